/* pw-session.c: the one game that is open: plays, undoes and looks back; pw-session-save.c keeps the file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-locale.h"
#include "core/pw-notation.h"
#include "model/pw-log-struck.h"
#include "model/pw-printed.h"
#include "model/pw-reveal.h"
#include "model/pw-session-private.h"

#include <glib/gi18n-lib.h>

#include "core/pw-dealer.h"

/** MAX_REVISED: how many revisions can be undone; each keeps a whole game with all its states in memory. */
#define MAX_REVISED 40

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

/* Whether the last move is one that nobody at the table made: a line that holds for the whole game, said by the program. */
static gboolean
is_put_in (PwSession *self)
{
  const PwHistory *history = self->record->history;
  guint cursor = cursor_of (self);

  return cursor > 0 && cursor <= self->put_in &&
         pw_history_get_game (history)->kinds[pw_history_get_move (history, cursor - 1)->kind].lasting;
}

static gboolean
can_undo (PwSession *self)
{
  return is_just_revised (self) || (cursor_of (self) > 0 && !is_put_in (self));
}

static gboolean
can_redo (PwSession *self)
{
  return cursor_of (self) < pw_history_get_length (self->record->history) || self->unrevised->len > 0;
}

/* What is played or revised now takes the place of what was undone. */
static void
forget_unrevised (PwSession *self)
{
  g_ptr_array_set_size (self->unrevised, 0);
  g_array_set_size (self->unrevised_at, 0);
}

gboolean
pw_session_is_over (PwSession *self)
{
  const PwHistory *history = self->record->history;

  return pw_history_get_game (history)->play.actor (pw_history_get_state (history, cursor_of (self))) == PW_NOBODY;
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
  tell (self, &self->told_over, pw_session_is_over (self), PROP_OVER);
  tell (self, &self->told_back, is_looking_back (self), PROP_LOOKING_BACK);
  g_signal_emit (self, signals[CHANGED], 0, (int) change);
  g_object_thaw_notify (G_OBJECT (self));
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
    case PROP_OVER: g_value_set_boolean (value, pw_session_is_over (self)); break;
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

  /* What is being saved is saved. A last try, so that closing the window right after making room on the disk loses nothing. */
  pw_session_finish (self);
  if (self->retry_id)
    pw_session_save (self);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  pw_session_end_saver (self);
  G_OBJECT_CLASS (pw_session_parent_class)->dispose (object);
}

static void
pw_session_finalize (GObject *object)
{
  PwSession *self = PW_SESSION (object);

  pw_record_free (self->record);
  g_ptr_array_unref (self->revised);
  g_array_unref (self->revised_at);
  g_ptr_array_unref (self->unrevised);
  g_array_unref (self->unrevised_at);
  g_free (self->path);
  pw_file_stamp_clear (&self->stamp);
  g_free (self->save_problem);
  g_clear_error (&self->save_error);
  pw_emergency_free (self->copy);
  g_free (self->copy_path);
  g_free (self->copy_problem);
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
   * The game, or the moment looked at, is another. The file follows: pw_session_get_saving().
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
  self->unrevised = g_ptr_array_new_with_free_func (history_free);
  self->unrevised_at = g_array_new (FALSE, FALSE, sizeof (guint));
  self->retry_delay = PW_SESSION_RETRY;
  self->patience = PW_SESSION_PATIENCE;
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

/* Lines at the beginning that hold for the whole game stand there before anybody moves: in a game that is opened again nobody can tell
 * any more which the program put in, and undo stops behind them. */
static guint
count_lasting (PwSession *self)
{
  const PwHistory *history = self->record->history;
  guint n = 0;

  while (n < cursor_of (self) && pw_history_get_game (history)->kinds[pw_history_get_move (history, n)->kind].lasting)
    n++;
  return n;
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
  self->put_in = count_lasting (self);
  self->told_undo = can_undo (self);
  self->told_redo = can_redo (self);
  self->told_over = pw_session_is_over (self);
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
  return pw_session_get_game (self)->play.actor (pw_session_get_state (self));
}

/**
 * pw_session_get_score:
 * @self: a session
 * @seat: a player
 * @source: an index into PwGame.sources, or -1 for all of them
 *
 * Where secret scores are told one after the other when all is over, there are none until all have been (pw_reveal_tell()).
 *
 * Returns: that player's points at the moment looked at
 */
int
pw_session_get_score (PwSession *self, guint seat, int source)
{
  g_return_val_if_fail (PW_IS_SESSION (self), 0);
  g_return_val_if_fail (seat < pw_session_get_setup (self)->n_players, 0);
  return pw_reveal_get_left (self) > 0 ? 0 : pw_history_get_score (self->record->history, self->moment, seat, source);
}

/**
 * pw_session_await_scores:
 * @self: a session
 *
 * Secret scores will be told one after the other: the file says until then that they have not been, so that neither a list of games
 * nor a copy says them before. Who looks at the session asks pw_reveal_get_left().
 */
void
pw_session_await_scores (PwSession *self)
{
  g_return_if_fail (PW_IS_SESSION (self));
  self->record->untold = TRUE;
  pw_history_set_untold (self->record->history, FALSE);
}

/**
 * pw_session_tell_scores:
 * @self: a session
 *
 * Scores that were secret may be shown from now on, and the file says so; nothing else has changed.
 */
void
pw_session_tell_scores (PwSession *self)
{
  g_return_if_fail (PW_IS_SESSION (self));
  self->record->untold = FALSE;
  pw_session_save (self);
  announce (self, PW_CHANGE_VIEW);
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
  pw_session_save_soon (self);
  announce (self, change);
}

static gboolean play_late (PwSession *self, const PwMove *move, GError **error);

/**
 * pw_session_play:
 * @self: a session
 * @move: a move of the present, whatever moment is looked at; optional arguments may be open
 * @error: (nullable): return location: the refusal
 *
 * Plays a move, has the game saved and returns to the present. What holds for the whole game (PwMoveKind.lasting) is put before the
 * first move, and the rest is played again; where some of it would not fit then, that is refused: people decide about it line by line,
 * as with any other change of an earlier line.
 *
 * Returns: whether it was played; else nothing has changed
 */
gboolean
pw_session_play (PwSession *self, const PwMove *move, GError **error)
{
  PwChange change;

  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  if (pw_printed_is_late (self->record->history, move))
    return play_late (self, move, error);
  /* What was looked at meanwhile is not one move away from what is shown next. */
  change = is_looking_back (self) ? PW_CHANGE_ALL : PW_CHANGE_PLAYED;
  pw_session_forget_printed (self, FALSE);
  if (!pw_history_play (self->record->history, move, error))
    return FALSE;
  if (pw_dealer_draw (self->record->history) > 0)
    change = PW_CHANGE_ALL;
  forget_unrevised (self);
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
  pw_session_forget_printed (self, TRUE);
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
  g_autofree char *language = pw_locale_language ();

  g_return_if_fail (PW_IS_SESSION (self));
  g_return_if_fail (pw_revision_get_history (revision) != NULL);

  pw_revision_tell (revision, self->record->history, pw_log_sentence, language);
  forget_unrevised (self);
  take_history (self, pw_revision_steal_history (revision));
}

/* What holds for the whole game, and was only entered now. */
static gboolean
play_late (PwSession *self, const PwMove *move, GError **error)
{
  g_autoptr (PwRevision) revision = pw_printed_revise (self->record->history, move, error);
  guint n;

  if (!revision)
    return FALSE;
  n = pw_revision_get_n_undecided (revision);
  /* What was passed over, and is possible now, is not declined unasked. */
  if (n == 0 && pw_revision_get_put_in (revision)->len > 0)
    {
      g_set_error_literal (
        error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING,
        _("With it something could have been done that was passed over: insert it before the first move, and decide "
          "whether it was."));
      return FALSE;
    }
  if (n == 0)
    {
      pw_session_revise (self, revision);
      return TRUE;
    }
  g_set_error (
    error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING,
    g_dngettext (GETTEXT_PACKAGE,
                 "With it %u later line no longer fits: insert it before the first move, and decide what becomes of it.",
                 "With it %u later lines no longer fit: insert it before the first move, and decide what becomes of them.", n),
    n);
  return FALSE;
}

/**
 * pw_session_undo:
 * @self: a session
 *
 * Takes the last move back; pw_session_redo() plays it again until another is played.
 *
 * Returns: %FALSE when there is none, but for what the program put in (pw_session_put_in())
 */
gboolean
pw_session_undo (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);

  if (is_just_revised (self))
    {
      guint cursor;

      g_ptr_array_add (self->unrevised, self->record->history);
      self->record->history = g_ptr_array_steal_index (self->revised, self->revised->len - 1);
      cursor = cursor_of (self);
      g_array_append_val (self->unrevised_at, cursor);
      g_array_set_size (self->revised_at, self->revised_at->len - 1);
      pw_session_forget_printed (self, TRUE);
      after_change (self, PW_CHANGE_ALL);
      return TRUE;
    }
  if (is_put_in (self) || !pw_history_undo (self->record->history))
    return FALSE;
  after_change (self, PW_CHANGE_CURSOR);
  return TRUE;
}

/**
 * pw_session_put_in:
 * @self: a session that begins
 *
 * What has been said so far was put in by the program: undo stops behind its lines that hold for the whole game.
 */
void
pw_session_put_in (PwSession *self)
{
  g_return_if_fail (PW_IS_SESSION (self));

  self->put_in = cursor_of (self);
  tell (self, &self->told_undo, can_undo (self), PROP_CAN_UNDO);
}

gboolean
pw_session_redo (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);

  /* Redo goes back the way undo came. */
  if (self->unrevised->len > 0 && g_array_index (self->unrevised_at, guint, self->unrevised->len - 1) == cursor_of (self))
    {
      g_array_set_size (self->unrevised_at, self->unrevised_at->len - 1);
      take_history (self, g_ptr_array_steal_index (self->unrevised, self->unrevised->len - 1));
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
