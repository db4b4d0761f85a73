/* pw-library-page.c: all kept games: searched, opened, renamed, given away; and what they add up to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-library-page-private.h"

#include <glib/gi18n-lib.h>

#include "pw-library-row.h"
#include "pw-list-place.h"
#include "pw-page.h"
#include "pw-pair-layout.h"
#include "pw-stack.h"
#include "pw-wrap-layout.h"

static char *
get_title (PwPage *page, gboolean narrow)
{
  return g_strdup (_("Library"));
}

static void
page_init (PwPageInterface *iface)
{
  iface->name = "library";
  iface->bar = PW_PAGE_BAR_BACK | PW_PAGE_BAR_MENU;
  iface->traits = PW_PAGE_ESCAPES;
  iface->title = get_title;
  iface->enter = (void (*) (PwPage *)) pw_library_page_refresh;
  iface->focus = (void (*) (PwPage *)) pw_library_page_focus_first;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PwLibraryPage, pw_library_page, ADW_TYPE_BIN, G_IMPLEMENT_INTERFACE (PW_TYPE_PAGE, page_init))

enum
{
  OPEN_PATH,
  TOLD,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

void
pw_library_page_tell (PwLibraryPage *self, const char *text, const char *button, const char *action)
{
  g_signal_emit (self, signals[TOLD], 0, text, button, action);
}

void
pw_library_page_fail (PwLibraryPage *self, const char *why)
{
  g_signal_emit (self, signals[FAILED], 0, why);
}

/* -- Showing --------------------------------------------------------------------------------- */

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
  adw_status_page_set_title (self->empty, self->problem ? _("Your games cannot be listed")
                                          : all         ? _("No game found")
                                                        : _("No game yet"));
  description = g_markup_escape_text (self->problem ? self->problem
                                      : all         ? _("Nothing in your library matches your search.")
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
  pw_library_search_update (self);
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
  pw_library_search_changed (self);
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

static gpointer
get_row_game (GtkWidget *row)
{
  return pw_library_row_get_game (PW_LIBRARY_ROW (row));
}

static void
on_activated (PwLibraryPage *self, guint position)
{
  g_autoptr (PwLibraryGame) game = g_list_model_get_item (self->shown, position);
  g_autofree char *path = g_strdup (pw_library_game_get_path (game));

  g_signal_emit (self, signals[OPEN_PATH], 0, path);
}

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
  g_clear_pointer (&self->player_names, g_ptr_array_unref);
  g_clear_pointer (&self->player_set, g_hash_table_unref);
  g_clear_pointer (&self->chosen, g_free);
  g_clear_pointer (&self->problem, g_free);
  /* The library goes on, and with it whoever still holds the list. */
  if (self->filter)
    gtk_custom_filter_set_filter_func (GTK_CUSTOM_FILTER (self->filter), NULL, NULL, NULL);
  g_clear_object (&self->filter);
  G_OBJECT_CLASS (pw_library_page_parent_class)->dispose (object);
}

static void
add_signals (GType type)
{
  /**
   * PwLibraryPage::open-path:
   * @path: where a kept game lies
   *
   * Somebody chose a game.
   */
  signals[OPEN_PATH] = g_signal_new ("open-path", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * PwLibraryPage::review-path:
   * @path: where a game is kept
   *
   * Somebody wants to see its review.
   */
  g_signal_new ("review-path", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * PwLibraryPage::told:
   * @text: a sentence
   * @button: (nullable): what may be done about it
   * @action: (nullable): the action that does it
   */
  signals[TOLD] = g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_STRING,
                                G_TYPE_STRING, G_TYPE_STRING);
  /**
   * PwLibraryPage::failed:
   * @why: why something was not done
   */
  signals[FAILED] = g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * PwLibraryPage::is-open:
   * @path: where a kept game lies
   *
   * Returns: whether a window has it open
   */
  g_signal_new ("is-open", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1,
                G_TYPE_STRING);
}

static void
pw_library_page_class_init (PwLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_library_page_dispose;

  add_signals (G_TYPE_FROM_CLASS (klass));
  g_type_ensure (PW_TYPE_PAIR_LAYOUT);
  g_type_ensure (PW_TYPE_WRAP_LAYOUT);
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

/* Rows are made once the list is seen: it makes two hundred of them, whatever there is room for. */
static void
show_list (PwLibraryPage *self)
{
  GtkSelectionModel *selection;

  if (gtk_list_view_get_model (self->list))
    return;
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (self->shown)));
  gtk_list_view_set_model (self->list, selection);
  g_object_unref (selection);
}

static void
make_list (PwLibraryPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_row_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_row_bind), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_row_unbind), NULL);
  gtk_list_view_set_factory (self->list, factory);
  g_object_unref (factory);
  pw_list_place_keep (self->list, self->shown, get_row_game);
  g_signal_connect (self, "map", G_CALLBACK (show_list), NULL);
}

static void
pw_library_page_init (PwLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pw_stack_watch (self->stack);
  pw_stack_watch (self->body);
  self->library = g_object_ref (pw_library_get_default ());
  pw_library_search_init (self);
  make_list (self);
  g_signal_connect_swapped (self->library, "items-changed", G_CALLBACK (update_soon), self);
  g_signal_connect_swapped (self->library, "notify::busy", G_CALLBACK (update_soon), self);
  pw_library_actions_init (self);
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
  pw_library_actions_update (self);
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
