/* contracts-wrong.c: what holds for every game when people say wrong things, and insist on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "contracts-private.h"

#include <string.h>

#include "core/pw-record.h"
#include "core/pw-revision.h"

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
    contracts_change (play, move);
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
  contracts_check_scores_are_sums (&play);
  contracts_check_events_have_room (&play);
  contracts_check_undo_gives_the_same_bytes (&play);
  contracts_check_texts (&play);
  json = pw_record_print (record);
  plain = pw_record_print_text (record);
  contracts_check_record (&play, json);
  contracts_check_record (&play, plain);
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
  g_auto (GStrv) quoted = g_regex_split_simple ("[“”]", sentence, 0, 0);
  g_autofree char *plain = g_strjoinv ("", quoted);
  g_auto (GStrv) pieces = g_regex_split_simple ("[:;,.] | or |[.]$", plain, 0, 0);

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
    contracts_change (play, move);
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
