/* test-entry-said.c: nothing that is typed is left out: names that are words of the game, numbers behind a name, signs, reasons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"

static const char *const moment_six_left[] = { PW_MOMENT_STARTS, "roll 4 36 22 51", "goods pink", "ana take 3 ship die=3", NULL };

static PwSession *
new_session (const char *game, const char *const *names)
{
  g_autoptr (PwSetup) setup = pw_model_test_setup (game);
  g_autoptr (GError) error = NULL;
  PwSession *session;

  for (guint i = 0; i < 3; i++)
    pw_setup_set_name (setup, i, names[i]);
  session = pw_session_new (pw_games_find (game), setup, &error);
  g_assert_no_error (error);
  return session;
}

static void
refuse_each (PwEntryTest *test, const char *const *texts, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_test_message ("%s", texts[i]);
      g_assert_false (pw_entry_test_enter (test, texts[i]));
      g_assert_cmpuint (test->n_played, ==, 0);
      g_assert_cmpstr (pw_entry_get_text (test->entry), ==, texts[i]);
    }
}

/* "6 mine" was Mine's 6, and the first of the list: a castle. */
static void
names_are_words_first (void)
{
  static const char *const names[] = { "Mine", "Rot", "Take" };
  static const char *const lines[] = {
    "mine start d4 1 2 3",
    "rot start d4 4 5 6",
    "\"Take\" start d4 1 1 4",
    "roll 4 36 22 51",
    "goods pink",
    "mine take 3 ship die=3",
    NULL,
  };
  static const PwEntryTestRow cases[] = {
    { "mine workers", "Mine workers die=6" },
    { "6 mine workers", "Mine workers die=6" },
    { "mine take 6 castle", "Mine take 6 castle die=6" },
    { "mine takes a castle from depot 6 (die 6)", "Mine take 6 castle die=6" },
  };
  static const char *const mines[] = { "mine", "6 mine", "mine 6", "take 6 mine", "mine take 6 mine" };
  PwEntryTest test = { 0 };
  PwSession *session = new_session ("burgundy", names);

  for (guint i = 0; lines[i]; i++)
    pw_model_test_play (session, lines[i]);
  pw_entry_test_listen (&test, session);
  pw_entry_test_each (&test, cases, G_N_ELEMENTS (cases));
  for (guint i = 0; i < G_N_ELEMENTS (mines); i++)
    {
      g_autofree char *line = NULL;

      /* A mine or nothing: it may lie in another depot, and which may be asked. */
      if (!pw_entry_test_enter (&test, mines[i]) || test.n_played == 0)
        continue;
      line = pw_entry_test_last (&test);
      g_test_message ("%s: %s", mines[i], line);
      g_assert_true (g_pattern_match_simple ("Mine take ? mine *", line));
      g_assert_true (pw_session_undo (session));
    }
  pw_entry_test_tear_down (&test, NULL);
}

/* A number behind a name is in front of what follows, as without the name. */
static void
numbers_behind_a_name (PwEntryTest *test, gconstpointer moment)
{
  static const char *const refused[] = { "ana 6 end", "ana, 6 end", "ana 5 castle" };
  static const PwEntryTestRow cases[] = {
    { "ana 6 castle", "Ana take 6 castle die=6" },
    { "ana 6 workers", "Ana workers die=6" },
    { "ana end", "Ana end" },
  };

  refuse_each (test, refused, G_N_ELEMENTS (refused));
  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
}

/* The verb stands where it stands: "die=6 workers" sold goods with a worker. */
static void
verbs_behind (PwEntryTest *test, gconstpointer moment)
{
  static const PwEntryTestRow cases[] = {
    { "die=6 workers", "Ana workers die=6" },
    { "6 castle take", "Ana take 6 castle die=6" },
    /* The log says "takes". */
    { "take a castle from depot 6 (die 6)", "Ana take 6 castle die=6" },
    { "take 2 workers (die 6).", "Ana workers die=6" },
  };
  static const char *const refused[] = { "take a castle from depot 6 (die 5)", "talk 2 workers (die 6)", "ta 2 workers (die 6)" };

  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
  refuse_each (test, refused, G_N_ELEMENTS (refused));
}

/* What means nothing was meant to mean something. */
static void
signs (PwEntryTest *test, gconstpointer moment)
{
  static const char *const refused[] = {
    "workers?",        "end ?",
    "? end",           "workers die==6",
    "workers die= 6",  "take ~6 castle",
    "take 6 castle #", "end ;",
    "> end",           "take 6 castle die=6.5",
    "=6 workers",      "workers =6",
    "take *6 castle",  "take 6 castle /6",
  };
  static const PwEntryTestRow cases[] = {
    { "workers.", "Ana workers die=6" },
    { "workers die=6", "Ana workers die=6" },
    { "take 6 castle, die=6", "Ana take 6 castle die=6" },
    { "workers ! really? 5.5 ;", "Ana workers die=6 ! \"really? 5.5 ;\"" },
  };

  refuse_each (test, refused, G_N_ELEMENTS (refused));
  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
}

/* What the game completes keeps its reason: it was played as an ordinary move. */
static void
reasons (void)
{
  static const char *const names[] = { "Ana", "Ben", "Chiara" };
  static const char *const lines[] = { "roll ana=123 ben=456 chiara=666", NULL };
  static const PwEntryTestRow cases[] = {
    { "influence 1 ! so it was", "Ana influence 1 1 ! \"so it was\"" },
    { "jester ! so it was", "Ana influence 1 1 ! \"so it was\"" },
  };
  PwEntryTest test = { 0 };
  PwSession *session = new_session ("kingsburg", names);

  for (guint i = 0; i < 3 && pw_session_get_actor (session) >= 0; i++)
    pw_model_test_play (session, "take wood");
  for (guint i = 0; lines[i]; i++)
    pw_model_test_play (session, lines[i]);
  pw_entry_test_listen (&test, session);
  pw_entry_test_each (&test, cases, G_N_ELEMENTS (cases));
  pw_entry_test_tear_down (&test, NULL);
}

/* No word of a name says anything by itself. */
static void
names_of_several_words (void)
{
  static const char *const names[] = { "Ana Mine", "Ana Rot", "Player 1" };
  static const char *const lines[] = {
    "\"Ana Mine\" start d4 1 2 3",
    "\"Ana Rot\" start d4 4 5 6",
    "\"Player 1\" start d4 1 1 4",
    "roll 4 36 22 51",
    "goods pink",
    "\"Ana Mine\" take 3 ship die=3",
    NULL,
  };
  static const PwEntryTestRow cases[] = {
    { "Ana Mine takes a castle from depot 6 (die 6).", "\"Ana Mine\" take 6 castle die=6" },
    { "ana mine workers", "\"Ana Mine\" workers die=6" },
    { "ana mine, 6 castle", "\"Ana Mine\" take 6 castle die=6" },
    { "ANA MINE end", "\"Ana Mine\" end" },
    { "ana mine workers ! so", "\"Ana Mine\" workers die=6 ! \"so\"" },
  };
  static const char *const refused[] = { "ana mine", "ana rot workers", "player 1 workers", "player 1 end",
                                         "ana",      "ana workers",     "ana rot" };
  PwEntryTest test = { 0 };
  PwSession *session = new_session ("burgundy", names);

  for (guint i = 0; lines[i]; i++)
    pw_model_test_play (session, lines[i]);
  pw_entry_test_listen (&test, session);
  pw_entry_test_each (&test, cases, G_N_ELEMENTS (cases));
  refuse_each (&test, refused, G_N_ELEMENTS (refused));
  pw_entry_test_tear_down (&test, NULL);
}

/* What the log says of each move of a game whose players are called like things of it is that move: the “Wood” of “Ben Wood” counts nothing. */
static void
sentences_of_such_names (gconstpointer data)
{
  static const char *const names[] = { "Gold", "Castle", "Ben Wood" };
  g_autoptr (PwSession) session = new_session (data, names);
  PwRandom random = { 14 };
  PwMoves legal = PW_MOVES_INIT;
  guint n_typed = 0;

  for (;;)
    {
      const PwScene scene = { pw_session_get_game (session), pw_session_get_setup (session), pw_session_get_state (session) };
      g_autofree char *sentence = NULL;
      g_autoptr (GError) error = NULL;
      const PwMove *read;
      PwMove base, move, told;
      PwReading reading;

      if (!pw_dealer_next (scene.game, scene.state, &random, PW_DEAL_RECORDED, &legal, &move))
        break;
      pw_move_init (&base, PW_KIND_ANY, scene.game->play.actor (scene.state));
      sentence = move.player >= 0 ? pw_game_sentence (scene.game, scene.setup, scene.state, &move) : NULL;
      if (sentence && pw_entry_find_sentence (&scene, sentence, &told) && pw_move_equal (&told, &move))
        {
          pw_reading_init (&reading);
          pw_entry_read (&scene, &base, sentence, &reading);
          read = pw_reading_get_move (&reading);
          if (!read || !pw_move_equal (read, &move))
            g_error ("%s: %s", sentence, reading.error ? reading.error->message : "another move");
          pw_reading_clear (&reading);
          n_typed++;
        }
      g_assert_true (pw_session_play (session, &move, &error));
    }
  pw_moves_clear (&legal);
  g_assert_cmpuint (n_typed, >, 20);
}

/* “with” joins a token to what it is spent on, and says nothing itself; where nothing stands on one side of it, it is refused. */
static void
with_a_token (void)
{
  g_autoptr (PwSession) session = pw_model_test_session ("kingsburg");
  g_autoptr (PwEntry) entry = pw_entry_new (session);
  guint n = 0;

  for (guint i = 0; i < 200 && n < 5; i++)
    {
      PwMoves legal = PW_MOVES_INIT;

      pw_model_test_deal (session, 5, i);
      if (pw_session_get_actor (session) < 0)
        continue;
      pw_game_legal (pw_session_get_game (session), pw_session_get_state (session), &legal);
      for (guint k = 0; k < legal.n && n < 5; k++)
        {
          g_autofree char *line = pw_notation_print (pw_session_get_game (session), pw_session_get_setup (session),
                                                     &legal.items[k]);
          const char *influence = strstr (line, "influence "), *token = strstr (line, " +2");
          g_autofree char *before = NULL, *with = NULL, *with_a = NULL, *nothing = NULL;
          PwMove first, second;

          if (!influence || !token || token[3] != '\0')
            continue;
          before = g_strndup (influence, (gsize) (token - influence));
          with = g_strconcat (before, " with +2", NULL);
          with_a = g_strconcat (before, " with a +2 token", NULL);
          nothing = g_strconcat (before, " with", NULL);
          g_test_message ("%s", with);
          pw_entry_set_text (entry, influence);
          g_assert_true (pw_entry_get_move (entry, &first));
          pw_entry_set_text (entry, with);
          g_assert_true (pw_entry_get_move (entry, &second));
          g_assert_true (pw_move_equal (&first, &second));
          pw_entry_set_text (entry, with_a);
          g_assert_true (pw_entry_get_move (entry, &second));
          g_assert_true (pw_move_equal (&first, &second));
          pw_entry_set_text (entry, nothing);
          g_assert_false (pw_entry_get_move (entry, &second));
          n++;
        }
      pw_moves_clear (&legal);
    }
  g_assert_cmpuint (n, ==, 5);
}

/* “no pass” passed where the log says of that pass that somebody “can no longer reach a free advisor”. */
static void
denials_of_something_else (void)
{
  static const char *const texts[] = { "no pass", "pass no", "no, pass" };
  g_autoptr (PwSession) session = pw_model_test_session ("kingsburg");
  g_autoptr (PwEntry) entry = pw_entry_new (session);
  const PwGame *game = pw_session_get_game (session);
  guint n = 0;

  for (guint i = 0; i < 400 && n < 3; i++)
    {
      PwMoves legal = PW_MOVES_INIT;

      pw_model_test_deal (session, 1, i);
      if (pw_session_get_actor (session) < 0)
        continue;
      pw_game_legal (game, pw_session_get_state (session), &legal);
      for (guint k = 0; k < legal.n; k++)
        {
          g_autofree char *sentence = pw_game_sentence (game, pw_session_get_setup (session), pw_session_get_state (session),
                                                        &legal.items[k]);
          PwMove move;

          if (strcmp (game->kinds[legal.items[k].kind].name, "pass") != 0 || !strstr (sentence, " can no longer "))
            continue;
          for (guint t = 0; t < G_N_ELEMENTS (texts); t++)
            {
              pw_entry_set_text (entry, texts[t]);
              g_assert_false (pw_entry_get_move (entry, &move));
            }
          n++;
        }
      pw_moves_clear (&legal);
    }
  g_assert_cmpuint (n, ==, 3);
}

/* “done” ends a turn. */
static void
done (PwEntryTest *test, gconstpointer moment)
{
  static const PwEntryTestRow cases[] = { { "done", "Ana end" }, { "Ana done", "Ana end" }, { "DONE", "Ana end" } };
  static const char *const others[] = { "6 done", "not done", "done 6" };

  refuse_each (test, others, G_N_ELEMENTS (others));
  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_func ("/entry-said/names-are-words-first", names_are_words_first);
  g_test_add_func ("/entry-said/names-of-several-words", names_of_several_words);
  PW_ENTRY_TEST ("/entry-said/numbers-behind-a-name", moment_six_left, numbers_behind_a_name);
  PW_ENTRY_TEST ("/entry-said/verbs-behind", moment_six_left, verbs_behind);
  PW_ENTRY_TEST ("/entry-said/signs", moment_six_left, signs);
  g_test_add_func ("/entry-said/reasons", reasons);
  g_test_add_func ("/entry-said/with-a-token", with_a_token);
  g_test_add_func ("/entry-said/denials-of-something-else", denials_of_something_else);
  PW_ENTRY_TEST ("/entry-said/done", moment_six_left, done);
  g_test_add_data_func ("/entry-said/sentences-of-such-names/burgundy", "burgundy", sentences_of_such_names);
  g_test_add_data_func ("/entry-said/sentences-of-such-names/kingsburg", "kingsburg", sentences_of_such_names);
  return g_test_run ();
}
