/* cb-audit-regions.c: what the completed regions of a duchy can have scored (5.6)
 *
 * Where only the numbers of tiles were said, the regions they may complete are chosen: the best
 * ones for the most, as few as possible for the least.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-says.h"
#include "games/burgundy/position/cb-audit.h"

/** Board: whose regions, and what all questions about them need. */
typedef struct
{
  const CbState *state;
  guint seat;
  const CbPlayer *player;
  const CbDuchy *duchy;
  int start;                    /* the only hex for the first castle, or -1 */
  guint last;                   /* phase until which a region can have been completed */
} Board;

/* Points for a region completed some time until @last, at worst and at best. */
static CbSpan
region_span (const Board *board, guint region)
{
  guint least = board->duchy->region_size[region], most = least;
  guint phase = board->player->region_phase[region];
  const CbModule *module;

  CB_FOREACH_MODULE (board->state, module, position.audit_size)
    module->position.audit_size (board->state, board->seat, region, &least, &most);
  if (phase > 0)
    return (CbSpan){ cb_region_points (least) + cb_phase_points (phase - 1),
                     cb_region_points (most) + cb_phase_points (phase - 1) };
  return (CbSpan){ cb_region_points (least) + cb_phase_points (board->last), cb_region_points (most) + cb_phase_points (0) };
}

/* Whether @region can be the one that the starting castle fills by itself (2.3). */
static gboolean
may_be_the_start (const Board *board, guint region)
{
  if (board->duchy->region_type[region] != CB_CASTLE || board->duchy->region_size[region] != 1 ||
      board->player->region_phase[region] > 0)
    return FALSE;
  return board->start < 0 || board->duchy->region[board->start] == region;
}

/* Whether the starting castle can lie where it fills no region: then all regions have scored. */
static gboolean
start_may_share (const Board *board)
{
  guint hex;

  if (board->start >= 0)
    return board->duchy->region_size[board->duchy->region[board->start]] > 1;
  CB_FOREACH_HEX (hex, board->duchy->of_type[CB_CASTLE] & board->player->filled)
    if (board->duchy->region_size[board->duchy->region[hex]] > 1)
      return TRUE;
  return FALSE;
}

/* The most that @n tiles more of a type can complete, for each n up to @max. */
static void
best_of_type (const Board *board, guint type, int *best, guint max)
{
  memset (best, 0, (max + 1) * sizeof *best);
  for (guint region = 0; region < board->duchy->n_regions; region++)
    {
      guint open = cb_hex_count (board->duchy->of_region[region] & ~board->player->filled);
      int most = region_span (board, region).most;

      if (board->duchy->region_type[region] != type || open == 0)
        continue;
      if (board->start >= 0 && may_be_the_start (board, region))
        most = 0;
      for (guint n = max; n >= open; n--)
        best[n] = MAX (best[n], best[n - open] + most);
    }
}

/* The least that @n tiles more of a type complete: each hex left open may keep one region open. */
static int
least_of_type (const Board *board, guint type, guint n)
{
  int values[CB_MAX_REGIONS];
  guint n_values = 0, open = 0, spare;
  int sum = 0;

  for (guint region = 0; region < board->duchy->n_regions; region++)
    {
      guint hexes = cb_hex_count (board->duchy->of_region[region] & ~board->player->filled);
      int least = region_span (board, region).least;
      guint i = n_values;

      if (board->duchy->region_type[region] != type || hexes == 0)
        continue;
      open += hexes;
      if (may_be_the_start (board, region))
        least = 0;
      for (; i > 0 && values[i - 1] > least; i--)
        values[i] = values[i - 1];
      values[i] = least;
      n_values++;
    }
  spare = open > n ? open - n : 0;
  for (guint i = 0; i + spare < n_values; i++)
    sum += values[i];
  return sum;
}

/**
 * cb_audit_regions:
 * @state: a state
 * @seat: a player
 * @known: what is known of the duchy
 * @last: the last phase in which a region can have been completed
 *
 * Returns: the fewest and the most points the regions can have scored
 */
CbSpan
cb_audit_regions (const CbState *state, guint seat, const CbKnown *known, guint last)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  const Board whole = { state, seat, player, duchy, cb_start_hex (state, seat), last };
  const Board *board = &whole;
  CbSpan span = { 0, 0 }, discount = { 0, G_MAXINT };
  int shared[CB_MAX_HEXES + 1] = { 0 };
  gboolean sure_start = FALSE;

  for (guint region = 0; region < duchy->n_regions; region++)
    if (player->regions_done >> region & 1)
      {
        CbSpan points = region_span (board, region);

        span.least += points.least;
        span.most += points.most;
        if (may_be_the_start (board, region))
          {
            discount.least = MAX (discount.least, points.least);
            discount.most = MIN (discount.most, points.most);
            sure_start = TRUE;
          }
      }
  /* One of the castles was the first, and the region it filled has not scored. */
  span.least -= discount.least;
  if (sure_start && !start_may_share (board))
    span.most -= discount.most;

  for (guint type = 0; type < CB_TYPES; type++)
    {
      int best[CB_MAX_HEXES + 1], sum[CB_MAX_HEXES + 1];
      guint open = cb_hex_count (duchy->of_type[type] & ~player->filled);
      guint counted = MIN (known->counted[type], open);

      best_of_type (board, type, best, open);
      span.least += least_of_type (board, type, counted);
      for (guint n = 0; n <= known->unknown; n++)
        {
          sum[n] = 0;
          for (guint u = 0; u <= n; u++)
            sum[n] = MAX (sum[n], shared[n - u] + best[MIN (counted + u, open)]);
        }
      memcpy (shared, sum, (known->unknown + 1) * sizeof *sum);
    }
  span.most += shared[known->unknown];
  return span;
}
