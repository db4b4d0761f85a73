/* pw-cli-deal-match.c: "deal --match": which of two ways to decide is better
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "review/pw-match.h"

/** MAX_PAIRS: of games of a match. */
#define MAX_PAIRS 1000000

/* "greedy,search:50". FALSE after it printed what is wrong. */
static gboolean
parse_policies (const char *text, char ***names, PwPolicy policies[2])
{
  *names = g_strsplit (text, ",", -1);
  if (g_strv_length (*names) == 2)
    {
      for (guint i = 0; i < 2; i++)
        if (!pw_policy_parse (g_strstrip ((*names)[i]), &policies[i]))
          {
            pw_command_misused (
              &pw_command_deal,
              _("A player is \"random\", \"greedy\", \"builder\", \"policy\", \"search:N\" or \"search:Ns\", not \"%s\"."),
              (*names)[i]);
            return FALSE;
          }
      return TRUE;
    }
  pw_command_misused (&pw_command_deal, _("A match is between two: --match greedy,builder. \"%s\" is something else."), text);
  return FALSE;
}

/* How far the share of games won may be from the mean: of pairs that all ended alike nobody may say that the next will. */
static double
win_within (const PwMatch *match)
{
  return match->win.n > 1 && match->win.squares > 0 ? PW_SURE * pw_tally_error (&match->win)
                                                    : pw_tally_chance_within (&match->win);
}

static void
print_json (const PwGame *game, char *const *names, const PwMatch *match)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  pw_json_add_string (builder, "game", game->id);
  pw_json_add_int (builder, "games", 2 * (gint64) match->win.n);
  json_builder_set_member_name (builder, "policies");
  json_builder_begin_array (builder);
  for (guint i = 0; i < 2; i++)
    {
      json_builder_begin_object (builder);
      pw_json_add_string (builder, "name", names[i]);
      pw_json_add_tally (builder, "points", &match->points[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  pw_json_add_double (builder, "win", match->win.mean);
  pw_json_add_double (builder, "win_error", win_within (match) / PW_SURE);
  pw_json_add_tally (builder, "margin", &match->margin);
  json_builder_end_object (builder);
  pw_json_print (builder, FALSE);
}

static void
print_text (char *const *names, const PwMatch *match)
{
  for (guint i = 0; i < 2; i++)
    pw_say (_("%-12s %6.1f points on average"), names[i], match->points[i].mean);
  pw_say (_("%s won %.1f %% ± %.1f, and was %+.1f ± %.1f points ahead (%u games)"), names[0], 100 * match->win.mean,
          100 * win_within (match), match->margin.mean, PW_SURE * pw_tally_error (&match->margin), 2 * (guint) match->win.n);
}

/**
 * pw_deal_match:
 * @game: a game
 * @setup: who plays it; valid
 * @seed: of the dice and draws
 * @games: how many; an odd number is one more, so that each sits where the other did
 * @text: the two who play, as pw_policy_parse() knows them, with a comma between
 * @json: prints one JSON object instead of three lines
 *
 * Plays games of one way to decide against another, and prints what came of it with its interval of 95 %.
 */
PwExit
pw_deal_match (const PwGame *game, const PwSetup *setup, guint64 seed, guint64 games, const char *text, gboolean json)
{
  g_auto (GStrv) names = NULL;
  g_autoptr (GError) error = NULL;
  PwPolicy policies[2];
  PwMatch match;

  if (!parse_policies (text, &names, policies))
    return PW_EXIT_UNREADABLE;
  if (setup->n_players < 2 || pw_game_has_sides (game, setup))
    return pw_command_misused (&pw_command_deal, "%s", _("A match needs two players or more, each for themselves."));
  if (games > 2 * MAX_PAIRS)
    return pw_command_misused (&pw_command_deal, _("A match has at most %d games."), 2 * MAX_PAIRS);
  if (!pw_match_play (game, setup, policies, (guint) (games + 1) / 2, seed, &match, &error))
    {
      pw_complain ("pipwright-referee deal: %s", error->message);
      return PW_EXIT_ILLEGAL;
    }
  if (json)
    print_json (game, names, &match);
  else
    print_text (names, &match);
  return PW_EXIT_LEGAL;
}
