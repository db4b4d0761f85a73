/* pw-session.c: the one game that is open: plays, undoes, looks back, and keeps the file up to date
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-session.h"

#include <errno.h>

#include <glib/gi18n-lib.h>

#include "core/pw-dealer.h"
#include "model/pw-file-lock.h"
#include "model/pw-file-stamp.h"

/** RETRY_SECONDS: how long to wait before a save that failed is tried again. */
#define RETRY_SECONDS 5

/** LONGEST_PAUSE: the most seconds between two entries that count as played. */
#define LONGEST_PAUSE (30 * 60)

/** MAX_REVISED: how many revisions can be undone; each keeps a whole game with all its states in memory. */
#define MAX_REVISED 40

struct _PwSession
{
  GObject parent_instance;

  PwRecord *record;
  guint moment;                 /* moves played at the moment looked at; the cursor at present */
  GPtrArray *revised;           /* PwHistory: the games as they were before revisions, the last one last */
  GArray *revised_at;           /* guint: the cursor right after each of those revisions */
  PwHistory *unrevised;         /* the game after a revision that was undone, for redo */
  char *path;
  PwFileStamp stamp;            /* of that file, when it was last read or written here */
  gboolean conflict;            /* the file is not what it was then: it is somebody else's */
  char *save_problem;
  guint retry_id;
  gint64 booked;                /* until when the record's duration counts, in microseconds that go only forward */

  /* What was last told, so that properties notify only where they change. */
  gboolean told_undo, told_redo, told_over, told_back;
};

enum
{
  PROP_CAN_UNDO = 1,
  PROP_CAN_REDO,
  PROP_OVER,
  PROP_LOOKING_BACK,
  PROP_SAVE_PROBLEM,
  PROP_PATH,
  N_PROPS
};

enum
{
  CHANGED,
  SAVING,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PwSession, pw_session, G_TYPE_OBJECT)

static guint
cursor_of (PwSession *self)
{
  return pw_history_get_cursor (self->record->history);
}

/* Whether the last thing that happened is a revision. */
static gboolean
is_just_revised (PwSession *self)
{
  return self->revised->len > 0 && cursor_of (self) == pw_history_get_length (self->record->history) &&
         g_array_index (self->revised_at, guint, self->revised_at->len - 1) == cursor_of (self);
}

static gboolean
can_undo (PwSession *self)
{
  return cursor_of (self) > 0 || is_just_revised (self);
}

static gboolean
can_redo (PwSession *self)
{
  return cursor_of (self) < pw_history_get_length (self->record->history) || self->unrevised != NULL;
}

static gboolean
is_over (PwSession *self)
{
  const PwHistory *history = self->record->history;

  return pw_history_get_game (history)->actor (pw_history_get_state (history, cursor_of (self))) == PW_NOBODY;
}

static gboolean
is_looking_back (PwSession *self)
{
  return self->moment != cursor_of (self);
}

/* Notifies one property when its value is not the one told before. */
static void
tell (PwSession *self, gboolean *told, gboolean value, guint prop)
{
  if (*told == value)
    return;
  *told = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
announce (PwSession *self, PwChange change)
{
  g_object_freeze_notify (G_OBJECT (self));
  tell (self, &self->told_undo, can_undo (self), PROP_CAN_UNDO);
  tell (self, &self->told_redo, can_redo (self), PROP_CAN_REDO);
  tell (self, &self->told_over, is_over (self), PROP_OVER);
  tell (self, &self->told_back, is_looking_back (self), PROP_LOOKING_BACK);
  g_signal_emit (self, signals[CHANGED], 0, (int) change);
  g_object_thaw_notify (G_OBJECT (self));
}

/* -- Saving ------------------------------------------------------------------------------- */

static void
set_save_problem (PwSession *self, const char *problem)
{
  if (g_strcmp0 (self->save_problem, problem) == 0)
    return;
  g_free (self->save_problem);
  self->save_problem = g_strdup (problem);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SAVE_PROBLEM]);
}

/* One sentence that says what is wrong and that nothing is lost yet. */
static char *
describe_problem (PwSession *self, const GError *error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *shown = g_filename_display_name (folder);

  if (error->domain == G_FILE_ERROR)
    switch (error->code)
      {
      case G_FILE_ERROR_NOSPC:
        return g_strdup_printf (_("The game is not saved: the disk with the folder %s is full. You can go on playing; "
                                  "saving is tried again by itself."),
                                shown);
      case G_FILE_ERROR_ACCES:
      case G_FILE_ERROR_PERM:
      case G_FILE_ERROR_ROFS:
        return g_strdup_printf (_("The game is not saved: the folder %s is write-protected. You can go on playing; "
                                  "saving is tried again by itself."),
                                shown);
      case G_FILE_ERROR_NOENT:
      case G_FILE_ERROR_NOTDIR:
      case G_FILE_ERROR_EXIST:
        return g_strdup_printf (_("The game is not saved: there is no folder %s, and it cannot be made. You can go on "
                                  "playing; saving is tried again by itself."),
                                shown);
      default: break;
      }
  return g_strdup_printf (_("The game is not saved: %s. You can go on playing; saving is tried again by itself."),
                          error->message);
}

/* The folder may have vanished, or was never made. */
static gboolean
make_folder (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;
  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno), g_strerror (errno));
  return FALSE;
}

/* Somebody else's moves are never written over, so saving stops until people say what is to become of both. */
static void
tell_conflict (PwSession *self)
{
  g_autofree char *name = g_path_get_basename (self->path), *shown = g_filename_display_name (name), *problem = NULL;

  problem = g_strdup_printf (_("The game is not saved: the file %s was changed elsewhere while it was open here."), shown);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  set_save_problem (self, problem);
}

/* Writes @text, except over something that is not ours. */
static gboolean
write_record (PwSession *self, const char *text, GError **error)
{
  int lock;
  gboolean written;

  if (!make_folder (self->path, error))
    {
      self->conflict = FALSE;
      return FALSE;
    }
  lock = pw_file_lock_take (self->path);
  self->conflict = pw_file_stamp_is_foreign (&self->stamp, self->path);
  written = !self->conflict && pw_record_write (text, self->path, error);
  if (written)
    pw_file_stamp_take (&self->stamp, self->path, text);
  pw_file_lock_release (lock);
  return written;
}

static gboolean
on_retry (gpointer data)
{
  PwSession *self = data;

  return pw_session_save (self) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

/* The time at the table; who leaves the game open over lunch did not play that long. */
static void
book_duration (PwSession *self)
{
  gint64 now = g_get_monotonic_time (), seconds = (now - self->booked) / G_USEC_PER_SEC;

  if (is_over (self) && self->told_over)
    self->booked = now;
  else if (seconds > 0)
    {
      self->record->duration += (guint) MIN (seconds, LONGEST_PAUSE);
      self->booked += seconds * G_USEC_PER_SEC;
    }
}

/**
 * pw_session_save:
 * @self: a session
 *
 * Writes the record to its path: at once, atomically and synced. Where that fails, "save-problem"
 * says why until a later try succeeds; there is one every few seconds and after every change. A file that
 * somebody else has changed is left as it is: pw_session_get_conflict().
 *
 * Returns: whether the file holds the game as it is now; %TRUE also where there is no path
 */
gboolean
pw_session_save (PwSession *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);

  if (self->path == NULL)
    return TRUE;
  book_duration (self);
  g_signal_emit (self, signals[SAVING], 0);
  text = pw_record_print (self->record);
  if (write_record (self, text, &error))
    {
      g_clear_handle_id (&self->retry_id, g_source_remove);
      set_save_problem (self, NULL);
      return TRUE;
    }
  if (self->conflict)
    {
      tell_conflict (self);
      return FALSE;
    }
  problem = describe_problem (self, error);
  set_save_problem (self, problem);
  if (self->retry_id == 0)
    self->retry_id = g_timeout_add_seconds (RETRY_SECONDS, on_retry, self);
  return FALSE;
}

/**
 * pw_session_set_path:
 * @self: a session
 * @path: (nullable): a file, which need not exist yet, or %NULL for a game that is kept nowhere
 *
 * Says where the game is kept from the next change on. Writes nothing by itself. A file that is there already
 * is taken to be this game, as it is now; when it changes later, it is not written over.
 */
void
pw_session_set_path (PwSession *self, const char *path)
{
  g_return_if_fail (PW_IS_SESSION (self));

  if (g_strcmp0 (self->path, path) == 0)
    return;
  g_free (self->path);
  self->path = g_strdup (path);
  pw_file_stamp_clear (&self->stamp);
  if (path)
    pw_file_stamp_take (&self->stamp, path, NULL);
  self->conflict = FALSE;
  g_clear_handle_id (&self->retry_id, g_source_remove);
  set_save_problem (self, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PATH]);
}

const char *
pw_session_get_path (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), NULL);
  return self->path;
}

/**
 * pw_session_get_save_problem:
 * @self: a session
 *
 * Returns: (nullable): a sentence for people while the file is not what the game is, or %NULL
 */
const char *
pw_session_get_save_problem (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), NULL);
  return self->save_problem;
}

/**
 * pw_session_get_conflict:
 * @self: a session
 *
 * Where somebody else has changed the file, nothing is saved until the session has another path, or the file
 * is gone, or holds again what it did.
 *
 * Returns: whether that is so
 */
gboolean
pw_session_get_conflict (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);
  return self->conflict;
}

/* -- Object ---------------------------------------------------------------------------------- */

static void
pw_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PwSession *self = PW_SESSION (object);

  switch (id)
    {
    case PROP_CAN_UNDO: g_value_set_boolean (value, can_undo (self)); break;
    case PROP_CAN_REDO: g_value_set_boolean (value, can_redo (self)); break;
    case PROP_OVER: g_value_set_boolean (value, is_over (self)); break;
    case PROP_LOOKING_BACK: g_value_set_boolean (value, is_looking_back (self)); break;
    case PROP_SAVE_PROBLEM: g_value_set_string (value, self->save_problem); break;
    case PROP_PATH: g_value_set_string (value, self->path); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec); break;
    }
}

static void
pw_session_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PATH)
    pw_session_set_path (PW_SESSION (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
pw_session_dispose (GObject *object)
{
  PwSession *self = PW_SESSION (object);

  /* A last try, so that closing the window right after making room on the disk loses nothing. */
  if (self->retry_id)
    pw_session_save (self);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  G_OBJECT_CLASS (pw_session_parent_class)->dispose (object);
}

static void
pw_session_finalize (GObject *object)
{
  PwSession *self = PW_SESSION (object);

  pw_record_free (self->record);
  g_ptr_array_unref (self->revised);
  g_array_unref (self->revised_at);
  g_clear_pointer (&self->unrevised, pw_history_free);
  g_free (self->path);
  pw_file_stamp_clear (&self->stamp);
  g_free (self->save_problem);
  G_OBJECT_CLASS (pw_session_parent_class)->finalize (object);
}

static void
pw_session_class_init (PwSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = pw_session_get_property;
  object_class->set_property = pw_session_set_property;
  object_class->dispose = pw_session_dispose;
  object_class->finalize = pw_session_finalize;

  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, read);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, read);
  props[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, read);
  props[PROP_LOOKING_BACK] = g_param_spec_boolean ("looking-back", NULL, NULL, FALSE, read);
  props[PROP_SAVE_PROBLEM] = g_param_spec_string ("save-problem", NULL, NULL, NULL, read);
  props[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, read | G_PARAM_WRITABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * PwSession::changed:
   * @change: a #PwChange: how much to read again
   *
   * The game, or the moment looked at, is another. The file is written by then.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_INT);

  /**
   * PwSession::saving:
   *
   * The record is about to be written: the last moment to tell what else it keeps, such as
   * pw_session_set_seconds().
   */
  signals[SAVING] = g_signal_new ("saving", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
history_free (gpointer history)
{
  pw_history_free (history);
}

static void
pw_session_init (PwSession *self)
{
  self->revised = g_ptr_array_new_with_free_func (history_free);
  self->revised_at = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* -- Making, and what is in it ------------------------------------------------------------------ */

/**
 * pw_session_new:
 * @game: a game
 * @setup: who plays; copied
 * @error: (nullable): return location: why it cannot be played so
 *
 * Returns: (transfer full): a new game without a move and without a path, or %NULL
 */
PwSession *
pw_session_new (const PwGame *game, const PwSetup *setup, GError **error)
{
  PwHistory *history = pw_history_new (game, setup, error);

  return history ? pw_session_new_for_record (pw_record_new (history)) : NULL;
}

/**
 * pw_session_new_for_record:
 * @record: (transfer full): a record
 *
 * Returns: (transfer full): a session that goes on with @record; it has no path yet
 */
PwSession *
pw_session_new_for_record (PwRecord *record)
{
  PwSession *self = g_object_new (PW_TYPE_SESSION, NULL);

  self->record = record;
  self->booked = g_get_monotonic_time ();
  self->moment = cursor_of (self);
  self->told_undo = can_undo (self);
  self->told_redo = can_redo (self);
  self->told_over = is_over (self);
  return self;
}

const PwGame *
pw_session_get_game (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), NULL);
  return pw_history_get_game (self->record->history);
}

const PwSetup *
pw_session_get_setup (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), NULL);
  return pw_history_get_setup (self->record->history);
}

const PwHistory *
pw_session_get_history (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), NULL);
  return self->record->history;
}

const PwRecord *
pw_session_get_record (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), NULL);
  return self->record;
}

gconstpointer
pw_session_get_state (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), NULL);
  return pw_history_get_state (self->record->history, self->moment);
}

guint
pw_session_get_moment (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), 0);
  return self->moment;
}

/**
 * pw_session_get_actor:
 * @self: a session
 *
 * Returns: whose move it is at the moment looked at: a seat, %PW_TABLE or %PW_NOBODY
 */
int
pw_session_get_actor (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), PW_NOBODY);
  return pw_session_get_game (self)->actor (pw_session_get_state (self));
}

/**
 * pw_session_get_score:
 * @self: a session
 * @seat: a player
 * @source: an index into PwGame.sources, or -1 for all of them
 *
 * Returns: that player's points at the moment looked at
 */
int
pw_session_get_score (PwSession *self, guint seat, int source)
{
  g_return_val_if_fail (PW_IS_SESSION (self), 0);
  g_return_val_if_fail (seat < pw_session_get_setup (self)->n_players, 0);
  return pw_history_get_score (self->record->history, self->moment, seat, source);
}

/**
 * pw_session_set_title:
 * @self: a session
 * @title: (nullable): what people call this game, or %NULL: by its players
 *
 * Names the game, and saves it. Line breaks become spaces; what is longer than a line is cut.
 *
 * Returns: whether the file holds the game as it is now
 */
gboolean
pw_session_set_title (PwSession *self, const char *title)
{
  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);
  g_free (self->record->title);
  self->record->title = pw_record_clean_title (title);
  return pw_session_save (self);
}

/**
 * pw_session_set_seconds:
 * @self: a session
 * @seat: a player
 * @seconds: how long that player has been on turn
 *
 * Notes a time in the record; it is written with the next move.
 */
void
pw_session_set_seconds (PwSession *self, guint seat, guint seconds)
{
  g_return_if_fail (PW_IS_SESSION (self));
  g_return_if_fail (seat < PW_MAX_PLAYERS);

  self->record->seconds[seat] = seconds;
}

/* -- Moves ------------------------------------------------------------------------------------------ */

static void
after_change (PwSession *self, PwChange change)
{
  self->moment = cursor_of (self);
  pw_session_save (self);
  announce (self, change);
}

/**
 * pw_session_play:
 * @self: a session
 * @move: a move of the present, whatever moment is looked at; optional arguments may be open
 * @error: (nullable): return location: the refusal
 *
 * Plays a move, saves the game and returns to the present.
 *
 * Returns: whether it was played; else nothing has changed
 */
gboolean
pw_session_play (PwSession *self, const PwMove *move, GError **error)
{
  PwChange change;

  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  /* What was looked at meanwhile is not one move away from what is shown next. */
  change = is_looking_back (self) ? PW_CHANGE_ALL : PW_CHANGE_PLAYED;
  if (!pw_history_play (self->record->history, move, error))
    return FALSE;
  if (pw_dealer_draw (self->record->history) > 0)
    change = PW_CHANGE_ALL;
  g_clear_pointer (&self->unrevised, pw_history_free);
  after_change (self, change);
  return TRUE;
}

/* Makes @history the game that is played; undo goes back to the one before. */
static void
take_history (PwSession *self, PwHistory *history)
{
  guint cursor = pw_history_get_cursor (history);

  if (self->revised->len == MAX_REVISED)
    {
      g_ptr_array_remove_index (self->revised, 0);
      g_array_remove_index (self->revised_at, 0);
    }
  g_ptr_array_add (self->revised, self->record->history);
  g_array_append_val (self->revised_at, cursor);
  self->record->history = history;
  after_change (self, PW_CHANGE_ALL);
}

/**
 * pw_session_revise:
 * @self: a session
 * @revision: a change of an earlier line, tried with pw_revision_new() on this session's game;
 *   its game is taken out of it
 *
 * Plays on with the game as the revision has it. One undo gives the one before back; so do the next, for a few dozen
 * revisions.
 */
void
pw_session_revise (PwSession *self, PwRevision *revision)
{
  g_return_if_fail (PW_IS_SESSION (self));
  g_return_if_fail (pw_revision_get_history (revision) != NULL);

  g_clear_pointer (&self->unrevised, pw_history_free);
  take_history (self, pw_revision_steal_history (revision));
}

/**
 * pw_session_undo:
 * @self: a session
 *
 * Takes the last move back; pw_session_redo() plays it again until another is played.
 *
 * Returns: %FALSE when there is none
 */
gboolean
pw_session_undo (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);

  if (is_just_revised (self))
    {
      g_clear_pointer (&self->unrevised, pw_history_free);
      self->unrevised = self->record->history;
      self->record->history = g_ptr_array_steal_index (self->revised, self->revised->len - 1);
      g_array_set_size (self->revised_at, self->revised_at->len - 1);
      after_change (self, PW_CHANGE_ALL);
      return TRUE;
    }
  /* Redo goes back the way undo came: a revision undone before is no longer next. */
  if (!pw_history_undo (self->record->history))
    return FALSE;
  g_clear_pointer (&self->unrevised, pw_history_free);
  after_change (self, PW_CHANGE_CURSOR);
  return TRUE;
}

gboolean
pw_session_redo (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);

  if (self->unrevised)
    {
      take_history (self, g_steal_pointer (&self->unrevised));
      return TRUE;
    }
  if (!pw_history_redo (self->record->history))
    return FALSE;
  after_change (self, PW_CHANGE_CURSOR);
  return TRUE;
}

/**
 * pw_session_look_at:
 * @self: a session
 * @moment: a number of moves, at most the cursor; more means the present
 *
 * Shows the table as it was after @moment moves. Nothing is undone.
 */
void
pw_session_look_at (PwSession *self, guint moment)
{
  g_return_if_fail (PW_IS_SESSION (self));

  moment = MIN (moment, cursor_of (self));
  if (moment == self->moment)
    return;
  self->moment = moment;
  announce (self, PW_CHANGE_VIEW);
}

void
pw_session_look_at_present (PwSession *self)
{
  g_return_if_fail (PW_IS_SESSION (self));
  pw_session_look_at (self, cursor_of (self));
}
