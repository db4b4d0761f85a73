/* cy-printed.h: a component and what is printed on it, where that is asked at its first use
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-printed-answer.h"

G_BEGIN_DECLS

GtkWidget *cy_printed_picture (PwPrintedAnswer *answer);
GtkWidget *cy_printed_fields  (PwPrintedAnswer *answer);

G_END_DECLS
