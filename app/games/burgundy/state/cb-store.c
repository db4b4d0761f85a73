/* cb-store.c: the key spaces: three, or those of a team and the player's own (4.4, 16.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/state/cb-modules.h"

#include <glib/gi18n-lib.h>

/* The spaces of one storage: from @first to before @end; whoever has no partner has nothing in common. */
typedef struct
{
  guint first, end;
} Spaces;

static Spaces
spaces_of (const CbState *state, guint seat, CbStorage storage)
{
  guint common = state->n_boards < state->n_players ? CB_COMMON_SPACES : 0;

  return storage == CB_STORAGE_COMMON ? (Spaces){ 0, common } : (Spaces){ common, cb_key_spaces (state, seat) };
}

/* The first space of @storage that holds @tile, or is free where that is none; -1. */
static int
find (const CbState *state, guint seat, CbStorage storage, int tile)
{
  Spaces spaces = spaces_of (state, seat, storage);

  for (guint i = spaces.first; i < spaces.end; i++)
    if (state->players[seat].store[i] == tile)
      return (int) i;
  return -1;
}

/* The same wherever it is: where @storage is open, or has none, one's own spaces come first. */
static int
find_anywhere (const CbState *state, guint seat, int storage, int tile)
{
  int space = storage == PW_ARG_NONE ? -1 : find (state, seat, (CbStorage) storage, tile);

  if (space < 0)
    space = find (state, seat, CB_STORAGE_PRIVATE, tile);
  return space < 0 ? find (state, seat, CB_STORAGE_COMMON, tile) : space;
}

/* Whether @seat may store any number of tiles: what no key space has room for is then kept as numbers. */
gboolean
cb_store_unlimited (const CbState *state, guint seat)
{
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, duchy.unlimited)
    if (module->duchy.unlimited (state, seat))
      return TRUE;
  return FALSE;
}

/* How many tiles are stored where a player may use them. */
guint
cb_store_count (const CbPlayer *player)
{
  guint n = player->n_heap;

  for (guint i = 0; i < CB_STORE; i++)
    n += player->store[i] != CB_TILE_NONE;
  return n;
}

gboolean
cb_store_has (const CbPlayer *player, int tile)
{
  if (tile <= CB_TILE_NONE || tile >= CB_TILES)
    return FALSE;
  return memchr (player->store, tile, CB_STORE) != NULL ||
         (player->n_heap > 0 && tile < CB_TILE_UNKNOWN && player->heap[tile] > 0);
}

/* The named tiles that the unnamed ones on the key spaces may turn out to be (10.1). */
guint64
cb_store_open (const CbState *state, const CbPlayer *player)
{
  guint64 tiles = 0;

  if (G_LIKELY (state->n_open == 0))
    return 0;
  for (guint i = 0; i < CB_STORE; i++)
    if (cb_tile_is_open (player->store[i]))
      tiles |= cb_tiles_may_be[cb_tile_type (player->store[i])] & state->possible[player->store[i] >= CB_TILE_DARK ? 1 : 0];
  return tiles;
}

/**
 * cb_store_source:
 * @state: a state
 * @player: whoever stores it
 * @tile: a named tile
 *
 * Returns: what lies on a key space as @tile: itself, or the unnamed one that it may be (10.1); %CB_TILE_NONE where there
 *   is neither
 */
int
cb_store_source (const CbState *state, const CbPlayer *player, int tile)
{
  int type = (int) cb_tile_type ((CbTile) tile);

  if (cb_store_has (player, tile))
    return tile;
  if (state->n_open == 0 || type == CB_TYPES || !cb_tile_is_named ((CbTile) tile))
    return CB_TILE_NONE;
  if (cb_census_allows (state, FALSE, tile) && cb_store_has (player, CB_TILE_UNKNOWN + type))
    return CB_TILE_UNKNOWN + type;
  if (cb_census_allows (state, TRUE, tile) && cb_store_has (player, CB_TILE_DARK + type))
    return CB_TILE_DARK + type;
  return CB_TILE_NONE;
}

/* The different tiles that are stored. Returns how many. */
guint
cb_stored (const CbPlayer *player, guint8 tiles[CB_STORED])
{
  guint64 listed[2] = { CB_TILE_BIT (CB_TILE_NONE), 0 };
  guint n = 0;

  for (guint i = 0; i < CB_STORE; i++)
    {
      guint8 tile = player->store[i];

      if (listed[tile / 64] & CB_TILE_BIT (tile % 64))
        continue;
      listed[tile / 64] |= CB_TILE_BIT (tile % 64);
      tiles[n++] = tile;
    }
  for (guint tile = CB_TILE_CASTLE; player->n_heap > 0 && tile < CB_TILE_UNKNOWN; tile++)
    if (player->heap[tile] > 0 && !(listed[tile / 64] & CB_TILE_BIT (tile % 64)))
      tiles[n++] = (guint8) tile;
  return n;
}

/* What is stored beyond the key spaces is nobody's own: of a team it is common (16.2). */
static gboolean
in_heap (const CbState *state, guint seat, int tile)
{
  if (tile == CB_TILE_NONE)
    return cb_store_unlimited (state, seat);
  return tile > 0 && tile < CB_TILE_UNKNOWN && state->players[seat].n_heap > 0 && state->players[seat].heap[tile] > 0;
}

/**
 * cb_store_which:
 * @state: a state
 * @seat: a player
 * @tile: a named tile, or CB_TILE_NONE for a free space
 * @storages: (out): which storage it may be taken from, or put in: PW_ARG_NONE where that need not be
 *   said, else one's own before the common one
 *
 * Returns: how many; 0 where there is none
 */
guint
cb_store_which (const CbState *state, guint seat, int tile, gint16 storages[CB_STORAGES])
{
  gboolean own = find (state, seat, CB_STORAGE_PRIVATE, tile) >= 0;
  gboolean common = state->n_boards < state->n_players && find (state, seat, CB_STORAGE_COMMON, tile) >= 0;

  if (in_heap (state, seat, tile))
    *(state->n_boards < state->n_players ? &common : &own) = TRUE;

  storages[0] = own && common ? CB_STORAGE_PRIVATE : PW_ARG_NONE;
  storages[1] = CB_STORAGE_COMMON;
  return (guint) own + common;
}

/* How many of a named tile lie in one storage of @seat; whoever has no partner has all in private. */
guint
cb_store_count_in (const CbState *state, guint seat, CbStorage storage, int tile)
{
  const CbPlayer *player = &state->players[seat];
  Spaces spaces = spaces_of (state, seat, storage);
  gboolean team = state->n_boards < state->n_players;
  guint n = 0;

  if (tile <= CB_TILE_NONE || tile >= CB_TILE_UNKNOWN)
    return 0;
  for (guint i = spaces.first; i < spaces.end; i++)
    n += player->store[i] == tile;
  return n + (team == (storage == CB_STORAGE_COMMON) ? player->heap[tile] : 0);
}

/* Tiles keep their space; a taken one goes to the first free one of @storage, or of any. */
static CbStorage
add (CbState *state, guint seat, int tile, int storage)
{
  CbPlayer *player = &state->players[seat];
  int space = storage == CB_STORAGE_COMMON ? find (state, seat, CB_STORAGE_COMMON, CB_TILE_NONE) : -1;
  guint n_common = spaces_of (state, seat, CB_STORAGE_COMMON).end;

  if (space < 0 && (storage != CB_STORAGE_COMMON || !cb_store_unlimited (state, seat)))
    space = find_anywhere (state, seat, storage, CB_TILE_NONE);
  if (space >= 0)
    {
      player->store[space] = (guint8) tile;
      state->n_open = (guint8) (state->n_open + (tile >= CB_TILE_UNKNOWN));
      return space < (int) n_common ? CB_STORAGE_COMMON : CB_STORAGE_PRIVATE;
    }
  player->heap[tile]++;
  player->n_heap++;
  return n_common > 0 ? CB_STORAGE_COMMON : CB_STORAGE_PRIVATE;
}

/* Stores a tile that was taken. */
void
cb_store_add (CbState *state, guint seat, int tile, int storage)
{
  CbStorage where = add (state, seat, tile, storage);
  const CbModule *module;

  cb_share (state, seat);
  CB_FOREACH_MODULE (state, module, gains.stored)
    module->gains.stored (state, seat, tile, where);
}

void
cb_store_remove (CbState *state, guint seat, int tile, int storage)
{
  CbPlayer *player = &state->players[seat];
  guint n_common = state->n_boards < state->n_players ? CB_COMMON_SPACES : CB_STORE;
  int space = tile == CB_TILE_NONE ? -1 : find_anywhere (state, seat, storage, tile);
  int next = CB_TILE_CASTLE;

  if (storage == CB_STORAGE_COMMON && space >= (int) n_common)
    space = -1;
  if (space < 0 && !in_heap (state, seat, MAX (tile, CB_TILE_CASTLE)))
    return;
  if (space < 0)
    {
      player->heap[tile]--;
      player->n_heap--;
    }
  else
    {
      player->store[space] = CB_TILE_NONE;
      state->n_open = (guint8) (state->n_open - (tile >= CB_TILE_UNKNOWN));
    }
  /* One of those beyond the key spaces moves up. */
  if (space >= 0 && space < (int) n_common && player->n_heap > 0)
    {
      while (player->heap[next] == 0)
        next++;
      player->heap[next]--;
      player->n_heap--;
      player->store[space] = (guint8) next;
    }
  cb_share (state, seat);
}

static gboolean
lies_in (const CbState *state, guint seat, CbStorage storage, int tile)
{
  return find (state, seat, storage, tile) >= 0 ||
         (storage == CB_STORAGE_COMMON && state->n_boards < state->n_players && in_heap (state, seat, tile));
}

/* Whether the storage that @move says is right, for taking @tile out of it, or a free space in it. */
static gboolean
storage_check (const CbState *state, const PwMove *move, int tile, GError **error)
{
  gint16 storages[CB_STORAGES];
  int said = move->args[CB_ARG_STORAGE];
  guint n = cb_store_which (state, (guint) move->player, tile, storages);

  if (said == PW_ARG_NONE ? n == 1 : lies_in (state, (guint) move->player, (CbStorage) said, tile))
    return TRUE;
  if (error == NULL)
    return FALSE;
  if (state->n_boards == state->n_players)
    pw_rule_error_set (error, CB_RULE_16_2, _("Leave out the storage."),
                       _("Only the members of a team have common and private key spaces."));
  else if (said == PW_ARG_NONE && tile == CB_TILE_NONE)
    pw_rule_error_set (error, CB_RULE_16_2, _("Say: to=private or to=common."),
                       _("A common and a private key space are free: whoever takes the tile says where it goes."));
  else if (said == PW_ARG_NONE)
    pw_rule_error_set (error, CB_RULE_16_2, _("Say which: private or common."),
                       _("Such a tile lies on a common and on a private key space: %s."), cb_tile_label (tile));
  else if (tile == CB_TILE_NONE)
    pw_rule_error_set (error, CB_RULE_16_2,
                       said == CB_STORAGE_COMMON ? _("Store it privately: to=private.") : _("Store it in common: to=common."),
                       said == CB_STORAGE_COMMON ? _("Both common key spaces are full.")
                                                 : _("Both private key spaces are full."));
  else
    pw_rule_error_set (error, CB_RULE_16_2, _("Leave out the storage."),
                       said == CB_STORAGE_COMMON ? _("No such tile lies on a common key space: %s.")
                                                 : _("No such tile lies on a private key space: %s."),
                       cb_tile_label (tile));
  return FALSE;
}

/* What need not be said is left out; of two storages one's own is proposed: it takes no room from the partner. */
static void
storage_complete (const CbState *state, PwMove *move, int tile)
{
  gint16 storages[CB_STORAGES];
  gint16 *said = &move->args[CB_ARG_STORAGE];
  guint n;

  if (state->n_boards == state->n_players)
    return;
  n = cb_store_which (state, (guint) move->player, tile, storages);
  if (*said == PW_ARG_NONE)
    *said = storages[0];
  else if (n == 1 && lies_in (state, (guint) move->player, (CbStorage) *said, tile))
    *said = PW_ARG_NONE;
}

/* Whether it is clear, of a stored tile that is placed, which one. */
gboolean
cb_storage_check (const CbState *state, const PwMove *move, GError **error)
{
  return storage_check (state, move, cb_store_source (state, &state->players[move->player], move->args[CB_ARG_TILE]), error);
}

void
cb_storage_complete (const CbState *state, PwMove *move)
{
  int source = cb_store_source (state, &state->players[move->player], move->args[CB_ARG_TILE]);

  if (source != CB_TILE_NONE)
    storage_complete (state, move, source);
}

/* Whether it is clear which stored tile is thrown out, which lies there. */
gboolean
cb_discard_check (const CbState *state, const PwMove *move, GError **error)
{
  return storage_check (state, move, move->args[CB_ARG_DISCARD], error);
}

static gboolean
is_full (const CbState *state, guint seat)
{
  return find_anywhere (state, seat, PW_ARG_NONE, CB_TILE_NONE) < 0 && !cb_store_unlimited (state, seat);
}

/* "a bank, a ship": what may be thrown out. */
static char *
list_stored (const CbPlayer *player)
{
  GString *list = g_string_new (NULL);
  guint8 tiles[CB_STORED];
  guint n = cb_stored (player, tiles);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (list, "%s%s", list->len ? ", " : "", cb_tile_label (tiles[i]));
  return g_string_free (list, FALSE);
}

/* Whether the move throws out just what 4.4 asks for: one stored tile when all spaces are full; and says
 * as much as it must of where the new one goes. */
gboolean
cb_room_check (const CbState *state, const PwMove *move, GError **error)
{
  const CbPlayer *player = &state->players[move->player];
  int discard = move->args[CB_ARG_DISCARD];

  if (!is_full (state, (guint) move->player))
    {
      if (discard == PW_ARG_NONE)
        return storage_check (state, move, CB_TILE_NONE, error);
      if (error)
        pw_rule_error_set (error, CB_RULE_4_4, _("Leave out the discard."),
                           _("A key space is free: a stored tile may be discarded only to make room."));
      return FALSE;
    }
  /* The new tile can only go where one has left: tiles do not move (16.2). */
  if (discard != PW_ARG_NONE && cb_store_has (player, discard))
    return cb_discard_check (state, move, error);
  if (error)
    {
      g_autofree char *list = list_stored (player);
      g_autofree char *remedy = g_strdup_printf (_("Discard one of: %s."), list);

      if (discard != PW_ARG_NONE)
        pw_rule_error_set (error, CB_RULE_4_4, remedy, _("The tile to discard is not in a key space: %s."),
                           cb_tile_label (discard));
      else if (state->n_boards < state->n_players)
        pw_rule_error_set (error, CB_RULE_16_2, remedy, _("All common and private key spaces are full."));
      else
        pw_rule_error_set (error, CB_RULE_4_4, remedy, _("All three key spaces are full."));
    }
  return FALSE;
}

void
cb_room_complete (const CbState *state, PwMove *move)
{
  int discard = move->args[CB_ARG_DISCARD];

  if (discard == PW_ARG_NONE)
    storage_complete (state, move, CB_TILE_NONE);
  else if (cb_store_has (&state->players[move->player], discard))
    storage_complete (state, move, discard);
}

/* What is known of the key spaces of a board that was left open may have gone long ago: the tile that lies there first makes room. */
static void
forget_stored (CbState *state, guint seat, PwEvents *events)
{
  int tile = state->players[seat].store[0];

  cb_store_remove (state, seat, tile, PW_ARG_NONE);
  cb_note (events, (int) seat, CB_NOTE_FORGOTTEN, 1, CB_RULE_10_2, tile, 0);
}

/* Of a correction that concerns a board that was left open, the discard need not be stored, and room need not be known of. */
void
cb_discard_apply (CbState *state, const PwMove *move, PwEvents *events)
{
  int discard = move->args[CB_ARG_DISCARD];
  guint seat = (guint) move->player;

  if (discard != PW_ARG_NONE)
    {
      cb_store_remove (state, seat, discard, move->args[CB_ARG_STORAGE]);
      cb_note (events, move->player, CB_NOTE_DISCARD, 1, CB_RULE_4_4, discard, 0);
    }
  if (G_UNLIKELY (move->reason) && cb_room_is_unknown (state, seat) && is_full (state, seat))
    forget_stored (state, seat, events);
}

/**
 * cb_room_is_unknown:
 * @state: a state
 * @seat: a player
 *
 * Returns: whether nobody has said what lies on the key spaces of @seat since others' turns went by (10.2); a team's are known
 */
gboolean
cb_room_is_unknown (const CbState *state, guint seat)
{
  return cb_is_left_open (state, seat) && state->n_boards == state->n_players;
}

/* Fills @rooms with the storages that @tile may leave, or where it is none, that have room. */
static guint
add_rooms (const CbState *state, guint seat, int tile, CbRoom *rooms)
{
  gint16 storages[CB_STORAGES];
  guint n = cb_store_which (state, seat, tile, storages);

  for (guint i = 0; i < n; i++)
    rooms[i] = (CbRoom){ tile == CB_TILE_NONE ? PW_ARG_NONE : (gint16) tile, storages[i] };
  return n;
}

/* The ways in which @seat may store one more tile: throwing out nothing, or where all key spaces are full
 * one of the stored tiles. Returns how many there are. */
guint
cb_rooms (const CbState *state, guint seat, CbRoom rooms[CB_ROOMS])
{
  guint n = add_rooms (state, seat, CB_TILE_NONE, rooms), n_tiles;
  guint8 tiles[CB_STORED];

  if (n > 0)
    return n;
  n_tiles = cb_stored (&state->players[seat], tiles);
  for (guint i = 0; i < n_tiles; i++)
    n += add_rooms (state, seat, tiles[i], rooms + n);
  return n;
}
