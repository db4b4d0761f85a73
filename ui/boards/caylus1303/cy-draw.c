/* cy-draw.c: what the pieces of Caylus 1303 are drawn with: goods in colour, effects, houses
 *
 * Goods differ in shape, not in colour alone; every number is written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cy-draw.h"

#include <math.h>
#include <string.h>

#include "pw-marker.h"
#include "pw-path.h"

/** GRID: what the paths below are drawn on. */
#define GRID 16.0

const char *
cy_draw_character_icon (guint character)
{
  static const char *const icons[CY_CHARACTERS] = {
    [CY_EARLY_RISER] = "cy-early-riser", [CY_NIGHT_WORKER] = "cy-night-worker",
    [CY_JOURNEYMAN] = "cy-journeyman",   [CY_THIEF] = "cy-thief",
    [CY_STEWARD] = "cy-steward",         [CY_BAILIFF] = "cy-bailiff",
    [CY_ARCHITECT] = "cy-architect",     [CY_CHAMBERLAIN] = "cy-chamberlain",
    [CY_GOLDSMITH] = "cy-goldsmith",     [CY_DELIVERYMAN] = "cy-deliveryman",
    [CY_FOREMAN] = "cy-foreman",         [CY_DAY_LABORER] = "cy-day-laborer",
  };

  return icons[MIN (character, CY_CHARACTERS - 1)];
}

const char *
cy_draw_phase_icon (guint phase)
{
  static const char *const icons[] = { "cy-worker", "cy-activation", "cy-bundle", "cy-stewardship" };

  return icons[MIN (phase, G_N_ELEMENTS (icons) - 1)];
}

/* Each family has its colours, its letter, its shape and its pattern; printed buildings have no hue. */
int
cy_draw_hue (guint show)
{
  switch ((CyShow) show)
    {
    case CY_SHOW_STARTING: return PW_HUE_YELLOW;
    case CY_SHOW_WOOD: return PW_HUE_BEIGE;
    case CY_SHOW_STONE: return PW_HUE_GREY;
    case CY_SHOW_MONUMENT: return PW_HUE_BLUE;
    case CY_SHOW_RESIDENCE: return PW_HUE_LIME;
    case CY_SHOW_PRINTED:
    case CY_SHOW_EMPTY:
    default: return -1;
    }
}

char
cy_draw_letter (guint show)
{
  return "  FWSMR"[MIN (show, CY_SHOW_RESIDENCE)];
}

/* -- Goods ---------------------------------------------------------------------------------------------- */

typedef enum
{
  FILL,
  EDGE,
  FACE,
} Tone;

/* light, dark, high contrast, high contrast dark */
static const guint32 colors[CY_GOODS][3][PW_THEMES] = {
  [CY_FOOD] = { { 0xF2A9C6, 0xF2A9C6, 0xF2A9C6, 0xF2A9C6 }, { 0x8A2E58, 0x5A1F3A, 0x000000, 0x000000 },
                { 0xFBD9E6, 0xFBD9E6, 0xFBD9E6, 0xFBD9E6 } },
  [CY_WOOD] = { { 0xB27C4C, 0xC18A5B, 0xB27C4C, 0xC18A5B }, { 0x5A3414, 0x3A200B, 0x000000, 0x000000 },
                { 0xE0B88E, 0xE6C29C, 0xE0B88E, 0xE6C29C } },
  [CY_STONE] = { { 0x9AA1A7, 0xA4ABB1, 0x9AA1A7, 0xA4ABB1 }, { 0x474E54, 0x2A3035, 0x000000, 0x000000 },
                 { 0xCDD2D6, 0xD5DADE, 0xCDD2D6, 0xD5DADE } },
  [CY_CLOTH] = { { 0x8D5FBA, 0xB28BDB, 0x8D5FBA, 0xB28BDB }, { 0x4A2A6E, 0x33194F, 0x000000, 0x000000 },
                 { 0xC3A4E2, 0xD9C2F0, 0xC3A4E2, 0xD9C2F0 } },
  [CY_GOLD] = { { 0xEDBB2A, 0xE9B92E, 0xEDBB2A, 0xE9B92E }, { 0x755300, 0x4A3500, 0x000000, 0x000000 },
                { 0xFBE08A, 0xFBE08A, 0xFBE08A, 0xFBE08A } },
};

/** Stroke: a shape of a picture: what it is filled with; what is not an edge itself has one. */
typedef struct
{
  Tone tone;
  const char *path;
} Stroke;

static const Stroke strokes[CY_GOODS][4] = {
  [CY_FOOD] = { { FILL, "M1 9.2C1 5.8 4 3.5 8 3.5s7 2.300 7 5.700v1.300a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2z" },
                { EDGE, "M5.2 5.5L6.2 5.9L5 8.5L4 8.1z" },
                { EDGE, "M8.3 5.2L9.300 5.6L8.1 8.2L7.1 7.8z" },
                { EDGE, "M11.4 5.5L12.4 5.9L11.2 8.5L10.2 8.1z" } },
  [CY_WOOD] = { { FILL, "M4 4.300h9.200c1.100 0 2 1.700 2 3.700s-.9 3.700-2 3.700H4z" },
                { FACE, "M.7 8a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0 -7.200 0z" },
                { EDGE, "M3 8a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0 -2.600 0z" } },
  [CY_STONE] = { { FILL, "M8 1.300L14.600 4.600V11.600L8 14.900L1.400 11.600V4.600z" },
                 { FACE, "M8 1.300L14.600 4.600L8 7.900L1.400 4.600z" },
                 { EDGE, "M7.500 7.900h1v7h-1z" } },
  [CY_CLOTH] = { { FILL, "M3 4h10v9.200q-.8 1.300-1.670 1.300T9.670 13.200q-.8 1.300-1.670 1.300T6.330 13.200q-.8 1.300-1.660 1.300T3 13.200z" },
                 { FACE, "M3.100 1.800h9.800a2.100 2.100 0 0 1 0 4.200h-9.800a2.100 2.100 0 0 1 0 -4.200z" } },
  [CY_GOLD] = { { FILL, "M2.100 8.500h4.600l1.200 5H.9z" },
                { FILL, "M9.300 8.500h4.600l1.200 5H8.100z" },
                { FACE, "M5.700 2.500h4.600l1.200 5H4.500z" } },
};

static void
set_color (PwPen *pen, guint good, Tone tone)
{
  guint32 c = colors[good][tone][pen->theme];

  cairo_set_source_rgb (pen->cr, (c >> 16 & 0xFF) / 255.0, (c >> 8 & 0xFF) / 255.0, (c & 0xFF) / 255.0);
}

/* The path that is there, filled, with its edge. */
static void
paint (PwPen *pen, guint good, Tone tone, double width)
{
  set_color (pen, good, tone);
  cairo_fill_preserve (pen->cr);
  if (tone != EDGE)
    {
      set_color (pen, good, EDGE);
      cairo_set_line_width (pen->cr, width);
      cairo_stroke (pen->cr);
    }
  cairo_new_path (pen->cr);
}

static void
draw_good (PwPen *pen, guint good, double cx, double cy, double size)
{
  double scale = size / GRID;

  cairo_save (pen->cr);
  cairo_translate (pen->cr, cx - size / 2, cy - size / 2);
  cairo_scale (pen->cr, scale, scale);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (strokes[good]) && strokes[good][i].path; i++)
    {
      cairo_new_path (pen->cr);
      pw_path_append (pen->cr, strokes[good][i].path);
      paint (pen, good, strokes[good][i].tone, MAX (1, 0.7 / scale));
    }
  cairo_restore (pen->cr);
}

/* Four petals: food above, stone on the right, cloth below, wood on the left; no gold (1.4). */
static void
draw_any (PwPen *pen, double cx, double cy, double size)
{
  static const struct
  {
    guint8 good;
    gint8 x, y;
  } petals[] = { { CY_FOOD, 0, -1 }, { CY_STONE, 1, 0 }, { CY_CLOTH, 0, 1 }, { CY_WOOD, -1, 0 } };
  double unit = size / GRID;

  for (guint i = 0; i < G_N_ELEMENTS (petals); i++)
    {
      cairo_new_path (pen->cr);
      cairo_arc (pen->cr, cx + petals[i].x * 4 * unit, cy + petals[i].y * 4 * unit, 2.9 * unit, 0, 2 * G_PI);
      paint (pen, petals[i].good, FILL, MAX (unit, 0.7));
    }
}

/* -- Lines of signs ---------------------------------------------------------------------------------------- */

void
cy_line_add (CyLine *line, guint sign, guint number)
{
  if (line->n < CY_MAX_ITEMS)
    line->items[line->n++] = (CyItem){ (guint8) sign, (guint8) number };
}

static void
add_counted (CyLine *line, guint sign, guint n, gboolean numbers)
{
  if (n > 1 && (numbers || n > 2))
    {
      cy_line_add (line, CY_SIGN_NUMBER, n);
      n = 1;
    }
  for (guint i = 0; i < n; i++)
    cy_line_add (line, sign, 0);
}

/* Goods, those of choice last; with a number before a picture where there are several, or as so many pictures. */
void
cy_line_add_goods (CyLine *line, const guint8 *goods, gboolean numbers)
{
  for (guint good = 0; good < CY_COSTS; good++)
    add_counted (line, good, goods[good], numbers);
}

static void
add_does (CyLine *line, const CyEffect *effect)
{
  switch ((CyDo) effect->does)
    {
    case CY_DOES_CLAIM: cy_line_add (line, CY_SIGN_CLAIM, 0); break;
    case CY_DOES_BUILD_WOOD:
      cy_line_add (line, CY_SIGN_BUILD, 0);
      cy_line_add (line, CY_SIGN_TILE_WOOD, 0);
      break;
    case CY_DOES_BUILD_STONE:
      cy_line_add (line, CY_SIGN_BUILD, 0);
      cy_line_add (line, CY_SIGN_TILE_STONE, 0);
      break;
    case CY_DOES_PROVOST:
      cy_line_add (line, CY_SIGN_PROVOST, 0);
      cy_line_add (line, CY_SIGN_STEPS, 2);
      break;
    case CY_DOES_NOTHING:
    default: break;
    }
}

static void
add_price (CyLine *line, const CyEffect *effect, const CyPrice *price)
{
  gboolean pays;

  cy_line_add_goods (line, price->pay, TRUE);
  add_counted (line, CY_SIGN_WORKER, price->pay_workers, TRUE);
  pays = line->n > 0;
  if (pays)
    cy_line_add (line, CY_SIGN_ARROW, 0);
  cy_line_add_goods (line, price->gain, pays);
  add_counted (line, CY_SIGN_WORKER, price->gain_workers, TRUE);
  if (price->prestige)
    cy_line_add (line, CY_SIGN_PRESTIGE, price->prestige);
  if (price->favour)
    cy_line_add (line, CY_SIGN_FAVOUR, 0);
  add_does (line, effect);
}

/**
 * cy_draw_effect:
 * @tile: a #CyTile
 * @built: it shows its construction side
 * @mill: what the Spinning Mill's set-up side gives
 * @lines: (out): what it does
 *
 * Returns: how many lines: 1 or 2
 */
guint
cy_draw_effect (guint tile, gboolean built, const CyMill *mill, CyLine lines[2])
{
  const CyTileInfo *info = &cy_tiles[MIN (tile, CY_TILES - 1)];
  CyEffect effect = info->sides[built ? 1 : 0];
  guint n = 1;

  memset (lines, 0, 2 * sizeof *lines);
  if (info->family == CY_FAMILY_MONUMENT)
    {
      add_price (&lines[0], &effect, &info->bonus);
      if (lines[0].n == 0)
        cy_line_add (&lines[0], CY_SIGN_PRESTIGE, info->prestige);
      return 1;
    }
  if (tile == CY_SPINNING_MILL && !built)
    {
      memcpy (effect.prices[0].gain, mill->goods, sizeof mill->goods);
      effect.prices[0].prestige = mill->prestige;
    }
  for (guint i = 0; i < effect.n_prices && i < 2; i++)
    add_price (&lines[i], &effect, &effect.prices[i]);
  n = MAX (1, effect.n_prices);
  for (guint good = 0; good < CY_GOODS && built && n == 1; good++)
    if (info->owner[good])
      {
        cy_line_add (&lines[1], CY_SIGN_HOUSE, 0);
        cy_line_add (&lines[1], CY_SIGN_ARROW, 0);
        cy_line_add (&lines[1], good, 0);
        return 2;
      }
  return n;
}

static double
pill_width (guint number, double size)
{
  return size * 0.68 * (0.6 * (number > 9 ? 3 : 2) + 0.72);
}

static double
width_of (const CyItem *item, double size)
{
  switch ((CySign) item->sign)
    {
    case CY_SIGN_NUMBER: return size * (item->number > 9 ? 0.9 : 0.5);
    case CY_SIGN_ARROW: return size * 0.52;
    case CY_SIGN_PRESTIGE: return pill_width (item->number, size);
    case CY_SIGN_STEPS: return size * 0.95;
    default: return size;
    }
}

double
cy_draw_width (const CyLine *line, double size)
{
  double width = 0;

  for (guint i = 0; i < line->n; i++)
    width += width_of (&line->items[i], size) + (i ? size * 0.14 : 0);
  return width;
}

static void
draw_arrow (PwPen *pen, double cx, double cy, double size, PwColor ink)
{
  cairo_t *cr = pen->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, cx - size * 0.2, cy - size * 0.05);
  cairo_rel_line_to (cr, size * 0.18, 0);
  cairo_rel_line_to (cr, 0, -size * 0.17);
  cairo_rel_line_to (cr, size * 0.27, size * 0.22);
  cairo_rel_line_to (cr, -size * 0.27, size * 0.22);
  cairo_rel_line_to (cr, 0, -size * 0.17);
  cairo_rel_line_to (cr, -size * 0.18, 0);
  cairo_close_path (cr);
  pw_pen_paint (pen, (int) ink, PW_PEN_NONE, 0);
}

/**
 * cy_draw_sign:
 * @pen: the pen
 * @sign: a #CySign
 * @cx: the middle
 * @cy: the middle
 * @size: about the height, in pixels
 * @number: where it has one
 * @ink: the colour of what has none of its own
 */
void
cy_draw_sign (PwPen *pen, guint sign, double cx, double cy, double size, guint number, PwColor ink)
{
  static const char *const icons[] = {
    [CY_SIGN_WORKER] = "cy-worker",   [CY_SIGN_FAVOUR] = "cy-favour",       [CY_SIGN_CLAIM] = "cy-claim",
    [CY_SIGN_BUILD] = "cy-build",     [CY_SIGN_TILE_WOOD] = "cy-tile-wood", [CY_SIGN_TILE_STONE] = "cy-tile-stone",
    [CY_SIGN_PROVOST] = "cy-provost", [CY_SIGN_HOUSE] = "cy-house"
  };
  char text[8];

  switch (sign)
    {
    case CY_SIGN_FOOD:
    case CY_SIGN_WOOD:
    case CY_SIGN_STONE:
    case CY_SIGN_CLOTH:
    case CY_SIGN_GOLD: draw_good (pen, sign, cx, cy, size); break;
    case CY_SIGN_ANY: draw_any (pen, cx, cy, size); break;
    case CY_SIGN_ARROW: draw_arrow (pen, cx, cy, size, ink); break;
    case CY_SIGN_PRESTIGE:
      g_snprintf (text, sizeof text, "+%u", number);
      pw_pen_pill (pen, cx, cy, size * 0.66, text, PW_COLOR_CARD, PW_COLOR_TEXT, PW_COLOR_STRONG);
      break;
    case CY_SIGN_NUMBER:
      g_snprintf (text, sizeof text, "%u", number);
      pw_pen_text (pen, cx, cy, 0.5, text, size * 0.78, 800, ink);
      break;
    case CY_SIGN_STEPS:
      /* U+00B1 PLUS-MINUS SIGN */
      g_snprintf (text, sizeof text, "\302\261%u", number);
      pw_pen_text (pen, cx, cy, 0.5, text, size * 0.8, 800, ink);
      break;
    case CY_SIGN_UNKNOWN: pw_pen_text (pen, cx, cy, 0.5, "?", size * 1.25, 800, ink); break;
    default: pw_pen_icon (pen, icons[MIN (sign, CY_SIGN_HOUSE)], cx, cy, size, ink, 1); break;
    }
}

/* From the left; returns the width. Smaller where it would be wider than @room. */
double
cy_draw_line (PwPen *pen, const CyLine *line, double x, double cy, double size, double room, PwColor ink)
{
  double width = cy_draw_width (line, size), start = x;

  if (width > room && width > 0)
    size *= room / width;
  for (guint i = 0; i < line->n; i++)
    {
      double w = width_of (&line->items[i], size);

      cy_draw_sign (pen, line->items[i].sign, x + w / 2, cy, size, line->items[i].number, ink);
      x += w + size * 0.14;
    }
  return x - start;
}

void
cy_draw_centred (PwPen *pen, const CyLine *line, double cx, double cy, double size, double room, PwColor ink)
{
  cy_draw_line (pen, line, cx - MIN (cy_draw_width (line, size), room) / 2, cy, size, room, ink);
}

/* -- Pieces and words ------------------------------------------------------------------------------------------ */

/* An owner's house: gabled, in the player's colour, with the initial. */
void
cy_draw_house (PwPen *pen, double cx, double cy, double size, guint marker, const char *initial)
{
  double x = cx - size / 2, y = cy - size / 2;
  cairo_t *cr = pen->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, cx, y);
  cairo_line_to (cr, x + size, y + size * 0.4);
  cairo_line_to (cr, x + size, y + size);
  cairo_line_to (cr, x, y + size);
  cairo_line_to (cr, x, y + size * 0.4);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  pw_pen_paint (pen, marker ? (int) PW_PLAYER (marker) : PW_PEN_NONE, marker ? PW_COLOR_CARD : PW_COLOR_STRONG, 1.5);
  if (marker && initial && size >= 12)
    pw_pen_text (pen, cx, cy + size * 0.13, 0.5, initial, size * 0.56, 800, PW_COLOR_PLAYER_FG);
}

/* A worker: the player's marker; hollow where it is not activated as things stand. */
void
cy_draw_worker (PwPen *pen, double cx, double cy, double radius, guint marker, const char *initial, gboolean idle)
{
  guint at = (MAX (marker, 1) - 1) % 6;

  if (!idle)
    {
      pw_marker_draw (pen, cx, cy, radius, marker, initial);
      return;
    }
  pw_marker_draw_plain (pen, cx, cy, radius * 0.92, marker, PW_COLOR_CARD, (int) PW_PLAYER (at + 1), MAX (1.8, radius * 0.22));
  if (initial && radius >= 7)
    pw_pen_text (pen, cx, cy + (at == 2 ? radius * 0.24 : 0), 0.5, initial, radius * (at == 2 ? 0.9 : 1.05), 800,
                 PW_PLAYER (at + 1));
}

/* A key of one character or two. */
void
cy_draw_key (PwPen *pen, double cx, double cy, double size, const char *key)
{
  double width = MAX (size, size * (0.44 * (double) strlen (key) + 0.42));

  pw_pen_box (pen, cx - width / 2, cy - size / 2, width, size, size * 0.26);
  pw_pen_paint (pen, PW_COLOR_TEXT, PW_COLOR_CARD, 1.5);
  pw_pen_text (pen, cx, cy, 0.5, key, size * 0.74, 800, PW_COLOR_CARD);
}

/* A text that is made smaller where it would be wider than @room; returns its width. */
double
cy_draw_fitted (PwPen *pen, double x, double cy, double align, const char *text, double size, int weight, PwColor color, double room)
{
  double width = pw_pen_measure (pen, text, size, weight);

  if (width > room && width > 0)
    size *= room / width;
  return pw_pen_text (pen, x, cy, align, text, size, weight, color);
}
