/* test-entry-keys.c: the keys of whole games for four, each pressed and counted
 *
 * The numbers are read off the lists, as by somebody who knows no name by heart. Every key goes
 * through the entry alone and is counted; a game that comes out differently is a failure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "games/burgundy/burgundy.h"
#include "model/pw-printed.h"

/** MOST_KEYS: what a whole game for four may cost. */
#define MOST_KEYS 1100

/** ENOUGH_KEYS: what an action is promised to cost at most, Enter included. */
#define ENOUGH_KEYS 4

/** WORST: how many of the longest are told. */
#define WORST 5

/* -- The games ------------------------------------------------------------------------------- */

static PwHistory *
new_game (void)
{
  static const char *const names[] = { "Ana", "Ben", "Chiara", "Dan" };
  const PwGame *game = pw_games_find ("burgundy");
  g_autoptr (PwSetup) setup = pw_setup_new (game, 4);
  g_autoptr (GError) error = NULL;
  PwHistory *history;

  for (guint seat = 0; seat < 4; seat++)
    {
      pw_setup_set_name (setup, seat, names[seat]);
      setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) (2 * seat);
    }
  history = pw_history_new (game, setup, &error);
  g_assert_no_error (error);
  return history;
}

/* Every legal move is as likely as any other. */
static PwHistory *
game_at_random (guint64 seed)
{
  PwHistory *history = new_game ();
  PwRandom random = { seed };
  g_autoptr (GError) error = NULL;

  pw_dealer_play (history, &random, PW_DEAL_LAZY, &error);
  g_assert_no_error (error);
  return history;
}

/* How much people like a move: points, tiles in the duchy; workers and tiles are not thrown away, and
 * nobody ends a turn or does without an effect while there is something to gain. */
static int
liking (gconstpointer state, const PwMove *move, PwRandom *random)
{
  int value = 4 * pw_game_points (&cb_game, state, move) + (int) pw_random_below (random, 12);

  if (move->kind == CB_KIND_PLACE)
    value += 20;
  if (move->kind == CB_KIND_TAKE || move->kind == CB_KIND_BUY || move->kind == CB_KIND_SHIP)
    value += 10;
  if (move->kind == CB_KIND_SKIP || move->kind == CB_KIND_END)
    value -= 20;
  if (move->kind != CB_KIND_SHIP && move->kind != CB_KIND_START && move->args[CB_ARG_WORKERS] > 0)
    value -= 4 * move->args[CB_ARG_WORKERS];
  if (move->kind != CB_KIND_START && move->args[CB_ARG_DISCARD] != PW_ARG_NONE)
    value -= 20;
  return value;
}

static PwHistory *
game_with_sense (guint64 seed)
{
  PwHistory *history = new_game ();
  PwRandom random = { seed };
  PwMoves legal = PW_MOVES_INIT;
  PwMove move;

  for (;;)
    {
      gconstpointer state = pw_history_get_state (history, pw_history_get_cursor (history));
      g_autoptr (GError) error = NULL;
      int best = G_MININT;

      if (!pw_dealer_next (&cb_game, state, &random, PW_DEAL_LAZY, &legal, &move))
        break;
      if (cb_game.play.actor (state) != PW_TABLE)
        for (guint i = 0; i < legal.n; i++)
          {
            int value = liking (state, &legal.items[i], &random);

            if (value > best)
              {
                best = value;
                move = legal.items[i];
              }
          }
      pw_history_play (history, &move, &error);
      g_assert_no_error (error);
    }
  pw_moves_clear (&legal);
  return history;
}

/* -- The keys --------------------------------------------------------------------------------- */

typedef struct
{
  PwSession *session;
  PwEntry *entry;
  GString *pressed;             /* since the last move: one letter a key, '\n' for Enter */
  gint64 slowest;               /* a key before Enter, in microseconds */
} Typist;

static void
on_refused (PwEntry *entry, const GError *error, gpointer data)
{
  /* What may have been meant for a die that is not there is asked once. */
  if (!g_error_matches (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNLIKELY))
    g_error ("“%s” was refused: %s", pw_entry_get_text (entry), error->message);
}

static void
press (Typist *typist, char key)
{
  g_string_append_c (typist->pressed, key);
  if (key == '\n' && !pw_entry_activate (typist->entry))
    {
      g_string_append_c (typist->pressed, key);
      g_assert_true (pw_entry_activate (typist->entry));
    }
  if (key != '\n')
    {
      g_autofree char *text = g_strdup_printf ("%s%c", pw_entry_get_text (typist->entry), key);

      gint64 begin = g_get_monotonic_time ();

      pw_entry_set_text (typist->entry, text);
      typist->slowest = MAX (typist->slowest, g_get_monotonic_time () - begin);
    }
}

/* The dice of a round, as the digits they show: the white one, then the players' in turn order. */
static void
press_roll (Typist *typist, const PwMove *roll)
{
  PwDiceOwner owners[PW_MAX_ARGS];
  guint n_owners;
  guint8 dice[6];

  g_assert_cmpint (pw_entry_get_dice (typist->entry, owners, &n_owners), ==, roll->kind);
  press (typist, (char) ('0' + roll->args[0]));
  for (guint owner = 1; owner < n_owners; owner++)
    {
      guint n = pw_dice_unpack (roll->args[owners[owner].arg->index], dice);

      for (guint i = 0; i < n; i++)
        press (typist, (char) ('0' + dice[i]));
    }
  press (typist, '\n');
}

/* Reads the lists and presses their numbers. */
static void
press_numbers (Typist *typist, const PwMove *target)
{
  g_autofree char *digits = pw_entry_test_digits (typist->session, target);

  if (digits == NULL)
    {
      g_autofree char *line = pw_notation_print (pw_session_get_game (typist->session), pw_session_get_setup (typist->session),
                                                 target);

      g_error ("no choices lead to: %s", line);
    }
  for (const char *p = digits; *p; p++)
    press (typist, *p);
  press (typist, '\n');
}

/* -- Counting --------------------------------------------------------------------------------- */

typedef struct
{
  guint keys;                   /* of the whole game */
  guint of_dice, of_actions;    /* the rolls; what players do in their turns */
  guint n_moves, n_actions, n_long;
  GPtrArray *longest;           /* "keys for: line", the longest first */
} Count;

static gint
longer (gconstpointer a, gconstpointer b)
{
  return atoi (*(const char *const *) b) - atoi (*(const char *const *) a);
}

static void
count (Count *counted, const GString *pressed, const PwMove *move, const char *line)
{
  guint keys = (guint) pressed->len;

  counted->keys += keys;
  counted->n_moves++;
  if (move->kind == CB_KIND_ROLL)
    counted->of_dice += keys;
  if (move->player == PW_TABLE || move->kind == CB_KIND_START)
    return;
  counted->of_actions += keys;
  counted->n_actions++;
  if (keys <= ENOUGH_KEYS)
    return;
  counted->n_long++;
  g_ptr_array_add (counted->longest, g_strdup_printf ("%u keys, %.*s⏎: %s", keys, (int) keys - 1, pressed->str, line));
}

static void
tell (Count *counted, const char *what)
{
  g_autofree char
    *summary = g_strdup_printf ("%s: %u keys for %u moves of four players (%u of them for dice); %u actions with %.2f keys each, "
                                "%u (%.1f %%) with more than %u",
                                what, counted->keys, counted->n_moves, counted->of_dice, counted->n_actions,
                                (double) counted->of_actions / counted->n_actions, counted->n_long,
                                100.0 * counted->n_long / counted->n_actions, ENOUGH_KEYS);

  g_test_message ("%s", summary);
  g_ptr_array_sort (counted->longest, longer);
  for (guint i = 0; i < MIN (counted->longest->len, WORST); i++)
    g_test_message ("  %s", (const char *) counted->longest->pdata[i]);
}

/* -- Tests -------------------------------------------------------------------------------------- */

/* Enters @original again, move by move. Takes it. At most one action in @seldom is longer than promised;
 * 0: any number. */
static void
enter_again (PwHistory *original, const char *what, guint seldom)
{
  g_autoptr (PwHistory) taken = original;
  const PwGame *game = pw_history_get_game (original);
  g_autoptr (GPtrArray) longest = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) pressed = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  guint n = pw_history_get_cursor (original);
  Typist typist = { .session = pw_session_new (game, pw_history_get_setup (original), &error), .pressed = pressed };
  Count counted = { .longest = longest };

  g_assert_no_error (error);
  typist.entry = pw_entry_new (typist.session);
  g_signal_connect (typist.entry, "refused", G_CALLBACK (on_refused), NULL);
  for (guint i = 0; i < n; i++)
    {
      PwMove target = *pw_history_get_move (original, i);
      g_autofree char *line = NULL;

      target.flags = 0; /* people rolled it */
      line = pw_notation_print (game, pw_history_get_setup (original), &target);
      g_string_truncate (pressed, 0);
      if (target.kind == CB_KIND_ROLL)
        press_roll (&typist, &target);
      else
        press_numbers (&typist, &target);
      if (pw_history_get_cursor (pw_session_get_history (typist.session)) != i + 1 ||
          !pw_move_equal (pw_history_get_move (pw_session_get_history (typist.session), i), &target))
        g_error ("“%s” played something else than: %s", pressed->str, line);
      g_assert_cmpstr (pw_entry_get_text (typist.entry), ==, "");
      count (&counted, pressed, &target, line);
    }
  g_assert_cmpint (pw_session_get_actor (typist.session), ==, PW_NOBODY);
  g_assert_cmpmem (pw_session_get_state (typist.session), game->state_size, pw_history_get_state (original, n), game->state_size);
  tell (&counted, what);
  g_test_message ("  slowest key: %.1f ms", (double) typist.slowest / 1000);
  g_assert_cmpuint (counted.keys, <=, MOST_KEYS);
  if (seldom)
    g_assert_cmpuint (counted.n_long * seldom, <=, counted.n_actions);
  g_assert_finalize_object (typist.entry);
  g_assert_finalize_object (typist.session);
}

static void
test_recorded_game (void)
{
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_load (RECORDS "/burgundy/four-lazy.txt", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (record->broken_line, ==, 0);
  enter_again (g_steal_pointer (&record->history), "four-lazy.txt", 10);
  pw_record_free (record);
}

/* Tiles are named when they are placed. */
static void
test_recorded_open_game (void)
{
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_load (RECORDS "/burgundy/three-open.txt", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (record->broken_line, ==, 0);
  enter_again (g_steal_pointer (&record->history), "three-open.txt", 10);
  pw_record_free (record);
}

static void
test_games_with_sense (void)
{
  for (guint seed = 1; seed <= PW_MODEL_TEST_ROUNDS (6, 1); seed++)
    {
      g_autofree char *what = g_strdup_printf ("with sense, seed %u", seed);

      enter_again (game_with_sense (seed), what, 20);
    }
}

static void
test_games_at_random (void)
{
  for (guint seed = 1; seed <= PW_MODEL_TEST_ROUNDS (6, 1); seed++)
    {
      /* Half of the actions at random pay workers or throw something out. */
      g_autofree char *what = g_strdup_printf ("at random, seed %u", seed);

      enter_again (game_at_random (seed), what, 0);
    }
}

/** THREE_KEYS: what an action of Kingsburg costs at most, Enter included. */
#define THREE_KEYS 3

/* By number, by name, or out of the list of other ways: whatever advisor, dice, token and Market, with the Envoy or without. */
static void
test_kingsburg_takes_three (void)
{
  const PwGame *game = pw_games_find ("kingsburg");

  for (guint seed = 1; seed <= PW_MODEL_TEST_ROUNDS (12, 4); seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, 2 + seed % 3);
      g_autoptr (PwSession) session = pw_session_new (game, setup, NULL);
      PwRandom random = { seed };
      PwMoves scratch = PW_MOVES_INIT;
      PwMove move;

      while (pw_dealer_next (game, pw_session_get_state (session), &random, PW_DEAL_LAZY, &scratch, &move))
        {
          move.flags = 0;
          if (move.player != PW_TABLE)
            {
              g_autofree char *text = pw_entry_test_shortest (session, &move);
              g_autofree char *line = pw_notation_print (game, setup, &move);

              g_test_message ("%s: %s", text, line);
              g_assert_cmpuint (strlen (text) + 1, <=, THREE_KEYS);
            }
          g_assert_true (pw_session_play (session, &move, NULL));
        }
      pw_moves_clear (&scratch);
    }
}

/** CAYLUS_KINDS: more kinds of moves than the game has. */
#define CAYLUS_KINDS 64
/** CAYLUS_KEYS: more keys than anybody presses for an entry. */
#define CAYLUS_KEYS 40

/* So many of nine in ten entries of @counts, which says how often an entry took that many keys. */
static guint
percentile (const guint counts[CAYLUS_KEYS], guint *all)
{
  guint so_far = 0, keys = 0;

  *all = 0;
  for (guint i = 0; i < CAYLUS_KEYS; i++)
    *all += counts[i];
  while (keys + 1 < CAYLUS_KEYS && 10 * (so_far += counts[keys]) < 9 * *all)
    keys++;
  return keys;
}

/* One number for most entries: of all that players enter in games at random, nine in ten take three keys at most, Enter included; so
 * it is for what is entered often. */
static void
test_caylus_takes_three (void)
{
  const PwGame *game = pw_games_find ("caylus1303");
  guint counts[CAYLUS_KINDS + 1][CAYLUS_KEYS] = { { 0 } }, all;

  for (guint seed = 1; seed <= PW_MODEL_TEST_ROUNDS (100, 4); seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, 2 + seed % 4);
      g_autoptr (PwSession) session = pw_session_new (game, setup, NULL);
      PwRandom random = { seed };
      PwMoves scratch = PW_MOVES_INIT;
      PwMove move;

      g_assert_true (pw_printed_confirm (session, NULL));
      while (pw_dealer_next (game, pw_session_get_state (session), &random, PW_DEAL_LAZY, &scratch, &move))
        {
          move.flags = 0;
          if (move.player != PW_TABLE)
            {
              g_autofree char *text = pw_entry_test_shortest (session, &move);
              gsize keys = MIN (strlen (text) + 1, CAYLUS_KEYS - 1);

              counts[move.kind][keys]++;
              counts[CAYLUS_KINDS][keys]++;
            }
          g_assert_true (pw_session_play (session, &move, NULL));
        }
      pw_moves_clear (&scratch);
    }
  for (guint kind = 0; kind < game->n_kinds; kind++)
    {
      guint nine = percentile (counts[kind], &all);

      if (all > 0)
        g_test_message ("%s: %u entries, nine in ten take %u keys at most", game->kinds[kind].name, all, nine);
    }
  g_assert_cmpuint (percentile (counts[CAYLUS_KINDS], &all), <=, THREE_KEYS);
  g_test_message ("all: %u entries, nine in ten take %u keys at most", all, percentile (counts[CAYLUS_KINDS], &all));
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_func ("/entry-keys/recorded-game", test_recorded_game);
  g_test_add_func ("/entry-keys/recorded-open-game", test_recorded_open_game);
  g_test_add_func ("/entry-keys/games-with-sense", test_games_with_sense);
  g_test_add_func ("/entry-keys/games-at-random", test_games_at_random);
  g_test_add_func ("/entry-keys/kingsburg-takes-three", test_kingsburg_takes_three);
  g_test_add_func ("/entry-keys/caylus-takes-three", test_caylus_takes_three);
  return g_test_run ();
}
