/* test-table-refusals.c: what the table says to what it does not understand or may not be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-columns.h"
#include "pw-reason-dialog.h"
#include "pw-refusal.h"
#include "pw-toast.h"
#include "table-page.h"

/* Four who have rolled, the first of whom is to influence an advisor. */
static void
set_up_four (Fixture *fixture, gconstpointer data)
{
  static const char lines[] =
    "game: kingsburg\nplayer: Ana\nplayer: Ben\nplayer: Cleo\nplayer: Dan\n\n"
    "Ana take stone\nBen take wood\nCleo take wood\nDan take wood\nroll Ana=326 Ben=661 Cleo=631 Dan=265\n";
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_parse (lines, -1, &error);

  g_assert_no_error (error);
  open_game (fixture, pw_session_new_for_record (record));
}

static void
test_a_refusal_names_its_rule (Fixture *fixture, gconstpointer data)
{
  GtkMenuButton *chip;
  GtkWidget *title;
  g_autofree char *name = NULL;

  g_assert_true (enter (fixture, "4"));
  g_assert_false (enter (fixture, "run tokens=3"));
  title = pw_table_page_get_refusal (fixture->page);
  g_assert_nonnull (title);
  g_assert_cmpuint (pw_toast_get_seconds (PW_TOAST (pw_ui_test_child (fixture->page, "toast"))), ==, 0);
  gtk_test_accessible_assert_role (title, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_test_accessible_assert_property (title, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "There are not that many tokens: 3. Rule 2.2. Spend at most 0.");
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (title));
  /* The rule's text is one press away. */
  chip = GTK_MENU_BUTTON (pw_ui_test_find (title, GTK_TYPE_MENU_BUTTON, 0));
  g_assert_nonnull (chip);
  gtk_menu_button_popup (chip);
  g_assert_nonnull (gtk_menu_button_get_popover (chip));
  gtk_menu_button_popdown (chip);

  /* It stays, and so does what was typed, until the next key. */
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "run tokens=3");
  g_assert_true (pw_table_page_get_refusal (fixture->page) == title);
  pw_entry_set_text (fixture->entry, "run");
  g_assert_null (pw_table_page_get_refusal (fixture->page));
  g_assert_true (pw_entry_activate (fixture->entry));
  g_assert_cmpuint (cursor (fixture), ==, 2);
}

static graphene_rect_t
place_of (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->window), &place));
  return place;
}

/* Where there is anything beside the board, a refusal lies over that, and else over less than a third of it: never over what is
 * typed, nor what there is to choose from. */
static void
test_a_refusal_covers_nothing_that_is_played (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int width, height;
    gboolean beside;
  } sizes[] = { { 1280, 800, TRUE }, { 1920, 1080, TRUE }, { 900, 700, TRUE }, { 360, 640, FALSE } };
  PwColumns *columns = PW_COLUMNS (pw_ui_test_child (fixture->page, "columns"));

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t told, board, bar;

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i].width, sizes[i].height);
      pw_ui_test_settle ();
      g_assert_false (enter (fixture, "1 12"));
      pw_ui_test_settle ();
      g_assert_true (gtk_widget_get_mapped (pw_table_page_get_refusal (fixture->page)));
      told = place_of (fixture, pw_ui_test_child (fixture->page, "toast"));
      board = place_of (fixture, pw_columns_get_part (columns, PW_PART_MAIN));
      bar = place_of (fixture, GTK_WIDGET (fixture->bar));
      g_test_message ("%dx%d: %.0f,%.0f %.0fx%.0f", sizes[i].width, sizes[i].height, told.origin.x, told.origin.y,
                      told.size.width, told.size.height);
      g_assert_false (graphene_rect_intersection (&told, &bar, NULL));
      if (sizes[i].beside)
        g_assert_false (graphene_rect_intersection (&told, &board, NULL));
      else
        g_assert_cmpfloat (told.size.height, <, board.size.height / 3);
      pw_entry_set_text (fixture->entry, "");
    }
}

/* What the window tells meanwhile hides no part of a refusal: both say what can be done. */
static void
test_what_is_told_covers_no_refusal (Fixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 1280, 800 }, { 900, 700 }, { 360, 640 } };
  PwToast *toast = PW_TOAST (pw_ui_test_child (fixture->window, "toast"));

  for (guint i = 0; i < G_N_ELEMENTS (sizes) * 2; i++)
    {
      gboolean refused_first = i % 2;
      graphene_rect_t refusal, told, whole;

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i / 2][0], sizes[i / 2][1]);
      pw_ui_test_settle ();
      if (refused_first)
        g_assert_false (enter (fixture, "1 12"));
      pw_window_tell (fixture->window, "What you have entered of the components can be used in this game.", "_Use it",
                      "win.undo");
      if (!refused_first)
        g_assert_false (enter (fixture, "1 12"));
      pw_ui_test_settle ();
      refusal = place_of (fixture, gtk_widget_get_parent (pw_table_page_get_refusal (fixture->page)));
      told = place_of (fixture, gtk_widget_get_parent (pw_toast_get_content (toast)));
      whole = place_of (fixture, GTK_WIDGET (fixture->page));
      g_test_message ("%d: %.0f to %.0f, refused %.0f to %.0f", sizes[i / 2][0], told.origin.y, told.origin.y + told.size.height,
                      refusal.origin.y, refusal.origin.y + refusal.size.height);
      g_assert_false (graphene_rect_intersection (&told, &refusal, NULL));
      g_assert_true (graphene_rect_contains_rect (&whole, &told));
      pw_toast_close (toast);
      pw_entry_set_text (fixture->entry, "");
      pw_ui_test_settle ();
    }
}

/* Somebody presses what is refused again and again, faster than anything can be shown; with and without animations. */
static void
test_many_refusals_at_once (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();

  g_assert_true (enter (fixture, "4"));
  for (guint moving = 0; moving < 2; moving++)
    for (guint turns = 0; turns < 4; turns++)
      {
        g_object_set (settings, "gtk-enable-animations", moving, NULL);
        for (guint i = 0; i < 24; i++)
          {
            g_assert_false (enter (fixture, "run tokens=3"));
            for (guint turn = 0; turn < turns * i / 4; turn++)
              g_main_context_iteration (NULL, FALSE);
          }
        pw_ui_test_settle ();
        g_assert_nonnull (pw_table_page_get_refusal (fixture->page));
        pw_entry_set_text (fixture->entry, "");
        for (guint i = 0; i < 10; i++)
          pw_ui_test_settle ();
      }
  gtk_settings_reset_property (settings, "gtk-enable-animations");
}

static void
type (Fixture *fixture, GtkWidget *text, const char *what)
{
  int at = 0;

  gtk_editable_delete_selection (GTK_EDITABLE (text));
  at = gtk_editable_get_position (GTK_EDITABLE (text));
  gtk_editable_insert_text (GTK_EDITABLE (text), what, -1, &at);
  gtk_editable_set_position (GTK_EDITABLE (text), at);
}

/* Whoever types on after a refusal begins anew; Enter again means it. What only wants another letter stays as it is. */
static void
test_a_refused_text_is_typed_over (Fixture *fixture, gconstpointer data)
{
  GtkWidget *text = pw_ui_test_child (fixture->bar, "text");
  GtkWidget *dialog = NULL;
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_windows = g_list_model_get_n_items (windows);

  g_assert_true (enter (fixture, "4"));
  type (fixture, text, "run tokens=3");
  g_signal_emit_by_name (text, "activate");
  g_assert_nonnull (pw_table_page_get_refusal (fixture->page));
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "run tokens=3");
  type (fixture, text, "run");
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "run");
  g_assert_null (pw_table_page_get_refusal (fixture->page));
  type (fixture, text, " tokens=3");
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "run tokens=3");

  g_signal_emit_by_name (text, "activate");
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n_windows);
  g_signal_emit_by_name (text, "activate");
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n_windows + 1);
  for (guint i = 0; i <= n_windows; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (PW_IS_REASON_DIALOG (window))
        dialog = window;
    }
  g_assert_nonnull (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  pw_ui_test_settle ();
  g_assert_cmpuint (cursor (fixture), ==, 1);
}

static void
test_nonsense_is_explained (Fixture *fixture, gconstpointer data)
{
  guint before = cursor (fixture);
  GtkWidget *title, *toast;
  graphene_rect_t bounds;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  for (guint i = 0; i < 3; i++)
    pw_ui_test_settle ();
  g_assert_false (enter (fixture, "frobnicate"));
  g_assert_nonnull (pw_table_page_get_refusal (fixture->page));
  title = pw_table_page_get_refusal (fixture->page);
  pw_ui_test_settle ();
  /* Also in a narrow window the button to close it stays in sight. */
  toast = gtk_widget_get_parent (title);
  for (GtkWidget *child = gtk_widget_get_first_child (toast); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      {
        g_assert_true (gtk_widget_compute_bounds (child, toast, &bounds));
        g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (toast));
      }
  g_assert_cmpuint (cursor (fixture), ==, before);
  g_assert_true (pw_table_page_back (fixture->page));
  g_assert_null (pw_table_page_get_refusal (fixture->page));
}

/* What is told before a window's first frame is all in sight, however long it is: the sentence and what can be done about it. */
static void
test_the_first_offer_is_whole (void)
{
  static const int widths[] = { 1280, 700 };
  PwSession *session = pw_ui_test_session ();

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      PwWindow *window = pw_window_new (pw_ui_test_application ());
      GtkWidget *toast = pw_ui_test_child (window, "toast"), *box;

      gtk_window_set_default_size (GTK_WINDOW (window), widths[i], 800);
      /* As when a file is opened: the window asks how all is to be laid out, and is told something before it is. */
      gtk_window_present (GTK_WINDOW (window));
      pw_window_open_session (window, session);
      pw_window_tell (window, "What you have entered of the components can be used in this game.", "_Use it", "win.undo");
      pw_ui_test_settle ();
      box = gtk_widget_get_parent (pw_toast_get_content (PW_TOAST (toast)));
      for (GtkWidget *child = gtk_widget_get_first_child (box); child; child = gtk_widget_get_next_sibling (child))
        {
          graphene_rect_t bounds;
          int least;

          g_assert_true (gtk_widget_compute_bounds (child, box, &bounds));
          gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, (int) bounds.size.width, &least, NULL, NULL, NULL);
          g_test_message ("%d: %s at %.0f, %.0f x %.0f, at least %d high", widths[i], G_OBJECT_TYPE_NAME (child), bounds.origin.x,
                          bounds.size.width, bounds.size.height, least);
          g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (box));
          g_assert_cmpfloat (bounds.size.height, >=, least);
        }
      gtk_window_destroy (GTK_WINDOW (window));
      pw_ui_test_settle ();
    }
  g_object_unref (session);
}

/* A tile can be laid against the rules; while its effect waits for a decision nothing else can. */
static void
set_up_warehouse (Fixture *fixture, gconstpointer data)
{
  static const char lines[] = "game: burgundy\nplayer: Ana\nplayer: Ben\n\n"
                              "Ana start d4 red red pink\nBen start d4 1 2 3\nroll 4 Ana=35 Ben=22\ngoods red\n"
                              "Ana take 4 warehouse die=3 workers=1\n";
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_parse (lines, -1, &error);

  g_assert_no_error (error);
  open_game (fixture, pw_session_new_for_record (record));
}

static gboolean
offers_to_insist (Fixture *fixture)
{
  GtkWidget *refusal = pw_table_page_get_refusal (fixture->page), *button;

  g_assert_nonnull (refusal);
  for (guint i = 0; (button = pw_ui_test_find (refusal, GTK_TYPE_BUTTON, i)); i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "win.played-so") == 0)
      return TRUE;
  return FALSE;
}

static void
test_only_what_can_be_insisted_on_is_offered (Fixture *fixture, gconstpointer data)
{
  g_assert_false (enter (fixture, "warehouse a1"));
  g_assert_true (offers_to_insist (fixture));
  pw_entry_set_text (fixture->entry, "");
  g_assert_true (enter (fixture, "place warehouse a1 die=5 ! noticed too late"));
  g_assert_false (enter (fixture, "take 5 ship"));
  g_assert_nonnull (pw_entry_get_insistent (fixture->entry));
  g_assert_false (offers_to_insist (fixture));
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
#define ADD(name, function) g_test_add ("/ui/table-refusals/" name, Fixture, NULL, set_up, function, tear_down)
#define ADD_TEMPLATE(name, function) g_test_add ("/ui/table-refusals/" name, Fixture, NULL, set_up_template, function, tear_down)
  g_test_add ("/ui/table-refusals/a-refusal-covers-nothing-that-is-played", Fixture, NULL, set_up_four,
              test_a_refusal_covers_nothing_that_is_played, tear_down);
  g_test_add ("/ui/table-refusals/what-is-told-covers-no-refusal", Fixture, NULL, set_up_four,
              test_what_is_told_covers_no_refusal, tear_down);
  g_test_add ("/ui/table-refusals/only-what-can-be-insisted-on-is-offered", Fixture, NULL, set_up_warehouse,
              test_only_what_can_be_insisted_on_is_offered, tear_down);
  ADD_TEMPLATE ("many-refusals-at-once", test_many_refusals_at_once);
  ADD_TEMPLATE ("a-refusal-names-its-rule", test_a_refusal_names_its_rule);
  ADD_TEMPLATE ("a-refused-text-is-typed-over", test_a_refused_text_is_typed_over);
  ADD ("nonsense-is-explained", test_nonsense_is_explained);
  g_test_add_func ("/ui/table-refusals/the-first-offer-is-whole", test_the_first_offer_is_whole);
  return g_test_run ();
}
