/* pw-level-words.c: the levels in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-level-words.h"

#include <glib/gi18n-lib.h>

/* Whose boards the statements that are playable in @state are about, by name. */
static char *
missing (const PwGame *game, const PwSetup *setup, gconstpointer state)
{
  guint followed = pw_game_followed (game, state);
  PwKindSet playable = game->play.actor (state) == PW_NOBODY ? PW_KIND_SET_NONE : game->play.playable (state);
  GString *names = g_string_new (NULL);
  gboolean seats = FALSE, table = FALSE;

  for (guint kind = 0; kind < game->n_kinds; kind++)
    if (pw_kind_set_has (playable, kind) && game->kinds[kind].statement)
      {
        seats |= !game->kinds[kind].table;
        table |= game->kinds[kind].table;
      }
  for (guint seat = 0; seat < setup->n_players && seats; seat++)
    if (!(followed >> seat & 1))
      {
        /* Translators: a player's board. */
        g_autofree char *board = g_strdup_printf (_("%s’s board"), pw_setup_name (setup, seat));

        g_string_append_printf (names, "%s%s", names->len ? ", " : "", board);
      }
  if (table)
    g_string_append_printf (names, "%s%s", names->len ? ", " : "", _("then the table"));
  return g_string_free (names, FALSE);
}

/**
 * pw_level_words_asked:
 * @state: the state now
 * @level: the level to go to
 * @seat: at %PW_LEVEL_BOARD whose board is followed
 *
 * Returns: (transfer full): a sentence on what will be asked then
 */
char *
pw_level_words_asked (const PwGame *game, const PwSetup *setup, gconstpointer state, guint level, int seat)
{
  g_autofree gpointer copy = g_memdup2 (state, game->state_size);
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  g_autofree char *what = NULL, *text = NULL, *left = NULL;
  PwMove move;

  if (pw_game_nth_level (game, level)->asks)
    return g_strdup (_(pw_game_nth_level (game, level)->asks));
  if (!pw_game_level_move (game, level, seat, &move) || !pw_game_complete (game, state, &move, NULL) ||
      !pw_game_check (game, state, &move, NULL))
    return g_strdup (_("Not possible now."));
  events->n = 0;
  pw_game_apply (game, copy, &move, events);
  what = missing (game, setup, copy);
  text = *what ? g_strdup_printf (_("Asked first: %s."), what) : g_strdup (_("Nothing is missing: the game goes on."));
  left = pw_game_leaves (game, setup, state, &move);
  return left ? g_strdup_printf ("%s %s", left, text) : g_steal_pointer (&text);
}
