/* cb-questions.c: what the final scoring depends on, and nothing more (9, 11, 16.10, 17.5)
 *
 * Of a duchy it asks the numbers of the monasteries that score at the end, and then only how many there are of what
 * these count. Who says where each tile lies need not answer what follows from that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-position-view.h"
#include "games/burgundy/position/cb-audit.h"

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"
#include "games/burgundy/position/cb-says.h"

/** BUILDINGS: monasteries that count buildings, which the crane can be one of (12.2). */
#define BUILDINGS (0xFFu << 16 | 1u << 29)

static const CbPlayer *
player_of (gconstpointer state, guint seat)
{
  return &((const CbState *) state)->players[seat];
}

static gboolean
is_played (gconstpointer state, CbModuleId module)
{
  return ((const CbState *) state)->modules >> module & 1;
}

/* -- What is known ---------------------------------------------------------------------------------- */

/* Whether every move of this board was entered. */
static gboolean
followed (gconstpointer data, guint seat)
{
  const CbState *state = data;

  return state->stage != CB_STAGE_START && cb_follows (state, seat);
}

/* Whether all tiles of a type are known: their hexes are covered, or what is said to be empty is all the rest. */
static gboolean
type_is_known (gconstpointer state, guint seat, CbType type)
{
  const CbPlayer *player = player_of (state, seat);
  const CbDuchy *duchy = cb_duchy_of (player);
  CbKnown known = cb_known (player);
  guint lie = cb_hex_count (player->filled);

  if (followed (state, seat))
    return TRUE;
  for (guint i = 0; i <= CB_TYPES; i++)
    lie += known.counted[i];
  return (duchy->of_type[type] & ~player->filled) == 0 || lie + (player->empty ? player->empty - 1u : 0) >= duchy->n_hexes;
}

static gboolean
monasteries_known (gconstpointer state, guint seat, const PwQuestion *question)
{
  return type_is_known (state, seat, CB_MONASTERY);
}

static gboolean
buildings_known (gconstpointer state, guint seat, const PwQuestion *question)
{
  return type_is_known (state, seat, CB_BUILDING);
}

static gboolean
species_known (gconstpointer state, guint seat, const PwQuestion *question)
{
  return type_is_known (state, seat, CB_LIVESTOCK);
}

/* A duchy that is covered has no empty hexes. */
static gboolean
empty_known (gconstpointer state, guint seat, const PwQuestion *question)
{
  const CbPlayer *player = player_of (state, seat);

  return followed (state, seat) || player->empty > 0 || cb_empty_hexes (player) == 0;
}

static gboolean
board_known (gconstpointer state, guint seat, const PwQuestion *question)
{
  return followed (state, seat);
}

static gboolean
goods_known (gconstpointer state, guint seat, const PwQuestion *question)
{
  return followed (state, seat) || cb_goods_left (player_of (state, seat)) > 0;
}

static gboolean
sold_known (gconstpointer state, guint seat, const PwQuestion *question)
{
  return followed (state, seat) || cb_goods_sold (player_of (state, seat)) > 0;
}

/* How many tiles were sold does not say of how many colours. */
static gboolean
colours_known (gconstpointer state, guint seat, const PwQuestion *question)
{
  const guint8 *sold = player_of (state, seat)->sold;
  gboolean any = followed (state, seat);

  for (guint i = 0; i < CB_GOODS; i++)
    any |= sold[i] > 0;
  return any;
}

static gboolean
bonus_known (gconstpointer state, guint seat, const PwQuestion *question)
{
  return followed (state, seat) || (player_of (state, seat)->bonus_large | player_of (state, seat)->bonus_small) != 0;
}

static gboolean
model_known (gconstpointer state, guint seat, const PwQuestion *question)
{
  return ((const CbState *) state)->shields.model > 0;
}

/* -- What it is -------------------------------------------------------------------------------------- */

static int
value (gconstpointer state, guint seat, const PwQuestion *question)
{
  PwMove statement;

  pw_move_init (&statement, question->kind, (int) seat);
  if (question->about >= 0)
    statement.args[question->about] = question->what;
  return cb_position_value (state, &statement);
}

static int
placed (gconstpointer state, guint seat, const PwQuestion *question)
{
  return (int) cb_hex_count (cb_hexes_with (player_of (state, seat), question->what));
}

static int
tiles (gconstpointer state, guint seat, const PwQuestion *question)
{
  return placed (state, seat, question) + (int) cb_counted (player_of (state, seat), question->what);
}

/* What a monastery counts, as it counts it. */
static int
count (gconstpointer state, guint seat, const PwQuestion *question)
{
  guint n;
  int each;

  cb_monastery (state, seat, question->element, &n, &each);
  return (int) n;
}

static int
model (gconstpointer state, guint seat, const PwQuestion *question)
{
  return ((const CbState *) state)->shields.model;
}

static guint64
end_monasteries (gconstpointer state, guint seat)
{
  guint64 set = 0;

  for (guint n = CB_FIRST_END_MONASTERY; n <= CB_LAST_END_MONASTERY; n++)
    if (CB_SCORES_AT_END (n) && cb_exists (state, CB_TILE_MONASTERY_0 + (int) n) > 0)
      set |= G_GUINT64_CONSTANT (1) << n;
  return set;
}

static guint64
own_monasteries (gconstpointer state, guint seat)
{
  return player_of (state, seat)->monasteries & end_monasteries (state, seat);
}

static guint64
all_shields (gconstpointer state, guint seat)
{
  return ((G_GUINT64_CONSTANT (1) << CB_SHIELDS) - 1) << 1;
}

static guint64
own_shields (gconstpointer state, guint seat)
{
  return ((const CbState *) state)->shields.owned[cb_board (state, seat)];
}

/* -- When it is asked --------------------------------------------------------------------------------- */

/* Alone, nothing is scored at the end: it is won, or not (16.10). */
static gboolean
each_player (gconstpointer state, guint seat, const PwQuestion *question)
{
  return !is_played (state, CB_MODULE_SOLO);
}

/* Partners have it together (16.2). */
static gboolean
each_board (gconstpointer state, guint seat, const PwQuestion *question)
{
  return cb_is_board (state, seat) && each_player (state, seat, question);
}

static gboolean
with_shields (gconstpointer state, guint seat, const PwQuestion *question)
{
  return each_board (state, seat, question) && is_played (state, CB_MODULE_SHIELDS);
}

static gboolean
alone (gconstpointer state, guint seat, const PwQuestion *question)
{
  return is_played (state, CB_MODULE_SOLO);
}

static gboolean
with_shield_6 (gconstpointer state, guint seat, const PwQuestion *question)
{
  return with_shields (state, seat, question) && cb_shield (state, seat, 6) && ((const CbState *) state)->n_boards > 1;
}

/* The set of monasteries whose points @seat's duchy decides. */
static guint32
scoring (const CbState *state, guint seat)
{
  guint32 set = state->players[seat].monasteries;

  /* 18.2: the monasteries of shield 6 score on one duchy or on the other. */
  if (!(state->options[CB_OPTION_SHIELD_6] && state->shields.model > 0))
    set |= state->players[seat].lent;
  return set;
}

static gboolean
with_monastery (gconstpointer state, guint seat, const PwQuestion *question)
{
  return each_board (state, seat, question) && scoring (state, seat) >> question->element & 1;
}

static gboolean
with_crane (gconstpointer state, guint seat, const PwQuestion *question)
{
  return each_board (state, seat, question) && is_played (state, CB_MODULE_EXTRA) && scoring (state, seat) & BUILDINGS;
}

/* Whether another has as many points, and as many empty hexes where @and_hexes. */
static gboolean
is_tied (const CbState *state, guint seat, gboolean and_hexes)
{
  int points;

  if (!cb_is_board (state, seat) || state->n_boards < 2)
    return FALSE;
  points = cb_final_points (state, seat);
  for (guint other = 0; other < state->n_boards; other++)
    if (other != seat && cb_final_points (state, other) == points &&
        (!and_hexes || cb_empty_hexes (&state->players[other]) == cb_empty_hexes (&state->players[seat])))
      return TRUE;
  return FALSE;
}

static gboolean
in_a_tie (gconstpointer state, guint seat, const PwQuestion *question)
{
  return is_tied (state, seat, FALSE);
}

static gboolean
in_a_long_tie (gconstpointer data, guint seat, const PwQuestion *question)
{
  const CbState *state = data;

  return state->n_boards == state->n_players && is_tied (state, seat, TRUE);
}

/* -- The table ----------------------------------------------------------------------------------------- */

#define HAVE(label, numbers, resource, most, is_known) \
  { label, numbers, CB_KIND_HAVE, CB_ARG_WHAT, resource, CB_ARG_NUMBER, 0, most, .value = value, .known = is_known, \
    .needed = each_board }
#define NUMBER(n, label, tally, most, is_known)                                                                \
  { label, "11." #n, CB_KIND_HAVE, CB_ARG_WHAT, CB_RESOURCES + (tally), CB_ARG_NUMBER, 0, most, .element = n, \
    .value = count, .known = is_known, .needed = with_monastery }
#define TILES(n, label, tile, most)                                                                                     \
  { label, "11." #n, CB_KIND_COUNT, CB_ARG_TILE, tile, CB_ARG_NUMBER, 0, most, .element = n, .value = tiles, \
    .besides = placed, .known = buildings_known, .needed = with_monastery }

const PwQuestion cb_questions[CB_QUESTIONS] = {
  { N_("Points on the track"), "7.1", CB_KIND_SCORE, -1, 0, CB_ARG_NUMBER, 0, 999, .adds = TRUE, .value = value, .besides = value,
    .known = board_known, .needed = each_player },
  HAVE (N_("Goods tiles left over"), "9.1 1.2", CB_RESOURCES + CB_TALLY_GOODS, CB_TALLY_MOST, goods_known),
  HAVE (N_("Silver"), "9.1 8.1", CB_SILVER, 99, board_known),
  HAVE (N_("Workers"), "9.1 4.3d", CB_WORKERS, 99, board_known),
  { N_("Monasteries that score at the end"), "9.1 11", CB_KIND_HAVE, CB_ARG_WHAT, CB_RESOURCES + CB_TALLY_MONASTERIES,
    CB_ARG_NUMBER, CB_FIRST_END_MONASTERY, CB_LAST_END_MONASTERY, .each = CB_KIND_COUNT, .each_about = CB_ARG_TILE,
    .each_number = CB_ARG_NUMBER, .each_from = CB_TILE_MONASTERY_0, .choices = end_monasteries, .set = own_monasteries,
    .known = monasteries_known, .needed = each_board },
  NUMBER (15, N_("Colours of goods sold"), CB_TALLY_COLOURS, CB_GOODS, colours_known),
  TILES (16, N_("Warehouses"), CB_TILE_WAREHOUSE, 7),
  TILES (17, N_("Watchtowers"), CB_TILE_WATCHTOWER, 7),
  TILES (18, N_("Carpenter’s workshops"), CB_TILE_CARPENTER, 7),
  TILES (19, N_("Churches"), CB_TILE_CHURCH, 7),
  TILES (20, N_("Markets"), CB_TILE_MARKET, 7),
  TILES (21, N_("Boarding houses"), CB_TILE_BOARDING_HOUSE, 7),
  TILES (22, N_("Banks"), CB_TILE_BANK, 7),
  TILES (23, N_("Town halls"), CB_TILE_TOWN_HALL, 7),
  NUMBER (24, N_("Species of livestock"), CB_TALLY_SPECIES, 5, species_known),
  NUMBER (25, N_("Goods tiles sold"), CB_TALLY_SOLD, CB_TALLY_MOST, sold_known),
  NUMBER (26, N_("Bonus tiles"), CB_TALLY_BONUS, CB_BONUSES, bonus_known),
  TILES (29, N_("White castles"), CB_TILE_WHITE_CASTLE, 8),
  { N_("Cranes"), "12.2", CB_KIND_COUNT, CB_ARG_TILE, CB_TILE_CRANE, CB_ARG_NUMBER, 0, 1, .value = tiles, .besides = placed,
    .known = buildings_known, .needed = with_crane },
  { N_("Shields"), "17.5", CB_KIND_HAVE, CB_ARG_WHAT, CB_RESOURCES + CB_TALLY_SHIELDS, CB_ARG_NUMBER, 1, CB_SHIELDS,
    .each = CB_KIND_CREST, .each_about = CB_ARG_NUMBER, .each_number = CB_ARG_SIZE, .choices = all_shields,
    .set = own_shields, .known = board_known, .needed = with_shields },
  { N_("Shield 6: whose monasteries, by place in the list of players"), "17.5.6", CB_KIND_CREST, CB_ARG_NUMBER, 6, CB_ARG_WHAT,
    1, CB_MAX_PLAYERS, .each_from = -1, .value = model, .known = model_known, .needed = with_shield_6 },
  { N_("Empty hexes"), "16.10", CB_KIND_EMPTY, -1, 0, CB_ARG_NUMBER, 0, CB_MAX_HEXES, .value = value, .known = empty_known,
    .needed = alone },
  { N_("Empty hexes"), "9.2", CB_KIND_EMPTY, -1, 0, CB_ARG_NUMBER, 0, CB_MAX_HEXES, .stage = 1, .value = value,
    .known = empty_known, .needed = in_a_tie },
  { N_("Space on the bridge"), "9.2 3.3", CB_KIND_BRIDGE, -1, 0, CB_ARG_WHAT, 1, CB_BRIDGE_SPACES, .stage = 2, .value = value,
    .known = board_known, .needed = in_a_long_tie },
};
G_STATIC_ASSERT (CB_QUESTIONS <= 64);

/* -- Phrases ------------------------------------------------------------------------------------------- */

static void
say_number (PwMoves *out, guint seat, CbKind kind, int about, int what, int number)
{
  PwMove *move = pw_moves_append (out, kind, (int) seat);

  if (about >= 0)
    move->args[about] = (gint16) what;
  move->args[CB_ARG_NUMBER] = (gint16) number;
}

/**
 * cb_phrase:
 * @state: a state
 * @seat: of whom it is said
 * @text: "3 banks", "#17", "4 cows", "12 empty", "140 points"
 * @out: the statements are appended
 * @error: (nullable): return location: PW_NOTATION_ERROR, where it is understood and cannot be
 *
 * Returns: whether all of it is understood
 */
gboolean
cb_phrase (gconstpointer state, guint seat, const char *text, PwMoves *out, GError **error)
{
  CbCounts counts;
  guint before = out->n;
  gboolean understood;

  cb_counts_read (text, &counts);
  understood = counts.unknown == NULL;
  for (int tile = CB_TILE_CASTLE; understood && tile <= CB_TILE_MONASTERY_LAST; tile++)
    {
      int n = counts.tiles[tile], lie = (int) cb_hex_count (cb_hexes_with (player_of (state, seat), tile));

      if (n == 0)
        continue;
      if (n < lie)
        {
          g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE,
                       _("%s: %d is not possible, as %d lie on hexes that were said one by one. Take one of these "
                         "away first."),
                       cb_tile_label (tile), n, lie);
          understood = FALSE;
        }
      else
        say_number (out, seat, CB_KIND_COUNT, CB_ARG_TILE, tile, n - lie);
    }
  for (int resource = 0; understood && resource < CB_RESOURCES; resource++)
    if (counts.have[resource] >= 0)
      say_number (out, seat, CB_KIND_HAVE, CB_ARG_WHAT, resource, counts.have[resource]);
  if (understood && counts.empty >= 0)
    say_number (out, seat, CB_KIND_EMPTY, -1, 0, counts.empty);
  if (understood && counts.points != PW_ARG_NONE)
    say_number (out, seat, CB_KIND_SCORE, -1, 0, counts.points);
  cb_counts_clear (&counts);
  return understood && out->n > before;
}
