/* test-view-games.c: what the boards light in whole random games leads on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-dealer.h"
#include "games/burgundy/cb-view.h"
#include "games/pw-games.h"

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
press_lit (const CbViewInput *in, const CbSpot *spots, guint n, CbPlace place)
{
  g_autoptr (GArray) next = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  guint lit = 0;

  for (guint i = 0; i < n; i++)
    {
      PwMove press, joined;

      if (!(spots[i].flags & CB_SPOT_LEGAL))
        continue;
      g_assert_true (cb_view_press (in, place, i, &press));
      joined = join (in->partial, &press);
      g_array_set_size (next, 0);
      pw_game_choices (&cb_game, in->state, &joined, next);
      if (next->len == 0)
        g_error ("“%s” is lit but leads nowhere", spots[i].name);
      lit++;
    }
  return lit;
}

static guint
press_all_lit (const CbViewInput *in)
{
  CbView view;
  guint lit = 0;

  cb_view_state (in, &view);
  lit += press_lit (in, view.hexes, view.n_hexes, CB_PLACE_HEX);
  lit += press_lit (in, view.store, CB_KEY_SPACES, CB_PLACE_STORE);
  lit += press_lit (in, view.goods, CB_GOODS_SPACES, CB_PLACE_GOODS);
  lit += press_lit (in, view.dice, 2, CB_PLACE_DIE);
  lit += press_lit (in, view.depots, CB_DEPOTS + 1, CB_PLACE_DEPOT);
  lit += press_lit (in, view.depot_spaces, CB_DEPOTS * CB_DEPOT_SPACES, CB_PLACE_DEPOT_SPACE);
  lit += press_lit (in, view.black_spaces, CB_BLACK_SPACES, CB_PLACE_BLACK_SPACE);
  return lit;
}

/* Every choice that names a hex lights it. */
static void
assert_hexes_lit (const CbViewInput *in)
{
  CbView view;

  cb_view_state (in, &view);
  for (guint i = 0; i < in->choices->len; i++)
    {
      const PwMove *move = &g_array_index (in->choices, PwChoice, i).move;

      if (move->kind == CB_KIND_PLACE && move->args[CB_ARG_HEX] != PW_ARG_NONE
          && in->partial->args[CB_ARG_HEX] == PW_ARG_NONE)
        g_assert_true (view.hexes[move->args[CB_ARG_HEX]].flags & CB_SPOT_LEGAL);
    }
}

static void
test_lit_places_lead_on (void)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  guint lit = 0;

  for (guint game = 0; game < 9; game++)
    {
      PwSetup *setup = pw_setup_new (&cb_game, 2 + game % 3);
      PwRandom random = { game + 1 };
      PwMoves scratch = PW_MOVES_INIT;
      PwEvents *events = g_new0 (PwEvents, 1);
      CbState *state;
      PwMove move;

      for (guint seat = 0; seat < setup->n_players; seat++)
        setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) ((game + seat * 3) % cb_duchy_count ());
      state = pw_game_state_new (&cb_game, setup, NULL);
      while (pw_dealer_next (&cb_game, state, &random, game % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY, &scratch, &move))
        {
          int actor = cb_actor (state);
          CbViewInput in = { .state = state, .setup = setup, .seat = (guint) MAX (actor, 0), .choices = choices };
          PwMove partial;

          if (actor >= 0)
            {
              pw_move_init (&partial, PW_KIND_ANY, actor);
              in.partial = &partial;
              g_array_set_size (choices, 0);
              pw_game_choices (&cb_game, state, &partial, choices);
              lit += press_all_lit (&in);
              assert_hexes_lit (&in);
              if (state->stage == CB_STAGE_TURN && state->n_pending == 0 && !(state->players[actor].used & 1))
                {
                  partial.args[CB_ARG_DIE] = state->players[actor].dice[0];
                  g_array_set_size (choices, 0);
                  pw_game_choices (&cb_game, state, &partial, choices);
                  lit += press_all_lit (&in);
                  assert_hexes_lit (&in);
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
    }
  g_assert_cmpuint (lit, >, 1000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/burgundy/view/whatever is lit leads on", test_lit_places_lead_on);
  return g_test_run ();
}
