/* cy-steward.c: stewardship and the end (12, 13)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

/* 12.1: before or beyond the provost. */
static void
turn_over (CyState *state, PwEvents *events)
{
  for (guint space = 1; space <= CY_STARTING_SPACES; space++)
    {
      CyPlace *place = &state->places[CY_PLACE_OF_SPACE (space)];

      if (place->owner >= 0 && place->flags == 0)
        {
          place->flags = CY_IS_RESIDENCE;
          cy_note (events, place->owner, CY_NOTE_RESIDENCE, 0, CY_RULE_12_1, (int) CY_PLACE_OF_SPACE (space), 0);
        }
    }
}

static void
recruit (CyState *state, guint seat, PwEvents *events)
{
  guint workers = state->n_players == 5 ? 2 : 3;

  cy_recruit (state, seat, workers, CY_RULE_12_3, CY_NO_TILE, events);
  cy_recruit (state, seat, cy_residences (state, seat), CY_RULE_12_3, CY_UNNAMED, events);
  if (cy_has (state, seat, CY_DAY_LABORER))
    cy_recruit (state, seat, 1, CY_RULE_10_12, CY_NO_TILE, events);
  for (guint tile = CY_GARDEN; tile <= CY_MANSION; tile++)
    {
      const CyPrice *bonus = &cy_tiles[tile].bonus;

      if (cy_tiles[tile].bonus_at_once || !cy_has_monument (state, seat, tile))
        continue;
      cy_recruit (state, seat, bonus->gain_workers, CY_RULE_12_3, (int) tile, events);
      for (guint good = 0; good < CY_GOODS; good++)
        cy_gain (state, seat, (CyResource) good, bonus->gain[good], CY_RULE_12_3, (int) tile, events);
    }
}

/**
 * cy_step_steward:
 * @state: a state in the stewardship
 * @events: what happens is appended
 *
 * One step: residences, a monument for each of them along the road, recruitment and provost.
 *
 * Returns: %FALSE when the round is over
 */
gboolean
cy_step_steward (CyState *state, PwEvents *events)
{
  const CyPlace *place;

  if (state->step == 0)
    turn_over (state, events);
  if (state->step++ < CY_STARTING_SPACES)
    {
      place = &state->places[CY_PLACE_OF_SPACE (state->step)];
      if (place->flags == CY_IS_RESIDENCE && (!cy_is_board (state) || place->owner == state->me))
        pw_pendings_push (&state->pendings, CY_ASK_MONUMENT, place->owner, (int) CY_PLACE_OF_SPACE (state->step));
      return TRUE;
    }
  for (guint seat = 0; seat < state->n_players; seat++)
    if (!cy_is_board (state) || seat == state->me)
      recruit (state, seat, events);
  if (cy_is_board (state))
    return FALSE;
  state->provost = (guint8) (cy_last_building (state) - 1);
  cy_note (events, PW_TABLE, CY_NOTE_PROVOST, state->provost, CY_RULE_6_7, 0, 0);
  return FALSE;
}

void
cy_end_game (CyState *state, PwEvents *events)
{
  state->over = TRUE;
  cy_note (events, PW_TABLE, CY_NOTE_END, 0, CY_RULE_12_5, 0, 0);
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      guint n = events->n;

      if (cy_is_board (state) && seat != state->me)
        continue;
      cy_points (state, seat, CY_FROM_GOLD, 2 * state->players[seat].goods[CY_GOLD], CY_RULE_13_1, CY_NO_TILE, events);
      if (events->n > n)
        {
          events->items[n].final = TRUE;
          events->items[n].secret = FALSE;
        }
    }
}

/* 13.2: ties are shared. */
void
cy_rank (gconstpointer data, const int *scores, PwStanding *out)
{
  const CyState *state = data;

  for (guint seat = 0; seat < state->n_players; seat++)
    {
      out[seat] = (PwStanding){ .place = 1, .score = scores[seat] };
      for (guint other = 0; other < state->n_players; other++)
        out[seat].place += scores[other] > scores[seat];
    }
}

void
cy_hold (gconstpointer data, guint seat, int *out)
{
  const CyState *state = data;
  const CyPlayer *player = &state->players[seat];

  for (guint good = 0; good < CY_GOODS; good++)
    out[good] = player->goods[good];
  out[CY_HOLD_RESERVE] = player->reserve;
  out[CY_HOLD_CAMP] = player->camp;
  out[CY_HOLD_HOUSES] = player->houses;
  out[CY_HOLD_TILES] = out[CY_HOLD_MONUMENTS] = out[CY_HOLD_CHARACTERS] = 0;
  for (guint place = CY_PRINTED_PLACES; place < CY_PLACES; place++)
    if (state->places[place].owner == (int) seat)
      {
        out[CY_HOLD_TILES] += (state->places[place].flags & CY_IS_BUILT) != 0;
        out[CY_HOLD_MONUMENTS] += (state->places[place].flags & CY_IS_MONUMENT) != 0;
      }
  for (guint32 rest = player->elsewhere; rest; rest &= rest - 1)
    out[CY_FIRST_BUILT + __builtin_ctz (rest) < CY_GARDEN ? CY_HOLD_TILES : CY_HOLD_MONUMENTS]++;
  out[CY_HOLD_RESIDENCES] = (int) cy_residences (state, seat);
  for (guint i = 0; i < CY_CHARACTERS; i++)
    out[CY_HOLD_CHARACTERS] += state->characters[i] == (int) seat;
}
