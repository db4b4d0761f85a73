/* pw-entry-says.c: what a move says, in each way in which the program says it, and whether that is what was typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-says.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/** MOST_STEPS: lists that lead to a move. */
#define MOST_STEPS 5

/** N_LINES: a move is said by so many lines of notation. */
#define N_LINES 2

/** LETTERS_OF_NOUN: shorter words count nothing. */
#define LETTERS_OF_NOUN 3

/* What people call it; "" where that is its word alone. */
const char *
pw_entry_says_name (const PwVocabulary *words, const PwWord *word)
{
  if (words->label)
    return words->label (word->value);
  return word->label && *word->label ? _(word->label) : "";
}

/* Adds the words of @text; what stands on both sides of a comma stands beside each other nowhere. */
static void
say (GPtrArray *said, const char *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text ? text : "", ",;:()", -1);

  for (guint i = 0; parts[i]; i++)
    if (*parts[i])
      g_ptr_array_add (said, pw_entry_words_of_text (parts[i]));
}

/* What the lists that lead to @move call it, step by step; @path gets the labels. */
void
pw_entry_says_choices (const PwScene *scene, const PwMove *move, GPtrArray *said, GString *path)
{
  PwMove base;

  pw_move_init (&base, PW_KIND_ANY, scene->game->play.actor (scene->state));
  for (guint step = 0; step < MOST_STEPS; step++)
    {
      g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
      const PwChoice *next = NULL;

      pw_entry_list (scene, &base, choices);
      for (guint i = 0; i < choices->len; i++)
        {
          const PwChoice *choice = &g_array_index (choices, PwChoice, i);
          g_autofree char *label = NULL, *also = NULL;

          if (choice->more ? !pw_move_matches (move, &choice->move) : !pw_move_equal (move, &choice->move))
            continue;
          label = pw_choice_label (scene, choice);
          also = pw_game_also_called (scene->game, scene->state, &choice->move);
          say (said, label);
          say (said, also);
          if (!next && path)
            {
              label[strcspn (label, "(")] = '\0';
              g_string_append_printf (path, "%s%s", path->len ? "\n" : "", g_strchomp (label));
            }
          if (!next || (choice->more && !next->more))
            next = choice;
        }
      if (!next || !next->more)
        return;
      base = next->move;
    }
}

char *
pw_entry_says_sentence (const PwScene *scene, const PwMove *move)
{
  char *sentence = pw_game_sentence (scene->game, scene->setup, scene->state, move), *stop = strstr (sentence, ". ");

  if (stop)
    *stop = '\0';
  return sentence;
}

/* Returns: (element-type GStrv): the words of each way to say @move */
static GPtrArray *
says (const PwScene *scene, const PwMove *move)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];
  GPtrArray *said = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autofree char *line = pw_notation_print (scene->game, scene->setup, move), *plain = pw_entry_print_plainly (scene, move),
                  *sentence = move->player >= 0 && pw_game_check (scene->game, scene->state, move, NULL)
                                ? pw_entry_says_sentence (scene, move)
                                : NULL;

  say (said, line);
  say (said, plain);
  say (said, sentence);
  say (said, _(kind->title));
  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];
      gint16 value = move->args[arg->index];
      const PwWord *word = value != PW_ARG_NONE && arg->words ? pw_vocabulary_get (arg->words, value) : NULL;
      g_autofree char *text = NULL;

      if (value == PW_ARG_NONE)
        continue;
      if (arg->type == PW_ARG_NUMBER)
        text = g_strdup_printf ("%s %d", pw_arg_label (arg), ABS (value));
      else if (word)
        text = g_strdup_printf ("%s %s", pw_entry_says_name (arg->words, word), word->alias ? word->alias : "");
      say (said, text);
      say (said, pw_arg_label (arg));
    }
  pw_entry_says_choices (scene, move, said, NULL);
  return said;
}

static gboolean
has_word (const GPtrArray *said, const char *word)
{
  for (guint s = 0; s < said->len; s++)
    for (char **words = said->pdata[s]; *words; words++)
      if (pw_entry_is_number (word) ? strcmp (*words, word) == 0 : g_str_has_prefix (*words, word))
        return TRUE;
  return FALSE;
}

static gboolean
is_noun (const char *word)
{
  return word && !pw_entry_is_number (word) && strlen (word) >= LETTERS_OF_NOUN;
}

/* How @said counts @noun: 1: with @number in front of it or behind it; -1: with others only; 0: not at all. The lines of notation, which are
 * @n_lines and the first, name their values in front. */
static int
count_of (const GPtrArray *said, guint n_lines, const char *number, const char *noun)
{
  int counted = 0;

  for (guint s = 0; s < said->len; s++)
    for (char **words = said->pdata[s]; *words; words++)
      {
        if (!g_str_has_prefix (*words, noun))
          continue;
        if ((words > (char **) said->pdata[s] && strcmp (words[-1], number) == 0) || (words[1] && strcmp (words[1], number) == 0))
          return 1;
        if (s >= n_lines && words > (char **) said->pdata[s] && pw_entry_is_number (words[-1]))
          counted = -1;
      }
  return counted;
}

/* Reads the first @n of @typed. */
static void
read_beginning (const PwScene *scene, char **typed, guint n, PwReading *out)
{
  g_autofree char *last = g_steal_pointer (&typed[n]), *text = g_strjoinv (" ", typed);
  PwMove base;

  typed[n] = g_steal_pointer (&last);
  pw_move_init (&base, PW_KIND_ANY, scene->game->play.actor (scene->state));
  pw_reading_init (out);
  pw_entry_read (scene, &base, text, out);
}

/* Whether all of @typed is what @choice is called. */
static gboolean
is_called (const PwScene *scene, char **typed, const PwChoice *choice)
{
  g_autofree char *label = pw_choice_label (scene, choice);
  g_auto (GStrv) words = pw_entry_words_of_text (label);

  return g_strv_equal ((const char *const *) typed, (const char *const *) words);
}

/* Whether the number @at of @typed is that of a choice that leads to @move in the list that all before it opens, or chooses in it, or turns its
 * page. */
static gboolean
is_choice (const PwScene *scene, char **typed, guint at, const PwMove *move)
{
  PwReading before, behind;
  gboolean is;

  read_beginning (scene, typed, at, &before);
  read_beginning (scene, typed, at + 1, &behind);
  is = (!behind.error || g_error_matches (behind.error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS)) && !behind.whole &&
       pw_move_matches (move, &behind.partial) &&
       (behind.first != before.first || !pw_move_equal (&behind.partial, &before.partial));
  for (guint i = before.first; i < before.choices->len && !before.whole && !is; i++)
    {
      const PwChoice *choice = &g_array_index (before.choices, PwChoice, i);

      is = (pw_entry_choice_number (scene, before.choices, before.first, i) == (guint) atoi (typed[at]) ||
            (choice->letter == *typed[at] && typed[at][1] == '\0')) &&
           pw_move_matches (move, &choice->move);
    }
  /* What the list behind it shows may do without it: "6 End the turn". */
  for (guint i = 0; i < behind.choices->len && !is; i++)
    is = pw_move_equal (move, &g_array_index (behind.choices, PwChoice, i).move) &&
         is_called (scene, typed + at + 1, &g_array_index (behind.choices, PwChoice, i));
  pw_reading_clear (&before);
  pw_reading_clear (&behind);
  return is;
}

/* Whether @noun is what a number of @move counts: that is said in front of it, and is no place of a list. */
static gboolean
is_counted (const PwMoveKind *kind, const PwMove *move, const char *noun)
{
  for (guint i = 0; i < kind->n_args; i++)
    {
      g_autofree char *label = pw_label_fold (pw_arg_label (&kind->args[i]));

      if (kind->args[i].type == PW_ARG_NUMBER && move->args[kind->args[i].index] != PW_ARG_NONE &&
          (g_str_has_prefix (label, noun) || g_str_has_prefix (kind->args[i].name, noun)))
        return TRUE;
    }
  return FALSE;
}

/* Whether @number is the first thing that @move says, which goes by it: the 5 of "5 white 3" is an advisor. */
static gboolean
is_first (const PwMoveKind *kind, const PwMove *move, const char *number)
{
  return kind->n_args > 0 && kind->args[0].type == PW_ARG_WORD && move->args[kind->args[0].index] == atoi (number);
}

/* Whether @number is dice of @move, in whatever order. */
static gboolean
is_dice (const PwMoveKind *kind, const PwMove *move, const char *number)
{
  for (guint i = 0; i < kind->n_args; i++)
    {
      guint8 dice[6], typed[6];
      guint n = kind->args[i].type == PW_ARG_DICE && move->args[kind->args[i].index] != PW_ARG_NONE
                  ? pw_dice_unpack (move->args[kind->args[i].index], dice)
                  : 0;

      if (n == 0 || strlen (number) != n)
        continue;
      for (guint d = 0; d < n; d++)
        typed[d] = (guint8) (number[d] - '0');
      if (pw_dice_pack (typed, n) == move->args[kind->args[i].index])
        return TRUE;
    }
  return FALSE;
}

/* Whether the text is a line of notation of @move: it may say otherwise what comes to the same, such as how a tile lies that is alike on all sides. */
static gboolean
is_line (const PwScene *scene, char **typed, const PwMove *move)
{
  g_autofree char *text = g_strjoinv (" ", typed), *line = g_strjoin (" ", scene->game->kinds[move->kind].name, text, NULL);
  PwMove parsed;

  return (pw_notation_parse_typed (scene->game, scene->setup, scene->state, text, &parsed, NULL) ||
          pw_notation_parse_typed (scene->game, scene->setup, scene->state, line, &parsed, NULL)) &&
         pw_entry_make_whole (scene, &parsed, NULL) && pw_move_equal (&parsed, move);
}

static gboolean
is_repeated (char **typed, const char *noun)
{
  guint n = 0;

  for (guint i = 0; typed[i]; i++)
    n += strcmp (typed[i], noun) == 0;
  return n > 1;
}

/* Whether a list behind those that are shown calls @move so: "2 pay gold", where the only way to pay for 2 is taken at once. */
static gboolean
is_called_behind (const PwScene *scene, const char *word, const PwMove *move)
{
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  PwMove base;

  pw_move_init (&base, PW_KIND_ANY, scene->game->play.actor (scene->state));
  pw_entry_find_leaves (scene, &base, G_MAXUINT, leaves);
  for (guint i = 0; i < leaves->len; i++)
    if (pw_move_equal (&g_array_index (leaves, PwChoice, i).move, move))
      {
        g_autofree char *label = pw_choice_label (scene, &g_array_index (leaves, PwChoice, i));

        say (said, label);
      }
  return has_word (said, word);
}

/* Whether @word is the verb of a list in which @move is what is declined, by 0: "provost 0". */
static gboolean
declines (const PwScene *scene, char **typed, const char *word, const PwMove *move)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  gboolean verb = FALSE, declined = FALSE;
  PwMove base;

  pw_move_init (&base, PW_KIND_ANY, scene->game->play.actor (scene->state));
  pw_entry_list (scene, &base, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, i);

      verb |= choice->move.kind < scene->game->n_kinds && strcmp (scene->game->kinds[choice->move.kind].name, word) == 0;
      declined |= choice->letter == '0' && pw_move_equal (&choice->move, move);
    }
  return verb && declined && g_strv_contains ((const char *const *) typed, "0");
}

/* What of @typed @move does not say, or counts otherwise; NULL: all is in it. */
const char *
pw_entry_says_find_fault (const PwScene *scene, char **typed, const PwMove *move)
{
  g_autoptr (GPtrArray) said = says (scene, move);
  const PwMoveKind *kind = &scene->game->kinds[move->kind];
  guint n = g_strv_length (typed);
  gboolean behind = n > 0 && pw_entry_is_number (typed[n - 1]);

  for (guint i = 0; i < n; i++)
    {
      const char *noun = behind ? (i > 0 ? typed[i - 1] : NULL) : typed[i + 1];
      gboolean choice;

      if (!pw_entry_is_number (typed[i]))
        {
          if (!has_word (said, typed[i]) && !declines (scene, typed, typed[i], move) && !is_called_behind (scene, typed[i], move))
            return typed[i];
          continue;
        }
      if (is_dice (kind, move, typed[i]))
        continue;
      choice = is_choice (scene, typed, i, move);
      if (!choice && !has_word (said, typed[i]))
        return is_line (scene, typed, move) ? NULL : typed[i];
      /* "wood wood 1 wood" are three. */
      if (is_noun (noun) && !is_repeated (typed, noun) && !(choice && !is_counted (kind, move, noun)) &&
          !is_first (kind, move, typed[i]) && !g_str_has_prefix (kind->name, noun) &&
          count_of (said, N_LINES, typed[i], noun) < 0)
        return noun;
    }
  return NULL;
}
