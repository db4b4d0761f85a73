/* kb-choices.c: the numbered choices: what may be added to the move so far
 *
 * Advisors go by their numbers, soldiers by how many they are. Where one advisor is reached in several
 * ways, the dice are the next list, the cheapest way first. Enter takes that; the other ways to advisors whose
 * number is not a single digit are a list of their own too, so that none takes more keys than a letter, a digit and Enter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/words/kb-told.h"

/** PASS_NUMBER: after the last advisor, so that passing has the same number all the game. */
#define PASS_NUMBER (KB_ADVISORS + 1)

/** OTHERWISE_NUMBER, RAISED_NUMBER: after passing, and after all that the Envoy reaches. */
#define OTHERWISE_NUMBER (PASS_NUMBER + 1)
#define RAISED_NUMBER (KB_ENVOY_NUMBER + PASS_NUMBER)

/** LATER: ways that come after all of the others. */
#define LATER 1000

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

/* The ways to an advisor, who is chosen: the cheapest first. The Envoy goes there only where somebody says so. */
static GArray *
list_ways (const KbState *state, const PwMoves *legal, const PwMove *chosen)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  for (guint i = 0; i < legal->n; i++)
    if (legal->items[i].kind == KB_KIND_INFLUENCE && pw_move_matches (&legal->items[i], chosen) &&
        legal->items[i].args[KB_ARG_ENVOY] == chosen->args[KB_ARG_ENVOY])
      choose (list, state, KB_GROUP_DICE, &legal->items[i], FALSE, 0);
  g_array_sort (list, cheaper);
  return list;
}

/* Which dice; the advisor is chosen. */
static void
choose_dice (const KbState *state, const PwMoves *legal, const PwMove *partial, GArray *out)
{
  g_autoptr (GArray) list = list_ways (state, legal, partial);

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
                  (int) advisor + (envoy == 1 ? KB_ENVOY_NUMBER : 0));
        }
      if (envoy == 1)
        return;
    }
}

/* Of which list of ways @partial is the beginning. No advisor is said; a Market that counts neither more nor less, and a token that is
 * none, stand for the lists. */
static KbChoiceGroup
list_of (const PwMove *partial)
{
  if (partial->kind != KB_KIND_INFLUENCE || partial->args[KB_ARG_ADVISOR] != PW_ARG_NONE || partial->args[KB_ARG_MARKET] != 0)
    return KB_GROUP_ADVISOR;
  return partial->args[KB_ARG_PLUS2] == 0 ? KB_GROUP_RAISED : KB_GROUP_OTHERWISE;
}

/* Whether a digit behind the number of an advisor of @list may be read as a part of it. */
static gboolean
may_grow (const GArray *list, int number)
{
  gboolean grows = number == PASS_NUMBER / 10;

  for (guint i = 0; i < list->len && !grows; i++)
    grows = g_array_index (list, PwChoice, i).number / 10 == number;
  return grows;
}

static gint
earlier (gconstpointer a, gconstpointer b)
{
  return ((const PwChoice *) a)->number - ((const PwChoice *) b)->number;
}

/* Appends the ways that are not the cheapest to one of @advisors, with or without the Market as @group says, where its number and a digit
 * are more than two keys: first one way to each, those by Envoy and the highest before, then the next. */
static void
choose_otherwise (const KbState *state, const PwMoves *legal, const GArray *advisors, KbChoiceGroup group, GArray *out)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  for (guint i = 0; i < advisors->len; i++)
    {
      const PwChoice *advisor = &g_array_index (advisors, PwChoice, i);
      gboolean grows = advisor->number < 10 && may_grow (advisors, advisor->number);
      g_autoptr (GArray) ways = advisor->more && (advisor->number >= 10 || grows) ? list_ways (state, legal, &advisor->move)
                                                                                  : NULL;

      for (guint w = 1, way = 0; ways && w < ways->len; w++)
        {
          const PwMove *move = &g_array_index (ways, PwChoice, w).move;

          if ((move->args[KB_ARG_MARKET] != PW_ARG_NONE) == (group == KB_GROUP_RAISED))
            choose (list, state, (KbChoiceGroup) advisor->group, move, FALSE,
                    (int) (way++ * KB_ADVISORS * 2 + (advisors->len - i) + (grows ? LATER : 0)));
        }
    }
  g_array_sort (list, earlier);
  for (guint i = 0; i < list->len; i++)
    {
      PwChoice *way = &g_array_index (list, PwChoice, i);

      way->number = (gint16) (i + 1);
      /* They are of several advisors: Enter alone takes none. */
      way->fact = TRUE;
    }
  g_array_append_vals (out, list->data, list->len);
}

/* The way to that list, where there is anything in it. */
static void
offer_otherwise (const KbState *state, const PwMoves *legal, const PwMove *partial, KbChoiceGroup group, GArray *out)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove next = *partial;

  choose_otherwise (state, legal, out, group, list);
  if (list->len == 0)
    return;
  next.kind = KB_KIND_INFLUENCE;
  next.args[KB_ARG_MARKET] = 0;
  if (group == KB_GROUP_RAISED)
    next.args[KB_ARG_PLUS2] = 0;
  choose (out, state, group, &next, TRUE, group == KB_GROUP_RAISED ? RAISED_NUMBER : OTHERWISE_NUMBER);
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

static void
choose_pass (const KbState *state, const PwMoves *legal, GArray *out)
{
  for (guint i = 0; i < legal->n; i++)
    if (legal->items[i].kind == KB_KIND_PASS)
      choose (out, state, KB_GROUP_PASS, &legal->items[i], FALSE, pass_number (state, out));
}

/* Whom, and with which dice; or nobody. */
static void
choose_influence (const KbState *state, const PwMoves *legal, const PwMove *chosen, KbChoiceGroup group, GArray *out)
{
  if (group != KB_GROUP_ADVISOR)
    {
      g_autoptr (GArray) advisors = g_array_new (FALSE, FALSE, sizeof (PwChoice));

      choose_advisor (state, legal, chosen, advisors);
      choose_otherwise (state, legal, advisors, group, out);
    }
  else if (chosen->args[KB_ARG_ADVISOR] == PW_ARG_NONE)
    {
      choose_advisor (state, legal, chosen, out);
      choose_pass (state, legal, out);
      for (KbChoiceGroup other = KB_GROUP_OTHERWISE; chosen->kind == PW_KIND_ANY && other <= KB_GROUP_RAISED; other++)
        offer_otherwise (state, legal, chosen, other, out);
    }
  else
    choose_dice (state, legal, chosen, out);
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
  PwMove chosen = *partial;
  KbChoiceGroup group = list_of (partial);
  guint kept = 0;

  if (group != KB_GROUP_ADVISOR)
    chosen.args[KB_ARG_MARKET] = chosen.args[KB_ARG_PLUS2] = PW_ARG_NONE;
  pw_game_legal (kb_itself, state, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (pw_move_matches (&legal.items[i], &chosen))
      legal.items[kept++] = legal.items[i];
  legal.n = kept;
  if (state->stage == KB_STAGE_INFLUENCE && !kb_asks (state))
    choose_influence (state, &legal, &chosen, group, out);
  else if (state->stage == KB_STAGE_RECRUIT && kb_actor (state) >= 0 && !kb_asks (state) &&
           partial->args[KB_ARG_WHAT] == PW_ARG_NONE)
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
  if (state->stage != KB_STAGE_INFLUENCE || kb_asks (state))
    choose_pass (state, &legal, out);
  pw_moves_clear (&legal);
}
