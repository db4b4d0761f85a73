/* test-duchy-editor.c: entering duchies by keyboard and pointer, undo, saving, the gallery
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "boards/burgundy/cb-editor-board.h"
#include "boards/burgundy/cb-editor.h"
#include "pw-file-reader.h"
#include "pw-gallery.h"
#include "pw-setup-page.h"
#include "pw-ui-test.h"

typedef struct
{
  PwWindow *window;
  CbEditor *editor;
  CbEditorModel *model;
  PwSpaceGroup *board;
} Fixture;

static void
clear_duchies (void)
{
  g_autofree char *directory = cb_duchy_store_directory ();
  g_autoptr (GDir) folder = g_dir_open (directory, 0, NULL);
  const char *name;

  while (folder && (name = g_dir_read_name (folder)))
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);

      g_unlink (path);
    }
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  clear_duchies ();
  fixture->window = pw_ui_test_window ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  gtk_window_present (GTK_WINDOW (fixture->window));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.edit-component", "(ss)", "burgundy", "duchy"));
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "editor");
  fixture->editor = CB_EDITOR (pw_ui_test_find (GTK_WIDGET (fixture->window), CB_TYPE_EDITOR, 0));
  fixture->board = PW_SPACE_GROUP (pw_ui_test_find (GTK_WIDGET (fixture->editor), CB_TYPE_EDITOR_BOARD, 0));
  fixture->model = cb_editor_get_model (fixture->editor);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  clear_duchies ();
}

/* A key on the hex with the focus, as its controller gets it. */
static gboolean
press (Fixture *fixture, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->board));
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }
  return handled;
}

static void
type (Fixture *fixture, const char *letters)
{
  for (const char *p = letters; *p; p++)
    g_assert_true (press (fixture, gdk_unicode_to_keyval ((guint32) *p)));
}

static void
go_to (Fixture *fixture, guint row, guint column)
{
  cb_editor_board_go_to (CB_EDITOR_BOARD (fixture->board), (CbAt){ (guint8) row, (guint8) column });
}

static PwSpace *
space_at (Fixture *fixture, guint row, guint column)
{
  return pw_space_group_find (fixture->board, row * CB_GRID_COLUMNS + column);
}

#define DUCHY_7 "kccsklllssmbbmlskbbblbbkbblbbsmkbscck"

static void
letters_enter_a_whole_duchy (Fixture *fixture, gconstpointer data)
{
  CbDraft seven;

  go_to (fixture, 0, 3);
  type (fixture, DUCHY_7);
  cb_draft_from_duchy (&seven, cb_duchy_nth (6));
  g_assert_cmpint (memcmp (seven.cells, cb_editor_model_get (fixture->model)->cells, sizeof seven.cells), ==, 0);
  g_assert_cmpstr (pw_space_get_name (space_at (fixture, 0, 3)), ==, "a1, monastery, needs 6");
  g_assert_cmpstr (pw_space_get_name (space_at (fixture, 3, 6)), ==, "d4, building, needs 6");

  /* Backspace takes the last one away; undo brings it back, and then takes all, one by one. */
  go_to (fixture, 6, 9);
  g_assert_true (press (fixture, GDK_KEY_BackSpace));
  g_assert_cmpstr (pw_space_get_name (space_at (fixture, 6, 7)), ==, "g3, no colour, needs 1");
  for (guint i = 0; i < 38; i++)
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "editor.undo", NULL));
  g_assert_false (cb_editor_model_can_undo (fixture->model));
  g_assert_cmpstr (pw_space_get_name (space_at (fixture, 0, 3)), ==, "a1, no colour, needs 6");
  for (guint i = 0; i < 37; i++)
    gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "editor.redo", NULL);
  g_assert_cmpint (memcmp (seven.cells, cb_editor_model_get (fixture->model)->cells, sizeof seven.cells), ==, 0);
}

static void
presses_use_the_tool (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *tool, *name;
  } cases[] = {
    { "ship", "a2, ship, needs 5" },
    { "castle", "a2, castle, needs 5" },
    { "start", "a2, castle, needs 5; starting castle" },
    { "post", "a2, castle, needs 5; starting castle; border post" },
    { "start", "a2, castle, needs 5; border post" },
    { "erase", "a2, no colour, needs 5; border post" },
    { "3", "a2, no colour, needs 5; border post" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "editor.tool", "s", cases[i].tool));
      pw_space_press (space_at (fixture, 0, 5));
      g_assert_cmpstr (pw_space_get_name (space_at (fixture, 0, 5)), ==, cases[i].name);
    }
}

/* Numbers, shapes, halves and rivers where they are free. */
static void
free_shapes (Fixture *fixture, gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "editor.new", "s", "team");
  go_to (fixture, 1, 2);
  g_assert_cmpstr (pw_space_get_name (space_at (fixture, 1, 2)), ==, "row 2, place 2, no hex");
  type (fixture, "c6l2");
  g_assert_cmpstr (pw_space_get_name (space_at (fixture, 1, 2)), ==, "a1, castle, needs 6, half 1");
  g_assert_cmpstr (pw_space_get_name (space_at (fixture, 1, 4)), ==, "a2, livestock, needs 2, half 1");
  go_to (fixture, 1, 2);
  type (fixture, "h");
  g_assert_cmpstr (pw_space_get_name (space_at (fixture, 1, 2)), ==, "a2, castle, needs 6, half 2");
  g_assert_true (press (fixture, GDK_KEY_Delete));
  g_assert_cmpuint (cb_draft_count (cb_editor_model_get (fixture->model)), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "editor.half", "s", "2");
  type (fixture, "m1");
  g_assert_cmpstr (pw_space_get_name (space_at (fixture, 1, 2)), ==, "a2, mine, needs 1, half 2");

  gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "editor.new", "s", "solo");
  go_to (fixture, 0, 1);
  type (fixture, "s4");
  go_to (fixture, 0, 7);
  type (fixture, "b3");
  go_to (fixture, 0, 1);
  type (fixture, "r");
  g_assert_true (pw_space_get_piece (space_at (fixture, 0, 1))->flags & PW_PIECE_SELECTED);
  go_to (fixture, 0, 7);
  type (fixture, "r");
  g_assert_cmpstr (pw_space_get_name (space_at (fixture, 0, 1)), ==, "a1, ship, needs 4; river to a2");
  g_assert_cmpuint (cb_editor_model_get (fixture->model)->n_rivers, ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "editor.clear", NULL);
  g_assert_cmpuint (cb_draft_count (cb_editor_model_get (fixture->model)), ==, 0);

  gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "editor.new", "s", "13a");
  g_assert_cmpstr (cb_editor_model_get (fixture->model)->name, ==, "Copy of 13a");
  g_assert_cmpuint (cb_editor_model_get (fixture->model)->n_rivers, ==, 5);
}

/* A key that nothing with the focus uses, as the window gets it. */
static gboolean
press_in_window (Fixture *fixture, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  gboolean handled = FALSE;

  for (guint i = g_list_model_get_n_items (controllers); i > 0 && !handled; i--)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i - 1);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_BUBBLE)
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }
  return handled;
}

/* After the kind was chosen, or on a button, letters go where they went before; a name is a name. */
static void
letters_work_wherever_the_focus_is (Fixture *fixture, gconstpointer data)
{
  GtkWidget *kind = pw_ui_test_find (GTK_WIDGET (fixture->editor), GTK_TYPE_DROP_DOWN, 0);
  GtkWidget *tool = pw_ui_test_find (GTK_WIDGET (fixture->editor), GTK_TYPE_TOGGLE_BUTTON, 2);
  GtkWidget *name = pw_ui_test_find (GTK_WIDGET (fixture->editor), GTK_TYPE_ENTRY, 0);
  gboolean told = FALSE;

  go_to (fixture, 0, 3);
  type (fixture, "k");
  g_assert_true (gtk_widget_grab_focus (tool));
  g_assert_true (press_in_window (fixture, GDK_KEY_c));
  g_assert_true (press_in_window (fixture, GDK_KEY_s));
  g_assert_cmpstr (pw_space_get_name (space_at (fixture, 0, 5)), ==, "a2, castle, needs 5");
  g_assert_cmpstr (pw_space_get_name (space_at (fixture, 0, 7)), ==, "a3, ship, needs 4");
  /* What the grid does not know is for somebody else. */
  g_assert_false (press_in_window (fixture, GDK_KEY_x));
  g_assert_false (press_in_window (fixture, GDK_KEY_4));
  g_assert_true (gtk_widget_grab_focus (name));
  g_assert_false (press_in_window (fixture, GDK_KEY_m));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (kind), CB_SOLO);
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_grab_focus (kind));
  g_assert_true (press_in_window (fixture, GDK_KEY_c));
  g_assert_true (press_in_window (fixture, GDK_KEY_4));
  g_assert_cmpuint (cb_draft_count (cb_editor_model_get (fixture->model)), ==, 1);
  /* The page says so. */
  for (guint i = 0; pw_ui_test_find (GTK_WIDGET (fixture->editor), GTK_TYPE_LABEL, i); i++)
    told |= strstr (gtk_label_get_text (GTK_LABEL (pw_ui_test_find (GTK_WIDGET (fixture->editor), GTK_TYPE_LABEL, i))),
                    "1 to 6 the number") != NULL;
  g_assert_true (told);
}

static guint
count_rows (GtkWidget *list)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) n))
    n++;
  return n;
}

static void
saved_duchies_are_chosen_at_set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *issues = pw_ui_test_find (GTK_WIDGET (fixture->editor), GTK_TYPE_LIST_BOX, 0);
  GtkWidget *kept = pw_ui_test_find (GTK_WIDGET (fixture->editor), GTK_TYPE_LIST_BOX, 1);
  g_autoptr (GPtrArray) stored = NULL;
  g_autofree char *before = NULL;
  PwSetupPage *setup;
  GtkWidget *gallery, *flow;
  GtkLabel *label;
  gboolean saved;

  cb_editor_model_set_name (fixture->model, "Grandmother’s winter duchy");
  g_assert_cmpuint (count_rows (issues), >=, 2);
  g_assert_cmpuint (count_rows (kept), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "editor.save", NULL);
  g_assert_cmpuint (count_rows (kept), ==, 1);
  g_object_get (fixture->editor, "saved", &saved, NULL);
  g_assert_true (saved);
  stored = cb_duchy_store_list ();
  g_assert_cmpint (((CbStoredDuchy *) stored->pdata[0])->index, ==, -1);

  go_to (fixture, 0, 3);
  type (fixture, DUCHY_7);
  g_object_get (fixture->editor, "saved", &saved, NULL);
  g_assert_false (saved);
  g_assert_cmpuint (count_rows (issues), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "editor.save", NULL);
  g_assert_cmpuint (count_rows (kept), ==, 1);
  g_assert_true (g_str_has_suffix (cb_editor_model_get_path (fixture->model), "/grandmother-s-winter-duchy.json"));
  gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "editor.save-as", NULL);
  g_assert_cmpuint (count_rows (kept), ==, 2);

  g_action_group_activate_action (G_ACTION_GROUP (pw_ui_test_application ()), "new", NULL);
  pw_ui_test_settle ();
  setup = PW_SETUP_PAGE (pw_ui_test_find (GTK_WIDGET (fixture->window), PW_TYPE_SETUP_PAGE, 0));
  gallery = pw_ui_test_find (GTK_WIDGET (setup), PW_TYPE_GALLERY, 0);
  flow = pw_ui_test_find (gallery, GTK_TYPE_FLOW_BOX, 0);
  g_assert_nonnull (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (flow), 10));
  g_assert_null (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (flow), 11));
  /* However long its name is, all of it can be read. */
  pw_ui_test_settle ();
  label = GTK_LABEL (pw_ui_test_find (GTK_WIDGET (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (flow), 10)), GTK_TYPE_LABEL, 0));
  g_assert_cmpstr (gtk_label_get_text (label), ==, "Grandmother’s winter duchy");
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
  gtk_flow_box_select_child (GTK_FLOW_BOX (flow), gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (flow), 10));
  g_assert_true (cb_duchy_nth ((guint) pw_setup_page_get_setup (setup)->seat_options[0][CB_SEAT_DUCHY])->own);
  g_assert_true (pw_setup_page_get_ready (setup));

  /* Gone again: a set-up that has it gets another. */
  before = g_strdup (cb_editor_model_get_path (fixture->model));
  g_assert_true (cb_duchy_store_remove (before, NULL));
  g_assert_true (cb_duchy_store_remove (((CbStoredDuchy *) stored->pdata[0])->path, NULL));
  pw_setup_page_refresh (setup);
  g_assert_null (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (flow), 10));
  g_assert_cmpint (pw_setup_page_get_setup (setup)->seat_options[0][CB_SEAT_DUCHY], ==, 0);
}

static void
files_go_in_and_out (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "exported.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  CbDraft exported;

  go_to (fixture, 0, 3);
  type (fixture, "ckm");
  cb_editor_export_file (fixture->editor, file);
  exported = *cb_editor_model_get (fixture->model);
  gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "editor.clear", NULL);
  cb_editor_import_file (fixture->editor, file);
  pw_file_reader_finish (GTK_WIDGET (fixture->editor));
  g_assert_cmpint (memcmp (&exported, cb_editor_model_get (fixture->model), sizeof exported), ==, 0);
  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
  cb_editor_import_file (fixture->editor, file);
  pw_file_reader_finish (GTK_WIDGET (fixture->editor));
  g_assert_cmpint (memcmp (&exported, cb_editor_model_get (fixture->model), sizeof exported), ==, 0);
  g_unlink (path);
}

/* What is not saved is there again, also when the program did not end by itself. */
static void
unsaved_work_comes_back (Fixture *fixture, gconstpointer data)
{
  g_autofree char *directory = cb_duchy_store_directory ();
  g_autofree char *aside = g_build_filename (directory, "unsaved.draft", NULL);
  GtkWidget *another;
  gint64 until = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  go_to (fixture, 0, 3);
  type (fixture, "ck");
  while (!g_file_test (aside, G_FILE_TEST_EXISTS) && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  another = g_object_ref_sink (cb_editor_new ());
  g_assert_cmpint (memcmp (cb_editor_model_get (cb_editor_get_model (CB_EDITOR (another))), cb_editor_model_get (fixture->model),
                           sizeof (CbDraft)),
                   ==, 0);
  g_object_unref (another);
  gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "editor.save", NULL);
  g_assert_false (g_file_test (aside, G_FILE_TEST_EXISTS));
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
#define ADD(name, func) g_test_add ("/ui/duchy-editor/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("letters-enter-a-whole-duchy", letters_enter_a_whole_duchy);
  ADD ("presses-use-the-tool", presses_use_the_tool);
  ADD ("free-shapes", free_shapes);
  ADD ("letters-work-wherever-the-focus-is", letters_work_wherever_the_focus_is);
  ADD ("saved-duchies-are-chosen-at-set-up", saved_duchies_are_chosen_at_set_up);
  ADD ("files-go-in-and-out", files_go_in_and_out);
  ADD ("unsaved-work-comes-back", unsaved_work_comes_back);
  return g_test_run ();
}
