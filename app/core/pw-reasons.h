/* pw-reasons.h: why moves count although a rule refuses them, in the words of the people at the table
 *
 * A move is a small value that is copied and compared, and holds such a text as a number. The texts belong to the set-up and
 * its copies, and so to the game and its record, and are freed with the last of them: nothing that a record says stays
 * in the program after it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _PwReasons PwReasons;

PwReasons  *pw_reasons_new   (void);
PwReasons  *pw_reasons_ref   (PwReasons *reasons);
void        pw_reasons_unref (PwReasons *reasons);

guint       pw_reasons_add   (PwReasons *reasons, const char *text);
const char *pw_reasons_get   (PwReasons *reasons, guint number);
guint       pw_reasons_count (PwReasons *reasons);

G_END_DECLS
