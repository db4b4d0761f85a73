/* pw-entry-ghost.c: what Enter would add to a typed text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/* Whether all of a name, which may be several words, was typed. */
static gboolean
is_said (const char *name, char **said)
{
  g_auto (GStrv) words = g_strsplit (name, PW_NOTATION_BLANK, -1);

  for (guint i = 0; words[i]; i++)
    {
      g_autofree char *folded = pw_label_fold (words[i]);

      if (!g_strv_contains ((const char *const *) said, folded))
        return FALSE;
    }
  return TRUE;
}

/* A label inside of a line. Which nouns begin with a capital there, only English is known of. */
static char *
inside (const char *label)
{
  const char *translated = _(label);

  return translated == label ? g_ascii_strdown (label, -1) : g_strdup (translated);
}

/* What people call the argument of that name, as the game's words have it. Free it. */
static char *
name_of (const PwGame *game, const char *argument)
{
  if (strcmp (argument, "die") == 0)
    return g_strdup (_("die"));
  for (guint i = 0; i < game->n_kinds; i++)
    for (guint k = 0; k < game->kinds[i].n_args; k++)
      {
        const PwVocabulary *words = game->kinds[i].args[k].words;

        for (guint w = 0; words && !words->label && w < words->n_words; w++)
          if (words->words[w].label && *words->words[w].label && strcmp (words->words[w].word, argument) == 0)
            return inside (words->words[w].label);
      }
  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "argument", argument));
}

/* What notation writes as "wood=1 stone=1" are the words "wood 1, stone 1". */
static void
append_word (GString *left, const PwGame *game, const char *word, gboolean *named)
{
  g_auto (GStrv) parts = g_strsplit (word, "=", 2);

  if (parts[0] && parts[1] && *parts[0])
    {
      g_autofree char *name = name_of (game, parts[0]);

      g_string_append_printf (left, "%s%s %s", left->len == 0 ? "" : *named ? ", " : " ", name, parts[1]);
      *named = TRUE;
    }
  else
    g_string_append_printf (left, "%s%s", left->len ? " " : "", word);
}

/* @line without the words that are in @typed. */
static char *
without_typed (const PwGame *game, const char *line, const char *typed)
{
  g_auto (GStrv) said = g_str_tokenize_and_fold (typed, NULL, NULL);
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  GString *left = g_string_new (NULL);
  gboolean named = FALSE;

  for (guint i = 0; words[i]; i++)
    if (*words[i] && !is_said (words[i], said))
      append_word (left, game, words[i], &named);
  g_string_replace (left, PW_NOTATION_BLANK, " ", 0);
  return g_string_free (left, FALSE);
}

/* Opens what need not be said, where the game would fill in the same. */
static void
leave_out_optional (const PwScene *scene, const PwMove *said, PwMove *move)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];
  PwMove open = *move, filled;

  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].flags & PW_ARG_OPTIONAL)
      open.args[kind->args[i].index] = said->args[kind->args[i].index];
  filled = open;
  if (pw_entry_make_whole (scene, &filled, NULL) && pw_move_equal (&filled, move))
    *move = open;
}

/* What is left to say of a move, of which @line is the part that was not said, without the words that are in @text. */
static char *
print_left (const PwScene *scene, const char *text, const char *line, gboolean kind_is_said)
{
  const char *rest = strchr (line, ' ');

  return without_typed (scene->game, !kind_is_said ? line : rest ? rest + 1 : "", text);
}

/* Whether @text and @left after it mean @move. */
static gboolean
is_read_as (const PwScene *scene, const PwMove *base, const char *text, const char *left, const PwMove *move)
{
  g_autofree char *whole = g_strdup_printf ("%s%s%s", text, *text && !g_str_has_suffix (text, " ") ? " " : "", left);
  const PwMove *read;
  PwReading reading;
  gboolean same;

  pw_reading_init (&reading);
  pw_entry_read (scene, base, whole, &reading);
  read = pw_reading_get_move (&reading);
  same = read && pw_move_equal (read, move);
  pw_reading_clear (&reading);
  return same;
}

/* Whether the window speaks another language than the notation, whose verbs stay as they are. */
static gboolean
is_translated (void)
{
  return *g_dgettext (GETTEXT_PACKAGE, "") != '\0';
}

/* What is left to say of @whole without a verb of the notation, so that no two languages are mixed: behind digits what the choice is
 * called, behind words only the rest of @labels; NULL where that would be read as something else. */
static char *
print_without_verb (const PwScene *scene, const PwMove *base, const PwReading *reading, int selected, const char *text,
                    const char *labels, const PwMove *whole)
{
  g_autofree char *left = NULL;

  if (!is_translated ())
    return NULL;
  if (text[strspn (text, "0123456789 " PW_ENTRY_SIGNS)] != '\0' || selected < 0)
    left = print_left (scene, text, labels, TRUE);
  else
    {
      left = pw_choice_label (scene, &g_array_index (reading->choices, PwChoice, selected));
      left[strcspn (left, "(")] = '\0';
      g_strchomp (left);
    }
  return is_read_as (scene, base, text, left, whole) ? g_steal_pointer (&left) : NULL;
}

/* Which numbers may come next behind @text, which ends in a number of its own: "take cow 2" wants a space before its die. */
static char *
print_numbers (const PwScene *scene, const PwMove *base, const PwReading *reading, const char *text)
{
  GString *numbers = g_string_new (NULL);
  gsize length = strlen (text);
  gboolean wanted = length > 0 && g_ascii_isdigit (text[length - 1]) && text[strspn (text, "0123456789 ,")] != '\0' &&
                    reading->pending == 0 && reading->choices->len > 1 && reading->choices->len <= PW_ENTRY_PAGE;

  for (guint i = 0; wanted && i < reading->choices->len; i++)
    if (pw_entry_takes_number (scene, base, reading, text, i))
      g_string_append_printf (numbers, "%s%u", numbers->len ? " / " : "",
                              pw_entry_choice_number (scene, reading->choices, reading->first, i));
  return g_string_free (numbers, FALSE);
}

static char *
make_ghost (const PwScene *scene, const PwMove *base, const PwReading *reading, const char *text, int selected)
{
  PwMove move = reading->move;
  const PwMove *said = &reading->spoken;
  g_autofree char *labels = NULL, *line = NULL, *named = NULL;
  PwMove whole;
  gboolean kind_is_said;

  if (selected < 0 && !reading->whole)
    {
      int dice = reading->choices->len == 0 && scene->game->play.actor (scene->state) == PW_TABLE ? pw_entry_dice_kind (scene)
                                                                                                  : -1;

      return dice >= 0 ? pw_entry_dice_ghost (scene, (guint) dice, text) : print_numbers (scene, base, reading, text);
    }
  if (selected >= 0)
    {
      const PwChoice *choice = &g_array_index (reading->choices, PwChoice, selected);

      if (choice->more)
        {
          g_autofree char *label = pw_choice_label (scene, choice);
          g_autofree char *left = *text ? without_typed (scene->game, label, text) : g_steal_pointer (&label);

          return g_strdup_printf (_("%s…"), left);
        }
      move = choice->move;
      said = &reading->partial;
    }
  if (reading->choices->len == 0 || move.reason)
    return g_strdup (""); /* a roll is typed as a whole, and so is a correction */
  if (selected >= 0)
    leave_out_optional (scene, said, &move);
  whole = selected >= 0 ? g_array_index (reading->choices, PwChoice, selected).move : reading->move;
  kind_is_said = said->kind != PW_KIND_ANY;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (said->args[i] == move.args[i])
      move.args[i] = PW_ARG_NONE;
  move.player = PW_TABLE;
  labels = pw_notation_print_labels (scene->game, scene->setup, &move);
  line = pw_notation_print (scene->game, scene->setup, &move);
  if (!kind_is_said)
    {
      char *native = print_without_verb (scene, base, reading, selected, text, labels, &whole);

      if (native)
        return native;
    }
  named = print_left (scene, text, labels, kind_is_said);
  /* The names that things have for people, but where only a word of notation says what they leave open. What is typed may be the
   * beginning of a word. */
  if (g_str_equal (labels, line) || is_read_as (scene, base, text, named, &whole) || is_read_as (scene, said, "", named, &whole))
    return g_steal_pointer (&named);
  return print_left (scene, text, line, kind_is_said);
}

/* What stands alone on the line begins as a sentence does; names of places, digits and abbreviations stay as they are typed. */
static char *
begin_line (char *ghost)
{
  const char *end = ghost;
  g_autofree char *rest = ghost, *first = NULL;

  while (g_unichar_isalpha (g_utf8_get_char (end)))
    end = g_utf8_next_char (end);
  if (g_utf8_strlen (ghost, end - ghost) < 3)
    return g_steal_pointer (&rest);
  first = g_utf8_strup (ghost, g_utf8_next_char (ghost) - ghost);
  return g_strconcat (first, g_utf8_next_char (ghost), NULL);
}

/**
 * pw_entry_make_ghost:
 * @base: what is chosen already
 * @reading: what @text means, said upon it
 * @text: what is typed
 * @selected: the choice Enter takes, or -1 for what the text says
 *
 * Returns: (transfer full): what Enter would add to @text: the words of a move, the first words
 *   of what follows, whose dice are missing; which numbers may follow a number; or nothing
 */
char *
pw_entry_make_ghost (const PwScene *scene, const PwMove *base, const PwReading *reading, const char *text, int selected)
{
  char *ghost = make_ghost (scene, base, reading, text, selected);

  return *text == '\0' && ghost ? begin_line (ghost) : ghost;
}
