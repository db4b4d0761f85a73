/* typed.h: a game of Ana, Ben and Chiara that is typed into the entry bar: what is typed, and what it means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-entry.h"

G_BEGIN_DECLS

/** Typed: a game and its entry bar, without a window. */
typedef struct
{
  PwSession *session;
  PwEntry *entry;
} Typed;

/* Begins a game of @game for three, at that level. */
void  typed_open   (Typed *typed, const PwGame *game, guint level);

/* Ends it; nothing else may hold it. */
void  typed_close  (Typed *typed);

/* Types @text, key by key, and Enter; the log says @line then. */
void  typed_enter  (Typed *typed, const char *text, const char *line);

/* Types @text and Enter; nothing is played, the text stays, and rule @rule says why. %NULL: whatever says so, or it is asked. */
void  typed_refuse (Typed *typed, const char *text, const char *rule);

G_END_DECLS
