/* test-carcassonne-mouse.c: Carcassonne by pointer alone: places, tiles and figures that are pressed; how many clicks a turn takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne-table.h"

#include "boards/carcassonne/cc-compare.h"
#include "boards/carcassonne/cc-tiles-board.h"
#include "core/pw-notation.h"
#include "pw-correct-dialog.h"
#include "pw-edit-dialog.h"
#include "pw-plane-box.h"

/** TURNS: of each game. */
#define TURNS 24
/** MOST: clicks a turn may take. */
#define MOST 4

static const CcTableCase usual = { 4, 1280, 800, PW_HINTS_POINTS, 4 };
static const CcTableCase later = { 2, 1280, 800, PW_HINTS_POINTS, 40 };
static const CcTableCase narrow = { 3, 360, 640, PW_HINTS_POINTS, 12 };
static const CcTableCase secret = { 2, 1280, 800, PW_HINTS_OFF, 12 };

/* The window that was opened over @parent last, or NULL. */
static GtkWidget *
find_transient (GtkWindow *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l; l = l->next)
    if (gtk_window_get_transient_for (l->data) == parent && gtk_widget_get_visible (l->data))
      return l->data;
  return NULL;
}

static CcTilesBoard *
tiles_of (CcTable *table)
{
  return CC_TILES_BOARD (pw_ui_test_find (table->window, CC_TYPE_TILES_BOARD, 0));
}

static void
click (GtkWidget *button)
{
  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static void
press_place (CcTable *table, gint16 place)
{
  PwSpace *space = pw_plane_find (table->plane, pw_cell_x (place), -pw_cell_y (place));

  g_assert_nonnull (space);
  pw_space_press (space);
  cc_table_update (table);
}

/* Presses the tile in the column, as it is to lie. */
static void
press_tile (CcTable *table, const PwMove *wanted)
{
  CcTilesBoard *tiles = tiles_of (table);

  for (guint i = 0; i < cc_tiles_board_count_tiles (tiles); i++)
    {
      guint kind;
      int turn;
      GtkWidget *button = cc_tiles_board_get_tile (tiles, i, &kind, &turn);

      if ((int) kind != wanted->args[CC_ARG_KIND] || turn != wanted->args[CC_ARG_TURN])
        continue;
      click (button);
      cc_table_update (table);
      return;
    }
  g_assert_not_reached ();
}

/* Presses where the figure is seen: nothing else is there. */
static void
press_figure (CcTable *table, const PwMove *wanted)
{
  int x = pw_cell_x (wanted->args[CC_ARG_PLACE]), y = pw_cell_y (wanted->args[CC_ARG_PLACE]);
  int segment = cc_feature_find ((guint) wanted->args[CC_ARG_KIND], (guint) wanted->args[CC_ARG_TURN],
                                 wanted->args[CC_ARG_FEATURE]);
  CcSeenSpot spot = { x, y, (guint8) segment }, found;
  double across, down;

  g_assert_cmpint (segment, >=, 0);
  g_assert_true (cc_landscape_find_spot (table->landscape, &spot, &across, &down));
  pw_camera_to_screen (pw_plane_get_camera (table->plane), across, down, &across, &down);
  g_assert_true (cc_landscape_figure_at (table->landscape, across, down, &found));
  g_assert_true (found.x == x && found.y == y && found.segment == spot.segment);
  g_signal_emit_by_name (table->landscape, "figure-pressed", x, y, (guint) segment);
}

/* The choice that places nobody. */
static void
pick_nobody (CcTable *table, const PwMove *wanted)
{
  GListModel *choices = pw_entry_get_choices (table->entry);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (choices, i);
      const PwChoice *choice = pw_choice_item_get_choice (item);

      if (!choice || choice->more || choice->move.kind != CC_KIND_TILE || choice->move.args[CC_ARG_FIGURE] != PW_ARG_NONE)
        continue;
      g_assert_true (pw_entry_pick (table->entry, item));
      return;
    }
  g_assert_not_reached ();
}

/* Plays @wanted by clicks, and says how many. */
static guint
play_by_clicks (CcTable *table, const PwMove *wanted)
{
  guint before = pw_session_get_moment (table->session), n = 1;
  const PwMove *partial;

  press_place (table, wanted->args[CC_ARG_PLACE]);
  partial = pw_entry_get_partial (table->entry);
  if (pw_session_get_moment (table->session) == before &&
      (partial->args[CC_ARG_KIND] != wanted->args[CC_ARG_KIND] || partial->args[CC_ARG_TURN] != wanted->args[CC_ARG_TURN]))
    {
      press_tile (table, wanted);
      n++;
    }
  if (pw_session_get_moment (table->session) == before)
    {
      (wanted->args[CC_ARG_FIGURE] == PW_ARG_NONE ? pick_nobody : press_figure) (table, wanted);
      n++;
    }
  cc_table_update (table);
  g_assert_cmpuint (table->refusals, ==, 0);
  g_assert_cmpuint (pw_session_get_moment (table->session), >, before);
  g_assert_true (pw_move_equal (pw_history_get_move (pw_session_get_history (table->session), before), wanted));
  return n;
}

/* A tile that may come next, anywhere it fits, with anybody on it. */
static gboolean
choose_move (CcTable *table, PwRandom *random, PwMove *out)
{
  PwMoves moves = PW_MOVES_INIT;
  gboolean any;

  cc_tile_legal (cc_table_state (table), &moves);
  any = moves.n > 0;
  if (any)
    *out = moves.items[pw_random_below (random, moves.n)];
  pw_moves_clear (&moves);
  return any;
}

static void
test_clicks (CcTable *table, gconstpointer data)
{
  PwRandom random = { 11 };
  guint count[MOST + 2] = { 0 }, sum = 0, n = 0;
  PwMove move;

  for (; n < TURNS && !cc_table_state (table)->over && choose_move (table, &random, &move); n++)
    {
      guint clicks = play_by_clicks (table, &move);

      g_assert_cmpuint (clicks, <=, MOST);
      count[clicks]++;
      sum += clicks;
    }
  g_assert_cmpuint (n, ==, TURNS);
  g_test_message ("%u turns, %.2f clicks each; 1: %u, 2: %u, 3: %u, 4: %u", n, (double) sum / n, count[1], count[2], count[3],
                  count[4]);
}

/* A named tile that fits in several turns lies in the first; pressed beside the figures it turns, and nothing is played. */
static void
test_turn (CcTable *table, gconstpointer data)
{
  const CcState *state = cc_table_state (table);
  guint before, seen = 0, turns = 0;
  gint16 place = PW_ARG_NONE;
  PwMove move;

  pw_move_init (&move, CC_KIND_DRAW, PW_TABLE);
  for (guint kind = 0; kind < CC_TILE_KINDS && place == PW_ARG_NONE; kind++)
    for (guint i = 0; state->left[kind] && i < state->n_gaps && place == PW_ARG_NONE; i++)
      {
        turns = cc_tile_turns_fitting (kind, state->gaps[i].needs);
        if (__builtin_popcount (turns) < 2)
          continue;
        place = pw_cell (state->gaps[i].x, state->gaps[i].y);
        move.args[CC_ARG_KIND] = (gint16) kind;
      }
  g_assert_cmpint (place, !=, PW_ARG_NONE);
  pw_session_play (table->session, &move, NULL);
  before = pw_session_get_moment (table->session);
  for (guint i = 0; i < CC_TURNS; i++)
    {
      press_place (table, place);
      g_assert_cmpint (pw_entry_get_partial (table->entry)->args[CC_ARG_PLACE], ==, place);
      seen |= 1u << pw_entry_get_partial (table->entry)->args[CC_ARG_TURN];
    }
  g_assert_cmpuint (seen, ==, turns);
  g_assert_cmpuint (pw_session_get_moment (table->session), ==, before);
  g_assert_cmpuint (table->refusals, ==, 0);
}

/* A figure on what another player holds is refused with the rule, and the tile stays. */
static void
test_taken (CcTable *table, gconstpointer data)
{
  PwMoves moves = PW_MOVES_INIT;
  guint before = pw_session_get_moment (table->session);
  gboolean found = FALSE;

  cc_tile_legal (cc_table_state (table), &moves);
  for (guint i = 0; i < moves.n && !found; i++)
    {
      const PwMove *move = &moves.items[i];
      const CcState *state = cc_table_state (table);
      guint kind = (guint) move->args[CC_ARG_KIND], turn = (guint) move->args[CC_ARG_TURN];
      int x = pw_cell_x (move->args[CC_ARG_PLACE]), y = pw_cell_y (move->args[CC_ARG_PLACE]);
      guint8 figures[CC_MAX_SEGMENTS];
      CcTouch touch;
      const CcGap *gap = &state->gaps[cc_land_gap_at (state, x, y)];

      cc_land_touch (state, gap, state->actor, &touch);
      cc_figures_at (state, gap, &touch, kind, turn, state->actor, figures);
      for (guint segment = 0; segment < cc_tile (kind)->n_segments && !found; segment++)
        {
          if (figures[segment] != CC_NO_FIGURE)
            continue;
          found = TRUE;
          press_place (table, move->args[CC_ARG_PLACE]);
          press_tile (table, move);
          g_signal_emit_by_name (table->landscape, "figure-pressed", x, y, segment);
        }
    }
  g_assert_true (found);
  g_assert_cmpuint (table->refusals, ==, 1);
  g_assert_cmpuint (pw_session_get_moment (table->session), ==, before);
  pw_moves_clear (&moves);
}

/* A sign leads to its kinds; a kind that is pressed has its places numbered. */
static void
test_signs (CcTable *table, gconstpointer data)
{
  CcTilesBoard *tiles = tiles_of (table);
  const CcState *state = cc_table_state (table);
  guint sum = 0, several = 0;

  for (guint pattern = 0; pattern < 24; pattern++)
    {
      GtkWidget *sign = cc_tiles_board_get_sign (tiles, pattern);
      guint left = 0, kinds = 0;

      for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
        if (cc_tile (kind)->pattern == pattern)
          {
            left += state->left[kind];
            kinds += state->left[kind] > 0;
          }
      g_assert_true (sign || left == 0);
      sum += left;
      if (kinds < 2)
        continue;
      several++;
      click (sign);
      g_assert_cmpuint (cc_tiles_board_count_tiles (tiles), ==, kinds);
      g_assert_cmpint (pw_entry_get_partial (table->entry)->args[CC_ARG_KIND], ==, PW_ARG_NONE);
      click (sign);
      g_assert_cmpuint (cc_tiles_board_count_tiles (tiles), ==, 0);
    }
  g_assert_cmpuint (sum, ==, state->n_left);
  g_assert_cmpuint (several, >, 3);
  {
    guint kind;
    int turn;

    click (cc_tiles_board_get_sign (tiles, cc_tile ((guint) cc_tile_find ("ccff"))->pattern));
    click (cc_tiles_board_get_tile (tiles, 0, &kind, &turn));
    g_assert_cmpint (turn, ==, -1);
    g_assert_cmpint (pw_entry_get_partial (table->entry)->args[CC_ARG_KIND], ==, (int) kind);
    cc_table_update (table);
    g_assert_cmpuint (cc_tiles_board_count_tiles (tiles), ==, 0);
  }
  g_assert_cmpuint (table->refusals, ==, 0);
}

static GtkWidget *
focus_of (CcTable *table)
{
  return gtk_window_get_focus (GTK_WINDOW (table->window));
}

/* Tab takes the tiles of a card as one; arrows go through them, and Tab comes back to where it was. */
static void
test_tiles_by_key (CcTable *table, gconstpointer data)
{
  CcTilesBoard *tiles = tiles_of (table);
  const CcState *state = cc_table_state (table);
  GtkWidget *first, *second, *stop;
  guint kind;
  int turn;

  press_place (table, pw_cell (state->gaps[0].x, state->gaps[0].y));
  pw_ui_test_settle ();
  g_assert_cmpuint (cc_tiles_board_count_tiles (tiles), >, 3);
  first = cc_tiles_board_get_tile (tiles, 0, &kind, &turn);
  second = cc_tiles_board_get_tile (tiles, 1, &kind, &turn);
  stop = gtk_widget_get_parent (first);
  gtk_widget_grab_focus (first);
  gtk_widget_child_focus (stop, GTK_DIR_RIGHT);
  g_assert_true (focus_of (table) == second);
  gtk_widget_child_focus (GTK_WIDGET (tiles), GTK_DIR_TAB_FORWARD);
  g_assert_false (gtk_widget_is_ancestor (focus_of (table), stop));
  gtk_widget_child_focus (GTK_WIDGET (tiles), GTK_DIR_TAB_BACKWARD);
  g_assert_true (focus_of (table) == second);
}

/* Compared with the table: nothing but what lies there, as large as it can; a tile that differs leads to its line. */
static void
test_compare (CcTable *table, gconstpointer data)
{
  const CcState *state = cc_table_state (table);
  GtkWidget *board = gtk_widget_get_parent (gtk_widget_get_parent (GTK_WIDGET (table->landscape)));
  GtkWidget *window = cc_compare_new (board, table->session, 0);
  const PwHistory *history = pw_session_get_history (table->session);
  CcLandscape *seen;

  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  seen = CC_LANDSCAPE (pw_ui_test_find (window, CC_TYPE_LANDSCAPE, 0));
  g_assert_cmpuint (seen->tiles->len, ==, state->n_tiles);
  g_assert_cmpuint (seen->figures->len, ==, state->n_figures);
  g_assert_cmpuint (seen->places->len, ==, 0);
  g_assert_cmpint (cc_landscape_px (seen), >=, cc_landscape_px (table->landscape));
  g_assert_cmpuint (cc_compare_find_line (table->session, 0, 0), ==, 0);
  for (guint tile = 1; tile < state->n_tiles; tile++)
    {
      guint line = cc_compare_find_line (table->session, state->tiles[tile].x, state->tiles[tile].y);

      g_assert_cmpuint (line, >, 0);
      g_assert_cmpint (pw_history_get_move (history, line - 1)->kind, ==, CC_KIND_TILE);
      g_assert_cmpint (pw_history_get_move (history, line - 1)->args[CC_ARG_KIND], ==, state->tiles[tile].kind);
    }
  /* The start tile has no line: the window stays and says so. */
  g_signal_emit_by_name (seen, "tile-pressed", 0, 0, 0u);
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_visible (window));
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_signal_emit_by_name (seen, "tile-pressed", (int) state->tiles[1].x, (int) state->tiles[1].y, 0u);
  pw_ui_test_settle ();
  g_assert_null (window);
}

/* What the table may show instead of the @tile that was laid last: another kind there, with nobody on it. As a line to type. */
static char *
another_last_tile (CcTable *table, guint tile, int *kind)
{
  const PwHistory *history = pw_session_get_history (table->session);
  const CcState *state = cc_table_state (table);
  guint line = cc_compare_find_line (table->session, state->tiles[tile].x, state->tiles[tile].y);
  const PwMove *was = pw_history_get_move (history, line - 1);
  PwMoves moves = PW_MOVES_INIT;
  char *text = NULL;

  pw_game_legal_of_kind (&cc_game, pw_history_get_state (history, line - 1), CC_KIND_TILE, &moves);
  for (guint i = 0; i < moves.n && !text; i++)
    if (moves.items[i].args[CC_ARG_PLACE] == was->args[CC_ARG_PLACE] &&
        moves.items[i].args[CC_ARG_KIND] != was->args[CC_ARG_KIND])
      {
        *kind = moves.items[i].args[CC_ARG_KIND];
        text = pw_notation_print (&cc_game, pw_session_get_setup (table->session), &moves.items[i]);
      }
  pw_moves_clear (&moves);
  g_assert_nonnull (text);
  return text;
}

/* The whole way in the program's window: the button, the tile, the dialog about its line, and the landscape as it lies. */
static void
test_compare_edits (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSetup) setup = pw_setup_new (&cc_game, 2);
  CcTable table = { .session = pw_session_new (&cc_game, setup, NULL) };
  GtkWidget *button, *box, *other = NULL;
  g_autofree char *instead = NULL;
  guint n_windows, last;
  int kind = -1;

  cc_table_deal (&table, 6);
  pw_window_open_session (window, table.session);
  pw_ui_test_settle ();
  n_windows = g_list_model_get_n_items (gtk_window_get_toplevels ());
  box = pw_ui_test_find (GTK_WIDGET (window), PW_TYPE_PLANE_BOX, 0);
  button = gtk_widget_get_last_child (box);
  /* From the seat to which the board is turned. */
  pw_plane_turn (PW_PLANE (pw_ui_test_find (GTK_WIDGET (window), CC_TYPE_LANDSCAPE, 0)), 1);
  click (button);
  pw_ui_test_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, n_windows + 1);
  other = find_transient (GTK_WINDOW (window));
  g_assert_nonnull (other);
  g_assert_cmpuint (pw_plane_get_camera (PW_PLANE (pw_ui_test_find (other, CC_TYPE_LANDSCAPE, 0)))->turn, ==, 1);
  last = cc_table_state (&table)->n_tiles - 1;
  instead = another_last_tile (&table, last, &kind);
  g_signal_emit_by_name (pw_ui_test_find (other, CC_TYPE_LANDSCAPE, 0), "tile-pressed",
                         (int) cc_table_state (&table)->tiles[last].x, (int) cc_table_state (&table)->tiles[last].y, 0u);
  pw_ui_test_settle ();
  other = find_transient (GTK_WINDOW (window));
  g_assert_true (PW_IS_EDIT_DIALOG (other));
  gtk_editable_set_text (GTK_EDITABLE (pw_ui_test_child (other, "text")), instead);
  pw_ui_test_settle ();
  g_assert_true (pw_line_draft_get_ready (pw_edit_dialog_get_draft (PW_EDIT_DIALOG (other))));
  click (GTK_WIDGET (pw_ui_test_child (other, "apply_button")));
  pw_ui_test_settle ();
  g_assert_null (find_transient (GTK_WINDOW (window)));
  g_assert_cmpuint (cc_table_state (&table)->n_tiles, ==, last + 1);
  g_assert_cmpint (cc_table_state (&table)->tiles[last].kind, ==, kind);
  /* The board shows it, and one step goes back. */
  table.landscape = CC_LANDSCAPE (pw_ui_test_find (GTK_WIDGET (window), CC_TYPE_LANDSCAPE, 0));
  g_assert_cmpuint (table.landscape->tiles->len, ==, last + 1);
  g_action_group_activate_action (G_ACTION_GROUP (window), "undo", NULL);
  pw_ui_test_settle ();
  g_assert_cmpint (cc_table_state (&table)->tiles[last].kind, !=, kind);
  pw_ui_table_close (window, table.session);
}

/* A correction: a place that is not typed yet is no mistake, what is no place is called one. */
static void
test_correct (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSetup) setup = pw_setup_new (&cc_game, 2);
  CcTable table = { .session = pw_session_new (&cc_game, setup, NULL) };
  GtkWidget *dialog, *place;
  gpointer problem;

  cc_table_deal (&table, 3);
  pw_window_open_session (window, table.session);
  g_action_group_activate_action (G_ACTION_GROUP (window), "correct", g_variant_new_uint32 (0));
  pw_ui_test_settle ();
  dialog = find_transient (GTK_WINDOW (window));
  g_assert_true (PW_IS_CORRECT_DIALOG (dialog));
  problem = pw_ui_test_child (dialog, "problem");
  place = pw_ui_test_find (GTK_WIDGET (pw_ui_test_child (dialog, "fields")), GTK_TYPE_ENTRY, 0);
  g_assert_nonnull (place);
  g_assert_true (GTK_IS_LABEL (adw_bin_get_child (problem)));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (adw_bin_get_child (problem))), ==,
                   "Something is missing: a place such as n2e1, w3 or start.");
  gtk_editable_set_text (GTK_EDITABLE (place), "north");
  g_assert_true (pw_ui_table_reads (problem, "“north” is not understood: expected a place such as n2e1, w3 or start."));
  gtk_editable_set_text (GTK_EDITABLE (place), "n9e9");
  g_assert_null (adw_bin_get_child (problem));
  g_assert_true (gtk_widget_is_sensitive (pw_ui_test_child (dialog, "button")));
  pw_dialog_discard (PW_DIALOG (dialog));
  pw_ui_table_close (window, table.session);
}

#define ADD(name, how, test) g_test_add ("/carcassonne/mouse/" name, CcTable, how, cc_table_set_up, test, cc_table_tear_down)

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
  ADD ("clicks", &usual, test_clicks);
  ADD ("clicks, later", &later, test_clicks);
  ADD ("clicks, narrow", &narrow, test_clicks);
  ADD ("clicks, no hints", &secret, test_clicks);
  ADD ("turn", &usual, test_turn);
  ADD ("taken", &later, test_taken);
  ADD ("signs", &usual, test_signs);
  ADD ("tiles by key", &usual, test_tiles_by_key);
  ADD ("compare", &later, test_compare);
  g_test_add_func ("/carcassonne/mouse/compare leads to the line", test_compare_edits);
  g_test_add_func ("/carcassonne/mouse/correct", test_correct);
  return g_test_run ();
}
