/* pw-game-defaults.c: what holds where a game says nothing: with pw-game-entry-defaults.c the only place that knows what a game
 * may lack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-game-has.h"

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
 * pw_game_asked:
 * @game: a game
 * @state: a state of it
 * @asked: (out): which decision is asked; 0 where the game does not say
 * @decline: (out): what does without it
 *
 * Returns: whether one can do without it: see PwGameRepair.asked
 */
gboolean
pw_game_asked (const PwGame *game, gconstpointer state, guint64 *asked, PwMove *decline)
{
  *asked = 0;
  return HAS (game, repair, asked) && game->repair->asked (state, asked, decline);
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
