/* cb-setup.c: how the options of a set-up hang together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/game/cb-tables.h"

#include <glib/gi18n-lib.h>

#define TEAM_PLAYERS 4
#define PARTNER(seat) (((seat) + 2) % TEAM_PLAYERS)

#define ON(option) (1u << CB_OPTION_##option)
#define EXPANSIONS (ON (EXTRA) | ON (WHITE_CASTLES) | ON (INNS) | ON (ROUTES) | ON (POSTS) | ON (SHIELDS))

const PwPreset cb_presets[CB_PRESETS] = {
  { N_("Base game"), EXPANSIONS, 0 },
  /* Each that the duchies and the players chosen allow. */
  { N_("All expansions"), 0, EXPANSIONS },
};

/* As PwGameSeating.seats: two teams of two, or one alone (16.1, 16.4). */
void
cb_setup_seats (const PwSetup *setup, guint *min, guint *max)
{
  switch ((CbMode) setup->options[CB_OPTION_MODE])
    {
    case CB_MODE_TEAM: *min = *max = TEAM_PLAYERS; break;
    case CB_MODE_SOLO: *min = *max = 1; break;
    case CB_MODE_OWN:
    default: *min = 2; *max = CB_MAX_PLAYERS;
    }
}

/* As PwGameSeating.matters. */
gboolean
cb_setup_matters (const PwSetup *setup, guint option)
{
  const gint16 *options = setup->options;

  switch ((CbOption) option)
    {
    case CB_OPTION_WHITE_CASTLE_CITY: return options[CB_OPTION_WHITE_CASTLES] != 0;
    case CB_OPTION_POSTS_BONUS: return options[CB_OPTION_POSTS] != 0;
    /* Both are about other players. */
    case CB_OPTION_SHIELD_2:
    case CB_OPTION_SHIELD_6: return options[CB_OPTION_SHIELDS] != 0 && options[CB_OPTION_MODE] != CB_MODE_SOLO;
    case CB_OPTION_GOAL: return options[CB_OPTION_MODE] == CB_MODE_SOLO;
    case CB_OPTION_ROUTE_TILES: return options[CB_OPTION_ROUTES] != 0;
    case CB_OPTION_TIE_BREAK: return options[CB_OPTION_MODE] != CB_MODE_SOLO;
    /* Duchies of teams and of the solo game say themselves where the first castle lies (16.1, 16.4). */
    case CB_OPTION_EXPERT: return options[CB_OPTION_MODE] == CB_MODE_OWN;
    case CB_OPTION_EDITION:
    case CB_OPTION_MODE:
    case CB_OPTION_EXTRA:
    case CB_OPTION_WHITE_CASTLES:
    case CB_OPTION_INNS:
    case CB_OPTION_ROUTES:
    case CB_OPTION_POSTS:
    case CB_OPTION_SHIELDS:
    case CB_OPTIONS:
    default: return TRUE;
    }
}

/* As PwGameLedger.written: what an expansion brings only where it is played; what only this program tells apart never. */
gboolean
cb_setup_written (const PwSetup *setup, guint source)
{
  switch (source)
    {
    case CB_FROM_POSTS: return setup->options[CB_OPTION_POSTS] != 0;
    case CB_FROM_SHIELDS: return setup->options[CB_OPTION_SHIELDS] != 0;
    case CB_FROM_ROUTES: return setup->options[CB_OPTION_ROUTES] != 0;
    case CB_FROM_BOUGHT: return setup->options[CB_OPTION_MODE] == CB_MODE_SOLO;
    case CB_FROM_TRACK:
    case CB_FROM_CORRECTIONS: return FALSE;
    default: return TRUE;
    }
}

/* As PwGameSeating.adjust: partners have one duchy, that of whoever chose last (16.1). */
void
cb_setup_adjust (PwSetup *setup, int seat)
{
  if (setup->options[CB_OPTION_MODE] != CB_MODE_TEAM)
    return;
  for (guint i = 0; i < TEAM_PLAYERS; i++)
    {
      gboolean leads = seat == PW_TABLE ? i < 2 : (int) i == seat;

      if (leads)
        setup->seat_options[PARTNER (i)][CB_SEAT_DUCHY] = setup->seat_options[i][CB_SEAT_DUCHY];
    }
}
