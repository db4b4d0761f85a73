/* kb-sentences.c: the sentences of the log: what happened, its template, and what stands in its places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/words/kb-told.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-sentence.h"

/* -- What stands in the places ------------------------------------------------------------------------ */

static char *
number (int n)
{
  return g_strdup_printf ("%d", n);
}

static char *
say_holder (const PwTold *told)
{
  return pw_told_name (told, told->move->args[KB_ARG_WHAT]);
}

static char *
say_turn (const PwTold *told)
{
  return pw_told_name (told, told->move->args[KB_ARG_TURN]);
}

static char *
say_year (const PwTold *told)
{
  const KbState *before = told->state;

  return g_strdup (kb_year_label (before->year));
}

static char *
say_year_begun (const PwTold *told)
{
  return g_strdup (kb_year_label ((guint) told->event->args[0]));
}

static char *
say_phase_begun (const PwTold *told)
{
  return g_strdup (kb_phase_label ((guint) told->event->args[0]));
}

static char *
say_year_said (const PwTold *told)
{
  return g_strdup (kb_year_label ((guint) (told->move->args[KB_ARG_WHAT] - 1)));
}

static char *
say_phase_said (const PwTold *told)
{
  return g_strdup (kb_phase_label ((guint) told->move->args[KB_ARG_NUMBER]));
}

static char *
say_advisor (const PwTold *told)
{
  return g_strdup (kb_advisor_label ((guint) (told->event ? told->event->args[0] : told->move->args[KB_ARG_ADVISOR])));
}

static char *
say_advisor_number (const PwTold *told)
{
  return number (told->event ? told->event->args[0] : told->move->args[KB_ARG_ADVISOR]);
}

static char *
say_building (const PwTold *told)
{
  return g_strdup (kb_building_label ((guint) (told->event ? told->event->args[0] : told->move->args[KB_ARG_BUILDING])));
}

static char *
say_row_end (const PwTold *told)
{
  return g_strdup (
    kb_building_label ((guint) ((told->move->args[KB_ARG_WHAT] - 1) * KB_COLUMNS + told->move->args[KB_ARG_NUMBER] - 1)));
}

static char *
say_good (const PwTold *told)
{
  return g_strdup (kb_good_label ((guint) told->move->args[KB_ARG_GOOD]));
}

static char *
say_resource (const PwTold *told)
{
  return g_strdup (_(kb_resources[told->move->args[KB_ARG_WHAT]].name));
}

/* The goods that "take" names. */
static char *
say_taken (const PwTold *told)
{
  int goods[KB_GOODS] = { 0 };

  for (guint i = 0; i < KB_GOODS; i++)
    if (told->move->args[kb_good_args[i]] >= 0 && told->move->args[kb_good_args[i]] < KB_GOODS)
      goods[told->move->args[kb_good_args[i]]]++;
  return kb_goods_text (goods);
}

/* Those that "recruit" and "lose" count. */
static char *
say_counted (const PwTold *told)
{
  g_autofree char *text = NULL;
  int goods[KB_GOODS];

  for (guint good = 0; good < KB_GOODS; good++)
    goods[good] = kb_arg (told->move, kb_count_args[good], 0);
  text = kb_goods_text (goods);
  return g_strdup (*text ? text : _("nothing"));
}

static char *
say_what (const PwTold *told)
{
  return number (told->move->args[KB_ARG_WHAT]);
}

static char *
say_number (const PwTold *told)
{
  return number (told->move->args[KB_ARG_NUMBER]);
}

static char *
say_points (const PwTold *told)
{
  return pw_number_signed (told->move->args[KB_ARG_NUMBER]);
}

/* The number without its sign, by which the plural goes. */
static char *
say_size (const PwTold *told)
{
  return number (ABS (told->move->args[KB_ARG_NUMBER]));
}

/* What the track shows in all, of which the move says how much is new. */
static int
track_of (const PwTold *told)
{
  const KbState *before = told->state;

  return before->players[told->move->player].points + told->move->args[KB_ARG_NUMBER];
}

static char *
say_track (const PwTold *told)
{
  return pw_number (track_of (told));
}

static char *
say_track_size (const PwTold *told)
{
  return number (ABS (track_of (told)));
}

static char *
say_amount (const PwTold *told)
{
  return number (told->event->amount);
}

static char *
say_strength (const PwTold *told)
{
  return pw_number (told->event->amount);
}

static char *
say_against (const PwTold *told)
{
  return number (told->event->args[1]);
}

static char *
say_enemy (const PwTold *told)
{
  return g_strdup (kb_enemy_label ((guint) told->move->args[0]));
}

static char *
say_enemy_strength (const PwTold *told)
{
  return number (told->move->args[1]);
}

/* "5, 4, white 3 and a +2 token, Market 1 less". */
static char *
say_with (const PwTold *told)
{
  const PwMove *move = told->move;
  g_autofree char *dice = kb_group_text (move->args[KB_ARG_DICE], move->args[KB_ARG_WHITE]);
  GString *with = g_string_new (dice);
  int market = kb_arg (move, KB_ARG_MARKET, 0);

  if (move->args[KB_ARG_PLUS2] != PW_ARG_NONE)
    g_string_append (with, _(" and a +2 token"));
  if (market != 0)
    g_string_append (with, market < 0 ? _(", Market 1 less") : _(", Market 1 more"));
  if (move->args[KB_ARG_ENVOY] != PW_ARG_NONE)
    g_string_append (with, _(", by the King’s Envoy"));
  return g_string_free (with, FALSE);
}

/* " 3 5 1", own dice and white ones alike. */
static void
append_faces (GString *text, gint16 packed)
{
  guint8 dice[6];
  guint n = packed == PW_ARG_NONE ? 0 : pw_dice_unpack (packed, dice);

  for (guint i = 0; i < n; i++)
    {
      if (i == KB_OWN_DICE)
        g_string_append (text, _(", white"));
      g_string_append_printf (text, " %u", dice[i]);
    }
}

static char *
say_rolls (const PwTold *told)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < told->setup->n_players; seat++)
    {
      g_string_append_printf (text, "%s%s:", seat ? "; " : "", pw_setup_name (told->setup, seat));
      append_faces (text, told->move->args[seat]);
    }
  return g_string_free (text, FALSE);
}

/* "4 1 2, 4 1" */
static char *
say_marks (const PwTold *told)
{
  GString *text = g_string_new (NULL);

  append_faces (text, told->move->args[0]);
  g_string_append_c (text, ',');
  append_faces (text, told->move->args[1]);
  g_string_erase (text, 0, 1);
  return g_string_free (text, FALSE);
}

static char *
say_own_dice (const PwTold *told)
{
  GString *text = g_string_new (told->move->kind == KB_KIND_OWN ? _("Own dice:") : _("Rolled again:"));

  append_faces (text, told->move->args[KB_ARG_WHAT]);
  return g_string_free (text, FALSE);
}

static char *
say_order (const PwTold *told)
{
  GString *text = g_string_new (_("Turn order: "));

  for (guint i = 0; i < told->setup->n_players; i++)
    g_string_append_printf (text, "%s%s", i ? ", " : "",
                            pw_setup_name (told->setup, CLAMP (told->move->args[i], 0, KB_MAX_PLAYERS - 1)));
  return g_string_free (text, FALSE);
}

static const PwPlace places[] = {
  { "player", pw_told_player },
  { "holder", say_holder },
  { "turn", say_turn },
  { "year", say_year },
  { "year-begun", say_year_begun },
  { "phase-begun", say_phase_begun },
  { "year-said", say_year_said },
  { "phase-said", say_phase_said },
  { "advisor", say_advisor },
  { "advisor-number", say_advisor_number },
  { "building", say_building },
  { "row-end", say_row_end },
  { "good", say_good },
  { "resource", say_resource },
  { "taken", say_taken },
  { "counted", say_counted },
  { "what", say_what },
  { "number", say_number },
  { "points", say_points },
  { "size", say_size },
  { "track", say_track },
  { "track-size", say_track_size },
  { "amount", say_amount },
  { "strength", say_strength },
  { "against", say_against },
  { "enemy", say_enemy },
  { "enemy-strength", say_enemy_strength },
  { "with", say_with },
  { "rolls", say_rolls },
  { "marks", say_marks },
  { "own-dice", say_own_dice },
  { "order", say_order },
  { NULL },
};

/* -- Which of several ----------------------------------------------------------------------------------- */

static gboolean
by_white_die (const PwTold *told)
{
  return told->move->args[KB_ARG_WHITE] != PW_ARG_NONE;
}

static gboolean
by_envoy (const PwTold *told)
{
  return told->move->args[KB_ARG_ENVOY] != PW_ARG_NONE;
}

/* No correction, which says what is wrong of it. */
static gboolean
is_read_off (const PwTold *told)
{
  return told->move->reason == 0;
}

/* What an advisor gives says itself. */
static gboolean
by_the_king (const PwTold *told)
{
  const KbState *before = told->state;

  return before->stage != KB_STAGE_HELP;
}

static gboolean
has_built (const PwTold *told)
{
  const KbState *before = told->state;

  return (before->players[told->move->player].did & KB_DID_BUILD) != 0;
}

static gboolean
is_none (const PwTold *told)
{
  return told->move->args[KB_ARG_NUMBER] == 0;
}

static gboolean
is_nobody (const PwTold *told)
{
  return told->move->args[KB_ARG_WHAT] == PW_ARG_NONE;
}

static gboolean
has_turn (const PwTold *told)
{
  return told->move->args[KB_ARG_TURN] != PW_ARG_NONE;
}

static gboolean
of_cathedral (const PwTold *told)
{
  return told->move->args[KB_ARG_WHAT] == KB_RESOURCES + KB_TALLY_CATHEDRAL;
}

static gboolean
of_no_cathedral (const PwTold *told)
{
  return of_cathedral (told) && is_none (told);
}

static gboolean
of_goods (const PwTold *told)
{
  return told->move->args[KB_ARG_WHAT] == KB_RESOURCES + KB_TALLY_GOODS;
}

static gboolean
of_buildings (const PwTold *told)
{
  return told->move->args[KB_ARG_WHAT] == KB_RESOURCES + KB_TALLY_BUILDINGS;
}

static gboolean
was_used (const PwTold *told)
{
  return told->event->rule == KB_RULE_9_2;
}

static gboolean
by_highest_strength (const PwTold *told)
{
  return told->event->rule == KB_RULE_11_4;
}

static gboolean
by_inn (const PwTold *told)
{
  return told->event->what == KB_RESOURCE_PLUS2 && told->event->args[0] == KB_INN && told->event->amount > 0;
}

/* -- Moves ------------------------------------------------------------------------------------------------- */

/* By kind. */
static const PwSentence moves[] = {
  { KB_KIND_MARK, N_("Five dice mark advisors: %s."), NULL, "marks" },
  { KB_KIND_ROLL, "{rolls}.", NULL },
  { KB_KIND_OWN, "{own-dice}.", NULL },
  { KB_KIND_REROLL, "{own-dice}.", NULL },
  { KB_KIND_USE, N_("%s uses a building for a white die: %s."), NULL, "player building", by_white_die },
  { KB_KIND_USE, N_("%s uses a building: %s."), NULL, "player building" },
  { KB_KIND_INFLUENCE, N_("%s influences %d, %s (%s)."), NULL, "player advisor-number advisor with" },
  { KB_KIND_TAKE, N_("%s takes %s."), NULL, "player taken", by_the_king },
  { KB_KIND_GIVE, N_("%s gives %s."), NULL, "player good" },
  { KB_KIND_BUILD, N_("%s also builds, by the King’s Envoy: %s."), NULL, "player building", by_envoy },
  { KB_KIND_BUILD, N_("%s builds: %s."), NULL, "player building" },
  { KB_KIND_HALL, N_("%s pays the Town Hall for a point: %s."), NULL, "player good" },
  { KB_KIND_RECRUIT, NP_ ("%s recruits %d soldier for %s.", "%s recruits %d soldiers for %s."), "player what counted", NULL, "what" },
  { KB_KIND_ENEMY, N_("The enemy of year %s: %s, strength %d."), NULL, "year enemy enemy-strength" },
  { KB_KIND_CARD, N_("The enemy of year %s, as the card has it: %s, strength %d."), NULL, "year enemy enemy-strength" },
  { KB_KIND_KING, NP_ ("The King sends each player %d soldier.", "The King sends each player %d soldiers."), "what", NULL, "what" },
  { KB_KIND_TOKEN, NP_ ("%s spends a token of %d soldier.", "%s spends a token of %d soldiers."), "player what", NULL, "what" },
  { KB_KIND_LOSE, N_("%s loses %s."), NULL, "player counted" },
  { KB_KIND_FINISH, N_("The end position is entered."), NULL },
  { KB_KIND_CONFIRM, N_("%s’s board is entered."), NULL, "player" },
  { KB_KIND_CONFIRM_TABLE, N_("What lies on the table is entered."), NULL },
  { 0, NULL },
};

/* A pass, by what was asked. */
static const PwSentence passes[] = {
  { KB_STAGE_REROLL, N_("%s keeps the dice."), NULL, "player" },
  { KB_STAGE_INFLUENCE, N_("%s passes for the season."), NULL, "player" },
  { KB_STAGE_HELP, N_("%s trades nothing."), NULL, "player" },
  { KB_STAGE_BUILD, N_("%s keeps the King’s Envoy."), NULL, "player", has_built },
  { KB_STAGE_BUILD, N_("%s builds nothing."), NULL, "player" },
  { KB_STAGE_TOWN_HALL, N_("%s does not pay the Town Hall."), NULL, "player" },
  { KB_STAGE_RECRUIT, N_("%s recruits nobody."), NULL, "player" },
  { PW_SENTENCE_ANY, N_("%s passes."), NULL, "player" },
  { 0, NULL },
};

/* What came of it, where one board is followed; the rest says itself. */
static const PwSentence claims[] = {
  { KB_CLAIM_POINT, N_("%s gets a point from the King."), NULL, "player" },
  { KB_CLAIM_NOTHING, N_("%s gets nothing from the King."), NULL, "player" },
  { 0, NULL },
};

/* Statements, by kind. */
static const PwSentence statements[] = {
  { KB_KIND_BUILT, N_("%s has no building in row %d."), NULL, "player what", is_none },
  { KB_KIND_BUILT, N_("%s has row %d up to this building: %s."), NULL, "player what row-end" },
  { KB_KIND_HAVE, N_("%s does not have the Cathedral."), NULL, "player", of_no_cathedral },
  { KB_KIND_HAVE, N_("%s has the Cathedral."), NULL, "player", of_cathedral },
  { KB_KIND_HAVE, NP_ ("%s has %d good.", "%s has %d goods."), "player number", of_goods, "number" },
  { KB_KIND_HAVE, NP_ ("%s has %d building.", "%s has %d buildings."), "player number", of_buildings, "number" },
  { KB_KIND_HAVE, N_("%s has %d: %s."), NULL, "player number resource" },
  { KB_KIND_SCORE, NP_ ("%s: %s point on the track.", "%s: %s points on the track."), "player track", is_read_off, "track-size" },
  { KB_KIND_SCORE, NP_ ("%s: %s point.", "%s: %s points."), "player points", NULL, "size" },
  { KB_KIND_ENVOY, N_("Nobody has the King’s Envoy."), NULL, NULL, is_nobody },
  { KB_KIND_ENVOY, N_("%s has the King’s Envoy."), NULL, "holder" },
  { KB_KIND_ORDER, "{order}.", NULL },
  { KB_KIND_NOW, N_("It is year %s: %s; it is the turn of %s."), NULL, "year-said phase-said turn", has_turn },
  { KB_KIND_NOW, N_("It is year %s: %s."), NULL, "year-said phase-said" },
  { 0, NULL },
};

/* Up from one board it may have to wait. */
static char *
say_level (const PwTold *told)
{
  if (told->move->args[KB_ARG_WHAT] == PW_LEVEL_REFEREE && kb_will_rise (told->state))
    return g_strdup (_("Everybody’s moves are entered once the dice or the battle are done."));
  return pw_level_sentence (&kb_level_rules, told->setup, told->state, told->move);
}

/**
 * kb_move_sentence:
 * @told: a move, and the state it was played in
 *
 * Returns: (transfer full) (nullable): what was done, without what follows from it
 */
char *
kb_move_sentence (const PwTold *told)
{
  const KbState *before = told->state;
  const PwMove *move = told->move;
  g_autofree char *statement = NULL;

  switch ((KbKind) move->kind)
    {
    case KB_KIND_PASS: return pw_sentence_say (passes, places, before->stage, told);
    case KB_KIND_CLAIM: return pw_sentence_say (claims, places, move->args[KB_ARG_WHAT], told);
    case KB_KIND_LEVEL: return say_level (told);
    default: break;
    }
  statement = pw_sentence_say (statements, places, move->kind, told);
  if (statement)
    return move->reason ? g_strdup_printf (_("Correction: %s"), statement) : g_steal_pointer (&statement);
  return pw_sentence_say (moves, places, move->kind, told);
}

/* -- What follows from them ---------------------------------------------------------------------------------- */

/* By note; those without a full stop wait for what is gained and lost. */
static const PwSentence notes[] = {
  { KB_NOTE_PHASE, N_("%s begins."), NULL, "phase-begun" },
  { KB_NOTE_YEAR, N_("Year %s begins."), NULL, "year-begun" },
  { KB_NOTE_AID_DIE, N_("The King gives %s a white die for spring."), NULL, "player" },
  { KB_NOTE_AID_TIE, N_("The King gives %s a good of choice."), NULL, "player" },
  { KB_NOTE_ENVOY_GETS, N_("%s gets the King’s Envoy."), NULL, "player" },
  { KB_NOTE_ENVOY_BACK, N_("The King’s Envoy leaves %s."), NULL, "player", was_used },
  { KB_NOTE_ENVOY_BACK, N_("The King’s Envoy leaves %s unused."), NULL, "player" },
  { KB_NOTE_ENVOY_NOBODY, N_("Nobody gets the King’s Envoy."), NULL },
  { KB_NOTE_MARK, N_("Marked: %d, %s."), NULL, "advisor-number advisor" },
  { KB_NOTE_ASIDE, N_("One die is set aside."), NULL },
  { KB_NOTE_HELP, N_("%s helps %s"), NULL, "advisor player" },
  { KB_NOTE_PEEK, N_("%s looks at the enemy card."), NULL, "player" },
  { KB_NOTE_DESTROYED, N_("%s’s building is destroyed, %s"), NULL, "player building" },
  { KB_NOTE_OFFER, N_("%s may use a building: %s."), NULL, "player building" },
  { KB_NOTE_COMPARE, N_("Sources differ on this card: compare what it takes and gives; another is entered with: card."), NULL },
  { KB_NOTE_NOT_CHECKED, N_("Not checked: whom the others influence is not entered."), NULL },
  { KB_NOTE_OVER, N_("The game ends: final scoring."), NULL },
  { 0, NULL },
};

/* Who has nothing to decide, by what would have been asked. */
static const PwSentence cannot[] = {
  { KB_STAGE_INFLUENCE, N_("%s can no longer reach a free advisor."), NULL, "player" },
  { KB_STAGE_BUILD, N_("%s can build nothing."), NULL, "player" },
  { KB_STAGE_RECRUIT, N_("%s cannot pay for a soldier."), NULL, "player" },
  { PW_SENTENCE_ANY, N_("%s has nothing to give."), NULL, "player" },
  { 0, NULL },
};

static const PwSentence battles[] = {
  { KB_BATTLE_VICTORY, N_("%s wins, %s against %d"), NULL, "player strength against" },
  { KB_BATTLE_DRAW, N_("%s holds out, %s against %d"), NULL, "player strength against" },
  { PW_SENTENCE_ANY, N_("%s is defeated, %s against %d"), NULL, "player strength against" },
  { 0, NULL },
};

/* Points that come outside help and battle, by source. */
static const PwSentence points[] = {
  { KB_FROM_REWARD, N_("The King rewards %s with 1 point."), NULL, "player" },
  { KB_FROM_EMBASSY, N_("Embassy: 1 point for %s."), NULL, "player" },
  { KB_FROM_CATHEDRAL, NP_ ("Cathedral: %d point for %s.", "Cathedral: %d points for %s."), "amount player", NULL, "amount" },
  { KB_FROM_BATTLES, N_("Highest strength: 1 point for %s."), NULL, "player", by_highest_strength },
  { 0, NULL },
};

/* The same of goods and tokens, by rule. */
static const PwSentence gains[] = {
  { KB_RULE_7_5, N_("Inn: a +2 token for %s."), NULL, "player", by_inn },
  { KB_RULE_4_1, N_("Merchants’ Guild: 1 gold for %s."), NULL, "player" },
  { 0, NULL },
};

/**
 * kb_event_sentence:
 * @setup: who plays
 * @move: the move that brought it about
 * @event: what came of it
 *
 * Returns: (transfer full) (nullable): what is said of it by itself; %NULL: nothing
 */
char *
kb_event_sentence (const PwSetup *setup, const PwMove *move, const PwEvent *event)
{
  const PwTold told = { .setup = setup, .move = move, .event = event };

  if (event->kind == PW_EVENT_POINTS)
    return pw_sentence_say (points, places, event->what, &told);
  if (event->kind == PW_EVENT_RESOURCE)
    return pw_sentence_say (gains, places, event->rule, &told);
  switch ((KbNote) event->what)
    {
    case KB_NOTE_CANNOT: return pw_sentence_say (cannot, places, event->args[0], &told);
    case KB_NOTE_BATTLE: return pw_sentence_say (battles, places, event->args[0], &told);
    default: return pw_sentence_say (notes, places, event->what, &told);
    }
}
