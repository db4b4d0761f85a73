/* cb-phase-card.c: where the game stands: phases, rounds with their goods, the white die
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-phase-card.h"

#include <glib/gi18n-lib.h>

#include "cb-pieces.h"
#include "pw-pen.h"
#include "pw-sketch.h"
#include "pw-theme-watch.h"

#define NATURAL_WIDTH 254
#define MIN_WIDTH 236
#define HEIGHT 84
#define STEP_HEIGHT 27
#define STEP_GAP 6
#define MAX_STEP 64
#define VALUE_Y 37
#define ROUND 31
#define ROUND_GAP 4
#define ROUND_Y 67
#define DIE 30

enum
{
  ID_PHASE = 0,
  ID_ROUND = 8,
  ID_WHITE = 16,
};

struct _CbPhaseCard
{
  PwSpaceGroup parent_instance;

  CbViewer *viewer;
};

G_DEFINE_FINAL_TYPE (CbPhaseCard, cb_phase_card, PW_TYPE_SPACE_GROUP)

static double
get_step (CbPhaseCard *self)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));

  return MIN (MAX_STEP, (width - (CB_PHASES - 1) * STEP_GAP) / CB_PHASES);
}

static void
write_space (CbPhaseCard   *self,
             guint          id,
             const PwPiece *piece,
             const char    *name)
{
  PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (self), id);

  pw_space_set_piece (space, piece);
  pw_space_set_name (space, name);
}

static void
on_changed (CbViewer    *viewer,
            CbPhaseCard *self)
{
  const CbView *view = cb_viewer_get_view (viewer);
  guint8 counts[CB_PHASES];
  PwPiece piece;
  guint i;

  for (i = 0; i < CB_PHASES; i++)
    {
      counts[i] = view->phases[i].count;
      cb_piece_phase (&piece, &view->phases[i]);
      piece.height = STEP_HEIGHT;
      write_space (self, ID_PHASE + i, &piece, view->phases[i].name);
    }
  for (i = 0; i < CB_ROUNDS; i++)
    {
      cb_piece_round (&piece, &view->rounds[i]);
      write_space (self, ID_ROUND + i, &piece, view->rounds[i].name);
    }
  cb_piece_die (&piece, &view->white);
  write_space (self, ID_WHITE, &piece, view->white.name);
  pw_space_group_keep_drawing (PW_SPACE_GROUP (self), counts, sizeof counts);
}

static void
put (CbPhaseCard *self,
     guint        id,
     double       size,
     double       x,
     double       y)
{
  PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (self), id);

  pw_space_set_size (space, size);
  pw_space_allocate (space, x, y);
}

static void
cb_phase_card_place (PwSpaceGroup *group,
                     int           width,
                     int           height)
{
  CbPhaseCard *self = CB_PHASE_CARD (group);
  double step = get_step (self);
  guint i;

  for (i = 0; i < CB_PHASES; i++)
    put (self, ID_PHASE + i, step, i * (step + STEP_GAP) + step / 2, STEP_HEIGHT / 2.0);
  for (i = 0; i < CB_ROUNDS; i++)
    put (self, ID_ROUND + i, ROUND, i * (ROUND + ROUND_GAP) + ROUND / 2.0, ROUND_Y);
  put (self, ID_WHITE, DIE, width - DIE / 2.0 - 1, ROUND_Y);
}

static void
cb_phase_card_draw (PwSpaceGroup *group,
                    GtkSnapshot  *snapshot,
                    PwLayer       layer)
{
  CbPhaseCard *self = CB_PHASE_CARD (group);
  const CbView *view = cb_viewer_get_view (self->viewer);
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, HEIGHT);
  PwPen pen = { .theme = pw_palette_theme (), .pango = gtk_widget_get_pango_context (GTK_WIDGET (self)) };
  double step = get_step (self);
  char text[8];
  guint i;

  if (layer != PW_LAYER_GROUND)
    return;
  pen.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  for (i = 0; i < CB_PHASES; i++)
    {
      g_snprintf (text, sizeof text, "+%u", view->phases[i].count);
      pw_pen_text (&pen, i * (step + STEP_GAP) + step / 2, VALUE_Y, 0.5, text, 12.7, 400, PW_COLOR_DIM);
    }
  /* Translators: beside the white die */
  pw_pen_text (&pen, width - DIE - 8, ROUND_Y, 1, C_("die", "white"), 12.7, 400, PW_COLOR_DIM);
  cairo_destroy (pen.cr);
}

static void
cb_phase_card_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : HEIGHT;
}

static char *
cb_phase_card_rules (PwSpaceGroup  *group,
                     PwSpace       *space,
                     const PwGame **game)
{
  guint id = pw_space_get_id (space);
  CbPlace place = id >= ID_WHITE ? CB_PLACE_WHITE : id >= ID_ROUND ? CB_PLACE_ROUND : CB_PLACE_PHASE;

  *game = &cb_game;
  return cb_view_rules (cb_viewer_get_view (CB_PHASE_CARD (group)->viewer), place, 0);
}

static void
cb_phase_card_finalize (GObject *object)
{
  g_clear_object (&CB_PHASE_CARD (object)->viewer);
  G_OBJECT_CLASS (cb_phase_card_parent_class)->finalize (object);
}

static void
cb_phase_card_class_init (CbPhaseCardClass *klass)
{
  PwSpaceGroupClass *group_class = PW_SPACE_GROUP_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_phase_card_finalize;
  GTK_WIDGET_CLASS (klass)->measure = cb_phase_card_measure;
  group_class->place = cb_phase_card_place;
  group_class->rules = cb_phase_card_rules;
  group_class->draw = cb_phase_card_draw;
}

static void
cb_phase_card_init (CbPhaseCard *self)
{
  guint i;

  for (i = 0; i < CB_PHASES; i++)
    pw_space_group_add (PW_SPACE_GROUP (self), ID_PHASE + i, FALSE);
  for (i = 0; i < CB_ROUNDS; i++)
    pw_space_group_add (PW_SPACE_GROUP (self), ID_ROUND + i, FALSE);
  pw_space_group_add (PW_SPACE_GROUP (self), ID_WHITE, FALSE);
  pw_theme_watch (GTK_WIDGET (self));
  pw_space_group_set_name (PW_SPACE_GROUP (self), _("Phase and round"));
}

/**
 * cb_phase_card_new:
 * @viewer: which game
 *
 * Returns: (transfer floating): the card's content
 */
GtkWidget *
cb_phase_card_new (CbViewer *viewer)
{
  CbPhaseCard *self = g_object_new (CB_TYPE_PHASE_CARD, NULL);

  self->viewer = g_object_ref (viewer);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_changed), self, 0);
  on_changed (viewer, self);
  return GTK_WIDGET (self);
}

/* -- The line of the table view -------------------------------------------------------- */

static void
on_strip_changed (CbViewer  *viewer,
                  GtkWidget *strip)
{
  const CbView *view = cb_viewer_get_view (viewer);
  double size = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (strip), "cb-size"));
  PwPiece phases[CB_PHASES], die;
  GtkWidget *steps = gtk_widget_get_first_child (strip), *white = gtk_widget_get_last_child (strip);
  guint i;

  for (i = 0; i < CB_PHASES; i++)
    {
      cb_piece_phase (&phases[i], &view->phases[i]);
      phases[i].size = phases[i].height = (float) size;
      if ((view->phases[i].flags & CB_SPOT_NOW) != 0)
        pw_sketch_set_name (PW_SKETCH (steps), view->phases[i].name);
    }
  cb_piece_die (&die, &view->white);
  die.size = (float) size;
  pw_sketch_set_pieces (PW_SKETCH (steps), phases, CB_PHASES, size / 8);
  pw_sketch_set_pieces (PW_SKETCH (white), &die, 1, 0);
  pw_sketch_set_name (PW_SKETCH (white), view->white.name);
}

/**
 * cb_phase_card_strip:
 * @session: the game
 * @height: the height in pixels
 *
 * Returns: (transfer floating): the phases and the white die in one line
 */
GtkWidget *
cb_phase_card_strip (PwSession *session,
                     int        height)
{
  g_autoptr (CbViewer) viewer = cb_viewer_new (session, NULL);
  GtkWidget *strip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, height / 2);

  gtk_box_append (GTK_BOX (strip), pw_sketch_new_pieces (NULL, 0, 0));
  gtk_box_append (GTK_BOX (strip), pw_sketch_new_pieces (NULL, 0, 0));
  g_object_set_data (G_OBJECT (strip), "cb-size", GINT_TO_POINTER (MAX (8, height - 4)));
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_strip_changed), strip, 0);
  on_strip_changed (viewer, strip);
  g_object_set_data_full (G_OBJECT (strip), "cb-viewer", g_object_ref (viewer), g_object_unref);
  return strip;
}
