/* pw-window-pages.c: which page the window shows, and the ways between them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window-private.h"

#include "pw-board.h"
#include "pw-recovery.h"
#include "pw-settings.h"
#include "pw-ways-out.h"

gboolean
pw_window_is_page (PwWindow *self, const char *page)
{
  return g_strcmp0 (pw_window_get_page (self), page) == 0;
}

void
pw_window_show_page (PwWindow *self, const char *page)
{
  gtk_stack_set_visible_child_name (self->stack, page);
  if (pw_window_is_page (self, "start"))
    pw_start_page_refresh (self->start_page);
  else if (pw_window_is_page (self, "library"))
    pw_library_page_refresh (self->library_page);
  pw_window_look_for_copies (self);
  pw_window_update (self);
  if (pw_window_is_page (self, "setup"))
    pw_setup_page_focus_first (self->setup_page);
  else if (pw_window_is_page (self, "start"))
    pw_start_page_focus_first (self->start_page);
  else if (pw_window_is_page (self, "library"))
    pw_library_page_focus_first (self->library_page);
  else if (pw_window_is_page (self, "ledger"))
    pw_ledger_page_focus_first (self->ledger_page);
  else
    gtk_widget_child_focus (gtk_stack_get_visible_child (self->stack), GTK_DIR_TAB_FORWARD);
}

/* Where the way back leads: to @page, unless that showed a game which has gone. */
static const char *
way_to (PwWindow *self, const char *page)
{
  gboolean of_game = !page || !(g_str_equal (page, "start") || g_str_equal (page, "library"));

  return of_game && !self->session ? "start" : page;
}

static void
on_back (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;

  if (pw_window_is_page (self, "final"))
    pw_window_show_page (self, "table");
  else if (pw_window_is_page (self, "ledger"))
    pw_window_show_page (self, self->before_ledger);
  else if (pw_window_is_page (self, "editor"))
    {
      if (g_strcmp0 (self->before_editor, "setup") == 0)
        pw_setup_page_refresh (self->setup_page);
      pw_window_show_page (self, self->before_editor);
    }
  else if (pw_window_is_page (self, "setup"))
    pw_window_show_page (self, way_to (self, self->before_setup));
  else if (pw_window_is_page (self, "library"))
    pw_window_show_page (self, way_to (self, self->before_library));
  else if (pw_window_is_page (self, "view"))
    pw_window_leave_view (self);
  else
    pw_window_show_page (self, "start");
}

/* @parameter: the ids of a game and of one of its editors. */
static void
on_edit_component (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;
  const PwBoardClass *board;
  const char *game, *id;

  g_variant_get (parameter, "(&s&s)", &game, &id);
  board = pw_board_class_for (game);
  for (guint i = 0; i < board->n_editors; i++)
    if (g_str_equal (board->editors[i].id, id))
      {
        /* One that is left stays as it was. */
        if (self->editor != &board->editors[i])
          adw_bin_set_child (self->editor_page, board->editors[i].create ());
        self->editor = &board->editors[i];
        if (!pw_window_is_page (self, "editor"))
          self->before_editor = pw_window_is_page (self, "setup")   ? "setup"
                                : pw_window_is_page (self, "table") ? "table"
                                : pw_window_is_page (self, "final") ? "final"
                                                                    : "start";
        pw_window_show_page (self, "editor");
        gtk_widget_grab_focus (adw_bin_get_child (self->editor_page));
      }
}

static void
on_show_start (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_window_show_start (user_data);
}

static void
on_show_final (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_window_show_final (user_data);
}

static void
on_library (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;

  self->before_library = pw_window_is_page (self, "table")    ? "table"
                         : pw_window_is_page (self, "final")  ? "final"
                         : pw_window_is_page (self, "ledger") ? "ledger"
                                                              : "start";
  pw_window_show_page (self, "library");
}

static void
on_ledger (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_window_show_ledger (user_data);
}

static void
start_game (PwWindow *self, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSession) session = pw_setup_page_start (self->setup_page, &error);

  if (session)
    pw_window_open_session (self, session);
  else
    pw_window_tell_problem (self, error->message);
}

/* Asked before, not after: a game that was begun would lie among the others already. */
static void
on_start_game (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_window_leave_game (user_data, start_game, NULL, NULL);
}

/* A line of the ledger was chosen: the table shows its moment. */
static void
on_looked (PwWindow *self)
{
  pw_window_show_page (self, "table");
}

static void
on_setup_entered (PwWindow *self)
{
  gtk_widget_grab_focus (self->start_button);
}

static void
on_open_path (PwWindow *self, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  pw_window_open_file (self, file);
}

/* Games are kept in another folder from now on. */
static void
on_folder_changed (PwWindow *self)
{
  if (pw_window_is_page (self, "start"))
    pw_start_page_refresh (self->start_page);
  else if (pw_window_is_page (self, "library"))
    pw_library_page_refresh (self->library_page);
}

/* What is typed into a search goes first. */
static gboolean
clear_search (GtkWidget *focus)
{
  GtkWidget *search = gtk_widget_get_ancestor (focus, GTK_TYPE_SEARCH_ENTRY);

  if (!search || *gtk_editable_get_text (GTK_EDITABLE (search)) == '\0')
    return FALSE;
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  return TRUE;
}

/* Escape leaves a page that was opened on the way to something else. What is open above it is closed first, by itself. */
static gboolean
on_page_key (PwWindow *self, guint key, guint code, GdkModifierType state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (key != GDK_KEY_Escape || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK) ||
      !(pw_window_is_page (self, "setup") || pw_window_is_page (self, "ledger") || pw_window_is_page (self, "library")) ||
      (focus && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER)))
    return GDK_EVENT_PROPAGATE;
  if (!focus || !clear_search (focus))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
  return GDK_EVENT_STOP;
}

static const GActionEntry actions[] = {
  { "back", on_back },
  { "edit-component", on_edit_component, "(ss)" },
  { "show-start", on_show_start },
  { "show-final", on_show_final },
  { "library", on_library },
  { "ledger", on_ledger },
  { "start-game", on_start_game },
};

/* The commands that lead from page to page, and what the pages themselves ask for. */
void
pw_window_add_pages (PwWindow *self)
{
  GSettings *settings = pw_settings_get ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_page_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  g_signal_connect_object (self->start_page, "open-path", G_CALLBACK (on_open_path), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->ledger_page, "looked", G_CALLBACK (on_looked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->setup_page, "entered", G_CALLBACK (on_setup_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->setup_page, "notify::ready", G_CALLBACK (pw_window_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->setup_page, "notify::final", G_CALLBACK (pw_window_update), self, G_CONNECT_SWAPPED);
  /* After, as the store must know it first. */
  if (settings)
    g_signal_connect_object (settings, "changed::games-folder", G_CALLBACK (on_folder_changed), self,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/**
 * pw_window_get_page:
 *
 * Returns: "start", "setup", "editor", "table", "final", "ledger" or "view"
 */
const char *
pw_window_get_page (PwWindow *self)
{
  g_return_val_if_fail (PW_IS_WINDOW (self), NULL);
  return gtk_stack_get_visible_child_name (self->stack);
}

/**
 * pw_window_show_start:
 *
 * Shows the start page. The game that was open stays behind it.
 */
void
pw_window_show_start (PwWindow *self)
{
  g_return_if_fail (PW_IS_WINDOW (self));
  pw_banner_set_text (self->broken_banner, NULL);
  pw_window_show_page (self, "start");
}

/**
 * pw_window_show_setup:
 * @end: whether the level that is chosen at first is that of the end position; else the usual one
 *
 * Shows the page on which a new game is set up.
 */
void
pw_window_show_setup (PwWindow *self, gboolean end)
{
  g_return_if_fail (PW_IS_WINDOW (self));
  pw_banner_set_text (self->broken_banner, NULL);
  if (!pw_window_is_page (self, "setup"))
    {
      /* The library cannot be opened over a set-up: the two never lead to each other in a circle. */
      self->before_setup = pw_window_is_page (self, "table") || pw_window_is_page (self, "ledger") ? "table"
                           : pw_window_is_page (self, "final")                                     ? "final"
                           : pw_window_is_page (self, "library")                                   ? "library"
                                                                                                   : "start";
      pw_setup_page_prepare (self->setup_page);
    }
  pw_setup_page_set_end (self->setup_page, end);
  pw_window_show_page (self, "setup");
  gtk_window_present (GTK_WINDOW (self));
}

/**
 * pw_window_show_final:
 *
 * Shows the final scoring of the game that is open.
 */
void
pw_window_show_final (PwWindow *self)
{
  g_return_if_fail (PW_IS_WINDOW (self));
  if (self->session)
    pw_window_show_page (self, "final");
}

/**
 * pw_window_show_ledger:
 *
 * Shows the ledger of the game that is open; the way back leads to the page shown before.
 */
void
pw_window_show_ledger (PwWindow *self)
{
  g_return_if_fail (PW_IS_WINDOW (self));
  if (!self->session || pw_window_is_page (self, "ledger"))
    return;
  self->before_ledger = pw_window_is_page (self, "final") ? "final" : "table";
  pw_window_show_page (self, "ledger");
}
