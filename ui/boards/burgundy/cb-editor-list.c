/* cb-editor-list.c: beside the grid of the editor: what is missing, and the duchies that are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-editor-list.h"

#include <glib/gi18n-lib.h>

#include "cb-duchy-picture.h"
#include "pw-make.h"
#include "pw-rule-chip.h"

static GtkWidget *
label (const char *text, const char *css_class)
{
  GtkWidget *widget = pw_words_new (text, NULL);

  gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (widget, TRUE);
  if (css_class)
    gtk_widget_add_css_class (widget, css_class);
  return widget;
}

static GtkWidget *
row (GtkWidget *first, GtkWidget *middle, GtkWidget *last, gboolean activatable, const char *name)
{
  GtkWidget *widget = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  if (first)
    gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), middle);
  if (last)
    gtk_box_append (GTK_BOX (box), last);
  gtk_widget_add_css_class (box, "editor-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (widget), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (widget), activatable);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return widget;
}

static GtkWidget *
icon (const char *name, const char *css_class)
{
  GtkWidget *image = gtk_image_new_from_icon_name (name);

  gtk_widget_add_css_class (image, css_class);
  return image;
}

/**
 * cb_editor_issue_row_new:
 *
 * Returns: (transfer floating): a row that says it, with the rule; activated it leads to the place
 */
GtkWidget *
cb_editor_issue_row_new (const CbDuchyIssue *issue)
{
  g_autofree char *name = issue->unfinished ? g_strdup_printf (_("Unfinished: %s"), issue->text)
                                            : g_strdup_printf (_("Advice: %s"), issue->text);
  GtkWidget *widget = row (icon ("pw-warning-symbolic", issue->unfinished ? "error" : "warning"), label (issue->text, NULL),
                           pw_rule_chip_new (&cb_game, issue->rule), issue->has_place, name);

  if (issue->has_place)
    g_object_set_data (G_OBJECT (widget), "place", GUINT_TO_POINTER (issue->at.row * CB_GRID_COLUMNS + issue->at.column + 1u));
  return widget;
}

/* When there is nothing to say. */
GtkWidget *
cb_editor_ready_row_new (void)
{
  const char *text = _("Nothing is missing.");

  return row (icon ("pw-tick-symbolic", "success"), label (text, NULL), NULL, FALSE, text);
}

/* What is behind the name of a kept duchy. */
static const char *
state_of (const CbStoredDuchy *stored, gboolean open)
{
  if (stored->problem)
    return stored->problem;
  if (open)
    return _("Open here");
  if (stored->index < 0)
    return _("Not finished");
  switch ((CbDuchyKind) stored->draft.kind)
    {
    case CB_TEAM: return _("Team duchy");
    case CB_SOLO: return _("Solo duchy");
    case CB_ONE_PIECE:
    case CB_DUCHY_KINDS:
    default: return _("One piece");
    }
}

/**
 * cb_editor_kept_row_new:
 * @stored: one of the user's duchies
 * @open: whether it is the one in the editor
 *
 * Returns: (transfer floating): its picture and name
 */
GtkWidget *
cb_editor_kept_row_new (const CbStoredDuchy *stored, gboolean open)
{
  g_autofree char *base = g_path_get_basename (stored->path);
  const char *name = *stored->draft.name ? stored->draft.name : base;
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *state = label (state_of (stored, open), "caption"), *picture;
  g_autofree char *whole = g_strdup_printf (_("%s, %s"), name, state_of (stored, open));

  gtk_widget_add_css_class (state, "dim-label");
  pw_box_add (text, label (name, "heading"), state, NULL);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  picture = stored->index >= 0 ? cb_duchy_picture_new ((guint) stored->index, 56) : icon ("pw-edit-symbolic", "dim-label");
  gtk_widget_set_size_request (picture, 56, -1);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  return row (picture, text, NULL, stored->problem == NULL, whole);
}
