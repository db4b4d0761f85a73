/* levels-away.c: somebody was away for a section of a game: what it takes to go up, or what is left open can be entered all the same
 *
 * A game is dealt. Somebody keeps it, away for a section of it, in which only one board is entered. Then all is said as it lies there, and
 * counted; or "it is so", and from there on every line of the game as it was played is entered; what the keeper did on the own
 * board is as at the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "levels.h"

#include <string.h>

#include "core/pw-notation.h"

/** MOST_BEFORE: no line needs more put in before it. */
#define MOST_BEFORE 8

/** MOST_AWAY: moves at the level of one board until the table is joined again; else this game shows nothing. */
#define MOST_AWAY 400

static char *
section (const LevelsGame *self)
{
  return self->game->words.moment (self->setup, self->state);
}

static gboolean
is_over (const LevelsGame *self)
{
  return self->game->play.actor (self->state) == PW_NOBODY;
}

static gboolean
follows_everybody (const LevelsGame *self)
{
  int seat;

  return pw_game_get_level (self->game, self->state, &seat) == pw_game_nth_level (self->game, 0);
}

/* Deals up to the beginning of the @n-th section from here; FALSE where the game ends before. */
static gboolean
deal_sections (LevelsGame *self, PwRandom *random, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *here = section (self);

      for (g_autofree char *now = g_strdup (here); g_str_equal (now, here);)
        {
          if (!levels_step (self, random) || is_over (self))
            return FALSE;
          g_free (now);
          now = section (self);
        }
    }
  return TRUE;
}

/* The same game in a room of its own. */
static LevelsGame *
copy_game (const LevelsGame *self)
{
  LevelsGame *copy = levels_game_new (pw_setup_copy (self->setup));

  memcpy (copy->state, self->state, self->game->state_size);
  return copy;
}

/* Whether @kept goes on at the level of one board, somehow, until the table's section is reached. */
static gboolean
stay_away (LevelsGame *kept, const LevelsGame *table, PwRandom *random)
{
  g_autofree char *there = section (table);

  for (guint i = 0; i < MOST_AWAY; i++)
    {
      g_autofree char *here = section (kept);

      if (g_str_equal (here, there))
        return TRUE;
      if (is_over (kept) || !levels_step (kept, random))
        return FALSE;
    }
  return FALSE;
}

/* Everybody is followed again, and what is known of the own board is as at the table. */
static gboolean
come_back (LevelsGame *kept, const LevelsGame *table)
{
  PwMoves statements = PW_MOVES_INIT;
  PwMove open;

  if (!pw_game_level_move_open (kept->game, &open) || !pw_game_check (kept->game, kept->state, &open, NULL))
    return FALSE;
  levels_play (kept, &open);
  if (!follows_everybody (kept))
    return FALSE;
  kept->game->position->say (kept->state, table->state, &statements);
  for (guint i = 0; i < statements.n; i++)
    if (statements.items[i].player == 0)
      {
        PwMove *said = &statements.items[i];

        said->reason = 1;
        if (pw_game_correct (kept->game, kept->state, said, NULL))
          {
            kept->events.n = 0;
            pw_game_apply (kept->game, kept->state, said, &kept->events);
          }
      }
  pw_moves_clear (&statements);
  return TRUE;
}

/* Plays @move in @kept if that can be, insisting on it or not. */
static gboolean
play (LevelsGame *kept, const PwMove *move, gboolean insist)
{
  PwMove whole = *move;

  if (insist)
    whole.reason = 1;
  if (insist
        ? !pw_game_correct (kept->game, kept->state, &whole, NULL)
        : !pw_kind_set_has (kept->game->play.playable (kept->state), whole.kind) ||
            !pw_game_complete (kept->game, kept->state, &whole, NULL) || !pw_game_check (kept->game, kept->state, &whole, NULL))
    return FALSE;
  kept->events.n = 0;
  pw_game_apply (kept->game, kept->state, &whole, &kept->events);
  g_assert_cmpstr (kept->game->play.unsound (kept->state), ==, NULL);
  return TRUE;
}

/* What the keeper is asked and the table is not, such as which tile lies on a space, is answered; whoever is thought to have
 * something to do yet, and has not, passes. */
static gboolean
answer (LevelsGame *kept, const LevelsGame *table, PwRandom *random)
{
  static const char *const without[] = { "pass", "skip", "end", NULL };
  const PwGame *game = kept->game;
  int actor = game->play.actor (kept->state);
  PwMove move;

  if (pw_dealer_next (game, kept->state, random, PW_DEAL_LAZY, &kept->scratch, &move) &&
      (!pw_kind_set_has (game->play.playable (table->state), move.kind) ||
       (actor == PW_TABLE && game->play.actor (table->state) != PW_TABLE)) &&
      play (kept, &move, FALSE))
    return TRUE;
  for (guint kind = 0; kind < game->n_kinds && actor >= 0; kind++)
    if (g_strv_contains (without, game->kinds[kind].name))
      {
        pw_move_init (&move, kind, actor);
        if (play (kept, &move, FALSE))
          return TRUE;
      }
  return FALSE;
}

/* As people enter a line: it is legal, or is once what still waits is done without, or it was played so. */
static LevelsEntered
enter (LevelsGame *kept, const LevelsGame *table, const PwMove *move, PwRandom *random)
{
  LevelsEntered how = LEVELS_LEGAL;

  for (guint i = 0; i < MOST_BEFORE; i++)
    {
      PwMove room;

      if (play (kept, move, FALSE))
        return how;
      if (play (kept, move, TRUE))
        return LEVELS_PLAYED_SO;
      how = LEVELS_ASKED;
      switch (pw_game_mend (kept->game, kept->state, move, &room))
        {
        case PW_MEND_DROP: return LEVELS_ASKED;
        case PW_MEND_BEFORE:
          if (!play (kept, &room, FALSE))
            return LEVELS_DEAD_END;
          break;
        case PW_MEND_NOTHING:
        default:
          if (!answer (kept, table, random))
            return LEVELS_DEAD_END;
          break;
        }
    }
  return LEVELS_DEAD_END;
}

static void
tell_dead_end (LevelsGame *kept, const PwMove *move, guint seed)
{
  g_autofree char *line = pw_notation_print (kept->game, kept->setup, move);
  g_autofree char *prompt = kept->game->words.prompt (kept->setup, kept->state);
  g_autoptr (GError) error = NULL;
  PwMove insisted = *move;

  insisted.reason = 1;
  pw_game_correct (kept->game, kept->state, &insisted, &error);
  g_test_message ("DEAD END, seed %u: %s | asked is: %s | %s", seed, line, prompt, error ? error->message : "");
}

/**
 * levels_left_open:
 * @table: a new game
 * @seed: for what is dealt
 * @entered: (inout): how often a line could be entered, by #LevelsEntered
 *
 * Counts how the lines of the section after somebody was away for one can be entered.
 */
void
levels_left_open (LevelsGame *table, guint seed, guint *entered)
{
  PwRandom random = { seed }, away = { seed + 1 };
  LevelsGame *kept = NULL;
  PwMove move;

  if (!deal_sections (table, &random, 2 + pw_random_below (&random, 8)))
    return;
  kept = copy_game (table);
  if (pw_game_level_move (kept->game, 1, 0, &move) && pw_game_check (kept->game, kept->state, &move, NULL))
    {
      levels_play (kept, &move);
      if (deal_sections (table, &random, 1) && stay_away (kept, table, &away) && come_back (kept, table))
        {
          g_autofree char *there = section (table);

          for (g_autofree char *now = g_strdup (there); g_str_equal (now, there);)
            {
              LevelsEntered how;

              if (!pw_dealer_next (table->game, table->state, &random, PW_DEAL_LAZY, &table->scratch, &move))
                break;
              how = enter (kept, table, &move, &away);
              entered[how]++;
              if (how == LEVELS_DEAD_END)
                tell_dead_end (kept, &move, seed);
              levels_play (table, &move);
              g_free (now);
              now = section (table);
            }
        }
    }
  levels_game_free (kept);
}

/* -- Up, and all is said -------------------------------------------------------------------------- */

/* Up by one word: nothing is asked then. FALSE where it comes later, as nobody could say now what is under way. */
static gboolean
up_by_one_word (const LevelsGame *kept)
{
  LevelsGame *open = copy_game (kept);
  const PwGame *game = open->game;
  gboolean now;
  PwMove so;

  g_assert_true (pw_game_level_move_open (game, &so));
  levels_play (open, &so);
  now = follows_everybody (open);
  for (guint kind = 0; kind < game->n_kinds && now; kind++)
    if (g_str_has_prefix (game->kinds[kind].name, "confirm"))
      g_assert_false (pw_kind_set_has (game->play.playable (open->state), kind));
  levels_game_free (open);
  return now;
}

/* What is to be entered of the boards of others and of the table: a statement each. What the keeper did on the own board is as at
 * the table, whatever it is here. */
static void
count_statements (const LevelsGame *kept, const LevelsGame *table, LevelsUp *up)
{
  PwMoves statements = PW_MOVES_INIT;
  guint n_table = 0, n_boards = 0;

  kept->game->position->say (kept->state, table->state, &statements);
  for (guint i = 0; i < statements.n; i++)
    {
      n_table += statements.items[i].player == PW_TABLE;
      n_boards += statements.items[i].player > 0;
    }
  pw_moves_clear (&statements);
  up->n++;
  up->n_nothing += n_table == 0;
  up->table += n_table;
  up->boards += n_boards;
  up->most_table = MAX (up->most_table, n_table);
  up->most = MAX (up->most, n_table + n_boards);
}

/**
 * levels_up:
 * @table: a new game
 * @seed: for what is dealt
 * @up: (inout): what it took
 *
 * Somebody keeps the game, away for a section of it, and goes up: by one word, or by saying what lies there.
 */
void
levels_up (LevelsGame *table, guint seed, LevelsUp *up)
{
  PwRandom random = { seed }, away = { seed + 1 };
  LevelsGame *kept = NULL;
  gboolean seated = pw_game_nth_level (table->game, 1)->seat;
  PwMove move;

  if (!deal_sections (table, &random, 2 + pw_random_below (&random, 8)))
    return;
  kept = copy_game (table);
  if (pw_game_level_move (kept->game, 1, 0, &move) && pw_game_check (kept->game, kept->state, &move, NULL))
    {
      levels_play (kept, &move);
      if (deal_sections (table, &random, 1) && (!seated || stay_away (kept, table, &away)) &&
          pw_game_level_move (kept->game, 0, 0, &move) && pw_game_check (kept->game, kept->state, &move, NULL) &&
          (!seated || up_by_one_word (kept)))
        {
          levels_play (kept, &move);
          count_statements (kept, table, up);
        }
    }
  levels_game_free (kept);
}
