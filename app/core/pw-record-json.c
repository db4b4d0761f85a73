/* pw-record-json.c: records read from JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-record-private.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "core/pw-json-scan.h"
#include "core/pw-line.h"
#include "core/pw-quote.h"
#include "core/pw-record-json-source.h"

/* Format and game: what must be understood before anything else is looked at. */
static const PwGame *
read_head (const PwRecordJson *root, guint *version)
{
  gint64 format, rules = 1;
  const char *id;
  const PwGame *game;

  if (!pw_record_json_get_int (root, "format", &format))
    return NULL;
  if (format > PW_RECORD_FORMAT)
    {
      pw_record_json_fail (root, PW_RECORD_ERROR_NEWER, "format",
                           _("A newer Pipwright has written this: format %" PRId64 ", this one reads up to %d."), format,
                           PW_RECORD_FORMAT);
      return NULL;
    }
  if (format < 1)
    {
      pw_record_json_wrong_type (root, "format", _("a number from 1"));
      return NULL;
    }
  id = pw_record_json_get_string (root, "game");
  if (id == NULL)
    return NULL;
  game = pw_games_find (id);
  if (game == NULL)
    {
      g_autofree char *shown = pw_quote (id);

      pw_record_json_fail (root, PW_RECORD_ERROR_GAME, "game", _("This program does not know the game “%s”."), shown);
      return NULL;
    }
  if (json_object_has_member (root->object, "rules") && !pw_record_json_get_int (root, "rules", &rules))
    return NULL;
  if (rules < 1)
    {
      pw_record_json_wrong_type (root, "rules", _("a number from 1"));
      return NULL;
    }
  if (rules > game->rules_version)
    {
      pw_record_json_fail (root, PW_RECORD_ERROR_NEWER, "rules",
                           _("A newer Pipwright has written this: its rules are version %" PRId64 ", this one has %u."), rules,
                           game->rules_version);
      return NULL;
    }
  *version = (guint) rules;
  return game;
}

/* A move as the file has it, where it is a text. */
static const char *
move_text (JsonArray *moves, guint i)
{
  JsonNode *node = json_array_get_element (moves, i);

  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : "";
}

/* How many moves are played once @n of the file are: more, where the rules that it was written by asked for less. */
static guint
place_of (const GArray *places, gint64 n)
{
  n = MIN (n, (gint64) places->len);
  return n > 0 ? g_array_index (places, guint, n - 1) : 0;
}

/* Appends to @places how many moves are played after each of the file. */
static void
replay (PwRecord *record, JsonArray *moves, const GArray *lines, GArray *places)
{
  guint n = json_array_get_length (moves);

  for (guint i = 0; i < n; i++)
    {
      guint played;

      if (!pw_record_play_line (record, move_text (moves, i), i < lines->len ? g_array_index (lines, guint, i) : 0))
        {
          record->broken_rest = g_new0 (char *, n - i + 1);
          for (guint k = i; k < n; k++)
            record->broken_rest[k - i] = g_strdup (move_text (moves, k));
          return;
        }
      played = pw_history_get_cursor (record->history);
      g_array_append_val (places, played);
    }
}

/* Lines are kept in the order of their places. */
static int
compare_struck (gconstpointer a, gconstpointer b)
{
  const PwStruck *one = a, *other = b;

  return one->before < other->before ? -1 : one->before > other->before;
}

/* A text of @source on one line, or %NULL: what was said of a line is told from the line where it cannot be used. */
static const char *
get_said (const PwRecordJson *source, const char *member)
{
  JsonNode *node = json_object_get_member (source->object, member);
  const char *text = node && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;

  return text && pw_record_may_say (text) ? text : NULL;
}

/* Lines that were taken out earlier; a place that is not in the game any more is its end. */
static gboolean
read_struck (PwRecord *record, const PwRecordJson *root, const GArray *places)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (PwStruck));
  JsonArray *list;

  g_array_set_clear_func (all, (GDestroyNotify) pw_struck_clear);
  if (!json_object_has_member (root->object, "struck"))
    return TRUE;
  list = pw_record_json_get_list (root, "struck");
  for (guint i = 0; list && i < json_array_get_length (list); i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      g_autofree char *path = g_strdup_printf ("struck.%u", i);
      PwRecordJson struck = { JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL, path, root->places,
                              root->error };
      g_autofree char *line = NULL;
      gint64 before;
      const char *said, *language;
      PwStruck one;

      if (struck.object == NULL)
        return pw_record_json_wrong_type (root, "struck", _("a list of lines that were taken out"));
      line = g_strdup (pw_record_json_get_string (&struck, "line"));
      if (line == NULL || !pw_record_json_get_int (&struck, "before", &before) ||
          !pw_record_json_get_number (&struck, "before", 0, G_MAXINT64, &before))
        return FALSE;
      /* Tabs separate words as spaces do. */
      if (!pw_line_is_plain (g_strdelimit (line, "\t", ' ')))
        return pw_record_json_fail (&struck, PW_RECORD_ERROR_FORMAT, "line",
                                    _("A line that was struck holds a line break or another character that cannot be shown."));
      said = get_said (&struck, "said");
      language = said ? get_said (&struck, "language") : NULL;
      one = pw_struck_new (place_of (places, before), line, language ? said : NULL, language);
      g_array_append_val (all, one);
    }
  /* Stable: lines of one place stay in their order. */
  g_array_sort (all, compare_struck);
  for (guint i = 0; i < all->len; i++)
    pw_history_add_struck (record->history, &g_array_index (all, PwStruck, i));
  return list != NULL;
}

/* What the file says of the scores; it is looked at by those who compare. */
static gboolean
read_scores (PwRecord *record, const PwRecordJson *root)
{
  JsonArray *scores;
  gboolean secret = FALSE;
  guint n = pw_history_get_setup (record->history)->n_players;

  if (!json_object_has_member (root->object, "scores"))
    return TRUE;
  scores = pw_record_json_get_list (root, "scores");
  if (scores == NULL)
    return FALSE;
  if (json_array_get_length (scores) != n)
    return pw_record_json_wrong_type (root, "scores", _("a list of one number for each player"));
  for (guint seat = 0; seat < n; seat++)
    {
      JsonNode *score = json_array_get_element (scores, seat);

      /* It was secret when that was written. */
      if (JSON_NODE_HOLDS_NULL (score))
        {
          secret = TRUE;
          continue;
        }
      if (!JSON_NODE_HOLDS_VALUE (score) || json_node_get_value_type (score) != G_TYPE_INT64)
        return pw_record_json_wrong_type (root, "scores", _("a list of one number for each player"));
      record->scores[seat] = json_node_get_int (score);
    }
  record->has_scores = !secret;
  return TRUE;
}

/* How long each player has been on turn. */
static gboolean
read_seconds (PwRecord *record, const PwRecordJson *root)
{
  guint n = pw_history_get_setup (record->history)->n_players;
  JsonArray *list;

  if (!json_object_has_member (root->object, "seconds"))
    return TRUE;
  list = pw_record_json_get_list (root, "seconds");
  if (list == NULL)
    return FALSE;
  for (guint seat = 0; seat < n && json_array_get_length (list) == n; seat++)
    {
      JsonNode *node = json_array_get_element (list, seat);
      gint64 seconds;

      if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
        return pw_record_json_wrong_type (root, "seconds", _("a list of one number for each player"));
      seconds = json_node_get_int (node);
      if (seconds < 0 || seconds > G_MAXINT)
        return pw_record_json_fail (root, PW_RECORD_ERROR_FORMAT, "seconds",
                                    _("“%s” is %" PRId64 ": it goes from %" PRId64 " to %" PRId64 "."), "seconds", seconds,
                                    G_GINT64_CONSTANT (0), (gint64) G_MAXINT);
      record->seconds[seat] = (guint) seconds;
    }
  return json_array_get_length (list) == n ||
         pw_record_json_wrong_type (root, "seconds", _("a list of one number for each player"));
}

/* Where the file is, after the moves that are played. */
static gboolean
read_at (PwRecord *record, const PwRecordJson *root, const GArray *places)
{
  gint64 at;

  if (record->broken_line > 0 || !json_object_has_member (root->object, "at"))
    return TRUE;
  if (!pw_record_json_get_int (root, "at", &at))
    return FALSE;
  if (at < 0 || at > places->len)
    return pw_record_json_fail (root, PW_RECORD_ERROR_FORMAT, "at", _("“at” is %" PRId64 ", and there are %u moves."), at,
                                places->len);
  while (pw_history_get_cursor (record->history) > place_of (places, at))
    pw_history_undo (record->history);
  return TRUE;
}

/* A line of text that may be left out, and then stays NULL. */
static gboolean
read_line (const PwRecordJson *root, const char *member, char **text)
{
  const char *read = NULL;

  g_clear_pointer (text, g_free);
  if (!json_object_has_member (root->object, member))
    return TRUE;
  read = pw_record_json_get_line (root, member);
  *text = g_strdup (read);
  return read != NULL;
}

/* What a game is called says nothing about it: a title that is more than a line is shown as it is. */
static gboolean
read_title (PwRecord *record, const PwRecordJson *root)
{
  const char *title;
  g_autofree char *line = NULL;

  if (!json_object_has_member (root->object, "title"))
    return TRUE;
  title = pw_record_json_get_string (root, "title");
  if (title == NULL)
    return FALSE;
  line = pw_line_show (title);
  record->title = pw_record_clean_title (line);
  return TRUE;
}

/* Whether it is so, such as a copy to try things out; a record without the word says no. */
static gboolean
read_flag (const PwRecordJson *root, const char *name, gboolean *flag)
{
  JsonNode *node;

  if (!json_object_has_member (root->object, name))
    return TRUE;
  node = pw_record_json_get (root, name, JSON_NODE_VALUE, G_TYPE_BOOLEAN, _("true or false"));
  *flag = node && json_node_get_boolean (node);
  return node != NULL;
}

/* Seconds; a record without has none. */
static gboolean
read_duration (PwRecord *record, const PwRecordJson *root)
{
  gint64 seconds = 0;

  if (!pw_record_json_get_number (root, "duration", 0, G_MAXINT, &seconds))
    return FALSE;
  record->duration = (guint) seconds;
  return TRUE;
}

static PwRecord *
read_record (const PwRecordJson *root, const GArray *lines)
{
  g_autoptr (PwSetup) setup = NULL;
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));
  guint rules = 1;
  const PwGame *game = read_head (root, &rules);
  PwHistory *history;
  JsonArray *moves;

  if (game == NULL)
    return NULL;
  setup = pw_record_json_get_setup (root, game);
  moves = setup ? pw_record_json_get_list (root, "moves") : NULL;
  history = moves ? pw_history_new (game, setup, root->error) : NULL;
  if (history == NULL)
    return NULL;
  record = pw_record_new (history);
  record->rules = rules;
  if (!read_line (root, "uid", &record->uid) || !read_line (root, "created", &record->created) || !read_title (record, root) ||
      !read_flag (root, "trial", &record->trial) || !read_flag (root, "untold", &record->untold) || !read_duration (record, root))
    return NULL;
  pw_history_set_untold (record->history, record->untold);
  replay (record, moves, lines, places);
  return read_struck (record, root, places) && read_seconds (record, root) && read_at (record, root, places) &&
             read_scores (record, root)
           ? g_steal_pointer (&record)
           : NULL;
}

/* The parser knows its line only while it complains. */
static void
on_syntax_error (JsonParser *parser, GError *error, guint *line)
{
  *line = json_parser_get_current_line (parser);
}

PwRecord *
pw_record_parse_json (const char *data, gsize length, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (guint));
  PwRecordJsonPlaces places = { data, length, NULL };
  PwRecordJson root = { NULL, "", &places, error };
  PwRecord *record;
  guint line = 0;

  if (!pw_json_scan (data, length, "moves", lines, NULL, error))
    return NULL;
  g_signal_connect (parser, "error", G_CALLBACK (on_syntax_error), &line);
  if (!json_parser_load_from_data (parser, data, (gssize) length, NULL))
    {
      pw_record_error_set (error, PW_RECORD_ERROR_SYNTAX, line,
                           _("What stands here cannot be read: the file was damaged, or something else has written it."));
      return NULL;
    }
  if (json_parser_get_root (parser) == NULL || !JSON_NODE_HOLDS_OBJECT (json_parser_get_root (parser)))
    {
      pw_record_error_set (error, PW_RECORD_ERROR_FORMAT, 0, _("This is not a record of a game."));
      return NULL;
    }
  root.object = json_node_get_object (json_parser_get_root (parser));
  record = read_record (&root, lines);
  g_clear_pointer (&places.lines, g_hash_table_unref);
  return record;
}
