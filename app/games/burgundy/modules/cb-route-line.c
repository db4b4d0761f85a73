/* cb-route-line.c: a route tile in one line: "red 2 silver, pink take ship, brown black" (14.3)
 *
 * The spaces from the left, with commas between them: colour, how many, bonus, in this order or the number behind the
 * bonus. Words may be shortened, a colour be its number, and what cannot be mistaken needs no space: "4 2s" and "42s" are
 * 2 silver on red, "3ts" a ship on pink.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-routes.h"

#include "games/burgundy/data/cb-duchy.h"
#include "games/burgundy/data/cb-words.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* What short words mean that begin several. */
static const struct { const char *word; guint8 bonus; } short_words[] = {
  { "p", CB_ROUTE_POINTS }, { "s", CB_ROUTE_SILVER }, { "t", CB_ROUTE_TAKE }, { "a", CB_ROUTE_TAKE_ANY },
};

/* -- Reading ------------------------------------------------------------------------------------- */

static gboolean
begins (const char *word, const char *text)
{
  return word && g_ascii_strncasecmp (word, text, strlen (text)) == 0;
}

static gboolean
is_translated (const char *label, const char *text)
{
  g_autofree char *whole = g_utf8_casefold (label, -1), *part = g_utf8_casefold (text, -1);

  return g_str_has_prefix (whole, part);
}

/* The value of the first word that is @text, or begins with it; or -1. */
static int
find_word (const PwVocabulary *words, const char *text)
{
  for (guint i = 0; i < words->n_words; i++)
    if (g_ascii_strcasecmp (words->words[i].word, text) == 0)
      return words->words[i].value;
  for (guint i = 0; i < words->n_words; i++)
    if (begins (words->words[i].word, text) || is_translated (_(words->words[i].label), text))
      return words->words[i].value;
  return -1;
}

static int
find_bonus (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (short_words); i++)
    if (g_ascii_strcasecmp (short_words[i].word, text) == 0)
      return short_words[i].bonus;
  if (begins ("any", text))
    return CB_ROUTE_TAKE_ANY;
  return find_word (&cb_route_bonus_words, text);
}

/* A type by its letter or the beginning of its name; or -1. */
static int
find_type (const char *text)
{
  const char *letter = strchr (cb_type_letters, g_ascii_toupper (*text));

  if (text[1] == '\0' && letter)
    return (int) (letter - cb_type_letters);
  for (int type = 0; type < CB_TYPES; type++)
    if (is_translated (cb_type_label ((CbType) type), text))
      return type;
  return -1;
}

/* "tsl": a ship or livestock. */
static guint
types_behind_take (const char *text)
{
  guint types = 0;

  if (g_ascii_tolower (*text) != 't')
    return 0;
  for (const char *p = text + 1; *p; p++)
    {
      const char *letter = strchr (cb_type_letters, g_ascii_toupper (*p));

      if (!letter)
        return 0;
      types |= 1u << (letter - cb_type_letters);
    }
  return types;
}

/* The words and numbers of a space; the first digit in front is a word of its own: a colour. */
static GPtrArray *
split (const char *text)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  const char *p = text;

  while (*p)
    {
      const char *from = p;

      if (g_unichar_isspace (g_utf8_get_char (p)))
        {
          p = g_utf8_next_char (p);
          continue;
        }
      if (g_ascii_isdigit (*p))
        do
          p++;
        while (words->len > 0 && g_ascii_isdigit (*p));
      else
        while (*p && !g_ascii_isdigit (*p) && !g_unichar_isspace (g_utf8_get_char (p)))
          p = g_utf8_next_char (p);
      g_ptr_array_add (words, g_strndup (from, (gsize) (p - from)));
    }
  return words;
}

static gboolean
refuse (char **problem, char *text)
{
  g_free (*problem);
  *problem = text;
  return FALSE;
}

static gboolean
is_colour (const char *word)
{
  return g_ascii_isdigit (*word) || find_word (&cb_route_colour_words, word) >= 0;
}

static gboolean
read_colour (const char *word, CbRouteSpace *space, char **problem)
{
  int goods = g_ascii_isdigit (*word) ? *word - '0' : find_word (&cb_route_colour_words, word);

  if (goods >= 1 && goods <= CB_GOODS + (g_ascii_isdigit (*word) ? 0 : 1))
    {
      space->goods = (guint8) goods;
      return TRUE;
    }
  return refuse (problem,
                 g_strdup_printf (_("“%s” is not a colour: turquoise, purple, pink, red, brown or orange, or 1 to 6; or any."),
                                  word));
}

static gboolean
read_number (const char *word, CbRouteSpace *space, char **problem)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (word, 10, 0, CB_ROUTE_MOST, &number, NULL))
    return refuse (problem, g_strdup_printf (_("“%s” is not a number up to %d."), word, CB_ROUTE_MOST));
  space->number = (gint16) number;
  return TRUE;
}

static gboolean
read_bonus (const char *word, CbRouteSpace *space, char **problem)
{
  guint types = types_behind_take (word);
  int bonus = find_bonus (word);

  if (bonus < 0 && types != 0)
    {
      bonus = CB_ROUTE_TAKE;
      space->types = (guint8) types;
    }
  if (bonus < 0)
    return refuse (problem,
                   g_strdup_printf (_("“%s” is not a bonus: points, silver, workers, take, any, black, place, sell, action "
                                      "or other."),
                                    word));
  space->bonus = (guint8) bonus;
  return TRUE;
}

/* What a bonus needs, and has nothing else. */
static gboolean
check (CbRouteSpace *space, gboolean number, char **problem)
{
  gboolean counts = space->bonus == CB_ROUTE_POINTS || space->bonus == CB_ROUTE_SILVER || space->bonus == CB_ROUTE_WORKERS;

  if (space->bonus == CB_ROUTE_UNKNOWN)
    return refuse (problem, g_strdup (_("Which bonus?")));
  if (counts && space->number == 0)
    return refuse (problem, g_strdup (_("How many?")));
  if (number && !counts && space->bonus != CB_ROUTE_BLACK)
    return refuse (problem, g_strdup (_("This bonus has no number.")));
  if (space->bonus == CB_ROUTE_TAKE && space->types == 0)
    return refuse (problem, g_strdup (_("Which types may be taken? As in: take ship livestock.")));
  return TRUE;
}

/* The sentence of another bonus, with or without quotes. */
static gboolean
read_sentence (const char *text, char *own, char **problem)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (text));
  gsize length = strlen (trimmed);

  if (length >= 2 && trimmed[0] == '"' && trimmed[length - 1] == '"')
    {
      trimmed[length - 1] = '\0';
      memmove (trimmed, trimmed + 1, length - 1);
    }
  if (strlen (trimmed) >= CB_ROUTE_TEXT || g_utf8_strlen (trimmed, -1) > CB_ROUTE_TEXT_LENGTH)
    return refuse (problem, g_strdup_printf (_("At most %d characters."), CB_ROUTE_TEXT_LENGTH));
  g_strlcpy (own, trimmed, CB_ROUTE_TEXT);
  return TRUE;
}

/* What stands behind the colour of a space: @words from @from on, those of @said. Behind another bonus stands its sentence, which goes
 * to @own, unless that is NULL: then it stands elsewhere. */
static gboolean
read_words (GPtrArray *words, guint from, const char *said, char *own, CbRouteSpace *now, gboolean *number, char **problem)
{
  const char *at = from > 0 ? strstr (said, words->pdata[0]) + strlen (words->pdata[0]) : said;

  for (guint i = from; i < words->len; i++)
    {
      const char *word = words->pdata[i];
      int type = now->bonus == CB_ROUTE_TAKE ? find_type (word) : -1;

      at = strstr (at, word);
      if (now->bonus == CB_ROUTE_OTHER && own)
        return read_sentence (at, own, problem);
      at += strlen (word);
      if (type >= 0)
        now->types |= (guint8) (1u << type);
      else if (g_ascii_isdigit (*word) && !*number)
        {
          *number = TRUE;
          if (!read_number (word, now, problem))
            return FALSE;
        }
      else if (now->bonus == CB_ROUTE_UNKNOWN)
        {
          if (!read_bonus (word, now, problem))
            return FALSE;
        }
      else if (now->bonus == CB_ROUTE_TAKE && (begins ("any", word) || begins ("tile", word)))
        now->bonus = CB_ROUTE_TAKE_ANY;
      else
        return refuse (problem, g_strdup_printf (_("“%s” is too much: a comma begins the next space."), word));
    }
  return TRUE;
}

/**
 * cb_route_space_read:
 * @text: a space, such as "red 2 silver"
 * @space: (out): what it says; unknown where it says nothing or cannot be read
 * @own: (out caller-allocates): CB_ROUTE_TEXT bytes: the sentence of another bonus
 * @problem: (inout): why it cannot be read, instead of what was there
 *
 * Returns: whether it says a whole space, or nothing at all
 */
gboolean
cb_route_space_read (const char *text, CbRouteSpace *space, char *own, char **problem)
{
  g_autoptr (GPtrArray) words = NULL;
  g_autofree char *said = g_strndup (text, strcspn (text, ":"));
  const char *sentence = strchr (text, ':');
  CbRouteSpace now = { 0 };
  gboolean number = FALSE;
  guint from = 0;

  memset (space, 0, sizeof *space);
  memset (own, 0, CB_ROUTE_TEXT);
  words = split (said);
  if (words->len == 0 && !sentence)
    return TRUE;
  if (words->len == 0)
    return refuse (problem, g_strdup (_("Which colour?")));
  /* Where no colour is said, any will do: "black". */
  if (is_colour (words->pdata[0]))
    {
      if (!read_colour (words->pdata[from++], &now, problem))
        return FALSE;
    }
  else if (find_bonus (words->pdata[0]) >= 0 || types_behind_take (words->pdata[0]) != 0)
    now.goods = CB_ROUTE_ANY;
  else
    return read_colour (words->pdata[0], &now, problem);
  if (!read_words (words, from, said, sentence ? NULL : own, &now, &number, problem))
    return FALSE;
  if (!check (&now, number, problem))
    return FALSE;
  if (sentence && now.bonus == CB_ROUTE_OTHER && !read_sentence (sentence + 1, own, problem))
    return FALSE;
  if (sentence && now.bonus != CB_ROUTE_OTHER)
    return refuse (problem, g_strdup (_("Only another bonus has a sentence, as in: red other: swap two tiles.")));
  *space = now;
  return TRUE;
}

/* The spaces of a line; a comma within quotes belongs to a sentence. */
static GPtrArray *
split_spaces (const char *text)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);
  const char *from = text;
  gboolean quoted = FALSE;

  for (const char *p = text;; p++)
    {
      quoted ^= *p == '"';
      if (*p != '\0' && (quoted || (*p != ',' && *p != ';')))
        continue;
      g_ptr_array_add (parts, g_strndup (from, (gsize) (p - from)));
      if (*p == '\0')
        return parts;
      from = p + 1;
    }
}

/**
 * cb_route_line_read:
 * @book: whose tile is set
 * @tile: from 0
 * @text: its line, of valid UTF-8; spaces at its end that are left out are not entered
 *
 * Sets what can be read; a space that cannot is not entered.
 *
 * Returns: (transfer full) (nullable): the first problem, a sentence with the number of the space
 */
char *
cb_route_line_read (CbRouteBook *book, guint tile, const char *text)
{
  g_autoptr (GPtrArray) parts = split_spaces (text);
  char *problem = NULL;

  for (guint at = 0; at < CB_ROUTE_SPACES; at++)
    {
      g_autofree char *why = NULL;

      if (cb_route_space_read (at < parts->len ? parts->pdata[at] : "", &book->spaces[tile][at], book->texts[tile][at], &why) ||
          problem)
        continue;
      problem = g_strdup_printf (_("Space %u: %s"), at + 1, why);
    }
  for (guint at = CB_ROUTE_SPACES; at < parts->len && !problem; at++)
    if (strspn (parts->pdata[at], " ") < strlen (parts->pdata[at]))
      problem = g_strdup_printf (_("A tile has %u spaces."), CB_ROUTE_SPACES);
  return problem;
}

/* -- Writing -------------------------------------------------------------------------------------- */

/**
 * cb_route_space_print:
 * @own: the sentence of another bonus
 *
 * Returns: (transfer full): the bonus of a space as a line says it, such as "2 silver"; empty where it is not known
 */
char *
cb_route_space_print (const CbRouteSpace *space, const char *own)
{
  GString *line = g_string_new (NULL);

  if (space->bonus == CB_ROUTE_UNKNOWN)
    return g_string_free (line, FALSE);
  if (space->number > 0)
    g_string_append_printf (line, "%d ", space->number);
  g_string_append (line, pw_vocabulary_get (&cb_route_bonus_words, space->bonus)->word);
  /* "1 point": the beginning of a word is read as that word. */
  if (space->number == 1 && line->str[line->len - 1] == 's')
    g_string_truncate (line, line->len - 1);
  for (guint type = 0; type < CB_TYPES; type++)
    if (space->types >> type & 1)
      g_string_append_printf (line, " %c", cb_type_letters[type]);
  if (space->bonus == CB_ROUTE_OTHER && *own)
    {
      const char *quote = strpbrk (own, ",;") ? "\"" : "";

      g_string_append_printf (line, ": %s%s%s", quote, own, quote);
    }
  return g_string_free (line, FALSE);
}

/**
 * cb_route_line_print:
 * @tile: from 0
 *
 * Returns: (transfer full): the line that cb_route_line_read() reads as that tile; empty where nothing is entered
 */
char *
cb_route_line_print (const CbRouteBook *book, guint tile)
{
  GString *line = g_string_new (NULL);
  gsize end = 0;

  for (guint at = 0; at < CB_ROUTE_SPACES; at++)
    {
      if (at > 0)
        g_string_append (line, ", ");
      if (cb_route_space_is_whole (&book->spaces[tile][at]))
        {
          g_autofree char *bonus = cb_route_space_print (&book->spaces[tile][at], book->texts[tile][at]);

          g_string_append_printf (line, "%s %s", pw_vocabulary_get (&cb_route_colour_words, book->spaces[tile][at].goods)->word,
                                  bonus);
          end = line->len;
        }
    }
  return g_string_free (g_string_truncate (line, end), FALSE);
}
