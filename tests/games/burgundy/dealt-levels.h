/* dealt-levels.h: dealt games that are kept at more than one level
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "contracts.h"
#include "core/pw-notation.h"
#include "games/burgundy/game/cb-tables.h"
#include "games/pw-games.h"
#include "module-sets.h"
#include "same-sheets.h"

#ifdef __SANITIZE_ADDRESS__
#define GAMES 12                 /* of each number of players */
#else
#define GAMES 150
#endif
/* Where ships have to meet what nobody has kept, few games show nothing. */
#define SWITCHED MAX (GAMES, 60)

static inline PwSetup *
make_setup (guint n_players, guint seed, guint level)
{
  PwSetup *setup = set_setup (n_players, seed, level);

  setup->options[CB_OPTION_EDITION] = seed % 5 == 4;
  setup->me = (guint8) (seed % n_players);
  return setup;
}

static inline PwHistory *
play_game (guint n_players, guint seed, PwDealFlags flags)
{
  g_autoptr (PwSetup) setup = make_setup (n_players, seed, PW_LEVEL_REFEREE);
  PwHistory *history = pw_history_new (&cb_game, setup, NULL);
  PwRandom random = { 9100 * n_players + seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwMove move;

  /* Shield 6 waits for nobody's turn. But who follows one board has the end of a phase right after the own turn, and
   * chooses before that (10.2): so do all here. */
  while (
    pw_dealer_next (&cb_game, pw_history_get_state (history, pw_history_get_cursor (history)), &random, flags, &scratch, &move))
    {
      g_autoptr (GError) error = NULL;

      if (cb_kinds[move.kind].anybody &&
          move.player != cb_actor (pw_history_get_state (history, pw_history_get_cursor (history))))
        continue;
      pw_history_play (history, &move, &error);
      g_assert_no_error (error);
    }
  pw_moves_clear (&scratch);
  return history;
}

static const CbState *
state_of (const PwHistory *history, guint at)
{
  return pw_history_get_state (history, at);
}

static inline PwMove
level_move (guint level, int seat)
{
  PwMove move;

  pw_move_init (&move, CB_KIND_LEVEL, PW_TABLE);
  move.args[CB_ARG_WHAT] = (gint16) level;
  move.args[CB_ARG_SIZE] = (gint16) (level == PW_LEVEL_BOARD ? seat : PW_ARG_NONE);
  return move;
}

/* -- Down and up at once -------------------------------------------------------------------------- */

static inline void
assert_same (const CbState *a, const CbState *b)
{
  assert_same_sheets (a, b);
  g_assert_cmpmem (a->depots, sizeof a->depots, b->depots, sizeof b->depots);
  g_assert_cmpmem (a->black, sizeof a->black, b->black, sizeof b->black);
  g_assert_cmpmem (a->goods_seen, sizeof a->goods_seen, b->goods_seen, sizeof b->goods_seen);
  g_assert_cmpuint (a->phase, ==, b->phase);
  g_assert_cmpuint (a->round, ==, b->round);
  g_assert_cmpuint (a->stage, ==, b->stage);
}

/* -- Switches in the middle ------------------------------------------------------------------------ */

/* One test for each number of players and set of expansions. */
static inline void
add (const char *name, GTestDataFunc func)
{
  for (guint n = 2; n <= 4; n++)
    for (guint s = 0; s < SETS; s++)
      {
        g_autofree char *path = g_strdup_printf ("/burgundy/levels/%s/%u-players%s", name, n, set_names[s]);

        g_test_add_data_func (path, GUINT_TO_POINTER (n + 256 * s), func);
      }
}
