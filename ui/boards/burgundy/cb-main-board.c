/* cb-main-board.c: all that lies before one player
 *
 * The duchy fills the middle, below the trade route where that is played. On wide boards dice, supplies,
 * key spaces and goods stand in the corners that a duchy leaves free, as on the real one; on narrow
 * boards, and where a duchy leaves no corners, in two lines, above and below it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-main-board.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "cb-duchy-board.h"
#include "cb-parts.h"
#include "cb-route-board.h"
#include "cb-supplies.h"
#include "core/pw-format.h"
#include "pw-large-text.h"

#define WIDE 560
#define MIN_WIDTH 290
#define MIN_HEIGHT 260
#define NATURAL_WIDTH 676
/* Lines above and below the duchy on narrow boards, and distance from the sides. */
#define LINE 54
#define CAPTION 18
/* Key spaces are no smaller. */
#define LEAST 14
#define SIDE 12
#define SIDE_WIDE 16
/* The hex width at which the corners have the sizes below. */
#define UNIT 70.0
#define DIE 44.0
#define KEY 45.0
#define TOKEN 38.0
#define ICON 26.0
/* From this width of hexes the duchy and the key spaces would overlap: see place_corners(). */
#define WIDTH_PER_HEX 9.2

struct _CbMainBoard
{
  PwMainBoard parent_instance;

  GtkWidget *duchy, *dice, *supplies, *store, *goods, *score;
  GtkWidget *store_caption, *goods_caption;
  GtkWidget *route;             /* NULL without trade routes */
};

G_DEFINE_FINAL_TYPE (CbMainBoard, cb_main_board, PW_TYPE_MAIN_BOARD)

static const CbView *
get_view (CbMainBoard *self)
{
  return pw_main_board_get_view (PW_MAIN_BOARD (self));
}

static const CbDuchy *
get_duchy (CbMainBoard *self)
{
  return cb_duchy_nth (get_view (self)->duchy);
}

static void
cb_main_board_write (PwMainBoard *board)
{
  CbMainBoard *self = CB_MAIN_BOARD (board);
  PwSession *session = pw_main_board_get_session (board);
  const CbView *view = get_view (self);
  /* Who plays alone has a goal, not a score: "23/50" */
  g_autofree char *score = view->solo.goal > 0 ? g_strdup_printf ("%u/%u", view->solo.marker, view->solo.goal)
                                               : pw_number (pw_session_get_score (session, view->seat, -1));
  g_autofree char *sold = NULL, *stored = NULL, *team = NULL;
  const char *caption = _("Goods");

  if (view->n_heap > 0)
    stored = g_strdup_printf (ngettext ("Key spaces, %u tile more", "Key spaces, %u tiles more", view->n_heap), view->n_heap);
  if (view->partner > 0)
    /* Translators: above the key spaces of a team: common ones, a player's own, those of a partner by name */
    team = g_strdup_printf (_("Key spaces: common, own, %s’s"),
                            pw_setup_name (pw_session_get_setup (session), view->partner - 1));
  if (view->n_sold > 0)
    /* Translators: goods tiles; "Goods, 4 sold" */
    caption = sold = g_strdup_printf (ngettext ("Goods, %u sold", "Goods, %u sold", view->n_sold), view->n_sold);
  gtk_label_set_text (GTK_LABEL (self->goods_caption), caption);
  gtk_label_set_text (GTK_LABEL (self->store_caption), stored != NULL ? stored : team != NULL ? team : _("Key spaces"));
  gtk_label_set_text (GTK_LABEL (self->score), score);
}

/* On wide boards captions, in step with the board where text is not that large; on narrow ones the score, which elsewhere has
 * a place of its own. */
static void
show_details (CbMainBoard *self,
              gboolean     wide,
              double       scale)
{
  gboolean captions = wide && !pw_large_text_is_on (GTK_WIDGET (self));
  g_autoptr (PangoAttrList) larger = NULL;

  scale /= pw_text_scale (GTK_WIDGET (self));
  if (scale > 1.2)
    {
      larger = pango_attr_list_new ();
      pango_attr_list_insert (larger, pango_attr_scale_new (scale));
    }
  gtk_label_set_attributes (GTK_LABEL (self->store_caption), larger);
  gtk_label_set_attributes (GTK_LABEL (self->goods_caption), larger);
  gtk_widget_set_child_visible (self->store_caption, captions);
  gtk_widget_set_child_visible (self->goods_caption, captions);
  gtk_widget_set_child_visible (self->score, !wide);
}

/* The trade route lies above all else; returns how high it is. */
static int
place_route (CbMainBoard *self,
             int          width)
{
  int height;

  if (self->route == NULL)
    return 0;
  gtk_widget_measure (self->route, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (self->route, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  pw_main_board_put (self->route, 0, 0, width, height);
  return height;
}

static void
place_corners (CbMainBoard *self,
               int          width,
               int          height)
{
  const CbDuchy *duchy = get_duchy (self);
  int route = place_route (self, width);
  double hex = cb_duchy_board_hex_for (duchy, width, height - route), scale;
  int w, h, x, y, top, bottom, caption_w, caption_h;

  /* The lowest row and the key spaces stand side by side. */
  hex = MIN (hex, floor ((width - 2 * SIDE_WIDE) / WIDTH_PER_HEX));
  scale = hex / UNIT;
  pw_board_part_set_size (PW_BOARD_PART (self->dice), round (DIE * scale));
  pw_board_part_set_size (PW_BOARD_PART (self->store), round (KEY * scale));
  pw_board_part_set_size (PW_BOARD_PART (self->goods), round (TOKEN * scale));
  /* They grow by themselves with the window. */
  cb_supplies_set_size (CB_SUPPLIES (self->supplies), round (ICON * scale / pw_window_scale (GTK_WIDGET (self))),
                        GTK_ORIENTATION_VERTICAL);
  show_details (self, TRUE, scale);

  cb_duchy_board_size (duchy, hex, &w, &h);
  top = route + MAX (0, MIN ((height - route - h) / 2, 12));
  bottom = top + h;
  pw_main_board_put (self->duchy, (width - w) / 2, top, w, h);

  pw_main_board_get_size (self->dice, &w, &h);
  pw_main_board_put (self->dice, SIDE_WIDE - 4, top, w, h);
  pw_main_board_get_size (self->supplies, &w, &h);
  pw_main_board_put (self->supplies, width - SIDE_WIDE - 6 - w, top + 6, w, h);

  pw_main_board_get_size (self->store, &w, &h);
  y = bottom - h;
  pw_main_board_put (self->store, SIDE_WIDE - 6, y, w, h);
  pw_main_board_get_size (self->store_caption, &caption_w, &caption_h);
  pw_main_board_put (self->store_caption, SIDE_WIDE + 2, y - caption_h, caption_w, caption_h);

  pw_main_board_get_size (self->goods, &w, &h);
  x = width - SIDE_WIDE - w;
  y = bottom - 6 - h;
  pw_main_board_put (self->goods, x, y, w, h);
  pw_main_board_get_size (self->goods_caption, &caption_w, &caption_h);
  pw_main_board_put (self->goods_caption, width - SIDE_WIDE - 6 - caption_w, y - caption_h - 2, caption_w, caption_h);
}

/* @pixels of a window in which nothing grows. */
static int
grown (CbMainBoard *self,
       double       pixels)
{
  return (int) (pixels * pw_window_scale (GTK_WIDGET (self)));
}

/* The line above the duchy, @y pixels down: dice, supplies, on narrow boards the score. */
static void
place_upper (CbMainBoard *self,
             int          width,
             int          y,
             gboolean     wide)
{
  int side = wide ? SIDE_WIDE : SIDE, line = grown (self, LINE), w, h, x = width - side;

  pw_main_board_get_size (self->dice, &w, &h);
  pw_main_board_put (self->dice, side - 6, y + (line - h) / 2, w, h);
  if (!wide)
    {
      pw_main_board_get_size (self->score, &w, &h);
      x -= w;
      pw_main_board_put (self->score, x, y + (line - h) / 2, w, h);
      x -= 16;
    }
  pw_main_board_get_size (self->supplies, &w, &h);
  pw_main_board_put (self->supplies, x - w, y + (line - h) / 2, w, h);
}

/* The line below it: key spaces and goods, on wide boards with captions. */
static void
place_lower (CbMainBoard *self,
             int          width,
             int          y,
             gboolean     wide)
{
  int side = wide ? SIDE_WIDE : SIDE, line = grown (self, LINE), caption = grown (self, CAPTION), w, h, caption_w, caption_h;

  pw_main_board_get_size (self->store, &w, &h);
  pw_main_board_put (self->store, side - 6, y + (line - h) / 2, w, h);
  pw_main_board_get_size (self->goods, &w, &h);
  pw_main_board_put (self->goods, width - side + 6 - w, y + (line - h) / 2, w, h);
  pw_main_board_get_size (self->store_caption, &caption_w, &caption_h);
  pw_main_board_put (self->store_caption, side, y - caption + 2, caption_w, caption_h);
  pw_main_board_get_size (self->goods_caption, &caption_w, &caption_h);
  pw_main_board_put (self->goods_caption, width - side - caption_w, y - caption + 2, caption_w, caption_h);
}

/* Key spaces and goods side by side in @width pixels, @size or smaller. */
static void
fit_lower (CbMainBoard *self,
           int          width,
           int          size)
{
  int store, goods, height;

  do
    {
      pw_board_part_set_size (PW_BOARD_PART (self->store), size);
      pw_board_part_set_size (PW_BOARD_PART (self->goods), round (size * 0.92));
      pw_main_board_get_size (self->store, &store, &height);
      pw_main_board_get_size (self->goods, &goods, &height);
    }
  while (store + goods > width && --size >= LEAST);
}

/* What there is much of has smaller places on narrow boards. */
static void
place_lines (CbMainBoard *self,
             int          width,
             int          height,
             gboolean     wide)
{
  const CbDuchy *duchy = get_duchy (self);
  const CbView *view = get_view (self);
  gboolean many = view->n_store > CB_STORE || view->n_goods > CB_GOODS_SPACES;
  int route = place_route (self, width), line = grown (self, LINE), caption = wide ? grown (self, CAPTION) : 0;
  double hex = cb_duchy_board_hex_for (duchy, width - (wide ? 2 * SIDE : 4), height - route - 2 * line - caption);
  int w, duchy_h, rest;

  pw_board_part_set_size (PW_BOARD_PART (self->dice), grown (self, wide ? 38 : 30));
  fit_lower (self, width - 2 * (wide ? SIDE_WIDE : SIDE) + 12, grown (self, wide ? 38 : many ? 25 : 32));
  cb_supplies_set_size (CB_SUPPLIES (self->supplies), wide ? 26 : 20, GTK_ORIENTATION_HORIZONTAL);
  show_details (self, wide, 1);

  place_upper (self, width, route, wide);
  cb_duchy_board_size (duchy, hex, &w, &duchy_h);
  /* Both lines stay near the duchy on tall pages. */
  rest = height - route - 2 * line - caption - duchy_h;
  pw_main_board_put (self->duchy, (width - w) / 2, route + line + (wide ? MAX (0, MIN (rest / 2, line)) : 0), w, duchy_h);
  if (wide)
    place_lower (self, width, route + line + duchy_h + caption + MAX (0, MIN (rest, 2 * line)), TRUE);
  else
    place_lower (self, width, route + line + duchy_h + MAX (0, MIN (rest, line) / 2), FALSE);
}

static gboolean
has_corners (CbMainBoard *self)
{
  return get_duchy (self)->kind == CB_ONE_PIECE;
}

static void
cb_main_board_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  CbMainBoard *self = CB_MAIN_BOARD (widget);

  if (width >= WIDE && has_corners (self))
    place_corners (self, width, height);
  else
    place_lines (self, width, height, width >= WIDE);
}

static void
cb_main_board_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  CbMainBoard *self = CB_MAIN_BOARD (widget);
  const CbDuchy *duchy = get_duchy (self);
  int width = for_size > 0 ? for_size : NATURAL_WIDTH, w, h, route = 0;
  gboolean corners = width >= WIDE && has_corners (self);
  double hex;

  pw_main_board_measure_children (widget, orientation);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }
  if (self->route != NULL)
    gtk_widget_measure (self->route, GTK_ORIENTATION_VERTICAL, width, NULL, &route, NULL, NULL);
  hex = cb_duchy_board_hex_for (duchy, corners ? width : width >= WIDE ? width - 2 * SIDE : width - 4, 1e6);
  if (corners)
    hex = MIN (hex, floor ((width - 2 * SIDE_WIDE) / WIDTH_PER_HEX));
  cb_duchy_board_size (duchy, hex, &w, &h);
  *minimum = MIN_HEIGHT;
  *natural = MAX (MIN_HEIGHT, route + (corners ? h : h + grown (self, 2 * LINE + (width >= WIDE ? CAPTION : 0))));
}

static void
cb_main_board_class_init (CbMainBoardClass *klass)
{
  GTK_WIDGET_CLASS (klass)->size_allocate = cb_main_board_size_allocate;
  GTK_WIDGET_CLASS (klass)->measure = cb_main_board_measure;
  PW_MAIN_BOARD_CLASS (klass)->write = cb_main_board_write;
}

static void
cb_main_board_init (CbMainBoard *self)
{
}

static GtkWidget *
new_caption (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  return label;
}

/**
 * cb_main_board_new:
 * @entry: where presses go
 *
 * Returns: (transfer floating): the board of whoever acts
 */
GtkWidget *
cb_main_board_new (PwEntry *entry)
{
  CbMainBoard *self = g_object_new (CB_TYPE_MAIN_BOARD, NULL);
  PwMainBoard *board = PW_MAIN_BOARD (self);
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new (pw_entry_get_session (entry), entry, &cb_scene_kind);

  /* In the order F6 visits them. */
  if (cb_viewer_get_view (viewer)->n_route > 0)
    self->route = pw_main_board_add (board, cb_route_board_new (viewer, FALSE));
  self->duchy = pw_main_board_add (board, cb_duchy_board_new (viewer));
  self->store = pw_main_board_add (board, pw_board_part_new (viewer, &cb_part_store));
  self->goods = pw_main_board_add (board, pw_board_part_new (viewer, &cb_part_goods));
  self->dice = pw_main_board_add (board, pw_board_part_new (viewer, &cb_part_dice));
  self->supplies = pw_main_board_add (board, cb_supplies_new (viewer));
  self->store_caption = pw_main_board_add (board, new_caption (_("Key spaces")));
  self->goods_caption = pw_main_board_add (board, new_caption (NULL));
  self->score = pw_main_board_add (board, pw_main_board_new_score ());
  pw_main_board_set_viewer (board, viewer);
  return GTK_WIDGET (self);
}
