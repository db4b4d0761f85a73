/* pw-names.h: the names of people who play often
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** PW_NAMES_MAX: most names that are kept. */
#define PW_NAMES_MAX 200
/** PW_NAMES_MAX_BYTES: a larger file is refused unread. */
#define PW_NAMES_MAX_BYTES (64 * 1024 * 1024)

/**
 * PW_NAMES_ERROR:
 *
 * The domain of what is wrong with a file of names. Messages are whole sentences.
 */
#define PW_NAMES_ERROR (pw_names_error_quark ())
GQuark    pw_names_error_quark (void);

/**
 * PwNamesError:
 * @PW_NAMES_ERROR_SYNTAX: no JSON, not UTF-8, too large
 * @PW_NAMES_ERROR_FORMAT: JSON without a list of players
 */
typedef enum
{
  PW_NAMES_ERROR_SYNTAX,
  PW_NAMES_ERROR_FORMAT,
} PwNamesError;

char     *pw_names_clean  (const char *name);
gboolean  pw_names_add    (GPtrArray *names, const char *name);
guint     pw_names_add_all (GPtrArray *names, GPtrArray *more, guint *left_out);
GPtrArray *pw_names_import (const char *data, gssize length, GError **error);
GPtrArray *pw_names_load   (const char *path, GError **error);

G_END_DECLS
