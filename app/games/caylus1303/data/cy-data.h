/* cy-data.h: what is printed on boards and tiles, and the words for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/caylus1303/caylus1303.h"
#include "games/caylus1303/data/cy-rules.h"

G_BEGIN_DECLS

/** CyDo: what an effect does besides giving. */
typedef enum
{
  CY_DOES_NOTHING,
  CY_DOES_CLAIM,
  CY_DOES_BUILD_WOOD,
  CY_DOES_BUILD_STONE,
  CY_DOES_PROVOST,
} CyDo;

/**
 * CyPrice:
 * @pay: goods, those of choice last
 * @pay_workers: from the reserve to the camp
 * @gain: goods, those of choice last
 * @gain_workers: from the camp to the reserve
 * @prestige: gained
 * @favour: gained
 *
 * What is paid, and what for.
 */
typedef struct
{
  guint8 pay[CY_COSTS];
  guint8 pay_workers;
  guint8 gain[CY_COSTS];
  guint8 gain_workers;
  guint8 prestige;
  guint8 favour;
} CyPrice;

/**
 * CyEffect:
 * @n_prices: 1 or 2, of which one is chosen; 0: nothing comes of it
 * @does: a #CyDo, for the first price
 * @spares: so many stones of the cost need not be paid
 *
 * What one side of a tile does.
 */
typedef struct
{
  guint8 n_prices;
  guint8 does;
  guint8 spares;
  CyPrice prices[2];
} CyEffect;

/** CyMark: whether a printed value is known. */
typedef enum
{
  CY_SURE,
  CY_TO_CONFIRM,
  CY_TO_ASK,
} CyMark;

/**
 * CyTileInfo:
 * @cost: the preset
 * @prestige: the preset, when it is built
 * @cost_mark: a #CyMark
 * @prestige_mark: a #CyMark
 * @side_mark: a #CyMark, of the set-up side
 * @sides: set-up side, construction side
 * @owner: the owner's good (8.6)
 * @bonus: of a monument, in the recruitment or when built
 *
 * A kind of tile.
 */
typedef struct
{
  guint8 family;
  guint8 copies;
  guint8 cost[CY_COSTS];
  guint8 prestige;
  guint8 cost_mark, prestige_mark, side_mark;
  CyEffect sides[2];
  guint8 owner[CY_GOODS];
  CyPrice bonus;
  gboolean bonus_at_once;
} CyTileInfo;

extern CyTileInfo cy_tiles[CY_TILES];
extern guint8 cy_preset_gap, cy_preset_after;
extern guint8 cy_gap_mark, cy_after_mark;                 /* a #CyMark */
extern guint32 cy_names_to_confirm;                       /* bit set of characters whose names two sources have the other way round */
void cy_data_load (void);

extern const guint8 cy_family_first[CY_FAMILIES], cy_family_last[CY_FAMILIES];

/* Words (cy-words.c). */
extern const PwVocabulary cy_owned_words, cy_tile_words, cy_set_up_words, cy_monument_words, cy_build_words, cy_place_words, cy_character_words;
extern const PwNamed cy_sources[CY_SOURCES], cy_resources[CY_RESOURCES], cy_holdings[CY_HOLDINGS];
extern const char *const cy_notes[CY_NOTES];

const char *cy_tile_label      (int tile);
const char *cy_character_label (int character);
const char *cy_character_name  (const CyState *state, int character);
const char *cy_good_label      (int good);
const char *cy_phase_label     (int phase);
char       *cy_goods_text      (const int goods[CY_COSTS]);
char       *cy_place_text      (const CyState *state, int place);

G_END_DECLS
