/* test-harness.c: the harness finds, types, clicks, waits and kills
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-e2e.h"

static const char *demo;

static void
finds_types_and_clicks (void)
{
  PwE2e *e2e = pw_e2e_new (demo, NULL, NULL);
  pw_unref AtspiAccessible *start = NULL, *entry = NULL, *button = NULL, *typed = NULL, *clicked = NULL, *pressed = NULL;
  pw_unref AtspiAccessible *nothing = NULL, *undone = NULL;
  g_autofree char *text = NULL;

  pw_e2e_start (e2e);
  start = pw_e2e_wait (e2e, ATSPI_ROLE_LABEL, "Count 0: ");
  entry = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "Words");
  pw_e2e_focus (e2e, entry);
  pw_e2e_type (e2e, "4 36 22");
  pw_e2e_keys (e2e, "Return");
  typed = pw_e2e_wait (e2e, ATSPI_ROLE_LABEL, "Count 1: 4 36 22");
  button = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, "Add*");
  pw_e2e_click (e2e, button);
  clicked = pw_e2e_wait (e2e, ATSPI_ROLE_LABEL, "Count 2:*");
  pw_e2e_activate (e2e, button);
  pressed = pw_e2e_wait (e2e, ATSPI_ROLE_LABEL, "Count 3:*");
  pw_e2e_keys (e2e, "ctrl+z");
  undone = pw_e2e_wait (e2e, ATSPI_ROLE_LABEL, "Count 2:*");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_LABEL, "Count 3:*");
  nothing = pw_e2e_find (e2e, ATSPI_ROLE_LABEL, "Count 3:*");
  g_assert_null (nothing);
  text = pw_e2e_dump (e2e);
  g_assert_nonnull (strstr (text, "Add one"));
  pw_e2e_press (e2e, "Add and *");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LABEL, "Count 3:*");
  pw_e2e_free (e2e);
}

static void
survives_being_killed (void)
{
  PwE2e *e2e = pw_e2e_new (demo, NULL, NULL);
  pw_unref AtspiAccessible *button = NULL, *one = NULL, *again = NULL;

  pw_e2e_start (e2e);
  button = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, "Add one");
  pw_e2e_activate (e2e, button);
  one = pw_e2e_wait (e2e, ATSPI_ROLE_LABEL, "Count 1:*");
  pw_e2e_kill (e2e);
  pw_e2e_start (e2e);
  again = pw_e2e_wait (e2e, ATSPI_ROLE_LABEL, "Count 1:*");
  pw_e2e_free (e2e);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  demo = argv[1];
  g_test_add_func ("/e2e/harness/finds-types-and-clicks", finds_types_and_clicks);
  g_test_add_func ("/e2e/harness/survives-being-killed", survives_being_killed);
  return g_test_run ();
}
