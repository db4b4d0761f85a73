/* pw-ending.h: what came to its end with a move, and what is done on the table before the next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "pw-setup.h"

G_BEGIN_DECLS

/**
 * PwEnding:
 * @first: so many events of the move belong to its own sentence; what follows from there on is told by @lines
 * @title: (nullable): "End of phase A": the head over the lines; %NULL where the lines go on under the head before
 * @lines: (element-type utf8): what the end brought, one line a thing, with amounts for each player (translated);
 *   empty where nothing ended
 * @seats: (element-type guint32): for each of @lines a bit for each seat it tells of; empty where the game does not say
 * @own: where @seats are said, a bit for each seat that the move's own sentence tells of
 * @n_before: so many of @lines stand before the head: what came of the move without being part of it
 * @todo: (nullable): what people do on the real table now (translated)
 *
 * The end of a phase, a season, a year or a battle, as the log and the card over the board tell it.
 */
typedef struct
{
  guint first;
  char *title;
  GPtrArray *lines;
  GArray *seats;
  guint32 own;
  guint n_before;
  char *todo;
} PwEnding;

void  pw_ending_init    (PwEnding *ending, guint n_events);
void  pw_ending_clear   (PwEnding *ending);
void  pw_ending_add     (PwEnding *ending, const char *format, ...) G_GNUC_PRINTF (2, 3);
void  pw_ending_add_for (PwEnding *ending, guint32 seats, const char *text);
char *pw_ending_tell_of (const PwEnding *ending, guint seat, const char *own);
char *pw_ending_amounts (const PwSetup *setup, const int amounts[PW_MAX_PLAYERS]);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PwEnding, pw_ending_clear)

G_END_DECLS
