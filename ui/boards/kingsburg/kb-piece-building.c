/* kb-piece-building.c: how a place of a province sheet is drawn: name, points, cost, bonus in battle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "kb-draw.h"
#include "kb-pieces-private.h"
#include "pw-card.h"

#define RADIUS 8
#define PAD 7
/* From this width on there is room for the name. */
#define NAMED 112
/* Below this height a small place has two lines only. */
#define FLAT 58

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
  if (data->flags & KB_SPOT_LEGAL && data->flags & KB_SPOT_POINTS)
    pw_pen_pill (pen, right - width / 2, cy, size, text, PW_COLOR_ACCENT_BG, PW_COLOR_ACCENT_FG, PW_COLOR_CARD);
  else
    pw_pen_pill (pen, right - width / 2, cy, size, text, PW_COLOR_CARD, PW_COLOR_TEXT, PW_COLOR_STRONG);
}

static void
draw_building (PwPen *pen, const PwPiece *piece)
{
  BuildingData data;
  double w = piece->size, h = piece->height, left = -w / 2 + PAD, right = w / 2 - PAD;
  gboolean named = w >= NAMED, built, next, afford;
  guint hue = (guint) piece->hue;
  double icon = named ? MIN (34, h * 0.42) : MIN (26, h * 0.4), text = CLAMP (h * 0.19, 11, 15);
  double top = -h / 2 + PAD + text * 0.55, low = h / 2 - PAD - text * 0.5, at;
  PwColor ink, quiet;

  memcpy (&data, piece->data, sizeof data);
  built = (data.flags & KB_SPOT_BUILT) != 0;
  next = (data.flags & KB_SPOT_NEXT) != 0;
  afford = (data.flags & KB_SPOT_AFFORD) != 0;
  ink = built ? PW_HUE_GLYPH (hue) : PW_COLOR_TEXT;
  quiet = built ? PW_HUE_GLYPH (hue) : next ? PW_HUE_EDGE (hue) : PW_COLOR_DIM;
  pw_card_draw_ground (pen, piece, built ? (int) PW_HUE_FILL (hue) : next ? (int) PW_HUE_TINT (hue) : PW_COLOR_SUNKEN,
                       built || next ? (int) PW_HUE_EDGE (hue) : PW_COLOR_LINE, built || afford ? 2 : 1, RADIUS);
  if (named)
    {
      double pill = data.points ? text * 0.85 * 2.2 : 0;

      kb_draw_fitted (pen, left, top, data.name, text * 0.92, 700, built ? ink : next ? PW_COLOR_TEXT : PW_COLOR_DIM,
                      w - 2 * PAD - pill - 4);
      pw_pen_icon (pen, kb_draw_building_icon (piece->number), left + icon / 2, (h - 2 * PAD - text) / 2 - h / 2 + PAD + text
                   + 1, icon, quiet, 1);
      at = draw_bonus (pen, "swords", data.bonus, right, low, text, ink);
      if (data.special < KB_ENEMY_TYPES && data.bonus)
        draw_bonus (pen, kb_draw_enemy_icon (data.special), data.special_bonus, right, low - text * 1.25, text, ink);
      else if (data.special < KB_ENEMY_TYPES)
        at = draw_bonus (pen, kb_draw_enemy_icon (data.special), data.special_bonus, right, low, text, ink);
      if (!built)
        draw_cost (pen, data.cost, left + icon + 7, low, text, at - left - icon - 9, afford || !next ? ink : PW_COLOR_DIM);
    }
  else
    {
      /* Where there is no line between, it stands beside the points. */
      gboolean flat = !built && h < FLAT;
      double pill = data.points ? text * 0.85 * 2 : 0;

      pw_pen_icon (pen, kb_draw_building_icon (piece->number), left + icon / 2 - 1, -h / 2 + PAD + icon / 2 - 2, icon, quiet,
                   1);
      draw_bonus (pen, data.special < KB_ENEMY_TYPES && data.bonus == 0 ? kb_draw_enemy_icon (data.special) : "swords",
                  data.bonus ? data.bonus : data.special < KB_ENEMY_TYPES ? data.special_bonus : 0,
                  flat ? right - pill : right, built ? low : flat ? top : -h / 2 + PAD + icon - 1,
                  flat ? text * 0.82 : text, ink);
      if (!built)
        draw_cost (pen, data.cost, left - 2, low + 1, text * 0.95, w - 2 * PAD + 4, afford || !next ? ink : PW_COLOR_DIM);
    }
  draw_points (pen, &data, right + 2, top, text * 0.85);
  if (data.flags & KB_SPOT_AT_RISK)
    pw_pen_icon (pen, "pw-warning", named ? left + icon + 16 : left + 7, named ? 2 : low, 15, built ? ink : PW_COLOR_WARN, 1);
  pw_card_draw_state (pen, piece, RADIUS);
}

void
kb_piece_building (PwPiece *piece, const KbBuildingSpot *spot)
{
  BuildingData data;
  const char *end;

  memset (&data, 0, sizeof data);
  data.flags = spot->flags;
  data.points = spot->points;
  data.bonus = spot->bonus;
  data.special = spot->special;
  data.special_bonus = spot->special_bonus;
  memcpy (data.cost, spot->cost, sizeof data.cost);
  g_strlcpy (data.name, kb_building_label (spot->building), sizeof data.name);
  if (!g_utf8_validate (data.name, -1, &end))
    data.name[end - data.name] = '\0';
  kb_piece_card (piece, spot->flags, draw_building);
  piece->hue = (gint8) kb_draw_building_hue (spot->building);
  piece->number = spot->building;
  piece->keycap = spot->key;
  memcpy (piece->data, &data, sizeof data);
}
