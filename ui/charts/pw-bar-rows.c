/* pw-bar-rows.c: bars below each other, each with a name beside it, or above it where text is large
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-bar-rows.h"

#include "pw-large-text.h"

typedef enum
{
  PART_MARKER,
  PART_NAME,
  PART_BAR,
} Part;

/* What a child is, and its row: kept as one number, not 0. */
static void
mark (GtkWidget *child, guint row, Part part)
{
  g_object_set_data (G_OBJECT (child), "pw-bar-row", GUINT_TO_POINTER (row * 4 + part + 1));
}

static void
place (GtkGrid *grid)
{
  gboolean large = pw_large_text_is_on (GTK_WIDGET (grid));
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (grid));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (grid)); child; child = gtk_widget_get_next_sibling (child))
    {
      guint value = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (child), "pw-bar-row")) - 1;
      int row = (int) (value / 4), column = (int) (value % 4);
      gboolean bar = column == PART_BAR;

      g_object_set (gtk_layout_manager_get_layout_child (layout, child), "row", large ? 2 * row + bar : row, "column",
                    large && bar ? 0 : column, "column-span", large && bar ? 3 : 1, NULL);
      if (column == PART_NAME)
        gtk_widget_set_hexpand (child, large);
    }
}

/**
 * pw_bar_rows_watch:
 * @grid: an empty grid
 *
 * Lets the rows follow the size of text.
 */
void
pw_bar_rows_watch (GtkGrid *grid)
{
  pw_text_scale_watch (GTK_WIDGET (grid), G_CALLBACK (place));
}

void
pw_bar_rows_clear (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))))
    gtk_grid_remove (grid, child);
}

/**
 * pw_bar_rows_add:
 * @grid: a grid that has nothing but such rows
 * @row: from 0
 * @marker: (nullable): what stands before the name
 * @name: whose bar it is
 * @bar: the bar
 *
 * Adds a bar.
 */
void
pw_bar_rows_add (GtkGrid *grid, guint row, GtkWidget *marker, GtkWidget *name, GtkWidget *bar)
{
  GtkWidget *parts[] = { marker, name, bar };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i])
      {
        mark (parts[i], row, (Part) i);
        gtk_grid_attach (grid, parts[i], (int) i, (int) row, 1, 1);
      }
  place (grid);
}
