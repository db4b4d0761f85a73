/* pw-view-text.h: names of what a view shows, as they are put together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void pw_view_keep (char *to, gsize size, const char *text);
void pw_view_mark (char *to, gsize size, const char *more);
void pw_view_add  (GString *text, const char *part);
void pw_view_addf (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);
void pw_view_key (char to[4], guint8 key);
void pw_view_add_rule (GString *ids, const char *id);

G_END_DECLS
