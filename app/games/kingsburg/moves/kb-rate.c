/* kb-rate.c: what a practised player thinks of a move
 *
 * Goods, soldiers and what buildings do are weighed in hundredths of a point; what a move scores at once is counted besides. The
 * weights were found by games against each other: see "How well the program plays" in DESIGN.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#define GOOD 110                 /* a good, in hundredths of a point */
#define LACKING 68               /* more for one that the next building lacks */
#define SPENT 119                 /* of one that is paid */
#define SPENT_AT_LAST 40          /* the same after the last roll */
#define PLUS2 90
#define PIP 20                   /* a pip of the dice that lie on an advisor cannot be used again */
#define SOLDIER 126              /* one that the battle needs */
#define SPARE_SOLDIER 44         /* one more */
#define WINTER 198                /* a point of strength, for each winter to come */
#define UNLOCKS 20               /* of a hundred: of the next building of the row */
#define ENVOY 52                 /* he is used now, and not later */

/* Seasons in which dice are rolled, after this one. */
static int
seasons_left (const KbState *state)
{
  int season = state->phase >= KB_PHASE_AUTUMN ? 2 : state->phase >= KB_PHASE_SUMMER ? 1 : 0;

  return 3 * (KB_YEARS - 1 - state->year) + 2 - season;
}

/* What a good is worth that is paid: in the last year soldiers can still be had for what is left in autumn, and nothing for what is left then. */
static int
worth_of_spent (const KbState *state)
{
  if (state->year < KB_YEARS - 1 || state->phase < KB_PHASE_AUTUMN)
    return SPENT;
  return state->phase == KB_PHASE_AUTUMN ? SPENT_AT_LAST : 0;
}

/* What a building brings after it was built, its points left out. */
static int
worth_of_effect (const KbState *state, guint building)
{
  const KbBuildingInfo *info = kb_building (building);
  int seasons = seasons_left (state), winters = KB_YEARS - state->year, worth = 0;

  for (guint type = 0; type < KB_ENEMY_TYPES; type++)
    worth += WINTER * winters * info->bonus[type] / KB_ENEMY_TYPES;
  switch (building)
    {
    case KB_INN: return worth + PLUS2 * (winters - 1);
    case KB_MARKET: return worth + 21 * seasons;
    case KB_FARMS: return worth + 51 * seasons;
    case KB_MERCHANTS_GUILD: return worth + GOOD * seasons;
    case KB_BARRACKS: return worth + 36 * winters;
    case KB_STABLE: return worth + 15 * winters;
    case KB_CRANE: return worth + 80 * seasons;
    case KB_TOWN_HALL: return worth + 3 * seasons;
    case KB_EMBASSY: return worth + 14 * (seasons + 1);
    case KB_CATHEDRAL: return worth + 100;
    case KB_STATUE:
    case KB_CHAPEL: return worth + seasons;
    default: return worth;
    }
}

/* The same with its points, and some of what it makes possible. */
static int
worth_of_building (const KbState *state, guint building)
{
  int worth = 100 * kb_building (building)->points + worth_of_effect (state, building);

  if (building % KB_COLUMNS < KB_COLUMNS - 1)
    worth += UNLOCKS * (100 * kb_building (building + 1)->points + worth_of_effect (state, building + 1)) / 100;
  return worth;
}

/* The building to save for: that which brings most for what it costs. -1 where all stand. */
static int
next_building (const KbState *state, const KbPlayer *player)
{
  int best = -1, most = 0;

  for (guint row = 0; row < KB_ROWS; row++)
    for (guint column = 0; column < KB_COLUMNS; column++)
      {
        guint building = row * KB_COLUMNS + column;
        const KbBuildingInfo *info = kb_building (building);
        int value;

        if (kb_stands (player, building))
          continue;
        value = 100 * worth_of_building (state, building) / (info->cost[KB_GOLD] + info->cost[KB_WOOD] + info->cost[KB_STONE]);
        if (best < 0 || value > most)
          {
            best = (int) building;
            most = value;
          }
        break;
      }
  return best;
}

/* The next @n goods of a kind: dearer while the next building lacks them. */
static int
worth_of_goods (const KbPlayer *player, int next, guint good, int n)
{
  int lacking = next < 0 ? 0 : MAX (0, kb_building ((guint) next)->cost[good] - (int) player->goods[good]);

  return GOOD * n + LACKING * MIN (n, lacking);
}

/* How many soldiers this winter's enemy still asks for: the card where it is known, else as strong as they usually are. */
static int
soldiers_needed (const KbState *state, const KbPlayer *player)
{
  static const guint8 usual[KB_YEARS] = { 3, 5, 6, 7, 9 };
  int bonus = 0;

  for (guint type = 0; type < KB_ENEMY_TYPES; type++)
    bonus += kb_bonus (player, type);
  return (state->named ? state->enemy.strength : usual[state->year]) - 2 - player->soldiers - bonus / KB_ENEMY_TYPES;
}

static int
worth_of_soldiers (const KbState *state, const KbPlayer *player, int n)
{
  int needed = MAX (0, soldiers_needed (state, player));

  return SOLDIER * MIN (n, needed) + SPARE_SOLDIER * MAX (0, n - needed);
}

/** What was found out of some moves of a decision. */
typedef struct
{
  guint32 known;                /* advisors, as bits */
  int worth[KB_ADVISORS + 1];   /* of these */
  gboolean next_known;
  int next;                     /* the building to save for */
  gboolean others_known;
  gboolean others;              /* whoever is influenced, somebody else goes on */
} Memo;

G_STATIC_ASSERT (sizeof (Memo) <= sizeof (PwMemo));

static int
recall_next (const KbState *state, const KbPlayer *player, Memo *memo)
{
  if (!memo->next_known)
    memo->next = next_building (state, player);
  memo->next_known = TRUE;
  return memo->next;
}

/* Whether somebody else reaches two advisors: one of them is free whichever is taken now, so that nothing scores before the next
 * decision. */
static gboolean
others_go_on (const KbState *state, guint seat)
{
  if (state->level | state->stale)
    return FALSE;
  for (guint other = 0; other < state->n_players; other++)
    {
      KbReach reach;

      if (other == seat)
        continue;
      kb_reach (state, other, &reach);
      if (reach.free & (reach.free - 1))
        return TRUE;
    }
  return FALSE;
}

static gboolean
recall_others (const KbState *state, guint seat, Memo *memo)
{
  if (!memo->others_known)
    memo->others = others_go_on (state, seat);
  memo->others_known = TRUE;
  return memo->others;
}

static int
worth_of_advisor (const KbState *state, const KbPlayer *player, guint advisor, int next)
{
  const KbAdvisorInfo *info = kb_advisor (advisor);
  int worth = 100 * info->points + PLUS2 * info->plus2;

  for (guint good = 0; good < KB_GOODS; good++)
    worth += worth_of_goods (player, next, good, info->goods[good]);
  worth += (info->any + (info->either != 0) + info->trade) * (GOOD + LACKING / 2);
  return worth + worth_of_soldiers (state, player, info->soldiers);
}

/* The same, reckoned once for all dice. */
static int
recall_advisor (const KbState *state, const KbPlayer *player, guint advisor, Memo *memo)
{
  if (!(memo->known >> advisor & 1))
    memo->worth[advisor] = worth_of_advisor (state, player, advisor, recall_next (state, player, memo));
  memo->known |= 1u << advisor;
  return memo->worth[advisor];
}

static int
pips (gint16 packed)
{
  guint8 dice[6];
  guint n = packed == PW_ARG_NONE ? 0 : pw_dice_unpack (packed, dice);
  int sum = 0;

  for (guint i = 0; i < n; i++)
    sum += dice[i];
  return sum;
}

/**
 * kb_rate:
 * @data: a state
 * @move: a legal move of whoever acts
 * @scores: (inout): set to %FALSE where it scores nothing at once
 * @words: what advisors are worth, and the like
 *
 * Returns: what it is worth for later, in hundredths of a point
 */
int
kb_rate (gconstpointer data, const PwMove *move, gboolean *scores, PwMemo *words)
{
  Memo *memo = (Memo *) words;
  const KbState *state = data;
  const KbPlayer *player = &state->players[move->player];
  int next, worth = 0;

  switch ((KbKind) move->kind)
    {
    case KB_KIND_INFLUENCE:
      if (recall_others (state, (guint) move->player, memo))
        *scores = FALSE;
      return recall_advisor (state, player, (guint) move->args[KB_ARG_ADVISOR], memo) -
             PIP * (pips (move->args[KB_ARG_DICE]) + pips (move->args[KB_ARG_WHITE])) -
             (move->args[KB_ARG_PLUS2] != PW_ARG_NONE ? PLUS2 : 0) - (move->args[KB_ARG_ENVOY] == 1 ? ENVOY : 0);
    case KB_KIND_BUILD:
      {
        const KbBuildingInfo *info = kb_building ((guint) move->args[KB_ARG_BUILDING]);

        worth = worth_of_building (state, (guint) move->args[KB_ARG_BUILDING]) - 100 * info->points;
        return worth - worth_of_spent (state) * (info->cost[KB_GOLD] + info->cost[KB_WOOD] + info->cost[KB_STONE]) -
               (move->args[KB_ARG_ENVOY] == 1 ? ENVOY : 0);
      }
    case KB_KIND_TAKE:
      next = recall_next (state, player, memo);
      for (guint i = KB_ARG_GOOD; i <= KB_ARG_GOOD_3; i++)
        if (move->args[i] != PW_ARG_NONE)
          worth += worth_of_goods (player, next, (guint) move->args[i], 1);
      return worth;
    case KB_KIND_GIVE: return GOOD;
    case KB_KIND_RECRUIT:
      return worth_of_soldiers (state, player, move->args[KB_ARG_WHAT]) -
             worth_of_spent (state) * (kb_stands (player, KB_BARRACKS) ? 1 : 2) * move->args[KB_ARG_WHAT];
    case KB_KIND_HALL: return -worth_of_spent (state);
    case KB_KIND_USE: return 50;
    case KB_KIND_LOSE:
      for (guint good = 0; good < KB_GOODS; good++)
        worth -= worth_of_goods (player, recall_next (state, player, memo), good, MAX (0, move->args[KB_ARG_GOLD + good]));
      return worth;
    default: return 0;
    }
}
