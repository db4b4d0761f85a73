/* pw-library.h: all the games that are kept, as a list, and what is done with them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "pw-store.h"
#include "pw-summary.h"

G_BEGIN_DECLS

/**
 * PwLibraryState:
 * @PW_LIBRARY_WAITING: the file has not been read yet
 * @PW_LIBRARY_READY: there is a summary
 * @PW_LIBRARY_BROKEN: the file cannot be read, or not to its end; "problem" says why. Where it could
 *   be read in part, there is a summary of that part
 */
typedef enum
{
  PW_LIBRARY_WAITING,
  PW_LIBRARY_READY,
  PW_LIBRARY_BROKEN,
} PwLibraryState;

#define PW_TYPE_LIBRARY_GAME (pw_library_game_get_type ())
G_DECLARE_FINAL_TYPE (PwLibraryGame, pw_library_game, PW, LIBRARY_GAME, GObject)

/* Signal: "changed": its file was read, or is to be read again; after the library has said so. */
const char      *pw_library_game_get_path    (PwLibraryGame *self);
gint64           pw_library_game_get_changed (PwLibraryGame *self);   /* unix time of the file */
gint64           pw_library_game_get_date    (PwLibraryGame *self);   /* when it was begun, else changed */
PwLibraryState   pw_library_game_get_state   (PwLibraryGame *self);
const char      *pw_library_game_get_problem (PwLibraryGame *self);   /* nullable */
const PwSummary *pw_library_game_get_summary (PwLibraryGame *self);   /* nullable */
char            *pw_library_game_get_title   (PwLibraryGame *self);   /* never NULL */

/**
 * PwLibraryPart:
 * @PW_LIBRARY_ALL: every game
 * @PW_LIBRARY_OVER: those that were played to the end
 * @PW_LIBRARY_OPEN: those that were not
 * @PW_LIBRARY_UNREADABLE: files that cannot be read to their end
 */
typedef enum
{
  PW_LIBRARY_ALL,
  PW_LIBRARY_OVER,
  PW_LIBRARY_OPEN,
  PW_LIBRARY_UNREADABLE,
} PwLibraryPart;

/**
 * PwLibraryQuery:
 * @text: words that must all be found in title, players, date or game; upper and lower case and
 *   accents do not matter. %NULL: anything
 * @game: id of a game, or %NULL
 * @player: a whole name, upper and lower case alike, or %NULL
 * @part: which of them
 * @since, @until: unix times between which it was begun; 0: without end
 *
 * Which games are meant.
 */
typedef struct
{
  const char *text;
  const char *game;
  const char *player;
  PwLibraryPart part;
  gint64 since, until;
} PwLibraryQuery;

gboolean pw_library_game_matches (PwLibraryGame *self, const PwLibraryQuery *query);

/* A GListModel of PwLibraryGame, in no order that means anything. Property: "busy" (boolean):
 * whether files are still to be read, which happens when the main loop has nothing better to do. */
#define PW_TYPE_LIBRARY (pw_library_get_type ())
G_DECLARE_FINAL_TYPE (PwLibrary, pw_library, PW, LIBRARY, GObject)

PwLibrary     *pw_library_new       (void);
PwLibrary     *pw_library_get_default (void);
gboolean       pw_library_refresh   (PwLibrary *self, GError **error);
gboolean       pw_library_get_busy  (PwLibrary *self);
void           pw_library_read_all  (PwLibrary *self);
void           pw_library_read      (PwLibrary *self, PwLibraryGame *game);
void           pw_library_save      (PwLibrary *self);
PwLibraryGame *pw_library_find      (PwLibrary *self, const char *path);
PwLibraryGame *pw_library_look_at   (const char *path);

gboolean       pw_library_rename    (PwLibrary *self, PwLibraryGame *game, const char *title, GError **error);
void           pw_library_rename_soon (PwLibrary *self, PwLibraryGame *game, const char *title, GAsyncReadyCallback callback,
                                       gpointer data);
gboolean       pw_library_rename_finish (PwLibrary *self, GAsyncResult *result, GError **error);
PwLibraryGame *pw_library_duplicate (PwLibrary *self, PwLibraryGame *game, GError **error);
gboolean       pw_library_delete    (PwLibrary *self, PwLibraryGame *game, GError **error);
gboolean       pw_library_discard   (PwLibrary *self, const char *path, GError **error);
void           pw_library_count_day (void);
gboolean       pw_library_restore   (PwLibrary *self, GError **error);
gboolean       pw_library_can_restore (PwLibrary *self);
PwLibraryGame *pw_library_import    (PwLibrary *self, GFile *file, GError **error);
PwLibraryGame *pw_library_import_read (PwLibrary *self, PwStoreFile *file, GError **error);
gboolean       pw_library_export    (PwLibraryGame *game, GFile *file, GError **error);

G_END_DECLS
