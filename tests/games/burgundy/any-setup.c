/* any-setup.c: games of any expansions, everybody alone, in teams and solo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "any-setup.h"

#include "components.h"
#include "team-duchies.h"

static const guint modules[] = { CB_OPTION_EXTRA, CB_OPTION_WHITE_CASTLES, CB_OPTION_INNS, CB_OPTION_ROUTES,
                                 CB_OPTION_POSTS, CB_OPTION_SHIELDS };
G_STATIC_ASSERT (G_N_ELEMENTS (modules) == ANY_MODULES);

/* A set-up of the expansions in the bit set @set, others of everything else from @seed to @seed. */
PwSetup *
any_setup (CbMode mode, guint set, guint seed)
{
  PwSetup *setup = mode == CB_MODE_TEAM ? team_setup () : pw_setup_new (&cb_game, mode == CB_MODE_SOLO ? 1 : 2 + seed % 3);

  setup->options[CB_OPTION_MODE] = (gint16) mode;
  for (guint i = 0; i < ANY_MODULES; i++)
    setup->options[modules[i]] = set >> i & 1;
  for (guint seat = 0; seat < setup->n_players && mode != CB_MODE_TEAM; seat++)
    {
      guint duchy = (seed + 3 * seat) % cb_duchy_count ();

      setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) (mode == CB_MODE_SOLO ? cb_duchy_find (seed % 2 ? "13b" : "13a")
                                                           : set & POSTS        ? components_posts_duchy (duchy, seed + seat)
                                                                                : (int) duchy);
    }
  if (seed % 3 != 2)
    setup->options[CB_OPTION_ROUTE_TILES] = (gint16) components_route_book ();
  setup->options[CB_OPTION_EXPERT] = mode == CB_MODE_OWN && seed % 2;
  setup->options[CB_OPTION_EDITION] = seed % 5 == 4;
  setup->options[CB_OPTION_SHIELD_2] = seed % 4 == 3;
  setup->options[CB_OPTION_SHIELD_6] = seed % 3 == 1;
  setup->options[CB_OPTION_GOAL] = (gint16) (45 + seed % 11);
  return setup;
}

/* Any mode, any expansions: from game to game all of them come. */
PwSetup *
any_game (guint seed)
{
  static const guint8 modes[] = { CB_MODE_OWN, CB_MODE_SOLO, CB_MODE_OWN, CB_MODE_TEAM, CB_MODE_OWN,
                                  CB_MODE_OWN, CB_MODE_SOLO, CB_MODE_OWN, CB_MODE_TEAM, CB_MODE_SOLO };
  CbMode mode = modes[seed % G_N_ELEMENTS (modes)];
  /* What brings tiles of its own comes more often: each of them is rare. */
  guint set = seed / 10 * 37 % (ALL + 1) | (seed % 3 != 0);
  PwSetup *setup;

  if (mode != CB_MODE_OWN)
    set &= ~POSTS;
  /* With shields hardly any dealt game is won alone. */
  if (mode == CB_MODE_SOLO && seed % 3)
    set &= ~SHIELDS;
  setup = any_setup (mode, set, seed);
  setup->options[CB_OPTION_TIE_BREAK] = seed % 7 == 6;
  setup->options[CB_OPTION_POSTS_BONUS] = seed % 11 == 10;
  setup->options[CB_OPTION_WHITE_CASTLE_CITY] = seed % 13 == 12;
  return setup;
}
