/* cb-view-table.c: what lies between the players: depots, bridge, bonus tiles, time and inns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/view/cb-view-private.h"

#include "games/burgundy/words/cb-sentences.h"
#include "games/burgundy/view/cb-view-names.h"

/* Moves that take a tile of a numbered one, and name that. */
#define KINDS_NUMBERED PW_KIND_SET (CB_KIND_TAKE, CB_KIND_BUY, CB_KIND_LAY)

gboolean
cb_view_asks_for_ship (const CbState *state)
{
  guint pending = cb_pending (state);

  return pending == CB_PENDING_SHIP || pending == CB_PENDING_SHIP_NEXT;
}

/* A tile nobody has named lights up while somebody says what it is. */
static void
light_unnamed (const PwViewInput *in,
               guint              depot,
               guint              space,
               CbSpot            *spot)
{
  if (in->partial != NULL && in->partial->kind == CB_KIND_DEPOT && in->partial->args[0] == (int) depot &&
      in->partial->args[1 + space] != PW_ARG_NONE)
    spot->flags |= PW_SPOT_SELECTED;
}

static void
view_depots (const PwViewInput *in,
             CbView            *out)
{
  const CbState *state = in->state;
  PwKindSet kinds = cb_view_asks_for_ship (state) ? PW_KIND_SET (CB_KIND_SHIP) : KINDS_NUMBERED;
  guint depot, i, colour, removal = cb_view_removal (in->state);

  out->n_depot_spaces = (guint8) cb_depot_spaces (state);
  for (depot = 0; depot < CB_DEPOTS; depot++)
    {
      for (colour = 0; colour < CB_GOODS; colour++)
        out->depot_goods[depot][colour] = state->depot_goods[depot][colour];
      for (i = 0; i < out->n_depot_spaces; i++)
        {
          CbSpot *spot = &out->depot_spaces[depot * CB_DEPOT_SPACES + i];

          spot->type = (guint8) cb_depot_space_type (state, depot, i);
          spot->tile = state->depots[depot][i];
          spot->number = (guint8) (depot + 1);
          if (!cb_view_asks_for_ship (state))
            cb_view_light_depot_tile (in, kinds, depot + 1, spot);
          if (depot + 1 == removal)
            cb_view_light (in, PW_KIND_SET (CB_KIND_REMOVE), CB_ARG_TILE, spot->tile, spot);
          light_unnamed (in, depot + 1, i, spot);
          if (spot->tile != CB_TILE_NONE)
            cb_view_doubt (state->stale & CB_STALE_TABLE, spot);
          cb_name_depot_space (in, depot + 1, i, spot);
        }

      out->depots[depot].type = CB_TYPES;
      out->depots[depot].number = (guint8) (depot + 1);
      cb_view_light (in, kinds, CB_ARG_DEPOT, (int) depot + 1, &out->depots[depot]);
      if (in->partial != NULL && in->partial->args[CB_ARG_DEPOT] == (int) depot + 1)
        out->depots[depot].flags |= PW_SPOT_SELECTED;
      if (!cb_view_asks_for_ship (state))
        out->depots[depot].key = 0;
      out->depots[depot].flags &= (guint16) ~PW_SPOT_POINTS;
      cb_name_depot (in, depot + 1, &out->depots[depot]);
    }
}

static void
view_black_depot (const PwViewInput *in,
                  CbView            *out)
{
  const CbState *state = in->state;
  CbSpot *depot = &out->depots[CB_BLACK_DEPOT];
  guint i;

  out->n_black = (guint8) cb_black_spaces (state);
  for (i = 0; i < out->n_black; i++)
    {
      CbSpot *spot = &out->black_spaces[i];

      spot->tile = state->black[i];
      spot->type = (guint8) cb_tile_type ((CbTile) spot->tile);
      cb_view_light_depot_tile (in, CB_VIEW_KINDS_BLACK, 0, spot);
      /* One key for the whole depot stands on the depot itself. */
      if (spot->tile == CB_TILE_ANY)
        spot->key = 0;
      light_unnamed (in, 0, i, spot);
      if (spot->tile != CB_TILE_NONE)
        cb_view_doubt (cb_shown (in)->stale & CB_STALE_TABLE, spot);
      cb_name_black_space (in, i, spot);
    }
  depot->type = CB_TYPES;
  cb_view_light (in, PW_KIND_SET (CB_KIND_BUY), CB_ARG_DEPOT, 0, depot);
  depot->flags &= (guint16) ~PW_SPOT_POINTS;
  if (depot->key != 0)
    for (i = 0; i < out->n_black; i++)
      out->black_spaces[i].key = 0;
  cb_name_depot (in, 0, depot);
}

static void
view_bridge (const PwViewInput *in,
             CbView            *out)
{
  const CbState *state = in->state;
  guint space, seat;

  for (seat = 0; seat < state->n_players; seat++)
    {
      const CbPlayer *player = &state->players[seat];

      if (player->bridge < CB_BRIDGE_SPACES && player->height < CB_MAX_PLAYERS)
        out->bridge[player->bridge][player->height] = (guint8) (seat + 1);
    }
  for (space = 0; space < CB_BRIDGE_SPACES; space++)
    {
      out->spans[space].type = CB_TYPES;
      out->spans[space].number = (guint8) (space + 1);
      cb_name_span (in, space, out->bridge[space], &out->spans[space]);
    }
}

static void
view_bonus (const PwViewInput *in,
            CbView            *out)
{
  const CbState *state = in->state;
  guint type, seat;

  /* Those of the border posts stand behind those of the colours (15.1). */
  out->n_bonus = state->modules >> CB_MODULE_POSTS & 1 ? CB_BONUSES : CB_TYPES;
  for (type = 0; type < out->n_bonus; type++)
    {
      CbSpot *spot = &out->bonus[type];

      spot->type = (guint8) type;
      spot->number = (guint8) (3 + state->board_players);
      spot->count = state->board_players;
      for (seat = 0; seat < state->n_players; seat++)
        {
          if ((state->players[seat].bonus_large >> type & 1) != 0)
            spot->owner[0] = (guint8) (seat + 1);
          if ((state->players[seat].bonus_small >> type & 1) != 0)
            spot->owner[1] = (guint8) (seat + 1);
        }
      cb_name_bonus (in, type, spot);
    }
}

static void
view_time (const PwViewInput *in,
           CbView            *out)
{
  const CbState *state = in->state;
  gboolean over = state->stage == CB_STAGE_OVER;
  guint i;

  for (i = 0; i < CB_PHASES; i++)
    {
      CbSpot *spot = &out->phases[i];

      spot->type = CB_TYPES;
      spot->number = (guint8) (i + 1);
      spot->count = (guint8) (10 - 2 * i);
      spot->flags = over || i < state->phase ? PW_SPOT_DONE : i == state->phase ? PW_SPOT_NOW : 0;
      cb_name_phase (i, spot);
    }
  for (i = 0; i < CB_ROUNDS; i++)
    {
      CbSpot *spot = &out->rounds[i];

      spot->type = CB_TYPES;
      spot->number = (guint8) (i + 1);
      spot->count = state->round_goods[i];
      spot->flags = over || i < state->round ? PW_SPOT_DONE : i == state->round ? PW_SPOT_NOW : 0;
      cb_name_round (i, spot);
    }
  out->white.type = CB_TYPES;
  out->white.number = state->white;
  cb_name_white (&out->white);
}

/* Beside the black depot, and bought like what lies in it, but not otherwise taken from there (13.1). */
static void
view_inns (const PwViewInput *in,
           CbView            *out)
{
  CbSpot *spot = &out->inns;

  spot->type = CB_TYPES;
  if (cb_shown (in)->inns.n == 0)
    return;
  spot->tile = CB_TILE_INN;
  spot->count = cb_shown (in)->inns.n;
  cb_view_light_depot_tile (in, PW_KIND_SET (CB_KIND_BUY), 0, spot);
  cb_view_doubt (cb_shown (in)->stale & CB_STALE_TABLE, spot);
  cb_name_inns (spot);
}

void
cb_view_table (const PwViewInput *in,
               CbView            *out)
{
  view_depots (in, out);
  view_black_depot (in, out);
  view_bridge (in, out);
  view_bonus (in, out);
  view_time (in, out);
  view_inns (in, out);
}
