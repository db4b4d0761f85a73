/* cb-bonus-tiles.c: the bonus tiles: large in the first row, small below
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-bonus-tiles.h"

#include <glib/gi18n-lib.h>

#include "cb-pieces.h"
#include "pw-marker.h"
#include "pw-pen.h"
#include "pw-theme-watch.h"

#define TILE 34
#define HEIGHT 60
/* Middles of the two rows. */
#define LARGE_Y 21
#define SMALL_Y 51
#define NATURAL_WIDTH 278
#define MAX_STEP 60

struct _CbBonusTiles
{
  PwSpaceGroup parent_instance;

  CbViewer *viewer;
};

G_DEFINE_FINAL_TYPE (CbBonusTiles, cb_bonus_tiles, PW_TYPE_SPACE_GROUP)

static void
on_changed (CbViewer     *viewer,
            CbBonusTiles *self)
{
  const CbView *view = cb_viewer_get_view (viewer);
  const PwSetup *setup = pw_session_get_setup (cb_viewer_get_session (viewer));
  guint8 small[CB_BONUSES][2] = { { 0 } };
  guint i;

  for (i = 0; i < CB_BONUSES; i++)
    {
      PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (self), i);
      PwPiece piece;

      small[i][0] = i < view->n_bonus ? view->bonus[i].owner[1] : 0;
      small[i][1] = i < view->n_bonus ? view->bonus[i].count : 0;

      gtk_widget_set_visible (GTK_WIDGET (space), i < view->n_bonus);
      if (i >= view->n_bonus)
        continue;
      cb_piece_bonus (&piece, &view->bonus[i], setup);
      pw_space_set_piece (space, &piece);
      pw_space_set_name (space, view->bonus[i].name);
    }
  /* The small ones are drawn here. */
  pw_space_group_keep_drawing (PW_SPACE_GROUP (self), small, sizeof small);
}

static double
get_x (CbBonusTiles *self,
       guint         i)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  guint n = cb_viewer_get_view (self->viewer)->n_bonus;
  double step = MIN ((width - 6 - TILE) / (n - 1), MAX_STEP);

  return width / 2 + (i - (n - 1) / 2.0) * step;
}

static void
cb_bonus_tiles_place (PwSpaceGroup *group,
                      int           width,
                      int           height)
{
  guint i;

  for (i = 0; i < cb_viewer_get_view (CB_BONUS_TILES (group)->viewer)->n_bonus; i++)
    {
      PwSpace *space = pw_space_group_find (group, i);

      pw_space_set_size (space, TILE);
      pw_space_allocate (space, get_x (CB_BONUS_TILES (group), i), LARGE_Y);
    }
}

static void
cb_bonus_tiles_draw (PwSpaceGroup *group,
                     GtkSnapshot  *snapshot,
                     PwLayer       layer)
{
  CbBonusTiles *self = CB_BONUS_TILES (group);
  const CbView *view = cb_viewer_get_view (self->viewer);
  const PwSetup *setup = pw_session_get_setup (cb_viewer_get_session (self->viewer));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, SMALL_Y - 10, gtk_widget_get_width (GTK_WIDGET (self)), 20);
  PwPen pen = { .theme = pw_palette_theme (), .pango = gtk_widget_get_pango_context (GTK_WIDGET (self)) };
  guint i;
  char text[8];

  if (layer != PW_LAYER_GROUND)
    return;
  pen.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  for (i = 0; i < view->n_bonus; i++)
    {
      const CbSpot *spot = &view->bonus[i];

      if (spot->owner[1] == 0)
        {
          g_snprintf (text, sizeof text, "%u", spot->count);
          pw_pen_text (&pen, get_x (self, i), SMALL_Y, 0.5, text, 12.7, 400, PW_COLOR_DIM);
        }
      else
        {
          pw_marker_initial (setup->names[spot->owner[1] - 1], text);
          pw_marker_draw (&pen, get_x (self, i), SMALL_Y, 7, setup->markers[spot->owner[1] - 1], text);
        }
    }
  cairo_destroy (pen.cr);
}

static void
cb_bonus_tiles_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? CB_TYPES * (TILE + 4) : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : HEIGHT;
}

static char *
cb_bonus_tiles_rules (PwSpaceGroup  *group,
                      PwSpace       *space,
                      const PwGame **game)
{
  *game = &cb_game;
  return cb_view_rules (cb_viewer_get_view (CB_BONUS_TILES (group)->viewer), CB_PLACE_BONUS, pw_space_get_id (space));
}

static void
cb_bonus_tiles_finalize (GObject *object)
{
  g_clear_object (&CB_BONUS_TILES (object)->viewer);
  G_OBJECT_CLASS (cb_bonus_tiles_parent_class)->finalize (object);
}

static void
cb_bonus_tiles_class_init (CbBonusTilesClass *klass)
{
  PwSpaceGroupClass *group_class = PW_SPACE_GROUP_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_bonus_tiles_finalize;
  GTK_WIDGET_CLASS (klass)->measure = cb_bonus_tiles_measure;
  group_class->place = cb_bonus_tiles_place;
  group_class->rules = cb_bonus_tiles_rules;
  group_class->draw = cb_bonus_tiles_draw;
}

static void
cb_bonus_tiles_init (CbBonusTiles *self)
{
  guint i;

  for (i = 0; i < CB_BONUSES; i++)
    pw_space_group_add (PW_SPACE_GROUP (self), i, FALSE);
  pw_theme_watch (GTK_WIDGET (self));
  pw_space_group_set_name (PW_SPACE_GROUP (self), _("Bonus tiles"));
}

/**
 * cb_bonus_tiles_new:
 * @viewer: which game
 *
 * Returns: (transfer floating): the bonus tiles
 */
GtkWidget *
cb_bonus_tiles_new (CbViewer *viewer)
{
  CbBonusTiles *self = g_object_new (CB_TYPE_BONUS_TILES, NULL);

  self->viewer = g_object_ref (viewer);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_changed), self, 0);
  on_changed (viewer, self);
  return GTK_WIDGET (self);
}
