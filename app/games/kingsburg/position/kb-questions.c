/* kb-questions.c: what the final scoring depends on, and nothing more (12.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/position/kb-says.h"

#include <glib/gi18n-lib.h>

static const KbPlayer *
player_of (gconstpointer state, guint seat)
{
  return &((const KbState *) state)->players[seat];
}

static gboolean
is_followed (gconstpointer state, guint seat, const PwQuestion *question)
{
  return kb_followed (state) >> seat & 1;
}

/* -- Known, and what it is ----------------------------------------------------------------------------- */

static int
points (gconstpointer state, guint seat, const PwQuestion *question)
{
  return player_of (state, seat)->points;
}

static int
cathedral (gconstpointer state, guint seat, const PwQuestion *question)
{
  return kb_final_cathedral (player_of (state, seat));
}

/* Who says how far the first row stands, says this too (7.2). */
static gboolean
cathedral_known (gconstpointer state, guint seat, const PwQuestion *question)
{
  return is_followed (state, seat, question) || player_of (state, seat)->buildings & 15;
}

static int
goods (gconstpointer state, guint seat, const PwQuestion *question)
{
  return (int) kb_final_goods (player_of (state, seat));
}

static gboolean
goods_known (gconstpointer state, guint seat, const PwQuestion *question)
{
  return is_followed (state, seat, question) || kb_goods_count (player_of (state, seat)) > 0;
}

static int
buildings (gconstpointer state, guint seat, const PwQuestion *question)
{
  return (int) kb_final_buildings (player_of (state, seat));
}

static gboolean
buildings_known (gconstpointer state, guint seat, const PwQuestion *question)
{
  return is_followed (state, seat, question) || player_of (state, seat)->buildings != 0;
}

/* -- When it is asked ------------------------------------------------------------------------------------ */

static int
final_points (const KbPlayer *player)
{
  return player->points + (kb_final_cathedral (player) ? (int) kb_final_goods (player) / 2 : 0);
}

/* Whether another has as many points, and as many goods where @and_goods. */
static gboolean
is_tied (const KbState *state, guint seat, gboolean and_goods)
{
  const KbPlayer *player = &state->players[seat];

  for (guint other = 0; other < state->n_players; other++)
    if (other != seat && final_points (&state->players[other]) == final_points (player) &&
        (!and_goods || kb_final_goods (&state->players[other]) == kb_final_goods (player)))
      return TRUE;
  return FALSE;
}

static gboolean
with_cathedral (gconstpointer state, guint seat, const PwQuestion *question)
{
  return kb_final_cathedral (player_of (state, seat));
}

static gboolean
tied_without_cathedral (gconstpointer state, guint seat, const PwQuestion *question)
{
  return !with_cathedral (state, seat, question) && is_tied (state, seat, FALSE);
}

static gboolean
long_tied (gconstpointer state, guint seat, const PwQuestion *question)
{
  return is_tied (state, seat, TRUE);
}

#define HAVE(label, tally, most, at_stage, is, is_known, is_needed, ...) \
  { label, "12.1", KB_KIND_HAVE, KB_ARG_WHAT, KB_RESOURCES + (tally), KB_ARG_NUMBER, 0, most, .stage = at_stage, .value = is, \
    .known = is_known, .needed = is_needed, __VA_ARGS__ }

/** CATHEDRAL: which of the questions asks for it. */
#define CATHEDRAL 1

const PwQuestion kb_questions[KB_QUESTIONS] = {
  { N_("Points on the track"), "12.1", KB_KIND_SCORE, -1, 0, KB_ARG_NUMBER, -99, 999, .adds = TRUE, .value = points, .besides = points,
    .known = is_followed },
  [CATHEDRAL] = HAVE (N_("Cathedral"), KB_TALLY_CATHEDRAL, 1, 0, cathedral, cathedral_known, NULL),
  HAVE (N_("Gold, wood and stone together"), KB_TALLY_GOODS, KB_HAVE_MAX, 0, goods, goods_known, with_cathedral,
        .hinges = CATHEDRAL + 1, .only = N_("only with the Cathedral or in a tie")),
  HAVE (N_("Gold, wood and stone together"), KB_TALLY_GOODS, KB_HAVE_MAX, 1, goods, goods_known, tied_without_cathedral),
  HAVE (N_("Buildings"), KB_TALLY_BUILDINGS, KB_BUILDINGS, 2, buildings, buildings_known, long_tied),
};
