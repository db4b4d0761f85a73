/* pw-board-part.c: a group of alike spaces of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-board-part.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "pw-large-text.h"
#include "pw-palette.h"
#include "pw-theme-watch.h"

/** Extent: what a part asks for at the width it has. */
typedef struct
{
  int least_width, best_width, least, best;
} Extent;

struct _PwBoardPart
{
  PwSpaceGroup parent_instance;

  PwBoardViewer *viewer;
  const PwBoardPartKind *kind;
  double size;
  guint n;                      /* spaces there are */
  PwBoardBox *boxes;       /* where they were put last */
  Extent extent;                /* as it was asked for last */
  GtkWidget *caption;           /* (nullable): a label that shows the title, owned */
};

G_DEFINE_FINAL_TYPE (PwBoardPart, pw_board_part, PW_TYPE_SPACE_GROUP)

static PwBoardPartInput
input_of (PwBoardPart *self)
{
  return (PwBoardPartInput){
    .kind = self->kind,
    .view = pw_board_viewer_get_view (self->viewer),
    .setup = pw_session_get_setup (pw_board_viewer_get_session (self->viewer)),
    .size = self->size,
    .text = pw_text_scale (GTK_WIDGET (self)) / pw_window_scale (GTK_WIDGET (self)),
  };
}

/* Pixels for one of the table. What has no least width for large text grows with it as far as there is room. */
static double
scale_at (PwBoardPart *self, int width)
{
  double scale = pw_text_scale (GTK_WIDGET (self));

  if (!(self->kind->flags & PW_PART_TEXT))
    return 1;
  return self->kind->large_width > 0 ? scale : CLAMP ((double) width / self->kind->min_width, 1, scale);
}

static double
scale_of (PwBoardPart *self)
{
  return scale_at (self, gtk_widget_get_width (GTK_WIDGET (self)));
}

/* -- How large it is --------------------------------------------------------------------- */

/* How many of the first @end spaces are there. */
static guint
count_there (PwBoardPart *self, guint end)
{
  guint n = 0;

  for (guint i = 0; i < end; i++)
    n += gtk_widget_get_visible (GTK_WIDGET (pw_space_group_find (PW_SPACE_GROUP (self), i)));
  return n;
}

/* Whether the spaces are a grid, and which, in a part of that width in the table's pixels. */
static gboolean
grid_at (PwBoardPart *self, double width, PwBoardGrid *grid)
{
  PwBoardPartInput in = input_of (self);

  if (self->kind->grid)
    self->kind->grid (&in, width, grid);
  else if (self->kind->flow)
    pw_board_flow_grid (self->kind->flow, count_there (self, self->n), width, grid);
  else
    return FALSE;
  return TRUE;
}

/* The least and natural height of a width, in pixels; kinds know the size of usual text only. */
static void
heights_of (PwBoardPart *self, int width, int *minimum, int *natural)
{
  PwBoardPartInput in = input_of (self);
  double scale = scale_at (self, width);
  PwBoardGrid grid;

  if (grid_at (self, (int) (width / scale), &grid))
    {
      *minimum = (int) grid.rows * grid.least;
      *natural = (int) grid.rows * grid.best;
    }
  else if (self->kind->row)
    {
      PwBoardRow row;

      self->kind->row (&in, &row);
      *minimum = *natural = (int) ceil (pw_board_row_height (&row, in.size));
    }
  else if (self->kind->measure)
    self->kind->measure (&in, (int) (width / scale), minimum, natural);
  else
    *minimum = *natural = self->kind->height > 0 ? self->kind->height : pw_board_line_ends (self->kind->lines);
  *minimum = (int) ceil (*minimum * scale);
  *natural = (int) ceil (*natural * scale);
}

static void
widths_of (PwBoardPart *self, int *minimum, int *natural)
{
  const PwBoardPartKind *kind = self->kind;
  PwBoardPartInput in = input_of (self);
  double scale = scale_at (self, G_MAXINT);

  *minimum = MAX (kind->min_width, (int) ceil (kind->large_width * scale));
  *natural = (int) ceil (kind->width * scale);
  if (kind->row)
    {
      PwBoardRow row;

      kind->row (&in, &row);
      *minimum = *natural = (int) ceil (pw_board_row_width (&row, in.size));
    }
  else if (kind->widths)
    kind->widths (&in, minimum, natural);
}

/* The least width at which @height is enough; the least of all where none makes it so. */
static int
width_for (PwBoardPart *self, int height)
{
  int narrow, wide, best_width, least, best;

  widths_of (self, &narrow, &best_width);
  wide = 4 * best_width;
  heights_of (self, wide, &least, &best);
  if (least > height)
    return narrow;
  while (narrow < wide)
    {
      int width = (narrow + wide) / 2;

      heights_of (self, width, &least, &best);
      if (least > height)
        narrow = width + 1;
      else
        wide = width;
    }
  return wide;
}

static GtkSizeRequestMode
pw_board_part_get_request_mode (GtkWidget *widget)
{
  return PW_BOARD_PART (widget)->kind->flags & PW_PART_FIXED ? GTK_SIZE_REQUEST_CONSTANT_SIZE : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
pw_board_part_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  PwBoardPart *self = PW_BOARD_PART (widget);
  int least_width, best_width;

  widths_of (self, &least_width, &best_width);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = for_size > 0 ? width_for (self, for_size) : least_width;
      *natural = MAX (*minimum, best_width);
    }
  else
    {
      const int widths[] = { least_width, 4 * best_width };

      heights_of (self, for_size > 0 ? for_size : best_width, minimum, natural);
      /* Of no width in particular: the least at any. */
      for (guint i = 0; for_size <= 0 && i < G_N_ELEMENTS (widths); i++)
        {
          int least, best;

          heights_of (self, widths[i], &least, &best);
          *minimum = MIN (*minimum, least);
        }
    }
}

/* -- What lies there ------------------------------------------------------------------------ */

/* As many as there are now, at the end. */
static void
count_spaces (PwBoardPart *self)
{
  PwBoardPartInput in = input_of (self);
  guint n = self->kind->count ? MIN (self->kind->count (&in), self->kind->n) : self->kind->n;

  for (; self->n < n; self->n++)
    gtk_widget_set_has_tooltip (GTK_WIDGET (pw_space_group_add (PW_SPACE_GROUP (self), self->n,
                                                                (self->kind->flags & PW_PART_PRESSABLE) != 0 &&
                                                                  self->n >= self->kind->still)),
                                (self->kind->flags & PW_PART_NAMED) != 0);
  while (self->n > n)
    pw_space_group_remove (PW_SPACE_GROUP (self), --self->n);
}

static void
write_spaces (PwBoardPart *self)
{
  PwBoardPartInput in = input_of (self);

  for (guint i = 0; i < self->n; i++)
    {
      PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (self), i);
      PwPiece piece;
      const char *name = self->kind->write (&in, i, &piece);

      if (name)
        pw_space_set_name (space, name);
      else
        pw_piece_init (&piece, PW_PIECE_NONE, 1);
      pw_space_set_piece (space, &piece);
      gtk_widget_set_visible (GTK_WIDGET (space), name != NULL);
    }
}

/* What is drawn under the spaces is kept for as long as it is the same. */
static void
write_ground (PwBoardPart *self)
{
  PwBoardPartInput in = input_of (self);
  guint8 key[PW_PART_KEY];

  if (self->kind->key)
    pw_space_group_keep_drawing (PW_SPACE_GROUP (self), key, MIN (self->kind->key (&in, key), sizeof key));
}

static void
write_title (PwBoardPart *self)
{
  PwBoardPartInput in = input_of (self);
  g_autofree char *title = self->kind->title ? self->kind->title (&in) : NULL;

  if (title)
    pw_space_group_set_name (PW_SPACE_GROUP (self), title);
  if (self->caption)
    {
      gtk_label_set_text (GTK_LABEL (self->caption), title ? title : "");
      gtk_widget_set_visible (self->caption, title != NULL);
    }
}

/* -- Where it lies ----------------------------------------------------------------------------- */

/* Where space @i goes now, in the table's pixels. */
static void
box_of (PwBoardPart *self, guint i, PwBoardBox *box)
{
  PwBoardPartInput in = input_of (self);
  double scale = scale_of (self);

  double width = gtk_widget_get_width (GTK_WIDGET (self)) / scale, height = gtk_widget_get_height (GTK_WIDGET (self)) / scale;
  PwBoardGrid grid;

  *box = (PwBoardBox){ 0, 0, 0, 0 };
  if (grid_at (self, width, &grid))
    pw_board_grid_box (&grid, self->kind->flow ? count_there (self, i) : i, width, height, box);
  else if (self->kind->row)
    {
      PwBoardRow row;

      self->kind->row (&in, &row);
      pw_board_row_box (&row, i, in.size, height, box);
    }
  else if (self->kind->layout)
    self->kind->layout (&in, i, width, height, box);
  else
    pw_board_line_box (self->kind->lines, i, width, box);
}

static Extent
extent_of (PwBoardPart *self)
{
  Extent extent;

  widths_of (self, &extent.least_width, &extent.best_width);
  heights_of (self, MAX (gtk_widget_get_width (GTK_WIDGET (self)), extent.least_width), &extent.least, &extent.best);
  return extent;
}

static void
pw_board_part_place (PwSpaceGroup *group,
                     int           width,
                     int           height)
{
  PwBoardPart *self = PW_BOARD_PART (group);
  double scale = scale_of (self);

  for (guint i = 0; i < self->n; i++)
    {
      PwSpace *space = pw_space_group_find (group, i);
      PwBoardBox *box = &self->boxes[i];

      if (!gtk_widget_get_visible (GTK_WIDGET (space)))
        continue;
      box_of (self, i, box);
      pw_space_set_scale (space, scale);
      if (box->height > 0)
        pw_space_set_box (space, box->width, box->height);
      else
        pw_space_set_size (space, box->width);
      pw_space_allocate (space, box->x * scale, box->y * scale);
    }
  self->extent = extent_of (self);
}

static gboolean
has_moved (PwBoardPart *self)
{
  for (guint i = 0; i < self->n; i++)
    {
      PwBoardBox box;

      if (!gtk_widget_get_visible (GTK_WIDGET (pw_space_group_find (PW_SPACE_GROUP (self), i))))
        continue;
      box_of (self, i, &box);
      if (memcmp (&box, &self->boxes[i], sizeof box) != 0)
        return TRUE;
    }
  return FALSE;
}

/* Asks for another layout where what lies there needs more room or less, or goes elsewhere. */
static void
follow_extent (PwBoardPart *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  Extent extent = extent_of (self);

  if (memcmp (&extent, &self->extent, sizeof extent) != 0)
    gtk_widget_queue_resize (widget);
  else if (has_moved (self))
    gtk_widget_queue_allocate (widget);
  self->extent = extent;
}

/* -- Following ------------------------------------------------------------------------------------ */

static void
on_changed (PwBoardPart *self)
{
  count_spaces (self);
  write_spaces (self);
  write_title (self);
  write_ground (self);
  follow_extent (self);
}

static void
pw_board_part_draw (PwSpaceGroup *group,
                    GtkSnapshot  *snapshot,
                    PwLayer       layer)
{
  PwBoardPart *self = PW_BOARD_PART (group);
  GtkWidget *widget = GTK_WIDGET (group);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  PwPen pen = { .theme = pw_palette_theme (), .pango = gtk_widget_get_pango_context (widget) };
  PwBoardPartInput in = input_of (self);
  double scale = scale_of (self);

  if (layer != PW_LAYER_GROUND || self->kind->draw == NULL)
    return;
  pen.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_scale (pen.cr, scale, scale);
  self->kind->draw (&in, &pen, width / scale, height / scale);
  cairo_destroy (pen.cr);
}

static guint
locate (PwBoardPart *self, PwSpace *space, guint *index)
{
  const PwBoardPartKind *kind = self->kind;

  *index = pw_space_get_id (space);
  if (kind->locate)
    return kind->locate (*index, index);
  if (kind->lines)
    return pw_board_line_find (kind->lines, index)->place;
  *index += kind->first;
  return kind->place;
}

static void
pw_board_part_pressed (PwSpaceGroup *group,
                       PwSpace      *space)
{
  PwBoardPart *self = PW_BOARD_PART (group);
  guint index, place = locate (self, space, &index);

  pw_board_viewer_press (self->viewer, place, index);
}

static char *
pw_board_part_rules (PwSpaceGroup  *group,
                     PwSpace       *space,
                     const PwGame **game)
{
  PwBoardPart *self = PW_BOARD_PART (group);
  guint index, place = locate (self, space, &index);

  return pw_board_viewer_explain (self->viewer, place, index, game);
}

static void
pw_board_part_finalize (GObject *object)
{
  PwBoardPart *self = PW_BOARD_PART (object);

  g_clear_object (&self->viewer);
  g_free (self->boxes);
  g_clear_object (&self->caption);
  G_OBJECT_CLASS (pw_board_part_parent_class)->finalize (object);
}

/* Pieces may be drawn otherwise where text is larger, and not only at another size. */
static void
follow_text_scale (PwBoardPart *self)
{
  if (self->kind)
    {
      write_spaces (self);
      write_ground (self);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
pw_board_part_class_init (PwBoardPartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PwSpaceGroupClass *group_class = PW_SPACE_GROUP_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pw_board_part_finalize;
  widget_class->get_request_mode = pw_board_part_get_request_mode;
  widget_class->measure = pw_board_part_measure;
  group_class->place = pw_board_part_place;
  group_class->draw = pw_board_part_draw;
  group_class->pressed = pw_board_part_pressed;
  group_class->rules = pw_board_part_rules;
}

static void
pw_board_part_init (PwBoardPart *self)
{
  pw_theme_watch (GTK_WIDGET (self));
  pw_text_scale_watch (GTK_WIDGET (self), G_CALLBACK (follow_text_scale));
}

/**
 * pw_board_part_new:
 * @viewer: which game, and whose
 * @kind: (transfer none): what is shown of it; a table that stays
 *
 * Returns: (transfer floating): a part of a board
 */
GtkWidget *
pw_board_part_new (PwBoardViewer         *viewer,
                   const PwBoardPartKind *kind)
{
  PwBoardPart *self = g_object_new (PW_TYPE_BOARD_PART, NULL);

  self->viewer = g_object_ref (viewer);
  self->kind = kind;
  self->boxes = g_new0 (PwBoardBox, MAX (kind->n, 1u));
  self->size = kind->size;
  if (kind->name)
    pw_space_group_set_name (PW_SPACE_GROUP (self), _(kind->name));
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  on_changed (self);
  return GTK_WIDGET (self);
}

const PwBoardPartKind *
pw_board_part_get_kind (PwBoardPart *self)
{
  g_return_val_if_fail (PW_IS_BOARD_PART (self), NULL);
  return self->kind;
}

/**
 * pw_board_part_set_caption:
 * @caption: a label
 *
 * From now on the label says what the part is titled (PwBoardPartKind.title), and is hidden while it has no title.
 */
void
pw_board_part_set_caption (PwBoardPart *self, GtkWidget *caption)
{
  g_return_if_fail (PW_IS_BOARD_PART (self));
  g_set_object (&self->caption, caption);
  write_title (self);
}

/**
 * pw_board_part_set_size:
 * @self: a part
 * @size: what its table measures by, such as the width of a die, in pixels
 *
 * For the board that lays the part out.
 */
void
pw_board_part_set_size (PwBoardPart *self,
                        double       size)
{
  g_return_if_fail (PW_IS_BOARD_PART (self));
  if (G_APPROX_VALUE (self->size, size, 0.01))
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
follow_text (GtkScrolledWindow *scroller)
{
  gboolean large = pw_text_scale (GTK_WIDGET (scroller)) > 1;
  GtkPolicyType down;

  gtk_scrolled_window_get_policy (scroller, NULL, &down);
  gtk_scrolled_window_set_policy (scroller, large ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, down);
}

/**
 * pw_board_part_scroll:
 * @part: (transfer floating): a part that needs its width
 * @down: whether it scrolls down too
 *
 * Returns: (transfer floating): it, scrolling to the side where large text makes it wider than there is room
 */
GtkWidget *
pw_board_part_scroll (GtkWidget     *part,
                      GtkPolicyType  down)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), part);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, down);
  pw_text_scale_watch (GTK_WIDGET (scroller), G_CALLBACK (follow_text));
  follow_text (GTK_SCROLLED_WINDOW (scroller));
  return scroller;
}
