/* pw-stack.h: a stack whose other pages are there for nobody
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void pw_stack_watch (GtkStack *stack);

G_END_DECLS
