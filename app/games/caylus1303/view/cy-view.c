/* cy-view.c: how a game stands, as the boards show it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/view/cy-view.h"

#include "games/caylus1303/moves/cy-moves.h"
#include "games/caylus1303/view/cy-view-names.h"

/* -- Steps of the provost ---------------------------------------------------------------------------- */

/* Whether the bridge is past in this round: what comes after it and the Bailiff has begun, who may still be asked. */
static gboolean
is_past_bridge (const CyState *state)
{
  return cy_place_now (state) >= (state->options[CY_OPTION_BRIDGE] ? 0 : CY_PRINTED_PLACES);
}

/* Whether the step of activation at place or decision @kind is still to come, or is asked now. */
static gboolean
bridge_is_open (const CyState *state, guint seat)
{
  const PwPending *asked = state->pendings.n ? pw_pendings_peek (&state->pendings, state->pendings.n) : NULL;
  int now;
  guint through = cy_activated (state, &now);
  guint turn = 0;

  if (state->phase < CY_PHASE_ACTIVATION)
    return TRUE;
  if (state->phase > CY_PHASE_ACTIVATION || through > CY_PRINTED_PLACES || is_past_bridge (state))
    return FALSE;
  while (turn < state->n_passed && state->order[turn] != seat)
    turn++;
  /* Before the bridge nobody has been asked; then those in front have. */
  if (now >= 0 || state->which == 0)
    return !state->options[CY_OPTION_BRIDGE] || through == 0;
  if (asked && asked->kind == CY_ASK_BRIDGE && asked->seat == (int) seat)
    return TRUE;
  return turn >= state->which;
}

/**
 * cy_view_steps:
 * @state: a state
 * @seat: a player
 *
 * Returns: how many steps of the provost that player can still make in this round as things stand: by a worker on the Toll, at the
 *   bridge with the workers in the reserve, and as the Bailiff (6.4 to 6.6)
 */
guint
cy_view_steps (const CyState *state, guint seat)
{
  const CyPlace *toll = &state->places[CY_PRINTED_PLACES - 1];
  int now;
  guint steps = 0, through = cy_activated (state, &now);

  if (state->over || (state->phase != CY_PHASE_PLANNING && state->phase != CY_PHASE_ACTIVATION))
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (toll->workers); i++)
    if (toll->workers[i] == (int) seat && through < CY_PRINTED_PLACES)
      steps += 2;
  if (bridge_is_open (state, seat))
    steps += MIN (CY_MAX_STEPS, state->players[seat].reserve);
  /* The Bailiff comes right after the bridge. */
  if (cy_has (state, seat, CY_BAILIFF) && through <= CY_PRINTED_PLACES &&
      (!is_past_bridge (state) || (state->pendings.n && pw_pendings_kind (&state->pendings) == CY_ASK_BAILIFF)))
    steps++;
  return steps;
}

/* -- The road -------------------------------------------------------------------------------------------- */

static guint
show_of (const CyState *state, guint place)
{
  const CyPlace *there = &state->places[place];

  if (there->tile == CY_NO_TILE)
    return CY_SHOW_EMPTY;
  if (place < CY_PRINTED_PLACES)
    return CY_SHOW_PRINTED;
  if (there->flags & CY_IS_MONUMENT)
    return CY_SHOW_MONUMENT;
  if (there->flags & CY_IS_RESIDENCE)
    return CY_SHOW_RESIDENCE;
  return CY_SHOW_STARTING + (there->tile >= 0 ? cy_tiles[there->tile].family : cy_family_of (state, place, 0)) -
         CY_FAMILY_STARTING;
}

static void
view_road (const CyState *state, CyView *out)
{
  int now;
  guint through = cy_activated (state, &now), next = cy_empty_space (state);

  for (guint place = 0; place < CY_PLACES; place++)
    {
      const CyPlace *there = &state->places[place];
      CyBuilding *spot = &out->road[place];
      int space = (int) CY_SPACE_OF_PLACE (place);

      spot->show = (guint8) show_of (state, place);
      spot->tile = there->tile;
      spot->built = (there->flags & CY_IS_BUILT) != 0;
      spot->owner = there->owner;
      memcpy (spot->workers, there->workers, sizeof spot->workers);
      spot->steps = (gint8) (place < CY_PRINTED_PLACES ? -CY_MAX_SPACES : space - state->provost);
      /* Where nobody enters him, nobody knows how far it is. */
      if (out->one_board || state->stale & CY_STALE_TABLE)
        spot->at.flags |= CY_SPOT_NOT_CHECKED;
      else if (place >= CY_PRINTED_PLACES && space > state->provost)
        spot->at.flags |= CY_SPOT_BEYOND;
      if (next && place == CY_PLACE_OF_SPACE (next))
        spot->at.flags |= CY_SPOT_NEXT;
      if ((int) place == now)
        spot->at.flags |= CY_SPOT_NOW;
      else if (place < through && spot->show >= CY_SHOW_PRINTED && spot->show <= CY_SHOW_STONE &&
               !(spot->at.flags & CY_SPOT_BEYOND))
        spot->at.flags |= CY_SPOT_DONE;
    }
}

static void
view_bridge (const CyState *state, CyView *out)
{
  guint below = 0;

  for (guint i = 0; i < CY_MAX_PLAYERS; i++)
    out->bridge[i].seat = out->bridge[i].below = -1;
  for (guint i = 0; i < state->n_passed && state->phase <= CY_PHASE_ACTIVATION; i++)
    out->bridge[i].seat = (gint8) state->order[i];
  /* The others stand in the arches, in turn order. */
  for (guint i = 0; i < state->n_players; i++)
    {
      guint seat = (state->first + i) % state->n_players;

      if (!(state->passed >> seat & 1) || state->phase > CY_PHASE_ACTIVATION)
        out->bridge[below++].below = (gint8) seat;
    }
  if (out->asked == CY_ASK_BRIDGE)
    for (guint i = 0; i < state->n_passed; i++)
      if (state->order[i] == out->actor)
        out->bridge[i].at.flags |= CY_SPOT_NOW;
}

static void
view_site (const CyState *state, CyView *out)
{
  const PwPending *asked = state->pendings.n ? pw_pendings_top (&state->pendings) : NULL;

  for (guint i = 0; i < CY_SITE_TILES; i++)
    {
      CyBuilding *spot = &out->site_tiles[i];

      spot->show = (guint8) (CY_SHOW_STARTING + i);
      spot->tile = state->site_tiles[i];
      spot->owner = spot->workers[0] = spot->workers[1] = -1;
      /* A favour uses it just now. */
      if (asked && asked->kind == CY_ASK_USE && asked->rest < 0 && asked->arg == spot->tile)
        spot->at.flags |= CY_SPOT_NOW;
      if (i + 1 > (MAX (state->round, 1) + 2u) / 3u)
        spot->at.flags |= CY_SPOT_CLOSED;
    }
  for (guint i = 0; i < CY_MAX_PLAYERS; i++)
    {
      CySitePlace *spot = &out->site[i];

      spot->seat = (gint8) (i < state->n_site ? state->site[i] : -1);
      spot->bundles = spot->seat >= 0 ? state->players[spot->seat].bundles : 0;
      if (out->asked == CY_ASK_DELIVER && spot->seat == out->actor)
        spot->at.flags |= CY_SPOT_NOW;
    }
}

/* -- Characters and tiles beside the board ------------------------------------------------------------------ */

static void
view_people (const CyState *state, CyView *out)
{
  guint named = 0;

  for (guint i = 0; i < CY_CHARACTERS; i++)
    {
      out->people[i].holder = state->characters[i];
      named += state->characters[i] == CY_BOARD;
    }
  out->on_board = state->on_board;
  out->unnamed = (guint8) (state->on_board > named ? state->on_board - named : 0);
}

/* What is lacking of @cost; goods of choice come from what is left of all but gold. */
static void
find_lacking (const CyPlayer *player, const guint8 cost[CY_COSTS], guint8 lacks[CY_COSTS])
{
  guint rest = 0;

  for (guint good = 0; good < CY_GOODS; good++)
    {
      lacks[good] = (guint8) MAX (0, cost[good] - player->goods[good]);
      if (good < CY_ANY_GOODS)
        rest += (guint) MAX (0, player->goods[good] - cost[good]);
    }
  lacks[CY_ANY] = (guint8) (cost[CY_ANY] > rest ? cost[CY_ANY] - rest : 0);
}

static void
view_offers (const PwViewInput *in, CyView *out)
{
  const CyState *state = in->state;
  const PwPending *asked = state->pendings.n ? pw_pendings_top (&state->pendings) : NULL;
  const CyPlayer *player = &state->players[in->seat];

  for (guint i = 0; i < CY_OFFERS; i++)
    {
      CyOffer *spot = &out->offers[i];
      guint tile = CY_FIRST_BUILT + i, family = cy_tiles[tile].family;
      guint spares = asked && asked->kind == CY_ASK_BUILD && asked->arg == (int) family ? (guint) asked->more : 0;
      guint lacking = 0, cost_mark = cy_tiles[tile].cost_mark, prestige_mark = cy_tiles[tile].prestige_mark;

      spot->tile = (guint8) tile;
      spot->prestige = state->prestige[i];
      cy_cost (state, tile, spares, spot->cost);
      find_lacking (player, spot->cost, spot->lacks);
      for (guint good = 0; good < CY_COSTS; good++)
        lacking += spot->lacks[good];
      if (lacking == 0)
        spot->at.flags |= CY_SPOT_AFFORD;
      if (state->lie[tile] || (family != CY_FAMILY_MONUMENT && !cy_may_be (state, tile, 0, 0)))
        spot->at.flags |= CY_SPOT_GONE;
      if (state->said_cost >> i & 1)
        cost_mark = CY_SURE;
      if (state->said_prestige >> i & 1)
        prestige_mark = CY_SURE;
      if (cost_mark != CY_SURE || prestige_mark != CY_SURE)
        spot->at.flags |= CY_SPOT_PRESET;
      if (cost_mark == CY_TO_ASK || prestige_mark == CY_TO_ASK)
        spot->at.flags |= CY_SPOT_DOUBTFUL;
    }
}

/* -- Players ------------------------------------------------------------------------------------------------- */

/* What a placement takes now, of whom it is not yet too late. */
static guint
price_of (const CyState *state, guint seat)
{
  gboolean early = state->pendings.n && pw_pendings_kind (&state->pendings) == CY_ASK_EARLY;

  if (state->phase != CY_PHASE_PLANNING || state->passed >> seat & 1)
    return 0;
  return cy_placing (state, seat, early && pw_pendings_top (&state->pendings)->seat == (int) seat);
}

static void
view_players (const CyState *state, CyView *out)
{
  guint all = 0, followed = cy_followed (state);

  for (guint seat = 0; seat < state->n_players; seat++)
    {
      const CyPlayer *player = &state->players[seat];
      CyHolder *spot = &out->players[seat];

      spot->reserve = player->reserve;
      spot->camp = player->camp;
      spot->houses = player->houses;
      memcpy (spot->goods, player->goods, sizeof spot->goods);
      spot->bundles = player->bundles;
      if (!(followed >> seat & 1) || state->stale >> seat & 1)
        spot->at.flags |= CY_SPOT_NOT_CHECKED;
      else
        spot->price = (guint8) price_of (state, seat);
      spot->steps = (guint8) (out->one_board ? 0 : cy_view_steps (state, seat));
      spot->elsewhere = player->elsewhere;
      all += spot->steps;
      for (guint i = 0; i < CY_CHARACTERS; i++)
        if (cy_has (state, seat, i))
          spot->characters |= (guint16) (1u << i);
      for (guint place = 0; place < CY_PLACES; place++)
        for (guint i = 0; i < 2; i++)
          if (state->places[place].workers[i] == (int) seat)
            {
              spot->on_road++;
              spot->active += !(out->road[place].at.flags & CY_SPOT_BEYOND);
            }
      if (out->actor == (int) seat)
        spot->at.flags |= CY_SPOT_NOW;
      if (state->passed >> seat & 1)
        spot->at.flags |= CY_SPOT_PASSED;
      if (state->first == seat && state->round > 0)
        spot->at.flags |= CY_SPOT_FIRST;
      if (spot->price > player->reserve)
        spot->at.flags |= CY_SPOT_STUCK;
    }
  for (guint seat = 0; seat < state->n_players; seat++)
    out->players[seat].others = (guint8) (all - out->players[seat].steps);
}

/* Workers that as things stand are not activated, and what could change that. */
static void
view_idle (const CyState *state, CyView *out)
{
  for (guint place = CY_PRINTED_PLACES; place < CY_PLACES && !out->one_board; place++)
    for (guint i = 0; i < 2 && out->n_idle < CY_MAX_IDLE; i++)
      {
        int seat = state->places[place].workers[i];
        CyIdle *idle = &out->idle[out->n_idle];

        if (seat < 0 || !(out->road[place].at.flags & CY_SPOT_BEYOND))
          continue;
        idle->seat = (gint8) seat;
        idle->place = (guint8) place;
        idle->steps = (guint8) out->road[place].steps;
        idle->able = out->players[seat].steps;
        idle->others = out->players[seat].others;
        out->n_idle++;
      }
}

static void
view_time (const CyState *state, CyView *out)
{
  for (guint i = 0; i < CY_ROUNDS; i++)
    out->rounds[i].flags = state->over || i + 1 < state->round ? CY_SPOT_DONE : i + 1 == state->round ? CY_SPOT_NOW : 0u;
  for (guint i = 0; i < CY_PHASES - 1; i++)
    out->phases[i].flags = state->over || i + 1 < state->phase ? CY_SPOT_DONE : i + 1 == state->phase ? CY_SPOT_NOW : 0u;
}

/* -- The whole ------------------------------------------------------------------------------------------------------ */

static void
view_table (const PwViewInput *in, CyView *out)
{
  const CyState *state = in->state;

  out->seat = (guint8) in->seat;
  out->actor = (gint8) cy_actor (state);
  out->n_players = state->n_players;
  out->hints = in->choices != NULL;
  out->round = state->round;
  out->phase = state->phase;
  out->over = state->over;
  out->provost = state->provost;
  out->spaces = (guint8) cy_spaces (state);
  out->farthest = (guint8) cy_farthest (state);
  out->asked = (guint8) (state->over || state->pendings.n == 0 ? CY_NOTHING : pw_pendings_kind (&state->pendings));
  out->one_board = cy_is_board (state);
  out->swapped = state->swapped;
  memcpy (out->mill, state->mill, sizeof out->mill);
  out->mill_prestige = state->mill_prestige;
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      out->markers[seat] = in->setup->markers[seat];
      g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (in->setup->names[seat])), out->initials[seat]);
    }
}

/**
 * cy_view_state:
 * @in: what to show
 * @view: (out): a #CyView: how it looks; every byte is written, so that views can be compared
 */
void
cy_view_state (const PwViewInput *in, gpointer view)
{
  const CyState *state = in->state;
  CyView *out = view;

  memset (out, 0, sizeof *out);
  view_table (in, out);
  view_road (state, out);
  view_bridge (state, out);
  view_site (state, out);
  view_people (state, out);
  view_offers (in, out);
  view_players (state, out);
  view_idle (state, out);
  cy_view_deliveries (in, out);
  view_time (state, out);
  cy_view_light (in, out);
  cy_view_names (in, out);
  cy_view_mark_played (in, out);
}

/**
 * cy_view_summary:
 * @setup: who plays
 * @state: a state
 * @seat: whose card
 *
 * Returns: (transfer full): all a small card shows, in one sentence; no prestige
 */
char *
cy_view_summary (const PwSetup *setup, const CyState *state, guint seat)
{
  g_autofree CyView *view = g_new0 (CyView, 1);
  PwViewInput in = { .state = state, .setup = setup, .seat = seat };

  /* Of all names these alone: those of the road, of the tiles beside it and of what can be delivered cost twenty times as much. */
  view_table (&in, view);
  view_road (state, view);
  view_players (state, view);
  cy_view_name_players (&in, view);
  return g_strdup (view->players[seat].at.name);
}

/**
 * cy_view_entered:
 * @state: a game that is over
 * @seat: a player
 *
 * For whoever knows that everybody has been told (13.2).
 *
 * Returns: what the tokens come to by what was entered, or -1 of somebody whose gains were not entered
 */
int
cy_view_entered (const CyState *state, guint seat)
{
  return state->blind >> seat & 1 ? -1 : MAX (0, cy_tokens (state, seat));
}
