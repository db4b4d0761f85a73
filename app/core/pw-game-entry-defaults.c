/* pw-game-entry-defaults.c: what holds where a game says nothing of how its moves are entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-game-has.h"

#include <glib/gi18n-lib.h>

/**
 * pw_game_complete:
 * @game: a game
 * @state: a state of it
 * @move: a move whose optional arguments may be open
 * @error: (nullable): return location
 *
 * Fills in what need not be said: the cheapest payment, the only die that fits.
 *
 * Returns: %FALSE where several are equally good; @error says what to add
 */
gboolean
pw_game_complete (const PwGame *game, gconstpointer state, PwMove *move, GError **error)
{
  guint32 reason = move->reason;
  gboolean complete = !HAS (game, entry, complete) || game->entry->complete (state, move, error);

  /* Games take one of the legal moves for it, which have no reason. */
  move->reason = reason;
  return complete;
}

/**
 * pw_game_choices:
 * @game: a game
 * @state: a state of it
 * @partial: what is chosen so far
 * @out: (element-type PwChoice): the next choices are appended
 *
 * Nothing is appended where nothing legal goes with @partial.
 */
void
pw_game_choices (const PwGame *game, gconstpointer state, const PwMove *partial, GArray *out)
{
  if (HAS (game, entry, choices))
    game->entry->choices (state, partial, out);
  else
    pw_choices_plain (game, state, partial, out);
}

/**
 * pw_game_shortcuts:
 * @game: a game
 * @state: a state of it
 * @partial: what is chosen so far
 * @choices: (element-type PwChoice): the choices that follow it; those that say more than one of them are appended
 */
void
pw_game_shortcuts (const PwGame *game, gconstpointer state, const PwMove *partial, GArray *choices)
{
  guint n = choices->len;

  if (HAS (game, entry, shortcuts))
    game->entry->shortcuts (state, partial, choices);
  for (guint i = n; i < choices->len; i++)
    g_array_index (choices, PwChoice, i).shortcut = TRUE;
}

/**
 * pw_game_ask:
 * @game: a game
 * @setup: who plays
 * @state: how it stands
 * @partial: what is chosen of the next move; of no kind and without arguments at the beginning
 * @choices: (element-type PwChoice): what may be added to it
 *
 * Returns: (transfer full): what is asked now, for people
 */
char *
pw_game_ask (const PwGame *game, const PwSetup *setup, gconstpointer state, const PwMove *partial, const GArray *choices)
{
  char *text = HAS (game, entry, ask) && choices->len > 0 ? game->entry->ask (setup, state, partial, choices) : NULL;

  return text ? text : game->words.prompt (setup, state);
}

/**
 * pw_game_trail:
 * @game: a game
 * @setup: who plays
 * @state: how it stands
 *
 * Returns: (transfer full) (nullable): the names of the decisions that wait below the one that is asked, the oldest first; %NULL: none
 */
GStrv
pw_game_trail (const PwGame *game, const PwSetup *setup, gconstpointer state)
{
  GStrv steps = HAS (game, entry, trail) ? game->entry->trail (setup, state) : NULL;

  if (steps && *steps == NULL)
    g_clear_pointer (&steps, g_strfreev);
  return steps;
}

/**
 * pw_game_trail_before:
 * @game: a game
 * @setup: who plays
 * @state: how it stands
 * @text: what is asked
 *
 * Returns: (transfer full): that, behind what waits: "Fairground › Favour › Market: use it, or skip"
 */
char *
pw_game_trail_before (const PwGame *game, const PwSetup *setup, gconstpointer state, const char *text)
{
  g_auto (GStrv) steps = pw_game_trail (game, setup, state);
  GString *line = g_string_new (NULL);

  /* U+203A SINGLE RIGHT-POINTING ANGLE QUOTATION MARK */
  for (guint i = 0; steps && steps[i]; i++)
    g_string_append_printf (line, "%s \342\200\272 ", steps[i]);
  g_string_append (line, text);
  return g_string_free (line, FALSE);
}

/**
 * pw_game_prompt:
 * @game: a game
 * @setup: who plays
 * @state: how it stands
 *
 * Returns: (transfer full): what is asked, behind what waits
 */
char *
pw_game_prompt (const PwGame *game, const PwSetup *setup, gconstpointer state)
{
  g_autofree char *asked = game->words.prompt (setup, state);

  return pw_game_trail_before (game, setup, state, asked);
}

/**
 * pw_game_unlikely:
 * @game: a game
 * @setup: who plays
 * @state: a state of it
 * @move: a legal move
 *
 * Returns: (transfer full) (nullable): why that is hardly meant, where Enter alone or a single word says it
 */
char *
pw_game_unlikely (const PwGame *game, const PwSetup *setup, gconstpointer state, const PwMove *move)
{
  return HAS (game, entry, unlikely) ? game->entry->unlikely (setup, state, move) : NULL;
}

/**
 * pw_game_also_called:
 * @game: a game
 * @state: a state of it
 * @choice: a choice, as far as it goes
 *
 * Returns: (transfer full) (nullable): further words that may be typed for it
 */
char *
pw_game_also_called (const PwGame *game, gconstpointer state, const PwMove *choice)
{
  char *words = HAS (game, entry, also_called) ? game->entry->also_called (state, choice) : NULL;
  g_autofree char *others = NULL;

  if (choice->kind >= game->n_kinds || !HAS (game, entry, is_done) || !game->entry->is_done (state, choice))
    return words;
  others = words;
  /* Translators: what people may type for passing, or for ending a turn, beside the name of that; several words are parted by spaces. */
  return g_strjoin (" ", _("done"), others, NULL);
}

/**
 * pw_game_without:
 * @game: a game
 * @state: a state of it
 * @seat: somebody whose turn it is not
 * @out: (out): what whoever acts would do without
 *
 * Returns: whether that is all that keeps @seat from acting
 */
gboolean
pw_game_without (const PwGame *game, gconstpointer state, guint seat, PwMove *out)
{
  return HAS (game, entry, without) && game->entry->without (state, seat, out);
}

/**
 * pw_game_unsaid:
 * @game: a game
 * @state: a state of it
 * @move: (inout): a line that somebody typed without naming its kind of move
 * @error: (nullable): return location: PW_NOTATION_ERROR
 *
 * Adds what the line says just because the kind is left out.
 *
 * Returns: %FALSE where it may be several things then
 */
gboolean
pw_game_unsaid (const PwGame *game, gconstpointer state, PwMove *move, GError **error)
{
  return !HAS (game, entry, unsaid) || game->entry->unsaid (state, move, error);
}

/**
 * pw_game_group:
 * @game: a game
 * @state: a state of it
 * @number: what the dice are for, as people know it by its number; 0: nobody says it
 * @dice: (array length=n): faces, in any order
 * @n: how many
 * @move: (inout): a move of whoever acts; what they say, legal or not; its kind stays %PW_KIND_ANY where no groups are used now
 *
 * Returns: %FALSE there, and where there are more dice than a group can have
 */
gboolean
pw_game_group (const PwGame *game, gconstpointer state, guint number, const guint8 *dice, guint n, PwMove *move)
{
  return HAS (game, entry, group) && game->entry->group (state, number, dice, n, move);
}

/**
 * pw_game_joined:
 * @game: a game
 * @state: a state of it
 * @move: dice that were put together by clicks (%PW_MOVE_JOINED)
 *
 * Returns: (transfer full): what is typed for them
 */
char *
pw_game_joined (const PwGame *game, gconstpointer state, const PwMove *move)
{
  return HAS (game, entry, joined) ? game->entry->joined (state, move) : g_strdup ("");
}

/**
 * pw_game_why_none:
 * @game: a game
 * @state: a state of it
 * @move: a move of a kind, of whoever acts, that leaves something open; nothing of that makes it legal
 * @error: (nullable): return location: PW_RULE_ERROR
 *
 * Returns: whether the game knows one reason for all of it; %FALSE while nobody acts
 */
gboolean
pw_game_why_none (const PwGame *game, gconstpointer state, const PwMove *move, GError **error)
{
  return move->player >= 0 && HAS (game, entry, why_none) && game->entry->why_none (state, move, error);
}

/**
 * pw_game_dice_count:
 * @game: a game
 * @state: (nullable): a state of it
 * @kind: index into PwGame.kinds
 * @arg: one of that kind's arguments, of type %PW_ARG_DIE or %PW_ARG_DICE
 *
 * Returns: how many dice are expected there; the most there can be where the game does not say
 */
guint
pw_game_dice_count (const PwGame *game, gconstpointer state, guint kind, const PwArg *arg)
{
  guint n = state && HAS (game, entry, dice_count) ? game->entry->dice_count (state, kind, arg->index) : 0;

  if (arg->type == PW_ARG_DIE)
    return 1;
  return n ? n : (guint) arg->max;
}
