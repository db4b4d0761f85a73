/* test-entry-fact.c: which tile lies on the table is a fact: Enter alone never names one that nobody has named
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"

/** MOST_STEPS: no way through the lists is longer. */
#define MOST_STEPS 9

typedef struct
{
  PwScene scene;
  guint n_moments, n_played, n_asked;
} Walk;

static gboolean
is_among (const guint8 *tiles, guint n, int tile)
{
  for (guint i = 0; i < n; i++)
    if (tiles[i] == tile)
      return TRUE;
  return FALSE;
}

/* Whether somebody has said that @tile lies where it may be taken, stored or thrown out. */
static gboolean
is_known (const CbState *state, int seat, int tile)
{
  if (!cb_tile_is_named ((CbTile) tile))
    return TRUE;
  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    if (is_among (state->depots[depot], CB_DEPOT_SPACES, tile))
      return TRUE;
  return is_among (state->black, CB_BLACK_SPACES, tile) || is_among (state->players[seat].store, CB_STORE, tile);
}

/* Presses Enter, and nothing else, from @base on. */
static void
press_enter (Walk *walk, const PwMove *base)
{
  const PwScene *scene = &walk->scene;
  PwMove chosen = *base;

  for (guint step = 0; step < MOST_STEPS; step++)
    {
      PwReading reading;
      const PwChoice *selected;
      PwMove move;

      pw_reading_init (&reading);
      pw_entry_read (scene, &chosen, "", &reading);
      selected = reading.selected >= 0 ? &g_array_index (reading.choices, PwChoice, reading.selected) : NULL;
      if (!selected)
        {
          walk->n_asked++;
          pw_reading_clear (&reading);
          return;
        }
      move = selected->move;
      if (selected->more)
        {
          chosen = move;
          pw_reading_clear (&reading);
          continue;
        }
      pw_reading_clear (&reading);
      walk->n_played++;
      /* Of a kind of which there is only one, such as ships, there is nothing to guess. */
      if (move.kind != CB_KIND_START && !is_known (scene->state, move.player, move.args[CB_ARG_TILE]) &&
          move.args[CB_ARG_TILE] != PW_ARG_NONE && base->args[CB_ARG_TILE] == PW_ARG_NONE)
        {
          g_autofree char *line = pw_notation_print (scene->game, scene->setup, &move);
          g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (PwChoice));
          guint n = 0;

          pw_entry_find_leaves (scene, base, G_MAXUINT, others);
          for (guint i = 0; i < others->len; i++)
            {
              PwMove other = g_array_index (others, PwChoice, i).move;
              int tile = other.args[CB_ARG_TILE];

              other.args[CB_ARG_TILE] = move.args[CB_ARG_TILE];
              n += tile != PW_ARG_NONE && pw_move_equal (&other, &move) &&
                   cb_tile_type ((CbTile) tile) == cb_tile_type ((CbTile) move.args[CB_ARG_TILE]);
            }
          if (n > 1)
            g_error ("Enter alone is taken for “%s”, one of %u", line, n);
        }
      return;
    }
}

/* At each moment Enter is pressed at once, and behind each choice of the list. */
static void
walk_games (PwDealFlags flags, guint n_games)
{
  const PwGame *game = pw_games_find ("burgundy");
  Walk walk = { .n_moments = 0 };

  for (guint seed = 1; seed <= n_games; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, 2 + seed % 3);
      g_autoptr (GError) error = NULL;
      gpointer state = pw_game_state_new (game, setup, &error);
      g_autofree PwEvents *events = g_new0 (PwEvents, 1);
      PwRandom random = { seed };
      PwMoves legal = PW_MOVES_INIT;
      PwMove move, base;

      g_assert_no_error (error);
      walk.scene = (PwScene){ game, setup, state };
      while (pw_dealer_next (game, state, &random, flags, &legal, &move))
        {
          g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

          if (game->play.actor (state) >= 0)
            {
              pw_move_init (&base, PW_KIND_ANY, game->play.actor (state));
              pw_entry_list (&walk.scene, &base, choices);
              walk.n_moments++;
              press_enter (&walk, &base);
              for (guint i = 0; i < choices->len; i++)
                if (g_array_index (choices, PwChoice, i).more)
                  press_enter (&walk, &g_array_index (choices, PwChoice, i).move);
            }
          events->n = 0;
          pw_game_apply (game, state, &move, events);
        }
      pw_moves_clear (&legal);
      g_aligned_free (state);
    }
  g_test_message ("%u moments: %u played, %u asked", walk.n_moments, walk.n_played, walk.n_asked);
  g_assert_cmpuint (walk.n_played, >, 100);
  g_assert_cmpuint (walk.n_asked, >, flags == PW_DEAL_RECORDED ? 0 : 20);
}

static void
test_lazy (void)
{
  walk_games (PW_DEAL_LAZY, PW_MODEL_TEST_ROUNDS (20, 3));
}

static void
test_open (void)
{
  walk_games (PW_DEAL_OPEN, PW_MODEL_TEST_ROUNDS (20, 3));
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_func ("/entry/fact/named-when-taken", test_lazy);
  g_test_add_func ("/entry/fact/left-open", test_open);
  return g_test_run ();
}
