/* pw-level-words.c: the levels in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-level-words.h"

#include <glib/gi18n-lib.h>

static gboolean
asks (const PwGame *game, gconstpointer state)
{
  PwKindSet playable = game->play.actor (state) == PW_NOBODY ? PW_KIND_SET_NONE : game->play.playable (state);

  for (guint kind = 0; kind < game->n_kinds; kind++)
    if (pw_kind_set_has (playable, kind) && game->kinds[kind].statement && !game->kinds[kind].early)
      return TRUE;
  return FALSE;
}

/* Whose boards are asked in @state, one after the other, and whether the table is: as if each were confirmed. Changes @state. */
static char *
missing (const PwGame *game, const PwSetup *setup, gpointer state)
{
  const PwMoveKind *confirm = pw_game_find_kind (game, "confirm");
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  GString *names = g_string_new (NULL);
  guint asked = 0;
  int seat;
  PwMove move;

  while (asks (game, state) && (seat = game->play.actor (state)) >= 0 && !(asked >> seat & 1))
    {
      /* Translators: a player's board. */
      g_autofree char *board = g_strdup_printf (_("%s’s board"), pw_setup_name (setup, (guint) seat));

      g_string_append_printf (names, "%s%s", names->len ? ", " : "", board);
      asked |= 1u << seat;
      pw_move_init (&move, confirm ? (guint) (confirm - game->kinds) : 0, seat);
      if (!confirm || !pw_game_check (game, state, &move, NULL))
        return g_string_free (names, FALSE);
      events->n = 0;
      pw_game_apply (game, state, &move, events);
    }
  if (asks (game, state) && game->play.actor (state) == PW_TABLE)
    g_string_append (names, names->len ? _(", then the table") : _("the table"));
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
  g_autoptr (GError) error = NULL;
  PwMove move;

  if (pw_game_nth_level (game, level)->asks)
    return g_strdup (_(pw_game_nth_level (game, level)->asks));
  if (!pw_game_level_move (game, level, seat, &move) || !pw_game_complete (game, state, &move, NULL) ||
      !pw_game_check (game, state, &move, &error))
    return g_strdup (error && error->domain == PW_RULE_ERROR ? error->message : _("Not possible now."));
  events->n = 0;
  pw_game_apply (game, copy, &move, events);
  if (pw_game_get_level (game, copy, NULL) != pw_game_nth_level (game, level))
    return g_strdup (_("As soon as what is under way is over; then what nobody has entered is asked."));
  what = missing (game, setup, copy);
  text = *what ? g_strdup_printf (_("Asked first: %s."), what) : g_strdup (_("Nothing is missing: the game goes on."));
  left = pw_game_leaves (game, setup, state, &move);
  return left ? g_strdup_printf ("%s %s", left, text) : g_steal_pointer (&text);
}
