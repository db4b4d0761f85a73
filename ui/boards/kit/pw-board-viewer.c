/* pw-board-viewer.c: what the widgets of one board look at together: one seat's view out of the scene
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-board-viewer.h"

#include <string.h>

struct _PwBoardViewer
{
  GObject parent_instance;

  PwBoardScene *scene;
  const PwBoardSceneKind *kind;
  PwEntry *entry;               /* NULL: nothing can be chosen here */
  int seat;
  int shown;                    /* the seat shown last */
  gboolean hints;

  gconstpointer told;           /* what widgets know: the view of the scene, */
  guint told_serial;            /* and which of its contents */
  gboolean moved;               /* the session is another since */

  PwBoardPress press;           /* of an editor, which also must outlive its use */
  PwBoardAdjust adjust;
  gpointer editor;
  gpointer adjusted;            /* the view as the editor has it; NULL without one */
  gboolean refreshed;           /* it is to be adjusted again */
};

G_DEFINE_FINAL_TYPE (PwBoardViewer, pw_board_viewer, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_SHOWN_SEAT,
  PROP_HINTS,
  N_PROPS,
};

enum
{
  CHANGED,
  MOVED,
  RENEWED,
  PRESSED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* Whose board it is, which is known at once. While the table rolls, whoever was seen last stays; where one player is followed,
 * that one's board. */
static void
update_shown (PwBoardViewer *self)
{
  PwSession *session = pw_board_scene_get_session (self->scene);
  int actor = pw_session_get_actor (session), followed, shown;

  pw_game_get_level (pw_session_get_game (session), pw_session_get_state (session), &followed);
  shown = self->seat >= 0 ? self->seat : actor >= 0 ? actor : followed >= 0 ? followed : self->shown;

  shown = CLAMP (shown, 0, (int) pw_session_get_setup (session)->n_players - 1);
  if (shown == self->shown)
    return;
  self->shown = shown;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN_SEAT]);
}

static gconstpointer
read_view (PwBoardViewer *self, guint *serial)
{
  return pw_board_scene_read (self->scene, (guint) self->shown, self->entry, self->hints, serial);
}

/* Returns: whether the adjusted view is another than before. */
static gboolean
adjust_view (PwBoardViewer *self, gconstpointer view)
{
  g_autofree gpointer before = g_steal_pointer (&self->adjusted);

  self->adjusted = g_memdup2 (view, self->kind->size);
  self->adjust (self->editor, self->adjusted);
  self->refreshed = FALSE;
  return before == NULL || memcmp (before, self->adjusted, self->kind->size) != 0;
}

/* Makes what widgets know what is; returns: whether it is another. */
static gboolean
take_view (PwBoardViewer *self)
{
  guint serial;
  gconstpointer view = read_view (self, &serial);
  gboolean differs = view != self->told || serial != self->told_serial;

  self->told = view;
  self->told_serial = serial;
  if (self->adjust != NULL && (differs || self->refreshed))
    return adjust_view (self, view);
  return differs;
}

static void
on_prepare (PwBoardViewer *self)
{
  g_autoptr (PwBoardViewer) alive = g_object_ref (self);
  gboolean moved = self->moved, differs;

  self->moved = FALSE;
  differs = take_view (self);
  if (differs)
    g_signal_emit (self, signals[CHANGED], 0);
  if (moved)
    g_signal_emit (self, signals[MOVED], 0);
  if (differs || moved)
    g_signal_emit (self, signals[RENEWED], 0);
}

static void
on_session_changed (PwBoardViewer *self)
{
  self->moved = TRUE;
  update_shown (self);
}

/* -- Object ------------------------------------------------------------------------------------ */

static void
pw_board_viewer_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PwBoardViewer *self = PW_BOARD_VIEWER (object);

  switch (id)
    {
    case PROP_SEAT: g_value_set_int (value, self->seat); break;
    case PROP_SHOWN_SEAT: g_value_set_int (value, self->shown); break;
    case PROP_HINTS: g_value_set_boolean (value, self->hints); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec); break;
    }
}

static void
set_hints (PwBoardViewer *self, gboolean hints)
{
  if (self->hints == hints)
    return;
  self->hints = hints;
  pw_board_scene_ask (self->scene);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HINTS]);
}

static void
pw_board_viewer_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PwBoardViewer *self = PW_BOARD_VIEWER (object);

  switch (id)
    {
    case PROP_SEAT: pw_board_viewer_set_seat (self, g_value_get_int (value)); break;
    case PROP_HINTS: set_hints (self, g_value_get_boolean (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec); break;
    }
}

static void
pw_board_viewer_dispose (GObject *object)
{
  PwBoardViewer *self = PW_BOARD_VIEWER (object);

  if (self->scene != NULL)
    g_signal_handlers_disconnect_by_data (self->scene, self);
  if (self->entry != NULL)
    pw_board_scene_remove_entry (self->scene, self->entry);
  g_clear_object (&self->entry);
  g_clear_object (&self->scene);
  G_OBJECT_CLASS (pw_board_viewer_parent_class)->dispose (object);
}

static void
pw_board_viewer_finalize (GObject *object)
{
  g_free (PW_BOARD_VIEWER (object)->adjusted);
  G_OBJECT_CLASS (pw_board_viewer_parent_class)->finalize (object);
}

static void
pw_board_viewer_class_init (PwBoardViewerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags write = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = pw_board_viewer_get_property;
  object_class->set_property = pw_board_viewer_set_property;
  object_class->dispose = pw_board_viewer_dispose;
  object_class->finalize = pw_board_viewer_finalize;

  properties[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, -1, PW_MAX_PLAYERS - 1, -1, write);
  properties[PROP_SHOWN_SEAT] = g_param_spec_int ("shown-seat", NULL, NULL, 0, PW_MAX_PLAYERS - 1, 0,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_HINTS] = g_param_spec_boolean ("hints", NULL, NULL, TRUE, write);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[RENEWED] = g_signal_new ("renewed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PRESSED] = g_signal_new ("pressed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                   G_TYPE_UINT, G_TYPE_UINT);
}

static void
pw_board_viewer_init (PwBoardViewer *self)
{
  self->seat = -1;
  self->hints = TRUE;
}

/**
 * pw_board_viewer_new:
 * @session: the game
 * @entry: (nullable): where presses go; %NULL for a picture without hints
 * @kind: the game's views
 *
 * Returns: (transfer full): a viewer that follows the actor
 */
PwBoardViewer *
pw_board_viewer_new (PwSession *session, PwEntry *entry, const PwBoardSceneKind *kind)
{
  PwBoardViewer *self = g_object_new (PW_TYPE_BOARD_VIEWER, NULL);

  self->scene = pw_board_scene_get (session, kind);
  self->kind = kind;
  if (entry != NULL)
    {
      self->entry = g_object_ref (entry);
      pw_board_scene_add_entry (self->scene, entry);
    }
  g_signal_connect_object (self->scene, "session-changed", G_CALLBACK (on_session_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->scene, "prepare", G_CALLBACK (on_prepare), self, G_CONNECT_SWAPPED);
  update_shown (self);
  return self;
}

/**
 * pw_board_viewer_new_seat:
 * @session: the game
 * @seat: whose board
 * @kind: the game's views
 *
 * Returns: (transfer full): a viewer for a picture without hints
 */
PwBoardViewer *
pw_board_viewer_new_seat (PwSession *session, guint seat, const PwBoardSceneKind *kind)
{
  PwBoardViewer *self = pw_board_viewer_new (session, NULL, kind);

  pw_board_viewer_set_seat (self, (int) seat);
  return self;
}

/**
 * pw_board_viewer_get_view:
 * @self: a viewer
 *
 * Returns: (transfer none): what is to be seen now; valid until the main loop runs again
 */
gconstpointer
pw_board_viewer_get_view (PwBoardViewer *self)
{
  guint serial;

  g_return_val_if_fail (PW_IS_BOARD_VIEWER (self), NULL);
  /* Who reads first writes all of it. */
  if (self->told == NULL)
    take_view (self);
  else if (self->adjust == NULL)
    return read_view (self, &serial);
  return self->adjust != NULL ? self->adjusted : self->told;
}

PwBoardScene *
pw_board_viewer_get_scene (PwBoardViewer *self)
{
  g_return_val_if_fail (PW_IS_BOARD_VIEWER (self), NULL);
  return self->scene;
}

PwSession *
pw_board_viewer_get_session (PwBoardViewer *self)
{
  g_return_val_if_fail (PW_IS_BOARD_VIEWER (self), NULL);
  return pw_board_scene_get_session (self->scene);
}

/**
 * pw_board_viewer_set_seat:
 * @self: a viewer
 * @seat: whose board, or -1 for whoever acts
 */
void
pw_board_viewer_set_seat (PwBoardViewer *self, int seat)
{
  g_return_if_fail (PW_IS_BOARD_VIEWER (self));
  if (self->seat == seat)
    return;
  self->seat = seat;
  pw_board_scene_ask (self->scene);
  update_shown (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEAT]);
}

int
pw_board_viewer_get_shown_seat (PwBoardViewer *self)
{
  g_return_val_if_fail (PW_IS_BOARD_VIEWER (self), 0);
  return self->shown;
}

/**
 * pw_board_viewer_set_editor:
 * @self: a viewer
 * @press: (nullable): takes the presses
 * @adjust: (nullable): has the last word on the view
 * @owner: handed to both; %NULL functions end it
 */
void
pw_board_viewer_set_editor (PwBoardViewer *self, PwBoardPress press, PwBoardAdjust adjust, gpointer owner)
{
  g_return_if_fail (PW_IS_BOARD_VIEWER (self));
  self->press = press;
  self->adjust = adjust;
  self->editor = owner;
  g_clear_pointer (&self->adjusted, g_free);
  self->told = NULL;
  pw_board_viewer_refresh (self);
}

/* What the editor adds differs. */
void
pw_board_viewer_refresh (PwBoardViewer *self)
{
  g_return_if_fail (PW_IS_BOARD_VIEWER (self));
  self->refreshed = TRUE;
  pw_board_scene_ask (self->scene);
}

/**
 * pw_board_viewer_press:
 * @self: a viewer
 * @place: what was pressed: a constant of the game
 * @index: which of them
 *
 * Proposes what a press there means.
 *
 * Returns: whether it led on
 */
gboolean
pw_board_viewer_press (PwBoardViewer *self, guint place, guint index)
{
  g_return_val_if_fail (PW_IS_BOARD_VIEWER (self), FALSE);
  if (self->press != NULL)
    {
      self->press (self->editor, place, index);
      return TRUE;
    }
  if (self->entry == NULL)
    {
      g_signal_emit (self, signals[PRESSED], 0, place, index);
      return FALSE;
    }
  return pw_board_scene_press (self->scene, (guint) self->shown, self->entry, place, index);
}

/**
 * pw_board_viewer_explain:
 * @self: a viewer
 * @place: what is asked about: a constant of the game
 * @index: which of them
 * @game: (out): whose rules they are
 *
 * Returns: (transfer full) (nullable): the numbers of the rules that explain what lies there, with spaces between them
 */
char *
pw_board_viewer_explain (PwBoardViewer *self, guint place, guint index, const PwGame **game)
{
  g_return_val_if_fail (PW_IS_BOARD_VIEWER (self), NULL);
  *game = self->kind->game;
  return self->kind->rules ? self->kind->rules (pw_board_viewer_get_view (self), place, index) : NULL;
}
