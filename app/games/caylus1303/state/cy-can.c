/* cy-can.c: what somebody can do: a decision where nothing but skipping is legal is passed over (5.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/state/cy-engine.h"

gboolean
cy_must_pay_more (const CyState *state, guint seat)
{
  return state->n_passed > 0 && !cy_has (state, seat, CY_NIGHT_WORKER);
}

guint
cy_placing (const CyState *state, guint seat, gboolean early)
{
  return 1u + early + cy_must_pay_more (state, seat);
}

static int
forbids_site (const CyState *state, guint seat)
{
  for (guint i = 0; i < state->n_site; i++)
    if (state->site[i] == seat)
      return CY_RULE_4_4;
  return -1;
}

/**
 * cy_forbids:
 * @state: a state
 * @seat: a player
 * @place: where a worker is put: a place, or %CY_PLACE_SITE
 * @early: by the Early Riser
 *
 * Returns: the rule that forbids it, or -1
 */
int
cy_forbids (const CyState *state, guint seat, guint place, gboolean early)
{
  const CyPlace *there = &state->places[MIN (place, CY_PLACES - 1)];

  if (state->players[seat].reserve < cy_placing (state, seat, early))
    return early ? CY_RULE_10_1 : cy_must_pay_more (state, seat) && state->players[seat].reserve ? CY_RULE_4_6 : CY_RULE_4_2;
  if (place == CY_PLACE_SITE)
    return forbids_site (state, seat);
  if (place >= CY_PLACES || there->tile == CY_NO_TILE || there->flags & (CY_IS_RESIDENCE | CY_IS_MONUMENT))
    return CY_RULE_4_2;
  if (there->workers[0] < 0)
    return -1;
  if (!cy_has (state, seat, CY_JOURNEYMAN))
    return CY_RULE_4_2;
  if (state->used & CY_USED_JOURNEYMAN || there->workers[1] >= 0 || there->workers[0] == (int) seat)
    return CY_RULE_10_3;
  return -1;
}

/* Whether it takes a worker, whosoever: asked at once, as no processor foresees where workers stand. */
static inline gboolean
is_free (const CyPlace *there)
{
  return (there->tile != CY_NO_TILE) & ((there->flags & (CY_IS_RESIDENCE | CY_IS_MONUMENT)) == 0) & (there->workers[0] < 0);
}

/* 10.3: whether the Journeyman of @seat can go where somebody stands. */
static gboolean
can_join (const CyPlace *there, guint seat)
{
  return (there->tile != CY_NO_TILE) & ((there->flags & (CY_IS_RESIDENCE | CY_IS_MONUMENT)) == 0) & (there->workers[0] >= 0) &
         (there->workers[1] < 0) & (there->workers[0] != (int) seat);
}

G_STATIC_ASSERT (CY_PLACE_SITE < 64);

/**
 * cy_free_places:
 * @state: a state
 *
 * Returns: bit set of the places that take a worker, whosoever, as none stands there
 */
guint64
cy_free_places (const CyState *state)
{
  guint last = CY_PLACE_OF_SPACE (cy_spaces (state));
  guint64 places = 0;

  for (guint place = 0; place <= last; place++)
    places |= (guint64) is_free (&state->places[place]) << place;
  return places;
}

/**
 * cy_open_of:
 * @state: a state
 * @seat: a player
 * @early: by the Early Riser
 * @free: cy_free_places() of it
 *
 * Returns: bit set of where a worker can be put: places, and %CY_PLACE_SITE
 */
guint64
cy_open_of (const CyState *state, guint seat, gboolean early, guint64 free)
{
  gboolean second = cy_has (state, seat, CY_JOURNEYMAN) && !(state->used & CY_USED_JOURNEYMAN);
  guint last = CY_PLACE_OF_SPACE (cy_spaces (state));

  if (state->players[seat].reserve < cy_placing (state, seat, early))
    return 0;
  for (guint place = 0; place <= last && second; place++)
    free |= (guint64) can_join (&state->places[place], seat) << place;
  if (forbids_site (state, seat) < 0)
    free |= G_GUINT64_CONSTANT (1) << CY_PLACE_SITE;
  return free;
}

/**
 * cy_open_places:
 * @state: a state
 * @seat: a player
 * @early: by the Early Riser
 *
 * The same as cy_forbids() of all places at once, and quicker.
 *
 * Returns: bit set of where a worker can be put: places, and %CY_PLACE_SITE
 */
guint64
cy_open_places (const CyState *state, guint seat, gboolean early)
{
  if (state->players[seat].reserve < cy_placing (state, seat, early))
    return 0;
  return cy_open_of (state, seat, early, cy_free_places (state));
}

static gboolean
can_place (const CyState *state, guint seat, gboolean early)
{
  if (state->players[seat].reserve < cy_placing (state, seat, early))
    return FALSE;
  if (forbids_site (state, seat) < 0)
    return TRUE;
  for (guint place = 0, last = CY_PLACE_OF_SPACE (cy_spaces (state)); place <= last; place++)
    if (is_free (&state->places[place]))
      return TRUE;
  return cy_open_places (state, seat, early) != 0;
}

/* 8.4 and the cost; of a wood or stone tile. */
gboolean
cy_can_build (const CyState *state, guint seat, guint tile, guint spares)
{
  guint8 cost[CY_COSTS];

  if (state->lie[tile] || cy_has_bit (state->seen, tile) || state->players[seat].houses == 0)
    return FALSE;
  cy_cost (state, tile, spares, cost);
  return cy_can_pay (&state->players[seat], cost) && cy_may_be (state, tile, 0, 0);
}

static gboolean
can_build_any (const CyState *state, guint seat, guint family, guint spares)
{
  /* What the others have built is not known where only one board is kept. */
  if (state->players[seat].houses == 0 || (cy_empty_space (state) == 0 && !cy_is_board (state)))
    return FALSE;
  for (guint tile = cy_family_first[family]; tile <= cy_family_last[family]; tile++)
    if (cy_can_build (state, seat, tile, spares))
      return TRUE;
  return FALSE;
}

static gboolean
can_claim_any (const CyState *state, guint seat)
{
  if (state->players[seat].houses == 0)
    return FALSE;
  for (guint space = 1; space <= CY_STARTING_SPACES; space++)
    if (cy_can_claim (state, CY_PLACE_OF_SPACE (space)))
      return TRUE;
  return FALSE;
}

static gboolean
can_effect (const CyState *state, guint seat, const CyEffect *effect)
{
  const CyPlayer *player = &state->players[seat];

  for (guint i = 0; i < effect->n_prices; i++)
    if (cy_can_price (player, &effect->prices[i]))
      switch ((CyDo) effect->does)
        {
        case CY_DOES_CLAIM: return can_claim_any (state, seat);
        case CY_DOES_BUILD_WOOD: return can_build_any (state, seat, CY_FAMILY_WOOD, 0);
        case CY_DOES_BUILD_STONE: return can_build_any (state, seat, CY_FAMILY_STONE, effect->spares);
        case CY_DOES_PROVOST:
        case CY_DOES_NOTHING:
        default: return TRUE;
        }
  return FALSE;
}

/* 9.1, 9.2: a tile of the site that brings something: its effect or a character; an unnamed one may. */
gboolean
cy_can_site (const CyState *state, guint seat, guint number)
{
  int tile = state->site_tiles[number - 1];

  if (number > (state->round + 2u) / 3u)
    return FALSE;
  return tile == CY_UNNAMED || state->on_board > 0 || cy_is_board (state) ||
         can_effect (state, seat, cy_effect (state, (guint) tile, FALSE));
}

static gboolean
can_favour (const CyState *state, guint seat)
{
  if (cy_is_board (state))
    return TRUE;
  for (guint i = 0; i < CY_CHARACTERS; i++)
    if (state->characters[i] >= 0 && state->characters[i] != (int) seat)
      return TRUE;
  for (guint number = 1; number <= CY_SITE_TILES; number++)
    if (cy_can_site (state, seat, number))
      return TRUE;
  return FALSE;
}

/* 11.2: k food and 2k others, none of these more than k times; with the Chamberlain any 3k goods. */
gboolean
cy_can_bundle (const CyState *state, guint seat, guint k)
{
  const CyPlayer *player = &state->players[seat];
  guint others = 0, all = player->goods[CY_FOOD];

  for (guint good = CY_WOOD; good < CY_GOODS; good++)
    {
      others += MIN (player->goods[good], k);
      all += player->goods[good];
    }
  if (cy_has (state, seat, CY_CHAMBERLAIN))
    return all >= 3 * k;
  return player->goods[CY_FOOD] >= k && others >= 2 * k;
}

guint
cy_most_bundles (const CyState *state, guint seat)
{
  guint k = 0;

  while (cy_can_bundle (state, seat, k + 1))
    k++;
  return k;
}

gboolean
cy_can_monument (const CyState *state, guint seat, guint tile)
{
  guint8 cost[CY_COSTS];

  if (state->lie[tile])
    return FALSE;
  cy_cost (state, tile, 0, cost);
  return cy_can_pay (&state->players[seat], cost);
}

/**
 * cy_can_answer:
 * @state: a state
 * @asked: a decision
 *
 * Returns: whether something else can be said than that it is skipped
 */
gboolean
cy_can_answer (const CyState *state, const PwPending *asked)
{
  guint seat = (guint) MAX (asked->seat, 0);

  switch ((CyDecision) asked->kind)
    {
    case CY_ASK_EARLY: return can_place (state, seat, TRUE);
    case CY_ASK_TURN: return can_place (state, seat, FALSE);
    case CY_ASK_USE: return can_effect (state, seat, cy_effect (state, (guint) asked->arg, asked->more != 0));
    case CY_ASK_BUILD: return can_build_any (state, seat, (guint) asked->arg, (guint) asked->more);
    case CY_ASK_CLAIM: return state->players[seat].goods[CY_CLOTH] > 0 && can_claim_any (state, seat);
    case CY_ASK_BRIDGE: return state->players[seat].reserve > 0;
    case CY_ASK_FAVOUR: return can_favour (state, seat);
    case CY_ASK_CHARACTER: return state->on_board > 0 || cy_is_board (state);
    case CY_ASK_DELIVER: return cy_can_bundle (state, seat, 1);
    case CY_ASK_MONUMENT:
      /* What was said meanwhile may have taken the residence away. */
      if (state->places[asked->arg].flags != CY_IS_RESIDENCE || state->places[asked->arg].owner != (int) seat)
        return FALSE;
      for (guint tile = CY_GARDEN; tile <= CY_MANSION; tile++)
        if (cy_can_monument (state, seat, tile))
          return TRUE;
      return FALSE;
    /* The provost of one board stands nowhere. */
    case CY_ASK_TOLL:
    case CY_ASK_BAILIFF: return !cy_is_board (state);
    case CY_ASK_PICK:
    case CY_ASK_ACTIVE:
    case CY_ASK_MOST: return TRUE;
    case CY_ASK_NAME: return cy_lies (state, (guint) asked->arg, (guint) asked->more) == CY_UNNAMED;
    case CY_ASK_SITE:
    case CY_ASK_HOME:
    case CY_NOTHING:
    case CY_DECISIONS:
    default: return FALSE;
    }
}
