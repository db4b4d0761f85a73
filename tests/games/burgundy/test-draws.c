/* test-draws.c: what is drawn at random is drawn from the piles as the census has them, each tile as likely as there are of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "any-setup.h"
#include "components.h"
#include "core/pw-dealer.h"
#include "core/pw-bytes.h"
#include "games/burgundy/moves/cb-moves.h"
#include "games/pw-games.h"

/* Bytes counted one by one say the same as all at once. */
static void
test_bytes (void)
{
  PwRandom random = { 1 };

  for (guint i = 0; i < 2000; i++)
    {
      guint64 words[3] = { 0 };
      guint counts[24], sum = 0, some = 0, set = pw_random_below (&random, 64);

      for (guint k = 0; k < G_N_ELEMENTS (counts); k++)
        {
          counts[k] = pw_random_below (&random, 3) ? 0 : pw_random_below (&random, 6);
          words[k / 8] |= (guint64) counts[k] << 8 * (k % 8);
          sum += counts[k];
        }
      g_assert_cmpuint (pw_bytes_sum (words[0]) + pw_bytes_sum (words[1]) + pw_bytes_sum (words[2]), ==, sum);
      for (guint k = 0, first = 0; k < G_N_ELEMENTS (counts); first += counts[k++])
        for (guint pick = first; pick < first + counts[k]; pick++)
          g_assert_cmpuint (pw_bytes_find (words, G_N_ELEMENTS (words), pick), ==, k);
      for (guint k = 0; k < 8; k++)
        {
          some += counts[k] > 0;
          g_assert_cmpuint (pw_bytes_of (set) >> 8 * k & 0xff, ==, k < 6 && set >> k & 1 ? 0xff : 0);
        }
      g_assert_cmpuint (pw_bytes_sum (pw_bytes_some (words[0])), ==, some);
    }
}

/** The piles of one back, tile by tile. */
typedef struct
{
  guint left[CB_TILES], room[CB_TYPES];
} Counted;

static void
count (const CbState *state, gboolean black, Counted *out)
{
  memset (out, 0, sizeof *out);
  for (guint type = 0; type < CB_TYPES; type++)
    {
      for (guint tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
        if ((state->possible[black ? 1 : 0] & cb_tiles_may_be[type]) >> tile & 1)
          {
            out->left[tile] = type == CB_MONASTERY ? 1 : cb_census_left (state, black, (int) tile);
            out->room[type] += out->left[tile];
          }
      if (type == CB_MONASTERY)
        out->room[type] = cb_census_left (state, black, CB_TILE_MONASTERY_0);
      if (state->n_open > 0 && CB_OPEN_TYPES >> type & 1)
        out->room[type] = cb_census_room (state, black, (CbType) type);
    }
}

/* The tile for a space of which only @there is known, found by asking of each. */
static int
draw (Counted *piles, guint there, PwRandom *random)
{
  CbType only = cb_tile_type ((CbTile) there);
  guint left = 0, pick, tile = CB_TILE_NONE;

  for (guint again = 0; again < 2; again++)
    {
      pick = again ? pw_random_below (random, left) : 0;
      for (guint i = CB_TILE_CASTLE; i <= CB_TILE_MONASTERY_LAST; i++)
        {
          CbType type = cb_tile_type ((CbTile) i);

          if (type == CB_TYPES || (only != CB_TYPES && type != only) || piles->room[type] == 0)
            continue;
          if (again && pick < piles->left[i])
            {
              tile = i;
              break;
            }
          left += again ? 0 : piles->left[i];
          pick -= again ? piles->left[i] : 0;
        }
      if (left == 0)
        return CB_TILE_ANY;
    }
  piles->left[tile]--;
  piles->room[cb_tile_type ((CbTile) tile)]--;
  return (int) tile;
}

/* Compares the draw of one depot; FALSE where there is nothing to draw. */
static gboolean
check_draw (const CbState *state, guint64 seed)
{
  PwRandom random = { seed }, again = { seed };
  const guint8 *spaces;
  Counted piles;
  PwMove move;
  guint depot;

  if (!cb_deal_depot (state, &random, &move))
    return FALSE;
  depot = (guint) move.args[0];
  spaces = depot ? state->depots[depot - 1] : state->black;
  count (state, depot == 0, &piles);
  /* Depots before it, of which nothing is left that may lie there, took nothing from the generator. */
  for (guint i = 0; i < (depot ? cb_depot_spaces (state) : cb_black_spaces (state)); i++)
    g_assert_cmpint (move.args[1 + i], ==, spaces[i] < CB_TILE_UNKNOWN ? (int) spaces[i] : draw (&piles, spaces[i], &again));
  g_assert_cmpuint (random.state, ==, again.state);
  return TRUE;
}

static void
test_draws (void)
{
  static const PwDealFlags styles[] = { PW_DEAL_RECORDED, PW_DEAL_LAZY, PW_DEAL_LAZY | PW_DEAL_OPEN };
  guint plain = 0, modules = 0, open = 0;

  for (guint seed = 1; seed <= 60; seed++)
    {
      g_autoptr (PwSetup) setup = seed % 4 ? any_game (seed) : pw_setup_new (&cb_game, 2 + seed / 4 % 3);
      gpointer state = pw_game_state_new (&cb_game, setup, NULL);
      PwMoves scratch = PW_MOVES_INIT;
      PwRandom random = { seed };
      PwEvents events;
      PwMove move;

      while (state && pw_dealer_next (&cb_game, state, &random, styles[seed % G_N_ELEMENTS (styles)], &scratch, &move))
        {
          const CbState *now = state;

          if (check_draw (now, random.state))
            {
              plain += (now->modules | now->n_open) == 0;
              modules += now->modules != 0;
              open += now->n_open > 0;
            }
          events.n = 0;
          pw_game_apply (&cb_game, state, &move, &events);
        }
      pw_moves_clear (&scratch);
      g_aligned_free (state);
    }
  g_test_message ("%u plain, %u with expansions, %u with tiles left open", plain, modules, open);
  g_assert_cmpuint (plain, >, 100);
  g_assert_cmpuint (modules, >, 100);
  g_assert_cmpuint (open, >, 100);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/burgundy/draws/bytes", test_bytes);
  g_test_add_func ("/burgundy/draws/piles", test_draws);
  return g_test_run ();
}
