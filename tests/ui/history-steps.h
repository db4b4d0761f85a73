/* history-steps.h: a short game whose earlier lines are changed in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-edit-dialog.h"
#include "pw-table-page.h"
#include "pw-ui-table.h"

static const char text[] =
  "game: burgundy\nplayer: Ana\nplayer: Ben marker=2\n\n"
  "ana start d4 red red pink\n"          /* 1 */
  "ben start d4 1 2 3\n"                 /* 2 */
  "roll 4 Ana=35 Ben=22\n"               /* 3 */
  "goods red\n"                          /* 4 */
  "ana take 4 ship die=3 workers=1\n"    /* 5 */
  "ana place ship d5 die=5\n"            /* 6 */
  "ana ship 4\n"                         /* 7 */
  "ben workers die=2\n";                 /* 8 */

#define N_MOVES 8

typedef struct
{
  PwWindow *window;
  PwSession *session;
  PwTablePage *page;
} Fixture;

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->session = pw_ui_table_of_record (text);
  fixture->window = pw_ui_table_open (fixture->session);
  fixture->page = PW_TABLE_PAGE (pw_window_find_page (fixture->window, PW_TYPE_TABLE_PAGE));
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
}

static inline const PwHistory *
history_of (Fixture *fixture)
{
  return pw_session_get_history (fixture->session);
}

static inline void
run (Fixture *fixture, const char *action, guint moment)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), action, g_variant_new_uint32 (moment));
  pw_ui_test_settle ();
}

/* Edits Ana's purchase of the ship: then it is neither placed nor does it bring goods. */
static inline PwEditDialog *
edit (Fixture *fixture)
{
  PwEditDialog *edit;

  run (fixture, "edit-line", 5);
  edit = pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG);
  g_assert_nonnull (edit);
  gtk_editable_set_text (GTK_EDITABLE (pw_ui_test_child (edit, "text")), "ana workers die=3");
  pw_ui_test_settle ();
  return edit;
}
