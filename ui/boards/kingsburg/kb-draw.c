/* kb-draw.c: what the pieces of Kingsburg are drawn with: goods, tokens, dice in colours
 *
 * Goods differ in shape, not in colour alone: a coin, a log, a hewn stone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-draw.h"

#include "pw-dice.h"

const char *
kb_draw_enemy_icon (guint type)
{
  static const char *const icons[KB_ENEMY_TYPES] = { "axe", "goblin", "orc", "skull", "demon", "dragon" };

  return icons[MIN (type, KB_ENEMY_TYPES - 1)];
}

const char *
kb_draw_building_icon (guint building)
{
  static const char *const icons[KB_BUILDINGS] = {
    "statue", "chapel", "church",   "cathedral", "inn",    "market", "farms",     "scales", "watchtower", "anvil",
    "swords", "wizard", "palisade", "horseshoe", "bricks", "castle", "barricade", "crane",  "town-hall",  "flag",
  };

  return icons[MIN (building, KB_BUILDINGS - 1)];
}

const char *
kb_draw_phase_icon (guint phase)
{
  static const char *const icons[] = { "gift", "flower", "crown", "sun", "scroll", "leaf", "soldier", "snowflake" };

  return icons[CLAMP (phase, KB_PHASE_AID, KB_PHASE_WINTER) - KB_PHASE_AID];
}

/* Each row of the sheet has its own. */
guint
kb_draw_building_hue (guint building)
{
  static const guint8 hues[KB_ROWS] = { PW_HUE_YELLOW, PW_HUE_LIME, PW_HUE_GREY, PW_HUE_BEIGE, PW_HUE_BLUE };

  return hues[MIN (building / KB_COLUMNS, KB_ROWS - 1)];
}

/* -- Goods and tokens --------------------------------------------------------------- */

static void
draw_coin (PwPen *pen, double cx, double cy, double size)
{
  double r = size * 0.46;

  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, cx, cy, r, 0, 2 * G_PI);
  pw_pen_paint (pen, PW_COLOR_YELLOW_FILL, PW_COLOR_YELLOW_EDGE, MAX (1, size / 14));
  if (size >= 12)
    {
      cairo_new_sub_path (pen->cr);
      cairo_arc (pen->cr, cx, cy, r * 0.55, 0, 2 * G_PI);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_YELLOW_GLYPH, MAX (0.8, size / 18));
    }
}

static void
draw_log (PwPen *pen, double cx, double cy, double size)
{
  double w = size * 0.98, h = size * 0.56, r = h / 2;

  pw_pen_box (pen, cx - w / 2, cy - h / 2, w, h, r);
  pw_pen_paint (pen, PW_COLOR_TOKEN_5, PW_COLOR_TOKEN_5_FG, MAX (0.8, size / 20));
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, cx + w / 2 - r, cy, r - 0.5, 0, 2 * G_PI);
  pw_pen_paint (pen, PW_COLOR_BEIGE_FILL, PW_COLOR_BEIGE_EDGE, MAX (0.8, size / 20));
}

static void
draw_stone (PwPen *pen, double cx, double cy, double size)
{
  double u = size * 0.48;
  cairo_t *cr = pen->cr;

  cairo_new_sub_path (cr);
  cairo_move_to (cr, cx - u, cy + u * 0.35);
  cairo_line_to (cr, cx - u * 0.65, cy - u * 0.6);
  cairo_line_to (cr, cx + u * 0.2, cy - u * 0.9);
  cairo_line_to (cr, cx + u, cy - u * 0.25);
  cairo_line_to (cr, cx + u * 0.8, cy + u * 0.75);
  cairo_line_to (cr, cx - u * 0.5, cy + u * 0.85);
  cairo_close_path (cr);
  pw_pen_paint (pen, PW_COLOR_GREY_FILL, PW_COLOR_GREY_EDGE, MAX (1, size / 15));
}

static void
draw_any (PwPen *pen, double cx, double cy, double size)
{
  double u = size * 0.5;
  cairo_t *cr = pen->cr;

  cairo_new_sub_path (cr);
  cairo_move_to (cr, cx, cy - u);
  cairo_line_to (cr, cx + u, cy);
  cairo_line_to (cr, cx, cy + u);
  cairo_line_to (cr, cx - u, cy);
  cairo_close_path (cr);
  pw_pen_paint (pen, PW_COLOR_RAISED, PW_COLOR_STRONG, 1);
  pw_pen_text (pen, cx, cy, 0.5, "?", size * 0.66, 800, PW_COLOR_TEXT);
}

static void
draw_plus2 (PwPen *pen, double cx, double cy, double size)
{
  double w = size * 1.2;

  pw_pen_box (pen, cx - w / 2, cy - size / 2, w, size, size * 0.26);
  pw_pen_paint (pen, PW_COLOR_TOKEN_2, PW_PEN_NONE, 0);
  pw_pen_text (pen, cx, cy, 0.5, "+2", size * 0.72, 800, PW_COLOR_TOKEN_2_FG);
}

/**
 * kb_draw_sign:
 * @pen: the pen
 * @sign: a #KbSign
 * @cx: the middle
 * @cy: the middle
 * @size: about the height, in pixels
 * @number: of points
 */
void
kb_draw_sign (PwPen *pen, guint sign, double cx, double cy, double size, int number)
{
  char text[16];

  switch ((KbSign) sign)
    {
    case KB_SIGN_GOLD: draw_coin (pen, cx, cy, size); break;
    case KB_SIGN_WOOD: draw_log (pen, cx, cy, size); break;
    case KB_SIGN_STONE: draw_stone (pen, cx, cy, size); break;
    case KB_SIGN_PLUS2: draw_plus2 (pen, cx, cy, size * 0.92); break;
    case KB_SIGN_SOLDIER: pw_pen_icon (pen, "soldier", cx, cy, size * 1.1, PW_COLOR_TEXT, 1); break;
    case KB_SIGN_ANY: draw_any (pen, cx, cy, size * 1.05); break;
    case KB_SIGN_PEEK: pw_pen_icon (pen, "peek", cx, cy, size * 1.1, PW_COLOR_TEXT, 1); break;
    case KB_SIGN_TRADE: pw_pen_icon (pen, "trade", cx, cy, size * 1.1, PW_COLOR_DIM, 1); break;
    case KB_SIGN_POINT:
      /* U+2212 MINUS SIGN */
      g_snprintf (text, sizeof text, number < 0 ? "\342\210\222%d" : "+%d", ABS (number));
      pw_pen_pill (pen, cx, cy, size * 0.74, text, PW_COLOR_CARD, PW_COLOR_TEXT, PW_COLOR_STRONG);
      break;
    case KB_SIGN_OR:
      cairo_move_to (pen->cr, cx + size * 0.16, cy - size * 0.42);
      cairo_line_to (pen->cr, cx - size * 0.16, cy + size * 0.42);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_DIM, 1.3);
      break;
    default: break;
    }
}

static double
width_of (guint sign, double size)
{
  switch ((KbSign) sign)
    {
    case KB_SIGN_OR: return size * 0.5;
    case KB_SIGN_PLUS2: return size * 1.22;
    case KB_SIGN_POINT: return size * 1.5;
    default: return size * 1.08;
    }
}

/**
 * kb_draw_signs:
 * @pen: the pen
 * @signs: #KbSign's
 * @n: how many
 * @points: the number in the pill, where one of them is %KB_SIGN_POINT
 * @x: the left edge
 * @cy: the middle
 * @size: of each, in pixels
 * @room: they are drawn smaller where they would be wider than that
 *
 * Returns: the width
 */
double
kb_draw_signs (PwPen *pen, const guint8 *signs, guint n, int points, double x, double cy, double size, double room)
{
  double width = 0, gap, start = x;

  for (guint i = 0; i < n; i++)
    width += width_of (signs[i], size) + (i ? size * 0.12 : 0);
  if (width > room && width > 0)
    size *= room / width;
  gap = size * 0.12;
  for (guint i = 0; i < n; i++)
    {
      double w = width_of (signs[i], size);

      kb_draw_sign (pen, signs[i], x + w / 2, cy, size, points);
      x += w + gap;
    }
  return x - start;
}

/**
 * kb_draw_help:
 * @advisor: 1 to 18
 * @signs: (out): what the advisor gives
 * @points: (out): the number of the sign of points
 *
 * Returns: how many signs
 */
guint
kb_draw_help (guint advisor, guint8 signs[KB_MAX_SIGNS], int *points)
{
  const KbAdvisorInfo *info = kb_advisor (advisor);
  guint n = 0;

  *points = info->points;
  if (info->points)
    signs[n++] = KB_SIGN_POINT;
  if (info->trade)
    {
      signs[n++] = KB_SIGN_ANY;
      signs[n++] = KB_SIGN_TRADE;
      signs[n++] = KB_SIGN_ANY;
      signs[n++] = KB_SIGN_ANY;
    }
  for (guint good = 0; good < KB_GOODS; good++)
    for (guint i = 0; i < info->goods[good] && n < KB_MAX_SIGNS; i++)
      signs[n++] = (guint8) good;
  for (guint good = 0, some = 0; good < KB_GOODS; good++)
    if (info->either >> good & 1 && n + 2 <= KB_MAX_SIGNS)
      {
        if (some++)
          signs[n++] = KB_SIGN_OR;
        signs[n++] = (guint8) good;
      }
  for (guint i = 0; i < info->any && n < KB_MAX_SIGNS; i++)
    signs[n++] = KB_SIGN_ANY;
  for (guint i = 0; i < info->soldiers && n < KB_MAX_SIGNS; i++)
    signs[n++] = KB_SIGN_SOLDIER;
  if (info->plus2 && n < KB_MAX_SIGNS)
    signs[n++] = KB_SIGN_PLUS2;
  if (info->peek && n < KB_MAX_SIGNS)
    signs[n++] = KB_SIGN_PEEK;
  return n;
}

/* -- Dice and words --------------------------------------------------------------------- */

static const gint8 pips[7][6][2] = {
  { { 0 } },
  { { 0, 0 } },
  { { 1, -1 }, { -1, 1 } },
  { { 1, -1 }, { 0, 0 }, { -1, 1 } },
  { { -1, -1 }, { 1, -1 }, { -1, 1 }, { 1, 1 } },
  { { -1, -1 }, { 1, -1 }, { 0, 0 }, { -1, 1 }, { 1, 1 } },
  { { -1, -1 }, { 1, -1 }, { -1, 0 }, { 1, 0 }, { -1, 1 }, { 1, 1 } },
};

/**
 * kb_draw_die:
 * @pen: the pen
 * @x: the left edge
 * @cy: the middle
 * @size: in pixels
 * @value: 1 to 6, or 0 for a die that is not rolled
 * @player: the marker of its owner, 1 to 6, or 0 for a white die
 * @used: it lies on an advisor
 */
void
kb_draw_die (PwPen *pen, double x, double cy, double size, guint value, guint player, gboolean used)
{
  PwColor fill = player ? PW_PLAYER (player) : PW_COLOR_DIE, ink = player ? PW_COLOR_PLAYER_FG : PW_COLOR_PIP;
  double step = size * 0.25;

  if (value == 0 || used)
    {
      static const double dash[] = { 2.5, 2 };

      /* Where it was, or will be. */
      if (value == 0)
        cairo_set_dash (pen->cr, dash, 2, 0);
      pw_pen_box (pen, x + 0.5, cy - size / 2 + 0.5, size - 1, size - 1, size * 0.22);
      pw_pen_paint (pen, PW_PEN_NONE, player ? (int) PW_PLAYER (player) : PW_COLOR_STRONG, 1);
      cairo_set_dash (pen->cr, NULL, 0, 0);
      ink = PW_COLOR_DIM;
      if (value == 0)
        return;
    }
  else
    {
      pw_pen_box (pen, x, cy - size / 2, size, size, size * 0.22);
      pw_pen_paint (pen, (int) fill, player ? PW_PEN_NONE : PW_COLOR_STRONG, 1);
    }
  for (guint i = 0; i < MIN (value, 6); i++)
    {
      cairo_new_sub_path (pen->cr);
      cairo_arc (pen->cr, x + size / 2 + pips[MIN (value, 6)][i][0] * step, cy + pips[MIN (value, 6)][i][1] * step, size * 0.095,
                 0, 2 * G_PI);
      pw_pen_paint (pen, (int) ink, PW_PEN_NONE, 0);
    }
}

/* A text from its left edge, smaller where it would be wider than @room; returns its width. */
double
kb_draw_fitted (PwPen *pen, double x, double y, const char *text, double size, int weight, PwColor color, double room)
{
  double width = pw_pen_measure (pen, text, size, weight);

  if (width > room && width > 0)
    size *= room / width;
  return pw_pen_text (pen, x, y, 0, text, size, weight, color);
}
