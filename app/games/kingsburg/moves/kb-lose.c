/* kb-lose.c: goods of choice that a defeat takes (11.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include <glib/gi18n-lib.h>

static const guint8 good_args[KB_GOODS] = { KB_ARG_GOLD, KB_ARG_WOOD, KB_ARG_STONE };

gboolean
kb_lose_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  const KbPlayer *player = &state->players[move->player];
  guint want = MIN (state->enemy.lose.any, kb_goods_count (player)), n = 0;

  for (guint good = 0; good < KB_GOODS; good++)
    {
      guint lost = (guint) kb_arg (move, good_args[good], 0);

      n += lost;
      if (lost <= player->goods[good])
        continue;
      if (error)
        pw_rule_error_set (error, KB_RULE_11_5, _("Choose among the goods that are there, for example: {lose}."),
                           _("There is not that much %s: %u."), kb_good_label (good), lost);
      return FALSE;
    }
  if (n == want)
    return TRUE;
  if (error)
    pw_rule_error_set (error, KB_RULE_11_5, _("Say which, for example: {lose}."),
                       g_dngettext (GETTEXT_PACKAGE, "%u good of choice is lost, not %u.", "%u goods of choice are lost, not %u.",
                                    (gulong) want),
                       want, n);
  return FALSE;
}

void
kb_lose_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  guint seat = (guint) move->player;

  kb_force_begin (state, move);
  for (guint good = 0; good < KB_GOODS; good++)
    kb_gain (state, seat, (KbResource) good, -kb_arg (move, good_args[good], 0), KB_RULE_11_5, 0, events);
  state->players[seat].did |= KB_DID_DECLINE;
  kb_go_on (state, events);
}

void
kb_lose_legal (gconstpointer data, PwMoves *out)
{
  const KbState *state = data;
  int actor = kb_actor (state);
  const KbPlayer *player;
  guint want;

  if (actor < 0)
    return;
  player = &state->players[actor];
  want = MIN (state->enemy.lose.any, kb_goods_count (player));
  for (guint gold = 0; gold <= MIN (want, player->goods[KB_GOLD]); gold++)
    for (guint wood = 0; gold + wood <= want && wood <= player->goods[KB_WOOD]; wood++)
      if (want - gold - wood <= player->goods[KB_STONE])
        {
          PwMove *move = pw_moves_append (out, KB_KIND_LOSE, actor);

          move->args[KB_ARG_GOLD] = (gint16) gold;
          move->args[KB_ARG_WOOD] = (gint16) wood;
          move->args[KB_ARG_STONE] = (gint16) (want - gold - wood);
          kb_shorten_counts (move);
        }
}
