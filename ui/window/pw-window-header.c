/* pw-window-header.c: the header bar of the window: its title, what stands on it, what can be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "model/pw-clock.h"
#include "pw-css-class.h"
#include "pw-history-actions.h"
#include "pw-large-text.h"
#include "pw-menu-button.h"
#include "pw-report-actions.h"
#include "pw-tooltip.h"
#include "pw-ways-out.h"
#include "pw-window-exports.h"

void
pw_window_enable (PwWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* What a narrow window cuts is to be had whole. */
static void
tell_title (AdwWindowTitle *title)
{
  const char *above = adw_window_title_get_title (title), *below = adw_window_title_get_subtitle (title);
  g_autofree char *both = below && *below ? g_strdup_printf ("%s\n%s", above, below) : g_strdup (above);

  pw_tooltip_set (GTK_WIDGET (title), both);
}

/* Whether the game that @page shows stands still. */
static gboolean
is_paused (PwWindow *self, PwPage *page)
{
  PwClock *clock = self->session && pw_page_has (page, PW_PAGE_BAR_LEVEL) ? pw_clock_of (self->session) : NULL;

  return clock && pw_clock_get_paused (clock) && !pw_window_has_flag (self, "over");
}

/* Puts @what in front of @subtitle, where the game stands. */
static char *
put_in_front (const char *what, char *subtitle)
{
  char *both = subtitle && *subtitle ? g_strdup_printf ("%s · %s", what, subtitle) : g_strdup (what);

  g_free (subtitle);
  return both;
}

void
pw_window_update_title (PwWindow *self)
{
  PwPage *page = pw_window_get_shown (self);
  g_autofree char *title = pw_page_dup_title (page, self->narrow);
  g_autofree char *whole = title ? g_strdup_printf (_("%s – Pipwright"), title) : g_strdup ("Pipwright");
  g_autofree char *subtitle = pw_page_dup_subtitle (page);

  /* Nobody takes a copy in which something is tried for the game itself. */
  if (self->session && pw_page_has (page, PW_PAGE_BAR_LEVEL) && pw_session_get_record (self->session)->trial)
    subtitle = put_in_front (_("Tried out"), subtitle);
  if (is_paused (self, page))
    subtitle = put_in_front (_("Clock paused"), subtitle);

  adw_window_title_set_title (self->title, title ? title : "Pipwright");
  adw_window_title_set_subtitle (self->title, subtitle ? subtitle : "");
  tell_title (self->title);
  if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (self)), whole) != 0)
    gtk_window_set_title (GTK_WINDOW (self), whole);
}

/* A narrow window has room for one window button: the one that closes it, on its side. */
static void
update_window_buttons (PwWindow *self)
{
  g_autofree char *layout = NULL;
  const char *close, *middle, *wanted;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-decoration-layout", &layout, NULL);
  close = layout ? strstr (layout, "close") : NULL;
  middle = layout ? strchr (layout, ':') : NULL;
  wanted = !self->narrow || !close ? NULL : middle && close < middle ? "close:" : ":close";
  /* Whose board it is has all the room between the buttons. */
  pw_css_class_set (GTK_WIDGET (self->header), "narrow", self->narrow);
  /* Said anew, the buttons would be made anew. */
  if (g_strcmp0 (adw_header_bar_get_decoration_layout (self->header), wanted) != 0)
    adw_header_bar_set_decoration_layout (self->header, wanted);
}

/* On every page: also behind the start page the game is not saved. */
static void
update_save_banners (PwWindow *self)
{
  const char *problem = self->session ? pw_session_get_save_problem (self->session) : NULL;
  gboolean conflict = problem && pw_session_get_conflict (self->session);
  g_autofree char *fate = problem && !conflict ? pw_session_describe_copy (self->session) : NULL;
  g_autofree char *text = fate ? g_strdup_printf ("%s %s", problem, fate) : NULL;

  pw_banner_set_text (self->save_banner, text);
  pw_banner_set_text (self->conflict_banner, conflict ? problem : NULL);
  pw_window_update_held (self);
}

/* Gives @button the menu @id of pw-window-menus.ui, read when a menu is first wanted: nobody waits for it at the start. */
static void
make_menu (GtkMenuButton *button, const char *id)
{
  g_autoptr (GtkBuilder) builder = NULL;

  if (gtk_menu_button_get_menu_model (button))
    return;
  builder = gtk_builder_new_from_resource ("/io/github/pipwright/Pipwright/pw-window-menus.ui");
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (gtk_builder_get_object (builder, id)));
  pw_menu_button_hush (button);
}

/* What stands in the bar. Where it is narrow, what the menu has too stands there only. */
static void
update_bar (PwWindow *self, PwPage *page)
{
  gboolean wide = !self->narrow, over = pw_window_has_flag (self, "over");
  gboolean level = pw_page_has (page, PW_PAGE_BAR_LEVEL), cancel = pw_page_has (page, PW_PAGE_BAR_CANCEL);
  gboolean scores = pw_page_has (page, PW_PAGE_BAR_SCORES);
  /* No room for two words beside the title. */
  gboolean tight = self->narrow && pw_large_text_is_on (GTK_WIDGET (self));

  gtk_widget_set_visible (GTK_WIDGET (self->header), pw_page_has (page, ~0U));
  gtk_widget_set_visible (self->back_button, pw_page_has (page, PW_PAGE_BAR_BACK) || (cancel && tight));
  gtk_widget_set_visible (self->cancel_button, cancel && !tight);
  gtk_widget_set_visible (self->undo_button, pw_page_has (page, PW_PAGE_BAR_UNDO));
  gtk_widget_set_visible (self->redo_button, pw_page_has (page, PW_PAGE_BAR_UNDO) && wide);
  gtk_widget_set_visible (self->start_button, pw_page_has (page, PW_PAGE_BAR_START));
  gtk_widget_set_visible (self->final_button, level && over);
  gtk_widget_set_visible (GTK_WIDGET (self->level_menu), level && !over && pw_level_menu_is_useful (self->level_menu));
  gtk_widget_set_visible (self->copy_button, scores && wide);
  gtk_widget_set_visible (self->print_button, scores && wide);
  gtk_widget_set_visible (self->export_button, scores);
  if (scores)
    make_menu (GTK_MENU_BUTTON (self->export_button), "export_menu");
  gtk_widget_set_visible (self->fullscreen_button, pw_page_has (page, PW_PAGE_BAR_FULLSCREEN) && wide);
  gtk_widget_set_visible (self->ledger_button, pw_page_has (page, PW_PAGE_BAR_LEDGER) && wide);
  gtk_widget_set_visible (self->menu_button, pw_page_has (page, PW_PAGE_BAR_MENU));
}

/* What its buttons say. */
static void
update_labels (PwWindow *self)
{
  PwSetupPage *setup = pw_window_made_page (self, PW_TYPE_SETUP_PAGE);

  if (setup && pw_setup_page_is_final (setup))
    gtk_button_set_label (GTK_BUTTON (self->start_button), self->narrow ? _("_Enter") : _("_Enter the end position"));
  else
    gtk_button_set_label (GTK_BUTTON (self->start_button), self->narrow ? _("_Start") : _("_Start the game"));
  gtk_button_set_label (GTK_BUTTON (self->final_button), self->narrow ? _("_Scoring") : _("_Final scoring"));
  if (self->narrow)
    pw_menu_button_write_icon (GTK_MENU_BUTTON (self->export_button), "pw-copy-symbolic");
  else
    pw_menu_button_write_label (GTK_MENU_BUTTON (self->export_button), _("_Export"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->export_button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Export"), -1);
  adw_button_content_set_label (self->copy_content, self->narrow ? "" : _("_Copy as text"));
  pw_level_menu_set_compact (self->level_menu, self->narrow);
}

static void
update_commands (PwWindow *self, PwPage *page)
{
  gboolean over = pw_window_has_flag (self, "over"), undo = pw_page_has (page, PW_PAGE_BAR_UNDO);
  gboolean game = self->session && pw_page_is (page, PW_PAGE_OF_GAME);
  PwSetupPage *setup = pw_window_made_page (self, PW_TYPE_SETUP_PAGE);

  pw_window_enable (self, "back", pw_window_has_way_back (self));
  pw_window_enable (self, "show-start", pw_window_has_way_back (self));
  pw_window_enable (self, "undo", undo && pw_window_has_flag (self, "can-undo"));
  pw_window_enable (self, "redo", undo && pw_window_has_flag (self, "can-redo"));
  pw_window_enable (self, "ledger", game && pw_page_has (page, PW_PAGE_BAR_LEDGER));
  pw_window_enable (self, "values",
                    game && pw_session_get_game (self->session)->printed && !pw_window_is_at (self, PW_TYPE_VALUES_PAGE));
  pw_window_enable (self, "library", pw_page_has (page, PW_PAGE_BAR_MENU) && !pw_window_is_at (self, PW_TYPE_LIBRARY_PAGE));
  pw_window_enable (self, "table-window", game);
  pw_window_enable (self, "pause-clock", game && !over && pw_clock_of (self->session));
  pw_window_enable (self, "show-final", game && pw_page_has (page, PW_PAGE_BAR_LEVEL) && over);
  pw_window_update_review (self, game);
  pw_window_exports_update (self, game, game && pw_page_has (page, PW_PAGE_BAR_SCORES));
  pw_history_actions_update (self, undo);
  pw_report_actions_update (self, undo);
  pw_window_enable (self, "start-game", pw_page_has (page, PW_PAGE_BAR_START) && setup && pw_setup_page_get_ready (setup));
}

/* The header bar and the actions, from the page and the session. */
void
pw_window_update (PwWindow *self)
{
  PwPage *page = pw_window_get_shown (self);

  pw_window_update_title (self);
  pw_window_update_awake (self);
  update_window_buttons (self);
  update_bar (self, page);
  update_labels (self);
  update_commands (self, page);
  update_save_banners (self);
}

static gboolean
find_keyboard (gpointer data)
{
  PwWindow *self = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (!focus || !gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (self->menu_button);
  return G_SOURCE_REMOVE;
}

/* In GTK 4.8 a command of a submenu leaves the keyboard in there, where nobody sees it and no shortcut works. */
static void
on_menu_closed (PwWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, find_keyboard, g_object_ref (self), g_object_unref);
}

/* The main menu is made when somebody opens it, and gives the keyboard back. */
static void
on_menu_opens (GtkMenuButton *button, gpointer data)
{
  PwWindow *self = data;

  if (gtk_menu_button_get_menu_model (button))
    return;
  make_menu (button, "primary_menu");
  g_signal_connect_object (gtk_menu_button_get_popover (button), "closed", G_CALLBACK (on_menu_closed), self, G_CONNECT_SWAPPED);
}

void
pw_window_add_header (PwWindow *self)
{
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->menu_button), on_menu_opens, self, NULL);
}
