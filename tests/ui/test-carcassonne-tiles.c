/* test-carcassonne-tiles.c: the 48 kinds of tiles are drawn as the data says, in their four turns
 *
 * PW_SHEET=FILE.png writes a sheet of all kinds in all themes and sizes, to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "boards/carcassonne/cc-draw.h"
#include "boards/carcassonne/cc-pads.h"
#include "boards/carcassonne/cc-pieces.h"
#include "pw-ui-test.h"

static const PwTheme themes[] = { PW_THEME_LIGHT, PW_THEME_DARK, PW_THEME_HIGH, PW_THEME_HIGH_DARK };

/* -- Shapes against data ------------------------------------------------------------------------------ */

static void
test_spots (void)
{
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    {
      const CcTile *tile = cc_tile (kind);

      g_assert_cmpstr (cc_spot_id (kind), ==, tile->id);
      for (guint i = 0; i < tile->n_segments; i++)
        {
          CcPoint at = cc_spot (kind, i);

          /* The monk stands beside what he lives in. */
          if (tile->segments[i].sort == CC_MONASTERY)
            g_assert_cmpfloat (at.x, ==, 0.66);
          else if (cc_shape_segment_at (kind, at) != i)
            g_error ("%s: the spot of segment %u is on another", tile->id, i);
        }
    }
}

/* The keys of all figures that may be put on one tile can be read, and hide none of the figures: on each kind, in each turn, as large as
   it is seen where they are chosen, also on a screen of four thousand pixels, where both are larger. */
static void
check_keys (double px)
{
  const double radius = cc_piece_pad_radius (px), side = cc_pads_key_side (radius);
  CcPoint pads[CC_PADS], keys[CC_PADS];

  g_assert_cmpfloat (side, >=, 0.08 * px);

  for (guint i = 0; i < CC_TILE_KINDS * CC_TURNS; i++)
    {
      const CcTile *tile = cc_tile (i / CC_TURNS);

      for (guint s = 0; s < tile->n_segments; s++)
        {
          CcPoint at = cc_spot (i / CC_TURNS, s);

          if (tile->segments[s].sort != CC_MONASTERY)
            at = cc_point_turned (at, i % CC_TURNS);
          at = cc_spot_inside (at);
          pads[s] = (CcPoint){ at.x * px, at.y * px };
        }
      cc_pads_place_keys (pads, tile->n_segments, radius, keys);
      for (guint a = 0; a < tile->n_segments; a++)
        for (guint b = 0; b < tile->n_segments; b++)
          {
            if (hypot (keys[a].x - pads[b].x, keys[a].y - pads[b].y) < radius)
              g_error ("%s, turn %u: key %u lies on figure %u", tile->id, i % CC_TURNS, a, b);
            if (a < b && MAX (fabs (keys[a].x - keys[b].x), fabs (keys[a].y - keys[b].y)) < side)
              g_error ("%s, turn %u: keys %u and %u lie on each other", tile->id, i % CC_TURNS, a, b);
          }
    }
}

static void
test_keys (void)
{
  check_keys (160);
  check_keys (384);
}

/* Which segments lie beside segment @i on the map, no further than two points away. */
static guint
neighbours_of (const guint8 *map, guint i)
{
  guint found = 0;

  for (int y = 0; y < CC_MAP; y++)
    for (int x = 0; x < CC_MAP; x++)
      {
        static const int steps[][2] = { { 2, 0 }, { -2, 0 }, { 0, 2 }, { 0, -2 } };

        for (guint k = 0; map[y * CC_MAP + x] == i && k < G_N_ELEMENTS (steps); k++)
          {
            int to_x = x + steps[k][0], to_y = y + steps[k][1];

            if (to_x >= 0 && to_y >= 0 && to_x < CC_MAP && to_y < CC_MAP && map[to_y * CC_MAP + to_x] < CC_MAX_SEGMENTS)
              found |= 1u << map[to_y * CC_MAP + to_x];
          }
      }
  return found;
}

/* Each field is there, reaches the edges it has, and borders the cities that the rules let it feed. */
static void
test_fields (void)
{
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    {
      const CcTile *tile = cc_tile (kind);
      const guint8 *map = cc_shape_map (kind);
      guint points[CC_MAX_SEGMENTS] = { 0 }, none = 0, cities = 0;

      for (guint i = 0; i < CC_MAP * CC_MAP; i++)
        {
          if (map[i] < CC_MAX_SEGMENTS)
            points[map[i]]++;
          else
            none++;
        }
      for (guint i = 0; i < tile->n_segments; i++)
        if (tile->segments[i].sort == CC_CITY)
          cities |= 1u << i;
      for (guint i = 0; i < tile->n_segments; i++)
        {
          if (points[i] < 20)
            g_error ("%s: segment %u is not to be seen", tile->id, i);
          if (tile->segments[i].sort == CC_FIELD && (neighbours_of (map, i) & cities) != tile->segments[i].cities)
            g_error ("%s: field %u borders other cities than the data says", tile->id, i);
        }
      g_assert_cmpuint (none, <, cc_shape (kind)->village ? 400 : 12);
    }
}

/* The pointer means what it points at, a road a little beyond its edge. */
static void
test_pointed (void)
{
  static const struct
  {
    const char *id;
    double x, y;
    CcSort sort;
    guint segment;
  } cases[] = {
    { "crfr", 0.5, 0.1, CC_CITY, 0 },   { "crfr", 0.9, 0.4, CC_FIELD, 2 },      { "crfr", 0.2, 0.575, CC_ROAD, 1 },
    { "crfr", 0.9, 0.6, CC_FIELD, 3 },  { "ffff", 0.45, 0.5, CC_MONASTERY, 0 }, { "cccc-c", 0.47, 0.54, CC_FIELD, 3 },
    { "rrrr-b", 0.5, 0.5, CC_ROAD, 0 }, { "ccfr-gs", 0.03, 0.97, CC_CITY, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint kind = (guint) cc_tile_find (cases[i].id), at = cc_shape_segment_at (kind, (CcPoint){ cases[i].x, cases[i].y });

      g_assert_cmpuint (at, ==, cases[i].segment);
      g_assert_cmpint (cc_tile (kind)->segments[at].sort, ==, cases[i].sort);
    }
  g_assert_cmpuint (cc_shape_segment_at ((guint) cc_tile_find ("crrr"), (CcPoint){ 0.5, 0.5 }), ==, CC_NO_SEGMENT);
}

/* -- Pictures ------------------------------------------------------------------------------------------- */

static PwPen
begin (cairo_surface_t *surface, PwTheme theme)
{
  return (PwPen){ cairo_create (surface), theme, NULL };
}

static cairo_surface_t *
draw (PwTheme theme, int px, guint kind, guint turn, gboolean seam)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, px, px);
  PwPen pen = begin (surface, theme);

  cc_draw_tile (&pen, 0, 0, px, kind, turn, seam);
  g_assert_cmpint (cairo_status (pen.cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (pen.cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint32
pixel (cairo_surface_t *surface, int x, int y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) row)[x] & 0xffffff;
}

/* The colours along @side, clockwise, @inside pixels from the edge. */
static guint32
edge_pixel (cairo_surface_t *surface, int px, guint side, int along)
{
  switch (side)
    {
    case CC_NORTH: return pixel (surface, along, 0);
    case CC_EAST: return pixel (surface, px - 1, along);
    case CC_SOUTH: return pixel (surface, px - 1 - along, px - 1);
    default: return pixel (surface, 0, px - 1 - along);
    }
}

/* What the middle of each half of each edge shows is what a neighbour of the same edge shows: a city, a field, a road in the middle. */
static void
test_edges (void)
{
  const int px = 64;

  for (guint k = 0; k < G_N_ELEMENTS (themes); k++)
    {
      PwTheme theme = themes[k];
      guint32 city = cc_color (theme, CC_COLOR_CITY), field = cc_color (theme, CC_COLOR_FIELD),
              road = cc_color (theme, CC_COLOR_ROAD);

      for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
        for (guint turn = 0; turn < CC_TURNS; turn++)
          {
            cairo_surface_t *surface = draw (theme, px, kind, turn, FALSE);

            for (guint side = 0; side < CC_SIDES; side++)
              {
                guint edge = cc_turned[kind][turn].edges[side];
                guint32 quarter = edge_pixel (surface, px, side, px / 4 + 3), middle = edge_pixel (surface, px, side, px / 2);

                if (edge == CC_EDGE_ROAD && (middle != road || quarter != field))
                  g_error ("%s, turn %u, side %u: no road there", cc_tile (kind)->id, turn, side);
                if (edge == CC_EDGE_FIELD && (middle != field || quarter != field))
                  g_error ("%s, turn %u, side %u: no field there", cc_tile (kind)->id, turn, side);
                /* Hatched with high contrast. */
                if (edge == CC_EDGE_CITY && !cc_color_is_high (theme) && (middle != city || quarter != city))
                  g_error ("%s, turn %u, side %u: no city there", cc_tile (kind)->id, turn, side);
              }
            cairo_surface_destroy (surface);
          }
    }
}

/* Each kind looks different from all others, and in each of its turns, also when it is small. */
static void
test_differ (void)
{
  static const int sizes[] = { 24, 40, 96 };

  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      guint n = 0;

      for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
        for (guint turn = 0; turn < cc_tile (kind)->turns; turn++)
          {
            cairo_surface_t *surface = draw (PW_THEME_LIGHT, sizes[s], kind, turn, TRUE);
            gsize size = (gsize) cairo_image_surface_get_stride (surface) * (gsize) sizes[s];

            g_hash_table_add (seen, g_compute_checksum_for_data (G_CHECKSUM_MD5, cairo_image_surface_get_data (surface), size));
            cairo_surface_destroy (surface);
            n++;
          }
      g_assert_cmpuint (g_hash_table_size (seen), ==, n);
    }
}

/* -- Colours ----------------------------------------------------------------------------------------------- */

static void
check_contrast (PwTheme theme, const char *what, guint32 front, guint32 back, double least)
{
  if (pw_palette_contrast (front, back) < least)
    {
      g_test_message ("theme %u: %s has contrast %.2f, needs %.1f", theme, what, pw_palette_contrast (front, back), least);
      g_test_fail ();
    }
}

static void
test_contrast (void)
{
  static const struct
  {
    const char *what;
    CcColor front, back;
    double least;
  } pairs[] = {
    { "wall on city", CC_COLOR_WALL, CC_COLOR_CITY, 3 },           { "wall on field", CC_COLOR_WALL, CC_COLOR_FIELD, 3 },
    { "road on its edge", CC_COLOR_ROAD, CC_COLOR_ROAD_EDGE, 3 },  { "shield on city", CC_COLOR_SHIELD, CC_COLOR_CITY, 3 },
    { "bar on shield", CC_COLOR_SHIELD_FG, CC_COLOR_SHIELD, 4.5 }, { "wine", CC_COLOR_WINE_FG, CC_COLOR_WINE, 4.5 },
    { "grain", CC_COLOR_GRAIN_FG, CC_COLOR_GRAIN, 4.5 },           { "cloth", CC_COLOR_CLOTH_FG, CC_COLOR_CLOTH, 4.5 },
  };

  for (guint k = 0; k < G_N_ELEMENTS (themes); k++)
    {
      PwTheme theme = themes[k];
      guint32 city = cc_color (theme, CC_COLOR_CITY), field = cc_color (theme, CC_COLOR_FIELD);

      for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
        check_contrast (theme, pairs[i].what, cc_color (theme, pairs[i].front), cc_color (theme, pairs[i].back), pairs[i].least);
      /* A road is seen by one of its two colours, as a monastery is. */
      check_contrast (theme, "road on field",
                      pw_palette_contrast (cc_color (theme, CC_COLOR_ROAD), field) > 3 ? cc_color (theme, CC_COLOR_ROAD)
                                                                                       : cc_color (theme, CC_COLOR_ROAD_EDGE),
                      field, 3);
      check_contrast (theme, "monastery on field",
                      pw_palette_contrast (cc_color (theme, CC_COLOR_CLOISTER_ROOF), field) > 3
                        ? cc_color (theme, CC_COLOR_CLOISTER_ROOF)
                        : cc_color (theme, CC_COLOR_EDGE),
                      field, 3);
      for (guint player = 1; player <= PW_MAX_PLAYERS; player++)
        {
          check_contrast (theme, "player on field", pw_palette_get (theme, PW_PLAYER (player)), field, 3);
          check_contrast (theme, "player on city", pw_palette_get (theme, PW_PLAYER (player)), city, 3);
        }
      check_contrast (theme, "ring on field", pw_palette_get (theme, PW_COLOR_GLOW), field, 3);
      check_contrast (theme, "ring on city", pw_palette_get (theme, PW_COLOR_GLOW), city, 3);
    }
}

/* -- The sheet ----------------------------------------------------------------------------------------------- */

#define SHEET_WIDTH 1480

typedef struct
{
  PwTheme theme;
  int px, columns, gap, label;
} Band;

static int
height_of (const Band *band)
{
  return 66 + (CC_TILE_KINDS + band->columns - 1) / band->columns * (band->px + band->label + band->gap) + 14;
}

static void
draw_band (cairo_surface_t *surface, const Band *band, int top, guint turn)
{
  PwPen pen = begin (surface, band->theme);
  double cell = (SHEET_WIDTH - 80.0 + band->gap) / band->columns;

  cairo_rectangle (pen.cr, 0, top, SHEET_WIDTH, height_of (band));
  pw_pen_paint (&pen, PW_COLOR_WINDOW, PW_PEN_NONE, 0);
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    cc_draw_tile (&pen, 40 + kind % (guint) band->columns * cell,
                  top + 66 + (int) (kind / (guint) band->columns) * (band->px + band->label + band->gap), band->px, kind, turn,
                  TRUE);
  cairo_destroy (pen.cr);
}

static void
test_sheet (void)
{
  static const Band bands[] = {
    { PW_THEME_LIGHT, 96, 12, 12, 20 },    { PW_THEME_DARK, 96, 12, 12, 20 }, { PW_THEME_HIGH, 96, 12, 12, 20 },
    { PW_THEME_HIGH_DARK, 64, 16, 12, 0 }, { PW_THEME_LIGHT, 64, 18, 12, 0 }, { PW_THEME_DARK, 64, 18, 12, 0 },
    { PW_THEME_HIGH, 64, 18, 12, 0 },      { PW_THEME_LIGHT, 40, 24, 10, 0 }, { PW_THEME_DARK, 40, 24, 10, 0 },
    { PW_THEME_HIGH, 40, 24, 10, 0 },      { PW_THEME_LIGHT, 24, 24, 10, 0 }, { PW_THEME_DARK, 24, 24, 10, 0 },
    { PW_THEME_HIGH, 24, 24, 10, 0 },
  };
  const char *file = g_getenv ("PW_SHEET"), *turn = g_getenv ("PW_SHEET_TURN");
  cairo_surface_t *surface;
  int height = 0, top = 0;

  for (guint i = 0; i < G_N_ELEMENTS (bands); i++)
    height += height_of (&bands[i]);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SHEET_WIDTH, height);
  for (guint i = 0; i < G_N_ELEMENTS (bands); top += height_of (&bands[i++]))
    draw_band (surface, &bands[i], top, turn ? (guint) atoi (turn) : 0);
  g_assert_cmpint (cairo_surface_write_to_png (surface, file), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
}

/* -- Places ----------------------------------------------------------------------------------------------- */

/* Nothing of a place is cut: however large it and its text are, as on a screen of four thousand pixels, it is drawn within what it says it
 * may paint. */
static void
test_places_keep_within (void)
{
  static const CcSeenPill pills[] = { { 6, CC_PILL_TILES, FALSE, 1u << 2 }, { 12, CC_PILL_POINTS, TRUE, 0 } };
  static const int sizes[] = { 24, 40, 64, 96, 148, 160, 384 };
  static const double scales[] = { 1, 1.5, 2, 3 };
  PangoContext *pango = pango_font_map_create_context (pango_cairo_font_map_get_default ());

  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    for (guint t = 0; t < G_N_ELEMENTS (scales); t++)
      {
        CcSeenPlace place = { .state = CC_SEEN_LEGAL, .number = 14, .n_pills = G_N_ELEMENTS (pills) };
        int whole = sizes[s] * 3;
        cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, whole, whole);
        PwPen pen = begin (surface, PW_THEME_LIGHT);
        graphene_rect_t extents;
        PwPiece piece;

        pen.pango = pango;
        memcpy (place.pills, pills, sizeof pills);
        cc_piece_place (&piece, sizes[s], &place, 0, scales[t]);
        pw_piece_extents (&piece, &extents);
        cairo_translate (pen.cr, whole / 2.0, whole / 2.0);
        piece.draw (&pen, &piece);
        cairo_destroy (pen.cr);
        cairo_surface_flush (surface);
        for (int y = 0; y < whole; y++)
          for (int x = 0; x < whole; x++)
            if (pixel (surface, x, y) && (x + 1 < whole / 2.0 + extents.origin.x || y + 1 < whole / 2.0 + extents.origin.y ||
                                          x > whole / 2.0 + extents.origin.x + extents.size.width ||
                                          y > whole / 2.0 + extents.origin.y + extents.size.height))
              g_error ("%d pixels, text of %g: paints at %d, %d", sizes[s], scales[t], x - whole / 2, y - whole / 2);
        cairo_surface_destroy (surface);
      }
  g_object_unref (pango);
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
  cc_tiles_load ();
  g_test_add_func ("/carcassonne/tiles/spots", test_spots);
  g_test_add_func ("/carcassonne/tiles/keys", test_keys);
  g_test_add_func ("/carcassonne/tiles/fields", test_fields);
  g_test_add_func ("/carcassonne/tiles/pointed", test_pointed);
  g_test_add_func ("/carcassonne/tiles/edges", test_edges);
  g_test_add_func ("/carcassonne/tiles/differ", test_differ);
  g_test_add_func ("/carcassonne/tiles/contrast", test_contrast);
  g_test_add_func ("/carcassonne/tiles/places-keep-within", test_places_keep_within);
  if (g_getenv ("PW_SHEET"))
    g_test_add_func ("/carcassonne/tiles/sheet", test_sheet);
  return g_test_run ();
}
