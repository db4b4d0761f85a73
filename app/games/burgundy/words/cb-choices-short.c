/* cb-choices-short.c: what of a tile can be said before its name: what is thrown out for it, how it is paid, where it is bought
 *
 * Whoever names a tile as it is taken says a die, a tile, its name and what is thrown out. Each entry here says two of them at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/words/cb-choices-private.h"

/* Whether the name of the tile of @choice, or the number of the monastery, is still to come. */
static gboolean
is_unnamed (const PwChoice *choice)
{
  int tile = choice->move.args[CB_ARG_TILE];

  return choice->more && (choice->move.kind == CB_KIND_TAKE || choice->move.kind == CB_KIND_BUY) && tile >= CB_TILE_UNKNOWN &&
         (tile < CB_TILE_UNKNOWN + CB_TYPES || tile == CB_TILE_DARK + CB_MONASTERY) &&
         choice->move.args[CB_ARG_DISCARD] == PW_ARG_NONE;
}

/* Whether @choice is one of several depots to buy or take from. */
static gboolean
is_depot (const PwChoice *choice)
{
  return choice->more && choice->group == CB_GROUP_DEPOT &&
         (choice->move.kind == CB_KIND_BUY || choice->move.kind == CB_KIND_TAKE);
}

/* Whether @move is about a depot that is chosen beside what lies there, in one list: what is thrown out is said with the name then. */
static gboolean
is_of_depots (const CbState *state, const PwMove *move)
{
  return move->args[CB_ARG_DEPOT] != PW_ARG_NONE &&
         (move->kind == CB_KIND_BUY ||
          (move->kind == CB_KIND_TAKE && state->pending.n > 0 && move->args[CB_ARG_DIE] == PW_ARG_NONE));
}

static gboolean
is_listed (const GArray *list, const PwMove *move)
{
  for (guint i = 0; i < list->len; i++)
    if (pw_move_equal (&g_array_index (list, PwChoice, i).move, move))
      return TRUE;
  return FALSE;
}

/* The unnamed tile of @choice with each of what may be thrown out for it, and each payment: in the order in which these are asked. The
 * first of them goes without saying; but where a monastery may stay without a number, that of it is in a list of its own. */
static void
add_ways (const CbChoosing *choosing, const PwChoice *choice)
{
  g_autoptr (GArray) whole = g_array_new (FALSE, FALSE, sizeof (PwChoice)), ways = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  CbChoosing of_one = *choosing;
  int tile = PW_ARG_NONE;

  of_one.out = whole;
  of_one.legal = (PwMoves) PW_MOVES_INIT;
  for (guint i = 0; i < choosing->legal.n; i++)
    if (cb_choice_matches (&choosing->legal.items[i], &choice->move))
      {
        if (tile == PW_ARG_NONE)
          tile = choosing->legal.items[i].args[CB_ARG_TILE];
        if (choosing->legal.items[i].args[CB_ARG_TILE] == tile &&
            choosing->legal.items[i].args[CB_ARG_DEPOT] == choice->move.args[CB_ARG_DEPOT])
          pw_moves_add (&of_one.legal, &choosing->legal.items[i]);
      }
  cb_choose_ways (&of_one, (CbGroup) choice->group);
  pw_moves_clear (&of_one.legal);
  for (guint i = 0; i < whole->len; i++)
    {
      const PwMove *move = &g_array_index (whole, PwChoice, i).move;
      PwChoice way = *choice;

      way.move.args[CB_ARG_DISCARD] = move->args[CB_ARG_DISCARD];
      if (move->kind == CB_KIND_BUY)
        way.move.args[CB_ARG_WORKERS] = move->args[CB_ARG_WORKERS];
      if (!is_listed (ways, &way.move))
        g_array_append_val (ways, way);
    }
  if (ways->len > 1)
    for (guint i = cb_tile_type ((CbTile) choice->move.args[CB_ARG_TILE]) == CB_MONASTERY ? 0 : 1; i < ways->len; i++)
      g_array_append_vals (choosing->out, &g_array_index (ways, PwChoice, i), 1);
}

/* Each tile that the one of @choosing may be, with each of what may be thrown out for it; the first of them goes without saying. */
static void
add_names (const CbChoosing *choosing)
{
  guint n = choosing->out->len;

  for (guint i = 0; i < n; i++)
    {
      const PwChoice choice = g_array_index (choosing->out, PwChoice, i);
      g_autoptr (GArray) ways = NULL;

      if (!choice.more || choice.move.args[CB_ARG_TILE] >= CB_TILE_UNKNOWN || choice.move.args[CB_ARG_DISCARD] != PW_ARG_NONE)
        continue;
      ways = g_array_new (FALSE, FALSE, sizeof (PwChoice));
      cb_choices (choosing->state, &choice.move, ways);
      for (guint k = 1; k < ways->len; k++)
        {
          PwChoice *way = &g_array_index (ways, PwChoice, k);

          /* It is called as the tile is, with what is thrown out. */
          way->group = choice.group;
          g_array_append_vals (choosing->out, way, 1);
        }
    }
}

/* To buy something, where the list does not say so, or says it with a number alone; and to pay one worker for it, or two. */
static void
add_purchases (const CbChoosing *choosing)
{
  static const char signs[] = { CB_SIGN_BUY, '&', '%' };

  for (gint16 workers = 0; workers < (gint16) sizeof signs; workers++)
    {
      PwChoice pay = { .more = TRUE, .group = CB_GROUP_BUY, .icon = -1, .letter = signs[workers] };

      pw_move_init (&pay.move, CB_KIND_BUY, choosing->partial.player);
      pay.move.args[CB_ARG_WORKERS] = workers ? workers : PW_ARG_NONE;
      if (is_listed (choosing->out, &pay.move))
        continue;
      for (guint i = 0; i < choosing->legal.n; i++)
        if (choosing->legal.items[i].kind == CB_KIND_BUY &&
            (workers == 0 || cb_workers_of (&choosing->legal.items[i]) == workers))
          {
            g_array_append_val (choosing->out, pay);
            break;
          }
    }
}

/* What may be said at once of the unnamed tiles and the depots among the first @n choices. */
static void
add_tiles (const CbChoosing *choosing, guint n)
{
  GArray *choices = choosing->out;
  guint from;

  for (guint i = 0; i < n; i++)
    {
      const PwChoice choice = g_array_index (choices, PwChoice, i);

      if (is_unnamed (&choice))
        add_ways (choosing, &choice);
    }
  from = choices->len;
  for (guint i = 0; i < n; i++)
    {
      const PwChoice choice = g_array_index (choices, PwChoice, i);

      if (is_depot (&choice))
        cb_choices (choosing->state, &choice.move, choices);
    }
  n = choices->len;
  for (guint i = from; i < n; i++)
    {
      const PwChoice choice = g_array_index (choices, PwChoice, i);

      /* Monasteries go by their numbers, beside which nothing has a letter. */
      if (is_unnamed (&choice) && cb_tile_type ((CbTile) choice.move.args[CB_ARG_TILE]) == CB_MONASTERY)
        add_ways (choosing, &choice);
    }
}

/**
 * cb_shortcuts:
 * @data: a state
 * @partial: what is chosen so far
 * @choices: (element-type PwChoice): what follows it; what says more at once is appended
 */
void
cb_shortcuts (gconstpointer data, const PwMove *partial, GArray *choices)
{
  CbChoosing choosing = { .state = data, .partial = *partial, .out = choices };
  int tile = partial->args[CB_ARG_TILE];
  guint n = choices->len;
  gboolean first = partial->kind == PW_KIND_ANY && partial->args[CB_ARG_DIE] == PW_ARG_NONE, some = first;

  if (partial->player < 0 || n == 0)
    return;
  if (is_of_depots (data, partial) && tile != PW_ARG_NONE && tile >= CB_TILE_UNKNOWN &&
      cb_tile_type ((CbTile) tile) != CB_MONASTERY)
    {
      add_names (&choosing);
      return;
    }
  for (guint i = 0; i < n && !some; i++)
    some = is_unnamed (&g_array_index (choices, PwChoice, i)) || is_depot (&g_array_index (choices, PwChoice, i));
  if (!some)
    return;
  choosing.player = &choosing.state->players[partial->player];
  pw_game_legal (cb_itself, data, &choosing.legal);
  if (first)
    add_purchases (&choosing);
  else
    add_tiles (&choosing, n);
  pw_moves_clear (&choosing.legal);
}
