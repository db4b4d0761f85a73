/* pw-position.c: what lies on the table, as it is being said
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-position-draft.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-line.h"
#include "core/pw-notation.h"
#include "pw-score-model.h"

struct _PwPosition
{
  GObject parent_instance;

  PwSession *session;
  GArray *doubts;               /* PwDoubt */
  gboolean saying;              /* a statement replaces another: two changes are one */
};

G_DEFINE_FINAL_TYPE (PwPosition, pw_position, G_TYPE_OBJECT)

enum
{
  CHANGED,
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const PwGame *
game_of (PwPosition *self)
{
  return pw_session_get_game (self->session);
}

static void
clear_doubt (gpointer data)
{
  g_free (((PwDoubt *) data)->text);
}

static void
update (PwPosition *self)
{
  const PwGame *game = game_of (self);

  if (self->saying)
    return;
  g_array_set_size (self->doubts, 0);
  if (pw_position_is_asked (self))
    pw_game_doubts (game, pw_position_get_state (self), self->doubts);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
pw_position_dispose (GObject *object)
{
  PwPosition *self = PW_POSITION (object);

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (pw_position_parent_class)->dispose (object);
}

static void
pw_position_finalize (GObject *object)
{
  g_array_unref (PW_POSITION (object)->doubts);
  G_OBJECT_CLASS (pw_position_parent_class)->finalize (object);
}

static void
pw_position_class_init (PwPositionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_position_dispose;
  G_OBJECT_CLASS (klass)->finalize = pw_position_finalize;

  /**
   * PwPosition::changed:
   *
   * Something was said, or taken back.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * PwPosition::refused:
   * @error: a sentence for people
   *
   * What was said can lie on no table.
   */
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_ERROR);
}

static void
pw_position_init (PwPosition *self)
{
  self->doubts = g_array_new (FALSE, FALSE, sizeof (PwDoubt));
  g_array_set_clear_func (self->doubts, clear_doubt);
}

/**
 * pw_position_new:
 * @session: a game
 *
 * Returns: (transfer full): its position; it follows the session by itself
 */
PwPosition *
pw_position_new (PwSession *session)
{
  PwPosition *self;

  g_return_val_if_fail (PW_IS_SESSION (session), NULL);
  self = g_object_new (PW_TYPE_POSITION, NULL);
  self->session = g_object_ref (session);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (update), self);
  update (self);
  return self;
}

PwSession *
pw_position_get_session (PwPosition *self)
{
  return self->session;
}

/* The present, whatever is looked at: that is where statements go. */
gconstpointer
pw_position_get_state (PwPosition *self)
{
  const PwHistory *history = pw_session_get_history (self->session);

  return pw_history_get_state (history, pw_history_get_cursor (history));
}

/**
 * pw_position_is_asked:
 *
 * Returns: whether the game asks what lies on the table now, rather than what somebody does
 */
gboolean
pw_position_is_asked (PwPosition *self)
{
  return pw_game_asks (game_of (self), pw_position_get_state (self));
}

/**
 * pw_position_is_end:
 *
 * Returns: whether the end position is what is entered, to be scored
 */
gboolean
pw_position_is_end (PwPosition *self)
{
  return pw_game_get_level (game_of (self), pw_position_get_state (self), NULL)->end;
}

/**
 * pw_position_get_doubts:
 *
 * Returns: (element-type PwDoubt): what cannot be; empty while no position is asked
 */
const GArray *
pw_position_get_doubts (PwPosition *self)
{
  return self->doubts;
}

/* Whether both say something of the same thing. */
gboolean
pw_draft_is_same_thing (const PwGame *game, const PwMove *a, const PwMove *b)
{
  const PwMoveKind *kind = &game->kinds[a->kind];
  guint n_values = MAX (kind->n_values, 1);

  if (a->kind != b->kind || a->player != b->player || a->reason || b->reason)
    return FALSE;
  for (guint i = 0; i + n_values < kind->n_args; i++)
    if (a->args[kind->args[i].index] != b->args[kind->args[i].index])
      return FALSE;
  return TRUE;
}

/**
 * pw_position_find_last:
 * @like: a statement
 *
 * Returns: (nullable): the last move of the game, where it says something of the same thing as @like:
 *   pw_position_say() puts @like in its place
 */
const PwMove *
pw_position_find_last (PwPosition *self, const PwMove *like)
{
  const PwHistory *history = pw_session_get_history (self->session);
  guint at = pw_history_get_cursor (history);
  const PwMove *last = at > 0 ? pw_history_get_move (history, at - 1) : NULL;

  if (!last || like->kind >= game_of (self)->n_kinds || !game_of (self)->kinds[like->kind].statement)
    return NULL;
  return pw_draft_is_same_thing (game_of (self), last, like) ? last : NULL;
}

/**
 * pw_position_say:
 * @move: a statement
 *
 * Plays it. Saying the same thing again at once takes the place of what was said, so that going
 * through several values leaves one line in the log.
 *
 * Returns: %FALSE, after "refused", where it cannot be said
 */
gboolean
pw_position_say (PwPosition *self, const PwMove *move)
{
  g_autoptr (PwPosition) alive = g_object_ref (self);
  g_autoptr (GError) error = NULL;
  PwMove played = *move;
  gboolean again, done;

  g_return_val_if_fail (PW_IS_POSITION (self), FALSE);
  pw_session_look_at_present (self->session);
  again = pw_position_find_last (self, move) != NULL;
  self->saying = TRUE;
  if (again)
    pw_session_undo (self->session);
  done = pw_session_play (self->session, &played, &error);
  if (!done && again)
    pw_session_redo (self->session);
  self->saying = FALSE;
  update (self);
  if (!done)
    g_signal_emit (self, signals[REFUSED], 0, error);
  return done;
}

/* -- Reading ------------------------------------------------------------------------------------- */

static gboolean
parse (PwPosition *self, gconstpointer state, int seat, const char *kind, const char *text, PwMove *out, GError **error)
{
  const PwSetup *setup = pw_session_get_setup (self->session);
  g_autoptr (GString) line = g_string_new (NULL);

  if (seat >= 0)
    {
      pw_line_append_quoted (line, setup->names[seat]);
      g_string_append_c (line, ' ');
    }
  g_string_append_printf (line, "%s%s%s", kind ? kind : "", kind ? " " : "", text);
  return pw_notation_parse (game_of (self), setup, state, line->str, out, error);
}

/* A kind can only be left out where what is said begins with a word: "c3 bank", "silver 3". */
static gboolean
begins_with_word (const PwMoveKind *kind)
{
  return kind->statement && kind->n_args > 0 && kind->args[0].type == PW_ARG_WORD;
}

/* Whether @text begins with the whole name of a player: then it is said of nobody else. @quoted: it with quotes around the name where that
 * is of several words, as notation has it; a name of one word may be a word of the game, too. */
static gboolean
begins_with_name (PwPosition *self, const char *text, char **quoted)
{
  const PwSetup *setup = pw_session_get_setup (self->session);
  gsize length;
  int seat = pw_setup_find_whole_name (setup, text, &length);
  GString *line;

  if (seat < 0 || text[length] != ' ')
    return FALSE;
  if (strchr (setup->names[seat], ' '))
    {
      line = g_string_new (NULL);
      pw_line_append_quoted (line, setup->names[seat]);
      g_string_append (line, text + length);
      *quoted = g_string_free (line, FALSE);
    }
  return TRUE;
}

/**
 * pw_position_read_statement:
 * @state: the position, with what else was read before
 * @seat: of whom it is said, where the text names nobody; %PW_TABLE for none
 * @text: a statement in notation; player and kind may be left out
 * @out: (out): the move; of no kind where none was said
 * @error: (nullable): return location
 *
 * Reads what is typed while a position is entered: "c3 bank", "red 2", "silver 3", "score 87".
 *
 * Returns: whether it can be played
 */
gboolean
pw_position_read_statement (PwPosition *self, gconstpointer state, int seat, const char *text, PwMove *out, GError **error)
{
  const PwGame *game = game_of (self);
  PwKindSet playable = game->play.playable (state);
  g_autofree char *quoted = NULL;
  gboolean of_somebody = begins_with_name (self, text, &quoted);
  g_autoptr (GError) first = NULL;
  g_autoptr (GError) named = NULL;
  PwMove as_said, whole;

  if (quoted)
    text = quoted;
  /* "Bruno c3 bank" and "finish" say all themselves. What can be said of @seat names nobody, whoever the game asks now. */
  if (parse (self, state, PW_TABLE, NULL, text, out, &named) &&
      (game->kinds[out->kind].table ||
       (out->player >= 0 && (seat < 0 || !parse (self, state, seat, NULL, text, &as_said, NULL)))) &&
      pw_game_check (game, state, out, &named))
    return TRUE;
  whole = *out;
  if (parse (self, state, seat, NULL, text, out, &first) && pw_game_check (game, state, out, NULL))
    return TRUE;
  as_said = *out;
  /* One letter names a thing where one must follow, but does not say by itself what is said of it. */
  for (guint kind = 0; kind < game->n_kinds && strcspn (text, " ") > 1; kind++)
    if (pw_kind_set_has (playable, kind) && begins_with_word (&game->kinds[kind]) &&
        parse (self, state, game->kinds[kind].table ? PW_TABLE : seat, game->kinds[kind].name, text, out, NULL) &&
        pw_game_check (game, state, out, NULL))
      return TRUE;
  /* What it might have been is not said. */
  *out = as_said;
  /* What begins with a name is said of nobody else. */
  if (named && of_somebody)
    {
      *out = whole;
      g_propagate_error (error, g_steal_pointer (&named));
    }
  else if (first)
    g_propagate_error (error, g_steal_pointer (&first));
  else
    pw_game_check (game, state, out, error);
  return FALSE;
}

/**
 * pw_position_read:
 *
 * pw_position_read_statement() for the position as it is.
 */
gboolean
pw_position_read (PwPosition *self, int seat, const char *text, PwMove *out, GError **error)
{
  return pw_position_read_statement (self, pw_position_get_state (self), seat, text, out, error);
}

/* -- The end --------------------------------------------------------------------------------------- */

/**
 * pw_position_find_end:
 * @seat: whose board is being entered, or %PW_TABLE
 * @out: (out): the move
 *
 * Finds what is played once all is said: a legal move that says no more than that, of @seat or of the
 * table.
 *
 * Returns: whether there is one
 */
gboolean
pw_position_find_end (PwPosition *self, int seat, PwMove *out)
{
  const PwGame *game = game_of (self);
  PwMoves legal = PW_MOVES_INIT;
  gboolean found = FALSE;

  if (!pw_position_is_asked (self))
    return FALSE;
  pw_game_legal (game, pw_position_get_state (self), &legal);
  for (guint i = 0; i < legal.n; i++)
    if (!game->kinds[legal.items[i].kind].statement && game->kinds[legal.items[i].kind].n_args == 0 &&
        (legal.items[i].player == seat || (!found && legal.items[i].player == PW_TABLE)))
      {
        *out = legal.items[i];
        found = TRUE;
      }
  pw_moves_clear (&legal);
  return found;
}

/**
 * pw_position_final_lines:
 * @seat: a player
 * @total: (out) (nullable): all points of the player after the final scoring
 *
 * Returns: (transfer full) (element-type PwScoreLine): what the final scoring would bring now; empty
 *   where the position does not end the game
 */
GPtrArray *
pw_position_final_lines (PwPosition *self, guint seat, int *total)
{
  const PwGame *game = game_of (self);
  const PwHistory *history = pw_session_get_history (self->session);
  g_autofree gpointer state = g_memdup2 (pw_position_get_state (self), game->state_size);
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_object_unref);
  PwMove end;

  if (total)
    *total = pw_history_get_score (history, pw_history_get_cursor (history), seat, -1);
  if (!pw_position_find_end (self, PW_TABLE, &end))
    return lines;
  events->n = 0;
  pw_game_apply (game, state, &end, events);
  if (game->play.actor (state) != PW_NOBODY)
    return lines;
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PW_EVENT_POINTS && events->items[i].player == (int) seat)
      {
        g_ptr_array_add (lines, pw_score_line_new_for_event (game, pw_session_get_setup (self->session), &events->items[i]));
        if (total)
          *total += events->items[i].amount;
      }
  return lines;
}
