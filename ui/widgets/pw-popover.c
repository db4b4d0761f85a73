/* pw-popover.c: what opens beside something opens where it can be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-popover.h"

/**
 * pw_popover_point_at:
 * @popover: a popover with a parent, about to be opened
 * @place: (nullable): what it is about, in the coordinates of its parent; %NULL for the parent itself
 *
 * Makes @popover point at @place, or at the part of the window that is nearest to it where it is scrolled away: screen
 * readers press what cannot be seen, and a keyboard goes on before the page has followed. A toolkit that is asked to open
 * something beyond every screen complains, and puts it anywhere.
 */
void
pw_popover_point_at (GtkPopover *popover, const GdkRectangle *place)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (popover));
  GtkRoot *root = parent ? gtk_widget_get_root (parent) : NULL;
  GdkRectangle all, inside, window;
  graphene_rect_t bounds;

  g_return_if_fail (GTK_IS_POPOVER (popover));
  g_return_if_fail (parent != NULL);

  all = (GdkRectangle){ 0, 0, gtk_widget_get_width (parent), gtk_widget_get_height (parent) };
  if (!place)
    place = &all;
  gtk_popover_set_pointing_to (popover, place == &all ? NULL : place);
  /* The window as the parent sees it. */
  if (!root || !gtk_widget_compute_bounds (GTK_WIDGET (root), parent, &bounds))
    return;
  window = (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height };
  if (window.width < 1 || window.height < 1 || gdk_rectangle_intersect (place, &window, &inside))
    return;
  inside.x = CLAMP (place->x, window.x, window.x + window.width - 1);
  inside.y = CLAMP (place->y, window.y, window.y + window.height - 1);
  inside.width = inside.height = 1;
  gtk_popover_set_pointing_to (popover, &inside);
}

/* What waits for the page to come to rest. */
typedef struct
{
  GtkWidget *parent;
  guint on_frame;
  guint n_at_rest;              /* frames in which the parent did not move */
  graphene_point_t last;        /* where the parent was in the window in the frame before */
  GdkRectangle place;
  GtkWidget *focus;
} Opening;

/* A page that moves a focus into view begins to do so a few frames later: a place that can be seen is waited for a frame,
 * one that cannot until the page has surely nothing more to do. */
#define REST_IN_VIEW 1
#define REST_OUT_OF_VIEW 20

static GQuark
opening_quark (void)
{
  return g_quark_from_static_string ("pw-popover-opening");
}

static void
opening_free (gpointer data)
{
  Opening *opening = data;

  if (opening->parent && opening->on_frame)
    gtk_widget_remove_tick_callback (opening->parent, opening->on_frame);
  g_clear_weak_pointer (&opening->parent);
  g_clear_weak_pointer (&opening->focus);
  g_free (opening);
}

/* Whether @place of @parent lies in the window. */
static gboolean
is_in_window (GtkWidget *parent, const GdkRectangle *place)
{
  GtkRoot *root = gtk_widget_get_root (parent);
  GdkRectangle window;
  graphene_rect_t bounds;

  if (!root || !gtk_widget_compute_bounds (GTK_WIDGET (root), parent, &bounds))
    return FALSE;
  window = (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height };
  return gdk_rectangle_intersect (place, &window, NULL);
}

static gboolean
on_frame (GtkWidget *parent, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  GtkPopover *popover = data;
  Opening *opening = g_object_get_qdata (G_OBJECT (popover), opening_quark ());
  GtkRoot *root = gtk_widget_get_root (parent);
  graphene_point_t now = GRAPHENE_POINT_INIT_ZERO;
  guint enough = is_in_window (parent, &opening->place) ? REST_IN_VIEW : REST_OUT_OF_VIEW;

  if (root && !gtk_widget_compute_point (parent, GTK_WIDGET (root), &GRAPHENE_POINT_INIT (0, 0), &now))
    now = opening->last;
  opening->n_at_rest = graphene_point_near (&now, &opening->last, 0.5f) ? opening->n_at_rest + 1 : 0;
  opening->last = now;
  if (opening->n_at_rest < enough)
    return G_SOURCE_CONTINUE;
  g_object_steal_qdata (G_OBJECT (popover), opening_quark ());
  opening->on_frame = 0;
  pw_popover_point_at (popover, &opening->place);
  gtk_popover_popup (popover);
  if (opening->focus)
    gtk_widget_grab_focus (opening->focus);
  opening_free (opening);
  return G_SOURCE_REMOVE;
}

static void
forget_before (GtkWidget **before)
{
  g_clear_weak_pointer (before);
  g_free (before);
}

/* Closed without a choice, as by Escape: whoever had the focus has it again. Left to the toolkit nobody has, and what is typed next
 * goes somewhere else. */
static void
on_closed (GtkPopover *popover)
{
  GtkWidget **before = g_object_get_data (G_OBJECT (popover), "pw-focus-before");
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (popover));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (before && *before && (!focus || focus == GTK_WIDGET (popover) || gtk_widget_is_ancestor (focus, GTK_WIDGET (popover))))
    gtk_widget_grab_focus (*before);
}

/* Who has the focus now is to have it again when @popover closes. */
static void
remember_focus (GtkPopover *popover)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (popover));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL, **before;

  if (focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (popover)))
    return;
  if (!g_object_get_data (G_OBJECT (popover), "pw-focus-before"))
    g_signal_connect (popover, "closed", G_CALLBACK (on_closed), NULL);
  before = g_new0 (GtkWidget *, 1);
  g_set_weak_pointer (before, focus);
  g_object_set_data_full (G_OBJECT (popover), "pw-focus-before", before, (GDestroyNotify) forget_before);
}

/**
 * pw_popover_open:
 * @popover: a popover whose parent is on the screen
 * @place: what it is about, in the coordinates of its parent
 * @focus: (nullable): what in it gets the focus
 *
 * Opens @popover beside @place as soon as the page is at rest: when the focus has just gone there, the page is still to
 * scroll, and a list that opened at once would point to where @place was. See pw_popover_point_at(). When it closes, whoever had the
 * focus before has it again, unless it went somewhere else meanwhile.
 */
void
pw_popover_open (GtkPopover *popover, const GdkRectangle *place, GtkWidget *focus)
{
  Opening *opening;

  g_return_if_fail (GTK_IS_POPOVER (popover));

  remember_focus (popover);
  opening = g_new0 (Opening, 1);
  /* The popover belongs to its parent: a reference the other way would keep both, and all they look at, if the window closes first. */
  g_set_weak_pointer (&opening->parent, gtk_widget_get_parent (GTK_WIDGET (popover)));
  opening->place = *place;
  /* What the first frame shows may be how it was before: nothing is near to where it cannot be. */
  opening->last = GRAPHENE_POINT_INIT (-G_MAXFLOAT, -G_MAXFLOAT);
  g_set_weak_pointer (&opening->focus, focus);
  g_object_set_qdata_full (G_OBJECT (popover), opening_quark (), opening, opening_free);
  opening->on_frame = gtk_widget_add_tick_callback (opening->parent, on_frame, popover, NULL);
}

/**
 * pw_popover_close:
 * @popover: a popover that was opened by pw_popover_open()
 *
 * Closes @popover, or keeps it from opening.
 */
void
pw_popover_close (GtkPopover *popover)
{
  g_return_if_fail (GTK_IS_POPOVER (popover));
  g_object_set_qdata (G_OBJECT (popover), opening_quark (), NULL);
  gtk_popover_popdown (popover);
}
