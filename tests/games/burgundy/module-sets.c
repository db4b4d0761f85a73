/* module-sets.c: the expansions that random games are played with, and which a test has been given
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "module-sets.h"

#include "components.h"
#include "games/burgundy/game/cb-tables.h"
#include "games/pw-games.h"

const char *const set_names[SETS] = { "", "-with-tiles", "-with-markers" };
Set module_set;

static const guint modules[SETS][5] = {
  [TILES] = { CB_OPTION_EXTRA, CB_OPTION_WHITE_CASTLES, CB_OPTION_INNS, CB_OPTION_EXPERT },
  [MARKERS] = { CB_OPTION_SHIELDS, CB_OPTION_ROUTES, CB_OPTION_POSTS, CB_OPTION_INNS, CB_OPTION_EXTRA },
};

guint
set_begin (gconstpointer data)
{
  module_set = (Set) (GPOINTER_TO_UINT (data) >> 8);
  return GPOINTER_TO_UINT (data) & 0xff;
}

PwSetup *
set_setup (guint n_players, guint seed, guint level)
{
  PwSetup *setup = pw_setup_new (&cb_game, n_players);

  for (guint seat = 0; seat < n_players; seat++)
    {
      guint duchy = (seed + 3 * seat) % cb_duchy_count ();

      setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) (module_set == MARKERS ? components_posts_duchy (duchy, seed + seat)
                                                                                 : (int) duchy);
    }
  for (guint i = 0; i < G_N_ELEMENTS (modules[module_set]) && modules[module_set][i] != 0; i++)
    setup->options[modules[module_set][i]] = 1;
  if (module_set == MARKERS && seed % 4 != 3)
    setup->options[CB_OPTION_ROUTE_TILES] = (gint16) components_route_book ();
  setup->level = (guint8) level;
  return setup;
}
