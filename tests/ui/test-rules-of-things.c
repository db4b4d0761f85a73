/* test-rules-of-things.c: the rules of what is pointed at, clicked or focused: spaces, fields, chips
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-rule-search.h"
#include "pw-explain.h"
#include "pw-pointer.h"
#include "pw-position-page.h"
#include "pw-rule-chip.h"
#include "rules-steps.h"

/* -- Asked for ---------------------------------------------------------------------------------------- */

/* Everything on the boards is explained, by rules that there are. */
static void
test_of_every_space (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_session_get_game (fixture->session);
  GtkWidget *space;
  guint n = 0;

  for (guint i = 0; (space = pw_ui_test_find (GTK_WIDGET (fixture->page), PW_TYPE_SPACE, i)); i++)
    {
      g_auto (PwExplained) explained = { 0 };
      g_autoptr (GArray) rules = NULL;
      g_auto (GStrv) words = NULL;

      if (!gtk_widget_get_mapped (space) || !gtk_widget_get_can_focus (gtk_widget_get_parent (space)))
        continue;
      g_assert_true (pw_explain_find (space, &explained));
      g_assert_true (explained.game == game);
      g_assert_cmpstr (explained.subject, ==, pw_space_get_name (PW_SPACE (space)));
      rules = pw_rule_search_ids (game, explained.rules);
      words = g_strsplit (explained.rules, " ", -1);
      g_assert_cmpuint (rules->len, ==, g_strv_length (words));
      n++;
    }
  g_assert_cmpuint (n, >, 40);
}

static void
test_of_the_focused_space (Fixture *fixture, gconstpointer data)
{
  GtkWidget *space = pw_ui_test_find (pw_ui_test_child (fixture->page, "main_place"), PW_TYPE_SPACE, 0);
  g_auto (PwExplained) explained = { 0 };

  g_assert_true (gtk_widget_grab_focus (space));
  g_assert_true (pw_explain_find (space, &explained));
  explain ();
  assert_shown (explained.rules);
  close_dialog ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == space);
}

/* As if something happened that the window hears of before what is in it: the controllers of @type that come first. */
#define HAPPEN(window, type, ...) \
  G_STMT_START \
  { \
    g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window)); \
\
    for (guint c = 0; c < g_list_model_get_n_items (controllers); c++) \
      { \
        g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, c); \
\
        if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type) && \
            gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE) \
          g_signal_emit_by_name (controller, __VA_ARGS__); \
      } \
  } \
  G_STMT_END

static void
point_at (Fixture *fixture, GtkWidget *widget, double aside)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  graphene_point_t middle = { gtk_widget_get_width (widget) / 2, gtk_widget_get_height (widget) / 2 };

  g_assert_true (gtk_widget_compute_point (widget, window, &middle, &middle));
  HAPPEN (window, GTK_TYPE_EVENT_CONTROLLER_MOTION, "motion", (double) middle.x + aside, (double) middle.y);
}

static void
press_key (Fixture *fixture, guint key)
{
  gboolean handled = FALSE;

  HAPPEN (fixture->window, GTK_TYPE_EVENT_CONTROLLER_KEY, "key-pressed", key, 0, 0, &handled);
}

/* @space: what the rules are shown of now. */
static void
assert_explains (GtkWidget *space)
{
  g_auto (PwExplained) explained = { 0 };

  g_assert_true (pw_explain_find_pointed (space, &explained));
  g_assert_cmpstr (explained.subject, ==, pw_space_get_name (PW_SPACE (space)));
  explain ();
  assert_shown (explained.rules);
  close_dialog ();
}

static void
point_from_to (Fixture *fixture, GtkWidget *from, GtkWidget *to)
{
  point_at (fixture, from, 0);
  point_at (fixture, to, 0);
  g_assert_true (gtk_widget_is_ancestor (pw_pointer_find (GTK_WINDOW (fixture->window)), to) ||
                 pw_pointer_find (GTK_WINDOW (fixture->window)) == to);
}

/* A space that other rules explain. */
static GtkWidget *
find_other (GtkWidget *main_place, const char *rules)
{
  for (guint i = 1;; i++)
    {
      GtkWidget *space = pw_ui_test_find (main_place, PW_TYPE_SPACE, i);
      g_auto (PwExplained) explained = { 0 };

      g_assert_nonnull (space);
      if (gtk_widget_get_mapped (space) && pw_explain_find_pointed (space, &explained) && g_strcmp0 (explained.rules, rules) != 0)
        return space;
    }
}

/* What is pointed at, unless the keyboard or a button of the mouse was used since. */
static void
test_of_the_space_pointed_at (Fixture *fixture, gconstpointer data)
{
  GtkWidget *main_place = pw_ui_test_child (fixture->page, "main_place"), *bar = pw_ui_test_child (fixture->page, "bar");
  GtkWidget *focused = pw_ui_test_find (main_place, PW_TYPE_SPACE, 0), *pointed;
  g_auto (PwExplained) of_focused = { 0 };
  GtkWindow *window = GTK_WINDOW (fixture->window);

  g_assert_true (pw_explain_find_pointed (focused, &of_focused));
  pointed = find_other (main_place, of_focused.rules);
  g_assert_true (gtk_widget_grab_focus (focused));

  /* A window that comes up under the pointer, and a hand that lies on the mouse. */
  point_at (fixture, pointed, 0);
  point_at (fixture, pointed, 2);
  g_assert_null (pw_pointer_find (window));
  assert_explains (focused);

  /* The key that asks is no other use of the keyboard. */
  point_from_to (fixture, focused, pointed);
  press_key (fixture, GDK_KEY_F1);
  assert_explains (pointed);
  /* And again. The screen's own pointer may have been told of when the dialog closed. */
  point_at (fixture, pointed, 0);
  assert_explains (pointed);

  point_at (fixture, pointed, 0);
  press_key (fixture, GDK_KEY_Left);
  point_at (fixture, pointed, 2);
  g_assert_null (pw_pointer_find (window));
  point_at (fixture, pointed, 8);
  g_assert_nonnull (pw_pointer_find (window));
  press_key (fixture, GDK_KEY_Left);
  assert_explains (focused);

  /* A click is a use of what was clicked. */
  point_from_to (fixture, focused, pointed);
  HAPPEN (window, GTK_TYPE_GESTURE_CLICK, "pressed", 1, 0.0, 0.0);
  g_assert_null (pw_pointer_find (window));
  assert_explains (focused);

  /* Where nothing is explained, the focus is asked. */
  point_from_to (fixture, pointed, bar);
  assert_explains (focused);

  /* A refusal is asked for, until something is pointed at. */
  point_from_to (fixture, focused, pointed);
  refuse (fixture);
  press_key (fixture, GDK_KEY_Return);
  explain ();
  assert_shown (pw_session_get_game (fixture->session)->rules[pw_table_page_get_refused (fixture->page)->code].id);
  close_dialog ();
  point_from_to (fixture, focused, pointed);
  assert_explains (pointed);
}

/* Where the focus stays with what says nothing, what was clicked is asked, until a key is pressed. */
static void
test_of_the_space_clicked (Fixture *fixture, gconstpointer data)
{
  GtkWidget *main_place = pw_ui_test_child (fixture->page, "main_place");
  GtkWidget *before = pw_ui_test_find (main_place, PW_TYPE_SPACE, 0), *clicked = find_other (main_place, NULL);
  GtkWindow *window = GTK_WINDOW (fixture->window);

  gtk_window_set_focus (window, NULL);
  for (guint i = 0; i < 2; i++)
    {
      point_from_to (fixture, before, clicked);
      HAPPEN (window, GTK_TYPE_GESTURE_CLICK, "pressed", 1, 0.0, 0.0);
      g_assert_null (pw_pointer_find (window));
      assert_explains (clicked);
    }
  point_from_to (fixture, before, clicked);
  HAPPEN (window, GTK_TYPE_GESTURE_CLICK, "pressed", 1, 0.0, 0.0);
  press_key (fixture, GDK_KEY_Left);
  g_assert_null (pw_pointer_find_clicked (window));
  explain ();
  g_assert_cmpuint (count_shown (), ==, pw_session_get_game (fixture->session)->n_rules);
  close_dialog ();
}

/* Each number of an end position by the rules that make something of it. */
static void
test_of_every_field (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_session_get_game (fixture->session);
  GtkWidget *spin, *page = pw_ui_test_find (GTK_WIDGET (fixture->window), PW_TYPE_POSITION_PAGE, 0);
  guint n = 0;

  pw_position_page_show_whole (PW_POSITION_PAGE (page), TRUE);
  pw_ui_test_settle ();
  for (guint i = 0; (spin = pw_ui_test_find (GTK_WIDGET (fixture->window), GTK_TYPE_SPIN_BUTTON, i)); i++)
    {
      g_auto (PwExplained) explained = { 0 };
      g_autoptr (GArray) rules = NULL;
      g_auto (GStrv) words = NULL;
      GtkWidget *inner = gtk_widget_get_first_child (spin);

      if (!gtk_widget_get_mapped (spin))
        continue;
      g_assert_true (pw_explain_find (inner, &explained));
      g_assert_true (explained.game == game);
      rules = pw_rule_search_ids (game, explained.rules);
      words = g_strsplit (explained.rules, " ", -1);
      g_assert_cmpuint (rules->len, ==, g_strv_length (words));
      n++;
    }
  g_assert_cmpuint (n, >, 3);
}

static void
test_of_a_chip (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_session_get_game (fixture->session);
  GtkWidget *chip = g_object_ref_sink (pw_rule_chip_new (game, "9.2"));
  g_auto (PwExplained) explained = { 0 };

  g_assert_true (pw_explain_find (chip, &explained));
  g_assert_cmpstr (explained.rules, ==, "9.2");
  g_action_group_activate_action (G_ACTION_GROUP (pw_ui_test_application ()), "show-rules",
                                  g_variant_new ("(ss)", game->id, "9.2"));
  pw_ui_test_settle ();
  assert_shown ("9.2");
  close_dialog ();
  g_object_unref (chip);
}

/* What a chip shows is there when it is pressed, and not made before: a score sheet has many of them. */
static void
test_a_chip_shows_its_rule (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_session_get_game (fixture->session);
  GtkMenuButton *chip = GTK_MENU_BUTTON (pw_rule_chip_new (game, "9.2"));
  GtkWidget *window = gtk_window_new ();
  g_autofree char *heading = g_strdup_printf ("9.2: %s", game->rules[pw_game_find_rule (game, "9.2")].title);

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (chip));
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (chip)));
  g_assert_null (gtk_menu_button_get_popover (chip));
  for (guint i = 0; i < 2; i++)
    {
      gtk_menu_button_popup (chip);
      pw_ui_test_settle ();
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (chip))));
      g_assert_true (pw_ui_table_reads (gtk_menu_button_get_popover (chip), heading));
      gtk_menu_button_popdown (chip);
      pw_ui_test_settle ();
    }
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

#define ADD(name, function) g_test_add ("/ui/rules-of-things/" name, Fixture, NULL, set_up, function, tear_down)
#define ADD_FOR(name, function, record) g_test_add ("/ui/rules-of-things/" name, Fixture, record, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);

  ADD ("of-every-space", test_of_every_space);
  ADD_FOR ("of-every-space-of-kingsburg", test_of_every_space, "game: kingsburg\nplayer: Ana\nplayer: Ben\nplayer: Cleo\n\n");
  ADD ("of-the-focused-space", test_of_the_focused_space);
  ADD ("of-the-space-pointed-at", test_of_the_space_pointed_at);
  ADD ("of-the-space-clicked", test_of_the_space_clicked);
  ADD_FOR ("of-every-field", test_of_every_field, "game: burgundy\nlevel: final\nplayer: Ana\nplayer: Ben\n\n");
  ADD_FOR ("of-every-field-of-kingsburg", test_of_every_field, "game: kingsburg\nlevel: final\nplayer: Ana\nplayer: Ben\n\n");
  ADD ("of-a-chip", test_of_a_chip);
  ADD ("a-chip-shows-its-rule", test_a_chip_shows_its_rule);
  return g_test_run ();
}
