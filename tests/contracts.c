/* contracts.c: what holds for every game, whatever its rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "contracts.h"

#include <string.h>

#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "core/pw-revision.h"

typedef struct
{
  const PwGame *game;
  const PwSetup *setup;
  PwHistory *history;
  PwRandom random;              /* for what the test tries, apart from the game's own */
  PwMoves legal;
} Play;

static gconstpointer
present (const Play *play)
{
  return pw_history_get_state (play->history, pw_history_get_cursor (play->history));
}

static char *
line_of (const Play *play, const PwMove *move)
{
  return pw_notation_print (play->game, play->setup, move);
}

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
static void
change (Play *play, PwMove *move)
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

static void
check_changed_moves (Play *play)
{
  g_autofree char *before = g_memdup2 (present (play), play->game->state_size);

  for (guint i = 0; i < 12; i++)
    {
      PwMove move = play->legal.items[pw_random_below (&play->random, play->legal.n)];
      g_autoptr (GError) error = NULL;

      change (play, &move);
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
static void
check_events_have_room (const Play *play)
{
  for (guint i = 0; i < pw_history_get_length (play->history); i++)
    {
      guint n;

      pw_history_get_events (play->history, i, &n);
      g_assert_cmpuint (n, <=, PW_MAX_EVENTS / 2);
    }
}

static void
check_scores_are_sums (const Play *play)
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

static void
check_undo_gives_the_same_bytes (const Play *play)
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

static void
check_record (const Play *play, const char *text)
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

static void
check_texts (const Play *play)
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
  check_scores_are_sums (&play);
  check_events_have_room (&play);
  check_holdings (&play);
  check_undo_gives_the_same_bytes (&play);
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

      check_record (&play, json);
      check_record (&play, text);
      check_texts (&play);
    }
  else
    pw_history_free (play.history);
  pw_moves_clear (&play.legal);
}

/* -- Corrections ------------------------------------------------------------------------------- */

/** MAX_CORRECTIONS: in one game; each may set the table back. */
#define MAX_CORRECTIONS 24

/* Anything within the ranges of a kind. */
static gint16
any_value (Play *play, const PwArg *arg)
{
  guint8 dice[2] = { (guint8) (1 + pw_random_below (&play->random, 6)), (guint8) (1 + pw_random_below (&play->random, 6)) };

  switch (arg->type)
    {
    case PW_ARG_WORD: return (gint16) (arg->words->words[0].value + (int) pw_random_below (&play->random, arg->words->n_words));
    case PW_ARG_DICE: return pw_dice_pack (dice, 2);
    case PW_ARG_SEAT: return (gint16) pw_random_below (&play->random, play->setup->n_players);
    case PW_ARG_CELL: return pw_cell ((int) pw_random_below (&play->random, 9) - 4, (int) pw_random_below (&play->random, 9) - 4);
    case PW_ARG_NUMBER:
    case PW_ARG_DIE:
    default: return (gint16) (arg->min + (int) pw_random_below (&play->random, (guint) MIN (arg->max - arg->min + 1, 40)));
    }
}

/* A statement of anything. */
static void
any_statement (Play *play, PwMove *move)
{
  const PwMoveKind *kind;

  do
    move->kind = (guint8) pw_random_below (&play->random, play->game->n_kinds);
  while (!play->game->kinds[move->kind].statement);
  kind = &play->game->kinds[move->kind];
  pw_move_init (move, move->kind, kind->table ? PW_TABLE : (int) pw_random_below (&play->random, play->setup->n_players));
  for (guint i = 0; i < kind->n_args; i++)
    if (!(kind->args[i].flags & PW_ARG_OPTIONAL) || pw_random_below (&play->random, 2))
      move->args[kind->args[i].index] = any_value (play, &kind->args[i]);
}

/* What people may insist on: a legal move changed here and there, sometimes somebody else's. */
static gboolean
any_illegal_move (Play *play, PwMove *move)
{
  play->legal.n = 0;
  pw_game_legal (play->game, present (play), &play->legal);
  if (play->legal.n == 0)
    return FALSE;
  *move = play->legal.items[pw_random_below (&play->random, play->legal.n)];
  for (guint i = 0; i <= pw_random_below (&play->random, 3); i++)
    change (play, move);
  if (move->player >= 0 && pw_random_below (&play->random, 3) == 0)
    move->player = (gint8) pw_random_below (&play->random, play->setup->n_players);
  return TRUE;
}

static gboolean
has_statements (const PwGame *game)
{
  for (guint i = 0; i < game->n_kinds; i++)
    if (game->kinds[i].statement)
      return TRUE;
  return FALSE;
}

/* Returns: whether something was corrected. */
static gboolean
correct_something (Play *play)
{
  g_autofree char *before = g_memdup2 (present (play), play->game->state_size);
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;
  char *text;
  PwMove move;

  if (has_statements (play->game) && pw_random_below (&play->random, 2))
    any_statement (play, &move);
  else if (!any_illegal_move (play, &move))
    return FALSE;
  g_assert_true (pw_move_set_reason (&move, pw_history_get_setup (play->history), "agreed", NULL));
  line = line_of (play, &move);
  if (!pw_history_play (play->history, &move, &error))
    {
      g_assert_nonnull (error);
      g_assert_cmpuint (strlen (error->message), >, 5);
      g_assert_cmpmem (present (play), play->game->state_size, before, play->game->state_size);
      return FALSE;
    }
  text = play->game->play.unsound (present (play));
  if (text)
    g_error ("corrected by “%s”: %s", line, text);
  return TRUE;
}

void
contracts_correct (const PwGame *game, const PwSetup *setup, guint64 seed, PwDealFlags flags)
{
  Play play = { .game = game, .setup = setup, .random = { seed + 1 } };
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  g_autoptr (PwRecord) record = NULL;
  g_autofree char *json = NULL, *plain = NULL;
  guint n = 0;
  PwMove move;

  play.history = pw_history_new (game, setup, NULL);
  record = pw_record_new (play.history);
  while (pw_dealer_next (game, present (&play), &random, flags, &scratch, &move))
    {
      g_autoptr (GError) error = NULL;
      char *text;

      g_assert_cmpuint (pw_history_get_length (play.history), <, 40000);
      if (n < MAX_CORRECTIONS && pw_random_below (&play.random, 6) == 0 && correct_something (&play))
        {
          n++;
          continue;
        }
      if (!pw_history_play (play.history, &move, &error))
        {
          g_autofree char *line = line_of (&play, &move);

          /* The eighth tile of seven, since somebody said that the others lie elsewhere: that is insisted on. */
          g_assert_true (pw_move_set_reason (&move, pw_history_get_setup (play.history), "agreed", NULL));
          if (n == 0 || !pw_history_play (play.history, &move, NULL))
            g_error ("seed %" G_GUINT64_FORMAT ", dealt “%s”: %s", seed, line, error->message);
        }
      text = game->play.unsound (present (&play));
      if (text)
        g_error ("seed %" G_GUINT64_FORMAT ", move %u: %s", seed, pw_history_get_cursor (play.history), text);
    }
  g_assert_cmpint (game->play.actor (present (&play)), ==, PW_NOBODY);
  check_scores_are_sums (&play);
  check_events_have_room (&play);
  check_undo_gives_the_same_bytes (&play);
  check_texts (&play);
  json = pw_record_print (record);
  plain = pw_record_print_text (record);
  check_record (&play, json);
  check_record (&play, plain);
  pw_moves_clear (&scratch);
  pw_moves_clear (&play.legal);
}

/* -- Remedies ---------------------------------------------------------------------------------- */

/* Whether @text is @move as the notation writes it. */
static gboolean
is_written (const PwGame *game, const char *text, const PwMove *move)
{
  g_autofree char *line = pw_notation_print (game, NULL, move);

  return g_str_equal (line, text);
}

/* Every move that a remedy writes out can be played now, as it stands there. */
static void
check_sentence (Play *play, const char *refused, const char *sentence)
{
  g_auto (GStrv) pieces = g_regex_split_simple ("[:;,.] | or |[.]$", sentence, 0, 0);

  g_assert_null (strchr (sentence, '{'));
  for (guint i = 0; pieces[i]; i++)
    {
      gboolean example = i > 0 && (g_str_has_suffix (pieces[i - 1], "example") || g_str_has_suffix (pieces[i - 1], "as in"));
      g_autoptr (GError) error = NULL;
      gboolean parsed;
      PwMove move;

      /* "Stored: ship" is a tile; a ship is placed with more words than that. */
      parsed = pw_notation_parse (play->game, play->setup, present (play), pieces[i], &move, &error);
      if (!example && (!parsed || !is_written (play->game, pieces[i], &move)))
        continue;
      if (!parsed || !pw_game_complete (play->game, present (play), &move, &error) ||
          !pw_game_check (play->game, present (play), &move, &error))
        g_error ("“%s” is refused with the remedy “%s”, but “%s” is refused too: %s", refused, sentence, pieces[i],
                 error->message);
    }
}

static void
check_refusal (Play *play, const PwMove *move, const GError *error)
{
  g_autofree char *line = line_of (play, move);
  const PwMove *instead = pw_rule_error_get_move (error);

  if (error->domain != PW_RULE_ERROR)
    {
      check_sentence (play, line, error->message);
      return;
    }
  g_assert_nonnull (pw_rule_error_get_remedy (error));
  check_sentence (play, line, pw_rule_error_get_remedy (error));
  if (instead && !pw_game_check (play->game, present (play), instead, NULL))
    g_error ("“%s” is refused, and so is what the refusal names", line);
}

/* A move as people get it wrong: one of now that is changed, somebody else's, or one of another moment. */
static void
any_wrong_move (Play *play, PwMove *move)
{
  guint length = pw_history_get_length (play->history);

  if (length > 0 && (play->legal.n == 0 || pw_random_below (&play->random, 2)))
    *move = *pw_history_get_move (play->history, pw_random_below (&play->random, length));
  else
    *move = play->legal.items[pw_random_below (&play->random, play->legal.n)];
  move->flags = 0;
  for (guint n = pw_random_below (&play->random, 3); n > 0; n--)
    change (play, move);
  if (move->player >= 0 && play->game->play.actor (present (play)) >= 0 && pw_random_below (&play->random, 5))
    move->player = (gint8) play->game->play.actor (present (play));
}

guint
contracts_remedies (const PwGame *game, const PwSetup *setup, guint64 seed, PwDealFlags flags)
{
  Play play = { .game = game, .setup = setup, .random = { seed + 1 } };
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  guint n = 0;
  PwMove move;

  play.history = pw_history_new (game, setup, NULL);
  while (pw_dealer_next (game, present (&play), &random, flags, &scratch, &move))
    {
      play.legal.n = 0;
      pw_game_legal (game, present (&play), &play.legal);
      for (guint i = 0; i < 3 && (play.legal.n > 0 || pw_history_get_length (play.history) > 0); i++)
        {
          g_autoptr (GError) error = NULL;
          PwMove wrong;

          any_wrong_move (&play, &wrong);
          if (pw_game_complete (game, present (&play), &wrong, &error) && pw_game_check (game, present (&play), &wrong, &error))
            continue;
          check_refusal (&play, &wrong, error);
          n++;
        }
      g_assert_true (pw_history_play (play.history, &move, NULL));
    }
  pw_moves_clear (&scratch);
  pw_moves_clear (&play.legal);
  pw_history_free (play.history);
  return n;
}

/* -- Revisions --------------------------------------------------------------------------------- */

static void
check_revision (const PwGame *game, const PwHistory *old, const PwRevision *revision)
{
  const PwHistory *history = pw_revision_get_history (revision);
  const GPtrArray *problems = pw_revision_get_problems (revision);
  guint length = pw_history_get_length (history);
  gpointer state = pw_game_state_new (game, pw_history_get_setup (history), NULL);

  g_assert_cmpuint (pw_history_get_cursor (history), ==, length);
  /* Every move of the new game is legal where it stands, and leads to a sound state. */
  for (guint i = 0; i < length; i++)
    {
      PwEvents events = { .n = 0 };
      char *text;

      PwMove move = *pw_history_get_move (history, i);

      g_assert_true (move.reason ? pw_game_correct (game, state, &move, NULL) : pw_game_check (game, state, &move, NULL));
      pw_game_apply (game, state, pw_history_get_move (history, i), &events);
      g_assert_cmpmem (state, game->state_size, pw_history_get_state (history, i + 1), game->state_size);
      text = game->play.unsound (state);
      if (text)
        g_error ("after a revision, move %u: %s", i, text);
    }
  for (guint i = 0; i < problems->len; i++)
    {
      const PwRevisionProblem *problem = g_ptr_array_index (problems, i);

      g_assert_cmpuint (problem->index, <, pw_history_get_length (old));
      g_assert_true (i == 0 || problem->index > ((PwRevisionProblem *) g_ptr_array_index (problems, i - 1))->index);
      g_assert_true (problem->reason != NULL || problem->left_out);
      g_assert_cmpuint (strlen (problem->line), >, 2);
    }
  g_aligned_free (state);
}

/* Decides at random on each line that no longer fits, as people do: played so, something else, left out. */
static void
check_decisions (const PwGame *game, const PwHistory *old, PwRevision *revision, PwRandom *tries)
{
  for (guint i = 0; i < 4 && pw_revision_get_n_undecided (revision) > 0; i++)
    {
      const GPtrArray *problems = pw_revision_get_problems (revision);
      guint n = problems->len;
      const PwRevisionProblem *problem = g_ptr_array_index (problems, pw_random_below (tries, n));
      guint index = problem->index;
      g_autoptr (GError) error = NULL;
      gboolean decided = TRUE;

      switch (pw_random_below (tries, 4))
        {
        case 0: pw_revision_leave_out (revision, index); break;
        case 1:
          decided = pw_revision_replace (revision, index,
                                         pw_history_get_move (old, pw_random_below (tries, pw_history_get_cursor (old))), &error);
          break;
        default: decided = pw_revision_play_so (revision, index, "agreed", &error); break;
        }
      g_assert_true (decided == (error == NULL));
      /* A refused decision changes nothing. */
      if (!decided)
        g_assert_cmpuint (pw_revision_get_problems (revision)->len, ==, n);
      check_revision (game, old, revision);
      if (decided && pw_random_below (tries, 3) == 0)
        pw_revision_undecide (revision, index);
    }
  check_revision (game, old, revision);
}

static void
check_same_game (const PwGame *game, const PwHistory *a, const PwHistory *b)
{
  g_assert_cmpuint (pw_history_get_length (a), ==, pw_history_get_length (b));
  for (guint i = 0; i <= pw_history_get_length (a); i++)
    g_assert_cmpmem (pw_history_get_state (a, i), game->state_size, pw_history_get_state (b, i), game->state_size);
}

void
contracts_revise (const PwGame *game, const PwSetup *setup, guint64 seed, PwDealFlags flags)
{
  PwRandom random = { seed }, tries = { seed + 77 };
  g_autoptr (PwHistory) history = pw_history_new (game, setup, NULL);
  guint length;

  g_assert_true (pw_dealer_play (history, &random, flags, NULL));
  length = pw_history_get_length (history);
  for (guint i = 0; i < 24; i++)
    {
      guint at = pw_random_below (&tries, length);
      g_autofree char *before = g_memdup2 (pw_history_get_state (history, length), game->state_size);
      g_autoptr (PwRevision) revision = NULL;

      switch (i % 3)
        {
        case 0: revision = pw_revision_new (history, PW_REVISION_STRIKE, at, NULL, NULL); break;
        case 1:
          /* A move that somebody made at another time: often illegal here, sometimes not. */
          revision = pw_revision_new (history, PW_REVISION_EDIT, at,
                                      pw_history_get_move (history, pw_random_below (&tries, length)), NULL);
          break;
        default:
          revision = pw_revision_new (history, PW_REVISION_INSERT, at,
                                      pw_history_get_move (history, pw_random_below (&tries, length)), NULL);
          break;
        }
      g_assert_cmpuint (pw_history_get_cursor (history), ==, length);
      g_assert_cmpmem (pw_history_get_state (history, length), game->state_size, before, game->state_size);
      if (revision)
        {
          check_revision (game, history, revision);
          check_decisions (game, history, revision, &tries);
        }
      else
        g_assert_cmpuint (i % 3, !=, 0); /* A line can always be struck. */
    }
  for (guint i = 0; i < 6; i++)
    {
      guint at = pw_random_below (&tries, length);
      g_autoptr (PwRevision) revision = pw_revision_new (history, PW_REVISION_EDIT, at, pw_history_get_move (history, at), NULL);

      g_assert_nonnull (revision);
      g_assert_cmpuint (pw_revision_get_problems (revision)->len, ==, 0);
      check_same_game (game, history, pw_revision_get_history (revision));
    }
}
