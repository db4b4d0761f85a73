/* test-route-editor.c: entering route tiles: fields, undo, keeping, files, names for screen readers, set-up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "boards/burgundy/cb-route-editor.h"
#include "core/pw-notation.h"
#include "pw-file-reader.h"
#include "pw-setup-page.h"
#include "pw-toast.h"
#include "pw-ui-test.h"

typedef struct
{
  PwWindow *window;
  CbRouteEditor *editor;
} Fixture;

static void
clear_tiles (void)
{
  g_autofree char *path = cb_route_store_path ();

  g_unlink (path);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  clear_tiles ();
  fixture->window = pw_ui_test_window ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  gtk_window_present (GTK_WINDOW (fixture->window));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.edit-component", "(ss)", "burgundy", "routes"));
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "editor");
  fixture->editor = CB_ROUTE_EDITOR (pw_ui_test_find (GTK_WIDGET (fixture->window), CB_TYPE_ROUTE_EDITOR, 0));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  clear_tiles ();
}

/* The fields open beside the space that is pressed: two lists, a number, types and a text. */
static GtkWidget *
open_space (Fixture *fixture, guint tile, guint at)
{
  g_autofree char *name = g_strdup_printf ("Tile %u, space %u: ", tile + 1, at + 1);
  GtkWidget *popover = pw_ui_test_find (GTK_WIDGET (fixture->editor), GTK_TYPE_DROP_DOWN, 0), *button;

  for (guint i = 0; (button = pw_ui_test_find (GTK_WIDGET (fixture->editor), GTK_TYPE_BUTTON, i)); i++)
    if (g_str_has_prefix (gtk_widget_get_tooltip_text (button) ? gtk_widget_get_tooltip_text (button) : "", name))
      break;
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  return gtk_widget_get_ancestor (popover, GTK_TYPE_POPOVER);
}

static GtkDropDown *
list_of (Fixture *fixture, guint tile, guint at, gboolean bonus)
{
  return GTK_DROP_DOWN (pw_ui_test_find (open_space (fixture, tile, at), GTK_TYPE_DROP_DOWN, bonus));
}

static GtkSpinButton *
number_of (Fixture *fixture, guint tile, guint at)
{
  return GTK_SPIN_BUTTON (pw_ui_test_find (open_space (fixture, tile, at), GTK_TYPE_SPIN_BUTTON, 0));
}

static void
enter (Fixture *fixture, guint tile, guint at, guint goods, CbRouteBonus bonus)
{
  gtk_drop_down_set_selected (list_of (fixture, tile, at, FALSE), goods);
  gtk_drop_down_set_selected (list_of (fixture, tile, at, TRUE), bonus);
}

static GtkEditable *
line_of (Fixture *fixture, guint tile)
{
  return GTK_EDITABLE (pw_ui_test_find (GTK_WIDGET (fixture->editor), GTK_TYPE_ENTRY, tile));
}

static void
fields_enter_a_tile (Fixture *fixture, gconstpointer data)
{
  const CbRouteBook *book = cb_route_editor_get_book (fixture->editor);
  g_autofree CbRouteBook *kept = g_new0 (CbRouteBook, 1);

  enter (fixture, 6, 0, 4, CB_ROUTE_POINTS);
  gtk_spin_button_set_value (number_of (fixture, 6, 0), 3);
  enter (fixture, 6, 1, 3, CB_ROUTE_TAKE);
  g_assert_false (cb_route_tile_is_whole (book, 6));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (pw_ui_test_find (open_space (fixture, 6, 1), GTK_TYPE_CHECK_BUTTON, CB_SHIP)),
                               TRUE);
  enter (fixture, 6, 2, 1, CB_ROUTE_OTHER);
  gtk_editable_set_text (GTK_EDITABLE (pw_ui_test_find (open_space (fixture, 6, 2), GTK_TYPE_ENTRY, 0)), "Swap two tiles");
  g_assert_true (cb_route_tile_is_whole (book, 6));
  g_assert_cmpuint (cb_route_book_count (book), ==, 1);
  g_assert_cmpint (book->spaces[6][0].number, ==, 3);
  g_assert_cmpuint (book->spaces[6][1].types, ==, 1u << CB_SHIP);
  g_assert_cmpstr (book->texts[6][2], ==, "Swap two tiles");
  /* The line says the same. */
  g_assert_cmpstr (gtk_editable_get_text (line_of (fixture, 6)), ==,
                   "red 3 points, pink take S, turquoise other: Swap two tiles");
  /* It is kept without a command. */
  cb_route_editor_keep (fixture->editor);
  g_assert_true (cb_route_store_load (kept, NULL));
  g_assert_cmpmem (kept, sizeof *kept, book, sizeof *book);
}

static void
type_line (Fixture *fixture, guint tile, const char *text, guint *keys)
{
  GtkEditable *line = line_of (fixture, tile);
  int at = 0;

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (line)));
  gtk_editable_set_text (line, "");
  for (const char *p = text; *p; p++, (*keys)++)
    gtk_editable_insert_text (line, p, 1, &at);
}

/* Twelve tiles are twelve lines: whatever they show, five keys a space, Enter and commas among them; nothing on the page
 * moves. */
static void
lines_enter_all_tiles (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = { "42s,a ts,bl", "3tsl,12p,6pl", "2se,5a,4ac", "62w,3tkb,1b" };
  const CbRouteBook *book = cb_route_editor_get_book (fixture->editor);
  guint keys = 0;
  int width, height;

  gtk_widget_measure (GTK_WIDGET (fixture->editor), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (fixture->editor), GTK_ORIENTATION_VERTICAL, 1000, NULL, &height, NULL, NULL);
  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    {
      int now;

      type_line (fixture, tile, lines[tile % G_N_ELEMENTS (lines)], &keys);
      g_signal_emit_by_name (line_of (fixture, tile), "activate");
      keys++;
      g_assert_true (cb_route_tile_is_whole (book, tile));
      gtk_widget_measure (GTK_WIDGET (fixture->editor), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &now, NULL, NULL);
      g_assert_cmpint (now, ==, width);
      gtk_widget_measure (GTK_WIDGET (fixture->editor), GTK_ORIENTATION_VERTICAL, 1000, NULL, &now, NULL, NULL);
      g_assert_cmpint (now, ==, height);
    }
  g_print ("# %u keys for twelve route tiles, %.1f a space\n", keys, keys / 36.0);
  g_assert_cmpuint (keys, <=, 5 * CB_ROUTE_TILES * CB_ROUTE_SPACES);
  g_assert_cmpuint (cb_route_book_count (book), ==, CB_ROUTE_TILES);
  g_assert_cmpstr (gtk_editable_get_text (line_of (fixture, 0)), ==, "red 2 silver, any take S, any black");
  /* A line is one step. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "routes.undo", NULL));
  g_assert_cmpuint (cb_route_book_count (book), ==, CB_ROUTE_TILES - 1);
  g_assert_cmpstr (gtk_editable_get_text (line_of (fixture, CB_ROUTE_TILES - 1)), ==, "");
}

/* What cannot be read stays, with what is wrong; the rest of the line counts. */
static void
a_bad_line_stays (Fixture *fixture, gconstpointer data)
{
  const CbRouteBook *book = cb_route_editor_get_book (fixture->editor);
  gboolean told = FALSE;
  guint keys = 0;
  int from, to;

  type_line (fixture, 2, "red 2 silver, blue 3 points", &keys);
  g_signal_emit_by_name (line_of (fixture, 2), "activate");
  /* It is selected, and has the focus still. */
  g_assert_true (gtk_editable_get_selection_bounds (line_of (fixture, 2), &from, &to));
  g_assert_cmpint (from, ==, 0);
  g_assert_cmpint (to, ==, (int) strlen (gtk_editable_get_text (line_of (fixture, 2))));
  gtk_widget_grab_focus (GTK_WIDGET (line_of (fixture, 3)));
  g_assert_cmpstr (gtk_editable_get_text (line_of (fixture, 2)), ==, "red 2 silver, blue 3 points");
  g_assert_true (cb_route_space_is_whole (&book->spaces[2][0]));
  for (guint i = 0; pw_ui_test_find (GTK_WIDGET (fixture->editor), GTK_TYPE_LABEL, i); i++)
    told |= g_str_has_prefix (gtk_label_get_text (GTK_LABEL (pw_ui_test_find (GTK_WIDGET (fixture->editor), GTK_TYPE_LABEL, i))),
                              "Space 2: “blue” is not a colour");
  g_assert_true (told);
}

static void
undo_takes_steps_back (Fixture *fixture, gconstpointer data)
{
  const CbRouteBook *book = cb_route_editor_get_book (fixture->editor);

  enter (fixture, 0, 0, 2, CB_ROUTE_SELL);
  g_assert_cmpuint (book->spaces[0][0].bonus, ==, CB_ROUTE_SELL);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "routes.undo", NULL));
  g_assert_cmpuint (book->spaces[0][0].bonus, ==, CB_ROUTE_UNKNOWN);
  g_assert_cmpuint (gtk_drop_down_get_selected (list_of (fixture, 0, 0, TRUE)), ==, 0);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "routes.redo", NULL));
  g_assert_cmpuint (gtk_drop_down_get_selected (list_of (fixture, 0, 0, TRUE)), ==, CB_ROUTE_SELL);
  g_assert_cmpuint (book->spaces[0][0].goods, ==, 2);
}

/* A field that a bonus does not need is not shown, and says nothing. */
static void
fields_fit_the_bonus (Fixture *fixture, gconstpointer data)
{
  const CbRouteBook *book = cb_route_editor_get_book (fixture->editor);

  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (GTK_WIDGET (number_of (fixture, 0, 0)))));
  enter (fixture, 0, 0, 2, CB_ROUTE_SILVER);
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_parent (GTK_WIDGET (number_of (fixture, 0, 0)))));
  g_assert_cmpint (book->spaces[0][0].number, ==, 1);
  enter (fixture, 0, 0, 2, CB_ROUTE_ACTION);
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (GTK_WIDGET (number_of (fixture, 0, 0)))));
  g_assert_cmpint (book->spaces[0][0].number, ==, 0);
}

static void
files_go_out_and_in (Fixture *fixture, gconstpointer data)
{
  const CbRouteBook *book = cb_route_editor_get_book (fixture->editor);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "route-editor-test.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  CbRouteBook *before;

  enter (fixture, 3, 1, 5, CB_ROUTE_PLACE);
  before = g_memdup2 (book, sizeof *book);
  cb_route_editor_export_file (fixture->editor, file);
  enter (fixture, 3, 1, 6, CB_ROUTE_BLACK);
  cb_route_editor_import_file (fixture->editor, file);
  pw_file_reader_finish (GTK_WIDGET (fixture->editor));
  g_assert_cmpmem (book, sizeof *book, before, sizeof *before);
  /* A bad one is refused, and changes nothing. */
  g_assert_true (g_file_set_contents (path, "{\"format\": 1, \"kind\": \"one-piece\"}", -1, NULL));
  cb_route_editor_import_file (fixture->editor, file);
  pw_file_reader_finish (GTK_WIDGET (fixture->editor));
  g_assert_cmpmem (book, sizeof *book, before, sizeof *before);
  g_free (before);
  g_unlink (path);
}

/* Whoever comes back to the set-up plays with what was entered: kept while people wrote, or as they leave. */
static void
set_up_takes_them (Fixture *fixture, gconstpointer data)
{
  const PwOption *option = &cb_game.terms.options[CB_OPTION_ROUTE_TILES];
  const PwSetup *setup;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "app.new", NULL));
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "setup");
  for (guint kept = 0; kept < 2; kept++)
    {
      CbRouteBonus bonus = kept ? CB_ROUTE_SELL : CB_ROUTE_BLACK;

      g_assert_true (
        gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.edit-component", "(ss)", "burgundy", "routes"));
      pw_ui_test_settle ();
      enter (fixture, 0, 0, 2, bonus);
      if (kept)
        cb_route_editor_keep (fixture->editor);
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL));
      pw_ui_test_settle ();
      setup = pw_setup_page_get_setup (PW_SETUP_PAGE (pw_ui_test_find (GTK_WIDGET (fixture->window), PW_TYPE_SETUP_PAGE, 0)));
      g_assert_cmpint (setup->options[CB_OPTION_ROUTE_TILES], ==, option->def);
      g_assert_cmpuint (cb_route_nth (setup->options[CB_OPTION_ROUTE_TILES])->spaces[0][0].bonus, ==, bonus);
    }
}

/* What a game has kept since the page was left is there when it is shown again, and stays with the next change. */
static void
what_a_game_keeps_stays (Fixture *fixture, gconstpointer data)
{
  const CbRouteSpace learned = { .goods = 2, .bonus = CB_ROUTE_SELL };
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);
  GtkWidget *editor = GTK_WIDGET (fixture->editor);

  enter (fixture, 3, 0, 2, CB_ROUTE_BLACK);
  cb_route_editor_keep (fixture->editor);
  gtk_widget_set_visible (editor, FALSE);
  pw_ui_test_settle ();
  g_assert_true (cb_route_store_learn (2, 1, &learned));
  gtk_widget_set_visible (editor, TRUE);
  pw_ui_test_settle ();
  g_assert_cmpuint (cb_route_editor_get_book (fixture->editor)->spaces[2][1].bonus, ==, CB_ROUTE_SELL);
  enter (fixture, 3, 1, 2, CB_ROUTE_SELL);
  cb_route_editor_keep (fixture->editor);
  g_assert_true (cb_route_store_load (book, NULL));
  g_assert_cmpuint (book->spaces[2][1].bonus, ==, CB_ROUTE_SELL);
  g_assert_cmpuint (book->spaces[3][0].bonus, ==, CB_ROUTE_BLACK);
  g_assert_cmpuint (book->spaces[3][1].bonus, ==, CB_ROUTE_SELL);
}

/* -- In a game that is open --------------------------------------------------------------------- */

static void
say (PwSession *session, const char *line)
{
  g_autoptr (GError) error = NULL;
  PwMove move;

  pw_notation_parse (pw_session_get_game (session), pw_session_get_setup (session), pw_session_get_state (session), line, &move,
                     &error);
  g_assert_no_error (error);
  g_assert_true (pw_session_play (session, &move, &error));
}

/* A game of two with the tiles 7, 5, 10, 12 and 3 in Ana's row. */
static PwSession *
open_game (Fixture *fixture)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
  g_autoptr (GError) error = NULL;
  PwSession *session;

  setup->options[CB_OPTION_ROUTES] = TRUE;
  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  session = pw_session_new (&cb_game, setup, &error);
  g_assert_no_error (error);
  say (session, "Ana start d4 turquoise turquoise purple");
  say (session, "Ben start d4 turquoise turquoise turquoise");
  say (session, "Ana route 7 5 10 12 3");
  pw_window_open_session (fixture->window, session);
  pw_ui_test_settle ();
  return session;
}

/* Two tiles of the row are entered while a game without them is open: it offers to take them, and then knows them. */
static void
an_open_game_takes_them (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PwSession) session = open_game (fixture);
  PwToast *toast = PW_TOAST (pw_ui_test_child (fixture->window, "toast"));
  const CbState *state;
  guint keys = 0, n;

  g_assert_null (pw_toast_get_content (toast));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.edit-component", "(ss)", "burgundy", "routes"));
  pw_ui_test_settle ();
  type_line (fixture, 6, "42s,3tsl,bl", &keys);
  type_line (fixture, 4, "1a", &keys);
  /* This one lies in no row. */
  type_line (fixture, 0, "1a,2a,3a", &keys);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL));
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
  /* The page goes while the other comes. */
  for (guint i = 0; i < 300 && !pw_toast_get_content (toast); i++)
    {
      g_usleep (10000);
      pw_ui_test_settle ();
    }
  g_assert_nonnull (pw_toast_get_content (toast));
  n = pw_history_get_length (pw_session_get_history (session));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.use-entered", NULL));
  pw_ui_test_settle ();
  state = pw_session_get_state (session);
  g_assert_cmpuint (pw_history_get_length (pw_session_get_history (session)), ==, n + 4);
  g_assert_cmpuint (state->routes.faces[6][0].bonus, ==, CB_ROUTE_SILVER);
  g_assert_cmpuint (state->routes.faces[6][1].types, ==, 1u << CB_SHIP | 1u << CB_LIVESTOCK);
  g_assert_cmpuint (state->routes.faces[6][2].goods, ==, CB_ROUTE_ANY);
  g_assert_cmpuint (state->routes.faces[4][0].bonus, ==, CB_ROUTE_TAKE_ANY);
  g_assert_cmpuint (state->routes.faces[0][0].bonus, ==, CB_ROUTE_UNKNOWN);
}

/* What later games will be told of a space. */
static void
assert_kept (guint tile, guint at, CbRouteBonus bonus, int number)
{
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);

  pw_ui_test_settle ();
  g_assert_true (cb_route_store_load (book, NULL));
  g_assert_cmpuint (book->spaces[tile][at].bonus, ==, bonus);
  g_assert_cmpint (book->spaces[tile][at].number, ==, number);
}

/* What is said of a space is kept for later games as long as it stands: taken back it is forgotten, and what was entered by hand is not. */
static void
what_is_taken_back_is_forgotten (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PwSession) session = NULL;

  enter (fixture, 4, 0, 2, CB_ROUTE_SELL);
  cb_route_editor_keep (fixture->editor);
  session = open_game (fixture);
  say (session, "printed 7 1 red points 3");
  assert_kept (6, 0, CB_ROUTE_POINTS, 3);
  g_assert_true (pw_session_undo (session));
  assert_kept (6, 0, CB_ROUTE_UNKNOWN, 0);
  g_assert_true (pw_session_redo (session));
  assert_kept (6, 0, CB_ROUTE_POINTS, 3);
  g_assert_true (pw_session_undo (session));
  say (session, "printed 7 1 red points 4");
  assert_kept (6, 0, CB_ROUTE_POINTS, 4);
  say (session, "printed 5 1 red points 4");
  assert_kept (4, 0, CB_ROUTE_SELL, 0);
  g_assert_true (pw_session_undo (session));
  assert_kept (4, 0, CB_ROUTE_SELL, 0);
  assert_kept (6, 0, CB_ROUTE_POINTS, 4);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
#define ADD(path, function) g_test_add ("/ui/route-editor/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("fields", fields_enter_a_tile);
  ADD ("lines", lines_enter_all_tiles);
  ADD ("bad-line", a_bad_line_stays);
  ADD ("undo", undo_takes_steps_back);
  ADD ("fields-fit", fields_fit_the_bonus);
  ADD ("files", files_go_out_and_in);
  ADD ("set-up", set_up_takes_them);
  ADD ("kept-by-a-game", what_a_game_keeps_stays);
  ADD ("open-game", an_open_game_takes_them);
  ADD ("taken-back", what_is_taken_back_is_forgotten);
  return g_test_run ();
}
