/* test-kingsburg-pages.c: pages of Kingsburg that have much to say: nothing of it is cut, and nothing jumps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/kingsburg.h"
#include "pw-choice-list.h"
#include "pw-final-page.h"
#include "pw-table-page.h"
#include "pw-ui-table.h"

/* Five players, many sources: all of it can be read on a phone. */
static void
test_the_final_page_of_five_is_narrow (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&kb_game, 5);
  PwSession *session = pw_session_new (&kb_game, setup, NULL);
  PwWindow *window;
  GtkWidget *page;
  int minimum;

  pw_ui_test_play_dealt (session, 10000, 3);
  g_assert_cmpint (pw_session_get_actor (session), ==, PW_NOBODY);
  window = pw_ui_test_window ();
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  pw_window_open_session (window, session);
  pw_ui_test_settle ();
  page = GTK_WIDGET (pw_window_find_page (window, PW_TYPE_FINAL_PAGE));
  for (guint seat = 0; seat < 5; seat++)
    {
      pw_scores_page_show_player (PW_SCORES_PAGE (page), seat);
      gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }
  g_object_ref (window);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  g_assert_finalize_object (G_OBJECT (window));
  g_assert_finalize_object (G_OBJECT (session));
}

/* What is asked of five players can be read as a whole beside their chips, with white dice and long lists too. */
static void
test_no_prompt_is_cut (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&kb_game, 5);
  g_autoptr (PwSession) session = NULL;
  PwWindow *window = pw_ui_test_window ();
  GtkLabel *prompt;

  for (guint seat = 0; seat < 5; seat++)
    pw_setup_set_name (setup, seat,
                       (const char *const[]){ "Alexander", "Bartholomew", "Christina", "Dorothea", "Eleonora" }[seat]);
  session = pw_session_new (&kb_game, setup, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  pw_window_open_session (window, session);
  prompt = GTK_LABEL (pw_ui_test_child (pw_window_find_page (window, PW_TYPE_TABLE_PAGE), "turn_prompt"));
  for (guint i = 0; i < 45; i++)
    {
      pw_ui_test_play_dealt (session, 1, 7 + i);
      pw_ui_test_settle ();
      if (pango_layout_is_ellipsized (gtk_label_get_layout (prompt)))
        g_error ("cut: %s", gtk_label_get_text (prompt));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

static void
check_uncut (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_error ("cut: %s", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_uncut (child);
}

/* Of nine advisors, each with the dice for it, can be read who they are and which dice, beside one that scores. */
static void
test_no_choice_is_cut (void)
{
  static const char *const rolls[] = { "roll 531 641 652", "roll 621 432 651", "roll 631 631 632" };

  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&kb_game, 3);
      PwSession *session = pw_session_new (&kb_game, setup, NULL);
      PwWindow *window = pw_ui_table_open (session);
      PwEntry *entry = pw_table_page_get_entry (PW_TABLE_PAGE (pw_window_find_page (window, PW_TYPE_TABLE_PAGE)));

      for (guint seat = 0; seat < 3; seat++)
        {
          pw_entry_set_text (entry, "gold");
          g_assert_true (pw_entry_activate (entry));
        }
      pw_entry_set_text (entry, rolls[i]);
      g_assert_true (pw_entry_activate (entry));
      pw_ui_test_settle ();
      check_uncut (pw_ui_test_find (GTK_WIDGET (window), PW_TYPE_CHOICE_LIST, 0));
      pw_ui_table_close (window, session);
    }
}

/* On a phone there is one row of dice, or one line of choices: the province keeps its size from the roll to the end of the season. */
static void
test_the_province_keeps_its_size (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&kb_game, 3);
  g_autoptr (PwSession) session = pw_session_new (&kb_game, setup, NULL);
  PwWindow *window = pw_ui_test_window ();
  GtkWidget *place, *page;
  guint changes = 0;
  int height = 0;

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  pw_window_open_session (window, session);
  page = GTK_WIDGET (pw_window_find_page (window, PW_TYPE_TABLE_PAGE));
  place = pw_ui_test_child (page, "main_place");
  for (guint i = 0; i < 40; i++)
    {
      for (guint n = 0; n < 3; n++)
        pw_ui_test_settle ();
      /* Only a question of more lines than any before takes some of it, for good. */
      if (height > 0)
        g_assert_cmpint (gtk_widget_get_height (place), <=, height);
      changes += height > 0 && gtk_widget_get_height (place) != height;
      height = gtk_widget_get_height (place);
      pw_ui_test_play_dealt (session, 1, 3 + i);
    }
  g_assert_cmpuint (changes, <=, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/kingsburg/pages/no prompt is cut", test_no_prompt_is_cut);
  g_test_add_func ("/kingsburg/pages/no choice is cut", test_no_choice_is_cut);
  g_test_add_func ("/kingsburg/pages/the province keeps its size on a phone", test_the_province_keeps_its_size);
  g_test_add_func ("/kingsburg/pages/the final page of five is narrow", test_the_final_page_of_five_is_narrow);
  return g_test_run ();
}
