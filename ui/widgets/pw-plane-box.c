/* pw-plane-box.c: buttons to zoom a plane, make it fit and turn it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-plane-box.h"

#include <glib/gi18n-lib.h>

#include "pw-make.h"
#include "pw-pictogram.h"
#include "pw-theme-watch.h"

/** Size of the arrow to the north, and of the box from the plane's corner, in pixels. */
#define ARROW 14
#define MARGIN 12

struct _PwPlaneBox
{
  GtkWidget parent_instance;

  PwPlane *plane;
  GtkWidget *buttons[PW_PLANE_BUTTONS];
  GtkWidget *size, *arrow;
};

G_DEFINE_FINAL_TYPE (PwPlaneBox, pw_plane_box, GTK_TYPE_WIDGET)

static void
set_name (GtkWidget *button, const char *name)
{
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
on_view_changed (PwPlaneBox *self)
{
  static const char *const norths[] = {
    N_("North is up; turn the picture"),
    N_("North is right; turn the picture"),
    N_("North is down; turn the picture"),
    N_("North is left; turn the picture"),
  };
  const PwCamera *camera = pw_plane_get_camera (self->plane);
  /* TRANSLATORS: how large a square of the board is on the screen, in pixels */
  g_autofree char *size = g_strdup_printf (_("%d px"), camera->px);

  gtk_label_set_text (GTK_LABEL (self->size), size);
  set_name (self->buttons[PW_PLANE_BUTTON_TURN], _(norths[camera->turn % 4]));
  gtk_widget_set_sensitive (self->buttons[PW_PLANE_BUTTON_OUT], camera->px > PW_CAMERA_LEAST);
  gtk_widget_set_sensitive (self->buttons[PW_PLANE_BUTTON_IN], camera->px < PW_CAMERA_MOST);
  gtk_widget_queue_draw (self->arrow);
}

static void
on_clicked (GtkButton *button, PwPlaneBox *self)
{
  GtkWidget *widget = GTK_WIDGET (button);

  if (widget == self->buttons[PW_PLANE_BUTTON_OUT])
    pw_plane_zoom (self->plane, -1);
  else if (widget == self->buttons[PW_PLANE_BUTTON_IN])
    pw_plane_zoom (self->plane, 1);
  else if (widget == self->buttons[PW_PLANE_BUTTON_FIT])
    pw_plane_fit (self->plane);
  else
    pw_plane_turn (self->plane, 1);
}

static void
draw_arrow (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  PwPlaneBox *self = data;
  PwPen pen = { cr, pw_palette_theme (), NULL };

  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_rotate (cr, G_PI_2 * pw_plane_get_camera (self->plane)->turn);
  pw_pen_icon (&pen, "pw-north", 0, 0, ARROW, PW_COLOR_TEXT, 1);
}

static GtkWidget *
add_button (PwPlaneBox *self, PwPlaneButton which, const char *icon, const char *name)
{
  GtkWidget *button = icon ? gtk_button_new_from_icon_name (icon) : gtk_button_new ();

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_focus_on_click (button, FALSE);
  if (name)
    set_name (button, name);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  self->buttons[which] = button;
  return button;
}

static void
pw_plane_box_dispose (GObject *object)
{
  PwPlaneBox *self = PW_PLANE_BOX (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  if (self->plane)
    g_signal_handlers_disconnect_by_data (self->plane, self);
  g_clear_object (&self->plane);
  G_OBJECT_CLASS (pw_plane_box_parent_class)->dispose (object);
}

static void
pw_plane_box_class_init (PwPlaneBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_plane_box_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "planebox");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_TOOLBAR);
}

static void
pw_plane_box_init (PwPlaneBox *self)
{
  GtkWidget *turn, *content, *letter;

  add_button (self, PW_PLANE_BUTTON_OUT, "pw-minus-symbolic", _("Zoom out"));
  self->size = gtk_label_new (NULL);
  gtk_label_set_width_chars (GTK_LABEL (self->size), 6);
  gtk_widget_add_css_class (self->size, "caption");
  gtk_widget_add_css_class (self->size, "dim-label");
  gtk_widget_set_parent (self->size, GTK_WIDGET (self));
  add_button (self, PW_PLANE_BUTTON_IN, "pw-add-symbolic", _("Zoom in"));
  add_button (self, PW_PLANE_BUTTON_FIT, "pw-fit-symbolic", _("Fit"));
  turn = add_button (self, PW_PLANE_BUTTON_TURN, NULL, NULL);
  content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->arrow = gtk_drawing_area_new ();
  gtk_widget_set_size_request (self->arrow, ARROW, ARROW);
  gtk_widget_set_valign (self->arrow, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->arrow), draw_arrow, self, NULL);
  pw_theme_watch (self->arrow);
  /* TRANSLATORS: the letter for north on a compass */
  letter = gtk_label_new (C_("compass", "N"));
  gtk_widget_add_css_class (letter, "caption");
  pw_box_add (content, self->arrow, letter, NULL);
  gtk_button_set_child (GTK_BUTTON (turn), content);
}

/**
 * pw_plane_box_new:
 * @plane: the plane to zoom and turn
 *
 * Returns: (transfer floating): the box; it says how large squares are, and where north is
 */
GtkWidget *
pw_plane_box_new (PwPlane *plane)
{
  PwPlaneBox *self = g_object_new (PW_TYPE_PLANE_BOX, NULL);

  self->plane = g_object_ref (plane);
  g_signal_connect_swapped (plane, "view-changed", G_CALLBACK (on_view_changed), self);
  on_view_changed (self);
  return GTK_WIDGET (self);
}

GtkWidget *
pw_plane_box_get_button (PwPlaneBox *self, PwPlaneButton button)
{
  g_return_val_if_fail (PW_IS_PLANE_BOX (self) && button < PW_PLANE_BUTTONS, NULL);
  return self->buttons[button];
}

/**
 * pw_plane_box_add_button:
 * @self: a box
 * @icon: a symbolic icon
 * @name: what it does
 *
 * Returns: (transfer none): a button of the game's own, after the others
 */
GtkWidget *
pw_plane_box_add_button (PwPlaneBox *self, const char *icon, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  g_return_val_if_fail (PW_IS_PLANE_BOX (self), NULL);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_focus_on_click (button, FALSE);
  set_name (button, name);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  return button;
}

/* The box of a plane that was wrapped. */
PwPlaneBox *
pw_plane_box_of (GtkWidget *wrapped)
{
  GtkWidget *child = gtk_widget_get_last_child (wrapped);

  while (child && !PW_IS_PLANE_BOX (child))
    child = gtk_widget_get_prev_sibling (child);
  return child ? PW_PLANE_BOX (child) : NULL;
}

/**
 * pw_plane_box_wrap:
 * @plane: (transfer floating): a plane
 *
 * Returns: (transfer floating): it, with its buttons in the lower corner at the end of a line
 */
GtkWidget *
pw_plane_box_wrap (PwPlane *plane)
{
  GtkWidget *overlay = gtk_overlay_new (), *box = pw_plane_box_new (plane);

  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (plane));
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_widget_set_valign (box, GTK_ALIGN_END);
  gtk_widget_set_margin_end (box, MARGIN);
  gtk_widget_set_margin_bottom (box, MARGIN);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), box);
  return overlay;
}
