/* pw-sketch.c: a little picture that is only looked at: pieces in a row, or a drawing of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-sketch.h"

#include <math.h>
#include <string.h>

#include "pw-hex.h"
#include "pw-large-text.h"
#include "pw-marker.h"
#include "pw-raster.h"
#include "pw-theme-watch.h"
#include "pw-token.h"

/* From this text scale on a picture that has text in it is larger. */
#define LARGE_TEXT 1.25

struct _PwSketch
{
  GtkWidget parent_instance;

  PwPiece *pieces;
  guint n_pieces;
  double gap;

  PwSketchFunc draw;
  gpointer data;
  GDestroyNotify destroy;
  PwSketchRead read;            /* NULL: @data itself is drawn */
  gpointer seen, now;           /* what was read, and room to read it again */
  gsize size;
  guint n_drawn;
  int width, height;
  int large_width, large_height; /* of usual text, where text is large; 0 for the same always */
};

G_DEFINE_FINAL_TYPE (PwSketch, pw_sketch, GTK_TYPE_WIDGET)

/* Width and height without the room for rings, which a sketch has none of, and the distance of
 * the middle from the left edge. */
static void
piece_size (const PwPiece *piece,
            double        *width,
            double        *height,
            double        *left)
{
  *width = *height = piece->size;
  *left = piece->size / 2;
  switch ((PwPieceKind) piece->kind)
    {
    case PW_PIECE_TOKEN:
      *left += 1;
      *width = *height = piece->size + 2;
      if (piece->count > 1 && piece->size < PW_TOKEN_SMALL)
        *width += piece->size * 0.25;
      break;
    case PW_PIECE_SPACE:
    case PW_PIECE_TILE:
    case PW_PIECE_UNKNOWN:
    case PW_PIECE_GAP:
    case PW_PIECE_DARK_TILE:
    case PW_PIECE_RIDER: *height = piece->size * PW_HEX_HEIGHT + 1; break;
    case PW_PIECE_MARKER:
      *width = *height = piece->size * 2 + 4;
      *left = *width / 2;
      break;
    case PW_PIECE_CARD: *height = piece->height; break;
    default:
      *width = *height = piece->size + 2;
      *left = *width / 2;
      break;
    }
}

static void
sum (PwSketch *self,
     double   *width,
     double   *height)
{
  double w, h, left;
  guint i;

  *width = *height = 0;
  for (i = 0; i < self->n_pieces; i++)
    {
      piece_size (&self->pieces[i], &w, &h, &left);
      *width += w + (i > 0 ? self->gap : 0);
      *height = MAX (*height, h);
    }
}

/* How large it is drawn, and the box that is drawn in, before it is made larger. */
static double
size_of (PwSketch *self,
         int      *width,
         int      *height)
{
  double scale = pw_text_scale (GTK_WIDGET (self));
  double grown = pw_window_scale (GTK_WIDGET (self));
  gboolean large = self->large_width > 0 && scale / grown >= LARGE_TEXT;

  *width = large ? self->large_width : self->width;
  *height = large ? self->large_height : self->height;
  return large ? scale : grown;
}

static void
pw_sketch_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  PwSketch *self = PW_SKETCH (widget);
  int w, h;
  double scale = size_of (self, &w, &h), width = w * scale, height = h * scale;

  if (self->draw == NULL)
    {
      sum (self, &width, &height);
      width *= scale;
      height *= scale;
    }
  *minimum = *natural = (int) ceil (orientation == GTK_ORIENTATION_HORIZONTAL ? width : height);
}

static void
pw_sketch_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  PwSketch *self = PW_SKETCH (widget);
  double width, height, w, h, left, x, grown = pw_window_scale (widget);
  guint i;

  if (self->draw != NULL)
    {
      int wide, high;
      double scale = size_of (self, &wide, &high);
      g_autoptr (GskRenderNode) node = NULL;
      PwRaster raster;
      PwPen pen;

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((gtk_widget_get_width (widget) - (int) (wide * scale)) / 2,
                                                              (gtk_widget_get_height (widget) - (int) (high * scale)) / 2));
      gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
      pw_raster_begin (&raster, &GRAPHENE_RECT_INIT (0, 0, wide, high), pw_raster_scale (widget, scale));
      pen.cr = raster.cr;
      pen.theme = pw_palette_theme ();
      pen.pango = gtk_widget_get_pango_context (widget);
      self->draw (&pen, wide, high, self->read != NULL ? self->seen : self->data);
      self->n_drawn++;
      node = pw_raster_end (&raster, widget);
      gtk_snapshot_append_node (snapshot, node);
      gtk_snapshot_restore (snapshot);
      return;
    }

  sum (self, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, (float) grown, (float) grown);
  x = (gtk_widget_get_width (widget) / grown - width) / 2;
  for (i = 0; i < self->n_pieces; i++)
    {
      piece_size (&self->pieces[i], &w, &h, &left);
      pw_piece_snapshot (&self->pieces[i], snapshot, widget, x + left, gtk_widget_get_height (widget) / grown / 2, grown);
      x += w + self->gap;
    }
  gtk_snapshot_restore (snapshot);
}

static void
pw_sketch_finalize (GObject *object)
{
  PwSketch *self = PW_SKETCH (object);

  pw_sketch_set_data (self, NULL, NULL);
  g_free (self->pieces);
  g_free (self->seen);
  g_free (self->now);
  G_OBJECT_CLASS (pw_sketch_parent_class)->finalize (object);
}

static void
pw_sketch_class_init (PwSketchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pw_sketch_finalize;
  widget_class->measure = pw_sketch_measure;
  widget_class->snapshot = pw_sketch_snapshot;
  gtk_widget_class_set_css_name (widget_class, "sketch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
pw_sketch_init (PwSketch *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  pw_theme_watch (GTK_WIDGET (self));
  pw_text_scale_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_resize));
}

/**
 * pw_sketch_new_pieces:
 * @pieces: (array length=n): what to show from left to right
 * @n: how many
 * @gap: pixels between them
 *
 * Returns: (transfer floating): a picture; a screen reader passes over it
 */
GtkWidget *
pw_sketch_new_pieces (const PwPiece *pieces,
                      guint          n,
                      double         gap)
{
  PwSketch *self = g_object_new (PW_TYPE_SKETCH, NULL);

  pw_sketch_set_pieces (self, pieces, n, gap);
  return GTK_WIDGET (self);
}

/**
 * pw_sketch_new:
 * @width: pixels, more in a large window
 * @height: the same
 * @draw: draws it
 * @data: (nullable): for @draw
 * @destroy: (nullable): frees @data
 *
 * Returns: (transfer floating): a picture
 */
GtkWidget *
pw_sketch_new (int            width,
               int            height,
               PwSketchFunc   draw,
               gpointer       data,
               GDestroyNotify destroy)
{
  PwSketch *self = g_object_new (PW_TYPE_SKETCH, NULL);

  self->draw = draw;
  self->width = width;
  self->height = height;
  self->data = data;
  self->destroy = destroy;
  return GTK_WIDGET (self);
}

/**
 * pw_sketch_new_read:
 * @width: pixels, more in a large window
 * @height: the same
 * @draw: draws it; its data is what @read has written, and nothing else
 * @read: what is to be seen of @data
 * @size: bytes of that
 * @data: for @read
 * @destroy: (nullable): frees @data
 *
 * Returns: (transfer floating): a picture of what changes: pw_sketch_update() draws it again only where something differs
 */
GtkWidget *
pw_sketch_new_read (int            width,
                    int            height,
                    PwSketchFunc   draw,
                    PwSketchRead   read,
                    gsize          size,
                    gpointer       data,
                    GDestroyNotify destroy)
{
  PwSketch *self = PW_SKETCH (pw_sketch_new (width, height, draw, data, destroy));

  self->read = read;
  self->size = size;
  self->seen = g_malloc0 (size);
  self->now = g_malloc0 (size);
  read (data, self->seen);
  return GTK_WIDGET (self);
}

/**
 * pw_sketch_update:
 * @self: a picture that pw_sketch_new_read() made
 *
 * Reads what is to be seen, and draws it where it differs.
 */
void
pw_sketch_update (PwSketch *self)
{
  g_return_if_fail (PW_IS_SKETCH (self));
  g_return_if_fail (self->read != NULL);

  memset (self->now, 0, self->size);
  self->read (self->data, self->now);
  if (memcmp (self->now, self->seen, self->size) == 0)
    return;
  memcpy (self->seen, self->now, self->size);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * pw_sketch_get_drawn:
 * @self: a drawing of its own
 *
 * For tests: what did not change is not drawn again.
 *
 * Returns: how often it was drawn
 */
guint
pw_sketch_get_drawn (PwSketch *self)
{
  g_return_val_if_fail (PW_IS_SKETCH (self), 0);
  return self->n_drawn;
}

/**
 * pw_sketch_new_marker:
 * @marker: 1 to %PW_MAX_PLAYERS
 * @name: (nullable): whose initial stands on it
 * @radius: pixels
 *
 * Returns: (transfer floating): a player's marker
 */
GtkWidget *
pw_sketch_new_marker (guint       marker,
                      const char *name,
                      double      radius)
{
  PwPiece piece;
  char initial[8];

  pw_piece_init (&piece, PW_PIECE_MARKER, radius);
  piece.number = (guint8) marker;
  pw_marker_initial (name, initial);
  pw_piece_set_label (&piece, initial);
  return pw_sketch_new_pieces (&piece, 1, 0);
}

/**
 * pw_sketch_new_icon:
 * @icon: a pictogram
 * @size: pixels
 *
 * Returns: (transfer floating): a pictogram in the colour of text
 */
GtkWidget *
pw_sketch_new_icon (const char *icon,
                    double      size)
{
  PwPiece piece;

  pw_piece_init (&piece, PW_PIECE_ICON, size);
  pw_piece_set_icon (&piece, icon);
  return pw_sketch_new_pieces (&piece, 1, 0);
}

/** Emblem: what draw_emblem() is told. */
typedef struct
{
  const char *icon;
  PwHue hue;
} Emblem;

static void
draw_emblem (PwPen *pen, double width, double height, gconstpointer data)
{
  const Emblem *emblem = data;
  double size = MIN (width, height);

  pw_pen_box (pen, (width - size) / 2 + 1, (height - size) / 2 + 1, size - 2, size - 2, size * 0.22);
  pw_pen_paint (pen, (int) PW_HUE_FILL (emblem->hue), (int) PW_HUE_EDGE (emblem->hue), 1.5);
  pw_pen_icon (pen, emblem->icon, width / 2, height / 2, size * 0.66, PW_HUE_GLYPH (emblem->hue), 1);
}

/**
 * pw_sketch_new_emblem:
 * @icon: a pictogram; a string that stays
 * @hue: of the field that it stands on
 * @size: pixels
 *
 * Returns: (transfer floating): what a game is known by at a glance
 */
GtkWidget *
pw_sketch_new_emblem (const char *icon, PwHue hue, int size)
{
  Emblem *emblem = g_new (Emblem, 1);

  *emblem = (Emblem){ icon, hue };
  return pw_sketch_new (size, size, draw_emblem, emblem, g_free);
}

/* Redraws only when something differs. */
void
pw_sketch_set_pieces (PwSketch      *self,
                      const PwPiece *pieces,
                      guint          n,
                      double         gap)
{
  if (n == self->n_pieces && G_APPROX_VALUE (gap, self->gap, 0.01) &&
      (n == 0 || memcmp (pieces, self->pieces, n * sizeof *pieces) == 0))
    return;
  g_free (self->pieces);
  self->pieces = g_memdup2 (pieces, n * sizeof *pieces);
  self->n_pieces = n;
  self->gap = gap;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* New data for the drawing, which takes it over. */
void
pw_sketch_set_data (PwSketch      *self,
                    gpointer       data,
                    GDestroyNotify destroy)
{
  if (self->destroy != NULL && self->data != NULL)
    self->destroy (self->data);
  self->data = data;
  self->destroy = destroy;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
pw_sketch_set_size (PwSketch *self,
                    int       width,
                    int       height)
{
  if (self->width == width && self->height == height)
    return;
  self->width = width;
  self->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * pw_sketch_follow_text:
 * @self: a drawing of its own, see pw_sketch_new()
 * @width: where text is large, as pixels of usual text
 * @height: the same
 *
 * Draws larger where text is: as if in a box of @width x @height, which may have another shape, and all of it as much
 * larger as text.
 */
void
pw_sketch_follow_text (PwSketch *self,
                       int       width,
                       int       height)
{
  if (self->large_width == width && self->large_height == height)
    return;
  self->large_width = width;
  self->large_height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* For a picture that says something which stands nowhere else. */
void
pw_sketch_set_name (PwSketch   *self,
                    const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
