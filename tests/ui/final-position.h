/* final-position.h: a game of Burgundy that was played, and the page on which its end is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "boards/burgundy/cb-position-counts.h"
#include "boards/burgundy/cb-position-duchy.h"
#include "games/burgundy/position/cb-position-view.h"
#include "pw-position-page.h"
#include "pw-table-page.h"
#include "pw-tooltip.h"
#include "pw-ui-table.h"

typedef struct
{
  PwSession *played;            /* a whole game by the rules */
  PwWindow *window;
  PwSession *session;
  PwTablePage *table;
  PwPositionPage *page;
  PwPosition *position;
  PwEntry *entry;
} Fixture;

static inline const CbState *
state_of (PwSession *session)
{
  return pw_session_get_state (session);
}

static inline PwSession *
new_session (guint level)
{
  static const char *const names[] = { "Ana", "Bruno" };
  g_autoptr (PwSetup) setup = pw_ui_table_setup (&cb_game, names, G_N_ELEMENTS (names));

  setup->level = (guint8) level;
  return pw_ui_table_begin (setup);
}

static inline void
open_session (Fixture *fixture, PwSession *session)
{
  fixture->session = session;
  fixture->window = pw_ui_table_open (session);
  fixture->table = PW_TABLE_PAGE (pw_window_find_page (fixture->window, PW_TYPE_TABLE_PAGE));
  fixture->entry = pw_table_page_get_entry (fixture->table);
  fixture->page = PW_POSITION_PAGE (pw_ui_test_find (GTK_WIDGET (fixture->table), PW_TYPE_POSITION_PAGE, 0));
  fixture->position = pw_position_page_get_position (fixture->page);
  pw_position_page_show_whole (fixture->page, TRUE);
  pw_ui_test_settle ();
}

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->played = new_session (PW_LEVEL_REFEREE);
  while (pw_ui_test_play_dealt (fixture->played, 50, 21))
    ;
  g_assert_cmpint (pw_session_get_actor (fixture->played), ==, PW_NOBODY);
  open_session (fixture, new_session (PW_LEVEL_FINAL));
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
  g_object_unref (fixture->played);
}

static inline void
assert_same_result (Fixture *fixture)
{
  g_assert_cmpint (pw_session_get_actor (fixture->session), ==, PW_NOBODY);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
  for (guint seat = 0; seat < 2; seat++)
    g_assert_cmpint (pw_session_get_score (fixture->session, seat, -1), ==, pw_session_get_score (fixture->played, seat, -1));
}

static inline GtkWidget *
find_labelled (GtkWidget *root, GType type, const char *label)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *widget = pw_ui_test_find (root, type, i);

      if (!widget)
        return NULL;
      if (g_strcmp0 (pw_tooltip_get (widget), label) == 0 ||
          (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0))
        return widget;
    }
}

static inline CbPositionDuchy *
duchy_of (Fixture *fixture)
{
  GtkWidget *stack = gtk_widget_get_ancestor (pw_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_POSITION_DUCHY, 0),
                                              GTK_TYPE_SCROLLED_WINDOW);

  g_assert_nonnull (stack);
  for (guint i = 0;; i++)
    {
      GtkWidget *duchy = pw_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_POSITION_DUCHY, i);

      g_assert_nonnull (duchy);
      if (gtk_widget_get_mapped (duchy))
        return CB_POSITION_DUCHY (duchy);
    }
}

static inline void
set_spin (Fixture *fixture, GtkWidget *root, const char *name, int value)
{
  GtkWidget *spin = find_labelled (root, GTK_TYPE_SPIN_BUTTON, name);

  g_assert_nonnull (spin);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
}

static inline GtkWidget *
shown_editor (Fixture *fixture)
{
  return gtk_widget_get_ancestor (GTK_WIDGET (duchy_of (fixture)), GTK_TYPE_SCROLLED_WINDOW);
}

static inline GtkWidget *
counts_of (Fixture *fixture)
{
  pw_ui_test_press (find_labelled (shown_editor (fixture), GTK_TYPE_TOGGLE_BUTTON, "_Duchy"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (
                                  find_labelled (shown_editor (fixture), GTK_TYPE_TOGGLE_BUTTON, "_Counts only")),
                                TRUE);
  pw_ui_test_settle ();
  return pw_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_POSITION_COUNTS, 0);
}
