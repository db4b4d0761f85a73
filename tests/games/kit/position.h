/* position.h: a table of any game written down in words, for tests, and what is to be seen on it
 *
 * A position is a list of statements, separated by ';'. What it does not mention is as at the beginning of a game of
 * two players. The players are ana, ben, cleo, dan, eve and fay, in the order of their seats. Whose statement it is
 * comes first, then a word of the game, or one of these, which all games have:
 *
 *   players 3              how many play; must come first
 *   option inns yes        an option of the table by its id
 *   level board ana        the level that the game begins with, and whom it follows
 *   ana score 10           points so far
 *
 * What is expected is said in the same words. Besides those of the game:
 *
 *   ana 5.6 +16            points of the last move, by rule; and in all: ana total +16
 *   ana place 1            of the ranking; ana tie won: there is a sentence on what decided; ana tie-by 12.1: and a rule
 *   ana ends won           or lost; -: neither
 *   next ben               who acts, or table, or nobody; after cleo: whose turn comes then
 *   order ben ana          the seats in the order of this round
 *   event 8.1              the last move has an event of that rule; note region: or such a note; no-note region
 *   doubts 5.1 5.1 7.2     the rules of all doubts, in the order of the rules; -: there are none
 *   line ana take 3 bank   the last move as it is written
 *   can ana build inn      such a move is legal now; cannot 7.1 ana build inn: that rule refuses it
 *   moves 12               how many legal moves there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"

G_BEGIN_DECLS

typedef struct _Position Position;
typedef struct _PositionWord PositionWord;
typedef struct _TestGame TestGame;

/**
 * PositionWord:
 * @word: what it is called
 * @offset: where the state, or a player in it, has its number
 * @size: how many bytes; 0: it is no number. See FIELD(). Where no value is said it becomes 1
 * @is_signed: whether it may be negative
 * @base: what people say is so much more than the number
 * @names: (nullable): what people say in place of the number, at its place; see NAMES()
 * @n_names: how many
 * @vocabulary: (nullable): the same by words of the game
 * @by_seat: the number is a seat, said by a name, or "-" for nobody
 * @in_table: of a player's word: the number is the state's, not the player's
 * @agree: (nullable): what it changes in the set-up, before the game begins
 * @set: (nullable): puts it on the table, where it is more than a number; @words come after @word; @seat is %PW_TABLE
 *   in a table's word
 * @observe: (nullable): says how it really is: what comes after @word
 *
 * A word of a game's positions. A table of them ends with one without a word.
 */
struct _PositionWord
{
  const char *word;
  gsize offset;
  guint8 size;
  gboolean is_signed;
  int base;
  const char *const *names;
  guint n_names;
  const PwVocabulary *vocabulary;
  gboolean by_seat;
  gboolean in_table;
  void  (*agree)   (Position *position, int seat, char **words);
  void  (*set)     (Position *position, int seat, char **words);
  char *(*observe) (const Position *position, int seat, char **words);
};

#define FIELD(Type, member)                                   \
  .offset = G_STRUCT_OFFSET (Type, member), .size = sizeof (((Type *) 0)->member), \
  .is_signed = ((__typeof__ (((Type *) 0)->member)) -1) < 1
#define NAMES(list) .names = list, .n_names = G_N_ELEMENTS (list)

/**
 * TestGame:
 * @game: the game
 * @table: its words for what belongs to nobody
 * @player: its words for what belongs to a player
 * @players: where its state has the players
 * @player_size: how large each is
 * @agreed: (nullable): the set-up is said, and goes on from here
 * @begun: (nullable): brings the state after the set-up to where positions begin
 * @changed: (nullable): something was said of a player
 * @said: (nullable): all of @text is said
 *
 * A game as its tests know it.
 */
struct _TestGame
{
  const PwGame *game;
  const PositionWord *table, *player;
  gsize players, player_size;
  void (*agreed)  (Position *position);
  void (*begun)   (Position *position);
  void (*changed) (Position *position, int seat);
  void (*said)    (Position *position, const char *text);
};

#define PLAYERS(Type, member) .players = G_STRUCT_OFFSET (Type, member), .player_size = sizeof (((Type *) 0)->member[0])

/**
 * Position:
 * @test: whose words these are
 * @game: the same as its game
 * @state: the table; %NULL while it is agreed what is played
 * @setup: who plays
 * @scores: points so far
 * @events: what the last move brought about
 * @last: the last move, completed
 */
struct _Position
{
  const TestGame *test;
  const PwGame *game;
  gpointer state;
  PwSetup *setup;
  int scores[PW_MAX_PLAYERS];
  PwEvents events;
  PwMove last;
};

Position *position_new     (const TestGame *test, const char *text);
void      position_free    (Position *position);

/* Reads and completes a line of notation. */
gboolean  position_read    (const Position *position, const char *line, PwMove *move, GError **error);

/* The same of a line that must be readable. */
PwMove    position_move    (const Position *position, const char *line);

/* Whether the rules allow it; a correction, which has a reason, whether it can be at all. */
gboolean  position_allows  (const Position *position, PwMove *move, GError **error);

/* Plays a line that must be allowed. */
void      position_play    (Position *position, const char *line);

/* Applies a checked move and adds up its points. */
void      position_apply   (Position *position, const PwMove *move);

/* Says of @want how it really is, in the same words: "ana silver 3" gives "ana silver 2". */
char     *position_observe (const Position *position, const char *want);

/* Fails, and says where, unless each of the statements is so. */
void      position_expect  (const Position *position, const char *statements, const char *where);

/* For words of games: the number that a word stands for, and the other way round. */
int       position_value   (const PwVocabulary *words, const char *text);
int       position_seat    (const Position *position, const char *text);
int       position_index   (const char *const *list, guint n, const char *text);
gpointer  position_player  (const Position *position, int seat);

/* Adds a word to a list, with spaces between; a list of nothing is "-". */
void      position_list    (GString *text, const char *word);
char     *position_listed  (GString *text);

/* position-words.c: the words that all games have. */
extern const PositionWord position_table_words[];
extern const PositionWord position_player_words[];
int       position_points  (const Position *position, int seat, const char *rule);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Position, position_free)

G_END_DECLS
