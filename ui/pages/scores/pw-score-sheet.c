/* pw-score-sheet.c: one player's score, line by line, with rules and arithmetic
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-score-sheet.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "model/pw-score-model.h"
#include "pw-css-class.h"
#include "pw-rule-chip.h"

struct _PwScoreSheet
{
  AdwBin parent_instance;

  GtkWidget *lines;
  GtkWidget *name;
  GtkWidget *sums;
  GtkWidget *total;

  PwScoreSheetFind find;
  gpointer find_data;
  GtkToggleButton *open;        /* of the line that is shown elsewhere; NULL: none */
};

enum
{
  POINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PwScoreSheet, pw_score_sheet, ADW_TYPE_BIN)

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *css_class, gboolean expand)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), expand ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_hexpand (label, expand);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static GtkWidget *
add_points (GtkWidget *box, int points, const char *css_class)
{
  g_autofree char *text = pw_number (points);
  GtkWidget *label = add_label (box, text, css_class, FALSE);

  gtk_label_set_wrap (GTK_LABEL (label), FALSE);
  gtk_label_set_width_chars (GTK_LABEL (label), 4);
  return label;
}

static void
add_head (PwScoreSheet *self, const char *title, int points)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_widget_add_css_class (row, "sheet-head");
  add_label (row, title, "title-4", TRUE);
  add_points (row, points, "title-4");
  gtk_box_append (GTK_BOX (self->lines), row);
}

/* Text, arithmetic, points. */
static GtkWidget *
line_content (PwScoreLine *line, gboolean detail)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  const char *arithmetic = pw_score_line_get_arithmetic (line);

  if (pw_score_line_get_reason (line))
    {
      g_autofree char *reason = pw_isolate (pw_score_line_get_reason (line));
      g_autofree char *text = g_strdup_printf (_("%s; played so: %s"), pw_score_line_get_text (line), reason);

      add_label (row, text, "warn", TRUE);
    }
  else
    add_label (row, pw_score_line_get_text (line), detail ? "dim-label" : NULL, TRUE);
  if (arithmetic && *arithmetic)
    add_label (row, arithmetic, "dim-label", FALSE);
  add_points (row, pw_score_line_get_points (line), detail ? NULL : "heading");
  return row;
}

static GtkWidget *
detail_list (GListModel *details)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (guint i = 0; i < g_list_model_get_n_items (details); i++)
    {
      g_autoptr (PwScoreLine) line = g_list_model_get_item (details, i);

      gtk_box_append (GTK_BOX (box), line_content (line, TRUE));
    }
  gtk_widget_add_css_class (box, "sheet-details");
  gtk_widget_add_css_class (box, "dense");
  return box;
}

static void
on_opened (GtkToggleButton *button, GParamSpec *pspec, GtkRevealer *revealer)
{
  GtkWidget *row = gtk_widget_get_parent (gtk_widget_get_parent (GTK_WIDGET (button)));
  gboolean open = gtk_toggle_button_get_active (button);

  gtk_revealer_set_reveal_child (revealer, open);
  pw_css_class_set (row, "open", open);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

/* -- Lines that are shown elsewhere ------------------------------------------------------------ */

static void
point (PwScoreSheet *self, GtkToggleButton *button)
{
  PwScoreLine *line = button ? g_object_get_data (G_OBJECT (button), "pw-score-line") : NULL;

  self->open = button;
  g_signal_emit (self, signals[POINTED], 0, line ? pw_score_line_get_event (line) : NULL);
}

/* One at a time. */
static void
on_shown (GtkToggleButton *button, GParamSpec *pspec, PwScoreSheet *self)
{
  GtkToggleButton *before = self->open;
  gboolean shown = gtk_toggle_button_get_active (button);

  pw_css_class_set (gtk_widget_get_parent (gtk_widget_get_parent (GTK_WIDGET (button))), "open", shown);
  if (shown)
    {
      self->open = button;
      if (before && before != button)
        gtk_toggle_button_set_active (before, FALSE);
      point (self, button);
    }
  else if (before == button)
    point (self, NULL);
}

static gboolean
can_be_shown (PwScoreSheet *self, PwScoreLine *line)
{
  const PwEvent *event = pw_score_line_get_event (line);

  return self->find && event && self->find (event, self->find_data);
}

/* What the points are for lies on a board beside the sheet. */
static GtkWidget *
show_button (PwScoreSheet *self, PwScoreLine *line)
{
  GtkWidget *button = gtk_toggle_button_new ();

  g_object_set_data_full (G_OBJECT (button), "pw-score-line", g_object_ref (line), g_object_unref);
  g_signal_connect_object (button, "notify::active", G_CALLBACK (on_shown), self, 0);
  gtk_widget_set_tooltip_text (button, _("Show where it lies"));
  return button;
}

/* A line that is pressed; @content is what is seen of it. */
static void
add_button (GtkWidget *head, GtkWidget *button, GtkWidget *content, PwScoreLine *line)
{
  int points = pw_score_line_get_points (line);
  g_autofree char *number = pw_number (points);
  g_autofree char *name = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, %s point", "%s, %s points", (gulong) ABS (points)),
                                           pw_score_line_get_text (line), number);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "sheet-open");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (head), button);
}

static void
add_line (PwScoreSheet *self, const PwGame *game, PwScoreLine *line)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *chip = pw_rule_chip_new (game, pw_score_line_get_rule (line));
  GtkWidget *chip_place = adw_bin_new (), *content = line_content (line, FALSE);
  GListModel *details = pw_score_line_get_details (line);

  adw_bin_set_child (ADW_BIN (chip_place), chip);
  gtk_widget_set_size_request (chip_place, 52, -1);
  gtk_box_append (GTK_BOX (head), chip_place);
  gtk_box_append (GTK_BOX (row), head);
  gtk_widget_add_css_class (row, "sheet-line");
  if (pw_score_line_get_reason (line))
    gtk_widget_add_css_class (row, "correction");
  if (details && g_list_model_get_n_items (details) > 1)
    {
      GtkWidget *button = gtk_toggle_button_new (), *revealer = gtk_revealer_new ();

      add_button (head, button, content, line);
      gtk_revealer_set_child (GTK_REVEALER (revealer), detail_list (details));
      gtk_box_append (GTK_BOX (row), revealer);
      g_signal_connect_object (button, "notify::active", G_CALLBACK (on_opened), revealer, 0);
      gtk_widget_set_tooltip_text (button, _("Show each of them"));
    }
  else if (can_be_shown (self, line))
    add_button (head, show_button (self, line), content, line);
  else
    {
      gtk_widget_set_hexpand (content, TRUE);
      gtk_widget_add_css_class (content, "sheet-plain");
      gtk_box_append (GTK_BOX (head), content);
    }
  gtk_box_append (GTK_BOX (self->lines), row);
}

static int
sum_of (GListModel *lines, gboolean final)
{
  int sum = 0;

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (PwScoreLine) line = g_list_model_get_item (lines, i);

      if (pw_score_line_get_final (line) == final)
        sum += pw_score_line_get_points (line);
    }
  return sum;
}

static void
add_part (PwScoreSheet *self, const PwGame *game, GListModel *lines, gboolean final)
{
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (PwScoreLine) line = g_list_model_get_item (lines, i);

      if (pw_score_line_get_final (line) == final)
        add_line (self, game, line);
    }
}

static void
pw_score_sheet_class_init (PwScoreSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_POINTER);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-score-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, PwScoreSheet, lines);
  gtk_widget_class_bind_template_child (widget_class, PwScoreSheet, name);
  gtk_widget_class_bind_template_child (widget_class, PwScoreSheet, sums);
  gtk_widget_class_bind_template_child (widget_class, PwScoreSheet, total);
}

static void
pw_score_sheet_init (PwScoreSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * pw_score_sheet_set_find:
 * @self: a sheet
 * @find: (nullable): whether what points are for can be shown
 * @data: for @find; stays as long as @self
 *
 * Lines of which that can be shown are pressed to be: "pointed" says which one is.
 */
void
pw_score_sheet_set_find (PwScoreSheet *self, PwScoreSheetFind find, gpointer data)
{
  g_return_if_fail (PW_IS_SCORE_SHEET (self));
  self->find = find;
  self->find_data = data;
}

/**
 * pw_score_sheet_set:
 * @session: a game
 * @seat: whose sheet to show
 */
void
pw_score_sheet_set (PwScoreSheet *self, PwSession *session, guint seat)
{
  const PwGame *game;
  const PwSetup *setup;
  g_autoptr (PwScoreModel) model = NULL;
  g_autofree char *sums = NULL;
  g_autofree char *total = NULL;
  g_autofree char *who = NULL;
  g_autofree char *played = NULL, *last = NULL;
  GtkWidget *child;
  int during, end;

  g_return_if_fail (PW_IS_SCORE_SHEET (self));
  game = pw_session_get_game (session);
  setup = pw_session_get_setup (session);
  model = pw_score_model_new (session, seat);
  during = sum_of (G_LIST_MODEL (model), FALSE);
  end = sum_of (G_LIST_MODEL (model), TRUE);

  point (self, NULL);
  while ((child = gtk_widget_get_first_child (self->lines)))
    gtk_box_remove (GTK_BOX (self->lines), child);
  if (pw_setup_advice_note (setup))
    add_label (self->lines, pw_setup_advice_note (setup), "dim-label", TRUE);
  add_head (self, _("During the game"), during);
  add_part (self, game, G_LIST_MODEL (model), FALSE);
  add_head (self, _("At the end"), end);
  add_part (self, game, G_LIST_MODEL (model), TRUE);

  played = pw_number (during);
  last = pw_number (end);
  sums = g_strdup_printf ("%s + %s =", played, last);
  total = pw_number (during + end);
  who = pw_game_seat_name (game, setup, seat);
  gtk_label_set_text (GTK_LABEL (self->name), who);
  gtk_label_set_text (GTK_LABEL (self->sums), sums);
  gtk_label_set_text (GTK_LABEL (self->total), total);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, who, -1);
}

/**
 * pw_score_sheet_text:
 * @session: a game
 * @seat: a player
 *
 * Returns: (transfer full): the sheet as lines of text
 */
char *
pw_score_sheet_text (PwSession *session, guint seat)
{
  g_autoptr (PwScoreModel) model = pw_score_model_new (session, seat);
  const PwSetup *setup = pw_session_get_setup (session);
  GListModel *lines = G_LIST_MODEL (model);
  GString *text = g_string_new (NULL);
  int during = sum_of (lines, FALSE), end = sum_of (lines, TRUE);
  g_autofree char *who = pw_game_seat_name (pw_session_get_game (session), setup, seat);

  g_autofree char *total = pw_number (during + end);

  g_string_append_printf (text, "%s: %s\n", who, total);
  for (int final = FALSE; final <= TRUE; final++)
    {
      g_autofree char *part = pw_number (final ? end : during);

      g_string_append_printf (text, "  %s: %s\n", final ? _("At the end") : _("During the game"), part);
      for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
        {
          g_autoptr (PwScoreLine) line = g_list_model_get_item (lines, i);
          g_autofree char *points = pw_number (pw_score_line_get_points (line));
          const char *arithmetic = pw_score_line_get_arithmetic (line);
          g_autofree char *reason = pw_score_line_get_reason (line) ? pw_isolate (pw_score_line_get_reason (line)) : NULL;

          if (pw_score_line_get_final (line) != final)
            continue;
          g_string_append_printf (text, "    %s  ", pw_score_line_get_rule (line));
          if (reason)
            g_string_append_printf (text, _("%s; played so: %s"), pw_score_line_get_text (line), reason);
          else
            g_string_append (text, pw_score_line_get_text (line));
          g_string_append_printf (text, ": %s%s%s\n", arithmetic ? arithmetic : "", arithmetic && *arithmetic ? " " : "", points);
        }
    }
  return g_string_free (text, FALSE);
}
