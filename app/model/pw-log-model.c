/* pw-log-model.c: the moves of a session as lines for people, with heads where a section begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-log-model.h"

/* -- A line ---------------------------------------------------------------------------------- */

struct _PwLogLine
{
  GObject parent_instance;

  char *text;
  gboolean section;
  int player;
  int points;
  guint moment;
  gboolean dealt;
};

G_DEFINE_FINAL_TYPE (PwLogLine, pw_log_line, G_TYPE_OBJECT)

static void
pw_log_line_finalize (GObject *object)
{
  g_free (PW_LOG_LINE (object)->text);
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
 *   first move
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
 * Returns: whether the move is undone; a #PwLogModel drops such lines, so those in it never are
 */
gboolean
pw_log_line_get_undone (PwLogLine *self)
{
  g_return_val_if_fail (PW_IS_LOG_LINE (self), FALSE);
  return FALSE;
}

/* -- The log ----------------------------------------------------------------------------------- */

struct _PwLogModel
{
  GObject parent_instance;

  PwSession *session;
  GPtrArray *lines;             /* PwLogLine */
  guint n_moves;                /* moves the lines tell of */
  const PwHistory *history;     /* the game they tell of: a revision puts another in its place */
};

static GType
get_item_type (GListModel *model)
{
  return PW_TYPE_LOG_LINE;
}

static guint
get_n_items (GListModel *model)
{
  return PW_LOG_MODEL (model)->lines->len;
}

static gpointer
get_item (GListModel *model, guint i)
{
  PwLogModel *self = PW_LOG_MODEL (model);

  return i < self->lines->len ? g_object_ref (g_ptr_array_index (self->lines, i)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PwLogModel, pw_log_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static PwLogLine *
line_new (PwLogModel *self, const PwHistory *history, guint i)
{
  const PwGame *game = pw_history_get_game (history);
  const PwMove *move = pw_history_get_move (history, i);
  PwLogLine *line = g_object_new (PW_TYPE_LOG_LINE, NULL);
  const PwEvent *events;
  guint n_events;

  events = pw_history_get_events (history, i, &n_events);
  line->text = game->sentence (pw_history_get_setup (history), pw_history_get_state (history, i), move, events, n_events);
  line->player = move->player;
  line->moment = i + 1;
  line->dealt = (move->flags & PW_MOVE_DEALT) != 0;
  for (guint e = 0; e < n_events; e++)
    if (events[e].kind == PW_EVENT_POINTS && events[e].player == move->player && !events[e].final)
      line->points += events[e].amount;
  return line;
}

static char *
section_of (const PwHistory *history, guint i)
{
  return pw_history_get_game (history)->moment (pw_history_get_setup (history), pw_history_get_state (history, i));
}

/* Adds the lines of move @i; a head before it where it happens in another section than the last. */
static void
append_move (PwLogModel *self, const PwHistory *history, guint i)
{
  g_autofree char *last = i > 0 ? section_of (history, i - 1) : NULL;
  g_autofree char *section = section_of (history, i);

  if (g_strcmp0 (section, last) != 0)
    {
      PwLogLine *head = g_object_new (PW_TYPE_LOG_LINE, NULL);

      head->text = g_steal_pointer (&section);
      head->section = TRUE;
      head->moment = i;
      g_ptr_array_add (self->lines, head);
    }
  g_ptr_array_add (self->lines, line_new (self, history, i));
}

/* How many lines tell of the first @n_moves moves. */
static guint
count_lines (PwLogModel *self, guint n_moves)
{
  guint n = self->lines->len;

  while (n > 0)
    {
      PwLogLine *line = g_ptr_array_index (self->lines, n - 1);

      if (!line->section && line->moment <= n_moves)
        break;
      n--;
    }
  return n;
}

static gboolean
same_line (PwLogLine *a, PwLogLine *b)
{
  return g_strcmp0 (a->text, b->text) == 0 && a->section == b->section && a->moment == b->moment
         && a->points == b->points && a->player == b->player && a->dealt == b->dealt;
}

/* After a revision: tells all anew, but leaves the lines before the first that differs alone. */
static void
rebuild (PwLogModel *self, const PwHistory *history)
{
  g_autoptr (GPtrArray) old = g_steal_pointer (&self->lines);
  guint kept = 0;

  self->lines = g_ptr_array_new_with_free_func (g_object_unref);
  self->history = history;
  self->n_moves = pw_history_get_cursor (history);
  for (guint i = 0; i < self->n_moves; i++)
    append_move (self, history, i);
  while (kept < old->len && kept < self->lines->len
         && same_line (g_ptr_array_index (old, kept), g_ptr_array_index (self->lines, kept)))
    kept++;
  g_list_model_items_changed (G_LIST_MODEL (self), kept, old->len - kept, self->lines->len - kept);
}

static void
on_changed (PwLogModel *self, PwChange change)
{
  const PwHistory *history = pw_session_get_history (self->session);
  guint cursor = pw_history_get_cursor (history);
  guint kept, before = self->lines->len;

  /* Whatever else may have happened, a move played from an earlier moment only adds a line. */
  if (change == PW_CHANGE_VIEW)
    return;
  if (history != self->history)
    {
      rebuild (self, history);
      return;
    }
  kept = cursor < self->n_moves ? count_lines (self, cursor) : before;
  if (kept < before)
    g_ptr_array_remove_range (self->lines, kept, before - kept);
  for (guint i = self->n_moves; i < cursor; i++)
    append_move (self, history, i);
  self->n_moves = cursor;
  if (before != kept || self->lines->len != kept)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, before - kept, self->lines->len - kept);
}

static void
pw_log_model_dispose (GObject *object)
{
  PwLogModel *self = PW_LOG_MODEL (object);

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (pw_log_model_parent_class)->dispose (object);
}

static void
pw_log_model_finalize (GObject *object)
{
  g_ptr_array_unref (PW_LOG_MODEL (object)->lines);
  G_OBJECT_CLASS (pw_log_model_parent_class)->finalize (object);
}

static void
pw_log_model_class_init (PwLogModelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_log_model_dispose;
  G_OBJECT_CLASS (klass)->finalize = pw_log_model_finalize;
}

static void
pw_log_model_init (PwLogModel *self)
{
  self->lines = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * pw_log_model_new:
 * @session: a game
 *
 * Returns: (transfer full): its log up to the present, whatever moment is looked at; it follows
 *   the game by itself
 */
PwLogModel *
pw_log_model_new (PwSession *session)
{
  PwLogModel *self;

  g_return_val_if_fail (PW_IS_SESSION (session), NULL);

  self = g_object_new (PW_TYPE_LOG_MODEL, NULL);
  self->session = g_object_ref (session);
  self->history = pw_session_get_history (session);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), self);
  on_changed (self, PW_CHANGE_ALL);
  return self;
}
