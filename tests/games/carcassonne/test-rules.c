/* test-rules.c: every rule by number: legal, refused by exactly that rule, scored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kit/rules.h"

#include "core/pw-idle-options.h"
#include "core/pw-record.h"
#include "games/pw-games.h"
#include "position.h"

/* A road of Ana's with her builder, and a city of Ben's beside it: both on the row through the start tile. */
#define ROAD "lies e1 frfr turn=0; ana stands e1 road"
#define BUILDER ROAD "; lies e2 frfr turn=0; ana stands e2 road builder"
/* The six players have all their followers on monasteries and roads, Ana has none left. */
#define NONE_LEFT                                                                                                               \
  "ana stands start road; lies n1 cfff turn=2; ana stands n1 field; lies s1 ffff; ana stands s1 monastery; lies s2 ffff; ana stands s2 " \
  "monastery; lies s3 ffff; ana stands s3 monastery; lies s4 fffr turn=1; ana stands s4 monastery; lies n2 fffr turn=1; ana stands n2 monastery"
/* A closed city of two tiles north of the start, and fields on all sides. */
#define CITY "lies n1 cfff turn=2"

static const RuleCase cases_table[] = {
  { "1.1/all-tiles", "", "", "left crfr 3; left ffrr 9; gaps 4" },
  { "1.2/road-edge-parts-fields", "lies e1 frfr turn=0; ana stands e1 field-nw", "tile frrr e2 turn=0 pig field-sw", "refused 9.1" },
  { "1.3/bridge-is-no-village", "lies e1 rrrr-b; lies e2 frfr turn=0", "", "open e2 road 2" },
  { "1.3/village-ends-roads", "lies e1 rrrr; lies e2 frfr turn=0", "", "open e2 road 1" },
  { "1.4/enclosed-field", "lies n1 cccc-c turn=2", "", "worth n1 field 0" },
  { "1.5/pennants-and-goods", "lies n1 cccc-p", "", "worth n1 city 3" },
  { "1.6/eight-followers", "level pad", "road 4 ana=8", "refused 1.6" },
  { "1.6/doubted-at-the-end", "level final", "road 4 ana=8", "doubts 1.6" },
  { "1.7/gap-that-nothing-fits", "lies s1w1 frfr turn=1", "", "gaps 6" },
  { "1.7/edges-of-no-tile", "", "tile cffr e1", "refused 1.7" },
  { "1.7/nor-of-one-that-lies-there", "level final", "lies e1 frfc", "refused 1.7" },
  { "2.1/two-players", "", "", "next ana" },
  { "2.2/start-in-the-middle", "", "", "at start crfr; at n1 -" },
  { "2.3/supply", "", "", "ana followers 7; ana builder 1; ana pig 1" },
  { "2.4/first-player-begins", "", "", "next ana" },
  { "2.5/tile-of-the-expansion", "option expansion-tiles no", "tile cccc-w n1 turn=0", "refused 2.5" },
  { "2.5/no-builder", "option builder no; " ROAD, "tile frfr e2 builder road", "refused 2.5" },
  { "2.5/no-pig", "option pig no; " CITY "; ana stands n1 field", "tile ffff n2 pig field", "refused 2.5" },
  { "2.5/no-goods", "option goods no", "ana have wine 1 ! so", "refused 2.5" },
  { "2.5/goods-need-the-tiles", "option expansion-tiles no; level pad", "ben goods wine=1", "refused 2.5" },
  { "3.1/not-this-players-turn", "", "ben tile frfr e1", "refused 3.1" },
  { "3.1/then-the-next", "players 3", "tile frfr e1", "next ben; after cleo" },
  { "3.2/scored-by-itself", "lies n1 cfff turn=2", "", "open n1 city 0" },
  { "4.1/edges-match", "", "tile frfr e1 turn=0", "legal; at e1 frfr" },
  { "4.1/edges-differ", "", "tile frfr e1 turn=1", "refused 4.1" },
  { "4.1/second-edge-differs", "lies e1 frfr turn=0; lies s1 ffff", "tile crrr s1e1 turn=0", "refused 4.1" },
  { "4.1/place-is-taken", "", "tile ffff start", "refused 4.1" },
  { "4.1/corner-does-not-count", "", "tile ffff n1e1", "refused 4.1" },
  { "4.1/a-taken-place-alone", "", "tile start", "refused 4.1" },
  { "4.1/a-far-place-alone", "", "tile n4", "refused 4.1" },
  { "4.2/any-turn", "", "tile ccff n1 turn=2", "at n1 ffcc" },
  { "4.3/roads-join", "lies e1 frfr turn=0; ana stands e1 road; lies e2 frrr turn=0", "tile frrr w1 turn=0", "ana 6.4 +4; ana followers 7" },
  { "4.3/fields-join", "lies s1 ffff; ana stands s1 field; lies s1e1 ffff", "tile frfr e1 turn=0 field-se", "line ana tile frfr e1 turn=0 pig field-se" },
  { "4.4/fits-nowhere", "lies n1 cfff turn=2; lies e1 frrr; lies w1 frrr; lies s1 ffff", "aside cccc-p", "left cccc-p 0; next ana" },
  { "4.5/no-tile-left", "lies n1 cfff turn=2; only cccc-p", "aside cccc-p", "event 4.5; over 1" },
  { "4.4/out-of-turn-even-so", "", "ben aside cccc-p ! so", "refused 3.1" },
  { "5.1/one-figure", "", "tile frfr e1 turn=0 follower road", "ana followers 6" },
  { "5.2/free-road", "", "tile frfr e1 road", "legal; line ana tile frfr e1 turn=0 follower road" },
  { "5.2/road-of-another", ROAD, "tile frrr w1 turn=0; ben tile frfr e2 follower road", "refused 5.2" },
  { "5.2/own-road", ROAD, "tile frfr e2 follower road", "refused 5.2" },
  { "5.2/joined-by-the-tile", "lies e1 frfr turn=0; lies s1 ffff; ben stands s1 field", "tile frfr w1 turn=0 follower field-sw", "refused 5.2" },
  { "5.3/none-left", NONE_LEFT, "tile frfr e1 follower field-nw", "refused 5.3" },
  { "5.3/back-for-the-next", "lies n1 cccf turn=0; ana stands n1 city", "tile cfff n2 turn=2", "legal" },
  { "5.4/what-this-tile-completes", "", "tile cfff n1 turn=2 follower city", "ana 6.4 +4; ana followers 7" },
  { "5.5/farmer-stays", "lies n1 cfff turn=2; ana stands n1 field", "tile ffff n2", "ana followers 6" },
  { "5.6/several-by-joining", "lies e1 frfr turn=0; ana stands e1 road; lies s1 ffff; lies s1e1 ffff; lies s1e2 ffff; lies s1e3 ffff; lies e3 frrr turn=0; "
    "ben stands e3 road-w; lies w1 frrr turn=0", "tile frfr e2 turn=0", "ana 6.4 +5; ben 6.4 +5; ana followers 7; ben followers 7" },
  { "5.7/more-followers", "level pad", "city 6 ana=2 ben=1", "ana 6.4 +12; ben 6.4 +0" },
  { "5.7/as-many", "level pad", "city 6 ana=2 ben=2", "ana 6.4 +12; ben 6.4 +12" },
  { "6.1/road-complete", "lies e1 frrr turn=0; lies w1 frrr", "", "open start road 0" },
  { "6.1/road-open", "lies e1 frrr turn=0", "", "open start road 1" },
  { "6.2/city-complete", "lies n1 cfff turn=2", "", "open start city 0" },
  { "6.2/what-does-not-match-is-open", "lies n1 ffff", "", "open start city 1" },
  { "6.3/monastery", "lies s1 ffff; lies s1e1 ffrr; lies s1w1 ffrr; lies s2 ffff; lies s2e1 ffff; lies s2w1 frfr; lies e1 frrr; ana stands s1 monastery",
    "tile frrr w1", "ana 6.4 +9; ana followers 7" },
  { "6.4/road", "level pad", "road 7 ana=1", "ana 6.4 +7" },
  { "6.4/city-with-pennants", "level pad", "city 5 pennants=2 ana=1", "ana 6.4 +14" },
  { "6.4/small-city", "level pad; option small-city 2", "city 2 ana=1", "ana 6.4 +2" },
  { "6.4/small-city-usually", "level pad", "city 2 ana=1", "ana 6.4 +4" },
  { "6.4/monastery", "level pad", "monastery ana=1", "ana 6.4 +9" },
  { "6.5/a-tile-counts-once", "lies n1 ccff-2 turn=0; lies n1e1 ccff turn=3; lies n2e1 ccff turn=2; lies n2 ccff-p turn=1", "",
    "worth n1 city-n 10; open n1 city-e 0" },
  { "6.6/others-too", "lies n1 cccf turn=0; ben stands n1 city; lies n1e1 cfff turn=3", "tile cfff n2 turn=2", "ben 6.4 +8; ana 6.4 +0" },
  { "6.7/back-to-their-owners", "lies n1 cfcf turn=0; ben stands n1 city", "tile cfff n2 turn=2", "event 6.7; ben followers 7" },
  { "6.8/nobody-there", "", "tile cfff n1 turn=2", "event 6.8; note complete; ana total +0" },
  { "6.9/never-lost", "level pad", "road 2 ana", "ana total +2" },
  { "7.1/who-completes-it", "lies n1 cfcf-w turn=0; ben stands n1 city", "tile cfff n2 turn=2", "event 7.1; ben 6.4 +6; ana wine 1; ben wine 0" },
  { "7.1/nobody-there", "lies n1 cfcf-w turn=0", "tile cfff n2 turn=2", "ana wine 1; event 6.8" },
  { "7.1/without-goods", "option goods no; lies n1 cfcf-w turn=0", "tile cfff n2 turn=2", "ana wine 0" },
  { "7.2/several-cities", "lies n1 cfcf-w turn=0; lies n2e1 cfcr-g turn=1; lies n2e2 cfff turn=3", "tile ccff-2 n2 turn=1", "ana wine 1; ana grain 1" },
  { "7.3/open-cities", "lies n1 cfcf-w turn=0", "tile frfr e1", "ana wine 0" },
  { "7.4/nothing-before-the-end", "", "ana have wine 3 ! found", "ana total +0; ana wine 3" },
  { "8.1/builder", ROAD, "tile frfr e2 builder road", "legal; ana builder 0" },
  { "8.1/which-figure-goes-without-saying", ROAD, "tile frfr e2 road", "line ana tile frfr e2 turn=0 builder road" },
  { "8.1/no-own-follower", "", "tile frfr e1 builder road", "refused 8.1" },
  { "8.1/not-on-a-field", CITY "; ana stands n1 field", "tile ffff n2 builder field", "refused 8.1" },
  { "8.1/on-the-table-already", BUILDER, "tile frfr e3 builder road", "refused 8.1" },
  { "8.2/second-tile", BUILDER, "tile frfr e3 turn=0", "event 8.2; second 1; next ana" },
  { "8.2/of-another-feature", BUILDER, "tile cfff n1 turn=2", "second 0; next ben" },
  { "8.2/first-the-second-tile", BUILDER, "tile frfr e3; ben tile frfr w1", "refused 8.2" },
  { "8.3/the-tile-that-brings-it", ROAD, "tile frfr e2 builder road", "second 0; next ben" },
  { "8.3/also-when-it-completes", BUILDER "; lies w1 frrr turn=0", "tile frrr e3 turn=0", "second 1; ana 6.4 +5; ana builder 1" },
  { "8.4/whole-second-part", BUILDER "; lies w1 frrr turn=0", "tile frrr e3 turn=0; tile cfff n1 turn=2 follower city", "ana 6.4 +4; next ben" },
  { "8.5/never-a-third", BUILDER, "tile frfr e3; tile frfr e4", "second 0; next ben" },
  { "8.6/declined", BUILDER, "tile frfr e3; decline", "next ben; second 0" },
  { "8.2/declined-by-another", BUILDER, "tile frfr e3; ben decline", "refused 8.2" },
  { "8.6/none-is-due", "", "decline", "refused 8.6" },
  { "8.6/drawn-already", BUILDER, "tile frfr e3; draw ffrr; decline", "refused 8.6" },
  { "8.7/no-tile-left", BUILDER "; only frfr", "tile frfr e3 turn=0", "event 8.7; over 1; second 0" },
  { "8.8/counts-for-nothing", "lies e1 frfr turn=0; ana stands e1 road; lies e2 frfr turn=0; ana stands e2 road builder; lies e3 frfr turn=0; ben stands e3 road; lies w1 frrr",
    "tile frrr e4 turn=0", "ana 6.4 +6; ben 6.4 +6" },
  { "8.9/comes-back", BUILDER "; lies w1 frrr turn=0", "tile frrr e3 turn=0", "event 8.9; ana builder 1" },
  { "8.9/doubted", "lies e1 frfr turn=0; ana stands e1 road builder", "tile cfff n1 turn=2", "doubts 8.9" },
  { "8.10/what-is-complete", ROAD "; lies w1 frrr turn=0", "tile frrr e2 turn=0 builder road-w", "refused 8.10" },
  { "9.1/pig", CITY "; ana stands n1 field", "tile ffff n2 pig field", "legal; ana pig 0" },
  { "9.1/no-own-farmer", "", "tile ffff s1 pig field", "refused 9.1" },
  { "9.1/not-on-a-road", ROAD, "tile frfr e2 pig road", "refused 9.1" },
  { "9.1/on-the-table-already", CITY "; ana stands n1 field; lies n2 ffff; ana stands n2 field pig", "tile ffff n3 pig field", "refused 9.1" },
  { "9.1/no-pig-on-the-pad", "level pad", "road 3 ana=1p", "refused 9.1" },
  { "9.2/only-for-who-leads", "level final", "field 2 ana=2 ben=1p; finish", "ana 10.4 +6; ben 10.4 +0" },
  { "10.1/the-last-tile", "only frfr", "tile frfr e1", "event 10.1; over 1; next nobody" },
  { "10.1/over-is-over", "only frfr", "tile frfr e1; ana tile frfr e2", "refused 10.1" },
  { "10.2/open-road", ROAD "; only ffff", "tile ffff s1", "ana 10.2 +2" },
  { "10.2/open-city-and-pennant", "lies n1 cfcf-p turn=0; ben stands n1 city; only ffff", "tile ffff s1", "ben 10.2 +3" },
  { "10.2/open-monastery", "only ffff", "tile ffff s1 monastery", "ana 10.2 +2" },
  { "10.2/completed-and-forgotten", "lies n1 cfcf-p turn=0; lies n2 cfff turn=2; ana stands n2 city; only ffff", "tile ffff s1",
    "ana 10.2 +8; ana wine 0" },
  { "10.2/small-city-when-completed-only", "option small-city 2; lies n1 cfcf turn=0; ana stands n1 city; only ffff", "tile ffff s1", "ana 10.2 +2" },
  { "10.2/small-city-completed-and-forgotten", "option small-city 2; lies n1 cfff turn=2; ana stands n1 city; only ffff", "tile ffff s1", "ana 10.2 +2" },
  { "10.3/feeds-once", CITY "; ana stands n1 field; lies e1 frrr; only ffff", "tile ffff n2", "ana 10.4 +3" },
  { "10.3/open-cities-are-not-fed", "lies n1 cfcf; ana stands n1 field-en; only ffff", "tile ffff s1", "ana 10.4 +0" },
  { "10.4/field", "level final", "field 3 ana=1; finish", "ana 10.4 +9" },
  { "10.4/with-the-pig", "level final", "field 3 ana=1p; finish", "ana 10.4 +12" },
  { "10.5/each-city-once", "option fields once; lies n1 cfcf turn=1; lies n1 cfff turn=2; ana stands n1 field; ana stands start field-nw; only ffff",
    "tile ffff s1", "ana 10.5 +3" },
  { "10.6/city-by-city", "option fields per-city; level final", "feeds ana=2 ben=3; finish", "ben 10.6 +4; ana 10.6 +0" },
  { "10.6/with-the-pig", "option fields per-city; level final", "feeds ana=2p; finish", "ana 10.6 +5" },
  { "10.6/on-the-table", "option fields per-city; " CITY "; ana stands n1 field; only ffff", "tile ffff s1", "ana 10.6 +4" },
  { "10.7/no-farmers", "option fields none", "tile ffff s1 field", "refused 10.7" },
  { "10.7/no-rows", "option fields none; level final", "field 1 ana=1", "refused 10.7" },
  { "10.8/most-of-a-kind", "level final; ana have wine 3; ben have wine 2; ben have cloth 1", "finish", "ana 10.8 +10; ben 10.8 +10" },
  { "10.8/equally-many", "level final; ana have wine 2; ben have wine 2", "finish", "ana 10.8 +10; ben 10.8 +10" },
  { "10.9/shared", "level final; ana have wine 2; ben have wine 2", "finish", "ana place 1; ben place 1" },
  { "11.1/none-left", "lies n1 cccc-p", "tile cccc-p n2", "refused 11.1" },
  { "11.1/gone-count", "level final", "gone cccc-p 2", "refused 11.1" },
  { "11.2/fits-somewhere", "", "aside ffff", "refused 11.2" },
  { "11.3/dead", "lies s1w1 frfr turn=1; lies s1e1 crff turn=0", "", "gaps 8" },
  { "11.4/draw-is-not-needed", "", "tile frfr e1", "legal" },
  { "11.5/no-follower-left-plays-on", NONE_LEFT, "tile frfr e1", "legal; next ben" },
  { "11.6/too-far", "", "tile ffff n96", "refused 11.6" },
  { "12.1/north", "", "tile cfff n1", "at n1 ffcf" },
  { "12.2/east-first-is-read", "lies n1 cfff turn=2", "tile ffff e1n1", "at n1e1 ffff" },
  { "12.3/row-is-a-turn", "", "tile rfrf e1", "refused 4.1" },
  { "12.3/row-of-edges", "", "tile frrf w1", "line ana tile ffrr w1 turn=3" },
  { "12.3/a-kind-must-be-said", "", "draw frrf", "refused 12.3" },
  { "12.4/no-such-feature", "", "tile frfr e1 turn=0 city", "refused 12.4" },
  { "12.4/short-names", "", "tile frrr e1 turn=0 rw", "line ana tile frrr e1 turn=0 follower road-w" },
  { "12.4/several-of-the-sort", "", "tile frfr e1 turn=0 field", "refused 12.4" },
  { "12.4/none-of-the-sort-at-the-end", "level final", "ana stands start monastery", "refused 12.4" },
  { "12.5/by-any-of-its-tiles", "lies e1 frfr turn=0; lies e2 frrr turn=0", "", "worth start road 3; worth e1 road 3; worth e2 road-w 3" },
  { "13.1/all-in-one-entry", "", "ana tile frrr e1 turn=0 follower road-w", "legal" },
  { "13.2/place-and-turn", "", "tile fffr e1", "line ana tile fffr e1 turn=0" },
  { "13.2/figure-without-feature", "", "tile frrr e1 turn=0 builder", "refused 13.2" },
  { "13.3/edges-with-their-mark", "", "tile ffcc-w n1", "line ana tile ccff-w n1 turn=2" },
  { "13.3/a-kind-in-any-turn", "", "tile ccff-w n1 turn=2", "at n1 ffcc-w" },
  { "13.4/drawn-is-another", "", "draw ffrr; tile ffff s1", "refused 13.4" },
  { "13.4/drawn-goes-without-saying", "", "draw ffff; tile s1", "line ana tile ffff s1 turn=0" },
  { "13.4/finish-needs-a-reason", "", "finish", "refused 13.4" },
  { "13.4/finish-with-a-reason", ROAD, "finish ! lost", "over 1; ana 10.2 +2" },
  { "13.5/stated-and-not-scored", "lies n1 cfff turn=2; lies e1 frfr turn=0", "ana stands n1 city ! forgotten", "costly; ana total +0; ana followers 6; next ana" },
  { "13.6/start-stays", "level final", "lies start -", "refused 13.6" },
  { "13.6/no-tile-there", "level final", "ana stands n3 road", "refused 13.6" },
  { "13.6/later-line", "level final", "lies n1 cfff turn=2; lies n1 ffff", "at n1 ffff; left cfff 5" },
  { "13.6/score", "level final", "ana score 54", "ana 13.6 +54" },
  { "13.6/score-again", "level final; ana track 54", "ana score 50", "ana 13.6 -4; ana track 50" },
  { "14.1/pad-at-the-referee", "", "road 4 ana=1", "refused 14.1" },
  { "14.1/tiles-at-the-pad", "level pad", "ana tile frfr e1", "refused 14.1" },
  { "14.2/one-tile", "level pad", "road 1 ana", "refused 14.2" },
  { "14.2/pennants-in-two-tiles", "level pad", "city 2 pennants=1 ana", "refused 14.2" },
  { "14.2/more-pennants-than-tiles", "level pad", "city 3 p5 ana", "refused 14.2" },
  { "14.2/two-monks", "level pad", "monastery ana=2", "refused 14.2" },
  { "14.2/nobody", "level pad", "city 3", "refused 14.2" },
  { "14.2/short", "level pad", "city 6 p1 ana", "ana 6.4 +14; line city 6 pennants=1 ana=1" },
  { "14.2/goods", "level pad", "ben goods w1 g2", "costly; ben wine 1; ben grain 2" },
  { "14.2/points", "level pad", "ben points 5 ! forgotten", "costly; ben 14.2 +5" },
  { "14.2/points-without-a-reason", "level pad", "ben points 5", "refused 14.2" },
  { "14.2/nobodys-points", "level pad", "points 5 ! forgotten", "refused 14.2" },
  { "14.2/nobodys-goods", "level pad", "goods wine=1", "refused 14.2" },
  { "14.2/eleven-pennants", "level pad", "city 20 pennants=11 ana=1", "refused 1.5" },
  { "14.5/more-tiles-than-show-a-city", "level pad", "city 67 ana=1", "refused 14.5" },
  { "14.5/without-the-expansion", "option expansion-tiles no; level pad", "road 46 ana=1", "refused 14.5" },
  { "14.4/cities-by-letters", "option fields once; level final", "field abd ana=1; field dnz ana=1p ben=1; field abnz ben=2; finish",
    "line finish; ana 10.5 +18; ben 10.5 +15" },
  { "14.4/letters-are-written-in-order", "option fields once; level final", "field zbna ana=1", "line field abnz ana=1; rows 1" },
  { "14.4/letters-elsewhere", "level final", "field abd ana=1", "refused 14.4" },
  { "14.4/letters-and-a-number", "option fields once; level final", "field 3 letters=abd ana=1", "refused 14.4" },
  { "14.4/letters-and-times", "option fields once; level final", "field abd ana=1 times=2", "refused 14.4" },
  { "14.4/no-number", "level final", "field ana=1", "refused 14.4" },
  { "14.2/pig-on-a-city", "level pad", "city 4 ana=1p", "refused 9.1" },
  { "14.2/eight-followers", "level pad", "city 9 ana=8", "refused 1.6" },
  { "14.2/a-goods-line-says-nothing", "level pad", "ben goods", "refused 14.2" },
  { "14.2/one-players-points-only", "", "level mine player=ana; city 6 ana=1 ben=1; road 4 ben", "ana total +0; ben total +0; ana track 12; ben track 0" },
  { "14.2/goods-of-another-count-against-one", "", "level mine player=ben; ana goods w3; ben goods w2 g1; finish", "ben 10.8 +10; ana 10.8 +0" },
  { "14.2/whose-pad", "", "level mine", "refused 14.3" },
  { "14.3/up-from-ones-own-pad", "", "level mine player=ben; road 3 ana; road 4 ben; level pad; road 5 ana", "ana 6.4 +5; ana track 5; ben track 4" },
  { "14.3/already-there", "level pad", "level pad", "refused 14.3" },
  { "14.3/down-and-up", "", "tile frfr e1 road; level pad; level referee", "next ben; at e1 frfr" },
  { "14.3/up-asks", "", "level pad; road 3 ana; level referee", "next table" },
  { "14.3/up-then-confirm", "", "level pad; road 3 ana; level referee; lies e1 frfr turn=0; now ben; confirm", "next ben; at e1 frfr" },
  { "14.3/up-without-an-answer", "", "level pad; road 3 ana; level referee; ana tile frfr e1", "refused 14.3" },
  { "14.3/down-to-the-end", "", "tile frfr e1 road; level final; finish", "ana 10.2 +2" },
  { "14.4/rows", "level final", "road 3 ana; city 4 p2 ana=2 ben; monastery 7 ben; finish", "ana 10.2 +9; ben 10.2 +7" },
  { "14.4/kept", "level pad", "road 3 open ana", "event 14.4; rows 1; ana total +0" },
  { "14.4/times", "level final", "road 2 ana times=3; finish", "ana 10.2 +6" },
  { "14.4/by-city", "option fields per-city; level final", "field 2 ana", "refused 14.4" },
  { "14.6/tiles-and-double-turns", "",
    "tile frfr e1 road; tile ffff s1; tile frrr e2 turn=0 builder road-w; tile ffff s2; tile frfr w1 turn=0; tile ffff s3; tile ffff s4",
    "ana tiles 4; ana double-turns 1; ben tiles 3; ben double-turns 0" },
  { "14.6/second-tile-that-is-not-taken", "", "tile frfr e1 road; tile ffff s1; tile frrr e2 turn=0 builder road-w; tile ffff s2; tile frfr w1 turn=0; decline",
    "ana tiles 3; ana double-turns 0" },
  { "14.6/not-known-of-what-was-stated", "lies e1 frfr turn=0", "tile ffff s1", "ana tiles -1; ana double-turns -1" },
  { "14.6/largest-city-and-longest-road", "level pad", "city 6 ana=2 ben=1; road 3 ben; road 5 ana ben; city 4 ben; road 7 open ana; finish",
    "ana largest-city 6; ben largest-city 4; ana longest-road 7; ben longest-road 5; ana tiles -1" },
  { "14.5/pennants", "level final", "city 3 p5 ana", "doubts 14.5" },
  { "14.5/monasteries", "level final", "monastery 9 ana", "doubts 14.5" },
  { "14.5/apart", "level final", "lies n4 ffff", "doubts 4.1" },
  { "14.5/edges", "level final", "lies n1 ffff", "doubts 4.1" },
  { "14.5/eight-followers-in-several-rows", "level final", "road 2 ana=2 times=3; city 2 ana=2", "doubts 1.6" },
  { "14.5/eight-farmers-of-one-city", "option fields per-city; level final", "feeds ana=8", "doubts 1.6" },
  { "14.5/two-pigs", "level final", "field 2 ana=1p; field 1 ana=1p", "doubts 1.6" },
  { "14.5/two-builders", "level final; lies e1 frfr turn=0; ana stands e1 road; lies e2 frfr turn=0; ana stands e2 road builder; lies w1 frfr turn=0",
    "ana stands w1 road builder", "doubts 1.6" },
  { "14.5/pig-without-a-farmer", "level final", "lies s1 ffff; ana stands s1 field pig", "doubts 9.1" },
  { "14.5/builder-without-a-follower", "level final", "lies e1 frfr turn=0; ana stands e1 road builder", "doubts 8.9" },
  { "14.5/too-much-wine", "level final; ana have wine 5", "ben have wine 5", "doubts 1.5" },
  { "14.5/too-much-grain", "level final; ana have grain 3", "ben have grain 4", "doubts 1.5" },
  { "14.5/too-much-cloth", "level final; ana have cloth 5", "ben have cloth 1", "doubts 1.5" },
  { "14.5/eleven-pennants", "level final", "city 9 p6 ana; city 9 p5 ben", "doubts 1.5" },
  { "14.5/city-of-67", "level final", "city 67 ana", "doubts 14.5" },
  { "14.5/city-of-45", "option expansion-tiles no; level final", "city 45 ana", "doubts 14.5" },
  { "14.5/road-of-62", "level final", "road 62 ana", "doubts 14.5" },
  { "14.5/road-of-46", "option expansion-tiles no; level final", "road 46 ana", "doubts 14.5" },
  { "14.5/field-of-40", "level final", "field 40 ana", "doubts 14.5" },
  { "14.5/field-of-25", "option expansion-tiles no; level final", "field 25 ana", "doubts 14.5" },
  { "14.5/eight-monasteries", "level final", "monastery 5 ana times=4; monastery 6 ben times=4", "doubts 1.5" },
  { "14.5/seven-monasteries", "option expansion-tiles no; level final", "monastery 5 ana times=4; monastery 6 ben times=3", "doubts 1.5" },
  { "14.5/complete-with-a-follower", "level final", "lies n1 cfff turn=2; ana stands n1 city", "doubts 6.7" },
  { "14.5/two-figures-on-a-tile", "level final; lies e1 frfr turn=0; ana stands e1 road", "ben stands e1 field-nw", "doubts 5.1" },
  { "14.5/scored-all-the-same", "level final", "city 67 ana; finish", "ana 10.2 +67" },
  { NULL },
};

/* 15: the worked examples. */
static const RuleCase cases_examples[] = {
  { "8.2/example-builder-over-three-turns", "",
    "Ana tile frfr e1 follower road; Ben tile ffff s1 follower monastery; Ana tile frrr e2 turn=0 builder road-w;"
    "Ben tile ccff-w n1 turn=1 follower city; Ana tile crrr w1 turn=0 follower city; = ana 4; Ana tile cfcf-p n1w1 builder city;"
    "Ben tile cfff s2 turn=2; Ana tile cfff n1e1 turn=3 follower field; = ben 6; finish ! here",
    "ana score 20; ben score 11; ana wine 1" },
  { "7.1/example-shared-city", "",
    "Ana tile crrr w1 turn=0 follower city; Ben tile ccff n1 turn=2 follower city; Ana tile ccff-g n1w1 turn=1 follower field;"
    "= ana 8; = ben 8; finish ! here",
    "ana score 21; ben score 8" },
  { "7.1/example-shared-city-without-goods", "option goods no",
    "Ana tile crrr w1 turn=0 follower city; Ben tile ccff n1 turn=2 follower city; Ana tile ccff-g n1w1 turn=1 follower field; finish ! here",
    "ana score 11; ben score 8" },
  { "9.2/example-pig", "level final", "field 2 ana=2p ben=1; finish", "ana 10.4 +8; ben 10.4 +0" },
  { "9.2/example-three-tied", "players 3; level final", "field 2 ana=1p ben=1p cleo=1; finish", "ana 10.4 +8; ben 10.4 +8; cleo 10.4 +6" },
  { "10.8/example-ties", "level final; ana have wine 2; ben have wine 2; ana have grain 1; ben have grain 1; ben have cloth 1", "finish",
    "ana 10.8 +20; ben 10.8 +30" },
  { "10.4/example-two-fields", "level final", "field 1 ana=2 ben=1; field 1 ben=2; finish", "ana 10.4 +3; ben 10.4 +3" },
  { "10.6/example-two-fields", "option fields per-city; level final", "feeds ana=2 ben=3; finish", "ana 10.6 +0; ben 10.6 +4" },
  { "10.2/example-open-city", "level final", "city 5 p2 ana; finish", "ana 10.2 +7" },
  { "6.4/example-road-of-3", "level pad", "road 3 ana", "ana 6.4 +3" },
  { "6.4/example-road-of-7", "level pad", "road 7 ana", "ana 6.4 +7" },
  { "6.4/example-city-with-two-pennants", "level pad", "city 5 p2 ana", "ana 6.4 +14" },
  /* Three tiles with goods and three others, 12 points: Ben leads with two knights. */
  { "7.1/example-goods", "lies n1 cfcf-w turn=0; ben stands n1 city; lies n2 ccff-g turn=1; lies n2e1 cccf-g turn=3; ben stands n2e1 city; "
    "lies n3e1 cfff turn=2; ana stands n3e1 city",
    "tile cfff n2e2 turn=3", "ben 6.4 +12; ana 6.4 +0; ana wine 1; ana grain 2; ben wine 0; ben grain 0" },
  { "10.5/example-two-fields", "option fields once; level final", "field a ana=2 ben=1; field a ben=2; finish", "ana 10.5 +3; ben 10.5 +3" },
  { "10.4/example-both-fields", "level final", "field 1 ben=2; field 1 ben=2; finish", "ben 10.4 +6" },
  { "10.5/example-both-fields", "option fields once; level final", "field a ben=2; field a ben=2; finish", "ben 10.5 +3" },
  { NULL },
};

static const RuleCase *const tables[] = { cases_table, cases_examples, NULL };

/* -- What notation cannot say ------------------------------------------------------------------------------ */

static void
test_nobody_sits_there (void)
{
  g_autoptr (Position) position = position_new (&cc_test, "level final");
  PwMove move = position_move (position, "ana score 4");

  move.player = 4;
  rules_assert_refused (position, &move, "2.1");
}

/* What can neither refuse a move nor give anything, and why. */
static const SilentRule silent[] = {
  { "1.1", "says what is in the box; 11.1 refuses what is not" },
  { "1.2", "says what lies on a tile; 4.1 and 5.2 refuse what follows from it" },
  { "1.3", "says where roads end; 6.1 and 6.4 follow from it" },
  { "1.4", "says what fields border; 10.3 follows from it" },
  { "2.2", "says where the start tile lies" },
  { "2.3", "says what everybody has" },
  { "2.4", "says who begins; 3.1 refuses others" },
  { "3.2", "what has to be done goes by itself" },
  { "4.2", "allows every turn" },
  { "4.3", "features join by themselves" },
  { "4.4", "a tile leaves the game by a move that 11.2 refuses" },
  { "5.1", "one entry names one figure at most; two on a tile are a doubt" },
  { "5.4", "allows what others need not" },
  { "5.5", "nothing moves a figure" },
  { "5.6", "allows what comes by joining" },
  { "5.7", "says who scores; the points are given under 6.4 and 10" },
  { "6.1", "says when a road is complete" },
  { "6.2", "says when a city is complete" },
  { "6.3", "says when a monastery is complete" },
  { "6.5", "says how tiles count" },
  { "6.6", "says what is scored; the points are given under 6.4" },
  { "6.9", "nothing takes points away" },
  { "7.2", "the goods are given under 7.1" },
  { "7.3", "nothing comes" },
  { "7.4", "says that everybody may count them" },
  { "8.3", "says when the second tile is due; it is given under 8.2" },
  { "8.4", "allows all that a part of a turn has" },
  { "8.5", "nothing comes" },
  { "8.8", "says what does not count" },
  { "9.2", "says what the pig is for; the points are given under 10.4" },
  { "10.3", "says which cities count; the points are given under 10.4" },
  { "10.9", "says who wins" },
  { "11.3", "marks places" },
  { "11.4", "asks for nothing" },
  { "11.5", "says how a figure is named, and that nobody is left out" },
  { "12.1", "says where north is" },
  { "12.2", "says how places are named; what is none is not understood" },
  { "12.5", "says how features are named" },
  { "13.1", "says how a move is written" },
  { "13.3", "says in which ways an entry is made; 12.3 and 4.1 refuse what is none" },
  { "13.5", "says how what was missed comes into the log; it counts under 13.6" },
  { "14.6", "says what is counted besides points" },
  { NULL, NULL },
};

/* What cannot refuse, but puts an event under its number. */
static const char *const gives_only[] = {
  "4.5", "6.4", "6.7", "6.8", "7.1", "8.7", "8.9", "10.2", "10.4", "10.5", "10.6", "10.8", NULL,
};

/* Those that give points. */
static const char *const gives_points[] = { "6.4", "10.2", "10.4", "10.5", "10.6", "10.8", "13.6", "14.2", NULL };

static const RuleBook book = {
  .test = &cc_test,
  .tables = tables,
  .silent = silent,
  .gives_only = gives_only,
  .gives_points = gives_points,
  .besides = test_nobody_sits_there,
};

/* Options that go with others: what a record says of them is read, noted where it cannot be, and what it does not say needs no note. */
static void
test_options_are_noted (void)
{
  static const struct
  {
    const char *text, *json, *note;
  } cases[] = {
    { "", "", NULL },
    { "expansion-tiles: no\n", "\"expansion-tiles\": \"no\"", NULL },
    { "fields: none\n", "\"fields\": \"none\"", NULL },
    { "goods: no\nexpansion-tiles: no\n", "\"goods\": \"no\", \"expansion-tiles\": \"no\"", NULL },
    { "goods: yes\nexpansion-tiles: no\n", "\"goods\": \"yes\", \"expansion-tiles\": \"no\"",
      "“goods: yes” counts as “no” here. Needs the tiles of Traders & Builders: goods are on them." },
    { "fields: none\npig: yes\n", "\"fields\": \"none\", \"pig\": \"yes\"",
      "“pig: yes” counts as “no” here. Needs fields that score: the pig stands on them." },
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *file = i % 2 ? g_strdup_printf ("{\"format\": 1, \"game\": \"carcassonne\", \"options\": {%s}, "
                                                       "\"players\": [{\"name\": \"Ana\"}, {\"name\": \"Ben\"}], \"moves\": []}",
                                                       cases[i / 2].json)
                                    : g_strdup_printf ("game: carcassonne\n%splayer: Ana marker=1\nplayer: Ben marker=2\n\n",
                                                       cases[i / 2].text);
      g_autoptr (GError) error = NULL;
      g_autoptr (PwRecord) record = pw_record_parse (file, -1, &error);
      g_autofree char *note = NULL;

      g_assert_no_error (error);
      note = pw_idle_options_note (pw_history_get_setup (record->history));
      g_assert_cmpstr (note, ==, cases[i / 2].note);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  rules_add (&book);
  g_test_add_func ("/carcassonne/rule/2.1/nobody-sits-there", test_nobody_sits_there);
  g_test_add_func ("/carcassonne/record/options-are-noted", test_options_are_noted);
  return g_test_run ();
}
