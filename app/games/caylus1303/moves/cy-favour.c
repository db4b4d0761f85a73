/* cy-favour.c: favours: a character, or a tile of the site and then perhaps a character (9)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

static gboolean
from_board (const CyState *state)
{
  return pw_pendings_kind (&state->pendings) == CY_ASK_CHARACTER;
}

/* How many of those on the board nobody has named. */
static guint
count_unknown (const CyState *state)
{
  guint named = 0;

  for (guint i = 0; i < CY_CHARACTERS; i++)
    named += state->characters[i] == CY_BOARD;
  return state->on_board - MIN (named, state->on_board);
}

/* Whether it lies there, or can be one of those that nobody has named. */
gboolean
cy_may_lie_on_board (const CyState *state, guint character)
{
  int where = state->characters[character];

  if (cy_is_board (state))
    return where != state->me;
  return where == CY_BOARD || (where == CY_AWAY && count_unknown (state) > 0);
}

gboolean
cy_can_take (const CyState *state, int seat, guint character)
{
  int where = state->characters[character];

  if (from_board (state) || cy_is_board (state))
    return cy_may_lie_on_board (state, character);
  return where >= 0 && where != seat;
}

gboolean
cy_take_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint character = (guint) move->args[CY_ARG_CHARACTER];

  if (cy_can_take (state, move->player, character))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CY_RULE_9_1, _("For example: {move}."),
                       from_board (state) ? _("This character does not lie on the board: %s.")
                                          : _("No other player has this character: %s."),
                       cy_character_name (state, (int) character));
  return FALSE;
}

void
cy_take_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint character = (guint) move->args[CY_ARG_CHARACTER];
  int from = MAX (CY_BOARD, state->characters[character]);

  pw_pendings_pop (&state->pendings);
  if (from == CY_BOARD && !cy_is_board (state))
    state->on_board--;
  if (!cy_is_board (state))
    cy_note (events, move->player, CY_NOTE_CHARACTER, 0, CY_RULE_9_1, (int) character, from);
  state->characters[character] = move->player;
  cy_go_on (state, events);
}

void
cy_take_legal (gconstpointer data, PwMoves *out)
{
  const CyState *state = data;
  int actor = cy_actor (state);

  for (guint i = 0; i < CY_CHARACTERS; i++)
    if (cy_can_take (state, actor, i))
      pw_moves_append (out, CY_KIND_TAKE, actor)->args[CY_ARG_CHARACTER] = (gint16) i;
}

/* -- favour ------------------------------------------------------------------------------------------------------- */

/* The effect is answered first, then the character; an unnamed tile is named before. */
static void
use_site (CyState *state, const PwMove *move, PwEvents *events)
{
  guint number = (guint) move->args[CY_ARG_NUMBER];

  pw_pendings_pop (&state->pendings);
  pw_pendings_push (&state->pendings, CY_ASK_CHARACTER, move->player, 0);
  pw_pendings_push (&state->pendings, CY_ASK_SITE, move->player, (int) number);
  if (state->site_tiles[number - 1] == CY_UNNAMED)
    pw_pendings_push (&state->pendings, CY_ASK_NAME, PW_TABLE, 0)->more = (gint16) number;
  cy_go_on (state, events);
}

/**
 * cy_favour_follows:
 * @move: a favour
 *
 * Returns: whether it says, besides the tile of the site, what the effect of that needs
 */
gboolean
cy_favour_follows (const PwMove *move)
{
  gboolean follows = move->args[CY_ARG_WHERE] != PW_ARG_NONE || move->args[CY_ARG_TILE] != PW_ARG_NONE;

  for (guint good = 0; good < CY_GOODS; good++)
    follows |= move->args[CY_ARG_GOODS + good] != PW_ARG_NONE;
  return follows;
}

/* The move that @move says besides, where @state, with @n decisions before, asks for the effect of the tile. */
static gboolean
read_effect (const CyState *state, const PwMove *move, guint n, PwMove *effect)
{
  const PwPending *asked = state->pendings.n == n + 1 ? pw_pendings_top (&state->pendings) : NULL;

  if (asked == NULL || asked->seat != move->player || (asked->kind != CY_ASK_USE && asked->kind != CY_ASK_BUILD))
    return FALSE;
  /* A tile is for building, a price for using. */
  if (move->args[asked->kind == CY_ASK_USE ? CY_ARG_TILE : CY_ARG_WHERE] != PW_ARG_NONE)
    return FALSE;
  pw_move_init (effect, asked->kind == CY_ASK_USE ? CY_KIND_USE : CY_KIND_BUILD, move->player);
  effect->args[CY_ARG_TILE] = move->args[CY_ARG_TILE];
  effect->args[CY_ARG_NUMBER] = move->args[CY_ARG_WHERE];
  for (guint good = 0; good < CY_GOODS; good++)
    effect->args[CY_ARG_GOODS + good] = move->args[CY_ARG_GOODS + good];
  return effect->kind == CY_KIND_USE || effect->args[CY_ARG_TILE] != PW_ARG_NONE;
}

/* The state in which the effect is asked, and the move that answers it, or %NULL: there is nothing to say. */
static CyState *
look_ahead (const CyState *state, const PwMove *move, PwMove *effect)
{
  g_autofree CyState *after = g_memdup2 (state, sizeof *state);
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);

  use_site (after, move, events);
  return read_effect (after, move, state->pendings.n, effect) ? g_steal_pointer (&after) : NULL;
}

static gboolean
check_effect (const CyState *state, const PwMove *move, GError **error)
{
  PwMove effect;
  g_autofree CyState *after = look_ahead (state, move, &effect);

  if (after)
    {
      g_autoptr (GError) why = NULL;

      if (pw_game_check (cy_itself, after, &effect, &why))
        return TRUE;
      /* What would be right is said as it stands now, before the favour. */
      if (error)
        pw_rule_error_set (error, why->domain == PW_RULE_ERROR ? (CyRule) why->code : CY_RULE_9_3, _("For example: {move}."),
                           "%s", why->message);
      return FALSE;
    }
  if (error)
    pw_rule_error_set (error, CY_RULE_9_3, _("Say the number of the tile alone."),
                       _("Nothing of this kind is to be said for the effect of this tile of the site: %s."),
                       cy_tile_label (state->site_tiles[move->args[CY_ARG_NUMBER] - 1]));
  return FALSE;
}

/**
 * cy_favour_complete:
 * @state: a state
 * @move: (inout): a favour; what the effect that it says leaves open is filled in
 * @error: (nullable): return location
 *
 * Returns: %FALSE where several would be as good
 */
gboolean
cy_favour_complete (const CyState *state, PwMove *move, GError **error)
{
  int number = cy_arg (move, CY_ARG_NUMBER, 0);
  g_autofree CyState *after = NULL;
  PwMove effect;

  if (!cy_favour_follows (move) || move->player != cy_actor (state) || pw_pendings_kind (&state->pendings) != CY_ASK_FAVOUR ||
      number < 1 || number > CY_SITE_TILES || !cy_can_site (state, (guint) move->player, (guint) number))
    return TRUE;
  after = look_ahead (state, move, &effect);
  if (after == NULL)
    return TRUE;
  if (!pw_game_complete (cy_itself, after, &effect, NULL))
    {
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING,
                   _("Say which goods, or the number of the tile alone: they are asked then."));
      return FALSE;
    }
  move->args[CY_ARG_WHERE] = effect.args[CY_ARG_NUMBER];
  for (guint good = 0; good < CY_GOODS; good++)
    move->args[CY_ARG_GOODS + good] = effect.args[CY_ARG_GOODS + good];
  return TRUE;
}

gboolean
cy_favour_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint number = (guint) move->args[CY_ARG_NUMBER];

  if (cy_can_site (state, (guint) move->player, number))
    return !cy_favour_follows (move) || check_effect (state, move, error);
  if (error && number > (state->round + 2u) / 3u)
    pw_rule_error_set (error, CY_RULE_9_2, _("For example: {move}."),
                       _("In round %u this tile of the site is not open yet: %u."), state->round, number);
  else if (error)
    pw_rule_error_set (error, CY_RULE_9_1, _("For example: {move}."),
                       _("This tile of the site brings nothing now, and no character lies on the board: %s."),
                       cy_tile_label (state->site_tiles[number - 1]));
  return FALSE;
}

void
cy_favour_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint before = state->pendings.n;
  PwMove effect;

  use_site (state, move, events);
  if (cy_favour_follows (move) && read_effect (state, move, before, &effect))
    pw_game_apply (cy_itself, state, &effect, events);
}

void
cy_favour_legal (gconstpointer data, PwMoves *out)
{
  const CyState *state = data;

  for (guint number = 1; number <= CY_SITE_TILES; number++)
    if (cy_can_site (state, (guint) cy_actor (state), number))
      pw_moves_append (out, CY_KIND_FAVOUR, cy_actor (state))->args[CY_ARG_NUMBER] = (gint16) number;
}
