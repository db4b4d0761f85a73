/* cb-view.c: everything the boards show, put together; and of it what is one player's own: hexes, storage, goods, dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/view/cb-view.h"

#include <string.h>

#include "games/burgundy/data/cb-duchy.h"
#include "games/burgundy/modules/cb-module-kinds.h"
#include "games/burgundy/state/cb-engine.h"
#include "games/burgundy/words/cb-sentences.h"
#include "games/burgundy/view/cb-view-names.h"
#include "games/burgundy/view/cb-view-private.h"

const CbPlayer *
cb_view_player (const PwViewInput *in)
{
  return &cb_shown (in)->players[in->seat];
}

/* Is the board that of the player who is asked? Only then anything on it can be chosen. */
static gboolean
is_asked (const PwViewInput *in)
{
  return cb_actor (in->state) == (int) in->seat;
}

/* Whether what is shown is only how it was last known: not where just that is entered, as it lies (10.2). */
static gboolean
is_doubtful (const PwViewInput *in)
{
  const CbState *state = cb_shown (in);

  return state->stale >> in->seat & 1 && state->level != PW_LEVEL_FINAL && !(cb_asked (state) >> in->seat & 1);
}

/* Moves that put something on a hex, and those for which a die is chosen. */
#define KINDS_HEX PW_KIND_SET (CB_KIND_PLACE, CB_KIND_START, CB_KIND_COVER, CB_KIND_LAY)
#define KINDS_DIE \
  PW_KIND_SET (CB_VIEW_KIND_OPEN, CB_KIND_TAKE, CB_KIND_PLACE, CB_KIND_SELL, CB_KIND_WORKERS, CB_KIND_SET)

static gboolean
chosen (const PwViewInput *in,
        CbArg              arg,
        int                value)
{
  return is_asked (in) && in->partial != NULL && in->partial->args[arg] == value;
}

static gboolean
was_refused (const PwViewInput *in,
             CbArg              arg,
             int                value)
{
  return in->refused != NULL && in->refused->player == (int) in->seat && in->refused->args[arg] == value;
}

static void
view_hexes (const PwViewInput *in,
            CbView            *out)
{
  const CbPlayer *player = cb_view_player (in);
  const CbDuchy *duchy = cb_duchy_nth (player->duchy);
  guint i;

  out->n_hexes = (guint8) duchy->n_hexes;
  for (i = 0; i < duchy->n_hexes; i++)
    {
      CbSpot *spot = &out->hexes[i];

      spot->type = duchy->type[i];
      spot->number = duchy->die[i];
      spot->tile = (player->filled & CB_HEX (i)) != 0 ? player->tile[i] : CB_TILE_NONE;
      if (spot->tile == CB_TILE_NONE)
        {
          if (chosen (in, CB_ARG_HEX, (int) i))
            spot->flags |= PW_SPOT_SELECTED;
          else if (is_asked (in))
            cb_view_light (in, KINDS_HEX, CB_ARG_HEX, (int) i, spot);
          if (was_refused (in, CB_ARG_HEX, (int) i))
            spot->flags |= PW_SPOT_REFUSED;
        }
      else if (is_asked (in))
        {
          /* A shield goes on a castle that lies there (17.2). */
          cb_view_light (in, PW_KIND_SET (CB_KIND_SHIELD), CB_ARG_HEX, (int) i, spot);
        }
      cb_view_doubt (is_doubtful (in), spot);
      cb_name_hex (in, i, spot);
    }
}

/* Whether a space is among those that were chosen, where one of two equal tiles was (16.2). */
static gboolean
is_storage (const PwViewInput *in,
            guint              space)
{
  int storage = in->partial->args[CB_ARG_STORAGE];

  return storage == PW_ARG_NONE || (storage == CB_STORAGE_COMMON) == (space < CB_COMMON_SPACES);
}

static void
view_own_store (const PwViewInput *in,
                guint              space,
                gboolean          *marked,
                CbSpot            *spot)
{
  if (is_asked (in))
    cb_view_light (in, PW_KIND_SET (CB_KIND_PLACE), CB_ARG_TILE, spot->tile, spot);
  /* Two equal tiles: one of them is enough. The hexes show where and for how much. */
  if (!*marked && chosen (in, CB_ARG_TILE, spot->tile) && is_storage (in, space) &&
      (in->partial->kind == CB_KIND_PLACE || in->partial->kind == PW_KIND_ANY))
    {
      spot->flags |= PW_SPOT_SELECTED;
      *marked = TRUE;
    }
  spot->key = 0;
  spot->flags &= (guint16) ~PW_SPOT_POINTS;
  if (is_asked (in))
    cb_view_light_discard (in, spot);
}

/* What a partner has alone is seen by both, and used by one (16.2). */
static void
view_partner (const PwViewInput *in,
              CbView            *out)
{
  guint seat = (in->seat + cb_shown (in)->n_boards) % cb_shown (in)->n_players;

  out->partner = (guint8) (seat + 1);
  for (guint i = 0; i < CB_PRIVATE_SPACES; i++)
    {
      CbSpot *spot = &out->store[out->n_store++];

      spot->type = CB_TYPES;
      spot->tile = cb_shown (in)->players[seat].store[CB_COMMON_SPACES + i];
      spot->owner[0] = out->partner;
      spot->flags |= CB_SPOT_USED;
      cb_name_partner_store (in, seat, i, spot);
    }
}

static void
view_store (const PwViewInput *in,
            CbView            *out)
{
  const CbPlayer *player = cb_view_player (in);
  gboolean marked = FALSE, team = cb_shown (in)->n_boards < cb_shown (in)->n_players;
  guint i;

  out->n_store = (guint8) cb_key_spaces (in->state, in->seat);
  out->n_common = team ? CB_COMMON_SPACES : 0;
  for (i = 0; i < out->n_store; i++)
    {
      CbSpot *spot = &out->store[i];

      spot->type = CB_TYPES;
      spot->tile = player->store[i];
      if (spot->tile != CB_TILE_NONE)
        view_own_store (in, i, &marked, spot);
      cb_view_doubt (is_doubtful (in), spot);
      cb_name_store (in, i, spot);
    }
  if (team)
    view_partner (in, out);
}

/* The colours in storage, each in a place of its own. */
static void
view_goods (const PwViewInput *in,
            CbView            *out)
{
  const CbPlayer *player = cb_view_player (in);
  guint colour, n = 0, i;

  out->n_goods = (guint8) MIN (cb_goods_spaces (in->state), CB_GOODS);
  for (colour = 0; colour < CB_GOODS; colour++)
    {
      CbSpot *spot = &out->goods[n];

      out->n_sold = (guint8) (out->n_sold + player->sold[colour]);
      if (player->goods[colour] == 0 || n >= out->n_goods)
        continue;
      spot->number = (guint8) (colour + 1);
      spot->count = player->goods[colour];
      if (is_asked (in))
        cb_view_light (in, PW_KIND_SET (CB_KIND_SELL, CB_KIND_GIVE), CB_ARG_GOODS, (int) colour + 1, spot);
      if (chosen (in, CB_ARG_GOODS, (int) colour + 1) && (in->partial->kind == CB_KIND_SELL || in->partial->kind == CB_KIND_GIVE))
        spot->flags |= PW_SPOT_SELECTED;
      n++;
    }
  for (i = 0; i < out->n_goods; i++)
    {
      out->goods[i].type = CB_TYPES;
      cb_name_goods (i, out->n_goods, &out->goods[i]);
    }
}

static void
view_dice (const PwViewInput *in,
           CbView            *out)
{
  const CbPlayer *player = cb_view_player (in);
  gboolean marked = FALSE;
  guint i;

  for (i = 0; i < 2; i++)
    {
      CbSpot *spot = &out->dice[i];

      spot->type = CB_TYPES;
      spot->number = player->dice[i];
      if (spot->number != 0 && (player->used >> i & 1) != 0)
        {
          spot->flags |= CB_SPOT_USED;
        }
      else if (spot->number != 0)
        {
          if (!marked && chosen (in, CB_ARG_DIE, spot->number))
            {
              spot->flags |= PW_SPOT_SELECTED;
              marked = TRUE;
            }
          if (is_asked (in))
            cb_view_light (in, KINDS_DIE, CB_ARG_DIE, spot->number, spot);
          /* A die is typed by its own face: another number on it would mislead. */
          spot->key = 0;
          spot->flags &= (guint16) ~PW_SPOT_POINTS;
        }
      cb_name_die (in, i, spot);
    }
}

/* Where posts stand, and which of them a chain of tiles joins to another (15.1). */
static void
view_posts (const PwViewInput *in,
            CbView            *out)
{
  const CbPlayer *player = cb_view_player (in);
  const CbDuchy *duchy = cb_duchy_nth (player->duchy);
  guint hex;

  if ((cb_shown (in)->modules >> CB_MODULE_POSTS & 1) == 0)
    return;
  CB_FOREACH_HEX (hex, duchy->posts)
    {
      CbSpot *spot = &out->posts[out->n_posts];

      spot->type = CB_TYPES;
      spot->number = (guint8) (hex + 1);
      if (cb_post_chain (player, hex) & duchy->posts & ~CB_HEX (hex))
        spot->flags |= PW_SPOT_DONE;
      if (++out->n_posts == CB_VIEW_POSTS)
        break;
    }
}

/**
 * cb_view_state:
 * @in: what to show
 * @view: (out): a #CbView: how it looks; every byte is written, so that views can be compared
 */
void
cb_view_state (const PwViewInput *in,
               gpointer           view)
{
  CbView *out = view;
  const CbPlayer *player = cb_view_player (in);

  memset (out, 0, sizeof *out);
  out->seat = (guint8) in->seat;
  out->actor = (gint8) cb_actor (in->state);
  out->duchy = player->duchy;
  out->workers = player->workers;
  out->silver = player->silver;
  view_hexes (in, out);
  view_store (in, out);
  view_goods (in, out);
  view_dice (in, out);
  cb_view_table (in, out);
  view_posts (in, out);
  cb_view_shields (in, out);
  cb_view_route (in, out);
  cb_view_solo (in, out);
  cb_name_supplies (player, out->supplies);
  cb_view_mark_played (in, out);
}
