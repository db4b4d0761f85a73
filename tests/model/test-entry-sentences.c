/* test-entry-sentences.c: what the log says of a move, typed at the moment it was played, is that move, whoever made it: people, dice or draws
 *
 * test-entry-sentences [LANGUAGE FOLDER]: the language, and where its words are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "model/pw-entry-private.h"
#include "../any-locale.h"

/** N_GAMES: at least two, as draws are said in every other. */
#define N_GAMES PW_MODEL_TEST_ROUNDS (6, 2)

/** EVERY: of so many moments one is looked at where there is little time. */
#define EVERY PW_MODEL_TEST_ROUNDS (1u, 23u)

static gboolean no_languages;

/* Types @sentence; FALSE where it is not @move, nor, if it may be @open, asks something that leads to it. */
static gboolean
type (const PwScene *scene, const char *sentence, gboolean open, const PwMove *move)
{
  const PwMove *read;
  PwMove base;
  PwReading reading;
  gboolean same;

  pw_move_init (&base, PW_KIND_ANY, scene->game->play.actor (scene->state));
  pw_reading_init (&reading);
  pw_entry_read (scene, &base, sentence, &reading);
  read = pw_reading_get_move (&reading);
  same = read ? pw_move_equal (read, move)
              : open && !reading.error && reading.choices->len > 1 && pw_move_matches (move, &reading.partial);
  if (!same)
    {
      g_autofree char *wanted = pw_notation_print (scene->game, scene->setup, move);
      g_autofree char *got = read ? pw_notation_print (scene->game, scene->setup, read) : NULL;

      g_test_message ("“%s” is not “%s” but “%s”: %s", sentence, wanted, got ? got : "-",
                      reading.error ? reading.error->message : "");
    }
  pw_reading_clear (&reading);
  return same;
}

/* All that the log says of @move, and the first sentence of it alone: what follows stands in lines of its own. */
static guint
type_sentence (const PwScene *scene, const PwMove *move)
{
  g_autofree char *sentence = pw_game_sentence (scene->game, scene->setup, scene->state, move);
  const char *stop = strstr (sentence, ". ");
  g_autofree char *first = stop ? g_strndup (sentence, (gsize) (stop + 1 - sentence)) : NULL;

  return !type (scene, sentence, FALSE, move) + (first && !type (scene, first, TRUE, move));
}

/* Plays a game, of which one in @every moments is looked at; how many of its sentences were read as something else or nothing. */
static guint
play_game (const PwGame *game, PwSetup *setup, guint seed, guint every, guint *n_of_kind)
{
  g_autoptr (GError) error = NULL;
  PwRandom random = { seed };
  PwMoves legal = PW_MOVES_INIT;
  gpointer state = pw_game_state_new (game, setup, &error);
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  guint n_wrong = 0, n = seed;
  PwMove move;

  g_assert_no_error (error);
  while (pw_dealer_next (game, state, &random, seed % 2 ? PW_DEAL_LAZY : PW_DEAL_RECORDED, &legal, &move))
    {
      const PwScene scene = { game, setup, state };

      if (n++ % every == 0)
        {
          n_wrong += type_sentence (&scene, &move);
          n_of_kind[move.kind]++;
        }
      events->n = 0;
      pw_game_apply (game, state, &move, events);
    }
  pw_moves_clear (&legal);
  g_aligned_free (state);
  return n_wrong;
}

static void
play_games (gconstpointer id)
{
  const PwGame *game = pw_games_find (id);
  guint n_of_kind[256] = { 0 }, n_wrong = 0, n_kinds = 0;

  if (no_languages)
    {
      g_test_skip ("This machine has no locale but that of C.");
      return;
    }
  for (guint seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, MAX (2, game->min_players) + seed % 3);

      n_wrong += play_game (game, setup, seed, EVERY, n_of_kind);
    }
  for (guint i = 0; i < game->n_kinds; i++)
    n_kinds += n_of_kind[i] > 0;
  g_test_message ("%u kinds of moves", n_kinds);
  g_assert_cmpuint (n_kinds, >=, 2);
  g_assert_cmpuint (n_wrong, ==, 0);
}

/* Every option of the game as far from its usual value as it goes: expansions have sentences of their own. */
static void
play_options (gconstpointer id)
{
  const PwGame *game = pw_games_find (id);
  guint n_of_kind[256] = { 0 }, n_wrong = 0;

  if (no_languages)
    {
      g_test_skip ("This machine has no locale but that of C.");
      return;
    }
  for (guint option = 0; option < game->terms.n_options; option++)
    {
      /* In teams there are four, and whoever is alone is one. */
      for (guint players = 2; players <= 4; players += 2)
        {
          g_autoptr (PwSetup) setup = pw_setup_new (game, players);
          const PwVocabulary *words = game->terms.options[option].words;
          gpointer state;

          setup->options[option] = pw_vocabulary_nth (words, pw_vocabulary_count (words) - 1)->value;
          state = pw_game_state_new (game, setup, NULL);
          if (state)
            n_wrong += play_game (game, setup, option + players, EVERY, n_of_kind);
          g_aligned_free (state);
          if (state)
            break;
        }
    }
  g_assert_cmpuint (n_wrong, ==, 0);
}

/* What is printed, and whatever else of Caylus holds for the whole game, is told by numbers and words that its sentence says. */
static void
printed_values (void)
{
  static const char *const lines[] = {
    "value wood-sawmill wood=2 prestige=3",
    "value wood-sawmill wood=1 food=1",
    "value wood-farm prestige=4",
    "value manor wood=1 cloth=1 prestige=4",
    "value statue gold=2 stone=2 prestige=12",
    "value spinning-mill side cloth=1 prestige=1",
    "value spinning-mill side cloth=2",
    "value tailor wood=1 any=1 prestige=2",
    "road 4 9",
    "names swapped",
    "names shown",
  };
  const PwGame *game = pw_games_find ("caylus1303");
  g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
  gpointer state = pw_game_state_new (game, setup, NULL);
  const PwScene scene = { game, setup, state };
  guint n_wrong = 0;

  if (no_languages)
    {
      g_test_skip ("This machine has no locale but that of C.");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      PwMove move;

      pw_notation_parse (game, setup, state, lines[i], &move, &error);
      g_assert_no_error (error);
      n_wrong += type_sentence (&scene, &move);
    }
  g_assert_cmpuint (n_wrong, ==, 0);
  g_aligned_free (state);
}

int
main (int argc, char **argv)
{
  static const char *const ids[] = { "burgundy", "kingsburg", "caylus1303", "carcassonne" };
  const char *language = any_locale_take_language (&argc, argv);

  pw_model_test_init_without_folders (&argc, &argv);
  no_languages = !any_locale_speak (language);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *path = g_strconcat ("/entry-sentences/", ids[i], NULL);

      g_autofree char *options = g_strconcat (path, "/options", NULL);

      g_test_add_data_func (path, ids[i], play_games);
      g_test_add_data_func (options, ids[i], play_options);
    }
  g_test_add_func ("/entry-sentences/printed-values", printed_values);
  return g_test_run ();
}
