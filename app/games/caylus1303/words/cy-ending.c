/* cy-ending.c: the end of a round as lines: who takes how many workers from the camp, where the provost goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/words/cy-text.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* Where the recruitment begins; all that is behind it belongs to the end of the round. */
static guint
find_end (const PwEvent *events, guint n_events)
{
  guint i = 0;

  while (i < n_events && events[i].rule != CY_RULE_12_3 && events[i].rule != CY_RULE_10_12 && events[i].rule != CY_RULE_6_7 &&
         events[i].rule != CY_RULE_12_5)
    i++;
  return i;
}

/* Where somebody else passes because nothing else is possible: that is no part of what the one before did. */
static guint
find_passing (const PwEvent *events, guint n_events)
{
  guint i = 0;

  while (i < n_events && (events[i].kind != PW_EVENT_NOTE || events[i].what != CY_NOTE_MUST_PASS))
    i++;
  return i;
}

/* A line for each thing; the first-player tile goes with the pass. */
static void
add_passing (PwEnding *out, PwTold *told, guint first)
{
  g_autofree char *line = NULL;

  for (guint i = first; i < told->n_events; i++)
    {
      g_autofree char *sentence = NULL;

      told->event = &told->events[i];
      sentence = cy_event_sentence (told);
      if (!sentence || !*sentence)
        continue;
      if (line && told->event->kind == PW_EVENT_NOTE && told->event->what == CY_NOTE_FIRST)
        {
          char *both = g_strdup_printf ("%s %s", line, sentence);

          g_free (line);
          line = both;
          continue;
        }
      if (line)
        pw_ending_add (out, "%s", line);
      g_free (line);
      line = g_steal_pointer (&sentence);
    }
  if (line)
    pw_ending_add (out, "%s", line);
}

/* How much of @resource each player gets by the recruitment. */
static char *
sum_up (const PwSetup *setup, const PwEvent *events, guint n_events, guint resource)
{
  int amounts[PW_MAX_PLAYERS] = { 0 };

  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == PW_EVENT_RESOURCE && events[i].what == resource && events[i].amount > 0 && events[i].player >= 0 &&
        (events[i].rule == CY_RULE_12_3 || events[i].rule == CY_RULE_10_12))
      amounts[events[i].player] += events[i].amount;
  return pw_ending_amounts (setup, amounts);
}

static void
add_recruited (PwEnding *out, const PwSetup *setup, const PwEvent *events, guint n_events)
{
  g_autofree char *workers = sum_up (setup, events, n_events, CY_RESOURCE_RESERVE);

  if (*workers)
    pw_ending_add (out, _("Workers from the camp: %s."), workers);
  for (guint good = 0; good < CY_GOODS; good++)
    {
      g_autofree char *who = sum_up (setup, events, n_events, good);

      if (*who)
        pw_ending_add (out, "%s: %s.", cy_good_label ((int) good), who);
    }
}

/**
 * cy_ending:
 * @setup: who plays
 * @data: the state in which @move was played
 * @move: the move
 * @events: (array length=n_events): what it brought about
 * @n_events: how many
 * @out: what came to its end by it
 *
 * At the end of a round everybody recruits and the provost is put back (12.3, 12.4): no part of what the last move says. Nor is
 * that all others can do nothing but pass (4.7): they have a line each.
 */
void
cy_ending (const PwSetup *setup, gconstpointer data, const PwMove *move, const PwEvent *events, guint n_events, PwEnding *out)
{
  PwTold told = { .setup = setup, .state = data, .move = move, .events = events, .n_events = n_events };
  guint first = find_end (events, n_events);

  if (((const CyState *) data)->level == PW_LEVEL_FINAL)
    return;
  if (first == n_events)
    {
      out->first = find_passing (events, n_events);
      add_passing (out, &told, out->first);
      return;
    }
  out->first = first;
  out->title = g_strdup_printf (_("End of round %u"), ((const CyState *) data)->round);
  add_recruited (out, setup, events + first, n_events - first);
  for (guint i = first; i < n_events; i++)
    {
      g_autofree char *line = NULL;

      told.event = &events[i];
      if (events[i].kind != PW_EVENT_RESOURCE && (line = cy_event_sentence (&told)) != NULL && *line)
        pw_ending_add (out, "%s", line);
    }
}
