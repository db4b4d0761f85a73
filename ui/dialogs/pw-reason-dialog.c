/* pw-reason-dialog.c: "we played it so": asks why a refused move counts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-reason-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-notation.h"
#include "pw-make.h"
#include "pw-reason-picker.h"
#include "pw-refusal.h"

struct _PwReasonDialog
{
  PwDialog parent_instance;

  PwEntry *entry;
  PwReasonPicker *picker;
};

G_DEFINE_FINAL_TYPE (PwReasonDialog, pw_reason_dialog, PW_TYPE_DIALOG)

static void
on_chosen (PwReasonDialog *self, const char *reason)
{
  const PwGame *game = pw_session_get_game (pw_entry_get_session (self->entry));
  g_autoptr (GError) error = NULL;

  /* Another window may have changed the game meanwhile. */
  if (!pw_entry_get_insistent (self->entry) || pw_entry_play_so (self->entry, reason, &error))
    pw_dialog_finish (PW_DIALOG (self));
  else
    {
      g_autofree char *text = pw_refusal_text (game, error);

      pw_reason_picker_set_problem (self->picker, text);
    }
}

static gboolean
pw_reason_dialog_is_touched (PwDialog *dialog)
{
  PwReasonDialog *self = PW_REASON_DIALOG (dialog);

  return self->picker && *pw_reason_picker_get_text (self->picker) != '\0';
}

static void
pw_reason_dialog_dispose (GObject *object)
{
  g_clear_object (&PW_REASON_DIALOG (object)->entry);
  G_OBJECT_CLASS (pw_reason_dialog_parent_class)->dispose (object);
}

static void
pw_reason_dialog_class_init (PwReasonDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_reason_dialog_dispose;
  PW_DIALOG_CLASS (klass)->is_touched = pw_reason_dialog_is_touched;
}

static void
pw_reason_dialog_init (PwReasonDialog *self)
{
}

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = pw_words_new (text, css_class);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* What would stand in the log of @move, which is possible as a correction; else it as it was typed. */
static char *
say (PwReasonDialog *self, const PwMove *move, gboolean possible)
{
  PwSession *session = pw_entry_get_session (self->entry);
  const PwGame *game = pw_session_get_game (session);
  const char *typed = pw_entry_get_text (self->entry);
  g_autofree char *line = NULL;

  if (possible)
    return pw_game_sentence (game, pw_session_get_setup (session), pw_entry_get_state (self->entry), move);
  line = *typed ? g_strdup (typed) : pw_notation_print (game, pw_session_get_setup (session), move);
  return pw_isolate (line);
}

/* Whether not even a reason helps is said before anybody thinks of one. */
static void
build (PwReasonDialog *self)
{
  PwSession *session = pw_entry_get_session (self->entry);
  const PwGame *game = pw_session_get_game (session);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  PwMove move = *pw_entry_get_insistent (self->entry);
  g_autofree char *shown = NULL;
  g_autoptr (GError) error = NULL;
  gboolean possible;

  /* Any reason will do to try it. */
  move.reason = 1;
  possible = pw_game_correct (game, pw_entry_get_state (self->entry), &move, &error);
  shown = say (self, &move, possible);
  gtk_widget_add_css_class (box, "dialog-content");
  add_label (box, shown, "title-4");
  if (possible)
    {
      add_label (box,
                 _("The move is carried out although a rule forbids it. The reason stays beside it in the log, "
                   "the score sheet and the record."),
                 "dim-label");
      self->picker = PW_REASON_PICKER (pw_reason_picker_new (_("_Play it so")));
      pw_reason_picker_set_game (self->picker, game);
      g_signal_connect_object (self->picker, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->picker));
    }
  else
    {
      add_label (box, _("It still cannot be played:"), "body");
      gtk_box_append (GTK_BOX (box), pw_refusal_content_new (game, error, 46));
    }
  pw_dialog_set_body (PW_DIALOG (self), box);
}

/**
 * pw_reason_dialog_new:
 * @parent: the window it belongs to
 * @entry: where pw_entry_get_insistent() is a move
 *
 * Returns: (transfer none): a dialog that plays it once there is a reason
 */
PwReasonDialog *
pw_reason_dialog_new (GtkWindow *parent, PwEntry *entry)
{
  PwReasonDialog *self;

  g_return_val_if_fail (pw_entry_get_insistent (entry) != NULL, NULL);
  self = g_object_new (PW_TYPE_REASON_DIALOG, "transient-for", parent, "title", _("We played it so"), NULL);
  self->entry = g_object_ref (entry);
  build (self);
  if (self->picker)
    gtk_widget_grab_focus (GTK_WIDGET (self->picker));
  pw_dialog_fit (PW_DIALOG (self), 420, -1);
  return self;
}
