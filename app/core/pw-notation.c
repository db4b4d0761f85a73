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

/* Whether @arg can be said: what belongs to a seat where nobody sits cannot. */
static gboolean
is_there (const PwReader *reader, const PwMoveKind *kind, const PwArg *arg)
{
  return !(arg->flags & PW_ARG_PER_SEAT) || pw_notation_seat_of (kind, arg) < reader->setup->n_players;
}

/* The argument that a word names: its own name, or for per-seat ones the player's. */
static const PwArg *
find_arg (const PwReader *reader, const PwMoveKind *kind, const char *text)
{
  gboolean per_seat = FALSE;
  int seat;

  for (guint i = 0; i < kind->n_args; i++)
    {
      if (g_ascii_strcasecmp (kind->args[i].name, text) == 0 && is_there (reader, kind, &kind->args[i]))
        return &kind->args[i];
      per_seat |= (kind->args[i].flags & PW_ARG_PER_SEAT) != 0;
    }
  seat = per_seat ? pw_reader_find_seat (reader, text, NULL) : -1;
  if (seat >= 0)
    for (guint i = 0; i < kind->n_args; i++)
      if (kind->args[i].flags & PW_ARG_PER_SEAT && pw_notation_seat_of (kind, &kind->args[i]) == (guint) seat)
        return &kind->args[i];
  return NULL;
}

/* Whether @text looks like a value of @arg. */
static gboolean
looks_like (const PwReader *reader, const PwArg *arg, const char *text)
{
  char head[PW_CELL_WORD], tail[PW_CELL_WORD];
  gint16 value;

  switch (arg->type)
    {
    case PW_ARG_WORD:
      return pw_reader_read_word (arg->words, text, &value, NULL) ||
             (reader->labels && text == pw_reader_peek (reader, 0) && pw_reader_find_label (reader, arg->words, &value) > 0);
    case PW_ARG_SEAT: return pw_reader_find_seat (reader, text, NULL) >= 0;
    case PW_ARG_CELL:
      return arg->cells->part ? pw_cell_part (arg->cells, text, head, tail) : pw_cell_parse (arg->cells, text, &value);
    case PW_ARG_DIE:
    case PW_ARG_DICE: return g_ascii_isdigit (*text);
    case PW_ARG_NUMBER:
    default: return g_ascii_isdigit (*text) || *text == '-' || *text == '+';
    }
}

/* The next argument that is still open and is expected in its place: those that may be left out are
 * passed by where what stands there looks like a later one. */
static const PwArg *
next_open (const PwReader *reader, const PwMoveKind *kind, const char *text)
{
  const PwArg *first = NULL;

  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];

      if (reader->move->args[arg->index] != PW_ARG_NONE || !is_there (reader, kind, arg) ||
          /* What may be written short is named: a number alone could be any of them. */
          arg->flags & PW_ARG_SHORT)
        continue;
      if (!(arg->flags & PW_ARG_OPTIONAL) || looks_like (reader, arg, text))
        return first && !(arg->flags & PW_ARG_OPTIONAL) ? first : arg;
      if (first == NULL)
        first = arg;
    }
  return first;
}

/* Of the last word that only begins a value of @arg, and is the very name of a value of a later one that may be left out too: that
 * one. Of "f road" the "f" is the follower, of "f" alone the field. */
static const PwArg *
prefer_named (const PwReader *reader, const PwMoveKind *kind, const PwArg *arg, const char *text)
{
  const char *next = pw_reader_peek (reader, 1);

  if (!arg || arg->type != PW_ARG_WORD || !(arg->flags & PW_ARG_OPTIONAL) || pw_reader_names_word (arg->words, text) ||
      (next && strcmp (next, PW_NOTATION_DEALT) != 0))
    return arg;
  for (const PwArg *later = arg + 1; later < kind->args + kind->n_args; later++)
    if (later->type == PW_ARG_WORD && later->flags & PW_ARG_OPTIONAL && !(later->flags & PW_ARG_SHORT) &&
        reader->move->args[later->index] == PW_ARG_NONE && is_there (reader, kind, later) &&
        pw_reader_names_word (later->words, text))
      return later;
  return arg;
}

/* Whether @text, the name of @arg, is followed by its value; it may be that value itself: "envoy". */
static gboolean
names_next (const PwReader *reader, const PwArg *arg, const char *text)
{
  const char *next = pw_reader_peek (reader, 1);

  return next && strcmp (next, PW_NOTATION_DEALT) != 0 && (looks_like (reader, arg, next) || !looks_like (reader, arg, text));
}

/* "p1": an argument by the beginning of its name, and its number; NULL where none can be written so. */
static const PwArg *
find_short (const PwReader *reader, const PwMoveKind *kind, const char *text, const char **number)
{
  gsize letters = strspn (text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const PwArg *found = NULL;

  *number = text + letters;
  if (letters == 0 || **number == '\0' || (*number)[strspn (*number, "0123456789")] != '\0')
    return NULL;
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].flags & PW_ARG_SHORT && kind->args[i].type == PW_ARG_NUMBER &&
        reader->move->args[kind->args[i].index] == PW_ARG_NONE && g_ascii_strncasecmp (kind->args[i].name, text, letters) == 0)
      {
        if (found)
          return NULL;
        found = &kind->args[i];
      }
  return found;
}

/* Whether @named, a player's name, stands alone: what comes next is not their number. */
static gboolean
stands_alone (const PwReader *reader, const PwArg *named)
{
  const char *next = pw_reader_peek (reader, 1);

  return named && named->flags & PW_ARG_SHORT && named->flags & PW_ARG_PER_SEAT &&
         reader->move->args[named->index] == PW_ARG_NONE && !(next && looks_like (reader, named, next));
}

/* Whether @text, the name of @named, which is counted and may be left out, stands without a number: one of it. So goods may be
 * named one after the other, "wood stone"; a word that is a value where it stands is that. */
static gboolean
means_one (const PwReader *reader, const PwMoveKind *kind, const PwArg *named, const char *text)
{
  const char *next = pw_reader_peek (reader, 1);
  const PwArg *open;

  if (named->type != PW_ARG_NUMBER || named->flags & (PW_ARG_SHORT | PW_ARG_PER_SEAT) || !(named->flags & PW_ARG_OPTIONAL) ||
      named->min > 1 || named->max < 1 || (next && looks_like (reader, named, next)))
    return FALSE;
  open = next_open (reader, kind, text);
  return open == NULL || !looks_like (reader, open, text);
}

/* Reads what is written short; FALSE where it is nothing of that kind. */
static gboolean
read_short (PwReader *reader, const PwMoveKind *kind, const PwArg *named, const char *text)
{
  const char *number;
  const PwArg *arg;
  gint64 value;

  if (stands_alone (reader, named))
    {
      reader->move->args[named->index] = named->min;
      reader->at++;
      return TRUE;
    }
  arg = find_short (reader, kind, text, &number);
  if (!arg || !g_ascii_string_to_signed (number, 10, arg->min, arg->max, &value, NULL))
    return FALSE;
  reader->move->args[arg->index] = (gint16) value;
  reader->at++;
  return TRUE;
}

/* The argument that @text is because it stands right behind the verb; NULL where it is none. A name with its number is none either, nor a
 * whole name that somebody types: "field ben ana" leaves the number out. */
static const PwArg *
find_leading (const PwReader *reader, const PwMoveKind *kind, const char *text)
{
  int seat = reader->labels ? pw_reader_find_seat (reader, text, NULL) : -1;

  if (seat >= 0 && g_utf8_strlen (text, -1) == g_utf8_strlen (reader->setup->names[seat], -1))
    return NULL;
  for (guint i = 0; i < kind->n_args && g_strcmp0 (pw_reader_peek (reader, 1), "=") != 0; i++)
    if (kind->args[i].flags & PW_ARG_LEADS && looks_like (reader, &kind->args[i], text))
      return &kind->args[i];
  return NULL;
}

/* Whether nothing is missing of a line that has been read to its end. */
static gboolean
has_all (PwReader *reader, const PwMoveKind *kind)
{
  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];

      if (reader->move->args[arg->index] != PW_ARG_NONE || arg->flags & PW_ARG_OPTIONAL || !is_there (reader, kind, arg))
        continue;
      return pw_reader_read_value (reader, kind, arg); /* Nothing is left to read, so it says what is missing. */
    }
  return TRUE;
}

static gboolean
read_args (PwReader *reader, const PwMoveKind *kind)
{
  const PwArg *leading = pw_reader_peek (reader, 0) ? find_leading (reader, kind, pw_reader_peek (reader, 0)) : NULL;

  if (leading && !pw_reader_read_value (reader, kind, leading))
    return FALSE;
  while (pw_reader_peek (reader, 0))
    {
      const char *text = pw_reader_peek (reader, 0);
      const PwArg *named = find_arg (reader, kind, text);
      const PwArg *arg = NULL;

      if (strcmp (text, PW_NOTATION_DEALT) == 0)
        {
          reader->move->flags |= PW_MOVE_DEALT;
          reader->at++;
          continue;
        }
      if (g_strcmp0 (pw_reader_peek (reader, 1), "=") == 0)
        {
          if (named == NULL)
            {
              g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN,
                           _("“%s” cannot be said of this move: %s."), text, kind->name);
              return FALSE;
            }
          reader->at += 2;
          arg = named;
        }
      else if (named && reader->move->args[named->index] == PW_ARG_NONE && means_one (reader, kind, named, text))
        {
          reader->move->args[named->index] = 1;
          reader->at++;
          continue;
        }
      else if (named && reader->move->args[named->index] == PW_ARG_NONE && !stands_alone (reader, named) &&
               names_next (reader, named, text))
        {
          reader->at++;
          arg = named;
        }
      else if (read_short (reader, kind, named, text))
        continue;
      else
        arg = prefer_named (reader, kind, next_open (reader, kind, text), text);
      if (arg == NULL)
        {
          g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_EXCESS, _("“%s” is more than this move takes: %s."),
                       text, kind->name);
          return FALSE;
        }
      if (!pw_reader_read_value (reader, kind, arg))
        return FALSE;
    }
  return has_all (reader, kind);
}

/* Whether @text, and more behind it, can follow the verb as what leads there. */
static gboolean
has_leading (const PwReader *reader, const PwMoveKind *kind, const char *text)
{
  for (guint i = 0; i < kind->n_args && pw_reader_peek (reader, 2); i++)
    if (kind->args[i].flags & PW_ARG_LEADS && looks_like (reader, &kind->args[i], text))
      return TRUE;
  return FALSE;
}

/* Whether a number alone may follow the verb: what leads there stands before it. */
static gboolean
begins_with_number (const PwMoveKind *kind)
{
  guint i = 0;

  while (i < kind->n_args && kind->args[i].flags & (PW_ARG_LEADS | PW_ARG_JOINED))
    i++;
  return i < kind->n_args && kind->args[i].type == PW_ARG_NUMBER;
}

/* The kind that @text names, or begins; only those that are playable now count as beginnings. Of several,
 * a number behind it goes to the only one that begins with a number: "f 3 Ana" is a field, and no finish; so is "f abd Ana". */
static const PwMoveKind *
find_kind (const PwReader *reader, const char *text, GString *several)
{
  const PwMoveKind *exact = NULL, *found = NULL, *counted = NULL;
  PwKindSet playable = reader->state ? reader->game->play.playable (reader->state) : pw_kind_set_all ();
  const char *next = pw_reader_peek (reader, 1);
  guint n = 0, n_counted = 0;

  for (guint i = 0; i < reader->game->n_kinds; i++)
    {
      const PwMoveKind *kind = &reader->game->kinds[i];

      if (g_ascii_strcasecmp (kind->name, text) == 0)
        exact = kind;
      else if (pw_kind_set_has (playable, i) && g_ascii_isalpha (text[0]) &&
               g_ascii_strncasecmp (kind->name, text, strlen (text)) == 0)
        {
          g_string_append_printf (several, "%s%s", n ? ", " : "", kind->name);
          found = kind;
          n++;
          if (next && kind->n_args > 0 &&
              (g_ascii_isdigit (next[0]) ? begins_with_number (kind) : has_leading (reader, kind, next)))
            {
              counted = kind;
              n_counted++;
            }
        }
    }
  if (exact)
    return exact;
  if (n > 1)
    return n_counted == 1 ? counted : NULL;
  return found;
}

/* Where the kind is left out: dice when the table rolls, else what the first word fits. */
static const PwMoveKind *
guess_kind (const PwReader *reader, const char *text)
{
  PwKindSet playable = reader->state ? reader->game->play.playable (reader->state) : PW_KIND_SET_NONE;
  const PwMoveKind *fit = NULL;

  for (guint i = 0; i < reader->game->n_kinds; i++)
    {
      const PwMoveKind *kind = &reader->game->kinds[i];
      gboolean fits;
      gint16 value;

      /* What holds for the whole game is said by its verb: goods behind a tile are a price that is paid, at the wrong moment too. */
      if (!pw_kind_set_has (playable, i) || kind->n_args == 0 || kind->lasting)
        continue;
      fits = find_arg (reader, kind, text) != NULL && kind->table;
      switch (kind->args[0].type)
        {
        case PW_ARG_DIE:
        case PW_ARG_DICE: fits |= g_ascii_isdigit (text[0]) && !(kind->args[0].flags & PW_ARG_OPTIONAL); break;
        case PW_ARG_WORD:
          /* One letter names a thing where one must follow, but by itself nothing that could be done with it. */
          fits |= text[1] != '\0' && (pw_reader_read_word (kind->args[0].words, text, &value, NULL) ||
                                      (reader->labels && pw_reader_find_label (reader, kind->args[0].words, &value) > 0));
          break;
        case PW_ARG_CELL:
          fits |= !(kind->args[0].flags & PW_ARG_LEADS) && pw_cell_parse (kind->args[0].cells, text, &value);
          break;
        case PW_ARG_NUMBER:
        case PW_ARG_SEAT:
        default: break;
        }
      if (!fits)
        continue;
      if (fit && !(kind->table && kind->args[0].type == PW_ARG_DIE))
        {
          if (!(fit->table && fit->args[0].type == PW_ARG_DIE))
            return NULL;
          continue;
        }
      fit = kind;
    }
  return fit;
}

/* Whether "Ana 351" can be Ana's part of what the table rolls for all. */
static gboolean
rolls_by_name (const PwReader *reader)
{
  PwKindSet playable = reader->state ? reader->game->play.playable (reader->state) : pw_kind_set_all ();

  for (guint i = 0; i < reader->game->n_kinds; i++)
    for (guint k = 0; pw_kind_set_has (playable, i) && k < reader->game->kinds[i].n_args; k++)
      if (reader->game->kinds[i].args[k].flags & PW_ARG_PER_SEAT)
        return TRUE;
  return FALSE;
}

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

static gboolean
read_line (PwReader *reader)
{
  g_autoptr (GString) several = g_string_new (NULL);
  const PwMoveKind *kind = NULL, *shortened;
  gboolean ambiguous = FALSE;
  const char *text = pw_reader_peek (reader, 0);
  int player = PW_NOBODY;

  if (text == NULL)
    {
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("The line is empty."));
      return FALSE;
    }
  kind = find_kind (reader, text, several);
  if (kind == NULL || g_ascii_strcasecmp (kind->name, text) != 0)
    {
      /* A player in front, unless the word is exactly a kind. */
      int seat = pw_reader_find_seat (reader, text, &ambiguous);
      const char *second = pw_reader_peek (reader, 1);

      if (seat >= 0 && second && strcmp (second, "=") != 0 && !(g_ascii_isdigit (second[0]) && (kind || rolls_by_name (reader))))
        {
          player = seat;
          shortened = kind;
          reader->at++;
          text = second;
          g_string_truncate (several, 0);
          kind = find_kind (reader, text, several);
          /* "m m" is a monastery of Max: behind a player stands what players do, and no line of the table. */
          if (shortened && shortened->table && (kind == NULL || kind->table))
            {
              player = PW_NOBODY;
              reader->at--;
              kind = shortened;
            }
        }
    }
  if (kind)
    reader->at++;
  else
    kind = guess_kind (reader, text);
  if (kind == NULL)
    {
      g_autofree char *names = playable_names (reader);

      if (several->len)
        g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS, _("“%s” may be several: %s."), text,
                     several->str);
      else if (ambiguous)
        g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                     _("“%s” begins the name of several players."), text);
      else
        g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN,
                     _("“%s” is not understood: expected one of: %s."), text, names);
      return FALSE;
    }
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
  return read_args (reader, kind);
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
