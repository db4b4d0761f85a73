/* pw-parts.c: what records bring with them, counted by its owners
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-parts.h"

#include <string.h>

/** SUM: hexadecimal digits of a SHA-256. */
#define SUM 64

typedef struct _PwPart
{
  PwWord word;
  char *content;
  gpointer data;
  guint n_owners;
} PwPart;

static void
part_free (PwParts *parts, PwPart *part)
{
  if (part == NULL)
    return;
  if (parts->free_data)
    parts->free_data (part->data);
  g_free ((char *) part->word.word);
  g_free ((char *) part->word.label);
  g_free (part->content);
  g_free (part);
}

/* -- With the lock ------------------------------------------------------------------------- */

static PwPart *
find (PwParts *parts, int value)
{
  return value >= parts->first && value < parts->first + (int) parts->n ? parts->items[value - parts->first] : NULL;
}

static PwPart *
find_word (PwParts *parts, const char *word)
{
  for (guint i = 0; i < parts->n; i++)
    if (parts->items[i] && g_ascii_strcasecmp (parts->items[i]->word.word, word) == 0)
      return parts->items[i];
  return NULL;
}

/* Room for one more. Nobody reads @items without the lock; who reads @data may go on with the old array. */
static void
grow (PwParts *parts)
{
  guint capacity = MAX (16, 2 * parts->capacity);
  gpointer *data = g_new0 (gpointer, capacity);

  if (parts->outgrown == NULL)
    {
      parts->outgrown = g_ptr_array_new ();
      parts->by_content = g_hash_table_new (g_str_hash, g_str_equal);
    }
  if (parts->data)
    {
      memcpy (data, parts->data, parts->n * sizeof *data);
      g_ptr_array_add (parts->outgrown, parts->data);
    }
  parts->items = g_renew (PwPart *, parts->items, capacity);
  parts->capacity = capacity;
  g_atomic_pointer_set (&parts->data, data);
}

/* Gives @part a number that nobody has. FALSE where there is none left. */
static gboolean
place (PwParts *parts, PwPart *part)
{
  guint i;

  if (!g_queue_is_empty (&parts->vacant))
    i = GPOINTER_TO_UINT (g_queue_pop_head (&parts->vacant));
  else if (parts->first + (int) parts->n > G_MAXINT16)
    return FALSE;
  else
    {
      if (parts->n == parts->capacity)
        grow (parts);
      i = parts->n++;
    }
  part->word.value = (gint16) (parts->first + (int) i);
  parts->items[i] = part;
  parts->data[i] = part->data;
  g_hash_table_insert (parts->by_content, part->content, part);
  return TRUE;
}

/* Takes a share of @part back. Returns: @part where that was the last one, to be freed without the lock. */
static PwPart *
drop (PwParts *parts, PwPart *part)
{
  guint i;

  if (part == NULL || --part->n_owners > 0)
    return NULL;
  i = (guint) (part->word.value - parts->first);
  g_hash_table_remove (parts->by_content, part->content);
  parts->items[i] = NULL;
  parts->data[i] = NULL;
  g_queue_push_tail (&parts->vacant, GUINT_TO_POINTER (i));
  return part;
}

/* The word of @part: the same on every computer, and in this table no other's: that takes more of its sum. */
static char *
make_word (PwParts *parts, const PwPart *part, const char *stem, guint digits)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, part->content, -1);

  for (;; digits++)
    {
      char *word = g_strdup_printf ("%s-%.*s", stem, (int) digits, sum);

      if (digits >= SUM || find_word (parts, word) == NULL)
        return word;
      g_free (word);
    }
}

/* -- Owning ---------------------------------------------------------------------------------- */

/**
 * pw_parts_add:
 * @parts: a sort of parts
 * @content: the whole of it as records carry it; what is the same is one part
 * @stem: the beginning of its word
 * @digits: how many digits of its sum follow there at least
 * @label: (nullable): how people call it
 * @data: (transfer full): the part itself
 *
 * Returns: its number; the caller owns a share of it. -1 where there are too many at once
 */
int
pw_parts_add (PwParts *parts, const char *content, const char *stem, guint digits, const char *label, gpointer data)
{
  PwPart *part = g_new0 (PwPart, 1), *unused = NULL, *known;
  int value = -1;

  part->content = g_strdup (content);
  part->word.label = g_strdup (label);
  part->data = data;
  part->n_owners = 1;
  g_mutex_lock (&parts->mutex);
  known = parts->by_content ? g_hash_table_lookup (parts->by_content, content) : NULL;
  if (known)
    {
      known->n_owners++;
      value = known->word.value;
      unused = part;
    }
  else
    {
      part->word.word = make_word (parts, part, stem, digits);
      if (parts->named)
        parts->named (data, part->word.word);
      if (place (parts, part))
        value = part->word.value;
      else
        unused = part;
    }
  g_mutex_unlock (&parts->mutex);
  part_free (parts, unused);
  return value;
}

/**
 * pw_parts_take:
 * @parts: a sort of parts
 * @content: the whole of one as records carry it
 *
 * Returns: the number of the part that is the same, of which the caller owns a share; -1 where there is none
 */
int
pw_parts_take (PwParts *parts, const char *content)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&parts->mutex);
  PwPart *part = parts->by_content ? g_hash_table_lookup (parts->by_content, content) : NULL;

  if (part == NULL)
    return -1;
  part->n_owners++;
  return part->word.value;
}

/**
 * pw_parts_hold:
 * @parts: a sort of parts
 * @value: a number that somebody else owns
 *
 * Returns: whether there is such a part: the caller owns a share of it then
 */
gboolean
pw_parts_hold (PwParts *parts, int value)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&parts->mutex);
  PwPart *part = find (parts, value);

  if (part)
    part->n_owners++;
  return part != NULL;
}

/**
 * pw_parts_release:
 * @parts: a sort of parts
 * @value: a number of which the caller owns a share; or one of the program's own, which stay
 *
 * Gives the share back. With the last one the part is freed.
 */
void
pw_parts_release (PwParts *parts, int value)
{
  PwPart *last;

  g_mutex_lock (&parts->mutex);
  last = drop (parts, find (parts, value));
  g_mutex_unlock (&parts->mutex);
  part_free (parts, last);
}

/* -- Looking ---------------------------------------------------------------------------------- */

/**
 * pw_parts_get_word:
 * @parts: a sort of parts
 * @value: any number
 *
 * Returns: (transfer none) (nullable): how records and people call it, for as long as the caller owns a share
 */
const PwWord *
pw_parts_get_word (PwParts *parts, int value)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&parts->mutex);
  PwPart *part = find (parts, value);

  return part ? &part->word : NULL;
}

/**
 * pw_parts_dup_content:
 * @parts: a sort of parts
 * @value: any number
 *
 * Returns: (transfer full) (nullable): the part as records carry it
 */
char *
pw_parts_dup_content (PwParts *parts, int value)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&parts->mutex);
  PwPart *part = find (parts, value);

  return part ? g_strdup (part->content) : NULL;
}

/**
 * pw_parts_find:
 * @parts: a sort of parts
 * @word: how records call one, in any case
 *
 * Returns: its number, without a share; -1 where there is none
 */
int
pw_parts_find (PwParts *parts, const char *word)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&parts->mutex);
  PwPart *part = find_word (parts, word);

  return part ? part->word.value : -1;
}

/**
 * pw_parts_count:
 * @parts: a sort of parts
 *
 * Returns: how many there are that somebody owns
 */
guint
pw_parts_count (PwParts *parts)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&parts->mutex);

  return parts->n - g_queue_get_length (&parts->vacant);
}

/* -- What people choose from ------------------------------------------------------------------- */

static int
offered_at (PwParts *parts, int value)
{
  for (guint i = 0; parts->offered && i < parts->offered->len; i++)
    if (g_array_index (parts->offered, int, i) == value)
      return (int) i;
  return -1;
}

/**
 * pw_parts_offer:
 * @parts: a sort of parts
 * @value: a number of which the caller owns a share, and keeps it
 *
 * Puts it before people who choose, after those that are offered already.
 */
void
pw_parts_offer (PwParts *parts, int value)
{
  if (offered_at (parts, value) >= 0 || !pw_parts_hold (parts, value))
    return;
  if (parts->offered == NULL)
    parts->offered = g_array_new (FALSE, FALSE, sizeof (int));
  g_array_append_val (parts->offered, value);
}

/**
 * pw_parts_offer_no_more:
 * @parts: a sort of parts
 * @value: a number
 *
 * Takes it away from what people choose from. Games that have it keep it.
 */
void
pw_parts_offer_no_more (PwParts *parts, int value)
{
  int i = offered_at (parts, value);

  if (i < 0)
    return;
  g_array_remove_index (parts->offered, (guint) i);
  pw_parts_release (parts, value);
}

/* How many are offered. */
guint
pw_parts_get_n_offered (PwParts *parts)
{
  return parts->offered ? parts->offered->len : 0;
}

/* The number of one that is offered. */
int
pw_parts_get_offered (PwParts *parts, guint i)
{
  return g_array_index (parts->offered, int, i);
}

gboolean
pw_parts_is_offered (PwParts *parts, int value)
{
  return offered_at (parts, value) >= 0;
}
