/* pw-game.h: what a game is: constants, tables and functions over a flat state
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "pw-ending.h"
#include "pw-event.h"
#include "pw-game-groups.h"
#include "pw-kind-set.h"
#include "pw-level.h"
#include "pw-move.h"
#include "pw-named.h"
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
 *   lists nothing. It is played where a position is entered (PwGamePlay.playable says so), and at
 *   any other time as a correction, with a reason.
 * @early: a statement that is made during play too, when something lying face down is named: it asks
 *   for no position
 * @anybody: a move that does not wait for its player's turn: whoever acts, @check says whose it may be, and
 *   @legal lists it for each of them
 * @lasting: a statement that holds for the whole game, whenever it is entered, such as what is printed on a component: it stands
 *   before the first move, where alone its @check accepts it; entered later, the rest is played again with it (pw_session_play())
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
  gboolean lasting;
} PwMoveKind;

/** PW_MAX_PRODUCTS: a kind whose arguments can be filled in in more ways lists its legal moves itself. */
#define PW_MAX_PRODUCTS 1000

/**
 * PwChoice:
 * @move: complete where @more is %FALSE; else what is chosen so far, the rest %PW_ARG_NONE
 * @more: picking it leads to another list
 * @points: what it scores at once for the player
 * @worth: where it scores nothing at once, what it would bring if nothing were added to it any more; 0: nothing, or nobody says
 * @group: the game's ordering group, for separators
 * @icon: what to draw before it: a game's own icon code (its board knows), or -1
 * @number: the number that people know it by, of a die, a depot, a tile; 0: it has none. Where the
 *   choices of a list have one, they are chosen by it. A few without may come last; not after
 *   numbers above 6
 * @die: for what lists them, no matter of games: the only die that is left, whose number may be typed
 *   before that of a choice; 0: there is none
 * @letter: a letter, or the digit 0, that is typed for it alone, where it has no number or a better known key; + or * or . for
 *   what one worker, two or three, or whatever the game pays with, do with a die: typed before that is said, too; 0: there is none
 * @alike: words do not tell it from others of its list: where they leave only such, a digit behind them is its place among these
 * @fact: which of its list it is lies on the table and is nobody's decision: Enter takes none of
 *   several by itself
 * @shortcut: it says more at once than what the list leads to step by step (PwGameEntry.shortcuts)
 */
typedef struct
{
  PwMove move;
  gboolean more;
  gint16 points;
  gint16 worth;
  gint16 group;
  gint16 icon;
  gint16 number;
  gint16 die;
  char letter;
  gboolean fact;
  gboolean alike;
  gboolean shortcut;
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
 *   first seat, or whether the game is won; or %NULL (translated; free it). A game leaves out who they are:
 *   pw_history_rank() adds the names
 * @before: whom the tie-break is against: that seat + 1; 0 where it is against nobody
 * @rule: (nullable): the id of the rule by which it decided
 */
typedef struct
{
  guint place;
  int score;
  PwOutcome outcome;
  char *tie_break;
  guint before;
  const char *rule;
} PwStanding;

/**
 * PwGamePlay:
 * @setup: writes the first state. @setup has passed pw_setup_validate()
 * @actor: whose move it is: a seat, %PW_TABLE or %PW_NOBODY
 * @playable: the kinds that may be played now
 * @not_now: the rule that says why @move's kind cannot be played now; writes the refusal: see pw_game_not_now()
 * @rank: places 1.. for the scores; free tie_break
 * @unsound: what no state of this game may break, for tests: %NULL when sound, else a sentence to free
 *
 * How it is played: every game has all of it. What a kind of move does stands with the kind (#PwMoveKind).
 */
typedef struct
{
  gboolean  (*setup)    (gpointer state, const PwSetup *setup, GError **error);
  int       (*actor)    (gconstpointer state);
  PwKindSet (*playable) (gconstpointer state);
  void      (*not_now)  (gconstpointer state, const PwMove *move, GError **error);
  void      (*rank)     (gconstpointer state, const int *scores, PwStanding *out);
  char     *(*unsound)  (gconstpointer state);
} PwGamePlay;

/**
 * PwGameWords:
 * @sentence: a move in the log; @before is the state the move was played in
 * @prompt: what is asked now
 * @moment: "Phase B, round 3 of 5"
 * @choice_label: "Castle, a2 (1 worker)": what stands in parentheses is said by no word
 * @choice_sentence: the same as a sentence
 * @event_text: "c3, 1 space, phase A"
 *
 * What it says: every game has all of it. All is translated and newly allocated.
 */
typedef struct
{
  char *(*sentence)        (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events, guint n_events);
  char *(*prompt)          (const PwSetup *setup, gconstpointer state);
  char *(*moment)          (const PwSetup *setup, gconstpointer state);
  char *(*choice_label)    (const PwSetup *setup, gconstpointer state, const PwChoice *choice);
  char *(*choice_sentence) (const PwSetup *setup, gconstpointer state, const PwChoice *choice);
  char *(*event_text)      (const PwSetup *setup, const PwEvent *event);
} PwGameWords;

/**
 * PwGameTerms:
 * @options: (array length=n_options): of the table
 * @seat_options: (array length=n_seat_options): of one seat
 * @groups: (nullable) (array length=n_groups): titles of groups of options (N_()), in the order of set-up pages
 * @presets: (nullable) (array length=n_presets): options of the table by a single press
 *
 * What is agreed before the start: tables, each of which may be empty.
 */
typedef struct
{
  const PwOption *options;
  guint n_options;
  const PwOption *seat_options;
  guint n_seat_options;
  const char *const *groups;
  guint n_groups;
  const PwPreset *presets;
  guint n_presets;
} PwGameTerms;

/**
 * PwGame:
 *
 * A game. State is one flat struct without pointers of @state_size bytes: copying is
 * assignment, equality is memcmp(). No function keeps anything outside the state.
 *
 * What every game has stands in it; what a game may lack, it points at, a group for each subject: see pw-game-groups.h.
 */
struct _PwGame
{
  /* Which game it is. */
  const char *id;               /* "burgundy": files and command line */
  const char *name;             /* for people (N_()) */
  gboolean unlisted;            /* not finished, it has no board yet: found by its id, and in no list of games */
  gboolean all_secret;          /* not only some points are secret, but whole scores: with totals hidden nobody knows any before the end */
  guint bgg_id;                 /* its number in the catalogue of BoardGameGeek; 0: not known */
  guint rules_version;
  guint min_players, max_players;
  gsize state_size;
  void (*init) (void);          /* called once before anything else, from any thread; loads tables, and asks for no game; may be NULL */

  /* What its moves, refusals and events are numbered by. */
  const PwMoveKind *kinds;
  guint n_kinds;
  const PwRule *rules;
  guint n_rules;
  const PwNamed *chapters;      /* of the rules: the id is what comes before the first dot of their numbers; may be NULL */
  guint n_chapters;
  const PwNamed *sources;       /* of points, in the order charts and tables show them */
  guint n_sources;
  const PwNamed *resources;     /* may be NULL */
  guint n_resources;
  const char *const *notes;     /* ids of its own notes, for files; may be NULL */
  guint n_notes;

  /* What every game has. */
  PwGamePlay play;
  PwGameWords words;
  PwGameTerms terms;

  /* What a game may lack: NULL. */
  const PwGameDealing *dealing;       /* the program rolls and draws */
  const PwGameTurns *turns;           /* another order than that of the seats; who plays together */
  const PwGameEntry *entry;           /* what need not be said; choices in an order of their own */
  const PwGameStory *story;           /* phases, years: what ends with them */
  const PwGameRepair *repair;         /* lines of the log that do not fit */
  const PwGameSeating *seating;       /* options that hang together */
  const PwGameComponents *components; /* what people enter themselves */
  const PwGameLevels *levels;         /* not everything has to be entered */
  const PwGameLedger *ledger;         /* what players hold besides points */
  const PwGamePosition *position;     /* a game as it lies there */
  const PwGamePrinted *printed;       /* values that people read off the components */
};

void          pw_games_add       (const PwGame *game);
void          pw_games_register  (const PwGame *game);
const PwGame *pw_games_find      (const char *id);
guint         pw_games_count     (void);
const PwGame *pw_games_nth       (guint i);
const PwGame *pw_games_peek      (guint i);
void          pw_games_load      (const PwGame *game);

const PwMoveKind *pw_game_find_kind (const PwGame *game, const char *name);
int           pw_game_find_rule  (const PwGame *game, const char *id);
const PwNamed *pw_game_rule_chapter (const PwGame *game, guint rule);

gpointer      pw_game_state_alloc (const PwGame *game);
gpointer      pw_game_state_new  (const PwGame *game, const PwSetup *setup, GError **error);
gboolean      pw_game_check      (const PwGame *game, gconstpointer state, const PwMove *move, GError **error);
int           pw_game_broken_rule (const PwGame *game, gconstpointer state, const PwMove *move);
void          pw_game_not_now    (const PwGame *game, gconstpointer state, const PwMove *move, GError **error);
gboolean      pw_game_correct    (const PwGame *game, gconstpointer state, PwMove *move, GError **error);
void          pw_game_apply      (const PwGame *game, gpointer state, const PwMove *move, PwEvents *events);
guint         pw_kind_n_products (const PwMoveKind *kind);
void          pw_game_products_of_kind (const PwGame *game, gconstpointer state, guint kind, int player, PwMoves *out);
void          pw_game_legal      (const PwGame *game, gconstpointer state, PwMoves *out);
void          pw_game_legal_of_kind (const PwGame *game, gconstpointer state, guint kind, PwMoves *out);
void          pw_legal_none      (gconstpointer state, PwMoves *out);
char         *pw_game_sentence   (const PwGame *game, const PwSetup *setup, gconstpointer state, const PwMove *move);
int           pw_game_points     (const PwGame *game, gconstpointer state, const PwMove *move);
const char   *pw_arg_label       (const PwArg *arg);
gboolean      pw_game_has_sides  (const PwGame *game, const PwSetup *setup);
guint         pw_game_side_leader (const PwGame *game, const PwSetup *setup, guint seat);
gboolean      pw_game_leads_side (const PwGame *game, const PwSetup *setup, guint seat);
char         *pw_game_side_name  (const PwGame *game, const PwSetup *setup, guint seat);
char         *pw_game_side_names (const PwGame *game, const PwSetup *setup, guint seat);
char         *pw_game_seat_name  (const PwGame *game, const PwSetup *setup, guint seat);
char         *pw_game_seat_short (const PwGame *game, const PwSetup *setup, guint seat);
void          pw_choices_plain   (const PwGame *game, gconstpointer state, const PwMove *partial, GArray *out);

/* What a game may lack: pw-game-defaults.c, pw-game-entry-defaults.c. */
int           pw_game_worth      (const PwGame *game, gconstpointer state, const PwMove *move);
void          pw_game_turns      (const PwGame *game, gconstpointer state, guint n_players, guint8 *seats, guint *n_done);
int           pw_game_next       (const PwGame *game, gconstpointer state, guint n_players);
guint         pw_game_side       (const PwGame *game, const PwSetup *setup, guint seat);
gboolean      pw_game_complete   (const PwGame *game, gconstpointer state, PwMove *move, GError **error);
void          pw_game_choices    (const PwGame *game, gconstpointer state, const PwMove *partial, GArray *out);
void          pw_game_shortcuts  (const PwGame *game, gconstpointer state, const PwMove *partial, GArray *choices);
char         *pw_game_ask        (const PwGame *game, const PwSetup *setup, gconstpointer state, const PwMove *partial,
                                  const GArray *choices);
GStrv         pw_game_trail      (const PwGame *game, const PwSetup *setup, gconstpointer state);
char         *pw_game_trail_before (const PwGame *game, const PwSetup *setup, gconstpointer state, const char *text);
char         *pw_game_prompt     (const PwGame *game, const PwSetup *setup, gconstpointer state);
char         *pw_game_also_called (const PwGame *game, gconstpointer state, const PwMove *choice);
gboolean      pw_game_without    (const PwGame *game, gconstpointer state, guint seat, PwMove *out);
gboolean      pw_game_unsaid     (const PwGame *game, gconstpointer state, PwMove *move, GError **error);
gboolean      pw_game_group      (const PwGame *game, gconstpointer state, guint number, const guint8 *dice, guint n, PwMove *move);
char         *pw_game_joined     (const PwGame *game, gconstpointer state, const PwMove *move);
gboolean      pw_game_why_none   (const PwGame *game, gconstpointer state, const PwMove *move, GError **error);
char         *pw_game_unlikely   (const PwGame *game, const PwSetup *setup, gconstpointer state, const PwMove *move);
guint         pw_game_dice_count (const PwGame *game, gconstpointer state, guint kind, const PwArg *arg);
guint         pw_game_n_feats    (const PwGame *game);
char         *pw_game_chapter    (const PwGame *game, const PwSetup *setup, gconstpointer state);
char         *pw_game_now        (const PwGame *game, const PwSetup *setup, gconstpointer state);
char         *pw_game_round      (const PwGame *game, const PwSetup *setup, gconstpointer state);
void          pw_game_ending     (const PwGame *game, const PwSetup *setup, gconstpointer before, const PwMove *move,
                                  const PwEvent *events, guint n_events, PwEnding *out);
gboolean      pw_game_can_force  (const PwGame *game);
gboolean      pw_game_asked      (const PwGame *game, gconstpointer state, guint64 *asked, PwMove *decline);
PwMend        pw_game_mend       (const PwGame *game, gconstpointer state, const PwMove *move, PwMove *out);
PwMend        pw_game_upgrade    (const PwGame *game, gconstpointer state, const PwSetup *setup, guint rules, const PwMove *move,
                                  const PwEvent *events, guint n_events, PwMove *out);
void          pw_game_seats      (const PwGame *game, const PwSetup *setup, guint *min, guint *max);
gboolean      pw_game_offered    (const PwGame *game, const PwSetup *setup, guint seat_option, int value);
gboolean      pw_game_matters    (const PwGame *game, const PwSetup *setup, guint option);
const char   *pw_game_lacks      (const PwGame *game, const PwSetup *setup, guint option);
void          pw_game_adjust     (const PwGame *game, PwSetup *setup, int seat);
char         *pw_game_print_component (const PwGame *game, guint option, int value);
guint         pw_game_level_now  (const PwGame *game, gconstpointer state, int *seat);
guint         pw_game_followed   (const PwGame *game, gconstpointer state);
guint         pw_game_n_holdings (const PwGame *game);
gboolean      pw_game_counts_holding (const PwGame *game, gconstpointer state, guint holding);
gboolean      pw_game_written    (const PwGame *game, const PwSetup *setup, guint source);
void          pw_game_hold       (const PwGame *game, gconstpointer state, guint seat, int *out);
void          pw_game_doubts     (const PwGame *game, gconstpointer state, GArray *out);
gboolean      pw_game_audit      (const PwGame *game, gconstpointer state, guint seat, PwAudit *out);
gboolean      pw_game_phrase     (const PwGame *game, gconstpointer state, guint seat, const char *text, PwMoves *out,
                                  GError **error);
gboolean      pw_game_can_say    (const PwGame *game);
guint         pw_game_n_cards    (const PwGame *game);
char         *pw_game_leaves     (const PwGame *game, const PwSetup *setup, gconstpointer state, const PwMove *move);
guint         pw_game_n_questions (const PwGame *game);

G_END_DECLS
