/* pw-record-text.c: records as plain text: a header, then a move a line
 *
 *   game: burgundy
 *   edition: 2019
 *   player: Ana marker=1 duchy=1
 *   player: Ben marker=2 duchy=7
 *
 *   ana start d4 red red pink        ; a comment
 *   = ana 0                          ; an assertion: Ana has 0 points here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-record-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/* -- Writing ------------------------------------------------------------------------------- */

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

  g_string_append_printf (out, "game: %s\n", game->id);
  for (guint i = 0; i < game->n_options; i++)
    {
      const PwWord *word = pw_vocabulary_get (game->options[i].words, setup->options[i]);

      g_string_append_printf (out, "%s: %s\n", game->options[i].id, word ? word->word : "");
    }
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_autoptr (GString) plain = g_string_new (NULL);

      /* Only quotes and backslashes are escaped, letters of any script stay as they are. */
      for (const char *p = setup->names[seat]; *p; p++)
        {
          if (*p == '"' || *p == '\\')
            g_string_append_c (plain, '\\');
          g_string_append_c (plain, *p);
        }
      g_string_append_printf (out, "player: \"%s\" marker=%u", plain->str, setup->markers[seat]);
      for (guint i = 0; i < game->n_seat_options; i++)
        {
          const PwWord *word = pw_vocabulary_get (game->seat_options[i].words, setup->seat_options[seat][i]);

          g_string_append_printf (out, " %s=%s", game->seat_options[i].id, word ? word->word : "");
        }
      g_string_append_c (out, '\n');
    }
  g_string_append_c (out, '\n');
  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    {
      g_autofree char *line = pw_notation_print (game, setup, pw_history_get_move (history, i));

      g_string_append_printf (out, "%s\n", line);
    }
  return g_string_free (out, FALSE);
}

/* -- Reading ------------------------------------------------------------------------------------ */

typedef struct
{
  const PwGame *game;
  PwSetup *setup;
  PwRecord *record;
  guint line;
} Text;

static gboolean
fail (const Text *text, GError **error, PwRecordError code, const char *message)
{
  pw_record_error_set (error, code, text->line, "%s", message);
  return FALSE;
}

/* "Ana marker=1 duchy=7", or the name in quotes. */
static gboolean
read_player (Text *text, const char *value, GError **error)
{
  g_autoptr (GString) name = g_string_new (NULL);
  g_auto (GStrv) words = NULL;
  guint seat = text->setup->n_players;
  const char *p = value;

  if (seat == text->game->max_players || seat == PW_MAX_PLAYERS)
    return fail (text, error, PW_RECORD_ERROR_SETUP, _("There are too many players for this game."));
  if (*p == '"')
    {
      for (p++; *p && *p != '"'; p++)
        {
          if (*p == '\\' && p[1])
            p++;
          g_string_append_c (name, *p);
        }
      if (*p == '"')
        p++;
    }
  else
    for (; *p && !g_ascii_isspace (*p); p++)
      g_string_append_c (name, *p);
  text->setup->n_players++;
  pw_setup_set_name (text->setup, seat, name->str);
  words = g_strsplit_set (p, " \t", -1);
  for (guint i = 0; words[i]; i++)
    {
      char *equals = strchr (words[i], '=');
      gboolean known = FALSE;
      guint64 marker;

      if (*words[i] == '\0')
        continue;
      if (equals)
        *equals++ = '\0';
      if (equals && strcmp (words[i], "marker") == 0)
        {
          if (!g_ascii_string_to_unsigned (equals, 10, 1, PW_MAX_PLAYERS, &marker, NULL))
            return fail (text, error, PW_RECORD_ERROR_SETUP, _("A marker is a number from 1."));
          text->setup->markers[seat] = (guint8) marker;
          known = TRUE;
        }
      for (guint k = 0; k < text->game->n_seat_options && equals; k++)
        if (strcmp (text->game->seat_options[k].id, words[i]) == 0)
          {
            g_autoptr (GError) reason = NULL;

            if (!pw_record_read_option (&text->game->seat_options[k], equals, &text->setup->seat_options[seat][k], &reason))
              return fail (text, error, PW_RECORD_ERROR_SETUP, reason->message);
            known = TRUE;
          }
      if (!known)
        return fail (text, error, PW_RECORD_ERROR_SETUP, _("A player is written as: Name marker=1, then the options of the seat."));
    }
  return TRUE;
}

/* A line "key: value" before the first move. */
static gboolean
read_header (Text *text, const char *key, const char *value, GError **error)
{
  g_autoptr (GError) reason = NULL;

  if (strcmp (key, "game") == 0)
    {
      text->game = pw_games_find (value);
      if (text->game == NULL)
        {
          g_autofree char *message = g_strdup_printf (_("This program does not know the game “%s”."), value);

          return fail (text, error, PW_RECORD_ERROR_GAME, message);
        }
      text->setup = pw_setup_new (text->game, 0);
      return TRUE;
    }
  if (text->game == NULL)
    return fail (text, error, PW_RECORD_ERROR_FORMAT, _("A record begins with the line: game: NAME."));
  if (strcmp (key, "player") == 0)
    return read_player (text, value, error);
  for (guint i = 0; i < text->game->n_options; i++)
    if (strcmp (text->game->options[i].id, key) == 0)
      return pw_record_read_option (&text->game->options[i], value, &text->setup->options[i], &reason)
             || fail (text, error, PW_RECORD_ERROR_SETUP, reason->message);
  {
    g_autofree char *message = g_strdup_printf (_("“%s” is not known in the head of a record."), key);

    return fail (text, error, PW_RECORD_ERROR_FORMAT, message);
  }
}

/* "= ana 12": what the score must be here. */
static gboolean
read_assertion (Text *text, const char *line, GError **error)
{
  const PwHistory *history = text->record->history;
  const char *last = strrchr (line, ' ');
  g_autofree char *name = last ? g_strndup (line, (gsize) (last - line)) : NULL;
  gint64 expected;
  int seat, score;

  if (name)
    g_strstrip (g_strdelimit (name, "\"", ' '));
  if (name == NULL || !g_ascii_string_to_signed (last + 1, 10, -9999, 9999, &expected, NULL))
    return fail (text, error, PW_RECORD_ERROR_FORMAT, _("An assertion is written as: = NAME POINTS."));
  seat = pw_setup_find_name (pw_history_get_setup (history), name, NULL);
  if (seat < 0)
    return fail (text, error, PW_RECORD_ERROR_FORMAT, _("An assertion is written as: = NAME POINTS."));
  score = pw_history_get_score (history, pw_history_get_cursor (history), (guint) seat, -1);
  if (score != expected)
    {
      g_autofree char *message = g_strdup_printf (_("%s has %d points here, not %d."),
                                                  pw_history_get_setup (history)->names[seat], score, (int) expected);

      return fail (text, error, PW_RECORD_ERROR_EXPECTATION, message);
    }
  return TRUE;
}

static gboolean
begin (Text *text, GError **error)
{
  g_autoptr (GError) reason = NULL;
  PwHistory *history;

  if (text->game == NULL)
    return fail (text, error, PW_RECORD_ERROR_FORMAT, _("A record begins with the line: game: NAME."));
  history = pw_history_new (text->game, text->setup, &reason);
  if (history == NULL)
    return fail (text, error, PW_RECORD_ERROR_SETUP, reason->message);
  text->record = pw_record_new (history);
  return TRUE;
}

static gboolean
read_text (Text *text, char **lines, GError **error)
{
  for (guint i = 0; lines[i]; i++)
    {
      char *comment = strchr (lines[i], ';');
      char *colon;
      char *line;

      text->line = i + 1;
      if (comment)
        *comment = '\0';
      line = g_strstrip (lines[i]);
      if (*line == '\0')
        continue;
      colon = strchr (line, ':');
      if (text->record == NULL && colon && colon != line)
        {
          *colon = '\0';
          if (!read_header (text, g_strstrip (line), g_strstrip (colon + 1), error))
            return FALSE;
          continue;
        }
      if (text->record == NULL && !begin (text, error))
        return FALSE;
      if (*line == '=')
        {
          if (!read_assertion (text, g_strstrip (line + 1), error))
            return FALSE;
        }
      else if (!pw_record_play_line (text->record, line, text->line))
        return TRUE;
    }
  return text->record != NULL || begin (text, error);
}

PwRecord *
pw_record_parse_text (const char *data, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (data, "\n", -1);
  Text text = { .line = 1 };
  gboolean read = read_text (&text, lines, error);

  pw_setup_free (text.setup);
  if (read)
    return text.record;
  pw_record_free (text.record);
  return NULL;
}
