/* pw-source-color.h: the colours of the sources of points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "core/pw-game.h"
#include "pw-palette.h"

G_BEGIN_DECLS

void       pw_source_color      (const PwGame *game, guint source, PwColor *fill, PwColor *ink);
char      *pw_source_letter     (const PwGame *game, guint source);

/* A small filled square for legends, with the source's letter on it when @letter. */
GtkWidget *pw_source_swatch_new (const PwGame *game, guint source, gboolean letter);

G_END_DECLS
