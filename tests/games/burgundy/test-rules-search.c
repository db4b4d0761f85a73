/* test-rules-search.c: rules tried out on all possibilities, against a plain reading of the rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#include <string.h>

#include "position.h"

/** MOST_WORKERS: payments tried. */
#define MOST_WORKERS 7

/* -- 4.2, 11.8: payments, by turning a die step by step --------------------------------- */

/* Whether @value can be made of @die with exactly @workers steps of 1 (or 1 or 2), and a free
 * step of 1 or none. */
static gboolean
can_turn (guint die, guint value, gboolean double_steps, gboolean free_step, guint workers)
{
  if (workers == 0 && !free_step)
    return die == value;
  if (free_step &&
      (can_turn (die, value, double_steps, FALSE, workers) || can_turn (die % 6 + 1, value, double_steps, FALSE, workers) ||
       can_turn ((die + 4) % 6 + 1, value, double_steps, FALSE, workers)))
    return TRUE;
  if (free_step)
    return FALSE;
  if (can_turn (die % 6 + 1, value, double_steps, FALSE, workers - 1) ||
      can_turn ((die + 4) % 6 + 1, value, double_steps, FALSE, workers - 1))
    return TRUE;
  return double_steps && (can_turn ((die + 1) % 6 + 1, value, TRUE, FALSE, workers - 1) ||
                          can_turn ((die + 3) % 6 + 1, value, TRUE, FALSE, workers - 1));
}

static void
test_every_payment (void)
{
  for (guint variant = 0; variant < 4; variant++)
    {
      gboolean double_steps = (variant & 1) != 0, free_step = (variant & 2) != 0;
      CbPlayer player = { .monasteries = double_steps ? 1u << 8 : 0 };

      for (guint die = 1; die <= 6; die++)
        for (guint value = 1; value <= 6; value++)
          {
            guint least = 0;

            while (!can_turn (die, value, double_steps, free_step, least))
              least++;
            g_assert_cmpuint (cb_die_cost (&player, die, value, free_step), ==, least);
            for (guint workers = 0; workers <= MOST_WORKERS; workers++)
              g_assert_true (cb_die_reaches (&player, die, value, free_step, workers) ==
                             can_turn (die, value, double_steps, free_step, workers));
          }
    }
}

/* -- 5.6, 5.7: all regions of all duchies in all phases ------------------------------------- */

static void
test_every_region (void)
{
  static const int of_size[] = { 0, 1, 3, 6, 10, 15, 21, 28, 36 };
  static const int of_phase[] = { 10, 8, 6, 4, 2 };

  for (guint index = 0; index < cb_duchy_count (); index++)
    for (guint phase = 0; phase < CB_PHASES; phase++)
      {
        g_autofree char *text = g_strdup_printf ("phase %c; ana duchy %u", 'A' + phase, index + 1);
        g_autoptr (Position) position = position_new (&cb_test, text);
        const CbDuchy *duchy = cb_duchy_nth (index);

        for (guint region = 0; region < duchy->n_regions; region++)
          {
            CbState state = *(const CbState *) position->state;
            CbPlayer *player = &state.players[0];
            guint size = duchy->region_size[region], last = 0, hex;
            CbHexSet before = duchy->of_region[region] & ~player->filled;
            PwEvents events = { 0 };
            int points = 0, bonus = 0;

            if (before == 0)
              continue; /* the starting castle's own */
            CB_FOREACH_HEX (hex, before)
              {
                /* Nothing while a hex is open. */
                cb_complete_after (&state, 0, hex, &events);
                g_assert_cmpuint (events.n, ==, 0);
                player->filled |= CB_HEX (hex);
                last = hex;
              }
            cb_complete_after (&state, 0, last, &events);
            for (guint i = 0; i < events.n; i++)
              if (events.items[i].kind == PW_EVENT_POINTS)
                *(events.items[i].rule == CB_RULE_5_6 ? &points : &bonus) += events.items[i].amount;
            g_assert_cmpint (points, ==, of_size[size] + of_phase[phase]);
            /* Two players: 5, where the region is all there is of its colour. */
            g_assert_cmpint (bonus, ==, (duchy->of_type[duchy->region_type[region]] & ~player->filled) == 0 ? 5 : 0);
          }
      }
}

/* -- 5.1, 5.2: every tile on every hex of a duchy half full --------------------------------------- */

/* A plain reading of the two rules. */
static gboolean
may_lie (const CbPlayer *player, const CbDuchy *duchy, int tile, guint hex)
{
  gboolean next_to_a_tile = FALSE;

  if (player->tile[hex] != CB_TILE_NONE || (int) cb_tile_type ((CbTile) tile) != duchy->type[hex])
    return FALSE;
  for (guint other = 0; other < duchy->n_hexes; other++)
    {
      int rows = ABS ((int) duchy->row[hex] - (int) duchy->row[other]);
      int columns = ABS ((int) duchy->column[hex] - (int) duchy->column[other]);

      if (player->tile[other] == CB_TILE_NONE)
        continue;
      next_to_a_tile |= (rows == 0 && columns == 2) || (rows == 1 && columns == 1);
      if (cb_tile_type ((CbTile) tile) == CB_BUILDING && player->tile[other] == tile &&
          duchy->region[other] == duchy->region[hex] && !(player->monasteries & 1u << 1))
        return FALSE;
    }
  return next_to_a_tile;
}

/* Fills about half of the duchy, whatever the rules say. */
static void
fill_at_random (CbPlayer *player, const CbDuchy *duchy, PwRandom *random)
{
  for (guint hex = 0; hex < duchy->n_hexes; hex++)
    {
      int tile;

      if (player->tile[hex] != CB_TILE_NONE || pw_random_below (random, 2))
        continue;
      do
        tile = (int) pw_random_below (random, CB_TILE_UNKNOWN);
      while (!cb_tile_is_named ((CbTile) tile) || (int) cb_tile_type ((CbTile) tile) != duchy->type[hex]);
      player->tile[hex] = (guint8) tile;
      player->filled |= CB_HEX (hex);
      player->frontier |= duchy->neighbours[hex];
      if (duchy->type[hex] == CB_MONASTERY)
        player->monasteries |= 1u << (tile - CB_TILE_MONASTERY_0);
    }
}

static void
test_every_hex (void)
{
  PwRandom random = { 1 };

  for (guint round = 0; round < 40; round++)
    for (guint index = 0; index < cb_duchy_count (); index++)
      {
        g_autofree char *text = g_strdup_printf ("ana duchy %u", index + 1);
        g_autoptr (Position) position = position_new (&cb_test, text);
        CbPlayer *player = position_player (position, 0);
        const CbDuchy *duchy = cb_duchy_nth (index);

        fill_at_random (player, duchy, &random);
        for (int tile = CB_TILE_CASTLE; tile < CB_TILE_UNKNOWN; tile++)
          if (cb_tile_is_named ((CbTile) tile))
            {
              CbHexSet hexes = cb_place_hexes (position->state, 0, tile);

              for (guint hex = 0; hex < duchy->n_hexes; hex++)
                g_assert_true (((hexes & CB_HEX (hex)) != 0) == may_lie (player, duchy, tile, hex));
            }
      }
}

/* -- 4.5: what may be done at any time is offered beside whatever is asked ----------------------------- */

static gboolean
offers (const Position *position, CbKind kind)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  gboolean found = FALSE;
  PwMove partial;

  pw_move_init (&partial, PW_KIND_ANY, cb_actor (position->state));
  pw_game_choices (&cb_game, position->state, &partial, choices);
  for (guint i = 0; i < choices->len; i++)
    found |= g_array_index (choices, PwChoice, i).move.kind == kind;
  return found;
}

static void
test_offered_beside (void)
{
  static const struct
  {
    const char *position, *moves;
    CbKind asked, beside;
  } moments[] = {
    { "players 3; option shields yes; round 5; turn cleo; ana shield 6=d4", "cleo end", CB_KIND_TRIBUTE, CB_KIND_COPY },
    { "option extra-tiles yes; ana on c4=k28 c2=cow2 c1=pig3; ana store geese; ana dice 22", "ana place geese b1", CB_KIND_WITH,
      CB_KIND_HIRE },
    { "option extra-tiles yes; ana on c2=cow2 c1=pig3; ana store geese; ana dice 22; ana silver 2", "ana place geese b1",
      CB_KIND_WITH, CB_KIND_BUY },
    { "option shields yes; option extra-tiles yes; ana shield 16=d4; ana on c2=cow2 c1=pig3; ana store geese; ana dice 23",
      "ana place geese b1 die=2", CB_KIND_WITH, CB_KIND_SET },
    { "players 1; option mode solo; ana duchy 13a; ana silver 2; ana goods red*2; ana dice 44", "ana sell red", CB_KIND_POINTS,
      CB_KIND_BUY },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autoptr (Position) position = position_new (&cb_test, moments[i].position);

      position_play (position, moments[i].moves);
      g_assert_true (offers (position, moments[i].asked));
      g_assert_true (offers (position, moments[i].beside));
    }
}

void
add_search_tests (void)
{
  g_test_add_func ("/burgundy/rule/4.5/offered-beside-what-is-asked", test_offered_beside);
  g_test_add_func ("/burgundy/rule/4.2/every-payment", test_every_payment);
  g_test_add_func ("/burgundy/rule/5.1/every-tile-on-every-hex", test_every_hex);
  g_test_add_func ("/burgundy/rule/5.6/every-region-in-every-phase", test_every_region);
}
