/* cy-ending.c: what happens by itself after a move, and the end of a round, as lines: who takes how many workers from the camp, where
 * the provost goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/words/cy-text.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-quote.h"

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

/* The tile whose effect a move is part of, or %CY_NO_TILE. */
static int
own_tile (const PwTold *told)
{
  const CyState *before = told->state;
  int number = told->move->args[CY_ARG_NUMBER];

  switch (told->move->kind)
    {
    case CY_KIND_USE: return before->pendings.n ? pw_pendings_top (&before->pendings)->arg : CY_NO_TILE;
    case CY_KIND_FAVOUR: return number >= 1 && number <= CY_SITE_TILES ? before->site_tiles[number - 1] : CY_NO_TILE;
    case CY_KIND_BUILD:
    case CY_KIND_MONUMENT:
    case CY_KIND_SPACE:
    case CY_KIND_SITE:
    case CY_KIND_VALUE: return told->move->args[CY_ARG_TILE];
    default: return CY_NO_TILE;
    }
}

/* Something that a building brings. */
static gboolean
is_effect (const PwEvent *event)
{
  return cy_event_is_good (event) || event->kind == PW_EVENT_POINTS ||
         (event->kind == PW_EVENT_RESOURCE && event->what == CY_RESOURCE_RESERVE && event->amount > 0);
}

static gboolean
is_note (const PwEvent *event, CyNote note)
{
  return event->kind == PW_EVENT_NOTE && event->what == note;
}

/* A worker goes home, and the next one’s turn comes (5.2, 5.3). */
static gboolean
goes_home (const PwEvent *event)
{
  return event->kind == PW_EVENT_RESOURCE && event->what == CY_RESOURCE_CAMP && event->amount > 0 &&
         (event->rule == CY_RULE_5_2 || event->rule == CY_RULE_5_3);
}

/* Where that begins which is no part of what was done: others pass because nothing else is possible, their workers are activated,
 * the next phase begins. */
static guint
find_others (PwTold *told, guint end)
{
  int tile = own_tile (told);

  if (told->move->kind >= CY_KIND_HAVE)
    return end;
  for (guint i = 0; i < end; i++)
    {
      const PwEvent *event = &told->events[i];

      if (is_note (event, CY_NOTE_MUST_PASS) || is_note (event, CY_NOTE_PHASE) || is_note (event, CY_NOTE_IDLE))
        return i;
      if (told->move->kind != CY_KIND_DELIVER && is_effect (event) && event->args[0] != tile)
        return i;
      if (goes_home (event))
        return i + 1;
    }
  return end;
}

/* Whether @event is told in the line of what came before it: the first-player tile goes with the pass, and what one worker brings is
 * one thing. */
static gboolean
goes_on (const PwEvent *event, const PwEvent *last, gboolean went_home)
{
  if (is_note (event, CY_NOTE_FIRST))
    return TRUE;
  return last && !went_home && is_effect (event) && is_effect (last) && event->args[0] == last->args[0];
}

static guint32
bit_of (int seat)
{
  return seat >= 0 ? 1u << seat : 0;
}

/* Whom @event concerns: also whoever had the character that is taken. */
static guint32
seats_of (const PwEvent *event)
{
  return bit_of (event->player) | (is_note (event, CY_NOTE_CHARACTER) ? bit_of (event->args[1]) : 0);
}

/* A line for each thing. Whose worker brought something, and where, is not said by any move: the building is. */
static void
add_others (PwEnding *out, PwTold *told, guint first, guint end)
{
  g_autoptr (GString) line = g_string_new (NULL);
  const PwEvent *last = NULL;
  gboolean went_home = FALSE;
  guint32 seats = 0;

  for (guint i = first; i < end; i++)
    {
      g_autofree char *sentence = NULL;

      told->event = &told->events[i];
      went_home |= goes_home (told->event);
      sentence = cy_event_sentence (told);
      if (!sentence || !*sentence)
        {
          /* What nobody says, as that a worker goes home, happens to somebody with what is said. */
          seats |= seats_of (told->event);
          continue;
        }
      if (line->len && goes_on (told->event, last, went_home))
        g_string_append_c (line, ' ');
      else if (line->len)
        {
          pw_ending_add_for (out, seats, line->str);
          g_string_truncate (line, 0);
          seats = 0;
        }
      seats |= seats_of (told->event);
      if (line->len == 0 && told->event->kind == PW_EVENT_RESOURCE)
        /* Translators: a building, and what it brings somebody: "Quarry: Ana gets 1 stone." */
        g_string_append_printf (line, _("%s: %s"), cy_tile_label (told->event->args[0]), sentence);
      else
        g_string_append (line, sentence);
      last = told->event;
      went_home = FALSE;
    }
  if (line->len)
    pw_ending_add_for (out, seats, line->str);
}

/* How much of @resource each player gets by the recruitment. */
static char *
sum_up (const PwSetup *setup, const PwEvent *events, guint n_events, guint resource, guint32 *seats)
{
  int amounts[PW_MAX_PLAYERS] = { 0 };

  *seats = 0;
  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == PW_EVENT_RESOURCE && events[i].what == resource && events[i].amount > 0 && events[i].player >= 0 &&
        (events[i].rule == CY_RULE_12_3 || events[i].rule == CY_RULE_10_12))
      {
        amounts[events[i].player] += events[i].amount;
        *seats |= bit_of (events[i].player);
      }
  return pw_ending_amounts (setup, amounts);
}

static void
add_recruited (PwEnding *out, const PwSetup *setup, const PwEvent *events, guint n_events)
{
  guint32 seats;
  g_autofree char *workers = sum_up (setup, events, n_events, CY_RESOURCE_RESERVE, &seats);
  g_autofree char *text = g_strdup_printf (_("Workers from the camp: %s."), workers);

  if (*workers)
    pw_ending_add_for (out, seats, text);
  for (guint good = 0; good < CY_GOODS; good++)
    {
      g_autofree char *who = sum_up (setup, events, n_events, good, &seats);
      g_autofree char *good_name = pw_capital (cy_good_label ((int) good));
      g_autofree char *line = g_strdup_printf ("%s: %s.", good_name, who);

      if (*who)
        pw_ending_add_for (out, seats, line);
    }
}

/* Appends what the log says of @event. */
static void
append_told (GString *text, PwTold *told, const PwEvent *event)
{
  g_autofree char *line = NULL;

  told->event = event;
  line = cy_event_sentence (told);
  g_string_append_printf (text, "%s ", line);
}

/* What people do on the real table before the next round: houses are turned over, workers are taken, the provost is put back. After the
 * last round nothing but points counts. */
static char *
make_todo (PwTold *told, const PwEvent *events, guint n_events, const GPtrArray *recruited, guint first)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_events; i++)
    if (is_note (&events[i], CY_NOTE_END))
      return NULL;
    else if (is_note (&events[i], CY_NOTE_RESIDENCE))
      append_told (text, told, &events[i]);
  for (guint line = first; line < recruited->len; line++)
    g_string_append_printf (text, "%s ", (const char *) g_ptr_array_index (recruited, line));
  for (guint i = 0; i < n_events; i++)
    if (is_note (&events[i], CY_NOTE_PROVOST) && events[i].rule == CY_RULE_6_7)
      append_told (text, told, &events[i]);
  g_strchomp (text->str);
  return *text->str ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
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
 * what happens by itself until somebody has to decide something: who can only pass (4.7), whose workers are activated (5.2), which
 * phase begins. That has a line each.
 */
void
cy_ending (const PwSetup *setup, gconstpointer data, const PwMove *move, const PwEvent *events, guint n_events, PwEnding *out)
{
  PwTold told = { .setup = setup, .state = data, .move = move, .events = events, .n_events = n_events };
  guint end = find_end (events, n_events);

  if (((const CyState *) data)->level == PW_LEVEL_FINAL)
    return;
  out->first = find_others (&told, end);
  out->own = bit_of (move->player);
  for (guint i = 0; i < out->first; i++)
    out->own |= seats_of (&events[i]);
  add_others (out, &told, out->first, end);
  out->n_before = out->lines->len;
  if (end == n_events)
    return;
  out->title = g_strdup_printf (_("End of round %u"), ((const CyState *) data)->round);
  add_recruited (out, setup, events + end, n_events - end);
  out->todo = make_todo (&told, events, n_events, out->lines, out->n_before);
  for (guint i = end; i < n_events; i++)
    {
      g_autofree char *line = NULL;

      told.event = &events[i];
      if (events[i].kind != PW_EVENT_RESOURCE && (line = cy_event_sentence (&told)) != NULL && *line)
        pw_ending_add_for (out, 0, line);
    }
}
