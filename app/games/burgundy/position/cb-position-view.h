/* cb-position-view.h: what an editor of positions asks, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/burgundy.h"

G_BEGIN_DECLS

guint    cb_position_key_spaces (const CbState *state, guint seat);
char    *cb_position_key_space_name (const CbState *state, guint seat, guint space);
int      cb_position_value      (const CbState *state, const PwMove *statement);
gboolean cb_position_may_lie    (const CbState *state, int tile, CbType type);
guint    cb_position_candidates (const CbState *state, guint seat, guint hex, guint8 tiles[CB_TILES]);
gboolean cb_position_is_likely  (const CbState *state, guint seat, guint hex, int tile);
int      cb_position_next       (const CbState *state, guint seat, guint hex);
int      cb_position_previous   (const CbState *state, guint seat, guint hex);
int      cb_position_only       (const CbState *state, guint seat, guint hex);
guint    cb_position_match      (const CbState *state, guint seat, guint hex, const char *text, guint8 tiles[CB_TILES]);
int      cb_position_next_empty (const CbState *state, guint seat, guint hex);
int      cb_position_next_of_region (const CbState *state, guint seat, guint hex);
int      cb_position_word       (const char *text);
gboolean cb_position_begins_tile (const char *text);
const char *cb_position_tile_name  (int tile);
const char *cb_position_goods_name (int goods);
const char *cb_position_type_name  (CbType type);
const char *cb_position_bonus_name (guint type);
guint    cb_position_board       (const CbState *state, guint seat);
gboolean cb_position_may_be_model (const CbState *state, guint owner, guint seat);
const char *cb_position_shield_text (guint shield);

/**
 * CbCounts:
 * @tiles: how many of each tile
 * @have: workers and silver, -1 where nothing was said
 * @empty: empty hexes, -1 where nothing was said
 * @points: what the track shows, or %PW_ARG_NONE
 * @unknown: (nullable): the first words that mean nothing
 *
 * What a line of counts says.
 */
typedef struct
{
  guint8 tiles[CB_TILE_UNKNOWN];
  int have[CB_RESOURCES];
  int empty;
  int points;
  char *unknown;
} CbCounts;

void     cb_counts_read  (const char *text, CbCounts *out);
void     cb_counts_clear (CbCounts *counts);
char    *cb_counts_say   (const CbCounts *counts);

G_END_DECLS
