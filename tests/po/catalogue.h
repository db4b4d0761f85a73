/* catalogue.h: a message catalogue as the tests read it, and what is wrong with a translation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One message. Texts are without their escapes; strings holds one text, or one for each plural form; place where it
 * stands in the source, "file.c:12 other.c:3". */
typedef struct
{
  char *context, *id, *plural;
  GPtrArray *strings;
  char *place;
  gboolean fuzzy;
} Message;

/* In the order of the file; the header is the message with an empty id. */
typedef struct
{
  GPtrArray *messages;
  GHashTable *by_key;
} Catalogue;

/* Whether a message may be left untranslated, and is shown in English. */
typedef gboolean (*MayWait) (const Message *message);

Catalogue *catalogue_read (const char *text);
void       catalogue_free (Catalogue *self);
Message   *catalogue_find (const Catalogue *self, const Message *like);
char      *catalogue_header (const Catalogue *self, const char *name);
void       catalogue_compare (const Catalogue *source, const Catalogue *translation, MayWait may_wait,
                              GPtrArray *complaints);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Catalogue, catalogue_free)

G_END_DECLS
