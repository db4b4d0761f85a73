/* kb-help.c: what advisors give (6.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

/* Whether the help asks something of its owner. The Alchemist asks nothing of who has no goods. */
gboolean
kb_must_choose (const KbState *state, guint seat, guint advisor)
{
  const KbAdvisorInfo *info = &kb_advisors[advisor];

  if (info->trade)
    return kb_goods_count (&state->players[seat]) > 0;
  return info->any > 0 || info->either != 0;
}

/**
 * kb_help:
 * @state: the state
 * @seat: whose group it is
 * @advisor: 1 to 18
 * @events: the events
 *
 * Gives what the advisor always gives, apart from goods of choice (6.1).
 */
void
kb_help (KbState *state, guint seat, guint advisor, PwEvents *events)
{
  const KbAdvisorInfo *info = &kb_advisors[advisor];
  int n = (int) advisor, soldiers = info->soldiers;

  kb_note (events, (int) seat, KB_NOTE_HELP, 0, KB_RULE_6_1, n, 0);
  if (info->trade && kb_goods_count (&state->players[seat]) == 0)
    kb_note (events, (int) seat, KB_NOTE_CANNOT, 0, KB_RULE_6_2, KB_STAGE_HELP, n);
  for (guint good = 0; good < KB_GOODS; good++)
    kb_gain (state, seat, (KbResource) good, info->goods[good], KB_RULE_6_1, n, events);
  kb_gain (state, seat, KB_RESOURCE_PLUS2, info->plus2, KB_RULE_6_1, n, events);
  kb_gain (state, seat, KB_RESOURCE_SOLDIERS, soldiers, KB_RULE_6_1, n, events);
  if (soldiers > 0 && kb_stands (&state->players[seat], KB_STABLE))
    kb_gain (state, seat, KB_RESOURCE_SOLDIERS, 1, KB_RULE_7_5, KB_STABLE, events);
  kb_points (state, seat, KB_FROM_ADVISORS, info->points, info->points < 0 ? KB_RULE_6_2 : KB_RULE_6_1, n, 0, events);
  if (info->peek)
    {
      state->peeked |= (guint8) (1u << seat);
      kb_note (events, (int) seat, KB_NOTE_PEEK, 0, KB_RULE_6_2, n, 0);
    }
}

/**
 * kb_take_count:
 * @state: a state in which goods are taken
 * @either: (out): bit set of #KbGood that may be taken
 *
 * Returns: how many goods "take" names now
 */
guint
kb_take_count (const KbState *state, guint *either)
{
  *either = (1u << KB_GOODS) - 1;
  if (state->stage == KB_STAGE_HELP)
    {
      const KbAdvisorInfo *info = &kb_advisors[state->advisor];

      if (info->either)
        *either = info->either;
      return info->either ? 1 : info->any;
    }
  if (state->stage == KB_STAGE_WIN)
    return MIN (state->enemy.win.any, KB_GOODS);
  return 1;
}
