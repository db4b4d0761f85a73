/* pw-entry-memo.c: what a reading has found, so that it need not be found again
 *
 * A text is read in several ways, and each number of the page is tried behind it: all of them look at the same few lists, names and
 * words, and nothing changes meanwhile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

typedef struct
{
  GHashTable *tables[PW_ENTRY_MEMOS];
} Memo;

static GPrivate memo_of_reading;

static guint
key_hash (gconstpointer data)
{
  const PwEntryMemoKey *key = data;
  guint hash = g_direct_hash (key->state) * 31 + key->choice.move.kind;

  for (guint a = 0; a < PW_MAX_ARGS; a++)
    hash = hash * 31 + (guint) (guint16) key->choice.move.args[a];
  return hash * 31 + (guint) (guint16) key->choice.group;
}

static gboolean
key_equal (gconstpointer a, gconstpointer b)
{
  const PwEntryMemoKey *one = a, *two = b;
  const PwChoice *c = &one->choice, *d = &two->choice;

  return one->state == two->state && c->move.kind == d->move.kind && c->move.player == d->move.player &&
         c->move.flags == d->move.flags && c->move.reason == d->move.reason &&
         memcmp (c->move.args, d->move.args, sizeof c->move.args) == 0 && c->more == d->more && c->points == d->points &&
         c->group == d->group && c->icon == d->icon && c->number == d->number && c->die == d->die && c->letter == d->letter &&
         c->fact == d->fact && c->alike == d->alike && c->shortcut == d->shortcut;
}

/**
 * pw_entry_begin_lists:
 *
 * What is listed, named and taken apart is kept until pw_entry_end_lists(): a reading begins, in which no state changes. Readings within
 * a reading have memos of their own.
 *
 * Returns: (nullable): what the reading around it keeps: for pw_entry_end_lists()
 */
gpointer
pw_entry_begin_lists (void)
{
  gpointer outer = g_private_get (&memo_of_reading);
  Memo *memo = g_new0 (Memo, 1);

  memo->tables[PW_ENTRY_MEMO_LISTS] = g_hash_table_new_full (key_hash, key_equal, g_free, (GDestroyNotify) g_array_unref);
  memo->tables[PW_ENTRY_MEMO_LABELS] = g_hash_table_new_full (key_hash, key_equal, g_free, g_free);
  memo->tables[PW_ENTRY_MEMO_LABELS_OF_LIST] = g_hash_table_new_full (key_hash, key_equal, g_free,
                                                                      (GDestroyNotify) g_ptr_array_unref);
  memo->tables[PW_ENTRY_MEMO_WORDS] = g_hash_table_new_full (key_hash, key_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  memo->tables[PW_ENTRY_MEMO_FOLDED] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  memo->tables[PW_ENTRY_MEMO_INITIALS] = g_hash_table_new_full (key_hash, key_equal, g_free, NULL);
  g_private_set (&memo_of_reading, memo);
  return outer;
}

void
pw_entry_end_lists (gpointer outer)
{
  Memo *memo = g_private_get (&memo_of_reading);

  for (guint i = 0; i < PW_ENTRY_MEMOS; i++)
    g_hash_table_unref (memo->tables[i]);
  g_free (memo);
  g_private_set (&memo_of_reading, outer);
}

/**
 * pw_entry_memo:
 * @what: what is looked for
 *
 * Returns: (transfer none) (nullable): what the reading has found of that; %NULL outside of a reading
 */
GHashTable *
pw_entry_memo (PwEntryMemo what)
{
  Memo *memo = g_private_get (&memo_of_reading);

  return memo ? memo->tables[what] : NULL;
}
