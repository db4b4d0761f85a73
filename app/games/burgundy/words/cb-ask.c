/* cb-ask.c: what is asked while a move is chosen step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/words/cb-sentences.h"

#include <glib/gi18n-lib.h>

/* Whether nothing is chosen yet: then the prompt asks. */
static gboolean
is_open (const PwMove *partial)
{
  if (partial->kind != PW_KIND_ANY)
    return FALSE;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (partial->args[i] != PW_ARG_NONE)
      return FALSE;
  return TRUE;
}

/* What the first of the choices adds: doing without and ending the turn come last. */
static CbGroup
group_of (const GArray *choices)
{
  return (CbGroup) g_array_index (choices, PwChoice, 0).group;
}

/* The starting castle is asked first, then three goods tiles, one by one. */
static char *
start_question (const PwMove *partial)
{
  guint n = 1u + (partial->args[CB_ARG_GOODS] != PW_ARG_NONE) + (partial->args[CB_ARG_KEEP_2] != PW_ARG_NONE);

  return g_strdup_printf (_("goods tile %u of 3 to start with: which colour?"), n);
}

static char *
die_question (const CbState *state, const PwMove *partial)
{
  guint8 dice[2];
  int die = partial->args[CB_ARG_DIE];
  int workers = cb_arg (partial, CB_ARG_WORKERS, 0);

  if (die == PW_ARG_NONE)
    {
      if (cb_dice_open (&state->players[partial->player], dice) != 1)
        return NULL;
      die = dice[0];
    }
  if (workers > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "what to do with the %d, changed by %d worker",
                                         "what to do with the %d, changed by %d workers", (gulong) workers),
                            die, workers);
  return g_strdup_printf (_("what to do with the %d"), die);
}

/* Whether the die is all that is left to say of what is taken or placed. */
static gboolean
lacks_the_die (const PwMove *partial)
{
  if (partial->args[CB_ARG_TILE] == PW_ARG_NONE || partial->args[CB_ARG_TILE] >= CB_TILE_UNKNOWN ||
      partial->args[CB_ARG_DIE] != PW_ARG_NONE)
    return FALSE;
  return (partial->kind == CB_KIND_TAKE && partial->args[CB_ARG_DEPOT] != PW_ARG_NONE) ||
         (partial->kind == CB_KIND_PLACE && partial->args[CB_ARG_HEX] != PW_ARG_NONE);
}

/* A tile that was clicked in a depot may be named at any time: of the black depot first its colour is asked. */
static char *
depot_question (const PwMove *partial)
{
  if (partial->args[0] == 0)
    return g_strdup (_("The black depot: which tile lies there?"));
  return g_strdup_printf (_("Depot %d: which tile lies there?"), partial->args[0]);
}

/**
 * cb_ask:
 * @setup: who plays
 * @data: how it stands
 * @partial: what is chosen so far
 * @choices: (element-type PwChoice): what may be added
 *
 * Returns: (transfer full) (nullable): what is asked; %NULL: what the prompt asks
 */
char *
cb_ask (const PwSetup *setup, gconstpointer data, const PwMove *partial, const GArray *choices)
{
  const CbState *state = data;

  if (partial->kind == CB_KIND_DEPOT && choices->len > 0)
    return depot_question (partial);
  if (is_open (partial) || partial->player < 0)
    return NULL;
  if (state->stage == CB_STAGE_START && group_of (choices) == CB_GROUP_GOODS)
    return start_question (partial);
  if (choices->len > 1 && group_of (choices) != CB_GROUP_DISCARD && group_of (choices) != CB_GROUP_STORAGE &&
      lacks_the_die (partial))
    return g_strdup (_("with which die?"));
  switch (group_of (choices))
    {
    case CB_GROUP_DISCARD:
      if ((partial->kind == CB_KIND_TAKE || partial->kind == CB_KIND_BUY) && partial->args[CB_ARG_TILE] != PW_ARG_NONE)
        return g_strdup_printf (_("to make room for %s: which tile is thrown out?"),
                                cb_tile_phrase (partial->args[CB_ARG_TILE]));
      return g_strdup (_("the key spaces are full: which tile is thrown out?"));
    case CB_GROUP_STORAGE: return g_strdup (_("common or private key space?"));
    case CB_GROUP_DEPOT: return g_strdup (_("take a tile: from which depot?"));
    case CB_GROUP_TAKE:
      if (partial->kind != CB_KIND_TAKE)
        break;
      if (partial->args[CB_ARG_TILE] != PW_ARG_NONE && partial->args[CB_ARG_DEPOT] == PW_ARG_NONE)
        return g_strdup (_("take a tile: from which depot?"));
      if (partial->args[CB_ARG_DEPOT] != PW_ARG_NONE)
        return g_strdup_printf (_("take a tile from depot %d: which?"), partial->args[CB_ARG_DEPOT]);
      return g_strdup (_("take a tile: which?"));
    case CB_GROUP_BUY_TILE: return g_strdup (_("buy a tile: which?"));
    case CB_GROUP_PAY: return g_strdup (_("pay with silver or workers?"));
    case CB_GROUP_NAME: return g_strdup (_("which tile lies there?"));
    case CB_GROUP_KEEP: return g_strdup (_("which colours of goods are kept?"));
    case CB_GROUP_NUMBER: return g_strdup (_("how many of them?"));
    case CB_GROUP_DIE: return g_strdup (_("with which die?"));
    case CB_GROUP_PLACE:
      if (partial->kind == CB_KIND_PLACE && partial->args[CB_ARG_TILE] >= CB_TILE_UNKNOWN &&
          partial->args[CB_ARG_HEX] != PW_ARG_NONE)
        return g_strdup (_("which tile is it?"));
      if (partial->kind == CB_KIND_PLACE)
        return g_strdup (partial->args[CB_ARG_TILE] != PW_ARG_NONE ? _("place the tile: on which hex?")
                                                                   : _("place a tile: which, and where?"));
      break;
    case CB_GROUP_SELL:
      if (partial->kind == CB_KIND_SELL)
        return g_strdup (_("sell goods: which colour?"));
      break;
    default: break;
    }
  return partial->kind == PW_KIND_ANY && state->pending.n == 0 ? die_question (state, partial) : NULL;
}

/**
 * cb_unlikely:
 * @setup: who plays
 * @data: how it stands
 * @move: a legal move
 *
 * A turn mostly ends by itself: whoever types "end" after that would end the next player's.
 *
 * Returns: (transfer full) (nullable): why ending the turn is hardly meant, and what Enter once more does
 */
char *
cb_unlikely (const PwSetup *setup, gconstpointer data, const PwMove *move)
{
  const CbState *state = data;

  if (move->kind != CB_KIND_END || state->n_players < 2 || state->level != PW_LEVEL_REFEREE ||
      state->players[move->player].used != 0)
    return NULL;
  return g_strdup_printf (_("%s has used neither die. Press Enter again to end the turn all the same."),
                          pw_setup_name (setup, (guint) move->player));
}
