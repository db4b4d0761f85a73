/* pw-clock-label.c: how long a player has been on turn, where a clock was agreed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-clock-label.h"

#include <glib/gi18n-lib.h>

#include "pw-css-class.h"

struct _PwClockLabel
{
  AdwBin parent_instance;

  GtkWidget *label;
  PwSession *session;
  guint seat;
  guint tick_id;
};

G_DEFINE_FINAL_TYPE (PwClockLabel, pw_clock_label, ADW_TYPE_BIN)

static PwClock *
clock_of (PwClockLabel *self)
{
  return self->session ? pw_clock_of (self->session) : NULL;
}

/* Time that stands still looks so. */
static void
set_paused (PwClockLabel *self, gboolean paused)
{
  if (gtk_widget_has_css_class (self->label, "paused") == paused)
    return;
  pw_css_class_set (self->label, "paused", paused);
  gtk_widget_set_tooltip_text (self->label, paused ? _("The clock is paused") : _("Time on turn"));
}

static gboolean
on_tick (gpointer data)
{
  PwClockLabel *self = data;
  g_autofree char *time = pw_clock_get_text (clock_of (self), self->seat);

  gtk_label_set_text (GTK_LABEL (self->label), time);
  set_paused (self, pw_clock_get_paused (clock_of (self)));
  return G_SOURCE_CONTINUE;
}

/* Time is only told to those who look. */
static void
update (PwClockLabel *self)
{
  gboolean there = clock_of (self) != NULL;

  gtk_widget_set_visible (self->label, there);
  if (there)
    on_tick (self);
  if (!there || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    g_clear_handle_id (&self->tick_id, g_source_remove);
  else if (self->tick_id == 0)
    self->tick_id = g_timeout_add_seconds (1, on_tick, self);
}

static void
pw_clock_label_dispose (GObject *object)
{
  PwClockLabel *self = PW_CLOCK_LABEL (object);

  g_clear_handle_id (&self->tick_id, g_source_remove);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (pw_clock_label_parent_class)->dispose (object);
}

static void
pw_clock_label_class_init (PwClockLabelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_clock_label_dispose;
}

static void
pw_clock_label_init (PwClockLabel *self)
{
  self->label = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->label, "dim-label");
  gtk_widget_add_css_class (self->label, "numeric");
  gtk_widget_set_tooltip_text (self->label, _("Time on turn"));
  gtk_widget_set_visible (self->label, FALSE);
  adw_bin_set_child (ADW_BIN (self), self->label);
  g_signal_connect (self, "map", G_CALLBACK (update), NULL);
  g_signal_connect (self, "unmap", G_CALLBACK (update), NULL);
}

/**
 * pw_clock_label_set:
 * @session: (nullable): a game
 * @seat: whose time to show
 *
 * Shows nothing where no clock was agreed.
 */
void
pw_clock_label_set (PwClockLabel *self, PwSession *session, guint seat)
{
  g_return_if_fail (PW_IS_CLOCK_LABEL (self));

  if (clock_of (self))
    g_signal_handlers_disconnect_by_data (clock_of (self), self);
  g_set_object (&self->session, session);
  if (clock_of (self))
    g_signal_connect_object (clock_of (self), "notify::paused", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  self->seat = seat;
  update (self);
}
