/* dealt.c: the contracts on dealt games of any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "dealt.h"

/** Dealt: a plan for one number of players. */
typedef struct
{
  const PwGame *game;
  const DealtGames *plan;
  guint n_players;
  gboolean recorded;
} Dealt;

static void
run_games (gconstpointer data)
{
  const Dealt *dealt = data;
  const DealtGames *plan = dealt->plan;

  for (guint i = 0; i < plan->games; i++)
    {
      g_autoptr (PwSetup) setup = plan->setup (dealt->n_players, i);
      PwDealFlags flags = (dealt->recorded && i % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY) | (i % 4 == 0 ? PW_DEAL_OPEN : 0) |
                          contracts_style (i);
      guint64 seed = plan->seed * dealt->n_players + i;

      switch (plan->by)
        {
        case DEALT_PLAYED: contracts_play (dealt->game, setup, seed, flags, plan->of && i % plan->of < plan->closely); break;
        case DEALT_REVISED: contracts_revise (dealt->game, setup, seed, flags); break;
        case DEALT_CORRECTED:
        default: contracts_correct (dealt->game, setup, seed, flags); break;
        }
    }
}

void
dealt_add (const PwGame *game, guint least_players, guint most_players, gboolean recorded, const DealtGames *plans)
{
  for (guint n = least_players; n <= most_players; n++)
    for (const DealtGames *plan = plans; plan->name; plan++)
      {
        g_autofree char *path = g_strdup_printf ("/%s/contracts/%s-of-%u-players", game->id, plan->name, n);
        Dealt *dealt = g_new (Dealt, 1);

        *dealt = (Dealt){ game, plan, n, recorded };
        g_test_add_data_func_full (path, dealt, run_games, g_free);
      }
}
