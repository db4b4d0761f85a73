/* kb-position.c: the statements that make one table out of another (13.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-engine.h"

static void
say_number (PwMoves *out, KbKind kind, int seat, int what, int number)
{
  PwMove *move = pw_moves_append (out, kind, seat);

  if (what >= 0)
    move->args[KB_ARG_WHAT] = (gint16) what;
  move->args[KB_ARG_NUMBER] = (gint16) number;
}

/* The buildings of a row from the left, up to the first gap. */
static guint
built_of (const KbPlayer *player, guint row)
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
      say_number (out, KB_KIND_BUILT, seat, (int) row + 1, (int) built_of (to, row));
  for (guint i = 0; i < KB_RESOURCES; i++)
    if (before[i] != after[i])
      say_number (out, KB_KIND_HAVE, seat, resources[i], MIN (after[i], 60));
  for (int tally = 0; tally < KB_TALLIES; tally++)
    if (to->tally[tally] > 0 && from->tally[tally] != to->tally[tally])
      say_number (out, KB_KIND_HAVE, seat, KB_RESOURCES + tally, to->tally[tally] - 1);
  if (from->points != to->points)
    say_number (out, KB_KIND_SCORE, seat, -1, CLAMP (to->points - from->points, -999, 999));
}

static void
say_order (const KbState *to, PwMoves *out)
{
  PwMove *move = pw_moves_append (out, KB_KIND_ORDER, PW_TABLE);

  for (guint i = 0; i < to->n_players; i++)
    move->args[i] = to->order[i];
}

/**
 * kb_position:
 * @from: a state
 * @to: another state of the same table
 * @out: the statements are appended
 *
 * Finds what has to be said for @from to become @to. Within a phase nobody can say where the dice lie, and
 * what waits for a decision. A game that is over needs no more of the table than what lies before the
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
  if (from->year != to->year || from->phase != to->phase)
    say_number (out, KB_KIND_NOW, PW_TABLE, to->year + 1, to->phase);
}
