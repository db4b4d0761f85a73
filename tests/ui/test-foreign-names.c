/* test-foreign-names.c: names that run from right to left, or that would turn what stands beside them, on every page
 *
 * Walks through the pages and looks at each text and tooltip: what turns is between marks that keep its direction to itself, so
 * that the score beside it stays the score beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "model/pw-document.h"
#include "model/pw-ledger-model.h"
#include "model/pw-log-model.h"
#include "model/pw-speaker.h"
#include "model/pw-store.h"
#include "pw-correct-dialog.h"
#include "pw-preferences.h"
#include "pw-tooltip.h"
#include "pw-ui-test.h"
#include "pw-window-private.h"

#define FSI 0x2068
#define PDI 0x2069
#define HEBREW "\xd7\x9e\xd7\xa9\xd7\x94"
#define RLO "\xe2\x80\xae"
#define RLI "\xe2\x81\xa7"
#define END "\xe2\x81\xa9"

/* A name that ends with a number; one that is written backwards and never ends; one that ends what is around it. */
static const char *const names[] = { HEBREW " 12", RLO "nimajneB", "C" END RLI "arla", "Ana" };

/* Where the text is turned outside of marks of ours, or these do not match; NULL where all is well. */
static const char *
find_turn (const char *text)
{
  guint depth = 0;

  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == FSI && depth++ > 0)
        return p;
      if (c == PDI && depth-- == 0)
        return p;
      if ((c >= 0x2066 && c <= 0x2067) || c == 0x2028 || c == 0x2029 || (g_unichar_iscntrl (c) && c != '\n'))
        return p;
      if (depth == 0 && ((c >= 0x0590 && c <= 0x08ff) || (c >= 0x202a && c <= 0x202e) || c == 0x200e || c == 0x200f))
        return p;
    }
  return depth ? text + strlen (text) : NULL;
}

static guint n_seen;            /* texts with such a name */

static void
check (const char *text, const char *where)
{
  g_autofree char *escaped = NULL;

  if (text == NULL || *text == '\0')
    return;
  n_seen += strstr (text, HEBREW) || strstr (text, "nimajneB") || strstr (text, "arla");
  if (find_turn (text) == NULL)
    return;
  escaped = g_strescape (text, NULL);
  g_test_message ("%s: %s", where, escaped);
  g_test_fail ();
}

static void
walk (GtkWidget *root, const char *where)
{
  g_autofree char *here = g_strdup_printf ("%s > %s", where, G_OBJECT_TYPE_NAME (root));

  /* What somebody types is his own. */
  if (GTK_IS_EDITABLE (root))
    return;
  if (GTK_IS_LABEL (root))
    check (gtk_label_get_text (GTK_LABEL (root)), where);
  check (pw_tooltip_get (root), here);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    walk (child, strlen (where) < 120 ? here : where);
}

static PwSession *
new_session (const char *id, guint level)
{
  const PwGame *game = pw_games_find (id);
  g_autoptr (PwSetup) setup = pw_setup_new (game, 4);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  PwSession *session;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    pw_setup_set_name (setup, i, names[i]);
  setup->level = (guint8) level;
  setup->clock = 1;
  session = pw_session_new (game, setup, &error);
  g_assert_no_error (error);
  path = pw_store_new_path (game, setup);
  pw_session_set_path (session, path);
  return session;
}

static void
show (PwWindow *window, GType type)
{
  const char *page = g_type_name (type);

  n_seen = 0;
  pw_window_show_page (window, type);
  pw_ui_test_settle ();
  check (gtk_window_get_title (GTK_WINDOW (window)), page);
  walk (GTK_WIDGET (window), page);
  g_test_message ("%s: %u texts with such names", page, n_seen);
}

static void
close_window (PwWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  pw_ui_test_clear_games ();
}

static void
test_game (gconstpointer data)
{
  const GType pages[] = { PW_TYPE_TABLE_PAGE, PW_TYPE_LEDGER_PAGE, PW_TYPE_TABLE_VIEW };
  static const guint moments[] = { 0, 7, 25, 60, 130 };
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = new_session (data, PW_LEVEL_REFEREE);
  guint at = 0;

  pw_window_open_session (window, session);
  for (guint k = 0; k < G_N_ELEMENTS (moments); k++)
    {
      pw_ui_test_play_dealt (session, moments[k] - at, 5 + k);
      at = moments[k];
      for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
        {
          show (window, pages[i]);
          g_assert_cmpuint (n_seen, >, at > 10 ? 2 : 0);
        }
    }
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  show (window, PW_TYPE_TABLE_PAGE);
  close_window (window);
}

static void
test_final (gconstpointer data)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = new_session (data, PW_LEVEL_REFEREE);
  g_autofree char *text = NULL;

  pw_ui_test_play_dealt (session, G_MAXUINT, 5);
  pw_window_open_session (window, session);
  pw_ui_test_settle ();
  for (guint seat = 0; seat < G_N_ELEMENTS (names); seat++)
    {
      pw_scores_page_show_player (PW_SCORES_PAGE (pw_window_find_page (window, PW_TYPE_FINAL_PAGE)), seat);
      show (window, PW_TYPE_FINAL_PAGE);
      g_assert_cmpuint (n_seen, >, 3);
    }
  show (window, PW_TYPE_LEDGER_PAGE);
  text = pw_final_page_get_text (pw_window_find_page (window, PW_TYPE_FINAL_PAGE));
  check (text, "the text that is copied");
  show (window, PW_TYPE_START_PAGE);
  g_assert_cmpuint (n_seen, >, 0);
  show (window, PW_TYPE_LIBRARY_PAGE);
  g_assert_cmpuint (n_seen, >, 0);
  close_window (window);
}

/* Final scoring: what is entered, doubts, sums. */
static void
test_position (gconstpointer data)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = new_session (data, PW_LEVEL_FINAL);

  pw_window_open_session (window, session);
  show (window, PW_TYPE_TABLE_PAGE);
  g_assert_cmpuint (n_seen, >, 0);
  close_window (window);
}

/* Dialogs above a game. */
static void
test_dialogs (gconstpointer data)
{
  static const char *const actions[] = { "correct", "edit-line", "insert-line" };
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = new_session (data, PW_LEVEL_REFEREE);

  pw_ui_test_play_dealt (session, 30, 5);
  pw_window_open_session (window, session);
  pw_ui_test_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GListModel *toplevels = gtk_window_get_toplevels ();
      guint n = 0;

      g_action_group_activate_action (G_ACTION_GROUP (window), actions[i], g_variant_new_uint32 (20));
      pw_ui_test_settle ();
      for (guint k = 0; k < g_list_model_get_n_items (toplevels); k++)
        {
          g_autoptr (GtkWindow) toplevel = g_list_model_get_item (toplevels, k);

          if (gtk_window_get_transient_for (toplevel) != GTK_WINDOW (window))
            continue;
          walk (GTK_WIDGET (toplevel), actions[i]);
          n++;
          pw_dialog_discard (PW_DIALOG (toplevel));
        }
      pw_ui_test_settle ();
      g_assert_cmpuint (n, ==, 1);
    }
  close_window (window);
}

/* What is read out and what is printed, line by line. */
static void
test_words (gconstpointer data)
{
  g_autoptr (PwSession) session = new_session (data, PW_LEVEL_REFEREE);
  g_autoptr (PwLogModel) log = NULL;
  g_autoptr (PwDocument) scores = NULL, moves = NULL;

  pw_ui_test_play_dealt (session, G_MAXUINT, 9);
  log = pw_log_model_new (session);
  n_seen = 0;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (PwLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);

      check (pw_log_line_get_text (line), "log");
    }
  g_assert_cmpuint (n_seen, >, 20);
  scores = pw_document_new_scores (pw_session_get_record (session));
  moves = pw_document_new_log (pw_session_get_record (session));
  for (guint k = 0; k < 2; k++)
    for (guint i = 0; i < (k ? moves : scores)->blocks->len; i++)
      {
        const PwBlock *block = (k ? moves : scores)->blocks->pdata[i];

        check (block->text, k ? "printed log" : "printed scores");
        for (guint cell = 0; block->cells && cell < block->cells->len; cell++)
          check (block->cells->pdata[cell], "printed table");
      }
  pw_ui_test_clear_games ();
}

/* A title is somebody's too; a name is typed and shown while a game is set up. */
static void
test_titles_and_the_setup (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = new_session ("burgundy", PW_LEVEL_REFEREE);

  pw_session_set_title (session, RLO "gnineve " END "12");
  pw_ui_test_play_dealt (session, 12, 3);
  show (window, PW_TYPE_START_PAGE);
  show (window, PW_TYPE_LIBRARY_PAGE);
  pw_window_open_session (window, session);
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "app.new", NULL));
  pw_ui_test_settle ();
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *entry = pw_ui_test_find (GTK_WIDGET (pw_window_find_page (window, PW_TYPE_SETUP_PAGE)), GTK_TYPE_TEXT, i);

      g_assert_nonnull (entry);
      gtk_editable_set_text (GTK_EDITABLE (entry), names[i]);
    }
  show (window, PW_TYPE_SETUP_PAGE);
  close_window (window);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (gconstpointer data);
  } tests[] = { { "game", test_game },
                { "final", test_final },
                { "position", test_position },
                { "dialogs", test_dialogs },
                { "words", test_words } };
  static const char *const games[] = { "burgundy", "kingsburg" };

  pw_ui_test_init (&argc, &argv);
  for (guint k = 0; k < G_N_ELEMENTS (tests); k++)
    for (guint i = 0; i < G_N_ELEMENTS (games); i++)
      {
        g_autofree char *name = g_strdup_printf ("/foreign-names/%s/%s", games[i], tests[k].name);

        g_test_add_data_func (name, games[i], tests[k].test);
      }
  g_test_add_func ("/foreign-names/titles-and-the-setup", test_titles_and_the_setup);
  return g_test_run ();
}
