/* pw-notation-args.c: what stands behind the kind of a move: by name, in its place, or short
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-notation-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* Whether @arg can be said: what belongs to a seat where nobody sits cannot. */
static gboolean
is_there (const PwReader *reader, const PwMoveKind *kind, const PwArg *arg)
{
  return !(arg->flags & PW_ARG_PER_SEAT) || pw_notation_seat_of (kind, arg) < reader->setup->n_players;
}

/* The argument that a word names: its own name, or for per-seat ones the player's. */
const PwArg *
pw_reader_find_arg (const PwReader *reader, const PwMoveKind *kind, const char *text)
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
gboolean
pw_reader_looks_like (const PwReader *reader, const PwArg *arg, const char *text)
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

/** SEVERAL: so many things are counted; fewer are a place and a payment, which one number can tell apart. */
#define SEVERAL 3

/* Whether @arg is one of several things that moves of @kind count: a number alone could be any of them, so that it is said with its name. */
static gboolean
is_one_of_several (const PwMoveKind *kind, const PwArg *arg)
{
  const guint8 flags = PW_ARG_OPTIONAL | PW_ARG_BARE | PW_ARG_PER_SEAT;
  guint n = 0;

  for (guint i = 0; i < kind->n_args; i++)
    n += kind->args[i].type == PW_ARG_NUMBER && (kind->args[i].flags & flags) == PW_ARG_OPTIONAL;
  return n >= SEVERAL && arg->type == PW_ARG_NUMBER && (arg->flags & flags) == PW_ARG_OPTIONAL;
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
          arg->flags & PW_ARG_SHORT || is_one_of_several (kind, arg))
        continue;
      if (!(arg->flags & PW_ARG_OPTIONAL) || pw_reader_looks_like (reader, arg, text))
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

  return next && strcmp (next, PW_NOTATION_DEALT) != 0 &&
         (pw_reader_looks_like (reader, arg, next) || !pw_reader_looks_like (reader, arg, text));
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
         reader->move->args[named->index] == PW_ARG_NONE && !(next && pw_reader_looks_like (reader, named, next));
}

/* Whether @text, the name of @named, which is counted and may be left out, stands without a number: one of it. So goods may be
 * named one after the other, "wood stone"; a word that is a value where it stands is that. */
static gboolean
means_one (const PwReader *reader, const PwMoveKind *kind, const PwArg *named, const char *text)
{
  const char *next = pw_reader_peek (reader, 1);
  const PwArg *open;

  if (named->type != PW_ARG_NUMBER || named->flags & PW_ARG_PER_SEAT || !(named->flags & PW_ARG_OPTIONAL) || named->min > 1 ||
      named->max < 1 || (next && pw_reader_looks_like (reader, named, next)))
    return FALSE;
  open = next_open (reader, kind, text);
  return open == NULL || !pw_reader_looks_like (reader, open, text);
}

/* "a2", "a2p": a player's argument by the beginning of the name, and its whole value; NULL where nobody can be meant. */
static const PwArg *
find_share (const PwReader *reader, const PwMoveKind *kind, const char *text, const char **value)
{
  gsize letters = strcspn (text, "0123456789");
  g_autofree char *name = g_strndup (text, letters);
  const PwArg *arg = letters > 0 && text[letters] ? pw_reader_find_arg (reader, kind, name) : NULL;

  *value = text + letters;
  if (!arg || !(arg->flags & PW_ARG_SHORT) || !(arg->flags & PW_ARG_PER_SEAT))
    return NULL;
  if (arg->type == PW_ARG_WORD)
    return pw_reader_names_word (arg->words, *value) ? arg : NULL;
  return (*value)[strspn (*value, "0123456789")] == '\0' ? arg : NULL;
}

/* Whether @text may be a number that stands behind the players in the line, and a player's as well: "t2" of times and Tom. What stands before
 * them is always itself: "p1" is what P counts there, whoever plays. */
static gboolean
may_be_either (const PwReader *reader, const PwMoveKind *kind, const char *text)
{
  const char *number, *value;
  const PwArg *share = find_share (reader, kind, text, &value), *arg = find_short (reader, kind, text, &number);

  if (!share || !arg || arg < share)
    return FALSE;
  g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS, _("“%s” may be several: %s=%s, %s=%s."), text,
               reader->setup->names[pw_notation_seat_of (kind, share)], value, arg->name, number);
  return TRUE;
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
  if (arg && g_ascii_string_to_signed (number, 10, arg->min, arg->max, &value, NULL))
    {
      reader->move->args[arg->index] = (gint16) value;
      reader->at++;
      return TRUE;
    }
  arg = arg ? NULL : find_share (reader, kind, text, &number);
  if (!arg || reader->move->args[arg->index] != PW_ARG_NONE)
    return FALSE;
  if (arg->type == PW_ARG_WORD ? !pw_reader_read_word (arg->words, number, &reader->move->args[arg->index], NULL)
                               : !g_ascii_string_to_signed (number, 10, arg->min, arg->max, &value, NULL))
    return FALSE;
  if (arg->type != PW_ARG_WORD)
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
    if (kind->args[i].flags & PW_ARG_LEADS && pw_reader_looks_like (reader, &kind->args[i], text))
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

/* All that stands behind the kind, and whether it is enough. */
gboolean
pw_reader_read_args (PwReader *reader, const PwMoveKind *kind)
{
  const PwArg *leading = pw_reader_peek (reader, 0) ? find_leading (reader, kind, pw_reader_peek (reader, 0)) : NULL;

  if (leading && !pw_reader_read_value (reader, kind, leading))
    return FALSE;
  while (pw_reader_peek (reader, 0))
    {
      const char *text = pw_reader_peek (reader, 0);
      const PwArg *named = pw_reader_find_arg (reader, kind, text);
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
      else if (!named && may_be_either (reader, kind, text))
        return FALSE;
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
