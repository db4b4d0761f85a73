/* cy-deal.c: what the dealer of random games draws and likes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

gboolean
cy_draws (gconstpointer data)
{
  guint place, number;

  return !cy_waits (data) && cy_has_unnamed (data, &place, &number);
}

/* Any tile that the place can still hold, those with two copies twice as often. */
void
cy_deal (gconstpointer data, PwRandom *random, PwDealFlags flags, PwMove *out)
{
  const CyState *state = data;
  guint place = 0, number = 0, sum, pick, family;
  guint8 left[CY_TILES];

  if (G_UNLIKELY (cy_waits (state)))
    {
      pw_move_init (out, state->level == PW_LEVEL_FINAL ? CY_KIND_FINISH : CY_KIND_CONFIRM_TABLE, PW_TABLE);
      return;
    }
  if (pw_pendings_kind (&state->pendings) == CY_ASK_NAME)
    {
      place = (guint) pw_pendings_top (&state->pendings)->arg;
      number = (guint) pw_pendings_top (&state->pendings)->more;
    }
  else
    cy_has_unnamed (state, &place, &number);
  pw_move_init (out, number ? CY_KIND_SITE : CY_KIND_SPACE, PW_TABLE);
  out->args[CY_ARG_NUMBER] = (gint16) (number ? number : CY_SPACE_OF_PLACE (place));
  family = cy_family_of (state, place, number);
  sum = cy_may_be_any (state, place, number, left);
  /* Only what people insisted on leaves none. */
  if (sum == 0)
    {
      out->args[CY_ARG_TILE] = cy_family_first[family];
      return;
    }
  pick = pw_random_below (random, sum);
  for (guint tile = cy_family_first[family]; tile <= cy_family_last[family]; tile++)
    {
      if (pick < left[tile])
        {
          out->args[CY_ARG_TILE] = (gint16) tile;
          return;
        }
      pick -= left[tile];
    }
}

/* A building that brings gold, and all else that a building brings. */
static int
worth_of_place (const CyState *state, int seat, int place)
{
  int tile = place < CY_PLACES ? state->places[place].tile : CY_NO_TILE;

  switch (tile)
    {
    case CY_GOLD_MINE:
    case CY_FOUNDRY:
    case CY_ALCHEMIST: return 13;
    case CY_QUARRY:
    case CY_WOOD_QUARRY:
    case CY_STONE_QUARRY: return 10;
    case CY_LAWYER: return state->players[seat].goods[CY_CLOTH] && cy_residences (state, (guint) seat) < 2 ? 11 : 1;
    case CY_CARPENTER:
    case CY_CARPENTER_TILE:
    case CY_STONEMASON: return 9;
    case CY_JEWELER: return state->round == CY_ROUNDS ? 12 : 2;
    case CY_TAILOR:
    case CY_CHURCH: return 2;
    default: return place == CY_PLACE_SITE ? 3 : 8;
    }
}

/* A price that brings gold is paid, the higher one rather; stone and gold are kept for monuments. */
static int
worth_of_use (const CyState *state, const PwMove *move)
{
  switch (pw_pendings_top (&state->pendings)->arg)
    {
    case CY_FOUNDRY:
    case CY_ALCHEMIST: return move->args[CY_ARG_NUMBER] == 2 ? 12 : 10;
    case CY_JEWELER: return state->round == CY_ROUNDS ? 12 : 0;
    case CY_GUILD_4: return 0;
    default: return move->args[CY_ARG_GOODS + CY_STONE] == PW_ARG_NONE ? 8 : 6;
    }
}

/* As PwGameDealing.worth: who builds for later wants tiles, residences and gold, and saves for the dear monuments, the first seat
 * for the dearest. */
int
cy_worth (gconstpointer data, const PwMove *move)
{
  const CyState *state = data;
  int tile = move->args[CY_ARG_TILE];

  switch ((CyKind) move->kind)
    {
    case CY_KIND_MONUMENT: return cy_tiles[tile].prestige >= (move->player ? 12 : 20) ? 15 : state->round >= CY_ROUNDS ? 12 : 0;
    case CY_KIND_BUILD:
      return tile == CY_GOLD_MINE || tile == CY_FOUNDRY || tile == CY_ALCHEMIST ? 15
             : cy_tiles[tile].family == CY_FAMILY_WOOD                          ? 12
                                                                                : 6;
    case CY_KIND_CLAIM: return 12;
    case CY_KIND_DELIVER:
      return cy_has (state, (guint) move->player, CY_GOLDSMITH) && move->args[CY_ARG_GOODS + CY_GOLD] != PW_ARG_NONE ? 15 : 0;
    case CY_KIND_USE: return worth_of_use (state, move);
    case CY_KIND_FAVOUR:
    case CY_KIND_TAKE: return 8;
    case CY_KIND_PLACE: return worth_of_place (state, move->player, move->args[CY_ARG_WHERE]);
    case CY_KIND_PROVOST: return move->args[CY_ARG_NUMBER] > 0 ? 4 : 1;
    case CY_KIND_PASS: return 2;
    case CY_KIND_SKIP: return pw_pendings_kind (&state->pendings) == CY_ASK_DELIVER ? 7 : 5;
    default: return 3;
    }
}
