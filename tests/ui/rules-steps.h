/* rules-steps.h: a short game, and the rules that are asked for in its window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-rules-dialog.h"
#include "pw-table-page.h"
#include "pw-ui-table.h"

static const char text[] =
  "game: burgundy\nplayer: Ana\nplayer: Ben marker=2\n\n"
  "ana start d4 red red pink\n"          /* 1 */
  "ben start d4 1 2 3\n"                 /* 2 */
  "roll 4 Ana=35 Ben=22\n"               /* 3 */
  "goods red\n"                          /* 4 */
  "ana take 4 ship die=3 workers=1\n";   /* 5 */

typedef struct
{
  PwWindow *window;
  PwSession *session;
  PwTablePage *page;
} Fixture;

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->session = pw_ui_table_of_record (data ? data : text);
  fixture->window = pw_ui_table_open (fixture->session);
  fixture->page = PW_TABLE_PAGE (pw_window_find_page (fixture->window, PW_TYPE_TABLE_PAGE));
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
}

static inline PwRulesDialog *
dialog (void)
{
  return pw_ui_test_dialog (PW_TYPE_RULES_DIALOG);
}

static inline void
explain (void)
{
  g_action_group_activate_action (G_ACTION_GROUP (pw_ui_test_application ()), "explain", NULL);
  pw_ui_test_settle ();
  g_assert_nonnull (dialog ());
}

static inline void
close_dialog (void)
{
  gtk_window_close (GTK_WINDOW (dialog ()));
  pw_ui_test_settle ();
  g_assert_null (dialog ());
}

static inline void
assert_shown (const char *rules)
{
  g_autofree char *shown = pw_rules_dialog_get_shown (dialog ());

  g_assert_cmpstr (shown, ==, rules);
}

static inline guint
count_shown (void)
{
  g_autofree char *shown = pw_rules_dialog_get_shown (dialog ());
  g_auto (GStrv) words = g_strsplit (shown, " ", -1);

  return *shown ? g_strv_length (words) : 0;
}

static inline void
refuse (Fixture *fixture)
{
  PwEntry *entry = pw_table_page_get_entry (fixture->page);

  pw_entry_set_text (entry, "take 2 castle die=5 workers=0");
  pw_entry_activate (entry);
  pw_ui_test_settle ();
  g_assert_nonnull (pw_table_page_get_refused (fixture->page));
}
