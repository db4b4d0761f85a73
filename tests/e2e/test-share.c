/* test-share.c: what leaves a finished game in the real program, each read by a reader of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "pw-e2e.h"

static const char *program, *referee, *read_csv;

/* A finished game of two, as a file in @folder. Free its path. */
static char *
put_game (const char *folder)
{
  return pw_e2e_put_record (folder, "game.pipwright",
                            (const char *[]){ referee, "deal", "--game", "burgundy", "--players", "2", "--seed", "7", NULL });
}

/* -- In the window ---------------------------------------------------------------------------------- */

static void
save_as (PwE2e *e2e, const char *title, const char *path)
{
  pw_e2e_choose_file (e2e, title, TRUE, path);
  pw_e2e_wait_file (e2e, path);
}

/* The main menu, and in it a command; one of a menu in it by both names. */
static void
choose (PwE2e *e2e, const char *menu, const char *command)
{
  pw_unref AtspiAccessible *button = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, "Main menu");
  pw_unref AtspiAccessible *item = NULL;

  pw_e2e_click (e2e, button);
  if (menu)
    {
      pw_unref AtspiAccessible *more = pw_e2e_wait (e2e, ATSPI_ROLE_MENU_ITEM, menu);

      pw_e2e_activate (e2e, more);
    }
  item = pw_e2e_wait (e2e, ATSPI_ROLE_MENU_ITEM, command);
  pw_e2e_activate (e2e, item);
}

static PwE2e *
open_game (void)
{
  g_autofree char *folder = g_dir_make_tmp ("pipwright-share-XXXXXX", NULL), *path = put_game (folder);
  const char *argv[] = { path, NULL };
  PwE2e *e2e = pw_e2e_new (program, argv, NULL);

  pw_e2e_start (e2e);
  pw_e2e_expect_role (e2e, ATSPI_ROLE_FRAME, "Final scoring*Pipwright");
  g_unlink (path);
  g_rmdir (folder);
  return e2e;
}

/* A link with its code, which a reader finds on the picture of the screen; the same as a table. */
static void
shared (void)
{
  PwE2e *e2e = open_game ();
  g_autofree char *table = g_build_filename (pw_e2e_get_home (e2e), "game.csv", NULL);
  g_autofree char *picture = g_build_filename (pw_e2e_get_home (e2e), "screen.ppm", NULL);
  g_autofree char *code = NULL, *json = NULL, *cells = NULL;

  choose (e2e, NULL, "Share the result…");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_DIALOG, "Share the result");
  pw_e2e_take_focus (e2e);
  pw_e2e_expect_role (e2e, ATSPI_ROLE_IMAGE, "QR code of the link for BG Stats");
  pw_e2e_picture (e2e, picture);
  code = pw_e2e_output_of ((const char *[]){ "zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", picture, NULL });
  g_assert_true (g_str_has_prefix (code, "https://app.bgstatsapp.com/createPlay.html?data="));
  json = g_uri_unescape_string (g_strchomp (code) + strlen ("https://app.bgstatsapp.com/createPlay.html?data="), NULL);
  g_assert_nonnull (strstr (json, "\"bggId\":271320"));
  g_assert_nonnull (strstr (json, "\"name\":\"Ana\""));
  g_assert_nonnull (strstr (json, "\"winner\":true"));
  pw_e2e_press (e2e, "*Copy the link*");
  pw_e2e_expect (e2e, "The link is copied.");
  pw_e2e_press (e2e, "*Save as a *table*");
  save_as (e2e, "Save a table", table);
  pw_e2e_expect (e2e, "The table is saved.");
  cells = pw_e2e_output_of ((const char *[]){ "python3", read_csv, table, NULL });
  g_assert_nonnull (strstr (cells, "'Ana'"));
  g_assert_nonnull (strstr (cells, "'Ben'"));
  pw_e2e_keys (e2e, "Escape");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_DIALOG, "Share the result");
  pw_e2e_take_focus (e2e);
  pw_e2e_quit (e2e);
}

/* A place where nothing can be written: said in the dialog, which stays. */
static void
not_written (void)
{
  PwE2e *e2e = open_game ();

  choose (e2e, NULL, "Share the result…");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_DIALOG, "Share the result");
  pw_e2e_take_focus (e2e);
  pw_e2e_press (e2e, "*Save as a *table*");
  pw_e2e_choose_file (e2e, "Save a table", TRUE, "/proc/game.csv");
  pw_e2e_expect (e2e, "*game.csv* is not written:*");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_DIALOG, "Share the result");
  pw_e2e_keys (e2e, "Escape");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_DIALOG, "Share the result");
  pw_e2e_take_focus (e2e);
  pw_e2e_quit (e2e);
}

static gboolean
has_text (PwE2e *e2e, gpointer field)
{
  g_autofree char *text = pw_e2e_text (field);

  return *text != '\0';
}

/* The filled score sheet, the blank one and the log, as PDF. */
static void
on_paper (void)
{
  static const struct
  {
    const char *command, *word;
  } sheets[] = {
    { "Score sheet as PDF…", "Ana" },
    { "Blank score sheet as PDF…", "Total" },
    { "Log as PDF…", "Ana" },
  };
  PwE2e *e2e = open_game ();

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/sheet-%u.pdf", pw_e2e_get_home (e2e), i), *text = NULL;

      choose (e2e, "Print or save as PDF", sheets[i].command);
      save_as (e2e, "Save as PDF", path);
      text = pw_e2e_output_of ((const char *[]){ "pdftotext", "-layout", path, "-", NULL });
      g_assert_nonnull (strstr (text, sheets[i].word));
      g_assert_nonnull (strstr (text, "Pipwright"));
    }
  pw_e2e_take_focus (e2e);
  pw_e2e_quit (e2e);
}

static gboolean
is_focused (PwE2e *e2e, gpointer field)
{
  return pw_e2e_has_state (field, ATSPI_STATE_FOCUSED);
}

/* What is copied can be pasted; any field will do. Each step is waited for: copied, the other page, the keyboard in its field. */
static void
copied (void)
{
  PwE2e *e2e = open_game ();
  pw_unref AtspiAccessible *copy = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, "*Copy as text*"), *search = NULL;
  g_autofree char *pasted = NULL;

  pw_e2e_click (e2e, copy);
  pw_e2e_expect (e2e, "Copied");
  pw_e2e_keys (e2e, "ctrl+shift+l");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_FRAME, "Library*Pipwright");
  search = pw_e2e_wait (e2e, ATSPI_ROLE_ENTRY, "Search the library");
  pw_e2e_until (e2e, is_focused, search, "the keyboard in the field");
  pw_e2e_keys (e2e, "ctrl+v");
  pw_e2e_until (e2e, has_text, search, "the scores in the field");
  pasted = pw_e2e_text (search);
  g_assert_nonnull (strstr (pasted, "Ana"));
  g_assert_nonnull (strstr (pasted, "Ben"));
  pw_e2e_quit (e2e);
}

/* The dialog of the printer comes, is closed without printing, and the window goes on. */
static void
printed (void)
{
  PwE2e *e2e = open_game ();

  choose (e2e, "Print or save as PDF", "Print the score sheet…");
  pw_e2e_wait_window (e2e, ATSPI_ROLE_INVALID, "Print");
  pw_e2e_keys (e2e, "Escape");
  pw_e2e_wait_window_gone (e2e, ATSPI_ROLE_INVALID, "Print");
  pw_e2e_take_focus (e2e);
  pw_e2e_press (e2e, "*Copy as text*");
  pw_e2e_expect (e2e, "Copied");
  pw_e2e_take_focus (e2e);
  pw_e2e_quit (e2e);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 4);
  program = argv[1];
  referee = argv[2];
  read_csv = argv[3];
  g_test_add_func ("/e2e/share/shared", shared);
  g_test_add_func ("/e2e/share/not-written", not_written);
  g_test_add_func ("/e2e/share/on-paper", on_paper);
  g_test_add_func ("/e2e/share/copied", copied);
  g_test_add_func ("/e2e/share/printed", printed);
  return g_test_run ();
}
