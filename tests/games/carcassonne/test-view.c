/* test-view.c: what a board shows, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-dealer.h"
#include "games/carcassonne/view/cc-view.h"
#include "games/pw-games.h"
#include "position.h"

static const CcPick nothing = { .tile = CC_NOWHERE, .dead = TRUE };

static void
fill (const Position *position, const GArray *choices, const PwMove *partial, const CcPick *pick, CcView *view)
{
  const PwViewInput in = { .state = position->state, .setup = position->setup, .choices = choices, .partial = partial };

  cc_view_fill (&in, pick, view);
}

static const CcViewGap *
gap_at (const CcView *view, int x, int y)
{
  for (guint i = 0; i < view->n_gaps; i++)
    if (view->gaps[i].x == x && view->gaps[i].y == y)
      return &view->gaps[i];
  g_assert_not_reached ();
}

static void
test_places (void)
{
  g_autoptr (Position) position = position_new (&cc_test, "lies e1 frfr turn=0");
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autofree CcView *view = g_new (CcView, 1);
  g_autofree char *name = NULL;
  PwMove partial;

  pw_move_init (&partial, CC_KIND_TILE, 0);
  partial.args[CC_ARG_KIND] = (gint16) cc_tile_find ("frfr");
  partial.args[CC_ARG_TURN] = 0;
  pw_game_choices (&cc_game, position->state, &partial, choices);
  fill (position, choices, &partial, &nothing, view);
  g_assert_cmpuint (view->n_tiles, ==, 2);
  g_assert_cmpuint (view->n_gaps, ==, 6);
  g_assert_cmpint (view->chosen, ==, cc_tile_find ("frfr"));
  /* From north to south, in a row from west to east; numbered as they are chosen. */
  g_assert_cmpint (view->gaps[0].y, ==, 1);
  g_assert_cmpint (view->gaps[0].x, ==, 0);
  g_assert_cmpint (gap_at (view, 1, 1)->number, ==, 1);
  g_assert_cmpint (gap_at (view, -1, 0)->number, ==, 2);
  g_assert_cmpint (gap_at (view, 2, 0)->number, ==, 3);
  g_assert_false (gap_at (view, 0, 1)->flags & CC_VIEW_LEGAL);
  g_assert_cmpint (view->west, ==, -1);
  g_assert_cmpint (view->east, ==, 2);
  name = cc_view_gap_name (view, gap_at (view, -1, 0));
  g_assert_true (g_str_has_prefix (name, "place 2, w1; "));
}

/* How many tiles fit a place is what the census and the edges say; without hints nothing is marked. */
static void
test_dead_places (void)
{
  g_autoptr (Position) position = position_new (&cc_test, "only ffff 1");
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autofree CcView *view = g_new (CcView, 1);
  g_autofree char *name = NULL;

  fill (position, choices, NULL, &nothing, view);
  g_assert_cmpuint (gap_at (view, 0, -1)->fits, ==, 1);
  g_assert_false (gap_at (view, 0, -1)->flags & CC_VIEW_DEAD);
  g_assert_true (gap_at (view, 0, 1)->flags & CC_VIEW_DEAD);
  name = cc_view_gap_name (view, gap_at (view, 0, 1));
  g_assert_cmpstr (name, ==, "n1; dead: no tile left has these edges");
  fill (position, NULL, NULL, &nothing, view);
  g_assert_false (gap_at (view, 0, 1)->flags & CC_VIEW_DEAD);
}

static void
test_feature (void)
{
  g_autoptr (Position) position =
    position_new (&cc_test,
                  "lies n1 cfcf-p turn=0; ana stands n1 city; lies n2 cfcf-w turn=0; ben stands n2 city; ben stands n2 field-en");
  g_autofree CcView *view = g_new (CcView, 1);
  g_autofree char *name = NULL;
  CcPick pick = { .tile = 1, .segment = 0 };

  fill (position, NULL, NULL, &pick, view);
  g_assert_true (view->picked);
  g_assert_cmpuint (view->worth.tiles, ==, 3);
  g_assert_true (view->tiles[0].lit == 1 && view->tiles[1].lit == 1 && view->tiles[2].lit == 1);
  g_assert_cmpint (view->worth.now, ==, 4);
  g_assert_cmpint (view->worth.closed, ==, 8);
  name = cc_view_feature_name (position->setup, &view->worth);
  g_assert_cmpstr (name, ==, "city of 3 tiles, 1 pennant, 1 wine, 1 opening; ana 1; 4 now, 8 complete");
  g_assert_cmpuint (view->tiles[2].n_figures, ==, 1);
}

/* A field, the cities it feeds, and what it brings. */
static void
test_field (void)
{
  g_autoptr (Position) position = position_new (&cc_test, "lies n1 cfff turn=2; ana stands n1 field");
  g_autofree CcView *view = g_new (CcView, 1);
  g_autofree char *name = NULL, *tile = NULL;
  CcPick pick = { .tile = 1, .segment = 1 };

  fill (position, NULL, NULL, &pick, view);
  g_assert_cmpuint (view->worth.cities, ==, 1);
  g_assert_true (view->tiles[0].flags & CC_VIEW_FED && view->tiles[1].flags & CC_VIEW_LIT);
  name = cc_view_feature_name (position->setup, &view->worth);
  g_assert_cmpstr (name, ==, "field of 1 tile, feeds 1 completed city; ana 1; 3 points");
  tile = cc_view_tile_name (position->setup, &view->tiles[1]);
  g_assert_true (g_str_has_prefix (tile, "n1, a city edge; ana, farmer"));
  g_assert_cmpint (view->players[0].ended, ==, 3);
  g_assert_cmpint (view->players[0].score, ==, 0);
  g_assert_cmpuint (view->players[0].supply[CC_FOLLOWER], ==, 6);
}

/* Whose pig is on a field that he leads has a point more for each city, and the others have not (10.4); with fields by city it is 4 and
 * 5 (10.6). */
static void
test_field_with_pig (void)
{
  static const struct
  {
    const char *more;
    guint fields;
    const char *name;
  } cases[] = {
    { "ana stands n2 field pig", 0, "ana 1 and pig; 4 points" },
    { "ana stands n2 field pig", CC_FIELDS_PER_CITY, "ana 1 and pig; 5 points" },
    { "ben stands n2 field pig", 0, "ana 1, ben 0 and pig; 3 points" },
    { "ben stands n1e1 field; ana stands n2 field pig", 0, "ana 1 and pig, ben 1; 3 points, 4 with the pig for ana" },
    { "ben stands n1e1 field; ana stands n2 field pig", CC_FIELDS_PER_CITY,
      "ana 1 and pig, ben 1; 4 points, 5 with the pig for ana" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char
        *lies = g_strconcat ("lies n1 cfff turn=2; lies n1e1 ffff turn=0; lies n2 ffff turn=0; ana stands n1 field; ",
                             cases[i].more, NULL);
      g_autoptr (Position) position = position_new (&cc_test, lies);
      g_autofree CcView *view = g_new (CcView, 1);
      g_autofree char *name = NULL;
      const CcPick pick = { .tile = 1, .segment = 1 };

      ((CcState *) position->state)->options[CC_OPTION_FIELDS] = (guint8) cases[i].fields;
      fill (position, NULL, NULL, &pick, view);
      name = cc_view_feature_name (position->setup, &view->worth);
      g_assert_cmpstr (strstr (name, "; ") + 2, ==, cases[i].name);
    }
}

/* A monastery has no openings: tiles are missing around it. A field may feed no city yet. */
static void
test_words (void)
{
  static const struct
  {
    const char *lies;
    guint tile;
    CcSort sort;
    const char *name;
  } cases[] = {
    { "lies s1 ffff turn=0", 1, CC_MONASTERY, "monastery with 2 tiles, 7 tiles missing; 2 now, 9 complete" },
    { "lies s1 ffff turn=0; lies s2 ffff turn=0; lies e1 frfr turn=0; lies w1 frfr turn=0; lies s1e1 ffff turn=0; lies s1w1 ffff turn=0; "
      "lies s2e1 cfff turn=2",
      1, CC_MONASTERY, "monastery with 8 tiles, 1 tile missing; 8 now, 9 complete" },
    { "lies s1 ffff turn=0", 1, CC_FIELD, "field of 2 tiles, feeds no completed city; 0 points" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Position) position = position_new (&cc_test, cases[i].lies);
      g_autofree CcView *view = g_new (CcView, 1);
      g_autofree char *name = NULL;
      CcPick pick = { .tile = cases[i].tile };

      while (cc_tiles[((const CcState *) position->state)->tiles[cases[i].tile].kind].segments[pick.segment].sort !=
             cases[i].sort)
        pick.segment++;
      fill (position, NULL, NULL, &pick, view);
      name = cc_view_feature_name (position->setup, &view->worth);
      g_assert_cmpstr (name, ==, cases[i].name);
    }
}

/* Of random games: what would be if the game ended at the last moment but one is not less than what was, and a view depends on
 * nothing but the moment. */
static void
test_games (void)
{
  for (guint n = 2; n <= 6; n++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&cc_game, n);
      PwHistory *history = pw_history_new (&cc_game, setup, NULL);
      g_autofree CcView *view = g_new (CcView, 1), *again = g_new (CcView, 1);
      PwRandom random = { n };
      int ended[CC_MAX_PLAYERS];

      g_assert_true (pw_dealer_play (history, &random, PW_DEAL_RECORDED | PW_DEAL_BUILDER, NULL));
      for (guint at = 0; at <= pw_history_get_length (history); at += 9)
        {
          const PwViewInput in = {
            .state = pw_history_get_state (history, at), .setup = setup, .history = history, .moment = at
          };
          const CcState *state = in.state;

          cc_view_fill (&in, &nothing, view);
          memset (again, 255, sizeof *again);
          cc_view_fill (&in, &nothing, again);
          g_assert_cmpmem (view, sizeof *view, again, sizeof *again);
          g_assert_cmpuint (view->n_tiles, ==, state->n_tiles);
          cc_view_ended (state, ended);
          for (guint seat = 0; seat < n; seat++)
            g_assert_cmpint (view->players[seat].ended, >=, view->players[seat].score);
        }
      pw_history_free (history);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/carcassonne/view/places", test_places);
  g_test_add_func ("/carcassonne/view/dead-places", test_dead_places);
  g_test_add_func ("/carcassonne/view/feature", test_feature);
  g_test_add_func ("/carcassonne/view/field", test_field);
  g_test_add_func ("/carcassonne/view/field-with-pig", test_field_with_pig);
  g_test_add_func ("/carcassonne/view/words", test_words);
  g_test_add_func ("/carcassonne/view/games", test_games);
  return g_test_run ();
}
