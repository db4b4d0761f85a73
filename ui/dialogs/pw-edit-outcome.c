/* pw-edit-outcome.c: what a change of an earlier line changes: later lines, what goes by itself, the points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "model/pw-reveal.h"
#include "pw-edit-dialog-private.h"
#include "pw-marker-image.h"
#include "pw-trouble-box.h"

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
  const PwSetup *setup = pw_session_get_setup (session);
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

void
pw_edit_outcome_update (PwEditDialog *self)
{
  update_troubles (self);
  update_by_itself (self);
  update_summary (self);
  update_scores (self);
}
