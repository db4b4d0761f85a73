/* pw-pictogram.h: the single-coloured little pictures of the resource, drawn at any size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/** PW_PICTOGRAM_PATH: where their SVG files lie in the resource; also an icon-theme path. */
#define PW_PICTOGRAM_PATH "/io/github/pipwright/Pipwright/icons/scalable/actions/"

gboolean pw_pictogram_draw (cairo_t    *cr,
                            const char *name,
                            double      cx,
                            double      cy,
                            double      size);

G_END_DECLS
