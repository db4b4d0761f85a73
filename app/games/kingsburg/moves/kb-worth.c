/* kb-worth.c: what a dealt player who builds for later thinks of a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

/* Goods are what buildings are made of. */
static int
worth_of_advisor (const KbAdvisorInfo *advisor)
{
  int goods = advisor->any + (advisor->either != 0) + advisor->trade;

  for (guint good = 0; good < KB_GOODS; good++)
    goods += advisor->goods[good];
  return 3 * goods + advisor->plus2 + advisor->soldiers;
}

/* A row that was begun comes before a new one, and saving up for it, too. */
static int
worth_of_waiting (const KbPlayer *player)
{
  for (guint row = 0; row < KB_ROWS; row++)
    if (kb_stands (player, row * KB_COLUMNS) && !kb_stands (player, row * KB_COLUMNS + KB_COLUMNS - 1))
      return 4;
  return 0;
}

/**
 * kb_worth:
 * @data: a state
 * @move: a legal move of whoever acts
 *
 * Returns: 0 to 15: how much somebody would like it who wants the buildings at the ends of the rows
 */
int
kb_worth (gconstpointer data, const PwMove *move)
{
  const KbState *state = data;

  switch ((KbKind) move->kind)
    {
    case KB_KIND_INFLUENCE: return MIN (2 + worth_of_advisor (&kb_advisors[move->args[KB_ARG_ADVISOR]]), 15);
    case KB_KIND_BUILD: return 1 + 4 * (move->args[KB_ARG_BUILDING] % KB_COLUMNS);
    case KB_KIND_RECRUIT: return move->args[KB_ARG_WHAT] <= 2 ? 4 : 0;
    case KB_KIND_USE:
    case KB_KIND_GIVE: return 6;
    case KB_KIND_PASS:
      if (state->stage == KB_STAGE_BUILD)
        return worth_of_waiting (&state->players[move->player]);
      return state->stage == KB_STAGE_RECRUIT || state->stage == KB_STAGE_TOWN_HALL ? 4 : 0;
    default: return 2;
    }
}
