/* kb-viewer.c: what several widgets look at together: the view of one seat, kept up to date
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-viewer.h"

#include <string.h>

struct _KbViewer
{
  GObject parent_instance;

  PwSession *session;
  PwEntry *entry;               /* NULL: nothing can be chosen here */
  int seat;
  int shown;                    /* the seat shown last */
  gboolean hints;

  PwMove proposed;              /* what a click just asked for */
  gboolean proposing;
  PwMove refused;
  char *reason;                 /* NULL: nothing is refused */

  KbView view;
};

G_DEFINE_FINAL_TYPE (KbViewer, kb_viewer, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_SHOWN_SEAT,
  PROP_HINTS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal, pressed_signal;

/* The keys of all choices: those of the page that is shown have one. */
static guint8 *
read_keys (KbViewer     *self,
           const GArray *choices)
{
  GListModel *page = pw_entry_get_choices (self->entry);
  guint8 *keys = g_new0 (guint8, choices->len + 1);
  guint i, j, n = g_list_model_get_n_items (page);

  for (i = 0; i < n; i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (page, i);
      const PwChoice *choice = pw_choice_item_get_choice (item);

      for (j = 0; choice != NULL && j < choices->len; j++)
        if (pw_move_equal (&g_array_index (choices, PwChoice, j).move, &choice->move))
          keys[j] = (guint8) pw_choice_item_get_number (item);
    }
  return keys;
}

static void
read_input (KbViewer    *self,
            KbViewInput *in)
{
  memset (in, 0, sizeof *in);
  in->state = pw_session_get_state (self->session);
  in->setup = pw_session_get_setup (self->session);
  in->seat = (guint) self->shown;
  if (self->entry != NULL)
    {
      in->choices = self->hints && in->setup->hints != PW_HINTS_OFF ? pw_entry_get_all (self->entry) : NULL;
      in->partial = pw_entry_get_partial (self->entry);
      if (self->reason != NULL)
        {
          in->refused = &self->refused;
          in->reason = self->reason;
        }
    }
}

static void
update (KbViewer *self)
{
  KbViewInput in;
  g_autofree guint8 *keys = NULL;
  KbView view;
  int actor = pw_session_get_actor (self->session), shown = self->shown;
  const PwSetup *setup = pw_session_get_setup (self->session);

  /* While the table rolls, whoever was seen last stays. */
  if (self->seat >= 0)
    shown = self->seat;
  else if (actor >= 0)
    shown = actor;
  self->shown = CLAMP (shown, 0, (int) setup->n_players - 1);

  read_input (self, &in);
  if (in.choices != NULL)
    in.keys = keys = read_keys (self, in.choices);
  kb_view_state (&in, &view);
  kb_view_mark_played (pw_session_get_history (self->session), pw_session_get_moment (self->session), &view);
  if (view.seat != self->view.seat)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN_SEAT]);
  if (memcmp (&view, &self->view, sizeof view) == 0)
    return;
  self->view = view;
  g_signal_emit (self, changed_signal, 0);
}

static void
forget_refusal (KbViewer *self)
{
  g_clear_pointer (&self->reason, g_free);
}

static void
on_session_changed (PwSession *session,
                    PwChange   change,
                    KbViewer  *self)
{
  forget_refusal (self);
  update (self);
}

static void
on_entry_changed (PwEntry  *entry,
                  KbViewer *self)
{
  if (!self->proposing)
    forget_refusal (self);
  update (self);
}

static void
on_refused (PwEntry      *entry,
            const GError *error,
            KbViewer     *self)
{
  g_free (self->reason);
  self->reason = g_strdup (error != NULL ? error->message : "");
  if (self->proposing)
    self->refused = self->proposed;
  else if (pw_entry_get_refused (entry) != NULL)
    self->refused = *pw_entry_get_refused (entry);
  else
    pw_move_init (&self->refused, PW_KIND_ANY, PW_NOBODY);
  update (self);
}

static void
kb_viewer_get_property (GObject    *object,
                        guint       id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  KbViewer *self = KB_VIEWER (object);

  switch (id)
    {
    case PROP_SEAT: g_value_set_int (value, self->seat); break;
    case PROP_SHOWN_SEAT: g_value_set_int (value, self->shown); break;
    case PROP_HINTS: g_value_set_boolean (value, self->hints); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
kb_viewer_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  KbViewer *self = KB_VIEWER (object);

  switch (id)
    {
    case PROP_SEAT: kb_viewer_set_seat (self, g_value_get_int (value)); break;
    case PROP_HINTS:
      if (self->hints != g_value_get_boolean (value))
        {
          self->hints = g_value_get_boolean (value);
          if (self->session != NULL)
            update (self);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
kb_viewer_finalize (GObject *object)
{
  KbViewer *self = KB_VIEWER (object);

  g_clear_object (&self->session);
  g_clear_object (&self->entry);
  g_free (self->reason);
  G_OBJECT_CLASS (kb_viewer_parent_class)->finalize (object);
}

static void
kb_viewer_class_init (KbViewerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = kb_viewer_get_property;
  object_class->set_property = kb_viewer_set_property;
  object_class->finalize = kb_viewer_finalize;

  properties[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, -1, KB_MAX_PLAYERS - 1, -1,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_SHOWN_SEAT] = g_param_spec_int ("shown-seat", NULL, NULL, 0, KB_MAX_PLAYERS - 1, 0,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_HINTS] = g_param_spec_boolean ("hints", NULL, NULL, TRUE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* Where there is no entry that takes it: (KbPlace, which of them). */
  pressed_signal = g_signal_new ("pressed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                 G_TYPE_UINT, G_TYPE_UINT);
}

static void
kb_viewer_init (KbViewer *self)
{
  self->seat = -1;
  self->hints = TRUE;
}

/**
 * kb_viewer_new:
 * @session: the game
 * @entry: (nullable): where presses go; %NULL for a picture without hints
 *
 * Returns: (transfer full): a viewer that follows the actor
 */
KbViewer *
kb_viewer_new (PwSession *session,
               PwEntry   *entry)
{
  KbViewer *self = g_object_new (KB_TYPE_VIEWER, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_session_changed), self, 0);
  if (entry != NULL)
    {
      self->entry = g_object_ref (entry);
      g_signal_connect_object (entry, "changed", G_CALLBACK (on_entry_changed), self, 0);
      g_signal_connect_object (entry, "refused", G_CALLBACK (on_refused), self, 0);
    }
  update (self);
  return self;
}

const KbView *
kb_viewer_get_view (KbViewer *self)
{
  return &self->view;
}

PwSession *
kb_viewer_get_session (KbViewer *self)
{
  return self->session;
}

/* A seat, or -1 for whoever acts. */
void
kb_viewer_set_seat (KbViewer *self,
                    int       seat)
{
  if (self->seat == seat)
    return;
  self->seat = seat;
  if (self->session != NULL)
    update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEAT]);
}

int
kb_viewer_get_shown_seat (KbViewer *self)
{
  return self->shown;
}

/**
 * kb_viewer_press:
 * @self: a viewer
 * @place: what was pressed
 * @index: which of them
 *
 * Proposes what a press there means.
 *
 * Returns: whether it led on
 */
gboolean
kb_viewer_press (KbViewer *self,
                 KbPlace   place,
                 guint     index)
{
  KbViewInput in;
  gboolean done;

  if (self->entry == NULL)
    {
      g_signal_emit (self, pressed_signal, 0, (guint) place, index);
      return FALSE;
    }
  read_input (self, &in);
  /* What a press means does not depend on whether hints are shown. */
  in.choices = pw_entry_get_all (self->entry);
  if (!kb_view_press (&in, place, index, &self->proposed))
    return FALSE;
  forget_refusal (self);
  self->proposing = TRUE;
  done = pw_entry_propose (self->entry, &self->proposed);
  self->proposing = FALSE;
  return done;
}
