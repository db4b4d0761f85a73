/* pw-record-json.c: records read from JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-record-private.h"

#include <json-glib/json-glib.h>
#include <stdarg.h>
#include <string.h>

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "core/pw-idle-options.h"
#include "core/pw-json-scan.h"
#include "core/pw-line.h"
#include "core/pw-quote.h"

/* Where things stand in the file: looked for when something is refused, not before. A file may hold a million of them. */
typedef struct
{
  const char *data;
  gsize length;
  GHashTable *lines;            /* path to line; NULL until it is asked for */
} Places;

/* An object of the file. */
typedef struct
{
  JsonObject *object;
  const char *path;             /* "players.0", or "" for the whole */
  Places *places;
  GError **error;
} Source;

/* -- Members ---------------------------------------------------------------------------- */

static GHashTable *
lines_of (Places *places)
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
line_of (const Source *source, const char *member)
{
  g_autofree char *path = *source->path ? g_strdup_printf ("%s.%s", source->path, member) : g_strdup (member);
  guint line = GPOINTER_TO_UINT (g_hash_table_lookup (lines_of (source->places), path));

  return line ? line : GPOINTER_TO_UINT (g_hash_table_lookup (lines_of (source->places), source->path));
}

static gboolean
fail (const Source *source, int code, const char *member, const char *format, ...) G_GNUC_PRINTF (4, 5);

static gboolean
fail (const Source *source, int code, const char *member, const char *format, ...)
{
  va_list args;
  g_autofree char *text = NULL;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  pw_record_error_set (source->error, code, line_of (source, member), "%s", text);
  return FALSE;
}

static gboolean
wrong_type (const Source *source, const char *member, const char *expected)
{
  if (json_object_has_member (source->object, member))
    return fail (source, PW_RECORD_ERROR_FORMAT, member, _("“%s” is not %s."), member, expected);
  return fail (source, PW_RECORD_ERROR_FORMAT, member, _("“%s” is missing: it should be %s."), member, expected);
}

/* The member, or %NULL and an error. */
static JsonNode *
get (const Source *source, const char *member, JsonNodeType type, GType value_type, const char *expected)
{
  JsonNode *node = json_object_get_member (source->object, member);

  if (node && json_node_get_node_type (node) == type &&
      (type != JSON_NODE_VALUE || json_node_get_value_type (node) == value_type))
    return node;
  wrong_type (source, member, expected);
  return NULL;
}

static gboolean
get_int (const Source *source, const char *member, gint64 *value)
{
  JsonNode *node = get (source, member, JSON_NODE_VALUE, G_TYPE_INT64, _("a whole number"));

  if (node)
    *value = json_node_get_int (node);
  return node != NULL;
}

static const char *
get_string (const Source *source, const char *member)
{
  JsonNode *node = get (source, member, JSON_NODE_VALUE, G_TYPE_STRING, _("a text"));

  return node ? json_node_get_string (node) : NULL;
}

static JsonArray *
get_list (const Source *source, const char *member)
{
  JsonNode *node = get (source, member, JSON_NODE_ARRAY, G_TYPE_INVALID, _("a list"));

  return node ? json_node_get_array (node) : NULL;
}

/* -- Players and options ------------------------------------------------------------------- */

static gboolean
read_options (const Source *source, const PwGame *game, const PwOption *options, guint n, GHashTable *components, gint16 *values)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GError) reason = NULL;
      const char *word;

      if (!json_object_has_member (source->object, options[i].id))
        continue;
      word = get_string (source, options[i].id);
      if (word == NULL)
        return FALSE;
      if (components ? !pw_components_find (components, game, &options[i], word, &values[i], &reason)
                     : !pw_record_read_option (&options[i], word, &values[i], &reason))
        return fail (source, PW_RECORD_ERROR_SETUP, options[i].id, "%s", pw_record_error_get_text (reason));
    }
  return TRUE;
}

/* A rule that this program does not know cannot be played by; one that is off, can. */
static gboolean
knows_options (const Source *source, const PwGame *game)
{
  JsonObjectIter iter;
  JsonNode *node;
  const char *id;

  json_object_iter_init (&iter, source->object);
  while (json_object_iter_next (&iter, &id, &node))
    {
      const char *word = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;
      gboolean known = FALSE;

      for (guint i = 0; i < game->terms.n_options; i++)
        known |= strcmp (game->terms.options[i].id, id) == 0;
      if (!known && g_strcmp0 (word, "no") != 0)
        {
          g_autofree char *shown = pw_quote (id);

          return fail (source, PW_RECORD_ERROR_SETUP, id,
                       _("The game was played with “%s”, which this version of the program does not know."), shown);
        }
    }
  return TRUE;
}

/* "components": for each option what is used that not every copy of the program knows. */
static gboolean
read_components (const Source *root, const PwGame *game, GHashTable *components)
{
  JsonNode *node;
  JsonObjectIter options, words;
  JsonNode *of_option, *component;
  const char *option, *word;

  if (!json_object_has_member (root->object, "components"))
    return TRUE;
  node = get (root, "components", JSON_NODE_OBJECT, G_TYPE_INVALID, _("an object"));
  if (node == NULL)
    return FALSE;
  json_object_iter_init (&options, json_node_get_object (node));
  while (json_object_iter_next (&options, &option, &of_option))
    {
      if (!JSON_NODE_HOLDS_OBJECT (of_option))
        return wrong_type (root, "components", _("an object with an object for each option"));
      json_object_iter_init (&words, json_node_get_object (of_option));
      while (json_object_iter_next (&words, &word, &component))
        {
          g_autofree char *text = json_to_string (component, FALSE);
          g_autoptr (GError) reason = NULL;

          if (!pw_components_read (components, game, option, word, text, &reason))
            return fail (root, (PwRecordError) reason->code, "components", "%s", pw_record_error_get_text (reason));
        }
    }
  return TRUE;
}

static gboolean
read_player (const Source *source, const PwGame *game, GHashTable *components, PwSetup *setup, guint seat)
{
  const char *name = get_string (source, "name");
  gint64 marker = seat + 1;

  if (name == NULL || (json_object_has_member (source->object, "marker") && !get_int (source, "marker", &marker)))
    return FALSE;
  if (marker < 1 || marker > PW_MAX_PLAYERS)
    return fail (source, PW_RECORD_ERROR_SETUP, "marker", _("There is no marker %" PRId64 ", they go from 1 to %d."), marker,
                 PW_MAX_PLAYERS);
  pw_setup_set_name (setup, seat, name);
  setup->markers[seat] = (guint8) marker;
  return read_options (source, game, game->terms.seat_options, game->terms.n_seat_options, components, setup->seat_options[seat]);
}

/* What was agreed apart from the game's options; numbers may stand without quotes. */
static gboolean
read_terms (const Source *root, PwSetup *setup)
{
  for (guint i = 0; i < PW_RECORD_N_TERMS; i++)
    {
      JsonNode *node = json_object_get_member (root->object, pw_record_terms[i]);
      g_autofree char *text = NULL, *shown = NULL;

      if (node == NULL)
        continue;
      if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
        text = g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
      else
        text = g_strdup (get_string (root, pw_record_terms[i]));
      if (text == NULL)
        return FALSE;
      shown = pw_quote (text);
      if (!pw_record_read_term (text, i, setup))
        return fail (root, PW_RECORD_ERROR_SETUP, pw_record_terms[i], _("“%s” is not a value of %s: expected %s."), shown,
                     pw_record_terms[i], pw_record_term_expects (setup->game, i));
    }
  return TRUE;
}

/* Which options of the table the file names, as a bit set; "options" is an object, where there is any. */
static guint64
options_said (const Source *root, const PwGame *game)
{
  JsonNode *node = json_object_get_member (root->object, "options");
  guint64 said = 0;

  for (guint i = 0; node && i < game->terms.n_options; i++)
    if (json_object_has_member (json_node_get_object (node), game->terms.options[i].id))
      said |= G_GUINT64_CONSTANT (1) << i;
  return said;
}

static PwSetup *
read_setup (const Source *root, const PwGame *game)
{
  JsonArray *players = get_list (root, "players");
  g_autoptr (GHashTable) components = pw_components_new ();
  g_autoptr (PwSetup) setup = NULL;
  g_autoptr (GError) reason = NULL;
  guint n;

  if (players == NULL)
    return NULL;
  n = json_array_get_length (players);
  if (n < game->min_players || n > game->max_players)
    {
      fail (root, PW_RECORD_ERROR_SETUP, "players", _("This game is for %u to %u players, not for %u."), game->min_players,
            game->max_players, n);
      return NULL;
    }
  setup = pw_setup_new_plain (game, n);
  /* First what they may name. */
  if (!read_components (root, game, components))
    return NULL;
  if (json_object_has_member (root->object, "options"))
    {
      JsonNode *node = get (root, "options", JSON_NODE_OBJECT, G_TYPE_INVALID, _("an object"));
      Source options = { node ? json_node_get_object (node) : NULL, "options", root->places, root->error };

      if (node == NULL || !knows_options (&options, game) ||
          !read_options (&options, game, game->terms.options, game->terms.n_options, components, setup->options))
        return NULL;
    }
  if (!read_terms (root, setup))
    return NULL;
  for (guint seat = 0; seat < n; seat++)
    {
      JsonNode *node = json_array_get_element (players, seat);
      g_autofree char *path = g_strdup_printf ("players.%u", seat);
      Source player = { NULL, path, root->places, root->error };

      if (!JSON_NODE_HOLDS_OBJECT (node))
        {
          fail (&player, PW_RECORD_ERROR_FORMAT, "", _("“players” is not a list of players with their names."));
          return NULL;
        }
      player.object = json_node_get_object (node);
      if (!read_player (&player, game, components, setup, seat))
        return NULL;
    }
  pw_idle_options_clear (setup, options_said (root, game));
  pw_setup_hold (setup);
  if (!pw_setup_validate (setup, game, &reason))
    fail (root, PW_RECORD_ERROR_SETUP, "players", "%s", pw_record_error_get_text (reason));
  else if (!pw_components_check_used (components, &reason))
    fail (root, PW_RECORD_ERROR_SETUP, "components", "%s", pw_record_error_get_text (reason));
  else
    return g_steal_pointer (&setup);
  return NULL;
}

/* -- The whole ----------------------------------------------------------------------------- */

/* Format and game: what must be understood before anything else is looked at. */
static const PwGame *
read_head (const Source *root, guint *version)
{
  gint64 format, rules = 1;
  const char *id;
  const PwGame *game;

  if (!get_int (root, "format", &format))
    return NULL;
  if (format > PW_RECORD_FORMAT)
    {
      fail (root, PW_RECORD_ERROR_NEWER, "format",
            _("A newer Pipwright has written this: format %" PRId64 ", this one reads up to %d."), format, PW_RECORD_FORMAT);
      return NULL;
    }
  if (format < 1)
    {
      wrong_type (root, "format", _("a number from 1"));
      return NULL;
    }
  id = get_string (root, "game");
  if (id == NULL)
    return NULL;
  game = pw_games_find (id);
  if (game == NULL)
    {
      g_autofree char *shown = pw_quote (id);

      fail (root, PW_RECORD_ERROR_GAME, "game", _("This program does not know the game “%s”."), shown);
      return NULL;
    }
  if (json_object_has_member (root->object, "rules") && !get_int (root, "rules", &rules))
    return NULL;
  if (rules < 1)
    {
      wrong_type (root, "rules", _("a number from 1"));
      return NULL;
    }
  if (rules > game->rules_version)
    {
      fail (root, PW_RECORD_ERROR_NEWER, "rules",
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

/* A text of one line. */
static const char *
get_line (const Source *source, const char *member)
{
  const char *text = get_string (source, member);

  if (text == NULL || pw_line_is_plain (text))
    return text;
  fail (source, PW_RECORD_ERROR_FORMAT, member, _("“%s” holds a line break or another character that cannot be shown."), member);
  return NULL;
}

/* A whole number from @least to @most; left out, @value stays. */
static gboolean
get_number (const Source *source, const char *member, gint64 least, gint64 most, gint64 *value)
{
  if (!json_object_has_member (source->object, member))
    return TRUE;
  if (!get_int (source, member, value))
    return FALSE;
  if (*value >= least && *value <= most)
    return TRUE;
  return fail (source, PW_RECORD_ERROR_FORMAT, member, _("“%s” is %" PRId64 ": it goes from %" PRId64 " to %" PRId64 "."),
               member, *value, least, most);
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
get_said (const Source *source, const char *member)
{
  JsonNode *node = json_object_get_member (source->object, member);
  const char *text = node && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;

  return text && pw_record_may_say (text) ? text : NULL;
}

/* Lines that were taken out earlier; a place that is not in the game any more is its end. */
static gboolean
read_struck (PwRecord *record, const Source *root, const GArray *places)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (PwStruck));
  JsonArray *list;

  g_array_set_clear_func (all, (GDestroyNotify) pw_struck_clear);
  if (!json_object_has_member (root->object, "struck"))
    return TRUE;
  list = get_list (root, "struck");
  for (guint i = 0; list && i < json_array_get_length (list); i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      g_autofree char *path = g_strdup_printf ("struck.%u", i);
      Source struck = { JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL, path, root->places, root->error };
      g_autofree char *line = NULL;
      gint64 before;
      const char *said, *language;
      PwStruck one;

      if (struck.object == NULL)
        return wrong_type (root, "struck", _("a list of lines that were taken out"));
      line = g_strdup (get_string (&struck, "line"));
      if (line == NULL || !get_int (&struck, "before", &before) || !get_number (&struck, "before", 0, G_MAXINT64, &before))
        return FALSE;
      /* Tabs separate words as spaces do. */
      if (!pw_line_is_plain (g_strdelimit (line, "\t", ' ')))
        return fail (&struck, PW_RECORD_ERROR_FORMAT, "line",
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
read_scores (PwRecord *record, const Source *root)
{
  JsonArray *scores;
  gboolean secret = FALSE;
  guint n = pw_history_get_setup (record->history)->n_players;

  if (!json_object_has_member (root->object, "scores"))
    return TRUE;
  scores = get_list (root, "scores");
  if (scores == NULL)
    return FALSE;
  if (json_array_get_length (scores) != n)
    return wrong_type (root, "scores", _("a list of one number for each player"));
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
        return wrong_type (root, "scores", _("a list of one number for each player"));
      record->scores[seat] = json_node_get_int (score);
    }
  record->has_scores = !secret;
  return TRUE;
}

/* How long each player has been on turn. */
static gboolean
read_seconds (PwRecord *record, const Source *root)
{
  guint n = pw_history_get_setup (record->history)->n_players;
  JsonArray *list;

  if (!json_object_has_member (root->object, "seconds"))
    return TRUE;
  list = get_list (root, "seconds");
  if (list == NULL)
    return FALSE;
  for (guint seat = 0; seat < n && json_array_get_length (list) == n; seat++)
    {
      JsonNode *node = json_array_get_element (list, seat);
      gint64 seconds;

      if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
        return wrong_type (root, "seconds", _("a list of one number for each player"));
      seconds = json_node_get_int (node);
      if (seconds < 0 || seconds > G_MAXINT)
        return fail (root, PW_RECORD_ERROR_FORMAT, "seconds", _("“%s” is %" PRId64 ": it goes from %" PRId64 " to %" PRId64 "."),
                     "seconds", seconds, G_GINT64_CONSTANT (0), (gint64) G_MAXINT);
      record->seconds[seat] = (guint) seconds;
    }
  return json_array_get_length (list) == n || wrong_type (root, "seconds", _("a list of one number for each player"));
}

/* Where the file is, after the moves that are played. */
static gboolean
read_at (PwRecord *record, const Source *root, const GArray *places)
{
  gint64 at;

  if (record->broken_line > 0 || !json_object_has_member (root->object, "at"))
    return TRUE;
  if (!get_int (root, "at", &at))
    return FALSE;
  if (at < 0 || at > places->len)
    return fail (root, PW_RECORD_ERROR_FORMAT, "at", _("“at” is %" PRId64 ", and there are %u moves."), at, places->len);
  while (pw_history_get_cursor (record->history) > place_of (places, at))
    pw_history_undo (record->history);
  return TRUE;
}

/* A line of text that may be left out, and then stays NULL. */
static gboolean
read_line (const Source *root, const char *member, char **text)
{
  const char *read = NULL;

  g_clear_pointer (text, g_free);
  if (!json_object_has_member (root->object, member))
    return TRUE;
  read = get_line (root, member);
  *text = g_strdup (read);
  return read != NULL;
}

/* What a game is called says nothing about it: a title that is more than a line is shown as it is. */
static gboolean
read_title (PwRecord *record, const Source *root)
{
  const char *title;
  g_autofree char *line = NULL;

  if (!json_object_has_member (root->object, "title"))
    return TRUE;
  title = get_string (root, "title");
  if (title == NULL)
    return FALSE;
  line = pw_line_show (title);
  record->title = pw_record_clean_title (line);
  return TRUE;
}

/* Whether it is so, such as a copy to try things out; a record without the word says no. */
static gboolean
read_flag (const Source *root, const char *name, gboolean *flag)
{
  JsonNode *node;

  if (!json_object_has_member (root->object, name))
    return TRUE;
  node = get (root, name, JSON_NODE_VALUE, G_TYPE_BOOLEAN, _("true or false"));
  *flag = node && json_node_get_boolean (node);
  return node != NULL;
}

/* Seconds; a record without has none. */
static gboolean
read_duration (PwRecord *record, const Source *root)
{
  gint64 seconds = 0;

  if (!get_number (root, "duration", 0, G_MAXINT, &seconds))
    return FALSE;
  record->duration = (guint) seconds;
  return TRUE;
}

static PwRecord *
read_record (const Source *root, const GArray *lines)
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
  setup = read_setup (root, game);
  moves = setup ? get_list (root, "moves") : NULL;
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
  Places places = { data, length, NULL };
  Source root = { NULL, "", &places, error };
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
