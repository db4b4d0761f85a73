/* pw-setup-agreed.h: what is agreed for the whole table, as rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "core/pw-game.h"

G_BEGIN_DECLS

/** PwSetupAgreed: the rows of a game's options and of what is agreed for every game. */
typedef struct _PwSetupAgreed PwSetupAgreed;

PwSetupAgreed *pw_setup_agreed_new      (GtkBox *plain, GtkBox *groups, void (*changed) (gpointer owner), gpointer owner);
void           pw_setup_agreed_free     (PwSetupAgreed *self);
void           pw_setup_agreed_set      (PwSetupAgreed *self, const PwGame *game, PwSetup *setup);
void           pw_setup_agreed_update   (PwSetupAgreed *self);
gboolean       pw_setup_agreed_get_deal (PwSetupAgreed *self);
void           pw_setup_agreed_remember (PwSetupAgreed *self);

G_END_DECLS
