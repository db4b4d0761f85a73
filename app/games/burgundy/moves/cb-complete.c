/* cb-complete.c: fills in what a player need not say: the die, the cheapest payment (4.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"
#include "core/pw-notation.h"

#include <glib/gi18n-lib.h>

static void
sort_args (PwMove *move, const guint8 *indices, guint n)
{
  for (guint i = 1; i < n; i++)
    for (guint j = i; j > 0; j--)
      {
        gint16 *a = &move->args[indices[j - 1]], *b = &move->args[indices[j]];
        gint16 kept = *a;

        /* Open arguments go last. */
        if (*b == PW_ARG_NONE || (*a != PW_ARG_NONE && *a <= *b))
          break;
        *a = *b;
        *b = kept;
      }
}

static const guint8 goods_args[] = { CB_ARG_GOODS, CB_ARG_KEEP_2, CB_ARG_KEEP_3 };

/* The value an action with a die needs, and whether a monastery gives a free step; 0: any value. */
static guint
value_of (const CbState *state, const PwMove *move, gboolean *free_step)
{
  const CbPlayer *player = &state->players[move->player];
  const CbDuchy *duchy = cb_duchy_of (player);
  int hex = move->args[CB_ARG_HEX];

  *free_step = FALSE;
  switch (move->kind)
    {
    case CB_KIND_TAKE: *free_step = cb_has (player, 12); return (guint) CLAMP (move->args[CB_ARG_DEPOT], 1, 6);
    case CB_KIND_SELL: return (guint) CLAMP (move->args[CB_ARG_GOODS], 1, 6);
    case CB_KIND_PLACE:
      if (hex < 0 || hex >= (int) duchy->n_hexes)
        return 0;
      *free_step = cb_place_free_step (player, cb_tile_type ((CbTile) move->args[CB_ARG_TILE]));
      return duchy->die[hex];
    default: return 0;
    }
}

static gboolean
complete_die (const CbState *state, PwMove *move, GError **error)
{
  const CbPlayer *player = &state->players[move->player];
  gboolean free_step;
  guint value = value_of (state, move, &free_step);
  guint8 dice[2];
  guint n = cb_faces (state, (guint) move->player, dice);
  gint16 *die = &move->args[CB_ARG_DIE];
  gint16 *workers = &move->args[CB_ARG_WORKERS];

  if (*die == PW_ARG_NONE && n > 0)
    {
      guint best = 0;

      if (n == 2)
        {
          guint first = value ? cb_die_cost (player, dice[0], value, free_step) : 0;
          guint second = value ? cb_die_cost (player, dice[1], value, free_step) : 0;

          if (*workers != PW_ARG_NONE && value)
            {
              gboolean a = cb_die_reaches (player, dice[0], value, free_step, (guint) *workers);
              gboolean b = cb_die_reaches (player, dice[1], value, free_step, (guint) *workers);

              if (a != b)
                {
                  first = !a;
                  second = !b;
                }
            }
          /* Where neither can pay, the first is as good: the refusal then says what it takes. */
          if (first == second && (value == 0 || *workers != PW_ARG_NONE || (int) first <= player->workers))
            {
              g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("Say which die: die=%u or die=%u."), dice[0],
                           dice[1]);
              return FALSE;
            }
          best = second < first;
        }
      *die = dice[best];
    }
  if (*die == PW_ARG_NONE || value == 0 || *die < 1 || *die > 6)
    {
      if (*workers == 0)
        *workers = PW_ARG_NONE;
      return TRUE;
    }
  if (*workers == PW_ARG_NONE || *workers == 0)
    {
      guint cost = cb_die_cost (player, (guint) *die, value, free_step);

      if (cost == 0)
        *workers = PW_ARG_NONE;
      else if (*workers == PW_ARG_NONE && (int) cost <= player->workers)
        *workers = (gint16) cost;
    }
  return TRUE;
}

static void
complete_buy (const CbState *state, PwMove *move)
{
  const CbPlayer *player = &state->players[move->player];
  gint16 *workers = &move->args[CB_ARG_WORKERS];

  if (*workers == PW_ARG_NONE)
    *workers = (gint16) cb_buy_workers (state, player);
  if (*workers == 0)
    *workers = PW_ARG_NONE;
  cb_complete_depot (state, move);
  cb_room_complete (state, move);
}

/* A purchase with monastery 6 names no depot where only a numbered one has the tile. */
void
cb_complete_depot (const CbState *state, PwMove *move)
{
  const CbPlayer *player = &state->players[move->player];
  gint16 *depot = &move->args[CB_ARG_DEPOT];

  if (*depot == PW_ARG_NONE && cb_has (player, 6) && cb_depot_find (state, 0, move->args[CB_ARG_TILE]) < 0)
    for (guint i = CB_DEPOTS; i >= 1; i--)
      if (cb_depot_find (state, i, move->args[CB_ARG_TILE]) >= 0)
        *depot = (gint16) i;
}

/* A ship that can take everything names no colours. */
static void
complete_ship (const CbState *state, PwMove *move)
{
  guint8 colours[CB_GOODS];
  guint n_free, n;

  sort_args (move, goods_args, 3);
  if (move->args[CB_ARG_DEPOT] < 1 || move->args[CB_ARG_DEPOT] > CB_DEPOTS)
    return;
  n = cb_ship_choices (state, (guint) move->player, (guint) move->args[CB_ARG_DEPOT], colours, &n_free);
  if (n > n_free || n > G_N_ELEMENTS (goods_args))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (goods_args); i++)
    if (move->args[goods_args[i]] != (i < n ? colours[i] : PW_ARG_NONE))
      return;
  for (guint i = 0; i < n; i++)
    move->args[goods_args[i]] = PW_ARG_NONE;
}

gboolean
cb_complete (gconstpointer data, PwMove *move, GError **error)
{
  const CbState *state = data;
  const CbModule *module;

  if (move->kind == CB_KIND_DEPOT)
    cb_depot_complete (state, move);
  if (move->player < 0 || move->player >= state->n_players || state->stage == CB_STAGE_OVER)
    return TRUE;
  CB_FOREACH_MODULE (state, module, moves.complete)
    if (!module->moves.complete (state, move, error))
      return FALSE;
  switch (move->kind)
    {
    case CB_KIND_START: sort_args (move, goods_args, 3); return TRUE;
    case CB_KIND_TAKE:
    case CB_KIND_PLACE:
    case CB_KIND_SELL:
    case CB_KIND_WORKERS:
      if ((state->stage != CB_STAGE_TURN && state->pending.n == 0) || move->player != cb_actor (state))
        return TRUE;
      if (move->kind == CB_KIND_TAKE)
        cb_room_complete (state, move);
      if (move->kind == CB_KIND_PLACE)
        cb_storage_complete (state, move);
      return complete_die (state, move, error);
    case CB_KIND_BUY:
      if (state->stage == CB_STAGE_TURN)
        complete_buy (state, move);
      return TRUE;
    case CB_KIND_SHIP:
      if (state->pending.n > 0)
        complete_ship (state, move);
      return TRUE;
    default: return TRUE;
    }
}
