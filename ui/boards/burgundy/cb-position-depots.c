/* cb-position-depots.c: where people say what lies in the depots: on the depots
 *
 * They are as they were last known. A click on a tile says that it is gone, one on an empty space that a tile lies there;
 * the right button, or letters typed on a space, say which. A click on a depot counts its goods.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-position-depots.h"

#include <glib/gi18n-lib.h>

#include "cb-parts.h"
#include "cb-pieces.h"
#include "cb-tile-menu.h"
#include "games/burgundy/position/cb-position-view.h"
#include "pw-announce.h"
#include "pw-doubt-box.h"
#include "pw-make.h"
#include "pw-popover.h"
#include "pw-position-fields.h"
#include "pw-sketch.h"
#include "pw-typed.h"

#define HEIGHT 320              /* of what opens, before it scrolls */
#define COLUMNS 2
#define NUMBERS 7               /* monasteries in a row */

struct _CbPositionDepots
{
  AdwBin parent_instance;

  PwPosition *position;
  PwBoardViewer *viewer;
  GtkWidget *board;
  GtkLabel *hint;
  GtkWidget *popover;
  GtkWidget *box;               /* in the popover */
  guint depot, space;           /* of which tiles are shown there; 0 is the black depot, spaces from 1 */
  GString *typed;
};

G_DEFINE_FINAL_TYPE (CbPositionDepots, cb_position_depots, ADW_TYPE_BIN)

static const CbState *
state_of (CbPositionDepots *self)
{
  return pw_position_get_state (self->position);
}

/* What lies on a space, as it would be said. */
static PwMove
read_space (CbPositionDepots *self, guint depot, guint space)
{
  PwMove about, now;

  pw_move_init (&about, CB_KIND_SPACE, PW_TABLE);
  about.args[CB_ARG_DEPOT] = (gint16) depot;
  about.args[CB_ARG_WHAT] = (gint16) space;
  pw_position_read_field (self->position, &about, &now);
  return now;
}

/* A tile that nobody has named: of a numbered depot, its colour can be seen. */
static int
some_tile (CbPositionDepots *self, guint depot, guint space)
{
  CbType type = depot ? cb_depot_space_type (state_of (self), depot - 1, space - 1) : CB_TYPES;

  return type == CB_TYPES ? CB_TILE_ANY : CB_TILE_UNKNOWN + (int) type;
}

/* Whether the space @id of the board holds a tile, and which it is. */
static gboolean
find_space (guint id, guint *depot, guint *space)
{
  if (id >= CB_INNS_ID || id <= CB_DEPOTS)
    return FALSE;
  *depot = id >= CB_BLACK_SPACE_ID (0) ? 0 : (id - CB_DEPOT_SPACE_ID (0, 0)) / CB_DEPOT_SPACES + 1;
  *space = *depot == 0 ? id - CB_BLACK_SPACE_ID (0) + 1 : (id - CB_DEPOT_SPACE_ID (0, 0)) % CB_DEPOT_SPACES + 1;
  return TRUE;
}

static gboolean
may_lie (CbPositionDepots *self, guint depot, guint space, int tile)
{
  CbType own = cb_tile_type ((CbTile) tile);

  if (tile == CB_TILE_NONE || tile == some_tile (self, depot, space))
    return TRUE;
  return cb_position_may_lie (state_of (self), tile, own) &&
         (depot == 0 || own == CB_TYPES || own == cb_depot_space_type (state_of (self), depot - 1, space - 1));
}

/* -- The line below --------------------------------------------------------------------------- */

static void
update_hint (CbPositionDepots *self)
{
  g_autofree char *text = NULL;
  int tile = self->typed->len > 0 ? cb_position_word (self->typed->str) : -1;

  if (self->typed->len == 0)
    text = g_strdup (
      _("Click a tile that is gone, or an empty space where one lies; right click, or type its name, to say which. "
        "Click a depot to count its goods, or to empty it."));
  else if (tile < 0)
    text = g_strdup_printf (_("“%s” …"), self->typed->str);
  else
    text = g_strdup_printf (_("“%s” is %s; Enter takes it."), self->typed->str, cb_position_tile_name (tile));
  gtk_label_set_text (self->hint, text);
  if (self->typed->len > 0)
    pw_announce (GTK_WIDGET (self), text);
}

static void
forget_typed (CbPositionDepots *self)
{
  if (self->typed->len == 0)
    return;
  g_string_truncate (self->typed, 0);
  update_hint (self);
}

static void
say_tile (CbPositionDepots *self, guint depot, guint space, int tile)
{
  PwMove about = read_space (self, depot, space);

  forget_typed (self);
  pw_position_say_value (self->position, &about, 0, tile);
}

/* -- What opens --------------------------------------------------------------------------------- */

static void
on_tile_clicked (CbPositionDepots *self, GtkWidget *button)
{
  pw_popover_close (GTK_POPOVER (self->popover));
  say_tile (self, self->depot, self->space, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "tile")));
}

static GtkWidget *
tile_button (CbPositionDepots *self, int tile)
{
  GtkWidget *button = tile >= CB_TILE_UNKNOWN ? gtk_button_new_with_label ("?") : cb_tile_button_new (tile);

  if (tile >= CB_TILE_UNKNOWN)
    {
      const char *name = _("A tile, not known which");

      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "tile-choice");
      gtk_widget_set_tooltip_text (button, name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      g_object_set_data (G_OBJECT (button), "tile", GINT_TO_POINTER (tile));
    }
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_tile_clicked), self, G_CONNECT_SWAPPED);
  return button;
}

static void
attach (GtkWidget *grid, GtkWidget *button, int *n, int columns)
{
  gtk_grid_attach (GTK_GRID (grid), button, *n % columns, *n / columns, 1, 1);
  (*n)++;
}

static GtkWidget *
fill_tiles (CbPositionDepots *self)
{
  GtkWidget *tiles = gtk_grid_new (), *monasteries = gtk_grid_new (), *first = NULL;
  int now = read_space (self, self->depot, self->space).args[CB_ARG_TILE], n_tiles = 0, n_monasteries = 0;

  for (int tile = CB_TILE_NONE; tile < CB_TILES; tile++)
    {
      GtkWidget *button;

      if (tile == CB_TILE_MONASTERY_0 || !may_lie (self, self->depot, self->space, tile))
        continue;
      button = tile_button (self, tile);
      if (tile > CB_TILE_MONASTERY_0 && tile <= CB_TILE_MONASTERY_LAST)
        attach (monasteries, button, &n_monasteries, NUMBERS);
      else
        attach (tiles, button, &n_tiles, COLUMNS);
      if (first == NULL || tile == now)
        first = button;
    }
  pw_box_add (self->box, tiles, monasteries, NULL);
  return first;
}

/**
 * cb_position_depots_empty:
 * @depot: a numbered depot, from 1
 * @goods: its goods, or its tiles
 *
 * Says that nothing lies there any more.
 */
void
cb_position_depots_empty (CbPositionDepots *self, guint depot, gboolean goods)
{
  PwMoves line = PW_MOVES_INIT;

  for (guint i = 1; i <= (goods ? (guint) CB_GOODS : cb_depot_spaces (state_of (self))); i++)
    {
      PwMove about, now;
      guint value = goods ? (guint) CB_ARG_NUMBER : (guint) CB_ARG_TILE;

      pw_move_init (&about, goods ? CB_KIND_PILE : CB_KIND_SPACE, PW_TABLE);
      about.args[CB_ARG_DEPOT] = (gint16) depot;
      about.args[goods ? CB_ARG_GOODS : CB_ARG_WHAT] = (gint16) i;
      pw_position_read_field (self->position, &about, &now);
      if (now.args[value] == 0)
        continue;
      now.args[value] = 0;
      pw_moves_add (&line, &now);
    }
  if (line.n > 0)
    pw_position_say_line (self->position, &line);
  pw_moves_clear (&line);
}

G_STATIC_ASSERT (CB_TILE_NONE == 0);

static void
on_empty_clicked (CbPositionDepots *self, GtkWidget *button)
{
  pw_popover_close (GTK_POPOVER (self->popover));
  cb_position_depots_empty (self, self->depot, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "goods")));
}

static void
add_empty (CbPositionDepots *self, const char *label, gboolean goods)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_object_set_data (G_OBJECT (button), "goods", GINT_TO_POINTER (goods));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_empty_clicked), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), button);
}

static GtkWidget *
fill_goods (CbPositionDepots *self, guint depot)
{
  GtkWidget *first = NULL;

  for (int goods = 1; goods <= CB_GOODS; goods++)
    {
      g_autofree char *name = NULL;
      GtkWidget *spin;
      PwPiece piece;
      PwMove about;

      pw_move_init (&about, CB_KIND_PILE, PW_TABLE);
      about.args[CB_ARG_DEPOT] = (gint16) depot;
      about.args[CB_ARG_GOODS] = (gint16) goods;
      name = pw_field_label (&cb_game, pw_field_find (&cb_game, &about), state_of (self), &about);
      spin = pw_position_spin_new (self->position, &about, 0, 42, name);
      pw_piece_init (&piece, PW_PIECE_TOKEN, 22);
      piece.number = (guint8) goods;
      gtk_box_append (GTK_BOX (self->box),
                      pw_position_labelled (pw_sketch_new_pieces (&piece, 1, 0), cb_position_goods_name (goods), spin));
      first = first ? first : spin;
    }
  self->depot = depot;
  add_empty (self, _("No _goods left"), TRUE);
  add_empty (self, _("No _tiles left"), FALSE);
  return first;
}

static void
open_at (CbPositionDepots *self, guint id, GtkWidget *first)
{
  PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (self->board), id);
  graphene_point_t point;
  double x, y;

  pw_space_get_middle (space, &x, &y);
  if (gtk_widget_compute_point (self->board, GTK_WIDGET (self), &GRAPHENE_POINT_INIT ((float) x, (float) y), &point))
    pw_popover_open (GTK_POPOVER (self->popover), &(GdkRectangle){ (int) point.x, (int) point.y, 1, 1 }, first);
}

static void
empty_popover (CbPositionDepots *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)))
    gtk_box_remove (GTK_BOX (self->box), child);
}

/**
 * cb_position_depots_pick:
 * @id: a space of the part
 *
 * Opens what can be said of it: the tiles that may lie there, or the goods of a depot.
 *
 * Returns: %FALSE where there is nothing to say
 */
gboolean
cb_position_depots_pick (CbPositionDepots *self, guint id)
{
  gboolean tiles = find_space (id, &self->depot, &self->space);

  if (!tiles && id >= CB_DEPOTS)
    return FALSE;
  empty_popover (self);
  open_at (self, id, tiles ? fill_tiles (self) : fill_goods (self, id + 1));
  return TRUE;
}

/* -- Presses and keys ------------------------------------------------------------------------------ */

static guint
id_of (guint place, guint index)
{
  switch (place)
    {
    case CB_PLACE_DEPOT: return index;
    case CB_PLACE_DEPOT_SPACE: return CB_DEPOT_SPACE_ID (0, 0) + index;
    case CB_PLACE_BLACK_SPACE: return CB_BLACK_SPACE_ID (index);
    default: return CB_INNS_ID;
    }
}

static void
on_press (gpointer owner, guint place, guint index)
{
  CbPositionDepots *self = owner;
  guint depot, space, id = id_of (place, index);

  if (find_space (id, &depot, &space))
    say_tile (self, depot, space,
              read_space (self, depot, space).args[CB_ARG_TILE] == CB_TILE_NONE ? some_tile (self, depot, space) : CB_TILE_NONE);
  else
    cb_position_depots_pick (self, id);
}

static int
get_focus_id (CbPositionDepots *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (self->board);

  return child && PW_IS_SPACE (child) ? (int) pw_space_get_id (PW_SPACE (child)) : -1;
}

static gboolean
take_typed (CbPositionDepots *self, guint depot, guint space)
{
  int tile = cb_position_word (self->typed->str);

  if (tile < 0 || !may_lie (self, depot, space, tile))
    {
      update_hint (self);
      return GDK_EVENT_STOP;
    }
  say_tile (self, depot, space, tile);
  return GDK_EVENT_STOP;
}

/* Whether what is typed may be a tile's name, @c being its last character. */
static gboolean
may_go_on (CbPositionDepots *self, gunichar c)
{
  return !pw_typed_is_too_long (self->typed) && (g_unichar_isalnum (c) || c == '#' || cb_position_begins_tile (self->typed->str));
}

/**
 * cb_position_depots_key:
 * @key: a key pressed while a space has the focus
 *
 * Returns: whether it was understood
 */
gboolean
cb_position_depots_key (CbPositionDepots *self, guint key, GdkModifierType state)
{
  gunichar c;
  guint depot, space;
  int id = get_focus_id (self);

  if (id < 0 || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;
  if (id < CB_DEPOTS && (key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete))
    {
      cb_position_depots_empty (self, (guint) id + 1, FALSE);
      return GDK_EVENT_STOP;
    }
  if (!find_space ((guint) id, &depot, &space))
    return GDK_EVENT_PROPAGATE;
  switch (key)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter: return self->typed->len > 0 ? take_typed (self, depot, space) : GDK_EVENT_PROPAGATE;
    case GDK_KEY_Escape:
      if (self->typed->len == 0)
        return GDK_EVENT_PROPAGATE;
      forget_typed (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_BackSpace:
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      if (self->typed->len > 0)
        forget_typed (self);
      else
        say_tile (self, depot, space, CB_TILE_NONE);
      return GDK_EVENT_STOP;
    default: break;
    }
  if (!pw_typed_is_text (key, state, &c) || (self->typed->len == 0 && !g_unichar_isalnum (c) && c != '#'))
    return GDK_EVENT_PROPAGATE;
  g_string_append_unichar (self->typed, c);
  if (!may_go_on (self, c))
    pw_typed_move_over (GTK_WIDGET (self), self->typed);
  update_hint (self);
  return GDK_EVENT_STOP;
}

static gboolean
on_key (CbPositionDepots *self, guint key, guint code, GdkModifierType state)
{
  return cb_position_depots_key (self, key, state);
}

static void
on_right_click (CbPositionDepots *self, int n_press, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (self->board, x, y, GTK_PICK_DEFAULT);
  GtkWidget *space = widget && PW_IS_SPACE (widget) ? widget : widget ? gtk_widget_get_ancestor (widget, PW_TYPE_SPACE) : NULL;

  if (space)
    cb_position_depots_pick (self, pw_space_get_id (PW_SPACE (space)));
}

/* -- Object ----------------------------------------------------------------------------------------- */

static void
cb_position_depots_dispose (GObject *object)
{
  CbPositionDepots *self = CB_POSITION_DEPOTS (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  if (self->viewer)
    pw_board_viewer_set_editor (self->viewer, NULL, NULL, NULL);
  g_clear_object (&self->viewer);
  G_OBJECT_CLASS (cb_position_depots_parent_class)->dispose (object);
}

static void
cb_position_depots_finalize (GObject *object)
{
  CbPositionDepots *self = CB_POSITION_DEPOTS (object);

  g_clear_object (&self->position);
  g_string_free (self->typed, TRUE);
  G_OBJECT_CLASS (cb_position_depots_parent_class)->finalize (object);
}

static void
cb_position_depots_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_CLASS (cb_position_depots_parent_class)->size_allocate (widget, width, height, baseline);
  if (CB_POSITION_DEPOTS (widget)->popover)
    gtk_popover_present (GTK_POPOVER (CB_POSITION_DEPOTS (widget)->popover));
}

static void
cb_position_depots_class_init (CbPositionDepotsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cb_position_depots_dispose;
  G_OBJECT_CLASS (klass)->finalize = cb_position_depots_finalize;
  GTK_WIDGET_CLASS (klass)->size_allocate = cb_position_depots_size_allocate;
}

static void
cb_position_depots_init (CbPositionDepots *self)
{
  GtkWidget *scroll = gtk_scrolled_window_new ();

  self->typed = g_string_new (NULL);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->popover = gtk_popover_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroll), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroll), HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), self->box);
  gtk_popover_set_child (GTK_POPOVER (self->popover), scroll);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
}

static void
watch (CbPositionDepots *self)
{
  GtkEventController *keys = gtk_event_controller_key_new (), *focus = gtk_event_controller_focus_new ();
  GtkGesture *right = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->board, keys);
  g_signal_connect_object (focus, "leave", G_CALLBACK (forget_typed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->board, focus);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (right, "pressed", G_CALLBACK (on_right_click), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->board, GTK_EVENT_CONTROLLER (right));
}

/**
 * cb_position_depots_new:
 * @position: what lies on the table
 *
 * Returns: (transfer floating): a card with the depots as they are known
 */
GtkWidget *
cb_position_depots_new (PwPosition *position)
{
  CbPositionDepots *self = g_object_new (CB_TYPE_POSITION_DEPOTS, NULL);
  GtkWidget *box, *card = pw_position_card_new (_("What lies in the depots"), &box);
  PwMove spaces, piles;

  self->position = g_object_ref (position);
  self->viewer = pw_board_viewer_new (pw_position_get_session (position), NULL, &cb_scene_kind);
  pw_board_viewer_set_editor (self->viewer, on_press, NULL, self);
  self->board = pw_board_part_new (self->viewer, &cb_part_depots);
  self->hint = GTK_LABEL (pw_words_new (NULL, "caption dim-label"));
  pw_move_init (&spaces, CB_KIND_SPACE, PW_TABLE);
  pw_move_init (&piles, CB_KIND_PILE, PW_TABLE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->hint));
  gtk_box_append (GTK_BOX (box), self->board);
  gtk_box_append (GTK_BOX (box), pw_doubt_box_new (position, &spaces));
  gtk_box_append (GTK_BOX (box), pw_doubt_box_new (position, &piles));
  adw_bin_set_child (ADW_BIN (self), card);
  watch (self);
  update_hint (self);
  return GTK_WIDGET (self);
}

/* What opens beside a space, or a depot. */
GtkWidget *
cb_position_depots_get_picker (CbPositionDepots *self)
{
  return self->popover;
}
