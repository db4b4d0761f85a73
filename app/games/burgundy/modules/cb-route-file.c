/* cb-route-file.c: the faces of the route tiles as a file, and the user's own; app/README.md describes it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-routes.h"

#include <json-glib/json-glib.h>
#include <stdarg.h>

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "games/burgundy/modules/cb-module-kinds.h"
#include "core/pw-disk.h"
#include "core/pw-json-scan.h"
#include "core/pw-json-text.h"
#include "core/pw-kept.h"
#include "core/pw-quote.h"
#include "core/pw-record.h"

/** MAX_BYTES: twelve tiles are small; whatever is larger is something else. */
#define MAX_BYTES (64 * 1024)

/* The types in a file: as the duchies' files call the colours of hexes. */
static const char *const type_ids[CB_TYPES] = { "castle", "mine", "monastery", "ship", "livestock", "building" };

/* -- Writing ------------------------------------------------------------------------------------ */

static void
append_space (GString *out, const CbRouteSpace *space, const char *text)
{
  const char *comma = "";

  g_string_append_c (out, '{');
  if (space->goods)
    {
      g_string_append_printf (out, "\"colour\": \"%s\"", pw_vocabulary_get (&cb_route_colour_words, space->goods)->word);
      comma = ", ";
    }
  if (space->bonus)
    g_string_append_printf (out, "%s\"bonus\": \"%s\"", comma, pw_vocabulary_get (&cb_route_bonus_words, space->bonus)->word);
  if (space->number)
    g_string_append_printf (out, ", \"number\": %d", space->number);
  if (space->types)
    {
      g_string_append (out, ", \"types\": [");
      comma = "";
      for (guint type = 0; type < CB_TYPES; type++)
        if (space->types >> type & 1)
          {
            g_string_append_printf (out, "%s\"%s\"", comma, type_ids[type]);
            comma = ", ";
          }
      g_string_append_c (out, ']');
    }
  if (*text)
    {
      g_string_append (out, ", \"text\": ");
      pw_json_append_text (out, text);
    }
  g_string_append_c (out, '}');
}

/**
 * cb_route_book_print:
 * @book: a book
 * @compact: on a single line, for records
 *
 * Returns: (transfer full): the tiles as JSON, all twelve of them
 */
char *
cb_route_book_print (const CbRouteBook *book, gboolean compact)
{
  const char *line = compact ? "" : "\n  ", *comma = compact ? ", " : ",\n  ";
  GString *out = g_string_new ("{");

  g_string_append_printf (out, "%s\"format\": %d%s\"kind\": \"route-tiles\"%s\"tiles\": [", line, CB_ROUTE_FORMAT, comma, comma);
  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    {
      g_string_append (out, tile == 0 ? (compact ? "[" : "\n    [") : (compact ? ", [" : ",\n    ["));
      for (guint space = 0; space < CB_ROUTE_SPACES; space++)
        {
          if (space > 0)
            g_string_append (out, compact ? ", " : ",\n     ");
          append_space (out, &book->spaces[tile][space], book->texts[tile][space]);
        }
      g_string_append_c (out, ']');
    }
  g_string_append_printf (out, "%s]%s}", line, compact ? "" : "\n");
  if (!compact)
    g_string_append_c (out, '\n');
  return g_string_free (out, FALSE);
}

/* -- Reading ------------------------------------------------------------------------------------ */

#define fail(error, ...) (pw_record_error_set (error, PW_RECORD_ERROR_FORMAT, 0, __VA_ARGS__), FALSE)

static gboolean
holds (JsonNode *node, GType type)
{
  return node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

static int
find_word (const PwVocabulary *words, const char *text)
{
  for (guint i = 0; i < words->n_words; i++)
    if (strcmp (words->words[i].word, text) == 0)
      return words->words[i].value;
  return 0;
}

static gboolean
check_members (JsonObject *object, const char *const *known, const char *where, GError **error)
{
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *l = members; l; l = l->next)
    if (!g_strv_contains (known, l->data))
      {
        g_autofree char *shown = pw_quote (l->data);

        return fail (error, _("%s: “%s” is not known."), where, shown);
      }
  return TRUE;
}

static gboolean
read_types (CbRouteSpace *space, JsonNode *node, const char *where, GError **error)
{
  JsonArray *list = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; list && i < json_array_get_length (list); i++)
    {
      JsonNode *item = json_array_get_element (list, i);
      guint type = 0;

      while (type < CB_TYPES && !(holds (item, G_TYPE_STRING) && strcmp (json_node_get_string (item), type_ids[type]) == 0))
        type++;
      if (type == CB_TYPES)
        {
          list = NULL;
          break;
        }
      space->types |= (guint8) (1u << type);
    }
  return list ||
         fail (error, _("%s: “types” should be a list of castle, mine, monastery, ship, livestock and building."), where);
}

static gboolean
has_number (guint bonus)
{
  return bonus == CB_ROUTE_POINTS || bonus == CB_ROUTE_SILVER || bonus == CB_ROUTE_WORKERS || bonus == CB_ROUTE_BLACK;
}

static gboolean
read_space (CbRouteBook *book, guint tile, guint at, JsonNode *node, GError **error)
{
  static const char *const members[] = { "colour", "bonus", "number", "types", "text", NULL };
  CbRouteSpace *space = &book->spaces[tile][at];
  g_autofree char *where = g_strdup_printf (_("Tile %u, space %u"), tile + 1, at + 1);
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  JsonNode *colour, *bonus, *number, *types, *text;

  if (object == NULL)
    return fail (error, _("%s: should be an object with colour and bonus."), where);
  if (!check_members (object, members, where, error))
    return FALSE;
  colour = json_object_get_member (object, "colour");
  bonus = json_object_get_member (object, "bonus");
  number = json_object_get_member (object, "number");
  types = json_object_get_member (object, "types");
  text = json_object_get_member (object, "text");
  if (colour)
    space->goods = (guint8) (holds (colour, G_TYPE_STRING) ? find_word (&cb_route_colour_words, json_node_get_string (colour))
                                                           : 0);
  if (colour && space->goods == 0)
    return fail (error, _("%s: “colour” should be a colour of goods."), where);
  if (bonus)
    cb_route_space_set (space, (CbRouteBonus) (holds (bonus, G_TYPE_STRING)
                                                 ? find_word (&cb_route_bonus_words, json_node_get_string (bonus))
                                                 : 0));
  if (bonus && space->bonus == 0)
    return fail (error, _("%s: “bonus” should be %s."), where, _(cb_route_bonus_words.expects));
  if (number &&
      (!has_number (space->bonus) || !holds (number, G_TYPE_INT64) ||
       json_node_get_int (number) < (space->bonus == CB_ROUTE_BLACK ? 0 : 1) || json_node_get_int (number) > CB_ROUTE_MOST))
    return fail (error, _("%s: only points, silver, workers and the price of a black tile have a “number”, of at most %d."),
                 where, CB_ROUTE_MOST);
  if (number)
    space->number = (gint16) json_node_get_int (number);
  if (types && space->bonus != CB_ROUTE_TAKE)
    return fail (error, _("%s: only a tile that is taken has “types”."), where);
  if (types && !read_types (space, types, where, error))
    return FALSE;
  if (text && (space->bonus != CB_ROUTE_OTHER || !holds (text, G_TYPE_STRING) ||
               !cb_route_text_set (book, tile, at, json_node_get_string (text))))
    return fail (error, _("%s: only another bonus has a “text”, one line of at most %d characters."), where,
                 CB_ROUTE_TEXT_LENGTH);
  return TRUE;
}

static gboolean
read_root (CbRouteBook *book, JsonObject *root, GError **error)
{
  static const char *const members[] = { "format", "kind", "tiles", NULL };
  JsonNode *format = json_object_get_member (root, "format"), *kind = json_object_get_member (root, "kind");
  JsonNode *tiles = json_object_get_member (root, "tiles");
  JsonArray *list;

  if (!holds (kind, G_TYPE_STRING) || strcmp (json_node_get_string (kind), "route-tiles") != 0)
    return fail (error, _("These are not route tiles: “kind” should be route-tiles."));
  if (!holds (format, G_TYPE_INT64) || json_node_get_int (format) < 1)
    return fail (error, _("“%s” should be a number from 1."), "format");
  if (json_node_get_int (format) > CB_ROUTE_FORMAT)
    {
      pw_record_error_set (error, PW_RECORD_ERROR_NEWER, 0,
                           _("A newer Pipwright has written these tiles: format %" PRId64 ", this one reads up to %d."),
                           json_node_get_int (format), CB_ROUTE_FORMAT);
      return FALSE;
    }
  if (!check_members (root, members, _("Route tiles"), error))
    return FALSE;
  list = tiles && JSON_NODE_HOLDS_ARRAY (tiles) ? json_node_get_array (tiles) : NULL;
  if (list == NULL || json_array_get_length (list) != CB_ROUTE_TILES)
    return fail (error, _("“tiles” should be a list of %d tiles."), CB_ROUTE_TILES);
  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    {
      JsonNode *node = json_array_get_element (list, tile);
      JsonArray *spaces = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

      if (spaces == NULL || json_array_get_length (spaces) != CB_ROUTE_SPACES)
        return fail (error, _("Tile %u should be a list of %d spaces."), tile + 1, CB_ROUTE_SPACES);
      for (guint at = 0; at < CB_ROUTE_SPACES; at++)
        if (!read_space (book, tile, at, json_array_get_element (spaces, at), error))
          return FALSE;
    }
  return TRUE;
}

/**
 * cb_route_book_parse:
 * @book: (out): gets the tiles; of no use after an error
 * @text: JSON
 * @length: its length in bytes, or -1 if it ends with a NUL
 * @error: (nullable): return location: PW_RECORD_ERROR
 *
 * Reads the faces of the route tiles, also when some of them are not entered.
 *
 * Returns: whether that is what the text holds
 */
gboolean
cb_route_book_parse (CbRouteBook *book, const char *text, gssize length, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GArray) elements = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GHashTable) lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gsize size = length < 0 ? strlen (text) : (gsize) length;
  JsonNode *root;

  memset (book, 0, sizeof *book);
  if (size > MAX_BYTES || !g_utf8_validate_len (text, size, NULL))
    {
      pw_record_error_set (error, PW_RECORD_ERROR_SYNTAX, 0,
                           size > MAX_BYTES ? _("This is too large to be route tiles.") : _("This is not text in UTF-8."));
      return FALSE;
    }
  if (!pw_json_scan (text, size, "", elements, lines, error))
    return FALSE;
  if (!json_parser_load_from_data (parser, text, (gssize) size, NULL))
    {
      pw_record_error_set (error, PW_RECORD_ERROR_SYNTAX, 0, _("This is not JSON."));
      return FALSE;
    }
  root = json_parser_get_root (parser);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    return fail (error, _("This is JSON, but not route tiles."));
  return read_root (book, json_node_get_object (root), error);
}

/* Reads a file; errors are of G_FILE_ERROR, PW_DISK_ERROR or PW_RECORD_ERROR. */
gboolean
cb_route_book_load (CbRouteBook *book, const char *path, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  return pw_disk_read (path, MAX_BYTES, &text, &length, NULL, error) && cb_route_book_parse (book, text, (gssize) length, error);
}

/* Writes a file, and its folder; at any moment it is either the old one or the new one. */
gboolean
cb_route_book_save (const CbRouteBook *book, const char *path, GError **error)
{
  g_autofree char *text = cb_route_book_print (book, FALSE);

  return pw_kept_save (path, text, error);
}
