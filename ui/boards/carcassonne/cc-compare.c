/* cc-compare.c: the landscape as large as possible, to be compared with the table
 *
 * All of it lies open, so a glance finds what was entered otherwise than it lies. The tile that differs is pressed, and its line is
 * edited.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-compare.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "cc-show.h"
#include "core/pw-cell.h"
#include "pw-plane-box.h"

typedef struct
{
  GtkWidget *board;             /* where the command to edit goes; NULL when it is gone */
  PwSession *session;
  PwBoardViewer *viewer;
  CcLandscape *landscape;
  AdwWindowTitle *title;
} Compare;

static void
compare_free (gpointer data)
{
  Compare *compare = data;

  g_clear_weak_pointer (&compare->board);
  g_object_unref (compare->session);
  g_object_unref (compare->viewer);
  g_free (compare);
}

/**
 * cc_compare_find_line:
 * @session: a game
 * @x: to the east of the start tile
 * @y: to the north
 *
 * Returns: the moment after the line that put what lies there, at the moment that is shown; 0: no line did, as for the start tile
 */
guint
cc_compare_find_line (PwSession *session, int x, int y)
{
  const PwHistory *history = pw_session_get_history (session);

  for (guint i = pw_session_get_moment (session); i > 0; i--)
    {
      const PwMove *move = pw_history_get_move (history, i - 1);

      if ((move->kind == CC_KIND_TILE || move->kind == CC_KIND_LIES) && move->args[CC_ARG_PLACE] == pw_cell (x, y))
        return i;
    }
  return 0;
}

static void
on_tile_pressed (GtkWindow *window, int x, int y)
{
  Compare *compare = g_object_get_data (G_OBJECT (window), "cc-compare");
  guint line = cc_compare_find_line (compare->session, x, y);
  GtkWidget *board = compare->board;

  if (line == 0)
    {
      adw_window_title_set_subtitle (compare->title, _("That tile lay there from the start"));
      return;
    }
  gtk_window_destroy (window);
  if (board)
    gtk_widget_activate_action (board, "win.edit-line", "u", line);
}

static void
on_changed (GtkWidget *window)
{
  Compare *compare = g_object_get_data (G_OBJECT (window), "cc-compare");
  CcBoardView view = *cc_viewer_get_view (compare->viewer);

  /* Nothing but what lies there. */
  view.view.n_gaps = 0;
  cc_show (compare->landscape, pw_session_get_setup (compare->session), pw_session_get_state (compare->session), &view);
}

static gboolean
on_escape (GtkWidget *window, GVariant *args, gpointer data)
{
  gtk_window_close (GTK_WINDOW (window));
  return TRUE;
}

static void
add_escape (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_callback_action_new (on_escape, NULL, NULL)));
  gtk_widget_add_controller (window, keys);
}

/* As large as the window that it belongs to. */
static void
place (GtkWindow *window, GtkWidget *board)
{
  GtkRoot *root = gtk_widget_get_root (board);

  if (!root || !GTK_IS_WINDOW (root))
    return;
  gtk_window_set_transient_for (window, GTK_WINDOW (root));
  gtk_window_set_default_size (window, gtk_widget_get_width (GTK_WIDGET (root)), gtk_widget_get_height (GTK_WIDGET (root)));
  if (gtk_window_is_maximized (GTK_WINDOW (root)))
    gtk_window_maximize (window);
}

/**
 * cc_compare_new:
 * @board: the landscape of the table; it has the commands of its window
 * @session: the game
 * @turn: quarter turns of the picture: whoever turned the board to the own seat compares from there
 *
 * Returns: (transfer none): a window with the landscape alone, to be presented; pressing a tile closes it and edits the line that
 *   put the tile there
 */
GtkWidget *
cc_compare_new (GtkWidget *board, PwSession *session, guint turn)
{
  GtkWidget *window = adw_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *bar = adw_header_bar_new ();
  Compare *compare = g_new0 (Compare, 1);
  GtkWidget *land;

  g_set_weak_pointer (&compare->board, board);
  compare->session = g_object_ref (session);
  compare->viewer = cc_viewer_new (session, NULL);
  pw_board_viewer_set_seat (compare->viewer, 0);
  compare->landscape = CC_LANDSCAPE (cc_landscape_new ());
  pw_plane_turn (PW_PLANE (compare->landscape), (int) turn);
  compare->title = ADW_WINDOW_TITLE (
    adw_window_title_new (_("Compare with the table"), _("Click a tile that lies differently")));
  g_object_set_data_full (G_OBJECT (window), "cc-compare", compare, compare_free);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar), GTK_WIDGET (compare->title));
  land = pw_plane_box_wrap (PW_PLANE (compare->landscape));
  gtk_widget_set_vexpand (land, TRUE);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), land);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), _("Compare with the table"));
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  place (GTK_WINDOW (window), board);
  add_escape (window);
  g_signal_connect_object (compare->landscape, "tile-pressed", G_CALLBACK (on_tile_pressed), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (compare->viewer, "changed", G_CALLBACK (on_changed), window, G_CONNECT_SWAPPED);
  on_changed (window);
  return window;
}
