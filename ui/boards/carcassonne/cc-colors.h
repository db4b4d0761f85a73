/* cc-colors.h: the colours of the landscape, by theme
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-pen.h"

G_BEGIN_DECLS

/** CcColor: what a colour is for. */
typedef enum
{
  CC_COLOR_FIELD,
  CC_COLOR_CITY,
  CC_COLOR_ROOF,                /* roofs on a city, with usual contrast */
  CC_COLOR_HATCH,               /* lines on it, with high contrast */
  CC_COLOR_WALL,                /* walls, gates, bridge */
  CC_COLOR_ROAD,
  CC_COLOR_ROAD_EDGE,
  CC_COLOR_GROUND,              /* of a village */
  CC_COLOR_HOUSE,
  CC_COLOR_HOUSE_WALL,
  CC_COLOR_CLOISTER_WALL,
  CC_COLOR_CLOISTER_ROOF,
  CC_COLOR_EDGE,                /* round houses and the monastery */
  CC_COLOR_SHIELD,
  CC_COLOR_SHIELD_FG,
  CC_COLOR_SEAM,                /* between tiles: see cc_color_seam() */
  CC_COLOR_WINE,                /* goods: each with what is drawn on it */
  CC_COLOR_WINE_FG,
  CC_COLOR_GRAIN,
  CC_COLOR_GRAIN_FG,
  CC_COLOR_CLOTH,
  CC_COLOR_CLOTH_FG,
  CC_COLORS,
} CcColor;

guint32  cc_color      (PwTheme theme, CcColor color);
void     cc_color_set  (PwPen *pen, CcColor color, double alpha);
double   cc_color_seam (PwTheme theme);

/* High contrast: cities are hatched, walls and lines thicker. */
static inline gboolean
cc_color_is_high (PwTheme theme)
{
  return theme == PW_THEME_HIGH || theme == PW_THEME_HIGH_DARK;
}

G_END_DECLS
