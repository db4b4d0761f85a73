/* pw-window-review.c: the way to the review, and from a moment of a game into a copy in which something else is tried
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window-private.h"

#include <glib/gi18n-lib.h>

#include "model/pw-reveal.h"
#include "model/pw-store.h"

/* A review says all scores: where they are still to be told one after the other, that comes first. */
void
pw_window_show_review (PwWindow *self)
{
  pw_window_show_page (self, self->session && pw_reveal_is_due (self->session) ? PW_TYPE_FINAL_PAGE : PW_TYPE_REVIEW_PAGE);
}

static void
on_review (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;

  pw_window_show_review (self);
}

/* The game itself stays as it is, in its file. */
static void
on_try_it (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;
  guint at = g_variant_get_uint32 (parameter);
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_try (pw_session_get_record (self->session), at, &error);
  g_autoptr (PwSession) session = record ? pw_session_new_for_record (record) : NULL;
  g_autofree char *path = NULL, *from = NULL;

  if (pw_window_is_at (self, PW_TYPE_REVIEW_PAGE))
    from = g_strdup (pw_session_get_path (self->session));
  if (!session)
    {
      pw_window_tell_problem (self, error->message);
      return;
    }
  path = pw_store_new_path (pw_session_get_game (session), pw_session_get_setup (session));
  pw_session_set_path (session, path);
  pw_session_save_soon (session);
  pw_session_flush (session);
  pw_window_open_session (self, session);
  if (self->session != session)
    return;
  g_set_weak_pointer (&self->trial, from ? session : NULL);
  g_free (self->tried_from);
  self->tried_from = g_steal_pointer (&from);
  pw_window_add_toast (self, _("A copy to try something else: the game itself stays as it was"));
}

static const GActionEntry actions[] = {
  { "review", on_review },
  { "try-it", on_try_it, "u" },
};

void
pw_window_add_review (PwWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

/* @game: whether a page of the game that is open is shown. What should have been done is no matter of a game that is still played: that would
 * be advice. */
void
pw_window_update_review (PwWindow *self, gboolean game)
{
  pw_window_enable (self, "review", game && pw_window_has_flag (self, "over") && !pw_window_is_at (self, PW_TYPE_REVIEW_PAGE));
  pw_window_enable (self, "try-it", game);
}

/* From the table of a copy in which something was tried, the way back leads to the review where that began, wherever its file lies. */
gboolean
pw_window_go_back_to_review (PwWindow *self)
{
  g_autoptr (GFile) file = NULL;

  if (!self->trial || self->trial != self->session || !pw_window_is_at (self, PW_TYPE_TABLE_PAGE))
    return FALSE;
  file = g_file_new_for_path (self->tried_from);
  g_clear_weak_pointer (&self->trial);
  pw_window_review_file (self, file);
  return TRUE;
}

/**
 * pw_window_review_file:
 * @file: a record
 *
 * Opens @file as pw_window_open_file() does, and shows its review.
 */
void
pw_window_review_file (PwWindow *self, GFile *file)
{
  g_return_if_fail (PW_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));
  pw_window_open_file (self, file);
  self->reviews = TRUE;
}
