/* pw-reason.c: the reasons of corrections, kept once each
 *
 * Not as quarks: GLib copies and leaks its whole table for every 2048 of them, as it expects few. A record may bring a million.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-reason.h"

/* Records are read in several threads. */
static GMutex lock;
static GHashTable *numbers;     /* text to number */
static GPtrArray *texts;        /* text of number i + 1 */

/**
 * pw_reason_from_text:
 * @text: why a move counts although the rules say otherwise
 *
 * Returns: the number of this reason, from 1; alike for alike texts
 */
guint32
pw_reason_from_text (const char *text)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&lock);
  guint32 number;

  if (numbers == NULL)
    {
      numbers = g_hash_table_new (g_str_hash, g_str_equal);
      texts = g_ptr_array_new ();
    }
  number = GPOINTER_TO_UINT (g_hash_table_lookup (numbers, text));
  if (number == 0)
    {
      char *kept = g_strdup (text);

      g_ptr_array_add (texts, kept);
      number = texts->len;
      g_hash_table_insert (numbers, kept, GUINT_TO_POINTER (number));
    }
  return number;
}

/**
 * pw_reason_to_text:
 * @reason: a number of pw_reason_from_text(), or 0
 *
 * Returns: (transfer none) (nullable): that reason, for good; %NULL for 0
 */
const char *
pw_reason_to_text (guint32 reason)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&lock);

  return reason > 0 && texts && reason <= texts->len ? g_ptr_array_index (texts, reason - 1) : NULL;
}
