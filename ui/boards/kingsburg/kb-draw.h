/* kb-draw.h: what the pieces of Kingsburg are drawn with: goods, tokens, dice in colours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/kingsburg/kingsburg.h"
#include "pw-pen.h"

G_BEGIN_DECLS

/** KbSign: what is drawn by kb_draw_sign(): the five resources, in the order of KbResource, and more. */
typedef enum
{
  KB_SIGN_GOLD,
  KB_SIGN_WOOD,
  KB_SIGN_STONE,
  KB_SIGN_PLUS2,
  KB_SIGN_SOLDIER,
  KB_SIGN_ANY,                  /* a good of choice */
  KB_SIGN_PEEK,
  KB_SIGN_TRADE,
  KB_SIGN_POINT,                /* with its number */
  KB_SIGN_OR,
} KbSign;

/** KB_MAX_SIGNS: no advisor has more. */
#define KB_MAX_SIGNS 8

const char *kb_draw_enemy_icon    (guint type);
const char *kb_draw_building_icon (guint building);
const char *kb_draw_phase_icon    (guint phase);
guint       kb_draw_building_hue  (guint building);
guint       kb_draw_help          (guint advisor, guint8 signs[KB_MAX_SIGNS], int *points);

void        kb_draw_sign          (PwPen *pen, guint sign, double cx, double cy, double size, int number);
double      kb_draw_signs         (PwPen *pen, const guint8 *signs, guint n, int points, double x, double cy,
                                   double size, double room);
void        kb_draw_die           (PwPen *pen, double x, double cy, double size, guint value, guint player, gboolean used);
double      kb_draw_fitted        (PwPen *pen, double x, double y, const char *text, double size, int weight,
                                   PwColor color, double room);

G_END_DECLS
