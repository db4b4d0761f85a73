/* cb-piece-route.c: how a space of a trade route looks: what is printed there, or what lies on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-pieces.h"

#include <string.h>

#include "pw-card.h"
#include "pw-hex.h"
#include "pw-token.h"

/* What the picture depends on. */
typedef struct
{
  CbRouteSpace face;
  guint8 laid;
} RouteData;

G_STATIC_ASSERT (sizeof (RouteData) <= PW_PIECE_DATA);

/* By CbRouteBonus; those of no picture are text. */
static const char *const icons[] = {
  [CB_ROUTE_SILVER] = "silver", [CB_ROUTE_WORKERS] = "worker", [CB_ROUTE_TAKE] = "tile", [CB_ROUTE_TAKE_ANY] = "tile",
  [CB_ROUTE_BLACK] = "dark-tile", [CB_ROUTE_PLACE] = "pw-duchy", [CB_ROUTE_SELL] = "goods", [CB_ROUTE_ACTION] = "die",
  [CB_ROUTE_OTHER] = NULL,
};

/* Up to three small hexes in the colours of the tiles that may be taken. */
static gboolean
draw_types (PwPen *pen, guint types, double cy, double size)
{
  guint n = (guint) __builtin_popcount (types), at = 0;
  double w = n == 1 ? size : size * 0.62;

  if (n == 0 || n > 3)
    return FALSE;
  for (guint type = 0; type < CB_TYPES; type++)
    {
      double x = (at - (n - 1) / 2.0) * (w + 0.5);

      if ((types >> type & 1) == 0)
        continue;
      pw_hex_path (pen->cr, x, cy, w, 0.08, FALSE);
      pw_pen_paint (pen, (int) PW_HUE_FILL (CB_HUE (type)), (int) PW_HUE_EDGE (CB_HUE (type)), 1);
      at++;
    }
  return TRUE;
}

/* What is printed, in a line whose middle is @cy. */
static void
draw_bonus (PwPen *pen, const CbRouteSpace *face, double cy, double size)
{
  const char *icon = face->bonus < G_N_ELEMENTS (icons) ? icons[face->bonus] : NULL;
  char text[12];
  double width;

  if (face->bonus == CB_ROUTE_POINTS)
    {
      g_snprintf (text, sizeof text, "+%d", face->number);
      pw_pen_pill (pen, 0, cy, MAX (7.5, size * 0.66), text, PW_COLOR_ACCENT_BG, PW_COLOR_ACCENT_FG, PW_COLOR_ACCENT_BG);
      return;
    }
  if (face->bonus == CB_ROUTE_TAKE && draw_types (pen, face->types, cy, size))
    return;
  if (icon == NULL)
    {
      /* U+2026 HORIZONTAL ELLIPSIS */
      pw_pen_text (pen, 0, cy, 0.5, "\342\200\246", size, 700, PW_COLOR_TEXT);
      return;
    }
  if ((face->bonus != CB_ROUTE_SILVER && face->bonus != CB_ROUTE_WORKERS) || face->number == 1)
    {
      pw_pen_icon (pen, icon, 0, cy, size, PW_COLOR_TEXT, 1);
      return;
    }
  g_snprintf (text, sizeof text, "%d", face->number);
  width = pw_pen_measure (pen, text, size * 0.8, 700);
  pw_pen_icon (pen, icon, -width / 2, cy, size * 0.9, PW_COLOR_TEXT, 1);
  pw_pen_text (pen, size * 0.45, cy, 0.5, text, size * 0.8, 700, PW_COLOR_TEXT);
}

/* The number and the colour printed are small; goods that lie there fill the space, with a tick where
 * they brought the bonus. */
static void
draw_space (PwPen         *pen,
            const PwPiece *piece)
{
  RouteData data;
  double w = piece->size, h = piece->height, token = round (w * (w < 28 ? 0.6 : 0.44));
  gboolean next = (piece->flags & PW_PIECE_NOW) != 0;

  memcpy (&data, piece->data, sizeof data);
  pw_card_draw_ground (pen, piece, PW_COLOR_CARD, next ? PW_COLOR_TEXT : PW_COLOR_LINE, next ? 2 : 1, 5);
  if (data.laid != 0)
    {
      double large = w - 4;

      pw_token_draw_square (pen, -large / 2, -h / 2 + 2, large, data.laid);
      if ((piece->flags & PW_PIECE_DONE) != 0)
        pw_pen_icon (pen, "pw-tick", 0, h / 2 - (h - large - 2) / 2, CLAMP (h - large - 4, 8, w * 0.5), PW_COLOR_GOOD, 1);
    }
  else if (data.face.bonus != CB_ROUTE_UNKNOWN)
    {
      /* Of any colour: a place for goods, without a number. */
      if (data.face.goods > CB_GOODS)
        pw_pen_text (pen, 0, -h / 2 + 3.5 + token / 2, 0.5, "*", token, 800, PW_COLOR_DIM);
      else
        pw_token_draw_square (pen, -token / 2, -h / 2 + 3.5, token, data.face.goods);
      draw_bonus (pen, &data.face, h / 2 - (h - token - 4) / 2, round (w * (w < 28 ? 0.6 : 0.5)));
    }
  else
    {
      pw_pen_text (pen, 0, 0, 0.5, "?", w * 0.5, 700, PW_COLOR_DIM);
    }
  pw_card_draw_state (pen, piece, 5);
}

/**
 * cb_piece_route:
 * @piece: (out): how it looks
 * @route: a space of a trade route
 */
void
cb_piece_route (PwPiece           *piece,
                const CbViewRoute *route)
{
  RouteData data;

  memset (&data, 0, sizeof data);
  data.face = route->face;
  data.laid = route->spot.tile;
  pw_piece_init (piece, PW_PIECE_CARD, 1);
  piece->height = 1;
  piece->draw = draw_space;
  cb_piece_add_flags (piece, &route->spot);
  memcpy (piece->data, &data, sizeof data);
}
