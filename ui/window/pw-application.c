/* pw-application.c: the program: its windows, its actions, the files it is given
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-application.h"

#include <signal.h>

#include <glib-unix.h>
#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "games/pw-games.h"
#include "model/pw-emergency.h"
#include "model/pw-library.h"
#include "pw-about.h"
#include "pw-board.h"
#include "pw-dialog.h"
#include "pw-explain.h"
#include "pw-file-reader.h"
#include "pw-pointer.h"
#include "pw-preferences.h"
#include "pw-recovery.h"
#include "pw-rules-dialog.h"
#include "pw-settings.h"
#include "pw-style.h"
#include "pw-toolkit-names.h"
#include "pw-ways-out.h"
#include "pw-window.h"

struct _PwApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (PwApplication, pw_application, ADW_TYPE_APPLICATION)

/* Every shortcut of the program; help-overlay.ui shows them. */
static const struct
{
  const char *action;
  const char *accels[3];
} accels[] = {
  { "app.quit", { "<Control>q" } },
  { "app.new", { "<Control>n" } },
  { "app.open", { "<Control>o" } },
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Control><Shift>z", "<Control>y" } },
  { "win.played-so", { "<Control><Shift>Return" } },
  { "win.edit-line(uint32 0)", { "<Control>e" } },
  { "win.strike-line(uint32 0)", { "<Control>k" } },
  { "win.insert-line(uint32 0)", { "<Control>i" } },
  { "win.correct(uint32 0)", { "<Control>t" } },
  { "win.show-dropped", { "<Control>h" } },
  { "win.save-copy", { "<Control><Shift>s" } },
  { "win.ledger", { "<Control>l" } },
  { "win.review", { "<Control>r" } },
  { "win.library", { "<Control><Shift>l" } },
  { "win.start-game", { "<Control>Return" } },
  { "win.show-start", { "<Alt>Home" } },
  { "win.back", { "<Alt>Left" } },
  { "win.fullscreen", { "F11" } },
  { "win.table-window", { "<Shift>F11" } },
  { "win.pause-clock", { "Pause" } },
  { "app.explain", { "F1" } },
  { "app.preferences", { "<Control>comma" } },
  { "win.show-help-overlay", { "<Control>question" } },
  { "window.close", { "<Control>w" } },
};

static PwWindow *
main_window (PwApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  /* Dialogs are windows too. */
  while (window && !PW_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  if (!window)
    window = GTK_WINDOW (pw_window_new (self));
  return PW_WINDOW (window);
}

/* The window that shows the game kept in @file. Two windows would write over each other. */
static PwWindow *
find_window (PwApplication *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l && path; l = l->next)
    {
      PwSession *session = PW_IS_WINDOW (l->data) ? pw_window_get_session (l->data) : NULL;

      if ((session && pw_session_is_at (session, path)) || pw_file_reader_is_reading (l->data, path))
        return l->data;
    }
  return NULL;
}

/* This window may go; then the others. */
static void
quit_further (PwWindow *window, gpointer application)
{
  gtk_window_close (GTK_WINDOW (window));
  g_action_group_activate_action (application, "quit", NULL);
}

/* The first window with something that is not saved, after one more try; or NULL. */
static PwWindow *
find_unsaved (GtkApplication *application)
{
  /* A window may go when its game is saved after all. */
  g_autolist (GtkWindow)
    windows = g_list_copy_deep (gtk_application_get_windows (application), (GCopyFunc) (gpointer) g_object_ref, NULL);

  for (GList *l = windows; l; l = l->next)
    if (PW_IS_WINDOW (l->data) && !pw_window_may_leave (l->data))
      return l->data;
  return NULL;
}

static void
on_quit (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *unsaved = find_unsaved (user_data);

  if (unsaved)
    {
      if (!pw_dialog_ask_all (GTK_WINDOW (unsaved)))
        pw_window_leave_game (unsaved, quit_further, user_data, NULL);
      return;
    }
  /* Windows are closed, not dropped, so that each keeps its size. */
  while (TRUE)
    {
      GtkWindow *window = gtk_application_get_active_window (user_data);

      if (!window)
        break;
      gtk_window_close (window);
      /* It asks something first. */
      if (gtk_application_get_active_window (user_data) == window)
        return;
    }
  g_application_quit (user_data);
}

static void
on_new (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_window_show_setup (main_window (user_data), FALSE);
}

static void
on_final_scoring (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_window_show_setup (main_window (user_data), TRUE);
}

static void
on_open (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_window_choose_record (main_window (user_data));
}

static void
on_about (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_about_show (gtk_application_get_active_window (user_data));
}

/* -- Rules ------------------------------------------------------------------------------------ */

static void
show_rules (PwApplication *self, GtkWindow *over, const PwGame *game, const char *rules, const char *subject)
{
  PwSession *session = pw_window_get_session (main_window (self));

  /* Above the rules there are no further ones. */
  if (PW_IS_RULES_DIALOG (over))
    {
      pw_rules_dialog_search (PW_RULES_DIALOG (over), NULL);
      return;
    }
  if (!game && session)
    game = pw_session_get_game (session);
  gtk_window_present (GTK_WINDOW (pw_rules_dialog_new (over, game, rules, subject)));
}

/* The dialog above @window, or NULL. */
static GtkWindow *
dialog_above (GtkWindow *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) above = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (above) == window && gtk_window_get_modal (above) &&
          gtk_widget_get_visible (GTK_WIDGET (above)))
        return above;
    }
  return NULL;
}

/* The window that is worked in. */
static GtkWindow *
front_window (PwApplication *self)
{
  GtkWindow *window = GTK_WINDOW (main_window (self)), *above;

  while ((above = dialog_above (window)))
    window = above;
  return window;
}

static void
on_rules (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_rules (user_data, front_window (user_data), NULL, NULL, NULL);
}

/* @parameter: the id of a game and the numbers of rules. */
static void
on_show_rules (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const char *game, *rules;

  g_variant_get (parameter, "(&s&s)", &game, &rules);
  show_rules (user_data, front_window (user_data), pw_games_find (game), rules, NULL);
}

static void
on_explain (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = front_window (user_data);
  GtkWidget *focus = gtk_window_get_focus (window), *pointed = pw_pointer_find (window);
  GtkWidget *clicked = pw_pointer_find_clicked (window);
  g_auto (PwExplained) explained = { 0 };

  /* What is pointed at, when it says something: people move on over empty table. */
  if ((!pointed || !pw_explain_find_pointed (pointed, &explained)) &&
      !pw_explain_find (focus ? focus : GTK_WIDGET (window), &explained) && clicked)
    pw_explain_find_pointed (clicked, &explained);
  show_rules (user_data, window, explained.game, explained.rules, explained.subject);
}

static void
on_preferences (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (pw_preferences_new (GTK_WINDOW (main_window (user_data)))));
}

static const GActionEntry actions[] = {
  { "quit", on_quit },
  { "new", on_new },
  { "final-scoring", on_final_scoring },
  { "open", on_open },
  { "about", on_about },
  { "preferences", on_preferences },
  { "rules", on_rules },
  { "show-rules", on_show_rules, "(ss)" },
  { "explain", on_explain },
};

/* Ctrl+D opens the first editor of components that a game has. */
static void
set_editor_accels (PwApplication *self)
{
  static const char *const keys[] = { "<Control>d", NULL };

  for (guint i = 0; i < pw_games_count (); i++)
    {
      const PwBoardClass *board = pw_board_class_for (pw_games_peek (i)->id);

      if (board->n_editors > 0)
        {
          g_autofree char *action = g_action_print_detailed_name ("win.edit-component",
                                                                  g_variant_new ("(ss)", board->game_id, board->editors[0].id));

          gtk_application_set_accels_for_action (GTK_APPLICATION (self), action, keys);
          return;
        }
    }
}

/* Who asks the program to end, as a terminal does or the system when it goes down, gets what was entered saved first. There is no
 * time for questions: what cannot be saved is in the emergency copy. Then it ends as it was asked to. */
static gboolean
on_told_to_end (gpointer number)
{
  pw_session_finish_all ();
  signal (GPOINTER_TO_INT (number), SIG_DFL);
  raise (GPOINTER_TO_INT (number));
  return G_SOURCE_REMOVE;
}

static void
watch_signals (void)
{
  static const int signals[] = { SIGTERM, SIGINT, SIGHUP };
  struct sigaction before;

  /* Those that whoever started the program wants it to ignore, it does: "nohup". */
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    if (sigaction (signals[i], NULL, &before) == 0 && before.sa_handler == SIG_DFL)
      g_unix_signal_add_full (G_PRIORITY_HIGH, signals[i], on_told_to_end, GINT_TO_POINTER (signals[i]), NULL);
}

static void on_query_end (GtkApplication *application);

/* Somebody has said what is to become of this window's game; then the others. What is saved by now holds nothing up. */
static void
let_session_end (PwWindow *window, gpointer application)
{
  PwSession *session = pw_window_get_session (window);

  if (session && pw_session_is_unsaved (session))
    gtk_window_close (GTK_WINDOW (window));
  on_query_end (application);
}

/* The desktop session is about to end: what is still not saved holds it up (pw_window_update_held()), and somebody is asked.
 * Where it ends all the same, the emergency copy is there. */
static void
on_query_end (GtkApplication *application)
{
  PwWindow *unsaved = find_unsaved (application);

  if (unsaved)
    pw_window_leave_game (unsaved, let_session_end, application, NULL);
}

/* A reserve that was used, or never was there, is made when nobody waits for a window. */
static gboolean
on_idle (gpointer data)
{
  pw_emergency_reserve ();
  return G_SOURCE_REMOVE;
}

static void
pw_application_startup (GApplication *application)
{
  GSettings *settings;

  pw_style_let_theme ();
  G_APPLICATION_CLASS (pw_application_parent_class)->startup (application);
  pw_setup_isolate_names (TRUE);
  pw_number_set_right_to_left (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL);

  pw_games_add_all ();
  pw_toolkit_names_init ();
  gtk_window_set_default_icon_name (PW_APP_ID);
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), accels[i].action, accels[i].accels);

  set_editor_accels (PW_APPLICATION (application));
  settings = pw_settings_get ();
  if (settings)
    {
      g_autoptr (GAction) scheme = g_settings_create_action (settings, "color-scheme");

      g_action_map_add_action (G_ACTION_MAP (application), scheme);
    }
  else
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (application), "preferences")), FALSE);
  pw_settings_bind_color_scheme (adw_style_manager_get_default ());
  pw_settings_bind_all ();
  pw_emergency_tidy ();
  g_idle_add_full (G_PRIORITY_LOW, on_idle, NULL, NULL);
  pw_recovery_watch (GTK_APPLICATION (application));
  pw_library_count_day ();
  watch_signals ();
  g_signal_connect (application, "query-end", G_CALLBACK (on_query_end), NULL);
}

static void
pw_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (main_window (PW_APPLICATION (application))));
}

static void
pw_application_window_added (GtkApplication *application, GtkWindow *window)
{
  GTK_APPLICATION_CLASS (pw_application_parent_class)->window_added (application, window);
  pw_pointer_watch (window);
}

static void
pw_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  for (int i = 0; i < n_files; i++)
    {
      /* One window shows one game; further files get a window each. */
      PwWindow *window = find_window (PW_APPLICATION (application), files[i]);

      if (!window)
        window = i ? pw_window_new (PW_APPLICATION (application)) : main_window (PW_APPLICATION (application));

      gtk_window_present (GTK_WINDOW (window));
      pw_window_open_file (window, files[i]);
    }
}

/* What was read of the kept games by now need not be read again, also where reading is not done. */
static void
pw_application_shutdown (GApplication *application)
{
  pw_session_finish_all ();
  pw_library_save (pw_library_get_default ());
  G_APPLICATION_CLASS (pw_application_parent_class)->shutdown (application);
}

static void
pw_application_class_init (PwApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->startup = pw_application_startup;
  application_class->activate = pw_application_activate;
  application_class->open = pw_application_open;
  application_class->shutdown = pw_application_shutdown;
  GTK_APPLICATION_CLASS (klass)->window_added = pw_application_window_added;
}

static void
pw_application_init (PwApplication *self)
{
}

/**
 * pw_application_new:
 *
 * To be called before anything of GTK.
 *
 * Returns: (transfer full): the program, ready for g_application_run().
 */
PwApplication *
pw_application_new (void)
{
  pw_style_hold_theme ();
  return g_object_new (PW_TYPE_APPLICATION, "application-id", PW_APP_ID, "resource-base-path", "/io/github/pipwright/Pipwright",
                       "flags", G_APPLICATION_HANDLES_OPEN, "register-session", TRUE, NULL);
}
