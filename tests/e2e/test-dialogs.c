/* test-dialogs.c: whatever opens above the window or beside it, and closes again, leaves the window on the bus
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "pw-e2e.h"

/* What the log says of the last move of the record. */
#define LAST_LINE "Player 2 takes 2 workers (die 2)*"

static const char *program, *referee, *record_path;

/* A screen reader counts the windows, one closes, and the reader asks for the last one it counted. */
static void
ask_for_one_too_many (AtspiAccessible *root)
{
  int n = atspi_accessible_get_child_count (root, NULL);

  g_assert_cmpint (n, ==, 1);
  for (int i = 0; i < 3; i++)
    {
      pw_unref AtspiAccessible *nothing = atspi_accessible_get_child_at_index (root, n + i, NULL);
    }
}

/* The window is there with all that is in it, alone, and takes keys. */
static void
expect_window (PwE2e *e2e, AtspiAccessible *root)
{
  ask_for_one_too_many (root);
  pw_e2e_expect (e2e, LAST_LINE);
  pw_e2e_take_focus (e2e);
  pw_e2e_keys (e2e, "ctrl+z");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_INVALID, LAST_LINE);
  pw_e2e_keys (e2e, "ctrl+shift+z");
  pw_e2e_expect (e2e, LAST_LINE);
}

/* What is opened how, and by which role and name it is found; closed by Escape. */
static const struct
{
  const char *type;             /* a line that is refused, entered first; or NULL */
  const char *keys;
  const char *last;             /* the last item of the menu this opens, or NULL */
  AtspiRole role;               /* file choosers are GTK's: those of 4.8 have none */
  const char *name;
} opened[] = {
  { NULL, "ctrl+e", NULL, ATSPI_ROLE_DIALOG, "Edit move 9" },
  { NULL, "ctrl+i", NULL, ATSPI_ROLE_DIALOG, "Insert before move 9" },
  { NULL, "ctrl+t", NULL, ATSPI_ROLE_DIALOG, "Correct the table" },
  { NULL, "F1", NULL, ATSPI_ROLE_DIALOG, "Rules" },
  { NULL, "ctrl+comma", NULL, ATSPI_ROLE_DIALOG, "Preferences" },
  { NULL, "ctrl+question", NULL, ATSPI_ROLE_DIALOG, "Keyboard shortcuts" },
  { NULL, "F10", "About Pipwright", ATSPI_ROLE_DIALOG, "About Pipwright" },
  { NULL, "shift+F11", NULL, ATSPI_ROLE_FRAME, "Table view*Pipwright" },
  { NULL, "ctrl+o", NULL, ATSPI_ROLE_INVALID, "Open a record" },
  { NULL, "ctrl+shift+s", NULL, ATSPI_ROLE_INVALID, "Save a copy" },
  { "take 5 mine die=2 workers=0", "ctrl+shift+Return", NULL, ATSPI_ROLE_DIALOG, "We played it so" },
};

static void
windows_come_and_go (void)
{
  g_autofree char *directory = g_dir_make_tmp ("pipwright-dialogs-XXXXXX", NULL);
  g_autofree char *path = pw_e2e_put_record (directory, "game.pipwright",
                                             (const char *[]){ referee, "convert", "--to", "json", record_path, NULL });
  const char *argv[] = { path, NULL };
  PwE2e *e2e = pw_e2e_new (program, argv, NULL);
  pw_unref AtspiAccessible *root = NULL;

  pw_e2e_start (e2e);
  pw_e2e_expect_role (e2e, ATSPI_ROLE_FRAME, "*Pipwright");
  root = pw_e2e_get_root (e2e);
  for (guint i = 0; i < G_N_ELEMENTS (opened); i++)
    {
      if (opened[i].type)
        {
          pw_e2e_say (e2e, opened[i].type);
          pw_e2e_expect_role (e2e, ATSPI_ROLE_PUSH_BUTTON, "*We *played it so*");
        }
      pw_e2e_keys (e2e, opened[i].keys);
      if (opened[i].last)
        {
          pw_e2e_expect_role (e2e, ATSPI_ROLE_MENU_ITEM, opened[i].last);
          pw_e2e_keys (e2e, "Up Return");
        }
      pw_e2e_wait_window (e2e, opened[i].role, opened[i].name);
      pw_e2e_keys (e2e, "Escape");
      pw_e2e_wait_window_gone (e2e, opened[i].role, opened[i].name);
      g_test_message ("%s came and went", opened[i].name);
      expect_window (e2e, root);
    }
  pw_e2e_quit (e2e);
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
  g_test_add_func ("/e2e/windows-come-and-go", windows_come_and_go);
  return g_test_run ();
}
