/* test-names.c: whatever can have the focus has a name, and what is pressed an action, on every page
 *
 * test-names PROGRAM BURGUNDY-RECORD KINGSBURG-RECORD: a finished game of the one, a game that goes on of the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "pw-e2e.h"

/* No page is nested deeper; what is has a loop. */
#define MAX_DEPTH 60

static const char *program, *finished, *going_on;

/* GTK names what has no name by its type: "GtkButton". */
static gboolean
is_type_name (const char *name)
{
  return name[0] == '\0' || g_regex_match_simple ("^(Gtk|Adw|Pw|Cb|Kb)[A-Z][A-Za-z]+$", name, 0, 0);
}

/* A name of its own, or words in it that are read in its place. */
static gboolean
has_words (AtspiAccessible *widget, guint depth)
{
  g_autofree char *name = pw_e2e_name (widget);
  int n = atspi_accessible_get_child_count (widget, NULL);

  if (!is_type_name (name))
    return TRUE;
  for (int i = 0; i < n && depth < MAX_DEPTH; i++)
    {
      pw_unref AtspiAccessible *child = atspi_accessible_get_child_at_index (widget, i, NULL);

      if (child && has_words (child, depth + 1))
        return TRUE;
    }
  return FALSE;
}

/* What is pressed; anything else is entered, read or scrolled. */
static gboolean
is_pressed (AtspiRole role)
{
  return role == ATSPI_ROLE_PUSH_BUTTON || role == ATSPI_ROLE_TOGGLE_BUTTON || role == ATSPI_ROLE_RADIO_BUTTON ||
         role == ATSPI_ROLE_CHECK_BOX || role == ATSPI_ROLE_LINK || role == ATSPI_ROLE_MENU_ITEM;
}

/* Areas and lists pass the focus on to what is in them, and what a drop-down shows is part of its button. */
static gboolean
takes_focus (AtspiRole role)
{
  return role != ATSPI_ROLE_SCROLL_PANE && role != ATSPI_ROLE_FRAME && role != ATSPI_ROLE_LIST && role != ATSPI_ROLE_FILLER;
}

static gboolean
has_action (AtspiAccessible *widget)
{
  pw_unref AtspiAction *action = atspi_accessible_get_action_iface (widget);

  return action && atspi_action_get_n_actions (action, NULL) > 0;
}

typedef struct
{
  const char *page;
  guint seen, unnamed, dead;
} Walk;

static void
walk_into (Walk *walk, AtspiAccessible *widget, const char *above, guint depth)
{
  g_autofree char *name = pw_e2e_name (widget);
  g_autofree char *kind = atspi_accessible_get_role_name (widget, NULL);
  g_autofree char *path = g_strconcat (above, "/", is_type_name (name) ? kind : name, NULL);
  AtspiRole role = atspi_accessible_get_role (widget, NULL);
  int n = atspi_accessible_get_child_count (widget, NULL);

  g_assert_cmpuint (depth, <, MAX_DEPTH);
  if (takes_focus (role) && pw_e2e_has_state (widget, ATSPI_STATE_FOCUSABLE))
    {
      walk->seen++;
      /* The rows of a list that drops down are read by their text; newer toolkits show the one in its button so too. */
      if (is_type_name (name) && !((role == ATSPI_ROLE_LIST_ITEM || role == ATSPI_ROLE_PANEL) && has_words (widget, depth)))
        {
          g_test_message ("%s: no name: %s (%s)", walk->page, path, kind);
          walk->unnamed++;
        }
      if (is_pressed (role) && !has_action (widget))
        {
          g_test_message ("%s: no action: %s", walk->page, path);
          walk->dead++;
        }
    }
  /* What is not shown must not be told. */
  if (role == ATSPI_ROLE_ALERT && pw_e2e_has_state (widget, ATSPI_STATE_SHOWING) && !has_words (widget, depth))
    {
      g_test_message ("%s: an alert that says nothing: %s", walk->page, path);
      walk->unnamed++;
    }
  for (int i = 0; i < n; i++)
    {
      pw_unref AtspiAccessible *child = atspi_accessible_get_child_at_index (widget, i, NULL);

      if (child)
        walk_into (walk, child, path, depth + 1);
    }
}

static void
look (PwE2e *e2e, const char *page, guint least)
{
  Walk walk = { .page = page };
  static const AtspiRole roles[] = { ATSPI_ROLE_FRAME, ATSPI_ROLE_DIALOG };

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      g_autoptr (GPtrArray) windows = pw_e2e_find_all (e2e, roles[i], "*");

      for (guint w = 0; w < windows->len; w++)
        walk_into (&walk, windows->pdata[w], "", 0);
    }
  g_test_message ("%s: %u widgets that can have the focus", page, walk.seen);
  g_assert_cmpuint (walk.seen, >=, least);
  g_assert_cmpuint (walk.unnamed, ==, 0);
  g_assert_cmpuint (walk.dead, ==, 0);
}

static void
a_new_game (void)
{
  PwE2e *e2e = pw_e2e_new (program, NULL, NULL);

  pw_e2e_start (e2e);
  pw_e2e_expect (e2e, "New game");
  look (e2e, "start", 6);
  pw_e2e_keys (e2e, "ctrl+n");
  pw_e2e_expect (e2e, "Player 3, Player 3, *");
  look (e2e, "set-up", 40);
  pw_e2e_press (e2e, "*Start the game*");
  pw_e2e_expect (e2e, "Player 1, duchy 1");
  look (e2e, "table", 60);
  pw_e2e_keys (e2e, "ctrl+l");
  pw_e2e_expect (e2e, "Line by line");
  look (e2e, "ledger", 6);
  pw_e2e_keys (e2e, "Escape shift+ctrl+l");
  pw_e2e_expect (e2e, "Search the library");
  look (e2e, "library", 8);
  pw_e2e_keys (e2e, "ctrl+d");
  pw_e2e_expect (e2e, "a1, no colour, needs 6");
  look (e2e, "editor", 50);
  pw_e2e_keys (e2e, "ctrl+comma");
  pw_e2e_expect (e2e, "Preferences");
  look (e2e, "preferences", 60);
  pw_e2e_free (e2e);
}

static void
games_from_files (void)
{
  const char *const first[] = { finished, NULL }, *const second[] = { going_on, NULL };
  PwE2e *e2e = pw_e2e_new (program, first, NULL);

  pw_e2e_start (e2e);
  pw_e2e_expect (e2e, "Place 1: *");
  look (e2e, "final page", 8);
  pw_e2e_free (e2e);

  e2e = pw_e2e_new (program, second, NULL);
  pw_e2e_start (e2e);
  pw_e2e_expect (e2e, "Entry");
  look (e2e, "table of another game", 50);
  pw_e2e_free (e2e);
}

static void
a_position (void)
{
  PwE2e *e2e = pw_e2e_new (program, NULL, NULL);

  pw_e2e_start (e2e);
  pw_e2e_press (e2e, "Final scoring");
  pw_e2e_expect (e2e, "Player 3, Player 3, *");
  pw_e2e_press (e2e, "*Enter the end position*");
  pw_e2e_expect (e2e, "Points on the track: 1");
  look (e2e, "questions", 60);
  pw_e2e_press (e2e, "*Whole board*");
  pw_e2e_expect (e2e, "Player 1, duchy 1");
  look (e2e, "position", 60);
  pw_e2e_free (e2e);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 4);
  program = argv[1];
  finished = argv[2];
  going_on = argv[3];
  g_test_add_func ("/e2e/names/a-new-game", a_new_game);
  g_test_add_func ("/e2e/names/games-from-files", games_from_files);
  g_test_add_func ("/e2e/names/a-position", a_position);
  return g_test_run ();
}
