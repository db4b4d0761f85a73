/* pw-entry-find.c: finds choices by words, and whole moves behind unfinished ones
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include "core/pw-notation.h"

/** MAX_NODES: lists that are opened in the search for whole moves; no game needs as many. */
#define MAX_NODES 400

/**
 * pw_entry_find_leaves:
 * @partial: what is chosen so far
 * @most: how many to find at most
 * @out: (element-type PwChoice): whole moves are appended, each once
 *
 * Finds the whole moves that choosing on from @partial can end in, those first that need fewer
 * choices.
 */
void
pw_entry_find_leaves (const PwScene *scene, const PwMove *partial, guint most, GArray *out)
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (PwMove));
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  g_array_append_val (queue, *partial);
  for (guint i = 0; i < MIN (queue->len, MAX_NODES) && out->len < most; i++)
    {
      PwMove node = g_array_index (queue, PwMove, i);

      g_array_set_size (choices, 0);
      pw_game_choices (scene->game, scene->state, &node, choices);
      for (guint c = 0; c < choices->len && out->len < most; c++)
        {
          const PwChoice *choice = &g_array_index (choices, PwChoice, c);
          gboolean known = FALSE;

          if (choice->more)
            {
              /* A choice that leads back where it came from would never end. */
              if (!pw_move_equal (&choice->move, &node))
                g_array_append_val (queue, choice->move);
              continue;
            }
          for (guint o = 0; o < out->len && !known; o++)
            known = pw_move_equal (&g_array_index (out, PwChoice, o).move, &choice->move);
          if (!known)
            g_array_append_vals (out, choice, 1);
        }
    }
}

/**
 * pw_entry_drop_dead_ends:
 * @choices: (element-type PwChoice): a list
 *
 * Removes choices that no whole move lies behind: after a click, a die may not go with it.
 */
void
pw_entry_drop_dead_ends (const PwScene *scene, GArray *choices)
{
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  guint kept = 0;

  for (guint i = 0; i < choices->len; i++)
    {
      PwChoice choice = g_array_index (choices, PwChoice, i);

      g_array_set_size (leaves, 0);
      if (choice.more)
        pw_entry_find_leaves (scene, &choice.move, 1, leaves);
      if (!choice.more || leaves->len > 0)
        g_array_index (choices, PwChoice, kept++) = choice;
    }
  g_array_set_size (choices, kept);
}

/* -- Words ------------------------------------------------------------------------------------ */

/* The words that name a choice: its label, and the move in notation without the player and what
 * need not be said: a payment of workers is no choice of workers. */
static char **
words_of (const PwScene *scene, const PwChoice *choice, char ***alternates)
{
  g_autofree char *label = pw_choice_label (scene, choice);
  g_autofree char *line = NULL;
  g_autofree char *all = NULL;

  if (choice->move.kind < scene->game->n_kinds)
    {
      const PwMoveKind *kind = &scene->game->kinds[choice->move.kind];
      PwMove move = choice->move;

      move.player = PW_TABLE;
      for (guint i = 0; i < kind->n_args; i++)
        if (kind->args[i].flags & PW_ARG_OPTIONAL)
          move.args[kind->args[i].index] = PW_ARG_NONE;
      line = pw_notation_print (scene->game, scene->setup, &move);
    }
  all = g_strconcat (label, " ", line, NULL);
  return g_str_tokenize_and_fold (all, NULL, alternates);
}

static gboolean
is_among (const char *word, char **words, gboolean whole)
{
  for (guint i = 0; words[i]; i++)
    if (whole ? strcmp (words[i], word) == 0 : g_str_has_prefix (words[i], word))
      return TRUE;
  return FALSE;
}

/* Keeps the choices that have a word for each of @wanted: the same, or one that begins so. */
static void
keep_matching (const PwScene *scene, char **wanted, gboolean whole, GArray *choices)
{
  guint kept = 0;

  for (guint i = 0; i < choices->len; i++)
    {
      g_auto (GStrv) alternates = NULL;
      g_auto (GStrv) words = words_of (scene, &g_array_index (choices, PwChoice, i), &alternates);
      gboolean fits = TRUE;

      for (guint w = 0; wanted[w] && fits; w++)
        fits = is_among (wanted[w], words, whole) || is_among (wanted[w], alternates, whole);
      if (fits)
        g_array_index (choices, PwChoice, kept++) = g_array_index (choices, PwChoice, i);
    }
  g_array_set_size (choices, kept);
}

/* Where several are left, but only one has the very words, it is that one. */
static void
prefer_same_words (const PwScene *scene, char **wanted, GArray *choices)
{
  g_autoptr (GArray) same = NULL;

  if (choices->len < 2)
    return;
  same = g_array_copy (choices);
  keep_matching (scene, wanted, TRUE, same);
  if (same->len != 1)
    return;
  g_array_index (choices, PwChoice, 0) = g_array_index (same, PwChoice, 0);
  g_array_set_size (choices, 1);
}

/* Moves that differ in nothing but what need not be said are one: the one the game would take. */
static void
prefer_completed (const PwScene *scene, const PwMove *partial, GArray *choices)
{
  const PwMoveKind *kind;
  PwMove open;

  if (choices->len < 2)
    return;
  open = g_array_index (choices, PwChoice, 0).move;
  kind = &scene->game->kinds[open.kind];
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].flags & PW_ARG_OPTIONAL)
      open.args[kind->args[i].index] = partial->args[kind->args[i].index];
  for (guint i = 1; i < choices->len; i++)
    if (!pw_move_matches (&g_array_index (choices, PwChoice, i).move, &open))
      return;
  if (!pw_entry_make_whole (scene, &open, NULL))
    return;
  for (guint i = 0; i < choices->len; i++)
    if (pw_move_equal (&g_array_index (choices, PwChoice, i).move, &open))
      {
        g_array_index (choices, PwChoice, 0) = g_array_index (choices, PwChoice, i);
        g_array_set_size (choices, 1);
        return;
      }
}

/**
 * pw_entry_find_words:
 * @partial: what is chosen so far
 * @words: what is typed, separated by spaces
 * @choices: (element-type PwChoice): the choices of this step; those that the words do not name
 *   are removed
 *
 * Narrows a list by words. Where they name nothing in it, what they name in the lists behind it
 * takes its place: "castle a2" finds the move before a die is chosen.
 */
void
pw_entry_find_words (const PwScene *scene, const PwMove *partial, const char *words, GArray *choices)
{
  g_auto (GStrv) wanted = g_str_tokenize_and_fold (words, NULL, NULL);

  keep_matching (scene, wanted, FALSE, choices);
  if (choices->len == 0)
    {
      pw_entry_find_leaves (scene, partial, G_MAXUINT, choices);
      keep_matching (scene, wanted, FALSE, choices);
      prefer_same_words (scene, wanted, choices);
      prefer_completed (scene, partial, choices);
      return;
    }
  prefer_same_words (scene, wanted, choices);
}
