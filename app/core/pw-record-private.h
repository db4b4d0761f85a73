/* pw-record-private.h: the two ways a record is written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-record.h"

G_BEGIN_DECLS

PwRecord *pw_record_parse_json (const char *data, gsize length, GError **error);
PwRecord *pw_record_parse_text (const char *data, GError **error);

/* Plays one line; on failure notes where and why, and returns FALSE. */
gboolean  pw_record_play_line  (PwRecord *record, const char *line, guint file_line);

/* Finds an option's value by its word; -1 and an error where there is none. */
gboolean  pw_record_read_option (const PwOption *option, const char *word, gint16 *value, GError **error);

/* "board", and the number of the player who is followed, from 1; FALSE where that means nothing. */
gboolean  pw_record_read_level (const char *word, PwSetup *setup);
gboolean  pw_record_read_me    (const char *number, PwSetup *setup);

G_END_DECLS
