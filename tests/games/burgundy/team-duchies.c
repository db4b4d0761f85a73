/* team-duchies.c: two invented team duchies, as the printed ones are not known (18.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "team-duchies.h"

#include "games/burgundy/data/cb-duchy.h"

/**
 * team_duchy:
 * @i: 0: "Test halves north", on which the first castle lies on h1; 1: "Test halves south", with j1 and p2
 *
 * Returns: its value of the seat option
 */
gint16
team_duchy (guint i)
{
  static const char *const files[] = { "test-team-north.json", "test-team-south.json" };
  static gint16 values[2] = { -1, -1 };
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  CbDraft draft;

  if (values[i] >= 0)
    return values[i];
  path = g_build_filename (g_getenv ("PW_SOURCE_ROOT"), "tests", "games", "burgundy", files[i], NULL);
  if (!cb_draft_load (&draft, path, &error))
    g_error ("%s: %s", path, error->message);
  values[i] = (gint16) cb_duchy_register (&draft, &error);
  g_assert_no_error (error);
  return values[i];
}

/* A team game on them. */
PwSetup *
team_setup (void)
{
  PwSetup *setup = pw_setup_new (&cb_game, 4);

  setup->options[CB_OPTION_MODE] = CB_MODE_TEAM;
  for (guint seat = 0; seat < 4; seat++)
    setup->seat_options[seat][CB_SEAT_DUCHY] = team_duchy (seat % 2);
  return setup;
}
