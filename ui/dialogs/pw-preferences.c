/* pw-preferences.c: what people set for themselves: look, names, where games are kept, questions
 *
 * Everything takes effect at once; there is nothing to apply.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-preferences.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "model/pw-names.h"
#include "model/pw-store.h"
#include "pw-announce.h"
#include "pw-css-class.h"
#include "pw-file-dialog.h"
#include "pw-file-reader.h"
#include "pw-settings.h"

#define WIDTH 560
#define HEIGHT 720

struct _PwPreferences
{
  PwDialog parent_instance;

  GSettings *settings;
  AdwComboRow *colors;
  AdwPreferencesGroup *names;
  AdwEntryRow *new_name;
  GPtrArray *name_rows;         /* unowned */
  AdwActionRow *import;
  AdwActionRow *folder;
  GtkWidget *reset_folder;
};

G_DEFINE_FINAL_TYPE (PwPreferences, pw_preferences, PW_TYPE_DIALOG)

static const PwFileKind export_kind = { N_("Import names from BG Stats"), NULL, N_("BG Stats exports"), { "*.json", "*.bgsplay" } };

static const char *const schemes[] = { "default", "light", "dark" };

/* -- Rows ------------------------------------------------------------------------------------------ */

static GtkWidget *
add_row (AdwPreferencesGroup *group, const char *title, const char *subtitle, GtkWidget *widget)
{
  GtkWidget *row = adw_action_row_new ();

  /* First: names and folders may have any characters. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (widget)
    {
      gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), widget);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), widget);
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
    }
  adw_preferences_group_add (group, row);
  return row;
}

static void
add_switch (PwPreferences *self, AdwPreferencesGroup *group, const char *title, const char *subtitle, const char *key)
{
  GtkWidget *toggle = gtk_switch_new ();

  g_settings_bind (self->settings, key, toggle, "active", G_SETTINGS_BIND_DEFAULT);
  add_row (group, title, subtitle, toggle);
}

static AdwPreferencesGroup *
add_group (AdwPreferencesPage *page, const char *title, const char *description)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  if (description)
    adw_preferences_group_set_description (group, description);
  adw_preferences_page_add (page, group);
  return group;
}

/* -- Look -------------------------------------------------------------------------------------------- */

/* A narrow window cuts it. */
static void
tell_colors (PwPreferences *self)
{
  GtkStringObject *chosen = adw_combo_row_get_selected_item (self->colors);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->colors), chosen ? gtk_string_object_get_string (chosen) : NULL);
}

static void
on_colors_chosen (PwPreferences *self)
{
  guint at = adw_combo_row_get_selected (self->colors);

  if (at < G_N_ELEMENTS (schemes))
    g_settings_set_string (self->settings, "color-scheme", schemes[at]);
  tell_colors (self);
}

/* The main menu sets it too. */
static void
update_colors (PwPreferences *self)
{
  g_autofree char *scheme = g_settings_get_string (self->settings, "color-scheme");

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    if (g_str_equal (scheme, schemes[i]))
      adw_combo_row_set_selected (self->colors, i);
  tell_colors (self);
}

static void
add_look (PwPreferences *self, AdwPreferencesPage *page)
{
  AdwPreferencesGroup *group = add_group (page, _("Appearance"), NULL);
  const char *const titles[] = { _("As the system"), _("Light"), _("Dark"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (titles);
  GtkWidget *size = gtk_spin_button_new_with_range (50, 200, 10);

  self->colors = ADW_COMBO_ROW (adw_combo_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->colors), _("Colours"));
  adw_combo_row_set_model (self->colors, G_LIST_MODEL (list));
  update_colors (self);
  g_signal_connect_object (self->colors, "notify::selected", G_CALLBACK (on_colors_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::color-scheme", G_CALLBACK (update_colors), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, GTK_WIDGET (self->colors));
  add_switch (self, group, _("Palette for colour-blind eyes"), _("Colours that differ in lightness too"), "colour-blind");
  add_switch (self, group, _("Patterns"), _("On spaces and tiles, a pattern for each colour"), "patterns");
  g_settings_bind (self->settings, "text-size", size, "value", G_SETTINGS_BIND_DEFAULT);
  add_row (group, _("Text size, in percent"), _("On top of the system’s own text size"), size);
}

/* -- Names ------------------------------------------------------------------------------------------- */

static GPtrArray *
read_names (PwPreferences *self)
{
  g_auto (GStrv) kept = g_settings_get_strv (self->settings, "player-names");
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (char **name = kept; *name; name++)
    pw_names_add (names, *name);
  return names;
}

static void
write_names (PwPreferences *self, GPtrArray *names)
{
  g_ptr_array_add (names, NULL);
  g_settings_set_strv (self->settings, "player-names", (const char *const *) names->pdata);
}

static void
on_remove_name (GtkWidget *button, PwPreferences *self)
{
  const char *gone = g_object_get_data (G_OBJECT (button), "name");
  g_autoptr (GPtrArray) names = read_names (self);

  for (guint i = 0; i < names->len; i++)
    if (g_str_equal (g_ptr_array_index (names, i), gone))
      {
        g_ptr_array_remove_index (names, i);
        break;
      }
  gtk_widget_grab_focus (GTK_WIDGET (self->new_name));
  write_names (self, names);
}

static void
update_names (PwPreferences *self)
{
  g_autoptr (GPtrArray) names = read_names (self);

  for (guint i = 0; i < self->name_rows->len; i++)
    adw_preferences_group_remove (self->names, g_ptr_array_index (self->name_rows, i));
  g_ptr_array_set_size (self->name_rows, 0);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      GtkWidget *remove = gtk_button_new_from_icon_name ("pw-close-symbolic"), *row;
      g_autofree char *label = g_strdup_printf (_("Remove %s"), name);

      gtk_widget_add_css_class (remove, "flat");
      gtk_widget_set_tooltip_text (remove, label);
      g_object_set_data_full (G_OBJECT (remove), "name", g_strdup (name), g_free);
      g_signal_connect_object (remove, "clicked", G_CALLBACK (on_remove_name), self, 0);
      row = add_row (self->names, name, NULL, remove);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      g_ptr_array_add (self->name_rows, row);
    }
}

static void
on_name_entered (PwPreferences *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->new_name));

  if (pw_preferences_add_name (self, name))
    gtk_editable_set_text (GTK_EDITABLE (self->new_name), "");
}

static void
on_export_chosen (gpointer self, GFile *file)
{
  pw_preferences_import_names (self, file);
}

static void
on_import (PwPreferences *self)
{
  pw_file_dialog_open_kind (GTK_WINDOW (self), &export_kind, self, on_export_chosen);
}

static void
add_names (PwPreferences *self, AdwPreferencesPage *page)
{
  GtkWidget *import = gtk_button_new_with_mnemonic (_("_Import…"));

  self->names = add_group (page, _("Players"), _("Names that are offered where a game is set up."));
  self->new_name = ADW_ENTRY_ROW (adw_entry_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->new_name), _("Add a name"));
  adw_entry_row_set_show_apply_button (self->new_name, TRUE);
  g_signal_connect_object (self->new_name, "apply", G_CALLBACK (on_name_entered), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->names, GTK_WIDGET (self->new_name));
  g_signal_connect_object (import, "clicked", G_CALLBACK (on_import), self, G_CONNECT_SWAPPED);
  self->import = ADW_ACTION_ROW (
    add_row (self->names, _("Names from BG Stats"), _("From a file that BG Stats exported"), import));
  g_signal_connect_object (self->settings, "changed::player-names", G_CALLBACK (update_names), self, G_CONNECT_SWAPPED);
  update_names (self);
}

/* -- Where games are kept ----------------------------------------------------------------------------- */

static void
update_folder (PwPreferences *self)
{
  g_autofree char *kept = pw_settings_get_folder (self->settings);
  g_autofree char *path = pw_store_directory ();
  g_autofree char *shown = pw_shown_path (path);

  adw_action_row_set_subtitle (self->folder, shown);
  gtk_widget_remove_css_class (GTK_WIDGET (self->folder), "error");
  gtk_widget_set_visible (self->reset_folder, *kept != '\0');
}

static void
on_folder_chosen (gpointer self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);

  pw_preferences_set_folder (self, path);
}

static void
on_choose_folder (PwPreferences *self)
{
  pw_file_dialog_choose_folder (GTK_WINDOW (self), _("Where games are kept"), self, on_folder_chosen);
}

static void
on_reset_folder (PwPreferences *self)
{
  pw_preferences_set_folder (self, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->folder));
}

static void
add_folder (PwPreferences *self, AdwPreferencesPage *page)
{
  AdwPreferencesGroup *group = add_group (
    page, _("Games"),
    _("New games are kept in this folder, after each move. Games already kept stay where they are: open them from there."));
  GtkWidget *choose = gtk_button_new_with_mnemonic (_("C_hoose…"));

  self->folder = ADW_ACTION_ROW (add_row (group, _("Folder"), NULL, choose));
  gtk_accessible_update_property (GTK_ACCESSIBLE (choose), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Choose the folder"), -1);
  self->reset_folder = gtk_button_new_from_icon_name ("pw-undo-symbolic");
  gtk_widget_set_valign (self->reset_folder, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->reset_folder, "flat");
  gtk_widget_set_tooltip_text (self->reset_folder, _("Back to the usual folder"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->reset_folder), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Back to the usual folder"), -1);
  adw_action_row_add_suffix (self->folder, self->reset_folder);
  adw_action_row_set_subtitle_lines (self->folder, 0);
  g_signal_connect_object (choose, "clicked", G_CALLBACK (on_choose_folder), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->reset_folder, "clicked", G_CALLBACK (on_reset_folder), self, G_CONNECT_SWAPPED);
  update_folder (self);
}

/* -- Object ---------------------------------------------------------------------------------------------- */

static void
pw_preferences_finalize (GObject *object)
{
  g_ptr_array_unref (PW_PREFERENCES (object)->name_rows);
  G_OBJECT_CLASS (pw_preferences_parent_class)->finalize (object);
}

static void
pw_preferences_class_init (PwPreferencesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_preferences_finalize;
}

static void
pw_preferences_init (PwPreferences *self)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  AdwPreferencesGroup *questions;

  self->name_rows = g_ptr_array_new ();
  self->settings = pw_settings_get ();
  add_look (self, page);
  add_names (self, page);
  add_folder (self, page);
  questions = add_group (page, _("Questions"), NULL);
  add_switch (self, questions, _("Ask before discarding typed text"), _("When a dialog is closed with something in it"),
              "ask-discard");
  pw_dialog_set_body (PW_DIALOG (self), GTK_WIDGET (page));
}

/**
 * pw_preferences_new:
 * @parent: the window it belongs to
 *
 * There must be settings: pw_settings_get().
 *
 * Returns: (transfer none): the preferences
 */
PwPreferences *
pw_preferences_new (GtkWindow *parent)
{
  PwPreferences *self = g_object_new (PW_TYPE_PREFERENCES, "transient-for", parent, "title", _("Preferences"), NULL);

  pw_dialog_fit (PW_DIALOG (self), WIDTH, HEIGHT);
  return self;
}

/**
 * pw_preferences_add_name:
 * @name: what somebody typed
 *
 * Returns: whether it is a name that was not there yet
 */
gboolean
pw_preferences_add_name (PwPreferences *self, const char *name)
{
  g_autoptr (GPtrArray) names = NULL;

  g_return_val_if_fail (PW_IS_PREFERENCES (self), FALSE);
  names = read_names (self);
  if (!pw_names_add (names, name))
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->new_name), "error");
      return FALSE;
    }
  gtk_widget_remove_css_class (GTK_WIDGET (self->new_name), "error");
  write_names (self, names);
  return TRUE;
}

/* How many names were taken, and why not more. */
static char *
describe_import (guint n, guint left_out)
{
  g_autofree char *taken = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u new name", "%u new names", n), n);
  g_autofree char *rest = NULL;

  if (left_out == 0)
    return g_steal_pointer (&taken);
  /* Translators: %u are numbers of names; the second is the most that are kept. */
  rest = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u more was left out: there is room for %u names.",
                                       "%u more were left out: there is room for %u names.", left_out),
                          left_out, PW_NAMES_MAX);
  return g_strconcat (taken, ". ", rest, NULL);
}

static gpointer
read_export (const char *path, GError **error)
{
  return pw_names_load (path, error);
}

static void
free_export (gpointer names)
{
  g_ptr_array_unref (names);
}

static void
on_export_read (gpointer owner, GFile *file, gpointer found, const GError *error)
{
  PwPreferences *self = owner;
  g_autoptr (GPtrArray) names = read_names (self);
  g_autofree char *text = NULL;
  guint n = 0, left_out = 0;

  if (found)
    n = pw_names_add_all (names, found, &left_out);
  if (found)
    text = describe_import (n, left_out);
  else
    text = g_strdup (error->message);
  if (n > 0)
    write_names (self, names);
  adw_action_row_set_subtitle (self->import, text);
  adw_action_row_set_subtitle_lines (self->import, 0);
  pw_css_class_set (GTK_WIDGET (self->import), "error", !found);
  pw_announce (GTK_WIDGET (self->import), text);
}

/**
 * pw_preferences_import_names:
 * @file: what BG Stats exported
 *
 * Adds the names in it that are new as soon as it is read, and says how many, how many there was no room for, or what is wrong.
 */
void
pw_preferences_import_names (PwPreferences *self, GFile *file)
{
  g_return_if_fail (PW_IS_PREFERENCES (self));
  pw_file_reader_read (GTK_WIDGET (self), file, read_export, free_export, on_export_read);
}

/**
 * pw_preferences_set_folder:
 * @path: (nullable): a folder; "" is the usual one again
 *
 * Keeps new games there from now on, or says why that cannot be.
 *
 * Returns: whether it can be
 */
gboolean
pw_preferences_set_folder (PwPreferences *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (PW_IS_PREFERENCES (self), FALSE);
  if (path && (*path == '\0' || pw_store_check_directory (path, &error)))
    {
      pw_settings_set_folder (self->settings, path);
      update_folder (self);
      return TRUE;
    }
  adw_action_row_set_subtitle (self->folder, error ? error->message : _("It is not on this computer."));
  gtk_widget_add_css_class (GTK_WIDGET (self->folder), "error");
  pw_announce (GTK_WIDGET (self->folder), adw_action_row_get_subtitle (self->folder));
  return FALSE;
}
