/* cy-position-road.c: where a position is entered: the road as it is known, and what lies and stands at the place that is pressed
 *
 * A press on a place lists, for each player, which tile or house they have there and whether a worker stands there; what is chosen is
 * said at once. The list stands in a card of its own, beside the road or below it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cy-position-road.h"

#include <glib/gi18n-lib.h>

#include "cy-parts.h"
#include "games/caylus1303/position/cy-position.h"
#include "pw-before-frame.h"
#include "pw-make.h"
#include "pw-position-fields.h"
#include "pw-tooltip.h"

/** NO_PLACE: none was pressed. */
#define NO_PLACE -1
/** BUILT: tiles that players build on the road. */
#define BUILT (CY_GARDEN - CY_FIRST_BUILT)

struct _CyPositionRoad
{
  GtkWidget parent_instance;

  PwPosition *position;
  PwBoardViewer *viewer;
  GtkWidget *box;
  GtkWidget *place;             /* the other card: held, as it may go first */
  GtkWidget *title, *hint, *rows;
  GtkWidget *tiles[CY_MAX_PLAYERS]; /* (nullable): what each has at that place */
  int chosen;                   /* a place, or NO_PLACE */
  int focused;                  /* whose tile was said last */
  gboolean writing;             /* what is shown follows the state: nobody has chosen it */
};

G_DEFINE_FINAL_TYPE (CyPositionRoad, cy_position_road, GTK_TYPE_WIDGET)

static const CyState *
state_of (CyPositionRoad *self)
{
  return pw_position_get_state (self->position);
}

static const PwSetup *
setup_of (CyPositionRoad *self)
{
  return pw_session_get_setup (pw_position_get_session (self->position));
}

static int
space_chosen (CyPositionRoad *self)
{
  return self->chosen < CY_PRINTED_PLACES ? 0 : CY_SPACE_OF_PLACE (self->chosen);
}

/* -- Tiles that are built -------------------------------------------------------------------------------- */

/* Which of the built tiles @seat has at the place that is chosen: its number among them, or -1. */
static int
tile_of (CyPositionRoad *self, guint seat)
{
  const CyPlace *place = &state_of (self)->places[self->chosen];

  return place->tile >= CY_FIRST_BUILT && place->tile < CY_GARDEN && place->flags & CY_IS_BUILT && place->owner == (int) seat
           ? place->tile - CY_FIRST_BUILT
           : -1;
}

static gboolean
say_owns (CyPositionRoad *self, guint seat, int built, int where)
{
  PwMove move;

  pw_move_init (&move, CY_KIND_OWNS, (int) seat);
  move.args[CY_ARG_TILE] = (gint16) (CY_FIRST_BUILT + built);
  move.args[CY_ARG_WHERE] = (gint16) where;
  return pw_position_say (self->position, &move);
}

static void write_place (CyPositionRoad *self);

static void list_anew (gpointer data);

/* What lay there goes before another lies there. */
static void
on_tile (CyPositionRoad *self, GParamSpec *spec, GtkDropDown *list)
{
  guint mine = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (list), "cy-seat"));
  int built = (int) gtk_drop_down_get_selected (list) - 1;

  if (self->writing || built == tile_of (self, mine))
    return;
  for (guint seat = 0; seat < setup_of (self)->n_players; seat++)
    {
      int there = tile_of (self, seat);

      if (there >= 0 && !say_owns (self, seat, there, CY_LIES_NOWHERE))
        return;
    }
  if (built >= 0)
    say_owns (self, mine, built, space_chosen (self));
  write_place (self);
  /* Workers may stand there now, or none any more; not while the list that says so is still at it. */
  self->focused = (int) mine;
  pw_before_frame (list_anew, self);
}

static GtkWidget *
tiles_new (CyPositionRoad *self, guint seat, const char *name)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *list;

  gtk_string_list_append (names, _("nothing"));
  for (int built = 0; built < BUILT; built++)
    gtk_string_list_append (names, _(pw_vocabulary_get (&cy_owned_words, (gint16) (CY_FIRST_BUILT + built))->label));
  list = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  pw_tooltip_set (list, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (list), "cy-seat", GUINT_TO_POINTER (seat));
  g_signal_connect_object (list, "notify::selected", G_CALLBACK (on_tile), self, G_CONNECT_SWAPPED);
  return list;
}

/* -- What is listed -------------------------------------------------------------------------------------- */

/* Players build in the gap and behind the stone tile; the rest was laid out. */
static gboolean
is_for_building (CyPositionRoad *self)
{
  int space = space_chosen (self);

  return space > CY_WOOD_SPACE && space != (int) cy_stone_space (state_of (self)) && space <= (int) cy_spaces (state_of (self));
}

/* A list of what is said of @seat by @kind, where the game has such a thing there. */
static void
add_field (CyPositionRoad *self, guint kind, guint arg, int what, guint seat, const char *words)
{
  const PwGame *game = pw_session_get_game (pw_position_get_session (self->position));
  const PwField *field;
  PwMove about;
  g_autofree char *name = NULL;

  pw_move_init (&about, kind, (int) seat);
  about.args[arg] = (gint16) what;
  field = pw_field_find (game, &about);
  if (!field || !pw_field_is_there (field, state_of (self), &about))
    return;
  /* Translators: a player, and what is said of that player: "Ana, worker". */
  name = g_strdup_printf (_("%s, %s"), pw_setup_name (setup_of (self), seat), words);
  gtk_box_append (GTK_BOX (self->rows),
                  pw_position_labelled (NULL, name, pw_position_list_new (self->position, &about, 0, name)));
}

static void
list_place (CyPositionRoad *self)
{
  guint n = setup_of (self)->n_players;
  int space = space_chosen (self);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->rows)))
    gtk_box_remove (GTK_BOX (self->rows), child);
  for (guint seat = 0; seat < CY_MAX_PLAYERS; seat++)
    self->tiles[seat] = NULL;
  for (guint seat = 0; seat < n && is_for_building (self); seat++)
    {
      g_autofree char *name = g_strdup_printf (_("%s, %s"), pw_setup_name (setup_of (self), seat), _("tile"));

      self->tiles[seat] = tiles_new (self, seat, name);
      gtk_box_append (GTK_BOX (self->rows), pw_position_labelled (NULL, name, self->tiles[seat]));
    }
  for (guint seat = 0; seat < n && space >= 1 && space <= CY_STARTING_SPACES; seat++)
    add_field (self, CY_KIND_RESIDENCE, CY_ARG_NUMBER, space, seat, _("house"));
  for (guint seat = 0; seat < n; seat++)
    add_field (self, CY_KIND_ON, CY_ARG_WHERE, self->chosen, seat, _("worker"));
}

/* Where a tile comes or goes, so do the workers that may stand on it. */
static void
write_place (CyPositionRoad *self)
{
  g_autofree char *title = NULL;

  if (self->chosen == NO_PLACE)
    return;
  title = cy_place_text (state_of (self), self->chosen);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->hint), _("What each player has there."));
  self->writing = TRUE;
  for (guint seat = 0; seat < setup_of (self)->n_players; seat++)
    if (self->tiles[seat])
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->tiles[seat]), (guint) (tile_of (self, seat) + 1));
  self->writing = FALSE;
}

static void
list_anew (gpointer data)
{
  CyPositionRoad *self = data;

  list_place (self);
  write_place (self);
  if (self->tiles[self->focused])
    gtk_widget_grab_focus (self->tiles[self->focused]);
}

/* The list is gone through next; where it stands below the road, the page scrolls to it. */
static void
focus_list (gpointer data)
{
  gtk_widget_child_focus (CY_POSITION_ROAD (data)->rows, GTK_DIR_TAB_FORWARD);
}

static void
on_pressed (CyPositionRoad *self, guint what, guint index)
{
  if (what != CY_SPOT_ROAD)
    return;
  self->chosen = (int) index;
  list_place (self);
  write_place (self);
  pw_before_frame (focus_list, self);
}

/* -- Object ------------------------------------------------------------------------------------------------ */

static void
cy_position_road_dispose (GObject *object)
{
  CyPositionRoad *self = CY_POSITION_ROAD (object);

  pw_before_frame_drop (list_anew, self);
  pw_before_frame_drop (focus_list, self);
  g_clear_object (&self->viewer);
  g_clear_object (&self->place);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (cy_position_road_parent_class)->dispose (object);
}

static void
cy_position_road_class_init (CyPositionRoadClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cy_position_road_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
cy_position_road_init (CyPositionRoad *self)
{
  self->chosen = NO_PLACE;
}

static void
make_cards (CyPositionRoad *self)
{
  GtkWidget *road, *box;

  pw_position_card_new (_("The road"), &self->box);
  road = pw_board_part_new (self->viewer, &cy_part_road);
  gtk_box_append (GTK_BOX (self->box), road);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->place = g_object_ref_sink (pw_position_card_new (_("One place"), &box));
  self->title = gtk_widget_get_first_child (box);
  self->hint = pw_words_new (_("Click a place of the road where something lies or stands otherwise."), "caption dim-label");
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  pw_box_add (box, self->hint, self->rows, NULL);
}

/**
 * cy_position_card:
 *
 * As PwBoardClass.position_card: the road, and beside it what lies at one place of it.
 */
GtkWidget *
cy_position_card (PwPosition *position, int seat, const char *card)
{
  CyPositionRoad *self;

  if (g_str_equal (card, "place"))
    {
      self = g_object_steal_data (G_OBJECT (position), "cy-position-road");
      return self ? self->place : NULL;
    }
  if (!g_str_equal (card, "road"))
    return NULL;
  self = g_object_new (CY_TYPE_POSITION_ROAD, NULL);
  self->position = position;
  self->viewer = pw_board_viewer_new (pw_position_get_session (position), NULL, &cy_scene_kind);
  pw_board_viewer_set_seat (self->viewer, 0);
  make_cards (self);
  g_signal_connect_object (self->viewer, "pressed", G_CALLBACK (on_pressed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (position, "changed", G_CALLBACK (write_place), self, G_CONNECT_SWAPPED);
  /* The card beside it is asked for next. */
  g_object_set_data (G_OBJECT (position), "cy-position-road", self);
  return GTK_WIDGET (self);
}

PwBoardViewer *
cy_position_road_get_viewer (CyPositionRoad *self)
{
  g_return_val_if_fail (CY_IS_POSITION_ROAD (self), NULL);
  return self->viewer;
}

/* Which tile @seat has at the place that was pressed; NULL where nobody builds there. */
GtkDropDown *
cy_position_road_get_tiles (CyPositionRoad *self, guint seat)
{
  g_return_val_if_fail (CY_IS_POSITION_ROAD (self) && seat < CY_MAX_PLAYERS, NULL);
  return GTK_DROP_DOWN (self->tiles[seat]);
}
