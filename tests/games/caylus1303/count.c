/* count.c: a second count of the prestige
 *
 * It looks at each move and at the states before and behind it, with numbers of its own: it shares nothing with what the game does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "count.h"

#include "games/caylus1303/caylus1303.h"

/** PRINTED: prestige of tiles when they are built, from the wood Farm on, as the presets have it. */
static const guint8 printed[CY_BUILT_TILES] = {
  2, 2, 2, 2, 3, 3, 4, 4, 4,    /* wood: Farm to Stonemason */
  3, 3, 3, 4, 4, 5, 5, 5, 5,    /* stone: Farm to Jeweler */
  4, 5, 7, 7, 12, 15, 20,       /* Garden to Mansion */
};

static void
count_built (const CyState *before, const PwMove *move, guint seat, int *points)
{
  int tile = move->args[CY_ARG_TILE];

  if (move->player != (int) seat || (move->kind != CY_KIND_BUILD && move->kind != CY_KIND_MONUMENT))
    return;
  points[tile >= CY_GARDEN       ? CY_FROM_MONUMENTS
         : tile >= CY_STONE_FARM ? CY_FROM_STONE_TILES
                                 : CY_FROM_WOOD_TILES] += printed[tile - CY_WOOD_FARM];
  points[CY_FROM_ARCHITECT] += before->characters[CY_ARCHITECT] == (int) seat;
}

static void
count_visit (const CyState *before, const PwMove *move, guint seat, int *points)
{
  const CyPlace *place;

  if (move->kind != CY_KIND_PLACE || move->player == (int) seat || move->args[CY_ARG_WHERE] >= CY_PLACES)
    return;
  place = &before->places[move->args[CY_ARG_WHERE]];
  if (place->owner == (int) seat && place->tile >= CY_WOOD_FARM && place->flags == CY_IS_BUILT &&
      before->characters[CY_THIEF] != move->player)
    points[CY_FROM_VISITORS] += before->characters[CY_STEWARD] == (int) seat ? 2 : 1;
}

/* What a wood tile of the set-up brings. */
static void
count_side (int tile, int *points)
{
  if (tile == CY_MANOR)
    points[CY_FROM_MANOR] += 2;
  else if (tile >= CY_WOOD_FARM && tile <= CY_COVERED_MARKET && tile != CY_WOOD_MARKET)
    points[CY_FROM_SETUP_SIDES]++;
}

static int
count_workers (const CyState *state, guint place, guint seat)
{
  return (state->places[place].workers[0] == (int) seat) + (state->places[place].workers[1] == (int) seat);
}

/* The wood tile on space 9: workers that left it, where the provost had come past it. */
static void
count_wood_space (const CyState *before, const CyState *after, const PwMove *move, guint seat, int *points)
{
  guint place = CY_PLACE_OF_SPACE (CY_WOOD_SPACE);
  int there = count_workers (before, place, seat), provost = before->provost;

  if (move->kind == CY_KIND_PLACE && move->player == (int) seat)
    there += move->args[CY_ARG_WHERE] == (int) place;
  if (move->kind == CY_KIND_PROVOST)
    provost += move->args[CY_ARG_NUMBER];
  for (int left = there - count_workers (after, place, seat); left > 0 && provost >= CY_WOOD_SPACE; left--)
    count_side (after->places[place].tile, points);
}

/* The second tile of the site: by a favour, at once or when it was named. */
static void
count_site (const CyState *before, const CyState *after, const PwMove *move, guint seat, int *points)
{
  const PwPending *asked = &before->pendings.items[before->pendings.n - 1];

  if (move->kind == CY_KIND_FAVOUR && move->player == (int) seat && move->args[CY_ARG_NUMBER] == 2 &&
      before->site_tiles[1] != CY_UNNAMED)
    count_side (before->site_tiles[1], points);
  if (move->kind == CY_KIND_SITE && asked->kind == CY_ASK_NAME && asked->more == 2 && asked[-1].seat == (int) seat)
    count_side (after->site_tiles[1], points);
}

static void
count_use (const CyState *before, const PwMove *move, guint seat, int *points)
{
  gboolean twice = move->args[CY_ARG_NUMBER] == 2;

  if (move->kind != CY_KIND_USE || move->player != (int) seat)
    return;
  switch (before->pendings.items[before->pendings.n - 1].arg)
    {
    case CY_TAILOR: points[CY_FROM_TAILOR] += twice ? 6 : 4; break;
    case CY_CHURCH: points[CY_FROM_CHURCH] += twice ? 6 : 4; break;
    case CY_JEWELER: points[CY_FROM_JEWELER] += twice ? 9 : 5; break;
    default: break;
    }
}

static void
count_delivery (const CyState *before, const PwMove *move, guint seat, int *points)
{
  int k = move->args[CY_ARG_NUMBER], gold;

  if (move->kind != CY_KIND_DELIVER || move->player != (int) seat)
    return;
  gold = MIN (k, MAX (0, move->args[CY_ARG_GOODS + CY_GOLD]));
  if (before->options[CY_OPTION_GOLDSMITH])
    gold = gold > 0 && !(before->used & CY_USED_GOLDSMITH);
  points[CY_FROM_BUNDLES] += 5 * k;
  points[CY_FROM_FOREMAN] += before->characters[CY_FOREMAN] == (int) seat ? k : 0;
  points[CY_FROM_GOLDSMITH] += before->characters[CY_GOLDSMITH] == (int) seat ? 5 * gold : 0;
}

void
cy_count_again (const PwHistory *history, guint seat, int *points)
{
  guint length = pw_history_get_length (history);
  const CyState *end = pw_history_get_state (history, length);

  for (guint i = 0; i < length; i++)
    {
      const CyState *before = pw_history_get_state (history, i), *after = pw_history_get_state (history, i + 1);
      const PwMove *move = pw_history_get_move (history, i);

      count_built (before, move, seat, points);
      count_visit (before, move, seat, points);
      count_wood_space (before, after, move, seat, points);
      count_site (before, after, move, seat, points);
      count_use (before, move, seat, points);
      count_delivery (before, move, seat, points);
    }
  points[CY_FROM_GOLD] += 2 * end->players[seat].goods[CY_GOLD];
}
