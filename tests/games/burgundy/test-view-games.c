/* test-view-games.c: what the boards light in whole random games leads on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "components.h"
#include "core/pw-dealer.h"
#include "games/burgundy/view/cb-view.h"
#include "games/pw-games.h"
#include "team-duchies.h"

/* What a press adds to the move so far. */
static PwMove
join (const PwMove *partial, const PwMove *press)
{
  PwMove joined = *partial;

  if (press->kind != PW_KIND_ANY)
    joined.kind = press->kind;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (press->args[i] != PW_ARG_NONE)
      joined.args[i] = press->args[i];
  return joined;
}

static guint
press_lit (const PwViewInput *in, const CbSpot *spots, guint n, CbPlace place)
{
  g_autoptr (GArray) next = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  guint lit = 0;

  for (guint i = 0; i < n; i++)
    {
      PwMove press, joined;

      if (!(spots[i].flags & PW_SPOT_LEGAL))
        continue;
      g_assert_true (cb_view_press (in, place, i, &press));
      joined = join (in->partial, &press);
      g_array_set_size (next, 0);
      pw_game_choices (&cb_game, in->state, &joined, next);
      if (next->len == 0)
        g_error ("“%s” is lit but leads nowhere: kind %u while %u waits", spots[i].name, joined.kind,
                 cb_shown (in)->pending.n ? cb_shown (in)->pending.items[cb_shown (in)->pending.n - 1].kind : 0);
      lit++;
    }
  return lit;
}

static guint
press_all_lit (const PwViewInput *in)
{
  CbView view;
  CbSpot route[CB_VIEW_ROUTE];
  guint lit = 0;

  cb_view_state (in, &view);
  for (guint i = 0; i < view.n_route; i++)
    route[i] = view.route[i].spot;
  lit += press_lit (in, route, view.n_route, CB_PLACE_ROUTE);
  lit += press_lit (in, view.solo.marks, view.solo.goal ? CB_GOAL_SPOTS : 0, CB_PLACE_GOAL);
  lit += press_lit (in, &view.inns, 1, CB_PLACE_INNS);
  lit += press_lit (in, view.shields, CB_DEPOTS * CB_VIEW_SHIELDS, CB_PLACE_SHIELD);
  lit += press_lit (in, view.hexes, view.n_hexes, CB_PLACE_HEX);
  lit += press_lit (in, view.store, view.n_store, CB_PLACE_STORE);
  lit += press_lit (in, view.goods, view.n_goods, CB_PLACE_GOODS);
  lit += press_lit (in, view.dice, 2, CB_PLACE_DIE);
  lit += press_lit (in, view.depots, CB_DEPOTS + 1, CB_PLACE_DEPOT);
  lit += press_lit (in, view.depot_spaces, CB_DEPOTS * CB_DEPOT_SPACES, CB_PLACE_DEPOT_SPACE);
  lit += press_lit (in, view.black_spaces, CB_BLACK_SPACES, CB_PLACE_BLACK_SPACE);
  return lit;
}

static gboolean
any_lit (const CbSpot *spots, guint n)
{
  for (guint i = 0; i < n; i++)
    if (spots[i].flags & PW_SPOT_LEGAL)
      return TRUE;
  return FALSE;
}

/* Every choice that names a hex lights it, and so does what else lies on a board and can be chosen. */
static void
assert_all_lit (const PwViewInput *in)
{
  CbView view;

  cb_view_state (in, &view);
  for (guint i = 0; i < in->choices->len; i++)
    {
      const PwMove *move = &g_array_index (in->choices, PwChoice, i).move;

      switch (move->kind)
        {
        case CB_KIND_PLACE:
        case CB_KIND_COVER:
        case CB_KIND_LAY:
        case CB_KIND_SHIELD:
          if (move->args[CB_ARG_HEX] != PW_ARG_NONE && in->partial->args[CB_ARG_HEX] == PW_ARG_NONE)
            g_assert_true (view.hexes[move->args[CB_ARG_HEX]].flags & PW_SPOT_LEGAL);
          if (move->kind == CB_KIND_COVER && move->args[CB_ARG_HEX] == PW_ARG_NONE)
            g_assert_true (any_lit (view.black_spaces, view.n_black));
          break;
        case CB_KIND_FETCH:
        case CB_KIND_SWAP:
          g_assert_true (any_lit (view.black_spaces, view.n_black) || view.inns.flags & PW_SPOT_LEGAL ||
                         any_lit (view.store, view.n_store));
          break;
        case CB_KIND_REMOVE: g_assert_true (any_lit (view.depot_spaces, G_N_ELEMENTS (view.depot_spaces))); break;
        case CB_KIND_GIVE: g_assert_true (any_lit (view.goods, view.n_goods)); break;
        case CB_KIND_DISCARD: g_assert_true (any_lit (view.store, view.n_store) || view.n_heap > 0); break;
        case CB_KIND_POINTS: g_assert_true (any_lit (view.solo.marks, CB_GOAL_SPOTS)); break;
        default: break;
        }
    }
}

static gint16
duchy_called (const char *id)
{
  for (guint i = 0; i < cb_duchy_known (); i++)
    if (g_str_equal (cb_duchy_nth (i)->id, id))
      return (gint16) i;
  g_assert_not_reached ();
}

static PwSetup *
plain_setup (guint game)
{
  PwSetup *setup = pw_setup_new (&cb_game, 2 + game % 3);

  for (guint seat = 0; seat < setup->n_players; seat++)
    setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) ((game + seat * 3) % cb_duchy_count ());
  return setup;
}

static void
add_modules (PwSetup *setup)
{
  static const guint options[] = { CB_OPTION_EXTRA, CB_OPTION_WHITE_CASTLES, CB_OPTION_INNS, CB_OPTION_ROUTES,
                                   CB_OPTION_SHIELDS };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    setup->options[options[i]] = 1;
  setup->options[CB_OPTION_ROUTE_TILES] = (gint16) components_route_book ();
}

static PwSetup *
modules_setup (guint game)
{
  PwSetup *setup = plain_setup (game);

  add_modules (setup);
  return setup;
}

static PwSetup *
solo_setup (guint game)
{
  PwSetup *setup = pw_setup_new (&cb_game, 1);

  if (game % 2)
    add_modules (setup);
  setup->options[CB_OPTION_MODE] = CB_MODE_SOLO;
  setup->seat_options[0][CB_SEAT_DUCHY] = duchy_called (game % 3 ? "13a" : "13b");
  return setup;
}

static PwSetup *
sides_setup (guint game)
{
  PwSetup *setup = team_setup ();

  if (game % 2)
    add_modules (setup);
  return setup;
}

/* Plays a random game, and presses at each step whatever is lit; returns how much that was. */
static guint
press_game (PwSetup *setup, guint game)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwRandom random = { game + 1 };
  PwMoves scratch = PW_MOVES_INIT;
  PwEvents *events = g_new0 (PwEvents, 1);
  CbState *state = pw_game_state_new (&cb_game, setup, NULL);
  guint lit = 0;
  PwMove move;

  g_assert_nonnull (state);
  while (pw_dealer_next (&cb_game, state, &random, game % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY, &scratch, &move))
    {
      int actor = cb_actor (state);
      PwViewInput in = { .state = state, .setup = setup, .seat = (guint) MAX (actor, 0), .choices = choices };
      PwMove partial;

      if (actor >= 0)
        {
          pw_move_init (&partial, PW_KIND_ANY, actor);
          in.partial = &partial;
          g_array_set_size (choices, 0);
          pw_game_choices (&cb_game, state, &partial, choices);
          lit += press_all_lit (&in);
          assert_all_lit (&in);
          if (state->stage == CB_STAGE_TURN && state->pending.n == 0 && !(state->players[actor].used & 1))
            {
              partial.args[CB_ARG_DIE] = state->players[actor].dice[0];
              g_array_set_size (choices, 0);
              pw_game_choices (&cb_game, state, &partial, choices);
              lit += press_all_lit (&in);
              assert_all_lit (&in);
            }
        }
      events->n = 0;
      pw_game_apply (&cb_game, state, &move, events);
    }
  g_assert_cmpint (cb_actor (state), ==, PW_NOBODY);
  g_free (events);
  g_free (state);
  pw_moves_clear (&scratch);
  pw_setup_free (setup);
  return lit;
}

typedef PwSetup *(*MakeSetup) (guint game);

static const MakeSetup plain = plain_setup, modules = modules_setup, solo = solo_setup, sides = sides_setup;

static void
test_lit_places_lead_on (gconstpointer data)
{
  const MakeSetup *make = data;
  guint lit = 0;

  for (guint game = 0; game < 9; game++)
    lit += press_game ((*make) (game), game);
  g_assert_cmpuint (lit, >, 1000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_data_func ("/burgundy/view-games/plain", &plain, test_lit_places_lead_on);
  g_test_add_data_func ("/burgundy/view-games/expansions", &modules, test_lit_places_lead_on);
  g_test_add_data_func ("/burgundy/view-games/solo", &solo, test_lit_places_lead_on);
  g_test_add_data_func ("/burgundy/view-games/teams", &sides, test_lit_places_lead_on);
  return g_test_run ();
}
