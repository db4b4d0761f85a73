/* pw-refusal.c: why a move was refused: the sentence, the rule, what would help
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-refusal.h"

#include <glib/gi18n-lib.h>

#include "pw-explain.h"
#include "pw-rule-chip.h"
#include "pw-wrap-layout.h"

static const PwRule *
rule_of (const PwGame *game, const GError *error)
{
  if (error->domain != PW_RULE_ERROR || error->code < 0 || (guint) error->code >= game->n_rules)
    return NULL;
  return &game->rules[error->code];
}

static GtkWidget *
line (const char *text, const char *css_class, int chars)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 12);
  gtk_label_set_max_width_chars (GTK_LABEL (label), chars);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/**
 * pw_refusal_text:
 * @game: the game
 * @error: a refusal
 *
 * Returns: (transfer full): all of it in one line, for screen readers
 */
char *
pw_refusal_text (const PwGame *game, const GError *error)
{
  const PwRule *rule = rule_of (game, error);
  const char *remedy = rule ? pw_rule_error_get_remedy (error) : NULL;

  if (rule && remedy)
    return g_strdup_printf (_("%s Rule %s. %s"), error->message, rule->id, remedy);
  if (rule)
    return g_strdup_printf (_("%s Rule %s."), error->message, rule->id);
  return g_strdup (error->message);
}

/**
 * pw_refusal_content_new:
 * @game: the game
 * @error: a refusal: of PW_RULE_ERROR or any other domain
 * @chars: how long a line may be, in widths of a letter
 *
 * Returns: (transfer floating): the sentence, the rule as a chip, and what would help
 */
GtkWidget *
pw_refusal_content_new (const PwGame *game, const GError *error, int chars)
{
  const PwRule *rule = rule_of (game, error);
  const char *remedy = rule ? pw_rule_error_get_remedy (error) : NULL;
  g_autofree char *spoken = pw_refusal_text (game, error);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 2, "valign", GTK_ALIGN_CENTER,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);

  gtk_box_append (GTK_BOX (box), line (error->message, "heading", chars));
  if (rule)
    {
      GtkWidget *second = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      g_autofree char *title = g_strdup_printf ("%s.", _(rule->title));

      gtk_box_append (GTK_BOX (second), pw_rule_chip_new (game, rule->id));
      gtk_box_append (GTK_BOX (second), line (remedy ? remedy : title, "body", chars - 5));
      gtk_box_append (GTK_BOX (box), second);
      pw_explain_set_refusal (box, game, rule->id, error->message);
    }
  gtk_widget_add_css_class (box, "refusal");
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return box;
}

static GtkWidget *
add_button (GtkWidget *box, const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_margin_top (button, 4);
  gtk_widget_add_css_class (button, "insist");
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

/**
 * pw_refusal_new:
 * @game: the game
 * @error: a refusal: of PW_RULE_ERROR or any other domain
 * @width: for how wide a text there is room, in widths of a letter
 * @insist: whether people may say that it was played so
 *
 * The lines are told where to end: what lies over a page gets as much room as it would like, even where there is none.
 *
 * Returns: (transfer floating): what pw_toast_show() is to show
 */
GtkWidget *
pw_refusal_new (const PwGame *game, const GError *error, int width, gboolean insist)
{
  int chars = CLAMP (width, 18, 64);
  GtkWidget *box = pw_refusal_content_new (game, error, chars);

  /* Below the words and not beside them: a narrow window has no room there. */
  if (rule_of (game, error))
    {
      GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *report;

      gtk_widget_set_layout_manager (buttons, pw_wrap_layout_new (6));
      if (insist)
        add_button (buttons, _("We _played it so…"), "win.played-so");
      report = add_button (buttons, _("_Wrong ruling?"), "win.report-refusal");
      gtk_widget_set_tooltip_text (report, _("Copies the game up to here as text, to report it"));
      gtk_box_append (GTK_BOX (box), buttons);
    }
  return box;
}
