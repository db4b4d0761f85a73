/* cb-depots-board.c: the ring of six depots round the black one
 *
 * Seven flat-top hexes in a flower, as on the real board: depots that touch are neighbours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-depots-board.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "cb-pieces.h"
#include "pw-theme-watch.h"

#define NATURAL_WIDTH 278
#define MIN_WIDTH 240
#define MAX_WIDTH 560
/* Height of the flower for its width. */
#define ASPECT (3 * 1.7320508 / 5)

/* Middles of the hexes, in sides and heights of one; the last is the black depot. */
static const double middles[CB_DEPOTS + 1][2] = {
  { 2.5, 0.5 }, { 4, 1 }, { 4, 2 }, { 2.5, 2.5 }, { 1, 2 }, { 1, 1 }, { 2.5, 1.5 },
};

struct _CbDepotsBoard
{
  PwSpaceGroup parent_instance;

  CbViewer *viewer;
};

G_DEFINE_FINAL_TYPE (CbDepotsBoard, cb_depots_board, PW_TYPE_SPACE_GROUP)

static void
write_space (CbDepotsBoard *self,
             guint          id,
             const PwPiece *piece,
             const CbSpot  *spot)
{
  PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (self), id);

  pw_space_set_piece (space, piece);
  pw_space_set_name (space, spot->name);
  gtk_widget_set_visible (GTK_WIDGET (space), piece->kind != PW_PIECE_NONE);
}

static void write_expansions (CbDepotsBoard *self, const CbView *view);

static void
on_changed (CbViewer      *viewer,
            CbDepotsBoard *self)
{
  const CbView *view = cb_viewer_get_view (viewer);
  PwPiece piece;
  guint depot, i;

  for (depot = 0; depot < CB_DEPOTS; depot++)
    {
      cb_piece_depot (&piece, &view->depots[depot], view->depot_goods[depot], view->n_depot_spaces > 3);
      write_space (self, depot, &piece, &view->depots[depot]);
      for (i = 0; i < CB_DEPOT_SPACES; i++)
        {
          const CbSpot *spot = &view->depot_spaces[depot * CB_DEPOT_SPACES + i];

          if (i < view->n_depot_spaces)
            cb_piece_depot_space (&piece, spot);
          else
            pw_piece_init (&piece, PW_PIECE_NONE, 1);
          write_space (self, CB_DEPOT_SPACE_ID (depot, i), &piece, spot);
        }
    }
  cb_piece_black_depot (&piece, &view->depots[CB_BLACK_DEPOT]);
  write_space (self, CB_BLACK_DEPOT, &piece, &view->depots[CB_BLACK_DEPOT]);
  for (i = 0; i < CB_BLACK_SPACES; i++)
    {
      if (i < view->n_black)
        cb_piece_black_space (&piece, &view->black_spaces[i]);
      else
        pw_piece_init (&piece, PW_PIECE_NONE, 1);
      write_space (self, CB_BLACK_SPACE_ID (i), &piece, &view->black_spaces[i]);
    }
  write_expansions (self, view);
}

/* Shields lie on the numbered depots, inns beside the black one. */
static void
write_expansions (CbDepotsBoard *self,
                  const CbView  *view)
{
  PwPiece piece;
  guint i;

  cb_piece_inns (&piece, &view->inns);
  write_space (self, CB_INNS_ID, &piece, &view->inns);
  for (i = 0; i < CB_DEPOTS * CB_VIEW_SHIELDS; i++)
    {
      cb_piece_shield (&piece, &view->shields[i]);
      write_space (self, CB_SHIELD_ID (0, i), &piece, &view->shields[i]);
    }
}

static void
put (CbDepotsBoard *self,
     guint          id,
     double         size,
     double         x,
     double         y)
{
  PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (self), id);

  pw_space_set_size (space, size);
  pw_space_allocate (space, x, y);
}

static void
place_tiles (CbDepotsBoard *self,
             guint          depot,
             guint          n,
             double         cx,
             double         cy,
             double         unit,
             gboolean       shields)
{
  /* Two tiles leave room for larger ones; four stand in two rows beside the die. */
  double w = (n <= 2 ? 34 : n == 3 ? 29 : 27) * unit;
  guint i;

  /* Shields lie above four. */
  if (n > 3 && shields)
    cy += 7 * unit;
  for (i = 0; i < n; i++)
    {
      double x = n <= 3 ? (i - (n - 1) / 2.0) * (w + unit) : ((i % 2) - 0.5) * (w + unit);
      double y = n <= 3 ? unit : ((i / 2) - 0.5) * (w * 1.1547 + unit);

      put (self, CB_DEPOT_SPACE_ID (depot, i), w, cx + x, cy + y);
    }
}

/* On either side of the die; where that is on the left of the tiles, above these. */
static void
place_shields (CbDepotsBoard *self,
               guint          depot,
               guint          n,
               double         cx,
               double         cy,
               double         unit)
{
  for (guint i = 0; i < CB_VIEW_SHIELDS; i++)
    {
      int side = i == 0 ? 1 : -1;

      if (n <= 3)
        put (self, CB_SHIELD_ID (depot, i), 21 * unit, cx + side * 24 * unit, cy - 31 * unit);
      else
        put (self, CB_SHIELD_ID (depot, i), 19 * unit, cx + side * 11 * unit, cy - 35.5 * unit);
    }
}

static void
place_black (CbDepotsBoard *self,
             guint          n,
             double         cx,
             double         cy,
             double         unit)
{
  guint i;

  for (i = 0; i < n; i++)
    {
      double w = 29 * unit, x, y, size = w * 0.88;

      if (n <= 4)
        {
          w = 34 * unit;
          size = w * 0.88;
          x = ((i % 2) - 0.5) * w * 0.95;
          y = ((i / 2) - 0.4) * w * 1.06;
        }
      else if (n <= 6)
        {
          x = ((int) (i % 3) - 1) * w * 0.92;
          y = -w * 0.36 + (i / 3) * w * 1.12;
        }
      else
        {
          /* Rows of 3, 2 and 3. */
          guint row = i < 3 ? 0 : i < 5 ? 1 : 2, first = row == 0 ? 0 : row == 1 ? 3 : 5;

          size = 24 * unit;
          x = (i - first - (row == 1 ? 0.5 : 1.0)) * size;
          y = ((int) row - 1) * size * 0.866 + 7 * unit;
        }
      put (self, CB_BLACK_SPACE_ID (i), size, cx + x, cy + y);
    }
}

/* Right of the tiles, where the hex of the black depot is widest. */
static void
place_inns (CbDepotsBoard *self,
            guint          n,
            double         cx,
            double         cy,
            double         unit)
{
  if (n <= 4)
    put (self, CB_INNS_ID, 19 * unit, cx + 42 * unit, cy + 3.5 * unit);
  else if (n <= 6)
    put (self, CB_INNS_ID, 17 * unit, cx + 44 * unit, cy + 6 * unit);
  else
    put (self, CB_INNS_ID, 22 * unit, cx + 36 * unit, cy + 7 * unit);
}

static gboolean
has_shields (const CbView *view)
{
  for (guint i = 0; i < CB_DEPOTS * CB_VIEW_SHIELDS; i++)
    if (view->shields[i].number != 0)
      return TRUE;
  return FALSE;
}

static void
cb_depots_board_place (PwSpaceGroup *group,
                       int           width,
                       int           height)
{
  CbDepotsBoard *self = CB_DEPOTS_BOARD (group);
  const CbView *view = cb_viewer_get_view (self->viewer);
  double w = MIN (width, height / ASPECT);
  double left = (width - w) / 2, top = (height - w * ASPECT) / 2;
  double side = w / 5, high = side * 1.7320508, unit = w / NATURAL_WIDTH;
  guint i;

  for (i = 0; i <= CB_DEPOTS; i++)
    {
      double cx = left + middles[i][0] * side, cy = top + middles[i][1] * high;

      put (self, i, high, cx, cy);
      if (i < CB_DEPOTS)
        place_tiles (self, i, view->n_depot_spaces, cx, cy, unit, has_shields (view));
      else
        place_black (self, view->n_black, cx, cy, unit);
      if (i < CB_DEPOTS)
        place_shields (self, i, view->n_depot_spaces, cx, cy, unit);
    }
  place_inns (self, view->n_black, left + middles[CB_DEPOTS][0] * side, top + middles[CB_DEPOTS][1] * high, unit);
}

/* What a space is in the view. */
static CbPlace
get_place (PwSpace *space,
           guint   *index)
{
  guint id = pw_space_get_id (space);

  if (id >= CB_SHIELD_ID (0, 0))
    *index = id - CB_SHIELD_ID (0, 0);
  else if (id == CB_INNS_ID)
    *index = 0;
  else if (id >= CB_BLACK_SPACE_ID (0))
    *index = id - CB_BLACK_SPACE_ID (0);
  else if (id >= CB_DEPOT_SPACE_ID (0, 0))
    *index = id - CB_DEPOT_SPACE_ID (0, 0);
  else
    *index = id;
  return id >= CB_SHIELD_ID (0, 0)        ? CB_PLACE_SHIELD
         : id == CB_INNS_ID               ? CB_PLACE_INNS
         : id >= CB_BLACK_SPACE_ID (0)    ? CB_PLACE_BLACK_SPACE
         : id >= CB_DEPOT_SPACE_ID (0, 0) ? CB_PLACE_DEPOT_SPACE
                                          : CB_PLACE_DEPOT;
}

static void
cb_depots_board_pressed (PwSpaceGroup *group,
                         PwSpace      *space)
{
  guint index;
  CbPlace place = get_place (space, &index);

  cb_viewer_press (CB_DEPOTS_BOARD (group)->viewer, place, index);
}

static char *
cb_depots_board_rules (PwSpaceGroup  *group,
                       PwSpace       *space,
                       const PwGame **game)
{
  guint index;
  CbPlace place = get_place (space, &index);

  *game = &cb_game;
  return cb_view_rules (cb_viewer_get_view (CB_DEPOTS_BOARD (group)->viewer), place, index);
}

static GtkSizeRequestMode
cb_depots_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
cb_depots_board_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
    }
  else
    {
      int width = for_size > 0 ? MIN (for_size, MAX_WIDTH) : NATURAL_WIDTH;

      /* Of no width in particular: the least at any. */
      *minimum = (int) ceil ((for_size > 0 ? MIN (width, NATURAL_WIDTH) : MIN_WIDTH) * ASPECT);
      *natural = (int) ceil (width * ASPECT);
    }
}

static void
cb_depots_board_finalize (GObject *object)
{
  g_clear_object (&CB_DEPOTS_BOARD (object)->viewer);
  G_OBJECT_CLASS (cb_depots_board_parent_class)->finalize (object);
}

static void
cb_depots_board_class_init (CbDepotsBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PwSpaceGroupClass *group_class = PW_SPACE_GROUP_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_depots_board_finalize;
  widget_class->get_request_mode = cb_depots_board_get_request_mode;
  widget_class->measure = cb_depots_board_measure;
  group_class->place = cb_depots_board_place;
  group_class->pressed = cb_depots_board_pressed;
  group_class->rules = cb_depots_board_rules;
}

static void
cb_depots_board_init (CbDepotsBoard *self)
{
  pw_theme_watch (GTK_WIDGET (self));
  pw_space_group_set_name (PW_SPACE_GROUP (self), _("Game board: six depots and the black depot"));
}

/**
 * cb_depots_board_new:
 * @viewer: which game
 *
 * Returns: (transfer floating): the depots
 */
GtkWidget *
cb_depots_board_new (CbViewer *viewer)
{
  CbDepotsBoard *self = g_object_new (CB_TYPE_DEPOTS_BOARD, NULL);
  PwSpaceGroup *group = PW_SPACE_GROUP (self);
  guint depot, i;

  self->viewer = g_object_ref (viewer);
  /* Plates first: tiles lie on them. A screen reader hears each depot before its tiles. */
  for (depot = 0; depot <= CB_DEPOTS; depot++)
    pw_space_group_add (group, depot, TRUE);
  for (depot = 0; depot < CB_DEPOTS; depot++)
    for (i = 0; i < CB_DEPOT_SPACES; i++)
      pw_space_group_add (group, CB_DEPOT_SPACE_ID (depot, i), TRUE);
  for (i = 0; i < CB_BLACK_SPACES; i++)
    pw_space_group_add (group, CB_BLACK_SPACE_ID (i), TRUE);
  pw_space_group_add (group, CB_INNS_ID, TRUE);
  for (i = 0; i < CB_DEPOTS * CB_VIEW_SHIELDS; i++)
    pw_space_group_add (group, CB_SHIELD_ID (0, i), TRUE);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_changed), self, 0);
  on_changed (viewer, self);
  return GTK_WIDGET (self);
}
