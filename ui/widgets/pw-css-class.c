/* pw-css-class.c: a style that comes and goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-css-class.h"

/**
 * pw_css_class_set:
 * @widget: a widget
 * @name: a class of the style sheets
 * @on: whether @widget has it now
 */
void
pw_css_class_set (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}
