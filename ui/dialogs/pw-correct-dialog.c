/* pw-correct-dialog.c: what lies on the table corrected: points, resources, tiles, whose turn
 *
 * The game's statements are what can be said; their tables make the fields.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-correct-dialog.h"

#include <glib/gi18n-lib.h>

#include "boards/plain/pw-move-form.h"
#include "core/pw-notation.h"
#include "pw-reason-picker.h"
#include "pw-refusal.h"

struct _PwCorrectDialog
{
  PwDialog parent_instance;

  PwSession *session;
  guint at;                     /* how many moves come before it */
  guint kinds[64];              /* the statements, as indices into PwGame.kinds */
  guint n_kinds;

  GtkWidget *what;
  GtkWidget *who_row;
  GtkWidget *who;
  AdwBin *fields;
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

  pw_move_form_get_move (form, (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->who)), move);
  if (preview && *reason == '\0')
    reason = "…";
  return pw_move_set_reason (move, pw_session_get_setup (self->session), reason, error);
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
  adw_bin_set_child (self->problem, error ? pw_refusal_content_new (game_of (self), error, 46) : NULL);
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
  G_OBJECT_CLASS (klass)->dispose = pw_correct_dialog_dispose;
  PW_DIALOG_CLASS (klass)->is_touched = pw_correct_dialog_is_touched;
  signals[INSERT] = g_signal_new ("insert", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_STRING);
}

static void
pw_correct_dialog_init (PwCorrectDialog *self)
{
}

static GtkWidget *
add_row (AdwPreferencesGroup *group, const char *title, GtkWidget *suffix)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_valign (suffix, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (suffix), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), suffix);
  adw_preferences_group_add (group, row);
  return row;
}

/* A number alone that is added or taken away: points, which are corrected most. */
static gboolean
is_points (const PwMoveKind *kind)
{
  return kind->n_args == 1 && kind->args[0].type == PW_ARG_NUMBER && kind->args[0].min < 0;
}

static GtkWidget *
make_choices (PwCorrectDialog *self)
{
  const PwGame *game = game_of (self);
  const PwSetup *setup = pw_session_get_setup (self->session);
  GtkWidget *group = adw_preferences_group_new ();
  GtkStringList *whats = gtk_string_list_new (NULL), *whos = gtk_string_list_new (NULL);
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
  self->what = gtk_drop_down_new (G_LIST_MODEL (whats), NULL);
  self->who = gtk_drop_down_new (G_LIST_MODEL (whos), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->what), first);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->who), (guint) MAX (actor, 0));
  add_row (ADW_PREFERENCES_GROUP (group), _("What"), self->what);
  self->who_row = add_row (ADW_PREFERENCES_GROUP (group), _("Whose"), self->who);
  g_signal_connect_object (self->what, "notify::selected", G_CALLBACK (on_what_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->who, "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return group;
}

static void
build (PwCorrectDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *scroller = gtk_scrolled_window_new ();
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *heading = gtk_label_new (_("Reason"));
  gboolean earlier = self->at != pw_history_get_cursor (pw_session_get_history (self->session));

  gtk_widget_add_css_class (box, "dialog-content");
  gtk_widget_add_css_class (bar, "dialog-bar");
  gtk_widget_add_css_class (heading, "heading");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  if (earlier)
    {
      g_autofree char *text = g_strdup_printf (_("At an earlier moment: after move %u."), self->at);
      GtkWidget *note = gtk_label_new (text);

      gtk_label_set_xalign (GTK_LABEL (note), 0);
      gtk_widget_add_css_class (note, "warn");
      gtk_box_append (GTK_BOX (box), note);
    }
  gtk_box_append (GTK_BOX (box), make_choices (self));
  self->fields = ADW_BIN (adw_bin_new ());
  self->picker = PW_REASON_PICKER (pw_reason_picker_new (NULL));
  self->preview = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (self->preview, "correction-preview");
  self->problem = ADW_BIN (adw_bin_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->fields));
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->picker));
  gtk_box_append (GTK_BOX (box), self->preview);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->problem));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_vexpand (scroller, TRUE);

  self->button = gtk_button_new_with_mnemonic (_("_Correct it"));
  gtk_widget_add_css_class (self->button, "suggested-action");
  gtk_widget_set_hexpand (self->button, TRUE);
  gtk_widget_set_halign (self->button, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (bar), self->button);
  pw_dialog_set_body (PW_DIALOG (self), scroller);
  pw_dialog_set_bar (PW_DIALOG (self), bar);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->button);

  g_signal_connect_object (self->button, "clicked", G_CALLBACK (on_play), self, G_CONNECT_SWAPPED);
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
  self = g_object_new (PW_TYPE_CORRECT_DIALOG, "transient-for", parent, "title", _("Correct the table"), NULL);
  self->session = g_object_ref (session);
  self->at = at;
  build (self);
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
