/* cb-mend.c: lines of a log that no longer fit: what would make room for them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/game/cb-tables.h"
#include "core/pw-notation.h"

#include <glib/gi18n-lib.h>

/**
 * cb_upgrade:
 * @data: a state
 * @setup: who plays
 * @rules: the version of the rules that it was written by, or 0 where nobody says
 * @move: a line of a record of earlier rules that does not fit here
 * @events: (array length=n_events): what the move before brought about
 * @n_events: how many
 * @out: (out): what comes before it, or the line as a correction
 *
 * Up to version 1 of the rules an effect was lost where it could not be used at once, also where hiring workers or
 * the monasteries of an opponent would have helped; and a monastery that scores nothing did not wait (16.9). A
 * bonus from the black depot could bring an inn (13.1).
 *
 * Returns: %PW_MEND_BEFORE where there is something
 */
PwMend
cb_upgrade (gconstpointer data, const PwSetup *setup, guint rules, const PwMove *move, const PwEvent *events, guint n_events,
            PwMove *out)
{
  const CbState *state = data;
  const CbPendingClass *class;
  gboolean worthless;

  if (state->pending.n == 0)
    return PW_MEND_NOTHING;
  class = cb_pending_classes[cb_pending (state)];
  if (class->required || class->table)
    return PW_MEND_NOTHING;
  *out = *move;
  if (rules == 1 && move->kind == CB_KIND_FETCH && move->player == cb_actor (state) && move->args[CB_ARG_TILE] == CB_TILE_INN)
    return pw_move_set_reason (out, setup, _("by the rules of that time"), NULL) ? PW_MEND_BEFORE : PW_MEND_NOTHING;
  pw_move_init (out, CB_KIND_POINTS, cb_top (state)->seat);
  out->args[CB_ARG_NUMBER] = 0;
  worthless = cb_pending (state) == CB_PENDING_SCORE && !cb_points_check (state, out, NULL);
  pw_move_init (out, CB_KIND_SKIP, cb_top (state)->seat);
  return worthless || (class->possible != NULL && !class->possible (state, cb_top (state))) ? PW_MEND_BEFORE : PW_MEND_NOTHING;
}

/**
 * cb_mend:
 * @data: a state
 * @move: a line of the log that does not fit here
 * @out: (out): a move that makes room for it
 *
 * Turns end by themselves when nothing is left to do, so a changed line may leave a turn open
 * that was closed before, or close one that was open. The same holds for effects.
 *
 * Returns: what would help
 */
PwMend
cb_mend (gconstpointer data, const PwMove *move, PwMove *out)
{
  const CbState *state = data;
  int actor = cb_actor (data);
  PwMend mend;
  const CbModule *module;

  /* What the table is asked for, nobody else can say. */
  if ((move->kind < CB_KINDS && cb_kinds[move->kind].statement) || (state->pending.n > 0 && actor == PW_TABLE))
    return PW_MEND_NOTHING;
  if (move->kind == CB_KIND_END && (state->stage != CB_STAGE_TURN || move->player != actor))
    return PW_MEND_DROP;
  if (move->kind == CB_KIND_SKIP && (move->player != actor || state->pending.n == 0))
    return PW_MEND_DROP;
  if (move->kind == CB_KIND_FIRST && (move->player != actor || !pw_kind_set_has (cb_playable (state), CB_KIND_FIRST)))
    return PW_MEND_DROP;
  if ((move->kind == CB_KIND_CONFIRM || move->kind == CB_KIND_CONFIRM_TABLE) && !cb_asks (state))
    return PW_MEND_DROP;
  CB_FOREACH_MODULE (state, module, moves.mend)
    if (module->moves.mend (state, move, out, &mend))
      return mend;
  if (state->stage != CB_STAGE_TURN || cb_asks (state))
    return PW_MEND_NOTHING;
  if (state->pending.n > 0 && cb_pending (state) != CB_PENDING_SHIP && !cb_pending_classes[cb_pending (state)]->required &&
      (move->player != actor || move->kind == CB_KIND_END || !pw_kind_set_has (cb_playable (state), move->kind)))
    {
      pw_move_init (out, CB_KIND_SKIP, actor);
      return PW_MEND_BEFORE;
    }
  if (state->pending.n == 0 && actor >= 0 &&
      (move->kind == CB_KIND_ROLL || move->kind == CB_KIND_OWN || (move->player != actor && move->player >= 0)))
    {
      /* Only a player whose turn is still to come can be reached by ending turns. */
      for (guint i = state->turn; i < state->n_players; i++)
        if (move->kind == CB_KIND_ROLL || move->kind == CB_KIND_OWN || state->order[i] == move->player)
          {
            pw_move_init (out, CB_KIND_END, actor);
            return PW_MEND_BEFORE;
          }
    }
  return PW_MEND_NOTHING;
}
