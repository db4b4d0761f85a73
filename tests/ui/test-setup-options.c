/* test-setup-options.c: setting a game up: options, presets, what is agreed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-idle-options.h"
#include "pw-explain.h"
#include "pw-settings.h"
#include "pw-setup-words.h"
#include "pw-ui-setup.h"
#include "pw-ui-test.h"

/* The row with that title, or NULL. */
static GtkWidget *
option_row (UiSetup *fixture, const char *title)
{
  GtkWidget *found;

  for (guint i = 0; (found = pw_ui_test_find (GTK_WIDGET (fixture->page), ADW_TYPE_ACTION_ROW, i)); i++)
    if (g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (found)), title) == 0)
      return found;
  return NULL;
}

static void
choose (UiSetup *fixture, const char *title, guint position)
{
  GtkWidget *found = option_row (fixture, title);
  GtkWidget *control;

  g_assert_nonnull (found);
  control = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (found));
  if (GTK_IS_SWITCH (control))
    gtk_switch_set_active (GTK_SWITCH (control), position == 1);
  else
    gtk_drop_down_set_selected (GTK_DROP_DOWN (control), position);
  pw_ui_test_settle ();
}

static gboolean
is_shown (UiSetup *fixture, const char *title)
{
  GtkWidget *found = option_row (fixture, title);

  return found && gtk_widget_get_mapped (found);
}

static void
test_options_are_chosen (UiSetup *fixture, gconstpointer data)
{
  const PwGame *game = pw_ui_test_game ();

  for (guint i = 0; i < game->terms.n_options; i++)
    if (game->terms.options[i].words->n_words > 1)
      {
        choose (fixture, game->terms.options[i].title, 1);
        g_assert_cmpint (ui_setup_get (fixture)->options[i], ==, game->terms.options[i].words->words[1].value);
      }
}

/* By the id of an option: its index. */
static guint
option (const char *id)
{
  const PwGame *game = pw_ui_test_game ();

  for (guint i = 0; i < game->terms.n_options; i++)
    if (g_str_equal (game->terms.options[i].id, id))
      return i;
  g_assert_not_reached ();
}

static void
test_what_does_not_matter_is_hidden (UiSetup *fixture, gconstpointer data)
{
  const PwGame *game = pw_ui_test_game ();
  const char *castles = game->terms.options[option ("white-castles")].title;
  const char *city = game->terms.options[option ("white-castle-city")].title;
  const char *goal = game->terms.options[option ("goal")].title;

  g_assert_true (is_shown (fixture, castles));
  g_assert_false (is_shown (fixture, city));
  g_assert_false (is_shown (fixture, goal));
  choose (fixture, castles, 1);
  g_assert_true (is_shown (fixture, city));
  choose (fixture, castles, 0);
  g_assert_false (is_shown (fixture, city));
  choose (fixture, game->terms.options[option ("mode")].title, 2);
  g_assert_true (is_shown (fixture, goal));
}

static gboolean
has_trouble (UiSetup *fixture)
{
  return gtk_widget_get_mapped (pw_ui_test_child (fixture->page, "trouble"));
}

/* Solo brings one seat and back again who sat there; a team four. */
static void
test_the_mode_brings_its_players (UiSetup *fixture, gconstpointer data)
{
  const char *mode = pw_ui_test_game ()->terms.options[option ("mode")].title;

  ui_setup_type (fixture, 0, "Ana");
  ui_setup_type (fixture, 1, "Bruno");
  choose (fixture, mode, 2);
  g_assert_cmpuint (ui_setup_get (fixture)->n_players, ==, 1);
  g_assert_null (ui_setup_row (fixture, 1));
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "add_row")));
  g_assert_false (gtk_widget_get_sensitive (pw_ui_test_child (ui_setup_row (fixture, 0), "remove_button")));
  choose (fixture, mode, 0);
  g_assert_cmpuint (ui_setup_get (fixture)->n_players, ==, 2);
  g_assert_cmpstr (ui_setup_get (fixture)->names[1], ==, "Bruno");
  choose (fixture, mode, 1);
  g_assert_cmpuint (ui_setup_get (fixture)->n_players, ==, 4);
  g_assert_cmpint (ui_setup_get (fixture)->seat_options[0][0], ==, ui_setup_get (fixture)->seat_options[2][0]);
  g_assert_cmpint (ui_setup_get (fixture)->seat_options[1][0], ==, ui_setup_get (fixture)->seat_options[3][0]);
  choose (fixture, mode, 0);
  g_assert_true (pw_setup_page_get_ready (fixture->page));
  g_assert_false (has_trouble (fixture));
}

/* The game's own reason stands on the page, and goes when the choice does. */
static void
test_what_the_game_refuses_is_explained (UiSetup *fixture, gconstpointer data)
{
  PwSetup *copy = pw_setup_copy (ui_setup_get (fixture));
  const PwGame *game = pw_ui_test_game ();
  gboolean refused = FALSE;

  for (guint i = 0; i < game->terms.n_options && !refused; i++)
    for (guint k = 0; k < game->terms.options[i].words->n_words && !refused; k++)
      {
        int before = ui_setup_get (fixture)->options[i];
        g_autoptr (GError) error = NULL;

        choose (fixture, game->terms.options[i].title, k);
        pw_setup_free (copy);
        copy = pw_setup_copy (ui_setup_get (fixture));
        refused = !pw_setup_check (copy, game, &error);
        g_assert_cmpint (refused, ==, has_trouble (fixture));
        g_assert_cmpint (refused, !=, pw_setup_page_get_ready (fixture->page));
        if (refused)
          {
            g_test_message ("%s: %s", game->terms.options[i].id, error->message);
            g_assert_true (error->domain == PW_RULE_ERROR);
            g_assert_cmpstr (gtk_label_get_text (
                               GTK_LABEL (pw_ui_test_find (pw_ui_test_child (fixture->page, "problem"), GTK_TYPE_LABEL, 0))),
                             ==, error->message);
          }
        choose (fixture, game->terms.options[i].title, pw_setup_words_position (&game->terms.options[i], before));
      }
  g_assert_false (has_trouble (fixture));
  g_assert_true (pw_setup_page_get_ready (fixture->page));
  pw_setup_free (copy);
  if (!refused)
    g_test_skip ("No single option is refused");
}

static void
test_presets_choose_several_options (UiSetup *fixture, gconstpointer data)
{
  const PwGame *game = pw_ui_test_game ();
  GtkWidget *groups = pw_ui_test_child (fixture->page, "groups");

  for (guint i = 0; i < game->terms.n_presets; i++)
    {
      choose (fixture, game->terms.options[option ("inns")].title, i == 0);
      g_signal_emit_by_name (pw_ui_test_find (groups, GTK_TYPE_BUTTON, i), "clicked");
      pw_ui_test_settle ();
      g_assert_true (pw_setup_page_get_ready (fixture->page));
      for (guint k = 0; k < game->terms.n_options; k++)
        if (game->terms.presets[i].off >> k & 1)
          g_assert_cmpint (ui_setup_get (fixture)->options[k], ==, game->terms.options[k].words->words[0].value);
      g_assert_cmpint (ui_setup_get (fixture)->options[option ("inns")], ==, i);
    }
}

/* What stays off is said below the buttons, with a way to get what is missing, and goes once it is on or not wanted. */
static void
test_a_preset_says_why (UiSetup *fixture, gconstpointer data)
{
  GtkWidget *groups = pw_ui_test_child (fixture->page, "groups"), *note = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (groups); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "preset-note"))
      note = child;
  g_assert_nonnull (note);
  g_assert_false (gtk_widget_get_visible (note));
  g_signal_emit_by_name (pw_ui_test_find (groups, GTK_TYPE_BUTTON, 1), "clicked");
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (note));
  g_assert_nonnull (
    strstr (gtk_label_get_text (GTK_LABEL (pw_ui_test_find (note, GTK_TYPE_LABEL, 0))), "Not chosen: Border posts."));
  g_assert_true (pw_setup_page_get_ready (fixture->page));
  g_signal_emit_by_name (pw_ui_test_find (groups, GTK_TYPE_BUTTON, 0), "clicked");
  pw_ui_test_settle ();
  g_assert_false (gtk_widget_get_visible (note));
}

static void
switch_option (UiSetup *fixture, const char *title, gboolean on)
{
  gtk_switch_set_active (GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (option_row (fixture, title)))), on);
  pw_ui_test_settle ();
}

/* What goes with another option is there all the same: greyed, with what it lacks; and as it was chosen, once that is there. */
static void
test_options_that_go_with_others (UiSetup *fixture, gconstpointer data)
{
  GtkWidget *goods, *control;
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSession) session = NULL;
  g_autofree char *note = NULL;

  g_settings_set_string (pw_settings_get (), "last-game", "carcassonne");
  pw_setup_page_prepare (fixture->page);
  pw_ui_test_settle ();
  /* Who has another edition is told before the game. */
  g_assert_nonnull (
    strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (option_row (fixture, "Tiles of Traders & Builders"))), "chickens"));
  goods = option_row (fixture, "Goods");
  control = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (goods));
  g_assert_true (gtk_widget_get_visible (goods));
  g_assert_true (gtk_widget_get_sensitive (control));
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (control)));
  switch_option (fixture, "Tiles of Traders & Builders", FALSE);
  g_assert_true (gtk_widget_get_visible (goods));
  g_assert_false (gtk_widget_get_sensitive (control));
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (control)));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (goods)), ==,
                   "Needs the tiles of Traders & Builders: goods are on them.");
  /* A game begun so says what counts. */
  ui_setup_type (fixture, 0, "Ana");
  ui_setup_type (fixture, 1, "Bruno");
  session = pw_setup_page_start (fixture->page, &error);
  g_assert_no_error (error);
  note = pw_idle_options_note (pw_session_get_setup (session));
  g_assert_null (note);
  switch_option (fixture, "Tiles of Traders & Builders", TRUE);
  g_assert_true (gtk_widget_get_sensitive (control));
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (control)));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (goods)), !=,
                   "Needs the tiles of Traders & Builders: goods are on them.");
}

/* F1 explains the option that is pointed at, by rules that there are. */
static void
test_options_are_explained (UiSetup *fixture, gconstpointer data)
{
  for (guint g = 0; g < pw_games_count (); g++)
    for (guint i = 0; i < pw_games_nth (g)->terms.n_options; i++)
      {
        const PwGame *game = pw_games_nth (g);
        g_auto (GStrv) rules = game->terms.options[i].rules ? g_strsplit (game->terms.options[i].rules, " ", -1) : NULL;

        for (guint k = 0; rules && rules[k]; k++)
          g_assert_cmpint (pw_game_find_rule (game, rules[k]), >=, 0);
      }
  for (guint i = 0; i < pw_ui_test_game ()->terms.n_options; i++)
    {
      const PwOption *option = &pw_ui_test_game ()->terms.options[i];
      g_auto (PwExplained) explained = { 0 };

      g_assert_true (pw_explain_find_pointed (gtk_widget_get_first_child (option_row (fixture, option->title)), &explained));
      g_assert_cmpstr (explained.rules, ==, option->rules);
      g_assert_cmpstr (explained.subject, ==, option->title);
    }
}

static void
test_the_program_deals_when_asked (UiSetup *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSession) session = NULL;

  choose (fixture, "Dealt by the program", 1);
  session = pw_setup_page_start (fixture->page, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (session)), ==, ui_setup_get (fixture)->n_players);
}

static void
test_what_is_agreed_goes_into_the_game (UiSetup *fixture, gconstpointer data)
{
  guint n = ui_setup_get (fixture)->n_players;
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSession) session = NULL;
  const PwSetup *agreed;

  choose (fixture, "Hints", 2);
  choose (fixture, "Dice and tiles", 3);
  choose (fixture, "Clock", 1);
  choose (fixture, "Dealt by the program", 1);
  session = pw_setup_page_start (fixture->page, &error);
  g_assert_no_error (error);
  agreed = pw_session_get_setup (session);
  g_assert_cmpuint (agreed->hints, ==, PW_HINTS_OFF);
  g_assert_cmpuint (agreed->dealer, ==, PW_DEALER_DICE | PW_DEALER_TILES);
  g_assert_cmpuint (agreed->clock, ==, TRUE);
  g_assert_cmpuint (agreed->seed, >, 0);
  /* The program has drawn what lies there in the first phase; the dice wait. */
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (session)), >, n);
  g_assert_cmpint (pw_session_get_actor (session), ==, PW_TABLE);
}

/* A row has one line of description; the whole of it is there on demand. */
static void
test_descriptions_have_one_line (UiSetup *fixture, gconstpointer data)
{
  guint n = 0;

  for (guint i = 0;; i++)
    {
      GtkWidget *found = pw_ui_test_find (GTK_WIDGET (fixture->page), ADW_TYPE_ACTION_ROW, i);
      const char *text = found ? adw_action_row_get_subtitle (ADW_ACTION_ROW (found)) : NULL;

      if (!found)
        break;
      if (!text || !*text)
        continue;
      g_assert_cmpint (adw_action_row_get_subtitle_lines (ADW_ACTION_ROW (found)), ==, 1);
      g_assert_cmpstr (gtk_widget_get_tooltip_text (found), ==, text);
      n++;
    }
  g_assert_cmpuint (n, >, 8);
}

#define ADD(name, function) g_test_add ("/setup-page/" name, UiSetup, NULL, ui_setup_open, function, ui_setup_close)

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  ADD ("options-are-chosen", test_options_are_chosen);
  ADD ("what-does-not-matter-is-hidden", test_what_does_not_matter_is_hidden);
  ADD ("the-mode-brings-its-players", test_the_mode_brings_its_players);
  ADD ("what-the-game-refuses-is-explained", test_what_the_game_refuses_is_explained);
  ADD ("presets-choose-several-options", test_presets_choose_several_options);
  ADD ("a-preset-says-why", test_a_preset_says_why);
  ADD ("options-that-go-with-others", test_options_that_go_with_others);
  ADD ("options-are-explained", test_options_are_explained);
  ADD ("the-program-deals-when-asked", test_the_program_deals_when_asked);
  ADD ("what-is-agreed-goes-into-the-game", test_what_is_agreed_goes_into_the_game);
  ADD ("descriptions-have-one-line", test_descriptions_have_one_line);
  return g_test_run ();
}
