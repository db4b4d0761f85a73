/* test-carcassonne-features.c: what the board of Carcassonne tells of features and of the end, as far as the table agreed to be told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "boards/carcassonne/cc-feature-card.h"
#include "carcassonne-table.h"
#include "games/carcassonne/view/cc-view.h"
#include "pw-board.h"
#include "pw-explain.h"

static const CcTableCase usual = { 4, 1280, 800, PW_HINTS_POINTS, 30 };
static const CcTableCase narrow = { 3, 360, 640, PW_HINTS_POINTS, 12 };
static const CcTableCase moves_only = { 2, 1280, 800, PW_HINTS_MOVES, 20 };
static const CcTableCase secret = { 2, 1280, 800, PW_HINTS_OFF, 20 };

static CcFeatureCard *
card_of (CcTable *table)
{
  return CC_FEATURE_CARD (pw_ui_test_find (table->window, CC_TYPE_FEATURE_CARD, 0));
}

static void
press_tile (CcTable *table, guint tile, guint segment)
{
  const CcState *state = cc_table_state (table);

  g_signal_emit_by_name (table->landscape, "tile-pressed", (int) state->tiles[tile].x, (int) state->tiles[tile].y, segment);
}

/* What the card has to say, as @hints allow. */
static void
check_card (CcTable *table, guint root, guint hints)
{
  const CcState *state = cc_table_state (table);
  const PwSetup *setup = pw_session_get_setup (table->session);
  CcFeatureGap gaps[CC_FEATURE_GAPS];
  CcWorth worth;
  g_autofree char *title = NULL, *leads = NULL, *points = NULL, *places = NULL;
  g_auto (GStrv) lines = NULL;

  cc_land_worth (state, root, &worth);
  title = cc_view_feature_title (&worth);
  leads = cc_view_feature_leads (setup, &worth);
  points = cc_view_feature_worth (setup, &worth);
  places = cc_view_gaps_text (gaps, cc_view_gaps (state, root, gaps));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (card_of (table))));
  lines = g_strsplit (cc_feature_card_get_text (card_of (table)), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_cmpstr (lines[0] + 1, ==, title + 1);
  g_assert_true (g_ascii_isupper (lines[0][0]));
  g_assert_cmpint (leads != NULL, ==, worth.leaders != 0);
  if (leads)
    g_assert_nonnull (strstr (lines[1], leads));
  g_assert_cmpint (strstr (lines[1], points) != NULL, ==, hints == PW_HINTS_POINTS);
  g_assert_cmpstr (lines[2], ==, places && hints != PW_HINTS_OFF ? places : "");
}

/* Each feature, pressed on each of its tiles. */
static void
test_pressed (CcTable *table, gconstpointer data)
{
  const CcState *state = cc_table_state (table);
  const CcTableCase *how = data;

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (card_of (table))));
  for (guint tile = 0; tile < state->n_tiles; tile++)
    for (guint segment = 0; segment < cc_tile (state->tiles[tile].kind)->n_segments; segment++)
      {
        press_tile (table, tile, segment);
        check_card (table, cc_feature_of (state, tile, segment), how->hints);
        press_tile (table, tile, segment);
        g_assert_false (gtk_widget_get_visible (GTK_WIDGET (card_of (table))));
      }
}

/* The places that a feature is open at are those beside its openings; how many fit is counted tile by tile. */
static void
test_gaps (CcTable *table, gconstpointer data)
{
  const CcState *state = cc_table_state (table);
  guint seen = 0;

  for (guint node = 0; node < state->n_nodes; node++)
    {
      CcFeatureGap gaps[CC_FEATURE_GAPS];
      guint root = cc_root (state, node), n = cc_view_gaps (state, root, gaps);

      g_assert_cmpint (n > 0, ==, cc_sort_of (state, root) != CC_FIELD && !cc_is_complete (state, root));
      if (cc_sort_of (state, root) <= CC_ROAD)
        g_assert_cmpuint (n, <=, state->nodes[root].open);
      for (guint i = 0; i < n; i++)
        {
          int at = cc_land_gap_at (state, gaps[i].x, gaps[i].y);
          guint fit = 0;

          g_assert_cmpint (at, >=, 0);
          for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
            if (cc_tile_turns_fitting (kind, state->gaps[at].needs))
              fit += state->left[kind];
          g_assert_cmpuint (gaps[i].fits, ==, fit);
          seen++;
        }
    }
  g_assert_cmpuint (seen, >, 10);
}

/* A field is lit with the completed cities that it feeds. */
static void
test_fed (CcTable *table, gconstpointer data)
{
  const CcState *state = cc_table_state (table);
  guint fed_fields = 0;

  for (guint tile = 0; tile < state->n_tiles; tile++)
    for (guint segment = 0; segment < cc_tile (state->tiles[tile].kind)->n_segments; segment++)
      {
        const GArray *fed = table->landscape->lit[1].fed;
        guint root = cc_feature_of (state, tile, segment), n;
        guint16 roots[96];

        press_tile (table, tile, segment);
        n = cc_sort_of (state, root) == CC_FIELD ? cc_land_fed (state, root, roots) : 0;
        g_assert_cmpuint (fed->len, >=, n);
        g_assert_cmpint (fed->len > 0, ==, n > 0);
        fed_fields += n > 0;
        for (guint i = 0; i < fed->len; i++)
          {
            const CcSeenSpot *spot = &g_array_index (fed, CcSeenSpot, i);
            int at = cc_land_tile_at (state, spot->x, spot->y);

            g_assert_cmpint (at, >=, 0);
            g_assert_true (cc_is_complete (state, cc_feature_of (state, (guint) at, spot->segment)));
          }
        press_tile (table, tile, segment);
      }
  g_assert_cmpuint (fed_fields, >, 0);
}

/* What is named of places is short. */
static void
test_places_told (void)
{
  const CcFeatureGap gaps[] = { { 1, 2, 3 }, { -1, 0, 0 }, { 0, -2, 1 }, { 3, 3, 9 }, { 4, 4, 9 }, { 5, 5, 9 } };
  g_autofree char *none = cc_view_gaps_text (gaps, 0), *few = cc_view_gaps_text (gaps, 3), *many = cc_view_gaps_text (gaps, 6);

  g_assert_null (none);
  g_assert_cmpstr (few, ==, "n2e1: 3 fit, w1: none fits, s2: 1 fits");
  g_assert_cmpstr (many, ==, "n2e1: 3 fit, w1: none fits, s2: 1 fits, n3e3: 9 fit, and 2 more");
}

/* The cards of players say what they would have if the game ended now, where points are told. */
static void
test_ended (CcTable *table, gconstpointer data)
{
  const CcTableCase *how = data;
  int points[CC_MAX_PLAYERS];
  guint more = 0;

  cc_view_ended (cc_table_state (table), points);
  for (guint seat = 0; seat < how->n_players; seat++)
    {
      g_autofree char *summary = pw_board_class_for ("carcassonne")->player_summary (table->session, seat);
      g_autofree char *ended = g_strdup_printf (", %d if it ended now;", points[seat]);

      g_assert_cmpint (strstr (summary, ended) != NULL, ==, how->hints == PW_HINTS_POINTS);
      more += points[seat] > pw_session_get_score (table->session, seat, -1);
    }
  g_assert_cmpuint (more, >, 0);
}

/* -- What explains what -------------------------------------------------------------------------------------- */

static void
check_rules (char *ids)
{
  g_auto (GStrv) rules = NULL;

  g_assert_nonnull (ids);
  rules = g_strsplit (ids, " ", -1);
  for (guint i = 0; rules[i]; i++)
    {
      gboolean known = FALSE;

      for (guint k = 0; k < CC_RULES; k++)
        known |= strcmp (cc_rules[k].id, rules[i]) == 0;
      g_assert_true (known);
      for (guint k = 0; k < i; k++)
        g_assert_cmpstr (rules[i], !=, rules[k]);
    }
  g_free (ids);
}

/* Every tile, feature and place has its rules: F1 finds them. */
static void
test_rules (CcTable *table, gconstpointer data)
{
  const CcState *state = cc_table_state (table);
  PwExplained found = { NULL };

  for (guint i = 0; i < state->n_gaps; i++)
    check_rules (cc_view_rules (state, state->gaps[i].x, state->gaps[i].y, CC_NO_SEGMENT));
  for (guint tile = 0; tile < state->n_tiles; tile++)
    {
      int x = state->tiles[tile].x, y = state->tiles[tile].y;

      check_rules (cc_view_rules (state, x, y, CC_NO_SEGMENT));
      for (guint segment = 0; segment < cc_tile (state->tiles[tile].kind)->n_segments; segment++)
        check_rules (cc_view_rules (state, x, y, segment));
      g_assert_true (pw_explain_find (GTK_WIDGET (pw_plane_find (table->plane, x, -y)), &found));
      g_assert_true (found.game == &cc_game);
      pw_explained_clear (&found);
    }
  g_assert_null (cc_view_rules (state, 90, 90, CC_NO_SEGMENT));
}

/* -- Where it is narrow ------------------------------------------------------------------------------------------ */

/* A line tells of whoever acts, and the places that are legal are made to fit. */
static void
test_strip (CcTable *table, gconstpointer data)
{
  gboolean is_narrow = data == &narrow;
  GtkWidget *page = gtk_widget_get_parent (gtk_widget_get_parent (GTK_WIDGET (table->landscape)));
  GtkWidget *strip = gtk_widget_get_first_child (page);
  const CcState *state = cc_table_state (table);
  guint seen = 0;

  g_assert_cmpint (gtk_widget_get_mapped (strip), ==, is_narrow);
  pw_entry_set_text (table->entry, "tile ffff");
  g_assert_true (pw_ui_test_pick (table->entry, 0));
  pw_ui_test_settle ();
  for (guint i = 0; i < state->n_gaps; i++)
    {
      const CcSeenPlace *place = cc_landscape_find_place (table->landscape, state->gaps[i].x, state->gaps[i].y);
      double across, down;

      if (place->state < CC_SEEN_LEGAL)
        continue;
      pw_camera_to_screen (pw_plane_get_camera (table->plane), place->x + 0.5, -place->y + 0.5, &across, &down);
      g_assert_true (across > 0 && down > 0 && across < pw_plane_get_camera (table->plane)->width &&
                     down < pw_plane_get_camera (table->plane)->height);
      seen++;
    }
  g_assert_cmpuint (seen, >, 0);
}

#define ADD(name, how, test) g_test_add ("/carcassonne/features/" name, CcTable, how, cc_table_set_up, test, cc_table_tear_down)

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
  ADD ("pressed", &usual, test_pressed);
  ADD ("pressed, narrow", &narrow, test_pressed);
  ADD ("pressed, no points", &moves_only, test_pressed);
  ADD ("pressed, no hints", &secret, test_pressed);
  ADD ("gaps", &usual, test_gaps);
  ADD ("fed", &usual, test_fed);
  ADD ("if it ended", &usual, test_ended);
  ADD ("if it ended, no points", &moves_only, test_ended);
  ADD ("rules", &usual, test_rules);
  ADD ("strip", &usual, test_strip);
  ADD ("strip, narrow", &narrow, test_strip);
  g_test_add_func ("/carcassonne/features/places told", test_places_told);
  return g_test_run ();
}
