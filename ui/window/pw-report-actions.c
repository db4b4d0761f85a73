/* pw-report-actions.c: the commands about rulings: the rules of a line, and reporting a wrong one
 *
 * A line is named by the moment after it; 0 is the line at hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-report-actions.h"

#include <glib/gi18n-lib.h>

#include "model/pw-report.h"
#include "model/pw-rule-search.h"
#include "pw-rules-dialog.h"

static PwTablePage *
page_of (gpointer window)
{
  return pw_window_find_page (window, PW_TYPE_TABLE_PAGE);
}

static const PwHistory *
history_of (gpointer window)
{
  return pw_session_get_history (pw_window_get_session (window));
}

/* The moment that is meant; 0 where there is no line. */
static guint
moment_of (gpointer window, GVariant *parameter)
{
  guint moment = g_variant_get_uint32 (parameter);

  if (moment == 0)
    moment = pw_table_page_get_line (page_of (window));
  return MIN (moment, pw_history_get_cursor (history_of (window)));
}

static void
copy (gpointer window, const PwReport *report)
{
  g_autofree char *text = pw_report_print (history_of (window), report);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (window), text);
  pw_window_add_toast (window, _("Copied: the game up to there, ready to paste into a report"));
}

static void
on_report_line (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  guint moment = moment_of (window, parameter);
  g_autoptr (GArray) rules = NULL;

  if (moment == 0)
    {
      pw_window_add_toast (window, _("There is no line yet"));
      return;
    }
  rules = pw_rule_search_line (history_of (window), moment - 1);
  copy (window, &(PwReport){ .n_moves = moment, .rules = rules });
}

static void
on_report_refusal (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  PwTablePage *page = page_of (window);
  const GError *refused = pw_table_page_get_refused (page);
  PwEntry *entry = pw_table_page_get_entry (page);
  const PwMove *whole = entry ? pw_entry_get_insistent (entry) : NULL;
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (guint));

  if (!refused)
    {
      pw_window_add_toast (window, _("Enter a move first: this is for one that a rule refuses"));
      return;
    }
  if (refused->domain == PW_RULE_ERROR)
    g_array_append_vals (rules, &(guint){ (guint) refused->code }, 1);
  copy (window, &(PwReport){ .n_moves = pw_history_get_cursor (history_of (window)),
                             .rules = rules,
                             .refused = whole   ? whole
                                        : entry ? pw_entry_get_refused (entry)
                                                : NULL,
                             .partial = whole == NULL,
                             .said = refused->message });
}

static void
on_explain_line (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  const PwHistory *history = history_of (window);
  guint moment = moment_of (window, parameter);
  g_autoptr (GArray) rules = moment > 0 ? pw_rule_search_line (history, moment - 1) : NULL;
  g_autofree char *ids = rules ? pw_rule_search_print (pw_history_get_game (history), rules) : NULL;
  g_autofree char *subject = NULL;

  if (moment > 0)
    {
      guint n_events;
      const PwEvent *events = pw_history_get_events (history, moment - 1, &n_events);

      subject = pw_history_get_game (history)->words.sentence (pw_history_get_setup (history),
                                                               pw_history_get_state (history, moment - 1),
                                                               pw_history_get_move (history, moment - 1), events, n_events);
    }
  gtk_window_present (GTK_WINDOW (pw_rules_dialog_new (window, pw_history_get_game (history), ids, subject)));
}

static const GActionEntry actions[] = {
  { "report-line", on_report_line, "u" },
  { "report-refusal", on_report_refusal },
  { "explain-line", on_explain_line, "u" },
};

/**
 * pw_report_actions_add:
 * @window: gets the commands
 */
void
pw_report_actions_add (PwWindow *window)
{
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
}

/**
 * pw_report_actions_update:
 * @window: a window with the commands
 * @table: whether a game is on its table page
 */
void
pw_report_actions_update (PwWindow *window, gboolean table)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (window), actions[i].name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), table && pw_window_get_session (window) != NULL);
    }
}
