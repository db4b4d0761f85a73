/* cy-main-board.c: the road, which stands in the middle of the table
 *
 * Where it is higher than there is room for, it scrolls to what is chosen, or to the provost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cy-main-board.h"

#include <math.h>

#include "cy-parts.h"
#include "cy-player-card.h"
#include "cy-road.h"
#include "pw-space-group.h"

/** NARROW: pixels of width below which whoever acts stands above the road. */
#define NARROW 480
/** MIN_WIDTH, MIN_HEIGHT: of all, in pixels. */
#define MIN_WIDTH 250
#define MIN_HEIGHT 200
#define NATURAL_WIDTH 676
#define NATURAL_HEIGHT 508

struct _CyMainBoard
{
  PwMainBoard parent_instance;

  GtkWidget *strip;             /* who acts, where it is narrow; NULL of the table view */
  GtkWidget *scroller, *road;
  guint show_later;             /* an idle source, or 0 */
  int shown, shown_width;       /* the place that was brought into view last, where the road scrolls, and how wide that was */
};

G_DEFINE_FINAL_TYPE (CyMainBoard, cy_main_board, PW_TYPE_MAIN_BOARD)

/* The place that is chosen, else where the provost stands. */
static int
place_to_show (const CyView *view)
{
  for (guint place = 0; place < CY_PLACES; place++)
    if (view->road[place].at.flags & (CY_SPOT_SELECTED | CY_SPOT_NOW))
      return (int) place;
  return view->provost ? (int) CY_PLACE_OF_SPACE (MIN (view->provost, view->spaces)) : 0;
}

/* Where the road is higher than its window, that is in the second row that is seen. Who scrolls to another row stays there until
 * something else is to be shown, or the rows are others: a window may be wider when it is laid out first. */
static void
show_place (CyMainBoard *self)
{
  const CyView *view = pw_main_board_get_view (PW_MAIN_BOARD (self));
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  int width = gtk_widget_get_width (self->scroller), place = place_to_show (view);
  CyRoadPlan plan;
  PwBoardBox box;

  if ((place == self->shown && width == self->shown_width) || width <= 0 ||
      gtk_adjustment_get_upper (down) <= gtk_adjustment_get_page_size (down))
    return;
  self->shown = place;
  self->shown_width = width;
  cy_road_plan (&plan, view->spaces, width, gtk_widget_get_height (self->road));
  cy_road_place_box (&plan, (guint) place, &box);
  gtk_adjustment_set_value (down, box.y - box.height / 2 - plan.pitch);
}

static gboolean
on_laid_out (gpointer data)
{
  CY_MAIN_BOARD (data)->show_later = 0;
  show_place (data);
  return G_SOURCE_REMOVE;
}

static void
cy_main_board_write (PwMainBoard *board)
{
  if (CY_MAIN_BOARD (board)->scroller)
    show_place (CY_MAIN_BOARD (board));
}

static void
cy_main_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CyMainBoard *self = CY_MAIN_BOARD (widget);
  gboolean narrow = self->strip && width < NARROW;
  int strip = 0;

  if (self->strip)
    {
      gtk_widget_set_child_visible (self->strip, narrow);
      gtk_widget_measure (self->strip, GTK_ORIENTATION_VERTICAL, width, &strip, NULL, NULL, NULL);
      pw_main_board_put (self->strip, 0, 0, width, strip);
    }
  if (!narrow)
    strip = 0;
  pw_main_board_put (self->scroller, 0, strip, width, height - strip);
  /* Nothing scrolls while it is laid out. */
  if (self->show_later == 0)
    self->show_later = g_idle_add (on_laid_out, self);
}

static void
cy_main_board_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  pw_main_board_measure_children (widget, orientation);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

static void
cy_main_board_dispose (GObject *object)
{
  CyMainBoard *self = CY_MAIN_BOARD (object);

  g_clear_handle_id (&self->show_later, g_source_remove);
  self->scroller = self->road = self->strip = NULL;
  G_OBJECT_CLASS (cy_main_board_parent_class)->dispose (object);
}

static void
cy_main_board_class_init (CyMainBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cy_main_board_dispose;
  GTK_WIDGET_CLASS (klass)->size_allocate = cy_main_board_size_allocate;
  GTK_WIDGET_CLASS (klass)->measure = cy_main_board_measure;
  PW_MAIN_BOARD_CLASS (klass)->write = cy_main_board_write;
}

static void
cy_main_board_init (CyMainBoard *self)
{
  self->shown = -1;
}

/**
 * cy_main_board_new:
 * @session: the game
 * @entry: (nullable): where presses go; %NULL for a picture without hints
 *
 * Returns: (transfer floating): the road that all share
 */
GtkWidget *
cy_main_board_new (PwSession *session, PwEntry *entry)
{
  CyMainBoard *self = g_object_new (CY_TYPE_MAIN_BOARD, NULL);
  g_autoptr (PwBoardViewer) viewer = entry ? pw_board_viewer_new (session, entry, &cy_scene_kind)
                                           : pw_board_viewer_new_seat (session, 0, &cy_scene_kind);

  self->road = pw_board_part_new (viewer, &cy_part_road);
  self->scroller = pw_main_board_add (PW_MAIN_BOARD (self), pw_board_part_scroll (self->road, GTK_POLICY_AUTOMATIC));
  if (entry)
    self->strip = pw_main_board_add (PW_MAIN_BOARD (self), cy_player_strip_new (session));
  else
    pw_space_group_set_still (PW_SPACE_GROUP (self->road), TRUE);
  pw_main_board_set_viewer (PW_MAIN_BOARD (self), viewer);
  return GTK_WIDGET (self);
}
