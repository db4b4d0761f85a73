/* cy-draw.h: what the pieces of Caylus 1303 are drawn with: goods in colour, effects, houses, the shapes of tiles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/caylus1303/view/cy-view.h"
#include "pw-pen.h"

G_BEGIN_DECLS

/** CySign: what is drawn by cy_draw_sign(): goods and "any", in the order of #CyGood, and more. */
typedef enum
{
  CY_SIGN_FOOD,
  CY_SIGN_WOOD,
  CY_SIGN_STONE,
  CY_SIGN_CLOTH,
  CY_SIGN_GOLD,
  CY_SIGN_ANY,
  CY_SIGN_WORKER,
  CY_SIGN_FAVOUR,
  CY_SIGN_CLAIM,
  CY_SIGN_BUILD,
  CY_SIGN_TILE_WOOD,
  CY_SIGN_TILE_STONE,
  CY_SIGN_PROVOST,
  CY_SIGN_HOUSE,
  CY_SIGN_ARROW,
  CY_SIGN_PRESTIGE,             /* a pill with its number */
  CY_SIGN_NUMBER,
  CY_SIGN_STEPS,                /* "±" and its number */
  CY_SIGN_UNKNOWN,
} CySign;

/** CyItem: a sign, and its number where it has one. */
typedef struct
{
  guint8 sign, number;
} CyItem;

#define CY_MAX_ITEMS 14

/** CyLine: what stands beside each other. */
typedef struct
{
  CyItem items[CY_MAX_ITEMS];
  guint n;
} CyLine;

/** CyMill: what the set-up side of the Spinning Mill gives, which may have been read off the tile. */
typedef struct
{
  guint8 goods[CY_GOODS], prestige;
} CyMill;

/** CyFlagPiece: a shape that is coloured like a player's. */
const char *cy_draw_character_icon (guint character);
const char *cy_draw_phase_icon     (guint phase);
int         cy_draw_hue            (guint show);
char        cy_draw_letter         (guint show);

void   cy_line_add       (CyLine *line, guint sign, guint number);
void   cy_line_add_goods (CyLine *line, const guint8 *goods, gboolean numbers);
guint  cy_draw_effect    (guint tile, gboolean built, const CyMill *mill, CyLine lines[2]);

void   cy_draw_sign      (PwPen *pen, guint sign, double cx, double cy, double size, guint number, PwColor ink);
double cy_draw_width     (const CyLine *line, double size);
double cy_draw_line      (PwPen *pen, const CyLine *line, double x, double cy, double size, double room, PwColor ink);
void   cy_draw_centred   (PwPen *pen, const CyLine *line, double cx, double cy, double size, double room, PwColor ink);
void   cy_draw_outline   (PwPen *pen, guint show, double x, double y, double width, double height);
void   cy_draw_pattern   (PwPen *pen, guint show, double x, double y, double width, double height);
void   cy_draw_house     (PwPen *pen, double cx, double cy, double size, guint marker, const char *initial);
void   cy_draw_worker    (PwPen *pen, double cx, double cy, double radius, guint marker, const char *initial, gboolean idle);
void   cy_draw_key       (PwPen *pen, double cx, double cy, double size, const char *key);
double cy_draw_fitted    (PwPen *pen, double x, double cy, double align, const char *text, double size, int weight, PwColor color,
                          double room);

G_END_DECLS
