/* test-fuzz.c: lines of its notation made of its own words at random, at every level: read, written, played, said, and never unsound
 *
 * tests/fuzz reads any bytes in the games that are offered; this finds what only lines that nearly make sense reach.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/caylus1303/game/cy-tables.h"
#include "games/pw-games.h"

/** GAMES, LINES: so many, and lines in each; sanitizers take ten times as long. */
#ifdef __SANITIZE_ADDRESS__
#define GAMES 60
#else
#define GAMES 400
#endif
#define LINES 100

static const char *
any_of (const PwVocabulary *words, PwRandom *random)
{
  return words->words[pw_random_below (random, words->n_words)].word;
}

static const char *
any_word (PwRandom *random)
{
  static const char *const others[] = { "Ana",        "Ben",       "0",     "-1",     "1",    "2",       "3",
                                        "9",          "15",        "40",    "999",    "-",    "?",       "extra",
                                        "thief",      "activated", "food",  "wood=2", "gold", "any=1",   "prestige",
                                        "player=Ana", "referee",   "board", "final",  "\"",   "! agreed" };

  switch (pw_random_below (random, 7))
    {
    case 0: return any_of (&cy_tile_words, random);
    case 1: return any_of (&cy_place_words, random);
    case 2: return any_of (&cy_character_words, random);
    case 3: return any_of (&cy_good_words, random);
    default: return others[pw_random_below (random, G_N_ELEMENTS (others))];
    }
}

/* Something for an argument, mostly of its kind. */
static char *
any_value (const PwArg *arg, PwRandom *random)
{
  if (pw_random_below (random, 8) == 0)
    return g_strdup (any_word (random));
  switch (arg->type)
    {
    case PW_ARG_WORD: return g_strdup (any_of (arg->words, random));
    case PW_ARG_SEAT: return g_strdup (pw_random_below (random, 2) ? "Ana" : "Ben");
    default: return g_strdup_printf ("%d", arg->min + (int) pw_random_below (random, (guint) MIN (arg->max - arg->min + 1, 16)));
    }
}

/* A player or none, a kind, values, sometimes one word more, and a reason. */
static char *
any_line (PwRandom *random)
{
  static const char *const who[] = { "", "Ana ", "Ben " };
  const PwMoveKind *kind = &cy_kinds[pw_random_below (random, CY_KINDS)];
  GString *line = g_string_new (kind->table ? "" : who[pw_random_below (random, G_N_ELEMENTS (who))]);

  g_string_append (line, kind->name);
  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];
      g_autofree char *value = any_value (arg, random);

      if (arg->flags & PW_ARG_OPTIONAL && pw_random_below (random, 2))
        continue;
      if (arg->flags & PW_ARG_OPTIONAL && !(arg->flags & PW_ARG_BARE))
        g_string_append_printf (line, " %s=%s", arg->name, value);
      else
        g_string_append_printf (line, " %s", value);
    }
  if (pw_random_below (random, 6) == 0)
    g_string_append_printf (line, " %s", any_word (random));
  if (pw_random_below (random, 2))
    g_string_append (line, " ! agreed");
  return g_string_free (line, FALSE);
}

static void
check_text (char *text)
{
  g_assert_true (text && g_utf8_validate (text, -1, NULL));
  g_free (text);
}

/* What was understood is written so that it is understood alike. */
static void
check_printed (const PwHistory *history, gconstpointer state, const PwMove *move)
{
  const PwSetup *setup = pw_history_get_setup (history);
  g_autofree char *line = pw_notation_print (&cy_game, setup, move);
  g_autoptr (GError) error = NULL;
  PwMove again;

  pw_notation_parse (&cy_game, setup, state, line, &again, &error);
  if (error || !pw_move_equal (move, &again))
    g_error ("read as another move: %s", line);
}

static void
clear_doubt (gpointer data)
{
  g_free (((PwDoubt *) data)->text);
}

/* What it brought about can be told, doubted and said, and the game can go on. */
static void
check_played (const PwHistory *history, const char *line)
{
  const PwSetup *setup = pw_history_get_setup (history);
  guint at = pw_history_get_cursor (history), n;
  gconstpointer before = pw_history_get_state (history, at - 1), state = pw_history_get_state (history, at);
  const PwEvent *events = pw_history_get_events (history, at - 1, &n);
  g_autofree char *unsound = cy_game.play.unsound (state);
  g_autoptr (GArray) doubts = g_array_new (FALSE, FALSE, sizeof (PwDoubt));
  g_autoptr (PwHistory) end = NULL;
  g_autoptr (PwSetup) other = pw_setup_copy (setup);
  PwMoves moves = PW_MOVES_INIT;

  if (unsound)
    g_error ("%s: %s", line, unsound);
  check_text (cy_sentence (setup, before, pw_history_get_move (history, at - 1), events, n));
  check_text (cy_prompt (setup, state));
  check_text (cy_moment (setup, state));
  g_array_set_clear_func (doubts, clear_doubt);
  cy_doubts (state, doubts);
  pw_game_legal (&cy_game, state, &moves);
  for (guint i = 0; i < moves.n; i++)
    if (!pw_game_check (&cy_game, state, &moves.items[i], NULL))
      g_error ("%s: what is listed then is refused", line);
  moves.n = 0;
  other->level = PW_LEVEL_FINAL;
  end = pw_history_new (&cy_game, other, NULL);
  cy_position (pw_history_get_state (end, 0), state, &moves);
  pw_moves_clear (&moves);
}

static PwHistory *
any_game (guint seed, PwRandom *random)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, 2 + seed % 4);
  PwHistory *history;
  PwMoves scratch = PW_MOVES_INIT;
  guint n = pw_random_below (random, 160);
  PwMove move;

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  setup->level = (guint8) (seed % 7 < 4 ? PW_LEVEL_REFEREE : seed % 7 < 6 ? PW_LEVEL_BOARD : PW_LEVEL_FINAL);
  setup->options[CY_OPTION_MANOR] = seed % 3 == 0;
  history = pw_history_new (&cy_game, setup, NULL);
  for (guint i = 0; i < n && setup->level != PW_LEVEL_FINAL; i++)
    if (!pw_dealer_next (&cy_game, pw_history_get_state (history, i), random, PW_DEAL_LAZY, &scratch, &move) ||
        !pw_history_play (history, &move, NULL))
      break;
  pw_moves_clear (&scratch);
  return history;
}

static void
test_lines (void)
{
  guint n_read = 0, n_played = 0;

  for (guint seed = 0; seed < GAMES; seed++)
    {
      PwRandom random = { seed };
      g_autoptr (PwHistory) history = any_game (seed, &random);

      for (guint i = 0; i < LINES; i++)
        {
          gconstpointer state = pw_history_get_state (history, pw_history_get_cursor (history));
          g_autofree char *line = any_line (&random);
          PwMove move;

          if (!pw_notation_parse (&cy_game, pw_history_get_setup (history), state, line, &move, NULL))
            continue;
          n_read++;
          check_printed (history, state, &move);
          if (pw_history_play (history, &move, NULL))
            {
              n_played++;
              check_played (history, line);
            }
        }
    }
  g_test_message ("%u lines read, %u played", n_read, n_played);
  g_assert_cmpuint (n_read, >, GAMES * 3);
  g_assert_cmpuint (n_played, >, GAMES);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  pw_games_load (&cy_game);
  g_test_add_func ("/caylus1303/fuzz/lines", test_lines);
  return g_test_run ();
}
