/* cb-routes-text.c: trade routes in words, and the lists one chooses from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-routes-private.h"

#include <glib/gi18n-lib.h>

#include "core/pw-quote.h"

/* The sentence of another bonus, of the tiles that the game is played with; or NULL. */
static const char *
text_of (const PwSetup *setup, guint tile, guint at)
{
  const CbRouteBook *book = cb_route_nth (setup->options[CB_OPTION_ROUTE_TILES]);

  return book && tile >= 1 && tile <= CB_ROUTE_TILES ? book->texts[tile - 1][at % CB_ROUTE_SPACES] : NULL;
}

/* What the space at place @at of a row gives. */
static char *
bonus_at (const PwSetup *setup, const CbState *state, guint seat, guint at)
{
  const CbRouteSpace *space = cb_route_space (state, seat, at);
  static const CbRouteSpace unknown;

  return cb_route_bonus_text (space ? space : &unknown,
                              text_of (setup, state->routes.row[cb_board (state, seat)][at / CB_ROUTE_SPACES], at));
}

static char *
route_sentence (const char *name, const PwMove *move)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < CB_ROUTE_ROW; i++)
    {
      if (move->args[i] != PW_ARG_NONE && list->len > 0)
        g_string_append (list, ", ");
      if (move->args[i] == 0)
        g_string_append_c (list, '?');
      else if (move->args[i] != PW_ARG_NONE)
        g_string_append_printf (list, "%d", move->args[i]);
    }
  return g_strdup_printf (_("%s’s trade route: tiles %s."), name, list->str);
}

static char *
printed_sentence (const PwMove *move)
{
  CbRouteSpace space = {
    .goods = (guint8) move->args[CB_ROUTE_ARG_GOODS],
    .bonus = (guint8) move->args[CB_ROUTE_ARG_BONUS],
    .number = (gint16) cb_arg (move, CB_ROUTE_ARG_NUMBER, 0),
  };
  g_autofree char *bonus = NULL;

  for (guint i = CB_ROUTE_ARG_TYPE; i < CB_ROUTE_ARG_TYPE + CB_ROUTE_ARG_TYPES; i++)
    if (move->args[i] >= 0 && move->args[i] < CB_TYPES)
      space.types |= (guint8) (1u << move->args[i]);
  bonus = cb_route_bonus_text (&space, NULL);
  return g_strdup_printf (_("Route tile %d, space %d: %s: %s."), move->args[CB_ROUTE_ARG_TILE], move->args[CB_ROUTE_ARG_SPACE],
                          cb_route_colour_label (space.goods), bonus);
}

char *
cb_route_sentence (const PwSetup *setup, const CbState *before, const PwMove *move, const PwEvent *events, guint n_events)
{
  const char *name = move->player >= 0 && move->player < (int) setup->n_players ? pw_setup_name (setup, move->player) : "";

  switch (move->kind)
    {
    case CB_KIND_FETCH:
      return g_strdup_printf (_("%s takes %s from the black depot."), name, cb_tile_phrase (move->args[CB_ARG_TILE]));
    case CB_KIND_SKIP:
      if (cb_pending (before) != CB_PENDING_ROUTE_OTHER)
        return NULL;
      return g_strdup_printf (_("%s has carried out the bonus of the trade route."), name);
    case CB_KIND_ROUTE: return route_sentence (name, move);
    case CB_KIND_PRINTED: return printed_sentence (move);
    case CB_KIND_LAID:
      if (move->args[CB_ARG_GOODS] == PW_ARG_NONE)
        return g_strdup_printf (_("%s’s trade route is empty from space %d on."), name, move->args[CB_ARG_WHAT]);
      return g_strdup_printf (_("On space %d of %s’s trade route lies a goods tile: %s."), move->args[CB_ARG_WHAT], name,
                              cb_goods_label (move->args[CB_ARG_GOODS]));
    default: return NULL;
    }
}

/* Only where the colour matches is there something to tell. */
char *
cb_route_consequence (const PwSetup *setup, const CbState *before, const PwEvent *event)
{
  g_autofree char *bonus = NULL;
  const CbRouteSpace *space;

  if (event->what != CB_NOTE_ROUTE || !event->args[2])
    return NULL;
  space = event->args[3] >= 1 ? &before->routes.faces[event->args[3] - 1][(event->args[1] - 1) % CB_ROUTE_SPACES] : NULL;
  if (space == NULL || space->bonus == CB_ROUTE_UNKNOWN)
    return g_strdup_printf (_("Space %d of the trade route has the colour: its bonus."), event->args[1]);
  bonus = cb_route_bonus_text (space, text_of (setup, (guint) event->args[3], (guint) event->args[1] - 1));
  return g_strdup_printf (_("Space %d of the trade route has the colour: %s."), event->args[1], bonus);
}

char *
cb_route_event_text (const PwSetup *setup, const PwEvent *event)
{
  return event->rule == CB_RULE_14_2 ? g_strdup_printf (_("trade route, space %d"), event->args[0]) : NULL;
}

/* What is asked of the table before goods can be laid. */
static char *
lay_prompt (const PwSetup *setup, const CbState *state)
{
  guint seat = cb_top (state)->seat, at = cb_route_laid (state, seat);
  guint tile = state->routes.row[cb_board (state, seat)][at / CB_ROUTE_SPACES];

  if (tile == 0)
    return g_strdup_printf (_("%s’s trade route: which tile is number %u from the left?"), pw_setup_name (setup, seat),
                            at / CB_ROUTE_SPACES + 1);
  return g_strdup_printf (_("Route tile %u, space %u: which colour is printed there, and which bonus? As in: red 3 points."),
                          tile, at % CB_ROUTE_SPACES + 1);
}

char *
cb_route_prompt (const PwSetup *setup, const CbState *state)
{
  guint kind = cb_pending (state);
  g_autofree char *bonus = NULL;

  if (kind == CB_PENDING_ROUTE_LAY)
    return lay_prompt (setup, state);
  if (kind < CB_PENDING_ROUTE_LAY || kind > CB_PENDING_ROUTE_OTHER)
    return NULL;
  bonus = bonus_at (setup, state, cb_top (state)->seat, cb_top (state)->arg);
  if (kind == CB_PENDING_ROUTE_OTHER)
    return g_strdup_printf (_("trade route: %s. Carry it out, say what has changed, then: skip"), bonus);
  return g_strdup_printf (_("trade route: %s"), bonus);
}

/* "3 points": how many of what. */
static char *
number_label (const PwMove *move)
{
  CbRouteSpace space = { .bonus = (guint8) move->args[CB_ROUTE_ARG_BONUS], .number = move->args[CB_ROUTE_ARG_NUMBER] };

  return cb_route_bonus_text (&space, NULL);
}

char *
cb_route_choice_label (const PwSetup *setup, const CbState *state, const PwChoice *choice)
{
  const PwMove *move = &choice->move;

  switch ((CbGroup) choice->group)
    {
    case CB_GROUP_ROUTE: return g_strdup_printf (_("Route tile %u"), (guint) choice->number);
    case CB_GROUP_PRINTED:
      if (move->args[CB_ROUTE_ARG_BONUS] == PW_ARG_NONE)
        return pw_capital (cb_route_colour_label ((guint) move->args[CB_ROUTE_ARG_GOODS]));
      if (move->args[CB_ROUTE_ARG_TYPE] != PW_ARG_NONE)
        return pw_capital (cb_type_label ((CbType) move->args[CB_ROUTE_ARG_TYPE]));
      if (move->args[CB_ROUTE_ARG_NUMBER] != PW_ARG_NONE)
        return number_label (move);
      return g_strdup (_(pw_vocabulary_get (&cb_route_bonus_words, move->args[CB_ROUTE_ARG_BONUS])->label));
    case CB_GROUP_FETCH:
      if (move->args[CB_ARG_TILE] >= CB_TILE_DARK)
        return g_strdup (_("Say which monastery"));
      return pw_capital (cb_tile_label (move->args[CB_ARG_TILE]));
    case CB_GROUP_SKIP: return cb_pending (state) == CB_PENDING_ROUTE_OTHER ? g_strdup (_("Carried out")) : NULL;
    default: return NULL;
    }
}

/* -- Choices -------------------------------------------------------------------------------------- */

/* The tiles that lie in no row, for the next place of the row. */
static void
choose_tile (CbChoosing *choosing, guint seat, guint place)
{
  guint set = cb_route_free (choosing->state);
  PwMove move;

  pw_move_init (&move, CB_KIND_ROUTE, (int) seat);
  for (guint i = 0; i < place; i++)
    move.args[i] = 0;
  for (guint tile = 1; tile <= CB_ROUTE_TILES; tile++)
    if (set >> tile & 1)
      {
        move.args[place] = (gint16) tile;
        cb_choose (choosing, CB_GROUP_ROUTE, &move, FALSE);
        cb_choose_number (choosing, tile);
      }
}

/* What is on a space: its colour, its bonus, then how many or which type; two types are typed. */
static void
choose_printed (CbChoosing *choosing, PwMove *move)
{
  guint bonus = (guint) cb_arg (move, CB_ROUTE_ARG_BONUS, 0);

  if (move->args[CB_ROUTE_ARG_GOODS] == PW_ARG_NONE)
    for (gint16 goods = 1; goods <= CB_ROUTE_ANY; goods++)
      {
        move->args[CB_ROUTE_ARG_GOODS] = goods;
        cb_choose (choosing, CB_GROUP_PRINTED, move, TRUE);
        cb_choose_number (choosing, (guint) goods);
      }
  else if (bonus == 0)
    for (gint16 i = CB_ROUTE_POINTS; i <= CB_ROUTE_OTHER; i++)
      {
        move->args[CB_ROUTE_ARG_BONUS] = i;
        cb_choose (choosing, CB_GROUP_PRINTED, move, i <= CB_ROUTE_TAKE);
      }
  else if (bonus == CB_ROUTE_TAKE)
    for (gint16 type = 0; type < CB_TYPES; type++)
      {
        move->args[CB_ROUTE_ARG_TYPE] = type;
        cb_choose (choosing, CB_GROUP_PRINTED, move, FALSE);
      }
  else if (bonus > CB_ROUTE_WORKERS)
    cb_choose (choosing, CB_GROUP_PRINTED, move, FALSE);
  else
    for (gint16 n = 1; n <= 8; n++)
      {
        move->args[CB_ROUTE_ARG_NUMBER] = n;
        cb_choose (choosing, CB_GROUP_PRINTED, move, FALSE);
        cb_choose_number (choosing, (guint) n);
      }
}

/* What the table is asked while goods are laid. */
void
cb_route_choose_table (CbChoosing *choosing)
{
  const CbState *state = choosing->state;
  guint seat, at;
  PwMove move = choosing->partial;

  if (cb_pending (state) != CB_PENDING_ROUTE_LAY || (move.kind != PW_KIND_ANY && move.kind != CB_KIND_PRINTED))
    return;
  seat = cb_top (state)->seat;
  at = cb_route_laid (state, seat);
  if (cb_route_space (state, seat, at) == NULL)
    {
      choose_tile (choosing, seat, at / CB_ROUTE_SPACES);
      return;
    }
  move.kind = CB_KIND_PRINTED;
  move.args[CB_ROUTE_ARG_TILE] = state->routes.row[cb_board (state, seat)][at / CB_ROUTE_SPACES];
  move.args[CB_ROUTE_ARG_SPACE] = (gint16) (at % CB_ROUTE_SPACES + 1);
  choose_printed (choosing, &move);
}

/* The bonuses that have moves of their own. */
gboolean
cb_route_choose (CbChoosing *choosing)
{
  guint kind = choosing->partial.kind, pending = cb_pending (choosing->state);
  PwMove next = choosing->partial;

  if (kind == CB_KIND_FETCH || (kind == PW_KIND_ANY && pending == CB_PENDING_ROUTE_BLACK))
    {
      next.kind = choosing->partial.kind = CB_KIND_FETCH;
      if (next.args[CB_ARG_TILE] == PW_ARG_NONE)
        cb_choose_depot_tiles (choosing, CB_GROUP_FETCH, &next);
      else
        cb_choose_take_tile (choosing, CB_GROUP_FETCH);
    }
  else if (kind != PW_KIND_ANY || pending != CB_PENDING_ROUTE_OTHER)
    return FALSE;
  if (kind == PW_KIND_ANY)
    cb_choose_rest (choosing);
  return TRUE;
}
