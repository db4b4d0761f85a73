/* pw-ui-table.c: a game in a window, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-ui-table.h"

#include "pw-board.h"
#include "pw-table-page.h"

PwSetup *
pw_ui_table_setup (const PwGame *game, const char *const *names, guint n)
{
  PwSetup *setup = pw_setup_new (game, n);

  for (guint seat = 0; seat < n; seat++)
    pw_setup_set_name (setup, seat, names[seat]);
  return setup;
}

PwSession *
pw_ui_table_begin (const PwSetup *setup)
{
  g_autoptr (GError) error = NULL;
  PwSession *session = pw_session_new (setup->game, setup, &error);

  g_assert_no_error (error);
  return session;
}

PwSession *
pw_ui_table_of_record (const char *text)
{
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_parse (text, -1, &error);

  g_assert_no_error (error);
  return pw_session_new_for_record (record);
}

PwWindow *
pw_ui_table_open (PwSession *session)
{
  PwWindow *window = pw_ui_test_window ();

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  pw_window_open_session (window, session);
  pw_ui_test_settle ();
  return window;
}

void
pw_ui_table_close (PwWindow *window, PwSession *session)
{
  g_object_ref (window);
  gtk_window_destroy (GTK_WINDOW (window));
  for (guint i = 0; i < 3; i++)
    pw_ui_test_settle ();
  g_assert_finalize_object (G_OBJECT (window));
  g_assert_finalize_object (G_OBJECT (session));
}

PwPositionPage *
pw_ui_table_position (PwWindow *window)
{
  return PW_POSITION_PAGE (pw_ui_test_find (pw_window_find_page (window, PW_TYPE_TABLE_PAGE), PW_TYPE_POSITION_PAGE, 0));
}

void
pw_ui_table_answer_rest (PwPosition *position, PwSession *session)
{
  const PwGame *game = pw_session_get_game (session);

  for (int seat = pw_position_next_seat (position, 0); seat != PW_NOBODY; seat = pw_position_next_seat (position, seat))
    {
      guint at = (guint) pw_position_next_question (position, (guint) seat);
      const PwQuestion *question = &game->position->questions[at];

      if (question->choices)
        pw_position_answer_set (position, (guint) seat, at, 0, FALSE);
      else
        pw_position_answer (position, (guint) seat, at, question->value (pw_session_get_state (session), (guint) seat, question));
    }
  pw_ui_test_settle ();
}

gboolean
pw_ui_table_reads (gpointer root, const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = pw_ui_test_find (root, GTK_TYPE_LABEL, i)); i++)
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
      return TRUE;
  return FALSE;
}

GtkWidget *
pw_ui_table_boards (PwEntry *entry, GtkWidget **main, GtkWidget **common)
{
  const PwBoardClass *board = pw_board_find (pw_session_get_game (pw_entry_get_session (entry))->id);
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  g_assert_nonnull (board);
  *main = board->main_board (entry);
  *common = board->common_board (entry);
  gtk_widget_set_size_request (*main, 676, 515);
  gtk_box_append (GTK_BOX (box), *main);
  gtk_box_append (GTK_BOX (box), *common);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 760);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  return window;
}

GtkWidget *
pw_ui_table_part (GtkWidget *board, const PwBoardPartKind *kind)
{
  GtkWidget *part = NULL;

  for (guint i = 0; (part = pw_ui_test_find (board, PW_TYPE_BOARD_PART, i)) != NULL; i++)
    if (pw_board_part_get_kind (PW_BOARD_PART (part)) == kind)
      break;
  return part;
}

static void
on_refused (PwEntry *entry, const GError *error, guint *n)
{
  ++*n;
}

void
pw_ui_table_count (PwEntry *entry, guint *n)
{
  g_signal_connect (entry, "refused", G_CALLBACK (on_refused), n);
}

void
pw_ui_table_close_boards (GtkWidget *window, PwEntry *entry, PwSession *session)
{
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (entry);
  g_assert_finalize_object (session);
}

void
pw_ui_table_check_room (GtkWidget *board, GtkWidget *content, int width, int height)
{
  int minimum;

  gtk_widget_set_size_request (board, -1, -1);
  gtk_widget_measure (board, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 300);
  gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, height);
  gtk_widget_allocate (board, width, height, -1, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (content); child; child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      if (!gtk_widget_get_child_visible (child))
        continue;
      g_assert_true (gtk_widget_compute_bounds (child, board, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, -1);
      g_assert_cmpfloat (bounds.origin.y, >=, -1);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width + 1);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, height + 1);
    }
}
