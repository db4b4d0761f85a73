/* cy-pieces.c: how houses on the bridge, stops, characters, tiles beside the board and the moments of a game are drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cy-pieces.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-view-text.h"
#include "cy-draw.h"
#include "pw-card.h"
#include "pw-marker.h"

/** Data: what the drawings below are told, in PwPiece.data. */
typedef struct
{
  guint8 marker, below;
  guint8 index, flag, now, known;
  gint8 number;
  guint8 show, prestige, afford, doubtful;
  guint8 cost[CY_COSTS], lacks[CY_COSTS];
  guint8 able, others;
} Data;

G_STATIC_ASSERT (sizeof (Data) <= PW_PIECE_DATA);

static Data
data_of (const PwPiece *piece)
{
  Data data;

  memcpy (&data, piece->data, sizeof data);
  return data;
}

static void
set_seat (PwPiece *piece, const CyView *view, int seat, guint at, guint8 *marker)
{
  *marker = 0;
  if (seat < 0 || seat >= view->n_players)
    return;
  *marker = view->markers[seat];
  memcpy (piece->initials[at], view->initials[seat], sizeof piece->initials[at]);
}

/* -- Guilds Bridge ---------------------------------------------------------------------------------------- */

/* On the deck the house of who passed, in the arch below that of who has not. */
static void
draw_bridge (PwPen *pen, const PwPiece *piece)
{
  static const double dashes[] = { 3, 3 };
  Data data = data_of (piece);
  double w = piece->size, h = piece->height, s = MIN (h / 76, w / 44), deck = -h * 0.26, arch = h * 0.2;
  char number[8];

  if (piece->flags & PW_PIECE_LEGAL || data.now)
    {
      pw_pen_box (pen, -w / 2 + 2, -h / 2 + 2, w - 4, h * 0.52, 6);
      pw_pen_paint (pen, data.now ? PW_COLOR_ACCENT_SOFT : PW_PEN_NONE, data.now ? PW_COLOR_ACCENT : PW_COLOR_GLOW, 2);
    }
  cairo_new_path (pen->cr);
  cairo_move_to (pen->cr, -w * 0.4, h / 2);
  cairo_line_to (pen->cr, -w * 0.4, arch + 6 * s);
  cairo_curve_to (pen->cr, -w * 0.4, arch - 8 * s, w * 0.4, arch - 8 * s, w * 0.4, arch + 6 * s);
  cairo_line_to (pen->cr, w * 0.4, h / 2);
  pw_pen_paint (pen, PW_COLOR_BLUE_TINT, PW_COLOR_BLUE_EDGE, 1.2);
  if (data.marker)
    cy_draw_house (pen, 0, deck, 25 * s, data.marker, piece->initials[0]);
  else
    {
      cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
      cy_draw_house (pen, 0, deck, 23 * s, 0, NULL);
      cairo_set_dash (pen->cr, NULL, 0, 0);
      g_snprintf (number, sizeof number, "%u", data.index + 1u);
      pw_pen_text (pen, 0, deck + 3 * s, 0.5, number, 12 * s, 700, PW_COLOR_DIM);
    }
  if (data.flag)
    pw_pen_icon (pen, "cy-first", MIN (20 * s, w / 2 - 7 * s), deck, 13 * s, PW_COLOR_TEXT, 1);
  if (data.below)
    cy_draw_house (pen, 0, arch + (h / 2 - arch) / 2, 18 * s, data.below, piece->initials[1]);
  if (piece->flags & PW_PIECE_FOCUS)
    {
      pw_pen_box (pen, -w / 2 + 2, -h / 2 + 2, w - 4, h - 4, 6);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_TEXT, 2.5);
    }
}

void
cy_piece_bridge (PwPiece *piece, const CyView *view, guint index)
{
  const CyBridgeSpot *spot = &view->bridge[index];
  Data data = { .index = (guint8) index };

  pw_card_init (piece, spot->at.flags, draw_bridge);
  set_seat (piece, view, spot->seat, 0, &data.marker);
  set_seat (piece, view, spot->below, 1, &data.below);
  data.flag = index == 0 && spot->seat >= 0;
  data.now = (spot->at.flags & CY_SPOT_NOW) != 0;
  memcpy (piece->data, &data, sizeof data);
}

/* -- The provost -------------------------------------------------------------------------------------------- */

static void
draw_provost (PwPen *pen, const PwPiece *piece)
{
  double w = piece->size, h = piece->height;

  pw_pen_box (pen, -w / 2, -h / 2, w, h, h * 0.3);
  pw_pen_paint (pen, PW_COLOR_TEXT, PW_COLOR_WINDOW, 1.8);
  pw_pen_icon (pen, "cy-provost", 0, 0, h * 0.78, PW_COLOR_CARD, 1);
  if (piece->flags & PW_PIECE_FOCUS)
    {
      pw_pen_box (pen, -w / 2 - 1, -h / 2 - 1, w + 2, h + 2, h * 0.3);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_STRONG, 2.5);
    }
}

void
cy_piece_provost (PwPiece *piece)
{
  pw_card_init (piece, 0, draw_provost);
}

/* Where he may stand: how many steps that are. Where one is about to put him he stands as a ghost, beside the steps. */
static void
draw_stop (PwPen *pen, const PwPiece *piece)
{
  static const double dashes[] = { 3, 2 };
  Data data = data_of (piece);
  gboolean legal = (piece->flags & PW_PIECE_LEGAL) != 0, chosen = (piece->flags & PW_PIECE_SELECTED) != 0;
  gboolean ghost = chosen || piece->flags & PW_PIECE_FOCUS;
  double h = piece->height, w = piece->size * (ghost ? 1 : 0.6);
  char text[12];

  if (legal || chosen)
    {
      pw_pen_box (pen, -w / 2 - 4, -h / 2 - 4, w + 8, h + 8, h * 0.42);
      pw_pen_color (pen, PW_COLOR_GLOW, chosen ? 1 : 0.26);
      cairo_fill (pen->cr);
    }
  pw_pen_box (pen, -w / 2, -h / 2, w, h, h * 0.3);
  cairo_set_dash (pen->cr, dashes, ghost ? 2 : 0, 0);
  pw_pen_paint (pen, chosen ? PW_COLOR_ACCENT_SOFT : PW_COLOR_CARD, legal || chosen ? PW_COLOR_GLOW : PW_COLOR_STRONG, 2);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  if (ghost)
    pw_pen_icon (pen, "cy-provost", (h - w) / 2 + 2, 0, h * 0.78, PW_COLOR_TEXT, 1);
  /* U+2212 MINUS SIGN */
  g_snprintf (text, sizeof text, data.number < 0 ? "\342\210\222%d" : "+%d", ABS (data.number));
  pw_pen_text (pen, ghost ? h / 2 : 0, 0, 0.5, text, h * 0.62, 800, PW_COLOR_TEXT);
  if (piece->flags & PW_PIECE_FOCUS)
    {
      pw_pen_box (pen, -w / 2 - 1, -h / 2 - 1, w + 2, h + 2, h * 0.3);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_TEXT, 2.5);
    }
}

void
cy_piece_stop (PwPiece *piece, const CyView *view, const CyStop *stop)
{
  Data data = { .number = stop->steps };

  pw_card_init (piece, stop->at.flags, draw_stop);
  memcpy (piece->data, &data, sizeof data);
}

/* -- The site --------------------------------------------------------------------------------------------------- */

static void
draw_site_place (PwPen *pen, const PwPiece *piece)
{
  Data data = data_of (piece);
  double r = MIN (piece->size, piece->height) / 2 - 4;
  gboolean legal = (piece->flags & PW_PIECE_LEGAL) != 0, chosen = (piece->flags & PW_PIECE_SELECTED) != 0;
  char number[8];

  cairo_new_path (pen->cr);
  if (legal || chosen)
    {
      cairo_arc (pen->cr, 0, 0, r + 4, 0, 2 * G_PI);
      pw_pen_color (pen, PW_COLOR_GLOW, chosen ? 1 : 0.26);
      cairo_fill (pen->cr);
    }
  cairo_arc (pen->cr, 0, 0, r, 0, 2 * G_PI);
  pw_pen_paint (pen, chosen ? PW_COLOR_ACCENT_SOFT : PW_COLOR_CARD,
                legal || chosen ? PW_COLOR_GLOW
                : data.now      ? PW_COLOR_ACCENT
                                : PW_COLOR_STRONG,
                legal || chosen || data.now ? 2.5 : 1.2);
  g_snprintf (number, sizeof number, "%u", data.index + 1u);
  if (data.marker)
    pw_marker_draw (pen, 0, 0, r * 0.66, data.marker, piece->initials[0]);
  else
    pw_pen_text (pen, 0, 0, 0.5, number, r * 0.84, 700, PW_COLOR_DIM);
  if (data.number)
    {
      g_snprintf (number, sizeof number, "%d", data.number);
      pw_pen_pill (pen, r * 0.85, -r * 0.7, r * 0.66, number, PW_COLOR_CARD, PW_COLOR_TEXT, PW_COLOR_STRONG);
    }
  if (legal || chosen)
    cy_draw_key (pen, r * 0.85, -r * 0.8, 14, "s");
  if (piece->flags & PW_PIECE_FOCUS)
    {
      cairo_new_path (pen->cr);
      cairo_arc (pen->cr, 0, 0, r + 1, 0, 2 * G_PI);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_TEXT, 2.5);
    }
}

void
cy_piece_site_place (PwPiece *piece, const CyView *view, guint index)
{
  const CySitePlace *spot = &view->site[index];
  Data data = { .index = (guint8) index, .number = (gint8) spot->bundles, .now = (spot->at.flags & CY_SPOT_NOW) != 0 };

  pw_card_init (piece, spot->at.flags, draw_site_place);
  set_seat (piece, view, spot->seat, 0, &data.marker);
  memcpy (piece->data, &data, sizeof data);
}

/* -- Characters -------------------------------------------------------------------------------------------------- */

static void
draw_person (PwPen *pen, const PwPiece *piece)
{
  Data data = data_of (piece);
  double w = piece->size, h = piece->height, x = -w / 2 + 6, icon = MIN (17, h * 0.62);

  pw_card_draw_ground (pen, piece, piece->flags & PW_PIECE_SELECTED ? PW_COLOR_ACCENT_SOFT : PW_COLOR_LAND, PW_PEN_NONE, 0, 6);
  if (piece->keycap && piece->flags & PW_PIECE_LEGAL)
    {
      char key[4];

      pw_view_key (key, piece->keycap);
      cy_draw_key (pen, x + 6, 0, 16, key);
      x += 18;
    }
  pw_pen_icon (pen, cy_draw_character_icon (data.index), x + icon / 2, 0, icon, PW_COLOR_TEXT, 1);
  x += icon + 5;
  cy_draw_fitted (pen, x, 0, 0, cy_character_label (data.known), 12, 600, PW_COLOR_TEXT, w / 2 - x - (data.marker ? 22 : 5));
  if (data.marker)
    pw_marker_draw (pen, w / 2 - 12, 0, 8, data.marker, piece->initials[0]);
  if (piece->flags & (PW_PIECE_LEGAL | PW_PIECE_REFUSED | PW_PIECE_FOCUS))
    {
      PwPiece ring = *piece;

      ring.keycap = 0;
      pw_card_draw_state (pen, &ring, 6);
    }
}

void
cy_piece_person (PwPiece *piece, const CyView *view, guint character)
{
  const CyPerson *spot = &view->people[character];
  Data data = { .index = (guint8) character, .known = (guint8) cy_view_called (view, character) };

  pw_card_init (piece, spot->at.flags, draw_person);
  piece->keycap = spot->at.key;
  set_seat (piece, view, spot->holder, 0, &data.marker);
  memcpy (piece->data, &data, sizeof data);
}

static void
draw_stranger (PwPen *pen, const PwPiece *piece)
{
  static const double dashes[] = { 3, 3 };

  cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  pw_card_draw_ground (pen, piece, PW_COLOR_WINDOW, PW_COLOR_STRONG, 1.1, 6);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  pw_pen_text (pen, 0, 0, 0.5, "?", 14, 800, PW_COLOR_DIM);
  if (piece->flags & PW_PIECE_FOCUS)
    pw_card_draw_state (pen, piece, 6);
}

/* A character on the board that nobody has named. */
void
cy_piece_stranger (PwPiece *piece)
{
  pw_card_init (piece, 0, draw_stranger);
}

/* -- Tiles beside the board --------------------------------------------------------------------------------------- */

/* What it costs; where something is lacking, that is what is pale. */
static void
draw_cost (PwPen *pen, const Data *data, double x, double cy, double size, double room)
{
  CyLine line = { { { 0 } }, 0 };
  double width;

  cy_line_add_goods (&line, data->cost, FALSE);
  width = cy_draw_width (&line, size);
  if (width > room)
    {
      memset (&line, 0, sizeof line);
      cy_line_add_goods (&line, data->cost, TRUE);
    }
  if (!data->afford)
    cairo_push_group (pen->cr);
  cy_draw_line (pen, &line, x, cy, size, room, PW_COLOR_TEXT);
  if (!data->afford)
    {
      cairo_pop_group_to_source (pen->cr);
      cairo_paint_with_alpha (pen->cr, 0.5);
    }
}

static void
draw_offer (PwPen *pen, const PwPiece *piece)
{
  Data data = data_of (piece);
  double w = piece->size, h = piece->height, x = -w / 2, tile = MIN (28, h * 0.9), height = MIN (h - 4, tile * 1.1);
  int hue = cy_draw_hue (data.show);
  g_autofree char *name = g_strdup (cy_tile_label (data.index));
  char *end = strstr (name, " (");
  char text[12];

  if (end)
    *end = '\0';
  if (piece->flags & (PW_PIECE_LEGAL | PW_PIECE_SELECTED | PW_PIECE_HOVER))
    pw_card_draw_ground (pen, piece, piece->flags & PW_PIECE_SELECTED ? PW_COLOR_ACCENT_SOFT : PW_COLOR_CARD, PW_PEN_NONE, 0, 6);
  x += 3;
  cy_draw_outline (pen, data.show, x, -height / 2, tile, height);
  pw_pen_paint (pen, (int) PW_HUE_TINT (hue), (int) PW_HUE_EDGE (hue), 1.2);
  g_snprintf (text, sizeof text, data.doubtful ? "%u?" : "%u", data.prestige);
  pw_pen_text (pen, x + tile / 2, 2, 0.5, text, 12, 800, PW_COLOR_TEXT);
  x += tile + 6;
  cy_draw_fitted (pen, x, -h * 0.2, 0, name, 12, 700, PW_COLOR_TEXT, w / 2 - x - 2);
  draw_cost (pen, &data, x, h * 0.22, 14, w / 2 - x - 2);
  if (piece->flags & (PW_PIECE_LEGAL | PW_PIECE_REFUSED | PW_PIECE_FOCUS))
    pw_card_draw_state (pen, piece, 6);
}

void
cy_piece_offer (PwPiece *piece, const CyOffer *spot)
{
  Data data = { .index = spot->tile, .prestige = spot->prestige };

  data.show = (guint8) (CY_SHOW_STARTING + cy_tiles[spot->tile].family);
  data.afford = (spot->at.flags & CY_SPOT_AFFORD) != 0;
  data.doubtful = (spot->at.flags & CY_SPOT_DOUBTFUL) != 0;
  memcpy (data.cost, spot->cost, sizeof data.cost);
  memcpy (data.lacks, spot->lacks, sizeof data.lacks);
  pw_card_init (piece, spot->at.flags, draw_offer);
  if (spot->at.flags & CY_SPOT_LEGAL)
    piece->keycap = spot->at.key;
  memcpy (piece->data, &data, sizeof data);
}

/* -- Rounds and phases ---------------------------------------------------------------------------------------------- */

static void
draw_round (PwPen *pen, const PwPiece *piece)
{
  Data data = data_of (piece);
  gboolean now = (piece->flags & PW_PIECE_NOW) != 0, done = (piece->flags & PW_PIECE_DONE) != 0;
  char text[8];

  pw_card_draw_ground (pen, piece,
                       now    ? PW_COLOR_ACCENT_BG
                       : done ? PW_COLOR_SUNKEN
                              : PW_COLOR_CARD,
                       now || done ? PW_PEN_NONE : PW_COLOR_LINE, 1, 5);
  g_snprintf (text, sizeof text, "%u", data.index + 1u);
  if (done)
    pw_pen_icon (pen, "pw-tick", 0, 0, MIN (13, piece->height * 0.5), PW_COLOR_GOOD, 1);
  else
    pw_pen_text (pen, 0, 0, 0.5, text, 13, now ? 800 : 400, now ? PW_COLOR_ACCENT_FG : PW_COLOR_DIM);
}

void
cy_piece_round (PwPiece *piece, guint round, guint32 flags)
{
  Data data = { .index = (guint8) round };

  pw_card_init (piece, flags, draw_round);
  memcpy (piece->data, &data, sizeof data);
}

static void
draw_phase (PwPen *pen, const PwPiece *piece)
{
  Data data = data_of (piece);
  gboolean now = (piece->flags & PW_PIECE_NOW) != 0;

  pw_card_draw_ground (pen, piece, now ? PW_COLOR_ACCENT_SOFT : PW_COLOR_SUNKEN, now ? PW_COLOR_ACCENT : PW_PEN_NONE, 2, 6);
  pw_pen_icon (pen, cy_draw_phase_icon (data.index), 0, 0, MIN (17, piece->height * 0.6), now ? PW_COLOR_TEXT : PW_COLOR_DIM, 1);
}

void
cy_piece_phase (PwPiece *piece, guint phase, guint32 flags)
{
  Data data = { .index = (guint8) phase };

  pw_card_init (piece, flags, draw_phase);
  memcpy (piece->data, &data, sizeof data);
}

/* -- Who can still move the provost, and whom that would help ------------------------------------------------------- */

static void
draw_steps (PwPen *pen, const PwPiece *piece)
{
  Data data = data_of (piece);
  double x = -piece->size / 2 + 10;
  char text[8];

  pw_marker_draw (pen, x, 0, 8.5, data.marker, piece->initials[0]);
  g_snprintf (text, sizeof text, "%d", data.number);
  pw_pen_text (pen, x + 15, 0, 0, text, 14, 700, data.number ? PW_COLOR_TEXT : PW_COLOR_DIM);
}

void
cy_piece_steps (PwPiece *piece, const CyView *view, guint seat)
{
  Data data = { .number = (gint8) view->players[seat].steps };

  pw_card_init (piece, 0, draw_steps);
  set_seat (piece, view, (int) seat, 0, &data.marker);
  memcpy (piece->data, &data, sizeof data);
}

static void
draw_idle (PwPen *pen, const PwPiece *piece)
{
  Data data = data_of (piece);
  double w = piece->size, x = -w / 2 + 10;
  g_autofree char *name = data.known ? g_strdup (cy_tile_label (data.number)) : g_strdup ("?");
  g_autofree char *place = NULL, *steps = g_strdup_printf ("%u", data.prestige);
  char *end = strstr (name, " (");
  double room;

  if (end)
    *end = '\0';
  place = g_strdup_printf ("%s, %u", name, data.index);
  cy_draw_worker (pen, x, 0, 8.5, data.marker, piece->initials[0], TRUE);
  room = pw_pen_text (pen, w / 2 - 4, 0, 1, steps, 13, 800, PW_COLOR_TEXT);
  pw_pen_icon (pen, "cy-provost", w / 2 - room - 14, 0, 14, PW_COLOR_TEXT, 1);
  cy_draw_fitted (pen, x + 15, 0, 0, place, 13, 400, PW_COLOR_TEXT, w - room - 54);
}

void
cy_piece_idle (PwPiece *piece, const CyView *view, const CyIdle *idle)
{
  Data data = { .index = (guint8) CY_SPACE_OF_PLACE (idle->place), .prestige = idle->steps };
  int tile = view->road[idle->place].tile;

  pw_card_init (piece, 0, draw_idle);
  data.known = tile >= 0;
  data.number = (gint8) MAX (tile, 0);
  set_seat (piece, view, idle->seat, 0, &data.marker);
  memcpy (piece->data, &data, sizeof data);
}

/* -- Deliveries ----------------------------------------------------------------------------------------------------- */

/* Marker, what is delivered or is to come, and the crown of who has most. */
static void
draw_delivery (PwPen *pen, const PwPiece *piece)
{
  Data data = data_of (piece);
  double w = piece->size, x = -w / 2 + 10;
  g_autofree char *bundles = g_strdup_printf ("%u", data.prestige);
  gboolean done = (piece->flags & PW_PIECE_DONE) != 0, now = (piece->flags & PW_PIECE_NOW) != 0;

  if (now)
    pw_card_draw_ground (pen, piece, PW_COLOR_ACCENT_SOFT, PW_COLOR_ACCENT, 2, 6);
  pw_marker_draw (pen, x, 0, 8.5, data.marker, piece->initials[0]);
  if (!done && !now)
    cy_draw_fitted (pen, x + 15, 0, 0, _("later"), 13, 400, PW_COLOR_DIM, w - 60);
  else if (now)
    cy_draw_fitted (pen, x + 15, 0, 0, _("delivers now"), 13, 700, PW_COLOR_TEXT, w - 60);
  if (data.flag)
    pw_pen_icon (pen, "cy-favour", w / 2 - 54, 0, 15, PW_COLOR_TEXT, 1);
  if (done || data.prestige)
    {
      pw_pen_icon (pen, "cy-bundle", w / 2 - 30, 0, 15, PW_COLOR_TEXT, 1);
      pw_pen_text (pen, w / 2 - 6, 0, 1, bundles, 14, 800, PW_COLOR_TEXT);
    }
}

void
cy_piece_delivery (PwPiece *piece, const CyView *view, const CyDelivery *delivery)
{
  Data data = { .prestige = delivery->bundles, .flag = delivery->leads };

  pw_card_init (piece, delivery->at.flags, draw_delivery);
  set_seat (piece, view, delivery->seat, 0, &data.marker);
  memcpy (piece->data, &data, sizeof data);
}
