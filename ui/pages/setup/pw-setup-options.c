/* pw-setup-options.c: rows for what is agreed for the whole table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-setup-options.h"

#include <glib/gi18n-lib.h>

#include "pw-drop-down.h"
#include "pw-setup-words.h"

typedef struct
{
  const PwOption *option;
  guint index;
  gpointer owner;               /* outlives the row, which is its child */
  PwOptionValue changed;
} Binding;

static void
on_switched (GtkSwitch *toggle, GParamSpec *pspec, Binding *binding)
{
  binding->changed (binding->owner, binding->index, binding->option->words->words[gtk_switch_get_active (toggle)].value);
}

static void
on_selected (GtkDropDown *drop_down, GParamSpec *pspec, Binding *binding)
{
  const PwWord *word = pw_vocabulary_nth (binding->option->words, gtk_drop_down_get_selected (drop_down));

  if (word)
    binding->changed (binding->owner, binding->index, word->value);
}

static GtkWidget *
row_new (const char *title, const char *text, GtkWidget *control)
{
  GtkWidget *row = adw_action_row_new ();

  /* One line of it; the whole on demand. */
  /* By itself: properties that are set together are told in no order, and a title with an ampersand would be read as markup. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row, "title", title, "subtitle", text, "subtitle-lines", 1, "title-lines", 0, "activatable-widget", control,
                "tooltip-text", text, NULL);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  /* The row labels it; the button inside a drop-down asks the drop-down itself. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text ? text : "", -1);
  return row;
}

/**
 * pw_setup_option_row_new:
 * @option: an option of the table
 * @index: which one; handed to @changed
 * @value: its value now
 * @owner: handed to @changed; a widget that contains the row
 * @changed: what to do with another value
 *
 * Returns: (transfer none): a row with a switch for yes and no, else with a list
 */
GtkWidget *
pw_setup_option_row_new (const PwOption *option, guint index, int value, gpointer owner, PwOptionValue changed)
{
  Binding *binding = g_new (Binding, 1);
  guint position = pw_setup_words_position (option, value);
  GtkWidget *control;

  *binding = (Binding){ option, index, owner, changed };
  if (pw_setup_words_is_switch (option))
    {
      control = gtk_switch_new ();
      gtk_switch_set_active (GTK_SWITCH (control), position == 1);
      g_signal_connect_data (control, "notify::active", G_CALLBACK (on_switched), binding,
                             (GClosureNotify) (void (*) (void)) g_free, 0);
    }
  else
    {
      control = gtk_drop_down_new (G_LIST_MODEL (pw_setup_words_list (option, FALSE)), NULL);
      pw_drop_down_give_way_to_large_text (GTK_DROP_DOWN (control));
      gtk_drop_down_set_selected (GTK_DROP_DOWN (control), position);
      g_signal_connect_data (control, "notify::selected", G_CALLBACK (on_selected), binding,
                             (GClosureNotify) (void (*) (void)) g_free, 0);
    }
  return row_new (_(option->title), option->text ? _(option->text) : NULL, control);
}

/**
 * pw_setup_option_row_set:
 * @row: from pw_setup_option_row_new()
 * @option: its option
 * @value: what is chosen now
 *
 * Shows another value.
 */
void
pw_setup_option_row_set (GtkWidget *row, const PwOption *option, int value)
{
  GtkWidget *control = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
  guint position = pw_setup_words_position (option, value);

  if (GTK_IS_SWITCH (control))
    gtk_switch_set_active (GTK_SWITCH (control), position == 1);
  else
    gtk_drop_down_set_selected (GTK_DROP_DOWN (control), position);
}

/**
 * pw_setup_option_row_grey:
 * @row: from pw_setup_option_row_new()
 * @option: its option
 * @why: (nullable): why nothing can be chosen there now; %NULL: it can
 */
void
pw_setup_option_row_grey (GtkWidget *row, const PwOption *option, const char *why)
{
  GtkWidget *control = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
  const char *text = why ? why : option->text ? _(option->text) : NULL;

  gtk_widget_set_sensitive (control, why == NULL);
  g_object_set (row, "subtitle", text, "subtitle-lines", why ? 0 : 1, "tooltip-text", text, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text ? text : "", -1);
}

/**
 * pw_setup_deal_row_new:
 * @out: (out) (transfer none): its switch
 *
 * Returns: (transfer none): the row that lets the program deal what players begin with
 */
GtkWidget *
pw_setup_deal_row_new (GtkSwitch **out)
{
  GtkWidget *control = gtk_switch_new ();

  *out = GTK_SWITCH (control);
  return row_new (_("Dealt by the program"),
                  _("It draws at random what everybody begins with. Off: you enter it as the first moves."), control);
}

/**
 * pw_setup_editor_button_new:
 * @game: a game's id
 * @editor: one of its editors
 *
 * Returns: (transfer floating): a button that opens it
 */
GtkWidget *
pw_setup_editor_button_new (const char *game, const PwComponentEditor *editor)
{
  GtkWidget *button = gtk_button_new (), *content = adw_button_content_new ();
  g_autofree char *label = g_strdup_printf (_("%s…"), _(editor->title));

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "pw-edit-symbolic");
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), label);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.edit-component");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ss)", game, editor->id);
  gtk_widget_add_css_class (button, "raised");
  return button;
}
