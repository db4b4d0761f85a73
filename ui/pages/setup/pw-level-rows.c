/* pw-level-rows.c: choosing the level a game begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-level-rows.h"

#include <glib/gi18n-lib.h>

struct _PwLevelRows
{
  AdwBin parent_instance;

  const PwGame *game;
  GtkWidget *list;
  GtkWidget *checks[PW_MAX_LEVELS];
  GtkDropDown *whose[PW_MAX_LEVELS]; /* of a level that follows one player */
  guint me;                     /* whom such a level follows */
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
  if (self->updating)
    return;
  for (guint level = 0; level < pw_game_n_levels (self->game); level++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (self->checks[level])))
      {
        guint seat = self->whose[level] ? gtk_drop_down_get_selected (self->whose[level]) : self->me;

        g_signal_emit (self, signals[CHOSEN], 0, (int) level, seat == GTK_INVALID_LIST_POSITION ? 0 : (int) seat);
      }
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
   * @level: one of PwGameLevels.levels
   * @seat: whom it follows, where it follows somebody
   */
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                  G_TYPE_INT, G_TYPE_INT);
}

static GtkDropDown *
new_whose (PwLevelRows *self)
{
  GtkWidget *whose = gtk_drop_down_new_from_strings ((const char *const[]){ NULL });

  gtk_widget_set_valign (whose, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (whose, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (whose), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Whose board"), -1);
  g_signal_connect_object (whose, "notify::selected", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  return GTK_DROP_DOWN (whose);
}

static void
add_row (PwLevelRows *self, guint n)
{
  const PwLevel *level = pw_game_nth_level (self->game, n);
  const char *title = _(level->title), *sentence = _(level->sentence);
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();

  /* By itself: what is set together is told in no order. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row, "title", title, "subtitle", sentence, "subtitle-lines", 1, "title-lines", 0, "activatable-widget", check,
                "tooltip-text", sentence, NULL);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (check), n ? GTK_CHECK_BUTTON (self->checks[0]) : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  g_signal_connect_object (check, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  self->whose[n] = level->seat ? new_whose (self) : NULL;
  if (self->whose[n])
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->whose[n]));
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  self->checks[n] = check;
}

/* A row for each level of the game. */
static void
build (PwLevelRows *self, const PwGame *game)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->list)))
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  self->game = game;
  for (guint n = 0; n < pw_game_n_levels (game); n++)
    add_row (self, n);
}

static void
pw_level_rows_init (PwLevelRows *self)
{
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Level"), -1);
  adw_bin_set_child (ADW_BIN (self), self->list);
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

static void
show_whose (GtkDropDown *whose, const PwSetup *setup)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GListModel *old = gtk_drop_down_get_model (whose);
  gboolean differ = g_list_model_get_n_items (old) != setup->n_players;

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      gtk_string_list_append (names, pw_setup_name (setup, seat));
      differ = differ || g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (old), seat), pw_setup_name (setup, seat)) != 0;
    }
  if (differ)
    gtk_drop_down_set_model (whose, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (whose, setup->me);
}

/**
 * pw_level_rows_update:
 * @game: the game
 * @setup: what is set up so far
 *
 * Shows the levels of @game, that of @setup, and its players to choose from.
 */
void
pw_level_rows_update (PwLevelRows *self, const PwGame *game, const PwSetup *setup)
{
  self->updating = TRUE;
  if (game != self->game)
    build (self, game);
  self->me = setup->me;
  for (guint n = 0; n < pw_game_n_levels (game); n++)
    if (self->whose[n])
      {
        show_whose (self->whose[n], setup);
        gtk_widget_set_visible (GTK_WIDGET (self->whose[n]), setup->level == n);
      }
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->checks[setup->level]), TRUE);
  self->updating = FALSE;
}
