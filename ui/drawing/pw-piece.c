/* pw-piece.c: one thing that lies on a board: measures, hit test, cache of pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-piece.h"

#include <math.h>
#include <string.h>

#include "pw-dice.h"
#include "pw-hex.h"
#include "pw-marker.h"
#include "pw-raster.h"
#include "pw-shield.h"
#include "pw-token.h"

/* Room round a piece for halo, rings and badges: in pixels, and at least this share of its size. */
#define MARGIN 9.0
#define MARGIN_SHARE 0.16
/** MAX_BYTES: of pictures in half of the cache: those of a table that fills a large screen. */
#define MAX_BYTES (PW_PIECE_CACHE_BYTES / 2)
/** MAX_ONE: bytes of one picture; what is larger is drawn each time that it is shown, rather than drive out all others. */
#define MAX_ONE (MAX_BYTES / 8)
/** PHASES: parts of a pixel that are told apart. */
#define PHASES 32

typedef struct
{
  PwPiece piece;
  float x, y;                   /* where the middle is in its pixel */
  float scale;
  guint theme;
  guint look;
  guint serial;                 /* of the font */
} Key;

/* Pictures that were used lately, and those before; when the first are too many, the others are forgotten. */
static GHashTable *young, *old;
static gsize young_bytes, old_bytes;

/**
 * pw_piece_init:
 * @piece: (out): all zeros but for the arguments
 * @kind: its kind
 * @size: see #PwPiece
 */
void
pw_piece_init (PwPiece    *piece,
               PwPieceKind kind,
               double      size)
{
  /* memset() and not an initializer: padding is part of the cache key. */
  memset (piece, 0, sizeof *piece);
  piece->kind = (guint8) kind;
  piece->size = (float) size;
  piece->hue = -1;
}

static void
set_text (char       *to,
          gsize       size,
          const char *text)
{
  const char *end;

  memset (to, 0, size);
  g_strlcpy (to, text != NULL ? text : "", size);
  if (!g_utf8_validate (to, -1, &end))
    memset (to + (end - to), 0, size - (gsize) (end - to));
}

void
pw_piece_set_icon (PwPiece    *piece,
                   const char *icon)
{
  set_text (piece->icon, sizeof piece->icon, icon);
}

void
pw_piece_set_label (PwPiece    *piece,
                    const char *label)
{
  set_text (piece->label, sizeof piece->label, label);
}

gboolean
pw_piece_equal (const PwPiece *a,
                const PwPiece *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/**
 * pw_piece_contains:
 * @piece: a piece
 * @x: distance from its middle
 * @y: distance from its middle
 *
 * Returns: whether the point lies on the piece, by its shape and not by its box
 */
gboolean
pw_piece_contains (const PwPiece *piece,
                   double         x,
                   double         y)
{
  double half = piece->size / 2;

  switch ((PwPieceKind) piece->kind)
    {
    case PW_PIECE_NONE: return FALSE;
    case PW_PIECE_SPACE:
    case PW_PIECE_TILE:
    case PW_PIECE_UNKNOWN:
    case PW_PIECE_GAP:
    case PW_PIECE_DARK_TILE:
    case PW_PIECE_RIDER: return pw_hex_contains (piece->size, FALSE, x, y);
    case PW_PIECE_PLATE: return pw_hex_contains (piece->size, TRUE, x, y);
    case PW_PIECE_SPOT:
      /* Markers on it rise above the spot. */
      return x * x + y * y <= half * half || (fabs (x) <= half && y < 0 && y > -pw_marker_stack_height (piece));
    case PW_PIECE_MARKER: return x * x + y * y <= piece->size * piece->size;
    case PW_PIECE_STEP:
    case PW_PIECE_CARD: return fabs (x) <= half && fabs (y) <= piece->height / 2;
    case PW_PIECE_SHIELD: return fabs (x) <= half && fabs (y) <= half * PW_SHIELD_HEIGHT;
    case PW_PIECE_DIE:
    case PW_PIECE_TOKEN:
    case PW_PIECE_TOKEN_GAP:
    case PW_PIECE_ICON:
    case PW_PIECE_BOX:
    default: return fabs (x) <= half && fabs (y) <= half;
    }
}

/**
 * pw_piece_extents:
 * @piece: a piece
 * @extents: (out): all it may paint, relative to its middle
 */
void
pw_piece_extents (const PwPiece   *piece,
                  graphene_rect_t *extents)
{
  double margin = MAX (MARGIN, piece->size * MARGIN_SHARE);
  double w = piece->size / 2 + margin, top = w, bottom = w;

  switch ((PwPieceKind) piece->kind)
    {
    case PW_PIECE_SPACE:
    case PW_PIECE_TILE:
    case PW_PIECE_UNKNOWN:
    case PW_PIECE_GAP:
    case PW_PIECE_DARK_TILE:
    case PW_PIECE_RIDER:
      top = piece->size * 0.57735 + margin;
      bottom = top + piece->size * 0.035;
      if (piece->keycap != 0 && !pw_hex_key_is_inside (piece))
        {
          double x, y, size;

          pw_hex_key_place (piece->size, &x, &y, &size);
          top = MAX (top, -y + size / 2 + 1);
          w = MAX (w, -x + size / 2 + 1);
        }
      break;
    case PW_PIECE_PLATE:
      w = piece->size * 0.57735 + MARGIN;
      top = bottom = piece->size / 2 + MARGIN;
      break;
    case PW_PIECE_TOKEN:
      /* Key and count stand on its corners. */
      margin = MAX (MARGIN, piece->size * 0.24);
      w = top = bottom = piece->size / 2 + margin;
      break;
    case PW_PIECE_SPOT: top = MAX (top, pw_marker_stack_height (piece) + margin); break;
    case PW_PIECE_MARKER: w = top = bottom = piece->size * 1.2 + 3; break;
    case PW_PIECE_SHIELD: top = bottom = piece->size * PW_SHIELD_HEIGHT / 2 + margin; break;
    case PW_PIECE_STEP:
    case PW_PIECE_CARD:
      margin = (piece->flags & PW_PIECE_STILL) != 0 ? 0 : MARGIN;
      w = piece->size / 2 + margin;
      top = bottom = piece->height / 2 + margin;
      break;
    default: break;
    }
  graphene_rect_init (extents, (float) -w, (float) -top, (float) (2 * w), (float) (top + bottom));
}

static void
draw (PwPen         *pen,
      const PwPiece *piece)
{
  switch ((PwPieceKind) piece->kind)
    {
    case PW_PIECE_NONE: break;
    case PW_PIECE_SPACE:
    case PW_PIECE_TILE:
    case PW_PIECE_UNKNOWN:
    case PW_PIECE_GAP:
    case PW_PIECE_DARK_TILE:
    case PW_PIECE_RIDER:
    case PW_PIECE_PLATE: pw_hex_draw (pen, piece); break;
    case PW_PIECE_DIE: pw_dice_draw (pen, piece); break;
    case PW_PIECE_SPOT:
    case PW_PIECE_MARKER: pw_marker_draw_piece (pen, piece); break;
    case PW_PIECE_TOKEN:
    case PW_PIECE_TOKEN_GAP:
    case PW_PIECE_BOX:
    case PW_PIECE_STEP: pw_token_draw (pen, piece); break;
    case PW_PIECE_CARD:
      if (piece->draw != NULL)
        piece->draw (pen, piece);
      break;
    case PW_PIECE_SHIELD: pw_shield_draw (pen, piece); break;
    case PW_PIECE_ICON:
    default: pw_pen_icon (pen, piece->icon, 0, 0, piece->size, PW_COLOR_TEXT, 1); break;
    }
}

static guint
key_hash (gconstpointer data)
{
  const guint8 *bytes = data;
  guint hash = 2166136261u, i;

  for (i = 0; i < sizeof (Key); i++)
    hash = (hash ^ bytes[i]) * 16777619u;
  return hash;
}

static gboolean
key_equal (gconstpointer a,
           gconstpointer b)
{
  return memcmp (a, b, sizeof (Key)) == 0;
}

static gsize
bytes_of (const Key *key, GskRenderNode *node)
{
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  return sizeof *key + (gsize) (4 * bounds.size.width * key->scale * bounds.size.height * key->scale);
}

static void
remember (const Key *key, GskRenderNode *node)
{
  gsize bytes = bytes_of (key, node);

  if (bytes > MAX_ONE)
    return;
  if (young == NULL || young_bytes + bytes > MAX_BYTES)
    {
      g_clear_pointer (&old, g_hash_table_unref);
      old = g_steal_pointer (&young);
      old_bytes = young_bytes;
      young = g_hash_table_new_full (key_hash, key_equal, g_free, (GDestroyNotify) gsk_render_node_unref);
      young_bytes = 0;
    }
  young_bytes += bytes;
  g_hash_table_insert (young, g_memdup2 (key, sizeof *key), gsk_render_node_ref (node));
}

/**
 * pw_piece_get_cached:
 *
 * Returns: how many bytes of pictures are kept, at most %PW_PIECE_CACHE_BYTES
 */
gsize
pw_piece_get_cached (void)
{
  return young_bytes + old_bytes;
}

static GskRenderNode *
make_node (const Key *key, GtkWidget *widget)
{
  graphene_rect_t extents;
  PwRaster raster;
  PwPen pen;

  pw_piece_extents (&key->piece, &extents);
  graphene_rect_offset (&extents, key->x, key->y);
  pw_raster_begin (&raster, &extents, key->scale);
  pen.cr = raster.cr;
  pen.theme = key->theme;
  pen.pango = gtk_widget_get_pango_context (widget);
  cairo_translate (pen.cr, key->x, key->y);
  draw (&pen, &key->piece);
  return pw_raster_end (&raster, widget);
}

/* The picture of @piece with its middle at @x, @y, both less than a pixel: from the cache, or drawn now. To be unreferenced. */
static GskRenderNode *
find_node (const PwPiece *piece, GtkWidget *widget, double x, double y, double scale)
{
  PangoContext *pango = gtk_widget_get_pango_context (widget);
  GskRenderNode *node;
  Key key;

  memset (&key, 0, sizeof key);
  key.piece = *piece;
  key.x = (float) x;
  key.y = (float) y;
  key.scale = (float) scale;
  key.theme = pw_palette_theme ();
  key.look = pw_palette_get_look ();
  key.serial = pango_font_description_hash (pango_context_get_font_description (pango));
  node = young != NULL ? g_hash_table_lookup (young, &key) : NULL;
  if (node != NULL)
    return gsk_render_node_ref (node);
  node = old != NULL ? g_hash_table_lookup (old, &key) : NULL;
  node = node != NULL ? gsk_render_node_ref (node) : make_node (&key, widget);
  remember (&key, node);
  return node;
}

/**
 * pw_piece_snapshot:
 * @piece: a piece
 * @snapshot: where to draw
 * @widget: the widget that is drawn, for its font
 * @cx: where its middle goes
 * @cy: where its middle goes
 * @scale: how much larger than itself @widget is drawn, 1 for most
 */
void
pw_piece_snapshot (const PwPiece *piece,
                   GtkSnapshot   *snapshot,
                   GtkWidget     *widget,
                   double         cx,
                   double         cy,
                   double         scale)
{
  double pixels = pw_raster_scale (widget, scale), left = floor (cx * pixels), top = floor (cy * pixels);
  double x = round ((cx * pixels - left) * PHASES) / PHASES, y = round ((cy * pixels - top) * PHASES) / PHASES;
  g_autoptr (GskRenderNode) node = NULL;

  if (piece->kind == PW_PIECE_NONE)
    return;

  /* Whole pixels are left to the screen, so that pieces on the same part of a pixel share a picture. */
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (left / pixels), (float) (top / pixels)));
  node = find_node (piece, widget, x / pixels, y / pixels, pixels);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}
