/* cc-player-card.c: a player at a glance: score, figures in the supply, goods
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-player-card.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cc-draw.h"
#include "cc-viewer.h"
#include "core/pw-format.h"
#include "pw-player-card.h"

/** FIGURE: how high a figure of the supply is, and LINE a line of figures or goods, in pixels. */
#define FIGURE 18
#define LINE 22
/** FOLLOWER_STEP, OTHER_STEP: from one follower to the next, and what builder and pig take. */
#define FOLLOWER_STEP 14
#define OTHER_STEP 24
/** STRIP_WIDTH: of the line of whoever acts, in pixels. */
#define STRIP_WIDTH 284
/** LARGE_WIDTH: of cards and of that line where text is large, in pixels of usual text: figures stand closer there. */
#define LARGE_WIDTH 112
/** AWAY: how opaque a figure is in the supply that stands on the table. */
#define AWAY 0.24

/** Drawing: what the sketch knows. */
typedef struct
{
  PwBoardViewer *viewer;
  guint seat, marker;
  gboolean followers, builder, pig, goods; /* what is in the game */
  int width;
} Drawing;

/** Seen: what is seen of that. */
typedef struct
{
  guint8 marker;
  gboolean figures, builder, pig, goods;
  guint8 supply[CC_FIGURE_KINDS], n_goods[CC_GOODS];
} Seen;

static void
drawing_free (gpointer data)
{
  g_object_unref (((Drawing *) data)->viewer);
  g_free (data);
}

/* -- Pictures -------------------------------------------------------------------------------------------- */

/* What stands on the table is faint; with high contrast, where that could not be seen, a rim alone. */
static void
draw_figure (PwPen *pen, double cx, double cy, double height, CcDrawFigure figure, guint marker, gboolean away)
{
  if (away && cc_color_is_high (pen->theme))
    {
      cc_draw_figure_rim (pen, cx, cy, height, figure, marker);
      return;
    }
  if (away)
    cairo_push_group (pen->cr);
  cc_draw_figure (pen, cx, cy, height, figure, marker, NULL);
  if (away)
    {
      cairo_pop_group_to_source (pen->cr);
      cairo_paint_with_alpha (pen->cr, AWAY);
    }
}

static void
draw_goods (PwPen *pen, double y, double unit, const Seen *seen)
{
  double x = 0;

  for (guint good = 0; good < CC_GOODS; good++, x += 40 * unit)
    {
      char text[8];

      cc_draw_good (pen, x + 8 * unit, y, 14 * unit, (CcGood) good);
      g_snprintf (text, sizeof text, "%u", seen->n_goods[good]);
      pw_pen_text (pen, x + 19 * unit, y, 0, text, 13 * unit, 700, seen->n_goods[good] ? PW_COLOR_TEXT : PW_COLOR_DIM);
    }
}

/* A line of figures: all followers, then builder and pig, squeezed into @width. */
static void
draw_figures (PwPen *pen, double y, double unit, double width, const Seen *seen)
{
  double need = (CC_FOLLOWERS * FOLLOWER_STEP + 2 * OTHER_STEP + 4) * unit, squeeze = MIN (1, width / need), x = 8 * unit;

  for (guint i = 0; i < CC_FOLLOWERS; i++, x += FOLLOWER_STEP * unit * squeeze)
    draw_figure (pen, x, y, FIGURE * unit * squeeze, CC_DRAW_FOLLOWER, seen->marker, i >= seen->supply[CC_FOLLOWER]);
  x += (OTHER_STEP - FOLLOWER_STEP) * unit * squeeze;
  if (seen->builder)
    draw_figure (pen, x, y, FIGURE * unit * squeeze, CC_DRAW_BUILDER, seen->marker, seen->supply[CC_BUILDER] == 0);
  x += OTHER_STEP * unit * squeeze;
  if (seen->pig)
    draw_figure (pen, x, y, FIGURE * unit * squeeze, CC_DRAW_PIG, seen->marker, seen->supply[CC_PIG] == 0);
}

/* At the score pad nobody knows where figures stand. */
static gboolean
has_figures (const Drawing *drawing)
{
  return cc_viewer_get_view (drawing->viewer)->view.level == CC_LEVEL_REFEREE;
}

static guint
count_lines (const Drawing *drawing)
{
  return (drawing->goods ? 1u : 0u) + (has_figures (drawing) ? 1u : 0u);
}

static void
read_seen (gconstpointer data, gpointer out)
{
  const Drawing *drawing = data;
  const CcView *view = &cc_viewer_get_view (drawing->viewer)->view;
  const CcViewPlayer *player = &view->players[MIN (drawing->seat, CC_MAX_PLAYERS - 1u)];
  Seen *seen = out;

  seen->marker = (guint8) drawing->marker;
  seen->figures = has_figures (drawing);
  seen->builder = drawing->builder;
  seen->pig = drawing->pig;
  seen->goods = drawing->goods;
  memcpy (seen->supply, player->supply, sizeof seen->supply);
  memcpy (seen->n_goods, player->goods, sizeof seen->n_goods);
}

static GtkWidget *
new_sketch (int width, int height, PwSketchFunc draw, Drawing *drawing)
{
  return pw_sketch_new_read (width, height, draw, read_seen, sizeof (Seen), drawing, drawing_free);
}

/* Below the figures the goods. Where it is narrow, builder and pig stand beside them. */
static void
draw_supply (PwPen *pen, double width, double height, gconstpointer data)
{
  const Seen *seen = data;
  guint lines = MAX ((seen->goods ? 1u : 0u) + (seen->figures ? 1u : 0u), 1);
  double unit = height / (lines * LINE);

  if (seen->figures)
    draw_figures (pen, LINE * unit / 2, unit, width, seen);
  if (seen->goods)
    draw_goods (pen, (lines - 0.5) * LINE * unit, MIN (unit, width / 118), seen);
}

/* Figures and goods on one line, which they share; where text is large on two. */
static void
draw_strip (PwPen *pen, double width, double height, gconstpointer data)
{
  const Seen *seen = data;
  double unit = height / LINE, goods = seen->goods ? 108 * unit : 0;

  if (height > LINE)
    {
      draw_supply (pen, width, height, data);
      return;
    }
  draw_figures (pen, height / 2, unit, width - goods - 8, seen);
  if (!seen->goods)
    return;
  cairo_translate (pen->cr, width - goods, 0);
  draw_goods (pen, height / 2, unit, seen);
}

/* -- The card --------------------------------------------------------------------------------------------- */

/* Whether anybody is told what the final scoring would bring: as hints are agreed, and where the program knows what lies there. */
static gboolean
tells_end (PwSession *session)
{
  const CcState *state = pw_session_get_state (session);

  return pw_setup_tells_points (pw_session_get_setup (session)) && state->level == CC_LEVEL_REFEREE && !state->stale &&
         !state->over && !pw_history_hides (pw_session_get_history (session));
}

static void
write_ended (PwPlayerCard *card)
{
  PwBoardViewer *viewer = pw_player_card_get_viewer (card);
  const CcView *view = &cc_viewer_get_view (viewer)->view;
  GtkWidget *ended = g_object_get_data (G_OBJECT (card), "ended");
  g_autofree char *number = pw_number (view->players[MIN (pw_player_card_get_seat (card), CC_MAX_PLAYERS - 1u)].ended);
  /* Translators: on a player's card: the points if the game ended now. */
  g_autofree char *text = g_strdup_printf (_("%s if it ended"), number);

  gtk_widget_set_visible (ended, tells_end (pw_board_viewer_get_session (viewer)));
  if (strcmp (gtk_label_get_text (GTK_LABEL (ended)), text) != 0)
    gtk_label_set_text (GTK_LABEL (ended), text);
}

/* As high as what there is to show. */
static void
write_supply (GtkWidget *sketch)
{
  const Drawing *drawing = g_object_get_data (G_OBJECT (sketch), "cc-drawing");
  guint lines = count_lines (drawing);

  gtk_widget_set_visible (sketch, lines > 0);
  pw_sketch_set_size (PW_SKETCH (sketch), drawing->width, (int) MAX (lines, 1) * LINE);
  pw_sketch_follow_text (PW_SKETCH (sketch), LARGE_WIDTH, (int) MAX (lines, 1) * LINE);
  pw_sketch_update (PW_SKETCH (sketch));
}

static GtkWidget *
new_ended (void)
{
  GtkWidget *ended = gtk_label_new (NULL);

  gtk_widget_add_css_class (ended, "caption");
  gtk_widget_add_css_class (ended, "dim-label");
  gtk_label_set_ellipsize (GTK_LABEL (ended), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (ended), 0);
  return ended;
}

/**
 * cc_player_card_new:
 * @session: the game
 * @seat: whose card
 * @shape: the room it has
 *
 * Returns: (transfer floating): the card's content
 */
GtkWidget *
cc_player_card_new (PwSession *session, guint seat, PwCardShape shape)
{
  /* All cards read one view: it is the same for every seat. */
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new_seat (session, 0, &cc_scene_kind);
  const PwSetup *setup = pw_session_get_setup (session);
  const CcState *state = pw_session_get_state (session);
  GtkWidget *card = pw_player_card_new (viewer, seat, shape, NULL), *ended = new_ended (), *sketch;
  Drawing *drawing = g_new0 (Drawing, 1);

  *drawing = (Drawing){ g_object_ref (viewer),
                        seat,
                        setup->markers[seat],
                        TRUE,
                        state->options[CC_OPTION_BUILDER] != 0,
                        state->options[CC_OPTION_PIG] != 0,
                        state->options[CC_OPTION_GOODS] != 0,
                        shape == PW_CARD_COLUMN ? 112 : 170 };
  sketch = new_sketch (drawing->width, LINE, draw_supply, drawing);
  g_object_set_data (G_OBJECT (sketch), "cc-drawing", drawing);
  gtk_widget_set_name (sketch, "supply");
  gtk_widget_set_halign (sketch, GTK_ALIGN_START);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (write_supply), sketch, G_CONNECT_SWAPPED);
  write_supply (sketch);
  pw_player_card_add_note (PW_PLAYER_CARD (card), ended);
  pw_player_card_add (PW_PLAYER_CARD (card), sketch);
  g_object_set_data (G_OBJECT (card), "ended", ended);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (write_ended), card, G_CONNECT_SWAPPED);
  write_ended (PW_PLAYER_CARD (card));
  return card;
}

/**
 * cc_player_card_summary:
 * @session: the game
 * @seat: whose card
 *
 * Returns: (transfer full): the same in one sentence: "Ana, 20 points; Followers in the supply 5, builder; Wine 1"
 */
char *
cc_player_card_summary (PwSession *session, guint seat)
{
  const CcState *state = pw_session_get_state (session);
  const CcPlayer *player = &state->players[MIN (seat, CC_MAX_PLAYERS - 1u)];
  int score = pw_session_get_score (session, seat, -1);
  g_autofree char *number = pw_number (score);
  GString *text = g_string_new (NULL);

  g_string_printf (text, g_dngettext (GETTEXT_PACKAGE, "%s, %s point", "%s, %s points", (gulong) ABS (score)),
                   pw_setup_name (pw_session_get_setup (session), seat), number);
  if (tells_end (session))
    {
      int points[CC_MAX_PLAYERS];

      cc_view_ended (state, points);
      /* Translators: what a player's card says: the points if the game ended now. */
      g_string_append_printf (text, _(", %d if it ended now"), points[MIN (seat, CC_MAX_PLAYERS - 1u)]);
    }
  if (state->level == CC_LEVEL_REFEREE)
    {
      g_string_append_printf (text, "; %s %u", _("Followers in the supply"), player->supply[CC_FOLLOWER]);
      if (player->supply[CC_BUILDER])
        g_string_append_printf (text, ", %s", _("builder"));
      if (player->supply[CC_PIG])
        g_string_append_printf (text, ", %s", _("pig"));
    }
  for (guint good = 0; good < CC_GOODS; good++)
    if (player->goods[good])
      g_string_append_printf (text, "; %s %u", _(cc_good_words.words[good].label), player->goods[good]);
  return g_string_free (text, FALSE);
}

/* -- The line of the table view ------------------------------------------------------------------------------- */

/** FROM_AFAR: the parts of that line: followers in the supply, and three goods. */
#define FROM_AFAR (1 + CC_GOODS)

/* How many followers, and of each of the goods: seven figures side by side nobody counts from two metres away. */
static void
draw_from_afar (PwPen *pen, double width, double height, gconstpointer data)
{
  const Seen *seen = data;
  double step = 2 * height, size = height;

  for (guint i = seen->figures ? 0 : 1; i < (seen->goods ? FROM_AFAR : 1); i++)
    {
      double x = step * (seen->figures ? i : i - 1), y = height / 2;
      guint n = i == 0 ? seen->supply[CC_FOLLOWER] : seen->n_goods[i - 1];
      char text[8];

      if (i == 0)
        draw_figure (pen, x + size * 0.4, y, size * 0.8, CC_DRAW_FOLLOWER, seen->marker, FALSE);
      else
        cc_draw_good (pen, x + size * 0.4, y, size * 0.7, (CcGood) (i - 1));
      g_snprintf (text, sizeof text, "%u", n);
      pw_pen_text (pen, x + size * 0.95, y, 0, text, size * 0.75, 700, n ? PW_COLOR_TEXT : PW_COLOR_DIM);
    }
}

/* The level may change: at the score pad nobody knows who has which figures left. */
static void
write_from_afar (GtkWidget *sketch)
{
  const Drawing *drawing = g_object_get_data (G_OBJECT (sketch), "cc-drawing");

  gtk_widget_set_visible (sketch, count_lines (drawing) > 0);
  pw_sketch_update (PW_SKETCH (sketch));
}

/**
 * cc_player_card_strip:
 * @session: the game
 * @seat: whose
 * @height: the height in pixels
 *
 * Returns: (transfer floating): followers in the supply and goods in one line
 */
GtkWidget *
cc_player_card_strip (PwSession *session, guint seat, int height)
{
  const CcState *state = pw_session_get_state (session);
  Drawing *drawing = g_new0 (Drawing, 1);
  GtkWidget *sketch;

  drawing->viewer = pw_board_viewer_new_seat (session, 0, &cc_scene_kind);
  drawing->seat = seat;
  drawing->marker = pw_session_get_setup (session)->markers[seat];
  drawing->goods = state->options[CC_OPTION_GOODS] != 0;
  sketch = new_sketch ((drawing->goods ? FROM_AFAR : 1) * 2 * height, height, draw_from_afar, drawing);
  g_object_set_data (G_OBJECT (sketch), "cc-drawing", drawing);
  gtk_widget_set_name (sketch, "supply");
  g_signal_connect_object (drawing->viewer, "changed", G_CALLBACK (write_from_afar), sketch, G_CONNECT_SWAPPED);
  write_from_afar (sketch);
  return sketch;
}

/* -- The line of whoever acts --------------------------------------------------------------------------------- */

typedef struct
{
  Drawing *drawing;             /* the sketch's */
  PwSession *session;
  GtkWidget *sketch, *score;
} Strip;

static void
strip_free (gpointer data)
{
  Strip *strip = data;

  g_object_unref (strip->session);
  g_free (strip);
}

static void
write_strip (GtkWidget *widget)
{
  Strip *strip = g_object_get_data (G_OBJECT (widget), "cc-strip");
  const PwSetup *setup = pw_session_get_setup (strip->session);
  int actor = pw_session_get_actor (strip->session);
  g_autofree char *score = NULL, *summary = NULL;

  if (actor >= 0)
    strip->drawing->seat = MIN ((guint) actor, setup->n_players - 1u);
  strip->drawing->marker = setup->markers[strip->drawing->seat];
  score = pw_number (pw_session_get_score (strip->session, strip->drawing->seat, -1));
  summary = cc_player_card_summary (strip->session, strip->drawing->seat);
  gtk_label_set_text (GTK_LABEL (strip->score), score);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, summary, -1);
  pw_sketch_update (PW_SKETCH (strip->sketch));
}

/**
 * cc_player_strip_new:
 * @session: the game
 *
 * Returns: (transfer floating): supply, goods and score of whoever acts, in one line: for where the cards are on another page
 */
GtkWidget *
cc_player_strip_new (PwSession *session)
{
  const CcState *state = pw_session_get_state (session);
  GtkWidget *widget = g_object_new (GTK_TYPE_BOX, "spacing", 8, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  Drawing *drawing = g_new0 (Drawing, 1);
  Strip *strip = g_new0 (Strip, 1);

  drawing->viewer = cc_viewer_new (session, NULL);
  pw_board_viewer_set_seat (drawing->viewer, 0);
  drawing->followers = TRUE;
  drawing->builder = state->options[CC_OPTION_BUILDER] != 0;
  drawing->pig = state->options[CC_OPTION_PIG] != 0;
  drawing->goods = state->options[CC_OPTION_GOODS] != 0;
  strip->drawing = drawing;
  strip->session = g_object_ref (session);
  strip->sketch = new_sketch (STRIP_WIDTH, LINE, draw_strip, drawing);
  if (count_lines (drawing) > 1)
    pw_sketch_follow_text (PW_SKETCH (strip->sketch), LARGE_WIDTH, 2 * LINE);
  strip->score = gtk_label_new (NULL);
  gtk_widget_set_name (strip->sketch, "supply");
  gtk_widget_set_hexpand (strip->sketch, TRUE);
  gtk_widget_add_css_class (strip->score, "title-2");
  gtk_widget_add_css_class (strip->score, "numeric");
  gtk_widget_set_margin_top (widget, 6);
  gtk_widget_set_margin_bottom (widget, 4);
  gtk_widget_set_margin_start (widget, 10);
  gtk_widget_set_margin_end (widget, 12);
  gtk_box_append (GTK_BOX (widget), strip->sketch);
  gtk_box_append (GTK_BOX (widget), strip->score);
  g_object_set_data_full (G_OBJECT (widget), "cc-strip", strip, strip_free);
  g_signal_connect_object (drawing->viewer, "renewed", G_CALLBACK (write_strip), widget, G_CONNECT_SWAPPED);
  write_strip (widget);
  return widget;
}
