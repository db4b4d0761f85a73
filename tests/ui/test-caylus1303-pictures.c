/* test-caylus1303-pictures.c: the boards of Caylus 1303: pictures, sizes, large text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "boards/caylus1303/cy-pieces.h"
#include "boards/caylus1303/cy-road.h"
#include "caylus1303-table.h"
#include "core/pw-notation.h"
#include "pw-choice-list.h"
#include "pw-palette.h"
#include "pw-player-cards.h"
#include "pw-sketch.h"

/* -- Pictures and sizes -------------------------------------------------------------------------------------------- */

static void
test_pictures (Fixture *fixture, gconstpointer data)
{
  const PwBoardClass *board = pw_board_find ("caylus1303");
  const guint n_players = state_of (fixture)->n_players;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window = gtk_window_new ();
  const GArray *all = pw_entry_get_all (fixture->entry);

  for (guint seat = 0; seat < n_players; seat++)
    for (guint shape = PW_CARD_COLUMN; shape <= PW_CARD_ROW; shape++)
      gtk_box_append (GTK_BOX (box), board->player_card (fixture->session, seat, shape));
  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *icon = board->choice_icon (fixture->session, &g_array_index (all, PwChoice, i));

      g_assert_nonnull (icon);
      g_assert_false (gtk_widget_get_focusable (icon));
      gtk_box_append (GTK_BOX (box), icon);
    }
  gtk_box_append (GTK_BOX (box), board->game_icon (54));
  gtk_box_append (GTK_BOX (box), board->seat_board (fixture->session, 0));
  gtk_box_append (GTK_BOX (box), board->seat_strip (fixture->session, n_players - 1, 40));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  gtk_window_destroy (GTK_WINDOW (window));
}

/* At every width: rows run there and back, cards lie on no other card and inside the road, and each is large enough to be touched. */
static void
test_plan (void)
{
  for (int width = 340; width < 2000; width += 61)
    for (guint spaces = 11; spaces <= CY_MAX_SPACES; spaces += 3)
      {
        CyRoadPlan plan;

        cy_road_plan (&plan, spaces, width, 0);
        g_assert_cmpfloat (plan.width, <=, width);
        for (guint place = 0; place < CY_PLACE_OF_SPACE (spaces + 1); place++)
          {
            PwBoardBox box, last;

            cy_road_place_box (&plan, place, &box);
            g_assert_cmpfloat (box.x - box.width / 2, >=, 0);
            g_assert_cmpfloat (box.x + box.width / 2, <=, width);
            g_assert_cmpfloat (box.y + box.height / 2, <=, plan.height);
            g_assert_cmpfloat (MIN (box.width, box.height), >=, 44);
            if (place <= CY_PRINTED_PLACES)
              continue;
            cy_road_place_box (&plan, place - 1, &last);
            /* The next one lies beside it, or below. */
            g_assert_cmpfloat (ABS (box.x - last.x) + ABS (box.y - last.y), <=, MAX (plan.w + plan.gap, plan.pitch) + 0.1);
          }
      }
}

/* On a phone the road has four in a row and scrolls; who acts stands above it. */
/* Where the provost stands is in view, below a row of what lies before him. */
static void
assert_shows_provost (Fixture *fixture)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (fixture->road), GTK_TYPE_SCROLLED_WINDOW);
  guint place = CY_PLACE_OF_SPACE (state_of (fixture)->provost);
  graphene_rect_t there;

  g_assert_cmpuint (state_of (fixture)->provost, >, 4);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (pw_space_group_find (fixture->road, place)), scroller, &there));
  g_assert_cmpfloat (there.origin.y, >=, 0);
  g_assert_cmpfloat (there.origin.y + there.size.height, <=, gtk_widget_get_height (scroller));
}

static void
resize (Fixture *fixture, int width)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 640);
  for (guint i = 0; i < 100 && abs (gtk_widget_get_width (fixture->window) - width) > 100; i++)
    pw_ui_test_settle ();
  pw_ui_test_settle ();
}

static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t first, second, fifth;
  PwMove move;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (pw_space_group_find (fixture->road, CY_PLACE_OF_SPACE (1))),
                                            GTK_WIDGET (fixture->road), &first));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (pw_space_group_find (fixture->road, CY_PLACE_OF_SPACE (2))),
                                            GTK_WIDGET (fixture->road), &second));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (pw_space_group_find (fixture->road, CY_PLACE_OF_SPACE (5))),
                                            GTK_WIDGET (fixture->road), &fifth));
  g_assert_cmpfloat (second.origin.x, >, first.origin.x);
  g_assert_cmpfloat_with_epsilon (second.origin.y, first.origin.y, 0.5);
  g_assert_cmpfloat (fifth.origin.y, >, first.origin.y + 40);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->road)), <=, 360);

  assert_shows_provost (fixture);
  /* A window that was wider before, with larger cards, shows it too, far along the road. */
  g_assert_true (pw_notation_parse (&cy_game, pw_session_get_setup (fixture->session), state_of (fixture), "provost-at 17 ! seen",
                                    &move, NULL));
  g_assert_true (pw_session_play (fixture->session, &move, NULL));
  resize (fixture, 540);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->road)), >, 460);
  assert_shows_provost (fixture);
  resize (fixture, 360);
  assert_shows_provost (fixture);
}

/* How much is drawn below the card of tile @index of the site, 84 by 112 pixels, that favours reach or not. */
static guint
ink_below (guint index, gboolean closed)
{
  static CyView view;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 100, 120);
  PangoContext *pango = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PwPen pen = { .cr = cairo_create (surface), .theme = pw_palette_theme (), .pango = pango };
  PwPiece piece = { 0 };
  guint ink = 0;

  view.site_tiles[index] = (CyBuilding){
    .show = (guint8) (CY_SHOW_STARTING + index), .tile = CY_UNNAMED, .owner = -1, .workers = { -1, -1 }
  };
  view.site_tiles[index].at.flags = closed ? CY_SPOT_CLOSED : 0;
  cy_piece_site_tile (&piece, &view, index);
  piece.size = 84;
  piece.height = 112;
  cairo_translate (pen.cr, 50, 60);
  piece.draw (&pen, &piece);
  cairo_destroy (pen.cr);
  cairo_surface_flush (surface);
  for (guint y = 105; y < 117; y++)
    for (guint x = 0; x < 100; x++)
      ink += cairo_image_surface_get_data (surface)[(gsize) y * (gsize) cairo_image_surface_get_stride (surface) + 4 * x + 3] >
             128;
  cairo_surface_destroy (surface);
  g_object_unref (pango);
  return ink;
}

/* Which tiles of the site favours reach is written below them, as on the board (9.2). */
static void
test_open_to_favours (void)
{
  for (guint index = 0; index < CY_SITE_TILES; index++)
    {
      guint open = ink_below (index, FALSE), closed = ink_below (index, TRUE);

      g_assert_cmpuint (open, >, 60);
      g_assert_cmpuint (closed, >, 40);
      g_assert_cmpuint (open, !=, closed);
    }
}

/* Before the words of a choice stands what it is about, behind them what it would do; a number of bundles says all. */
static void
test_choices_show_effects (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = pw_ui_test_find (fixture->window, PW_TYPE_CHOICE_LIST, 0);
  PwMoves legal = PW_MOVES_INIT;

  g_assert_nonnull (list);
  g_assert_cmpuint (asked (fixture), ==, CY_ASK_TURN);
  g_assert_nonnull (pw_ui_test_find (gtk_widget_get_first_child (list), PW_TYPE_SKETCH, 1));
  deal_until (fixture, CY_ASK_FAVOUR, 1);
  pw_game_legal (&cy_game, state_of (fixture), &legal);
  g_assert_cmpuint (legal.items[0].kind, ==, CY_KIND_TAKE);
  g_assert_nonnull (pw_ui_test_find (gtk_widget_get_first_child (list), PW_TYPE_SKETCH, 1));
  pw_moves_clear (&legal);
  deal_until (fixture, CY_ASK_BRIDGE, 1);
  g_assert_null (pw_ui_test_find (gtk_widget_get_first_child (list), PW_TYPE_SKETCH, 1));
}

/* What a card of the road draws besides its size. */
static gboolean
draws_alike (Fixture *fixture, const PwPiece *before)
{
  const PwPiece *now = pw_space_peek_piece (pw_space_group_find (fixture->road, CY_PLACE_OF_SPACE (3)));

  return memcmp (now->data, before->data, sizeof before->data) == 0;
}

static int
height_of_goods (Fixture *fixture)
{
  GtkWidget *cards = pw_ui_test_find (fixture->window, PW_TYPE_PLAYER_CARDS, 0);
  int height;

  gtk_widget_measure (pw_ui_test_find (cards, PW_TYPE_SKETCH, 1), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return height;
}

/* Numbers on the road, and what players have, grow with text. */
static void
test_large_text (Fixture *fixture, gconstpointer data)
{
  PwPiece usual_card = *pw_space_peek_piece (pw_space_group_find (fixture->road, CY_PLACE_OF_SPACE (3)));
  int usual_height = height_of_goods (fixture);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  pw_ui_test_settle ();
  g_assert_false (draws_alike (fixture, &usual_card));
  g_assert_cmpint (height_of_goods (fixture), ==, 2 * usual_height);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  pw_ui_test_settle ();
  g_assert_true (draws_alike (fixture, &usual_card));
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
#define ADD(name, table, test) g_test_add ("/caylus1303-pictures/" name, Fixture, &table, set_up, test, tear_down)
  ADD ("pictures", usual, test_pictures);
  ADD ("pictures-of-five", five, test_pictures);
  ADD ("narrow", narrow, test_narrow);
  ADD ("choices-show-effects", usual, test_choices_show_effects);
  ADD ("large-text", usual, test_large_text);
  g_test_add_func ("/caylus1303-pictures/plan", test_plan);
  g_test_add_func ("/caylus1303-pictures/open-to-favours", test_open_to_favours);
  return g_test_run ();
}
