/* test-setup-page.c: setting a game up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-idle-options.h"
#include "pw-explain.h"
#include "pw-gallery.h"
#include "pw-player-row.h"
#include "pw-settings.h"
#include "pw-setup-page.h"
#include "pw-setup-words.h"
#include "pw-ui-test.h"

typedef struct
{
  GtkWidget *window;
  PwSetupPage *page;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_settings_reset (pw_settings_get (), "last-players");
  g_settings_reset (pw_settings_get (), "last-options");
  g_settings_reset (pw_settings_get (), "last-game");
  g_settings_reset (pw_settings_get (), "deal-start");
  fixture->page = PW_SETUP_PAGE (pw_setup_page_new ());
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 700);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  pw_setup_page_prepare (fixture->page);
  pw_ui_test_settle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_ref (fixture->page);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  g_assert_finalize_object (G_OBJECT (fixture->page));
}

static GtkWidget *
row (Fixture *fixture, guint seat)
{
  return pw_ui_test_find (GTK_WIDGET (fixture->page), PW_TYPE_PLAYER_ROW, seat);
}

static void
type_name (Fixture *fixture, guint seat, const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (pw_ui_test_child (row (fixture, seat), "name")), name);
}

static const PwSetup *
setup (Fixture *fixture)
{
  return pw_setup_page_get_setup (fixture->page);
}

static void
add_player (Fixture *fixture)
{
  g_signal_emit_by_name (pw_ui_test_find (pw_ui_test_child (fixture->page, "add_row"), GTK_TYPE_BUTTON, 0), "clicked");
  pw_ui_test_settle ();
}

static void
test_is_ready_at_once (Fixture *fixture, gconstpointer data)
{
  g_assert_true (pw_setup_page_get_ready (fixture->page));
  for (guint seat = 0; seat < setup (fixture)->n_players; seat++)
    g_assert_nonnull (row (fixture, seat));
  g_assert_null (row (fixture, setup (fixture)->n_players));
}

static void
test_a_name_is_asked_for_in_its_row (Fixture *fixture, gconstpointer data)
{
  GtkWidget *problem = pw_ui_test_child (row (fixture, 1), "problem");
  GtkWidget *name = pw_ui_test_child (row (fixture, 1), "name");

  type_name (fixture, 1, " ");
  g_assert_false (pw_setup_page_get_ready (fixture->page));
  g_assert_true (gtk_widget_get_visible (problem));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
  type_name (fixture, 1, "Bruno");
  g_assert_true (pw_setup_page_get_ready (fixture->page));
  g_assert_false (gtk_widget_get_visible (problem));
  type_name (fixture, 0, "Bruno");
  g_assert_false (pw_setup_page_get_ready (fixture->page));
  type_name (fixture, 0, "Ana");
  g_assert_true (pw_setup_page_get_ready (fixture->page));
}

static void
test_players_are_added_and_removed (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_ui_test_game ();
  guint min, max;

  pw_game_seats (game, setup (fixture), &min, &max);
  while (setup (fixture)->n_players < max)
    add_player (fixture);
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "add_row")));
  type_name (fixture, 0, "Ana");
  while (setup (fixture)->n_players > min)
    g_assert_true (gtk_widget_activate_action (row (fixture, 1), "player.remove", NULL));
  g_assert_cmpstr (setup (fixture)->names[0], ==, "Ana");
  g_assert_true (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "add_row")));
  g_assert_false (gtk_widget_get_sensitive (pw_ui_test_child (row (fixture, 0), "remove_button")));
  g_assert_true (pw_setup_page_get_ready (fixture->page));
}

static void
on_entered (guint *entered)
{
  ++*entered;
}

static gboolean
has_keyboard (Fixture *fixture, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* "Ana" Enter "Bruno" Enter "Chiara" Enter: three names; then each player's picture; after the last the game may start. */
static void
test_enter_leads_through_all_players (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara" };
  GtkWidget *gallery = pw_ui_test_child (fixture->page, "gallery");
  GtkFlowBox *pictures = GTK_FLOW_BOX (pw_ui_test_find (gallery, GTK_TYPE_FLOW_BOX, 0));
  guint entered = 0;

  g_assert_cmpuint (setup (fixture)->n_players, ==, 3);
  g_signal_connect_swapped (fixture->page, "entered", G_CALLBACK (on_entered), &entered);
  pw_setup_page_focus_first (fixture->page);
  for (guint seat = 0; seat < 3; seat++)
    {
      GtkWidget *name = pw_ui_test_child (row (fixture, seat), "name");

      g_assert_true (has_keyboard (fixture, name));
      type_name (fixture, seat, names[seat]);
      g_signal_emit_by_name (name, "activate");
    }
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_cmpstr (setup (fixture)->names[seat], ==, names[seat]);
      g_assert_true (has_keyboard (fixture, gallery));
      gtk_flow_box_select_child (pictures, gtk_flow_box_get_child_at_index (pictures, (int) seat + 2));
      g_assert_cmpuint (entered, ==, 0);
      g_signal_emit_by_name (gallery, "entered");
    }
  g_assert_cmpuint (entered, ==, 1);
  for (guint seat = 0; seat < setup (fixture)->n_players; seat++)
    g_assert_cmpint (setup (fixture)->seat_options[seat][0], ==,
                     pw_ui_test_game ()->terms.seat_options[0].words->words[seat + 2].value);
}

/* As if @key had been pressed where nothing takes it. */
static gboolean
press (Fixture *fixture, guint key, GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->window);
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), "stray-letters") == 0)
        g_signal_emit_by_name (controller, "key-pressed", key, 0u, state, &taken);
    }
  pw_ui_test_settle ();
  return taken;
}

/* A name of several words is typed letter by letter, its spaces among them. */
static void
test_a_name_has_several_words (Fixture *fixture, gconstpointer data)
{
  GtkWidget *name = pw_ui_test_child (row (fixture, 1), "name");
  static const char words[] = "Ana Maria Q";
  int at = 0;

  gtk_editable_set_text (GTK_EDITABLE (name), "");
  for (const char *p = words; *p; p++)
    {
      gtk_editable_insert_text (GTK_EDITABLE (name), p, 1, &at);
      pw_ui_test_settle ();
    }
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, words);
  g_assert_cmpstr (setup (fixture)->names[1], ==, words);
  gtk_editable_set_text (GTK_EDITABLE (name), " Ana  ");
  g_assert_cmpstr (setup (fixture)->names[1], ==, "Ana");
}

/* Whoever types a name while a button has the keyboard has written it: over the first that nobody gave, or as one more player. */
static void
test_letters_are_not_lost (Fixture *fixture, gconstpointer data)
{
  type_name (fixture, 0, "Ana");
  g_assert_true (press (fixture, GDK_KEY_B, GDK_SHIFT_MASK));
  g_assert_cmpstr (setup (fixture)->names[1], ==, "B");
  g_assert_true (has_keyboard (fixture, pw_ui_test_child (row (fixture, 1), "name")));
  g_assert_true (press (fixture, GDK_KEY_ccedilla, 0));
  g_assert_cmpstr (setup (fixture)->names[2], ==, "ç");
  g_assert_cmpuint (setup (fixture)->n_players, ==, 3);
  g_assert_true (press (fixture, GDK_KEY_D, GDK_SHIFT_MASK));
  g_assert_cmpuint (setup (fixture)->n_players, ==, 4);
  g_assert_cmpstr (setup (fixture)->names[3], ==, "D");
  /* There is no room for a fifth; nor is a shortcut or a digit a name. */
  g_assert_false (press (fixture, GDK_KEY_e, 0));
  g_assert_false (press (fixture, GDK_KEY_e, GDK_CONTROL_MASK));
  g_assert_false (press (fixture, GDK_KEY_1, 0));
  g_assert_cmpuint (setup (fixture)->n_players, ==, 4);
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), FALSE);
  type_name (fixture, 0, "Player 1");
  g_assert_false (press (fixture, GDK_KEY_e, 0));
}

/* A click puts the caret into "Player 1", and what is typed then is the name all the same; a name that was given is changed. */
static void
test_a_click_writes_over_a_usual_name (Fixture *fixture, gconstpointer data)
{
  GtkWidget *name = pw_ui_test_child (row (fixture, 0), "name");
  int from, to;

  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (name));
  gtk_editable_set_position (GTK_EDITABLE (name), -1);
  pw_ui_test_settle ();
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (name), &from, &to));
  g_assert_cmpint (to - from, ==, (int) g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (name)), -1));
  type_name (fixture, 0, "Ana");
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (name));
  gtk_editable_set_position (GTK_EDITABLE (name), -1);
  pw_ui_test_settle ();
  g_assert_false (gtk_editable_get_selection_bounds (GTK_EDITABLE (name), &from, &to));
}

/* Tab goes through a row as it is read, in whatever line its parts have their middle; the button that removes comes last. */
static void
test_tab_goes_through_a_row_as_it_is_read (Fixture *fixture, gconstpointer data)
{
  static const char *const parts[] = { "marker_button", "name", "options", "remove_button" };

  for (guint seat = 0; seat < setup (fixture)->n_players; seat++)
    {
      GtkWidget *one = row (fixture, seat);

      gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
      for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
        {
          g_assert_true (gtk_widget_child_focus (one, GTK_DIR_TAB_FORWARD));
          g_test_message ("player %u, stop %u", seat + 1, i + 1);
          g_assert_true (has_keyboard (fixture, pw_ui_test_child (one, parts[i])));
        }
      g_assert_false (gtk_widget_child_focus (one, GTK_DIR_TAB_FORWARD));
      for (guint i = G_N_ELEMENTS (parts) - 1; i-- > 0;)
        {
          g_assert_true (gtk_widget_child_focus (one, GTK_DIR_TAB_BACKWARD));
          g_assert_true (has_keyboard (fixture, pw_ui_test_child (one, parts[i])));
        }
      g_assert_false (gtk_widget_child_focus (one, GTK_DIR_TAB_BACKWARD));
    }
}

static void
test_the_order_changes_by_key (Fixture *fixture, gconstpointer data)
{
  guint last = setup (fixture)->n_players - 1;

  type_name (fixture, 0, "Ana");
  type_name (fixture, 1, "Bruno");
  g_assert_true (gtk_widget_activate_action (row (fixture, 1), "player.move", "i", -1));
  g_assert_cmpstr (setup (fixture)->names[0], ==, "Bruno");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (pw_ui_test_child (row (fixture, 1), "name"))), ==, "Ana");
  g_assert_true (gtk_widget_get_visible (pw_ui_test_child (row (fixture, 0), "first")));
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (row (fixture, 1), "first")));
  /* Beyond either end nothing moves. */
  gtk_widget_activate_action (row (fixture, 0), "player.move", "i", -1);
  gtk_widget_activate_action (row (fixture, last), "player.move", "i", 1);
  g_assert_cmpstr (setup (fixture)->names[0], ==, "Bruno");
  g_assert_cmpstr (setup (fixture)->names[1], ==, "Ana");
}

static void
test_markers_are_exchanged (Fixture *fixture, gconstpointer data)
{
  guint first = setup (fixture)->markers[0], second = setup (fixture)->markers[1];
  GtkFlowBox *markers = GTK_FLOW_BOX (pw_ui_test_child (row (fixture, 0), "markers"));

  g_signal_emit_by_name (markers, "child-activated", gtk_flow_box_get_child_at_index (markers, (int) second - 1));
  g_assert_cmpuint (setup (fixture)->markers[0], ==, second);
  g_assert_cmpuint (setup (fixture)->markers[1], ==, first);
}

/* The row with that title, or NULL. */
static GtkWidget *
option_row (Fixture *fixture, const char *title)
{
  GtkWidget *found;

  for (guint i = 0; (found = pw_ui_test_find (GTK_WIDGET (fixture->page), ADW_TYPE_ACTION_ROW, i)); i++)
    if (g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (found)), title) == 0)
      return found;
  return NULL;
}

static void
choose (Fixture *fixture, const char *title, guint position)
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
is_shown (Fixture *fixture, const char *title)
{
  GtkWidget *found = option_row (fixture, title);

  return found && gtk_widget_get_mapped (found);
}

static void
test_options_are_chosen (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_ui_test_game ();

  for (guint i = 0; i < game->terms.n_options; i++)
    if (game->terms.options[i].words->n_words > 1)
      {
        choose (fixture, game->terms.options[i].title, 1);
        g_assert_cmpint (setup (fixture)->options[i], ==, game->terms.options[i].words->words[1].value);
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
test_what_does_not_matter_is_hidden (Fixture *fixture, gconstpointer data)
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
has_trouble (Fixture *fixture)
{
  return gtk_widget_get_mapped (pw_ui_test_child (fixture->page, "trouble"));
}

/* Solo brings one seat and back again who sat there; a team four. */
static void
test_the_mode_brings_its_players (Fixture *fixture, gconstpointer data)
{
  const char *mode = pw_ui_test_game ()->terms.options[option ("mode")].title;

  type_name (fixture, 0, "Ana");
  type_name (fixture, 1, "Bruno");
  choose (fixture, mode, 2);
  g_assert_cmpuint (setup (fixture)->n_players, ==, 1);
  g_assert_null (row (fixture, 1));
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "add_row")));
  g_assert_false (gtk_widget_get_sensitive (pw_ui_test_child (row (fixture, 0), "remove_button")));
  choose (fixture, mode, 0);
  g_assert_cmpuint (setup (fixture)->n_players, ==, 2);
  g_assert_cmpstr (setup (fixture)->names[1], ==, "Bruno");
  choose (fixture, mode, 1);
  g_assert_cmpuint (setup (fixture)->n_players, ==, 4);
  g_assert_cmpint (setup (fixture)->seat_options[0][0], ==, setup (fixture)->seat_options[2][0]);
  g_assert_cmpint (setup (fixture)->seat_options[1][0], ==, setup (fixture)->seat_options[3][0]);
  choose (fixture, mode, 0);
  g_assert_true (pw_setup_page_get_ready (fixture->page));
  g_assert_false (has_trouble (fixture));
}

/* The game's own reason stands on the page, and goes when the choice does. */
static void
test_what_the_game_refuses_is_explained (Fixture *fixture, gconstpointer data)
{
  PwSetup *copy = pw_setup_copy (setup (fixture));
  const PwGame *game = pw_ui_test_game ();
  gboolean refused = FALSE;

  for (guint i = 0; i < game->terms.n_options && !refused; i++)
    for (guint k = 0; k < game->terms.options[i].words->n_words && !refused; k++)
      {
        int before = setup (fixture)->options[i];
        g_autoptr (GError) error = NULL;

        choose (fixture, game->terms.options[i].title, k);
        pw_setup_free (copy);
        copy = pw_setup_copy (setup (fixture));
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
test_presets_choose_several_options (Fixture *fixture, gconstpointer data)
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
          g_assert_cmpint (setup (fixture)->options[k], ==, game->terms.options[k].words->words[0].value);
      g_assert_cmpint (setup (fixture)->options[option ("inns")], ==, i);
    }
}

/* What stays off is said below the buttons, with a way to get what is missing, and goes once it is on or not wanted. */
static void
test_a_preset_says_why (Fixture *fixture, gconstpointer data)
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

static GtkWidget *
titled_row (Fixture *fixture, const char *title)
{
  GtkWidget *found;

  for (guint i = 0; (found = pw_ui_test_find (GTK_WIDGET (fixture->page), ADW_TYPE_ACTION_ROW, i)); i++)
    if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (found)), title))
      return found;
  g_assert_not_reached ();
}

static void
switch_option (Fixture *fixture, const char *title, gboolean on)
{
  gtk_switch_set_active (GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (titled_row (fixture, title)))), on);
  pw_ui_test_settle ();
}

/* What goes with another option is there all the same: greyed, with what it lacks; and as it was chosen, once that is there. */
static void
test_options_that_go_with_others (Fixture *fixture, gconstpointer data)
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
    strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (titled_row (fixture, "Tiles of Traders & Builders"))), "chickens"));
  goods = titled_row (fixture, "Goods");
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
  type_name (fixture, 0, "Ana");
  type_name (fixture, 1, "Bruno");
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
test_options_are_explained (Fixture *fixture, gconstpointer data)
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
test_duchies_are_dealt_at_random (Fixture *fixture, gconstpointer data)
{
  GtkWidget *shuffle = pw_ui_test_child (fixture->page, "shuffle");
  guint64 seen = 0;

  for (guint i = 0; i < 40; i++)
    {
      g_signal_emit_by_name (shuffle, "clicked");
      for (guint seat = 0; seat < setup (fixture)->n_players; seat++)
        {
          seen |= G_GUINT64_CONSTANT (1) << setup (fixture)->seat_options[seat][0];
          for (guint other = 0; other < seat; other++)
            g_assert_cmpint (setup (fixture)->seat_options[seat][0], !=, setup (fixture)->seat_options[other][0]);
        }
    }
  g_assert_cmpint (__builtin_popcountll (seen), >=, 8);
  g_assert_true (pw_setup_page_get_ready (fixture->page));
}

static void
test_a_seat_option_is_chosen_by_list_or_picture (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_ui_test_game ();
  const PwVocabulary *words = game->terms.seat_options[0].words;
  GtkWidget *drop_down = pw_ui_test_find (pw_ui_test_child (row (fixture, 1), "options"), GTK_TYPE_DROP_DOWN, 0);
  GtkWidget *gallery = pw_ui_test_child (fixture->page, "gallery");
  GtkFlowBox *pictures = GTK_FLOW_BOX (pw_ui_test_find (gallery, GTK_TYPE_FLOW_BOX, 0));
  GtkFlowBoxChild *third = gtk_flow_box_get_child_at_index (pictures, 2);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 1);
  g_assert_cmpint (setup (fixture)->seat_options[1][0], ==, words->words[1].value);

  /* The pictures are now those of the second player. */
  g_assert_true (gtk_flow_box_child_is_selected (gtk_flow_box_get_child_at_index (pictures, 1)));
  gtk_flow_box_select_child (pictures, third);
  g_assert_cmpint (setup (fixture)->seat_options[1][0], ==, words->words[2].value);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down)), ==, 2);
}

static void
test_the_pictures_are_one_tab_stop (Fixture *fixture, gconstpointer data)
{
  GtkWidget *gallery = pw_ui_test_child (fixture->page, "gallery");
  GtkFlowBox *pictures = GTK_FLOW_BOX (pw_ui_test_find (gallery, GTK_TYPE_FLOW_BOX, 0));
  GtkFlowBoxChild *third = gtk_flow_box_get_child_at_index (pictures, 2);
  gint16 chosen;

  gtk_flow_box_select_child (pictures, third);
  chosen = setup (fixture)->seat_options[0][0];
  g_assert_true (gtk_widget_child_focus (gallery, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (third)));
  g_assert_false (gtk_widget_child_focus (gallery, GTK_DIR_TAB_FORWARD));
  g_assert_cmpint (setup (fixture)->seat_options[0][0], ==, chosen);
  g_assert_true (gtk_widget_child_focus (gallery, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (gtk_flow_box_get_child_at_index (pictures, 3))));
}

static void
test_starting_keeps_and_remembers (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSession) session = NULL;

  type_name (fixture, 0, "Ana");
  type_name (fixture, 1, "Bruno");
  session = pw_setup_page_start (fixture->page, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_test (pw_session_get_path (session), G_FILE_TEST_IS_REGULAR));
  g_assert_cmpstr (pw_session_get_setup (session)->names[1], ==, "Bruno");

  pw_setup_page_prepare (fixture->page);
  g_assert_cmpstr (setup (fixture)->names[0], ==, "Ana");
  g_assert_cmpstr (setup (fixture)->names[1], ==, "Bruno");
}

static void
test_the_program_deals_when_asked (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSession) session = NULL;

  choose (fixture, "Dealt by the program", 1);
  session = pw_setup_page_start (fixture->page, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (session)), ==, setup (fixture)->n_players);
}

static void
test_what_is_agreed_goes_into_the_game (Fixture *fixture, gconstpointer data)
{
  guint n = setup (fixture)->n_players;
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

static void
test_fits_a_narrow_window (Fixture *fixture, gconstpointer data)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_test_message ("%d px", minimum);
  g_assert_cmpint (minimum, <=, 360);
}

#define ADD(name, function) g_test_add ("/setup-page/" name, Fixture, NULL, set_up, function, tear_down)

/* A row has one line of description; the whole of it is there on demand. */
static void
test_descriptions_have_one_line (Fixture *fixture, gconstpointer data)
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

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  ADD ("is-ready-at-once", test_is_ready_at_once);
  ADD ("a-name-is-asked-for-in-its-row", test_a_name_is_asked_for_in_its_row);
  ADD ("players-are-added-and-removed", test_players_are_added_and_removed);
  ADD ("enter-leads-through-all-players", test_enter_leads_through_all_players);
  ADD ("letters-are-not-lost", test_letters_are_not_lost);
  ADD ("a-name-has-several-words", test_a_name_has_several_words);
  ADD ("a-click-writes-over-a-usual-name", test_a_click_writes_over_a_usual_name);
  ADD ("tab-goes-through-a-row-as-it-is-read", test_tab_goes_through_a_row_as_it_is_read);
  ADD ("the-order-changes-by-key", test_the_order_changes_by_key);
  ADD ("markers-are-exchanged", test_markers_are_exchanged);
  ADD ("options-are-chosen", test_options_are_chosen);
  ADD ("what-does-not-matter-is-hidden", test_what_does_not_matter_is_hidden);
  ADD ("the-mode-brings-its-players", test_the_mode_brings_its_players);
  ADD ("what-the-game-refuses-is-explained", test_what_the_game_refuses_is_explained);
  ADD ("presets-choose-several-options", test_presets_choose_several_options);
  ADD ("a-preset-says-why", test_a_preset_says_why);
  ADD ("options-that-go-with-others", test_options_that_go_with_others);
  ADD ("options-are-explained", test_options_are_explained);
  ADD ("duchies-are-dealt-at-random", test_duchies_are_dealt_at_random);
  ADD ("a-seat-option-is-chosen-by-list-or-picture", test_a_seat_option_is_chosen_by_list_or_picture);
  ADD ("the-pictures-are-one-tab-stop", test_the_pictures_are_one_tab_stop);
  ADD ("starting-keeps-and-remembers", test_starting_keeps_and_remembers);
  ADD ("the-program-deals-when-asked", test_the_program_deals_when_asked);
  ADD ("what-is-agreed-goes-into-the-game", test_what_is_agreed_goes_into_the_game);
  ADD ("fits-a-narrow-window", test_fits_a_narrow_window);
  ADD ("descriptions-have-one-line", test_descriptions_have_one_line);
  return g_test_run ();
}
