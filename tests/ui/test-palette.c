/* test-palette.c: what is drawn can be read: contrast by WCAG 2 in every theme
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
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
    { PW_COLOR_TEXT, PW_COLOR_WINDOW, TEXT },
    { PW_COLOR_TEXT, PW_COLOR_CARD, TEXT },
    { PW_COLOR_TEXT, PW_COLOR_ACCENT_SOFT, TEXT },
    { PW_COLOR_DIM, PW_COLOR_WINDOW, TEXT },
    { PW_COLOR_DIM, PW_COLOR_SIDE, TEXT },
    { PW_COLOR_DIM, PW_COLOR_LAND, TEXT },
    { PW_COLOR_DIM, PW_COLOR_SUNKEN, TEXT },
    { PW_COLOR_DIM, PW_COLOR_ACCENT_SOFT, TEXT },
    { PW_COLOR_DIM, PW_COLOR_WARN_SOFT, TEXT },
    { PW_COLOR_WARN, PW_COLOR_WARN_SOFT, TEXT },
    { PW_COLOR_ACCENT, PW_COLOR_CARD, TEXT },
    { PW_COLOR_ACCENT, PW_COLOR_ACCENT_SOFT, TEXT },
    { PW_COLOR_ACCENT, PW_COLOR_SUNKEN, TEXT },
    { PW_COLOR_ACCENT_FG, PW_COLOR_ACCENT_BG, TEXT },
    { PW_COLOR_GOOD, PW_COLOR_CARD, TEXT },
    { PW_COLOR_WARN, PW_COLOR_CARD, TEXT },
    { PW_COLOR_ERROR, PW_COLOR_CARD, TEXT },
    { PW_COLOR_TOAST_FG, PW_COLOR_TOAST, TEXT },
    { PW_COLOR_TOAST_LINK, PW_COLOR_TOAST, TEXT },
    { PW_COLOR_NIGHT_FG, PW_COLOR_NIGHT, TEXT },
    { PW_COLOR_PIP, PW_COLOR_DIE, TEXT },
    { PW_COLOR_CARD, PW_COLOR_TEXT, TEXT }, /* keycaps */
    { PW_COLOR_STRONG, PW_COLOR_CARD, SHAPE },
    { PW_COLOR_RIM, PW_COLOR_PLATE, SHAPE },
    { PW_COLOR_GLOW, PW_COLOR_PLATE, SHAPE },
    { PW_COLOR_GLOW, PW_COLOR_WINDOW, SHAPE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    check (pairs[i].front, pairs[i].back, pairs[i].least);
}

static void
test_hexes (void)
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
test_players_and_tokens (void)
{
  for (guint i = 1; i <= 6; i++)
    {
      check (PW_PLAYER (i), PW_COLOR_CARD, SHAPE);
      check (PW_COLOR_PLAYER_FG, PW_PLAYER (i), TEXT);
    }
  for (guint i = 1; i <= 6; i++)
    check (PW_TOKEN_FG (i), PW_TOKEN (i), TEXT);
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
  static const struct { const char *name; PwColor color; } shared[] = {
    { "window", PW_COLOR_WINDOW }, { "side", PW_COLOR_SIDE }, { "header", PW_COLOR_HEADER }, { "card", PW_COLOR_CARD },
    { "raised", PW_COLOR_RAISED }, { "sunken", PW_COLOR_SUNKEN }, { "text", PW_COLOR_TEXT }, { "dim", PW_COLOR_DIM },
    { "line", PW_COLOR_LINE }, { "strong", PW_COLOR_STRONG }, { "plate", PW_COLOR_PLATE }, { "rim", PW_COLOR_RIM },
    { "accent", PW_COLOR_ACCENT }, { "accent_bg", PW_COLOR_ACCENT_BG }, { "accent_fg", PW_COLOR_ACCENT_FG },
    { "accent_soft", PW_COLOR_ACCENT_SOFT }, { "glow", PW_COLOR_GLOW }, { "good", PW_COLOR_GOOD },
    { "warn", PW_COLOR_WARN }, { "warn_soft", PW_COLOR_WARN_SOFT }, { "error", PW_COLOR_ERROR },
    { "toast", PW_COLOR_TOAST }, { "toast_fg", PW_COLOR_TOAST_FG }, { "toast_link", PW_COLOR_TOAST_LINK },
    { "die", PW_COLOR_DIE }, { "pip", PW_COLOR_PIP }, { "depot", PW_COLOR_LAND }, { "black", PW_COLOR_NIGHT },
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
  g_test_add_func ("/palette/style sheets have the same colours", test_style_sheets);
  return g_test_run ();
}
