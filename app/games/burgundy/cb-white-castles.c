/* cb-white-castles.c: white castles: buildings that give an action with the white die (12.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-modules.h"

#include <glib/gi18n-lib.h>

static guint
supply (gboolean black, int tile)
{
  switch (tile)
    {
    case CB_TILE_WHITE_CASTLE: return black ? 2 : 6;
    case CB_TILE_MONASTERY_0: case CB_TILE_MONASTERY_0 + 29: return black ? 0 : 1;
    default: return 0;
    }
}

/* 18.2: by the option several may lie in one city. */
static CbHexSet
hexes (const CbState *state, guint seat, int tile, CbHexSet reach, CbHexSet base)
{
  if (tile != CB_TILE_WHITE_CASTLE || state->options[CB_OPTION_WHITE_CASTLE_CITY] == 0)
    return base;
  return reach & cb_duchy_of (&state->players[seat])->of_type[CB_BUILDING];
}

static gboolean
twins (const CbState *state, int tile)
{
  return tile == CB_TILE_WHITE_CASTLE && state->options[CB_OPTION_WHITE_CASTLE_CITY] == 1;
}

static gboolean
effect (CbState *state, guint seat, int tile, guint hex, PwEvents *events)
{
  if (tile != CB_TILE_WHITE_CASTLE)
    return FALSE;
  cb_push (state, seat, CB_PENDING_WHITE_CASTLE, 0);
  return TRUE;
}

static guint
white_die (const CbState *state, const CbPending *pending)
{
  return state->white;
}

static char *
prompt (const PwSetup *setup, const CbState *state)
{
  if (cb_pending (state) != CB_PENDING_WHITE_CASTLE)
    return NULL;
  return g_strdup_printf (_("white castle: an action with the white die, a %u"), state->white);
}

const CbPendingClass cb_pending_white_castle = {
  .kinds = CB_KIND_BIT (CB_KIND_TAKE) | CB_KIND_BIT (CB_KIND_PLACE) | CB_KIND_BIT (CB_KIND_SELL)
           | CB_KIND_BIT (CB_KIND_WORKERS),
  .face = white_die,
};

const CbModule cb_white_castles_module = {
  .option = CB_OPTION_WHITE_CASTLES,
  .value = 1,
  .supply = supply,
  .hexes = hexes,
  .effect = effect,
  .twins = twins,
  .prompt = prompt,
};
