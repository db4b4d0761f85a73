/* test-carcassonne-pad-look.c: what the score pad looks like: its lines, what it is called, and the room it takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>

#include "boards/carcassonne/cc-pad-list.h"
#include "pw-player-card.h"
#include "pw-player-cards.h"
#include "pw-table-page.h"
#include "pw-ui-table.h"

#include "games/carcassonne/moves/cc-moves.h"

typedef struct
{
  PwSession *session;
  GtkWidget *window;
  PwTablePage *page;
  PwEntry *entry;
} Fixture;

typedef struct
{
  int width, height;
  guint level;
} Case;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara", "Davi" };
  const Case *how = data;
  g_autoptr (PwSetup) setup = pw_ui_table_setup (&cc_game, names, G_N_ELEMENTS (names));

  setup->level = (guint8) how->level;
  fixture->session = pw_ui_table_begin (setup);
  fixture->window = gtk_window_new ();
  fixture->page = PW_TABLE_PAGE (pw_table_page_new ());
  pw_table_page_set_session (fixture->page, fixture->session);
  fixture->entry = pw_table_page_get_entry (fixture->page);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), how->width, how->height);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_table_page_set_session (fixture->page, NULL);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  g_assert_finalize_object (fixture->session);
}

static void
say (Fixture *fixture, const char *line)
{
  pw_entry_set_text (fixture->entry, line);
  pw_entry_activate (fixture->entry);
  pw_ui_test_settle ();
}

static CcPadList *
list_of (Fixture *fixture)
{
  return CC_PAD_LIST (pw_ui_test_find (fixture->window, CC_TYPE_PAD_LIST, 0));
}

/* Where a row ends, and the window that it is seen in. The list scrolls once a line has its place: what that moves is laid out by the
 * frames after it. */
static void
find_bottom (Fixture *fixture, guint row, double *bottom, int *seen)
{
  GtkWidget *list = pw_ui_test_find (GTK_WIDGET (list_of (fixture)), GTK_TYPE_LIST_BOX, 0);
  GtkWidget *window = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *widget = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) row));
  graphene_rect_t bounds;

  pw_ui_test_settle ();
  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  *bottom = bounds.origin.y + bounds.size.height;
  *seen = gtk_widget_get_height (window);
}

/* The newest line stands at the bottom, beside the entry: while there are few of them, and when there are more than can be seen. */
static void
test_newest_below (Fixture *fixture, gconstpointer data)
{
  double bottom;
  int seen;

  for (guint i = 0; i < 24; i++)
    {
      g_autofree char *line = g_strdup_printf ("r %u a", i + 2);

      say (fixture, line);
      g_assert_cmpuint (cc_pad_list_count (list_of (fixture)), ==, i + 1);
      find_bottom (fixture, i, &bottom, &seen);
      g_assert_cmpfloat_with_epsilon (bottom, seen, 2);
    }
  /* What is undone is gone, and the last one that is left is seen. */
  g_assert_true (pw_session_undo (fixture->session));
  pw_ui_test_settle ();
  find_bottom (fixture, 22, &bottom, &seen);
  g_assert_cmpfloat_with_epsilon (bottom, seen, 2);
}

static AdwViewStackPage *
page_of (Fixture *fixture, const char *name)
{
  GtkWidget *switcher = pw_ui_test_find (GTK_WIDGET (fixture->page), ADW_TYPE_VIEW_SWITCHER_BAR, 0);
  AdwViewStack *stack = adw_view_switcher_bar_get_stack (ADW_VIEW_SWITCHER_BAR (switcher));

  return adw_view_stack_get_page (stack, adw_view_stack_get_child_by_name (stack, name));
}

/* The middle is called what it is: a pad, and a landscape when the level is another; and tiles are there only where they are entered. */
static void
test_follows_the_level (Fixture *fixture, gconstpointer data)
{
  const Case *how = data;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 2; i++)
    {
      gboolean pad = (how->level == CC_LEVEL_PAD) == (i == 0);
      PwMove move;

      g_assert_cmpstr (adw_view_stack_page_get_title (page_of (fixture, "main")), ==, pad ? "Pad" : "Land");
      g_assert_true (adw_view_stack_page_get_visible (page_of (fixture, "common")) == !pad);
      pw_move_init (&move, CC_KIND_LEVEL, PW_TABLE);
      move.args[0] = (gint16) (pad ? CC_LEVEL_REFEREE : CC_LEVEL_PAD);
      g_assert_true (pw_session_play (fixture->session, &move, &error));
      g_assert_no_error (error);
      pw_ui_test_settle ();
    }
}

/* A card is as high as what there is to say: at the pad nobody knows of figures. */
static void
test_cards (Fixture *fixture, gconstpointer data)
{
  int height = gtk_widget_get_height (pw_ui_test_find (fixture->window, PW_TYPE_PLAYER_CARD, 1)), less;
  g_autoptr (GError) error = NULL;
  PwMove move;

  pw_move_init (&move, CC_KIND_LEVEL, PW_TABLE);
  move.args[0] = CC_LEVEL_PAD;
  g_assert_true (pw_session_play (fixture->session, &move, &error));
  g_assert_no_error (error);
  pw_ui_test_settle ();
  less = gtk_widget_get_height (pw_ui_test_find (fixture->window, PW_TYPE_PLAYER_CARD, 1));
  g_assert_cmpint (height - less, >=, 20);
}

/* What somebody has scored in changes no column: the middle stays where it is, whoever's score is shown. */
static void
test_keeps_its_width (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = { "c 6 p1 a", "r 12 a", "m a", "a goods wine 2", "f 5 a o", "r 4 o a" };
  GtkWidget *list = GTK_WIDGET (list_of (fixture));
  int width = gtk_widget_get_width (list);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      say (fixture, lines[i]);
      g_assert_cmpint (gtk_widget_get_width (list), ==, width);
    }
}

/* The totals stand in the order of points, equal ones in that of the table; with a turn to show the cards stand as the players sit. */
static void
test_totals_in_order (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *line;
    guint8 order[4];
  } steps[] = {
    { "r 3 b", { 1, 0, 2, 3 } },
    { "c 6 p1 d", { 3, 1, 0, 2 } },
    { "m c", { 3, 2, 1, 0 } },
    { "level referee", { 0, 1, 2, 3 } },
  };
  PwPlayerCards *cards = PW_PLAYER_CARDS (pw_ui_test_find (fixture->window, PW_TYPE_PLAYER_CARDS, 0));

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      GtkWidget *before = NULL;

      say (fixture, steps[i].line);
      for (guint at = 0; at < G_N_ELEMENTS (steps[i].order); at++)
        {
          GtkWidget *card = pw_player_cards_get_card (cards, steps[i].order[at]);

          g_assert_true (gtk_widget_get_prev_sibling (card) == before);
          before = card;
        }
    }
}

/* What a figure would bring stands in an outline beside its choice, where nothing is scored at once. */
static void
test_worth_in_an_outline (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *typed, *pills;
  } cases[] = { { "frfr e1", "2" }, { "ffff s1", "2" }, { "cfff n1 turn=2", "3" }, { "frfr", "" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) pills = g_string_new (NULL);
      GtkWidget *label;

      pw_entry_set_text (fixture->entry, cases[i].typed);
      pw_ui_test_settle ();
      for (guint at = 0; (label = pw_ui_test_find (fixture->window, GTK_TYPE_LABEL, at)); at++)
        if (gtk_widget_get_mapped (label) && gtk_widget_has_css_class (label, "worth"))
          g_string_append (pills, gtk_label_get_text (GTK_LABEL (label)));
      g_assert_cmpstr (pills->str, ==, cases[i].pills);
    }
}

int
main (int argc, char *argv[])
{
  static const Case pad = { 1280, 800, CC_LEVEL_PAD }, narrow = { 360, 640, CC_LEVEL_PAD },
                    referee = { 1280, 800, CC_LEVEL_REFEREE }, narrow_referee = { 360, 640, CC_LEVEL_REFEREE };

  pw_ui_test_init (&argc, &argv);
#define ADD(name, how, test) g_test_add ("/carcassonne/pad look/" name, Fixture, &how, set_up, test, tear_down)
  ADD ("newest below", pad, test_newest_below);
  ADD ("newest below, narrow", narrow, test_newest_below);
  ADD ("follows the level", pad, test_follows_the_level);
  ADD ("follows the level, narrow", narrow, test_follows_the_level);
  ADD ("follows the level, from the referee", referee, test_follows_the_level);
  ADD ("follows the level, from the referee, narrow", narrow_referee, test_follows_the_level);
  ADD ("cards", referee, test_cards);
  ADD ("worth in an outline", referee, test_worth_in_an_outline);
  ADD ("keeps its width", pad, test_keeps_its_width);
  ADD ("totals in order", pad, test_totals_in_order);
#undef ADD
  return g_test_run ();
}
