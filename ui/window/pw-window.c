/* pw-window.c: the window: one game, and the pages before and after it
 *
 * The header bar belongs to the window; pages have none. What it shows depends on the page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window-private.h"

#include <glib/gi18n-lib.h>

#include "model/pw-clock.h"
#include "model/pw-printed.h"
#include "model/pw-store.h"
#include "pw-announce.h"
#include "pw-columns.h"
#include "pw-dialog.h"
#include "pw-history-actions.h"
#include "pw-large-text.h"
#include "pw-make.h"
#include "pw-recovery.h"
#include "pw-report-actions.h"
#include "pw-settings.h"
#include "pw-shortcuts.h"
#include "pw-stack.h"
#include "pw-style.h"
#include "pw-ways-out.h"
#include "pw-window-exports.h"

/* Below this width, in pixels, buttons whose commands are also in the menu make room for the title. */
#define NARROW 560
/** GIVES_WAY: so many pixels before its bar has no room left, the window counts as narrow. */
#define GIVES_WAY 24

/* How long something told can be read, and how long something offered can be taken. */
#define TOLD_SECONDS 5
#define OFFER_SECONDS 30

G_DEFINE_FINAL_TYPE (PwWindow, pw_window, ADW_TYPE_APPLICATION_WINDOW)

gboolean
pw_window_has_flag (PwWindow *self, const char *property)
{
  gboolean flag = FALSE;

  if (self->session)
    g_object_get (self->session, property, &flag, NULL);
  return flag;
}

static void
on_session_changed (PwWindow *self)
{
  pw_window_update (self);
  pw_window_offer_entered (self);
}

/* What was told of is past once something else is done; a problem stays. */
static void
on_session_moved (PwWindow *self, PwChange change)
{
  if (change != PW_CHANGE_VIEW && pw_toast_get_seconds (self->toast) > 0)
    pw_toast_close (self->toast);
}

static void
on_session_over (PwWindow *self)
{
  if (pw_window_is_at (self, PW_TYPE_TABLE_VIEW))
    pw_window_relay_way (self);
  if (pw_window_has_flag (self, "over") && pw_window_is_at (self, PW_TYPE_TABLE_PAGE))
    pw_window_show_game (self);
  else
    pw_window_update (self);
}

/* A game that is kept in another folder is in no library, and yet goes on from the start page. */
static void
remember_elsewhere (PwSession *session)
{
  const char *path = session ? pw_session_get_path (session) : NULL;
  g_autofree char *folder = path ? g_path_get_dirname (path) : NULL, *usual = pw_store_directory (), *uri = NULL;

  if (path == NULL || g_str_equal (folder, usual))
    return;
  uri = g_filename_to_uri (path, NULL, NULL);
  if (uri && pw_settings_get ())
    g_settings_set_string (pw_settings_get (), "last-elsewhere", uri);
}

void
pw_window_set_session (PwWindow *self, PwSession *session)
{
  remember_elsewhere (session ? session : self->session);
  /* What is opened next may be the same file. */
  if (self->session && session != self->session)
    pw_session_finish (self->session);
  if (session != self->session)
    pw_window_keep_unsaved (self);
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (!g_set_object (&self->session, session))
    return;
  self->entered = 0;
  if (session)
    {
      pw_printed_keep (session);
      g_signal_connect_swapped (session, "changed", G_CALLBACK (on_session_changed), self);
      g_signal_connect_swapped (session, "changed", G_CALLBACK (on_session_moved), self);
      g_signal_connect_swapped (session, "notify::save-problem", G_CALLBACK (on_session_changed), self);
      g_signal_connect_swapped (session, "notify::over", G_CALLBACK (on_session_over), self);
    }
  pw_level_menu_set_session (self->level_menu, session);
  pw_window_pass_session (self);
  if (self->table_window)
    pw_table_view_set_session (PW_TABLE_VIEW (gtk_window_get_child (self->table_window)), session);
}

static void
on_undo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_session_undo (PW_WINDOW (user_data)->session);
}

static void
on_redo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_session_redo (PW_WINDOW (user_data)->session);
}

static void
on_pause_clock (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;
  PwClock *clock = pw_clock_of (self->session);

  pw_clock_set_paused (clock, !pw_clock_get_paused (clock));
  /* It stands in the title as long as it lasts, and lies over nothing. */
  pw_window_update_title (self);
  pw_announce (GTK_WIDGET (self), pw_clock_get_paused (clock) ? _("The clock is paused") : _("The clock goes on"));
}

static void
on_show_shortcuts (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_shortcuts_show (user_data);
}

static const GActionEntry actions[] = {
  { "undo", on_undo },
  { "redo", on_redo },
  { "pause-clock", on_pause_clock },
  { "show-help-overlay", on_show_shortcuts },
};

static void
on_level_refused (PwWindow *self, GError *error)
{
  pw_window_add_toast (self, error->message);
}

static gboolean
on_narrow_changed (gpointer data)
{
  PwWindow *self = data;

  self->narrow_source = 0;
  pw_text_grow (GTK_WINDOW (self), self->width, self->height);
  pw_window_update (self);
  return G_SOURCE_REMOVE;
}

/* Not now: nothing may be shown or hidden while sizes are given out. */
static void
update_soon (PwWindow *self)
{
  if (!self->narrow_source)
    self->narrow_source = g_idle_add (on_narrow_changed, self);
}

static void
pw_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PwWindow *self = PW_WINDOW (widget);
  gboolean narrow;

  /* A bar that leaves no room to make the window narrow would never give way: it gives way before. */
  if (!self->narrow)
    gtk_widget_measure (GTK_WIDGET (self->header), GTK_ORIENTATION_HORIZONTAL, -1, &self->wide_least, NULL, NULL, NULL);
  narrow = width < MAX (NARROW * pw_text_scale (widget), self->wide_least + GIVES_WAY);

  GTK_WIDGET_CLASS (pw_window_parent_class)->size_allocate (widget, width, height, baseline);
  if (self->narrow != narrow || self->width != width || self->height != height)
    {
      self->narrow = narrow;
      self->width = width;
      self->height = height;
      update_soon (self);
    }
}

static void
close_now (PwWindow *self, gpointer data)
{
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
pw_window_close_request (GtkWindow *window)
{
  PwWindow *self = PW_WINDOW (window);
  GSettings *settings = pw_settings_get ();

  if (pw_dialog_ask_all (window))
    return GDK_EVENT_STOP;
  if (!pw_window_may_leave (self))
    {
      pw_window_leave_game (self, close_now, NULL, NULL);
      return GDK_EVENT_STOP;
    }
  if (settings)
    {
      int width, height;

      gtk_window_get_default_size (window, &width, &height);
      g_settings_set (settings, "window-size", "(ii)", width, height);
      g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
    }
  return GTK_WINDOW_CLASS (pw_window_parent_class)->close_request (window);
}

static void
pw_window_dispose (GObject *object)
{
  PwWindow *self = PW_WINDOW (object);
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (self));

  if (app && self->awake)
    gtk_application_uninhibit (app, self->awake);
  if (app && self->held)
    gtk_application_uninhibit (app, self->held);
  self->awake = self->held = 0;
  g_clear_pointer (&self->offered, g_free);
  pw_window_drop_view (self);
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_handle_id (&self->narrow_source, g_source_remove);
  G_OBJECT_CLASS (pw_window_parent_class)->dispose (object);
}

static void
pw_window_finalize (GObject *object)
{
  PwWindow *self = PW_WINDOW (object);

  g_ptr_array_unref (self->way);
  g_ptr_array_unref (self->looked_from);
  g_clear_weak_pointer (&self->trial);
  g_free (self->tried_from);
  G_OBJECT_CLASS (pw_window_parent_class)->finalize (object);
}

/* What is told lies where the page has room for it. */
static gboolean
on_place_toast (PwWindow *self, GtkWidget *told, GdkRectangle *place, GtkWidget *overlay)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  graphene_point_t start;

  if (told != GTK_WIDGET (self->toast) || !page || !PW_IS_PAGE (page) || !pw_page_get_room (PW_PAGE (page), place) ||
      !gtk_widget_compute_point (page, overlay, &GRAPHENE_POINT_INIT ((float) place->x, (float) place->y), &start))
    return FALSE;
  place->x = (int) start.x;
  place->y = (int) start.y;
  return TRUE;
}

static void
pw_window_class_init (PwWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = pw_window_finalize;
  widget_class->size_allocate = pw_window_size_allocate;
  GTK_WINDOW_CLASS (klass)->close_request = pw_window_close_request;

  g_type_ensure (PW_TYPE_BANNER);
  g_type_ensure (PW_TYPE_TOAST);
  g_type_ensure (PW_TYPE_LEVEL_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-window.ui");
  gtk_widget_class_bind_template_child (widget_class, PwWindow, header);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, title);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, start_button);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, final_button);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, copy_button);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, print_button);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, export_button);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, copy_content);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, level_menu);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, fullscreen_button);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, ledger_button);
  gtk_widget_class_bind_template_callback (widget_class, on_level_refused);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, save_banner);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, conflict_banner);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, broken_banner);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, recovery_banner);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, toast);
  gtk_widget_class_bind_template_callback (widget_class, on_place_toast);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, stack);
}

static void
pw_window_init (PwWindow *self)
{
  GSettings *settings = pw_settings_get ();

  self->way = g_ptr_array_new ();
  self->looked_from = g_ptr_array_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  pw_stack_watch (self->stack);
  pw_style_watch_start (GTK_WINDOW (self));
  pw_history_actions_add (self);
  pw_report_actions_add (self);
  pw_window_exports_add (self);
  pw_window_add_header (self);
  pw_window_add_pages (self);
  pw_window_add_review (self);
  pw_window_add_entered (self);
  pw_window_add_values (self);
  pw_window_add_view (self);
  pw_window_add_files (self);
  pw_window_add_recovery (self);
  /* Large words leave room for fewer of them. */
  pw_text_scale_watch (GTK_WIDGET (self), G_CALLBACK (update_soon));

  if (settings)
    {
      int width, height;

      g_settings_get (settings, "window-size", "(ii)", &width, &height);
      if (width > 0 && height > 0)
        gtk_window_set_default_size (GTK_WINDOW (self), width, height);
      if (g_settings_get_boolean (settings, "window-maximized"))
        gtk_window_maximize (GTK_WINDOW (self));
    }
  pw_window_show_page (self, PW_TYPE_START_PAGE);
}

/**
 * pw_window_new:
 *
 * Returns: (transfer none): a new window of @application, on the start page
 */
PwWindow *
pw_window_new (PwApplication *application)
{
  PwWindow *self = g_object_new (PW_TYPE_WINDOW, "application", application, NULL);

  /* Only now do buttons with actions of the application take focus. */
  pw_start_page_focus_first (pw_window_find_page (self, PW_TYPE_START_PAGE));
  return self;
}

/**
 * pw_window_get_session:
 *
 * Returns: (transfer none) (nullable): the game that is open
 */
PwSession *
pw_window_get_session (PwWindow *self)
{
  g_return_val_if_fail (PW_IS_WINDOW (self), NULL);
  return self->session;
}

/**
 * pw_window_close_session:
 *
 * Closes the game that is open, if any; one that is not saved is for pw_window_leave_game(). The page stays.
 */
void
pw_window_close_session (PwWindow *self)
{
  g_return_if_fail (PW_IS_WINDOW (self));
  pw_window_set_session (self, NULL);
  pw_window_forget_game (self);
  pw_window_update (self);
}

/* -- Telling ------------------------------------------------------------------------------------- */

static GtkWidget *
told (const char *text)
{
  GtkWidget *label = pw_words_new (text, NULL);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  return label;
}

/**
 * pw_window_add_toast:
 * @text: a short sentence
 *
 * Says something that needs no answer.
 */
void
pw_window_add_toast (PwWindow *self, const char *text)
{
  pw_window_tell (self, text, NULL, NULL);
}

/**
 * pw_window_tell:
 * @text: a short sentence
 * @button: (nullable): what can be done about it
 * @action: (nullable): the name of the action that does it
 *
 * Says something, and offers what can be done about it, as long as somebody needs to get there by keyboard.
 */
void
pw_window_tell (PwWindow *self, const char *text, const char *button, const char *action)
{
  GtkWidget *label;

  g_return_if_fail (PW_IS_WINDOW (self));
  label = told (text);
  gtk_widget_add_css_class (label, "heading");
  pw_toast_show (self->toast, label, button ? OFFER_SECONDS : TOLD_SECONDS);
  if (button)
    pw_toast_offer (self->toast, button, action);
}

/* What was told of a game that is another by now. */
static void
on_changed_since (GtkWidget *told, int change)
{
  PwToast *toast = PW_TOAST (gtk_widget_get_ancestor (told, PW_TYPE_TOAST));

  if (change != PW_CHANGE_VIEW && toast && pw_toast_get_content (toast) == told)
    pw_toast_close (toast);
}

/**
 * pw_window_tell_until_change:
 * @text: what was done with the game that is open
 * @button: what can be done about it
 * @action: the name of the action that does it
 *
 * Like pw_window_tell(), until anything else is done with the game: the action would be about that.
 */
void
pw_window_tell_until_change (PwWindow *self, const char *text, const char *button, const char *action)
{
  pw_window_tell (self, text, button, action);
  if (self->session)
    g_signal_connect_object (self->session, "changed", G_CALLBACK (on_changed_since), pw_toast_get_content (self->toast),
                             G_CONNECT_SWAPPED);
}

/**
 * pw_window_tell_problem:
 * @text: why something that was asked for has not been done; of any length
 *
 * Says so until somebody closes it or something else is told.
 */
void
pw_window_tell_problem (PwWindow *self, const char *text)
{
  g_return_if_fail (PW_IS_WINDOW (self));
  pw_toast_show (self->toast, told (text), 0);
  pw_announce (GTK_WIDGET (self), text);
}
