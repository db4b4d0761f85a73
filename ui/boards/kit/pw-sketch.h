/* pw-sketch.h: a little picture that is only looked at: pieces in a row, or a drawing of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-pen.h"
#include "pw-piece.h"

G_BEGIN_DECLS

#define PW_TYPE_SKETCH (pw_sketch_get_type ())
G_DECLARE_FINAL_TYPE (PwSketch, pw_sketch, PW, SKETCH, GtkWidget)

/** PwSketchFunc: draws into a box of @width x @height at 0, 0. */
typedef void (*PwSketchFunc) (PwPen *pen, double width, double height, gconstpointer data);
/** PwSketchRead: writes what is to be seen of @data into @seen, which is all zeros: the same bytes look the same. */
typedef void (*PwSketchRead) (gconstpointer data, gpointer seen);

GtkWidget *pw_sketch_new_pieces (const PwPiece *pieces, guint n, double gap);
GtkWidget *pw_sketch_new        (int width, int height, PwSketchFunc draw, gpointer data, GDestroyNotify destroy);
GtkWidget *pw_sketch_new_read   (int width, int height, PwSketchFunc draw, PwSketchRead read, gsize size, gpointer data,
                                 GDestroyNotify destroy);
GtkWidget *pw_sketch_new_marker (guint marker, const char *name, double radius);
GtkWidget *pw_sketch_new_icon   (const char *icon, double size);
GtkWidget *pw_sketch_new_emblem (const char *icon, PwHue hue, int size);
void       pw_sketch_set_pieces (PwSketch *self, const PwPiece *pieces, guint n, double gap);
void       pw_sketch_set_data   (PwSketch *self, gpointer data, GDestroyNotify destroy);
void       pw_sketch_update     (PwSketch *self);
guint      pw_sketch_get_drawn  (PwSketch *self);
void       pw_sketch_set_size   (PwSketch *self, int width, int height);
void       pw_sketch_follow_text (PwSketch *self, int width, int height);
void       pw_sketch_set_name   (PwSketch *self, const char *name);

G_END_DECLS
