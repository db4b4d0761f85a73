/* kb-log.c: a move as the log tells it, with what follows from it by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/words/kb-told.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"

/** Changes: what one player gains and loses in one go. */
typedef struct
{
  int resources[KB_RESOURCES];
  int points;
  gboolean open;                /* a sentence waits for them */
  gboolean lines;               /* each sentence is a line of its own, and a phase has a head that says it begins */
} Changes;

/* "+1", "−2": with a real minus. */
static void
append_signed (GString *text, int amount)
{
  g_autofree char *number = pw_number_signed (amount);

  g_string_append (text, number);
}

/* "+1 gold, −1 point"; empty where nothing changes. */
static char *
changes_text (const Changes *changes)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < KB_RESOURCES; i++)
    {
      int n = changes->resources[i];

      if (n == 0)
        continue;
      if (text->len)
        g_string_append (text, ", ");
      /* As everywhere else: "1 +2 token", since two signs in a row would be read as one number. */
      if (i == KB_RESOURCE_PLUS2)
        {
          g_autofree char *number = pw_number (n);

          g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%s +2 token", "%s +2 tokens", (gulong) ABS (n)), number);
          continue;
        }
      append_signed (text, n);
      g_string_append_c (text, ' ');
      if (i == KB_RESOURCE_SOLDIERS)
        g_string_append (text, g_dngettext (GETTEXT_PACKAGE, "soldier", "soldiers", (gulong) ABS (n)));
      else
        g_string_append (text, kb_good_label (i));
    }
  if (changes->points != 0)
    {
      if (text->len)
        g_string_append (text, ", ");
      append_signed (text, changes->points);
      g_string_append_c (text, ' ');
      g_string_append (text, g_dngettext (GETTEXT_PACKAGE, "point", "points", (gulong) ABS (changes->points)));
    }
  return g_string_free (text, FALSE);
}

/* -- Sentences ------------------------------------------------------------------------------------- */

/* Ends the sentence that waits for gains and losses. */
static void
flush (GString *text, Changes *changes)
{
  g_autofree char *what = changes_text (changes);

  if (changes->open)
    {
      if (*what)
        g_string_append_printf (text, ": %s", what);
      g_string_append_c (text, '.');
    }
  *changes = (Changes){ .lines = changes->lines };
}

static void
begin (GString *text, Changes *changes)
{
  flush (text, changes);
  if (text->len)
    g_string_append_c (text, changes->lines ? '\n' : ' ');
}

/* What is said of an event by itself; the end of a phase or a year where each sentence is a line has its own head. */
static void
append_event (GString *text, Changes *changes, const PwSetup *setup, const PwMove *move, const PwEvent *event)
{
  g_autofree char *sentence = kb_event_sentence (setup, move, event);
  gboolean note = event->kind == PW_EVENT_NOTE;

  if (changes->lines && note && (event->what == KB_NOTE_PHASE || event->what == KB_NOTE_YEAR))
    {
      flush (text, changes);
      return;
    }
  if (sentence == NULL)
    return;
  begin (text, changes);
  g_string_append (text, sentence);
  changes->open = note && (event->what == KB_NOTE_HELP || event->what == KB_NOTE_DESTROYED || event->what == KB_NOTE_BATTLE);
}

/* "Turn order: Ben (7), Ana (9)." */
static guint
append_order (GString *text, Changes *changes, const PwSetup *setup, const PwEvent *events, guint n_events)
{
  guint n = 0;

  begin (text, changes);
  g_string_append (text, _("Turn order: "));
  for (; n < n_events && events[n].kind == PW_EVENT_NOTE && events[n].what == KB_NOTE_ORDER; n++)
    g_string_append_printf (text, "%s%s (%d)", n ? ", " : "", pw_setup_name (setup, events[n].player), events[n].amount);
  g_string_append_c (text, '.');
  return n;
}

/* Whether a gain or loss belongs to the sentence that waits: to the same player, by help or battle. */
static gboolean
belongs (const PwEvent *event, int player)
{
  if (event->player != player || event->kind == PW_EVENT_NOTE)
    return FALSE;
  switch (event->rule)
    {
    case KB_RULE_6_1:
    case KB_RULE_6_2:
    case KB_RULE_11_3:
    case KB_RULE_11_5:
    case KB_RULE_7_3: return TRUE;
    case KB_RULE_11_7: return event->kind == PW_EVENT_POINTS;
    case KB_RULE_7_5: return event->kind == PW_EVENT_RESOURCE && event->what == KB_RESOURCE_SOLDIERS;
    default: return FALSE;
    }
}

/* What the program did by itself: sentence after sentence, or each on a line. */
static char *
tell (const PwSetup *setup, const PwMove *move, const PwEvent *events, guint n_events, gboolean lines)
{
  GString *text = g_string_new (NULL);
  Changes changes = { .lines = lines };
  int player = PW_TABLE;

  for (guint i = 0; i < n_events; i++)
    {
      const PwEvent *event = &events[i];

      if (event->kind == PW_EVENT_NOTE && event->what == KB_NOTE_ORDER)
        {
          i += append_order (text, &changes, setup, event, n_events - i) - 1;
          continue;
        }
      if (event->kind == PW_EVENT_NOTE)
        {
          append_event (text, &changes, setup, move, event);
          player = changes.open ? event->player : PW_TABLE;
          continue;
        }
      if (changes.open && belongs (event, player))
        {
          if (event->kind == PW_EVENT_POINTS)
            changes.points += event->amount;
          else
            changes.resources[event->what] += event->amount;
          continue;
        }
      append_event (text, &changes, setup, move, event);
    }
  flush (text, &changes);
  return g_string_free (text, FALSE);
}

/**
 * kb_consequences:
 * @setup: who plays
 * @move: a move
 * @events: (array length=n_events): what it brought about
 * @n_events: how many
 *
 * Returns: (transfer full): everything that the program did by itself, in sentences; may be empty
 */
char *
kb_consequences (const PwSetup *setup, const PwMove *move, const PwEvent *events, guint n_events)
{
  return tell (setup, move, events, n_events, FALSE);
}

/**
 * kb_consequence_lines:
 * @setup: who plays
 * @move: a move
 * @events: (array length=n_events): some of what it brought about
 * @n_events: how many
 * @lines: (element-type utf8): the same sentences are added, each by itself, without those that a phase or year begins
 */
void
kb_consequence_lines (const PwSetup *setup, const PwMove *move, const PwEvent *events, guint n_events, GPtrArray *lines)
{
  g_autofree char *text = tell (setup, move, events, n_events, TRUE);
  g_auto (GStrv) parts = g_strsplit (text, "\n", -1);

  for (guint i = 0; parts[i]; i++)
    if (*parts[i] != '\0')
      g_ptr_array_add (lines, g_strdup (parts[i]));
}

char *
kb_sentence (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events, guint n_events)
{
  const PwTold told = { .setup = setup, .state = before, .move = move, .events = events, .n_events = n_events };
  g_autofree char *plain = kb_move_sentence (&told);
  g_autofree char *more = kb_consequences (setup, move, events, n_events);

  return g_strconcat (plain ? plain : "", plain && *more ? " " : "", more, NULL);
}
