/* pw-space.c: one space of a board: a widget with a piece, a name and a press
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-space.h"

#include <adwaita.h>
#include <math.h>

#include "pw-announce.h"
#include "pw-before-frame.h"

/* How a tile arrives: a little larger and faint at first. */
#define ARRIVE_MS 180
#define ARRIVE_SCALE 0.08

struct _PwSpace
{
  GtkWidget parent_instance;

  guint id;
  PwPiece piece;
  double cx, cy;                /* the piece's middle, in the parent's pixels */
  int left, top;                /* the allocation's corner there */
  double scale;                 /* pixels of the parent to one of the piece */
  gboolean hover;
  gboolean pressable;
  char *name;
  AdwAnimation *arrival;        /* while it runs */
  double arrived;               /* 0 to 1 */
};

G_DEFINE_FINAL_TYPE (PwSpace, pw_space, GTK_TYPE_WIDGET)

enum
{
  PRESSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_press_action (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  pw_space_press (PW_SPACE (widget));
}

static void
on_released (GtkGestureClick *click,
             int              n_press,
             double           x,
             double           y,
             PwSpace         *self)
{
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    {
      gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
      pw_space_press (self);
    }
}

static void
set_hover (PwSpace  *self,
           gboolean  hover)
{
  if (self->hover != hover)
    {
      self->hover = hover;
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
}

static void
on_enter (GtkEventControllerMotion *motion,
          double                    x,
          double                    y,
          PwSpace                  *self)
{
  set_hover (self, TRUE);
}

static void
on_leave (GtkEventControllerMotion *motion,
          PwSpace                  *self)
{
  set_hover (self, FALSE);
}

/* Where the piece's middle is in the space itself, in the piece's pixels. */
static graphene_point_t
middle_of (PwSpace *self)
{
  return GRAPHENE_POINT_INIT ((float) ((self->cx - self->left) / self->scale), (float) ((self->cy - self->top) / self->scale));
}

static void
pw_space_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  PwSpace *self = PW_SPACE (widget);
  PwPiece piece = self->piece;
  graphene_point_t middle = middle_of (self);
  double scale;

  if (self->hover && self->pressable && (piece.flags & PW_PIECE_STILL) == 0)
    piece.flags |= PW_PIECE_HOVER;
  if ((piece.flags & PW_PIECE_STILL) == 0 && (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0 &&
      gtk_widget_has_focus (widget))
    piece.flags |= PW_PIECE_FOCUS;
  if (self->arrived >= 1)
    {
      pw_piece_snapshot (&piece, snapshot, widget, middle.x, middle.y, self->scale);
      return;
    }

  scale = 1 + ARRIVE_SCALE * (1 - self->arrived);
  gtk_snapshot_push_opacity (snapshot, self->arrived);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  pw_piece_snapshot (&piece, snapshot, widget, 0, 0, self->scale);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

static gboolean
pw_space_contains (GtkWidget *widget,
                   double     x,
                   double     y)
{
  PwSpace *self = PW_SPACE (widget);
  graphene_point_t middle = middle_of (self);

  return pw_piece_contains (&self->piece, x - middle.x, y - middle.y);
}

/* Where it has a tooltip, that is its name: nothing need be told when the name changes, which would ask the screen where the pointer
 * is. */
static gboolean
pw_space_query_tooltip (GtkWidget  *widget,
                        int         x,
                        int         y,
                        gboolean    keyboard,
                        GtkTooltip *tooltip)
{
  PwSpace *self = PW_SPACE (widget);

  if (gtk_widget_get_tooltip_text (widget) != NULL || self->name == NULL)
    return GTK_WIDGET_CLASS (pw_space_parent_class)->query_tooltip (widget, x, y, keyboard, tooltip);
  gtk_tooltip_set_text (tooltip, self->name);
  return TRUE;
}

static int
extent_of (float length)
{
  return (int) ceilf (length) + 1;
}

static void
pw_space_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  graphene_rect_t extents;

  pw_piece_extents (&PW_SPACE (widget)->piece, &extents);
  /* The toolkit keeps what was measured, and the board says another size without asking for a layout. */
  *minimum = 1;
  *natural = extent_of (orientation == GTK_ORIENTATION_HORIZONTAL ? extents.size.width : extents.size.height);
}

static void
pw_space_state_flags_changed (GtkWidget     *widget,
                              GtkStateFlags  before)
{
  GTK_WIDGET_CLASS (pw_space_parent_class)->state_flags_changed (widget, before);
  gtk_widget_queue_draw (widget);
}

static void
pw_space_dispose (GObject *object)
{
  g_clear_object (&PW_SPACE (object)->arrival);
  G_OBJECT_CLASS (pw_space_parent_class)->dispose (object);
}

static void
pw_space_finalize (GObject *object)
{
  PwSpace *self = PW_SPACE (object);

  g_free (self->name);
  G_OBJECT_CLASS (pw_space_parent_class)->finalize (object);
}

static void
pw_space_class_init (PwSpaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = pw_space_dispose;
  object_class->finalize = pw_space_finalize;
  widget_class->snapshot = pw_space_snapshot;
  widget_class->contains = pw_space_contains;
  widget_class->measure = pw_space_measure;
  widget_class->query_tooltip = pw_space_query_tooltip;
  widget_class->state_flags_changed = pw_space_state_flags_changed;

  signals[PRESSED] = g_signal_new ("pressed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "space");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_install_action (widget_class, "space.press", NULL, on_press_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "space.press", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "space.press", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "space.press", NULL);
}

static void
pw_space_init (PwSpace *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->arrived = self->scale = 1;
  g_signal_connect (motion, "enter", G_CALLBACK (on_enter), self);
  g_signal_connect (motion, "leave", G_CALLBACK (on_leave), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  pw_announce_through (GTK_WIDGET (self));
}

/**
 * pw_space_new:
 * @id: what the board calls it
 * @pressable: whether it can be chosen; others are only there to be read
 *
 * Returns: (transfer floating): a new space without a piece
 */
PwSpace *
pw_space_new (guint    id,
              gboolean pressable)
{
  PwSpace *self = g_object_new (PW_TYPE_SPACE, "accessible-role",
                                pressable ? GTK_ACCESSIBLE_ROLE_BUTTON : GTK_ACCESSIBLE_ROLE_IMG, NULL);

  self->id = id;
  self->pressable = pressable;
  pw_piece_init (&self->piece, PW_PIECE_NONE, 1);
  if (pressable)
    {
      GtkGesture *click = gtk_gesture_click_new ();

      g_signal_connect (click, "released", G_CALLBACK (on_released), self);
      gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
    }
  else
    {
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "space.press", FALSE);
    }
  return self;
}

guint
pw_space_get_id (PwSpace *self)
{
  return self->id;
}

/* As the next frame will show it. */
const PwPiece *
pw_space_get_piece (PwSpace *self)
{
  pw_before_frame_do ();
  return &self->piece;
}

/* As it was written last: for the group that draws it. */
const PwPiece *
pw_space_peek_piece (PwSpace *self)
{
  return &self->piece;
}

/**
 * pw_space_set_piece:
 * @self: a space
 * @piece: what lies there; its size is left out of account, see pw_space_set_size()
 *
 * Redraws only when @piece differs.
 */
void
pw_space_set_piece (PwSpace       *self,
                    const PwPiece *piece)
{
  PwPiece now = *piece;
  graphene_rect_t before, after;

  now.size = self->piece.size;
  if (now.kind == PW_PIECE_CARD)
    now.height = self->piece.height;
  if (pw_piece_equal (&now, &self->piece))
    return;
  pw_piece_extents (&self->piece, &before);
  pw_piece_extents (&now, &after);
  self->piece = now;
  if (self->arrival != NULL)
    adw_animation_skip (self->arrival);
  /* Kind, keys and stacks change how much room the picture takes. */
  if (!graphene_rect_equal (&before, &after))
    pw_space_allocate (self, self->cx, self->cy);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * pw_space_set_size:
 * @self: a space
 * @size: see #PwPiece
 *
 * For the board that lays the space out.
 */
void
pw_space_set_size (PwSpace *self,
                   double   size)
{
  if (!G_APPROX_VALUE (self->piece.size, (float) size, 0.001f))
    {
      self->piece.size = (float) size;
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
}

/**
 * pw_space_set_box:
 * @self: a space that holds a card
 * @width: in pixels
 * @height: in pixels
 *
 * For the board that lays the space out: pw_space_set_piece() keeps both.
 */
void
pw_space_set_box (PwSpace *self,
                  double   width,
                  double   height)
{
  pw_space_set_size (self, width);
  if (!G_APPROX_VALUE (self->piece.height, (float) height, 0.001f))
    {
      self->piece.height = (float) height;
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
}

/**
 * pw_space_set_scale:
 * @self: a space
 * @scale: pixels of the board to one of the piece: 1, or more where text is larger
 *
 * For the board that lays the space out: sizes and boxes are in the piece's pixels, and so is all that is drawn;
 * pw_space_allocate() takes the board's.
 */
void
pw_space_set_scale (PwSpace *self,
                    double   scale)
{
  g_return_if_fail (scale > 0);
  self->scale = scale;
}

/* As the next frame will have it. */
const char *
pw_space_get_name (PwSpace *self)
{
  pw_before_frame_do ();
  return self->name;
}

/**
 * pw_space_set_name:
 * @self: a space
 * @name: what a screen reader says: what it is, what lies there, what it would score
 */
void
pw_space_set_name (PwSpace    *self,
                   const char *name)
{
  if (g_strcmp0 (self->name, name) == 0)
    return;
  g_free (self->name);
  self->name = g_strdup (name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
pw_space_press (PwSpace *self)
{
  if (self->pressable)
    g_signal_emit (self, signals[PRESSED], 0);
}

static void
on_arriving (double   value,
             gpointer data)
{
  PW_SPACE (data)->arrived = value;
  gtk_widget_queue_draw (GTK_WIDGET (data));
}

/**
 * pw_space_arrive:
 * @self: a space
 *
 * Lets what lies there arrive visibly: it was just put there by a move. Draws the last frame at
 * once where animations are switched off.
 */
void
pw_space_arrive (PwSpace *self)
{
  if (self->arrival == NULL)
    {
      self->arrival = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, ARRIVE_MS,
                                               adw_callback_animation_target_new (on_arriving, self, NULL));
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->arrival), ADW_EASE_OUT_CUBIC);
    }
  adw_animation_reset (self->arrival);
  adw_animation_play (self->arrival);
}

/**
 * pw_space_allocate:
 * @self: a space
 * @cx: where its middle goes in the parent, in pixels
 * @cy: where its middle goes
 *
 * Fractions are kept: the allocation is whole pixels, the picture inside is not shifted.
 */
void
pw_space_allocate (PwSpace *self,
                   double   cx,
                   double   cy)
{
  graphene_rect_t extents;
  GskTransform *transform;
  int least;

  self->cx = cx;
  self->cy = cy;
  if (gtk_widget_get_parent (GTK_WIDGET (self)) == NULL || self->piece.size < 2)
    return;

  pw_piece_extents (&self->piece, &extents);
  self->left = (int) floor (cx + extents.origin.x * self->scale);
  self->top = (int) floor (cy + extents.origin.y * self->scale);
  /* A widget must have been measured before it is allocated. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (self->left, self->top));
  if (!G_APPROX_VALUE (self->scale, 1, 0.001))
    transform = gsk_transform_scale (transform, (float) self->scale, (float) self->scale);
  gtk_widget_allocate (GTK_WIDGET (self), extent_of (extents.size.width), extent_of (extents.size.height), -1, transform);
}

void
pw_space_get_middle (PwSpace *self,
                     double  *cx,
                     double  *cy)
{
  *cx = self->cx;
  *cy = self->cy;
}
