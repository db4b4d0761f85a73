/* pw-list-place.c: a list that changes while somebody looks at it stays where they look
 *
 * A list view holds on to its place by itself as long as few items come and go; where many are sorted in at once it
 * guesses, and at its top it goes along with what was the first item. So the place is noted before the view hears of
 * a change, and brought back when the view has laid out what it shows by then, before anything is drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-list-place.h"

/** MAX_TRIES: how often the view may be moved for one change; each time it may learn of other heights. The toolkit lays out
 * four times in a frame, not more. */
#define MAX_TRIES 3

typedef struct
{
  GtkListView *list;            /* owns this */
  GListModel *model;
  PwListPlaceItem get_item;
  gpointer item;                /* what stays where it is; NULL: the top */
  double y;                     /* where it was in the view */
  GdkFrameClock *clock;         /* while a place is to be brought back */
  gulong layout_id;
  guint tries;
  gboolean begins_at_top;       /* it changed before there was a screen to show it on */
} Place;

static GtkAdjustment *
get_adjustment (Place *self)
{
  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));
}

static void
finish (Place *self)
{
  if (self->clock)
    g_signal_handler_disconnect (self->clock, self->layout_id);
  g_clear_object (&self->clock);
  g_clear_object (&self->item);
}

static gpointer
item_of (Place *self, GtkWidget *row)
{
  GtkWidget *child = gtk_widget_get_first_child (row);

  return child ? self->get_item (child) : NULL;
}

/* Where a row begins and ends in the view. */
static gboolean
get_span (Place *self, GtkWidget *row, double *top, double *bottom)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_child_visible (row) || !gtk_widget_compute_bounds (row, GTK_WIDGET (self->list), &bounds))
    return FALSE;
  *top = bounds.origin.y;
  *bottom = bounds.origin.y + bounds.size.height;
  return *bottom > 0 && *top < gtk_widget_get_height (GTK_WIDGET (self->list));
}

/* -- Noting --------------------------------------------------------------------------------------- */

/* The row that has the focus, where it can be seen; else the first that can be. */
static GtkWidget *
find_row (Place *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->list));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL, *first = NULL;
  double top, bottom, first_top = G_MAXDOUBLE;

  while (focus && focus != GTK_WIDGET (self->list) && gtk_widget_get_parent (focus) != GTK_WIDGET (self->list))
    focus = gtk_widget_get_parent (focus);
  if (focus && focus != GTK_WIDGET (self->list) && get_span (self, focus, &top, &bottom))
    return focus;
  /* Who has not gone down the list looks at its top. */
  if (gtk_adjustment_get_value (get_adjustment (self)) <= gtk_adjustment_get_lower (get_adjustment (self)))
    return NULL;
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row; row = gtk_widget_get_next_sibling (row))
    if (get_span (self, row, &top, &bottom) && top < first_top)
      {
        first = row;
        first_top = top;
      }
  return first;
}

static void on_layout (Place *self);

static void
begin (Place *self)
{
  self->tries = 0;
  self->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (self->list)));
  self->layout_id = g_signal_connect_data (self->clock, "layout", G_CALLBACK (on_layout), self, NULL,
                                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  /* There may be nothing else to lay it out for. */
  gtk_widget_queue_allocate (GTK_WIDGET (self->list));
}

static void
on_realize (Place *self)
{
  if (self->begins_at_top)
    begin (self);
  self->begins_at_top = FALSE;
}

/* Comes before the view hears of it. */
static void
on_items_changed (Place *self)
{
  GtkWidget *row;
  gpointer item;
  double top, bottom;

  self->begins_at_top |= !gtk_widget_get_realized (GTK_WIDGET (self->list));
  /* What was noted and is not brought back yet is where somebody looked last. */
  if (self->clock || self->begins_at_top)
    return;
  /* Nobody has looked yet at what was never laid out: it begins at its top. */
  row = gtk_widget_get_height (GTK_WIDGET (self->list)) > 0 ? find_row (self) : NULL;
  item = row ? item_of (self, row) : NULL;
  if (item && get_span (self, row, &top, &bottom))
    {
      self->item = g_object_ref (item);
      self->y = top;
    }
  begin (self);
}

/* -- Bringing back -------------------------------------------------------------------------------- */

static GtkWidget *
find_shown (Place *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row; row = gtk_widget_get_next_sibling (row))
    if (item_of (self, row) == self->item && gtk_widget_get_child_visible (row))
      return row;
  return NULL;
}

/* Lets the view go to the item; FALSE where that is gone. */
static gboolean
go_to_item (Place *self)
{
  guint n = g_list_model_get_n_items (self->model);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (self->model, i);

      if (item == self->item)
        return gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", i);
    }
  return FALSE;
}

static void
on_layout (Place *self)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  GtkWidget *row;
  graphene_rect_t bounds;

  /* On a page that is not shown nothing is laid out: it is for later. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    return;
  if (self->item == NULL)
    {
      double top = gtk_adjustment_get_lower (adjustment);
      gboolean there = gtk_adjustment_get_value (adjustment) <= top;

      gtk_adjustment_set_value (adjustment, top);
      if (there || ++self->tries == MAX_TRIES)
        finish (self);
      return;
    }
  row = find_shown (self);
  if (row && gtk_widget_compute_bounds (row, GTK_WIDGET (self->list), &bounds))
    {
      double off = bounds.origin.y - self->y, was = gtk_adjustment_get_value (adjustment);

      if (ABS (off) >= 1)
        gtk_adjustment_set_value (adjustment, was + off);
      /* Near its ends the list may not get there: what people scroll then is not taken back. */
      if (ABS (gtk_adjustment_get_value (adjustment) - was) < 1 || ++self->tries == MAX_TRIES)
        finish (self);
    }
  else if (++self->tries == MAX_TRIES || !go_to_item (self))
    finish (self);
}

/* -- Around it ------------------------------------------------------------------------------------ */

static void
place_free (gpointer data)
{
  Place *self = data;

  finish (self);
  g_signal_handlers_disconnect_by_data (self->model, self);
  g_object_unref (self->model);
  g_free (self);
}

/**
 * pw_list_place_keep:
 * @list: a list without a model yet
 * @model: what it will show, behind a selection; nothing that shows it hears of its changes before
 * @get_item: what a row shows
 *
 * Keeps what people look at where it is while items come, go and change their order: at the top of the list the top;
 * else the row that has the keyboard, where it can be seen; else the first row that can be seen.
 */
void
pw_list_place_keep (GtkListView *list, GListModel *model, PwListPlaceItem get_item)
{
  Place *self;

  g_return_if_fail (GTK_IS_LIST_VIEW (list) && gtk_list_view_get_model (list) == NULL);
  self = g_new0 (Place, 1);
  self->list = list;
  self->model = g_object_ref (model);
  self->get_item = get_item;
  g_signal_connect_swapped (model, "items-changed", G_CALLBACK (on_items_changed), self);
  g_signal_connect_data (list, "realize", G_CALLBACK (on_realize), self, NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_swapped (list, "unrealize", G_CALLBACK (finish), self);
  g_object_set_data_full (G_OBJECT (list), "pw-list-place", self, place_free);
}

/**
 * pw_list_place_to_top:
 * @list: a list with a place that is kept
 *
 * Shows the top of the list after what changes now: something else is looked for.
 */
void
pw_list_place_to_top (GtkListView *list)
{
  Place *self = g_object_get_data (G_OBJECT (list), "pw-list-place");

  g_return_if_fail (self != NULL);
  finish (self);
  if (gtk_widget_get_realized (GTK_WIDGET (list)))
    begin (self);
}
