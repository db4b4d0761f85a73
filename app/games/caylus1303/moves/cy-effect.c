/* cy-effect.c: what buildings do (7): what only gives is given, the rest is asked (5.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

static CyRule
rule_of (guint tile)
{
  static const CyRule rules[CY_FAMILIES] = { CY_RULE_7_2, CY_RULE_7_3, CY_RULE_7_4, CY_RULE_7_5, CY_RULE_7_1 };

  return rules[cy_tiles[tile].family];
}

static CySource
source_of (guint tile)
{
  switch (tile)
    {
    case CY_MANOR: return CY_FROM_MANOR;
    case CY_TAILOR: return CY_FROM_TAILOR;
    case CY_CHURCH: return CY_FROM_CHURCH;
    case CY_JEWELER: return CY_FROM_JEWELER;
    default: return CY_FROM_SETUP_SIDES;
    }
}

/* Gives what price @price of a tile gives, apart from goods of choice. Returns whether a favour waits. */
gboolean
cy_run_price (CyState *state, guint seat, guint tile, gboolean built, guint price, PwEvents *events)
{
  const CyPrice *it = &cy_effect (state, tile, built)->prices[price];
  CyRule rule = rule_of (tile);

  for (guint good = 0; good < CY_GOODS; good++)
    cy_gain (state, seat, (CyResource) good, it->gain[good], rule, (int) tile, events);
  cy_recruit (state, seat, it->gain_workers, rule, (int) tile, events);
  cy_points (state, seat, source_of (tile), it->prestige, rule, (int) tile, events);
  if (it->favour)
    pw_pendings_push (&state->pendings, CY_ASK_FAVOUR, (int) seat, 0);
  return it->favour != 0;
}

/* 8.6: with another player's worker, whatever that brings. */
static void
give_owner (CyState *state, guint seat, guint tile, int place, PwEvents *events)
{
  int owner = place >= 0 ? state->places[place].owner : -1;

  if (owner < 0 || owner == (int) seat || !(state->places[place].flags & CY_IS_BUILT))
    return;
  for (guint good = 0; good < CY_GOODS; good++)
    cy_gain (state, (guint) owner, (CyResource) good, cy_tiles[tile].owner[good], CY_RULE_8_6, (int) tile, events);
}

/**
 * cy_run_effect:
 * @state: a state
 * @seat: whose worker stands there, or who uses a tile of the site
 * @tile: the tile, which is named
 * @built: by its construction side
 * @place: where it lies on the road, or -1: on the site
 * @events: what comes of it is appended
 *
 * Gives what a building gives, or asks what it does.
 */
void
cy_run_effect (CyState *state, guint seat, guint tile, gboolean built, int place, PwEvents *events)
{
  const CyEffect *effect = cy_effect (state, tile, built);
  PwPending *asked = NULL;

  switch ((CyDo) effect->does)
    {
    case CY_DOES_CLAIM: asked = pw_pendings_push (&state->pendings, CY_ASK_CLAIM, (int) seat, 0); break;
    case CY_DOES_BUILD_WOOD: asked = pw_pendings_push (&state->pendings, CY_ASK_BUILD, (int) seat, CY_FAMILY_WOOD); break;
    case CY_DOES_BUILD_STONE:
      asked = pw_pendings_push (&state->pendings, CY_ASK_BUILD, (int) seat, CY_FAMILY_STONE);
      asked->more = effect->spares;
      break;
    case CY_DOES_PROVOST: asked = pw_pendings_push (&state->pendings, CY_ASK_TOLL, (int) seat, 0); break;
    case CY_DOES_NOTHING:
    default: break;
    }
  if (asked)
    {
      asked->rest = (gint16) tile;
      return;
    }
  if (effect->n_prices == 0)
    cy_note (events, (int) seat, CY_NOTE_OVER, 0, CY_RULE_5_4, CY_ASK_USE, (int) tile);
  else if (cy_gives_only (effect))
    cy_run_price (state, seat, tile, built, 0, events);
  else
    {
      asked = pw_pendings_push (&state->pendings, CY_ASK_USE, (int) seat, (int) tile);
      asked->more = built;
      asked->rest = (gint16) place;
    }
  give_owner (state, seat, tile, place, events);
}
