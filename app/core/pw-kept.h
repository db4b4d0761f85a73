/* pw-kept.h: what people have entered once is kept for later games, in a small file of their own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char    *pw_kept_path (const char *name);                 /* in the user's data folder; it need not exist yet */
gboolean pw_kept_load (const char *path, gsize most, char **text, gsize *length, GError **error);
gboolean pw_kept_save (const char *path, const char *text, GError **error);

G_END_DECLS
