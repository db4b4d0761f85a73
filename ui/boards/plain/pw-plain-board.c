/* pw-plain-board.c: a board for any game: what may be played, as lists and fields
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-plain-board.h"

#include <glib/gi18n-lib.h>

#include "pw-board.h"
#include "pw-move-form.h"

struct _PwPlainBoard
{
  AdwBin parent_instance;

  GtkWidget *box;
  PwSession *session;
  PwEntry *entry;
  PwKindSet shown;              /* the kinds that have a form now */
  int seat;
  int shown_seat;
  gboolean hints;
};

G_DEFINE_FINAL_TYPE (PwPlainBoard, pw_plain_board, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_SHOWN_SEAT,
  PROP_HINTS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* Forms speak the entry's language, so that refusals and undo are the entry's. */
static void
on_line (PwPlainBoard *self, const char *line)
{
  pw_entry_set_text (self->entry, line);
  pw_entry_activate (self->entry);
}

static void
build_forms (PwPlainBoard *self, PwKindSet playable)
{
  const PwGame *game = pw_session_get_game (self->session);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)))
    gtk_box_remove (GTK_BOX (self->box), child);
  /* First what the one who acts can do, then what the table may do besides. */
  for (int table = FALSE; table <= TRUE; table++)
    for (guint kind = 0; kind < game->n_kinds; kind++)
      /* The level has its menu. */
      if (pw_kind_set_has (playable, kind) && game->kinds[kind].table == table && game->kinds[kind].legal != pw_legal_none)
        {
          GtkWidget *form = pw_move_form_new (self->session, kind);

          g_signal_connect_object (form, "line", G_CALLBACK (on_line), self, G_CONNECT_SWAPPED);
          gtk_box_append (GTK_BOX (self->box), form);
        }
  self->shown = playable;
}

static void
update (PwPlainBoard *self)
{
  const PwGame *game = pw_session_get_game (self->session);
  gconstpointer state = pw_session_get_state (self->session);
  int actor = pw_session_get_actor (self->session);
  int shown_seat = self->seat >= 0 ? self->seat : actor;
  PwMoves legal = PW_MOVES_INIT;
  PwKindSet playable = actor == PW_NOBODY ? PW_KIND_SET_NONE : game->play.playable (state);

  if (!pw_kind_set_equal (playable, self->shown))
    build_forms (self, playable);
  if (actor != PW_NOBODY && self->hints)
    pw_game_legal (game, state, &legal);
  for (GtkWidget *form = gtk_widget_get_first_child (self->box); form; form = gtk_widget_get_next_sibling (form))
    pw_move_form_set_legal (PW_MOVE_FORM (form), &legal);
  pw_moves_clear (&legal);
  if (shown_seat != self->shown_seat)
    {
      self->shown_seat = shown_seat;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOWN_SEAT]);
    }
}

static void
pw_plain_board_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PwPlainBoard *self = PW_PLAIN_BOARD (object);

  switch (id)
    {
    case PROP_SEAT: g_value_set_int (value, self->seat); break;
    case PROP_SHOWN_SEAT: g_value_set_int (value, self->shown_seat); break;
    case PROP_HINTS: g_value_set_boolean (value, self->hints); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pw_plain_board_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PwPlainBoard *self = PW_PLAIN_BOARD (object);

  switch (id)
    {
    case PROP_SEAT: self->seat = g_value_get_int (value); break;
    case PROP_HINTS: self->hints = g_value_get_boolean (value); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
  if (self->session)
    update (self);
}

static void
pw_plain_board_dispose (GObject *object)
{
  PwPlainBoard *self = PW_PLAIN_BOARD (object);

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_object (&self->entry);
  G_OBJECT_CLASS (pw_plain_board_parent_class)->dispose (object);
}

static void
pw_plain_board_class_init (PwPlainBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = pw_plain_board_get_property;
  object_class->set_property = pw_plain_board_set_property;
  object_class->dispose = pw_plain_board_dispose;
  props[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, PW_SEAT_ACTOR, PW_MAX_PLAYERS - 1, PW_SEAT_ACTOR,
                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_SHOWN_SEAT] = g_param_spec_int ("shown-seat", NULL, NULL, PW_NOBODY, PW_MAX_PLAYERS - 1, PW_NOBODY,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_HINTS] = g_param_spec_boolean ("hints", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
pw_plain_board_init (PwPlainBoard *self)
{
  GtkWidget *window = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();

  self->seat = PW_SEAT_ACTOR;
  self->shown_seat = PW_NOBODY;
  self->hints = TRUE;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_add_css_class (self->box, "plain-board");
  adw_clamp_set_child (ADW_CLAMP (clamp), self->box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), clamp);
  adw_bin_set_child (ADW_BIN (self), window);
}

/**
 * pw_plain_board_new:
 * @session: a game
 * @entry: what is being entered in it
 *
 * Returns: (transfer none): a form for each kind of move that may be played, with the legal
 *   moves below it
 */
GtkWidget *
pw_plain_board_new (PwSession *session, PwEntry *entry)
{
  PwPlainBoard *self = g_object_new (PW_TYPE_PLAIN_BOARD, NULL);

  self->session = g_object_ref (session);
  self->entry = g_object_ref (entry);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (update), self);
  update (self);
  return GTK_WIDGET (self);
}
