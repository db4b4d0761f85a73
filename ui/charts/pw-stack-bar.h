/* pw-stack-bar.h: where one player's points come from, as a bar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "core/pw-game.h"

G_BEGIN_DECLS

#define PW_TYPE_STACK_BAR (pw_stack_bar_get_type ())
G_DECLARE_FINAL_TYPE (PwStackBar, pw_stack_bar, PW, STACK_BAR, GtkWidget)

/* Properties, construct only: "height" (pixels at text scale 1), "letters" (each part carries its
 * source's letter where it fits), "total" (the sum stands behind the bar). */
GtkWidget *pw_stack_bar_new     (int height, gboolean letters, gboolean total);
void       pw_stack_bar_set     (PwStackBar *self, const PwGame *game, const char *name, const int *points, int lost,
                                 int gained);

void       pw_stack_bar_reach   (const PwGame *game, const int *points, int *lost, int *gained);
double     pw_stack_bar_get_zero (PwStackBar *self, double width);
gboolean   pw_stack_bar_get_part (PwStackBar *self, guint source, double width, double *from, double *to);
const int *pw_stack_bar_get_points (PwStackBar *self);      /* what is drawn, source by source */
char      *pw_stack_bar_describe (const PwGame *game, const int *points);

G_END_DECLS
