/* contracts.c: what holds for every game, whatever its rules: one that is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "contracts-private.h"

#include <string.h>

#include "core/pw-record.h"
#include "core/pw-revision.h"

static void
check_listed_moves_are_legal (Play *play)
{
  gconstpointer state = present (play);
  g_autofree char *before = g_memdup2 (state, play->game->state_size);

  play->legal.n = 0;
  pw_game_legal (play->game, state, &play->legal);
  g_assert_cmpuint (play->legal.n, >, 0);
  for (guint i = 0; i < play->legal.n; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!pw_game_check (play->game, state, &play->legal.items[i], &error))
        {
          g_autofree char *line = line_of (play, &play->legal.items[i]);

          g_error ("listed, but refused: %s: %s", line, error->message);
        }
    }
  g_assert_cmpmem (state, play->game->state_size, before, play->game->state_size);
}

static PwKindSet with_examples;

void
contracts_list_examples (PwKindSet kinds)
{
  with_examples = kinds;
}

/* Of a kind with examples: whether one with the same first argument is listed. */
static gboolean
example_is_listed (const Play *play, const PwMove *move)
{
  guint first;

  if (!pw_kind_set_has (with_examples, move->kind))
    return FALSE;
  first = play->game->kinds[move->kind].args[0].index;
  for (guint i = 0; i < play->legal.n; i++)
    if (play->legal.items[i].kind == move->kind && play->legal.items[i].player == move->player &&
        play->legal.items[i].args[first] == move->args[first])
      return TRUE;
  return FALSE;
}

/* Changes one argument of a listed move to any value in its range. */
void
contracts_change (Play *play, PwMove *move)
{
  const PwMoveKind *kind = &play->game->kinds[move->kind];
  const PwArg *arg;

  if (kind->n_args == 0)
    return;
  arg = &kind->args[pw_random_below (&play->random, kind->n_args)];
  if (arg->flags & PW_ARG_OPTIONAL && pw_random_below (&play->random, 3) == 0)
    move->args[arg->index] = PW_ARG_NONE;
  else if (arg->type == PW_ARG_WORD)
    move->args[arg->index] = (gint16) (arg->words->words[0].value + (int) pw_random_below (&play->random, arg->words->n_words));
  else if (arg->type != PW_ARG_DICE)
    move->args[arg->index] = (gint16) (arg->min +
                                       (int) pw_random_below (&play->random, (guint) MIN (arg->max - arg->min + 1, 12)));
}

/* The same move with every payment left to the game. */
static gboolean
cheapest_is_listed (Play *play, const PwMove *move)
{
  const PwMoveKind *kind = &play->game->kinds[move->kind];
  guint n_optional = 0;

  for (guint i = 0; i < kind->n_args; i++)
    n_optional += (kind->args[i].flags & PW_ARG_OPTIONAL) != 0;
  for (guint mask = 0; mask < 1u << n_optional; mask++)
    {
      PwMove open = *move;
      guint k = 0;

      for (guint i = 0; i < kind->n_args; i++)
        if (kind->args[i].flags & PW_ARG_OPTIONAL && mask >> k++ & 1)
          open.args[kind->args[i].index] = PW_ARG_NONE;
      if (pw_game_complete (play->game, present (play), &open, NULL) && pw_moves_contain (&play->legal, &open))
        return TRUE;
    }
  return FALSE;
}

/** PICKS: so many moves are picked of each list. */
#define PICKS 8

/* What the game picks without a list is the move of the list, and takes as much from the generator. */
static void
check_picked_moves (const Play *play)
{
  gboolean (*pick) (gconstpointer state, PwRandom * random, PwMove * out) = play->game->dealing ? play->game->dealing->pick
                                                                                                : NULL;
  PwRandom random = pw_random_stream (pw_history_get_cursor (play->history), play->legal.n);

  for (guint i = 0; i < PICKS && pick != NULL; i++)
    {
      PwRandom again = random;
      PwMove move;

      if (pick (present (play), &random, &move))
        g_assert_true (pw_move_equal (&move, &play->legal.items[pw_random_below (&again, play->legal.n)]));
      else
        pw_random_next (&again);
      random = again;
    }
}

/** RATED: one state in so many is rated, and one of so many of its moves twice. */
#define RATED 32

/* What was found out about some moves of a decision says nothing wrong of the others. */
static void
check_rated_moves (const Play *play)
{
  const PwGame *game = play->game;
  PwMemo shared = { 0 };

  if (game->dealing == NULL || game->dealing->rate == NULL || pw_history_get_cursor (play->history) % RATED != 0)
    return;
  for (guint i = 0; i < play->legal.n; i++)
    {
      const PwMove *move = &play->legal.items[i];
      gboolean scores = TRUE, again = TRUE;
      int worth = game->dealing->rate (present (play), move, &scores, &shared);
      PwMemo alone = { 0 };

      if (i % RATED != 0 && i + 1 < play->legal.n)
        continue;
      g_assert_cmpint (worth, ==, game->dealing->rate (present (play), move, &again, &alone));
      g_assert_cmpint (scores, ==, again);
    }
}

static void
check_changed_moves (Play *play)
{
  g_autofree char *before = g_memdup2 (present (play), play->game->state_size);

  for (guint i = 0; i < 12; i++)
    {
      PwMove move = play->legal.items[pw_random_below (&play->random, play->legal.n)];
      g_autoptr (GError) error = NULL;

      contracts_change (play, &move);
      if (!pw_game_complete (play->game, present (play), &move, NULL))
        continue;
      if (pw_game_check (play->game, present (play), &move, &error))
        {
          if (!cheapest_is_listed (play, &move) && !example_is_listed (play, &move))
            {
              g_autofree char *line = line_of (play, &move);

              g_error ("legal, but not listed: %s", line);
            }
        }
      else
        {
          g_assert_true (error->domain == PW_RULE_ERROR);
          g_assert_cmpint (error->code, <, (int) play->game->n_rules);
          g_assert_cmpuint (strlen (error->message), >, 5);
          g_assert_false (pw_moves_contain (&play->legal, &move));
        }
    }
  g_assert_cmpmem (present (play), play->game->state_size, before, play->game->state_size);
}

/* A listed move that somebody else, or nobody, says. */
static void
check_moves_of_others (Play *play)
{
  int actor = play->game->play.actor (present (play));

  for (int player = PW_NOBODY; player < (int) play->setup->n_players; player++)
    {
      PwMove move = play->legal.items[pw_random_below (&play->random, play->legal.n)];
      g_autoptr (GError) error = NULL;

      if (player == actor)
        continue;
      move.player = (gint8) player;
      /* What waits for nobody's turn is its player's who may do it, and nobody else's. */
      if (play->game->kinds[move.kind].anybody && pw_moves_contain (&play->legal, &move))
        {
          g_assert_true (pw_game_check (play->game, present (play), &move, NULL));
          continue;
        }
      g_assert_false (pw_game_check (play->game, present (play), &move, NULL));
      g_assert_false (pw_game_check (play->game, present (play), &move, &error));
      g_assert_true (error->domain == PW_RULE_ERROR);
    }
}

static void
check_choices (Play *play)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove partial;

  pw_move_init (&partial, PW_KIND_ANY, play->game->play.actor (present (play)));
  for (guint depth = 0;; depth++)
    {
      const PwChoice *choice;

      g_assert_cmpuint (depth, <, 8);
      g_array_set_size (choices, 0);
      pw_game_choices (play->game, present (play), &partial, choices);
      g_assert_cmpuint (choices->len, >, 0);
      for (guint i = 0; i < choices->len; i++)
        {
          g_autofree char *label = play->game->words.choice_label (play->setup, present (play),
                                                                   &g_array_index (choices, PwChoice, i));

          g_assert_cmpuint (strlen (label), >, 0);
        }
      choice = &g_array_index (choices, PwChoice, pw_random_below (&play->random, choices->len));
      if (!choice->more)
        {
          PwMove move = choice->move;
          g_autoptr (GError) error = NULL;

          g_assert_true (pw_game_complete (play->game, present (play), &move, &error));
          if (!pw_game_check (play->game, present (play), &move, &error) && !pw_moves_contain (&play->legal, &move))
            {
              /* A draw typed in digit by digit may be one that cannot be: its refusal is a rule's. */
              g_assert_true (error->domain == PW_RULE_ERROR);
            }
          return;
        }
      partial = choice->move;
    }
}

static void
play_to_the_end (Play *play, guint64 seed, PwDealFlags flags, gboolean thorough)
{
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwMove move;

  while (pw_dealer_next (play->game, present (play), &random, flags, &scratch, &move))
    {
      g_autoptr (GError) error = NULL;
      char *text;

      g_assert_cmpuint (pw_history_get_length (play->history), <, 20000);
      if (play->game->play.actor (present (play)) != PW_TABLE)
        {
          check_listed_moves_are_legal (play);
          check_picked_moves (play);
          check_rated_moves (play);
          if (thorough)
            {
              check_changed_moves (play);
              check_moves_of_others (play);
              check_choices (play);
            }
        }
      if (!pw_history_play (play->history, &move, &error))
        g_error ("seed %" G_GUINT64_FORMAT ": %s", seed, error->message);
      text = play->game->play.unsound (present (play));
      if (text)
        g_error ("seed %" G_GUINT64_FORMAT ", move %u: %s", seed, pw_history_get_cursor (play->history), text);
    }
  pw_moves_clear (&scratch);
}

/* No move comes near to what its events have room for, or another game, or an expansion more, would end the program. */
void
contracts_check_events_have_room (const Play *play)
{
  for (guint i = 0; i < pw_history_get_length (play->history); i++)
    {
      guint n;

      pw_history_get_events (play->history, i, &n);
      g_assert_cmpuint (n, <=, PW_MAX_EVENTS / 2);
    }
}

void
contracts_check_scores_are_sums (const Play *play)
{
  guint length = pw_history_get_length (play->history);
  int sums[PW_MAX_PLAYERS][32] = { 0 };

  for (guint i = 0; i < length; i++)
    {
      guint n;
      const PwEvent *events = pw_history_get_events (play->history, i, &n);

      for (guint k = 0; k < n; k++)
        if (events[k].kind == PW_EVENT_POINTS)
          sums[events[k].player][events[k].what] += events[k].amount;
      for (guint seat = 0; seat < play->setup->n_players; seat++)
        {
          int total = 0;

          for (guint source = 0; source < play->game->n_sources; source++)
            {
              g_assert_cmpint (pw_history_get_score (play->history, i + 1, seat, (int) source), ==, sums[seat][source]);
              total += sums[seat][source];
            }
          g_assert_cmpint (pw_history_get_score (play->history, i + 1, seat, -1), ==, total);
        }
    }
}

/* What everybody holds at the present. */
static void
read_holdings (const Play *play, int *out)
{
  for (guint seat = 0; seat < play->setup->n_players && pw_game_n_holdings (play->game) > 0; seat++)
    pw_game_hold (play->game, present (play), seat, out + seat * PW_MAX_HOLDINGS);
}

/* The ledger's numbers are read off the state: nothing is owed, and undo gives each back. */
static void
check_holdings (const Play *play)
{
  const guint n = PW_MAX_PLAYERS * PW_MAX_HOLDINGS;
  guint length = pw_history_get_length (play->history), moved = 0;
  g_autofree int *before = g_new0 (int, (length + 1) * n);
  g_autofree int *now = g_new0 (int, n);

  g_assert_cmpuint (pw_game_n_holdings (play->game), <=, PW_MAX_HOLDINGS);
  g_assert_true (play->game->ledger == NULL || play->game->ledger->hold != NULL);
  while (pw_history_undo (play->history))
    ;
  for (guint at = 0; at <= length; at++)
    {
      read_holdings (play, before + at * n);
      for (guint i = 0; i < n; i++)
        g_assert_cmpint (before[at * n + i], >=, 0);
      moved += at > 0 && memcmp (before + at * n, before + (at - 1) * n, n * sizeof *now) != 0;
      pw_history_redo (play->history);
    }
  g_assert_true (moved > 0 || pw_game_n_holdings (play->game) == 0);
  for (guint at = length + 1; at-- > 0;)
    {
      read_holdings (play, now);
      g_assert_cmpmem (now, n * sizeof *now, before + at * n, n * sizeof *now);
      pw_history_undo (play->history);
    }
  while (pw_history_redo (play->history))
    ;
}

void
contracts_check_undo_gives_the_same_bytes (const Play *play)
{
  guint length = pw_history_get_length (play->history);
  gsize size = play->game->state_size;
  g_autofree char *last = g_memdup2 (present (play), size);
  g_autofree char *first = g_memdup2 (pw_history_get_state (play->history, 0), size);

  while (pw_history_undo (play->history))
    ;
  g_assert_cmpmem (present (play), size, first, size);
  while (pw_history_redo (play->history))
    ;
  g_assert_cmpuint (pw_history_get_cursor (play->history), ==, length);
  g_assert_cmpmem (present (play), size, last, size);
}

void
contracts_check_record (const Play *play, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_parse (text, -1, &error);
  guint length = pw_history_get_length (play->history);

  g_assert_no_error (error);
  if (record->broken_line)
    g_error ("move %u, “%s”: %s", record->broken_line, record->broken_text, record->broken_reason->message);
  g_assert_cmpuint (pw_history_get_length (record->history), ==, length);
  for (guint at = 0; at <= length; at++)
    if (memcmp (pw_history_get_state (record->history, at), pw_history_get_state (play->history, at), play->game->state_size) !=
        0)
      {
        g_autofree char *line = line_of (play, pw_history_get_move (play->history, at - 1));
        g_autofree char *again = line_of (play, pw_history_get_move (record->history, at - 1));

        g_error ("read back, “%s” became “%s”, or did something else", line, again);
      }
  for (guint i = 0; i < length; i++)
    g_assert_cmpuint (pw_history_get_move (record->history, i)->flags, ==, pw_history_get_move (play->history, i)->flags);
}

void
contracts_check_texts (const Play *play)
{
  for (guint i = 0; i < pw_history_get_length (play->history); i++)
    {
      guint n;
      const PwEvent *events = pw_history_get_events (play->history, i, &n);
      g_autofree char *sentence = play->game->words.sentence (play->setup, pw_history_get_state (play->history, i),
                                                              pw_history_get_move (play->history, i), events, n);
      g_autofree char *prompt = play->game->words.prompt (play->setup, pw_history_get_state (play->history, i));
      g_autofree char *moment = play->game->words.moment (play->setup, pw_history_get_state (play->history, i));

      g_assert_true (g_utf8_validate (sentence, -1, NULL) && strlen (sentence) > 3);
      g_assert_true (strlen (prompt) > 3 && strlen (moment) > 3);
    }
}

/* Whether @seat has a score at all: at the level of one board only that one. */
static gboolean
is_kept (const Play *play, guint seat)
{
  int me = -1;

  return !pw_game_get_level (play->game, present (play), &me)->seat || (int) seat == me;
}

static void (*observe) (const PwHistory *history, gpointer data);
static gpointer observe_data;

void
contracts_observe (void (*observer) (const PwHistory *history, gpointer data), gpointer data)
{
  observe = observer;
  observe_data = data;
}

PwDealFlags
contracts_style (guint64 seed)
{
  static const PwDealFlags styles[] = { 0, PW_DEAL_GREEDY, PW_DEAL_BUILDER };
  PwRandom random = { seed };

  return styles[pw_random_below (&random, G_N_ELEMENTS (styles))];
}

void
contracts_play (const PwGame *game, const PwSetup *setup, guint64 seed, PwDealFlags flags, gboolean thorough)
{
  g_autoptr (GError) error = NULL;
  Play play = { .game = game, .setup = setup, .random = { seed + 1 } };
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };
  guint winners = 0;

  play.history = pw_history_new (game, setup, &error);
  g_assert_no_error (error);
  play_to_the_end (&play, seed, flags, thorough);
  g_assert_cmpint (game->play.actor (present (&play)), ==, PW_NOBODY);
  contracts_check_scores_are_sums (&play);
  contracts_check_events_have_room (&play);
  check_holdings (&play);
  contracts_check_undo_gives_the_same_bytes (&play);
  if (observe)
    observe (play.history, observe_data);
  pw_history_rank (play.history, standings);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_assert_cmpuint (standings[seat].place, >=, is_kept (&play, seat));
      if (!is_kept (&play, seat))
        g_assert_cmpuint (standings[seat].place, ==, 0);
      g_assert_cmpuint (standings[seat].place, <=, setup->n_players);
      winners += standings[seat].place == 1;
      g_free (standings[seat].tie_break);
    }
  g_assert_cmpuint (winners, >=, 1);
  if (thorough)
    {
      g_autoptr (PwRecord) record = pw_record_new (play.history);
      g_autofree char *json = pw_record_print (record);
      g_autofree char *text = pw_record_print_text (record);

      contracts_check_record (&play, json);
      contracts_check_record (&play, text);
      contracts_check_texts (&play);
    }
  else
    pw_history_free (play.history);
  pw_moves_clear (&play.legal);
}
