/* cb-duchy-board.c: one player's duchy, one widget a hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-duchy-board.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "cb-duchy-picture.h"
#include "cb-pieces.h"
#include "games/burgundy/data/cb-duchy.h"
#include "games/burgundy/data/cb-words.h"
#include "pw-hex.h"
#include "pw-large-text.h"
#include "pw-theme-watch.h"

#define MIN_HEX 12
#define NATURAL_HEX 70

struct _CbDuchyBoard
{
  PwSpaceGroup parent_instance;

  PwBoardViewer *viewer;
  guint seat;                   /* whose tiles were written last */
  guint duchy;                  /* what the spaces were made for */
  guint n_hexes;
  gboolean named;               /* what lies on a hex is its tooltip, too */
  double w, x, y;               /* of a hex; corner of the first one's box */
};

G_DEFINE_FINAL_TYPE (CbDuchyBoard, cb_duchy_board, PW_TYPE_SPACE_GROUP)

static const CbDuchy *
get_duchy (CbDuchyBoard *self)
{
  return cb_duchy_nth (self->duchy);
}

/* The board may be drawn longer than the game lasts that has the duchy. */
static void
hold_duchy (CbDuchyBoard *self,
            guint         duchy)
{
  cb_duchy_hold (duchy);
  cb_duchy_release (self->duchy);
  self->duchy = duchy;
}

/* The widest hex, in whole pixels, with which the duchy fits; at least a few pixels. */
int
cb_duchy_board_hex_for (const CbDuchy *duchy,
                        double         width,
                        double         height)
{
  double w, h;

  cb_duchy_extent (duchy, &w, &h);
  return MAX (MIN_HEX, (int) floor (MIN (width / (w + 2 * CB_DUCHY_PAD), height / (h + 2 * CB_DUCHY_PAD))));
}

void
cb_duchy_board_size (const CbDuchy *duchy,
                     double         hex,
                     int           *width,
                     int           *height)
{
  double w, h;

  cb_duchy_extent (duchy, &w, &h);
  *width = (int) ceil ((w + 2 * CB_DUCHY_PAD) * hex);
  *height = (int) ceil ((h + 2 * CB_DUCHY_PAD) * hex);
}

/* @moved: the board is still that of the same player, so new tiles were put there by a move. */
static void
write_spaces (CbDuchyBoard *self,
              gboolean      moved)
{
  const CbView *view = cb_viewer_get_view (self->viewer);
  gboolean bare = self->w < NATURAL_HEX && pw_large_text_is_on (GTK_WIDGET (self));
  guint i;

  for (i = 0; i < view->n_hexes; i++)
    {
      PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (self), i);
      gboolean was_empty = pw_space_get_piece (space)->kind == PW_PIECE_SPACE;
      PwPiece piece;

      cb_piece_hex (&piece, &view->hexes[i], bare);
      /* Several choices lead there: what is typed for it. */
      if (piece.kind == PW_PIECE_SPACE && piece.flags & PW_PIECE_LEGAL && piece.keycap == 0)
        pw_piece_set_label (&piece, pw_vocabulary_get (&cb_hex_words, (int) i)->word);
      pw_space_set_piece (space, &piece);
      pw_space_set_name (space, view->hexes[i].name);
      /* Its name, which is asked for when the pointer comes: told with each tile, it came up over the others while people type. */
      gtk_widget_set_has_tooltip (GTK_WIDGET (space), self->named || view->hexes[i].flags & PW_SPOT_PLAYED_SO);
      if (moved && was_empty && piece.kind != PW_PIECE_SPACE)
        pw_space_arrive (space);
    }
}

/** Ground: what is drawn under and over the tiles: the duchy, and its posts. */
typedef struct
{
  guint duchy, n_hexes;
  guint8 posts[CB_VIEW_POSTS][2];
} Ground;

static void
keep_ground (CbDuchyBoard *self, const CbView *view)
{
  Ground ground;

  memset (&ground, 0, sizeof ground);
  ground.duchy = self->duchy;
  ground.n_hexes = view->n_hexes;
  for (guint i = 0; i < view->n_posts; i++)
    {
      ground.posts[i][0] = view->posts[i].number;
      ground.posts[i][1] = (view->posts[i].flags & PW_SPOT_DONE) != 0;
    }
  pw_space_group_keep_drawing (PW_SPACE_GROUP (self), &ground, sizeof ground);
}

static void
on_changed (PwBoardViewer *viewer,
            CbDuchyBoard  *self)
{
  const CbView *view = cb_viewer_get_view (viewer);
  const PwSetup *setup = pw_session_get_setup (pw_board_viewer_get_session (viewer));
  const CbDuchy *duchy;
  g_autofree char *name = NULL;
  guint i;

  if (self->duchy != view->duchy || self->n_hexes != view->n_hexes)
    {
      hold_duchy (self, view->duchy);
      for (i = self->n_hexes; i < view->n_hexes; i++)
        pw_space_group_add (PW_SPACE_GROUP (self), i, TRUE);
      for (i = view->n_hexes; i < self->n_hexes; i++)
        pw_space_group_remove (PW_SPACE_GROUP (self), i);
      self->n_hexes = view->n_hexes;
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  write_spaces (self, self->seat == view->seat);
  self->seat = view->seat;
  duchy = get_duchy (self);
  /* Translators: "Ana, duchy 7" */
  name = g_strdup_printf (_("%s, duchy %s"), pw_setup_name (setup, view->seat), duchy->own ? duchy->name : duchy->id);
  pw_space_group_set_name (PW_SPACE_GROUP (self), name);
  keep_ground (self, view);
}

static void
cb_duchy_board_place (PwSpaceGroup *group,
                      int           width,
                      int           height)
{
  CbDuchyBoard *self = CB_DUCHY_BOARD (group);
  const CbDuchy *duchy = get_duchy (self);
  double w, h, x, y;
  guint i;

  cb_duchy_extent (duchy, &w, &h);
  self->w = cb_duchy_board_hex_for (duchy, width, height);
  self->x = (width - w * self->w) / 2;
  self->y = (height - h * self->w) / 2;
  for (i = 0; i < duchy->n_hexes; i++)
    {
      PwSpace *space = pw_space_group_find (group, i);

      cb_duchy_middle (duchy, i, &x, &y);
      pw_space_set_size (space, self->w);
      pw_space_allocate (space, self->x + x * self->w, self->y + y * self->w);
    }
  write_spaces (self, FALSE);
}

static void
draw_duchy (CbDuchyBoard *self, GtkSnapshot *snapshot, PwLayer layer)
{
  const CbDuchy *duchy = get_duchy (self);
  graphene_rect_t bounds;
  double w, h, pad = CB_DUCHY_PAD * self->w;
  PwPen pen = { .theme = pw_palette_theme (), .pango = gtk_widget_get_pango_context (GTK_WIDGET (self)) };

  cb_duchy_extent (duchy, &w, &h);
  graphene_rect_init (&bounds, (float) (-pad - 2), (float) (-pad - 2), (float) (w * self->w + 2 * pad + 4),
                      (float) (h * self->w + 2 * pad + 4));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->x, (float) self->y));
  pen.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  if (layer == PW_LAYER_GROUND)
    cb_duchy_draw_plate (&pen, duchy, 0, 0, self->w, pad);
  else
    cb_duchy_draw_rims (&pen, duchy, 0, 0, self->w);
  cairo_destroy (pen.cr);
  gtk_snapshot_restore (snapshot);
}

/* Over the tiles, whose edges they stand on. */
static void
draw_posts (CbDuchyBoard *self,
            GtkSnapshot  *snapshot)
{
  const CbView *view = cb_viewer_get_view (self->viewer);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) -self->w, (float) -self->w,
                                               (float) (gtk_widget_get_width (GTK_WIDGET (self)) + 2 * self->w),
                                               (float) (gtk_widget_get_height (GTK_WIDGET (self)) + 2 * self->w));
  PwPen pen = { .theme = pw_palette_theme (), .pango = gtk_widget_get_pango_context (GTK_WIDGET (self)) };

  if (view->n_posts == 0)
    return;
  pen.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  for (guint i = 0; i < view->n_posts; i++)
    cb_duchy_draw_post (&pen, get_duchy (self), view->posts[i].number - 1u, self->x, self->y, self->w,
                        (view->posts[i].flags & PW_SPOT_DONE) != 0);
  cairo_destroy (pen.cr);
}

static void
cb_duchy_board_draw (PwSpaceGroup *group,
                     GtkSnapshot  *snapshot,
                     PwLayer       layer)
{
  CbDuchyBoard *self = CB_DUCHY_BOARD (group);

  if (layer == PW_LAYER_LIT)
    draw_posts (self, snapshot);
  else
    draw_duchy (self, snapshot, layer);
}

static void
cb_duchy_board_pressed (PwSpaceGroup *group,
                        PwSpace      *space)
{
  pw_board_viewer_press (CB_DUCHY_BOARD (group)->viewer, CB_PLACE_HEX, pw_space_get_id (space));
}

static GtkSizeRequestMode
cb_duchy_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
cb_duchy_board_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  CbDuchyBoard *self = CB_DUCHY_BOARD (widget);
  int width, height, hex = NATURAL_HEX;

  cb_duchy_board_size (get_duchy (self), MIN_HEX, &width, &height);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > 0)
    hex = cb_duchy_board_hex_for (get_duchy (self), for_size, 1e6);
  cb_duchy_board_size (get_duchy (self), hex, &width, &height);
  *natural = MAX (*minimum, orientation == GTK_ORIENTATION_HORIZONTAL ? width : height);
}

static char *
cb_duchy_board_rules (PwSpaceGroup  *group,
                      PwSpace       *space,
                      const PwGame **game)
{
  return pw_board_viewer_explain (CB_DUCHY_BOARD (group)->viewer, CB_PLACE_HEX, pw_space_get_id (space), game);
}

static void
cb_duchy_board_finalize (GObject *object)
{
  CbDuchyBoard *self = CB_DUCHY_BOARD (object);

  cb_duchy_release (self->duchy);
  g_clear_object (&self->viewer);
  G_OBJECT_CLASS (cb_duchy_board_parent_class)->finalize (object);
}

static void
cb_duchy_board_class_init (CbDuchyBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PwSpaceGroupClass *group_class = PW_SPACE_GROUP_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_duchy_board_finalize;
  widget_class->get_request_mode = cb_duchy_board_get_request_mode;
  widget_class->measure = cb_duchy_board_measure;
  group_class->place = cb_duchy_board_place;
  group_class->rules = cb_duchy_board_rules;
  group_class->draw = cb_duchy_board_draw;
  group_class->pressed = cb_duchy_board_pressed;
}

static void
cb_duchy_board_init (CbDuchyBoard *self)
{
  self->duchy = G_MAXUINT;
  self->seat = G_MAXUINT;
  self->w = NATURAL_HEX;
  pw_theme_watch (GTK_WIDGET (self));
}

/**
 * cb_duchy_board_new:
 * @viewer: whose duchy
 *
 * Returns: (transfer floating): the duchy, as large as its space
 */
GtkWidget *
cb_duchy_board_new (PwBoardViewer *viewer)
{
  CbDuchyBoard *self = g_object_new (CB_TYPE_DUCHY_BOARD, NULL);

  self->viewer = g_object_ref (viewer);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_changed), self, 0);
  on_changed (viewer, self);
  return GTK_WIDGET (self);
}

/* Where a duchy is read rather than played on, a tooltip says all of a hex. */
void
cb_duchy_board_show_names (CbDuchyBoard *self, gboolean shown)
{
  self->named = shown;
  /* The view is left alone: it may be an old one, whose change has not come yet, and which is gone. */
  for (guint i = 0; i < self->n_hexes; i++)
    gtk_widget_set_has_tooltip (GTK_WIDGET (pw_space_group_find (PW_SPACE_GROUP (self), i)), shown);
}
