/* pw-board-part.h: a group of alike spaces of a board: advisors, a row of dice, the tiles on offer...
 *
 * What they are is a table of functions of the game. The part follows its viewer, makes and takes away spaces, places them, and passes
 * presses on. Nothing of a game is in here, and no widget in the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-board-grid.h"
#include "pw-board-viewer.h"
#include "pw-pen.h"
#include "pw-space-group.h"

G_BEGIN_DECLS

typedef struct _PwBoardPartKind PwBoardPartKind;

/**
 * PwBoardPartInput:
 * @kind: the part's table
 * @view: the game's view struct
 * @setup: who plays
 * @size: what pw_board_part_set_size() said last; before that, the size of the table
 * @text: how much larger text is than usual, whatever the window: for pieces that do not grow with it as a whole
 *
 * What a part is made of.
 */
typedef struct
{
  const PwBoardPartKind *kind;
  gconstpointer view;
  const PwSetup *setup;
  double size, text;
} PwBoardPartInput;

/**
 * PwBoardPartFlags:
 * @PW_PART_PRESSABLE: its spaces can be chosen
 * @PW_PART_NAMED: the pointer is told the name of a space
 * @PW_PART_TEXT: all of it is larger where text is: the table's pixels are those of text of the usual size. Where the table says
 *   no @large_width, it is so as far as @min_width of them fit
 * @PW_PART_FIXED: it is as high at any width: whoever lays it out need not try widths
 */
typedef enum
{
  PW_PART_PRESSABLE = 1 << 0,
  PW_PART_NAMED = 1 << 1,
  PW_PART_TEXT = 1 << 2,
  PW_PART_FIXED = 1 << 3,
} PwBoardPartFlags;

/** PW_PART_KEY: bytes of what is drawn under the spaces of a part at most. */
#define PW_PART_KEY 64

/**
 * PwBoardPartKind:
 * @name: what a screen reader calls it (N_()); %NULL where @title says
 * @flags: of #PwBoardPartFlags
 * @place: what the game calls its spaces; with their number in presses and explanations
 * @first: the number of the first of them
 * @n: how many spaces; the most of @count
 * @still: so many of the first of them cannot be chosen although the part is pressable
 * @write: what lies on space @i; returns its name, or %NULL where there is no such space now
 * @grid: (nullable): where the spaces are a grid: which, at a width
 * @flow: (nullable): where they follow one another without gaps: how
 * @row: (nullable): where they are a row: which
 * @lines: (nullable): where they are of several kinds, one behind the other: which; and where no @layout says, where they go
 * @layout: (nullable): elsewhere: where space @i goes in a part of that width and height
 * @measure: (nullable): and least and natural height for a width; %NULL: @height
 * @height: how high it is at any width
 * @min_width: least width
 * @width: natural width
 * @large_width: least width where text is larger, times how much larger; @min_width holds as well. 0: @min_width
 * @size: see #PwBoardPartInput
 * @count: (nullable): how many spaces there are now, where that changes; they come and go at the end
 * @widths: (nullable): instead of @min_width and @width
 * @title: (nullable): the translated name (free it), where it changes
 * @locate: (nullable): where neither @place nor @lines says it: what space @i is, and which
 * @draw: (nullable): draws what lies under the spaces
 * @key: (nullable): writes what @draw depends on besides the size, and returns how many bytes; without it, it draws in each frame
 *
 * A kind of part. All are pixels. None but @name, @write, and @grid, @flow, @row, @lines or @layout has to be there.
 */
struct _PwBoardPartKind
{
  const char *name;
  guint flags;
  guint place;
  guint first, n, still;
  const char *(*write) (const PwBoardPartInput *in, guint i, PwPiece *piece);
  void     (*grid)    (const PwBoardPartInput *in, double width, PwBoardGrid *grid);
  const PwBoardFlow *flow;
  void     (*row)     (const PwBoardPartInput *in, PwBoardRow *row);
  const PwBoardLine *lines;
  void     (*layout)  (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box);
  void     (*measure) (const PwBoardPartInput *in, int width, int *minimum, int *natural);
  int height;
  int min_width, width, large_width;
  double size;
  guint    (*count)   (const PwBoardPartInput *in);
  void     (*widths)  (const PwBoardPartInput *in, int *minimum, int *natural);
  char    *(*title)   (const PwBoardPartInput *in);
  guint    (*locate)  (guint i, guint *index);
  void     (*draw)    (const PwBoardPartInput *in, PwPen *pen, double width, double height);
  gsize    (*key)     (const PwBoardPartInput *in, guint8 key[PW_PART_KEY]);
};

#define PW_TYPE_BOARD_PART (pw_board_part_get_type ())
G_DECLARE_FINAL_TYPE (PwBoardPart, pw_board_part, PW, BOARD_PART, PwSpaceGroup)

GtkWidget             *pw_board_part_new      (PwBoardViewer *viewer, const PwBoardPartKind *kind);
GtkWidget             *pw_board_part_scroll   (GtkWidget *part, GtkPolicyType down);
const PwBoardPartKind *pw_board_part_get_kind (PwBoardPart *self);
void                   pw_board_part_set_caption (PwBoardPart *self, GtkWidget *caption);
void                   pw_board_part_set_size (PwBoardPart *self, double size);

G_END_DECLS
