/* cc-kinds.c: kinds of moves, sources of points, options
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/game/cc-tables.h"

#include <glib/gi18n-lib.h>

#include "games/carcassonne/moves/cc-pad.h"
#include "games/carcassonne/position/cc-position.h"

/* -- Arguments, in the order they are written -------------------------------------------------------- */

#define OPEN PW_ARG_OPTIONAL
#define BARE (PW_ARG_OPTIONAL | PW_ARG_BARE)
#define WORD(name, index, flags, words) { name, PW_ARG_WORD, index, flags, 0, 0, words }
#define NUMBER(name, index, flags, min, max) { name, PW_ARG_NUMBER, index, flags, min, max, NULL }
#define PLACE(flags) { "place", PW_ARG_CELL, CC_ARG_PLACE, flags, 0, 0, NULL, &cc_cells }

static const PwArg tile_args[] = {
  WORD ("kind", CC_ARG_KIND, BARE, &cc_tile_words),
  PLACE (BARE),
  WORD ("turn", CC_ARG_TURN, OPEN, &cc_turn_words),
  WORD ("figure", CC_ARG_FIGURE, BARE, &cc_figure_words),
  WORD ("feature", CC_ARG_FEATURE, BARE, &cc_feature_words),
};
static const PwArg aside_args[] = { WORD ("kind", CC_ARG_KIND, BARE, &cc_tile_words) };
static const PwArg draw_args[] = { WORD ("kind", CC_ARG_KIND, 0, &cc_tile_words) };
static const PwArg level_args[] = { WORD ("level", 0, 0, &cc_level_words), { "player", PW_ARG_SEAT, 1, OPEN, 0, 0, NULL } };

#define SEAT(name, seat) { name, PW_ARG_WORD, CC_ARG_SEATS + (seat), OPEN | PW_ARG_PER_SEAT | PW_ARG_SHORT, 2, CC_SHARE_MAX, &cc_share_words }
#define SEATS SEAT ("first", 0), SEAT ("second", 1), SEAT ("third", 2), SEAT ("fourth", 3), SEAT ("fifth", 4), SEAT ("sixth", 5)
#define IS_OPEN WORD ("open", CC_ARG_OPEN, BARE, &cc_open_words)
#define TIMES NUMBER ("times", CC_ARG_TIMES, OPEN | PW_ARG_SHORT, 2, 9)

static const PwArg road_args[] = { NUMBER ("tiles", CC_ARG_TILES, 0, 1, CC_TILES), IS_OPEN, SEATS, TIMES };
static const PwArg city_args[] = {
  NUMBER ("tiles", CC_ARG_TILES, 0, 1, CC_TILES), NUMBER ("pennants", CC_ARG_PENNANTS, OPEN | PW_ARG_SHORT, 1, 20), IS_OPEN, SEATS,
  TIMES,
};
static const PwArg monastery_args[] = { NUMBER ("tiles", CC_ARG_TILES, BARE, 1, 9), IS_OPEN, SEATS, TIMES };
static const PwArg field_args[] = {
  { "letters", PW_ARG_CELL, CC_ARG_LETTERS, BARE | PW_ARG_LEADS, 0, 0, NULL, &cc_letters },
  { "more", PW_ARG_CELL, CC_ARG_MORE_LETTERS, BARE | PW_ARG_JOINED, 0, 0, NULL, &cc_more_letters },
  NUMBER ("cities", CC_ARG_TILES, BARE, 0, 78),
  SEATS, TIMES,
};
static const PwArg feeds_args[] = { SEATS, TIMES };
static const PwArg takes_args[] = {
  NUMBER ("wine", CC_WINE, OPEN | PW_ARG_SHORT, 1, 9), NUMBER ("grain", CC_GRAIN, OPEN | PW_ARG_SHORT, 1, 6),
  NUMBER ("cloth", CC_CLOTH, OPEN | PW_ARG_SHORT, 1, 5),
};
static const PwArg points_args[] = { NUMBER ("points", CC_ARG_NUMBER, 0, -CC_MAX_SCORE, CC_MAX_SCORE) };
static const PwArg lies_args[] = {
  PLACE (0), WORD ("kind", CC_ARG_KIND, 0, &cc_lies_words), WORD ("turn", CC_ARG_TURN, OPEN, &cc_turn_words),
};
static const PwArg stands_args[] = {
  PLACE (0), WORD ("feature", CC_ARG_FEATURE, 0, &cc_stands_words), WORD ("figure", CC_ARG_FIGURE, BARE, &cc_figure_words),
};
static const PwArg have_args[] = {
  WORD ("good", CC_ARG_WHAT, 0, &cc_good_words), NUMBER ("number", CC_ARG_NUMBER, 0, 0, CC_MAX_SAID),
};
static const PwArg score_args[] = { NUMBER ("points", CC_ARG_NUMBER, 0, 0, CC_MAX_SCORE) };
static const PwArg gone_args[] = {
  WORD ("kind", CC_ARG_KIND, 0, &cc_tile_words), { "number", PW_ARG_NUMBER, CC_ARG_NUMBER, BARE, 0, 9, NULL },
};
static const PwArg now_args[] = {
  { "player", PW_ARG_SEAT, CC_ARG_WHAT, 0, 0, 0, NULL }, WORD ("second", CC_ARG_NUMBER, BARE, &cc_second_words),
};

/* The names of arguments as forms show them, for translators: pw_arg_label(). */
static const char *const argument_names[] G_GNUC_UNUSED = {
  NC_("argument", "kind"), NC_("argument", "place"), NC_("argument", "turn"), NC_("argument", "figure"), NC_("argument", "feature"),
  NC_("argument", "level"), NC_("argument", "tiles"), NC_("argument", "pennants"), NC_("argument", "open"),
  NC_("argument", "times"), NC_("argument", "cities"), NC_("argument", "wine"), NC_("argument", "grain"), NC_("argument", "cloth"),
  NC_("argument", "points"), NC_("argument", "good"), NC_("argument", "number"), NC_("argument", "player"),
  NC_("argument", "letters"), NC_("argument", "more"), NC_("argument", "second"), NC_("argument", "first"), NC_("argument", "third"), NC_("argument", "fourth"), NC_("argument", "fifth"),
  NC_("argument", "sixth"),
};

/* -- The kinds ------------------------------------------------------------------------------------------ */

#define KIND(word, title, args, table, check, apply, legal, ...) \
  { word, title, args, G_N_ELEMENTS (args), table, check, apply, legal, __VA_ARGS__ }
#define ROW(word, title, args) KIND (word, title, args, TRUE, cc_row_check, cc_row_apply, pw_legal_none)
#define SAY(word, title, args, table, name, values) \
  KIND (word, title, args, table, cc_say_##name##_check, cc_say_##name##_apply, pw_legal_none, .statement = TRUE, .n_values = values)

const PwMoveKind cc_kinds[CC_KINDS] = {
  [CC_KIND_TILE] = KIND ("tile", N_("Place a tile"), tile_args, FALSE, cc_tile_check, cc_tile_apply, cc_tile_legal),
  [CC_KIND_ASIDE] = KIND ("aside", N_("Fits nowhere"), aside_args, FALSE, cc_aside_check, cc_aside_apply, cc_aside_legal),
  [CC_KIND_DECLINE] = { "decline", N_("No second tile"), NULL, 0, FALSE, cc_decline_check, cc_decline_apply },
  [CC_KIND_DRAW] = KIND ("draw", N_("Draw a tile"), draw_args, TRUE, cc_draw_check, cc_draw_apply, pw_legal_none),
  [CC_KIND_FINISH] = { "finish", N_("Final scoring"), NULL, 0, TRUE, cc_finish_check, cc_finish_apply },
  [CC_KIND_LEVEL] = KIND ("level", N_("Level"), level_args, TRUE, cc_level_check, cc_level_apply, pw_legal_none),
  [CC_KIND_CONFIRM] = { "confirm", N_("All is said"), NULL, 0, TRUE, NULL, cc_confirm_apply },
  [CC_KIND_ROAD] = ROW ("road", N_("Road"), road_args),
  [CC_KIND_CITY] = ROW ("city", N_("City"), city_args),
  [CC_KIND_MONASTERY] = ROW ("monastery", N_("Monastery"), monastery_args),
  [CC_KIND_FIELD] = ROW ("field", N_("Field"), field_args),
  [CC_KIND_FEEDS] = ROW ("feeds", N_("City and its fields"), feeds_args),
  [CC_KIND_TAKES] = KIND ("goods", N_("Goods of a city"), takes_args, FALSE, cc_takes_check, cc_takes_apply, pw_legal_none, .anybody = TRUE),
  [CC_KIND_POINTS] = KIND ("points", N_("Points"), points_args, FALSE, cc_points_check, cc_points_apply, pw_legal_none, .anybody = TRUE),
  [CC_KIND_LIES] = SAY ("lies", N_("A tile lies there"), lies_args, TRUE, lies, 2),
  [CC_KIND_STANDS] = SAY ("stands", N_("A figure stands there"), stands_args, FALSE, stands, 2),
  [CC_KIND_HAVE] = SAY ("have", N_("Goods"), have_args, FALSE, have, 1),
  [CC_KIND_SCORE] = SAY ("score", N_("Points on the track"), score_args, FALSE, score, 1),
  [CC_KIND_GONE] = SAY ("gone", N_("Out of the game"), gone_args, TRUE, gone, 1),
  [CC_KIND_NOW] = SAY ("now", N_("Whose turn it is"), now_args, TRUE, now, 2),
};

/* -- What is counted ----------------------------------------------------------------------------------------- */

const PwNamed cc_sources[CC_SOURCES] = {
  [CC_FROM_ROADS] = { "roads", N_("Roads"), "R", "grey" },
  [CC_FROM_CITIES] = { "cities", N_("Cities"), "C", "beige" },
  [CC_FROM_MONASTERIES] = { "monasteries", N_("Monasteries"), "M", "yellow" },
  [CC_FROM_OPEN_ROADS] = { "open-roads", N_("Roads at the end"), "r", "token-1" },
  [CC_FROM_OPEN_CITIES] = { "open-cities", N_("Cities at the end"), "c", "token-5" },
  [CC_FROM_OPEN_MONASTERIES] = { "open-monasteries", N_("Monasteries at the end"), "m", "blue" },
  [CC_FROM_FIELDS] = { "fields", N_("Fields"), "F", "lime" },
  [CC_FROM_GOODS] = { "goods", N_("Goods"), "G", "token-6" },
  [CC_FROM_TRACK] = { "track", N_("Read off the track"), "T", "accent" },
  [CC_FROM_CORRECTIONS] = { "corrections", N_("Corrections"), "±", "token-2" },
};

const PwNamed cc_resources[CC_GOODS] = {
  [CC_WINE] = { "wine", N_("Wine"), "W", "text" },
  [CC_GRAIN] = { "grain", N_("Grain"), "G", "text" },
  [CC_CLOTH] = { "cloth", N_("Cloth"), "C", "text" },
};

const PwNamed cc_holdings[CC_HOLDINGS] = {
  [CC_HOLD_WINE] = { "wine", N_("Wine"), "W", "token-5" },
  [CC_HOLD_GRAIN] = { "grain", N_("Grain"), "G", "yellow" },
  [CC_HOLD_CLOTH] = { "cloth", N_("Cloth"), "C", "blue" },
  [CC_HOLD_FOLLOWERS] = { "followers", N_("Followers in the supply"), "F", "text" },
};

const char *const cc_notes[CC_NOTES] = {
  [CC_NOTE_COMPLETE] = "complete", [CC_NOTE_BACK] = "back", [CC_NOTE_SECOND] = "second", [CC_NOTE_LAPSES] = "lapses",
  [CC_NOTE_LEADS] = "leads", [CC_NOTE_OVER] = "over", [CC_NOTE_NOT_CHECKED] = "not-checked", [CC_NOTE_KEPT] = "kept",
};

/* -- Options -------------------------------------------------------------------------------------------------- */

static const PwWord yes_list[] = { { 0, "no", N_("No"), NULL }, { 1, "yes", N_("Yes"), NULL } };
static const PwVocabulary yes_words = { "yes", N_("yes or no"), yes_list, 2 };
static const PwWord small_list[] = { { 0, "4", N_("4 points"), NULL }, { 1, "2", N_("2 points"), NULL } };
static const PwVocabulary small_words = { "small-city", N_("4 or 2"), small_list, 2 };
static const PwWord fields_list[] = {
  { CC_FIELDS_PER_FIELD, "per-field", N_("Field by field"), NULL },
  { CC_FIELDS_ONCE, "once", N_("Each city once for a player"), NULL },
  { CC_FIELDS_PER_CITY, "per-city", N_("City by city"), NULL },
  { CC_FIELDS_NONE, "none", N_("No farmers"), NULL },
};
static const PwVocabulary fields_words = { "fields", N_("per-field, once, per-city or none"), fields_list, 4 };

const PwOption cc_options[CC_OPTIONS] = {
  /* 17.3 */
  [CC_OPTION_TILES] = { "expansion-tiles", N_("Tiles of Traders & Builders"),
                        N_("Not the newer ones with chickens: their rules are others, and not refereed."), &yes_words, 1, 1 },
  [CC_OPTION_GOODS] = { "goods", N_("Goods"), N_("Whoever completes a city takes wine, grain and cloth; most of a kind bring 10 points."),
                        &yes_words, 1, 1 },
  [CC_OPTION_BUILDER] = { "builder", N_("Builder"), N_("A tile on its road or in its city brings a second tile."), &yes_words, 1, 1 },
  [CC_OPTION_PIG] = { "pig", N_("Pig"), N_("Cities bring 4 points instead of 3 on its field."), &yes_words, 1, 1 },
  [CC_OPTION_SMALL_CITY] = { "small-city", N_("City of two tiles"), N_("What it brings when it is complete; 2 in the oldest rules."),
                             &small_words, 0, 2 },
  [CC_OPTION_FIELDS] = { "fields", N_("Fields"), N_("How fields score at the end; earlier rules have it otherwise."), &fields_words,
                         CC_FIELDS_PER_FIELD, 2 },
};

const PwPreset cc_presets[2] = {
  { N_("Base game"),
    .off = 1u << CC_OPTION_TILES | 1u << CC_OPTION_GOODS | 1u << CC_OPTION_BUILDER | 1u << CC_OPTION_PIG | 1u << CC_OPTION_SMALL_CITY |
           1u << CC_OPTION_FIELDS },
  { N_("With Traders & Builders"), .off = 1u << CC_OPTION_SMALL_CITY | 1u << CC_OPTION_FIELDS,
    .on = 1u << CC_OPTION_TILES | 1u << CC_OPTION_GOODS | 1u << CC_OPTION_BUILDER | 1u << CC_OPTION_PIG },
};
