/* test-large-text.c: with text twice as large every page goes into a window of 360 pixels, and cuts no text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "core/pw-notation.h"
#include "games/pw-games.h"
#include "pw-columns.h"
#include "pw-library-page.h"
#include "pw-position-page.h"
#include "pw-ui-test.h"

#define WIDTH 360
#define HEIGHT 640

/** Stage: what is open. */
typedef enum
{
  NO_GAME,
  BEGUN,                        /* some way into a game */
  OVER,
  POSITION,                     /* an end position is to be entered */
  PAD,                          /* what is scored is written, at the level between the two */
} Stage;

/** Page: one page of the window, or a window that it opens. */
typedef struct
{
  const char *name, *game;
  Stage stage;
  const char *page;             /* what the window calls it then */
  const char *action;           /* (nullable): leads there */
  const char *target;           /* (nullable): of @action */
  gboolean dialog;              /* another window is opened */
  gboolean secret;              /* nobody's score is known before the end */
} Page;

static const Page pages[] = {
  { "start", NULL, NO_GAME, "start", NULL, NULL, FALSE },
  { "setup", NULL, NO_GAME, "setup", "app.new", NULL, FALSE },
  { "library", "burgundy", OVER, "library", "win.library", NULL, FALSE },
  { "preferences", NULL, NO_GAME, "start", "app.preferences", NULL, TRUE },
  { "rules", NULL, NO_GAME, "start", "app.rules", NULL, TRUE },
  { "duchies", NULL, NO_GAME, "editor", "win.edit-component", "('burgundy', 'duchy')", FALSE },
  { "routes", NULL, NO_GAME, "editor", "win.edit-component", "('burgundy', 'routes')", FALSE },
  { "burgundy/table", "burgundy", BEGUN, "table", NULL, NULL, FALSE },
  { "burgundy/ledger", "burgundy", BEGUN, "ledger", "win.ledger", NULL, FALSE },
  { "burgundy/final", "burgundy", OVER, "final", NULL, NULL, FALSE },
  { "burgundy/share", "burgundy", OVER, "final", "win.share", NULL, TRUE },
  { "burgundy/position", "burgundy", POSITION, "table", NULL, NULL, FALSE },
  { "kingsburg/table", "kingsburg", BEGUN, "table", NULL, NULL, FALSE },
  { "kingsburg/ledger", "kingsburg", BEGUN, "ledger", "win.ledger", NULL, FALSE },
  { "kingsburg/final", "kingsburg", OVER, "final", NULL, NULL, FALSE },
  { "kingsburg/share", "kingsburg", OVER, "final", "win.share", NULL, TRUE },
  { "carcassonne/table", "carcassonne", BEGUN, "table", NULL, NULL, FALSE },
  { "carcassonne/ledger", "carcassonne", BEGUN, "ledger", "win.ledger", NULL, FALSE },
  { "carcassonne/final", "carcassonne", OVER, "final", NULL, NULL, FALSE },
  { "carcassonne/share", "carcassonne", OVER, "final", "win.share", NULL, TRUE },
  { "carcassonne/position", "carcassonne", POSITION, "table", NULL, NULL, FALSE },
  { "carcassonne/pad", "carcassonne", PAD, "table", NULL, NULL, FALSE },
  { "kingsburg/position", "kingsburg", POSITION, "table", NULL, NULL, FALSE },
  { "caylus1303/table", "caylus1303", BEGUN, "table", NULL, NULL, FALSE, TRUE },
  { "caylus1303/ledger", "caylus1303", BEGUN, "ledger", "win.ledger", NULL, FALSE, TRUE },
  { "caylus1303/values", "caylus1303", BEGUN, "values", "win.values", NULL, FALSE, TRUE },
  { "caylus1303/final", "caylus1303", OVER, "final", NULL, NULL, FALSE, TRUE },
  { "caylus1303/position", "caylus1303", POSITION, "table", NULL, NULL, FALSE, TRUE },
};

/* -- What offends ------------------------------------------------------------------------- */

static int
least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* Whether the whole text of @label is to be had elsewhere: a tooltip of it, or of what it stands in. */
static gboolean
has_tooltip (GtkWidget *label)
{
  for (GtkWidget *widget = label; widget && !GTK_IS_WINDOW (widget); widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_has_tooltip (widget))
      return TRUE;
  return FALSE;
}

/* Whether what is too wide for @widget can be scrolled there. */
static gboolean
scrolls_aside (GtkWidget *widget)
{
  GtkPolicyType aside;

  if (!GTK_IS_SCROLLED_WINDOW (widget))
    return FALSE;
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &aside, NULL);
  return aside != GTK_POLICY_NEVER;
}

/* What of @label is drawn outside of what it stands in, in pixels. */
static double
pixels_outside (GtkWidget *label)
{
  double most = 0;

  for (GtkWidget *widget = gtk_widget_get_parent (label); widget; widget = gtk_widget_get_parent (widget))
    {
      graphene_rect_t bounds;

      if (scrolls_aside (widget) || (GTK_IS_VIEWPORT (widget) && scrolls_aside (gtk_widget_get_parent (widget))))
        break;
      if ((gtk_widget_get_overflow (widget) != GTK_OVERFLOW_HIDDEN && !GTK_IS_WINDOW (widget)) ||
          !gtk_widget_compute_bounds (label, widget, &bounds))
        continue;
      most = MAX (most, -bounds.origin.x);
      most = MAX (most, bounds.origin.x + bounds.size.width - gtk_widget_get_width (widget));
    }
  return most;
}

/* Why @label is not to be read, or NULL (free it). */
static char *
complain (GtkWidget *label)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  int width = gtk_widget_get_width (label), least;

  if (*text == '\0')
    return NULL;
  /* As it is laid out: a word that is longer than the line sticks out. */
  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (label)), &least, NULL);
  if (width < least)
    return g_strdup_printf ("“%s” is %d pixels wide and needs %d", text, width, least);
  if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))) && !has_tooltip (label))
    return g_strdup_printf ("“%s” is cut, and has no tooltip", text);
  if (pixels_outside (label) > 1)
    return g_strdup_printf ("%.0f pixels of “%s” are outside", pixels_outside (label), text);
  return NULL;
}

static void
check_labels (GtkWidget *widget, const char *page, guint *n_labels)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  /* Rows that a list keeps ready, outside of what is seen, have no place yet. */
  if (GTK_IS_LABEL (widget) && gtk_widget_get_width (widget) > 0)
    {
      g_autofree char *complaint = complain (widget);

      ++*n_labels;
      if (complaint)
        {
          g_test_message ("%s: %s", page, complaint);
          g_test_fail ();
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_labels (child, page, n_labels);
}

/* The widest of what does not fit, from @widget down to where it comes from. */
static void
tell_widest (GtkWidget *widget, const char *page)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && least_width (child) > WIDTH - 60)
      {
        g_test_message ("%s: %s %s needs %d", page, G_OBJECT_TYPE_NAME (child), gtk_widget_get_name (child), least_width (child));
        tell_widest (child, page);
      }
}

static void
check (GtkWidget *window, const char *page)
{
  guint n_labels = 0;

  if (least_width (window) > WIDTH)
    {
      g_test_message ("%s needs %d pixels", page, least_width (window));
      g_test_fail ();
      tell_widest (window, page);
    }
  check_labels (window, page, &n_labels);
  g_assert_cmpuint (n_labels, >, 0);
}

/* -- Pages --------------------------------------------------------------------------------- */

static PwSession *
begin (const Page *page)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara", "Maximiliane" };
  const PwGame *game = pw_games_find (page->game);
  guint n = page->stage == OVER ? 4 : 3;
  g_autoptr (PwSetup) setup = pw_setup_new (game, n);
  g_autoptr (GError) error = NULL;
  PwSession *session;
  PwMove move;

  for (guint i = 0; i < n; i++)
    pw_setup_set_name (setup, i, names[i]);
  /* The end is the last of a game's levels. */
  if (page->stage == POSITION)
    setup->level = (guint8) pw_game_end_level (game);
  else
    setup->level = page->stage == PAD ? PW_LEVEL_BOARD : PW_LEVEL_REFEREE;
  session = pw_session_new (game, setup, &error);
  g_assert_no_error (error);
  if (page->stage == POSITION || page->stage == PAD)
    return session;
  pw_ui_test_play_dealt (session, 60, 4);
  /* Good players have three digits. */
  if (!page->secret)
    {
      g_assert_true (pw_notation_parse (game, pw_session_get_setup (session), pw_session_get_state (session),
                                        "ana score 150 ! agreed so", &move, &error));
      g_assert_true (pw_session_play (session, &move, &error));
      g_assert_no_error (error);
    }
  if (page->stage == OVER)
    pw_ui_test_play_dealt (session, G_MAXUINT, 4);
  return session;
}

/* The window that was opened last. */
static GtkWidget *
find_dialog (PwWindow *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) other = g_list_model_get_item (windows, i);

      if (other != GTK_WIDGET (window) && gtk_widget_get_mapped (other))
        return other;
    }
  g_assert_not_reached ();
}

/* Each part of the table is a page of its own now; so are the library's games and what they add up to, and the boards
 * of a position. */
static void
check_parts (PwWindow *window, const char *name)
{
  GtkWidget *columns = pw_ui_test_find (GTK_WIDGET (window), PW_TYPE_COLUMNS, 0);
  GtkWidget *library = pw_ui_test_find (GTK_WIDGET (window), PW_TYPE_LIBRARY_PAGE, 0);

  if (columns && gtk_widget_get_mapped (columns))
    for (PwPart part = 0; part < PW_PAGES; part++)
      {
        g_autofree char *each = g_strdup_printf ("%s, part %d", name, part);

        pw_columns_show (PW_COLUMNS (columns), part);
        pw_ui_test_settle ();
        check (GTK_WIDGET (window), each);
      }
  if (library && gtk_widget_get_mapped (library))
    {
      gtk_stack_set_visible_child_name (GTK_STACK (pw_ui_test_child (library, "stack")), "statistics");
      pw_ui_test_settle ();
      check (GTK_WIDGET (window), "statistics");
    }
}

/* Numbers that are drawn grow as much as those that are written: how high what is named "supply" wants to be, the least of them. */
static int
least_supply (GtkWidget *widget)
{
  int least = G_MAXINT;

  if (g_strcmp0 (gtk_widget_get_name (widget), "supply") == 0)
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    least = MIN (least, least_supply (child));
  return least;
}

static void
test_supply (void)
{
  g_autoptr (PwSession) session = begin (&(Page){ .game = "carcassonne", .stage = BEGUN });
  PwWindow *window;
  int usual, large;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  window = pw_window_new (pw_ui_test_application ());
  gtk_window_present (GTK_WINDOW (window));
  pw_window_open_session (window, session);
  pw_ui_test_settle ();
  usual = least_supply (GTK_WIDGET (window));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  pw_ui_test_settle ();
  large = least_supply (GTK_WIDGET (window));
  g_assert_cmpint (usual, <, G_MAXINT);
  g_assert_cmpint (large, >=, 2 * usual);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  pw_ui_test_clear_games ();
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

static void
test_page (gconstpointer data)
{
  const Page *page = data;
  g_autoptr (PwSession) session = page->game ? begin (page) : NULL;
  PwWindow *window;
  GtkWidget *dialog = NULL;

  /* Pages do not slide: both would be measured. */
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, "gtk-enable-animations", FALSE, NULL);
  window = pw_window_new (pw_ui_test_application ());
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  if (session)
    pw_window_open_session (window, session);
  pw_ui_test_settle ();
  if (page->stage == OVER)
    pw_window_show_final (window);
  if (page->action)
    {
      g_autoptr (GVariant) target = page->target ? g_variant_parse (NULL, page->target, NULL, NULL, NULL) : NULL;

      g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (window), page->action, target));
    }
  pw_ui_test_settle ();
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (window), ==, page->page);
  if (page->dialog)
    {
      dialog = find_dialog (window);
      gtk_window_set_default_size (GTK_WINDOW (dialog), WIDTH, HEIGHT);
      pw_ui_test_settle ();
      check (dialog, page->name);
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
  else
    {
      check (GTK_WIDGET (window), page->name);
      check_parts (window, page->name);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  pw_ui_test_clear_games ();
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* Text may grow while a page is open: it gives way at once. */
static void
test_growing (void)
{
  PwWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  window = pw_window_new (pw_ui_test_application ());
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "app.new", NULL));
  pw_ui_test_settle ();
  check (GTK_WIDGET (window), "set-up, usual text");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  pw_ui_test_settle ();
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  pw_ui_test_settle ();
  check (GTK_WIDGET (window), "set-up, text that has grown");
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* -- The test can fail ----------------------------------------------------------------------- */

/* Shows @label in a box of @width pixels that cuts what is wider, and says what is wrong with it. */
static char *
complain_at (GtkWidget *label, int width, gboolean scrolls)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_scrolled_window_new ();
  char *complaint;

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (box), scrolls ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (box), label);
  gtk_widget_set_size_request (box, width, -1);
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  complaint = complain (label);
  gtk_window_destroy (GTK_WINDOW (window));
  return complaint;
}

static void
test_complaints (void)
{
  static const char text[] = "a text that is rather long for so little room";
  GtkWidget *label = gtk_label_new (text), *window;
  g_autofree char *cut = NULL;
  g_autofree char *told = NULL;
  g_autofree char *wrapped = NULL;

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  cut = complain_at (label, 120, TRUE);
  g_assert_nonnull (cut);
  g_assert_nonnull (strstr (cut, "is cut"));
  label = gtk_label_new (text);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, text);
  told = complain_at (label, 120, TRUE);
  g_assert_null (told);
  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  wrapped = complain_at (label, 120, TRUE);
  g_assert_null (wrapped);

  /* What is drawn outside of what cuts it. */
  window = gtk_window_new ();
  label = gtk_label_new (text);
  gtk_widget_set_margin_start (label, 20);
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  g_assert_cmpfloat (pixels_outside (label), <=, 0);
  gtk_widget_set_overflow (gtk_widget_get_parent (label), GTK_OVERFLOW_HIDDEN);
  gtk_widget_allocate (label, gtk_widget_get_width (window), 50, -1, gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (9, 0)));
  g_assert_cmpfloat (pixels_outside (label), >, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/large-text/complaints", test_complaints);
  g_test_add_func ("/large-text/growing", test_growing);
  g_test_add_func ("/large-text/supply", test_supply);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = g_strconcat ("/large-text/", pages[i].name, NULL);

      g_test_add_data_func (path, &pages[i], test_page);
    }
  return g_test_run ();
}
