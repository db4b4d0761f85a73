/* cb-view.c: everything the boards show, as a plain struct that needs no display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-view.h"

#include <string.h>

#include "cb-duchy.h"
#include "cb-engine.h"
#include "cb-modules.h"
#include "cb-view-names.h"
#include "cb-view-private.h"

static const CbPlayer *
player_of (const CbViewInput *in)
{
  return &in->state->players[in->seat];
}

/* Is the board that of the player who is asked? Only then anything on it can be chosen. */
static gboolean
is_asked (const CbViewInput *in)
{
  return cb_actor (in->state) == (int) in->seat;
}

static gboolean
asks_for_ship (const CbState *state)
{
  guint pending = cb_pending (state);

  return pending == CB_PENDING_SHIP || pending == CB_PENDING_SHIP_NEXT;
}

/* Bit sets of kinds; the bit of a statement, which no choice is, stands for choices whose kind is still open. */
#define KIND(kind) (G_GUINT64_CONSTANT (1) << (kind))
#define KIND_OPEN KIND (CB_KIND_HEX)
G_STATIC_ASSERT (CB_KINDS <= 64);

static gboolean
has_kind (const PwMove *move,
          guint64       kinds)
{
  return ((move->kind == PW_KIND_ANY ? KIND_OPEN : KIND (move->kind)) & kinds) != 0;
}

/* Moves that take a tile of the black depot; they leave the depot open when they mean that one. */
#define KINDS_BLACK (KIND (CB_KIND_BUY) | KIND (CB_KIND_FETCH) | KIND (CB_KIND_SWAP) | KIND (CB_KIND_COVER) | KIND (CB_KIND_LAY))
/* Moves that take a tile of a numbered one, and name that. */
#define KINDS_NUMBERED (KIND (CB_KIND_TAKE) | KIND (CB_KIND_BUY) | KIND (CB_KIND_LAY))
/* Moves that put something on a hex, and those for which a die is chosen. */
#define KINDS_HEX (KIND (CB_KIND_PLACE) | KIND (CB_KIND_START) | KIND (CB_KIND_COVER) | KIND (CB_KIND_LAY))
#define KINDS_DIE (KIND_OPEN | KIND (CB_KIND_TAKE) | KIND (CB_KIND_PLACE) | KIND (CB_KIND_SELL) | KIND (CB_KIND_WORKERS) \
                   | KIND (CB_KIND_SET))

static int
arg_of (const PwMove *move,
        CbArg         arg)
{
  if (arg == CB_ARG_DEPOT && has_kind (move, KINDS_BLACK))
    return cb_arg (move, CB_ARG_DEPOT, 0);
  return move->args[arg];
}

/* Reads the choices that have @value at @arg: lights the spot, with the best points, and with a
 * key when exactly one choice is meant. */
void
cb_view_light (const CbViewInput *in,
               guint64            kinds,
               CbArg              arg,
               int                value,
               CbSpot            *spot)
{
  guint found = 0, i;

  if (in->choices == NULL)
    return;
  for (i = 0; i < in->choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (in->choices, PwChoice, i);

      if (!has_kind (&choice->move, kinds) || arg_of (&choice->move, arg) != value)
        continue;
      if (found == 0 || choice->points > spot->points)
        spot->points = choice->points;
      spot->key = found == 0 && in->keys != NULL ? in->keys[i] : 0;
      if (in->setup->hints == PW_HINTS_POINTS && !choice->more &&
          (choice->move.kind == CB_KIND_PLACE || choice->move.kind == CB_KIND_SELL))
        spot->flags |= CB_SPOT_POINTS;
      found++;
    }
  if (found > 0)
    spot->flags |= CB_SPOT_LEGAL;
}

/* Whether what waits, if anything, asks for tiles of that type: a choice that leaves the tile open does not
 * say so. */
static gboolean
is_wanted (const CbState *state,
           int            tile)
{
  const CbPendingClass *class = state->n_pending > 0 ? cb_pending_classes[cb_pending (state)] : NULL;
  CbType type = cb_tile_type ((CbTile) tile);

  return class == NULL || class->types == NULL || type >= CB_TYPES || (class->types (state, cb_top (state)) >> type & 1) != 0;
}

/* The same for a tile that lies in a depot: a choice may name it, or say "some building". */
static void
light_depot_tile (const CbViewInput *in,
                  guint64            kinds,
                  guint              depot,
                  CbSpot            *spot)
{
  guint found = 0, i;

  if (in->choices == NULL || spot->tile == CB_TILE_NONE)
    return;
  for (i = 0; i < in->choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (in->choices, PwChoice, i);
      int tile = choice->move.args[CB_ARG_TILE];

      if (!has_kind (&choice->move, kinds) || arg_of (&choice->move, CB_ARG_DEPOT) != (int) depot)
        continue;
      if (tile == PW_ARG_NONE && !is_wanted (in->state, spot->tile))
        continue;
      if (tile != PW_ARG_NONE && tile != spot->tile && tile != CB_TILE_ANY && spot->tile != CB_TILE_ANY &&
          !(cb_tile_type ((CbTile) tile) == cb_tile_type ((CbTile) spot->tile) &&
            (!cb_tile_is_named ((CbTile) tile) || !cb_tile_is_named ((CbTile) spot->tile))))
        continue;
      spot->key = found == 0 && in->keys != NULL ? in->keys[i] : 0;
      found++;
    }
  if (found > 0)
    spot->flags |= CB_SPOT_LEGAL;
}

void
cb_view_light_pair (const CbViewInput *in,
                    guint              kind,
                    guint              arg,
                    int                value,
                    guint              arg2,
                    int                other,
                    CbSpot            *spot)
{
  guint found = 0;

  for (guint i = 0; in->choices != NULL && i < in->choices->len; i++)
    {
      const PwMove *move = &g_array_index (in->choices, PwChoice, i).move;

      if (move->kind != kind || move->args[arg] != value ||
          (move->args[arg2] != PW_ARG_NONE && other != PW_ARG_NONE && move->args[arg2] != other))
        continue;
      spot->key = found == 0 && in->keys != NULL ? in->keys[i] : 0;
      spot->flags |= CB_SPOT_LEGAL;
      found++;
    }
  if (in->partial != NULL && in->partial->kind == kind && in->partial->args[arg] == value &&
      in->partial->args[arg2] != PW_ARG_NONE && in->partial->args[arg2] == other)
    spot->flags |= CB_SPOT_SELECTED;
}

static gboolean
chosen (const CbViewInput *in,
        CbArg              arg,
        int                value)
{
  return is_asked (in) && in->partial != NULL && in->partial->args[arg] == value;
}

static gboolean
was_refused (const CbViewInput *in,
             CbArg              arg,
             int                value)
{
  return in->refused != NULL && in->refused->player == (int) in->seat && in->refused->args[arg] == value;
}

/* What others did nobody enters: it is shown as it was last known. */
static void
doubt (guint   stale,
       CbSpot *spot)
{
  if (G_UNLIKELY (stale))
    spot->flags |= CB_SPOT_NOT_CHECKED;
}

static void
view_hexes (const CbViewInput *in,
            CbView            *out)
{
  const CbPlayer *player = player_of (in);
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
            spot->flags |= CB_SPOT_SELECTED;
          else if (is_asked (in))
            cb_view_light (in, KINDS_HEX, CB_ARG_HEX, (int) i, spot);
          if (was_refused (in, CB_ARG_HEX, (int) i))
            spot->flags |= CB_SPOT_REFUSED;
        }
      else if (is_asked (in))
        {
          /* A shield goes on a castle that lies there (17.2). */
          cb_view_light (in, KIND (CB_KIND_SHIELD), CB_ARG_HEX, (int) i, spot);
        }
      doubt (in->state->stale >> in->seat & 1, spot);
      cb_name_hex (in, i, spot);
    }
}

/* Whether a space is among those that were chosen, where one of two equal tiles was (16.2). */
static gboolean
is_storage (const CbViewInput *in,
            guint              space)
{
  int storage = in->partial->args[CB_ARG_STORAGE];

  return storage == PW_ARG_NONE || (storage == CB_STORAGE_COMMON) == (space < CB_COMMON_SPACES);
}

/* What is thrown out to make room, or as one too many (4.4): each is a choice of its own. */
static gboolean
is_discard (const PwChoice *choice,
            int             tile)
{
  return choice->group == CB_GROUP_DISCARD ? choice->move.args[CB_ARG_DISCARD] == tile
                                           : choice->group == CB_GROUP_TOO_MANY && choice->move.args[CB_ARG_TILE] == tile;
}

/* The first choice that throws out @tile, or NULL. */
static const PwChoice *
find_discard (const CbViewInput *in,
              int                tile)
{
  for (guint i = 0; in->choices != NULL && i < in->choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (in->choices, PwChoice, i);

      if (is_discard (choice, tile))
        return choice;
    }
  return NULL;
}

static void
light_discard (const CbViewInput *in,
               CbSpot            *spot)
{
  guint found = 0;

  for (guint i = 0; in->choices != NULL && i < in->choices->len; i++)
    {
      if (!is_discard (&g_array_index (in->choices, PwChoice, i), spot->tile))
        continue;
      spot->key = found == 0 && in->keys != NULL ? in->keys[i] : 0;
      spot->flags |= CB_SPOT_LEGAL;
      found++;
    }
}

static void
view_own_store (const CbViewInput *in,
                guint              space,
                gboolean          *marked,
                CbSpot            *spot)
{
  if (is_asked (in))
    cb_view_light (in, KIND (CB_KIND_PLACE), CB_ARG_TILE, spot->tile, spot);
  /* Two equal tiles: one of them is enough. The hexes show where and for how much. */
  if (!*marked && chosen (in, CB_ARG_TILE, spot->tile) && is_storage (in, space) &&
      (in->partial->kind == CB_KIND_PLACE || in->partial->kind == PW_KIND_ANY))
    {
      spot->flags |= CB_SPOT_SELECTED;
      *marked = TRUE;
    }
  spot->key = 0;
  spot->flags &= (guint16) ~CB_SPOT_POINTS;
  if (is_asked (in))
    light_discard (in, spot);
}

/* What a partner has alone is seen by both, and used by one (16.2). */
static void
view_partner (const CbViewInput *in,
              CbView            *out)
{
  guint seat = (in->seat + in->state->n_boards) % in->state->n_players;

  out->partner = (guint8) (seat + 1);
  for (guint i = 0; i < CB_PRIVATE_SPACES; i++)
    {
      CbSpot *spot = &out->store[out->n_store++];

      spot->type = CB_TYPES;
      spot->tile = in->state->players[seat].store[CB_COMMON_SPACES + i];
      spot->owner[0] = out->partner;
      spot->flags |= CB_SPOT_USED;
      cb_name_partner_store (in, seat, i, spot);
    }
}

static void
view_store (const CbViewInput *in,
            CbView            *out)
{
  const CbPlayer *player = player_of (in);
  gboolean marked = FALSE, team = in->state->n_boards < in->state->n_players;
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
      doubt (in->state->stale >> in->seat & 1, spot);
      cb_name_store (in, i, spot);
    }
  if (team)
    view_partner (in, out);
}

/* The colours in storage, each in a place of its own. */
static void
view_goods (const CbViewInput *in,
            CbView            *out)
{
  const CbPlayer *player = player_of (in);
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
        cb_view_light (in, KIND (CB_KIND_SELL) | KIND (CB_KIND_GIVE), CB_ARG_GOODS, (int) colour + 1, spot);
      if (chosen (in, CB_ARG_GOODS, (int) colour + 1) && (in->partial->kind == CB_KIND_SELL || in->partial->kind == CB_KIND_GIVE))
        spot->flags |= CB_SPOT_SELECTED;
      n++;
    }
  for (i = 0; i < out->n_goods; i++)
    {
      out->goods[i].type = CB_TYPES;
      cb_name_goods (i, out->n_goods, &out->goods[i]);
    }
}

static void
view_dice (const CbViewInput *in,
           CbView            *out)
{
  const CbPlayer *player = player_of (in);
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
              spot->flags |= CB_SPOT_SELECTED;
              marked = TRUE;
            }
          if (is_asked (in))
            cb_view_light (in, KINDS_DIE, CB_ARG_DIE, spot->number, spot);
          /* A die is typed by its own face: another number on it would mislead. */
          spot->key = 0;
          spot->flags &= (guint16) ~CB_SPOT_POINTS;
        }
      cb_name_die (in, i, spot);
    }
}

/* A tile nobody has named lights up while somebody says what it is. */
static void
light_unnamed (const CbViewInput *in,
               guint              depot,
               guint              space,
               CbSpot            *spot)
{
  if (in->partial != NULL && in->partial->kind == CB_KIND_DEPOT && in->partial->args[0] == (int) depot &&
      in->partial->args[1 + space] != PW_ARG_NONE)
    spot->flags |= CB_SPOT_SELECTED;
}

static void
view_depots (const CbViewInput *in,
             CbView            *out)
{
  const CbState *state = in->state;
  guint64 kinds = asks_for_ship (state) ? KIND (CB_KIND_SHIP) : KINDS_NUMBERED;
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
          if (!asks_for_ship (state))
            light_depot_tile (in, kinds, depot + 1, spot);
          if (depot + 1 == removal)
            cb_view_light (in, KIND (CB_KIND_REMOVE), CB_ARG_TILE, spot->tile, spot);
          light_unnamed (in, depot + 1, i, spot);
          if (spot->tile != CB_TILE_NONE)
            doubt (state->stale & CB_STALE_TABLE, spot);
          cb_name_depot_space (in, depot + 1, i, spot);
        }

      out->depots[depot].type = CB_TYPES;
      out->depots[depot].number = (guint8) (depot + 1);
      cb_view_light (in, kinds, CB_ARG_DEPOT, (int) depot + 1, &out->depots[depot]);
      if (in->partial != NULL && in->partial->args[CB_ARG_DEPOT] == (int) depot + 1)
        out->depots[depot].flags |= CB_SPOT_SELECTED;
      if (!asks_for_ship (state))
        out->depots[depot].key = 0;
      out->depots[depot].flags &= (guint16) ~CB_SPOT_POINTS;
      cb_name_depot (in, depot + 1, &out->depots[depot]);
    }
}

static void
view_black_depot (const CbViewInput *in,
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
      light_depot_tile (in, KINDS_BLACK, 0, spot);
      /* One key for the whole depot stands on the depot itself. */
      if (spot->tile == CB_TILE_ANY)
        spot->key = 0;
      light_unnamed (in, 0, i, spot);
      if (spot->tile != CB_TILE_NONE)
        doubt (in->state->stale & CB_STALE_TABLE, spot);
      cb_name_black_space (in, i, spot);
    }
  depot->type = CB_TYPES;
  cb_view_light (in, KIND (CB_KIND_BUY), CB_ARG_DEPOT, 0, depot);
  depot->flags &= (guint16) ~CB_SPOT_POINTS;
  if (depot->key != 0)
    for (i = 0; i < out->n_black; i++)
      out->black_spaces[i].key = 0;
  cb_name_depot (in, 0, depot);
}

static void
view_bridge (const CbViewInput *in,
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
view_bonus (const CbViewInput *in,
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
view_time (const CbViewInput *in,
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
      spot->flags = over || i < state->phase ? CB_SPOT_DONE : i == state->phase ? CB_SPOT_NOW : 0;
      cb_name_phase (i, spot);
    }
  for (i = 0; i < CB_ROUNDS; i++)
    {
      CbSpot *spot = &out->rounds[i];

      spot->type = CB_TYPES;
      spot->number = (guint8) (i + 1);
      spot->count = state->round_goods[i];
      spot->flags = over || i < state->round ? CB_SPOT_DONE : i == state->round ? CB_SPOT_NOW : 0;
      cb_name_round (i, spot);
    }
  out->white.type = CB_TYPES;
  out->white.number = state->white;
  cb_name_white (&out->white);
}

/* Beside the black depot, and bought like what lies in it (13.1). */
static void
view_inns (const CbViewInput *in,
           CbView            *out)
{
  CbSpot *spot = &out->inns;

  spot->type = CB_TYPES;
  if (in->state->inns.n == 0)
    return;
  spot->tile = CB_TILE_INN;
  spot->count = in->state->inns.n;
  light_depot_tile (in, KINDS_BLACK, 0, spot);
  doubt (in->state->stale & CB_STALE_TABLE, spot);
  cb_name_inns (spot);
}

/* Where posts stand, and which of them a chain of tiles joins to another (15.1). */
static void
view_posts (const CbViewInput *in,
            CbView            *out)
{
  const CbPlayer *player = player_of (in);
  const CbDuchy *duchy = cb_duchy_nth (player->duchy);
  guint hex;

  if ((in->state->modules >> CB_MODULE_POSTS & 1) == 0)
    return;
  CB_FOREACH_HEX (hex, duchy->posts)
    {
      CbSpot *spot = &out->posts[out->n_posts];

      spot->type = CB_TYPES;
      spot->number = (guint8) (hex + 1);
      if (cb_post_chain (player, hex) & duchy->posts & ~CB_HEX (hex))
        spot->flags |= CB_SPOT_DONE;
      if (++out->n_posts == CB_VIEW_POSTS)
        break;
    }
}

/**
 * cb_view_state:
 * @in: what to show
 * @out: (out): how it looks; every byte is written, so that views can be compared
 */
void
cb_view_state (const CbViewInput *in,
               CbView            *out)
{
  const CbPlayer *player = player_of (in);

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
  view_depots (in, out);
  view_black_depot (in, out);
  view_bridge (in, out);
  view_bonus (in, out);
  view_time (in, out);
  view_inns (in, out);
  view_posts (in, out);
  cb_view_shields (in, out);
  cb_view_route (in, out);
  cb_view_solo (in, out);
  cb_name_supplies (player, out->supplies);
}

/* Whether some choice plays @kind with that depot. */
static gboolean
offers (const CbViewInput *in,
        guint              kind,
        guint              depot)
{
  guint i;

  for (i = 0; in->choices != NULL && i < in->choices->len; i++)
    {
      const PwMove *move = &g_array_index (in->choices, PwChoice, i).move;

      if (move->kind == kind && arg_of (move, CB_ARG_DEPOT) == (int) depot)
        return TRUE;
    }
  return FALSE;
}

/* What is done with a tile of the black depot: what waits says so. */
static guint8
black_kind (const CbState *state)
{
  switch ((CbPendingKind) cb_pending (state))
    {
    case CB_PENDING_COLOUR: return CB_KIND_COVER;
    case CB_PENDING_SWAP: return CB_KIND_SWAP;
    case CB_PENDING_ROUTE_BLACK: return CB_KIND_FETCH;
    case CB_PENDING_LAY: return CB_KIND_LAY;
    default: return CB_KIND_BUY;
    }
}

/* What is put on a hex. */
static guint8
hex_kind (const CbViewInput *in,
          guint              hex)
{
  const CbState *state = in->state;

  if (state->stage == CB_STAGE_START)
    return CB_KIND_START;
  if (cb_pending (state) == CB_PENDING_COLOUR)
    return CB_KIND_COVER;
  if (cb_pending (state) == CB_PENDING_LAY)
    return CB_KIND_LAY;
  for (guint i = 0; in->choices != NULL && i < in->choices->len; i++)
    {
      const PwMove *move = &g_array_index (in->choices, PwChoice, i).move;

      if (move->kind == CB_KIND_SHIELD && move->args[CB_ARG_HEX] == (int) hex)
        return CB_KIND_SHIELD;
    }
  return CB_KIND_PLACE;
}

/* A stored tile is placed, or thrown out where that is asked. */
static gboolean
press_store (const CbViewInput *in,
             guint              space,
             PwMove            *partial)
{
  const CbPlayer *player = player_of (in);
  guint own = cb_key_spaces (in->state, in->seat);
  const PwChoice *discard;
  gint16 storages[CB_STORAGES];

  if (space >= own)
    {
      /* The partner's own: the referee says why not. */
      const CbPlayer *partner = &in->state->players[(in->seat + in->state->n_boards) % in->state->n_players];
      guint i = CB_COMMON_SPACES + space - own;

      if (in->state->n_boards == in->state->n_players || i >= CB_COMMON_SPACES + CB_PRIVATE_SPACES ||
          partner->store[i] == CB_TILE_NONE)
        return FALSE;
      partial->kind = CB_KIND_PLACE;
      partial->args[CB_ARG_TILE] = partner->store[i];
      partial->args[CB_ARG_STORAGE] = CB_STORAGE_PRIVATE;
      return TRUE;
    }
  if (player->store[space] == CB_TILE_NONE)
    return FALSE;
  discard = find_discard (in, player->store[space]);
  if (discard != NULL)
    {
      CbArg arg = discard->group == CB_GROUP_DISCARD ? CB_ARG_DISCARD : CB_ARG_TILE;

      partial->kind = discard->move.kind;
      partial->args[arg] = player->store[space];
      return TRUE;
    }
  partial->kind = CB_KIND_PLACE;
  partial->args[CB_ARG_TILE] = player->store[space];
  /* Of two equal tiles of a team, the one that was pressed. */
  if (cb_store_which (in->state, in->seat, player->store[space], storages) > 1)
    partial->args[CB_ARG_STORAGE] = space < CB_COMMON_SPACES ? CB_STORAGE_COMMON : CB_STORAGE_PRIVATE;
  return TRUE;
}

static void
press_depot (const CbViewInput *in,
             guint              depot,
             PwMove            *partial)
{
  if (depot == 0)
    {
      /* An open depot is the black one. */
      partial->kind = black_kind (in->state);
      return;
    }
  if (depot == cb_view_removal (in->state))
    {
      /* There is only one from which a tile leaves. */
      partial->kind = CB_KIND_REMOVE;
      return;
    }
  if (asks_for_ship (in->state))
    partial->kind = CB_KIND_SHIP;
  else if (cb_pending (in->state) == CB_PENDING_LAY)
    partial->kind = CB_KIND_LAY;
  else
    partial->kind = offers (in, CB_KIND_BUY, depot) && !offers (in, CB_KIND_TAKE, depot) ? CB_KIND_BUY : CB_KIND_TAKE;
  partial->args[CB_ARG_DEPOT] = (gint16) depot;
}

/**
 * cb_view_press:
 * @in: what is shown
 * @place: what was pressed
 * @index: which of them, as #CbPlace says
 * @partial: (out): what the player wants
 *
 * What a click on a board means: a part of a move, for pw_entry_propose().
 *
 * Returns: %FALSE when a click there means nothing
 */
gboolean
cb_view_press (const CbViewInput *in,
               CbPlace            place,
               guint              index,
               PwMove            *partial)
{
  const CbState *state = in->state;
  const CbPlayer *player = player_of (in);
  guint colour, n = 0;

  pw_move_init (partial, PW_KIND_ANY, (int) in->seat);
  switch (place)
    {
    case CB_PLACE_HEX:
      partial->kind = hex_kind (in, index);
      partial->args[CB_ARG_HEX] = (gint16) index;
      return TRUE;

    case CB_PLACE_STORE: return press_store (in, index, partial);

    case CB_PLACE_GOODS:
      for (colour = 0; colour < CB_GOODS; colour++)
        if (player->goods[colour] > 0 && n++ == index)
          {
            partial->kind = cb_pending (state) == CB_PENDING_GIVE ? CB_KIND_GIVE : CB_KIND_SELL;
            partial->args[CB_ARG_GOODS] = (gint16) (colour + 1);
            return TRUE;
          }
      return FALSE;

    case CB_PLACE_DIE:
      if (index >= 2 || player->dice[index] == 0)
        return FALSE;
      partial->args[CB_ARG_DIE] = player->dice[index];
      return TRUE;

    case CB_PLACE_DEPOT:
      partial->player = (gint8) cb_actor (state);
      press_depot (in, index == CB_BLACK_DEPOT ? 0 : index + 1, partial);
      return TRUE;

    case CB_PLACE_DEPOT_SPACE:
    case CB_PLACE_BLACK_SPACE:
      {
        gboolean black = place == CB_PLACE_BLACK_SPACE;
        guint depot = black ? 0 : index / CB_DEPOT_SPACES + 1;
        guint8 tile = black ? state->black[index] : state->depots[depot - 1][index % CB_DEPOT_SPACES];

        partial->player = (gint8) cb_actor (state);
        /* While the table rolls and draws, what lies there can be named. */
        if (partial->player == PW_TABLE && tile >= CB_TILE_UNKNOWN && cb_game.playable (state) >> CB_KIND_DEPOT & 1)
          {
            partial->kind = CB_KIND_DEPOT;
            partial->args[0] = (gint16) depot;
            partial->args[1 + (black ? index : index % CB_DEPOT_SPACES)] = tile;
            return TRUE;
          }
        press_depot (in, depot, partial);
        if (partial->kind == CB_KIND_SHIP)
          return TRUE;
        if (tile == CB_TILE_NONE)
          return FALSE;
        if (tile != CB_TILE_ANY)
          partial->args[CB_ARG_TILE] = tile;
        return TRUE;
      }

    case CB_PLACE_INNS:
      if (state->inns.n == 0)
        return FALSE;
      partial->player = (gint8) cb_actor (state);
      press_depot (in, 0, partial);
      partial->args[CB_ARG_TILE] = CB_TILE_INN;
      return TRUE;

    case CB_PLACE_SHIELD: return cb_view_press_shield (in, index, partial);

    case CB_PLACE_ROUTE: return cb_view_press_route (in, index, partial);

    case CB_PLACE_GOAL: return cb_view_press_goal (in, index, partial);

    case CB_PLACE_BRIDGE:
    case CB_PLACE_BONUS:
    case CB_PLACE_PHASE:
    case CB_PLACE_ROUND:
    case CB_PLACE_WHITE:
    default: return FALSE;
    }
}
