/* position.c: a table of Burgundy in words: what belongs to nobody
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "position.h"

#include <stdlib.h>
#include <string.h>

#include "components.h"
#include "team-duchies.h"

static const char *const asks[] = {
  "nothing", "castle", "ship", "ship-next", "market", "carpenter", "church", "warehouse", "town-hall", "bonus",
  "white-castle", "white-die", "crane", "geese", "lay", "tribute", "copy", "gather", "discard",
  "route-lay", "route-take", "route-black", "route-place", "route-sell", "route-action", "route-other",
  "remove", "gain", "score", "swap", "give", "helped", "colour",
};

static const char *const stages[] = { "start", "roll", "goods", "turn", "phase-end", "over" };
static const char *const editions[] = { "2019", "2011" };
static const char *const tie_breaks[] = { "turn-order", "fewest-empty" };

/* -- Lists ----------------------------------------------------------------------------------- */

guint
cb_read_number (char *word)
{
  char *star = strchr (word, '*');

  if (star == NULL)
    return 1;
  *star = '\0';
  return (guint) atoi (star + 1);
}

void
cb_read_goods (guint8 goods[CB_GOODS], char **words)
{
  memset (goods, 0, CB_GOODS);
  for (; *words && strcmp (*words, "-") != 0; words++)
    {
      guint n = cb_read_number (*words);

      goods[position_value (&cb_goods_words, *words) - 1] = (guint8) n;
    }
}

/* "bank*2": the same thing more than once. */
static void
list_many (GString *text, const char *word, guint n)
{
  if (n == 0)
    return;
  position_list (text, word);
  if (n > 1)
    g_string_append_printf (text, "*%u", n);
}

char *
cb_describe_goods (const guint8 goods[CB_GOODS])
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < CB_GOODS; i++)
    list_many (text, pw_vocabulary_get (&cb_goods_words, (int) i + 1)->word, goods[i]);
  return position_listed (text);
}

char *
cb_describe_tiles (const guint8 *spaces, guint n)
{
  GString *text = g_string_new (NULL);

  for (int tile = CB_TILE_CASTLE; tile < CB_TILES; tile++)
    {
      guint same = 0;

      for (guint i = 0; i < n; i++)
        same += spaces[i] == tile;
      if (same > 0)
        list_many (text, pw_vocabulary_get (&cb_tile_words, tile)->word, same);
    }
  return position_listed (text);
}

char *
cb_describe_set (const char *prefix, guint set)
{
  GString *text = g_string_new (NULL);

  for (; set != 0; set &= set - 1)
    {
      g_autofree char *word = g_strdup_printf ("%s%d", prefix, __builtin_ctz (set));

      position_list (text, word);
    }
  return position_listed (text);
}

/* "3 red pink": what lies in a depot. */
static char *
of_depot (char **words, char *list)
{
  char *text = g_strdup_printf ("%s %s", words[0], list);

  g_free (list);
  return text;
}

/* -- Where the game stands ---------------------------------------------------------------------- */

static void
set_stage (Position *position, int seat, char **words)
{
  CbState *state = position->state;
  int stage = position_index (stages, CB_STAGE_TURN + 1, words[0]);

  g_assert_cmpint (stage, >=, 0);
  state->stage = (guint8) stage;
  if (stage != CB_STAGE_TURN)
    state->white = 0;
}

static void
set_phase (Position *position, int seat, char **words)
{
  CbState *state = position->state;

  state->phase = (guint8) (words[0][0] - 'A');
  for (guint i = 0; i < CB_DEPOTS * CB_DEPOT_SPACES; i++)
    {
      CbType type = cb_depot_space_type (state, i / CB_DEPOT_SPACES, i % CB_DEPOT_SPACES);

      if (type != CB_TYPES)
        state->depots[i / CB_DEPOT_SPACES][i % CB_DEPOT_SPACES] = (guint8) (CB_TILE_UNKNOWN + type);
    }
}

static char *
observe_phase (const Position *position, int seat, char **words)
{
  const CbState *state = position->state;

  return g_strdup_printf ("%c", 'A' + state->phase);
}

static void
set_turn (Position *position, int seat, char **words)
{
  CbState *state = position->state;

  while (state->order[state->turn] != position_seat (position, words[0]))
    state->turn++;
}

static char *
observe_asks (const Position *position, int seat, char **words)
{
  return g_strdup (asks[cb_pending (position->state)]);
}

static char *
observe_paid (const Position *position, int seat, char **words)
{
  return g_strdup_printf ("%d", cb_arg (&position->last, CB_ARG_WORKERS, 0));
}

static char *
observe_with (const Position *position, int seat, char **words)
{
  return g_strdup_printf ("%d", cb_arg (&position->last, CB_ARG_DIE, 0));
}

/* -- Depots --------------------------------------------------------------------------------------- */

/* The space of a depot that is free for a tile of its colour. */
static guint
space_for (const CbState *state, guint depot, int tile)
{
  const guint8 *spaces = state->depots[depot - 1];
  guint space = 0;

  while (space < CB_DEPOT_SPACES && ((int) cb_depot_space_type (state, depot - 1, space) != (int) cb_tile_type ((CbTile) tile) ||
                                     (spaces[space] < CB_TILE_UNKNOWN && spaces[space] != CB_TILE_NONE)))
    space++;
  return space;
}

/* Depot 0 is the black one. */
static void
fill_depot (CbState *state, guint depot, char **words)
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
      tile = position_value (&cb_tile_words, *words);
      space = depot ? space_for (state, depot, tile) : next++;
      g_assert_cmpuint (space, <, n);
      spaces[space] = (guint8) tile;
      if (cb_tile_is_named ((CbTile) tile))
        cb_census_add (state, depot == 0, tile);
    }
}

static void
set_depot (Position *position, int seat, char **words)
{
  fill_depot (position->state, (guint) atoi (words[0]), words + 1);
}

static char *
observe_depot (const Position *position, int seat, char **words)
{
  const CbState *state = position->state;

  return of_depot (words, cb_describe_tiles (state->depots[atoi (words[0]) - 1], CB_DEPOT_SPACES));
}

static void
set_depots (Position *position, int seat, char **words)
{
  CbState *state = position->state;

  memset (state->depots, CB_TILE_NONE, sizeof state->depots);
}

static void
set_black (Position *position, int seat, char **words)
{
  fill_depot (position->state, 0, words);
}

static char *
observe_black (const Position *position, int seat, char **words)
{
  const CbState *state = position->state;

  return cb_describe_tiles (state->black, CB_BLACK_SPACES);
}

static void
set_pot (Position *position, int seat, char **words)
{
  CbState *state = position->state;

  cb_read_goods (state->depot_goods[atoi (words[0]) - 1], words + 1);
}

static char *
observe_pot (const Position *position, int seat, char **words)
{
  const CbState *state = position->state;

  return of_depot (words, cb_describe_goods (state->depot_goods[atoi (words[0]) - 1]));
}

static void
set_shields (Position *position, int seat, char **words)
{
  CbState *state = position->state;

  for (guint i = 0; i < CB_DEPOT_SHIELDS; i++)
    {
      guint8 *there = &state->shields.depots[atoi (words[0]) - 1][i];

      *there = 0;
      if (words[1] == NULL || (i > 0 && words[2] == NULL))
        continue;
      *there = (guint8) position_value (&cb_shield_words, words[1 + i]);
      state->shields.seen |= *there ? 1u << *there : 0;
    }
}

static char *
observe_shields (const Position *position, int seat, char **words)
{
  const CbState *state = position->state;
  guint set = 0;

  for (guint i = 0; i < CB_DEPOT_SHIELDS; i++)
    set |= 1u << state->shields.depots[atoi (words[0]) - 1][i];
  return of_depot (words, cb_describe_set ("", set & ~1u));
}

/* The tiles that leave nothing behind but their number in the census. */
static void
set_seen (Position *position, int seat, char **words)
{
  for (; *words; words++)
    {
      guint n = cb_read_number (*words);

      while (n-- > 0)
        cb_census_add (position->state, FALSE, position_value (&cb_tile_words, *words));
    }
}

static void
agree_route_tiles (Position *position, int seat, char **words)
{
  position->setup->options[CB_OPTION_ROUTE_TILES] = (gint16) components_route_book ();
}

static const PositionWord table_words[] = {
  { "edition", FIELD (CbState, options[CB_OPTION_EDITION]), NAMES (editions) },
  { "tie-break", FIELD (CbState, options[CB_OPTION_TIE_BREAK]), NAMES (tie_breaks) },
  { "switch", FIELD (CbState, level), .vocabulary = &pw_level_words },
  { "stage", FIELD (CbState, stage), NAMES (stages), .set = set_stage },
  { "phase", .set = set_phase, .observe = observe_phase },
  { "round", FIELD (CbState, round), .base = 1 },
  { "white", FIELD (CbState, white) },
  { "inns", FIELD (CbState, inns.n) },
  { "turn", .set = set_turn },
  { "depot", .set = set_depot, .observe = observe_depot },
  { "depots", .set = set_depots },
  { "black", .set = set_black, .observe = observe_black },
  { "pot", .set = set_pot, .observe = observe_pot },
  { "shields", .set = set_shields, .observe = observe_shields },
  { "seen", .set = set_seen },
  { "route-tiles", .agree = agree_route_tiles },
  { "asks", .observe = observe_asks },
  { "paid", .observe = observe_paid },
  { "with", .observe = observe_with },
  { NULL },
};

/* -- The whole ------------------------------------------------------------------------------------ */

static void
agreed (Position *position)
{
  PwSetup *setup = position->setup;

  for (guint i = 0; i < setup->n_players && setup->options[CB_OPTION_MODE] == CB_MODE_TEAM; i++)
    setup->seat_options[i][CB_SEAT_DUCHY] = team_duchy (i % 2);
}

static void
begun (Position *position)
{
  CbState *state = position->state;
  PwEvents events = { 0 };

  for (guint i = 0; i < state->n_players; i++)
    cb_put_duchy (state, i);
  cb_begin_phase (state, &events);
  state->stage = CB_STAGE_TURN;
  state->white = 1;
  for (guint i = 0; i < state->n_players; i++)
    {
      state->players[i].dice[0] = 1;
      state->players[i].dice[1] = 2;
    }
}

static void
changed (Position *position, int seat)
{
  cb_share (position->state, (guint) seat);
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

static void
said (Position *position, const char *text)
{
  CbState *state = position->state;

  count_goods (state);
  /* Back to the very beginning: nothing has been named yet. */
  if (state->stage == CB_STAGE_START || position->setup->level == PW_LEVEL_FINAL)
    g_assert_true (cb_game.play.setup (state, position->setup, NULL));
  for (guint seat = 0; seat < state->n_players; seat++)
    if (cb_shield (state, seat, 6) && state->shields.model > 0)
      state->players[seat].lent = state->players[state->shields.model - 1].monasteries;
}

const TestGame cb_test = {
  .game = &cb_game,
  .table = table_words,
  .player = cb_player_words,
  PLAYERS (CbState, players),
  .agreed = agreed,
  .begun = begun,
  .changed = changed,
  .said = said,
};
