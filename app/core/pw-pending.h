/* pw-pending.h: decisions that wait, one upon the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "pw-move.h"

G_BEGIN_DECLS

/** PW_MAX_PENDING: no more decisions can wait. A game says why it cannot come that far: PwPendings ends the program there. */
#define PW_MAX_PENDING 200

/**
 * PwPending:
 * @kind: what for: a number of the game's, which it counts from 1
 * @seat: who is asked: a seat, or %PW_TABLE
 * @arg: a number, the kind's own
 * @more: another
 * @rest: another
 *
 * One waiting decision.
 */
typedef struct
{
  guint8 kind;
  gint8 seat;
  gint16 arg;
  gint16 more;
  gint16 rest;
} PwPending;

/**
 * PwPendings:
 * @n: how many wait
 * @items: they; the last is asked first, and all beyond @n is zero
 *
 * The stack of a state: a flat value, so that states are copied and compared. What a decision brings about may put others
 * upon it, which are answered before it goes on.
 */
typedef struct
{
  guint16 n;
  PwPending items[PW_MAX_PENDING];
} PwPendings;

/* Ends the program: too many decisions, or none where one is needed. */
void pw_pendings_fail (guint n) G_GNUC_NORETURN;

/* The decision that is asked @nth, 1 for the one that is asked now; there is one. */
static inline const PwPending *
pw_pendings_peek (const PwPendings *self, guint nth)
{
  if (G_UNLIKELY (nth < 1 || nth > self->n))
    pw_pendings_fail (nth);
  return &self->items[self->n - nth];
}

/* The decision that is asked; there is one. */
static inline const PwPending *
pw_pendings_top (const PwPendings *self)
{
  return pw_pendings_peek (self, 1);
}

/* The same, to change what it says. */
static inline PwPending *
pw_pendings_change (PwPendings *self)
{
  return (PwPending *) pw_pendings_top (self);
}

/* What is asked: its kind; 0 where nothing waits. */
static inline guint
pw_pendings_kind (const PwPendings *self)
{
  return self->n ? self->items[self->n - 1].kind : 0;
}

/* Asks @seat for @kind before all that waits already, and returns it, for what else it says. */
static inline PwPending *
pw_pendings_push (PwPendings *self, guint kind, int seat, int arg)
{
  PwPending *pending;

  if (G_UNLIKELY (self->n >= PW_MAX_PENDING))
    pw_pendings_fail (self->n);
  pending = &self->items[self->n++];
  *pending = (PwPending){ .kind = (guint8) kind, .seat = (gint8) seat, .arg = (gint16) arg };
  return pending;
}

/* Takes the decision that is asked away, and returns it; there is one. */
static inline PwPending
pw_pendings_pop (PwPendings *self)
{
  PwPending pending = *pw_pendings_top (self);

  memset (&self->items[--self->n], 0, sizeof pending);
  return pending;
}

/* Forgets all. */
static inline void
pw_pendings_clear (PwPendings *self)
{
  memset (self->items, 0, self->n * sizeof self->items[0]);
  self->n = 0;
}

void     pw_pendings_bring_up   (PwPendings *self, guint nth);
void     pw_pendings_turn_round (PwPendings *self, guint from);
gboolean pw_pendings_are_sound  (const PwPendings *self);

G_END_DECLS
