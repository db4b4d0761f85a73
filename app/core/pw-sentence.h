/* pw-sentence.h: sentences from tables: what happened, a template, and the names of what stands in its places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "pw-event.h"
#include "pw-move.h"
#include "pw-setup.h"

G_BEGIN_DECLS

/** NP_: marks a template and its plural for translation, as two members of a table. */
#define NP_(one, many) one, many

/** PW_SENTENCE_ANY: a sentence for whatever else happened; it stands last. */
#define PW_SENTENCE_ANY (-1)

/**
 * PwTold:
 * @setup: who plays
 * @state: the state in which it happened
 * @move: (nullable): the move
 * @events: (array length=n_events): what it brought about
 * @n_events: how many
 * @event: (nullable): the one that is told, where it is not the move
 *
 * What a sentence is about.
 */
typedef struct
{
  const PwSetup *setup;
  gconstpointer state;
  const PwMove *move;
  const PwEvent *events;
  guint n_events;
  const PwEvent *event;
} PwTold;

/**
 * PwPlace:
 * @name: "tile"
 * @say: what stands there (translated; newly allocated); a number as its digits
 *
 * A placeholder that the templates of a game may have. A table of them ends with one without a name.
 */
typedef struct
{
  const char *name;
  char *(*say) (const PwTold *told);
} PwPlace;

/**
 * PwSentence:
 * @what: what happened: a kind of move, of note... as the game's table has it; or %PW_SENTENCE_ANY
 * @text: the template (N_(), or NP_() with @plural). A place is its name in braces, `{tile}`, or `%s`, `%d`, `%u`, in a
 *   translation `%2$s` too, whose names are in @places
 * @plural: (nullable): the template for other numbers
 * @places: (nullable): the names of what stands in the places without names, in their order, with spaces between
 * @when: (nullable): whether this is the sentence for it: of several for the same @what the first that is
 * @count: of a template with a plural: the place whose number decides between them
 *
 * One sentence of a game. A table of them ends with one without a template. Translators see @text and @plural, so each is
 * a whole sentence.
 */
typedef struct
{
  int what;
  const char *text, *plural;
  const char *places;
  gboolean (*when) (const PwTold *told);
  const char *count;
} PwSentence;

const PwSentence *pw_sentence_find (const PwSentence *sentences, int what, const PwTold *told);
char             *pw_sentence_tell (const PwSentence *sentence, const PwPlace *places, const PwTold *told);
char             *pw_sentence_say  (const PwSentence *sentences, const PwPlace *places, int what, const PwTold *told);

char             *pw_told_name     (const PwTold *told, int seat);
char             *pw_told_player   (const PwTold *told);

G_END_DECLS
