/* pw-library-page.c: all kept games: searched, opened, renamed, given away; and what they add up to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-library-page.h"

#include <glib/gi18n-lib.h>

#include "model/pw-csv.h"
#include "model/pw-file.h"
#include "pw-file-dialog.h"
#include "pw-library-row.h"
#include "pw-pair-layout.h"
#include "pw-share-dialog.h"
#include "pw-stack.h"
#include "pw-statistics-view.h"
#include "pw-title-dialog.h"

struct _PwLibraryPage
{
  AdwBin parent_instance;

  GtkEditable *search;
  GtkDropDown *part;
  GtkDropDown *game;
  GtkDropDown *player;
  GtkDropDown *time;
  GtkLabel *count;
  GtkStack *stack;
  GtkStack *body;
  GtkListView *list;
  AdwStatusPage *empty;
  PwStatisticsView *statistics;

  PwLibrary *library;
  GtkFilter *filter;
  GListModel *shown;            /* what the filter lets through, newest first */
  GtkStringList *players;
  GHashTable *player_set;       /* folded names in @players */
  char *chosen;                 /* path of the game a dialog is about */
  char *problem;                /* why nothing can be listed, or NULL */
  GActionGroup *actions;
  guint update_id;
};

G_DEFINE_FINAL_TYPE (PwLibraryPage, pw_library_page, ADW_TYPE_BIN)

enum
{
  OPEN_PATH,
  TOLD,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const PwFileKind table_kind = {
  .save_title = N_("Save a table"), .name = N_("Tables (CSV)"), .patterns = { "*.csv" },
};

static void
tell (PwLibraryPage *self, const char *text, const char *button, const char *action)
{
  g_signal_emit (self, signals[TOLD], 0, text, button, action);
}

/* Why something was not done. */
static void
fail (PwLibraryPage *self, const char *why)
{
  g_signal_emit (self, signals[FAILED], 0, why);
}

/* -- Which games --------------------------------------------------------------------------- */

/* Begins of the spans of time to choose from; the first is all time. */
static gint64
since (guint choice)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) begin = NULL;

  switch (choice)
    {
    case 1: begin = g_date_time_add_days (now, -30); break;
    case 2: begin = g_date_time_add_years (now, -1); break;
    case 3: begin = g_date_time_new_local (g_date_time_get_year (now), 1, 1, 0, 0, 0); break;
    default: return 0;
    }
  return g_date_time_to_unix (begin);
}

static const char *
get_player (PwLibraryPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->player);

  return selected > 0 && selected != GTK_INVALID_LIST_POSITION ? gtk_string_list_get_string (self->players, selected) : NULL;
}

static gboolean
is_meant (gpointer item, gpointer data)
{
  PwLibraryPage *self = data;
  const char *text = gtk_editable_get_text (self->search);
  guint game = gtk_drop_down_get_selected (self->game);
  PwLibraryQuery query = {
    .text = *text ? text : NULL,
    .game = game > 0 && game <= pw_games_count () ? pw_games_nth (game - 1)->id : NULL,
    .player = get_player (self),
    .part = (PwLibraryPart) gtk_drop_down_get_selected (self->part),
    .since = since (gtk_drop_down_get_selected (self->time)),
  };

  return pw_library_game_matches (item, &query);
}

static int
newest_first (gconstpointer a, gconstpointer b, gpointer data)
{
  gint64 x = pw_library_game_get_date ((PwLibraryGame *) a), y = pw_library_game_get_date ((PwLibraryGame *) b);

  return x < y   ? 1
         : x > y ? -1
                 : g_strcmp0 (pw_library_game_get_path ((PwLibraryGame *) a), pw_library_game_get_path ((PwLibraryGame *) b));
}

/* Players that were not known before join the list to choose from. */
static void
add_players (PwLibraryPage *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->library));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (PwLibraryGame) game = g_list_model_get_item (G_LIST_MODEL (self->library), i);
      const PwSummary *summary = pw_library_game_get_summary (game);

      for (guint seat = 0; summary && seat < summary->n_seats; seat++)
        {
          const char *name = summary->seats[seat].name;

          if (g_hash_table_add (self->player_set, g_utf8_casefold (name, -1)))
            gtk_string_list_append (self->players, name);
        }
    }
}

/* -- Showing --------------------------------------------------------------------------------- */

static void
update_restore (PwLibraryPage *self)
{
  GAction *restore = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "restore");

  g_simple_action_set_enabled (G_SIMPLE_ACTION (restore), pw_library_can_restore (self->library));
}

static void
show_count (PwLibraryPage *self)
{
  guint n = g_list_model_get_n_items (self->shown), all = g_list_model_get_n_items (G_LIST_MODEL (self->library));
  g_autofree char *text = NULL, *description = NULL;

  if (pw_library_get_busy (self->library))
    text = g_strdup (_("Games are being read…"));
  else if (n == all)
    text = g_strdup_printf (ngettext ("%u game", "%u games", n), n);
  else
    text = g_strdup_printf (ngettext ("%u of %u game", "%u of %u games", all), n, all);
  gtk_label_set_text (self->count, text);
  /* Newer toolkits take no name for a status from its text. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->count), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  adw_status_page_set_title (self->empty, self->problem ? _("Your games cannot be listed")
                                          : all         ? _("No such game")
                                                        : _("No game yet"));
  description = g_markup_escape_text (self->problem ? self->problem
                                      : all         ? _("Nothing in your library is like what you look for.")
                                                    : _("Games are kept here from their first move on."),
                                      -1);
  adw_status_page_set_description (self->empty, description);
  gtk_stack_set_visible_child_name (self->body, n ? "list" : "empty");
}

static gboolean
on_update (gpointer data)
{
  PwLibraryPage *self = data;

  self->update_id = 0;
  add_players (self);
  show_count (self);
  pw_statistics_view_set_games (self->statistics, self->shown);
  return G_SOURCE_REMOVE;
}

/* Games come by the thousand while files are read: what they add up to is shown now and then. */
static void
update_soon (PwLibraryPage *self)
{
  if (self->update_id == 0)
    self->update_id = g_timeout_add (150, on_update, self);
}

static void
on_filter (PwLibraryPage *self)
{
  if (self->filter == NULL)
    return;
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  update_soon (self);
}

static void
on_row_setup (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, pw_library_row_new ());
}

static void
on_row_bind (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  pw_library_row_set_game (PW_LIBRARY_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

static void
on_row_unbind (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  pw_library_row_set_game (PW_LIBRARY_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
on_activated (PwLibraryPage *self, guint position)
{
  g_autoptr (PwLibraryGame) game = g_list_model_get_item (self->shown, position);
  g_autofree char *path = g_strdup (pw_library_game_get_path (game));

  g_signal_emit (self, signals[OPEN_PATH], 0, path);
}

/* -- What is done with a game ------------------------------------------------------------------ */

/* The game an action is about; it may have vanished meanwhile. */
static PwLibraryGame *
find_game (PwLibraryPage *self, GVariant *path)
{
  PwLibraryGame *game = pw_library_find (self->library, path ? g_variant_get_string (path, NULL) : self->chosen);

  if (game == NULL)
    fail (self, _("This game is no longer there."));
  return game;
}

/* Whether a window has it open: then the file belongs to that window. */
static gboolean
is_open (PwLibraryPage *self, PwLibraryGame *game)
{
  gboolean open = FALSE;

  g_signal_emit_by_name (self, "is-open", pw_library_game_get_path (game), &open);
  if (open)
    fail (self, _("This game is open in a window: close it there first."));
  return open;
}

static void
on_renamed (PwLibraryPage *self, const char *title)
{
  PwLibraryGame *game = find_game (self, NULL);
  g_autoptr (GError) error = NULL;

  if (game && !pw_library_rename (self->library, game, title, &error))
    fail (self, error->message);
}

static void
on_rename (GSimpleAction *action, GVariant *path, gpointer data)
{
  PwLibraryPage *self = data;
  PwLibraryGame *game = find_game (self, path);
  const PwSummary *summary = game ? pw_library_game_get_summary (game) : NULL;
  PwTitleDialog *dialog;

  if (summary == NULL || is_open (self, game))
    return;
  g_free (self->chosen);
  self->chosen = g_strdup (pw_library_game_get_path (game));
  dialog = pw_title_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), summary->title);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (on_renamed), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_duplicate (GSimpleAction *action, GVariant *path, gpointer data)
{
  PwLibraryPage *self = data;
  PwLibraryGame *game = find_game (self, path);
  g_autoptr (GError) error = NULL;

  if (game && !pw_library_duplicate (self->library, game, &error))
    fail (self, error->message);
  else if (game)
    tell (self, _("Duplicated"), NULL, NULL);
}

static void
on_delete (GSimpleAction *action, GVariant *path, gpointer data)
{
  PwLibraryPage *self = data;
  PwLibraryGame *game = find_game (self, path);
  g_autoptr (GError) error = NULL;

  if (game == NULL || is_open (self, game))
    return;
  if (pw_library_delete (self->library, game, &error))
    tell (self, _("Deleted"), _("_Undo"), "library.restore");
  else
    fail (self, error->message);
  update_restore (self);
}

static void
on_restore (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  PwLibraryPage *self = data;
  g_autoptr (GError) error = NULL;

  if (!pw_library_restore (self->library, &error) && error)
    fail (self, error->message);
  update_restore (self);
}

static void
on_share (GSimpleAction *action, GVariant *path, gpointer data)
{
  PwLibraryPage *self = data;
  PwLibraryGame *game = find_game (self, path);
  const PwSummary *summary = game ? pw_library_game_get_summary (game) : NULL;

  if (summary)
    gtk_window_present (GTK_WINDOW (pw_share_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), summary)));
}

/* -- In and out ------------------------------------------------------------------------------- */

static void
on_export_chosen (gpointer owner, GFile *file)
{
  PwLibraryPage *self = owner;
  PwLibraryGame *game = find_game (self, NULL);
  g_autoptr (GError) error = NULL;

  if (game && pw_library_export (game, file, &error))
    tell (self, _("Saved"), NULL, NULL);
  else if (game)
    fail (self, error->message);
}

static void
on_export (GSimpleAction *action, GVariant *path, gpointer data)
{
  PwLibraryPage *self = data;
  g_autofree char *name = g_path_get_basename (g_variant_get_string (path, NULL));

  g_free (self->chosen);
  self->chosen = g_variant_dup_string (path, NULL);
  pw_file_dialog_save (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), name, self, on_export_chosen);
}

static void
on_import_chosen (gpointer owner, GFile *file)
{
  PwLibraryPage *self = owner;
  g_autoptr (GError) error = NULL;

  if (pw_library_import (self->library, file, &error))
    tell (self, _("Imported"), NULL, NULL);
  else
    fail (self, error->message);
}

static void
on_import (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  pw_file_dialog_open (GTK_WINDOW (gtk_widget_get_root (data)), data, on_import_chosen);
}

static void
on_table_chosen (gpointer owner, GFile *file)
{
  PwLibraryPage *self = owner;
  g_autoptr (GPtrArray) summaries = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *csv = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (self->shown); i++)
    {
      g_autoptr (PwLibraryGame) game = g_list_model_get_item (self->shown, i);
      const PwSummary *summary = pw_library_game_get_summary (game);

      if (summary)
        g_ptr_array_add (summaries, (gpointer) summary);
    }
  csv = pw_csv_print (summaries);
  if (pw_file_write (file, csv, -1, &error))
    tell (self, _("Saved"), NULL, NULL);
  else
    fail (self, error->message);
}

static void
on_table (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  pw_file_dialog_save_kind (GTK_WINDOW (gtk_widget_get_root (data)), &table_kind, _("games.csv"), data, on_table_chosen);
}

static const GActionEntry actions[] = {
  { "rename", on_rename, "s" },
  { "duplicate", on_duplicate, "s" },
  { "delete", on_delete, "s" },
  { "restore", on_restore },
  { "share", on_share, "s" },
  { "export", on_export, "s" },
  { "import", on_import },
  { "table", on_table },
};

/* -- Object ------------------------------------------------------------------------------------- */

static void
pw_library_page_dispose (GObject *object)
{
  PwLibraryPage *self = PW_LIBRARY_PAGE (object);

  g_clear_handle_id (&self->update_id, g_source_remove);
  if (self->library)
    g_signal_handlers_disconnect_by_data (self->library, self);
  g_clear_object (&self->shown);
  g_clear_object (&self->actions);
  g_clear_object (&self->library);
  g_clear_object (&self->players);
  g_clear_pointer (&self->player_set, g_hash_table_unref);
  g_clear_pointer (&self->chosen, g_free);
  g_clear_pointer (&self->problem, g_free);
  self->filter = NULL;
  G_OBJECT_CLASS (pw_library_page_parent_class)->dispose (object);
}

static void
pw_library_page_class_init (PwLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_library_page_dispose;

  /**
   * PwLibraryPage::open-path:
   * @path: where a kept game lies
   *
   * Somebody chose a game.
   */
  signals[OPEN_PATH] = g_signal_new ("open-path", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                     1, G_TYPE_STRING);
  /**
   * PwLibraryPage::told:
   * @text: a sentence
   * @button: (nullable): what may be done about it
   * @action: (nullable): the action that does it
   */
  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING);
  /**
   * PwLibraryPage::failed:
   * @why: why something was not done
   */
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_STRING);
  /**
   * PwLibraryPage::is-open:
   * @path: where a kept game lies
   *
   * Returns: whether a window has it open
   */
  g_signal_new ("is-open", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL,
                G_TYPE_BOOLEAN, 1, G_TYPE_STRING);

  g_type_ensure (PW_TYPE_PAIR_LAYOUT);
  g_type_ensure (PW_TYPE_STATISTICS_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PwLibraryPage, search);
  gtk_widget_class_bind_template_child (widget_class, PwLibraryPage, part);
  gtk_widget_class_bind_template_child (widget_class, PwLibraryPage, game);
  gtk_widget_class_bind_template_child (widget_class, PwLibraryPage, player);
  gtk_widget_class_bind_template_child (widget_class, PwLibraryPage, time);
  gtk_widget_class_bind_template_child (widget_class, PwLibraryPage, count);
  gtk_widget_class_bind_template_child (widget_class, PwLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, PwLibraryPage, body);
  gtk_widget_class_bind_template_child (widget_class, PwLibraryPage, list);
  gtk_widget_class_bind_template_child (widget_class, PwLibraryPage, empty);
  gtk_widget_class_bind_template_child (widget_class, PwLibraryPage, statistics);
  gtk_widget_class_bind_template_callback (widget_class, on_filter);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
}

static void
fill_choices (PwLibraryPage *self)
{
  const char *parts[] = { _("All games"), _("Finished"), _("Not finished"), _("Not readable"), NULL };
  const char *times[] = { _("At any time"), _("In the last 30 days"), _("In the last year"), _("This year"), NULL };
  const char *first_player[] = { _("Everybody"), NULL };
  g_autoptr (GtkStringList) games = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) part = gtk_string_list_new (parts), time = gtk_string_list_new (times);
  g_autoptr (GtkExpression) string = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  gtk_string_list_append (games, _("Every kind"));
  for (guint i = 0; i < pw_games_count (); i++)
    gtk_string_list_append (games, _(pw_games_nth (i)->name));
  self->players = gtk_string_list_new (first_player);
  gtk_drop_down_set_model (self->part, G_LIST_MODEL (part));
  gtk_drop_down_set_model (self->game, G_LIST_MODEL (games));
  gtk_drop_down_set_expression (self->player, string);
  gtk_drop_down_set_model (self->player, G_LIST_MODEL (self->players));
  gtk_drop_down_set_model (self->time, G_LIST_MODEL (time));
}

static void
pw_library_page_init (PwLibraryPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkFilter *filter;
  GtkSorter *sorter;

  gtk_widget_init_template (GTK_WIDGET (self));
  pw_stack_watch (self->stack);
  pw_stack_watch (self->body);
  self->player_set = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->library = g_object_ref (pw_library_get_default ());
  fill_choices (self);
  filter = GTK_FILTER (gtk_custom_filter_new (is_meant, self, NULL));
  sorter = GTK_SORTER (gtk_custom_sorter_new (newest_first, NULL, NULL));
  self->shown = G_LIST_MODEL (
    gtk_sort_list_model_new (G_LIST_MODEL (gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->library)), filter)),
                             sorter));
  self->filter = filter;
  g_signal_connect (factory, "setup", G_CALLBACK (on_row_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_row_bind), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_row_unbind), NULL);
  gtk_list_view_set_factory (self->list, factory);
  g_object_unref (factory);
  {
    GtkNoSelection *selection = gtk_no_selection_new (g_object_ref (self->shown));

    gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
    g_object_unref (selection);
  }
  g_signal_connect_swapped (self->library, "items-changed", G_CALLBACK (update_soon), self);
  g_signal_connect_swapped (self->library, "notify::busy", G_CALLBACK (update_soon), self);
  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "library", G_ACTION_GROUP (group));
  self->actions = G_ACTION_GROUP (g_object_ref (group));
  update_restore (self);
}

/**
 * pw_library_page_new:
 *
 * Returns: (transfer none): the page; empty until pw_library_page_refresh()
 */
GtkWidget *
pw_library_page_new (void)
{
  return g_object_new (PW_TYPE_LIBRARY_PAGE, NULL);
}

/**
 * pw_library_page_refresh:
 *
 * Looks which games there are.
 */
void
pw_library_page_refresh (PwLibraryPage *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (PW_IS_LIBRARY_PAGE (self));
  g_clear_pointer (&self->problem, g_free);
  if (!pw_library_refresh (self->library, &error))
    self->problem = g_strdup (error->message);
  g_clear_handle_id (&self->update_id, g_source_remove);
  on_update (self);
}

/**
 * pw_library_page_focus_first:
 *
 * Gives the keyboard to the search: typing finds a game.
 */
void
pw_library_page_focus_first (PwLibraryPage *self)
{
  g_return_if_fail (PW_IS_LIBRARY_PAGE (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

GListModel *
pw_library_page_get_shown (PwLibraryPage *self)
{
  g_return_val_if_fail (PW_IS_LIBRARY_PAGE (self), NULL);
  return self->shown;
}

/**
 * pw_library_page_get_actions:
 *
 * Returns: (transfer none): what "told" names as an action, to be inserted as "library" where a button for it stands
 *   outside of the page
 */
GActionGroup *
pw_library_page_get_actions (PwLibraryPage *self)
{
  g_return_val_if_fail (PW_IS_LIBRARY_PAGE (self), NULL);
  return self->actions;
}
