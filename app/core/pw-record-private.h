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

/* Whether @text can be shown as what the log said: one line that turns nothing. */
gboolean  pw_record_may_say    (const char *text);

/* Finds an option's value by its word; -1 and an error where there is none. */
gboolean  pw_record_read_option (const PwOption *option, const char *word, gint16 *value, GError **error);

/* What was agreed for every game, apart from its options: level, me, hints, clock, dealer, seed.
 * What is as usual is not written. */
#define PW_RECORD_N_TERMS 6
extern const char *const pw_record_terms[PW_RECORD_N_TERMS];
char       *pw_record_print_term (const PwSetup *setup, guint term);  /* NULL: as usual */
gboolean    pw_record_read_term  (const char *value, guint term, PwSetup *setup);
const char *pw_record_term_expects (const PwGame *game, guint term);  /* translated */

/* What a record carries itself (pw-record-components.c). */
GHashTable *pw_components_new   (void);
const PwOption *pw_components_option (const PwGame *game, guint i);
gint16      pw_components_value (const PwGame *game, const PwSetup *setup, guint i, guint seat);
gboolean    pw_components_read  (GHashTable *components, const PwGame *game, const char *option, const char *word,
                                 const char *text, GError **error);
gboolean    pw_components_find  (GHashTable *components, const PwGame *game, const PwOption *option, const char *word,
                                 gint16 *value, GError **error);
gboolean    pw_components_check_used (GHashTable *components, GError **error);
char       *pw_components_print (const PwGame *game, const PwSetup *setup, guint option, guint seat);

G_END_DECLS
