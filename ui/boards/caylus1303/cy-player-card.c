/* cy-player-card.c: a player at a glance: workers, houses, goods, characters; no prestige before the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cy-player-card.h"

#include <string.h>

#include "core/pw-format.h"
#include "cy-draw.h"
#include "cy-viewer.h"
#include "pw-marker.h"
#include "pw-player-card.h"

/** LINE: the height of a line of a card, in pixels. */
#define LINE 22
/** WIDE: of one that has the width of the side column. */
#define WIDE 246
/** NAME, LEAST_NAME: the size of a character's name, and the smallest that can be read, in pixels. */
#define NAME 12
#define LEAST_NAME 9
/** LARGE, LARGE_MEANS: how wide lines and workers are, in pixels of usual text, where text is large: so that twice that fits into a phone. */
#define LARGE 150
#define LARGE_MEANS 90
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

/** Means: what is seen of workers and houses. */
typedef struct
{
  guint8 reserve, camp, houses;
  gboolean first;
} Means;

/** Goods: how many of each. */
typedef struct
{
  guint8 n[CY_GOODS];
} Goods;

/** People: what is seen of the characters, and what is to be expected. */
typedef struct
{
  guint16 characters;
  guint8 called[CY_CHARACTERS]; /* the numbers of their names */
  guint8 on_road, active, price;
  gboolean one_board, stuck;
} People;

/** Strip: what is seen of whoever acts. */
typedef struct
{
  Means means;
  Goods goods;
  guint8 marker;
  char initial[8];
} Strip;

static void
read_means (gconstpointer data, gpointer seen)
{
  const CyHolder *holder = holder_of (data);
  Means *means = seen;

  means->reserve = holder->reserve;
  means->camp = holder->camp;
  means->houses = holder->houses;
  means->first = (holder->at.flags & CY_SPOT_FIRST) != 0;
}

static void
read_goods (gconstpointer data, gpointer seen)
{
  memcpy (((Goods *) seen)->n, holder_of (data)->goods, sizeof ((Goods *) seen)->n);
}

static void
read_people (gconstpointer data, gpointer seen)
{
  const CyHolder *holder = holder_of (data);
  const CyView *view = cy_viewer_get_view (((const Drawing *) data)->viewer);
  People *people = seen;

  people->characters = holder->characters;
  for (guint i = 0; i < CY_CHARACTERS; i++)
    people->called[i] = (guint8) cy_view_called (view, i);
  people->on_road = holder->on_road;
  people->active = holder->active;
  people->price = holder->price;
  people->one_board = view->one_board;
  people->stuck = (holder->at.flags & CY_SPOT_STUCK) != 0;
}

static void
read_strip (gconstpointer data, gpointer seen)
{
  const Drawing *drawing = data;
  const CyView *view = cy_viewer_get_view (drawing->viewer);
  Drawing now = { drawing->viewer, (guint) CLAMP (view->actor < 0 ? view->seat : view->actor, 0, CY_MAX_PLAYERS - 1) };
  Strip *strip = seen;

  read_means (&now, &strip->means);
  read_goods (&now, &strip->goods);
  strip->marker = view->markers[now.seat];
  g_strlcpy (strip->initial, view->initials[now.seat], sizeof strip->initial);
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
  const Means *means = data;
  double size = MIN (height * 0.78, width / 8.2), x = 0;

  if (means->first)
    pw_pen_icon (pen, "cy-first", size * 0.5, height / 2, size * 0.9, PW_COLOR_TEXT, 1);
  x = size * 1.3;
  draw_count (pen, "cy-worker", means->reserve, x, height / 2, size, PW_COLOR_TEXT, 800);
  draw_count (pen, "cy-camp", means->camp, x + size * 2.7, height / 2, size * 0.92, PW_COLOR_DIM, 700);
  draw_count (pen, "cy-house", means->houses, x + size * 5.2, height / 2, size * 0.84, PW_COLOR_DIM, 700);
}

static void
draw_goods (PwPen *pen, double width, double height, gconstpointer data)
{
  const Goods *goods = data;
  double part = width / CY_GOODS, size = MIN (height * 0.84, part * 0.5);

  for (guint good = 0; good < CY_GOODS; good++)
    {
      double x = good * part;
      guint n = goods->n[good];
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
draw_outlook (PwPen *pen, const People *people, double right, double cy, double size)
{
  char text[24];
  double width;

  if (people->on_road && !people->one_board)
    {
      /* Read as a fraction in every language. */
      g_snprintf (text, sizeof text, "%u/%u", people->active, people->on_road);
      width = pw_pen_text (pen, right, cy, 1, text, size * 0.8, 600, PW_COLOR_DIM);
      pw_pen_icon (pen, "cy-activation", right - width - size * 0.5, cy, size * 0.8, PW_COLOR_DIM, 1);
      right -= width + size * 1.2;
    }
  if (people->price > 1 || people->stuck)
    {
      gboolean stuck = people->stuck;

      g_snprintf (text, sizeof text, stuck ? "\303\227" : "\303\227%u", people->price);
      width = pw_pen_text (pen, right, cy, 1, text, size * 0.8, 700, stuck ? PW_COLOR_DIM : PW_COLOR_WARN);
      pw_pen_icon (pen, "cy-worker", right - width - size * 0.45, cy, size * 0.8, stuck ? PW_COLOR_DIM : PW_COLOR_WARN, 1);
      right -= width + size * 1.2;
    }
  return right;
}

/* How large their names can be written in @room pixels, where all have one: as long as there are few, and they can be read. */
static double
name_size (PwPen *pen, const People *people, double room)
{
  double names = 0;
  guint n = (guint) __builtin_popcount (people->characters);

  for (guint i = 0; i < CY_CHARACTERS; i++)
    if (people->characters >> i & 1)
      names += pw_pen_measure (pen, cy_character_label (people->called[i]), NAME, 600);
  if (n == 0 || n > 2 || room < names * LEAST_NAME / NAME)
    return 0;
  return MIN (NAME, NAME * room / names);
}

/* Characters; at the end what is to be expected. */
static void
draw_people (PwPen *pen, double width, double height, gconstpointer data)
{
  const People *people = data;
  double size = MIN (height * 0.8, 18), x = 0, right = draw_outlook (pen, people, width - 1, height / 2, size);
  double text = name_size (pen, people, right - __builtin_popcount (people->characters) * (size + 8 + 4 + 5));

  for (guint i = 0; i < CY_CHARACTERS; i++)
    if (people->characters >> i & 1)
      {
        const char *label = cy_character_label (people->called[i]);
        double chip = size + 8 + (text > 0 ? pw_pen_measure (pen, label, text, 600) + 4 : 0);

        pw_pen_box (pen, x, 1, chip, height - 2, 6);
        pw_pen_paint (pen, PW_COLOR_LAND, PW_PEN_NONE, 0);
        pw_pen_icon (pen, cy_draw_character_icon (i), x + 4 + size / 2, height / 2, size * 0.9, PW_COLOR_TEXT, 1);
        if (text > 0)
          pw_pen_text (pen, x + size + 7, height / 2, 0, label, text, 600, PW_COLOR_TEXT);
        x += chip + 5;
      }
}

/* -- The card ------------------------------------------------------------------------------------------------ */

static GtkWidget *
new_sketch (PwBoardViewer *viewer, guint seat, int width, int height, PwSketchFunc draw, PwSketchRead read, gsize size)
{
  GtkWidget *sketch = pw_sketch_new_read (width, height, draw, read, size, drawing_new (viewer, seat), drawing_free);

  g_signal_connect_object (viewer, "changed", G_CALLBACK (pw_sketch_update), sketch, G_CONNECT_SWAPPED);
  gtk_widget_set_halign (sketch, GTK_ALIGN_START);
  pw_sketch_follow_text (PW_SKETCH (sketch), MIN (width, draw == draw_means ? LARGE_MEANS : LARGE), height);
  return sketch;
}

static GtkWidget *
new_goods (PwBoardViewer *viewer, guint seat, int width, int height)
{
  return new_sketch (viewer, seat, width, height, draw_goods, read_goods, sizeof (Goods));
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
  GtkWidget *means = new_sketch (viewer, seat, column ? 112 : 140, LINE, draw_means, read_means, sizeof (Means));
  GtkWidget *people = new_sketch (viewer, seat, column ? 112 : WIDE, LINE, draw_people, read_people, sizeof (People));

  if (column)
    pw_player_card_add (PW_PLAYER_CARD (card), means);
  else
    pw_player_card_add_note (PW_PLAYER_CARD (card), means);
  pw_player_card_add (PW_PLAYER_CARD (card), new_goods (viewer, seat, column ? 112 : WIDE, LINE));
  pw_player_card_add (PW_PLAYER_CARD (card), people);
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
  draw_count (pen, "cy-worker", ((const Means *) data)->reserve, 0, height / 2, height * 0.84, PW_COLOR_TEXT, 800);
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

  gtk_box_append (GTK_BOX (line), new_sketch (viewer, seat, height * 2, height, draw_reserve, read_means, sizeof (Means)));
  gtk_box_append (GTK_BOX (line), new_goods (viewer, seat, height * 7, height));
  return line;
}

/* -- The line of whoever acts ----------------------------------------------------------------------------------- */

/* In two lines where that is narrow, as with large text. */
static void
draw_strip (PwPen *pen, double width, double all, gconstpointer data)
{
  const Strip *strip = data;
  const Means *means = &strip->means;
  gboolean two = width < STRIP_WIDTH / 2.0 + 1;
  double height = two ? all / 2 : all, size = height * 0.72, x = size * 1.5;

  pw_marker_draw (pen, size * 0.6, height / 2, size * 0.55, strip->marker, strip->initial);
  x = draw_count (pen, "cy-worker", means->reserve, x, height / 2, size, PW_COLOR_TEXT, 800) + size * 0.5;
  x = draw_count (pen, "cy-camp", means->camp, x, height / 2, size * 0.92, PW_COLOR_DIM, 700) + size * 0.6;
  cairo_translate (pen->cr, two ? 0 : x, two ? height : 0);
  draw_goods (pen, two ? width : width - x, height, &strip->goods);
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
  GtkWidget *strip = new_sketch (viewer, 0, STRIP_WIDTH, LINE + 8, draw_strip, read_strip, sizeof (Strip));

  pw_sketch_follow_text (PW_SKETCH (strip), STRIP_WIDTH / 2, 2 * LINE);
  gtk_widget_set_margin_start (strip, 10);
  gtk_widget_set_margin_end (strip, 10);
  gtk_widget_set_margin_top (strip, 4);
  return strip;
}
