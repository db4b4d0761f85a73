/* pw-edit-dialog.c: an earlier line changed, and what that changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-edit-dialog.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-notation.h"
#include "model/pw-entry.h"
#include "model/pw-kept-draft.h"
#include "model/pw-reveal.h"
#include "pw-choice-list.h"
#include "pw-ghost.h"
#include "pw-marker-image.h"
#include "pw-reason-picker.h"
#include "pw-refusal.h"
#include "pw-settings.h"
#include "pw-trouble-box.h"

/** SUGGESTIONS: legal lines that are shown while one is being typed in notation. */
#define SUGGESTIONS 6

struct _PwEditDialog
{
  PwDialog parent_instance;

  GtkLabel *original;
  GtkWidget *resumed;           /* says that this was begun before */
  GtkWidget *text;
  GtkWidget *ghost;
  GtkWidget *notation;          /* the switch for those who know it */
  PwChoiceList *choices;
  GtkLabel *sentence;
  AdwBin *problem;
  GtkWidget *insist_button;
  AdwBin *picker_place;
  PwReasonPicker *picker;
  GtkFlowBox *suggestions;
  GtkLabel *changes;
  GtkWidget *troubles;
  GtkLabel *by_itself;
  GtkGrid *scores;
  GtkLabel *open_note;
  GtkWidget *give_up_button;
  GtkWidget *apply_button;

  PwLineDraft *draft;
  PwEntry *entry;               /* as the entry bar was at that moment; NULL where nothing is typed */
  char *words;                  /* (nullable): the line as it is, as it is typed here */
  guint ghost_id;
  gboolean syncing;
};

static guint kept_signal, applied_signal;

G_DEFINE_FINAL_TYPE (PwEditDialog, pw_edit_dialog, PW_TYPE_DIALOG)

static const PwSetup *
setup_of (PwEditDialog *self)
{
  return pw_session_get_setup (pw_line_draft_get_session (self->draft));
}

static gboolean
in_notation (PwEditDialog *self)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (self->notation));
}

/* A move as it is typed here (free it). */
static char *
say (PwEditDialog *self, const PwMove *move)
{
  return in_notation (self)
           ? pw_notation_print (pw_session_get_game (pw_line_draft_get_session (self->draft)), setup_of (self), move)
           : pw_entry_say (self->entry, move);
}

/* -- The line itself ---------------------------------------------------------------------- */

static void
on_suggestion_clicked (GtkButton *button, PwEditDialog *self)
{
  g_autofree char *line = g_strdup (g_object_get_data (G_OBJECT (button), "line"));

  gtk_editable_set_text (GTK_EDITABLE (self->text), line);
  gtk_widget_grab_focus (self->text);
  gtk_editable_set_position (GTK_EDITABLE (self->text), -1);
}

static void
update_suggestions (PwEditDialog *self)
{
  g_auto (GStrv) lines = in_notation (self) ? pw_line_draft_suggest (self->draft, SUGGESTIONS) : g_new0 (char *, 1);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->suggestions))))
    gtk_flow_box_remove (self->suggestions, child);
  for (guint i = 0; lines[i]; i++)
    {
      g_autofree char *shown = pw_isolate (lines[i]);
      GtkWidget *button = gtk_button_new_with_label (shown);

      g_object_set_data_full (G_OBJECT (button), "line", g_strdup (lines[i]), g_free);
      gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
      gtk_widget_set_tooltip_text (button, shown);
      gtk_widget_add_css_class (button, "raised");
      g_signal_connect (button, "clicked", G_CALLBACK (on_suggestion_clicked), self);
      gtk_flow_box_append (self->suggestions, button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->suggestions), lines[0] != NULL);
}

/* Again once the text has its place. */
static gboolean
place_ghost_later (gpointer data)
{
  PwEditDialog *self = data;

  self->ghost_id = 0;
  pw_ghost_place (GTK_ENTRY (self->text), self->ghost);
  return G_SOURCE_REMOVE;
}

/* The choices and the dim words of the entry bar; the line as it is needs none. */
static void
update_entry (PwEditDialog *self)
{
  gboolean untouched = self->words && self->entry && !pw_entry_is_begun (self->entry) &&
                       strcmp (pw_entry_get_text (self->entry), self->words) == 0;
  gboolean shown = self->entry && !in_notation (self) && !untouched;

  gtk_label_set_text (GTK_LABEL (self->ghost), shown ? pw_entry_get_ghost (self->entry) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->choices), shown && pw_choice_list_get_n (self->choices) > 0);
  pw_ghost_place (GTK_ENTRY (self->text), self->ghost);
  if (self->ghost_id == 0)
    self->ghost_id = g_idle_add (place_ghost_later, self);
}

static void
update_line (PwEditDialog *self)
{
  const PwGame *game = pw_session_get_game (pw_line_draft_get_session (self->draft));
  const GError *error = pw_line_draft_get_error (self->draft);
  gboolean strike = pw_line_draft_get_kind (self->draft) == PW_REVISION_STRIKE;
  gboolean empty = !strike && *pw_line_draft_get_text (self->draft) == '\0';
  g_autofree char *sentence = pw_line_draft_get_sentence (self->draft);
  gboolean insist = error && error->domain == PW_RULE_ERROR && !strchr (pw_line_draft_get_text (self->draft), '!');

  gtk_label_set_text (self->sentence, sentence ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), sentence != NULL);
  adw_bin_set_child (self->problem, error && !empty ? pw_refusal_content_new (game, error, 60) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), error && !empty);
  gtk_widget_set_visible (self->insist_button, insist && !self->picker);
  gtk_widget_set_visible (GTK_WIDGET (self->picker_place), insist);
  update_suggestions (self);
  update_entry (self);
}

/* What was clicked and typed goes to the draft, which reads whole lines. */
static void
tell_draft (PwEditDialog *self)
{
  const char *text = pw_entry_get_text (self->entry);
  PwMove move;

  if (!pw_entry_is_begun (self->entry))
    pw_line_draft_set_text (self->draft, g_strcmp0 (text, self->words) == 0 ? pw_line_draft_get_original (self->draft) : text);
  else if (*text && pw_entry_get_move (self->entry, &move))
    {
      g_autofree char *line = say (self, &move);

      pw_line_draft_set_text (self->draft, line);
    }
  else
    pw_line_draft_set_text (self->draft, "");
}

/* The entry says something else: so does the line. */
static void
on_entry_changed (PwEditDialog *self)
{
  const char *text = pw_entry_get_text (self->entry);

  if (strcmp (text, gtk_editable_get_text (GTK_EDITABLE (self->text))) != 0)
    {
      self->syncing = TRUE;
      gtk_editable_set_text (GTK_EDITABLE (self->text), text);
      gtk_editable_set_position (GTK_EDITABLE (self->text), -1);
      self->syncing = FALSE;
    }
  tell_draft (self);
  update_entry (self);
}

static void
on_text_changed (PwEditDialog *self)
{
  if (self->entry && !self->syncing)
    pw_entry_set_text (self->entry, gtk_editable_get_text (GTK_EDITABLE (self->text)));
}

/* A move was chosen: it is written down; nothing is played before all of the change is. */
static void
on_taken (gpointer owner, const PwMove *move)
{
  PwEditDialog *self = owner;
  g_autofree char *line = say (self, move);

  pw_entry_restart (self->entry, line);
  gtk_widget_grab_focus (self->text);
  gtk_editable_set_position (GTK_EDITABLE (self->text), -1);
}

static void
move_selected (PwEditDialog *self, int step)
{
  int n = (int) pw_choice_list_get_n (self->choices);

  if (n > 0)
    pw_entry_set_selected (self->entry, (pw_entry_get_selected (self->entry) + step + n) % n);
}

/* The keys of the entry bar. */
static gboolean
on_key_pressed (PwEditDialog *self, guint key, guint code, GdkModifierType state)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK) || !gtk_widget_get_visible (GTK_WIDGET (self->choices)))
    return GDK_EVENT_PROPAGATE;
  switch (key)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up: move_selected (self, -1); return GDK_EVENT_STOP;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down: move_selected (self, 1); return GDK_EVENT_STOP;
    case GDK_KEY_BackSpace:
      if (*pw_entry_get_text (self->entry) || !pw_entry_back (self->entry))
        return GDK_EVENT_PROPAGATE;
      return GDK_EVENT_STOP;
    default: return GDK_EVENT_PROPAGATE;
    }
}

/* The line as it is, in the words of the moment. */
static void
find_words (PwEditDialog *self)
{
  const PwHistory *history = pw_session_get_history (pw_line_draft_get_session (self->draft));

  g_clear_pointer (&self->words, g_free);
  if (pw_line_draft_get_kind (self->draft) == PW_REVISION_EDIT)
    self->words = say (self, pw_history_get_move (history, pw_line_draft_get_at (self->draft)));
}

/* What is typed stays what it is, in the other words. */
static void
on_notation_toggled (PwEditDialog *self)
{
  g_autofree char *old = g_steal_pointer (&self->words);
  PwMove move;

  if (!self->entry)
    return;
  if (!old || pw_entry_is_begun (self->entry) || strcmp (pw_entry_get_text (self->entry), old) != 0)
    {
      find_words (self);
      if (pw_line_draft_read (self->draft, &move))
        on_taken (self, &move);
    }
  else
    {
      find_words (self);
      pw_entry_restart (self->entry, self->words);
    }
  update_line (self);
}

static void
on_reason_chosen (PwEditDialog *self, const char *reason)
{
  g_autofree char *plain = g_strstrip (g_strdup (reason));
  g_autofree char *line = NULL;

  if (!*plain)
    {
      pw_reason_picker_set_problem (self->picker, _("A correction needs a reason."));
      return;
    }
  line = g_strdup_printf ("%s ! %s", pw_line_draft_get_text (self->draft), plain);
  pw_entry_restart (self->entry, line);
  gtk_widget_grab_focus (self->text);
  gtk_editable_set_position (GTK_EDITABLE (self->text), -1);
}

static void
on_insist_clicked (PwEditDialog *self)
{
  self->picker = PW_REASON_PICKER (pw_reason_picker_new (_("_Play it so")));
  pw_reason_picker_set_game (self->picker, pw_session_get_game (pw_line_draft_get_session (self->draft)));
  g_signal_connect_object (self->picker, "chosen", G_CALLBACK (on_reason_chosen), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->picker_place, GTK_WIDGET (self->picker));
  gtk_widget_set_visible (self->insist_button, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->picker));
}

/* -- What changes ---------------------------------------------------------------------------- */

static void
update_troubles (PwEditDialog *self)
{
  for (GtkWidget *box = gtk_widget_get_first_child (self->troubles); box; box = gtk_widget_get_next_sibling (box))
    pw_trouble_box_update (PW_TROUBLE_BOX (box));
}

/* Each sentence once, with how often. */
static void
say_lines (GString *text, const char *what, GStrv lines)
{
  if (lines[0])
    g_string_append_printf (text, "%s%s", text->len ? "\n" : "", what);
  for (guint i = 0; lines[i]; i++)
    {
      guint before = 0, times = 1;

      while (before < i && !g_str_equal (lines[before], lines[i]))
        before++;
      if (before < i)
        continue;
      for (guint later = i + 1; lines[later]; later++)
        times += g_str_equal (lines[later], lines[i]);
      g_string_append_printf (text, " %s", lines[i]);
      if (times > 1)
        g_string_append_printf (text, " (×%u)", times);
    }
}

/* What comes and goes though nobody said it. */
static void
update_by_itself (PwEditDialog *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) put_in = pw_line_draft_list_put_in (self->draft), dropped = pw_line_draft_list_dropped (self->draft);

  /* Translators: before sentences of the log, such as "Ana ends the turn." */
  say_lines (text, _("Put in by the program:"), put_in);
  /* Translators: before sentences of the log, such as "Ana ends the turn." */
  say_lines (text, _("Not needed any more:"), dropped);
  gtk_label_set_text (self->by_itself, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->by_itself), text->len > 0);
}

static void
update_summary (PwEditDialog *self)
{
  guint n = pw_line_draft_get_troubles (self->draft)->len, open = pw_line_draft_get_n_open (self->draft);
  g_autofree char *text = NULL;
  g_autofree char *note = NULL;

  if (n > 0)
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "%u later line can no longer be played:", "%u later lines can no longer be played:", n),
                            n);
  else if (pw_line_draft_get_ready (self->draft))
    text = g_strdup (_("All later lines can still be played."));
  gtk_label_set_text (self->changes, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->changes), text != NULL);
  if (open > 0)
    note = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u line is left out", "%u lines are left out", open), open);
  gtk_label_set_text (self->open_note, note ? note : "");
  gtk_widget_set_sensitive (self->apply_button, pw_line_draft_get_ready (self->draft));
}

static void
add_score (PwEditDialog *self, int column, int row, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 1 ? 0 : 1);
  gtk_widget_set_hexpand (label, column == 1);
  if (column == 1)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (self->scores, label, column, row, 1, 1);
}

static void
update_scores (PwEditDialog *self)
{
  PwSession *session = pw_line_draft_get_session (self->draft);
  const PwSetup *setup = setup_of (self);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->scores))))
    gtk_grid_remove (self->scores, child);
  /* Of points that are secret no sum is told, not even a 0 that stands for it. */
  gtk_widget_set_visible (GTK_WIDGET (self->scores),
                          !pw_history_hidden_note (pw_session_get_history (session)) && !pw_reveal_is_due (session));
  add_score (self, 1, 0, _("Points"), "heading");
  add_score (self, 2, 0, _("now"), "dim-label");
  add_score (self, 3, 0, _("then"), "dim-label");
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      int before = pw_line_draft_get_before (self->draft, seat), after = pw_line_draft_get_after (self->draft, seat);
      g_autofree char *old = pw_number (before);
      g_autofree char *new = pw_number (after);
      g_autofree char *step = pw_number_signed (after - before);
      GtkWidget *marker = pw_marker_image_new (8);

      pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[seat], setup->names[seat]);
      gtk_grid_attach (self->scores, marker, 0, (int) seat + 1, 1, 1);
      add_score (self, 1, (int) seat + 1, pw_setup_name (setup, seat), NULL);
      add_score (self, 2, (int) seat + 1, old, NULL);
      add_score (self, 3, (int) seat + 1, new, "heading");
      add_score (self, 4, (int) seat + 1, after != before ? step : "", after < before ? "warn" : "good");
    }
}

static void
update (PwEditDialog *self)
{
  update_line (self);
  update_troubles (self);
  update_by_itself (self);
  update_summary (self);
  update_scores (self);
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

/* Enter opens or writes down what is chosen; once the line says a move, it makes the change. */
static void
on_text_activate (PwEditDialog *self)
{
  if (!in_notation (self) && (pw_entry_is_picked (self->entry) || !pw_line_draft_get_ready (self->draft)))
    pw_entry_activate (self->entry);
  else
    on_apply_clicked (self);
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
  if (self->entry)
    pw_entry_restart (self->entry, self->words ? self->words : "");
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
  if (self->entry)
    {
      g_signal_handlers_disconnect_by_data (self->entry, self);
      pw_choice_list_set_entry (self->choices, NULL, NULL);
    }
  g_clear_handle_id (&self->ghost_id, g_source_remove);
  g_clear_object (&self->entry);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->words, g_free);
  G_OBJECT_CLASS (pw_edit_dialog_parent_class)->dispose (object);
}

static void
pw_edit_dialog_class_init (PwEditDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_edit_dialog_dispose;
  PW_DIALOG_CLASS (klass)->is_touched = pw_edit_dialog_is_touched;
  PW_DIALOG_CLASS (klass)->discard = pw_edit_dialog_discard;
  g_type_ensure (PW_TYPE_CHOICE_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-edit-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, original);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, resumed);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, text);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, ghost);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, notation);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, choices);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, sentence);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, insist_button);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, picker_place);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, suggestions);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, changes);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, troubles);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, by_itself);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, give_up_button);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, scores);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, open_note);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, apply_button);
  gtk_widget_class_bind_template_callback (widget_class, on_text_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_text_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_notation_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_apply_clicked);
  gtk_widget_class_bind_template_callback_full (widget_class, "on_give_up_clicked", G_CALLBACK (pw_dialog_discard));
  gtk_widget_class_bind_template_callback (widget_class, on_insist_clicked);
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
  GtkEventController *keys = gtk_event_controller_key_new ();
  GSettings *settings = pw_settings_get ();

  gtk_widget_init_template (GTK_WIDGET (self));
  if (settings)
    g_settings_bind (settings, "edit-notation", self->notation, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (self->text, keys);
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

/* The entry bar of that moment. */
static void
begin_entry (PwEditDialog *self)
{
  PwSession *session = pw_line_draft_get_session (self->draft);
  gboolean touched = pw_line_draft_get_touched (self->draft);

  self->entry = pw_entry_new_at (session, pw_line_draft_get_at (self->draft), on_taken, self);
  find_words (self);
  pw_choice_list_set_entry (self->choices, session, self->entry);
  pw_choice_list_set_columns (self->choices, 2, FALSE);
  g_signal_connect_object (self->entry, "notify::text", G_CALLBACK (on_entry_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (on_entry_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "notify::ghost", G_CALLBACK (update_entry), self, G_CONNECT_SWAPPED);
  pw_entry_restart (self->entry, touched || !self->words ? pw_line_draft_get_text (self->draft) : self->words);
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
    begin_entry (self);
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
