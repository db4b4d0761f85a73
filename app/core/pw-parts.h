/* pw-parts.h: what records bring with them: boards, tiles, each shared by all who use it and freed with the last
 *
 * A state is flat and holds no pointers: it names a part, such as a duchy that people drew, by a number. So what that number
 * means is kept here, in a table for each sort of part, and the rules below make sure that it means one thing as long as
 * anybody holds it, and nothing afterwards:
 *
 * - Whoever keeps the number owns a share of the part. pw_parts_add() and pw_parts_hold() give one, pw_parts_release() takes
 *   it back; with the last share the part is freed and its number is free for another one.
 * - A set-up holds what its options name (pw_setup_hold()), and a history has a set-up of its own: states, moves and events
 *   live as long as their history, so they need no shares. A record being read holds what it carries until its set-up does.
 *   A widget that keeps a number beyond the state it was read from holds it too.
 * - What people entered themselves and are to choose from is offered: the list of that holds it.
 * - The same content is there once, so that two copies of a record have equal states.
 * - The table grows as it must and is bounded by the memory and by the options of a set-up, which are numbers of 16 bits:
 *   more than 32,000 different parts at one moment, not in all, and no record can bring more than its seats use.
 *
 * Any thread may call any of this, but what is offered is for the main thread. Who owns a share reads without a lock: an
 * entry does not change while it is owned, and arrays that were outgrown are kept for who still reads them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "pw-move.h"

G_BEGIN_DECLS

/**
 * PwParts:
 * @first: the number of the first part; smaller ones are the words that the program always has
 * @named: (nullable): tells a part by which word records name it
 * @free_data: frees a part
 *
 * All parts of one sort; static, the rest of it zeros.
 */
typedef struct _PwParts
{
  int first;
  void (*named) (gpointer data, const char *word);
  GDestroyNotify free_data;

  /*< private >*/
  GMutex mutex;
  gpointer *data;               /* of each number; NULL: free */
  struct _PwPart **items;
  guint n, capacity;
  GHashTable *by_content;
  GQueue vacant;                /* numbers, to be used again; the longest unused first */
  GArray *offered;              /* int */
  GPtrArray *outgrown;
} PwParts;

int           pw_parts_add      (PwParts *parts, const char *content, const char *stem, guint digits, const char *label,
                                 gpointer data);
int           pw_parts_take     (PwParts *parts, const char *content);
gboolean      pw_parts_hold     (PwParts *parts, int value);
void          pw_parts_release  (PwParts *parts, int value);

const PwWord *pw_parts_get_word (PwParts *parts, int value);
char         *pw_parts_dup_content (PwParts *parts, int value);
int           pw_parts_find     (PwParts *parts, const char *word);
guint         pw_parts_count    (PwParts *parts);

void          pw_parts_offer    (PwParts *parts, int value);
void          pw_parts_offer_no_more (PwParts *parts, int value);
guint         pw_parts_get_n_offered (PwParts *parts);
int           pw_parts_get_offered (PwParts *parts, guint i);
gboolean      pw_parts_is_offered (PwParts *parts, int value);

/* The part of that number, of which the caller must own a share. */
static inline gpointer
pw_parts_get (PwParts *parts, int value)
{
  gpointer *data = g_atomic_pointer_get (&parts->data);

  return data[value - parts->first];
}

G_END_DECLS
