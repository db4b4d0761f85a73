/* cc-position-land.c: where a position is entered: the landscape as it is known, and what lies and stands at the place that is pressed
 *
 * A press on an empty place lists the tiles that fit there, one on a tile who may stand on it: what is pressed there is said at once.
 * Delete takes the tile away. The list stands in a card of its own, beside the landscape or below it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-position-land.h"

#include <glib/gi18n-lib.h>

#include "cc-pictures.h"
#include "cc-show.h"
#include "core/pw-cell.h"
#include "games/carcassonne/data/cc-words.h"
#include "games/carcassonne/position/cc-position.h"
#include "pw-before-frame.h"
#include "pw-doubt-box.h"
#include "pw-make.h"
#include "pw-position-fields.h"
#include "pw-tooltip.h"
#include "pw-wrap-layout.h"

/** HEIGHT: of the landscape, in pixels; FIGURE: of a figure to press. */
#define HEIGHT 420
#define FIGURE 24

/** NO_TILE: the place that is chosen is empty. */
#define NO_TILE -1

struct _CcPositionLand
{
  GtkWidget parent_instance;

  PwPosition *position;
  PwBoardViewer *viewer;
  GtkWidget *box;
  CcLandscape *landscape;
  GtkWidget *place;             /* the other card: held, as it may go first */
  GtkWidget *title, *hint, *stands, *away;
  CcTileButtons *tiles;
  gint16 chosen;                /* a cell, or PW_ARG_NONE */
  int kind, turn;               /* of the tile whose figures are listed; NO_TILE */
  gboolean writing;             /* what is shown follows the state: nobody has pressed it */
};

G_DEFINE_FINAL_TYPE (CcPositionLand, cc_position_land, GTK_TYPE_WIDGET)

static const CcState *
state_of (CcPositionLand *self)
{
  return pw_position_get_state (self->position);
}

static const PwSetup *
setup_of (CcPositionLand *self)
{
  return pw_session_get_setup (pw_position_get_session (self->position));
}

static int
tile_chosen (CcPositionLand *self)
{
  return self->chosen == PW_ARG_NONE ? NO_TILE
                                     : cc_land_tile_at (state_of (self), pw_cell_x (self->chosen), pw_cell_y (self->chosen));
}

static void focus_list (gpointer data);

/* -- Saying -------------------------------------------------------------------------------------------- */

static void
say_tile (CcPositionLand *self, gint16 place, guint kind, int turn)
{
  PwMove move;

  pw_move_init (&move, CC_KIND_LIES, PW_TABLE);
  move.args[CC_ARG_PLACE] = place;
  move.args[CC_ARG_KIND] = (gint16) kind;
  if (turn > 0)
    move.args[CC_ARG_TURN] = (gint16) turn;
  pw_position_say (self->position, &move);
}

static void
on_tile_chosen (CcPositionLand *self, guint kind, int turn)
{
  if (self->chosen == PW_ARG_NONE)
    return;
  say_tile (self, self->chosen, kind, turn);
  pw_before_frame (focus_list, self);
}

/**
 * cc_position_land_take_away:
 * @self: a landscape that is entered
 *
 * Says that no tile lies at the place that is chosen.
 */
void
cc_position_land_take_away (CcPositionLand *self)
{
  g_return_if_fail (CC_IS_POSITION_LAND (self));
  if (tile_chosen (self) >= 0)
    say_tile (self, self->chosen, CC_LIES_NOTHING, 0);
}

/** Stand: a figure that can be pressed. */
typedef struct
{
  guint8 seat, what, segment;
} Stand;

static gboolean
is_there (CcPositionLand *self, int tile, const Stand *stand)
{
  const CcState *state = state_of (self);

  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].tile == tile && state->figures[i].seat == stand->seat && state->figures[i].what == stand->what &&
        state->figures[i].segment == stand->segment)
      return TRUE;
  return FALSE;
}

static PwMove
stand_move (CcPositionLand *self, int tile, const Stand *stand, gboolean there)
{
  const CcPlaced *placed = &state_of (self)->tiles[tile];
  PwMove move;

  pw_move_init (&move, CC_KIND_STANDS, stand->seat);
  move.args[CC_ARG_PLACE] = pw_cell (placed->x, placed->y);
  move.args[CC_ARG_FEATURE] = (gint16) (there ? cc_feature_word (placed->kind, placed->turn, stand->segment)
                                              : CC_FEATURE_NOTHING);
  if (there && stand->what != CC_FOLLOWER)
    move.args[CC_ARG_FIGURE] = stand->what;
  return move;
}

static void
on_stand (CcPositionLand *self, GtkToggleButton *button)
{
  const Stand *stand = g_object_get_data (G_OBJECT (button), "cc-stand");
  int tile = tile_chosen (self);
  PwMove move;

  if (self->writing || tile < 0)
    return;
  move = stand_move (self, tile, stand, gtk_toggle_button_get_active (button));
  pw_position_say (self->position, &move);
}

/* -- What is listed ------------------------------------------------------------------------------------- */

static void
list_tiles (CcPositionLand *self)
{
  const CcState *state = state_of (self);
  int gap = self->chosen == PW_ARG_NONE ? CC_NOWHERE : cc_land_gap_at (state, pw_cell_x (self->chosen), pw_cell_y (self->chosen));
  CcTileButton tiles[CC_TILES_SHOWN];
  guint n = 0;

  for (guint kind = 0; gap >= 0 && kind < CC_TILE_KINDS; kind++)
    {
      guint turns = state->left[kind] ? cc_tile_turns_fitting (kind, state->gaps[gap].needs) : 0;

      for (guint turn = 0; turn < CC_TURNS; turn++)
        if (turns >> turn & 1)
          tiles[n++] = (CcTileButton){ (guint8) kind, (gint8) turn, 0, FALSE };
    }
  cc_tile_buttons_set (self->tiles, tiles, n);
  gtk_widget_set_visible (GTK_WIDGET (self->tiles), n > 0);
}

static void
add_stand (CcPositionLand *self, GtkWidget *row, int tile, Stand stand, const char *feature)
{
  PwMove move = stand_move (self, tile, &stand, TRUE);
  GtkWidget *button;
  g_autofree char *name = NULL;

  if (!cc_say_stands_check (state_of (self), &move, NULL))
    return;
  button = gtk_toggle_button_new ();
  /* Translators: a player, a figure, and where it stands: "Ana, follower: road north". */
  name = g_strdup_printf (_("%s, %s: %s"), pw_setup_name (setup_of (self), stand.seat),
                          _(pw_vocabulary_get (&cc_figure_words, stand.what)->label), feature);
  gtk_button_set_child (GTK_BUTTON (button),
                        cc_picture_figure (FIGURE, (CcDrawFigure) stand.what, setup_of (self)->markers[stand.seat], FALSE));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "tile-button");
  pw_tooltip_set (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (button), "cc-stand", g_memdup2 (&stand, sizeof stand), g_free);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_stand), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), button);
}

/* A line for each feature of the tile: who may stand there. */
static void
list_stands (CcPositionLand *self, int tile)
{
  const CcPlaced *placed = &state_of (self)->tiles[tile];
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->stands)))
    gtk_box_remove (GTK_BOX (self->stands), child);
  for (guint segment = 0; segment < cc_tile (placed->kind)->n_segments; segment++)
    {
      const char *feature = _(
        pw_vocabulary_get (&cc_feature_words, cc_feature_word (placed->kind, placed->turn, segment))->label);
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_set_layout_manager (row, pw_wrap_layout_new (2));
      for (guint what = CC_FOLLOWER; what < CC_FIGURE_KINDS; what++)
        for (guint seat = 0; seat < setup_of (self)->n_players; seat++)
          add_stand (self, row, tile, (Stand){ (guint8) seat, (guint8) what, (guint8) segment }, feature);
      pw_box_add (self->stands, pw_words_new (feature, "caption dim-label"), row, NULL);
    }
}

/* Which of them stand there. */
static void
write_stands (CcPositionLand *self, int tile)
{
  self->writing = TRUE;
  for (GtkWidget *row = gtk_widget_get_first_child (self->stands); row; row = gtk_widget_get_next_sibling (row))
    for (GtkWidget *button = gtk_widget_get_first_child (row); button; button = gtk_widget_get_next_sibling (button))
      if (GTK_IS_TOGGLE_BUTTON (button))
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                      is_there (self, tile, g_object_get_data (G_OBJECT (button), "cc-stand")));
  self->writing = FALSE;
}

static void
write_words (CcPositionLand *self, int tile)
{
  char place[PW_CELL_WORD];
  g_autofree char *title = NULL;

  if (self->chosen == PW_ARG_NONE)
    {
      gtk_label_set_text (GTK_LABEL (self->title), _("One place"));
      gtk_label_set_text (GTK_LABEL (self->hint), _("Click a tile that lies wrong, or a place where one lies."));
      return;
    }
  pw_compass_print (pw_cell_x (self->chosen), pw_cell_y (self->chosen), place);
  /* Translators: a place of the landscape, and the tile that lies there: "n1e3: City edge". */
  title = tile >= 0 ? g_strdup_printf (_("%s: %s"), place, _(cc_tile_words.words[state_of (self)->tiles[tile].kind].label))
                    : g_strdup (place);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->hint), tile >= 0 ? _("Who stands there? Click a figure to place it or to take it away.")
                                                        : _("Which tile lies there? These fit."));
}

static void
write_place (CcPositionLand *self)
{
  int tile = tile_chosen (self);
  int kind = tile >= 0 ? state_of (self)->tiles[tile].kind : NO_TILE, turn = tile >= 0 ? state_of (self)->tiles[tile].turn : 0;

  write_words (self, tile);
  list_tiles (self);
  /* Buttons keep the focus while the tile is the same. */
  if (tile >= 0 && (kind != self->kind || turn != self->turn))
    list_stands (self, tile);
  self->kind = kind;
  self->turn = turn;
  if (tile >= 0)
    write_stands (self, tile);
  gtk_widget_set_visible (self->stands, tile >= 0);
  gtk_widget_set_visible (self->away, tile >= 0);
}

/* What is chosen is marked. */
static void
show_land (CcPositionLand *self)
{
  CcBoardView view = *cc_viewer_get_view (self->viewer);

  for (guint i = 0; i < view.view.n_tiles; i++)
    {
      CcViewTile *tile = &view.view.tiles[i];

      tile->flags = (guint8) ((tile->flags & ~CC_VIEW_LAST) | (pw_cell (tile->x, tile->y) == self->chosen ? CC_VIEW_LAST : 0));
    }
  for (guint i = 0; i < view.view.n_gaps; i++)
    if (pw_cell (view.view.gaps[i].x, view.view.gaps[i].y) == self->chosen)
      view.view.gaps[i].flags |= CC_VIEW_CHOSEN;
  cc_show (self->landscape, setup_of (self), state_of (self), &view);
}

static void
show_all (CcPositionLand *self)
{
  show_land (self);
  write_place (self);
}

/* -- Choosing -------------------------------------------------------------------------------------------- */

/**
 * cc_position_land_choose:
 * @self: a landscape that is entered
 * @x: to the east of the start tile
 * @y: to the north
 *
 * Lists what may lie there, or who may stand there.
 */
void
cc_position_land_choose (CcPositionLand *self, int x, int y)
{
  g_return_if_fail (CC_IS_POSITION_LAND (self));
  self->chosen = pw_cell (x, y);
  show_all (self);
}

/* The list is gone through next; where it stands below the landscape, the page scrolls to it. */
static void
focus_list (gpointer data)
{
  CcPositionLand *self = data;
  GtkWidget *row = gtk_widget_get_first_child (self->stands), *button = NULL;

  if (tile_chosen (self) >= 0)
    button = row ? gtk_widget_get_first_child (gtk_widget_get_next_sibling (row)) : NULL;
  else if (cc_tile_buttons_count (self->tiles) > 0)
    cc_tile_buttons_nth (self->tiles, 0, &button);
  if (button)
    gtk_widget_grab_focus (button);
}

static void
on_place_pressed (CcPositionLand *self, int x, int y)
{
  cc_position_land_choose (self, x, y);
  pw_before_frame (focus_list, self);
}

static void
on_tile_pressed (CcPositionLand *self, int x, int y, guint segment)
{
  cc_position_land_choose (self, x, y);
  pw_before_frame (focus_list, self);
}

static gboolean
on_delete (GtkWidget *widget, GVariant *args, gpointer data)
{
  CcPositionLand *self = data;

  if (tile_chosen (self) < 0)
    return FALSE;
  cc_position_land_take_away (self);
  return TRUE;
}

/* -- Object ------------------------------------------------------------------------------------------------ */

static void
cc_position_land_dispose (GObject *object)
{
  CcPositionLand *self = CC_POSITION_LAND (object);

  pw_before_frame_drop (focus_list, self);
  if (self->viewer)
    g_signal_handlers_disconnect_by_data (self->viewer, self);
  g_clear_object (&self->viewer);
  g_clear_object (&self->place);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (cc_position_land_parent_class)->dispose (object);
}

static void
cc_position_land_class_init (CcPositionLandClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cc_position_land_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
cc_position_land_init (CcPositionLand *self)
{
  self->chosen = PW_ARG_NONE;
  self->kind = NO_TILE;
}

/* Delete takes the tile away, whichever of the two cards has the focus. */
static void
add_keys (CcPositionLand *self, GtkWidget *card)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Delete, 0),
                                                          gtk_callback_action_new (on_delete, self, NULL)));
  gtk_widget_add_controller (card, keys);
}

static void
make_land (CcPositionLand *self)
{
  GtkWidget *card, *doubts;
  PwMove lies;

  card = pw_position_card_new (_("What lies on the table"), &self->box);
  self->landscape = CC_LANDSCAPE (cc_landscape_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->landscape), -1, HEIGHT);
  g_signal_connect_object (self->landscape, "place-pressed", G_CALLBACK (on_place_pressed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->landscape, "tile-pressed", G_CALLBACK (on_tile_pressed), self, G_CONNECT_SWAPPED);
  add_keys (self, card);
  pw_move_init (&lies, CC_KIND_LIES, PW_TABLE);
  doubts = pw_doubt_box_new (self->position, &lies);
  pw_box_add (self->box, GTK_WIDGET (self->landscape), doubts, NULL);
  gtk_widget_set_parent (card, GTK_WIDGET (self));
}

static void
make_place (CcPositionLand *self)
{
  GtkWidget *box;

  self->place = g_object_ref_sink (pw_position_card_new (_("One place"), &box));
  self->title = gtk_widget_get_first_child (box);
  add_keys (self, self->place);
  self->hint = pw_words_new (NULL, "caption dim-label");
  self->tiles = CC_TILE_BUTTONS (cc_tile_buttons_new ());
  g_signal_connect_object (self->tiles, "chosen", G_CALLBACK (on_tile_chosen), self, G_CONNECT_SWAPPED);
  self->stands = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->away = gtk_button_new_with_mnemonic (_("_Take this tile away"));
  gtk_widget_set_halign (self->away, GTK_ALIGN_START);
  pw_tooltip_set (self->away, _("No tile lies there (Delete)"));
  g_signal_connect_object (self->away, "clicked", G_CALLBACK (cc_position_land_take_away), self, G_CONNECT_SWAPPED);
  pw_box_add (box, self->hint, GTK_WIDGET (self->tiles), self->stands, self->away, NULL);
}

/**
 * cc_position_card:
 *
 * As PwBoardClass.position_card: the landscape, and beside it what lies at one place of it.
 */
GtkWidget *
cc_position_card (PwPosition *position, int seat, const char *card)
{
  CcPositionLand *self;

  if (g_str_equal (card, "place"))
    {
      self = g_object_steal_data (G_OBJECT (position), "cc-position-land");
      return self ? self->place : NULL;
    }
  if (!g_str_equal (card, "land"))
    return NULL;
  self = g_object_new (CC_TYPE_POSITION_LAND, NULL);
  self->position = position;
  self->viewer = cc_viewer_new (pw_position_get_session (position), NULL);
  pw_board_viewer_set_seat (self->viewer, 0);
  make_land (self);
  make_place (self);
  g_signal_connect_object (self->viewer, "renewed", G_CALLBACK (show_all), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (position, "changed", G_CALLBACK (write_place), self, G_CONNECT_SWAPPED);
  show_all (self);
  /* The card beside it is asked for next. */
  g_object_set_data (G_OBJECT (position), "cc-position-land", self);
  return GTK_WIDGET (self);
}

CcLandscape *
cc_position_land_get_land (CcPositionLand *self)
{
  g_return_val_if_fail (CC_IS_POSITION_LAND (self), NULL);
  return self->landscape;
}

/* The tiles that fit at the place that is chosen. */
CcTileButtons *
cc_position_land_get_tiles (CcPositionLand *self)
{
  g_return_val_if_fail (CC_IS_POSITION_LAND (self), NULL);
  return self->tiles;
}

/* Who may stand on the tile that is chosen: a button for each. */
GtkWidget *
cc_position_land_get_stands (CcPositionLand *self)
{
  g_return_val_if_fail (CC_IS_POSITION_LAND (self), NULL);
  return self->stands;
}
