/* cb-audit.c: which scores before the final scoring go with what lies there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-says.h"
#include "games/burgundy/position/cb-audit.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"

/**
 * cb_known:
 * @player: a player
 *
 * Hexes are entered all or none: where no numbers were said, the hexes without a tile are empty.
 *
 * Returns: how much is known of the duchy
 */
CbKnown
cb_known (const CbPlayer *player)
{
  CbKnown known = { .partial = player->filled == 0 || player->empty > 0 };
  guint all = cb_duchy_of (player)->n_hexes, lie = cb_hex_count (player->filled);

  for (int tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
    if (tile != CB_TILE_MONASTERY_0)
      {
        guint n = cb_counted (player, tile);

        if (cb_tile_type ((CbTile) tile) < CB_TYPES)
          known.counted[cb_tile_type ((CbTile) tile)] += n;
        lie += n;
        known.partial |= n > 0;
      }
  if (known.partial)
    {
      guint empty = player->empty ? player->empty - 1u : 0;

      known.unknown = all > lie + empty ? all - lie - empty : 0;
    }
  return known;
}

/* -- Livestock ------------------------------------------------------------------------------- */

/* What tiles of one species in one pasture have scored: each counts with every one placed before it. */
static CbSpan
herd_span (const guint8 n_of[3])
{
  CbSpan span = { 0, 0 };
  int least = 0, most = 0;

  /* Small ones first for the least, large ones first for the most. */
  for (int animals = 2; animals <= 4; animals++)
    for (guint i = 0; i < n_of[animals - 2]; i++)
      {
        least += animals;
        span.least += least;
      }
  for (int animals = 4; animals >= 2; animals--)
    for (guint i = 0; i < n_of[animals - 2]; i++)
      {
        most += animals;
        span.most += most;
      }
  return span;
}

/* The most #7 can bring for a herd: each tile counts the ones there are (11.7). */
static int
herd_bonus (const guint8 n_of[3])
{
  int n = n_of[0] + n_of[1] + n_of[2];

  return n * (n + 1) / 2;
}

/* The tiles of @species in @region. */
static void
count_herd (const CbPlayer *player, const CbDuchy *duchy, guint region, guint species, guint8 n_of[3])
{
  guint hex;

  memset (n_of, 0, 3);
  CB_FOREACH_HEX (hex, duchy->of_region[region] & player->filled)
    if (cb_tile_animals (player->tile[hex]) > 0 && cb_tile_species (player->tile[hex]) == species)
      n_of[cb_tile_animals (player->tile[hex]) - 2]++;
}

/** Herds: what livestock can have scored, and what monastery 7 can have added at most, by where the tiles lie. */
typedef struct
{
  CbSpan points;                /* those of which somebody said where, or all of them in one pasture */
  int bonus;
  int any, bonus_any;           /* with any tiles in the pastures that have room */
} Herds;

/* The tiles that lie in the pastures. */
static Herds
audit_pastures (const CbPlayer *player)
{
  const CbDuchy *duchy = cb_duchy_of (player);
  Herds herds = { { 0, 0 }, 0, 0, 0 };

  for (guint region = 0; region < duchy->n_regions; region++)
    {
      guint size = duchy->region_size[region];
      gboolean open = duchy->region_type[region] == CB_LIVESTOCK && (duchy->of_region[region] & ~player->filled) != 0;
      int most = 0, bonus = 0;

      for (guint species = 0; species < 4; species++)
        {
          guint8 herd[3];
          CbSpan points;

          count_herd (player, duchy, region, species, herd);
          points = herd_span (herd);
          herds.points.least += points.least;
          most += points.most;
          bonus += herd_bonus (herd);
        }
      herds.points.most += most;
      herds.bonus += bonus;
      /* A pasture with room can hold one species with four animals on each tile. */
      herds.any += open ? 2 * (int) (size * (size + 1)) : most;
      herds.bonus_any += open ? (int) (size * (size + 1) / 2) : bonus;
    }
  return herds;
}

/* Tiles that lie nobody knows where score at least for themselves, and at most, with all others, in one pasture. */
static Herds
audit_merged (const CbPlayer *player)
{
  Herds herds = { { 0, 0 }, 0, 0, 0 };

  for (guint species = 0; species < 4; species++)
    {
      guint8 herd[3] = { 0, 0, 0 };

      for (guint i = 0; i < 3; i++)
        {
          guint tile = CB_TILE_COW_2 + 3 * species + i;

          herd[i] = (guint8) (player->count[tile] + cb_hex_count (cb_hexes_with (player, (int) tile)));
          herds.points.least += (int) ((i + 2) * player->count[tile]);
        }
      herds.points.most += herd_span (herd).most;
      herds.bonus += herd_bonus (herd);
    }
  return herds;
}

/**
 * cb_audit_livestock:
 * @player: a player
 * @known: what is known of the duchy
 * @monastery_7: (out): what monastery 7 can have brought, if it lies there or may lie there
 *
 * Returns: the fewest and the most points for livestock (5.5)
 */
CbSpan
cb_audit_livestock (const CbPlayer *player, const CbKnown *known, CbSpan *monastery_7)
{
  const Herds placed = audit_pastures (player), merged = audit_merged (player);
  guint counted = known->counted[CB_LIVESTOCK];
  gboolean may_be_7 = cb_has (player, 7) || (known->unknown > 0 && known->partial);
  CbSpan span = { .least = placed.points.least + merged.points.least };

  if (known->unknown > 0)
    span.most = placed.any;
  else
    span.most = counted > 0 ? MIN (merged.points.most, placed.any) : placed.points.most;
  /* More tiles than any pasture has room for are doubted elsewhere. */
  span.most = MAX (span.most, span.least);
  monastery_7->least = 0;
  if (!may_be_7)
    monastery_7->most = 0;
  else if (known->unknown > 0)
    monastery_7->most = placed.bonus_any;
  else
    monastery_7->most = counted > 0 ? MIN (merged.bonus, placed.bonus_any) : placed.bonus;
  return span;
}

/* -- The whole ------------------------------------------------------------------------------- */

/* Adds a part, and its line: "Goods sold (6.1): 18". */
void
cb_audit_add (PwAudit *audit, CbSource source, CbRule rule, CbSpan span)
{
  const char *name = _(cb_sources[source].name), *number = cb_rules[rule].id;
  g_autofree char *least = NULL, *most = NULL;

  audit->lowest += span.least;
  audit->highest += span.most;
  if (audit->lines == NULL || (span.least == 0 && span.most == 0))
    return;
  least = pw_number (span.least);
  most = pw_number (span.most);
  if (span.least == span.most)
    g_ptr_array_add (audit->lines, g_strdup_printf (_("%s (%s): %s"), name, number, least));
  else
    g_ptr_array_add (audit->lines, g_strdup_printf (_("%s (%s): %s to %s"), name, number, least, most));
}

/* Where only numbers are said, and none of goods sold, they may be any. */
static CbSpan
sales (const CbState *state, const CbPlayer *player, const CbKnown *known)
{
  int n = (int) cb_goods_sold (player), each = state->board_players;
  gboolean said = !known->partial || n > 0 || player->tally[CB_TALLY_SOLD] > 0;

  return (CbSpan){ n * each, (said ? n : CB_GOODS * (int) cb_data_goods_per_colour ()) * each };
}

/* The same of bonus tiles: small ones are the least, large ones the most. */
static CbSpan
bonuses (const CbState *state, const CbPlayer *player, const CbKnown *known)
{
  int n_players = state->board_players, large = __builtin_popcount (player->bonus_large);
  int small = __builtin_popcount (player->bonus_small), sure = (n_players + 3) * large + n_players * small;
  int more = (int) cb_tallied (player, CB_TALLY_BONUS, (guint) (large + small)) - large - small;

  if (known->partial && large + small == 0 && !player->tally[CB_TALLY_BONUS])
    return (CbSpan){ 0, CB_BONUSES * (n_players + 3) };
  return (CbSpan){ sure + more * n_players, sure + more * (n_players + 3) };
}

/* A watchtower is worth 4 points; what nobody named may be some more. */
static CbSpan
watchtowers (const CbPlayer *player, const CbKnown *known)
{
  guint n = cb_hex_count (cb_hexes_with (player, CB_TILE_WATCHTOWER)) + cb_counted (player, CB_TILE_WATCHTOWER);
  guint all = cb_data_supply (FALSE, CB_TILE_WATCHTOWER) + cb_data_supply (TRUE, CB_TILE_WATCHTOWER);
  guint open = cb_hex_count (cb_duchy_of (player)->of_type[CB_BUILDING] & ~player->filled);
  guint more = MIN (known->unknown, open > known->counted[CB_BUILDING] ? open - known->counted[CB_BUILDING] : 0);

  return (CbSpan){ 4 * (int) n, 4 * (int) (n + MIN (more, all > n ? all - n : 0)) };
}

/* What a duchy gave to both members of a team is not on one track alone (16.3). */
static void
less_partners (const CbState *state, guint seat, PwAudit *out)
{
  int points = 0;
  g_autofree char *shown = NULL;

  for (guint other = cb_board (state, seat); other < state->n_players; other += state->n_boards)
    if (other != seat)
      points += state->players[other].track;
  out->lowest -= points;
  out->highest -= points;
  shown = pw_number (points);
  if (out->lines && state->n_boards < state->n_players)
    g_ptr_array_add (out->lines, g_strdup_printf (_("The partner’s track shows (16.3): %s"), shown));
}

/**
 * cb_audit:
 * @data: a state
 * @seat: a player
 * @out: (out): its numbers are set, its lines appended where there is a list
 *
 * Reckons which points can have come together before the final scoring, with what lies there now
 * and however it came there; of a team, less what the partner has. No score that a game by the rules
 * gave lies outside.
 */
void
cb_audit (gconstpointer data, guint seat, PwAudit *out)
{
  const CbState *state = data;
  const CbPlayer *player = &state->players[seat];
  CbKnown known = cb_known (player);
  const CbModule *module;
  CbSpan monastery_7, livestock = cb_audit_livestock (player, &known, &monastery_7);
  guint last = state->stage == CB_STAGE_START || !cb_follows (state, seat) ? CB_PHASES - 1u : state->phase;

  out->lowest = out->highest = 0;
  cb_audit_add (out, CB_FROM_REGIONS, CB_RULE_5_6, cb_audit_regions (state, seat, &known, last));
  cb_audit_add (out, CB_FROM_LIVESTOCK, CB_RULE_5_5, livestock);
  cb_audit_add (out, CB_FROM_GOODS, CB_RULE_6_1, sales (state, player, &known));
  cb_audit_add (out, CB_FROM_WATCHTOWERS, CB_RULE_5_5, watchtowers (player, &known));
  cb_audit_add (out, CB_FROM_BONUS, CB_RULE_5_7, bonuses (state, player, &known));
  cb_audit_add (out, CB_FROM_MONASTERIES, CB_RULE_11_0 + 7, monastery_7);
  CB_FOREACH_MODULE (state, module, position.audit)
    module->position.audit (state, seat, &known, out);
  out->exact = out->lowest == out->highest && !known.partial;
  less_partners (state, seat, out);
}
