/* kb-player-card.c: another player at a glance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-player-card.h"

#include "core/pw-format.h"
#include "kb-draw.h"
#include "pw-sketch.h"

typedef struct
{
  PwSession *session;
  KbViewer *viewer;
  guint seat;
  GtkWidget *score;
  GPtrArray *sketches;          /* unowned; each draws the view anew */
} Card;

static void
card_free (gpointer data)
{
  Card *card = data;

  g_object_unref (card->session);
  g_object_unref (card->viewer);
  g_ptr_array_unref (card->sketches);
  g_free (card);
}

/* -- Pictures --------------------------------------------------------------------------- */

/* The sheet: what stands is filled. */
static void
draw_sheet (PwPen        *pen,
            double        width,
            double        height,
            gconstpointer data)
{
  const KbView *view = kb_viewer_get_view ((KbViewer *) data);
  double w = width / KB_COLUMNS, h = height / KB_ROWS, size = MIN (w, h);

  for (guint building = 0; building < KB_BUILDINGS; building++)
    {
      gboolean built = (view->buildings[building].flags & KB_SPOT_BUILT) != 0;
      guint hue = kb_draw_building_hue (building);
      double x = building % KB_COLUMNS * w, y = building / KB_COLUMNS * h;

      pw_pen_box (pen, x + 1, y + 1, w - 2, h - 2, 3);
      pw_pen_paint (pen, (int) (built ? PW_HUE_FILL (hue) : PW_HUE_TINT (hue)), (int) PW_HUE_EDGE (hue), built ? 1 : 0.5);
      /* What was destroyed is broken. */
      if (view->buildings[building].flags & KB_SPOT_RUIN)
        {
          cairo_move_to (pen->cr, x + w * 0.62, y + h * 0.16);
          cairo_line_to (pen->cr, x + w * 0.42, y + h * 0.44);
          cairo_line_to (pen->cr, x + w * 0.58, y + h * 0.56);
          cairo_line_to (pen->cr, x + w * 0.38, y + h * 0.84);
          pw_pen_paint (pen, PW_PEN_NONE, (int) PW_HUE_EDGE (hue), 1.4);
        }
      if (built && size >= 15)
        pw_pen_icon (pen, kb_draw_building_icon (building), x + w / 2, y + h / 2, size * 0.72, PW_HUE_GLYPH (hue), 1);
    }
}

static const KbDiceSpot *
dice_of (const KbView *view)
{
  for (guint i = 0; i < view->n_players; i++)
    if (view->dice[i].seat == view->seat)
      return &view->dice[i];
  return &view->dice[0];
}

static void
draw_dice (PwPen        *pen,
           double        width,
           double        height,
           gconstpointer data)
{
  const KbView *view = kb_viewer_get_view ((KbViewer *) data);
  const KbDiceSpot *spot = dice_of (view);
  double gap = MAX (2, height * 0.12), size = MIN (height - 1, (width - gap * KB_DICE) / KB_DICE), x = 0.5;

  for (guint i = 0; i < spot->n; i++, x += size + gap)
    kb_draw_die (pen, x, height / 2, size, spot->dice[i], i >= KB_OWN_DICE ? 0 : view->markers[spot->seat], spot->used >> i & 1);
  if (view->envoy == (int) view->seat)
    pw_pen_icon (pen, "scroll", x + size / 2 + 1, height / 2, size, PW_COLOR_TEXT, 1);
}

static void
draw_supplies (PwPen        *pen,
               double        width,
               double        height,
               gconstpointer data)
{
  const KbView *view = kb_viewer_get_view ((KbViewer *) data);
  /* A box that is not so wide has two lines. */
  guint rows = width < height * 4 ? 2 : 1, columns = (KB_RESOURCES + rows - 1) / rows;
  double w = width / columns, h = height / rows, size = MIN (h * 0.72, w * 0.44);

  for (guint i = 0; i < KB_RESOURCES; i++)
    {
      double x = i % columns * w, y = (i / columns + 0.5) * h;
      char text[8];

      kb_draw_sign (pen, i, x + size * 0.6, y, size, 0);
      g_snprintf (text, sizeof text, "%u", view->supplies[i].number);
      pw_pen_text (pen, x + size * 1.3, y, 0, text, size * 0.92, 700, view->supplies[i].number ? PW_COLOR_TEXT : PW_COLOR_DIM);
    }
}

/* -- The card ------------------------------------------------------------------------------- */

static void
write_score (Card *card)
{
  g_autofree char *score = pw_number (pw_session_get_score (card->session, card->seat, -1));

  gtk_label_set_text (GTK_LABEL (card->score), score);
}

static void
redraw (Card *card)
{
  for (guint i = 0; i < card->sketches->len; i++)
    gtk_widget_queue_draw (g_ptr_array_index (card->sketches, i));
}

static void
on_changed (GtkWidget *widget)
{
  redraw (g_object_get_data (G_OBJECT (widget), "kb-card"));
}

static void
on_moved (GtkWidget *widget)
{
  write_score (g_object_get_data (G_OBJECT (widget), "kb-card"));
}

static GtkWidget *
add_sketch (Card         *card,
            int           width,
            int           height,
            PwSketchFunc  draw)
{
  GtkWidget *sketch = pw_sketch_new (width, height, draw, g_object_ref (card->viewer), g_object_unref);

  gtk_widget_set_halign (sketch, GTK_ALIGN_START);
  g_ptr_array_add (card->sketches, sketch);
  return sketch;
}

/**
 * kb_player_card_new:
 * @session: the game
 * @seat: whose card
 * @shape: the room it has
 *
 * Returns: (transfer floating): the card's content
 */
GtkWidget *
kb_player_card_new (PwSession   *session,
                    guint        seat,
                    PwCardShape  shape)
{
  const PwSetup *setup = pw_session_get_setup (session);
  gboolean row = shape == PW_CARD_ROW, wide = shape == PW_CARD_WIDE;
  GtkWidget *widget = gtk_box_new (row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, row ? 10 : 6);
  GtkWidget *lines = row ? gtk_box_new (GTK_ORIENTATION_VERTICAL, 4) : widget;
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, shape == PW_CARD_COLUMN ? 4 : 6),
            *name = gtk_label_new (pw_setup_name (setup, seat));
  GtkWidget *sheet, *supplies;
  Card *card = g_new0 (Card, 1);

  card->session = g_object_ref (session);
  card->viewer = kb_viewer_new (session, NULL);
  card->seat = seat;
  card->sketches = g_ptr_array_new ();
  kb_viewer_set_seat (card->viewer, (int) seat);
  card->score = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), 4);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_tooltip_text (name, pw_setup_name (setup, seat));
  gtk_widget_add_css_class (name, "heading");
  /* Where two cards share a line, a name and three digits have room beside each other. */
  gtk_widget_add_css_class (card->score, shape == PW_CARD_COLUMN ? "heading" : "title-4");
  gtk_widget_add_css_class (card->score, "numeric");
  gtk_box_append (GTK_BOX (head), pw_sketch_new_marker (setup->markers[seat], setup->names[seat], 8));
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), card->score);

  sheet = add_sketch (card, row ? 68 : wide ? 200 : 108, row ? 66 : wide ? 110 : 72, draw_sheet);
  gtk_widget_set_halign (sheet, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (sheet, GTK_ALIGN_CENTER);
  if (row)
    {
      gtk_box_append (GTK_BOX (widget), sheet);
      gtk_box_append (GTK_BOX (widget), lines);
      gtk_widget_set_hexpand (lines, TRUE);
      gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (lines), head);
    }
  else
    {
      gtk_box_append (GTK_BOX (lines), head);
      gtk_box_append (GTK_BOX (lines), sheet);
    }
  gtk_box_append (GTK_BOX (lines), add_sketch (card, row ? 130 : wide ? 160 : 108, 18, draw_dice));
  supplies = add_sketch (card, row ? 170 : wide ? 200 : 112, wide || row ? 20 : 17, draw_supplies);
  pw_sketch_follow_text (PW_SKETCH (supplies), row ? 102 : wide ? 120 : 67, wide || row ? 40 : 34);
  gtk_box_append (GTK_BOX (lines), supplies);

  g_object_set_data_full (G_OBJECT (widget), "kb-card", card, card_free);
  g_signal_connect_object (card->viewer, "changed", G_CALLBACK (on_changed), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (card->viewer, "moved", G_CALLBACK (on_moved), widget, G_CONNECT_SWAPPED);
  write_score (card);
  return widget;
}

/* The same in one sentence (free it). */
char *
kb_player_card_summary (PwSession *session,
                        guint      seat)
{
  return kb_view_summary (pw_session_get_setup (session), pw_session_get_state (session), seat,
                          pw_session_get_score (session, seat, -1));
}

/* -- The line of the table view ----------------------------------------------------------- */

/**
 * kb_player_card_strip:
 * @session: the game
 * @seat: whose
 * @height: the height in pixels
 *
 * Returns: (transfer floating): dice and supplies in one line
 */
GtkWidget *
kb_player_card_strip (PwSession *session,
                      guint      seat,
                      int        height)
{
  g_autoptr (KbViewer) viewer = kb_viewer_new (session, NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, height / 3), *sketch;

  kb_viewer_set_seat (viewer, (int) seat);
  sketch = pw_sketch_new (height * 5, height, draw_dice, g_object_ref (viewer), g_object_unref);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (gtk_widget_queue_draw), sketch, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), sketch);
  sketch = pw_sketch_new (height * 7, height, draw_supplies, g_object_ref (viewer), g_object_unref);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (gtk_widget_queue_draw), sketch, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), sketch);
  return line;
}
