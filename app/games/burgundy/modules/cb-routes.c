/* cb-routes.c: trade routes: sold goods fill a row of spaces with bonuses (14)
 *
 * What is sold waits on the stack of decisions until it is laid: one tile after the other, a bonus that
 * needs a decision on top of what is still to be laid. Where a tile of the row, or what is printed on
 * it, was never entered, the table is asked first (10.1).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-routes-private.h"

#include <glib/gi18n-lib.h>

/* -- The row ------------------------------------------------------------------------------------ */

static gboolean
row_is_known (const CbState *state, guint board)
{
  for (guint i = 0; i < cb_route_tiles (state); i++)
    if (state->routes.row[board][i] == 0)
      return FALSE;
  return TRUE;
}

/* -- Before the game ------------------------------------------------------------------------------- */

static gboolean
setup (CbState *state, const PwSetup *table, GError **error)
{
  const CbRouteBook *book = cb_route_nth (table->options[CB_OPTION_ROUTE_TILES]);

  if (book)
    for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
      for (guint space = 0; space < CB_ROUTE_SPACES; space++)
        if (cb_route_space_is_whole (&book->spaces[tile][space]))
          state->routes.faces[tile][space] = book->spaces[tile][space];
  return TRUE;
}

/* What may be said as long as it is not known, at any time (10.1). */
static PwKindSet
always (const CbState *state)
{
  PwKindSet kinds = PW_KIND_SET_NONE;

  for (guint board = 0; board < state->n_boards && pw_kind_set_is_empty (kinds); board++)
    if (!row_is_known (state, board))
      pw_kind_set_add (&kinds, PW_KIND_SET (CB_KIND_ROUTE));
  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    for (guint space = 0; space < CB_ROUTE_SPACES; space++)
      if (state->routes.faces[tile][space].bonus == CB_ROUTE_UNKNOWN)
        return pw_kind_set_union (kinds, PW_KIND_SET (CB_KIND_PRINTED));
  return kinds;
}

/* -- Laying ------------------------------------------------------------------------------------------ */

static void
sold (CbState *state, guint seat, guint goods, guint n, PwEvents *events)
{
  if (n > 0 && cb_route_laid (state, seat) < cb_route_tiles (state) * CB_ROUTE_SPACES)
    cb_push (state, seat, CB_PENDING_ROUTE_LAY, goods)->more = (guint8) n;
}

/* Whether the table has to say something first. */
static gboolean
lay_asks (const CbState *state, const PwPending *pending)
{
  guint at = cb_route_laid (state, pending->seat);
  const CbRouteSpace *space;

  if (at >= cb_route_tiles (state) * CB_ROUTE_SPACES)
    return FALSE;
  space = cb_route_space (state, pending->seat, at);
  return space == NULL || space->bonus == CB_ROUTE_UNKNOWN;
}

/* The decision that a bonus asks for, or CB_PENDING_NONE. */
static CbPendingKind
decision_of (guint bonus)
{
  switch ((CbRouteBonus) bonus)
    {
    case CB_ROUTE_TAKE:
    case CB_ROUTE_TAKE_ANY: return CB_PENDING_ROUTE_TAKE;
    case CB_ROUTE_BLACK: return CB_PENDING_ROUTE_BLACK;
    case CB_ROUTE_PLACE: return CB_PENDING_ROUTE_PLACE;
    case CB_ROUTE_SELL: return CB_PENDING_ROUTE_SELL;
    case CB_ROUTE_ACTION: return CB_PENDING_ROUTE_ACTION;
    case CB_ROUTE_OTHER: return CB_PENDING_ROUTE_OTHER;
    case CB_ROUTE_UNKNOWN:
    case CB_ROUTE_POINTS:
    case CB_ROUTE_SILVER:
    case CB_ROUTE_WORKERS:
    default: return CB_PENDING_NONE;
    }
}

/* What comes at once, or the decision for it; TRUE where one waits now. */
static gboolean
give (CbState *state, guint seat, guint at, const CbRouteSpace *space, PwEvents *events)
{
  CbPendingKind kind = decision_of (space->bonus);
  PwEvent *event;

  switch ((CbRouteBonus) space->bonus)
    {
    case CB_ROUTE_POINTS:
      event = cb_points (state, seat, CB_FROM_ROUTES, space->number, CB_RULE_14_2, events);
      event->args[0] = (gint16) (at + 1);
      break;
    case CB_ROUTE_SILVER: cb_gain (state, seat, CB_SILVER, space->number, CB_RULE_14_2, events); break;
    case CB_ROUTE_WORKERS: cb_gain (state, seat, CB_WORKERS, space->number, CB_RULE_14_2, events); break;
    case CB_ROUTE_UNKNOWN:
    case CB_ROUTE_TAKE:
    case CB_ROUTE_TAKE_ANY:
    case CB_ROUTE_BLACK:
    case CB_ROUTE_PLACE:
    case CB_ROUTE_SELL:
    case CB_ROUTE_ACTION:
    case CB_ROUTE_OTHER:
    default: break;
    }
  if (kind == CB_PENDING_NONE)
    return FALSE;
  cb_push (state, seat, kind, at);
  return TRUE;
}

/* Lays tiles until a bonus has to be decided, something is not known, or none is left. */
static void
lay (CbState *state, const PwPending *pending, PwEvents *events)
{
  guint seat = pending->seat, goods = pending->arg, left = pending->more;

  while (left > 0 && cb_route_laid (state, seat) < cb_route_tiles (state) * CB_ROUTE_SPACES)
    {
      guint at = cb_route_laid (state, seat), above = state->pending.n;
      const CbRouteSpace *space = cb_route_space (state, seat, at);
      PwEvent *event;

      if (lay_asks (state, pending))
        {
          cb_push (state, seat, CB_PENDING_ROUTE_LAY, goods)->more = (guint8) left;
          return;
        }
      state->routes.laid[cb_board (state, seat)][at] = (guint8) goods;
      left--;
      event = cb_note (events, (int) seat, CB_NOTE_ROUTE, 1, CB_RULE_14_2, (int) goods, (int) at + 1);
      event->args[2] = cb_route_space_gives (space, goods);
      event->args[3] = state->routes.row[cb_board (state, seat)][at / CB_ROUTE_SPACES];
      if (!cb_route_space_gives (space, goods))
        continue;
      /* What is still to be laid comes after the bonus. */
      if (decision_of (space->bonus) != CB_PENDING_NONE && left > 0)
        cb_push (state, seat, CB_PENDING_ROUTE_LAY, goods)->more = (guint8) left;
      if (give (state, seat, at, space, events))
        return;
      /* Others may have something to decide about what was gained. */
      if (state->pending.n > above && left > 0)
        {
          PwPending first = cb_pop (state);

          cb_push (state, seat, CB_PENDING_ROUTE_LAY, goods)->more = (guint8) left;
          *cb_push (state, seat, CB_PENDING_NONE, 0) = first;
          return;
        }
    }
}

/* -- Bonuses that are decided --------------------------------------------------------------------- */

static const CbRouteSpace *
asked (const CbState *state, const PwPending *pending)
{
  return cb_route_space (state, pending->seat, pending->arg);
}

/* The space may have been said to be another one since. */
static guint
take_types (const CbState *state, const PwPending *pending)
{
  const CbRouteSpace *space = asked (state, pending);

  return space && space->bonus == CB_ROUTE_TAKE ? space->types : (1u << CB_TYPES) - 1;
}

static gboolean
take_is_possible (const CbState *state, const PwPending *pending)
{
  guint64 tiles = cb_tiles_of_types (take_types (state, pending));

  for (guint depot = 1; depot <= CB_DEPOTS; depot++)
    if (cb_depot_tiles (state, depot, tiles) != 0)
      return TRUE;
  return FALSE;
}

static int
price (const CbState *state, const PwPending *pending)
{
  const CbRouteSpace *space = asked (state, pending);

  return space && space->bonus == CB_ROUTE_BLACK ? space->number : 0;
}

static gboolean
black_is_possible (const CbState *state, const PwPending *pending)
{
  return state->players[pending->seat].silver >= price (state, pending) && cb_black_tiles (state) != 0;
}

static gboolean
place_is_possible (const CbState *state, const PwPending *pending)
{
  return cb_place_any (state, pending->seat) || (state->stage == CB_STAGE_TURN && cb_can_buy (state, pending->seat));
}

static gboolean
sell_is_possible (const CbState *state, const PwPending *pending)
{
  static const guint8 none[CB_GOODS];

  return memcmp (state->players[pending->seat].goods, none, sizeof none) != 0;
}

gboolean
cb_fetch_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  int silver = price (state, cb_top (state));

  if (state->players[move->player].silver < silver)
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_14_2, _("Do without it: {skip}."),
                           g_dngettext (GETTEXT_PACKAGE, "This bonus costs %d silver coin.", "This bonus costs %d silver coins.",
                                        (gulong) silver),
                           silver);
      return FALSE;
    }
  return (cb_tile_is_open (move->args[CB_ARG_TILE])
            ? cb_depot_check_open (state, (guint) move->player, 0, move->args[CB_ARG_TILE], error)
            : cb_black_check (state, move->args[CB_ARG_TILE], CB_RULE_14_2, error)) &&
         cb_room_check (state, move, error);
}

void
cb_fetch_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint seat = (guint) move->player;
  int silver;

  cb_force_begin (state, move, events);
  silver = MIN (price (state, cb_top (state)), state->players[seat].silver);
  cb_pop (state);
  cb_gain (state, seat, CB_SILVER, -silver, CB_RULE_14_2, events);
  cb_discard_apply (state, move, events);
  cb_depot_take (state, seat, 0, move->args[CB_ARG_TILE], move->args[CB_ARG_STORAGE], CB_RULE_14_2, events);
  cb_settle (state, events);
}

void
cb_fetch_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  PwMove move;

  if (!black_is_possible (state, cb_top (state)))
    return;
  pw_move_init (&move, CB_KIND_FETCH, cb_actor (state));
  cb_tiles_legal (state, cb_black_tiles (state), cb_depot_open_types (state, (guint) move.player, 0), &move, out);
}

/* -- Another bonus is carried out by the players ---------------------------------------------- */

/* What such a bonus has changed is said without a reason. */
static PwKindSet
answers (const CbState *state, const PwPending *pending)
{
  if (pending->kind != CB_PENDING_ROUTE_OTHER)
    return PW_KIND_SET_NONE;
  return PW_KIND_SET (CB_KIND_HEX, CB_KIND_KEY, CB_KIND_STOCK, CB_KIND_SOLD, CB_KIND_HAVE, CB_KIND_BONUS, CB_KIND_BRIDGE,
                      CB_KIND_SCORE, CB_KIND_SPACE, CB_KIND_PILE);
}

/* -- Completion, played so ------------------------------------------------------------------------- */

static gboolean
complete (const CbState *state, PwMove *move, GError **error)
{
  if (move->kind == CB_KIND_FETCH)
    cb_room_complete (state, move);
  return TRUE;
}

static CbForced
force (const CbState *state, PwMove *move, GError **error)
{
  if (move->kind != CB_KIND_FETCH)
    return CB_FORCED_NOT_MINE;
  if (state->pending.n == 0 || cb_pending (state) != CB_PENDING_ROUTE_BLACK)
    return CB_FORCED_NEVER;
  cb_room_complete (state, move);
  return move->args[CB_ARG_TILE] > CB_TILE_NONE && cb_tile_is_named ((CbTile) move->args[CB_ARG_TILE]) &&
             cb_room_check (state, move, error)
           ? CB_FORCED
           : CB_FORCED_NEVER;
}

/* -- Random moves ------------------------------------------------------------------------------------ */

static guint
random_of (guint set, PwRandom *random)
{
  guint pick = pw_random_below (random, (guint) __builtin_popcount (set));

  while (pick-- > 0)
    set &= set - 1;
  return (guint) __builtin_ctz (set);
}

/* Draws the unknown tiles of a row, from the @from-th on; only that one where @one. */
static void
deal_row (const CbState *state, guint seat, guint from, gboolean one, PwRandom *random, PwMove *out)
{
  guint set = cb_route_free (state);

  pw_move_init (out, CB_KIND_ROUTE, (int) seat);
  for (guint i = 0; i < (one ? from + 1 : cb_route_tiles (state)); i++)
    {
      guint tile = state->routes.row[cb_board (state, seat)][i];

      if (tile == 0 && (i == from || !one))
        {
          tile = random_of (set, random);
          set &= ~(1u << tile);
        }
      out->args[i] = (gint16) tile;
    }
}

static gboolean
deal (const CbState *state, PwRandom *random, PwDealFlags flags, PwMove *out)
{
  if (cb_pending (state) == CB_PENDING_ROUTE_LAY && cb_actor (state) == PW_TABLE)
    {
      const PwPending *top = cb_top (state);
      guint at = cb_route_laid (state, top->seat);

      if (cb_route_space (state, top->seat, at) == NULL)
        {
          deal_row (state, top->seat, at / CB_ROUTE_SPACES, TRUE, random, out);
          return TRUE;
        }
      pw_move_init (out, CB_KIND_PRINTED, PW_TABLE);
      out->args[CB_ROUTE_ARG_TILE] = state->routes.row[cb_board (state, top->seat)][at / CB_ROUTE_SPACES];
      out->args[CB_ROUTE_ARG_SPACE] = (gint16) (at % CB_ROUTE_SPACES + 1);
      out->args[CB_ROUTE_ARG_GOODS] = (gint16) (1 + pw_random_below (random, CB_GOODS));
      out->args[CB_ROUTE_ARG_BONUS] = (gint16) (CB_ROUTE_POINTS + pw_random_below (random, CB_ROUTE_OTHER));
      if (out->args[CB_ROUTE_ARG_BONUS] <= CB_ROUTE_WORKERS)
        out->args[CB_ROUTE_ARG_NUMBER] = (gint16) (1 + pw_random_below (random, 4));
      if (out->args[CB_ROUTE_ARG_BONUS] == CB_ROUTE_TAKE)
        out->args[CB_ROUTE_ARG_TYPE] = (gint16) pw_random_below (random, CB_TYPES);
      return TRUE;
    }
  if (flags & PW_DEAL_RECORDED && state->stage == CB_STAGE_ROLL && state->phase == 0 && state->round == 0 && !cb_asks (state))
    for (guint seat = 0; seat < state->n_boards; seat++)
      if (cb_keeps (state, seat) && !row_is_known (state, seat))
        {
          deal_row (state, seat, 0, FALSE, random, out);
          return TRUE;
        }
  return FALSE;
}

static char *
unsound (const CbState *state)
{
  guint seen = 0;

  for (guint board = 0; board < state->n_boards; board++)
    {
      guint n = cb_route_laid (state, board), laid[CB_GOODS + 1] = { 0 };

      for (guint i = 0; i < CB_ROUTE_ROW * CB_ROUTE_SPACES; i++)
        {
          if ((state->routes.laid[board][i] != 0) != (i < n))
            return g_strdup_printf ("the row of board %u has a gap", board);
          laid[state->routes.laid[board][i]]++;
        }
      for (guint i = 1; i <= CB_GOODS && !state->stated; i++)
        if (laid[i] > state->players[board].sold[i - 1])
          return g_strdup_printf ("more goods lie on the row of board %u than were sold", board);
      for (guint i = 0; i < CB_ROUTE_ROW; i++)
        {
          guint tile = state->routes.row[board][i];

          if (tile != 0 && (tile > CB_ROUTE_TILES || i >= cb_route_tiles (state) || seen >> tile & 1))
            return g_strdup_printf ("route tile %u cannot lie there", tile);
          seen |= 1u << tile;
        }
    }
  return NULL;
}

#define FIRST_THE_BONUS .rule = CB_RULE_14_2, .message = N_("The bonus of the trade route comes first."), .remedy = N_("Do without it: {skip}. Or use it, for example: {move}.")

const CbPendingClass cb_pending_route_lay = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_ROUTE, CB_KIND_PRINTED), .required = TRUE, .table = TRUE,
  .possible = lay_asks, .gone = lay,
  .rule = CB_RULE_14_3, .message = N_("What lies on the trade route there must be named first: this game does not know it yet."),
  .remedy = N_("Name the tiles of the row with route, and 0 for one that is not known. What is on the space is said with printed."),
};
const CbPendingClass cb_pending_route_take = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_TAKE), .possible = take_is_possible, .types = take_types, FIRST_THE_BONUS,
};
const CbPendingClass cb_pending_route_black = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_FETCH), .possible = black_is_possible, FIRST_THE_BONUS,
};
const CbPendingClass cb_pending_route_place = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_PLACE), .possible = place_is_possible, FIRST_THE_BONUS,
};
const CbPendingClass cb_pending_route_sell = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_SELL), .possible = sell_is_possible, FIRST_THE_BONUS,
};
const CbPendingClass cb_pending_route_action = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_TAKE, CB_KIND_PLACE, CB_KIND_SELL, CB_KIND_WORKERS),
  .types = take_types, FIRST_THE_BONUS,
};
const CbPendingClass cb_pending_route_other = {
  .rule = CB_RULE_14_2, .message = N_("The bonus of the trade route comes first."),
  .remedy = N_("Carry it out and say what has changed. Then: {skip}."),
};

const CbModule cb_routes_module = {
  .option = CB_OPTION_ROUTES,
  .value = 1,
  .statements = PW_KIND_SET_INIT (CB_KIND_ROUTE, CB_KIND_PRINTED, CB_KIND_LAID),
  .start = { .setup = setup },
  .component = {
    .option = CB_OPTION_ROUTE_TILES,
    .print = cb_route_component_print,
    .parse = cb_route_component_parse,
  },
  .moves = { .always = always, .answers = answers, .complete = complete, .force = force },
  .gains = { .sold = sold },
  .position = { .say = cb_route_position, .doubts = cb_route_doubts, .audit = cb_route_audit },
  .words = {
    .sentence = cb_route_sentence,
    .consequence = cb_route_consequence,
    .event_text = cb_route_event_text,
    .prompt = cb_route_prompt,
    .choice_label = cb_route_choice_label,
  },
  .choices = { .step = cb_route_choose, .table = cb_route_choose_table },
  .dealing = { .deal = deal, .unsound = unsound },
};
