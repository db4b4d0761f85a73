/* pw-announce.c: says something to people who cannot see it appear; the only file that knows
 * that older toolkits cannot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-announce.h"

/* -- For older toolkits: an alert without size ------------------------------------------------- */

struct _PwAnnouncer
{
  GtkWidget parent_instance;

  GtkRoot *root;                /* the window it speaks for */
};

G_DEFINE_FINAL_TYPE (PwAnnouncer, pw_announcer, GTK_TYPE_WIDGET)

#define KEY "pw-announcer"

static void
pw_announcer_root (GtkWidget *widget)
{
  PwAnnouncer *self = PW_ANNOUNCER (widget);

  GTK_WIDGET_CLASS (pw_announcer_parent_class)->root (widget);
  self->root = gtk_widget_get_root (widget);
  g_object_set_data (G_OBJECT (self->root), KEY, self);
}

static void
pw_announcer_unroot (GtkWidget *widget)
{
  PwAnnouncer *self = PW_ANNOUNCER (widget);

  g_object_set_data (G_OBJECT (self->root), KEY, NULL);
  self->root = NULL;
  GTK_WIDGET_CLASS (pw_announcer_parent_class)->unroot (widget);
}

static void
pw_announcer_class_init (PwAnnouncerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->root = pw_announcer_root;
  widget_class->unroot = pw_announcer_unroot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
pw_announcer_init (PwAnnouncer *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* -- Announcing ------------------------------------------------------------------------------------ */

/**
 * pw_announce:
 * @widget: where it happens
 * @text: a sentence
 *
 * Lets a screen reader say @text at once. A toolkit without such a call (before 4.14) has an alert
 * appear instead, in the window's #PwAnnouncer: what appears in that role is spoken.
 */
void
pw_announce (GtkWidget *widget, const char *text)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  g_autoptr (GtkATContext) context = gtk_accessible_get_at_context (GTK_ACCESSIBLE (widget));

  /* The one that GTK makes for tests cannot say anything, and GTK 4.18 crashes when it is asked to. */
  if (!context || g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext"))
    return;
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  GtkWidget *announcer = NULL;

  /* A dialog speaks through the window it belongs to. */
  for (; window && !announcer; window = gtk_window_get_transient_for (window))
    announcer = g_object_get_data (G_OBJECT (window), KEY);
  if (!announcer)
    return;
  gtk_widget_set_visible (announcer, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (announcer), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_visible (announcer, TRUE);
#endif
}
