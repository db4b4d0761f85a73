/* test-statements.c: whatever people say is there, nothing breaks and the game goes on
 *
 * Random statements, sensible or not, at the final-scoring level and as corrections in the middle of
 * games: they are refused with a message or carried out, are read back, doubted, audited, and
 * games end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "games/burgundy/game/cb-tables.h"
#include "games/pw-games.h"

#ifdef __SANITIZE_ADDRESS__
#define GAMES 8                  /* of each number of players */
#else
#define GAMES 60
#endif

static const CbState *
present (const PwHistory *history)
{
  return pw_history_get_state (history, pw_history_get_cursor (history));
}

static gint16
random_value (const PwArg *arg, guint n_players, PwRandom *random)
{
  guint8 dice[2] = { (guint8) (1 + pw_random_below (random, 6)), (guint8) (1 + pw_random_below (random, 6)) };

  switch (arg->type)
    {
    case PW_ARG_WORD: return (gint16) (arg->words->words[0].value + (int) pw_random_below (random, arg->words->n_words));
    case PW_ARG_DICE: return pw_dice_pack (dice, 1 + pw_random_below (random, 2));
    case PW_ARG_SEAT: return (gint16) pw_random_below (random, n_players);
    case PW_ARG_NUMBER:
    case PW_ARG_DIE:
    default:
      /* Small numbers more often than large ones. */
      if (pw_random_below (random, 3) && arg->min >= 0)
        return (gint16) (arg->min + (int) pw_random_below (random, (guint) MIN (arg->max - arg->min + 1, 5)));
      return (gint16) (arg->min + (int) pw_random_below (random, (guint) (arg->max - arg->min + 1)));
    }
}

static PwMove
random_statement (guint n_players, PwRandom *random)
{
  const PwMoveKind *kind;
  PwMove move;

  do
    kind = &cb_game.kinds[pw_random_below (random, cb_game.n_kinds)];
  while (!kind->statement);
  pw_move_init (&move, (guint) (kind - cb_game.kinds), kind->table ? PW_TABLE : (int) pw_random_below (random, n_players));
  for (guint i = 0; i < kind->n_args; i++)
    if (!(kind->args[i].flags & PW_ARG_OPTIONAL) || kind->args[i].index < n_players)
      move.args[kind->args[i].index] = random_value (&kind->args[i], n_players, random);
  return move;
}

/* Everything that can be asked of a state. */
static void
look (const PwHistory *history)
{
  const CbState *state = present (history);
  const PwSetup *setup = pw_history_get_setup (history);
  g_autoptr (GArray) doubts = g_array_new (FALSE, FALSE, sizeof (PwDoubt));
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autofree char *prompt = cb_game.words.prompt (setup, state), *moment = cb_game.words.moment (setup, state);
  g_autofree char *unsound = cb_game.play.unsound (state);
  guint at = pw_history_get_cursor (history);
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };
  PwMove partial;

  g_assert_cmpstr (unsound, ==, NULL);
  g_assert_cmpuint (strlen (prompt), >, 3);
  g_assert_cmpuint (strlen (moment), >, 3);
  cb_game.position->doubts (state, doubts);
  for (guint i = 0; i < doubts->len; i++)
    {
      PwDoubt *doubt = &g_array_index (doubts, PwDoubt, i);

      g_assert_cmpuint (doubt->rule, <, cb_game.n_rules);
      g_assert_cmpint (doubt->seat, <, (int) setup->n_players);
      g_assert_true (g_utf8_validate (doubt->text, -1, NULL) && g_str_has_suffix (doubt->text, "."));
      if (doubt->field.kind != PW_KIND_ANY)
        {
          g_assert_true (cb_game.kinds[doubt->field.kind].statement);
          g_assert_cmpint (cb_game.kinds[doubt->field.kind].table, ==, doubt->field.player == PW_TABLE);
          g_free (pw_notation_print (&cb_game, setup, &doubt->field));
        }
      g_free (doubt->text);
    }
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      PwAudit audit = { .lines = g_ptr_array_new_with_free_func (g_free) };

      cb_game.position->audit (state, seat, &audit);
      g_assert_cmpint (audit.lowest, <=, audit.highest);
      g_ptr_array_unref (audit.lines);
    }
  if (at > 0)
    {
      guint n;
      const PwEvent *events = pw_history_get_events (history, at - 1, &n);
      g_autofree char *sentence = cb_game.words.sentence (setup, pw_history_get_state (history, at - 1),
                                                          pw_history_get_move (history, at - 1), events, n);

      g_assert_true (g_utf8_validate (sentence, -1, NULL) && strlen (sentence) > 3);
      g_assert_null (strstr (sentence, "(null)"));
      for (guint i = 0; i < n; i++)
        g_free (cb_game.words.event_text (setup, &events[i]));
    }
  pw_move_init (&partial, PW_KIND_ANY, cb_game.play.actor (state));
  pw_game_choices (&cb_game, state, &partial, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      g_free (cb_game.words.choice_label (setup, state, &g_array_index (choices, PwChoice, i)));
      g_free (cb_game.words.choice_sentence (setup, state, &g_array_index (choices, PwChoice, i)));
    }
  pw_history_rank (history, standings);
  for (guint seat = 0; seat < PW_MAX_PLAYERS; seat++)
    g_free (standings[seat].tie_break);
}

/* Says something; what is refused changes nothing and gets a message. */
static gboolean
say_anything (PwHistory *history, PwRandom *random, gboolean correction)
{
  PwMove move = random_statement (pw_history_get_setup (history)->n_players, random);
  g_autoptr (GError) error = NULL;

  if (correction)
    g_assert_true (pw_move_set_reason (&move, pw_history_get_setup (history), "it lay there", NULL));
  if (pw_history_play (history, &move, &error))
    return TRUE;
  g_assert_true (error->domain == PW_RULE_ERROR || error->domain == PW_NOTATION_ERROR);
  g_assert_cmpuint (strlen (error->message), >, 10);
  return FALSE;
}

static void
check_record (PwHistory *history)
{
  g_autoptr (PwRecord) record = pw_record_new (history);
  guint n = pw_history_get_length (history);
  char *forms[] = { pw_record_print (record), pw_record_print_text (record) };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (PwRecord) again = pw_record_parse (forms[i], -1, &error);

      g_assert_no_error (error);
      if (again->broken_line)
        g_error ("line %u, “%s”: %s", again->broken_line, again->broken_text, again->broken_reason->message);
      g_assert_cmpuint (pw_history_get_length (again->history), ==, n);
      for (guint at = 0; at <= n; at++)
        g_assert_cmpmem (pw_history_get_state (again->history, at), sizeof (CbState), pw_history_get_state (history, at),
                         sizeof (CbState));
      g_free (forms[i]);
      forms[i] = NULL;
    }
}

static PwHistory *
begin (guint n_players, guint seed, guint level)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, n_players);

  for (guint seat = 0; seat < n_players; seat++)
    setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) ((seed + 3 * seat) % cb_duchy_count ());
  setup->level = (guint8) level;
  return pw_history_new (&cb_game, setup, NULL);
}

/* An end position that nobody has ever seen is still scored. */
static void
any_end_position_is_scored (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);

  for (guint seed = 0; seed < GAMES; seed++)
    {
      PwHistory *history = begin (n_players, seed, PW_LEVEL_FINAL);
      PwRandom random = { 31 * n_players + seed };
      g_autoptr (GError) error = NULL;
      PwMove finish;

      for (guint i = 0; i < 150; i++)
        if (say_anything (history, &random, i % 7 == 0))
          look (history);
      pw_move_init (&finish, CB_KIND_FINISH, PW_TABLE);
      g_assert_true (pw_history_play (history, &finish, &error));
      g_assert_no_error (error);
      g_assert_cmpint (cb_game.play.actor (present (history)), ==, PW_NOBODY);
      look (history);
      check_record (history);
    }
}

/* Corrections without sense in the middle of a game: it goes on, and ends. */
static void
any_correction_can_be_played_on (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data), n_over = 0;

  for (guint seed = 0; seed < GAMES; seed++)
    {
      PwHistory *history = begin (n_players, seed, PW_LEVEL_REFEREE);
      PwRandom random = { 57 * n_players + seed };
      PwMoves scratch = PW_MOVES_INIT;
      guint left = 40;
      PwMove move;

      while (pw_dealer_next (&cb_game, present (history), &random, seed % 2 ? PW_DEAL_LAZY : PW_DEAL_RECORDED, &scratch, &move))
        {
          g_autoptr (GError) error = NULL;

          g_assert_cmpuint (pw_history_get_length (history), <, 5000);
          if (!pw_history_play (history, &move, &error))
            {
              /* Only a draw can fail: more goods or tiles were said to be there than exist. */
              if (move.player != PW_TABLE)
                {
                  g_autofree char *line = pw_notation_print (&cb_game, pw_history_get_setup (history), &move);

                  g_error ("seed %u: listed, but refused: %s: %s", seed, line, error->message);
                }
              g_assert_true (g_error_matches (error, PW_RULE_ERROR, CB_RULE_10_1));
              break;
            }
          if (left > 0 && pw_random_below (&random, 4) == 0 && say_anything (history, &random, TRUE))
            {
              left--;
              look (history);
            }
        }
      n_over += cb_game.play.actor (present (history)) == PW_NOBODY;
      pw_moves_clear (&scratch);
      check_record (history);
    }
  g_test_message ("%u of %u games came to their end", n_over, GAMES);
  g_assert_cmpuint (n_over, >, 0);
}

/* What is counted comes on top of what lies on hexes; what is told of it is how many there are in all: "0 × bank" beside a bank that
 * is seen would be something else than was typed. */
static void
test_a_count_is_told_in_all (void)
{
  static const struct
  {
    const char *typed;
    const char *told;
  } rows[] = {
    { "bank", "Player 1: 1 × bank in the duchy." },    { "3 banks", "Player 1: 3 × bank in the duchy." },
    { "#16", "Player 1: monastery 16 in the duchy." }, { "2 churches", "Player 1: 2 × church in the duchy." },
    { "#17", "Player 1: monastery 17 in the duchy." },
  };
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  CbState *state;

  setup->level = PW_LEVEL_FINAL;
  state = pw_game_state_new (&cb_game, setup, NULL);
  g_assert_nonnull (state);
  for (guint i = 0; i < 2; i++)
    {
      PwMove lies;

      pw_move_init (&lies, CB_KIND_HEX, 0);
      lies.args[CB_ARG_HEX] = i ? 3 : 26;
      lies.args[CB_ARG_TILE] = i ? CB_TILE_MONASTERY_0 + 16 : CB_TILE_BANK;
      g_assert_true (pw_game_check (&cb_game, state, &lies, NULL));
      pw_game_apply (&cb_game, state, &lies, events);
    }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      PwMoves moves = PW_MOVES_INIT;
      g_autofree char *told = NULL;

      g_assert_true (cb_game.position->phrase (state, 0, rows[i].typed, &moves, NULL));
      told = cb_game.words.sentence (setup, state, &moves.items[0], NULL, 0);
      g_assert_cmpstr (told, ==, rows[i].told);
      pw_moves_clear (&moves);
    }
  g_aligned_free (state);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint n = 2; n <= 4; n++)
    {
      g_autofree char *final = g_strdup_printf ("/burgundy/statements/any-end-position-of-%u-players", n);
      g_autofree char *correction = g_strdup_printf ("/burgundy/statements/any-correction-of-%u-players", n);

      g_test_add_data_func (final, GUINT_TO_POINTER (n), any_end_position_is_scored);
      g_test_add_data_func (correction, GUINT_TO_POINTER (n), any_correction_can_be_played_on);
    }
  g_test_add_func ("/burgundy/statements/a-count-is-told-in-all", test_a_count_is_told_in_all);
  return g_test_run ();
}
