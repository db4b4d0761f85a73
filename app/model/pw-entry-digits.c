/* pw-entry-digits.c: digits that take choices from the list: by their place, their die, or a number of their own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* The choice that @digit means on this page, or -1. */
static int
find_digit (PwTextReader *reader, guint digit)
{
  PwReading *out = reader->out;
  guint left = out->choices->len - out->first;
  PwNumbering numbering = pw_entry_numbering (reader->scene, out->choices);

  /* No place is numbered 0: that is the key of what is declined. */
  for (guint i = 0; i < out->choices->len && digit == 0; i++)
    if (g_array_index (out->choices, PwChoice, i).letter == '0')
      {
        /* It may stand on another page: what is chosen is all that is shown. */
        g_array_index (out->choices, PwChoice, 0) = g_array_index (out->choices, PwChoice, i);
        g_array_set_size (out->choices, 1);
        out->first = 0;
        return 0;
      }
  if (numbering != PW_NUMBERING_PLACES)
    {
      gboolean no_die = numbering == PW_NUMBERING_DICE && digit <= PW_ENTRY_LAST_FACE;
      g_autoptr (GString) numbers = g_string_new (NULL);

      for (guint i = 0; i < pw_entry_count_plain (out->choices); i++)
        {
          guint number = pw_entry_choice_number (reader->scene, out->choices, 0, i);

          if (number == digit)
            return (int) i;
          if (number <= PW_ENTRY_LAST_FACE || !no_die)
            g_string_append_printf (numbers, "%s%u", numbers->len ? ", " : "", number);
        }
      reader->no_die |= no_die && reader->words->len == 0;
      pw_text_reader_fail (reader, PW_NOTATION_ERROR_RANGE,
                           g_strdup_printf (no_die ? _("No die shows %u; to choose from: %s.")
                                                   : _("There is no choice %u; to choose from: %s."),
                                            digit, numbers->str));
      return -1;
    }
  if (digit >= 1 && digit <= MIN (left, left > PW_ENTRY_PAGE ? pw_entry_page_size (reader->scene, out->choices) : PW_ENTRY_PAGE))
    return (int) (out->first + digit - 1);
  pw_text_reader_fail (reader, PW_NOTATION_ERROR_RANGE,
                       left == 1 ? g_strdup_printf (_("There is no choice %u, only number 1."), digit)
                                 : g_strdup_printf (_("There is no choice %u: they are numbered 1 to %u."), digit,
                                                    MIN (left, PW_ENTRY_PAGE)));
  return -1;
}

/* Selects choice @at, or opens what follows it. */
void
pw_text_reader_choose (PwTextReader *reader, guint at)
{
  const PwChoice *choice = &g_array_index (reader->out->choices, PwChoice, at);

  if (choice->more)
    {
      PwMove partial = choice->move;

      pw_text_reader_open (reader, &partial);
    }
  else
    {
      reader->out->selected = (int) at;
      reader->chosen = TRUE;
    }
}

/* Takes what @digits begins with where numbers may have several digits; returns how many are used. At
 * the end of the text (@last) a number may still grow: then it only narrows the list. */
static gsize
take_long_number (PwTextReader *reader, const char *digits, gboolean last)
{
  PwReading *out = reader->out;
  gsize length, typed = strlen (digits);
  int at;

  if (last && pw_entry_keep_beginning (out->choices, digits))
    {
      at = pw_entry_find_number (out->choices, digits, &length);
      out->first = 0;
      out->pending = typed;
      reader->chosen = at >= 0;
      reader->halfway = !reader->chosen;
      out->selected = at;
      return typed;
    }
  at = pw_entry_find_number (out->choices, digits, &length);
  if (at >= 0)
    {
      /* It may stand on any page: what is chosen is all that is shown. */
      out->first = 0;
      g_array_index (out->choices, PwChoice, 0) = g_array_index (out->choices, PwChoice, at);
      g_array_set_size (out->choices, 1);
      pw_text_reader_choose (reader, 0);
    }
  else
    pw_text_reader_fail (reader, PW_NOTATION_ERROR_RANGE, g_strdup_printf (_("There is no number %s to choose from."), digits));
  return length;
}

/* @partial with the only die said that goes without saying; FALSE where nothing follows that. */
static gboolean
say_die (PwTextReader *reader, guint face)
{
  PwReading *out = reader->out;
  PwMove partial = out->partial;
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  if (!pw_entry_set_die (reader->scene, out->choices, face, &partial))
    return FALSE;
  pw_game_choices (reader->scene->game, reader->scene->state, &partial, choices);
  if (choices->len == 0)
    return FALSE;
  out->partial = partial;
  return TRUE;
}

/* "2" with only the 2 left: the die, as it is while two are left. */
static gboolean
take_only_die (PwTextReader *reader, guint digit)
{
  PwReading *out = reader->out;

  if (out->first > 0 || reader->words->len > 0 || out->choices->len == 0 ||
      g_array_index (out->choices, PwChoice, 0).die != (gint16) digit ||
      pw_entry_numbering (reader->scene, out->choices) != PW_NUMBERING_PLACES || !say_die (reader, digit))
    return FALSE;
  pw_text_reader_list (reader);
  return TRUE;
}

/* Whether some of the list, whose places are numbered, use a die that nobody named. */
static gboolean
are_for_dice (const PwTextReader *reader)
{
  const GArray *choices = reader->out->choices;
  gboolean some = FALSE;

  for (guint i = 0; i < choices->len && !some; i++)
    some = g_array_index (choices, PwChoice, i).die != 0;
  return some && pw_entry_numbering (reader->scene, choices) == PW_NUMBERING_PLACES;
}

/* Whether @choice opens what workers are paid for: it goes by a sign as well. */
static gboolean
is_for_workers (const PwChoice *choice)
{
  return choice->more && choice->letter != 0 && strchr (PW_ENTRY_SIGNS, choice->letter);
}

/* Takes what @digits begins with; returns how many are used, 0 where they mean nothing. */
gsize
pw_text_reader_take_number (PwTextReader *reader, const char *digits, gboolean last)
{
  PwReading *out = reader->out;
  guint digit = (guint) (*digits - '0');
  int at;

  reader->for_workers = FALSE;
  if (reader->chosen)
    {
      const char number[] = { *digits, '\0' };

      return pw_text_reader_fail_behind (reader, number);
    }
  if (out->choices->len - out->first > PW_ENTRY_PAGE && digit == pw_entry_more_number (reader->scene, out->choices))
    {
      out->first += pw_entry_page_size (reader->scene, out->choices);
      return 1;
    }
  if (take_only_die (reader, digit))
    return 1;
  if (pw_entry_numbering (reader->scene, out->choices) == PW_NUMBERING_LONG)
    return take_long_number (reader, digits, last);
  at = find_digit (reader, digit);
  if (at < 0)
    return 0;
  reader->among_dice |= digit <= PW_ENTRY_LAST_FACE && reader->words->len == 0 && are_for_dice (reader);
  if (digit <= PW_ENTRY_LAST_FACE && g_array_index (out->choices, PwChoice, at).die != 0 && reader->words->len == 0 &&
      pw_entry_numbering (reader->scene, out->choices) == PW_NUMBERING_PLACES)
    reader->place = digit;
  reader->for_workers = is_for_workers (&g_array_index (out->choices, PwChoice, at));
  pw_text_reader_choose (reader, (guint) at);
  return 1;
}

/* @last: nothing stands behind them, not even a space. */
gboolean
pw_text_reader_take_digits (PwTextReader *reader, const char *digits, gboolean last)
{
  /* Where numbers may have several digits, "99" is no 9 with another behind it: there is no such number. */
  gboolean whole = reader->only_digits && pw_entry_numbering (reader->scene, reader->out->choices) == PW_NUMBERING_LONG;
  const char *all = digits;

  while (*digits)
    {
      gsize length;

      if (digits > all && whole && reader->chosen)
        return pw_text_reader_fail (reader, PW_NOTATION_ERROR_RANGE,
                                    g_strdup_printf (_("There is no number %s to choose from."), all));
      length = pw_text_reader_take_number (reader, digits, last);

      if (length == 0)
        return FALSE;
      digits += length;
    }
  return TRUE;
}
