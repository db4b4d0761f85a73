/* test-position.c: an end position is entered: by keyboard, by mouse, by counts; doubts; the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "boards/burgundy/cb-duchy-board.h"
#include "boards/burgundy/cb-position-counts.h"
#include "boards/burgundy/cb-position-duchy.h"
#include "core/pw-notation.h"
#include "games/burgundy/position/cb-position-view.h"
#include "model/pw-store.h"
#include "pw-doubt-box.h"
#include "pw-entry-bar.h"
#include "pw-level-menu.h"
#include "pw-position-page.h"
#include "pw-table-page.h"
#include "pw-tooltip.h"
#include "pw-ui-table.h"

typedef struct
{
  PwSession *played;            /* a whole game by the rules */
  PwWindow *window;
  PwSession *session;
  PwTablePage *table;
  PwPositionPage *page;
  PwPosition *position;
  PwEntry *entry;
} Fixture;

static const CbState *
state_of (PwSession *session)
{
  return pw_session_get_state (session);
}

static PwSession *
new_session (guint level)
{
  static const char *const names[] = { "Ana", "Bruno" };
  g_autoptr (PwSetup) setup = pw_ui_table_setup (&cb_game, names, G_N_ELEMENTS (names));

  setup->level = (guint8) level;
  return pw_ui_table_begin (setup);
}

static void
open_session (Fixture *fixture, PwSession *session)
{
  fixture->session = session;
  fixture->window = pw_ui_table_open (session);
  fixture->table = PW_TABLE_PAGE (pw_window_find_page (fixture->window, PW_TYPE_TABLE_PAGE));
  fixture->entry = pw_table_page_get_entry (fixture->table);
  fixture->page = PW_POSITION_PAGE (pw_ui_test_find (GTK_WIDGET (fixture->table), PW_TYPE_POSITION_PAGE, 0));
  fixture->position = pw_position_page_get_position (fixture->page);
  pw_position_page_show_whole (fixture->page, TRUE);
  pw_ui_test_settle ();
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->played = new_session (PW_LEVEL_REFEREE);
  while (pw_ui_test_play_dealt (fixture->played, 50, 21))
    ;
  g_assert_cmpint (pw_session_get_actor (fixture->played), ==, PW_NOBODY);
  open_session (fixture, new_session (PW_LEVEL_FINAL));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
  g_object_unref (fixture->played);
}

/* What has to be said for the empty table to become that of the game that was played. */
static void
list_statements (Fixture *fixture, PwMoves *out)
{
  cb_game.position->say (state_of (fixture->session), state_of (fixture->played), out);
}

static void
assert_same_result (Fixture *fixture)
{
  g_assert_cmpint (pw_session_get_actor (fixture->session), ==, PW_NOBODY);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
  for (guint seat = 0; seat < 2; seat++)
    g_assert_cmpint (pw_session_get_score (fixture->session, seat, -1), ==, pw_session_get_score (fixture->played, seat, -1));
}

static void
press (gpointer widget)
{
  g_signal_emit_by_name (widget, "clicked");
  pw_ui_test_settle ();
}

static GtkWidget *
find_labelled (GtkWidget *root, GType type, const char *label)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *widget = pw_ui_test_find (root, type, i);

      if (!widget)
        return NULL;
      if (g_strcmp0 (pw_tooltip_get (widget), label) == 0 ||
          (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0))
        return widget;
    }
}

/* -- Cases ------------------------------------------------------------------------------------ */

static void
test_is_shown_where_a_position_is_asked (Fixture *fixture, gconstpointer data)
{
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, 0);
  g_assert_true (pw_entry_has_reader (fixture->entry));
  g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (fixture->entry)), ==, 0);
  pw_table_page_show_player (fixture->table, 1);
  g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, 1);
}

/* Everything is typed into the entry, without the players' names. */
static void
test_typed_as_lines (Fixture *fixture, gconstpointer data)
{
  PwMoves moves = PW_MOVES_INIT;

  list_statements (fixture, &moves);
  g_assert_cmpuint (moves.n, >, 40);
  for (guint i = 0; i < moves.n; i++)
    {
      const PwMove *move = &moves.items[i];
      PwMove nameless = *move;
      g_autofree char *line = NULL;
      const char *text;

      if (move->kind == CB_KIND_FINISH)
        continue;
      if (move->player >= 0)
        pw_position_page_set_seat (fixture->page, move->player);
      line = pw_notation_print (&cb_game, pw_session_get_setup (fixture->session), &nameless);
      text = line;
      if (move->player >= 0)
        text = strchr (line, ' ') + 1;
      pw_entry_set_text (fixture->entry, text);
      g_assert_true (pw_entry_activate (fixture->entry));
      g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "");
    }
  pw_moves_clear (&moves);
  g_assert_cmpuint (pw_position_get_doubts (fixture->position)->len, ==, 0);
  pw_ui_table_answer_rest (fixture->position, fixture->session);
  pw_entry_set_text (fixture->entry, "finish");
  pw_entry_activate (fixture->entry);
  pw_ui_test_settle ();
  assert_same_result (fixture);
}

static void
test_short_words (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = { "c3 bank", "red 2", "silver 3", "score 87", "Bruno silver 4", "score 31" };
  const CbPlayer *ana, *bruno;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      pw_entry_set_text (fixture->entry, lines[i]);
      g_assert_true (pw_entry_activate (fixture->entry));
    }
  ana = &state_of (fixture->session)->players[0];
  bruno = &state_of (fixture->session)->players[1];
  g_assert_cmpint (ana->tile[11], ==, CB_TILE_BANK);
  g_assert_cmpint (ana->goods[3], ==, 2);
  g_assert_cmpint (ana->silver, ==, 3);
  g_assert_cmpint (ana->track, ==, 87);
  g_assert_cmpint (bruno->silver, ==, 4);
  g_assert_cmpint (bruno->track, ==, 31);
  /* Said again, it is what the track shows and not more points. */
  pw_entry_set_text (fixture->entry, "score 30");
  g_assert_true (pw_entry_activate (fixture->entry));
  g_assert_cmpint (state_of (fixture->session)->players[1].track, ==, 30);
  pw_entry_set_text (fixture->entry, "c3 nonsense");
  g_assert_false (pw_entry_activate (fixture->entry));
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "c3 nonsense");
}

static CbPositionDuchy *
duchy_of (Fixture *fixture)
{
  GtkWidget *stack = gtk_widget_get_ancestor (pw_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_POSITION_DUCHY, 0),
                                              GTK_TYPE_SCROLLED_WINDOW);

  g_assert_nonnull (stack);
  for (guint i = 0;; i++)
    {
      GtkWidget *duchy = pw_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_POSITION_DUCHY, i);

      g_assert_nonnull (duchy);
      if (gtk_widget_get_mapped (duchy))
        return CB_POSITION_DUCHY (duchy);
    }
}

static void
type_keys (CbPositionDuchy *duchy, const char *text)
{
  for (const char *p = text; *p; p++)
    g_assert_true (cb_position_duchy_key (duchy, gdk_unicode_to_keyval ((guint32) *p), 0));
}

/* A key that the line has no use for, as the window gets it. */
static gboolean
press_unused (Fixture *fixture, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  gboolean used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !used; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_BUBBLE)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &used);
    }
  return used;
}

/* The page says which keys fill in the duchy: whoever turns to it is there, and an arrow leads there from the line. */
static void
test_keys_reach_the_duchy (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar = pw_ui_test_child (fixture->table, "bar");
  GtkWidget *whole = pw_ui_test_child (fixture->page, "whole_button");

  pw_position_page_show_whole (fixture->page, FALSE);
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_grab_focus (whole));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (whole), TRUE);
  pw_ui_test_settle ();
  g_assert_cmpint (cb_position_duchy_get_hex (duchy_of (fixture)), ==, 0);

  pw_entry_bar_focus (PW_ENTRY_BAR (bar));
  g_assert_true (pw_entry_bar_has_focus (PW_ENTRY_BAR (bar)));
  g_assert_true (press_unused (fixture, GDK_KEY_Down));
  g_assert_cmpint (cb_position_duchy_get_hex (duchy_of (fixture)), ==, 0);

  /* Though it is shown. */
  pw_entry_bar_focus (PW_ENTRY_BAR (bar));
  g_signal_emit_by_name (whole, "clicked");
  pw_ui_test_settle ();
  g_assert_cmpint (cb_position_duchy_get_hex (duchy_of (fixture)), ==, 0);

  g_signal_emit_by_name (pw_ui_test_child (fixture->page, "chips"), "chosen", 1);
  pw_ui_test_settle ();
  g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, 1);
  g_assert_cmpint (cb_position_duchy_get_hex (duchy_of (fixture)), ==, 0);
}

/* Arrow keys are the space group's business; here each tile is typed on its hex. */
static void
test_typed_on_the_duchy (Fixture *fixture, gconstpointer data)
{
  const CbState *from = state_of (fixture->played);

  for (guint seat = 0; seat < 2; seat++)
    {
      CbPositionDuchy *duchy;
      const CbPlayer *player = &from->players[seat];

      pw_position_page_set_seat (fixture->page, (int) seat);
      pw_ui_test_settle ();
      duchy = duchy_of (fixture);
      for (guint hex = 0; hex < cb_duchy_nth (player->duchy)->n_hexes; hex++)
        if (player->tile[hex] != CB_TILE_NONE)
          {
            const char *word = pw_vocabulary_get (cb_game.kinds[CB_KIND_HEX].args[1].words, player->tile[hex])->word;

            g_assert_true (cb_position_duchy_focus_hex (duchy, hex));
            type_keys (duchy, word);
            g_assert_cmpstr (cb_position_duchy_get_typed (duchy), ==, word);
            g_assert_true (cb_position_duchy_key (duchy, GDK_KEY_Return, 0));
            g_assert_cmpint (state_of (fixture->session)->players[seat].tile[hex], ==, player->tile[hex]);
            /* On it goes to an empty hex. */
            g_assert_cmpint (cb_position_duchy_get_hex (duchy), !=, (int) hex);
          }
      g_assert_cmpint (memcmp (state_of (fixture->session)->players[seat].tile, player->tile, sizeof player->tile), ==, 0);
    }
}

/* The fewest letters that mean @tile on @hex, and Enter; or one key, where it is the same tile again or the only one. */
static guint
type_shortly (CbPositionDuchy *duchy, const CbState *state, guint seat, guint hex, int tile, int last)
{
  const char *word = pw_vocabulary_get (cb_game.kinds[CB_KIND_HEX].args[1].words, tile)->word;
  guint8 tiles[CB_TILES];

  if (tile == last)
    {
      g_assert_true (cb_position_duchy_key (duchy, GDK_KEY_equal, 0));
      return 1;
    }
  for (guint length = 0; length <= strlen (word); length++)
    {
      g_autofree char *text = g_strndup (word, length);
      CbType type = (CbType) cb_duchy_nth (state->players[seat].duchy)->type[hex];

      if (length == 0
            ? (tile == CB_TILE_CASTLE || tile == CB_TILE_MINE || tile == CB_TILE_SHIP) && cb_tile_type ((CbTile) tile) == type
            : cb_position_match (state, seat, hex, text, tiles) > 0 && tiles[0] == tile)
        {
          type_keys (duchy, text);
          g_assert_true (cb_position_duchy_key (duchy, GDK_KEY_Return, 0));
          return length + 1;
        }
    }
  g_assert_not_reached ();
}

/* The whole duchy along the reading order costs about two keys a hex. */
static void
test_the_whole_duchy_costs_two_keys_a_hex (Fixture *fixture, gconstpointer data)
{
  guint keys = 0, hexes = 0;

  for (guint seat = 0; seat < 2; seat++)
    {
      const CbPlayer *player = &state_of (fixture->played)->players[seat];
      CbPositionDuchy *duchy;
      int last = CB_TILE_NONE;

      pw_position_page_set_seat (fixture->page, (int) seat);
      pw_ui_test_settle ();
      duchy = duchy_of (fixture);
      g_assert_true (cb_position_duchy_focus_hex (duchy, 0));
      for (guint hex = 0; hex < cb_duchy_nth (player->duchy)->n_hexes; hex++, hexes++)
        {
          g_assert_cmpint (cb_position_duchy_get_hex (duchy), ==, (int) hex);
          if (player->tile[hex] == CB_TILE_NONE)
            {
              g_assert_true (cb_position_duchy_key (duchy, GDK_KEY_period, 0));
              keys++;
              continue;
            }
          keys += type_shortly (duchy, state_of (fixture->session), seat, hex, player->tile[hex], last);
          last = player->tile[hex];
        }
      g_assert_cmpint (memcmp (state_of (fixture->session)->players[seat].tile, player->tile, sizeof player->tile), ==, 0);
    }
  g_test_message ("%u keys for %u hexes", keys, hexes);
  g_assert_cmpuint (10 * keys, <=, 22 * hexes);
}

static void
test_letters_and_backspace (Fixture *fixture, gconstpointer data)
{
  CbPositionDuchy *duchy = duchy_of (fixture);
  const CbDuchy *geometry = cb_duchy_nth (state_of (fixture->session)->players[0].duchy);
  guint hex = 0;
  const guint8 *tiles = state_of (fixture->session)->players[0].tile;

  while (geometry->type[hex] != CB_BUILDING)
    hex++;
  cb_position_duchy_focus_hex (duchy, hex);
  type_keys (duchy, "b");
  g_assert_true (cb_position_duchy_key (duchy, GDK_KEY_Return, 0));
  tiles = state_of (fixture->session)->players[0].tile;
  g_assert_true (tiles[hex] == CB_TILE_BANK || tiles[hex] == CB_TILE_BOARDING_HOUSE);
  cb_position_duchy_focus_hex (duchy, hex);
  type_keys (duchy, "zzz");
  g_assert_true (cb_position_duchy_key (duchy, GDK_KEY_Return, 0));
  g_assert_cmpstr (cb_position_duchy_get_typed (duchy), ==, "zzz");
  g_assert_true (cb_position_duchy_key (duchy, GDK_KEY_Escape, 0));
  g_assert_cmpstr (cb_position_duchy_get_typed (duchy), ==, "");
  g_assert_true (cb_position_duchy_key (duchy, GDK_KEY_BackSpace, 0));
  g_assert_cmpint (state_of (fixture->session)->players[0].tile[hex], ==, CB_TILE_NONE);
}

static void
set_spin (Fixture *fixture, GtkWidget *root, const char *name, int value)
{
  GtkWidget *spin = find_labelled (root, GTK_TYPE_SPIN_BUTTON, name);

  g_assert_nonnull (spin);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
}

static GtkWidget *
shown_editor (Fixture *fixture)
{
  return gtk_widget_get_ancestor (GTK_WIDGET (duchy_of (fixture)), GTK_TYPE_SCROLLED_WINDOW);
}

/* A click on a hex opens its tiles, or says the one there is; another chooses. */
static void
click_tile (Fixture *fixture, CbPositionDuchy *duchy, guint seat, guint hex, int tile)
{
  GtkWidget *board = pw_ui_test_find (GTK_WIDGET (duchy), CB_TYPE_DUCHY_BOARD, 0), *button;

  pw_space_press (pw_space_group_find (PW_SPACE_GROUP (board), hex));
  if (state_of (fixture->session)->players[seat].tile[hex] == CB_TILE_NONE)
    {
      for (guint i = 0; (button = pw_ui_test_find (cb_position_duchy_get_picker (duchy), GTK_TYPE_BUTTON, i)); i++)
        if (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "tile")) == tile)
          break;
      g_assert_nonnull (button);
      g_signal_emit_by_name (button, "clicked");
    }
  g_assert_cmpint (state_of (fixture->session)->players[seat].tile[hex], ==, tile);
}

static void
test_by_mouse (Fixture *fixture, gconstpointer data)
{
  const CbState *from = state_of (fixture->played);
  const PwHistory *history = pw_session_get_history (fixture->session);
  guint n_tiles = 0;

  for (guint seat = 0; seat < 2; seat++)
    {
      const CbPlayer *player = &from->players[seat];
      CbPositionDuchy *duchy;
      GtkWidget *editor;

      pw_position_page_set_seat (fixture->page, (int) seat);
      pw_ui_test_settle ();
      duchy = duchy_of (fixture);
      editor = shown_editor (fixture);
      for (guint hex = 0; hex < cb_duchy_nth (player->duchy)->n_hexes; hex++)
        if (player->tile[hex] != CB_TILE_NONE)
          {
            click_tile (fixture, duchy, seat, hex, player->tile[hex]);
            n_tiles++;
          }
      /* Each is one line of the log. */
      if (seat == 0)
        g_assert_cmpuint (pw_history_get_cursor (history), ==, n_tiles);
      for (int goods = 1; goods <= CB_GOODS; goods++)
        {
          g_autofree char *left = g_strdup_printf ("%s, left over", cb_position_goods_name (goods));
          g_autofree char *sold = g_strdup_printf ("%s, sold", cb_position_goods_name (goods));

          set_spin (fixture, editor, left, player->goods[goods - 1]);
          set_spin (fixture, editor, sold, player->sold[goods - 1]);
        }
      set_spin (fixture, editor, "Silver", player->silver);
      set_spin (fixture, editor, "Workers", player->workers);
      set_spin (fixture, editor, "Points on the track", player->track);
      for (guint type = 0; type < CB_TYPES; type++)
        for (int large = FALSE; large <= TRUE; large++)
          if ((large ? player->bonus_large : player->bonus_small) >> type & 1)
            {
              g_autofree char *name = g_strdup_printf (large ? "large bonus tile: %s, 5 points"
                                                             : "small bonus tile: %s, 2 points",
                                                       cb_position_type_name ((CbType) type));
              GtkWidget *toggle = find_labelled (editor, GTK_TYPE_TOGGLE_BUTTON, name);

              g_assert_nonnull (toggle);
              gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
            }
      set_spin (fixture, editor, "Space on the bridge; whoever is entered last is on top of a stack", player->bridge + 1);
      for (guint i = 0, space = 0; space < CB_KEY_SPACES; i++)
        {
          GtkWidget *field = pw_ui_test_find (editor, GTK_TYPE_ENTRY, i);

          g_assert_nonnull (field);
          if (g_strcmp0 (gtk_entry_get_placeholder_text (GTK_ENTRY (field)), "empty") != 0)
            continue;
          gtk_editable_set_text (GTK_EDITABLE (field), player->store[space] ? cb_position_tile_name (player->store[space]) : "");
          g_assert_cmpint (state_of (fixture->session)->players[seat].store[space], ==, player->store[space]);
          space++;
        }
    }
  pw_ui_table_answer_rest (fixture->position, fixture->session);
  press (find_labelled (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, "The final scoring of all players (Ctrl+Enter)"));
  assert_same_result (fixture);
}

static GtkWidget *
counts_of (Fixture *fixture)
{
  press (find_labelled (shown_editor (fixture), GTK_TYPE_TOGGLE_BUTTON, "_Duchy"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (
                                  find_labelled (shown_editor (fixture), GTK_TYPE_TOGGLE_BUTTON, "_Counts only")),
                                TRUE);
  pw_ui_test_settle ();
  return pw_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_POSITION_COUNTS, 0);
}

static void
test_counts_in_one_line (Fixture *fixture, gconstpointer data)
{
  CbPositionCounts *counts = CB_POSITION_COUNTS (counts_of (fixture));
  GtkEditable *field = GTK_EDITABLE (cb_position_counts_get_field (counts));
  const CbPlayer *player;

  gtk_editable_set_text (field, "3 banks, 2 watchtowers, #17, #22, 4 cows, 5 silver");
  cb_position_counts_take (counts);
  player = &state_of (fixture->session)->players[0];
  g_assert_cmpint (player->count[CB_TILE_BANK], ==, 3);
  g_assert_cmpint (player->count[CB_TILE_WATCHTOWER], ==, 2);
  g_assert_cmpint (player->count[CB_TILE_COW_4], ==, 1);
  g_assert_cmphex (player->monasteries, ==, 1u << 17 | 1u << 22);
  g_assert_cmpint (player->silver, ==, 5);
  /* What is no longer in the line is no longer there. */
  gtk_editable_set_text (field, "2 banks, #22, score 140");
  cb_position_counts_take (counts);
  g_assert_cmpint (state_of (fixture->session)->players[0].track, ==, 140);
  player = &state_of (fixture->session)->players[0];
  g_assert_cmpint (player->count[CB_TILE_BANK], ==, 2);
  g_assert_cmpint (player->count[CB_TILE_COW_4], ==, 0);
  g_assert_cmphex (player->monasteries, ==, 1u << 22);
}

/* Counts with doubts on a telephone's width: everything wraps. */
static void
test_fits_a_narrow_window (Fixture *fixture, gconstpointer data)
{
  CbPositionCounts *counts = CB_POSITION_COUNTS (counts_of (fixture));
  int minimum;

  gtk_editable_set_text (GTK_EDITABLE (cb_position_counts_get_field (counts)), "13 mines, 3 banks");
  cb_position_counts_take (counts);
  pw_ui_test_settle ();
  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

/* Somebody closes the window in the middle of a word; half an hour later it is opened again. */
static void
test_what_is_typed_stays_when_the_window_closes (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = pw_store_new_path (&cb_game, pw_session_get_setup (fixture->session));
  g_autoptr (PwSession) again = NULL;
  g_autoptr (GError) error = NULL;
  CbPositionCounts *counts;
  const CbPlayer *player;

  pw_session_set_path (fixture->session, path);
  pw_entry_set_text (fixture->entry, "Bruno silver 4");
  pw_entry_activate (fixture->entry);
  pw_position_page_set_seat (fixture->page, 0);
  pw_ui_test_settle ();
  counts = CB_POSITION_COUNTS (counts_of (fixture));
  gtk_editable_set_text (GTK_EDITABLE (cb_position_counts_get_field (counts)), "3 banks, 2 tow");
  set_spin (fixture, GTK_WIDGET (fixture->page), "Workers", 7);
  gtk_window_close (GTK_WINDOW (fixture->window));
  fixture->window = pw_ui_test_window ();
  pw_ui_test_settle ();

  again = pw_store_open (path, &error);
  g_assert_no_error (error);
  player = &state_of (again)->players[0];
  g_assert_cmpint (player->count[CB_TILE_BANK], ==, 3);
  g_assert_cmpint (player->workers, ==, 7);
  g_assert_cmpint (state_of (again)->players[1].silver, ==, 4);
  pw_window_open_session (fixture->window, again);
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  g_assert_nonnull (pw_ui_test_find (GTK_WIDGET (fixture->window), PW_TYPE_POSITION_PAGE, 0));
}

static void
test_doubts_stand_at_the_fields (Fixture *fixture, gconstpointer data)
{
  GtkWidget *track = find_labelled (shown_editor (fixture), GTK_TYPE_SPIN_BUTTON, "Points on the track");
  gboolean found = FALSE;

  g_assert_false (gtk_widget_has_css_class (track, "doubtful"));
  set_spin (fixture, shown_editor (fixture), "Points on the track", 999);
  g_assert_true (gtk_widget_has_css_class (track, "doubtful"));
  for (guint i = 0; pw_ui_test_find (shown_editor (fixture), PW_TYPE_DOUBT_BOX, i); i++)
    found |= pw_doubt_box_count (PW_DOUBT_BOX (pw_ui_test_find (shown_editor (fixture), PW_TYPE_DOUBT_BOX, i))) > 0;
  g_assert_true (found);
  set_spin (fixture, shown_editor (fixture), "Points on the track", 0);
  g_assert_false (gtk_widget_has_css_class (track, "doubtful"));
}

static void
test_scored_anyway (Fixture *fixture, gconstpointer data)
{
  GtkWidget *score = find_labelled (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, "The final scoring of all players (Ctrl+Enter)");
  GtkWidget *anyway;

  set_spin (fixture, shown_editor (fixture), "Points on the track", 999);
  set_spin (fixture, shown_editor (fixture), "Silver", 4);
  press (score);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  anyway = find_labelled (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, "Score _anyway");
  g_assert_true (gtk_widget_get_mapped (anyway));
  /* Escape takes the question away, and nothing else. */
  g_assert_true (pw_table_page_back (fixture->table));
  g_assert_cmpint (state_of (fixture->session)->players[0].silver, ==, 4);
  press (score);
  press (anyway);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
  g_assert_cmpint (pw_session_get_score (fixture->session, 0, -1), ==, 1003);
}

static void
test_undo_takes_back_what_was_said (Fixture *fixture, gconstpointer data)
{
  set_spin (fixture, shown_editor (fixture), "Silver", 4);
  set_spin (fixture, shown_editor (fixture), "Silver", 5);
  set_spin (fixture, shown_editor (fixture), "Workers", 2);
  g_assert_true (pw_session_undo (fixture->session));
  g_assert_cmpint (state_of (fixture->session)->players[0].workers, ==, 0);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (
                     GTK_SPIN_BUTTON (find_labelled (shown_editor (fixture), GTK_TYPE_SPIN_BUTTON, "Workers"))),
                   ==, 0);
  g_assert_true (pw_session_undo (fixture->session));
  g_assert_cmpint (state_of (fixture->session)->players[0].silver, ==, 0);
  g_assert_true (pw_session_redo (fixture->session));
  g_assert_cmpint (state_of (fixture->session)->players[0].silver, ==, 5);
}

/* A game of the referee goes over to the final scoring in the middle, and back. */
static void
test_the_level_is_switched (Fixture *fixture, gconstpointer data)
{
  PwSession *session = new_session (PW_LEVEL_REFEREE);
  PwLevelMenu *menu;
  const CbState *state;
  int silver, seat;

  g_assert_true (pw_ui_test_play_dealt (session, 120, 8));
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->session);
  open_session (fixture, session);
  menu = PW_LEVEL_MENU (pw_ui_test_child (fixture->window, "level_menu"));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (menu)));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  seat = pw_table_page_get_shown (fixture->table);
  silver = state_of (session)->players[seat].silver;

  g_assert_true (pw_level_menu_choose (menu, PW_LEVEL_FINAL, 0));
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  /* All that was known is filled in, first of whoever was looked at. */
  g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, seat);
  state = state_of (session);
  g_assert_cmpint (state->level, ==, PW_LEVEL_FINAL);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (
                     GTK_SPIN_BUTTON (find_labelled (shown_editor (fixture), GTK_TYPE_SPIN_BUTTON, "Silver"))),
                   ==, silver);
  g_assert_cmpint (state->players[seat].track, ==, pw_session_get_score (session, (guint) seat, -1));

  /* Back up with nothing changed, the game goes on; undo goes through both. */
  g_assert_true (pw_level_menu_choose (menu, PW_LEVEL_REFEREE, 0));
  pw_ui_test_settle ();
  g_assert_cmpint (state_of (session)->level, ==, PW_LEVEL_REFEREE);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  g_assert_false (pw_entry_has_reader (fixture->entry));
  g_assert_true (pw_session_undo (session));
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  g_assert_true (pw_session_undo (session));
  pw_ui_test_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
}

/* What nobody followed is asked, board after board, then the table. */
static void
test_up_asks_for_what_is_missing (Fixture *fixture, gconstpointer data)
{
  PwSession *session = new_session (PW_LEVEL_REFEREE);
  PwLevelMenu *menu;
  guint ends = 0;

  g_assert_true (pw_ui_test_play_dealt (session, 60, 8));
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->session);
  open_session (fixture, session);
  menu = PW_LEVEL_MENU (pw_ui_test_child (fixture->window, "level_menu"));
  g_assert_true (pw_level_menu_choose (menu, PW_LEVEL_BOARD, 0));
  g_assert_true (pw_ui_test_play_dealt (session, 40, 9));
  g_assert_true (pw_level_menu_choose (menu, PW_LEVEL_REFEREE, 0));
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
  g_assert_cmpint (pw_position_page_get_seat (fixture->page), ==, 1);
  while (pw_position_is_asked (fixture->position) && ends < 5)
    {
      PwMove end;
      g_autoptr (GError) error = NULL;

      g_assert_true (pw_position_find_end (fixture->position, pw_position_page_get_seat (fixture->page), &end));
      g_assert_cmpint (end.player, ==, pw_position_page_get_seat (fixture->page));
      g_assert_true (pw_session_play (session, &end, &error));
      g_assert_no_error (error);
      pw_ui_test_settle ();
      ends++;
    }
  g_assert_cmpuint (ends, ==, 2);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
}

/* The sum at the foot opens into the lines it is made of. */
static void
test_the_sum_opens_into_its_lines (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page), *lines = pw_ui_test_child (page, "lines");

  pw_position_page_set_seat (fixture->page, 0);
  pw_ui_test_settle ();
  g_assert_nonnull (gtk_widget_get_first_child (lines));
  g_assert_false (gtk_widget_get_mapped (lines));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (pw_ui_test_child (page, "lines_button")), TRUE);
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (lines));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (pw_ui_test_child (page, "lines_button")), FALSE);
  pw_ui_test_settle ();
  g_assert_false (gtk_widget_get_mapped (lines));
}

#define CASE(name, function) g_test_add ("/position/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  CASE ("is shown where a position is asked", test_is_shown_where_a_position_is_asked);
  CASE ("typed as lines", test_typed_as_lines);
  CASE ("short words", test_short_words);
  CASE ("keys reach the duchy", test_keys_reach_the_duchy);
  CASE ("typed on the duchy", test_typed_on_the_duchy);
  CASE ("the whole duchy costs two keys a hex", test_the_whole_duchy_costs_two_keys_a_hex);
  CASE ("letters and backspace", test_letters_and_backspace);
  CASE ("by mouse", test_by_mouse);
  CASE ("counts in one line", test_counts_in_one_line);
  CASE ("fits a narrow window", test_fits_a_narrow_window);
  CASE ("what is typed stays when the window closes", test_what_is_typed_stays_when_the_window_closes);
  CASE ("doubts stand at the fields", test_doubts_stand_at_the_fields);
  CASE ("scored anyway", test_scored_anyway);
  CASE ("undo takes back what was said", test_undo_takes_back_what_was_said);
  CASE ("the level is switched", test_the_level_is_switched);
  CASE ("up asks for what is missing", test_up_asks_for_what_is_missing);
  CASE ("the sum opens into its lines", test_the_sum_opens_into_its_lines);
  return g_test_run ();
}
