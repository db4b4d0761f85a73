/* pw-share-dialog.c: the result of a game for another program: as a link, a QR code, a table
 *
 * Nothing is sent: a phone reads the code off the screen, or people paste the link themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-share-dialog.h"

#include <glib/gi18n-lib.h>

#include "model/pw-bgstats.h"
#include "model/pw-csv.h"
#include "model/pw-file.h"
#include "pw-announce.h"
#include "pw-file-dialog.h"
#include "pw-qr-image.h"

struct _PwShareDialog
{
  PwDialog parent_instance;

  char *link;
  char *table;
  GtkLabel *done;
};

G_DEFINE_FINAL_TYPE (PwShareDialog, pw_share_dialog, PW_TYPE_DIALOG)

static const PwFileKind table_kind = {
  .save_title = N_("Save a table"), .name = N_("Tables (CSV)"), .patterns = { "*.csv" },
};

static void
say (PwShareDialog *self, const char *text)
{
  gtk_label_set_text (self->done, text);
  gtk_widget_set_visible (GTK_WIDGET (self->done), TRUE);
  pw_announce (GTK_WIDGET (self), text);
}

static void
on_copy_link (PwShareDialog *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->link);
  say (self, _("The link is copied."));
}

static void
on_table_chosen (gpointer owner, GFile *file)
{
  PwShareDialog *self = owner;
  g_autoptr (GError) error = NULL;

  say (self, pw_file_write (file, self->table, -1, &error) ? _("The table is saved.") : error->message);
}

static void
on_save_table (PwShareDialog *self)
{
  pw_file_dialog_save_kind (GTK_WINDOW (self), &table_kind, _("game.csv"), self, on_table_chosen);
}

static void
pw_share_dialog_finalize (GObject *object)
{
  PwShareDialog *self = PW_SHARE_DIALOG (object);

  g_free (self->link);
  g_free (self->table);
  G_OBJECT_CLASS (pw_share_dialog_parent_class)->finalize (object);
}

static void
pw_share_dialog_class_init (PwShareDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_share_dialog_finalize;
}

static void
pw_share_dialog_init (PwShareDialog *self)
{
}

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 46);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
add_button (PwShareDialog *self, GtkWidget *box, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "raised");
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

/**
 * pw_share_dialog_new:
 * @parent: the window it belongs to
 * @summary: a game that is over
 *
 * Returns: (transfer none): a dialog with the game's result for other programs
 */
PwShareDialog *
pw_share_dialog_new (GtkWindow *parent, const PwSummary *summary)
{
  PwShareDialog *self = g_object_new (PW_TYPE_SHARE_DIALOG, "transient-for", parent, "title", _("Share the result"), NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10), *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *image = pw_qr_image_new (_("QR code of the link for BG Stats"));
  g_autoptr (GPtrArray) one = g_ptr_array_new ();
  PwBgstatsLeftOut left_out;

  g_ptr_array_add (one, (gpointer) summary);
  self->link = pw_bgstats_link (summary, &left_out);
  self->table = pw_csv_print (one);
  gtk_widget_add_css_class (box, "dialog-content");
  add_label (box,
             _("Read this with the camera of a phone that has the app BG Stats, or open the link on it: the app asks "
               "before it keeps the game. Pipwright itself sends nothing."),
             "dim-label");
  if (pw_qr_image_set_text (PW_QR_IMAGE (image), self->link))
    gtk_box_append (GTK_BOX (box), image);
  if (left_out & PW_BGSTATS_NAMES)
    add_label (box, _("Names were cut and points by source left out: a link has no more room."), NULL);
  else if (left_out)
    add_label (box, _("Points by source were left out: a link has no more room."), NULL);
  add_button (self, buttons, _("_Copy the link"), G_CALLBACK (on_copy_link));
  add_button (self, buttons, _("Save as a _table…"), G_CALLBACK (on_save_table));
  gtk_box_append (GTK_BOX (box), buttons);
  self->done = GTK_LABEL (add_label (box, "", "caption"));
  gtk_widget_set_visible (GTK_WIDGET (self->done), FALSE);
  pw_dialog_set_body (PW_DIALOG (self), box);
  gtk_widget_child_focus (buttons, GTK_DIR_TAB_FORWARD);
  pw_dialog_fit (PW_DIALOG (self), 460, -1);
  return self;
}

const char *
pw_share_dialog_get_link (PwShareDialog *self)
{
  g_return_val_if_fail (PW_IS_SHARE_DIALOG (self), NULL);
  return self->link;
}
