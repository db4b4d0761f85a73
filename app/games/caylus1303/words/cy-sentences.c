/* cy-sentences.c: the sentences of the log: what happened, and its template
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/words/cy-text.h"

#include <glib/gi18n-lib.h>

/* -- Which of several ----------------------------------------------------------------------------------- */

static gboolean
names_goods (const PwTold *told)
{
  for (guint good = 0; good < CY_GOODS; good++)
    if (told->move->args[CY_ARG_GOODS + good] != PW_ARG_NONE)
      return TRUE;
  return FALSE;
}

static gboolean
costs_goods (const PwTold *told)
{
  g_autofree char *paid = cy_paid_text (told->state, told->move);

  return *paid != '\0';
}

static gboolean
goes_back (const PwTold *told)
{
  return told->move->args[CY_ARG_NUMBER] < 0;
}

static gboolean
on_site (const PwTold *told)
{
  return told->move->args[CY_ARG_WHERE] == CY_PLACE_SITE;
}

static gboolean
says_prestige (const PwTold *told)
{
  return told->move->args[CY_ARG_NUMBER] != PW_ARG_NONE;
}

static gboolean
says_side (const PwTold *told)
{
  return told->move->args[CY_ARG_WHERE] == CY_SAYS_SIDE;
}

static gboolean
says_both (const PwTold *told)
{
  return names_goods (told) && says_prestige (told);
}

static gboolean
from_board (const PwTold *told)
{
  return told->event->args[1] == CY_BOARD;
}

static gboolean
of_site (const PwTold *told)
{
  return told->event->args[2] != 0;
}

static gboolean
by_itself (const PwTold *told)
{
  return told->event->player == PW_TABLE;
}

static gboolean
is_planning (const PwTold *told)
{
  return told->event->args[0] == CY_PHASE_PLANNING;
}

static gboolean
is_favour (const PwTold *told)
{
  return told->event->args[0] == CY_ASK_FAVOUR;
}

static gboolean
is_delivery (const PwTold *told)
{
  return told->event->args[0] == CY_ASK_DELIVER;
}

static gboolean
by_preset (const PwTold *told)
{
  return told->event->rule == CY_RULE_18_1;
}

static gboolean
takes_away (const PwTold *told)
{
  return told->move->args[told->move->kind == CY_KIND_ON ? CY_ARG_NUMBER : CY_ARG_WHERE] == 0;
}

static gboolean
is_nowhere (const PwTold *told)
{
  return told->move->args[CY_ARG_WHERE] == CY_LIES_NOWHERE;
}

static gboolean
is_somewhere (const PwTold *told)
{
  return cy_arg (told->move, CY_ARG_WHERE, CY_LIES_SOMEWHERE) == CY_LIES_SOMEWHERE;
}

static gboolean
is_claimed (const PwTold *told)
{
  return told->move->args[CY_ARG_WHERE] == CY_HOUSE_CLAIMED;
}

static gboolean
is_no_house (const PwTold *told)
{
  return told->move->args[CY_ARG_WHERE] == CY_HOUSE_NONE;
}

static gboolean
says_turn (const PwTold *told)
{
  return told->move->args[CY_ARG_TILE] != PW_ARG_NONE;
}

static gboolean
is_bridge_empty (const PwTold *told)
{
  return told->move->args[0] == PW_ARG_NONE;
}

static gboolean
is_by_thief (const PwTold *told)
{
  return told->move->args[CY_ARG_WHERE] == CY_VISIT_THIEF;
}

static gboolean
is_activated (const PwTold *told)
{
  return told->move->args[CY_ARG_WHERE] == CY_VISIT_ACTIVATED;
}

static gboolean
is_extra (const PwTold *told)
{
  return told->move->args[CY_ARG_NUMBER] != PW_ARG_NONE;
}

static gboolean
agrees (const PwTold *told)
{
  return told->event->args[0] == 0;
}

static gboolean
is_just_gold (const PwTold *told)
{
  return told->event->args[1] != 0;
}

static gboolean
is_more (const PwTold *told)
{
  return told->event->args[0] > 0;
}

static gboolean
is_swapped (const PwTold *told)
{
  return told->move->args[CY_ARG_NUMBER] != 0;
}

/* Who says what lies on the table gets nothing by that. */
static gboolean
is_statement (const PwTold *told)
{
  return told->move->kind >= CY_KIND_HAVE;
}

/* Nobody says of goods that are paid, nor of a worker that goes home, that they are fewer or more now: that lies on the table. */
/* A sum that is said is said once. */
static gboolean
is_gained (const PwTold *told)
{
  return told->event->what != CY_FROM_TOKENS && told->event->what != CY_FROM_CORRECTIONS;
}

/* Which good somebody takes where any is to be had is what the move says. */
static gboolean
names_gain (const PwTold *told)
{
  const CyState *before = told->state;
  const PwEvent *event = told->event;

  return told->move->kind == CY_KIND_USE && event->player == told->move->player && before->pendings.n > 0 &&
         event->args[0] == pw_pendings_top (&before->pendings)->arg &&
         told->move->args[CY_ARG_GOODS + event->what] != PW_ARG_NONE;
}

static gboolean
gains_goods (const PwTold *told)
{
  return !is_statement (told) && cy_event_is_good (told->event) && !names_gain (told) &&
         (told->event == told->events || !cy_event_goes_on (told->event - 1, told->event));
}

static gboolean
gains_workers (const PwTold *told)
{
  return !is_statement (told) && told->event->what == CY_RESOURCE_RESERVE && told->event->amount > 0;
}

static gboolean
pays_one_more (const PwTold *told)
{
  return !is_statement (told) && told->event->what == CY_RESOURCE_RESERVE && told->event->amount < 0 && !is_extra (told) &&
         (told->event->rule == CY_RULE_4_6 || told->event->rule == CY_RULE_10_1);
}

/* -- Moves ------------------------------------------------------------------------------------------------- */

static const PwSentence moves[] = {
  { CY_KIND_PICK, N_("%s chooses the %s."), NULL, "player character" },
  { CY_KIND_PLACE, N_("%s places a worker on the construction site."), NULL, "player", on_site },
  { CY_KIND_PLACE, N_("%s places a worker, paying one more: %s."), NULL, "player where", is_extra },
  { CY_KIND_PLACE, N_("%s places a worker: %s."), NULL, "player where" },
  { CY_KIND_PASS, N_("%s passes."), NULL, "player" },
  { CY_KIND_USE, N_("%s uses the %s: %s."), NULL, "player used goods", names_goods },
  { CY_KIND_USE, N_("%s uses the %s."), NULL, "player used" },
  { CY_KIND_BUILD, N_("%s builds the %s with %s."), NULL, "player tile paid", costs_goods },
  { CY_KIND_BUILD, N_("%s builds the %s."), NULL, "player tile" },
  { CY_KIND_CLAIM, N_("%s claims: %s."), NULL, "player where" },
  { CY_KIND_PROVOST, NP_ ("%s moves the provost %d step back.", "%s moves the provost %d steps back."), "player steps", goes_back,
    "steps" },
  { CY_KIND_PROVOST, NP_ ("%s moves the provost %d step forward.", "%s moves the provost %d steps forward."), "player steps", NULL,
    "steps" },
  { CY_KIND_TAKE, N_("%s takes the %s."), NULL, "player character" },
  { CY_KIND_FAVOUR, N_("%s uses tile %d of the site."), NULL, "player number" },
  { CY_KIND_DELIVER, NP_ ("%s delivers %d bundle: %s.", "%s delivers %d bundles: %s."), "player number goods", NULL, "number" },
  { CY_KIND_MONUMENT, N_("%s builds the %s with %s."), NULL, "player tile paid", costs_goods },
  { CY_KIND_MONUMENT, N_("%s builds the %s."), NULL, "player tile" },
  { CY_KIND_SKIP, N_("%s declines."), NULL, "player" },
  { CY_KIND_SPACE, N_("On space %d lies the %s."), NULL, "number tile" },
  { CY_KIND_SITE, N_("Tile %d of the site is the %s."), NULL, "number tile" },
  { CY_KIND_BOARD, N_("The characters on the board: %s."), NULL, "characters" },
  { CY_KIND_VALUE, N_("The set-up side of the %s gives: %s."), NULL, "tile side", says_side },
  { CY_KIND_VALUE, N_("The %s costs %s and brings %d prestige."), NULL, "tile goods number", says_both },
  { CY_KIND_VALUE, N_("The %s brings %d prestige."), NULL, "tile number", says_prestige },
  { CY_KIND_VALUE, N_("The %s costs %s."), NULL, "tile goods" },
  { CY_KIND_ROAD, N_("The road has %d spaces in the gap and %d behind the stone tile."), NULL, "number after" },
  { CY_KIND_NAMES, N_("The names of Journeyman and Chamberlain belong the other way round."), NULL, NULL, is_swapped },
  { CY_KIND_NAMES, N_("The names of Journeyman and Chamberlain are as shown here."), NULL },
  { CY_KIND_ACTIVATED, N_("%s’s worker is activated: %s."), NULL, "player worker" },
  { CY_KIND_IDLE, N_("%s’s worker is not activated: %s."), NULL, "player worker" },
  { CY_KIND_VISIT, N_("Somebody with the Thief places a worker on %s’s %s."), NULL, "player tile", is_by_thief },
  { CY_KIND_VISIT, N_("Somebody’s worker is activated on %s’s %s."), NULL, "player tile", is_activated },
  { CY_KIND_VISIT, N_("Somebody places a worker on %s’s %s."), NULL, "player tile" },
  { CY_KIND_LOST, N_("Somebody takes the %s from %s."), NULL, "character player" },
  { CY_KIND_HAVE, N_("%s has %d %s."), NULL, "player number good" },
  { CY_KIND_RESERVE, NP_ ("%s has %d worker in the reserve.", "%s has %d workers in the reserve."), "player number", NULL, "number" },
  { CY_KIND_CAMP, NP_ ("%s has %d worker in the camp.", "%s has %d workers in the camp."), "player number", NULL, "number" },
  { CY_KIND_OWNS, N_("%s does not own the %s."), NULL, "player tile", is_nowhere },
  { CY_KIND_OWNS, N_("%s owns the %s."), NULL, "player tile", is_somewhere },
  { CY_KIND_OWNS, N_("%s owns the %s on space %d."), NULL, "player tile owned-space" },
  { CY_KIND_RESIDENCE, N_("%s has no house on space %d."), NULL, "player number", is_no_house },
  { CY_KIND_RESIDENCE, N_("%s has claimed the tile on space %d."), NULL, "player number", is_claimed },
  { CY_KIND_RESIDENCE, N_("%s has a residence on space %d."), NULL, "player number" },
  { CY_KIND_RESIDENCES, NP_ ("%s has %d residence in all.", "%s has %d residences in all."), "player number", NULL, "number" },
  { CY_KIND_CHARACTER, N_("%s does not have the %s."), NULL, "player character", takes_away },
  { CY_KIND_CHARACTER, N_("%s has the %s."), NULL, "player character" },
  { CY_KIND_ON, N_("No worker of %s stands there: %s."), NULL, "player where", takes_away },
  { CY_KIND_ON, N_("A worker of %s stands there: %s."), NULL, "player where" },
  { CY_KIND_PRESTIGE, N_("%s has %d prestige."), NULL, "player number" },
  { CY_KIND_TOKENS, N_("%s counts %d prestige in tokens."), NULL, "player worth" },
  { CY_KIND_NOW, N_("%s of round %d; it is %s’s turn."), NULL, "phase-said number turn", says_turn },
  { CY_KIND_NOW, N_("%s of round %d."), NULL, "phase-said number" },
  { CY_KIND_FIRST, N_("%s has the first-player tile."), NULL, "seat" },
  { CY_KIND_BRIDGE, N_("No house stands on the bridge."), NULL, NULL, is_bridge_empty },
  { CY_KIND_BRIDGE, N_("On the bridge stand the houses of %s."), NULL, "passers" },
  { CY_KIND_AT, N_("The provost stands at position %d."), NULL, "number" },
  { CY_KIND_CONFIRM, N_("What lies before %s is complete."), NULL, "player" },
  { CY_KIND_CONFIRM_TABLE, N_("What lies on the table is complete."), NULL },
  { CY_KIND_FINISH, N_("Final scoring."), NULL },
  { 0, NULL },
};

/* -- What follows from them ---------------------------------------------------------------------------------- */

static const PwSentence notes[] = {
  { CY_NOTE_PHASE, N_("Round %d begins."), NULL, "round", is_planning },
  { CY_NOTE_PHASE, N_("%s begins."), NULL, "phase" },
  { CY_NOTE_FIRST, N_("%s takes the first-player tile."), NULL, "player" },
  { CY_NOTE_MUST_PASS, N_("%s can place nothing, and so passes."), NULL, "player" },
  { CY_NOTE_OVER, N_("%s cannot use the favour."), NULL, "player", is_favour },
  { CY_NOTE_OVER, N_("%s has no bundle to deliver."), NULL, "player", is_delivery },
  { CY_NOTE_OVER, N_("The %s brings %s nothing: by the presets no tile there can be paid."), NULL, "building player", by_preset },
  { CY_NOTE_OVER, N_("The %s brings %s nothing: its price or effect is not possible."), NULL, "building player" },
  { CY_NOTE_IDLE, N_("Beyond the provost, not activated: %s’s worker on %s."), NULL, "player where" },
  { CY_NOTE_PROVOST, N_("The provost goes to position %d."), NULL, "number", by_itself },
  { CY_NOTE_PROVOST, N_("The provost stands at position %d."), NULL, "number" },
  { CY_NOTE_NAMED, N_("So tile %d of the site is the %s."), NULL, "site-number tile", of_site },
  { CY_NOTE_NAMED, N_("So on space %d lies the %s."), NULL, "space tile" },
  { CY_NOTE_BUILT, N_("It lies on space %d."), NULL, "space" },
  { CY_NOTE_RESIDENCE, N_("%s’s house makes a residence: %s."), NULL, "player where" },
  { CY_NOTE_CHARACTER, N_("It lay on the board."), NULL, NULL, from_board },
  { CY_NOTE_CHARACTER, N_("%s had it."), NULL, "other" },
  { CY_NOTE_COUNTED, N_("That is what was entered."), NULL, NULL, agrees },
  { CY_NOTE_COUNTED, N_("That is more than was entered by just the prestige for the gold, which has no tokens."), NULL, NULL, is_just_gold },
  { CY_NOTE_COUNTED, N_("That is %d more than was entered."), NULL, "difference", is_more },
  { CY_NOTE_COUNTED, N_("That is %d less than was entered."), NULL, "difference" },
  { CY_NOTE_MOST, N_("%s has delivered most and gains a favour."), NULL, "player" },
  { CY_NOTE_END, N_("The game is over."), NULL },
  { 0, NULL },
};

static const PwSentence changes[] = {
  { PW_EVENT_POINTS, N_("%s: +%d prestige (%s)."), NULL, "player amount resource", is_gained },
  { PW_EVENT_RESOURCE, N_("%s gets %s."), NULL, "player gained", gains_goods },
  { PW_EVENT_RESOURCE, NP_ ("%s takes %d worker from the camp.", "%s takes %d workers from the camp."), "player amount", gains_workers,
    "amount" },
  { PW_EVENT_RESOURCE, N_("One more worker goes to the camp."), NULL, NULL, pays_one_more },
  { 0, NULL },
};

static void
append (GString *text, char *sentence)
{
  if (sentence && *sentence)
    g_string_append_printf (text, "%s%s", text->len ? " " : "", sentence);
  g_free (sentence);
}

/* What an event of the table says, if it says anything. */
char *
cy_event_sentence (const PwTold *told)
{
  gboolean note = told->event->kind == PW_EVENT_NOTE;

  return pw_sentence_say (note ? notes : changes, cy_places, note ? told->event->what : told->event->kind, told);
}

/**
 * cy_sentence:
 * @setup: who plays
 * @before: the state it was played in
 * @move: a move
 * @events: (array length=n_events): what it brought about
 * @n_events: how many
 *
 * Returns: (transfer full): what was done, and all that the program did by itself
 */
char *
cy_sentence (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events, guint n_events)
{
  PwTold told = { .setup = setup, .state = before, .move = move, .events = events, .n_events = n_events };
  GString *text = g_string_new (NULL);

  if (move->kind == CY_KIND_LEVEL)
    append (text, pw_level_sentence (&cy_level_rules, setup, before, move));
  else
    append (text, pw_sentence_say (moves, cy_places, move->kind, &told));
  for (guint i = 0; i < n_events; i++)
    {
      told.event = &events[i];
      append (text, cy_event_sentence (&told));
    }
  return g_string_free (text, FALSE);
}

/* For score sheets. */
char *
cy_event_text (const PwSetup *setup, const PwEvent *event)
{
  int round = event->args[1], detail = event->args[0];

  if (event->kind != PW_EVENT_POINTS)
    return g_strdup ("");
  switch ((CySource) event->what)
    {
    case CY_FROM_BUNDLES:
    case CY_FROM_FOREMAN:
    case CY_FROM_GOLDSMITH:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d bundle in round %d", "%d bundles in round %d", (gulong) detail),
                              detail, round);
    case CY_FROM_GOLD: return g_strdup_printf (_("%d gold, 2 prestige each"), event->amount / 2);
    /* Of no tile: what was said of the tokens. */
    case CY_FROM_TOKENS: return g_strdup (_("Tokens"));
    case CY_FROM_CORRECTIONS: return g_strdup_printf (_("%s, round %d"), _("Corrections"), round);
    default: return g_strdup_printf (_("%s, round %d"), cy_tile_label (detail), round);
    }
}
