/* secret-race.h: a race with secret points, for whatever might show them by mistake
 *
 * Ana has run 17 steps and found 20 points that nobody is told: no total says 37 until she reaches the goal, and then it is 61.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#define SECRET_SHOWN "17"
#define SECRET_ALL "37"
#define SECRET_HIDDEN "20"
#define SECRET_END "61"

/* The race as text, with totals "open" or "hidden", to the end or before it; free it. */
static inline char *
secret_race (const char *totals, gboolean over)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "game: template\nlength: long\ntreasure: with\ntotals: %s\nplayer: Ana\nplayer: Ben\n\n", totals);
  for (guint i = 0; i < 13; i++)
    g_string_append (text, i % 4 < 3 ? "roll 1\nAna rest\nroll 1\nBen run\n" : "roll 1\nAna run tokens=3\nroll 1\nBen run\n");
  g_string_append (text, "roll 5\nAna run\nroll 1\nBen run\n");
  for (guint i = 0; i < 4 && over; i++)
    g_string_append (text, i < 3 ? "roll 6\nAna run\nroll 1\nBen run\n" : "roll 6\nAna run\n");
  return g_string_free (text, FALSE);
}

/* Whether @number stands somewhere in @text as a number of its own; how moves are numbered does not count. */
static inline gboolean
says (const char *text, const char *number)
{
  g_autofree char *pattern = g_strdup_printf ("(?<![\\w.-])(?<!\\d:)(?<!\"number\":)%s(?![\\w.:-])", number);

  return g_regex_match_simple (pattern, text, 0, 0);
}
