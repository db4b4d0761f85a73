/* pw-session-list.c: a list that follows a session: what the log, the sheet and the ledger share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-session-list.h"

typedef struct
{
  PwSession *session;
  GPtrArray *lines;             /* GObject */
} PwSessionListPrivate;

static void list_model_init (GListModelInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (PwSessionList, pw_session_list, G_TYPE_OBJECT,
                                  G_ADD_PRIVATE (PwSessionList)
                                  G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static PwSessionListPrivate *
get_private (gpointer self)
{
  return pw_session_list_get_instance_private (self);
}

static GType
get_item_type (GListModel *model)
{
  return PW_SESSION_LIST_GET_CLASS (model)->item_type;
}

static guint
get_n_items (GListModel *model)
{
  return get_private (model)->lines->len;
}

static gpointer
get_item (GListModel *model, guint i)
{
  GPtrArray *lines = get_private (model)->lines;

  return i < lines->len ? g_object_ref (g_ptr_array_index (lines, i)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
on_changed (PwSessionList *self, PwChange change)
{
  PW_SESSION_LIST_GET_CLASS (self)->follow (self, change);
}

static void
pw_session_list_dispose (GObject *object)
{
  PwSessionListPrivate *priv = get_private (object);

  if (priv->session)
    g_signal_handlers_disconnect_by_data (priv->session, object);
  g_clear_object (&priv->session);
  G_OBJECT_CLASS (pw_session_list_parent_class)->dispose (object);
}

static void
pw_session_list_finalize (GObject *object)
{
  g_ptr_array_unref (get_private (object)->lines);
  G_OBJECT_CLASS (pw_session_list_parent_class)->finalize (object);
}

static void
pw_session_list_class_init (PwSessionListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_session_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = pw_session_list_finalize;
  klass->item_type = G_TYPE_OBJECT;
}

static void
pw_session_list_init (PwSessionList *self)
{
  get_private (self)->lines = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * pw_session_list_start:
 * @self: a list that was just made
 * @session: the game it follows from now on
 *
 * Reads the session for the first time.
 */
void
pw_session_list_start (PwSessionList *self, PwSession *session)
{
  g_return_if_fail (PW_IS_SESSION_LIST (self));
  g_return_if_fail (PW_IS_SESSION (session) && get_private (self)->session == NULL);

  get_private (self)->session = g_object_ref (session);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), self);
  on_changed (self, PW_CHANGE_ALL);
}

/**
 * pw_session_list_get_session:
 * @self: a list
 *
 * Returns: (transfer none): the game it follows
 */
PwSession *
pw_session_list_get_session (PwSessionList *self)
{
  g_return_val_if_fail (PW_IS_SESSION_LIST (self), NULL);
  return get_private (self)->session;
}

/**
 * pw_session_list_get_lines:
 * @self: a list
 *
 * Returns: (transfer none): its lines, for reading: pw_session_list_splice() changes them
 */
GPtrArray *
pw_session_list_get_lines (PwSessionList *self)
{
  g_return_val_if_fail (PW_IS_SESSION_LIST (self), NULL);
  return get_private (self)->lines;
}

/**
 * pw_session_list_splice:
 * @self: a list
 * @kept: how many lines stay
 * @added: (transfer full): the lines after those, with a free function
 *
 * Puts @added in place of all lines from @kept on, and tells where that is any difference.
 */
void
pw_session_list_splice (PwSessionList *self, guint kept, GPtrArray *added)
{
  GPtrArray *lines;
  guint removed, n = added->len;

  g_return_if_fail (PW_IS_SESSION_LIST (self));
  lines = get_private (self)->lines;
  g_return_if_fail (kept <= lines->len);

  removed = lines->len - kept;
  if (removed > 0)
    g_ptr_array_remove_range (lines, kept, removed);
  g_ptr_array_extend_and_steal (lines, added);
  if (removed > 0 || n > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, removed, n);
}

/**
 * pw_session_list_replace:
 * @self: a list
 * @lines: (transfer full): all its lines, with a free function
 * @same: whether a line that was there and a new one say the same
 *
 * Puts new lines in place of those that differ. The ones at both ends that do not differ stay,
 * and so do their objects.
 */
void
pw_session_list_replace (PwSessionList *self, GPtrArray *lines, gboolean (*same) (gpointer, gpointer))
{
  PwSessionListPrivate *priv;
  g_autoptr (GPtrArray) old = NULL;
  guint head = 0, tail = 0, least;

  g_return_if_fail (PW_IS_SESSION_LIST (self));
  priv = get_private (self);
  old = g_steal_pointer (&priv->lines);
  least = MIN (old->len, lines->len);
  while (head < least && same (old->pdata[head], lines->pdata[head]))
    head++;
  while (tail < least - head && same (old->pdata[old->len - 1 - tail], lines->pdata[lines->len - 1 - tail]))
    tail++;
  for (guint i = 0; i < head; i++)
    g_set_object ((GObject **) &lines->pdata[i], old->pdata[i]);
  for (guint i = 0; i < tail; i++)
    g_set_object ((GObject **) &lines->pdata[lines->len - 1 - i], old->pdata[old->len - 1 - i]);
  priv->lines = lines;
  if (old->len - head - tail > 0 || lines->len - head - tail > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), head, old->len - head - tail, lines->len - head - tail);
}
