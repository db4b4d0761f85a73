/* test-board-scene.c: what is to be seen is computed once for a change, before the next frame
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/pw-games.h"
#include "pw-before-frame.h"
#include "pw-board-scene.h"
#include "pw-board.h"
#include "pw-main-board.h"
#include "pw-space-group.h"
#include "pw-table-page.h"
#include "pw-ui-test.h"

/** N_MOVES: enough for every seat to be dealt, asked and shown several times; N_DRAWN of them are drawn, too. */
#define N_MOVES 60
#define N_DRAWN 3

/* -- Before a frame ------------------------------------------------------------------------------------- */

static GString *done;

static void
do_a (gpointer data)
{
  g_string_append (done, "a");
}

static void
do_b (gpointer data)
{
  g_string_append (done, "b");
  /* What is done may ask for more. */
  if (done->len < 4)
    pw_before_frame (do_a, data);
}

static void
test_once (void)
{
  done = g_string_new (NULL);
  pw_before_frame (do_a, done);
  pw_before_frame (do_b, done);
  pw_before_frame (do_a, done);
  g_assert_cmpstr (done->str, ==, "");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpstr (done->str, ==, "aba");
  pw_before_frame_do ();
  g_assert_cmpstr (done->str, ==, "aba");
  g_string_free (done, TRUE);
}

static void
test_dropped (void)
{
  done = g_string_new (NULL);
  pw_before_frame (do_a, done);
  pw_before_frame (do_a, NULL);
  pw_before_frame_drop (do_a, done);
  pw_before_frame_drop (do_b, done);
  pw_before_frame_do ();
  g_assert_cmpstr (done->str, ==, "a");
  g_string_free (done, TRUE);
}

/* -- The table ------------------------------------------------------------------------------------------- */

/** Table: a window with a game of three at its first move. */
typedef struct
{
  PwWindow *window;
  PwSession *session;
  PwTablePage *page;
  PwBoardScene *scene;
} Table;

static void
set_up (Table *table, gconstpointer game)
{
  g_autoptr (PwSetup) setup = pw_setup_new (game, 3);

  table->session = pw_session_new (game, setup, NULL);
  table->window = pw_ui_test_window ();
  pw_window_open_session (table->window, table->session);
  pw_ui_test_settle ();
  table->page = PW_TABLE_PAGE (pw_ui_test_find (GTK_WIDGET (table->window), PW_TYPE_TABLE_PAGE, 0));
  table->scene = pw_board_scene_find (table->session);
  g_assert_nonnull (table->scene);
}

static void
tear_down (Table *table, gconstpointer game)
{
  pw_window_close_session (table->window);
  gtk_window_destroy (GTK_WINDOW (table->window));
  pw_ui_test_settle ();
  /* Who looks keeps it, and nobody else. */
  g_assert_null (pw_board_scene_find (table->session));
  g_assert_finalize_object (table->session);
}

static guint
computed (Table *table)
{
  return pw_board_scene_get_n_computed (table->scene);
}

static void
test_a_move (Table *table, gconstpointer game)
{
  guint seats = pw_session_get_setup (table->session)->n_players, all = computed (table);

  for (guint i = 0; i < N_MOVES; i++)
    {
      guint before = computed (table);

      g_assert_true (pw_ui_test_play_dealt (table->session, 1, 100 + i));
      /* Playing computes nothing that is only looked at. */
      g_assert_cmpuint (computed (table), ==, before);
      pw_before_frame_do ();
      if (i < N_DRAWN)
        pw_ui_test_settle ();
      g_assert_cmpuint (computed (table) - before, <=, seats + 1);
    }
  g_assert_cmpuint (computed (table) - all, >=, N_MOVES);
}

static void
test_many_changes (Table *table, gconstpointer game)
{
  guint seats = pw_session_get_setup (table->session)->n_players, before = computed (table);

  g_assert_true (pw_ui_test_play_dealt (table->session, 20, 3));
  pw_session_undo (table->session);
  pw_session_undo (table->session);
  pw_session_redo (table->session);
  pw_session_look_at (table->session, 5);
  pw_session_look_at_present (table->session);
  g_assert_cmpuint (computed (table), ==, before);
  pw_ui_test_settle ();
  g_assert_cmpuint (computed (table) - before, <=, seats + 1);
}

/* What is typed lights the boards of the table: it does not change anybody else's picture. */
static void
test_typing (Table *table, gconstpointer game)
{
  PwEntry *entry = pw_table_page_get_entry (table->page);
  guint before = computed (table);

  for (guint i = 0; i < 4; i++)
    pw_entry_set_text (entry, i % 2 ? "" : "1");
  g_assert_cmpuint (computed (table), ==, before);
  pw_ui_test_settle ();
  g_assert_cmpuint (computed (table) - before, <=, 1);
}

static guint n_written;
static void (*real_write) (PwMainBoard *board);

static void
count_write (PwMainBoard *board)
{
  n_written++;
  real_write (board);
}

/* A move makes the view another one, and the points: the board that shows both is written once for them. */
static void
test_written_once (Table *table, gconstpointer game)
{
  PwMainBoard *board = PW_MAIN_BOARD (pw_ui_test_find (GTK_WIDGET (table->window), PW_TYPE_MAIN_BOARD, 0));
  PwMainBoardClass *klass = PW_MAIN_BOARD_GET_CLASS (board);

  real_write = klass->write;
  klass->write = count_write;
  for (guint i = 0; i < N_DRAWN; i++)
    {
      n_written = 0;
      g_assert_true (pw_ui_test_play_dealt (table->session, 1, 100 + i));
      pw_before_frame_do ();
      g_assert_cmpuint (n_written, ==, 1);
    }
  /* Nothing but the view: what is typed. */
  n_written = 0;
  pw_entry_set_text (pw_table_page_get_entry (table->page), "1");
  pw_before_frame_do ();
  g_assert_cmpuint (n_written, <=, 1);
  klass->write = real_write;
}

/* Whoever asks a space what lies there need not wait for a frame. */
static void
test_read_at_once (Table *table, gconstpointer game)
{
  GtkWidget *group = pw_ui_test_find (GTK_WIDGET (table->window), PW_TYPE_SPACE_GROUP, 0);
  guint seats = pw_session_get_setup (table->session)->n_players, before = computed (table);
  /* The first one, whatever the game calls it: a plane numbers its spaces by their squares. */
  PwSpace *space = PW_SPACE (pw_ui_test_find (group, PW_TYPE_SPACE, 0));

  g_assert_true (pw_ui_test_play_dealt (table->session, 10, 5));
  g_assert_cmpuint (computed (table), ==, before);
  pw_space_get_name (space);
  g_assert_cmpuint (computed (table), >, before);
  pw_ui_test_settle ();
  g_assert_cmpuint (computed (table) - before, <=, seats + 1);
}

static void
test_second_window (Table *table, gconstpointer game)
{
  guint seats = pw_session_get_setup (table->session)->n_players, before;

  gtk_widget_activate_action (GTK_WIDGET (table->window), "win.table-window", NULL);
  pw_ui_test_settle ();
  before = computed (table);
  g_assert_true (pw_ui_test_play_dealt (table->session, 1, 9));
  pw_ui_test_settle ();
  g_assert_cmpuint (computed (table) - before, <=, seats + 1);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/before-frame/once", test_once);
  g_test_add_func ("/before-frame/dropped", test_dropped);
  for (guint i = 0; i < pw_games_count (); i++)
    {
      static const struct
      {
        const char *name;
        void (*test) (Table *table, gconstpointer game);
      } tests[] = {
        { "a-move", test_a_move },
        { "many-changes", test_many_changes },
        { "typing", test_typing },
        { "written-once", test_written_once },
        { "read-at-once", test_read_at_once },
        { "second-window", test_second_window },
      };
      const PwGame *game = pw_games_nth (i);

      /* The plain board has no scene: it lists what may be done. */
      if (!pw_board_find (game->id))
        continue;
      for (guint k = 0; k < G_N_ELEMENTS (tests); k++)
        {
          g_autofree char *path = g_strdup_printf ("/board-scene/%s/%s", game->id, tests[k].name);

          g_test_add (path, Table, game, set_up, tests[k].test, tear_down);
        }
    }
  return g_test_run ();
}
