/* pw-notation.h: moves as lines of text
 *
 * A line is "[player] kind argument... name=value...": "ana take 3 castle die=2 workers=1",
 * "roll 4 ana=36 ben=22". Words may be shortened while they stay unambiguous; the player may
 * be left out where only one can act, the kind where what is said fits just one. Commas separate
 * as spaces do; a name that is more than a word, or would mean something else, stands in quotes:
 * "Ana \"the first\"". A "*" at the end says that the program rolled or drew it
 * (PW_MOVE_DEALT). A "!" begins the reason of a correction, which is the rest of the line:
 * "ana take 3 castle die=5 ! the die was read late"; it may stand in quotes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "pw-game.h"

G_BEGIN_DECLS

#define PW_NOTATION_ERROR (pw_notation_error_quark ())
GQuark   pw_notation_error_quark (void);

/**
 * PwNotationError:
 * @PW_NOTATION_ERROR_UNKNOWN: a word that means nothing here; the message says what is expected
 * @PW_NOTATION_ERROR_AMBIGUOUS: a shortened word with several meanings; the message lists them
 * @PW_NOTATION_ERROR_RANGE: a number or die out of range
 * @PW_NOTATION_ERROR_MISSING: an argument is missing
 * @PW_NOTATION_ERROR_EXCESS: more words than the move takes
 * @PW_NOTATION_ERROR_UNLIKELY: understood, and hardly meant: said once more it counts
 */
typedef enum
{
  PW_NOTATION_ERROR_UNKNOWN,
  PW_NOTATION_ERROR_AMBIGUOUS,
  PW_NOTATION_ERROR_RANGE,
  PW_NOTATION_ERROR_MISSING,
  PW_NOTATION_ERROR_EXCESS,
  PW_NOTATION_ERROR_UNLIKELY,
} PwNotationError;

/** PW_MAX_REASON: most characters of the reason of a correction. */
#define PW_MAX_REASON 200

gboolean pw_move_set_reason (PwMove *move, const PwSetup *setup, const char *reason, GError **error);
const char *pw_move_get_reason (const PwMove *move, const PwSetup *setup);
char    *pw_notation_print (const PwGame *game, const PwSetup *setup, const PwMove *move);
/** PW_NOTATION_BLANK: between the words of one name, a blank that ends no word. */
#define PW_NOTATION_BLANK "\302\240"
char    *pw_notation_print_labels (const PwGame *game, const PwSetup *setup, const PwMove *move);
gboolean pw_notation_parse (const PwGame  *game,
                            const PwSetup *setup,
                            gconstpointer  state,
                            const char    *line,
                            PwMove        *move,
                            GError       **error);

/* The same for what people type: labels count too (pw-notation-labels.c). */
gboolean pw_notation_parse_typed (const PwGame *game, const PwSetup *setup, gconstpointer state, const char *line, PwMove *move,
                                  GError **error);
char    *pw_label_fold (const char *text);
guint    pw_vocabulary_find_label (const PwVocabulary *words, const char *const *tokens, gint16 *value);

G_END_DECLS
