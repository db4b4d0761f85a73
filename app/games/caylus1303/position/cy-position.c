/* cy-position.c: the statements that make one table out of another (14.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/position/cy-position.h"

static PwMove *
say (PwMoves *out, CyKind kind, int seat, guint arg, int value)
{
  PwMove *move = pw_moves_append (out, kind, seat);

  if (arg < PW_MAX_ARGS)
    move->args[arg] = (gint16) value;
  return move;
}

/* -- What is printed ------------------------------------------------------------------------------------------ */

/* Only where a game begins can it be said. */
static void
say_printed (const CyState *from, const CyState *to, PwMoves *out)
{
  if (from->phase != CY_PHASE_SETUP)
    return;
  if (to->said_names && (!from->said_names || from->swapped != to->swapped))
    say (out, CY_KIND_NAMES, PW_TABLE, CY_ARG_NUMBER, to->swapped);
  if (to->said_road && (!from->said_road || from->gap != to->gap || from->after != to->after))
    say (out, CY_KIND_ROAD, PW_TABLE, CY_ARG_NUMBER, to->gap)->args[CY_ARG_WHERE] = to->after;
  for (guint tile = 0; tile < CY_BUILT_TILES; tile++)
    {
      gboolean cost = to->said_cost >> tile & 1 &&
                      (!(from->said_cost >> tile & 1) || memcmp (from->cost[tile], to->cost[tile], CY_COSTS) != 0);
      gboolean prestige = to->said_prestige >> tile & 1 &&
                          (!(from->said_prestige >> tile & 1) || from->prestige[tile] != to->prestige[tile]);
      PwMove *move;

      if (!cost && !prestige)
        continue;
      move = say (out, CY_KIND_VALUE, PW_TABLE, CY_ARG_TILE, (int) tile + CY_FIRST_BUILT);
      for (guint i = 0; i < CY_COSTS && cost; i++)
        if (to->cost[tile][i])
          move->args[CY_ARG_GOODS + i] = to->cost[tile][i];
      if (prestige)
        move->args[CY_ARG_NUMBER] = to->prestige[tile];
    }
  if (to->said_mill &&
      (!from->said_mill || from->mill_prestige != to->mill_prestige || memcmp (from->mill, to->mill, sizeof to->mill) != 0))
    {
      PwMove *move = say (out, CY_KIND_VALUE, PW_TABLE, CY_ARG_TILE, CY_SPINNING_MILL);

      move->args[CY_ARG_WHERE] = CY_SAYS_SIDE;
      for (guint good = 0; good < CY_GOODS; good++)
        if (to->mill[good])
          move->args[CY_ARG_GOODS + good] = to->mill[good];
      move->args[CY_ARG_NUMBER] = to->mill_prestige;
    }
}

/* -- The road ------------------------------------------------------------------------------------------------------ */

static gboolean
is_of_set_up (const CyState *state, guint place)
{
  guint space = CY_SPACE_OF_PLACE (place);

  return space <= CY_WOOD_SPACE || space == cy_stone_space (state);
}

static void
say_names (const CyState *from, const CyState *to, PwMoves *out)
{
  for (guint place = CY_PRINTED_PLACES; place < CY_PLACES; place++)
    if (is_of_set_up (to, place) && from->places[place].tile == CY_UNNAMED && to->places[place].tile >= 0 &&
        !(to->places[place].flags & CY_IS_MONUMENT))
      say (out, CY_KIND_SPACE, PW_TABLE, CY_ARG_NUMBER, (int) CY_SPACE_OF_PLACE (place))->args[CY_ARG_TILE] = to->places[place]
                                                                                                                .tile;
  for (guint i = 0; i < CY_SITE_TILES; i++)
    if (from->site_tiles[i] == CY_UNNAMED && to->site_tiles[i] >= 0)
      say (out, CY_KIND_SITE, PW_TABLE, CY_ARG_NUMBER, (int) i + 1)->args[CY_ARG_TILE] = to->site_tiles[i];
}

/* What is owned no more first, so that there is room. */
static void
say_owned (const CyState *from, const CyState *to, PwMoves *out)
{
  for (guint pass = 0; pass < 2; pass++)
    for (int seat = 0; seat < to->n_players; seat++)
      for (guint tile = CY_FIRST_BUILT; tile < CY_FAIRGROUND; tile++)
        {
          int before = cy_said_space (from, (guint) seat, tile), after = cy_said_space (to, (guint) seat, tile);

          if (before != after && (pass == 0) == (after == CY_LIES_NOWHERE))
            say (out, CY_KIND_OWNS, seat, CY_ARG_TILE, (int) tile)->args[CY_ARG_WHERE] = (gint16) after;
        }
}

static CyHouse
house_of (const CyPlace *place, int seat)
{
  if (place->owner != seat || place->flags & CY_IS_MONUMENT)
    return CY_HOUSE_NONE;
  return place->flags & CY_IS_RESIDENCE ? CY_HOUSE_RESIDENCE : CY_HOUSE_CLAIMED;
}

static void
say_residences (const CyState *from, const CyState *to, PwMoves *out)
{
  for (guint pass = 0; pass < 2; pass++)
    for (int seat = 0; seat < to->n_players; seat++)
      for (guint space = 1; space <= CY_STARTING_SPACES; space++)
        {
          guint place = CY_PLACE_OF_SPACE (space);
          CyHouse before = house_of (&from->places[place], seat), after = house_of (&to->places[place], seat);

          /* A monument over it says that it is gone. */
          if (before != after && (pass == 0) == (after == CY_HOUSE_NONE) &&
              !(after == CY_HOUSE_NONE && to->places[place].flags & CY_IS_MONUMENT))
            say (out, CY_KIND_RESIDENCE, seat, CY_ARG_NUMBER, (int) space)->args[CY_ARG_WHERE] = (gint16) after;
        }
}

/* -- Workers ----------------------------------------------------------------------------------------------------------- */

static gboolean
stands (const CyState *state, int seat, guint where)
{
  if (where < CY_PLACES)
    return state->places[where].workers[0] == seat || state->places[where].workers[1] == seat;
  for (guint i = 0; i < state->n_site; i++)
    if (state->site[i] == seat)
      return TRUE;
  return FALSE;
}

static void
say_there (PwMoves *out, int seat, guint where, gboolean there)
{
  PwMove *move = say (out, CY_KIND_ON, seat, CY_ARG_WHERE, (int) where);

  if (!there)
    move->args[CY_ARG_NUMBER] = 0;
}

static gboolean
same_order (const CyState *from, const CyState *to)
{
  return from->n_site == to->n_site && memcmp (from->site, to->site, sizeof to->site) == 0;
}

/* Where two stand, and on the site, the order counts: all go, and come again in theirs. */
static void
say_workers (const CyState *from, const CyState *to, PwMoves *out)
{
  for (guint place = 0; place < CY_PLACES; place++)
    {
      const gint8 *before = from->places[place].workers, *after = to->places[place].workers;

      if (before[0] == after[0] && before[1] == after[1])
        continue;
      for (guint i = 0; i < 2; i++)
        if (before[i] >= 0 && before[i] != after[0])
          say_there (out, before[i], place, FALSE);
      for (guint i = 0; i < 2; i++)
        if (after[i] >= 0 && !(before[0] == after[i] || (before[1] == after[i] && before[1] == after[0])))
          say_there (out, after[i], place, TRUE);
    }
  for (guint i = 0; i < from->n_site && !same_order (from, to); i++)
    say_there (out, from->site[i], CY_PLACE_SITE, FALSE);
  for (guint i = 0; i < to->n_site && !same_order (from, to); i++)
    say_there (out, to->site[i], CY_PLACE_SITE, TRUE);
}

/* How many there will be in the reserve once those on road and site are said: they come from it first. */
static guint
reserve_then (const CyState *from, const CyState *to, guint seat)
{
  int reserve = from->players[seat].reserve;

  for (guint where = 0; where <= CY_PLACES; where++)
    if (stands (from, (int) seat, where) != stands (to, (int) seat, where))
      reserve += stands (from, (int) seat, where) ? 1 : reserve > 0 ? -1 : 0;
  return (guint) reserve;
}

/* -- Players -------------------------------------------------------------------------------------------------------------- */

static void
say_player (const CyState *from, const CyState *to, int seat, PwMoves *out)
{
  const CyPlayer *before = &from->players[seat], *after = &to->players[seat];

  for (guint good = 0; good < CY_GOODS; good++)
    if (before->goods[good] != after->goods[good])
      say (out, CY_KIND_HAVE, seat, CY_ARG_WHERE, (int) good)->args[CY_ARG_NUMBER] = after->goods[good];
  /* Workers on tiles of unknown spaces cannot be said. */
  if (reserve_then (from, to, (guint) seat) != after->reserve)
    say (out, CY_KIND_RESERVE, seat, CY_ARG_NUMBER, after->reserve);
  if (after->said_residences && before->said_residences != after->said_residences)
    say (out, CY_KIND_RESIDENCES, seat, CY_ARG_NUMBER, after->said_residences - 1);
}

static void
say_characters (const CyState *from, const CyState *to, PwMoves *out)
{
  for (guint pass = 0; pass < 2; pass++)
    for (int i = 0; i < CY_CHARACTERS; i++)
      {
        int before = from->characters[i], after = to->characters[i];

        if (before == after || (before < 0 && after < 0))
          continue;
        if (pass == 0 && after < 0)
          say (out, CY_KIND_CHARACTER, before, CY_ARG_CHARACTER, i)->args[CY_ARG_WHERE] = 0;
        else if (pass == 1 && after >= 0)
          say (out, CY_KIND_CHARACTER, after, CY_ARG_CHARACTER, i);
      }
}

/* -- The round ------------------------------------------------------------------------------------------------------------- */

/* The houses lie on the bridge until it has been used. */
static gboolean
has_houses (const CyState *state)
{
  return state->phase == CY_PHASE_PLANNING ||
         (state->phase == CY_PHASE_ACTIVATION && state->which < state->n_passed &&
          (cy_is_at_bridge (state) || (state->step < CY_PRINTED_PLACES && !state->options[CY_OPTION_BRIDGE])));
}

static void
say_round (const CyState *from, const CyState *to, PwMoves *out)
{
  gboolean turn = to->phase == CY_PHASE_PLANNING && to->stage > 0 && to->n_passed < to->n_players;
  gboolean houses = has_houses (to);
  PwMove *move;

  if (to->phase == CY_PHASE_SETUP)
    return;
  if (from->provost != to->provost)
    say (out, CY_KIND_AT, PW_TABLE, CY_ARG_NUMBER, to->provost);
  if (houses ? from->n_passed != to->n_passed || memcmp (from->order, to->order, sizeof to->order) != 0 : from->n_passed > 0)
    {
      move = pw_moves_append (out, CY_KIND_BRIDGE, PW_TABLE);
      for (guint i = 0; i < to->n_passed && houses; i++)
        move->args[i] = to->order[i];
    }
  if (from->first != to->first || (houses && to->n_passed))
    say (out, CY_KIND_FIRST, PW_TABLE, CY_ARG_NUMBER, to->first);
  if (from->round == to->round && from->phase == to->phase && from->turn == to->turn && from->stage == to->stage)
    return;
  move = say (out, CY_KIND_NOW, PW_TABLE, CY_ARG_NUMBER, to->round);
  if (to->phase != CY_PHASE_PLANNING || turn)
    move->args[CY_ARG_WHERE] = to->phase;
  if (turn)
    move->args[CY_ARG_TILE] = to->turn;
}

/**
 * cy_position:
 * @from_data: a state
 * @to_data: another state of the same table
 * @out: the statements are appended
 *
 * Finds what has to be said for the one to become the other. Within activation, delivery and stewardship nobody can say who has been
 * asked already: the phase begins again with the workers that still stand there. A game that is over needs prestige and gold alone.
 */
void
cy_position (gconstpointer from_data, gconstpointer to_data, PwMoves *out)
{
  const CyState *from = from_data, *to = to_data;

  say_printed (from, to, out);
  say_names (from, to, out);
  say_characters (from, to, out);
  say_owned (from, to, out);
  say_residences (from, to, out);
  say_workers (from, to, out);
  for (int seat = 0; seat < to->n_players; seat++)
    {
      say_player (from, to, seat, out);
      if (cy_tokens (from, (guint) seat) != cy_tokens (to, (guint) seat))
        say (out, CY_KIND_PRESTIGE, seat, CY_ARG_NUMBER, MAX (0, cy_tokens (to, (guint) seat)));
    }
  if (to->over)
    {
      if (from->level == PW_LEVEL_FINAL && !from->over)
        pw_moves_append (out, CY_KIND_FINISH, PW_TABLE);
      return;
    }
  say_round (from, to, out);
}
