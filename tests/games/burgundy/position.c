/* position.c: a table of Burgundy from words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "position.h"

#include "components.h"
#include "team-duchies.h"

#include <stdlib.h>
#include <string.h>

#include "core/pw-notation.h"

static const char *const names[CB_MAX_PLAYERS] = { "ana", "ben", "cleo", "dan" };

/* -- Words ----------------------------------------------------------------------------- */

static int
value_of (const PwVocabulary *words, const char *text)
{
  for (guint i = 0; i < words->n_words; i++)
    if (g_ascii_strcasecmp (words->words[i].word, text) == 0)
      return words->words[i].value;
  g_error ("position: “%s” is no %s", text, words->name);
}

static int
type_of (const char *text)
{
  static const char *const words[CB_BONUSES] = { "castle", "mine", "monastery", "ship", "livestock", "building", "posts" };

  for (int i = 0; i < CB_BONUSES; i++)
    if (strcmp (words[i], text) == 0)
      return i;
  g_error ("position: “%s” is no type", text);
}

static int
seat_of (const Position *position, const char *text)
{
  for (guint i = 0; i < position->state.n_players; i++)
    if (strcmp (names[i], text) == 0)
      return (int) i;
  return -1;
}

/* Splits "red*4" into word and number. */
static guint
number_of (char *word)
{
  char *star = strchr (word, '*');

  if (star == NULL)
    return 1;
  *star = '\0';
  return (guint) atoi (star + 1);
}

/* A tile that is somewhere must have come from a pile; an inn from beside the black depot. */
static void
count_tile (CbState *state, int tile)
{
  if (tile == CB_TILE_INN && state->inns.n > 0)
    state->inns.n--;
  if (cb_tile_type ((CbTile) tile) == CB_TYPES)
    return;
  if (cb_census_allows (state, FALSE, tile))
    cb_census_add (state, FALSE, tile);
  else if (cb_census_allows (state, TRUE, tile))
    cb_census_add (state, TRUE, tile);
  else
    g_error ("position: too many of %s", cb_tile_label (tile));
}

/* -- Statements about the table ------------------------------------------------------------- */

static void
set_depot (CbState *state, guint depot, char **words)
{
  guint8 *spaces = depot ? state->depots[depot - 1] : state->black;
  guint n = depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES;
  guint next = 0;

  for (; *words; words++)
    {
      guint space;
      int tile;

      if (strcmp (*words, "-") == 0)
        {
          memset (spaces, CB_TILE_NONE, n);
          continue;
        }
      tile = value_of (&cb_tile_words, *words);
      if (depot == 0)
        space = next++;
      else
        for (space = 0; space < n; space++)
          if ((int) cb_depot_space_type (state, depot - 1, space) == (int) cb_tile_type ((CbTile) tile) &&
              (spaces[space] >= CB_TILE_UNKNOWN || spaces[space] == CB_TILE_NONE))
            break;
      g_assert_cmpuint (space, <, n);
      spaces[space] = (guint8) tile;
      if (cb_tile_is_named ((CbTile) tile))
        cb_census_add (state, depot == 0, tile);
    }
}

static void
set_goods (guint8 goods[CB_GOODS], char **words)
{
  memset (goods, 0, CB_GOODS);
  for (; *words && strcmp (*words, "-") != 0; words++)
    {
      guint n = number_of (*words);

      goods[value_of (&cb_goods_words, *words) - 1] = (guint8) n;
    }
}

/* The tiles that leave nothing behind but their number in the census. */
static void
set_seen (CbState *state, char **words)
{
  for (; *words; words++)
    {
      guint n = number_of (*words);

      while (n-- > 0)
        cb_census_add (state, FALSE, value_of (&cb_tile_words, *words));
    }
}

static gboolean
set_table (Position *position, char **words)
{
  CbState *state = &position->state;
  const char *key = words[0];
  static const char *const stages[] = { "start", "roll", "goods", "turn" }; /* the first ones of CbStage */

  if (strcmp (key, "edition") == 0)
    state->options[CB_OPTION_EDITION] = strcmp (words[1], "2011") == 0;
  else if (strcmp (key, "tie-break") == 0)
    state->options[CB_OPTION_TIE_BREAK] = strcmp (words[1], "fewest-empty") == 0;
  else if (strcmp (key, "level") == 0)
    position->setup->level = PW_LEVEL_FINAL;
  else if (strcmp (key, "switch") == 0)
    state->level = PW_LEVEL_FINAL;
  else if (strcmp (key, "stage") == 0)
    {
      for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
        if (strcmp (stages[i], words[1]) == 0)
          state->stage = (guint8) i;
      if (state->stage != CB_STAGE_TURN)
        state->white = 0;
    }
  else if (strcmp (key, "phase") == 0)
    {
      state->phase = (guint8) (words[1][0] - 'A');
      for (guint i = 0; i < CB_DEPOTS * CB_DEPOT_SPACES; i++)
        {
          CbType type = cb_depot_space_type (state, i / CB_DEPOT_SPACES, i % CB_DEPOT_SPACES);

          if (type != CB_TYPES)
            state->depots[i / CB_DEPOT_SPACES][i % CB_DEPOT_SPACES] = (guint8) (CB_TILE_UNKNOWN + type);
        }
    }
  else if (strcmp (key, "round") == 0)
    state->round = (guint8) (atoi (words[1]) - 1);
  else if (strcmp (key, "white") == 0)
    state->white = (guint8) atoi (words[1]);
  else if (strcmp (key, "turn") == 0)
    while (state->order[state->turn] != seat_of (position, words[1]))
      state->turn++;
  else if (strcmp (key, "depot") == 0)
    set_depot (state, (guint) atoi (words[1]), words + 2);
  else if (strcmp (key, "depots") == 0)
    memset (state->depots, CB_TILE_NONE, sizeof state->depots);
  else if (strcmp (key, "black") == 0)
    set_depot (state, 0, words + 1);
  else if (strcmp (key, "pot") == 0)
    set_goods (state->depot_goods[atoi (words[1]) - 1], words + 2);
  else if (strcmp (key, "inns") == 0)
    state->inns.n = (guint8) atoi (words[1]);
  else if (strcmp (key, "shields") == 0)
    for (guint i = 0; i < CB_DEPOT_SHIELDS; i++)
      {
        guint8 *there = &state->shields.depots[atoi (words[1]) - 1][i];

        *there = 0;
        if (words[2] == NULL || (i > 0 && words[3] == NULL))
          continue;
        *there = (guint8) value_of (&cb_shield_words, words[2 + i]);
        state->shields.seen |= *there ? 1u << *there : 0;
      }
  else if (strcmp (key, "route-tiles") == 0)
    return TRUE;
  else if (strcmp (key, "seen") == 0)
    set_seen (state, words + 1);
  else
    return FALSE;
  return TRUE;
}

/* -- Statements about a player ------------------------------------------------------------------ */

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
  hex = (guint) value_of (&cb_hex_words, word);
  tile = value_of (&cb_tile_words, equals + 1);
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
put_duchy (CbState *state, guint seat, guint index)
{
  const CbDuchy *duchy = cb_duchy_nth (index);

  state->players[seat].duchy = (guint8) index;
  put_start (state, seat,
             duchy->start >= 0 ? (guint) duchy->start
                               : cb_hex_first (duchy->kind == CB_TEAM ? duchy->starts : duchy->of_type[CB_CASTLE]));
}

/* The stack on a space grows from the bottom; who leaves one lowers those above. */
static void
put_marker (CbState *state, guint seat, guint space)
{
  CbPlayer *player = &state->players[seat];
  guint height = 0;

  for (guint i = 0; i < state->n_players; i++)
    {
      CbPlayer *other = &state->players[i];

      if (i == seat)
        continue;
      if (other->bridge == player->bridge && other->height > player->height)
        other->height--;
      if (other->bridge == space)
        height++;
    }
  player->bridge = (guint8) space;
  player->height = (guint8) height;
}

static void
put_bonus (CbState *state, guint seat, gboolean large, guint type)
{
  CbPlayer *player = &state->players[seat];
  guint8 bit = (guint8) (1u << type);

  if (large)
    {
      player->bonus_large |= bit;
      state->bonus_large &= (guint8) ~bit;
    }
  else
    {
      player->bonus_small |= bit;
      state->bonus_small &= (guint8) ~bit;
    }
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

static gboolean
set_player (Position *position, guint seat, char **words)
{
  CbState *state = &position->state;
  CbPlayer *player = &state->players[seat];
  const char *key = words[0];

  if (strcmp (key, "duchy") == 0)
    put_duchy (state, seat, duchy_of (words[1]));
  else if (strcmp (key, "start") == 0)
    put_start (state, seat, (guint) value_of (&cb_hex_words, words[1]));
  else if (strcmp (key, "on") == 0)
    for (words++; *words; words++)
      put_tile (state, seat, *words);
  else if (strcmp (key, "store") == 0 || strcmp (key, "common") == 0)
    for (words++; *words; words++)
      {
        int tile = value_of (&cb_tile_words, *words);

        cb_store_add (state, seat, tile, key[0] == 'c' ? (int) CB_STORAGE_COMMON : PW_ARG_NONE);
        count_tile (state, tile);
      }
  else if (strcmp (key, "dice") == 0)
    {
      player->dice[0] = (guint8) (words[1][0] - '0');
      player->dice[1] = (guint8) (words[1][1] - '0');
    }
  else if (strcmp (key, "workers") == 0)
    player->workers = (gint16) atoi (words[1]);
  else if (strcmp (key, "silver") == 0)
    player->silver = (gint16) atoi (words[1]);
  else if (strcmp (key, "score") == 0)
    position->scores[seat] = atoi (words[1]);
  else if (strcmp (key, "goods") == 0)
    set_goods (player->goods, words + 1);
  else if (strcmp (key, "sold") == 0)
    set_goods (player->sold, words + 1);
  else if (strcmp (key, "marker") == 0)
    state->solo.marker = (guint8) atoi (words[1]);
  else if (strcmp (key, "goal") == 0)
    state->solo.goal = (guint8) atoi (words[1]);
  else if (strcmp (key, "bridge") == 0)
    put_marker (state, seat, (guint) atoi (words[1]) - 1);
  else if (strcmp (key, "large") == 0 || strcmp (key, "small") == 0)
    put_bonus (state, seat, key[0] == 'l', (guint) type_of (words[1]));
  else if (strcmp (key, "shield") == 0)
    for (words++; *words; words++)
      {
        char *equals = strchr (*words, '=');
        guint shield = (guint) atoi (*words), board = cb_board (state, seat);

        state->shields.owned[board] |= 1u << shield;
        state->shields.hex[shield] = (guint8) (value_of (&cb_hex_words, equals + 1) + 1);
        state->shields.seen |= 1u << shield;
        if (shield == 6 && state->n_boards == 2)
          state->shields.model = (guint8) (2 - board);
      }
  else if (strcmp (key, "route") == 0)
    for (guint i = 0; words[i + 1]; i++)
      state->routes.row[cb_board (state, seat)][i] = (guint8) atoi (words[i + 1]);
  else if (strcmp (key, "laid") == 0)
    for (guint i = 0; words[i + 1]; i++)
      state->routes.laid[cb_board (state, seat)][i] = (guint8) value_of (&cb_goods_words, words[i + 1]);
  else if (strcmp (key, "bought") == 0)
    player->bought = TRUE;
  else
    return FALSE;
  cb_share (state, seat);
  return TRUE;
}

/* All goods that lie anywhere have been named. */
static void
count_goods (CbState *state)
{
  for (guint i = 0; i < CB_GOODS; i++)
    {
      guint n = 0;

      for (guint depot = 0; depot < CB_DEPOTS; depot++)
        n += state->depot_goods[depot][i];
      for (guint seat = 0; seat < state->n_boards; seat++)
        n += state->players[seat].goods[i] + state->players[seat].sold[i];
      state->goods_seen[i] = (guint8) n;
    }
}

/* -- The whole ------------------------------------------------------------------------------------ */

/* An option of the table, by its id and its value's word. */
static void
set_option (PwSetup *setup, const char *id, const char *word)
{
  for (guint i = 0; i < CB_OPTIONS; i++)
    if (strcmp (cb_options[i].id, id) == 0)
      {
        setup->options[i] = (gint16) value_of (cb_options[i].words, word);
        return;
      }
  g_error ("position: there is no option %s", id);
}

static void
begin (Position *position, guint n_players, char **statements)
{
  CbState *state = &position->state;
  PwEvents events = { 0 };
  GError *error = NULL;

  position->setup = pw_setup_new (&cb_game, n_players);
  for (guint i = 0; i < n_players; i++)
    pw_setup_set_name (position->setup, i, names[i]);
  for (guint i = 0; statements[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strstrip (statements[i]), " ", -1);

      if (words[0] && strcmp (words[0], "option") == 0)
        set_option (position->setup, words[1], words[2]);
      else if (words[0] && strcmp (words[0], "route-tiles") == 0)
        position->setup->options[CB_OPTION_ROUTE_TILES] = (gint16) components_route_book ();
      else if (words[0] && words[1] && strcmp (words[1], "duchy") == 0)
        for (guint seat = 0; seat < n_players; seat++)
          if (strcmp (words[0], names[seat]) == 0)
            position->setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) duchy_of (words[2]);
    }
  for (guint i = 0; i < n_players && position->setup->options[CB_OPTION_MODE] == CB_MODE_TEAM; i++)
    position->setup->seat_options[i][CB_SEAT_DUCHY] = team_duchy (i % 2);
  if (!cb_game.setup (state, position->setup, &error))
    g_error ("position: %s", error->message);
  for (guint i = 0; i < n_players; i++)
    put_duchy (state, i, state->players[i].duchy);
  cb_begin_phase (state, &events);
  state->stage = CB_STAGE_TURN;
  state->white = 1;
  for (guint i = 0; i < n_players; i++)
    {
      state->players[i].dice[0] = 1;
      state->players[i].dice[1] = 2;
    }
}

/* Back to the very beginning: nothing has been named yet. */
static void
begin_at_start (Position *position)
{
  guint8 duchies[CB_MAX_PLAYERS];

  for (guint i = 0; i < CB_MAX_PLAYERS; i++)
    duchies[i] = position->state.players[i].duchy;
  g_assert_true (cb_game.setup (&position->state, position->setup, NULL));
  for (guint i = 0; i < CB_MAX_PLAYERS; i++)
    position->state.players[i].duchy = duchies[i];
}

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

Position *
position_new (const char *text)
{
  Position *position = g_new0 (Position, 1);
  g_auto (GStrv) statements = g_strsplit (text, ";", -1);
  g_autofree char *unsound = NULL;
  guint n_players = 2;

  if (g_str_has_prefix (text, "players "))
    n_players = (guint) (text[strlen ("players ")] - '0');
  begin (position, n_players, statements);
  for (guint i = 0; statements[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strstrip (statements[i]), " ", -1);
      int seat;

      if (words[0] == NULL || strcmp (words[0], "players") == 0 || strcmp (words[0], "option") == 0)
        continue;
      seat = seat_of (position, words[0]);
      if (!(seat >= 0 ? set_player (position, (guint) seat, words + 1) : set_table (position, words)))
        g_error ("position: “%s” is not understood", statements[i]);
      if (seat >= 0 && strcmp (words[1], "bridge") == 0)
        set_order (&position->state);
    }
  count_goods (&position->state);
  if (position->state.stage == CB_STAGE_START || position->setup->level == PW_LEVEL_FINAL)
    begin_at_start (position);
  for (guint seat = 0; seat < n_players; seat++)
    if (cb_shield (&position->state, seat, 6) && position->state.shields.model > 0)
      position->state.players[seat].lent = position->state.players[position->state.shields.model - 1].monasteries;
  unsound = cb_unsound (&position->state);
  g_assert_cmpstr (unsound, ==, NULL);
  return position;
}

void
position_free (Position *position)
{
  pw_setup_free (position->setup);
  g_free (position);
}

gboolean
position_read (const Position *position, const char *line, PwMove *move, GError **error)
{
  return pw_notation_parse (&cb_game, position->setup, &position->state, line, move, error) &&
         pw_game_complete (&cb_game, &position->state, move, error);
}

void
position_apply (Position *position, const PwMove *move)
{
  g_autofree char *unsound = NULL;

  position->events.n = 0;
  position->last = *move;
  pw_game_apply (&cb_game, &position->state, move, &position->events);
  for (guint i = 0; i < position->events.n; i++)
    if (position->events.items[i].kind == PW_EVENT_POINTS)
      position->scores[position->events.items[i].player] += position->events.items[i].amount;
  unsound = cb_unsound (&position->state);
  g_assert_cmpstr (unsound, ==, NULL);
}

void
position_play (Position *position, const char *line)
{
  GError *error = NULL;
  PwMove move;

  if (!position_read (position, line, &move, &error) || !pw_game_check (&cb_game, &position->state, &move, &error))
    g_error ("position: “%s”: %s", line, error->message);
  position_apply (position, &move);
}
