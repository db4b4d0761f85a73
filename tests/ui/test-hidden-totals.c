/* test-hidden-totals.c: no page adds secret points up before the end, and each says that its totals leave something out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../secret-race.h"
#include "core/pw-record.h"
#include "games/template/template.h"
#include "model/pw-document.h"
#include "pw-final-page.h"
#include "pw-ledger-page.h"
#include "pw-table-page.h"
#include "pw-table-view.h"
#include "pw-ui-test.h"

#define NOTE "Secret points are hidden until the end."

static PwSession *
open_race (const char *totals, gboolean over)
{
  g_autofree char *text = secret_race (totals, over);
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_parse (text, -1, &error);
  const PwHistory *history;
  PwSession *session;

  g_assert_no_error (error);
  history = record->history;
  session = pw_session_new (pw_history_get_game (history), pw_history_get_setup (history), NULL);
  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    g_assert_true (pw_session_play (session, pw_history_get_move (history, i), NULL));
  return session;
}

/* What stands on the screen below @root, a label a line. */
static void
read_labels (GtkWidget *root, GString *out)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root))
    g_string_append_printf (out, "%s\n", gtk_label_get_text (GTK_LABEL (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    read_labels (child, out);
}

static char *
on_page (GType type)
{
  GString *out = g_string_new (NULL);

  pw_ui_test_settle ();
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (pw_ui_test_application ())); l; l = l->next)
    if (PW_IS_WINDOW (l->data))
      read_labels (pw_window_find_page (l->data, type), out);
  return g_string_free (out, FALSE);
}

/* -- The pages, each as one text ----------------------------------------------------------------------- */

static char *
table (PwWindow *window)
{
  if (!g_str_equal (pw_window_get_page (window), "table"))
    gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  return on_page (PW_TYPE_TABLE_PAGE);
}

static char *
view (PwWindow *window)
{
  char *text;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.fullscreen", NULL);
  text = on_page (PW_TYPE_TABLE_VIEW);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.fullscreen", NULL);
  return text;
}

static char *
ledger (PwWindow *window)
{
  pw_window_show_ledger (window);
  return on_page (PW_TYPE_LEDGER_PAGE);
}

/* The charts of the ledger, and their table. */
static char *
rounds (PwWindow *window)
{
  pw_window_show_ledger (window);
  gtk_stack_set_visible_child_name (GTK_STACK (pw_ui_test_child (pw_window_find_page (window, PW_TYPE_LEDGER_PAGE), "stack")),
                                    "points");
  return on_page (PW_TYPE_LEDGER_PAGE);
}

static char *
copied (PwWindow *window)
{
  return pw_final_page_get_text (pw_window_find_page (window, PW_TYPE_FINAL_PAGE));
}

static char *
printed (PwWindow *window)
{
  g_autoptr (PwDocument) document = pw_document_new_scores (pw_session_get_record (pw_window_get_session (window)));
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < document->blocks->len; i++)
    {
      const PwBlock *block = g_ptr_array_index (document->blocks, i);

      if (block->text)
        g_string_append_printf (out, "%s\n", block->text);
      for (guint k = 0; block->cells && k < block->cells->len; k++)
        g_string_append_printf (out, "%s\n", (const char *) g_ptr_array_index (block->cells, k));
    }
  return g_string_free (out, FALSE);
}

static const struct
{
  const char *name;
  char *(*read) (PwWindow *window);
} pages[] = {
  { "table", table },   { "view", view },     { "ledger", ledger },
  { "rounds", rounds }, { "copied", copied }, { "printed", printed },
};

/* @over: a game that is over opens where it is reckoned; it shows all, and no page says that anything is hidden. */
static void
check (const char *totals, gboolean over, guint i)
{
  g_autoptr (PwSession) session = open_race (totals, over);
  PwWindow *window = pw_ui_test_window ();
  gboolean hidden = g_str_equal (totals, "hidden") && !over;
  g_autofree char *text = NULL;

  pw_window_open_session (window, session);
  pw_ui_test_settle ();
  text = pages[i].read (window);
  g_test_message ("%s", text);
  g_assert_true (says (text, over ? SECRET_END : hidden ? SECRET_SHOWN : SECRET_ALL));
  if (hidden)
    g_assert_false (says (text, SECRET_ALL));
  g_assert_true ((strstr (text, NOTE) != NULL) == hidden);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

static void
test_page (gconstpointer data)
{
  check ("hidden", FALSE, GPOINTER_TO_UINT (data));
  check ("open", FALSE, GPOINTER_TO_UINT (data));
  check ("hidden", TRUE, GPOINTER_TO_UINT (data));
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  pw_games_register (&template_game);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/hidden-totals/%s", pages[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_page);
    }
  return g_test_run ();
}
