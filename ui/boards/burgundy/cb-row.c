/* cb-row.c: dice, key spaces or goods of one player in a row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-row.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "cb-pieces.h"
#include "pw-hex.h"
#include "pw-theme-watch.h"

/* Room for rings and keys round the row, and between its places: pixels, or a share of the size. */
#define MARGIN 6.0
#define MARGIN_SHARE 0.13

struct _CbRow
{
  PwSpaceGroup parent_instance;

  CbViewer *viewer;
  CbPlace place;
  double size;
};

G_DEFINE_FINAL_TYPE (CbRow, cb_row, PW_TYPE_SPACE_GROUP)

static guint
get_count (CbRow *self)
{
  return self->place == CB_PLACE_DIE     ? 2
         : self->place == CB_PLACE_STORE ? cb_viewer_get_view (self->viewer)->n_store
                                         : cb_viewer_get_view (self->viewer)->n_goods;
}

static double
get_margin (CbRow *self)
{
  return MAX (MARGIN, self->size * MARGIN_SHARE);
}

static double
get_gap (CbRow *self)
{
  return self->place == CB_PLACE_GOODS ? MAX (6, self->size * 0.18) : 2 * get_margin (self);
}

/* Whether a wider gap comes before place @i: what both members of a team use stands apart from a player's
 * own, and that from what the partner has alone. */
static gboolean
is_apart (CbRow *self,
          guint  i)
{
  const CbView *view = cb_viewer_get_view (self->viewer);

  return self->place == CB_PLACE_STORE && view->n_common > 0 &&
         (i == view->n_common || i == (guint) view->n_common + CB_PRIVATE_SPACES);
}

static void
on_changed (CbViewer *viewer,
            CbRow    *self)
{
  const CbView *view = cb_viewer_get_view (viewer);
  const PwSetup *setup = pw_session_get_setup (cb_viewer_get_session (viewer));
  g_autofree char *name = NULL;
  guint i;

  for (i = 0; i < get_count (self); i++)
    {
      PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (self), i);
      const CbSpot *spot;
      PwPiece piece;

      if (self->place == CB_PLACE_DIE)
        cb_piece_die (&piece, spot = &view->dice[i]);
      else if (self->place == CB_PLACE_STORE)
        cb_piece_store (&piece, spot = &view->store[i]);
      else
        cb_piece_goods (&piece, spot = &view->goods[i]);
      pw_space_set_piece (space, &piece);
      pw_space_set_name (space, spot->name);
    }

  if (self->place == CB_PLACE_DIE)
    name = g_strdup_printf (_("%s, dice"), pw_setup_name (setup, view->seat));
  else if (self->place == CB_PLACE_STORE)
    name = g_strdup_printf (_("%s, key spaces"), pw_setup_name (setup, view->seat));
  else
    name = g_strdup_printf (ngettext ("%s, goods, %u tile sold", "%s, goods, %u tiles sold", view->n_sold),
                            pw_setup_name (setup, view->seat), view->n_sold);
  pw_space_group_set_name (PW_SPACE_GROUP (self), name);
}

static void
cb_row_place (PwSpaceGroup *group,
              int           width,
              int           height)
{
  CbRow *self = CB_ROW (group);
  double x = get_margin (self) + self->size / 2;
  guint i;

  for (i = 0; i < get_count (self); i++)
    {
      PwSpace *space = pw_space_group_find (group, i);

      if (is_apart (self, i))
        x += get_gap (self);
      pw_space_set_size (space, self->size);
      pw_space_allocate (space, x, height / 2.0);
      x += self->size + get_gap (self);
    }
}

static void
cb_row_pressed (PwSpaceGroup *group,
                PwSpace      *space)
{
  CbRow *self = CB_ROW (group);

  cb_viewer_press (self->viewer, self->place, pw_space_get_id (space));
}

static void
cb_row_measure (GtkWidget      *widget,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  CbRow *self = CB_ROW (widget);
  guint n = get_count (self), gaps = n - 1;
  double high = self->place == CB_PLACE_STORE ? self->size * PW_HEX_HEIGHT : self->size;

  for (guint i = 0; i < n; i++)
    gaps += is_apart (self, i);
  *minimum = *natural = (int) ceil (orientation == GTK_ORIENTATION_HORIZONTAL
                                      ? n * self->size + gaps * get_gap (self) + 2 * get_margin (self)
                                      : high + 2 * get_margin (self));
}

static char *
cb_row_rules (PwSpaceGroup  *group,
              PwSpace       *space,
              const PwGame **game)
{
  *game = &cb_game;
  return cb_view_rules (cb_viewer_get_view (CB_ROW (group)->viewer), CB_ROW (group)->place, pw_space_get_id (space));
}

static void
cb_row_finalize (GObject *object)
{
  g_clear_object (&CB_ROW (object)->viewer);
  G_OBJECT_CLASS (cb_row_parent_class)->finalize (object);
}

static void
cb_row_class_init (CbRowClass *klass)
{
  PwSpaceGroupClass *group_class = PW_SPACE_GROUP_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_row_finalize;
  GTK_WIDGET_CLASS (klass)->measure = cb_row_measure;
  group_class->place = cb_row_place;
  group_class->rules = cb_row_rules;
  group_class->pressed = cb_row_pressed;
}

static void
cb_row_init (CbRow *self)
{
  self->size = 44;
  pw_theme_watch (GTK_WIDGET (self));
}

/**
 * cb_row_new:
 * @viewer: whose
 * @place: CB_PLACE_DIE, CB_PLACE_STORE or CB_PLACE_GOODS
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
cb_row_new (CbViewer *viewer,
            CbPlace   place)
{
  CbRow *self = g_object_new (CB_TYPE_ROW, NULL);
  guint i;

  self->viewer = g_object_ref (viewer);
  self->place = place;
  for (i = 0; i < get_count (self); i++)
    pw_space_group_add (PW_SPACE_GROUP (self), i, TRUE);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_changed), self, 0);
  on_changed (viewer, self);
  return GTK_WIDGET (self);
}

/* Of a die, a token, or across a key space's hex; pixels. */
void
cb_row_set_size (CbRow *self,
                 double size)
{
  if (G_APPROX_VALUE (self->size, size, 0.01))
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
