/* pw-edit-line.c: the line of an earlier move as it is written anew: typed, chosen, refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-notation.h"
#include "pw-edit-dialog-private.h"
#include "pw-ghost.h"
#include "pw-refusal.h"
#include "pw-settings.h"

/** SUGGESTIONS: legal lines that are shown while one is being typed in notation. */
#define SUGGESTIONS 6

static gboolean
in_notation (PwEditDialog *self)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (self->notation));
}

/* A move as it is typed here (free it). */
static char *
say (PwEditDialog *self, const PwMove *move)
{
  return in_notation (self) ? pw_notation_print (pw_session_get_game (pw_line_draft_get_session (self->draft)),
                                                 pw_session_get_setup (pw_line_draft_get_session (self->draft)), move)
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

/* Why the text cannot stand there. As in the entry bar, what only wants more is asked: its choices are shown; and what is understood
 * nowhere, or is tried and forbidden, is said where Enter would take it. Of a whole line a rule says at once why it cannot be. */
static const GError *
problem_of (PwEditDialog *self)
{
  const GError *error = pw_line_draft_get_error (self->draft);
  PwMove move;

  if (pw_line_draft_get_kind (self->draft) == PW_REVISION_STRIKE ||
      (error && error->domain == PW_RULE_ERROR && pw_line_draft_read (self->draft, &move)))
    return error;
  return self->refusal;
}

void
pw_edit_line_update (PwEditDialog *self)
{
  const PwGame *game = pw_session_get_game (pw_line_draft_get_session (self->draft));
  const GError *error = problem_of (self);
  g_autofree char *sentence = pw_line_draft_get_sentence (self->draft);
  gboolean insist = error && error->domain == PW_RULE_ERROR && !strchr (pw_line_draft_get_text (self->draft), '!');

  gtk_label_set_text (self->sentence, sentence ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), sentence != NULL);
  adw_bin_set_child (self->problem, error ? pw_refusal_content_new (game, error, 60) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), error != NULL);
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
  g_clear_error (&self->refusal);
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
  pw_edit_line_update (self);
}

/* Enter, or a key that nothing can mend, has met what cannot be. */
static void
on_refused (PwEditDialog *self, const GError *error)
{
  g_clear_error (&self->refusal);
  self->refusal = g_error_copy (error);
  pw_edit_line_update (self);
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

/* Enter opens or writes down what is chosen; once the line says a move, it makes the change. */
void
pw_edit_line_activate (PwEditDialog *self)
{
  const GError *error = pw_line_draft_get_error (self->draft);

  if (!in_notation (self) && (pw_entry_is_picked (self->entry) || !pw_line_draft_get_ready (self->draft)))
    pw_entry_activate (self->entry);
  else if (error)
    on_refused (self, error);
  else
    gtk_widget_activate (self->apply_button);
}

/* -- Its life ------------------------------------------------------------------------------------ */

/* The parts of the template that are the line's. */
void
pw_edit_line_bind (GtkWidgetClass *widget_class)
{
  g_type_ensure (PW_TYPE_CHOICE_LIST);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, text);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, ghost);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, notation);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, choices);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, sentence);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, insist_button);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, picker_place);
  gtk_widget_class_bind_template_child (widget_class, PwEditDialog, suggestions);
  gtk_widget_class_bind_template_callback (widget_class, on_text_changed);
  gtk_widget_class_bind_template_callback_full (widget_class, "on_text_activate", G_CALLBACK (pw_edit_line_activate));
  gtk_widget_class_bind_template_callback (widget_class, on_notation_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_insist_clicked);
}

/* The entry bar of that moment. */
void
pw_edit_line_begin (PwEditDialog *self)
{
  PwSession *session = pw_line_draft_get_session (self->draft);
  gboolean touched = pw_line_draft_get_touched (self->draft);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GSettings *settings = pw_settings_get ();

  if (settings)
    g_settings_bind (settings, "edit-notation", self->notation, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (self->text, keys);

  self->entry = pw_entry_new_at (session, pw_line_draft_get_at (self->draft), on_taken, self);
  find_words (self);
  pw_choice_list_set_entry (self->choices, session, self->entry);
  pw_choice_list_set_columns (self->choices, 2, FALSE);
  g_signal_connect_object (self->entry, "notify::text", G_CALLBACK (on_entry_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (on_entry_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "notify::ghost", G_CALLBACK (update_entry), self, G_CONNECT_SWAPPED);
  pw_entry_restart (self->entry, touched || !self->words ? pw_line_draft_get_text (self->draft) : self->words);
}

/* As it was. */
void
pw_edit_line_restart (PwEditDialog *self)
{
  if (self->entry)
    pw_entry_restart (self->entry, self->words ? self->words : "");
}

void
pw_edit_line_dispose (PwEditDialog *self)
{
  if (self->entry)
    {
      g_signal_handlers_disconnect_by_data (self->entry, self);
      pw_choice_list_set_entry (self->choices, NULL, NULL);
    }
  g_clear_handle_id (&self->ghost_id, g_source_remove);
  g_clear_object (&self->entry);
  g_clear_pointer (&self->words, g_free);
  g_clear_error (&self->refusal);
}
