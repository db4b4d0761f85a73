/* test-records.c: whole recorded games of Kingsburg: scores, bytes, and a second count of the points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/kingsburg.h"
#include "games/pw-games.h"
#include "kit/records.h"

static const KbState *
state_at (const PwHistory *history, guint at)
{
  return pw_history_get_state (history, at);
}

/* -- A second count --------------------------------------------------------------------------------------- */

/* Points and bonuses of the buildings, written down again, row by row (7.3, 11.3). */
static const int points_of[KB_BUILDINGS] = { 3, 5, 7, 9, 0, 1, 2, 4, 1, 2, 4, 6, 0, 2, 2, 4, 0, 1, 2, 4 };
static const int bonus_of[KB_BUILDINGS] = { 0, 0, 0, 0, 0, 0, -1, 0, 1, 1, 0, 2, 1, 0, 1, 1, 0, 0, 0, 0 };

typedef struct
{
  int of[KB_MAX_PLAYERS][KB_SOURCES];
} Count;

static int
strength_of (const KbPlayer *player, guint enemy)
{
  int strength = player->soldiers;

  for (guint i = 0; i < KB_BUILDINGS; i++)
    if (player->buildings >> i & 1)
      strength += bonus_of[i];
  strength += enemy == KB_DEMONS && player->buildings >> KB_CHURCH & 1;
  strength += enemy == KB_ZOMBIES && player->buildings >> KB_PALISADE & 1;
  strength += enemy == KB_GOBLINS && player->buildings >> KB_BARRICADE & 1;
  return strength;
}

/* The building that goes first: columns from the right, rows from the top (11.6). */
static int
first_to_go (guint32 buildings)
{
  static const int order[KB_BUILDINGS] = { 3, 7, 11, 15, 19, 2, 6, 10, 14, 18, 1, 5, 9, 13, 17, 0, 4, 8, 12, 16 };

  for (guint i = 0; i < KB_BUILDINGS; i++)
    if (buildings >> order[i] & 1)
      return order[i];
  return -1;
}

/* The battle that begins with @state, when everybody's reinforcements but @more of @seat are counted. */
static void
count_battle (Count *count, const KbState *state, int all, guint seat, int more)
{
  int highest = -99, strength[KB_MAX_PLAYERS];
  gboolean won[KB_MAX_PLAYERS];

  for (guint i = 0; i < state->n_players; i++)
    {
      const KbPlayer *player = &state->players[i];
      int enemy = state->enemy.strength;

      strength[i] = strength_of (player, state->enemy.type) + all + (i == seat ? more : 0);
      won[i] = strength[i] > enemy || (strength[i] == enemy && player->buildings >> KB_STONE_WALL & 1);
      highest = MAX (highest, strength[i]);
      if (won[i])
        count->of[i][KB_FROM_BATTLES] += state->enemy.win.points + (player->buildings >> KB_FORTRESS & 1);
      else if (strength[i] < enemy)
        {
          guint32 buildings = player->buildings;

          count->of[i][KB_FROM_LOSSES] -= state->enemy.lose.points;
          for (guint k = 0; k < state->enemy.lose.buildings && buildings; k++)
            {
              int lost = first_to_go (buildings);

              count->of[i][KB_FROM_LOSSES] -= points_of[lost];
              buildings &= ~(1u << lost);
            }
        }
    }
  for (guint i = 0; i < state->n_players; i++)
    count->of[i][KB_FROM_BATTLES] += won[i] && strength[i] == highest;
}

/* A season is over: Embassies, and after spring the King's Reward (7.5, 8.1). */
static void
count_season (Count *count, const KbState *after, guint phase)
{
  int most = 0;

  for (guint i = 0; i < after->n_players; i++)
    {
      most = MAX (most, __builtin_popcount (after->players[i].buildings));
      count->of[i][KB_FROM_EMBASSY] += after->players[i].buildings >> KB_EMBASSY & 1;
    }
  for (guint i = 0; i < after->n_players && phase == KB_PHASE_SPRING; i++)
    count->of[i][KB_FROM_REWARD] += __builtin_popcount (after->players[i].buildings) == most;
}

static void
count_move (Count *count, const KbState *before, const PwMove *move, const KbState *after)
{
  int seat = move->player;

  if (before->phase != after->phase && before->phase % 2 == 0 && before->phase <= KB_PHASE_AUTUMN)
    count_season (count, after, before->phase);
  switch (move->kind)
    {
    case KB_KIND_INFLUENCE:
      count->of[seat][KB_FROM_ADVISORS] += move->args[KB_ARG_ADVISOR] == 1    ? 1
                                           : move->args[KB_ARG_ADVISOR] == 14 ? -1
                                           : move->args[KB_ARG_ADVISOR] == 17 ? 3
                                                                              : 0;
      break;
    case KB_KIND_BUILD: count->of[seat][KB_FROM_BUILDINGS] += points_of[move->args[KB_ARG_BUILDING]]; break;
    case KB_KIND_HALL: count->of[seat][KB_FROM_TOWN_HALL]++; break;
    case KB_KIND_KING: count_battle (count, before, move->args[0], 0, 0); break;
    case KB_KIND_TOKEN:
      if (before->turn == before->n_players - 1)
        count_battle (count, before, 0, (guint) seat, move->args[0]);
      break;
    default: break;
    }
}

/* What @seat should have by each source. */
static void
count_points (const PwHistory *history, guint seat, int *points)
{
  guint n = pw_history_get_cursor (history);
  const KbPlayer *player = &state_at (history, n)->players[seat];
  Count count = { { { 0 } } };

  for (guint i = 0; i < n; i++)
    count_move (&count, state_at (history, i), pw_history_get_move (history, i), state_at (history, i + 1));
  if (player->buildings >> KB_CATHEDRAL & 1)
    count.of[seat][KB_FROM_CATHEDRAL] = (player->goods[0] + player->goods[1] + player->goods[2]) / 2;
  memcpy (points, count.of[seat], sizeof count.of[seat]);
}

static const RecordBook book = { .game = &kb_game, .count = count_points };

/* -- All of them together ------------------------------------------------------------------------------------ */

/* Every number of players, every building, every kind of move that a referee enters. */
static void
use_everything (void)
{
  g_auto (GStrv) names = records_list ();
  guint players = 0, options = 0;
  guint32 built = 0, influenced = 0;
  PwKindSet kinds = PW_KIND_SET_NONE;
  gboolean destroyed = FALSE;

  for (guint i = 0; names[i]; i++)
    {
      g_autoptr (PwRecord) record = records_load (names[i]);
      const PwHistory *history = record->history;
      const KbState *end = records_end (record);

      players |= 1u << end->n_players;
      options |= 1u << end->options[KB_OPTION_TOKENS];
      for (guint k = 0; k < pw_history_get_cursor (history); k++)
        {
          const PwMove *move = pw_history_get_move (history, k);
          guint n;
          const PwEvent *events = pw_history_get_events (history, k, &n);

          pw_kind_set_add (&kinds, pw_kind_set_of (move->kind));
          if (move->kind == KB_KIND_BUILD)
            built |= 1u << move->args[KB_ARG_BUILDING];
          if (move->kind == KB_KIND_INFLUENCE)
            influenced |= 1u << move->args[KB_ARG_ADVISOR];
          for (guint e = 0; e < n; e++)
            destroyed |= events[e].kind == PW_EVENT_NOTE && events[e].what == KB_NOTE_DESTROYED;
        }
    }
  g_assert_cmphex (players, ==, 1u << 2 | 1u << 3 | 1u << 4 | 1u << 5);
  g_assert_cmphex (options, ==, 3);
  g_assert_cmphex (built, ==, (1u << KB_BUILDINGS) - 1);
  g_assert_cmphex (influenced, ==, (1u << (KB_ADVISORS + 1)) - 2);
  g_assert_true (destroyed);
  for (guint kind = 0; kind <= KB_KIND_PASS; kind++)
    if (!pw_kind_set_has (kinds, kind))
      g_error ("no recorded game has the move %s", kb_game.kinds[kind].name);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  pw_games_init ();
  records_add (&book, argv[1]);
  g_test_add_func ("/records/kingsburg/use-everything", use_everything);
  return g_test_run ();
}
