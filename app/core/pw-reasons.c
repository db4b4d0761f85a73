/* pw-reasons.c: the texts of corrections, each once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-reasons.h"

struct _PwReasons
{
  gatomicrefcount ref_count;
  GMutex mutex;
  GPtrArray *texts;             /* by number - 1 */
  GHashTable *numbers;          /* text -> number */
};

/**
 * pw_reasons_new:
 *
 * Returns: (transfer full): an empty list of reasons
 */
PwReasons *
pw_reasons_new (void)
{
  PwReasons *reasons = g_new0 (PwReasons, 1);

  g_atomic_ref_count_init (&reasons->ref_count);
  g_mutex_init (&reasons->mutex);
  reasons->texts = g_ptr_array_new_with_free_func (g_free);
  reasons->numbers = g_hash_table_new (g_str_hash, g_str_equal);
  return reasons;
}

PwReasons *
pw_reasons_ref (PwReasons *reasons)
{
  g_atomic_ref_count_inc (&reasons->ref_count);
  return reasons;
}

void
pw_reasons_unref (PwReasons *reasons)
{
  if (!g_atomic_ref_count_dec (&reasons->ref_count))
    return;
  g_hash_table_unref (reasons->numbers);
  g_ptr_array_unref (reasons->texts);
  g_mutex_clear (&reasons->mutex);
  g_free (reasons);
}

/**
 * pw_reasons_add:
 * @reasons: those of a game
 * @text: one of them
 *
 * Returns: its number, from 1; the same one for the same text
 */
guint
pw_reasons_add (PwReasons *reasons, const char *text)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&reasons->mutex);
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (reasons->numbers, text));
  char *own;

  if (number > 0)
    return number;
  own = g_strdup (text);
  g_ptr_array_add (reasons->texts, own);
  g_hash_table_insert (reasons->numbers, own, GUINT_TO_POINTER (reasons->texts->len));
  return reasons->texts->len;
}

/**
 * pw_reasons_get:
 * @reasons: those of a game
 * @number: any number
 *
 * Returns: (transfer none) (nullable): the text, which lives as long as @reasons
 */
const char *
pw_reasons_get (PwReasons *reasons, guint number)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&reasons->mutex);

  return number >= 1 && number <= reasons->texts->len ? reasons->texts->pdata[number - 1] : NULL;
}

/* How many there are. */
guint
pw_reasons_count (PwReasons *reasons)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&reasons->mutex);

  return reasons->texts->len;
}
