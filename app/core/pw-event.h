/* pw-event.h: what a move brought about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-move.h"

G_BEGIN_DECLS

/**
 * PwEventKind:
 * @PW_EVENT_POINTS: victory points; what = an index into PwGame.sources
 * @PW_EVENT_RESOURCE: gained or paid; what = an index into PwGame.resources
 * @PW_EVENT_NOTE: anything else worth a line or a highlight; what = the game's own note kind
 */
typedef enum
{
  PW_EVENT_POINTS,
  PW_EVENT_RESOURCE,
  PW_EVENT_NOTE,
} PwEventKind;

/**
 * PwEvent:
 * @kind: a #PwEventKind
 * @player: the seat it happens to, or %PW_TABLE
 * @what: see #PwEventKind
 * @final: %TRUE for final scoring
 * @secret: points that nobody is to add up before the end, where the table agreed so: see pw_history_hides()
 * @silent: the points that what was said of a whole sum makes up for: the log says what was said and no gain, which would tell the
 *   sum that nobody was told
 * @rule: index into PwGame.rules: the rule that gives or takes it
 * @amount: how much; negative when paid or lost
 * @args: the game's own detail: where, which tile, which size
 *
 * One consequence of a move. Log lines, scores, the ledger and spoken sentences are all made
 * from events; no score is kept anywhere else.
 */
typedef struct
{
  guint8 kind;
  gint8 player;
  guint8 what;
  guint8 final;
  guint8 secret;
  guint8 silent;
  guint16 rule;
  gint16 amount;
  gint16 args[4];
} PwEvent;

/** PW_MAX_EVENTS: at least twice as many as one move of any game can bring about; the contracts see to it. */
#define PW_MAX_EVENTS 512

/** PW_EVENTS_COUNTED: as PwEvents.n: no event is kept, points alone are counted. */
#define PW_EVENTS_COUNTED G_MAXUINT

/**
 * PwEvents:
 * @n: how many there are, or %PW_EVENTS_COUNTED
 * @points: of each seat, secret and final ones too; only where they are counted
 * @items: the events; where they are counted, the first takes what nobody reads
 *
 * The events of one move, in order. The caller sets @n to 0 before it applies a move. Whoever plays games that nobody looks at sets
 * it to %PW_EVENTS_COUNTED, and @points, once.
 */
typedef struct
{
  guint n;
  int points[PW_MAX_PLAYERS];
  PwEvent items[PW_MAX_EVENTS];
} PwEvents;

/* Where nothing more is kept: counts points, or ends the program. */
PwEvent *pw_events_count (PwEvents *events, PwEventKind kind, int player, int amount);

/* Appends an event and returns it, for the caller to add detail. There is always room: an event that was dropped would be
 * points lost without a word, so a game that fills the array ends here, in every build. */
static inline PwEvent *
pw_events_add (PwEvents *events, PwEventKind kind, int player, guint what, int amount, guint rule)
{
  PwEvent *event;

#ifdef PW_PLAYED_OUT
  /* Rules compiled for games that are played out (PwGameDealing.play_on): there is never anything but points to count. */
  if (kind == PW_EVENT_POINTS && player >= 0)
    events->points[player] += amount;
  return &events->items[0];
#endif
  if (G_UNLIKELY (events->n >= PW_MAX_EVENTS))
    return pw_events_count (events, kind, player, amount);
  event = &events->items[events->n++];
  *event = (PwEvent){
    .kind = (guint8) kind, .player = (gint8) player, .what = (guint8) what, .rule = (guint16) rule, .amount = (gint16) amount
  };
  return event;
}

/* Appends a note: something that happened and brought no points, about two numbers. */
static inline PwEvent *
pw_events_note (PwEvents *events, int player, guint what, int amount, guint rule, int a, int b)
{
  PwEvent *event = pw_events_add (events, PW_EVENT_NOTE, player, what, amount, rule);

  event->args[0] = (gint16) a;
  event->args[1] = (gint16) b;
  return event;
}

G_END_DECLS
