/* pw-record-text.c: records as plain text: a header, then a move a line
 *
 *   game: burgundy
 *   edition: 2019
 *   player: Ana marker=1 duchy=1
 *   player: Ben marker=2 duchy=7
 *
 *   ana start d4 red red pink        ; a comment
 *   = ana 0                          ; an assertion: Ana has 0 points here
 *   - ana take 3 castle              ; a line that was taken out of the game
 *   > en Ana takes a castle.         ; what the log said of it, in the language of then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-record-private.h"

#include <stdarg.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-idle-options.h"
#include "core/pw-line.h"
#include "core/pw-notation.h"
#include "core/pw-quote.h"

/** MOST_POINTS: more than anybody has. */
#define MOST_POINTS 9999

/* -- What is written and read alike --------------------------------------------------------------- */

/* The character after @p inside or outside of quotes; @quoted follows. */
static char *
next_char (char *p, gboolean *quoted)
{
  if (*quoted && *p == '\\' && p[1])
    return p + 2;
  if (*p == '"')
    *quoted = !*quoted;
  return p + 1;
}

/* Ends a line where its comment begins; a semicolon in a text in quotes begins none. Returns: (nullable): the comment. */
static char *
cut_comment (char *line)
{
  gboolean quoted = FALSE;

  for (char *p = line; *p; p = next_char (p, &quoted))
    if (*p == ';' && !quoted)
      {
        *p = '\0';
        return p + 1;
      }
  return NULL;
}

/* What the rest of a line says: quotes around the whole of it are taken off. Tabs separate words as spaces do. */
static char *
read_rest (char *rest)
{
  return pw_line_unquote (g_strstrip (g_strdelimit (rest, "\t", ' ')));
}

/* Writes a text so that it is read again as it is: in quotes only where it has to be, as most lines are words of ours. */
static void
append_rest (GString *out, const char *text)
{
  g_autofree char *line = g_strdup (text);
  g_autofree char *again = NULL;

  cut_comment (line);
  again = read_rest (line);
  if (strcmp (again, text) == 0)
    g_string_append (out, text);
  else
    pw_line_append_quoted (out, text);
}

/* -- Writing ------------------------------------------------------------------------------- */

/* The lines that were taken out before move @at, from the one numbered @i on. Returns: the next number. */
static guint
append_struck (GString *out, const PwHistory *history, guint i, guint at)
{
  for (; i < pw_history_get_n_struck (history) && pw_history_get_struck (history, i)->before <= at; i++)
    {
      const PwStruck *struck = pw_history_get_struck (history, i);

      g_string_append (out, "- ");
      append_rest (out, struck->line);
      g_string_append_c (out, '\n');
      if (struck->said)
        {
          g_string_append_printf (out, "> %s ", struck->language);
          append_rest (out, struck->said);
          g_string_append_c (out, '\n');
        }
    }
  return i;
}

/* What options name comes before them. */
static void
append_components (GString *out, const PwGame *game, const PwSetup *setup)
{
  for (guint i = 0; i < game->terms.n_seat_options + game->terms.n_options; i++)
    for (guint seat = 0; seat < setup->n_players; seat++)
      {
        g_autofree char *component = pw_components_print (game, setup, i, seat);
        const PwOption *option = pw_components_option (game, i);

        if (component)
          g_string_append_printf (out, "component: %s %s %s\n", option->id,
                                  pw_vocabulary_get (option->words, pw_components_value (game, setup, i, seat))->word, component);
      }
}

/* The word of an option's value. */
static const char *
option_word (const PwOption *option, gint16 value)
{
  const PwWord *word = pw_vocabulary_get (option->words, value);

  return word ? word->word : "";
}

static void
append_setup (GString *out, const PwGame *game, const PwSetup *setup)
{
  for (guint i = 0; i < PW_RECORD_N_TERMS; i++)
    {
      g_autofree char *value = pw_record_print_term (setup, i);

      if (value)
        g_string_append_printf (out, "%s: %s\n", pw_record_terms[i], value);
    }
  append_components (out, game, setup);
  for (guint i = 0; i < game->terms.n_options; i++)
    g_string_append_printf (out, "%s: %s\n", game->terms.options[i].id, option_word (&game->terms.options[i], setup->options[i]));
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_string_append (out, "player: ");
      pw_line_append_quoted (out, setup->names[seat]);
      g_string_append_printf (out, " marker=%u", setup->markers[seat]);
      for (guint i = 0; i < game->terms.n_seat_options; i++)
        g_string_append_printf (out, " %s=%s", game->terms.seat_options[i].id,
                                option_word (&game->terms.seat_options[i], setup->seat_options[seat][i]));
      g_string_append_c (out, '\n');
    }
}

/**
 * pw_record_print_text:
 * @record: a record
 *
 * Only the moves that are played are written, not those undone.
 *
 * Returns: (transfer full): the record in notation
 */
char *
pw_record_print_text (const PwRecord *record)
{
  const PwHistory *history = record->history;
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  GString *out = g_string_new (NULL);
  guint struck = 0;

  g_string_append_printf (out, "game: %s\n", game->id);
  if (record->title)
    {
      g_string_append (out, "title: ");
      append_rest (out, record->title);
      g_string_append_c (out, '\n');
    }
  if (record->trial)
    g_string_append (out, "trial: yes\n");
  if (pw_record_is_untold (record))
    g_string_append (out, "untold: yes\n");
  append_setup (out, game, setup);
  g_string_append_c (out, '\n');
  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    {
      g_autofree char *line = NULL;

      struck = append_struck (out, history, struck, i);
      line = pw_notation_print (game, setup, pw_history_get_move (history, i));
      g_string_append_printf (out, "%s\n", line);
    }
  append_struck (out, history, struck, pw_history_get_cursor (history));
  return g_string_free (out, FALSE);
}

/* -- Reading ------------------------------------------------------------------------------------ */

typedef struct
{
  const PwGame *game;
  PwSetup *setup;
  GHashTable *components;       /* what the record carries itself */
  guint64 said;                 /* the options that have had their line */
  char *title;
  gboolean trial, untold;
  PwRecord *record;
  guint line;
  GError **error;
} Text;

static gboolean
fail (const Text *text, PwRecordError code, const char *format, ...) G_GNUC_PRINTF (3, 4);

static gboolean
fail (const Text *text, PwRecordError code, const char *format, ...)
{
  va_list args;
  g_autofree char *message = NULL;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  pw_record_error_set (text->error, code, text->line, "%s", message);
  return FALSE;
}

/* Reads a name, in quotes or up to a space. Returns: what follows it. */
static const char *
read_name (const char *p, GString *name)
{
  if (*p != '"')
    {
      for (; *p && !g_ascii_isspace (*p); p++)
        g_string_append_c (name, *p);
      return p;
    }
  for (p++; *p && *p != '"'; p++)
    {
      if (*p == '\\' && p[1])
        p++;
      g_string_append_c (name, *p);
    }
  return *p == '"' ? p + 1 : p;
}

/* "marker=1" or "duchy=7" after a player's name. */
static gboolean
read_seat_option (Text *text, guint seat, char *word)
{
  char *value = strchr (word, '=');
  guint64 marker;

  if (value)
    *value++ = '\0';
  if (value && strcmp (word, "marker") == 0)
    {
      g_autofree char *shown = pw_quote (value);

      if (!g_ascii_string_to_unsigned (value, 10, 1, PW_MAX_PLAYERS, &marker, NULL))
        return fail (text, PW_RECORD_ERROR_SETUP, _("“%s” is not a marker: markers are numbers from 1 to %d."), shown,
                     PW_MAX_PLAYERS);
      text->setup->markers[seat] = (guint8) marker;
      return TRUE;
    }
  for (guint k = 0; k < text->game->terms.n_seat_options && value; k++)
    if (strcmp (text->game->terms.seat_options[k].id, word) == 0)
      {
        g_autoptr (GError) reason = NULL;

        return pw_components_find (text->components, text->game, &text->game->terms.seat_options[k], value,
                                   &text->setup->seat_options[seat][k], &reason) ||
               fail (text, PW_RECORD_ERROR_SETUP, "%s", pw_record_error_get_text (reason));
      }
  return fail (text, PW_RECORD_ERROR_SETUP, _("A player is written as: Name marker=1, then the options of the seat."));
}

/* "Ana marker=1 duchy=7", or the name in quotes. */
static gboolean
read_player (Text *text, const char *value)
{
  g_autoptr (GString) name = g_string_new (NULL);
  g_auto (GStrv) words = NULL;
  guint seat = text->setup->n_players;

  if (seat == text->game->max_players || seat == PW_MAX_PLAYERS)
    return fail (text, PW_RECORD_ERROR_SETUP, _("There are too many players for this game."));
  words = g_strsplit_set (read_name (value, name), " \t", -1);
  text->setup->n_players++;
  pw_setup_set_name (text->setup, seat, name->str);
  for (guint i = 0; words[i]; i++)
    if (*words[i] && !read_seat_option (text, seat, words[i]))
      return FALSE;
  return TRUE;
}

/* "duchy riverland-3fa91c02 {...}": something that not every copy of the program knows. */
static gboolean
read_component (Text *text, const char *value)
{
  g_auto (GStrv) parts = g_strsplit (value, " ", 3);
  g_autoptr (GError) reason = NULL;

  if (g_strv_length (parts) != 3)
    return fail (text, PW_RECORD_ERROR_FORMAT, _("A component is written as: component: OPTION WORD {...}."));
  return pw_components_read (text->components, text->game, parts[0], parts[1], parts[2], &reason) ||
         fail (text, (PwRecordError) reason->code, "%s", pw_record_error_get_text (reason));
}

static gboolean
read_title (Text *text, const char *value)
{
  g_autofree char *title = pw_line_unquote (value);

  if (text->title)
    return fail (text, PW_RECORD_ERROR_FORMAT, _("“%s” is said twice."), "title");
  if (!pw_line_is_plain (title))
    return fail (text, PW_RECORD_ERROR_FORMAT, _("“%s” holds a line break or another character that cannot be shown."), "title");
  text->title = pw_record_clean_title (title);
  return TRUE;
}

/* A line "key: value" before the first move. */
static gboolean
read_header (Text *text, const char *key, const char *value)
{
  g_autofree char *shown = NULL;

  if (strcmp (key, "game") == 0 && text->game == NULL)
    {
      text->game = pw_games_find (value);
      shown = pw_quote (value);
      if (text->game == NULL)
        return fail (text, PW_RECORD_ERROR_GAME, _("This program does not know the game “%s”."), shown);
      text->setup = pw_setup_new_plain (text->game, 0);
      return TRUE;
    }
  if (text->game == NULL)
    return fail (text, PW_RECORD_ERROR_FORMAT, _("A record begins with the line: game: NAME."));
  if (strcmp (key, "component") == 0)
    return read_component (text, value);
  if (strcmp (key, "title") == 0)
    return read_title (text, value);
  if (strcmp (key, "trial") == 0 || strcmp (key, "untold") == 0)
    {
      gboolean *flag = *key == 't' ? &text->trial : &text->untold;

      *flag = strcmp (value, "yes") == 0;
      return *flag || strcmp (value, "no") == 0 || fail (text, PW_RECORD_ERROR_FORMAT, _("“%s” is yes or no."), key);
    }
  if (strcmp (key, "player") == 0)
    return read_player (text, value);
  for (guint i = 0; i < PW_RECORD_N_TERMS; i++)
    if (strcmp (key, pw_record_terms[i]) == 0)
      {
        shown = pw_quote (value);
        return pw_record_read_term (value, i, text->setup) ||
               fail (text, PW_RECORD_ERROR_SETUP, _("“%s” is not a value of %s: expected %s."), shown, key,
                     pw_record_term_expects (text->game, i));
      }
  for (guint i = 0; i < text->game->terms.n_options; i++)
    if (strcmp (text->game->terms.options[i].id, key) == 0 && !(text->said >> i & 1))
      {
        g_autoptr (GError) reason = NULL;

        text->said |= G_GUINT64_CONSTANT (1) << i;
        return pw_components_find (text->components, text->game, &text->game->terms.options[i], value, &text->setup->options[i],
                                   &reason) ||
               fail (text, PW_RECORD_ERROR_SETUP, "%s", pw_record_error_get_text (reason));
      }
    else if (strcmp (text->game->terms.options[i].id, key) == 0)
      return fail (text, PW_RECORD_ERROR_FORMAT, _("“%s” is said twice."), key);
  if (strcmp (key, "game") == 0)
    return fail (text, PW_RECORD_ERROR_FORMAT, _("“%s” is said twice."), key);
  shown = pw_quote (key);
  return fail (text, PW_RECORD_ERROR_FORMAT, _("“%s” is not known in the head of a record."), shown);
}

/* "= ana 12": what the score must be here. A name of several words may do without quotes. */
static gboolean
read_assertion (Text *text, const char *line)
{
  const PwHistory *history = text->record->history;
  const PwSetup *setup = pw_history_get_setup (history);
  const char *last = strrchr (line, ' ');
  g_autoptr (GString) name = g_string_new (NULL);
  gboolean ambiguous = FALSE;
  gint64 expected;
  g_autofree char *there = NULL, *wanted = NULL;
  int seat, score;

  if (last && last[1] && last[1 + strspn (last + 1, "+-0123456789")] == '\0' &&
      !g_ascii_string_to_signed (last + 1, 10, -MOST_POINTS, MOST_POINTS, &expected, NULL))
    {
      there = pw_quote (last + 1);
      return fail (text, PW_RECORD_ERROR_FORMAT, _("“%s” is not a number of points: they go from %d to %d."), there,
                   -MOST_POINTS, MOST_POINTS);
    }
  if (last == NULL || !g_ascii_string_to_signed (last + 1, 10, -MOST_POINTS, MOST_POINTS, &expected, NULL))
    return fail (text, PW_RECORD_ERROR_FORMAT, _("An assertion is written as: = NAME POINTS."));
  if (*line == '"')
    read_name (line, name);
  else
    g_string_append_len (name, line, last - line);
  seat = pw_setup_find_name (setup, g_strstrip (name->str), &ambiguous);
  if (seat < 0)
    {
      g_autofree char *shown = pw_quote (name->str);

      return fail (text, PW_RECORD_ERROR_FORMAT,
                   ambiguous ? _("“%s” begins the name of several players.") : _("“%s” is not the name of one player."), shown);
    }
  if (!pw_history_knows_scores (history))
    return fail (text, PW_RECORD_ERROR_EXPECTATION,
                 _("Points are secret until the end of this game: nobody can say what %s has here."), setup->names[seat]);
  score = pw_history_get_score (history, pw_history_get_cursor (history), (guint) seat, -1);
  if (score == expected)
    return TRUE;
  there = pw_number (score);
  wanted = pw_number ((int) expected);
  return fail (text, PW_RECORD_ERROR_EXPECTATION, _("%s has %s points here, not %s."), setup->names[seat], there, wanted);
}

/* The head is read; @last is the last line that said something in it. */
static gboolean
begin (Text *text, guint last)
{
  g_autoptr (GError) reason = NULL;
  PwHistory *history;

  if (text->game == NULL)
    return fail (text, PW_RECORD_ERROR_FORMAT, _("A record begins with the line: game: NAME."));
  pw_idle_options_clear (text->setup, text->said);
  history = pw_history_new (text->game, text->setup, &reason);
  text->line = last;
  if (history == NULL || !pw_components_check_used (text->components, &reason))
    {
      g_clear_pointer (&history, pw_history_free);
      return fail (text, PW_RECORD_ERROR_SETUP, "%s", pw_record_error_get_text (reason));
    }
  text->record = pw_record_new (history);
  text->record->from_notation = TRUE;
  text->record->title = g_steal_pointer (&text->title);
  text->record->trial = text->trial;
  text->record->untold = text->untold;
  pw_history_set_untold (history, text->untold);
  return TRUE;
}

/* The colon of a line "key: value"; a move has none, except within a name in quotes. */
static char *
find_colon (char *line)
{
  char *p = line;

  /* A line that was struck and what was said of it, whatever they say. */
  if (*line == '-' || *line == '>')
    return NULL;
  while (g_ascii_isalnum (*p) || *p == '-' || *p == '_')
    p++;
  if (p == line)
    return NULL;
  while (g_ascii_isspace (*p))
    p++;
  return *p == ':' ? p : NULL;
}

/* All moves from line @i on, without comments, blank lines, assertions and struck lines. */
static char **
rest_of (char **lines, guint i)
{
  g_autoptr (GPtrArray) rest = g_ptr_array_new ();

  for (guint k = i; lines[k]; k++)
    {
      if (k > i)
        cut_comment (lines[k]);
      g_strstrip (lines[k]);
      if (*lines[k] && strchr ("=->", *lines[k]) == NULL)
        g_ptr_array_add (rest, g_strdup (lines[k]));
    }
  g_ptr_array_add (rest, NULL);
  return (char **) g_ptr_array_steal (rest, NULL);
}

/* A line that was taken out of the game; "- " is before it. */
static gboolean
read_struck (Text *text, char *rest)
{
  g_autofree char *line = read_rest (rest);

  if (!pw_line_is_plain (line))
    return fail (text, PW_RECORD_ERROR_FORMAT,
                 _("A line that was struck holds a line break or another character that cannot be shown."));
  pw_history_add_struck (text->record->history, &(PwStruck){ pw_history_get_cursor (text->record->history), line, NULL, NULL });
  return TRUE;
}

/* What the log said of the line that was struck just before; "> " is before it. It is told from that line where it cannot be used. */
static gboolean
read_said (Text *text, char *rest)
{
  PwHistory *history = text->record->history;
  guint n = pw_history_get_n_struck (history);
  char *language = g_strstrip (rest), *end = language + strcspn (language, " \t");
  g_autofree char *said = NULL;

  if (n == 0 || pw_history_get_struck (history, n - 1)->before != pw_history_get_cursor (history) || *language == '\0' ||
      *end == '\0')
    return fail (text, PW_RECORD_ERROR_FORMAT,
                 _("What was said of a line that was struck is written behind it as: > LANGUAGE SENTENCE."));
  *end = '\0';
  said = read_rest (end + 1);
  if (pw_record_may_say (said) && pw_record_may_say (language))
    pw_history_tell_struck (history, n - 1, said, language);
  return TRUE;
}

static gboolean
read_text (Text *text, char **lines)
{
  guint head = 1;

  for (guint i = 0; lines[i]; i++)
    {
      char *line, *colon, *comment;

      text->line = i + 1;
      comment = cut_comment (lines[i]);
      /* What looks like two lines elsewhere must not be a comment and a move there. */
      if (comment && !pw_line_is_plain (g_strchomp (g_strdelimit (comment, "\t", ' '))))
        return fail (text, PW_RECORD_ERROR_FORMAT,
                     _("The comment holds a line break or another character that cannot be shown."));
      line = g_strstrip (lines[i]);
      if (*line == '\0')
        continue;
      colon = text->record == NULL ? find_colon (line) : NULL;
      if (colon)
        {
          head = text->line;
          *colon = '\0';
          if (!read_header (text, g_strstrip (line), g_strstrip (colon + 1)))
            return FALSE;
          continue;
        }
      if (text->record == NULL && !begin (text, head))
        return FALSE;
      text->line = i + 1;
      if (*line == '=')
        {
          if (!read_assertion (text, g_strstrip (line + 1)))
            return FALSE;
        }
      else if (*line == '-')
        {
          if (!read_struck (text, line + 1))
            return FALSE;
        }
      else if (*line == '>')
        {
          if (!read_said (text, line + 1))
            return FALSE;
        }
      else if (!pw_record_play_line (text->record, line, text->line))
        {
          text->record->broken_rest = rest_of (lines, i);
          return TRUE;
        }
    }
  return text->record != NULL || begin (text, head);
}

PwRecord *
pw_record_parse_text (const char *data, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (data, "\n", -1);
  Text text = { .line = 1, .error = error, .components = pw_components_new () };
  gboolean read = read_text (&text, lines);

  g_hash_table_unref (text.components);
  pw_setup_free (text.setup);
  g_free (text.title);
  if (read)
    return text.record;
  pw_record_free (text.record);
  return NULL;
}
