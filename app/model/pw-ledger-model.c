/* pw-ledger-model.c: the ledger: each line that changed something for one player
 *
 * It compares what the player has before and after each move, so that it is right whatever the
 * kind of move: a payment, a correction, a statement, somebody else's deed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-ledger-model.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-ending.h"

struct _PwLedgerModel
{
  PwSessionList parent_instance;

  guint seat;
  guint n_moves;                /* moves the rows tell of */
  const PwHistory *history;     /* the game they tell of: a revision puts another in its place */
  gboolean hides;               /* whether they leave secret points out */
};

G_DEFINE_FINAL_TYPE (PwLedgerModel, pw_ledger_model, PW_TYPE_SESSION_LIST)

enum
{
  PROP_SEAT = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* -- Rows -------------------------------------------------------------------------------------- */

static char *
section_at (const PwHistory *history, guint at)
{
  const PwGame *game = pw_history_get_game (history);

  return game->words.moment ? game->words.moment (pw_history_get_setup (history), pw_history_get_state (history, at)) : NULL;
}

/* Appends a row where @before and @after differ; @last is the row before @rows, or NULL. */
static void
add_row (GPtrArray *rows, PwLedgerRow *last, const PwHistory *history, guint moment, const char *text,
         const char *section, const int *before, const int *after)
{
  PwLedgerRow *row;

  if (memcmp (before, after, PW_LEDGER_MAX_COLUMNS * sizeof *before) == 0)
    return;
  if (rows->len > 0)
    last = g_ptr_array_index (rows, rows->len - 1);
  row = pw_ledger_row_new (history, moment, text, section, before, after);
  pw_ledger_row_set_begins (row, !last || g_strcmp0 (pw_ledger_row_get_section (last), section) != 0);
  g_ptr_array_add (rows, row);
}

/* What a player has before the first move: without it the totals would come out of nothing. */
static void
add_beginning (GPtrArray *rows, const PwHistory *history, guint seat)
{
  const int nothing[PW_LEDGER_MAX_COLUMNS] = { 0 };
  int first[PW_LEDGER_MAX_COLUMNS];
  g_autofree char *section = section_at (history, 0);

  pw_ledger_read (history, 0, seat, first);
  add_row (rows, NULL, history, 0, _("At the beginning"), section, nothing, first);
}

/* What move @i meant for @seat: where the game says whom each thing concerns, a line for each that concerns @seat. */
static char *
tell_move (const PwHistory *history, guint seat, guint i)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  const PwMove *move = pw_history_get_move (history, i);
  gconstpointer before = pw_history_get_state (history, i);
  guint n_events;
  const PwEvent *events = pw_history_get_events (history, i, &n_events);
  g_auto (PwEnding) ending = { 0 };
  g_autofree char *own = NULL;
  char *text;

  pw_game_ending (game, setup, before, move, events, n_events, &ending);
  own = game->words.sentence (setup, before, move, events, ending.first);
  text = pw_ending_tell_of (&ending, seat, own);
  return text ? text : game->words.sentence (setup, before, move, events, n_events);
}

/* Adds the rows of move @i: one, and another for the final scoring where it ends the game. */
static void
add_move (GPtrArray *rows, PwLedgerRow *last, const PwHistory *history, guint seat, guint i)
{
  int before[PW_LEDGER_MAX_COLUMNS], between[PW_LEDGER_MAX_COLUMNS], after[PW_LEDGER_MAX_COLUMNS];
  guint n_events;
  const PwEvent *events = pw_history_get_events (history, i, &n_events);
  g_autofree char *text = NULL;
  g_autofree char *section = NULL;
  g_autofree char *end = NULL;

  pw_ledger_read (history, i, seat, before);
  pw_ledger_read (history, i + 1, seat, after);
  if (memcmp (before, after, sizeof before) == 0)
    return;
  memcpy (between, after, sizeof between);
  for (guint e = 0; e < n_events && pw_ledger_has_column (history, PW_LEDGER_POINTS); e++)
    if (pw_history_counts (history, &events[e]) && events[e].final && events[e].player == (int) seat)
      between[PW_LEDGER_POINTS] -= events[e].amount;
  text = tell_move (history, seat, i);
  section = section_at (history, i);
  add_row (rows, last, history, i + 1, text, section, before, between);
  end = section_at (history, i + 1);
  add_row (rows, last, history, i + 1, _("Final scoring"), end, between, after);
}

/* -- Following the session ------------------------------------------------------------------- */

static void
read_all (PwLedgerModel *self)
{
  PwSessionList *list = PW_SESSION_LIST (self);
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  self->history = pw_session_get_history (pw_session_list_get_session (list));
  self->n_moves = pw_history_get_cursor (self->history);
  self->hides = pw_history_hides (self->history);
  add_beginning (rows, self->history, self->seat);
  for (guint i = 0; i < self->n_moves; i++)
    add_move (rows, NULL, self->history, self->seat, i);
  pw_session_list_replace (list, rows, pw_ledger_row_same);
}

static void
pw_ledger_model_follow (PwSessionList *list, PwChange change)
{
  PwLedgerModel *self = PW_LEDGER_MODEL (list);
  const PwHistory *history = pw_session_get_history (pw_session_list_get_session (list));
  GPtrArray *rows = pw_session_list_get_lines (list), *added;
  guint cursor = pw_history_get_cursor (history), kept = rows->len;

  if (change == PW_CHANGE_VIEW)
    return;
  /* At the end each line has the points that were secret when it was played. */
  if (history != self->history || pw_history_hides (history) != self->hides)
    {
      read_all (self);
      return;
    }
  while (kept > 0 && pw_ledger_row_get_moment (g_ptr_array_index (rows, kept - 1)) > cursor)
    kept--;
  added = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = self->n_moves; i < cursor; i++)
    add_move (added, kept > 0 ? g_ptr_array_index (rows, kept - 1) : NULL, history, self->seat, i);
  self->n_moves = cursor;
  pw_session_list_splice (list, kept, added);
}

/* -- Object -------------------------------------------------------------------------------------- */

static void
pw_ledger_model_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_uint (value, PW_LEDGER_MODEL (object)->seat);
}

static void
pw_ledger_model_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  pw_ledger_model_set_seat (PW_LEDGER_MODEL (object), g_value_get_uint (value));
}

static void
pw_ledger_model_class_init (PwLedgerModelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = pw_ledger_model_get_property;
  object_class->set_property = pw_ledger_model_set_property;
  props[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, PW_MAX_PLAYERS - 1, 0,
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  PW_SESSION_LIST_CLASS (klass)->item_type = PW_TYPE_LEDGER_ROW;
  PW_SESSION_LIST_CLASS (klass)->follow = pw_ledger_model_follow;
}

static void
pw_ledger_model_init (PwLedgerModel *self)
{
}

/**
 * pw_ledger_model_new:
 * @session: a game
 * @seat: a player
 *
 * Returns: (transfer full): the player's ledger; it follows the game by itself
 */
PwLedgerModel *
pw_ledger_model_new (PwSession *session, guint seat)
{
  PwLedgerModel *self;

  g_return_val_if_fail (PW_IS_SESSION (session), NULL);
  g_return_val_if_fail (seat < pw_session_get_setup (session)->n_players, NULL);

  self = g_object_new (PW_TYPE_LEDGER_MODEL, NULL);
  self->seat = seat;
  pw_session_list_start (PW_SESSION_LIST (self), session);
  return self;
}

guint
pw_ledger_model_get_seat (PwLedgerModel *self)
{
  g_return_val_if_fail (PW_IS_LEDGER_MODEL (self), 0);
  return self->seat;
}

/**
 * pw_ledger_model_set_seat:
 * @self: a ledger
 * @seat: whose it is to be
 *
 * Tells another player's lines.
 */
void
pw_ledger_model_set_seat (PwLedgerModel *self, guint seat)
{
  PwSession *session;

  g_return_if_fail (PW_IS_LEDGER_MODEL (self));
  session = pw_session_list_get_session (PW_SESSION_LIST (self));
  g_return_if_fail (session != NULL && seat < pw_session_get_setup (session)->n_players);

  if (self->seat == seat)
    return;
  self->seat = seat;
  read_all (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SEAT]);
}
