/* kb-ending.c: the end of a season, a year or a battle as lines, and what is done on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/words/kb-told.h"

#include <string.h>

#include <glib/gi18n-lib.h>

static gboolean
is_note (const PwEvent *event, KbNote note)
{
  return event->kind == PW_EVENT_NOTE && event->what == note;
}

static gboolean
has_note (const PwEvent *events, guint n_events, KbNote note)
{
  for (guint i = 0; i < n_events; i++)
    if (is_note (&events[i], note))
      return TRUE;
  return FALSE;
}

/* What belongs to an end rather than to the move that brought it. */
static gboolean
ends (const PwEvent *event)
{
  if (event->kind == PW_EVENT_NOTE)
    return event->what == KB_NOTE_PHASE || event->what == KB_NOTE_YEAR || event->what == KB_NOTE_BATTLE;
  if (event->kind == PW_EVENT_POINTS)
    return event->what == KB_FROM_EMBASSY || (event->what == KB_FROM_BATTLES && event->rule == KB_RULE_11_4);
  return event->rule == KB_RULE_7_5 && event->what == KB_RESOURCE_PLUS2 && event->args[0] == KB_INN && event->amount > 0;
}

/* What the program did by itself before that: whom advisors help, who has nothing to decide. */
static gboolean
is_apart (const PwEvent *event)
{
  return is_note (event, KB_NOTE_HELP) || is_note (event, KB_NOTE_CANNOT);
}

/* Where that begins. A choice that an advisor gives has no words of its own: that advisor's help is what it says. */
static guint
find_apart (const PwSetup *setup, const KbState *before, const PwMove *move, const PwEvent *events, guint n_events)
{
  const PwTold told = { .setup = setup, .state = before, .move = move, .events = events, .n_events = n_events };
  g_autofree char *own = kb_move_sentence (&told);
  gboolean waits = own == NULL || *own == '\0';
  guint i = 0;

  while (i < n_events && (!is_apart (&events[i]) || waits))
    {
      waits = waits && !is_apart (&events[i]);
      i++;
    }
  return i;
}

static char *
make_title (const KbState *before, const PwEvent *events, guint n_events)
{
  if (has_note (events, n_events, KB_NOTE_BATTLE))
    return before->stage == KB_STAGE_WIN || before->stage == KB_STAGE_LOSE
             ? NULL
             : g_strdup_printf (_("Battle of year %s"), kb_year_label (before->year));
  if (before->phase == KB_PHASE_WINTER)
    return g_strdup_printf (_("End of year %s"), kb_year_label (before->year));
  return g_strdup_printf (_("End of phase %u, %s"), before->phase, kb_phase_label (before->phase));
}

/* A sentence of what is to be done on the table for each thing that lies there. */
static char *
make_todo (const PwSetup *setup, const KbState *before, const PwEvent *events, guint n_events)
{
  GString *text = g_string_new (NULL);
  guint year = before->year, phase = 0;

  for (guint i = 0; i < n_events; i++)
    if (is_note (&events[i], KB_NOTE_YEAR))
      {
        year = (guint) events[i].args[0];
        if (year > 0)
          g_string_append_printf (text, _("Put all soldiers back to 0, the year marker on %s. "), kb_year_label (year));
      }
    else if (is_note (&events[i], KB_NOTE_PHASE))
      phase = (guint) events[i].args[0];
  if (phase == 0)
    return g_string_free (text, TRUE);
  g_string_append_printf (text, _("Put the phase marker on %u, %s. "), phase, kb_phase_label (phase));
  /* Only behind a season do dice lie on the advisors; with the King's aid of the first spring nobody has placed any. */
  if (before->phase == KB_PHASE_SPRING || before->phase == KB_PHASE_SUMMER || before->phase == KB_PHASE_AUTUMN)
    g_string_append (text, _("Everybody takes back the dice. "));
  if (phase == KB_PHASE_WINTER)
    g_string_append_printf (text, _("Turn up the enemy card of year %s. "), kb_year_label (year));
  for (guint i = 0; i < n_events; i++)
    if (is_note (&events[i], KB_NOTE_AID_DIE))
      g_string_append_printf (text, _("%s takes a white die. "), pw_setup_name (setup, (guint) events[i].player));
    else if (is_note (&events[i], KB_NOTE_ENVOY_GETS))
      g_string_append_printf (text, _("%s takes the King’s Envoy. "), pw_setup_name (setup, (guint) events[i].player));
  g_strchomp (text->str);
  return g_string_free (text, FALSE);
}

/* Where an end leaves nothing to tell, it still has a head, and below it what begins: not behind what the last player did. */
static void
tell_begin (const PwSetup *setup, const PwMove *move, const PwEvent *events, guint n_events, PwEnding *out)
{
  for (guint i = 0; i < n_events && out->lines->len == out->n_before; i++)
    if (is_note (&events[i], KB_NOTE_PHASE) || is_note (&events[i], KB_NOTE_YEAR))
      g_ptr_array_add (out->lines, kb_event_sentence (setup, move, &events[i]));
}

/**
 * kb_ending:
 * @setup: who plays
 * @data: the state in which @move was played
 * @move: the move
 * @events: (array length=n_events): what it brought about
 * @n_events: how many
 * @out: what came to its end by it
 *
 * A battle says who met which strength and what came of it (11); seasons and years what they leave. Whom the advisors help is no part of
 * what the last player did: a line each stands before the head.
 */
void
kb_ending (const PwSetup *setup, gconstpointer data, const PwMove *move, const PwEvent *events, guint n_events, PwEnding *out)
{
  const KbState *before = data;
  guint first = 0, apart;

  if (before->level == PW_LEVEL_FINAL)
    return;
  out->todo = make_todo (setup, before, events, n_events);
  while (first < n_events && !ends (&events[first]))
    first++;
  apart = find_apart (setup, before, move, events, first);
  kb_consequence_lines (setup, move, events + apart, first - apart, out->lines);
  out->n_before = out->lines->len;
  kb_consequence_lines (setup, move, events + first, n_events - first, out->lines);
  tell_begin (setup, move, events + first, n_events - first, out);
  out->first = out->n_before ? apart : out->lines->len ? first : n_events;
  if (out->lines->len > out->n_before)
    out->title = make_title (before, events, n_events);
}
