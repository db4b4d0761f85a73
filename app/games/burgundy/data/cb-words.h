/* cb-words.h: what things are called, and sets of hexes and tiles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "games/burgundy/data/cb-data.h"
#include "games/burgundy/data/cb-rules.h"

G_BEGIN_DECLS

/* -- Words (cb-words.c) -------------------------------------------------- */

extern const PwVocabulary cb_tile_words;
extern const PwWord cb_hexes[CB_MAX_HEXES];
extern const PwVocabulary cb_hex_words;
extern const PwVocabulary cb_goods_words;
extern const PwVocabulary cb_shield_words;
extern const PwVocabulary cb_species_words;
extern PwVocabulary cb_duchy_words;

const char *cb_tile_label       (int tile);              /* "bank", "monastery 17": translated */
const char *cb_tile_phrase      (int tile);              /* "a bank" */
const char *cb_goods_label      (int goods);             /* 1-6: "red" */
const char *cb_type_phrase      (CbType type);           /* "a building" */
const char *cb_type_label       (CbType type);           /* "building" */
const char *cb_bonus_label      (CbType type);           /* the same, or "border posts" */
const char *cb_region_label     (CbType type);           /* "city" */

/* -- Names (cb-names.c) ---------------------------------------------------- */

extern const PwNamed cb_sources[CB_SOURCES];
extern const PwNamed cb_resources[CB_RESOURCES];
extern const char *const cb_notes[CB_NOTES];

/* -- Tiles (cb-tile.c) -------------------------------------------------------- */

/** CB_OPEN_TYPES: of which a type does not say which tile it is: see cb_tile_is_open(). */
#define CB_OPEN_TYPES (1u << CB_MONASTERY | 1u << CB_LIVESTOCK | 1u << CB_BUILDING)
extern const guint64 cb_tiles_may_be[CB_TYPES + 1];
guint64  cb_tiles_of_types (guint types);                /* sets of CbTile */

/* -- Sets of hexes and of tiles -------------------------------------------------------- */

static inline const CbDuchy *
cb_duchy_of (const CbPlayer *player)
{
  return cb_duchy_nth (player->duchy);
}

#define CB_TILE_BIT(tile) (G_GUINT64_CONSTANT (1) << (tile))
#define CB_TILE_BITS(first, last) (CB_TILE_BIT ((last) + 1) - CB_TILE_BIT (first))

/* Index of the lowest hex of a set that is not empty. */
static inline guint
cb_hex_first (CbHexSet set)
{
  guint64 low = (guint64) set;

  return low ? (guint) __builtin_ctzll (low) : 64 + (guint) __builtin_ctzll ((guint64) (set >> 64));
}

/* Without the processor's own instruction, which not all have, the compiler would call a function. */
static inline guint
cb_count_bits (guint64 set)
{
  set -= set >> 1 & G_GUINT64_CONSTANT (0x5555555555555555);
  set = (set & G_GUINT64_CONSTANT (0x3333333333333333)) + (set >> 2 & G_GUINT64_CONSTANT (0x3333333333333333));
  set = (set + (set >> 4)) & G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f);
  return (guint) (set * G_GUINT64_CONSTANT (0x0101010101010101) >> 56);
}

static inline guint
cb_hex_count (CbHexSet set)
{
  return cb_count_bits ((guint64) set) + cb_count_bits ((guint64) (set >> 64));
}

#define CB_FOREACH_HEX(hex, set)                                                    \
  for (CbHexSet _rest = (set); _rest != 0 && ((hex) = cb_hex_first (_rest), TRUE);  \
       _rest &= _rest - 1)

G_END_DECLS
