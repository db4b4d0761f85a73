/* pw-title-dialog.c: asks what a game shall be called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-title-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/pw-record.h"
#include "pw-make.h"

struct _PwTitleDialog
{
  PwDialog parent_instance;

  GtkEditable *entry;
  char *before;
};

G_DEFINE_FINAL_TYPE (PwTitleDialog, pw_title_dialog, PW_TYPE_DIALOG)

static guint chosen_signal;

static gboolean
pw_title_dialog_is_touched (PwDialog *dialog)
{
  PwTitleDialog *self = PW_TITLE_DIALOG (dialog);

  return self->entry && g_strcmp0 (gtk_editable_get_text (self->entry), self->before) != 0;
}

static void
on_apply (PwTitleDialog *self)
{
  g_autofree char *title = g_strdup (gtk_editable_get_text (self->entry));

  g_object_ref (self);
  pw_dialog_finish (PW_DIALOG (self));
  g_signal_emit (self, chosen_signal, 0, title);
  g_object_unref (self);
}

static void
pw_title_dialog_finalize (GObject *object)
{
  g_free (PW_TITLE_DIALOG (object)->before);
  G_OBJECT_CLASS (pw_title_dialog_parent_class)->finalize (object);
}

static void
pw_title_dialog_class_init (PwTitleDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_title_dialog_finalize;
  PW_DIALOG_CLASS (klass)->is_touched = pw_title_dialog_is_touched;
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
}

static void
pw_title_dialog_init (PwTitleDialog *self)
{
}

/**
 * pw_title_dialog_new:
 * @parent: the window it belongs to
 * @title: (nullable): what the game is called now
 *
 * Returns: (transfer none): a dialog with one line to type in
 */
PwTitleDialog *
pw_title_dialog_new (GtkWindow *parent, const char *title)
{
  PwTitleDialog *self = g_object_new (PW_TYPE_TITLE_DIALOG, "transient-for", parent, "title", _("Rename the game"), NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10), *entry = gtk_entry_new ();
  GtkWidget *help = pw_words_new (_("Left empty, the game is called by its players."), "dim-label");
  GtkWidget *apply = gtk_button_new_with_mnemonic (_("_Rename"));

  self->before = g_strdup (title ? title : "");
  self->entry = GTK_EDITABLE (entry);
  gtk_editable_set_text (self->entry, self->before);
  gtk_entry_set_max_length (GTK_ENTRY (entry), PW_RECORD_MAX_TITLE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Title of the game"), -1);
  gtk_widget_add_css_class (apply, "suggested-action");
  gtk_widget_set_halign (apply, GTK_ALIGN_END);
  gtk_widget_add_css_class (box, "dialog-content");
  pw_box_add (box, entry, help, apply, NULL);
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_apply), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (apply, "clicked", G_CALLBACK (on_apply), self, G_CONNECT_SWAPPED);
  pw_dialog_set_body (PW_DIALOG (self), box);
  gtk_widget_grab_focus (entry);
  pw_dialog_fit (PW_DIALOG (self), 400, -1);
  return self;
}
