/* pw-clock.h: how long each player has been on turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-session.h"

G_BEGIN_DECLS

/** PwClockNow: a time in microseconds that only goes forward, and stands still while the computer sleeps. */
typedef gint64 (*PwClockNow) (gpointer data);

#define PW_TYPE_CLOCK (pw_clock_get_type ())
G_DECLARE_FINAL_TYPE (PwClock, pw_clock, PW, CLOCK, GObject)

/* Property: "paused" (boolean, read-write). Signal: "changed": somebody else is on turn, or it was
 * paused or goes on; between these the time of whoever is on turn grows without a signal. */

PwClock *pw_clock_of          (PwSession *session);   /* the one of that session; NULL where none was agreed */
PwClock *pw_clock_new         (PwSession *session, PwClockNow now, gpointer data);
guint    pw_clock_get_seconds (PwClock *self, guint seat);
char    *pw_clock_get_text    (PwClock *self, guint seat);   /* "4:07", "1:04:07" */
int      pw_clock_get_running (PwClock *self);               /* whose time grows now, or PW_NOBODY */
gboolean pw_clock_get_paused  (PwClock *self);
void     pw_clock_set_paused  (PwClock *self, gboolean paused);

G_END_DECLS
