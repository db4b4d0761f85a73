/* pw-e2e-game.c: a record in a folder of its own, and the program that plays it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-e2e.h"

#include <glib/gstdio.h>
#include <string.h>

PwE2eGame *
pw_e2e_game_new (const char *program, const char *referee, const char *record, guint moves)
{
  const char *convert[] = { referee, "convert", "--to", "json", record, NULL };
  const char *argv[] = { NULL, NULL };
  PwE2eGame *self = g_new0 (PwE2eGame, 1);

  self->referee = referee;
  self->folder = g_dir_make_tmp ("pipwright-game-XXXXXX", NULL);
  self->path = pw_e2e_put_record (self->folder, "game.pipwright", convert);
  self->moves = moves;
  argv[0] = self->path;
  self->e2e = pw_e2e_new (program, argv, NULL);
  pw_e2e_start (self->e2e);
  return self;
}

void
pw_e2e_game_free (PwE2eGame *self, const char *verdict)
{
  const char *check[] = { self->referee, "check", self->path, NULL };
  g_autofree char *said = NULL;

  pw_e2e_quit (self->e2e);
  said = pw_e2e_output_of (check);
  g_assert_nonnull (strstr (said, verdict));
  g_assert_cmpint (g_remove (self->path), ==, 0);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
  g_free (self->path);
  g_free (self);
}

void
pw_e2e_game_wait_saved (PwE2eGame *self, int more, const char *what)
{
  self->moves = (guint) ((int) self->moves + more);
  pw_e2e_wait_saved (self->e2e, self->path, self->moves, self->moves, what);
}
