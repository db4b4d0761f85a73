/* test-table-view.c: the table view in the window and in a window of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-notation.h"
#include "model/pw-clock.h"
#include "pw-clock-label.h"
#include "pw-player-cards.h"
#include "pw-player-chips.h"
#include "pw-score-card.h"
#include "pw-sketch.h"
#include "pw-table-page.h"
#include "pw-table-view.h"
#include "pw-toast.h"
#include "pw-tooltip.h"
#include "pw-ui-table.h"

typedef struct
{
  PwSession *session;
  PwWindow *window;
} Fixture;

static void
settle (void)
{
  for (guint i = 0; i < 3; i++)
    pw_ui_test_settle ();
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->session = pw_ui_test_session ();
  pw_ui_test_play_dealt (fixture->session, 30, 5);
  fixture->window = pw_ui_test_window ();
  pw_window_open_session (fixture->window, fixture->session);
  settle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
}

static void
activate (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL));
  settle ();
}

/* Scores, moment and the last action are those of the session. */
static void
assert_shows (PwTableView *view, PwSession *session)
{
  const PwHistory *history = pw_session_get_history (session);
  const PwGame *game = pw_session_get_game (session);
  const PwSetup *setup = pw_session_get_setup (session);
  guint last = pw_history_get_cursor (history) - 1, n_events;
  const PwEvent *events = pw_history_get_events (history, last, &n_events);
  g_autofree char *moment = game->words.moment (setup, pw_session_get_state (session));
  g_autofree char *sentence = game->words.sentence (setup, pw_history_get_state (history, last),
                                                    pw_history_get_move (history, last), events, n_events);

  g_assert_true (pw_ui_table_reads (GTK_WIDGET (view), moment));
  g_assert_cmpstr (pw_table_view_get_last (view), ==, sentence);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_autofree char *score = g_strdup_printf ("%d", pw_session_get_score (session, seat, -1));

      g_assert_true (pw_ui_table_reads (GTK_WIDGET (view), setup->names[seat]));
      g_assert_true (pw_ui_table_reads (GTK_WIDGET (view), score));
    }
}

static void
test_full_screen_shows_it_and_leads_back (Fixture *fixture, gconstpointer data)
{
  PwTableView *view = PW_TABLE_VIEW (pw_window_find_page (fixture->window, PW_TYPE_TABLE_VIEW));
  GtkWidget *header = pw_ui_test_child (fixture->window, "header");

  activate (fixture, "win.fullscreen");
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "view");
  g_assert_false (gtk_widget_get_visible (header));
  assert_shows (view, fixture->session);

  /* It goes on with the game. */
  pw_ui_test_play_dealt (fixture->session, 7, 8);
  assert_shows (view, fixture->session);

  activate (fixture, "win.fullscreen");
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  g_assert_true (gtk_widget_get_visible (header));

  activate (fixture, "win.ledger");
  activate (fixture, "win.fullscreen");
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "view");
  activate (fixture, "win.back");
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "ledger");
}

static void
test_leads_to_the_end_of_a_game_that_ended (Fixture *fixture, gconstpointer data)
{
  activate (fixture, "win.fullscreen");
  pw_ui_test_play_dealt (fixture->session, 10000, 3);
  settle ();
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "view");
  activate (fixture, "win.fullscreen");
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
}

static void
test_second_window_follows (Fixture *fixture, gconstpointer data)
{
  GtkWindow *second;
  PwTableView *view;

  activate (fixture, "win.table-window");
  second = pw_window_get_table_window (fixture->window);
  g_assert_nonnull (second);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (second)));
  view = PW_TABLE_VIEW (gtk_window_get_child (second));
  assert_shows (view, fixture->session);
  pw_ui_test_play_dealt (fixture->session, 5, 9);
  assert_shows (view, fixture->session);
  pw_session_undo (fixture->session);
  assert_shows (view, fixture->session);

  /* There is one of them. */
  activate (fixture, "win.table-window");
  g_assert_true (pw_window_get_table_window (fixture->window) == second);
  gtk_window_destroy (second);
  g_assert_null (pw_window_get_table_window (fixture->window));
  activate (fixture, "win.table-window");
  g_assert_nonnull (pw_window_get_table_window (fixture->window));
}

/* Type is measured by the height, and nothing important is smaller than 40 pixels of 1080. */
static void
test_scales_with_the_height (Fixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 1280, 800 }, { 1920, 1080 }, { 640, 360 } };
  GtkWidget *view = pw_table_view_new ();

  g_object_ref_sink (view);
  pw_table_view_set_session (PW_TABLE_VIEW (view), fixture->session);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *label;
      double scale = sizes[i][1] / 1080.0;
      int largest = 0;

      gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (view, sizes[i][0], sizes[i][1], -1, NULL);
      settle ();
      g_assert_cmpfloat_with_epsilon (pw_table_view_get_scale (PW_TABLE_VIEW (view)), scale, 0.001);
      for (guint n = 0; (label = pw_ui_test_find (gtk_widget_get_first_child (view), GTK_TYPE_LABEL, n)); n++)
        {
          PangoAttrList *attributes = gtk_label_get_attributes (GTK_LABEL (label));
          g_autoptr (PangoAttrIterator) at = attributes ? pango_attr_list_get_iterator (attributes) : NULL;
          PangoAttrSize *size = at ? (PangoAttrSize *) pango_attr_iterator_get (at, PANGO_ATTR_ABSOLUTE_SIZE) : NULL;

          if (!size)
            continue;
          g_assert_cmpfloat (size->size / (double) PANGO_SCALE, >=, 40 * scale);
          largest = MAX (largest, size->size / PANGO_SCALE);
        }
      g_assert_cmpint (ABS (largest - (int) (92 * scale + 0.5)), <=, 1);
    }
  g_object_unref (view);
}

/* However many play: their cards stand below each other on the screen, none of them cut off. */
static void
test_all_cards_fit (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *game;
    guint n_players;
  } tables[] = { { "burgundy", 4 }, { "kingsburg", 5 }, { "carcassonne", 2 }, { "carcassonne", 5 }, { "carcassonne", 6 } };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      const PwGame *game = pw_games_find (tables[i].game);
      g_autoptr (PwSetup) setup = pw_setup_new (game, tables[i].n_players);
      g_autoptr (PwSession) session = pw_session_new (game, setup, NULL);
      g_autoptr (GtkWidget) view = g_object_ref_sink (pw_table_view_new ());
      int least;

      pw_table_view_set_session (PW_TABLE_VIEW (view), session);
      gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (view, 1920, 1080, -1, NULL);
      settle ();
      g_assert_cmpfloat_with_epsilon (pw_table_view_get_scale (PW_TABLE_VIEW (view)), 1, 0.001);
      gtk_widget_measure (gtk_widget_get_first_child (view), GTK_ORIENTATION_VERTICAL, 1920, &least, NULL, NULL, NULL);
      g_test_message ("%s, %u players: %d px", tables[i].game, tables[i].n_players, least);
      g_assert_cmpint (least, <=, 1080);
      pw_table_view_set_session (PW_TABLE_VIEW (view), NULL);
    }
}

static const char *
subtitle (Fixture *fixture)
{
  return adw_window_title_get_subtitle (ADW_WINDOW_TITLE (pw_ui_test_child (fixture->window, "title")));
}

static gboolean
has_class_below (GtkWidget *root, const char *name)
{
  if (gtk_widget_has_css_class (root, name))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    if (has_class_below (child, name))
      return TRUE;
  return FALSE;
}

static gboolean
says_paused (GtkWidget *root)
{
  GtkWidget *label;

  for (guint i = 0; (label = pw_ui_test_find (root, GTK_TYPE_LABEL, i)); i++)
    if (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), "Clock paused"))
      return TRUE;
  return FALSE;
}

/* Waits until @root tells the time of the first player: what is shown is written once a second. */
static void
await_time (GtkWidget *root, PwSession *session)
{
  g_autofree char *time = pw_clock_get_text (pw_clock_of (session), 0);

  g_assert_true (pw_clock_get_paused (pw_clock_of (session)));
  while (!pw_ui_table_reads (root, time))
    g_main_context_iteration (NULL, TRUE);
}

/* The time of each player stands on the cards where a clock was agreed, and can be paused. It is compared while it stands still: a
 * machine that is busy may have come to another second. */
static void
test_clock (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PwSetup) setup = pw_setup_copy (pw_session_get_setup (fixture->session));
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSession) session = NULL;
  GtkWidget *view = pw_window_find_page (fixture->window, PW_TYPE_TABLE_VIEW), *time, *chips;

  chips = pw_ui_test_find (pw_window_find_page (fixture->window, PW_TYPE_TABLE_PAGE), PW_TYPE_PLAYER_CHIPS, 0);
  time = pw_ui_test_find (pw_ui_test_find (GTK_WIDGET (fixture->window), PW_TYPE_SCORE_CARD, 0), PW_TYPE_CLOCK_LABEL, 0);
  g_assert_false (gtk_widget_get_visible (pw_ui_test_find (chips, PW_TYPE_CLOCK_LABEL, 0)));
  g_assert_false (pw_ui_table_reads (time, "0:00"));
  activate (fixture, "win.fullscreen");
  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (fixture->window), "pause-clock"));
  g_assert_false (pw_ui_table_reads (view, "0:00"));

  setup->clock = 1;
  session = pw_session_new (pw_session_get_game (fixture->session), setup, &error);
  g_assert_no_error (error);
  pw_window_open_session (fixture->window, session);
  pw_clock_set_paused (pw_clock_of (session), TRUE);
  await_time (time, session);
  await_time (chips, session);
  g_assert_true (gtk_widget_get_visible (pw_ui_test_find (chips, PW_TYPE_CLOCK_LABEL, 0)));
  pw_clock_set_paused (pw_clock_of (session), FALSE);
  activate (fixture, "win.fullscreen");
  pw_clock_set_paused (pw_clock_of (session), TRUE);
  await_time (view, session);
  g_assert_true (pw_ui_test_enabled (G_ACTION_GROUP (fixture->window), "pause-clock"));
  /* In full screen no title says it. */
  g_assert_true (says_paused (view));
  activate (fixture, "win.pause-clock");
  g_assert_false (pw_clock_get_paused (pw_clock_of (session)));
  g_assert_false (says_paused (view));
  activate (fixture, "win.pause-clock");
  g_assert_true (pw_clock_get_paused (pw_clock_of (session)));
  g_assert_true (says_paused (view));
  g_assert_null (pw_toast_get_content (PW_TOAST (pw_ui_test_child (fixture->window, "toast"))));
  activate (fixture, "win.fullscreen");
  g_assert_true (g_str_has_prefix (subtitle (fixture), "Clock paused · "));
  g_assert_true (has_class_below (time, "paused"));
  activate (fixture, "win.pause-clock");
  g_assert_false (g_str_has_prefix (subtitle (fixture), "Clock paused"));
  g_assert_false (has_class_below (time, "paused"));
  activate (fixture, "win.pause-clock");
  pw_window_open_session (fixture->window, fixture->session);
}

/* The phases, a dot for each round and the white die with its name, as large as the words beside them; new ones for another
 * game, whose name nobody at the table has to be told. */
static void
test_the_moment_is_drawn_too (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = pw_window_find_page (fixture->window, PW_TYPE_TABLE_VIEW), *phases, *dots, *words, *die;
  PwSession *other = pw_ui_test_session ();

  activate (fixture, "win.fullscreen");
  for (guint i = 0; i < 2; i++)
    {
      int height = (int) (60 * pw_table_view_get_scale (PW_TABLE_VIEW (view)));

      phases = pw_ui_test_find (view, PW_TYPE_SKETCH, 0);
      dots = gtk_widget_get_next_sibling (phases);
      words = gtk_widget_get_next_sibling (dots);
      die = gtk_widget_get_next_sibling (words);
      g_assert_true (PW_IS_SKETCH (dots));
      g_assert_cmpint (gtk_widget_get_width (dots), >, 2 * gtk_widget_get_height (die));
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (words)), ==, "white die");
      g_assert_false (pw_ui_table_reads (view, pw_session_get_game (fixture->session)->name));
      g_assert_true (PW_IS_SKETCH (die) && gtk_widget_get_next_sibling (die) == NULL);
      g_assert_cmpint (gtk_widget_get_height (phases), <=, height + 24);
      g_assert_cmpint (gtk_widget_get_width (phases), >, 4 * gtk_widget_get_width (die));
      pw_window_open_session (fixture->window, other);
      activate (fixture, "win.fullscreen");
    }
  pw_window_open_session (fixture->window, fixture->session);
  g_object_unref (other);
}

/* A marker that stands for a player says more than a name. */
static void
check_tooltips (GtkWidget *chips)
{
  for (guint i = 0; i < 3; i++)
    {
      const char *tooltip = pw_tooltip_get (pw_ui_test_find (chips, GTK_TYPE_BUTTON, i));

      g_assert_true (tooltip && g_str_has_prefix (tooltip, "Player ") && strstr (tooltip, " points"));
    }
}

static void
check_labels (GtkWidget *root)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root))
    {
      if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (root))))
        g_error ("cut: %s, %d wide", gtk_label_get_text (GTK_LABEL (root)), gtk_widget_get_width (root));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    check_labels (child);
}

/* Nothing on the cards is cut, with the names that players have at first, three digits and the longest sources. */
static void
test_cards_have_room (Fixture *fixture, gconstpointer data)
{
  static const char *const games[] = { "burgundy", "kingsburg" };

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      const PwGame *game = pw_games_find (games[g]);
      g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
      g_autoptr (PwSession) session = NULL;
      GtkWidget *cards;

      for (guint seat = 0; seat < 3; seat++)
        {
          g_autofree char *name = g_strdup_printf ("Player %u", seat + 1);

          pw_setup_set_name (setup, seat, name);
        }
      session = pw_session_new (game, setup, NULL);
      pw_ui_test_play_dealt (session, 150, 5);
      for (guint seat = 0; seat < 3; seat++)
        {
          g_autofree char *line = g_strdup_printf ("\"Player %u\" score 143 ! counted", seat + 1);
          PwMove move;

          g_assert_true (pw_notation_parse (game, setup, pw_session_get_state (session), line, &move, NULL));
          g_assert_true (pw_session_play (session, &move, NULL));
        }
      pw_window_open_session (fixture->window, session);
      settle ();
      cards = pw_ui_test_find (GTK_WIDGET (fixture->window), PW_TYPE_PLAYER_CARDS, 0);
      g_assert_true (gtk_widget_get_mapped (cards));
      check_labels (cards);
      check_labels (pw_ui_test_find (GTK_WIDGET (fixture->window), PW_TYPE_SCORE_CARD, 0));
      check_tooltips (pw_ui_test_find (GTK_WIDGET (fixture->window), PW_TYPE_PLAYER_CHIPS, 0));
      pw_window_open_session (fixture->window, fixture->session);
      settle ();
    }
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
#define ADD(name, function) g_test_add ("/table-view/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("full-screen", test_full_screen_shows_it_and_leads_back);
  ADD ("end-of-game", test_leads_to_the_end_of_a_game_that_ended);
  ADD ("second-window", test_second_window_follows);
  ADD ("scale", test_scales_with_the_height);
  ADD ("clock", test_clock);
  ADD ("all-cards-fit", test_all_cards_fit);
  ADD ("cards-have-room", test_cards_have_room);
  ADD ("moment", test_the_moment_is_drawn_too);
  return g_test_run ();
}
