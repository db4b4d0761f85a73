/* kb-part.c: a group of alike spaces of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-part.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "pw-large-text.h"
#include "pw-theme-watch.h"

struct _KbPart
{
  PwSpaceGroup parent_instance;

  KbViewer *viewer;
  const KbPartKind *kind;
};

G_DEFINE_FINAL_TYPE (KbPart, kb_part, PW_TYPE_SPACE_GROUP)

static void
write_spaces (KbPart *self)
{
  const KbView *view = kb_viewer_get_view (self->viewer);

  for (guint i = 0; i < self->kind->n; i++)
    {
      PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (self), i);
      const char *name = NULL;
      PwPiece piece;
      gboolean there = self->kind->write (view, i, &piece, &name);

      if (there)
        {
          pw_space_set_piece (space, &piece);
          pw_space_set_name (space, name);
        }
      gtk_widget_set_visible (GTK_WIDGET (space), there);
    }
}

static void
on_changed (KbViewer *viewer,
            KbPart   *self)
{
  /* Where there are more or fewer, and so all is of another height, showing and hiding them asks for another layout. */
  write_spaces (self);
}

static void
kb_part_place (PwSpaceGroup *group,
               int           width,
               int           height)
{
  KbPart *self = KB_PART (group);
  const KbView *view = kb_viewer_get_view (self->viewer);
  double scale = pw_text_scale (GTK_WIDGET (self));

  for (guint i = 0; i < self->kind->n; i++)
    {
      PwSpace *space = pw_space_group_find (group, i);
      graphene_rect_t box;

      if (!gtk_widget_get_visible (GTK_WIDGET (space)))
        continue;
      self->kind->layout (view, i, width / scale, height / scale, &box);
      pw_space_set_scale (space, scale);
      pw_space_set_box (space, box.size.width, box.size.height);
      pw_space_allocate (space, (box.origin.x + box.size.width / 2) * scale, (box.origin.y + box.size.height / 2) * scale);
    }
}

static void
kb_part_pressed (PwSpaceGroup *group,
                 PwSpace      *space)
{
  KbPart *self = KB_PART (group);

  kb_viewer_press (self->viewer, self->kind->place, pw_space_get_id (space));
}

/* The calendar has years before its phases. */
static char *
kb_part_rules (PwSpaceGroup  *group,
               PwSpace       *space,
               const PwGame **game)
{
  KbPart *self = KB_PART (group);
  const KbView *view = kb_viewer_get_view (self->viewer);
  guint id = pw_space_get_id (space);

  *game = &kb_game;
  if (self->kind->place != KB_PLACE_PHASE)
    return kb_view_rules (view, self->kind->place, id);
  return id < KB_YEARS ? kb_view_rules (view, KB_PLACE_YEAR, id) : kb_view_rules (view, KB_PLACE_PHASE, id - KB_YEARS);
}

static GtkSizeRequestMode
kb_part_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The least and natural height of a width, in pixels; kinds know the size of usual text only. */
static void
heights_of (KbPart *self, int width, int *minimum, int *natural)
{
  double scale = pw_text_scale (GTK_WIDGET (self));

  self->kind->measure (kb_viewer_get_view (self->viewer), (int) (width / scale), minimum, natural);
  *minimum = (int) ceil (*minimum * scale);
  *natural = (int) ceil (*natural * scale);
}

static int
least_width (KbPart *self)
{
  return MAX (self->kind->min_width, (int) ceil (self->kind->large_width * pw_text_scale (GTK_WIDGET (self))));
}

static int
best_width (KbPart *self)
{
  return (int) ceil (self->kind->width * pw_text_scale (GTK_WIDGET (self)));
}

/* The least width at which @height is enough; the least of all where none makes it so. */
static int
width_for (KbPart *self, int height)
{
  int narrow = least_width (self), wide = 4 * best_width (self), least, best;

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

static void
kb_part_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  KbPart *self = KB_PART (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = for_size > 0 ? width_for (self, for_size) : least_width (self);
      *natural = MAX (*minimum, best_width (self));
    }
  else
    {
      const int widths[] = { least_width (self), 4 * best_width (self) };

      heights_of (self, for_size > 0 ? for_size : best_width (self), minimum, natural);
      /* Of no width in particular: the least at any. */
      for (guint i = 0; for_size <= 0 && i < G_N_ELEMENTS (widths); i++)
        {
          int least, best;

          heights_of (self, widths[i], &least, &best);
          *minimum = MIN (*minimum, least);
        }
    }
}

static void
kb_part_finalize (GObject *object)
{
  g_clear_object (&KB_PART (object)->viewer);
  G_OBJECT_CLASS (kb_part_parent_class)->finalize (object);
}

static void
kb_part_class_init (KbPartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PwSpaceGroupClass *group_class = PW_SPACE_GROUP_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = kb_part_finalize;
  widget_class->get_request_mode = kb_part_get_request_mode;
  widget_class->measure = kb_part_measure;
  group_class->place = kb_part_place;
  group_class->pressed = kb_part_pressed;
  group_class->rules = kb_part_rules;
}

static void
kb_part_init (KbPart *self)
{
  pw_theme_watch (GTK_WIDGET (self));
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (gtk_widget_queue_resize), self, G_CONNECT_SWAPPED);
}

/**
 * kb_part_new:
 * @viewer: which game, and whose
 * @kind: what is shown of it
 *
 * Returns: (transfer floating): a part of a board
 */
GtkWidget *
kb_part_new (KbViewer         *viewer,
             const KbPartKind *kind)
{
  KbPart *self = g_object_new (KB_TYPE_PART, NULL);

  self->viewer = g_object_ref (viewer);
  self->kind = kind;
  pw_space_group_set_name (PW_SPACE_GROUP (self), _(kind->name));
  for (guint i = 0; i < kind->n; i++)
    /* Its name. */
    gtk_widget_set_has_tooltip (GTK_WIDGET (pw_space_group_add (PW_SPACE_GROUP (self), i, kind->pressable)), TRUE);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_changed), self, 0);
  write_spaces (self);
  return GTK_WIDGET (self);
}

KbPlace
kb_part_get_place (KbPart *self)
{
  return self->kind->place;
}

/**
 * kb_part_grid:
 * @i: which space, row by row
 * @columns: of the grid
 * @rows: of the grid
 * @width: of the part
 * @height: of the part
 * @gap: between spaces; half of it is left at the edges too, for rings
 * @box: (out): where it goes
 */
void
kb_part_grid (guint            i,
              guint            columns,
              guint            rows,
              double           width,
              double           height,
              double           gap,
              graphene_rect_t *box)
{
  double w = (width - gap * columns) / columns, h = (height - gap * rows) / rows;

  graphene_rect_init (box, (float) (gap / 2 + (i % columns) * (w + gap)), (float) (gap / 2 + (i / columns) * (h + gap)),
                      (float) w, (float) h);
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
 * kb_part_scroll:
 * @part: (transfer floating): a part that needs its width
 * @down: whether it scrolls down too
 *
 * Returns: (transfer floating): it, scrolling to the side where large text makes it wider than there is room
 */
GtkWidget *
kb_part_scroll (GtkWidget     *part,
                GtkPolicyType  down)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), part);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, down);
  g_signal_connect_object (gtk_widget_get_settings (scroller), "notify::gtk-xft-dpi", G_CALLBACK (follow_text), scroller,
                           G_CONNECT_SWAPPED);
  follow_text (GTK_SCROLLED_WINDOW (scroller));
  return scroller;
}
