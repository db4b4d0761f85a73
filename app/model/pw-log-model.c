/* pw-log-model.c: the moves of a session as lines for people, with heads where a section begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-log-model.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/pw-format.h"
#include "core/pw-notation.h"
#include "model/pw-log-struck.h"

/* -- A line ---------------------------------------------------------------------------------- */

struct _PwLogLine
{
  GObject parent_instance;

  char *text;
  gboolean section;
  gboolean detail;
  int player;
  int points;
  guint moment;
  gboolean dealt;
  gboolean undone;
  gboolean struck;
  char *reason;
};

G_DEFINE_FINAL_TYPE (PwLogLine, pw_log_line, G_TYPE_OBJECT)

static void
pw_log_line_finalize (GObject *object)
{
  g_free (PW_LOG_LINE (object)->text);
  g_free (PW_LOG_LINE (object)->reason);
  G_OBJECT_CLASS (pw_log_line_parent_class)->finalize (object);
}

static void
pw_log_line_class_init (PwLogLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_log_line_finalize;
}

static void
pw_log_line_init (PwLogLine *self)
{
  self->player = PW_TABLE;
}

const char *
pw_log_line_get_text (PwLogLine *self)
{
  g_return_val_if_fail (PW_IS_LOG_LINE (self), NULL);
  return self->text;
}

gboolean
pw_log_line_get_section (PwLogLine *self)
{
  g_return_val_if_fail (PW_IS_LOG_LINE (self), FALSE);
  return self->section;
}

/**
 * pw_log_line_get_detail:
 * @self: a line
 *
 * Returns: whether it tells what ended with the move before it: no move of its own
 */
gboolean
pw_log_line_get_detail (PwLogLine *self)
{
  g_return_val_if_fail (PW_IS_LOG_LINE (self), FALSE);
  return self->detail;
}

int
pw_log_line_get_player (PwLogLine *self)
{
  g_return_val_if_fail (PW_IS_LOG_LINE (self), PW_TABLE);
  return self->player;
}

/**
 * pw_log_line_get_points:
 * @self: a line
 *
 * Returns: what the move scored at once for its player; what final scoring adds is not part of it
 */
int
pw_log_line_get_points (PwLogLine *self)
{
  g_return_val_if_fail (PW_IS_LOG_LINE (self), 0);
  return self->points;
}

/**
 * pw_log_line_get_moment:
 * @self: a line
 *
 * Returns: for pw_session_look_at(): the moment after the move; for a section the one before its
 *   first move; of what ended, and its head, the one after the move that ended it
 */
guint
pw_log_line_get_moment (PwLogLine *self)
{
  g_return_val_if_fail (PW_IS_LOG_LINE (self), 0);
  return self->moment;
}

gboolean
pw_log_line_get_dealt (PwLogLine *self)
{
  g_return_val_if_fail (PW_IS_LOG_LINE (self), FALSE);
  return self->dealt;
}

/**
 * pw_log_line_get_undone:
 * @self: a line
 *
 * Returns: whether the move is undone and can be played again; only where the model shows such lines
 */
gboolean
pw_log_line_get_undone (PwLogLine *self)
{
  g_return_val_if_fail (PW_IS_LOG_LINE (self), FALSE);
  return self->undone;
}

/**
 * pw_log_line_get_struck:
 * @self: a line
 *
 * Returns: whether the line was taken out of the game; its text is what it said when it stood, and it has no moment
 *   of its own
 */
gboolean
pw_log_line_get_struck (PwLogLine *self)
{
  g_return_val_if_fail (PW_IS_LOG_LINE (self), FALSE);
  return self->struck;
}

/**
 * pw_log_line_get_reason:
 * @self: a line
 *
 * Returns: (nullable): why a correction counts; %NULL for every ordinary move
 */
const char *
pw_log_line_get_reason (PwLogLine *self)
{
  g_return_val_if_fail (PW_IS_LOG_LINE (self), NULL);
  return self->reason;
}

/**
 * pw_log_line_new_spoken:
 * @self: a line
 * @text: (nullable): what it says, where more is said than the line knows
 *
 * Returns: (transfer full): the sentence as it is read out: what it is, its points, why it counts
 */
char *
pw_log_line_new_spoken (PwLogLine *self, const char *text)
{
  g_autofree char *scored = NULL, *whole = NULL, *reason = NULL;

  g_return_val_if_fail (PW_IS_LOG_LINE (self), NULL);
  scored = g_strdup (text ? text : self->text);
  /* What follows belongs to the same sentence. */
  if ((self->points || self->reason) && g_str_has_suffix (scored, "."))
    scored[strlen (scored) - 1] = '\0';
  if (self->points)
    {
      g_autofree char *plain = g_steal_pointer (&scored), *points = pw_number (self->points);

      scored = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s; %s point", "%s; %s points", (gulong) ABS (self->points)),
                                plain, points);
    }
  reason = self->reason ? pw_isolate (self->reason) : NULL;
  whole = self->reason ? g_strdup_printf (_("%s; played so: %s"), scored, reason) : g_steal_pointer (&scored);
  if (self->struck)
    return g_strdup_printf (_("struck: %s"), whole);
  if (self->undone)
    return g_strdup_printf (_("undone: %s"), whole);
  return g_steal_pointer (&whole);
}

/* -- The log ----------------------------------------------------------------------------------- */

struct _PwLogModel
{
  PwSessionList parent_instance;

  guint n_moves;                /* moves the lines tell of; those undone apart */
  guint64 n_told;               /* moves that lines were made for, in all: what following costs */
  const PwHistory *history;     /* the game they tell of: a revision puts another in its place */
  GArray *said;                 /* (nullable): PwStruckSaid of the lines of @history that were struck */
  gboolean show_dropped;
};

G_DEFINE_FINAL_TYPE (PwLogModel, pw_log_model, PW_TYPE_SESSION_LIST)

/* Of the events of move @i, the first @n_own are its own; what ends with it has lines, and points, of its own. */
static PwLogLine *
line_new (const PwHistory *history, guint i, guint n_own)
{
  const PwGame *game = pw_history_get_game (history);
  const PwMove *move = pw_history_get_move (history, i);
  PwLogLine *line = g_object_new (PW_TYPE_LOG_LINE, NULL);
  const PwEvent *events;
  guint n_events;

  events = pw_history_get_events (history, i, &n_events);
  line->text = game->words.sentence (pw_history_get_setup (history), pw_history_get_state (history, i), move, events, n_own);
  line->player = move->player;
  line->moment = i + 1;
  line->dealt = (move->flags & PW_MOVE_DEALT) != 0;
  line->undone = i >= pw_history_get_cursor (history);
  line->reason = g_strdup (pw_move_get_reason (move, pw_history_get_setup (history)));
  for (guint e = 0; e < MIN (n_own, n_events); e++)
    if (events[e].kind == PW_EVENT_POINTS && events[e].player == move->player && !events[e].final && !events[e].silent)
      line->points += events[e].amount;
  return line;
}

static gboolean
changes_level (const PwHistory *history, guint i)
{
  const PwGame *game = pw_history_get_game (history);
  int before, after;

  return pw_game_get_level (game, pw_history_get_state (history, i), &before) !=
           pw_game_get_level (game, pw_history_get_state (history, i + 1), &after) ||
         before != after;
}

/* Whether something ended with move @i, which has a head of its own. */
static gboolean
ends_something (const PwHistory *history, guint i)
{
  g_auto (PwEnding) ending = { 0 };
  guint n_events;
  const PwEvent *events = pw_history_get_events (history, i, &n_events);

  pw_game_ending (pw_history_get_game (history), pw_history_get_setup (history), pw_history_get_state (history, i),
                  pw_history_get_move (history, i), events, n_events, &ending);
  return ending.title != NULL;
}

/* Where one goes over to another level, what follows belongs to that line already. */
static char *
section_of (const PwHistory *history, guint i)
{
  guint moment = changes_level (history, i) && !ends_something (history, i) ? i + 1 : i;

  return pw_history_get_game (history)->words.moment (pw_history_get_setup (history), pw_history_get_state (history, moment));
}

/* The first line that was struck at the place of move @i or later: they are kept in that order. */
static guint
find_struck (const PwHistory *history, guint i)
{
  guint low = 0, high = pw_history_get_n_struck (history);

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (pw_history_get_struck (history, middle)->before < i)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* Only a revision strikes, which makes another history; what a line says depends on what stands before it alone, so that lines
 * that go with what is undone leave the others as they are. */
static const PwStruckSaid *
said_of (PwLogModel *self, const PwHistory *history, guint s)
{
  if (self->said && s >= self->said->len)
    g_clear_pointer (&self->said, g_array_unref);
  if (!self->said)
    self->said = pw_log_struck_new (history);
  return &g_array_index (self->said, PwStruckSaid, s);
}

/* Adds what was struck at the place of move @i. */
static void
append_struck (PwLogModel *self, GPtrArray *lines, const PwHistory *history, guint i)
{
  guint n = pw_history_get_n_struck (history);

  for (guint s = find_struck (history, i); s < n && pw_history_get_struck (history, s)->before == i; s++)
    {
      const PwStruckSaid *said = said_of (self, history, s);
      PwLogLine *line = g_object_new (PW_TYPE_LOG_LINE, NULL);

      line->text = g_strdup (said->text);
      line->reason = g_strdup (said->reason);
      line->player = said->player;
      line->moment = i;
      line->struck = TRUE;
      g_ptr_array_add (lines, line);
    }
}

static void
append_text (GPtrArray *lines, const PwHistory *history, guint i, const char *text, gboolean section)
{
  PwLogLine *line = g_object_new (PW_TYPE_LOG_LINE, NULL);

  line->text = g_strdup (text);
  line->section = section;
  line->detail = !section;
  line->moment = i + 1;
  line->undone = i >= pw_history_get_cursor (history);
  g_ptr_array_add (lines, line);
}

/* Adds move @i, and what ended with it under a head of its own. */
static void
append_with_ending (GPtrArray *lines, const PwHistory *history, guint i)
{
  g_auto (PwEnding) ending = { 0 };
  guint n_events;
  const PwEvent *events = pw_history_get_events (history, i, &n_events);

  pw_game_ending (pw_history_get_game (history), pw_history_get_setup (history), pw_history_get_state (history, i),
                  pw_history_get_move (history, i), events, n_events, &ending);
  g_ptr_array_add (lines, line_new (history, i, ending.first));
  for (guint line = 0; line < ending.lines->len; line++)
    {
      if (ending.title && line == ending.n_before)
        append_text (lines, history, i, ending.title, TRUE);
      append_text (lines, history, i, g_ptr_array_index (ending.lines, line), FALSE);
    }
  if (ending.title && ending.n_before == ending.lines->len)
    append_text (lines, history, i, ending.title, TRUE);
}

/* Adds the lines of move @i, after what was struck at its place; a head before it where it happens in another section than the
 * last. */
static void
append_move (PwLogModel *self, GPtrArray *lines, const PwHistory *history, guint i)
{
  g_autofree char *last = i > 0 ? section_of (history, i - 1) : NULL;
  g_autofree char *section = section_of (history, i);

  if (g_strcmp0 (section, last) != 0)
    {
      PwLogLine *head = g_object_new (PW_TYPE_LOG_LINE, NULL);

      head->text = g_steal_pointer (&section);
      head->section = TRUE;
      head->moment = i;
      g_ptr_array_add (lines, head);
    }
  append_struck (self, lines, history, i);
  append_with_ending (lines, history, i);
}

/* How many lines tell of the first @n_moves moves; what was struck after them is said anew with what comes there. */
static guint
count_lines (GPtrArray *lines, guint n_moves)
{
  guint n = lines->len;

  while (n > 0)
    {
      PwLogLine *line = g_ptr_array_index (lines, n - 1);

      if (!line->section && line->moment <= n_moves && !(line->struck && line->moment == n_moves))
        break;
      n--;
    }
  return n;
}

static gboolean
same_line (gpointer old, gpointer new)
{
  const PwLogLine *a = old, *b = new;

  return g_strcmp0 (a->text, b->text) == 0 && a->section == b->section && a->detail == b->detail && a->moment == b->moment &&
         a->points == b->points && a->player == b->player && a->dealt == b->dealt && a->undone == b->undone &&
         a->struck == b->struck && g_strcmp0 (a->reason, b->reason) == 0;
}

/* Adds what there is to tell from move @first on. */
static void
append_moves (PwLogModel *self, GPtrArray *lines, const PwHistory *history, guint first)
{
  guint length = pw_history_get_length (history), end = self->show_dropped ? length : pw_history_get_cursor (history);

  for (guint i = first; i < end; i++)
    append_move (self, lines, history, i);
  self->n_told += end - first;
  append_struck (self, lines, history, end);
}

/* Tells all anew, but leaves the lines before the first that differs alone. */
static void
rebuild (PwLogModel *self, const PwHistory *history)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_object_unref);

  self->history = history;
  g_clear_pointer (&self->said, g_array_unref);
  self->n_moves = pw_history_get_cursor (history);
  append_moves (self, lines, history, 0);
  pw_session_list_replace (PW_SESSION_LIST (self), lines, same_line);
}

static void
pw_log_model_follow (PwSessionList *list, PwChange change)
{
  PwLogModel *self = PW_LOG_MODEL (list);
  const PwHistory *history = pw_session_get_history (pw_session_list_get_session (list));
  GPtrArray *lines = pw_session_list_get_lines (list), *added;
  guint cursor = pw_history_get_cursor (history), first = MIN (self->n_moves, cursor), kept;

  /* Whatever else may have happened, a move played from an earlier moment only adds a line. */
  if (change == PW_CHANGE_VIEW)
    return;
  if (history != self->history)
    {
      rebuild (self, history);
      return;
    }
  /* Before the first move that is played now, or was played before, nothing is another; what was struck at the end stands
   * before or after the move there, as that comes and goes. */
  kept = count_lines (lines, first);
  self->n_moves = cursor;
  added = g_ptr_array_new_with_free_func (g_object_unref);
  append_moves (self, added, history, first);
  pw_session_list_splice (list, kept, added);
}

static void
pw_log_model_finalize (GObject *object)
{
  g_clear_pointer (&PW_LOG_MODEL (object)->said, g_array_unref);
  G_OBJECT_CLASS (pw_log_model_parent_class)->finalize (object);
}

static void
pw_log_model_class_init (PwLogModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_log_model_finalize;
  PW_SESSION_LIST_CLASS (klass)->item_type = PW_TYPE_LOG_LINE;
  PW_SESSION_LIST_CLASS (klass)->follow = pw_log_model_follow;
}

static void
pw_log_model_init (PwLogModel *self)
{
}

/**
 * pw_log_model_new:
 * @session: a game
 *
 * Returns: (transfer full): its log up to the present, whatever moment is looked at, with what was struck in its place; it
 *   follows the game by itself
 */
PwLogModel *
pw_log_model_new (PwSession *session)
{
  PwLogModel *self;

  g_return_val_if_fail (PW_IS_SESSION (session), NULL);

  self = g_object_new (PW_TYPE_LOG_MODEL, NULL);
  self->history = pw_session_get_history (session);
  pw_session_list_start (PW_SESSION_LIST (self), session);
  return self;
}

/**
 * pw_log_model_get_n_told:
 * @self: a log
 *
 * Returns: how many moves it has made lines for so far, some of them again: what it has cost, not what it holds
 */
guint64
pw_log_model_get_n_told (PwLogModel *self)
{
  g_return_val_if_fail (PW_IS_LOG_MODEL (self), 0);
  return self->n_told;
}

/**
 * pw_log_model_set_show_dropped:
 * @self: a log
 * @show: whether to tell also of what was undone and could be played again, in its place
 */
void
pw_log_model_set_show_dropped (PwLogModel *self, gboolean show)
{
  g_return_if_fail (PW_IS_LOG_MODEL (self));

  if (self->show_dropped == show)
    return;
  self->show_dropped = show;
  rebuild (self, pw_session_get_history (pw_session_list_get_session (PW_SESSION_LIST (self))));
}
