/* cc-main-board.c: the landscape in the middle of the table; of the score pad, forms for its rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-main-board.h"

#include <glib/gi18n-lib.h>

#include "cc-compare.h"
#include "cc-feature-card.h"
#include "cc-pad-page.h"
#include "cc-player-card.h"
#include "cc-pointed.h"
#include "cc-show.h"
#include "pw-plane-box.h"

/** MARGIN: round the card, in pixels. */
#define MARGIN 12
/** What it costs to cover the square that is told of, the place that is chosen, the last tile, a place where the tile may lie. */
#define COVERS_TOLD 1000
#define COVERS_CHOSEN 100
#define COVERS_LAST 10
#define COVERS_LEGAL 1
/** NARROW: pixels of width below which the card is there for what is pressed only. */
#define NARROW 480

struct _CcMainBoard
{
  PwMainBoard parent_instance;

  PwEntry *entry;               /* NULL: of the table view */
  CcLandscape *landscape;
  GtkWidget *page;              /* all of it but the pad */
  GtkWidget *land;              /* it, with its buttons */
  GtkWidget *strip;             /* who acts, where it is narrow; NULL of the table view */
  gboolean narrow;
  GtkWidget *card;              /* what is pointed at, or chosen; NULL of the table view */
  GtkWidget *pad;               /* NULL before it was needed */
  gboolean has_chosen;          /* somebody pressed a feature: it stays lit */
  CcSeenSpot chosen;
};

G_DEFINE_FINAL_TYPE (CcMainBoard, cc_main_board, PW_TYPE_MAIN_BOARD)

static PwBoardViewer *
viewer_of (CcMainBoard *self)
{
  return pw_main_board_get_viewer (PW_MAIN_BOARD (self));
}

static PwSession *
session_of (CcMainBoard *self)
{
  return pw_main_board_get_session (PW_MAIN_BOARD (self));
}

static const CcState *
state_of (CcMainBoard *self)
{
  return pw_session_get_state (session_of (self));
}

/* -- What is shown ------------------------------------------------------------------------------- */

/* The feature at @spot, or CC_NOWHERE. */
static int
root_at (CcMainBoard *self, const CcSeenSpot *spot)
{
  const CcState *state = state_of (self);
  int tile = spot ? cc_land_tile_at (state, spot->x, spot->y) : CC_NOWHERE;

  if (tile < 0 || spot->segment >= cc_tile (state->tiles[tile].kind)->n_segments)
    return CC_NOWHERE;
  return (int) cc_feature_of (state, (guint) tile, spot->segment);
}

/* Whether the square at @x, @y is seen within @area. */
static gboolean
is_within (CcMainBoard *self, int x, int y, const graphene_rect_t *area)
{
  const PwCamera *camera = pw_plane_get_camera (PW_PLANE (self->landscape));
  double across, down, half = camera->px / 2.0;

  pw_camera_to_screen (camera, x + 0.5, -y + 0.5, &across, &down);
  return across + half > area->origin.x && across - half < area->origin.x + area->size.width && down + half > area->origin.y &&
         down - half < area->origin.y + area->size.height;
}

/* What would be hidden by the card in that corner. */
static guint
cost_of_corner (CcMainBoard *self, GtkAlign across, GtkAlign down, const CcSeenSpot *told)
{
  const CcView *view = &cc_viewer_get_view (viewer_of (self))->view;
  GtkRequisition size;
  graphene_rect_t area;
  guint cost;

  gtk_widget_get_preferred_size (self->card, NULL, &size);
  area = GRAPHENE_RECT_INIT (0, 0, (float) (size.width + MARGIN), (float) (size.height + MARGIN));
  if (across == GTK_ALIGN_END)
    area.origin.x = (float) gtk_widget_get_width (self->land) - area.size.width;
  if (down == GTK_ALIGN_END)
    area.origin.y = (float) gtk_widget_get_height (self->land) - area.size.height;
  cost = is_within (self, told->x, told->y, &area) ? COVERS_TOLD : 0;
  for (guint i = 0; i < view->n_gaps; i++)
    if (view->gaps[i].flags & (CC_VIEW_LEGAL | CC_VIEW_CHOSEN) && is_within (self, view->gaps[i].x, view->gaps[i].y, &area))
      cost += view->gaps[i].flags & CC_VIEW_CHOSEN ? COVERS_CHOSEN : view->chosen >= 0 ? COVERS_LEGAL : 0;
  for (guint i = 0; i < view->n_tiles; i++)
    if (view->tiles[i].flags & CC_VIEW_LAST && is_within (self, view->tiles[i].x, view->tiles[i].y, &area))
      cost += COVERS_LAST;
  return cost;
}

/* The corner in which the card hides least, the first of those that are as good; the fourth has buttons. */
static void
place_card (CcMainBoard *self, const CcSeenSpot *told)
{
  static const GtkAlign corners[][2] = { { GTK_ALIGN_START, GTK_ALIGN_END },
                                         { GTK_ALIGN_START, GTK_ALIGN_START },
                                         { GTK_ALIGN_END, GTK_ALIGN_START } };
  guint best = 0, least = G_MAXUINT;

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      /* Where it is narrow, the card is as wide as the landscape. */
      guint cost = self->narrow && i != 1 ? G_MAXUINT : cost_of_corner (self, corners[i][0], corners[i][1], told);

      if (cost < least)
        {
          best = i;
          least = cost;
        }
    }
  gtk_widget_set_halign (self->card, corners[best][0]);
  gtk_widget_set_valign (self->card, corners[best][1]);
}

/* The card tells of what is pointed at, else of what is chosen; it gives way to the pointer, and to what is to be chosen. */
static void
tell (CcMainBoard *self, const CcSeenSpot *pointed)
{
  const CcSeenSpot *spot = pointed ? pointed : self->has_chosen ? &self->chosen : NULL;

  /* Where there is little room, pointing is touching. */
  if (self->narrow)
    spot = self->has_chosen ? &self->chosen : NULL;
  cc_feature_card_set (CC_FEATURE_CARD (self->card), pw_session_get_setup (session_of (self)), state_of (self),
                       root_at (self, spot));
  if (spot)
    place_card (self, spot);
}

static void
light (CcMainBoard *self)
{
  CcSeenSpot pointed;
  gboolean points = cc_landscape_get_pointed (self->landscape, &pointed);

  cc_show_light (self->landscape, state_of (self), TRUE, self->has_chosen ? &self->chosen : NULL);
  cc_show_light (self->landscape, state_of (self), FALSE, points ? &pointed : NULL);
  if (self->card)
    tell (self, points ? &pointed : NULL);
  if (self->entry)
    cc_pointed_set (cc_pointed_of (self->entry), cc_landscape_get_pointed_place (self->landscape));
}

/* At the score pad nobody enters the landscape: what it is about is rows. When all is over, they are written. */
static void
choose_page (CcMainBoard *self)
{
  const CcState *state = state_of (self);
  gboolean writes = self->entry && state->level != CC_LEVEL_REFEREE && !state->over;

  if (writes && !self->pad)
    {
      self->pad = cc_pad_page_new (self->entry);
      pw_main_board_add (PW_MAIN_BOARD (self), self->pad);
    }
  if (self->pad)
    {
      gtk_widget_set_visible (self->pad, writes);
      cc_pad_page_set_seat (CC_PAD_PAGE (self->pad), (guint) pw_board_viewer_get_shown_seat (viewer_of (self)));
    }
  gtk_widget_set_visible (self->page, !writes);
}

/* Where there is little room, the places that may be chosen are made to fit, with the tiles beside them. */
static void
fit (CcMainBoard *self)
{
  const CcView *view = &cc_viewer_get_view (viewer_of (self))->view;
  PwSquares legal = { 0, 0, 0, 0 };

  for (guint i = 0; self->narrow && i < view->n_gaps; i++)
    if (view->chosen >= 0 && view->gaps[i].flags & CC_VIEW_LEGAL)
      {
        pw_squares_add (&legal, view->gaps[i].x - 1, -view->gaps[i].y - 1);
        pw_squares_add (&legal, view->gaps[i].x + 1, -view->gaps[i].y + 1);
      }
  pw_plane_set_fit_to (PW_PLANE (self->landscape), pw_squares_are_none (&legal) ? NULL : &legal);
}

static void
on_view_changed (CcMainBoard *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  if (width <= 0 || self->narrow == (width < NARROW))
    return;
  self->narrow = width < NARROW;
  gtk_widget_set_visible (self->strip, self->narrow);
  fit (self);
  light (self);
}

static void
cc_main_board_write (PwMainBoard *board)
{
  CcMainBoard *self = CC_MAIN_BOARD (board);
  const CcState *state = state_of (self);
  CcBoardView view = *cc_viewer_get_view (viewer_of (self));

  /* From afar nobody chooses a place, and without them what lies there is larger. */
  if (!self->entry)
    view.view.n_gaps = 0;
  if (self->has_chosen && cc_land_tile_at (state, self->chosen.x, self->chosen.y) < 0)
    self->has_chosen = FALSE;
  cc_show (self->landscape, pw_session_get_setup (session_of (self)), state, &view);
  if (self->strip)
    fit (self);
  light (self);
  choose_page (self);
}

/* What a screen reader says of the figure that may be put on the tile that is chosen: the choice that it is. */
static char *
describe_figure (CcMainBoard *self, guint segment)
{
  const GArray *choices = self->entry ? pw_entry_get_all (self->entry) : NULL;

  for (guint i = 0; choices && i < choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, i);
      const gint16 *args = choice->move.args;

      if (choice->move.kind == CC_KIND_TILE && !choice->more && args[CC_ARG_FIGURE] != PW_ARG_NONE && args[CC_ARG_TURN] >= 0 &&
          cc_feature_find ((guint) args[CC_ARG_KIND], (guint) args[CC_ARG_TURN], args[CC_ARG_FEATURE]) == (int) segment)
        return cc_choice_label (pw_session_get_setup (session_of (self)), state_of (self), choice);
    }
  return NULL;
}

/* What a screen reader says of a feature. */
static char *
describe (int x, int y, guint segment, gpointer data)
{
  CcMainBoard *self = data;
  const CcState *state = state_of (self);
  int tile = cc_land_tile_at (state, x, y);
  CcWorth worth;

  if (tile < 0)
    return describe_figure (self, segment);
  if (segment >= cc_tile (state->tiles[tile].kind)->n_segments)
    return NULL;
  cc_land_worth (state, cc_feature_of (state, (guint) tile, segment), &worth);
  return cc_view_feature_name (pw_session_get_setup (session_of (self)), &worth);
}

/* Which rules explain what lies there. */
static char *
explain (int x, int y, guint segment, gpointer data, const PwGame **game)
{
  CcMainBoard *self = data;

  *game = pw_session_get_game (session_of (self));
  return cc_view_rules (state_of (self), x, y, segment);
}

/* Who goes on to place a tile has seen enough of the feature. */
static void
forget_chosen (CcMainBoard *self)
{
  self->has_chosen = FALSE;
  light (self);
}

/* While something is typed, keys of the landscape are letters. */
static void
on_text (CcMainBoard *self)
{
  gboolean typing = pw_entry_get_text (self->entry)[0] != '\0';

  pw_plane_set_typing (PW_PLANE (self->landscape), typing);
  if (typing && self->has_chosen)
    forget_chosen (self);
}

/* -- Presses ---------------------------------------------------------------------------------------- */

static void
on_place_pressed (CcMainBoard *self, int x, int y)
{
  forget_chosen (self);
  pw_board_viewer_press (viewer_of (self), CC_PRESS_PLACE, (guint16) pw_cell (x, y));
}

static void
on_figure_pressed (CcMainBoard *self, int x, int y, guint segment)
{
  pw_board_viewer_press (viewer_of (self), CC_PRESS_FIGURE, segment);
}

static void
on_turn_tile (CcMainBoard *self, int step)
{
  pw_board_viewer_press (viewer_of (self), CC_PRESS_TURN, step > 0 ? 1 : CC_TURNS - 1);
}

/* A feature that is pressed stays lit until it is pressed again, another one is, or somebody plays on. */
static void
on_tile_pressed (CcMainBoard *self, int x, int y, guint segment)
{
  CcSeenSpot spot = { x, y, (guint8) segment };
  const CcState *state = state_of (self);
  int tile = cc_land_tile_at (state, x, y), before;
  gboolean again = FALSE;

  if (tile < 0 || segment >= cc_tile (state->tiles[tile].kind)->n_segments)
    {
      forget_chosen (self);
      return;
    }
  before = self->has_chosen ? cc_land_tile_at (state, self->chosen.x, self->chosen.y) : CC_NOWHERE;
  if (before >= 0)
    again = cc_feature_of (state, (guint) before, self->chosen.segment) == cc_feature_of (state, (guint) tile, segment);
  self->has_chosen = !again;
  self->chosen = spot;
  light (self);
}

/* -- Object -------------------------------------------------------------------------------------------- */

static void
cc_main_board_dispose (GObject *object)
{
  CcMainBoard *self = CC_MAIN_BOARD (object);

  if (self->landscape)
    {
      g_signal_handlers_disconnect_by_data (self->landscape, self);
      cc_landscape_set_describe (self->landscape, NULL, NULL);
      cc_landscape_set_explain (self->landscape, NULL, NULL);
    }
  self->landscape = NULL;
  self->page = self->land = self->pad = self->card = self->strip = NULL;
  G_OBJECT_CLASS (cc_main_board_parent_class)->dispose (object);
}

static void
cc_main_board_finalize (GObject *object)
{
  CcMainBoard *self = CC_MAIN_BOARD (object);

  g_clear_object (&self->entry);
  G_OBJECT_CLASS (cc_main_board_parent_class)->finalize (object);
}

static void
cc_main_board_class_init (CcMainBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cc_main_board_dispose;
  object_class->finalize = cc_main_board_finalize;
  PW_MAIN_BOARD_CLASS (klass)->write = cc_main_board_write;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
cc_main_board_init (CcMainBoard *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

static void
add_card (CcMainBoard *self)
{
  self->card = cc_feature_card_new ();
  gtk_widget_set_halign (self->card, GTK_ALIGN_START);
  gtk_widget_set_valign (self->card, GTK_ALIGN_END);
  gtk_widget_set_margin_start (self->card, MARGIN);
  gtk_widget_set_margin_end (self->card, MARGIN);
  gtk_widget_set_margin_top (self->card, MARGIN);
  gtk_widget_set_margin_bottom (self->card, MARGIN);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->land), self->card);
}

/* The landscape, and above it who acts, where the cards have no room. */
static GtkWidget *
add_strip (CcMainBoard *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->strip = cc_player_strip_new (pw_entry_get_session (self->entry));
  gtk_widget_set_visible (self->strip, FALSE);
  gtk_widget_set_vexpand (self->land, TRUE);
  gtk_box_append (GTK_BOX (page), self->strip);
  gtk_box_append (GTK_BOX (page), self->land);
  return page;
}

static void
on_compare (CcMainBoard *self)
{
  guint turn = pw_plane_get_camera (PW_PLANE (self->landscape))->turn;

  gtk_window_present (GTK_WINDOW (cc_compare_new (GTK_WIDGET (self), session_of (self), turn)));
}

static void
add_compare (CcMainBoard *self)
{
  GtkWidget *button = pw_plane_box_add_button (pw_plane_box_of (self->land), "pw-compare-symbolic", _("Compare with the table"));

  g_signal_connect_object (button, "clicked", G_CALLBACK (on_compare), self, G_CONNECT_SWAPPED);
}

static void
connect_entry (CcMainBoard *self)
{
  add_compare (self);
  add_card (self);
  cc_landscape_set_describe (self->landscape, describe, self);
  cc_landscape_set_explain (self->landscape, explain, self);
  g_signal_connect_object (self->landscape, "view-changed", G_CALLBACK (on_view_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->landscape, "place-pressed", G_CALLBACK (on_place_pressed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->landscape, "tile-pressed", G_CALLBACK (on_tile_pressed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->landscape, "figure-pressed", G_CALLBACK (on_figure_pressed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->landscape, "turn-tile", G_CALLBACK (on_turn_tile), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->landscape, "pointed", G_CALLBACK (light), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "notify::text", G_CALLBACK (on_text), self, G_CONNECT_SWAPPED);
  on_text (self);
}

/**
 * cc_main_board_new:
 * @session: the game
 * @entry: (nullable): where presses go; %NULL for a picture without hints and buttons
 *
 * Returns: (transfer floating): the landscape that all share
 */
GtkWidget *
cc_main_board_new (PwSession *session, PwEntry *entry)
{
  CcMainBoard *self = g_object_new (CC_TYPE_MAIN_BOARD, NULL);
  g_autoptr (PwBoardViewer) viewer = cc_viewer_new (session, entry);

  self->entry = entry ? g_object_ref (entry) : NULL;
  self->landscape = CC_LANDSCAPE (cc_landscape_new ());
  self->land = entry ? pw_plane_box_wrap (PW_PLANE (self->landscape)) : GTK_WIDGET (self->landscape);
  self->page = self->land;
  if (entry)
    self->page = add_strip (self);
  pw_main_board_add (PW_MAIN_BOARD (self), self->page);
  if (entry)
    connect_entry (self);
  g_signal_connect (self, "notify::shown-seat", G_CALLBACK (choose_page), NULL);
  pw_main_board_set_viewer (PW_MAIN_BOARD (self), viewer);
  return GTK_WIDGET (self);
}
