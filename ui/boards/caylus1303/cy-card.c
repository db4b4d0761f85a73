/* cy-card.c: how a building is drawn: number, letter, effect, name, its worker and its owner's house
 *
 * All is measured by the width: 1 unit is 1 pixel of a card that is 72 pixels wide.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-view-text.h"
#include "cy-draw.h"
#include "cy-pieces.h"
#include "pw-card.h"
#include "pw-marker.h"

/** UNIT: pixels of width of a card in which all below is measured. */
#define UNIT 72.0
/** NAMED: from so many pixels of width on, and such a share of height, there is room for the name. */
#define NAMED 64
#define NAMED_ASPECT 1.12
#define STRIP 22
#define LOW_STRIP 18

/** CardData: what a card knows besides its piece. */
typedef struct
{
  guint8 show, number, built, owner;
  gint8 tile;
  guint8 workers[2];
  guint8 ghost;                 /* whose worker would stand here */
  guint8 beyond, next, closed, site;
  guint8 listed;                /* it goes by its place in the list of choices, and not by its own number */
  guint8 text;                  /* tenths: how much larger numbers and letters are; 0: as usual */
  CyMill mill;
} CardData;

G_STATIC_ASSERT (sizeof (CardData) <= PW_PIECE_DATA);

/** Card: a card while it is drawn. */
typedef struct
{
  const PwPiece *piece;
  CardData data;
  double x, y, w, h, s;         /* its box, and a unit */
  double top, strip;            /* of a gable or an arch; of the strip */
  double text;                  /* how much larger numbers and letters are */
  int hue;
  gboolean legal, chosen, beyond, named;
} Card;

static Card
card_of (const PwPiece *piece)
{
  Card card = { .piece = piece, .w = piece->size, .h = piece->height };

  memcpy (&card.data, piece->data, sizeof card.data);
  card.x = -card.w / 2;
  card.y = -card.h / 2;
  card.s = card.w / UNIT;
  card.hue = cy_draw_hue (card.data.show);
  card.text = card.data.text > 10 ? card.data.text / 10.0 : 1;
  /* Where text is large the name goes first. */
  card.named = card.w >= NAMED && card.h >= NAMED_ASPECT * card.w && card.text < 1.2;
  card.strip = (card.named ? STRIP : LOW_STRIP * card.text) * card.s;
  card.top = (card.data.show == CY_SHOW_MONUMENT ? 6 : card.data.show == CY_SHOW_RESIDENCE ? 11 : 0) * card.s;
  card.legal = (piece->flags & PW_PIECE_LEGAL) != 0;
  card.chosen = (piece->flags & PW_PIECE_SELECTED) != 0;
  card.beyond = card.data.beyond && card.data.show >= CY_SHOW_STARTING && card.data.show <= CY_SHOW_STONE;
  return card;
}

static void
outline (PwPen *pen, const Card *card, double down)
{
  cy_draw_outline (pen, card->data.show, card->x, card->y + down, card->w, card->h);
}

static void
stroke (PwPen *pen, const Card *card, PwColor color, double alpha, double width)
{
  outline (pen, card, 0);
  pw_pen_color (pen, color, alpha);
  cairo_set_line_width (pen->cr, width);
  cairo_stroke (pen->cr);
}

/* -- Ground --------------------------------------------------------------------------------------------- */

static int
body_color (const Card *card)
{
  if (card->chosen)
    return PW_COLOR_ACCENT_SOFT;
  if (card->beyond)
    return PW_COLOR_WINDOW;
  return card->hue < 0 ? PW_COLOR_LAND : (int) PW_HUE_TINT (card->hue);
}

static void
draw_ground (PwPen *pen, const Card *card)
{
  PwColor edge = card->hue < 0 ? PW_COLOR_STRONG : PW_HUE_EDGE (card->hue);
  PwColor strip = card->hue < 0 ? PW_COLOR_PLATE : card->beyond ? PW_HUE_TINT (card->hue) : PW_HUE_FILL (card->hue);

  if (card->legal && !card->chosen)
    stroke (pen, card, PW_COLOR_GLOW, 0.26, 10);
  if (card->chosen)
    {
      stroke (pen, card, PW_COLOR_GLOW, 1, 10);
      stroke (pen, card, PW_COLOR_WINDOW, 1, 5);
    }
  if (card->hue >= 0 && !card->beyond)
    {
      outline (pen, card, 2.5 * card->s);
      pw_pen_paint (pen, (int) edge, PW_PEN_NONE, 0);
    }
  outline (pen, card, 0);
  pw_pen_paint (pen, body_color (card), PW_PEN_NONE, 0);
  cairo_save (pen->cr);
  outline (pen, card, 0);
  cairo_clip (pen->cr);
  if (!card->beyond && !card->chosen)
    cy_draw_pattern (pen, card->data.show, card->x, card->y, card->w, card->h);
  cairo_rectangle (pen->cr, card->x, card->y, card->w, card->strip + card->top);
  pw_pen_paint (pen, (int) strip, PW_PEN_NONE, 0);
  if (card->piece->flags & PW_PIECE_HOVER)
    {
      pw_pen_color (pen, PW_COLOR_TEXT, 0.08);
      cairo_paint (pen->cr);
    }
  cairo_restore (pen->cr);
}

static void
draw_edge (PwPen *pen, const Card *card)
{
  static const double dashes[] = { 4, 3 };
  PwColor edge = card->hue < 0 ? PW_COLOR_STRONG : PW_HUE_EDGE (card->hue);

  if (card->legal && !card->chosen)
    stroke (pen, card, PW_COLOR_GLOW, 1, 2.6);
  else if (card->piece->flags & PW_PIECE_NOW)
    stroke (pen, card, PW_COLOR_ACCENT, 1, 2.6);
  else
    {
      if (card->beyond)
        cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
      stroke (pen, card, edge, 1, 1.2);
      cairo_set_dash (pen->cr, NULL, 0, 0);
    }
}

/* -- What stands on it -------------------------------------------------------------------------------------- */

static void
draw_tick (PwPen *pen, double x, double y, double s, PwColor ink)
{
  cairo_new_path (pen->cr);
  cairo_move_to (pen->cr, x, y);
  cairo_rel_line_to (pen->cr, 4 * s, 4 * s);
  cairo_rel_line_to (pen->cr, 8 * s, -8 * s);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  pw_pen_paint (pen, PW_PEN_NONE, (int) ink, 2.2 * s);
}

/* The number, or its key, and the letter of the family. */
static void
draw_strip (PwPen *pen, const Card *card)
{
  PwColor ink = card->hue < 0 || card->beyond ? PW_COLOR_TEXT : PW_HUE_GLYPH (card->hue);
  double y = card->y + card->strip / 2 + card->top * 0.72, s = card->s, text = card->text * s, room;
  double left = card->x + (card->data.show == CY_SHOW_MONUMENT ? 9 : card->data.show == CY_SHOW_RESIDENCE ? 8 : 7) * s;
  char number[8], letter[2] = { cy_draw_letter (card->data.show), '\0' };
  gboolean printed = card->data.show == CY_SHOW_PRINTED, listed = card->data.listed && card->piece->keycap && card->legal;

  if (listed)
    pw_view_key (number, card->piece->keycap);
  else if (printed)
    g_snprintf (number, sizeof number, "%c", 'a' + card->data.number);
  else
    g_snprintf (number, sizeof number, "%u", card->data.number);
  if (listed || ((card->legal || card->chosen) && !card->data.listed))
    {
      double size = MIN (17 * text, card->strip);
      double width = MAX (size, size * (0.44 * (double) strlen (number) + 0.42));

      cy_draw_key (pen, card->x + 5.5 * s + width / 2, y, size, number);
      room = card->w - 5.5 * s - width;
    }
  else
    room = card->w - 7 * s - pw_pen_text (pen, left, y, 0, number, 13 * text, 800, ink);
  /* Then the letter, where it stands in the way. */
  if (card->piece->flags & PW_PIECE_DONE)
    draw_tick (pen, card->x + card->w - 19 * s, y, s, ink);
  else if (!printed && room > 9 * s + pw_pen_measure (pen, letter, 11.5 * text, 800))
    pw_pen_text (pen, card->x + card->w - 7 * s, y, 1, letter, 11.5 * text, 800, ink);
}

/* Without what tells equal names of two families apart: the card does. */
static char *
short_name (const CardData *data)
{
  const char *name = data->show == CY_SHOW_RESIDENCE ? cy_show_label (data->show) : cy_tile_label (data->tile);
  const char *end = strstr (name, " (");
  g_autofree char *plain = end ? g_strndup (name, (gsize) (end - name)) : g_strdup (name);
  gunichar first = g_unichar_toupper (g_utf8_get_char (plain));
  char letter[8] = { 0 };

  g_unichar_to_utf8 (first, letter);
  return g_strconcat (letter, g_utf8_next_char (plain), NULL);
}

/* One line, or two where it is long; returns how many units it takes. */
static double
draw_name (PwPen *pen, const Card *card)
{
  g_autofree char *name = short_name (&card->data);
  double s = card->s, y = card->y + (card->top > 0 ? 63 : 62) * s, room = card->w - 4;
  char *space = strchr (name, ' ');

  if (!space || pw_pen_measure (pen, name, 11.3 * s, 700) <= room)
    {
      cy_draw_fitted (pen, 0, y, 0.5, name, 11.3 * s, 700, PW_COLOR_TEXT, room);
      return 0;
    }
  *space = '\0';
  cy_draw_fitted (pen, 0, y - 8.5 * s, 0.5, name, 11 * s, 700, PW_COLOR_TEXT, room);
  cy_draw_fitted (pen, 0, y + 2.5 * s, 0.5, space + 1, 11 * s, 700, PW_COLOR_TEXT, room);
  return 4.5;
}

static void
draw_effect (PwPen *pen, const Card *card, double up)
{
  double s = card->s, room = card->w - 9 * s, below = card->named ? 15.5 : card->text > 1 ? 11.5 : 14;
  double y = card->y + card->strip + card->top / 2 + (below - up) * s;
  gboolean pale = card->beyond && !card->chosen;
  CyLine lines[2] = { { { { 0 } }, 0 }, { { { 0 } }, 0 } };
  guint n = 1;

  if (card->data.show == CY_SHOW_RESIDENCE)
    {
      cy_line_add (&lines[0], CY_SIGN_NUMBER, 1);
      cy_line_add (&lines[0], CY_SIGN_WORKER, 0);
    }
  else if (card->data.tile < 0)
    cy_line_add (&lines[0], CY_SIGN_UNKNOWN, 0);
  else
    n = cy_draw_effect ((guint) card->data.tile, card->data.built, &card->data.mill, lines);
  if (pale)
    cairo_push_group (pen->cr);
  if (n == 1)
    cy_draw_centred (pen, &lines[0], 0, y, 20 * s, room, PW_COLOR_TEXT);
  else
    {
      cy_draw_centred (pen, &lines[0], 0, y - 7.5 * s, 14.5 * s, room, PW_COLOR_TEXT);
      cy_draw_centred (pen, &lines[1], 0, y + 8.5 * s, 14.5 * s, room, PW_COLOR_TEXT);
    }
  if (pale)
    {
      cairo_pop_group_to_source (pen->cr);
      cairo_paint_with_alpha (pen->cr, 0.78);
    }
}

static void
draw_figures (PwPen *pen, const Card *card)
{
  static const double dashes[] = { 2.5, 2.5 };
  double s = card->s, x = card->x + 17 * s, y = card->y + card->h - 14.5 * s;
  const PwPiece *piece = card->piece;

  for (guint i = 0; i < 2; i++)
    if (card->data.workers[i])
      cy_draw_worker (pen, x + i * 25 * s, y, 10.5 * s, card->data.workers[i], piece->initials[i], card->beyond);
  if (card->data.workers[0] == 0 && card->data.show >= CY_SHOW_PRINTED && card->data.show <= CY_SHOW_STONE && !card->data.site)
    {
      cairo_set_dash (pen->cr, card->data.ghost ? (double[]){ 3, 2 } : dashes, 2, 0);
      if (card->data.ghost)
        pw_marker_draw_plain (pen, x, y, 10.5 * s, card->data.ghost, PW_COLOR_CARD,
                              (int) PW_PLAYER ((card->data.ghost - 1) % 6 + 1), 1.5);
      else
        {
          cairo_new_path (pen->cr);
          cairo_arc (pen->cr, x, y, 9 * s, 0, 2 * G_PI);
          pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_STRONG, 1.1);
        }
      cairo_set_dash (pen->cr, NULL, 0, 0);
    }
  if (card->data.owner)
    cy_draw_house (pen, card->x + card->w - 15.5 * s, y, 19 * s, card->data.owner, piece->initials[2]);
  if (piece->flags & PW_PIECE_POINTS)
    {
      char text[12];

      g_snprintf (text, sizeof text, "+%d", piece->points);
      pw_pen_pill (pen, card->x + card->w - 16 * s, y, 12 * s, text, PW_COLOR_ACCENT_BG, PW_COLOR_ACCENT_FG, PW_COLOR_CARD);
    }
}

static void
draw_refusal (PwPen *pen, const Card *card)
{
  static const double dashes[] = { 6, 4 };
  double x = card->x + card->w - 4, y = card->y + 4;

  cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke (pen, card, PW_COLOR_ERROR, 1, 2.5);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  cairo_new_path (pen->cr);
  cairo_arc (pen->cr, x, y, 9, 0, 2 * G_PI);
  pw_pen_paint (pen, PW_COLOR_ERROR, PW_COLOR_CARD, 1.5);
  cairo_move_to (pen->cr, x - 3.5, y - 3.5);
  cairo_rel_line_to (pen->cr, 7, 7);
  cairo_rel_move_to (pen->cr, 0, -7);
  cairo_rel_line_to (pen->cr, -7, 7);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_CARD, 2.2);
}

static void
draw_marks (PwPen *pen, const Card *card)
{
  if (card->piece->flags & PW_PIECE_REFUSED)
    draw_refusal (pen, card);
  if (card->piece->flags & PW_PIECE_CORRECTED)
    pw_pen_warning (pen, card->x + card->w - 10, card->y + 10, 6);
  if (card->piece->flags & PW_PIECE_FOCUS)
    {
      stroke (pen, card, PW_COLOR_CARD, 1, 5);
      stroke (pen, card, PW_COLOR_TEXT, 1, 2.5);
    }
}

/* -- Cards ------------------------------------------------------------------------------------------------------ */

static void
draw_empty (PwPen *pen, const Card *card)
{
  static const double dashes[] = { 3, 3 };
  char number[8];

  cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  pw_pen_box (pen, card->x + 0.5, card->y + 0.5, card->w - 1, card->h - 1, 5 * card->s);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_STRONG, 1.1);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  g_snprintf (number, sizeof number, "%u", card->data.number);
  pw_pen_text (pen, card->x + 7 * card->s, card->y + 11 * card->s * card->text, 0, number, 13 * card->s * card->text, 700,
               PW_COLOR_DIM);
  if (card->data.next)
    pw_pen_icon (pen, "cy-build", 0, 0, 22 * card->s, PW_COLOR_DIM, 1);
  draw_marks (pen, card);
}

static void
draw_building (PwPen *pen, const PwPiece *piece)
{
  Card card = card_of (piece);
  double up = 0;

  if (card.data.show == CY_SHOW_EMPTY)
    {
      draw_empty (pen, &card);
      return;
    }
  if (card.data.closed)
    cairo_push_group (pen->cr);
  draw_ground (pen, &card);
  draw_edge (pen, &card);
  draw_strip (pen, &card);
  if (card.named && (card.data.tile >= 0 || card.data.show == CY_SHOW_RESIDENCE))
    up = draw_name (pen, &card);
  draw_effect (pen, &card, up);
  draw_figures (pen, &card);
  if (card.data.closed)
    {
      cairo_pop_group_to_source (pen->cr);
      cairo_paint_with_alpha (pen->cr, 0.6);
    }
  draw_marks (pen, &card);
}

static void
begin (PwPiece *piece, const CyView *view, const CyBuilding *spot, CardData *data)
{
  memset (data, 0, sizeof *data);
  pw_card_init (piece, spot->at.flags, draw_building);
  data->show = spot->show;
  data->tile = spot->tile;
  data->built = spot->built;
  data->beyond = (spot->at.flags & CY_SPOT_BEYOND) != 0;
  data->next = (spot->at.flags & CY_SPOT_NEXT) != 0;
  data->closed = (spot->at.flags & CY_SPOT_CLOSED) != 0;
  memcpy (data->mill.goods, view->mill, sizeof data->mill.goods);
  data->mill.prestige = view->mill_prestige;
  if (spot->at.flags & CY_SPOT_POINTS)
    {
      piece->flags |= PW_PIECE_POINTS;
      piece->points = spot->at.points;
    }
}

static guint8
put (PwPiece *piece, const CyView *view, guint at, int seat)
{
  if (seat < 0 || seat >= view->n_players)
    return 0;
  memcpy (piece->initials[at], view->initials[seat], sizeof piece->initials[at]);
  return view->markers[seat];
}

/**
 * cy_piece_building:
 * @piece: (out): the card of a place of the road
 * @view: what is shown
 * @place: which
 * @spot: what lies there
 * @text: how much larger text is than usual
 */
void
cy_piece_building (PwPiece *piece, const CyView *view, guint place, const CyBuilding *spot, double text)
{
  CardData data;

  begin (piece, view, spot, &data);
  data.text = (guint8) (10 * CLAMP (text, 1, CY_MOST_TEXT));
  data.number = (guint8) (place < CY_PRINTED_PLACES ? place : CY_SPACE_OF_PLACE (place));
  data.listed = view->asked != CY_ASK_TURN && view->asked != CY_ASK_EARLY && view->asked != CY_ASK_CLAIM;
  piece->keycap = data.listed ? spot->at.key : 0;
  data.workers[0] = put (piece, view, 0, spot->workers[0]);
  data.workers[1] = put (piece, view, 1, spot->workers[1]);
  data.owner = put (piece, view, 2, spot->owner);
  if (spot->at.flags & CY_SPOT_SELECTED && view->phase == CY_PHASE_PLANNING)
    data.ghost = put (piece, view, 3, view->actor);
  memcpy (piece->data, &data, sizeof data);
}

/* The card, and below it whether favours reach it, as the board itself says it (9.2). */
static void
draw_site_tile (PwPen *pen, const PwPiece *piece)
{
  CardData data;
  PwPiece card = *piece;
  double caption = piece->height * CY_CAPTION, size = caption * 0.86;
  g_autofree char *text = NULL;

  memcpy (&data, piece->data, sizeof data);
  text = data.closed ? g_strdup_printf (_("from round %u"), CY_SITE_OPENS (data.number - 1)) : g_strdup (_("open to favours"));
  cy_draw_fitted (pen, 0, (piece->height - caption) / 2, 0.5, text, size, 400, PW_COLOR_DIM, piece->size - 2);
  card.height -= (float) caption;
  cairo_translate (pen->cr, 0, -caption / 2);
  draw_building (pen, &card);
}

/* A tile of the site: its number there, and its key where a favour may use it. */
void
cy_piece_site_tile (PwPiece *piece, const CyView *view, guint index)
{
  const CyBuilding *spot = &view->site_tiles[index];
  CardData data;

  begin (piece, view, spot, &data);
  piece->draw = draw_site_tile;
  data.site = data.listed = TRUE;
  data.number = (guint8) (index + 1);
  piece->keycap = spot->at.key;
  memcpy (piece->data, &data, sizeof data);
}
