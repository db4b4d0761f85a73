/* pw-entry-spell.c: other spellings of what is typed, for where it names nothing as it stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/** SEVERAL: so many things of one kind in a move may be said in one word, by a letter each. */
#define SEVERAL 3

/* -- "king's envoy" for the envoy ------------------------------------------------------------------ */

/* @text as it is compared, without apostrophes. */
static char *
fold_plainly (const char *text)
{
  char *folded = pw_label_fold (text), *to = folded;

  for (const char *p = folded; *p; p++)
    if (*p != '\'')
      *to++ = *p;
  *to = '\0';
  return folded;
}

/* The name that @label holds behind small words, from its first capital on: "King’s Envoy" of "with the King’s Envoy"; NULL: it holds none
 * of several words. */
static const char *
find_name (const char *label)
{
  for (const char *p = label; *p; p = g_utf8_next_char (p))
    if (p > label && p[-1] == ' ' && g_unichar_isupper (g_utf8_get_char (p)))
      return strchr (p, ' ') ? p : NULL;
  return NULL;
}

/* Writes @word for each @name in @text, where that stands alone. */
static void
write_word (GString *text, const char *name, const char *word)
{
  gsize length = strlen (name), from = 0;
  const char *found;

  while (length > 0 && (found = strstr (text->str + from, name)) != NULL)
    {
      gsize at = (gsize) (found - text->str);

      if ((at == 0 || text->str[at - 1] == ' ') && (found[length] == '\0' || found[length] == ' '))
        {
          g_string_erase (text, (gssize) at, (gssize) length);
          g_string_insert (text, (gssize) at, word);
        }
      from = at + 1;
    }
}

static void
write_words (GString *text, const PwVocabulary *words)
{
  for (guint w = 0; words && words->label == NULL && w < words->n_words; w++)
    {
      const char *label = words->words[w].label, *name = label && *label ? find_name (_(label)) : NULL;
      g_autofree char *folded = name ? fold_plainly (name) : NULL;

      if (folded)
        write_word (text, folded, words->words[w].word);
    }
}

/* -- "ttt" for three of a colour -------------------------------------------------------------------- */

/**
 * pw_entry_find_repeated:
 * @kind: a kind of move
 * @n: (out): how often
 *
 * Returns: (nullable): the words of what moves of @kind say several times, such as three goods
 */
const PwVocabulary *
pw_entry_find_repeated (const PwMoveKind *kind, guint *n)
{
  for (guint i = 0; i < kind->n_args; i += *n)
    {
      for (*n = 1; i + *n < kind->n_args && kind->args[i + *n].type == PW_ARG_WORD; ++*n)
        if (kind->args[i + *n].words != kind->args[i].words || kind->args[i + *n].flags & PW_ARG_OPTIONAL)
          break;
      if (*n >= SEVERAL && kind->args[i].type == PW_ARG_WORD && !(kind->args[i].flags & PW_ARG_OPTIONAL))
        return kind->args[i].words;
    }
  return NULL;
}

/* Whether @word is several letters, each the first of one of @words, and begins none of them itself. */
static gboolean
is_letters (const PwVocabulary *words, const char *word, guint most)
{
  gsize length = strlen (word);

  if (length < 2 || length > most || pw_entry_begins_word (words, word))
    return FALSE;
  for (gsize i = 0; i < length; i++)
    {
      const char letter[] = { g_ascii_tolower (word[i]), '\0' };

      if (!g_ascii_isalpha (letter[0]) || !pw_entry_begins_word (words, letter))
        return FALSE;
    }
  return TRUE;
}

static char *
part_letters (const char *text, const PwVocabulary *words, guint most)
{
  g_auto (GStrv) typed = g_strsplit_set (text, " ,\t\n", -1);
  GString *parted = g_string_new (NULL);

  for (guint i = 0; typed[i]; i++)
    {
      gboolean letters = is_letters (words, typed[i], most);

      for (const char *p = typed[i]; *p; p++)
        {
          if (letters && p > typed[i])
            g_string_append_c (parted, ' ');
          g_string_append_c (parted, *p);
        }
      if (typed[i + 1])
        g_string_append_c (parted, ' ');
    }
  return g_string_free (parted, FALSE);
}

/* -- "c6p1a" for a row of a score pad ---------------------------------------------------------------- */

/* The first argument of a player in moves of @kind; NULL: it has none that is written short. */
static const PwArg *
find_per_seat (const PwMoveKind *kind)
{
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].flags & PW_ARG_PER_SEAT && kind->args[i].flags & PW_ARG_SHORT)
      return &kind->args[i];
  return NULL;
}

/* Whether the first @length letters of @name begin what moves of @kind say beside shares; @whole: they are all of its name. */
static gboolean
begins_argument (const PwMoveKind *kind, const char *name, gsize length, gboolean whole)
{
  for (guint i = 0; i < kind->n_args; i++)
    if (!(kind->args[i].flags & PW_ARG_PER_SEAT) && g_ascii_strncasecmp (kind->args[i].name, name, length) == 0 &&
        !(whole && kind->args[i].name[length]))
      return TRUE;
  return FALSE;
}

/* The length of the name of an argument of @kind or of a player that @text begins with: all of its letters, or else one of them, if that
 * names somebody; 0: neither does. With @by_letters what only begins an argument is one letter. @names_player becomes TRUE where it is a player's for
 * certain: "p1" is always pennants. */
static gsize
length_of_name (const PwScene *scene, const PwMoveKind *kind, const char *text, gboolean by_letters, gboolean *names_player)
{
  gsize letters = pw_text_reader_letters (text);

  for (gsize length = letters;; length = 1)
    {
      g_autofree char *name = g_strndup (text, length);
      gboolean several = FALSE;

      if (length == 0)
        return 0;
      if (pw_setup_find_name (scene->setup, name, &several) >= 0)
        {
          *names_player |= !g_ascii_isdigit (text[length]) || !begins_argument (kind, name, length, FALSE);
          return length;
        }
      if (begins_argument (kind, name, length, by_letters && length > 1))
        return length;
      if (length == 1 || several)
        return 0;
    }
}

/* The length of the number @text begins with, and of what may stand behind it in a value of @arg, as the pig of "2p"; -1 where that may as
 * well begin somebody's name. */
static gssize
length_of_share (const PwScene *scene, const PwArg *arg, const char *text)
{
  gsize digits = strspn (text, "0123456789");
  g_autofree char *longer = g_ascii_strdown (text, (gssize) digits + (text[digits] != '\0')), *letter = NULL;
  gboolean several = FALSE;

  if (arg->type != PW_ARG_WORD || !g_ascii_isalpha (text[digits]) || g_ascii_isdigit (text[digits + 1]) ||
      !pw_entry_begins_word (arg->words, longer))
    return (gssize) digits;
  letter = g_strndup (text + digits, 1);
  return pw_setup_find_name (scene->setup, letter, &several) >= 0 || several ? -1 : (gssize) digits + 1;
}

/* Parts what is written of a row of @kind without spaces, from behind its name on; FALSE where something in it is no name, and where
 * @by_letters names nobody. */
static gboolean
part_row (const PwScene *scene, const PwMoveKind *kind, const PwArg *share, const char *text, gboolean by_letters, GString *parted)
{
  gsize digits = strspn (text, "0123456789"), before = parted->len;
  const char *p = text + digits;
  gboolean somebody = FALSE;

  if (digits > 0)
    g_string_append_printf (parted, " %.*s", (int) digits, text);
  while (*p)
    {
      gsize name = g_ascii_isalpha (*p) ? length_of_name (scene, kind, p, by_letters, &somebody) : 0;
      gssize value = name > 0 ? length_of_share (scene, share, p + name) : -1;

      if (*p == ' ')
        {
          p++;
          continue;
        }
      if (value < 0)
        return FALSE;
      g_string_append_printf (parted, " %.*s", (int) name + (int) value, p);
      p += name + (gsize) value;
    }
  if (somebody || by_letters)
    return somebody;
  /* A row is somebody's: "m7op" is "m 7 o p" where there is a Paula, though "op" begins a word of its own. */
  {
    g_autoptr (GString) letters = g_string_new_len (parted->str, (gssize) before);

    if (part_row (scene, kind, share, text, TRUE, letters))
      g_string_assign (parted, letters->str);
  }
  return TRUE;
}

/**
 * pw_entry_part_row:
 * @text: what is typed
 *
 * Returns: (transfer full) (nullable): @text as a row that gives players their shares, with its spaces: "c 6 p1 a"; %NULL where it is none
 */
char *
pw_entry_part_row (const PwScene *scene, const char *text)
{
  PwKindSet playable = scene->game->play.playable (scene->state);
  gsize letters = pw_text_reader_letters (text);

  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    {
      const PwMoveKind *it = &scene->game->kinds[kind];
      const PwArg *share = pw_kind_set_has (playable, kind) ? find_per_seat (it) : NULL;
      gboolean number = g_ascii_isdigit (text[letters]);
      gsize verb = number ? letters : 1;
      g_autoptr (GString) parted = NULL;

      /* Without a number only what can do without one is meant, and somebody's name follows at once. */
      if (!share || letters == 0 || g_ascii_strncasecmp (it->name, text, verb) != 0 ||
          (!number && (letters < 2 || !(it->args[0].flags & PW_ARG_OPTIONAL) || it->args[0].flags & PW_ARG_PER_SEAT)))
        continue;
      parted = g_string_new_len (text, (gssize) verb);
      if (part_row (scene, it, share, text + verb, FALSE, parted))
        return g_strdup (parted->str);
    }
  return NULL;
}

/**
 * pw_entry_spell:
 * @text: what is typed
 *
 * What is a name of several words for people and one word in the notation is written as that: “king’s envoy” is the envoy. Letters in one
 * word are as many words, where a move says several things of one kind: “ttt” are three goods. A row that gives players their shares needs no
 * spaces: “c6p1a”.
 *
 * Returns: (transfer full) (nullable): @text as it is written otherwise; %NULL where there is no other way
 */
char *
pw_entry_spell (const PwScene *scene, const char *text)
{
  PwKindSet playable = scene->game->play.playable (scene->state);
  char *folded = fold_plainly (text);
  GString *spelled = g_string_new (folded), *names = g_string_new (folded);

  g_free (folded);
  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    {
      const PwMoveKind *it = &scene->game->kinds[kind];
      guint most;
      const PwVocabulary *repeated = pw_entry_find_repeated (it, &most);

      if (!pw_kind_set_has (playable, kind))
        continue;
      for (guint i = 0; i < it->n_args; i++)
        if (it->args[i].type == PW_ARG_WORD)
          write_words (spelled, it->args[i].words);
      if (repeated)
        {
          g_autofree char *parted = part_letters (spelled->str, repeated, most);

          g_string_assign (spelled, parted);
        }
    }
  if (g_string_equal (spelled, names))
    {
      g_string_free (spelled, TRUE);
      spelled = NULL;
    }
  g_string_free (names, TRUE);
  if (!spelled)
    return pw_entry_part_row (scene, text);
  return spelled ? g_string_free (spelled, FALSE) : NULL;
}

/* -- "2 gold" for "gold gold" ------------------------------------------------------------------------ */

/** MOST_COUNTED: no move says so many things of one kind by their names. */
#define MOST_COUNTED 9

/* Whether some kind of move names two things of @words one after the other, such as goods that are taken. */
static gboolean
names_two (const PwMoveKind *kind, guint at)
{
  return at + 1 < kind->n_args && kind->args[at].type == PW_ARG_WORD && kind->args[at + 1].type == PW_ARG_WORD &&
         kind->args[at].words == kind->args[at + 1].words && kind->args[at].words->n_words > 1 &&
         (kind->args[at + 1].flags & PW_ARG_BARE || !(kind->args[at + 1].flags & PW_ARG_OPTIONAL));
}

/* So many of the same things a move of @kind says one after the other, from @at on. */
static guint
count_in_turn (const PwMoveKind *kind, guint at)
{
  guint n = 1;

  while (names_two (kind, at + n - 1))
    n++;
  return n;
}

/* Whether @word names one of what some kind of move says @n times one after the other. */
static gboolean
is_counted (const PwScene *scene, const char *word, guint n)
{
  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    for (guint i = 0; i < scene->game->kinds[kind].n_args; i++)
      if (!scene->game->kinds[kind].statement && !scene->game->kinds[kind].table && names_two (&scene->game->kinds[kind], i) &&
          count_in_turn (&scene->game->kinds[kind], i) >= n && strlen (word) >= SEVERAL &&
          pw_entry_begins_word (scene->game->kinds[kind].args[i].words, word))
        return TRUE;
  return FALSE;
}

/**
 * pw_entry_spell_counts:
 * @text: what is typed
 *
 * What a move says one after the other, such as goods that are taken, people count: “2 gold wood” is “gold gold wood”.
 *
 * Returns: (transfer full) (nullable): @text with each such thing as often as it is counted; %NULL where nothing is
 */
char *
pw_entry_spell_counts (const PwScene *scene, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,\t\n", -1);
  GString *spelled = g_string_new (NULL);
  gboolean any = FALSE;

  for (guint i = 0; words[i]; i++)
    {
      g_autofree char *noun = words[i + 1] ? pw_label_fold (words[i + 1]) : NULL;
      guint n = g_ascii_isdigit (words[i][0]) && words[i][1] == '\0' ? (guint) (words[i][0] - '0') : 0;

      if (n == 0 || n > MOST_COUNTED || !noun || !is_counted (scene, noun, n))
        {
          g_string_append_printf (spelled, "%s%s", spelled->len ? " " : "", words[i]);
          continue;
        }
      for (guint k = 0; k < n; k++)
        g_string_append_printf (spelled, "%s%s", spelled->len ? " " : "", noun);
      any = TRUE;
      i++;
    }
  return g_string_free (spelled, !any);
}

/**
 * pw_entry_says_counts:
 * @spelled: what pw_entry_spell_counts() has made of a text
 * @move: what that was read as
 *
 * Returns: whether @move says as many things one after the other as @spelled names
 */
gboolean
pw_entry_says_counts (const PwScene *scene, const char *spelled, const PwMove *move)
{
  const PwMoveKind *kind = move->kind < scene->game->n_kinds ? &scene->game->kinds[move->kind] : NULL;
  g_auto (GStrv) words = g_strsplit (spelled, " ", -1);
  guint named = 0, said = 0;

  for (guint i = 0; words[i]; i++)
    {
      g_autofree char *noun = pw_label_fold (words[i]);

      named += is_counted (scene, noun, 1);
    }
  for (guint i = 0; kind && i < kind->n_args; i++)
    if (names_two (kind, i) || (i > 0 && names_two (kind, i - 1)))
      said += move->args[kind->args[i].index] != PW_ARG_NONE;
  return said == named;
}
