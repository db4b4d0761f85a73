/* pw-library-private.h: what the parts of the library share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-library.h"

G_BEGIN_DECLS

/* Items (pw-library-game.c). The time is that of the file in microseconds. */
PwLibraryGame *pw_library_game_new     (const char *path, gint64 changed, gint64 size);
gboolean       pw_library_game_is_as   (PwLibraryGame *self, gint64 changed, gint64 size);
void           pw_library_game_outdate (PwLibraryGame *self, gint64 changed, gint64 size);
void           pw_library_game_take    (PwLibraryGame *self, PwSummary *summary, const char *problem);
void           pw_library_game_read    (PwLibraryGame *self);
void           pw_library_game_tell    (PwLibraryGame *self);
gboolean       pw_library_game_is_known (PwLibraryGame *self);
/* Reading a file, on any thread. Reading one of more bytes than PW_LIBRARY_LARGE is nothing that the main thread does unasked. */
#define PW_LIBRARY_LARGE (256 * 1024)
typedef struct _PwLibraryReading PwLibraryReading;
gboolean       pw_library_game_is_large (PwLibraryGame *self);
PwLibraryReading *pw_library_reading_new (PwLibraryGame *self);
void           pw_library_reading_do   (PwLibraryReading *reading);
gboolean       pw_library_game_take_reading (PwLibraryGame *self, PwLibraryReading *reading);
void           pw_library_reading_free (PwLibraryReading *reading);
GVariant      *pw_library_game_to_variant (PwLibraryGame *self);
gboolean       pw_library_game_from_variant (PwLibraryGame *self, GVariant *variant);

/* The index of a folder: what was read of files that have not changed since (pw-library-index.c). */
GHashTable    *pw_library_index_load   (const char *folder);     /* file name -> GVariant */
gboolean       pw_library_index_save   (const char *folder, GPtrArray *games, GError **error);

/* The list (pw-library.c). */
PwLibraryGame *pw_library_add          (PwLibrary *self, const char *path, const PwRecord *record);     /* nullable */
void           pw_library_drop         (PwLibrary *self, PwLibraryGame *game);
void           pw_library_reread       (PwLibrary *self, PwLibraryGame *game);
gboolean       pw_library_reads_aside  (PwLibrary *self);        /* whether a thread reads a large file */
GPtrArray     *pw_library_get_deleted  (PwLibrary *self);        /* of pairs of paths: where it is, where it was */

/* Name of the file, in whatever encoding it has, when it was changed, its size, when the game was begun, what is wrong with it, what is known. */
#define PW_LIBRARY_ENTRY_TYPE "(ayxxxsm" PW_SUMMARY_TYPE ")"

G_END_DECLS
