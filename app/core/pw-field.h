/* pw-field.h: what a position is made of: a table of what can be said, in which range, and where it stands on the page
 *
 * A game lists what lies before a player, and what lies on the table, card by card. From that table comes the page on which a
 * position is entered, prefilled with what is known, and the test that what is said is what is read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-move.h"

G_BEGIN_DECLS

struct _PwGame;

/** PW_FIELD_AXES: a statement says what it is about by at most so many arguments. */
#define PW_FIELD_AXES 2

/**
 * PwFieldAxis:
 * @arg: where the statement says it
 * @first: the least of what it says there
 * @n: how many alike there are, counted up from @first; 0: nothing is said
 *
 * What a field is about: "gold", "depot 3". Of two axes, the last counts fastest.
 */
typedef struct
{
  guint8 arg;
  gint16 first;
  guint16 n;
} PwFieldAxis;

/**
 * PwFieldFlags:
 * @PW_FIELD_ADDS: the statement adds to what there is: points, and what is entered is what that makes in all
 * @PW_FIELD_SIGN: its picture says what it is: no words beside it
 */
typedef enum
{
  PW_FIELD_ADDS = 1 << 0,
  PW_FIELD_SIGN = 1 << 1,
} PwFieldFlags;

/**
 * PwField:
 * @name: what it is called (N_()); of several alike, what they are together
 * @kind: the statement that says it: an index into PwGame.kinds. Its last arguments are the values: PwMoveKind.n_values
 * @about: what it is about
 * @min: the least its number can be
 * @max: the most; where both are 0, as far as the argument goes
 * @flags: of #PwFieldFlags
 * @rules: (nullable): the numbers of the rules that make something of it, with spaces between them
 * @hint: (nullable): its name and what is to be known of it, for whoever points at it (N_()); %NULL: its name
 * @read: writes into a statement about it the values that are true in @state; of what adds, what there is in all
 * @label: (nullable): what one of several alike is called (translated; free it). %NULL: the words of what it is about
 * @there: (nullable): whether there is such a thing in this game, before that player
 *
 * Something that can be said of a position, or several alike.
 */
typedef struct
{
  const char *name;
  guint kind;
  PwFieldAxis about[PW_FIELD_AXES];
  gint16 min, max;
  guint flags;
  const char *rules;
  const char *hint;
  void     (*read)  (gconstpointer state, PwMove *statement);
  char    *(*label) (gconstpointer state, const PwMove *statement);
  gboolean (*there) (gconstpointer state, const PwMove *statement);
} PwField;

/**
 * PwFieldCard:
 * @id: by which a game's board finds it, to put a picture of its own in its place
 * @title: its heading (N_())
 * @todo: (nullable): what is done there, a sentence (N_())
 * @table: it lies on the table; else one lies before each player
 * @beside: it stands in the second column, where there is room for two
 * @fields: (array length=n_fields): what is said there
 * @there: (nullable): whether there is such a card in this game, before that player
 *
 * A group of fields: an entry of PwGamePosition.cards, in the order they stand on the page.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *todo;
  gboolean table;
  gboolean beside;
  const PwField *fields;
  guint n_fields;
  gboolean (*there) (gconstpointer state, int seat);
} PwFieldCard;

guint          pw_field_count    (const PwField *field);
void           pw_field_nth      (const PwField *field, int seat, guint i, PwMove *out);
gboolean       pw_field_is_there (const PwField *field, gconstpointer state, const PwMove *statement);
const PwField *pw_field_find     (const struct _PwGame *game, const PwMove *statement);
const PwArg   *pw_field_values   (const struct _PwGame *game, const PwField *field, guint *n);
void           pw_field_range    (const PwField *field, const PwArg *arg, int *min, int *max);
char          *pw_field_label    (const struct _PwGame *game, const PwField *field, gconstpointer state, const PwMove *statement);
gboolean       pw_field_card_is_there (const PwFieldCard *card, gconstpointer state, int seat);

G_END_DECLS
