/* cb-position-view.c: what an editor of positions asks, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-position-view.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "games/burgundy/data/cb-data.h"
#include "games/burgundy/position/cb-says.h"
#include "games/burgundy/data/cb-rules.h"

/**
 * cb_position_value:
 * @state: a state
 * @statement: a statement; its value does not matter
 *
 * Returns: what its value would have to be now to change nothing; for points what the track shows
 */
int
cb_position_value (const CbState *state, const PwMove *statement)
{
  const CbPlayer *player = &state->players[MAX (statement->player, 0)];
  int what = statement->args[CB_ARG_WHAT], goods = statement->args[CB_ARG_GOODS], tile = statement->args[CB_ARG_TILE];
  guint bit;

  switch (statement->kind)
    {
    case CB_KIND_HEX: return player->tile[statement->args[CB_ARG_HEX]];
    case CB_KIND_COUNT: return (int) cb_counted (player, tile);
    case CB_KIND_EMPTY: return (int) cb_empty_hexes (player);
    case CB_KIND_KEY: return player->store[what - 1];
    case CB_KIND_STOCK: return player->goods[goods - 1];
    case CB_KIND_SOLD: return player->sold[goods - 1];
    case CB_KIND_HAVE:
      switch (what)
        {
        case CB_WORKERS: return player->workers;
        case CB_SILVER: return player->silver;
        case CB_RESOURCES + CB_TALLY_GOODS: return (int) cb_goods_left (player);
        case CB_RESOURCES + CB_TALLY_SOLD: return (int) cb_goods_sold (player);
        default: return player->tally[what - CB_RESOURCES] ? player->tally[what - CB_RESOURCES] - 1 : 0;
        }
    case CB_KIND_BRIDGE: return player->bridge + 1;
    case CB_KIND_SCORE: return player->track;
    case CB_KIND_HEAP: return player->heap[tile];
    case CB_KIND_CREST: return cb_shield (state, (guint) MAX (statement->player, 0), (guint) statement->args[CB_ARG_NUMBER]);
    case CB_KIND_LAID: return state->routes.laid[cb_board (state, (guint) MAX (statement->player, 0))][what - 1];
    case CB_KIND_MARKER: return state->solo.marker;
    case CB_KIND_BONUS:
      bit = 1u << what;
      return (player->bonus_large & bit ? (int) CB_SIZE_LARGE : 0) + (player->bonus_small & bit ? (int) CB_SIZE_SMALL : 0);
    default: return 0;
    }
}

/* How many of @tile lie in all duchies, the hex itself left out. */
static guint
count_all (const CbState *state, guint seat, guint hex, int tile)
{
  guint n = 0;

  for (guint i = 0; i < state->n_boards; i++)
    {
      CbHexSet hexes = cb_hexes_with (&state->players[i], tile);

      if (i == cb_board (state, seat))
        hexes &= ~CB_HEX (hex);
      n += cb_hex_count (hexes) + cb_counted (&state->players[i], tile);
    }
  return n;
}

/* Whether @tile can lie on @hex beside what lies elsewhere already (1.1, 5.2). */
gboolean
cb_position_is_likely (const CbState *state, guint seat, guint hex, int tile)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  guint all = cb_exists (state, tile);
  CbHexSet city = duchy->of_region[duchy->region[hex]] & ~CB_HEX (hex);

  if (count_all (state, seat, hex, tile) >= all)
    return FALSE;
  return cb_tile_type ((CbTile) tile) != CB_BUILDING || cb_has (player, 1) || (cb_hexes_with (player, tile) & city) == 0;
}

/**
 * cb_position_may_lie:
 * @state: a state
 * @tile: a #CbTile
 * @type: the colour of a hex
 *
 * Returns: whether there is such a tile in this game and it goes on such a hex
 */
gboolean
cb_position_may_lie (const CbState *state, int tile, CbType type)
{
  CbType own = cb_tile_type ((CbTile) tile);

  return cb_tile_is_named ((CbTile) tile) && (own == type || own == CB_TYPES) && cb_exists (state, tile) > 0;
}

/**
 * cb_position_candidates:
 * @seat: whose duchy
 * @hex: a hex of it
 * @tiles: (out): the tiles of its colour, those that can lie there first
 *
 * Returns: how many
 */
guint
cb_position_candidates (const CbState *state, guint seat, guint hex, guint8 tiles[CB_TILES])
{
  CbType type = (CbType) cb_duchy_of (&state->players[seat])->type[hex];
  guint n = 0;

  for (int likely = TRUE; likely >= FALSE; likely--)
    for (int tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
      if (cb_position_may_lie (state, tile, type) && cb_position_is_likely (state, seat, hex, tile) == likely)
        tiles[n++] = (guint8) tile;
  return n;
}

/**
 * cb_position_next:
 *
 * Returns: the tile that comes after the present one when going through those that @hex allows;
 *   CB_TILE_NONE after the last
 */
int
cb_position_next (const CbState *state, guint seat, guint hex)
{
  guint8 tiles[CB_TILES];
  guint n = cb_position_candidates (state, seat, hex, tiles);
  int now = state->players[seat].tile[hex];

  if (now == CB_TILE_NONE)
    return tiles[0];
  for (guint i = 0; i + 1 < n; i++)
    if (tiles[i] == now)
      return tiles[i + 1];
  return CB_TILE_NONE;
}

/**
 * cb_position_previous:
 *
 * Returns: the tile that comes before the present one among those that @hex allows; CB_TILE_NONE before the first, and
 *   where none lies
 */
int
cb_position_previous (const CbState *state, guint seat, guint hex)
{
  const CbPlayer *player = &state->players[seat];
  CbType type = (CbType) cb_duchy_of (player)->type[hex];

  for (int tile = player->tile[hex] - 1; tile >= CB_TILE_CASTLE; tile--)
    if (cb_position_may_lie (state, tile, type))
      return tile;
  return CB_TILE_NONE;
}

/**
 * cb_position_only:
 *
 * Returns: the one tile of this game that goes on @hex; CB_TILE_NONE where there are several
 */
int
cb_position_only (const CbState *state, guint seat, guint hex)
{
  guint8 tiles[CB_TILES];

  return cb_position_candidates (state, seat, hex, tiles) == 1 ? tiles[0] : CB_TILE_NONE;
}

/**
 * cb_position_next_of_region:
 *
 * Returns: the next empty hex after @hex, row by row, of the region that @hex is of; -1 where none is
 */
int
cb_position_next_of_region (const CbState *state, guint seat, guint hex)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);

  for (guint i = hex + 1; i < duchy->n_hexes; i++)
    if (player->tile[i] == CB_TILE_NONE && duchy->region[i] == duchy->region[hex])
      return (int) i;
  return -1;
}

/* Whether @word begins with @text, whatever the case. */
static gboolean
begins (const char *word, const char *text)
{
  return g_ascii_strncasecmp (word, text, strlen (text)) == 0;
}

/* "c4", "cow4": the beginning of a species and a number of animals. */
static gboolean
is_herd (int tile, const char *text)
{
  gsize letters = strcspn (text, "0123456789");
  const PwWord *word = pw_vocabulary_get (&cb_tile_words, tile);

  return cb_tile_animals ((CbTile) tile) > 0 && letters > 0 && text[letters] != '\0' && text[letters + 1] == '\0' &&
         (guint) (text[letters] - '0') == cb_tile_animals ((CbTile) tile) && g_ascii_strncasecmp (word->word, text, letters) == 0;
}

static gboolean
has_alias (const PwWord *word, const char *text)
{
  g_auto (GStrv) aliases = g_strsplit (word->alias ? word->alias : "", " ", -1);

  for (guint i = 0; aliases[i]; i++)
    if (g_ascii_strcasecmp (aliases[i], text) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
fits (int tile, const char *text)
{
  const PwWord *word = pw_vocabulary_get (&cb_tile_words, tile);
  g_autofree char *label = g_utf8_casefold (cb_tile_label (tile), -1);
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return begins (word->word, text) || g_str_has_prefix (label, folded) || is_herd (tile, text) || has_alias (word, text);
}

/**
 * cb_position_match:
 * @text: what is typed, not empty
 * @tiles: (out): the tiles of the hex's colour that it may mean: exact words first, then those that
 *   can lie there
 *
 * Returns: how many
 */
guint
cb_position_match (const CbState *state, guint seat, guint hex, const char *text, guint8 tiles[CB_TILES])
{
  guint8 all[CB_TILES];
  guint n_all = cb_position_candidates (state, seat, hex, all), n = 0;

  for (int exact = TRUE; exact >= FALSE; exact--)
    for (guint i = 0; i < n_all; i++)
      {
        const PwWord *word = pw_vocabulary_get (&cb_tile_words, all[i]);
        gboolean whole = g_ascii_strcasecmp (word->word, text) == 0 || has_alias (word, text);

        if (whole == exact && (whole || fits (all[i], text)))
          tiles[n++] = all[i];
      }
  return n;
}

/* Whether some tile's name begins with @text. */
gboolean
cb_position_begins_tile (const char *text)
{
  for (int tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
    if (fits (tile, text))
      return TRUE;
  return FALSE;
}

/**
 * cb_position_next_empty:
 *
 * Returns: the next empty hex after @hex, row by row and then from the top again; -1 where none is
 */
int
cb_position_next_empty (const CbState *state, guint seat, guint hex)
{
  const CbPlayer *player = &state->players[seat];
  guint n = cb_duchy_of (player)->n_hexes;

  for (guint i = 1; i < n; i++)
    if (player->tile[(hex + i) % n] == CB_TILE_NONE)
      return (int) ((hex + i) % n);
  return -1;
}

/**
 * cb_position_word:
 * @text: a word for a tile
 *
 * Returns: the tile it names, or begins to name where nothing else does; CB_TILE_NONE for an empty
 *   text, -1 where it names nothing
 */
int
cb_position_word (const char *text)
{
  g_autofree char *word = g_strstrip (g_strdup (text));
  int found = -1;

  if (*word == '\0')
    return CB_TILE_NONE;
  for (char *p = word; *p; p++)
    if (*p == ' ')
      *p = '-';
  for (int tile = CB_TILE_NONE; tile <= CB_TILE_MONASTERY_LAST; tile++)
    {
      const PwWord *it = pw_vocabulary_get (&cb_tile_words, tile);
      g_autofree char *label = g_strdelimit (g_utf8_casefold (cb_tile_label (tile), -1), " ", '-');
      g_autofree char *folded = g_utf8_casefold (word, -1);

      if (tile == CB_TILE_MONASTERY_0)
        continue;
      if (g_ascii_strcasecmp (it->word, word) == 0 || has_alias (it, word) || g_str_equal (label, folded))
        return tile;
      if (tile != CB_TILE_NONE && begins (it->word, word))
        found = found == -1 ? tile : -2;
    }
  return found == -2 ? -1 : found;
}

const char *
cb_position_tile_name (int tile)
{
  return cb_tile_label (tile);
}

const char *
cb_position_goods_name (int goods)
{
  return cb_goods_label (goods);
}

const char *
cb_position_type_name (CbType type)
{
  return cb_type_label (type);
}

/* Of a #CbType, or of the border posts. */
const char *
cb_position_bonus_name (guint type)
{
  return cb_bonus_label ((CbType) type);
}

/* How many key spaces @seat can say something about. */
guint
cb_position_key_spaces (const CbState *state, guint seat)
{
  return cb_key_spaces (state, seat);
}

/**
 * cb_position_key_space_name:
 * @space: a key space, from 1
 *
 * Returns: (transfer full): what its field is called; of a team the common ones come first (16.2)
 */
char *
cb_position_key_space_name (const CbState *state, guint seat, guint space)
{
  if (state->n_boards == state->n_players)
    return g_strdup_printf (_("Tile on key space %d"), (int) space);
  if (space <= CB_COMMON_SPACES)
    return g_strdup_printf (_("Tile on common key space %d"), (int) space);
  return g_strdup_printf (_("Tile on private key space %d"), (int) space - CB_COMMON_SPACES);
}

/**
 * cb_position_board:
 *
 * Returns: the seat with which that is entered which @seat shares with a partner (16.2); @seat itself where
 *   there is none
 */
guint
cb_position_board (const CbState *state, guint seat)
{
  return cb_board (state, seat);
}

/* Whether @seat may be whose monasteries shield 6 of @owner counts (17.5.6). */
gboolean
cb_position_may_be_model (const CbState *state, guint owner, guint seat)
{
  return cb_board (state, seat) == seat && !cb_same_side (state, owner, seat);
}

/* What a shield does, a sentence. */
const char *
cb_position_shield_text (guint shield)
{
  return _(cb_rules[CB_RULE_17_5 + shield].text);
}
