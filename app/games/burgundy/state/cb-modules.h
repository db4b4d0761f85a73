/* cb-modules.h: the expansions as hooks: what a module may do, and when
 *
 * The base calls a hook of every module that is played, in the order of CbModuleId, and names no
 * module. A module is one or more files of its own (cb-inns.c, cb-shields.c...), a slice of CbState,
 * and an entry of cb_modules. Where it has decisions and moves of its own it adds them to CbPendingKind
 * and CbKind, and says in a CbPendingClass how the decision is answered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/state/cb-engine.h"

G_BEGIN_DECLS

/* What lies above and is handed through: position/cb-audit.h, words/cb-choices-private.h. */
typedef struct _CbKnown CbKnown;
typedef struct _CbChoosing CbChoosing;

/** CbForced: what CbModuleMoves.force says of a move that breaks a rule. */
typedef enum
{
  CB_FORCED_NOT_MINE,           /* ask the next module */
  CB_FORCED,                    /* it can be carried out as it is now */
  CB_FORCED_NEVER,              /* no table can hold that; the error may say why, else it is that of the rule */
} CbForced;

/** CbSay: what CbModulePosition.say calls with each statement. */
typedef void (*CbSay) (gpointer speech, const PwMove *move);

/**
 * CbModuleStart:
 *
 * Before the first turn: a module that changes what players begin with, or what lies in the supply.
 */
typedef struct
{
  /* Prepares its slice, and changes what players begin with; FALSE with an error that names the rule where the
   * set-up cannot be. */
  gboolean (*setup) (CbState *state, const PwSetup *table, GError **error);
  /* A single board cannot be followed (10.2): all of the table has to be. */
  gboolean whole_table;
  /* There are no bonus tiles (5.7). */
  gboolean no_bonus;
  /* Tiles it adds to the piles of one back (10.1); @tile may be CB_TILE_MONASTERY_0 for all
   * monasteries of that back. */
  guint    (*supply) (gboolean black, int tile);
  /* @seat has named its castle and goods (2.3). */
  void     (*started) (CbState *state, guint seat, PwEvents *events);
} CbModuleStart;

/**
 * CbModuleComponent:
 *
 * What people enter themselves for a module; both functions, or none.
 */
typedef struct
{
  /* What people enter themselves for this module: the option whose values they are, and both ways between a
   * value and its line of JSON (PwGameComponents.print). */
  guint option;
  char *(*print) (int value);
  gboolean (*parse) (const char *text, gint16 *value, GError **error);
} CbModuleComponent;

/**
 * CbModuleCalendar:
 *
 * Phases, rounds and turns: a module in which something happens at such a moment.
 */
typedef struct
{
  /* The depots were just filled for a phase (3.1). */
  void     (*refill) (CbState *state);
  /* The end of a phase, before the mines: first @last of all modules, then @dues. Either may push
   * decisions of any seats; what follows waits for them. */
  void     (*last) (CbState *state, PwEvents *events);
  void     (*dues) (CbState *state, PwEvents *events);
  /* The last phase has ended, its mines have paid: what has to be decided before the final scoring. */
  void     (*closing) (CbState *state, PwEvents *events);
  /* A round or a turn of @seat begins. */
  void     (*round) (CbState *state, PwEvents *events);
  void     (*turn)  (CbState *state, guint seat, PwEvents *events);
} CbModuleCalendar;

/**
 * CbModuleBoard:
 *
 * The level of one board (10.2): a module in which other boards change the one that is followed.
 */
typedef struct
{
  /* At the level of one board: the turn of the player who is followed begins, after others whose turns nobody
   * entered (10.2). */
  void     (*catch_up) (CbState *state, PwEvents *events);
  /* Other boards that have to be said there before the game can go on, as seats; something was confirmed. */
  guint    (*wants) (const CbState *state);
  void     (*confirmed) (CbState *state);
  /* That level is left: whether the board that was followed may have gained something that nobody entered. */
  gboolean (*unsure) (const CbState *state);
} CbModuleBoard;

/**
 * CbModuleDepots:
 *
 * Depots: a module with tiles beside the spaces.
 */
typedef struct
{
  /* Named tiles that lie beside the spaces of a depot, 1 to 6 or 0 for the black one: a set of CbTile. */
  guint64  (*beside) (const CbState *state, guint depot);
  /* Such a tile was taken from there. */
  void     (*taken) (CbState *state, guint depot, int tile);
} CbModuleDepots;

/**
 * CbModuleMoves:
 *
 * What may be done: a module with moves or decisions of its own.
 */
typedef struct
{
  /* Kinds of moves that the table may play at any time, besides naming tiles. */
  PwKindSet (*always) (const CbState *state);
  /* Kinds of moves that may be played at any time, whatever else is asked (4.5): @turn is the seat that acts in its own
   * turn, or -1. Those that are not @turn's alone are PwMoveKind.anybody. */
  PwKindSet (*any_time) (const CbState *state, int turn);
  /* Kinds of moves that @seat may play in its turn while nothing waits, besides those of the base. */
  PwKindSet (*actions) (const CbState *state, guint seat);
  /* Kinds that may be played while @pending waits, besides those of its class. */
  PwKindSet (*answers) (const CbState *state, const PwPending *pending);
  /* Whether a decision that is not @possible would be after something that may be done at any time: to be tried out
   * on a copy, with cb_is_usable() (5.5). */
  gboolean (*might) (const CbState *state, const PwPending *pending);
  /* Whether @seat can still do something with both dice used: then the turn does not end by itself. */
  gboolean (*goes_on) (const CbState *state, guint seat);
  /* The decision asked cannot be used now: whether another that waits comes before it, and it is kept. */
  gboolean (*defer) (CbState *state);
  /* As PwGamePlay.not_now, for its own kinds, where it is not played as well: TRUE with the error set. */
  gboolean (*not_now) (const CbState *state, const PwMove *move, GError **error);
  /* As PwGameEntry.complete, for its own kinds. */
  gboolean (*complete) (const CbState *state, PwMove *move, GError **error);
  /* As PwGameRepair.force, for its own kinds; the base has seen to it that @move's player may act now. */
  CbForced (*force) (const CbState *state, PwMove *move, GError **error);
  /* As PwGameRepair.mend: FALSE where it has nothing to say. */
  gboolean (*mend) (const CbState *state, const PwMove *move, PwMove *out, PwMend *mend);
} CbModuleMoves;

/**
 * CbModuleDuchy:
 *
 * What may lie where: a module with other hexes, or with more room to store.
 */
typedef struct
{
  /* The empty hexes next to a tile of the duchy (5.1), or all that count as such. */
  CbHexSet (*reach) (const CbState *state, guint seat, CbHexSet reach);
  /* The hexes that @tile may be placed on, whatever the die: @hexes by the base and the modules before
   * this one, all of them in @reach. */
  CbHexSet (*hexes) (const CbState *state, guint seat, int tile, CbHexSet reach, CbHexSet hexes);
  /* Says why @hex cannot take @tile, where that is a rule of the module; else FALSE. */
  gboolean (*refuse_hex) (const CbState *state, guint seat, int tile, guint hex, const char *remedy, GError **error);
  /* Whether two of @tile may lie in one city of @seat (5.2). */
  gboolean (*twins) (const CbState *state, guint seat, int tile);
  /* Whether tiles of @seat's duchy need not hang together (5.1). */
  gboolean (*apart) (const CbState *state, guint seat);
  /* Of how many colours a player can store goods; @n so far (5.5). */
  guint    (*goods_spaces) (const CbState *state, guint n);
  /* Whether @seat may store any number of tiles (4.4). */
  gboolean (*unlimited) (const CbState *state, guint seat);
} CbModuleDuchy;

/**
 * CbModulePlacing:
 *
 * What follows from a tile that is placed (5.4 to 5.7): a module with tiles of its own, or with other effects.
 */
typedef struct
{
  /* The size that a completed region counts for (5.6); other modules may have changed it already. */
  guint    (*region_size) (const CbState *state, guint seat, guint region, guint size);
  /* A monastery has just come to lie in some duchy (11). */
  void     (*works) (CbState *state);
  /* @tile lies on @hex: regions and colours are scored, its effect comes next (5.4). */
  void     (*placed) (CbState *state, guint seat, int tile, guint hex, PwEvents *events);
  /* Whether the effect of a tile waits: the module has put it on the stack, and calls cb_effect_now() (5.4). */
  gboolean (*later) (CbState *state, guint seat, int tile, guint hex);
  /* The effect of a tile (5.5); TRUE where the module has carried it out instead of the base. */
  gboolean (*effect) (CbState *state, guint seat, int tile, guint hex, PwEvents *events);
  /* The hexes that count as one pasture with @hex; @pasture is its region. */
  CbHexSet (*pasture) (const CbState *state, guint seat, guint hex, CbHexSet pasture);
  /* Livestock @tile was scored in @pasture with @tiles tiles: what else scores, as points of its own (12.3);
   * returns how many tiles that are. */
  guint    (*livestock) (CbState *state, guint seat, int tile, guint hex, CbHexSet pasture, PwEvents *events);
  /* Whoever completed a colour gets a tile or points (5.7); TRUE where the module has seen to it. */
  gboolean (*colour) (CbState *state, guint seat, CbType type, PwEvents *events);
  /* A ship of @seat has brought its goods; TRUE where the marker on the bridge stays (5.5). */
  gboolean (*shipped) (CbState *state, guint seat, PwEvents *events);
} CbModulePlacing;

/**
 * CbModuleGains:
 *
 * What somebody has just got or sold: a module that pays for it, or keeps count.
 */
typedef struct
{
  /* @seat has just stored @tile: privately, where it has no partner (16.2). */
  void     (*stored) (CbState *state, guint seat, int tile, CbStorage where);
  /* A bonus tile has just given @seat points (5.7, 15.1). */
  void     (*bonus) (CbState *state, guint seat, int points, PwEvents *events);
  /* @seat has got silver for @n mines (8.1). */
  void     (*mines) (CbState *state, guint seat, guint n, PwEvents *events);
  /* A marker has come to a space of the bridge, 0 to 6, or what orders the stack there has changed. */
  void     (*stack) (CbState *state, guint space);
  /* @seat has just gained (or paid, where @amount is negative) workers or silver. */
  void     (*gained) (CbState *state, guint seat, CbResource resource, int amount, CbRule rule, PwEvents *events);
  /* @seat has just scored, during the game (7.1); the event is written. @more: as part of what it scored before. */
  void     (*scored) (CbState *state, guint seat, CbSource source, int amount, gboolean more, PwEvents *events);
  /* @n goods tiles of a colour have just scored (6.1); TRUE where it has given the silver instead of the
   * base and monastery 3. */
  gboolean (*sale) (CbState *state, guint seat, guint goods, guint n, PwEvents *events);
  /* @n goods tiles of one colour were sold; the base has given points, silver and workers (6.1). */
  void     (*sold) (CbState *state, guint seat, guint goods, guint n, PwEvents *events);
} CbModuleGains;

/**
 * CbModuleEnd:
 *
 * The end of the game: a module with points of its own, or with another winner.
 */
typedef struct
{
  /* What an end-scoring monastery counts, and points for each (11.15 to 11.29). */
  void     (*monastery) (const CbState *state, guint seat, guint n, guint *count, int *each);
  /* Whether the game is over by now, in the middle of a turn too. */
  gboolean (*over) (const CbState *state);
  /* The game ends; TRUE where there is no final scoring, and the module has said so (9.1). */
  gboolean (*instead) (CbState *state, PwEvents *events);
  /* As PwGamePlay.rank, after the base. */
  void     (*rank) (const CbState *state, PwStanding *out);
  /* Final points of @seat, after those of the base (9.1). */
  void     (*final) (const CbState *state, guint seat, PwEvents *events);
} CbModuleEnd;

/**
 * CbModulePosition:
 *
 * What people enter (10.2): a module with statements.
 */
typedef struct
{
  /* Says, one by one, what makes @to out of @from; @from is as it is after what was said so far. It is called
   * twice: before and after the table is said. */
  void     (*say) (const CbState *from, const CbState *to, CbSay say, gpointer speech);
  /* It was said that @seat has none of what @tally counts. */
  void     (*said_none) (CbState *state, guint seat, CbTally tally);
  /* Something was said. */
  void     (*said) (CbState *state);
  /* As PwGamePosition.doubts. */
  void     (*doubts) (const CbState *state, GArray *out);
  /* The smallest and the largest size that a region can have been scored for. */
  void     (*audit_size) (const CbState *state, guint seat, guint region, guint *least, guint *most);
  /* Points that can have come before the final scoring: adds lines with cb_audit_add(). */
  void     (*audit) (const CbState *state, guint seat, const CbKnown *known, PwAudit *out);
} CbModulePosition;

/**
 * CbModuleWords:
 *
 * What is told: a module with moves, notes or decisions of its own.
 */
typedef struct
{
  /* A sentence for a move of one of its kinds, else NULL; as PwGameWords.sentence. */
  char    *(*sentence) (const PwSetup *setup, const CbState *before, const PwMove *move, const PwEvent *events,
                        guint n_events);
  /* What one of its notes adds to the sentence of a move, else NULL: a sentence of its own. */
  char    *(*consequence) (const PwSetup *setup, const CbState *before, const PwEvent *event);
  /* As PwGameWords.event_text, for what the base does not know; else NULL. */
  char    *(*event_text) (const PwSetup *setup, const PwEvent *event);
  /* What is asked while one of its decisions waits, else NULL; as PwGameWords.prompt. */
  char    *(*prompt) (const PwSetup *setup, const CbState *state);
  /* As PwGameWords.moment, where it is another than the phase and the round; else NULL. */
  char    *(*moment) (const PwSetup *setup, const CbState *state);
  /* The name of a choice of one of its groups, without what is paid; else NULL. */
  char    *(*choice_label) (const PwSetup *setup, const CbState *state, const PwChoice *choice);
} CbModuleWords;

/**
 * CbModuleChoices:
 *
 * Lists of choices: a module with moves of its own that people pick step by step.
 */
typedef struct
{
  /* Appends the next step of choosing; TRUE where it is all of the list, FALSE where the base adds its
   * own. @choosing->legal holds the legal moves that match what is chosen so far. */
  gboolean (*step) (CbChoosing *choosing);
  /* Appends the choices of its own actions in a turn, where the base lists what a die does: @die is 0
   * where they need no die. */
  void     (*action) (CbChoosing *choosing, int die, int workers);
  /* Appends what the table can choose now, where it is asked for something of the module's. */
  void     (*table) (CbChoosing *choosing);
} CbModuleChoices;

/**
 * CbModuleDealing:
 *
 * Random games and tests.
 */
typedef struct
{
  /* Something that the table must say now, at random; FALSE where there is nothing. */
  gboolean (*deal) (const CbState *state, PwRandom *random, PwDealFlags flags, PwMove *out);
  /* As PwGameDealing.name and .guesses. */
  gboolean (*name) (const CbState *state, PwRandom *random, PwMove *out);
  gboolean (*guesses) (const CbState *state, const PwMove *move, PwMove *named);
  /* As PwGamePlay.unsound. */
  char    *(*unsound) (const CbState *state);
} CbModuleDealing;

/**
 * CbModule:
 *
 * An expansion: what it is, and its hooks, in a group for each subject. Any hook may be %NULL; CB_FOREACH_MODULE() asks those
 * that are there, and a group of which a module has nothing is left out.
 */
struct _CbModule
{
  guint option;                 /* CbOption that says whether it is played */
  guint value;                  /* the value that says yes */
  guint64 tiles;                /* its tiles of no type, as a set of CbTile */
  PwKindSet statements;         /* its statements: nothing to say in other games */

  CbModuleStart start;
  CbModuleComponent component;
  CbModuleCalendar calendar;
  CbModuleBoard board;
  CbModuleDepots depots;
  CbModuleMoves moves;
  CbModuleDuchy duchy;
  CbModulePlacing placing;
  CbModuleGains gains;
  CbModuleEnd end;
  CbModulePosition position;
  CbModuleWords words;
  CbModuleChoices choices;
  CbModuleDealing dealing;
};
typedef struct _CbModule CbModule;

/* All CB_MODULES; some may be %NULL. */
extern const CbModule *const *cb_modules;

/* Runs what follows for each module that is played and has the hook. */
#define CB_FOREACH_MODULE(state, module, hook)                                                          \
  for (guint _on = (state)->modules; _on != 0 && ((module) = cb_modules[__builtin_ctz (_on)], TRUE); _on &= _on - 1) \
    if ((module)->hook)

/**
 * CbPendingClass:
 * @kinds: the kinds of moves that answer the decision; what may be done at any time comes on top (4.5)
 * @required: it cannot be declined
 * @table: the table is asked, not its player
 * @before: it comes before the turn: what may be done in one's turn may not be done yet
 * @types: (nullable): which types a take may be of, as a bit set; %NULL: as the base knows it
 * @possible: (nullable): whether it still offers anything, now or after a purchase; %NULL: always. It is asked for
 *   copies too, in which something was done first: see cb_is_usable()
 * @gone: (nullable): what happens where it offers nothing, or is declined; %NULL: no more than a note
 * @face: (nullable): the face of a die that pays for the action, changed by workers; %NULL: any value, no die
 * @rule: the rule to name where something else is tried
 * @message: (nullable): what is refused then; %NULL: that the effect of the tile comes first
 * @remedy: (nullable): what to do instead
 *
 * How a decision is answered.
 */
typedef struct
{
  PwKindSet kinds;
  gboolean required;
  gboolean table;
  gboolean before;
  guint (*types) (const CbState *state, const PwPending *pending);
  gboolean (*possible) (const CbState *state, const PwPending *pending);
  void (*gone) (CbState *state, const PwPending *pending, PwEvents *events);
  guint (*face) (const CbState *state, const PwPending *pending);
  guint16 rule;
  const char *message;
  const char *remedy;
} CbPendingClass;

extern const CbPendingClass *const *cb_pending_classes;  /* CB_PENDINGS of them */

/* Whether some module of this game has such a tile of no type. */
static inline gboolean
cb_has_untyped (const CbState *state, int tile)
{
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, tiles)
    if (module->tiles & CB_TILE_BIT (tile))
      return TRUE;
  return FALSE;
}

G_END_DECLS
