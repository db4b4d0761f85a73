/* kb-position.c: the statements that make one table out of another (13.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/position/kb-says.h"

static void
say_number (PwMoves *out, KbKind kind, int seat, int what, int number)
{
  PwMove *move = pw_moves_append (out, kind, seat);

  if (what >= 0)
    move->args[KB_ARG_WHAT] = (gint16) what;
  move->args[KB_ARG_NUMBER] = (gint16) number;
}

/* The buildings of a row from the left, up to the first gap. */
guint
kb_row_built (const KbPlayer *player, guint row)
{
  return (guint) __builtin_ctz (~(player->buildings >> (row * KB_COLUMNS) & 15));
}

static void
say_player (const KbPlayer *from, const KbPlayer *to, int seat, PwMoves *out)
{
  static const guint8 resources[KB_RESOURCES] = { KB_RESOURCE_GOLD, KB_RESOURCE_WOOD, KB_RESOURCE_STONE, KB_RESOURCE_PLUS2,
                                                  KB_RESOURCE_SOLDIERS };
  const int before[KB_RESOURCES] = { from->goods[0], from->goods[1], from->goods[2], from->plus2, from->soldiers };
  const int after[KB_RESOURCES] = { to->goods[0], to->goods[1], to->goods[2], to->plus2, to->soldiers };

  for (guint row = 0; row < KB_ROWS; row++)
    if ((from->buildings ^ to->buildings) >> (row * KB_COLUMNS) & 15)
      say_number (out, KB_KIND_BUILT, seat, (int) row + 1, (int) kb_row_built (to, row));
  /* What became less first, so that there are never more in between than there can be. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < KB_RESOURCES; i++)
      if (pass == 0 ? after[i] < before[i] : after[i] > before[i])
        say_number (out, KB_KIND_HAVE, seat, resources[i], after[i]);
  for (int tally = 0; tally < KB_TALLIES; tally++)
    if (to->tally[tally] > 0 && from->tally[tally] != to->tally[tally])
      say_number (out, KB_KIND_HAVE, seat, KB_RESOURCES + tally, to->tally[tally] - 1);
  if (from->points != to->points)
    say_number (out, KB_KIND_SCORE, seat, -1, to->points - from->points);
}

static void
say_order (const KbState *to, PwMoves *out)
{
  PwMove *move = pw_moves_append (out, KB_KIND_ORDER, PW_TABLE);

  for (guint i = 0; i < to->n_players; i++)
    move->args[i] = to->order[i];
}

/* The calendar, and in a step that goes by turns whose turn it is. */
static void
say_now (const KbState *from, const KbState *to, PwMoves *out)
{
  gboolean step = to->stage == KB_STAGE_BUILD || to->stage == KB_STAGE_TOWN_HALL, turn = step || to->stage == KB_STAGE_RECRUIT;
  guint seat = to->order[MIN (to->turn, to->n_players - 1)];
  gboolean there = from->year == to->year && from->phase == to->phase && from->begins == to->begins;

  if (there && (!turn || (from->stage == to->stage && from->order[from->turn % to->n_players] == seat)))
    return;
  say_number (out, KB_KIND_NOW, PW_TABLE, to->year + 1, to->phase);
  if (step)
    out->items[out->n - 1].args[KB_ARG_STEP] = to->stage;
  if (turn)
    out->items[out->n - 1].args[KB_ARG_TURN] = (gint16) seat;
}

/**
 * kb_position:
 * @from: a state
 * @to: another state of the same table
 * @out: the statements are appended
 *
 * Finds what has to be said for @from to become @to. Within a phase nobody can say where the dice lie, and
 * what waits for a decision, apart from whose turn it is to build, to use the Town Hall or to recruit. A game that is over needs no more of the table than what lies before the
 * players; at the final-scoring level "finish" ends it.
 */
void
kb_position (gconstpointer from_data, gconstpointer to_data, PwMoves *out)
{
  const KbState *from = from_data, *to = to_data;

  for (guint seat = 0; seat < to->n_players; seat++)
    say_player (&from->players[seat], &to->players[seat], (int) seat, out);
  if (to->stage == KB_STAGE_OVER)
    {
      if (from->level == PW_LEVEL_FINAL && from->stage != KB_STAGE_OVER)
        pw_moves_append (out, KB_KIND_FINISH, PW_TABLE);
      return;
    }
  if (from->envoy != to->envoy)
    pw_moves_append (out, KB_KIND_ENVOY, PW_TABLE)->args[KB_ARG_WHAT] = to->envoy >= 0 ? to->envoy : PW_ARG_NONE;
  if (memcmp (from->order, to->order, to->n_players) != 0)
    say_order (to, out);
  say_now (from, to, out);
}
