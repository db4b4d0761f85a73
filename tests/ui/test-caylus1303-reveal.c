/* test-caylus1303-reveal.c: no prestige is told before the end, nor then before everybody has been told, one player after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/caylus1303/caylus1303.h"
#include "model/pw-reveal.h"
#include "pw-board.h"
#include "pw-final-page.h"
#include "pw-ledger-page.h"
#include "pw-page.h"
#include "pw-player-cards.h"
#include "pw-score-card.h"
#include "pw-table-page.h"
#include "pw-toast.h"
#include "pw-ui-table.h"

static const char *const names[] = { "Ana", "Bruno", "Chiara", "David" };

/* What would be read if the page were shown. */
static void
read_labels (GtkWidget *root, GString *out)
{
  if (!gtk_widget_get_visible (root))
    return;
  if (GTK_IS_LABEL (root))
    g_string_append_printf (out, "[%s]", gtk_label_get_text (GTK_LABEL (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    read_labels (child, out);
}

static char *
labels_of (PwWindow *window, GType type)
{
  GString *out = g_string_new (NULL);

  read_labels (pw_ui_test_find (pw_window_find_page (window, PW_TYPE_TABLE_PAGE), type, 0), out);
  return g_string_free (out, FALSE);
}

/* Why nothing is saved is said, though the page that tells the points is there already; then that is gone. */
static void
assert_waits (PwWindow *window)
{
  PwToast *toast = PW_TOAST (pw_ui_test_child (window, "toast"));
  g_autoptr (GString) out = g_string_new (NULL);

  pw_ui_test_settle ();
  read_labels (GTK_WIDGET (toast), out);
  g_assert_nonnull (strstr (out->str, "First the points are revealed"));
  pw_toast_close (toast);
}

/* A game of four that is dealt to the end; its last move is taken back. */
static PwSession *
dealt (void)
{
  g_autoptr (PwSetup) setup = pw_ui_table_setup (&cy_game, names, 4);
  g_autoptr (PwHistory) history = pw_history_new (&cy_game, setup, NULL);
  PwSession *session = pw_ui_table_begin (setup);
  PwRandom random = { 5 };

  g_assert_true (pw_dealer_play (history, &random, PW_DEAL_BUILDER, NULL));
  for (guint i = 0; i < pw_history_get_length (history); i++)
    g_assert_true (pw_session_play (session, pw_history_get_move (history, i), NULL));
  g_assert_true (pw_session_undo (session));
  return session;
}

/* What a player has in all, as whoever has played it all knows. */
static char *
true_score (PwSession *session, guint seat)
{
  const PwHistory *history = pw_session_get_history (session);

  return g_strdup_printf ("[%d]", pw_history_get_score (history, pw_history_get_cursor (history), seat, -1));
}

/* No card of the table says a sum, nor does the score of whose board is shown. */
static void
assert_secret (PwWindow *window, PwSession *session)
{
  g_autofree char *cards = labels_of (window, PW_TYPE_PLAYER_CARDS), *score = labels_of (window, PW_TYPE_SCORE_CARD);

  g_assert_cmpstr (cards, ==, "[Ana][Bruno][Chiara][David]");
  for (guint seat = 0; seat < 4; seat++)
    {
      g_autofree char *summary = pw_board_find ("caylus1303")->player_summary (session, seat), *told = true_score (session, seat);

      g_assert_null (strstr (summary, "point"));
      g_assert_null (strstr (summary, "prestige"));
      g_assert_cmpint (pw_session_get_score (session, seat, -1), ==, 0);
      g_assert_null (strstr (score, told));
    }
}

/* Whoever leaves the reveal before it has been gone through finds no sum anywhere, and is led back to it by whatever would say one. */
static void
test_left_by_back (void)
{
  PwSession *session = dealt ();
  PwWindow *window = pw_ui_table_open (session);
  g_autofree char *after = NULL;

  assert_secret (window, session);
  g_assert_true (pw_session_redo (session));
  pw_ui_test_settle ();
  pw_window_show_final (window);
  pw_ui_test_settle ();
  for (guint told = 0; told < 4; told++)
    {
      GListModel *windows = gtk_window_get_toplevels ();
      guint n = g_list_model_get_n_items (windows);

      g_assert_cmpstr (pw_window_get_page (window), ==, "final");
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL));
      pw_ui_test_settle ();
      g_assert_cmpstr (pw_window_get_page (window), ==, "table");
      assert_secret (window, session);
      /* Shared is nothing either. */
      gtk_widget_activate_action (GTK_WIDGET (window), "win.share", NULL);
      assert_waits (window);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.save-pdf", "s", "scores");
      assert_waits (window);
      pw_ui_test_settle ();
      g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n);
      g_assert_cmpstr (pw_window_get_page (window), ==, "final");
      gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
      pw_ui_test_settle ();
      /* A review says who wins. */
      gtk_widget_activate_action (GTK_WIDGET (window), "win.review", NULL);
      pw_ui_test_settle ();
      g_assert_cmpstr (pw_window_get_page (window), ==, "final");
      gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
      pw_window_show_ledger (window);
      pw_ui_test_settle ();
      pw_reveal_tell (session, FALSE);
    }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  pw_ui_test_settle ();
  after = labels_of (window, PW_TYPE_PLAYER_CARDS);
  for (guint seat = 0; seat < 4; seat++)
    {
      g_autofree char *told = true_score (session, seat);

      g_assert_nonnull (strstr (after, told));
    }
  pw_window_show_ledger (window);
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (window), ==, "ledger");
  pw_ui_table_close (window, session);
}

static char *
read_ledger (PwWindow *window)
{
  GString *out = g_string_new (NULL);

  pw_window_show_ledger (window);
  pw_ui_test_settle ();
  read_labels (pw_window_find_page (window, PW_TYPE_LEDGER_PAGE), out);
  return g_string_free (out, FALSE);
}

/* A column of noughts, or a chart of them, would say that nobody has any: there is none before the end, whatever is shown first. */
static void
test_no_noughts (void)
{
  PwSession *session = dealt ();
  PwWindow *window = pw_ui_table_open (session);
  g_autofree char *before = read_ledger (window), *after = NULL;
  GtkWidget *stack = pw_ui_test_child (pw_window_find_page (window, PW_TYPE_LEDGER_PAGE), "stack");

  g_assert_nonnull (strstr (before, "[Food]"));
  g_assert_null (strstr (before, "[Points]"));
  g_assert_null (strstr (before, "[Rounds and sources]"));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, "lines");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (pw_session_redo (session));
  pw_ui_test_settle ();
  pw_reveal_tell (session, TRUE);
  after = read_ledger (window);
  g_assert_nonnull (strstr (after, "[Points]"));
  g_assert_nonnull (strstr (after, "[Rounds and sources]"));
  gtk_stack_set_visible_child_name (GTK_STACK (stack), "points");
  g_assert_true (pw_session_undo (session));
  pw_ui_test_settle ();
  g_free (after);
  after = read_ledger (window);
  g_assert_null (strstr (after, "[Points]"));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, "lines");
  pw_ui_table_close (window, session);
}

/* How many of the four are told, in their places; no more than these are copied. */
static guint
count_told (GtkWidget *page)
{
  g_autofree char *copied = pw_final_page_get_text (PW_FINAL_PAGE (page));
  g_autoptr (GString) labels = g_string_new (NULL);
  guint told = 0;

  read_labels (pw_ui_test_child (page, "ranking"), labels);
  for (guint seat = 0; seat < 4; seat++)
    {
      g_autofree char *label = g_strdup_printf ("[%s]", names[seat]);
      gboolean is_told = strstr (labels->str, label) != NULL;

      g_assert_cmpint (strstr (copied, names[seat]) != NULL, ==, is_told);
      told += is_told;
    }
  return told;
}

/* From the last place to the first; then comes all that explains it. What is taken back is secret again. */
static void
test_one_after_the_other (void)
{
  PwSession *session = dealt ();
  PwWindow *window = pw_ui_table_open (session);
  GtkWidget *page;

  g_assert_true (pw_session_redo (session));
  pw_ui_test_settle ();
  pw_window_show_final (window);
  pw_ui_test_settle ();
  page = pw_window_find_page (window, PW_TYPE_FINAL_PAGE);
  for (guint told = 0; told < 4; told++)
    {
      g_assert_false (gtk_widget_get_visible (pw_ui_test_child (page, "sheet_card")));
      g_assert_cmpuint (count_told (page), ==, told);
      pw_ui_test_press (pw_ui_test_button (page, "Reveal the next"));
    }
  g_assert_cmpuint (count_told (page), ==, 4);
  g_assert_null (pw_ui_test_button (page, "Reveal the next"));
  g_assert_true (gtk_widget_get_visible (pw_ui_test_child (page, "sheet_card")));
  g_assert_true (pw_session_undo (session));
  g_assert_true (pw_session_redo (session));
  pw_window_show_final (window);
  pw_ui_test_settle ();
  g_assert_cmpuint (count_told (page), ==, 0);
  pw_ui_test_press (pw_ui_test_button (page, "Reveal all"));
  g_assert_cmpuint (count_told (page), ==, 4);
  pw_ui_table_close (window, session);
}

/* -- The tokens ------------------------------------------------------------------------------------------ */

static GtkWidget *
count_box (GtkWidget *page, guint seat, guint i)
{
  return pw_ui_test_find (pw_ui_test_child (page, "counts_card"), GTK_TYPE_ENTRY, 5 * seat + i);
}

/* Types into the box that has the focus, and presses Enter. */
static void
enter (GtkWidget *page, const char *text)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page)), *box = gtk_widget_get_ancestor (focus, GTK_TYPE_ENTRY);

  g_assert_nonnull (box);
  gtk_editable_set_text (GTK_EDITABLE (box), text);
  g_signal_emit_by_name (box, "activate");
  pw_ui_test_settle ();
}

static char *
read_counts (GtkWidget *page)
{
  GString *out = g_string_new (NULL);

  read_labels (pw_ui_test_child (page, "counts_card"), out);
  return g_string_free (out, FALSE);
}

static const CyPlayer *
player_of (PwSession *session, guint seat)
{
  return &((const CyState *) pw_session_get_state (session))->players[seat];
}

/* What the tokens of @seat come to by what was entered. */
static int
entered (PwSession *session, guint seat)
{
  return player_of (session, seat)->prestige - 2 * player_of (session, seat)->goods[CY_GOLD];
}

/* By four numbers or by their sum; before everybody is told only whether it agrees is said, and no sum. */
static void
test_tokens_are_counted (void)
{
  PwSession *session = dealt ();
  PwWindow *window = pw_ui_table_open (session);
  GtkWidget *page;
  g_autofree char *sum = NULL, *before = NULL, *wrong = NULL, *after = NULL, *gives = NULL, *right = NULL;

  g_assert_true (pw_session_redo (session));
  pw_window_show_final (window);
  pw_ui_test_settle ();
  page = pw_window_find_page (window, PW_TYPE_FINAL_PAGE);
  /* Four numbers; the box behind them says what they come to. */
  enter (page, "1");
  enter (page, "2");
  enter (page, "3");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (count_box (page, 0, 4))), ==, "22");
  g_assert_cmpint (player_of (session, 0)->counted, ==, 0);
  enter (page, "4");
  g_assert_cmpint (player_of (session, 0)->counted, ==, 62 + 1);
  /* What is no number stays, is said to be none at once, and goes no farther; and so does what nobody can have. */
  gtk_editable_set_text (GTK_EDITABLE (count_box (page, 1, 0)), "man");
  wrong = read_counts (page);
  g_assert_nonnull (strstr (wrong, "[Say with numbers how many there are.]"));
  enter (page, "many");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), count_box (page, 1, 0)));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (count_box (page, 1, 0))), ==, "many");
  gtk_editable_set_text (GTK_EDITABLE (count_box (page, 1, 0)), "");
  g_assert_cmpint (player_of (session, 1)->counted, ==, 0);
  gtk_widget_grab_focus (count_box (page, 1, 4));
  enter (page, "9998");
  g_assert_cmpint (player_of (session, 1)->counted, ==, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (count_box (page, 1, 4))), ==, "9998");
  sum = g_strdup_printf ("%d", entered (session, 1));
  enter (page, sum);
  g_assert_cmpint (player_of (session, 1)->counted, ==, entered (session, 1) + 1);
  before = read_counts (page);
  g_assert_nonnull (strstr (before, "[agrees]"));
  g_assert_nonnull (strstr (before, "[does not agree]"));
  g_assert_null (strstr (before, "The entries give"));
  g_assert_cmpuint (count_told (page), ==, 0);
  /* Now it is compared; the players say what counts. */
  pw_ui_test_press (pw_ui_test_button (page, "Reveal all"));
  after = read_counts (page);
  gives = g_strdup_printf ("[The entries give %d, the tokens 62. Which counts?]", entered (session, 0));
  g_assert_nonnull (strstr (after, "[agrees]"));
  g_assert_nonnull (strstr (after, gives));
  pw_ui_test_press (pw_ui_test_button (page, "The tokens, 62"));
  g_assert_cmpint (entered (session, 0), ==, 62);
  right = read_counts (page);
  g_assert_null (strstr (right, "Which counts?]"));
  g_assert_true (pw_session_undo (session));
  pw_ui_test_settle ();
  g_free (right);
  right = g_strdup_printf ("The entries, %d", entered (session, 0));
  pw_ui_test_press (pw_ui_test_button (page, right));
  g_assert_cmpint (player_of (session, 0)->counted, ==, entered (session, 0) + 1);
  pw_ui_table_close (window, session);
}

/* What is counted and then typed over with what is no number is not counted any longer, as it seems; nor is it recorded as anything. */
static void
test_letters_are_not_counted (void)
{
  PwSession *session = dealt ();
  PwWindow *window = pw_ui_table_open (session);
  g_autofree char *text = NULL;
  GtkWidget *page;

  g_assert_true (pw_session_redo (session));
  pw_window_show_final (window);
  pw_ui_test_settle ();
  page = pw_window_find_page (window, PW_TYPE_FINAL_PAGE);
  for (guint seat = 0; seat < 4; seat++)
    {
      g_autofree char *sum = g_strdup_printf ("%d", entered (session, seat));

      gtk_widget_grab_focus (count_box (page, seat, 4));
      enter (page, sum);
    }
  gtk_widget_grab_focus (count_box (page, 2, 4));
  gtk_editable_set_text (GTK_EDITABLE (count_box (page, 2, 4)), ".pdf");
  gtk_widget_grab_focus (pw_ui_test_button (page, "Reveal the next"));
  pw_ui_test_settle ();
  text = read_counts (page);
  g_assert_nonnull (strstr (text, "[counting]"));
  g_assert_nonnull (strstr (text, "[Say with numbers how many there are.]"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (count_box (page, 2, 4))), ==, ".pdf");
  g_assert_cmpint (player_of (session, 2)->counted, ==, entered (session, 2) + 1);
  pw_ui_table_close (window, session);
}

/* Where the focus leaves a player's boxes, by Tab or by a click, what stands there is counted. */
static void
test_left_boxes_are_counted (void)
{
  PwSession *session = dealt ();
  PwWindow *window = pw_ui_table_open (session);
  GtkWidget *page;

  g_assert_true (pw_session_redo (session));
  pw_window_show_final (window);
  pw_ui_test_settle ();
  page = pw_window_find_page (window, PW_TYPE_FINAL_PAGE);
  gtk_widget_grab_focus (count_box (page, 0, 0));
  gtk_editable_set_text (GTK_EDITABLE (count_box (page, 0, 0)), "3");
  gtk_widget_grab_focus (count_box (page, 0, 1));
  g_assert_cmpint (player_of (session, 0)->counted, ==, 0);
  gtk_widget_grab_focus (count_box (page, 2, 4));
  pw_ui_test_settle ();
  g_assert_cmpint (player_of (session, 0)->counted, ==, 3 + 1);
  gtk_editable_set_text (GTK_EDITABLE (count_box (page, 2, 4)), "21");
  gtk_widget_grab_focus (pw_ui_test_button (page, "Reveal the next"));
  pw_ui_test_settle ();
  g_assert_cmpint (player_of (session, 2)->counted, ==, 21 + 1);
  /* What is taken back stays so. */
  g_assert_true (pw_session_undo (session));
  gtk_widget_grab_focus (count_box (page, 1, 0));
  gtk_widget_grab_focus (pw_ui_test_button (page, "Reveal the next"));
  pw_ui_test_settle ();
  g_assert_cmpint (player_of (session, 2)->counted, ==, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (count_box (page, 2, 4))), ==, "");
  /* Who typed nothing has counted nothing. */
  g_assert_cmpint (player_of (session, 1)->counted, ==, 0);
  pw_ui_table_close (window, session);
}

/* A game that was over when it was opened: nothing is counted any more by what is typed first. */
static void
test_opened_when_over (void)
{
  PwSession *session = dealt ();
  PwWindow *window;
  GtkWidget *page, *focus;

  g_assert_true (pw_session_redo (session));
  pw_reveal_tell (session, TRUE);
  window = pw_ui_table_open (session);
  pw_window_show_final (window);
  pw_ui_test_settle ();
  page = pw_window_find_page (window, PW_TYPE_FINAL_PAGE);
  for (guint i = 0; i < 2; i++)
    {
      pw_page_focus (PW_PAGE (page));
      focus = gtk_root_get_focus (GTK_ROOT (window));
      g_assert_nonnull (focus);
      g_assert_true (gtk_widget_is_ancestor (focus, page));
      g_assert_false (gtk_widget_is_ancestor (focus, pw_ui_test_child (page, "counts_card")));
    }
  pw_ui_table_close (window, session);
}

/* Where the end alone was entered, all that was said counts: there is nothing to count first, or to compare. */
static void
test_end_alone (void)
{
  static const char *const lines[] = { "level final", "Ana prestige 45", "Bruno prestige 40", "finish" };
  g_autoptr (PwSetup) setup = pw_ui_table_setup (&cy_game, names, 2);
  PwSession *session = pw_ui_table_begin (setup);
  PwWindow *window = pw_ui_table_open (session);
  GtkWidget *page;
  PwMove move;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_assert_true (pw_notation_parse (&cy_game, setup, pw_session_get_state (session), lines[i], &move, NULL));
      g_assert_true (pw_session_play (session, &move, NULL));
    }
  pw_window_show_final (window);
  pw_ui_test_settle ();
  page = pw_window_find_page (window, PW_TYPE_FINAL_PAGE);
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (page, "counts_card")));
  g_assert_null (pw_ui_test_button (page, "_Count first, at the table"));
  pw_ui_test_press (pw_ui_test_button (page, "Reveal all"));
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (page, "counts_card")));
  pw_ui_table_close (window, session);
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/caylus1303-reveal/left-by-back", test_left_by_back);
  g_test_add_func ("/caylus1303-reveal/one-player-after-the-other-is-told", test_one_after_the_other);
  g_test_add_func ("/caylus1303-reveal/tokens-are-counted", test_tokens_are_counted);
  g_test_add_func ("/caylus1303-reveal/letters-are-not-counted", test_letters_are_not_counted);
  g_test_add_func ("/caylus1303-reveal/left-boxes-are-counted", test_left_boxes_are_counted);
  g_test_add_func ("/caylus1303-reveal/opened-when-over", test_opened_when_over);
  g_test_add_func ("/caylus1303-reveal/the-end-alone", test_end_alone);
  g_test_add_func ("/caylus1303-reveal/no-noughts", test_no_noughts);
  return g_test_run ();
}
