/* pw-palette.h: every colour that is drawn, by theme
 *
 * The same numbers as the style sheets; the boards, which draw themselves, read them here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/** PwTheme: light or dark, with normal or high contrast. */
typedef enum
{
  PW_THEME_LIGHT,
  PW_THEME_DARK,
  PW_THEME_HIGH,
  PW_THEME_HIGH_DARK,
  PW_THEMES,
} PwTheme;

/** PwColor: what a colour is for. */
typedef enum
{
  PW_COLOR_WINDOW, /* page, centre column */
  PW_COLOR_SIDE, /* side columns, entry bar */
  PW_COLOR_HEADER,
  PW_COLOR_CARD, /* cards, rows, number box */
  PW_COLOR_RAISED,
  PW_COLOR_SUNKEN,
  PW_COLOR_TEXT, /* text, keycaps, focus ring */
  PW_COLOR_DIM,
  PW_COLOR_LINE,
  PW_COLOR_STRONG, /* control and die outlines, dashes */
  PW_COLOR_PLATE, /* land under hexes */
  PW_COLOR_RIM, /* outline of regions */
  PW_COLOR_ACCENT,
  PW_COLOR_ACCENT_BG,
  PW_COLOR_ACCENT_FG,
  PW_COLOR_ACCENT_SOFT,
  PW_COLOR_GLOW, /* legal and selected ring */
  PW_COLOR_GOOD,
  PW_COLOR_WARN,
  PW_COLOR_WARN_SOFT,
  PW_COLOR_ERROR,
  PW_COLOR_TOAST,
  PW_COLOR_TOAST_FG,
  PW_COLOR_TOAST_LINK,
  PW_COLOR_DIE,
  PW_COLOR_PIP,
  PW_COLOR_LAND, /* places on a common board */
  PW_COLOR_NIGHT, /* the dark place on it */
  PW_COLOR_NIGHT_FG,
  PW_COLOR_GREEN_FILL, /* six hues, each: solid, its edge, empty space, glyph on the solid */
  PW_COLOR_GREEN_EDGE,
  PW_COLOR_GREEN_TINT,
  PW_COLOR_GREEN_GLYPH,
  PW_COLOR_GREY_FILL,
  PW_COLOR_GREY_EDGE,
  PW_COLOR_GREY_TINT,
  PW_COLOR_GREY_GLYPH,
  PW_COLOR_YELLOW_FILL,
  PW_COLOR_YELLOW_EDGE,
  PW_COLOR_YELLOW_TINT,
  PW_COLOR_YELLOW_GLYPH,
  PW_COLOR_BLUE_FILL,
  PW_COLOR_BLUE_EDGE,
  PW_COLOR_BLUE_TINT,
  PW_COLOR_BLUE_GLYPH,
  PW_COLOR_LIME_FILL,
  PW_COLOR_LIME_EDGE,
  PW_COLOR_LIME_TINT,
  PW_COLOR_LIME_GLYPH,
  PW_COLOR_BEIGE_FILL,
  PW_COLOR_BEIGE_EDGE,
  PW_COLOR_BEIGE_TINT,
  PW_COLOR_BEIGE_GLYPH,
  PW_COLOR_PLAYER_1, /* markers */
  PW_COLOR_PLAYER_2,
  PW_COLOR_PLAYER_3,
  PW_COLOR_PLAYER_4,
  PW_COLOR_PLAYER_5,
  PW_COLOR_PLAYER_6,
  PW_COLOR_PLAYER_FG,
  PW_COLOR_TOKEN_1, /* numbered squares and their number */
  PW_COLOR_TOKEN_1_FG,
  PW_COLOR_TOKEN_2,
  PW_COLOR_TOKEN_2_FG,
  PW_COLOR_TOKEN_3,
  PW_COLOR_TOKEN_3_FG,
  PW_COLOR_TOKEN_4,
  PW_COLOR_TOKEN_4_FG,
  PW_COLOR_TOKEN_5,
  PW_COLOR_TOKEN_5_FG,
  PW_COLOR_TOKEN_6,
  PW_COLOR_TOKEN_6_FG,
  PW_COLORS,
} PwColor;

/** PwHue: the six hues of hexes; each has a fill, an edge, a tint and a glyph colour. */
typedef enum
{
  PW_HUE_GREEN,
  PW_HUE_GREY,
  PW_HUE_YELLOW,
  PW_HUE_BLUE,
  PW_HUE_LIME,
  PW_HUE_BEIGE,
  PW_HUES,
} PwHue;

#define PW_HUE_FILL(hue)  ((PwColor) (PW_COLOR_GREEN_FILL + 4 * (hue)))
#define PW_HUE_EDGE(hue)  ((PwColor) (PW_COLOR_GREEN_EDGE + 4 * (hue)))
#define PW_HUE_TINT(hue)  ((PwColor) (PW_COLOR_GREEN_TINT + 4 * (hue)))
#define PW_HUE_GLYPH(hue) ((PwColor) (PW_COLOR_GREEN_GLYPH + 4 * (hue)))
/* Players and tokens count from 1. */
#define PW_PLAYER(n)      ((PwColor) (PW_COLOR_PLAYER_1 + (n) - 1))
#define PW_TOKEN(n)       ((PwColor) (PW_COLOR_TOKEN_1 + 2 * ((n) - 1)))
#define PW_TOKEN_FG(n)    ((PwColor) (PW_COLOR_TOKEN_1_FG + 2 * ((n) - 1)))

/* 0xRRGGBB */
guint32   pw_palette_get       (PwTheme theme, PwColor color);
void      pw_palette_rgba      (PwTheme theme, PwColor color, GdkRGBA *rgba);

/* What people set beside the theme: colours for colour-blind eyes; patterns on hexes. */
void      pw_palette_set_look  (gboolean colour_blind, gboolean patterns);
gboolean  pw_palette_get_patterns (void);
/* A number that differs for each look, for caches of what was drawn. */
guint     pw_palette_get_look  (void);

/* What the style manager asks for now; light before the application has started. */
PwTheme   pw_palette_theme     (void);

/* WCAG 2 contrast of two 0xRRGGBB colours: 1 to 21. */
double    pw_palette_contrast  (guint32 a, guint32 b);

G_END_DECLS
