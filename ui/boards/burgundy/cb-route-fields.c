/* cb-route-fields.c: what a space of a route tile shows, chosen from lists beside it
 *
 * One list of fields for all spaces: it opens beside the one that was pressed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-route-fields.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "games/burgundy/words/cb-sentences.h"
#include "pw-large-text.h"
#include "pw-make.h"
#include "pw-popover.h"

typedef struct
{
  CbRouteFieldsChanged changed;
  GtkWidget *owner;
  guint tile, at;
  CbRouteSpace space;
  GtkLabel *title;
  GtkDropDown *colour, *bonus;
  GtkSpinButton *number;
  GtkWidget *number_box, *types;
  GtkCheckButton *type[CB_TYPES];
  GtkEntry *text;
  gboolean updating;
} Fields;

static gboolean
has_number (guint bonus)
{
  return bonus == CB_ROUTE_POINTS || bonus == CB_ROUTE_SILVER || bonus == CB_ROUTE_WORKERS || bonus == CB_ROUTE_BLACK;
}

static void
tell (Fields *fields)
{
  fields->changed (fields->owner, fields->tile, fields->at, &fields->space,
                   fields->space.bonus == CB_ROUTE_OTHER ? gtk_editable_get_text (GTK_EDITABLE (fields->text)) : "");
}

static void
on_colour (Fields *fields)
{
  guint goods = gtk_drop_down_get_selected (fields->colour);

  if (fields->updating || goods > CB_ROUTE_ANY || goods == fields->space.goods)
    return;
  fields->space.goods = (guint8) goods;
  tell (fields);
}

static void
on_bonus (Fields *fields)
{
  guint bonus = gtk_drop_down_get_selected (fields->bonus);

  if (!fields->updating && bonus <= CB_ROUTE_OTHER && cb_route_space_set (&fields->space, (CbRouteBonus) bonus))
    tell (fields);
}

static void
on_number (Fields *fields)
{
  int number = gtk_spin_button_get_value_as_int (fields->number);

  if (fields->updating || !has_number (fields->space.bonus) || number == fields->space.number)
    return;
  fields->space.number = (gint16) number;
  tell (fields);
}

static void
on_type (Fields *fields)
{
  guint types = 0;

  for (guint type = 0; type < CB_TYPES; type++)
    types |= gtk_check_button_get_active (fields->type[type]) ? 1u << type : 0;
  if (fields->updating || types == fields->space.types)
    return;
  fields->space.types = (guint8) types;
  tell (fields);
}

static void
on_text (Fields *fields)
{
  if (!fields->updating)
    tell (fields);
}

/* -- Showing -------------------------------------------------------------------------------------- */

/**
 * cb_route_fields_show:
 * @book: what is entered
 *
 * Shows what the open space is now.
 */
void
cb_route_fields_show (GtkPopover *popover, const CbRouteBook *book)
{
  Fields *fields = g_object_get_data (G_OBJECT (popover), "fields");
  const char *text = book->texts[fields->tile][fields->at];
  g_autofree char *title = g_strdup_printf (_("Tile %u, space %u"), fields->tile + 1, fields->at + 1);

  fields->updating = TRUE;
  fields->space = book->spaces[fields->tile][fields->at];
  gtk_label_set_text (fields->title, title);
  gtk_drop_down_set_selected (fields->colour, fields->space.goods);
  gtk_drop_down_set_selected (fields->bonus, fields->space.bonus);
  gtk_widget_set_visible (fields->number_box, has_number (fields->space.bonus));
  gtk_spin_button_set_range (fields->number, fields->space.bonus == CB_ROUTE_BLACK ? 0 : 1, CB_ROUTE_MOST);
  gtk_spin_button_set_value (fields->number, fields->space.number);
  gtk_widget_set_visible (fields->types, fields->space.bonus == CB_ROUTE_TAKE);
  for (guint type = 0; type < CB_TYPES; type++)
    gtk_check_button_set_active (fields->type[type], fields->space.types >> type & 1);
  gtk_widget_set_visible (GTK_WIDGET (fields->text), fields->space.bonus == CB_ROUTE_OTHER);
  if (strcmp (gtk_editable_get_text (GTK_EDITABLE (fields->text)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (fields->text), text);
  fields->updating = FALSE;
}

/**
 * cb_route_fields_open:
 * @tile: from 0
 * @at: one of its spaces, from 0
 * @beside: what stands for it on the page
 *
 * Opens the fields for that space; cb_route_fields_show() fills them.
 */
void
cb_route_fields_open (GtkPopover *popover, guint tile, guint at, GtkWidget *beside)
{
  Fields *fields = g_object_get_data (G_OBJECT (popover), "fields");
  graphene_rect_t bounds;

  fields->tile = tile;
  fields->at = at;
  if (gtk_widget_compute_bounds (beside, fields->owner, &bounds))
    pw_popover_open (popover,
                     &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                                      (int) bounds.size.height },
                     GTK_WIDGET (fields->colour));
}

/* -- Making ----------------------------------------------------------------------------------------- */

static void
name (gpointer widget, const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* The words of a list; the first stands for nothing. */
static GtkDropDown *
make_choice (const PwVocabulary *words, const char *nothing)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, nothing);
  for (guint i = 0; i < words->n_words; i++)
    gtk_string_list_append (list, _(words->words[i].label));
  return GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (list), NULL));
}

static GtkWidget *
make_types (Fields *fields)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (guint type = 0; type < CB_TYPES; type++)
    {
      fields->type[type] = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (cb_type_label ((CbType) type)));
      g_signal_connect_swapped (fields->type[type], "toggled", G_CALLBACK (on_type), fields);
      gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (fields->type[type]), (int) type % 2, (int) type / 2, 1, 1);
    }
  return grid;
}

static GtkWidget *
make_number (Fields *fields)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new (_("How many, or its price"));

  fields->number = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, CB_ROUTE_MOST, 1));
  name (fields->number, _("how many, or its price"));
  g_signal_connect_swapped (fields->number, "value-changed", G_CALLBACK (on_number), fields);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "dim-label");
  pw_box_add (box, label, GTK_WIDGET (fields->number), NULL);
  return box;
}

/**
 * cb_route_fields_new:
 * @changed: what to do with what is chosen
 * @owner: for @changed, and what the fields open over
 *
 * Returns: (transfer none): the fields, a child of @owner, which takes them away with gtk_widget_unparent()
 */
GtkWidget *
cb_route_fields_new (CbRouteFieldsChanged changed, GtkWidget *owner)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  Fields *fields = g_new0 (Fields, 1);

  fields->changed = changed;
  fields->owner = owner;
  fields->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (fields->title), "heading");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fields->title));
  fields->colour = make_choice (&cb_route_colour_words, _("Colour"));
  name (fields->colour, _("colour"));
  g_signal_connect_swapped (fields->colour, "notify::selected", G_CALLBACK (on_colour), fields);
  fields->bonus = make_choice (&cb_route_bonus_words, _("Bonus"));
  name (fields->bonus, _("bonus"));
  g_signal_connect_swapped (fields->bonus, "notify::selected", G_CALLBACK (on_bonus), fields);
  pw_box_add (line, GTK_WIDGET (fields->colour), GTK_WIDGET (fields->bonus), NULL);
  gtk_box_append (GTK_BOX (box), line);
  pw_large_text_stack (GTK_BOX (line));
  fields->number_box = make_number (fields);
  gtk_box_append (GTK_BOX (box), fields->number_box);
  fields->types = make_types (fields);
  gtk_box_append (GTK_BOX (box), fields->types);
  fields->text = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_placeholder_text (fields->text, _("What the tile says"));
  gtk_entry_set_max_length (fields->text, CB_ROUTE_TEXT_LENGTH);
  name (fields->text, _("what the tile says"));
  g_signal_connect_swapped (fields->text, "changed", G_CALLBACK (on_text), fields);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fields->text));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  g_object_set_data_full (G_OBJECT (popover), "fields", fields, g_free);
  gtk_widget_set_parent (popover, owner);
  return popover;
}
