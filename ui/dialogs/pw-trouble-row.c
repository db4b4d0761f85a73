/* pw-trouble-row.c: a later line that a change makes impossible, and what may become of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-trouble-row.h"

#include <glib/gi18n-lib.h>

#include "pw-reason-picker.h"
#include "pw-refusal.h"
#include "pw-stack.h"

struct _PwTroubleRow
{
  AdwBin parent_instance;

  PwLineDraft *draft;
  guint index;
  GtkWidget *line;
  GtkWidget *why_place;
  GtkWidget *decided;           /* what was decided, with the way back */
  GtkWidget *fate;
  GtkWidget *ways;              /* the three ways */
  GtkWidget *so;                /* the place of one of them, which is not always there */
  GtkWidget *stack;             /* nothing, the line to mend, the reason to give */
  GtkWidget *fix;
  GtkWidget *fix_problem;
  AdwBin *picker_place;
  PwReasonPicker *picker;
  char *why;                    /* what why_place shows */
};

G_DEFINE_FINAL_TYPE (PwTroubleRow, pw_trouble_row, ADW_TYPE_BIN)

static void
show_form (PwTroubleRow *self, const char *name)
{
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), name);
  gtk_widget_set_visible (self->stack, g_strcmp0 (name, "none") != 0);
}

/* -- The three ways --------------------------------------------------------------------------- */

static void
on_fix_clicked (PwTroubleRow *self)
{
  show_form (self, "fix");
  gtk_widget_grab_focus (self->fix);
}

static void
on_fix_changed (PwTroubleRow *self)
{
  gtk_widget_set_visible (self->fix_problem, FALSE);
}

static void
on_fix_done (PwTroubleRow *self)
{
  g_autoptr (PwTroubleRow) alive = g_object_ref (self);
  g_autoptr (GError) error = NULL;

  if (!pw_line_draft_replace (self->draft, self->index, gtk_editable_get_text (GTK_EDITABLE (self->fix)), &error))
    {
      g_autofree char *text = pw_refusal_text (pw_session_get_game (pw_line_draft_get_session (self->draft)), error);

      gtk_label_set_text (GTK_LABEL (self->fix_problem), text);
      gtk_widget_set_visible (self->fix_problem, TRUE);
    }
}

static void
on_so_clicked (PwTroubleRow *self)
{
  show_form (self, "reason");
  gtk_widget_grab_focus (GTK_WIDGET (self->picker));
}

static void
on_reason_chosen (PwTroubleRow *self, const char *reason)
{
  g_autoptr (PwTroubleRow) alive = g_object_ref (self);
  g_autoptr (GError) error = NULL;

  if (!pw_line_draft_play_so (self->draft, self->index, reason, &error))
    {
      g_autofree char *text = pw_refusal_text (pw_session_get_game (pw_line_draft_get_session (self->draft)), error);

      pw_reason_picker_set_problem (self->picker, text);
    }
}

static void
on_leave_clicked (PwTroubleRow *self)
{
  pw_line_draft_leave_out (self->draft, self->index);
}

static void
on_undecide_clicked (PwTroubleRow *self)
{
  g_autoptr (PwTroubleRow) alive = g_object_ref (self);

  pw_line_draft_undecide (self->draft, self->index);
}

/* -- Object -------------------------------------------------------------------------------------- */

static void
pw_trouble_row_finalize (GObject *object)
{
  PwTroubleRow *self = PW_TROUBLE_ROW (object);

  g_free (self->why);
  g_clear_object (&self->draft);
  G_OBJECT_CLASS (pw_trouble_row_parent_class)->finalize (object);
}

static void
pw_trouble_row_class_init (PwTroubleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pw_trouble_row_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-trouble-row.ui");
  gtk_widget_class_bind_template_child (widget_class, PwTroubleRow, line);
  gtk_widget_class_bind_template_child (widget_class, PwTroubleRow, why_place);
  gtk_widget_class_bind_template_child (widget_class, PwTroubleRow, decided);
  gtk_widget_class_bind_template_child (widget_class, PwTroubleRow, fate);
  gtk_widget_class_bind_template_child (widget_class, PwTroubleRow, ways);
  gtk_widget_class_bind_template_child (widget_class, PwTroubleRow, so);
  gtk_widget_class_bind_template_child (widget_class, PwTroubleRow, stack);
  gtk_widget_class_bind_template_child (widget_class, PwTroubleRow, fix);
  gtk_widget_class_bind_template_child (widget_class, PwTroubleRow, fix_problem);
  gtk_widget_class_bind_template_child (widget_class, PwTroubleRow, picker_place);
  gtk_widget_class_bind_template_callback (widget_class, on_undecide_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_fix_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_so_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_leave_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_fix_done);
  gtk_widget_class_bind_template_callback (widget_class, on_fix_changed);
}

static void
pw_trouble_row_init (PwTroubleRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->picker = PW_REASON_PICKER (pw_reason_picker_new (_("_Play it so")));
  g_signal_connect_object (self->picker, "chosen", G_CALLBACK (on_reason_chosen), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->picker_place, GTK_WIDGET (self->picker));
  pw_stack_watch (GTK_STACK (self->stack));
  show_form (self, "none");
}

/**
 * pw_trouble_row_new:
 * @draft: the change
 * @index: the later line
 *
 * Returns: (transfer floating): a row; pw_trouble_row_update() fills it in
 */
GtkWidget *
pw_trouble_row_new (PwLineDraft *draft, guint index)
{
  PwTroubleRow *self = g_object_new (PW_TYPE_TROUBLE_ROW, NULL);

  self->draft = g_object_ref (draft);
  self->index = index;
  pw_reason_picker_set_game (self->picker, pw_session_get_game (pw_line_draft_get_session (draft)));
  return GTK_WIDGET (self);
}

guint
pw_trouble_row_get_index (PwTroubleRow *self)
{
  g_return_val_if_fail (PW_IS_TROUBLE_ROW (self), 0);
  return self->index;
}

static char *
fate_text (const PwTrouble *trouble)
{
  switch (trouble->fate)
    {
    case PW_FATE_PLAYED_SO: return g_strdup_printf (_("Played so: %s"), trouble->text);
    case PW_FATE_REPLACED: return g_strdup_printf (_("Instead: %s"), trouble->text);
    case PW_FATE_LEFT_OUT: return g_strdup (_("Left out"));
    case PW_FATE_OPEN:
    default: return g_strdup ("");
    }
}

/**
 * pw_trouble_row_update:
 * @trouble: the line, as it is now
 *
 * What is typed in the row stays.
 */
void
pw_trouble_row_update (PwTroubleRow *self, const PwTrouble *trouble)
{
  const PwGame *game;
  g_autofree char *fate = NULL;
  g_autofree char *why = NULL;
  g_autofree char *spoken = NULL, *shown = NULL;

  g_return_if_fail (PW_IS_TROUBLE_ROW (self));
  game = pw_session_get_game (pw_line_draft_get_session (self->draft));
  fate = fate_text (trouble);
  why = trouble->reason ? pw_refusal_text (game, trouble->reason) : NULL;
  shown = g_strdup (trouble->sentence);
  gtk_label_set_text (GTK_LABEL (self->line), shown);
  if (g_strcmp0 (why, self->why) != 0)
    {
      adw_bin_set_child (ADW_BIN (self->why_place), trouble->reason ? pw_refusal_content_new (game, trouble->reason, 60) : NULL);
      g_free (self->why);
      self->why = g_strdup (why);
    }
  gtk_label_set_text (GTK_LABEL (self->fate), fate);
  gtk_widget_set_visible (self->decided, trouble->fate != PW_FATE_OPEN);
  gtk_widget_set_visible (self->ways, trouble->fate == PW_FATE_OPEN);
  /* What breaks a law of nature no reason makes possible. */
  gtk_widget_set_visible (self->so, trouble->can_play_so);
  if (trouble->fate != PW_FATE_OPEN)
    show_form (self, "none");
  if (gtk_entry_get_text_length (GTK_ENTRY (self->fix)) == 0)
    gtk_editable_set_text (GTK_EDITABLE (self->fix), trouble->line);
  spoken = g_strdup_printf ("%s; %s", shown, *fate ? fate : why ? why : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}
