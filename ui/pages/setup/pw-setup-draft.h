/* pw-setup-draft.h: changing who plays and how before a game begins; no widget needed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-session.h"

G_BEGIN_DECLS

/** PW_DRAFT_MARKERS: how many markers there are to choose from. */
#define PW_DRAFT_MARKERS 4

PwSetup   *pw_setup_draft_new        (const PwGame *game, GSettings *settings);
void       pw_setup_draft_remember   (const PwSetup *setup, const PwGame *game, GSettings *settings);

void       pw_setup_draft_fit        (PwSetup *setup, const PwGame *game);
void       pw_setup_draft_shuffle    (PwSetup *setup, const PwGame *game, guint option, guint64 seed);
char      *pw_setup_draft_preset     (PwSetup *setup, const PwGame *game, guint preset, int *off);
gboolean   pw_setup_draft_make_room  (PwSetup *setup, const PwGame *game, guint option);

gboolean   pw_setup_draft_add        (PwSetup *setup, const PwGame *game);
gboolean   pw_setup_draft_remove     (PwSetup *setup, const PwGame *game, guint seat);
void       pw_setup_draft_take_players (PwSetup *setup, const PwGame *game, const PwSetup *from);
void       pw_setup_draft_move       (PwSetup *setup, guint from, guint to);
void       pw_setup_draft_set_marker (PwSetup *setup, guint seat, guint marker);
guint      pw_setup_draft_markers    (const PwGame *game);
char      *pw_setup_draft_problem    (const PwSetup *setup, guint seat);

gboolean   pw_setup_draft_can_deal   (const PwGame *game);
gboolean   pw_setup_draft_deal       (PwSession *session, guint64 seed, GError **error);

G_END_DECLS
