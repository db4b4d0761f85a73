/* pw-entry-private.h: the parts of entering: reading text, finding choices, proposals, dice
 *
 * All but PwEntry itself are functions over a scene: no widget, no signal, nothing kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-entry.h"

G_BEGIN_DECLS

/** PW_ENTRY_LAST_FACE: dice of more faces are chosen by their place on the page. */
#define PW_ENTRY_LAST_FACE 6

/** PW_BETWEEN_WORDS: what parts the words of a line of notation. */
#define PW_BETWEEN_WORDS " ,="

/** PW_PLUS: the sign of “+2” in what pw_entry_words_of_text() gives. */
#define PW_PLUS "plus"

/** PW_ENTRY_SIGNS: keys of what workers do with a die; see pw-entry-signs.c. */
#define PW_ENTRY_SIGNS PW_ENTRY_SIGNS_HIGHER PW_ENTRY_SIGNS_LOWER PW_ENTRY_SIGNS_AT_ONCE
#define PW_ENTRY_SIGNS_HIGHER "+*."
#define PW_ENTRY_SIGNS_LOWER "-/:"

/** PW_ENTRY_SIGNS_AT_ONCE: keys of what is listed by no number before anything is chosen; see pw_entry_list_signs(). */
#define PW_ENTRY_SIGNS_AT_ONCE "$&%"

/** PW_ENTRY_PRESENT: whatever moment the game has come to. */
#define PW_ENTRY_PRESENT G_MAXUINT

/** PwScene: what is played, by whom, and how it stands. */
typedef struct
{
  const PwGame *game;
  const PwSetup *setup;
  gconstpointer state;
} PwScene;

/**
 * PwEntryMemo:
 * @PW_ENTRY_MEMO_LISTS: #PwEntryMemoKey to #GArray of #PwChoice: what is listed behind a move; where @more, its shortcuts
 * @PW_ENTRY_MEMO_LABELS: #PwEntryMemoKey to text: what a choice is called
 * @PW_ENTRY_MEMO_LABELS_OF_LIST: #PwEntryMemoKey to #GPtrArray of text: what the choices behind a move are called, told apart
 * @PW_ENTRY_MEMO_WORDS: #PwEntryMemoKey to #GPtrArray of text, with %NULL at its end: the words that name a choice
 * @PW_ENTRY_MEMO_FOLDED: text to text: what a label is compared by
 * @PW_ENTRY_MEMO_INITIALS: #PwEntryMemoKey to a bit for each letter that begins a word of what is listed behind a move
 *
 * What a reading finds again and again.
 */
typedef enum
{
  PW_ENTRY_MEMO_LISTS,
  PW_ENTRY_MEMO_LABELS,
  PW_ENTRY_MEMO_LABELS_OF_LIST,
  PW_ENTRY_MEMO_WORDS,
  PW_ENTRY_MEMO_FOLDED,
  PW_ENTRY_MEMO_INITIALS,
  PW_ENTRY_MEMOS,
} PwEntryMemo;

/** PwEntryMemoKey: a choice at a moment. */
typedef struct
{
  gconstpointer state;
  PwChoice choice;
} PwEntryMemoKey;

/**
 * PwReading:
 * @partial: what is chosen so far, words that only narrow the list left out
 * @choices: (element-type PwChoice): the choices of this step that are left
 * @first: the first of them on the page
 * @selected: the one Enter takes, or -1
 * @whole: @move is a whole legal move that the text spells out
 * @move: the move that the text spells out, legal or not; its kind is %PW_KIND_ANY when none
 * @spoken: what of @move was said, by choices or words; the game adds the rest
 * @error: (nullable): what is wrong with the text, or with @move
 * @literal: the whole text, or all of it behind digits, is what a choice is called
 * @certain: @error stays whatever is typed next
 * @begun: the text begins a line of notation, and the choices say how it goes on
 * @place: a digit in front of words that was taken for a place in the list, where a die is left that shows something else, and
 *   that the move does not say; 0: none
 * @pending: so many digits at the end of the text only narrow the list: a longer number may be meant
 * @exemplified: @error says what could be typed
 * @before: a move that has to go before @move, and is the only choice: Enter asks, and then plays both; its kind is %PW_KIND_ANY when
 *   there is none
 *
 * What a text means.
 */
typedef struct
{
  PwMove partial;
  GArray *choices;
  guint first;
  int selected;
  gboolean whole;
  PwMove move;
  PwMove spoken;
  GError *error;
  gboolean literal;
  gboolean certain;
  gboolean begun;
  guint place;
  gsize pending;
  gboolean exemplified;
  PwMove before;
} PwReading;

/**
 * PwNumbering:
 * @PW_NUMBERING_PLACES: by their places on the page
 * @PW_NUMBERING_DICE: by the dice they use
 * @PW_NUMBERING_OWN: by numbers of their own, up to 9
 * @PW_NUMBERING_LONG: by numbers of their own, above 9 too, or beside letters
 *
 * What the choices of a list are taken by.
 */
typedef enum
{
  PW_NUMBERING_PLACES,
  PW_NUMBERING_DICE,
  PW_NUMBERING_OWN,
  PW_NUMBERING_LONG,
} PwNumbering;

/**
 * PwLikeness:
 * @PW_LIKENESS_BEGINNING: a word begins so
 * @PW_LIKENESS_SAME: it is the same
 * @PW_LIKENESS_ABBREVIATED: it begins so, and ends in the same number: "p4" for "pig4"
 *
 * How a word that is typed is one that is shown.
 */
typedef enum
{
  PW_LIKENESS_BEGINNING,
  PW_LIKENESS_SAME,
  PW_LIKENESS_ABBREVIATED,
} PwLikeness;

/** PwEntryStep: what a click has replaced. */
typedef struct
{
  PwMove base;
  char *text;
} PwEntryStep;

struct _PwEntry
{
  GObject parent_instance;

  PwSession *session;
  char *text;
  char *ghost;                  /* NULL: nobody has asked for it since something changed */
  char *prompt;
  PwMove base;
  GArray *steps;                /* PwEntryStep: for the way back */
  PwReading reading;
  GListStore *page;             /* PwChoiceItem */
  int selected;                 /* on the page, or -1 */
  gboolean picked;              /* somebody moved there */
  gboolean has_refused;
  PwMove refused;
  gboolean by_rule;             /* it was a rule that refused it */
  gboolean asked;               /* whether it is meant was asked of this very text: Enter once more is the answer */
  gboolean asked_printed;       /* what is printed was asked before printed_move: the same move again is the answer */
  PwMove printed_move;
  PwMove asked_before;          /* what was asked then, where two moves are meant; else its kind is PW_KIND_ANY */
  PwMove asked_move;            /* and what follows it */
  gsize opened;                 /* so much of the text was not typed: it says which choice was opened by a click or by Enter */
  PwEntryReader reader;         /* in place of choices, where a position is asked */
  gboolean (*reader_play) (gpointer owner, const PwMove *move);
  gpointer reader_owner;
  char *hint;
  PwMove joined;                /* dice that were put together by clicks, while the text is joined_text */
  char *joined_text;
  guint at;                     /* the moment it is for, or PW_ENTRY_PRESENT */
  PwEntryTaker taker;           /* gets the moves, where they are not played */
  gpointer taker_owner;
};

/* PwEntry itself: pw-entry.c */
PwScene  pw_entry_scene      (PwEntry *self);
gboolean pw_entry_is_looking_back (PwEntry *self);
void     pw_entry_replace_text (PwEntry *self, char *text);    /* takes it over; reads nothing */
void     pw_entry_update     (PwEntry *self, gboolean force);

/* pw-entry-read.c */
void     pw_reading_init     (PwReading *reading);
void     pw_reading_clear    (PwReading *reading);
const PwMove *pw_reading_get_move (const PwReading *reading);
void     pw_entry_read       (const PwScene *scene, const PwMove *base, const char *text, PwReading *out);
void     pw_entry_read_on    (const PwScene *scene, const PwMove *base, const char *text, PwReading *out);
void     pw_entry_read_plain (const PwScene *scene, const PwMove *base, const char *text, PwReading *out);
gboolean pw_entry_read_line  (const PwScene *scene, const char *text, PwMove *move, GError **error);
gboolean pw_entry_make_whole (const PwScene *scene, PwMove *move, GError **error);

/* pw-entry-as-typed.c: @typed as it stands, in no other spelling */
void     pw_entry_read_as_typed (const PwScene *scene, const PwMove *base, const char *typed, PwReading *out);

/* pw-entry-stray-signs.c: whether a word of @text is a sign, or ends in one, as no reading takes it */
gboolean pw_entry_has_sign    (const char *text);

/* pw-entry-another.c */
int      pw_entry_find_another (const PwScene *scene, const char *text, const char **rest);
gboolean pw_entry_read_another (const PwScene *scene, const char *text, PwReading *out);
const char *pw_entry_skip_long_name (const PwScene *scene, const char *text);
gboolean pw_entry_is_actor    (const PwScene *scene, const char *word);
gboolean pw_entry_read_without_name (const PwScene *scene, const PwMove *base, const char *text, PwReading *out);

/* pw-entry-amounts.c */
gboolean pw_entry_may_be_negative (const PwMoveKind *kind);
char    *pw_entry_part_minus  (const PwScene *scene, const char *text);
void     pw_entry_refuse_amounts (const PwScene *scene, const PwMove *base, const char *text, PwReading *out);

/* pw-entry-cells.c */
char    *pw_entry_part_place (const PwScene *scene, const char *text);

/* pw-entry-goods.c */
gboolean pw_entry_read_goods  (const PwScene *scene, const PwMove *base, const char *text, PwReading *out);

/* pw-entry-denials.c */
void     pw_entry_refuse_denials (const PwScene *scene, const char *text, PwReading *out);
void     pw_entry_refuse_strange (const PwScene *scene, const char *text, PwReading *out);

/* pw-entry-source.c */
void     pw_entry_read_source (const PwScene *scene, const PwMove *base, const char *text, PwReading *out);

/* pw-entry-ask.c */
GError  *pw_entry_several     (const char *text);

/* pw-entry-behind.c */
gboolean pw_entry_read_number_of_list (const PwScene *scene, const PwMove *base, const char *text, PwReading *out);
gboolean pw_entry_refuse_behind_number (const PwScene *scene, const PwMove *base, const char *text, PwReading *out);

/* pw-entry-group.c */
char    *pw_entry_join       (PwEntry *self, const PwMove *dice);
gboolean pw_entry_read_group (const PwScene *scene, const PwMove *base, const char *text, PwReading *out);

/* pw-entry-notation.c */
const char *pw_entry_find_verb (const PwScene *scene, const char *line, guint kind, gboolean whole);
gboolean    pw_entry_read_dice_and_words (const PwScene *scene, const PwMove *base, const char *text, PwReading *out);
/* pw-entry-printed.c */
gboolean pw_entry_asks_printed (PwEntry *self, const PwMove *move, GError **error);
gboolean pw_entry_offers_revision (PwEntry *self, const PwMove *move);

/* pw-entry-front.c */
gboolean pw_entry_says_nothing (const PwMove *front);
gboolean pw_entry_contradicts (const PwMove *front, const PwMove *said);
gboolean pw_entry_leaves_out  (const PwMove *base, const PwMove *front, const PwMove *move);
gboolean pw_entry_goes_with   (const PwScene *scene, const PwMove *front, const PwMove *move);
char    *pw_entry_join_places (const PwScene *scene, const char *text);

/* pw-entry-ghost.c */
char    *pw_entry_make_ghost (const PwScene *scene, const PwMove *base, const PwReading *reading, const char *text, int selected);

/* pw-entry-number.c */
PwNumbering pw_entry_numbering  (const PwScene *scene, const GArray *choices);
gboolean pw_entry_uses_die      (const PwScene *scene, const PwChoice *choice, guint face);
gboolean pw_entry_has_arg       (const PwScene *scene, const PwMove *partial, guint index, PwArgType type);
gboolean pw_entry_set_die       (const PwScene *scene, const GArray *choices, guint face, PwMove *partial);
guint    pw_entry_choice_number (const PwScene *scene, const GArray *choices, guint first, guint at);
gboolean pw_entry_takes_number  (const PwScene *scene, const PwMove *base, const PwReading *reading, const char *text, guint at);
guint    pw_entry_count_plain   (const GArray *choices);
guint    pw_entry_page_size     (const PwScene *scene, const GArray *choices);
gboolean pw_entry_takes_key     (const PwScene *scene, const PwMove *base, const char *text, char key, const PwMove *wanted);
guint    pw_entry_more_number   (const PwScene *scene, const GArray *choices);
int      pw_entry_find_number   (const GArray *choices, const char *digits, gsize *length);
gboolean pw_entry_keep_beginning (GArray *choices, const char *digits);

/* pw-entry-page-letters.c */
char    *pw_entry_page_letters  (const PwScene *scene, const PwMove *partial, const GArray *choices);
int      pw_entry_find_page_letter (const PwScene *scene, const PwMove *partial, const GArray *choices, char letter);

/* pw-entry-memo.c */
gpointer pw_entry_begin_lists (void);
void     pw_entry_end_lists   (gpointer outer);
GHashTable *pw_entry_memo     (PwEntryMemo what);

/* pw-entry-list.c */
void     pw_entry_list        (const PwScene *scene, const PwMove *partial, GArray *choices);
void     pw_entry_list_shortcuts (const PwScene *scene, const PwMove *partial, GArray *choices);
void     pw_entry_list_signs  (const PwScene *scene, const PwMove *partial, GArray *choices);
gboolean pw_entry_are_namesakes (const PwScene *scene, const PwChoice *one, const PwChoice *other);
gboolean pw_entry_find_label  (const PwScene *scene, const PwMove *partial, const char *text, GArray *choices);

/* pw-entry-sentence.c */
guint    pw_entry_find_sentences (const PwScene *scene, const char *text, PwMove *out);
gboolean pw_entry_find_sentence (const PwScene *scene, const char *text, PwMove *out);

/* pw-entry-words.c */
char   **pw_entry_words_of_text (const char *text);
gboolean pw_entry_is_number   (const char *word);
gboolean pw_entry_begins_word (const PwVocabulary *words, const char *text);
gboolean pw_entry_begins_this (const PwVocabulary *words, const PwWord *word, const char *text);
gboolean pw_entry_word_begins (const char *word, const char *text);
gboolean pw_entry_is_word     (const PwScene *scene, const char *word);
gboolean pw_entry_has_number  (const PwScene *scene, const PwChoice *choice, const char *number);
guint    pw_entry_find_initials (const PwScene *scene, const PwChoice *choice);
gboolean pw_entry_has_word    (const char *text, char **words, PwLikeness likeness);
gboolean pw_entry_may_abbreviate (const PwScene *scene, char **wanted);
char    *pw_entry_print_plainly (const PwScene *scene, const PwMove *move);
gboolean pw_entry_names_another (const PwScene *scene, const PwMove *partial, const PwMove *move, char **wanted, guint at);
void     pw_entry_keep_matching (const PwScene *scene, const PwMove *partial, char **wanted, PwLikeness likeness, GArray *choices);
void     pw_entry_prefer_same_words (const PwScene *scene, const PwMove *partial, char **wanted, GArray *choices);
void     pw_entry_prefer_joined (const PwScene *scene, const char *typed, GArray *choices);

/* pw-entry-several.c */
void     pw_entry_keep_one_by_one (const PwScene *scene, const PwMove *partial, char **wanted, GArray *choices);
gboolean pw_entry_keeps_order (const PwScene *scene, const PwMove *move, char **wanted);
gboolean pw_entry_repeats     (char **wanted);
gboolean pw_entry_says_each   (const PwScene *scene, const PwMove *move, char **wanted, char **words);

/* pw-entry-find.c */
void     pw_entry_prefer_completed (const PwScene *scene, const PwMove *partial, GArray *choices);
void     pw_entry_complete_numbers (const PwScene *scene, const PwMove *partial, GArray *choices);
void     pw_entry_find_leaves (const PwScene *scene, const PwMove *partial, guint most, GArray *out);
void     pw_entry_drop_dead_ends (const PwScene *scene, GArray *choices);
void     pw_entry_find_words  (const PwScene *scene, const PwMove *partial, const char *words, GArray *choices);
gboolean pw_entry_find_legal  (const PwScene *scene, const PwMove *partial, const char *words, PwMove *out);

/* pw-entry-spell.c */
char    *pw_entry_spell      (const PwScene *scene, const char *text);
char    *pw_entry_spell_counts (const PwScene *scene, const char *text);
gboolean pw_entry_says_counts (const PwScene *scene, const char *spelled, const PwMove *move);
char    *pw_entry_part_row   (const PwScene *scene, const char *text);
const PwVocabulary *pw_entry_find_repeated (const PwMoveKind *kind, guint *n);

/* pw-entry-steps.c */
char    *pw_entry_spell_steps (const PwScene *scene, const PwMove *base, const char *text);

/* pw-entry-with.c */
char    *pw_entry_drop_with   (const PwScene *scene, const char *text);

/* pw-entry-small-words.c */
gboolean pw_entry_is_one_of   (const char *list, const char *word);
gboolean pw_entry_is_article  (const char *word);
char    *pw_entry_drop_small_words (const PwScene *scene, const char *text);

/* pw-entry-suggest.c */
char    *pw_entry_suggest     (const PwScene *scene, const char *text);

/* pw-entry-vocabularies.c */
const GPtrArray *pw_entry_vocabularies (const PwGame *game, gboolean statements);

/* pw-entry-dice.c */
int      pw_entry_dice_kind  (const PwScene *scene);
guint    pw_entry_dice_owners (const PwScene *scene, guint kind, PwDiceOwner owners[PW_MAX_ARGS]);
gboolean pw_entry_dice_read  (const PwScene *scene, guint kind, const char *text, PwMove *move, GError **error);
char    *pw_entry_dice_ghost (const PwScene *scene, guint kind, const char *text);

/* pw-entry-click.c */
PwMove   pw_entry_lay_over   (const PwMove *chosen, const PwMove *click);
gboolean pw_entry_leads_on   (const PwScene *scene, const PwMove *merged, const PwMove *click, PwMove *out, GArray *leaves);
gboolean pw_entry_merge      (const PwScene *scene, const PwMove *chosen, const PwMove *click, PwMove *out, GArray *leaves);
void     pw_entry_why_not    (const PwScene *scene, const PwMove *chosen, const PwMove *click, PwMove *about, GError **error);

/* pw-entry-attempt.c */
gboolean pw_entry_read_attempt (const PwScene *scene, const PwMove *chosen, const char *text, PwMove *out, gboolean *by_name,
                                GError **error);
gboolean pw_entry_read_whichever (const PwScene *scene, const PwMove *chosen, const char *text, PwMove out[2]);
gboolean pw_entry_is_numbered (const PwScene *scene, const char *word);

/* pw-choice-item.c */
GPtrArray *pw_choice_labels   (const PwScene *scene, const GArray *choices);
char    *pw_choice_label       (const PwScene *scene, const PwChoice *choice);
gboolean pw_choice_page_update (GListStore *page, const PwScene *scene, const PwMove *base, const PwReading *reading, const char *text);

G_END_DECLS
