/* pw-window-pages.c: the commands that lead from page to page, and what the pages ask for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window-private.h"

#include "model/pw-reveal.h"
#include "pw-settings.h"
#include "pw-ways-out.h"
#include "pw-window-library.h"

static void
on_back (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_window_go_back (user_data);
}

/* @parameter: the ids of a game and of one of its editors. */
static void
on_edit_component (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;
  const char *game, *id;

  g_variant_get (parameter, "(&s&s)", &game, &id);
  if (pw_editor_page_set (pw_window_find_page (self, PW_TYPE_EDITOR_PAGE), game, id))
    pw_window_show_page (self, PW_TYPE_EDITOR_PAGE);
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
  pw_window_show_page (user_data, PW_TYPE_LIBRARY_PAGE);
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
  g_autoptr (PwSession) session = pw_setup_page_start (pw_window_find_page (self, PW_TYPE_SETUP_PAGE), &error);

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
  pw_page_enter (pw_window_get_shown (self));
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

/* Escape leaves a page that lets it. What is open above it is closed first, by itself. */
static gboolean
on_page_key (PwWindow *self, guint key, guint code, GdkModifierType state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (key != GDK_KEY_Escape || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK) ||
      !pw_page_is (pw_window_get_shown (self), PW_PAGE_ESCAPES) || (focus && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER)))
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

/* What pages ask for. */
static const struct
{
  GType (*type) (void);
  const char *signal;
  GCallback callback;
} wishes[] = {
  { pw_start_page_get_type, "open-path", G_CALLBACK (on_open_path) },
  { pw_setup_page_get_type, "entered", G_CALLBACK (on_setup_entered) },
  { pw_setup_page_get_type, "notify::ready", G_CALLBACK (pw_window_update) },
  { pw_setup_page_get_type, "notify::final", G_CALLBACK (pw_window_update) },
  { pw_table_page_get_type, "notify::shown", G_CALLBACK (pw_window_update_title) },
  /* A line of the ledger was chosen, or a moment of the review. */
  { pw_ledger_page_get_type, "looked", G_CALLBACK (pw_window_show_moment) },
  { pw_review_page_get_type, "looked", G_CALLBACK (pw_window_show_moment) },
};

/* From now on what @page asks for is done. */
void
pw_window_listen (PwWindow *self, PwPage *page)
{
  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (page, wishes[i].type ()))
      g_signal_connect_object (page, wishes[i].signal, wishes[i].callback, self, G_CONNECT_SWAPPED);
  if (PW_IS_LIBRARY_PAGE (page))
    pw_window_library_add (self, PW_LIBRARY_PAGE (page));
}

/* The commands that lead from page to page. */
void
pw_window_add_pages (PwWindow *self)
{
  GSettings *settings = pw_settings_get ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_page_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  /* After, as the store must know it first. */
  if (settings)
    g_signal_connect_object (settings, "changed::games-folder", G_CALLBACK (on_folder_changed), self,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
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
  pw_window_show_page (self, PW_TYPE_START_PAGE);
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
  PwSetupPage *setup;

  g_return_if_fail (PW_IS_WINDOW (self));
  pw_banner_set_text (self->broken_banner, NULL);
  setup = pw_window_find_page (self, PW_TYPE_SETUP_PAGE);
  /* Whoever went away by Escape finds the names that were typed. */
  if (!pw_setup_page_is_begun (setup))
    pw_setup_page_prepare (setup);
  else if (!pw_window_is_at (self, PW_TYPE_SETUP_PAGE))
    pw_setup_page_refresh (setup);
  pw_setup_page_set_end (setup, end);
  pw_window_show_page (self, PW_TYPE_SETUP_PAGE);
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
    pw_window_show_page (self, PW_TYPE_FINAL_PAGE);
}

/**
 * pw_window_show_ledger:
 *
 * Shows the ledger of the game that is open; the way back leads to the page shown before. It says all scores: where they are
 * still to be told one after the other, that comes first.
 */
void
pw_window_show_ledger (PwWindow *self)
{
  g_return_if_fail (PW_IS_WINDOW (self));
  if (self->session)
    pw_window_show_page (self, pw_reveal_is_due (self->session) ? PW_TYPE_FINAL_PAGE : PW_TYPE_LEDGER_PAGE);
}
