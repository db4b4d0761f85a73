/* test-records.c: whole recorded games of Burgundy: scores, bytes, and a second count of the points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"
#include "kit/records.h"

/* -- A second count ------------------------------------------------------------------------------ */

/* Who has shield @n before the @i-th move (17.5). */
static gboolean
has_shield (const PwHistory *history, guint i, guint seat, guint n)
{
  const CbState *state = pw_history_get_state (history, i);

  return state->shields.owned[seat] >> n & 1;
}

static gboolean
is_solo (const PwHistory *history)
{
  return pw_history_get_setup (history)->n_players == 1;
}

/* 5.6, written down again. */
static const int size_points[] = { 0, 1, 3, 6, 10, 15, 21, 28, 36 };
static const int phase_points[] = { 10, 8, 6, 4, 2 };

static int
count_regions (const PwHistory *history, guint seat, const CbPlayer *player, const CbDuchy *duchy)
{
  guint n_moves = pw_history_get_cursor (history);
  int points = 0;

  for (guint region = 0; region < duchy->n_regions; region++)
    if (player->region_phase[region] > 0)
      {
        guint size = duchy->region_size[region];

        /* 13.3: an inn makes it one larger. */
        for (guint hex = 0; hex < duchy->n_hexes; hex++)
          if (duchy->region[hex] == region && player->tile[hex] == CB_TILE_INN)
            size++;
        /* 17.5.17: one larger for whoever had the shield then. */
        for (guint i = 0; i < n_moves; i++)
          {
            const CbPlayer *before = &((const CbState *) pw_history_get_state (history, i))->players[seat];
            const CbPlayer *after = &((const CbState *) pw_history_get_state (history, i + 1))->players[seat];

            if (before->region_phase[region] != after->region_phase[region])
              size += has_shield (history, i, seat, 17);
          }
        points += size_points[MIN (size, 8)] + phase_points[player->region_phase[region] - 1];
      }
  return points;
}

static guint
count_tiles (const CbPlayer *player, const CbDuchy *duchy, guint first, guint last)
{
  guint n = 0;

  for (guint hex = 0; hex < duchy->n_hexes; hex++)
    n += player->tile[hex] >= first && player->tile[hex] <= last;
  return n;
}

/* End monasteries: 15 to 26 (9.1, 11). */
static int
count_monasteries (const CbState *state, const CbPlayer *player, const CbDuchy *duchy)
{
  gboolean old = state->options[CB_OPTION_EDITION] == 1;
  int points = 0, colours = 0, sold = 0, species = 0;

  for (guint i = 0; i < CB_GOODS; i++)
    {
      colours += player->sold[i] > 0;
      sold += player->sold[i];
    }
  for (guint i = 0; i < 4; i++)
    species += count_tiles (player, duchy, CB_TILE_COW_2 + 3 * i, CB_TILE_COW_4 + 3 * i) > 0;
  if (player->monasteries >> 15 & 1)
    points += colours * (old ? 3 : 2);
  for (guint i = 0; i < 8; i++)
    if (player->monasteries >> (16 + i) & 1)
      points += 4 * (int) count_tiles (player, duchy, CB_TILE_WAREHOUSE + i, CB_TILE_WAREHOUSE + i);
  if (player->monasteries >> 24 & 1)
    points += 4 * species;
  if (player->monasteries >> 25 & 1)
    points += sold;
  if (player->monasteries >> 26 & 1)
    points += (old ? 2 : 3) * (__builtin_popcount (player->bonus_large) + __builtin_popcount (player->bonus_small));
  if (player->monasteries >> 29 & 1)
    points += 4 * (int) count_tiles (player, duchy, CB_TILE_WHITE_CASTLE, CB_TILE_WHITE_CASTLE);
  /* 12.2, 12.3: the crane is one building more, wherever one counts; geese are one species more. */
  if (player->monasteries & (0xffu << 16 | 1u << 29) && count_tiles (player, duchy, CB_TILE_CRANE, CB_TILE_CRANE) > 0)
    points += 4;
  if (player->monasteries >> 24 & 1 && count_tiles (player, duchy, CB_TILE_GEESE, CB_TILE_GEESE) > 0)
    points += 4;
  return points;
}

static int
count_left_over (const CbPlayer *player)
{
  int points = player->silver + player->workers / 2;

  for (guint i = 0; i < CB_GOODS; i++)
    points += player->goods[i];
  return points;
}

/* 12.3: 2 and the best other species there; whoever played these games chose the best. */
static int
count_geese (const CbPlayer *player, const CbDuchy *duchy, guint hex, int *extra)
{
  int best = 0, tiles = 0;

  for (guint species = 0; species < 4; species++)
    {
      int animals = 0, n = 0;

      for (guint other = 0; other < duchy->n_hexes; other++)
        if (duchy->region[other] == duchy->region[hex] && player->tile[other] >= CB_TILE_COW_2 + 3 * species &&
            player->tile[other] <= CB_TILE_COW_4 + 3 * species)
          {
            animals += player->tile[other] - (int) (CB_TILE_COW_2 + 3 * species) + 2;
            n++;
          }
      if (animals > best)
        {
          best = animals;
          tiles = n;
        }
    }
  if (player->monasteries >> 7 & 1)
    *extra += 1 + tiles;
  return 2 + best;
}

/* 12.2: how often a crane was a watchtower. */
static int
count_cranes (const PwHistory *history, guint seat)
{
  int n = 0;

  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    {
      const PwMove *move = pw_history_get_move (history, i);

      n += move->kind == CB_KIND_AS && move->player == (int) seat && move->args[CB_ARG_TILE] == CB_TILE_WATCHTOWER;
    }
  return n;
}

/* Livestock depends on the order: each placement counts its kind in the pasture as it was then
 * (5.5); @extra is what monastery 7 adds for each tile that counts. */
static int
count_livestock (const PwHistory *history, guint seat, const CbDuchy *duchy, int *extra)
{
  guint n_moves = pw_history_get_cursor (history);
  int points = 0;

  *extra = 0;

  for (guint i = 0; i < n_moves; i++)
    {
      const CbPlayer *before = &((const CbState *) pw_history_get_state (history, i))->players[seat];
      const CbPlayer *after = &((const CbState *) pw_history_get_state (history, i + 1))->players[seat];
      /* 17.5.1: all pastures are one. */
      gboolean all = has_shield (history, i, seat, 1);

      for (guint hex = 0; hex < duchy->n_hexes; hex++)
        {
          guint tile = after->tile[hex];

          if (tile == before->tile[hex])
            continue;
          if (tile == CB_TILE_GEESE)
            points += count_geese (after, duchy, hex, extra);
          if (tile < CB_TILE_COW_2 || tile > CB_TILE_CHICKEN_4)
            continue;
          for (guint other = 0; other < duchy->n_hexes; other++)
            if (duchy->region[other] == duchy->region[hex] && after->tile[other] == CB_TILE_GEESE)
              {
                points += 2;
                *extra += (int) (after->monasteries >> 7 & 1);
              }
          for (guint other = 0; other < duchy->n_hexes; other++)
            {
              guint animal = after->tile[other];

              if ((duchy->region[other] != duchy->region[hex] && !all) || animal < CB_TILE_COW_2 || animal > CB_TILE_CHICKEN_4 ||
                  (animal - CB_TILE_COW_2) / 3 != (tile - CB_TILE_COW_2) / 3)
                continue;
              points += (int) (animal - CB_TILE_COW_2) % 3 + 2;
              *extra += (int) (after->monasteries >> 7 & 1);
            }
        }
    }
  return points;
}

/* 14.2: what lies on a space of its colour that gives points. */
static int
count_routes (const CbState *state, guint seat)
{
  int points = 0;

  for (guint i = 0; i < CB_ROUTE_ROW * CB_ROUTE_SPACES; i++)
    {
      guint goods = state->routes.laid[seat][i], tile = state->routes.row[seat][i / CB_ROUTE_SPACES];

      if (goods != 0 && state->routes.faces[tile - 1][i % CB_ROUTE_SPACES].goods == goods &&
          state->routes.faces[tile - 1][i % CB_ROUTE_SPACES].bonus == CB_ROUTE_POINTS)
        points += state->routes.faces[tile - 1][i % CB_ROUTE_SPACES].number;
    }
  return points;
}

/* How many posts have tiles that hang together with the tile on the first of them that has one. */
static guint
count_together (const CbPlayer *player, const CbDuchy *duchy)
{
  guint most = 0;

  for (guint from = 0; from < duchy->n_hexes; from++)
    {
      CbHexSet reached = CB_HEX (from);
      guint n = 0;

      if (player->tile[from] == CB_TILE_NONE)
        continue;
      for (guint round = 0; round < duchy->n_hexes; round++)
        for (guint hex = 0; hex < duchy->n_hexes; hex++)
          if (player->tile[hex] != CB_TILE_NONE && duchy->neighbours[hex] & reached)
            reached |= CB_HEX (hex);
      for (guint hex = 0; hex < duchy->n_hexes; hex++)
        n += (duchy->posts & reached & CB_HEX (hex)) != 0;
      most = MAX (most, n);
    }
  return most;
}

/* 15.1: the points of the phase for the second and the third post. */
static int
count_posts (const PwHistory *history, guint seat, const CbDuchy *duchy)
{
  int points = 0;
  guint together = 1;

  for (guint i = 1; i <= pw_history_get_cursor (history); i++)
    {
      const CbState *before = pw_history_get_state (history, i - 1), *after = pw_history_get_state (history, i);
      guint now;

      if (after->players[seat].filled == before->players[seat].filled)
        continue;
      now = count_together (&after->players[seat], duchy);
      if (now > together)
        {
          points += (int) (now - together) * phase_points[before->phase];
          together = now;
        }
    }
  return points;
}

/* What #26 counts alone: colours (16.8). */
static int
count_colours (const CbPlayer *player, const CbDuchy *duchy)
{
  int n = CB_TYPES;

  for (guint type = 0; type < CB_TYPES; type++)
    for (guint hex = 0; hex < duchy->n_hexes; hex++)
      if (duchy->type[hex] == type && player->tile[hex] == CB_TILE_NONE)
        {
          n--;
          break;
        }
  return n;
}

/* 16.8: each as things were when it was placed; nothing at the end. */
static int
count_monasteries_alone (const PwHistory *history, const CbDuchy *duchy)
{
  int points = 0;

  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    {
      const CbPlayer *before = &((const CbState *) pw_history_get_state (history, i))->players[0];
      const CbState *state = pw_history_get_state (history, i + 1);
      CbPlayer one = state->players[0];

      one.monasteries &= ~before->monasteries;
      if (one.monasteries >> 26 & 1)
        points += 3 * count_colours (&one, duchy);
      points += count_monasteries (state, &one, duchy);
    }
  return points;
}

/* 16.9: what people have bought. */
static int
count_bought (const PwHistory *history)
{
  int points = 0;

  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    {
      const PwMove *move = pw_history_get_move (history, i);

      if (move->kind == CB_KIND_POINTS)
        points += move->args[9];
    }
  return points;
}

/* What shields bring: during the game 7 and 12, at the end themselves, 13, 10, and what 6 copies. */
static int
count_shields (const PwHistory *history, guint seat, int per_player)
{
  guint n_moves = pw_history_get_cursor (history);
  const CbState *state = pw_history_get_state (history, n_moves);
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_nth (player->duchy);
  int points = 0, own = 0, copied = 0;

  for (guint i = 0; i < n_moves; i++)
    {
      const CbPlayer *before = &((const CbState *) pw_history_get_state (history, i))->players[seat];
      const CbPlayer *after = &((const CbState *) pw_history_get_state (history, i + 1))->players[seat];

      for (guint goods = 0; goods < CB_GOODS && has_shield (history, i, seat, 12); goods++)
        points += per_player * (after->sold[goods] - before->sold[goods]);
      if (has_shield (history, i, seat, 7))
        points += per_player * __builtin_popcount (after->bonus_small & ~before->bonus_small) +
                  (per_player + 3) * __builtin_popcount (after->bonus_large & ~before->bonus_large);
    }
  for (guint n = 1; n <= CB_SHIELDS; n++)
    if (has_shield (history, n_moves, seat, n))
      own += n <= 6 ? 12 : n <= 12 ? 8 : 4;
  if (has_shield (history, n_moves, seat, 13))
    own *= 2;
  if (has_shield (history, n_moves, seat, 6) && state->shields.model > 0)
    {
      CbPlayer other = *player;

      other.monasteries = state->players[state->shields.model - 1].monasteries;
      copied = count_monasteries (state, &other, duchy);
    }
  points += own + copied;
  if (has_shield (history, n_moves, seat, 10))
    points += copied + count_monasteries (state, player, duchy);
  return points;
}

/* What @seat, and its partner (16.3), should have by each source; nothing was stated or corrected. */
static void
count_points (const PwHistory *history, guint seat, int *points)
{
  const CbState *state = pw_history_get_state (history, pw_history_get_cursor (history));
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_nth (player->duchy);
  gboolean alone = is_solo (history);
  int per_player = alone ? 2 : (int) state->n_players, sold = 0, extra;

  for (guint i = 0; i < CB_GOODS; i++)
    sold += player->sold[i];
  points[CB_FROM_REGIONS] = count_regions (history, seat, player, duchy);
  points[CB_FROM_LIVESTOCK] = count_livestock (history, seat, duchy, &extra);
  points[CB_FROM_GOODS] = sold * per_player;
  points[CB_FROM_WATCHTOWERS] = 4 * (int) count_tiles (player, duchy, CB_TILE_WATCHTOWER, CB_TILE_WATCHTOWER);
  for (guint member = seat; member < state->n_players; member += state->n_boards)
    points[CB_FROM_WATCHTOWERS] += 4 * count_cranes (history, member);
  points[CB_FROM_BONUS] = __builtin_popcount (player->bonus_large) * (per_player + 3) +
                          __builtin_popcount (player->bonus_small) * per_player;
  points[CB_FROM_MONASTERIES] = (alone ? count_monasteries_alone (history, duchy) : count_monasteries (state, player, duchy)) +
                                extra;
  if (state->options[CB_OPTION_SHIELDS])
    points[CB_FROM_SHIELDS] = count_shields (history, seat, per_player);
  if (alone)
    points[CB_FROM_BOUGHT] = count_bought (history);
  points[CB_FROM_ROUTES] = count_routes (state, seat);
  if (state->options[CB_OPTION_POSTS])
    points[CB_FROM_POSTS] = count_posts (history, seat, duchy);
  points[CB_FROM_LEFT_OVER] = alone ? 0 : count_left_over (player);
}

static const RecordBook book = { .game = &cb_game, .count = count_points };

/* -- All of them together ------------------------------------------------------------------------- */

static void
use_every_monastery_and_building (void)
{
  g_auto (GStrv) names = records_list ();
  guint32 monasteries = 0;
  guint buildings = 0, players = 0;

  g_assert_cmpuint (g_strv_length (names), >=, 6);
  for (guint i = 0; names[i]; i++)
    {
      g_autoptr (PwRecord) record = records_load (names[i]);
      const CbState *state = records_end (record);

      players |= 1u << state->n_players;
      for (guint seat = 0; seat < state->n_players; seat++)
        {
          monasteries |= state->players[seat].monasteries;
          for (guint hex = 0; hex < CB_MAX_HEXES; hex++)
            {
              guint tile = state->players[seat].tile[hex];

              if (tile >= CB_TILE_WAREHOUSE && tile <= CB_TILE_TOWN_HALL)
                buildings |= 1u << (tile - CB_TILE_WAREHOUSE);
            }
        }
    }
  g_assert_cmphex (players, ==, 1u << 1 | 1u << 2 | 1u << 3 | 1u << 4);
  g_assert_cmphex (buildings, ==, 0xff);
  for (guint n = 1; n <= 26; n++)
    if (!(monasteries >> n & 1))
      g_error ("no recorded game uses monastery %u", n);
}

/* How many hexes of the first duchy are covered at the end. */
static guint
count_covered (const PwRecord *record)
{
  const CbPlayer *player = &((const CbState *) records_end (record))->players[0];

  return count_tiles (player, cb_duchy_nth (player->duchy), 1, CB_TILES);
}

/* 16.10 */
static void
solo_games_are_won_and_lost (void)
{
  g_autoptr (PwRecord) won = records_load ("solo-won.txt"), lost = records_load ("solo-lost.txt");
  PwStanding standing[PW_MAX_PLAYERS] = { 0 };

  pw_history_rank (won->history, standing);
  g_assert_cmpint (standing[0].outcome, ==, PW_OUTCOME_WON);
  g_assert_cmpuint (count_covered (won), ==, 37);
  g_free (standing[0].tie_break);
  memset (standing, 0, sizeof standing);
  pw_history_rank (lost->history, standing);
  g_assert_cmpint (standing[0].outcome, ==, PW_OUTCOME_LOST);
  g_assert_cmpuint (count_covered (lost), ==, 31);
  g_free (standing[0].tie_break);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  pw_games_init ();
  records_add (&book, argv[1]);
  g_test_add_func ("/records/burgundy/solo-games-are-won-and-lost", solo_games_are_won_and_lost);
  g_test_add_func ("/records/burgundy/use-every-monastery-and-building", use_every_monastery_and_building);
  return g_test_run ();
}
