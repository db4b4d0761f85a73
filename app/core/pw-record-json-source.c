/* pw-record-json-source.c: members of an object of JSON, or why they cannot be used, and on which line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-record-json-source.h"

#include <stdarg.h>

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "core/pw-json-scan.h"
#include "core/pw-line.h"
#include "core/pw-record.h"

static GHashTable *
lines_of (PwRecordJsonPlaces *places)
{
  if (places->lines == NULL)
    {
      g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (guint));

      places->lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      pw_json_scan (places->data, places->length, "moves", moves, places->lines, NULL);
    }
  return places->lines;
}

/* The line of a member; where there is none, that of what it is missing in. */
static guint
line_of (const PwRecordJson *source, const char *member)
{
  g_autofree char *path = *source->path ? g_strdup_printf ("%s.%s", source->path, member) : g_strdup (member);
  guint line = GPOINTER_TO_UINT (g_hash_table_lookup (lines_of (source->places), path));

  return line ? line : GPOINTER_TO_UINT (g_hash_table_lookup (lines_of (source->places), source->path));
}

/**
 * pw_record_json_fail:
 * @source: an object
 * @code: a #PwRecordError
 * @member: what is wrong in it; its line is told, or where it is missing, that of @source
 * @format: why it cannot be used, translated
 *
 * Returns: %FALSE
 */
gboolean
pw_record_json_fail (const PwRecordJson *source, int code, const char *member, const char *format, ...)
{
  va_list args;
  g_autofree char *text = NULL;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  pw_record_error_set (source->error, code, line_of (source, member), "%s", text);
  return FALSE;
}

/**
 * pw_record_json_wrong_type:
 * @expected: what @member should be, translated
 *
 * Refuses a member that is of another type, or is missing.
 *
 * Returns: %FALSE
 */
gboolean
pw_record_json_wrong_type (const PwRecordJson *source, const char *member, const char *expected)
{
  if (json_object_has_member (source->object, member))
    return pw_record_json_fail (source, PW_RECORD_ERROR_FORMAT, member, _("“%s” is not %s."), member, expected);
  return pw_record_json_fail (source, PW_RECORD_ERROR_FORMAT, member, _("“%s” is missing: it should be %s."), member, expected);
}

/**
 * pw_record_json_get:
 * @type: what kind of value @member should be
 * @value_type: of which type, where @type is %JSON_NODE_VALUE
 * @expected: the same in words, translated
 *
 * Returns: (transfer none) (nullable): the member, or %NULL and an error
 */
JsonNode *
pw_record_json_get (const PwRecordJson *source, const char *member, JsonNodeType type, GType value_type, const char *expected)
{
  JsonNode *node = json_object_get_member (source->object, member);

  if (node && json_node_get_node_type (node) == type &&
      (type != JSON_NODE_VALUE || json_node_get_value_type (node) == value_type))
    return node;
  pw_record_json_wrong_type (source, member, expected);
  return NULL;
}

/**
 * pw_record_json_get_int:
 * @value: (out): a whole number
 *
 * Returns: whether @member is one
 */
gboolean
pw_record_json_get_int (const PwRecordJson *source, const char *member, gint64 *value)
{
  JsonNode *node = pw_record_json_get (source, member, JSON_NODE_VALUE, G_TYPE_INT64, _("a whole number"));

  if (node)
    *value = json_node_get_int (node);
  return node != NULL;
}

/**
 * pw_record_json_get_string:
 *
 * Returns: (transfer none) (nullable): a text, or %NULL and an error
 */
const char *
pw_record_json_get_string (const PwRecordJson *source, const char *member)
{
  JsonNode *node = pw_record_json_get (source, member, JSON_NODE_VALUE, G_TYPE_STRING, _("a text"));

  return node ? json_node_get_string (node) : NULL;
}

/**
 * pw_record_json_get_list:
 *
 * Returns: (transfer none) (nullable): a list, or %NULL and an error
 */
JsonArray *
pw_record_json_get_list (const PwRecordJson *source, const char *member)
{
  JsonNode *node = pw_record_json_get (source, member, JSON_NODE_ARRAY, G_TYPE_INVALID, _("a list"));

  return node ? json_node_get_array (node) : NULL;
}

/**
 * pw_record_json_get_number:
 * @least: the least it may be
 * @most: the most
 * @value: (inout): a whole number; where @member is left out, it stays
 *
 * Returns: whether it can be used
 */
gboolean
pw_record_json_get_number (const PwRecordJson *source, const char *member, gint64 least, gint64 most, gint64 *value)
{
  if (!json_object_has_member (source->object, member))
    return TRUE;
  if (!pw_record_json_get_int (source, member, value))
    return FALSE;
  if (*value >= least && *value <= most)
    return TRUE;
  return pw_record_json_fail (source, PW_RECORD_ERROR_FORMAT, member,
                              _("“%s” is %" PRId64 ": it goes from %" PRId64 " to %" PRId64 "."), member, *value, least, most);
}

/**
 * pw_record_json_get_line:
 *
 * Returns: (transfer none) (nullable): a text of one line, or %NULL and an error
 */
const char *
pw_record_json_get_line (const PwRecordJson *source, const char *member)
{
  const char *text = pw_record_json_get_string (source, member);

  if (text == NULL || pw_line_is_plain (text))
    return text;
  pw_record_json_fail (source, PW_RECORD_ERROR_FORMAT, member,
                       _("“%s” holds a line break or another character that cannot be shown."), member);
  return NULL;
}
