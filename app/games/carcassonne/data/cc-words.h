/* cc-words.h: the words of the notation, and what they stand for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/carcassonne/carcassonne.h"

G_BEGIN_DECLS

/** CC_TILE_ROWS: rows of edges, with or without a mark, that are no ids: how a tile lies (13.3); the last are those of no tile (1.7). */
#define CC_TILE_ROWS 137
/** CC_TILE_WORDS: ids and rows. */
#define CC_TILE_WORDS (CC_TILE_KINDS + CC_TILE_ROWS)

extern const PwVocabulary cc_tile_words;
extern const PwVocabulary cc_turn_words;
extern const PwVocabulary cc_figure_words;
extern const PwVocabulary cc_feature_words;
extern const PwVocabulary cc_stands_words;
extern const PwVocabulary cc_good_words;
extern const PwVocabulary cc_lies_words;
extern const PwCells cc_cells;
extern const PwCells cc_letters;
extern const PwCells cc_more_letters;

void         cc_words_load     (void);
guint        cc_row_kinds      (int value, guint64 left, guint8 kinds[CC_TILE_KINDS], guint8 *turn);
const char  *cc_tile_row       (guint kind, guint turn);
int          cc_feature_word   (guint kind, guint turn, guint segment) G_GNUC_PURE;
int          cc_feature_find   (guint kind, guint turn, int feature);
CcSort       cc_feature_sort   (int feature);

guint32      cc_letters_of     (gint16 letters, gint16 more);
void         cc_letters_say    (guint32 cities, gint16 *letters, gint16 *more);

/** CC_LIES_NOTHING: of cc_lies_words: the place is empty. */
#define CC_LIES_NOTHING CC_TILE_WORDS

G_END_DECLS
