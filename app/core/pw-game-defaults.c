/* pw-game-defaults.c: what holds where a game says nothing: the only place that knows what a game may lack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-game.h"

/* Whether @game has a member of one of its groups. */
#define HAS(game, group, member) ((game)->group != NULL && (game)->group->member != NULL)

/* -- Dealing, turns ---------------------------------------------------------------------- */

/**
 * pw_game_worth:
 * @game: a game
 * @state: a state of it
 * @move: a legal move
 *
 * Returns: what @move is worth to a dealt player who builds for later, 0 to 15; -1 where the game does not say
 */
int
pw_game_worth (const PwGame *game, gconstpointer state, const PwMove *move)
{
  return HAS (game, dealing, worth) ? game->dealing->worth (state, move) : -1;
}

/**
 * pw_game_turns:
 * @game: a game
 * @state: a state of it
 * @n_players: how many play
 * @seats: (out) (array): room for %PW_MAX_PLAYERS: the seats in the order of this round, that of the seats where the game has no other
 * @n_done: (out): so many of them, the first, have finished theirs
 */
void
pw_game_turns (const PwGame *game, gconstpointer state, guint n_players, guint8 *seats, guint *n_done)
{
  for (guint seat = 0; seat < n_players; seat++)
    seats[seat] = (guint8) seat;
  *n_done = 0;
  if (HAS (game, turns, order))
    game->turns->order (state, seats, n_done);
}

/**
 * pw_game_next:
 * @game: a game
 * @state: a state of it
 * @n_players: how many play
 *
 * Returns: whose turn comes after the actor's: where the game does not say, the first in the order who has not finished; or %PW_NOBODY
 */
int
pw_game_next (const PwGame *game, gconstpointer state, guint n_players)
{
  guint8 order[PW_MAX_PLAYERS];
  guint n_done;
  int actor = game->play.actor (state);

  if (HAS (game, turns, next))
    return game->turns->next (state);
  pw_game_turns (game, state, n_players, order, &n_done);
  for (guint i = n_done; i < n_players; i++)
    if (order[i] != actor)
      return order[i];
  return PW_NOBODY;
}

/**
 * pw_game_side:
 * @game: a game
 * @setup: who plays it
 * @seat: a player
 *
 * Returns: on which side @seat plays, counted from 0: its own, where nobody plays together
 */
guint
pw_game_side (const PwGame *game, const PwSetup *setup, guint seat)
{
  return HAS (game, turns, side) ? game->turns->side (setup, seat) : seat;
}

/* -- Entry ------------------------------------------------------------------------------------ */

/**
 * pw_game_complete:
 * @game: a game
 * @state: a state of it
 * @move: a move whose optional arguments may be open
 * @error: (nullable): return location
 *
 * Fills in what need not be said: the cheapest payment, the only die that fits.
 *
 * Returns: %FALSE where several are equally good; @error says what to add
 */
gboolean
pw_game_complete (const PwGame *game, gconstpointer state, PwMove *move, GError **error)
{
  guint32 reason = move->reason;
  gboolean complete = !HAS (game, entry, complete) || game->entry->complete (state, move, error);

  /* Games take one of the legal moves for it, which have no reason. */
  move->reason = reason;
  return complete;
}

/**
 * pw_game_choices:
 * @game: a game
 * @state: a state of it
 * @partial: what is chosen so far
 * @out: (element-type PwChoice): the next choices are appended
 *
 * Nothing is appended where nothing legal goes with @partial.
 */
void
pw_game_choices (const PwGame *game, gconstpointer state, const PwMove *partial, GArray *out)
{
  if (HAS (game, entry, choices))
    game->entry->choices (state, partial, out);
  else
    pw_choices_plain (game, state, partial, out);
}

/**
 * pw_game_shortcuts:
 * @game: a game
 * @state: a state of it
 * @partial: what is chosen so far
 * @choices: (element-type PwChoice): the choices that follow it; those that say more than one of them are appended
 */
void
pw_game_shortcuts (const PwGame *game, gconstpointer state, const PwMove *partial, GArray *choices)
{
  if (HAS (game, entry, shortcuts))
    game->entry->shortcuts (state, partial, choices);
}

/**
 * pw_game_ask:
 * @game: a game
 * @setup: who plays
 * @state: how it stands
 * @partial: what is chosen of the next move; of no kind and without arguments at the beginning
 * @choices: (element-type PwChoice): what may be added to it
 *
 * Returns: (transfer full): what is asked now, for people
 */
char *
pw_game_ask (const PwGame *game, const PwSetup *setup, gconstpointer state, const PwMove *partial, const GArray *choices)
{
  char *text = HAS (game, entry, ask) && choices->len > 0 ? game->entry->ask (setup, state, partial, choices) : NULL;

  return text ? text : game->words.prompt (setup, state);
}

/**
 * pw_game_trail:
 * @game: a game
 * @setup: who plays
 * @state: how it stands
 *
 * Returns: (transfer full) (nullable): the names of the decisions that wait below the one that is asked, the oldest first; %NULL: none
 */
GStrv
pw_game_trail (const PwGame *game, const PwSetup *setup, gconstpointer state)
{
  GStrv steps = HAS (game, entry, trail) ? game->entry->trail (setup, state) : NULL;

  if (steps && *steps == NULL)
    g_clear_pointer (&steps, g_strfreev);
  return steps;
}

/**
 * pw_game_trail_before:
 * @game: a game
 * @setup: who plays
 * @state: how it stands
 * @text: what is asked
 *
 * Returns: (transfer full): that, behind what waits: "Fairground › Favour › Market: use it, or skip"
 */
char *
pw_game_trail_before (const PwGame *game, const PwSetup *setup, gconstpointer state, const char *text)
{
  g_auto (GStrv) steps = pw_game_trail (game, setup, state);
  GString *line = g_string_new (NULL);

  /* U+203A SINGLE RIGHT-POINTING ANGLE QUOTATION MARK */
  for (guint i = 0; steps && steps[i]; i++)
    g_string_append_printf (line, "%s \342\200\272 ", steps[i]);
  g_string_append (line, text);
  return g_string_free (line, FALSE);
}

/**
 * pw_game_prompt:
 * @game: a game
 * @setup: who plays
 * @state: how it stands
 *
 * Returns: (transfer full): what is asked, behind what waits
 */
char *
pw_game_prompt (const PwGame *game, const PwSetup *setup, gconstpointer state)
{
  g_autofree char *asked = game->words.prompt (setup, state);

  return pw_game_trail_before (game, setup, state, asked);
}

/**
 * pw_game_unlikely:
 * @game: a game
 * @setup: who plays
 * @state: a state of it
 * @move: a legal move
 *
 * Returns: (transfer full) (nullable): why that is hardly meant, where Enter alone or a single word says it
 */
char *
pw_game_unlikely (const PwGame *game, const PwSetup *setup, gconstpointer state, const PwMove *move)
{
  return HAS (game, entry, unlikely) ? game->entry->unlikely (setup, state, move) : NULL;
}

/**
 * pw_game_also_called:
 * @game: a game
 * @state: a state of it
 * @choice: a choice, as far as it goes
 *
 * Returns: (transfer full) (nullable): further words that may be typed for it
 */
char *
pw_game_also_called (const PwGame *game, gconstpointer state, const PwMove *choice)
{
  return HAS (game, entry, also_called) ? game->entry->also_called (state, choice) : NULL;
}

/**
 * pw_game_without:
 * @game: a game
 * @state: a state of it
 * @seat: somebody whose turn it is not
 * @out: (out): what whoever acts would do without
 *
 * Returns: whether that is all that keeps @seat from acting
 */
gboolean
pw_game_without (const PwGame *game, gconstpointer state, guint seat, PwMove *out)
{
  return HAS (game, entry, without) && game->entry->without (state, seat, out);
}

/**
 * pw_game_unsaid:
 * @game: a game
 * @state: a state of it
 * @move: (inout): a line that somebody typed without naming its kind of move
 * @error: (nullable): return location: PW_NOTATION_ERROR
 *
 * Adds what the line says just because the kind is left out.
 *
 * Returns: %FALSE where it may be several things then
 */
gboolean
pw_game_unsaid (const PwGame *game, gconstpointer state, PwMove *move, GError **error)
{
  return !HAS (game, entry, unsaid) || game->entry->unsaid (state, move, error);
}

/**
 * pw_game_why_none:
 * @game: a game
 * @state: a state of it
 * @move: a move of a kind, of whoever acts, that leaves something open; nothing of that makes it legal
 * @error: (nullable): return location: PW_RULE_ERROR
 *
 * Returns: whether the game knows one reason for all of it
 */
gboolean
pw_game_why_none (const PwGame *game, gconstpointer state, const PwMove *move, GError **error)
{
  return HAS (game, entry, why_none) && game->entry->why_none (state, move, error);
}

/**
 * pw_game_dice_count:
 * @game: a game
 * @state: (nullable): a state of it
 * @kind: index into PwGame.kinds
 * @arg: one of that kind's arguments, of type %PW_ARG_DIE or %PW_ARG_DICE
 *
 * Returns: how many dice are expected there; the most there can be where the game does not say
 */
guint
pw_game_dice_count (const PwGame *game, gconstpointer state, guint kind, const PwArg *arg)
{
  guint n = state && HAS (game, entry, dice_count) ? game->entry->dice_count (state, kind, arg->index) : 0;

  if (arg->type == PW_ARG_DIE)
    return 1;
  return n ? n : (guint) arg->max;
}

/* -- Story -------------------------------------------------------------------------------------- */

/**
 * pw_game_n_feats:
 * @game: a game
 *
 * Returns: how much statistics count of a player besides points: PwGameStory.feats
 */
guint
pw_game_n_feats (const PwGame *game)
{
  return game->story ? game->story->n_feats : 0;
}

/**
 * pw_game_chapter:
 * @game: a game
 * @setup: who plays it
 * @state: a state of it
 *
 * Returns: (transfer full) (nullable): the chapter of the game, "B"; %NULL before the first, empty where there are none
 */
char *
pw_game_chapter (const PwGame *game, const PwSetup *setup, gconstpointer state)
{
  return HAS (game, story, chapter) ? game->story->chapter (setup, state) : g_strdup ("");
}

/**
 * pw_game_now:
 * @game: a game
 * @setup: who plays it
 * @state: a state of it
 *
 * Returns: (transfer full): where the game is, as the head of its page says it
 */
char *
pw_game_now (const PwGame *game, const PwSetup *setup, gconstpointer state)
{
  return HAS (game, story, now) ? game->story->now (setup, state) : game->words.moment (setup, state);
}

/**
 * pw_game_round:
 * @game: a game
 * @setup: who plays it
 * @state: a state of it
 *
 * Returns: (transfer full): the round in its chapter, "Spring"; empty where it has no name but its number
 */
char *
pw_game_round (const PwGame *game, const PwSetup *setup, gconstpointer state)
{
  return HAS (game, story, round) ? game->story->round (setup, state) : g_strdup ("");
}

/**
 * pw_game_ending:
 * @game: a game
 * @setup: who plays
 * @before: the state in which the move was played
 * @move: the move
 * @events: (array length=n_events): what it brought about
 * @n_events: how many
 * @out: (out caller-allocates): what came to its end by it; clear it
 *
 * Where the game has nothing to say, nothing ended.
 */
void
pw_game_ending (const PwGame *game, const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events,
                guint n_events, PwEnding *out)
{
  pw_ending_init (out, n_events);
  if (HAS (game, story, ending))
    game->story->ending (setup, before, move, events, n_events, out);
}
/* -- Repair -------------------------------------------------------------------------------------- */

/**
 * pw_game_can_force:
 * @game: a game
 *
 * Returns: whether a move that breaks a rule can be played so: pw_game_correct()
 */
gboolean
pw_game_can_force (const PwGame *game)
{
  return HAS (game, repair, force);
}

/**
 * pw_game_mend:
 * @game: a game
 * @state: a state of it
 * @move: a move that does not fit in it
 * @out: (out): what is to be played before, where that helps
 *
 * Returns: what helps: see PwGameRepair.mend
 */
PwMend
pw_game_mend (const PwGame *game, gconstpointer state, const PwMove *move, PwMove *out)
{
  return HAS (game, repair, mend) ? game->repair->mend (state, move, out) : PW_MEND_NOTHING;
}

/**
 * pw_game_upgrade:
 * @game: a game
 * @state: a state of it
 * @setup: who plays it
 * @rules: the version of the rules that the record was kept by, or 0
 * @move: a line of it that does not fit
 * @events: (array length=n_events): what came of the move before
 * @n_events: how many
 * @out: (out): what is to be played before, where that helps
 *
 * Returns: what helps: see PwGameRepair.upgrade
 */
PwMend
pw_game_upgrade (const PwGame *game, gconstpointer state, const PwSetup *setup, guint rules, const PwMove *move, const PwEvent *events,
                 guint n_events, PwMove *out)
{
  return HAS (game, repair, upgrade) ? game->repair->upgrade (state, setup, rules, move, events, n_events, out) : PW_MEND_NOTHING;
}

/* -- Seating, components ------------------------------------------------------------------------------ */

/**
 * pw_game_seats:
 * @game: a game
 * @setup: what is chosen
 * @min: (out): the fewest who can play so
 * @max: (out): the most
 */
void
pw_game_seats (const PwGame *game, const PwSetup *setup, guint *min, guint *max)
{
  *min = game->min_players;
  *max = game->max_players;
  if (HAS (game, seating, seats))
    game->seating->seats (setup, min, max);
}

/**
 * pw_game_offered:
 * @game: a game
 * @setup: (nullable): what is chosen; %NULL: whatever may be
 * @seat_option: one of its seat options
 * @value: one of its values
 *
 * Returns: whether that is put before people, and dealt
 */
gboolean
pw_game_offered (const PwGame *game, const PwSetup *setup, guint seat_option, int value)
{
  return !HAS (game, seating, offered) || game->seating->offered (setup, seat_option, value);
}

/**
 * pw_game_matters:
 * @game: a game
 * @setup: what is chosen
 * @option: one of its options of the table
 *
 * Returns: whether that option changes anything
 */
gboolean
pw_game_matters (const PwGame *game, const PwSetup *setup, guint option)
{
  return !HAS (game, seating, matters) || game->seating->matters (setup, option);
}

/**
 * pw_game_lacks:
 * @game: a game
 * @setup: what is chosen
 * @option: one of its options of the table
 *
 * Returns: (nullable): why that option changes nothing, to be shown with it (not translated yet); %NULL where it does change
 *   something, or is not shown at all
 */
const char *
pw_game_lacks (const PwGame *game, const PwSetup *setup, guint option)
{
  if (!HAS (game, seating, lacks) || pw_game_matters (game, setup, option))
    return NULL;
  return game->seating->lacks (setup, option);
}

/**
 * pw_game_adjust:
 * @game: a game
 * @setup: a set-up, changed
 * @seat: who has just chosen something, or %PW_TABLE
 *
 * Changes what follows from that choice for the seat options of others.
 */
void
pw_game_adjust (const PwGame *game, PwSetup *setup, int seat)
{
  if (HAS (game, seating, adjust))
    game->seating->adjust (setup, seat);
}

/**
 * pw_game_print_component:
 * @game: a game
 * @option: as PwGameComponents counts them
 * @value: a value of it
 *
 * Returns: (transfer full) (nullable): that component as a single line of JSON; %NULL for what every copy of the program knows
 */
char *
pw_game_print_component (const PwGame *game, guint option, int value)
{
  return game->components ? game->components->print (option, value) : NULL;
}

/* -- Levels, ledger -------------------------------------------------------------------------------- */

/**
 * pw_game_level_now:
 * @game: a game
 * @state: a state of it
 * @seat: (out): whom the level follows, where it follows somebody
 *
 * Returns: at which of its levels it is kept, as pw_game_nth_level() counts them
 */
guint
pw_game_level_now (const PwGame *game, gconstpointer state, int *seat)
{
  *seat = -1;
  return game->levels ? game->levels->now (state, seat) : 0;
}

/**
 * pw_game_followed:
 * @game: a game
 * @state: a state of it
 *
 * Returns: bit set of the seats whose boards are as the moves say; bits beyond the players mean nothing
 */
guint
pw_game_followed (const PwGame *game, gconstpointer state)
{
  return HAS (game, levels, followed) ? game->levels->followed (state) : ~0u;
}

/**
 * pw_game_n_holdings:
 * @game: a game
 *
 * Returns: how many columns its ledger has besides points, at most %PW_MAX_HOLDINGS
 */
guint
pw_game_n_holdings (const PwGame *game)
{
  return game->ledger ? game->ledger->n_holdings : 0;
}

/**
 * pw_game_counts_holding:
 * @game: a game
 * @state: a state of it
 * @holding: below pw_game_n_holdings()
 *
 * Returns: whether anybody knows how many of it players hold, as the game is agreed and entered
 */
gboolean
pw_game_counts_holding (const PwGame *game, gconstpointer state, guint holding)
{
  return HAS (game, ledger, counted) ? game->ledger->counted (state, holding) : TRUE;
}

/**
 * pw_game_hold:
 * @game: a game
 * @state: a state of it
 * @seat: a player
 * @out: (out): pw_game_n_holdings() numbers: what @seat holds
 */
void
pw_game_hold (const PwGame *game, gconstpointer state, guint seat, int *out)
{
  if (game->ledger)
    game->ledger->hold (state, seat, out);
}

/**
 * pw_game_written:
 * @game: a game
 * @setup: who plays
 * @source: an index into its sources
 *
 * Returns: whether a blank score sheet has a row for it
 */
gboolean
pw_game_written (const PwGame *game, const PwSetup *setup, guint source)
{
  return !game->ledger || !game->ledger->written || game->ledger->written (setup, source);
}

/* -- Position ----------------------------------------------------------------------------------------- */

/**
 * pw_game_doubts:
 * @game: a game
 * @state: a state of it
 * @out: (element-type PwDoubt): what cannot be is appended; free the texts
 */
void
pw_game_doubts (const PwGame *game, gconstpointer state, GArray *out)
{
  if (HAS (game, position, doubts))
    game->position->doubts (state, out);
}

/**
 * pw_game_audit:
 * @game: a game
 * @state: a state of it
 * @seat: a player
 * @out: (inout): empty at first: which points can have come together before the final scoring
 *
 * Returns: %FALSE where nobody knows
 */
gboolean
pw_game_audit (const PwGame *game, gconstpointer state, guint seat, PwAudit *out)
{
  if (!HAS (game, position, audit))
    return FALSE;
  game->position->audit (state, seat, out);
  return TRUE;
}

/**
 * pw_game_phrase:
 * @game: a game
 * @state: a state of it
 * @seat: whom it is about
 * @text: what was typed
 * @out: statements are appended
 * @error: return location: why that cannot be
 *
 * Returns: whether the game understands such words: see PwGamePosition.phrase
 */
gboolean
pw_game_phrase (const PwGame *game, gconstpointer state, guint seat, const char *text, PwMoves *out, GError **error)
{
  return HAS (game, position, phrase) && game->position->phrase (state, seat, text, out, error);
}

/**
 * pw_game_n_questions:
 * @game: a game
 *
 * Returns: how many questions its final scoring depends on, at most 64
 */
guint
pw_game_n_questions (const PwGame *game)
{
  return game->position ? game->position->n_questions : 0;
}

/**
 * pw_game_n_cards:
 * @game: a game
 *
 * Returns: how many cards a position is entered on: those of PwGamePosition.cards
 */
guint
pw_game_n_cards (const PwGame *game)
{
  return game->position ? game->position->n_cards : 0;
}

/**
 * pw_game_can_say:
 * @game: a game
 *
 * Returns: whether what lies on the table can be said in statements: whether there is PwGamePosition.say
 */
gboolean
pw_game_can_say (const PwGame *game)
{
  return HAS (game, position, say);
}

/**
 * pw_game_leaves:
 * @game: a game
 * @setup: who plays
 * @state: a state of it
 * @move: a move to another level
 *
 * Returns: (transfer full) (nullable): what goes by unseen with that move
 */
char *
pw_game_leaves (const PwGame *game, const PwSetup *setup, gconstpointer state, const PwMove *move)
{
  return HAS (game, levels, leaves) ? game->levels->leaves (setup, state, move) : NULL;
}
