/* cb-solo-choices.c: the numbered choices of a solo game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-solo.h"

/* The legal moves of a kind, as they are. */
static void
add_kind (CbChoosing *choosing, CbKind kind, CbGroup group)
{
  for (guint i = 0; i < choosing->legal.n; i++)
    if (choosing->legal.items[i].kind == kind)
      cb_choose (choosing, group, &choosing->legal.items[i], FALSE);
}

/* What lies in the depot, in the order in which it leaves. What nobody has named need not be named. */
static void
choose_removed (CbChoosing *choosing)
{
  guint depot = cb_solo_depot (choosing->state);

  for (guint space = 0; space < CB_DEPOT_SPACES && depot > 0; space++)
    {
      const guint8 *spaces = choosing->state->depots[depot - 1];
      PwMove move;

      if (spaces[space] == CB_TILE_NONE || memchr (spaces, spaces[space], space) != NULL)
        continue;
      pw_move_init (&move, CB_KIND_REMOVE, choosing->partial.player);
      move.args[CB_ARG_TILE] = spaces[space];
      if (choosing->partial.args[CB_ARG_TILE] == PW_ARG_NONE || choosing->partial.args[CB_ARG_TILE] == spaces[space])
        cb_choose (choosing, CB_GROUP_REMOVE, &move, FALSE);
    }
  /* A tile that was typed by its name, of which only the type lies there. */
  if (choosing->out->len == 0)
    add_kind (choosing, CB_KIND_REMOVE, CB_GROUP_REMOVE);
}

/* To take the points as they are, to reach the goal, then coin by coin what brings the marker nearer. */
static void
choose_points (CbChoosing *choosing)
{
  const CbState *state = choosing->state;
  int missing = state->solo.goal - state->solo.marker - (int) cb_solo_worth (state, cb_top (state));

  add_kind (choosing, CB_KIND_SKIP, CB_GROUP_SKIP);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < choosing->legal.n; i++)
      {
        const PwMove *move = &choosing->legal.items[i];

        if (move->kind == CB_KIND_POINTS &&
            (pass == 0 ? move->args[CB_ARG_NUMBER] == missing : move->args[CB_ARG_NUMBER] < missing))
          cb_choose (choosing, CB_GROUP_POINTS, move, FALSE);
      }
}

/* Which tile of the black depot, then which hex. */
static void
choose_cover (CbChoosing *choosing)
{
  PwMove pattern = choosing->partial;
  guint first = choosing->out->len;

  pattern.kind = CB_KIND_COVER;
  if (pattern.args[CB_ARG_TILE] != PW_ARG_NONE && pattern.args[CB_ARG_TILE] < CB_TILE_UNKNOWN)
    {
      add_kind (choosing, CB_KIND_COVER, CB_GROUP_COVER);
      return;
    }
  for (guint i = 0; i < choosing->legal.n; i++)
    {
      const PwMove *move = &choosing->legal.items[i];
      gboolean listed = FALSE;
      PwMove next = pattern;

      if (move->kind != CB_KIND_COVER)
        continue;
      next.args[CB_ARG_TILE] = move->args[CB_ARG_TILE];
      for (guint j = first; j < choosing->out->len && !listed; j++)
        listed = g_array_index (choosing->out, PwChoice, j).move.args[CB_ARG_TILE] == next.args[CB_ARG_TILE];
      if (!listed)
        cb_choose (choosing, CB_GROUP_COVER, &next, TRUE);
    }
}

static void
choose_swap (CbChoosing *choosing)
{
  PwMove pattern = choosing->partial;

  pattern.kind = CB_KIND_SWAP;
  if (pattern.args[CB_ARG_TILE] >= CB_TILE_UNKNOWN)
    cb_choose_take_tile (choosing, CB_GROUP_SWAP);
  else if (pattern.args[CB_ARG_TILE] != PW_ARG_NONE)
    add_kind (choosing, CB_KIND_SWAP, CB_GROUP_DISCARD);
  else
    cb_choose_depot_tiles (choosing, CB_GROUP_SWAP, &pattern);
}

/* The list where one of its own decisions is asked, or one of its kinds has been begun. */
gboolean
cb_solo_choose (CbChoosing *choosing)
{
  guint kind = choosing->partial.kind, pending = cb_pending (choosing->state);

  if (kind == CB_KIND_FIRST)
    add_kind (choosing, CB_KIND_FIRST, CB_GROUP_FIRST);
  else if (kind == CB_KIND_POINTS)
    add_kind (choosing, CB_KIND_POINTS, CB_GROUP_POINTS);
  else if (kind == CB_KIND_REMOVE || (kind == PW_KIND_ANY && pending == CB_PENDING_REMOVE))
    choose_removed (choosing);
  else if (kind == CB_KIND_GIVE || (kind == PW_KIND_ANY && pending == CB_PENDING_GIVE))
    add_kind (choosing, CB_KIND_GIVE, CB_GROUP_GIVE);
  else if (kind == CB_KIND_SWAP || (kind == PW_KIND_ANY && pending == CB_PENDING_SWAP))
    choose_swap (choosing);
  else if (kind == CB_KIND_COVER || (kind == PW_KIND_ANY && pending == CB_PENDING_COLOUR))
    choose_cover (choosing);
  else if (kind == PW_KIND_ANY && (pending == CB_PENDING_GAIN || pending == CB_PENDING_SCORE))
    {
      choose_points (choosing);
      cb_choose_any_time (choosing);
      return TRUE;
    }
  else
    return FALSE;
  if (kind == PW_KIND_ANY && (pending == CB_PENDING_SWAP || pending == CB_PENDING_COLOUR || pending == CB_PENDING_GIVE))
    cb_choose_rest (choosing);
  return TRUE;
}

/* What else waits and may come first. */
void
cb_solo_choose_action (CbChoosing *choosing, int die, int workers)
{
  if (workers == 0)
    add_kind (choosing, CB_KIND_FIRST, CB_GROUP_FIRST);
}
