/* cy-board.c: what only the level of one board enters: what others and the provost do to the one who is followed (14.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

/* -- activated, idle ---------------------------------------------------------------------------------------- */

/* The tile of an unknown space that is meant: the one that is said, or the only one; CY_NO_TILE: the place that is asked about. */
static int
meant (const CyState *state, const PwMove *move)
{
  int tile = move->args[CY_ARG_TILE];

  if (tile != PW_ARG_NONE)
    return tile;
  if (pw_pendings_top (&state->pendings)->arg >= 0)
    return CY_NO_TILE;
  return (int) CY_FIRST_BUILT + __builtin_ctz (state->standing);
}

static gboolean
check_active (const CyState *state, const PwMove *move, GError **error)
{
  int tile = move->args[CY_ARG_TILE], place = pw_pendings_top (&state->pendings)->arg;

  if (tile == PW_ARG_NONE)
    {
      if (place >= 0 || (state->standing & (state->standing - 1)) == 0)
        return TRUE;
      return pw_rule_refuse (error, CY_RULE_14_3, _("For example: {activated}."),
                             _("Workers stand on several tiles: say on which, the first along the road first."));
    }
  if (tile >= CY_FIRST_BUILT && tile < CY_GARDEN && cy_has_bit (state->standing, (guint) tile))
    return TRUE;
  return pw_rule_refuse_printf (error, CY_RULE_14_3, _("For example: {activated}."),
                                _("No worker of this player stands on such a tile: %s."), cy_tile_label (tile));
}

gboolean
cy_activated_check (gconstpointer data, const PwMove *move, GError **error)
{
  return check_active (data, move, error);
}

/* A tile of an unknown space may be used while a later one is asked about: that waits. */
void
cy_activated_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  int tile = meant (state, move);

  if (tile == CY_NO_TILE)
    {
      pw_pendings_pop (&state->pendings);
      state->stage = CY_STAGE_ACTIVE;
      cy_go_on (state, events);
      return;
    }
  if (pw_pendings_top (&state->pendings)->arg < 0)
    pw_pendings_pop (&state->pendings);
  pw_pendings_push (&state->pendings, CY_ASK_HOME, move->player, tile);
  cy_run_effect (state, (guint) move->player, (guint) tile, TRUE, -1, events);
  cy_go_on (state, events);
}

static void
list_active (const CyState *state, guint kind, PwMoves *out)
{
  const PwPending *asked = pw_pendings_top (&state->pendings);

  if (asked->arg >= 0)
    pw_moves_append (out, kind, asked->seat);
  for (guint32 rest = state->standing; rest; rest &= rest - 1)
    pw_moves_append (out, kind, asked->seat)->args[CY_ARG_TILE] = (gint16) (CY_FIRST_BUILT + __builtin_ctz (rest));
}

void
cy_activated_legal (gconstpointer data, PwMoves *out)
{
  list_active (data, CY_KIND_ACTIVATED, out);
}

gboolean
cy_idle_check (gconstpointer data, const PwMove *move, GError **error)
{
  return check_active (data, move, error);
}

void
cy_idle_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  int tile = meant (state, move);

  if (tile == CY_NO_TILE)
    {
      pw_pendings_pop (&state->pendings);
      state->stage = CY_STAGE_IDLE;
    }
  else
    {
      if (pw_pendings_top (&state->pendings)->arg < 0)
        pw_pendings_pop (&state->pendings);
      cy_come_home (state, (guint) move->player, (guint) tile, CY_RULE_5_3, events);
    }
  cy_go_on (state, events);
}

void
cy_idle_legal (gconstpointer data, PwMoves *out)
{
  list_active (data, CY_KIND_IDLE, out);
}

/* -- most ------------------------------------------------------------------------------------------------------ */

void
cy_most_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  PwPending asked = pw_pendings_pop (&state->pendings);

  cy_note (events, move->player, CY_NOTE_MOST, state->players[move->player].bundles, CY_RULE_11_4, 0, 0);
  pw_pendings_push (&state->pendings, CY_ASK_FAVOUR, asked.seat, 0);
  cy_go_on (state, events);
}

/* -- visit ------------------------------------------------------------------------------------------------------- */

/* Whether @seat has built it. */
static gboolean
has_built (const CyState *state, guint seat, guint tile)
{
  if (cy_has_bit (state->players[seat].elsewhere, tile))
    return TRUE;
  for (guint place = CY_PRINTED_PLACES; place < CY_PLACES; place++)
    if (state->places[place].tile == (int) tile && state->places[place].owner == (int) seat &&
        state->places[place].flags & CY_IS_BUILT)
      return TRUE;
  return FALSE;
}

static gboolean
has_owners_good (guint tile)
{
  gboolean has = FALSE;

  for (guint good = 0; good < CY_GOODS; good++)
    has |= cy_tiles[tile].owner[good] > 0;
  return has;
}

gboolean
cy_visit_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint tile = (guint) move->args[CY_ARG_TILE];

  if (!has_built (state, (guint) move->player, tile))
    return pw_rule_refuse_printf (error, CY_RULE_4_3, _("Name a wood or stone tile of this player."),
                                  _("This player has not built this tile: %s."), cy_tile_label ((int) tile));
  if (move->args[CY_ARG_WHERE] == CY_VISIT_ACTIVATED && !has_owners_good (tile))
    return pw_rule_refuse_printf (error, CY_RULE_8_6, _("Only the stone Farm, Sawmill and Quarry do."),
                                  _("This tile brings its owner no good: %s."), cy_tile_label ((int) tile));
  return TRUE;
}

void
cy_visit_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint seat = (guint) move->player, tile = (guint) move->args[CY_ARG_TILE];

  switch (move->args[CY_ARG_WHERE])
    {
    case CY_VISIT_THIEF: break;
    case CY_VISIT_ACTIVATED:
      for (guint good = 0; good < CY_GOODS; good++)
        cy_gain (state, seat, (CyResource) good, cy_tiles[tile].owner[good], CY_RULE_8_6, (int) tile, events);
      break;
    default:
      if (cy_has (state, seat, CY_STEWARD))
        cy_points (state, seat, CY_FROM_VISITORS, 2, CY_RULE_10_4, (int) tile, events);
      else
        cy_points (state, seat, CY_FROM_VISITORS, 1, CY_RULE_4_3, (int) tile, events);
    }
  cy_go_on (state, events);
}

/* -- lost ------------------------------------------------------------------------------------------------------------ */

gboolean
cy_lost_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;

  return cy_has (state, (guint) move->player, (guint) move->args[CY_ARG_CHARACTER]) ||
         pw_rule_refuse_printf (error, CY_RULE_9_1, _("Name one that this player has."),
                                _("This player does not have this character: %s."),
                                cy_character_name (state, move->args[CY_ARG_CHARACTER]));
}

void
cy_lost_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;

  state->characters[move->args[CY_ARG_CHARACTER]] = CY_AWAY;
  state->before[move->args[CY_ARG_CHARACTER]] = 0;
  cy_go_on (state, events);
}
