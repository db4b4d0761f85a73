/* kb-kinds.c: the tables of Kingsburg: kinds of moves, sources of points, options
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/game/kb-tables.h"

#include <glib/gi18n-lib.h>

/* -- Words of arguments ---------------------------------------------------------------------------- */

static const PwWord plus2_word[] = { { 2, "+2", N_("+2 token"), "plus2" } };
static const PwVocabulary plus2_words = { "plus2", N_("+2"), plus2_word, 1 };

static const PwWord market_word[] = { { -1, "-1", N_("1 less"), NULL }, { 0, "0", N_("as it is"), NULL },
                                      { 1, "+1", N_("1 more"), NULL } };
static const PwVocabulary market_words = { "market", N_("-1 or +1"), market_word, G_N_ELEMENTS (market_word) };

static const PwWord envoy_word[] = { { 1, "envoy", N_("with the King’s Envoy"), "messenger" } };
static const PwVocabulary envoy_words = { "envoy", N_("envoy"), envoy_word, 1 };

static const PwWord white_word[] = { { 1, "white", N_("a white die"), NULL } };
static const PwVocabulary white_words = { "white", N_("white"), white_word, 1 };

static const PwWord reroll_word[] = { { KB_STATUE, "statue", N_("Statue"), NULL }, { KB_CHAPEL, "chapel", N_("Chapel"), NULL } };
static const PwVocabulary reroll_words = { "building", N_("statue or chapel"), reroll_word, 2 };

static const PwWord win_word[] = {
  { KB_WIN_GOLD, "gold", N_("gold"), NULL },
  { KB_WIN_WOOD, "wood", N_("wood"), NULL },
  { KB_WIN_STONE, "stone", N_("stone"), NULL },
  { KB_WIN_ANY, "any", N_("a good of choice"), NULL },
  { KB_WIN_POINT, "point", N_("1 point"), "1" },
  { KB_WIN_POINTS_2, "points-2", N_("2 points"), "2" },
  { KB_WIN_POINTS_3, "points-3", N_("3 points"), "3" },
};
static const PwVocabulary win_words = { "reward", N_("gold, wood, stone, any, point, points-2 or points-3"), win_word,
                                        G_N_ELEMENTS (win_word) };

static const PwWord claim_word[] = {
  { KB_CLAIM_NOTHING, "nothing", N_("Nothing"), "none -" },
  { KB_CLAIM_DIE, "die", N_("The white die"), NULL },
  { KB_CLAIM_GOOD, "good", N_("A good"), NULL },
  { KB_CLAIM_POINT, "point", N_("A point"), NULL },
  { KB_CLAIM_ENVOY, "envoy", N_("The Envoy"), NULL },
};
static const PwVocabulary claim_words = { "claim", N_("die, good, point, envoy or nothing"), claim_word,
                                          G_N_ELEMENTS (claim_word) };

static const PwWord step_word[] = { { KB_STAGE_BUILD, "build", N_("building"), NULL },
                                    { KB_STAGE_TOWN_HALL, "hall", N_("Town Hall"), NULL } };
static const PwVocabulary step_words = { "step", N_("build or hall"), step_word, G_N_ELEMENTS (step_word) };

static const PwWord resource_word[] = {
  { KB_RESOURCE_GOLD, "gold", N_("Gold"), NULL },
  { KB_RESOURCE_WOOD, "wood", N_("Wood"), NULL },
  { KB_RESOURCE_STONE, "stone", N_("Stone"), NULL },
  { KB_RESOURCE_PLUS2, "+2", N_("+2 tokens"), "tokens plus2" },
  { KB_RESOURCE_SOLDIERS, "soldiers", N_("Soldiers"), NULL },
  { KB_RESOURCES + KB_TALLY_GOODS, "goods", N_("Goods in all"), NULL },
  { KB_RESOURCES + KB_TALLY_BUILDINGS, "buildings", N_("Buildings in all"), NULL },
  { KB_RESOURCES + KB_TALLY_CATHEDRAL, "cathedral", N_("Cathedral"), NULL },
};
static const PwVocabulary resource_words = { "resource", N_("gold, wood, stone, +2, soldiers, goods, buildings or cathedral"),
                                             resource_word, G_N_ELEMENTS (resource_word) };

/* -- Arguments, in the order they are written -------------------------------------------------------- */

#define OPEN PW_ARG_OPTIONAL
#define BARE (PW_ARG_OPTIONAL | PW_ARG_BARE)
#define WORD(name, index, flags, words) { name, PW_ARG_WORD, index, flags, 0, 0, words }
#define NUMBER(name, index, flags, min, max) { name, PW_ARG_NUMBER, index, flags, min, max, NULL }
#define DICE(name, index, flags, min, max) { name, PW_ARG_DICE, index, flags, min, max, NULL }
#define SEAT(name, index, flags) { name, PW_ARG_SEAT, index, flags, 0, 0, NULL }

static const PwArg mark_args[] = { DICE ("three", 0, 0, 3, 3), DICE ("two", 1, 0, 2, 2) };

#define ROLL(name, seat) DICE (name, seat, PW_ARG_PER_SEAT, KB_OWN_DICE, KB_DICE)

static const PwArg roll_args[] = {
  ROLL ("first", 0), ROLL ("second", 1), ROLL ("third", 2), ROLL ("fourth", 3), ROLL ("fifth", 4),
};

static const PwArg use_args[] = {
  WORD ("building", KB_ARG_BUILDING, 0, &reroll_words), WORD ("die", KB_ARG_WHITE, BARE, &white_words),
};

static const PwArg reroll_args[] = { DICE ("dice", KB_ARG_WHAT, 0, 1, KB_DICE) };

static const PwArg influence_args[] = {
  WORD ("advisor", KB_ARG_ADVISOR, 0, &kb_advisor_words),
  DICE ("dice", KB_ARG_DICE, BARE, 1, KB_OWN_DICE),
  WORD ("plus2", KB_ARG_PLUS2, BARE, &plus2_words),
  DICE ("white", KB_ARG_WHITE, OPEN, 1, KB_WHITE_DICE),
  WORD ("market", KB_ARG_MARKET, OPEN, &market_words),
  WORD ("envoy", KB_ARG_ENVOY, BARE, &envoy_words),
};

static const PwArg take_args[] = {
  WORD ("good", KB_ARG_GOOD, 0, &kb_good_words),
  WORD ("second", KB_ARG_GOOD_2, BARE, &kb_good_words),
  WORD ("third", KB_ARG_GOOD_3, BARE, &kb_good_words),
};

static const PwArg give_args[] = { WORD ("good", KB_ARG_GOOD, 0, &kb_good_words) };

static const PwArg build_args[] = {
  WORD ("building", KB_ARG_BUILDING, 0, &kb_building_words), WORD ("envoy", KB_ARG_ENVOY, BARE, &envoy_words),
};

static const PwArg hall_args[] = { WORD ("payment", KB_ARG_GOOD, 0, &kb_pay_words) };

#define GOODS                                                                               \
  NUMBER ("gold", KB_ARG_GOLD, OPEN, 0, 999), NUMBER ("wood", KB_ARG_WOOD, OPEN, 0, 999), \
  NUMBER ("stone", KB_ARG_STONE, OPEN, 0, 999)

static const PwArg recruit_args[] = { NUMBER ("soldiers", KB_ARG_WHAT, 0, 1, 999), GOODS };
static const PwArg lose_args[] = { GOODS };

static const PwArg enemy_args[] = { WORD ("enemy", 0, 0, &kb_enemy_words), NUMBER ("strength", 1, 0, 0, 20) };

static const PwArg card_args[] = {
  WORD ("enemy", 0, 0, &kb_enemy_words), NUMBER ("strength", 1, 0, 0, 20),
  NUMBER ("gold", 2, OPEN, 0, 9), NUMBER ("wood", 3, OPEN, 0, 9), NUMBER ("stone", 4, OPEN, 0, 9),
  NUMBER ("any", 5, OPEN, 0, 9), NUMBER ("building", 6, OPEN, 0, 3), NUMBER ("points", 7, OPEN, 0, 20),
  WORD ("win", 8, OPEN, &win_words), WORD ("besides", 9, OPEN, &win_words),
};

static const PwArg king_args[] = { { "die", PW_ARG_DIE, KB_ARG_WHAT, 0, 1, 6, NULL } };
static const PwArg token_args[] = { NUMBER ("soldiers", KB_ARG_WHAT, 0, 0, KB_TOKEN_VALUES - 1) };

static const PwArg row_args[] = {
  NUMBER ("row", KB_ARG_WHAT, 0, 1, KB_ROWS), NUMBER ("buildings", KB_ARG_NUMBER, 0, 0, KB_COLUMNS),
};
static const PwArg have_args[] = {
  WORD ("resource", KB_ARG_WHAT, 0, &resource_words), NUMBER ("number", KB_ARG_NUMBER, 0, 0, KB_HAVE_MAX),
};
/* From one end of what a track shows to the other. */
static const PwArg score_args[] = { NUMBER ("points", KB_ARG_NUMBER, 0, -2 * KB_TRACK_MAX, 2 * KB_TRACK_MAX) };
static const PwArg envoy_args[] = { SEAT ("player", KB_ARG_WHAT, BARE) };
static const PwArg order_args[] = {
  SEAT ("first", 0, 0), SEAT ("second", 1, 0), SEAT ("third", 2, BARE), SEAT ("fourth", 3, BARE), SEAT ("fifth", 4, BARE),
};
static const PwArg now_args[] = {
  NUMBER ("year", KB_ARG_WHAT, 0, 1, KB_YEARS), WORD ("phase", KB_ARG_NUMBER, 0, &kb_phase_words),
  WORD ("step", KB_ARG_STEP, BARE, &step_words), SEAT ("turn", KB_ARG_TURN, BARE),
};
static const PwArg level_args[] = {
  WORD ("level", KB_ARG_WHAT, 0, &pw_level_words), SEAT ("player", KB_ARG_NUMBER, OPEN),
  WORD ("rest", KB_ARG_OPEN, OPEN, &pw_open_words),
};
static const PwArg own_args[] = { DICE ("dice", KB_ARG_WHAT, 0, KB_OWN_DICE, KB_DICE) };
static const PwArg claim_args[] = { WORD ("what", KB_ARG_WHAT, 0, &claim_words) };

/* -- The kinds --------------------------------------------------------------------------------------- */

/* The names of arguments as forms show them, for translators: pw_arg_label(). */
static const char *const argument_names[] G_GNUC_UNUSED = {
  NC_("argument", "strength"), NC_("argument", "soldiers"), NC_("argument", "good"), NC_("argument", "dice"),
  NC_("argument", "building"), NC_("argument", "buildings"), NC_("argument", "envoy"), NC_("argument", "enemy"),
  NC_("argument", "gold"), NC_("argument", "wood"), NC_("argument", "stone"), NC_("argument", "any"),
  NC_("argument", "points"), NC_("argument", "win"), NC_("argument", "besides"), NC_("argument", "year"),
  NC_("argument", "what"), NC_("argument", "two"), NC_("argument", "three"), NC_("argument", "row"),
  NC_("argument", "resource"), NC_("argument", "player"), NC_("argument", "number"), NC_("argument", "plus2"),
  NC_("argument", "payment"), NC_("argument", "market"), NC_("argument", "level"), NC_("argument", "rest"), NC_("argument", "white"),
  NC_("argument", "phase"), NC_("argument", "die"), NC_("argument", "advisor"), NC_("argument", "first"),
  NC_("argument", "second"), NC_("argument", "step"), NC_("argument", "turn"), NC_("argument", "third"), NC_("argument", "fourth"), NC_("argument", "fifth"),
};

#define KIND(word, title, args, name) \
  { word, title, args, G_N_ELEMENTS (args), FALSE, kb_##name##_check, kb_##name##_apply, kb_##name##_legal, FALSE }
#define TABLE_KIND(word, title, args, name) \
  { word, title, args, G_N_ELEMENTS (args), TRUE, kb_##name##_check, kb_##name##_apply, kb_##name##_legal, FALSE }
#define PLAIN_KIND(word, title, table, name) \
  { word, title, NULL, 0, table, kb_##name##_check, kb_##name##_apply, kb_##name##_legal, FALSE }
#define SAY(word, title, args, table, name) \
  { word, title, args, G_N_ELEMENTS (args), table, kb_say_##name##_check, kb_say_##name##_apply, kb_none_legal, TRUE }
/* All of it is the value. */
#define SAY_WHOLE(word, title, args, name) \
  { word, title, args, G_N_ELEMENTS (args), TRUE, kb_say_##name##_check, kb_say_##name##_apply, kb_none_legal, TRUE, \
    .n_values = G_N_ELEMENTS (args) }

const PwMoveKind kb_kinds[KB_KINDS] = {
  [KB_KIND_MARK] = TABLE_KIND ("mark", N_("Marked advisors"), mark_args, mark),
  [KB_KIND_ROLL] = TABLE_KIND ("roll", N_("Dice"), roll_args, roll),
  [KB_KIND_USE] = KIND ("use", N_("Roll again"), use_args, use),
  [KB_KIND_REROLL] = TABLE_KIND ("reroll", N_("Dice rolled again"), reroll_args, reroll),
  [KB_KIND_INFLUENCE] = KIND ("influence", N_("Influence an advisor"), influence_args, influence),
  [KB_KIND_TAKE] = KIND ("take", N_("Take goods"), take_args, take),
  [KB_KIND_GIVE] = KIND ("give", N_("Give a good"), give_args, give),
  [KB_KIND_BUILD] = KIND ("build", N_("Build"), build_args, build),
  [KB_KIND_HALL] = KIND ("hall", N_("Town Hall"), hall_args, hall),
  [KB_KIND_RECRUIT] = KIND ("recruit", N_("Recruit soldiers"), recruit_args, recruit),
  [KB_KIND_ENEMY] = TABLE_KIND ("enemy", N_("Enemy"), enemy_args, enemy),
  [KB_KIND_CARD] = TABLE_KIND ("card", N_("Enemy card"), card_args, card),
  [KB_KIND_KING] = TABLE_KIND ("king", N_("The King’s die"), king_args, king),
  [KB_KIND_TOKEN] = KIND ("token", N_("Soldier token"), token_args, token),
  [KB_KIND_LOSE] = KIND ("lose", N_("Lose goods"), lose_args, lose),
  [KB_KIND_PASS] = PLAIN_KIND ("pass", N_("Pass"), FALSE, pass),
  [KB_KIND_BUILT] = SAY ("row", N_("Buildings of a row"), row_args, FALSE, row),
  [KB_KIND_HAVE] = SAY ("have", N_("Goods, tokens, soldiers"), have_args, FALSE, have),
  [KB_KIND_SCORE] = SAY ("score", N_("Points"), score_args, FALSE, score),
  [KB_KIND_ENVOY] = SAY ("envoy", N_("The King’s Envoy"), envoy_args, TRUE, envoy),
  [KB_KIND_ORDER] = SAY_WHOLE ("order", N_("Turn order"), order_args, order),
  [KB_KIND_NOW] = SAY_WHOLE ("now", N_("Year and phase"), now_args, now),
  [KB_KIND_FINISH] = { "finish", N_("Final scoring"), NULL, 0, TRUE, NULL, kb_finish_apply },
  [KB_KIND_LEVEL] = { "level", N_("Level"), level_args, G_N_ELEMENTS (level_args), TRUE, kb_level_check, kb_level_apply,
                      pw_legal_none },
  [KB_KIND_CONFIRM] = { "confirm", N_("Board is complete"), NULL, 0, FALSE, NULL, kb_confirm_apply },
  [KB_KIND_CONFIRM_TABLE] = { "confirm-table", N_("Table is complete"), NULL, 0, TRUE, NULL, kb_confirm_table_apply },
  [KB_KIND_OWN] = TABLE_KIND ("own", N_("Own dice"), own_args, own),
  [KB_KIND_CLAIM] = KIND ("claim", N_("What the King gave"), claim_args, claim),
};

/* -- Options ----------------------------------------------------------------------------------------- */

static const PwWord token_option_words[] = {
  { 0, "die", N_("The King’s die"), NULL },
  { 1, "tokens", N_("Soldier tokens"), NULL },
};
static const PwVocabulary token_options = { "reinforcements", N_("die or tokens"), token_option_words,
                                            G_N_ELEMENTS (token_option_words) };

const PwOption kb_options[KB_OPTIONS] = {
  [KB_OPTION_TOKENS] = { "reinforcements", N_("Reinforcements"),
                         N_("House rule: each player spends one of the tokens 0, 1, 1, 2, 3, 4 each winter in place of the "
                            "King’s die."),
                         &token_options, 0, 0, "12.4" },
};
