/* pw-piece.h: one thing that lies on a board: a space, a tile, a die, a token, a marker
 *
 * A piece is a flat value that says everything about its picture; equal pieces look the same.
 * So it is the key of the cache of pictures, and a widget redraws only when it differs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "pw-pen.h"

G_BEGIN_DECLS

/**
 * PwPieceKind:
 * @PW_PIECE_NONE: nothing
 * @PW_PIECE_SPACE: an empty hex of a board; with number and icon; where it may be chosen and has no key, with its name as label
 * @PW_PIECE_TILE: a tile: icon, label
 * @PW_PIECE_UNKNOWN: a tile nobody has named: its hue and the label
 * @PW_PIECE_GAP: an empty place for a tile: dashed, with label or icon
 * @PW_PIECE_DARK_TILE: a tile lying face down
 * @PW_PIECE_RIDER: something of its own on a hex of a hue: icon
 * @PW_PIECE_PLATE: a flat-top hex that holds other pieces: number as a die face, tokens in list
 * @PW_PIECE_DIE: a die with its number; 0 = blank
 * @PW_PIECE_TOKEN: a numbered square, with count
 * @PW_PIECE_TOKEN_GAP: an empty place for one
 * @PW_PIECE_SPOT: a round place with its number; markers stand on it, see list
 * @PW_PIECE_MARKER: a player's marker; number = 1 to 6, label = initial
 * @PW_PIECE_ICON: an icon alone
 * @PW_PIECE_BOX: a box with a label, a token (number) or a tick
 * @PW_PIECE_STEP: a wide box with a label, one of a row of steps
 * @PW_PIECE_CARD: a box of @size x @height with a drawing of the board's own: see draw
 * @PW_PIECE_SHIELD: a heraldic shield with its label; count = division of its field, 1 to 3
 */
typedef enum
{
  PW_PIECE_NONE,
  PW_PIECE_SPACE,
  PW_PIECE_TILE,
  PW_PIECE_UNKNOWN,
  PW_PIECE_GAP,
  PW_PIECE_DARK_TILE,
  PW_PIECE_RIDER,
  PW_PIECE_PLATE,
  PW_PIECE_DIE,
  PW_PIECE_TOKEN,
  PW_PIECE_TOKEN_GAP,
  PW_PIECE_SPOT,
  PW_PIECE_MARKER,
  PW_PIECE_ICON,
  PW_PIECE_BOX,
  PW_PIECE_STEP,
  PW_PIECE_CARD,
  PW_PIECE_SHIELD,
} PwPieceKind;

/** PwPieceFlags: the states a piece can be in; several at once. */
typedef enum
{
  PW_PIECE_LEGAL = 1 << 0,      /* may be chosen */
  PW_PIECE_SELECTED = 1 << 1,   /* is chosen */
  PW_PIECE_REFUSED = 1 << 2,    /* was just refused */
  PW_PIECE_HOVER = 1 << 3,      /* under the pointer */
  PW_PIECE_FOCUS = 1 << 4,      /* has the keyboard focus, visibly */
  PW_PIECE_DIM = 1 << 5,        /* used up */
  PW_PIECE_CORRECTED = 1 << 6,  /* played so against the rules */
  PW_PIECE_UNCHECKED = 1 << 7,  /* nobody knows */
  PW_PIECE_NIGHT = 1 << 8,      /* on dark ground */
  PW_PIECE_DONE = 1 << 9,       /* past */
  PW_PIECE_NOW = 1 << 10,       /* present */
  PW_PIECE_POINTS = 1 << 11,    /* the points are known, even when 0 */
  PW_PIECE_BARE = 1 << 12,      /* number alone, large: for large text */
  PW_PIECE_OUTLINED = 1 << 13,  /* a space standing by itself, with its own rim */
  PW_PIECE_SIDEWAYS = 1 << 14,  /* a plate with its die on the left and its tokens on the right */
  PW_PIECE_PACKED = 1 << 14,    /* a tile, which no plate is: others lie against it, so its key stands on it */
  PW_PIECE_STILL = 1 << 15,     /* a card that looks the same under the pointer and with the focus, and paints its box alone */
} PwPieceFlags;

/** PW_PIECE_DATA: bytes that a drawing of a board's own may use as it likes. */
#define PW_PIECE_DATA 64

typedef struct _PwPiece PwPiece;

/** PwPieceDraw: draws @piece with its middle at 0, 0: by @pen and the piece alone. */
typedef void (*PwPieceDraw) (PwPen *pen, const PwPiece *piece);

/**
 * PwPiece:
 * @size: pixels: the width of a hex across its flats (a plate: its height), the side of a die,
 *   token or box, the width of a shield, the radius of a marker, the diameter of a spot
 * @height: pixels, of a step or a card
 * @kind: a #PwPieceKind
 * @hue: a #PwHue, or -1 for none
 * @number: die value of a space, pips, colour of a token, player
 * @keycap: the key that chooses it (PwViewInput.keys); 0 for none
 * @flags: #PwPieceFlags
 * @points: what choosing it scores
 * @count: how many lie there; shown from 2
 * @icon: name of a pictogram, or empty
 * @label: letter and number, or empty
 * @badge: the number of a shield that lies on a tile; 0 for none
 * @list: tokens of a plate, markers of a spot from the bottom up, marker on a gap; ends with 0
 * @amounts: how many of each token in @list
 * @initials: initials of the markers in @list
 * @draw: draws a card; a static function, for the picture is found again by it
 * @data: what it draws
 *
 * All of a picture. Initialize with zeros.
 */
struct _PwPiece
{
  float size;
  float height;
  guint8 kind;
  gint8 hue;
  guint8 number;
  guint8 keycap;
  guint16 flags;
  gint16 points;
  guint16 count;
  guint8 badge;
  guint8 list[8];
  guint8 amounts[8];
  char initials[8][8];
  char icon[24];
  char label[24];
  PwPieceDraw draw;
  guint8 data[PW_PIECE_DATA];
};

void     pw_piece_init      (PwPiece       *piece,
                             PwPieceKind    kind,
                             double         size);
void     pw_piece_set_icon  (PwPiece       *piece,
                             const char    *icon);
void     pw_piece_set_label (PwPiece       *piece,
                             const char    *label);
gboolean pw_piece_equal     (const PwPiece *a,
                             const PwPiece *b);
gboolean pw_piece_contains  (const PwPiece *piece,
                             double         x,
                             double         y);
void     pw_piece_extents   (const PwPiece   *piece,
                             graphene_rect_t *extents);
void     pw_piece_snapshot  (const PwPiece *piece,
                             GtkSnapshot   *snapshot,
                             GtkWidget     *widget,
                             double         cx,
                             double         cy,
                             double         scale);

/** PW_PIECE_CACHE_BYTES: of pictures of pieces that are kept at most, whatever is drawn. */
#define PW_PIECE_CACHE_BYTES (24 * 1024 * 1024)
gsize    pw_piece_get_cached (void);

G_END_DECLS
