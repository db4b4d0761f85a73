/* records.h: recorded games of any game: scores, bytes, and a second count of the points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-record.h"

G_BEGIN_DECLS

/**
 * RecordBook:
 * @game: the game
 * @count: what @seat, and whoever shares its side, should have by each of the game's sources, which are @points: counted
 *   a second time from the states and moves by code that shares nothing with the game's own
 *
 * The recorded games of a game.
 */
typedef struct
{
  const PwGame *game;
  void (*count) (const PwHistory *history, guint seat, int *points);
} RecordBook;

/* Adds three tests for each record in @directory: /records/GAME/NAME/ends-in-the-same-bytes, expects-every-score and
 * counts-to-the-same-scores. */
void          records_add  (const RecordBook *book, const char *directory);

/* The names of those records, and one of them, which can be played to its end. */
char        **records_list (void);
PwRecord     *records_load (const char *name);
gconstpointer records_end  (const PwRecord *record);

/* A text that is a record, and what is printed with another line in the place of @line, which stands there once. */
PwRecord     *records_parse   (const char *text);
char         *records_replace (const char *printed, const char *line, const char *by);

/* That both play to their end, to the same state after as many moves. */
void          records_assert_same (const PwRecord *a, const PwRecord *b);

G_END_DECLS
