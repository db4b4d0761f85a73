/* pw-log-struck.h: lines that were struck, in the sentences they had while they stood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-history.h"

G_BEGIN_DECLS

/**
 * PwStruckSaid:
 * @text: what the line says to people; its notation where no state of the game can be told of
 * @reason: (nullable): why it was said to count
 * @player: whose it was, or %PW_TABLE
 */
typedef struct
{
  char *text;
  char *reason;
  int player;
} PwStruckSaid;

char   *pw_log_sentence   (const PwHistory *history, guint i);
GArray *pw_log_struck_new (const PwHistory *history);

G_END_DECLS
