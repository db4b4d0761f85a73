/* test-carcassonne-board.c: Carcassonne's board in the middle of the table: what is shown, pressed, hinted, at every level and size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "boards/carcassonne/cc-pad-form.h"
#include "boards/carcassonne/cc-pad-page.h"
#include "core/pw-notation.h"
#include "games/carcassonne/view/cc-view.h"
#include "carcassonne-table.h"
#include "pw-board.h"
#include "pw-columns.h"
#include "pw-entry-bar.h"
#include "pw-plane-box.h"
#include "pw-player-cards.h"
#include "pw-position-page.h"
#include "pw-sketch.h"
#include "pw-table-view.h"

/** TILES: so many lie on the table besides the first. */
#define TILES 10

typedef CcTable Fixture;

static const CcTableCase usual = { 4, 1280, 800, PW_HINTS_POINTS, TILES };
static const CcTableCase narrow = { 3, 360, 640, PW_HINTS_POINTS, TILES };
static const CcTableCase secret = { 2, 1280, 800, PW_HINTS_OFF, TILES };
static const CcTableCase moves_only = { 2, 1280, 800, PW_HINTS_MOVES, TILES };

static void
play (Fixture *fixture, const PwMove *move)
{
  g_autoptr (GError) error = NULL;

  pw_session_play (fixture->session, move, &error);
  g_assert_no_error (error);
  pw_ui_test_settle ();
}

static PwSpace *
space_at (Fixture *fixture, int x, int y)
{
  PwSpace *space = pw_plane_find (fixture->plane, x, -y);

  g_assert_nonnull (space);
  return space;
}

static gboolean
has_flag (PwSpace *space, guint flag)
{
  return (pw_space_get_piece (space)->flags & flag) != 0;
}

/* Has a tile come that fits at two places and more, and not at all of them; returns it. */
static guint
draw_a_tile (Fixture *fixture)
{
  const CcState *state = cc_table_state (fixture);
  PwMove move;

  pw_move_init (&move, CC_KIND_DRAW, PW_TABLE);
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    {
      guint n = 0;

      for (guint i = 0; i < state->n_gaps; i++)
        n += cc_tile_turns_fitting (kind, state->gaps[i].needs) != 0;
      if (state->left[kind] == 0 || n < 2 || n == state->n_gaps)
        continue;
      move.args[CC_ARG_KIND] = (gint16) kind;
      play (fixture, &move);
      return kind;
    }
  g_assert_not_reached ();
}

/* A place where the tile may lie, or where it may not. */
static const CcGap *
find_gap (Fixture *fixture, guint kind, gboolean legal)
{
  const CcState *state = cc_table_state (fixture);

  for (guint i = 0; i < state->n_gaps; i++)
    if ((cc_tile_turns_fitting (kind, state->gaps[i].needs) != 0) == legal)
      return &state->gaps[i];
  g_assert_not_reached ();
}

static void
set_level (Fixture *fixture, guint level)
{
  PwMove move;

  pw_move_init (&move, CC_KIND_LEVEL, PW_TABLE);
  move.args[0] = (gint16) level;
  play (fixture, &move);
}

/* -- What is there -------------------------------------------------------------------------------------- */

static void
check_spaces (Fixture *fixture)
{
  const CcState *state = cc_table_state (fixture);

  g_assert_cmpuint (pw_plane_count (fixture->plane), ==, state->n_tiles + (state->over ? 0u : state->n_gaps));
  for (guint i = 0; i < state->n_tiles; i++)
    {
      g_autofree char *start = NULL;
      char place[PW_CELL_WORD];

      pw_compass_print (state->tiles[i].x, state->tiles[i].y, place);
      start = g_strdup_printf ("%s, %s", place, cc_tile_phrase (state->tiles[i].kind));
      g_assert_true (g_str_has_prefix (pw_space_get_name (space_at (fixture, state->tiles[i].x, state->tiles[i].y)), start));
    }
  g_assert_cmpuint (fixture->landscape->tiles->len, ==, state->n_tiles);
  g_assert_cmpuint (fixture->landscape->figures->len, ==, state->n_figures);
}

/* Tiles and figures as the game has them, each with a name; the last one has its brackets. */
static void
test_spaces (Fixture *fixture, gconstpointer data)
{
  const CcState *state = cc_table_state (fixture);

  check_spaces (fixture);
  g_assert_cmpuint (state->n_figures, >, 0);
  g_assert_true (fixture->landscape->has_last);
  g_assert_cmpint (fixture->landscape->last_x, ==, state->tiles[state->last - 1].x);
  g_assert_cmpint (fixture->landscape->last_y, ==, state->tiles[state->last - 1].y);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->landscape), GTK_ACCESSIBLE_PROPERTY_LABEL, "Landscape");
  g_assert_nonnull (
    strstr (pw_space_get_name (space_at (fixture, fixture->landscape->last_x, fixture->landscape->last_y)), "the last tile"));
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CcSeenFigure *figure = &g_array_index (fixture->landscape->figures, CcSeenFigure, i);

      g_assert_cmpuint (figure->marker, >=, 1);
      g_assert_cmpuint (strlen (figure->initial), ==, 1);
      g_assert_false (figure->faint);
    }
}

/* Each player has a card, with what it shows as its name. */
static void
test_cards (Fixture *fixture, gconstpointer data)
{
  PwPlayerCards *cards = PW_PLAYER_CARDS (pw_ui_test_child (fixture->page, "cards"));
  const CcTableCase *table = data;

  check_spaces (fixture);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->landscape)));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->page)), ==, table->width);
  for (guint seat = 0; seat < table->n_players; seat++)
    {
      g_autofree char *summary = pw_board_class_for ("carcassonne")->player_summary (fixture->session, seat);
      const char *name = pw_setup_name (pw_session_get_setup (fixture->session), seat);
      g_autofree char *supply = g_strdup_printf ("Followers in the supply %u",
                                                 cc_table_state (fixture)->players[seat].supply[CC_FOLLOWER]);

      g_assert_true (g_str_has_prefix (summary, name));
      g_assert_nonnull (strstr (summary, supply));
      g_assert_true (gtk_widget_get_visible (pw_player_cards_get_card (cards, seat)));
    }
}

/* -- Places ---------------------------------------------------------------------------------------------- */

/* What is legal is lit, numbered as the choices are, and nothing else. */
static void
check_legal (Fixture *fixture, guint kind, gboolean shown)
{
  const CcState *state = cc_table_state (fixture);
  guint16 order[CC_MAX_GAPS];
  guint n = cc_land_order (state, order), number = 0;

  for (guint i = 0; i < n; i++)
    {
      const CcGap *gap = &state->gaps[order[i]];
      PwSpace *space = space_at (fixture, gap->x, gap->y);
      gboolean legal = shown && cc_tile_turns_fitting (kind, gap->needs) != 0;
      g_autofree char *start = g_strdup_printf ("place %u, ", ++number);

      number -= legal ? 0 : 1;
      g_assert_cmpint (has_flag (space, PW_PIECE_LEGAL), ==, legal);
      g_assert_cmpint (g_str_has_prefix (pw_space_get_name (space), start), ==, legal);
      if (legal)
        g_assert_cmpuint (pw_space_get_piece (space)->keycap, ==, number);
    }
}

static void
test_legal (Fixture *fixture, gconstpointer data)
{
  guint kind;

  /* Nothing is drawn: any place may be next, and none is lit. */
  check_legal (fixture, 0, FALSE);
  kind = draw_a_tile (fixture);
  check_legal (fixture, kind, TRUE);
}

/* The same of a tile that is typed. */
static void
test_typed (Fixture *fixture, gconstpointer data)
{
  guint kind = draw_a_tile (fixture);

  pw_session_undo (fixture->session);
  pw_entry_set_text (fixture->entry, cc_tile (kind)->id);
  pw_ui_test_settle ();
  g_assert_true (pw_plane_get_typing (fixture->plane));
  for (guint i = 0; i < fixture->landscape->places->len; i++)
    g_assert_cmpuint (g_array_index (fixture->landscape->places, CcSeenPlace, i).state, !=, CC_SEEN_REFUSED);
  pw_entry_set_text (fixture->entry, "");
  pw_ui_test_settle ();
  g_assert_false (pw_plane_get_typing (fixture->plane));
}

/* A press on a place chooses it, and leads on to what is still open; nothing else is needed than presses and picks. */
static void
check_press (Fixture *fixture, guint kind)
{
  guint before = pw_session_get_moment (fixture->session);
  const CcGap gap = *find_gap (fixture, kind, TRUE);

  pw_space_press (space_at (fixture, gap.x, gap.y));
  pw_ui_test_settle ();
  g_assert_cmpuint (fixture->refusals, ==, 0);
  if (pw_session_get_moment (fixture->session) == before)
    {
      g_assert_cmpint (pw_entry_get_partial (fixture->entry)->args[CC_ARG_PLACE], ==, pw_cell (gap.x, gap.y));
      g_assert_true (has_flag (space_at (fixture, gap.x, gap.y), PW_PIECE_SELECTED));
    }
  for (guint i = 0; i < 3 && pw_session_get_moment (fixture->session) == before; i++)
    g_assert_true (pw_ui_test_pick (fixture->entry, 0));
  pw_ui_test_settle ();
  g_assert_cmpint (cc_land_tile_at (cc_table_state (fixture), gap.x, gap.y), ==, TILES + 1);
  check_spaces (fixture);

  /* And back. */
  g_assert_true (pw_session_undo (fixture->session));
  pw_ui_test_settle ();
  g_assert_cmpint (cc_land_tile_at (cc_table_state (fixture), gap.x, gap.y), ==, CC_NOWHERE);
  check_spaces (fixture);
}

static void
test_press (Fixture *fixture, gconstpointer data)
{
  check_press (fixture, draw_a_tile (fixture));
}

/* Place first: the press is a choice of which tile comes there. */
static void
test_place_first (Fixture *fixture, gconstpointer data)
{
  const CcState *state = cc_table_state (fixture);
  const CcGap *gap = NULL;

  for (guint i = 0; i < state->n_gaps && !gap; i++)
    if (cc_view_fits (state, state->gaps[i].needs) > 1)
      gap = &state->gaps[i];
  g_assert_nonnull (gap);
  pw_space_press (space_at (fixture, gap->x, gap->y));
  pw_ui_test_settle ();
  g_assert_cmpuint (fixture->refusals, ==, 0);
  g_assert_cmpint (pw_entry_get_partial (fixture->entry)->args[CC_ARG_PLACE], ==, pw_cell (gap->x, gap->y));
  g_assert_true (has_flag (space_at (fixture, gap->x, gap->y), PW_PIECE_SELECTED));
}

/* T turns the tile that is chosen through the turns in which it fits there, and plays nothing. */
static void
test_turn (Fixture *fixture, gconstpointer data)
{
  const CcState *state = cc_table_state (fixture);
  guint before, kind = CC_TILE_KINDS, turns = 0, seen = 0;
  const CcGap *found = NULL;
  CcGap gap;
  PwMove move;

  for (guint i = 0; i < state->n_gaps && !found; i++)
    for (guint k = 0; k < CC_TILE_KINDS && !found; k++)
      {
        turns = cc_tile_turns_fitting (k, state->gaps[i].needs);
        if (state->left[k] > 0 && __builtin_popcount (turns) >= 2)
          {
            found = &state->gaps[i];
            kind = k;
          }
      }
  g_assert_nonnull (found);
  gap = *found;
  turns = cc_tile_turns_fitting (kind, gap.needs);
  g_signal_emit_by_name (fixture->landscape, "turn-tile", 1);
  g_assert_cmpuint (fixture->refusals, ==, 0);
  pw_move_init (&move, CC_KIND_DRAW, PW_TABLE);
  move.args[CC_ARG_KIND] = (gint16) kind;
  play (fixture, &move);
  before = pw_session_get_moment (fixture->session);
  pw_space_press (space_at (fixture, gap.x, gap.y));
  for (guint i = 0; i < CC_TURNS; i++)
    {
      const PwMove *partial;

      g_signal_emit_by_name (fixture->landscape, "turn-tile", i < 2 ? 1 : -1);
      partial = pw_entry_get_partial (fixture->entry);
      g_assert_cmpint (partial->args[CC_ARG_PLACE], ==, pw_cell (gap.x, gap.y));
      g_assert_true (turns >> partial->args[CC_ARG_TURN] & 1);
      seen |= 1u << partial->args[CC_ARG_TURN];
    }
  g_assert_cmpint (__builtin_popcount (seen), >=, 2);
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before);
  g_assert_cmpuint (fixture->refusals, ==, 0);
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  guint kind = draw_a_tile (fixture), before = pw_session_get_moment (fixture->session);
  const CcGap *gap = find_gap (fixture, kind, FALSE);

  pw_space_press (space_at (fixture, gap->x, gap->y));
  pw_ui_test_settle ();
  g_assert_cmpuint (fixture->refusals, ==, 1);
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before);
  g_assert_true (has_flag (space_at (fixture, gap->x, gap->y), PW_PIECE_REFUSED));
}

/* Where the table has agreed to no hints, places are there to be pressed and say nothing. */
static void
test_no_hints (Fixture *fixture, gconstpointer data)
{
  guint kind = draw_a_tile (fixture);
  const CcState *state = cc_table_state (fixture);

  check_legal (fixture, kind, FALSE);
  for (guint i = 0; i < state->n_gaps; i++)
    {
      char word[PW_CELL_WORD];

      pw_compass_print (state->gaps[i].x, state->gaps[i].y, word);
      g_assert_cmpstr (pw_space_get_name (space_at (fixture, state->gaps[i].x, state->gaps[i].y)), ==, word);
    }
  for (guint i = 0; i < fixture->landscape->places->len; i++)
    g_assert_cmpuint (g_array_index (fixture->landscape->places, CcSeenPlace, i).state, ==, CC_SEEN_FREE);
  check_press (fixture, kind);
}

/* What is legal, but not what it scores. */
static void
test_moves_only (Fixture *fixture, gconstpointer data)
{
  check_legal (fixture, draw_a_tile (fixture), TRUE);
  for (guint i = 0; i < fixture->landscape->places->len; i++)
    g_assert_cmpuint (g_array_index (fixture->landscape->places, CcSeenPlace, i).n_pills, ==, 0);
}

/* -- Features -------------------------------------------------------------------------------------------- */

/* A feature is lit as a whole, with the ends that are open, until it is pressed again. */
static void
test_light (Fixture *fixture, gconstpointer data)
{
  const CcState *state = cc_table_state (fixture);
  const CcLit *lit = &fixture->landscape->lit[1];

  for (guint tile = 0; tile < state->n_tiles; tile++)
    for (guint segment = 0; segment < cc_tile (state->tiles[tile].kind)->n_segments; segment++)
      {
        int x = state->tiles[tile].x, y = state->tiles[tile].y;
        guint root = cc_feature_of (state, tile, segment), n = 0;

        for (guint node = 0; node < state->n_nodes; node++)
          n += cc_root (state, node) == root;
        g_signal_emit_by_name (fixture->landscape, "tile-pressed", x, y, segment);
        g_assert_cmpuint (lit->spots->len, ==, n);
        g_assert_cmpuint (lit->sort, ==, cc_sort_of (state, root));
        if (lit->sort <= CC_ROAD)
          g_assert_cmpuint (lit->openings->len, ==, state->nodes[root].open);
        g_signal_emit_by_name (fixture->landscape, "tile-pressed", x, y, segment);
        g_assert_cmpuint (lit->spots->len, ==, 0);
      }
  /* Who types the next tile has seen enough. */
  g_signal_emit_by_name (fixture->landscape, "tile-pressed", state->tiles[0].x, state->tiles[0].y, 0u);
  g_assert_cmpuint (lit->spots->len, >, 0);
  pw_entry_set_text (fixture->entry, "f");
  g_assert_cmpuint (lit->spots->len, ==, 0);
  pw_entry_set_text (fixture->entry, "");
  /* What is gone is not lit. */
  g_signal_emit_by_name (fixture->landscape, "tile-pressed", state->tiles[TILES].x, state->tiles[TILES].y, 0u);
  g_assert_cmpuint (lit->spots->len, >, 0);
  pw_session_look_at (fixture->session, 0);
  pw_ui_test_settle ();
  g_assert_cmpuint (lit->spots->len, ==, 0);
}

/* Tab goes through the features of a tile, each with its name; what has the focus is lit. */
static void
test_by_ear (Fixture *fixture, gconstpointer data)
{
  GtkWidget *tile = GTK_WIDGET (space_at (fixture, 0, 0)), *focus;

  gtk_widget_grab_focus (tile);
  gtk_widget_child_focus (GTK_WIDGET (fixture->landscape), GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (PW_IS_SPACE (focus));
  g_assert_cmpint (pw_plane_get_part (PW_SPACE (focus)), ==, 0);
  g_assert_nonnull (strstr (pw_space_get_name (PW_SPACE (focus)), " of "));
  g_assert_cmpuint (fixture->landscape->lit[0].spots->len, >, 0);
}

/* -- Levels and moments ------------------------------------------------------------------------------------ */

static void
test_levels (Fixture *fixture, gconstpointer data)
{
  GtkWidget *form;

  set_level (fixture, CC_LEVEL_PAD);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->landscape)));
  form = pw_ui_test_find (fixture->window, CC_TYPE_PAD_FORM, 0);
  g_assert_true (gtk_widget_get_mapped (form));
  /* The program does not know what was scored at the table. */
  g_assert_false (
    gtk_widget_get_visible (pw_ui_test_child (pw_ui_test_find (fixture->window, PW_TYPE_ENTRY_BAR, 0), "deal_button")));
  /* A row that is played stands in the game. */
  pw_table_page_show_player (fixture->page, 1);
  pw_columns_show (PW_COLUMNS (pw_ui_test_child (fixture->page, "columns")), PW_PART_MAIN);
  pw_ui_test_settle ();
  /* What belongs to one is written for whoever is looked at. */
  cc_pad_form_set_kind (CC_PAD_FORM (form), CC_KIND_POINTS);
  cc_pad_form_set_number (CC_PAD_FORM (form), CC_PAD_POINTS, 5);
  g_assert_false (gtk_widget_get_sensitive (cc_pad_form_get_button (CC_PAD_FORM (form))));
  cc_pad_form_set_reason (CC_PAD_FORM (form), "forgotten");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (cc_pad_form_get_button (CC_PAD_FORM (form)))), ==, "Bruno scores 5");
  g_signal_emit_by_name (cc_pad_form_get_button (CC_PAD_FORM (form)), "clicked");
  pw_ui_test_settle ();
  g_assert_cmpuint (fixture->refusals, ==, 0);

  set_level (fixture, CC_LEVEL_FINAL);
  g_assert_true (gtk_widget_get_mapped (pw_ui_test_find (fixture->window, PW_TYPE_POSITION_PAGE, 0)) ||
                 gtk_widget_get_mapped (pw_ui_test_find (fixture->window, CC_TYPE_PAD_PAGE, 0)));
  while (pw_session_get_moment (fixture->session) > 0 && cc_table_state (fixture)->level != CC_LEVEL_REFEREE)
    pw_session_undo (fixture->session);
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->landscape)));
  check_spaces (fixture);
}

/* Played to its end: nothing more may lie anywhere. */
static void
test_over (Fixture *fixture, gconstpointer data)
{
  cc_table_deal (fixture, 20);
  {
    PwMove move;

    pw_move_init (&move, CC_KIND_LEVEL, PW_TABLE);
    move.args[0] = CC_LEVEL_PAD;
    play (fixture, &move);
    pw_move_init (&move, CC_KIND_FINISH, PW_TABLE);
    play (fixture, &move);
  }
  g_assert_true (cc_table_state (fixture)->over);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->landscape)));
  check_spaces (fixture);
}

static void
test_look_back (Fixture *fixture, gconstpointer data)
{
  pw_session_look_at (fixture->session, 2);
  pw_ui_test_settle ();
  g_assert_cmpuint (cc_table_state (fixture)->n_tiles, <, TILES);
  check_spaces (fixture);
  pw_session_look_at_present (fixture->session);
  pw_ui_test_settle ();
  g_assert_cmpuint (cc_table_state (fixture)->n_tiles, ==, TILES + 1);
  check_spaces (fixture);
}

/* -- Pictures ------------------------------------------------------------------------------------------------ */

static guint
check_icons (Fixture *fixture)
{
  const PwBoardClass *board = pw_board_class_for ("carcassonne");
  const GArray *all = pw_entry_get_all (fixture->entry);
  guint n = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const PwChoice *choice = &g_array_index (all, PwChoice, i);
      GtkWidget *icon = board->choice_icon (fixture->session, choice);

      if (choice->move.kind == CC_KIND_TILE && (choice->more || choice->move.args[CC_ARG_FIGURE] != PW_ARG_NONE))
        g_assert_nonnull (icon);
      if (icon)
        {
          g_object_unref (g_object_ref_sink (icon));
          n++;
        }
    }
  return n;
}

/* Tiles, places and figures have a picture before their words. */
static void
test_icons (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GtkWidget) game = g_object_ref_sink (pw_board_class_for ("carcassonne")->game_icon (48));
  const CcGap *gap;
  guint kind;

  g_assert_nonnull (game);
  g_assert_cmpuint (check_icons (fixture), >, 10);
  kind = draw_a_tile (fixture);
  g_assert_cmpuint (check_icons (fixture), >, 1);
  gap = find_gap (fixture, kind, TRUE);
  pw_space_press (space_at (fixture, gap->x, gap->y));
  check_icons (fixture);
}

/* Seen from afar: the landscape alone, without buttons and hints. */
static void
test_table_view (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = gtk_window_new (), *view = pw_table_view_new (), *seen;

  draw_a_tile (fixture);
  pw_table_view_set_session (PW_TABLE_VIEW (view), fixture->session);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 720);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  seen = pw_ui_test_find (window, CC_TYPE_LANDSCAPE, 0);
  g_assert_nonnull (seen);
  g_assert_null (pw_ui_test_find (window, PW_TYPE_PLANE_BOX, 0));
  g_assert_cmpuint (CC_LANDSCAPE (seen)->tiles->len, ==, TILES + 1);
  g_assert_cmpuint (CC_LANDSCAPE (seen)->places->len, ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

static void
count_score (Fixture *fixture, guint seat, int points)
{
  const PwSetup *setup = pw_session_get_setup (fixture->session);
  g_autofree char *line = g_strdup_printf ("%s score %d ! counted", setup->names[seat], points);
  PwMove move;

  g_assert_true (pw_notation_parse (&cc_game, setup, cc_table_state (fixture), line, &move, NULL));
  play (fixture, &move);
}

/* The cards from the top; each has a line of supply and goods. */
static void
assert_cards (Fixture *fixture, GtkWidget *view, const guint8 *order)
{
  const PwSetup *setup = pw_session_get_setup (fixture->session);

  for (guint i = 0; i < setup->n_players; i++)
    {
      GtkWidget *supply = pw_ui_test_find (view, PW_TYPE_SKETCH, i);

      g_assert_nonnull (supply);
      g_assert_true (gtk_widget_get_visible (supply));
      g_assert_true (pw_ui_table_reads (gtk_widget_get_parent (supply), setup->names[order[i]]));
    }
  g_assert_null (pw_ui_test_find (view, PW_TYPE_SKETCH, setup->n_players));
}

/* Whoever has most stands on top; of as many, whoever sits in front. */
static void
test_table_view_by_score (Fixture *fixture, gconstpointer data)
{
  static const int scores[][4] = { { 3, 12, 40, 12 }, { 3, 12, 9, 12 }, { 50, 50, 50, 50 } };
  static const guint8 orders[][4] = { { 2, 1, 3, 0 }, { 1, 3, 2, 0 }, { 0, 1, 2, 3 } };
  GtkWidget *window = gtk_window_new (), *view = pw_table_view_new ();

  pw_table_view_set_session (PW_TABLE_VIEW (view), fixture->session);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 720);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (scores); i++)
    {
      for (guint seat = 0; seat < 4; seat++)
        count_score (fixture, seat, scores[i][seat]);
      assert_cards (fixture, view, orders[i]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

#define ADD(name, table, test) \
  g_test_add ("/carcassonne/board/" name, Fixture, table, cc_table_set_up, test, cc_table_tear_down)

int
main (int argc, char *argv[])
{
  static CcTableCase seats[2][CC_MAX_PLAYERS - 1];

  pw_ui_test_init (&argc, &argv);
  ADD ("spaces", &usual, test_spaces);
  ADD ("legal places", &usual, test_legal);
  ADD ("typed", &usual, test_typed);
  ADD ("press", &usual, test_press);
  ADD ("press, narrow", &narrow, test_press);
  ADD ("place first", &usual, test_place_first);
  ADD ("turn", &usual, test_turn);
  ADD ("refused", &usual, test_refused);
  ADD ("no hints", &secret, test_no_hints);
  ADD ("no points", &moves_only, test_moves_only);
  ADD ("light", &usual, test_light);
  ADD ("by ear", &usual, test_by_ear);
  ADD ("levels", &usual, test_levels);
  ADD ("levels, narrow", &narrow, test_levels);
  ADD ("over", &usual, test_over);
  ADD ("look back", &usual, test_look_back);
  ADD ("icons", &usual, test_icons);
  ADD ("table view", &usual, test_table_view);
  ADD ("table view, by score", &usual, test_table_view_by_score);
  for (guint n = 2; n <= CC_MAX_PLAYERS; n++)
    for (guint size = 0; size < 2; size++)
      {
        g_autofree char *path = g_strdup_printf ("/carcassonne/board/cards of %u%s", n, size ? ", narrow" : "");

        seats[size][n - 2] = (CcTableCase){ n, size ? 360 : 1280, size ? 640 : 800, PW_HINTS_POINTS, TILES };
        g_test_add (path, Fixture, &seats[size][n - 2], cc_table_set_up, test_cards, cc_table_tear_down);
      }
  return g_test_run ();
}
