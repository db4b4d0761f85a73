/* pw-printed-dialog.c: asks what is printed on a component before it is used for the first time
 *
 * The component as it is drawn, and what is taken for what stands on it. Enter says that it is printed so; else it is typed or pressed.
 * Where what is taken is doubtful, Enter waits for that. Escape asks later: the move is played by what is taken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-printed-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-notation.h"
#include "model/pw-printed.h"
#include "pw-announce.h"
#include "pw-board.h"
#include "pw-make.h"
#include "pw-refusal.h"

/** NARROW: pixels of the window below from which on the picture stands beside the fields. */
#define NARROW 560

/** PROBLEM: pixels for what is wrong: two lines. */
#define PROBLEM 40

struct _PwPrintedDialog
{
  PwDialog parent_instance;

  PwEntry *entry;
  PwPrintedAnswer *answer;
  PwMove move;                  /* that waits for it */
  PwPrintedState known;
  GtkWidget *text, *problem, *confirm;
  gboolean reading;             /* what changes is what is typed */
  gboolean answered;
};

G_DEFINE_FINAL_TYPE (PwPrintedDialog, pw_printed_dialog, PW_TYPE_DIALOG)

static guint breaks_signal;

static PwSession *
session_of (PwPrintedDialog *self)
{
  return pw_entry_get_session (self->entry);
}

static void
finish (PwPrintedDialog *self)
{
  self->answered = TRUE;
  pw_dialog_finish (PW_DIALOG (self));
}

static void
tell (PwPrintedDialog *self, const char *text)
{
  gtk_label_set_text (GTK_LABEL (self->problem), text ? text : "");
  if (text)
    pw_announce (self->problem, text);
}

static void
show_problem (PwPrintedDialog *self, const GError *error)
{
  g_autofree char *text = error ? pw_refusal_text (pw_session_get_game (session_of (self)), error) : NULL;

  tell (self, text);
}

static void
update (PwPrintedDialog *self)
{
  gtk_widget_set_sensitive (self->confirm, pw_printed_answer_is_complete (self->answer));
}

/* Pressed: what was typed no longer says it. */
static void
on_answer_changed (PwPrintedDialog *self)
{
  if (!self->reading)
    {
      self->reading = TRUE;
      gtk_editable_set_text (GTK_EDITABLE (self->text), "");
      self->reading = FALSE;
      show_problem (self, NULL);
    }
  update (self);
}

static gboolean
read_text (PwPrintedDialog *self, GError **error)
{
  gboolean read;

  self->reading = TRUE;
  read = pw_printed_answer_read (self->answer, gtk_editable_get_text (GTK_EDITABLE (self->text)), error);
  self->reading = FALSE;
  return read;
}

/* While a word is half typed nothing is wrong with it: that is said on Enter. */
static void
on_typed (PwPrintedDialog *self)
{
  if (self->reading)
    return;
  show_problem (self, NULL);
  read_text (self, NULL);
}

/* The move that waited; what it says may no longer be possible, or want more. */
static void
play_on (PwPrintedDialog *self)
{
  PwSession *session = session_of (self);
  g_autoptr (GError) error = NULL;

  if (!pw_session_play (session, &self->move, &error))
    {
      g_autofree char *line = pw_notation_print (pw_session_get_game (session), pw_session_get_setup (session), &self->move);

      pw_entry_set_text (self->entry, line);
      pw_entry_activate (self->entry);
    }
}

static void
on_confirm (PwPrintedDialog *self)
{
  g_autoptr (PwPrintedDialog) alive = g_object_ref (self);
  PwSession *session = session_of (self);
  g_autofree char *breaks = NULL;
  g_autoptr (GError) error = NULL;
  PwMove line;

  if (*gtk_editable_get_text (GTK_EDITABLE (self->text)) != '\0' && !read_text (self, &error))
    {
      show_problem (self, error);
      gtk_editable_select_region (GTK_EDITABLE (self->text), 0, -1);
      return;
    }
  if (!pw_printed_answer_is_complete (self->answer))
    {
      tell (self, _("Something is still to be said: what is not chosen, or shows a question mark."));
      return;
    }
  line = *pw_printed_answer_get_line (self->answer);
  if (!pw_printed_answer_check (self->answer, &error))
    {
      show_problem (self, error);
      return;
    }
  breaks = pw_printed_breaks (pw_session_get_history (session), &line);
  self->answered = TRUE;
  if (breaks)
    g_signal_emit (self, breaks_signal, 0, breaks);
  else if (pw_session_play (session, &line, &error))
    play_on (self);
  else
    {
      self->answered = FALSE;
      show_problem (self, error);
      return;
    }
  finish (self);
}

/* Closed without an answer: it is asked later. */
static gboolean
pw_printed_dialog_close_request (GtkWindow *window)
{
  PwPrintedDialog *self = PW_PRINTED_DIALOG (window);

  if (!self->answered)
    {
      self->answered = TRUE;
      play_on (self);
    }
  return GTK_WINDOW_CLASS (pw_printed_dialog_parent_class)->close_request (window);
}

static void
on_later (PwPrintedDialog *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

/* The game went on without it: by another window, say. */
static void
on_session_changed (PwPrintedDialog *self)
{
  if (!self->answered)
    finish (self);
}

static void
pw_printed_dialog_dispose (GObject *object)
{
  PwPrintedDialog *self = PW_PRINTED_DIALOG (object);

  g_clear_object (&self->entry);
  g_clear_object (&self->answer);
  G_OBJECT_CLASS (pw_printed_dialog_parent_class)->dispose (object);
}

static void
pw_printed_dialog_class_init (PwPrintedDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_printed_dialog_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = pw_printed_dialog_close_request;
  breaks_signal = g_signal_new ("breaks", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
}

static void
pw_printed_dialog_init (PwPrintedDialog *self)
{
}

static GtkWidget *
add_words (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = pw_words_new (text, css_class);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* What is taken for it, as it could be typed; nothing where that is doubtful. */
static char *
example (PwPrintedDialog *self)
{
  const PwMove *line = pw_printed_answer_get_line (self->answer);
  const PwMoveKind *kind = &pw_session_get_game (session_of (self))->kinds[line->kind];
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < kind->n_args && self->known == PW_PRINTED_PRESET; i++)
    {
      const PwArg *arg = &kind->args[i];

      if (arg->type == PW_ARG_NUMBER && line->args[arg->index] != PW_ARG_NONE)
        g_string_append_printf (text, "%s%s%s%d", text->len ? " " : "", arg->flags & PW_ARG_OPTIONAL ? arg->name : "",
                                arg->flags & PW_ARG_OPTIONAL ? " " : "", line->args[arg->index]);
    }
  return g_string_free (text, FALSE);
}

static GtkWidget *
make_text (PwPrintedDialog *self)
{
  g_autofree char *text = example (self);

  self->text = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->text), *text ? text : _("Type what is printed there"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What is printed there"), -1);
  g_signal_connect_object (self->text, "changed", G_CALLBACK (on_typed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->text, "activate", G_CALLBACK (on_confirm), self, G_CONNECT_SWAPPED);
  return self->text;
}

static GtkWidget *
make_bar (PwPrintedDialog *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *later = gtk_button_new_with_mnemonic (_("Ask _later"));

  self->confirm = gtk_button_new_with_mnemonic (_("_Printed so"));
  gtk_widget_add_css_class (bar, "dialog-bar");
  gtk_widget_add_css_class (later, "raised");
  gtk_widget_add_css_class (self->confirm, "suggested-action");
  gtk_widget_set_hexpand (self->confirm, TRUE);
  gtk_widget_set_halign (self->confirm, GTK_ALIGN_END);
  g_signal_connect_object (later, "clicked", G_CALLBACK (on_later), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->confirm, "clicked", G_CALLBACK (on_confirm), self, G_CONNECT_SWAPPED);
  pw_box_add (bar, later, self->confirm, NULL);
  return bar;
}

static void
build (PwPrintedDialog *self, const PwBoardClass *board, gboolean narrow)
{
  PwSession *session = session_of (self);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14), *fields = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *row = gtk_box_new (narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 24), *picture, *scroller;
  g_autofree char *sentence = pw_session_get_game (session)->words.sentence (pw_session_get_setup (session),
                                                                             pw_session_get_state (session),
                                                                             pw_printed_answer_get_line (self->answer), NULL, 0);

  gtk_widget_add_css_class (box, "dialog-content");
  picture = board->printed_picture (self->answer);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (fields, TRUE);
  add_words (fields, _("Is this what is printed there?"), "title-4");
  if (self->known == PW_PRINTED_UNKNOWN)
    add_words (fields, _("This value is not certain: please read it off the component."), "warn");
  else
    add_words (fields, sentence, "dim-label");
  gtk_box_append (GTK_BOX (fields), board->printed_fields (self->answer));
  pw_box_add (row, picture, fields, NULL);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), make_text (self));
  self->problem = add_words (box, "", "error");
  /* There is room for it from the beginning: a window does not grow. */
  gtk_widget_set_size_request (self->problem, -1, PROBLEM);
  scroller = gtk_scrolled_window_new ();
  g_object_set (scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-height", TRUE, NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  pw_dialog_set_body (PW_DIALOG (self), scroller);
  pw_dialog_set_bar (PW_DIALOG (self), make_bar (self));
}

/**
 * pw_printed_dialog_new:
 * @parent: the window it belongs to
 * @entry: where pw_entry_get_printed() is a move
 *
 * Returns: (transfer none) (nullable): a dialog that plays it once what is printed is known, or is to be asked later; %NULL where
 *   the game asks in words alone
 */
PwPrintedDialog *
pw_printed_dialog_new (GtkWindow *parent, PwEntry *entry)
{
  const PwMove *move = pw_entry_get_printed (entry);
  PwSession *session = pw_entry_get_session (entry);
  const PwBoardClass *board = pw_board_class_for (pw_session_get_game (session)->id);
  g_autofree char *question = NULL;
  PwPrintedDialog *self;
  PwPrintedState known;
  PwMove line;

  g_return_val_if_fail (move != NULL, NULL);
  question = pw_printed_question (pw_session_get_game (session), pw_session_get_setup (session), pw_session_get_state (session),
                                  move, &line, &known);
  if (!question || !board->printed_fields || !board->printed_picture)
    return NULL;
  self = g_object_new (PW_TYPE_PRINTED_DIALOG, "transient-for", parent, "title", _("Printed on the component"), NULL);
  self->entry = g_object_ref (entry);
  self->move = *move;
  self->known = known;
  self->answer = pw_printed_answer_new (session, &line);
  build (self, board, gtk_widget_get_width (GTK_WIDGET (parent)) < NARROW);
  g_signal_connect_object (self->answer, "changed", G_CALLBACK (on_answer_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_session_changed), self, G_CONNECT_SWAPPED);
  update (self);
  gtk_widget_grab_focus (self->text);
  pw_dialog_fit (PW_DIALOG (self), 600, -1);
  return self;
}

/** pw_printed_dialog_get_answer: what is said there by now. */
PwPrintedAnswer *
pw_printed_dialog_get_answer (PwPrintedDialog *self)
{
  g_return_val_if_fail (PW_IS_PRINTED_DIALOG (self), NULL);
  return self->answer;
}
