/* test-position-hexes.c: an end position is entered: the duchy by keys and by mouse, or its counts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "boards/burgundy/cb-duchy-board.h"
#include "final-position.h"
#include "pw-entry-bar.h"

/* -- Cases ------------------------------------------------------------------------------------ */

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
  pw_ui_test_press (find_labelled (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, "The final scoring of all players (Ctrl+Enter)"));
  assert_same_result (fixture);
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

#define CASE(name, function) g_test_add ("/position-hexes/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  CASE ("keys reach the duchy", test_keys_reach_the_duchy);
  CASE ("typed on the duchy", test_typed_on_the_duchy);
  CASE ("the whole duchy costs two keys a hex", test_the_whole_duchy_costs_two_keys_a_hex);
  CASE ("letters and backspace", test_letters_and_backspace);
  CASE ("by mouse", test_by_mouse);
  CASE ("counts in one line", test_counts_in_one_line);
  CASE ("fits a narrow window", test_fits_a_narrow_window);
  return g_test_run ();
}
