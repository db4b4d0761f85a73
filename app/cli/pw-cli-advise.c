/* pw-cli-advise.c: "advise": the best moves of a moment, with what is to be expected of each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "core/pw-notation.h"
#include "review/pw-advice.h"

/** ROLLOUTS: about so many games where nobody says how many. */
#define ROLLOUTS 1600

static void
print_json (const PwHistory *history, const PwAdvice *advice, guint64 seed)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  pw_json_add_string (builder, "game", game->id);
  pw_json_add_int (builder, "at", advice->at);
  pw_json_add_player (builder, "player", setup, (int) advice->seat);
  pw_json_add_int (builder, "rollouts", advice->rollouts);
  pw_json_add_int (builder, "seed", (gint64) seed);
  json_builder_set_member_name (builder, "from_here");
  json_builder_add_boolean_value (builder, advice->from_here);
  json_builder_set_member_name (builder, "moves");
  json_builder_begin_array (builder);
  for (guint i = 0; i < advice->n; i++)
    {
      const PwAdvised *it = &advice->moves[i];
      g_autofree char *line = pw_notation_print (game, setup, &it->move);

      json_builder_begin_object (builder);
      pw_json_add_string (builder, "move", line);
      pw_json_add_tally (builder, "points", &it->points);
      /* Of a game with secret points it would tell who leads. */
      if (!advice->from_here)
        pw_json_add_tally (builder, "win", &it->win);
      pw_json_add_tally (builder, "behind", &it->behind);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  pw_json_print (builder, FALSE);
}

static void
print_text (const PwHistory *history, const PwAdvice *advice)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  g_autofree char *basis = pw_advice_basis (advice);

  for (guint i = 0; i < advice->n; i++)
    {
      g_autofree char *line = pw_notation_print (game, setup, &advice->moves[i].move);
      g_autofree char *value = pw_advice_words (advice, i);

      pw_say ("%u  %s", i + 1, line);
      pw_say ("   %s", value);
    }
  pw_say ("%s", basis);
}

static PwExit
run (int argc, char **argv)
{
  gboolean json = FALSE, reveal = FALSE;
  g_autofree char *at = NULL, *rollouts = NULL, *seed = NULL;
  gint64 games = ROLLOUTS, from = 1;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, NULL, NULL },   { "reveal", 0, 0, G_OPTION_ARG_NONE, &reveal, NULL, NULL },
    { "at", 0, 0, G_OPTION_ARG_STRING, &at, NULL, NULL },     { "rollouts", 0, 0, G_OPTION_ARG_STRING, &rollouts, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, NULL, NULL }, G_OPTION_ENTRY_NULL
  };
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (PwSituation) situation = NULL;
  g_autoptr (GError) error = NULL;
  PwExit exit = PW_EXIT_LEGAL;
  PwAdvice advice;
  guint n;

  if (!pw_command_parse (&pw_command_advise, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  if (!pw_command_number (&pw_command_advise, "--rollouts", rollouts, 4, PW_MAX_ROLLOUTS, &games) ||
      !pw_command_number (&pw_command_advise, "--seed", seed, G_MININT64, G_MAXINT64, &from))
    return PW_EXIT_UNREADABLE;
  record = pw_input_read_moment (&pw_command_advise, argc, argv, at, &n, &exit);
  if (!record)
    return exit;
  if (reveal)
    pw_history_reveal (record->history);
  situation = pw_situation_new (record->history, n, NULL, &error);
  if (!situation)
    {
      pw_complain ("%s: %s", pw_input_name (argc > 1 ? argv[1] : NULL), error->message);
      return PW_EXIT_UNSUPPORTED;
    }
  pw_situation_advise (situation, (guint) games, (guint64) from, NULL, &advice);
  if (json)
    print_json (record->history, &advice, (guint64) from);
  else
    print_text (record->history, &advice);
  return PW_EXIT_LEGAL;
}

const PwCommand pw_command_advise = {
  .name = "advise",
  .usage = "[--at N] [--rollouts N] [--seed S] [--reveal] [--json] [FILE]",
  .summary = N_("names the three best moves of a moment, with what is to be expected of each"),
  .text = N_("Compares what may be done after the record's moves, or after its first N of them, by games that are played on\n"
             "from there, and prints the three best moves, the best first: the points that the player is to expect at the\n"
             "end and the chance to win, each with how far off it may be, 19 times out of 20. Moves that come to the same\n"
             "are printed once. --rollouts says about how many games are played (1600). The same seed and number give the\n"
             "same figures. There is advice only where everything is entered and a player decides. Where points are\n"
             "secret until the end, points count from this moment on and no chance is printed, so that nobody learns a\n"
             "total; --reveal counts them. Nothing in the record is changed."),
  .examples = "pipwright-referee advise game.pipwright\n"
              "pipwright-referee advise --at 57 --json game.pipwright",
  .run = run,
};
