/* pw-large-text.c: how large text is, and what gives way where it is large
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-large-text.h"

/** LARGE: from this text scale on what stands beside each other finds no room in a narrow window. */
#define LARGE 1.5

/**
 * pw_text_scale:
 * @widget: any widget
 *
 * Returns: how much larger than usual the user wants text: 1 and more
 */
double
pw_text_scale (GtkWidget *widget)
{
  int dpi = 0;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? MAX (1.0, dpi / (96.0 * 1024)) : 1.0;
}

/**
 * pw_large_text_is_on:
 * @widget: any widget
 *
 * Returns: whether text is so large that what stands beside each other should stand below each other in a narrow window
 */
gboolean
pw_large_text_is_on (GtkWidget *widget)
{
  return pw_text_scale (widget) >= LARGE;
}

static void
turn (GtkBox *box)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box),
                                  pw_large_text_is_on (GTK_WIDGET (box)) ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

/**
 * pw_large_text_stack:
 * @box: a horizontal box
 *
 * Lets its children stand below each other while text is large.
 */
void
pw_large_text_stack (GtkBox *box)
{
  g_return_if_fail (GTK_IS_BOX (box));

  turn (box);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (box)), "notify::gtk-xft-dpi", G_CALLBACK (turn), box,
                           G_CONNECT_SWAPPED);
}

static void
fold (GtkLabel *label)
{
  gtk_label_set_wrap (label, pw_large_text_is_on (GTK_WIDGET (label)));
  /* One line is what it likes best. */
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
}

/**
 * pw_large_text_wrap:
 * @buttons: a button, or what has buttons in it, such as a stack switcher
 *
 * Lets what is written on them take several lines where text is large and there is no room for one.
 */
void
pw_large_text_wrap (GtkWidget *buttons)
{
  if (GTK_IS_LABEL (buttons))
    {
      fold (GTK_LABEL (buttons));
      gtk_label_set_justify (GTK_LABEL (buttons), GTK_JUSTIFY_CENTER);
      g_signal_connect_object (gtk_widget_get_settings (buttons), "notify::gtk-xft-dpi", G_CALLBACK (fold), buttons,
                               G_CONNECT_SWAPPED);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (buttons); child; child = gtk_widget_get_next_sibling (child))
    pw_large_text_wrap (child);
}

/**
 * pw_large_text_tell:
 * @buttons: what has labels in it that are cut where there is no room, such as a view switcher
 *
 * Lets their tooltips say what is cut.
 */
void
pw_large_text_tell (GtkWidget *buttons)
{
  if (GTK_IS_LABEL (buttons))
    g_object_bind_property (buttons, "label", buttons, "tooltip-text", G_BINDING_SYNC_CREATE);
  for (GtkWidget *child = gtk_widget_get_first_child (buttons); child; child = gtk_widget_get_next_sibling (child))
    pw_large_text_tell (child);
}
