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

static void
refuse_workers (const CyState *state, const PwMove *move, CyRule rule, GError **error)
{
  guint needed = cy_placing (state, (guint) move->player, is_early (state));
  guint there = state->players[move->player].reserve;

  pw_rule_error_set (error, rule, is_early (state) ? _("{skip}.") : _("{pass}."),
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
  const char *other = is_early (state) ? _("For example: {place}; or {skip}.") : _("For example: {place}; or {pass}.");

  if (where >= CY_PLACE_TILES)
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

gboolean
cy_place_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint seat = (guint) move->player;
  int rule = cy_forbids (state, seat, (guint) move->args[CY_ARG_WHERE], is_early (state));

  if (rule < 0)
    return TRUE;
  if (error == NULL)
    return FALSE;
  if (state->players[seat].reserve < cy_placing (state, seat, is_early (state)))
    refuse_workers (state, move, (CyRule) rule, error);
  else
    say_place (state, move, (CyRule) rule, error);
  return FALSE;
}

/* 4.3, 10.4, 10.5: the owner of a tile that was built, unless it is the visitor's own. */
static void
greet (CyState *state, guint visitor, guint place, PwEvents *events)
{
  const CyPlace *there = &state->places[place];

  if (there->owner < 0 || there->owner == (int) visitor || !(there->flags & CY_IS_BUILT) || cy_has (state, visitor, CY_THIEF))
    return;
  if (cy_has (state, (guint) there->owner, CY_STEWARD))
    cy_points (state, (guint) there->owner, CY_FROM_VISITORS, 2, CY_RULE_10_4, there->tile, events);
  else
    cy_points (state, (guint) there->owner, CY_FROM_VISITORS, 1, CY_RULE_4_3, there->tile, events);
}

void
cy_place_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint seat = (guint) move->player, where = (guint) move->args[CY_ARG_WHERE];
  gboolean early = is_early (state);

  pw_pendings_pop (&state->pendings);
  /* The worker that is placed is there; the others are too unless people insist. */
  if (early && state->players[seat].reserve > 1)
    cy_send_to_camp (state, seat, 1, CY_RULE_10_1, (int) where, events);
  if (cy_must_pay_more (state, seat) && state->players[seat].reserve > 1)
    cy_send_to_camp (state, seat, 1, CY_RULE_4_6, (int) where, events);
  cy_gain (state, seat, CY_RESOURCE_RESERVE, -1, where == CY_PLACE_SITE ? CY_RULE_4_4 : CY_RULE_4_2, (int) where, events);
  if (where == CY_PLACE_SITE)
    state->site[state->n_site++] = (guint8) seat;
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
  guint seat = (guint) cy_actor (state), last = CY_PLACE_OF_SPACE (cy_spaces (state));

  if (state->players[seat].reserve < cy_placing (state, seat, is_early (state)))
    return;
  for (guint place = 0; place <= last; place++)
    if (cy_forbids (state, seat, place, is_early (state)) < 0)
      pw_moves_append (out, CY_KIND_PLACE, (int) seat)->args[CY_ARG_WHERE] = (gint16) place;
  if (cy_forbids (state, seat, CY_PLACE_SITE, is_early (state)) < 0)
    pw_moves_append (out, CY_KIND_PLACE, (int) seat)->args[CY_ARG_WHERE] = CY_PLACE_SITE;
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
