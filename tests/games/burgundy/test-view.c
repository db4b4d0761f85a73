/* test-view.c: what the boards show, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-record.h"
#include "games/burgundy/modules/cb-shields.h"
#include "games/burgundy/view/cb-view.h"
#include "games/pw-games.h"

typedef struct
{
  PwSetup *setup;
  CbState state;
  GArray *choices;
  guint8 keys[64];
  PwMove partial;
  PwViewInput in;
  CbView view;
} Fixture;

static const char *const names[] = { "Ana", "Bruno", "Chiara" };

static guint
hex_of (guint duchy, const char *name)
{
  const CbDuchy *d = cb_duchy_nth (duchy);

  for (guint i = 0; i < d->n_hexes; i++)
    if (g_str_equal (cb_hex_name (d, i), name))
      return i;
  g_assert_not_reached ();
}

static void
lay (Fixture *fixture, guint seat, const char *hex, CbTile tile)
{
  CbPlayer *player = &fixture->state.players[seat];
  guint i = hex_of (player->duchy, hex);

  player->tile[i] = (guint8) tile;
  player->filled |= CB_HEX (i);
}

/* Ana's turn in phase B, round 3: her die 5 is open; she has a castle, a sheep and a watchtower. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  CbState *state = &fixture->state;
  CbPlayer *ana = &state->players[0], *bruno = &state->players[1];

  fixture->setup = pw_setup_new (&cb_game, 3);
  for (guint i = 0; i < 3; i++)
    pw_setup_set_name (fixture->setup, i, names[i]);
  g_assert_true (cb_game.play.setup (state, fixture->setup, &error));
  g_assert_no_error (error);
  for (guint i = 0; i < 3; i++)
    {
      CbPlayer *player = &state->players[i];

      player->filled = 0;
      memset (player->tile, 0, sizeof player->tile);
      memset (player->goods, 0, sizeof player->goods);
      player->started = 1;
      player->duchy = 0;
      state->order[i] = (guint8) i;
    }
  state->stage = CB_STAGE_TURN;
  state->phase = 1;
  state->round = 2;
  state->white = 3;
  state->turn = 0;
  state->pending.n = 0;
  state->round_goods[3] = 6;
  memset (state->depots, 0, sizeof state->depots);
  memset (state->depot_goods, 0, sizeof state->depot_goods);
  memset (state->black, 0, sizeof state->black);
  state->depots[4][0] = CB_TILE_UNKNOWN + CB_MINE;
  state->depots[4][2] = CB_TILE_BANK;
  state->depot_goods[4][1] = 1;
  state->depot_goods[4][0] = 2;
  state->black[2] = CB_TILE_UNKNOWN + CB_SHIP;
  ana->dice[0] = 2;
  ana->dice[1] = 5;
  ana->used = 1;
  ana->workers = 3;
  ana->silver = 1;
  ana->store[0] = CB_TILE_CASTLE;
  ana->store[1] = CB_TILE_SHEEP_4;
  ana->store[2] = CB_TILE_WATCHTOWER;
  ana->goods[4] = 2;
  ana->goods[1] = 1;
  ana->sold[3] = 2;
  ana->bridge = bruno->bridge = 2;
  ana->height = 0;
  bruno->height = 1;
  state->players[2].bridge = 1;
  state->players[2].height = 0;
  ana->bonus_large = 1u << CB_CASTLE;
  lay (fixture, 0, "d4", CB_TILE_CASTLE);
  lay (fixture, 0, "e5", CB_TILE_WATCHTOWER);
  lay (fixture, 0, "e4", CB_TILE_CARPENTER);
  lay (fixture, 0, "c3", CB_TILE_MARKET);
  ana->regions_done = (guint64) 1 << cb_duchy_nth (0)->region[hex_of (0, "d4")] | (guint64) 1
                                                                                    << cb_duchy_nth (0)->region[hex_of (0, "c3")];
  ana->region_phase[cb_duchy_nth (0)->region[hex_of (0, "c3")]] = 1;

  fixture->choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  pw_move_init (&fixture->partial, PW_KIND_ANY, 0);
  fixture->in = (PwViewInput){
    .state = state, .setup = fixture->setup, .choices = fixture->choices, .keys = fixture->keys, .partial = &fixture->partial
  };
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_array_unref (fixture->choices);
  pw_setup_free (fixture->setup);
}

static void
look (Fixture *fixture)
{
  cb_view_state (&fixture->in, &fixture->view);
}

static PwMove *
offer (Fixture *fixture, CbKind kind, int points, guint8 key)
{
  PwChoice choice = { .points = (gint16) points };

  pw_move_init (&choice.move, kind, 0);
  fixture->keys[fixture->choices->len] = key;
  g_array_append_val (fixture->choices, choice);
  return &g_array_index (fixture->choices, PwChoice, fixture->choices->len - 1).move;
}

static void
assert_hex (Fixture *fixture, const char *hex, const char *name)
{
  g_assert_cmpstr (fixture->view.hexes[hex_of (fixture->state.players[fixture->in.seat].duchy, hex)].name, ==, name);
}

/* -- Names ------------------------------------------------------------------ */

static void
test_names (Fixture *fixture, gconstpointer data)
{
  const CbView *view = &fixture->view;

  look (fixture);
  assert_hex (fixture, "d6", "d6, river, needs 4, empty");
  assert_hex (fixture, "e5", "e5, watchtower, city of 5, 2 filled");
  assert_hex (fixture, "c3", "c3, market, city of 1, completed in phase A");
  assert_hex (fixture, "d4", "d4, starting castle");
  g_assert_cmpstr (view->store[1].name, ==, "key space 2 of 3, sheep 4");
  g_assert_cmpstr (view->goods[0].name, ==, "goods space 1 of 3, 1 purple, sold with a 2");
  g_assert_cmpstr (view->goods[1].name, ==, "goods space 2 of 3, 2 brown, sold with a 5");
  g_assert_cmpstr (view->goods[2].name, ==, "goods space 3 of 3, empty");
  g_assert_cmpstr (view->dice[0].name, ==, "Ana, first die, 2; used");
  g_assert_cmpstr (view->dice[1].name, ==, "Ana, second die, 5");
  g_assert_cmpstr (view->white.name, ==, "white die, 3");
  g_assert_cmpstr (view->depots[4].name, ==, "depot 5, 2 tiles, goods: turquoise, turquoise, purple");
  g_assert_cmpstr (view->depot_spaces[4 * CB_DEPOT_SPACES].name, ==, "depot 5, space 1 of 3, some mine");
  g_assert_cmpstr (view->depot_spaces[4 * CB_DEPOT_SPACES + 1].name, ==, "depot 5, space 2 of 3, empty, for a monastery");
  g_assert_cmpstr (view->depot_spaces[4 * CB_DEPOT_SPACES + 2].name, ==, "depot 5, space 3 of 3, bank");
  g_assert_cmpstr (view->black_spaces[2].name, ==, "black depot, space 3 of 6, some ship, costs 2 silver");
  g_assert_cmpstr (view->spans[2].name, ==, "bridge, space 3 of 7: Bruno on top of Ana");
  g_assert_cmpstr (view->spans[4].name, ==, "bridge, space 5 of 7, empty");
  g_assert_cmpstr (view->phases[0].name, ==, "phase A, completed regions score 10 more; over");
  g_assert_cmpstr (view->phases[1].name, ==, "phase B, completed regions score 8 more; now");
  g_assert_cmpstr (view->rounds[3].name, ==, "round 4, orange goods");
  g_assert_cmpstr (view->bonus[CB_CASTLE].name, ==, "castle, large bonus 6, Ana has it; small bonus 3, free");
  g_assert_cmpstr (view->supplies[0], ==, "3 workers");
  g_assert_cmpstr (view->supplies[1], ==, "1 silver");
  g_assert_cmpuint (view->n_sold, ==, 2);
}

static void
test_summary (Fixture *fixture, gconstpointer data)
{
  g_autofree char *ana = cb_view_summary (fixture->setup, &fixture->state, 0, 24);
  g_autofree char *bruno = NULL, *done = NULL;

  g_assert_cmpstr (ana, ==, "Ana, 24 points, to play; dice 2 and 5, the 2 used; 3 workers, 1 silver, 3 goods, 3 tiles stored");
  fixture->state.players[1].dice[0] = 4;
  fixture->state.players[1].dice[1] = 2;
  bruno = cb_view_summary (fixture->setup, &fixture->state, 1, 1);
  g_assert_true (g_str_has_prefix (bruno, "Bruno, 1 point, not yet; dice 4 and 2; "));
  fixture->state.turn = 2;
  fixture->state.players[1].used = 3;
  done = cb_view_summary (fixture->setup, &fixture->state, 1, 31);
  g_assert_true (g_str_has_prefix (done, "Bruno, 31 points, has played; dice 4 and 2 used; "));
}

static void
test_long_name_is_cut_at_a_character (Fixture *fixture, gconstpointer data)
{
  g_autofree char *reason = g_strnfill (CB_NAME_SIZE, 'x');
  g_autoptr (GString) wide = g_string_new (reason);
  PwMove refused;

  for (guint i = 0; i < 200; i++)
    g_string_insert (wide, 0, "é");
  pw_move_init (&refused, CB_KIND_PLACE, 0);
  refused.args[CB_ARG_HEX] = (gint16) hex_of (0, "f4");
  fixture->in.refused = &refused;
  for (guint cut = 0; cut < 3; cut++)
    {
      fixture->in.reason = wide->str + 2 * cut;
      look (fixture);
      g_assert_true (g_utf8_validate (fixture->view.hexes[hex_of (0, "f4")].name, -1, NULL));
      g_string_insert_c (wide, 0, 'a');
    }
}

static void
test_every_duchy (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (cb_duchy_count (), >=, 10);
  for (guint duchy = 0; duchy < cb_duchy_count (); duchy++)
    {
      const CbDuchy *d = cb_duchy_nth (duchy);

      memset (&fixture->state.players[1], 0, sizeof fixture->state.players[1]);
      fixture->state.players[1].duchy = (guint8) duchy;
      fixture->in.seat = 1;
      look (fixture);
      g_assert_cmpuint (fixture->view.n_hexes, ==, d->n_hexes);
      for (guint i = 0; i < d->n_hexes; i++)
        {
          const CbSpot *spot = &fixture->view.hexes[i];

          g_assert_cmpuint (spot->type, ==, d->type[i]);
          g_assert_cmpuint (spot->number, ==, d->die[i]);
          g_assert_cmpuint (spot->tile, ==, CB_TILE_NONE);
          g_assert_true (g_str_has_prefix (spot->name, cb_hex_name (d, i)));
          g_assert_true (g_str_has_suffix (spot->name, "empty"));
        }
    }
}

/* -- What is lit --------------------------------------------------------------- */

static void
test_choices_light_hexes (Fixture *fixture, gconstpointer data)
{
  const CbSpot *spot = &fixture->view.hexes[hex_of (0, "a2")];
  PwMove *move;

  move = offer (fixture, CB_KIND_PLACE, 20, 1);
  move->args[CB_ARG_HEX] = (gint16) hex_of (0, "a2");
  move->args[CB_ARG_TILE] = CB_TILE_CASTLE;
  look (fixture);
  g_assert_cmpuint (spot->flags, ==, PW_SPOT_LEGAL | PW_SPOT_POINTS);
  g_assert_cmpuint (spot->key, ==, 1);
  g_assert_cmpint (spot->points, ==, 20);
  assert_hex (fixture, "a2", "a2, castle, needs 5, empty; legal: choice 1, scores 20");
  g_assert_cmpuint (fixture->view.hexes[hex_of (0, "a1")].flags, ==, 0);
  g_assert_cmpuint (fixture->view.store[0].flags, ==, PW_SPOT_LEGAL);
  g_assert_cmpuint (fixture->view.store[2].flags, ==, 0);

  /* Two ways to the same hex: no key means it, and the better one is shown. */
  move = offer (fixture, CB_KIND_PLACE, 23, 2);
  move->args[CB_ARG_HEX] = (gint16) hex_of (0, "a2");
  look (fixture);
  g_assert_cmpuint (spot->key, ==, 0);
  g_assert_cmpint (spot->points, ==, 23);
  assert_hex (fixture, "a2", "a2, castle, needs 5, empty; legal: scores 23");

  /* Nothing is lit on the board of somebody who is not asked, nor without hints. */
  fixture->in.seat = 1;
  look (fixture);
  g_assert_cmpuint (spot->flags, ==, 0);
  fixture->in.seat = 0;
  fixture->in.choices = NULL;
  look (fixture);
  g_assert_cmpuint (spot->flags, ==, 0);
}

static void
test_choices_light_depots (Fixture *fixture, gconstpointer data)
{
  const CbSpot *spaces = &fixture->view.depot_spaces[4 * CB_DEPOT_SPACES];
  PwMove *move;

  move = offer (fixture, CB_KIND_TAKE, 0, 5);
  move->args[CB_ARG_DEPOT] = 5;
  move->args[CB_ARG_TILE] = CB_TILE_UNKNOWN + CB_MINE;
  move = offer (fixture, CB_KIND_TAKE, 0, 6);
  move->args[CB_ARG_DEPOT] = 5;
  move->args[CB_ARG_TILE] = CB_TILE_BANK;
  /* A purchase that leaves the depot open means the black one. */
  offer (fixture, CB_KIND_BUY, 0, 8);
  look (fixture);
  g_assert_cmpuint (spaces[0].flags, ==, PW_SPOT_LEGAL);
  g_assert_cmpuint (spaces[0].key, ==, 5);
  g_assert_cmpuint (spaces[1].flags, ==, 0);
  g_assert_cmpuint (spaces[2].key, ==, 6);
  g_assert_cmpuint (fixture->view.depots[4].flags, ==, PW_SPOT_LEGAL);
  g_assert_cmpuint (fixture->view.depots[3].flags, ==, 0);
  g_assert_cmpuint (fixture->view.depots[CB_BLACK_DEPOT].key, ==, 8);
  g_assert_cmpuint (fixture->view.black_spaces[2].flags, ==, PW_SPOT_LEGAL);
  g_assert_cmpuint (fixture->view.black_spaces[0].flags, ==, 0);
  g_assert_cmpstr (spaces[0].name, ==, "depot 5, space 1 of 3, some mine; legal: choice 5");
}

static void
test_dice_have_no_key (Fixture *fixture, gconstpointer data)
{
  PwMove *move = offer (fixture, PW_KIND_ANY, 0, 1);

  move->args[CB_ARG_DIE] = 5;
  look (fixture);
  g_assert_cmpuint (fixture->view.dice[1].flags, ==, PW_SPOT_LEGAL);
  g_assert_cmpuint (fixture->view.dice[1].key, ==, 0);
}

static void
test_chosen_parts (Fixture *fixture, gconstpointer data)
{
  fixture->partial.kind = CB_KIND_PLACE;
  fixture->partial.args[CB_ARG_DIE] = 5;
  fixture->partial.args[CB_ARG_TILE] = CB_TILE_SHEEP_4;
  look (fixture);
  g_assert_cmpuint (fixture->view.dice[1].flags, ==, PW_SPOT_SELECTED);
  g_assert_cmpuint (fixture->view.dice[0].flags, ==, CB_SPOT_USED);
  g_assert_cmpuint (fixture->view.store[1].flags, ==, PW_SPOT_SELECTED);
  g_assert_cmpstr (fixture->view.store[1].name, ==, "key space 2 of 3, sheep 4; selected");
  g_assert_cmpstr (fixture->view.dice[1].name, ==, "Ana, second die, 5; selected");
}

static void
test_refusal (Fixture *fixture, gconstpointer data)
{
  PwMove refused;

  pw_move_init (&refused, CB_KIND_PLACE, 0);
  refused.args[CB_ARG_HEX] = (gint16) hex_of (0, "f4");
  fixture->in.refused = &refused;
  fixture->in.reason = "not adjacent (5.1)";
  look (fixture);
  g_assert_cmpuint (fixture->view.hexes[hex_of (0, "f4")].flags, ==, PW_SPOT_REFUSED);
  assert_hex (fixture, "f4", "f4, city, needs 5, empty; not legal: not adjacent (5.1)");
}

static void
test_same_state_same_view (Fixture *fixture, gconstpointer data)
{
  CbView first;

  look (fixture);
  first = fixture->view;
  memset (&fixture->view, 0xa5, sizeof fixture->view);
  look (fixture);
  g_assert_cmpmem (&first, sizeof first, &fixture->view, sizeof fixture->view);
}

/* -- Presses ------------------------------------------------------------------------ */

typedef struct
{
  CbPlace place;
  guint index;
  gboolean means;
  guint8 kind;
  CbArg arg;
  int value;
} Press;

static void
test_presses (Fixture *fixture, gconstpointer data)
{
  const Press presses[] = {
    { CB_PLACE_HEX, 7, TRUE, CB_KIND_PLACE, CB_ARG_HEX, 7 },
    { CB_PLACE_STORE, 1, TRUE, CB_KIND_PLACE, CB_ARG_TILE, CB_TILE_SHEEP_4 },
    { CB_PLACE_GOODS, 0, TRUE, CB_KIND_SELL, CB_ARG_GOODS, 2 },
    { CB_PLACE_GOODS, 1, TRUE, CB_KIND_SELL, CB_ARG_GOODS, 5 },
    { CB_PLACE_GOODS, 2, FALSE, 0, 0, 0 },
    { CB_PLACE_DIE, 1, TRUE, PW_KIND_ANY, CB_ARG_DIE, 5 },
    { CB_PLACE_DEPOT, 4, TRUE, CB_KIND_TAKE, CB_ARG_DEPOT, 5 },
    { CB_PLACE_DEPOT, CB_BLACK_DEPOT, TRUE, CB_KIND_BUY, CB_ARG_DEPOT, PW_ARG_NONE },
    { CB_PLACE_DEPOT_SPACE, 4 * CB_DEPOT_SPACES, TRUE, CB_KIND_TAKE, CB_ARG_TILE, CB_TILE_UNKNOWN + CB_MINE },
    { CB_PLACE_DEPOT_SPACE, 4 * CB_DEPOT_SPACES + 2, TRUE, CB_KIND_TAKE, CB_ARG_DEPOT, 5 },
    { CB_PLACE_DEPOT_SPACE, 4 * CB_DEPOT_SPACES + 1, FALSE, 0, 0, 0 },
    { CB_PLACE_BLACK_SPACE, 2, TRUE, CB_KIND_BUY, CB_ARG_TILE, CB_TILE_UNKNOWN + CB_SHIP },
    { CB_PLACE_BLACK_SPACE, 0, FALSE, 0, 0, 0 },
    { CB_PLACE_BRIDGE, 0, FALSE, 0, 0, 0 },
    { CB_PLACE_PHASE, 0, FALSE, 0, 0, 0 },
  };
  PwMove partial;

  for (guint i = 0; i < G_N_ELEMENTS (presses); i++)
    {
      const Press *press = &presses[i];

      g_assert_cmpint (cb_view_press (&fixture->in, press->place, press->index, &partial), ==, press->means);
      if (!press->means)
        continue;
      g_assert_cmpuint (partial.kind, ==, press->kind);
      g_assert_cmpint (partial.args[press->arg], ==, press->value);
      g_assert_cmpint (partial.player, ==, 0);
    }

  /* While a ship waits, its depots are meant. */
  fixture->state.pending.items[0].kind = CB_PENDING_SHIP;
  fixture->state.pending.n = 1;
  g_assert_true (cb_view_press (&fixture->in, CB_PLACE_DEPOT, 2, &partial));
  g_assert_cmpuint (partial.kind, ==, CB_KIND_SHIP);
  g_assert_cmpint (partial.args[CB_ARG_DEPOT], ==, 3);
  g_assert_true (cb_view_press (&fixture->in, CB_PLACE_DEPOT_SPACE, 4 * CB_DEPOT_SPACES, &partial));
  g_assert_cmpuint (partial.kind, ==, CB_KIND_SHIP);
  g_assert_cmpint (partial.args[CB_ARG_TILE], ==, PW_ARG_NONE);

  /* Before the first round, the starting castle. */
  fixture->state.pending.n = 0;
  fixture->state.stage = CB_STAGE_START;
  g_assert_true (cb_view_press (&fixture->in, CB_PLACE_HEX, 18, &partial));
  g_assert_cmpuint (partial.kind, ==, CB_KIND_START);

  /* Where only a purchase is offered, the depot means that. */
  fixture->state.stage = CB_STAGE_TURN;
  offer (fixture, CB_KIND_BUY, 0, 1)->args[CB_ARG_DEPOT] = 5;
  g_assert_true (cb_view_press (&fixture->in, CB_PLACE_DEPOT_SPACE, 4 * CB_DEPOT_SPACES + 2, &partial));
  g_assert_cmpuint (partial.kind, ==, CB_KIND_BUY);
  g_assert_cmpint (partial.args[CB_ARG_DEPOT], ==, 5);
}

/* -- Expansions ------------------------------------------------------------------ */

static void
test_inns (Fixture *fixture, gconstpointer data)
{
  const CbSpot *inns = &fixture->view.inns;
  PwMove partial;

  look (fixture);
  g_assert_cmpuint (inns->tile, ==, CB_TILE_NONE);
  g_assert_false (cb_view_press (&fixture->in, CB_PLACE_INNS, 0, &partial));

  fixture->state.modules |= 1u << CB_MODULE_INNS;
  fixture->state.inns.n = 2;
  look (fixture);
  g_assert_cmpuint (inns->tile, ==, CB_TILE_INN);
  g_assert_cmpuint (inns->count, ==, 2);
  g_assert_cmpstr (inns->name, ==, "black depot, 2 inns, each costs 2 silver");
  g_assert_cmpuint (inns->flags & PW_SPOT_LEGAL, ==, 0);

  offer (fixture, CB_KIND_BUY, 0, 4)->args[CB_ARG_TILE] = CB_TILE_INN;
  look (fixture);
  g_assert_cmpuint (inns->flags & PW_SPOT_LEGAL, !=, 0);
  g_assert_cmpuint (inns->key, ==, 4);
  g_assert_cmpstr (inns->name, ==, "black depot, 2 inns, each costs 2 silver; legal: choice 4");
  g_assert_true (cb_view_press (&fixture->in, CB_PLACE_INNS, 0, &partial));
  g_assert_cmpint (partial.kind, ==, CB_KIND_BUY);
  g_assert_cmpint (partial.args[CB_ARG_TILE], ==, CB_TILE_INN);
  g_assert_cmpint (partial.args[CB_ARG_DEPOT], ==, PW_ARG_NONE);

  lay (fixture, 0, "d6", CB_TILE_INN);
  look (fixture);
  g_assert_cmpuint (fixture->view.hexes[hex_of (0, "d6")].type, ==, CB_SHIP);
  assert_hex (fixture, "d6", "d6, inn in a river of 3, counts as 1 more for its size");
  lay (fixture, 0, "d5", CB_TILE_BLACK);
  look (fixture);
  assert_hex (fixture, "d5", "d5, black tile");
}

/* Kinds of moves beyond the 32nd must not light what a move of another kind would: only those that put
 * something there do. */
static void
test_late_kinds_light_nothing (Fixture *fixture, gconstpointer data)
{
  for (guint kind = 13; kind < CB_KINDS; kind++)
    {
      guint hex = hex_of (0, "d6"), castle = hex_of (0, "d4");

      g_array_set_size (fixture->choices, 0);
      offer (fixture, (CbKind) kind, 0, 1)->args[CB_ARG_HEX] = (gint16) hex;
      look (fixture);
      g_assert_cmpint ((fixture->view.hexes[hex].flags & PW_SPOT_LEGAL) != 0, ==, kind == CB_KIND_COVER || kind == CB_KIND_LAY);
      g_array_set_size (fixture->choices, 0);
      offer (fixture, (CbKind) kind, 0, 1)->args[CB_ARG_HEX] = (gint16) castle;
      look (fixture);
      g_assert_cmpint ((fixture->view.hexes[castle].flags & PW_SPOT_LEGAL) != 0, ==, kind == CB_KIND_SHIELD);
    }
}

static void
test_shields (Fixture *fixture, gconstpointer data)
{
  CbState *state = &fixture->state;
  CbView *view = &fixture->view;
  PwMove partial;

  look (fixture);
  g_assert_cmpuint (view->shields[0].number, ==, 0);
  g_assert_false (cb_view_press (&fixture->in, CB_PLACE_SHIELD, 2, &partial));

  state->modules |= 1u << CB_MODULE_SHIELDS;
  state->shields.depots[1][0] = 8;
  state->shields.depots[4][1] = CB_SHIELD_ANY;
  state->shields.owned[0] = CB_SHIELD_BIT (3) | CB_SHIELD_BIT (12);
  state->shields.hex[3] = (guint8) (hex_of (0, "d4") + 1);
  look (fixture);
  g_assert_cmpuint (view->shields[2].number, ==, 8);
  g_assert_cmpstr (view->shields[2].name, ==, "depot 2, shield 8, needs a double. Mines pay 2 silver coins each.");
  g_assert_cmpstr (view->shields[4 * CB_VIEW_SHIELDS + 1].name, ==, "depot 5, some shield, needs a double");
  g_assert_cmpuint (view->n_crests, ==, 2);
  g_assert_cmpuint (view->crests[1].number, ==, 12);
  g_assert_cmpstr (view->crests[0].name, ==, "shield 3. Workers pay tribute as silver does.");
  g_assert_cmpuint (view->hexes[hex_of (0, "d4")].shield, ==, 3);
  assert_hex (fixture, "d4", "d4, starting castle; with shield 3. Workers pay tribute as silver does.");

  offer (fixture, CB_KIND_SHIELD, 0, 2)->args[CB_ARG_DEPOT] = 2;
  g_array_index (fixture->choices, PwChoice, 0).move.args[CB_ARG_SHIELD] = 8;
  look (fixture);
  g_assert_cmpuint (view->shields[2].flags & PW_SPOT_LEGAL, !=, 0);
  g_assert_cmpuint (view->shields[2].key, ==, 2);
  g_assert_cmpuint (view->shields[4 * CB_VIEW_SHIELDS + 1].flags & PW_SPOT_LEGAL, ==, 0);
  g_assert_true (g_str_has_suffix (view->shields[2].name, "; legal: choice 2"));
  g_assert_true (cb_view_press (&fixture->in, CB_PLACE_SHIELD, 2, &partial));
  g_assert_cmpint (partial.kind, ==, CB_KIND_SHIELD);
  g_assert_cmpint (partial.args[CB_ARG_DEPOT], ==, 2);
  g_assert_cmpint (partial.args[CB_ARG_SHIELD], ==, 8);

  /* The shields of others are not shown here. */
  fixture->in.seat = 1;
  look (fixture);
  g_assert_cmpuint (view->n_crests, ==, 0);
}

/* Three posts on duchy 1, as on a duchy that people entered. */
static void
test_posts (Fixture *fixture, gconstpointer data)
{
  CbDuchy duchy = *cb_duchy_nth (0);
  CbView *view = &fixture->view;

  look (fixture);
  g_assert_cmpuint (view->n_posts, ==, 0);
  g_assert_cmpuint (view->n_bonus, ==, CB_TYPES);

  fixture->state.modules |= 1u << CB_MODULE_POSTS;
  duchy.posts = CB_HEX (hex_of (0, "d6")) | CB_HEX (hex_of (0, "d7")) | CB_HEX (hex_of (0, "a1"));
  *(CbDuchy *) cb_duchy_nth (0) = duchy;
  look (fixture);
  g_assert_cmpuint (view->n_bonus, ==, CB_BONUSES);
  g_assert_true (g_str_has_prefix (view->bonus[CB_BONUS_POSTS].name, "border posts, large bonus 6, "));
  g_assert_cmpuint (view->n_posts, ==, 3);
  assert_hex (fixture, "d6", "d6, river, needs 4, empty; border post");
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (view->posts[i].flags & PW_SPOT_DONE, ==, 0);

  lay (fixture, 0, "d6", CB_TILE_SHIP);
  lay (fixture, 0, "d7", CB_TILE_SHIP);
  look (fixture);
  g_assert_cmpuint (view->posts[0].number, ==, hex_of (0, "a1") + 1);
  g_assert_cmpuint (view->posts[0].flags & PW_SPOT_DONE, ==, 0);
  g_assert_cmpuint (view->posts[1].flags & PW_SPOT_DONE, !=, 0);
  g_assert_cmpuint (view->posts[2].flags & PW_SPOT_DONE, !=, 0);
  g_assert_true (g_str_has_suffix (view->hexes[hex_of (0, "d6")].name, "; border post, connected"));
  duchy.posts = 0;
  *(CbDuchy *) cb_duchy_nth (0) = duchy;
}

static void
assert_rules (Fixture *fixture, CbPlace place, guint index, const char *ids)
{
  g_autofree char *got = cb_view_rules (&fixture->view, place, index);

  g_assert_cmpstr (got, ==, ids);
}

/* What somebody asks about is explained by the nearest rule first. */
static void
test_rules (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint tile;
    const char *ids;
  } tiles[] = {
    { CB_TILE_NONE, "5.1 5.6 5.7" },
    { CB_TILE_CASTLE, "5.5 5.3 5.6 5.7" },
    { CB_TILE_MINE, "8.1 5.3 5.6 5.7" },
    { CB_TILE_BANK, "5.5 5.2 5.3 5.6 5.7" },
    { CB_TILE_PIG_3, "5.5 5.3 5.6 5.7" },
    { CB_TILE_MONASTERY_0 + 26, "11.26 11 5.3 5.6 5.7" },
    { CB_TILE_CRANE, "12.2 5.5 5.2 5.3 5.6 5.7" },
    { CB_TILE_GEESE, "12.3 5.5 5.3 5.6 5.7" },
    { CB_TILE_WHITE_CASTLE, "12.4 5.5 5.2 5.3 5.6 5.7" },
    { CB_TILE_INN, "13.1 13.2 13.3 13.4 5.3 5.6 5.7" },
    { CB_TILE_BLACK, "16.7 5.3 5.6 5.7" },
  };
  guint hex = hex_of (0, "a1");

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      fixture->view.hexes[hex] = (CbSpot){ .type = CB_CASTLE, .tile = (guint8) tiles[i].tile };
      assert_rules (fixture, CB_PLACE_HEX, hex, tiles[i].ids);
    }
  /* What is special about the hex comes first. */
  fixture->view.hexes[hex] = (CbSpot){ .type = CB_BUILDING, .tile = CB_TILE_NONE };
  fixture->view.n_posts = 1;
  fixture->view.posts[0].number = (guint8) (hex + 1);
  assert_rules (fixture, CB_PLACE_HEX, hex, "15.1 5.1 5.2 5.6 5.7");
  fixture->view.hexes[hex] = (CbSpot){ .type = CB_CASTLE, .tile = CB_TILE_CASTLE, .shield = 12 };
  assert_rules (fixture, CB_PLACE_HEX, hex, "17.5.12 17.2 17.3 17.4 17.5 5.5 15.1 5.3 5.6 5.7");
  /* A shield that nobody has named has no rule of its own. */
  fixture->view.shields[0].number = CB_VIEW_SHIELD_LAST + 1;
  assert_rules (fixture, CB_PLACE_SHIELD, 0, "17.2 17.3 17.4 17.5");
  fixture->view.store[0].tile = CB_TILE_NONE;
  assert_rules (fixture, CB_PLACE_STORE, 0, "4.4 4.3b");
  assert_rules (fixture, CB_PLACE_DEPOT, 0, "2.1 3.1 4.3a");
  assert_rules (fixture, CB_PLACE_DEPOT, CB_BLACK_DEPOT, "4.5 2.1 3.1");
  assert_rules (fixture, CB_PLACE_BRIDGE, 0, "3.3 2.4");
}

/* What was played against a refusal is marked where it lies, and says against which rule; what was played by the rules is not. */
static void
test_played_so (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "game: burgundy\nplayer: Ana\nplayer: Ben\n\n"
                             "ana start d4 red red pink\nben start d4 1 2 3\nroll 4 Ana=35 Ben=22\ngoods red\n"
                             "ana take 4 ship die=3 workers=1\nana place ship a1 die=5 ! we misread the map\nana ship 4\n";
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_parse (text, -1, &error);
  const PwHistory *history = record ? record->history : NULL;
  guint now, n_marked = 0;

  g_assert_no_error (error);
  now = pw_history_get_cursor (history);
  fixture->in = (PwViewInput){
    .state = pw_history_get_state (history, now), .setup = pw_history_get_setup (history), .history = history, .moment = now
  };
  look (fixture);
  for (guint i = 0; i < fixture->view.n_hexes; i++)
    n_marked += (fixture->view.hexes[i].flags & PW_SPOT_PLAYED_SO) != 0;
  g_assert_cmpuint (n_marked, ==, 1);
  g_assert_true (fixture->view.hexes[hex_of (0, "a1")].flags & PW_SPOT_PLAYED_SO);
  g_assert_nonnull (strstr (fixture->view.hexes[hex_of (0, "a1")].name, "; played so, against rule "));
  g_assert_nonnull (strstr (fixture->view.hexes[hex_of (0, "a1")].name, "we misread the map"));
  /* Before it was played there is nothing to mark. */
  fixture->in.state = pw_history_get_state (history, now - 2);
  fixture->in.moment = now - 2;
  look (fixture);
  g_assert_false (fixture->view.hexes[hex_of (0, "a1")].flags & PW_SPOT_PLAYED_SO);
  pw_record_free (record);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
#define ADD(path, test) g_test_add ("/burgundy/view/" path, Fixture, NULL, set_up, test, tear_down)
  ADD ("each thing has its name", test_names);
  ADD ("a player in one sentence", test_summary);
  ADD ("a long name is cut at a character", test_long_name_is_cut_at_a_character);
  ADD ("every duchy shows every hex", test_every_duchy);
  ADD ("choices light hexes", test_choices_light_hexes);
  ADD ("choices light depots", test_choices_light_depots);
  ADD ("a die is typed by its face", test_dice_have_no_key);
  ADD ("what is chosen is marked", test_chosen_parts);
  ADD ("what was refused is marked", test_refusal);
  ADD ("what was played so is marked", test_played_so);
  ADD ("the same state looks the same", test_same_state_same_view);
  ADD ("a press is part of a move", test_presses);
  ADD ("inns lie beside the black depot", test_inns);
  ADD ("later kinds of moves light nothing", test_late_kinds_light_nothing);
  ADD ("border posts and their links", test_posts);
  ADD ("shields on depots and castles", test_shields);
  ADD ("the rules of what is shown", test_rules);
#undef ADD
  return g_test_run ();
}
