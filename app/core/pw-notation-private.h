/* pw-notation-private.h: what reads a word, for what reads a line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-notation.h"

G_BEGIN_DECLS

/** PW_NOTATION_DEALT: at the end of a line: the program rolled or drew it. */
#define PW_NOTATION_DEALT "*"

/** PW_NOTATION_REASON: before the reason of a correction, which is the rest of the line. */
#define PW_NOTATION_REASON "!"

typedef struct
{
  const PwGame *game;
  const PwSetup *setup;
  gconstpointer state;
  GPtrArray *tokens;            /* char*; "=" is one of its own; what was in quotes begins with one */
  guint at;
  PwMove *move;
  GError **error;
  gboolean labels;              /* people type: what they read counts as well as the words of records */
} PwReader;

GPtrArray  *pw_reader_split      (const char *line);
const char *pw_reader_peek       (const PwReader *reader, guint ahead);
int         pw_reader_find_seat  (const PwReader *reader, const char *text, gboolean *ambiguous);
gboolean    pw_reader_names_word (const PwVocabulary *words, const char *text);
gboolean    pw_reader_read_word  (const PwVocabulary *words, const char *text, gint16 *value, GError **error);
guint       pw_reader_find_label (const PwReader *reader, const PwVocabulary *words, gint16 *value);
gboolean    pw_reader_read_value (PwReader *reader, const PwMoveKind *kind, const PwArg *arg);

/* pw-notation-args.c */
gboolean     pw_reader_looks_like (const PwReader *reader, const PwArg *arg, const char *text);
const PwArg *pw_reader_find_arg   (const PwReader *reader, const PwMoveKind *kind, const char *text);
gboolean     pw_reader_read_args  (PwReader *reader, const PwMoveKind *kind);

/* pw-notation-kind.c */
const PwMoveKind *pw_reader_find_kind     (const PwReader *reader, const char *text, GString *several);
const PwMoveKind *pw_reader_guess_kind    (const PwReader *reader, const char *text);
gboolean          pw_reader_rolls_by_name (const PwReader *reader);

/* The seat that a per-seat argument of @kind belongs to. */
guint       pw_notation_seat_of  (const PwMoveKind *kind, const PwArg *arg);

G_END_DECLS
