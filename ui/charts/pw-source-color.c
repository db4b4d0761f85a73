/* pw-source-color.c: the colours of the sources of points
 *
 * A game names a colour of the palette for each of its sources: a hue ("lime"), a token
 * ("token-6") or "accent". Every fill comes with the ink that is readable on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-source-color.h"

#include <glib/gi18n-lib.h>

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
  char *letter;
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
pw_source_swatch_finalize (GObject *object)
{
  g_free (PW_SOURCE_SWATCH (object)->letter);
  G_OBJECT_CLASS (pw_source_swatch_parent_class)->finalize (object);
}

static void
pw_source_swatch_class_init (PwSourceSwatchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pw_source_swatch_finalize;
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

/* -- Letters ----------------------------------------------------------------------- */

typedef struct
{
  const PwGame *game;
  gunichar *given;              /* by source; 0: none yet */
  GHashTable *asked;            /* letters that were looked at for the source at hand */
} Letters;

static gboolean give_letter (Letters *letters, guint source);

/* Gives @letter to @source, if it is free, or if @moves and whoever has it can take another. */
static gboolean
give (Letters *letters, guint source, gunichar letter, gboolean moves)
{
  if (!g_unichar_isalpha (letter))
    return FALSE;
  for (guint i = 0; i < letters->game->n_sources; i++)
    if (letters->given[i] == letter)
      {
        if (!moves || !g_hash_table_add (letters->asked, GUINT_TO_POINTER (letter)) || !give_letter (letters, i))
          return FALSE;
      }
  letters->given[source] = letter;
  return TRUE;
}

/* First what begins a word of its name, then any letter of it, then one that another need not have. */
static gboolean
give_letter (Letters *letters, guint source)
{
  g_autofree char *name = g_utf8_strup (_(letters->game->sources[source].name), -1);

  for (guint pass = 0; pass < 3; pass++)
    {
      gunichar before = ' ';

      for (const char *at = name; *at; at = g_utf8_next_char (at))
        {
          gunichar letter = g_utf8_get_char (at);

          if ((pass > 0 || !g_unichar_isalpha (before)) && give (letters, source, letter, pass == 2))
            return TRUE;
          before = letter;
        }
    }
  return FALSE;
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
 * pw_source_letter:
 * @game: a game
 * @source: an index into its sources of points
 *
 * The letters are of the names as people read them, so that somebody who sees one can tell what it stands for; where a name
 * has no letter left, it is that of the game. A sign, such as that of corrections, is the same in every language.
 *
 * Returns: (transfer full): what stands for @source where there is no room for its name, and for no other of @game
 */
char *
pw_source_letter (const PwGame *game, guint source)
{
  g_autofree gunichar *given = g_new0 (gunichar, game->n_sources);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < game->n_sources; i++)
    {
      g_autoptr (GHashTable) asked = g_hash_table_new (NULL, NULL);
      Letters letters = { game, given, asked };
      gunichar own = g_utf8_get_char (game->sources[i].letter);

      if (!g_unichar_isalpha (own) || !give_letter (&letters, i))
        given[i] = own;
    }
  g_string_append_unichar (text, given[source]);
  return g_string_free (text, FALSE);
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
  self->letter = letter ? pw_source_letter (game, source) : NULL;
  return GTK_WIDGET (self);
}
