/* test-board-kit.c: what the boards of all games share: where alike spaces go, how spots are lit, what a card and a main board are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-board-part.h"
#include "pw-card.h"
#include "pw-main-board.h"
#include "pw-player-card.h"
#include "pw-ui-test.h"
#include "boards/burgundy/cb-main-board.h"
#include "boards/kingsburg/kb-viewer.h"
#include "core/pw-view-input.h"

/* Every space lies in its part, all are of one size, and no two overlap, a gap apart. */
static void
test_grids (void)
{
  static const struct
  {
    PwBoardGrid grid;
    double width, height, w, h;
  } cases[] = {
    { { 6, 3, .gap = 5 }, 600, 300, 95, 95 },
    { { 4, 5, .gap = 8 }, 400, 240, 92, 40 },
    { { 2, 1, .gap = 6, .widest = 100 }, 600, 40, 94, 34 },
    { { 2, 1, .gap = 6, .widest = 100 }, 120, 40, 54, 34 },
    { { 1, 1 }, 10, 10, 10, 10 },
  };

  for (guint c = 0; c < G_N_ELEMENTS (cases); c++)
    for (guint i = 0; i < cases[c].grid.columns * cases[c].grid.rows; i++)
      {
        const PwBoardGrid *grid = &cases[c].grid;
        PwBoardBox box, first;

        pw_board_grid_box (grid, i, cases[c].width, cases[c].height, &box);
        pw_board_grid_box (grid, 0, cases[c].width, cases[c].height, &first);
        g_assert_cmpfloat_with_epsilon (box.width, cases[c].w, 1e-9);
        g_assert_cmpfloat_with_epsilon (box.height, cases[c].h, 1e-9);
        g_assert_cmpfloat_with_epsilon (box.x - first.x, (i % grid->columns) * (box.width + grid->gap), 1e-9);
        g_assert_cmpfloat_with_epsilon (box.y - first.y, (i / grid->columns) * (box.height + grid->gap), 1e-9);
        g_assert_cmpfloat (box.x - box.width / 2, >=, 0);
        g_assert_cmpfloat (box.x + box.width / 2, <=, cases[c].width);
        g_assert_cmpfloat (box.y + box.height / 2, <=, cases[c].height);
      }
}

/* Lines lie one below the other, each of them as wide as the part; a space is known by its line and its number there. */
static void
test_lines (void)
{
  static const PwBoardLine lines[] = { { 7, 4, 0, 30 }, { 9, 2, 33, 40 }, { 0 } };
  static const struct
  {
    guint i, place, index;
    PwBoardBox box;
  } cases[] = {
    { 0, 7, 0, { 25, 15, 46, 26 } },
    { 3, 7, 3, { 175, 15, 46, 26 } },
    { 4, 9, 0, { 50, 53, 96, 36 } },
    { 5, 9, 1, { 150, 53, 96, 36 } },
  };

  g_assert_cmpint (pw_board_line_ends (lines), ==, 73);
  for (guint c = 0; c < G_N_ELEMENTS (cases); c++)
    {
      guint index = cases[c].i;
      PwBoardBox box;

      g_assert_cmpuint (pw_board_line_find (lines, &index)->place, ==, cases[c].place);
      g_assert_cmpuint (index, ==, cases[c].index);
      pw_board_line_box (lines, cases[c].i, 200, &box);
      g_assert_cmpfloat_with_epsilon (box.x, cases[c].box.x, 1e-9);
      g_assert_cmpfloat_with_epsilon (box.y, cases[c].box.y, 1e-9);
      g_assert_cmpfloat_with_epsilon (box.width, cases[c].box.width, 1e-9);
      g_assert_cmpfloat_with_epsilon (box.height, cases[c].box.height, 1e-9);
    }
}

/* A row is as wide as its spaces, their gaps, twice as wide where they stand apart, and its edges. */
static void
test_rows (void)
{
  static const struct
  {
    PwBoardRow row;
    double size, width, height;
    double x[4];
  } cases[] = {
    { { 3, .gap = 4, .edge = 6, .aspect = 1 }, 20, 80, 32, { 16, 40, 64 } },
    { { 3, .gap = 4, .edge = 6, .aspect = 1.5, .apart = 1u << 2 }, 20, 84, 42, { 16, 40, 68 } },
    { { 4, .gap = 4, .edge = 0, .aspect = 1, .apart = 1u << 1 | 1u << 3 }, 10, 60, 10, { 5, 23, 37, 55 } },
    { { 0, .gap = 4, .edge = 6, .aspect = 1 }, 20, 12, 32, { 0 } },
  };

  for (guint c = 0; c < G_N_ELEMENTS (cases); c++)
    {
      const PwBoardRow *row = &cases[c].row;

      g_assert_cmpfloat_with_epsilon (pw_board_row_width (row, cases[c].size), cases[c].width, 1e-9);
      g_assert_cmpfloat_with_epsilon (pw_board_row_height (row, cases[c].size), cases[c].height, 1e-9);
      for (guint i = 0; i < row->n; i++)
        {
          PwBoardBox box;

          pw_board_row_box (row, i, cases[c].size, cases[c].height, &box);
          g_assert_cmpfloat_with_epsilon (box.x, cases[c].x[i], 1e-9);
          g_assert_cmpfloat_with_epsilon (box.y, cases[c].height / 2, 1e-9);
          g_assert_cmpfloat (box.width, ==, cases[c].size);
        }
    }
}

/* As many columns as there is room for, and no more rows than what is there fills. */
static void
test_flows (void)
{
  static const struct
  {
    PwBoardFlow flow;
    guint n;
    double width;
    guint columns, rows;
  } cases[] = {
    { { 100, 30, .gap = 4 }, 5, 250, 2, 3 },   { { 100, 30, .gap = 4 }, 4, 250, 2, 2 }, { { 100, 30, .gap = 4 }, 5, 99, 1, 5 },
    { { 100, 30, .gap = 4 }, 5, 1000, 10, 1 }, { { 100, 30, .gap = 4 }, 0, 250, 2, 0 }, { { 100, 30, .least = 1 }, 0, 250, 2, 1 },
    { { 0, 28, .gap = 2 }, 3, 1000, 1, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      PwBoardGrid grid;

      pw_board_flow_grid (&cases[i].flow, cases[i].n, cases[i].width, &grid);
      g_assert_cmpuint (grid.columns, ==, cases[i].columns);
      g_assert_cmpuint (grid.rows, ==, cases[i].rows);
      g_assert_cmpint (grid.least, ==, cases[i].flow.row);
      g_assert_cmpint (grid.best, ==, cases[i].flow.row);
      g_assert_cmpfloat (grid.gap, ==, cases[i].flow.gap);
    }
}

/* Each flag of a spot lights one thing, several light all of theirs, and a game's own light nothing. */
static void
test_lights (void)
{
  static const struct
  {
    guint32 spot;
    guint16 piece;
  } cases[] = {
    { PW_SPOT_LEGAL, PW_PIECE_LEGAL },
    { PW_SPOT_SELECTED, PW_PIECE_SELECTED },
    { PW_SPOT_REFUSED, PW_PIECE_REFUSED },
    { PW_SPOT_DONE, PW_PIECE_DONE },
    { PW_SPOT_NOW, PW_PIECE_NOW },
    { PW_SPOT_NOT_CHECKED, PW_PIECE_UNCHECKED },
    { PW_SPOT_PLAYED_SO, PW_PIECE_CORRECTED },
    { PW_SPOT_LEGAL | PW_SPOT_NOW, PW_PIECE_LEGAL | PW_PIECE_NOW },
    { PW_SPOT_POINTS, 0 },
    { PW_SPOT_OWN, 0 },
    { ~(guint32) (PW_SPOT_OWN - 1), 0 },
    { 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      PwPiece piece;

      pw_piece_init (&piece, PW_PIECE_SPOT, 1);
      piece.flags = PW_PIECE_HOVER;
      pw_piece_light (&piece, cases[i].spot);
      g_assert_cmphex (piece.flags, ==, PW_PIECE_HOVER | cases[i].piece);
    }
}

static PwSession *
new_session (const char *id)
{
  static const char *const names[] = { "Ana", "Ben", "Chiara" };
  const PwGame *game = pw_games_find (id);
  g_autoptr (PwSetup) setup = pw_setup_new (game, G_N_ELEMENTS (names));

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    pw_setup_set_name (setup, i, names[i]);
  return pw_session_new (game, setup, NULL);
}

/* Which spaces of the part below are there, bit by bit. */
static guint there;

static const char *
write_where_there (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  pw_piece_init (piece, PW_PIECE_SPOT, 1);
  return there >> i & 1 ? "a space" : NULL;
}

/* What is not there takes no room: what comes behind it moves up. */
static void
test_no_gaps (void)
{
  static const PwBoardFlow flow = { 100, 30, .gap = 4 };
  static const PwBoardPartKind kind = {
    .name = "Flow", .n = 5, .write = write_where_there, .flow = &flow, .min_width = 100, .width = 250
  };
  static const struct
  {
    guint there;
    int height;
    double x, y; /* of the middle of the last space, in a part 200 pixels wide */
  } cases[] = { { 0x1f, 90, 50, 75 }, { 0x1d, 60, 150, 45 }, { 0x11, 30, 150, 15 }, { 0x10, 30, 50, 15 } };
  g_autoptr (PwSession) session = new_session ("kingsburg");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new_seat (session, 0, &kb_scene_kind);
      GtkWidget *part, *last;
      graphene_rect_t box;
      int least, best;

      there = cases[i].there;
      part = g_object_ref_sink (pw_board_part_new (viewer, &kind));
      gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &least, &best, NULL, NULL);
      gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, 200, &least, &best, NULL, NULL);
      g_assert_cmpint (least, ==, cases[i].height);
      g_assert_cmpint (best, ==, cases[i].height);
      gtk_widget_allocate (part, 200, best, -1, NULL);
      last = GTK_WIDGET (pw_space_group_find (PW_SPACE_GROUP (part), kind.n - 1));
      g_assert_true (gtk_widget_compute_bounds (last, part, &box));
      g_assert_cmpfloat_with_epsilon (box.origin.x + box.size.width / 2, cases[i].x, 1);
      g_assert_cmpfloat_with_epsilon (box.origin.y + box.size.height / 2, cases[i].y, 1);
      g_object_unref (part);
    }
}

/* A picture stands below the name, and beside all else where a card is low; whose it is stands first. */
static void
test_cards (void)
{
  g_autoptr (PwSession) session = new_session ("kingsburg");
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new_seat (session, 1, &kb_scene_kind);

  for (guint shape = PW_CARD_COLUMN; shape <= PW_CARD_ROW; shape++)
    {
      GtkWidget *picture = gtk_label_new ("picture"), *line = gtk_label_new ("line");
      GtkWidget *card = g_object_ref_sink (pw_player_card_new (viewer, 1, (PwCardShape) shape, picture));
      gboolean row = shape == PW_CARD_ROW;

      pw_player_card_add (PW_PLAYER_CARD (card), line);
      g_assert_cmpint (gtk_orientable_get_orientation (GTK_ORIENTABLE (card)), ==,
                       row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
      g_assert_true (gtk_widget_get_parent (picture) == card);
      g_assert_true ((gtk_widget_get_parent (line) == card) == !row);
      g_assert_true ((gtk_widget_get_first_child (card) == picture) == row);
      g_assert_cmpuint (pw_player_card_get_seat (PW_PLAYER_CARD (card)), ==, 1);
      g_object_unref (card);
    }
}

/* Whose board it is: the actor's until somebody is asked for; the viewer has the last word, and says so once. */
static void
count (gpointer object, GParamSpec *pspec, guint *n)
{
  ++*n;
}

static void
test_main_board (void)
{
  g_autoptr (PwSession) session = new_session ("burgundy");
  g_autoptr (PwEntry) entry = pw_entry_new (session);
  GtkWidget *board = g_object_ref_sink (cb_main_board_new (entry));
  PwBoardViewer *viewer = pw_main_board_get_viewer (PW_MAIN_BOARD (board));
  int seat = 0, shown = 0;
  gboolean hints = FALSE;
  guint told = 0;

  g_object_get (board, "seat", &seat, "hints", &hints, NULL);
  g_assert_cmpint (seat, ==, PW_SEAT_ACTOR);
  g_assert_true (hints);
  g_signal_connect (board, "notify::shown-seat", G_CALLBACK (count), &told);
  g_object_set (board, "seat", 2, NULL);
  g_object_get (board, "seat", &seat, "shown-seat", &shown, NULL);
  g_assert_cmpint (seat, ==, 2);
  g_assert_cmpint (shown, ==, 2);
  g_assert_cmpint (pw_board_viewer_get_shown_seat (viewer), ==, 2);
  g_assert_cmpuint (told, ==, 1);
  g_assert_true (pw_main_board_get_session (PW_MAIN_BOARD (board)) == session);
  g_object_add_weak_pointer (G_OBJECT (viewer), (gpointer *) &viewer);
  g_object_run_dispose (G_OBJECT (board));
  g_assert_finalize_object (board);
  g_assert_null (viewer);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/board-kit/grids", test_grids);
  g_test_add_func ("/board-kit/lines", test_lines);
  g_test_add_func ("/board-kit/rows", test_rows);
  g_test_add_func ("/board-kit/flows", test_flows);
  g_test_add_func ("/board-kit/no-gaps", test_no_gaps);
  g_test_add_func ("/board-kit/lights", test_lights);
  g_test_add_func ("/board-kit/cards", test_cards);
  g_test_add_func ("/board-kit/main board", test_main_board);
  return g_test_run ();
}
