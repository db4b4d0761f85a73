/* pw-cli-review.c: "review": where a game was decided, what it cost, and who was lucky
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "core/pw-notation.h"
#include "review/pw-review.h"

/** COSTLIEST: so many decisions of each player are named. */
#define COSTLIEST 3

/** CURVE_LINES: the curve is a table of about so many lines. */
#define CURVE_LINES 24

static const char *const luck_names[PW_LUCKS] = { N_("dice"), N_("draws") };
static const char *const luck_ids[PW_LUCKS] = { "dice", "draws" };

/* -- For people ------------------------------------------------------------------------------ */

/* Whether the @i-th value is a line of the table: those before a draw are left out, and of many the first of each stretch. */
static gboolean
is_line (const PwReview *review, guint i)
{
  guint n = pw_review_n_values (review), last = pw_review_nth_value (review, n - 1)->at;
  guint stretch = MAX (1, last / CURVE_LINES);

  if (i == 0 || i == n - 1)
    return TRUE;
  return pw_review_nth_value (review, i)->at / stretch != pw_review_nth_value (review, i - 1)->at / stretch;
}

static void
print_curve (const PwReview *review, const PwHistory *history)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);

  pw_say ("%s", _("Chance to win, and points to expect"));
  for (guint i = 0; i < pw_review_n_values (review); i++)
    {
      const PwValue *value = pw_review_nth_value (review, i);
      g_autofree char *moment = NULL;

      if (!is_line (review, i))
        continue;
      moment = game->words.moment (setup, pw_history_get_state (history, value->at));
      pw_say (_("  after move %u: %s"), value->at, moment);
      for (guint seat = 0; seat < setup->n_players; seat++)
        pw_say (_("    %-12s %3.0f %% ± %.0f   %4.0f ± %.0f"), setup->names[seat], 100 * value->win[seat].mean,
                100 * PW_SURE * pw_tally_error (&value->win[seat]), value->points[seat].mean,
                PW_SURE * pw_tally_error (&value->points[seat]));
    }
}

static void
print_luck (const PwReview *review, const PwSetup *setup)
{
  pw_say ("%s", _("Luck: points that came by it"));
  for (guint seat = 0; seat < setup->n_players; seat++)
    for (guint kind = 0; kind < PW_LUCKS; kind++)
      {
        PwLuck luck = pw_review_luck (review, seat, kind);

        if (luck.n > 0)
          pw_say (_("    %-12s %s: %+.0f ± %.0f (%u times)"), setup->names[seat], _(luck_names[kind]), luck.points,
                  PW_SURE * luck.error, luck.n);
      }
}

static void
print_decision (const PwDecision *decision, const PwHistory *history)
{
  const PwCompared *compared = &decision->compared;
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  gconstpointer state = pw_history_get_state (history, decision->at);
  g_autofree char *played = pw_game_sentence (game, setup, state, pw_history_get_move (history, decision->at));
  g_autofree char *better = pw_game_sentence (game, setup, state, &compared->move);

  pw_say (_("    move %u: %s"), decision->at + 1, played);
  pw_say (_("      better: %s"), better);
  pw_say (_("      by %.1f ± %.1f points, and %.0f %% ± %.0f of the chance to win"), compared->lead.mean,
          PW_SURE * pw_tally_error (&compared->lead), 100 * compared->win.mean, 100 * PW_SURE * pw_tally_error (&compared->win));
}

static void
print_decisions (const PwReview *review, const PwHistory *history)
{
  const PwSetup *setup = pw_history_get_setup (history);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      const PwDecision *dear[COSTLIEST];
      guint n = pw_review_costliest (review, seat, COSTLIEST, dear);

      if (n == 0)
        pw_say (_("Nothing that %s did cost certainly more than something else"), setup->names[seat]);
      else
        pw_say (_("What cost %s most"), setup->names[seat]);
      for (guint i = 0; i < n; i++)
        print_decision (dear[i], history);
    }
}

static void
print_text (const PwReview *review, const PwHistory *history, guint rollouts)
{
  print_curve (review, history);
  print_luck (review, pw_history_get_setup (history));
  print_decisions (review, history);
  pw_say (_("Reckoned by %u games played on from each moment; within ± 19 times out of 20."), rollouts);
  pw_say ("%s", _("The program plays on by simple rules of thumb and knows nobody’s plans: better means better in such games."));
}

/* -- For programs ------------------------------------------------------------------------------ */

static void
add_values (JsonBuilder *builder, const PwReview *review, const PwSetup *setup)
{
  json_builder_set_member_name (builder, "values");
  json_builder_begin_array (builder);
  for (guint i = 0; i < pw_review_n_values (review); i++)
    {
      const PwValue *value = pw_review_nth_value (review, i);

      json_builder_begin_object (builder);
      pw_json_add_int (builder, "at", value->at);
      json_builder_set_member_name (builder, "players");
      json_builder_begin_array (builder);
      for (guint seat = 0; seat < setup->n_players; seat++)
        {
          json_builder_begin_object (builder);
          pw_json_add_player (builder, "player", setup, (int) seat);
          pw_json_add_tally (builder, "points", &value->points[seat]);
          pw_json_add_tally (builder, "win", &value->win[seat]);
          json_builder_end_object (builder);
        }
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_luck (JsonBuilder *builder, const PwReview *review, const PwSetup *setup)
{
  json_builder_set_member_name (builder, "luck");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < setup->n_players; seat++)
    for (guint kind = 0; kind < PW_LUCKS; kind++)
      {
        PwLuck luck = pw_review_luck (review, seat, kind);

        json_builder_begin_object (builder);
        pw_json_add_player (builder, "player", setup, (int) seat);
        pw_json_add_string (builder, "kind", luck_ids[kind]);
        pw_json_add_int (builder, "times", luck.n);
        pw_json_add_double (builder, "points", luck.points);
        pw_json_add_double (builder, "points_error", luck.error);
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);
}

static void
add_decisions (JsonBuilder *builder, const PwReview *review, const PwHistory *history)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);

  json_builder_set_member_name (builder, "decisions");
  json_builder_begin_array (builder);
  for (guint i = 0; i < pw_review_n_decisions (review); i++)
    {
      const PwDecision *it = pw_review_nth_decision (review, i);
      g_autofree char *played = pw_notation_print (game, setup, pw_history_get_move (history, it->at));
      g_autofree char *better = pw_notation_print (game, setup, &it->compared.move);

      json_builder_begin_object (builder);
      pw_json_add_int (builder, "number", it->at + 1);
      pw_json_add_player (builder, "player", setup, (int) it->seat);
      pw_json_add_string (builder, "played", played);
      pw_json_add_string (builder, "better", it->compared.lead.n > 0 ? better : NULL);
      json_builder_set_member_name (builder, "forced");
      json_builder_add_boolean_value (builder, it->compared.forced);
      pw_json_add_tally (builder, "points", &it->compared.lead);
      pw_json_add_tally (builder, "win", &it->compared.win);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_json (const PwReview *review, const PwHistory *history, guint rollouts, gint64 seed)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  pw_json_add_string (builder, "game", pw_history_get_game (history)->id);
  pw_json_add_int (builder, "moves", pw_history_get_cursor (history));
  pw_json_add_int (builder, "rollouts", rollouts);
  pw_json_add_int (builder, "seed", seed);
  add_values (builder, review, pw_history_get_setup (history));
  add_luck (builder, review, pw_history_get_setup (history));
  add_decisions (builder, review, history);
  json_builder_end_object (builder);
  pw_json_print (builder, FALSE);
}

static PwExit
run (int argc, char **argv)
{
  gboolean json = FALSE, reveal = FALSE;
  g_autofree char *rollouts_text = NULL, *seed_text = NULL;
  gint64 rollouts = 200, seed = 1;
  const GOptionEntry entries[] = { { "json", 0, 0, G_OPTION_ARG_NONE, &json, NULL, NULL },
                                   { "reveal", 0, 0, G_OPTION_ARG_NONE, &reveal, NULL, NULL },
                                   { "rollouts", 0, 0, G_OPTION_ARG_STRING, &rollouts_text, NULL, NULL },
                                   { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (PwReview) review = NULL;
  g_autoptr (GError) error = NULL;
  PwExit exit = PW_EXIT_LEGAL;

  if (!pw_command_parse (&pw_command_review, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  if (argc > 2)
    return pw_command_misused (&pw_command_review, "%s", _("Only one file can be reviewed at a time."));
  if (!pw_command_number (&pw_command_review, "--rollouts", rollouts_text, 4, PW_MAX_ROLLOUTS, &rollouts) ||
      !pw_command_number (&pw_command_review, "--seed", seed_text, G_MININT64, G_MAXINT64, &seed))
    return PW_EXIT_UNREADABLE;
  record = pw_input_read_whole (argc > 1 ? argv[1] : NULL, json, &exit);
  if (!record)
    return exit;
  if (reveal)
    pw_history_reveal (record->history);
  review = pw_review_new (record->history, (guint) rollouts, (guint64) seed, &error);
  if (!review)
    {
      pw_complain ("%s: %s", pw_input_name (argc > 1 ? argv[1] : NULL), error->message);
      return PW_EXIT_UNSUPPORTED;
    }
  pw_review_run (review, NULL);
  if (json)
    print_json (review, record->history, (guint) rollouts, seed);
  else
    print_text (review, record->history, (guint) rollouts);
  return PW_EXIT_LEGAL;
}

const PwCommand pw_command_review = {
  .name = "review",
  .usage = "[--rollouts N] [--seed S] [--reveal] [--json] [FILE]",
  .summary = N_("says where a game was decided, what it cost, and who was lucky"),
  .text = N_("Plays the game on to its end many times from each moment, and prints each player's chance to win over\n"
             "the game, how many points dice and draws brought to whom, and the three decisions of each player that cost\n"
             "most, each with what would have been better, by how much, and how sure that is. --rollouts says how many\n"
             "games are played from each moment (200): more are slower and surer. The same seed and number give the\n"
             "same figures. Only games of which everything was entered can be reviewed; --reveal reviews one whose\n"
             "points the table keeps secret until the end. Nothing in the record is changed."),
  .examples = "pipwright-referee review game.pipwright\n"
              "pipwright-referee review --rollouts 1000 --json game.pipwright",
  .run = run,
};
