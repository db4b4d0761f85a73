/* test-final-questions.c: an end position is entered by answers: how few keys, what they mean, the same result
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"
#include "games/burgundy/data/cb-duchy.h"
#include "games/kingsburg/kingsburg.h"
#include "model/pw-position.h"

#define N_GAMES PW_MODEL_TEST_ROUNDS (30, 4)
#define MOST_KEYS_BURGUNDY 30
#define MOST_KEYS_KINGSBURG 10

static PwSession *
new_session (const char *game, guint n_players, guint level, const char *const *options)
{
  static const char *const names[] = { "Ana", "Ben", "Chiara", "Dora" };
  const PwGame *it = pw_games_find (game);
  g_autoptr (PwSetup) setup = pw_setup_new (it, n_players);
  g_autoptr (GError) error = NULL;
  PwSession *session;

  for (guint i = 0; i < n_players; i++)
    pw_setup_set_name (setup, i, names[i]);
  for (guint i = 0; options && options[i]; i++)
    for (guint j = 0; j < it->terms.n_options; j++)
      if (g_str_equal (it->terms.options[j].id, options[i]))
        setup->options[j] = 1;
  setup->level = (guint8) level;
  session = pw_session_new (it, setup, &error);
  g_assert_no_error (error);
  return session;
}

/* Types @text and Enter. */
static void
type (PwPosition *position, int seat, const char *text)
{
  PwMoves said = PW_MOVES_INIT;
  g_autoptr (GError) error = NULL;

  if (!pw_position_read_line (position, seat, -1, text, &said, &error))
    g_error ("%s: %s", text, error->message);
  g_assert_true (pw_position_say_line (position, &said));
  pw_moves_clear (&said);
}

static void
refuse (PwPosition *position, int seat, const char *text, const char *expected)
{
  PwMoves said = PW_MOVES_INIT;
  g_autoptr (GError) error = NULL;

  g_assert_false (pw_position_read_line (position, seat, -1, text, &said, &error));
  if (strstr (error->message, expected) == NULL)
    g_error ("%s: %s", text, error->message);
  pw_moves_clear (&said);
}

static int
answer_to (PwSession *played, guint seat, const PwQuestion *question)
{
  return question->value (pw_session_get_state (played), seat, question);
}

/* What somebody reads off the table who is asked: as few keys as may be. */
static char *
read_off (PwPosition *position, PwSession *played, guint seat)
{
  const PwGame *game = pw_session_get_game (played);
  guint at = (guint) pw_position_next_question (position, (int) seat);
  const PwQuestion *question = &game->position->questions[at];
  GString *text = g_string_new (NULL);

  if (question->choices)
    {
      guint64 set = question->set (pw_session_get_state (played), seat);

      for (int n = 0; n < 64; n++)
        if (set >> n & 1)
          g_string_append_printf (text, "%s%d", text->len && question->min < 10 ? " " : "", n);
      return g_string_free (text->len ? text : g_string_append_c (text, '0'), FALSE);
    }
  g_string_append_printf (text, "%d", answer_to (played, seat, question));
  /* What is asked next after single digits is shown: digits can be typed on. */
  for (guint64 open = pw_position_get_questions (position, seat); question->max <= 9 && ++at < pw_game_n_questions (game);)
    if (open >> at & 1 && game->position->questions[at].max <= 9 && game->position->questions[at].stage == question->stage &&
        !pw_position_is_answered (position, seat, at))
      g_string_append_printf (text, "%d", answer_to (played, seat, &game->position->questions[at]));
    else if (open >> at & 1 && !pw_position_is_answered (position, seat, at))
      break;
  return g_string_free (text, FALSE);
}

static void
assert_same_result (PwSession *session, PwSession *played, guint n_players)
{
  const PwGame *game = pw_session_get_game (played);
  PwStanding standings[2][5];
  int scores[2][5];

  for (guint i = 0; i < 2; i++)
    {
      PwSession *which = i ? played : session;

      for (guint seat = 0; seat < n_players; seat++)
        scores[i][seat] = pw_session_get_score (which, seat, -1);
      game->play.rank (pw_session_get_state (which), scores[i], standings[i]);
    }
  for (guint seat = 0; seat < n_players; seat++)
    {
      g_assert_cmpint (scores[0][seat], ==, scores[1][seat]);
      g_assert_cmpuint (standings[0][seat].place, ==, standings[1][seat].place);
      g_assert_cmpstr (standings[0][seat].tie_break, ==, standings[1][seat].tie_break);
      g_free (standings[0][seat].tie_break);
      g_free (standings[1][seat].tie_break);
    }
}

/* A dealt game to its end, entered anew by what is asked; the most keys of a player. */
static guint
enter (const char *game, guint n_players, guint64 seed, const char *const *options)
{
  g_autoptr (PwSession) played = new_session (game, n_players, PW_LEVEL_REFEREE, options);
  g_autoptr (PwSession) session = new_session (game, n_players, PW_LEVEL_FINAL, options);
  g_autoptr (PwPosition) position = pw_position_new (session);
  guint keys[5] = { 0 }, most = 0;
  int seat = 0;
  PwMove end;

  pw_model_test_deal (played, G_MAXUINT, seed);
  g_assert_cmpint (pw_session_get_actor (played), ==, PW_NOBODY);
  while ((seat = pw_position_next_seat (position, seat)) != PW_NOBODY)
    {
      g_autofree char *text = read_off (position, played, (guint) seat);

      type (position, seat, text);
      keys[seat] += (guint) strlen (text) + 1;
      g_assert_cmpuint (keys[seat], <, 200);
    }
  g_assert_null (pw_position_list_open (position));
  g_assert_cmpuint (pw_position_get_doubts (position)->len, ==, 0);
  g_assert_true (pw_position_find_end (position, PW_TABLE, &end));
  g_assert_true (pw_session_play (session, &end, NULL));
  assert_same_result (session, played, n_players);
  for (guint i = 0; i < n_players; i++)
    most = MAX (most, keys[i]);
  g_test_message ("%s, seed %u: at most %u keys a player", game, (guint) seed, most);
  return most;
}

static void
burgundy_keys (void)
{
  for (guint i = 0; i < N_GAMES; i++)
    g_assert_cmpuint (enter ("burgundy", 4 - i % 3, 100 + i, NULL), <=, MOST_KEYS_BURGUNDY);
}

static void
kingsburg_keys (void)
{
  for (guint i = 0; i < N_GAMES; i++)
    g_assert_cmpuint (enter ("kingsburg", 4 - i % 3, 100 + i, NULL), <=, MOST_KEYS_KINGSBURG);
}

/* What is typed means what it says, in answers, in words and in notation, several at once. */
static void
lines (void)
{
  g_autoptr (PwSession) session = new_session ("burgundy", 2, PW_LEVEL_FINAL, NULL);
  g_autoptr (PwPosition) position = pw_position_new (session);
  const CbPlayer *ana;

  type (position, 0, "score 140");
  type (position, 0, "c3 bank, red 2, silver 3");
  ana = &((const CbState *) pw_session_get_state (session))->players[0];
  g_assert_cmpint (ana->track, ==, 140);
  g_assert_cmpint (ana->tile[11], ==, CB_TILE_BANK);
  g_assert_cmpint (ana->goods[3], ==, 2);
  g_assert_cmpint (ana->silver, ==, 3);
  type (position, 0, "score 87");
  type (position, 0, "c3 -");
  type (position, 0, "5");
  type (position, 0, "16 22");
  type (position, 0, "31");
  ana = &((const CbState *) pw_session_get_state (session))->players[0];
  g_assert_cmpint (ana->track, ==, 87);
  g_assert_cmpint (ana->workers, ==, 5);
  g_assert_cmpuint (ana->monasteries, ==, 1u << 16 | 1u << 22);
  g_assert_cmpint (ana->count[CB_TILE_WAREHOUSE], ==, 3);
  g_assert_cmpint (ana->count[CB_TILE_BANK], ==, 1);
  type (position, 0, "2 churches, #17, 4 cows, 12 empty");
  ana = &((const CbState *) pw_session_get_state (session))->players[0];
  g_assert_cmpint (ana->count[CB_TILE_CHURCH], ==, 2);
  g_assert_cmpint (ana->count[CB_TILE_COW_4], ==, 1);
  g_assert_cmpuint (ana->monasteries >> 17 & 1, ==, 1);
  type (position, 1, "101 0 2 4 none");
  g_assert_cmpint (pw_position_next_question (position, 1), ==, -1);
}

static int
track_of (PwSession *session, guint seat)
{
  return ((const CbState *) pw_session_get_state (session))->players[seat].track;
}

/* Points typed while a game is put right are those of the track as well: whoever has some already gets no more of them. */
static void
points_in_the_middle (void)
{
  static const char *const lines[] = { "level board player=Ana", "Ana start d4 red red pink", "own 14", "Ana end",
                                       "level referee" };
  g_autoptr (PwSession) session = new_session ("burgundy", 2, 0, NULL);
  g_autoptr (PwPosition) position = NULL;
  guint n;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    pw_model_test_play (session, lines[i]);
  position = pw_position_new (session);
  n = pw_history_get_length (pw_session_get_history (session));
  g_assert_false (pw_position_is_end (position));
  type (position, 1, "score 5");
  type (position, 1, "silver 3");
  type (position, 1, "score 7");
  g_assert_cmpint (track_of (session, 1), ==, 7);
  /* Another number at once takes the line's place. */
  type (position, 1, "score 8");
  g_assert_cmpuint (pw_history_get_length (pw_session_get_history (session)), ==, n + 3);
  g_assert_cmpint (track_of (session, 1), ==, 8);
}

/* Whoever is shown is meant, not whom the game asks now. */
static void
whose_board_is_shown (void)
{
  static const char *const lines[] = { "level board player=Chiara", "Chiara start d4 red red pink", "own 14", "Chiara end",
                                       "level referee" };
  g_autoptr (PwSession) session = new_session ("burgundy", 3, 0, NULL);
  g_autoptr (PwPosition) position = NULL;
  const CbState *state;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    pw_model_test_play (session, lines[i]);
  position = pw_position_new (session);
  type (position, 1, "silver 6");
  type (position, 1, "score 5");
  type (position, 1, "Ana silver 4");
  state = pw_session_get_state (session);
  g_assert_cmpint (state->players[1].silver, ==, 6);
  g_assert_cmpint (state->players[1].track, ==, 5);
  g_assert_cmpint (state->players[0].silver, ==, 4);
}

/* What is not understood says what is expected, and nothing of its line is said. */
static void
refusals (void)
{
  g_autoptr (PwSession) session = new_session ("burgundy", 2, PW_LEVEL_FINAL, NULL);
  g_autoptr (PwPosition) position = pw_position_new (session);

  refuse (position, 0, "1400", "Points on the track: a number from 0 to 999");
  refuse (position, 0, "gibberish", "“gibberish” is not understood. Expected here: Points on the track: a number from 0 to 999");
  refuse (position, 0, "silver 3, gibberish", "Points on the track");
  refuse (position, 0, "140 2 3 5 33", "16 22; 0 for none");
  refuse (position, 0, "140 2 3 5 22 1 1 1", "nothing more is asked");
  refuse (position, 0, "140 2 3 5 22 11 1", "put a space");
  g_assert_cmpuint (pw_session_get_moment (session), ==, 0);
}

/* Nothing of a line is dropped, and what may be read in two ways is not read. */
static void
two_readings (void)
{
  g_autoptr (PwSession) session = new_session ("burgundy", 2, PW_LEVEL_FINAL, NULL);
  g_autoptr (PwPosition) position = pw_position_new (session);
  const CbPlayer *ana;

  refuse (position, 0, "3 banks 2", "not understood");
  refuse (position, 0, "2 monastery 17", "not understood");
  refuse (position, 0, "3 monastery", "not understood");
  refuse (position, 0, "2 #17", "#17” is not an answer");
  refuse (position, 0, "silver 3 4", "Points on the track");
  type (position, 0, "1 monastery 17");
  ana = &((const CbState *) pw_session_get_state (session))->players[0];
  g_assert_cmpuint (ana->monasteries, ==, 1u << 17);
  type (position, 0, "c3 bank");
  type (position, 0, "e6 bank");
  refuse (position, 0, "1 bank", "bank: 1 is not possible, as 2 lie on hexes");
  type (position, 0, "3 banks");
  ana = &((const CbState *) pw_session_get_state (session))->players[0];
  g_assert_cmpuint (ana->count[CB_TILE_BANK], ==, 1);
  /* Watchtowers are asked. */
  type (position, 0, "140 2 3 5");
  refuse (position, 0, "25 18", "put a space between any two answers. Expected here: Watchtowers");
  refuse (position, 0, "11 1", "put a space");
  type (position, 0, "1");
  refuse (position, 0, "25 18", "nothing more is asked");
  refuse (position, 0, "17", "nothing more is asked");
  refuse (position, 1, "140 2 3 5 162231", "put a space");
}

/* 16.10: alone, it is won or not: nothing else is asked, and that is. */
static void
alone (void)
{
  for (guint empty = 0; empty < 2; empty++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 1);
      g_autoptr (PwSession) session = NULL;
      g_autoptr (PwPosition) position = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *open = NULL;
      PwStanding standing[5] = { 0 };
      int scores[5] = { 0 };
      PwMove end;

      pw_setup_set_name (setup, 0, "Ana");
      setup->options[CB_OPTION_MODE] = CB_MODE_SOLO;
      setup->options[CB_OPTION_SHIELDS] = 1;
      setup->seat_options[0][CB_SEAT_DUCHY] = (gint16) cb_duchy_find ("13a");
      setup->level = PW_LEVEL_FINAL;
      session = pw_session_new (&cb_game, setup, &error);
      g_assert_no_error (error);
      position = pw_position_new (session);
      open = pw_position_list_open (position);
      g_assert_cmpstr (open, ==, "Ana: Empty hexes.");
      type (position, 0, empty ? "3" : "0");
      g_assert_null (pw_position_list_open (position));
      g_assert_true (pw_position_find_end (position, PW_TABLE, &end));
      g_assert_true (pw_session_play (session, &end, NULL));
      cb_game.play.rank (pw_session_get_state (session), scores, standing);
      g_assert_cmpint (standing[0].outcome, ==, empty ? PW_OUTCOME_LOST : PW_OUTCOME_WON);
      g_free (standing[0].tie_break);
    }
}

/* What the result depends on is named as long as nobody has said it; a tie asks for more. */
static void
open_questions (void)
{
  g_autoptr (PwSession) session = new_session ("burgundy", 2, PW_LEVEL_FINAL, NULL);
  g_autoptr (PwPosition) position = pw_position_new (session);
  g_autofree char *first = pw_position_list_open (position), *tie = NULL, *markers = NULL;

  g_assert_nonnull (strstr (first, "Ana: Points on the track, "));
  g_assert_nonnull (strstr (first, "Ben: Points on the track, "));
  type (position, 0, "140 2 3 5 0");
  g_assert_cmpint (pw_position_next_seat (position, 0), ==, 1);
  type (position, 1, "139 1 5 4 0");
  tie = pw_position_list_open (position);
  g_assert_cmpstr (tie, ==, "Ana: Empty hexes. Ben: Empty hexes.");
  type (position, 0, "12");
  type (position, 1, "12");
  markers = pw_position_list_open (position);
  g_assert_cmpstr (markers, ==, "Ana: Space on the bridge. Ben: Space on the bridge.");
  type (position, 0, "empty 11");
  g_assert_null (pw_position_list_open (position));
}

/* A duchy that is entered hex by hex answers what it shows, once nothing of it is open. */
static void
whole_duchy (void)
{
  g_autoptr (PwSession) session = new_session ("burgundy", 2, PW_LEVEL_FINAL, NULL);
  g_autoptr (PwPosition) position = pw_position_new (session);

  type (position, 0, "140 2 3 5");
  type (position, 0, "c3 bank, k22");
  g_assert_cmpstr (pw_session_get_game (session)->position->questions[pw_position_next_question (position, 0)].name, ==, "Banks");
  type (position, 0, "35 empty");
  g_assert_cmpint (pw_position_next_question (position, 0), ==, -1);
  type (position, 1, "9 0 0 0 22 0");
  g_assert_cmpint (pw_position_next_question (position, 1), ==, -1);
}

/* Expansions ask what they need too. */
static void
expansions (void)
{
  static const char *const options[] = { "extra-tiles", "white-castles", "inns", "trade-routes", "shields", NULL };

  for (guint i = 0; i < PW_MODEL_TEST_ROUNDS (20, 3); i++)
    enter ("burgundy", 4 - i % 3, 300 + i, options);
}

/* What a game brought that was followed until then is known, and need not be said; but may have changed since. */
static void
known_from_the_game (void)
{
  static const char *const games[] = { "burgundy", "kingsburg" };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (games); i++)
    {
      g_autoptr (PwSession) session = new_session (games[i / 2], 3, PW_LEVEL_REFEREE, NULL);
      g_autoptr (PwPosition) position = pw_position_new (session);
      g_autofree char *open = NULL, *expected = NULL;

      if (i % 2)
        pw_model_test_play (session, "level board player=Ana");
      pw_model_test_deal (session, 60, 5 + i);
      pw_model_test_play (session, "level final");
      open = pw_position_list_open (position);
      g_assert_cmpint (pw_position_next_question (position, 0), ==, 0);
      g_assert_true (pw_position_is_known (position, 0, 0));
      expected = pw_position_expect (position, 0, 0);
      g_assert_nonnull (strstr (expected, " so far)"));
      if (i % 2 == 0)
        g_assert_cmpstr (open, ==, NULL);
      else
        {
          g_assert_true (g_str_has_prefix (open, "Ben: Points on the track"));
          g_assert_false (pw_position_is_known (position, 1, 0));
        }
      type (position, 0, "77");
      g_assert_cmpint (pw_session_get_score (session, 0, -1), ==, 77);
    }
}

/* What a line means at the beginning, in notation; %NULL: it is refused. */
static void
assert_says (PwSession *session, const char *text, const char *expected)
{
  g_autoptr (PwPosition) position = pw_position_new (session);
  g_autoptr (GString) found = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  PwMoves said = PW_MOVES_INIT;
  gboolean understood = pw_position_read_line (position, 0, PW_POSITION_FIRST_OPEN, text, &said, &error);

  for (guint k = 0; understood && k < said.n; k++)
    {
      g_autofree char *line = pw_notation_print (pw_session_get_game (session), pw_session_get_setup (session), &said.items[k]);

      g_string_append_printf (found, "%s%s", k ? ", " : "", line);
    }
  g_test_message ("%s: %s", text, understood ? found->str : error->message);
  g_assert_cmpstr (understood ? found->str : NULL, ==, expected);
  pw_moves_clear (&said);
}

/* What is counted says the same in other words: it answers the question, and the next one is asked. */
static void
counted_tokens (void)
{
  g_autoptr (PwSession) session = new_session ("caylus1303", 3, PW_LEVEL_FINAL, NULL);
  g_autoptr (PwPosition) position = pw_position_new (session);
  PwMoves said = PW_MOVES_INIT;

  g_assert_true (pw_position_read_line (position, 0, PW_POSITION_FIRST_OPEN, "tokens 0 0 0 0", &said, NULL));
  g_assert_cmpuint (said.n, ==, 1);
  g_assert_true (pw_position_is_answer (position, &said.items[0]));
  g_assert_cmpint (pw_position_next_question (position, 0), ==, 0);
  g_assert_true (pw_position_say_line (position, &said));
  g_assert_cmpint (pw_position_next_question (position, 0), ==, 1);
  g_assert_false (pw_position_goes_beyond (position));
  pw_moves_clear (&said);
}

/* A number in front of what it counts is what stands behind it. */
static void
counts_in_front (void)
{
  static const struct
  {
    const char *game, *text, *said;
  } rows[] = {
    { "kingsburg", "2 wood", "Ana have wood 2" },
    { "kingsburg", "2 soldiers", "Ana have soldiers 2" },
    { "kingsburg", "ben 2 soldiers", "Ben have soldiers 2" },
    { "kingsburg", "2 wood 1 gold", "Ana have wood 2, Ana have gold 1" },
    { "kingsburg", "40, 2 wood", "Ana score 40, Ana have wood 2" },
    { "kingsburg", "2 gold wood", NULL },
    { "kingsburg", "2 zzzz", NULL },
    { "kingsburg", "1 +2 token", "Ana have +2 1" },
    { "kingsburg", "2 wood 1 +2 3 gold", "Ana have wood 2, Ana have +2 1, Ana have gold 3" },
    { "kingsburg", "no wood", "Ana have wood 0" },
    { "kingsburg", "30 points", "Ana score 30" },
    { "kingsburg", "points 30", "Ana score 30" },
    { "kingsburg", "-30 points", NULL },
    { "kingsburg", "99999", NULL },
    /* Twice the same is the same; twice something else is neither. */
    { "kingsburg", "2 wood, wood 2", "Ana have wood 2, Ana have wood 2" },
    { "kingsburg", "2 wood 3 wood", NULL },
    { "kingsburg", "wood 2, 3 wood", NULL },
    { "kingsburg", "30 1, score 31", NULL },
    { "burgundy", "140 3 2, 4 silver", NULL },
    { "burgundy", "c3 bank, c3 mine", NULL },
    /* Whose they are stands in front of answers, too. */
    { "burgundy", "ben 140 3", "Ben score 140, Ben have goods 3" },
    { "burgundy", "ben 3", "Ben score 3" },
    { "burgundy", "ben white-die 3", NULL },
    { "kingsburg", "ben 30 1", "Ben score 30, Ben have cathedral 1" },
    { "burgundy", "3 workers 2 silver", "Ana have workers 3, Ana have silver 2" },
    { "burgundy", "3 banks", "Ana count bank 3" },
    { "caylus1303", "7 camp", "Ana camp 7" },
    { "caylus1303", "4 2", "Ana prestige 4, Ana have gold 2" },
    /* Of the row only two numbers are asked. */
    { "caylus1303", "4 2 3 5", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (PwSession) session = new_session (rows[i].game, 3, PW_LEVEL_FINAL, NULL);

      assert_says (session, rows[i].text, rows[i].said);
    }
}

/* A name of several words needs no quotes; a name alone says nothing, whatever it begins. */
static void
names (void)
{
  static const char *const called[] = { "Player 1", "Bo", "Player 2" };
  static const struct
  {
    const char *text, *said;
  } rows[] = {
    { "Player 2 c3 bank", "\"Player 2\" hex c3 bank" },
    { "player 2 silver 4", "\"Player 2\" have silver 4" },
    { "\"Player 2\" silver 4", "\"Player 2\" have silver 4" },
    { "Player 2 score 87, Player 1 score 90", "\"Player 2\" score 87, \"Player 1\" score 90" },
    { "Player 2 140 3", "\"Player 2\" score 140, \"Player 2\" have goods 3" },
    { "Player 2 140 points", "\"Player 2\" score 140" },
    { "bo 140 points", "Bo score 140" },
    { "Player 2 3 banks", "\"Player 2\" count bank 3" },
    { "Player 2 2 3 banks", NULL },
    { "Player 22 silver 4", NULL },
    { "Player silver 4", NULL },
    { "Player 2 road 3 bo", NULL },
    { "Player 2", NULL },
    { "Bo", NULL },
    /* No boarding house. */
    { "Bo, 140", NULL },
    { "140, bo", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const PwGame *game = pw_games_find ("burgundy");
      g_autoptr (PwSetup) setup = pw_setup_new (game, G_N_ELEMENTS (called));
      g_autoptr (PwSession) session = NULL;
      g_autoptr (GError) error = NULL;

      for (guint k = 0; k < G_N_ELEMENTS (called); k++)
        pw_setup_set_name (setup, k, called[k]);
      setup->level = PW_LEVEL_FINAL;
      session = pw_session_new (game, setup, &error);
      g_assert_no_error (error);
      assert_says (session, rows[i].text, rows[i].said);
    }
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_func ("/final-questions/at most thirty keys a player in burgundy", burgundy_keys);
  g_test_add_func ("/final-questions/at most ten keys a player in kingsburg", kingsburg_keys);
  g_test_add_func ("/final-questions/a line means what it says", lines);
  g_test_add_func ("/final-questions/points in the middle are those of the track", points_in_the_middle);
  g_test_add_func ("/final-questions/whose board is shown is meant", whose_board_is_shown);
  g_test_add_func ("/final-questions/a refusal says what is expected", refusals);
  g_test_add_func ("/final-questions/what has two readings is not read", two_readings);
  g_test_add_func ("/final-questions/alone it is won or not", alone);
  g_test_add_func ("/final-questions/counts stand in front, too", counts_in_front);
  g_test_add_func ("/final-questions/a name may be of several words", names);
  g_test_add_func ("/final-questions/what is open is named", open_questions);
  g_test_add_func ("/final-questions/a whole duchy answers by itself", whole_duchy);
  g_test_add_func ("/final-questions/what the game brought is known", known_from_the_game);
  g_test_add_func ("/final-questions/counted-tokens", counted_tokens);
  g_test_add_func ("/final-questions/expansions ask what they need", expansions);
  return g_test_run ();
}
