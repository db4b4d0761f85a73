/* pw-game-groups.h: what some games have and others lack, group by group
 *
 * PwGame points at those that a game has. One that it lacks is %NULL, and so is what it lacks of one: whoever asks, asks the
 * functions of pw-game.h, such as pw_game_turns(), and pw-game-defaults.c and pw-game-entry-defaults.c alone know what holds then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "pw-ending.h"
#include "pw-event.h"
#include "pw-field.h"
#include "pw-level.h"
#include "pw-move.h"
#include "pw-named.h"
#include "pw-random.h"
#include "pw-setup.h"

G_BEGIN_DECLS

/* -- Dealing: where the table rolls or draws ------------------------------------------------------- */

/**
 * PwDealFlags:
 * @PW_DEAL_RECORDED: name every tile as soon as it lies open; otherwise only what a rule needs
 * @PW_DEAL_GREEDY: players mostly take what scores most at once; otherwise any legal move
 * @PW_DEAL_BUILDER: players mostly save and build for later (PwGameDealing.worth)
 * @PW_DEAL_SKILLED: players do what somebody would who has played it before (PwGameDealing.rate); as builders where a game cannot say
 * @PW_DEAL_OPEN: players say nothing that can still be said later (PwGameDealing.leave_open)
 * @PW_DEAL_WHIMS: players with a style do anything at all more often, as people do not play as the program does
 */
typedef enum
{
  PW_DEAL_LAZY = 0,
  PW_DEAL_RECORDED = 1 << 0,
  PW_DEAL_GREEDY = 1 << 1,
  PW_DEAL_BUILDER = 1 << 2,
  PW_DEAL_SKILLED = 1 << 3,
  PW_DEAL_OPEN = 1 << 4,
  PW_DEAL_WHIMS = 1 << 5,
} PwDealFlags;

/**
 * PwMemo:
 *
 * What a game has found out while it rated some of the moves of one decision, and needs for others of them; all zero for the first.
 */
typedef struct
{
  guint64 words[128];
} PwMemo;

/**
 * PwKept:
 *
 * What a game has found out while it was played out, and what is so still; all zero where the state has changed otherwise.
 */
typedef struct
{
  guint64 words[4];
} PwKept;

/**
 * PwPlayedOn:
 * @PW_PLAYED_NOTHING: nothing has changed, nothing was taken from the generator: this move goes the ordinary way
 * @PW_PLAYED_MOVE: one move was played
 * @PW_PLAYED_OVER: the game is over
 *
 * What became of PwGameDealing.play_on.
 */
typedef enum
{
  PW_PLAYED_NOTHING,
  PW_PLAYED_MOVE,
  PW_PLAYED_OVER,
} PwPlayedOn;

/**
 * PwGameDealing:
 * @deal: a move of the table with random contents
 * @worth: (nullable): what a legal move is worth to a dealt player who builds for later, 0 to 15; nothing is asked but the
 *   order. %NULL: nothing, apart from doing something at all
 * @rate: (nullable): what a legal move is worth for later, in hundredths of a point: what it scores at once is counted besides, and @scores
 *   set to %FALSE where that is certainly nothing, and the move need not be tried out; @memo is the game's own from move to move of one
 *   decision. By it a game is played on where nobody knows how it goes on. %NULL: as @worth has it
 * @draws: (nullable): whether the table may draw now although a player acts: what lies face down need not be named before it is
 *   played, but is where the program draws it. %NULL: never
 * @leave_open: (nullable): leaves out of a legal move what can be said later, so that it is legal still. %NULL: there is no such thing
 * @name: (nullable): a move of the table that names at random, as far as the census tells, something that lies open and that nobody has named
 *   yet, whoever acts; %FALSE where all is named. %NULL: nothing lies open without a name
 * @guesses: (nullable): whether a legal move takes something that lies open and that nobody has named yet; @named then is the move of the
 *   table that says first what it is, and nothing where the move leaves that open too. %NULL: none does
 * @pick: (nullable): the legal move at the place pw_random_below (@random, n) of the n that pw_game_legal() lists, found without listing
 *   them; %FALSE, with nothing taken from @random, where the list is needed. A player acts. %NULL: it always is
 * @play_on: (nullable): plays one move at random: the very one that @deal gives, or else @pick, carried out as PwMoveKind.apply does
 *   it; but events are only counted (%PW_EVENTS_COUNTED); what it has kept is its own from move to move. %NULL: there is no quicker way
 * @carry_out: (nullable): carries a move out as PwMoveKind.apply does, where events are only counted; %FALSE, and nothing is done, where it
 *   is one that is not played out. %NULL: there is no quicker way
 *
 * A game needs it where the table makes moves (PwMoveKind.table): the program can then roll and draw for people, and tests and
 * benchmarks play whole games. Without: people enter every die, and no remedy shows one.
 */
typedef struct
{
  void (*deal)  (gconstpointer state, PwRandom *random, PwDealFlags flags, PwMove *out);
  int  (*worth) (gconstpointer state, const PwMove *move);
  int  (*rate)  (gconstpointer state, const PwMove *move, gboolean *scores, PwMemo *memo);
  gboolean (*draws) (gconstpointer state);
  void (*leave_open) (gconstpointer state, PwMove *move);
  gboolean (*name) (gconstpointer state, PwRandom *random, PwMove *out);
  gboolean (*guesses) (gconstpointer state, const PwMove *move, PwMove *named);
  gboolean (*pick) (gconstpointer state, PwRandom *random, PwMove *out);
  PwPlayedOn (*play_on) (gpointer state, PwRandom *random, PwDealFlags flags, PwEvents *points, PwKept *kept);
  gboolean (*carry_out) (gpointer state, const PwMove *move, PwEvents *points);
} PwGameDealing;

/* -- Turns: where not everybody plays alone and round the table ------------------------------------------ */

/**
 * PwGameTurns:
 * @order: (nullable): the seats in the order of this round; those before @n_done have finished theirs. %NULL: the order of the
 *   seats
 * @next: (nullable): whose turn comes after the actor's, or %PW_NOBODY where nobody knows. %NULL: the first in the order who
 *   has not finished and is not the actor
 * @side: (nullable): on which side a seat plays, counted from 0: who plays together has one place. %NULL, or alike for all:
 *   each plays alone
 *
 * A game needs it where the order of players changes, or where some play together.
 */
typedef struct
{
  void  (*order) (gconstpointer state, guint8 *seats, guint *n_done);
  int   (*next)  (gconstpointer state);
  guint (*side)  (const PwSetup *setup, guint seat);
} PwGameTurns;

/* -- Entry: where a move costs fewer keys than its arguments ---------------------------------------------- */

/**
 * PwGameEntry:
 * @complete: (nullable): fills optional arguments the player left open: the cheapest payment, the only die... %FALSE with an
 *   error that says what to add when several are equally good. %NULL: nothing may be left open
 * @choices: (nullable): the next step of choosing a move: what may be added to @partial. %NULL: pw_choices_plain()
 * @shortcuts: (nullable): appends to @choices, which follow @partial, what says more at once than each of them: a tile with what is thrown out
 *   for it, where its name is still to come. They stand behind the others where digits have been typed, are moves that some list leads to as
 *   well, and words never mean them but by their whole label. Before anything is chosen each of them is a sign, its letter, that is typed in
 *   place of a number: what is paid for a tile that is bought. %NULL: there are none
 * @ask: (nullable): what is asked once a part of a move is chosen: @partial, and the @choices (PwChoice) that follow it (free
 *   it). %NULL, also of the function: what the prompt asks
 * @dice_count: (nullable): how many dice the argument at @index of a kind holds now, between its least and its most; 0, or a
 *   %NULL here: its most
 * @unlikely: (nullable): why a move that Enter alone or a single word says is hardly meant now, though it is legal, and what Enter once more
 *   does (free it): an "end" that is typed by habit must not end the turn of whoever comes next. %NULL, also of the function: it is
 * @is_done: (nullable): whether a choice is that somebody does no more now, such as to pass or to end a turn: people may say “done” for it. Not
 *   where something is given up by it that they may have forgotten. %NULL: none is
 * @also_called: (nullable): further words that may be typed for a choice than those of its label (free it). %NULL, also of the function: none
 * @without: (nullable): writes to @out what whoever acts does without, such as a second tile, where only that keeps @seat from acting, and
 *   it goes nearly without saying: entering what @seat does asks for it. %NULL, or %FALSE: nothing
 * @unsaid: (nullable): for a typed line that does not name its kind of move: what it says then, where that is more than with the name; %FALSE
 *   with an error where it may be several things then. %NULL: the same
 * @why_none: (nullable): where @move leaves something open and no value of that makes it legal: why none does, with a remedy, by a rule; %FALSE
 *   where there is no one reason. %NULL: there is none
 * @group: (nullable): what dice that lie together say, whoever uses them now: @number is what they are for, 0 where nobody says it, @dice
 *   their faces in any order. It writes all of that move, also one that a rule forbids, to @move, which has its player. %FALSE where they are
 *   more than a group can have, and, without a kind of @move, where no groups are used now. %NULL: dice are used one by one
 * @joined: (nullable): what is typed for the dice of @move (%PW_MOVE_JOINED), so that @group reads these and no others (free it); empty for
 *   none. %NULL: no dice are put together by clicks
 * @trail: (nullable): names of the decisions that wait below the one that is asked, the oldest first (free it): an effect, the favour in it...
 *   %NULL, also of the function: none
 *
 * A game needs it where a move has optional arguments, where its choices have an order of their own, or where dice get fewer.
 */
typedef struct
{
  gboolean (*complete)   (gconstpointer state, PwMove *move, GError **error);
  void     (*choices)    (gconstpointer state, const PwMove *partial, GArray *out);
  void     (*shortcuts)  (gconstpointer state, const PwMove *partial, GArray *choices);
  char    *(*ask)        (const PwSetup *setup, gconstpointer state, const PwMove *partial, const GArray *choices);
  guint    (*dice_count) (gconstpointer state, guint kind, guint index);
  char    *(*unlikely)   (const PwSetup *setup, gconstpointer state, const PwMove *move);
  gboolean (*is_done)    (gconstpointer state, const PwMove *choice);
  char    *(*also_called) (gconstpointer state, const PwMove *choice);
  gboolean (*without)    (gconstpointer state, guint seat, PwMove *out);
  gboolean (*unsaid)     (gconstpointer state, PwMove *move, GError **error);
  gboolean (*why_none)   (gconstpointer state, const PwMove *move, GError **error);
  gboolean (*group)      (gconstpointer state, guint number, const guint8 *dice, guint n, PwMove *move);
  char    *(*joined)     (gconstpointer state, const PwMove *move);
  GStrv    (*trail)      (const PwSetup *setup, gconstpointer state);
} PwGameEntry;

/* -- Story: where a game has chapters ------------------------------------------------------------------------ */

/** PW_MAX_FEATS: no game counts more of a player besides points. */
#define PW_MAX_FEATS 8
/** PW_FEAT_UNKNOWN: nobody knows, as not everything was entered. */
#define PW_FEAT_UNKNOWN (-1)

/**
 * PwFeat:
 * @id: "double-turns": the head of a column for other programs
 * @name: the same for people (N_())
 * @most: of many games the most is told, not the mean
 *
 * Something that statistics count of a player besides points.
 */
typedef struct
{
  const char *id;
  const char *name;
  gboolean most;
} PwFeat;

/**
 * PwGameStory:
 * @chapter: (nullable): "B": for a chart's axis (free it), or %NULL before the first. %NULL: there are none
 * @round: (nullable): "Spring": the round in its chapter, for tables (free it); called as its chapter, it is all of it. %NULL: its
 *   number there
 * @now: (nullable): "Tile 35 of 95, 61 left": where the game is, move by move, where a moment is a stretch of several (free it). %NULL:
 *   the moment says it
 * @ending: (nullable): what a move brought to its end, and what is done on the table before the next; see PwEnding. %NULL: the
 *   sentence of the move says it all
 * @feats: (nullable) (array length=n_feats): what statistics count besides points
 * @n_feats: how many, at most %PW_MAX_FEATS
 * @count: of a seat, a number for each of @feats, or %PW_FEAT_UNKNOWN; needed where there are any
 *
 * A game needs it where it has phases or years: charts and tables name them, and the log says what ends with them.
 */
typedef struct
{
  char *(*chapter) (const PwSetup *setup, gconstpointer state);
  char *(*round)   (const PwSetup *setup, gconstpointer state);
  char *(*now)     (const PwSetup *setup, gconstpointer state);
  void  (*ending)  (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events, guint n_events,
                    PwEnding *out);
  const PwFeat *feats;
  guint n_feats;
  void  (*count)   (gconstpointer state, guint seat, int *out);
} PwGameStory;

/* -- Repair: where the log does not fit ------------------------------------------------------------------------- */

/**
 * PwMend:
 * @PW_MEND_NOTHING: there is no such help
 * @PW_MEND_BEFORE: another move has to be played before
 * @PW_MEND_DROP: the move is needless by now and may be left out
 */
typedef enum
{
  PW_MEND_NOTHING,
  PW_MEND_BEFORE,
  PW_MEND_DROP,
} PwMend;

/**
 * PwGameRepair:
 * @force: (nullable): makes a move that breaks a rule playable, for "we played it so": fills in what @move leaves open
 *   so that apply can carry it out, out of turn too. %FALSE with an error where that cannot be on
 *   any table. %NULL: nothing can be played so
 * @mend: (nullable): for a line of the log that no longer fits, after an earlier one was changed: writes to @out a
 *   move that is only a consequence (ending a turn, doing without an effect) and makes room for
 *   @move, or says that @move itself has become needless. %NULL: there is no such help
 * @asked: (nullable): which decision is asked in @state, as a number that is another for every other one, and not 0; writes to
 *   @decline the move that does without it, or says by %FALSE that none can. A line that answered another decision than is asked
 *   once an earlier line was changed is no answer to that one. %NULL: any answer that fits is one
 * @upgrade: (nullable): for a line of a record of earlier rules (their version, or 0 where nobody says) that does not fit in
 *   @state: writes to @out what has to be played before it now and went without saying then, such as doing without an effect; or,
 *   with a reason, the line itself as a correction, as it was right then. Or says that the line is to be dropped, as it
 *   is among @events by now: what came of the move before, some of it by itself. %NULL: nothing
 *
 * A game needs it once it is played at real tables: rules are overruled, early lines are changed, and records outlive its rules.
 */
typedef struct
{
  gboolean (*force)   (gconstpointer state, PwMove *move, GError **error);
  PwMend   (*mend)    (gconstpointer state, const PwMove *move, PwMove *out);
  gboolean (*asked)   (gconstpointer state, guint64 *asked, PwMove *decline);
  PwMend   (*upgrade) (gconstpointer state, const PwSetup *setup, guint rules, const PwMove *move, const PwEvent *events,
                       guint n_events, PwMove *out);
} PwGameRepair;

/* -- Seating: where one choice at the start changes what others can be ----------------------------------------------- */

/**
 * PwGameSeating:
 * @seats: (nullable): how many sit down where such options are chosen, before PwGamePlay.setup has its say; @min and @max hold what
 *   the game has. %NULL: just those
 * @offered: (nullable): whether a value of a seat option is put before people, and dealt, with such a set-up, or with any where
 *   @setup is %NULL. %NULL: all are
 * @matters: (nullable): whether an option of the table changes anything with such a set-up. %NULL: each does
 * @lacks: (nullable): of an option that changes nothing, what it goes with, a sentence (N_()); the option is shown all the same, and
 *   cannot be chosen. %NULL, or where it returns %NULL: what changes nothing is not shown
 * @adjust: (nullable): what follows from a choice of @seat, or of an option of the table (%PW_TABLE), for the seat options of
 *   others: partners have one board. %NULL: nothing
 *
 * A game needs it where its options hang together.
 */
typedef struct
{
  void     (*seats)   (const PwSetup *setup, guint *min, guint *max);
  gboolean (*offered) (const PwSetup *setup, guint seat_option, int value);
  gboolean (*matters) (const PwSetup *setup, guint option);
  const char *(*lacks) (const PwSetup *setup, guint option);
  void     (*adjust)  (PwSetup *setup, int seat);
} PwGameSeating;

/* -- Components that people enter themselves --------------------------------------------------------------------------- */

/**
 * PwGameComponents:
 * @print: a component as a single line of JSON, or %NULL for what every copy of the program knows (free it)
 * @parse: the way back, which makes it known and gives its value
 *
 * A game needs it where people enter something printed, such as a board. That is a value of an option too: of a seat option,
 * or, where @option is PwGameTerms.n_seat_options or more, of an option of the table: that of the rest. A record carries it.
 */
typedef struct
{
  char    *(*print) (guint option, int value);
  gboolean (*parse) (guint option, const char *text, gint16 *value, GError **error);
} PwGameComponents;

/* -- Levels: where a game is kept in several ways ---------------------------------------------------------------------------- */

/**
 * PwGameLevels:
 * @levels: (array length=n_levels): how it can be kept, the usual way first
 * @n_levels: how many, 1 to %PW_MAX_LEVELS
 * @words: their ids and titles, in their order, as records and the move "level" say them
 * @now: at which of them the game is kept now; @seat is set to whom that follows, where it follows somebody
 * @followed: (nullable): bit set of the seats whose boards are as the moves say. %NULL: all
 * @leaves: (nullable): what goes by unseen if the game goes over to another level now by @move, such as somebody's open dice: a
 *   sentence (free it). %NULL, also of the function: nothing
 *
 * A game needs it where not everything has to be entered. Without: everything is, by everybody.
 */
typedef struct
{
  const PwLevel *levels;
  guint n_levels;
  const PwVocabulary *words;
  guint (*now)      (gconstpointer state, int *seat);
  guint (*followed) (gconstpointer state);
  char *(*leaves)   (const PwSetup *setup, gconstpointer state, const PwMove *move);
} PwGameLevels;

/* -- Ledger: where players hold more than points ---------------------------------------------------------------------------- */

/** PW_MAX_HOLDINGS: no game has more columns in its ledger. */
#define PW_MAX_HOLDINGS 12

/**
 * PwGameLedger:
 * @holdings: (array length=n_holdings): what a ledger counts besides points, in the order of its columns
 * @n_holdings: how many, 1 to %PW_MAX_HOLDINGS
 * @hold: what @seat holds: a number for each of @holdings, never negative, read off @state and
 *   nothing else: so undoing a move undoes what it changed here, whatever its kind
 * @counted: (nullable): whether anybody knows how many of @holdings (an index) players hold, as the game is agreed and entered: a column of
 *   what nobody counts says nothing. %NULL: of each
 * @written: (nullable): whether people who count at the table write down points of a source (an index into PwGame.sources)
 *   with such a set-up: a blank score sheet has a row for it. %NULL: of each
 *
 * A game needs it where silver, goods or tokens come and go. Without: the ledger has points alone.
 */
typedef struct
{
  const PwNamed *holdings;
  guint n_holdings;
  void (*hold) (gconstpointer state, guint seat, int *out);
  gboolean (*counted) (gconstpointer state, guint holding);
  gboolean (*written) (const PwSetup *setup, guint source);
} PwGameLedger;

/* -- Positions: where a game can be entered as it lies there --------------------------------------------------------------------- */

/**
 * PwDoubt:
 * @rule: index into PwGame.rules: the rule that a position cannot keep
 * @seat: whose board, or %PW_TABLE
 * @field: a statement without its value: the thing that was said, for views to point at; its
 *   kind is %PW_KIND_ANY where it is not one thing
 * @text: a whole sentence (translated; free it)
 * @secret: it tells of points that nobody is told before the end: see pw_history_hides()
 *
 * Something in a position that cannot be. It is pointed out and still scored.
 */
typedef struct
{
  guint rule;
  int seat;
  PwMove field;
  char *text;
  gboolean secret;
} PwDoubt;

/**
 * PwAudit:
 * @lowest: the fewest points the track can show with what lies there
 * @highest: the most
 * @exact: whether nothing was guessed
 * @lines: (element-type utf8): the reckoning, a sentence a line (translated)
 *
 * Which scores before the final scoring go with a position.
 */
typedef struct
{
  int lowest, highest;
  gboolean exact;
  GPtrArray *lines;
} PwAudit;

/**
 * PwQuestion:
 * @name: what is asked for (N_()): "Silver"
 * @rules: the numbers of the rules that make points of it, with spaces between them
 * @kind: the statement that answers it, an index into PwGame.kinds
 * @about: where that statement says what it is about, or -1: nothing else but its number
 * @what: what it says there
 * @number: where it has its number
 * @min: the least number
 * @max: the most
 * @stage: asked only once nothing of an earlier stage is open for anybody, as what decides a tie
 * @each: of a set: the statement about one of it, in place of @kind, which only says that there is none;
 *   its @each_about holds @each_from + the element, its @each_number 1 or, where it is not there, 0. A set
 *   has @choices. Of a number, @each_from is added to the answer
 * @element: how many there are of what this element of the last set before it counts; 0: it belongs to none
 * @choices: of a set: which elements it can have, bit n for n
 * @set: of a set: those it has
 * @value: of a number: what is known of it
 * @adds: such a statement adds to what there is; people say what that makes in all
 * @besides: (nullable): how much of it there is besides what the statement says: its number is the rest
 * @known: (nullable): whether the state tells the answer, though nobody gave it
 * @needed: (nullable): whether the result depends on it now; %NULL: always
 * @hinges: 1 + the question whose answer alone says whether this is needed: it is shown beside that one from the beginning, so that
 *   nobody is asked what he did not see coming; 0: none
 * @only: (nullable): where @hinges is set, when it is needed (N_()): "only with the Cathedral or in a tie"
 * @also: another statement that answers it, said in other words, such as counted tokens; 0, the first kind, which is none: there is none
 *
 * Something that the result of a game depends on: with the answers to those that are needed, and nothing else,
 * the final scoring is right. What is given to the functions is the question itself.
 */
typedef struct _PwQuestion PwQuestion;
struct _PwQuestion
{
  const char *name;
  const char *rules;
  guint8 kind;
  gint8 about;
  gint16 what;
  guint8 number;
  gint16 min, max;
  guint8 stage;
  guint8 each;
  guint8 each_about, each_number;
  gint16 each_from;
  guint8 element;
  gboolean adds;
  guint64  (*choices) (gconstpointer state, guint seat);
  guint64  (*set)     (gconstpointer state, guint seat);
  int      (*value)   (gconstpointer state, guint seat, const PwQuestion *question);
  int      (*besides) (gconstpointer state, guint seat, const PwQuestion *question);
  gboolean (*known)   (gconstpointer state, guint seat, const PwQuestion *question);
  gboolean (*needed)  (gconstpointer state, guint seat, const PwQuestion *question);
  guint8 hinges;
  const char *only;
  guint8 also;
};

/* For PwQuestion.known: whoever has some of it was told so. */
static inline gboolean
pw_question_is_not_zero (gconstpointer state, guint seat, const PwQuestion *question)
{
  return question->value (state, seat, question) != 0;
}

/**
 * PwGamePosition:
 * @say: (nullable): appends the statements that make @to out of @from, apart from what they cannot say. %NULL: what lies there
 *   cannot be said as a record
 * @doubts: (nullable): what cannot be in a position: PwDoubt's are appended; free their texts. %NULL: nothing is doubted
 * @audit: (nullable): which points can have come together before the final scoring; @out is empty. %NULL: nobody knows
 * @phrase: (nullable): statements about @seat that its people's words make, where they are no notation: "3 banks", "12 empty".
 *   Appends nothing, and returns %FALSE, where it understands none; with an error, where it understands what
 *   cannot be. %NULL: it understands none
 * @questions: (nullable) (array length=n_questions): on which the final scoring depends, in the order they are asked
 * @n_questions: how many, at most 64
 * @cards: (nullable) (array length=n_cards): what a position is made of, in the order it stands on the page. %NULL: plain
 *   forms serve
 * @n_cards: how many
 *
 * A game needs it where it has a level with the end position alone (PwLevel.end), or one that follows a single board and goes up.
 */
typedef struct
{
  void     (*say)    (gconstpointer from, gconstpointer to, PwMoves *out);
  void     (*doubts) (gconstpointer state, GArray *out);
  void     (*audit)  (gconstpointer state, guint seat, PwAudit *out);
  gboolean (*phrase) (gconstpointer state, guint seat, const char *text, PwMoves *out, GError **error);
  const PwQuestion *questions;
  guint n_questions;
  const PwFieldCard *cards;
  guint n_cards;
} PwGamePosition;

/* -- Printed values: where what is printed on components is not certain ------------------------------------------------------------ */

/**
 * PwPrintedState:
 * @PW_PRINTED_SURE: certain
 * @PW_PRINTED_CONFIRMED: somebody has read it off the component
 * @PW_PRINTED_PRESET: taken from elsewhere, and offered to be confirmed
 * @PW_PRINTED_UNKNOWN: doubtful: nothing is offered, and what is taken meanwhile is the best there is
 *
 * How far a printed value is known.
 */
typedef enum
{
  PW_PRINTED_SURE,
  PW_PRINTED_CONFIRMED,
  PW_PRINTED_PRESET,
  PW_PRINTED_UNKNOWN,
} PwPrintedState;

/**
 * PwGamePrinted:
 * @n: how many values there are, certain ones too
 * @known: how far the one at @i is known in @state
 * @label: what it is (translated; free it): "Tailor, cost"
 * @value: what is taken for it (translated; free it): "1 wood, 1 of choice"
 * @say: writes to @out the line that says what is taken for it (PwMoveKind.lasting): it confirms that, and others that it says besides
 * @rests: how far the values are known on which @move rests, the worst of them, and the line that confirms them in @out;
 *   %PW_PRINTED_SURE where it rests on none
 *
 * A game needs it where nobody could read its components when it was made. What people read is kept for later games
 * (model/pw-printed.h), and asked at the first use.
 */
typedef struct
{
  guint n;
  PwPrintedState (*known) (gconstpointer state, guint i);
  char *(*label) (gconstpointer state, guint i);
  char *(*value) (gconstpointer state, guint i);
  void  (*say)   (gconstpointer state, guint i, PwMove *out);
  PwPrintedState (*rests) (gconstpointer state, const PwMove *move, PwMove *out);
} PwGamePrinted;

G_END_DECLS
