/* cy-choice-list.c: the choices of a decision in one list, in the order in which people look for them
 *
 * Places go by their numbers, steps of the provost forward too; what has no number comes last. Building is listed by what it
 * brings, then by what it costs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/words/cy-text.h"

/* By which number people know it; 0: none. */
static int
number_of (const PwMove *move)
{
  int where = move->args[CY_ARG_WHERE];

  switch (move->kind)
    {
    case CY_KIND_PLACE:
    case CY_KIND_CLAIM: return where >= CY_PRINTED_PLACES && where < CY_PLACES ? (int) CY_SPACE_OF_PLACE (where) : 0;
    /* Of two prices, the upper and the lower one: "use 2". */
    case CY_KIND_USE: return MAX (move->args[CY_ARG_NUMBER], 0);
    case CY_KIND_PROVOST: return move->args[CY_ARG_NUMBER] > 0 ? move->args[CY_ARG_NUMBER] : 0;
    default: return 0;
    }
}

/* The key of what has no number: a to d are printed beside the road, 0 declines. */
static char
letter_of (const PwMove *move)
{
  int where = move->args[CY_ARG_WHERE];

  switch (move->kind)
    {
    case CY_KIND_PLACE:
      return where == CY_PLACE_SITE ? 's' : where >= 0 && where < CY_PRINTED_PLACES ? (char) ('a' + where) : '\0';
    case CY_KIND_PASS: return 'p';
    case CY_KIND_SKIP: return '0';
    default: return '\0';
    }
}

static guint
cost_of (const CyState *state, const PwMove *move)
{
  const guint8 *cost;
  guint sum = 0;

  if (move->args[CY_ARG_TILE] < CY_FIRST_BUILT || move->args[CY_ARG_TILE] >= CY_FAIRGROUND)
    return 0;
  cost = state->cost[move->args[CY_ARG_TILE] - CY_FIRST_BUILT];
  for (guint good = 0; good < CY_COSTS; good++)
    sum += cost[good];
  return sum;
}

static gint
compare (gconstpointer one, gconstpointer other, gpointer state)
{
  const PwChoice *a = one, *b = other;
  gboolean last_a = a->move.kind == CY_KIND_SKIP || a->move.kind == CY_KIND_PASS;
  gboolean last_b = b->move.kind == CY_KIND_SKIP || b->move.kind == CY_KIND_PASS;

  if (last_a != last_b)
    return last_a - last_b;
  if ((a->number == 0) != (b->number == 0))
    return a->number == 0 ? 1 : -1;
  if (a->number != b->number)
    return a->number - b->number;
  if (a->move.kind != b->move.kind)
    return a->move.kind - b->move.kind;
  switch (a->move.kind)
    {
    case CY_KIND_BUILD:
    case CY_KIND_MONUMENT:
    case CY_KIND_DELIVER:
    case CY_KIND_USE:
      if (a->points != b->points)
        return b->points - a->points;
      return (int) cost_of (state, &a->move) - (int) cost_of (state, &b->move);
    case CY_KIND_PROVOST: return b->move.args[CY_ARG_NUMBER] - a->move.args[CY_ARG_NUMBER];
    default: return 0;
    }
}

/* Every way of delivering that @partial leaves: which goods is one thing to people, not one after the other. */
static void
list_deliveries (const CyState *state, const PwMove *partial, GArray *out)
{
  PwMoves legal = PW_MOVES_INIT;

  pw_game_legal_of_kind (cy_itself, state, CY_KIND_DELIVER, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (pw_move_matches (&legal.items[i], partial))
      {
        PwChoice choice = { .move = legal.items[i], .group = CY_KIND_DELIVER, .icon = -1 };

        choice.points = (gint16) pw_game_points (cy_itself, state, &choice.move);
        g_array_append_val (out, choice);
      }
  pw_moves_clear (&legal);
}

/**
 * cy_choice_list:
 * @state: a state
 * @partial: what is chosen so far
 * @out: (element-type PwChoice): the next choices are appended
 *
 * As pw_choices_plain(), but all kinds of moves stand in one list.
 */
void
cy_choice_list (const CyState *state, const PwMove *partial, GArray *out)
{
  g_autoptr (GArray) kinds = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  if (partial->kind == CY_KIND_DELIVER)
    list_deliveries (state, partial, out);
  else
    pw_choices_plain (cy_itself, state, partial, kinds);
  for (guint i = 0; i < kinds->len; i++)
    {
      PwChoice *choice = &g_array_index (kinds, PwChoice, i);
      PwMove next = *partial;

      if (partial->kind != PW_KIND_ANY || !choice->more)
        g_array_append_val (out, *choice);
      else
        {
          next.kind = choice->move.kind;
          pw_choices_plain (cy_itself, state, &next, out);
        }
    }
  for (guint i = 0; i < out->len; i++)
    {
      PwChoice *choice = &g_array_index (out, PwChoice, i);

      choice->number = (gint16) number_of (&choice->move);
      choice->letter = letter_of (&choice->move);
    }
  g_array_sort_with_data (out, compare, (gpointer) state);
}
