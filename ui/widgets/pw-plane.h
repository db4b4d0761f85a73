/* pw-plane.h: a board without an end: spaces on squares that come and go, scrolled, zoomed and turned
 *
 * A group of spaces like others: one stop for Tab, arrow keys inside, each space with its name and press. Its spaces are known by their
 * square (see #PwCamera). What lies on them, and what is drawn under and over them, is the game's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-camera.h"
#include "pw-space-group.h"

G_BEGIN_DECLS

/** PW_PLANE_FAR: coordinates of squares are less than this in either direction. */
#define PW_PLANE_FAR 0x2000
/** PW_PLANE_PARTS: of a square at most. */
#define PW_PLANE_PARTS 15

/**
 * PwPlaneLayer:
 * @PW_PLANE_GROUND: under all spaces
 * @PW_PLANE_OVER: over them, under those with a ring
 * @PW_PLANE_TOP: over all
 *
 * What a game draws besides its spaces.
 */
typedef enum
{
  PW_PLANE_GROUND,
  PW_PLANE_OVER,
  PW_PLANE_TOP,
} PwPlaneLayer;

/**
 * PwPlaneKey:
 * @PW_PLANE_HOME: where Home leads
 * @PW_PLANE_END: where End leads
 *
 * Squares that keys lead to.
 */
typedef enum
{
  PW_PLANE_HOME,
  PW_PLANE_END,
  PW_PLANE_KEYS,
} PwPlaneKey;

#define PW_TYPE_PLANE (pw_plane_get_type ())
G_DECLARE_DERIVABLE_TYPE (PwPlane, pw_plane, PW, PLANE, PwSpaceGroup)

/**
 * PwPlaneClass:
 * @write: (nullable): squares are of another size now, or turned: what lies there is to be written anew
 * @draw: (nullable): draws a layer; only @seen need be drawn
 * @is_ground: (nullable): whether something lies on the square there, for the small map; without it, on every one
 * @count_parts: (nullable): how many parts the square there has that can be visited by themselves; they are there only while it has
 *   the focus, and Tab goes through them
 * @write_part: (nullable): part @i of the square there: its name (free it), and where it is, in squares of the plane
 *
 * Signal "view-changed": scrolled, zoomed, turned, or of another size.
 */
struct _PwPlaneClass
{
  PwSpaceGroupClass parent_class;

  void (*write) (PwPlane *self);
  void (*draw)  (PwPlane *self, GtkSnapshot *snapshot, PwPlaneLayer layer, const PwSquares *seen);
  guint (*count_parts) (PwPlane *self, int x, int y);
  gboolean (*is_ground) (PwPlane *self, int x, int y);
  void (*write_part)   (PwPlane *self, int x, int y, guint i, char **name, double *at_x, double *at_y);
};

PwSpace        *pw_plane_add          (PwPlane *self, int x, int y, gboolean pressable);
void            pw_plane_remove       (PwPlane *self, int x, int y);
PwSpace        *pw_plane_find         (PwPlane *self, int x, int y);
guint           pw_plane_count        (PwPlane *self);
PwSpace        *pw_plane_nth          (PwPlane *self, guint i);
void            pw_plane_get_square   (PwSpace *space, int *x, int *y);
int             pw_plane_get_part     (PwSpace *space);
void            pw_plane_write_parts  (PwPlane *self);
gboolean        pw_plane_leave_parts  (PwPlane *self);

const PwCamera *pw_plane_get_camera   (PwPlane *self);
gboolean        pw_plane_get_fits     (PwPlane *self);
void            pw_plane_fit          (PwPlane *self);
void            pw_plane_set_fit_to   (PwPlane *self, const PwSquares *cells);
void            pw_plane_zoom         (PwPlane *self, int step);
void            pw_plane_zoom_to      (PwPlane *self, int px, double across, double down);
void            pw_plane_scroll       (PwPlane *self, double across, double down);
void            pw_plane_turn         (PwPlane *self, int step);
void            pw_plane_show         (PwPlane *self, int x, int y);
void            pw_plane_set_key      (PwPlane *self, PwPlaneKey key, int x, int y);
gboolean        pw_plane_focus_legal  (PwPlane *self, int step);
void            pw_plane_set_typing   (PwPlane *self, gboolean typing);
gboolean        pw_plane_get_typing   (PwPlane *self);

void            pw_plane_draw_piece   (PwPlane *self, GtkSnapshot *snapshot, const PwPiece *piece, double x, double y);

G_END_DECLS
