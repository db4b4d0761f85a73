/* cy-complete.c: fills in what need not be said: every argument that only one value fits (17)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/** MAX_LISTED: so many possibilities are named when something must be said. */
#define MAX_LISTED 4

static gboolean
says_goods (const PwMove *move)
{
  gboolean said = FALSE;

  for (guint good = 0; good < CY_GOODS; good++)
    said |= move->args[CY_ARG_GOODS + good] != PW_ARG_NONE;
  return said;
}

/* None of a good is not said. */
static void
shorten (PwMove *move)
{
  for (guint good = 0; good < CY_GOODS; good++)
    if (move->args[CY_ARG_GOODS + good] == 0)
      move->args[CY_ARG_GOODS + good] = PW_ARG_NONE;
}

/* Where goods are named, they are all of them; of a bundle the food goes without saying. */
static gboolean
means (const PwMove *legal, const PwMove *move, gboolean goods, gboolean food)
{
  if (!pw_move_matches (legal, move))
    return FALSE;
  for (guint good = 0; good < CY_GOODS && goods; good++)
    if (legal->args[CY_ARG_GOODS + good] != move->args[CY_ARG_GOODS + good] && (food || good != CY_FOOD))
      return FALSE;
  return TRUE;
}

static gboolean
refuse_several (const CyState *state, const PwMoves *several, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (error == NULL)
    return FALSE;
  for (guint i = 0; i < several->n && i < MAX_LISTED; i++)
    {
      g_autofree char *line = pw_notation_print (cy_itself, NULL, &several->items[i]);

      g_string_append_printf (text, "%s%s", i ? _(" or ") : "", line);
    }
  g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("Say which: %s."), text->str);
  return FALSE;
}

/* Who names the whole cost names what is fixed, too: only what is of choice is kept of it. The two cannot be mistaken: a whole cost is
 * more goods than its part. */
static void
drop_fixed (const CyState *state, PwMove *move)
{
  const PwPending *asked = state->pendings.n ? pw_pendings_top (&state->pendings) : NULL;
  int tile = move->args[CY_ARG_TILE], left[CY_GOODS], n_left = 0, n_fixed = 0;
  guint8 cost[CY_COSTS];

  if (tile < CY_FIRST_BUILT || tile >= CY_FAIRGROUND)
    return;
  cy_cost (state, (guint) tile, asked && asked->kind == CY_ASK_BUILD ? (guint) asked->more : 0, cost);
  for (guint good = 0; good < CY_GOODS; good++)
    {
      left[good] = cy_arg (move, CY_ARG_GOODS + good, 0) - cost[good];
      n_fixed += cost[good];
      n_left += left[good];
      if (left[good] < 0)
        return;
    }
  if (n_fixed == 0 || n_left != cost[CY_ANY])
    return;
  for (guint good = 0; good < CY_GOODS; good++)
    move->args[CY_ARG_GOODS + good] = left[good] ? (gint16) left[good] : PW_ARG_NONE;
}

/* The only legal move that is meant, where there is one. */
static gboolean
complete_from_list (const CyState *state, PwMove *move, GError **error)
{
  PwMoves legal = PW_MOVES_INIT;
  gboolean goods, food = move->args[CY_ARG_GOODS] != PW_ARG_NONE, done = TRUE;
  guint kept = 0;

  if (move->kind == CY_KIND_BUILD || move->kind == CY_KIND_MONUMENT)
    drop_fixed (state, move);
  goods = says_goods (move);
  shorten (move);
  if (move->player != cy_actor (state) || !pw_kind_set_has (cy_playable (state), move->kind))
    return TRUE;
  pw_game_legal_of_kind (cy_itself, state, move->kind, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (means (&legal.items[i], move, goods, food || move->kind != CY_KIND_DELIVER))
      legal.items[kept++] = legal.items[i];
  legal.n = kept;
  if (kept == 1)
    *move = legal.items[0];
  else if (kept > 1)
    done = refuse_several (state, &legal, error);
  pw_moves_clear (&legal);
  return done;
}

/* Any three goods are a bundle: asked is which, unless they are all that there is, or all of one kind. */
static gboolean
complete_any_goods (const CyState *state, PwMove *move, GError **error)
{
  const CyPlayer *player = &state->players[move->player];
  int owned[CY_COSTS] = { 0 }, all = 0, kinds = 0, k = move->args[CY_ARG_NUMBER];
  g_autofree char *text = NULL;

  for (guint good = 0; good < CY_GOODS; good++)
    {
      owned[good] = player->goods[good];
      all += owned[good];
      kinds += owned[good] > 0;
    }
  if (k == PW_ARG_NONE && all / 3 == 1)
    k = 1;
  /* More than there are: the rule says so. */
  if (k != PW_ARG_NONE && (k < 1 || 3 * k >= all || kinds == 1))
    {
      for (guint good = 0; good < CY_GOODS; good++)
        {
          int given = MIN (owned[good], 3 * k);

          move->args[CY_ARG_GOODS + good] = given ? (gint16) given : PW_ARG_NONE;
        }
      move->args[CY_ARG_NUMBER] = (gint16) k;
      return TRUE;
    }
  if (error == NULL)
    return FALSE;
  text = cy_goods_text (owned);
  g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("Say which goods, three for each bundle. There are: %s."),
               text);
  return FALSE;
}

/* With the Chamberlain all goods are named, and say how many bundles they are. */
static gboolean
complete_deliver (const CyState *state, PwMove *move, GError **error)
{
  guint all = 0;

  if (move->player < 0 || move->player >= (int) state->n_players || !cy_has (state, (guint) move->player, CY_CHAMBERLAIN))
    return complete_from_list (state, move, error);
  shorten (move);
  /* The rule refuses it before anything is asked about it. */
  if (pw_pendings_kind (&state->pendings) != CY_ASK_DELIVER || move->player != cy_actor (state))
    return TRUE;
  if (!says_goods (move))
    return complete_any_goods (state, move, error);
  for (guint good = 0; good < CY_GOODS; good++)
    all += (guint) cy_arg (move, CY_ARG_GOODS + good, 0);
  if (move->args[CY_ARG_NUMBER] == PW_ARG_NONE)
    move->args[CY_ARG_NUMBER] = (gint16) MAX (1, all / 3);
  return TRUE;
}

/* A tile’s word is the place where such a tile lies. */
static gboolean
complete_place (const CyState *state, PwMove *move, GError **error)
{
  int where = move->args[CY_ARG_WHERE], place;
  guint n;

  if (where < CY_PLACE_TILES)
    return TRUE;
  place = cy_place_of_tile (state, (guint) where - CY_PLACE_TILES, &n);
  if (n > 1)
    {
      if (error)
        g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING,
                     _("Say on which space: such a tile lies on %u of them."), n);
      return FALSE;
    }
  if (n == 1)
    move->args[CY_ARG_WHERE] = (gint16) place;
  return TRUE;
}

/**
 * cy_complete:
 * @data: a state
 * @move: (inout): a move with open arguments
 * @error: (nullable): return location
 *
 * Returns: %FALSE where several would be as good
 */
gboolean
cy_complete (gconstpointer data, PwMove *move, GError **error)
{
  const CyState *state = data;

  switch ((CyKind) move->kind)
    {
    case CY_KIND_PLACE:
    case CY_KIND_CLAIM: return complete_place (state, move, error);
    case CY_KIND_USE:
    case CY_KIND_BUILD:
    case CY_KIND_MONUMENT: return complete_from_list (state, move, error);
    case CY_KIND_FAVOUR: shorten (move); return cy_favour_complete (state, move, error);
    case CY_KIND_DELIVER: return complete_deliver (state, move, error);
    case CY_KIND_ACTIVATED:
    case CY_KIND_IDLE:
      if (pw_pendings_kind (&state->pendings) == CY_ASK_ACTIVE && pw_pendings_top (&state->pendings)->arg < 0 &&
          move->args[CY_ARG_TILE] == PW_ARG_NONE && (state->standing & (state->standing - 1)) == 0)
        move->args[CY_ARG_TILE] = (gint16) (CY_FIRST_BUILT + __builtin_ctz (state->standing));
      return TRUE;
    case CY_KIND_PROVOST:
      /* No step is to skip. */
      if (move->args[CY_ARG_NUMBER] == 0)
        pw_move_init (move, CY_KIND_SKIP, move->player);
      return TRUE;
    case CY_KIND_VALUE:
      /* A cost need not be called one. */
      if (move->args[CY_ARG_WHERE] == CY_SAYS_COST)
        move->args[CY_ARG_WHERE] = PW_ARG_NONE;
      return TRUE;
    default: return TRUE;
    }
}
