/* test-spoken.c: in every game, on every page: what can be chosen has a name, and what a tooltip tells says something
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/pw-games.h"
#include "pw-space.h"
#include "pw-tooltip.h"
#include "pw-ui-table.h"
#include "window-steps.h"

/** SAYS: a tooltip of fewer letters says nothing; nor does one of numbers alone. */
#define SAYS 3

/** MISSED: moves in which only one player's are entered, so that what the others did is asked. */
#define MISSED 12

typedef struct
{
  const char *page;
  guint n_names, n_tooltips, wrong;
} Walk;

/* Words in it that are read in its place. */
static gboolean
has_words (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && has_words (child))
      return TRUE;
  return FALSE;
}

static gboolean
is_chosen (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_SPIN_BUTTON (widget) || GTK_IS_DROP_DOWN (widget) ||
         GTK_IS_SWITCH (widget) || GTK_IS_ENTRY (widget);
}

static gboolean
has_name (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  return gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) ||
         gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) ||
         (GTK_IS_BUTTON (widget) && has_words (widget)) || (GTK_IS_MENU_BUTTON (widget) && has_words (widget)) ||
         gtk_widget_get_ancestor (gtk_widget_get_parent (widget), ADW_TYPE_ACTION_ROW) != NULL;
}

static void
check_tooltip (Walk *walk, GtkWidget *widget)
{
  const char *text = pw_tooltip_get (widget);

  /* A space's is its name, told when it is asked for. */
  if (text == NULL && PW_IS_SPACE (widget) && gtk_widget_get_has_tooltip (widget))
    text = pw_space_get_name (PW_SPACE (widget));
  if (text == NULL)
    return;
  walk->n_tooltips++;
  if (text[strspn (text, "0123456789 +-,−")] == '\0' || g_utf8_strlen (text, -1) < SAYS)
    {
      g_test_message ("%s: a tooltip that says nothing: “%s” (%s)", walk->page, text, G_OBJECT_TYPE_NAME (widget));
      walk->wrong++;
    }
}

/* The parts of what has a name need none. */
static void
walk_into (Walk *walk, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  check_tooltip (walk, widget);
  if (is_chosen (widget))
    {
      walk->n_names++;
      if (!has_name (widget))
        {
          g_test_message ("%s: no name: %s in %s", walk->page, G_OBJECT_TYPE_NAME (widget),
                          G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
          walk->wrong++;
        }
      if (!GTK_IS_BUTTON (widget))
        return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    walk_into (walk, child);
}

static void
look (PwWindow *window, const char *page)
{
  Walk walk = { .page = page };

  pw_ui_test_settle ();
  walk_into (&walk, GTK_WIDGET (window));
  g_test_message ("%s: %u names, %u tooltips", page, walk.n_names, walk.n_tooltips);
  g_assert_cmpuint (walk.n_names, >, 3);
  g_assert_cmpuint (walk.wrong, ==, 0);
}

static PwSession *
begin (const PwGame *game, guint n_moves)
{
  static const char *const names[] = { "Ana", "Ben", "Cleo" };
  g_autoptr (PwSetup) setup = pw_ui_table_setup (game, names, 3);
  PwSession *session = pw_ui_table_begin (setup);

  pw_ui_test_play_dealt (session, n_moves, 5);
  return session;
}

/* What is asked after a stretch in which one player's moves alone were entered, in games that have such a level. */
static gboolean
enter_position (PwSession *session)
{
  const PwGame *game = pw_session_get_game (session);

  guint less = 1;
  PwMove move;

  while (less < pw_game_n_levels (game) && !pw_game_nth_level (game, less)->seat)
    less++;
  if (less == pw_game_n_levels (game) || !pw_game_level_move (game, less, 0, &move) || !pw_session_play (session, &move, NULL))
    return FALSE;
  pw_ui_test_play_dealt (session, MISSED, 5);
  return pw_game_level_move (game, 0, 0, &move) && pw_session_play (session, &move, NULL);
}

static void
test_game (gconstpointer data)
{
  const PwGame *game = data;
  static const guint moments[] = { 3, 30, 55 };

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      PwSession *session = begin (game, moments[i]);
      PwWindow *window = pw_ui_table_open (session);

      look (window, "table");
      if (i == 1)
        {
          activate (window, "win.ledger");
          look (window, "ledger");
          activate (window, "win.back");
        }
      if (i == 2 && enter_position (session))
        {
          for (guint n = 0; n < 60 && !pw_position_page_is_asked (pw_ui_table_position (window)); n++)
            pw_ui_test_play_dealt (session, 1, n);
          g_assert_true (pw_position_page_is_asked (pw_ui_table_position (window)));
          look (window, "position");
          pw_position_page_set_seat (pw_ui_table_position (window), PW_TABLE);
          look (window, "position of the table");
        }
      pw_ui_table_close (window, session);
    }
}

static void
test_end (gconstpointer data)
{
  PwSession *session = begin (data, G_MAXUINT);
  PwWindow *window = pw_ui_table_open (session);

  look (window, "final page");
  pw_ui_table_close (window, session);
}

static void
test_before (void)
{
  static const char *const actions[][2] = { { "app.new", "set-up" }, { "win.library", "library" } };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      PwWindow *window = pw_ui_test_window ();

      gtk_window_present (GTK_WINDOW (window));
      pw_ui_test_settle ();
      look (window, "start");
      activate (window, actions[i][0]);
      look (window, actions[i][1]);
      close_window (window);
    }
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/spoken/before", test_before);
  for (guint i = 0; i < pw_games_count (); i++)
    {
      const PwGame *game = pw_games_nth (i);
      g_autofree char *path = g_strdup_printf ("/spoken/%s", game->id), *end = g_strdup_printf ("/spoken/%s-end", game->id);

      g_test_add_data_func (path, game, test_game);
      g_test_add_data_func (end, game, test_end);
    }
  return g_test_run ();
}
