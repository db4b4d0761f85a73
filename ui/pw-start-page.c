/* pw-start-page.c: the page before a game: go on, begin, open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-start-page.h"

#include <glib/gi18n-lib.h>

#include "pw-board.h"
#include "pw-fit-layout.h"
#include "pw-game-row.h"
#include "pw-setup-options.h"

/* More games than anybody scrolls through; the rest is in the folder. */
#define MAX_ROWS 100

struct _PwStartPage
{
  AdwBin parent_instance;

  GtkWidget *continue_button;
  AdwBin *continue_icon;
  GtkLabel *continue_title;
  GtkLabel *continue_text;
  GtkWidget *new_button;
  GtkWidget *actions;
  GtkBox *editors;
  GtkWidget *games_box;
  GtkListBox *games;
  GtkLabel *problem;

  char *continue_path;
};

G_DEFINE_FINAL_TYPE (PwStartPage, pw_start_page, ADW_TYPE_BIN)

enum
{
  OPEN_PATH,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The game that goes on: the latest that is readable and not finished. */
static const PwStoreEntry *
find_unfinished (GPtrArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const PwStoreEntry *entry = entries->pdata[i];

      if (!entry->over && !entry->problem)
        return entry;
    }
  return NULL;
}

static void
show_continue (PwStartPage *self, const PwStoreEntry *entry)
{
  g_clear_pointer (&self->continue_path, g_free);
  gtk_widget_set_visible (self->continue_button, entry != NULL);
  /* There is one main thing to do: go on, or else begin. */
  if (entry)
    gtk_widget_remove_css_class (self->new_button, "suggested-action");
  else
    gtk_widget_add_css_class (self->new_button, "suggested-action");
  if (entry)
    {
      const PwBoardClass *board = entry->game ? pw_board_find (entry->game) : NULL;
      g_autoptr (GDateTime) now = g_date_time_new_now_local ();
      g_autofree char *text = pw_game_row_describe (entry, now);
      g_autofree char *name = g_strdup_printf (_("Go on: %s, %s"), entry->title, text);

      self->continue_path = g_strdup (entry->path);
      adw_bin_set_child (self->continue_icon, board && board->game_icon ? board->game_icon (54) : NULL);
      gtk_label_set_text (self->continue_title, entry->title);
      gtk_label_set_text (self->continue_text, text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->continue_button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
    }
}

static void
on_continue_clicked (PwStartPage *self)
{
  g_autofree char *path = g_strdup (self->continue_path);

  g_signal_emit (self, signals[OPEN_PATH], 0, path);
}

static void
on_row_activated (PwStartPage *self, GtkListBoxRow *row)
{
  g_autofree char *path = g_strdup (pw_game_row_get_path (PW_GAME_ROW (row)));

  g_signal_emit (self, signals[OPEN_PATH], 0, path);
}

static void
pw_start_page_finalize (GObject *object)
{
  g_free (PW_START_PAGE (object)->continue_path);
  G_OBJECT_CLASS (pw_start_page_parent_class)->finalize (object);
}

static void
pw_start_page_class_init (PwStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pw_start_page_finalize;

  /**
   * PwStartPage::open-path:
   * @path: where a kept game lies
   *
   * Somebody chose a game.
   */
  signals[OPEN_PATH] = g_signal_new ("open-path", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PwStartPage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, PwStartPage, continue_icon);
  gtk_widget_class_bind_template_child (widget_class, PwStartPage, continue_title);
  gtk_widget_class_bind_template_child (widget_class, PwStartPage, continue_text);
  gtk_widget_class_bind_template_child (widget_class, PwStartPage, new_button);
  gtk_widget_class_bind_template_child (widget_class, PwStartPage, actions);
  gtk_widget_class_bind_template_child (widget_class, PwStartPage, editors);
  gtk_widget_class_bind_template_child (widget_class, PwStartPage, games_box);
  gtk_widget_class_bind_template_child (widget_class, PwStartPage, games);
  gtk_widget_class_bind_template_child (widget_class, PwStartPage, problem);
  gtk_widget_class_bind_template_callback (widget_class, on_continue_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
}

static void
pw_start_page_init (PwStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* On a phone they would be wider than the screen. */
  gtk_widget_set_layout_manager (self->actions, pw_fit_layout_new (3));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->editors), pw_fit_layout_new (2));
  for (guint i = 0; i < pw_games_count (); i++)
    {
      const PwBoardClass *board = pw_board_find (pw_games_nth (i)->id);

      for (guint k = 0; board && k < board->n_editors; k++)
        gtk_box_append (self->editors, pw_setup_editor_button_new (board->game_id, &board->editors[k]));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->editors), gtk_widget_get_first_child (GTK_WIDGET (self->editors)) != NULL);
}

/**
 * pw_start_page_new:
 *
 * Returns: (transfer none): a start page; empty until pw_start_page_refresh()
 */
GtkWidget *
pw_start_page_new (void)
{
  return g_object_new (PW_TYPE_START_PAGE, NULL);
}

/**
 * pw_start_page_refresh:
 *
 * Reads the kept games again.
 */
void
pw_start_page_refresh (PwStartPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  GtkListBoxRow *row;

  g_return_if_fail (PW_IS_START_PAGE (self));

  while ((row = gtk_list_box_get_row_at_index (self->games, 0)))
    gtk_list_box_remove (self->games, GTK_WIDGET (row));

  entries = pw_store_list (&error);
  if (entries)
    for (guint i = 0; i < MIN (entries->len, MAX_ROWS); i++)
      gtk_list_box_append (self->games, pw_game_row_new (entries->pdata[i]));
  gtk_widget_set_visible (self->games_box, entries && entries->len > 0);
  show_continue (self, entries ? find_unfinished (entries) : NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->problem), error != NULL);
  if (error)
    {
      g_autofree char *text = g_strdup_printf (_("Your games cannot be listed. %s"), error->message);

      gtk_label_set_text (self->problem, text);
    }
}

/**
 * pw_start_page_focus_first:
 *
 * Puts the focus on the main thing to do, so that Enter does it: go on, or else begin.
 */
void
pw_start_page_focus_first (PwStartPage *self)
{
  g_return_if_fail (PW_IS_START_PAGE (self));
  gtk_widget_grab_focus (self->continue_path ? self->continue_button : self->new_button);
}
