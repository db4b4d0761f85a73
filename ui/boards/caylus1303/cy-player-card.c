/* cy-player-card.c: a player at a glance: workers, houses, goods, characters; no prestige before the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cy-player-card.h"

#include "core/pw-format.h"
#include "cy-draw.h"
#include "cy-viewer.h"
#include "pw-marker.h"
#include "pw-player-card.h"

/** LINE: the height of a line of a card, in pixels. */
#define LINE 22
/** WIDE: of one that has the width of the side column. */
#define WIDE 246
/** STRIP_WIDTH: of the line of whoever acts, in pixels. */
#define STRIP_WIDTH 320

/** Drawing: what the sketches know. */
typedef struct
{
  PwBoardViewer *viewer;
  guint seat;
} Drawing;

static Drawing *
drawing_new (PwBoardViewer *viewer, guint seat)
{
  Drawing *drawing = g_new0 (Drawing, 1);

  *drawing = (Drawing){ g_object_ref (viewer), seat };
  return drawing;
}

static void
drawing_free (gpointer data)
{
  g_object_unref (((Drawing *) data)->viewer);
  g_free (data);
}

static const CyHolder *
holder_of (const Drawing *drawing)
{
  return &cy_viewer_get_view (drawing->viewer)->players[MIN (drawing->seat, CY_MAX_PLAYERS - 1u)];
}

/* -- Pictures -------------------------------------------------------------------------------------------- */

/* An icon and how many; returns where the next begins. */
static double
draw_count (PwPen *pen, const char *icon, guint n, double x, double cy, double size, PwColor ink, int weight)
{
  char text[8];

  pw_pen_icon (pen, icon, x + size / 2, cy, size, ink, 1);
  g_snprintf (text, sizeof text, "%u", n);
  return x + size * 1.2 + pw_pen_text (pen, x + size * 1.2, cy, 0, text, size * 0.95, weight, ink);
}

/* Workers in the reserve, in the camp, houses; before them the first-player tile. */
static void
draw_means (PwPen *pen, double width, double height, gconstpointer data)
{
  const Drawing *drawing = data;
  const CyHolder *holder = holder_of (drawing);
  double size = MIN (height * 0.78, width / 8.2), x = 0;

  if (holder->at.flags & CY_SPOT_FIRST)
    pw_pen_icon (pen, "cy-first", size * 0.5, height / 2, size * 0.9, PW_COLOR_TEXT, 1);
  x = size * 1.3;
  draw_count (pen, "cy-worker", holder->reserve, x, height / 2, size, PW_COLOR_TEXT, 800);
  draw_count (pen, "cy-camp", holder->camp, x + size * 2.7, height / 2, size * 0.92, PW_COLOR_DIM, 700);
  draw_count (pen, "cy-house", holder->houses, x + size * 5.2, height / 2, size * 0.84, PW_COLOR_DIM, 700);
}

static void
draw_goods (PwPen *pen, double width, double height, gconstpointer data)
{
  const CyHolder *holder = holder_of (data);
  double part = width / CY_GOODS, size = MIN (height * 0.84, part * 0.5);

  for (guint good = 0; good < CY_GOODS; good++)
    {
      double x = good * part;
      guint n = holder->goods[good];
      char text[8];

      if (n == 0)
        cairo_push_group (pen->cr);
      cy_draw_sign (pen, good, x + size / 2, height / 2, size, 0, PW_COLOR_TEXT);
      if (n == 0)
        {
          cairo_pop_group_to_source (pen->cr);
          cairo_paint_with_alpha (pen->cr, 0.38);
        }
      g_snprintf (text, sizeof text, "%u", n);
      pw_pen_text (pen, x + size * 1.25, height / 2, 0, text, size * 0.8, 700, n ? PW_COLOR_TEXT : PW_COLOR_DIM);
    }
}

/* What a placement takes, where it is more than the worker; or how many workers would be activated. */
static double
draw_outlook (PwPen *pen, const CyHolder *holder, gboolean one_board, double right, double cy, double size)
{
  char text[24];
  double width;

  if (holder->on_road && !one_board)
    {
      /* Read as a fraction in every language. */
      g_snprintf (text, sizeof text, "%u/%u", holder->active, holder->on_road);
      width = pw_pen_text (pen, right, cy, 1, text, size * 0.8, 600, PW_COLOR_DIM);
      pw_pen_icon (pen, "cy-activation", right - width - size * 0.5, cy, size * 0.8, PW_COLOR_DIM, 1);
      right -= width + size * 1.2;
    }
  if (holder->price > 1 || holder->at.flags & CY_SPOT_STUCK)
    {
      gboolean stuck = (holder->at.flags & CY_SPOT_STUCK) != 0;

      g_snprintf (text, sizeof text, stuck ? "\303\227" : "\303\227%u", holder->price);
      width = pw_pen_text (pen, right, cy, 1, text, size * 0.8, 700, stuck ? PW_COLOR_DIM : PW_COLOR_WARN);
      pw_pen_icon (pen, "cy-worker", right - width - size * 0.45, cy, size * 0.8, stuck ? PW_COLOR_DIM : PW_COLOR_WARN, 1);
      right -= width + size * 1.2;
    }
  return right;
}

/* Characters, with their names as long as there are few; at the end what is to be expected. */
static void
draw_people (PwPen *pen, double width, double height, gconstpointer data)
{
  const CyHolder *holder = holder_of (data);
  const CyView *view = cy_viewer_get_view (((const Drawing *) data)->viewer);
  double size = MIN (height * 0.8, 18), x = 0, right = draw_outlook (pen, holder, view->one_board, width - 1, height / 2, size);
  guint n = (guint) __builtin_popcount (holder->characters);

  for (guint i = 0; i < CY_CHARACTERS; i++)
    if (holder->characters >> i & 1)
      {
        double room = (right - (double) n * 6) / MAX (n, 1) - size - 14, name = 0, chip;
        gboolean named = n <= 2 && room > 30;
        const char *label = cy_character_label (cy_view_called (view, i));

        if (named)
          name = MIN (pw_pen_measure (pen, label, 12, 600), room);
        chip = size + 8 + (named ? name + 4 : 0);
        pw_pen_box (pen, x, 1, chip, height - 2, 6);
        pw_pen_paint (pen, PW_COLOR_LAND, PW_PEN_NONE, 0);
        pw_pen_icon (pen, cy_draw_character_icon (i), x + 4 + size / 2, height / 2, size * 0.9, PW_COLOR_TEXT, 1);
        if (named)
          cy_draw_fitted (pen, x + size + 7, height / 2, 0, label, 12, 600, PW_COLOR_TEXT, name);
        x += chip + 5;
      }
}

/* -- The card ------------------------------------------------------------------------------------------------ */

static GtkWidget *
new_sketch (PwBoardViewer *viewer, guint seat, int width, int height, PwSketchFunc draw)
{
  GtkWidget *sketch = pw_sketch_new (width, height, draw, drawing_new (viewer, seat), drawing_free);

  g_signal_connect_object (viewer, "changed", G_CALLBACK (gtk_widget_queue_draw), sketch, G_CONNECT_SWAPPED);
  gtk_widget_set_halign (sketch, GTK_ALIGN_START);
  return sketch;
}

/**
 * cy_player_card_new:
 * @session: the game
 * @seat: whose card
 * @shape: the room it has
 *
 * Returns: (transfer floating): the card's content
 */
GtkWidget *
cy_player_card_new (PwSession *session, guint seat, PwCardShape shape)
{
  /* All cards read one view: players are the same in that of every seat. */
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new_seat (session, 0, &cy_scene_kind);
  gboolean column = shape == PW_CARD_COLUMN;
  GtkWidget *card = pw_player_card_new (viewer, seat, shape, NULL);
  GtkWidget *means = new_sketch (viewer, seat, column ? 112 : 140, LINE, draw_means);

  if (column)
    pw_player_card_add (PW_PLAYER_CARD (card), means);
  else
    pw_player_card_add_note (PW_PLAYER_CARD (card), means);
  pw_player_card_add (PW_PLAYER_CARD (card), new_sketch (viewer, seat, column ? 112 : WIDE, LINE, draw_goods));
  pw_player_card_add (PW_PLAYER_CARD (card), new_sketch (viewer, seat, column ? 112 : WIDE, LINE, draw_people));
  return card;
}

/* The same in one sentence (free it). */
char *
cy_player_card_summary (PwSession *session, guint seat)
{
  return cy_view_summary (pw_session_get_setup (session), pw_session_get_state (session), seat);
}

/* Workers in the reserve alone, as large as can be: for who sits further away. */
static void
draw_reserve (PwPen *pen, double width, double height, gconstpointer data)
{
  draw_count (pen, "cy-worker", holder_of (data)->reserve, 0, height / 2, height * 0.84, PW_COLOR_TEXT, 800);
}

/* -- The line of the table view ------------------------------------------------------------------------------- */

/**
 * cy_player_card_strip:
 * @session: the game
 * @seat: whose
 * @height: the height in pixels
 *
 * Returns: (transfer floating): workers in the reserve and goods in one line
 */
GtkWidget *
cy_player_card_strip (PwSession *session, guint seat, int height)
{
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new_seat (session, 0, &cy_scene_kind);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, height / 4);

  gtk_box_append (GTK_BOX (line), new_sketch (viewer, seat, height * 2, height, draw_reserve));
  gtk_box_append (GTK_BOX (line), new_sketch (viewer, seat, height * 7, height, draw_goods));
  return line;
}

/* -- The line of whoever acts ----------------------------------------------------------------------------------- */

static void
draw_strip (PwPen *pen, double width, double height, gconstpointer data)
{
  const Drawing *drawing = data;
  const CyView *view = cy_viewer_get_view (drawing->viewer);
  Drawing now = { drawing->viewer, (guint) CLAMP (view->actor < 0 ? view->seat : view->actor, 0, CY_MAX_PLAYERS - 1) };
  const CyHolder *holder = holder_of (&now);
  double size = height * 0.72, x = size * 1.5;

  pw_marker_draw (pen, size * 0.6, height / 2, size * 0.55, view->markers[now.seat], view->initials[now.seat]);
  x = draw_count (pen, "cy-worker", holder->reserve, x, height / 2, size, PW_COLOR_TEXT, 800) + size * 0.5;
  x = draw_count (pen, "cy-camp", holder->camp, x, height / 2, size * 0.92, PW_COLOR_DIM, 700) + size * 0.6;
  cairo_translate (pen->cr, x, 0);
  draw_goods (pen, width - x, height, &now);
}

/**
 * cy_player_strip_new:
 * @session: the game
 *
 * Returns: (transfer floating): workers and goods of whoever acts, in one line: for where the cards are on another page
 */
GtkWidget *
cy_player_strip_new (PwSession *session)
{
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new_seat (session, 0, &cy_scene_kind);
  GtkWidget *strip = new_sketch (viewer, 0, STRIP_WIDTH, LINE + 8, draw_strip);

  gtk_widget_set_margin_start (strip, 10);
  gtk_widget_set_margin_end (strip, 10);
  gtk_widget_set_margin_top (strip, 4);
  return strip;
}
