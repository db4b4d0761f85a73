/* test-advice.c: advice on the table's page, where the table agreed to it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/pw-games.h"
#include "pw-advice-card.h"
#include "pw-score-sheet.h"
#include "pw-ui-table.h"
#include "table-page.h"

/* A short game of Kingsburg at a decision, begun with @data as its hints. */
static void
set_up_agreed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = g_strdup_printf ("game: kingsburg\nhints: %s\nplayer: Ana marker=1\nplayer: Ben marker=2\n",
                                           (const char *) data);
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_parse (text, -1, &error);

  g_assert_no_error (error);
  open_game (fixture, pw_session_new_for_record (record));
}

static GtkWidget *
card_of (Fixture *fixture)
{
  return pw_ui_test_child (fixture->page, "advice");
}

static GtkWidget *
find_line (GtkWidget *root, guint nth)
{
  guint seen = 0;

  for (GtkWidget *at = pw_ui_test_find (root, GTK_TYPE_BUTTON, 0); at; at = gtk_widget_get_next_sibling (at))
    if (gtk_widget_has_css_class (at, "advice-line") && seen++ == nth)
      return at;
  return NULL;
}

/* It comes by itself, is pressed, and stands in the entry; nothing was played. Enter plays it, and then there is other advice. */
static void
test_taken (Fixture *fixture, gconstpointer data)
{
  GtkWidget *card = card_of (fixture);
  PwMove move;

  g_assert_true (gtk_widget_get_visible (card));
  while (!find_line (card, 0))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (find_line (card, 3));
  g_assert_cmpuint (cursor (fixture), ==, 0);
  g_signal_emit_by_name (find_line (card, 0), "clicked");
  g_assert_cmpuint (cursor (fixture), ==, 0);
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), !=, "");
  g_assert_true (pw_entry_get_move (fixture->entry, &move));
  g_assert_true (pw_entry_activate (fixture->entry));
  g_assert_cmpuint (cursor (fixture), ==, 1);
  /* What was said is of a moment that is past. */
  g_assert_null (find_line (card, 0));
  g_assert_false (pw_advice_card_take (PW_ADVICE_CARD (card), 0));
  while (!find_line (card, 0))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (pw_advice_card_take (PW_ADVICE_CARD (card), 1));
  g_assert_true (pw_entry_activate (fixture->entry));
  g_assert_cmpuint (cursor (fixture), ==, 2);
}

/* A moment of a recorded game. */
typedef struct
{
  const char *file;
  const char *line; /* begins with this: Ana decides it */
} Moment;

/* The game as it stood before that line, begun with advice. */
static void
set_up_recorded (Fixture *fixture, gconstpointer data)
{
  const Moment *moment = data;
  g_autofree char *path = g_build_filename (g_getenv ("PW_SOURCE_ROOT"), "tests", "records", moment->file, NULL);
  g_autofree char *text = NULL, *line = g_strconcat ("\n", moment->line, NULL), *agreed = NULL;
  g_auto (GStrv) parts = NULL;
  g_autoptr (GError) error = NULL;
  PwRecord *record;
  char *end;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  end = strstr (text, line);
  g_assert_nonnull (end);
  end[1] = '\0';
  parts = g_strsplit (text, "\nplayer:", 2);
  agreed = g_strjoinv ("\nhints: advice\nplayer:", parts);
  record = pw_record_parse (agreed, -1, &error);
  g_assert_no_error (error);
  open_game (fixture, pw_session_new_for_record (record));
}

/* What is written on the @nth line. */
static const char *
deed_of (GtkWidget *card, guint nth)
{
  return gtk_label_get_text (GTK_LABEL (pw_ui_test_find (find_line (card, nth), GTK_TYPE_LABEL, 0)));
}

/* Lines read as the log does, never as records do, and no two of them alike; what is written into the entry is read as a move. */
static void
test_reads_like_the_log (Fixture *fixture, gconstpointer data)
{
  GtkWidget *card = card_of (fixture);
  PwMove move;

  while (!find_line (card, 0))
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; find_line (card, i); i++)
    {
      g_test_message ("%s", deed_of (card, i));
      g_assert_true (g_str_has_prefix (deed_of (card, i), "Ana "));
      g_assert_null (strpbrk (deed_of (card, i), "="));
      for (guint k = 0; k < i; k++)
        g_assert_cmpstr (deed_of (card, i), !=, deed_of (card, k));
    }
  g_assert_true (pw_advice_card_take (PW_ADVICE_CARD (card), 0));
  g_assert_true (pw_entry_get_move (fixture->entry, &move));
}

/* The log says that the game is played so. */
static void
test_said (Fixture *fixture, gconstpointer data)
{
  GtkWidget *note = pw_ui_test_child (pw_ui_test_child (fixture->page, "log"), "agreed");

  g_assert_true (gtk_widget_get_visible (note));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (note)), "advice"));
}

/* So does the score sheet: only where they agreed to it. */
static void
test_said_in_the_sheet (Fixture *fixture, gconstpointer data)
{
  GtkWidget *sheet = g_object_ref_sink (g_object_new (PW_TYPE_SCORE_SHEET, NULL));
  g_autoptr (PwSetup) agreed = pw_setup_copy (pw_session_get_setup (fixture->session));

  agreed->hints = PW_HINTS_ADVICE;
  pw_score_sheet_set (PW_SCORE_SHEET (sheet), fixture->session, 0);
  g_assert_true (pw_ui_table_reads (sheet, pw_setup_advice_note (agreed)) == g_str_equal (data, "advice"));
  g_object_unref (sheet);
}

/* Whoever did not agree to it has no card, no line in the log, and nothing to take. */
static void
test_not_agreed (Fixture *fixture, gconstpointer data)
{
  GtkWidget *card = card_of (fixture);

  pw_ui_test_settle ();
  g_assert_false (gtk_widget_get_visible (card));
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (pw_ui_test_child (fixture->page, "log"), "agreed")));
  g_assert_false (pw_advice_card_take (PW_ADVICE_CARD (card), 0));
}

/* What has no room beside advice is scrolled to, by a bar that is seen as long as that is so, and lies beside the cards. */
static void
test_shows_more (Fixture *fixture, gconstpointer data)
{
  GtkWidget *card = card_of (fixture), *scroller = gtk_widget_get_ancestor (card, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *bar = gtk_scrolled_window_get_vscrollbar (GTK_SCROLLED_WINDOW (scroller));
  GtkWidget *cards = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  while (!find_line (card, 0))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_set_size_request (card, -1, 1000);
  pw_ui_test_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_upper (place), >, gtk_adjustment_get_page_size (place));
  g_assert_true (gtk_widget_get_child_visible (bar));
  g_assert_cmpint (gtk_widget_get_width (cards), <=, gtk_widget_get_width (scroller) - gtk_widget_get_width (bar));
}

int
main (int argc, char *argv[])
{
  static const Moment moments[] = {
    { "burgundy/two-by-hand.txt", "Ana place ship d5" },
    /* No sentence says how a tile is turned. */
    { "carcassonne/two.txt", "Ana tile cccf e2" },
  };

  pw_ui_test_init (&argc, &argv);
  g_test_add ("/advice/taken", Fixture, "advice", set_up_agreed, test_taken, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autofree char *path = g_strconcat ("/advice/reads-like-the-log/", moments[i].file, NULL);

      g_test_add (path, Fixture, &moments[i], set_up_recorded, test_reads_like_the_log, tear_down);
    }
  g_test_add ("/advice/said", Fixture, "advice", set_up_agreed, test_said, tear_down);
  g_test_add ("/advice/said-in-the-sheet", Fixture, "advice", set_up_agreed, test_said_in_the_sheet, tear_down);
  g_test_add ("/advice/not-said-in-the-sheet", Fixture, "points", set_up_agreed, test_said_in_the_sheet, tear_down);
  g_test_add ("/advice/shows-that-there-are-more", Fixture, "advice", set_up_agreed, test_shows_more, tear_down);
  g_test_add ("/advice/not-agreed", Fixture, "points", set_up_agreed, test_not_agreed, tear_down);
  return g_test_run ();
}
