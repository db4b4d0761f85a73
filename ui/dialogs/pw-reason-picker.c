/* pw-reason-picker.c: why something counts although the rules say otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-reason-picker.h"

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"
#include "pw-make.h"

/* What is said most often; anything else is typed. The first is for games with dice. */
#define USUAL_DIE 0
static const char *const usual[] = {
  [USUAL_DIE] = N_("Die misread"),
  N_("Noticed too late"),
  N_("House rule"),
};

struct _PwReasonPicker
{
  AdwBin parent_instance;

  GtkWidget *entry;
  GtkWidget *button;            /* NULL: whoever uses the picker has one */
  GtkWidget *problem;
  GtkWidget *die;               /* the usual reason for games with dice */
};

G_DEFINE_FINAL_TYPE (PwReasonPicker, pw_reason_picker, ADW_TYPE_BIN)

enum
{
  CHANGED,
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
choose (PwReasonPicker *self)
{
  g_autofree char *text = g_strdup (pw_reason_picker_get_text (self));

  g_signal_emit (self, signals[CHOSEN], 0, text);
}

static void
on_changed (PwReasonPicker *self)
{
  pw_reason_picker_set_problem (self, NULL);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_usual_clicked (GtkButton *button, PwReasonPicker *self)
{
  pw_reason_picker_set_text (self, gtk_button_get_label (button));
  if (self->button)
    choose (self);
}

/* Reasons beside each other, as many as fit. */
static GtkWidget *
make_usual (PwReasonPicker *self)
{
  GtkWidget *box = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), G_N_ELEMENTS (usual));
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (box), 6);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (box), 6);
  gtk_widget_add_css_class (box, "reasons");
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Usual reasons"), -1);
  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    {
      GtkWidget *button = gtk_button_new_with_label (_(usual[i]));

      gtk_widget_add_css_class (button, "raised");
      g_signal_connect (button, "clicked", G_CALLBACK (on_usual_clicked), self);
      gtk_flow_box_append (GTK_FLOW_BOX (box), button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
      if (i == USUAL_DIE)
        self->die = gtk_widget_get_parent (button);
    }
  return box;
}

static gboolean
pw_reason_picker_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (PW_REASON_PICKER (widget)->entry);
}

static void
pw_reason_picker_class_init (PwReasonPickerClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = pw_reason_picker_grab_focus;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_STRING);
}

static void
pw_reason_picker_init (PwReasonPicker *self)
{
  self->entry = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _("Why it counts"));
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), PW_MAX_REASON);
  gtk_widget_set_hexpand (self->entry, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Reason"), -1);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (choose), self, G_CONNECT_SWAPPED);

  self->problem = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "visible", FALSE,
                                "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
  gtk_widget_add_css_class (self->problem, "refused");
}

/**
 * pw_reason_picker_new:
 * @button_label: (nullable): with a mnemonic: what choosing a reason does; %NULL where that is
 *   somebody else's business
 *
 * Returns: (transfer floating): an entry, and the usual reasons as buttons
 */
GtkWidget *
pw_reason_picker_new (const char *button_label)
{
  PwReasonPicker *self = g_object_new (PW_TYPE_REASON_PICKER, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (line), self->entry);
  if (button_label)
    {
      self->button = gtk_button_new_with_mnemonic (button_label);
      gtk_widget_add_css_class (self->button, "suggested-action");
      g_signal_connect_object (self->button, "clicked", G_CALLBACK (choose), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (line), self->button);
    }
  pw_box_add (box, line, make_usual (self), self->problem, NULL);
  adw_bin_set_child (ADW_BIN (self), box);
  return GTK_WIDGET (self);
}

const char *
pw_reason_picker_get_text (PwReasonPicker *self)
{
  g_return_val_if_fail (PW_IS_REASON_PICKER (self), NULL);
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

void
pw_reason_picker_set_text (PwReasonPicker *self, const char *text)
{
  g_return_if_fail (PW_IS_REASON_PICKER (self));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

/**
 * pw_reason_picker_set_problem:
 * @text: (nullable): why it cannot be so; %NULL for nothing, and once something else is typed
 */
void
pw_reason_picker_set_problem (PwReasonPicker *self, const char *text)
{
  g_return_if_fail (PW_IS_REASON_PICKER (self));
  gtk_label_set_text (GTK_LABEL (self->problem), text ? text : "");
  gtk_widget_set_visible (self->problem, text != NULL);
}

/* Whether anything that is entered is what dice show. */
static gboolean
has_dice (const PwGame *game)
{
  for (guint kind = 0; kind < game->n_kinds; kind++)
    for (guint i = 0; i < game->kinds[kind].n_args; i++)
      if (game->kinds[kind].args[i].type == PW_ARG_DIE || game->kinds[kind].args[i].type == PW_ARG_DICE)
        return TRUE;
  return FALSE;
}

/**
 * pw_reason_picker_set_game:
 * @game: what is played
 *
 * Offers no reason that cannot be one in that game: no die is misread where nobody rolls any.
 */
void
pw_reason_picker_set_game (PwReasonPicker *self, const PwGame *game)
{
  g_return_if_fail (PW_IS_REASON_PICKER (self));
  gtk_widget_set_visible (self->die, has_dice (game));
}
