/* test-palette.c: what is drawn can be read: contrast by WCAG 2 in every theme
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <math.h>
#include <string.h>

#include "pw-palette.h"

#define TEXT 4.5
#define SHAPE 3.0

typedef struct
{
  PwColor front, back;
  double least;
} Pair;

static const char *const themes[PW_THEMES] = { "light", "dark", "high contrast", "high contrast dark" };

/* The usual colours, or those for colour-blind eyes: all can be read. */
static void
with_both (void (*test) (void))
{
  test ();
  pw_palette_set_look (TRUE, TRUE);
  test ();
  pw_palette_set_look (FALSE, TRUE);
}

static void
check (PwColor front, PwColor back, double least)
{
  for (guint theme = 0; theme < PW_THEMES; theme++)
    {
      double contrast = pw_palette_contrast (pw_palette_get (theme, front), pw_palette_get (theme, back));

      if (contrast < least)
        {
          g_test_message ("%s: colour %u on %u has contrast %.2f, needs %.1f", themes[theme], front, back, contrast, least);
          g_test_fail ();
        }
    }
}

static void
test_text_and_controls (void)
{
  static const Pair pairs[] = {
    { PW_COLOR_TEXT, PW_COLOR_WINDOW, TEXT },      { PW_COLOR_TEXT, PW_COLOR_CARD, TEXT },
    { PW_COLOR_TEXT, PW_COLOR_ACCENT_SOFT, TEXT }, { PW_COLOR_DIM, PW_COLOR_WINDOW, TEXT },
    { PW_COLOR_DIM, PW_COLOR_SIDE, TEXT },         { PW_COLOR_DIM, PW_COLOR_LAND, TEXT },
    { PW_COLOR_DIM, PW_COLOR_SUNKEN, TEXT },       { PW_COLOR_DIM, PW_COLOR_ACCENT_SOFT, TEXT },
    { PW_COLOR_DIM, PW_COLOR_WARN_SOFT, TEXT },    { PW_COLOR_WARN, PW_COLOR_WARN_SOFT, TEXT },
    { PW_COLOR_ACCENT, PW_COLOR_CARD, TEXT },      { PW_COLOR_ACCENT, PW_COLOR_ACCENT_SOFT, TEXT },
    { PW_COLOR_ACCENT, PW_COLOR_SUNKEN, TEXT },    { PW_COLOR_ACCENT_FG, PW_COLOR_ACCENT_BG, TEXT },
    { PW_COLOR_GOOD, PW_COLOR_CARD, TEXT },        { PW_COLOR_WARN, PW_COLOR_CARD, TEXT },
    { PW_COLOR_ERROR, PW_COLOR_CARD, TEXT },       { PW_COLOR_TOAST_FG, PW_COLOR_TOAST, TEXT },
    { PW_COLOR_TOAST_LINK, PW_COLOR_TOAST, TEXT }, { PW_COLOR_NIGHT_FG, PW_COLOR_NIGHT, TEXT },
    { PW_COLOR_PIP, PW_COLOR_DIE, TEXT },          { PW_COLOR_CARD, PW_COLOR_TEXT, TEXT }, /* keycaps */
    { PW_COLOR_STRONG, PW_COLOR_CARD, SHAPE },     { PW_COLOR_RIM, PW_COLOR_PLATE, SHAPE },
    { PW_COLOR_GLOW, PW_COLOR_PLATE, SHAPE },      { PW_COLOR_GLOW, PW_COLOR_WINDOW, SHAPE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    check (pairs[i].front, pairs[i].back, pairs[i].least);
}

static void
hexes (void)
{
  for (guint hue = 0; hue < PW_HUES; hue++)
    {
      check (PW_HUE_GLYPH (hue), PW_HUE_FILL (hue), TEXT);
      check (PW_HUE_EDGE (hue), PW_HUE_TINT (hue), SHAPE);
      check (PW_COLOR_TEXT, PW_HUE_TINT (hue), TEXT);
      check (PW_COLOR_GLOW, PW_HUE_TINT (hue), SHAPE);
    }
}

static void
players_and_tokens (void)
{
  for (guint i = 1; i <= 6; i++)
    {
      check (PW_PLAYER (i), PW_COLOR_CARD, SHAPE);
      check (PW_COLOR_PLAYER_FG, PW_PLAYER (i), TEXT);
    }
  for (guint i = 1; i <= 6; i++)
    check (PW_TOKEN_FG (i), PW_TOKEN (i), TEXT);
}

static void
test_hexes (void)
{
  with_both (hexes);
}

static void
test_players_and_tokens (void)
{
  with_both (players_and_tokens);
}

/* -- Colour blindness ------------------------------------------------------------------------------ */

/* What eyes without one kind of cones see, as a matrix on linear light (Machado, Oliveira and Fernandes 2009). */
static const double eyes[][3][3] = {
  { { 0.152286, 1.052583, -0.204868 }, { 0.114503, 0.786281, 0.099216 }, { -0.003882, -0.048116, 1.051998 } },
  { { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 }, { -0.011820, 0.042940, 0.968881 } },
  { { 1.255528, -0.076749, -0.178779 }, { -0.078411, 0.930809, 0.147602 }, { 0.004733, 0.691367, 0.303900 } },
};

static double
linear (guint32 value)
{
  double c = (value & 0xff) / 255.0;

  return c <= 0.03928 ? c / 12.92 : pow ((c + 0.055) / 1.055, 2.4);
}

static double
root (double t)
{
  return t > 0.008856 ? cbrt (t) : 7.787 * t + 16 / 116.0;
}

/* As CIE L*a*b*. */
static void
see (guint eye, guint32 color, double lab[3])
{
  double light[3] = { linear (color >> 16), linear (color >> 8), linear (color) }, seen[3];
  double x, y, z;

  for (guint i = 0; i < 3; i++)
    seen[i] = CLAMP (eyes[eye][i][0] * light[0] + eyes[eye][i][1] * light[1] + eyes[eye][i][2] * light[2], 0, 1);
  x = root ((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.9505);
  y = root (0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
  z = root ((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.089);
  lab[0] = 116 * y - 16;
  lab[1] = 500 * (x - y);
  lab[2] = 200 * (y - z);
}

/* The least difference that any such eye sees between two of six colours. */
static double
least_difference (PwTheme theme, const PwColor colors[6])
{
  double least = G_MAXDOUBLE;

  for (guint eye = 0; eye < G_N_ELEMENTS (eyes); eye++)
    for (guint i = 0; i < 6; i++)
      for (guint k = 0; k < i; k++)
        {
          double a[3], b[3];

          see (eye, pw_palette_get (theme, colors[i]), a);
          see (eye, pw_palette_get (theme, colors[k]), b);
          least = MIN (least,
                       sqrt ((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) + (a[2] - b[2]) * (a[2] - b[2])));
        }
  return least;
}

/* The usual hues come as near as 4 to each other for some eyes, and numbered squares as 2. */
static void
test_colour_blind (void)
{
  PwColor hues[PW_HUES], tokens[6];

  for (guint i = 0; i < 6; i++)
    {
      hues[i] = PW_HUE_FILL (i);
      tokens[i] = PW_TOKEN (i + 1);
    }
  g_assert_cmpfloat (least_difference (PW_THEME_HIGH, hues), <, 10);
  g_assert_cmpuint (pw_palette_get_look (), ==, 0);
  pw_palette_set_look (TRUE, FALSE);
  g_assert_cmpuint (pw_palette_get_look (), ==, 3);
  g_assert_false (pw_palette_get_patterns ());
  for (guint theme = 0; theme < PW_THEMES; theme++)
    {
      g_assert_cmpfloat (least_difference (theme, hues), >, 20);
      g_assert_cmpfloat (least_difference (theme, tokens), >, 12);
    }
  pw_palette_set_look (FALSE, TRUE);
}

/* The numbers of the standard's own examples. */
static void
test_contrast (void)
{
  g_assert_cmpfloat_with_epsilon (pw_palette_contrast (0x000000, 0xffffff), 21.0, 0.01);
  g_assert_cmpfloat_with_epsilon (pw_palette_contrast (0xffffff, 0x767676), 4.54, 0.01);
  g_assert_cmpfloat_with_epsilon (pw_palette_contrast (0x123456, 0x123456), 1.0, 0.001);
}

/* Style sheet and boards say the same. */
static void
test_style_sheets (void)
{
  static const struct
  {
    const char *name;
    PwColor color;
  } shared[] = {
    { "window", PW_COLOR_WINDOW },
    { "side", PW_COLOR_SIDE },
    { "header", PW_COLOR_HEADER },
    { "card", PW_COLOR_CARD },
    { "raised", PW_COLOR_RAISED },
    { "sunken", PW_COLOR_SUNKEN },
    { "text", PW_COLOR_TEXT },
    { "dim", PW_COLOR_DIM },
    { "line", PW_COLOR_LINE },
    { "strong", PW_COLOR_STRONG },
    { "plate", PW_COLOR_PLATE },
    { "rim", PW_COLOR_RIM },
    { "accent", PW_COLOR_ACCENT },
    { "accent_bg", PW_COLOR_ACCENT_BG },
    { "accent_fg", PW_COLOR_ACCENT_FG },
    { "accent_soft", PW_COLOR_ACCENT_SOFT },
    { "glow", PW_COLOR_GLOW },
    { "good", PW_COLOR_GOOD },
    { "warn", PW_COLOR_WARN },
    { "warn_soft", PW_COLOR_WARN_SOFT },
    { "error", PW_COLOR_ERROR },
    { "toast", PW_COLOR_TOAST },
    { "toast_fg", PW_COLOR_TOAST_FG },
    { "toast_link", PW_COLOR_TOAST_LINK },
    { "die", PW_COLOR_DIE },
    { "pip", PW_COLOR_PIP },
    { "depot", PW_COLOR_LAND },
    { "black", PW_COLOR_NIGHT },
    { "black_fg", PW_COLOR_NIGHT_FG },
  };
  static const char *const sheets[PW_THEMES] = { "style.css", "style-dark.css", "style-hc.css", "style-hc-dark.css" };

  for (guint theme = 0; theme < PW_THEMES; theme++)
    {
      g_autofree char *path = g_strconcat ("/io/github/pipwright/Pipwright/", sheets[theme], NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) sheet = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

      g_assert_no_error (error);
      for (guint i = 0; i < G_N_ELEMENTS (shared); i++)
        {
          g_autofree char *line = g_strdup_printf ("@define-color %s #%06X;", shared[i].name,
                                                   pw_palette_get (theme, shared[i].color));

          if (strstr (g_bytes_get_data (sheet, NULL), line) == NULL)
            {
              g_test_message ("%s has no “%s”", sheets[theme], line);
              g_test_fail ();
            }
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/palette/contrast is that of the standard", test_contrast);
  g_test_add_func ("/palette/text and controls can be read", test_text_and_controls);
  g_test_add_func ("/palette/hexes can be read", test_hexes);
  g_test_add_func ("/palette/players and tokens can be read", test_players_and_tokens);
  g_test_add_func ("/palette/colour-blind eyes tell hues and tokens apart", test_colour_blind);
  g_test_add_func ("/palette/style sheets have the same colours", test_style_sheets);
  return g_test_run ();
}
