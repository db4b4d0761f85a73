/* pw-move.h: what somebody did at the table, as a small value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "pw-cell.h"

G_BEGIN_DECLS

/** PW_MAX_ARGS: how many arguments a move can carry. */
#define PW_MAX_ARGS 10

/** PW_MAX_PLAYERS: the most seats any game has. */
#define PW_MAX_PLAYERS 6

/** PW_TABLE: the player of a move that the table itself makes: dice, draws. */
#define PW_TABLE (-1)

/** PW_NOBODY: the actor once a game is over. */
#define PW_NOBODY (-2)

/** PW_ARG_NONE: an argument left open: "not said", never a value of the game. */
#define PW_ARG_NONE G_MININT16

/** PW_KIND_ANY: in a partial move, a kind not chosen yet. */
#define PW_KIND_ANY 255

/**
 * PwMoveFlags:
 * @PW_MOVE_DEALT: the program rolled or drew it, not the people at the table
 * @PW_MOVE_PICKED_UP: of what was clicked: it is only picked up, and waits for a place, or for another click
 * @PW_MOVE_JOINED: of what was clicked: dice that are put together, all of them so far: they wait for more, or for what they are for
 *
 * Facts about a move that no rule looks at.
 */
typedef enum
{
  PW_MOVE_DEALT = 1 << 0,
  PW_MOVE_PICKED_UP = 1 << 1,
  PW_MOVE_JOINED = 1 << 2,
} PwMoveFlags;

/**
 * PwMove:
 * @kind: index into PwGame.kinds
 * @player: a seat from 0, or %PW_TABLE
 * @flags: #PwMoveFlags
 * @reason: why it counts although the rules, or the moves before it, say otherwise: a number of
 *   PwSetup.reasons: what people decided at the table ("we played it so"). 0 for every ordinary move.
 * @args: the arguments, at the indices that the kind's #PwArg table names; every slot that
 *   the kind does not name is %PW_ARG_NONE
 *
 * A move: copied, compared, kept, written and replayed. Arguments of one meaning stand at one
 * index in all the kinds of a game that players play, so that a partial move ("this die, that
 * hex, whatever they allow") can be matched against any kind.
 */
typedef struct
{
  guint8 kind;
  gint8 player;
  guint16 flags;
  guint32 reason;
  gint16 args[PW_MAX_ARGS];
} PwMove;

/**
 * PwWord:
 * @value: the argument's value
 * @word: how records, the command line and the entry bar write it: ASCII, lower case, no spaces
 * @label: its name for people, marked for translation with N_()
 * @alias: other spellings, separated by spaces, or %NULL
 */
typedef struct
{
  gint16 value;
  const char *word;
  const char *label;
  const char *alias;
} PwWord;

/**
 * PwVocabulary:
 * @name: "tile", "hex"
 * @expects: what a person may type, for messages: "a tile such as bank, cow3 or k17" (N_())
 * @words: all its words, in the order of their values, without gaps in the values
 * @n_words: how many
 * @parts: (nullable): what people entered themselves and records bring: values beyond those of the words
 * @label: the translated name of a value, where the labels of @words are put together out of parts;
 *   NULL: they are whole
 * @covers: (nullable): whether the word of one value may also mean another, of which it says only a part; %NULL: none does
 * @there: whether a value exists in a game at all, such as a hex of the duchies that are played; NULL: each does
 */
typedef struct
{
  const char *name;
  const char *expects;
  const PwWord *words;
  guint n_words;
  const char *(*label) (int value);
  gboolean (*there) (gconstpointer state, int value);
  struct _PwParts *parts;
  gboolean (*covers) (int word, int value);
} PwVocabulary;

/**
 * PwArgType:
 * @PW_ARG_NUMBER: a whole number from min to max
 * @PW_ARG_DIE: one die, 1 to 6
 * @PW_ARG_DICE: several dice of one player, packed by pw_dice_pack(); min and max say how many
 * @PW_ARG_WORD: a word of the vocabulary
 * @PW_ARG_SEAT: a player
 * @PW_ARG_CELL: a place on a table without bounds: see pw_cell(); its words are made by the game
 */
typedef enum
{
  PW_ARG_NUMBER,
  PW_ARG_DIE,
  PW_ARG_DICE,
  PW_ARG_WORD,
  PW_ARG_SEAT,
  PW_ARG_CELL,
} PwArgType;

/**
 * PwArgFlags:
 * @PW_ARG_OPTIONAL: may be left out; written as name=value. The game completes it.
 * @PW_ARG_PER_SEAT: the argument belongs to seat (index - the index of the first such
 *   argument of the kind); it exists only while that seat is taken, and a record may write it
 *   with the player's name ("ana=36")
 * @PW_ARG_BARE: may be left out, but is written by its value alone, without name=
 * @PW_ARG_SHORT: may be written by the beginning of its name and its number, "p1"; a player's by the name alone
 * @PW_ARG_LEADS: its word, right behind the verb, is this argument, whatever else it may be: cities by letters, and not a player
 * @PW_ARG_JOINED: is written right behind the argument before it, in one word with that: see PwCells.part
 * @PW_ARG_DRAWN: says what a player drew, which was nobody's choice; the rest of the move is
 */
typedef enum
{
  PW_ARG_OPTIONAL = 1 << 0,
  PW_ARG_PER_SEAT = 1 << 1,
  PW_ARG_BARE = 1 << 2,
  PW_ARG_SHORT = 1 << 3,
  PW_ARG_LEADS = 1 << 4,
  PW_ARG_JOINED = 1 << 5,
  PW_ARG_DRAWN = 1 << 6,
} PwArgFlags;

/**
 * PwArg:
 *
 * Names and types one argument of a kind of move. From these tables come the parser, the
 * printer, JSON and the plain board.
 */
typedef struct
{
  const char *name;
  PwArgType type;
  guint8 index;
  guint8 flags;
  gint16 min, max;
  const PwVocabulary *words;    /* of %PW_ARG_WORD */
  const PwCells *cells;         /* of %PW_ARG_CELL */
} PwArg;

/**
 * PwMoves:
 *
 * A list of moves that grows and is used again: a hot path allocates nothing once it is warm.
 */
typedef struct
{
  PwMove *items;
  guint n;
  guint capacity;
} PwMoves;

#define PW_MOVES_INIT { NULL, 0, 0 }

/* Makes a move of @kind, or %PW_KIND_ANY, by @player with every argument open. */
static inline void
pw_move_init (PwMove *move, guint kind, int player)
{
  *move = (PwMove){
    .kind = (guint8) kind,
    .player = (gint8) player,
    .args = { PW_ARG_NONE, PW_ARG_NONE, PW_ARG_NONE, PW_ARG_NONE, PW_ARG_NONE, PW_ARG_NONE, PW_ARG_NONE, PW_ARG_NONE, PW_ARG_NONE,
              PW_ARG_NONE },
  };
}

G_STATIC_ASSERT (PW_MAX_ARGS == 10);

gboolean  pw_move_equal       (const PwMove *a, const PwMove *b);
GHashTable *pw_move_set_new (void);
gboolean pw_move_set_add   (GHashTable *set, const PwMove *move);
gboolean  pw_move_matches     (const PwMove *move, const PwMove *partial);

void      pw_moves_grow       (PwMoves *moves);
void      pw_moves_clear      (PwMoves *moves);
gboolean  pw_moves_contain    (const PwMoves *moves, const PwMove *move);

/* Appends a copy of @move. */
static inline void
pw_moves_add (PwMoves *moves, const PwMove *move)
{
  if (G_UNLIKELY (moves->n == moves->capacity))
    pw_moves_grow (moves);
  moves->items[moves->n++] = *move;
}

/* Makes room for @n more moves, which the caller writes at once; returns the first. */
static inline PwMove *
pw_moves_extend (PwMoves *moves, guint n)
{
  PwMove *first;

  while (G_UNLIKELY (moves->n + n > moves->capacity))
    pw_moves_grow (moves);
  first = moves->items + moves->n;
  moves->n += n;
  return first;
}

/* Appends a move with every argument open and returns it, for the caller to fill in at once:
 * faster than copying one that was just written. */
static inline PwMove *
pw_moves_append (PwMoves *moves, guint kind, int player)
{
  PwMove *move;

  if (G_UNLIKELY (moves->n == moves->capacity))
    pw_moves_grow (moves);
  move = &moves->items[moves->n++];
  pw_move_init (move, kind, player);
  return move;
}

gint16        pw_dice_pack       (const guint8 *dice, guint n);
guint         pw_dice_unpack     (gint16 packed, guint8 dice[6]);

const PwWord *pw_vocabulary_get  (const PwVocabulary *words, int value);
guint         pw_vocabulary_count (const PwVocabulary *words);
const PwWord *pw_vocabulary_nth  (const PwVocabulary *words, guint i);

G_END_DECLS
