/* pw-window.c: the window: one game, and the pages before and after it
 *
 * The header bar belongs to the window; pages have none. What it shows depends on the page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "model/pw-clock.h"
#include "model/pw-store.h"
#include "pw-banner.h"
#include "pw-board.h"
#include "pw-dialog.h"
#include "pw-drop-files.h"
#include "pw-file-dialog.h"
#include "pw-final-page.h"
#include "pw-history-actions.h"
#include "pw-ledger-page.h"
#include "pw-level-menu.h"
#include "pw-library-page.h"
#include "pw-pages.h"
#include "pw-report-actions.h"
#include "pw-settings.h"
#include "pw-setup-page.h"
#include "pw-share-dialog.h"
#include "pw-shortcuts.h"
#include "pw-start-page.h"
#include "pw-table-page.h"
#include "pw-table-view.h"

/* Below this width, in pixels, buttons whose commands are also in the menu make room for the title. */
#define NARROW 560

struct _PwWindow
{
  AdwApplicationWindow parent_instance;

  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GtkWidget *back_button;
  GtkWidget *cancel_button;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *start_button;
  GtkWidget *final_button;
  GtkWidget *copy_button;
  AdwButtonContent *copy_content;
  PwLevelMenu *level_menu;
  GtkWidget *fullscreen_button;
  GtkWidget *ledger_button;
  GtkWidget *menu_button;
  PwBanner *save_banner;
  PwBanner *conflict_banner;
  PwBanner *broken_banner;
  AdwToastOverlay *toasts;
  GtkStack *stack;
  PwStartPage *start_page;
  PwLibraryPage *library_page;
  PwSetupPage *setup_page;
  AdwBin *editor_page;
  PwTablePage *table_page;
  PwFinalPage *final_page;
  PwLedgerPage *ledger_page;
  PwTableView *table_view;
  GtkWindow *table_window;      /* (nullable): the second window with a table view */

  PwSession *session;
  const PwComponentEditor *editor; /* the one on the editor page */
  const char *before_library;   /* the page that the way back from the library leads to; a literal */
  const char *before_editor;    /* the page that leaving it returns to; a literal */
  const char *before_setup;     /* the page that cancelling a set-up returns to; a literal */
  const char *before_ledger;    /* the page that the way back from the ledger leads to; a literal */
  gboolean narrow;
  const char *before_view;      /* the page that leaving the table view leads to; a literal */
  char *to_save;                /* what a file was last asked for, as an action names it */
  guint narrow_source;
  guint awake;                  /* what keeps the screen on, or 0 */
};

G_DEFINE_FINAL_TYPE (PwWindow, pw_window, ADW_TYPE_APPLICATION_WINDOW)

static gboolean
is_page (PwWindow *self, const char *page)
{
  return g_strcmp0 (pw_window_get_page (self), page) == 0;
}

static void
enable (PwWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static gboolean
session_flag (PwWindow *self, const char *property)
{
  gboolean flag = FALSE;

  if (self->session)
    g_object_get (self->session, property, &flag, NULL);
  return flag;
}

/* Whose board is seen, and which it is: "Ana · Duchy 7". */
static char *
name_board (PwWindow *self)
{
  const PwGame *game = pw_session_get_game (self->session);
  const PwSetup *setup = pw_session_get_setup (self->session);
  int seat = pw_table_page_get_shown (self->table_page);
  GString *name;

  if (seat < 0 || seat >= (int) setup->n_players)
    return g_strdup (_(game->name));
  name = g_string_new (setup->names[seat]);
  for (guint i = 0; i < game->n_seat_options; i++)
    {
      const PwOption *option = &game->seat_options[i];
      const PwWord *word = pw_vocabulary_get (option->words, setup->seat_options[seat][i]);

      if (word)
        g_string_append_printf (name, " · %s %s", _(option->title), word->label ? _(word->label) : word->word);
    }
  return g_string_free (name, FALSE);
}

static void
update_title (PwWindow *self)
{
  const PwGame *game = self->session ? pw_session_get_game (self->session) : NULL;
  g_autofree char *moment = NULL;
  g_autofree char *whole = NULL;

  if (is_page (self, "setup"))
    adw_window_title_set_title (self->title, _("New game"));
  else if (is_page (self, "view"))
    adw_window_title_set_title (self->title, _("Table view"));
  else if (is_page (self, "editor"))
    adw_window_title_set_title (self->title, _(self->editor->title));
  else if (is_page (self, "library"))
    adw_window_title_set_title (self->title, _("Library"));
  else if (is_page (self, "final"))
    adw_window_title_set_title (self->title, _("Final scoring"));
  else if (is_page (self, "ledger"))
    adw_window_title_set_title (self->title, _("Ledger"));
  else if (is_page (self, "table") && game && self->narrow)
    {
      g_autofree char *board = name_board (self);

      adw_window_title_set_title (self->title, board);
    }
  else if (is_page (self, "table") && game)
    adw_window_title_set_title (self->title, _(game->name));
  else
    adw_window_title_set_title (self->title, "Pipwright");

  if ((is_page (self, "final") || is_page (self, "ledger")) && game)
    moment = g_strdup (_(game->name));
  else if (is_page (self, "table") && game && game->moment)
    moment = game->moment (pw_session_get_setup (self->session), pw_session_get_state (self->session));
  adw_window_title_set_subtitle (self->title, moment ? moment : "");

  if (is_page (self, "start"))
    whole = g_strdup ("Pipwright");
  else
    whole = g_strdup_printf (_("%s – Pipwright"), adw_window_title_get_title (self->title));
  gtk_window_set_title (GTK_WINDOW (self), whole);
}

/* A narrow window has room for one window button: the one that closes it, on its side. */
static void
update_window_buttons (PwWindow *self)
{
  g_autofree char *layout = NULL;
  const char *close, *middle;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-decoration-layout", &layout, NULL);
  close = layout ? strstr (layout, "close") : NULL;
  middle = layout ? strchr (layout, ':') : NULL;
  if (!self->narrow || !close)
    adw_header_bar_set_decoration_layout (self->header, NULL);
  else
    adw_header_bar_set_decoration_layout (self->header, middle && close < middle ? "close:" : ":close");
}

/* Nobody touches the computer while people think: the screen stays on as long as a game goes on. */
static void
update_awake (PwWindow *self)
{
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (self));
  gboolean open = is_page (self, "table") || is_page (self, "view") || is_page (self, "ledger");
  gboolean playing = self->session && open && !session_flag (self, "over");

  if (app && playing && !self->awake)
    self->awake = gtk_application_inhibit (app, GTK_WINDOW (self), GTK_APPLICATION_INHIBIT_IDLE, _("A game is being played"));
  else if (app && !playing && self->awake)
    {
      gtk_application_uninhibit (app, self->awake);
      self->awake = 0;
    }
}

/* The header bar and the actions, from the page and the session. */
static void
update (PwWindow *self)
{
  gboolean table = is_page (self, "table");
  gboolean final = is_page (self, "final");
  gboolean ledger = is_page (self, "ledger");
  gboolean setup = is_page (self, "setup");
  gboolean over = session_flag (self, "over");
  gboolean view = is_page (self, "view");
  gboolean game = self->session && (table || final || ledger || view);
  gboolean conflict;

  update_title (self);
  update_awake (self);
  gtk_widget_set_visible (GTK_WIDGET (self->header), !view);
  update_window_buttons (self);
  gtk_widget_set_visible (self->back_button, table || final || ledger || is_page (self, "editor") || is_page (self, "library"));
  gtk_widget_set_visible (self->cancel_button, setup);
  gtk_widget_set_visible (self->undo_button, table);
  gtk_widget_set_visible (self->redo_button, table && !self->narrow);
  gtk_widget_set_visible (self->start_button, setup);
  gtk_button_set_label (GTK_BUTTON (self->start_button), self->narrow ? _("_Start") : _("_Start the game"));
  gtk_widget_set_visible (self->final_button, table && over);
  gtk_button_set_label (GTK_BUTTON (self->final_button), self->narrow ? _("_Scoring") : _("_Final scoring"));
  gtk_widget_set_visible (self->copy_button, final);
  adw_button_content_set_label (self->copy_content, self->narrow ? "" : _("_Copy as text"));
  pw_level_menu_set_compact (self->level_menu, self->narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->level_menu), table && !over && pw_level_menu_is_useful (self->level_menu));
  gtk_widget_set_visible (self->fullscreen_button, table && !self->narrow);
  gtk_widget_set_visible (self->ledger_button, (table || final) && !self->narrow);
  gtk_widget_set_visible (self->menu_button, !setup);

  enable (self, "back", !is_page (self, "start"));
  enable (self, "show-start", !is_page (self, "start"));
  enable (self, "undo", table && session_flag (self, "can-undo"));
  enable (self, "redo", table && session_flag (self, "can-redo"));
  enable (self, "ledger", self->session && (table || final));
  enable (self, "save-copy", game);
  enable (self, "share", game && over);
  enable (self, "save-pdf", game);
  enable (self, "print", game);
  enable (self, "library", !is_page (self, "library") && !setup && !view);
  enable (self, "table-window", game);
  enable (self, "pause-clock", game && !over && pw_clock_of (self->session));
  enable (self, "copy-scores", self->session && final);
  enable (self, "show-final", self->session && table && over);
  pw_history_actions_update (self, table);
  pw_report_actions_update (self, table);
  enable (self, "start-game", setup && pw_setup_page_get_ready (self->setup_page));
  conflict = game && pw_session_get_conflict (self->session);
  pw_banner_set_text (self->save_banner, game && !conflict ? pw_session_get_save_problem (self->session) : NULL);
  pw_banner_set_text (self->conflict_banner, conflict ? pw_session_get_save_problem (self->session) : NULL);
}

static void
show_page (PwWindow *self, const char *page)
{
  gtk_stack_set_visible_child_name (self->stack, page);
  if (is_page (self, "start"))
    pw_start_page_refresh (self->start_page);
  else if (is_page (self, "library"))
    pw_library_page_refresh (self->library_page);
  update (self);
  if (is_page (self, "setup"))
    pw_setup_page_focus_first (self->setup_page);
  else if (is_page (self, "start"))
    pw_start_page_focus_first (self->start_page);
  else if (is_page (self, "library"))
    pw_library_page_focus_first (self->library_page);
  else if (is_page (self, "ledger"))
    pw_ledger_page_focus_first (self->ledger_page);
  else
    gtk_widget_child_focus (gtk_stack_get_visible_child (self->stack), GTK_DIR_TAB_FORWARD);
}

/* What is to be said about a record that does not replay to its end. */
static char *
broken_text (PwSession *session)
{
  const PwRecord *record = pw_session_get_record (session);
  g_autofree char *where = NULL;

  if (!record || record->broken_line == 0)
    return NULL;
  if (record->broken_file_line)
    where = g_strdup_printf (_("Move %u, line %u of the file"), record->broken_line, record->broken_file_line);
  else
    where = g_strdup_printf (_("Move %u"), record->broken_line);
  return g_strdup_printf (_("%s, cannot be replayed: “%s”. %s The game is open up to the move before; "
                            "the file stays as it is and the game goes on in a copy."),
                          where, record->broken_text ? record->broken_text : "",
                          record->broken_reason ? record->broken_reason->message : "");
}

static void
on_session_changed (PwWindow *self)
{
  update (self);
}

static void
on_session_over (PwWindow *self)
{
  if (session_flag (self, "over") && is_page (self, "table"))
    show_page (self, "final");
  else
    update (self);
}

static void
tell_kept (PwWindow *self, const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *text = g_strdup_printf (_("Your game is kept as %s"), shown);

  pw_window_add_toast (self, text);
}

/* Before a game is left whose file is somebody else's by now: nothing of it is lost. */
static void
keep_unsaved (PwWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  if (!self->session || !pw_session_get_conflict (self->session))
    return;
  path = pw_store_path_beside (pw_session_get_path (self->session));
  if (pw_record_save (pw_session_get_record (self->session), path, &error))
    tell_kept (self, path);
  else
    pw_window_add_toast (self, error->message);
}

static void
set_session (PwWindow *self, PwSession *session)
{
  if (session != self->session)
    keep_unsaved (self);
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (!g_set_object (&self->session, session))
    return;
  if (session)
    {
      g_signal_connect_swapped (session, "changed", G_CALLBACK (on_session_changed), self);
      g_signal_connect_swapped (session, "notify::save-problem", G_CALLBACK (on_session_changed), self);
      g_signal_connect_swapped (session, "notify::over", G_CALLBACK (on_session_over), self);
    }
  pw_level_menu_set_session (self->level_menu, session);
  pw_table_page_set_session (self->table_page, session);
  pw_final_page_set_session (self->final_page, session);
  pw_ledger_page_set_session (self->ledger_page, session);
  pw_table_view_set_session (self->table_view, session);
  if (self->table_window)
    pw_table_view_set_session (PW_TABLE_VIEW (gtk_window_get_child (self->table_window)), session);
}

static void
explain (PwWindow *self, GFile *file, const GError *error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *base = g_path_get_basename (name);
  g_autofree char *text = g_strdup_printf (_("“%s” cannot be opened. %s"), base, error->message);

  pw_banner_set_text (self->broken_banner, text);
}

static void
on_record_chosen (gpointer owner, GFile *file)
{
  pw_window_open_file (owner, file);
}

static void
on_copy_chosen (gpointer owner, GFile *file)
{
  PwWindow *self = owner;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_path (file);

  if (!self->session)
    return;
  if (!path)
    pw_window_add_toast (self, _("A copy can only be saved on this computer"));
  else if (pw_record_save (pw_session_get_record (self->session), path, &error))
    pw_window_add_toast (self, _("Copy saved"));
  else
    pw_window_add_toast (self, error->message);
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

/* -- The table view -------------------------------------------------------------------- */

static void
leave_view (PwWindow *self)
{
  if (!is_page (self, "view"))
    return;
  /* A game that has ended meanwhile is looked at where it is reckoned. */
  show_page (self, session_flag (self, "over") ? "final" : self->before_view);
  gtk_window_unfullscreen (GTK_WINDOW (self));
}

/* The window manager may end the full screen too. */
static void
on_fullscreen_changed (PwWindow *self)
{
  if (!gtk_window_is_fullscreen (GTK_WINDOW (self)))
    leave_view (self);
}

static gboolean
on_view_key (PwWindow *self, guint key, guint code, GdkModifierType state)
{
  if (key != GDK_KEY_Escape || !is_page (self, "view"))
    return GDK_EVENT_PROPAGATE;
  leave_view (self);
  return GDK_EVENT_STOP;
}

static gboolean
on_table_window_key (GtkWindow *window, guint key, guint code, GdkModifierType state)
{
  if (key == GDK_KEY_Escape)
    gtk_window_close (window);
  else if (key == GDK_KEY_F11 && gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else if (key == GDK_KEY_F11)
    gtk_window_fullscreen (window);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
on_table_window (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;

  if (!self->table_window)
    {
      GtkWidget *view = pw_table_view_new ();
      GtkEventController *keys = gtk_event_controller_key_new ();

      self->table_window = GTK_WINDOW (gtk_window_new ());
      g_object_add_weak_pointer (G_OBJECT (self->table_window), (gpointer *) &self->table_window);
      gtk_window_set_title (self->table_window, _("Table view – Pipwright"));
      gtk_window_set_default_size (self->table_window, 1280, 720);
      g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_table_window_key), self->table_window);
      gtk_widget_add_controller (GTK_WIDGET (self->table_window), keys);
      pw_table_view_set_session (PW_TABLE_VIEW (view), self->session);
      gtk_window_set_child (self->table_window, view);
    }
  gtk_window_present (self->table_window);
}

static void
drop_table_window (PwWindow *self)
{
  GtkWindow *window = self->table_window;

  if (!window)
    return;
  g_object_remove_weak_pointer (G_OBJECT (window), (gpointer *) &self->table_window);
  self->table_window = NULL;
  gtk_window_destroy (window);
}

static void
on_back (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;

  if (is_page (self, "final"))
    show_page (self, "table");
  else if (is_page (self, "ledger"))
    show_page (self, self->before_ledger);
  else if (is_page (self, "editor"))
    {
      if (g_strcmp0 (self->before_editor, "setup") == 0)
        pw_setup_page_refresh (self->setup_page);
      show_page (self, self->before_editor);
    }
  else if (is_page (self, "setup"))
    show_page (self, self->before_setup);
  else if (is_page (self, "library"))
    show_page (self, self->session ? self->before_library : "start");
  else if (is_page (self, "view"))
    leave_view (self);
  else
    show_page (self, "start");
}

/* @parameter: the ids of a game and of one of its editors. */
static void
on_edit_component (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;
  const PwBoardClass *board;
  const char *game, *id;

  g_variant_get (parameter, "(&s&s)", &game, &id);
  board = pw_board_find (game);
  for (guint i = 0; board && i < board->n_editors; i++)
    if (g_str_equal (board->editors[i].id, id))
      {
        /* One that is left stays as it was. */
        if (self->editor != &board->editors[i])
          adw_bin_set_child (self->editor_page, board->editors[i].create ());
        self->editor = &board->editors[i];
        if (!is_page (self, "editor"))
          self->before_editor = is_page (self, "setup") ? "setup" : is_page (self, "table") ? "table" : is_page (self, "final") ? "final" : "start";
        show_page (self, "editor");
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

  self->before_library = is_page (self, "table") ? "table" : is_page (self, "final") ? "final" : is_page (self, "ledger") ? "ledger" : "start";
  show_page (self, "library");
}

static void
on_share (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;
  g_autoptr (PwSummary) summary = pw_summary_new (pw_session_get_record (self->session));

  gtk_window_present (GTK_WINDOW (pw_share_dialog_new (GTK_WINDOW (self), summary)));
}

/* @parameter: "scores", "log" or "blank". */
static PwDocument *
make_document (PwWindow *self, const char *what)
{
  const PwRecord *record = pw_session_get_record (self->session);

  if (g_str_equal (what, "blank"))
    return pw_document_new_blank (pw_session_get_game (self->session), pw_session_get_setup (self->session)->n_players);
  return g_str_equal (what, "log") ? pw_document_new_log (record) : pw_document_new_scores (record);
}

static const PwFileKind pdf_kind = {
  .save_title = N_("Save as PDF"), .name = N_("PDF documents"), .patterns = { "*.pdf" },
};

static void
on_pdf_chosen (gpointer owner, GFile *file)
{
  PwWindow *self = owner;
  g_autoptr (PwDocument) document = self->session && self->to_save ? make_document (self, self->to_save) : NULL;
  g_autoptr (GError) error = NULL;

  if (document)
    pw_window_add_toast (self, pw_pages_save (document, file, &error) ? _("Saved") : error->message);
}

static void
on_save_pdf (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;

  g_free (self->to_save);
  self->to_save = g_variant_dup_string (parameter, NULL);
  pw_file_dialog_save_kind (GTK_WINDOW (self), &pdf_kind, _("scores.pdf"), self, on_pdf_chosen);
}

static void
on_print (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;
  g_autoptr (PwDocument) document = make_document (self, g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;

  if (!pw_pages_print (GTK_WINDOW (self), document, &error))
    pw_window_add_toast (self, error->message);
}

static void
on_library_told (PwWindow *self, const char *text, const char *button, const char *action)
{
  AdwToast *toast = adw_toast_new (text);

  if (button)
    {
      adw_toast_set_button_label (toast, button);
      adw_toast_set_action_name (toast, action);
    }
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* A game that lies open behind the library is closed: it is saved, and what is done with it is done with its file. */
static gboolean
on_library_is_open (PwWindow *self, const char *path)
{
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *l = app ? gtk_application_get_windows (app) : NULL; l; l = l->next)
    {
      PwSession *session = PW_IS_WINDOW (l->data) ? pw_window_get_session (l->data) : NULL;

      if (!session || g_strcmp0 (pw_session_get_path (session), path) != 0)
        continue;
      if (l->data != self)
        return TRUE;
      set_session (self, NULL);
      update (self);
    }
  return FALSE;
}

static void
on_ledger (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_window_show_ledger (user_data);
}

static void
on_start_game (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSession) session = pw_setup_page_start (self->setup_page, &error);

  if (session)
    pw_window_open_session (self, session);
  else
    pw_window_add_toast (self, error->message);
}

static void
on_save_copy (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;
  const char *path = pw_session_get_path (self->session);
  g_autofree char *name = path ? g_path_get_basename (path) : g_strdup (_("game.pipwright"));

  pw_file_dialog_save (GTK_WINDOW (self), name, self, on_copy_chosen);
}

static void
on_copy_scores (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;

  pw_final_page_copy (self->final_page);
  pw_window_add_toast (self, _("Copied"));
}

static void
on_fullscreen (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;

  if (is_page (self, "view"))
    leave_view (self);
  else if (gtk_window_is_fullscreen (user_data))
    gtk_window_unfullscreen (user_data);
  else
    {
      /* Where a game is open, the full screen is for those who sit further away. */
      if (self->session && !is_page (self, "start") && !is_page (self, "setup"))
        {
          self->before_view = is_page (self, "final") ? "final" : is_page (self, "ledger") ? "ledger" : "table";
          show_page (self, "view");
        }
      gtk_window_fullscreen (user_data);
    }
}

static void
on_pause_clock (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;
  PwClock *clock = pw_clock_of (self->session);

  pw_clock_set_paused (clock, !pw_clock_get_paused (clock));
  pw_window_add_toast (self, pw_clock_get_paused (clock) ? _("The clock is paused") : _("The clock goes on"));
}

static void
on_show_shortcuts (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  pw_shortcuts_show (user_data);
}

static const GActionEntry actions[] = {
  { "undo", on_undo },
  { "redo", on_redo },
  { "back", on_back },
  { "edit-component", on_edit_component, "(ss)" },
  { "show-start", on_show_start },
  { "show-final", on_show_final },
  { "library", on_library },
  { "share", on_share },
  { "save-pdf", on_save_pdf, "s" },
  { "print", on_print, "s" },
  { "ledger", on_ledger },
  { "start-game", on_start_game },
  { "save-copy", on_save_copy },
  { "copy-scores", on_copy_scores },
  { "fullscreen", on_fullscreen },
  { "table-window", on_table_window },
  { "pause-clock", on_pause_clock },
  { "show-help-overlay", on_show_shortcuts },
};

static void
on_level_refused (PwWindow *self, GError *error)
{
  pw_window_add_toast (self, error->message);
}

static void
on_save_again (PwWindow *self)
{
  pw_session_save (self->session);
}

/* -- Two versions of one game -------------------------------------------------------------- */

/* The game goes on here in a file of its own. */
static void
on_keep_mine (PwWindow *self)
{
  g_autofree char *path = pw_store_path_beside (pw_session_get_path (self->session));

  pw_session_set_path (self->session, path);
  if (pw_session_save (self->session))
    tell_kept (self, path);
  update (self);
}

/* The other version goes on here. */
static void
on_open_theirs (PwWindow *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (pw_session_get_path (self->session));

  pw_window_open_file (self, file);
}

/* A line of the ledger was chosen: the table shows its moment. */
static void
on_looked (PwWindow *self)
{
  show_page (self, "table");
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

static gboolean
on_narrow_changed (gpointer data)
{
  PW_WINDOW (data)->narrow_source = 0;
  update (data);
  return G_SOURCE_REMOVE;
}

static void
pw_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PwWindow *self = PW_WINDOW (widget);

  GTK_WIDGET_CLASS (pw_window_parent_class)->size_allocate (widget, width, height, baseline);
  /* Not now: nothing may be shown or hidden while sizes are given out. */
  if (self->narrow != (width < NARROW))
    {
      self->narrow = width < NARROW;
      if (!self->narrow_source)
        self->narrow_source = g_idle_add (on_narrow_changed, self);
    }
}

static gboolean
pw_window_close_request (GtkWindow *window)
{
  PwWindow *self = PW_WINDOW (window);
  GSettings *settings = pw_settings_get ();

  if (pw_dialog_ask_all (window))
    return GDK_EVENT_STOP;
  keep_unsaved (self);
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

  g_clear_pointer (&self->to_save, g_free);
  if (app && self->awake)
    gtk_application_uninhibit (app, self->awake);
  self->awake = 0;
  drop_table_window (self);
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_handle_id (&self->narrow_source, g_source_remove);
  G_OBJECT_CLASS (pw_window_parent_class)->dispose (object);
}

static void
pw_window_class_init (PwWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_window_dispose;
  widget_class->size_allocate = pw_window_size_allocate;
  GTK_WINDOW_CLASS (klass)->close_request = pw_window_close_request;

  g_type_ensure (PW_TYPE_BANNER);
  g_type_ensure (PW_TYPE_LEVEL_MENU);
  g_type_ensure (PW_TYPE_LIBRARY_PAGE);
  g_type_ensure (PW_TYPE_START_PAGE);
  g_type_ensure (PW_TYPE_SETUP_PAGE);
  g_type_ensure (PW_TYPE_TABLE_PAGE);
  g_type_ensure (PW_TYPE_FINAL_PAGE);
  g_type_ensure (PW_TYPE_LEDGER_PAGE);
  g_type_ensure (PW_TYPE_TABLE_VIEW);
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
  gtk_widget_class_bind_template_child (widget_class, PwWindow, copy_content);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, level_menu);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, fullscreen_button);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, ledger_button);
  gtk_widget_class_bind_template_callback (widget_class, on_level_refused);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, save_banner);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, conflict_banner);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, broken_banner);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, library_page);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, setup_page);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, editor_page);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, table_page);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, final_page);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, ledger_page);
  gtk_widget_class_bind_template_child (widget_class, PwWindow, table_view);
}

static void
pw_window_init (PwWindow *self)
{
  GSettings *settings = pw_settings_get ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  pw_history_actions_add (self, self->table_page);
  pw_report_actions_add (self, self->table_page);

  g_signal_connect_object (self->save_banner, "button-clicked", G_CALLBACK (on_save_again), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->conflict_banner, "button-clicked", G_CALLBACK (on_keep_mine), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->conflict_banner, "second-clicked", G_CALLBACK (on_open_theirs), self, G_CONNECT_SWAPPED);
  pw_drop_files_add (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_view_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (on_fullscreen_changed), NULL);
  g_signal_connect_object (self->start_page, "open-path", G_CALLBACK (on_open_path), self, G_CONNECT_SWAPPED);
  /* A toast stands outside of the page it tells of. */
  gtk_widget_insert_action_group (GTK_WIDGET (self), "library", pw_library_page_get_actions (self->library_page));
  g_signal_connect_object (self->library_page, "open-path", G_CALLBACK (on_open_path), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library_page, "told", G_CALLBACK (on_library_told), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library_page, "is-open", G_CALLBACK (on_library_is_open), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table_page, "notify::shown", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->ledger_page, "looked", G_CALLBACK (on_looked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->setup_page, "entered", G_CALLBACK (on_setup_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->setup_page, "notify::ready", G_CALLBACK (update), self, G_CONNECT_SWAPPED);

  if (settings)
    {
      int width, height;

      g_settings_get (settings, "window-size", "(ii)", &width, &height);
      if (width > 0 && height > 0)
        gtk_window_set_default_size (GTK_WINDOW (self), width, height);
      if (g_settings_get_boolean (settings, "window-maximized"))
        gtk_window_maximize (GTK_WINDOW (self));
    }
  show_page (self, "start");
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
  pw_start_page_focus_first (self->start_page);
  return self;
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
 * pw_window_show_start:
 *
 * Shows the start page. The game that was open is saved already.
 */
void
pw_window_show_start (PwWindow *self)
{
  g_return_if_fail (PW_IS_WINDOW (self));
  pw_banner_set_text (self->broken_banner, NULL);
  show_page (self, "start");
}

/**
 * pw_window_show_setup:
 * @level: the level that is chosen at first
 *
 * Shows the page on which a new game is set up.
 */
void
pw_window_show_setup (PwWindow *self, PwLevel level)
{
  g_return_if_fail (PW_IS_WINDOW (self));
  pw_banner_set_text (self->broken_banner, NULL);
  if (!is_page (self, "setup"))
    {
      self->before_setup = is_page (self, "table") || is_page (self, "ledger") ? "table"
                           : is_page (self, "final") ? "final" : "start";
      pw_setup_page_prepare (self->setup_page);
    }
  pw_setup_page_set_level (self->setup_page, level);
  show_page (self, "setup");
  gtk_window_present (GTK_WINDOW (self));
}

/**
 * pw_window_open_session:
 * @session: a game
 *
 * Makes @session the window's game and shows the table, or the final scoring of a game that is
 * over. A record that could not be replayed to its end is explained, and kept from being
 * overwritten.
 */
void
pw_window_open_session (PwWindow *self, PwSession *session)
{
  g_autofree char *broken = NULL;

  g_return_if_fail (PW_IS_WINDOW (self));
  g_return_if_fail (PW_IS_SESSION (session));

  broken = broken_text (session);
  if (broken)
    {
      g_autofree char *path = pw_store_new_path (pw_session_get_game (session), pw_session_get_setup (session));

      pw_session_set_path (session, path);
    }
  pw_banner_set_text (self->broken_banner, broken);
  set_session (self, session);
  show_page (self, session_flag (self, "over") ? "final" : "table");
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
    show_page (self, "final");
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
  if (!self->session || is_page (self, "ledger"))
    return;
  self->before_ledger = is_page (self, "final") ? "final" : "table";
  show_page (self, "ledger");
}

/**
 * pw_window_open_file:
 * @file: a record
 *
 * Opens @file, or says in the window why it cannot be opened. The game that is open stays.
 */
void
pw_window_open_file (PwWindow *self, GFile *file)
{
  g_autoptr (PwSession) session = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  g_return_if_fail (PW_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  path = g_file_get_path (file);
  if (path)
    session = pw_store_open (path, &error);
  else
    g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _("It is not on this computer."));
  if (session)
    pw_window_open_session (self, session);
  else
    explain (self, file, error);
}

/**
 * pw_window_choose_record:
 *
 * Asks for a record and opens it.
 */
void
pw_window_choose_record (PwWindow *self)
{
  g_return_if_fail (PW_IS_WINDOW (self));
  gtk_window_present (GTK_WINDOW (self));
  pw_file_dialog_open (GTK_WINDOW (self), self, on_record_chosen);
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
  AdwToast *toast;
  g_autofree char *escaped = NULL;

  g_return_if_fail (PW_IS_WINDOW (self));
  escaped = g_markup_escape_text (text, -1); /* a toast's title is markup */
  toast = adw_toast_new (escaped);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/**
 * pw_window_get_table_window:
 *
 * Returns: (transfer none) (nullable): the second window with the table view
 */
GtkWindow *
pw_window_get_table_window (PwWindow *self)
{
  g_return_val_if_fail (PW_IS_WINDOW (self), NULL);
  return self->table_window;
}
