/* pw-board-scene.c: what is to be seen of a game, computed once for a change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-board-scene.h"

#include <string.h>

#include "pw-before-frame.h"

/* What an entry lights, and what it has just refused. */
typedef struct
{
  PwBoardScene *scene;          /* not owned */
  PwEntry *entry;
  guint n_users;
  PwMove proposed;              /* what a press just asked for */
  gboolean proposing;
  PwMove refused;
  char *reason;                 /* NULL: nothing is refused */
} Light;

typedef struct
{
  guint seat;
  Light *light;                 /* NULL: of the state alone */
  gboolean hints;
  gboolean stale;
  guint serial;                 /* another one for other bytes; 0 before the first */
  gpointer bytes;
} View;

struct _PwBoardScene
{
  GObject parent_instance;

  PwSession *session;
  const PwBoardSceneKind *kind;
  GPtrArray *lights;
  GPtrArray *views;
  gpointer scratch;             /* a view that is being computed */
  guint serial;
  guint n_computed;
};

G_DEFINE_FINAL_TYPE (PwBoardScene, pw_board_scene, G_TYPE_OBJECT)

enum
{
  SESSION_CHANGED,
  PREPARE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GQuark
scene_quark (void)
{
  return g_quark_from_static_string ("pw-board-scene");
}

/* -- What makes views stale ---------------------------------------------------------------- */

static void
prepare (gpointer scene)
{
  pw_board_scene_prepare (scene);
}

/* @light: of which entry; NULL: of all. */
static void
make_stale (PwBoardScene *self, const Light *light)
{
  for (guint i = 0; i < self->views->len; i++)
    {
      View *view = self->views->pdata[i];

      view->stale |= light == NULL || view->light == light;
    }
  pw_board_scene_ask (self);
}

static void
forget_refusal (Light *light)
{
  g_clear_pointer (&light->reason, g_free);
}

static void
on_session_changed (PwBoardScene *self)
{
  for (guint i = 0; i < self->lights->len; i++)
    forget_refusal (self->lights->pdata[i]);
  make_stale (self, NULL);
  g_signal_emit (self, signals[SESSION_CHANGED], 0);
}

static void
on_entry_changed (Light *light)
{
  if (!light->proposing)
    forget_refusal (light);
  make_stale (light->scene, light);
}

static void
on_chosen (Light *light)
{
  make_stale (light->scene, light);
}

static void
on_refused (Light *light, const GError *error, PwEntry *entry)
{
  forget_refusal (light);
  light->reason = g_strdup (error != NULL ? error->message : "");
  if (light->proposing)
    light->refused = light->proposed;
  else if (pw_entry_get_refused (entry) != NULL)
    light->refused = *pw_entry_get_refused (entry);
  else
    pw_move_init (&light->refused, PW_KIND_ANY, PW_NOBODY);
  make_stale (light->scene, light);
}

static void
light_free (gpointer data)
{
  Light *light = data;

  g_signal_handlers_disconnect_by_data (light->entry, light);
  g_object_unref (light->entry);
  g_free (light->reason);
  g_free (light);
}

static Light *
find_light (PwBoardScene *self, PwEntry *entry)
{
  for (guint i = 0; i < self->lights->len; i++)
    if (((Light *) self->lights->pdata[i])->entry == entry)
      return self->lights->pdata[i];
  return NULL;
}

/* -- Views ------------------------------------------------------------------------------------ */

static void
view_free (gpointer data)
{
  View *view = data;

  g_free (view->bytes);
  g_free (view);
}

static View *
find_view (PwBoardScene *self, guint seat, Light *light, gboolean hints)
{
  View *view;

  for (guint i = 0; i < self->views->len; i++)
    {
      view = self->views->pdata[i];
      if (view->seat == seat && view->light == light && view->hints == hints)
        return view;
    }
  view = g_new0 (View, 1);
  view->seat = seat;
  view->light = light;
  view->hints = hints;
  view->stale = TRUE;
  view->bytes = g_malloc0 (self->kind->size);
  g_ptr_array_add (self->views, view);
  return view;
}

/* The keys of all choices: those of the page that is shown have one. */
static guint8 *
read_keys (PwEntry *entry, const GArray *choices)
{
  GListModel *page = pw_entry_get_choices (entry);
  guint8 *keys = g_new0 (guint8, choices->len + 1);
  guint n = g_list_model_get_n_items (page);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (page, i);
      const PwChoice *choice = pw_choice_item_get_choice (item);

      for (guint j = 0; choice != NULL && j < choices->len; j++)
        if (pw_move_equal (&g_array_index (choices, PwChoice, j).move, &choice->move))
          keys[j] = pw_choice_item_get_keycap (item);
    }
  return keys;
}

/* What is preselected before anybody has done anything is no choice. */
static gboolean
read_chosen (PwEntry *entry, PwMove *chosen)
{
  return (*pw_entry_get_text (entry) || pw_entry_is_picked (entry)) && pw_entry_get_move (entry, chosen);
}

static void
read_input (PwBoardScene *self, guint seat, const Light *light, gboolean hints, PwMove *chosen, PwViewInput *in)
{
  memset (in, 0, sizeof *in);
  in->state = pw_session_get_state (self->session);
  in->setup = pw_session_get_setup (self->session);
  in->history = pw_session_get_history (self->session);
  in->moment = pw_session_get_moment (self->session);
  in->seat = seat;
  if (light == NULL)
    return;
  in->choices = hints ? pw_entry_get_all (light->entry) : NULL;
  in->partial = pw_entry_get_partial (light->entry);
  in->chosen = self->kind->shows_chosen && read_chosen (light->entry, chosen) ? chosen : NULL;
  in->joined = pw_entry_get_joined (light->entry);
  if (light->reason != NULL)
    {
      in->refused = &light->refused;
      in->reason = light->reason;
    }
}

static void
compute (PwBoardScene *self, View *view)
{
  PwViewInput in;
  PwMove chosen;
  g_autofree guint8 *keys = NULL;

  view->stale = FALSE;
  read_input (self, view->seat, view->light, view->hints && pw_session_get_setup (self->session)->hints != PW_HINTS_OFF, &chosen,
              &in);
  if (in.choices != NULL)
    in.keys = keys = read_keys (view->light->entry, in.choices);
  self->kind->compute (&in, self->scratch);
  self->n_computed++;
  if (view->serial != 0 && memcmp (self->scratch, view->bytes, self->kind->size) == 0)
    return;
  memcpy (view->bytes, self->scratch, self->kind->size);
  view->serial = ++self->serial;
}

/* -- Object -------------------------------------------------------------------------------------- */

static void
pw_board_scene_finalize (GObject *object)
{
  PwBoardScene *self = PW_BOARD_SCENE (object);

  pw_before_frame_drop (prepare, self);
  g_ptr_array_unref (self->views);
  g_ptr_array_unref (self->lights);
  g_free (self->scratch);
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_object_set_qdata (G_OBJECT (self->session), scene_quark (), NULL);
  g_object_unref (self->session);
  G_OBJECT_CLASS (pw_board_scene_parent_class)->finalize (object);
}

static void
pw_board_scene_class_init (PwBoardSceneClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_board_scene_finalize;
  signals[SESSION_CHANGED] = g_signal_new ("session-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 0);
  signals[PREPARE] = g_signal_new ("prepare", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_board_scene_init (PwBoardScene *self)
{
  self->lights = g_ptr_array_new_with_free_func (light_free);
  self->views = g_ptr_array_new_with_free_func (view_free);
}

/**
 * pw_board_scene_get:
 * @session: a game
 * @kind: what its views are: the same for all who ask about a session
 *
 * Returns: (transfer full): the scene of @session, which all share who look at it
 */
PwBoardScene *
pw_board_scene_get (PwSession *session, const PwBoardSceneKind *kind)
{
  PwBoardScene *self = g_object_get_qdata (G_OBJECT (session), scene_quark ());

  if (self != NULL)
    {
      g_return_val_if_fail (self->kind == kind, NULL);
      return g_object_ref (self);
    }
  self = g_object_new (PW_TYPE_BOARD_SCENE, NULL);
  self->session = g_object_ref (session);
  self->kind = kind;
  self->scratch = g_malloc0 (kind->size);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_session_changed), self);
  g_object_set_qdata (G_OBJECT (session), scene_quark (), self);
  return self;
}

/**
 * pw_board_scene_add_entry:
 * @self: a scene
 * @entry: what may be entered
 *
 * Follows @entry, until pw_board_scene_remove_entry() was called as often as this.
 */
void
pw_board_scene_add_entry (PwBoardScene *self, PwEntry *entry)
{
  Light *light;

  g_return_if_fail (PW_IS_BOARD_SCENE (self));
  g_return_if_fail (PW_IS_ENTRY (entry));

  light = find_light (self, entry);
  if (light == NULL)
    {
      light = g_new0 (Light, 1);
      light->scene = self;
      light->entry = g_object_ref (entry);
      g_signal_connect_swapped (entry, "changed", G_CALLBACK (on_entry_changed), light);
      g_signal_connect_swapped (entry, "refused", G_CALLBACK (on_refused), light);
      if (self->kind->shows_chosen)
        {
          g_signal_connect_swapped (entry, "notify::text", G_CALLBACK (on_chosen), light);
          g_signal_connect_swapped (entry, "notify::selected", G_CALLBACK (on_chosen), light);
        }
      g_ptr_array_add (self->lights, light);
    }
  light->n_users++;
}

void
pw_board_scene_remove_entry (PwBoardScene *self, PwEntry *entry)
{
  Light *light;

  g_return_if_fail (PW_IS_BOARD_SCENE (self));
  light = find_light (self, entry);
  g_return_if_fail (light != NULL);

  if (--light->n_users > 0)
    return;
  for (guint i = self->views->len; i-- > 0;)
    if (((View *) self->views->pdata[i])->light == light)
      g_ptr_array_remove_index (self->views, i);
  g_ptr_array_remove (self->lights, light);
}

/* The scene of @session where somebody looks at it, or NULL. */
PwBoardScene *
pw_board_scene_find (PwSession *session)
{
  return g_object_get_qdata (G_OBJECT (session), scene_quark ());
}

PwSession *
pw_board_scene_get_session (PwBoardScene *self)
{
  g_return_val_if_fail (PW_IS_BOARD_SCENE (self), NULL);
  return self->session;
}

/**
 * pw_board_scene_read:
 * @self: a scene
 * @seat: whose board
 * @entry: (nullable): what may be entered, one that was added; %NULL for a board that nothing is chosen on
 * @hints: whether what may be chosen is lit, where the table has agreed to hints
 * @serial: (out): another number whenever the view is another
 *
 * Computes the view where it is stale.
 *
 * Returns: (transfer none): the view; valid as long as the scene, until the main loop runs again
 */
gconstpointer
pw_board_scene_read (PwBoardScene *self, guint seat, PwEntry *entry, gboolean hints, guint *serial)
{
  View *view;

  g_return_val_if_fail (PW_IS_BOARD_SCENE (self), NULL);
  view = find_view (self, seat, entry != NULL ? find_light (self, entry) : NULL, entry != NULL && hints);
  if (view->stale)
    compute (self, view);
  *serial = view->serial;
  return view->bytes;
}

/**
 * pw_board_scene_press:
 * @self: a scene
 * @seat: whose board
 * @entry: where presses go, one that was added
 * @place: what was pressed
 * @index: which of them
 *
 * Proposes what a press there means.
 *
 * Returns: whether it led on
 */
gboolean
pw_board_scene_press (PwBoardScene *self, guint seat, PwEntry *entry, guint place, guint index)
{
  g_autoptr (PwBoardScene) alive = NULL;
  PwViewInput in;
  PwMove proposed, chosen;
  Light *light;
  gboolean done;

  g_return_val_if_fail (PW_IS_BOARD_SCENE (self), FALSE);
  light = find_light (self, entry);
  g_return_val_if_fail (light != NULL, FALSE);

  /* What a press means does not depend on whether hints are shown. */
  read_input (self, seat, light, TRUE, &chosen, &in);
  if (!self->kind->press (&in, place, index, &proposed))
    return FALSE;
  /* What is played may close the table. */
  alive = g_object_ref (self);
  pw_board_scene_add_entry (self, entry);
  forget_refusal (light);
  light->proposed = proposed;
  light->proposing = TRUE;
  done = pw_entry_propose (entry, &proposed);
  light->proposing = FALSE;
  pw_board_scene_remove_entry (self, entry);
  return done;
}

/**
 * pw_board_scene_ask:
 * @self: a scene
 *
 * Has "prepare" emitted before the next frame.
 */
void
pw_board_scene_ask (PwBoardScene *self)
{
  g_return_if_fail (PW_IS_BOARD_SCENE (self));
  pw_before_frame (prepare, self);
}

/**
 * pw_board_scene_prepare:
 * @self: a scene
 *
 * Tells all who look at it what differs, now and not before the next frame.
 */
void
pw_board_scene_prepare (PwBoardScene *self)
{
  g_autoptr (PwBoardScene) alive = NULL;

  g_return_if_fail (PW_IS_BOARD_SCENE (self));
  alive = g_object_ref (self);
  pw_before_frame_drop (prepare, self);
  g_signal_emit (self, signals[PREPARE], 0);
}

/**
 * pw_board_scene_get_n_computed:
 * @self: a scene
 *
 * For tests: no change may cost more than one for each seat and one with hints.
 *
 * Returns: how many views have been computed
 */
guint
pw_board_scene_get_n_computed (PwBoardScene *self)
{
  g_return_val_if_fail (PW_IS_BOARD_SCENE (self), 0);
  return self->n_computed;
}
