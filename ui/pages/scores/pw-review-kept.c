/* pw-review-kept.c: reviews written beside their records while people go on
 *
 * They are a cache: where one cannot be written, nobody is told, and where one cannot be read, it is made again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-review-kept.h"

#include "review/pw-review-cache.h"

/** What is to be written. */
typedef struct
{
  GBytes *bytes;
  char *path;
} Kept;

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  g_bytes_unref (kept->bytes);
  g_free (kept->path);
  g_free (kept);
}

/* In a thread of its own: a disk may be slow. */
static void
write_kept (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Kept *kept = data;

  g_task_return_boolean (task, pw_review_cache_write (kept->bytes, kept->path, NULL));
}

/**
 * pw_review_kept_find:
 * @session: a game
 *
 * Returns: (transfer full) (nullable): its review, where one is kept beside it
 */
PwReview *
pw_review_kept_find (PwSession *session)
{
  const char *record = pw_session_get_path (session);
  g_autofree char *path = record ? pw_review_cache_path (record) : NULL;

  return path ? pw_review_cache_load (pw_session_get_history (session), path) : NULL;
}

/**
 * pw_review_kept_save:
 * @session: a game
 * @review: its review
 *
 * Keeps it beside the game, where that lies in a file; without waiting.
 */
void
pw_review_kept_save (PwSession *session, const PwReview *review)
{
  const char *record = pw_session_get_path (session);
  g_autoptr (GTask) task = NULL;
  Kept *kept;

  if (!record)
    return;
  kept = g_new0 (Kept, 1);
  kept->bytes = pw_review_cache_print (review);
  kept->path = pw_review_cache_path (record);
  task = g_task_new (NULL, NULL, NULL, NULL);
  g_task_set_task_data (task, kept, kept_free);
  g_task_run_in_thread (task, write_kept);
}
