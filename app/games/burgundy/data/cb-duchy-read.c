/* cb-duchy-read.c: a duchy read from a file, with a sentence for whatever is wrong with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/data/cb-duchy.h"

#include <errno.h>
#include <json-glib/json-glib.h>
#include <stdarg.h>

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "games/burgundy/data/cb-words.h"
#include "core/pw-disk.h"
#include "core/pw-json-scan.h"
#include "core/pw-quote.h"
#include "core/pw-record.h"

/** MAX_BYTES: a duchy is small; whatever is larger is something else. */
#define MAX_BYTES (256 * 1024)

typedef struct
{
  CbDraft *draft;
  JsonObject *root;
  GHashTable *lines;            /* path to line */
  CbAt at[CB_MAX_HEXES];        /* the hexes in the order of their names */
  guint n;
  GError **error;
} Reader;

static gboolean
fail (const Reader *reader, const char *path, const char *format, ...) G_GNUC_PRINTF (3, 4);

static gboolean
fail (const Reader *reader, const char *path, const char *format, ...)
{
  guint line = GPOINTER_TO_UINT (g_hash_table_lookup (reader->lines, path));
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  pw_record_error_set (reader->error, PW_RECORD_ERROR_FORMAT, line, "%s", text);
  return FALSE;
}

static gboolean
holds (JsonNode *node, GType type)
{
  return node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

/* -- Members ------------------------------------------------------------------------------- */

/* What is not known may be a slip; a newer format has a higher number. */
static gboolean
check_members (const Reader *reader, JsonObject *object, const char *path, const char *const *known)
{
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *l = members; l; l = l->next)
    if (!g_strv_contains (known, l->data))
      {
        g_autofree char *shown = pw_quote (l->data);
        g_autofree char *full = *path ? g_strdup_printf ("%s.%s", path, (const char *) l->data) : g_strdup (l->data);

        return fail (reader, full, _("“%s” is not known in a duchy."), shown);
      }
  return TRUE;
}

static JsonArray *
get_list (const Reader *reader, const char *member)
{
  JsonNode *node = json_object_get_member (reader->root, member);

  if (node && JSON_NODE_HOLDS_ARRAY (node))
    return json_node_get_array (node);
  fail (reader, member, node ? _("“%s” is not a list.") : _("“%s” is missing: it should be a list."), member);
  return NULL;
}

static gboolean
read_head (Reader *reader)
{
  static const char *const members[] = { "format", "kind", "name", "unsure", "rows", "hexes", "start", "posts", "rivers", NULL };
  JsonNode *format = json_object_get_member (reader->root, "format");
  JsonNode *kind = json_object_get_member (reader->root, "kind");
  JsonNode *name = json_object_get_member (reader->root, "name");
  JsonNode *unsure = json_object_get_member (reader->root, "unsure");
  guint k = 0;

  if (!holds (format, G_TYPE_INT64) || json_node_get_int (format) < 1)
    return fail (reader, "format", _("“%s” should be a number from 1."), "format");
  if (json_node_get_int (format) > CB_DUCHY_FORMAT)
    {
      pw_record_error_set (reader->error, PW_RECORD_ERROR_NEWER, GPOINTER_TO_UINT (g_hash_table_lookup (reader->lines, "format")),
                           _("A newer Pipwright has written this duchy: format %" PRId64 ", this one reads up to %d."),
                           json_node_get_int (format), CB_DUCHY_FORMAT);
      return FALSE;
    }
  if (!check_members (reader, reader->root, "", members))
    return FALSE;
  while (k < CB_DUCHY_KINDS &&
         !(holds (kind, G_TYPE_STRING) && strcmp (json_node_get_string (kind), cb_duchy_kind_words[k]) == 0))
    k++;
  if (k == CB_DUCHY_KINDS)
    return fail (reader, "kind", _("“kind” should be one-piece, team or solo."));
  cb_draft_init (reader->draft, (CbDuchyKind) k);
  if (!holds (name, G_TYPE_STRING) || g_utf8_strlen (json_node_get_string (name), -1) > CB_DUCHY_NAME_LENGTH ||
      !cb_draft_set_name (reader->draft, json_node_get_string (name)))
    return fail (reader, "name", _("“name” should be a text of at most %d characters, without line breaks."),
                 CB_DUCHY_NAME_LENGTH);
  if (unsure && !holds (unsure, G_TYPE_BOOLEAN))
    return fail (reader, "unsure", _("“unsure” should be true or false."));
  reader->draft->unsure = unsure && json_node_get_boolean (unsure);
  return TRUE;
}

/* -- Hexes ----------------------------------------------------------------------------------- */

/* The colour of a letter; a dot has none yet. */
static gboolean
read_colour (gunichar letter, guint8 *type)
{
  const char *found = letter < 128 && letter > 0 ? strchr (cb_type_letters, g_ascii_toupper ((char) letter)) : NULL;

  if (letter == '.')
    *type = CB_TYPES;
  else if (found)
    *type = (guint8) (found - cb_type_letters);
  return letter == '.' || found;
}

static gboolean
unknown_colour (const Reader *reader, const char *path, const char *where, gunichar letter)
{
  char text[8] = "";

  if (g_unichar_isprint (letter))
    text[g_unichar_to_utf8 (letter, text)] = '\0';
  return fail (reader, path, _("%s: “%s” is not a colour: C, M, K, S, L, B, or a dot while it is not known."), where, text);
}

static gboolean
read_rows (Reader *reader)
{
  JsonArray *rows = get_list (reader, "rows");
  guint hex = 0;

  if (rows == NULL)
    return FALSE;
  if (json_object_has_member (reader->root, "hexes"))
    return fail (reader, "hexes", _("A duchy of one piece has “rows”, not “hexes”: its shape and numbers are fixed."));
  if (json_array_get_length (rows) != 7)
    return fail (reader, "rows", _("“rows” should be 7 rows of letters, not %u."), json_array_get_length (rows));
  reader->n = cb_draft_list (reader->draft, reader->at);
  for (guint row = 0; row < 7; row++)
    {
      JsonNode *node = json_array_get_element (rows, row);
      const char *text = holds (node, G_TYPE_STRING) ? json_node_get_string (node) : NULL;
      g_autofree char *path = g_strdup_printf ("rows.%u", row);
      guint length = 0;

      while (hex + length < reader->n && reader->at[hex + length].row == row)
        length++;
      if (text == NULL || g_utf8_strlen (text, -1) != length)
        return fail (reader, path, _("Row %c should be a text of %u letters."), 'a' + row, length);
      for (; *text; text = g_utf8_next_char (text), hex++)
        if (!read_colour (g_utf8_get_char (text), &reader->draft->cells[row][reader->at[hex].column].type))
          return unknown_colour (reader, path, cb_hexes[hex].word, g_utf8_get_char (text));
    }
  return TRUE;
}

/* A whole number of a hex, or -1 and an error. */
static int
read_number (const Reader *reader, JsonObject *object, const char *path, const char *member, int min, int max)
{
  JsonNode *node = json_object_get_member (object, member);
  g_autofree char *full = g_strdup_printf ("%s.%s", path, member);

  if (holds (node, G_TYPE_INT64) && json_node_get_int (node) >= min && json_node_get_int (node) <= max)
    return (int) json_node_get_int (node);
  fail (reader, node ? full : path, _("“%s” of a hex should be a number from %d to %d."), member, min, max);
  return -1;
}

static gboolean
read_hex (Reader *reader, JsonNode *node, const char *path)
{
  static const char *const members[] = { "row", "column", "colour", "die", "half", NULL };
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  JsonNode *colour = object ? json_object_get_member (object, "colour") : NULL;
  gboolean has_half = object && json_object_has_member (object, "half");
  int row, column, die, half = 1;
  g_autofree char *where = NULL;
  CbCell *cell;

  if (object == NULL)
    return fail (reader, path, _("A hex should be an object with row, column, colour and die."));
  if (!check_members (reader, object, path, members))
    return FALSE;
  row = read_number (reader, object, path, "row", 0, CB_GRID_ROWS - 1);
  column = row >= 0 ? read_number (reader, object, path, "column", 0, CB_GRID_COLUMNS - 2) : -1;
  die = column >= 0 ? read_number (reader, object, path, "die", 0, 6) : -1;
  if (die < 0)
    return FALSE;
  cell = cb_draft_cell (reader->draft, row, column);
  where = g_strdup_printf (_("Row %d, column %d"), row, column);
  if (cell == NULL)
    return fail (reader, path, _("%s: there is no hex: rows are shifted, row and column must add up to an odd number."), where);
  if (cell->there)
    return fail (reader, path, _("%s: this hex comes twice."), where);
  if (reader->n == CB_MAX_HEXES)
    return fail (reader, path, _("There are more than %d hexes."), CB_MAX_HEXES);
  if (!holds (colour, G_TYPE_STRING) || g_utf8_strlen (json_node_get_string (colour), -1) != 1 ||
      !read_colour (g_utf8_get_char (json_node_get_string (colour)), &cell->type))
    return unknown_colour (reader, path, where,
                           holds (colour, G_TYPE_STRING) ? g_utf8_get_char (json_node_get_string (colour)) : 0);
  if (has_half != (reader->draft->kind == CB_TEAM))
    return fail (reader, path,
                 reader->draft->kind == CB_TEAM ? _("%s: “half” is missing: 1 or 2.") : _("%s: only team duchies have halves."),
                 where);
  half = has_half ? read_number (reader, object, path, "half", 1, 2) : 1;
  if (half < 0)
    return FALSE;
  cell->there = TRUE;
  cell->die = (guint8) die;
  cell->half = (guint8) (half - 1);
  reader->n++;
  return TRUE;
}

static gboolean
read_hexes (Reader *reader)
{
  JsonArray *hexes = get_list (reader, "hexes");

  if (hexes == NULL)
    return FALSE;
  if (json_object_has_member (reader->root, "rows"))
    return fail (reader, "rows", _("Only a duchy of one piece has “rows”."));
  for (guint i = 0; i < json_array_get_length (hexes); i++)
    {
      g_autofree char *path = g_strdup_printf ("hexes.%u", i);

      if (!read_hex (reader, json_array_get_element (hexes, i), path))
        return FALSE;
    }
  reader->n = cb_draft_list (reader->draft, reader->at);
  return TRUE;
}

/* -- What refers to hexes by their names --------------------------------------------------------- */

static gboolean
read_name (const Reader *reader, JsonNode *node, const char *path, CbAt *at)
{
  const char *name = holds (node, G_TYPE_STRING) ? json_node_get_string (node) : "";
  g_autofree char *shown = NULL;

  for (guint i = 0; i < reader->n; i++)
    if (g_ascii_strcasecmp (cb_hexes[i].word, name) == 0)
      {
        *at = reader->at[i];
        return TRUE;
      }
  shown = pw_quote (name);
  return fail (reader, path, _("“%s” is not a hex of this duchy."), shown);
}

static gboolean
read_marked (Reader *reader, const char *member, gboolean posts)
{
  JsonArray *list;

  if (!json_object_has_member (reader->root, member))
    return TRUE;
  list = get_list (reader, member);
  for (guint i = 0; list && i < json_array_get_length (list); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s.%u", member, i);
      CbAt at;
      guint8 *mark;

      if (!read_name (reader, json_array_get_element (list, i), path, &at))
        return FALSE;
      mark = posts ? &reader->draft->cells[at.row][at.column].post : &reader->draft->cells[at.row][at.column].start;
      if (*mark)
        return fail (reader, path, _("“%s” names a hex twice."), member);
      *mark = TRUE;
    }
  return list != NULL;
}

static gboolean
read_rivers (Reader *reader)
{
  JsonArray *list;

  if (!json_object_has_member (reader->root, "rivers"))
    return TRUE;
  if (reader->draft->kind != CB_SOLO)
    return fail (reader, "rivers", _("Only solo duchies have rivers."));
  list = get_list (reader, "rivers");
  if (list && json_array_get_length (list) > CB_MAX_RIVERS)
    return fail (reader, "rivers", _("There are more than %d rivers."), CB_MAX_RIVERS);
  for (guint i = 0; list && i < json_array_get_length (list); i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      JsonArray *ends = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
      g_autofree char *path = g_strdup_printf ("rivers.%u", i);
      guint before = reader->draft->n_rivers;
      CbAt a, b;

      if (ends == NULL || json_array_get_length (ends) != 2)
        return fail (reader, path, _("A river should be a list of the two hexes that it joins."));
      if (!read_name (reader, json_array_get_element (ends, 0), path, &a) ||
          !read_name (reader, json_array_get_element (ends, 1), path, &b))
        return FALSE;
      if (!cb_draft_toggle_river (reader->draft, a, b))
        return fail (reader, path, _("A river joins two different hexes."));
      if (reader->draft->n_rivers < before)
        return fail (reader, path, _("This river comes twice."));
    }
  return list != NULL;
}

/* -- The whole -------------------------------------------------------------------------------------- */

static void
on_syntax_error (JsonParser *parser, GError *error, guint *line)
{
  *line = (guint) json_parser_get_current_line (parser);
}

/**
 * cb_draft_parse:
 * @draft: (out): gets the duchy; of no use after an error
 * @text: JSON
 * @length: its length in bytes, or -1 if it ends with a NUL
 * @error: (nullable): return location: PW_RECORD_ERROR with the line, where one is known
 *
 * Reads a duchy, also one that is not finished.
 *
 * Returns: whether it is one
 */
gboolean
cb_draft_parse (CbDraft *draft, const char *text, gssize length, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GArray) elements = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GHashTable) lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gsize size = length < 0 ? strlen (text) : (gsize) length;
  Reader reader = { .draft = draft, .lines = lines, .error = error };
  guint line = 0;

  if (size > MAX_BYTES || !g_utf8_validate_len (text, size, NULL))
    {
      pw_record_error_set (error, PW_RECORD_ERROR_SYNTAX, 0,
                           size > MAX_BYTES ? _("This is too large to be a duchy.") : _("This is not text in UTF-8."));
      return FALSE;
    }
  if (!pw_json_scan (text, size, "", elements, lines, error))
    return FALSE;
  g_signal_connect (parser, "error", G_CALLBACK (on_syntax_error), &line);
  if (!json_parser_load_from_data (parser, text, (gssize) size, NULL))
    {
      pw_record_error_set (error, PW_RECORD_ERROR_SYNTAX, line, _("This is not JSON."));
      return FALSE;
    }
  if (json_parser_get_root (parser) == NULL || !JSON_NODE_HOLDS_OBJECT (json_parser_get_root (parser)))
    return fail (&reader, "", _("This is JSON, but not a duchy."));
  reader.root = json_node_get_object (json_parser_get_root (parser));
  return read_head (&reader) && (draft->kind == CB_ONE_PIECE ? read_rows (&reader) : read_hexes (&reader)) &&
         read_marked (&reader, "start", FALSE) && read_marked (&reader, "posts", TRUE) && read_rivers (&reader);
}

/**
 * cb_draft_load:
 * @draft: (out): gets the duchy
 * @path: a file
 * @error: (nullable): return location: of G_FILE_ERROR, PW_DISK_ERROR or PW_RECORD_ERROR
 *
 * Returns: whether @path holds one
 */
gboolean
cb_draft_load (CbDraft *draft, const char *path, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  return pw_disk_read (path, MAX_BYTES, &text, &length, NULL, error) && cb_draft_parse (draft, text, (gssize) length, error);
}
