/* cb-choices.c: the numbered choices: what may be added to the move so far
 *
 * Lists keep one order: place (best points first), sell, take, workers, black depot, change the
 * die, do without, end. A choice either is a whole legal move or leads to the next list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-engine.h"

/* Everything one call needs. */
typedef struct
{
  const CbState *state;
  const CbPlayer *player;
  PwMove partial;
  PwMoves legal;                /* matching the partial */
  GArray *out;
} Context;

static void
add (Context *context, CbGroup group, const PwMove *move, gboolean more)
{
  PwChoice choice = { .move = *move, .more = more, .group = (gint16) group, .icon = -1 };

  if (!more)
    choice.points = (gint16) pw_game_points (&cb_game, context->state, move);
  g_array_append_val (context->out, choice);
}

/* Like pw_move_matches(), but "some building" matches every building; and whoever has chosen a die
 * may still buy something or end the turn. */
static gboolean
matches (const PwMove *move, const PwMove *partial)
{
  PwMove open = *partial;
  int tile = partial->args[CB_ARG_TILE];

  if ((move->kind == CB_KIND_BUY || move->kind == CB_KIND_END)
      && (partial->kind != PW_KIND_ANY || partial->args[CB_ARG_WORKERS] == PW_ARG_NONE))
    open.args[CB_ARG_DIE] = PW_ARG_NONE;
  if (tile >= CB_TILE_UNKNOWN && tile != PW_ARG_NONE)
    {
      if (tile != CB_TILE_ANY
          && (int) cb_tile_type ((CbTile) MAX (move->args[CB_ARG_TILE], 0)) != tile - CB_TILE_UNKNOWN)
        return FALSE;
      open.args[CB_ARG_TILE] = PW_ARG_NONE;
    }
  return pw_move_matches (move, &open);
}

/* Keeps the legal moves that match @partial. */
static void
narrow (Context *context, const PwMove *partial)
{
  guint kept = 0;

  for (guint i = 0; i < context->legal.n; i++)
    if (matches (&context->legal.items[i], partial))
      context->legal.items[kept++] = context->legal.items[i];
  context->legal.n = kept;
}

static int
workers_of (const PwMove *move)
{
  return cb_arg (move, CB_ARG_WORKERS, 0);
}

/* Whether two moves differ in nothing but their payment. */
static gboolean
same_but_payment (const PwMove *a, const PwMove *b)
{
  PwMove x = *a, y = *b;

  x.args[CB_ARG_DIE] = y.args[CB_ARG_DIE] = x.args[CB_ARG_WORKERS] = y.args[CB_ARG_WORKERS] = 0;
  return pw_move_equal (&x, &y);
}

/* Drops every move that another does for fewer workers. */
static void
keep_cheapest (Context *context)
{
  g_autofree gboolean *dear = g_new0 (gboolean, context->legal.n + 1);
  guint kept = 0;

  if (context->legal.n > 2000) /* Unnamed tiles by the hundred: what follows would be slow, and can wait. */
    return;
  for (guint i = 0; i < context->legal.n; i++)
    for (guint j = 0; j < context->legal.n && !dear[i]; j++)
      dear[i] = workers_of (&context->legal.items[j]) < workers_of (&context->legal.items[i])
                && same_but_payment (&context->legal.items[i], &context->legal.items[j]);
  for (guint i = 0; i < context->legal.n; i++)
    if (!dear[i])
      context->legal.items[kept++] = context->legal.items[i];
  context->legal.n = kept;
}

static gint
better (gconstpointer a, gconstpointer b)
{
  const PwChoice *x = a, *y = b;

  if (x->points != y->points)
    return y->points - x->points;
  if (x->move.args[CB_ARG_TILE] != y->move.args[CB_ARG_TILE])
    return x->move.args[CB_ARG_TILE] - y->move.args[CB_ARG_TILE];
  return x->move.args[CB_ARG_HEX] - y->move.args[CB_ARG_HEX];
}

/* Moves of one kind as they are; best points first. */
static void
add_moves (Context *context, CbKind kind, CbGroup group, int die, int workers)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  GArray *out = context->out;

  context->out = list;
  for (guint i = 0; i < context->legal.n; i++)
    {
      const PwMove *move = &context->legal.items[i];

      if (move->kind == kind && (die == 0 || move->args[CB_ARG_DIE] == die)
          && (workers < 0 || workers_of (move) == workers))
        add (context, group, move, FALSE);
    }
  g_array_sort (list, better);
  g_array_append_vals (out, list->data, list->len);
  g_array_unref (list);
  context->out = out;
}

/* Whether somebody has named a tile of that depot as @tile. */
static gboolean
is_recorded (const CbState *state, guint depot, int tile)
{
  const guint8 *spaces = depot ? state->depots[depot - 1] : state->black;

  for (guint i = 0; i < (depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES); i++)
    if (spaces[i] == tile)
      return TRUE;
  return FALSE;
}

/* The tiles of one depot: named ones one by one, others by type. @pattern has kind, depot, payment. */
static void
add_depot_tiles (Context *context, CbGroup group, const PwMove *pattern)
{
  guint depot = (guint) cb_arg (pattern, CB_ARG_DEPOT, 0);
  guint64 done = 0;
  guint types_done = 0;

  for (guint i = 0; i < context->legal.n; i++)
    {
      const PwMove *move = &context->legal.items[i];
      int tile = move->args[CB_ARG_TILE];
      CbType type = cb_tile_type ((CbTile) tile);
      PwMove next = *pattern;
      const PwMove *only = NULL;
      guint n = 0;

      if (!matches (move, pattern) || tile < 0 || done >> tile & 1
          || (pattern->kind == CB_KIND_BUY && pattern->args[CB_ARG_DEPOT] == PW_ARG_NONE
              && move->args[CB_ARG_DEPOT] != PW_ARG_NONE))
        continue;
      if (is_recorded (context->state, depot, tile))
        {
          done |= G_GUINT64_CONSTANT (1) << tile;
          next.args[CB_ARG_TILE] = (gint16) tile;
        }
      else
        {
          if (types_done >> type & 1)
            continue;
          types_done |= 1u << type;
          next.args[CB_ARG_TILE] = (gint16) (CB_TILE_UNKNOWN + type);
        }
      for (guint j = 0; j < context->legal.n; j++)
        {
          const PwMove *other = &context->legal.items[j];

          if (matches (other, &next) && (int) depot == cb_arg (other, CB_ARG_DEPOT, 0)
              && (next.args[CB_ARG_TILE] < CB_TILE_UNKNOWN
                  || !is_recorded (context->state, depot, other->args[CB_ARG_TILE])))
            {
              only = other;
              n++;
            }
        }
      if (n == 1)
        add (context, group, only, FALSE);
      else
        add (context, group, &next, TRUE);
    }
}

/* -- Steps ------------------------------------------------------------------------------ */

/* Which die, while two different ones are open. */
static void
choose_die (Context *context, const guint8 dice[2])
{
  for (guint i = 0; i < 2; i++)
    {
      PwMove next = context->partial;
      gint16 best = 0;

      next.args[CB_ARG_DIE] = dice[i];
      add (context, CB_GROUP_DIE, &next, TRUE);
      for (guint j = 0; j < context->legal.n; j++)
        {
          const PwMove *move = &context->legal.items[j];

          if (move->args[CB_ARG_DIE] == dice[i] && workers_of (move) == 0)
            best = MAX (best, (gint16) pw_game_points (&cb_game, context->state, move));
        }
      g_array_index (context->out, PwChoice, context->out->len - 1).points = best;
    }
}

static void
add_buy (Context *context)
{
  PwMove next;

  pw_move_init (&next, CB_KIND_BUY, context->partial.player);
  for (guint i = 0; i < context->legal.n; i++)
    if (context->legal.items[i].kind == CB_KIND_BUY)
      {
        add (context, CB_GROUP_BUY, &next, TRUE);
        return;
      }
}

/* Which action: with @die as it is, or changed by exactly @workers; 0 for an effect's action. */
static void
choose_action (Context *context, int die, int workers)
{
  const CbState *state = context->state;
  PwMove next;
  guint costs = 0;

  add_moves (context, CB_KIND_PLACE, CB_GROUP_PLACE, die, die ? workers : -1);
  add_moves (context, CB_KIND_SELL, CB_GROUP_SELL, die, die ? workers : -1);
  if (cb_pending (state) == CB_PENDING_CASTLE)
    {
      /* Any depot may be taken from: the depot comes first, by its number. */
      pw_move_init (&next, CB_KIND_TAKE, context->partial.player);
      for (guint i = 0; i < context->legal.n; i++)
        if (context->legal.items[i].kind == CB_KIND_TAKE)
          {
            add (context, CB_GROUP_TAKE, &next, TRUE);
            break;
          }
    }
  else
    for (gint16 depot = 1; depot <= CB_DEPOTS; depot++)
      {
        pw_move_init (&next, CB_KIND_TAKE, context->partial.player);
        next.args[CB_ARG_DEPOT] = depot;
        if (die)
          {
            gboolean here = FALSE;

            next.args[CB_ARG_DIE] = (gint16) die;
            for (guint i = 0; i < context->legal.n && !here; i++)
              {
                const PwMove *move = &context->legal.items[i];

                here = matches (move, &next) && workers_of (move) == workers;
              }
            if (!here)
              continue;
            if (workers)
              next.args[CB_ARG_WORKERS] = (gint16) workers;
          }
        add_depot_tiles (context, CB_GROUP_TAKE, &next);
      }
  if (workers == 0)
    add_moves (context, CB_KIND_WORKERS, CB_GROUP_WORKERS, die, -1);
  if (workers == 0 && state->n_pending == 0)
    {
      add_buy (context);
      for (guint i = 0; i < context->legal.n; i++)
        if (context->legal.items[i].args[CB_ARG_DIE] == die && context->legal.items[i].kind != CB_KIND_BUY)
          costs |= 1u << MIN (workers_of (&context->legal.items[i]), 7);
      for (guint cost = 1; cost < 8; cost++)
        if (costs >> cost & 1)
          {
            pw_move_init (&next, PW_KIND_ANY, context->partial.player);
            next.args[CB_ARG_DIE] = (gint16) die;
            next.args[CB_ARG_WORKERS] = (gint16) cost;
            add (context, CB_GROUP_CHANGE, &next, TRUE);
          }
    }
  if (workers == 0)
    {
      add_moves (context, CB_KIND_SKIP, CB_GROUP_SKIP, 0, -1);
      if (state->n_pending > 0)
        add_buy (context);
      add_moves (context, CB_KIND_END, CB_GROUP_END, 0, -1);
    }
}

/* A kind is chosen: which depot or tile, then what to throw out. */
static void
choose_take (Context *context)
{
  const PwMove *partial = &context->partial;
  int tile = partial->args[CB_ARG_TILE];

  if (partial->args[CB_ARG_DEPOT] == PW_ARG_NONE)
    {
      for (gint16 depot = 1; depot <= CB_DEPOTS; depot++)
        {
          PwMove next = *partial;
          const PwMove *only = NULL;
          guint n = 0;

          next.args[CB_ARG_DEPOT] = depot;
          for (guint i = 0; i < context->legal.n; i++)
            if (matches (&context->legal.items[i], &next))
              {
                only = &context->legal.items[i];
                n++;
              }
          if (n == 1)
            add (context, CB_GROUP_DEPOT, only, FALSE);
          else if (n > 1)
            add (context, CB_GROUP_DEPOT, &next, TRUE);
        }
    }
  else if (tile == PW_ARG_NONE)
    add_depot_tiles (context, CB_GROUP_TAKE, partial);
  else
    {
      gboolean named = tile < CB_TILE_UNKNOWN;
      guint64 done = 0;

      for (guint i = 0; i < context->legal.n; i++)
        {
          const PwMove *move = &context->legal.items[i];
          int this = move->args[CB_ARG_TILE];
          PwMove next = *partial;
          guint n = 0;

          if (named)
            {
              add (context, move->args[CB_ARG_DISCARD] == PW_ARG_NONE ? CB_GROUP_DIE : CB_GROUP_DISCARD, move, FALSE);
              continue;
            }
          if (done >> this & 1)
            continue;
          done |= G_GUINT64_CONSTANT (1) << this;
          next.args[CB_ARG_TILE] = (gint16) this;
          for (guint j = 0; j < context->legal.n; j++)
            n += matches (&context->legal.items[j], &next);
          add (context, CB_GROUP_TAKE, n == 1 ? move : &next, n != 1);
        }
    }
}

static void
choose_buy (Context *context)
{
  const PwMove *partial = &context->partial;
  int tile = partial->args[CB_ARG_TILE];
  gboolean several_depots = FALSE, several_payments = FALSE;

  for (guint i = 1; i < context->legal.n; i++)
    {
      several_depots |= context->legal.items[i].args[CB_ARG_DEPOT] != context->legal.items[0].args[CB_ARG_DEPOT];
      several_payments |= workers_of (&context->legal.items[i]) != workers_of (&context->legal.items[0]);
    }
  if (tile == PW_ARG_NONE)
    {
      add_depot_tiles (context, CB_GROUP_BUY_TILE, partial);
      if (several_depots && partial->args[CB_ARG_DEPOT] == PW_ARG_NONE)
        for (gint16 depot = 1; depot <= CB_DEPOTS; depot++)
          {
            PwMove next = *partial;

            next.args[CB_ARG_DEPOT] = depot;
            add_depot_tiles (context, CB_GROUP_BUY_TILE, &next);
          }
      return;
    }
  /* An open depot means the black one, unless only another has the tile. */
  if (several_depots && partial->args[CB_ARG_DEPOT] == PW_ARG_NONE)
    {
      guint kept = 0;

      for (guint i = 0; i < context->legal.n; i++)
        if (context->legal.items[i].args[CB_ARG_DEPOT] == PW_ARG_NONE)
          context->legal.items[kept++] = context->legal.items[i];
      if (kept > 0)
        context->legal.n = kept;
    }
  if (tile >= CB_TILE_UNKNOWN)
    {
      guint64 done = 0;

      for (guint i = 0; i < context->legal.n; i++)
        {
          const PwMove *move = &context->legal.items[i];
          int this = move->args[CB_ARG_TILE];
          PwMove next = *partial;
          guint n = 0;

          if (done >> this & 1)
            continue;
          done |= G_GUINT64_CONSTANT (1) << this;
          next.args[CB_ARG_TILE] = (gint16) this;
          next.args[CB_ARG_DEPOT] = move->args[CB_ARG_DEPOT];
          for (guint j = 0; j < context->legal.n; j++)
            n += matches (&context->legal.items[j], &next);
          add (context, CB_GROUP_BUY_TILE, n == 1 ? move : &next, n != 1);
        }
      return;
    }
  for (guint i = 0; i < context->legal.n; i++)
    {
      const PwMove *move = &context->legal.items[i];
      PwMove next = *partial;
      gboolean listed = FALSE;
      guint n = 0;

      if (!several_payments)
        {
          add (context, move->args[CB_ARG_DISCARD] == PW_ARG_NONE ? CB_GROUP_BUY_TILE : CB_GROUP_DISCARD, move, FALSE);
          continue;
        }
      next.args[CB_ARG_WORKERS] = (gint16) workers_of (move);
      for (guint j = 0; j < i; j++)
        listed |= workers_of (&context->legal.items[j]) == workers_of (move);
      for (guint j = 0; j < context->legal.n; j++)
        n += workers_of (&context->legal.items[j]) == workers_of (move);
      if (!listed)
        add (context, CB_GROUP_PAY, n == 1 ? move : &next, n != 1);
    }
}

static void
choose_ship (Context *context)
{
  if (context->partial.args[CB_ARG_DEPOT] == PW_ARG_NONE)
    for (gint16 depot = 1; depot <= CB_DEPOTS; depot++)
      {
        PwMove next = context->partial;
        const PwMove *only = NULL;
        guint n = 0;

        next.kind = CB_KIND_SHIP;
        next.args[CB_ARG_DEPOT] = depot;
        for (guint i = 0; i < context->legal.n; i++)
          if (matches (&context->legal.items[i], &next))
            {
              only = &context->legal.items[i];
              n++;
            }
        if (n == 1)
          add (context, CB_GROUP_SHIP, only, FALSE);
        else if (n > 1)
          add (context, CB_GROUP_SHIP, &next, TRUE);
      }
  else
    add_moves (context, CB_KIND_SHIP, CB_GROUP_KEEP, 0, -1);
}

/* The starting castle, then three goods one by one; numbers are colours. */
static void
choose_start (Context *context)
{
  const CbDuchy *duchy = cb_duchy_of (context->player);
  PwMove next = context->partial;
  guint hex, step = 0;
  static const guint8 goods_args[] = { CB_ARG_GOODS, CB_ARG_KEEP_2, CB_ARG_KEEP_3 };

  next.kind = CB_KIND_START;
  if (next.args[CB_ARG_HEX] == PW_ARG_NONE)
    {
      CbHexSet hexes = duchy->start >= 0 ? CB_HEX (duchy->start) : duchy->of_type[CB_CASTLE];

      if (cb_hex_count (hexes) > 1)
        {
          CB_FOREACH_HEX (hex, hexes)
            {
              next.args[CB_ARG_HEX] = (gint16) hex;
              add (context, CB_GROUP_HEX, &next, TRUE);
            }
          return;
        }
      next.args[CB_ARG_HEX] = (gint16) cb_hex_first (hexes);
    }
  while (step < 2 && next.args[goods_args[step]] != PW_ARG_NONE)
    step++;
  for (gint16 goods = 1; goods <= CB_GOODS; goods++)
    {
      next.args[goods_args[step]] = goods;
      add (context, CB_GROUP_GOODS, &next, step < 2);
    }
}

/**
 * cb_choices:
 * @data: a state
 * @partial: what is chosen so far
 * @out: (element-type PwChoice): the next choices
 *
 * Appends the choices that follow @partial; none where nothing legal matches it. "Some building"
 * as the tile of @partial stands for every building.
 */
void
cb_choices (gconstpointer data, const PwMove *partial, GArray *out)
{
  Context context = { .state = data, .partial = *partial, .out = out };
  const CbState *state = data;
  int actor = cb_actor (data);
  guint8 dice[2] = { 0, 0 };
  guint n_dice;

  if (actor == PW_NOBODY || partial->player != actor)
    return;
  if (state->stage == CB_STAGE_START && actor != PW_TABLE)
    {
      context.player = &state->players[actor];
      if (partial->kind == PW_KIND_ANY || partial->kind == CB_KIND_START)
        choose_start (&context);
      return;
    }
  pw_game_legal (&cb_game, state, &context.legal);
  narrow (&context, partial);
  if (actor == PW_TABLE)
    {
      add_moves (&context, CB_KIND_GOODS, CB_GROUP_GOODS, 0, -1);
      add_moves (&context, CB_KIND_FINISH, CB_GROUP_END, 0, -1);
      g_free (context.legal.items);
      return;
    }
  if (partial->kind == CB_KIND_BUY)
    context.partial.args[CB_ARG_DIE] = PW_ARG_NONE;
  context.player = &state->players[actor];
  n_dice = state->n_pending ? 0 : cb_dice_open (context.player, dice);
  if (partial->kind != PW_KIND_ANY && partial->args[CB_ARG_WORKERS] == PW_ARG_NONE && partial->kind != CB_KIND_BUY)
    keep_cheapest (&context);

  switch (partial->kind)
    {
    case PW_KIND_ANY:
      if (cb_pending (state) == CB_PENDING_SHIP || cb_pending (state) == CB_PENDING_SHIP_NEXT)
        {
          choose_ship (&context);
          add_moves (&context, CB_KIND_SKIP, CB_GROUP_SKIP, 0, -1);
          add_buy (&context);
        }
      else if (state->n_pending > 0)
        choose_action (&context, 0, 0);
      else if (n_dice == 0)
        {
          add_moves (&context, CB_KIND_END, CB_GROUP_END, 0, -1);
          add_buy (&context);
        }
      else if (n_dice == 2 && partial->args[CB_ARG_DIE] == PW_ARG_NONE)
        {
          choose_die (&context, dice);
          add_buy (&context);
          add_moves (&context, CB_KIND_END, CB_GROUP_END, 0, -1);
        }
      else
        choose_action (&context, cb_arg (partial, CB_ARG_DIE, dice[0]), cb_arg (partial, CB_ARG_WORKERS, 0));
      break;
    case CB_KIND_TAKE: choose_take (&context); break;
    case CB_KIND_BUY: choose_buy (&context); break;
    case CB_KIND_SHIP: choose_ship (&context); break;
    /* Where everything else is said, what is left to say is the die. */
    case CB_KIND_PLACE:
      add_moves (&context, CB_KIND_PLACE,
                 partial->args[CB_ARG_TILE] != PW_ARG_NONE && partial->args[CB_ARG_HEX] != PW_ARG_NONE
                   && n_dice == 2 ? CB_GROUP_DIE : CB_GROUP_PLACE, 0, -1);
      break;
    case CB_KIND_SELL:
      add_moves (&context, CB_KIND_SELL,
                 partial->args[CB_ARG_GOODS] != PW_ARG_NONE && n_dice == 2 ? CB_GROUP_DIE : CB_GROUP_SELL, 0, -1);
      break;
    case CB_KIND_WORKERS:
      add_moves (&context, CB_KIND_WORKERS, n_dice == 2 ? CB_GROUP_DIE : CB_GROUP_WORKERS, 0, -1);
      break;
    case CB_KIND_SKIP: add_moves (&context, CB_KIND_SKIP, CB_GROUP_SKIP, 0, -1); break;
    case CB_KIND_END: add_moves (&context, CB_KIND_END, CB_GROUP_END, 0, -1); break;
    default: break;
    }
  g_free (context.legal.items);
}
