/* cy-rules.c: every rule by number, in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/data/cy-rules.h"

#include <glib/gi18n-lib.h>

#define RULEBOOK N_("rulebook")
#define PUBLIC N_("public sources that agree")
#define RULING N_("ruling of this project")

const PwRule cy_rules[CY_RULES] = {
  [CY_RULE_1_1] = { "1.1", N_("Components"),
    N_("34 building tiles, 9 starting, 9 wood and 9 stone ones and 7 monuments, and 12 characters. Goods and "
       "prestige never run out."), RULEBOOK },
  [CY_RULE_1_3] = { "1.3", N_("Workers and houses run out"),
    N_("Each player has 15 workers and 10 houses, one of them for the bridge. Without a house nothing more is "
       "built or claimed; a worker that is not in the camp cannot be taken."), PUBLIC },
  [CY_RULE_1_4] = { "1.4", N_("Any good"),
    N_("A good of choice is 1 food, wood, stone or cloth, never gold."), PUBLIC },
  [CY_RULE_1_5] = { "1.5", N_("The road"),
    N_("Four printed buildings, a Fairground, b Lawyer, c Carpenter, d Toll; the Guilds Bridge; spaces 1 to 8 "
       "with starting tiles, 9 with a wood tile, a gap, a stone tile, empty spaces, and four end spaces."), RULEBOOK },
  [CY_RULE_2_1] = { "2.1", N_("Tiles of the set-up"),
    N_("A starting, a wood and a stone tile lie on the site; eight starting tiles, one wood and one stone tile "
       "on the road, on their set-up side. The others lie beside the board on their construction side."), RULEBOOK },
  [CY_RULE_2_2] = { "2.2", N_("Stonemason"),
    N_("The Stonemason never lies on the road in the set-up. On the site it may lie."), PUBLIC },
  [CY_RULE_2_3] = { "2.3", N_("Provost"),
    N_("He begins just before the wood tile, at position 8."), RULEBOOK },
  [CY_RULE_2_4] = { "2.4", N_("What players have"),
    N_("With 2 or 5 players 5 workers in the camp and 10 in the reserve, with 3 or 4 players 9 and 6; nine "
       "houses; 2 wood, 1 stone, 1 food."), RULEBOOK },
  [CY_RULE_2_5] = { "2.5", N_("Characters"),
    N_("Of the characters, as many as there are players and 3 more are drawn. The last player chooses first, "
       "then counter-clockwise; three are left on the board, and none ever goes back there."), RULEBOOK },
  [CY_RULE_3_1] = { "3.1", N_("Nine rounds"),
    N_("Each round has planning, activation, delivery and stewardship."), RULEBOOK },
  [CY_RULE_4_1] = { "4.1", N_("Planning"),
    N_("In turn each player places a worker on the road or on the site, or passes."), RULEBOOK },
  [CY_RULE_4_2] = { "4.2", N_("A worker on the road"),
    N_("One worker from the reserve goes to a printed building, or to a starting, wood or stone tile of the "
       "road, on which no worker stands. Beyond the provost is allowed."), RULEBOOK },
  [CY_RULE_4_3] = { "4.3", N_("Visitors"),
    N_("On a tile that another player built, its owner gains 1 prestige at once."), RULEBOOK },
  [CY_RULE_4_4] = { "4.4", N_("A worker on the site"),
    N_("One worker from the reserve goes to the lowest free number of the site, one of each player."), RULEBOOK },
  [CY_RULE_4_5] = { "4.5", N_("Passing"),
    N_("Any player may pass at any turn, puts a house on the first free place of the bridge, and does nothing "
       "more in the phase."), RULEBOOK },
  [CY_RULE_4_6] = { "4.6", N_("The first to pass"),
    N_("The first to pass takes the first-player tile. From then on each placement of others costs one more "
       "worker, from the reserve to the camp."), RULEBOOK },
  [CY_RULE_4_7] = { "4.7", N_("Whoever can place nothing"),
    N_("Passes, in turn; the program does it and says so."), RULEBOOK },
  [CY_RULE_5_1] = { "5.1", N_("Order of activation"),
    N_("Fairground, Lawyer, Carpenter, Toll, Guilds Bridge, Bailiff, then the spaces. With an option the bridge "
       "comes first."), PUBLIC },
  [CY_RULE_5_2] = { "5.2", N_("Activated buildings"),
    N_("Printed buildings and those before the provost are activated: the player of the worker uses the effect "
       "once, then the worker goes to the camp."), RULEBOOK },
  [CY_RULE_5_3] = { "5.3", N_("Beyond the provost"),
    N_("Nothing is activated; the workers go to the camp all the same."), RULEBOOK },
  [CY_RULE_5_4] = { "5.4", N_("Effects with a price or a choice"),
    N_("They may be declined. What cannot be paid or done is passed over; what only gives is given."), RULEBOOK },
  [CY_RULE_5_5] = { "5.5", N_("Two workers"),
    N_("The first one’s effect and way to the camp, then the Journeyman’s."), PUBLIC },
  [CY_RULE_5_6] = { "5.6", N_("Tiles of this activation"),
    N_("A tile that is built now holds no worker yet, and counts at once as a building of the road."), RULEBOOK },
  [CY_RULE_6_1] = { "6.1", N_("Steps of the provost"),
    N_("He stands on the road. At position p there are p building spaces behind him; a step is one segment of "
       "the road."), RULEBOOK },
  [CY_RULE_6_2] = { "6.2", N_("How far he goes"),
    N_("Never behind the bridge, position 0, and at most to the fourth end space."), RULING },
  [CY_RULE_6_3] = { "6.3", N_("Forward or backward"),
    N_("One number of steps in one direction, none beyond the ends."), RULEBOOK },
  [CY_RULE_6_4] = { "6.4", N_("Toll"),
    N_("0, 1 or 2 steps, free."), RULEBOOK },
  [CY_RULE_6_5] = { "6.5", N_("Guilds Bridge"),
    N_("In the order of passing each player makes 0 to 3 steps, and sends one worker to the camp for each."), RULEBOOK },
  [CY_RULE_6_6] = { "6.6", N_("Bailiff"),
    N_("After the bridge his holder may make 1 step, free."), RULEBOOK },
  [CY_RULE_6_7] = { "6.7", N_("End of the round"),
    N_("The provost goes just before the last building. The stone tile of the set-up does not count while the "
       "space before it is empty."), RULEBOOK },
  [CY_RULE_7_1] = { "7.1", N_("Printed buildings"),
    N_("Fairground: 1 wood for a favour. Lawyer: 1 cloth for a claim. Carpenter: a wood tile is built. Toll: the "
       "provost moves."), RULEBOOK },
  [CY_RULE_7_2] = { "7.2", N_("Starting tiles"),
    N_("Farm, Sawmill, Quarry: a good. Carpenter: a wood tile is built. Market: a worker to the camp for any "
       "good. Guilds: a good for 3, or a stone for 4 workers from the camp."), RULEBOOK },
  [CY_RULE_7_3] = { "7.3", N_("Wood tiles"),
    N_("Goods, workers, prestige, a favour, or a stone tile is built, as the side that shows has it."), RULEBOOK },
  [CY_RULE_7_4] = { "7.4", N_("Stone tiles"),
    N_("Goods, workers, gold or prestige, as the side that shows has it."), RULEBOOK },
  [CY_RULE_7_5] = { "7.5", N_("Monuments"),
    N_("Garden, Granary and Factory give something in the recruitment; the Theater gives a favour when it is "
       "built."), RULEBOOK },
  [CY_RULE_7_6] = { "7.6", N_("One price"),
    N_("Of two prices one is chosen, and paid once. Workers come from the camp as far as there are any; a Guild "
       "may be used with an empty camp too."), RULING },
  [CY_RULE_8_1] = { "8.1", N_("Wood tiles are built"),
    N_("A tile from beside the board, its cost paid, on the first empty space of the road, construction side up, a "
       "house of the builder on it; its prestige at once."), RULEBOOK },
  [CY_RULE_8_2] = { "8.2", N_("Stone tiles are built"),
    N_("The same with a stone tile. On its set-up side the Stonemason spares 1 stone of the cost."), PUBLIC },
  [CY_RULE_8_3] = { "8.3", N_("Costs"),
    N_("Wood tiles cost 1 wood and a good, stone tiles 1 stone and a good; what is printed on the tile counts."), RULEBOOK },
  [CY_RULE_8_4] = { "8.4", N_("When nothing can be built"),
    N_("Without an empty space on the road, or without such a tile beside the board."), RULEBOOK },
  [CY_RULE_8_5] = { "8.5", N_("Claims"),
    N_("The Lawyer puts a house from the reserve on a starting tile of the road that has none. It becomes a "
       "residence in the stewardship."), RULEBOOK },
  [CY_RULE_8_6] = { "8.6", N_("The owner’s good"),
    N_("Each time the stone Farm, Sawmill or Quarry is activated with another player’s worker, its owner takes 1 "
       "food, wood or stone."), PUBLIC },
  [CY_RULE_8_7] = { "8.7", N_("Houses stay"),
    N_("Houses on tiles, residences and monuments stay to the end."), RULEBOOK },
  [CY_RULE_9_1] = { "9.1", N_("Favours"),
    N_("Used at once or lost: a character is taken from another player; or a tile of the site is used by its "
       "set-up side, and then a character from the board may be taken."), RULEBOOK },
  [CY_RULE_9_2] = { "9.2", N_("Tiles of the site"),
    N_("In rounds 1 to 3 the first, in rounds 4 to 6 the first two, then all three."), PUBLIC },
  [CY_RULE_9_3] = { "9.3", N_("A favour inside an effect"),
    N_("It is finished before anything else goes on."), RULEBOOK },
  [CY_RULE_10_1] = { "10.1", N_("Early Riser"),
    N_("Before the first turn of planning a placement, for one more worker to the camp."), RULEBOOK },
  [CY_RULE_10_2] = { "10.2", N_("Night Worker"),
    N_("Does not pay the extra worker of those who place after others have passed."), RULEBOOK },
  [CY_RULE_10_3] = { "10.3", N_("Journeyman"),
    N_("Once a round a placement on a building with one worker of another player."), RULEBOOK },
  [CY_RULE_10_4] = { "10.4", N_("Steward"),
    N_("2 prestige in place of 1 from visitors."), RULEBOOK },
  [CY_RULE_10_5] = { "10.5", N_("Thief"),
    N_("The placements of the holder give owners no prestige."), RULEBOOK },
  [CY_RULE_10_7] = { "10.7", N_("Architect"),
    N_("1 prestige more for each wood tile, stone tile and monument."), RULEBOOK },
  [CY_RULE_10_8] = { "10.8", N_("Chamberlain"),
    N_("Bundles are any three goods."), RULEBOOK },
  [CY_RULE_10_9] = { "10.9", N_("Goldsmith"),
    N_("5 prestige more for each delivered bundle with gold in it; with an option once a round."), RULEBOOK },
  [CY_RULE_10_10] = { "10.10", N_("Deliveryman"),
    N_("May deliver without a worker on the site, last of all; with one, in turn and once more after everybody."), RULEBOOK },
  [CY_RULE_10_11] = { "10.11", N_("Foreman"),
    N_("1 prestige more for each bundle."), RULEBOOK },
  [CY_RULE_10_12] = { "10.12", N_("Day Laborer"),
    N_("One worker more in the recruitment."), RULEBOOK },
  [CY_RULE_11_1] = { "11.1", N_("Delivery"),
    N_("In the order of the site’s numbers each player with a worker there delivers any number of bundles."), RULEBOOK },
  [CY_RULE_11_2] = { "11.2", N_("Bundles"),
    N_("Three different goods, one of them food: k bundles are k food and 2k others, none of them more than k "
       "times."), RULEBOOK },
  [CY_RULE_11_3] = { "11.3", N_("Prestige for bundles"),
    N_("5 for each, at once."), RULEBOOK },
  [CY_RULE_11_4] = { "11.4", N_("Most bundles"),
    N_("Whoever has delivered most gains a favour; if tied, the lower number of the site, the Deliveryman without a "
       "worker last."), RULEBOOK },
  [CY_RULE_11_5] = { "11.5", N_("Workers of the site"),
    N_("They go to the camp before that favour is used."), RULING },
  [CY_RULE_12_1] = { "12.1", N_("Residences"),
    N_("Starting tiles with a house are turned over."), RULEBOOK },
  [CY_RULE_12_2] = { "12.2", N_("Monuments"),
    N_("Along the road the owner of each residence may build a monument over it, its cost paid, its prestige at "
       "once."), RULEBOOK },
  [CY_RULE_12_3] = { "12.3", N_("Recruitment"),
    N_("From the camp each takes 3 workers, 2 with five players; 1 more for each residence, 2 for the Garden, 1 "
       "for the Day Laborer. Granary: 1 food. Factory: 1 cloth."), RULEBOOK },
  [CY_RULE_12_5] = { "12.5", N_("The end of the rounds"),
    N_("After the ninth round the game is over."), RULEBOOK },
  [CY_RULE_13_1] = { "13.1", N_("Gold at the end"),
    N_("2 prestige for each gold."), RULEBOOK },
  [CY_RULE_13_2] = { "13.2", N_("Who wins"),
    N_("Most prestige wins; ties are shared."), RULEBOOK },
  [CY_RULE_14_1] = { "14.1", N_("What there is"),
    N_("No tile or character lies in two places. A tile that nobody has named is legal until none is left for "
       "it."), RULING },
  [CY_RULE_14_3] = { "14.3", N_("What is entered"),
    N_("Every move of everybody; or those of one board, with what others do to it; or the end alone. The game goes over "
       "from one to another at any moment; the referee takes over at the beginning of a round."), RULING },
  [CY_RULE_14_4] = { "14.4", N_("What lies there"),
    N_("Whatever lies on the table can be said: in place of moves, to go on from there, and as a correction. What "
       "cannot be is doubted."), RULING },
  [CY_RULE_18_1] = { "18.1", N_("Printed values"),
    N_("Cost and prestige of tiles and the length of the road come from public sources until somebody reads them "
       "off the components; what was entered holds for the whole game."), RULING },
};

const PwNamed cy_chapters[CY_CHAPTERS] = {
  { "1", N_("Components"), NULL, NULL },
  { "2", N_("Set-up"), NULL, NULL },
  { "3", N_("The round"), NULL, NULL },
  { "4", N_("Planning"), NULL, NULL },
  { "5", N_("Activation"), NULL, NULL },
  { "6", N_("The provost"), NULL, NULL },
  { "7", N_("Buildings"), NULL, NULL },
  { "8", N_("Building and owning"), NULL, NULL },
  { "9", N_("Favours"), NULL, NULL },
  { "10", N_("Characters"), NULL, NULL },
  { "11", N_("Delivery"), NULL, NULL },
  { "12", N_("Stewardship"), NULL, NULL },
  { "13", N_("The end"), NULL, NULL },
  { "14", N_("This program"), NULL, NULL },
  { "18", N_("Printed values"), NULL, NULL },
};
