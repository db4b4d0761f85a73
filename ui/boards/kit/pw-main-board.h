/* pw-main-board.h: what every game's main board is: one seat's view, and the widgets that lie before that player
 *
 * A game derives from it, adds its widgets, places them, and writes what stands in no part of the board. Properties are those
 * that PwBoardClass.main_board asks for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "pw-board-viewer.h"

G_BEGIN_DECLS

#define PW_TYPE_MAIN_BOARD (pw_main_board_get_type ())
G_DECLARE_DERIVABLE_TYPE (PwMainBoard, pw_main_board, PW, MAIN_BOARD, GtkWidget)

/**
 * PwMainBoardClass:
 * @write: (nullable): the view is another, or the points: once before a frame is drawn, and when the viewer is set
 */
struct _PwMainBoardClass
{
  GtkWidgetClass parent_class;

  void (*write) (PwMainBoard *self);
};

void           pw_main_board_set_viewer       (PwMainBoard *self, PwBoardViewer *viewer);
PwBoardViewer *pw_main_board_get_viewer       (PwMainBoard *self);
PwSession     *pw_main_board_get_session      (PwMainBoard *self);
gconstpointer  pw_main_board_get_view         (PwMainBoard *self);

GtkWidget     *pw_main_board_add              (PwMainBoard *self, GtkWidget *child);
GtkWidget     *pw_main_board_new_score        (void);

void           pw_main_board_measure_children (GtkWidget *widget, GtkOrientation orientation);
void           pw_main_board_get_size         (GtkWidget *child, int *width, int *height);
void           pw_main_board_put              (GtkWidget *child, int x, int y, int width, int height);

G_END_DECLS
