/* pw-record-json-source.h: members of an object of JSON, or why they cannot be used, and on which line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "core/pw-game.h"

G_BEGIN_DECLS

/**
 * PwRecordJsonPlaces:
 * @data: the file
 * @length: its length in bytes
 * @lines: (nullable): path to line; %NULL until it is asked for
 *
 * Where things stand in the file: looked for when something is refused, not before. A file may hold a million of them.
 */
typedef struct
{
  const char *data;
  gsize length;
  GHashTable *lines;
} PwRecordJsonPlaces;

/**
 * PwRecordJson:
 * @object: an object of the file
 * @path: where it stands, such as "players.0", or "" for the whole
 * @places: of all that is in the file
 * @error: return location of what is wrong
 */
typedef struct
{
  JsonObject *object;
  const char *path;
  PwRecordJsonPlaces *places;
  GError **error;
} PwRecordJson;

gboolean    pw_record_json_fail       (const PwRecordJson *source, int code, const char *member, const char *format, ...)
                                       G_GNUC_PRINTF (4, 5);
gboolean    pw_record_json_wrong_type (const PwRecordJson *source, const char *member, const char *expected);
JsonNode   *pw_record_json_get        (const PwRecordJson *source, const char *member, JsonNodeType type, GType value_type,
                                       const char *expected);
gboolean    pw_record_json_get_int    (const PwRecordJson *source, const char *member, gint64 *value);
const char *pw_record_json_get_string (const PwRecordJson *source, const char *member);
JsonArray  *pw_record_json_get_list   (const PwRecordJson *source, const char *member);
gboolean    pw_record_json_get_number (const PwRecordJson *source, const char *member, gint64 least, gint64 most, gint64 *value);
const char *pw_record_json_get_line   (const PwRecordJson *source, const char *member);

/* Who plays and what was agreed; %NULL and an error where that cannot be read (pw-record-json-setup.c). */
PwSetup    *pw_record_json_get_setup  (const PwRecordJson *root, const PwGame *game);

G_END_DECLS
