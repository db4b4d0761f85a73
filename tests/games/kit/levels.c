/* levels.c: dealt games of any game that are doubted, audited, said as positions and kept at its levels, from tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "levels.h"

#include <string.h>

#include "core/pw-notation.h"

/** MOST_CHANGES: of level in one game, so that it ends. */
#define MOST_CHANGES 12

typedef struct
{
  const PwGame *game;
  const LevelsPlan *plan;
} Test;

/* -- A game as it goes ----------------------------------------------------------------------------- */

LevelsGame *
levels_game_new (PwSetup *setup)
{
  LevelsGame *self = g_new0 (LevelsGame, 1);
  g_autoptr (GError) error = NULL;

  self->game = setup->game;
  self->setup = setup;
  self->state = pw_game_state_new (setup->game, setup, &error);
  g_assert_no_error (error);
  return self;
}

void
levels_game_free (LevelsGame *self)
{
  pw_moves_clear (&self->scratch);
  pw_setup_free (self->setup);
  g_aligned_free (self->state);
  g_free (self);
}

void
levels_play (LevelsGame *self, const PwMove *move)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *unsound = NULL;

  if (!pw_game_check (self->game, self->state, move, &error))
    {
      g_autofree char *line = pw_notation_print (self->game, self->setup, move);

      g_error ("%s: %s", line, error->message);
    }
  self->events.n = 0;
  pw_game_apply (self->game, self->state, move, &self->events);
  for (guint i = 0; i < self->events.n; i++)
    if (self->events.items[i].kind == PW_EVENT_POINTS)
      self->scores[self->events.items[i].player] += self->events.items[i].amount;
  unsound = self->game->play.unsound (self->state);
  g_assert_cmpstr (unsound, ==, NULL);
}

gboolean
levels_step (LevelsGame *self, PwRandom *random)
{
  PwMove move;

  if (!pw_dealer_next (self->game, self->state, random, PW_DEAL_LAZY, &self->scratch, &move))
    return FALSE;
  levels_play (self, &move);
  return TRUE;
}

void
levels_say (LevelsGame *self, gconstpointer to)
{
  PwMoves statements = PW_MOVES_INIT;

  self->game->position->say (self->state, to, &statements);
  for (guint i = 0; i < statements.n; i++)
    levels_play (self, &statements.items[i]);
  pw_moves_clear (&statements);
}

void
levels_go (LevelsGame *self, guint level, int seat)
{
  PwMove move;

  g_assert_true (pw_game_level_move (self->game, level, seat, &move));
  levels_play (self, &move);
}

static gboolean
is_over (const LevelsGame *self)
{
  return self->game->play.actor (self->state) == PW_NOBODY;
}

/* -- What is to hold -------------------------------------------------------------------------------- */

static void
clear_doubt (gpointer data)
{
  g_free (((PwDoubt *) data)->text);
}

void
levels_assert_no_doubt (const PwGame *game, gconstpointer state, const char *where)
{
  g_autoptr (GArray) doubts = g_array_new (FALSE, FALSE, sizeof (PwDoubt));

  g_array_set_clear_func (doubts, clear_doubt);
  pw_game_doubts (game, state, doubts);
  if (doubts->len > 0)
    {
      const PwDoubt *doubt = &g_array_index (doubts, PwDoubt, 0);

      g_error ("%s: seat %d, %s: %s", where, doubt->seat, game->rules[doubt->rule].id, doubt->text);
    }
}

void
levels_assert_same_holdings (const LevelsGame *self, gconstpointer other)
{
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    {
      int here[PW_MAX_HOLDINGS] = { 0 }, there[PW_MAX_HOLDINGS] = { 0 };

      pw_game_hold (self->game, self->state, seat, here);
      pw_game_hold (self->game, other, seat, there);
      g_assert_cmpmem (here, sizeof here, there, sizeof there);
    }
}

void
levels_assert_same_result (const LevelsGame *self, const LevelsGame *other)
{
  PwStanding here[PW_MAX_PLAYERS] = { 0 }, there[PW_MAX_PLAYERS] = { 0 };

  g_assert_true (is_over (self) && is_over (other));
  self->game->play.rank (self->state, self->scores, here);
  other->game->play.rank (other->state, other->scores, there);
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    {
      g_assert_cmpint (self->scores[seat], ==, other->scores[seat]);
      g_assert_cmpuint (here[seat].place, ==, there[seat].place);
      g_assert_cmpstr (here[seat].tie_break, ==, there[seat].tie_break);
      g_free (here[seat].tie_break);
      g_free (there[seat].tie_break);
    }
}

/* -- Plans ------------------------------------------------------------------------------------------- */

/* The game of that seed, at a level; followed is the first player. */
static LevelsGame *
new_game (const Test *test, guint seed, guint level)
{
  g_autoptr (PwSetup) usual = pw_setup_new (test->game, test->game->max_players);
  PwSetup *setup;
  guint min, max;

  pw_game_seats (test->game, usual, &min, &max);
  setup = pw_setup_new (test->game, min + seed % (max - min + 1));
  if (test->plan->setup)
    test->plan->setup (setup, seed);
  setup->level = (guint8) level;
  return levels_game_new (setup);
}

static void
no_doubt (const Test *test, guint seed)
{
  LevelsGame *game = new_game (test, seed, 0);
  PwRandom random = { test->plan->seed + seed };
  g_autofree char *where = g_strdup_printf ("seed %u", seed);

  while (levels_step (game, &random))
    for (guint seat = 0; seat < game->setup->n_players && !is_over (game); seat++)
      {
        g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
        PwAudit audit = { .lines = lines };

        levels_assert_no_doubt (game->game, game->state, where);
        if (test->plan->check)
          test->plan->check (game->state, seat, game->scores[seat]);
        if (!pw_game_audit (game->game, game->state, seat, &audit))
          continue;
        g_assert_cmpint (game->scores[seat], >=, audit.lowest);
        g_assert_cmpint (game->scores[seat], <=, audit.highest);
        g_assert_cmpuint (lines->len, >=, test->plan->lines);
      }
  levels_game_free (game);
}

static void
end_scores (const Test *test, guint seed)
{
  LevelsGame *game = new_game (test, seed, 0);
  LevelsGame *said = new_game (test, seed, (guint) pw_game_end_level (test->game));
  PwRandom random = { test->plan->seed + seed };

  while (levels_step (game, &random))
    ;
  levels_say (said, game->state);
  levels_assert_same_result (said, game);
  levels_game_free (said);
  levels_game_free (game);
}

static void
played_on (const Test *test, guint seed)
{
  LevelsGame *game = new_game (test, seed, 0);
  LevelsGame *said = new_game (test, seed, (guint) pw_game_end_level (test->game));
  PwRandom random = { test->plan->seed + seed };
  guint n = 10 + pw_random_below (&random, 100);

  for (guint i = 0; i < n && levels_step (game, &random); i++)
    ;
  levels_say (said, game->state);
  levels_go (said, 0, 0);
  levels_assert_same_holdings (said, game->state);
  while (levels_step (said, &random))
    ;
  g_assert_true (is_over (said));
  levels_game_free (said);
  levels_game_free (game);
}

/* One of the levels at which a game is played, at random, every other time with the rest left open; FALSE where the game is not
 * kept so now. */
static gboolean
change (LevelsGame *game, PwRandom *random)
{
  guint level = pw_random_below (random, pw_game_n_levels (game->game));
  int seat = (int) pw_random_below (random, game->setup->n_players);
  PwMove move;

  if (pw_random_below (random, 2) == 0 && pw_game_level_move_open (game->game, &move) &&
      pw_game_check (game->game, game->state, &move, NULL))
    {
      levels_play (game, &move);
      return TRUE;
    }
  if (pw_game_nth_level (game->game, level)->end || !pw_game_level_move (game->game, level, seat, &move) ||
      !pw_game_check (game->game, game->state, &move, NULL))
    return FALSE;
  levels_play (game, &move);
  return TRUE;
}

static void
changes (const Test *test, guint seed)
{
  LevelsGame *game = new_game (test, seed, 0);
  PwRandom random = { test->plan->seed + seed };
  guint n = 0;

  while (levels_step (game, &random))
    if (n < MOST_CHANGES && pw_random_below (&random, 15) == 0 && !is_over (game))
      n += change (game, &random);
  g_assert_true (is_over (game));
  levels_game_free (game);
}

/* All games together: how many lines cannot be entered at all. */
static void
left_open (const Test *test)
{
  guint entered[LEVELS_ENTERED] = { 0 };

  for (guint seed = 0; seed < test->plan->games; seed++)
    {
      LevelsGame *game = new_game (test, seed, 0);

      levels_left_open (game, test->plan->seed + seed, entered);
      levels_game_free (game);
    }
  g_test_message ("%s: %u lines by the rules, %u once something was answered, %u played so, %u not at all", test->game->id,
                  entered[LEVELS_LEGAL], entered[LEVELS_ASKED], entered[LEVELS_PLAYED_SO], entered[LEVELS_DEAD_END]);
  g_assert_cmpuint (entered[LEVELS_LEGAL] + entered[LEVELS_PLAYED_SO], >, test->plan->games);
  g_assert_cmpuint (entered[LEVELS_DEAD_END], <=, test->plan->lines);
}

/* All games together: what it takes to go up. */
static void
up (const Test *test)
{
  LevelsUp up = { 0 };

  for (guint seed = 0; seed < test->plan->games; seed++)
    {
      PwSetup *setup = pw_setup_new (test->game, 3);
      LevelsGame *game;

      if (test->plan->setup)
        test->plan->setup (setup, seed);
      game = levels_game_new (setup);
      levels_up (game, test->plan->seed + seed, &up);
      levels_game_free (game);
    }
  g_assert_cmpuint (up.n, >, test->plan->games / 3);
  g_test_message ("%s, three players, up after a section away, %u times: %sall is said: of the table %u entries at most, "
                  "%.1f on average, none %u times, with the boards of the two others %u at most, %.1f on average",
                  test->game->id, up.n, pw_game_nth_level (test->game, 1)->seat ? "one entry, or " : "", up.most_table,
                  (double) up.table / up.n, up.n_nothing, up.most, (double) (up.table + up.boards) / up.n);
  g_assert_cmpuint (up.most_table, <=, test->plan->lines);
}

static void
texts (const Test *test, guint seed)
{
  for (guint level = 0; level < pw_game_n_levels (test->game); level++)
    {
      LevelsGame *game = new_game (test, seed, level);
      PwRandom random = { test->plan->seed + seed };

      do
        {
          g_autofree char *prompt = test->game->words.prompt (game->setup, game->state);
          g_autofree char *moment = test->game->words.moment (game->setup, game->state);

          g_assert_cmpuint (strlen (prompt), >, 3);
          g_assert_cmpuint (strlen (moment), >, 3);
        }
      while (levels_step (game, &random));
      levels_game_free (game);
    }
}

static void
run (gconstpointer data)
{
  static void (*const by[]) (const Test *, guint) = {
    [LEVELS_NO_DOUBT] = no_doubt, [LEVELS_END] = end_scores, [LEVELS_PLAYED_ON] = played_on,
    [LEVELS_CHANGE] = changes,    [LEVELS_TEXTS] = texts,
  };
  const Test *test = data;

  if (test->plan->by == LEVELS_LEFT_OPEN)
    {
      left_open (test);
      return;
    }
  if (test->plan->by == LEVELS_UP)
    {
      up (test);
      return;
    }
  for (guint seed = 0; seed < test->plan->games; seed++)
    by[test->plan->by](test, seed);
}

void
levels_add (const PwGame *game, const LevelsPlan *plans)
{
  for (; plans->name; plans++)
    {
      g_autofree char *path = g_strdup_printf ("/%s/levels/%s", game->id, plans->name);
      Test *test = g_new (Test, 1);

      *test = (Test){ game, plans };
      g_test_add_data_func_full (path, test, run, g_free);
    }
}
