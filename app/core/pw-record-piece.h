/* pw-record-piece.h: a record put together from what is new of it after each entry
 *
 * Whoever plays prints the new lines only; whoever writes, on another thread, has the others and makes the whole of it. What goes
 * from one to the other is text and nothing else, which nobody changes any more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-record.h"

G_BEGIN_DECLS

/**
 * PwRecordLines:
 * @text: all lines, with the commas before them
 * @ends: (element-type gsize): where each ends
 */
typedef struct
{
  GString *text;
  GArray *ends;
} PwRecordLines;

/**
 * PwRecordPiece:
 * @head: what comes before the moves
 * @moves: those after the first @moves_kept
 * @struck: the struck lines after the first @struck_kept
 * @tail: what comes last
 *
 * What is new of a record.
 */
typedef struct
{
  GString *head;
  guint moves_kept;
  PwRecordLines moves;
  guint struck_kept;
  PwRecordLines struck;
  GString *tail;
} PwRecordPiece;

/**
 * PwRecordSheet:
 *
 * A whole record, up to the last piece it has taken.
 */
typedef struct
{
  GString *head;
  PwRecordLines moves;
  PwRecordLines struck;
  GString *tail;
} PwRecordSheet;

PwRecordPiece *pw_record_piece_new   (const PwRecord *record, guint moves_kept, guint struck_kept);
void           pw_record_piece_free  (PwRecordPiece *piece);

void           pw_record_sheet_init  (PwRecordSheet *sheet);
void           pw_record_sheet_clear (PwRecordSheet *sheet);
void           pw_record_sheet_take  (PwRecordSheet *sheet, const PwRecordPiece *piece);
char          *pw_record_sheet_print (const PwRecordSheet *sheet);

G_END_DECLS
