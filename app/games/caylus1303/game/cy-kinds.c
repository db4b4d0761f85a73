/* cy-kinds.c: the tables of Caylus 1303: kinds of moves and options
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/game/cy-tables.h"

#include <glib/gi18n-lib.h>

/* -- Arguments, in the order they are written ---------------------------------------------------------- */

#define OPEN PW_ARG_OPTIONAL
#define BARE (PW_ARG_OPTIONAL | PW_ARG_BARE)
#define WORD(name, index, flags, words) { name, PW_ARG_WORD, index, flags, 0, 0, words }
#define SEAT(name, index, flags) { name, PW_ARG_SEAT, index, flags, 0, 0, NULL }
#define NUMBER(name, index, flags, min, max) { name, PW_ARG_NUMBER, index, flags, min, max, NULL }

/** MOST: no player ever has more of a good than this. */
#define MOST 250

#define ANY_GOODS(most)                                                                                                 \
  NUMBER ("food", CY_ARG_GOODS + CY_FOOD, OPEN, 0, most), NUMBER ("wood", CY_ARG_GOODS + CY_WOOD, OPEN, 0, most),       \
    NUMBER ("stone", CY_ARG_GOODS + CY_STONE, OPEN, 0, most), NUMBER ("cloth", CY_ARG_GOODS + CY_CLOTH, OPEN, 0, most), \
    NUMBER ("gold", CY_ARG_GOODS + CY_GOLD, OPEN, 0, most)

static const PwArg pick_args[] = { WORD ("character", CY_ARG_CHARACTER, 0, &cy_character_words) };
static const PwWord extra_word[] = { { 1, "extra", N_("one more worker"), NULL } };
static const PwVocabulary extra_words = { "extra", N_("extra"), extra_word, 1 };
static const PwArg place_args[] = { WORD ("where", CY_ARG_WHERE, 0, &cy_place_words), WORD ("extra", CY_ARG_NUMBER, BARE, &extra_words) };
static const PwArg use_args[] = { NUMBER ("price", CY_ARG_NUMBER, BARE, 1, 2), ANY_GOODS (9) };
static const PwArg build_args[] = { WORD ("tile", CY_ARG_TILE, 0, &cy_build_words), ANY_GOODS (9) };
static const PwArg monument_args[] = { WORD ("tile", CY_ARG_TILE, 0, &cy_monument_words), ANY_GOODS (9) };
static const PwArg claim_args[] = { WORD ("where", CY_ARG_WHERE, 0, &cy_place_words) };
/* Steps that nobody can make are understood, so that their rule refuses them. */
static const PwArg provost_args[] = { NUMBER ("steps", CY_ARG_NUMBER, 0, -99, 99) };
/* What its effect needs may follow: which price or tile, and goods. */
static const PwArg favour_args[] = { NUMBER ("number", CY_ARG_NUMBER, 0, 1, CY_SITE_TILES),
                                     NUMBER ("price", CY_ARG_WHERE, BARE, 1, 2),
                                     WORD ("tile", CY_ARG_TILE, BARE, &cy_build_words), ANY_GOODS (9) };
static const PwArg deliver_args[] = { NUMBER ("bundles", CY_ARG_NUMBER, BARE, 1, MOST), ANY_GOODS (MOST) };
static const PwArg space_args[] = { NUMBER ("space", CY_ARG_NUMBER, 0, 1, CY_MAX_SPACES),
                                    WORD ("tile", CY_ARG_TILE, 0, &cy_set_up_words) };
static const PwArg site_args[] = { NUMBER ("number", CY_ARG_NUMBER, 0, 1, CY_SITE_TILES),
                                   WORD ("tile", CY_ARG_TILE, 0, &cy_set_up_words) };
static const PwArg board_args[] = { WORD ("first", CY_ARG_CHARACTER, 0, &cy_character_words),
                                    WORD ("second", CY_ARG_GOODS, BARE, &cy_character_words),
                                    WORD ("third", CY_ARG_GOODS + 1, BARE, &cy_character_words) };
static const PwWord said_word[] = { { CY_SAYS_COST, "cost", N_("cost"), NULL }, { CY_SAYS_SIDE, "side", N_("set-up side"), NULL } };
static const PwVocabulary said_words = { "what", N_("cost or side"), said_word, G_N_ELEMENTS (said_word) };
static const PwArg value_args[] = { WORD ("tile", CY_ARG_TILE, 0, &cy_tile_words), WORD ("what", CY_ARG_WHERE, BARE, &said_words),
                                    ANY_GOODS (9),
                                    NUMBER ("any", CY_ARG_ANY, OPEN, 0, 3), NUMBER ("prestige", CY_ARG_NUMBER, OPEN, 0, 40) };
static const PwArg road_args[] = { NUMBER ("gap", CY_ARG_NUMBER, 0, CY_MIN_GAP, CY_MAX_GAP),
                                   NUMBER ("after", CY_ARG_WHERE, 0, 0, CY_MAX_AFTER) };

static const PwWord names_word[] = { { 0, "shown", N_("as shown here"), NULL }, { 1, "swapped", N_("the other way round"), NULL } };
static const PwVocabulary names_words = { "names", N_("shown or swapped"), names_word, 2 };
static const PwArg names_args[] = { WORD ("names", CY_ARG_NUMBER, 0, &names_words) };

/* One board. */
static const PwWord visit_word[] = { { CY_VISIT_THIEF, "thief", N_("the Thief’s: nothing for it"), NULL },
                                     { CY_VISIT_ACTIVATED, "activated", N_("it is activated: the owner’s good"), NULL } };
static const PwVocabulary visit_words = { "how", N_("thief or activated"), visit_word, 2 };
static const PwArg active_args[] = { WORD ("tile", CY_ARG_TILE, BARE, &cy_build_words) };
static const PwArg visit_args[] = { WORD ("tile", CY_ARG_TILE, 0, &cy_build_words), WORD ("how", CY_ARG_WHERE, BARE, &visit_words) };

/* Statements. */
static const PwArg have_args[] = { WORD ("good", CY_ARG_WHERE, 0, &cy_good_words), NUMBER ("number", CY_ARG_NUMBER, 0, 0, MOST) };
static const PwArg reserve_args[] = { NUMBER ("number", CY_ARG_NUMBER, 0, 0, CY_WORKERS) };
static const PwArg owns_args[] = { WORD ("tile", CY_ARG_TILE, 0, &cy_owned_words), WORD ("lies", CY_ARG_WHERE, BARE, &cy_lie_words) };
static const PwArg residence_args[] = { NUMBER ("space", CY_ARG_NUMBER, 0, 1, CY_STARTING_SPACES),
                                        WORD ("house", CY_ARG_WHERE, BARE, &cy_house_words) };
static const PwArg residences_args[] = { NUMBER ("number", CY_ARG_NUMBER, 0, 0, CY_STARTING_SPACES) };
static const PwArg character_args[] = { WORD ("character", CY_ARG_CHARACTER, 0, &cy_character_words),
                                        WORD ("there", CY_ARG_WHERE, BARE, &cy_there_words) };
static const PwArg on_args[] = { WORD ("where", CY_ARG_WHERE, 0, &cy_place_words), WORD ("there", CY_ARG_NUMBER, BARE, &cy_there_words) };
static const PwArg prestige_args[] = { NUMBER ("prestige", CY_ARG_NUMBER, 0, 0, CY_MOST_PRESTIGE) };
static const PwArg tokens_args[] = { NUMBER ("ones", CY_ARG_NUMBER, 0, 0, CY_MOST_PRESTIGE),
                                     NUMBER ("threes", CY_ARG_GOODS, BARE, 0, 120), NUMBER ("fives", CY_ARG_GOODS + 1, BARE, 0, 120),
                                     NUMBER ("tens", CY_ARG_GOODS + 2, BARE, 0, 120) };
static const PwArg now_args[] = { NUMBER ("round", CY_ARG_NUMBER, 0, 1, CY_ROUNDS), WORD ("phase", CY_ARG_WHERE, BARE, &cy_phase_words),
                                  SEAT ("turn", CY_ARG_TILE, BARE) };
static const PwArg first_args[] = { SEAT ("player", CY_ARG_NUMBER, 0) };
static const PwArg bridge_args[] = { SEAT ("first", 0, BARE), SEAT ("second", 1, BARE), SEAT ("third", 2, BARE),
                                     SEAT ("fourth", 3, BARE), SEAT ("fifth", 4, BARE) };
static const PwArg at_args[] = { NUMBER ("position", CY_ARG_NUMBER, 0, 0, CY_MAX_SPACES + CY_END_SPACES) };
static const PwArg level_args[] = {
  WORD ("level", CY_ARG_WHERE, 0, &pw_level_words), SEAT ("player", CY_ARG_TILE, OPEN), WORD ("rest", CY_ARG_OPEN, OPEN, &pw_open_words),
};

/* The names of arguments as forms show them, for translators: pw_arg_label(). */
static const char *const argument_names[] G_GNUC_UNUSED = {
  NC_("argument", "character"), NC_("argument", "where"), NC_("argument", "price"), NC_("argument", "tile"),
  NC_("argument", "food"), NC_("argument", "cloth"), NC_("argument", "steps"), NC_("argument", "bundles"),
  NC_("argument", "space"), NC_("argument", "gap"), NC_("argument", "after"), NC_("argument", "prestige"),
  NC_("argument", "how"), NC_("argument", "good"), NC_("argument", "number"), NC_("argument", "lies"), NC_("argument", "house"),
  NC_("argument", "there"), NC_("argument", "ones"), NC_("argument", "threes"), NC_("argument", "fives"), NC_("argument", "tens"),
  NC_("argument", "round"), NC_("argument", "phase"), NC_("argument", "turn"), NC_("argument", "player"), NC_("argument", "first"),
  NC_("argument", "second"), NC_("argument", "third"), NC_("argument", "fourth"), NC_("argument", "fifth"),
  NC_("argument", "position"), NC_("argument", "level"), NC_("argument", "rest"), NC_("argument", "extra"),
};

/* -- The kinds ------------------------------------------------------------------------------------------ */

#define KIND(word, title, args, name) \
  { word, title, args, G_N_ELEMENTS (args), FALSE, cy_##name##_check, cy_##name##_apply, cy_##name##_legal, FALSE }
#define TABLE_KIND(word, title, args, name) \
  { word, title, args, G_N_ELEMENTS (args), TRUE, cy_##name##_check, cy_##name##_apply, cy_##name##_legal, TRUE, .early = TRUE }
#define LASTING_KIND(word, title, args, name) \
  { word, title, args, G_N_ELEMENTS (args), TRUE, cy_##name##_check, cy_##name##_apply, pw_legal_none, TRUE, .early = TRUE, .lasting = TRUE }
#define SAY(word, title, args, table, name) \
  { word, title, args, G_N_ELEMENTS (args), table, cy_say_##name##_check, cy_say_##name##_apply, pw_legal_none, TRUE }
/* All of it is the value. */
#define SAY_WHOLE(word, title, args, table, name) \
  { word, title, args, G_N_ELEMENTS (args), table, cy_say_##name##_check, cy_say_##name##_apply, pw_legal_none, TRUE, \
    .n_values = G_N_ELEMENTS (args) }
#define PLAIN_KIND(word, title, name) { word, title, NULL, 0, FALSE, cy_##name##_check, cy_##name##_apply, cy_##name##_legal, FALSE }

const PwMoveKind cy_kinds[CY_KINDS] = {
  [CY_KIND_PICK] = KIND ("pick", N_("Choose a character"), pick_args, pick),
  [CY_KIND_PLACE] = KIND ("place", N_("Place a worker"), place_args, place),
  [CY_KIND_PASS] = PLAIN_KIND ("pass", N_("Pass"), pass),
  [CY_KIND_USE] = KIND ("use", N_("Use the building"), use_args, use),
  [CY_KIND_BUILD] = KIND ("build", N_("Build a tile"), build_args, build),
  [CY_KIND_CLAIM] = KIND ("claim", N_("Claim a tile"), claim_args, claim),
  [CY_KIND_PROVOST] = KIND ("provost", N_("Move the provost"), provost_args, provost),
  [CY_KIND_TAKE] = KIND ("take", N_("Take a character"), pick_args, take),
  [CY_KIND_FAVOUR] = KIND ("favour", N_("Use a tile of the site"), favour_args, favour),
  [CY_KIND_DELIVER] = KIND ("deliver", N_("Deliver bundles"), deliver_args, deliver),
  [CY_KIND_MONUMENT] = KIND ("monument", N_("Build a monument"), monument_args, monument),
  [CY_KIND_SKIP] = PLAIN_KIND ("skip", N_("Skip"), skip),
  [CY_KIND_SPACE] = TABLE_KIND ("space", N_("Tile of the road"), space_args, space),
  [CY_KIND_SITE] = TABLE_KIND ("site", N_("Tile of the site"), site_args, site),
  [CY_KIND_BOARD] = TABLE_KIND ("board", N_("Characters on the board"), board_args, board),
  [CY_KIND_VALUE] = LASTING_KIND ("value", N_("Printed value"), value_args, value),
  [CY_KIND_ROAD] = LASTING_KIND ("road", N_("Length of the road"), road_args, road),
  [CY_KIND_NAMES] = LASTING_KIND ("names", N_("Names of two characters"), names_args, names),
  [CY_KIND_ACTIVATED] = KIND ("activated", N_("Activated"), active_args, activated),
  [CY_KIND_IDLE] = KIND ("idle", N_("Not activated"), active_args, idle),
  [CY_KIND_MOST] = { "most", N_("Delivered most"), NULL, 0, FALSE, NULL, cy_most_apply },
  [CY_KIND_VISIT] = { "visit", N_("Visitor"), visit_args, G_N_ELEMENTS (visit_args), FALSE, cy_visit_check, cy_visit_apply,
                      pw_legal_none },
  [CY_KIND_LOST] = { "lost", N_("Character lost"), pick_args, G_N_ELEMENTS (pick_args), FALSE, cy_lost_check, cy_lost_apply,
                     pw_legal_none },
  [CY_KIND_HAVE] = SAY ("have", N_("Goods"), have_args, FALSE, have),
  [CY_KIND_RESERVE] = SAY ("reserve", N_("Workers in the reserve"), reserve_args, FALSE, reserve),
  [CY_KIND_CAMP] = SAY ("camp", N_("Workers in the camp"), reserve_args, FALSE, camp),
  [CY_KIND_OWNS] = SAY ("owns", N_("Tile or monument"), owns_args, FALSE, owns),
  [CY_KIND_RESIDENCE] = SAY ("residence", N_("Residence"), residence_args, FALSE, residence),
  [CY_KIND_RESIDENCES] = SAY ("residences", N_("Residences in all"), residences_args, FALSE, residences),
  [CY_KIND_CHARACTER] = SAY ("character", N_("Character"), character_args, FALSE, character),
  [CY_KIND_ON] = SAY ("on", N_("Worker on the road or the site"), on_args, FALSE, on),
  [CY_KIND_PRESTIGE] = SAY ("prestige", N_("Prestige"), prestige_args, FALSE, prestige),
  [CY_KIND_TOKENS] = SAY_WHOLE ("tokens", N_("Tokens counted"), tokens_args, FALSE, tokens),
  [CY_KIND_NOW] = SAY_WHOLE ("round", N_("Round and phase"), now_args, TRUE, now),
  [CY_KIND_FIRST] = SAY ("first", N_("First player"), first_args, TRUE, first),
  [CY_KIND_BRIDGE] = SAY_WHOLE ("bridge", N_("Houses on the bridge"), bridge_args, TRUE, bridge),
  [CY_KIND_AT] = SAY ("provost-at", N_("Position of the provost"), at_args, TRUE, at),
  [CY_KIND_LEVEL] = { "level", N_("Level"), level_args, G_N_ELEMENTS (level_args), TRUE, cy_level_check, cy_level_apply,
                      pw_legal_none },
  [CY_KIND_CONFIRM] = { "confirm", N_("Board is complete"), NULL, 0, FALSE, NULL, cy_confirm_apply },
  [CY_KIND_CONFIRM_TABLE] = { "confirm-table", N_("Table is complete"), NULL, 0, TRUE, NULL, cy_confirm_table_apply },
  [CY_KIND_FINISH] = { "finish", N_("Final scoring"), NULL, 0, TRUE, NULL, cy_finish_apply },
};

/* -- Options ---------------------------------------------------------------------------------------------- */

static const PwWord bridge_word[] = { { 0, "fifth", N_("After the Toll"), NULL }, { 1, "first", N_("First of all"), NULL } };
static const PwVocabulary bridge_words = { "bridge", N_("fifth or first"), bridge_word, 2 };
static const PwWord manor_word[] = { { 0, "worker", N_("For each worker"), NULL }, { 1, "built", N_("Once, when built"), NULL } };
static const PwVocabulary manor_words = { "manor", N_("worker or built"), manor_word, 2 };
static const PwWord goldsmith_word[] = { { 0, "each", N_("For each bundle"), NULL }, { 1, "once", N_("Once a round"), NULL } };
static const PwVocabulary goldsmith_words = { "goldsmith", N_("each or once"), goldsmith_word, 2 };
static const PwWord totals_word[] = { { 0, "hidden", N_("Hidden until the end"), NULL }, { 1, "shown", N_("Shown"), "open" } };
static const PwVocabulary totals_words = { "totals", N_("hidden or shown"), totals_word, 2 };

const PwOption cy_options[CY_OPTIONS] = {
  [CY_OPTION_BRIDGE] = { "bridge", N_("Guilds Bridge"), N_("Whether the bridge is resolved after the Toll or before everything."),
                         &bridge_words, 0, 0, "5.1" },
  [CY_OPTION_MANOR] = { "manor", N_("Manor"), N_("Whether the Manor gives its favour for each worker or once to its builder."),
                        &manor_words, 0, 0, "7.3" },
  [CY_OPTION_GOLDSMITH] = { "goldsmith", N_("Goldsmith"), N_("Whether the Goldsmith pays for each bundle with gold or once a round."),
                            &goldsmith_words, 0, 0, "10.9" },
  [CY_OPTION_TOTALS] = { "totals", N_("Totals"), N_("Whether prestige is added up before the end."), &totals_words, 0, 0, "13.2" },
};
