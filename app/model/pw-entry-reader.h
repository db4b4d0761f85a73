/* pw-entry-reader.h: how far a typed text has been read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-notation.h"
#include "model/pw-entry-private.h"

G_BEGIN_DECLS

/** PW_LETTERS_OF_WORD: fewer before a digit are the name of a place or a tile. */
#define PW_LETTERS_OF_WORD 3

/** PwTextReader: a text while it is being read, word by word. */
typedef struct
{
  const PwScene *scene;
  const PwMove *base;
  PwReading *out;
  GString *words;               /* typed since the last choice */
  GArray *numbered;             /* PwChoice: what a number behind them has picked out; empty: none did */
  const char *text;             /* all of it */
  const char *typed;            /* the same before it was put otherwise: "e 1" may be "and 1"; may be NULL */
  const char *line;             /* where the first word stands: from here it may be notation */
  PwMove front;                 /* what clicks, and the digits before that, have chosen */
  gboolean clicked;             /* the base says something */
  gboolean only_digits;         /* no word in the whole text */
  gboolean mixed;               /* digits come after a word */
  gboolean chosen;              /* a choice is selected */
  gboolean halfway;             /* the last number wants another digit */
  gboolean literal;             /* the rest of the text is a label, and nothing else */
  guint place;                  /* the digit that was taken for a place in the first list, though a die is left that shows another */
  gboolean among_dice;          /* the list in which a digit was taken for a place has choices for a die, which shows another */
  gboolean for_workers;         /* the last digit has opened what workers pay for, and nothing is typed behind it: the same */
  gboolean by_sign;             /* nothing is typed yet behind a sign: Enter takes nothing of what workers pay for */
  const char *behind_key;       /* right behind the letter that was taken last: another may stand here */
  gboolean no_die;              /* a digit was typed where dice are to choose from, and none shows it */
  gboolean contradicts;         /* the words say something else than what stands in front of them */
} PwTextReader;

/* -- pw-entry-reader.c -- */

/* Lists what follows what is chosen, as if no word had been typed since. */
void pw_text_reader_list          (PwTextReader *reader);

/* Lists what follows @partial; words begin anew. */
void pw_text_reader_open          (PwTextReader *reader, const PwMove *partial);

/* Words that leave one thing that only leads on mean it: what comes next is said of that. */
void pw_text_reader_open_only     (PwTextReader *reader);

/* How many letters @token begins with; a mark that is joined to them is counted, such as that of "frrr-m". */
gsize pw_text_reader_letters      (const char *token);

/* Whether the words leave one of the things that may look alike, and its name is typed to the end: no more is to be said of it. */
gboolean pw_text_reader_names_alike (const PwTextReader *reader);

/* Says that the text goes wrong here. Takes @message. Returns FALSE. */
gboolean pw_text_reader_fail      (PwTextReader *reader, PwNotationError code, char *message);

/* Says that @typed does not go with the choice in front of it, which is complete. Returns FALSE. */
gboolean pw_text_reader_fail_behind (PwTextReader *reader, const char *typed);

/* Lists what @words leave of what follows what is chosen; FALSE where that is nothing. */
gboolean pw_text_reader_narrow    (PwTextReader *reader, const char *words);

/* Takes one more word; FALSE where it names nothing, with the list as if no word had been typed. */
gboolean pw_text_reader_take_word (PwTextReader *reader, const char *word);

/* Selects choice @at, or opens what follows it (pw-entry-digits.c). */
void pw_text_reader_choose        (PwTextReader *reader, guint at);

/* From here on there are words: @line is where they begin. */
void pw_text_reader_begin_line    (PwTextReader *reader, const char *line);

/* Says that the words do not go with what stands in front of them. */
void pw_text_reader_contradict    (PwTextReader *reader);

/* -- pw-entry-tokens.c -- */

/* Takes word after word, up to the first that means nothing. */
void pw_text_reader_take_tokens   (PwTextReader *reader);

/* -- pw-entry-settle.c -- */

/* What the words have come to: the choice that they leave, a move that they spell, what they tried, or what is still to be said. */
void pw_text_reader_settle        (PwTextReader *reader);

/* -- pw-entry-stray-signs.c -- */

/* Whether @token, which stands at @at in the text, begins or ends with a sign that is no key there: then it is refused. @dice: the text begins with
 * dice, which take signs. */
gboolean pw_text_reader_refuse_sign (PwTextReader *reader, const char *token, const char *at, gboolean dice);

/* What the words have come to, behind the first that nobody knew, must not leave out a sign. */
void pw_text_reader_refuse_sign_behind (PwTextReader *reader);

/* -- pw-entry-digits.c -- */

/* Takes what @digits begins with; returns how many are used, 0 where they mean nothing. At the end of the text (@last) a number of
 * several digits may still grow. */
gsize pw_text_reader_take_number  (PwTextReader *reader, const char *digits, gboolean last);

/* Takes all of @digits, number by number. */
gboolean pw_text_reader_take_digits (PwTextReader *reader, const char *digits, gboolean last);

/* -- pw-entry-signs.c -- */

/* Takes the choice whose key, a sign or a letter, stands at @at; FALSE where that is none, or may begin a word. */
gboolean pw_text_reader_take_key  (PwTextReader *reader, const char *at);

/* The long number whose letter stands at @at, where pw_text_reader_take_key() has not found it in the list; 0: none. */
int pw_text_reader_find_missing   (const PwTextReader *reader, const char *at);

/* The choice whose letter stands at @at, with a space between it and the digits before it; -1: none. */
int pw_text_reader_find_apart     (const PwTextReader *reader, const char *at);

/* Whether the list that the text begins with is of dice, or of what can be done with the only one. */
gboolean pw_text_reader_begins_with_dice (const PwTextReader *reader);

/* -- pw-entry-cells.c -- */

/* Whether the last word is the very name of a place of the table that the only choice left is about: nothing is left to say of that. */
gboolean pw_text_reader_names_cell (const PwTextReader *reader);

/* "n2" where nothing goes at n2, but something does at n2w1: who typed the one is not taken at the other. It is refused by the rule; the list stays, as
 * more may be typed. */
void pw_text_reader_refuse_other_cell (PwTextReader *reader);

/* -- pw-entry-behind.c -- */

/* Whether the words open something whose numbers people know: those of goods, of monasteries. */
gboolean pw_text_reader_opens_names (PwTextReader *reader);

/* Takes @number, which words stand in front of, and @behind behind it. */
gboolean pw_text_reader_take_number_behind (PwTextReader *reader, const char *number, const char *behind);

/* Takes @token, which says an argument by its name: "turn=3"; FALSE where none of the list says it so. */
gboolean pw_text_reader_take_named (PwTextReader *reader, const char *token);

/* Takes the word @token, which stands at @at in the text and may end in digits. */
gboolean pw_text_reader_take_word_with_digits (PwTextReader *reader, const char *token, const char *at);

/* -- pw-entry-ask.c -- */

/* What Enter takes of the list that digits and words have left: the only one, the first where no word was typed, or none. */
void pw_text_reader_select        (PwTextReader *reader);

/* Says what is still to be said, where it is no move yet: another digit, another word, or what the game asks. */
void pw_text_reader_ask           (PwTextReader *reader);

/* Notes the digit in front that was taken for a place of the list, and that the move does not say: "1 carp" with a 3 left is the first
 * of the list, and a workshop of depot 3. */
void pw_text_reader_mark_place    (PwTextReader *reader);

/* -- pw-entry-refuse.c -- */

/* What is not understood, and yet names something: what could be meant is asked, or it is refused by its rule. */
void pw_text_reader_read_attempt  (PwTextReader *reader);

/* What the words name must use the digits in front of them. */
void pw_text_reader_refuse_unused (PwTextReader *reader);

/* "3 church" with a 1 left: the words do not go with what stands third in the list, so that the 3 was meant for a die. Then
 * that die is refused, by its rule, whatever else is wrong; FALSE where it was not meant so. */
gboolean pw_text_reader_refuse_die (PwTextReader *reader);

/* A number that others begin with is one by itself: why it cannot be taken. The list stays, as another digit may follow. */
void pw_text_reader_refuse_number (PwTextReader *reader);

/* "f1 r p pi": whichever goods the letters may be, what they are said with is refused, by one rule and for one reason. */
void pw_text_reader_refuse_whichever (PwTextReader *reader);

/* "6 mine" where no die is used, and the words have found one from depot 5 behind the sixth of the list: the number is that of the depot. */
void pw_text_reader_refuse_place  (PwTextReader *reader);

/* What is said upon @chosen is refused by its rule; FALSE where it leads to something that can be done. */
gboolean pw_text_reader_refuse_said (PwTextReader *reader, const PwMove *chosen, const PwMove *said, gboolean by_name);

/* Words that name a thing do not spend something beside it that the game would not add, such as the Envoy: without that it is refused. */
void pw_text_reader_refuse_unsaid (PwTextReader *reader);

/* "c 3 x": what is wrong with that is the x and not the c, which begins the line of a city. */
void pw_text_reader_blame_word    (PwTextReader *reader);

/* -- pw-entry-letters.c -- */

/* "p f1": whatever the p begins, what stands beside it can only be refused. */
void pw_text_reader_refuse_letters (PwTextReader *reader);

/* "w5 r": a letter that only begins the name of the one choice that is left, @listed, and as well what the move that Enter would play leaves open,
 * such as the road that somebody is placed on, is asked. */
void pw_text_reader_ask_letter    (PwTextReader *reader, const GArray *listed);

/* -- pw-entry-notation.c -- */

/* Reads the words as notation, where that says more than the list. */
void pw_text_reader_read_notation (PwTextReader *reader);

/* Reads numbers alone, which begin with one that something goes by, as notation: "7 52", an advisor and dice. FALSE: they are none. */
gboolean pw_text_reader_read_numbers (PwTextReader *reader);

G_END_DECLS
