/* pw-toast.c: what is told over a page, one thing at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-toast.h"

#include <glib/gi18n-lib.h>

struct _PwToast
{
  AdwBin parent_instance;

  GtkRevealer *revealer;
  GtkBox *box;
  GtkWidget *content;           /* (nullable): what is told */
  GtkWidget *button;            /* (nullable): what can be done about it */
  GtkWidget *close;
  GtkEventController *motion;
  guint seconds;
  guint timeout_id;
};

G_DEFINE_FINAL_TYPE (PwToast, pw_toast, ADW_TYPE_BIN)

static guint closed_signal;

static void
forget (PwToast *self)
{
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  self->content = NULL;
}

static void
empty (PwToast *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != self->close)
    gtk_box_remove (self->box, child);
}

/* What is no longer told is nowhere to be read, by nobody. */
static void
on_child_revealed (PwToast *self)
{
  if (self->content == NULL && !gtk_revealer_get_child_revealed (self->revealer))
    empty (self);
}

/* Nothing goes away under the pointer or from under the keyboard. */
static gboolean
on_timeout (gpointer data)
{
  PwToast *self = data;

  if (gtk_event_controller_motion_contains_pointer (GTK_EVENT_CONTROLLER_MOTION (self->motion)) ||
      gtk_widget_get_focus_child (GTK_WIDGET (self->box)))
    return G_SOURCE_CONTINUE;
  self->timeout_id = 0;
  pw_toast_close (self);
  return G_SOURCE_REMOVE;
}

/**
 * pw_toast_show:
 * @self: a toast
 * @content: (transfer floating): what is told
 * @seconds: how long; 0: until it is closed, or something else is told
 *
 * Tells something. What was told before goes at once.
 */
void
pw_toast_show (PwToast *self, GtkWidget *content, guint seconds)
{
  g_return_if_fail (PW_IS_TOAST (self));
  g_return_if_fail (GTK_IS_WIDGET (content));

  forget (self);
  empty (self);
  /* GTK asks whether something may be higher where it is narrower before it measures anything, and until then does not ask again:
   * what is told before a window's first frame would be as high as its buttons, and much wider than there is room. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_set_hexpand (content, TRUE);
  gtk_box_prepend (self->box, content);
  self->content = content;
  self->seconds = seconds;
  gtk_widget_set_can_target (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  if (seconds > 0)
    self->timeout_id = g_timeout_add_seconds (seconds, on_timeout, self);
}

static void
on_offer_clicked (PwToast *self)
{
  pw_toast_close (self);
}

/**
 * pw_toast_offer:
 * @self: a toast that is shown
 * @label: with a mnemonic
 * @action: the name of an action without a parameter
 *
 * Offers what can be done about it, beside what is told.
 */
void
pw_toast_offer (PwToast *self, const char *label, const char *action)
{
  GtkWidget *button;

  g_return_if_fail (PW_IS_TOAST (self));
  g_return_if_fail (self->content != NULL);

  button = gtk_button_new_with_mnemonic (label);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_offer_clicked), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_box_insert_child_after (self->box, button, self->content);
}

/**
 * pw_toast_close:
 * @self: a toast
 *
 * Takes away what is told, if anything.
 */
void
pw_toast_close (PwToast *self)
{
  g_return_if_fail (PW_IS_TOAST (self));

  if (self->content == NULL)
    return;
  forget (self);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  g_signal_emit (self, closed_signal, 0);
}

/**
 * pw_toast_get_content:
 *
 * Returns: (transfer none) (nullable): what is told now
 */
GtkWidget *
pw_toast_get_content (PwToast *self)
{
  g_return_val_if_fail (PW_IS_TOAST (self), NULL);
  return self->content;
}

/**
 * pw_toast_get_seconds:
 *
 * Returns: how long what is told stays; 0: until it is closed
 */
guint
pw_toast_get_seconds (PwToast *self)
{
  g_return_val_if_fail (PW_IS_TOAST (self), 0);
  return self->seconds;
}

static void
pw_toast_dispose (GObject *object)
{
  forget (PW_TOAST (object));
  G_OBJECT_CLASS (pw_toast_parent_class)->dispose (object);
}

static void
pw_toast_class_init (PwToastClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_toast_dispose;
  closed_signal = g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_toast_init (PwToast *self)
{
  self->close = gtk_button_new_from_icon_name ("window-close-symbolic");
  gtk_widget_set_valign (self->close, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->close, "circular");
  gtk_widget_add_css_class (self->close, "flat");
  gtk_widget_set_tooltip_text (self->close, _("Close"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->close), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Close"), -1);
  g_signal_connect_object (self->close, "clicked", G_CALLBACK (pw_toast_close), self, G_CONNECT_SWAPPED);

  self->box = g_object_new (GTK_TYPE_BOX, "css-name", "toast", NULL);
  self->motion = gtk_event_controller_motion_new ();
  gtk_widget_add_controller (GTK_WIDGET (self->box), self->motion);
  gtk_box_append (self->box, self->close);
  /* It fades: while something slides it is measured by a height of next to nothing, where a sentence of several lines is wider than GTK allows. */
  self->revealer = g_object_new (GTK_TYPE_REVEALER, "child", self->box, "transition-type", GTK_REVEALER_TRANSITION_TYPE_CROSSFADE,
                                 NULL);
  g_signal_connect_object (self->revealer, "notify::child-revealed", G_CALLBACK (on_child_revealed), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->revealer));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_END);
}
