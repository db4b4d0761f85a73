/* pw-level.c: how much of a game people enter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-level.h"

#include <glib/gi18n-lib.h>

#include "core/pw-game.h"

#define REFEREE "referee", N_("Referee")
#define BOARD "board", N_("My board")
#define FINAL "final", N_("Final scoring")

/** pw_board_levels: the levels of a game in which each player has a board of their own. */
const PwLevel pw_board_levels[PW_BOARD_LEVELS] = {
  [PW_LEVEL_REFEREE] = { REFEREE, N_("Everybody’s dice and actions. Judges every move, counts every point."),
                         "object-select-symbolic" },
  [PW_LEVEL_BOARD] = { BOARD, N_("One player’s moves only. Says “not checked” for the rest."), "avatar-default-symbolic",
                       .seat = TRUE },
  [PW_LEVEL_FINAL] = { FINAL, N_("Only the end position. The complete score with its reasons."), "view-list-symbolic",
                       .end = TRUE, .asks = N_("What is known is filled in; the rest of the end position is asked.") },
};

static const PwWord words[PW_BOARD_LEVELS] = {
  { PW_LEVEL_REFEREE, REFEREE, NULL },
  { PW_LEVEL_BOARD, BOARD, NULL },
  { PW_LEVEL_FINAL, FINAL, NULL },
};

/** pw_level_words: the words of pw_board_levels, for the argument of the move "level". */
const PwVocabulary pw_level_words = { "level", N_("referee, board or final"), words, G_N_ELEMENTS (words) };

static const PwWord open_word[] = { { 1, "so", N_("as it is known; the rest stays open"), NULL } };

/** pw_open_words: the word of the move "level" by which what nobody has said stays open: see pw-level-rules.h. */
const PwVocabulary pw_open_words = { "rest", N_("so"), open_word, G_N_ELEMENTS (open_word) };

/**
 * pw_game_n_levels:
 * @game: a game
 *
 * Returns: how many levels it is kept at, at least 1
 */
guint
pw_game_n_levels (const PwGame *game)
{
  return game->levels ? game->levels->n_levels : 1;
}

/**
 * pw_game_nth_level:
 * @game: a game
 * @level: a level of it; anything else is taken for the first
 *
 * A game without a table is kept at one level: everything is entered.
 *
 * Returns: (transfer none): what it is
 */
const PwLevel *
pw_game_nth_level (const PwGame *game, guint level)
{
  if (game->levels == NULL)
    return &pw_board_levels[PW_LEVEL_REFEREE];
  return &game->levels->levels[level < game->levels->n_levels ? level : 0];
}

/**
 * pw_game_find_level:
 * @game: a game
 * @id: a level's id, in any case
 *
 * Returns: that level, or -1
 */
int
pw_game_find_level (const PwGame *game, const char *id)
{
  for (guint level = 0; level < pw_game_n_levels (game); level++)
    if (g_ascii_strcasecmp (pw_game_nth_level (game, level)->id, id) == 0)
      return (int) level;
  return -1;
}

/**
 * pw_game_end_level:
 * @game: a game
 *
 * Returns: the level at which an end position is entered, or -1
 */
int
pw_game_end_level (const PwGame *game)
{
  for (guint level = 0; level < pw_game_n_levels (game); level++)
    if (pw_game_nth_level (game, level)->end)
      return (int) level;
  return -1;
}

/**
 * pw_game_get_level:
 * @game: a game
 * @state: a state of it
 * @seat: (out) (optional): whom the level follows, or -1
 *
 * Returns: (transfer none): how much is entered now
 */
const PwLevel *
pw_game_get_level (const PwGame *game, gconstpointer state, int *seat)
{
  int followed = -1;
  const PwLevel *level = pw_game_nth_level (game, pw_game_level_now (game, state, &followed));

  if (seat)
    *seat = level->seat ? followed : -1;
  return level;
}

/**
 * pw_game_asks:
 * @game: a game
 * @state: a state of it
 *
 * Returns: whether the game asks what lies on the table now, rather than what somebody does
 */
gboolean
pw_game_asks (const PwGame *game, gconstpointer state)
{
  PwKindSet playable;

  if (game->play.actor (state) == PW_NOBODY)
    return FALSE;
  playable = game->play.playable (state);
  for (guint kind = 0; kind < game->n_kinds; kind++)
    if (pw_kind_set_has (playable, kind) && game->kinds[kind].statement && !game->kinds[kind].early)
      return TRUE;
  return FALSE;
}

/**
 * pw_game_level_move:
 * @game: a game
 * @level: one of its levels
 * @seat: whom it follows, where it follows somebody
 * @out: (out caller-allocates): the move
 *
 * Makes the move that goes over to a level: the kind "level", whose first word is the level and whose seat, if any, the player.
 *
 * Returns: %FALSE where the game has no such move
 */
gboolean
pw_game_level_move (const PwGame *game, guint level, int seat, PwMove *out)
{
  const PwMoveKind *kind = pw_game_find_kind (game, "level");
  gboolean found = FALSE;

  if (kind == NULL || game->levels == NULL)
    return FALSE;
  pw_move_init (out, (guint) (kind - game->kinds), PW_TABLE);
  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];

      if (arg->type == PW_ARG_WORD && !found)
        {
          out->args[arg->index] = (gint16) level;
          found = TRUE;
        }
      else if (arg->type == PW_ARG_SEAT && pw_game_nth_level (game, level)->seat)
        out->args[arg->index] = (gint16) seat;
    }
  return found;
}

/**
 * pw_game_level_move_open:
 * @game: a game
 * @out: (out): the move
 *
 * Makes the move that goes over to the usual level, where everybody is followed, and leaves open what nobody has said.
 *
 * Returns: %FALSE where the game has no such move
 */
gboolean
pw_game_level_move_open (const PwGame *game, PwMove *out)
{
  const PwMoveKind *kind = pw_game_find_kind (game, "level");

  if (!pw_game_level_move (game, 0, 0, out))
    return FALSE;
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].words == &pw_open_words)
      {
        out->args[kind->args[i].index] = 1;
        return TRUE;
      }
  return FALSE;
}
