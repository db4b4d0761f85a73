/* pw-correct-dialog.c: what lies on the table corrected: points, resources, tiles, whose turn
 *
 * The game's statements are what can be said; their tables make the fields.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-correct-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"
#include "pw-move-form.h"
#include "pw-reason-picker.h"
#include "pw-refusal.h"

struct _PwCorrectDialog
{
  PwDialog parent_instance;

  PwSession *session;
  guint at;                     /* how many moves come before it */
  guint kinds[64];              /* the statements, as indices into PwGame.kinds */
  guint n_kinds;

  GtkWidget *note;              /* at which moment, where that is an earlier one */
  GtkWidget *what;
  GtkWidget *who_row;
  GtkWidget *who;
  AdwBin *fields;
  AdwBin *picker_place;
  PwReasonPicker *picker;
  GtkWidget *preview;
  AdwBin *problem;
  GtkWidget *button;
  gboolean touched;             /* the fields say something else than at first */
};

G_DEFINE_FINAL_TYPE (PwCorrectDialog, pw_correct_dialog, PW_TYPE_DIALOG)

enum
{
  INSERT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const PwGame *
game_of (PwCorrectDialog *self)
{
  return pw_session_get_game (self->session);
}

static guint
kind_of (PwCorrectDialog *self)
{
  return self->kinds[gtk_drop_down_get_selected (GTK_DROP_DOWN (self->what))];
}

/* What the fields say; without a reason yet where @preview is asked for. */
static gboolean
read_move (PwCorrectDialog *self, gboolean preview, PwMove *move, GError **error)
{
  const char *reason = pw_reason_picker_get_text (self->picker);
  PwMoveForm *form = PW_MOVE_FORM (adw_bin_get_child (self->fields));

  if (!pw_move_form_get_move (form, (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->who)), move, error))
    return FALSE;
  if (preview && *reason == '\0')
    reason = "…";
  return pw_move_set_reason (move, pw_session_get_setup (self->session), reason, error);
}

/* What is wrong; what only is not there yet is no mistake of anybody's, nor is what the fields say by themselves. */
static GtkWidget *
problem_new (PwCorrectDialog *self, const GError *error)
{
  GtkWidget *label;

  if (!g_error_matches (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING))
    return self->touched ? pw_refusal_content_new (game_of (self), error, 46) : NULL;
  label = gtk_label_new (error->message);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim-label");
  return label;
}

/* What the log will say, or what is wrong. */
static void
update (PwCorrectDialog *self)
{
  const PwHistory *history = pw_session_get_history (self->session);
  gconstpointer before = pw_history_get_state (history, self->at);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *text = NULL;
  PwMove move;

  gtk_widget_set_visible (self->who_row, !game_of (self)->kinds[kind_of (self)].table);
  if (read_move (self, TRUE, &move, &error) && pw_game_correct (game_of (self), before, &move, &error))
    {
      g_autofree gpointer state = g_memdup2 (before, game_of (self)->state_size);
      PwEvents events = { 0 };

      pw_game_apply (game_of (self), state, &move, &events);
      sentence = game_of (self)->words.sentence (pw_session_get_setup (self->session), before, &move, events.items, events.n);
      text = g_strdup_printf (_("The log will say: %s"), sentence);
    }
  gtk_label_set_text (GTK_LABEL (self->preview), text ? text : "");
  gtk_widget_set_visible (self->preview, text != NULL);
  adw_bin_set_child (self->problem, error ? problem_new (self, error) : NULL);
  gtk_widget_set_sensitive (self->button, error == NULL);
}

static void
on_fields_changed (PwCorrectDialog *self)
{
  self->touched = TRUE;
  update (self);
}

static void
on_what_changed (PwCorrectDialog *self)
{
  GtkWidget *form = pw_move_form_new_fields (self->session, kind_of (self));

  adw_bin_set_child (self->fields, form);
  self->touched = FALSE;
  g_signal_connect_object (form, "changed", G_CALLBACK (on_fields_changed), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
complain (PwCorrectDialog *self, const GError *error)
{
  g_autofree char *text = pw_refusal_text (game_of (self), error);

  pw_reason_picker_set_problem (self->picker, text);
  gtk_widget_grab_focus (GTK_WIDGET (self->picker));
}

static void
on_play (PwCorrectDialog *self)
{
  const PwHistory *history = pw_session_get_history (self->session);
  g_autoptr (PwRevision) revision = NULL;
  g_autoptr (GError) error = NULL;
  PwMove move;

  if (!read_move (self, FALSE, &move, &error))
    {
      complain (self, error);
      return;
    }
  if (self->at == pw_history_get_cursor (history))
    {
      if (pw_session_play (self->session, &move, &error))
        pw_dialog_finish (PW_DIALOG (self));
      else
        complain (self, error);
      return;
    }
  revision = pw_revision_new (history, PW_REVISION_INSERT, self->at, &move, &error);
  if (!revision)
    {
      complain (self, error);
      return;
    }
  if (pw_revision_get_problems (revision)->len > 0)
    {
      g_autofree char *line = pw_notation_print (game_of (self), pw_session_get_setup (self->session), &move);

      g_signal_emit (self, signals[INSERT], 0, line);
    }
  else
    pw_session_revise (self->session, revision);
  pw_dialog_finish (PW_DIALOG (self));
}

/* -- Object -------------------------------------------------------------------------------------- */

static gboolean
pw_correct_dialog_is_touched (PwDialog *dialog)
{
  PwCorrectDialog *self = PW_CORRECT_DIALOG (dialog);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *number = focus ? gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON) : NULL;

  /* It says what was typed only once somebody leaves it. */
  if (number)
    gtk_spin_button_update (GTK_SPIN_BUTTON (number));
  return self->touched || *pw_reason_picker_get_text (self->picker) != '\0';
}

static void
pw_correct_dialog_dispose (GObject *object)
{
  g_clear_object (&PW_CORRECT_DIALOG (object)->session);
  G_OBJECT_CLASS (pw_correct_dialog_parent_class)->dispose (object);
}

static void
pw_correct_dialog_class_init (PwCorrectDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_correct_dialog_dispose;
  PW_DIALOG_CLASS (klass)->is_touched = pw_correct_dialog_is_touched;
  signals[INSERT] = g_signal_new ("insert", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-correct-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PwCorrectDialog, note);
  gtk_widget_class_bind_template_child (widget_class, PwCorrectDialog, what);
  gtk_widget_class_bind_template_child (widget_class, PwCorrectDialog, who_row);
  gtk_widget_class_bind_template_child (widget_class, PwCorrectDialog, who);
  gtk_widget_class_bind_template_child (widget_class, PwCorrectDialog, fields);
  gtk_widget_class_bind_template_child (widget_class, PwCorrectDialog, picker_place);
  gtk_widget_class_bind_template_child (widget_class, PwCorrectDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, PwCorrectDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, PwCorrectDialog, button);
  gtk_widget_class_bind_template_callback (widget_class, on_play);
}

static void
pw_correct_dialog_init (PwCorrectDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->picker = PW_REASON_PICKER (pw_reason_picker_new (NULL));
  adw_bin_set_child (self->picker_place, GTK_WIDGET (self->picker));
}

/* A number alone that is added or taken away: points, which are corrected most. */
static gboolean
is_points (const PwMoveKind *kind)
{
  return kind->n_args == 1 && kind->args[0].type == PW_ARG_NUMBER && kind->args[0].min < 0;
}

static void
list_choices (PwCorrectDialog *self)
{
  const PwGame *game = game_of (self);
  const PwSetup *setup = pw_session_get_setup (self->session);
  g_autoptr (GtkStringList) whats = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) whos = gtk_string_list_new (NULL);
  int actor = game->play.actor (pw_history_get_state (pw_session_get_history (self->session), self->at));
  guint first = 0;

  for (guint i = 0; i < game->n_kinds && self->n_kinds < G_N_ELEMENTS (self->kinds); i++)
    if (game->kinds[i].statement)
      {
        if (is_points (&game->kinds[i]))
          first = self->n_kinds;
        self->kinds[self->n_kinds++] = i;
        gtk_string_list_append (whats, _(game->kinds[i].title));
      }
  for (guint seat = 0; seat < setup->n_players; seat++)
    gtk_string_list_append (whos, pw_setup_name (setup, seat));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->what), G_LIST_MODEL (whats));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->who), G_LIST_MODEL (whos));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->what), first);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->who), (guint) MAX (actor, 0));
}

static void
fill_in (PwCorrectDialog *self)
{
  g_autofree char *text = g_strdup_printf (_("At an earlier moment: after move %u."), self->at);

  gtk_label_set_text (GTK_LABEL (self->note), text);
  gtk_widget_set_visible (self->note, self->at != pw_history_get_cursor (pw_session_get_history (self->session)));
  list_choices (self);
  g_signal_connect_object (self->what, "notify::selected", G_CALLBACK (on_what_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->who, "notify::selected", G_CALLBACK (on_fields_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picker, "chosen", G_CALLBACK (on_play), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picker, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  on_what_changed (self);
}

/**
 * pw_correct_dialog_new:
 * @parent: the window it belongs to
 * @session: a game for which pw_correct_possible() holds
 * @at: after how many moves the table is to be corrected
 *
 * Returns: (transfer none): a dialog that plays a correction
 */
PwCorrectDialog *
pw_correct_dialog_new (GtkWindow *parent, PwSession *session, guint at)
{
  PwCorrectDialog *self;

  g_return_val_if_fail (pw_correct_possible (pw_session_get_game (session)), NULL);
  self = g_object_new (PW_TYPE_CORRECT_DIALOG, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->at = at;
  pw_reason_picker_set_game (self->picker, game_of (self));
  fill_in (self);
  gtk_widget_grab_focus (adw_bin_get_child (self->fields));
  pw_dialog_fit (PW_DIALOG (self), 480, 620);
  return self;
}

/**
 * pw_correct_possible:
 * @game: a game
 *
 * Returns: whether the game knows how to say what lies on its table
 */
gboolean
pw_correct_possible (const PwGame *game)
{
  for (guint i = 0; i < game->n_kinds; i++)
    if (game->kinds[i].statement)
      return TRUE;
  return FALSE;
}
