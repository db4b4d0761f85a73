/* cb-supplies.c: workers and silver of one player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-supplies.h"

#include "pw-make.h"
#include "pw-sketch.h"

static const char *const icons[CB_RESOURCES] = { "worker", "silver" };

struct _CbSupplies
{
  GtkBox parent_instance;

  PwBoardViewer *viewer;
  GtkWidget *rows[CB_RESOURCES];
  GtkWidget *icons[CB_RESOURCES];
  GtkWidget *labels[CB_RESOURCES];
};

G_DEFINE_FINAL_TYPE (CbSupplies, cb_supplies, GTK_TYPE_BOX)

static void
on_changed (PwBoardViewer *viewer,
            CbSupplies    *self)
{
  const CbView *view = cb_viewer_get_view (viewer);
  int values[CB_RESOURCES] = { view->workers, view->silver };
  guint i;

  for (i = 0; i < CB_RESOURCES; i++)
    {
      char text[16];

      g_snprintf (text, sizeof text, "%d", values[i]);
      if (g_strcmp0 (gtk_label_get_text (GTK_LABEL (self->labels[i])), text) == 0)
        continue;
      gtk_label_set_text (GTK_LABEL (self->labels[i]), text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->labels[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, view->supplies[i], -1);
      gtk_widget_set_tooltip_text (self->rows[i], view->supplies[i]);
    }
}

static void
cb_supplies_finalize (GObject *object)
{
  g_clear_object (&CB_SUPPLIES (object)->viewer);
  G_OBJECT_CLASS (cb_supplies_parent_class)->finalize (object);
}

static void
cb_supplies_class_init (CbSuppliesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_supplies_finalize;
}

static void
cb_supplies_init (CbSupplies *self)
{
  guint i;

  for (i = 0; i < CB_RESOURCES; i++)
    {
      self->rows[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
      self->icons[i] = pw_sketch_new_icon (icons[i], 26);
      self->labels[i] = gtk_label_new (NULL);
      gtk_widget_add_css_class (self->labels[i], "numeric");
      pw_box_add (self->rows[i], self->icons[i], self->labels[i], NULL);
      gtk_box_append (GTK_BOX (self), self->rows[i]);
    }
}

/**
 * cb_supplies_new:
 * @viewer: whose
 *
 * Returns: (transfer floating): two numbers with their pictures
 */
GtkWidget *
cb_supplies_new (PwBoardViewer *viewer)
{
  CbSupplies *self = g_object_new (CB_TYPE_SUPPLIES, NULL);

  self->viewer = g_object_ref (viewer);
  cb_supplies_set_size (self, 26, GTK_ORIENTATION_VERTICAL);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_changed), self, 0);
  on_changed (viewer, self);
  return GTK_WIDGET (self);
}

/* @icon in pixels; the numbers are larger beside large pictures. */
void
cb_supplies_set_size (CbSupplies     *self,
                      double          icon,
                      GtkOrientation  orientation)
{
  const char *style = icon >= 24 ? "title-2" : "heading";
  g_autoptr (PangoAttrList) larger = NULL;
  gboolean tall = orientation == GTK_ORIENTATION_VERTICAL;
  PwPiece piece;
  guint i;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), orientation);
  gtk_box_set_spacing (GTK_BOX (self), tall ? 6 : icon < 18 ? 5 : 14);
  /* Numbers keep pace with pictures that are larger than usual. */
  if (icon > 30)
    {
      larger = pango_attr_list_new ();
      pango_attr_list_insert (larger, pango_attr_scale_new (icon / 26));
    }
  for (i = 0; i < CB_RESOURCES; i++)
    {
      gtk_label_set_attributes (GTK_LABEL (self->labels[i]), larger);
      pw_piece_init (&piece, PW_PIECE_ICON, icon);
      pw_piece_set_icon (&piece, icons[i]);
      pw_sketch_set_pieces (PW_SKETCH (self->icons[i]), &piece, 1, 0);
      gtk_box_set_spacing (GTK_BOX (self->rows[i]), tall ? 7 : icon < 18 ? 2 : 4);
      gtk_widget_set_halign (self->rows[i], tall ? GTK_ALIGN_END : GTK_ALIGN_START);
      gtk_widget_remove_css_class (self->labels[i], "title-2");
      gtk_widget_remove_css_class (self->labels[i], "heading");
      gtk_widget_add_css_class (self->labels[i], style);
    }
}
