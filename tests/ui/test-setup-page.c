/* test-setup-page.c: setting a game up: who plays, in which order, with what; beginning it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/pw-games.h"
#include "pw-game-card.h"
#include "pw-ui-setup.h"
#include "pw-ui-test.h"

static void
test_is_ready_at_once (UiSetup *fixture, gconstpointer data)
{
  g_assert_true (pw_setup_page_get_ready (fixture->page));
  for (guint seat = 0; seat < ui_setup_get (fixture)->n_players; seat++)
    g_assert_nonnull (ui_setup_row (fixture, seat));
  g_assert_null (ui_setup_row (fixture, ui_setup_get (fixture)->n_players));
}

static void
test_a_name_is_asked_for_in_its_row (UiSetup *fixture, gconstpointer data)
{
  GtkWidget *problem = pw_ui_test_child (ui_setup_row (fixture, 1), "problem");
  GtkWidget *name = pw_ui_test_child (ui_setup_row (fixture, 1), "name");

  ui_setup_type (fixture, 1, " ");
  g_assert_false (pw_setup_page_get_ready (fixture->page));
  g_assert_true (gtk_widget_get_visible (problem));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
  ui_setup_type (fixture, 1, "Bruno");
  g_assert_true (pw_setup_page_get_ready (fixture->page));
  g_assert_false (gtk_widget_get_visible (problem));
  ui_setup_type (fixture, 0, "Bruno");
  g_assert_false (pw_setup_page_get_ready (fixture->page));
  ui_setup_type (fixture, 0, "Ana");
  g_assert_true (pw_setup_page_get_ready (fixture->page));
}

static void
test_players_are_added_and_removed (UiSetup *fixture, gconstpointer data)
{
  const PwGame *game = pw_ui_test_game ();
  guint min, max;

  pw_game_seats (game, ui_setup_get (fixture), &min, &max);
  while (ui_setup_get (fixture)->n_players < max)
    ui_setup_add_player (fixture);
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "add_row")));
  ui_setup_type (fixture, 0, "Ana");
  while (ui_setup_get (fixture)->n_players > min)
    g_assert_true (gtk_widget_activate_action (ui_setup_row (fixture, 1), "player.remove", NULL));
  g_assert_cmpstr (ui_setup_get (fixture)->names[0], ==, "Ana");
  g_assert_true (gtk_widget_get_visible (pw_ui_test_child (fixture->page, "add_row")));
  g_assert_false (gtk_widget_get_sensitive (pw_ui_test_child (ui_setup_row (fixture, 0), "remove_button")));
  g_assert_true (pw_setup_page_get_ready (fixture->page));
}

static void
on_entered (guint *entered)
{
  ++*entered;
}

/* A key as the controllers of @widget get it. */
static gboolean
ui_setup_key (GtkWidget *widget, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, (GdkModifierType) 0, &handled);
    }
  return handled;
}

static gboolean
has_keyboard (UiSetup *fixture, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* A picture under the pointer says “Duchy 2”, and not “2”. */
static void
test_pictures_say_what_they_are (UiSetup *fixture, gconstpointer data)
{
  GtkFlowBox *pictures = GTK_FLOW_BOX (pw_ui_test_find (pw_ui_test_child (fixture->page, "gallery"), GTK_TYPE_FLOW_BOX, 0));
  const char *title = pw_ui_test_game ()->terms.seat_options[0].title;
  GtkFlowBoxChild *child;
  guint n = 0;

  for (; (child = gtk_flow_box_get_child_at_index (pictures, (int) n)) != NULL; n++)
    g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (GTK_WIDGET (child)), title));
  g_assert_cmpuint (n, >, 0);
}

/* "Ana" Enter "Bruno" Enter "Chiara" Enter: three names; then each player's picture; after the last the game may start. */
static void
test_enter_leads_through_all_players (UiSetup *fixture, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara" };
  GtkWidget *gallery = pw_ui_test_child (fixture->page, "gallery");
  GtkFlowBox *pictures = GTK_FLOW_BOX (pw_ui_test_find (gallery, GTK_TYPE_FLOW_BOX, 0));
  guint entered = 0;

  g_assert_cmpuint (ui_setup_get (fixture)->n_players, ==, 3);
  g_signal_connect_swapped (fixture->page, "entered", G_CALLBACK (on_entered), &entered);
  pw_setup_page_focus_first (fixture->page);
  for (guint seat = 0; seat < 3; seat++)
    {
      GtkWidget *name = pw_ui_test_child (ui_setup_row (fixture, seat), "name");

      g_assert_true (has_keyboard (fixture, name));
      ui_setup_type (fixture, seat, names[seat]);
      g_signal_emit_by_name (name, "activate");
    }
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_cmpstr (ui_setup_get (fixture)->names[seat], ==, names[seat]);
      g_assert_true (has_keyboard (fixture, gallery));
      gtk_flow_box_select_child (pictures, gtk_flow_box_get_child_at_index (pictures, (int) seat + 2));
      g_assert_cmpuint (entered, ==, 0);
      g_signal_emit_by_name (gallery, "entered");
    }
  g_assert_cmpuint (entered, ==, 1);
  for (guint seat = 0; seat < ui_setup_get (fixture)->n_players; seat++)
    g_assert_cmpint (ui_setup_get (fixture)->seat_options[seat][0], ==,
                     pw_ui_test_game ()->terms.seat_options[0].words->words[seat + 2].value);
}

/* The same people sit down to another game, and arrow keys choose it. */
static void
test_another_game_keeps_the_players (UiSetup *fixture, gconstpointer data)
{
  static const char *const names[] = { "Zoë", "Yann", "Xaver" };
  guint n = pw_games_count ();

  for (guint seat = 0; seat < 3; seat++)
    ui_setup_type (fixture, seat, names[seat]);
  ui_setup_add_player (fixture);
  g_assert_cmpuint (ui_setup_get (fixture)->n_players, ==, 4);
  for (guint i = 0; i < 2 * n; i++)
    {
      const PwSetup *setup = ui_setup_get (fixture);
      GtkWidget *card = NULL, *next;

      for (guint k = 0; k < n; k++)
        {
          card = pw_ui_test_find (GTK_WIDGET (fixture->page), PW_TYPE_GAME_CARD, k);
          if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (card)))
            break;
        }
      g_assert_cmpuint (setup->n_players, >=, 3);
      for (guint seat = 0; seat < 3; seat++)
        g_assert_cmpstr (setup->names[seat], ==, names[seat]);
      for (guint seat = 0; seat < setup->n_players; seat++)
        for (guint other = 0; other < seat; other++)
          g_assert_cmpuint (setup->markers[seat], !=, setup->markers[other]);
      next = i < n ? gtk_widget_get_next_sibling (card) : gtk_widget_get_prev_sibling (card);
      gtk_widget_grab_focus (card);
      g_assert_true (ui_setup_key (card, i < n ? GDK_KEY_Down : GDK_KEY_Up) == (next != NULL));
      pw_ui_test_settle ();
      if (next)
        g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (next)) && has_keyboard (fixture, next));
    }
}

/* As if @key were pressed; FALSE where no shortcut of the page takes it. */
static gboolean
press_shortcut (UiSetup *fixture, guint key, GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->page));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) && j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

          if (GTK_IS_KEYVAL_TRIGGER (trigger) && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key &&
              gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == state)
            return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, GTK_WIDGET (fixture->page), NULL);
        }
    }
  return FALSE;
}

/* From the first name to the choice of the game it is three keys, not thirty: F6 goes from part to part, and round. */
static void
test_from_part_to_part (UiSetup *fixture, gconstpointer data)
{
  static const char *const parts[] = { "games", "level", "options", "players", "gallery", "groups" };

  pw_setup_page_focus_first (fixture->page);
  for (guint i = 3; i > 0; i--)
    {
      g_assert_true (press_shortcut (fixture, GDK_KEY_F6, GDK_SHIFT_MASK));
      g_assert_true (has_keyboard (fixture, pw_ui_test_child (fixture->page, parts[i - 1])));
    }
  /* Among the games the chosen one has the keyboard. */
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (gtk_window_get_focus (GTK_WINDOW (fixture->window)))));
  for (guint i = 1; i <= G_N_ELEMENTS (parts); i++)
    {
      g_assert_true (press_shortcut (fixture, GDK_KEY_F6, 0));
      g_assert_true (has_keyboard (fixture, pw_ui_test_child (fixture->page, parts[i % G_N_ELEMENTS (parts)])));
    }
  /* What is not shown is passed over. */
  gtk_widget_set_visible (gtk_widget_get_parent (pw_ui_test_child (fixture->page, "gallery")), FALSE);
  g_assert_true (press_shortcut (fixture, GDK_KEY_F6, GDK_SHIFT_MASK));
  g_assert_true (press_shortcut (fixture, GDK_KEY_F6, GDK_SHIFT_MASK));
  g_assert_true (has_keyboard (fixture, pw_ui_test_child (fixture->page, "players")));
}

/* As if @key had been pressed where nothing takes it. */
static gboolean
press (UiSetup *fixture, guint key, GdkModifierType state)
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
test_a_name_has_several_words (UiSetup *fixture, gconstpointer data)
{
  GtkWidget *name = pw_ui_test_child (ui_setup_row (fixture, 1), "name");
  static const char words[] = "Ana Maria Q";
  int at = 0;

  gtk_editable_set_text (GTK_EDITABLE (name), "");
  for (const char *p = words; *p; p++)
    {
      gtk_editable_insert_text (GTK_EDITABLE (name), p, 1, &at);
      pw_ui_test_settle ();
    }
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, words);
  g_assert_cmpstr (ui_setup_get (fixture)->names[1], ==, words);
  gtk_editable_set_text (GTK_EDITABLE (name), " Ana  ");
  g_assert_cmpstr (ui_setup_get (fixture)->names[1], ==, "Ana");
}

/* Whoever types a name while a button has the keyboard has written it: over the first that nobody gave, or as one more player. */
static void
test_letters_are_not_lost (UiSetup *fixture, gconstpointer data)
{
  ui_setup_type (fixture, 0, "Ana");
  g_assert_true (press (fixture, GDK_KEY_B, GDK_SHIFT_MASK));
  g_assert_cmpstr (ui_setup_get (fixture)->names[1], ==, "B");
  g_assert_true (has_keyboard (fixture, pw_ui_test_child (ui_setup_row (fixture, 1), "name")));
  g_assert_true (press (fixture, GDK_KEY_ccedilla, 0));
  g_assert_cmpstr (ui_setup_get (fixture)->names[2], ==, "ç");
  g_assert_cmpuint (ui_setup_get (fixture)->n_players, ==, 3);
  g_assert_true (press (fixture, GDK_KEY_D, GDK_SHIFT_MASK));
  g_assert_cmpuint (ui_setup_get (fixture)->n_players, ==, 4);
  g_assert_cmpstr (ui_setup_get (fixture)->names[3], ==, "D");
  /* There is no room for a fifth; nor is a shortcut or a digit a name. */
  g_assert_false (press (fixture, GDK_KEY_e, 0));
  g_assert_false (press (fixture, GDK_KEY_e, GDK_CONTROL_MASK));
  g_assert_false (press (fixture, GDK_KEY_1, 0));
  g_assert_cmpuint (ui_setup_get (fixture)->n_players, ==, 4);
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), FALSE);
  ui_setup_type (fixture, 0, "Player 1");
  g_assert_false (press (fixture, GDK_KEY_e, 0));
}

/* A click puts the caret into "Player 1", and what is typed then is the name all the same; a name that was given is changed. */
static void
test_a_click_writes_over_a_usual_name (UiSetup *fixture, gconstpointer data)
{
  GtkWidget *name = pw_ui_test_child (ui_setup_row (fixture, 0), "name");
  int from, to;

  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (name));
  gtk_editable_set_position (GTK_EDITABLE (name), -1);
  pw_ui_test_settle ();
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (name), &from, &to));
  g_assert_cmpint (to - from, ==, (int) g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (name)), -1));
  ui_setup_type (fixture, 0, "Ana");
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (name));
  gtk_editable_set_position (GTK_EDITABLE (name), -1);
  pw_ui_test_settle ();
  g_assert_false (gtk_editable_get_selection_bounds (GTK_EDITABLE (name), &from, &to));
}

/* Tab goes through a row as it is read, in whatever line its parts have their middle; the button that removes comes last. */
static void
test_tab_goes_through_a_row_as_it_is_read (UiSetup *fixture, gconstpointer data)
{
  static const char *const parts[] = { "marker_button", "name", "options", "remove_button" };

  for (guint seat = 0; seat < ui_setup_get (fixture)->n_players; seat++)
    {
      GtkWidget *one = ui_setup_row (fixture, seat);

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
test_the_order_changes_by_key (UiSetup *fixture, gconstpointer data)
{
  guint last = ui_setup_get (fixture)->n_players - 1;

  ui_setup_type (fixture, 0, "Ana");
  ui_setup_type (fixture, 1, "Bruno");
  g_assert_true (gtk_widget_activate_action (ui_setup_row (fixture, 1), "player.move", "i", -1));
  g_assert_cmpstr (ui_setup_get (fixture)->names[0], ==, "Bruno");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (pw_ui_test_child (ui_setup_row (fixture, 1), "name"))), ==, "Ana");
  g_assert_true (gtk_widget_get_visible (pw_ui_test_child (ui_setup_row (fixture, 0), "first")));
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (ui_setup_row (fixture, 1), "first")));
  /* Beyond either end nothing moves. */
  gtk_widget_activate_action (ui_setup_row (fixture, 0), "player.move", "i", -1);
  gtk_widget_activate_action (ui_setup_row (fixture, last), "player.move", "i", 1);
  g_assert_cmpstr (ui_setup_get (fixture)->names[0], ==, "Bruno");
  g_assert_cmpstr (ui_setup_get (fixture)->names[1], ==, "Ana");
}

static void
test_markers_are_exchanged (UiSetup *fixture, gconstpointer data)
{
  guint first = ui_setup_get (fixture)->markers[0], second = ui_setup_get (fixture)->markers[1];
  GtkFlowBox *markers = GTK_FLOW_BOX (pw_ui_test_child (ui_setup_row (fixture, 0), "markers"));

  g_signal_emit_by_name (markers, "child-activated", gtk_flow_box_get_child_at_index (markers, (int) second - 1));
  g_assert_cmpuint (ui_setup_get (fixture)->markers[0], ==, second);
  g_assert_cmpuint (ui_setup_get (fixture)->markers[1], ==, first);
}

static void
test_duchies_are_dealt_at_random (UiSetup *fixture, gconstpointer data)
{
  GtkWidget *shuffle = pw_ui_test_child (fixture->page, "shuffle");
  guint64 seen = 0;

  for (guint i = 0; i < 40; i++)
    {
      g_signal_emit_by_name (shuffle, "clicked");
      for (guint seat = 0; seat < ui_setup_get (fixture)->n_players; seat++)
        {
          seen |= G_GUINT64_CONSTANT (1) << ui_setup_get (fixture)->seat_options[seat][0];
          for (guint other = 0; other < seat; other++)
            g_assert_cmpint (ui_setup_get (fixture)->seat_options[seat][0], !=, ui_setup_get (fixture)->seat_options[other][0]);
        }
    }
  g_assert_cmpint (__builtin_popcountll (seen), >=, 8);
  g_assert_true (pw_setup_page_get_ready (fixture->page));
}

static void
test_a_seat_option_is_chosen_by_list_or_picture (UiSetup *fixture, gconstpointer data)
{
  const PwGame *game = pw_ui_test_game ();
  const PwVocabulary *words = game->terms.seat_options[0].words;
  GtkWidget *drop_down = pw_ui_test_find (pw_ui_test_child (ui_setup_row (fixture, 1), "options"), GTK_TYPE_DROP_DOWN, 0);
  GtkWidget *gallery = pw_ui_test_child (fixture->page, "gallery");
  GtkFlowBox *pictures = GTK_FLOW_BOX (pw_ui_test_find (gallery, GTK_TYPE_FLOW_BOX, 0));
  GtkFlowBoxChild *third = gtk_flow_box_get_child_at_index (pictures, 2);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 1);
  g_assert_cmpint (ui_setup_get (fixture)->seat_options[1][0], ==, words->words[1].value);

  /* The pictures are now those of the second player. */
  g_assert_true (gtk_flow_box_child_is_selected (gtk_flow_box_get_child_at_index (pictures, 1)));
  gtk_flow_box_select_child (pictures, third);
  g_assert_cmpint (ui_setup_get (fixture)->seat_options[1][0], ==, words->words[2].value);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down)), ==, 2);
}

static void
test_the_pictures_are_one_tab_stop (UiSetup *fixture, gconstpointer data)
{
  GtkWidget *gallery = pw_ui_test_child (fixture->page, "gallery");
  GtkFlowBox *pictures = GTK_FLOW_BOX (pw_ui_test_find (gallery, GTK_TYPE_FLOW_BOX, 0));
  GtkFlowBoxChild *third = gtk_flow_box_get_child_at_index (pictures, 2);
  gint16 chosen;

  gtk_flow_box_select_child (pictures, third);
  chosen = ui_setup_get (fixture)->seat_options[0][0];
  g_assert_true (gtk_widget_child_focus (gallery, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (third)));
  g_assert_false (gtk_widget_child_focus (gallery, GTK_DIR_TAB_FORWARD));
  g_assert_cmpint (ui_setup_get (fixture)->seat_options[0][0], ==, chosen);
  g_assert_true (gtk_widget_child_focus (gallery, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (gtk_flow_box_get_child_at_index (pictures, 3))));
}

static void
test_starting_keeps_and_remembers (UiSetup *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSession) session = NULL;

  ui_setup_type (fixture, 0, "Ana");
  ui_setup_type (fixture, 1, "Bruno");
  session = pw_setup_page_start (fixture->page, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_test (pw_session_get_path (session), G_FILE_TEST_IS_REGULAR));
  g_assert_cmpstr (pw_session_get_setup (session)->names[1], ==, "Bruno");

  pw_setup_page_prepare (fixture->page);
  g_assert_cmpstr (ui_setup_get (fixture)->names[0], ==, "Ana");
  g_assert_cmpstr (ui_setup_get (fixture)->names[1], ==, "Bruno");
}

static void
test_fits_a_narrow_window (UiSetup *fixture, gconstpointer data)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_test_message ("%d px", minimum);
  g_assert_cmpint (minimum, <=, 360);
}

/* In a narrow window a name has room enough, whatever the options beside it are called; the page begins at its top. */
static void
test_names_have_room (UiSetup *fixture, gconstpointer data)
{
  GtkWidget *name, *drop_down;
  int natural;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  pw_ui_test_settle ();
  name = pw_ui_test_child (ui_setup_row (fixture, 0), "name");
  drop_down = pw_ui_test_find (ui_setup_row (fixture, 0), GTK_TYPE_DROP_DOWN, 0);
  g_assert_nonnull (drop_down);
  gtk_widget_set_size_request (drop_down, 170, -1);
  pw_ui_test_settle ();
  gtk_widget_measure (name, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_width (name), >=, natural);
  pw_setup_page_focus_first (fixture->page);
  g_assert_true (has_keyboard (fixture, pw_ui_test_child (fixture->page, "games")));
}

#define ADD(name, function) g_test_add ("/setup-page/" name, UiSetup, NULL, ui_setup_open, function, ui_setup_close)

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  ADD ("names-have-room", test_names_have_room);
  ADD ("F6-goes-from-part-to-part", test_from_part_to_part);
  ADD ("is-ready-at-once", test_is_ready_at_once);
  ADD ("a-name-is-asked-for-in-its-row", test_a_name_is_asked_for_in_its_row);
  ADD ("players-are-added-and-removed", test_players_are_added_and_removed);
  ADD ("pictures-say-what-they-are", test_pictures_say_what_they_are);
  ADD ("enter-leads-through-all-players", test_enter_leads_through_all_players);
  ADD ("letters-are-not-lost", test_letters_are_not_lost);
  ADD ("a-name-has-several-words", test_a_name_has_several_words);
  ADD ("a-click-writes-over-a-usual-name", test_a_click_writes_over_a_usual_name);
  ADD ("tab-goes-through-a-row-as-it-is-read", test_tab_goes_through_a_row_as_it_is_read);
  ADD ("the-order-changes-by-key", test_the_order_changes_by_key);
  ADD ("markers-are-exchanged", test_markers_are_exchanged);
  ADD ("duchies-are-dealt-at-random", test_duchies_are_dealt_at_random);
  ADD ("a-seat-option-is-chosen-by-list-or-picture", test_a_seat_option_is_chosen_by_list_or_picture);
  ADD ("the-pictures-are-one-tab-stop", test_the_pictures_are_one_tab_stop);
  ADD ("starting-keeps-and-remembers", test_starting_keeps_and_remembers);
  ADD ("fits-a-narrow-window", test_fits_a_narrow_window);
  ADD ("another-game-keeps-the-players", test_another_game_keeps_the_players);
  return g_test_run ();
}
