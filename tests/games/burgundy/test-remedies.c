/* test-remedies.c: in a thousand games of any expansions, every move that a refusal names can be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "any-setup.h"
#include "contracts.h"
#include "games/pw-games.h"

/** GAMES: sanitizers take ten times as long. */
#ifdef __SANITIZE_ADDRESS__
#define GAMES 200
#else
#define GAMES 1000
#endif

/** PARTS: so many tests, which can run side by side. */
#define PARTS 5

static void
test_remedies (gconstpointer data)
{
  guint n = 0;

  for (guint seed = GPOINTER_TO_UINT (data); seed < GAMES; seed += PARTS)
    {
      g_autoptr (PwSetup) setup = any_game (seed);

      if (setup->options[CB_OPTION_MODE] == CB_MODE_OWN && seed % 4 == 3)
        {
          setup->level = PW_LEVEL_BOARD;
          setup->me = (guint8) (seed % setup->n_players);
        }
      n += contracts_remedies (&cb_game, setup, 90000 + seed,
                               (seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY) | contracts_style (seed));
    }
  g_test_message ("%u refusals", n);
  g_assert_cmpuint (n, >, 10 * GAMES);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint i = 0; i < PARTS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/burgundy/remedies/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_remedies);
    }
  return g_test_run ();
}
