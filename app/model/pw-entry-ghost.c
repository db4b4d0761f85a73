/* pw-entry-ghost.c: what Enter would add to a typed text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

static gboolean
is_said (const char *word, char **said)
{
  for (guint i = 0; said[i]; i++)
    if (strcmp (said[i], word) == 0)
      return TRUE;
  return FALSE;
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
  return g_strdup (argument);
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
    {
      g_autofree char *folded = g_utf8_casefold (words[i], -1);

      if (*words[i] && !is_said (folded, said))
        append_word (left, game, words[i], &named);
    }
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

/**
 * pw_entry_make_ghost:
 * @reading: what @text means
 * @text: what is typed
 * @selected: the choice Enter takes, or -1 for what the text says
 *
 * Returns: (transfer full): what Enter would add to @text: the words of a move, the first words
 *   of what follows, whose dice are missing; or nothing
 */
char *
pw_entry_make_ghost (const PwScene *scene, const PwReading *reading, const char *text, int selected)
{
  PwMove move = reading->move;
  const PwMove *said = &reading->spoken;
  g_autofree char *line = NULL;
  gboolean kind_is_said;

  if (selected < 0 && !reading->whole)
    {
      int dice = reading->choices->len == 0 && scene->game->play.actor (scene->state) == PW_TABLE ? pw_entry_dice_kind (scene)
                                                                                                  : -1;

      return dice >= 0 ? pw_entry_dice_ghost (scene, (guint) dice, text) : g_strdup ("");
    }
  if (selected >= 0)
    {
      const PwChoice *choice = &g_array_index (reading->choices, PwChoice, selected);

      if (choice->more)
        {
          g_autofree char *label = pw_choice_label (scene, choice);

          return g_strdup_printf (_("%s…"), label);
        }
      move = choice->move;
      said = &reading->partial;
    }
  if (reading->choices->len == 0 || move.reason)
    return g_strdup (""); /* a roll is typed as a whole, and so is a correction */
  if (selected >= 0)
    leave_out_optional (scene, said, &move);
  kind_is_said = said->kind != PW_KIND_ANY;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (said->args[i] == move.args[i])
      move.args[i] = PW_ARG_NONE;
  move.player = PW_TABLE;
  line = pw_notation_print (scene->game, scene->setup, &move);
  return without_typed (scene->game,
                        kind_is_said && strchr (line, ' ') ? strchr (line, ' ') + 1
                        : kind_is_said                     ? ""
                                                           : line,
                        text);
}
