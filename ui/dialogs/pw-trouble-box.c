/* pw-trouble-box.c: later lines that a change makes impossible, with one choice for all of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-trouble-box.h"

#include <glib/gi18n-lib.h>

#include "pw-make.h"
#include "pw-reason-picker.h"
#include "pw-refusal.h"
#include "pw-trouble-row.h"

/** MANY: from so many lines on they are listed one by one only for those who ask. */
#define MANY 6

struct _PwTroubleBox
{
  AdwBin parent_instance;

  PwLineDraft *draft;
  PwTroubleGroup group;
  GtkWidget *title;
  GtkWidget *ways;
  GtkWidget *leave, *so, *change;
  PwReasonPicker *picker;
  GtkWidget *lines;             /* whether many lines are listed one by one; NULL of all: each stands in its own group */
  GtkWidget *rows;
  gboolean filled;
};

G_DEFINE_FINAL_TYPE (PwTroubleBox, pw_trouble_box, ADW_TYPE_BIN)

/* What the lines of a group have come to. */
typedef struct
{
  guint n;                      /* lines */
  guint open;                   /* nobody has decided about */
  guint possible;               /* of those, may be played so */
  guint n_all;                  /* lines of all groups */
  guint n_groups;               /* that have lines */
} Count;

static void
count_lines (PwTroubleBox *self, Count *count)
{
  const GPtrArray *troubles = pw_line_draft_get_troubles (self->draft);
  gboolean seen[PW_TROUBLE_ALL] = { FALSE };

  *count = (Count){ .n_all = troubles->len };
  for (guint i = 0; i < troubles->len; i++)
    {
      const PwTrouble *trouble = g_ptr_array_index (troubles, i);
      gboolean open = trouble->fate == PW_FATE_OPEN;

      seen[trouble->group] = TRUE;
      if (self->group != PW_TROUBLE_ALL && trouble->group != self->group)
        continue;
      count->n++;
      count->open += open;
      count->possible += open && trouble->can_play_so;
    }
  for (guint i = 0; i < PW_TROUBLE_ALL; i++)
    count->n_groups += seen[i];
}

/* -- The choices ------------------------------------------------------------------------------------------ */

/* The keyboard stays where the choice was made, though its button has gone. */
static void
keep_focus (PwTroubleBox *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
on_leave_clicked (PwTroubleBox *self)
{
  pw_line_draft_leave_all_out (self->draft, self->group);
  keep_focus (self);
}

static void
on_so_clicked (PwTroubleBox *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->picker), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->picker));
}

static void
on_reason_chosen (PwTroubleBox *self, const char *reason)
{
  g_autoptr (GError) error = NULL;

  pw_line_draft_play_all_so (self->draft, self->group, reason, &error);
  if (error)
    {
      g_autofree char *text = pw_refusal_text (pw_session_get_game (pw_line_draft_get_session (self->draft)), error);

      pw_reason_picker_set_problem (self->picker, text);
      return;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->picker), FALSE);
  keep_focus (self);
}

static void
on_change_clicked (PwTroubleBox *self)
{
  pw_line_draft_undecide_all (self->draft, self->group);
  keep_focus (self);
}

/* -- Object ------------------------------------------------------------------------------------------------- */

static void
pw_trouble_box_finalize (GObject *object)
{
  g_clear_object (&PW_TROUBLE_BOX (object)->draft);
  G_OBJECT_CLASS (pw_trouble_box_parent_class)->finalize (object);
}

static gboolean
pw_trouble_box_grab_focus (GtkWidget *widget)
{
  PwTroubleBox *self = PW_TROUBLE_BOX (widget);
  GtkWidget *const ways[] = { self->leave, self->so, self->change };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (gtk_widget_get_visible (widget) && gtk_widget_get_visible (self->ways) && gtk_widget_get_visible (ways[i]))
      return gtk_widget_grab_focus (ways[i]);
  return FALSE;
}

static void
pw_trouble_box_class_init (PwTroubleBoxClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = pw_trouble_box_grab_focus;
  G_OBJECT_CLASS (klass)->finalize = pw_trouble_box_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_way (PwTroubleBox *self, const char *label, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "raised");
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->ways), button);
  return button;
}

static void
pw_trouble_box_init (PwTroubleBox *self)
{
  self->title = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (self->title, "heading");
  self->ways = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->picker = PW_REASON_PICKER (pw_reason_picker_new (_("_Play it so")));
  gtk_widget_set_visible (GTK_WIDGET (self->picker), FALSE);
  g_signal_connect_object (self->picker, "chosen", G_CALLBACK (on_reason_chosen), self, G_CONNECT_SWAPPED);
}

static char *
name_of (PwTroubleBox *self)
{
  const PwSetup *setup = pw_session_get_setup (pw_line_draft_get_session (self->draft));
  int player = pw_line_draft_get_player (self->draft);

  switch (self->group)
    {
    case PW_TROUBLE_TURN: return player >= 0 ? g_strdup (_("This turn")) : g_strdup (_("The same roll or draw"));
    case PW_TROUBLE_PLAYER:
      return player >= 0 ? g_strdup_printf (_("Later turns of %s"), pw_setup_name (setup, (guint) player))
                         : g_strdup (_("Later rolls and draws"));
    case PW_TROUBLE_REST: return g_strdup (player >= 0 ? _("The rest") : _("The players"));
    case PW_TROUBLE_ALL:
    default: return g_strdup (_("All of them"));
    }
}

/**
 * pw_trouble_box_new:
 * @draft: the change
 * @group: which of the later lines
 *
 * Returns: (transfer floating): a box with the choices for them, and, of one group, the lines; pw_trouble_box_update() fills it in
 */
GtkWidget *
pw_trouble_box_new (PwLineDraft *draft, PwTroubleGroup group)
{
  PwTroubleBox *self = g_object_new (PW_TYPE_TROUBLE_BOX, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->draft = g_object_ref (draft);
  self->group = group;
  pw_reason_picker_set_game (self->picker, pw_session_get_game (pw_line_draft_get_session (draft)));
  self->leave = add_way (self, group == PW_TROUBLE_ALL ? _("Leave all out") : _("Leave these out"),
                         G_CALLBACK (on_leave_clicked));
  self->so = add_way (self, group == PW_TROUBLE_ALL ? _("All played so…") : _("These played so…"), G_CALLBACK (on_so_clicked));
  self->change = add_way (self, _("Change"), G_CALLBACK (on_change_clicked));
  pw_box_add (box, self->title, self->ways, GTK_WIDGET (self->picker), NULL);
  if (group != PW_TROUBLE_ALL)
    {
      self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
      self->lines = gtk_check_button_new_with_label (_("Show them one by one"));
      g_object_bind_property (self->lines, "active", self->rows, "visible", G_BINDING_SYNC_CREATE);
      pw_box_add (box, self->lines, self->rows, NULL);
    }
  adw_bin_set_child (ADW_BIN (self), box);
  return GTK_WIDGET (self);
}

/* -- What it shows ------------------------------------------------------------------------------------------- */

/* Rows stay where their lines stay: what is typed in them must not go. */
static void
update_rows (PwTroubleBox *self)
{
  const GPtrArray *troubles = pw_line_draft_get_troubles (self->draft);
  GtkWidget *row = gtk_widget_get_first_child (self->rows), *last = NULL;

  for (guint i = 0; i < troubles->len; i++)
    {
      const PwTrouble *trouble = g_ptr_array_index (troubles, i);

      if (trouble->group != self->group)
        continue;
      while (row && pw_trouble_row_get_index (PW_TROUBLE_ROW (row)) < trouble->index)
        {
          GtkWidget *gone = row;

          row = gtk_widget_get_next_sibling (row);
          gtk_box_remove (GTK_BOX (self->rows), gone);
        }
      if (!row || pw_trouble_row_get_index (PW_TROUBLE_ROW (row)) != trouble->index)
        {
          GtkWidget *fresh = pw_trouble_row_new (self->draft, trouble->index);

          gtk_box_insert_child_after (GTK_BOX (self->rows), fresh, last);
          row = fresh;
        }
      pw_trouble_row_update (PW_TROUBLE_ROW (row), trouble);
      last = row;
      row = gtk_widget_get_next_sibling (row);
    }
  while (row)
    {
      GtkWidget *gone = row;

      row = gtk_widget_get_next_sibling (row);
      gtk_box_remove (GTK_BOX (self->rows), gone);
    }
}

static char *
title_of (PwTroubleBox *self, const Count *count)
{
  g_autofree char *name = name_of (self);
  g_autofree char *lines = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u line", "%u lines", count->n), count->n);

  if (count->open == 0 || count->open == count->n)
    /* Translators: a group of lines of the log: "This turn: 3 lines" */
    return g_strdup_printf (_("%s: %s"), name, lines);
  /* Translators: "This turn: 3 lines, 2 to be decided" */
  return g_strdup_printf (_("%s: %s, %u to be decided"), name, lines, count->open);
}

/**
 * pw_trouble_box_update:
 *
 * Shows the lines as they are now. What is typed stays. A group without lines is not there; the choices of one group alone are
 * those of all.
 */
void
pw_trouble_box_update (PwTroubleBox *self)
{
  g_autofree char *title = NULL;
  gboolean all;
  Count count;

  g_return_if_fail (PW_IS_TROUBLE_BOX (self));
  all = self->group == PW_TROUBLE_ALL;
  count_lines (self, &count);
  title = title_of (self, &count);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), all ? count.n > 1 : count.n > 0);
  gtk_widget_set_visible (self->title, !all && count.n_groups > 1);
  gtk_widget_set_visible (self->ways, all || (count.n_groups > 1 && count.n > 1));
  gtk_widget_set_visible (self->leave, count.open > 0);
  gtk_widget_set_visible (self->so, count.possible > 0);
  gtk_widget_set_visible (self->change, count.open < count.n);
  if (count.possible == 0)
    gtk_widget_set_visible (GTK_WIDGET (self->picker), FALSE);
  if (all)
    return;
  update_rows (self);
  /* Once: whoever opened or closed it wants it so. */
  if (!self->filled && count.n > 0)
    {
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->lines), count.n_all < MANY);
      gtk_widget_set_visible (self->lines, count.n_all >= MANY);
      self->filled = TRUE;
    }
}
