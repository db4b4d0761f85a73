/* pw-share-dialog.c: the result of a game for another program: as a link, a QR code, a table
 *
 * Nothing is sent: a phone reads the code off the screen, or people paste the link themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-share-dialog.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "model/pw-bgstats.h"
#include "model/pw-csv.h"
#include "model/pw-file.h"
#include "pw-announce.h"
#include "pw-file-dialog.h"
#include "pw-fit-layout.h"
#include "pw-large-text.h"
#include "pw-make.h"
#include "pw-qr-image.h"

struct _PwShareDialog
{
  PwDialog parent_instance;

  char *link;
  char *table;
  GtkLabel *done;
};

/** WIDTH: pixels it would like. EDGES: of them, those that a window has around it where no shadow can be drawn. */
#define WIDTH 464
#define EDGES (2 * 5)

G_DEFINE_FINAL_TYPE (PwShareDialog, pw_share_dialog, PW_TYPE_DIALOG)

static const PwFileKind table_kind = {
  .save_title = N_("Save a table"), .name = N_("Tables (CSV)"), .patterns = { "*.csv" },
};

static void
say (PwShareDialog *self, const char *text)
{
  gtk_label_set_text (self->done, text);
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
  GtkWidget *label = pw_words_new (text, NULL);

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

  /* Large text goes on in another line. */
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_widget_add_css_class (button, "raised");
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

/* Has @image say the link, or as much of it as a code says whose side, by @measure, has at most @room pixels; FALSE if none does. */
static gboolean
fill_code (PwShareDialog *self, PwQrImage *image, const PwSummary *summary, int (*measure) (PwQrImage *image), int room,
           PwBgstatsLeftOut *left_out)
{
  gsize length = strlen (self->link);
  gboolean made = pw_qr_image_set_text (image, self->link);

  while (!made || measure (image) > room)
    {
      g_autofree char *shorter = pw_bgstats_link_within (summary, length - 1, left_out);

      if (strlen (shorter) >= length)
        return FALSE;
      length = strlen (shorter);
      made = pw_qr_image_set_text (image, shorter);
    }
  return TRUE;
}

/* The code of the link, no wider than @room pixels: large modules, which are read from further away, are worth more than what can
 * be looked up in the link, but not as much as names. NULL where there is none. */
static GtkWidget *
make_code (PwShareDialog *self, const PwSummary *summary, int room, PwBgstatsLeftOut of_link, PwBgstatsLeftOut *left_out)
{
  GtkWidget *image = g_object_ref_sink (pw_qr_image_new (_("QR code of the link for BG Stats")));

  *left_out = of_link;
  if (fill_code (self, PW_QR_IMAGE (image), summary, pw_qr_image_get_usual, room, left_out) && !(*left_out & PW_BGSTATS_NAMES))
    return image;
  *left_out = of_link;
  if (!fill_code (self, PW_QR_IMAGE (image), summary, pw_qr_image_get_least, room, left_out))
    g_clear_object (&image);
  return image;
}

static void
add_notes (GtkWidget *box, PwBgstatsLeftOut link, PwBgstatsLeftOut code)
{
  if (link & PW_BGSTATS_NAMES)
    add_label (box, _("Names were cut and points by source left out: a link has no more room."), NULL);
  else if (link)
    add_label (box, _("Points by source were left out: a link has no more room."), NULL);
  if (code & ~link & PW_BGSTATS_NAMES)
    add_label (box, _("Names are cut in the code, as there is little room here; the link has more of them."), NULL);
  else if (code & ~link & PW_BGSTATS_POINTS)
    add_label (box, _("Points by source are left out of the code, as there is little room here; the link has them."), NULL);
}

/* What is scrolled asks for little by itself. */
static int
natural_height (PwShareDialog *self, GtkWidget *scroller, GtkWidget *content, int width)
{
  int all, scrolled, needed, least;

  gtk_widget_measure (adw_window_get_content (ADW_WINDOW (self)), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  gtk_widget_measure (adw_window_get_content (ADW_WINDOW (self)), GTK_ORIENTATION_VERTICAL, width, NULL, &all, NULL, NULL);
  gtk_widget_measure (scroller, GTK_ORIENTATION_VERTICAL, width, NULL, &scrolled, NULL, NULL);
  gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, width, NULL, &needed, NULL, NULL);
  return all - scrolled + needed;
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
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *above = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10), *below = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *scroller = gtk_scrolled_window_new (), *bar = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  g_autoptr (GPtrArray) one = g_ptr_array_new ();
  g_autoptr (GtkWidget) code = NULL;
  PwBgstatsLeftOut of_link, of_code;
  int width, height;

  g_ptr_array_add (one, (gpointer) summary);
  self->link = pw_bgstats_link (summary, &of_link);
  self->table = pw_csv_print (one);
  pw_dialog_fit (PW_DIALOG (self), WIDTH, -1);
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  code = make_code (self, summary, width - EDGES, of_link, &of_code);

  gtk_widget_add_css_class (above, "dialog-content");
  gtk_widget_add_css_class (below, "dialog-content");
  add_label (above,
             _("Scan this with the camera of a phone that has the BG Stats app, or open the link there: the app asks before it "
               "keeps the game. Pipwright itself sends nothing."),
             "dim-label");
  gtk_box_append (GTK_BOX (box), above);
  if (code)
    gtk_box_append (GTK_BOX (box), code);
  else
    add_label (below, _("This is too much for a code that a phone can read: copy the link instead."), NULL);
  add_notes (below, of_link, of_code);
  gtk_box_append (GTK_BOX (box), below);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_vexpand (scroller, TRUE);

  gtk_widget_set_layout_manager (buttons, pw_fit_layout_new (2));
  add_button (self, buttons, _("_Copy the link"), G_CALLBACK (on_copy_link));
  add_button (self, buttons, _("Save as a _table…"), G_CALLBACK (on_save_table));
  gtk_widget_add_css_class (bar, "dialog-bar");
  gtk_box_append (GTK_BOX (bar), buttons);
  /* It has its line from the start: the code stays whole when it speaks. */
  self->done = GTK_LABEL (add_label (bar, "", "caption"));
  pw_dialog_set_body (PW_DIALOG (self), scroller);
  pw_dialog_set_bar (PW_DIALOG (self), bar);
  gtk_widget_child_focus (buttons, GTK_DIR_TAB_FORWARD);
  height = natural_height (self, scroller, box, width - EDGES) + EDGES;
  pw_dialog_fit (PW_DIALOG (self), WIDTH, (int) ceil (height / pw_window_scale (GTK_WIDGET (self))));
  return self;
}

const char *
pw_share_dialog_get_link (PwShareDialog *self)
{
  g_return_val_if_fail (PW_IS_SHARE_DIALOG (self), NULL);
  return self->link;
}
