/* position.c: a table of Caylus 1303 from words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "position.h"

#include <stdlib.h>
#include <string.h>

static const char *const phases[] = { "set-up", "planning", "activation", "delivery", "stewardship" };
static const char *const decisions[] = { NULL,     "pick",   "early",   "turn",   "name",      "site",    "use",     "build",
                                         "claim",  "toll",   "bridge",  "bailiff", "favour",   "character", "deliver", "monument",
                                         "active", "home",   "most" };
G_STATIC_ASSERT (G_N_ELEMENTS (decisions) == CY_DECISIONS);

static guint
place_of (const char *word)
{
  return (guint) position_value (&cy_place_words, word);
}

static gint8
tile_of (const char *word)
{
  return (gint8) (strcmp (word, "-") == 0   ? CY_NO_TILE
                  : strcmp (word, "?") == 0 ? CY_UNNAMED
                                            : position_value (&cy_tile_words, word));
}

/* -- What belongs to nobody ------------------------------------------------------------------------------- */

static void
set_unnamed (Position *position, int seat, char **words)
{
  CyState *state = position->state;

  for (guint space = 1; space <= cy_stone_space (state); space++)
    if (state->places[CY_PLACE_OF_SPACE (space)].tile >= 0)
      state->places[CY_PLACE_OF_SPACE (space)].tile = CY_UNNAMED;
  memset (state->site_tiles, CY_UNNAMED, sizeof state->site_tiles);
}

static void
set_set_up (Position *position, int seat, char **words)
{
  CyState *state = position->state;

  set_unnamed (position, seat, words);
  state->phase = CY_PHASE_SETUP;
  state->round = state->picked = state->stage = 0;
  state->on_board = CY_ON_BOARD;
}

static void
set_dawn (Position *position, int seat, char **words)
{
  ((CyState *) position->state)->stage = 0;
}

static void
set_printed (Position *position, int seat, char **words)
{
  ((CyState *) position->state)->said_cost = G_MAXUINT32;
}

static void
set_phase (Position *position, int seat, char **words)
{
  CyState *state = position->state;

  state->phase = (guint8) position_index (phases, G_N_ELEMENTS (phases), words[0]);
  state->stage = state->phase == CY_PHASE_PLANNING;
}

static void
set_used (Position *position, int seat, char **words)
{
  ((CyState *) position->state)->used |= strcmp (words[0], "goldsmith") == 0 ? CY_USED_GOLDSMITH : CY_USED_JOURNEYMAN;
}

static void
set_site (Position *position, int seat, char **words)
{
  CyState *state = position->state;

  state->site_tiles[atoi (words[0]) - 1] = strcmp (words[1], "-") == 0 ? CY_UNNAMED : tile_of (words[1]);
}

static char *
observe_site (const Position *position, int seat, char **words)
{
  const CyState *state = position->state;
  int tile = state->site_tiles[atoi (words[0]) - 1];

  return g_strdup_printf ("%s %s", words[0], tile < 0 ? "-" : cy_tile_words.words[tile].word);
}

static void
set_space (Position *position, int seat, char **words)
{
  ((CyState *) position->state)->places[place_of (words[0])].tile = tile_of (words[1]);
}

static char *
observe_tile (const Position *position, int seat, char **words)
{
  const CyState *state = position->state;
  int tile = state->places[place_of (words[0])].tile;

  return g_strdup_printf ("%s %s", words[0], tile == CY_UNNAMED ? "?" : tile < 0 ? "-" : cy_tile_words.words[tile].word);
}

static void
set_board (Position *position, int seat, char **words)
{
  CyState *state = position->state;

  if (g_ascii_isdigit (words[0][0]))
    {
      state->on_board = (guint8) atoi (words[0]);
      return;
    }
  for (; *words; words++, state->on_board++)
    state->characters[position_value (&cy_character_words, *words)] = CY_BOARD;
}

static char *
observe_asks (const Position *position, int seat, char **words)
{
  const CyState *state = position->state;
  guint kind = pw_pendings_kind (&state->pendings);

  return g_strdup (kind ? decisions[kind] : "-");
}

static const PositionWord table_words[] = {
  { "set-up", .set = set_set_up },
  { "unnamed", .set = set_unnamed },
  { "dawn", .set = set_dawn },
  { "round", FIELD (CyState, round) },
  { "provost", FIELD (CyState, provost) },
  { "first", FIELD (CyState, first), .by_seat = TRUE },
  { "turn", FIELD (CyState, turn), .by_seat = TRUE },
  { "phase", FIELD (CyState, phase), NAMES (phases), .set = set_phase },
  { "used", .set = set_used },
  { "printed", .set = set_printed },
  { "site", .set = set_site, .observe = observe_site },
  { "space", .set = set_space },
  { "tile", .observe = observe_tile },
  { "board", .set = set_board },
  { "on-board", FIELD (CyState, on_board) },
  { "gap", FIELD (CyState, gap) },
  { "asks", .observe = observe_asks },
  { "over", FIELD (CyState, over) },
  { NULL },
};

/* -- What belongs to a player --------------------------------------------------------------------------------- */

static void
set_is (Position *position, int seat, char **words)
{
  ((CyState *) position->state)->characters[position_value (&cy_character_words, words[0])] = (gint8) seat;
}

static char *
observe_is (const Position *position, int seat, char **words)
{
  const CyState *state = position->state;

  return g_strdup (state->characters[position_value (&cy_character_words, words[0])] == seat ? words[0] : "-");
}

static char *
observe_lacks (const Position *position, int seat, char **words)
{
  const CyState *state = position->state;

  return g_strdup (state->characters[position_value (&cy_character_words, words[0])] == seat ? "-" : words[0]);
}

static void
set_on (Position *position, int seat, char **words)
{
  CyState *state = position->state;
  guint place = place_of (words[0]);

  if (place == CY_PLACE_SITE)
    state->site[state->n_site++] = (guint8) seat;
  else
    state->places[place].workers[state->places[place].workers[0] >= 0] = (gint8) seat;
}

static void
put (Position *position, int seat, const char *place, const char *tile, guint8 flags)
{
  CyPlace *there = &((CyState *) position->state)->places[place_of (place)];

  if (tile)
    there->tile = tile_of (tile);
  there->owner = (gint8) seat;
  there->flags = flags;
}

static void
set_built (Position *position, int seat, char **words)
{
  put (position, seat, words[0], words[1], CY_IS_BUILT);
}

static void
set_claims (Position *position, int seat, char **words)
{
  for (; *words; words++)
    put (position, seat, *words, NULL, 0);
}

static void
set_lives (Position *position, int seat, char **words)
{
  for (; *words; words++)
    put (position, seat, *words, NULL, CY_IS_RESIDENCE);
}

static void
set_monument (Position *position, int seat, char **words)
{
  put (position, seat, words[0], words[1], CY_IS_MONUMENT);
}

static void
set_passed (Position *position, int seat, char **words)
{
  CyState *state = position->state;

  if (state->n_passed == 0)
    state->first = (guint8) seat;
  state->order[state->n_passed++] = (guint8) seat;
  state->passed |= (guint8) (1u << seat);
}

static char *
observe_owner (const Position *position, int seat, char **words)
{
  const CyState *state = position->state;

  return g_strdup (state->places[place_of (words[0])].owner == seat ? words[0] : "-");
}

static char *
observe_residences (const Position *position, int seat, char **words)
{
  return g_strdup_printf ("%u", cy_residences (position->state, (guint) seat));
}

static const PositionWord player_words[] = {
  { "score", FIELD (CyPlayer, prestige) },
  { "food", FIELD (CyPlayer, goods[CY_FOOD]) },
  { "wood", FIELD (CyPlayer, goods[CY_WOOD]) },
  { "stone", FIELD (CyPlayer, goods[CY_STONE]) },
  { "cloth", FIELD (CyPlayer, goods[CY_CLOTH]) },
  { "gold", FIELD (CyPlayer, goods[CY_GOLD]) },
  { "reserve", FIELD (CyPlayer, reserve) },
  { "camp", FIELD (CyPlayer, camp) },
  { "houses", FIELD (CyPlayer, houses) },
  { "is", .set = set_is, .observe = observe_is },
  { "lacks", .observe = observe_lacks },
  { "on", .set = set_on },
  { "built", .set = set_built },
  { "claims", .set = set_claims },
  { "lives", .set = set_lives },
  { "monument", .set = set_monument },
  { "passed", .set = set_passed },
  { "owns", .observe = observe_owner },
  { "residences", .observe = observe_residences },
  { NULL },
};

/* -- The whole -------------------------------------------------------------------------------------------------- */

static void
begun (Position *position)
{
  static const gint8 road[] = { CY_FARM,    CY_SAWMILL,        CY_QUARRY, CY_MARKET,   CY_GUILD_3,
                                CY_GUILD_4, CY_CARPENTER_TILE, CY_FARM,   CY_WOOD_FARM };
  static const gint8 site[CY_SITE_TILES] = { CY_MARKET, CY_STONEMASON, CY_GOLD_MINE };
  CyState *state = position->state;

  pw_pendings_clear (&state->pendings);
  for (guint i = 0; i < G_N_ELEMENTS (road); i++)
    state->places[CY_PLACE_OF_SPACE (i + 1)].tile = road[i];
  state->places[CY_PLACE_OF_SPACE (14)].tile = CY_STONE_GUILD;
  memcpy (state->site_tiles, site, sizeof site);
  state->picked = state->n_players;
  state->on_board = 0;
  state->round = 1;
  state->phase = CY_PHASE_PLANNING;
  state->stage = 1;
}

/* Counts what lies there, the workers in the camp and the houses that are left. */
static void
count (CyState *state)
{
  memset (state->lie, 0, sizeof state->lie);
  for (guint place = CY_PRINTED_PLACES; place < CY_PLACES; place++)
    if (state->places[place].tile >= 0)
      state->lie[state->places[place].tile]++;
  for (guint i = 0; i < CY_SITE_TILES; i++)
    if (state->site_tiles[i] >= 0)
      state->lie[state->site_tiles[i]]++;
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      CyPlayer *player = &state->players[seat];

      player->camp = (guint8) (CY_WORKERS - player->reserve);
      player->houses = CY_HOUSES;
      for (guint place = 0; place < CY_PLACES; place++)
        {
          for (guint i = 0; i < 2; i++)
            player->camp = (guint8) (player->camp - (state->places[place].workers[i] == (int) seat));
          player->houses = (guint8) (player->houses - (state->places[place].owner == (int) seat));
        }
      for (guint i = 0; i < state->n_site; i++)
        player->camp = (guint8) (player->camp - (state->site[i] == seat));
    }
}

static void
said (Position *position, const char *text)
{
  CyState *state = position->state;
  PwEvents *events = g_new0 (PwEvents, 1);

  count (state);
  if (!state->over)
    cy_go_on (state, events);
  g_free (events);
}

const TestGame cy_test = {
  .game = &cy_game,
  .table = table_words,
  .player = player_words,
  PLAYERS (CyState, players),
  .begun = begun,
  .said = said,
};
