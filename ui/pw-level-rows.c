/* pw-level-rows.c: choosing the level a game begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-level-rows.h"

#include <glib/gi18n-lib.h>

#include "pw-level-words.h"

struct _PwLevelRows
{
  AdwBin parent_instance;

  GtkWidget *checks[PW_LEVELS];
  GtkDropDown *whose;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PwLevelRows, pw_level_rows, ADW_TYPE_BIN)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_chosen (PwLevelRows *self)
{
  guint seat = gtk_drop_down_get_selected (self->whose);

  if (self->updating)
    return;
  for (int level = 0; level < PW_LEVELS; level++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (self->checks[level])))
      g_signal_emit (self, signals[CHOSEN], 0, level, seat == GTK_INVALID_LIST_POSITION ? 0 : (int) seat);
}

static void
on_toggled (PwLevelRows *self, GtkCheckButton *check)
{
  if (gtk_check_button_get_active (check))
    on_chosen (self);
}

static void
pw_level_rows_class_init (PwLevelRowsClass *klass)
{
  /**
   * PwLevelRows::chosen:
   * @level: a #PwLevel
   * @seat: whose board "My board" is
   */
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                  G_TYPE_INT, G_TYPE_INT);
}

static void
pw_level_rows_init (PwLevelRows *self)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Level"), -1);
  self->whose = GTK_DROP_DOWN (gtk_drop_down_new_from_strings ((const char *const[]){ NULL }));
  gtk_widget_set_valign (GTK_WIDGET (self->whose), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self->whose), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->whose), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Whose board"), -1);
  g_signal_connect_object (self->whose, "notify::selected", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  for (int level = 0; level < PW_LEVELS; level++)
    {
      GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();

      g_object_set (row, "use-markup", FALSE, "title", pw_level_words_title ((PwLevel) level), "subtitle",
                    pw_level_words_sentence ((PwLevel) level), "subtitle-lines", 1, "title-lines", 0, "activatable-widget", check,
                    "tooltip-text", pw_level_words_sentence ((PwLevel) level), NULL);
      gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
      gtk_check_button_set_group (GTK_CHECK_BUTTON (check), level ? GTK_CHECK_BUTTON (self->checks[0]) : NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      pw_level_words_title ((PwLevel) level), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      pw_level_words_sentence ((PwLevel) level), -1);
      g_signal_connect_object (check, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
      if (level == PW_LEVEL_BOARD)
        adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->whose));
      gtk_list_box_append (GTK_LIST_BOX (list), row);
      self->checks[level] = check;
    }
  adw_bin_set_child (ADW_BIN (self), list);
}

/**
 * pw_level_rows_new:
 *
 * Returns: (transfer none): a row for each level
 */
GtkWidget *
pw_level_rows_new (void)
{
  return g_object_new (PW_TYPE_LEVEL_ROWS, NULL);
}

/**
 * pw_level_rows_update:
 * @setup: what is set up so far
 *
 * Shows the level of @setup, and its players to choose from.
 */
void
pw_level_rows_update (PwLevelRows *self, const PwSetup *setup)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GListModel *old = gtk_drop_down_get_model (self->whose);
  gboolean differ = g_list_model_get_n_items (old) != setup->n_players;

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      gtk_string_list_append (names, pw_setup_name (setup, seat));
      differ = differ || g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (old), seat), pw_setup_name (setup, seat)) != 0;
    }
  self->updating = TRUE;
  if (differ)
    gtk_drop_down_set_model (self->whose, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->whose, setup->me);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->checks[setup->level]), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->whose), setup->level == PW_LEVEL_BOARD);
  self->updating = FALSE;
}
