/* cb-route-editor-private.h: shared by the editor of trade-route tiles, its tiles and its commands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-route-editor.h"

G_BEGIN_DECLS

/** CbRouteTile: a tile on the page: its line, what is to be said of it, and its spaces. */
typedef struct
{
  GtkEditable *line;
  GtkLabel *state;
  GtkWidget *space[CB_ROUTE_SPACES];    /* buttons that open the fields */
  AdwBin *picture[CB_ROUTE_SPACES];
  GtkLabel *bonus[CB_ROUTE_SPACES];
  guint8 shown[CB_ROUTE_SPACES];        /* colour of the picture + 1 */
  char *problem;                        /* why the line cannot be read, which then stays as it was typed */
} CbRouteTile;

struct _CbRouteEditor
{
  AdwBin parent_instance;

  CbRouteBook book;
  GPtrArray *before, *after;    /* books to go back and forward to */
  GSimpleActionGroup *actions;
  CbRouteTile tiles[CB_ROUTE_TILES];
  GtkWidget *fields;
  GtkLabel *status;
  GtkFlowBox *commands, *rows;
  int typing;                   /* the tile whose line is written: one step; -1: none */
  gboolean updating;
  guint keep_source;
  gboolean unreadable;          /* the file of the tiles: it is put aside before it is written */
};

/* The book and what the page says of it (cb-route-editor.c). */
void       cb_route_editor_say       (CbRouteEditor *self, const char *text);
void       cb_route_editor_update    (CbRouteEditor *self);
/* What is there now can be gone back to. */
void       cb_route_editor_step      (CbRouteEditor *self);
/* The book was changed: it is shown, and soon kept. */
void       cb_route_editor_changed   (CbRouteEditor *self);
/* Puts @book in the place of what is there, as one step. */
void       cb_route_editor_replace   (CbRouteEditor *self, const CbRouteBook *book);
/* Moves one book from @from to the editor, and the present one to @to. */
void       cb_route_editor_go        (CbRouteEditor *self, GPtrArray *from, GPtrArray *to);

/* Its tiles (cb-route-editor-tiles.c). */
GtkWidget *cb_route_editor_make_tile (CbRouteEditor *self, guint n);
void       cb_route_editor_show_tile (CbRouteEditor *self, guint n);

/* Undo, redo, import and export: actions, keys and buttons (cb-route-editor-commands.c). */
void       cb_route_editor_add_commands  (CbRouteEditor *self);
void       cb_route_editor_show_commands (CbRouteEditor *self);
/* @child in a box that flows, whose places take no focus of their own. */
void       cb_route_editor_add_flowing   (GtkFlowBox *box, GtkWidget *child);

G_END_DECLS
