/* pw-cli-perft.c: "perft": how many sequences of moves there are from a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "core/pw-dealer.h"
#include "core/pw-notation.h"

#define MAX_DEPTH 20

typedef struct
{
  const PwGame *game;
  guint64 seed;
  gpointer states[MAX_DEPTH + 1];       /* one a level, used again and again */
  PwMoves moves[MAX_DEPTH + 1];
  PwEvents events;
} PerftRun;

/* The moves of @level: all legal ones, or one draw where the table acts; the same draw for
 * all positions of a level, so that counts can be compared. */
static void
list_moves (PerftRun *self, guint level)
{
  const PwGame *game = self->game;
  PwMoves *moves = &self->moves[level];

  moves->n = 0;
  if (game->play.actor (self->states[level]) == PW_TABLE)
    {
      PwRandom random = pw_random_stream (self->seed, level);
      PwMove move;

      if (pw_dealer_next (game, self->states[level], &random, PW_DEAL_LAZY, moves, &move))
        {
          moves->n = 0;
          pw_moves_add (moves, &move);
        }
    }
  else if (game->play.actor (self->states[level]) != PW_NOBODY)
    {
      pw_game_legal (game, self->states[level], moves);
    }
}

static guint64
count (PerftRun *self, guint level, guint depth)
{
  guint64 n = 0;

  if (depth == 0)
    return 1;
  list_moves (self, level);
  if (depth == 1)
    return self->moves[level].n;
  for (guint i = 0; i < self->moves[level].n; i++)
    {
      memcpy (self->states[level + 1], self->states[level], self->game->state_size);
      self->events.n = 0;
      pw_game_apply (self->game, self->states[level + 1], &self->moves[level].items[i], &self->events);
      n += count (self, level + 1, depth - 1);
    }
  return n;
}

/* Prints the number for each first move and gives the sum. */
static guint64
divide (PerftRun *self, const PwSetup *setup, guint depth, JsonBuilder *builder)
{
  guint64 total = 0;

  if (depth == 0)
    return 1;
  list_moves (self, 0);
  for (guint i = 0; i < self->moves[0].n; i++)
    {
      g_autofree char *line = pw_notation_print (self->game, setup, &self->moves[0].items[i]);
      guint64 n;

      memcpy (self->states[1], self->states[0], self->game->state_size);
      self->events.n = 0;
      pw_game_apply (self->game, self->states[1], &self->moves[0].items[i], &self->events);
      n = count (self, 1, depth - 1);
      total += n;
      if (builder)
        pw_json_add_int (builder, line, (gint64) n);
      else
        pw_say ("%12" G_GUINT64_FORMAT "  %s", n, line);
    }
  return total;
}

static PwExit
perft (const PwHistory *history, guint at, guint depth, guint64 seed, gboolean by_move, gboolean json)
{
  g_autoptr (JsonBuilder) builder = json ? json_builder_new () : NULL;
  g_autofree PerftRun *self = g_new0 (PerftRun, 1);
  guint64 total;

  self->game = pw_history_get_game (history);
  self->seed = seed;
  for (guint i = 0; i <= MAX_DEPTH; i++)
    self->states[i] = pw_game_state_alloc (self->game);
  memcpy (self->states[0], pw_history_get_state (history, at), self->game->state_size);

  if (builder)
    {
      json_builder_begin_object (builder);
      pw_json_add_int (builder, "at", at);
      pw_json_add_int (builder, "depth", depth);
      pw_json_add_int (builder, "seed", (gint64) seed);
    }
  if (builder && by_move)
    {
      json_builder_set_member_name (builder, "moves");
      json_builder_begin_object (builder);
    }
  total = by_move ? divide (self, pw_history_get_setup (history), depth, builder) : count (self, 0, depth);
  if (builder && by_move)
    json_builder_end_object (builder);
  if (builder)
    {
      pw_json_add_int (builder, "sequences", (gint64) total);
      json_builder_end_object (builder);
      pw_json_print (builder, FALSE);
    }
  else
    {
      pw_say ("%" G_GUINT64_FORMAT, total);
    }
  for (guint i = 0; i <= MAX_DEPTH; i++)
    {
      g_aligned_free (self->states[i]);
      pw_moves_clear (&self->moves[i]);
    }
  return PW_EXIT_LEGAL;
}

static PwExit
run (int argc, char **argv)
{
  gboolean json = FALSE, by_move = FALSE;
  g_autofree char *at = NULL, *seed_text = NULL;
  gint64 seed = 1, depth, moves;
  const GOptionEntry entries[] = { { "json", 0, 0, G_OPTION_ARG_NONE, &json, NULL, NULL },
                                   { "divide", 0, 0, G_OPTION_ARG_NONE, &by_move, NULL, NULL },
                                   { "at", 0, 0, G_OPTION_ARG_STRING, &at, NULL, NULL },
                                   { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };
  g_autoptr (PwRecord) record = NULL;
  guint n;
  PwExit exit = PW_EXIT_LEGAL;

  if (!pw_command_parse (&pw_command_perft, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  if (argc < 2)
    return pw_command_misused (&pw_command_perft, _("Say how deep: a number from 0 to %d."), MAX_DEPTH);
  if (argc > 3)
    return pw_command_misused (&pw_command_perft, "%s", _("Only one file can be asked about at a time."));
  if (!pw_command_number (&pw_command_perft, "DEPTH", argv[1], 0, MAX_DEPTH, &depth) ||
      !pw_command_number (&pw_command_perft, "--seed", seed_text, G_MININT64, G_MAXINT64, &seed) ||
      !pw_command_number (&pw_command_perft, "--at", at, 0, PW_HISTORY_MAX_MOVES, &moves))
    return PW_EXIT_UNREADABLE;
  record = pw_input_read_whole (argc > 2 ? argv[2] : NULL, json, &exit);
  if (!record)
    return exit;
  if (!pw_input_moment (&pw_command_perft, record, at, &n, &exit))
    return exit;
  return perft (record->history, n, (guint) depth, (guint64) seed, by_move, json);
}

const PwCommand pw_command_perft = {
  .name = "perft",
  .usage = "DEPTH [--at N] [--seed S] [--divide] [--json] [FILE]",
  .summary = N_("counts the sequences of moves from a position"),
  .text = N_("Counts all sequences of DEPTH legal moves after the record's moves, or after its first N of them.\n"
             "Dice and draws are not counted out: each is one random draw of the seed, the same wherever it\n"
             "happens at that depth. --divide shows the number behind each first move. Useful to compare two\n"
             "programs that know the same rules."),
  .examples = "pipwright-referee perft 3 game.pipwright\n"
              "pipwright-referee perft 2 --at 57 --divide game.pipwright",
  .run = run,
};
