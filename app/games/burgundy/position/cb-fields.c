/* cb-fields.c: what a position is made of, and where it stands on the page (10.1)
 *
 * What a board draws itself, the duchy above all, has its fields here as well: the table is whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-position-view.h"
#include "games/burgundy/position/cb-says.h"

#include <glib/gi18n-lib.h>

static gboolean
is_shared (gconstpointer state, guint seat)
{
  return cb_board (state, seat) != seat;
}

static gboolean
has_module (gconstpointer data, CbModuleId module)
{
  const CbState *state = data;

  return state->modules >> module & 1;
}

/* -- Before a player ------------------------------------------------------------------------- */

/* What is one number, or one tile. */
static void
read_value (gconstpointer state, PwMove *statement)
{
  const PwMoveKind *kind = &cb_kinds[statement->kind];

  statement->args[kind->args[kind->n_args - 1].index] = (gint16) cb_position_value (state, statement);
}

static void
read_marker (gconstpointer data, PwMove *statement)
{
  const CbState *state = data;

  statement->args[CB_ARG_NUMBER] = state->solo.marker;
  statement->args[CB_ARG_WHAT] = state->solo.goal;
}

static gboolean
hex_is_there (gconstpointer data, const PwMove *statement)
{
  const CbState *state = data;

  return statement->args[CB_ARG_HEX] < (int) cb_duchy_of (&state->players[statement->player])->n_hexes;
}

static gboolean
tile_is_there (gconstpointer state, const PwMove *statement)
{
  int tile = statement->args[CB_ARG_TILE];

  return tile != CB_TILE_MONASTERY_0 && cb_position_may_lie (state, tile, cb_tile_type ((CbTile) tile));
}

/* A monastery that lies on a hex is not counted again. */
static gboolean
count_is_there (gconstpointer data, const PwMove *statement)
{
  const CbState *state = data;
  int tile = statement->args[CB_ARG_TILE];

  return tile_is_there (state, statement) &&
         (tile < CB_TILE_MONASTERY_0 || cb_hexes_with (&state->players[statement->player], tile) == 0);
}

static gboolean
key_is_there (gconstpointer state, const PwMove *statement)
{
  return statement->args[CB_ARG_WHAT] <= (int) cb_key_spaces (state, (guint) statement->player);
}

static gboolean
bonus_is_there (gconstpointer state, const PwMove *statement)
{
  return statement->args[CB_ARG_WHAT] < CB_TYPES || has_module (state, CB_MODULE_POSTS);
}

static char *
name_left (gconstpointer state, const PwMove *statement)
{
  /* Translators: a colour of goods, and "left over" or "sold". */
  return g_strdup_printf (_("%s, %s"), cb_goods_label (statement->args[CB_ARG_GOODS]), _("left over"));
}

static char *
name_sold (gconstpointer state, const PwMove *statement)
{
  return g_strdup_printf (_("%s, %s"), cb_goods_label (statement->args[CB_ARG_GOODS]), _("sold"));
}

static char *
name_key (gconstpointer state, const PwMove *statement)
{
  return cb_position_key_space_name (state, (guint) statement->player, (guint) statement->args[CB_ARG_WHAT]);
}

static char *
name_bonus (gconstpointer state, const PwMove *statement)
{
  return g_strdup (cb_bonus_label ((CbType) statement->args[CB_ARG_WHAT]));
}

#define HAVE(title, what) \
  { title, CB_KIND_HAVE, { { CB_ARG_WHAT, what, 1 } }, .rules = what == CB_SILVER ? "9.1 8.1" : "9.1 4.3d", .read = read_value }
#define TILES(title, kind, tell, is_there) \
  { title, kind, { { CB_ARG_TILE, CB_TILE_CASTLE, CB_TILE_MONASTERY_LAST - CB_TILE_CASTLE + 1 } }, .rules = tell, \
    .read = read_value, .there = is_there }
#define GOODS(title, kind, tell, name) \
  { title, kind, { { CB_ARG_GOODS, 1, CB_GOODS } }, .flags = PW_FIELD_SIGN, .rules = tell, .read = read_value, .label = name }

static const PwField duchy[] = {
  { N_("Tiles in the duchy"), CB_KIND_HEX, { { CB_ARG_HEX, 0, CB_MAX_HEXES } }, .rules = "5.1", .read = read_value,
    .there = hex_is_there },
  TILES (N_("Tiles in the duchy"), CB_KIND_COUNT, "10.1 5.5", count_is_there),
  { N_("Empty hexes"), CB_KIND_EMPTY, .rules = "9.2 5.1", .read = read_value },
};
static const PwField goods[] = {
  GOODS (N_("left over"), CB_KIND_STOCK, "9.1 1.2", name_left), GOODS (N_("sold"), CB_KIND_SOLD, "6.1 11.15 11.25", name_sold),
};
/* Partners have their supplies together (16.2), and a single player no order to play in (16.4). */
static const PwField have[] = {
  HAVE (N_("Silver"), CB_SILVER), HAVE (N_("Workers"), CB_WORKERS),
  { N_("Bridge"), CB_KIND_BRIDGE, .rules = "9.2 3.3",
    .hint = N_("Space on the bridge; whoever is entered last is on top of a stack"), .read = read_value },
};
static const PwField bonus[] = {
  { N_("Bonus tiles"), CB_KIND_BONUS, { { CB_ARG_WHAT, 0, CB_BONUSES } }, .rules = "5.7", .read = read_value,
    .label = name_bonus, .there = bonus_is_there },
};
static const PwField track[] = {
  { N_("Points on the track"), CB_KIND_SCORE, .min = -99, .max = 999, .flags = PW_FIELD_ADDS, .rules = "7.1",
    .read = read_value },
};
static const PwField goal[] = { { N_("Points marker"), CB_KIND_MARKER, .min = 0, .max = 54, .rules = "16.9", .read = read_marker } };
static const PwField store[] = {
  { N_("Key spaces"), CB_KIND_KEY, { { CB_ARG_WHAT, 1, CB_STORE } }, .rules = "4.4", .read = read_value, .label = name_key,
    .there = key_is_there },
};
static const PwField heap[] = { TILES (N_("Tiles beyond the key spaces"), CB_KIND_HEAP, "9.1", tile_is_there) };

static gboolean
of_team (gconstpointer state, int seat)
{
  return is_shared (state, (guint) seat);
}

static gboolean
of_board (gconstpointer state, int seat)
{
  return !is_shared (state, (guint) seat);
}

static gboolean
of_solo (gconstpointer state, int seat)
{
  return has_module (state, CB_MODULE_SOLO);
}

static gboolean
of_routes (gconstpointer state, int seat)
{
  return of_board (state, seat) && has_module (state, CB_MODULE_ROUTES);
}

static gboolean
of_shields (gconstpointer state, int seat)
{
  return of_board (state, seat) && has_module (state, CB_MODULE_SHIELDS);
}

static gboolean
with_bonus (gconstpointer state, int seat)
{
  return of_board (state, seat) && !of_solo (state, seat);
}

static gboolean
with_all (gconstpointer state, int seat)
{
  return of_board (state, seat) && ((const CbState *) state)->n_players > 1;
}

static gboolean
with_supplies (gconstpointer state, int seat)
{
  return of_board (state, seat) && ((const CbState *) state)->n_players == 1;
}

/* -- On the table ------------------------------------------------------------------------------ */

static void
read_space (gconstpointer data, PwMove *statement)
{
  const CbState *state = data;
  int depot = statement->args[CB_ARG_DEPOT], space = statement->args[CB_ARG_WHAT] - 1;

  statement->args[CB_ARG_TILE] = depot ? state->depots[depot - 1][space] : state->black[space];
}

static gboolean
space_is_there (gconstpointer data, const PwMove *statement)
{
  const CbState *state = data;
  guint n = statement->args[CB_ARG_DEPOT] ? cb_depot_spaces (state) : cb_black_spaces (state);

  return statement->args[CB_ARG_WHAT] <= (int) n;
}

static void
read_pile (gconstpointer data, PwMove *statement)
{
  const CbState *state = data;

  statement->args[CB_ARG_NUMBER] = state->depot_goods[statement->args[CB_ARG_DEPOT] - 1][statement->args[CB_ARG_GOODS] - 1];
}

static char *
name_pile (gconstpointer state, const PwMove *statement)
{
  /* Translators: a depot, and a colour of goods. */
  return g_strdup_printf (_("Depot %d, %s"), statement->args[CB_ARG_DEPOT], cb_goods_label (statement->args[CB_ARG_GOODS]));
}

static void
read_now (gconstpointer data, PwMove *statement)
{
  const CbState *state = data;

  statement->args[CB_ARG_WHAT] = state->phase;
  statement->args[CB_ARG_SIZE] = (gint16) (state->round + 1);
}

static void
read_order (gconstpointer data, PwMove *statement)
{
  const CbState *state = data;

  for (guint i = 0; i < state->n_players; i++)
    statement->args[i] = state->order[i];
}

/* Before the dice, it is nobody's. */
static void
read_turn (gconstpointer data, PwMove *statement)
{
  const CbState *state = data;

  statement->args[CB_ARG_WHAT] = state->stage == CB_STAGE_TURN ? state->order[MIN (state->turn, state->n_players - 1)]
                                                               : PW_ARG_NONE;
}

static void
read_white (gconstpointer data, PwMove *statement)
{
  const CbState *state = data;

  statement->args[CB_ARG_WHAT] = state->white ? state->white : PW_ARG_NONE;
}

/* In a round whose dice are still to come it is rolled with them. */
static gboolean
white_is_there (gconstpointer data, const PwMove *statement)
{
  return ((const CbState *) data)->stage == CB_STAGE_TURN;
}

static void
read_inns (gconstpointer data, PwMove *statement)
{
  statement->args[CB_ARG_NUMBER] = ((const CbState *) data)->inns.n;
}

static void
read_shields (gconstpointer data, PwMove *statement)
{
  const CbState *state = data;

  for (guint i = 0; i < CB_DEPOT_SHIELDS; i++)
    statement->args[i] = state->shields.depots[statement->args[CB_ARG_DEPOT] - 1][i];
}

static gboolean
on_table_inns (gconstpointer state, int seat)
{
  return has_module (state, CB_MODULE_INNS);
}

static gboolean
on_table_shields (gconstpointer state, int seat)
{
  return has_module (state, CB_MODULE_SHIELDS);
}

static const PwField depots[] = {
  { N_("Tiles in the depots"), CB_KIND_SPACE, { { CB_ARG_DEPOT, 0, CB_DEPOTS + 1 }, { CB_ARG_WHAT, 1, CB_BLACK_SPACES } },
    .rules = "2.1 3.1", .read = read_space, .there = space_is_there },
  { N_("Goods in the depots"), CB_KIND_PILE, { { CB_ARG_DEPOT, 1, CB_DEPOTS }, { CB_ARG_GOODS, 1, CB_GOODS } },
    .flags = PW_FIELD_SIGN, .rules = "3.2", .read = read_pile, .label = name_pile },
};
static const PwField order[] = { { N_("Order of the round"), CB_KIND_ORDER, .rules = "3.3", .read = read_order } };
static const PwField moment[] = {
  { N_("Phase and round"), CB_KIND_NOW, .rules = "3.1 3.2", .read = read_now },
  { N_("Whose turn it is"), CB_KIND_TURN, .rules = "3.3", .read = read_turn },
  { N_("White die"), CB_KIND_WHITE, .rules = "3.2", .read = read_white, .there = white_is_there },
};
static const PwField inns[] = { { N_("Inns"), CB_KIND_INNS, .rules = "13.1", .read = read_inns } };
static const PwField shields[] = {
  { N_("Shields of the depots"), CB_KIND_SHIELDS, { { CB_ARG_DEPOT, 1, CB_DEPOTS } }, .rules = "17.1", .read = read_shields },
};

#define FIELDS(list) .fields = list, .n_fields = G_N_ELEMENTS (list)

const PwFieldCard cb_cards[CB_CARDS] = {
  { "team", N_("What the team has together"), NULL, .there = of_team },
  { "duchy", N_("Duchy"), NULL, FIELDS (duchy), .there = of_board },
  { "goods", N_("Goods"), NULL, .beside = TRUE, FIELDS (goods), .there = of_board },
  { "routes", N_("Trade route"), NULL, .beside = TRUE, .there = of_routes },
  { "have", N_("Supplies and bridge"), NULL, .beside = TRUE, FIELDS (have), .there = with_all },
  { "supplies", N_("Supplies"), NULL, .beside = TRUE, .fields = have, .n_fields = 2, .there = with_supplies },
  { "bridge", N_("Bridge"), NULL, .beside = TRUE, .fields = have + 2, .n_fields = 1, .there = of_team },
  { "bonus", N_("Bonus tiles"), NULL, .beside = TRUE, FIELDS (bonus), .there = with_bonus },
  { "crests", N_("Shields in the duchy"), NULL, .beside = TRUE, .there = of_shields },
  { "track", N_("Points track, before the final scoring"), NULL, .beside = TRUE, FIELDS (track) },
  { "goal", N_("Points marker and goal"), NULL, .beside = TRUE, FIELDS (goal), .there = of_solo },
  { "store", N_("Key spaces"), NULL, .beside = TRUE, FIELDS (store) },
  { "heap", N_("Tiles beyond the key spaces"), NULL, .beside = TRUE, FIELDS (heap), .there = of_shields },
  { "depots", N_("What lies in the depots"), NULL, .table = TRUE, FIELDS (depots) },
  { "order", N_("Order of the round"), N_("A click moves a player one place ahead, and the first one to the end."),
    .table = TRUE, .beside = TRUE, FIELDS (order) },
  { "moment", N_("Phase, round and turn"), N_("Another phase or round begins with its dice."), .table = TRUE, .beside = TRUE,
    FIELDS (moment) },
  { "inns", N_("Inns beside the black depot"), NULL, .table = TRUE, .beside = TRUE, FIELDS (inns), .there = on_table_inns },
  { "shields", N_("Shields of the depots"), NULL, .table = TRUE, .beside = TRUE, FIELDS (shields), .there = on_table_shields },
};
