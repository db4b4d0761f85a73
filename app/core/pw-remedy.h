/* pw-remedy.h: the moves that the remedy of a refusal names
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib/gi18n-lib.h>

#include "pw-game.h"

G_BEGIN_DECLS

/** PW_REMEDY_EXAMPLE: a remedy that names whatever can be played. */
#define PW_REMEDY_EXAMPLE N_("For example: {move}.")

void pw_remedy_fill (const PwGame *game, gconstpointer state, const PwMove *refused, GError *error);

G_END_DECLS
