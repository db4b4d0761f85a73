/* pw-review.c: a game gone through moment by moment: what is to be looked at, and what came of it
 *
 * What is worth looking at is made a list of tasks, which is carried out in pw-review-run.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-review-private.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "review/pw-chance.h"
#include "review/pw-drawn.h"

/* Whether the move after @at was one of the player whose turn it was, by the rules. */
static gboolean
is_decision (const PwHistory *history, guint at)
{
  const PwMove *move = pw_history_get_move (history, at);

  return move->player >= 0 && move->reason == 0 && !pw_history_get_game (history)->kinds[move->kind].statement &&
         pw_history_get_game (history)->play.actor (pw_history_get_state (history, at)) == move->player;
}

/** Where a task begins. */
typedef struct
{
  guint at;
  const int *points;
  const PwMove *draw;           /* (nullable): what was drawn after @at moves, where the move that follows names it */
} Place;

/* A task of its own kind is added to the list; its state is that of @place. */
static PwReviewTask *
add_task (PwReview *self, const PwHistory *history, const Place *place, gboolean decides)
{
  gpointer state = pw_game_state_alloc (self->game);
  PwReviewTask task = { .at = place->at, .decides = decides, .drawn = place->draw != NULL };

  memcpy (state, pw_history_get_state (history, place->at), self->game->state_size);
  if (place->draw)
    {
      PwEvents events = { .n = PW_EVENTS_COUNTED };

      pw_game_apply (self->game, state, place->draw, &events);
    }
  task.moment.state = state;
  memcpy (task.moment.points, place->points, sizeof task.moment.points);
  task.index = decides ? self->decisions->len : self->values->len;
  g_ptr_array_add (self->states, state);
  g_array_append_val (self->tasks, task);
  return &g_array_index (self->tasks, PwReviewTask, self->tasks->len - 1);
}

static void
add_decision (PwReview *self, const PwHistory *history, const Place *place)
{
  PwReviewTask *task = add_task (self, history, place, TRUE);
  PwDecision decision = { .at = place->at };

  task->played = *pw_history_get_move (history, place->at);
  decision.seat = (guint) task->played.player;
  g_array_append_val (self->decisions, decision);
}

static void
add_value (PwReview *self, const PwHistory *history, const Place *place, guint8 luck)
{
  PwValue value = { .at = place->at };

  add_task (self, history, place, FALSE);
  g_array_append_val (self->values, value);
  g_array_append_val (self->lucks, luck);
}

/* Whether the curve has a point after @at moves: at the ends, round all that is luck, and where a player's decisions end: the turn of another
 * begins then. */
static gboolean
is_valued (const PwHistory *history, guint at)
{
  const PwGame *game = pw_history_get_game (history);
  int before, now;

  if (at == 0 || at == pw_history_get_cursor (history) || pw_chance_at (history, at) || pw_chance_at (history, at - 1))
    return TRUE;
  before = game->play.actor (pw_history_get_state (history, at - 1));
  now = game->play.actor (pw_history_get_state (history, at));
  return before >= 0 && now != before;
}

/* The tasks of the move after @at: its decision, and the draw that it names. */
static void
list_move (PwReview *self, const PwHistory *history, const Place *place)
{
  const PwMove *move = pw_history_get_move (history, place->at);
  gconstpointer state = pw_history_get_state (history, place->at);
  Place drawn = *place;
  PwMove draw;

  if (is_decision (history, place->at) && pw_drawn_with (self->game, state, move, &draw))
    {
      guint8 luck = pw_chance_kind (self->game, state, &draw);

      drawn.draw = &draw;
      if (luck)
        {
          add_value (self, history, place, luck);
          add_value (self, history, &drawn, 0);
        }
      else if (is_valued (history, place->at))
        add_value (self, history, place, 0);
    }
  else if (is_decision (history, place->at) && pw_drawn_guess (self->game, state, move, &draw))
    {
      /* It lay there before: that it is named now is nobody's luck. */
      if (is_valued (history, place->at))
        add_value (self, history, place, 0);
      drawn.draw = &draw;
    }
  else if (is_valued (history, place->at))
    add_value (self, history, place, pw_chance_at (history, place->at) ? pw_chance_kind (self->game, state, move) : 0);
  if (is_decision (history, place->at))
    add_decision (self, history, &drawn);
}

static void
list_tasks (PwReview *self, const PwHistory *history)
{
  guint n = pw_history_get_cursor (history);
  int points[PW_MAX_PLAYERS] = { 0 };
  Place place = { .points = points };

  for (; place.at < n; place.at++)
    {
      guint n_events = 0;
      const PwEvent *events = pw_history_get_events (history, place.at, &n_events);

      list_move (self, history, &place);
      for (guint i = 0; i < n_events; i++)
        if (events[i].kind == PW_EVENT_POINTS && events[i].player >= 0)
          points[events[i].player] += events[i].amount;
    }
  add_value (self, history, &place, 0);
}

/* Whether all that was done was entered, from the start to the cursor. */
static gboolean
is_whole (const PwHistory *history)
{
  const PwGame *game = pw_history_get_game (history);

  for (guint at = 0; at <= pw_history_get_cursor (history); at++)
    {
      const PwLevel *level = pw_game_get_level (game, pw_history_get_state (history, at), NULL);

      if (level->seat || level->end || level->open)
        return FALSE;
    }
  return TRUE;
}

/**
 * pw_review_digest:
 * @history: a game
 *
 * Returns: (transfer full): what tells the game, up to its cursor, from any other, and from itself where other rules or another program
 *   played it
 */
char *
pw_review_digest (const PwHistory *history)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  guint cursor = pw_history_get_cursor (history);

  g_checksum_update (sum, (const guchar *) PW_VERSION, -1);
  g_checksum_update (sum, (const guchar *) game->id, -1);
  g_checksum_update (sum, (const guchar *) &game->rules_version, sizeof game->rules_version);
  g_checksum_update (sum, (const guchar *) setup->options, sizeof setup->options);
  g_checksum_update (sum, (const guchar *) setup->seat_options, sizeof setup->seat_options);
  for (guint i = 0; i < cursor; i++)
    {
      g_autofree char *line = pw_notation_print (game, setup, pw_history_get_move (history, i));

      /* With its end: two lines are not one. */
      g_checksum_update (sum, (const guchar *) line, (gssize) strlen (line) + 1);
    }
  g_checksum_update (sum, pw_history_get_state (history, cursor), (gssize) game->state_size);
  return g_strdup (g_checksum_get_string (sum));
}

static PwReview *
make (const PwGame *game, const PwSetup *setup, guint rollouts, guint64 seed)
{
  PwReview *self = g_new0 (PwReview, 1);

  self->game = game;
  self->setup = pw_setup_copy (setup);
  self->rollouts = rollouts;
  self->seed = seed;
  self->values = g_array_new (FALSE, TRUE, sizeof (PwValue));
  self->decisions = g_array_new (FALSE, TRUE, sizeof (PwDecision));
  self->lucks = g_array_new (FALSE, TRUE, sizeof (guint8));
  return self;
}

/**
 * pw_value_win_within:
 * @value: of a moment
 * @seat: a player
 *
 * Of few games that all ended alike nobody may say that the rest will; but where not even the points differ, nothing is left to be played.
 *
 * Returns: how far the chance to win may be from its mean, 19 times out of 20: 0 to 1
 */
double
pw_value_win_within (const PwValue *value, guint seat)
{
  gboolean open = FALSE;

  for (guint i = 0; i < PW_MAX_PLAYERS && !open; i++)
    open = value->points[i].squares > 0;
  return open || value->win[seat].n < 2 ? pw_tally_chance_within (&value->win[seat]) : 0;
}

/**
 * pw_review_new:
 * @history: a game; it is copied, and neither kept nor changed
 * @rollouts: so many games are played from each moment, and about as many for each decision: 4 or more
 * @seed: the same seed and rollouts give the same figures, on every machine
 * @error: (nullable): return location
 *
 * Returns: (transfer full) (nullable): a review that is still to be run; %NULL where not all of the game was entered, where its secret
 *   points are nobody's to know yet, or where the program cannot play it
 */
PwReview *
pw_review_new (const PwHistory *history, guint rollouts, guint64 seed, GError **error)
{
  const PwGame *game = pw_history_get_game (history);
  PwReview *self;

  g_return_val_if_fail (rollouts >= 4, NULL);
  if (!game->dealing || !is_whole (history) || pw_history_hides (history))
    {
      g_set_error_literal (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP,
                           pw_history_hides (history)
                             ? _("Points are secret until the end of this game, and a review would tell them.")
                             : _("Only a game of which everything was entered, from the first move on, can be reviewed."));
      return NULL;
    }
  self = make (game, pw_history_get_setup (history), rollouts, seed);
  self->digest = pw_review_digest (history);
  self->states = g_ptr_array_new_with_free_func ((GDestroyNotify) g_aligned_free);
  self->tasks = g_array_new (FALSE, TRUE, sizeof (PwReviewTask));
  list_tasks (self, history);
  self->n_todo = (int) self->tasks->len + PW_REVIEW_CONFIRMED * (int) self->setup->n_players;
  return self;
}

/**
 * pw_review_new_sharper:
 * @self: a review, that may have been run or not
 * @rollouts: so many games are played from each moment: 4 or more
 *
 * Returns: (transfer full): a review of the same game by another number of games, that is still to be run
 */
PwReview *
pw_review_new_sharper (const PwReview *self, guint rollouts)
{
  PwReview *copy;

  g_return_val_if_fail (rollouts >= 4, NULL);
  copy = make (self->game, self->setup, rollouts, self->seed);
  copy->digest = g_strdup (self->digest);
  copy->states = g_ptr_array_ref (self->states);
  copy->tasks = g_array_copy (self->tasks);
  copy->n_todo = (int) copy->tasks->len + PW_REVIEW_CONFIRMED * (int) copy->setup->n_players;
  g_array_append_vals (copy->lucks, self->lucks->data, self->lucks->len);
  for (guint i = 0; i < copy->tasks->len; i++)
    g_array_index (copy->tasks, PwReviewTask, i).again = FALSE;
  for (guint i = 0; i < self->values->len; i++)
    {
      PwValue value = { .at = g_array_index (self->values, PwValue, i).at };

      g_array_append_val (copy->values, value);
    }
  for (guint i = 0; i < self->decisions->len; i++)
    {
      const PwDecision *it = &g_array_index (self->decisions, PwDecision, i);
      PwDecision decision = { .at = it->at, .seat = it->seat };

      g_array_append_val (copy->decisions, decision);
    }
  return copy;
}

void
pw_review_free (PwReview *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->states);
  g_array_unref (self->tasks);
  g_array_unref (self->values);
  g_array_unref (self->decisions);
  g_array_unref (self->lucks);
  pw_setup_free (self->setup);
  g_free (self->digest);
  g_free (self);
}

guint
pw_review_get_rollouts (const PwReview *self)
{
  return self->rollouts;
}

guint64
pw_review_get_seed (const PwReview *self)
{
  return self->seed;
}

/**
 * pw_review_get_flags:
 * @self: a review
 *
 * Returns: how players decide in the games by which moments are valued and moves compared (pw_chance_flags())
 */
PwDealFlags
pw_review_get_flags (const PwReview *self)
{
  for (guint i = 0; i < self->lucks->len; i++)
    if (g_array_index (self->lucks, guint8, i))
      return PW_POLICY_USUAL.flags;
  return PW_POLICY_USUAL.flags | PW_DEAL_WHIMS;
}

/**
 * pw_review_is_of:
 * @self: a review
 * @history: a game
 *
 * Returns: whether it is this game that was reviewed, as it is now
 */
gboolean
pw_review_is_of (const PwReview *self, const PwHistory *history)
{
  g_autofree char *digest = pw_review_digest (history);

  return g_str_equal (digest, self->digest);
}

guint
pw_review_n_values (const PwReview *self)
{
  return self->values->len;
}

/**
 * pw_review_nth_value:
 * @self: a review that was run
 * @i: 0 to the number of values - 1
 *
 * Returns: (transfer none): the @i-th moment that was valued: the start, before and after all that was rolled and drawn, and the last
 */
const PwValue *
pw_review_nth_value (const PwReview *self, guint i)
{
  return &g_array_index (self->values, PwValue, i);
}

guint
pw_review_n_decisions (const PwReview *self)
{
  return self->decisions->len;
}

/**
 * pw_review_nth_decision:
 * @self: a review that was run
 * @i: 0 to the number of decisions - 1
 *
 * Returns: (transfer none): the @i-th move that a player decided on
 */
const PwDecision *
pw_review_nth_decision (const PwReview *self, guint i)
{
  return &g_array_index (self->decisions, PwDecision, i);
}

/**
 * pw_review_luck:
 * @self: a review that was run
 * @seat: a player
 * @kind: dice or draws
 *
 * What was rolled or drawn changed what the player was to expect. Values between two draws in a row count for one and against the other,
 * and so make neither surer nor less sure what both together brought.
 *
 * Returns: the sum of it
 */
PwLuck
pw_review_luck (const PwReview *self, guint seat, PwLuckKind kind)
{
  PwLuck luck = { 0 };
  double variance = 0;

  for (guint i = 0; i < self->values->len; i++)
    {
      const PwTally *points = &g_array_index (self->values, PwValue, i).points[seat];
      int after = i > 0 && g_array_index (self->lucks, guint8, i - 1) == 1 + kind;
      int before = g_array_index (self->lucks, guint8, i) == 1 + kind;

      luck.n += (guint) before;
      luck.points += (after - before) * points->mean;
      if (after != before)
        variance += pw_tally_error (points) * pw_tally_error (points);
    }
  luck.error = sqrt (variance);
  return luck;
}

/* The least that a decision is likely to have cost. */
static double
least_cost (const PwDecision *decision)
{
  const PwTally *lead = &decision->compared.lead;

  return lead->n < 2 ? 0 : lead->mean - PW_SURE * pw_tally_error (lead);
}

static int
compare_cost (gconstpointer a, gconstpointer b)
{
  double one = least_cost (*(const PwDecision *const *) a), other = least_cost (*(const PwDecision *const *) b);

  return one > other ? -1 : one < other;
}

/* Whether what was better than decision @i is also what was better than a later one of the same turn: it was still to be had, so that @i cost
 * nothing. The program would not have done it any more; the player might. */
static gboolean
is_made_later (const PwReview *self, guint i)
{
  const PwDecision *it = &g_array_index (self->decisions, PwDecision, i);

  for (guint k = i + 1; k < self->decisions->len; k++)
    {
      const PwDecision *later = &g_array_index (self->decisions, PwDecision, k);

      /* Nothing was rolled or drawn between them, and nobody else did anything. */
      if (later->seat != it->seat || later->at != it->at + (k - i))
        return FALSE;
      if (later->compared.lead.mean > 0 && pw_move_matches (&later->compared.move, &it->compared.move) &&
          pw_move_matches (&it->compared.move, &later->compared.move))
        return TRUE;
    }
  return FALSE;
}

/* The decisions of @seat that seem to have cost something, those that did for sure before the others, and the dearest first; of those that
 * were confirmed, or of all. Of one mistake in a turn the last moment at which it could be mended counts. */
GPtrArray *
pw_review_list_dear (const PwReview *self, guint seat, gboolean confirmed)
{
  GPtrArray *dear = g_ptr_array_new ();

  for (guint i = 0; i < self->decisions->len; i++)
    {
      PwDecision *it = &g_array_index (self->decisions, PwDecision, i);

      if (it->seat == seat && it->compared.lead.mean > 0 && (it->confirmed || !confirmed) && !is_made_later (self, i))
        g_ptr_array_add (dear, it);
    }
  g_ptr_array_sort (dear, compare_cost);
  return dear;
}

/**
 * pw_decision_is_sure:
 * @decision: a decision of a review that was run
 *
 * Returns: whether it cost something, 19 times out of 20; else it is too close to call
 */
gboolean
pw_decision_is_sure (const PwDecision *decision)
{
  return least_cost (decision) > 0;
}

/**
 * pw_review_costliest:
 * @self: a review that was run
 * @seat: a player
 * @max: how many at most
 * @out: (out caller-allocates) (array length=max): the player's decisions that cost most, the dearest first
 *
 * All were measured by games played for that alone. Those that cost something 19 times out of 20 (pw_decision_is_sure()) come first; what is
 * too close to call comes behind them. Their order is that of the least they are likely to have cost.
 *
 * Returns: how many there are
 */
guint
pw_review_costliest (const PwReview *self, guint seat, guint max, const PwDecision **out)
{
  g_autoptr (GPtrArray) dear = pw_review_list_dear (self, seat, TRUE);
  guint n;

  n = MIN (max, dear->len);
  for (guint i = 0; i < n; i++)
    out[i] = g_ptr_array_index (dear, i);
  return n;
}
