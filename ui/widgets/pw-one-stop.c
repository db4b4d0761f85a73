/* pw-one-stop.c: children on as many lines as it takes, one stop for Tab; arrow keys lead from one to another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-one-stop.h"

#include "pw-wrap-layout.h"

/** GAP: between children, in pixels. */
#define GAP 2

typedef struct
{
  GtkWidget *last;              /* had the focus: Tab comes back to it; weak */
} PwOneStopPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (PwOneStop, pw_one_stop, GTK_TYPE_WIDGET)

static gboolean
can_come (GtkWidget *child)
{
  return child && gtk_widget_get_visible (child) && gtk_widget_is_sensitive (child);
}

static gboolean
pw_one_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  PwOneStopPrivate *priv = pw_one_stop_get_instance_private (PW_ONE_STOP (widget));

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (pw_one_stop_parent_class)->focus (widget, direction);
  if (gtk_widget_get_focus_child (widget))
    return FALSE;
  if (can_come (priv->last) && gtk_widget_grab_focus (priv->last))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (can_come (child) && gtk_widget_grab_focus (child))
      return TRUE;
  return FALSE;
}

static void
pw_one_stop_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  PwOneStopPrivate *priv = pw_one_stop_get_instance_private (PW_ONE_STOP (widget));

  GTK_WIDGET_CLASS (pw_one_stop_parent_class)->set_focus_child (widget, child);
  if (child)
    g_set_weak_pointer (&priv->last, child);
}

static void
pw_one_stop_dispose (GObject *object)
{
  PwOneStopPrivate *priv = pw_one_stop_get_instance_private (PW_ONE_STOP (object));
  GtkWidget *child;

  g_clear_weak_pointer (&priv->last);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (pw_one_stop_parent_class)->dispose (object);
}

static void
pw_one_stop_class_init (PwOneStopClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_one_stop_dispose;
  GTK_WIDGET_CLASS (klass)->focus = pw_one_stop_focus;
  GTK_WIDGET_CLASS (klass)->set_focus_child = pw_one_stop_set_focus_child;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
pw_one_stop_init (PwOneStop *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), pw_wrap_layout_new (GAP));
}

/**
 * pw_one_stop_new:
 *
 * Returns: (transfer floating): without children yet
 */
GtkWidget *
pw_one_stop_new (void)
{
  return g_object_new (PW_TYPE_ONE_STOP, NULL);
}

/**
 * pw_one_stop_append:
 * @self: a stop
 * @child: (transfer floating): what can have the focus
 */
void
pw_one_stop_append (PwOneStop *self, GtkWidget *child)
{
  g_return_if_fail (PW_IS_ONE_STOP (self));
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
