/* pw-notation-kind.c: which kind of move a line begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-notation-private.h"

#include <string.h>

/* Whether @text, and more behind it, can follow the verb as what leads there. */
static gboolean
has_leading (const PwReader *reader, const PwMoveKind *kind, const char *text)
{
  for (guint i = 0; i < kind->n_args && pw_reader_peek (reader, 2); i++)
    if (kind->args[i].flags & PW_ARG_LEADS && pw_reader_looks_like (reader, &kind->args[i], text))
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
const PwMoveKind *
pw_reader_find_kind (const PwReader *reader, const char *text, GString *several)
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
const PwMoveKind *
pw_reader_guess_kind (const PwReader *reader, const char *text)
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
      fits = pw_reader_find_arg (reader, kind, text) != NULL && kind->table;
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
gboolean
pw_reader_rolls_by_name (const PwReader *reader)
{
  PwKindSet playable = reader->state ? reader->game->play.playable (reader->state) : pw_kind_set_all ();

  for (guint i = 0; i < reader->game->n_kinds; i++)
    for (guint k = 0; pw_kind_set_has (playable, i) && k < reader->game->kinds[i].n_args; k++)
      if (reader->game->kinds[i].args[k].flags & PW_ARG_PER_SEAT)
        return TRUE;
  return FALSE;
}
