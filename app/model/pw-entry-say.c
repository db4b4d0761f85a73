/* pw-entry-say.c: a move as people would type it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include "core/pw-notation.h"

/* Whether @text is read as @move. */
static gboolean
is_read_as (const PwScene *scene, const char *text, const PwMove *move)
{
  PwMove read;

  return pw_entry_read_line (scene, text, &read, NULL) && pw_move_equal (&read, move);
}

/**
 * pw_entry_say:
 * @self: an entry
 * @move: a move of that moment
 *
 * What follows from a move by itself need not be typed, so of a longer sentence the part about what somebody does is
 * enough. Rolls and corrections have no sentence that says all of them.
 *
 * Returns: (transfer full): the log's sentence where it is read as this very move, else its line of notation
 */
char *
pw_entry_say (PwEntry *self, const PwMove *move)
{
  PwScene scene;

  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);
  scene = pw_entry_scene (self);
  if (scene.game->words.sentence && move->reason == 0 && (move->flags & PW_MOVE_DEALT) == 0 && move->player >= 0 &&
      pw_game_check (scene.game, scene.state, move, NULL))
    {
      g_autofree char *whole = pw_game_sentence (scene.game, scene.setup, scene.state, move);
      g_autofree char *first = g_strdup (whole);
      char *end = strstr (first, ". ");

      if (end)
        *end = '\0';
      else if (g_str_has_suffix (first, "."))
        first[strlen (first) - 1] = '\0';
      if (is_read_as (&scene, first, move))
        return g_steal_pointer (&first);
      if (is_read_as (&scene, whole, move))
        return g_steal_pointer (&whole);
    }
  return pw_notation_print (scene.game, scene.setup, move);
}
