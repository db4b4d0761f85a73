/* cb-place.c: placing a tile in the duchy (4.3b, 5.1 to 5.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#include <glib/gi18n-lib.h>

/* The hex of @region that holds @tile, or -1. */
static int
region_holds (const CbPlayer *player, const CbDuchy *duchy, guint region, int tile)
{
  guint hex;

  CB_FOREACH_HEX (hex, duchy->of_region[region] & player->filled)
    if (player->tile[hex] == tile)
      return (int) hex;
  return -1;
}

/* The empty hexes next to a tile of the duchy, or that count as such (5.1). */
CbHexSet
cb_reach (const CbState *state, guint seat)
{
  const CbPlayer *player = &state->players[seat];
  CbHexSet reach = player->frontier & ~player->filled;
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, duchy.reach)
    reach = module->duchy.reach (state, seat, reach);
  return reach;
}

/**
 * cb_place_hexes:
 * @state: a state
 * @seat: whose duchy
 * @tile: a named tile
 *
 * Returns: the hexes that @tile may be placed on, whatever the die (5.1, 5.2, 11.1)
 */
CbHexSet
cb_place_hexes (const CbState *state, guint seat, int tile)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  CbType type = cb_tile_type ((CbTile) tile);
  CbHexSet reach = cb_reach (state, seat);
  CbHexSet hexes = type == CB_TYPES ? 0 : duchy->of_type[type] & reach;
  const CbModule *module;

  if (type == CB_BUILDING && hexes != 0 && !cb_has (player, 1))
    {
      guint hex;

      CB_FOREACH_HEX (hex, duchy->of_type[CB_BUILDING] & player->filled)
        if (player->tile[hex] == tile)
          hexes &= ~duchy->of_region[duchy->region[hex]];
    }
  CB_FOREACH_MODULE (state, module, duchy.hexes)
    hexes = module->duchy.hexes (state, seat, tile, reach, hexes);
  return hexes;
}

/* Whether any stored tile can be placed anywhere without a die. */
gboolean
cb_place_any (const CbState *state, guint seat)
{
  guint8 tiles[CB_STORED];
  guint n = cb_stored (&state->players[seat], tiles);

  for (guint i = 0; i < n; i++)
    if (!cb_tile_is_open (tiles[i]) && cb_place_hexes (state, seat, tiles[i]) != 0)
      return TRUE;
  for (guint64 open = cb_store_open (state, &state->players[seat]); open != 0; open &= open - 1)
    if (cb_place_hexes (state, seat, __builtin_ctzll (open)) != 0)
      return TRUE;
  return FALSE;
}

/* The names of the hexes of a set, for a remedy. */
static char *
hex_list (const CbDuchy *duchy, CbHexSet set)
{
  GString *list = g_string_new (NULL);
  guint hex;

  CB_FOREACH_HEX (hex, set)
    g_string_append_printf (list, "%s%s", list->len ? ", " : "", cb_hex_name (duchy, hex));
  return g_string_free (list, FALSE);
}

/* Whether a partner has @tile on a private key space (16.2). */
static gboolean
partner_has (const CbState *state, guint seat, int tile)
{
  for (guint other = cb_board (state, seat); other < state->n_players; other += state->n_boards)
    if (other != seat && cb_store_source (state, &state->players[other], tile) != CB_TILE_NONE)
      return TRUE;
  return FALSE;
}

/* What lies on a key space of which only the type is known, be its back coloured or black; CB_TILE_NONE. */
static int
stored_of_type (const CbPlayer *player, CbType type)
{
  for (guint i = 0; i < CB_STORE; i++)
    if (cb_tile_is_open (player->store[i]) && cb_tile_type (player->store[i]) == type)
      return player->store[i];
  return CB_TILE_NONE;
}

/* Takes @tile off the key spaces; where nobody has named it before, it is seen now (10.1). */
static void
take_off_store (CbState *state, guint seat, int tile, int storage)
{
  const CbPlayer *player = &state->players[seat];
  int source = cb_store_source (state, player, tile);

  if (source == CB_TILE_NONE)
    {
      /* Played so: it came from somewhere else, or is one more than there can be. */
      source = stored_of_type (player, cb_tile_type ((CbTile) tile));
      cb_census_say (state, tile, TRUE);
    }
  else if (source != tile)
    cb_census_add (state, source >= CB_TILE_DARK, tile);
  cb_store_remove (state, seat, source == CB_TILE_NONE ? tile : source, storage);
}

/* Says why @hex cannot take @tile. */
static void
refuse_hex (const CbState *state, guint seat, int tile, guint hex, GError **error)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  CbType type = cb_tile_type ((CbTile) tile);
  const char *name = cb_hex_name (duchy, hex);
  CbHexSet hexes = cb_place_hexes (state, seat, tile);
  g_autofree char *list = hex_list (duchy, hexes);
  g_autofree char *remedy = hexes ? g_strdup_printf (_("Allowed on %s."), list)
                                  : g_strdup (_("No hex of the duchy can take it now."));
  const CbModule *module;
  int twin;

  CB_FOREACH_MODULE (state, module, duchy.refuse_hex)
    if (module->duchy.refuse_hex (state, seat, tile, hex, remedy, error))
      return;
  if (player->filled & CB_HEX (hex))
    pw_rule_error_set (error, CB_RULE_5_3, remedy, _("%s is filled: it holds %s, and placed tiles never move."), name,
                       cb_tile_phrase (player->tile[hex]));
  else if (duchy->type[hex] != type)
    pw_rule_error_set (error, CB_RULE_5_1, remedy, _("%s is for %s, the tile is %s."), name,
                       cb_type_phrase ((CbType) duchy->type[hex]),
                       stored_of_type (player, type) && !cb_store_has (player, tile) ? cb_type_phrase (type)
                                                                                     : cb_tile_phrase (tile));
  else if (!(cb_reach (state, seat) & CB_HEX (hex)))
    pw_rule_error_set (error, CB_RULE_5_1, remedy, _("%s is not next to a tile in the duchy."), name);
  else if (type == CB_BUILDING && (twin = region_holds (player, duchy, duchy->region[hex], tile)) >= 0)
    pw_rule_error_set (error, CB_RULE_5_2, remedy, _("%s: this city has %s already, on %s."), name, cb_tile_phrase (tile),
                       cb_hex_name (duchy, (guint) twin));
  else
    g_assert_not_reached ();
}

/* Whether @tile may be placed on @hex, whatever the die (5.1, 5.2). */
gboolean
cb_hex_check (const CbState *state, guint seat, int tile, guint hex, GError **error)
{
  if (hex < cb_duchy_of (&state->players[seat])->n_hexes && cb_place_hexes (state, seat, tile) & CB_HEX (hex))
    return TRUE;
  if (error == NULL)
    return FALSE;
  if (hex >= cb_duchy_of (&state->players[seat])->n_hexes)
    pw_rule_error_set (error, CB_RULE_5_1, _("Name a hex of this duchy."), _("This duchy has no such hex."));
  else
    refuse_hex (state, seat, tile, hex, error);
  return FALSE;
}

/* "d4 needs a 3, e5 needs a 5." */
static char *
needs_of (const CbDuchy *duchy, CbHexSet hexes)
{
  g_autoptr (GString) needs = g_string_new (NULL);
  guint hex;

  CB_FOREACH_HEX (hex, hexes)
    {
      /* Translators: a hex, and the number of a die, such as “d4 needs a 3”. */
      g_autofree char *need = g_strdup_printf (_("%s needs a %u"), cb_hex_name (duchy, hex), duchy->die[hex]);

      g_string_append_printf (needs, "%s%s", needs->len ? ", " : "", need);
    }
  g_string_append_c (needs, '.');
  return g_string_free (g_steal_pointer (&needs), FALSE);
}

/* The hexes that take @tile, or whichever it is where nobody has named it. */
static CbHexSet
hexes_of (const CbState *state, guint seat, int tile)
{
  CbHexSet hexes = 0;

  if (tile < CB_TILE_UNKNOWN)
    return cb_place_hexes (state, seat, tile);
  for (int named = CB_TILE_CASTLE; named < CB_TILE_UNKNOWN; named++)
    if (tile == CB_TILE_ANY || cb_tile_type ((CbTile) named) == cb_tile_type ((CbTile) tile))
      hexes |= cb_place_hexes (state, seat, named);
  return hexes;
}

/* Writes what is stored, and where each may go: "a ship, a castle", "a ship on d3, d5". */
static void
list_storable (const CbState *state, guint seat, GString *tiles, GString *places)
{
  const CbPlayer *player = &state->players[seat];
  guint8 stored[CB_STORED];
  guint n = cb_stored (player, stored);

  for (guint i = 0; i < n; i++)
    {
      CbHexSet hexes = hexes_of (state, seat, stored[i]);
      g_autofree char *list = hex_list (cb_duchy_of (player), hexes);

      g_string_append_printf (tiles, "%s%s", i ? ", " : "", cb_tile_phrase (stored[i]));
      if (hexes == 0)
        continue;
      g_string_append (places, places->len ? "; " : "");
      g_string_append_printf (places, _("%s on %s"), cb_tile_phrase (stored[i]), list);
    }
}

/* Says why none of several stored tiles goes on @hex, where nobody has said which is meant. Returns FALSE where one may, or it is that of one
 * of them. */
static gboolean
refuse_stored (const CbState *state, guint seat, guint hex, GError **error)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  g_autoptr (GString) tiles = g_string_new (NULL);
  g_autoptr (GString) places = g_string_new (NULL);
  g_autofree char *remedy = NULL;
  guint8 stored[CB_STORED];
  guint n = cb_stored (player, stored);

  for (guint i = 0; i < n; i++)
    if (hexes_of (state, seat, stored[i]) & CB_HEX (hex))
      return FALSE;
  for (guint i = 0; i < n && !(player->filled & CB_HEX (hex)); i++)
    if (cb_tile_type ((CbTile) stored[i]) == duchy->type[hex])
      {
        if (cb_tile_is_open (stored[i]))
          return FALSE;
        refuse_hex (state, seat, stored[i], hex, error);
        return TRUE;
      }
  if (n < 2)
    return FALSE;
  list_storable (state, seat, tiles, places);
  remedy = places->len ? g_strdup_printf (_("Allowed: %s."), places->str)
                       : g_strdup (_("No hex of the duchy can take any of them now."));
  if (player->filled & CB_HEX (hex))
    pw_rule_error_set (error, CB_RULE_5_3, remedy, _("%s is filled: it holds %s, and placed tiles never move."),
                       cb_hex_name (duchy, hex), cb_tile_phrase (player->tile[hex]));
  else
    pw_rule_error_set (error, CB_RULE_5_1, remedy, _("%s is for %s. In storage: %s."), cb_hex_name (duchy, hex),
                       cb_type_phrase ((CbType) duchy->type[hex]), tiles->str);
  return TRUE;
}

/**
 * cb_why_none:
 * @data: a state
 * @move: a move of whoever acts that leaves something open
 * @error: (nullable): return location
 *
 * Says why a stored tile, of which no hex is said, can be placed nowhere: no hex can take it, or no die reaches those that can; and why a hex takes
 * none of several stored tiles, where it is not said which.
 *
 * Returns: %FALSE of anything else
 */
gboolean
cb_why_none (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  const CbPlayer *player = &state->players[move->player];
  int tile = move->args[CB_ARG_TILE];
  g_autofree char *remedy = NULL;
  CbHexSet hexes;

  if (move->kind == CB_KIND_PLACE && tile == PW_ARG_NONE && move->args[CB_ARG_HEX] >= 0 &&
      move->args[CB_ARG_HEX] < (int) cb_duchy_of (player)->n_hexes)
    return refuse_stored (state, (guint) move->player, (guint) move->args[CB_ARG_HEX], error);
  if (move->kind != CB_KIND_PLACE || move->args[CB_ARG_HEX] != PW_ARG_NONE || tile < 0 ||
      (tile >= CB_TILE_UNKNOWN && !cb_tile_is_open (tile)) || !cb_store_has (player, tile))
    return FALSE;
  hexes = hexes_of (state, (guint) move->player, tile);
  if (hexes == 0)
    pw_rule_error_set (error, CB_RULE_5_1, _("It goes on an empty hex of its colour, next to a tile in the duchy."),
                       _("No hex of the duchy can take %s now."), cb_tile_phrase (tile));
  else
    {
      remedy = needs_of (cb_duchy_of (player), hexes);
      pw_rule_error_set (error, CB_RULE_5_1, remedy, _("No die that is left, with the workers there are, places %s."),
                         cb_tile_phrase (tile));
    }
  return TRUE;
}

gboolean
cb_place_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  guint seat = (guint) move->player;
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  int tile = move->args[CB_ARG_TILE];
  guint hex = (guint) move->args[CB_ARG_HEX];
  CbType type = cb_tile_type ((CbTile) tile);

  if (tile >= CB_TILE_UNKNOWN || (!cb_store_has (player, tile) && cb_store_source (state, player, tile) == CB_TILE_NONE))
    {
      if (error && cb_tile_is_open (tile) && cb_store_has (player, tile))
        pw_rule_error_set (error, CB_RULE_10_1, _("Read it off the tile."), _("Say exactly which tile it is."));
      else if (error && cb_tile_is_named ((CbTile) tile) && stored_of_type (player, type) != CB_TILE_NONE)
        cb_census_refuse (state, stored_of_type (player, type) >= CB_TILE_DARK, tile, error);
      else if (error && tile != CB_TILE_NONE && partner_has (state, seat, tile))
        pw_rule_error_set (error, CB_RULE_16_2, _("Let the partner place it, or place a common one or one of your own."),
                           _("It lies on a private key space of the partner: %s."), cb_tile_label (tile));
      else if (error)
        {
          g_autoptr (GString) there = g_string_new (NULL);
          guint8 tiles[CB_STORED];
          guint n = cb_stored (player, tiles);

          for (guint i = 0; i < n; i++)
            g_string_append_printf (there, "%s%s", there->len ? ", " : "", cb_tile_label (tiles[i]));
          if (there->len == 0)
            g_string_assign (there, _("Take a tile first: the key spaces are empty."));
          else
            {
              g_string_prepend (there, _("Stored: "));
              g_string_append_c (there, '.');
            }
          if (tile == CB_TILE_NONE)
            pw_rule_error_set (error, CB_RULE_4_3B, there->str, "%s", _("No tile that could be placed lies in a key space."));
          else
            pw_rule_error_set (error, CB_RULE_4_3B, there->str, _("No such tile lies in a key space: %s."),
                               cb_tile_label (tile));
        }
      return FALSE;
    }
  if (!cb_storage_check (state, move, error))
    return FALSE;
  if (!cb_hex_check (state, seat, tile, hex, error))
    return FALSE;
  return cb_die_check (state, player, move, duchy->die[hex], cb_place_free_step (player, type), CB_RULE_5_1,
                       error ? cb_hex_name (duchy, hex) : NULL, error);
}

/* Lays the tile down, without what follows. */
static void
fill (CbState *state, guint seat, int tile, guint hex)
{
  CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  const CbModule *module;

  player->filled |= CB_HEX (hex);
  player->frontier |= duchy->neighbours[hex];
  player->tile[hex] = (guint8) tile;
  if (cb_tile_type ((CbTile) tile) == CB_MONASTERY)
    player->monasteries |= 1u << (tile - CB_TILE_MONASTERY_0);
  cb_share (state, seat);
  /* Wherever a monastery works, it works from this moment on, before anything comes of it (11). */
  if (cb_tile_type ((CbTile) tile) == CB_MONASTERY)
    CB_FOREACH_MODULE (state, module, placing.works)
      module->placing.works (state);
}

/* The castle a player starts with: it triggers and scores nothing (2.3). */
void
cb_place_start (CbState *state, guint seat, guint hex)
{
  CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  guint region = duchy->region[hex];

  fill (state, seat, CB_TILE_CASTLE, hex);
  if ((duchy->of_region[region] & ~player->filled) == 0)
    player->regions_done |= G_GUINT64_CONSTANT (1) << region;
  cb_share (state, seat);
}

/* What waits above @n, and below @effect, is asked in the order it came up (5.4); what the effect has left
 * comes after it, as the effect would have it. */
static void
in_order (CbState *state, guint n, guint effect)
{
  pw_pendings_turn_round (&state->pending, effect);
  pw_pendings_turn_round (&state->pending, n);
}

/**
 * cb_place_tile:
 * @state: the state
 * @seat: whose duchy
 * @tile: a named tile
 * @hex: where
 * @events: the events
 *
 * Lays a tile and carries out what follows, in the order of 5.4: region and colour completed,
 * then the tile's effect.
 */
void
cb_place_tile (CbState *state, guint seat, int tile, guint hex, PwEvents *events)
{
  guint n = state->pending.n, effect;
  const CbModule *module;

  fill (state, seat, tile, hex);
  cb_note (events, (int) seat, CB_NOTE_PLACE, 1, CB_RULE_4_3B, tile, (int) hex);
  cb_complete_after (state, seat, hex, events);
  CB_FOREACH_MODULE (state, module, placing.placed)
    module->placing.placed (state, seat, tile, hex, events);
  effect = state->pending.n;
  cb_effect_of (state, seat, tile, hex, events);
  if (G_UNLIKELY (effect > n && state->pending.n > n + 1))
    in_order (state, n, effect);
}

void
cb_place_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint seat = (guint) move->player;
  int tile = move->args[CB_ARG_TILE];

  cb_force_begin (state, move, events);
  cb_die_use (state, move, events);
  take_off_store (state, seat, tile, move->args[CB_ARG_STORAGE]);
  cb_place_tile (state, seat, tile, (guint) move->args[CB_ARG_HEX], events);
  cb_settle (state, events);
}

static void
add_legal (PwMoves *out, int seat, guint tile, guint hex, int die, guint workers, gint16 storage)
{
  PwMove *move = pw_moves_append (out, CB_KIND_PLACE, seat);

  move->args[CB_ARG_TILE] = (gint16) tile;
  move->args[CB_ARG_HEX] = (gint16) hex;
  move->args[CB_ARG_DIE] = (gint16) die;
  move->args[CB_ARG_WORKERS] = workers ? (gint16) workers : PW_ARG_NONE;
  move->args[CB_ARG_STORAGE] = storage;
}

/* The places for @tile, which lies on a key space as @source, with each die. */
static void
add_places (const CbState *state, int seat, guint tile, int source, const guint8 dice[2], guint n_dice, PwMoves *out)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  gint16 storages[CB_STORAGES];
  guint n_storages = cb_store_which (state, (guint) seat, source, storages);
  CbHexSet hexes = cb_place_hexes (state, (guint) seat, (int) tile);
  gboolean free = cb_place_free_step (player, cb_tile_type ((CbTile) tile));
  guint hex;

  CB_FOREACH_HEX (hex, hexes)
    {
      for (guint s = 0; s < n_storages && n_dice == 0; s++)
        add_legal (out, seat, tile, hex, PW_ARG_NONE, 0, storages[s]);
      for (guint d = 0; d < n_dice; d++)
        {
          guint workers = cb_die_cost (player, dice[d], duchy->die[hex], free);

          for (guint s = 0; s < n_storages && (int) workers <= player->workers; s++)
            add_legal (out, seat, tile, hex, dice[d], workers, storages[s]);
        }
    }
}

void
cb_place_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);
  const CbPlayer *player = &state->players[seat];
  guint8 tiles[CB_STORED];
  guint n_tiles = 0;
  guint8 dice[2];
  guint n_dice = cb_faces (state, (guint) seat, dice);

  if (state->pending.n == 0 && n_dice == 0)
    return;
  n_tiles = cb_stored (player, tiles);
  for (guint i = 0; i < n_tiles; i++)
    if (G_LIKELY (tiles[i] < CB_TILE_UNKNOWN))
      add_places (state, seat, tiles[i], tiles[i], dice, n_dice, out);
  for (guint64 open = cb_store_open (state, player); open != 0; open &= open - 1)
    {
      guint tile = (guint) __builtin_ctzll (open);

      if (!cb_store_has (player, (int) tile))
        add_places (state, seat, tile, cb_store_source (state, player, (int) tile), dice, n_dice, out);
    }
}
