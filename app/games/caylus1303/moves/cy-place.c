/* cy-place.c: a worker on the road or the site, and passing (4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

static gboolean
is_early (const CyState *state)
{
  return pw_pendings_kind (&state->pendings) == CY_ASK_EARLY;
}

/* One board: whether the worker goes to a tile that others have built on a space nobody has said, or the player too. */
static gboolean
goes_elsewhere (const CyState *state, guint where)
{
  return cy_is_board (state) && where >= CY_PLACE_TILES + CY_FIRST_BUILT;
}

/* Such a tile lies on the road, and holds no own worker. */
static int
forbids_elsewhere (const CyState *state, guint seat, guint tile)
{
  if (state->lie[tile] && !cy_has_bit (state->players[seat].elsewhere, tile))
    return CY_RULE_14_1;
  return cy_has_bit (state->standing, tile) ? CY_RULE_4_2 : -1;
}

/* The workers that it takes; @extra is said where only one board is kept. */
static guint
workers_of (const CyState *state, const PwMove *move)
{
  return cy_placing (state, (guint) move->player, is_early (state)) + (move->args[CY_ARG_NUMBER] != PW_ARG_NONE);
}

static void
refuse_workers (const CyState *state, const PwMove *move, CyRule rule, GError **error)
{
  guint needed = workers_of (state, move);
  guint there = state->players[move->player].reserve;

  pw_rule_error_set (error, rule, is_early (state) ? _("Do without it: {skip}.") : _("For example: {pass}."),
                     g_dngettext (GETTEXT_PACKAGE, "A placement takes %u worker from the reserve now; there are %u.",
                                  "A placement takes %u workers from the reserve now; there are %u.", (gulong) needed),
                     needed, there);
}

static void
say_place (const CyState *state, const PwMove *move, CyRule rule, GError **error)
{
  guint where = (guint) move->args[CY_ARG_WHERE];
  g_autofree char *place = cy_place_text (state, (int) where);
  const CyPlace *there = &state->places[MIN (where, CY_PLACES - 1)];
  const char *other = is_early (state) ? _("For example: {place} or {skip}.") : _("For example: {place} or {pass}.");

  if (goes_elsewhere (state, where))
    pw_rule_error_set (error, rule, other,
                       rule == CY_RULE_4_2 ? _("A worker stands there already: %s.")
                                           : _("No such tile can have been built: it lies elsewhere: %s."),
                       cy_tile_label ((int) where - CY_PLACE_TILES));
  else if (where >= CY_PLACE_TILES)
    pw_rule_error_set (error, CY_RULE_4_2, other, _("No such tile is named on the road: %s."),
                       cy_tile_label ((int) where - CY_PLACE_TILES));
  else if (rule == CY_RULE_4_4)
    pw_rule_error_set (error, rule, other, _("There is a worker of this player on the site already."));
  else if (rule == CY_RULE_10_3)
    pw_rule_error_set (error, rule, other,
                       _("The Journeyman goes once a round to a building with one worker of another player: %s."), place);
  else if (there->tile == CY_NO_TILE)
    pw_rule_error_set (error, rule, other, _("No building lies there: %s."), place);
  else if (there->flags & (CY_IS_RESIDENCE | CY_IS_MONUMENT))
    pw_rule_error_set (error, rule, other, _("Residences and monuments take no worker: %s."), place);
  else
    pw_rule_error_set (error, rule, other, _("A worker stands there already: %s."), place);
}

/* 4.6: the program reckons it, but where it does not know who has passed. */
static gboolean
refuse_extra (const CyState *state, GError **error)
{
  if (error && cy_is_board (state))
    pw_rule_error_set (error, CY_RULE_10_2, _("Leave out “extra”."), _("The Night Worker does not pay the extra worker."));
  else if (error)
    pw_rule_error_set (error, CY_RULE_4_6, _("Leave out “extra”."),
                       _("What a placement costs is worked out from who has passed; it is said only where one board is kept."));
  return FALSE;
}

gboolean
cy_place_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint seat = (guint) move->player, where = (guint) move->args[CY_ARG_WHERE];
  gboolean extra = move->args[CY_ARG_NUMBER] != PW_ARG_NONE, lacks = state->players[seat].reserve < workers_of (state, move);
  int rule;

  if (extra && (!cy_is_board (state) || cy_has (state, seat, CY_NIGHT_WORKER)))
    return refuse_extra (state, error);
  if (goes_elsewhere (state, where))
    rule = lacks ? CY_RULE_4_2 : forbids_elsewhere (state, seat, where - CY_PLACE_TILES);
  else
    rule = cy_forbids (state, seat, where, is_early (state));
  if (rule < 0 && lacks)
    rule = CY_RULE_4_6;
  if (rule < 0)
    return TRUE;
  if (error == NULL)
    return FALSE;
  if (lacks)
    refuse_workers (state, move, (CyRule) rule, error);
  else
    say_place (state, move, (CyRule) rule, error);
  return FALSE;
}

/* Where nobody knows how many workers a player has in the reserve, and people insist, one that is thought to be in the camp is there. */
static void
find_worker (CyState *state, const PwMove *move, PwEvents *events)
{
  guint seat = (guint) move->player;

  if (move->reason && state->players[seat].reserve == 0 && cy_is_left_open (state, seat))
    cy_recruit (state, seat, 1, CY_RULE_14_3, move->args[CY_ARG_WHERE], events);
}

/**
 * cy_visit_gain:
 * @state: a state
 * @visitor: who places there
 * @place: a place of the road
 *
 * Returns: what the owner of a tile that was built gains by it, unless it is the visitor's own (4.3, 10.4, 10.5)
 */
guint
cy_visit_gain (const CyState *state, guint visitor, guint place)
{
  const CyPlace *there = &state->places[place];

  if (there->owner < 0 || there->owner == (int) visitor || cy_is_board (state) || !(there->flags & CY_IS_BUILT) ||
      cy_has (state, visitor, CY_THIEF))
    return 0;
  return cy_has (state, (guint) there->owner, CY_STEWARD) ? 2 : 1;
}

static void
greet (CyState *state, guint visitor, guint place, PwEvents *events)
{
  const CyPlace *there = &state->places[place];
  guint gain = cy_visit_gain (state, visitor, place);

  if (gain > 0)
    cy_points (state, (guint) there->owner, CY_FROM_VISITORS, (int) gain, gain > 1 ? CY_RULE_10_4 : CY_RULE_4_3, there->tile,
               events);
}

static void
stand_elsewhere (CyState *state, guint seat, guint tile)
{
  guint32 bit = 1u << (tile - CY_FIRST_BUILT);

  state->standing |= bit;
  if (!(state->players[seat].elsewhere & bit))
    state->seen |= bit;
}

void
cy_place_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint seat = (guint) move->player, where = (guint) move->args[CY_ARG_WHERE];
  gboolean early = is_early (state);

  pw_pendings_pop (&state->pendings);
  find_worker (state, move, events);
  /* The worker that is placed is there; the others are too unless people insist. */
  if (early && state->players[seat].reserve > 1)
    cy_send_to_camp (state, seat, 1, CY_RULE_10_1, (int) where, events);
  if ((cy_must_pay_more (state, seat) || move->args[CY_ARG_NUMBER] != PW_ARG_NONE) && state->players[seat].reserve > 1)
    cy_send_to_camp (state, seat, 1, CY_RULE_4_6, (int) where, events);
  cy_gain (state, seat, CY_RESOURCE_RESERVE, -1, where == CY_PLACE_SITE ? CY_RULE_4_4 : CY_RULE_4_2, (int) where, events);
  if (where == CY_PLACE_SITE)
    state->site[state->n_site++] = (guint8) seat;
  else if (goes_elsewhere (state, where))
    stand_elsewhere (state, seat, where - CY_PLACE_TILES);
  else
    {
      gboolean second = state->places[where].workers[0] >= 0;

      state->places[where].workers[second] = (gint8) seat;
      if (second && cy_has (state, seat, CY_JOURNEYMAN))
        state->used |= CY_USED_JOURNEYMAN;
      greet (state, seat, where, events);
    }
  if (!early)
    cy_placed (state, seat);
  cy_go_on (state, events);
}

void
cy_place_legal (gconstpointer data, PwMoves *out)
{
  const CyState *state = data;
  guint seat = (guint) cy_actor (state);

  if (state->players[seat].reserve < cy_placing (state, seat, is_early (state)))
    return;
  for (guint64 places = cy_open_places (state, seat, is_early (state)); places; places &= places - 1)
    pw_moves_append (out, CY_KIND_PLACE, (int) seat)->args[CY_ARG_WHERE] = (gint16) __builtin_ctzll (places);
  for (guint tile = CY_FIRST_BUILT; tile < CY_GARDEN && cy_is_board (state); tile++)
    if (forbids_elsewhere (state, seat, tile) < 0)
      pw_moves_append (out, CY_KIND_PLACE, (int) seat)->args[CY_ARG_WHERE] = (gint16) (CY_PLACE_TILES + tile);
}

/* -- pass ----------------------------------------------------------------------------------------------------------- */

gboolean
cy_pass_check (gconstpointer data, const PwMove *move, GError **error)
{
  return TRUE;
}

void
cy_pass_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;

  pw_pendings_pop (&state->pendings);
  cy_pass_now (state, (guint) move->player, events);
  cy_go_on (state, events);
}

void
cy_pass_legal (gconstpointer data, PwMoves *out)
{
  pw_moves_append (out, CY_KIND_PASS, cy_actor (data));
}
