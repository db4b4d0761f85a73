/* pw-doubt-box.c: what cannot be, said below the field where it was entered
 *
 * A doubt blocks nothing: the field gets a warning, the box a sentence with its rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-doubt-box.h"

#include <glib/gi18n-lib.h>

#include "pw-css-class.h"
#include "pw-make.h"
#include "pw-rule-chip.h"

typedef struct
{
  PwMove like;
  GtkWidget *widget;            /* beside the box, in the same editor */
} Field;

struct _PwDoubtBox
{
  AdwBin parent_instance;

  PwPosition *position;
  PwMove like;
  GArray *fields;               /* Field */
  GtkWidget *rows;
  GString *shown;               /* what the rows say: they are made anew only where that differs */
  guint n;
};

G_DEFINE_FINAL_TYPE (PwDoubtBox, pw_doubt_box, ADW_TYPE_BIN)

/**
 * pw_doubt_matches:
 * @doubt: a doubt
 * @like: a statement; what it leaves open may be anything
 *
 * Returns: whether the doubt points at such a thing
 */
gboolean
pw_doubt_matches (const PwDoubt *doubt, const PwMove *like)
{
  if (doubt->seat != like->player || doubt->field.kind != like->kind)
    return FALSE;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (like->args[i] != PW_ARG_NONE && doubt->field.args[i] != like->args[i])
      return FALSE;
  return TRUE;
}

/**
 * pw_doubt_row_new:
 *
 * Returns: (transfer none): warning sign, sentence and rule of @doubt
 */
GtkWidget *
pw_doubt_row_new (const PwGame *game, const PwDoubt *doubt)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *icon = gtk_image_new_from_icon_name ("pw-warning-symbolic"), *label = gtk_label_new (doubt->text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Not possible"), -1);
  gtk_widget_add_css_class (icon, "warn");
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  pw_box_add (row, icon, label, pw_rule_chip_new (game, game->rules[doubt->rule].id), NULL);
  gtk_widget_add_css_class (row, "doubt");
  return row;
}

static void
mark_fields (PwDoubtBox *self, const GArray *doubts)
{
  for (guint i = 0; i < self->fields->len; i++)
    {
      const Field *field = &g_array_index (self->fields, Field, i);
      const char *text = NULL;

      for (guint j = 0; j < doubts->len && !text; j++)
        if (pw_doubt_matches (&g_array_index (doubts, PwDoubt, j), &field->like))
          text = g_array_index (doubts, PwDoubt, j).text;
      pw_css_class_set (field->widget, "doubtful", text != NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (field->widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text ? text : "", -1);
    }
}

static void
update (PwDoubtBox *self)
{
  const PwGame *game = pw_session_get_game (pw_position_get_session (self->position));
  const GArray *doubts = pw_position_get_doubts (self->position);
  g_autoptr (GString) shown = g_string_new (NULL);
  GtkWidget *child;

  mark_fields (self, doubts);
  self->n = 0;
  for (guint i = 0; i < doubts->len; i++)
    if (pw_doubt_matches (&g_array_index (doubts, PwDoubt, i), &self->like))
      {
        g_string_append_printf (shown, "%s\n", g_array_index (doubts, PwDoubt, i).text);
        self->n++;
      }
  gtk_widget_set_visible (GTK_WIDGET (self), self->n > 0);
  if (g_string_equal (shown, self->shown))
    return;
  g_string_assign (self->shown, shown->str);
  while ((child = gtk_widget_get_first_child (self->rows)))
    gtk_box_remove (GTK_BOX (self->rows), child);
  for (guint i = 0; i < doubts->len; i++)
    if (pw_doubt_matches (&g_array_index (doubts, PwDoubt, i), &self->like))
      gtk_box_append (GTK_BOX (self->rows), pw_doubt_row_new (game, &g_array_index (doubts, PwDoubt, i)));
}

static void
pw_doubt_box_finalize (GObject *object)
{
  PwDoubtBox *self = PW_DOUBT_BOX (object);

  g_clear_object (&self->position);
  g_array_unref (self->fields);
  g_string_free (self->shown, TRUE);
  G_OBJECT_CLASS (pw_doubt_box_parent_class)->finalize (object);
}

static void
pw_doubt_box_class_init (PwDoubtBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_doubt_box_finalize;
}

static void
pw_doubt_box_init (PwDoubtBox *self)
{
  self->fields = g_array_new (FALSE, FALSE, sizeof (Field));
  self->shown = g_string_new (NULL);
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  adw_bin_set_child (ADW_BIN (self), self->rows);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * pw_doubt_box_new:
 * @position: a position
 * @like: which things the box is about; what it leaves open may be anything
 *
 * Returns: (transfer none): the doubts of those things; hidden while there are none
 */
GtkWidget *
pw_doubt_box_new (PwPosition *position, const PwMove *like)
{
  PwDoubtBox *self = g_object_new (PW_TYPE_DOUBT_BOX, NULL);

  self->position = g_object_ref (position);
  self->like = *like;
  g_signal_connect_object (position, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * pw_doubt_box_add_field:
 * @like: what is entered in it
 * @field: the field; it lives as long as the box
 *
 * Has @field marked while there is a doubt about it.
 */
void
pw_doubt_box_add_field (PwDoubtBox *self, const PwMove *like, GtkWidget *field)
{
  g_array_append_vals (self->fields, &(Field){ *like, field }, 1);
  mark_fields (self, pw_position_get_doubts (self->position));
}

/**
 * pw_doubt_box_count:
 *
 * Returns: how many doubts it shows
 */
guint
pw_doubt_box_count (PwDoubtBox *self)
{
  return self->n;
}
