/* pw-source-color.c: the colours of the sources of points
 *
 * A game names a colour of the palette for each of its sources: a hue ("lime"), a token
 * ("token-6") or "accent". Every fill comes with the ink that is readable on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-source-color.h"

#include "pw-columns.h"
#include "pw-large-text.h"
#include "pw-pen.h"
#include "pw-raster.h"
#include "pw-theme-watch.h"

static const struct
{
  const char *name;
  PwColor fill;
  PwColor ink;
} colors[] = {
  { "accent", PW_COLOR_ACCENT_BG, PW_COLOR_ACCENT_FG },
  { "green", PW_COLOR_GREEN_FILL, PW_COLOR_GREEN_GLYPH },
  { "grey", PW_COLOR_GREY_FILL, PW_COLOR_GREY_GLYPH },
  { "yellow", PW_COLOR_YELLOW_FILL, PW_COLOR_YELLOW_GLYPH },
  { "blue", PW_COLOR_BLUE_FILL, PW_COLOR_BLUE_GLYPH },
  { "lime", PW_COLOR_LIME_FILL, PW_COLOR_LIME_GLYPH },
  { "beige", PW_COLOR_BEIGE_FILL, PW_COLOR_BEIGE_GLYPH },
  { "token-1", PW_COLOR_TOKEN_1, PW_COLOR_TOKEN_1_FG },
  { "token-2", PW_COLOR_TOKEN_2, PW_COLOR_TOKEN_2_FG },
  { "token-3", PW_COLOR_TOKEN_3, PW_COLOR_TOKEN_3_FG },
  { "token-4", PW_COLOR_TOKEN_4, PW_COLOR_TOKEN_4_FG },
  { "token-5", PW_COLOR_TOKEN_5, PW_COLOR_TOKEN_5_FG },
  { "token-6", PW_COLOR_TOKEN_6, PW_COLOR_TOKEN_6_FG },
};

/* -- A swatch --------------------------------------------------------------------- */

#define PW_TYPE_SOURCE_SWATCH (pw_source_swatch_get_type ())
G_DECLARE_FINAL_TYPE (PwSourceSwatch, pw_source_swatch, PW, SOURCE_SWATCH, GtkWidget)

struct _PwSourceSwatch
{
  GtkWidget parent_instance;

  PwColor fill, ink;
  const char *letter;
};

G_DEFINE_FINAL_TYPE (PwSourceSwatch, pw_source_swatch, GTK_TYPE_WIDGET)

static void
pw_source_swatch_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  double scale = pw_text_scale (widget);
  gboolean letter = PW_SOURCE_SWATCH (widget)->letter != NULL;

  *minimum = *natural = (int) ((!letter ? 11 : orientation == GTK_ORIENTATION_HORIZONTAL ? 19 : 17) * scale);
}

static void
pw_source_swatch_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PwSourceSwatch *self = PW_SOURCE_SWATCH (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  PwPen pen = { .theme = pw_palette_theme (), .pango = gtk_widget_get_pango_context (widget) };
  g_autoptr (GskRenderNode) node = NULL;
  PwRaster raster;

  pw_raster_begin (&raster, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), pw_raster_scale (widget, 1));
  pen.cr = raster.cr;
  pw_pen_box (&pen, 0, 0, width, height, self->letter ? 4 : 3);
  pw_pen_paint (&pen, (int) self->fill, PW_PEN_NONE, 0);
  if (self->letter)
    pw_pen_text (&pen, width / 2.0, height / 2.0, 0.5, self->letter, height * 0.74, 800, self->ink);
  node = pw_raster_end (&raster, widget);
  gtk_snapshot_append_node (snapshot, node);
}

static void
pw_source_swatch_class_init (PwSourceSwatchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = pw_source_swatch_measure;
  widget_class->snapshot = pw_source_swatch_snapshot;
  /* The name always stands beside it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
pw_source_swatch_init (PwSourceSwatch *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  pw_theme_watch (GTK_WIDGET (self));
}

/* -- Public ------------------------------------------------------------------------ */

/**
 * pw_source_color:
 * @game: a game
 * @source: an index into its sources of points
 * @fill: (out): the source's colour
 * @ink: (out): for text on it
 *
 * A colour nobody knows becomes grey.
 */
void
pw_source_color (const PwGame *game, guint source, PwColor *fill, PwColor *ink)
{
  *fill = PW_COLOR_GREY_FILL;
  *ink = PW_COLOR_GREY_GLYPH;
  for (guint i = 0; i < G_N_ELEMENTS (colors); i++)
    if (g_strcmp0 (colors[i].name, game->sources[source].color) == 0)
      {
        *fill = colors[i].fill;
        *ink = colors[i].ink;
      }
}

/**
 * pw_source_swatch_new:
 * @game: a game
 * @source: an index into its sources of points
 * @letter: whether its letter is written on it
 *
 * Returns: (transfer none): a small square in the colour of @source
 */
GtkWidget *
pw_source_swatch_new (const PwGame *game, guint source, gboolean letter)
{
  PwSourceSwatch *self = g_object_new (PW_TYPE_SOURCE_SWATCH, NULL);

  pw_source_color (game, source, &self->fill, &self->ink);
  self->letter = letter ? game->sources[source].letter : NULL;
  return GTK_WIDGET (self);
}
