/* cb-bridge.c: the bridge: turn order of the next round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-bridge.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "cb-pieces.h"
#include "pw-pen.h"
#include "pw-theme-watch.h"

#define NATURAL_WIDTH 278
#define MIN_WIDTH 240
#define MAX_WIDTH 480
#define HEIGHT 88
#define SPOT 25
/* How far a marker rises above the one below. */
#define RISE 15
#define ARCHES 3

/* Heights of the spots: the bridge is an arch. */
static const double spot_y[CB_BRIDGE_SPACES] = { 58, 51, 47, 45.5, 47, 51, 58 };

struct _CbBridge
{
  PwSpaceGroup parent_instance;

  CbViewer *viewer;
  guint tallest;                /* markers in the highest stack */
};

G_DEFINE_FINAL_TYPE (CbBridge, cb_bridge, PW_TYPE_SPACE_GROUP)

/* Three markers fit over the middle; more need room above. */
static int
get_headroom (CbBridge *self)
{
  return self->tallest > 3 ? (int) (self->tallest - 3) * RISE : 0;
}

static void
on_changed (CbViewer *viewer,
            CbBridge *self)
{
  const CbView *view = cb_viewer_get_view (viewer);
  const PwSetup *setup = pw_session_get_setup (cb_viewer_get_session (viewer));
  guint i, n, tallest = 0;

  for (i = 0; i < CB_BRIDGE_SPACES; i++)
    {
      PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (self), i);
      PwPiece piece;

      for (n = 0; view->bridge[i][n] != 0; n++)
        ;
      tallest = MAX (tallest, n);
      cb_piece_span (&piece, &view->spans[i], view->bridge[i], setup);
      pw_space_set_piece (space, &piece);
      pw_space_set_name (space, view->spans[i].name);
    }
  pw_space_group_keep_drawing (PW_SPACE_GROUP (self), &tallest, sizeof tallest);
  if (self->tallest != tallest)
    {
      self->tallest = tallest;
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
}

static double
get_bridge_width (CbBridge *self)
{
  return MIN (gtk_widget_get_width (GTK_WIDGET (self)), MAX_WIDTH);
}

static double
get_left (CbBridge *self)
{
  return (gtk_widget_get_width (GTK_WIDGET (self)) - get_bridge_width (self)) / 2;
}

static void
cb_bridge_place (PwSpaceGroup *group,
                 int           width,
                 int           height)
{
  CbBridge *self = CB_BRIDGE (group);
  double step = (get_bridge_width (self) - 40) / (CB_BRIDGE_SPACES - 1);
  guint i;

  for (i = 0; i < CB_BRIDGE_SPACES; i++)
    {
      PwSpace *space = pw_space_group_find (group, i);

      pw_space_set_size (space, SPOT);
      pw_space_allocate (space, get_left (self) + 20 + i * step, get_headroom (self) + spot_y[i]);
    }
}

static void
cb_bridge_draw (PwSpaceGroup *group,
                GtkSnapshot  *snapshot,
                PwLayer       layer)
{
  CbBridge *self = CB_BRIDGE (group);
  double w = get_bridge_width (self), arch = (w - 76) / ARCHES, x = w - 22;
  graphene_rect_t bounds;
  PwPen pen = { .theme = pw_palette_theme () };
  cairo_t *cr;
  guint i;

  if (layer != PW_LAYER_GROUND)
    return;
  graphene_rect_init (&bounds, (float) get_left (self), (float) get_headroom (self), (float) w, HEIGHT);
  pen.cr = cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (cr, get_left (self), get_headroom (self));
  cairo_move_to (cr, 2, HEIGHT);
  cairo_line_to (cr, 2, 64);
  /* A quadratic curve through a point at 24 px over the middle. */
  cairo_curve_to (cr, 2 + 2 * (w / 2 - 2) / 3, 64 - 2 * 40 / 3.0, w - 2 - 2 * (w / 2 - 2) / 3, 64 - 2 * 40 / 3.0, w - 2, 64);
  cairo_line_to (cr, w - 2, HEIGHT);
  cairo_line_to (cr, x, HEIGHT);
  for (i = 0; i < ARCHES; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, x - arch / 2, HEIGHT);
      cairo_scale (cr, arch / 2, arch / 2.6);
      cairo_arc_negative (cr, 0, 0, 1, 0, -G_PI);
      cairo_restore (cr);
      x -= arch + 16;
      cairo_line_to (cr, MAX (x, 2), HEIGHT);
    }
  cairo_close_path (cr);
  pw_pen_paint (&pen, PW_COLOR_LAND, PW_COLOR_LINE, 1);
  cairo_destroy (cr);
}

static void
cb_bridge_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : HEIGHT + get_headroom (CB_BRIDGE (widget));
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : *minimum;
}

static char *
cb_bridge_rules (PwSpaceGroup  *group,
                 PwSpace       *space,
                 const PwGame **game)
{
  *game = &cb_game;
  return cb_view_rules (cb_viewer_get_view (CB_BRIDGE (group)->viewer), CB_PLACE_BRIDGE, pw_space_get_id (space));
}

static void
cb_bridge_finalize (GObject *object)
{
  g_clear_object (&CB_BRIDGE (object)->viewer);
  G_OBJECT_CLASS (cb_bridge_parent_class)->finalize (object);
}

static void
cb_bridge_class_init (CbBridgeClass *klass)
{
  PwSpaceGroupClass *group_class = PW_SPACE_GROUP_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_bridge_finalize;
  GTK_WIDGET_CLASS (klass)->measure = cb_bridge_measure;
  group_class->place = cb_bridge_place;
  group_class->rules = cb_bridge_rules;
  group_class->draw = cb_bridge_draw;
}

static void
cb_bridge_init (CbBridge *self)
{
  guint i;

  for (i = 0; i < CB_BRIDGE_SPACES; i++)
    pw_space_group_add (PW_SPACE_GROUP (self), i, FALSE);
  pw_theme_watch (GTK_WIDGET (self));
  pw_space_group_set_name (PW_SPACE_GROUP (self), _("Bridge"));
}

/**
 * cb_bridge_new:
 * @viewer: which game
 *
 * Returns: (transfer floating): the bridge
 */
GtkWidget *
cb_bridge_new (CbViewer *viewer)
{
  CbBridge *self = g_object_new (CB_TYPE_BRIDGE, NULL);

  self->viewer = g_object_ref (viewer);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_changed), self, 0);
  on_changed (viewer, self);
  return GTK_WIDGET (self);
}
