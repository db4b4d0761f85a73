/* cb-parts.c: the parts of a board: each a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-parts.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "cb-pieces.h"
#include "pw-card.h"
#include "pw-hex.h"
#include "pw-marker.h"

/* -- Where the game stands: phases, rounds with their goods, the white die --------------------- */

#define PHASES_HEIGHT 84
#define STEP_HEIGHT 27
#define STEP_GAP 6
#define MAX_STEP 64
#define VALUE_Y 37
#define ROUND 31
#define ROUND_GAP 4
#define ROUND_Y 67
#define WHITE_DIE 30

static double
phase_step (double width)
{
  return MIN (MAX_STEP, (width - (CB_PHASES - 1) * STEP_GAP) / CB_PHASES);
}

/* The phases, the rounds, the white die; one explanation for all of a kind. */
static guint
locate_phase (guint i, guint *index)
{
  *index = 0;
  return i < CB_PHASES ? CB_PLACE_PHASE : i < CB_PHASES + CB_ROUNDS ? CB_PLACE_ROUND : CB_PLACE_WHITE;
}

static const char *
write_phase (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CbView *view = in->view;
  const CbSpot *spot = i < CB_PHASES ? &view->phases[i] : i < CB_PHASES + CB_ROUNDS ? &view->rounds[i - CB_PHASES] : &view->white;

  if (i < CB_PHASES)
    {
      cb_piece_phase (piece, spot);
      piece->height = STEP_HEIGHT;
    }
  else if (i < CB_PHASES + CB_ROUNDS)
    cb_piece_round (piece, spot);
  else
    cb_piece_die (piece, spot);
  return spot->name;
}

static void
layout_phase (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  double step = phase_step (width);
  guint round = i - CB_PHASES;

  if (i < CB_PHASES)
    *box = (PwBoardBox){ i * (step + STEP_GAP) + step / 2, STEP_HEIGHT / 2.0, step, 0 };
  else if (round < CB_ROUNDS)
    *box = (PwBoardBox){ round * (ROUND + ROUND_GAP) + ROUND / 2.0, ROUND_Y, ROUND, 0 };
  else
    *box = (PwBoardBox){ width - WHITE_DIE / 2.0 - 1, ROUND_Y, WHITE_DIE, 0 };
}

static void
measure_phases (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  *minimum = *natural = PHASES_HEIGHT;
}

static void
draw_phases (const PwBoardPartInput *in, PwPen *pen, double width, double height)
{
  const CbView *view = in->view;
  double step = phase_step (width);

  for (guint i = 0; i < CB_PHASES; i++)
    {
      char text[8];

      g_snprintf (text, sizeof text, "+%u", view->phases[i].count);
      pw_pen_text (pen, i * (step + STEP_GAP) + step / 2, VALUE_Y, 0.5, text, 12.7, 400, PW_COLOR_DIM);
    }
  /* Translators: beside the white die */
  pw_pen_text (pen, width - WHITE_DIE - 8, ROUND_Y, 1, C_("die", "white"), 12.7, 400, PW_COLOR_DIM);
}

static gsize
key_phases (const PwBoardPartInput *in, guint8 key[PW_PART_KEY])
{
  const CbView *view = in->view;

  for (guint i = 0; i < CB_PHASES; i++)
    key[i] = view->phases[i].count;
  return CB_PHASES;
}

const PwBoardPartKind cb_part_phases = {
  .name = N_("Phase and round"),
  .flags = PW_PART_TEXT,
  .n = CB_PHASES + CB_ROUNDS + 1,
  .locate = locate_phase,
  .write = write_phase,
  .layout = layout_phase,
  .measure = measure_phases,
  .draw = draw_phases,
  .key = key_phases,
  .min_width = 236,
  .width = 254,
};

/* -- The bridge: turn order of the next round ---------------------------------------------------- */

#define BRIDGE_WIDTH 480
#define BRIDGE_HEIGHT 88
#define SPAN 25
/* How far a marker rises above the one below. */
#define RISE 15
#define ARCHES 3

/* Heights of the spots: the bridge is an arch. */
static const double span_y[CB_BRIDGE_SPACES] = { 58, 51, 47, 45.5, 47, 51, 58 };

/* Three markers fit over the middle; more need room above. */
static guint
headroom (const CbView *view)
{
  guint tallest = 3;

  for (guint i = 0; i < CB_BRIDGE_SPACES; i++)
    {
      guint n = 0;

      while (view->bridge[i][n] != 0)
        n++;
      tallest = MAX (tallest, n);
    }
  return (tallest - 3) * RISE;
}

static const char *
write_span (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CbView *view = in->view;

  cb_piece_span (piece, &view->spans[i], view->bridge[i], in->setup);
  return view->spans[i].name;
}

static void
layout_span (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  double w = MIN (width, BRIDGE_WIDTH), step = (w - 40) / (CB_BRIDGE_SPACES - 1);

  *box = (PwBoardBox){ (width - w) / 2 + 20 + i * step, headroom (in->view) + span_y[i], SPAN, 0 };
}

static void
measure_bridge (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  *minimum = *natural = (int) (BRIDGE_HEIGHT + headroom (in->view));
}

static void
draw_bridge (const PwBoardPartInput *in, PwPen *pen, double width, double height)
{
  double w = MIN (width, BRIDGE_WIDTH), arch = (w - 76) / ARCHES, x = w - 22;
  cairo_t *cr = pen->cr;

  cairo_translate (cr, (width - w) / 2, headroom (in->view));
  cairo_move_to (cr, 2, BRIDGE_HEIGHT);
  cairo_line_to (cr, 2, 64);
  /* A quadratic curve through a point at 24 px over the middle. */
  cairo_curve_to (cr, 2 + 2 * (w / 2 - 2) / 3, 64 - 2 * 40 / 3.0, w - 2 - 2 * (w / 2 - 2) / 3, 64 - 2 * 40 / 3.0, w - 2, 64);
  cairo_line_to (cr, w - 2, BRIDGE_HEIGHT);
  cairo_line_to (cr, x, BRIDGE_HEIGHT);
  for (guint i = 0; i < ARCHES; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, x - arch / 2, BRIDGE_HEIGHT);
      cairo_scale (cr, arch / 2, arch / 2.6);
      cairo_arc_negative (cr, 0, 0, 1, 0, -G_PI);
      cairo_restore (cr);
      x -= arch + 16;
      cairo_line_to (cr, MAX (x, 2), BRIDGE_HEIGHT);
    }
  cairo_close_path (cr);
  pw_pen_paint (pen, PW_COLOR_LAND, PW_COLOR_LINE, 1);
}

static gsize
key_bridge (const PwBoardPartInput *in, guint8 key[PW_PART_KEY])
{
  key[0] = (guint8) headroom (in->view);
  return 1;
}

const PwBoardPartKind cb_part_bridge = {
  .name = N_("Bridge"),
  .flags = PW_PART_TEXT,
  .place = CB_PLACE_BRIDGE,
  .n = CB_BRIDGE_SPACES,
  .write = write_span,
  .layout = layout_span,
  .measure = measure_bridge,
  .draw = draw_bridge,
  .key = key_bridge,
  .min_width = 240,
  .width = 278,
};

/* -- The bonus tiles: large in the first row, small below ------------------------------------------ */

#define BONUS 34
#define BONUS_HEIGHT 60
/* Middles of the two rows. */
#define LARGE_Y 21
#define SMALL_Y 51
#define MAX_BONUS_STEP 60

static double
bonus_x (const CbView *view, guint i, double width)
{
  double step = MIN ((width - 6 - BONUS) / (view->n_bonus - 1), MAX_BONUS_STEP);

  return width / 2 + (i - (view->n_bonus - 1) / 2.0) * step;
}

static const char *
write_bonus (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CbView *view = in->view;

  if (i >= view->n_bonus)
    return NULL;
  cb_piece_bonus (piece, &view->bonus[i], in->setup);
  return view->bonus[i].name;
}

static void
layout_bonus (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  *box = (PwBoardBox){ bonus_x (in->view, i, width), LARGE_Y, BONUS, 0 };
}

static void
measure_bonus (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  *minimum = *natural = BONUS_HEIGHT;
}

static void
draw_bonus (const PwBoardPartInput *in, PwPen *pen, double width, double height)
{
  const CbView *view = in->view;

  for (guint i = 0; i < view->n_bonus; i++)
    {
      const CbSpot *spot = &view->bonus[i];
      double x = bonus_x (view, i, width);
      char text[8];

      if (spot->owner[1] == 0)
        {
          g_snprintf (text, sizeof text, "%u", spot->count);
          pw_pen_text (pen, x, SMALL_Y, 0.5, text, 12.7, 400, PW_COLOR_DIM);
        }
      else
        {
          pw_marker_initial (in->setup->names[spot->owner[1] - 1], text);
          pw_marker_draw (pen, x, SMALL_Y, 7, in->setup->markers[spot->owner[1] - 1], text);
        }
    }
}

static gsize
key_bonus (const PwBoardPartInput *in, guint8 key[PW_PART_KEY])
{
  const CbView *view = in->view;

  for (guint i = 0; i < view->n_bonus; i++)
    {
      key[2 * i] = view->bonus[i].owner[1];
      key[2 * i + 1] = view->bonus[i].count;
    }
  return 2 * view->n_bonus;
}

const PwBoardPartKind cb_part_bonus = {
  .name = N_("Bonus tiles"),
  .flags = PW_PART_TEXT,
  .place = CB_PLACE_BONUS,
  .n = CB_BONUSES,
  .write = write_bonus,
  .layout = layout_bonus,
  .measure = measure_bonus,
  .draw = draw_bonus,
  .key = key_bonus,
  .min_width = CB_TYPES * (BONUS + 4),
  .width = 278,
};

/* -- Dice, key spaces and goods of one player, each in a row ------------------------------------------- */

/* Room for rings and keys round the row, and between its places: pixels, or a share of the size. */
#define MARGIN 6.0
#define MARGIN_SHARE 0.13
#define ROW_SIZE 44
#define DICE 2

/* A row of @n, with a gap of @gap or twice the margin. */
static void
make_row (const PwBoardPartInput *in, guint n, double gap, PwBoardRow *row)
{
  double edge = MAX (MARGIN, in->size * MARGIN_SHARE);

  *row = (PwBoardRow){ n, gap > 0 ? gap : 2 * edge, edge, 1, 0 };
}

static const char *
write_die (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CbSpot *spot = &((const CbView *) in->view)->dice[i];

  cb_piece_die (piece, spot);
  return spot->name;
}

static void
row_dice (const PwBoardPartInput *in, PwBoardRow *row)
{
  make_row (in, DICE, 0, row);
}

static char *
title_dice (const PwBoardPartInput *in)
{
  return g_strdup_printf (_("%s, dice"), pw_setup_name (in->setup, ((const CbView *) in->view)->seat));
}

const PwBoardPartKind cb_part_dice = {
  .title = title_dice,
  .flags = PW_PART_FIXED | PW_PART_PRESSABLE,
  .place = CB_PLACE_DIE,
  .n = DICE,
  .write = write_die,
  .row = row_dice,
  .size = ROW_SIZE,
};

static guint
count_store (const PwBoardPartInput *in)
{
  return ((const CbView *) in->view)->n_store;
}

static const char *
write_store (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CbSpot *spot = &((const CbView *) in->view)->store[i];

  cb_piece_store (piece, spot);
  return spot->name;
}

/* What both members of a team use stands apart from a player's own, and that from what the partner has alone. */
static void
row_store (const PwBoardPartInput *in, PwBoardRow *row)
{
  const CbView *view = in->view;

  make_row (in, view->n_store, 0, row);
  row->aspect = PW_HEX_HEIGHT;
  if (view->n_common > 0)
    row->apart = 1u << view->n_common | 1u << (view->n_common + CB_PRIVATE_SPACES);
}

static char *
title_store (const PwBoardPartInput *in)
{
  return g_strdup_printf (_("%s, key spaces"), pw_setup_name (in->setup, ((const CbView *) in->view)->seat));
}

const PwBoardPartKind cb_part_store = {
  .title = title_store,
  .flags = PW_PART_FIXED | PW_PART_PRESSABLE,
  .place = CB_PLACE_STORE,
  .n = CB_VIEW_STORE,
  .count = count_store,
  .write = write_store,
  .row = row_store,
  .size = ROW_SIZE,
};

static guint
count_goods (const PwBoardPartInput *in)
{
  return ((const CbView *) in->view)->n_goods;
}

static const char *
write_goods (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CbSpot *spot = &((const CbView *) in->view)->goods[i];

  cb_piece_goods (piece, spot);
  return spot->name;
}

static void
row_goods (const PwBoardPartInput *in, PwBoardRow *row)
{
  make_row (in, count_goods (in), MAX (6, in->size * 0.18), row);
}

static char *
title_goods (const PwBoardPartInput *in)
{
  const CbView *view = in->view;

  return g_strdup_printf (ngettext ("%s, goods, %u tile sold", "%s, goods, %u tiles sold", view->n_sold),
                          pw_setup_name (in->setup, view->seat), view->n_sold);
}

const PwBoardPartKind cb_part_goods = {
  .title = title_goods,
  .flags = PW_PART_FIXED | PW_PART_PRESSABLE,
  .place = CB_PLACE_GOODS,
  .n = CB_GOODS,
  .count = count_goods,
  .write = write_goods,
  .row = row_goods,
  .size = ROW_SIZE,
};

/* -- The points marker of a solo game on its way to the goal (16.5, 16.9) -------------------------------
 *
 * A bar as long as the way, the marker above the place it has reached, the goal above the end. Points that
 * are about to move the marker are shown in advance. */

#define GOAL_HEIGHT 54
#define CARD_WIDTH 52.0
#define CARD_HEIGHT 28.0
#define CARD_Y 20.0
#define BAR_Y 42.0
#define BAR_HEIGHT 9.0
/* Room for rings. */
#define SIDE 5.0

/* The marker with the points it is at, or the goal with its own. */
static void
draw_mark (PwPen         *pen,
           const PwPiece *piece)
{
  char text[8];
  double x = -piece->size / 2 + 15;

  pw_card_draw_ground (pen, piece, PW_COLOR_CARD, PW_COLOR_STRONG, 1, 8);
  if (piece->list[0] != 0)
    pw_marker_draw (pen, x, 0, 7.5, piece->list[0], piece->initials[0]);
  else
    pw_pen_icon (pen, "goal", x, 0, 18, PW_COLOR_TEXT, 1);
  g_snprintf (text, sizeof text, "%u", piece->number);
  pw_pen_text (pen, x + 20, 0, 0.5, text, 15, 700, PW_COLOR_TEXT);
  pw_card_draw_state (pen, piece, 8);
}

/* Where @points are on a bar of @width pixels. */
static double
goal_x (const CbViewSolo *solo, guint points, double width)
{
  guint goal = MAX (solo->goal, 1);

  return SIDE + (width - 2 * SIDE) * MIN (points, goal) / goal;
}

static const char *
write_goal (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CbViewSolo *solo = &((const CbView *) in->view)->solo;

  pw_card_init (piece, 0, draw_mark);
  piece->number = solo->marks[i].number;
  if (i == CB_GOAL_MARKER)
    {
      piece->list[0] = in->setup->markers[0];
      pw_marker_initial (in->setup->names[0], piece->initials[0]);
    }
  cb_piece_add_flags (piece, &solo->marks[i]);
  return solo->marks[i].name;
}

static void
layout_goal (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  const CbViewSolo *solo = &((const CbView *) in->view)->solo;
  double goal = width - SIDE - CARD_WIDTH / 2;
  double marker = CLAMP (goal_x (solo, solo->marker, width), SIDE + CARD_WIDTH / 2, goal - CARD_WIDTH - 10);

  *box = (PwBoardBox){ i == CB_GOAL_MARKER ? marker : goal, CARD_Y, CARD_WIDTH, CARD_HEIGHT };
}

static void
measure_goal (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  *minimum = *natural = GOAL_HEIGHT;
}

static void
draw_goal (const PwBoardPartInput *in, PwPen *pen, double width, double height)
{
  const CbViewSolo *solo = &((const CbView *) in->view)->solo;
  double at = goal_x (solo, solo->marker, width), then = goal_x (solo, solo->marker + solo->gain, width);

  pw_pen_box (pen, SIDE, BAR_Y, width - 2 * SIDE, BAR_HEIGHT, BAR_HEIGHT / 2);
  pw_pen_paint (pen, PW_COLOR_SUNKEN, PW_COLOR_STRONG, 1);
  if (then > at)
    {
      pw_pen_box (pen, SIDE, BAR_Y, then - SIDE, BAR_HEIGHT, BAR_HEIGHT / 2);
      pw_pen_paint (pen, PW_COLOR_ACCENT_SOFT, PW_COLOR_ACCENT, 1);
    }
  if (at > SIDE + 1)
    {
      pw_pen_box (pen, SIDE, BAR_Y, at - SIDE, BAR_HEIGHT, MIN (BAR_HEIGHT, at - SIDE) / 2);
      pw_pen_paint (pen, PW_COLOR_ACCENT_BG, PW_PEN_NONE, 0);
    }
}

static gsize
key_goal (const PwBoardPartInput *in, guint8 key[PW_PART_KEY])
{
  const CbViewSolo *solo = &((const CbView *) in->view)->solo;

  key[0] = (guint8) solo->goal;
  key[1] = (guint8) solo->marker;
  key[2] = (guint8) solo->gain;
  return 3;
}

const PwBoardPartKind cb_part_goal = {
  .name = N_("Points marker and goal"),
  .flags = PW_PART_TEXT | PW_PART_PRESSABLE | PW_PART_NAMED,
  .place = CB_PLACE_GOAL,
  .n = CB_GOAL_SPOTS,
  .write = write_goal,
  .layout = layout_goal,
  .measure = measure_goal,
  .draw = draw_goal,
  .key = key_goal,
  .min_width = 200,
  .width = 254,
};
