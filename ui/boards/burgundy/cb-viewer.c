/* cb-viewer.c: what several widgets look at together: the view of one seat, kept up to date
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-viewer.h"

#include <string.h>

struct _CbViewer
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

  CbView view;
  CbViewerPress press;          /* of an editor, which also must outlive its use */
  CbViewerAdjust adjust;
  gpointer editor;
};

G_DEFINE_FINAL_TYPE (CbViewer, cb_viewer, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_SHOWN_SEAT,
  PROP_HINTS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

/* The keys of all choices: those of the page that is shown have one. */
static guint8 *
read_keys (CbViewer     *self,
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
read_input (CbViewer    *self,
            CbViewInput *in)
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
update (CbViewer *self)
{
  CbViewInput in;
  g_autofree guint8 *keys = NULL;
  CbView view;
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
  cb_view_state (&in, &view);
  cb_view_mark_played (pw_session_get_history (self->session), pw_session_get_moment (self->session), &view);
  if (self->adjust != NULL)
    self->adjust (self->editor, &view);
  if (view.seat != self->view.seat)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN_SEAT]);
  if (memcmp (&view, &self->view, sizeof view) == 0)
    return;
  self->view = view;
  g_signal_emit (self, changed_signal, 0);
}

static void
forget_refusal (CbViewer *self)
{
  g_clear_pointer (&self->reason, g_free);
}

static void
on_session_changed (PwSession *session,
                    PwChange   change,
                    CbViewer  *self)
{
  forget_refusal (self);
  update (self);
}

static void
on_entry_changed (PwEntry  *entry,
                  CbViewer *self)
{
  if (!self->proposing)
    forget_refusal (self);
  update (self);
}

static void
on_refused (PwEntry      *entry,
            const GError *error,
            CbViewer     *self)
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
cb_viewer_get_property (GObject    *object,
                        guint       id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  CbViewer *self = CB_VIEWER (object);

  switch (id)
    {
    case PROP_SEAT: g_value_set_int (value, self->seat); break;
    case PROP_SHOWN_SEAT: g_value_set_int (value, self->shown); break;
    case PROP_HINTS: g_value_set_boolean (value, self->hints); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
cb_viewer_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  CbViewer *self = CB_VIEWER (object);

  switch (id)
    {
    case PROP_SEAT: cb_viewer_set_seat (self, g_value_get_int (value)); break;
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
cb_viewer_finalize (GObject *object)
{
  CbViewer *self = CB_VIEWER (object);

  g_clear_object (&self->session);
  g_clear_object (&self->entry);
  g_free (self->reason);
  G_OBJECT_CLASS (cb_viewer_parent_class)->finalize (object);
}

static void
cb_viewer_class_init (CbViewerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = cb_viewer_get_property;
  object_class->set_property = cb_viewer_set_property;
  object_class->finalize = cb_viewer_finalize;

  properties[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, -1, CB_MAX_PLAYERS - 1, -1,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_SHOWN_SEAT] = g_param_spec_int ("shown-seat", NULL, NULL, 0, CB_MAX_PLAYERS - 1, 0,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_HINTS] = g_param_spec_boolean ("hints", NULL, NULL, TRUE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cb_viewer_init (CbViewer *self)
{
  self->seat = -1;
  self->hints = TRUE;
}

/**
 * cb_viewer_new:
 * @session: the game
 * @entry: (nullable): where presses go; %NULL for a picture without hints
 *
 * Returns: (transfer full): a viewer that follows the actor
 */
CbViewer *
cb_viewer_new (PwSession *session,
               PwEntry   *entry)
{
  CbViewer *self = g_object_new (CB_TYPE_VIEWER, NULL);

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

const CbView *
cb_viewer_get_view (CbViewer *self)
{
  return &self->view;
}

PwSession *
cb_viewer_get_session (CbViewer *self)
{
  return self->session;
}

/* A seat, or -1 for whoever acts. */
void
cb_viewer_set_seat (CbViewer *self,
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
cb_viewer_get_shown_seat (CbViewer *self)
{
  return self->shown;
}

/**
 * cb_viewer_set_editor:
 * @press: (nullable): takes the presses
 * @adjust: (nullable): has the last word on the view
 * @owner: handed to both; %NULL functions end it
 */
void
cb_viewer_set_editor (CbViewer       *self,
                      CbViewerPress   press,
                      CbViewerAdjust  adjust,
                      gpointer        owner)
{
  self->press = press;
  self->adjust = adjust;
  self->editor = owner;
  update (self);
}

/* What the editor adds differs. */
void
cb_viewer_refresh (CbViewer *self)
{
  update (self);
}

/**
 * cb_viewer_press:
 * @self: a viewer
 * @place: what was pressed
 * @index: which of them
 *
 * Proposes what a press there means.
 *
 * Returns: whether it led on
 */
gboolean
cb_viewer_press (CbViewer *self,
                 CbPlace   place,
                 guint     index)
{
  CbViewInput in;
  gboolean done;

  if (self->press != NULL)
    {
      self->press (self->editor, place, index);
      return TRUE;
    }
  if (self->entry == NULL)
    return FALSE;
  read_input (self, &in);
  /* What a press means does not depend on whether hints are shown. */
  in.choices = pw_entry_get_all (self->entry);
  if (!cb_view_press (&in, place, index, &self->proposed))
    return FALSE;
  forget_refusal (self);
  self->proposing = TRUE;
  done = pw_entry_propose (self->entry, &self->proposed);
  self->proposing = FALSE;
  return done;
}
