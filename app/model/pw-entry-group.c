/* pw-entry-group.c: “3+5”, “7 3+4”: dice as they lie together on the table, in any order and whatever their colour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/** MOST_DICE: more than any group has. */
#define MOST_DICE 16

static const char *
skip_spaces (const char *at)
{
  return at + strspn (at, " ");
}

/* Reads "3+5+1", also with spaces around the signs; 0 where @at is something else, or a single die. A sign with a space in front of it
 * only is that of a token. */
static guint
read_group (const char *at, guint8 dice[MOST_DICE])
{
  guint n = 0;

  for (;;)
    {
      const char *sign;

      if (*at < '1' || *at > '6' || n == MOST_DICE)
        return 0;
      dice[n++] = (guint8) (*at - '0');
      sign = skip_spaces (at + 1);
      if (*sign == '\0')
        return n > 1 ? n : 0;
      if (*sign != '+' || (sign > at + 1 && sign[1] != ' '))
        return 0;
      at = skip_spaces (sign + 1);
    }
}

/* Of all that the list has, what the group is for is the only choice, with these dice: whoever clicks finds it there, and on the board. */
static void
show_only (const PwScene *scene, PwReading *out)
{
  const PwMoveKind *kind = &scene->game->kinds[out->move.kind];
  guint first = kind->args[0].index;

  for (guint i = 0; i < out->choices->len; i++)
    {
      PwChoice choice = g_array_index (out->choices, PwChoice, i);

      if (choice.move.kind != out->move.kind || choice.move.args[first] != out->move.args[first])
        continue;
      choice.move = out->move;
      choice.more = FALSE;
      g_array_set_size (out->choices, 0);
      g_array_append_val (out->choices, choice);
      out->first = 0;
      out->selected = 0;
      return;
    }
  g_array_set_size (out->choices, 0);
}

/**
 * pw_entry_read_group:
 * @base: what was chosen by clicks before
 * @text: what is typed
 * @out: (inout): what it means
 *
 * A group of dice, alone or behind the number of what it is for. Which of them are meant, such as the white ones, the game says; it is that group or a
 * refusal by its rule, never one of its dice alone.
 *
 * Returns: whether @text is a group, and dice are used in groups now
 */
gboolean
pw_entry_read_group (const PwScene *scene, const PwMove *base, const char *text, PwReading *out)
{
  const char *first = skip_spaces (text), *behind = skip_spaces (first + strspn (first, "0123456789"));
  gboolean numbered = behind > first && behind[-1] == ' ' && g_ascii_isdigit (*behind);
  guint8 dice[MOST_DICE];
  guint n = read_group (numbered ? behind : first, dice), number = numbered ? (guint) atoi (first) : 0;
  GError *problem = NULL;
  PwMove move;

  if (n == 0 || base->player < 0 || !pw_entry_says_nothing (base))
    return FALSE;
  pw_move_init (&move, PW_KIND_ANY, base->player);
  if (!pw_game_group (scene->game, scene->state, number, dice, n, &move))
    {
      if (move.kind == PW_KIND_ANY)
        return FALSE;
      g_clear_error (&out->error);
      out->selected = -1;
      out->error = g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_EXCESS, _("%u dice are too many."), n);
      return TRUE;
    }
  out->move = out->spoken = move;
  out->selected = -1;
  out->whole = pw_entry_make_whole (scene, &out->move, &problem);
  g_clear_error (&out->error);
  out->error = problem;
  if (out->whole)
    show_only (scene, out);
  return TRUE;
}

/**
 * pw_entry_join:
 * @dice: what was put together by clicks (%PW_MOVE_JOINED), all of it
 *
 * Keeps it as long as the text says it.
 *
 * Returns: (transfer full): the text
 */
char *
pw_entry_join (PwEntry *self, const PwMove *dice)
{
  const PwScene scene = pw_entry_scene (self);

  self->joined = *dice;
  self->joined.flags = 0;
  g_free (self->joined_text);
  self->joined_text = pw_game_joined (scene.game, scene.state, dice);
  return g_strdup (self->joined_text);
}
