/* typed.h: a game of Ana, Ben and Chiara that is typed into the entry bar: what is typed, and what it means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-entry.h"

G_BEGIN_DECLS

/**
 * Typed:
 * @session: a game
 * @entry: its entry bar, without a window
 * @at_once: text comes as a whole, as when it is pasted: for a game in which reading after every key takes a test too long
 */
typedef struct
{
  PwSession *session;
  PwEntry *entry;
  gboolean at_once;
} Typed;

/**
 * TypedRow:
 * @text: what is typed
 * @line: what the log says then
 */
typedef struct
{
  const char *text, *line;
} TypedRow;

/* What three play at that level. Free it. */
PwSetup *typed_setup      (const PwGame *game, guint level);

/* Begins a game of @game, set up so. */
void     typed_open_setup (Typed *typed, const PwGame *game, const PwSetup *setup);

/* Begins a game of @game for three, at that level. */
void     typed_open       (Typed *typed, const PwGame *game, guint level);

/* Ends it; nothing else may hold it. */
void     typed_close      (Typed *typed);

/* The same, of a fixture. */
void     typed_tear_down  (Typed *typed, gconstpointer data);

/* The line of the log that many moves back: 1 is the last. Free it. */
char    *typed_line       (Typed *typed, guint back);

/* Types @text, key by key but for @at_once, and Enter; the log says @line then; %NULL: whatever was meant. */
void     typed_enter      (Typed *typed, const char *text, const char *line);

/* Types each of @rows at this moment: what one has done is undone before the next. */
void     typed_each       (Typed *typed, const TypedRow *rows, guint n);

/* The same with each of @texts, all of which are @line. */
void     typed_each_is    (Typed *typed, const char *const *texts, guint n, const char *line);

/* Types @text and Enter; nothing is played, the text stays, and rule @rule says why. %NULL: whatever says so, or it is asked. */
void     typed_refuse     (Typed *typed, const char *text, const char *rule);

/* The same with each of @texts, whatever says so. */
void     typed_refuse_each (Typed *typed, const char *const *texts, guint n);

G_END_DECLS
