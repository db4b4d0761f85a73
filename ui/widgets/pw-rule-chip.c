/* pw-rule-chip.c: the number of a rule; pressing it shows the rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-rule-chip.h"

#include <glib/gi18n-lib.h>

#include "pw-explain.h"
#include "pw-tooltip.h"

static GtkWidget *
paragraph (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
on_clicked (GtkPopover *popover)
{
  gtk_popover_popdown (popover);
}

static GtkWidget *
make_popover (const PwGame *game, const PwRule *rule)
{
  GtkWidget *more = gtk_button_new_with_mnemonic (_("Read _more"));
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *title = g_strdup_printf (_("%s: %s"), rule->id, _(rule->title));

  gtk_box_append (GTK_BOX (box), paragraph (title, "heading"));
  gtk_box_append (GTK_BOX (box), paragraph (_(rule->text), "body"));
  if (rule->source && *rule->source)
    {
      GtkWidget *source = paragraph (_(rule->source), "caption");

      gtk_widget_add_css_class (source, "dim-label");
      gtk_box_append (GTK_BOX (box), source);
    }
  gtk_widget_set_halign (more, GTK_ALIGN_START);
  gtk_widget_add_css_class (more, "raised");
  g_signal_connect_swapped (more, "clicked", G_CALLBACK (on_clicked), popover);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (more), "app.show-rules");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (more), "(ss)", game->id, rule->id);
  gtk_box_append (GTK_BOX (box), more);
  gtk_widget_add_css_class (popover, "rule-text");
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  return popover;
}

/* Most chips are never pressed: what one shows is made when it is. */
static void
on_popup (GtkMenuButton *chip, gpointer rule)
{
  if (!gtk_menu_button_get_popover (chip))
    gtk_menu_button_set_popover (chip, make_popover (g_object_get_data (G_OBJECT (chip), "game"), rule));
}

/**
 * pw_rule_chip_new:
 * @game: a game
 * @rule_id: the number of one of its rules
 *
 * Returns: (transfer none): a small button with the number, whose popover has the rule's text
 */
GtkWidget *
pw_rule_chip_new (const PwGame *game, const char *rule_id)
{
  GtkWidget *chip = gtk_menu_button_new ();
  GtkWidget *label = gtk_label_new (rule_id);
  int rule = pw_game_find_rule (game, rule_id);

  gtk_menu_button_set_child (GTK_MENU_BUTTON (chip), label);
  gtk_widget_add_css_class (chip, "rule-chip");
  gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (chip, GTK_ALIGN_START);
  if (rule >= 0)
    {
      const PwRule *found = &game->rules[rule];
      g_autofree char *name = g_strdup_printf (_("Rule %s: %s"), rule_id, _(found->title));

      g_object_set_data (G_OBJECT (chip), "game", (gpointer) game);
      gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (chip), on_popup, (gpointer) found, NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      pw_tooltip_set (chip, _(found->title));
      pw_explain_set_rules (chip, game, rule_id, _(found->title));
    }
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, rule_id, -1);
  return chip;
}
