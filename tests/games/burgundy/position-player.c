/* position-player.c: a table of Burgundy in words: what belongs to a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "position.h"

#include <stdlib.h>
#include <string.h>

#include "components.h"

static const char *const bonuses[CB_BONUSES] = { "castle", "mine", "monastery", "ship", "livestock", "building", "posts" };

static CbPlayer *
player_of (const Position *position, int seat)
{
  return position_player (position, seat);
}

/* -- The duchy ---------------------------------------------------------------------------------- */

/* A tile that is somewhere must have come from a pile; an inn from beside the black depot. */
static void
count_tile (CbState *state, int tile)
{
  if (tile == CB_TILE_INN && state->inns.n > 0)
    state->inns.n--;
  if (cb_tile_type ((CbTile) tile) == CB_TYPES || cb_tile_is_open (tile))
    return;
  if (cb_census_allows (state, FALSE, tile))
    cb_census_add (state, FALSE, tile);
  else if (cb_census_allows (state, TRUE, tile))
    cb_census_add (state, TRUE, tile);
  else
    g_error ("position: too many of %s", cb_tile_label (tile));
}

static void
put_tile (CbState *state, guint seat, char *word)
{
  CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  char *equals = strchr (word, '=');
  guint hex, region;
  int tile;

  g_assert_nonnull (equals);
  *equals = '\0';
  hex = (guint) position_value (&cb_hex_words, word);
  tile = position_value (&cb_tile_words, equals + 1);
  region = duchy->region[hex];
  if (player->tile[hex] != CB_TILE_NONE ||
      ((int) cb_tile_type ((CbTile) tile) != duchy->type[hex] && cb_tile_type ((CbTile) tile) != CB_TYPES))
    g_error ("position: %s cannot lie on %s of duchy %s", equals + 1, word, duchy->id);
  player->tile[hex] = (guint8) tile;
  player->filled |= CB_HEX (hex);
  player->frontier |= duchy->neighbours[hex];
  if (cb_tile_type ((CbTile) tile) == CB_MONASTERY)
    player->monasteries |= 1u << (tile - CB_TILE_MONASTERY_0);
  if ((duchy->of_region[region] & ~player->filled) == 0)
    {
      player->regions_done |= G_GUINT64_CONSTANT (1) << region;
      player->region_phase[region] = (guint8) (state->phase + 1);
    }
  count_tile (state, tile);
}

static void
set_on (Position *position, int seat, char **words)
{
  for (; *words; words++)
    put_tile (position->state, (guint) seat, *words);
}

static char *
observe_at (const Position *position, int seat, char **words)
{
  guint8 tile = player_of (position, seat)->tile[position_value (&cb_hex_words, words[0])];

  return g_strdup_printf ("%s %s", words[0], pw_vocabulary_get (&cb_tile_words, tile)->word);
}

/* Puts the starting castle on @hex, and takes it away from where it was. */
static void
put_start (CbState *state, guint seat, guint hex)
{
  CbPlayer *player = &state->players[seat];

  player->filled = player->frontier = 0;
  player->regions_done = 0;
  memset (player->tile, CB_TILE_NONE, sizeof player->tile);
  cb_place_start (state, seat, hex);
  player->started = TRUE;
}

static void
set_start (Position *position, int seat, char **words)
{
  put_start (position->state, (guint) seat, (guint) position_value (&cb_hex_words, words[0]));
}

void
cb_put_duchy (CbState *state, guint seat)
{
  const CbDuchy *duchy = cb_duchy_of (&state->players[seat]);

  put_start (state, seat,
             duchy->start >= 0 ? (guint) duchy->start
                               : cb_hex_first (duchy->kind == CB_TEAM ? duchy->starts : duchy->of_type[CB_CASTLE]));
}

/* The duchy of that number: "7", "13a". */
static guint
duchy_of (const char *id)
{
  for (guint i = 0; i < cb_duchy_known (); i++)
    if (strcmp (cb_duchy_nth (i)->id, id) == 0)
      return i;
  if (strcmp (id, "posts") == 0)
    return (guint) components_posts_duchy (0, 0);
  g_error ("position: there is no duchy %s", id);
}

static void
agree_duchy (Position *position, int seat, char **words)
{
  position->setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) duchy_of (words[0]);
}

/* -- Tiles and goods ------------------------------------------------------------------------------ */

static void
store_all (Position *position, int seat, char **words, int where)
{
  for (; *words; words++)
    {
      int tile = position_value (&cb_tile_words, *words);

      cb_store_add (position->state, (guint) seat, tile, where);
      count_tile (position->state, tile);
    }
}

static void
set_store (Position *position, int seat, char **words)
{
  store_all (position, seat, words, PW_ARG_NONE);
}

static void
set_common (Position *position, int seat, char **words)
{
  store_all (position, seat, words, CB_STORAGE_COMMON);
}

static char *
observe_store (const Position *position, int seat, char **words)
{
  const CbPlayer *player = player_of (position, seat);
  const CbState *state = position->state;
  guint8 all[CB_STORE + 255] = { 0 };
  guint n = CB_STORE;

  memcpy (all, player->store, CB_STORE);
  if (state->n_boards < state->n_players)
    memset (all, CB_TILE_NONE, CB_COMMON_SPACES);
  for (guint tile = 0; tile < CB_TILE_UNKNOWN; tile++)
    for (guint i = 0; i < player->heap[tile]; i++)
      all[n++] = (guint8) tile;
  return cb_describe_tiles (all, n);
}

static char *
observe_common (const Position *position, int seat, char **words)
{
  return cb_describe_tiles (player_of (position, seat)->store, CB_COMMON_SPACES);
}

static void
set_goods (Position *position, int seat, char **words)
{
  cb_read_goods (player_of (position, seat)->goods, words);
}

static char *
observe_goods (const Position *position, int seat, char **words)
{
  return cb_describe_goods (player_of (position, seat)->goods);
}

static void
set_sold (Position *position, int seat, char **words)
{
  cb_read_goods (player_of (position, seat)->sold, words);
}

static char *
observe_sold (const Position *position, int seat, char **words)
{
  return cb_describe_goods (player_of (position, seat)->sold);
}

static void
set_dice (Position *position, int seat, char **words)
{
  CbPlayer *player = player_of (position, seat);

  player->dice[0] = (guint8) (words[0][0] - '0');
  player->dice[1] = (guint8) (words[0][1] - '0');
}

/* -- The bridge and bonus tiles --------------------------------------------------------------------- */

/* The order of a round follows from the bridge (3.3). */
static void
set_order (CbState *state)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      const CbPlayer *player = &state->players[seat];
      guint ahead = 0;

      for (guint other = 0; other < state->n_players; other++)
        ahead += state->players[other].bridge > player->bridge ||
                 (state->players[other].bridge == player->bridge && state->players[other].height > player->height);
      state->order[ahead] = (guint8) seat;
    }
}

/* The stack on a space grows from the bottom; who leaves one lowers those above. */
static void
set_bridge (Position *position, int seat, char **words)
{
  CbState *state = position->state;
  CbPlayer *player = player_of (position, seat);
  int space = atoi (words[0]) - 1;
  guint height = 0;

  for (guint i = 0; i < state->n_players; i++)
    {
      CbPlayer *other = &state->players[i];

      if ((int) i == seat)
        continue;
      if (other->bridge == player->bridge && other->height > player->height)
        other->height--;
      if (other->bridge == space)
        height++;
    }
  player->bridge = (guint8) space;
  player->height = (guint8) height;
  set_order (state);
}

/* Who has a bonus tile has taken it from the board. */
static void
take_bonus (guint8 *own, guint8 *board, const char *word)
{
  int bonus = position_index (bonuses, G_N_ELEMENTS (bonuses), word);

  g_assert_cmpint (bonus, >=, 0);
  *own |= (guint8) (1u << bonus);
  *board &= (guint8) ~(1u << bonus);
}

static char *
describe_bonus (guint set)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < CB_BONUSES; i++)
    if (set >> i & 1)
      position_list (text, bonuses[i]);
  return position_listed (text);
}

static void
set_large (Position *position, int seat, char **words)
{
  take_bonus (&player_of (position, seat)->bonus_large, &((CbState *) position->state)->bonus_large, words[0]);
}

static char *
observe_large (const Position *position, int seat, char **words)
{
  return describe_bonus (player_of (position, seat)->bonus_large);
}

static void
set_small (Position *position, int seat, char **words)
{
  take_bonus (&player_of (position, seat)->bonus_small, &((CbState *) position->state)->bonus_small, words[0]);
}

static char *
observe_small (const Position *position, int seat, char **words)
{
  return describe_bonus (player_of (position, seat)->bonus_small);
}

/* -- Expansions ---------------------------------------------------------------------------------------- */

static void
set_shield (Position *position, int seat, char **words)
{
  CbState *state = position->state;
  guint board = cb_board (state, (guint) seat);

  for (; *words; words++)
    {
      guint shield = (guint) atoi (*words);

      state->shields.owned[board] |= 1u << shield;
      state->shields.hex[shield] = (guint8) (position_value (&cb_hex_words, strchr (*words, '=') + 1) + 1);
      state->shields.seen |= 1u << shield;
      if (shield == 6 && state->n_boards == 2)
        state->shields.model = (guint8) (2 - board);
    }
}

static char *
observe_shields (const Position *position, int seat, char **words)
{
  const CbState *state = position->state;

  return cb_describe_set ("", state->shields.owned[cb_board (state, (guint) seat)]);
}

static char *
observe_has (const Position *position, int seat, char **words)
{
  return cb_describe_set ("k", player_of (position, seat)->lent);
}

static void
set_route (Position *position, int seat, char **words)
{
  CbState *state = position->state;

  for (guint i = 0; words[i]; i++)
    state->routes.row[cb_board (state, (guint) seat)][i] = (guint8) atoi (words[i]);
}

/* The tiles of a trade route, without those at the end that are not known and cannot be there. */
static char *
observe_route (const Position *position, int seat, char **words)
{
  const CbState *state = position->state;
  const guint8 *row = state->routes.row[cb_board (state, (guint) seat)];
  GString *text = g_string_new (NULL);
  guint n = CB_ROUTE_ROW;

  while (n > 0 && row[n - 1] == 0)
    n--;
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", i ? " " : "", row[i]);
  return g_string_free (text, FALSE);
}

static void
set_laid (Position *position, int seat, char **words)
{
  CbState *state = position->state;

  for (guint i = 0; words[i]; i++)
    state->routes.laid[cb_board (state, (guint) seat)][i] = (guint8) position_value (&cb_goods_words, words[i]);
}

static char *
observe_laid (const Position *position, int seat, char **words)
{
  const CbState *state = position->state;
  const guint8 *laid = state->routes.laid[cb_board (state, (guint) seat)];
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < CB_ROUTE_ROW * CB_ROUTE_SPACES && laid[i]; i++)
    position_list (text, pw_vocabulary_get (&cb_goods_words, laid[i])->word);
  return position_listed (text);
}

const PositionWord cb_player_words[] = {
  { "workers", FIELD (CbPlayer, workers) },
  { "silver", FIELD (CbPlayer, silver) },
  { "bought", FIELD (CbPlayer, bought) },
  { "marker", FIELD (CbState, solo.marker), .in_table = TRUE },
  { "goal", FIELD (CbState, solo.goal), .in_table = TRUE },
  { "duchy", .agree = agree_duchy },
  { "start", .set = set_start },
  { "on", .set = set_on },
  { "at", .observe = observe_at },
  { "store", .set = set_store, .observe = observe_store },
  { "common", .set = set_common, .observe = observe_common },
  { "goods", .set = set_goods, .observe = observe_goods },
  { "sold", .set = set_sold, .observe = observe_sold },
  { "dice", .set = set_dice },
  { "bridge", FIELD (CbPlayer, bridge), .base = 1, .set = set_bridge },
  { "large", .set = set_large, .observe = observe_large },
  { "small", .set = set_small, .observe = observe_small },
  { "shield", .set = set_shield },
  { "shields", .observe = observe_shields },
  { "has", .observe = observe_has },
  { "route", .set = set_route, .observe = observe_route },
  { "laid", .set = set_laid, .observe = observe_laid },
  { NULL },
};
