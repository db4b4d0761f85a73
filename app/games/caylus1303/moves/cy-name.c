/* cy-name.c: which tile of the set-up lies where (2.1, 14.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

#define REMEDY N_("Name the tile that lies there.")

/* @place and @number as cy_lies() has them. */
static gboolean
check_name (const CyState *state, guint place, guint number, const PwMove *move, GError **error)
{
  guint tile = (guint) move->args[CY_ARG_TILE];
  int lies = cy_lies (state, place, number);

  if (lies == (int) tile)
    return TRUE;
  if (lies == CY_NO_TILE || (!number && state->places[place].flags & (CY_IS_BUILT | CY_IS_MONUMENT)))
    return pw_rule_refuse_marked (error, CY_RULE_2_1, REMEDY, N_("No tile of the set-up lies there, so not this one: %s."),
                                  cy_tile_label ((int) tile));
  if (lies != CY_UNNAMED)
    return pw_rule_refuse_marked (error, CY_RULE_14_1, REMEDY, N_("Another tile is known to lie there: %s."),
                                  cy_tile_label (lies));
  if (cy_tiles[tile].family != cy_family_of (state, place, number))
    return pw_rule_refuse_marked (error, CY_RULE_2_1, REMEDY, N_("Such a tile is not laid there in the set-up: %s."),
                                  cy_tile_label ((int) tile));
  if (tile == CY_STONEMASON && !number)
    return pw_rule_refuse_marked (error, CY_RULE_2_2, REMEDY, N_("This tile never lies on the road in the set-up: %s."),
                                  cy_tile_label ((int) tile));
  /* What people insist on lies there, whatever was said of the others. */
  if (move->reason || cy_may_be (state, tile, place, number))
    return TRUE;
  return pw_rule_refuse_marked (error, CY_RULE_14_1, REMEDY,
                                N_("All tiles of this kind lie elsewhere, or are needed there: %s."),
                                cy_tile_label ((int) tile));
}

static void
name (CyState *state, guint place, guint number, const PwMove *move, PwEvents *events)
{
  guint tile = (guint) move->args[CY_ARG_TILE];
  const PwPending *asked = state->pendings.n ? pw_pendings_top (&state->pendings) : NULL;

  if (cy_lies (state, place, number) == (int) tile)
    return;
  cy_put (state, tile, place, number);
  state->stated |= move->reason != 0;
  cy_name_rest (state, events);
  /* A tile that another one settles is asked for no more. */
  if (asked && asked->kind == CY_ASK_NAME && cy_lies (state, (guint) asked->arg, (guint) asked->more) != CY_UNNAMED)
    {
      pw_pendings_pop (&state->pendings);
      cy_go_on (state, events);
    }
}

static guint
place_said (const CyState *state, const PwMove *move)
{
  return CY_PLACE_OF_SPACE ((guint) move->args[CY_ARG_NUMBER]);
}

gboolean
cy_space_check (gconstpointer data, const PwMove *move, GError **error)
{
  return check_name (data, place_said (data, move), 0, move, error);
}

void
cy_space_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  name (data, place_said (data, move), 0, move, events);
}

gboolean
cy_site_check (gconstpointer data, const PwMove *move, GError **error)
{
  return check_name (data, 0, (guint) move->args[CY_ARG_NUMBER], move, error);
}

void
cy_site_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  name (data, 0, (guint) move->args[CY_ARG_NUMBER], move, events);
}

static void
list (const CyState *state, guint kind, gboolean site, PwMoves *out)
{
  const PwPending *asked = state->pendings.n ? pw_pendings_top (&state->pendings) : NULL;
  guint family;

  if (asked == NULL || asked->kind != CY_ASK_NAME || (asked->more != 0) != site)
    return;
  family = cy_family_of (state, (guint) asked->arg, (guint) asked->more);
  for (guint tile = cy_family_first[family]; tile <= cy_family_last[family]; tile++)
    if (cy_may_be (state, tile, (guint) asked->arg, (guint) asked->more))
      {
        PwMove *move = pw_moves_append (out, kind, PW_TABLE);

        move->args[CY_ARG_NUMBER] = site ? asked->more : (gint16) CY_SPACE_OF_PLACE (asked->arg);
        move->args[CY_ARG_TILE] = (gint16) tile;
      }
}

void
cy_space_legal (gconstpointer data, PwMoves *out)
{
  list (data, CY_KIND_SPACE, FALSE, out);
}

void
cy_site_legal (gconstpointer data, PwMoves *out)
{
  list (data, CY_KIND_SITE, TRUE, out);
}
