/* pw-document.h: what goes on paper: a score sheet, filled or blank, or the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-record.h"

G_BEGIN_DECLS

/**
 * PwBlockKind:
 * @PW_BLOCK_TITLE: what the document is
 * @PW_BLOCK_HEADING: what the next blocks are
 * @PW_BLOCK_TEXT: a paragraph
 * @PW_BLOCK_NOTE: a paragraph in small letters
 * @PW_BLOCK_TABLE: rows and columns
 */
typedef enum
{
  PW_BLOCK_TITLE,
  PW_BLOCK_HEADING,
  PW_BLOCK_TEXT,
  PW_BLOCK_NOTE,
  PW_BLOCK_TABLE,
} PwBlockKind;

/**
 * PwBlock:
 * @kind: what it is
 * @text: of all but tables
 * @n_columns: of a table; the first is wide and stands left, the others are numbers
 * @cells: (element-type utf8): of a table, row by row; the first row is the head
 * @sum: whether the last row of a table adds up the others
 * @ruled: whether there are lines to write on
 *
 * A part of a document.
 */
typedef struct
{
  PwBlockKind kind;
  char *text;
  guint n_columns;
  GPtrArray *cells;
  gboolean sum;
  gboolean ruled;
} PwBlock;

/**
 * PwDocument:
 * @title: what it is, for a footer
 * @blocks: (element-type PwBlock): its parts from top to bottom
 *
 * Something to print.
 */
typedef struct
{
  char *title;
  GPtrArray *blocks;
} PwDocument;

PwDocument *pw_document_new_scores (const PwRecord *record);
PwDocument *pw_document_new_blank  (const PwGame *game, const PwSetup *setup);
PwDocument *pw_document_new_log    (const PwRecord *record);
void        pw_document_free       (PwDocument *document);

/**
 * PwDocumentKind:
 * @PW_DOCUMENT_SCORES: the filled score sheet
 * @PW_DOCUMENT_BLANK: the blank one
 * @PW_DOCUMENT_LOG: the log
 *
 * What can be put on paper.
 */
typedef enum
{
  PW_DOCUMENT_SCORES,
  PW_DOCUMENT_BLANK,
  PW_DOCUMENT_LOG,
} PwDocumentKind;

char       *pw_document_file_name  (const PwRecord *record, const char *path, PwDocumentKind kind, const char *folder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwDocument, pw_document_free)

G_END_DECLS
