/* test-duchy.c: a duchy entered by keyboard, saved, and chosen when a game is set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "pw-e2e.h"

static const char *program;

/* Whether a record in the program's home carries the duchy. */
static gboolean
record_carries_it (PwE2e *e2e, gpointer data)
{
  g_autofree char *path = pw_e2e_saved_path (e2e), *content = NULL;

  return path && g_file_get_contents (path, &content, NULL, NULL) && strstr (content, "\"components\"") &&
         strstr (content, "\"name\": \"Vale\"") && strstr (content, "\"rows\": [\"KCCS\", \"KLLLS\"");
}

static gboolean
is_focused (PwE2e *e2e, gpointer name)
{
  pw_unref AtspiAccessible *widget = pw_e2e_find (e2e, ATSPI_ROLE_INVALID, name);

  return widget && pw_e2e_has_state (widget, ATSPI_STATE_FOCUSED);
}

static void
entered_saved_and_chosen (void)
{
  PwE2e *e2e = pw_e2e_new (program, NULL, NULL);
  pw_unref AtspiAccessible *editor = NULL, *first = NULL, *last = NULL, *ready = NULL, *name = NULL, *kept = NULL, *title = NULL;
  pw_unref AtspiAccessible *again = NULL, *picture = NULL, *button = NULL, *undone = NULL;

  pw_e2e_start (e2e);
  editor = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, "Duchy editor*");
  pw_e2e_keys (e2e, "ctrl+d");
  first = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "a1, no colour, needs 6");
  pw_e2e_until (e2e, is_focused, (gpointer) "a1, no colour, needs 6", "the first hex to have the focus");
  pw_e2e_type (e2e, "kccsklllssmbbmlskbbblbbkbblbbsmkbscc");
  last = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "g3, castle, needs 1");
  pw_e2e_keys (e2e, "ctrl+z");
  undone = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "g3, no colour, needs 1");
  pw_e2e_keys (e2e, "ctrl+shift+z");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_INVALID, "g3, no colour, needs 1");
  pw_e2e_until (e2e, is_focused, (gpointer) "g4, no colour, needs 3", "the last hex to have the focus");

  /* Nothing is lost when the program dies in between. */
  {
    g_autofree char *aside = g_build_filename (pw_e2e_get_home (e2e), "data", "pipwright", "duchies", "unsaved.draft", NULL);
    gint64 until = g_get_monotonic_time () + PW_E2E_PATIENCE * G_USEC_PER_SEC;
    gboolean kept_aside = FALSE;

    while (!kept_aside && g_get_monotonic_time () < until)
      {
        g_autofree char *content = NULL;

        kept_aside = g_file_get_contents (aside, &content, NULL, NULL) && strstr (content, "\"SCC.\"");
        g_usleep (50000);
      }
    g_assert_true (kept_aside);
  }
  pw_e2e_kill (e2e);
  pw_e2e_start (e2e);
  again = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, "Duchy editor*");
  pw_e2e_activate (e2e, again);
  g_clear_object (&last);
  last = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "g4, no colour, needs 3");
  pw_e2e_until (e2e, is_focused, (gpointer) "a1, monastery, needs 6", "the first hex to have the focus");
  pw_e2e_keys (e2e, "Down Down Down Down Down Down End");
  pw_e2e_until (e2e, is_focused, (gpointer) "g4, no colour, needs 3", "the last hex to have the focus again");
  pw_e2e_type (e2e, "k");
  ready = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "Nothing is missing.");
  name = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "Name of the duchy");
  pw_e2e_focus (e2e, name);
  pw_e2e_type (e2e, "Vale");
  pw_e2e_keys (e2e, "Return ctrl+s");
  kept = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "Vale, Open here");

  pw_e2e_keys (e2e, "ctrl+n");
  title = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "Vale, own");
  picture = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "Vale, own");
  pw_e2e_click (e2e, picture);
  button = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "Vale, own, Player 1");
  pw_e2e_keys (e2e, "ctrl+Return");
  pw_e2e_until (e2e, record_carries_it, NULL, "a record that carries the duchy");
  pw_e2e_free (e2e);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  program = argv[1];
  g_test_add_func ("/e2e/duchy/entered-saved-and-chosen", entered_saved_and_chosen);
  return g_test_run ();
}
