/* pw-store.h: where games are kept: one record each in the user's data directory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-session.h"

G_BEGIN_DECLS

/** PW_STORE_SUFFIX: what the names of records end with. */
#define PW_STORE_SUFFIX ".pipwright"

char      *pw_store_directory  (void);                       /* ~/.local/share/pipwright/games, or as set */
void       pw_store_set_directory (const char *path);        /* NULL: the usual one */
gboolean   pw_store_is_usual   (void);
gboolean   pw_store_check_directory (const char *path, GError **error); /* whether games can be kept there */
char      *pw_store_new_path   (const PwGame *game, const PwSetup *setup); /* free name in it; not made yet */
char      *pw_store_path_beside (const char *path);          /* free name in the same folder; not made yet */
PwSession *pw_store_open       (const char *path, GError **error);

/* The same in steps: the first two may take a while and are for any thread, the last is for the main one. */
typedef struct _PwStoreFile PwStoreFile;

PwStoreFile *pw_store_read      (const char *path, GError **error);
void         pw_store_parse_ahead (PwStoreFile *file);
PwSession   *pw_store_open_read (PwStoreFile *file, GError **error);
PwRecord    *pw_store_parse     (PwStoreFile *file, GError **error);   /* complete with its identity */
void         pw_store_file_free (PwStoreFile *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwStoreFile, pw_store_file_free)

G_END_DECLS
