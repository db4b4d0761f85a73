/* pw-path.h: path data as SVG writes it, as a cairo path
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

gboolean pw_path_append (cairo_t    *cr,
                         const char *data);

G_END_DECLS
