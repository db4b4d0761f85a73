/* cb-kinds.c: the tables of The Castles of Burgundy: kinds of moves, sources of points, options
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-routes.h"

#include "games/burgundy/game/cb-tables.h"
#include "games/burgundy/modules/cb-shields.h"

#include <glib/gi18n-lib.h>

/* -- Arguments, in the order they are written --------------------------------------------- */

#define ARG_DIE { "die", PW_ARG_DIE, CB_ARG_DIE, PW_ARG_OPTIONAL, 1, 6, NULL }
#define ARG_WORKERS { "workers", PW_ARG_NUMBER, CB_ARG_WORKERS, PW_ARG_OPTIONAL, 0, 99, NULL }
#define ARG_DISCARD { "discard", PW_ARG_WORD, CB_ARG_DISCARD, PW_ARG_OPTIONAL, 0, 0, &cb_tile_words }
#define ARG_TILE { "tile", PW_ARG_WORD, CB_ARG_TILE, 0, 0, 0, &cb_tile_words }
#define ARG_HEX { "hex", PW_ARG_WORD, CB_ARG_HEX, 0, 0, 0, &cb_hex_words }
#define ARG_GOODS(name, index, flags) { name, PW_ARG_WORD, index, flags, 0, 0, &cb_goods_words }

static const PwWord storage_words[] = {
  { CB_STORAGE_COMMON, "common", N_("common"), "team" },
  { CB_STORAGE_PRIVATE, "private", N_("private"), "own" },
};
static const PwVocabulary storages = { "storage", N_("common or private"), storage_words, G_N_ELEMENTS (storage_words) };

#define ARG_STORAGE(name) { name, PW_ARG_WORD, CB_ARG_STORAGE, PW_ARG_OPTIONAL, 0, 0, &storages }

static const PwArg start_args[] = {
  ARG_HEX,
  ARG_GOODS ("goods", CB_ARG_GOODS, PW_ARG_DRAWN),
  ARG_GOODS ("second", CB_ARG_KEEP_2, PW_ARG_DRAWN),
  ARG_GOODS ("third", CB_ARG_KEEP_3, PW_ARG_DRAWN),
};

static const PwArg roll_args[] = {
  { "white", PW_ARG_DIE, 0, 0, 1, 6, NULL },
  { "first", PW_ARG_DICE, 1, PW_ARG_PER_SEAT, 2, 2, NULL },
  { "second", PW_ARG_DICE, 2, PW_ARG_PER_SEAT, 2, 2, NULL },
  { "third", PW_ARG_DICE, 3, PW_ARG_PER_SEAT, 2, 2, NULL },
  { "fourth", PW_ARG_DICE, 4, PW_ARG_PER_SEAT, 2, 2, NULL },
};

static const PwArg goods_args[] = { ARG_GOODS ("goods", 0, 0) };

static const PwArg phase_goods_args[] = {
  ARG_GOODS ("round1", 0, 0), ARG_GOODS ("round2", 1, 0), ARG_GOODS ("round3", 2, 0),
  ARG_GOODS ("round4", 3, 0), ARG_GOODS ("round5", 4, 0),
};

#define ARG_SPACE(name, index) { name, PW_ARG_WORD, index, PW_ARG_OPTIONAL, 0, 0, &cb_tile_words }

static const PwArg depot_args[] = {
  { "depot", PW_ARG_NUMBER, 0, 0, 0, CB_DEPOTS, NULL },
  ARG_SPACE ("space1", 1), ARG_SPACE ("space2", 2), ARG_SPACE ("space3", 3), ARG_SPACE ("space4", 4),
  ARG_SPACE ("space5", 5), ARG_SPACE ("space6", 6), ARG_SPACE ("space7", 7), ARG_SPACE ("space8", 8),
};

static const PwArg take_args[] = {
  { "depot", PW_ARG_NUMBER, CB_ARG_DEPOT, 0, 1, CB_DEPOTS, NULL },
  ARG_TILE, ARG_DIE, ARG_WORKERS, ARG_DISCARD, ARG_STORAGE ("to"),
};

static const PwArg place_args[] = { ARG_TILE, ARG_HEX, ARG_DIE, ARG_WORKERS, ARG_STORAGE ("from") };
static const PwArg sell_args[] = { ARG_GOODS ("goods", CB_ARG_GOODS, 0), ARG_DIE, ARG_WORKERS };
static const PwArg workers_args[] = { ARG_DIE };

static const PwArg buy_args[] = {
  ARG_TILE,
  { "depot", PW_ARG_NUMBER, CB_ARG_DEPOT, PW_ARG_OPTIONAL, 1, CB_DEPOTS, NULL },
  ARG_WORKERS, ARG_DISCARD, ARG_STORAGE ("to"),
};

static const PwArg ship_args[] = {
  { "depot", PW_ARG_NUMBER, CB_ARG_DEPOT, 0, 1, CB_DEPOTS, NULL },
  ARG_GOODS ("keep", CB_ARG_GOODS, PW_ARG_OPTIONAL),
  ARG_GOODS ("second", CB_ARG_KEEP_2, PW_ARG_OPTIONAL),
  ARG_GOODS ("third", CB_ARG_KEEP_3, PW_ARG_OPTIONAL),
};

/* -- Statements ------------------------------------------------------------------------------ */

static const PwWord resource_words[] = {
  { CB_WORKERS, "workers", N_("Workers"), NULL },
  { CB_SILVER, "silver", N_("Silver"), "silverlings coins" },
  { CB_RESOURCES + CB_TALLY_GOODS, "goods", N_("Goods tiles left over"), "goods-tiles" },
  { CB_RESOURCES + CB_TALLY_SOLD, "sold-goods", N_("Goods tiles sold"), "sold" },
  { CB_RESOURCES + CB_TALLY_COLOURS, "sold-colours", N_("Colours of goods sold"), "colours colors" },
  { CB_RESOURCES + CB_TALLY_SPECIES, "species", N_("Species of livestock"), NULL },
  { CB_RESOURCES + CB_TALLY_BONUS, "bonus-tiles", N_("Bonus tiles"), NULL },
  { CB_RESOURCES + CB_TALLY_MONASTERIES, "monasteries", N_("Monasteries that score at the end"), NULL },
  { CB_RESOURCES + CB_TALLY_SHIELDS, "shields", N_("Shields"), NULL },
};
static const PwVocabulary resource_vocabulary = { "resource", N_("workers, silver, goods, sold-goods, sold-colours, species or bonus-tiles"), resource_words,
                                                  G_N_ELEMENTS (resource_words) };

static const PwWord type_words[] = {
  { CB_CASTLE, "castle", N_("castle"), NULL },
  { CB_MINE, "mine", N_("mine"), NULL },
  { CB_MONASTERY, "monastery", N_("monastery"), NULL },
  { CB_SHIP, "ship", N_("ship"), NULL },
  { CB_LIVESTOCK, "livestock", N_("livestock"), "animals pasture" },
  { CB_BUILDING, "building", N_("building"), "city" },
  { CB_BONUS_POSTS, "posts", N_("border posts"), "border-posts" },
};
static const PwVocabulary types = { "type", N_("castle, mine, monastery, ship, livestock, building or posts"), type_words,
                                    G_N_ELEMENTS (type_words) };

static const PwWord size_words[] = {
  { CB_SIZE_NONE, "none", N_("none"), "-" },
  { CB_SIZE_LARGE, "large", N_("large"), NULL },
  { CB_SIZE_SMALL, "small", N_("small"), NULL },
  { CB_SIZE_BOTH, "both", N_("both"), NULL },
};
static const PwVocabulary sizes = { "size", N_("large, small or none"), size_words, G_N_ELEMENTS (size_words) };

static const PwWord phase_words[] = {
  { 0, "a", "A", NULL }, { 1, "b", "B", NULL }, { 2, "c", "C", NULL }, { 3, "d", "D", NULL }, { 4, "e", "E", NULL },
};
static const PwVocabulary phases = { "phase", N_("a phase from A to E"), phase_words, G_N_ELEMENTS (phase_words) };

#define ARG_NUMBER(name, index, min, max) { name, PW_ARG_NUMBER, index, 0, min, max, NULL }
#define ARG_WORD(name, index, words) { name, PW_ARG_WORD, index, 0, 0, 0, words }
/* There are 42 goods tiles in all (1.2); more of a kind of tile than 42 fit in no duchy. */
#define ARG_COUNT(name) ARG_NUMBER (name, CB_ARG_NUMBER, 0, 42)

static const PwArg hex_args[] = { ARG_HEX, ARG_TILE };
static const PwArg count_args[] = { ARG_TILE, ARG_COUNT ("number") };
static const PwArg empty_args[] = { ARG_NUMBER ("hexes", CB_ARG_NUMBER, 0, CB_MAX_HEXES) };
static const PwArg key_args[] = { ARG_NUMBER ("space", CB_ARG_WHAT, 1, CB_STORE), ARG_TILE };
static const PwArg stock_args[] = { ARG_GOODS ("goods", CB_ARG_GOODS, 0), ARG_COUNT ("number") };
static const PwArg have_args[] = {
  ARG_WORD ("resource", CB_ARG_WHAT, &resource_vocabulary), ARG_NUMBER ("number", CB_ARG_NUMBER, 0, 999),
};
static const PwArg bonus_args[] = { ARG_WORD ("type", CB_ARG_WHAT, &types), ARG_WORD ("size", CB_ARG_SIZE, &sizes) };
static const PwArg bridge_args[] = { ARG_NUMBER ("space", CB_ARG_WHAT, 1, CB_BRIDGE_SPACES) };
static const PwArg dice_args[] = { { "dice", PW_ARG_DICE, CB_ARG_WHAT, 0, 1, 2, NULL } };
static const PwArg score_args[] = { ARG_NUMBER ("points", CB_ARG_NUMBER, -999, 999) };
static const PwArg space_args[] = {
  ARG_NUMBER ("depot", CB_ARG_DEPOT, 0, CB_DEPOTS), ARG_NUMBER ("space", CB_ARG_WHAT, 1, CB_BLACK_SPACES), ARG_TILE,
};
static const PwArg pile_args[] = {
  ARG_NUMBER ("depot", CB_ARG_DEPOT, 1, CB_DEPOTS), ARG_GOODS ("goods", CB_ARG_GOODS, 0), ARG_COUNT ("number"),
};
static const PwArg now_args[] = {
  ARG_WORD ("phase", CB_ARG_WHAT, &phases), ARG_NUMBER ("round", CB_ARG_SIZE, 1, CB_ROUNDS),
};
static const PwArg order_args[] = {
  { "first", PW_ARG_SEAT, 0, 0, 0, 0, NULL },
  { "second", PW_ARG_SEAT, 1, PW_ARG_OPTIONAL, 0, 0, NULL },
  { "third", PW_ARG_SEAT, 2, PW_ARG_OPTIONAL, 0, 0, NULL },
  { "fourth", PW_ARG_SEAT, 3, PW_ARG_OPTIONAL, 0, 0, NULL },
};
static const PwArg turn_args[] = { { "player", PW_ARG_SEAT, CB_ARG_WHAT, 0, 0, 0, NULL } };

static const PwArg white_args[] = { { "die", PW_ARG_DIE, CB_ARG_WHAT, 0, 1, 6, NULL } };
static const PwArg inns_args[] = { ARG_NUMBER ("number", CB_ARG_NUMBER, 0, CB_PHASES) };

static const PwArg level_args[] = {
  ARG_WORD ("level", CB_ARG_WHAT, &pw_level_words),
  { "player", PW_ARG_SEAT, CB_ARG_SIZE, PW_ARG_OPTIONAL, 0, 0, NULL },
  { "rest", PW_ARG_WORD, CB_ARG_OPEN, PW_ARG_OPTIONAL, 0, 0, &pw_open_words },
};
static const PwArg own_args[] = { { "dice", PW_ARG_DICE, CB_ARG_WHAT, 0, 2, 2, NULL } };
static const PwArg load_args[] = {
  ARG_GOODS ("goods", CB_ARG_GOODS, 0), ARG_NUMBER ("number", CB_ARG_NUMBER, 1, 7),
};
static const PwArg as_args[] = { ARG_TILE };
static const PwArg with_args[] = { ARG_WORD ("species", CB_ARG_WHAT, &cb_species_words) };
static const PwArg hire_args[] = { { "silver", PW_ARG_NUMBER, CB_ARG_NUMBER, PW_ARG_OPTIONAL, 1, 999, NULL } };
static const PwArg remove_args[] = { { "tile", PW_ARG_WORD, CB_ARG_TILE, PW_ARG_OPTIONAL, 0, 0, &cb_tile_words } };
static const PwArg points_args[] = { ARG_NUMBER ("points", CB_ARG_NUMBER, 1, 99) };
static const PwArg helped_args[] = { ARG_NUMBER ("workers", CB_ARG_NUMBER, 1, CB_MOST_HELP) };
static const PwArg first_args[] = { ARG_NUMBER ("waiting", CB_ARG_NUMBER, 2, PW_MAX_PENDING) };
static const PwArg swap_args[] = { ARG_TILE, ARG_DISCARD };
static const PwArg give_args[] = {
  ARG_GOODS ("goods", CB_ARG_GOODS, 0),
  { "number", PW_ARG_NUMBER, CB_ARG_NUMBER, PW_ARG_OPTIONAL, 1, 5, NULL },
};
static const PwArg cover_args[] = { ARG_TILE, ARG_HEX };
static const PwArg marker_args[] = {
  ARG_NUMBER ("space", CB_ARG_NUMBER, 0, 54), { "goal", PW_ARG_NUMBER, CB_ARG_WHAT, PW_ARG_OPTIONAL, 5, 55, NULL },
};
static const PwArg claim_args[] = { ARG_WORD ("size", CB_ARG_SIZE, &sizes) };

#define ARG_SHIELD(flags) { "shield", PW_ARG_NUMBER, CB_ARG_NUMBER, flags, 1, CB_SHIELDS, NULL }
#define ARG_DEPOT(flags) { "depot", PW_ARG_NUMBER, CB_ARG_DEPOT, flags, 1, CB_DEPOTS, NULL }
static const PwArg shield_args[] = { ARG_DEPOT (0), ARG_SHIELD (0), ARG_HEX, ARG_WORKERS };
static const PwArg tribute_args[] = {
  { "lose", PW_ARG_NUMBER, CB_ARG_NUMBER, PW_ARG_OPTIONAL, 1, CB_SHIELDS, NULL }, ARG_WORKERS,
};
static const PwArg copy_args[] = { { "player", PW_ARG_SEAT, CB_ARG_NUMBER, 0, 0, 0, NULL } };
static const PwArg set_args[] = {
  { "die", PW_ARG_DIE, CB_ARG_DIE, 0, 1, 6, NULL }, { "to", PW_ARG_NUMBER, CB_ARG_NUMBER, 0, 1, 6, NULL },
};
static const PwArg lay_args[] = { ARG_TILE, ARG_HEX, ARG_DEPOT (PW_ARG_OPTIONAL) };
static const PwArg gather_args[] = { ARG_GOODS ("goods", CB_ARG_GOODS, 0) };
static const PwArg discard_args[] = { ARG_TILE };
static const PwArg shields_args[] = {
  ARG_DEPOT (0),
  { "first", PW_ARG_WORD, 0, PW_ARG_OPTIONAL, 0, 0, &cb_shield_words },
  { "second", PW_ARG_WORD, 1, PW_ARG_OPTIONAL, 0, 0, &cb_shield_words },
};
static const PwArg crest_args[] = {
  ARG_SHIELD (0),
  { "on", PW_ARG_WORD, CB_ARG_HEX, PW_ARG_OPTIONAL, 0, 0, &cb_hex_words },
  { "of", PW_ARG_SEAT, CB_ARG_WHAT, PW_ARG_OPTIONAL, 0, 0, NULL },
  { "there", PW_ARG_NUMBER, CB_ARG_SIZE, PW_ARG_OPTIONAL, 0, 1, NULL },
};
#define ARG_ROUTE(name, index, flags) { name, PW_ARG_NUMBER, index, flags, 0, CB_ROUTE_TILES, NULL }
#define ARG_TYPE_TO_TAKE(name, index) { name, PW_ARG_WORD, CB_ROUTE_ARG_TYPE + index, PW_ARG_OPTIONAL | PW_ARG_BARE, 0, 0, &types }
static const PwArg route_args[] = {
  ARG_ROUTE ("first", 0, 0), ARG_ROUTE ("second", 1, PW_ARG_OPTIONAL | PW_ARG_BARE),
  ARG_ROUTE ("third", 2, PW_ARG_OPTIONAL | PW_ARG_BARE), ARG_ROUTE ("fourth", 3, PW_ARG_OPTIONAL | PW_ARG_BARE),
  ARG_ROUTE ("fifth", 4, PW_ARG_OPTIONAL | PW_ARG_BARE), ARG_ROUTE ("sixth", 5, PW_ARG_OPTIONAL | PW_ARG_BARE),
};
static const PwArg printed_args[] = {
  ARG_NUMBER ("tile", CB_ROUTE_ARG_TILE, 1, CB_ROUTE_TILES), ARG_NUMBER ("space", CB_ROUTE_ARG_SPACE, 1, CB_ROUTE_SPACES),
  ARG_WORD ("goods", CB_ROUTE_ARG_GOODS, &cb_route_colour_words), ARG_WORD ("bonus", CB_ROUTE_ARG_BONUS, &cb_route_bonus_words),
  { "number", PW_ARG_NUMBER, CB_ROUTE_ARG_NUMBER, PW_ARG_OPTIONAL | PW_ARG_BARE, 0, CB_ROUTE_MOST, NULL },
  ARG_TYPE_TO_TAKE ("type", 0), ARG_TYPE_TO_TAKE ("second", 1), ARG_TYPE_TO_TAKE ("third", 2), ARG_TYPE_TO_TAKE ("fourth", 3),
  ARG_TYPE_TO_TAKE ("fifth", 4),
};
static const PwArg laid_args[] = {
  ARG_NUMBER ("space", CB_ARG_WHAT, 1, CB_ROUTE_ROW * CB_ROUTE_SPACES),
  ARG_GOODS ("goods", CB_ARG_GOODS, PW_ARG_OPTIONAL | PW_ARG_BARE),
};
static const PwArg fetch_args[] = { ARG_TILE, ARG_DISCARD, ARG_STORAGE ("to") };

/* -- The kinds ------------------------------------------------------------------------------- */

/* The names of arguments as forms show them, for translators: pw_arg_label(). */
static const char *const argument_names[] G_GNUC_UNUSED = {
  NC_("argument", "goods"), NC_("argument", "depot"), NC_("argument", "space"), NC_("argument", "number"),
  NC_("argument", "tile"), NC_("argument", "die"), NC_("argument", "dice"), NC_("argument", "workers"),
  NC_("argument", "white"), NC_("argument", "first"), NC_("argument", "second"), NC_("argument", "third"),
  NC_("argument", "fourth"), NC_("argument", "fifth"), NC_("argument", "sixth"), NC_("argument", "to"),
  NC_("argument", "from"), NC_("argument", "on"), NC_("argument", "of"), NC_("argument", "there"),
  NC_("argument", "size"), NC_("argument", "points"), NC_("argument", "silver"), NC_("argument", "shield"),
  NC_("argument", "lose"), NC_("argument", "hex"), NC_("argument", "hexes"), NC_("argument", "goal"),
  NC_("argument", "discard"), NC_("argument", "waiting"), NC_("argument", "type"), NC_("argument", "species"),
  NC_("argument", "resource"), NC_("argument", "phase"), NC_("argument", "round"), NC_("argument", "level"), NC_("argument", "rest"),
  NC_("argument", "player"), NC_("argument", "keep"), NC_("argument", "space1"), NC_("argument", "space2"),
  NC_("argument", "space3"), NC_("argument", "space4"), NC_("argument", "space5"), NC_("argument", "space6"),
  NC_("argument", "space7"), NC_("argument", "space8"), NC_("argument", "round1"), NC_("argument", "round2"),
  NC_("argument", "round3"), NC_("argument", "round4"), NC_("argument", "round5"),
};

#define KIND(word, title, args, name) \
  { word, title, args, G_N_ELEMENTS (args), FALSE, cb_##name##_check, cb_##name##_apply, cb_##name##_legal }
#define TABLE_KIND(word, title, args, name) \
  { word, title, args, G_N_ELEMENTS (args), TRUE, cb_##name##_check, cb_##name##_apply, cb_##name##_legal }
#define SAY(word, title, args, name) \
  { word, title, args, G_N_ELEMENTS (args), FALSE, cb_say_##name##_check, cb_say_##name##_apply, cb_say_legal, TRUE }
#define TABLE_SAY(word, title, args, name) \
  { word, title, args, G_N_ELEMENTS (args), TRUE, cb_say_##name##_check, cb_say_##name##_apply, cb_say_legal, TRUE }
/* All of it is the value. */
#define TABLE_SAY_WHOLE(word, title, args, name) \
  { word, title, args, G_N_ELEMENTS (args), TRUE, cb_say_##name##_check, cb_say_##name##_apply, cb_say_legal, TRUE, \
    .n_values = G_N_ELEMENTS (args) }
#define TABLE_SAY_EARLY(word, title, args, name) \
  { word, title, args, G_N_ELEMENTS (args), TRUE, cb_say_##name##_check, cb_say_##name##_apply, cb_say_legal, TRUE, TRUE }

const PwMoveKind cb_kind_table[CB_KINDS] = {
  [CB_KIND_START] = KIND ("start", N_("Start"), start_args, start),
  [CB_KIND_ROLL] = TABLE_KIND ("roll", N_("Dice"), roll_args, roll),
  [CB_KIND_GOODS] = TABLE_KIND ("goods", N_("Goods tile"), goods_args, goods),
  [CB_KIND_PHASE_GOODS] = TABLE_KIND ("phase-goods", N_("Goods of the phase"), phase_goods_args, phase_goods),
  [CB_KIND_DEPOT] = { "depot", N_("Tiles of a depot"), depot_args, G_N_ELEMENTS (depot_args), TRUE,
                      cb_depot_check_kind, cb_depot_apply, cb_depot_legal_kind },
  [CB_KIND_TAKE] = KIND ("take", N_("Take a tile"), take_args, take),
  [CB_KIND_PLACE] = KIND ("place", N_("Place a tile"), place_args, place),
  [CB_KIND_SELL] = KIND ("sell", N_("Sell goods"), sell_args, sell),
  [CB_KIND_WORKERS] = KIND ("workers", N_("Take workers"), workers_args, workers),
  [CB_KIND_BUY] = KIND ("buy", N_("Buy a tile"), buy_args, buy),
  [CB_KIND_SHIP] = KIND ("ship", N_("Goods of a ship"), ship_args, ship),
  [CB_KIND_SKIP] = { "skip", N_("Skip"), NULL, 0, FALSE, cb_skip_check, cb_skip_apply, cb_skip_legal },
  [CB_KIND_END] = { "end", N_("End the turn"), NULL, 0, FALSE, cb_end_check, cb_end_apply, cb_end_legal },
  [CB_KIND_HEX] = SAY ("hex", N_("Tile on a hex"), hex_args, hex),
  [CB_KIND_COUNT] = SAY ("count", N_("Tiles in the duchy"), count_args, count),
  [CB_KIND_EMPTY] = SAY ("empty", N_("Empty hexes"), empty_args, empty),
  [CB_KIND_KEY] = SAY ("key", N_("Tile on a key space"), key_args, key),
  [CB_KIND_STOCK] = SAY ("stock", N_("Goods in storage"), stock_args, stock),
  [CB_KIND_SOLD] = SAY ("sold", N_("Goods sold"), stock_args, sold),
  [CB_KIND_HAVE] = SAY ("have", N_("Workers, silver, other numbers"), have_args, have),
  [CB_KIND_BONUS] = SAY ("bonus", N_("Bonus tile"), bonus_args, bonus),
  [CB_KIND_BRIDGE] = SAY ("bridge", N_("Space on the bridge"), bridge_args, bridge),
  [CB_KIND_DICE] = SAY ("dice", N_("Unused dice"), dice_args, dice),
  [CB_KIND_SCORE] = SAY ("score", N_("Points"), score_args, score),
  [CB_KIND_SPACE] = TABLE_SAY ("space", N_("Tile on a depot space"), space_args, space),
  [CB_KIND_PILE] = TABLE_SAY ("pile", N_("Goods in a depot"), pile_args, pile),
  [CB_KIND_NOW] = TABLE_SAY_WHOLE ("now", N_("Phase and round"), now_args, now),
  [CB_KIND_ORDER] = TABLE_SAY_WHOLE ("order", N_("Order of the round"), order_args, order),
  [CB_KIND_TURN] = TABLE_SAY ("turn", N_("Whose turn it is"), turn_args, turn),
  [CB_KIND_FINISH] = { "finish", N_("Final scoring"), NULL, 0, TRUE, NULL, cb_finish_apply },
  [CB_KIND_LEVEL] = { "level", N_("Level"), level_args, G_N_ELEMENTS (level_args), TRUE, cb_level_check, cb_level_apply,
                      pw_legal_none },
  [CB_KIND_CONFIRM] = { "confirm", N_("Board is complete"), NULL, 0, FALSE, NULL, cb_confirm_apply },
  [CB_KIND_CONFIRM_TABLE] = { "confirm-table", N_("Table is complete"), NULL, 0, TRUE, NULL, cb_confirm_table_apply },
  [CB_KIND_OWN] = TABLE_KIND ("own", N_("Own dice"), own_args, own),
  [CB_KIND_LOAD] = KIND ("load", N_("Goods of the ship"), load_args, load),
  [CB_KIND_WHITE] = TABLE_SAY ("white-die", N_("White die"), white_args, white),
  [CB_KIND_INNS] = TABLE_SAY ("inns", N_("Inns"), inns_args, inns),
  [CB_KIND_SHOWS] = KIND ("shows", N_("White die"), white_args, shows),
  [CB_KIND_AS] = KIND ("as", N_("Effect of a building"), as_args, as),
  [CB_KIND_WITH] = KIND ("with", N_("Species"), with_args, with),
  [CB_KIND_HIRE] = KIND ("hire", N_("Workers for silver"), hire_args, hire),
  [CB_KIND_SHIELD] = KIND ("shield", N_("Take a shield"), shield_args, shield),
  [CB_KIND_TRIBUTE] = KIND ("tribute", N_("Tribute"), tribute_args, tribute),
  [CB_KIND_COPY] = { "copy", N_("Opponent for shield 6"), copy_args, G_N_ELEMENTS (copy_args), FALSE, cb_copy_check,
                     cb_copy_apply, cb_copy_legal, .anybody = TRUE },
  [CB_KIND_SET] = KIND ("set", N_("Set a die"), set_args, set),
  [CB_KIND_LAY] = KIND ("lay", N_("Tile straight into the duchy"), lay_args, lay),
  [CB_KIND_GATHER] = KIND ("gather", N_("A colour from all depots"), gather_args, gather),
  [CB_KIND_DISCARD] = KIND ("discard", N_("Throw out a tile"), discard_args, discard_kind),
  [CB_KIND_SHIELDS] = { "shields", N_("Shields of a depot"), shields_args, G_N_ELEMENTS (shields_args), TRUE,
                        cb_say_shields_check, cb_say_shields_apply, cb_say_legal, TRUE, TRUE, .n_values = 2 },
  [CB_KIND_CREST] = { "crest", N_("Shield of a duchy"), crest_args, G_N_ELEMENTS (crest_args), FALSE,
                      cb_say_crest_check, cb_say_crest_apply, cb_say_legal, TRUE, .n_values = 3 },
  [CB_KIND_HEAP] = SAY ("heap", N_("Tiles beyond the key spaces"), count_args, heap),
  [CB_KIND_ROUTE] = { "route", N_("Tiles of the trade route"), route_args, G_N_ELEMENTS (route_args), FALSE,
                      cb_say_route_check, cb_say_route_apply, cb_say_legal, TRUE, TRUE, CB_ROUTE_ROW },
  [CB_KIND_PRINTED] = TABLE_SAY_EARLY ("printed", N_("Space of a route tile"), printed_args, printed),
  [CB_KIND_LAID] = SAY ("laid", N_("Goods on the trade route"), laid_args, laid),
  [CB_KIND_FETCH] = KIND ("fetch", N_("Tile from the black depot"), fetch_args, fetch),
  [CB_KIND_REMOVE] = KIND ("remove", N_("Tile that leaves the game"), remove_args, remove),
  [CB_KIND_POINTS] = KIND ("points", N_("Buy points"), points_args, points),
  [CB_KIND_FIRST] = KIND ("first", N_("Something else first"), first_args, first),
  [CB_KIND_SWAP] = KIND ("swap", N_("Goods for a black tile"), swap_args, swap),
  [CB_KIND_GIVE] = KIND ("give", N_("Goods for the black tile"), give_args, give),
  [CB_KIND_COVER] = KIND ("cover", N_("Place a tile of the black depot"), cover_args, cover),
  [CB_KIND_MARKER] = { "marker", N_("Points marker"), marker_args, G_N_ELEMENTS (marker_args), FALSE,
                       cb_say_marker_check, cb_say_marker_apply, cb_say_legal, TRUE, .n_values = 2 },
  [CB_KIND_HELPED] = KIND ("helped", N_("Workers through shield 2"), helped_args, helped),
  [CB_KIND_CLAIM] = KIND ("claim", N_("Bonus tile"), claim_args, claim),
};

/* -- What is counted ------------------------------------------------------------------------- */

static const PwWord edition_words[] = {
  { 0, "2019", N_("2019/2020"), "2020" },
  { 1, "2011", N_("2011"), NULL },
};
static const PwVocabulary editions = { "edition", N_("2019 or 2011"), edition_words, G_N_ELEMENTS (edition_words) };

static const PwWord tie_break_words[] = {
  { 0, "most-empty", N_("Most empty hexes"), NULL },
  { 1, "fewest-empty", N_("Fewest empty hexes"), NULL },
};
static const PwVocabulary tie_breaks = { "tie-break", N_("most-empty or fewest-empty"), tie_break_words,
                                         G_N_ELEMENTS (tie_break_words) };

static const PwWord yes_no_words[] = {
  { 0, "no", N_("No"), "off" },
  { 1, "yes", N_("Yes"), "on" },
};
static const PwVocabulary yes_no = { "module", N_("yes or no"), yes_no_words, G_N_ELEMENTS (yes_no_words) };

static const PwWord mode_words[] = {
  { CB_MODE_OWN, "own", N_("Each alone"), "each" },
  { CB_MODE_TEAM, "team", N_("Two teams"), "teams" },
  { CB_MODE_SOLO, "solo", N_("Solo"), NULL },
};
static const PwVocabulary modes = { "mode", N_("own, team or solo"), mode_words, G_N_ELEMENTS (mode_words) };

static const PwWord city_words[] = {
  { 0, "one", N_("One for each city"), NULL },
  { 1, "any", N_("Any number"), NULL },
};
static const PwVocabulary cities = { "white-castle-city", N_("one or any"), city_words, G_N_ELEMENTS (city_words) };

static const PwWord counted_words[] = {
  { 0, "yes", N_("Counted"), NULL },
  { 1, "no", N_("Not counted"), NULL },
};
static const PwVocabulary counted = { "posts-bonus", N_("yes or no"), counted_words, G_N_ELEMENTS (counted_words) };

static const PwWord shield_2_words[] = {
  { 0, "worker", N_("One for each worker"), NULL },
  { 1, "gain", N_("One for each gain"), NULL },
};
static const PwVocabulary shield_2 = { "shield-2", N_("worker or gain"), shield_2_words, G_N_ELEMENTS (shield_2_words) };

static const PwWord shield_6_words[] = {
  { 0, "own", N_("By one’s own duchy"), NULL },
  { 1, "theirs", N_("As many points as theirs"), "their" },
};
static const PwVocabulary shield_6 = { "shield-6", N_("own or theirs"), shield_6_words, G_N_ELEMENTS (shield_6_words) };

#define GOAL(n) { n, #n, #n, NULL }
static const PwWord goal_words[] = {
  GOAL (45), GOAL (46), GOAL (47), GOAL (48), GOAL (49), GOAL (50), GOAL (51), GOAL (52), GOAL (53), GOAL (54), GOAL (55),
};
static const PwVocabulary goals = { "goal", N_("45 to 55"), goal_words, G_N_ELEMENTS (goal_words) };

/* As they stand on the page where a game is set up, from 1. */
enum
{
  EXPANSIONS = 1,
  RULES,
};

const char *const cb_groups[CB_GROUPS_OF_OPTIONS] = { N_("Expansions"), N_("Options of the rules") };

/* The default of the route tiles is what the user has entered. */
PwOption cb_option_table[CB_OPTIONS] = {
  [CB_OPTION_EDITION] = { "edition", N_("Edition"),
                          N_("In 2011, monastery 15 gave 3 points, monastery 26 gave 2, and monastery 6 took "
                             "silver only."),
                          &editions, 0, RULES, "18.1" },
  [CB_OPTION_TIE_BREAK] = { "tie-break", N_("Tie-break"),
                            N_("Which player wins a tie; some printed English rules say fewest."), &tie_breaks, 0, RULES, "9.2" },
  [CB_OPTION_MODE] = { "mode", N_("Who plays"), N_("Each player alone, four players in two teams, or one player against the "
                                                   "clock."), &modes, CB_MODE_OWN, 0, "16.1 16.4" },
  [CB_OPTION_EXPERT] = { "expert", N_("Expert set-up"), N_("Duchies at random; the first castle on any castle hex."), &yes_no, 0, 0, "2.5" },
  [CB_OPTION_EXTRA] = { "extra-tiles", N_("Extra tiles"), N_("Monasteries 27 and 28, the crane and the geese."), &yes_no, 0, EXPANSIONS, "12.1 12.2 12.3" },
  [CB_OPTION_WHITE_CASTLES] = { "white-castles", N_("White castles"), N_("Buildings that give an action with the white die."),
                                &yes_no, 0, EXPANSIONS, "12.4" },
  [CB_OPTION_INNS] = { "inns", N_("Inns"), N_("Tiles for any hex that make a region one larger."), &yes_no, 0, EXPANSIONS, "13.1" },
  [CB_OPTION_ROUTES] = { "trade-routes", N_("Trade routes"), N_("Sold goods fill a row with bonuses."), &yes_no, 0, EXPANSIONS, "14.1" },
  [CB_OPTION_POSTS] = { "border-posts", N_("Border posts"), N_("Points for connecting the posts at the edge of duchies 11a to 11f."),
                        &yes_no, 0, EXPANSIONS, "15.1" },
  [CB_OPTION_SHIELDS] = { "shields", N_("Shields"), N_("Two equal dice take a shield for a castle."), &yes_no, 0, EXPANSIONS, "17.1 17.2 17.5" },
  [CB_OPTION_WHITE_CASTLE_CITY] = { "white-castle-city", N_("White castles in a city"),
                                    N_("Whether a city holds one white castle, as of any type of building, or any number."), &cities, 0, RULES, "12.4 18.2" },
  [CB_OPTION_POSTS_BONUS] = { "posts-bonus", N_("Border posts and monastery 26"),
                              N_("Whether monastery 26 counts the bonus tile of the border posts."), &counted, 0, RULES, "11.26 18.2" },
  [CB_OPTION_SHIELD_2] = { "shield-2", N_("Shield 2"),
                           N_("Its owner gains a worker for each worker that another player gains, or one for each gain."), &shield_2, 0, RULES, "17.3 18.2" },
  [CB_OPTION_SHIELD_6] = { "shield-6", N_("Shield 6 at the end"),
                           N_("The opponent’s end-scoring monasteries count what lies in one’s own duchy, or bring what they bring "
                              "the opponent."), &shield_6, 0, RULES, "17.5 18.2" },
  [CB_OPTION_GOAL] = { "goal", N_("Goal of the solo game"), N_("Points to reach for an extra action; fewer are easier."), &goals, 50, 0, "16.9 18.2" },
  [CB_OPTION_ROUTE_TILES] = { "route-tiles", N_("Route tiles"),
                              N_("What is printed on the trade-route tiles, entered once from the tiles; what is not entered is asked "
                                 "when goods come to lie there."), &cb_route_words, 0, EXPANSIONS, "14.3" },
};

const PwOption cb_seat_options[1] = {
  [CB_SEAT_DUCHY] = { "duchy", N_("Duchy"), N_("The number printed on the player board."), &cb_duchy_words, 0, 0, "2.3" },
};
