/* test-view.c: what the boards show of positions made by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-record.h"
#include "games/kingsburg/view/kb-view.h"
#include "games/pw-games.h"

typedef struct
{
  PwSetup *setup;
  KbState *state;
  GArray *choices;
  PwMove partial;
  PwViewInput in;
  KbView view;
} Fixture;

static void
look (Fixture *f)
{
  /* Whatever lay there before must not show through. */
  memset (&f->view, 0xAA, sizeof f->view);
  g_array_set_size (f->choices, 0);
  pw_game_choices (&kb_game, f->state, &f->partial, f->choices);
  kb_view_state (&f->in, &f->view);
}

/* The first season of three, rolled; Ana begins. */
static void
set_up (Fixture *f, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Ben", "Cleo" };
  static const guint8 dice[3][KB_DICE] = { { 1, 2, 2 }, { 3, 4, 1 }, { 6, 6, 5 } };

  f->setup = pw_setup_new (&kb_game, 3);
  f->setup->hints = PW_HINTS_POINTS;
  for (guint seat = 0; seat < 3; seat++)
    pw_setup_set_name (f->setup, seat, names[seat]);
  f->state = pw_game_state_new (&kb_game, f->setup, NULL);
  f->state->waiting = 0;
  f->state->phase = KB_PHASE_SPRING;
  f->state->stage = KB_STAGE_INFLUENCE;
  f->state->turn = 0;
  for (guint seat = 0; seat < 3; seat++)
    memcpy (f->state->players[seat].dice, dice[seat], KB_DICE);
  f->choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  pw_move_init (&f->partial, PW_KIND_ANY, 0);
  f->in = (PwViewInput){ .state = f->state, .setup = f->setup, .seat = 0, .choices = f->choices, .partial = &f->partial };
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_array_unref (f->choices);
  g_free (f->state);
  pw_setup_free (f->setup);
}

static KbAdvisorSpot *
advisor (Fixture *f, guint number)
{
  g_assert_cmpuint (f->view.advisors[number - 1].number, ==, number);
  return &f->view.advisors[number - 1];
}

/* Which of the eighteen are legal. */
static guint32
lit (Fixture *f)
{
  guint32 set = 0;

  for (guint n = 1; n <= KB_ADVISORS; n++)
    if (advisor (f, n)->flags & PW_SPOT_LEGAL)
      set |= 1u << n;
  return set;
}

#define SET5(a, b, c, d, e) (1u << (a) | 1u << (b) | 1u << (c) | 1u << (d) | 1u << (e))

/* -- Advisors -------------------------------------------------------------------------------- */

static void
test_reach (Fixture *f, gconstpointer data)
{
  look (f);
  /* 1, 2 and 2: 1, 2, 3, 4, 5. */
  g_assert_cmphex (lit (f), ==, SET5 (1, 2, 3, 4, 5));
  /* Ben's 3, 4 and 1; Cleo's 6, 6 and 5. */
  g_assert_cmpuint (advisor (f, 8)->others, ==, 1 << 1);
  g_assert_cmpuint (advisor (f, 12)->others, ==, 1 << 2);
  g_assert_cmpuint (advisor (f, 5)->others, ==, 1 << 1 | 1 << 2);
  g_assert_cmpuint (advisor (f, 2)->others, ==, 0);
  g_assert_cmpuint (advisor (f, 18)->others, ==, 0);
  /* 5 takes all the dice; 3 leaves a 2. */
  g_assert_cmpint (advisor (f, 5)->left, ==, 0);
  g_assert_cmpint (advisor (f, 3)->left, ==, 2);
  g_assert_cmpint (advisor (f, 6)->left, ==, KB_NO_TOTAL);
  /* The Jester gives a point. */
  g_assert_true (advisor (f, 1)->flags & PW_SPOT_POINTS);
  g_assert_cmpint (advisor (f, 1)->points, ==, 1);
  g_assert_false (advisor (f, 2)->flags & PW_SPOT_POINTS);
  g_assert_cmpstr (advisor (f, 5)->name, ==, "5, Sergeant, 1 soldier; legal, leaves 0 of 5; within reach of Ben, Cleo");
  g_assert_cmpstr (advisor (f, 18)->name, ==, "18, King, 1 gold, 1 wood, 1 stone, 1 soldier");
  g_assert_cmpstr (advisor (f, 17)->name, ==,
                   "17, Queen, 2 goods of choice, a look at the enemy, 3 points; within reach of Cleo");
}

static void
test_help_names (Fixture *f, gconstpointer data)
{
  static const char *const names[] = {
    "6, Alchemist, one of each other good for 1 good",
    "7, Astronomer, 1 good of choice, 1 +2 token",
    "9, Master Hunter, 1 wood, 1 gold or stone",
    "14, Smuggler, 3 goods of choice, −1 point",
    "16, Wizard, 4 gold",
  };

  look (f);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      guint number = (guint) g_ascii_strtoull (names[i], NULL, 10);

      if (!g_str_has_prefix (advisor (f, number)->name, names[i]))
        g_error ("“%s” instead of “%s”", advisor (f, number)->name, names[i]);
    }
}

/* 5.3, 5.4: what dice alone do not reach. */
static void
test_means (Fixture *f, gconstpointer data)
{
  f->state->players[0].plus2 = 1;
  look (f);
  g_assert_cmphex (lit (f), ==, SET5 (1, 2, 3, 4, 5) | 1u << 6 | 1u << 7);
  g_assert_cmphex (advisor (f, 6)->flags & (KB_SPOT_PLUS2 | KB_SPOT_MARKET), ==, KB_SPOT_PLUS2);
  g_assert_cmphex (advisor (f, 5)->flags & (KB_SPOT_PLUS2 | KB_SPOT_MARKET), ==, 0);
  g_assert_nonnull (strstr (advisor (f, 7)->name, "; legal with +2"));
  /* All of 1, 2 and 2 and the token: nothing is left. */
  g_assert_cmpint (advisor (f, 7)->left, ==, 0);

  f->state->players[0].plus2 = 0;
  f->state->players[0].buildings = 1u << KB_INN | 1u << KB_MARKET;
  look (f);
  g_assert_cmphex (lit (f), ==, SET5 (1, 2, 3, 4, 5) | 1u << 6);
  g_assert_cmphex (advisor (f, 6)->flags & (KB_SPOT_PLUS2 | KB_SPOT_MARKET), ==, KB_SPOT_MARKET);
}

/* 5.5, 9.2: taken advisors, and the Envoy. */
static void
test_taken (Fixture *f, gconstpointer data)
{
  guint8 five[] = { 4, 1 };

  f->state->taken = 1u << 5;
  f->state->groups[5][0] = (KbGroup){ .seat = 1, .flags = KB_GROUP_THERE, .dice = pw_dice_pack (five, 2) };
  f->state->players[1].used = 1 << 1 | 1 << 2;
  look (f);
  g_assert_cmphex (lit (f), ==, 1u << 1 | 1u << 2 | 1u << 3 | 1u << 4);
  g_assert_cmpint (advisor (f, 5)->groups[0].seat, ==, 1);
  g_assert_cmpuint (advisor (f, 5)->groups[0].n_dice, ==, 2);
  g_assert_cmpuint (advisor (f, 5)->groups[0].dice[0], ==, 4);
  g_assert_cmpuint (advisor (f, 5)->groups[0].dice[1], ==, 1);
  g_assert_cmpuint (advisor (f, 5)->groups[1].flags, ==, 0);
  g_assert_nonnull (strstr (advisor (f, 5)->name, "; Ben with 4+1"));
  /* Ben has a 3 left. */
  g_assert_cmpuint (advisor (f, 8)->others, ==, 0);
  g_assert_cmpuint (advisor (f, 3)->others, ==, 1 << 1);

  f->state->envoy = 0;
  look (f);
  g_assert_cmphex (lit (f), ==, SET5 (1, 2, 3, 4, 5));
  g_assert_true (advisor (f, 5)->flags & KB_SPOT_ENVOY);
  g_assert_false (advisor (f, 4)->flags & KB_SPOT_ENVOY);
}

/* 10.1: marks are nobody's. */
static void
test_mark (Fixture *f, gconstpointer data)
{
  guint8 marks[] = { 6, 4 };

  f->state->taken = 1u << 10;
  f->state->groups[10][0] = (KbGroup){ .seat = -1, .flags = KB_GROUP_THERE, .dice = pw_dice_pack (marks, 2) };
  look (f);
  g_assert_cmpint (advisor (f, 10)->groups[0].seat, ==, -1);
  g_assert_nonnull (strstr (advisor (f, 10)->name, "; marked by the table with 6, 4"));
}

static void
test_hints_off (Fixture *f, gconstpointer data)
{
  f->in.choices = NULL;
  f->state->players[0].goods[KB_GOLD] = 9;
  look (f);
  g_assert_cmphex (lit (f), ==, 0);
  for (guint n = 1; n <= KB_ADVISORS; n++)
    g_assert_cmpuint (advisor (f, n)->others, ==, 0);
  for (guint building = 0; building < KB_BUILDINGS; building++)
    g_assert_cmphex (f->view.buildings[building].flags & (PW_SPOT_LEGAL | KB_SPOT_AFFORD), ==, 0);
}

static void
test_chosen_and_refused (Fixture *f, gconstpointer data)
{
  PwMove refused;

  pw_move_init (&refused, KB_KIND_INFLUENCE, 0);
  refused.args[KB_ARG_ADVISOR] = 18;
  f->partial.kind = KB_KIND_INFLUENCE;
  f->partial.args[KB_ARG_ADVISOR] = 3;
  f->in.refused = &refused;
  f->in.reason = "out of reach";
  look (f);
  g_assert_true (advisor (f, 3)->flags & PW_SPOT_SELECTED);
  g_assert_cmphex (lit (f), ==, 0);
  g_assert_true (advisor (f, 18)->flags & PW_SPOT_REFUSED);
  g_assert_nonnull (strstr (advisor (f, 18)->name, "; refused: out of reach"));
}

/* -- Province -------------------------------------------------------------------------------------- */

static void
test_buildings (Fixture *f, gconstpointer data)
{
  const KbBuildingSpot *spots = f->view.buildings;

  f->state->stage = KB_STAGE_BUILD;
  f->state->players[0].buildings = 1u << KB_STATUE | 1u << KB_GUARD_TOWER | 1u << KB_BLACKSMITH | 1u << KB_BARRACKS;
  f->state->players[0].goods[KB_GOLD] = 1;
  f->state->players[0].goods[KB_WOOD] = 1;
  look (f);
  g_assert_cmphex (spots[KB_STATUE].flags & (KB_SPOT_BUILT | KB_SPOT_NEXT | PW_SPOT_LEGAL), ==, KB_SPOT_BUILT);
  /* The next of the row, but 3 gold and 1 stone. */
  g_assert_cmphex (spots[KB_CHAPEL].flags & (KB_SPOT_BUILT | KB_SPOT_NEXT | KB_SPOT_AFFORD), ==, KB_SPOT_NEXT);
  g_assert_cmphex (spots[KB_CHURCH].flags & (KB_SPOT_BUILT | KB_SPOT_NEXT), ==, 0);
  g_assert_cmphex (spots[KB_INN].flags & (KB_SPOT_NEXT | KB_SPOT_AFFORD | PW_SPOT_LEGAL), ==,
                   KB_SPOT_NEXT | KB_SPOT_AFFORD | PW_SPOT_LEGAL);
  g_assert_cmpint (spots[KB_GUARD_TOWER].bonus, ==, 1);
  g_assert_cmpuint (spots[KB_GUARD_TOWER].special, ==, KB_ENEMY_TYPES);
  g_assert_cmpint (spots[KB_CHURCH].bonus, ==, 0);
  g_assert_cmpuint (spots[KB_CHURCH].special, ==, KB_DEMONS);
  g_assert_cmpint (spots[KB_CHURCH].special_bonus, ==, 1);
  g_assert_cmpint (spots[KB_PALISADE].bonus, ==, 1);
  g_assert_cmpuint (spots[KB_PALISADE].special, ==, KB_ZOMBIES);
  g_assert_cmpint (spots[KB_PALISADE].special_bonus, ==, 2);
  g_assert_cmpint (spots[KB_FARMS].bonus, ==, -1);
  g_assert_cmpstr (spots[KB_INN].name, ==, "Inn, row 2, costs 1 gold, 1 wood, 0 points; legal: scores 0 points");
  g_assert_true (g_str_has_prefix (spots[KB_CHURCH].name, "Church, row 1, costs 3 gold, 1 wood, 2 stone, 7 points, "
                                                          "+1 against demons"));
}

/* 7.4: the Crane makes columns III and IV cheaper; 11.6: the rightmost column, the topmost row. */
static void
test_crane_and_risk (Fixture *f, gconstpointer data)
{
  gboolean destroys = FALSE;

  f->state->players[0].buildings = 1u << KB_BARRICADE | 1u << KB_CRANE | 1u << KB_PALISADE | 1u << KB_STABLE;
  f->state->year = 2;
  look (f);
  g_assert_cmpuint (f->view.buildings[KB_CHURCH].cost[KB_GOLD], ==, 2);
  g_assert_cmpuint (f->view.buildings[KB_CHAPEL].cost[KB_GOLD], ==, 3);
  for (guint i = 0; i < f->view.n_enemies; i++)
    destroys |= f->view.enemies[i].destroys > 0;
  g_assert_true (destroys);
  for (guint building = 0; building < KB_BUILDINGS; building++)
    g_assert_cmpint ((f->view.buildings[building].flags & KB_SPOT_AT_RISK) != 0, ==, building == KB_STABLE);
}

/* 11.6: what was destroyed differs from what was never built, until it is built again. */
static void
test_ruin (Fixture *f, gconstpointer data)
{
  f->state->players[0].buildings = 1u << KB_STATUE;
  f->state->players[0].ruins = 1u << KB_CHAPEL;
  look (f);
  g_assert_true (f->view.buildings[KB_CHAPEL].flags & KB_SPOT_RUIN);
  g_assert_true (f->view.buildings[KB_CHAPEL].flags & KB_SPOT_NEXT);
  g_assert_nonnull (strstr (f->view.buildings[KB_CHAPEL].name, "; destroyed"));
  g_assert_false (f->view.buildings[KB_INN].flags & KB_SPOT_RUIN);
  g_assert_null (strstr (f->view.buildings[KB_INN].name, "destroyed"));
}

/* Where only what stands is said, nothing may be built. */
static void
test_end_position (Fixture *f, gconstpointer data)
{
  f->state->level = PW_LEVEL_FINAL;
  f->state->players[0].buildings = 1u << KB_STATUE;
  look (f);
  for (guint building = 0; building < KB_BUILDINGS; building++)
    g_assert_false (f->view.buildings[building].flags & (KB_SPOT_NEXT | KB_SPOT_AFFORD | KB_SPOT_AT_RISK));
  g_assert_true (f->view.buildings[KB_STATUE].flags & KB_SPOT_BUILT);
}

/* The sheet of somebody else is only looked at. */
static void
test_other_sheet (Fixture *f, gconstpointer data)
{
  f->state->stage = KB_STAGE_BUILD;
  f->state->players[0].goods[KB_GOLD] = f->state->players[0].goods[KB_WOOD] = 2;
  f->in.seat = 1;
  look (f);
  g_assert_cmpuint (f->view.seat, ==, 1);
  g_assert_cmpint (f->view.actor, ==, 0);
  for (guint building = 0; building < KB_BUILDINGS; building++)
    g_assert_false (f->view.buildings[building].flags & PW_SPOT_LEGAL);
}

/* -- Dice, supplies -------------------------------------------------------------------------------- */

static void
test_dice (Fixture *f, gconstpointer data)
{
  const KbDiceSpot *spots = f->view.dice;

  f->state->order[0] = 2;
  f->state->order[1] = 0;
  f->state->order[2] = 1;
  f->state->players[2].dice[3] = 4;
  f->state->players[2].aid = 1;
  f->state->players[2].used = 1 << 0 | 1 << 3;
  f->state->players[2].plus2 = 2;
  f->state->players[1].did = KB_DID_PASS;
  f->state->players[1].buildings = 1u << KB_INN | 1u << KB_MARKET;
  f->state->envoy = 1;
  f->partial.player = 2;
  look (f);
  g_assert_cmpuint (spots[0].seat, ==, 2);
  g_assert_cmpuint (spots[0].n, ==, 4);
  g_assert_cmpuint (spots[0].n_white, ==, 1);
  g_assert_cmpuint (spots[0].total, ==, 21);
  g_assert_cmpuint (spots[0].left, ==, 11);
  g_assert_cmphex (spots[0].flags, ==, PW_SPOT_NOW | KB_SPOT_AID);
  g_assert_cmpuint (spots[1].seat, ==, 0);
  g_assert_cmphex (spots[1].flags, ==, 0);
  g_assert_cmphex (spots[2].flags, ==, KB_SPOT_PASSED | KB_SPOT_CAN_MARKET | KB_SPOT_HAS_ENVOY);
  g_assert_cmpstr (spots[0].name, ==,
                   "Cleo, place 1 in the turn order; dice 6 (placed), 6, 5, white 4 (placed); "
                   "total 21, 11 left, 2 +2 tokens, to move");
  /* Before they are rolled, their number is known. */
  memset (f->state->players[2].dice, 0, KB_DICE);
  f->state->players[2].used = 0;
  look (f);
  g_assert_cmpuint (spots[0].n, ==, 4);
  g_assert_cmpuint (spots[0].total, ==, 0);
}

static void
test_supplies (Fixture *f, gconstpointer data)
{
  f->state->players[0].goods[KB_STONE] = 3;
  f->state->players[0].plus2 = 1;
  f->state->players[0].soldiers = 2;
  look (f);
  g_assert_cmpuint (f->view.supplies[KB_RESOURCE_STONE].number, ==, 3);
  g_assert_cmpstr (f->view.supplies[KB_RESOURCE_STONE].name, ==, "3 stone");
  g_assert_cmpstr (f->view.supplies[KB_RESOURCE_PLUS2].name, ==, "1 +2 token");
  g_assert_cmpstr (f->view.supplies[KB_RESOURCE_SOLDIERS].name, ==, "2 soldiers");
}

/* -- Enemies, time ------------------------------------------------------------------------------------ */

static void
test_enemies (Fixture *f, gconstpointer data)
{
  const KbEnemySpot *spot;

  f->state->players[0].soldiers = kb_enemy_nth (0, 2)->strength;
  f->state->players[1].soldiers = (guint8) (kb_enemy_nth (0, 2)->strength + 1);
  look (f);
  g_assert_cmpuint (f->view.n_enemies, ==, KB_YEAR_ENEMIES);
  spot = &f->view.enemies[2];
  g_assert_cmpuint (spot->strength, ==, kb_enemy_nth (0, 2)->strength);
  g_assert_cmpuint (spot->verdicts[0], ==, KB_BATTLE_DRAW);
  g_assert_cmpuint (spot->verdicts[1], ==, KB_BATTLE_VICTORY);
  g_assert_cmpuint (spot->verdicts[2], ==, KB_BATTLE_DEFEAT);
  g_assert_cmpint (spot->strengths[1], ==, spot->strength + 1);
  g_assert_nonnull (strstr (spot->name, "Cleo 0, defeat"));

  /* 11.3: with a Stone Wall a tie is won. */
  f->state->players[0].buildings = 1u << KB_PALISADE | 1u << KB_STABLE | 1u << KB_STONE_WALL;
  f->state->players[0].soldiers = (guint8) (spot->strength - 2);
  look (f);
  g_assert_cmpint (spot->strengths[0], >=, spot->strength);
  g_assert_cmpuint (spot->verdicts[0], ==, KB_BATTLE_VICTORY);

  f->state->named = TRUE;
  f->state->enemy = *kb_enemy_nth (0, 4);
  look (f);
  g_assert_cmpuint (f->view.n_enemies, ==, 1);
  g_assert_true (f->view.enemies[0].flags & KB_SPOT_SURE);
}

/* What a card takes and gives is said with it; of who is not followed nothing is known (13.1). */
static void
test_enemies_where_one_board_is_followed (Fixture *f, gconstpointer data)
{
  f->state->level = PW_LEVEL_BOARD;
  f->state->stale = 1u << 1 | 1u << 2;
  look (f);
  g_assert_cmpuint (f->view.enemies[0].verdicts[0], ==, KB_BATTLE_DEFEAT);
  g_assert_cmpuint (f->view.enemies[0].verdicts[1], ==, KB_BATTLE_NONE);
  g_assert_cmpstr (f->view.enemies[0].name, ==,
                   "Barbarians 2; defeat: 1 good of choice, 1 building; victory: 1 gold; Ana 0, defeat; Ben not followed; "
                   "Cleo not followed");
  /* Everybody is followed again: these were left open. */
  f->state->level = PW_LEVEL_REFEREE;
  f->state->open = TRUE;
  look (f);
  g_assert_nonnull (strstr (f->view.enemies[0].name, "; Ben left open; Cleo left open"));
}

static void
test_time (Fixture *f, gconstpointer data)
{
  f->state->year = 1;
  look (f);
  g_assert_cmphex (f->view.years[0].flags, ==, PW_SPOT_DONE);
  g_assert_cmphex (f->view.years[1].flags, ==, PW_SPOT_NOW);
  g_assert_cmphex (f->view.years[2].flags, ==, 0);
  g_assert_cmpstr (f->view.years[1].name, ==, "year II, now");
  g_assert_cmpstr (f->view.phases[0].name, ==, "phase 1, Aid from the King, over");
  g_assert_cmpstr (f->view.phases[1].name, ==, "phase 2, Spring, now");
  g_assert_cmphex (f->view.phases[7].flags, ==, 0);
}

/* -- Presses -------------------------------------------------------------------------------------------- */

static void
test_presses (Fixture *f, gconstpointer data)
{
  PwMove press;

  look (f);
  g_assert_true (kb_view_press (&f->in, KB_PLACE_ADVISOR, 11, &press));
  g_assert_cmpuint (press.kind, ==, KB_KIND_INFLUENCE);
  g_assert_cmpint (press.player, ==, 0);
  g_assert_cmpint (press.args[KB_ARG_ADVISOR], ==, 12);
  g_assert_true (kb_view_press (&f->in, KB_PLACE_BUILDING, KB_CRANE, &press));
  g_assert_cmpuint (press.kind, ==, KB_KIND_BUILD);
  g_assert_cmpint (press.args[KB_ARG_BUILDING], ==, KB_CRANE);
  g_assert_false (kb_view_press (&f->in, KB_PLACE_SUPPLY, KB_RESOURCE_GOLD, &press));
  g_assert_false (kb_view_press (&f->in, KB_PLACE_DICE, 0, &press));
  g_assert_false (kb_view_press (&f->in, KB_PLACE_ENEMY, 0, &press));

  f->state->stage = KB_STAGE_REROLL;
  g_assert_true (kb_view_press (&f->in, KB_PLACE_BUILDING, KB_STATUE, &press));
  g_assert_cmpuint (press.kind, ==, KB_KIND_USE);
  g_assert_true (kb_view_press (&f->in, KB_PLACE_BUILDING, KB_INN, &press));
  g_assert_cmpuint (press.kind, ==, KB_KIND_BUILD);

  f->state->stage = KB_STAGE_TOWN_HALL;
  g_assert_true (kb_view_press (&f->in, KB_PLACE_SUPPLY, KB_RESOURCE_PLUS2, &press));
  g_assert_cmpuint (press.kind, ==, KB_KIND_HALL);
  g_assert_cmpint (press.args[KB_ARG_GOOD], ==, KB_PAY_PLUS2);

  f->state->stage = KB_STAGE_ENEMY;
  g_assert_true (kb_view_press (&f->in, KB_PLACE_ENEMY, 1, &press));
  g_assert_cmpuint (press.kind, ==, KB_KIND_ENEMY);
  g_assert_cmpint (press.player, ==, PW_TABLE);
  g_assert_cmpint (press.args[0], ==, kb_enemy_nth (0, 1)->type);
  g_assert_cmpint (press.args[1], ==, kb_enemy_nth (0, 1)->strength);
}

static void
test_summary (Fixture *f, gconstpointer data)
{
  g_autofree char *text = NULL;

  f->state->players[1].buildings = 1u << KB_INN;
  f->state->players[1].goods[KB_WOOD] = 2;
  f->state->envoy = 1;
  text = kb_view_summary (f->setup, f->state, 1, 7);
  g_assert_cmpstr (text, ==,
                   "Ben, 7 points, 1 building, 0 gold, 2 wood, 0 stone, no +2 tokens, 0 soldiers, "
                   "has the King’s Envoy");
}

static void
assert_rules (Fixture *f, KbPlace place, guint index, const char *ids)
{
  g_autofree char *got = kb_view_rules (&f->view, place, index);

  g_assert_cmpstr (got, ==, ids);
}

static void
test_rules (Fixture *f, gconstpointer data)
{
  look (f);
  f->view.advisors[11].flags = 0;
  assert_rules (f, KB_PLACE_ADVISOR, 11, "6.1 5.2 5.5");
  f->view.advisors[11].flags = KB_SPOT_ENVOY | KB_SPOT_PLUS2;
  assert_rules (f, KB_PLACE_ADVISOR, 11, "9.2 5.3 6.1 5.2 5.5");
  f->view.advisors[17].flags = 0;
  assert_rules (f, KB_PLACE_ADVISOR, 17, "12.2 6.1 5.2 5.5 7.5");
  f->view.buildings[KB_CRANE].flags = 0;
  assert_rules (f, KB_PLACE_BUILDING, KB_CRANE, "7.4 7.2 7.1 7.3");
  f->view.buildings[KB_FORTRESS].flags = KB_SPOT_AT_RISK;
  assert_rules (f, KB_PLACE_BUILDING, KB_FORTRESS, "11.7 7.2 7.1 7.3 11.6");
  f->view.buildings[KB_PALISADE].flags = 0;
  assert_rules (f, KB_PLACE_BUILDING, KB_PALISADE, "11.3 7.2 7.1 7.3");
  assert_rules (f, KB_PLACE_YEAR, 2, "2.1");
  assert_rules (f, KB_PLACE_PHASE, KB_PHASE_REWARD - 1, "8.1 2.1");
  assert_rules (f, KB_PLACE_SUPPLY, KB_RESOURCE_PLUS2, "5.3 6.3");
}

/* What was played against a refusal is marked where it stands, and says against which rule. */
static void
test_played_so (Fixture *f, gconstpointer data)
{
  static const char text[] = "game: kingsburg\nplayer: Ana\nplayer: Ben\nplayer: Cleo\n\n"
                             "Ana take gold\nBen take gold\nCleo take gold\nroll Ana=431 Ben=653 Cleo=654\n"
                             "Ana influence 7 43\nBen influence 12 65 ! we misread the dice\n";
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_parse (text, -1, &error);
  const PwHistory *history = record ? record->history : NULL;

  g_assert_no_error (error);
  f->in = (PwViewInput){ .history = history, .moment = pw_history_get_cursor (history) };
  f->in.state = pw_history_get_state (history, f->in.moment);
  f->in.setup = pw_history_get_setup (history);
  kb_view_state (&f->in, &f->view);
  g_assert_true (advisor (f, 12)->flags & PW_SPOT_PLAYED_SO);
  g_assert_nonnull (strstr (advisor (f, 12)->name, "we misread the dice"));
  g_assert_false (advisor (f, 7)->flags & PW_SPOT_PLAYED_SO);
  pw_record_free (record);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
#define ADD(path, test) g_test_add ("/kingsburg/view/" path, Fixture, NULL, set_up, test, tear_down)
  ADD ("advisors within reach", test_reach);
  ADD ("what advisors do, in words", test_help_names);
  ADD ("a token and the Market", test_means);
  ADD ("taken advisors and the Envoy", test_taken);
  ADD ("marks of two players", test_mark);
  ADD ("without hints", test_hints_off);
  ADD ("chosen and refused", test_chosen_and_refused);
  ADD ("buildings", test_buildings);
  ADD ("the Crane, and what may be destroyed", test_crane_and_risk);
  ADD ("a destroyed building", test_ruin);
  ADD ("an end position", test_end_position);
  ADD ("another player's sheet", test_other_sheet);
  ADD ("dice of all players", test_dice);
  ADD ("supplies", test_supplies);
  ADD ("enemies of the year", test_enemies);
  ADD ("enemies where one board is followed", test_enemies_where_one_board_is_followed);
  ADD ("year and phase", test_time);
  ADD ("presses", test_presses);
  ADD ("a card in words", test_summary);
  ADD ("what was played so", test_played_so);
  ADD ("the rules of what is shown", test_rules);
#undef ADD
  return g_test_run ();
}
