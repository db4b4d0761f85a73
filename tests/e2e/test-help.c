/* test-help.c: the rules from a refusal, and the preferences, in the real program by keyboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "pw-e2e.h"

static const char *program, *record_path;

/* Why was that refused? One key, and another one back. */
static void
rules_of_a_refusal (void)
{
  const char *argv[] = { record_path, NULL };
  PwE2e *e2e = pw_e2e_new (program, argv, NULL);

  pw_e2e_start (e2e);
  pw_e2e_expect_role (e2e, ATSPI_ROLE_FRAME, "*Pipwright");
  pw_e2e_type (e2e, "take 5 mine die=2 workers=0");
  pw_e2e_keys (e2e, "Return");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_PUSH_BUTTON, "*Wrong ruling?*");
  pw_e2e_keys (e2e, "F1");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_DIALOG, "Rules");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, "Rule 4.3a: Take a tile.*");
  pw_e2e_take_focus (e2e);
  /* Whoever types searches all of them. */
  pw_e2e_type (e2e, "monastery 26");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, "Rule 11.26:*");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_LIST_ITEM, "Rule 4.3a:*");
  pw_e2e_keys (e2e, "Escape");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, "Rule 1.1:*");
  pw_e2e_keys (e2e, "Escape");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_DIALOG, "Rules");
  pw_e2e_take_focus (e2e);
  /* What was typed, and why it was refused, is still there. */
  pw_e2e_expect_role (e2e, ATSPI_ROLE_PUSH_BUTTON, "*Wrong ruling?*");
  pw_e2e_quit (e2e);
}

/* What is that? Pointed at with the mouse, until the keyboard is used again. */
static void
rules_of_a_tile (void)
{
  const char *argv[] = { record_path, NULL };
  PwE2e *e2e = pw_e2e_new (program, argv, NULL);
  pw_unref AtspiAccessible *space = NULL;

  pw_e2e_start (e2e);
  space = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, "e3, mine, needs 4, empty");
  pw_e2e_point (e2e, space);
  pw_e2e_keys (e2e, "F1");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_DIALOG, "Rules");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LABEL, "e3, mine, needs 4, empty");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, "Rule 5.1:*");
  pw_e2e_take_focus (e2e);
  pw_e2e_keys (e2e, "Escape");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_DIALOG, "Rules");
  pw_e2e_take_focus (e2e);

  /* The pointer still lies there, but what was refused now was typed. */
  pw_e2e_say (e2e, "take 5 mine die=2 workers=0");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_PUSH_BUTTON, "*Wrong ruling?*");
  pw_e2e_keys (e2e, "F1");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, "Rule 4.3a: Take a tile.*");
  pw_e2e_take_focus (e2e);
  pw_e2e_keys (e2e, "Escape");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_DIALOG, "Rules");
  pw_e2e_take_focus (e2e);
  pw_e2e_quit (e2e);
}

/* A name that is kept sits down at the next table. */
static void
preferences (void)
{
  const char *argv[] = { NULL };
  PwE2e *e2e = pw_e2e_new (program, argv, NULL);
  pw_unref AtspiAccessible *entry = NULL;

  pw_e2e_start (e2e);
  pw_e2e_expect_role (e2e, ATSPI_ROLE_FRAME, "*Pipwright");
  pw_e2e_keys (e2e, "ctrl+comma");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_DIALOG, "Preferences");
  pw_e2e_take_focus (e2e);
  entry = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "Add a name");
  pw_e2e_click (e2e, entry);
  pw_e2e_type (e2e, "Dorothea");
  pw_e2e_keys (e2e, "Return");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_PUSH_BUTTON, "Remove Dorothea");
  pw_e2e_keys (e2e, "Escape");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_DIALOG, "Preferences");
  pw_e2e_take_focus (e2e);
  pw_e2e_keys (e2e, "ctrl+n");
  pw_e2e_expect (e2e, "*Dorothea*");
  pw_e2e_quit (e2e);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 3);
  program = argv[1];
  record_path = argv[2];
  g_test_add_func ("/e2e/help/rules-of-a-refusal", rules_of_a_refusal);
  g_test_add_func ("/e2e/help/rules-of-a-tile", rules_of_a_tile);
  g_test_add_func ("/e2e/help/preferences", preferences);
  return g_test_run ();
}
