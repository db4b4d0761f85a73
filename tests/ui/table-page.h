/* table-page.h: a game on the table page of its window, for tests of that page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/template/template.h"
#include "pw-entry-bar.h"
#include "pw-table-page.h"
#include "pw-ui-table.h"

typedef struct
{
  PwWindow *window;
  PwSession *session;
  PwTablePage *page;
  PwEntry *entry;
  PwEntryBar *bar;
} Fixture;

static inline void
open_game (Fixture *fixture, PwSession *session)
{
  fixture->session = session;
  fixture->window = pw_ui_table_open (session);
  fixture->page = PW_TABLE_PAGE (pw_window_find_page (fixture->window, PW_TYPE_TABLE_PAGE));
  fixture->entry = pw_table_page_get_entry (fixture->page);
  fixture->bar = PW_ENTRY_BAR (pw_ui_test_child (fixture->page, "bar"));
}

/* A real game in its first round, somebody's turn. */
static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  PwSession *session = pw_ui_test_session ();
  guint moves = 0;

  do
    g_assert_true (pw_ui_test_play_dealt (session, 1, 11 + moves++));
  while (moves < 5 || pw_session_get_actor (session) < 0);
  open_game (fixture, session);
}

static inline void
set_up_template (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 2);
  g_autoptr (GError) error = NULL;
  PwSession *session;

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Bruno");
  session = pw_session_new (&template_game, setup, &error);
  g_assert_no_error (error);
  open_game (fixture, session);
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
}

static inline guint
cursor (Fixture *fixture)
{
  return pw_history_get_cursor (pw_session_get_history (fixture->session));
}

static inline gboolean
enter (Fixture *fixture, const char *line)
{
  pw_entry_set_text (fixture->entry, line);
  return pw_entry_activate (fixture->entry);
}
