/* pw-session-list.h: a list that follows a session: what the log, the sheet and the ledger share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-session.h"

G_BEGIN_DECLS

#define PW_TYPE_SESSION_LIST (pw_session_list_get_type ())
G_DECLARE_DERIVABLE_TYPE (PwSessionList, pw_session_list, PW, SESSION_LIST, GObject)

/**
 * PwSessionListClass:
 * @item_type: what the lines are
 * @follow: makes the lines those of the session as it is now; called at the start, and for every
 *   "changed" signal
 */
struct _PwSessionListClass
{
  GObjectClass parent_class;

  GType item_type;
  void (*follow) (PwSessionList *self, PwChange change);
};

/* For subclasses. */
void         pw_session_list_start   (PwSessionList *self, PwSession *session);
PwSession   *pw_session_list_get_session (PwSessionList *self);
GPtrArray   *pw_session_list_get_lines (PwSessionList *self);
void         pw_session_list_splice  (PwSessionList *self, guint kept, GPtrArray *added);
void         pw_session_list_replace (PwSessionList *self, GPtrArray *lines, gboolean (*same) (gpointer, gpointer));

G_END_DECLS
