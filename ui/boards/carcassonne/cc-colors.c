/* cc-colors.c: the colours of the landscape, by theme
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-colors.h"

/* light, dark, high contrast, high contrast dark */
static const guint32 colors[CC_COLORS][PW_THEMES] = {
  [CC_COLOR_FIELD]         = { 0xC6DB9E, 0x3C522F, 0xFFFFFF, 0x000000 },
  [CC_COLOR_CITY]          = { 0xEBCFA4, 0x6E4F30, 0xF1D6AE, 0x3A2C1B },
  [CC_COLOR_ROOF]          = { 0xDDB784, 0x82603A, 0xF1D6AE, 0x3A2C1B },
  [CC_COLOR_HATCH]         = { 0xEBCFA4, 0x6E4F30, 0x000000, 0xEBC594 },
  [CC_COLOR_WALL]          = { 0x6B3F16, 0xE6C08B, 0x000000, 0xFFFFFF },
  [CC_COLOR_ROAD]          = { 0xFFFDF8, 0xD9CDBC, 0xFFFFFF, 0x000000 },
  [CC_COLOR_ROAD_EDGE]     = { 0x75664F, 0x171310, 0x000000, 0xFFFFFF },
  [CC_COLOR_GROUND]        = { 0xF3E6CC, 0x5B4A36, 0xFFFFFF, 0x000000 },
  [CC_COLOR_HOUSE]         = { 0xB4532A, 0xD98A5B, 0x000000, 0xFFFFFF },
  [CC_COLOR_HOUSE_WALL]    = { 0xFFFDF8, 0xF4EDE3, 0xFFFFFF, 0x000000 },
  [CC_COLOR_CLOISTER_WALL] = { 0xFFFDF8, 0xF4EDE3, 0xFFFFFF, 0x000000 },
  [CC_COLOR_CLOISTER_ROOF] = { 0xF0C030, 0xE3B52C, 0xFFD23A, 0xFFD23A },
  [CC_COLOR_EDGE]          = { 0x5E4400, 0x120F0C, 0x000000, 0xFFFFFF },
  [CC_COLOR_SHIELD]        = { 0x37302B, 0xF4EDE3, 0x000000, 0xFFFFFF },
  [CC_COLOR_SHIELD_FG]     = { 0xF3ECE2, 0x231E1B, 0xFFFFFF, 0x000000 },
  [CC_COLOR_SEAM]          = { 0x2B2420, 0x000000, 0x000000, 0x9A9A9A },
  [CC_COLOR_WINE]          = { 0x75479F, 0xB28BDB, 0x75479F, 0xB28BDB },
  [CC_COLOR_WINE_FG]       = { 0xFFFFFF, 0x1E0E2E, 0xFFFFFF, 0x000000 },
  [CC_COLOR_GRAIN]         = { 0xF0C030, 0xE3B52C, 0xFFD23A, 0xFFD23A },
  [CC_COLOR_GRAIN_FG]      = { 0x3A2A00, 0x2B1F00, 0x000000, 0x000000 },
  [CC_COLOR_CLOTH]         = { 0x3A76B2, 0x7FB4E6, 0x0F4C8F, 0x9ACBFF },
  [CC_COLOR_CLOTH_FG]      = { 0xFFFFFF, 0x0B1D30, 0xFFFFFF, 0x000000 },
};

/**
 * cc_color:
 * @theme: a theme
 * @color: what the colour is for
 *
 * Returns: the colour as 0xRRGGBB
 */
guint32
cc_color (PwTheme theme, CcColor color)
{
  g_return_val_if_fail (theme < PW_THEMES && color < CC_COLORS, 0);
  return colors[color][theme];
}

/* How opaque the line between tiles is. */
double
cc_color_seam (PwTheme theme)
{
  static const double alphas[PW_THEMES] = { 0.20, 0.45, 1, 1 };

  g_return_val_if_fail (theme < PW_THEMES, 1);
  return alphas[theme];
}

void
cc_color_set (PwPen *pen, CcColor color, double alpha)
{
  guint32 c = cc_color (pen->theme, color);

  cairo_set_source_rgba (pen->cr, (c >> 16) / 255.0, (c >> 8 & 0xff) / 255.0, (c & 0xff) / 255.0, alpha);
}
