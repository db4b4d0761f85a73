/* pw-setup-words.h: options, their values and markers in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "core/pw-game.h"

G_BEGIN_DECLS

char          *pw_setup_words_value    (const PwOption *option, int value, gboolean with_title);
GtkStringList *pw_setup_words_list     (const PwOption *option, gboolean with_title);
guint          pw_setup_words_position (const PwOption *option, int value);
gboolean       pw_setup_words_is_switch (const PwOption *option);
char          *pw_setup_words_marker   (guint marker);

GArray        *pw_setup_words_offered   (const PwGame *game, const PwSetup *setup, guint seat_option);

G_END_DECLS
