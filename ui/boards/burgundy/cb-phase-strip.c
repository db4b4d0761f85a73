/* cb-phase-strip.c: where the game stands, in one line for the table view: phases, rounds, the white die
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-phase-strip.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "cb-pieces.h"
#include "cb-viewer.h"
#include "pw-pen.h"
#include "pw-sketch.h"

/* A dot for each round: those that are over, the one that is played, those to come. */
typedef struct
{
  guint n;
  int now;                      /* -1: none */
} Dots;

/* Of the height of the strip: a dot, words; and how wide the dot of the present round is, in others. */
#define DOT 0.34
#define WORDS 0.74
#define NOW_WIDTH 2.0

static double
dots_width (guint  n,
            double height)
{
  return height * DOT * (n - 1 + NOW_WIDTH + (n - 1) * 0.4);
}

static void
draw_dots (PwPen        *pen,
           double        width,
           double        height,
           gconstpointer data)
{
  const Dots *dots = data;
  double size = height * DOT, gap = size * 0.4, x = (width - dots_width (dots->n, height)) / 2;
  guint i;

  for (i = 0; i < dots->n; i++)
    {
      gboolean now = (int) i == dots->now;
      double wide = now ? size * NOW_WIDTH : size;

      pw_pen_box (pen, x, (height - size) / 2, wide, size, size / 2);
      if (now)
        pw_pen_paint (pen, PW_COLOR_ACCENT_BG, PW_PEN_NONE, 0);
      else if ((int) i < dots->now)
        pw_pen_paint (pen, PW_COLOR_DIM, PW_PEN_NONE, 0);
      else
        pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_DIM, MAX (1, size * 0.1));
      x += wide + gap;
    }
}

static void
on_strip_changed (PwBoardViewer *viewer,
                  GtkWidget     *strip)
{
  const CbView *view = cb_viewer_get_view (viewer);
  double size = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (strip), "cb-size"));
  PwPiece phases[CB_PHASES], die;
  GtkWidget *steps = gtk_widget_get_first_child (strip), *white = gtk_widget_get_last_child (strip);
  GtkWidget *rounds = gtk_widget_get_next_sibling (steps);
  Dots *dots = g_new (Dots, 1);
  guint i;

  for (i = 0; i < CB_PHASES; i++)
    {
      cb_piece_phase (&phases[i], &view->phases[i]);
      phases[i].size = phases[i].height = (float) size;
      if ((view->phases[i].flags & PW_SPOT_NOW) != 0)
        pw_sketch_set_name (PW_SKETCH (steps), view->phases[i].name);
    }
  *dots = (Dots){ .n = CB_ROUNDS, .now = -1 };
  for (i = 0; i < CB_ROUNDS; i++)
    if ((view->rounds[i].flags & PW_SPOT_NOW) != 0)
      {
        dots->now = (int) i;
        pw_sketch_set_name (PW_SKETCH (rounds), view->rounds[i].name);
      }
  pw_sketch_set_data (PW_SKETCH (rounds), dots, g_free);
  cb_piece_die (&die, &view->white);
  die.size = (float) size;
  pw_sketch_set_pieces (PW_SKETCH (steps), phases, CB_PHASES, size / 8);
  pw_sketch_set_pieces (PW_SKETCH (white), &die, 1, 0);
  pw_sketch_set_name (PW_SKETCH (white), view->white.name);
}

/* Words as large as the pictures beside them want. */
static GtkWidget *
new_words (const char *text,
           int         height)
{
  GtkWidget *label = gtk_label_new (text);
  g_autoptr (PangoAttrList) list = pango_attr_list_new ();

  pango_attr_list_insert (list, pango_attr_size_new_absolute ((int) (height * WORDS * PANGO_SCALE)));
  gtk_label_set_attributes (GTK_LABEL (label), list);
  gtk_widget_add_css_class (label, "dim-label");
  return label;
}

/**
 * cb_phase_strip_new:
 * @session: the game
 * @height: the height in pixels
 *
 * Returns: (transfer floating): the phases, a dot for each round, and the white die in one line
 */
GtkWidget *
cb_phase_strip_new (PwSession *session,
                     int        height)
{
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new (session, NULL, &cb_scene_kind);
  GtkWidget *strip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, height / 2);

  gtk_box_append (GTK_BOX (strip), pw_sketch_new_pieces (NULL, 0, 0));
  gtk_box_append (GTK_BOX (strip), pw_sketch_new ((int) ceil (dots_width (CB_ROUNDS, height)), height, draw_dots, NULL, NULL));
  gtk_box_append (GTK_BOX (strip), new_words (_("white die"), height));
  gtk_box_append (GTK_BOX (strip), pw_sketch_new_pieces (NULL, 0, 0));
  g_object_set_data (G_OBJECT (strip), "cb-size", GINT_TO_POINTER (MAX (8, height - 4)));
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_strip_changed), strip, 0);
  on_strip_changed (viewer, strip);
  g_object_set_data_full (G_OBJECT (strip), "cb-viewer", g_object_ref (viewer), g_object_unref);
  return strip;
}
