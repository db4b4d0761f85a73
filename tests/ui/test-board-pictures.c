/* test-board-pictures.c: the drawn boards: pictures in every size, the keys that are written on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "boards/burgundy/cb-pieces.h"
#include "burgundy-boards.h"
#include "games/burgundy/view/cb-view.h"
#include "pw-board.h"
#include "pw-hex.h"
#include "pw-plate.h"

/* -- Other pictures ------------------------------------------------------------------ */

static void
test_small_pictures (Fixture *fixture, gconstpointer data)
{
  const PwBoardClass *board = pw_board_find ("burgundy");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window = gtk_window_new ();
  const GArray *all = pw_entry_get_all (fixture->entry);

  for (guint shape = PW_CARD_COLUMN; shape <= PW_CARD_ROW; shape++)
    gtk_box_append (GTK_BOX (box), board->player_card (fixture->session, 1, shape));
  for (guint duchy = 0; duchy < cb_duchy_count (); duchy++)
    gtk_box_append (GTK_BOX (box), board->option_picture (CB_SEAT_DUCHY, (int) duchy, 94));
  g_assert_null (board->option_picture (CB_SEAT_DUCHY, 1000, 94));
  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *icon = board->choice_icon (fixture->session, &g_array_index (all, PwChoice, i));

      g_assert_nonnull (icon);
      g_assert_false (gtk_widget_get_focusable (icon));
      gtk_box_append (GTK_BOX (box), icon);
    }
  gtk_box_append (GTK_BOX (box), board->game_icon (54));
  gtk_box_append (GTK_BOX (box), board->seat_board (fixture->session, 0));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_null (pw_board_find ("no such game"));
}

/* From a phone to a wall: every space stays inside the board. */
static void
test_sizes (Fixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 300, 360 }, { 360, 440 }, { 559, 700 }, { 560, 480 }, { 676, 515 }, { 1100, 700 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    pw_ui_table_check_room (fixture->main, fixture->main, sizes[i][0], sizes[i][1]);
}

/* Every tile there is has a picture, and every shield its number. */
static void
test_every_piece_has_a_picture (void)
{
  PwPiece piece;
  CbSpot spot;

  for (int tile = CB_TILE_NONE + 1; tile < CB_TILES; tile++)
    {
      if (tile == CB_TILE_MONASTERY_0)
        continue;
      cb_piece_tile (&piece, (CbTile) tile, 48);
      g_test_message ("%d: %s %s", tile, piece.icon, piece.label);
      if (piece.kind != PW_PIECE_DARK_TILE)
        g_assert_true (piece.icon[0] != '\0' || piece.label[0] != '\0');
      g_assert_cmpint (piece.kind == PW_PIECE_UNKNOWN, ==, !cb_tile_is_named ((CbTile) tile));
    }
  cb_piece_tile (&piece, CB_TILE_GEESE, 48);
  g_assert_cmpstr (piece.icon, ==, "geese");
  cb_piece_tile (&piece, CB_TILE_WHITE_CASTLE, 48);
  g_assert_cmpstr (piece.icon, ==, "white-castle");

  /* An inn keeps the colour of the hex on which it lies. */
  memset (&spot, 0, sizeof spot);
  spot.type = CB_SHIP;
  spot.tile = CB_TILE_INN;
  cb_piece_hex (&piece, &spot, FALSE);
  g_assert_cmpint (piece.kind, ==, PW_PIECE_RIDER);
  g_assert_cmpint (piece.hue, ==, CB_HUE (CB_SHIP));
  spot.type = CB_CASTLE;
  spot.tile = CB_TILE_CASTLE;
  spot.shield = 12;
  cb_piece_hex (&piece, &spot, FALSE);
  g_assert_cmpuint (piece.badge, ==, 12);

  for (guint i = 1; i <= CB_VIEW_SHIELD_LAST + 1; i++)
    {
      spot.number = (guint8) i;
      cb_piece_shield (&piece, &spot);
      g_assert_cmpint (piece.kind, ==, PW_PIECE_SHIELD);
      g_assert_cmpint (piece.icon[0] != '\0', ==, i <= CB_VIEW_SHIELD_LAST);
      g_assert_cmpuint (piece.count, ==, i <= CB_VIEW_SHIELD_LAST ? (i - 1) / 6 + 1 : 0);
    }
}

/* The pixel of @texture at a point of the duchy. */
static guint32
pixel (GdkTexture *texture, double x, double y)
{
  int width = gdk_texture_get_width (texture);
  g_autofree guint32 *pixels = g_new (guint32, (gsize) width * gdk_texture_get_height (texture));

  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  return pixels[(int) (y + 0.5) * width + (int) (x + 0.5)];
}

/* The ring of a hex that was chosen, for a starting castle say, lies over its neighbours, and is whole. */
static void
test_the_ring_of_a_chosen_hex_is_whole (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  PwSpace *chosen = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  guint32 ring = 0;
  double cx, cy, w;
  int width = gtk_widget_get_width (GTK_WIDGET (fixture->duchy)), height = gtk_widget_get_height (GTK_WIDGET (fixture->duchy));

  /* All but one are plain. */
  for (guint i = 0; i < HEXES; i++)
    {
      PwSpace *space = pw_space_group_find (fixture->duchy, i);
      PwPiece piece = *pw_space_get_piece (space);
      gboolean inside = strchr ("cde", pw_space_get_name (space)[0]) != NULL;

      piece.flags = 0;
      piece.keycap = 0;
      if (!chosen && inside && piece.kind == PW_PIECE_SPACE)
        {
          chosen = space;
          piece.flags = PW_PIECE_SELECTED;
        }
      pw_space_set_piece (space, &piece);
    }
  g_assert_nonnull (chosen);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  pw_space_get_middle (chosen, &cx, &cy);
  w = pw_space_get_piece (chosen)->size;
  GTK_WIDGET_GET_CLASS (fixture->duchy)->snapshot (GTK_WIDGET (fixture->duchy), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (fixture->window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  for (guint side = 0; side < 6; side++)
    {
      double angle = side * G_PI / 3, far = (w + 6 * MAX (1, w / 78)) / 2;
      guint32 seen = pixel (texture, cx + far * cos (angle), cy + far * sin (angle));

      if (side == 0)
        ring = seen;
      g_assert_cmphex (seen, ==, ring);
    }
}

/* A key lies beside what it chooses, and is painted whole: no tile of any size is below it, nor the one left of it. */
static void
test_keys_hide_no_tile (void)
{
  for (double width = 16; width < 170; width += 1)
    {
      double x, y, size;
      graphene_rect_t extents;
      PwPiece piece;

      pw_hex_key_place (width, &x, &y, &size);
      for (int i = 0; i <= 20; i++)
        {
          double along = -size / 2 + 0.1 + (size - 0.2) * i / 20, low = y + size / 2 - 0.1;

          g_assert_false (pw_hex_contains (width, FALSE, x + along, low));
          g_assert_false (pw_hex_contains (width, FALSE, x + size / 2 - 0.1, y + along));
          g_assert_false (pw_hex_contains (width, FALSE, x + along + width, low));
        }
      pw_piece_init (&piece, PW_PIECE_TILE, width);
      piece.keycap = 9;
      pw_piece_extents (&piece, &extents);
      g_assert_cmpfloat (extents.origin.x, <=, x - size / 2);
      g_assert_cmpfloat (extents.origin.y, <=, y - size / 2);
    }
}

/* Nor is the number of a depot below the key of one of its tiles, however many lie there; it stays on the depot. */
static void
test_keys_hide_no_die (void)
{
  g_autofree CbView *view = g_new0 (CbView, 1);
  const PwBoardPartInput in = { .kind = &cb_part_depots, .view = view, .size = 278, .text = 1 };
  const double width = 278, height = 278 * 3 * sqrt (3) / 5;

  for (guint n = 2; n <= CB_DEPOT_SPACES; n++)
    for (guint depot = 0; depot < CB_DEPOTS; depot++)
      {
        PwBoardBox plate;
        double x, y, size;

        view->n_depot_spaces = n;
        cb_part_depots.layout (&in, depot, width, height, &plate);
        pw_plate_die_place (plate.width, n > 3, &x, &y, &size);
        for (int side = -1; side <= 1; side += 2)
          g_assert_true (pw_hex_contains (plate.width - 6, TRUE, x + side * size / 2, y - size / 2));
        for (guint i = 0; i < n; i++)
          {
            PwBoardBox tile;
            double key_x, key_y, key_size;

            cb_part_depots.layout (&in, CB_DEPOT_SPACE_ID (depot, i), width, height, &tile);
            pw_hex_key_place (tile.width, &key_x, &key_y, &key_size);
            key_x += tile.x - plate.x;
            key_y += tile.y - plate.y;
            /* But for the rim. */
            g_assert_true (fabs (key_x - x) >= (key_size + size) / 2 - 1.5 || fabs (key_y - y) >= (key_size + size) / 2 - 1.5);
          }
      }
}

/* The picture of @piece, as bytes. */
static GBytes *
picture_of (const PwPiece *piece)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 120, 120);
  PangoContext *pango = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PwPen pen = { .cr = cairo_create (surface), .theme = pw_palette_theme (), .pango = pango };
  GBytes *bytes;

  cairo_translate (pen.cr, 60, 60);
  pw_hex_draw (&pen, piece);
  cairo_destroy (pen.cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) cairo_image_surface_get_stride (surface) * 120);
  cairo_surface_destroy (surface);
  g_object_unref (pango);
  return bytes;
}

/* Where two pictures differ, how far from the middle: TRUE if within a hex of @width everywhere. */
static gboolean
differ_within (GBytes *one, GBytes *other, double width)
{
  const guint32 *a = g_bytes_get_data (one, NULL), *b = g_bytes_get_data (other, NULL);

  for (int i = 0; i < 120 * 120; i++)
    if (a[i] != b[i] && !pw_hex_contains (width, FALSE, i % 120 - 59.5, i / 120 - 59.5))
      return FALSE;
  return TRUE;
}

/* Hexes of a duchy lie against each other: a key, and what is typed, stands on the hex that it chooses and on no tile beside it; what
 * the hex shows stays to be seen. */
static void
test_keys_stay_on_their_hex (void)
{
  static const PwPieceKind kinds[] = { PW_PIECE_SPACE, PW_PIECE_TILE, PW_PIECE_UNKNOWN };
  static const guint16 flags[] = { PW_PIECE_LEGAL, PW_PIECE_LEGAL | PW_PIECE_BARE };

  for (double width = 24; width < 100; width += 1)
    for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
      for (guint i = 0; i < (kinds[kind] == PW_PIECE_SPACE ? 2 : 1); i++)
        {
          g_autoptr (GBytes) plain = NULL, key = NULL, name = NULL, other = NULL;
          PwPiece piece;

          pw_piece_init (&piece, kinds[kind], (float) width);
          piece.hue = 0;
          piece.number = 4;
          piece.flags = flags[i] | (kinds[kind] == PW_PIECE_SPACE ? 0 : PW_PIECE_PACKED);
          if (kinds[kind] != PW_PIECE_UNKNOWN)
            pw_piece_set_icon (&piece, "castle");
          if (kinds[kind] != PW_PIECE_SPACE)
            pw_piece_set_label (&piece, "K 1");
          plain = picture_of (&piece);
          piece.keycap = 3;
          key = picture_of (&piece);
          /* The rim of a key is half a pixel wide. */
          g_assert_false (g_bytes_equal (plain, key));
          g_assert_true (differ_within (plain, key, width + 2));
          if (kinds[kind] == PW_PIECE_SPACE)
            piece.number = 5;
          else if (kinds[kind] == PW_PIECE_TILE)
            pw_piece_set_icon (&piece, "bank");
          else
            pw_piece_set_label (&piece, "B?");
          other = picture_of (&piece);
          g_assert_false (g_bytes_equal (key, other));
          if (kinds[kind] != PW_PIECE_SPACE)
            continue;
          piece.number = 4;
          piece.keycap = 0;
          pw_piece_set_label (&piece, "m4");
          name = picture_of (&piece);
          g_assert_true (differ_within (plain, name, width + 2));
        }
}

/* Whether the tokens of a plate are apart from each other and from its die, stay on the hex, and can be read at 1280 by 800. */
static void
test_tokens_stay_on_their_plate (void)
{
  const double height = 93;

  for (guint sideways = 0; sideways < 2; sideways++)
    for (guint n = 1; n <= CB_GOODS; n++)
      {
        double s = height / PW_PLATE_HEIGHT, least = !sideways ? 12 : n < 6 ? 10 : 7;
        graphene_rect_t seen[CB_GOODS + 1];

        seen[0] = sideways ? GRAPHENE_RECT_INIT (-47 * s, -9 * s, 18 * s, 18 * s)
                           : GRAPHENE_RECT_INIT (-10 * s, -height * 0.44 + 4 * s, 20 * s, 20 * s);
        for (guint i = 0; i < n; i++)
          {
            double x, y, size;

            pw_plate_token_place (height, sideways, i, n, &x, &y, &size);
            g_test_message ("%s, %u of %u: %.1f", sideways ? "beside" : "below", i + 1, n, size);
            g_assert_cmpfloat (size, >=, least);
            seen[i + 1] = GRAPHENE_RECT_INIT ((float) x, (float) y, (float) size, (float) size);
            for (guint corner = 0; corner < 4; corner++)
              g_assert_true (pw_hex_contains (height, TRUE, x + (corner & 1) * size, y + corner / 2 * size));
            for (guint other = 0; other <= i; other++)
              g_assert_false (graphene_rect_intersection (&seen[other], &seen[i + 1], NULL));
          }
      }
}

/* However small a hex is, and however large text: one that may be chosen shows by which key, or what to type. */
static void
test_keys_at_every_size (void)
{
  static const guint16 flags[] = { PW_PIECE_LEGAL, PW_PIECE_LEGAL | PW_PIECE_BARE };

  for (double width = 12; width < 80; width += 1)
    for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
      {
        g_autoptr (GBytes) none = NULL, first = NULL, second = NULL, typed = NULL;
        PwPiece piece;

        pw_piece_init (&piece, PW_PIECE_SPACE, (float) width);
        piece.hue = 0;
        piece.number = 4;
        pw_piece_set_icon (&piece, "castle");
        piece.flags = flags[i];
        none = picture_of (&piece);
        piece.keycap = 1;
        first = picture_of (&piece);
        piece.keycap = 2;
        second = picture_of (&piece);
        piece.keycap = 0;
        pw_piece_set_label (&piece, "b4");
        typed = picture_of (&piece);
        g_assert_false (g_bytes_equal (none, first));
        g_assert_false (g_bytes_equal (first, second));
        g_assert_false (g_bytes_equal (none, typed));
      }
}

/* Whether some choice of the list has @key. */
static gboolean
is_listed (Fixture *fixture, guint8 key)
{
  GListModel *choices = pw_entry_get_choices (fixture->entry);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (choices, i);

      if (pw_choice_item_get_keycap (item) == key)
        return TRUE;
    }
  return FALSE;
}

/* A key on the board is the one that the list shows: "$" for the black depot too, where the number of its choice stood. */
static void
test_keys_are_those_of_the_list (Fixture *fixture, gconstpointer data)
{
  GtkWidget *const boards[] = { fixture->main, fixture->common };
  guint n_keys = 0, n_letters = 0;

  for (guint n = 0; n < 60 && n_letters < 3; n++)
    {
      for (guint board = 0; board < G_N_ELEMENTS (boards); board++)
        for (guint i = 0; pw_ui_test_find (boards[board], PW_TYPE_SPACE, i); i++)
          {
            guint8 key = (guint8) pw_space_get_piece (PW_SPACE (pw_ui_test_find (boards[board], PW_TYPE_SPACE, i)))->keycap;

            if (key == 0)
              continue;
            g_test_message ("key %u", key);
            g_assert_true (is_listed (fixture, key));
            n_keys++;
            n_letters += (key & PW_KEY_LETTER) != 0;
          }
      g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, 400 + n));
      pw_ui_test_settle ();
    }
  g_assert_cmpuint (n_keys, >, n_letters);
  g_assert_cmpuint (n_letters, >, 0);
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
#define ADD(path, test) g_test_add ("/board-pictures/" path, Fixture, NULL, set_up, test, tear_down)
  ADD ("the ring of a chosen hex is whole", test_the_ring_of_a_chosen_hex_is_whole);
  ADD ("small pictures", test_small_pictures);
  ADD ("every size", test_sizes);
  ADD ("keys are those of the list", test_keys_are_those_of_the_list);
#undef ADD
  g_test_add_func ("/board-pictures/every-piece-has-a-picture", test_every_piece_has_a_picture);
  g_test_add_func ("/board-pictures/keys-hide-no-tile", test_keys_hide_no_tile);
  g_test_add_func ("/board-pictures/keys-hide-no-die", test_keys_hide_no_die);
  g_test_add_func ("/board-pictures/keys-stay-on-their-hex", test_keys_stay_on_their_hex);
  g_test_add_func ("/board-pictures/tokens-stay-on-their-plate", test_tokens_stay_on_their_plate);
  g_test_add_func ("/board-pictures/keys-at-every-size", test_keys_at_every_size);
  return g_test_run ();
}
