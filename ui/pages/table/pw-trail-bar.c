/* pw-trail-bar.c: the decisions that wait below the one that is asked, to go back to
 *
 * A press on one asks whether what came of it is taken back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-trail-bar.h"

#include <glib/gi18n-lib.h>

#include "model/pw-trail.h"

struct _PwTrailBar
{
  AdwBin parent_instance;

  PwSession *session;           /* (unowned) */
  GStrv shown;                  /* (nullable): the steps that are shown */
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (PwTrailBar, pw_trail_bar, ADW_TYPE_BIN)

static void
on_back (PwTrailBar *self, GtkButton *button)
{
  guint step = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "step"));
  PwSession *session = self->session;

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_POPOVER)));
  if (session)
    pw_trail_go_back (session, step);
}

/* What a press would do, said when it opens: what was played since may have changed. */
static void
on_opens (GtkMenuButton *crumb, gpointer data)
{
  PwTrailBar *self = data;
  guint step = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (crumb), "step"));
  guint n = self->session ? pw_trail_count (self->session, step) : 0;
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *label, *button;
  g_autofree char *text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Back to “%s”: %u entry is taken back.",
                                                        "Back to “%s”: %u entries are taken back.", n),
                                           gtk_label_get_text (GTK_LABEL (gtk_menu_button_get_child (crumb))), n);

  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 30);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  button = gtk_button_new_with_mnemonic (_("_Go back"));
  gtk_widget_set_sensitive (button, n > 0);
  g_object_set_data (G_OBJECT (button), "step", GUINT_TO_POINTER (step));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_back), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_popover_set_default_widget (GTK_POPOVER (popover), button);
  gtk_menu_button_set_popover (crumb, popover);
}

static void
add_crumb (PwTrailBar *self, const char *name, guint step)
{
  GtkWidget *crumb = gtk_menu_button_new (), *arrow = gtk_label_new ("\342\200\272");
  g_autofree char *told = g_strdup_printf (_("%s, waits; click to go back to it"), name);

  /* With a label of its own it has no arrow. */
  gtk_menu_button_set_child (GTK_MENU_BUTTON (crumb), gtk_label_new (name));
  gtk_widget_add_css_class (crumb, "crumb");
  gtk_widget_set_valign (crumb, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (crumb), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  gtk_widget_add_css_class (arrow, "dim-label");
  g_object_set_data (G_OBJECT (crumb), "step", GUINT_TO_POINTER (step));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (crumb), on_opens, self, NULL);
  gtk_box_append (GTK_BOX (self->box), crumb);
  gtk_box_append (GTK_BOX (self->box), arrow);
}

static void
clear (PwTrailBar *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)))
    gtk_box_remove (GTK_BOX (self->box), child);
}

static void
pw_trail_bar_finalize (GObject *object)
{
  g_strfreev (PW_TRAIL_BAR (object)->shown);
  G_OBJECT_CLASS (pw_trail_bar_parent_class)->finalize (object);
}

static void
pw_trail_bar_class_init (PwTrailBarClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_trail_bar_finalize;
}

static void
pw_trail_bar_init (PwTrailBar *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  adw_bin_set_child (ADW_BIN (self), self->box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * pw_trail_bar_set:
 * @session: (nullable): the game whose present is shown; %NULL: nothing waits that could be gone back to
 *
 * Shows what waits below the decision that is asked.
 */
void
pw_trail_bar_set (PwTrailBar *self, PwSession *session)
{
  g_auto (GStrv) steps = session ? pw_game_trail (pw_session_get_game (session), pw_session_get_setup (session),
                                                  pw_session_get_state (session))
                                 : NULL;
  static const char *const none[] = { NULL };

  g_return_if_fail (PW_IS_TRAIL_BAR (self));
  self->session = session;
  if (g_strv_equal (self->shown ? (const char *const *) self->shown : none, steps ? (const char *const *) steps : none))
    return;
  clear (self);
  for (guint i = 0; steps && steps[i]; i++)
    add_crumb (self, steps[i], i);
  gtk_widget_set_visible (GTK_WIDGET (self), steps != NULL);
  g_strfreev (self->shown);
  self->shown = g_steal_pointer (&steps);
}
