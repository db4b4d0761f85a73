/* pw-played-so.c: which rule a correction was played against
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-played-so.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-notation.h"

/**
 * pw_played_so_text:
 * @history: a game
 * @i: a move of it
 *
 * The rule is that by which the referee would refuse the move without its reason; what is only said, as a statement is, or
 * was right after all, names none.
 *
 * Returns: (transfer full) (nullable): "played so, against rule 4.7 (Distance): the die was turned", for the name of what lies
 *   there; %NULL where the move is no correction
 */
char *
pw_played_so_text (const PwHistory *history, guint i)
{
  const PwGame *game = pw_history_get_game (history);
  PwMove plain = *pw_history_get_move (history, i);
  g_autofree char *reason = NULL;
  int rule;

  if (plain.reason == 0)
    return NULL;
  reason = pw_isolate (pw_move_get_reason (&plain, pw_history_get_setup (history)));
  plain.reason = 0;
  rule = game->kinds[plain.kind].statement ? -1 : pw_game_broken_rule (game, pw_history_get_state (history, i), &plain);
  if (rule < 0)
    /* Translators: why something lies there although a rule says otherwise */
    return g_strdup_printf (_("played so: %s"), reason);
  /* Translators: "played so, against rule 4.7 (Distance): the die was turned" */
  return g_strdup_printf (_("played so, against rule %s (%s): %s"), game->rules[rule].id, _(game->rules[rule].title), reason);
}
