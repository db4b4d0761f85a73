/* pw-cli-review.c: "review": where a game was decided, what it cost, and who was lucky
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "core/pw-notation.h"
#include "review/pw-review-job.h"
#include "review/pw-review-words.h"

/** MOST_SECONDS: a day. */
#define MOST_SECONDS 86400

/** CURVE_LINES: the curve is a table of so many lines at most. */
#define CURVE_LINES 24

static const char *const luck_names[PW_LUCKS] = { N_("dice"), N_("draws") };
static const char *const luck_ids[PW_LUCKS] = { "dice", "draws" };

/* -- For people ------------------------------------------------------------------------------ */

static void
print_curve (const PwReview *review, const PwHistory *history)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);

  guint lines[CURVE_LINES], n = pw_review_pick (review, CURVE_LINES, lines);

  pw_say ("%s", _("Chance to win, and points to expect"));
  for (guint i = 0; i < n; i++)
    {
      const PwValue *value = pw_review_nth_value (review, lines[i]);
      g_autofree char *moment = NULL;

      moment = game->words.moment (setup, pw_history_get_state (history, value->at));
      pw_say (_("  after move %u: %s"), value->at, moment);
      for (guint seat = 0; seat < setup->n_players; seat++)
        pw_say (_("    %-12s %3.0f %% ± %.0f   %4.0f ± %.0f"), setup->names[seat], 100 * value->win[seat].mean,
                100 * pw_value_win_within (value, seat), value->points[seat].mean,
                PW_SURE * pw_tally_error (&value->points[seat]));
    }
}

/** TURNS: so many turning points are named. */
#define TURNS 5

static void
print_turns (const PwReview *review, const PwHistory *history)
{
  PwTurn turns[TURNS];
  guint n = pw_review_turns (review, TURNS, turns);

  pw_say ("%s", n > 0 ? _("Turning points") : _("No moment changed the chances for sure"));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = pw_review_turn_words (review, history, &turns[i]);

      pw_say ("    %s", words);
    }
}

static void
print_luck (const PwReview *review, const PwSetup *setup)
{
  pw_say ("%s", _("Luck: points it brought or cost"));
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
  g_autofree char *cost = pw_review_cost_words (decision), *why = pw_review_why_words (history, decision);
  g_autofree char *played = NULL, *better = NULL;

  pw_review_both_words (history, decision, &played, &better);
  pw_say (_("    move %u: %s"), decision->at + 1, played);
  pw_say (pw_decision_is_sure (decision) ? _("      better: %s") : _("      perhaps better: %s"), better);
  pw_say ("      %s", cost);
  if (why)
    pw_say ("      %s", why);
}

static void
print_decisions (const PwReview *review, const PwHistory *history)
{
  const PwSetup *setup = pw_history_get_setup (history);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      const PwDecision *dear[PW_REVIEW_NAMED];
      guint n = pw_review_costliest (review, seat, PW_REVIEW_NAMED, dear);

      if (n == 0)
        pw_say (_("Nothing better was found than what %s did"), setup->names[seat]);
      else
        pw_say (_("What cost %s most"), setup->names[seat]);
      for (guint i = 0; i < n; i++)
        print_decision (dear[i], history);
    }
}

static void
print_text (const PwReview *review, const PwHistory *history)
{
  g_autofree char *basis = pw_review_basis_words (review);

  print_curve (review, history);
  print_turns (review, history);
  print_luck (review, pw_history_get_setup (history));
  print_decisions (review, history);
  pw_say ("%s", basis);
  pw_say ("%s", pw_review_doubt_words (review));
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
          pw_json_add_double (builder, "win", value->win[seat].mean);
          pw_json_add_double (builder, "win_error", pw_value_win_within (value, seat) / PW_SURE);
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

/* What the cost is made of; null where nobody looked. */
static void
add_why (JsonBuilder *builder, const PwReview *review, const PwHistory *history, const PwDecision *it)
{
  json_builder_set_member_name (builder, "why");
  if (it->why.pairs == 0)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  pw_json_add_int (builder, "at_once", it->why.at_once);
  pw_json_add_double (builder, "earlier", it->why.earlier);
  json_builder_set_member_name (builder, "parts");
  json_builder_begin_array (builder);
  for (guint i = 0; i < it->why.n; i++)
    {
      int source = it->why.source[i];

      json_builder_begin_object (builder);
      pw_json_add_string (builder, "source", source == PW_WHY_OTHERS ? NULL : pw_history_get_game (history)->sources[source].id);
      pw_json_add_double (builder, "points", it->why.points[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
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
      add_why (builder, review, history, it);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_turns (JsonBuilder *builder, const PwReview *review, const PwSetup *setup)
{
  PwTurn turns[TURNS];
  guint n = pw_review_turns (review, TURNS, turns);

  json_builder_set_member_name (builder, "turns");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    {
      json_builder_begin_object (builder);
      pw_json_add_int (builder, "from", pw_review_nth_value (review, turns[i].value - 1)->at);
      pw_json_add_int (builder, "to", pw_review_nth_value (review, turns[i].value)->at);
      pw_json_add_player (builder, "player", setup, (int) turns[i].seat);
      pw_json_add_double (builder, "change", turns[i].change);
      pw_json_add_string (builder, "kind", turns[i].kind ? luck_ids[turns[i].kind - 1] : "decisions");
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_json (const PwReview *review, const PwHistory *history)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  pw_json_add_string (builder, "game", pw_history_get_game (history)->id);
  pw_json_add_int (builder, "moves", pw_history_get_cursor (history));
  pw_json_add_int (builder, "rollouts", pw_review_get_rollouts (review));
  pw_json_add_int (builder, "seed", (gint64) pw_review_get_seed (review));
  add_values (builder, review, pw_history_get_setup (history));
  add_turns (builder, review, pw_history_get_setup (history));
  add_luck (builder, review, pw_history_get_setup (history));
  add_decisions (builder, review, history);
  json_builder_end_object (builder);
  pw_json_print (builder, FALSE);
}

/* -- The command -------------------------------------------------------------------------------- */

/** What is asked for. */
typedef struct
{
  gint64 rollouts;
  gint64 seed;
  gint64 seconds;               /* 0: as many rollouts as were asked for */
  GMainLoop *loop;
  PwReviewJob *job;
} Asked;

/* The first figures are waited for, however long they take. */
static gboolean
on_time (gpointer data)
{
  Asked *asked = data;

  asked->seconds = 0;
  if (pw_review_job_get_review (asked->job))
    g_main_loop_quit (asked->loop);
  return G_SOURCE_REMOVE;
}

static void
on_sharper (Asked *asked)
{
  if (asked->seconds == 0)
    g_main_loop_quit (asked->loop);
}

/* The sharpest review that is done in time. */
static gboolean
review_for_seconds (Asked *asked, const PwHistory *history, PwReviewJob **job, GError **error)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  guint timer;

  *job = asked->job = pw_review_job_new (history, (guint64) asked->seed, error);
  if (!*job)
    return FALSE;
  asked->loop = loop;
  g_signal_connect_swapped (*job, "sharper", G_CALLBACK (on_sharper), asked);
  g_signal_connect_swapped (*job, "stopped", G_CALLBACK (g_main_loop_quit), loop);
  timer = g_timeout_add ((guint) asked->seconds * 1000, on_time, asked);
  pw_review_job_start (*job, PW_REVIEW_MOST);
  g_main_loop_run (loop);
  if (asked->seconds > 0)
    g_source_remove (timer);
  g_signal_handlers_disconnect_by_data (*job, asked);
  g_signal_handlers_disconnect_by_data (*job, loop);
  return TRUE;
}

/* Prints what came of it. */
static gboolean
review (Asked *asked, const PwHistory *history, gboolean json, GError **error)
{
  g_autoptr (PwReviewJob) job = NULL;
  g_autoptr (PwReview) own = NULL;
  const PwReview *done;

  if (asked->seconds > 0)
    {
      if (!review_for_seconds (asked, history, &job, error))
        return FALSE;
      done = pw_review_job_get_review (job);
    }
  else
    {
      done = own = pw_review_new (history, (guint) asked->rollouts, (guint64) asked->seed, error);
      if (!own)
        return FALSE;
      pw_review_run (own, NULL);
    }
  (json ? print_json : print_text) (done, history);
  if (job)
    pw_review_job_stop (job);
  return TRUE;
}

static PwExit
run (int argc, char **argv)
{
  gboolean json = FALSE, reveal = FALSE;
  g_autofree char *rollouts = NULL, *seed = NULL, *seconds = NULL;
  Asked asked = { .rollouts = PW_REVIEW_QUICK, .seed = 1 };
  const GOptionEntry entries[] = { { "json", 0, 0, G_OPTION_ARG_NONE, &json, NULL, NULL },
                                   { "reveal", 0, 0, G_OPTION_ARG_NONE, &reveal, NULL, NULL },
                                   { "rollouts", 0, 0, G_OPTION_ARG_STRING, &rollouts, NULL, NULL },
                                   { "seconds", 0, 0, G_OPTION_ARG_STRING, &seconds, NULL, NULL },
                                   { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  PwExit exit = PW_EXIT_LEGAL;

  if (!pw_command_parse (&pw_command_review, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  if (argc > 2)
    return pw_command_misused (&pw_command_review, "%s", _("Only one file can be reviewed at a time."));
  if (rollouts && seconds)
    return pw_command_misused (&pw_command_review, "%s", _("Either --rollouts or --seconds says how long to calculate."));
  if (!pw_command_number (&pw_command_review, "--rollouts", rollouts, 4, PW_MAX_ROLLOUTS, &asked.rollouts) ||
      !pw_command_number (&pw_command_review, "--seconds", seconds, 1, MOST_SECONDS, &asked.seconds) ||
      !pw_command_number (&pw_command_review, "--seed", seed, G_MININT64, G_MAXINT64, &asked.seed))
    return PW_EXIT_UNREADABLE;
  record = pw_input_read_whole (argc > 1 ? argv[1] : NULL, json, &exit);
  if (!record)
    return exit;
  if (reveal)
    pw_history_reveal (record->history);
  if (!review (&asked, record->history, json, &error))
    {
      pw_complain ("%s: %s", pw_input_name (argc > 1 ? argv[1] : NULL), error->message);
      return PW_EXIT_UNSUPPORTED;
    }
  return PW_EXIT_LEGAL;
}

const PwCommand pw_command_review = {
  .name = "review",
  .usage = "[--rollouts N | --seconds S] [--seed S] [--reveal] [--json] [FILE]",
  .summary = N_("says where a game was decided, what it cost, and who was lucky"),
  .text = N_("Plays the game on to its end many times from each moment, and prints each player's chance to win over\n"
             "the game, the moments at which it turned, how many points dice and draws brought to whom, and the three\n"
             "decisions of each player that cost most, each with what would have been better, by how much, how sure that is,\n"
             "and where the points come from. --rollouts says how many games are played from each moment (200): more are\n"
             "slower and surer. --seconds goes on with ever more games until the time is over, and says by how many it\n"
             "reckoned. The same seed and number give the same figures. Only games of which everything was entered can be\n"
             "reviewed; --reveal reviews one whose points the table keeps secret until the end. Nothing in the record is\n"
             "changed."),
  .examples = "pipwright-referee review game.pipwright\n"
              "pipwright-referee review --seconds 30 game.pipwright\n"
              "pipwright-referee review --rollouts 1000 --json game.pipwright",
  .run = run,
};
