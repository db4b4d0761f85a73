/* cb-final.c: the end of the game: what is left over, end-scoring monasteries, ranking (9, 11)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#include <glib/gi18n-lib.h>

static void
points (PwEvents *events, guint seat, CbSource source, int amount, CbRule rule, int count, int line)
{
  PwEvent *event;

  if (amount == 0)
    return;
  event = pw_events_add (events, PW_EVENT_POINTS, (int) seat, source, amount, rule);
  event->final = TRUE;
  event->args[0] = (gint16) count;
  event->args[1] = (gint16) line;
}

static guint
count_tiles (const CbPlayer *player, int tile)
{
  return cb_hex_count (cb_hexes_with (player, tile)) + cb_counted (player, tile);
}

static guint
count_species (const CbPlayer *player)
{
  guint seen = 0, hex;

  CB_FOREACH_HEX (hex, player->filled)
    if (cb_tile_animals (player->tile[hex]) > 0)
      seen |= 1u << cb_tile_species (player->tile[hex]);
  for (int tile = CB_TILE_COW_2; tile <= CB_TILE_CHICKEN_4; tile++)
    if (player->count[tile] > 0)
      seen |= 1u << cb_tile_species ((CbTile) tile);
  return (guint) __builtin_popcount (seen);
}

/**
 * cb_monastery:
 * @state: a state
 * @seat: whose duchy
 * @n: an end-scoring monastery: 15 to 26, or 29
 * @count: (out): how many of what it counts there are
 * @each: (out): points for each (11.15 to 11.29, 18.1)
 */
void
cb_monastery (const CbState *state, guint seat, guint n, guint *count, int *each)
{
  const CbPlayer *player = &state->players[seat];
  gboolean old = state->options[CB_OPTION_EDITION] == 1;
  const CbModule *module;

  *count = 0;
  *each = 4;
  switch (n)
    {
    case 15:
      for (guint i = 0; i < CB_GOODS; i++)
        *count += player->sold[i] > 0;
      *count = cb_tallied (player, CB_TALLY_COLOURS, *count);
      *each = old ? 3 : 2;
      break;
    case 24: *count = count_species (player); break;
    case 25:
      *count = cb_goods_sold (player);
      *each = 1;
      break;
    case 26:
      *count = (guint) __builtin_popcount (player->bonus_large) + (guint) __builtin_popcount (player->bonus_small);
      *each = old ? 2 : 3;
      break;
    case 29: *count = count_tiles (player, CB_TILE_WHITE_CASTLE); break;
    default: *count = count_tiles (player, (int) (CB_TILE_WAREHOUSE + n - 16)); break;
    }
  CB_FOREACH_MODULE (state, module, end.monastery)
    module->end.monastery (state, seat, n, count, each);
  /* Numbers that somebody said hold what modules add. */
  if (n == 24)
    *count = cb_tallied (player, CB_TALLY_SPECIES, *count);
  else if (n == 26)
    *count = cb_tallied (player, CB_TALLY_BONUS, *count);
}

static void
score_monasteries (const CbState *state, guint seat, PwEvents *events)
{
  for (guint n = CB_FIRST_END_MONASTERY; n <= CB_LAST_END_MONASTERY; n++)
    {
      guint count;
      int each;

      if (!CB_SCORES_AT_END (n) || !(state->players[seat].monasteries >> n & 1))
        continue;
      cb_monastery (state, seat, n, &count, &each);
      points (events, seat, CB_FROM_MONASTERIES, (int) count * each, CB_RULE_11_0 + n, (int) count, 0);
    }
}

/**
 * cb_final_scoring:
 * @state: the state after the last round
 * @events: the events
 *
 * Adds the points of the end of the game for every player (9.1); those of a team are booked on its
 * first seat (16.3).
 */
void
cb_final_scoring (const CbState *state, PwEvents *events)
{
  const CbModule *module;

  for (guint seat = 0; seat < state->n_boards; seat++)
    {
      const CbPlayer *player = &state->players[seat];
      int goods = (int) cb_goods_left (player);

      if (!cb_counts (state, seat))
        continue;
      /* args[1] tells the three lines of 9.1 apart: goods, silver, workers. */
      points (events, seat, CB_FROM_LEFT_OVER, goods, CB_RULE_9_1, goods, 0);
      points (events, seat, CB_FROM_LEFT_OVER, player->silver, CB_RULE_9_1, player->silver, 1);
      points (events, seat, CB_FROM_LEFT_OVER, player->workers / 2, CB_RULE_9_1, player->workers, 2);
      score_monasteries (state, seat, events);
      CB_FOREACH_MODULE (state, module, end.final)
        module->end.final (state, seat, events);
    }
}

/**
 * cb_final_points:
 * @state: a state before the final scoring
 * @seat: a player
 *
 * Returns: the points of the player, or of the whole team, once it is scored
 */
int
cb_final_points (const CbState *state, guint seat)
{
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  int sum = 0;

  events->n = 0;
  cb_final_scoring (state, events);
  for (guint other = cb_board (state, seat); other < state->n_players; other += state->n_boards)
    sum += state->players[other].track;
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PW_EVENT_POINTS && events->items[i].player == (int) cb_board (state, seat))
      sum += events->items[i].amount;
  return sum;
}

/* The points of a player, or those of the whole team (16.3). */
static int
all_points (const CbState *state, const int *scores, guint seat)
{
  int sum = 0;

  for (guint other = cb_board (state, seat); other < state->n_players; other += state->n_boards)
    sum += scores[other];
  return sum;
}

/* Whether @a comes before @b (9.2): more points; empty hexes; further back on the bridge. Two markers of a team
 * decide nothing. */
static int
compare (const CbState *state, const int *points, guint a, guint b)
{
  const CbPlayer *x = &state->players[a], *y = &state->players[b];
  int empty = (int) cb_empty_hexes (x) - (int) cb_empty_hexes (y);

  if (points[a] != points[b])
    return points[b] - points[a];
  if (state->options[CB_OPTION_TIE_BREAK] == 1)
    empty = -empty;
  if (empty != 0)
    return -empty;
  if (state->n_boards < state->n_players)
    return 0;
  if (x->bridge != y->bridge)
    return (int) x->bridge - (int) y->bridge;
  return (int) x->height - (int) y->height;
}

static char *
tie_break_text (const CbState *state, guint winner, guint loser)
{
  guint mine = cb_empty_hexes (&state->players[winner]), other = cb_empty_hexes (&state->players[loser]);

  /* 9.2: some printed rules read the other way round. */
  if (mine > other)
    return g_strdup_printf (_("more empty hexes, %u against %u; it is the other way round where the fewest decide"), mine,
                            other);
  if (mine < other)
    return g_strdup_printf (_("fewer empty hexes, %u against %u; it is the other way round where the most decide"), mine, other);
  return g_strdup (_("as many empty hexes, but further back on the bridge"));
}

void
cb_rank (gconstpointer data, const int *scores, PwStanding *out)
{
  const CbState *state = data;
  int points[CB_MAX_PLAYERS];
  const CbModule *module;

  for (guint seat = 0; seat < state->n_players; seat++)
    points[seat] = all_points (state, scores, seat);
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      int next = -1;

      /* Who is not followed has no place among those who are (10.2). */
      out[seat] = (PwStanding){ .place = cb_counts (state, seat), .score = points[seat] };
      if (!cb_counts (state, seat))
        continue;
      for (guint other = 0; other < state->n_boards; other++)
        {
          if (cb_same_side (state, other, seat) || !cb_counts (state, other))
            continue;
          if (compare (state, points, other, seat) < 0)
            out[seat].place++;
          else if (points[other] == points[seat] && compare (state, points, seat, other) < 0 &&
                   (next < 0 || compare (state, points, other, (guint) next) < 0))
            next = (int) other;
        }
      if (next >= 0 && cb_is_board (state, seat))
        {
          out[seat].tie_break = tie_break_text (state, seat, (guint) next);
          out[seat].before = (guint) next + 1;
          out[seat].rule = cb_rules[state->n_boards < state->n_players ? CB_RULE_16_3 : CB_RULE_9_2].id;
        }
    }
  CB_FOREACH_MODULE (state, module, end.rank)
    module->end.rank (state, out);
}
