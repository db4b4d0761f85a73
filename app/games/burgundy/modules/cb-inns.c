/* cb-inns.c: inns: tiles for any hex that make a region one larger (13)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-module-kinds.h"
#include "games/burgundy/position/cb-doubts.h"

#include <glib/gi18n-lib.h>

/* 1.1: five. */
static guint
supply (gboolean black, int tile)
{
  return tile == CB_TILE_INN && !black ? CB_PHASES : 0;
}

/* 13.1: one more beside the black depot; those of earlier phases stay. */
static void
refill (CbState *state)
{
  state->inns.n++;
}

static guint64
beside (const CbState *state, guint depot)
{
  return depot == 0 && state->inns.n > 0 ? CB_TILE_BIT (CB_TILE_INN) : 0;
}

static void
taken (CbState *state, guint depot, int tile)
{
  if (tile == CB_TILE_INN && state->inns.n > 0)
    state->inns.n--;
}

/* Whether an inn lies in that region. */
static gboolean
has_inn (const CbState *state, guint seat, guint region)
{
  const CbPlayer *player = &state->players[seat];
  guint hex;

  CB_FOREACH_HEX (hex, cb_duchy_of (player)->of_region[region] & player->filled)
    if (player->tile[hex] == CB_TILE_INN)
      return TRUE;
  return FALSE;
}

/* 13.2 */
static CbHexSet
hexes (const CbState *state, guint seat, int tile, CbHexSet reach, CbHexSet base)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  guint hex;

  if (tile != CB_TILE_INN)
    return base;
  CB_FOREACH_HEX (hex, player->filled)
    if (player->tile[hex] == CB_TILE_INN)
      reach &= ~duchy->of_region[duchy->region[hex]];
  return reach;
}

static gboolean
refuse_hex (const CbState *state, guint seat, int tile, guint hex, const char *remedy, GError **error)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);

  if (tile != CB_TILE_INN || player->filled & CB_HEX (hex))
    return FALSE;
  if (has_inn (state, seat, duchy->region[hex]))
    pw_rule_error_set (error, CB_RULE_13_2, remedy, _("%s: this region has an inn already."), cb_hex_name (duchy, hex));
  else
    pw_rule_error_set (error, CB_RULE_13_2, remedy, _("%s is not next to a tile in the duchy."), cb_hex_name (duchy, hex));
  return TRUE;
}

/* 13.3 */
static guint
region_size (const CbState *state, guint seat, guint region, guint size)
{
  return has_inn (state, seat, region) ? MIN (size + 1, CB_MAX_REGION_SIZE) : size;
}

/* 13.1: how many have come; 13.2: one in a region. */
static void
doubts (const CbState *state, GArray *out)
{
  for (guint seat = 0; seat < state->n_boards; seat++)
    {
      const CbPlayer *player = &state->players[seat];
      const CbDuchy *duchy = cb_duchy_of (player);
      CbHexSet inns = cb_hexes_with (player, CB_TILE_INN);
      guint hex;

      CB_FOREACH_HEX (hex, inns)
        if (inns & duchy->of_region[duchy->region[hex]] & (CB_HEX (hex) - 1))
          cb_doubt (out, CB_RULE_13_2, (int) seat, CB_KIND_HEX, CB_ARG_HEX, (int) hex,
                    g_strdup_printf (_("The region of %s has two inns."), cb_hex_name (duchy, hex)));
    }
}

gboolean
cb_say_inns_check (gconstpointer data, const PwMove *move, GError **error)
{
  if (!cb_say_check (data, move, error))
    return FALSE;
  if (cb_has_untyped (data, CB_TILE_INN))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_13_1, _("They are chosen when a game is set up."), _("This game has no inns."));
  return FALSE;
}

void
cb_say_inns_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  cb_say_begin (state);
  state->inns.n = (guint8) move->args[CB_ARG_NUMBER];
  cb_say_end (state, events);
}

static void
position (const CbState *from, const CbState *to, CbSay say, gpointer speech)
{
  PwMove move;

  if (from->inns.n == to->inns.n)
    return;
  pw_move_init (&move, CB_KIND_INNS, PW_TABLE);
  move.args[CB_ARG_NUMBER] = to->inns.n;
  say (speech, &move);
}

/* What nobody can tell: whether an inn lies in a region that is not filled, or only counted. */
static void
audit_size (const CbState *state, guint seat, guint region, guint *least, guint *most)
{
  const CbPlayer *player = &state->players[seat];
  gboolean open = (cb_duchy_of (player)->of_region[region] & ~player->filled) != 0;

  if (has_inn (state, seat, region))
    *least = MIN (*least + 1, CB_MAX_REGION_SIZE);
  if (open || has_inn (state, seat, region))
    *most = MIN (*most + 1, CB_MAX_REGION_SIZE);
}

static char *
unsound (const CbState *state)
{
  guint n = state->inns.n, come = state->stage == CB_STAGE_START ? 0 : state->phase + 1u;

  for (guint seat = 0; seat < state->n_players; seat++)
    {
      const CbPlayer *player = &state->players[seat];
      guint hex;

      CB_FOREACH_HEX (hex, cb_is_board (state, seat) ? player->filled : 0)
        n += player->tile[hex] == CB_TILE_INN;
      for (guint i = cb_first_space (state, seat); i < CB_STORE; i++)
        n += player->store[i] == CB_TILE_INN;
      if (cb_is_board (state, seat))
        n += player->heap[CB_TILE_INN];
    }
  return n > come && !state->stated ? g_strdup_printf ("%u inns where only %u have come", n, come) : NULL;
}

const CbModule cb_inns_module = {
  .option = CB_OPTION_INNS,
  .value = 1,
  .tiles = CB_TILE_BIT (CB_TILE_INN),
  .statements = PW_KIND_SET_INIT (CB_KIND_INNS),
  .start = { .supply = supply },
  .calendar = { .refill = refill },
  .depots = { .beside = beside, .taken = taken },
  .duchy = { .hexes = hexes, .refuse_hex = refuse_hex },
  .placing = { .region_size = region_size },
  .position = { .say = position, .doubts = doubts, .audit_size = audit_size },
  .dealing = { .unsound = unsound },
};
