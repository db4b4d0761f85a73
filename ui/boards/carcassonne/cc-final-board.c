/* cc-final-board.c: the landscape at the end, small: what a line of the score sheet is about is lit on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-final-board.h"

#include <glib/gi18n-lib.h>

#include "cc-show.h"
#include "core/pw-cell.h"
#include "core/pw-quote.h"

/** ROW: pixels of height for each row of tiles, with MARGIN round all; LEAST and MOST of them. */
#define ROW 30
#define MARGIN 24
#define LEAST 170
#define MOST 460

struct _CcFinalBoard
{
  GtkWidget parent_instance;

  PwBoardViewer *viewer;
  GtkWidget *box;
  CcLandscape *landscape;
  GtkWidget *text;
  gboolean points;
  CcSeenSpot spot;              /* what is lit */
};

G_DEFINE_FINAL_TYPE (CcFinalBoard, cc_final_board, GTK_TYPE_WIDGET)

static PwSession *
session_of (CcFinalBoard *self)
{
  return pw_board_viewer_get_session (self->viewer);
}

/* -- What is lit ------------------------------------------------------------------------------------- */

/* The cities that a field feeds, by places and sizes, as the sheet counts them. */
static void
add_cities (GString *text, const CcState *state, guint field)
{
  guint16 roots[96];
  guint n = cc_land_fed (state, field, roots);

  for (guint i = 0; i < n; i++)
    {
      const CcPlaced *tile = &state->tiles[state->nodes[roots[i]].tile];
      char place[PW_CELL_WORD];
      CcWorth worth;

      cc_land_worth (state, roots[i], &worth);
      pw_compass_print (tile->x, tile->y, place);
      g_string_append (text, i == 0 ? "\n" : "; ");
      /* Translators: a city that a field feeds: a place, and how many tiles. */
      g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%s, %u tile", "%s, %u tiles", worth.tiles), place,
                              (guint) worth.tiles);
    }
}

static void
light (CcFinalBoard *self)
{
  const CcState *state = pw_session_get_state (session_of (self));
  int tile = self->points ? cc_land_tile_at (state, self->spot.x, self->spot.y) : CC_NOWHERE;
  g_autoptr (GString) text = g_string_new (NULL);

  if (tile < 0 || self->spot.segment >= cc_tile (state->tiles[tile].kind)->n_segments)
    {
      cc_show_light (self->landscape, state, TRUE, NULL);
      gtk_label_set_text (GTK_LABEL (self->text), _("Click a line of the score sheet to see it here."));
      return;
    }
  else
    {
      guint root = cc_feature_of (state, (guint) tile, self->spot.segment);
      g_autofree char *name = NULL, *sentence = NULL;
      CcWorth worth;

      cc_land_worth (state, root, &worth);
      name = cc_view_feature_name (pw_session_get_setup (session_of (self)), &worth);
      sentence = pw_capital (name);
      g_string_append (text, sentence);
      if (worth.sort == CC_FIELD)
        add_cities (text, state, root);
    }
  cc_show_light (self->landscape, state, TRUE, &self->spot);
  gtk_label_set_text (GTK_LABEL (self->text), text->str);
  pw_plane_show (PW_PLANE (self->landscape), self->spot.x, -self->spot.y);
}

/* What was entered before the score pad stands there no longer; and the first tile alone is no landscape. */
static void
show_end (CcFinalBoard *self)
{
  const CcState *state = pw_session_get_state (session_of (self));
  CcBoardView view = *cc_viewer_get_view (self->viewer);

  gtk_widget_set_visible (GTK_WIDGET (self), state->over && !state->stale && state->n_tiles > 1);
  view.view.n_gaps = 0;
  cc_show (self->landscape, pw_session_get_setup (session_of (self)), state, &view);
  gtk_widget_set_size_request (GTK_WIDGET (self->landscape), -1,
                               CLAMP ((view.view.north - view.view.south - 1) * ROW + MARGIN, LEAST, MOST));
  light (self);
}

/* -- Object -------------------------------------------------------------------------------------------- */

static void
cc_final_board_dispose (GObject *object)
{
  CcFinalBoard *self = CC_FINAL_BOARD (object);

  if (self->viewer)
    g_signal_handlers_disconnect_by_data (self->viewer, self);
  g_clear_object (&self->viewer);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (cc_final_board_parent_class)->dispose (object);
}

static void
cc_final_board_class_init (CcFinalBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cc_final_board_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
cc_final_board_init (CcFinalBoard *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->landscape = CC_LANDSCAPE (cc_landscape_new ());
  self->text = gtk_label_new (NULL);
  /* A picture: the wheel goes to the page, and Tab past it; what it shows is said below it. */
  gtk_widget_set_can_target (GTK_WIDGET (self->landscape), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self->landscape), FALSE);
  gtk_label_set_wrap (GTK_LABEL (self->text), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->text), 0);
  gtk_widget_set_margin_start (self->text, 12);
  gtk_widget_set_margin_end (self->text, 12);
  gtk_widget_set_margin_bottom (self->text, 10);
  gtk_widget_add_css_class (self->text, "dim-label");
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->landscape));
  gtk_box_append (GTK_BOX (self->box), self->text);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * cc_final_board_new:
 * @session: the game
 *
 * Returns: (transfer floating): the landscape, there while the game is over
 */
GtkWidget *
cc_final_board_new (PwSession *session)
{
  CcFinalBoard *self = g_object_new (CC_TYPE_FINAL_BOARD, NULL);

  self->viewer = cc_viewer_new (session, NULL);
  pw_board_viewer_set_seat (self->viewer, 0);
  g_signal_connect_object (self->viewer, "renewed", G_CALLBACK (show_end), self, G_CONNECT_SWAPPED);
  show_end (self);
  return GTK_WIDGET (self);
}

/**
 * cc_final_board_point:
 * @widget: (nullable): a board
 * @event: (nullable): points; %NULL: none
 *
 * Lights the feature that they are for.
 *
 * Returns: whether they are for one
 */
gboolean
cc_final_board_point (GtkWidget *widget, const PwEvent *event)
{
  gboolean points = event && event->kind == PW_EVENT_POINTS && event->what != CC_FROM_GOODS &&
                    event->args[CC_DETAIL_PLACE] != PW_ARG_NONE && event->args[CC_DETAIL_FEATURE] != PW_ARG_NONE;
  CcFinalBoard *self;
  const CcState *state;
  int x, y, tile, segment = -1;

  if (!widget)
    return points;
  self = CC_FINAL_BOARD (widget);
  state = pw_session_get_state (session_of (self));
  if (points)
    {
      x = pw_cell_x (event->args[CC_DETAIL_PLACE]);
      y = pw_cell_y (event->args[CC_DETAIL_PLACE]);
      tile = cc_land_tile_at (state, x, y);
      if (tile >= 0)
        segment = cc_feature_find (state->tiles[tile].kind, state->tiles[tile].turn, event->args[CC_DETAIL_FEATURE]);
      self->spot = (CcSeenSpot){ x, y, (guint8) segment };
    }
  self->points = segment >= 0;
  light (self);
  return self->points;
}

/**
 * cc_final_board_get_text:
 * @self: a board
 *
 * Returns: what it says of the feature that is lit
 */
const char *
cc_final_board_get_text (CcFinalBoard *self)
{
  g_return_val_if_fail (CC_IS_FINAL_BOARD (self), NULL);
  return gtk_label_get_text (GTK_LABEL (self->text));
}

/**
 * cc_final_board_get_land:
 * @self: a board
 *
 * Returns: (transfer none): the picture
 */
CcLandscape *
cc_final_board_get_land (CcFinalBoard *self)
{
  g_return_val_if_fail (CC_IS_FINAL_BOARD (self), NULL);
  return self->landscape;
}
