/* test-entry-bar.c: the entry bar: what is typed, picked and clicked, and what it shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/burgundy/burgundy.h"
#include "games/kingsburg/kingsburg.h"
#include "games/template/template.h"
#include "pw-choice-list.h"
#include "pw-dice-entry.h"
#include "pw-entry-bar.h"
#include "pw-fit-layout.h"
#include "pw-ghost.h"
#include "pw-ui-test.h"

typedef struct
{
  PwSession *session;
  PwEntry *entry;
  GtkWidget *window;
  PwEntryBar *bar;
  GtkEntry *text;
  PwChoiceList *choices;
  PwDiceEntry *dice;
  guint refusals;
  guint backs;
} Fixture;

static void
on_refused (Fixture *fixture, const GError *error)
{
  g_assert_nonnull (error->message);
  fixture->refusals++;
}

static void
on_back (Fixture *fixture)
{
  fixture->backs++;
}

static void
begin (Fixture *fixture, const PwGame *game, const PwSetup *setup)
{
  g_autoptr (GError) error = NULL;

  fixture->session = pw_session_new (game, setup, &error);
  g_assert_no_error (error);
  fixture->entry = pw_entry_new (fixture->session);
  fixture->bar = g_object_new (PW_TYPE_ENTRY_BAR, NULL);
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->bar));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 676, 300);
  g_signal_connect_swapped (fixture->bar, "refused", G_CALLBACK (on_refused), fixture);
  g_signal_connect_swapped (fixture->bar, "back", G_CALLBACK (on_back), fixture);
  pw_entry_bar_set_entry (fixture->bar, fixture->session, fixture->entry);
  gtk_window_present (GTK_WINDOW (fixture->window));
  pw_entry_bar_focus (fixture->bar);
  pw_ui_test_settle ();
  fixture->text = GTK_ENTRY (pw_ui_test_child (fixture->bar, "text"));
  fixture->choices = PW_CHOICE_LIST (pw_ui_test_child (fixture->bar, "choices"));
  fixture->dice = PW_DICE_ENTRY (pw_ui_test_child (fixture->bar, "dice"));
}

/* @data: the game; NULL for the one that is registered first. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = data ? data : pw_ui_test_game ();
  g_autoptr (PwSetup) setup = pw_setup_new (game, 3);

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Bruno");
  pw_setup_set_name (setup, 2, "Chiara");
  begin (fixture, game, setup);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  g_assert_finalize_object (fixture->entry);
  g_assert_finalize_object (fixture->session);
}

static guint
moves_played (Fixture *fixture)
{
  return pw_history_get_cursor (pw_session_get_history (fixture->session));
}

static void
type (Fixture *fixture, const char *text)
{
  int at = -1;

  gtk_editable_insert_text (GTK_EDITABLE (fixture->text), text, -1, &at);
}

static void
test_typing_goes_to_the_entry_and_back (Fixture *fixture, gconstpointer data)
{
  g_assert_true (pw_entry_bar_has_focus (fixture->bar));
  type (fixture, "4");
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "4");
  pw_entry_set_text (fixture->entry, "5");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->text)), ==, "5");
  g_assert_cmpuint (moves_played (fixture), ==, 0);
  g_signal_emit_by_name (fixture->text, "activate");
  g_assert_cmpuint (moves_played (fixture), ==, 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->text)), ==, "");
}

static void
test_dice_are_clicked (Fixture *fixture, gconstpointer data)
{
  GtkWidget *face;

  g_assert_cmpuint (pw_dice_entry_get_n_rows (fixture->dice), ==, 1);
  face = pw_dice_entry_get_face (fixture->dice, 0, 4);
  g_assert_true (gtk_widget_get_mapped (face));
  gtk_test_accessible_assert_role (face, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_signal_emit_by_name (face, "clicked");
  g_assert_cmpuint (moves_played (fixture), ==, 1);
  g_assert_cmpint (((const TemplateState *) pw_session_get_state (fixture->session))->die, ==, 4);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture->dice)));
}

static void
test_wrong_dice_are_refused_and_stay (Fixture *fixture, gconstpointer data)
{
  static const char *const wrong[] = { "7", "0", "x", "44" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      fixture->refusals = 0;
      pw_entry_set_text (fixture->entry, wrong[i]);
      g_signal_emit_by_name (fixture->text, "activate");
      g_assert_cmpuint (fixture->refusals, >=, 1);
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->text)), ==, wrong[i]);
      g_assert_cmpuint (moves_played (fixture), ==, 0);
    }
}

static void
test_the_program_rolls_and_says_so (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = pw_ui_test_child (fixture->bar, "deal_button");

  g_assert_true (gtk_widget_get_visible (button));
  g_signal_emit_by_name (button, "clicked");
  pw_ui_test_settle ();
  g_assert_cmpuint (moves_played (fixture), ==, 1);
  g_assert_cmpuint (pw_history_get_move (pw_session_get_history (fixture->session), 0)->flags & PW_MOVE_DEALT, !=, 0);
  g_assert_false (gtk_widget_get_visible (button));
  g_assert_true (pw_entry_bar_has_focus (fixture->bar));
}

/* What the dealer would do next for the table: a kind of moves. */
static guint
next_kind (Fixture *fixture)
{
  PwRandom random = { 1 };
  PwMove move;

  cb_game.dealing->deal (pw_session_get_state (fixture->session), &random, PW_DEAL_LAZY, &move);
  return move.kind;
}

/* With route tiles that nobody has entered: what the program can draw is offered, and drawn; what is printed there it cannot know. */
static void
test_what_can_be_drawn_is_offered (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
  guint n_tiles = 0, n_spaces = 0;
  GtkWidget *button;
  Fixture fixture = { 0 };

  setup->options[CB_OPTION_ROUTES] = 1;
  begin (&fixture, &cb_game, setup);
  button = pw_ui_test_child (fixture.bar, "deal_button");
  for (guint i = 0; i < 400 && (n_tiles == 0 || n_spaces == 0); i++)
    {
      guint before = moves_played (&fixture);
      gboolean table;

      pw_ui_test_settle ();
      table = pw_session_get_actor (fixture.session) == PW_TABLE;
      if (table && next_kind (&fixture) == CB_KIND_ROUTE)
        {
          n_tiles++;
          g_assert_true (gtk_widget_get_visible (button));
          g_signal_emit_by_name (button, "clicked");
          pw_ui_test_settle ();
          g_assert_cmpuint (moves_played (&fixture), ==, before + 1);
          continue;
        }
      if (table && next_kind (&fixture) == CB_KIND_PRINTED)
        {
          n_spaces++;
          g_assert_false (gtk_widget_get_visible (button));
        }
      g_assert_true (pw_ui_test_play_dealt (fixture.session, 1, i + 5));
    }
  g_assert_cmpuint (n_tiles, >, 0);
  g_assert_cmpuint (n_spaces, >, 0);
  tear_down (&fixture, NULL);
}

static void
test_choices_are_a_list (Fixture *fixture, gconstpointer data)
{
  guint n;

  pw_entry_set_text (fixture->entry, "3");
  pw_entry_activate (fixture->entry);
  pw_ui_test_settle ();
  n = pw_choice_list_get_n (fixture->choices);
  g_assert_cmpuint (n, >, 0);
  gtk_test_accessible_assert_role (fixture->choices, GTK_ACCESSIBLE_ROLE_LIST);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (pw_entry_get_choices (fixture->entry), i);
      GtkWidget *row = pw_choice_list_get_row (fixture->choices, i);
      g_autofree char *name = g_strdup_printf ("%u, %s", i + 1, pw_choice_item_get_sentence (item));

      gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
      gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      g_assert_true (gtk_widget_has_css_class (row, "on") == ((int) i == pw_entry_get_selected (fixture->entry)));
    }
  g_assert_null (pw_choice_list_get_row (fixture->choices, n));
  pw_entry_set_selected (fixture->entry, (int) n - 1);
  g_assert_true (gtk_widget_has_css_class (pw_choice_list_get_row (fixture->choices, n - 1), "on"));
}

/* Rows that are not needed are out of sight, and there again when they are: none is made anew for each move. */
static void
test_rows_stay (Fixture *fixture, gconstpointer data)
{
  GtkWidget *rows[PW_ENTRY_PAGE];
  guint n;

  pw_ui_test_settle ();
  n = pw_choice_list_get_n (fixture->choices);
  g_assert_cmpuint (n, >, 2);
  for (guint i = 0; i < n; i++)
    rows[i] = pw_choice_list_get_row (fixture->choices, i);
  pw_entry_set_text (fixture->entry, "3");
  pw_entry_activate (fixture->entry);
  for (guint round = 0; round < 3; round++)
    {
      guint fewer = pw_choice_list_get_n (fixture->choices);

      pw_ui_test_settle ();
      g_assert_cmpuint (fewer, <, n);
      g_assert_null (pw_choice_list_get_row (fixture->choices, fewer));
      for (guint i = fewer; i < n; i++)
        g_assert_false (gtk_widget_get_visible (rows[i]));
      g_assert_true (pw_session_undo (fixture->session));
      g_assert_cmpuint (pw_choice_list_get_n (fixture->choices), ==, n);
      for (guint i = 0; i < n; i++)
        {
          g_assert_true (pw_choice_list_get_row (fixture->choices, i) == rows[i]);
          g_assert_true (gtk_widget_get_visible (rows[i]));
        }
      g_assert_true (pw_session_redo (fixture->session));
    }
}

static void
test_a_click_on_a_choice_plays_it (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PwChoiceItem) item = NULL;
  const PwMove *played;
  PwMove chosen;

  pw_entry_set_text (fixture->entry, "3");
  pw_entry_activate (fixture->entry);
  item = g_list_model_get_item (pw_entry_get_choices (fixture->entry), 1);
  g_assert_nonnull (item);
  g_assert_false (pw_choice_item_get_choice (item)->more);
  chosen = pw_choice_item_get_choice (item)->move;
  g_signal_emit_by_name (pw_choice_list_get_row (fixture->choices, 1), "clicked");
  g_assert_cmpuint (moves_played (fixture), ==, 2);
  played = pw_history_get_move (pw_session_get_history (fixture->session), 1);
  g_assert_true (pw_move_equal (played, &chosen));
}

static void
test_escape_goes_back_and_then_tells (Fixture *fixture, gconstpointer data)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_add_controller (fixture->window, keys);
  pw_entry_set_text (fixture->entry, "3");
  g_assert_true (pw_entry_bar_key (fixture->bar, GTK_EVENT_CONTROLLER_KEY (keys), GDK_KEY_Escape, 0));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->text)), ==, "");
  g_assert_cmpuint (fixture->backs, ==, 0);
  g_assert_true (pw_entry_bar_key (fixture->bar, GTK_EVENT_CONTROLLER_KEY (keys), GDK_KEY_Escape, 0));
  g_assert_cmpuint (fixture->backs, ==, 1);
  /* Shortcuts are not text. */
  g_assert_false (pw_entry_bar_key (fixture->bar, GTK_EVENT_CONTROLLER_KEY (keys), GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_false (pw_entry_bar_key (fixture->bar, GTK_EVENT_CONTROLLER_KEY (keys), GDK_KEY_F6, 0));
}

/* What Enter has had refused is selected as a whole, and goes as a whole. */
static void
test_escape_clears_what_was_refused (Fixture *fixture, gconstpointer data)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_add_controller (fixture->window, keys);
  gtk_editable_set_text (GTK_EDITABLE (fixture->text), "3 nonsense 14");
  g_signal_emit_by_name (fixture->text, "activate");
  g_assert_true (pw_entry_bar_key (fixture->bar, GTK_EVENT_CONTROLLER_KEY (keys), GDK_KEY_Escape, 0));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->text)), ==, "");
  g_assert_null (pw_entry_get_refused (fixture->entry));
  g_assert_cmpuint (fixture->backs, ==, 0);
}

static void
test_what_enter_does_is_written_beside (Fixture *fixture, gconstpointer data)
{
  GtkLabel *hint = GTK_LABEL (pw_ui_test_child (fixture->bar, "enter_hint"));
  GtkLabel *ghost = GTK_LABEL (pw_ui_test_child (fixture->bar, "ghost"));

  pw_entry_set_text (fixture->entry, "3");
  pw_entry_activate (fixture->entry);
  pw_ui_test_settle ();
  g_assert_cmpstr (gtk_label_get_text (hint), ==, "plays 1");
  g_assert_cmpstr (gtk_label_get_text (ghost), ==, pw_entry_get_ghost (fixture->entry));
  pw_entry_set_selected (fixture->entry, 1);
  g_assert_cmpstr (gtk_label_get_text (hint), ==, "plays 2");
  /* Where Enter would play nothing, nothing is promised. */
  pw_entry_set_text (fixture->entry, "nonsense");
  pw_ui_test_settle ();
  g_assert_cmpstr (gtk_label_get_text (hint), ==, "");
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (fixture->bar, "enter_cap")));
  pw_entry_set_text (fixture->entry, "");
  /* The bar of a narrow window has no room for it. */
  pw_entry_bar_set_layout (fixture->bar, 3, TRUE, TRUE);
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (fixture->bar, "hints")));
}

/* Choices keep their words: as many columns as fit, on one line where that is asked. */
static void
test_choices_get_room (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  PwFitLayout *layout = PW_FIT_LAYOUT (pw_fit_layout_new (3));
  graphene_rect_t first, last;
  GtkWidget *cells[7];

  gtk_widget_set_layout_manager (box, GTK_LAYOUT_MANAGER (layout));
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      cells[i] = gtk_button_new ();
      gtk_widget_set_size_request (cells[i], 190, 36);
      gtk_box_append (GTK_BOX (box), cells[i]);
    }
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), box);
  for (guint columns = 3; columns >= 1; columns--)
    {
      int width = (int) columns * 190 + ((int) columns - 1) * 6;
      int height;

      gtk_window_set_default_size (GTK_WINDOW (window), width, 400);
      gtk_window_present (GTK_WINDOW (window));
      pw_ui_test_settle ();
      g_assert_cmpuint (pw_fit_layout_get_columns (layout, box), ==, columns);
      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
      g_assert_cmpint (height, ==, (int) ((7 + columns - 1) / columns) * 42 - 6);
      /* A scrolled window asks without a width. */
      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      g_assert_cmpint (height, ==, (int) ((7 + columns - 1) / columns) * 42 - 6);
    }
  pw_fit_layout_set_most (layout, 3, TRUE);
  gtk_window_set_default_size (GTK_WINDOW (window), 7 * 196 - 6, 60);
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_compute_bounds (cells[0], box, &first));
  g_assert_true (gtk_widget_compute_bounds (cells[6], box, &last));
  g_assert_cmpfloat (first.origin.y, ==, last.origin.y);
  g_assert_cmpfloat (last.origin.x, ==, 6 * 196);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Seven choices of which one is a little too long for two columns need four lines and not seven; nothing is cut. */
static void
test_long_choices_take_two_lines (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *label = NULL;
  PwFitLayout *layout = PW_FIT_LAYOUT (pw_fit_layout_new (3));
  int natural, height;

  gtk_widget_set_layout_manager (box, GTK_LAYOUT_MANAGER (layout));
  for (guint i = 0; i < 7; i++)
    {
      label = gtk_label_new (i == 6 ? "Take a watchtower from the depot 1 (with 2 workers)" : "Ship, g1");
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_lines (GTK_LABEL (label), 2);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, natural, &height, NULL, NULL, NULL);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 2 * natural * 4 / 5, 400);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  g_assert_cmpuint (pw_fit_layout_get_columns (layout, box), ==, 2);
  g_assert_cmpint (gtk_widget_get_height (label), >=, 2 * height - 2);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The dim words stand behind what is typed, also in an entry with a frame. */
static void
test_a_ghost_stands_clear (void)
{
  GtkWidget *window = gtk_window_new (), *overlay = gtk_overlay_new (), *entry = gtk_entry_new ();
  GtkWidget *ghost = gtk_label_new ("die=6");
  GtkText *text = GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (entry)));
  graphene_rect_t cursor, bounds;
  graphene_point_t end;

  gtk_widget_set_halign (ghost, GTK_ALIGN_START);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), entry);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), ghost);
  gtk_editable_set_text (GTK_EDITABLE (entry), "workers");
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 60);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  pw_ghost_place (GTK_ENTRY (entry), ghost);
  pw_ui_test_settle ();
  gtk_text_compute_cursor_extents (text, 7, &cursor, NULL);
  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (text), overlay, &cursor.origin, &end));
  g_assert_true (gtk_widget_compute_bounds (ghost, overlay, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, end.x + 6);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Of more rows of dice than there is room for, the one that is asked for next is to be seen, clicked or typed. */
static void
test_the_next_dice_are_in_view (Fixture *fixture, gconstpointer data)
{
  GtkWidget *scroller;
  guint n_rows;

  while (pw_dice_entry_get_n_rows (fixture->dice) == 0)
    g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, 3));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 676, 180);
  pw_ui_test_settle ();
  scroller = gtk_widget_get_ancestor (GTK_WIDGET (fixture->dice), GTK_TYPE_SCROLLED_WINDOW);
  n_rows = pw_dice_entry_get_n_rows (fixture->dice);
  g_assert_cmpint (gtk_widget_get_height (scroller), <, gtk_widget_get_height (GTK_WIDGET (fixture->dice)));
  for (guint row = 0; row + 1 < n_rows; row++)
    {
      GtkWidget *next = pw_dice_entry_get_face (fixture->dice, row + 1, 1);
      graphene_rect_t bounds;

      g_signal_emit_by_name (pw_dice_entry_get_face (fixture->dice, row, 1), "clicked");
      g_signal_emit_by_name (pw_dice_entry_get_face (fixture->dice, row, 2), "clicked");
      pw_ui_test_settle ();
      g_assert_true (gtk_widget_compute_bounds (next, scroller, &bounds));
      g_test_message ("row %u at %.0f + %.0f of %d", row + 1, bounds.origin.y, bounds.size.height,
                      gtk_widget_get_height (scroller));
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));
    }
}

/* A whole roll of a real game, by clicks in any order. */
static void
test_a_roll_is_clicked_in_any_order (Fixture *fixture, gconstpointer data)
{
  const PwSetup *setup = pw_session_get_setup (fixture->session);
  guint before;

  /* Up to the first roll. */
  while (pw_dice_entry_get_n_rows (fixture->dice) == 0)
    g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, 3));
  g_assert_cmpuint (pw_dice_entry_get_n_rows (fixture->dice), ==, setup->n_players + 1);
  before = moves_played (fixture);
  for (guint row = setup->n_players; row > 0; row--)
    {
      g_signal_emit_by_name (pw_dice_entry_get_face (fixture->dice, row, row), "clicked");
      g_signal_emit_by_name (pw_dice_entry_get_face (fixture->dice, row, 6), "clicked");
      g_assert_cmpuint (moves_played (fixture), ==, before);
    }
  g_signal_emit_by_name (pw_dice_entry_get_face (fixture->dice, 0, 5), "clicked");
  g_assert_cmpuint (moves_played (fixture), ==, before + 1);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      guint8 dice[6];
      const PwMove *roll = pw_history_get_move (pw_session_get_history (fixture->session), before);

      g_assert_cmpint (roll->args[0], ==, 5);
      g_assert_cmpuint (pw_dice_unpack (roll->args[1 + seat], dice), ==, 2);
      g_assert_cmpuint (MIN (dice[0], dice[1]), ==, seat + 1);
      g_assert_cmpuint (MAX (dice[0], dice[1]), ==, 6);
    }
}

/* Where something else of the table is asked the dice make room for its choices. */
static void
test_naming_a_tile_comes_before_the_dice (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_session_get_game (fixture->session);
  PwMove depot;

  while (pw_dice_entry_get_n_rows (fixture->dice) == 0)
    g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, 3));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->dice)));
  pw_move_init (&depot, (guint) (pw_game_find_kind (game, "depot") - game->kinds), PW_TABLE);
  depot.args[0] = 1;
  g_assert_true (pw_entry_propose (fixture->entry, &depot));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture->dice)));
  g_assert_cmpuint (pw_entry_get_all (fixture->entry)->len, >, 0);
  g_assert_true (pw_entry_back (fixture->entry));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->dice)));
}

/* What is typed shows on the dice. */
static void
test_typed_dice_show_as_chosen (Fixture *fixture, gconstpointer data)
{
  while (pw_dice_entry_get_n_rows (fixture->dice) == 0)
    g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, 3));
  pw_entry_set_text (fixture->entry, "4 36 2");
  gtk_test_accessible_assert_property (pw_dice_entry_get_face (fixture->dice, 0, 4), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "White, 4; selected");
  gtk_test_accessible_assert_property (pw_dice_entry_get_face (fixture->dice, 1, 6), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ana, 6; selected");
  gtk_test_accessible_assert_property (pw_dice_entry_get_face (fixture->dice, 2, 2), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Bruno, 2; selected");
  gtk_test_accessible_assert_property (pw_dice_entry_get_face (fixture->dice, 3, 2), GTK_ACCESSIBLE_PROPERTY_LABEL, "Chiara, 2");
  pw_entry_set_text (fixture->entry, "4 33");
  gtk_test_accessible_assert_property (pw_dice_entry_get_face (fixture->dice, 1, 3), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ana, 3; selected twice");
  pw_entry_set_text (fixture->entry, "");
  gtk_test_accessible_assert_property (pw_dice_entry_get_face (fixture->dice, 0, 4), GTK_ACCESSIBLE_PROPERTY_LABEL, "White, 4");
}

/* A digit that no die shows lets nothing behind it slip into another's place. */
static void
test_dice_behind_a_wrong_one_show_nowhere (Fixture *fixture, gconstpointer data)
{
  while (pw_dice_entry_get_n_rows (fixture->dice) == 0)
    g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, 3));
  pw_entry_set_text (fixture->entry, "4 37 22 15");
  gtk_test_accessible_assert_property (pw_dice_entry_get_face (fixture->dice, 1, 3), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ana, 3; selected");
  gtk_test_accessible_assert_property (pw_dice_entry_get_face (fixture->dice, 1, 2), GTK_ACCESSIBLE_PROPERTY_LABEL, "Ana, 2");
  gtk_test_accessible_assert_property (pw_dice_entry_get_face (fixture->dice, 2, 1), GTK_ACCESSIBLE_PROPERTY_LABEL, "Bruno, 1");
  gtk_test_accessible_assert_property (pw_dice_entry_get_face (fixture->dice, 3, 5), GTK_ACCESSIBLE_PROPERTY_LABEL, "Chiara, 5");
}

/* "end" that is asked once wants no further word: whoever types on begins anew, and Enter once more plays it. */
static void
test_what_is_asked_once_is_typed_over (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = { "Ana start d4 1 2 3", "Bruno start d4 4 5 6", "Chiara start d4 1 1 4", "roll 4 36 22 51",
                                       "goods pink" };
  guint moves = G_N_ELEMENTS (lines);
  int start, end;

  for (guint i = 0; i < moves; i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (fixture->text), lines[i]);
      g_signal_emit_by_name (fixture->text, "activate");
    }
  gtk_editable_set_text (GTK_EDITABLE (fixture->text), "end");
  g_signal_emit_by_name (fixture->text, "activate");
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (fixture->session)), ==, moves);
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (fixture->text), &start, &end));
  g_assert_cmpint (end - start, ==, 3);
  g_signal_emit_by_name (fixture->text, "activate");
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (fixture->session)), ==, moves + 1);
}

/* On a telephone: what is asked takes a line or two, and what is above the bar never moves; each question begins with its first choice. */
static void
test_the_board_keeps_its_place (Fixture *fixture, gconstpointer data)
{
  GtkWidget *head = pw_ui_test_child (fixture->bar, "head");
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (pw_ui_test_child (fixture->bar, "scroller")));
  int height = 0;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 300);
  pw_entry_bar_set_layout (fixture->bar, 1, TRUE, TRUE);
  for (guint i = 0; i < 80; i++)
    {
      int now;

      pw_ui_test_settle ();
      if (!gtk_widget_get_visible (head))
        g_test_message ("%u: nothing is asked", i);
      else
        {
          gtk_widget_measure (GTK_WIDGET (fixture->bar), GTK_ORIENTATION_VERTICAL, 360, NULL, &now, NULL, NULL);
          g_test_message ("%u: %d: %s", i, now, gtk_label_get_text (GTK_LABEL (pw_ui_test_child (fixture->bar, "question"))));
          if (height == 0)
            height = now;
          g_assert_cmpint (now, ==, height);
          g_assert_cmpfloat (gtk_adjustment_get_value (across), ==, 0);
        }
      gtk_adjustment_set_value (across, gtk_adjustment_get_upper (across));
      if (!pw_ui_test_play_dealt (fixture->session, 1, i + 5))
        break;
    }
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
#define ADD(name, function, game) g_test_add ("/ui/entry-bar/" name, Fixture, game, set_up, function, tear_down)
  ADD ("typing-goes-to-the-entry-and-back", test_typing_goes_to_the_entry_and_back, &template_game);
  ADD ("rows-stay", test_rows_stay, &template_game);
  ADD ("dice-are-clicked", test_dice_are_clicked, &template_game);
  ADD ("wrong-dice-are-refused-and-stay", test_wrong_dice_are_refused_and_stay, &template_game);
  ADD ("the-program-rolls-and-says-so", test_the_program_rolls_and_says_so, &template_game);
  g_test_add_func ("/ui/entry-bar/what-can-be-drawn-is-offered", test_what_can_be_drawn_is_offered);
  ADD ("choices-are-a-list", test_choices_are_a_list, &template_game);
  ADD ("escape-clears-what-was-refused", test_escape_clears_what_was_refused, &template_game);
  ADD ("a-click-on-a-choice-plays-it", test_a_click_on_a_choice_plays_it, &template_game);
  ADD ("escape-goes-back-and-then-tells", test_escape_goes_back_and_then_tells, &template_game);
  ADD ("what-enter-does-is-written-beside", test_what_enter_does_is_written_beside, &template_game);
  ADD ("the-board-keeps-its-place", test_the_board_keeps_its_place, &cb_game);
  ADD ("the-board-keeps-its-place-in-kingsburg", test_the_board_keeps_its_place, &kb_game);
  g_test_add_func ("/ui/entry-bar/choices-get-room", test_choices_get_room);
  g_test_add_func ("/ui/entry-bar/long-choices-take-two-lines", test_long_choices_take_two_lines);
  g_test_add_func ("/ui/entry-bar/a-ghost-stands-clear", test_a_ghost_stands_clear);
  ADD ("the-next-dice-are-in-view", test_the_next_dice_are_in_view, NULL);
  ADD ("a-roll-is-clicked-in-any-order", test_a_roll_is_clicked_in_any_order, NULL);
  ADD ("naming-a-tile-comes-before-the-dice", test_naming_a_tile_comes_before_the_dice, NULL);
  ADD ("typed-dice-show-as-chosen", test_typed_dice_show_as_chosen, NULL);
  ADD ("what-is-asked-once-is-typed-over", test_what_is_asked_once_is_typed_over, NULL);
  ADD ("dice-behind-a-wrong-one-show-nowhere", test_dice_behind_a_wrong_one_show_nowhere, NULL);
  return g_test_run ();
}
