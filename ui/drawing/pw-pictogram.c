/* pw-pictogram.c: the single-coloured little pictures of the resource, drawn at any size
 *
 * They are drawn as paths and not through the icon theme: an icon is a bitmap of one size,
 * and the boards need the same picture from 13 to 60 pixels, sharp at every scale.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-pictogram.h"

#include <gio/gio.h>

#include "pw-path.h"

/** GRID: of a picture that says no other. */
#define GRID 24.0

typedef struct
{
  char *data;
  double opacity;
} Stroke;

/** Picture: its strokes, and how many units it is wide and high. */
typedef struct
{
  GArray *strokes;
  double grid;
} Picture;

static void
stroke_clear (gpointer data)
{
  g_free (((Stroke *) data)->data);
}

static void
on_element (GMarkupParseContext *context,
            const char          *element,
            const char         **names,
            const char         **values,
            gpointer             user_data,
            GError             **error)
{
  Picture *picture = user_data;
  Stroke stroke = { NULL, 1.0 };
  guint i;

  for (i = 0; g_str_equal (element, "svg") && names[i] != NULL; i++)
    if (g_str_equal (names[i], "width") && g_ascii_strtod (values[i], NULL) > 0)
      picture->grid = g_ascii_strtod (values[i], NULL);
  if (!g_str_equal (element, "path"))
    return;
  for (i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], "d"))
        stroke.data = g_strdup (values[i]);
      else if (g_str_equal (names[i], "opacity"))
        stroke.opacity = g_ascii_strtod (values[i], NULL);
    }
  if (stroke.data != NULL)
    g_array_append_val (picture->strokes, stroke);
}

static void
picture_free (gpointer data)
{
  g_array_unref (((Picture *) data)->strokes);
  g_free (data);
}

static Picture *
load (const char *name)
{
  static const GMarkupParser parser = { .start_element = on_element };
  g_autofree char *path = g_strconcat (PW_PICTOGRAM_PATH, name, "-symbolic.svg", NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GMarkupParseContext) context = NULL;
  Picture *picture = g_new0 (Picture, 1);
  gsize size;
  const char *text;

  *picture = (Picture){ g_array_new (FALSE, FALSE, sizeof (Stroke)), GRID };
  g_array_set_clear_func (picture->strokes, stroke_clear);
  if (bytes == NULL)
    {
      g_warning ("No pictogram %s", path);
      return picture;
    }
  text = g_bytes_get_data (bytes, &size);
  context = g_markup_parse_context_new (&parser, 0, picture, NULL);
  if (!g_markup_parse_context_parse (context, text, (gssize) size, NULL))
    g_warning ("%s cannot be read", path);
  return picture;
}

/**
 * pw_pictogram_draw:
 * @cr: where to draw
 * @name: the file's name without "-symbolic.svg"
 * @cx: the middle
 * @cy: the middle
 * @size: width and height
 *
 * Draws a pictogram with the current source of @cr, which must be a plain colour.
 *
 * Returns: %FALSE when there is no such pictogram
 */
gboolean
pw_pictogram_draw (cairo_t    *cr,
                   const char *name,
                   double      cx,
                   double      cy,
                   double      size)
{
  static GHashTable *loaded;
  Picture *picture;
  double red = 0, green = 0, blue = 0, alpha = 1;
  guint i;

  if (loaded == NULL)
    loaded = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, picture_free);
  picture = g_hash_table_lookup (loaded, name);
  if (picture == NULL)
    {
      picture = load (name);
      g_hash_table_insert (loaded, g_strdup (name), picture);
    }

  cairo_pattern_get_rgba (cairo_get_source (cr), &red, &green, &blue, &alpha);
  cairo_save (cr);
  cairo_translate (cr, cx - size / 2, cy - size / 2);
  cairo_scale (cr, size / picture->grid, size / picture->grid);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  for (i = 0; i < picture->strokes->len; i++)
    {
      const Stroke *stroke = &g_array_index (picture->strokes, Stroke, i);

      cairo_new_path (cr);
      if (!pw_path_append (cr, stroke->data))
        g_warning ("Pictogram %s: bad path data", name);
      cairo_set_source_rgba (cr, red, green, blue, alpha * stroke->opacity);
      cairo_fill (cr);
    }
  cairo_restore (cr);
  return picture->strokes->len > 0;
}
