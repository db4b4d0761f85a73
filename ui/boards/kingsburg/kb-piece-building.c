/* kb-piece-building.c: how a place of a province sheet is drawn: name, points, cost, bonus in battle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "kb-draw.h"
#include "kb-pieces.h"
#include "pw-card.h"
#include "core/pw-view-text.h"

#define RADIUS 8
#define PAD 7
/* From this width on there is room for the name. */
#define NAMED 112
/* From this height on the cost stands below the picture. */
#define TALL 104
/* From this height on a place without a name has a larger picture instead. */
#define HIGH 84
/* Below this height a small place has two lines only. */
#define FLAT 60

/** KEYCAP: pixels by which what stands at the corner of the keycap gives way to it. */
#define KEYCAP 8

typedef struct
{
  guint32 flags;
  guint8 points;
  guint8 cost[KB_GOODS];
  gint8 bonus, special_bonus;
  guint8 special;
  char name[48];
} BuildingData;

G_STATIC_ASSERT (sizeof (BuildingData) <= PW_PIECE_DATA);

/* "+1 swords", "+1 demon", from the right edge; returns where they begin. */
static double
draw_bonus (PwPen *pen, const char *icon, int bonus, double right, double cy, double size, PwColor ink)
{
  char text[16];

  if (bonus == 0)
    return right;
  pw_pen_icon (pen, icon, right - size / 2, cy, size, ink, 1);
  /* U+2212 MINUS SIGN */
  g_snprintf (text, sizeof text, bonus < 0 ? "\342\210\222%d" : "+%d", ABS (bonus));
  return right - size - 2 - pw_pen_text (pen, right - size - 2, cy, 1, text, size * 0.9, 700, ink) - 6;
}

static void
draw_cost (PwPen *pen, const guint8 *cost, double x, double cy, double size, double room, PwColor ink)
{
  double need = 0;

  for (guint good = 0; good < KB_GOODS; good++)
    if (cost[good])
      need += size * 1.85;
  if (need > room)
    size *= room / need;
  for (guint good = 0; good < KB_GOODS; good++)
    {
      char text[8];

      if (cost[good] == 0)
        continue;
      g_snprintf (text, sizeof text, "%u", cost[good]);
      x += pw_pen_text (pen, x, cy, 0, text, size, 700, ink) + size * 0.62;
      kb_draw_sign (pen, good, x, cy, size, 0);
      x += size * 0.7;
    }
}

static void
draw_points (PwPen *pen, const BuildingData *data, double right, double cy, double size)
{
  char text[8];
  double width;

  if (data->points == 0)
    return;
  g_snprintf (text, sizeof text, "+%u", data->points);
  width = size * (0.62 * (double) strlen (text) + 0.75);
  if (data->flags & PW_SPOT_LEGAL && data->flags & PW_SPOT_POINTS)
    pw_pen_pill (pen, right - width / 2, cy, size, text, PW_COLOR_ACCENT_BG, PW_COLOR_ACCENT_FG, PW_COLOR_CARD);
  else
    pw_pen_pill (pen, right - width / 2, cy, size, text, PW_COLOR_CARD, PW_COLOR_TEXT, PW_COLOR_STRONG);
}

/* A building that was destroyed: what is left of it is broken in two. */
static void
draw_crack (PwPen *pen, double cx, double cy, double size, PwColor ground)
{
  static const gint8 steps[][2] = { { 1, -6 }, { -1, -3 }, { 2, -1 }, { -2, 1 }, { 1, 3 }, { -1, 6 } };

  cairo_new_path (pen->cr);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    cairo_line_to (pen->cr, cx + steps[i][0] * size / 11, cy + steps[i][1] * size / 11);
  pw_pen_paint (pen, PW_PEN_NONE, (int) ground, MAX (2, size * 0.13));
}

/* The line of bonuses, that against one enemy last; returns where it begins. */
static double
draw_bonuses (PwPen *pen, const BuildingData *data, double right, double cy, double size, PwColor ink)
{
  if (data->special < KB_ENEMY_TYPES)
    right = draw_bonus (pen, kb_draw_enemy_icon (data->special), data->special_bonus, right, cy, size, ink);
  return draw_bonus (pen, "swords", data->bonus, right, cy, size, ink);
}

/** Inks: what a place is drawn in, by what stands there. */
typedef struct
{
  PwColor ground, ink, name, quiet, cost;
} Inks;

static Inks
inks_of (const BuildingData *data, guint hue)
{
  gboolean next = (data->flags & KB_SPOT_NEXT) != 0, afford = (data->flags & KB_SPOT_AFFORD) != 0;

  if (data->flags & KB_SPOT_BUILT)
    return (Inks){ PW_HUE_FILL (hue), PW_HUE_GLYPH (hue), PW_HUE_GLYPH (hue), PW_HUE_GLYPH (hue), PW_HUE_GLYPH (hue) };
  if (next)
    return (Inks){ PW_HUE_TINT (hue), PW_COLOR_TEXT, PW_COLOR_TEXT, PW_HUE_EDGE (hue), afford ? PW_COLOR_TEXT : PW_COLOR_DIM };
  return (Inks){ PW_COLOR_SUNKEN, PW_COLOR_TEXT, PW_COLOR_DIM, PW_COLOR_DIM, PW_COLOR_TEXT };
}

/* Name and points above; the picture, beside or above the cost; bonuses across from it. */
static void
draw_named (PwPen *pen, const PwPiece *piece, const BuildingData *data, const Inks *inks)
{
  double w = piece->size, h = piece->height, left = -w / 2 + PAD, right = w / 2 - PAD;
  gboolean tall = h >= TALL;
  double text = CLAMP (MIN (h * 0.19, w * 0.1), 11, 44), icon = tall ? MIN (h * 0.4, w * 0.34) : MIN (34, h * 0.42);
  double top = -h / 2 + PAD + text * 0.55, low = h / 2 - PAD - text * 0.5, pill = data->points ? text * 0.85 * 2.2 : 0;
  double middle = tall ? (top + low) / 2 : low - text * 1.3, cost_x = tall ? left : left + icon + 7;
  double icon_y = tall ? middle : (top + text * 0.5 + h / 2 - PAD) / 2;
  /* Where there are two lines only, bonuses stand beside the cost. */
  gboolean beside = h < FLAT || (data->flags & KB_SPOT_BUILT && !tall);
  double bonus_x, give = piece->keycap ? KEYCAP : 0;

  kb_draw_fitted (pen, left + give, top, data->name, text * 0.92, 700, inks->name, w - 2 * PAD - pill - 4 - give);
  pw_pen_icon (pen, kb_draw_building_icon (piece->number), left + icon / 2, icon_y, icon, inks->quiet, 1);
  if (data->flags & KB_SPOT_RUIN)
    draw_crack (pen, left + icon / 2, icon_y, icon, inks->ground);
  bonus_x = draw_bonuses (pen, data, right, beside ? low : middle, text, inks->ink);
  if (!(data->flags & KB_SPOT_BUILT))
    draw_cost (pen, data->cost, cost_x, low, text, (beside ? bonus_x : right) - cost_x, inks->cost);
  if (data->flags & KB_SPOT_AT_RISK)
    pw_pen_icon (pen, "pw-warning", left + icon + 16, icon_y, MAX (15, text), inks->ink, 1);
  draw_points (pen, data, right + 2, top, text * 0.85);
}

/* Without the name. */
static void
draw_small (PwPen *pen, const PwPiece *piece, const BuildingData *data, const Inks *inks)
{
  double w = piece->size, h = piece->height, left = -w / 2 + PAD, right = w / 2 - PAD;
  gboolean built = (data->flags & KB_SPOT_BUILT) != 0;
  /* Where there is no line between, bonuses stand beside the points. */
  gboolean flat = !built && h < FLAT, plain = data->bonus != 0;
  double text = CLAMP (h * 0.19, 11, 15), icon = h < HIGH ? MIN (26, h * 0.4) : MIN (h * 0.44, w * 0.46);
  double icon_y = h < HIGH ? -h / 2 + PAD + icon / 2 - 2 : -text * 0.4;
  double top = -h / 2 + PAD + text * 0.55, low = h / 2 - PAD - text * 0.5, pill = data->points ? text * 0.85 * 2 : 0;
  double icon_x = left + icon / 2 - 1 + (piece->keycap ? KEYCAP / 2.0 : 0);

  pw_pen_icon (pen, kb_draw_building_icon (piece->number), icon_x, icon_y, icon, inks->quiet, 1);
  if (data->flags & KB_SPOT_RUIN)
    draw_crack (pen, icon_x, icon_y, icon, inks->ground);
  if (plain || data->special < KB_ENEMY_TYPES)
    draw_bonus (pen, plain ? "swords" : kb_draw_enemy_icon (data->special), plain ? data->bonus : data->special_bonus,
                flat ? right - pill : right,
                built      ? low
                : flat     ? top
                : h < HIGH ? -h / 2 + PAD + icon - 1
                           : icon_y,
                flat ? text * 0.82 : text, inks->ink);
  if (!built)
    draw_cost (pen, data->cost, left - 2, low + 1, text * 0.95, w - 2 * PAD + 4, inks->cost);
  if (data->flags & KB_SPOT_AT_RISK)
    pw_pen_icon (pen, "pw-warning", left + 7, low, 15, inks->ink, 1);
  draw_points (pen, data, right + 2, top, text * 0.85);
}

static void
draw_building (PwPen *pen, const PwPiece *piece)
{
  static const double dashes[] = { 5, 3 };
  BuildingData data;
  guint hue = (guint) piece->hue;
  gboolean edged, ruin;
  Inks inks;

  memcpy (&data, piece->data, sizeof data);
  inks = inks_of (&data, hue);
  edged = (data.flags & (KB_SPOT_BUILT | KB_SPOT_NEXT)) != 0;
  ruin = (data.flags & KB_SPOT_RUIN) != 0;
  pw_card_draw_ground (pen, piece, (int) inks.ground,
                       ruin    ? PW_PEN_NONE
                       : edged ? (int) PW_HUE_EDGE (hue)
                               : PW_COLOR_LINE,
                       data.flags & (KB_SPOT_BUILT | KB_SPOT_AFFORD) ? 2 : 1, RADIUS);
  if (ruin)
    {
      cairo_set_dash (pen->cr, dashes, 2, 0);
      pw_pen_box (pen, -piece->size / 2 + 1.5, -piece->height / 2 + 1.5, piece->size - 3, piece->height - 3, RADIUS);
      pw_pen_paint (pen, PW_PEN_NONE, (int) PW_HUE_EDGE (hue), 2);
      cairo_set_dash (pen->cr, NULL, 0, 0);
    }
  if (piece->size >= NAMED)
    draw_named (pen, piece, &data, &inks);
  else
    draw_small (pen, piece, &data, &inks);
  pw_card_draw_state (pen, piece, RADIUS);
}

void
kb_piece_building (PwPiece *piece, const KbBuildingSpot *spot)
{
  BuildingData data;

  memset (&data, 0, sizeof data);
  data.flags = spot->flags;
  data.points = spot->points;
  data.bonus = spot->bonus;
  data.special = spot->special;
  data.special_bonus = spot->special_bonus;
  memcpy (data.cost, spot->cost, sizeof data.cost);
  pw_view_keep (data.name, sizeof data.name, kb_building_label (spot->building));
  pw_card_init (piece, spot->flags, draw_building);
  piece->hue = (gint8) kb_draw_building_hue (spot->building);
  piece->number = spot->building;
  piece->keycap = spot->key;
  memcpy (piece->data, &data, sizeof data);
}
