/* pw-library.c: all the games that are kept, as a list
 *
 * Files are read on the main loop, a few at a time when nothing else is to be done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-library-private.h"

#include <sys/stat.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "core/pw-format.h"
#include "model/pw-store.h"

/** SLICE: how long reading may keep the main loop from other things, in microseconds. */
#define SLICE 8000
/** TELL_EVERY: views are not told more often than this of what was read, in microseconds. */
#define TELL_EVERY (G_USEC_PER_SEC / 4)
/** SAVE_EVERY: what was read is written into the index not more often than this meanwhile, in microseconds. */
#define SAVE_EVERY (10 * G_USEC_PER_SEC)

struct _PwLibrary
{
  GObject parent_instance;

  char *folder;                 /* the games lie in; NULL before the first look */
  GPtrArray *games;
  GHashTable *index;            /* what is not used yet of the index; NULL before the first look at the folder */
  GPtrArray *deleted;           /* PwLibraryPair */
  guint next;                   /* where the reading goes on */
  guint told;                   /* from here to there is read, and no view knows yet */
  gint64 tell_at;               /* when views are told again, a monotonic time */
  gint64 save_at;               /* when the index is written again while files are read, a monotonic time */
  guint idle_id;
  GTask *aside;                 /* a thread that reads a large file; reading goes on after it */
  gboolean dirty;               /* whether something was read that the index does not have */
};

static void pw_library_list_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (PwLibrary, pw_library, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, pw_library_list_init))

enum
{
  PROP_BUSY = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static GType
pw_library_get_item_type (GListModel *list)
{
  return PW_TYPE_LIBRARY_GAME;
}

static guint
pw_library_get_n_items (GListModel *list)
{
  return PW_LIBRARY (list)->games->len;
}

static gpointer
pw_library_get_item (GListModel *list, guint position)
{
  PwLibrary *self = PW_LIBRARY (list);

  return position < self->games->len ? g_object_ref (self->games->pdata[position]) : NULL;
}

static void
pw_library_list_init (GListModelInterface *iface)
{
  iface->get_item_type = pw_library_get_item_type;
  iface->get_n_items = pw_library_get_n_items;
  iface->get_item = pw_library_get_item;
}

/* -- Reading ------------------------------------------------------------------------------------ */

static void
save_index (PwLibrary *self)
{
  g_autoptr (GError) error = NULL;

  if (self->dirty && !pw_library_index_save (self->folder, self->games, &error))
    g_message ("The index of the library is not written, the next start takes longer: %s", error->message);
  self->dirty = FALSE;
}

/* Reading thousands of files takes a while, in which a program may be killed. */
static void
save_now_and_then (PwLibrary *self)
{
  gint64 now = g_get_monotonic_time ();

  if (now < self->save_at)
    return;
  save_index (self);
  self->save_at = now + MAX (SAVE_EVERY, 20 * (g_get_monotonic_time () - now));
}

/**
 * pw_library_save:
 * @self: a library
 *
 * Writes what is known by now into the index of the folder, also where files are still to be read: to be called
 * before the program ends, as the shared library is not freed.
 */
void
pw_library_save (PwLibrary *self)
{
  g_return_if_fail (PW_IS_LIBRARY (self));
  save_index (self);
}

/* Says that more is known of some games: to the list first, then to who shows one of them. */
static void
tell_of (PwLibrary *self, guint first, guint n)
{
  g_list_model_items_changed (G_LIST_MODEL (self), first, n, n);
  for (guint i = first; i < first + n && i < self->games->len; i++)
    {
      g_autoptr (PwLibraryGame) game = g_object_ref (self->games->pdata[i]);

      pw_library_game_tell (game);
    }
}

/* Tells views what was read. They sort and draw anew: as much time is for reading as ten of their turns take. */
static void
tell (PwLibrary *self)
{
  guint first = self->told, n = self->next - first;
  gint64 begun = g_get_monotonic_time (), took;

  self->told = self->next;
  if (n == 0)
    return;
  tell_of (self, first, n);
  took = g_get_monotonic_time () - begun;
  self->tell_at = begun + took + MAX (TELL_EVERY, 10 * took);
}

static gboolean
is_busy (PwLibrary *self)
{
  return self->idle_id != 0 || self->aside != NULL;
}

/* Whether the next file is one that the main thread does not read unasked. */
static gboolean
next_is_large (PwLibrary *self)
{
  return self->next < self->games->len && pw_library_game_get_state (self->games->pdata[self->next]) == PW_LIBRARY_WAITING &&
         pw_library_game_is_large (self->games->pdata[self->next]);
}

/* Reads until @until, a monotonic time, or, where there is such a time, until a large file; FALSE when nothing is left. */
static gboolean
read_some (PwLibrary *self, gint64 until)
{
  for (; self->next < self->games->len && g_get_monotonic_time () < until; self->next++)
    if (pw_library_game_get_state (self->games->pdata[self->next]) == PW_LIBRARY_WAITING)
      {
        if (until != G_MAXINT64 && next_is_large (self))
          break;
        pw_library_game_read (self->games->pdata[self->next]);
        self->dirty = TRUE;
      }
  if (self->next == self->games->len || g_get_monotonic_time () >= self->tell_at)
    tell (self);
  return self->next < self->games->len;
}

static gboolean on_idle (gpointer data);

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  pw_library_reading_do (data);
  g_task_return_boolean (task, TRUE);
}

/** Who waits for a thread. The task may end its life in that, which must not end theirs: it has nothing of them. */
typedef struct
{
  PwLibrary *library;
  PwLibraryGame *game;
} Aside;

static void
on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Aside *aside = data;
  g_autoptr (PwLibrary) self = aside->library;
  g_autoptr (PwLibraryGame) game = aside->game;
  guint i;

  if (g_ptr_array_find (self->games, game, &i) && pw_library_game_take_reading (game, g_task_get_task_data (G_TASK (result))))
    {
      self->dirty = TRUE;
      tell_of (self, i, 1);
    }
  /* Nobody may wait for it any more: another folder is listed, or all was read at once. */
  if (self->aside != G_TASK (result))
    return;
  self->aside = NULL;
  self->idle_id = g_idle_add_full (G_PRIORITY_LOW, on_idle, self, NULL);
}

/* The window goes on while a large file is read. */
static void
read_aside (PwLibrary *self, PwLibraryGame *game)
{
  Aside *aside = g_new0 (Aside, 1);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_read, aside);

  *aside = (Aside){ g_object_ref (self), g_object_ref (game) };
  tell (self);
  g_task_set_task_data (task, pw_library_reading_new (game), (GDestroyNotify) pw_library_reading_free);
  self->aside = task;
  g_task_run_in_thread (task, read_in_thread);
}

static gboolean
on_idle (gpointer data)
{
  PwLibrary *self = data;

  if (read_some (self, g_get_monotonic_time () + SLICE))
    {
      if (next_is_large (self))
        {
          self->idle_id = 0;
          read_aside (self, self->games->pdata[self->next]);
          save_now_and_then (self);
          return G_SOURCE_REMOVE;
        }
      save_now_and_then (self);
      return G_SOURCE_CONTINUE;
    }
  self->idle_id = 0;
  save_index (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
  return G_SOURCE_REMOVE;
}

static void
read_later (PwLibrary *self)
{
  tell (self);
  self->next = 0;
  while (self->next < self->games->len && pw_library_game_get_state (self->games->pdata[self->next]) != PW_LIBRARY_WAITING)
    self->next++;
  self->told = self->next;
  if (is_busy (self) || self->next == self->games->len)
    return;
  self->idle_id = g_idle_add_full (G_PRIORITY_LOW, on_idle, self, NULL);
  self->save_at = g_get_monotonic_time () + SAVE_EVERY;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

/**
 * pw_library_read_all:
 * @self: a library
 *
 * Reads at once whatever is still to be read.
 */
void
pw_library_read_all (PwLibrary *self)
{
  g_return_if_fail (PW_IS_LIBRARY (self));
  if (!is_busy (self))
    return;
  self->aside = NULL;
  read_some (self, G_MAXINT64);
  g_clear_handle_id (&self->idle_id, g_source_remove);
  save_index (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

/**
 * pw_library_read:
 * @self: a library
 * @game: one of its games
 *
 * Reads a game at once where it is still to be read.
 */
void
pw_library_read (PwLibrary *self, PwLibraryGame *game)
{
  guint i;

  g_return_if_fail (PW_IS_LIBRARY (self) && PW_IS_LIBRARY_GAME (game));
  if (pw_library_game_get_state (game) != PW_LIBRARY_WAITING)
    return;
  pw_library_game_read (game);
  self->dirty = TRUE;
  if (g_ptr_array_find (self->games, game, &i))
    tell_of (self, i, 1);
}

/**
 * pw_library_get_busy:
 * @self: a library
 *
 * Returns: whether files are still to be read
 */
gboolean
pw_library_get_busy (PwLibrary *self)
{
  g_return_val_if_fail (PW_IS_LIBRARY (self), FALSE);
  return is_busy (self);
}

gboolean
pw_library_reads_aside (PwLibrary *self)
{
  return self->aside != NULL;
}

/* -- Which files there are ------------------------------------------------------------------------ */

static gint64
microseconds (const struct stat *file)
{
  return (gint64) file->st_mtim.tv_sec * G_USEC_PER_SEC + file->st_mtim.tv_nsec / 1000;
}

/* An item for a file; what the index knows of it is known at once. */
static PwLibraryGame *
make_game (PwLibrary *self, const char *path, const char *name, const struct stat *file)
{
  PwLibraryGame *game = pw_library_game_new (path, microseconds (file), file->st_size);
  GVariant *known = self->index ? g_hash_table_lookup (self->index, name) : NULL;

  if (known)
    pw_library_game_from_variant (game, known);
  return game;
}

/* Takes out what is no longer there. @seen: paths. */
static void
drop_vanished (PwLibrary *self, GHashTable *seen)
{
  for (guint i = self->games->len; i-- > 0;)
    if (!g_hash_table_contains (seen, pw_library_game_get_path (self->games->pdata[i])))
      {
        g_ptr_array_remove_index (self->games, i);
        g_list_model_items_changed (G_LIST_MODEL (self), i, 1, 0);
        self->dirty = TRUE;
      }
}

/* Lists nothing any more. What is known of the games is kept in the index of their folder. */
static void
leave_folder (PwLibrary *self)
{
  guint n = self->games->len;
  gboolean was_busy = is_busy (self);

  self->aside = NULL;
  g_clear_handle_id (&self->idle_id, g_source_remove);
  save_index (self);
  g_ptr_array_set_size (self->games, 0);
  self->next = self->told = 0;
  g_clear_pointer (&self->index, g_hash_table_unref);
  if (n > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, n, 0);
  if (was_busy)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

/* The folder of the games as it can be read; NULL without an error for the usual one before the first game. */
static GDir *
open_folder (const char *folder, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *shown = pw_shown_path (folder);
  GDir *dir = g_dir_open (folder, 0, &problem);

  if (dir || (pw_store_is_usual () && g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_NOENT)))
    return dir;
  if (g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
                 _("The folder %s, where they are kept, is not there. It may be on a disk that is not connected."), shown);
  else
    g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

/**
 * pw_library_refresh:
 * @self: a library
 * @error: (nullable): return location: why the folder cannot be read
 *
 * Looks which files there are, in the folder where games are kept by now. Those that are new or have changed are
 * read later, on the main loop. Where the folder cannot be read, nothing is listed.
 *
 * Returns: whether the folder could be read; the usual one, where it is not there yet, is empty
 */
gboolean
pw_library_refresh (PwLibrary *self, GError **error)
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GHashTable) known = NULL, seen = NULL;
  g_autoptr (GError) problem = NULL;
  const char *name;
  guint before;

  g_return_val_if_fail (PW_IS_LIBRARY (self), FALSE);
  pw_session_flush_all ();
  folder = pw_store_directory ();
  dir = open_folder (folder, &problem);
  if (problem || g_strcmp0 (folder, self->folder) != 0)
    leave_folder (self);
  g_free (self->folder);
  self->folder = g_strdup (folder);
  if (problem)
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return FALSE;
    }
  if (self->index == NULL)
    self->index = pw_library_index_load (folder);
  known = g_hash_table_new (g_str_hash, g_str_equal);
  seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  tell (self);
  before = self->games->len;
  for (guint i = 0; i < before; i++)
    g_hash_table_insert (known, (gpointer) pw_library_game_get_path (self->games->pdata[i]), self->games->pdata[i]);
  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      PwLibraryGame *game = g_hash_table_lookup (known, path);
      struct stat file;

      if (!g_str_has_suffix (name, PW_STORE_SUFFIX) || stat (path, &file) != 0 || !S_ISREG (file.st_mode))
        continue;
      if (game == NULL)
        g_ptr_array_add (self->games, make_game (self, path, name, &file));
      else if (!pw_library_game_is_as (game, microseconds (&file), file.st_size))
        pw_library_game_outdate (game, microseconds (&file), file.st_size);
      g_hash_table_add (seen, g_steal_pointer (&path));
    }
  if (self->games->len > before)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 0, self->games->len - before);
  drop_vanished (self, seen);
  g_hash_table_remove_all (self->index);
  read_later (self);
  return TRUE;
}

/**
 * pw_library_find:
 * @self: a library
 * @path: of a file
 *
 * Returns: (transfer none) (nullable): the game in that file
 */
PwLibraryGame *
pw_library_find (PwLibrary *self, const char *path)
{
  g_return_val_if_fail (PW_IS_LIBRARY (self), NULL);
  for (guint i = 0; i < self->games->len; i++)
    if (g_strcmp0 (pw_library_game_get_path (self->games->pdata[i]), path) == 0)
      return self->games->pdata[i];
  return NULL;
}

/**
 * pw_library_look_at:
 * @path: of a file
 *
 * Reads a game that lies anywhere; no library lists it.
 *
 * Returns: (transfer full) (nullable): it; %NULL where there is no such file
 */
PwLibraryGame *
pw_library_look_at (const char *path)
{
  struct stat file;
  PwLibraryGame *game;

  if (stat (path, &file) != 0 || !S_ISREG (file.st_mode))
    return NULL;
  game = pw_library_game_new (path, microseconds (&file), file.st_size);
  pw_library_game_read (game);
  return game;
}

/* -- One game more or less ------------------------------------------------------------------------ */

/* A file that was just written: it holds @record, or is read at once; NULL for one that lies in another folder than the one that is
 * listed. */
PwLibraryGame *
pw_library_add (PwLibrary *self, const char *path, const PwRecord *record)
{
  g_autofree char *folder = g_path_get_dirname (path), *wanted = pw_store_directory ();
  struct stat file = { 0 };
  PwLibraryGame *game;

  /* Another folder may have been chosen since the last look. */
  if (g_strcmp0 (self->folder, wanted) != 0 && pw_library_refresh (self, NULL) && (game = pw_library_find (self, path)))
    {
      pw_library_read (self, game);
      return game;
    }
  if (g_strcmp0 (self->folder, folder) != 0)
    return NULL;
  stat (path, &file);
  game = pw_library_game_new (path, microseconds (&file), file.st_size);
  if (record)
    pw_library_game_take (game, pw_summary_new (record), NULL);
  else
    pw_library_game_read (game);
  g_ptr_array_add (self->games, game);
  self->dirty = TRUE;
  g_list_model_items_changed (G_LIST_MODEL (self), self->games->len - 1, 0, 1);
  return game;
}

void
pw_library_drop (PwLibrary *self, PwLibraryGame *game)
{
  guint i;

  if (!g_ptr_array_find (self->games, game, &i))
    return;
  tell (self);
  g_ptr_array_remove_index (self->games, i);
  if (self->next > i)
    self->next--;
  self->told = self->next;
  self->dirty = TRUE;
  g_list_model_items_changed (G_LIST_MODEL (self), i, 1, 0);
}

/* Its file was written anew. */
void
pw_library_reread (PwLibrary *self, PwLibraryGame *game)
{
  struct stat file = { 0 };
  guint i;

  stat (pw_library_game_get_path (game), &file);
  pw_library_game_outdate (game, microseconds (&file), file.st_size);
  pw_library_game_read (game);
  self->dirty = TRUE;
  if (g_ptr_array_find (self->games, game, &i))
    tell_of (self, i, 1);
}

GPtrArray *
pw_library_get_deleted (PwLibrary *self)
{
  return self->deleted;
}

/* -- Object --------------------------------------------------------------------------------------- */

static void
pw_library_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, pw_library_get_busy (PW_LIBRARY (object)));
}

static void
pw_library_dispose (GObject *object)
{
  PwLibrary *self = PW_LIBRARY (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  save_index (self);
  G_OBJECT_CLASS (pw_library_parent_class)->dispose (object);
}

static void
pw_library_finalize (GObject *object)
{
  PwLibrary *self = PW_LIBRARY (object);

  g_free (self->folder);
  g_ptr_array_unref (self->games);
  g_ptr_array_unref (self->deleted);
  g_clear_pointer (&self->index, g_hash_table_unref);
  G_OBJECT_CLASS (pw_library_parent_class)->finalize (object);
}

static void
pw_library_class_init (PwLibraryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = pw_library_get_property;
  object_class->dispose = pw_library_dispose;
  object_class->finalize = pw_library_finalize;
  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
pw_library_init (PwLibrary *self)
{
  self->games = g_ptr_array_new_with_free_func (g_object_unref);
  self->deleted = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
}

/**
 * pw_library_new:
 *
 * Returns: (transfer full): a library of the games in pw_store_directory(); empty until
 *   pw_library_refresh()
 */
PwLibrary *
pw_library_new (void)
{
  return g_object_new (PW_TYPE_LIBRARY, NULL);
}

/**
 * pw_library_get_default:
 *
 * Returns: (transfer none): the library that all windows share
 */
PwLibrary *
pw_library_get_default (void)
{
  static PwLibrary *library;

  if (library == NULL)
    {
      library = pw_library_new ();
      g_object_add_weak_pointer (G_OBJECT (library), (gpointer *) &library);
    }
  return library;
}
