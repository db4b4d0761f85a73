/* pw-rasterize.c: at build time, pictures of the first frame in the size in which they stand there
 *
 * pw-rasterize SIZE OUT SVG...: draws each SVG as the toolkit would, SIZE pixels wide and high, and writes it into the folder OUT.
 * A symbolic icon becomes the PNG that the toolkit takes instead of the SVG (gtk4-encode-symbolic-svg makes the same, but is not
 * where the toolkit's headers are): how much of the text's colour each pixel has. Reading an SVG takes the toolkit as long as
 * a tenth of a start.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include <gdk-pixbuf/gdk-pixbuf.h>

/* As the toolkit reads a symbolic icon: all of it in one colour, whatever its file says. */
static GInputStream *
in_one_colour (const char *svg, gsize length)
{
  g_autofree char *inner = g_base64_encode ((const guchar *) svg, length);

  return g_memory_input_stream_new_from_data (
    g_strconcat ("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n"
                 "<svg version=\"1.1\" xmlns=\"http://www.w3.org/2000/svg\" xmlns:xi=\"http://www.w3.org/2001/XInclude\" "
                 "width=\"24\" height=\"24\">\n"
                 "<style type=\"text/css\">rect,circle,path { fill: #000 !important; }</style>\n"
                 "<xi:include href=\"data:text/xml;base64,",
                 inner, "\"/>\n</svg>", NULL),
    -1, g_free);
}

static gboolean
rasterize (const char *path, int size, const char *folder, GError **error)
{
  g_autofree char *svg = NULL, *base = g_path_get_basename (path), *name = NULL, *out = NULL;
  gboolean symbolic = strstr (base, "-symbolic") != NULL;
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GdkPixbuf) pixbuf = NULL;
  gsize length;

  if (!g_file_get_contents (path, &svg, &length, error))
    return FALSE;
  stream = symbolic ? in_one_colour (svg, length) : g_memory_input_stream_new_from_data (svg, (gssize) length, NULL);
  pixbuf = gdk_pixbuf_new_from_stream_at_scale (stream, size, size, TRUE, NULL, error);
  if (!pixbuf)
    return FALSE;
  *strrchr (base, '.') = '\0';
  name = symbolic ? g_strconcat (base, ".symbolic.png", NULL) : g_strdup_printf ("%s-%d.png", base, size);
  out = g_build_filename (folder, name, NULL);
  /* Small pictures, read at each start: unpacking them costs more than their bytes. */
  return gdk_pixbuf_save (pixbuf, out, "png", error, "compression", "0", NULL);
}

int
main (int argc, char **argv)
{
  if (argc < 4)
    return 2;
  for (int i = 3; i < argc; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!rasterize (argv[i], atoi (argv[1]), argv[2], &error))
        {
          g_printerr ("%s: %s\n", argv[i], error->message);
          return 1;
        }
    }
  return 0;
}
