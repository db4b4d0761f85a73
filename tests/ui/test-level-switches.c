/* test-level-switches.c: going over from level to level in the middle of a game: what is shown, asked, and said to be left out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "boards/burgundy/cb-parts.h"
#include "boards/burgundy/cb-position-depots.h"
#include "boards/burgundy/cb-position-duchy.h"
#include "boards/kingsburg/kb-parts.h"
#include "games/burgundy/burgundy.h"
#include "games/kingsburg/kingsburg.h"
#include "games/template/template.h"
#include "model/pw-log-model.h"
#include "pw-level-menu.h"
#include "pw-position-editor.h"
#include "pw-position-page.h"
#include "pw-table-page.h"
#include "pw-toast.h"
#include "pw-tooltip.h"
#include "pw-ui-table.h"

typedef struct
{
  PwWindow *window;
  PwSession *session;
  PwTablePage *table;
  PwPositionPage *page;
  PwPosition *position;
  PwLevelMenu *menu;
} Fixture;

static PwSession *
new_session (const PwGame *game, guint n_players)
{
  static const char *const names[] = { "Ana", "Ben", "Cleo" };
  g_autoptr (PwSetup) setup = pw_ui_table_setup (game, names, n_players);

  return pw_ui_table_begin (setup);
}

static void
open_session (Fixture *fixture, PwSession *session)
{
  fixture->session = session;
  fixture->window = pw_ui_table_open (session);
  fixture->table = PW_TABLE_PAGE (pw_window_find_page (fixture->window, PW_TYPE_TABLE_PAGE));
  fixture->page = PW_POSITION_PAGE (pw_ui_test_find (GTK_WIDGET (fixture->table), PW_TYPE_POSITION_PAGE, 0));
  fixture->position = pw_position_page_get_position (fixture->page);
  fixture->menu = PW_LEVEL_MENU (pw_ui_test_child (fixture->window, "level_menu"));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
}

static const CbState *
state_of (Fixture *fixture)
{
  return pw_session_get_state (fixture->session);
}

static guint
n_moves (Fixture *fixture)
{
  return pw_history_get_cursor (pw_session_get_history (fixture->session));
}

static void
go_to (Fixture *fixture, guint level, int seat)
{
  g_assert_true (pw_level_menu_choose (fixture->menu, level, seat));
  pw_ui_test_settle ();
}

/* The button at the top of the page of the position. */
static GtkWidget *
end_button (Fixture *fixture)
{
  return pw_ui_test_child (fixture->page, "end_button");
}

static void
press_it_is_so (Fixture *fixture)
{
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (end_button (fixture))), ==, "This is _right");
  g_signal_emit_by_name (end_button (fixture), "clicked");
  pw_ui_test_settle ();
}

static GtkWidget *
find_named (GtkWidget *root, GType type, const char *name)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *widget = pw_ui_test_find (root, type, i);

      if (!widget || (g_strcmp0 (pw_tooltip_get (widget), name) == 0 && gtk_widget_get_mapped (widget)))
        return widget;
    }
}

static GtkWidget *
find_mapped (GtkWidget *root, GType type)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *widget = pw_ui_test_find (root, type, i);

      if (!widget || gtk_widget_get_mapped (widget))
        return widget;
    }
}

/* In a turn of somebody other than Ana, whose turn was before, a die still being open. */
static gboolean
is_late_with_a_die (const CbState *state)
{
  const CbPlayer *player = &state->players[state->order[state->turn]];

  return state->stage == CB_STAGE_TURN && state->turn > 0 && state->order[state->turn] != 0 && state->pending.n == 0 &&
         state->order[0] == 0 && __builtin_popcount (player->used) == 1 &&
         cb_game.play.actor (state) == state->order[state->turn];
}

static void
set_up_late (Fixture *fixture, gconstpointer data)
{
  PwSession *session = new_session (&cb_game, 3);
  guint seed = 1;

  g_assert_true (pw_ui_test_play_dealt (session, 60, 3));
  while (!is_late_with_a_die (pw_session_get_state (session)))
    g_assert_true (pw_ui_test_play_dealt (session, 1, seed++));
  open_session (fixture, session);
}

/* The text of the last line of the log that is a move, and of the head above it. */
static char *
last_line (Fixture *fixture, char **head)
{
  g_autoptr (PwLogModel) log = PW_LOG_MODEL (pw_log_model_new (fixture->session));
  char *text = NULL;

  *head = NULL;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (PwLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);
      char **to = pw_log_line_get_section (line) ? head : &text;

      g_free (*to);
      *to = g_strdup (pw_log_line_get_text (line));
    }
  return text;
}

/* -- Down ------------------------------------------------------------------------------------------ */

/* In somebody else's turn: the board that is followed stands in the middle, and what is left out is said. */
static void
test_down_to_ana (Fixture *fixture, gconstpointer data)
{
  const CbState *state = state_of (fixture);
  const CbPlayer *other = &state->players[state->order[state->turn]];
  const char *name = pw_setup_name (pw_session_get_setup (fixture->session), state->order[state->turn]);
  g_autofree char *left = g_strdup_printf ("%s’s open die %u", name, other->dice[other->used & 1 ? 1 : 0]);
  g_autofree char *head = NULL, *text = NULL;

  g_assert_cmpint (pw_table_page_get_shown (fixture->table), ==, state->order[state->turn]);
  go_to (fixture, PW_LEVEL_BOARD, 0);
  g_assert_cmpint (pw_table_page_get_shown (fixture->table), ==, 0);
  text = last_line (fixture, &head);
  g_assert_nonnull (strstr (text, "only Ana’s moves"));
  g_assert_nonnull (strstr (text, left));
}

/* What would be left out is said before, too. */
static void
test_the_menu_says_it (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = pw_ui_test_find (GTK_WIDGET (fixture->menu), GTK_TYPE_MENU_BUTTON, 0);
  GtkWidget *popover;
  gboolean found = FALSE;

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  pw_ui_test_settle ();
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  for (guint i = 0;; i++)
    {
      GtkWidget *label = pw_ui_test_find (popover, GTK_TYPE_LABEL, i);

      if (!label)
        break;
      found |= strstr (gtk_label_get_text (GTK_LABEL (label)), "open die") != NULL;
    }
  g_assert_true (found);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  pw_ui_test_settle ();
}

static gboolean
menu_says (Fixture *fixture, const char *text)
{
  GtkWidget *popover = GTK_WIDGET (
    gtk_menu_button_get_popover (GTK_MENU_BUTTON (pw_ui_test_find (GTK_WIDGET (fixture->menu), GTK_TYPE_MENU_BUTTON, 0))));
  GtkWidget *label;

  for (guint i = 0; (label = pw_ui_test_find (popover, GTK_TYPE_LABEL, i)); i++)
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
      return TRUE;
  return FALSE;
}

/* From one followed player to another, that one's board is asked, and the menu says so; nothing of what it says is cut. */
static void
test_the_menu_says_whose (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = pw_ui_test_find (GTK_WIDGET (fixture->menu), GTK_TYPE_MENU_BUTTON, 0), *scroller;
  GtkAdjustment *room;

  go_to (fixture, PW_LEVEL_BOARD, 0);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  pw_ui_test_settle ();
  g_assert_true (menu_says (fixture, "Asked first: Cleo’s board."));
  scroller = pw_ui_test_find (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))), GTK_TYPE_SCROLLED_WINDOW, 0);
  room = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_assert_cmpfloat (gtk_adjustment_get_upper (room), <=, gtk_adjustment_get_page_size (room));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  go_to (fixture, PW_LEVEL_BOARD, 2);
  g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, 2);
  press_it_is_so (fixture);
  g_assert_false (pw_position_page_is_asked (fixture->page));
}

/* -- To the final scoring ----------------------------------------------------------------------------- */

/* Whose moves were entered has a board: that is what is seen, and not the form that asks for it. */
static void
check_the_board_is_shown (Fixture *fixture)
{
  guint n = 0;
  GtkWidget *duchy;

  while ((duchy = pw_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_POSITION_DUCHY, n)) && !gtk_widget_get_mapped (duchy))
    n++;
  g_assert_nonnull (duchy);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (pw_ui_test_child (fixture->page, "whole_button"))));
}

static void
test_to_the_end (Fixture *fixture, gconstpointer data)
{
  g_autofree char *head = NULL, *text = NULL;

  pw_table_page_show_player (fixture->table, 2);
  pw_ui_test_settle ();
  go_to (fixture, PW_LEVEL_FINAL, 0);
  g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, 2);
  g_assert_cmpint (pw_table_page_get_shown (fixture->table), ==, 2);
  check_the_board_is_shown (fixture);
  pw_position_page_show_whole (fixture->page, FALSE);
  /* The head follows at once. */
  text = last_line (fixture, &head);
  g_assert_cmpstr (head, ==, "Final scoring");
  /* After a detour too: not the form of the table that was asked last. */
  go_to (fixture, PW_LEVEL_BOARD, 1);
  g_assert_cmpint (pw_table_page_get_shown (fixture->table), ==, 1);
  go_to (fixture, PW_LEVEL_REFEREE, 0);
  while (pw_position_page_get_seat (fixture->page) != PW_TABLE)
    press_it_is_so (fixture);
  go_to (fixture, PW_LEVEL_FINAL, 0);
  g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, 1);
  check_the_board_is_shown (fixture);
  g_assert_false (gtk_widget_get_mapped (pw_ui_test_child (fixture->page, "todo")));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (end_button (fixture))), ==, "_Score it");
  go_to (fixture, PW_LEVEL_REFEREE, 0);
  g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, PW_TABLE);
  /* Undone, whoever acts is seen. */
  while (state_of (fixture)->level != PW_LEVEL_REFEREE || state_of (fixture)->stale != 0)
    g_assert_true (pw_session_undo (fixture->session));
  pw_ui_test_settle ();
  g_assert_cmpint (pw_table_page_get_shown (fixture->table), ==, state_of (fixture)->order[state_of (fixture)->turn]);
}

/* -- Up: the common board ------------------------------------------------------------------------------ */

/* Down to Ana's board and up again, until the table is asked. */
static void
be_asked_for_the_table (Fixture *fixture)
{
  go_to (fixture, PW_LEVEL_BOARD, 0);
  go_to (fixture, PW_LEVEL_REFEREE, 0);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  /* Each board first: one press where it is as it was. */
  while (pw_position_page_get_seat (fixture->page) != PW_TABLE)
    {
      int seat = pw_position_page_get_seat (fixture->page);
      g_autofree char *before = g_strdup_printf ("in front of %s",
                                                 pw_setup_name (pw_session_get_setup (fixture->session), (guint) seat));

      g_assert_cmpint (seat, ==, pw_session_get_actor (fixture->session));
      g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (pw_ui_test_child (fixture->page, "todo"))), before));
      g_assert_nonnull (strstr (pw_tooltip_get (end_button (fixture)), "The board"));
      press_it_is_so (fixture);
    }
  g_assert_nonnull (strstr (pw_tooltip_get (end_button (fixture)), "The table"));
}

/* Another's board is shown than the game asks for: what is typed is of the board that is shown, and no marker says otherwise. */
static void
test_typed_of_whom_is_shown (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar = pw_ui_test_child (fixture->table, "bar"), *text = pw_ui_test_child (bar, "text");
  int asked, shown, before;

  g_assert_true (gtk_widget_get_visible (pw_ui_test_child (bar, "marker")));
  go_to (fixture, PW_LEVEL_BOARD, 0);
  go_to (fixture, PW_LEVEL_REFEREE, 0);
  asked = pw_session_get_actor (fixture->session);
  g_assert_cmpint (asked, >=, 0);
  shown = (asked + 1) % 3;
  before = state_of (fixture)->players[asked].silver;
  pw_position_page_set_seat (fixture->page, shown);
  pw_ui_test_settle ();
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (bar, "marker")));
  gtk_editable_set_text (GTK_EDITABLE (text), "silver 17");
  g_signal_emit_by_name (text, "activate");
  pw_ui_test_settle ();
  g_assert_cmpint (state_of (fixture)->players[shown].silver, ==, 17);
  g_assert_cmpint (state_of (fixture)->players[asked].silver, ==, before);
}

static CbPositionDepots *
depots_of (Fixture *fixture)
{
  CbPositionDepots *depots = CB_POSITION_DEPOTS (pw_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_POSITION_DEPOTS, 0));

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (depots)));
  return depots;
}

static PwSpace *
space_of (Fixture *fixture, guint id)
{
  return pw_space_group_find (PW_SPACE_GROUP (pw_ui_test_find (GTK_WIDGET (depots_of (fixture)), PW_TYPE_BOARD_PART, 0)), id);
}

static void
type_keys (Fixture *fixture, const char *text)
{
  for (const char *p = text; *p; p++)
    g_assert_true (cb_position_depots_key (depots_of (fixture), gdk_unicode_to_keyval ((guint) *p), 0));
}

/* The depots are there as they are known, and take clicks, letters and Delete: one line each. */
static void
test_the_depots_are_the_form (Fixture *fixture, gconstpointer data)
{
  guint before, depot = 0, space = 0;
  CbType type;
  int tile;

  be_asked_for_the_table (fixture);
  before = n_moves (fixture);
  type = cb_depot_space_type (state_of (fixture), depot, space);
  tile = state_of (fixture)->depots[depot][space];
  pw_space_press (space_of (fixture, CB_DEPOT_SPACE_ID (depot, space)));
  pw_ui_test_settle ();
  g_assert_cmpint (state_of (fixture)->depots[depot][space], ==,
                   tile == CB_TILE_NONE ? (int) (CB_TILE_UNKNOWN + type) : CB_TILE_NONE);
  pw_space_press (space_of (fixture, CB_DEPOT_SPACE_ID (depot, space)));
  pw_ui_test_settle ();
  g_assert_cmpuint (n_moves (fixture), ==, before + 1);
  /* The black depot's backs say nothing. */
  pw_space_press (space_of (fixture, CB_BLACK_SPACE_ID (0)));
  pw_ui_test_settle ();
  g_assert_true (state_of (fixture)->black[0] == CB_TILE_NONE || state_of (fixture)->black[0] == CB_TILE_ANY);
  g_assert_cmpuint (n_moves (fixture), ==, before + 2);
  /* A name that begins only one tile of that colour. */
  for (depot = 0; depot < CB_DEPOTS; depot++)
    for (space = 0; space < cb_depot_spaces (state_of (fixture)); space++)
      if (cb_depot_space_type (state_of (fixture), depot, space) == CB_MINE)
        {
          gtk_widget_grab_focus (GTK_WIDGET (space_of (fixture, CB_DEPOT_SPACE_ID (depot, space))));
          type_keys (fixture, "mine");
          g_assert_true (cb_position_depots_key (depots_of (fixture), GDK_KEY_Return, 0));
          g_assert_cmpint (state_of (fixture)->depots[depot][space], ==, CB_TILE_MINE);
          /* What cannot lie there is not said. */
          type_keys (fixture, "bank");
          g_assert_true (cb_position_depots_key (depots_of (fixture), GDK_KEY_Return, 0));
          g_assert_cmpint (state_of (fixture)->depots[depot][space], ==, CB_TILE_MINE);
          g_assert_true (cb_position_depots_key (depots_of (fixture), GDK_KEY_Escape, 0));
          g_assert_true (cb_position_depots_key (depots_of (fixture), GDK_KEY_Delete, 0));
          g_assert_cmpint (state_of (fixture)->depots[depot][space], ==, CB_TILE_NONE);
        }
  cb_position_depots_empty (depots_of (fixture), 2, FALSE);
  cb_position_depots_empty (depots_of (fixture), 2, TRUE);
  for (space = 0; space < CB_DEPOT_SPACES; space++)
    g_assert_cmpint (state_of (fixture)->depots[1][space], ==, CB_TILE_NONE);
  /* A depot opens its goods, a space its tiles. */
  g_assert_true (cb_position_depots_pick (depots_of (fixture), 1));
  pw_ui_test_settle ();
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (
                               pw_ui_test_find (cb_position_depots_get_picker (depots_of (fixture)), GTK_TYPE_SPIN_BUTTON, 3)),
                             2);
  g_assert_cmpint (state_of (fixture)->depot_goods[1][3], ==, 2);
  g_assert_true (cb_position_depots_pick (depots_of (fixture), CB_DEPOT_SPACE_ID (0, 0)));
  pw_ui_test_settle ();
  g_assert_nonnull (pw_ui_test_find (cb_position_depots_get_picker (depots_of (fixture)), GTK_TYPE_BUTTON, 2));
  gtk_popover_popdown (GTK_POPOVER (cb_position_depots_get_picker (depots_of (fixture))));
  pw_ui_test_settle ();
  press_it_is_so (fixture);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
}

/* Whoever stands at a place of an order that is entered; %NULL: there is no such place. */
static GtkWidget *
chip_at (Fixture *fixture, const guint8 *order, guint at, const char *place)
{
  g_autofree char *name = g_strdup_printf ("%s, %s", pw_setup_name (pw_session_get_setup (fixture->session), order[at]), place);

  return find_named (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, name);
}

/* The order is players that are clicked, phase and round are lists and numbers that show how it is; three players have three places. */
static void
test_orders_and_rounds (Fixture *fixture, gconstpointer data)
{
  guint before;
  GtkWidget *round;
  guint8 order[3];

  be_asked_for_the_table (fixture);
  before = n_moves (fixture);
  memcpy (order, state_of (fixture)->order, sizeof order);
  g_assert_null (chip_at (fixture, order, 2, "fourth"));
  /* One place ahead. */
  pw_ui_test_press (chip_at (fixture, order, 2, "third"));
  g_assert_cmpmem (state_of (fixture)->order, 3, ((guint8[]){ order[0], order[2], order[1] }), 3);
  g_assert_nonnull (chip_at (fixture, order, 2, "second"));
  /* The first one goes to the end. */
  pw_ui_test_press (chip_at (fixture, order, 0, "first"));
  g_assert_cmpmem (state_of (fixture)->order, 3, ((guint8[]){ order[2], order[1], order[0] }), 3);
  g_assert_cmpuint (n_moves (fixture), ==, before + 1);
  round = find_named (GTK_WIDGET (fixture->page), GTK_TYPE_SPIN_BUTTON, "Phase and round, round");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (round)), ==, state_of (fixture)->round + 1);
  g_assert_cmpint ((int) gtk_drop_down_get_selected (
                     GTK_DROP_DOWN (find_named (GTK_WIDGET (fixture->page), GTK_TYPE_DROP_DOWN, "Phase and round, phase"))),
                   ==, state_of (fixture)->phase);
  press_it_is_so (fixture);
  g_assert_cmpint (state_of (fixture)->level, ==, PW_LEVEL_REFEREE);
  g_assert_cmpuint (state_of (fixture)->stale, ==, 0);
}

/* What was refused, and what was told, goes with the next thing that is done. */
static void
test_what_was_told_goes (Fixture *fixture, gconstpointer data)
{
  PwMove wrong;
  PwToast *toast;

  be_asked_for_the_table (fixture);
  pw_move_init (&wrong, CB_KIND_SPACE, PW_TABLE);
  wrong.args[CB_ARG_DEPOT] = 1;
  wrong.args[CB_ARG_WHAT] = CB_BLACK_SPACES;
  wrong.args[CB_ARG_TILE] = CB_TILE_NONE;
  g_assert_false (pw_position_say (fixture->position, &wrong));
  g_assert_nonnull (pw_table_page_get_refusal (fixture->table));
  pw_window_add_toast (fixture->window, "Something");
  toast = PW_TOAST (pw_ui_test_child (fixture->window, "toast"));
  g_assert_nonnull (pw_toast_get_content (toast));
  pw_space_press (space_of (fixture, CB_DEPOT_SPACE_ID (0, 0)));
  pw_ui_test_settle ();
  g_assert_null (pw_table_page_get_refusal (fixture->table));
  g_assert_null (pw_toast_get_content (toast));
}

/* One button goes on with what is known, whoever is asked; the menu leads back to what stayed open. */
static void
test_the_rest_stays_open (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = pw_ui_test_child (fixture->page, "open_button");
  guint before;

  go_to (fixture, PW_LEVEL_BOARD, 0);
  go_to (fixture, PW_LEVEL_REFEREE, 0);
  g_assert_true (gtk_widget_get_mapped (button));
  /* While it is asked nothing was left open yet. */
  g_assert_false (pw_ui_table_reads (fixture->table, "left open"));
  before = n_moves (fixture);
  g_signal_emit_by_name (button, "clicked");
  pw_ui_test_settle ();
  g_assert_cmpuint (n_moves (fixture), ==, before + 1);
  g_assert_false (pw_position_page_is_asked (fixture->page));
  g_assert_cmpuint (state_of (fixture)->stale, !=, 0);
  /* Everybody's moves are entered again: what is not known of the others was left open. */
  g_assert_true (pw_ui_table_reads (fixture->table, "left open"));
  g_assert_false (pw_ui_table_reads (fixture->table, "not followed"));
  go_to (fixture, PW_LEVEL_REFEREE, 0);
  g_assert_true (pw_position_page_is_asked (fixture->page));
  /* The end position has no such button. */
  go_to (fixture, PW_LEVEL_FINAL, 0);
  g_assert_false (gtk_widget_get_mapped (button));
}

/* -- Other games --------------------------------------------------------------------------------------- */

static void
set_up_kingsburg (Fixture *fixture, gconstpointer data)
{
  PwSession *session = new_session (&kb_game, 3);
  guint seed = 1;

  g_assert_true (pw_ui_test_play_dealt (session, 60, 3));
  while (((const KbState *) pw_session_get_state (session))->stage != KB_STAGE_BUILD)
    g_assert_true (pw_ui_test_play_dealt (session, 1, seed++));
  open_session (fixture, session);
}

/* Turn order, Envoy and calendar, prefilled; a season without steps drops the step. */
static void
test_kingsburg (Fixture *fixture, gconstpointer data)
{
  const KbState *state;
  GtkWidget *calendar;
  guint8 order[3];

  go_to (fixture, PW_LEVEL_BOARD, 0);
  g_assert_cmpint (pw_table_page_get_shown (fixture->table), ==, 0);
  go_to (fixture, PW_LEVEL_REFEREE, 0);
  while (pw_position_page_get_seat (fixture->page) != PW_TABLE)
    press_it_is_so (fixture);
  state = pw_session_get_state (fixture->session);
  memcpy (order, state->order, sizeof order);
  /* Nothing is a list of words: what there is, is seen, and one click says it. */
  g_assert_null (find_mapped (GTK_WIDGET (fixture->page), GTK_TYPE_DROP_DOWN));
  g_assert_null (chip_at (fixture, order, 2, "fourth"));
  pw_ui_test_press (chip_at (fixture, order, 1, "second"));
  state = pw_session_get_state (fixture->session);
  g_assert_cmpmem (state->order, 3, ((guint8[]){ order[1], order[0], order[2] }), 3);
  pw_ui_test_press (find_named (GTK_WIDGET (fixture->page), GTK_TYPE_TOGGLE_BUTTON, "The King’s Envoy, Ben"));
  state = pw_session_get_state (fixture->session);
  g_assert_cmpint (state->envoy, ==, 1);
  g_assert_true (gtk_toggle_button_get_active (
    GTK_TOGGLE_BUTTON (find_named (GTK_WIDGET (fixture->page), GTK_TYPE_TOGGLE_BUTTON, "The King’s Envoy, Ben"))));
  g_assert_false (gtk_toggle_button_get_active (
    GTK_TOGGLE_BUTTON (find_named (GTK_WIDGET (fixture->page), GTK_TYPE_TOGGLE_BUTTON, "The King’s Envoy, Nobody"))));
  /* A season has steps, and a step is somebody's turn. */
  pw_ui_test_press (find_named (GTK_WIDGET (fixture->page), GTK_TYPE_TOGGLE_BUTTON, "What comes next in this season, Town Hall"));
  pw_ui_test_press (find_named (GTK_WIDGET (fixture->page), GTK_TYPE_TOGGLE_BUTTON, "Whose turn it is, Cleo"));
  state = pw_session_get_state (fixture->session);
  g_assert_cmpint (state->stage, ==, KB_STAGE_TOWN_HALL);
  g_assert_cmpint (state->order[state->turn], ==, 2);
  for (guint i = 0;; i++)
    {
      calendar = pw_ui_test_find (GTK_WIDGET (fixture->page), PW_TYPE_BOARD_PART, i);
      if (pw_board_part_get_kind (PW_BOARD_PART (calendar)) == &kb_part_calendar_said)
        break;
    }
  pw_space_press (pw_space_group_find (PW_SPACE_GROUP (calendar), KB_YEARS - 1));
  pw_space_press (pw_space_group_find (PW_SPACE_GROUP (calendar), KB_YEARS + KB_PHASE_WINTER - KB_PHASE_AID));
  pw_ui_test_settle ();
  state = pw_session_get_state (fixture->session);
  g_assert_cmpint (state->year, ==, KB_YEARS - 1);
  g_assert_cmpint (state->phase, ==, KB_PHASE_WINTER);
  g_assert_null (find_named (GTK_WIDGET (fixture->page), GTK_TYPE_TOGGLE_BUTTON, "Whose turn it is, Cleo"));
  g_assert_null (find_named (GTK_WIDGET (fixture->page), GTK_TYPE_TOGGLE_BUTTON, "What comes next in this season, Town Hall"));
  press_it_is_so (fixture);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
}

/* A game that brings nothing but its table has its page. */
static void
test_template (void)
{
  g_autoptr (PwSession) session = new_session (&template_game, 2);
  g_autoptr (PwPosition) position = pw_position_new (session);
  GtkWidget *window = gtk_window_new (), *spin;
  PwMove move;

  g_assert_true (pw_game_level_move (&template_game, TEMPLATE_LEVEL_PAD, 0, &move));
  g_assert_true (pw_session_play (session, &move, NULL));
  g_assert_true (pw_game_level_move (&template_game, TEMPLATE_LEVEL_REFEREE, 0, &move));
  g_assert_true (pw_session_play (session, &move, NULL));
  g_assert_true (pw_position_is_asked (position));
  gtk_window_set_child (GTK_WINDOW (window), pw_position_editor_new (position, 1));
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  spin = find_named (gtk_window_get_child (GTK_WINDOW (window)), GTK_TYPE_SPIN_BUTTON, "Tokens");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 2);
  g_assert_cmpuint (((const TemplateState *) pw_session_get_state (session))->tokens[1], ==, 2);
  g_assert_true (pw_session_undo (session));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

/* A key as the controllers of @widget get it. */
static gboolean
press_key (GtkWidget *widget, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0u, 0, &handled);
    }
  return handled;
}

/* Home and End lead to the first and the last level, as in any menu. */
static void
test_home_and_end (Fixture *fixture, gconstpointer data)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (pw_ui_test_find (GTK_WIDGET (fixture->menu), GTK_TYPE_MENU_BUTTON, 0));
  static const guint keys[] = { GDK_KEY_End, GDK_KEY_Home };
  GtkWidget *row, *rows[2] = { NULL, NULL }, *list;

  gtk_menu_button_popup (button);
  pw_ui_test_settle ();
  for (guint i = 0; (row = pw_ui_test_find (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_TYPE_BUTTON, i)); i++)
    if (gtk_widget_get_sensitive (row))
      {
        rows[1] = rows[1] ? rows[1] : row;
        rows[0] = row;
      }
  g_assert_true (rows[0] != rows[1]);
  list = gtk_widget_get_parent (rows[0]);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_assert_true (press_key (list, keys[i]));
      g_assert_true (gtk_widget_is_focus (rows[i]));
    }
  gtk_menu_button_popdown (button);
  pw_ui_test_settle ();
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
#define ADD(path, begin, func) g_test_add (path, Fixture, NULL, begin, func, tear_down)
  ADD ("/level-switches/down-to-ana", set_up_late, test_down_to_ana);
  ADD ("/level-switches/the-menu-says-it", set_up_late, test_the_menu_says_it);
  ADD ("/level-switches/the-menu-says-whose", set_up_late, test_the_menu_says_whose);
  ADD ("/level-switches/home-and-end", set_up_late, test_home_and_end);
  ADD ("/level-switches/to-the-end", set_up_late, test_to_the_end);
  ADD ("/level-switches/typed-of-whom-is-shown", set_up_late, test_typed_of_whom_is_shown);
  ADD ("/level-switches/the-depots-are-the-form", set_up_late, test_the_depots_are_the_form);
  ADD ("/level-switches/orders-and-rounds", set_up_late, test_orders_and_rounds);
  ADD ("/level-switches/what-was-told-goes", set_up_late, test_what_was_told_goes);
  ADD ("/level-switches/the-rest-stays-open", set_up_late, test_the_rest_stays_open);
  ADD ("/level-switches/kingsburg", set_up_kingsburg, test_kingsburg);
  g_test_add_func ("/level-switches/template", test_template);
  return g_test_run ();
}
