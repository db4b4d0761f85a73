/* cb-ending.c: the end of a phase or a round as lines, and what the next one needs on the table (3.1, 3.3, 8.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/words/cb-sentences.h"

#include <glib/gi18n-lib.h>

static const char *const letters[CB_PHASES] = { "A", "B", "C", "D", "E" };

static gboolean
is_phase (const PwEvent *event)
{
  return event->kind == PW_EVENT_NOTE && event->what == CB_NOTE_PHASE;
}

static gboolean
is_gain (const PwEvent *event)
{
  return (event->kind == PW_EVENT_RESOURCE || event->kind == PW_EVENT_POINTS) && event->player >= 0 && !event->final;
}

/* The first event that belongs to the end of the phase: what the mines pay, or that the next phase begins. */
static guint
find_first (const PwEvent *events, guint n_events)
{
  for (guint i = 0; i < n_events; i++)
    if ((is_phase (&events[i]) && events[i].args[0] > 0) ||
        (events[i].kind == PW_EVENT_RESOURCE && events[i].rule == CB_RULE_8_1))
      return i;
  return n_events;
}

/* Whether the phase ends with @move although nothing of that is to be seen in its events: nobody was paid, and somebody has
 * to decide something before the next one begins. */
static gboolean
ends_unseen (const CbState *before, const PwMove *move)
{
  g_autofree CbState *after = NULL;
  g_autofree PwEvents *events = NULL;

  if (before->stage == CB_STAGE_PHASE_END || before->round + 1 < CB_ROUNDS || before->level == PW_LEVEL_FINAL)
    return FALSE;
  after = g_memdup2 (before, sizeof *before);
  events = g_new (PwEvents, 1);
  events->n = 0;
  pw_game_apply (cb_itself, after, move, events);
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PW_EVENT_NOTE && events->items[i].what == CB_NOTE_OVER &&
        events->items[i].args[0] == CB_OUTCOME_WON)
      return FALSE;
  return after->stage == CB_STAGE_PHASE_END || (after->stage == CB_STAGE_OVER && before->phase + 1 == CB_PHASES);
}

/* Where the mines pay nothing: so much as is known of them (10.2). */
static char *
no_mines (const PwSetup *setup, const CbState *before)
{
  int own = -1;
  gboolean all = TRUE;

  for (guint seat = before->n_players; seat-- > 0;)
    if (cb_keeps (before, cb_board (before, seat)))
      own = (int) seat;
    else
      all = FALSE;
  if (all)
    return g_strdup (_("Mines: nobody has one"));
  /* Translators: "Mines: Ana has none" */
  return own >= 0 ? g_strdup_printf (_("Mines: %s has none"), pw_setup_name (setup, (guint) own)) : NULL;
}

/* All gains by the same rule as the one at @at, in one line: "Mines, silver: Ana 2, Ben 1". */
static void
add_gains (PwEnding *out, const PwSetup *setup, const PwEvent *events, guint n_events, guint first, guint at)
{
  const PwEvent *event = &events[at];
  int amounts[PW_MAX_PLAYERS] = { 0 };
  g_autofree char *text = NULL;
  const char *what;

  for (guint i = first; i < n_events; i++)
    {
      const PwEvent *other = &events[i];

      if (!is_gain (other) || other->kind != event->kind || other->what != event->what || other->rule != event->rule)
        continue;
      if (i < at)
        return;
      amounts[other->player] += other->amount;
    }
  text = pw_ending_amounts (setup, amounts);
  if (*text == '\0')
    return;
  if (event->kind == PW_EVENT_POINTS)
    what = _("points");
  else
    what = event->what == CB_SILVER ? _("silver") : _("workers");
  /* Translators: where it comes from; "Ana 2, Ben 1"; "silver", "workers" or "points" */
  pw_ending_add (out, _("%s: %s %s"), event->rule == CB_RULE_8_1 ? _("Mines") : _(cb_itself->rules[event->rule].title), text,
                 what);
}

static void
add_note (PwEnding *out, const PwSetup *setup, const CbState *before, const PwEvent *event)
{
  const CbModule *module;

  if (event->what == CB_NOTE_OVER)
    switch ((CbOutcome) event->args[0])
      {
      case CB_OUTCOME_WON: pw_ending_add (out, "%s", _("All hexes are covered: the game is won.")); return;
      case CB_OUTCOME_LOST: pw_ending_add (out, "%s", _("The last round is over: the game is lost.")); return;
      case CB_OUTCOME_SCORED:
      default: pw_ending_add (out, "%s", _("The game ends: final scoring.")); return;
      }
  CB_FOREACH_MODULE (before, module, words.consequence)
    {
      g_autofree char *text = module->words.consequence (setup, before, event);

      if (text)
        pw_ending_add (out, "%s", text);
    }
}

/* What is laid on the table for a phase (3.1). */
static char *
make_todo (const CbState *state, guint phase)
{
  guint each = cb_depot_spaces (state), black = cb_black_spaces (state);
  g_autofree char *lay = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                       "Lay %u tile on each of the depots 1–6, %u on the black depot.",
                                                       "Lay %u tiles on each of the depots 1–6, %u on the black depot.", each),
                                          each, black);
  g_autofree char *goods = g_strdup_printf (_("Turn up the goods tiles of phase %s."), letters[phase]);

  if (phase == 0)
    return g_strdup_printf ("%s %s", lay, goods);
  return g_strdup_printf ("%s %s %s", _("Clear depots 1–6 and the black depot; goods stay."), lay, goods);
}

/* Where a round ends and another one begins: from there on the events are no part of what the last player did. */
static guint
find_round (const PwEvent *events, guint n_events)
{
  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == PW_EVENT_NOTE && events[i].what == CB_NOTE_ROUND && (events[i].args[0] > 0 || events[i].args[1] > 0))
      return i;
  return n_events;
}

/* Who acts in which order in the round that begins (3.3); the white die goes with the first of them. Nobody knows where only one board
 * is followed, and whoever plays alone needs none. */
static void
add_order (PwEnding *out, const PwSetup *setup, const CbState *before, const PwMove *move)
{
  g_autoptr (GString) order = g_string_new (NULL);
  g_autofree CbState *after = NULL;
  g_autofree PwEvents *events = NULL;

  if (before->level != PW_LEVEL_REFEREE || before->n_players == 1)
    return;
  after = g_memdup2 (before, sizeof *before);
  events = g_new (PwEvents, 1);
  events->n = 0;
  pw_game_apply (cb_itself, after, move, events);
  /* What the others still do in this round is left out. */
  if (after->level != PW_LEVEL_REFEREE)
    return;
  for (guint i = 0; i < after->n_players; i++)
    g_string_append_printf (order, "%s%s", i ? _(", ") : "", pw_setup_name (setup, after->order[i]));
  /* Translators: who acts in the next round, in this order: "Ben, Ana" */
  pw_ending_add (out, _("Turn order: %s"), order->str);
  if (after->order[0] != before->order[0])
    {
      g_autofree char *phase = g_steal_pointer (&out->todo);
      g_autofree char *white = g_strdup_printf (_("%s gets the white die."), pw_setup_name (setup, after->order[0]));

      out->todo = phase ? g_strdup_printf ("%s %s", phase, white) : g_steal_pointer (&white);
    }
}

/* From number @first on. */
static void
add_lines (PwEnding *out, const PwSetup *setup, const CbState *before, const PwEvent *events, guint n_events, guint first)
{
  for (guint i = first; i < n_events; i++)
    if (is_gain (&events[i]))
      add_gains (out, setup, events, n_events, first, i);
    else if (events[i].kind == PW_EVENT_NOTE)
      add_note (out, setup, before, &events[i]);
}

/* A round in the middle of a phase has little to say: a head, and the order of the next. */
static void
end_round (const PwSetup *setup, const CbState *before, const PwMove *move, const PwEvent *events, guint n_events, PwEnding *out)
{
  guint first = find_round (events, n_events);

  if (first == n_events)
    return;
  add_order (out, setup, before, move);
  add_lines (out, setup, before, events, n_events, first);
  if (out->lines->len == 0)
    return;
  out->first = first;
  out->title = g_strdup_printf (_("End of round %u"), before->round + 1u);
}

/**
 * cb_ending:
 * @setup: who plays
 * @data: the state in which @move was played
 * @move: the move
 * @events: (array length=n_events): what it brought about
 * @n_events: how many
 * @out: what came to its end by it
 *
 * A phase ends with what the mines pay (8.1); the next one begins with full depots (3.1). A round ends with the order of the next (3.3).
 */
void
cb_ending (const PwSetup *setup, gconstpointer data, const PwMove *move, const PwEvent *events, guint n_events, PwEnding *out)
{
  const CbState *before = data;
  guint first = find_first (events, n_events);
  gboolean begins = before->stage != CB_STAGE_PHASE_END;

  for (guint i = 0; i < n_events; i++)
    if (is_phase (&events[i]) && events[i].args[0] < CB_PHASES && before->level != PW_LEVEL_FINAL)
      {
        g_free (out->todo);
        out->todo = make_todo (before, (guint) events[i].args[0]);
      }
  if (first == n_events && !ends_unseen (before, move))
    {
      end_round (setup, before, move, events, n_events, out);
      return;
    }
  out->first = first;
  /* What somebody had to decide may part the end of a phase: its lines go on under the same head. */
  if (begins)
    out->title = g_strdup_printf (_("End of phase %s"), letters[MIN (before->phase, CB_PHASES - 1)]);
  add_lines (out, setup, before, events, n_events, first);
  if (begins && (first == n_events || events[first].rule != CB_RULE_8_1))
    {
      char *none = no_mines (setup, before);

      if (none)
        g_ptr_array_insert (out->lines, 0, none);
    }
  if (find_round (events, n_events) < n_events)
    add_order (out, setup, before, move);
}
