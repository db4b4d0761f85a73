/* pw-palette.c: every colour that is drawn, by theme
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-palette.h"

#include <adwaita.h>
#include <math.h>

/* light, dark, high contrast, high contrast dark */
static const guint32 colors[PW_COLORS][PW_THEMES] = {
  [PW_COLOR_WINDOW]       = { 0xF5EFE4, 0x231E1B, 0xFFFFFF, 0x000000 },
  [PW_COLOR_SIDE]         = { 0xECE4D5, 0x1D1916, 0xFFFFFF, 0x000000 },
  [PW_COLOR_HEADER]       = { 0xEFE7D9, 0x1A1613, 0xFFFFFF, 0x000000 },
  [PW_COLOR_CARD]         = { 0xFFFDF8, 0x2E2824, 0xFFFFFF, 0x000000 },
  [PW_COLOR_RAISED]       = { 0xFFFFFF, 0x3A332E, 0xFFFFFF, 0x000000 },
  [PW_COLOR_SUNKEN]       = { 0xE9E0D0, 0x191512, 0xFFFFFF, 0x000000 },
  [PW_COLOR_TEXT]         = { 0x2B2420, 0xF4EDE3, 0x000000, 0xFFFFFF },
  [PW_COLOR_DIM]          = { 0x655A50, 0xBCB0A2, 0x2E2A27, 0xE2DAD0 },
  [PW_COLOR_LINE]         = { 0xD8CCB8, 0x453C35, 0x000000, 0xFFFFFF },
  [PW_COLOR_STRONG]       = { 0x8A7C6C, 0x8D8072, 0x000000, 0xFFFFFF },
  [PW_COLOR_PLATE]        = { 0xDACDB6, 0x14110F, 0x8C8C8C, 0x6E6E6E },
  [PW_COLOR_RIM]          = { 0x6E6052, 0xA89A89, 0x000000, 0xFFFFFF },
  [PW_COLOR_ACCENT]       = { 0x8A2B42, 0xF2A3B2, 0x6E0F2A, 0xFFB7C4 },
  [PW_COLOR_ACCENT_BG]    = { 0x8A2B42, 0xA83C56, 0x6E0F2A, 0xFFB7C4 },
  [PW_COLOR_ACCENT_FG]    = { 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0x000000 },
  [PW_COLOR_ACCENT_SOFT]  = { 0xF3DDE0, 0x4A2730, 0xFFFFFF, 0x000000 },
  [PW_COLOR_GLOW]         = { 0x8A2B42, 0xF2A3B2, 0x6E0F2A, 0xFFB7C4 },
  [PW_COLOR_GOOD]         = { 0x2B6A3C, 0x8FD19E, 0x0B4A1E, 0xA6F0B5 },
  [PW_COLOR_WARN]         = { 0x8A5200, 0xF1BE6A, 0x5C3600, 0xFFD58A },
  [PW_COLOR_WARN_SOFT]    = { 0xFBE9C8, 0x43341B, 0xFFFFFF, 0x000000 },
  [PW_COLOR_ERROR]        = { 0xA3241C, 0xFFA398, 0x7E0F08, 0xFFB4AA },
  [PW_COLOR_TOAST]        = { 0x332A25, 0x4A413A, 0x332A25, 0xFFFFFF },
  [PW_COLOR_TOAST_FG]     = { 0xFFF8EC, 0xFFF8EC, 0xFFF8EC, 0x000000 },
  [PW_COLOR_TOAST_LINK]   = { 0xF6B9C3, 0xF8BFC9, 0xF6B9C3, 0x6E0F2A },
  [PW_COLOR_DIE]          = { 0xFFFDF8, 0xF4EDE3, 0xFFFFFF, 0xFFFFFF },
  [PW_COLOR_PIP]          = { 0x2B2420, 0x231E1B, 0x000000, 0x000000 },
  [PW_COLOR_LAND]         = { 0xE6DCCA, 0x352E29, 0xFFFFFF, 0x000000 },
  [PW_COLOR_NIGHT]        = { 0x37302B, 0x0F0D0B, 0x000000, 0x3A3A3A },
  [PW_COLOR_NIGHT_FG]     = { 0xF3ECE2, 0xF3ECE2, 0xFFFFFF, 0xFFFFFF },
  [PW_COLOR_GREEN_FILL]   = { 0x2F6B49, 0x3F8259, 0x0F4A2A, 0x1F7A49 },
  [PW_COLOR_GREEN_EDGE]   = { 0x174029, 0x7CC096, 0x000000, 0x8EE0AE },
  [PW_COLOR_GREEN_TINT]   = { 0xCFE2D5, 0x1F3628, 0xFFFFFF, 0x000000 },
  [PW_COLOR_GREEN_GLYPH]  = { 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF },
  [PW_COLOR_GREY_FILL]    = { 0x8F969C, 0x8A9197, 0xB9C0C6, 0xB9C0C6 },
  [PW_COLOR_GREY_EDGE]    = { 0x474E54, 0xAFB6BC, 0x000000, 0xD5DADE },
  [PW_COLOR_GREY_TINT]    = { 0xE3E6E8, 0x35393C, 0xFFFFFF, 0x000000 },
  [PW_COLOR_GREY_GLYPH]   = { 0x14181B, 0x0E1113, 0x000000, 0x000000 },
  [PW_COLOR_YELLOW_FILL]  = { 0xF0C030, 0xE3B52C, 0xFFD23A, 0xFFD23A },
  [PW_COLOR_YELLOW_EDGE]  = { 0x7A5800, 0xE3B52C, 0x000000, 0xFFD23A },
  [PW_COLOR_YELLOW_TINT]  = { 0xFBEDBC, 0x443A17, 0xFFFFFF, 0x000000 },
  [PW_COLOR_YELLOW_GLYPH] = { 0x3A2A00, 0x2B1F00, 0x000000, 0x000000 },
  [PW_COLOR_BLUE_FILL]    = { 0x3A76B2, 0x3C76B4, 0x0F4C8F, 0x2A6FBE },
  [PW_COLOR_BLUE_EDGE]    = { 0x1B4A7A, 0x7FB4E6, 0x000000, 0x9ACBFF },
  [PW_COLOR_BLUE_TINT]    = { 0xD6E5F4, 0x1E3348, 0xFFFFFF, 0x000000 },
  [PW_COLOR_BLUE_GLYPH]   = { 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF },
  [PW_COLOR_LIME_FILL]    = { 0xA8CE58, 0x9CC24F, 0xBDE86A, 0xBDE86A },
  [PW_COLOR_LIME_EDGE]    = { 0x486814, 0xA8CE58, 0x000000, 0xBDE86A },
  [PW_COLOR_LIME_TINT]    = { 0xE6F1CC, 0x333F1B, 0xFFFFFF, 0x000000 },
  [PW_COLOR_LIME_GLYPH]   = { 0x223608, 0x1A2A05, 0x000000, 0x000000 },
  [PW_COLOR_BEIGE_FILL]   = { 0xD8AE7A, 0xCBA06C, 0xEBC594, 0xEBC594 },
  [PW_COLOR_BEIGE_EDGE]   = { 0x74491C, 0xD3A874, 0x000000, 0xEBC594 },
  [PW_COLOR_BEIGE_TINT]   = { 0xF4E3CB, 0x463524, 0xFFFFFF, 0x000000 },
  [PW_COLOR_BEIGE_GLYPH]  = { 0x3B260D, 0x2C1B08, 0x000000, 0x000000 },
  [PW_COLOR_PLAYER_1]     = { 0x4A4C9C, 0xA3A6F2, 0x26287A, 0xBFC1FF },
  [PW_COLOR_PLAYER_2]     = { 0xA9480F, 0xF09A60, 0x7A2E00, 0xFFB27E },
  [PW_COLOR_PLAYER_3]     = { 0x0B6E6B, 0x4CC2BA, 0x004A48, 0x6FE3DB },
  [PW_COLOR_PLAYER_4]     = { 0x403A36, 0xD6CDC2, 0x000000, 0xF0E8DE },
  [PW_COLOR_PLAYER_5]     = { 0x5B6B14, 0xB9C76A, 0x3C4A00, 0xDCEB8E },
  [PW_COLOR_PLAYER_6]     = { 0x7A4A6B, 0xD9A6CB, 0x5A2048, 0xF2C4E4 },
  [PW_COLOR_PLAYER_FG]    = { 0xFFFFFF, 0x1A1613, 0xFFFFFF, 0x000000 },
  [PW_COLOR_TOKEN_1]      = { 0x0E7C77, 0x2BA59F, 0x0E7C77, 0x2BA59F },
  [PW_COLOR_TOKEN_1_FG]   = { 0xFFFFFF, 0x06211F, 0xFFFFFF, 0x06211F },
  [PW_COLOR_TOKEN_2]      = { 0x75479F, 0xB28BDB, 0x75479F, 0xB28BDB },
  [PW_COLOR_TOKEN_2_FG]   = { 0xFFFFFF, 0x1E0E2E, 0xFFFFFF, 0x1E0E2E },
  [PW_COLOR_TOKEN_3]      = { 0xF2A9C6, 0xF2A9C6, 0xF2A9C6, 0xF2A9C6 },
  [PW_COLOR_TOKEN_3_FG]   = { 0x3A0F22, 0x3A0F22, 0x3A0F22, 0x3A0F22 },
  [PW_COLOR_TOKEN_4]      = { 0xBF332C, 0xE2685F, 0xBF332C, 0xE2685F },
  [PW_COLOR_TOKEN_4_FG]   = { 0xFFFFFF, 0x2A0603, 0xFFFFFF, 0x2A0603 },
  [PW_COLOR_TOKEN_5]      = { 0x77492A, 0xC18A63, 0x77492A, 0xC18A63 },
  [PW_COLOR_TOKEN_5_FG]   = { 0xFFFFFF, 0x241104, 0xFFFFFF, 0x241104 },
  [PW_COLOR_TOKEN_6]      = { 0xF0973C, 0xF0973C, 0xF0973C, 0xF0973C },
  [PW_COLOR_TOKEN_6_FG]   = { 0x3A1F00, 0x3A1F00, 0x3A1F00, 0x3A1F00 },
};

/* Where the usual colours differ in hue alone: what takes their place. Edges and glyphs keep the contrast that the
 * usual ones have; tints are told apart by lightness and pictogram. */
static const struct
{
  PwColor color;
  guint32 values[PW_THEMES];
} blind_colors[] = {
  { PW_COLOR_GREEN_FILL, { 0x003D2E, 0x00523E, 0x003325, 0x005540 } },
  { PW_COLOR_GREEN_EDGE, { 0x00291F, 0x4FC3A1, 0x000000, 0x6FE0BE } },
  { PW_COLOR_GREEN_TINT, { 0xBFDAD2, 0x16302A, 0xFFFFFF, 0x000000 } },
  { PW_COLOR_GREY_FILL, { 0x80878D, 0x7F868C, 0x8B9298, 0x8B9298 } },
  { PW_COLOR_YELLOW_FILL, { 0xF5E642, 0xF0E140, 0xF8EC50, 0xF8EC50 } },
  { PW_COLOR_YELLOW_EDGE, { 0x6B6300, 0xF0E140, 0x000000, 0xF8EC50 } },
  { PW_COLOR_YELLOW_TINT, { 0xFCF8C8, 0x45421A, 0xFFFFFF, 0x000000 } },
  { PW_COLOR_BLUE_FILL, { 0x1474BC, 0x1474BC, 0x0C6BB0, 0x1F7AC2 } },
  { PW_COLOR_BLUE_EDGE, { 0x00324F, 0x74BCEB, 0x000000, 0x9ACBFF } },
  { PW_COLOR_BLUE_TINT, { 0xC4DDF0, 0x142D40, 0xFFFFFF, 0x000000 } },
  { PW_COLOR_LIME_FILL, { 0xA6DBF7, 0x9AD3F3, 0xA8DCF8, 0xA8DCF8 } },
  { PW_COLOR_LIME_EDGE, { 0x1F5D80, 0x9BD3F2, 0x000000, 0xA8DCF8 } },
  { PW_COLOR_LIME_TINT, { 0xE9F5FC, 0x24404F, 0xFFFFFF, 0x000000 } },
  { PW_COLOR_LIME_GLYPH, { 0x06283A, 0x041F2E, 0x000000, 0x000000 } },
  { PW_COLOR_BEIGE_FILL, { 0xDC7A2C, 0xD9772A, 0xEE8C3C, 0xEE8C3C } },
  { PW_COLOR_BEIGE_EDGE, { 0x6E3405, 0xE89A5C, 0x000000, 0xEE8C3C } },
  { PW_COLOR_BEIGE_TINT, { 0xF8DFC9, 0x4A2E18, 0xFFFFFF, 0x000000 } },
  { PW_COLOR_BEIGE_GLYPH, { 0x2A1200, 0x200D00, 0x000000, 0x000000 } },
  { PW_COLOR_TOKEN_1, { 0x00806A, 0x14A58C, 0x00806A, 0x14A58C } },
  { PW_COLOR_TOKEN_2, { 0x4B2E83, 0xA08BD8, 0x4B2E83, 0xA08BD8 } },
  { PW_COLOR_TOKEN_3, { 0xF9C4DA, 0xF9C4DA, 0xF9C4DA, 0xF9C4DA } },
  { PW_COLOR_TOKEN_4, { 0xC5341F, 0xF2806C, 0xC5341F, 0xF2806C } },
  { PW_COLOR_TOKEN_5, { 0x4A2C17, 0x6B452C, 0x4A2C17, 0x6B452C } },
  { PW_COLOR_TOKEN_5_FG, { 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF } },
  { PW_COLOR_TOKEN_6, { 0xFDB551, 0xFDB551, 0xFDB551, 0xFDB551 } },
};

static gboolean colour_blind;
static gboolean without_patterns;

/**
 * pw_palette_set_look:
 * @blind: whether to use colours that differ in lightness too
 * @patterns: whether hexes have patterns
 *
 * Whoever calls it has everything drawn anew.
 */
void
pw_palette_set_look (gboolean blind, gboolean patterns)
{
  colour_blind = blind;
  without_patterns = !patterns;
}

gboolean
pw_palette_get_patterns (void)
{
  return !without_patterns;
}

guint
pw_palette_get_look (void)
{
  return (colour_blind ? 1 : 0) | (without_patterns ? 2 : 0);
}

/**
 * pw_palette_get:
 * @theme: a theme
 * @color: what the colour is for
 *
 * Returns: the colour as 0xRRGGBB
 */
guint32
pw_palette_get (PwTheme theme,
                PwColor color)
{
  g_return_val_if_fail (theme < PW_THEMES && color < PW_COLORS, 0);

  for (guint i = 0; colour_blind && i < G_N_ELEMENTS (blind_colors); i++)
    if (blind_colors[i].color == color)
      return blind_colors[i].values[theme];
  return colors[color][theme];
}

/**
 * pw_palette_rgba:
 * @theme: a theme
 * @color: what the colour is for
 * @rgba: (out): the colour, opaque
 */
void
pw_palette_rgba (PwTheme  theme,
                 PwColor  color,
                 GdkRGBA *rgba)
{
  guint32 c = pw_palette_get (theme, color);

  rgba->red = (c >> 16) / 255.0f;
  rgba->green = ((c >> 8) & 0xff) / 255.0f;
  rgba->blue = (c & 0xff) / 255.0f;
  rgba->alpha = 1.0f;
}

/**
 * pw_palette_theme:
 *
 * Returns: the theme that the style manager asks for now
 */
PwTheme
pw_palette_theme (void)
{
  AdwStyleManager *manager;

  if (gdk_display_get_default () == NULL)
    return PW_THEME_LIGHT;

  manager = adw_style_manager_get_default ();
  if (adw_style_manager_get_high_contrast (manager))
    return adw_style_manager_get_dark (manager) ? PW_THEME_HIGH_DARK : PW_THEME_HIGH;
  return adw_style_manager_get_dark (manager) ? PW_THEME_DARK : PW_THEME_LIGHT;
}

static double
channel (guint32 value)
{
  double c = (value & 0xff) / 255.0;

  return c <= 0.03928 ? c / 12.92 : pow ((c + 0.055) / 1.055, 2.4);
}

static double
luminance (guint32 rgb)
{
  return 0.2126 * channel (rgb >> 16) + 0.7152 * channel (rgb >> 8) + 0.0722 * channel (rgb);
}

/**
 * pw_palette_contrast:
 * @a: a colour, 0xRRGGBB
 * @b: another
 *
 * Returns: their contrast by WCAG 2, from 1 to 21
 */
double
pw_palette_contrast (guint32 a,
                     guint32 b)
{
  double la = luminance (a), lb = luminance (b);

  return (MAX (la, lb) + 0.05) / (MIN (la, lb) + 0.05);
}
