/* pw-record.c: records: made, loaded, saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-record-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-disk.h"
#include "core/pw-line.h"
#include "core/pw-notation.h"
#include "core/pw-quote.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/** MOST_SAID: bytes; no sentence of a log is as long by far. */
#define MOST_SAID 4096

gboolean
pw_record_may_say (const char *text)
{
  return strlen (text) <= MOST_SAID && pw_line_is_plain (text) && pw_line_is_visible (text) && pw_line_keeps_direction (text);
}

/* -- Errors that know their line ---------------------------------------------------- */

typedef struct
{
  guint line;
  char *text;
} PwRecordErrorPrivate;

static void
pw_record_error_private_init (PwRecordErrorPrivate *private)
{
}

static void
pw_record_error_private_copy (const PwRecordErrorPrivate *from, PwRecordErrorPrivate *to)
{
  to->line = from->line;
  to->text = g_strdup (from->text);
}

static void
pw_record_error_private_clear (PwRecordErrorPrivate *private)
{
  g_free (private->text);
}

G_DEFINE_EXTENDED_ERROR (PwRecordError, pw_record_error)

/**
 * pw_record_error_set:
 * @error: (nullable): return location
 * @code: a #PwRecordError
 * @line: the line of the file, from 1; 0 when none is known
 * @format: printf format of a translated sentence
 * @...: its arguments
 *
 * Refuses a file.
 */
void
pw_record_error_set (GError **error, int code, guint line, const char *format, ...)
{
  PwRecordErrorPrivate *private;
  char *text;
  va_list args;

  if (error == NULL)
    return;
  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  if (line > 0)
    *error = g_error_new (PW_RECORD_ERROR, code, _("Line %u: %s"), line, text);
  else
    *error = g_error_new_literal (PW_RECORD_ERROR, code, text);
  private = pw_record_error_get_private (*error);
  private->line = line;
  private->text = text;
}

/**
 * pw_record_error_get_line:
 * @error: any error
 *
 * Returns: the line of the file that it is about, from 1; 0 where none is known
 */
guint
pw_record_error_get_line (const GError *error)
{
  return error->domain == PW_RECORD_ERROR ? pw_record_error_get_private (error)->line : 0;
}

/**
 * pw_record_error_get_text:
 * @error: any error
 *
 * Returns: the message without the line in front
 */
const char *
pw_record_error_get_text (const GError *error)
{
  const PwRecordErrorPrivate *private = error->domain == PW_RECORD_ERROR ? pw_record_error_get_private (error) : NULL;

  return private && private->text ? private->text : error->message;
}

/* -- Records ------------------------------------------------------------------------- */

/**
 * pw_record_new:
 * @history: (transfer full): a game
 *
 * Returns: (transfer full): a record of it, begun now
 */
PwRecord *
pw_record_new (PwHistory *history)
{
  PwRecord *record = g_new0 (PwRecord, 1);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  record->history = history;
  record->created = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  record->uid = g_uuid_string_random ();
  return record;
}

/**
 * pw_record_free:
 * @record: (nullable) (transfer full): a record
 *
 * Frees it with its game.
 */
void
pw_record_free (PwRecord *record)
{
  if (record == NULL)
    return;
  pw_history_free (record->history);
  g_free (record->created);
  g_free (record->uid);
  g_free (record->title);
  g_free (record->broken_text);
  g_strfreev (record->broken_rest);
  g_clear_error (&record->broken_reason);
  g_free (record);
}

/**
 * pw_record_is_untold:
 * @record: a game
 *
 * Returns: whether it is over, and its secret scores are still to be told: nobody may know them from the file
 */
gboolean
pw_record_is_untold (const PwRecord *record)
{
  const PwHistory *history = record->history;
  gconstpointer state = pw_history_get_state (history, pw_history_get_cursor (history));

  return record->untold && pw_history_keeps_secret (history) && pw_history_get_game (history)->play.actor (state) == PW_NOBODY;
}

/**
 * pw_record_clean_title:
 * @title: (nullable): what people have typed, UTF-8
 *
 * Returns: (transfer full) (nullable): a name for a game: one line without spaces around it, at most
 *   %PW_RECORD_MAX_TITLE characters; %NULL where nothing is left, or nothing that can be seen
 */
char *
pw_record_clean_title (const char *title)
{
  g_autofree char *valid = title ? g_utf8_make_valid (title, -1) : NULL;
  g_autoptr (GString) line = g_string_new (NULL);
  guint n = 0;

  for (const char *p = valid; p && *p && n < PW_RECORD_MAX_TITLE; p = g_utf8_next_char (p), n++)
    g_string_append_unichar (line, g_unichar_iscntrl (g_utf8_get_char (p)) ? ' ' : g_utf8_get_char (p));
  g_strstrip (line->str);
  return *line->str && pw_line_is_visible (line->str) ? g_strdup (line->str) : NULL;
}

/* A move is one line wherever it stands: what looks like two of them elsewhere is none. Tabs separate words as spaces do. */
static gboolean
line_is_one (const char *line, GError **error)
{
  g_autofree char *spaced = g_strdelimit (g_strdup (line), "\t", ' ');

  if (pw_line_is_plain (spaced))
    return TRUE;
  g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN,
               _("The line holds a line break or another character that cannot be shown."));
  return FALSE;
}

/** MAX_UPGRADES: so much at most comes before one line of a record of earlier rules. */
#define MAX_UPGRADES 8

/* What makes room for a line of a record of earlier rules. */
static PwMend
upgrade (const PwRecord *record, gconstpointer state, const PwMove *move, PwMove *out)
{
  const PwGame *game = pw_history_get_game (record->history);
  guint at = pw_history_get_cursor (record->history), n_events = 0;
  const PwEvent *events = at > 0 ? pw_history_get_events (record->history, at - 1, &n_events) : NULL;

  if (record->rules >= game->rules_version)
    return PW_MEND_NOTHING;
  return pw_game_upgrade (game, state, pw_history_get_setup (record->history), record->rules, move, events, n_events, out);
}

/* Plays a line, and before it what the rules of today ask for and earlier ones did not, or leaves it out where it goes
 * by itself today; the first refusal is the one that is said, as it is about the moment at which the line stands. */
static gboolean
play_line (PwRecord *record, const char *line, GError **error)
{
  PwHistory *history = record->history;
  const PwGame *game = pw_history_get_game (history);

  for (guint i = 0;; i++)
    {
      gconstpointer state = pw_history_get_state (history, pw_history_get_cursor (history));
      PwMove move, other;
      PwMend mend;

      if (!pw_notation_parse (game, pw_history_get_setup (history), state, line, &move, i == 0 ? error : NULL))
        return FALSE;
      if (pw_history_play (history, &move, i == 0 ? error : NULL))
        return TRUE;
      mend = i < MAX_UPGRADES ? upgrade (record, state, &move, &other) : PW_MEND_NOTHING;
      if (mend == PW_MEND_DROP)
        return TRUE;
      if (mend == PW_MEND_NOTHING || !pw_history_play (history, &other, NULL))
        return FALSE;
      if (other.reason != 0)
        return TRUE;
    }
}

gboolean
pw_record_play_line (PwRecord *record, const char *line, guint file_line)
{
  PwHistory *history = record->history;
  guint at = pw_history_get_cursor (history);
  GError *error = NULL;

  if (line_is_one (line, &error) && play_line (record, line, &error))
    {
      g_clear_error (&error);
      return TRUE;
    }
  while (pw_history_get_cursor (history) > at)
    pw_history_undo (history);
  pw_history_forget_undone (history);
  record->broken_line = at + 1;
  record->broken_file_line = file_line;
  record->broken_text = pw_quote (line);
  record->broken_reason = error;
  return FALSE;
}

gboolean
pw_record_read_option (const PwOption *option, const char *word, gint16 *value, GError **error)
{
  g_autofree char *shown = NULL;

  for (guint i = 0; i < option->words->n_words; i++)
    if (g_ascii_strcasecmp (option->words->words[i].word, word) == 0)
      {
        *value = option->words->words[i].value;
        return TRUE;
      }
  shown = pw_quote (word);
  pw_record_error_set (error, PW_RECORD_ERROR_SETUP, 0, _("“%s” is not a value of %s: expected %s."), shown, option->id,
                       _(option->words->expects));
  return FALSE;
}

/* The line that a byte stands on, from 1. */
static guint
line_of (const char *data, const char *at)
{
  guint line = 1;

  for (const char *p = data; p < at; p++)
    line += *p == '\n';
  return line;
}

/* Whether the text was cut at @at: within a character, or where a power failure has left zeros instead of the rest. */
static gboolean
is_cut (const char *at, const char *end)
{
  if (*at != '\0')
    return g_utf8_get_char_validated (at, (gssize) (end - at)) == (gunichar) -2;
  while (at < end && *at == '\0')
    at++;
  return at == end;
}

/**
 * pw_record_parse:
 * @data: a record: JSON, or a text in notation
 * @length: its length in bytes, or -1 if it ends with a NUL
 * @error: (nullable): return location: PW_RECORD_ERROR with the line, where one is known
 *
 * Reads a record and plays its moves. A move that cannot be played is no error: the record
 * holds what came before it and says in broken_* what is wrong.
 *
 * Returns: (transfer full): the record, or %NULL
 */
PwRecord *
pw_record_parse (const char *data, gssize length, GError **error)
{
  gsize size = length < 0 ? strlen (data) : (gsize) length;
  g_autofree char *text = NULL;
  const char *bad, *first;

  if (size > PW_RECORD_MAX_BYTES)
    {
      pw_record_error_set (error, PW_RECORD_ERROR_SYNTAX, 0, _("This is too large to be a record: at most %d bytes are read."),
                           PW_RECORD_MAX_BYTES);
      return NULL;
    }
  if (!g_utf8_validate_len (data, size, &bad))
    {
      if (is_cut (bad, data + size))
        pw_record_error_set (error, PW_RECORD_ERROR_SYNTAX, line_of (data, bad),
                             _("The file ends here, too early: the rest of it is missing."));
      else
        pw_record_error_set (
          error, PW_RECORD_ERROR_SYNTAX, line_of (data, bad),
          _("From byte %zu on this is not text (UTF-8): the file was damaged, or something else has written it."),
          (gsize) (bad - data) + 1);
      return NULL;
    }
  /* Some editors begin a file with a byte order mark. */
  if (size >= strlen (BYTE_ORDER_MARK) && memcmp (data, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    {
      data += strlen (BYTE_ORDER_MARK);
      size -= strlen (BYTE_ORDER_MARK);
    }
  text = g_strndup (data, size);
  first = text;
  while (g_ascii_isspace (*first))
    first++;
  if (*first == '\0')
    {
      pw_record_error_set (error, PW_RECORD_ERROR_SYNTAX, 0, _("The file is empty."));
      return NULL;
    }
  return *first == '{' || *first == '[' ? pw_record_parse_json (text, size, error) : pw_record_parse_text (text, error);
}

/**
 * pw_record_load:
 * @path: a file
 * @error: (nullable): return location: of G_FILE_ERROR, PW_DISK_ERROR or PW_RECORD_ERROR
 *
 * A folder, a device, a pipe and what is larger than a record may be are refused unread.
 *
 * Returns: (transfer full): the record in that file, or %NULL; see pw_record_parse()
 */
PwRecord *
pw_record_load (const char *path, GError **error)
{
  g_autofree char *data = NULL;
  gsize length;

  if (!pw_disk_read (path, PW_RECORD_MAX_BYTES, &data, &length, NULL, error))
    return NULL;
  return pw_record_parse (data, (gssize) length, error);
}

/**
 * pw_record_write:
 * @text: a record, as pw_record_print() has it
 * @path: where
 * @error: (nullable): return location: of G_FILE_ERROR or PW_DISK_ERROR
 *
 * Writes the record so that the file is at any moment either the old one or the new one, also
 * when the power fails: pw_disk_write().
 *
 * Returns: whether it is on the disk
 */
gboolean
pw_record_write (const char *text, const char *path, GError **error)
{
  return pw_disk_write (path, text, -1, 0644, error);
}

/**
 * pw_record_save:
 * @record: a record
 * @path: where
 * @error: (nullable): return location: of G_FILE_ERROR or PW_DISK_ERROR
 *
 * Prints the record and writes it: pw_record_write().
 *
 * Returns: whether it is on the disk
 */
gboolean
pw_record_save (const PwRecord *record, const char *path, GError **error)
{
  g_autofree char *text = pw_record_print (record);

  return pw_record_write (text, path, error);
}
