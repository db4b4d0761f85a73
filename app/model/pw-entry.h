/* pw-entry.h: what is being entered: text, the move chosen so far, the numbered choices
 *
 * The entry bar, the rings on the board and the list of choices are three views of this one
 * object. Typing, clicking and picking a number all narrow the same partial move; once it is
 * whole it is played. No widget is needed to test it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-session.h"

G_BEGIN_DECLS

/** PW_ENTRY_PAGE: choices shown at once: digits 1 to 9, unless they have longer numbers; of more than
 * nine, the ninth is "More". */
#define PW_ENTRY_PAGE 9

#define PW_TYPE_CHOICE_ITEM (pw_choice_item_get_type ())
G_DECLARE_FINAL_TYPE (PwChoiceItem, pw_choice_item, PW, CHOICE_ITEM, GObject)

const PwChoice *pw_choice_item_get_choice   (PwChoiceItem *self);   /* NULL for "More" */
const char     *pw_choice_item_get_label    (PwChoiceItem *self);   /* "Castle, a2" */
const char     *pw_choice_item_get_sentence (PwChoiceItem *self);   /* tooltip and accessible name */
guint           pw_choice_item_get_key      (PwChoiceItem *self);   /* the same, or 0 where it cannot be typed now */
char            pw_choice_item_get_letter   (PwChoiceItem *self);   /* "p" for Pass, or 0 */
guint8          pw_choice_item_get_keycap   (PwChoiceItem *self);   /* what is shown of both: see PwViewInput.keys */
guint           pw_choice_item_get_number   (PwChoiceItem *self);   /* to type it: 1-9, a die's face, or its own; "More" may be 0 */

#define PW_TYPE_ENTRY (pw_entry_get_type ())
G_DECLARE_FINAL_TYPE (PwEntry, pw_entry, PW, ENTRY, GObject)

/**
 * PwDiceOwner:
 * @arg: the argument of the roll
 * @seat: whose dice, or %PW_TABLE
 * @name: the player's, or the die's own; the set-up's
 * @n: how many dice
 *
 * Dice of one owner within a roll.
 */
typedef struct
{
  const PwArg *arg;
  int seat;
  const char *name;
  guint n;
} PwDiceOwner;

/* Properties: "text" (read-write), "ghost" (what Enter would add, dim), "prompt" (what is asked),
 * "selected" (index of the preselected choice, -1 none).
 * Signals: "changed" (choices, partial or prompt differ), "refused" (GError*: a PW_RULE_ERROR or
 * PW_NOTATION_ERROR; the text stays), "breaks" (a line; what it breaks is decided elsewhere), "played" (a move went through; the text is empty again). */

PwEntry      *pw_entry_new          (PwSession *session);

/** PwEntryTaker: gets the move that Enter or a click has made whole, where it is not played. */
typedef void (*PwEntryTaker) (gpointer owner, const PwMove *move);

/* For an earlier moment: the same grammar and choices as at the table then; @taker gets what is entered. */
PwEntry      *pw_entry_new_at       (PwSession *session, guint at, PwEntryTaker taker, gpointer owner);

PwSession    *pw_entry_get_session  (PwEntry *self);
gconstpointer pw_entry_get_state    (PwEntry *self);   /* at the moment it is for */
/* A move as it is typed: the log's sentence where that is read as this very move, else its line of notation. */
char         *pw_entry_say          (PwEntry *self, const PwMove *move);
/* Begins anew with @text: what was clicked before is forgotten. */
void          pw_entry_restart      (PwEntry *self, const char *text);
gboolean      pw_entry_is_begun     (PwEntry *self);   /* something was clicked that the text does not say */
gboolean      pw_entry_is_picked    (PwEntry *self);   /* somebody went to the selected choice */

const char   *pw_entry_get_text     (PwEntry *self);
void          pw_entry_set_text     (PwEntry *self, const char *text);
const char   *pw_entry_get_ghost    (PwEntry *self);
const char   *pw_entry_get_prompt   (PwEntry *self);

/**
 * PwEntryReader:
 * @text: what is typed, not empty
 * @move: (out): what it says
 *
 * Reads texts in place of the entry where no moves are asked. FALSE with an error: not (yet) a move.
 */
typedef gboolean (*PwEntryReader) (gpointer owner, const char *text, PwMove *move, GError **error);

/* Where the game asks what lies on the table: @reader says what texts mean, @play carries them out,
 * nothing is listed to choose from, @hint is shown while nothing is typed. NULL ends that. */
void          pw_entry_set_reader   (PwEntry *self, PwEntryReader reader, gboolean (*play) (gpointer owner, const PwMove *move),
                                     const char *hint, gpointer owner);

gboolean      pw_entry_has_reader   (PwEntry *self);

/* GListModel of PwChoiceItem: the page of at most nine that is shown now. */
GListModel   *pw_entry_get_choices  (PwEntry *self);
/* All choices of this step, whatever the page: for rings and points on the boards. PwChoice's. */
const GArray *pw_entry_get_all      (PwEntry *self);
/* What is chosen so far. */
/* What Enter would play, if the text or the selected choice is a whole move; and why the text is none, or NULL. */
gboolean      pw_entry_get_move     (PwEntry *self, PwMove *move);
const GError *pw_entry_get_problem  (PwEntry *self);

const PwMove *pw_entry_get_partial  (PwEntry *self);
/* The dice that were put together by clicks, as long as the text says them; NULL: none. */
const PwMove *pw_entry_get_joined  (PwEntry *self);
/* What "refused" was about, as far as it was understood, until the next change; NULL: nothing.
 * Boards mark the place. */
const PwMove *pw_entry_get_refused  (PwEntry *self);

const PwMove *pw_entry_get_printed  (PwEntry *self);

/* The same where a rule refused a move and people may insist: "we played it so". */
const PwMove *pw_entry_get_insistent (PwEntry *self);
gboolean      pw_entry_play_so      (PwEntry *self, const char *reason, GError **error);

int           pw_entry_get_dice     (PwEntry *self, PwDiceOwner owners[PW_MAX_ARGS], guint *n_owners);

int           pw_entry_get_selected (PwEntry *self);
void          pw_entry_set_selected (PwEntry *self, int index);

gboolean      pw_entry_activate     (PwEntry *self);                /* Enter */
gboolean      pw_entry_back         (PwEntry *self);                /* Escape; FALSE when there is nothing to take back */
gboolean      pw_entry_pick         (PwEntry *self, PwChoiceItem *item); /* a click on a choice */
/* A click on the board: narrows the choices by the arguments that @partial sets; plays at once
 * when exactly one complete choice is left. FALSE, with "refused", when none is. */
gboolean      pw_entry_propose      (PwEntry *self, const PwMove *partial);

G_END_DECLS
