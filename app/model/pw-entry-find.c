/* pw-entry-find.c: finds choices by words, and whole moves behind unfinished ones
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include "core/pw-notation.h"

/** MAX_NODES: lists that are opened in the search for whole moves; no game needs as many. */
#define MAX_NODES 200

/** FEW: up to so many leaves are looked for one by one. */
#define FEW 256

static gboolean
has_choice (const GArray *choices, const PwMove *move)
{
  for (guint i = 0; i < choices->len; i++)
    if (pw_move_equal (&g_array_index (choices, PwChoice, i).move, move))
      return TRUE;
  return FALSE;
}

/* Opens the lists of all moves in @level: whole moves go to @leaves, some perhaps more than once;
 * the others are the next level. Takes @level. */
static GArray *
open_level (const PwScene *scene, GArray *level, guint most, guint *n_nodes, GArray *leaves)
{
  GArray *next = g_array_new (FALSE, FALSE, sizeof (PwMove));
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autoptr (GHashTable) seen = pw_move_set_new ();

  for (guint i = 0; i < level->len; i++)
    pw_move_set_add (seen, &g_array_index (level, PwMove, i));
  for (guint i = 0; i < level->len && leaves->len < most && (*n_nodes)++ < MAX_NODES; i++)
    {
      g_array_set_size (choices, 0);
      pw_entry_list (scene, &g_array_index (level, PwMove, i), choices);
      for (guint c = 0; c < choices->len && leaves->len < most; c++)
        {
          const PwChoice *choice = &g_array_index (choices, PwChoice, c);

          /* Where a few are enough they have to be different ones. */
          if (!choice->more)
            {
              if (most > FEW || !has_choice (leaves, &choice->move))
                g_array_append_vals (leaves, choice, 1);
            }
          /* What stands in several lists is opened once; what leads back, never. */
          else if (pw_move_set_add (seen, &choice->move))
            g_array_append_val (next, choice->move);
        }
    }
  g_array_unref (level);
  return next;
}

static GArray *
first_level (const PwMove *partial)
{
  GArray *level = g_array_new (FALSE, FALSE, sizeof (PwMove));

  g_array_append_vals (level, partial, 1);
  return level;
}

/**
 * pw_entry_find_leaves:
 * @partial: what is chosen so far
 * @most: how many to find at most
 * @out: (element-type PwChoice): whole moves are appended; each once, where @most is small
 *
 * Finds the whole moves that choosing on from @partial can end in, those first that need fewer
 * choices.
 */
void
pw_entry_find_leaves (const PwScene *scene, const PwMove *partial, guint most, GArray *out)
{
  GArray *level = first_level (partial);
  guint n_nodes = 0;

  while (level->len > 0 && out->len < most && n_nodes < MAX_NODES)
    level = open_level (scene, level, most, &n_nodes, out);
  g_array_unref (level);
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

/* Moves that differ in nothing but what need not be said are one: the one the game would take. */
void
pw_entry_prefer_completed (const PwScene *scene, const PwMove *partial, GArray *choices)
{
  const PwMoveKind *kind;
  PwMove open;

  if (choices->len < 2)
    return;
  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, PwChoice, i).more)
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
 * pw_entry_complete_numbers:
 * @partial: what is chosen so far
 * @choices: (element-type PwChoice): choices; where only one whole move is left, its die and what else is a number and need not be said
 *   become what the game would take
 *
 * Which of the ways to a move a list shows first depends on the room that it has: nobody who names the move alone means the dearer one.
 */
void
pw_entry_complete_numbers (const PwScene *scene, const PwMove *partial, GArray *choices)
{
  PwChoice *only = choices->len == 1 ? &g_array_index (choices, PwChoice, 0) : NULL;
  const PwMoveKind *kind;
  PwMove open;

  if (!only || only->more || only->move.kind >= scene->game->n_kinds)
    return;
  kind = &scene->game->kinds[only->move.kind];
  open = only->move;
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].flags & PW_ARG_OPTIONAL && (kind->args[i].type == PW_ARG_DIE || kind->args[i].type == PW_ARG_NUMBER))
      open.args[kind->args[i].index] = partial->args[kind->args[i].index];
  if (pw_entry_make_whole (scene, &open, NULL))
    only->move = open;
}

/* Appends those of @leaves that @wanted names, each once. */
static void
take_named (const PwScene *scene, const PwMove *partial, char **wanted, PwLikeness likeness, const GArray *leaves, GArray *out)
{
  g_autoptr (GArray) named = g_array_copy ((GArray *) leaves);

  pw_entry_keep_matching (scene, partial, wanted, likeness, named);
  for (guint i = 0; i < named->len; i++)
    if (!has_choice (out, &g_array_index (named, PwChoice, i).move))
      g_array_append_vals (out, &g_array_index (named, PwChoice, i), 1);
}

/* Appends what leads on behind @partial to @out, and the way there to @next, but for what is in @seen already. */
static void
list_what_leads_on (const PwScene *scene, const PwMove *partial, GHashTable *seen, GArray *next, GArray *out)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  pw_entry_list (scene, partial, choices);
  for (guint c = 0; c < choices->len; c++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, c);

      if (!choice->more || !pw_move_set_add (seen, &choice->move))
        continue;
      g_array_append_val (next, choice->move);
      g_array_append_vals (out, choice, 1);
    }
}

/* Where @wanted names no whole move: the choices that lead on which it names, such as "take a building"
 * before a die is chosen. */
static void
find_lists (const PwScene *scene, const PwMove *partial, char **wanted, GArray *out)
{
  GArray *level = first_level (partial);

  for (guint depth = 0; depth < PW_MAX_ARGS && level->len > 0 && out->len == 0; depth++)
    {
      GArray *next = g_array_new (FALSE, FALSE, sizeof (PwMove));
      g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (PwChoice));
      g_autoptr (GHashTable) seen = pw_move_set_new ();

      for (guint i = 0; i < MIN (level->len, MAX_NODES); i++)
        list_what_leads_on (scene, &g_array_index (level, PwMove, i), seen, next, nodes);
      take_named (scene, partial, wanted, PW_LIKENESS_BEGINNING, nodes, out);
      g_array_unref (level);
      level = next;
    }
  g_array_unref (level);
}

static gboolean
has_number (char **words)
{
  for (guint i = 0; words[i]; i++)
    if (g_ascii_isdigit (words[i][0]))
      return TRUE;
  return FALSE;
}

/* The whole moves that @wanted names, of those that need the fewest choices: what costs nothing
 * comes before what is paid for. */
static void
find_behind (const PwScene *scene, const PwMove *partial, char **wanted, GArray *out)
{
  g_autoptr (GPtrArray) levels = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  GArray *level = first_level (partial);
  guint n_nodes = 0;

  while (level->len > 0 && out->len == 0 && n_nodes < MAX_NODES)
    {
      GArray *leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));

      level = open_level (scene, level, G_MAXUINT, &n_nodes, leaves);
      take_named (scene, partial, wanted, PW_LIKENESS_BEGINNING, leaves, out);
      g_ptr_array_add (levels, leaves);
    }
  g_array_unref (level);
  for (guint i = 0; i < levels->len && out->len == 0 && pw_entry_may_abbreviate (scene, wanted); i++)
    take_named (scene, partial, wanted, PW_LIKENESS_ABBREVIATED, levels->pdata[i], out);
  if (out->len == 0)
    find_lists (scene, partial, wanted, out);
  pw_entry_prefer_same_words (scene, partial, wanted, out);
  pw_entry_prefer_completed (scene, partial, out);
  if (!has_number (wanted))
    pw_entry_complete_numbers (scene, partial, out);
}

/* Whether @choice is a move that its verb says all of, such as to pass. */
static gboolean
is_bare (const PwChoice *choice)
{
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (choice->move.args[i] != PW_ARG_NONE)
      return FALSE;
  return !choice->more;
}

/* Whether some word that @choice is called begins with @word, its verb aside. */
static gboolean
is_called (const PwScene *scene, const PwChoice *choice, const char *word)
{
  g_autofree char *label = pw_choice_label (scene, choice);
  g_autofree char *also = pw_game_also_called (scene->game, scene->state, &choice->move);
  g_autofree char *line = choice->move.kind < scene->game->n_kinds ? pw_entry_print_plainly (scene, &choice->move)
                                                                   : g_strdup ("");
  const char *behind = strchr (line, ' ');
  g_autofree char *all = g_strjoin (" ", label, behind ? behind : "", also, NULL);
  g_auto (GStrv) words = pw_entry_words_of_text (all);

  return pw_entry_has_word (word, words, PW_LIKENESS_BEGINNING);
}

/* Whether @word begins the verb of @choice, as the notation has it. */
static gboolean
is_verb (const PwScene *scene, const PwChoice *choice, const char *word)
{
  return choice->move.kind < scene->game->n_kinds && g_str_has_prefix (scene->game->kinds[choice->move.kind].name, word);
}

/* "p" is to pass, where else it is only the beginning of "place", which wants a place. But “build” is not to build nothing, where that
 * is to pass and something can be built. */
static void
prefer_bare (const PwScene *scene, char **wanted, GArray *choices)
{
  int bare = -1;

  if (choices->len < 2 || !wanted[0] || wanted[1])
    return;
  for (guint i = 0; i < choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, i);

      if (bare < 0 && is_bare (choice))
        bare = (int) i;
      else if (is_bare (choice) || is_called (scene, choice, wanted[0]))
        return;
    }
  if (bare < 0)
    return;
  for (guint i = 0; i < choices->len && !is_verb (scene, &g_array_index (choices, PwChoice, bare), wanted[0]); i++)
    if (is_verb (scene, &g_array_index (choices, PwChoice, i), wanted[0]))
      return;
  g_array_index (choices, PwChoice, 0) = g_array_index (choices, PwChoice, bare);
  g_array_set_size (choices, 1);
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
  g_auto (GStrv) wanted = pw_entry_words_of_text (words);

  pw_entry_keep_matching (scene, partial, wanted, PW_LIKENESS_BEGINNING, choices);
  pw_entry_keep_one_by_one (scene, partial, wanted, choices);
  pw_entry_prefer_joined (scene, words, choices);
  if (choices->len > 0)
    {
      pw_entry_prefer_same_words (scene, partial, wanted, choices);
      prefer_bare (scene, wanted, choices);
    }
  else
    {
      find_behind (scene, partial, wanted, choices);
      pw_entry_keep_one_by_one (scene, partial, wanted, choices);
      pw_entry_prefer_joined (scene, words, choices);
    }
}

/**
 * pw_entry_find_legal:
 * @partial: what is chosen so far
 * @words: what is typed, separated by spaces
 * @out: (out): the move
 *
 * Finds the one legal move that the words name, whatever lists there are: some moves are possible
 * at moments when no list offers them.
 *
 * Returns: %FALSE where there is none, or more than one that differ in what must be said
 */
gboolean
pw_entry_find_legal (const PwScene *scene, const PwMove *partial, const char *words, PwMove *out)
{
  g_auto (GStrv) wanted = pw_entry_words_of_text (words);
  g_autofree char *found = NULL;
  PwMoves legal = PW_MOVES_INIT;
  gboolean several = FALSE;

  pw_game_legal (scene->game, scene->state, &legal);
  for (guint i = 0; i < legal.n && !several; i++)
    {
      g_autofree char *line = NULL;
      g_auto (GStrv) said = NULL;
      gboolean fits = TRUE;

      if (!pw_move_matches (&legal.items[i], partial))
        continue;
      line = pw_entry_print_plainly (scene, &legal.items[i]);
      said = pw_entry_words_of_text (line);
      for (guint w = 0; wanted[w] && fits; w++)
        fits = pw_entry_has_word (wanted[w], said, PW_LIKENESS_BEGINNING) &&
               !pw_entry_names_another (scene, partial, &legal.items[i], wanted, w);
      if (!fits)
        continue;
      several = found != NULL && strcmp (found, line) != 0;
      if (found == NULL)
        {
          const PwMoveKind *kind = &scene->game->kinds[legal.items[i].kind];

          found = g_steal_pointer (&line);
          *out = legal.items[i];
          for (guint a = 0; a < kind->n_args; a++)
            if (kind->args[a].flags & PW_ARG_OPTIONAL)
              out->args[kind->args[a].index] = partial->args[kind->args[a].index];
        }
    }
  pw_moves_clear (&legal);
  return found != NULL && !several;
}
