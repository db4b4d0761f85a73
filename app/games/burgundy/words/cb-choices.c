/* cb-choices.c: the numbered choices: what may be added to the move so far
 *
 * Lists keep one order: place (best points first), sell, take, workers, black depot, change the
 * die, do without, end. A choice either is a whole legal move or leads to the next list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/words/cb-sentences.h"
#include "games/burgundy/words/cb-choices-private.h"

/** CB_PAGE: so many choices have a digit of their own. */
#define CB_PAGE 9

/* Keeps the legal moves that match @partial. */
static void
narrow (CbChoosing *choosing, const PwMove *partial)
{
  guint kept = 0;

  for (guint i = 0; i < choosing->legal.n; i++)
    if (cb_choice_matches (&choosing->legal.items[i], partial))
      choosing->legal.items[kept++] = choosing->legal.items[i];
  choosing->legal.n = kept;
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
keep_cheapest (CbChoosing *choosing)
{
  g_autofree gboolean *dear = g_new0 (gboolean, choosing->legal.n + 1);
  guint kept = 0;

  if (choosing->legal.n > 2000) /* Unnamed tiles by the hundred: what follows would be slow, and can wait. */
    return;
  for (guint i = 0; i < choosing->legal.n; i++)
    for (guint j = 0; j < choosing->legal.n && !dear[i]; j++)
      dear[i] = cb_workers_of (&choosing->legal.items[j]) < cb_workers_of (&choosing->legal.items[i]) &&
                same_but_payment (&choosing->legal.items[i], &choosing->legal.items[j]);
  for (guint i = 0; i < choosing->legal.n; i++)
    if (!dear[i])
      choosing->legal.items[kept++] = choosing->legal.items[i];
  choosing->legal.n = kept;
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
add_moves (CbChoosing *choosing, CbKind kind, CbGroup group, int die, int workers)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  GArray *out = choosing->out;

  choosing->out = list;
  for (guint i = 0; i < choosing->legal.n; i++)
    {
      const PwMove *move = &choosing->legal.items[i];

      if (move->kind == kind && (die == 0 || move->args[CB_ARG_DIE] == die) && (workers < 0 || cb_workers_of (move) == workers))
        cb_choose (choosing, group, move, FALSE);
    }
  g_array_sort (list, better);
  g_array_append_vals (out, list->data, list->len);
  g_array_unref (list);
  choosing->out = out;
}

/* Of the places for a tile that nobody has named, the points that are sure. */
static void
note_points (GArray *list, const PwMove *pattern, gint16 points)
{
  for (guint i = 0; i < list->len; i++)
    {
      PwChoice *choice = &g_array_index (list, PwChoice, i);

      if (pw_move_equal (&choice->move, pattern))
        choice->points = MIN (choice->points, points);
    }
}

static gboolean
is_listed (const GArray *list, const PwMove *pattern)
{
  for (guint i = 0; i < list->len; i++)
    if (pw_move_equal (&g_array_index (list, PwChoice, i).move, pattern))
      return TRUE;
  return FALSE;
}

/* The tiles that the one which is placed may be; monasteries go by their numbers. */
static void
add_names (CbChoosing *choosing, CbGroup group)
{
  guint from = choosing->out->len;

  for (guint i = 0; i < choosing->legal.n; i++)
    {
      const PwMove *move = &choosing->legal.items[i];
      int tile = move->args[CB_ARG_TILE];

      if (move->kind != CB_KIND_PLACE ||
          cb_store_source (choosing->state, choosing->player, tile) != choosing->partial.args[CB_ARG_TILE])
        continue;
      cb_choose (choosing, group, move, FALSE);
      if (tile > CB_TILE_MONASTERY_0)
        cb_choose_number (choosing, (guint) (tile - CB_TILE_MONASTERY_0));
    }
  cb_choose_facts (choosing, from);
}

/* Where stored tiles can be placed, best points first. One that nobody has named (10.1) is listed once for each hex: which it is
 * comes behind. */
static void
add_places (CbChoosing *choosing, CbGroup group, int die, int workers)
{
  GArray *list, *out = choosing->out;
  int said = choosing->partial.args[CB_ARG_TILE];

  if (choosing->state->n_open == 0 || (said != PW_ARG_NONE && said < CB_TILE_UNKNOWN))
    {
      add_moves (choosing, CB_KIND_PLACE, group, die, workers);
      return;
    }
  if (said != PW_ARG_NONE && choosing->partial.args[CB_ARG_HEX] != PW_ARG_NONE)
    {
      add_names (choosing, group);
      return;
    }
  list = choosing->out = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  for (guint i = 0; i < choosing->legal.n; i++)
    {
      const PwMove *move = &choosing->legal.items[i];
      PwMove pattern = *move;
      int source;

      if (move->kind != CB_KIND_PLACE || (die != 0 && move->args[CB_ARG_DIE] != die) ||
          (workers >= 0 && cb_workers_of (move) != workers))
        continue;
      source = cb_store_source (choosing->state, choosing->player, move->args[CB_ARG_TILE]);
      if (said != PW_ARG_NONE && said != source)
        continue;
      pattern.args[CB_ARG_TILE] = (gint16) source;
      if (source < CB_TILE_UNKNOWN)
        cb_choose (choosing, group, move, FALSE);
      else if (is_listed (list, &pattern))
        note_points (list, &pattern, (gint16) pw_game_points (cb_itself, choosing->state, move));
      else
        {
          cb_choose (choosing, group, &pattern, TRUE);
          g_array_index (list, PwChoice, list->len - 1).points = (gint16) pw_game_points (cb_itself, choosing->state, move);
        }
    }
  g_array_sort (list, better);
  g_array_append_vals (out, list->data, list->len);
  g_array_unref (list);
  choosing->out = out;
}

/* -- Steps ------------------------------------------------------------------------------ */

/* Which die, while two different ones are open. */
static void
choose_die (CbChoosing *choosing, const guint8 dice[2])
{
  for (guint i = 0; i < 2; i++)
    {
      PwMove next = choosing->partial;
      gint16 best = 0;

      next.args[CB_ARG_DIE] = dice[i];
      cb_choose (choosing, CB_GROUP_DIE, &next, TRUE);
      for (guint j = 0; j < choosing->legal.n; j++)
        {
          const PwMove *move = &choosing->legal.items[j];

          if (move->args[CB_ARG_DIE] == dice[i] && cb_workers_of (move) == 0)
            best = MAX (best, (gint16) pw_game_points (cb_itself, choosing->state, move));
        }
      g_array_index (choosing->out, PwChoice, choosing->out->len - 1).points = best;
    }
}

static guint
count_kind (const CbChoosing *choosing, CbKind kind)
{
  guint n = 0;

  for (guint i = 0; i < choosing->legal.n; i++)
    n += choosing->legal.items[i].kind == kind;
  return n;
}

static void
add_buy (CbChoosing *choosing)
{
  PwMove next;

  pw_move_init (&next, CB_KIND_BUY, choosing->partial.player);
  if (count_kind (choosing, CB_KIND_BUY) == 0)
    return;
  cb_choose (choosing, CB_GROUP_BUY, &next, TRUE);
  g_array_index (choosing->out, PwChoice, choosing->out->len - 1).letter = CB_SIGN_BUY;
}

/* In the list of a die the place that it shows wants two keys, and behind a purchase more is to be said than behind what stands before it. */
static void
keep_buy_off (CbChoosing *choosing, int die)
{
  GArray *out = choosing->out;
  PwChoice *last = out->len > 1 ? &g_array_index (out, PwChoice, out->len - 1) : NULL, buy;

  if (!last || last->move.kind != CB_KIND_BUY || (int) out->len != die || last[-1].more)
    return;
  buy = *last;
  *last = last[-1];
  last[-1] = buy;
}

static void
add_module_actions (CbChoosing *choosing, int die, int workers)
{
  const CbModule *module;

  CB_FOREACH_MODULE (choosing->state, module, choices.action)
    module->choices.action (choosing, die, workers);
}

static void choose_step (CbChoosing *choosing);

/* What may be done whatever is asked: actions of modules, buying a tile. */
void
cb_choose_any_time (CbChoosing *choosing)
{
  add_module_actions (choosing, 0, 0);
  add_buy (choosing);
}

/* What always is possible while an effect waits: the same, and doing without it. */
void
cb_choose_rest (CbChoosing *choosing)
{
  add_module_actions (choosing, 0, 0);
  add_moves (choosing, CB_KIND_SKIP, CB_GROUP_SKIP, 0, -1);
  add_buy (choosing);
}

/* Whether @behind goes by numbers of its own, such as those of depots, which its places behind @before would contradict. */
static gboolean
loses_its_numbers (const GArray *behind, const GArray *before)
{
  return before->len > 0 && behind->len > 0 && g_array_index (behind, PwChoice, 0).number != 0;
}

/* The key of what one worker, two or three make of a die; an effect takes a tile by the first of them. */
static char
sign_of (CbGroup group, int workers)
{
  static const char signs[] = { '\0', '+', '*', '.' };

  if (group == CB_GROUP_TAKE)
    return signs[1];
  if (group == CB_GROUP_BUY)
    return CB_SIGN_BUY;
  return group == CB_GROUP_CHANGE && workers < (int) G_N_ELEMENTS (signs) ? signs[workers] : '\0';
}

/* What follows @partial: at once where the page has room for it and @n_after more choices; else
 * behind a choice of @group. */
static void
add_behind (CbChoosing *choosing, CbGroup group, const PwMove *partial, guint n_after)
{
  g_autoptr (GArray) behind = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  CbChoosing step = *choosing;

  step.partial = *partial;
  step.out = behind;
  step.legal = (PwMoves) PW_MOVES_INIT;
  for (guint i = 0; i < choosing->legal.n; i++)
    if (cb_choice_matches (&choosing->legal.items[i], partial))
      pw_moves_add (&step.legal, &choosing->legal.items[i]);
  choose_step (&step);
  pw_moves_clear (&step.legal);
  if (choosing->out->len + behind->len + n_after <= CB_PAGE && !loses_its_numbers (behind, choosing->out))
    g_array_append_vals (choosing->out, behind->data, behind->len);
  else
    {
      cb_choose (choosing, group, partial, TRUE);
      g_array_index (choosing->out, PwChoice, choosing->out->len - 1).letter = sign_of (group,
                                                                                        cb_arg (partial, CB_ARG_WORKERS, 0));
    }
}

/* The tiles within reach of @die, changed by exactly @workers. */
static void
add_takes (CbChoosing *choosing, int die, int workers)
{
  PwMove next;

  for (gint16 depot = 1; depot <= CB_DEPOTS; depot++)
    {
      gboolean here = FALSE;

      pw_move_init (&next, CB_KIND_TAKE, choosing->partial.player);
      next.args[CB_ARG_DEPOT] = depot;
      next.args[CB_ARG_DIE] = (gint16) die;
      for (guint i = 0; i < choosing->legal.n && !here; i++)
        {
          const PwMove *move = &choosing->legal.items[i];

          here = cb_choice_matches (move, &next) && cb_workers_of (move) == workers;
        }
      if (workers)
        next.args[CB_ARG_WORKERS] = (gint16) workers;
      if (here)
        cb_choose_depot_tiles (choosing, CB_GROUP_TAKE, &next);
    }
}

/* The tiles that an effect takes from any depot. They go by the number of the depot: in its place in the list, a 3 would be
 * another depot's. */
static void
add_takes_of_effect (CbChoosing *choosing)
{
  PwMove next;

  for (gint16 depot = 1; depot <= CB_DEPOTS; depot++)
    {
      guint from = choosing->out->len;

      pw_move_init (&next, CB_KIND_TAKE, choosing->partial.player);
      next.args[CB_ARG_DEPOT] = depot;
      cb_choose_depot_tiles (choosing, CB_GROUP_TAKE, &next);
      if (choosing->out->len == from)
        continue;
      if (choosing->out->len > from + 1)
        {
          g_array_set_size (choosing->out, from);
          cb_choose (choosing, CB_GROUP_DEPOT, &next, TRUE);
        }
      cb_choose_number (choosing, (guint) depot);
    }
}

/* What can be done with @die for workers. @n_after more choices follow. */
static void
add_changes (CbChoosing *choosing, int die, guint n_after)
{
  guint n_costs[8] = { 0 }, n_left = 0;
  PwMove next;

  for (guint i = 0; i < choosing->legal.n; i++)
    if (choosing->legal.items[i].args[CB_ARG_DIE] == die && choosing->legal.items[i].kind != CB_KIND_BUY)
      n_costs[MIN (cb_workers_of (&choosing->legal.items[i]), 7)]++;
  for (guint cost = 1; cost < G_N_ELEMENTS (n_costs); cost++)
    n_left += n_costs[cost] > 0;
  for (guint cost = 1; cost < G_N_ELEMENTS (n_costs); cost++)
    if (n_costs[cost] > 0)
      {
        pw_move_init (&next, PW_KIND_ANY, choosing->partial.player);
        next.args[CB_ARG_DIE] = (gint16) die;
        next.args[CB_ARG_WORKERS] = (gint16) cost;
        add_behind (choosing, CB_GROUP_CHANGE, &next, --n_left + n_after);
      }
}

/* Which action: with @die as it is, or changed by exactly @workers; 0 for an effect's action. */
static void
choose_action (CbChoosing *choosing, int die, int workers)
{
  const CbState *state = choosing->state;

  add_places (choosing, CB_GROUP_PLACE, die, die ? workers : -1);
  add_moves (choosing, CB_KIND_SELL, CB_GROUP_SELL, die, die ? workers : -1);
  if (state->pending.n == 0 || (die && !cb_pending_classes[cb_pending (state)]->types))
    add_takes (choosing, die, workers);
  else if (cb_pending (state) != CB_PENDING_CASTLE && !cb_pending_classes[cb_pending (state)]->types)
    add_takes_of_effect (choosing);
  else if (count_kind (choosing, CB_KIND_TAKE) > 0)
    {
      PwMove next;

      /* Any depot may be taken from: the depot comes first. What may follow: doing without, buying,
       * ending the turn. */
      pw_move_init (&next, CB_KIND_TAKE, choosing->partial.player);
      add_behind (choosing, CB_GROUP_TAKE, &next, 3);
    }
  if (workers != 0)
    return;
  add_moves (choosing, CB_KIND_WORKERS, CB_GROUP_WORKERS, die, -1);
  add_module_actions (choosing, die, workers);
  if (state->pending.n == 0)
    {
      add_buy (choosing);
      keep_buy_off (choosing, die);
    }
  if (die)
    add_changes (choosing, die, count_kind (choosing, CB_KIND_END) + count_kind (choosing, CB_KIND_SKIP));
  add_moves (choosing, CB_KIND_SKIP, CB_GROUP_SKIP, 0, -1);
  if (state->pending.n > 0)
    add_buy (choosing);
  add_moves (choosing, CB_KIND_END, CB_GROUP_END, 0, -1);
}

static void
choose_ship (CbChoosing *choosing)
{
  choosing->partial.kind = CB_KIND_SHIP;
  if (choosing->partial.args[CB_ARG_DEPOT] == PW_ARG_NONE)
    cb_choose_depot (choosing, CB_GROUP_SHIP, TRUE);
  else
    add_moves (choosing, CB_KIND_SHIP, CB_GROUP_KEEP, 0, -1);
}

/* A ship's goods where nobody has kept the depots: a colour, then how many (10.2). */
static void
choose_load (CbChoosing *choosing)
{
  guint done = 0;

  if (choosing->partial.args[CB_ARG_GOODS] != PW_ARG_NONE)
    {
      for (guint i = 0; i < choosing->legal.n; i++)
        if (choosing->legal.items[i].kind == CB_KIND_LOAD)
          {
            cb_choose (choosing, CB_GROUP_NUMBER, &choosing->legal.items[i], FALSE);
            cb_choose_number (choosing, (guint) choosing->legal.items[i].args[CB_ARG_NUMBER]);
          }
      return;
    }
  for (guint i = 0; i < choosing->legal.n; i++)
    {
      const PwMove *move = &choosing->legal.items[i];
      PwMove next = choosing->partial;
      int goods = move->args[CB_ARG_GOODS];

      if (move->kind != CB_KIND_LOAD || done >> goods & 1)
        continue;
      done |= 1u << goods;
      next.kind = CB_KIND_LOAD;
      next.args[CB_ARG_GOODS] = (gint16) goods;
      cb_choose (choosing, CB_GROUP_LOAD, &next, TRUE);
      cb_choose_number (choosing, (guint) goods);
    }
}

/* The starting castle, then three goods one by one; numbers are colours. Which goods were drawn lies on the table. */
static void
choose_start (CbChoosing *choosing)
{
  PwMove next = choosing->partial;
  CbHexSet hexes;
  guint hex, step = 0, from;
  static const guint8 goods_args[] = { CB_ARG_GOODS, CB_ARG_KEEP_2, CB_ARG_KEEP_3 };

  next.kind = CB_KIND_START;
  hexes = cb_start_hexes (choosing->state, (guint) next.player);
  if (next.args[CB_ARG_HEX] == PW_ARG_NONE)
    {
      if (cb_hex_count (hexes) > 1)
        {
          CB_FOREACH_HEX (hex, hexes)
            {
              next.args[CB_ARG_HEX] = (gint16) hex;
              cb_choose (choosing, CB_GROUP_HEX, &next, TRUE);
            }
          return;
        }
      next.args[CB_ARG_HEX] = (gint16) cb_hex_first (hexes);
    }
  if ((hexes >> next.args[CB_ARG_HEX] & 1) == 0)
    return;
  from = choosing->out->len;
  while (step < 2 && next.args[goods_args[step]] != PW_ARG_NONE)
    step++;
  for (gint16 goods = 1; goods <= CB_GOODS; goods++)
    {
      if (choosing->partial.args[goods_args[step]] != PW_ARG_NONE && choosing->partial.args[goods_args[step]] != goods)
        continue;
      next.args[goods_args[step]] = goods;
      cb_choose (choosing, CB_GROUP_GOODS, &next, step < 2);
      cb_choose_number (choosing, (guint) goods);
    }
  cb_choose_facts (choosing, from);
}

/* The first step of a move: what is asked, or what may be done with the dice that are left. */
static void
choose_first (CbChoosing *choosing, const guint8 dice[2], guint n_dice)
{
  const CbState *state = choosing->state;
  const PwMove *partial = &choosing->partial;

  if (cb_pending (state) == CB_PENDING_BONUS)
    {
      add_moves (choosing, CB_KIND_CLAIM, CB_GROUP_CLAIM, 0, -1);
      cb_choose_rest (choosing);
    }
  else if (cb_pending (state) == CB_PENDING_SHIP || cb_pending (state) == CB_PENDING_SHIP_NEXT)
    {
      if (cb_goods_are_stale (state))
        choose_load (choosing);
      else
        choose_ship (choosing);
      cb_choose_rest (choosing);
    }
  else if (state->pending.n > 0)
    choose_action (choosing, n_dice ? dice[0] : 0, n_dice ? cb_arg (partial, CB_ARG_WORKERS, 0) : 0);
  else if (n_dice == 0)
    {
      PwMove buy;

      add_module_actions (choosing, 0, 0);
      add_moves (choosing, CB_KIND_END, CB_GROUP_END, 0, -1);
      pw_move_init (&buy, CB_KIND_BUY, partial->player);
      if (count_kind (choosing, CB_KIND_BUY) > 0)
        add_behind (choosing, CB_GROUP_BUY, &buy, 0);
    }
  else if (n_dice == 2 && partial->args[CB_ARG_DIE] == PW_ARG_NONE)
    {
      choose_die (choosing, dice);
      add_module_actions (choosing, 0, 0);
      add_buy (choosing);
      add_moves (choosing, CB_KIND_END, CB_GROUP_END, 0, -1);
    }
  else
    choose_action (choosing, cb_arg (partial, CB_ARG_DIE, dice[0]), cb_arg (partial, CB_ARG_WORKERS, 0));
}

/* The list that follows what is chosen. */
static void
choose_step (CbChoosing *choosing)
{
  const CbState *state = choosing->state;
  const PwMove *partial = &choosing->partial;
  guint8 dice[2] = { 0, 0 };
  guint n_dice = cb_faces (state, (guint) partial->player, dice);
  const CbModule *module;

  /* Another board may be asked in the middle of a decision: it comes first. */
  if (partial->kind == PW_KIND_ANY && cb_asks (state))
    {
      add_moves (choosing, CB_KIND_CONFIRM, CB_GROUP_CONFIRM, 0, -1);
      return;
    }
  CB_FOREACH_MODULE (state, module, choices.step)
    if (module->choices.step (choosing))
      return;
  if (partial->kind != PW_KIND_ANY && partial->args[CB_ARG_WORKERS] == PW_ARG_NONE && partial->kind != CB_KIND_BUY)
    keep_cheapest (choosing);
  switch (partial->kind)
    {
    case PW_KIND_ANY: choose_first (choosing, dice, n_dice); break;
    case CB_KIND_TAKE: cb_choose_take (choosing); break;
    case CB_KIND_BUY: cb_choose_buy (choosing); break;
    case CB_KIND_SHIP: choose_ship (choosing); break;
    /* Where everything else is said, what is left to say is the die. */
    case CB_KIND_PLACE:
      add_places (choosing,
                  partial->args[CB_ARG_TILE] != PW_ARG_NONE && partial->args[CB_ARG_TILE] < CB_TILE_UNKNOWN &&
                      partial->args[CB_ARG_HEX] != PW_ARG_NONE && n_dice == 2
                    ? CB_GROUP_DIE
                    : CB_GROUP_PLACE,
                  0, -1);
      break;
    case CB_KIND_SELL:
      add_moves (choosing, CB_KIND_SELL, partial->args[CB_ARG_GOODS] != PW_ARG_NONE && n_dice == 2 ? CB_GROUP_DIE : CB_GROUP_SELL,
                 0, -1);
      break;
    case CB_KIND_WORKERS: add_moves (choosing, CB_KIND_WORKERS, n_dice == 2 ? CB_GROUP_DIE : CB_GROUP_WORKERS, 0, -1); break;
    case CB_KIND_SKIP: add_moves (choosing, CB_KIND_SKIP, CB_GROUP_SKIP, 0, -1); break;
    case CB_KIND_END: add_moves (choosing, CB_KIND_END, CB_GROUP_END, 0, -1); break;
    case CB_KIND_LOAD: choose_load (choosing); break;
    case CB_KIND_CLAIM: add_moves (choosing, CB_KIND_CLAIM, CB_GROUP_CLAIM, 0, -1); break;
    case CB_KIND_CONFIRM: add_moves (choosing, CB_KIND_CONFIRM, CB_GROUP_CONFIRM, 0, -1); break;
    default: break;
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
  CbChoosing choosing = { .state = data, .partial = *partial, .out = out };
  const CbState *state = data;
  const CbModule *module;
  int actor = cb_actor (data);

  if (actor == PW_NOBODY || partial->player != actor)
    return;
  if (state->stage == CB_STAGE_START && actor != PW_TABLE && !cb_asks (state))
    {
      choosing.player = &state->players[actor];
      if (partial->kind == PW_KIND_ANY || partial->kind == CB_KIND_START)
        choose_start (&choosing);
      return;
    }
  if (partial->kind == CB_KIND_DEPOT)
    {
      if (pw_kind_set_has (cb_playable (state), CB_KIND_DEPOT))
        cb_choose_name (&choosing);
      return;
    }
  pw_game_legal (cb_itself, state, &choosing.legal);
  narrow (&choosing, partial);
  if (actor == PW_TABLE)
    {
      for (guint i = 0; i < choosing.legal.n; i++)
        if (choosing.legal.items[i].kind == CB_KIND_GOODS)
          {
            cb_choose (&choosing, CB_GROUP_GOODS, &choosing.legal.items[i], FALSE);
            cb_choose_number (&choosing, (guint) choosing.legal.items[i].args[0]);
          }
      CB_FOREACH_MODULE (state, module, choices.table)
        module->choices.table (&choosing);
      add_moves (&choosing, CB_KIND_FINISH, CB_GROUP_END, 0, -1);
      add_moves (&choosing, CB_KIND_CONFIRM_TABLE, CB_GROUP_CONFIRM, 0, -1);
      g_free (choosing.legal.items);
      return;
    }
  if (partial->kind == CB_KIND_BUY)
    choosing.partial.args[CB_ARG_DIE] = PW_ARG_NONE;
  choosing.player = &state->players[actor];
  choose_step (&choosing);
  g_free (choosing.legal.items);
}
