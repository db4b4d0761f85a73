/* test-grey.c: on a grey-scale picture everything is still told apart: by shape, letter or pattern
 *
 * Two pictures that differ only in how light their grounds are count as alike: what has to differ is
 * the ink on the ground.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "boards/burgundy/cb-pieces.h"
#include "boards/kingsburg/kb-draw.h"
#include "pw-ui-test.h"

#define SIDE 80
#define MOST 64

/* In steps of grey, of 255: what is drawn on a ground; and a pattern, which stays in the background. */
#define INK 40
#define PATTERN 6

/* Of a picture's pixels, in thousandths: fewer are not seen to differ at a glance. */
#define LEAST 12

/** Print: where a picture has ink; and its pictogram and letters, where those are known. */
typedef struct
{
  guint8 ink[SIDE * SIDE];
  char icon[24];
  char label[24];
} Print;

static GtkWidget *window;
static Print prints[MOST];
static char *names[MOST];
static guint n_prints;

static PwPen
begin (cairo_surface_t **surface)
{
  PwPen pen;

  *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  pen.cr = cairo_create (*surface);
  pen.theme = pw_palette_theme ();
  pen.pango = gtk_widget_get_pango_context (window);
  pw_pen_color (&pen, PW_COLOR_CARD, 1);
  cairo_paint (pen.cr);
  return pen;
}

static guint8
grey_of (guint32 pixel)
{
  return (guint8) ((2126 * (pixel >> 16 & 255) + 7152 * (pixel >> 8 & 255) + 722 * (pixel & 255)) / 10000);
}

/* The shade most common within the middle, and what stands out from it. */
static void
end (PwPen *pen, cairo_surface_t *surface, int least, const char *name)
{
  const guint8 *data;
  guint count[256] = { 0 }, ground = 0;
  int stride;

  cairo_destroy (pen->cr);
  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  stride = cairo_image_surface_get_stride (surface);
  g_assert_cmpuint (n_prints, <, MOST);
  for (int y = SIDE / 4; y < 3 * SIDE / 4; y++)
    for (int x = SIDE / 4; x < 3 * SIDE / 4; x++)
      count[grey_of (((const guint32 *) (gconstpointer) (data + y * stride))[x])]++;
  for (guint shade = 1; shade < 256; shade++)
    if (count[shade] > count[ground])
      ground = shade;
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      prints[n_prints].ink[y * SIDE + x] = abs ((int) grey_of (((const guint32 *) (gconstpointer) (data + y * stride))[x]) -
                                                (int) ground) >= least;
  names[n_prints++] = g_strdup (name);
  cairo_surface_destroy (surface);
  *prints[n_prints - 1].icon = *prints[n_prints - 1].label = '\0';
}

static void
print_piece (const PwPiece *piece, int least, const char *name)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  cairo_surface_t *surface;
  PwPen pen = begin (&surface);

  pw_piece_snapshot (piece, snapshot, window, SIDE / 2.0, SIDE / 2.0, 1);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, pen.cr);
  gsk_render_node_unref (node);
  end (&pen, surface, least, name);
  g_strlcpy (prints[n_prints - 1].icon, piece->icon, sizeof prints->icon);
  g_strlcpy (prints[n_prints - 1].label, piece->label, sizeof prints->label);
}

static guint
thousandths (const Print *a, const Print *b)
{
  guint n = 0;

  for (guint i = 0; i < SIDE * SIDE; i++)
    n += a->ink[i] != b->ink[i];
  return n * 1000 / (SIDE * SIDE);
}

static void
forget (void)
{
  while (n_prints > 0)
    g_free (names[--n_prints]);
}

/* Two of a kind that are told apart by what is written on them: letters differ in few pixels. */
static gboolean
are_labelled (const Print *a, const Print *b)
{
  return *a->icon != '\0' && strcmp (a->icon, b->icon) == 0 && *a->label != '\0' && *b->label != '\0' &&
         strcmp (a->label, b->label) != 0;
}

/* Each of what was printed differs from each other. */
static void
all_differ (const char *what)
{
  guint least = 1000;

  g_assert_cmpuint (n_prints, >, 1);
  for (guint i = 0; i < n_prints; i++)
    for (guint j = 0; j < i; j++)
      {
        guint n = thousandths (&prints[i], &prints[j]);
        gboolean labelled = are_labelled (&prints[i], &prints[j]);

        if (!labelled)
          least = MIN (least, n);
        if (n < (labelled ? 1 : LEAST))
          {
            g_test_message ("theme %u, %s: %s and %s look alike in grey (%u/1000)", pw_palette_theme (), what, names[i], names[j],
                            n);
            g_test_fail ();
          }
      }
  g_test_message ("theme %u, %s: the two most alike of %u differ in %u/1000", pw_palette_theme (), what, n_prints, least);
  forget ();
}

static void
in_both_themes (void (*print) (void), const char *what)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };
  PwTheme first = PW_THEMES;

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
      pw_ui_test_settle ();
      g_assert_cmpint (pw_palette_theme (), !=, first);
      first = pw_palette_theme ();
      print ();
      all_differ (what);
    }
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

/* -- What is printed ------------------------------------------------------------------------------------ */

static void
print_tiles (void)
{
  for (guint tile = 0; tile < CB_TILES; tile++)
    if (cb_tile_is_named ((CbTile) tile))
      {
        PwPiece piece;
        g_autofree char *name = g_strdup_printf ("tile %u", tile);

        cb_piece_tile (&piece, (CbTile) tile, 64);
        print_piece (&piece, INK, name);
      }
}

static void
print_patterns (void)
{
  for (guint hue = 0; hue < PW_HUES; hue++)
    {
      PwPiece piece;
      g_autofree char *name = g_strdup_printf ("hue %u", hue);

      pw_piece_init (&piece, PW_PIECE_SPACE, 64);
      piece.hue = (gint8) hue;
      print_piece (&piece, PATTERN, name);
    }
}

static void
print_goods (void)
{
  for (guint8 colour = 1; colour <= CB_GOODS; colour++)
    {
      PwPiece piece;
      g_autofree char *name = g_strdup_printf ("goods %u", colour);

      pw_piece_init (&piece, PW_PIECE_TOKEN, 60);
      piece.number = colour;
      print_piece (&piece, INK, name);
    }
}

static void
print_markers (void)
{
  for (guint8 marker = 1; marker <= 6; marker++)
    {
      PwPiece piece;
      g_autofree char *name = g_strdup_printf ("marker %u", marker);

      pw_piece_init (&piece, PW_PIECE_MARKER, 20);
      piece.number = marker;
      pw_piece_set_label (&piece, "A");
      print_piece (&piece, INK, name);
    }
}

static void
print_signs (void)
{
  for (guint sign = KB_SIGN_GOLD; sign <= KB_SIGN_OR; sign++)
    {
      cairo_surface_t *surface;
      PwPen pen = begin (&surface);
      g_autofree char *name = g_strdup_printf ("sign %u", sign);

      kb_draw_sign (&pen, sign, SIDE / 2.0, SIDE / 2.0, 40, 2);
      end (&pen, surface, INK, name);
    }
}

/* On a sheet and in a list of the year: each has its picture. */
static void
print_icons (void)
{
  for (guint i = 0; i < KB_BUILDINGS + KB_ENEMY_TYPES; i++)
    {
      const char *icon = i < KB_BUILDINGS ? kb_draw_building_icon (i) : kb_draw_enemy_icon (i - KB_BUILDINGS);
      cairo_surface_t *surface;
      PwPen pen = begin (&surface);

      pw_pen_icon (&pen, icon, SIDE / 2.0, SIDE / 2.0, 40, PW_COLOR_TEXT, 1);
      end (&pen, surface, INK, icon);
    }
}

/* A hex that may be chosen, was refused, or of which nobody knows: not by the colour of its ring alone. */
static void
print_hex_states (void)
{
  static const guint16 states[] = { 0, PW_PIECE_LEGAL, PW_PIECE_REFUSED, PW_PIECE_UNCHECKED };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      PwPiece piece;
      g_autofree char *name = g_strdup_printf ("state %x", states[i]);

      pw_piece_init (&piece, PW_PIECE_SPACE, 64);
      piece.hue = PW_HUE_GREEN;
      piece.number = 3;
      piece.keycap = states[i] == PW_PIECE_LEGAL;
      piece.flags = states[i];
      pw_piece_set_icon (&piece, "castle");
      print_piece (&piece, INK, name);
    }
}

/* So too a tile that is chosen, was refused, or was laid against the rules. */
static void
print_tile_states (void)
{
  static const guint16 states[] = { 0, PW_PIECE_SELECTED, PW_PIECE_REFUSED, PW_PIECE_CORRECTED };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      PwPiece piece;
      g_autofree char *name = g_strdup_printf ("state %x", states[i]);

      cb_piece_tile (&piece, CB_TILE_CASTLE, 64);
      piece.flags |= states[i];
      print_piece (&piece, INK, name);
    }
}

/* -- Tests ---------------------------------------------------------------------------------------------- */

typedef struct
{
  const char *what;
  void (*print) (void);
} Group;

static void
test_group (gconstpointer data)
{
  const Group *group = data;

  in_both_themes (group->print, group->what);
}

/* Colour alone does not count: so these tests can fail. */
static void
test_colour_is_not_enough (void)
{
  for (guint hue = 0; hue < PW_HUES; hue++)
    {
      cairo_surface_t *surface;
      PwPen pen = begin (&surface);

      pw_pen_color (&pen, PW_HUE_FILL (hue), 1);
      cairo_paint (pen.cr);
      end (&pen, surface, INK, "colour");
    }
  for (guint i = 1; i < n_prints; i++)
    g_assert_cmpuint (thousandths (&prints[i], &prints[0]), ==, 0);
  forget ();
}

int
main (int argc, char **argv)
{
  static const Group groups[] = {
    { "tiles", print_tiles },
    { "patterns of hexes", print_patterns },
    { "goods", print_goods },
    { "markers", print_markers },
    { "signs", print_signs },
    { "pictures of buildings and enemies", print_icons },
    { "states of a hex", print_hex_states },
    { "states of a tile", print_tile_states },
  };

  pw_ui_test_init (&argc, &argv);
  window = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/grey/%s", groups[i].what);

      g_test_add_data_func (path, &groups[i], test_group);
    }
  g_test_add_func ("/ui/grey/colour is not enough", test_colour_is_not_enough);
  return g_test_run ();
}
