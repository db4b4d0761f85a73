/* cb-goal-track.c: the points marker of a solo game on its way to the goal (16.5, 16.9)
 *
 * A bar as long as the way, the marker above the place it has reached, the goal above the end. Points that
 * are about to move the marker are shown in advance.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-goal-track.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "cb-pieces.h"
#include "pw-card.h"
#include "pw-marker.h"
#include "pw-theme-watch.h"

#define MIN_WIDTH 200
#define NATURAL_WIDTH 254
#define HEIGHT 54
#define CARD_WIDTH 52.0
#define CARD_HEIGHT 28.0
#define CARD_Y 20.0
#define BAR_Y 42.0
#define BAR_HEIGHT 9.0
/* Room for rings. */
#define SIDE 5.0

struct _CbGoalTrack
{
  PwSpaceGroup parent_instance;

  CbViewer *viewer;
};

G_DEFINE_FINAL_TYPE (CbGoalTrack, cb_goal_track, PW_TYPE_SPACE_GROUP)

/* The marker with the points it is at, or the goal with its own. */
static void
draw_mark (PwPen         *pen,
           const PwPiece *piece)
{
  char text[8];
  double x = -piece->size / 2 + 15;

  pw_card_draw_ground (pen, piece, PW_COLOR_CARD, PW_COLOR_STRONG, 1, 8);
  if (piece->list[0] != 0)
    pw_marker_draw (pen, x, 0, 7.5, piece->list[0], piece->initials[0]);
  else
    pw_pen_icon (pen, "goal", x, 0, 18, PW_COLOR_TEXT, 1);
  g_snprintf (text, sizeof text, "%u", piece->number);
  pw_pen_text (pen, x + 20, 0, 0.5, text, 15, 700, PW_COLOR_TEXT);
  pw_card_draw_state (pen, piece, 8);
}

static const CbViewSolo *
get_solo (CbGoalTrack *self)
{
  return &cb_viewer_get_view (self->viewer)->solo;
}

/* Where @points are on a bar of @width pixels. */
static double
get_x (CbGoalTrack *self,
       guint        points,
       double       width)
{
  guint goal = MAX (get_solo (self)->goal, 1);

  return SIDE + (width - 2 * SIDE) * MIN (points, goal) / goal;
}

static void
on_changed (CbViewer    *viewer,
            CbGoalTrack *self)
{
  const CbViewSolo *solo = get_solo (self);
  const PwSetup *setup = pw_session_get_setup (cb_viewer_get_session (viewer));

  for (guint i = 0; i < CB_GOAL_SPOTS; i++)
    {
      PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (self), i);
      PwPiece piece;

      pw_piece_init (&piece, PW_PIECE_CARD, 1);
      piece.height = 1;
      piece.draw = draw_mark;
      piece.number = solo->marks[i].number;
      if (i == CB_GOAL_MARKER)
        {
          piece.list[0] = setup->markers[0];
          pw_marker_initial (setup->names[0], piece.initials[0]);
        }
      cb_piece_add_flags (&piece, &solo->marks[i]);
      pw_space_set_piece (space, &piece);
      pw_space_set_name (space, solo->marks[i].name);
      gtk_widget_set_tooltip_text (GTK_WIDGET (space), solo->marks[i].name);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  pw_space_group_keep_drawing (PW_SPACE_GROUP (self), (guint8[]){ solo->goal, solo->marker, solo->gain }, 3);
}

static void
cb_goal_track_place (PwSpaceGroup *group,
                     int           width,
                     int           height)
{
  CbGoalTrack *self = CB_GOAL_TRACK (group);
  double goal = width - SIDE - CARD_WIDTH / 2;
  double marker = CLAMP (get_x (self, get_solo (self)->marker, width), SIDE + CARD_WIDTH / 2, goal - CARD_WIDTH - 10);

  for (guint i = 0; i < CB_GOAL_SPOTS; i++)
    {
      PwSpace *space = pw_space_group_find (group, i);

      pw_space_set_box (space, CARD_WIDTH, CARD_HEIGHT);
      pw_space_allocate (space, i == CB_GOAL_MARKER ? marker : goal, CARD_Y);
    }
}

static void
cb_goal_track_draw (PwSpaceGroup *group,
                    GtkSnapshot  *snapshot,
                    PwLayer       layer)
{
  CbGoalTrack *self = CB_GOAL_TRACK (group);
  const CbViewSolo *solo = get_solo (self);
  GtkWidget *widget = GTK_WIDGET (group);
  double width = gtk_widget_get_width (widget), at = get_x (self, solo->marker, width), then;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) gtk_widget_get_height (widget));
  PwPen pen = { .theme = pw_palette_theme (), .pango = gtk_widget_get_pango_context (widget) };

  if (layer != PW_LAYER_GROUND)
    return;
  then = get_x (self, solo->marker + solo->gain, width);
  pen.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  pw_pen_box (&pen, SIDE, BAR_Y, width - 2 * SIDE, BAR_HEIGHT, BAR_HEIGHT / 2);
  pw_pen_paint (&pen, PW_COLOR_SUNKEN, PW_COLOR_STRONG, 1);
  if (then > at)
    {
      pw_pen_box (&pen, SIDE, BAR_Y, then - SIDE, BAR_HEIGHT, BAR_HEIGHT / 2);
      pw_pen_paint (&pen, PW_COLOR_ACCENT_SOFT, PW_COLOR_ACCENT, 1);
    }
  if (at > SIDE + 1)
    {
      pw_pen_box (&pen, SIDE, BAR_Y, at - SIDE, BAR_HEIGHT, MIN (BAR_HEIGHT, at - SIDE) / 2);
      pw_pen_paint (&pen, PW_COLOR_ACCENT_BG, PW_PEN_NONE, 0);
    }
  cairo_destroy (pen.cr);
}

static void
cb_goal_track_pressed (PwSpaceGroup *group,
                       PwSpace      *space)
{
  cb_viewer_press (CB_GOAL_TRACK (group)->viewer, CB_PLACE_GOAL, pw_space_get_id (space));
}

static void
cb_goal_track_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : HEIGHT;
}

static char *
cb_goal_track_rules (PwSpaceGroup  *group,
                     PwSpace       *space,
                     const PwGame **game)
{
  *game = &cb_game;
  return cb_view_rules (cb_viewer_get_view (CB_GOAL_TRACK (group)->viewer), CB_PLACE_GOAL, pw_space_get_id (space));
}

static void
cb_goal_track_finalize (GObject *object)
{
  g_clear_object (&CB_GOAL_TRACK (object)->viewer);
  G_OBJECT_CLASS (cb_goal_track_parent_class)->finalize (object);
}

static void
cb_goal_track_class_init (CbGoalTrackClass *klass)
{
  PwSpaceGroupClass *group_class = PW_SPACE_GROUP_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_goal_track_finalize;
  GTK_WIDGET_CLASS (klass)->measure = cb_goal_track_measure;
  group_class->place = cb_goal_track_place;
  group_class->draw = cb_goal_track_draw;
  group_class->pressed = cb_goal_track_pressed;
  group_class->rules = cb_goal_track_rules;
}

static void
cb_goal_track_init (CbGoalTrack *self)
{
  pw_theme_watch (GTK_WIDGET (self));
  pw_space_group_set_name (PW_SPACE_GROUP (self), _("Points marker and goal"));
}

/**
 * cb_goal_track_new:
 * @viewer: a solo game
 *
 * Returns: (transfer floating): marker and goal
 */
GtkWidget *
cb_goal_track_new (CbViewer *viewer)
{
  CbGoalTrack *self = g_object_new (CB_TYPE_GOAL_TRACK, NULL);

  self->viewer = g_object_ref (viewer);
  for (guint i = 0; i < CB_GOAL_SPOTS; i++)
    pw_space_group_add (PW_SPACE_GROUP (self), i, TRUE);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_changed), self, 0);
  on_changed (viewer, self);
  return GTK_WIDGET (self);
}
