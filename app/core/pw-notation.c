/* pw-notation.c: moves read from lines of text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-notation-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-line.h"
#include "core/pw-quote.h"

/** MAX_WORD: no word of a line has as many bytes; a name has at most 60 characters. */
#define MAX_WORD 512

G_DEFINE_QUARK (pw-notation-error-quark, pw_notation_error)

/* All kinds that can be played now, for a message. */
static char *
playable_names (const PwReader *reader)
{
  GString *names = g_string_new (NULL);
  PwKindSet playable = reader->state ? reader->game->play.playable (reader->state) : pw_kind_set_all ();

  for (guint i = 0; i < reader->game->n_kinds; i++)
    if (pw_kind_set_has (playable, i))
      g_string_append_printf (names, "%s%s", names->len ? ", " : "", reader->game->kinds[i].name);
  return g_string_free (names, FALSE);
}

/* The player in front of the kind, PW_NOBODY where none stands there: then @text and @kind, what the first word means by itself (NULL:
 * nothing), are those of the word behind. */
static int
read_player (PwReader *reader, const char **text, GString *several, const PwMoveKind **kind, gboolean *ambiguous)
{
  int seat = pw_reader_find_seat (reader, *text, ambiguous);
  const char *second = pw_reader_peek (reader, 1);
  const PwMoveKind *shortened = *kind;

  if (seat < 0 || second == NULL || strcmp (second, "=") == 0 ||
      (g_ascii_isdigit (second[0]) && (shortened || pw_reader_rolls_by_name (reader))))
    return PW_NOBODY;
  reader->at++;
  *text = second;
  g_string_truncate (several, 0);
  *kind = pw_reader_find_kind (reader, second, several);
  /* "m m" is a monastery of Max: behind a player stands what players do, and no line of the table. */
  if (!shortened || !shortened->table || (*kind && !(*kind)->table))
    return seat;
  reader->at--;
  *kind = shortened;
  return PW_NOBODY;
}

/* Says why @text is no kind; always FALSE. */
static gboolean
refuse_kind (PwReader *reader, const char *text, const GString *several, gboolean ambiguous)
{
  g_autofree char *names = playable_names (reader);

  if (several->len)
    g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS, _("“%s” may be several: %s."), text,
                 several->str);
  else if (ambiguous)
    g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS, _("“%s” begins the name of several players."),
                 text);
  else
    g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” is not understood: expected one of: %s."),
                 text, names);
  return FALSE;
}

static gboolean
read_line (PwReader *reader)
{
  g_autoptr (GString) several = g_string_new (NULL);
  const PwMoveKind *kind;
  gboolean ambiguous = FALSE;
  const char *text = pw_reader_peek (reader, 0);
  int player = PW_NOBODY;

  if (text == NULL)
    {
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("The line is empty."));
      return FALSE;
    }
  kind = pw_reader_find_kind (reader, text, several);
  /* A player in front, unless the word is exactly a kind. */
  if (kind == NULL || g_ascii_strcasecmp (kind->name, text) != 0)
    player = read_player (reader, &text, several, &kind, &ambiguous);
  if (kind)
    reader->at++;
  else
    kind = pw_reader_guess_kind (reader, text);
  if (kind == NULL)
    return refuse_kind (reader, text, several, ambiguous);
  /* Whoever types "Ben pink" speaks of Ben, and not of what the table drew. */
  if (kind->table && player != PW_NOBODY && reader->labels)
    {
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_EXCESS, _("“%s” is more than this move takes: %s."),
                   reader->setup->names[player], kind->name);
      return FALSE;
    }
  if (kind->table)
    player = PW_TABLE;
  else if (player == PW_NOBODY)
    player = reader->state ? reader->game->play.actor (reader->state) : 0;
  pw_move_init (reader->move, (guint) (kind - reader->game->kinds), player);
  return pw_reader_read_args (reader, kind);
}

/* Nothing has names this long; messages quote the words, and a terminal obeys control characters. */
static gboolean
words_are_short (const PwReader *reader)
{
  for (guint i = 0; i < reader->tokens->len; i++)
    {
      const char *text = g_ptr_array_index (reader->tokens, i);
      g_autofree char *shown = NULL;

      if (strlen (text) < MAX_WORD && pw_line_is_plain (text))
        continue;
      shown = pw_quote (text);
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN,
                   _("“%s” is too long for a word, or holds a character that cannot be shown."), shown);
      return FALSE;
    }
  return TRUE;
}

/* The "!" that begins a reason: a word of its own, or the end of one; none in quotes counts. */
static const char *
find_mark (const char *line)
{
  gboolean quoted = FALSE;

  for (const char *p = line; *p; p++)
    {
      if (quoted && *p == '\\' && p[1])
        p++;
      else if (*p == '"')
        quoted = !quoted;
      else if (*p == *PW_NOTATION_REASON && !quoted)
        return p;
    }
  return NULL;
}

/* The reason as people wrote it: quotes around the whole of it are taken off, others stay as they are. */
static gboolean
read_reason (PwReader *reader, const char *text)
{
  g_autofree char *copy = g_strstrip (g_strdup (text));
  g_autofree char *reason = pw_line_unquote (copy);

  return pw_move_set_reason (reader->move, reader->setup, reason, reader->error);
}

/**
 * pw_move_get_reason:
 * @move: a move
 * @setup: who plays
 *
 * Returns: (transfer none) (nullable): why it counts although the rules say otherwise; %NULL for an ordinary move. It
 *   lives as long as the set-up, or any copy of it
 */
const char *
pw_move_get_reason (const PwMove *move, const PwSetup *setup)
{
  return pw_reasons_get (setup->reasons, move->reason);
}

/**
 * pw_move_set_reason:
 * @move: a move
 * @setup: who plays; the reason is kept with it and its copies
 * @reason: (nullable): why it counts although the rules say otherwise, or %NULL for an ordinary move
 * @error: (nullable): return location: PW_NOTATION_ERROR
 *
 * Makes a correction of a move. A reason is one line of 1 to PW_MAX_REASON characters; spaces at
 * its ends do not count.
 *
 * Returns: whether the reason will do; else @move is as it was
 */
gboolean
pw_move_set_reason (PwMove *move, const PwSetup *setup, const char *reason, GError **error)
{
  g_autofree char *plain = NULL;

  if (reason == NULL)
    {
      move->reason = 0;
      return TRUE;
    }
  plain = g_strstrip (g_strdup (reason));
  if (*plain == '\0')
    {
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("A correction needs a reason."));
      return FALSE;
    }
  if (!g_utf8_validate (plain, -1, NULL) || g_utf8_strlen (plain, -1) > PW_MAX_REASON)
    {
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE, _("The reason is too long: it has at most %d characters."),
                   PW_MAX_REASON);
      return FALSE;
    }
  if (!pw_line_is_plain (plain))
    {
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("The reason is one line of text."));
      return FALSE;
    }
  move->reason = pw_reasons_add (setup->reasons, plain);
  return TRUE;
}

static gboolean
parse (PwReader *reader, const char *line)
{
  gboolean parsed = FALSE;
  const char *mark;
  g_autofree char *said = NULL;

  pw_move_init (reader->move, PW_KIND_ANY, PW_NOBODY);
  if (!g_utf8_validate (line, -1, NULL))
    {
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("The line is not text in UTF-8."));
      return FALSE;
    }
  mark = find_mark (line);
  said = mark ? g_strndup (line, (gsize) (mark - line)) : g_strdup (line);
  reader->tokens = pw_reader_split (said);
  parsed = words_are_short (reader) && read_line (reader) && (mark == NULL || read_reason (reader, mark + 1));
  g_ptr_array_unref (reader->tokens);
  return parsed;
}

/**
 * pw_notation_parse:
 * @game: a game
 * @setup: who plays
 * @state: (nullable): the state it is said in: it tells whose turn it is and which kinds a
 *   shortened word can mean
 * @line: one move
 * @move: (out): the move; optional arguments that are not said stay open
 * @error: (nullable): return location: PW_NOTATION_ERROR, a sentence that says what is expected
 *
 * Reads a line. Whether the move is legal is not looked at.
 *
 * Returns: whether the line is a move
 */
gboolean
pw_notation_parse (const PwGame *game, const PwSetup *setup, gconstpointer state, const char *line, PwMove *move,
                   GError **error)
{
  PwReader reader = { .game = game, .setup = setup, .state = state, .move = move, .error = error };

  return parse (&reader, line);
}

/**
 * pw_notation_parse_typed:
 *
 * Like pw_notation_parse(), for what people type: "cow 2" for "cow2", and the names of things as the program
 * shows them, in the language of the user. Records are in the words of records alone.
 *
 * Returns: whether the line is a move
 */
gboolean
pw_notation_parse_typed (const PwGame *game, const PwSetup *setup, gconstpointer state, const char *line, PwMove *move,
                         GError **error)
{
  PwReader reader = { .game = game, .setup = setup, .state = state, .move = move, .error = error, .labels = TRUE };

  return parse (&reader, line);
}
