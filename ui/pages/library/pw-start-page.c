/* pw-start-page.c: the page before a game: go on, begin, open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-start-page.h"

#include <glib/gi18n-lib.h>

#include "model/pw-store.h"
#include "pw-board.h"
#include "pw-css-class.h"
#include "pw-fit-layout.h"
#include "pw-game-row.h"
#include "pw-library-row.h"
#include "pw-page.h"
#include "pw-pile-layout.h"
#include "pw-settings.h"
#include "pw-setup-options.h"

/** MAX_ROWS: the games played last; the others are in the library. */
#define MAX_ROWS 8

struct _PwStartPage
{
  AdwBin parent_instance;

  GtkImage *picture;
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

static void
page_init (PwPageInterface *iface)
{
  iface->name = "start";
  iface->bar = PW_PAGE_BAR_MENU;
  iface->traits = PW_PAGE_BEFORE_GAME | PW_PAGE_OFFERS_COPIES;
  iface->enter = (void (*) (PwPage *)) pw_start_page_refresh;
  iface->focus = (void (*) (PwPage *)) pw_start_page_focus_first;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PwStartPage, pw_start_page, ADW_TYPE_BIN, G_IMPLEMENT_INTERFACE (PW_TYPE_PAGE, page_init))

enum
{
  OPEN_PATH,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The game that goes on: the latest that is readable and not finished. */
static PwLibraryGame *
find_unfinished (GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    {
      const PwSummary *summary = pw_library_game_get_summary (games->pdata[i]);

      if (summary && !summary->over && !pw_library_game_get_problem (games->pdata[i]))
        return games->pdata[i];
    }
  return NULL;
}

static void
show_continue (PwStartPage *self, PwLibraryGame *game)
{
  g_clear_pointer (&self->continue_path, g_free);
  gtk_widget_set_visible (self->continue_button, game != NULL);
  /* There is one main thing to do: go on, or else begin. */
  pw_css_class_set (self->new_button, "suggested-action", !game);
  if (game)
    {
      const PwBoardClass *board = pw_board_class_for (pw_library_game_get_summary (game)->game->id);
      g_autoptr (GDateTime) now = g_date_time_new_now_local ();
      g_autofree char *title = pw_library_game_get_title (game), *text = pw_library_row_describe (game, now);
      g_autofree char *name = g_strdup_printf (_("Continue: %s, %s"), title, text);

      self->continue_path = g_strdup (pw_library_game_get_path (game));
      adw_bin_set_child (self->continue_icon, board->game_icon (54));
      gtk_label_set_text (self->continue_title, title);
      gtk_label_set_text (self->continue_text, text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->continue_button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
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
  signals[OPEN_PATH] = g_signal_new ("open-path", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                     1, G_TYPE_STRING);

  g_type_ensure (PW_TYPE_PILE_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PwStartPage, picture);
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

/* Drawn at build time in this very size (data/icons/pw-rasterize.c), which a finer screen has no use for. */
static void
update_picture (PwStartPage *self)
{
  if (gtk_widget_get_scale_factor (GTK_WIDGET (self)) == 1)
    gtk_image_set_from_resource (self->picture, "/io/github/pipwright/Pipwright/start-page.png");
  else
    gtk_image_set_from_icon_name (self->picture, PW_APP_ID);
}

static void
pw_start_page_init (PwStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  update_picture (self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_picture), NULL);
  /* On a phone they would be wider than the screen. */
  gtk_widget_set_layout_manager (self->actions, pw_fit_layout_new (2));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->editors), pw_fit_layout_new (2));
  for (guint i = 0; i < pw_games_count (); i++)
    {
      const PwBoardClass *board = pw_board_class_for (pw_games_peek (i)->id);

      for (guint k = 0; k < board->n_editors; k++)
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

static int
played_last_first (gconstpointer a, gconstpointer b)
{
  PwLibraryGame *x = *(PwLibraryGame *const *) a, *y = *(PwLibraryGame *const *) b;
  gint64 u = pw_library_game_get_changed (x), v = pw_library_game_get_changed (y);

  return u < v ? 1 : u > v ? -1 : g_strcmp0 (pw_library_game_get_path (x), pw_library_game_get_path (y));
}

/* The one that was opened last from another folder, if it is still there. */
static PwLibraryGame *
find_elsewhere (void)
{
  GSettings *settings = pw_settings_get ();
  g_autofree char *uri = settings ? g_settings_get_string (settings, "last-elsewhere") : NULL;
  g_autofree char *path = uri && *uri ? g_filename_from_uri (uri, NULL, NULL) : NULL;
  g_autofree char *folder = path ? g_path_get_dirname (path) : NULL, *usual = pw_store_directory ();

  return path && !g_str_equal (folder, usual) ? pw_library_look_at (path) : NULL;
}

/* The games played last, read. */
static GPtrArray *
find_latest (PwLibrary *library)
{
  PwLibraryGame *elsewhere = find_elsewhere ();
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    g_ptr_array_add (games, g_list_model_get_item (G_LIST_MODEL (library), i));
  if (elsewhere)
    g_ptr_array_add (games, elsewhere);
  g_ptr_array_sort (games, played_last_first);
  if (games->len > MAX_ROWS)
    g_ptr_array_set_size (games, MAX_ROWS);
  for (guint i = 0; i < games->len; i++)
    pw_library_read (library, games->pdata[i]);
  return games;
}

/**
 * pw_start_page_refresh:
 *
 * Looks again which games are kept.
 */
void
pw_start_page_refresh (PwStartPage *self)
{
  PwLibrary *library = pw_library_get_default ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  GtkListBoxRow *row;

  g_return_if_fail (PW_IS_START_PAGE (self));

  while ((row = gtk_list_box_get_row_at_index (self->games, 0)))
    gtk_list_box_remove (self->games, GTK_WIDGET (row));

  pw_library_refresh (library, &error);
  games = find_latest (library);
  for (guint i = 0; !error && i < games->len; i++)
    gtk_list_box_append (self->games, pw_game_row_new (games->pdata[i]));
  gtk_widget_set_visible (self->games_box, !error && games->len > 0);
  show_continue (self, error ? NULL : find_unfinished (games));

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
