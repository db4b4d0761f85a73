/* kb-log.c: what follows from a move by itself, as sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-engine.h"

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
      /* Two signs in a row would be read as one number. */
      if (i == KB_RESOURCE_PLUS2)
        {
          g_autofree char *number = pw_number (n);

          g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%s token +2", "%s tokens +2", (gulong) ABS (n)), number);
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

/* "1 gold, 2 wood": goods and how many. */
char *
kb_goods_text (const int goods[KB_GOODS])
{
  GString *text = g_string_new (NULL);

  for (guint good = 0; good < KB_GOODS; good++)
    if (goods[good] > 0)
      g_string_append_printf (text, "%s%d %s", text->len ? ", " : "", goods[good], kb_good_label (good));
  return g_string_free (text, FALSE);
}

static char *
join_dice (gint16 own, gint16 white, const char *between)
{
  GString *text = g_string_new (NULL);
  guint8 dice[6];
  guint n = own == PW_ARG_NONE ? 0 : pw_dice_unpack (own, dice);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", text->len ? between : "", dice[i]);
  n = white == PW_ARG_NONE ? 0 : pw_dice_unpack (white, dice);
  for (guint i = 0; i < n; i++)
    {
      if (text->len)
        g_string_append (text, between);
      g_string_append_printf (text, _("white %u"), dice[i]);
    }
  return g_string_free (text, FALSE);
}

/* "5, 4, white 3": dice one by one. */
char *
kb_dice_text (gint16 own, gint16 white)
{
  return join_dice (own, white, ", ");
}

/* "5+4+white 3": dice that lie on an advisor together. */
char *
kb_group_text (gint16 own, gint16 white)
{
  return join_dice (own, white, "+");
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

static void
say (GString *text, Changes *changes, const char *sentence)
{
  begin (text, changes);
  g_string_append (text, sentence);
}

static void
append_battle (GString *text, const char *name, const PwEvent *event)
{
  g_autofree char *own = pw_number (event->amount);
  int enemy = event->args[1];

  switch ((KbBattle) event->args[0])
    {
    case KB_BATTLE_VICTORY: g_string_append_printf (text, _("%s wins, %s against %d"), name, own, enemy); break;
    case KB_BATTLE_DRAW: g_string_append_printf (text, _("%s holds out, %s against %d"), name, own, enemy); break;
    case KB_BATTLE_DEFEAT:
    case KB_BATTLE_NONE:
    default: g_string_append_printf (text, _("%s is defeated, %s against %d"), name, own, enemy); break;
    }
}

static void
append_cannot (GString *text, Changes *changes, const char *name, const PwEvent *event)
{
  begin (text, changes);
  switch ((KbStage) event->args[0])
    {
    case KB_STAGE_INFLUENCE: g_string_append_printf (text, _("%s reaches no free advisor any more."), name); break;
    case KB_STAGE_BUILD: g_string_append_printf (text, _("%s can build nothing."), name); break;
    case KB_STAGE_RECRUIT: g_string_append_printf (text, _("%s cannot pay a soldier."), name); break;
    default: g_string_append_printf (text, _("%s has nothing to give."), name); break;
    }
}

/* Notes that begin a sentence of their own, or one that waits for what comes. */
static void
append_note (GString *text, Changes *changes, const PwSetup *setup, const PwMove *move, const PwEvent *event)
{
  const char *name = event->player >= 0 ? pw_setup_name (setup, event->player) : "";

  switch ((KbNote) event->what)
    {
    case KB_NOTE_PHASE:
      if (changes->lines)
        {
          flush (text, changes);
          break;
        }
      begin (text, changes);
      g_string_append_printf (text, _("%s begins."), kb_phase_label ((guint) event->args[0]));
      break;
    case KB_NOTE_YEAR:
      if (changes->lines)
        {
          flush (text, changes);
          break;
        }
      begin (text, changes);
      g_string_append_printf (text, _("Year %s begins."), kb_year_label ((guint) event->args[0]));
      break;
    case KB_NOTE_AID_DIE:
      begin (text, changes);
      g_string_append_printf (text, _("The King gives %s a white die for spring."), name);
      break;
    case KB_NOTE_AID_TIE:
      begin (text, changes);
      g_string_append_printf (text, _("The King gives %s a good of choice."), name);
      break;
    case KB_NOTE_ENVOY_GETS:
      begin (text, changes);
      g_string_append_printf (text, _("%s gets the King’s Envoy."), name);
      break;
    case KB_NOTE_ENVOY_BACK:
      begin (text, changes);
      g_string_append_printf (text,
                              event->rule == KB_RULE_9_2 ? _("The King’s Envoy leaves %s.")
                                                         : _("The King’s Envoy leaves %s unused."),
                              name);
      break;
    case KB_NOTE_ENVOY_NOBODY: say (text, changes, _("Nobody gets the King’s Envoy.")); break;
    case KB_NOTE_MARK:
      begin (text, changes);
      g_string_append_printf (text, _("Marked: %d, %s."), event->args[0], kb_advisor_label ((guint) event->args[0]));
      break;
    case KB_NOTE_ASIDE: say (text, changes, _("One die is set aside.")); break;
    case KB_NOTE_CANNOT: append_cannot (text, changes, name, event); break;
    case KB_NOTE_HELP:
      begin (text, changes);
      g_string_append_printf (text, _("%s helps %s"), kb_advisor_label ((guint) event->args[0]), name);
      changes->open = TRUE;
      break;
    case KB_NOTE_PEEK:
      begin (text, changes);
      g_string_append_printf (text, _("%s looks at the enemy card."), name);
      break;
    case KB_NOTE_DESTROYED:
      begin (text, changes);
      g_string_append_printf (text, _("%s’s building is destroyed, %s"), name, kb_building_label ((guint) event->args[0]));
      changes->open = TRUE;
      break;
    case KB_NOTE_OFFER:
      begin (text, changes);
      g_string_append_printf (text, _("%s may use a building: %s."), name, kb_building_label ((guint) event->args[0]));
      break;
    case KB_NOTE_COMPARE:
      say (text, changes, _("Sources differ on this card: compare what it takes and gives; another is entered with: card."));
      break;
    case KB_NOTE_BATTLE:
      begin (text, changes);
      append_battle (text, name, event);
      changes->open = TRUE;
      break;
    case KB_NOTE_NOT_CHECKED: say (text, changes, _("Not checked: nobody enters whom the others influence.")); break;
    case KB_NOTE_OVER: say (text, changes, _("The game ends: final scoring.")); break;
    case KB_NOTE_ORDER:
    case KB_NOTE_STEP:
    case KB_NOTE_INFLUENCE:
    case KB_NOTE_BUILD:
    case KB_NOTE_ENEMY:
    case KB_NOTE_KING:
    case KB_NOTES:
    default: break;
    }
}

/* Gains that come outside help and battle, from a building or the King. */
static void
append_gain (GString *text, Changes *changes, const PwSetup *setup, const PwEvent *event)
{
  const char *name = pw_setup_name (setup, event->player);
  int n = event->amount;

  if (event->kind == PW_EVENT_POINTS)
    switch (event->what)
      {
      case KB_FROM_REWARD:
        begin (text, changes);
        g_string_append_printf (text, _("The King rewards %s with 1 point."), name);
        return;
      case KB_FROM_EMBASSY:
        begin (text, changes);
        g_string_append_printf (text, _("Embassy: 1 point for %s."), name);
        return;
      case KB_FROM_CATHEDRAL:
        begin (text, changes);
        g_string_append_printf (text,
                                g_dngettext (GETTEXT_PACKAGE, "Cathedral: %d point for %s.", "Cathedral: %d points for %s.",
                                             (gulong) n),
                                n, name);
        return;
      case KB_FROM_BATTLES:
        if (event->rule != KB_RULE_11_4)
          return;
        begin (text, changes);
        g_string_append_printf (text, _("Highest strength: 1 point for %s."), name);
        return;
      default: return;
      }
  if (event->rule == KB_RULE_7_5 && event->what == KB_RESOURCE_PLUS2 && event->args[0] == KB_INN && n > 0)
    {
      begin (text, changes);
      g_string_append_printf (text, _("Inn: a +2 token for %s."), name);
    }
  else if (event->rule == KB_RULE_4_1)
    {
      begin (text, changes);
      g_string_append_printf (text, _("Merchants’ Guild: 1 gold for %s."), name);
    }
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
          append_note (text, &changes, setup, move, event);
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
      append_gain (text, &changes, setup, event);
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
