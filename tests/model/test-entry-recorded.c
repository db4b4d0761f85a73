/* test-entry-recorded.c: whatever is recorded was said: words thrown together are taken for nothing that has not all of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/pw-games.h"

static const char *const burgundy_words[] = {
  "take", "place", "sell", "buy", "cow", "pig", "sheep", "chicken", "monastery", "castle", "mine", "ship", "bank", "church", "town hall",
  "market", "red", "pink", "workers", "a2", "b3", "c4", "d5", "e3", "f5", "k9", "k16", "cow2", "pig3", "end", "1", "2", "3", "4", "5", "6",
  "7", "8", "9", "12", "17", "building", "livestock", "depot",
};
static const char *const kingsburg_words[] = {
  "influence", "take", "wood", "gold", "stone", "build", "inn", "statue", "queen", "king", "jester", "duchess", "alchemist", "pass", "pay",
  "1", "2", "3", "4", "5", "6", "12", "54", "18", "31", "66", "recruit", "lose", "give", "white", "market", "chapel", "soldiers",
};

static const char *const caylus_words[] = {
  "place", "pick", "pass", "skip", "use", "build", "provost", "site", "camp", "market", "quarry", "farm", "carpenter", "food", "wood", "stone",
  "cloth", "gold", "deliver", "thief", "steward", "1", "2", "3", "4", "7", "9", "12", "a", "b", "c", "d", "-1", "back", "steps", "guild",
};

static void
try_texts (const PwScene *scene, PwRandom *random, const char *const *pool, guint n_pool, guint *n_taken, guint *n_wrong)
{
  for (guint i = 0; i < 6; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_auto (GStrv) typed = NULL;
      guint n = 1 + pw_random_below (random, 4);
      PwReading reading;
      PwMove base;

      for (guint w = 0; w < n; w++)
        g_string_append_printf (text, "%s%s", w ? " " : "", pool[pw_random_below (random, n_pool)]);
      typed = pw_entry_words_of_text (text->str);
      pw_move_init (&base, PW_KIND_ANY, scene->game->play.actor (scene->state));
      pw_reading_init (&reading);
      pw_entry_read (scene, &base, text->str, &reading);
      if (reading.error == NULL && (reading.whole || reading.selected >= 0))
        {
          const PwChoice *choice = reading.whole ? NULL : &g_array_index (reading.choices, PwChoice, reading.selected);
          const PwMove *move = choice ? &choice->move : &reading.move;
          const char *fault = choice && choice->more ? NULL : pw_entry_test_find_fault (scene, typed, move, choice);

          if (!choice || !choice->more)
            ++*n_taken;
          if (fault && (*n_wrong)++ < 30)
            {
              g_autofree char *line = pw_notation_print (scene->game, scene->setup, move);

              g_test_message ("“%s” is taken for: %s (“%s” is not in it)", text->str, line, fault);
            }
        }
      pw_reading_clear (&reading);
    }
}

static void
differ (const char *id, const char *const *pool, guint n_pool)
{
  const PwGame *game = pw_games_find (id);
  guint n_taken = 0, n_wrong = 0;

  for (guint seed = 1; seed <= PW_MODEL_TEST_ROUNDS (12, 2); seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
      g_autoptr (GError) error = NULL;
      gpointer state = pw_game_state_new (game, setup, &error);
      g_autofree PwEvents *events = g_new0 (PwEvents, 1);
      PwRandom random = { seed }, choice = { seed + 1000 };
      PwMoves legal = PW_MOVES_INIT;
      PwMove move;

      g_assert_no_error (error);
      for (guint n = 0; pw_dealer_next (game, state, &random, PW_DEAL_LAZY, &legal, &move); n++)
        {
          const PwScene scene = { game, setup, state };

          if (n % PW_MODEL_TEST_ROUNDS (3, 24) == 0 && game->play.actor (state) >= 0)
            try_texts (&scene, &choice, pool, n_pool, &n_taken, &n_wrong);
          events->n = 0;
          pw_game_apply (game, state, &move, events);
        }
      pw_moves_clear (&legal);
      g_aligned_free (state);
    }
  g_test_message ("%s: %u texts taken, %u for something else", id, n_taken, n_wrong);
  g_assert_cmpuint (n_taken, >, PW_MODEL_TEST_ROUNDS (20, 0));
  g_assert_cmpuint (n_wrong, ==, 0);
}

static void
test_recorded_as_said (void)
{
  differ ("burgundy", burgundy_words, G_N_ELEMENTS (burgundy_words));
}

static void
test_recorded_as_said_kingsburg (void)
{
  differ ("kingsburg", kingsburg_words, G_N_ELEMENTS (kingsburg_words));
}

static void
test_recorded_as_said_caylus (void)
{
  differ ("caylus1303", caylus_words, G_N_ELEMENTS (caylus_words));
}

/* A whole line of notation is read as itself, whatever numbers stand side by side in it: "buy mine depot=5 workers=1" has no 5 workers. */
static void
read_lines (const char *id)
{
  static const char *const names[] = { "Ana", "Ben", "Chiara" };
  const PwGame *game = pw_games_find (id);
  guint n_wrong = 0;

  for (guint seed = 1; seed <= PW_MODEL_TEST_ROUNDS (12, 2); seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
      g_autoptr (GError) error = NULL;
      gpointer state = pw_game_state_new (game, setup, &error);
      g_autofree PwEvents *events = g_new0 (PwEvents, 1);
      PwRandom random = { seed };
      PwMoves legal = PW_MOVES_INIT;
      PwMove move;

      g_assert_no_error (error);
      /* A number in a name has a sign of its own. */
      for (guint seat = 0; seat < setup->n_players; seat++)
        pw_setup_set_name (setup, seat, names[seat]);
      while (pw_dealer_next (game, state, &random, PW_DEAL_LAZY, &legal, &move))
        {
          const PwScene scene = { game, setup, state };
          g_autofree char *line = NULL;
          const PwMove *read;
          PwReading reading;
          PwMove base;

          move.flags = 0;
          line = pw_notation_print (game, setup, &move);
          pw_move_init (&base, PW_KIND_ANY, game->play.actor (state));
          pw_reading_init (&reading);
          if (move.player >= 0)
            {
              pw_entry_read (&scene, &base, line, &reading);
              read = pw_reading_get_move (&reading);
              if ((!read || !pw_move_equal (read, &move)) && n_wrong++ < 30)
                g_test_message ("“%s” is %s", line, reading.error ? reading.error->message : "something else");
            }
          pw_reading_clear (&reading);
          events->n = 0;
          pw_game_apply (game, state, &move, events);
        }
      pw_moves_clear (&legal);
      g_aligned_free (state);
    }
  g_assert_cmpuint (n_wrong, ==, 0);
}

static void
test_lines_are_themselves (void)
{
  read_lines ("burgundy");
  read_lines ("caylus1303");
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_func ("/entry/recorded/burgundy", test_recorded_as_said);
  g_test_add_func ("/entry/recorded/kingsburg", test_recorded_as_said_kingsburg);
  g_test_add_func ("/entry/recorded/caylus1303", test_recorded_as_said_caylus);
  g_test_add_func ("/entry/recorded/lines-are-themselves", test_lines_are_themselves);
  return g_test_run ();
}
