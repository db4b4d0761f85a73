/* pw-record-json.c: records as JSON, one move a line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-record-private.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-json-scan.h"
#include "core/pw-notation.h"

/* -- Writing: by hand, so that the lines stay as they are meant to be read ------------------ */

static void
append_string (GString *out, const char *text)
{
  g_string_append_c (out, '"');
  for (const char *p = text; *p; p++)
    switch (*p)
      {
      case '"': g_string_append (out, "\\\""); break;
      case '\\': g_string_append (out, "\\\\"); break;
      default:
        if ((guchar) *p < 0x20)
          g_string_append_printf (out, "\\u%04x", (guint) *p);
        else
          g_string_append_c (out, *p);
        break;
      }
  g_string_append_c (out, '"');
}

static void
append_options (GString *out, const PwOption *options, guint n, const gint16 *values, gboolean leading_comma)
{
  for (guint i = 0; i < n; i++)
    {
      const PwWord *word = pw_vocabulary_get (options[i].words, values[i]);

      g_string_append (out, i || leading_comma ? ", " : "");
      append_string (out, options[i].id);
      g_string_append (out, ": ");
      append_string (out, word ? word->word : "");
    }
}

/**
 * pw_record_print:
 * @record: a record
 *
 * Returns: (transfer full): the record as JSON
 */
char *
pw_record_print (const PwRecord *record)
{
  const PwHistory *history = record->history;
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  guint length = pw_history_get_length (history), at = pw_history_get_cursor (history);
  GString *out = g_string_new ("{\n");

  g_string_append_printf (out, "  \"format\": %d,\n  \"game\": ", PW_RECORD_FORMAT);
  append_string (out, game->id);
  g_string_append_printf (out, ",\n  \"rules\": %u,\n", game->rules_version);
  if (record->uid)
    {
      g_string_append (out, "  \"uid\": ");
      append_string (out, record->uid);
      g_string_append (out, ",\n");
    }
  if (record->created)
    {
      g_string_append (out, "  \"created\": ");
      append_string (out, record->created);
      g_string_append (out, ",\n");
    }
  g_string_append (out, "  \"options\": {");
  append_options (out, game->options, game->n_options, setup->options, FALSE);
  g_string_append (out, "},\n  \"players\": [\n");
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_string_append (out, "    {\"name\": ");
      append_string (out, setup->names[seat]);
      g_string_append_printf (out, ", \"marker\": %u", setup->markers[seat]);
      append_options (out, game->seat_options, game->n_seat_options, setup->seat_options[seat], TRUE);
      g_string_append (out, seat + 1 < setup->n_players ? "},\n" : "}\n");
    }
  g_string_append (out, "  ],\n  \"moves\": [");
  for (guint i = 0; i < length; i++)
    {
      g_autofree char *line = pw_notation_print (game, setup, pw_history_get_move (history, i));

      g_string_append (out, i ? ",\n    " : "\n    ");
      append_string (out, line);
    }
  g_string_append_printf (out, "%s],\n  \"at\": %u,\n  \"over\": %s,\n  \"scores\": [", length ? "\n  " : "", at,
                          game->actor (pw_history_get_state (history, at)) == PW_NOBODY ? "true" : "false");
  for (guint seat = 0; seat < setup->n_players; seat++)
    g_string_append_printf (out, "%s%d", seat ? ", " : "", pw_history_get_score (history, at, seat, -1));
  g_string_append (out, "]\n}\n");
  return g_string_free (out, FALSE);
}

/* -- Reading ------------------------------------------------------------------------------------ */

static gboolean
wrong_type (GError **error, const char *member, const char *expected)
{
  pw_record_error_set (error, PW_RECORD_ERROR_FORMAT, 0, _("“%s” is missing, or it is not %s."), member, expected);
  return FALSE;
}

static JsonNode *
get (JsonObject *object, const char *member, JsonNodeType type)
{
  JsonNode *node = json_object_get_member (object, member);

  return node && json_node_get_node_type (node) == type ? node : NULL;
}

static gboolean
get_int (JsonObject *object, const char *member, gint64 *value, GError **error)
{
  JsonNode *node = get (object, member, JSON_NODE_VALUE);

  if (node == NULL || json_node_get_value_type (node) != G_TYPE_INT64)
    return wrong_type (error, member, _("a whole number"));
  *value = json_node_get_int (node);
  return TRUE;
}

static const char *
get_string (JsonObject *object, const char *member, GError **error)
{
  JsonNode *node = get (object, member, JSON_NODE_VALUE);

  if (node && json_node_get_value_type (node) == G_TYPE_STRING)
    return json_node_get_string (node);
  wrong_type (error, member, _("a text"));
  return NULL;
}

static gboolean
read_options (JsonObject *object, const PwOption *options, guint n, gint16 *values, GError **error)
{
  for (guint i = 0; i < n; i++)
    {
      const char *word;

      if (!json_object_has_member (object, options[i].id))
        continue;
      word = get_string (object, options[i].id, error);
      if (word == NULL || !pw_record_read_option (&options[i], word, &values[i], error))
        return FALSE;
    }
  return TRUE;
}

static PwSetup *
read_setup (JsonObject *root, const PwGame *game, GError **error)
{
  JsonNode *players = get (root, "players", JSON_NODE_ARRAY);
  JsonNode *options = get (root, "options", JSON_NODE_OBJECT);
  g_autoptr (PwSetup) setup = NULL;
  JsonArray *list;
  guint n;

  if (players == NULL)
    {
      wrong_type (error, "players", _("a list"));
      return NULL;
    }
  list = json_node_get_array (players);
  n = json_array_get_length (list);
  if (n < game->min_players || n > game->max_players)
    {
      pw_record_error_set (error, PW_RECORD_ERROR_SETUP, 0, _("This game is for %u to %u players, not for %u."),
                   game->min_players, game->max_players, n);
      return NULL;
    }
  setup = pw_setup_new (game, n);
  if (options == NULL && json_object_has_member (root, "options"))
    {
      wrong_type (error, "options", _("an object"));
      return NULL;
    }
  if (options && !read_options (json_node_get_object (options), game->options, game->n_options, setup->options, error))
    return NULL;
  for (guint seat = 0; seat < n; seat++)
    {
      JsonNode *node = json_array_get_element (list, seat);
      JsonObject *player;
      const char *name;
      gint64 marker = seat + 1;

      if (json_node_get_node_type (node) != JSON_NODE_OBJECT)
        {
          wrong_type (error, "players", _("a list of players with their names"));
          return NULL;
        }
      player = json_node_get_object (node);
      name = get_string (player, "name", error);
      if (name == NULL)
        return NULL;
      pw_setup_set_name (setup, seat, name);
      if (json_object_has_member (player, "marker") && !get_int (player, "marker", &marker, error))
        return NULL;
      setup->markers[seat] = (guint8) CLAMP (marker, 0, 255);
      if (!read_options (player, game->seat_options, game->n_seat_options, setup->seat_options[seat], error))
        return NULL;
    }
  return pw_setup_validate (setup, game, error) ? g_steal_pointer (&setup) : NULL;
}

/* Format and game: what must be understood before anything else is looked at. */
static const PwGame *
read_head (JsonObject *root, GError **error)
{
  gint64 format, rules;
  const char *id;
  const PwGame *game;

  if (!get_int (root, "format", &format, error))
    return NULL;
  if (format > PW_RECORD_FORMAT)
    {
      pw_record_error_set (error, PW_RECORD_ERROR_NEWER, 0,
                   _("A newer Pipwright has written this: format %" G_GINT64_FORMAT ", this one reads up to %d."), format,
                   PW_RECORD_FORMAT);
      return NULL;
    }
  if (format < 1)
    {
      wrong_type (error, "format", _("a number from 1"));
      return NULL;
    }
  id = get_string (root, "game", error);
  if (id == NULL)
    return NULL;
  game = pw_games_find (id);
  if (game == NULL)
    {
      pw_record_error_set (error, PW_RECORD_ERROR_GAME, 0, _("This program does not know the game “%s”."), id);
      return NULL;
    }
  if (json_object_has_member (root, "rules"))
    {
      if (!get_int (root, "rules", &rules, error))
        return NULL;
      if (rules < 1)
        {
          wrong_type (error, "rules", _("a number from 1"));
          return NULL;
        }
      if (rules > game->rules_version)
        {
          pw_record_error_set (error, PW_RECORD_ERROR_NEWER, 0,
                       _("A newer Pipwright has written this: its rules are version %" G_GINT64_FORMAT ", this one has %u."),
                       rules, game->rules_version);
          return NULL;
        }
    }
  return game;
}

static void
replay (PwRecord *record, JsonArray *moves, const GArray *lines)
{
  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      JsonNode *node = json_array_get_element (moves, i);
      guint line = i < lines->len ? g_array_index (lines, guint, i) : 0;
      gboolean text = json_node_get_node_type (node) == JSON_NODE_VALUE
                      && json_node_get_value_type (node) == G_TYPE_STRING;

      if (!pw_record_play_line (record, text ? json_node_get_string (node) : "", line))
        return;
    }
}

/* The parser knows its line only while it complains. */
static void
on_syntax_error (JsonParser *parser, GError *error, guint *line)
{
  *line = json_parser_get_current_line (parser);
}

/* What the file says of the scores; it is looked at by those who compare. */
static gboolean
read_scores (PwRecord *record, JsonObject *root, GError **error)
{
  JsonNode *node = get (root, "scores", JSON_NODE_ARRAY);
  guint n = pw_history_get_setup (record->history)->n_players;

  if (!json_object_has_member (root, "scores"))
    return TRUE;
  if (node == NULL || json_array_get_length (json_node_get_array (node)) != n)
    return wrong_type (error, "scores", _("a list of one number for each player"));
  for (guint seat = 0; seat < n; seat++)
    {
      JsonNode *score = json_array_get_element (json_node_get_array (node), seat);

      if (!JSON_NODE_HOLDS_VALUE (score) || json_node_get_value_type (score) != G_TYPE_INT64)
        return wrong_type (error, "scores", _("a list of one number for each player"));
      record->scores[seat] = (int) CLAMP (json_node_get_int (score), G_MININT, G_MAXINT);
    }
  record->has_scores = TRUE;
  return TRUE;
}

PwRecord *
pw_record_parse_json (const char *data, gsize length, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (PwSetup) setup = NULL;
  g_autoptr (PwRecord) record = NULL;
  const PwGame *game;
  PwHistory *history;
  JsonObject *root;
  JsonNode *moves;
  guint line = 0;
  gint64 at;

  if (!pw_json_scan (data, length, "moves", lines, NULL, error))
    return NULL;
  g_signal_connect (parser, "error", G_CALLBACK (on_syntax_error), &line);
  if (!json_parser_load_from_data (parser, data, (gssize) length, NULL))
    {
      pw_record_error_set (error, PW_RECORD_ERROR_SYNTAX, line, _("This is not JSON, or it is cut off."));
      return NULL;
    }
  if (json_parser_get_root (parser) == NULL || !JSON_NODE_HOLDS_OBJECT (json_parser_get_root (parser)))
    {
      pw_record_error_set (error, PW_RECORD_ERROR_FORMAT, 0, _("This is JSON, but not a record."));
      return NULL;
    }
  root = json_node_get_object (json_parser_get_root (parser));
  game = read_head (root, error);
  if (game == NULL)
    return NULL;
  setup = read_setup (root, game, error);
  if (setup == NULL)
    return NULL;
  moves = get (root, "moves", JSON_NODE_ARRAY);
  if (moves == NULL)
    {
      wrong_type (error, "moves", _("a list"));
      return NULL;
    }
  history = pw_history_new (game, setup, error);
  if (history == NULL)
    return NULL;
  record = pw_record_new (history);
  g_clear_pointer (&record->uid, g_free);
  g_clear_pointer (&record->created, g_free);
  if (json_object_has_member (root, "uid"))
    record->uid = g_strdup (get_string (root, "uid", NULL));
  if (json_object_has_member (root, "created"))
    record->created = g_strdup (get_string (root, "created", NULL));
  replay (record, json_node_get_array (moves), lines);
  if (record->broken_line == 0 && json_object_has_member (root, "at"))
    {
      if (!get_int (root, "at", &at, error))
        return NULL;
      if (at < 0 || at > pw_history_get_length (history))
        {
          pw_record_error_set (error, PW_RECORD_ERROR_FORMAT, 0,
                       _("“at” is %" G_GINT64_FORMAT ", and there are %u moves."), at, pw_history_get_length (history));
          return NULL;
        }
      while (pw_history_get_cursor (history) > at)
        pw_history_undo (history);
    }
  return read_scores (record, root, error) ? g_steal_pointer (&record) : NULL;
}
