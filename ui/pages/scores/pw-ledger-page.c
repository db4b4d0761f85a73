/* pw-ledger-page.c: the ledger: each player's lines, and the points by round and source
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-ledger-page.h"

#include <glib/gi18n-lib.h>

#include "pw-chart-card.h"
#include "pw-large-text.h"
#include "pw-ledger-view.h"
#include "pw-page.h"
#include "pw-pair-layout.h"
#include "pw-score-tables.h"
#include "pw-stack.h"

struct _PwLedgerPage
{
  PwScoresPage parent_instance;

  GtkStack *stack;
  PwPlayerChips *chips;
  GtkWidget *switcher;
  GtkLabel *unfollowed;
  GtkLabel *hidden;
  PwLedgerView *lines;
  PwChartCard *sources;
  PwChartCard *rounds;
  PwTextTable *table;
};

static char *
get_title (PwPage *page, gboolean narrow)
{
  return g_strdup (_("Ledger"));
}

static void
page_init (PwPageInterface *iface)
{
  iface->name = "ledger";
  iface->bar = PW_PAGE_BAR_BACK | PW_PAGE_BAR_MENU;
  iface->traits = PW_PAGE_OF_GAME | PW_PAGE_PLAYED_ON | PW_PAGE_ESCAPES;
  iface->title = get_title;
  iface->subtitle = (char *(*) (PwPage *) ) pw_scores_page_dup_game;
  iface->focus = (void (*) (PwPage *)) pw_ledger_page_focus_first;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PwLedgerPage, pw_ledger_page, PW_TYPE_SCORES_PAGE, G_IMPLEMENT_INTERFACE (PW_TYPE_PAGE, page_init))

enum
{
  LOOKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What nobody enters cannot be in the ledger. */
static void
update_unfollowed (PwLedgerPage *self)
{
  PwSession *session = pw_scores_page_get_session (PW_SCORES_PAGE (self));
  guint seat = pw_scores_page_get_seat (PW_SCORES_PAGE (self));
  const PwGame *game = pw_session_get_game (session);
  const PwSetup *setup = pw_session_get_setup (session);
  const PwHistory *history = pw_session_get_history (session);
  gconstpointer state = pw_history_get_state (history, pw_history_get_cursor (history));
  gboolean followed = (pw_game_followed (game, state) >> seat & 1) != 0;
  g_autofree char *text = g_strdup_printf (_("Not all of %s’s moves are entered: the ledger shows what is known."),
                                           pw_setup_name (setup, seat));

  gtk_label_set_text (self->unfollowed, text);
  gtk_widget_set_visible (GTK_WIDGET (self->unfollowed), !followed);
}

static void
pw_ledger_page_update (PwScoresPage *page)
{
  PwLedgerPage *self = PW_LEDGER_PAGE (page);
  const PwHistory *history = pw_session_get_history (pw_scores_page_get_session (page));
  const char *note = pw_history_hidden_note (history);

  gtk_label_set_text (self->hidden, note ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hidden), note != NULL);
  /* Charts and tables of noughts would say that nobody had any. */
  gtk_widget_set_visible (self->switcher, pw_history_knows_scores (history));
  if (!pw_history_knows_scores (history))
    gtk_stack_set_visible_child_name (self->stack, "lines");
  pw_chart_card_set (self->sources, history);
  pw_chart_card_set (self->rounds, history);
  pw_score_table_show_player (self->table, history, pw_scores_page_get_seat (page));
  update_unfollowed (self);
}

static void
pw_ledger_page_show_seat (PwScoresPage *page)
{
  PwLedgerPage *self = PW_LEDGER_PAGE (page);
  guint seat = pw_scores_page_get_seat (page);

  pw_ledger_view_set_seat (self->lines, seat);
  pw_score_table_show_player (self->table, pw_session_get_history (pw_scores_page_get_session (page)), seat);
  update_unfollowed (self);
}

static void
on_looked (PwLedgerPage *self)
{
  g_signal_emit (self, signals[LOOKED], 0);
}

/* -- Object ------------------------------------------------------------------------------ */

static void
pw_ledger_page_class_init (PwLedgerPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PW_SCORES_PAGE_CLASS (klass)->update = pw_ledger_page_update;
  PW_SCORES_PAGE_CLASS (klass)->show_seat = pw_ledger_page_show_seat;
  signals[LOOKED] = g_signal_new ("looked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (PW_TYPE_CHART_CARD);
  g_type_ensure (PW_TYPE_LEDGER_VIEW);
  g_type_ensure (PW_TYPE_PAIR_LAYOUT);
  g_type_ensure (PW_TYPE_TEXT_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-ledger-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PwLedgerPage, stack);
  gtk_widget_class_bind_template_child (widget_class, PwLedgerPage, chips);
  gtk_widget_class_bind_template_child (widget_class, PwLedgerPage, switcher);
  gtk_widget_class_bind_template_child (widget_class, PwLedgerPage, unfollowed);
  gtk_widget_class_bind_template_child (widget_class, PwLedgerPage, hidden);
  gtk_widget_class_bind_template_child (widget_class, PwLedgerPage, lines);
  gtk_widget_class_bind_template_child (widget_class, PwLedgerPage, sources);
  gtk_widget_class_bind_template_child (widget_class, PwLedgerPage, rounds);
  gtk_widget_class_bind_template_child (widget_class, PwLedgerPage, table);
  gtk_widget_class_bind_template_callback (widget_class, on_looked);
}

static void
pw_ledger_page_init (PwLedgerPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pw_stack_watch (self->stack);
  pw_scores_page_set_chips (PW_SCORES_PAGE (self), self->chips);
  pw_large_text_wrap (self->switcher);
}

/* -- Public --------------------------------------------------------------------------------- */

/**
 * pw_ledger_page_new:
 *
 * Returns: (transfer none): an empty page
 */
GtkWidget *
pw_ledger_page_new (void)
{
  return g_object_new (PW_TYPE_LEDGER_PAGE, NULL);
}

/**
 * pw_ledger_page_set_session:
 * @session: (nullable): the game whose ledger to show; the page follows it
 */
void
pw_ledger_page_set_session (PwLedgerPage *self, PwSession *session)
{
  g_return_if_fail (PW_IS_LEDGER_PAGE (self));
  pw_ledger_view_set_session (self->lines, session);
  pw_scores_page_set_session (PW_SCORES_PAGE (self), session);
}

/**
 * pw_ledger_page_focus_first:
 *
 * Gives the keyboard to the chip of the player whose ledger is shown.
 */
void
pw_ledger_page_focus_first (PwLedgerPage *self)
{
  g_return_if_fail (PW_IS_LEDGER_PAGE (self));
  pw_player_chips_focus_current (self->chips);
}
