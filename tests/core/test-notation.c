/* test-notation.c: lines of text and what they mean
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-history.h"
#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"
#include "games/kingsburg/kingsburg.h"
#include "games/pw-games.h"

/* A game of three at its first roll. */
static PwHistory *history;

static void
play (const char *line)
{
  g_autoptr (GError) error = NULL;
  PwMove move;

  g_assert_true (pw_notation_parse (&cb_game, pw_history_get_setup (history),
                                    pw_history_get_state (history, pw_history_get_cursor (history)), line, &move, &error));
  g_assert_no_error (error);
  g_assert_true (pw_history_play (history, &move, &error));
  g_assert_no_error (error);
}

static void
begin (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 3);

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  pw_setup_set_name (setup, 2, "Ana Maria");
  history = pw_history_new (&cb_game, setup, NULL);
  play ("ana start d4 red red pink");
  play ("ben start d4 1 2 3");
  play ("\"ana maria\" start d4 6 6 6");
}

static gboolean
parse (const char *line, PwMove *move, GError **error)
{
  return pw_notation_parse (&cb_game, pw_history_get_setup (history),
                            pw_history_get_state (history, pw_history_get_cursor (history)), line, move, error);
}

static void
test_dice_can_be_said_in_many_ways (void)
{
  static const char *const lines[] = {
    "roll 4 36 22 15",
    "4 36 22 15",
    "roll white 4, ana 3 6, ben 2 2, \"ana maria\" 1 5",
    "4, 3 6, 2 2, 1 5",
    "white 4, ana 3 6, ben 2 2, \"ana maria\" 15",
    "roll white=4 ana=36 ben=22 \"ana maria\"=15",
    "ROLL \"Ana Maria\"=15 Ben=22 Ana=36 white=4",
    "roll ben 22 4 36 15",
    "r 4 36 22 15",
  };

  begin ();
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *line = NULL;
      PwMove move;

      if (!parse (lines[i], &move, &error))
        g_error ("%s: %s", lines[i], error->message);
      line = pw_notation_print (&cb_game, pw_history_get_setup (history), &move);
      g_assert_cmpstr (line, ==, "roll 4 Ana=36 Ben=22 \"Ana Maria\"=15");
    }
  g_clear_pointer (&history, pw_history_free);
}

static void
test_words_may_be_shortened (void)
{
  static const struct
  {
    const char *line, *printed;
  } cases[] = {
    { "ana take 3 castle", "Ana take 3 castle" },
    { "take 3 castle", "Ana take 3 castle" },
    { "ta 3 cas die 2 workers 1", "Ana take 3 castle die=2 workers=1" },
    { "ANA TAKE 3 K17", "Ana take 3 k17" },
    { "take 3 17", "Ana take 3 k17" },
    { "take 3 cow4 discard=bank", "Ana take 3 cow4 discard=bank" },
    { "sell red", "Ana sell red" },
    { "sell 4", "Ana sell red" },
    { "place ship a2 die=5", "Ana place ship a2 die=5" },
    { "w", "Ana workers" },
    { "end", "Ana end" },
    { "\"Ana Maria\" end", "\"Ana Maria\" end" },
    { "ben workers die=2", "Ben workers die=2" },
  };

  begin ();
  play ("roll 4 36 22 15");
  play ("goods red");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *line = NULL;
      PwMove move, again;

      if (!parse (cases[i].line, &move, &error))
        g_error ("%s: %s", cases[i].line, error->message);
      line = pw_notation_print (&cb_game, pw_history_get_setup (history), &move);
      g_assert_cmpstr (line, ==, cases[i].printed);
      g_assert_true (parse (line, &again, NULL));
      g_assert_true (pw_move_equal (&move, &again));
    }
  g_clear_pointer (&history, pw_history_free);
}

static void
test_a_correction_carries_its_reason (void)
{
  static const struct
  {
    const char *line, *printed;
  } cases[] = {
    { "ana take 3 castle ! the die was read late", "Ana take 3 castle ! \"the die was read late\"" },
    { "take 3 castle die=5 !  agreed; at the table ", "Ana take 3 castle die=5 ! \"agreed; at the table\"" },
    { "take 3 castle ! \"a \\\"house rule\\\", agreed\" ", "Ana take 3 castle ! \"a \\\"house rule\\\", agreed\"" },
    { "take 3 castle! why! why not", "Ana take 3 castle ! \"why! why not\"" },
    { "ana take 3 castle", "Ana take 3 castle" },
  };
  g_autofree char *endless = g_strnfill (PW_MAX_REASON + 1, 'x');
  g_autofree char *too_long = g_strdup_printf ("take 3 castle ! %s", endless);
  g_autoptr (GError) error = NULL;
  PwMove move;

  begin ();
  play ("roll 4 36 22 15");
  play ("goods red");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *line = NULL, *twice = NULL;
      PwMove again;

      if (!parse (cases[i].line, &move, &error))
        g_error ("%s: %s", cases[i].line, error->message);
      line = pw_notation_print (&cb_game, pw_history_get_setup (history), &move);
      g_assert_cmpstr (line, ==, cases[i].printed);
      g_assert_true (parse (line, &again, NULL));
      twice = pw_notation_print (&cb_game, pw_history_get_setup (history), &again);
      g_assert_cmpstr (twice, ==, line);
      g_assert_cmpuint (again.reason, ==, move.reason);
    }
  g_assert_false (parse ("take 3 castle !", &move, &error));
  g_assert_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING);
  g_clear_error (&error);
  g_assert_false (parse (too_long, &move, &error));
  g_assert_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE);
  g_clear_error (&error);
  g_assert_false (parse ("take 3 castle ! one\ntwo", &move, &error));
  g_assert_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN);
  g_clear_pointer (&history, pw_history_free);
}

static void
test_what_is_not_understood_says_what_is_expected (void)
{
  static const struct
  {
    const char *line;
    PwNotationError code;
    const char *part;
  } cases[] = {
    { "", PW_NOTATION_ERROR_MISSING, "empty" },
    { "   ", PW_NOTATION_ERROR_MISSING, "empty" },
    { "frobnicate", PW_NOTATION_ERROR_UNKNOWN, "take" },
    { "ana frobnicate", PW_NOTATION_ERROR_UNKNOWN, "take" },
    { "take", PW_NOTATION_ERROR_MISSING, "depot" },
    { "take 3", PW_NOTATION_ERROR_MISSING, "tile" },
    { "take 7 castle", PW_NOTATION_ERROR_RANGE, "1 to 6" },
    { "take 0 castle", PW_NOTATION_ERROR_RANGE, "1 to 6" },
    { "take -1 castle", PW_NOTATION_ERROR_RANGE, "1 to 6" },
    { "take 99999999999 castle", PW_NOTATION_ERROR_UNKNOWN, "number" },
    { "take three castle", PW_NOTATION_ERROR_UNKNOWN, "number" },
    { "take 3 dragon", PW_NOTATION_ERROR_UNKNOWN, "such as castle" },
    { "take 3 c", PW_NOTATION_ERROR_UNKNOWN, NULL },
    { "take 3 ch", PW_NOTATION_ERROR_AMBIGUOUS, "church, chicken2" },
    { "take 3 castle die=7", PW_NOTATION_ERROR_RANGE, "1 to 6" },
    { "take 3 castle die=2 die=3", PW_NOTATION_ERROR_EXCESS, "twice" },
    { "take 3 castle colour=red", PW_NOTATION_ERROR_UNKNOWN, "colour" },
    { "place ship z9", PW_NOTATION_ERROR_UNKNOWN, "d4" },
    { "end now", PW_NOTATION_ERROR_EXCESS, "more than" },
    { "roll 4 36 22 1", PW_NOTATION_ERROR_MISSING, "Ana Maria" },
    { "roll 4 36 22 17", PW_NOTATION_ERROR_RANGE, "1 to 6" },
    { "roll 0 36 22 15", PW_NOTATION_ERROR_RANGE, "1 to 6" },
    { "roll 4 36 22 15 11", PW_NOTATION_ERROR_EXCESS, "more than" },
    { "roll 4 366 22 15", PW_NOTATION_ERROR_RANGE, "too many" },
    { "roll 4 36 22 15 fourth=11", PW_NOTATION_ERROR_UNKNOWN, "fourth" }, /* nobody sits there */
    { "\xff\xfe", PW_NOTATION_ERROR_UNKNOWN, "UTF-8" },
  };

  begin ();
  play ("roll 4 36 22 15");
  play ("goods red");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      PwMove move;

      if (cases[i].part == NULL)
        {
          g_assert_true (parse (cases[i].line, &move, NULL)); /* "c" is a whole word: castle */
          continue;
        }
      if (parse (cases[i].line, &move, &error))
        g_error ("understood: %s", cases[i].line);
      g_assert_true (error->domain == PW_NOTATION_ERROR);
      if (error->code != (int) cases[i].code || strstr (error->message, cases[i].part) == NULL)
        g_error ("%s: code %d, %s", cases[i].line, error->code, error->message);
    }
  g_clear_pointer (&history, pw_history_free);
}

/* Prints and reads every move that is legal on the way through a random game. */
static void
check_lines_come_back (const char *const *names, guint64 seed)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 3);
  g_autoptr (PwHistory) game = NULL;
  PwRandom random = { seed };
  PwMoves legal = PW_MOVES_INIT, scratch = PW_MOVES_INIT;
  PwMove move;

  for (guint seat = 0; seat < 3; seat++)
    pw_setup_set_name (setup, seat, names[seat]);
  game = pw_history_new (&cb_game, setup, NULL);
  for (;;)
    {
      gconstpointer state = pw_history_get_state (game, pw_history_get_cursor (game));

      if (!pw_dealer_next (&cb_game, state, &random, seed % 2 ? PW_DEAL_LAZY : PW_DEAL_RECORDED, &scratch, &move))
        break;
      legal.n = 0;
      pw_moves_add (&legal, &move);
      if (cb_game.play.actor (state) != PW_TABLE)
        pw_game_legal (&cb_game, state, &legal);
      for (guint i = 0; i < legal.n; i++)
        {
          g_autofree char *line = pw_notation_print (&cb_game, setup, &legal.items[i]);
          g_autoptr (GError) error = NULL;
          PwMove again;

          if (!pw_notation_parse (&cb_game, setup, state, line, &again, &error))
            g_error ("%s: %s", line, error->message);
          if (!pw_move_equal (&again, &legal.items[i]) || again.flags != legal.items[i].flags)
            g_error ("%s comes back as another move", line);
          /* Without a state, as a program that only has the text would read it. */
          if (!pw_notation_parse (&cb_game, setup, NULL, line, &again, NULL) || !pw_move_equal (&again, &legal.items[i]))
            g_error ("%s means something else elsewhere", line);
        }
      g_assert_true (pw_history_play (game, &move, NULL));
    }
  pw_moves_clear (&legal);
  pw_moves_clear (&scratch);
}

static void
test_every_legal_move_comes_back (void)
{
  static const char *const names[][3] = {
    { "Ana", "Ben", "Ana Maria" }, { "take", "castle", "3" }, { "white", "die", "Ta" },
    { "*", "\"", "a=b;c" },        { "r", "re", "red" },      { "36", "Ро́за", "O'Neill" },
  };

  for (guint seed = 0; seed < 2 * G_N_ELEMENTS (names); seed++)
    check_lines_come_back (names[seed / 2], seed);
}

static void
test_what_cannot_be_a_word_is_not_repeated_at_length (void)
{
  g_autofree char *many = g_strnfill (1000000, 'x');
  const char *const lines[] = { many, "take 3 cas\033[31mtle", "ta\x7fke" };

  begin ();
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      PwMove move;

      g_assert_false (parse (lines[i], &move, &error));
      g_assert_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN);
      g_assert_cmpuint (strlen (error->message), <, 500);
      for (const char *p = error->message; *p; p++)
        g_assert_true ((guchar) *p >= 0x20 && *p != 0x7f);
    }
  g_clear_pointer (&history, pw_history_free);
}

static void
test_any_bytes_are_read_without_harm (void)
{
  PwRandom random = { 99 };
  static const char alphabet[] = "take 3 castle=roll\"\\,;=ana 123456789die-?*\t\xc3\xa9";

  begin ();
  for (guint i = 0; i < 20000; i++)
    {
      char line[40];
      guint n = pw_random_below (&random, sizeof line - 1);
      PwMove move;

      for (guint k = 0; k < n; k++)
        line[k] = alphabet[pw_random_below (&random, sizeof alphabet - 1)];
      line[n] = '\0';
      if (parse (line, &move, NULL))
        g_assert_cmpuint (move.kind, <, cb_game.n_kinds);
    }
  g_clear_pointer (&history, pw_history_free);
}

/* What may be left out and is written without its name is told apart by its looks, in any order. */
static void
test_bare_arguments_are_told_apart (void)
{
  static const char *const lines[] = {
    "ana influence 12 54 +2 white=3 market=-1 envoy", "ana influence 12 5 4 +2 white 3 market -1 envoy",
    "ana influence 12 +2 54 white=3 market=-1 envoy", "ana influence duchess dice=54 plus2=+2 3 -1 envoy",
    "ana influence 12 envoy=envoy 54 +2 3 market=-1",
  };
  g_autoptr (PwSetup) setup = pw_setup_new (&kb_game, 2);
  KbState *state = pw_game_state_new (&kb_game, setup, NULL);

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *printed = NULL;
      PwMove move;

      g_assert_true (pw_notation_parse (&kb_game, setup, state, lines[i], &move, &error));
      g_assert_no_error (error);
      printed = pw_notation_print (&kb_game, setup, &move);
      g_assert_cmpstr (printed, ==, "Ana influence 12 54 +2 white=3 market=-1 envoy");
    }
  g_aligned_free (state);
}

/* What is counted and may be left out means one of it where no number stands behind its name: "wood stone". A number, with
 * or without "=", stays what it was; where there is none, the next word is read as if it stood first. */
static void
test_what_is_counted_means_one (void)
{
  static const char *const lines[][2] = {
    { "ana recruit 2 wood stone", "Ana recruit 2 wood=1 stone=1" },
    { "ana recruit 2 gold wood 2 stone", "Ana recruit 2 gold=1 wood=2 stone=1" },
    { "ana recruit 2 gold=3 stone", "Ana recruit 2 gold=3 stone=1" },
    { "ana lose stone gold", "Ana lose gold=1 stone=1" },
    { "ana lose wood 0 gold", "Ana lose gold=1 wood=0" },
    { "ana take wood stone", "Ana take wood stone" },
    { "ana lose wood wood", NULL },
    { "ana lose wood banana", NULL },
    { "ana lose wood=stone", NULL },
  };
  g_autoptr (PwSetup) setup = pw_setup_new (&kb_game, 2);
  KbState *state = pw_game_state_new (&kb_game, setup, NULL);

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *printed = NULL;
      PwMove move;

      if (lines[i][1] == NULL)
        {
          g_assert_false (pw_notation_parse (&kb_game, setup, state, lines[i][0], &move, &error));
          g_assert_true (error->domain == PW_NOTATION_ERROR);
          continue;
        }
      g_assert_true (pw_notation_parse (&kb_game, setup, state, lines[i][0], &move, &error));
      g_assert_no_error (error);
      printed = pw_notation_print (&kb_game, setup, &move);
      g_assert_cmpstr (printed, ==, lines[i][1]);
    }
  g_aligned_free (state);
}

/* How many dice belong to whom, the state says: words of single dice are dealt out by it. */
static void
test_a_roll_has_as_many_dice_as_the_state_says (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&kb_game, 2);
  KbState *state = pw_game_state_new (&kb_game, setup, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *printed = NULL;
  PwMove move;

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  state->waiting = 0;
  state->phase = KB_PHASE_SPRING;
  state->stage = KB_STAGE_ROLL;
  state->players[0].aid = TRUE;
  g_assert_cmpuint (pw_game_dice_count (&kb_game, state, KB_KIND_ROLL, &kb_game.kinds[KB_KIND_ROLL].args[0]), ==, 4);
  g_assert_cmpuint (pw_game_dice_count (&kb_game, state, KB_KIND_ROLL, &kb_game.kinds[KB_KIND_ROLL].args[1]), ==, 3);
  g_assert_cmpuint (pw_game_dice_count (&kb_game, NULL, KB_KIND_ROLL, &kb_game.kinds[KB_KIND_ROLL].args[1]), ==, 5);
  g_assert_true (pw_notation_parse (&kb_game, setup, state, "roll 3 5 1 4 2 2 6", &move, &error));
  g_assert_no_error (error);
  printed = pw_notation_print (&kb_game, setup, &move);
  g_assert_cmpstr (printed, ==, "roll Ana=3514 Ben=226");
  g_aligned_free (state);
}

/* Labels are compared without capitals, accents and what ends a sentence; letters of English go a shorter way to the same. */
static void
test_labels_are_folded (void)
{
  static const struct
  {
    const char *text, *folded;
  } cases[] = {
    { "Town Hall", "town hall" },
    { "  Cow \t 2. ", "cow 2" },
    { "", "" },
    { " . ", "" },
    { "a\vb\n\nc..", "a\vb c" },
    { "Río", "rio" },
    { "King’s Envoy", "king's envoy" },
    { "−2", "-2" },
    { "K. 9", "k. 9" },
    { "\x01~", "\x01~" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *folded = pw_label_fold (cases[i].text);
      /* With a letter that is not English before it, the same. */
      g_autofree char *longer = g_strconcat ("é", cases[i].text, NULL), *other = pw_label_fold (longer);

      g_assert_cmpstr (folded, ==, cases[i].folded);
      if (cases[i].text[0] && !g_ascii_isspace (cases[i].text[0]))
        g_assert_cmpstr (other + 1, ==, folded);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/core/notation/dice-can-be-said-in-many-ways", test_dice_can_be_said_in_many_ways);
  g_test_add_func ("/core/notation/words-may-be-shortened", test_words_may_be_shortened);
  g_test_add_func ("/core/notation/a-correction-carries-its-reason", test_a_correction_carries_its_reason);
  g_test_add_func ("/core/notation/what-is-not-understood-says-what-is-expected",
                   test_what_is_not_understood_says_what_is_expected);
  g_test_add_func ("/core/notation/every-legal-move-comes-back", test_every_legal_move_comes_back);
  g_test_add_func ("/core/notation/what-cannot-be-a-word-is-not-repeated-at-length",
                   test_what_cannot_be_a_word_is_not_repeated_at_length);
  g_test_add_func ("/core/notation/bare-arguments-are-told-apart", test_bare_arguments_are_told_apart);
  g_test_add_func ("/core/notation/what-is-counted-means-one", test_what_is_counted_means_one);
  g_test_add_func ("/core/notation/a-roll-has-as-many-dice-as-the-state-says", test_a_roll_has_as_many_dice_as_the_state_says);
  g_test_add_func ("/core/notation/any-bytes-are-read-without-harm", test_any_bytes_are_read_without_harm);
  g_test_add_func ("/core/notation/labels-are-folded", test_labels_are_folded);
  return g_test_run ();
}
