/* cc-piece-place.c: places where a tile may lie, or none does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "cc-pieces.h"
#include "core/pw-setup.h"
#include "pw-marker.h"

/** TEXT_UNIT: of Look.text: that much is usual text. */
#define TEXT_UNIT 16
/** Opacity of a tile that may come to lie there, and of the halo round it. */
#define GHOST 0.42
#define HALO 0.26
/** The side of a place for which lines have their usual width, in pixels. */
#define USUAL 96
/** From so many pixels of the side on there is room for two pills. */
#define TWO_PILLS_FROM 64

/** Pixels beyond a place that its number and its pills may reach. */
#define BEYOND 7
/** And within, where another one would lie over them. */
#define INSIDE 6

/** Look: what the drawing is told, in PwPiece.data. */
typedef struct
{
  guint8 state, kind, turn, number, differs, n_pills, text, crowded;
  CcSeenPill pills[CC_SEEN_PILLS];
} Look;

G_STATIC_ASSERT (sizeof (Look) <= PW_PIECE_DATA);

static void
box (PwPen *pen, double px, double inset, double radius)
{
  pw_pen_box (pen, -px / 2 + inset, -px / 2 + inset, px - 2 * inset, px - 2 * inset, radius);
}

/* How wide a line is: it grows with places that are larger than they fit into a usual window, as on a screen of four thousand pixels, where it would
 * not be seen. */
static double
stroke (double px, double width)
{
  return width * CLAMP (px / USUAL, 1, 2);
}

static void
draw_free (PwPen *pen, double px)
{
  const double dashes[] = { stroke (px, 4), stroke (px, 4) };

  cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  box (pen, px, 4, 4);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_LINE, stroke (px, 1.5));
}

static void
draw_dead (PwPen *pen, double px)
{
  const double dots[] = { stroke (px, 2), stroke (px, 4) };
  double arm = px * 0.2;

  cairo_set_dash (pen->cr, dots, G_N_ELEMENTS (dots), 0);
  box (pen, px, 4, 4);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_STRONG, stroke (px, 1.5));
  cairo_set_dash (pen->cr, NULL, 0, 0);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (pen->cr, -arm, -arm);
  cairo_line_to (pen->cr, arm, arm);
  cairo_move_to (pen->cr, arm, -arm);
  cairo_line_to (pen->cr, -arm, arm);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_STRONG, stroke (px, 2.5));
}

/* The tile as it would lie there. */
static void
draw_ghost (PwPen *pen, const Look *look, double px)
{
  double alpha = look->state == CC_SEEN_CHOSEN ? 1 : GHOST;

  box (pen, px, 0, 3);
  pw_pen_paint (pen, PW_COLOR_WINDOW, PW_PEN_NONE, 0);
  /* The place was chosen before the tile. */
  if (look->kind >= CC_TILE_KINDS)
    return;
  cairo_push_group (pen->cr);
  cc_draw_tile (pen, -px / 2 + 3, -px / 2 + 3, px - 6, look->kind, look->turn, FALSE);
  cairo_pop_group_to_source (pen->cr);
  cairo_paint_with_alpha (pen->cr, alpha);
}

static void
draw_keycap (PwPen *pen, double px, double size, guint8 key)
{
  double corner = -px / 2 + MAX (size * 0.35, size * 0.5 - BEYOND);

  pw_pen_keycap (pen, corner, corner, size, key);
}

/* -- Pills ------------------------------------------------------------------------------------------ */

static void
write_pill (const CcSeenPill *pill, char *text, gsize size)
{
  switch ((CcSeenPillKind) pill->kind)
    {
    case CC_PILL_POINTS: g_snprintf (text, size, "+%d", pill->number); break;
    case CC_PILL_SECOND: g_strlcpy (text, _("tile 2"), size); break;
    case CC_PILL_TILES:
    case CC_PILL_WORTH:
    default: g_snprintf (text, size, "%d", pill->number); break;
    }
}

static guint
count_markers (guint markers)
{
  guint n = 0;

  for (; markers; markers &= markers - 1)
    n++;
  return n;
}

/* With its middle at @cy; smaller where it would be wider than the place. */
static void
draw_pill (PwPen *pen, const CcSeenPill *pill, double cy, double size, double room)
{
  gboolean sign = pill->kind == CC_PILL_SECOND || pill->kind == CC_PILL_TILES;
  guint n = count_markers (pill->markers);
  PwColor ink = pill->own ? PW_COLOR_ACCENT_FG : PW_COLOR_TEXT;
  double text_width, width, x;
  char text[48];

  write_pill (pill, text, sizeof text);
  text_width = pw_pen_measure (pen, text, size, 800);
  width = text_width + size * (0.8 + (sign ? 1.15 : 0) + 1.1 * n);
  if (width > room)
    {
      size *= room / width;
      text_width *= room / width;
      width = room;
    }
  pw_pen_box (pen, -width / 2, cy - size * 0.68, width, size * 1.36, size * 0.68);
  pw_pen_paint (pen, pill->own ? PW_COLOR_ACCENT_BG : PW_COLOR_CARD, pill->own ? PW_COLOR_CARD : PW_COLOR_TEXT, 1.5);
  x = -width / 2 + size * 0.42;
  if (sign)
    {
      cc_draw_sign (pen, pill->kind == CC_PILL_SECOND ? CC_SIGN_HAMMER : CC_SIGN_MONASTERY, x + size * 0.52, cy, size * 1.04,
                    ink);
      x += size * 1.15;
    }
  for (guint player = 0; player < PW_MAX_PLAYERS; player++)
    if (pill->markers >> player & 1)
      {
        pw_marker_draw (pen, x + size * 0.53, cy, size * 0.46, player + 1, NULL);
        x += size * 1.1;
      }
  pw_pen_text (pen, x, cy, 0, text, size, 800, ink);
}

/* -- All of it ---------------------------------------------------------------------------------------- */

static void
draw_refusal (PwPen *pen, const Look *look, double px)
{
  double half = px / 2, x = half - 10, y = -half + 10;

  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  for (guint side = 0; side < CC_SIDES; side++)
    if (look->differs >> side & 1)
      {
        CcPoint a = cc_point_turned ((CcPoint){ 8 / px, 0 }, side), b = cc_point_turned ((CcPoint){ 1 - 8 / px, 0 }, side);

        cairo_move_to (pen->cr, (a.x - 0.5) * px, (a.y - 0.5) * px);
        cairo_line_to (pen->cr, (b.x - 0.5) * px, (b.y - 0.5) * px);
        pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_ERROR, 7);
      }
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, x, y, 10, 0, 2 * G_PI);
  pw_pen_paint (pen, PW_COLOR_ERROR, PW_COLOR_CARD, 1.5);
  cairo_move_to (pen->cr, x - 4, y - 4);
  cairo_line_to (pen->cr, x + 4, y + 4);
  cairo_move_to (pen->cr, x + 4, y - 4);
  cairo_line_to (pen->cr, x - 4, y + 4);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_CARD, 2.2);
}

static void
draw_rings (PwPen *pen, const PwPiece *piece, const Look *look, double px)
{
  static const double dashes[] = { 6, 4 };
  gboolean refused = look->state == CC_SEEN_REFUSED;

  if (refused)
    cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  box (pen, px, 1.5, 4);
  pw_pen_paint (pen, PW_PEN_NONE, refused ? PW_COLOR_ERROR : PW_COLOR_GLOW, stroke (px, look->state == CC_SEEN_CHOSEN ? 4 : 2.5));
  cairo_set_dash (pen->cr, NULL, 0, 0);
  for (guint i = 0; piece->flags & PW_PIECE_FOCUS && i < 2; i++)
    {
      box (pen, px, -6, 8);
      pw_pen_paint (pen, PW_PEN_NONE, i ? PW_COLOR_TEXT : PW_COLOR_CARD, i ? 2.5 : 6);
    }
}

static void
draw_place (PwPen *pen, const PwPiece *piece)
{
  double px = piece->size, scale, size, cy = px / 2 - 4;
  Look look;

  memcpy (&look, piece->data, sizeof look);
  if (look.state == CC_SEEN_FREE || look.state == CC_SEEN_DEAD)
    {
      if (look.state == CC_SEEN_DEAD)
        draw_dead (pen, px);
      else
        draw_free (pen, px);
      return;
    }
  if (look.state != CC_SEEN_REFUSED)
    {
      box (pen, px, -4, 7);
      pw_pen_color (pen, PW_COLOR_GLOW, HALO);
      cairo_set_line_width (pen->cr, 8);
      cairo_stroke (pen->cr);
    }
  draw_ghost (pen, &look, px);
  draw_rings (pen, piece, &look, px);
  scale = (double) look.text / TEXT_UNIT;
  if (look.state == CC_SEEN_REFUSED)
    {
      draw_refusal (pen, &look, px);
      return;
    }
  if (look.number)
    draw_keycap (pen, px, MIN (CLAMP (px * 0.26, 15, 24) * scale, MAX (15, px * 0.4)), look.number);
  size = MIN (CLAMP (px * 0.17, 12, 16) * scale, MAX (12, px * 0.4 / 1.36));
  /* Large text, as on large screens: it stays within what a place may paint. */
  cy = MIN (cy, px / 2 + (look.crowded ? -INSIDE : BEYOND) - size * 0.68);
  for (guint i = 0; i < look.n_pills && i < (px >= TWO_PILLS_FROM ? 2u : 1u); i++, cy -= size * 1.55)
    draw_pill (pen, &look.pills[i], cy, size, px + 14);
}

/**
 * cc_piece_place:
 * @piece: (out): the piece
 * @px: its side, in pixels
 * @place: what there is to say about it
 * @view_turn: quarter turns of the picture
 * @text_scale: how much larger text is than usual
 */
void
cc_piece_place (PwPiece *piece, double px, const CcSeenPlace *place, guint view_turn, double text_scale)
{
  static const guint16 flags[] = {
    [CC_SEEN_FREE] = PW_PIECE_STILL,      [CC_SEEN_DEAD] = PW_PIECE_STILL,
    [CC_SEEN_LEGAL] = PW_PIECE_LEGAL,     [CC_SEEN_CHOSEN] = PW_PIECE_LEGAL | PW_PIECE_SELECTED,
    [CC_SEEN_REFUSED] = PW_PIECE_REFUSED,
  };
  Look look;

  memset (&look, 0, sizeof look);
  look.state = (guint8) MIN (place->state, CC_SEEN_REFUSED);
  if (look.state >= CC_SEEN_LEGAL)
    {
      look.kind = place->kind;
      look.turn = (guint8) ((place->turn + view_turn) % CC_TURNS);
      look.number = place->number;
      look.differs = (guint8) ((place->differs << view_turn % CC_SIDES | place->differs >> (CC_SIDES - view_turn % CC_SIDES)) &
                               15);
      look.crowded = place->crowded != 0;
      look.n_pills = (guint8) MIN (place->n_pills, CC_SEEN_PILLS);
      look.text = (guint8) CLAMP (lround (text_scale * TEXT_UNIT), TEXT_UNIT / 2, 4 * TEXT_UNIT);
    }
  for (guint i = 0; i < look.n_pills; i++)
    {
      look.pills[i].number = place->pills[i].number;
      look.pills[i].kind = place->pills[i].kind;
      look.pills[i].own = place->pills[i].own != 0;
      look.pills[i].markers = place->pills[i].markers;
    }
  pw_piece_init (piece, PW_PIECE_CARD, px);
  piece->height = piece->size;
  piece->draw = draw_place;
  piece->flags = flags[look.state];
  piece->keycap = look.number;
  memcpy (piece->data, &look, sizeof look);
}
