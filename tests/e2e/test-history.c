/* test-history.c: an earlier line is edited in the real program, by keyboard
 *
 * A later line becomes impossible and is accepted with a reason; another goes. What the program saved is read by
 * pipwright-referee.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "pw-e2e.h"

static const char *program, *referee, *record_path;

/* What the file has to say, and what it may not. */
typedef struct
{
  const char *path;
  const char *has;
  const char *lacks;
} Saved;

static gboolean
is_saved (PwE2e *e2e, gpointer data)
{
  const Saved *saved = data;
  g_autofree char *content = NULL;

  return g_file_get_contents (saved->path, &content, NULL, NULL) && strstr (content, saved->has) &&
         !(saved->lacks && strstr (content, saved->lacks));
}

static void
fill (PwE2e *e2e, const char *field, const char *text)
{
  pw_unref AtspiAccessible *entry = pw_e2e_wait (e2e, ATSPI_ROLE_TEXT, field);

  pw_e2e_focus (e2e, entry);
  pw_e2e_keys (e2e, "ctrl+a");
  pw_e2e_type (e2e, text);
}

/* The referee plays what was saved, corrections and all. */
static void
expect_legal (const char *path)
{
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error, referee, "check", path, NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait_check (process, NULL, &error));
  g_assert_no_error (error);
}

static void
an_earlier_line_is_edited (void)
{
  g_autofree char *directory = g_dir_make_tmp ("pipwright-history-XXXXXX", NULL);
  g_autofree char *path = pw_e2e_put_record (directory, "game.pipwright",
                                             (const char *[]){ referee, "convert", "--to", "json", record_path, NULL });
  const char *argv[] = { path, NULL };
  PwE2e *e2e = pw_e2e_new (program, argv, NULL);
  Saved edited = { path, "it lay there", NULL }, undone = { path, "\"at\": 9", NULL };

  pw_e2e_start (e2e);
  pw_e2e_expect (e2e, "*Castles of Burgundy*");
  pw_e2e_expect (e2e, "Player 1 takes a ship from depot 4*");

  /* Three lines after the ship was bought: back to it, and edit it. */
  for (guint i = 0; i < 3; i++)
    pw_e2e_keys (e2e, "ctrl+z");
  pw_e2e_until (e2e, is_saved, &(Saved){ path, "\"at\": 6", NULL }, "three lines to be undone");
  for (guint i = 0; i < 3; i++)
    pw_e2e_keys (e2e, "ctrl+shift+z");
  pw_e2e_until (e2e, is_saved, &(Saved){ path, "\"at\": 9", NULL }, "three lines to be played again");
  {
    pw_unref AtspiAccessible *line = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "Player 1 takes a ship from depot 4*");

    pw_e2e_click (e2e, line);
  }
  pw_e2e_expect (e2e, "Looking at an earlier moment*");
  pw_e2e_keys (e2e, "ctrl+e");
  pw_e2e_expect (e2e, "Edit move 6");
  fill (e2e, "The line", "workers 3");
  pw_e2e_expect (e2e, "2 later lines can no longer be played:");

  /* The ship was placed all the same. */
  pw_e2e_press (e2e, "Played so…");
  fill (e2e, "Reason", "it lay there");
  pw_e2e_keys (e2e, "Return");
  pw_e2e_expect (e2e, "Played so: it lay there");
  pw_e2e_press (e2e, "*Apply");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_INVALID, "Edit move 6");
  pw_e2e_until (e2e, is_saved, &edited, "the edited game to be saved");
  expect_legal (path);

  /* One step takes the whole change back. */
  pw_e2e_take_focus (e2e);
  pw_e2e_expect (e2e, "Player 1 takes 2 workers (die 3)*");
  pw_e2e_keys (e2e, "ctrl+z");
  pw_e2e_expect (e2e, "Player 1 takes a ship from depot 4*");
  pw_e2e_until (e2e, is_saved, &undone, "the change to be undone");
  expect_legal (path);
  pw_e2e_keys (e2e, "ctrl+shift+z");
  pw_e2e_until (e2e, is_saved, &edited, "the change to be made again");

  pw_e2e_free (e2e);
  g_unlink (path);
  g_rmdir (directory);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 4);
  program = argv[1];
  referee = argv[2];
  record_path = argv[3];
  g_test_add_func ("/e2e/an-earlier-line-is-edited", an_earlier_line_is_edited);
  return g_test_run ();
}
