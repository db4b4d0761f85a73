/* pw-game.h: what a game is: constants, tables and functions over a flat state
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "pw-ending.h"
#include "pw-event.h"
#include "pw-kind-set.h"
#include "pw-level.h"
#include "pw-move.h"
#include "pw-random.h"
#include "pw-rule.h"
#include "pw-setup.h"

G_BEGIN_DECLS

typedef struct _PwGame PwGame;

/**
 * PwMoveKind:
 * @name: "take": as records, the log and the command line write it
 * @title: the same for people (N_())
 * @args: its arguments in the order they are written; those that are not optional come first
 * @n_args: how many
 * @table: %TRUE when the table makes it (dice, draws), %FALSE when a player does
 * @check: (nullable): whether the move keeps the rules in this state; %NULL: whenever it is playable. Changes nothing; formats a message
 *   only where @error is not %NULL. The move's kind is known to be playable now and its player
 *   to be the one who acts, or with @anybody any seat.
 * @apply: carries the move out on @state. Never fails after check; appends to @events.
 * @legal: (nullable): appends every legal move of this kind for whoever acts, in completed form. %NULL, where the arguments
 *   can be filled in in at most %PW_MAX_PRODUCTS ways: those that @check accepts
 * @statement: %TRUE when it says what lies on the table rather than what somebody did. Its
 *   player may be any seat, its @check asks only whether such a thing can lie there, and @legal
 *   lists nothing. It is played where a position is entered (PwGame.playable says so), and at
 *   any other time as a correction, with a reason.
 * @early: a statement that is made during play too, when something lying face down is named: it asks
 *   for no position
 * @anybody: a move that does not wait for its player's turn: whoever acts, @check says whose it may be, and
 *   @legal lists it for each of them
 * @n_values: of a statement: so many of its last arguments are the value, those before them the thing
 *   it is about; 0 stands for 1
 *
 * One kind of move. Whatever @legal lists, @check accepts; whatever @check accepts with other
 * payments is in the list in its cheapest form.
 */
typedef struct
{
  const char *name;
  const char *title;
  const PwArg *args;
  guint n_args;
  gboolean table;
  gboolean (*check) (gconstpointer state, const PwMove *move, GError **error);
  void     (*apply) (gpointer state, const PwMove *move, PwEvents *events);
  void     (*legal) (gconstpointer state, PwMoves *out);
  gboolean statement;
  gboolean early;
  guint n_values;
  gboolean anybody;
} PwMoveKind;

/** PW_MAX_PRODUCTS: a kind whose arguments can be filled in in more ways lists its legal moves itself. */
#define PW_MAX_PRODUCTS 1000

/**
 * PwNamed:
 *
 * A score source, a resource or a holding: id for files, name for people, letter and look for charts.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *letter;
  const char *color;
} PwNamed;

/** PW_MAX_HOLDINGS: no game has more columns in its ledger. */
#define PW_MAX_HOLDINGS 12

/**
 * PwChoice:
 * @move: complete where @more is %FALSE; else what is chosen so far, the rest %PW_ARG_NONE
 * @more: picking it leads to another list
 * @points: what it scores at once for the player
 * @group: the game's ordering group, for separators
 * @icon: what to draw before it: a game's own icon code (its board knows), or -1
 * @number: the number that people know it by, of a die, a depot, a tile; 0: it has none. Where the
 *   choices of a list have one, they are chosen by it. A few without may come last; not after
 *   numbers above 6
 * @die: for what lists them, no matter of games: the only die that is left, whose number may be typed
 *   before that of a choice; 0: there is none
 * @alike: words do not tell it from others of its list: where they leave only such, a digit behind them is its place among these
 * @fact: which of its list it is lies on the table and is nobody's decision: Enter takes none of
 *   several by itself
 */
typedef struct
{
  PwMove move;
  gboolean more;
  gint16 points;
  gint16 group;
  gint16 icon;
  gint16 number;
  gint16 die;
  gboolean fact;
  gboolean alike;
} PwChoice;

/**
 * PwOutcome:
 * @PW_OUTCOME_PLACE: the place says it
 * @PW_OUTCOME_WON: who plays against the game has won
 * @PW_OUTCOME_LOST: or lost
 *
 * Whether a game is won by comparing, or against the game itself.
 */
typedef enum
{
  PW_OUTCOME_PLACE,
  PW_OUTCOME_WON,
  PW_OUTCOME_LOST,
} PwOutcome;

/**
 * PwStanding:
 * @place: 1 for the winner; equal places where even the tie-break does not decide
 * @score: all points, of a side those of all its members
 * @outcome: a #PwOutcome; where it is not %PW_OUTCOME_PLACE, the place says nothing
 * @tie_break: a sentence on what decided: against the next lower of the same score, of a side for its
 *   first seat, or whether the game is won; or %NULL (translated; free it)
 * @rule: (nullable): the id of the rule by which it decided
 */
typedef struct
{
  guint place;
  int score;
  PwOutcome outcome;
  char *tie_break;
  const char *rule;
} PwStanding;

/**
 * PwDealFlags:
 * @PW_DEAL_RECORDED: name every tile as soon as it lies open; otherwise only what a rule needs
 * @PW_DEAL_GREEDY: players mostly take what scores most at once; otherwise any legal move
 * @PW_DEAL_BUILDER: players mostly save and build for later (PwGame.worth)
 */
typedef enum
{
  PW_DEAL_LAZY = 0,
  PW_DEAL_RECORDED = 1 << 0,
  PW_DEAL_GREEDY = 1 << 1,
  PW_DEAL_BUILDER = 1 << 2,
} PwDealFlags;

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
 * PwDoubt:
 * @rule: index into PwGame.rules: the rule that a position cannot keep
 * @seat: whose board, or %PW_TABLE
 * @field: a statement without its value: the thing that was said, for views to point at; its
 *   kind is %PW_KIND_ANY where it is not one thing
 * @text: a whole sentence (translated; free it)
 *
 * Something in a position that cannot be. It is pointed out and still scored.
 */
typedef struct
{
  guint rule;
  int seat;
  PwMove field;
  char *text;
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
 * @kind: the statement that answers it, as PwGame.kinds has it
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
 * @needed: whether the result depends on it now
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
};

/**
 * PwGame:
 *
 * A game. State is one flat struct without pointers of @state_size bytes: copying is
 * assignment, equality is memcmp(). No function keeps anything outside the state.
 */
struct _PwGame
{
  const char *id;               /* "burgundy": files and command line */
  const char *name;             /* for people (N_()) */
  guint bgg_id;                 /* its number in the catalogue of BoardGameGeek; 0: not known */
  guint rules_version;
  guint min_players, max_players;
  gsize state_size;

  const PwMoveKind *kinds;
  guint n_kinds;
  const PwRule *rules;
  guint n_rules;
  const PwNamed *chapters;      /* of the rules: the id is what comes before the first dot of their numbers; may be NULL */
  guint n_chapters;
  const PwNamed *sources;       /* of points, in the order charts and tables show them */
  guint n_sources;
  const PwNamed *resources;
  guint n_resources;
  const PwNamed *holdings;      /* what a ledger counts besides points, in the order of its columns */
  guint n_holdings;             /* at most PW_MAX_HOLDINGS; 0: nothing */
  const char *const *notes;     /* ids of its own notes, for files; may be NULL */
  guint n_notes;
  const PwOption *options;      /* of the table */
  guint n_options;
  const PwOption *seat_options; /* of one seat */
  guint n_seat_options;
  const char *const *groups;    /* titles of groups of options (N_()), in the order of set-up pages; may be NULL */
  guint n_groups;
  const PwPreset *presets;      /* options of the table by a single press; may be NULL */
  guint n_presets;
  const PwQuestion *questions;  /* on which the final scoring depends, in the order they are asked; may be NULL */
  guint n_questions;            /* at most 64 */
  const PwLevel *levels;        /* how it can be kept, the usual way first; NULL: everything is entered */
  guint n_levels;               /* at most PW_MAX_LEVELS */
  const PwVocabulary *level_words; /* their ids and titles, in their order, as records and the move "level" say them */

  /* Called once before anything else; loads tables. */
  void     (*init)     (void);

  /* Writes the first state. @setup has passed pw_setup_validate(). */
  gboolean (*setup)    (gpointer state, const PwSetup *setup, GError **error);

  /* Whose move it is: a seat, PW_TABLE or PW_NOBODY. */
  int      (*actor)    (gconstpointer state);

  /* The seats in the order of this round; those before @n_done have finished theirs. May be
   * NULL: the order of the seats. */
  void     (*turns)    (gconstpointer state, guint8 *seats, guint *n_done);

  /* Whose turn comes after the actor's, or PW_NOBODY where nobody knows. May be NULL: the first in
   * the order who has not finished and is not the actor. */
  int      (*next)     (gconstpointer state);

  /* The kinds that may be played now. */
  PwKindSet (*playable) (gconstpointer state);

  /* The rule that says why @move's kind cannot be played now; writes the refusal: see pw_game_not_now(). */
  void     (*not_now)  (gconstpointer state, const PwMove *move, GError **error);

  /* Fills optional arguments the player left open: the cheapest payment, the only die...
   * FALSE with an error that says what to add when several are equally good. May be NULL. */
  gboolean (*complete) (gconstpointer state, PwMove *move, GError **error);

  /* For a line of the log that no longer fits, after an earlier one was changed: writes to @out a
   * move that is only a consequence (ending a turn, doing without an effect) and makes room for
   * @move, or says that @move itself has become needless. May be NULL. */
  PwMend   (*mend)     (gconstpointer state, const PwMove *move, PwMove *out);

  /* For a line of a record of earlier rules (their version, or 0 where nobody says) that does not fit in @state: writes
   * to @out what has to be played before it now and went without saying then, such as doing without an effect; or,
   * with a reason, the line itself as a correction, as it was right then. Or says that the line is to be dropped, as it
   * is among @events by now: what came of the move before, some of it by itself. May be NULL: nothing. */
  PwMend   (*upgrade)  (gconstpointer state, const PwSetup *setup, guint rules, const PwMove *move, const PwEvent *events,
                        guint n_events, PwMove *out);

  /* The next step of choosing a move: what may be added to @partial. NULL: pw_choices_plain(). */
  void     (*choices)  (gconstpointer state, const PwMove *partial, GArray *out);

  /* A move of the table with random contents. */
  void     (*deal)     (gconstpointer state, PwRandom *random, PwDealFlags flags, PwMove *out);

  /* Whether the table may draw now although a player acts: what lies face down need not be named before it is played, but
   * is where the program draws it. NULL: never. */
  gboolean (*draws)    (gconstpointer state);

  /* What a legal move is worth to a dealt player who builds for later, 0 to 15; nothing is asked but the order.
   * NULL: nothing, apart from doing something at all. */
  int      (*worth)    (gconstpointer state, const PwMove *move);

  /* How many dice the argument at @index of a kind holds now, between its least and its most; 0, or a
   * NULL here: its most. */
  guint    (*dice_count) (gconstpointer state, guint kind, guint index);
  /* On which side a seat plays, counted from 0: who plays together has one place. NULL, or alike for all:
   * each plays alone. */
  guint    (*side)     (const PwSetup *setup, guint seat);

  /* Places 1.. for the scores; free tie_break. */
  void     (*rank)     (gconstpointer state, const int *scores, PwStanding *out);

  /* Text, all translated and newly allocated. @before is the state the move was played in. */
  char    *(*sentence) (const PwSetup *setup, gconstpointer before, const PwMove *move,
                        const PwEvent *events, guint n_events);
  char    *(*prompt)   (const PwSetup *setup, gconstpointer state);      /* what is asked now */
  /* What is asked once a part of a move is chosen: @partial, and the @choices (PwChoice) that follow it.
   * NULL, also of the function: what the prompt asks. */
  char    *(*ask)      (const PwSetup *setup, gconstpointer state, const PwMove *partial, const GArray *choices);
  char    *(*moment)   (const PwSetup *setup, gconstpointer state);      /* "Phase B, round 3 of 5" */
  /* What a move brought to its end, and what is done on the table before the next; see PwEnding. May be NULL: then the
   * sentence of the move says it all. */
  void     (*ending)   (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events,
                        guint n_events, PwEnding *out);
  char    *(*chapter)  (const PwSetup *setup, gconstpointer state);      /* "B": for a chart's axis, NULL before the first; may be NULL */
  char    *(*round)    (const PwSetup *setup, gconstpointer state);      /* "Spring": the round in its chapter, for tables; NULL: its number there */
  char    *(*choice_label)   (const PwSetup *setup, gconstpointer state, const PwChoice *choice); /* "Castle, a2 (1 worker)": what stands in parentheses is said by no word */
  char    *(*choice_sentence) (const PwSetup *setup, gconstpointer state, const PwChoice *choice);
  char    *(*event_text)     (const PwSetup *setup, const PwEvent *event); /* "c3, 1 space, phase A" */

  /* Makes a move that breaks a rule playable, for "we played it so": fills in what @move leaves open
   * so that apply can carry it out, out of turn too. FALSE with an error where that cannot be on
   * any table. NULL: nothing can be played so. */
  gboolean (*force)    (gconstpointer state, PwMove *move, GError **error);

  /* At which of @levels the game is kept now; @seat is set to whom that follows, where it follows somebody. NULL: the
   * first. */
  guint    (*level)    (gconstpointer state, int *seat);
  /* Bit set of the seats whose boards are as the moves say; NULL: all. */
  guint    (*followed) (gconstpointer state);

  /* What @seat holds: a number for each of PwGame.holdings, never negative, read off @state and
   * nothing else: so undoing a move undoes what it changed here, whatever its kind. NULL where
   * there are no holdings. */
  void     (*hold)     (gconstpointer state, guint seat, int *out);

  /* What cannot be in a position: PwDoubt's are appended; free their texts. May be NULL. */
  void     (*doubts)   (gconstpointer state, GArray *out);
  /* Which points can have come together before the final scoring; @out is empty. May be NULL. */
  void     (*audit)    (gconstpointer state, guint seat, PwAudit *out);
  /* Appends the statements that make @to out of @from, apart from what they cannot say. May be
   * NULL: then the game has no position. */
  void     (*position) (gconstpointer from, gconstpointer to, PwMoves *out);

  /* Statements about @seat that its people's words make, where they are no notation: "3 banks", "12 empty".
   * Appends nothing, and returns FALSE, where it understands none; with an error, where it understands what
   * cannot be. May be NULL. */
  gboolean (*phrase)   (gconstpointer state, guint seat, const char *text, PwMoves *out, GError **error);

  /* Components that people entered themselves, such as a board, are values of an option too: of a seat option,
   * or, where @option is n_seat_options or more, of an option of the table: that of the rest. A
   * record carries them: a component as a single line of JSON, or NULL for what every copy of the
   * program knows (free it); and the way back, which makes it known and gives its value. May be
   * NULL, both. */
  char    *(*component_print) (guint option, int value);
  gboolean (*component_parse) (guint option, const char *text, gint16 *value, GError **error);
  /* Whether a value of a seat option is put before people, and dealt, with such a set-up, or with any where
   * @setup is NULL. NULL: all are. */
  gboolean (*offered)  (const PwSetup *setup, guint seat_option, int value);

  /* How many sit down where such options are chosen, before @setup has its say. NULL: @min_players to
   * @max_players. */
  void     (*seats)    (const PwSetup *setup, guint *min, guint *max);
  /* Whether an option of the table changes anything with such a set-up. NULL: each does. */
  gboolean (*matters)  (const PwSetup *setup, guint option);
  /* What follows from a choice of @seat, or of an option of the table (PW_TABLE), for the seat options of
   * others: partners have one board. May be NULL. */
  void     (*adjust)   (PwSetup *setup, int seat);

  /* What no state of this game may break: for tests. NULL when sound, else a sentence to free. */
  char    *(*unsound)  (gconstpointer state);
};

void          pw_games_register  (const PwGame *game);
const PwGame *pw_games_find      (const char *id);
guint         pw_games_count     (void);
const PwGame *pw_games_nth       (guint i);

const PwMoveKind *pw_game_find_kind (const PwGame *game, const char *name);
int           pw_game_find_rule  (const PwGame *game, const char *id);
const PwNamed *pw_game_rule_chapter (const PwGame *game, guint rule);

gpointer      pw_game_state_new  (const PwGame *game, const PwSetup *setup, GError **error);
gboolean      pw_game_check      (const PwGame *game, gconstpointer state, const PwMove *move, GError **error);
int           pw_game_broken_rule (const PwGame *game, gconstpointer state, const PwMove *move);
void          pw_game_not_now    (const PwGame *game, gconstpointer state, const PwMove *move, GError **error);
gboolean      pw_game_correct    (const PwGame *game, gconstpointer state, PwMove *move, GError **error);
void          pw_game_apply      (const PwGame *game, gpointer state, const PwMove *move, PwEvents *events);
char         *pw_game_ask        (const PwGame *game, const PwSetup *setup, gconstpointer state, const PwMove *partial,
                                  const GArray *choices);
void          pw_game_ending     (const PwGame *game, const PwSetup *setup, gconstpointer before, const PwMove *move,
                                  const PwEvent *events, guint n_events, PwEnding *out);
guint         pw_kind_n_products (const PwMoveKind *kind);
void          pw_game_legal      (const PwGame *game, gconstpointer state, PwMoves *out);
void          pw_game_legal_of_kind (const PwGame *game, gconstpointer state, guint kind, PwMoves *out);
void          pw_legal_none      (gconstpointer state, PwMoves *out);
int           pw_game_points     (const PwGame *game, gconstpointer state, const PwMove *move);
const char   *pw_arg_label       (const PwArg *arg);
guint         pw_game_dice_count (const PwGame *game, gconstpointer state, guint kind, const PwArg *arg);
gboolean      pw_game_complete   (const PwGame *game, gconstpointer state, PwMove *move, GError **error);
gboolean      pw_game_has_sides  (const PwGame *game, const PwSetup *setup);
guint         pw_game_side_leader (const PwGame *game, const PwSetup *setup, guint seat);
gboolean      pw_game_leads_side (const PwGame *game, const PwSetup *setup, guint seat);
char         *pw_game_side_name  (const PwGame *game, const PwSetup *setup, guint seat);
char         *pw_game_side_names (const PwGame *game, const PwSetup *setup, guint seat);
char         *pw_game_seat_name  (const PwGame *game, const PwSetup *setup, guint seat);
char         *pw_game_seat_short (const PwGame *game, const PwSetup *setup, guint seat);
void          pw_game_choices    (const PwGame *game, gconstpointer state, const PwMove *partial, GArray *out);
void          pw_choices_plain   (const PwGame *game, gconstpointer state, const PwMove *partial, GArray *out);

G_END_DECLS
