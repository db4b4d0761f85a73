/* pw-level-words.c: the levels in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-level-words.h"

#include <glib/gi18n-lib.h>

const char *
pw_level_words_title (PwLevel level)
{
  static const char *const titles[PW_LEVELS] = { N_("Referee"), N_("My board"), N_("Final scoring") };

  return _(titles[level]);
}

const char *
pw_level_words_sentence (PwLevel level)
{
  static const char *const sentences[PW_LEVELS] = {
    N_("Everybody’s dice and actions. Judges every move, counts every point."),
    N_("One player’s moves only. Says “not checked” for the rest."),
    N_("Only the end position. The complete score with its reasons."),
  };

  return _(sentences[level]);
}

/**
 * pw_level_words_move:
 * @level: the level to go to
 * @seat: at %PW_LEVEL_BOARD whose board is followed
 * @out: (out): the move that does it
 *
 * Returns: whether the game can change its level
 */
gboolean
pw_level_words_move (const PwGame *game, PwLevel level, int seat, PwMove *out)
{
  const PwMoveKind *kind = pw_game_find_kind (game, "level");
  gboolean found = FALSE;

  if (!kind || !game->level)
    return FALSE;
  pw_move_init (out, (guint) (kind - game->kinds), PW_TABLE);
  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];

      if (arg->type == PW_ARG_WORD && arg->words == &pw_level_words)
        {
          out->args[arg->index] = (gint16) level;
          found = TRUE;
        }
      else if (arg->type == PW_ARG_SEAT && level == PW_LEVEL_BOARD)
        out->args[arg->index] = (gint16) seat;
    }
  return found;
}

/* Whose boards the statements that are playable in @state are about, by name. */
static char *
missing (const PwGame *game, const PwSetup *setup, gconstpointer state)
{
  guint followed = game->followed ? game->followed (state) : ~0u;
  guint64 playable = game->actor (state) == PW_NOBODY ? 0 : game->playable (state);
  GString *names = g_string_new (NULL);
  gboolean seats = FALSE, table = FALSE;

  for (guint kind = 0; kind < game->n_kinds; kind++)
    if (playable >> kind & 1 && game->kinds[kind].statement)
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
pw_level_words_asked (const PwGame *game, const PwSetup *setup, gconstpointer state, PwLevel level, int seat)
{
  g_autofree gpointer copy = g_memdup2 (state, game->state_size);
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  g_autofree char *what = NULL;
  PwMove move;

  if (level == PW_LEVEL_FINAL)
    return g_strdup (_("What is known is filled in; the rest of the end position is asked."));
  if (!pw_level_words_move (game, level, seat, &move) || !pw_game_complete (game, state, &move, NULL) ||
      !pw_game_check (game, state, &move, NULL))
    return g_strdup (_("Not possible now."));
  events->n = 0;
  pw_game_apply (game, copy, &move, events);
  what = missing (game, setup, copy);
  return *what ? g_strdup_printf (_("Asked first: %s."), what) : g_strdup (_("Nothing is missing: the game goes on."));
}
