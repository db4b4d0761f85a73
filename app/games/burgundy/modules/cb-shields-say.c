/* cb-shields-say.c: what people say of shields: where they lie, and whether that can be (10.2, 17)
 *
 * A shield is in one place: saying that it lies somewhere takes it away from where it was believed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-shields.h"

#include <glib/gi18n-lib.h>

#include "games/burgundy/position/cb-doubts.h"

static gboolean
check_played (const CbState *state, const PwMove *move, GError **error)
{
  if (!cb_say_check (state, move, error))
    return FALSE;
  if (cb_shields_played (state))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_17_1, _("They are chosen when a game is set up."), _("This game has no shields."));
  return FALSE;
}

/* Whether the table may be said to be otherwise than it was; else only what nobody has named is named. */
static gboolean
is_correction (const CbState *state, const PwMove *move)
{
  return move->reason != 0 || state->level == PW_LEVEL_FINAL || cb_asks (state);
}

/* -- shields of a depot --------------------------------------------------------------------------- */

gboolean
cb_say_shields_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  guint depot = (guint) move->args[CB_ARG_DEPOT];
  const guint8 *there = state->shields.depots[depot - 1];
  guint seen = state->shields.seen, n_new = 0;

  if (!check_played (state, move, error))
    return FALSE;
  for (guint i = 0; i < CB_DEPOT_SHIELDS; i++)
    {
      int shield = move->args[i];

      if (shield == PW_ARG_NONE || shield == there[i])
        continue;
      if (shield != 0 && i >= cb_shields_on_depot (state->board_players, depot))
        {
          if (error)
            pw_rule_error_set (error, CB_RULE_17_1, _("Name one shield."), _("Only one shield comes to this depot."));
          return FALSE;
        }
      if (shield > 0 && shield < CB_SHIELD_ANY && i > 0 && shield == move->args[0])
        {
          if (error)
            pw_rule_error_set (error, CB_RULE_17_1, _("Look at the numbers of the shields again."),
                               _("There is only one shield %d."), shield);
          return FALSE;
        }
      if (is_correction (state, move))
        continue;
      if (there[i] != CB_SHIELD_ANY || shield == 0)
        {
          if (error)
            pw_rule_error_set (error, CB_RULE_10_1, _("To correct it, say why: shields ! the reason."),
                               _("What lies there is known already."));
          return FALSE;
        }
      if (seen >> shield & 1)
        {
          if (error)
            pw_rule_error_set (error, CB_RULE_17_1, _("Look at the number of the shield again, or correct the earlier entry."),
                               _("Shield %d has appeared already, and there is only one."), shield);
          return FALSE;
        }
      seen |= CB_SHIELD_BIT (shield);
      n_new++;
    }
  if (n_new > 0 || is_correction (state, move))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_10_1, _("Name a shield that nobody has named yet."), _("This names no shield."));
  return FALSE;
}

/* It no longer is where it was believed to be. */
static void
take_away (CbState *state, guint shield)
{
  guint8 *at = memchr (state->shields.depots, (int) shield, sizeof state->shields.depots);

  if (at)
    *at = 0;
  cb_shield_remove (state, shield, NULL);
}

void
cb_say_shields_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint8 *there = state->shields.depots[move->args[CB_ARG_DEPOT] - 1];

  if (is_correction (state, move))
    cb_say_begin (state);
  for (guint i = 0; i < CB_DEPOT_SHIELDS; i++)
    {
      int shield = move->args[i];

      if (shield == PW_ARG_NONE || shield == there[i])
        continue;
      if (shield > 0 && shield < CB_SHIELD_ANY)
        {
          take_away (state, (guint) shield);
          state->shields.seen |= CB_SHIELD_BIT (shield);
        }
      /* What was named here by mistake has not been seen after all. */
      if (there[i] > 0 && there[i] < CB_SHIELD_ANY && shield != 0)
        state->shields.seen &= ~CB_SHIELD_BIT (there[i]);
      there[i] = (guint8) shield;
    }
  if (is_correction (state, move))
    cb_say_end (state, events);
}

/* -- crest: a shield of a duchy ---------------------------------------------------------------------- */

gboolean
cb_say_crest_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  int model = move->args[CB_ARG_WHAT], hex = move->args[CB_ARG_HEX];

  if (!check_played (state, move, error))
    return FALSE;
  if (hex != PW_ARG_NONE && hex >= (int) cb_duchy_of (&state->players[move->player])->n_hexes)
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_17_2, _("Name a hex of this duchy."), _("This duchy has no such hex."));
      return FALSE;
    }
  if (model == PW_ARG_NONE || (move->args[CB_ARG_SHIELD] == 6 && model < (int) state->n_players &&
                               !cb_same_side (state, (guint) model, (guint) move->player)))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_17_5 + 6, _("Leave it out, or name an opponent with shield 6."),
                       _("Only shield 6 is about another player, and that is an opponent."));
  return FALSE;
}

void
cb_say_crest_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint seat = (guint) move->player, shield = (guint) move->args[CB_ARG_SHIELD];

  cb_say_begin (state);
  if (cb_arg (move, CB_ARG_SIZE, 1) == 0)
    {
      if (cb_shield (state, seat, shield))
        cb_shield_remove (state, shield, NULL);
    }
  else
    {
      take_away (state, shield);
      cb_shield_put (state, seat, shield, cb_arg (move, CB_ARG_HEX, -1));
      if (move->args[CB_ARG_WHAT] != PW_ARG_NONE)
        state->shields.model = (guint8) (cb_board (state, (guint) move->args[CB_ARG_WHAT]) + 1);
    }
  cb_say_end (state, events);
}

/* -- heap: tiles beyond the key spaces ---------------------------------------------------------------- */

gboolean
cb_say_heap_check (gconstpointer data, const PwMove *move, GError **error)
{
  if (!check_played (data, move, error))
    return FALSE;
  if (cb_tile_is_named ((CbTile) move->args[CB_ARG_TILE]))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_10_1, _("For example: heap bank 2."), _("Say exactly which tiles are meant."));
  return FALSE;
}

void
cb_say_heap_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  CbPlayer *player = &state->players[move->player];
  int tile = move->args[CB_ARG_TILE], n = move->args[CB_ARG_NUMBER], old = player->heap[tile];

  cb_say_begin (state);
  for (int i = old; i < n; i++)
    cb_census_say (state, tile, TRUE);
  for (int i = old; i > n; i--)
    cb_census_say (state, tile, FALSE);
  player->heap[tile] = (guint8) n;
  player->n_heap = 0;
  for (guint i = 0; i < CB_TILE_UNKNOWN; i++)
    player->n_heap = (guint8) (player->n_heap + player->heap[i]);
  cb_share (state, (guint) move->player);
  cb_say_end (state, events);
}

/* -- A position ----------------------------------------------------------------------------------------- */

static void
position_of_shield (const CbState *from, const CbState *to, guint shield, CbSay say, gpointer speech)
{
  int owner = cb_shield_owner (to, shield), before = cb_shield_owner (from, shield);
  gboolean other_model = shield == 6 && owner >= 0 && from->shields.model != to->shields.model;
  PwMove move;

  if (owner == before && from->shields.hex[shield] == to->shields.hex[shield] && !other_model)
    return;
  pw_move_init (&move, CB_KIND_CREST, owner >= 0 ? owner : before);
  move.args[CB_ARG_SHIELD] = (gint16) shield;
  if (owner < 0)
    move.args[CB_ARG_SIZE] = 0;
  else if (to->shields.hex[shield] > 0)
    move.args[CB_ARG_HEX] = (gint16) (to->shields.hex[shield] - 1);
  if (shield == 6 && owner >= 0 && to->shields.model > 0)
    move.args[CB_ARG_WHAT] = (gint16) (to->shields.model - 1);
  say (speech, &move);
}

void
cb_shields_position (const CbState *from, const CbState *to, CbSay say, gpointer speech)
{
  PwMove move;

  for (guint shield = 1; shield <= CB_SHIELDS; shield++)
    position_of_shield (from, to, shield, say, speech);
  for (guint depot = 1; depot <= CB_DEPOTS && to->stage != CB_STAGE_OVER; depot++)
    {
      if (memcmp (from->shields.depots[depot - 1], to->shields.depots[depot - 1], CB_DEPOT_SHIELDS) == 0)
        continue;
      pw_move_init (&move, CB_KIND_SHIELDS, PW_TABLE);
      move.args[CB_ARG_DEPOT] = (gint16) depot;
      for (guint i = 0; i < CB_DEPOT_SHIELDS; i++)
        move.args[i] = to->shields.depots[depot - 1][i];
      say (speech, &move);
    }
  for (guint seat = 0; seat < to->n_boards; seat++)
    for (gint16 tile = CB_TILE_CASTLE; tile < CB_TILE_UNKNOWN; tile++)
      {
        if (from->players[seat].heap[tile] == to->players[seat].heap[tile])
          continue;
        pw_move_init (&move, CB_KIND_HEAP, (int) seat);
        move.args[CB_ARG_TILE] = tile;
        move.args[CB_ARG_NUMBER] = to->players[seat].heap[tile];
        say (speech, &move);
      }
}

/* -- Doubts -------------------------------------------------------------------------------------------------- */

static void
doubt_crest (GArray *out, CbRule rule, guint seat, guint shield, char *text)
{
  cb_doubt (out, rule, (int) seat, CB_KIND_CREST, CB_ARG_SHIELD, (int) shield, text);
}

static void
doubt_duchy (const CbState *state, guint seat, GArray *out)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  guint owned = state->shields.owned[seat], hexes = 0, last = 0;
  CbKnown known;
  CbHexSet taken = 0;

  if (owned == 0)
    return;
  known = cb_known (player);
  for (guint set = owned; set != 0; set &= set - 1)
    {
      guint shield = (guint) __builtin_ctz (set), hex = state->shields.hex[shield];

      last = shield;
      if (hex == 0)
        continue;
      hexes++;
      hex--;
      if (player->tile[hex] != CB_TILE_CASTLE && known.partial)
        continue;
      if (player->tile[hex] != CB_TILE_CASTLE)
        doubt_crest (out, CB_RULE_17_2, seat, shield,
                     g_strdup_printf (_("Shield %u lies on %s, and no castle lies there."), shield, cb_hex_name (duchy, hex)));
      else if (taken & CB_HEX (hex))
        doubt_crest (out, CB_RULE_17_2, seat, shield,
                     g_strdup_printf (_("Two shields lie on the castle on %s."), cb_hex_name (duchy, hex)));
      taken |= CB_HEX (hex);
    }
  if ((guint) __builtin_popcount (owned) >
      cb_hex_count (cb_hexes_with (player, CB_TILE_CASTLE)) + cb_counted (player, CB_TILE_CASTLE) + known.unknown)
    doubt_crest (out, CB_RULE_17_2, seat, last,
                 g_strdup_printf (_("There are %u shields and fewer castles."), (guint) __builtin_popcount (owned)));
  if (owned >> 6 & 1 && state->shields.model == 0 && state->level == PW_LEVEL_FINAL && state->n_boards > 1)
    doubt_crest (out, CB_RULE_17_5 + 6, seat, 6,
                 g_strdup (_("Nobody has said whose monasteries shield 6 counts: crest 6 of=NAME.")));
}

static int
first_of_heap (const CbPlayer *player)
{
  int tile = CB_TILE_CASTLE;

  while (tile + 1 < CB_TILE_UNKNOWN && player->heap[tile] == 0)
    tile++;
  return tile;
}

void
cb_shields_doubts (const CbState *state, GArray *out)
{
  guint come = 0, there = 0, last = 0;

  for (guint depot = 1; depot <= CB_DEPOTS; depot++)
    {
      come += cb_shields_on_depot (state->board_players, depot);
      for (guint i = 0; i < CB_DEPOT_SHIELDS; i++)
        there += state->shields.depots[depot - 1][i] > 0 && state->shields.depots[depot - 1][i] < CB_SHIELD_ANY;
    }
  for (guint seat = 0; seat < state->n_boards; seat++)
    {
      doubt_duchy (state, seat, out);
      there += cb_shields_of (state, seat);
      if (cb_shields_of (state, seat) > 0)
        last = seat;
      if (state->players[seat].n_heap > 0 && !cb_shield_may_have_lain (state, seat, 4))
        cb_doubt (out, CB_RULE_17_5 + 4, (int) seat, CB_KIND_HEAP, CB_ARG_TILE, first_of_heap (&state->players[seat]),
                  g_strdup (_("More tiles are stored than there are key spaces, without shield 4.")));
    }
  if (there <= come)
    return;
  /* Of an end position only the duchies are said. */
  if (state->level == PW_LEVEL_FINAL && cb_shields_of (state, last) > 0)
    doubt_crest (out, CB_RULE_17_1, last, 31u - (guint) __builtin_clz (state->shields.owned[last]),
                 g_strdup_printf (_("There are %u shields, and only %u come into this game."), there, come));
  else
    cb_doubt (out, CB_RULE_17_1, PW_TABLE, CB_KIND_SHIELDS, -1, 0,
              g_strdup_printf (_("There are %u shields, and only %u come into this game."), there, come));
}

/* -- Audit ------------------------------------------------------------------------------------------------------ */

void
cb_shields_audit_size (const CbState *state, guint seat, guint region, guint *least, guint *most)
{
  if (cb_shield_may_have_lain (state, seat, 17))
    *most = MIN (*most + 1, CB_MAX_REGION_SIZE);
}

/* The most that livestock of one species can have scored in one pasture, large ones first, beyond its own
 * animals; and how many tiles there are. */
static int
merged (const CbPlayer *player, guint species, int *tiles)
{
  int more = 0, sum = 0;

  *tiles = 0;
  for (int animals = 4; animals >= 2; animals--)
    {
      int tile = CB_TILE_COW_2 + 3 * (int) species + animals - 2;
      guint n = cb_hex_count (cb_hexes_with (player, tile)) + cb_counted (player, tile);

      for (guint i = 0; i < n; i++, (*tiles)++)
        {
          more += sum;
          sum += animals;
        }
    }
  return more;
}

void
cb_shields_audit (const CbState *state, guint seat, const CbKnown *known, PwAudit *out)
{
  const CbPlayer *player = &state->players[seat];
  int sold = (int) cb_goods_sold (player), bonus, livestock = 0, seventh = 0, all = 0;
  gboolean one = cb_shield_may_have_lain (state, seat, 1), six = cb_shield_may_have_lain (state, seat, 6);

  if (known->partial && sold == 0)
    sold = CB_GOODS * (int) cb_data_goods_per_colour ();
  bonus = (state->board_players + 3) * __builtin_popcount (player->bonus_large) +
          state->board_players * __builtin_popcount (player->bonus_small);
  for (guint species = 0; species < 4; species++)
    {
      int tiles;

      livestock += merged (player, species, &tiles);
      seventh += tiles * (tiles + 1) / 2;
      all += tiles;
    }
  if (known->unknown > 0)
    {
      all = (int) cb_hex_count (cb_duchy_of (player)->of_type[CB_LIVESTOCK]);
      livestock = 2 * all * (all + 1);
      seventh = all * (all + 1) / 2;
    }
  if (one)
    cb_audit_add (out, CB_FROM_LIVESTOCK, CB_RULE_17_5 + 1, (CbSpan){ 0, livestock });
  if (six || (one && cb_has (player, 7)))
    cb_audit_add (out, CB_FROM_MONASTERIES, CB_RULE_17_5 + 6, (CbSpan){ 0, seventh + 2 * all + 1 });
  if (cb_shield_may_have_lain (state, seat, 7))
    cb_audit_add (out, CB_FROM_SHIELDS, CB_RULE_17_5 + 7, (CbSpan){ 0, bonus });
  if (cb_shield_may_have_lain (state, seat, 12))
    cb_audit_add (out, CB_FROM_SHIELDS, CB_RULE_17_5 + 12, (CbSpan){ 0, sold * state->board_players });
}
