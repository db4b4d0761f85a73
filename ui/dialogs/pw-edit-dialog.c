/* pw-edit-dialog.c: an earlier line changed, and what that changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-edit-dialog-private.h"

#include <glib/gi18n-lib.h>

#include "model/pw-kept-draft.h"
#include "pw-trouble-box.h"

static guint kept_signal, applied_signal;

G_DEFINE_FINAL_TYPE (PwEditDialog, pw_edit_dialog, PW_TYPE_DIALOG)

static const PwSetup *
setup_of (PwEditDialog *self)
{
  return pw_session_get_setup (pw_line_draft_get_session (self->draft));
}

static void
update (PwEditDialog *self)
{
  pw_edit_line_update (self);
  pw_edit_outcome_update (self);
}

/* -- Ending it ---------------------------------------------------------------------------------- */

static void
on_apply_clicked (PwEditDialog *self)
{
  g_autofree char *said = NULL;

  if (!pw_line_draft_get_ready (self->draft))
    return;
  said = pw_line_draft_new_summary (self->draft);
  /* The draft reads nothing any more once its game has gone. */
  g_signal_handlers_disconnect_by_data (self->draft, self);
  if (pw_line_draft_apply (self->draft))
    {
      pw_kept_draft_forget (self->draft);
      g_signal_emit (self, applied_signal, 0, said);
      pw_dialog_finish (PW_DIALOG (self));
    }
}

/* Where something is to be typed or decided: a key that is pressed once too often changes no game. */
static void
grab_first_focus (PwEditDialog *self)
{
  if (gtk_widget_get_visible (self->text))
    gtk_widget_grab_focus (self->text);
  else if (!gtk_widget_grab_focus (gtk_widget_get_first_child (self->troubles)))
    gtk_widget_grab_focus (self->give_up_button);
}

/* It was begun before, and that is no help now. */
static void
on_anew_clicked (PwEditDialog *self)
{
  pw_kept_draft_forget (self->draft);
  pw_line_draft_undecide_all (self->draft, PW_TROUBLE_ALL);
  pw_edit_line_restart (self);
  gtk_widget_set_visible (self->resumed, FALSE);
  grab_first_focus (self);
}

/* Given up is not lost: it may have been a mistake. */
static void
pw_edit_dialog_discard (PwDialog *dialog)
{
  pw_kept_draft_store (PW_EDIT_DIALOG (dialog)->draft);
  g_signal_emit (dialog, kept_signal, 0);
}

static gboolean
pw_edit_dialog_is_touched (PwDialog *dialog)
{
  return pw_line_draft_get_touched (PW_EDIT_DIALOG (dialog)->draft);
}

/* -- Object ----------------------------------------------------------------------------------------- */

static void
pw_edit_dialog_dispose (GObject *object)
{
  PwEditDialog *self = PW_EDIT_DIALOG (object);

  if (self->draft)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  pw_edit_line_dispose (self);
  g_clear_object (&self->draft);
  G_OBJECT_CLASS (pw_edit_dialog_parent_class)->dispose (object);
}

static void
pw_edit_dialog_class_init (PwEditDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_edit_dialog_dispose;
  PW_DIALOG_CLASS (klass)->is_touched = pw_edit_dialog_is_touched;
  PW_DIALOG_CLASS (klass)->discard = pw_edit_dialog_discard;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-edit-dialog.ui");
  pw_edit_line_bind (widget_class);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, original);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, resumed);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, changes);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, troubles);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, by_itself);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, give_up_button);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, scores);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, open_note);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, apply_button);
  gtk_widget_class_bind_template_callback (widget_class, on_apply_clicked);
  gtk_widget_class_bind_template_callback_full (widget_class, "on_give_up_clicked", G_CALLBACK (pw_dialog_discard));
  gtk_widget_class_bind_template_callback (widget_class, on_anew_clicked);

  /* "applied": the change was made; the text says what it did. */
  applied_signal = g_signal_new ("applied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_STRING);
  /* "kept": what was typed was given up, and is kept. */
  kept_signal = g_signal_new ("kept", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_edit_dialog_init (PwEditDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* What the log says of the line that is changed, or of the one the new line comes before. */
static char *
line_in_the_log (PwEditDialog *self)
{
  const PwHistory *history = pw_session_get_history (pw_line_draft_get_session (self->draft));
  guint at = pw_line_draft_get_at (self->draft), n_events;
  const PwEvent *events;

  if (at >= pw_history_get_cursor (history))
    return NULL;
  events = pw_history_get_events (history, at, &n_events);
  return pw_history_get_game (history)->words.sentence (setup_of (self), pw_history_get_state (history, at),
                                                        pw_history_get_move (history, at), events, n_events);
}

static void
begin (PwEditDialog *self)
{
  PwRevisionKind kind = pw_line_draft_get_kind (self->draft);
  g_autofree char *line = line_in_the_log (self);
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;
  guint number = pw_line_draft_get_at (self->draft) + 1;

  switch (kind)
    {
    case PW_REVISION_EDIT:
      title = g_strdup_printf (_("Edit move %u"), number);
      text = g_strdup_printf (_("Now: %s"), line);
      break;
    case PW_REVISION_STRIKE:
      title = g_strdup_printf (_("Strike move %u"), number);
      text = g_strdup (line);
      gtk_widget_add_css_class (GTK_WIDGET (self->original), "strike");
      break;
    case PW_REVISION_INSERT:
    default:
      title = g_strdup_printf (_("Insert before move %u"), number);
      text = line ? g_strdup_printf (_("Before: %s"), line) : g_strdup (_("After the last line"));
      break;
    }
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (self->original, text);
  gtk_widget_set_visible (self->text, kind != PW_REVISION_STRIKE);
  gtk_widget_set_visible (gtk_widget_get_parent (self->text), kind != PW_REVISION_STRIKE);
  gtk_widget_set_visible (self->notation, kind != PW_REVISION_STRIKE);
  for (guint group = 0; group <= PW_TROUBLE_ALL; group++)
    {
      GtkWidget *box = pw_trouble_box_new (self->draft, group);

      if (group == PW_TROUBLE_ALL)
        gtk_box_prepend (GTK_BOX (self->troubles), box);
      else
        gtk_box_append (GTK_BOX (self->troubles), box);
    }
  if (kind != PW_REVISION_STRIKE)
    pw_edit_line_begin (self);
  else
    gtk_window_set_default_widget (GTK_WINDOW (self), NULL);
}

/**
 * pw_edit_dialog_new:
 * @parent: the window it belongs to
 * @draft: the change
 *
 * What was begun before and given up is taken up again, where nothing is typed in @draft yet.
 *
 * Returns: (transfer none): a dialog that lets people make the change, and shows what it changes
 */
PwEditDialog *
pw_edit_dialog_new (GtkWindow *parent, PwLineDraft *draft)
{
  PwEditDialog *self;

  g_return_val_if_fail (PW_IS_LINE_DRAFT (draft), NULL);
  self = g_object_new (PW_TYPE_EDIT_DIALOG, "transient-for", parent, NULL);
  self->draft = g_object_ref (draft);
  gtk_widget_set_visible (self->resumed, !pw_line_draft_get_touched (draft) && pw_kept_draft_resume (draft));
  g_signal_connect_object (draft, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  begin (self);
  update (self);
  grab_first_focus (self);
  pw_dialog_fit (PW_DIALOG (self), 560, 640);
  return self;
}

/**
 * pw_edit_dialog_get_draft:
 *
 * Returns: (transfer none): the change that is being made
 */
PwLineDraft *
pw_edit_dialog_get_draft (PwEditDialog *self)
{
  g_return_val_if_fail (PW_IS_EDIT_DIALOG (self), NULL);
  return self->draft;
}
