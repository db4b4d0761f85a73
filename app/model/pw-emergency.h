/* pw-emergency.h: copies of games that could not be saved, kept in the user's state folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The copy of one game, which nobody else offers or removes while it is held. */
typedef struct _PwEmergency PwEmergency;

PwEmergency *pw_emergency_new        (void);
PwEmergency *pw_emergency_take       (const char *path);
void         pw_emergency_free       (PwEmergency *self);
gboolean     pw_emergency_write      (PwEmergency *self, const char *text, const char *origin, const char *digest,
                                      GError **error);
void         pw_emergency_remove     (PwEmergency *self);
const char  *pw_emergency_get_path   (PwEmergency *self);
const char  *pw_emergency_get_origin (PwEmergency *self);
gboolean     pw_emergency_is_next    (PwEmergency *self);

char        *pw_emergency_folder     (void);
GPtrArray   *pw_emergency_list       (void);
void         pw_emergency_reserve    (void);
void         pw_emergency_tidy       (void);
void         pw_emergency_watch      (void (*changed) (gpointer data), gpointer data);
void         pw_emergency_tell       (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwEmergency, pw_emergency_free)

G_END_DECLS
