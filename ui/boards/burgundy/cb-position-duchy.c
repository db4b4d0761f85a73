/* cb-position-duchy.c: a duchy that is filled in: click and choose, or type
 *
 * A click on a hex, or Space, opens the tiles of its colour to pick from; where there is but one, it is put there. The
 * right button goes back a tile, Delete or Backspace takes it off. Letters and digits typed on a hex, also while the tiles
 * are open, name its tile; Enter takes it and goes on to the next empty hex. What cannot be a tile's name, such as a comma, makes all
 * that was typed a line, which is typed on below.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-position-duchy.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "cb-duchy-board.h"
#include "cb-tile-picker.h"
#include "games/burgundy/position/cb-position-view.h"
#include "pw-announce.h"
#include "pw-doubt-box.h"
#include "pw-keep-layout.h"
#include "pw-make.h"
#include "pw-popover.h"
#include "pw-typed.h"

/** WIDEST: of the board, so that all of it is above the fold of a window of 1280 by 800, below a hint of three lines. */
#define WIDEST 450

struct _CbPositionDuchy
{
  AdwBin parent_instance;

  PwPosition *position;
  guint seat;
  PwBoardViewer *viewer;
  GtkWidget *board;
  GtkLabel *hint;
  GtkWidget *popover;
  guint picking;                /* the hex of the popover */
  gboolean by_key;              /* from there on to the next empty one */
  gboolean filling;             /* it was empty */
  GString *typed;
  guint typed_hex;
  gboolean refused;             /* what is typed means nothing: the next letter begins anew */
  int last[CB_TYPES];           /* the tile that was said last of each colour, which "=" says again */
};

G_DEFINE_FINAL_TYPE (CbPositionDuchy, cb_position_duchy, ADW_TYPE_BIN)

static const CbState *
state_of (CbPositionDuchy *self)
{
  return pw_position_get_state (self->position);
}

static const CbDuchy *
duchy_of (CbPositionDuchy *self)
{
  return cb_duchy_nth (state_of (self)->players[self->seat].duchy);
}

static CbType
type_of (CbPositionDuchy *self, guint hex)
{
  return (CbType) duchy_of (self)->type[hex];
}

/* -- The line below ------------------------------------------------------------------------ */

static void
update_hint (CbPositionDuchy *self)
{
  int hex = cb_position_duchy_get_hex (self);
  g_autoptr (GString) text = g_string_new (NULL);

  if (self->typed->len > 0 && hex >= 0)
    {
      guint8 tiles[CB_TILES];
      guint n = cb_position_match (state_of (self), self->seat, (guint) hex, self->typed->str, tiles);

      if (n == 0)
        g_string_append_printf (text, _("%s: “%s” is no %s."), cb_hex_name (duchy_of (self), (guint) hex), self->typed->str,
                                cb_position_type_name (type_of (self, (guint) hex)));
      else
        g_string_append_printf (text, _("%s: “%s” is %s; Enter takes it."), cb_hex_name (duchy_of (self), (guint) hex),
                                self->typed->str, cb_position_tile_name (tiles[0]));
      for (guint i = 1; i < MIN (n, 4); i++)
        g_string_append_printf (text, "%s %s", i == 1 ? _(" Or:") : ",", cb_position_tile_name (tiles[i]));
      pw_announce (GTK_WIDGET (self), text->str);
    }
  else
    g_string_append (text, _("Click a hex and choose its tile; right click goes back a tile, Delete takes it off. On the "
                             "keyboard: arrows, then a letter or number, Enter; = is the last tile of its colour again, "
                             "a full stop an empty hex."));
  gtk_label_set_text (self->hint, text->str);
}

static void
forget_typed (CbPositionDuchy *self)
{
  self->refused = FALSE;
  if (self->typed->len == 0)
    return;
  g_string_truncate (self->typed, 0);
  update_hint (self);
}

/* -- Saying --------------------------------------------------------------------------------- */

static gboolean
say (CbPositionDuchy *self, guint hex, int tile)
{
  PwMove move;

  forget_typed (self);
  if (state_of (self)->players[self->seat].tile[hex] == tile)
    return TRUE;
  pw_move_init (&move, CB_KIND_HEX, (int) self->seat);
  move.args[CB_ARG_HEX] = (gint16) hex;
  move.args[CB_ARG_TILE] = (gint16) tile;
  if (tile != CB_TILE_NONE)
    self->last[type_of (self, hex)] = tile;
  return pw_position_say (self->position, &move);
}

static void
go_on (CbPositionDuchy *self, guint hex)
{
  int next = cb_position_next_empty (state_of (self), self->seat, hex);

  if (next >= 0)
    cb_position_duchy_focus_hex (self, (guint) next);
}

/* -- Picking from all tiles ------------------------------------------------------------------- */

static void
open_picker (CbPositionDuchy *self, guint hex, gboolean by_key)
{
  double x, y;
  graphene_point_t point;

  self->picking = hex;
  self->by_key = by_key;
  self->filling = state_of (self)->players[self->seat].tile[hex] == CB_TILE_NONE;
  pw_space_get_middle (pw_space_group_find (PW_SPACE_GROUP (self->board), hex), &x, &y);
  if (gtk_widget_compute_point (self->board, GTK_WIDGET (self), &GRAPHENE_POINT_INIT ((float) x, (float) y), &point))
    cb_tile_picker_open (GTK_POPOVER (self->popover), self->position, self->seat, hex,
                         &(GdkRectangle){ (int) point.x, (int) point.y, 1, 1 });
}

/* Whoever fills the hexes with the pointer goes on in the region: they are opened once, and then one click is one tile. */
static void
on_tile_chosen (GtkWidget *widget, int tile)
{
  CbPositionDuchy *self = CB_POSITION_DUCHY (widget);
  guint hex = self->picking;
  int next;

  if (!say (self, hex, tile))
    return;
  next = self->filling && !self->by_key ? cb_position_next_of_region (state_of (self), self->seat, hex) : -1;
  if (self->by_key)
    go_on (self, hex);
  else
    cb_position_duchy_focus_hex (self, next >= 0 ? (guint) next : hex);
  if (next >= 0)
    open_picker (self, (guint) next, FALSE);
}

/* Of a colour with one tile a click says that it is there. */
static void
on_press (gpointer owner, guint place, guint hex)
{
  CbPositionDuchy *self = owner;
  int only;

  if (place != CB_PLACE_HEX)
    return;
  cb_position_duchy_focus_hex (self, hex);
  only = cb_position_only (state_of (self), self->seat, hex);
  if (only != CB_TILE_NONE && state_of (self)->players[self->seat].tile[hex] == CB_TILE_NONE)
    say (self, hex, only);
  else
    open_picker (self, hex, FALSE);
}

/* The hexes about which there is a doubt. */
static void
adjust (gpointer owner, gpointer data)
{
  CbPositionDuchy *self = owner;
  CbView *view = data;
  const GArray *doubts = pw_position_get_doubts (self->position);

  for (guint i = 0; i < doubts->len; i++)
    {
      const PwDoubt *doubt = &g_array_index (doubts, PwDoubt, i);
      CbSpot *spot;

      if (doubt->seat != (int) self->seat || doubt->field.kind != CB_KIND_HEX || doubt->field.args[CB_ARG_HEX] < 0)
        continue;
      spot = &view->hexes[doubt->field.args[CB_ARG_HEX]];
      if (spot->flags & CB_SPOT_DOUBT)
        continue;
      spot->flags |= CB_SPOT_DOUBT;
      g_strlcat (spot->name, "; ", sizeof spot->name);
      g_strlcat (spot->name, doubt->text, sizeof spot->name);
      /* Cut at a character. */
      if (!g_utf8_validate (spot->name, -1, NULL))
        *g_utf8_find_prev_char (spot->name, spot->name + strlen (spot->name)) = '\0';
    }
}

/* -- Keys and the right button ------------------------------------------------------------------ */

static void
take_typed (CbPositionDuchy *self, guint hex)
{
  guint8 tiles[CB_TILES];

  if (self->typed->len == 0)
    {
      CbType type = type_of (self, hex);

      if (state_of (self)->players[self->seat].tile[hex] != CB_TILE_NONE)
        go_on (self, hex);
      else if (type == CB_CASTLE || type == CB_MINE || type == CB_SHIP)
        {
          if (say (self, hex, cb_position_next (state_of (self), self->seat, hex)))
            go_on (self, hex);
        }
      else
        open_picker (self, hex, TRUE);
      return;
    }
  if (cb_position_match (state_of (self), self->seat, hex, self->typed->str, tiles) == 0)
    {
      self->refused = TRUE;
      update_hint (self);
      return;
    }
  if (say (self, hex, tiles[0]))
    go_on (self, hex);
}

/* Whether what is typed may be a tile's name, @c being its last character: a word and a number, and what stands between them. */
static gboolean
may_go_on (CbPositionDuchy *self, guint hex, gunichar c)
{
  guint8 tiles[CB_TILES];

  if (pw_typed_is_too_long (self->typed))
    return FALSE;
  return g_unichar_isalnum (c) || c == '#' || c == '-' ||
         cb_position_match (state_of (self), self->seat, hex, self->typed->str, tiles) > 0;
}

/**
 * cb_position_duchy_key:
 * @key: a key pressed while a hex has the focus
 *
 * Returns: whether it was understood
 */
gboolean
cb_position_duchy_key (CbPositionDuchy *self, guint key, GdkModifierType state)
{
  int hex = cb_position_duchy_get_hex (self), again;
  gunichar c;

  if (hex < 0 || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;
  if (self->typed->len > 0 && self->typed_hex != (guint) hex)
    forget_typed (self);
  self->typed_hex = (guint) hex;
  switch (key)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter: take_typed (self, (guint) hex); return GDK_EVENT_STOP;
    case GDK_KEY_BackSpace:
      self->refused = FALSE;
      if (self->typed->len > 0)
        {
          g_string_truncate (self->typed, (gsize) (g_utf8_find_prev_char (self->typed->str, self->typed->str + self->typed->len) -
                                                   self->typed->str));
          update_hint (self);
        }
      else
        say (self, (guint) hex, CB_TILE_NONE);
      return GDK_EVENT_STOP;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete: say (self, (guint) hex, CB_TILE_NONE); return GDK_EVENT_STOP;
    case GDK_KEY_Escape:
      if (self->typed->len == 0)
        return GDK_EVENT_PROPAGATE;
      forget_typed (self);
      return GDK_EVENT_STOP;
    /* One key for the same tile again, and one for a hex that is empty. */
    case GDK_KEY_equal:
    case GDK_KEY_KP_Equal:
      again = self->last[type_of (self, (guint) hex)];
      if (again != CB_TILE_NONE && say (self, (guint) hex, again))
        go_on (self, (guint) hex);
      return GDK_EVENT_STOP;
    case GDK_KEY_period:
    case GDK_KEY_KP_Decimal:
      if (say (self, (guint) hex, CB_TILE_NONE))
        go_on (self, (guint) hex);
      return GDK_EVENT_STOP;
    default: break;
    }
  if (!pw_typed_is_text (key, state, &c))
    return GDK_EVENT_PROPAGATE;
  if (self->refused)
    forget_typed (self);
  if (self->typed->len == 0 && !g_unichar_isalnum (c) && c != '#')
    return GDK_EVENT_PROPAGATE;
  g_string_append_unichar (self->typed, c);
  if (!may_go_on (self, (guint) hex, c))
    pw_typed_move_over (GTK_WIDGET (self), self->typed);
  update_hint (self);
  return GDK_EVENT_STOP;
}

static gboolean
on_key (CbPositionDuchy *self, guint key, guint code, GdkModifierType state)
{
  return cb_position_duchy_key (self, key, state);
}

static void
on_right_click (CbPositionDuchy *self, int n_press, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (self->board, x, y, GTK_PICK_DEFAULT);
  GtkWidget *space = widget && PW_IS_SPACE (widget) ? widget : widget ? gtk_widget_get_ancestor (widget, PW_TYPE_SPACE) : NULL;

  if (space)
    cb_position_duchy_step_back (self, pw_space_get_id (PW_SPACE (space)));
}

/* Whoever types while the tiles are open has not to close them first. */
static gboolean
on_picker_key (CbPositionDuchy *self, guint key, guint code, GdkModifierType state)
{
  gunichar c = gdk_keyval_to_unicode (key);

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK) ||
      !(g_unichar_isalnum (c) || c == '=' || c == '.' || key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete ||
        key == GDK_KEY_BackSpace))
    return GDK_EVENT_PROPAGATE;
  pw_popover_close (GTK_POPOVER (self->popover));
  cb_position_duchy_focus_hex (self, self->picking);
  return cb_position_duchy_key (self, key, state);
}

/* What a hex is told over is the list of its tiles, while that is open. */
static void
on_picker_shown (CbPositionDuchy *self)
{
  cb_duchy_board_show_names (CB_DUCHY_BOARD (self->board), !gtk_widget_get_visible (self->popover));
}

static void
on_focus_moved (CbPositionDuchy *self)
{
  if (self->typed->len > 0 && cb_position_duchy_get_hex (self) != (int) self->typed_hex)
    forget_typed (self);
}

/* -- Object --------------------------------------------------------------------------------------- */

static void
update (CbPositionDuchy *self)
{
  pw_board_viewer_refresh (self->viewer);
}

static void
cb_position_duchy_dispose (GObject *object)
{
  CbPositionDuchy *self = CB_POSITION_DUCHY (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  if (self->viewer)
    pw_board_viewer_set_editor (self->viewer, NULL, NULL, NULL);
  g_clear_object (&self->viewer);
  G_OBJECT_CLASS (cb_position_duchy_parent_class)->dispose (object);
}

static void
cb_position_duchy_finalize (GObject *object)
{
  CbPositionDuchy *self = CB_POSITION_DUCHY (object);

  g_clear_object (&self->position);
  g_string_free (self->typed, TRUE);
  G_OBJECT_CLASS (cb_position_duchy_parent_class)->finalize (object);
}

static void
cb_position_duchy_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_CLASS (cb_position_duchy_parent_class)->size_allocate (widget, width, height, baseline);
  if (CB_POSITION_DUCHY (widget)->popover)
    gtk_popover_present (GTK_POPOVER (CB_POSITION_DUCHY (widget)->popover));
}

static void
cb_position_duchy_class_init (CbPositionDuchyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cb_position_duchy_dispose;
  G_OBJECT_CLASS (klass)->finalize = cb_position_duchy_finalize;
  GTK_WIDGET_CLASS (klass)->size_allocate = cb_position_duchy_size_allocate;
}

static void
cb_position_duchy_init (CbPositionDuchy *self)
{
  self->typed = g_string_new (NULL);
}

/**
 * cb_position_duchy_new:
 * @position: what lies on the table
 * @seat: whose duchy
 *
 * Returns: (transfer floating): the duchy to be filled in, its doubts below
 */
GtkWidget *
cb_position_duchy_new (PwPosition *position, guint seat)
{
  CbPositionDuchy *self = g_object_new (CB_TYPE_POSITION_DUCHY, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *clamp, *keep;
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *right = gtk_gesture_click_new ();
  PwMove like;

  self->position = g_object_ref (position);
  self->seat = seat;
  self->viewer = pw_board_viewer_new (pw_position_get_session (position), NULL, &cb_scene_kind);
  pw_board_viewer_set_seat (self->viewer, (int) seat);
  pw_board_viewer_set_editor (self->viewer, on_press, adjust, self);
  self->board = cb_duchy_board_new (self->viewer);
  cb_duchy_board_show_names (CB_DUCHY_BOARD (self->board), TRUE);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->board, keys);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (right, "pressed", G_CALLBACK (on_right_click), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->board, GTK_EVENT_CONTROLLER (right));

  self->hint = GTK_LABEL (pw_words_new (NULL, "caption dim-label"));
  /* Above the board, which may go on below the fold: what to do is read first. It keeps its lines, and the board its place. */
  keep = g_object_new (GTK_TYPE_BOX, "layout-manager", g_object_new (PW_TYPE_KEEP_LAYOUT, NULL), NULL);
  gtk_widget_set_valign (GTK_WIDGET (self->hint), GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (keep), GTK_WIDGET (self->hint));
  gtk_box_append (GTK_BOX (box), keep);
  clamp = adw_clamp_new ();
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDEST);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), WIDEST);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->board);
  gtk_box_append (GTK_BOX (box), clamp);
  pw_move_init (&like, CB_KIND_HEX, (int) seat);
  gtk_box_append (GTK_BOX (box), pw_doubt_box_new (position, &like));
  adw_bin_set_child (ADW_BIN (self), box);

  self->popover = cb_tile_picker_new (on_tile_chosen, GTK_WIDGET (self));
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_picker_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->popover, keys);
  g_signal_connect_object (self->popover, "notify::visible", G_CALLBACK (on_picker_shown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (position, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::has-focus", G_CALLBACK (on_focus_moved), self, G_CONNECT_SWAPPED);
  update_hint (self);
  return GTK_WIDGET (self);
}

gboolean
cb_position_duchy_focus_hex (CbPositionDuchy *self, guint hex)
{
  return gtk_widget_grab_focus (GTK_WIDGET (pw_space_group_find (PW_SPACE_GROUP (self->board), hex)));
}

/* The hex that has the focus, or -1. */
int
cb_position_duchy_get_hex (CbPositionDuchy *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (self->board);

  return child && PW_IS_SPACE (child) ? (int) pw_space_get_id (PW_SPACE (child)) : -1;
}

/* Puts on @hex the tile before the one that lies there; takes off the first. */
void
cb_position_duchy_step_back (CbPositionDuchy *self, guint hex)
{
  cb_position_duchy_focus_hex (self, hex);
  say (self, hex, cb_position_previous (state_of (self), self->seat, hex));
}

const char *
cb_position_duchy_get_typed (CbPositionDuchy *self)
{
  return self->typed->str;
}

/* The popover with all tiles of a hex. */
GtkWidget *
cb_position_duchy_get_picker (CbPositionDuchy *self)
{
  return self->popover;
}
