/* cy-road.c: the road as a snake of rows, with its paving, and the Guilds Bridge
 *
 * Row 0 has the four printed buildings and the bridge; the rows of spaces run there and back. Where it is narrow, the bridge has a
 * row of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cy-road.h"

#include <math.h>

#include "cy-draw.h"

#include <glib/gi18n-lib.h>

/** WIDEST, NARROWEST: cards in pixels; below it a row has four only. */
#define WIDEST 176
#define NARROWEST 58
/** LEAST_CARD: how wide a card stays although the road is too high then: it scrolls. */
#define LEAST_CARD 66
/** ASPECT: how high a card is for its width; LOW_ASPECT in rows of four. */
#define ASPECT 1.36
#define LOW_ASPECT 1.03
/** TURN: the radius of the paving's turns, and SMALL below which all is measured smaller. */
#define TURN 11.0

/* Cards of @w pixels, at most as wide as there is room for. */
static void
plan_for (CyRoadPlan *plan, guint spaces, double width, double w)
{
  gboolean wide = plan->columns == CY_WIDE_COLUMNS;

  plan->w = w;
  plan->h = round (w * (wide ? ASPECT : LOW_ASPECT));
  plan->band = wide ? MAX (18, round (w * 0.25)) : 14;
  plan->pitch = plan->h + 3 + plan->band + (wide ? 8 : 7);
  plan->rows = plan->first + (spaces + 1 + plan->columns - 1) / plan->columns;
  plan->top = 7;
  plan->width = plan->columns * (w + plan->gap) - plan->gap + 2 * plan->margin;
  plan->height = plan->top + plan->rows * plan->pitch;
  plan->left = MAX (0, floor ((width - plan->width) / 2)) + plan->margin;
}

/**
 * cy_road_plan:
 * @plan: (out): where all goes
 * @spaces: how many building spaces there are
 * @width: of the road's widget
 * @height: of the same: where the road would be higher, cards are smaller, as long as their names can be read; 0: as large as can be
 */
void
cy_road_plan (CyRoadPlan *plan, guint spaces, double width, double height)
{
  double room = floor ((width - 48 - 7 * 6) / CY_WIDE_COLUMNS);
  gboolean wide = room >= NARROWEST;

  *plan = (CyRoadPlan){ .spaces = spaces };
  plan->columns = wide ? CY_WIDE_COLUMNS : CY_NARROW_COLUMNS;
  plan->first = wide ? 1 : 2;
  plan->margin = wide ? 24 : 20;
  plan->gap = wide ? 6 : 5;
  if (!wide)
    room = MAX (40, floor ((width - 2 * plan->margin - 3 * plan->gap) / CY_NARROW_COLUMNS));
  room = MIN (room, WIDEST);
  plan_for (plan, spaces, width, room);
  for (; wide && height > 0 && plan->height > height && room > LEAST_CARD; room--)
    plan_for (plan, spaces, width, room - 1);
}

static void
cell (const CyRoadPlan *plan, guint row, guint column, PwBoardBox *box)
{
  *box = (PwBoardBox){ plan->left + column * (plan->w + plan->gap) + plan->w / 2, plan->top + row * plan->pitch + plan->h / 2,
                       plan->w, plan->h };
}

/* Rows run to the right where they are even, to the left where they are odd. */
static guint
row_of (const CyRoadPlan *plan, guint space, guint *column)
{
  guint row = plan->first + (space - 1) / plan->columns, n = (space - 1) % plan->columns;

  *column = row % 2 ? plan->columns - 1 - n : n;
  return row;
}

/**
 * cy_road_place_box:
 * @plan: the road
 * @place: a place of workers
 * @box: (out): where it goes
 */
void
cy_road_place_box (const CyRoadPlan *plan, guint place, PwBoardBox *box)
{
  guint column, row;

  if (place < CY_PRINTED_PLACES)
    {
      cell (plan, 0, place, box);
      return;
    }
  row = row_of (plan, CY_SPACE_OF_PLACE (place), &column);
  cell (plan, row, column, box);
}

/* All of the bridge: what the printed buildings leave of their row, or a row. */
void
cy_road_bridge (const CyRoadPlan *plan, PwBoardBox *box)
{
  guint from = plan->first == 1 ? CY_PRINTED_PLACES : 0, n = plan->columns - from;
  PwBoardBox one;

  cell (plan, plan->first - 1, from, &one);
  box->width = n * (plan->w + plan->gap) - plan->gap;
  box->height = plan->h;
  box->x = one.x - plan->w / 2 + box->width / 2;
  box->y = one.y;
}

/** LINTEL: how much of the bridge its name takes, at the top. */
#define LINTEL 0.24

void
cy_road_bridge_box (const CyRoadPlan *plan, guint index, guint n, PwBoardBox *box)
{
  PwBoardBox all;
  double part;

  cy_road_bridge (plan, &all);
  part = (all.width - 16) / MAX (n, 1);
  box->width = MIN (part, plan->w * 1.1);
  box->height = all.height * (1 - LINTEL);
  box->x = all.x - all.width / 2 + 8 + (index + 0.5) * part;
  box->y = all.y + all.height / 2 - box->height / 2;
}

static double
band_y (const CyRoadPlan *plan, guint row)
{
  return plan->top + row * plan->pitch + plan->h + 3 + plan->band / 2;
}

static double
right_end (const CyRoadPlan *plan)
{
  return plan->left - plan->margin + plan->width - plan->band / 2 - 1;
}

static double
left_end (const CyRoadPlan *plan)
{
  return plan->left - plan->margin + plan->band / 2 + 1;
}

static guint
row_of_stop (const CyRoadPlan *plan, guint position)
{
  guint column;

  return position == 0 ? plan->first - 1 : row_of (plan, MIN (position, plan->spaces), &column);
}

/**
 * cy_road_stop:
 * @plan: the road
 * @position: of the provost (6.1)
 * @x: (out): where he stands
 * @y: (out): the same
 */
void
cy_road_stop (const CyRoadPlan *plan, guint position, double *x, double *y)
{
  guint row = row_of_stop (plan, position), column;
  double forward = row % 2 ? -1 : 1, beyond = position > plan->spaces ? position - plan->spaces : 0;
  PwBoardBox box;

  *y = band_y (plan, row);
  if (position == 0 || (position % plan->columns == 0 && position < plan->spaces))
    {
      *x = row % 2 ? left_end (plan) : right_end (plan);
      return;
    }
  row_of (plan, MIN (position, plan->spaces), &column);
  cell (plan, row, column, &box);
  /* Behind the last space his places are closer together. */
  *x = box.x + forward * ((plan->w + plan->gap) / 2 + beyond * plan->w * 0.27);
}

/* -- Drawing ----------------------------------------------------------------------------------------------- */

/* The path along the road from the gate to a position. */
static void
append_way (PwPen *pen, const CyRoadPlan *plan, guint position)
{
  guint last = row_of_stop (plan, position);
  cairo_t *cr = pen->cr;
  double x, y;

  cairo_new_path (cr);
  cairo_move_to (cr, plan->left - plan->margin + 4, band_y (plan, 0));
  for (guint row = 0; row < last; row++)
    {
      gboolean right = row % 2 == 0;
      double end = right ? right_end (plan) : left_end (plan), k = right ? -TURN : TURN;
      double from = band_y (plan, row), to = band_y (plan, row + 1);

      cairo_line_to (cr, end + k, from);
      cairo_curve_to (cr, end, from, end, from, end, from + TURN);
      cairo_line_to (cr, end, to - TURN);
      cairo_curve_to (cr, end, to, end, to, end + k, to);
    }
  cy_road_stop (plan, position, &x, &y);
  cairo_line_to (cr, x, y);
}

static void
draw_cobbles (PwPen *pen, const CyRoadPlan *plan, guint position)
{
  cairo_pattern_t *pattern;
  cairo_t *cr = pen->cr;
  static const double dash[] = { 1, 8 };

  /* Joints across, and one along. */
  append_way (pen, plan, position);
  cairo_push_group (cr);
  pw_pen_color (pen, PW_COLOR_RIM, 0.4);
  cairo_set_line_width (cr, plan->band - 3);
  cairo_set_dash (cr, dash, 2, 0);
  cairo_stroke_preserve (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);
  pattern = cairo_pop_group (cr);
  cairo_set_source (cr, pattern);
  cairo_paint (cr);
  cairo_pattern_destroy (pattern);
}

static void
draw_paving (PwPen *pen, const CyRoadPlan *plan, const CyView *view)
{
  static const double dots[] = { 2, 5 };

  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  append_way (pen, plan, view->farthest);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (pen->cr, dots, 2, 0);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_STRONG, 2);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
  if (view->one_board)
    return;
  append_way (pen, plan, view->provost);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_RIM, plan->band);
  append_way (pen, plan, view->provost);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_PLATE, plan->band - 2.4);
  draw_cobbles (pen, plan, view->provost);
}

static void
draw_stops (PwPen *pen, const CyRoadPlan *plan, const CyView *view)
{
  for (guint position = 0; position <= view->farthest; position++)
    {
      gboolean before = position < view->provost && !view->one_board;
      double x, y;

      if (position == view->provost && !view->one_board)
        continue;
      cy_road_stop (plan, position, &x, &y);
      cairo_new_path (pen->cr);
      cairo_arc (pen->cr, x, y, 2.6, 0, 2 * G_PI);
      pw_pen_paint (pen, before ? PW_COLOR_RIM : PW_COLOR_WINDOW, before ? PW_COLOR_RIM : PW_COLOR_STRONG, 1.4);
      if (position >= view->spaces)
        pw_pen_icon (pen, "cy-provost", x, y - plan->band / 2 - 9, 13, PW_COLOR_DIM, 1);
    }
}

/* Where he stands between two cards a bar says it. */
static void
draw_bar (PwPen *pen, const CyRoadPlan *plan, const CyView *view)
{
  guint row = row_of_stop (plan, view->provost);
  double x, y, top = plan->top + row * plan->pitch - 3;

  if (view->one_board || view->provost == 0 || view->provost % plan->columns == 0 || view->provost >= plan->spaces)
    return;
  cy_road_stop (plan, view->provost, &x, &y);
  cairo_move_to (pen->cr, x, y);
  cairo_line_to (pen->cr, x, top);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_TEXT, 2.4);
}

static void
draw_bridge (PwPen *pen, const CyRoadPlan *plan, double text)
{
  PwBoardBox box;
  double x, y, lintel, size = CLAMP (plan->w * 0.155, 11, 20);
  CyLine price = { { { CY_SIGN_WORKER, 0 }, { CY_SIGN_ARROW, 0 }, { CY_SIGN_PROVOST, 0 }, { CY_SIGN_STEPS, 1 } }, 4 };

  cy_road_bridge (plan, &box);
  x = box.x - box.width / 2;
  y = box.y - box.height / 2;
  lintel = box.height * LINTEL;
  pw_pen_box (pen, x, y, box.width, box.height, 4);
  pw_pen_paint (pen, PW_COLOR_LAND, PW_COLOR_STRONG, 1.2);
  cairo_rectangle (pen->cr, x + 0.6, y + 0.6, box.width - 1.2, lintel);
  pw_pen_paint (pen, PW_COLOR_PLATE, PW_PEN_NONE, 0);
  cairo_rectangle (pen->cr, x + 0.6, y + box.height * 0.62, box.width - 1.2, box.height * 0.38 - 0.6);
  pw_pen_paint (pen, PW_COLOR_PLATE, PW_PEN_NONE, 0);
  cairo_move_to (pen->cr, x, y + box.height * 0.62);
  cairo_line_to (pen->cr, x + box.width, y + box.height * 0.62);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_STRONG, 1.2);
  cy_draw_fitted (pen, x + 8, y + lintel / 2, 0, _("Guilds Bridge"), MIN (size * text, lintel * 0.8), 700, PW_COLOR_TEXT,
                  box.width * 0.6);
  cy_draw_line (pen, &price, x + box.width - 8 - cy_draw_width (&price, size * 1.3), y + lintel / 2, size * 1.3, box.width * 0.4,
                PW_COLOR_TEXT);
}

/**
 * cy_road_draw:
 * @plan: the road
 * @view: what is shown
 * @text: how much larger text is than usual
 * @pen: the pen
 *
 * Draws what lies under the cards: gate, paving up to the provost, stops, bridge.
 */
void
cy_road_draw (const CyRoadPlan *plan, const CyView *view, double text, PwPen *pen)
{
  pw_pen_icon (pen, "cy-gate", plan->left - plan->margin + 11, band_y (plan, 0) - plan->band / 2 - 10, 16, PW_COLOR_DIM, 1);
  draw_bridge (pen, plan, text);
  draw_paving (pen, plan, view);
  draw_stops (pen, plan, view);
  draw_bar (pen, plan, view);
}
