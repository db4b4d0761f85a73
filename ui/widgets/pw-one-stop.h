/* pw-one-stop.h: children on as many lines as it takes, one stop for Tab; arrow keys lead from one to another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PW_TYPE_ONE_STOP (pw_one_stop_get_type ())
G_DECLARE_DERIVABLE_TYPE (PwOneStop, pw_one_stop, PW, ONE_STOP, GtkWidget)

struct _PwOneStopClass
{
  GtkWidgetClass parent_class;
};

GtkWidget *pw_one_stop_new    (void);
void       pw_one_stop_append (PwOneStop *self, GtkWidget *child);

G_END_DECLS
