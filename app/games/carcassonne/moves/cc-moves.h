/* cc-moves.h: what people do, and what follows by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/carcassonne/data/cc-rules.h"
#include "games/carcassonne/data/cc-words.h"
#include "games/carcassonne/state/cc-land.h"

G_BEGIN_DECLS

/* cc-score.c */
void     cc_note             (PwEvents *events, CcNote note, int seat, guint rule, int a, int b, int c, int d);
void     cc_score_tile       (CcState *state, guint tile, guint seat, PwEvents *events);
void     cc_score_end        (CcState *state, PwEvents *events);
void     cc_points           (CcState *state, guint seat, CcSource source, int points, guint rule, const gint16 detail[4],
                              gboolean final, PwEvents *events);

/* cc-turn.c */
void     cc_turn_over        (CcState *state, guint seat, gboolean second, PwEvents *events);
void     cc_part_lapses      (CcState *state, PwEvents *events);
void     cc_use_tile         (CcState *state, guint kind);

/* cc-tile.c */

/**
 * CcLay:
 * @kind: a tile
 * @turn: how it lies, the first of those that look alike
 * @x: where, to the east
 * @y: to the north
 * @figure: a #CcFigureKind, or %CC_NO_FIGURE
 * @segment: on which of its segments the figure stands
 *
 * How a tile is laid.
 */
typedef struct
{
  guint kind, turn;
  int x, y;
  guint figure, segment;
} CcLay;

gboolean cc_tile_check       (gconstpointer state, const PwMove *move, GError **error);
void     cc_tile_example     (const CcState *state, const PwMove *move, PwMove *example);
void     cc_tile_lay         (CcState *state, guint seat, const CcLay *lay, PwEvents *events);
void     cc_tile_apply       (gpointer state, const PwMove *move, PwEvents *events);
void     cc_tile_legal       (gconstpointer state, PwMoves *out);
guint    cc_figures_at       (const CcState *state, const CcGap *gap, const CcTouch *touch, guint kind, guint turn, guint seat,
                              guint8 figures[CC_MAX_SEGMENTS]);
gboolean cc_can_exist        (const CcState *state, guint kind, GError **error);
gboolean cc_refuse_feature   (guint kind, guint turn, int feature, GError **error);
gboolean cc_figure_is_played (const CcState *state, int figure, int feature, GError **error);

/** CC_NO_FIGURE: of cc_figures_at(): nothing may stand there. */
#define CC_NO_FIGURE 255

/* cc-aside.c */
gboolean cc_aside_check      (gconstpointer state, const PwMove *move, GError **error);
void     cc_aside_apply      (gpointer state, const PwMove *move, PwEvents *events);
void     cc_aside_legal      (gconstpointer state, PwMoves *out);
gboolean cc_decline_check    (gconstpointer state, const PwMove *move, GError **error);
void     cc_decline_apply    (gpointer state, const PwMove *move, PwEvents *events);
gboolean cc_draw_check       (gconstpointer state, const PwMove *move, GError **error);
void     cc_draw_apply       (gpointer state, const PwMove *move, PwEvents *events);
gboolean cc_finish_check     (gconstpointer state, const PwMove *move, GError **error);
void     cc_finish_apply     (gpointer state, const PwMove *move, PwEvents *events);
guint    cc_count_places     (const CcState *state, guint kind);
gboolean cc_fits_so          (const CcState *state, guint kind, int turn);

/* cc-complete.c */
gboolean cc_complete         (gconstpointer state, PwMove *move, GError **error);
gboolean cc_unsaid           (gconstpointer state, PwMove *move, GError **error);

/* cc-deal.c */
guint    cc_any_tile         (const CcState *state, PwRandom *random);
gboolean cc_draws            (gconstpointer state);
void     cc_deal             (gconstpointer state, PwRandom *random, PwDealFlags flags, PwMove *out);
int      cc_worth            (gconstpointer state, const PwMove *move);

/* cc-pick.c */
gboolean cc_choose           (const CcState *state, PwRandom *random, CcLay *out);
gboolean cc_pick             (gconstpointer state, PwRandom *random, PwMove *out);

/* cc-played-out.c */
PwPlayedOn cc_play_on        (gpointer state, PwRandom *random, PwDealFlags flags, PwEvents *points, PwKept *kept);
gboolean cc_carry_out        (gpointer state, const PwMove *move, PwEvents *points);

/* cc-rate.c */

/** CcWeight: what a practised player weighs, in hundredths of a point unless it says otherwise. */
typedef enum
{
  CC_WEIGHT_OTHERS,             /* of a hundred: how much what others gain counts */
  CC_WEIGHT_CLOSE_1,            /* of a hundred: how likely a feature with so many openings is completed */
  CC_WEIGHT_CLOSE_2,
  CC_WEIGHT_CLOSE_3,
  CC_WEIGHT_CLOSE_MORE,
  CC_WEIGHT_GROWS,              /* what an open city may still gain */
  CC_WEIGHT_ROAD_GROWS,
  CC_WEIGHT_AROUND,             /* an empty place around a monastery */
  CC_WEIGHT_FOLLOWER,           /* one in the supply */
  CC_WEIGHT_LAST,               /* more for the last one, and the second last */
  CC_WEIGHT_SECOND,
  CC_WEIGHT_GOOD,
  CC_WEIGHT_DOUBLE,             /* a second tile */
  CC_WEIGHT_BUILDER,            /* one who is put to work */
  CC_WEIGHT_FED,                /* of a farmer: a completed city, one that is not, a tile that he may still come by */
  CC_WEIGHT_FEEDS,
  CC_WEIGHT_LATER,
  CC_WEIGHT_PIG,
  CC_WEIGHT_FARMER,             /* what a farmer has to bring: he never comes back */
  CC_WEIGHTS,
} CcWeight;

/* Changed by nobody but the tool that looks for better ones. */
extern int cc_rate_weights[CC_WEIGHTS];

int      cc_rate             (gconstpointer state, const PwMove *move, gboolean *scores, PwMemo *memo);

/* An argument, or @otherwise where it is open. */
static inline int
cc_arg (const PwMove *move, guint index, int otherwise)
{
  return move->args[index] == PW_ARG_NONE ? otherwise : move->args[index];
}

/* The game, for what its core asks of it: it stands above. */
static inline const PwGame *
cc_itself (void)
{
  return pw_games_find ("carcassonne");
}

/* The place of a tile, as an argument. */
static inline gint16
cc_place_of (const CcState *state, guint tile)
{
  return pw_cell (state->tiles[tile].x, state->tiles[tile].y);
}

G_END_DECLS
