/* pw-report.c: a ruling that seems wrong, as a text to send: the game up to there, and what was said
 *
 * The text is a record in notation, so that whoever gets it can play it again with the referee. What
 * belongs to no record stands in comments. They are not translated: they are for those who mend the
 * program, whatever language the players speak.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-report.h"

#include <string.h>

#include "core/pw-notation.h"
#include "core/pw-record.h"

/* A comment ends with its line, so what people typed has to be in one. */
static void
append_comment (GString *out, const char *label, const char *text)
{
  g_string_append_printf (out, "; %s", label);
  for (const char *p = text; *p; p++)
    g_string_append_c (out, g_ascii_iscntrl (*p) ? ' ' : *p);
  g_string_append_c (out, '\n');
}

static void
append_rule (GString *out, const PwRule *rule)
{
  g_autofree char *name = g_strdup_printf ("%s, %s", rule->id, rule->title);

  append_comment (out, "rule in question: ", name);
  append_comment (out, "  it reads: ", rule->text);
}

static void
append_head (GString *out, const PwGame *game, const PwReport *report)
{
  g_autofree char *rules = g_strdup_printf ("%s, version %u of its rules", game->id, game->rules_version);

  append_comment (out, "A ruling that seems wrong, by Pipwright ", PW_VERSION);
  append_comment (out, "game: ", rules);
  for (guint i = 0; report->rules && i < report->rules->len; i++)
    append_rule (out, &game->rules[g_array_index (report->rules, guint, i)]);
  if (report->said)
    append_comment (out, "Pipwright said: ", report->said);
  append_comment (out, "should be, and why: ", "");
}

/* The game as it was after so many moves. What was undone or struck is no part of it. */
static PwRecord *
cut (const PwHistory *history, guint n_moves)
{
  PwHistory *copy = pw_history_new (pw_history_get_game (history), pw_history_get_setup (history), NULL);

  for (guint i = 0; i < n_moves; i++)
    if (!pw_history_play (copy, pw_history_get_move (history, i), NULL))
      break;
  return pw_record_new (copy);
}

/**
 * pw_report_print:
 * @history: a game
 * @report: what is reported of it
 *
 * Returns: (transfer full): the game up to there in notation, with the version of the program, the version of the
 *   rules, the options, and the rules in question with what was said
 */
char *
pw_report_print (const PwHistory *history, const PwReport *report)
{
  const PwGame *game = pw_history_get_game (history);
  guint n_moves = MIN (report->n_moves, pw_history_get_length (history));
  g_autoptr (PwRecord) record = cut (history, report->refused || n_moves == 0 ? n_moves : n_moves - 1);
  g_autofree char *text = pw_record_print_text (record);
  g_autofree char *line = NULL;
  const PwMove *move = report->refused;
  GString *out = g_string_new (NULL);

  if (!move && n_moves > 0)
    move = pw_history_get_move (history, n_moves - 1);
  if (move)
    line = pw_notation_print (game, pw_history_get_setup (history), move);
  append_head (out, game, report);
  g_string_append (out, text);
  if (line && report->refused && report->partial)
    append_comment (out, "refused, as far as it was understood: ", line);
  else if (line)
    {
      append_comment (out, report->refused ? "refused:" : "the line in question:", "");
      g_string_append_printf (out, "%s\n", line);
    }
  return g_string_free (out, FALSE);
}
