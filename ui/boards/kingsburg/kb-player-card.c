/* kb-player-card.c: another player at a glance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-player-card.h"

#include <string.h>

#include "kb-draw.h"
#include "kb-viewer.h"
#include "pw-player-card.h"

/* -- Pictures --------------------------------------------------------------------------- */

/** Sheet: what is seen of the buildings. */
typedef struct
{
  gboolean built[KB_BUILDINGS], ruin[KB_BUILDINGS];
} Sheet;

static void
read_sheet (gconstpointer viewer, gpointer seen)
{
  const KbView *view = kb_viewer_get_view ((PwBoardViewer *) viewer);
  Sheet *sheet = seen;

  for (guint building = 0; building < KB_BUILDINGS; building++)
    {
      sheet->built[building] = (view->buildings[building].flags & KB_SPOT_BUILT) != 0;
      sheet->ruin[building] = (view->buildings[building].flags & KB_SPOT_RUIN) != 0;
    }
}

/* What stands is filled. */
static void
draw_sheet (PwPen        *pen,
            double        width,
            double        height,
            gconstpointer data)
{
  const Sheet *sheet = data;
  double w = width / KB_COLUMNS, h = height / KB_ROWS, size = MIN (w, h);

  for (guint building = 0; building < KB_BUILDINGS; building++)
    {
      gboolean built = sheet->built[building];
      guint hue = kb_draw_building_hue (building);
      double x = building % KB_COLUMNS * w, y = building / KB_COLUMNS * h;

      pw_pen_box (pen, x + 1, y + 1, w - 2, h - 2, 3);
      pw_pen_paint (pen, (int) (built ? PW_HUE_FILL (hue) : PW_HUE_TINT (hue)), (int) PW_HUE_EDGE (hue), built ? 1 : 0.5);
      /* What was destroyed is broken. */
      if (sheet->ruin[building])
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

/** Dice: what is seen of the dice, and of the envoy. */
typedef struct
{
  guint8 n, used, marker;
  guint8 dice[KB_DICE];
  gboolean envoy;
} Dice;

static void
read_dice (gconstpointer viewer, gpointer seen)
{
  const KbView *view = kb_viewer_get_view ((PwBoardViewer *) viewer);
  const KbDiceSpot *spot = dice_of (view);
  Dice *dice = seen;

  dice->n = spot->n;
  dice->used = spot->used;
  dice->marker = view->markers[spot->seat];
  memcpy (dice->dice, spot->dice, spot->n);
  dice->envoy = view->envoy == (int) view->seat;
}

static void
draw_dice (PwPen        *pen,
           double        width,
           double        height,
           gconstpointer data)
{
  const Dice *dice = data;
  double gap = MAX (2, height * 0.12), size = MIN (height - 1, (width - gap * KB_DICE) / KB_DICE), x = 0.5;

  for (guint i = 0; i < dice->n; i++, x += size + gap)
    kb_draw_die (pen, x, height / 2, size, dice->dice[i], i >= KB_OWN_DICE ? 0 : dice->marker, dice->used >> i & 1);
  if (dice->envoy)
    pw_pen_icon (pen, "scroll", x + size / 2 + 1, height / 2, size, PW_COLOR_TEXT, 1);
}

static void
read_supplies (gconstpointer viewer, gpointer seen)
{
  const KbView *view = kb_viewer_get_view ((PwBoardViewer *) viewer);
  guint16 *supplies = seen;

  for (guint i = 0; i < KB_RESOURCES; i++)
    supplies[i] = view->supplies[i].number;
}

static void
draw_supplies (PwPen        *pen,
               double        width,
               double        height,
               gconstpointer data)
{
  const guint16 *supplies = data;
  /* A box that is not so wide has two lines. */
  guint rows = width < height * 4 ? 2 : 1, columns = (KB_RESOURCES + rows - 1) / rows;
  double w = width / columns, h = height / rows, size = MIN (h * 0.72, w * 0.44);

  for (guint i = 0; i < KB_RESOURCES; i++)
    {
      double x = i % columns * w, y = (i / columns + 0.5) * h;
      char text[8];

      kb_draw_sign (pen, i, x + size * 0.6, y, size, 0);
      g_snprintf (text, sizeof text, "%u", supplies[i]);
      pw_pen_text (pen, x + size * 1.3, y, 0, text, size * 0.92, 700, supplies[i] ? PW_COLOR_TEXT : PW_COLOR_DIM);
    }
}

static GtkWidget *
new_sheet (PwBoardViewer *viewer, int width, int height)
{
  return pw_player_card_sketch (viewer, width, height, draw_sheet, read_sheet, sizeof (Sheet));
}

static GtkWidget *
new_dice (PwBoardViewer *viewer, int width, int height)
{
  return pw_player_card_sketch (viewer, width, height, draw_dice, read_dice, sizeof (Dice));
}

static GtkWidget *
new_supplies (PwBoardViewer *viewer, int width, int height)
{
  return pw_player_card_sketch (viewer, width, height, draw_supplies, read_supplies, KB_RESOURCES * sizeof (guint16));
}

/* -- The card ------------------------------------------------------------------------------- */

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
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new_seat (session, seat, &kb_scene_kind);
  gboolean row = shape == PW_CARD_ROW, wide = shape == PW_CARD_WIDE;
  GtkWidget *sheet = new_sheet (viewer, row ? 68 : wide ? 200 : 108, row ? 66 : wide ? 110 : 72);
  GtkWidget *dice = new_dice (viewer, row ? 130 : wide ? 160 : 108, 18);
  GtkWidget *supplies = new_supplies (viewer, row ? 170 : wide ? 200 : 112, wide || row ? 20 : 17);
  GtkWidget *card = pw_player_card_new (viewer, seat, shape, sheet);

  gtk_widget_set_halign (dice, GTK_ALIGN_START);
  gtk_widget_set_halign (supplies, GTK_ALIGN_START);
  pw_sketch_follow_text (PW_SKETCH (supplies), row ? 102 : wide ? 120 : 67, wide || row ? 40 : 34);
  pw_player_card_add (PW_PLAYER_CARD (card), dice);
  pw_player_card_add (PW_PLAYER_CARD (card), supplies);
  return card;
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
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new_seat (session, seat, &kb_scene_kind);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, height / 3);

  gtk_box_append (GTK_BOX (line), new_dice (viewer, height * 5, height));
  gtk_box_append (GTK_BOX (line), new_supplies (viewer, height * 7, height));
  return line;
}
