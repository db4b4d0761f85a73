/* pw-main-board.c: what every game's main board is: one seat's view, and the widgets that lie before that player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-main-board.h"

typedef struct
{
  PwBoardViewer *viewer;
} PwMainBoardPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PwMainBoard, pw_main_board, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_SHOWN_SEAT,
  PROP_HINTS,
};

static PwBoardViewer *
viewer_of (gpointer self)
{
  return ((PwMainBoardPrivate *) pw_main_board_get_instance_private (self))->viewer;
}

static void
on_renewed (PwMainBoard *self)
{
  if (PW_MAIN_BOARD_GET_CLASS (self)->write)
    PW_MAIN_BOARD_GET_CLASS (self)->write (self);
}

static void
on_notify (PwBoardViewer *viewer, GParamSpec *pspec, GObject *self)
{
  g_object_notify (self, pspec->name);
}

/* All three are the viewer's. */
static void
pw_main_board_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_object_get_property (G_OBJECT (viewer_of (object)), pspec->name, value);
}

static void
pw_main_board_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  g_object_set_property (G_OBJECT (viewer_of (object)), pspec->name, value);
}

static GtkSizeRequestMode
pw_main_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
pw_main_board_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (pw_main_board_parent_class)->dispose (object);
}

static void
pw_main_board_finalize (GObject *object)
{
  PwMainBoardPrivate *priv = pw_main_board_get_instance_private (PW_MAIN_BOARD (object));

  g_clear_object (&priv->viewer);
  G_OBJECT_CLASS (pw_main_board_parent_class)->finalize (object);
}

static void
pw_main_board_class_init (PwMainBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags write = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = pw_main_board_get_property;
  object_class->set_property = pw_main_board_set_property;
  object_class->dispose = pw_main_board_dispose;
  object_class->finalize = pw_main_board_finalize;
  widget_class->get_request_mode = pw_main_board_get_request_mode;

  g_object_class_install_property (object_class, PROP_SEAT,
                                   g_param_spec_int ("seat", NULL, NULL, -1, PW_MAX_PLAYERS - 1, -1, write));
  g_object_class_install_property (object_class, PROP_SHOWN_SEAT,
                                   g_param_spec_int ("shown-seat", NULL, NULL, 0, PW_MAX_PLAYERS - 1, 0,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object_class, PROP_HINTS, g_param_spec_boolean ("hints", NULL, NULL, TRUE, write));
  gtk_widget_class_set_css_name (widget_class, "mainboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
pw_main_board_init (PwMainBoard *self)
{
}

/**
 * pw_main_board_set_viewer:
 * @self: a board that has all its widgets
 * @viewer: whose board, and where presses go
 *
 * To be called once, after which the board follows it.
 */
void
pw_main_board_set_viewer (PwMainBoard *self, PwBoardViewer *viewer)
{
  PwMainBoardPrivate *priv = pw_main_board_get_instance_private (self);

  g_return_if_fail (PW_IS_MAIN_BOARD (self) && priv->viewer == NULL);
  priv->viewer = g_object_ref (viewer);
  /* And not with "changed" alone: the score stands in no view. */
  g_signal_connect_object (viewer, "renewed", G_CALLBACK (on_renewed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (viewer, "notify", G_CALLBACK (on_notify), self, 0);
  on_renewed (self);
}

PwBoardViewer *
pw_main_board_get_viewer (PwMainBoard *self)
{
  g_return_val_if_fail (PW_IS_MAIN_BOARD (self), NULL);
  return viewer_of (self);
}

PwSession *
pw_main_board_get_session (PwMainBoard *self)
{
  return pw_board_viewer_get_session (pw_main_board_get_viewer (self));
}

/* Returns: (transfer none): the game's view struct; see pw_board_viewer_get_view(). */
gconstpointer
pw_main_board_get_view (PwMainBoard *self)
{
  return pw_board_viewer_get_view (pw_main_board_get_viewer (self));
}

/**
 * pw_main_board_add:
 * @self: a board
 * @child: (transfer floating): what lies on it; F6 visits them in the order in which they are added
 *
 * Returns: (transfer none): @child
 */
GtkWidget *
pw_main_board_add (PwMainBoard *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return child;
}

/**
 * pw_main_board_new_score:
 *
 * Returns: (transfer floating): a label for the points, which stand on the board where it is narrow
 */
GtkWidget *
pw_main_board_new_score (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "title-2");
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

/**
 * pw_main_board_measure_children:
 * @widget: a board, or a part of it that places its children by itself
 * @orientation: in which direction
 *
 * Every child must have been measured before it is allocated.
 */
void
pw_main_board_measure_children (GtkWidget *widget, GtkOrientation orientation)
{
  int least, best;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, &least, &best, NULL, NULL);
}

/**
 * pw_main_board_get_size:
 * @child: something on a board
 * @width: (out): how wide it likes to be
 * @height: (out): how high
 */
void
pw_main_board_get_size (GtkWidget *child, int *width, int *height)
{
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, NULL, height, NULL, NULL);
}

/* Boards do not mirror, so that places stay where the real ones are. */
void
pw_main_board_put (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_allocate (child, MAX (width, 1), MAX (height, 1), -1, gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)));
}
