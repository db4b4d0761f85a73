/* pw-speaker.h: what an entry did, as a sentence for people who hear the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-session.h"

G_BEGIN_DECLS

#define PW_TYPE_SPEAKER (pw_speaker_get_type ())
G_DECLARE_FINAL_TYPE (PwSpeaker, pw_speaker, PW, SPEAKER, GObject)

/* Signal "say" (const char *text): after an entry what happened, what it scored, how many points
 * those who scored have now, and whose turn it is then; what was undone, or done again. */
PwSpeaker *pw_speaker_new (PwSession *session);

G_END_DECLS
