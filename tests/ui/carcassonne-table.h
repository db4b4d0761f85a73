/* carcassonne-table.h: a table of Carcassonne in a window, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "boards/carcassonne/cc-landscape-private.h"
#include "core/pw-dealer.h"
#include "games/carcassonne/moves/cc-moves.h"
#include "pw-board-scene.h"
#include "pw-table-page.h"
#include "pw-ui-table.h"

typedef struct
{
  PwSession *session;
  PwEntry *entry;
  GtkWidget *window;
  PwTablePage *page;
  CcLandscape *landscape;
  PwPlane *plane;
  guint refusals;
} CcTable;

/** CcTableCase: how the table is set. */
typedef struct
{
  guint n_players;
  int width, height;
  guint hints;
  guint tiles;                  /* lie there besides the first */
} CcTableCase;

static inline const CcState *
cc_table_state (CcTable *table)
{
  return pw_session_get_state (table->session);
}

/* Plays tiles as dealt, until @n lie there besides the first; the same in all tests. */
static inline void
cc_table_deal (CcTable *table, guint n)
{
  PwRandom random = { 7 };
  PwMoves scratch = PW_MOVES_INIT;

  while (cc_table_state (table)->n_tiles < n + 1u)
    {
      g_autoptr (GError) error = NULL;
      PwMove move;

      g_assert_true (pw_dealer_next (&cc_game, cc_table_state (table), &random, 0, &scratch, &move));
      pw_session_play (table->session, &move, &error);
      g_assert_no_error (error);
    }
  pw_moves_clear (&scratch);
}

/* What is seen is what the game says, now and not before the next frame. */
static inline void
cc_table_update (CcTable *table)
{
  pw_board_scene_prepare (pw_board_scene_find (table->session));
}

static inline void
cc_table_set_up (CcTable *table, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara", "Davi", "Eva", "Finn" };
  const CcTableCase *how = data;
  g_autoptr (PwSetup) setup = pw_ui_table_setup (&cc_game, names, how->n_players);

  setup->hints = (guint8) how->hints;
  table->session = pw_ui_table_begin (setup);
  cc_table_deal (table, how->tiles);
  table->window = gtk_window_new ();
  table->page = PW_TABLE_PAGE (pw_table_page_new ());
  pw_table_page_set_session (table->page, table->session);
  table->entry = pw_table_page_get_entry (table->page);
  pw_ui_table_count (table->entry, &table->refusals);
  gtk_window_set_default_size (GTK_WINDOW (table->window), how->width, how->height);
  gtk_window_set_child (GTK_WINDOW (table->window), GTK_WIDGET (table->page));
  gtk_window_present (GTK_WINDOW (table->window));
  pw_ui_test_settle ();
  table->landscape = CC_LANDSCAPE (pw_ui_test_find (table->window, CC_TYPE_LANDSCAPE, 0));
  table->plane = PW_PLANE (table->landscape);
}

static inline void
cc_table_tear_down (CcTable *table, gconstpointer data)
{
  g_signal_handlers_disconnect_by_data (table->entry, &table->refusals);
  pw_table_page_set_session (table->page, NULL);
  gtk_window_destroy (GTK_WINDOW (table->window));
  pw_ui_test_settle ();
  g_assert_finalize_object (table->session);
}
