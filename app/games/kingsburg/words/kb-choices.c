/* kb-choices.c: the numbered choices: what may be added to the move so far
 *
 * Advisors go by their numbers, soldiers by how many they are. Where one advisor is reached in several
 * ways, the dice are the next list, the cheapest way first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/words/kb-told.h"

/** PASS_NUMBER: after the last advisor, so that passing has the same number all the game. */
#define PASS_NUMBER (KB_ADVISORS + 1)

/* What a move scores once it takes effect: choosing an advisor brings his points with the help. */
static int
points_of (const KbState *state, const PwMove *move)
{
  switch ((KbKind) move->kind)
    {
    case KB_KIND_INFLUENCE: return kb_advisors[CLAMP (move->args[KB_ARG_ADVISOR], 0, KB_ADVISORS)].points;
    case KB_KIND_TAKE: return state->stage == KB_STAGE_HELP ? kb_advisors[state->advisor].points : 0;
    case KB_KIND_BUILD: return kb_buildings[move->args[KB_ARG_BUILDING]].points;
    case KB_KIND_HALL: return 1;
    case KB_KIND_CLAIM: return move->args[KB_ARG_WHAT] == KB_CLAIM_POINT;
    default: return 0;
    }
}

static void
choose (GArray *out, const KbState *state, KbChoiceGroup group, const PwMove *move, gboolean more, int number)
{
  PwChoice choice = { .move = *move,
                      .more = more,
                      .points = (gint16) points_of (state, move),
                      .group = (gint16) group,
                      .icon = -1,
                      .number = (gint16) number };

  g_array_append_val (out, choice);
}

static KbChoiceGroup
group_of (const PwMove *move)
{
  gboolean envoy = move->args[KB_ARG_ENVOY] != PW_ARG_NONE;

  switch ((KbKind) move->kind)
    {
    case KB_KIND_INFLUENCE: return envoy ? KB_GROUP_ADVISOR_ENVOY : KB_GROUP_ADVISOR;
    case KB_KIND_TAKE: return KB_GROUP_GOODS;
    case KB_KIND_GIVE:
    case KB_KIND_HALL: return KB_GROUP_GIVE;
    case KB_KIND_BUILD: return envoy ? KB_GROUP_BUILDING_ENVOY : KB_GROUP_BUILDING;
    case KB_KIND_RECRUIT: return KB_GROUP_SOLDIERS;
    case KB_KIND_LOSE: return KB_GROUP_LOSE;
    case KB_KIND_USE: return KB_GROUP_REROLL;
    case KB_KIND_ENEMY: return KB_GROUP_ENEMY;
    case KB_KIND_TOKEN: return KB_GROUP_TOKEN;
    case KB_KIND_CLAIM: return KB_GROUP_CLAIM;
    case KB_KIND_PASS: return KB_GROUP_PASS;
    default: return KB_GROUP_CONFIRM;
    }
}

static guint
price_of (const PwMove *move)
{
  return (move->args[KB_ARG_ENVOY] != PW_ARG_NONE) * 8u + (move->args[KB_ARG_PLUS2] != PW_ARG_NONE) * 4u +
         (move->args[KB_ARG_MARKET] != PW_ARG_NONE) * 2u + (move->args[KB_ARG_WHITE] != PW_ARG_NONE);
}

static gint
cheaper (gconstpointer a, gconstpointer b)
{
  const PwChoice *x = a, *y = b;
  guint p = price_of (&x->move), q = price_of (&y->move);

  if (p != q)
    return p < q ? -1 : 1;
  return x->move.args[KB_ARG_DICE] - y->move.args[KB_ARG_DICE];
}

/* Whether one coloured die alone is the group: it reads as its number. */
static gboolean
is_one_die (const PwMove *move)
{
  return move->args[KB_ARG_DICE] >= 1 && move->args[KB_ARG_DICE] <= 6 && price_of (move) == 0;
}

/* The die that reaches an advisor alone goes by what it shows, and not by its place: “2 2” is the Squire with the 2, whatever
 * else reaches him. What stood at that place takes the die’s. */
static void
number_dice (GArray *list)
{
  for (guint i = 0; i < list->len; i++)
    {
      PwChoice *die = &g_array_index (list, PwChoice, i);
      guint face = (guint) die->move.args[KB_ARG_DICE];

      if (!is_one_die (&die->move) || face > list->len || face == i + 1)
        continue;
      if (list->len > 9)
        {
          /* Turned page by page, they go by their places. */
          const PwChoice there = g_array_index (list, PwChoice, face - 1);

          g_array_index (list, PwChoice, face - 1) = *die;
          *die = there;
          return;
        }
      for (guint k = 0; k < list->len; k++)
        g_array_index (list, PwChoice, k).number = (gint16) (k == i ? face : k == face - 1 ? i + 1 : k + 1);
      return;
    }
}

/* Which dice; the advisor is chosen. */
static void
choose_dice (const KbState *state, const PwMoves *legal, GArray *out)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  gboolean without = FALSE;

  for (guint i = 0; i < legal->n; i++)
    without |= legal->items[i].args[KB_ARG_ENVOY] == PW_ARG_NONE;
  /* Where nobody knows whether the advisor is taken, the Envoy is a choice of its own. */
  for (guint i = 0; i < legal->n; i++)
    if (legal->items[i].kind == KB_KIND_INFLUENCE && (!without || legal->items[i].args[KB_ARG_ENVOY] == PW_ARG_NONE))
      choose (list, state, KB_GROUP_DICE, &legal->items[i], FALSE, 0);
  g_array_sort (list, cheaper);
  number_dice (list);
  g_array_append_vals (out, list->data, list->len);
}

/* Each advisor once, free ones first. */
static void
choose_advisor (const KbState *state, const PwMoves *legal, const PwMove *partial, GArray *out)
{
  for (int envoy = PW_ARG_NONE;; envoy = 1)
    {
      for (guint advisor = 1; advisor <= KB_ADVISORS; advisor++)
        {
          const PwMove *only = NULL;
          gboolean free = !(state->taken >> advisor & 1);
          PwMove next = *partial;
          guint n = 0;

          for (guint i = 0; i < legal->n; i++)
            {
              const PwMove *move = &legal->items[i];

              if (move->kind != KB_KIND_INFLUENCE || move->args[KB_ARG_ADVISOR] != (int) advisor ||
                  move->args[KB_ARG_ENVOY] != envoy)
                continue;
              only = move;
              n++;
            }
          if (n == 0)
            continue;
          next.kind = KB_KIND_INFLUENCE;
          next.args[KB_ARG_ADVISOR] = (gint16) advisor;
          next.args[KB_ARG_ENVOY] = (gint16) envoy;
          choose (out, state, envoy == 1 ? KB_GROUP_ADVISOR_ENVOY : KB_GROUP_ADVISOR, n == 1 ? only : &next, n > 1,
                  (int) advisor + (envoy == 1 && free ? 20 : 0));
        }
      if (envoy == 1)
        return;
    }
}

static void
choose_soldiers (const KbState *state, const PwMoves *legal, const PwMove *partial, GArray *out)
{
  const KbPlayer *player = &state->players[kb_actor (state)];
  guint most = kb_goods_count (player) / kb_soldier_price (player);
  g_autofree const PwMove **only = g_new0 (const PwMove *, most + 1);
  g_autofree guint8 *n = g_new0 (guint8, most + 1);

  for (guint i = 0; i < legal->n; i++)
    if (legal->items[i].kind == KB_KIND_RECRUIT)
      {
        guint soldiers = (guint) legal->items[i].args[KB_ARG_WHAT];

        only[soldiers] = &legal->items[i];
        n[soldiers] = (guint8) MIN (n[soldiers] + 1, 2);
      }
  for (guint soldiers = 1; soldiers <= most; soldiers++)
    {
      PwMove next = *partial;

      if (n[soldiers] == 0)
        continue;
      next.kind = KB_KIND_RECRUIT;
      next.args[KB_ARG_WHAT] = (gint16) soldiers;
      choose (out, state, KB_GROUP_SOLDIERS, n[soldiers] == 1 ? only[soldiers] : &next, n[soldiers] > 1, (int) soldiers);
    }
}

/* Passing has a number where all others have one that leave no digit free. */
static int
pass_number (const KbState *state, const GArray *out)
{
  gint16 highest = 0;

  for (guint i = 0; i < out->len; i++)
    highest = MAX (highest, g_array_index (out, PwChoice, i).number);
  if (state->stage == KB_STAGE_INFLUENCE && highest > 0)
    return PASS_NUMBER;
  return highest >= 9 ? highest + 1 : 0;
}

/**
 * kb_choices:
 * @data: a state
 * @partial: what is chosen so far
 * @out: (element-type PwChoice): the next choices are appended
 */
void
kb_choices (gconstpointer data, const PwMove *partial, GArray *out)
{
  const KbState *state = data;
  PwMoves legal = PW_MOVES_INIT;
  guint kept = 0;

  pw_game_legal (kb_itself, state, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (pw_move_matches (&legal.items[i], partial))
      legal.items[kept++] = legal.items[i];
  legal.n = kept;
  if (state->stage == KB_STAGE_INFLUENCE && !kb_asks (state))
    {
      if (partial->args[KB_ARG_ADVISOR] == PW_ARG_NONE)
        choose_advisor (state, &legal, partial, out);
      else
        choose_dice (state, &legal, out);
    }
  else if (state->stage == KB_STAGE_RECRUIT && !kb_asks (state) && partial->args[KB_ARG_WHAT] == PW_ARG_NONE)
    choose_soldiers (state, &legal, partial, out);
  else
    for (guint i = 0; i < legal.n; i++)
      {
        const PwMove *move = &legal.items[i];

        if (move->kind != KB_KIND_PASS)
          /* Of the goblins alone, one goes by its strength; all five together go by their places. */
          choose (out, state, move->kind == KB_KIND_RECRUIT ? KB_GROUP_PAY : group_of (move), move, FALSE,
                  move->kind == KB_KIND_ENEMY ? move->args[1] : 0);
      }
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].kind == KB_KIND_PASS)
      choose (out, state, KB_GROUP_PASS, &legal.items[i], FALSE, pass_number (state, out));
  pw_moves_clear (&legal);
}
