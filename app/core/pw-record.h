/* pw-record.h: games as files
 *
 * A record is what was said at the table: who plays, by which options, and each move as one
 * line of notation. Loading plays every move again through its check.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "pw-history.h"

G_BEGIN_DECLS

/** PW_RECORD_FORMAT: the newest format this program reads and the one it writes. */
#define PW_RECORD_FORMAT 1

/** PW_RECORD_MAX_BYTES: a file larger than this is refused unread. */
#define PW_RECORD_MAX_BYTES (64 * 1024 * 1024)

/** PW_RECORD_REVIEW_SUFFIX: what stands behind the name of a record to make that of its review, a cache. */
#define PW_RECORD_REVIEW_SUFFIX "-review"

/** PW_RECORD_MAX_TITLE: the most characters of a game's name. */
#define PW_RECORD_MAX_TITLE 80

/**
 * PW_RECORD_ERROR:
 *
 * The domain of what is wrong with a file. The message is a whole sentence that begins with the
 * line where one is known; the line and the sentence without it are kept beside it.
 */
#define PW_RECORD_ERROR (pw_record_error_quark ())
GQuark      pw_record_error_quark    (void);
void        pw_record_error_set      (GError **error, int code, guint line, const char *format, ...) G_GNUC_PRINTF (4, 5);
guint       pw_record_error_get_line (const GError *error);          /* from 1; 0 = not known */
const char *pw_record_error_get_text (const GError *error);

/**
 * PwRecordError:
 * @PW_RECORD_ERROR_SYNTAX: not JSON, not UTF-8, too large, truncated
 * @PW_RECORD_ERROR_FORMAT: JSON, but not a record: a member is missing or of the wrong type
 * @PW_RECORD_ERROR_NEWER: written by a newer Pipwright
 * @PW_RECORD_ERROR_GAME: a game this program does not know
 * @PW_RECORD_ERROR_SETUP: players or options that cannot be
 * @PW_RECORD_ERROR_EXPECTATION: a score is not what the text says it must be
 * @PW_RECORD_ERROR_ROOM: nothing is wrong with the file: there is no room for it now
 */
typedef enum
{
  PW_RECORD_ERROR_SYNTAX,
  PW_RECORD_ERROR_FORMAT,
  PW_RECORD_ERROR_NEWER,
  PW_RECORD_ERROR_GAME,
  PW_RECORD_ERROR_SETUP,
  PW_RECORD_ERROR_EXPECTATION,
  PW_RECORD_ERROR_ROOM,
} PwRecordError;

/**
 * PwRecord:
 * @history: the game; at its cursor
 * @created: when it was begun, ISO 8601 UTC, or %NULL
 * @uid: a stable name for this game, or %NULL
 * @title: what people have named it, or %NULL
 * @trial: it is a copy of another game, to try something else: no result of a game that was played
 * @untold: where scores are secret: they are told one after the other at the end, and not everybody has been told yet
 * @duration: how long the game has been open while it was played, in seconds
 * @seconds: where a clock was agreed: how long each player has been on turn, by seat
 * @rules: the version of the game's rules that it was written by; 0 where it does not say, as a text
 * @broken_line: 1 for the first move; the number of the first move that could not be replayed,
 *   0 when all could
 * @broken_text: that move, as far as a message should show it
 * @broken_rest: that move and all after it as the file has them, or %NULL
 * @broken_reason: why: a #GError of PW_RULE_ERROR or PW_NOTATION_ERROR
 * @broken_file_line: the line in the file that the move stands on, from 1, or 0
 * @from_notation: read from notation, which has no place for "created" and "uid": they are new
 * @has_scores: whether the file says what the scores are
 * @scores: those, by seat. They are not believed: scores come from the moves; a test or
 *   "check" may compare
 */
typedef struct
{
  PwHistory *history;
  char *created;
  char *uid;
  char *title;
  gboolean trial;
  gboolean untold;
  guint duration;
  guint seconds[PW_MAX_PLAYERS];
  guint rules;
  guint broken_line;
  guint broken_file_line;
  char *broken_text;
  char **broken_rest;
  GError *broken_reason;
  gboolean from_notation;
  gboolean has_scores;
  gint64 scores[PW_MAX_PLAYERS];
} PwRecord;

PwRecord *pw_record_new         (PwHistory *history);                 /* takes it over */
void      pw_record_free        (PwRecord *record);

char     *pw_record_clean_title (const char *title);                  /* a line, or NULL */
gboolean  pw_record_is_untold   (const PwRecord *record);

PwRecord *pw_record_parse       (const char *data, gssize length, GError **error); /* JSON or text notation */
PwRecord *pw_record_load        (const char *path, GError **error);
PwRecord *pw_record_try         (const PwRecord *record, guint at, GError **error);
char     *pw_record_print       (const PwRecord *record);             /* JSON */
char     *pw_record_print_text  (const PwRecord *record);             /* notation with a header */
gboolean  pw_record_write       (const char *text, const char *path, GError **error); /* atomic, synced */
gboolean  pw_record_save        (const PwRecord *record, const char *path, GError **error); /* atomic, synced */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwRecord, pw_record_free)

G_END_DECLS
