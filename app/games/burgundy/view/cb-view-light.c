/* cb-view-light.c: which spots light up, by the choices of the present step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/view/cb-view-private.h"

#include "games/burgundy/moves/cb-moves.h"
#include "games/burgundy/words/cb-sentences.h"

static gboolean
has_kind (const PwMove *move,
          PwKindSet     kinds)
{
  return pw_kind_set_has (kinds, move->kind == PW_KIND_ANY ? CB_VIEW_KIND_OPEN : move->kind);
}

int
cb_view_arg (const PwMove *move,
             CbArg         arg)
{
  if (arg == CB_ARG_DEPOT && has_kind (move, CB_VIEW_KINDS_BLACK))
    return cb_arg (move, CB_ARG_DEPOT, 0);
  return move->args[arg];
}

/* Reads the choices that have @value at @arg: lights the spot, with the best points, and with a
 * key when exactly one choice is meant. */
void
cb_view_light (const PwViewInput *in,
               PwKindSet          kinds,
               CbArg              arg,
               int                value,
               CbSpot            *spot)
{
  guint found = 0, i;

  if (in->choices == NULL)
    return;
  for (i = 0; i < in->choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (in->choices, PwChoice, i);

      if (!has_kind (&choice->move, kinds) || cb_view_arg (&choice->move, arg) != value)
        continue;
      if (found == 0 || choice->points > spot->points)
        spot->points = choice->points;
      spot->key = found == 0 && in->keys != NULL ? in->keys[i] : 0;
      if (pw_setup_tells_points (in->setup) && !choice->more &&
          (choice->move.kind == CB_KIND_PLACE || choice->move.kind == CB_KIND_SELL))
        spot->flags |= PW_SPOT_POINTS;
      found++;
    }
  if (found > 0)
    spot->flags |= PW_SPOT_LEGAL;
}

/* Whether what waits, if anything, asks for tiles of that type: a choice of @kind that leaves the tile open does not
 * say so. */
static gboolean
is_wanted (const CbState *state,
           guint          kind,
           int            tile)
{
  const CbPendingClass *class = state->pending.n > 0 ? cb_pending_classes[cb_pending (state)] : NULL;
  CbType type = cb_tile_type ((CbTile) tile);

  if (kind == CB_KIND_TAKE && type < CB_TYPES)
    return (cb_take_types (state) >> type & 1) != 0;
  return class == NULL || class->types == NULL || type >= CB_TYPES || (class->types (state, cb_top (state)) >> type & 1) != 0;
}

/* The same for a tile that lies in a depot: a choice may name it, or say "some building". */
void
cb_view_light_depot_tile (const PwViewInput *in,
                          PwKindSet          kinds,
                          guint              depot,
                          CbSpot            *spot)
{
  guint found = 0, i;

  if (in->choices == NULL || spot->tile == CB_TILE_NONE)
    return;
  for (i = 0; i < in->choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (in->choices, PwChoice, i);
      int tile = choice->move.args[CB_ARG_TILE];

      if (!has_kind (&choice->move, kinds) || cb_view_arg (&choice->move, CB_ARG_DEPOT) != (int) depot)
        continue;
      if (tile == PW_ARG_NONE && !is_wanted (in->state, choice->move.kind, spot->tile))
        continue;
      if (tile != PW_ARG_NONE && tile != spot->tile && tile != CB_TILE_ANY && spot->tile != CB_TILE_ANY &&
          !(cb_tile_type ((CbTile) tile) == cb_tile_type ((CbTile) spot->tile) &&
            (!cb_tile_is_named ((CbTile) tile) || !cb_tile_is_named ((CbTile) spot->tile))))
        continue;
      spot->key = found == 0 && in->keys != NULL ? in->keys[i] : 0;
      found++;
    }
  if (found > 0)
    spot->flags |= PW_SPOT_LEGAL;
}

void
cb_view_light_pair (const PwViewInput *in,
                    guint              kind,
                    guint              arg,
                    int                value,
                    guint              arg2,
                    int                other,
                    CbSpot            *spot)
{
  guint found = 0;

  for (guint i = 0; in->choices != NULL && i < in->choices->len; i++)
    {
      const PwMove *move = &g_array_index (in->choices, PwChoice, i).move;

      if (move->kind != kind || move->args[arg] != value ||
          (move->args[arg2] != PW_ARG_NONE && other != PW_ARG_NONE && move->args[arg2] != other))
        continue;
      spot->key = found == 0 && in->keys != NULL ? in->keys[i] : 0;
      spot->flags |= PW_SPOT_LEGAL;
      found++;
    }
  if (in->partial != NULL && in->partial->kind == kind && in->partial->args[arg] == value &&
      in->partial->args[arg2] != PW_ARG_NONE && in->partial->args[arg2] == other)
    spot->flags |= PW_SPOT_SELECTED;
}

/* What is thrown out to make room, or as one too many (4.4): each is a choice of its own. */
static gboolean
is_discard (const PwChoice *choice,
            int             tile)
{
  return choice->group == CB_GROUP_DISCARD ? choice->move.args[CB_ARG_DISCARD] == tile
                                           : choice->group == CB_GROUP_TOO_MANY && choice->move.args[CB_ARG_TILE] == tile;
}

/* The first choice that throws out @tile, or NULL. */
const PwChoice *
cb_view_find_discard (const PwViewInput *in,
                      int                tile)
{
  for (guint i = 0; in->choices != NULL && i < in->choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (in->choices, PwChoice, i);

      if (is_discard (choice, tile))
        return choice;
    }
  return NULL;
}

void
cb_view_light_discard (const PwViewInput *in,
                       CbSpot            *spot)
{
  guint found = 0;

  for (guint i = 0; in->choices != NULL && i < in->choices->len; i++)
    {
      if (!is_discard (&g_array_index (in->choices, PwChoice, i), spot->tile))
        continue;
      spot->key = found == 0 && in->keys != NULL ? in->keys[i] : 0;
      spot->flags |= PW_SPOT_LEGAL;
      found++;
    }
}

/* What others did nobody enters: it is shown as it was last known. */
void
cb_view_doubt (guint   stale,
               CbSpot *spot)
{
  if (G_UNLIKELY (stale))
    spot->flags |= PW_SPOT_NOT_CHECKED;
}
