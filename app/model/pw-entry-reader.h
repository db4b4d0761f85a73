/* pw-entry-reader.h: how far a typed text has been read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-entry-private.h"

G_BEGIN_DECLS

/** PwTextReader: a text while it is being read, word by word. */
typedef struct
{
  const PwScene *scene;
  const PwMove *base;
  PwReading *out;
  GString *words;               /* typed since the last choice */
  GArray *numbered;             /* PwChoice: what a number behind them has picked out; empty: none did */
  const char *text;             /* all of it */
  const char *line;             /* where the first word stands: from here it may be notation */
  PwMove front;                 /* what clicks, and the digits before that, have chosen */
  gboolean clicked;             /* the base says something */
  gboolean only_digits;         /* no word in the whole text */
  gboolean mixed;               /* digits come after a word */
  gboolean chosen;              /* a choice is selected */
  gboolean halfway;             /* the last number wants another digit */
  gboolean literal;             /* the rest of the text is a label, and nothing else */
  gboolean contradicts;         /* the words say something else than what stands in front of them */
} PwTextReader;

/* Lists what follows @partial; words begin anew (pw-entry-read.c). */
void pw_text_reader_open          (PwTextReader *reader, const PwMove *partial);

/* From here on there are words: @line is where they begin. */
void pw_text_reader_begin_line    (PwTextReader *reader, const char *line);

/* Says that the words do not go with what stands in front of them. */
void pw_text_reader_contradict    (PwTextReader *reader);

/* Reads the words as notation, where that says more than the list (pw-entry-notation.c). */
void pw_text_reader_read_notation (PwTextReader *reader);

G_END_DECLS
