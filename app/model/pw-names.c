/* pw-names.c: the names of people who play often: cleaned, each once, and taken from a BG Stats export
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-names.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

#include "core/pw-disk.h"
#include "core/pw-json-scan.h"
#include "core/pw-line.h"

/** MAX_CHARS: of a name, as a set-up takes it. */
#define MAX_CHARS 60

G_DEFINE_QUARK (pw-names-error-quark, pw_names_error)

/* What no name has, and what would turn the text around it: marks that open a direction. */
static gboolean
is_unwanted (gunichar c)
{
  return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) || c == 0xFEFF ||
         (g_unichar_iscntrl (c) && !g_unichar_isspace (c));
}

/**
 * pw_names_clean:
 * @name: what somebody or some file calls a player
 *
 * Line breaks and runs of blanks become one blank, control characters and marks that would turn the text
 * after the name around go, and it ends after 60 characters. Quotes and letters of any script stay.
 *
 * Returns: (transfer full) (nullable): the name as a set-up takes it, or %NULL where nothing is left that can be seen
 */
char *
pw_names_clean (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  g_autoptr (GString) out = g_string_new (NULL);
  guint n = 0;
  gboolean blank = FALSE;

  for (const char *p = valid; *p && n < MAX_CHARS; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (is_unwanted (c))
        continue;
      if (g_unichar_isspace (c))
        {
          blank = out->len > 0;
          continue;
        }
      if (blank && n + 1 < MAX_CHARS)
        {
          g_string_append_c (out, ' ');
          n++;
        }
      blank = FALSE;
      g_string_append_unichar (out, c);
      n++;
    }
  return pw_line_is_visible (out->str) ? g_strdup (out->str) : NULL;
}

/* Adds @name where it is new in @known, folded names that grow with @names. */
static gboolean
add_new (GPtrArray *names, GHashTable *known, const char *name)
{
  g_autofree char *clean = pw_names_clean (name);

  if (!clean || !g_hash_table_add (known, g_utf8_casefold (clean, -1)))
    return FALSE;
  g_ptr_array_add (names, g_steal_pointer (&clean));
  return TRUE;
}

static GHashTable *
know (GPtrArray *names)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < names->len; i++)
    g_hash_table_add (known, g_utf8_casefold (g_ptr_array_index (names, i), -1));
  return known;
}

/**
 * pw_names_add:
 * @names: (element-type utf8): names
 * @name: another one
 *
 * Adds @name, cleaned. The same name in other capitals is the same person; and there are not more than %PW_NAMES_MAX.
 *
 * Returns: whether it is new and was added
 */
gboolean
pw_names_add (GPtrArray *names, const char *name)
{
  g_autoptr (GHashTable) known = NULL;

  if (names->len >= PW_NAMES_MAX)
    return FALSE;
  known = know (names);
  return add_new (names, known, name);
}

/**
 * pw_names_add_all:
 * @names: (element-type utf8): names
 * @more: (element-type utf8): others
 * @left_out: (out): how many of @more are new, and there is no room for them: there are not more than %PW_NAMES_MAX
 *
 * Adds each of @more as pw_names_add() does.
 *
 * Returns: how many are new and were added
 */
guint
pw_names_add_all (GPtrArray *names, GPtrArray *more, guint *left_out)
{
  g_autoptr (GHashTable) known = know (names);
  g_autoptr (GPtrArray) rest = g_ptr_array_new_with_free_func (g_free);
  guint before = names->len;

  for (guint i = 0; i < more->len; i++)
    add_new (names->len < PW_NAMES_MAX ? names : rest, known, g_ptr_array_index (more, i));
  *left_out = rest->len;
  return names->len - before;
}

/* The name of one entry of the list, or NULL: anonymous ones are nobody. */
static const char *
name_of (JsonNode *node)
{
  JsonObject *player;
  JsonNode *name, *anonymous;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return NULL;
  player = json_node_get_object (node);
  anonymous = json_object_get_member (player, "isAnonymous");
  if (anonymous && JSON_NODE_HOLDS_VALUE (anonymous) && json_node_get_boolean (anonymous))
    return NULL;
  name = json_object_get_member (player, "name");
  return name && JSON_NODE_HOLDS_VALUE (name) && json_node_get_value_type (name) == G_TYPE_STRING ? json_node_get_string (name)
                                                                                                  : NULL;
}

/* What a parser finds wrong with it helps nobody who has chosen a file. */
static void
set_unreadable (GError **error)
{
  g_set_error_literal (error, PW_NAMES_ERROR, PW_NAMES_ERROR_SYNTAX,
                       _("This file is not one that BG Stats exports, or a part of it is missing."));
}

/**
 * pw_names_import:
 * @data: what a BG Stats export file holds: JSON with a list "players", each with a "name"
 * @length: in bytes, or -1
 * @error: (nullable): return location: of PW_NAMES_ERROR
 *
 * Whatever else the file has, now or in later versions, is not looked at.
 *
 * Returns: (transfer full) (element-type utf8) (nullable): the names, cleaned, each once, in their order: all of
 *   them, also where there is not room for as many; see pw_names_add_all()
 */
GPtrArray *
pw_names_import (const char *data, gssize length, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) known = know (names);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (guint));
  JsonNode *root, *players;
  JsonArray *list;

  if (!g_utf8_validate (data, length, NULL))
    {
      set_unreadable (error);
      return NULL;
    }
  /* Nested too deeply it would cost the parser its stack. */
  if (!pw_json_scan (data, length < 0 ? strlen (data) : (gsize) length, "players", lines, NULL, NULL) ||
      !json_parser_load_from_data (parser, data, length, NULL))
    {
      set_unreadable (error);
      return NULL;
    }
  root = json_parser_get_root (parser);
  players = root && JSON_NODE_HOLDS_OBJECT (root) ? json_object_get_member (json_node_get_object (root), "players") : NULL;
  if (!players || !JSON_NODE_HOLDS_ARRAY (players))
    {
      g_set_error_literal (error, PW_NAMES_ERROR, PW_NAMES_ERROR_FORMAT,
                           _("This file has no list of players. Choose the file that BG Stats exports."));
      return NULL;
    }
  list = json_node_get_array (players);
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      const char *name = name_of (json_array_get_element (list, i));

      if (name)
        add_new (names, known, name);
    }
  if (names->len == 0)
    {
      g_set_error_literal (error, PW_NAMES_ERROR, PW_NAMES_ERROR_FORMAT, _("The list of players in this file has no names."));
      return NULL;
    }
  return g_steal_pointer (&names);
}

/**
 * pw_names_load:
 * @path: a file that BG Stats exported
 * @error: (nullable): return location: of PW_NAMES_ERROR, PW_DISK_ERROR or G_FILE_ERROR
 *
 * Returns: (transfer full) (element-type utf8) (nullable): as pw_names_import()
 */
GPtrArray *
pw_names_load (const char *path, GError **error)
{
  g_autofree char *data = NULL;
  gsize length;

  if (!pw_disk_read (path, PW_NAMES_MAX_BYTES, &data, &length, NULL, error))
    return NULL;
  return pw_names_import (data, (gssize) length, error);
}
