/* pw-notation-words.c: words of a line and what they stand for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-notation-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* Splits a line; commas and spaces separate, quotes hold a name together. */
GPtrArray *
pw_reader_split (const char *line)
{
  GPtrArray *tokens = g_ptr_array_new_with_free_func (g_free);
  GString *token = g_string_new (NULL);
  gboolean quoted = FALSE, open = FALSE;

  for (const char *p = line;; p++)
    {
      if (quoted && *p == '\\' && p[1])
        g_string_append_c (token, *++p);
      else if (*p == '"')
        {
          quoted = !quoted;
          if (!open)
            g_string_append_c (token, '"');
          open = TRUE;
        }
      else if (*p && (quoted || !(g_ascii_isspace (*p) || *p == ',' || *p == '=')))
        {
          g_string_append_c (token, *p);
          open = TRUE;
        }
      else
        {
          if (open)
            g_ptr_array_add (tokens, g_strdup (token->str));
          g_string_truncate (token, 0);
          open = FALSE;
          if (*p == '=')
            g_ptr_array_add (tokens, g_strdup ("="));
          if (*p == '\0')
            break;
        }
    }
  g_string_free (token, TRUE);
  return tokens;
}

const char *
pw_reader_peek (const PwReader *reader, guint ahead)
{
  return reader->at + ahead < reader->tokens->len ? g_ptr_array_index (reader->tokens, reader->at + ahead) : NULL;
}

/* A seat by the name that a word says. */
int
pw_reader_find_seat (const PwReader *reader, const char *text, gboolean *ambiguous)
{
  /* A number is a number, whatever people are called: such a name needs its quotes. */
  if (g_ascii_isdigit (*text))
    {
      if (ambiguous)
        *ambiguous = FALSE;
      return -1;
    }
  return pw_setup_find_name (reader->setup, *text == '"' ? text + 1 : text, ambiguous);
}

/* How @text relates to one of the spellings in @list, which spaces separate: 2 it is one of
 * them, 1 it begins one, 0 neither. Thousands of words are looked at to read a game: most differ in the first letter. */
static guint
likeness_to (const char *list, const char *text, gboolean may_begin)
{
  gsize length = strlen (text);
  guint best = 0;

  while (*list)
    {
      gsize n;

      if (length > 0 && g_ascii_tolower (*list) != g_ascii_tolower (*text))
        {
          while (*list && *list != ' ')
            list++;
          while (*list == ' ')
            list++;
          continue;
        }
      n = strcspn (list, " ");
      if (n >= length && g_ascii_strncasecmp (list, text, length) == 0)
        {
          if (n == length)
            return 2;
          if (may_begin)
            best = 1;
        }
      list += n + strspn (list + n, " ");
    }
  return best;
}

/* The same for a word and its aliases. A shortened number would be another number. */
static guint
likeness (const PwWord *word, const char *text)
{
  guint own = likeness_to (word->word, text, TRUE);
  guint other = word->alias ? likeness_to (word->alias, text, !g_ascii_isdigit (text[0])) : 0;

  return MAX (own, other);
}

/* Whether @text is a word of @words to its last letter. */
gboolean
pw_reader_names_word (const PwVocabulary *words, const char *text)
{
  for (guint i = 0; i < words->n_words; i++)
    if (likeness (&words->words[i], text) == 2)
      return TRUE;
  return FALSE;
}

gboolean
pw_reader_read_word (const PwVocabulary *words, const char *text, gint16 *value, GError **error)
{
  g_autoptr (GString) several = NULL;
  const PwWord *found = NULL;
  guint n = 0;

  for (guint i = 0; i < words->n_words; i++)
    {
      guint like = likeness (&words->words[i], text);

      if (like == 2)
        {
          *value = words->words[i].value;
          return TRUE;
        }
      if (like == 0)
        continue;
      if (several == NULL)
        several = g_string_new (NULL);
      g_string_append_printf (several, "%s%s", n ? ", " : "", words->words[i].word);
      found = &words->words[i];
      n++;
    }
  if (n == 1)
    {
      *value = found->value;
      return TRUE;
    }
  if (n > 1)
    g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS, _("“%s” may be several: %s."), text, several->str);
  else
    g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” is not understood: expected %s."), text,
                 _(words->expects));
  return FALSE;
}

static gboolean
read_number (const char *text, int min, int max, const char *what, gint16 *value, GError **error)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, G_MININT16 + 1, G_MAXINT16, &number, NULL))
    {
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN,
                   _("“%s” is not understood: expected a number from %d to %d (%s)."), text, min, max, what);
      return FALSE;
    }
  if (number < min || number > max)
    {
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE, _("%s: %s is out of range, it goes from %d to %d."), what,
                   text, min, max);
      return FALSE;
    }
  *value = (gint16) number;
  return TRUE;
}

/* Several dice of one player: "36", or "3 6" in as many words. As many as are expected are read from
 * several words; one word may hold fewer or more, if the argument can. */
static gboolean
read_dice (PwReader *reader, const PwMoveKind *kind, const PwArg *arg, const char *whose, gint16 *value)
{
  int expected = (int) pw_game_dice_count (reader->game, reader->state, (guint) (kind - reader->game->kinds), arg);
  guint8 dice[6];
  guint n = 0;

  while ((int) n < expected && pw_reader_peek (reader, 0))
    {
      const char *text = pw_reader_peek (reader, 0);

      if (!g_ascii_isdigit (text[0]))
        break;
      if (n > 0 && (int) (n + strlen (text)) > expected)
        break;
      for (const char *p = text; *p; p++)
        {
          if (*p < '1' || *p > '6')
            {
              g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE,
                           _("%s: “%s” is not a roll: a die shows 1 to 6."), whose, text);
              return FALSE;
            }
          if ((int) n == arg->max)
            {
              g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE,
                           g_dngettext (GETTEXT_PACKAGE, "%s: “%s” has too many dice: there is %d.",
                                        "%s: “%s” has too many dice: there are %d.", (gulong) arg->max),
                           whose, text, arg->max);
              return FALSE;
            }
          dice[n++] = (guint8) (*p - '0');
        }
      reader->at++;
    }
  if (n == 0 && pw_reader_peek (reader, 0))
    {
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN,
                   g_dngettext (GETTEXT_PACKAGE, "“%s” is not understood: expected is %d die of %s, such as 3.",
                                "“%s” is not understood: expected are %d dice of %s, such as 36.", (gulong) arg->min),
                   pw_reader_peek (reader, 0), arg->min, whose);
      return FALSE;
    }
  if ((int) n < arg->min)
    {
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING,
                   g_dngettext (GETTEXT_PACKAGE, "%s: %d die is expected, such as 3.", "%s: %d dice are expected, such as 36.",
                                (gulong) arg->min),
                   whose, arg->min);
      return FALSE;
    }
  *value = pw_dice_pack (dice, n);
  return TRUE;
}

/* One word that says @arg, and the argument that is joined to it. */
static gboolean
read_parts (PwReader *reader, const PwMoveKind *kind, const PwArg *arg, const char *text)
{
  const PwArg *joined = arg + 1 < kind->args + kind->n_args && arg[1].flags & PW_ARG_JOINED ? arg + 1 : arg;
  char head[PW_CELL_WORD], tail[PW_CELL_WORD];

  if (pw_cell_part (arg->cells, text, head, tail) &&
      (*head == '\0' || pw_cell_parse (arg->cells, head, &reader->move->args[arg->index])) &&
      (*tail == '\0' || (joined != arg && pw_cell_parse (joined->cells, tail, &reader->move->args[joined->index]))))
    return TRUE;
  g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” is not understood: expected %s."), text,
               _(arg->cells->expects));
  return FALSE;
}

/* Reads the value of @arg from the next words. */
gboolean
pw_reader_read_value (PwReader *reader, const PwMoveKind *kind, const PwArg *arg)
{
  gint16 *value = &reader->move->args[arg->index];
  const char *text = pw_reader_peek (reader, 0);
  const char *what = arg->flags & PW_ARG_PER_SEAT ? reader->setup->names[pw_notation_seat_of (kind, arg)] : arg->name;
  gboolean ambiguous;
  int seat;

  if (text == NULL)
    {
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("Something is missing: %s."), what);
      return FALSE;
    }
  if (*value != PW_ARG_NONE)
    {
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_EXCESS, _("This is said twice: %s."), what);
      return FALSE;
    }
  if (arg->type == PW_ARG_DICE)
    return read_dice (reader, kind, arg, what, value);
  if (arg->type == PW_ARG_WORD && reader->labels)
    {
      guint n = pw_reader_find_label (reader, arg->words, value);

      reader->at += n;
      if (n > 0)
        return TRUE;
    }
  reader->at++;
  switch (arg->type)
    {
    case PW_ARG_WORD: return pw_reader_read_word (arg->words, text, value, reader->error);
    case PW_ARG_SEAT:
      seat = pw_reader_find_seat (reader, text, &ambiguous);
      if (seat < 0)
        {
          g_set_error (reader->error, PW_NOTATION_ERROR, ambiguous ? PW_NOTATION_ERROR_AMBIGUOUS : PW_NOTATION_ERROR_UNKNOWN,
                       _("“%s” is not the name of one player."), text);
          return FALSE;
        }
      *value = (gint16) seat;
      return TRUE;
    case PW_ARG_CELL:
      if (arg->cells->part)
        return read_parts (reader, kind, arg, text);
      if (pw_cell_parse (arg->cells, text, value))
        return TRUE;
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” is not understood: expected %s."), text,
                   _(arg->cells->expects));
      return FALSE;
    case PW_ARG_NUMBER:
    case PW_ARG_DIE:
    case PW_ARG_DICE:
    default: return read_number (text, arg->min, arg->max, what, value, reader->error);
    }
}
