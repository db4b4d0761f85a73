/* pw-cli-score.c: "score": points by source and rule, final scoring apart, and the ranking
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"

/* All points one player has from one source by one rule. */
typedef struct
{
  guint seat, source, rule;
  gboolean final;
  int points;
  guint times;
} ScoreLine;

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  const ScoreLine *one = a, *other = b;

  if (one->final != other->final)
    return one->final ? 1 : -1;
  if (one->source != other->source)
    return one->source < other->source ? -1 : 1;
  return one->rule < other->rule ? -1 : one->rule > other->rule;
}

static GArray *
score_lines (const PwHistory *history)
{
  GArray *lines = g_array_new (FALSE, TRUE, sizeof (ScoreLine));
  guint n_moves = pw_history_get_cursor (history);

  for (guint i = 0; i < n_moves; i++)
    {
      guint n;
      const PwEvent *events = pw_history_get_events (history, i, &n);

      for (guint e = 0; e < n; e++)
        {
          ScoreLine *line = NULL;

          if (!pw_history_counts (history, &events[e]))
            continue;
          for (guint j = 0; j < lines->len && !line; j++)
            {
              ScoreLine *other = &g_array_index (lines, ScoreLine, j);

              if (other->seat == (guint) events[e].player && other->source == events[e].what && other->rule == events[e].rule &&
                  other->final == (events[e].final != 0))
                line = other;
            }
          if (!line)
            {
              g_array_set_size (lines, lines->len + 1);
              line = &g_array_index (lines, ScoreLine, lines->len - 1);
              line->seat = (guint) events[e].player;
              line->source = events[e].what;
              line->rule = events[e].rule;
              line->final = events[e].final != 0;
            }
          line->points += events[e].amount;
          line->times++;
        }
    }
  g_array_sort (lines, compare_lines);
  return lines;
}

static void
print_lines_text (const PwGame *game, GArray *lines, guint seat, gboolean final)
{
  gboolean head = FALSE;

  for (guint i = 0; i < lines->len; i++)
    {
      const ScoreLine *line = &g_array_index (lines, ScoreLine, i);
      g_autofree char *times = NULL;

      if (line->seat != seat || line->final != final)
        continue;
      if (!head)
        pw_say ("  %s", final ? _("Final scoring") : _("During the game"));
      head = TRUE;
      if (line->times > 1)
        times = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, " (%u time)", " (%u times)", line->times), line->times);
      pw_say ("    %-6s %4d  %s%s", game->rules[line->rule].id, line->points, _(game->sources[line->source].name),
              times ? times : "");
    }
}

/* What came before the final scoring. */
static int
points_before_the_end (const GArray *lines, guint seat)
{
  int points = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const ScoreLine *line = &g_array_index (lines, ScoreLine, i);

      if (line->seat == seat && !line->final)
        points += line->points;
    }
  return points;
}

static void
print_text (const PwHistory *history, GArray *lines, const PwStanding *standings, gboolean over)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      PwAudit audit;

      g_autofree char *who = pw_game_seat_name (game, setup, seat);

      if (pw_history_knows_scores (history))
        pw_say ("%s: %d", who, pw_history_get_score (history, pw_history_get_cursor (history), seat, -1));
      else
        pw_say (_("%s: not known before the end"), who);
      print_lines_text (game, lines, seat, FALSE);
      print_lines_text (game, lines, seat, TRUE);
      if (pw_audit_new (history, seat, &audit))
        pw_audit_print (&audit, points_before_the_end (lines, seat));
      g_clear_pointer (&audit.lines, g_ptr_array_unref);
    }
  if (!pw_history_knows_scores (history))
    return;
  pw_say ("%s", over ? _("Ranking") : _("Ranking so far; the game is not over"));
  for (guint place = 1; place <= setup->n_players; place++)
    for (guint seat = 0; seat < setup->n_players; seat++)
      if (standings[seat].place == place && pw_game_leads_side (game, setup, seat))
        {
          g_autofree char *names = pw_game_side_names (game, setup, seat);

          const char *tie_break = standings[seat].tie_break;
          g_autofree char *why = tie_break ? g_strdup_printf (" (%s)", tie_break) : g_strdup ("");

          if (standings[seat].outcome == PW_OUTCOME_PLACE)
            pw_say ("  %u. %s %d%s", place, names, standings[seat].score, why);
          else
            pw_say ("  %s: %s %d%s", standings[seat].outcome == PW_OUTCOME_WON ? _("Won") : _("Lost"), names,
                    standings[seat].score, why);
        }
}

static void
add_lines_json (JsonBuilder *builder, const PwGame *game, GArray *lines, guint seat, gboolean final)
{
  json_builder_set_member_name (builder, final ? "final" : "during");
  json_builder_begin_array (builder);
  for (guint i = 0; i < lines->len; i++)
    {
      const ScoreLine *line = &g_array_index (lines, ScoreLine, i);

      if (line->seat != seat || line->final != final)
        continue;
      json_builder_begin_object (builder);
      pw_json_add_string (builder, "source", game->sources[line->source].id);
      pw_json_add_string (builder, "rule", game->rules[line->rule].id);
      pw_json_add_int (builder, "points", line->points);
      pw_json_add_int (builder, "times", line->times);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_json (const char *path, const PwHistory *history, GArray *lines, const PwStanding *standings, const GArray *doubts,
            gboolean over)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  pw_json_add_string (builder, "file", pw_input_name (path));
  pw_json_add_string (builder, "game", game->id);
  pw_json_add_int (builder, "moves", pw_history_get_cursor (history));
  json_builder_set_member_name (builder, "over");
  json_builder_add_boolean_value (builder, over);
  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      PwAudit audit;

      json_builder_begin_object (builder);
      pw_json_add_string (builder, "name", setup->names[seat]);
      pw_json_add_score (builder, "score", history, pw_history_get_cursor (history), seat);
      if (pw_game_has_sides (game, setup))
        {
          pw_json_add_int (builder, "side", (int) pw_game_side (game, setup, seat));
          pw_json_add_int (builder, "side_score", standings[seat].score);
        }
      if (pw_history_knows_scores (history))
        pw_json_add_int (builder, "place", standings[seat].place);
      else
        {
          json_builder_set_member_name (builder, "place");
          json_builder_add_null_value (builder);
        }
      if (standings[seat].outcome != PW_OUTCOME_PLACE)
        pw_json_add_string (builder, "outcome", standings[seat].outcome == PW_OUTCOME_WON ? "won" : "lost");
      pw_json_add_string (builder, "tie_break", standings[seat].tie_break);
      add_lines_json (builder, game, lines, seat, FALSE);
      add_lines_json (builder, game, lines, seat, TRUE);
      if (pw_audit_new (history, seat, &audit))
        pw_audit_add_json (builder, &audit, points_before_the_end (lines, seat));
      g_clear_pointer (&audit.lines, g_ptr_array_unref);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  pw_doubts_add_json (builder, history, doubts);
  json_builder_end_object (builder);
  pw_json_print (builder, FALSE);
}

static PwExit
run (int argc, char **argv)
{
  gboolean json = FALSE, strict = FALSE, reveal = FALSE, over;
  const GOptionEntry entries[] = { { "strict", 0, 0, G_OPTION_ARG_NONE, &strict, NULL, NULL },
                                   { "reveal", 0, 0, G_OPTION_ARG_NONE, &reveal, NULL, NULL },
                                   { "json", 0, 0, G_OPTION_ARG_NONE, &json, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (GArray) lines = NULL, doubts = NULL;
  const PwHistory *history;
  const char *path;
  PwExit exit = PW_EXIT_LEGAL;

  if (!pw_command_parse (&pw_command_score, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  if (argc > 2)
    return pw_command_misused (&pw_command_score, "%s", _("Only one file can be scored at a time."));
  path = argc > 1 ? argv[1] : NULL;
  record = pw_input_read_whole (path, json, &exit);
  if (!record)
    return exit;
  if (reveal)
    pw_history_reveal (record->history);
  history = record->history;
  lines = score_lines (history);
  doubts = pw_doubts_new (history);
  pw_history_rank (history, standings);
  over = pw_history_get_game (history)->play.actor (pw_history_get_state (history, pw_history_get_cursor (history))) == PW_NOBODY;
  if (json)
    print_json (path, history, lines, standings, doubts, over);
  else
    {
      print_text (history, lines, standings, over);
      pw_doubts_print (pw_input_name (path), history, doubts);
    }
  for (guint seat = 0; seat < PW_MAX_PLAYERS; seat++)
    g_free (standings[seat].tie_break);
  return strict && doubts->len > 0 ? PW_EXIT_ILLEGAL : PW_EXIT_LEGAL;
}

const PwCommand pw_command_score = {
  .name = "score",
  .usage = "[--strict] [--reveal] [--json] [FILE]",
  .summary = N_("prints all points by source and rule, and the ranking"),
  .text = N_("Prints each player's points by source with the rule that gives them, those of the final scoring\n"
             "apart, with the fewest and the most points that go with what lies there, then the ranking; where scores are\n"
             "equal, what decided. What cannot be in a position is pointed out with its rule on standard error and\n"
             "still scored; with --strict the program then ends with 1. Points that a table keeps secret until the end\n"
             "are left out before it, unless --reveal asks for them."),
  .examples = "pipwright-referee score game.pipwright\n"
              "pipwright-referee score --json < game.pipwright",
  .run = run,
};
