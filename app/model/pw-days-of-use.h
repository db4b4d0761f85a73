/* pw-days-of-use.h: how long something has been there, in days on which the program ran
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What is known of one folder. */
typedef struct _PwDaysOfUse PwDaysOfUse;

PwDaysOfUse *pw_days_of_use_open (const char *id);
void         pw_days_of_use_free (PwDaysOfUse *self);
guint        pw_days_of_use_age  (PwDaysOfUse *self, const char *name);
void         pw_days_of_use_note (PwDaysOfUse *self, const char *name);
void         pw_days_of_use_keep (PwDaysOfUse *self, GHashTable *names);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwDaysOfUse, pw_days_of_use_free)

G_END_DECLS
