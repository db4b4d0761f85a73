/* cb-parts.c: parts of the game board: where the game stands, turn order, bonus tiles; each a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-parts.h"

#include <glib/gi18n-lib.h>

#include "cb-pieces.h"
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
  pw_pen_text (pen, width - WHITE_DIE - 8, ROUND_Y, 1, C_("die", "White"), 12.7, 400, PW_COLOR_DIM);
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
  .height = PHASES_HEIGHT,
  .draw = draw_phases,
  .key = key_phases,
  .min_width = 254,
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
  .height = BONUS_HEIGHT,
  .draw = draw_bonus,
  .key = key_bonus,
  .min_width = CB_TYPES * (BONUS + 4),
  .width = 278,
};
