/* test-dialogs.c: whatever opens above the window or beside it, and closes again, leaves the window on the bus
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "pw-e2e.h"

/* What the log says of the last move of the record. */
#define LAST_LINE "Player 2 takes 2 workers (die 2)*"

static const char *program, *referee, *record_path;

/* The record, as the window saves it, in @directory. Free it. */
static char *
make_record (const char *directory)
{
  char *path = g_build_filename (directory, "game.pipwright", NULL);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, referee, "convert", "--output", path, record_path, NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait_check (process, NULL, &error));
  return path;
}

/* The program's root on the bus. */
static AtspiAccessible *
find_root (PwE2e *e2e)
{
  pw_unref AtspiAccessible *window = pw_e2e_wait (e2e, ATSPI_ROLE_FRAME, "*Pipwright");

  return atspi_accessible_get_application (window, NULL);
}

/* A window by its name, as @data; the windows only are looked at, not what is in them, but for dialogs: those of newer
 * toolkits lie inside the window. */
typedef struct
{
  AtspiAccessible *root;
  AtspiRole role;
  const char *name;
} Sought;

static gboolean
is_open (PwE2e *e2e, gpointer data)
{
  const Sought *sought = data;
  int n = atspi_accessible_get_child_count (sought->root, NULL);

  for (int i = 0; i < n; i++)
    {
      pw_unref AtspiAccessible *window = atspi_accessible_get_child_at_index (sought->root, i, NULL);
      g_autofree char *name = window ? pw_e2e_name (window) : NULL;

      if (name && g_pattern_match_simple (sought->name, name) &&
          (sought->role == ATSPI_ROLE_INVALID || atspi_accessible_get_role (window, NULL) == sought->role))
        return TRUE;
    }
  if (sought->role == ATSPI_ROLE_DIALOG)
    {
      pw_unref AtspiAccessible *inside = pw_e2e_find (e2e, ATSPI_ROLE_DIALOG, sought->name);

      return inside != NULL;
    }
  return FALSE;
}

static gboolean
is_closed (PwE2e *e2e, gpointer data)
{
  return !is_open (e2e, data);
}

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
  pw_unref AtspiAccessible *line = NULL, *again = NULL;

  ask_for_one_too_many (root);
  line = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, LAST_LINE);
  pw_e2e_take_focus (e2e);
  pw_e2e_keys (e2e, "ctrl+z");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_INVALID, LAST_LINE);
  pw_e2e_keys (e2e, "ctrl+shift+z");
  again = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, LAST_LINE);
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
  g_autofree char *path = make_record (directory);
  const char *argv[] = { path, NULL };
  PwE2e *e2e = pw_e2e_new (program, argv, NULL);
  pw_unref AtspiAccessible *root = NULL;

  pw_e2e_start (e2e);
  root = find_root (e2e);
  for (guint i = 0; i < G_N_ELEMENTS (opened); i++)
    {
      Sought sought = { root, opened[i].role, opened[i].name };

      if (opened[i].type)
        {
          pw_unref AtspiAccessible *refusal = NULL;

          pw_e2e_type (e2e, opened[i].type);
          pw_e2e_keys (e2e, "Return");
          refusal = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, "*We *played it so*");
        }
      pw_e2e_keys (e2e, opened[i].keys);
      if (opened[i].last)
        {
          pw_unref AtspiAccessible *item = pw_e2e_wait (e2e, ATSPI_ROLE_MENU_ITEM, opened[i].last);

          pw_e2e_keys (e2e, "Up Return");
        }
      pw_e2e_until (e2e, is_open, &sought, opened[i].name);
      pw_e2e_take_focus (e2e);
      pw_e2e_keys (e2e, "Escape");
      pw_e2e_until (e2e, is_closed, &sought, "it to close");
      g_test_message ("%s came and went", opened[i].name);
      expect_window (e2e, root);
    }
  pw_e2e_keys (e2e, "ctrl+q");
  g_assert_true (pw_e2e_wait_exit (e2e));
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
  g_test_add_func ("/e2e/windows-come-and-go", windows_come_and_go);
  return g_test_run ();
}
