/* cb-own.c: what one player's board asks instead of what the whole table would show: the own dice,
 * a ship's goods, which bonus tile was still there (10.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#include <glib/gi18n-lib.h>

/* -- own ---------------------------------------------------------------------------------------- */

/* Any dice may fall. */
gboolean
cb_own_check (gconstpointer data, const PwMove *move, GError **error)
{
  return TRUE;
}

void
cb_own_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  gboolean begins = state->stage == CB_STAGE_ROLL;
  CbPlayer *player = &state->players[begins ? state->me : state->order[state->turn]];
  guint8 dice[6] = { 0 };

  pw_dice_unpack (move->args[CB_ARG_WHAT], dice);
  player->dice[0] = dice[0];
  player->dice[1] = dice[1];
  player->used = 0;
  if (!begins)
    return;
  /* Where the round's goods tile went, nobody says. */
  state->stale |= CB_STALE_TABLE;
  cb_begin_turns (state, events);
}

void
cb_own_legal (gconstpointer data, PwMoves *out)
{
}

/* -- load --------------------------------------------------------------------------------------- */

/* How many tiles of a colour can still come: those that nobody is known to have (1.2). */
static guint
can_come (const CbState *state, guint goods)
{
  guint n = 0, all = cb_data_goods_per_colour ();

  for (guint seat = 0; seat < state->n_boards; seat++)
    n += state->players[seat].goods[goods - 1] + state->players[seat].sold[goods - 1];
  return all - MIN (n, all);
}

static gboolean
has_room (const CbPlayer *player, guint goods)
{
  guint colours = 0;

  for (guint i = 0; i < CB_GOODS; i++)
    colours += player->goods[i] > 0;
  return player->goods[goods - 1] > 0 || colours < CB_GOODS_SPACES;
}

gboolean
cb_load_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  guint goods = (guint) move->args[CB_ARG_GOODS], n = (guint) move->args[CB_ARG_NUMBER];
  guint most = can_come (state, goods);

  if (!has_room (&state->players[move->player], goods))
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_5_5, _("Goods that find no space stay in the depot."),
                           _("The three goods spaces hold other colours."));
      return FALSE;
    }
  if (n <= most)
    return TRUE;
  if (error)
    {
      g_autofree char *remedy = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "At most %u more can come.",
                                                              "At most %u more can come.", (gulong) most),
                                                 most);

      pw_rule_error_set (error, CB_RULE_10_1, remedy, _("There are only seven goods tiles of a colour: %s."),
                         cb_goods_label ((int) goods));
    }
  return FALSE;
}

/* What is known of the depots may have been just these tiles: no more lie there than exist. */
static void
thin_out (CbState *state, guint goods)
{
  guint most = can_come (state, goods), lying = 0;

  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    lying += state->depot_goods[depot][goods - 1];
  for (guint depot = 0; depot < CB_DEPOTS && lying > most; depot++)
    {
      guint8 *pile = &state->depot_goods[depot][goods - 1];
      guint gone = MIN (*pile, lying - most);

      *pile = (guint8) (*pile - gone);
      lying -= gone;
    }
}

void
cb_load_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint goods = (guint) move->args[CB_ARG_GOODS], n = (guint) move->args[CB_ARG_NUMBER];
  guint8 *stock = &state->players[move->player].goods[goods - 1];
  guint8 *seen = &state->goods_seen[goods - 1];

  *stock = (guint8) (*stock + n);
  cb_share (state, (guint) move->player);
  *seen = (guint8) MIN (*seen + n, MAX (*seen, cb_data_goods_per_colour ()));
  thin_out (state, goods);
  cb_note (events, move->player, CB_NOTE_GOODS_TAKEN, (int) n, CB_RULE_5_5, (int) goods, 0);
  cb_note (events, move->player, CB_NOTE_NOT_CHECKED, 1, CB_RULE_10_2, 0, 0);
}

void
cb_load_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);

  for (guint goods = 1; goods <= CB_GOODS; goods++)
    for (guint n = 1; has_room (&state->players[seat], goods) && n <= can_come (state, goods); n++)
      {
        PwMove *move = pw_moves_append (out, CB_KIND_LOAD, seat);

        move->args[CB_ARG_GOODS] = (gint16) goods;
        move->args[CB_ARG_NUMBER] = (gint16) n;
      }
}

/* -- claim -------------------------------------------------------------------------------------- */

static CbType
claimed (const CbState *state)
{
  return (CbType) cb_top (state)->arg;
}

gboolean
cb_claim_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;

  if (cb_bonus_sizes (state, (guint) move->player, claimed (state)) >> move->args[CB_ARG_SIZE] & 1)
    return TRUE;
  if (error)
    pw_rule_error_set (error, claimed (state) == CB_BONUS_POSTS ? CB_RULE_15_1 : CB_RULE_5_7,
                       _("See which of the two bonus tiles was still there."),
                       _("From what is known, it cannot have been that bonus tile."));
  return FALSE;
}

void
cb_claim_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  CbType type = claimed (state);
  int size = move->args[CB_ARG_SIZE];

  cb_pop (state);
  if (size == CB_SIZE_LARGE || size == CB_SIZE_SMALL)
    cb_bonus_give (state, (guint) move->player, type, size == CB_SIZE_LARGE, events);
  /* Others were before: what was better has gone to them. */
  if (size != CB_SIZE_LARGE)
    state->bonus_large &= (guint8) ~(1u << type);
  if (size == CB_SIZE_NONE)
    state->bonus_small &= (guint8) ~(1u << type);
  cb_settle (state, events);
}

void
cb_claim_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);
  guint sizes = cb_bonus_sizes (state, (guint) seat, claimed (state));
  static const gint16 best_first[] = { CB_SIZE_LARGE, CB_SIZE_SMALL, CB_SIZE_NONE };

  for (guint i = 0; i < G_N_ELEMENTS (best_first); i++)
    if (sizes >> best_first[i] & 1)
      pw_moves_append (out, CB_KIND_CLAIM, seat)->args[CB_ARG_SIZE] = best_first[i];
}
