/* pw-pending.c: decisions that wait, one upon the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-pending.h"

/* Out of line, so that asking stays short. */
void
pw_pendings_fail (guint n)
{
  g_error ("decision %u of at most %d", n, PW_MAX_PENDING);
}

/**
 * pw_pendings_bring_up:
 * @self: what waits
 * @nth: 1 for what is asked next, 2 for what comes after it, ...
 *
 * Asks that one first; the others keep their order.
 */
void
pw_pendings_bring_up (PwPendings *self, guint nth)
{
  PwPending first = *pw_pendings_peek (self, nth);
  PwPending *at = &self->items[self->n - nth];

  memmove (at, at + 1, (nth - 1) * sizeof *at);
  self->items[self->n - 1] = first;
}

/**
 * pw_pendings_turn_round:
 * @self: what waits
 * @from: how many there were before
 *
 * Asks what came upon the first @from in the order it came up, instead of the last first.
 */
void
pw_pendings_turn_round (PwPendings *self, guint from)
{
  for (guint low = from, high = self->n; low + 1 < high; low++, high--)
    {
      PwPending kept = self->items[low];

      self->items[low] = self->items[high - 1];
      self->items[high - 1] = kept;
    }
}

/**
 * pw_pendings_are_sound:
 * @self: what waits
 *
 * Returns: whether every decision has a kind, and nothing lies beyond them: what PwGamePlay.unsound may ask
 */
gboolean
pw_pendings_are_sound (const PwPendings *self)
{
  static const PwPending none;

  for (guint i = 0; i < PW_MAX_PENDING; i++)
    if (i < self->n ? self->items[i].kind == 0 : memcmp (&self->items[i], &none, sizeof none) != 0)
      return FALSE;
  return self->n <= PW_MAX_PENDING;
}
