/* cc-tile-buttons.c: tiles to press, with how many of each are left, on as many lines as it takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-tile-buttons.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cc-pictures.h"
#include "games/carcassonne/data/cc-words.h"
#include "pw-wrap-layout.h"

/** SIZE: the side of a tile, and GAP between them, in pixels. */
#define SIZE 34
#define GAP 2

struct _CcTileButtons
{
  GtkWidget parent_instance;

  CcTileButton tiles[CC_TILES_SHOWN];
  guint n;
  GPtrArray *buttons;           /* as many as were ever needed */
};

G_DEFINE_FINAL_TYPE (CcTileButtons, cc_tile_buttons, GTK_TYPE_WIDGET)

static guint chosen_signal;

static void
on_clicked (CcTileButtons *self, GtkWidget *button)
{
  for (guint i = 0; i < self->n; i++)
    if (self->buttons->pdata[i] == button)
      {
        g_signal_emit (self, chosen_signal, 0, (guint) self->tiles[i].kind, (int) self->tiles[i].turn);
        return;
      }
}

static GtkWidget *
add_button (CcTileButtons *self)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), cc_picture_tile (SIZE, 0, 0));
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "tile-button");
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  g_ptr_array_add (self->buttons, button);
  return button;
}

/* "frrf, road bend, 7 left". */
static char *
name_of (const CcTileButton *tile)
{
  const char *row = tile->turn < 0 ? cc_tile (tile->kind)->id : cc_tile_row (tile->kind, (guint) tile->turn);
  g_autofree char *left = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u left", "%u left", tile->left), tile->left);

  if (tile->left == 0)
    return g_strdup_printf ("%s, %s", row, _(cc_tile_words.words[tile->kind].label));
  return g_strdup_printf ("%s, %s, %s", row, _(cc_tile_words.words[tile->kind].label), left);
}

static void
write_button (GtkWidget *button, const CcTileButton *tile)
{
  GtkWidget *picture = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));
  GtkWidget *label = gtk_widget_get_next_sibling (picture);
  g_autofree char *name = name_of (tile), *left = g_strdup_printf ("%u", tile->left);

  cc_picture_tile_set (picture, tile->kind, (guint) MAX (tile->turn, 0));
  gtk_label_set_text (GTK_LABEL (label), tile->left ? left : "");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (tile->chosen)
    gtk_widget_add_css_class (button, "on");
  else
    gtk_widget_remove_css_class (button, "on");
}

/**
 * cc_tile_buttons_set:
 * @self: tiles to press
 * @tiles: (array length=n): what they are, in their order
 * @n: at most %CC_TILES_SHOWN
 *
 * Writes those anew that differ.
 */
void
cc_tile_buttons_set (CcTileButtons *self, const CcTileButton *tiles, guint n)
{
  g_return_if_fail (CC_IS_TILE_BUTTONS (self) && n <= CC_TILES_SHOWN);
  for (guint i = 0; i < n; i++)
    {
      gboolean fresh = i >= self->buttons->len;
      GtkWidget *button = fresh ? add_button (self) : self->buttons->pdata[i];

      if (fresh || memcmp (&self->tiles[i], &tiles[i], sizeof *tiles) != 0)
        write_button (button, &tiles[i]);
      self->tiles[i] = tiles[i];
    }
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_widget_set_visible (self->buttons->pdata[i], i < n);
  self->n = n;
}

guint
cc_tile_buttons_count (CcTileButtons *self)
{
  g_return_val_if_fail (CC_IS_TILE_BUTTONS (self), 0);
  return self->n;
}

/* The @i-th tile, and its button. */
const CcTileButton *
cc_tile_buttons_nth (CcTileButtons *self, guint i, GtkWidget **button)
{
  g_return_val_if_fail (CC_IS_TILE_BUTTONS (self) && i < self->n, NULL);
  if (button)
    *button = self->buttons->pdata[i];
  return &self->tiles[i];
}

static void
cc_tile_buttons_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  CC_TILE_BUTTONS (object)->n = 0;
  g_ptr_array_set_size (CC_TILE_BUTTONS (object)->buttons, 0);
  G_OBJECT_CLASS (cc_tile_buttons_parent_class)->dispose (object);
}

static void
cc_tile_buttons_finalize (GObject *object)
{
  g_ptr_array_unref (CC_TILE_BUTTONS (object)->buttons);
  G_OBJECT_CLASS (cc_tile_buttons_parent_class)->finalize (object);
}

static void
cc_tile_buttons_class_init (CcTileButtonsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cc_tile_buttons_dispose;
  G_OBJECT_CLASS (klass)->finalize = cc_tile_buttons_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                G_TYPE_UINT, G_TYPE_INT);
}

static void
cc_tile_buttons_init (CcTileButtons *self)
{
  self->buttons = g_ptr_array_new ();
  gtk_widget_set_layout_manager (GTK_WIDGET (self), pw_wrap_layout_new (GAP));
}

/**
 * cc_tile_buttons_new:
 *
 * Returns: (transfer floating): no tiles yet
 */
GtkWidget *
cc_tile_buttons_new (void)
{
  return g_object_new (CC_TYPE_TILE_BUTTONS, NULL);
}
