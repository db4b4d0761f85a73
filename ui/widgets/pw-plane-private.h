/* pw-plane-private.h: what the files of a plane share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-plane.h"

G_BEGIN_DECLS

/** PW_PLANE_RING: pixels that the ring of the focused space is outside of it. */
#define PW_PLANE_RING 6.0

typedef struct
{
  int x, y;
  gboolean set;
} PwPlaneSquare;

typedef struct
{
  GPtrArray *spaces;            /* unowned, by their ids */
  PwCamera camera;
  PwCamera drawn;               /* what pictures were made for, while they are scaled */
  gboolean scaled;              /* what is drawn are pictures of another size */
  gboolean fits;                /* all is made to fit, until somebody zooms */
  gboolean placed;              /* it has had a size */
  gboolean moved;               /* since "view-changed" was sent */
  gboolean typing;
  PwSpace *parts[PW_PLANE_PARTS]; /* of one square, unowned */
  guint n_parts;
  PwSquares fit_to;               /* what is made to fit; none: all */
  PwPlaneSquare keys[PW_PLANE_KEYS];
} PwPlanePrivate;

PwPlanePrivate *pw_plane_private       (PwPlane *self);
guint           pw_plane_id_of         (int x, int y);
gboolean        pw_plane_is_empty      (PwSpace *space);

/* pw-plane-focus.c */
PwSpace        *pw_plane_find_focused  (PwPlane *self);
gboolean        pw_plane_go            (PwSpace *space);
void            pw_plane_add_focus     (PwPlaneClass *klass);

/* pw-plane-parts.c: parts of a square */
void            pw_plane_place_parts   (PwPlane *self);
void            pw_plane_drop_parts    (PwPlane *self);
gboolean        pw_plane_step_parts    (PwPlane *self, PwSpace *from, int step);
void            pw_plane_follow_focus  (gpointer plane);

/* pw-plane-draw.c */
void            pw_plane_draw_rings    (PwPen *pen, double half);
void            pw_plane_sharpen       (PwPlane *self);
void            pw_plane_sharpen_later (PwPlane *self);
void            pw_plane_snapshot      (GtkWidget *widget, GtkSnapshot *snapshot);

G_END_DECLS
