/* pw-position-field.c: what the table of fields says of a position: read, and said with one value changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-position.h"

/**
 * pw_position_read_field:
 * @about: a statement about something in PwGamePosition.cards; its values do not matter
 * @out: (out): the statement as it would have to be now to change nothing; of what adds, with what there is in all
 *
 * Returns: (nullable): its field; %NULL where the game has none, and @out is @about
 */
const PwField *
pw_position_read_field (PwPosition *self, const PwMove *about, PwMove *out)
{
  const PwGame *game = pw_session_get_game (pw_position_get_session (self));
  const PwField *field = pw_field_find (game, about);

  *out = *about;
  if (field == NULL)
    return NULL;
  pw_move_init (out, about->kind, about->player);
  for (guint axis = 0; axis < PW_FIELD_AXES; axis++)
    if (field->about[axis].n > 0)
      out->args[field->about[axis].arg] = about->args[field->about[axis].arg];
  field->read (pw_position_get_state (self), out);
  return field;
}

/* In an order, whoever is chosen for a place changes places with the one who stood there. */
static void
change_places (const PwArg *values, guint n, guint at, int before, PwMove *move)
{
  for (guint i = 0; i < n; i++)
    if (i != at && values[i].type == PW_ARG_SEAT && move->args[values[i].index] == move->args[values[at].index])
      move->args[values[i].index] = (gint16) before;
}

/* Whether its values are players one after the other. */
static gboolean
is_order (const PwArg *values, guint n)
{
  for (guint i = 0; i < n; i++)
    if (values[i].type != PW_ARG_SEAT)
      return FALSE;
  return n > 1;
}

/* What hangs on the value that was changed goes, where it no longer fits it. */
static void
drop_the_rest (const PwArg *values, guint n, guint at, PwMove *move)
{
  for (guint i = 0; i < n; i++)
    if (i != at && values[i].flags & (PW_ARG_OPTIONAL | PW_ARG_BARE))
      move->args[values[i].index] = PW_ARG_NONE;
}

/**
 * pw_position_say_value:
 * @about: a statement about something in PwGamePosition.cards; its values do not matter
 * @at: which of its values, as pw_field_values() lists them
 * @value: what that is; of what adds, in all
 *
 * Says it with that value, the others being as they are. Of an order, two players change places. Nothing is said where it is so already.
 *
 * Returns: %FALSE, after "refused", where it cannot be said
 */
gboolean
pw_position_say_value (PwPosition *self, const PwMove *about, guint at, int value)
{
  const PwGame *game = pw_session_get_game (pw_position_get_session (self));
  PwMove move;
  const PwField *field = pw_position_read_field (self, about, &move);
  const PwArg *values;
  guint n;
  int before;

  g_return_val_if_fail (field != NULL, FALSE);
  values = pw_field_values (game, field, &n);
  g_return_val_if_fail (at < n, FALSE);
  before = move.args[values[at].index];
  if (before == value)
    return TRUE;
  move.args[values[at].index] = (gint16) value;
  if (field->flags & PW_FIELD_ADDS)
    {
      const PwMove *last = pw_position_find_last (self, &move);

      /* Saying it again takes the place of what was said before. */
      move.args[values[at].index] = (gint16) (value - before + (last ? last->args[values[at].index] : 0));
    }
  if (is_order (values, n))
    change_places (values, n, at, before, &move);
  else if (!pw_game_check (game, pw_position_get_state (self), &move, NULL))
    {
      PwMove less = move;

      drop_the_rest (values, n, at, &less);
      if (pw_game_check (game, pw_position_get_state (self), &less, NULL))
        move = less;
    }
  return pw_position_say (self, &move);
}
