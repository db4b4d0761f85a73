/* cb-rules.c: every rule by number, in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-rules.h"

#include <glib/gi18n-lib.h>

#define COMPONENTS "rulebook, what is in the box"
#define SETUP "rulebook, preparing the game"
#define ROUNDS "rulebook, the five rounds"
#define TURN "rulebook, a player’s turn"
#define PLACING "rulebook, placing a hex tile"
#define BUILDINGS "rulebook, the buildings"
#define MONASTERIES "rulebook, the monastery tiles"
#define RULING "ruling of this project"

const PwRule cb_rules[CB_RULES] = {
  [CB_RULE_1_1] = { "1.1", N_("Hex tiles"),
    N_("There are 164: 7 of each of the eight buildings and of each species of livestock, 16 castles, 12 mines, 26 ships, "
       "and the monasteries 1 to 26, one each."), COMPONENTS },
  [CB_RULE_1_2] = { "1.2", N_("Goods tiles"), N_("There are 42: six colours, 7 of each."), COMPONENTS },
  [CB_RULE_2_1] = { "2.1", N_("Depots"),
    N_("Each numbered depot has as many hex spaces as there are players, the black depot twice as many. A space takes "
       "tiles of its own colour. With three players the castle space of depot 6 holds a mine in phases B and D."), SETUP },
  [CB_RULE_2_2] = { "2.2", N_("Goods at the start"),
    N_("Five goods tiles belong to each phase. Of the others each player draws three at random."), SETUP },
  [CB_RULE_2_3] = { "2.3", N_("What each player starts with"),
    N_("A duchy with one castle on it, 1 silver coin, and 1, 2, 3 or 4 workers by the order of the first round. On duchies "
       "1 and 2 the castle lies in the middle, on the others on any castle hex. It has no effect and scores nothing, even "
       "where it fills a region by itself."), SETUP },
  [CB_RULE_2_4] = { "2.4", N_("First order"),
    N_("All markers stand on the first space of the bridge, the first player’s on top. The first player has the white die."),
    SETUP },
  [CB_RULE_2_5] = { "2.5", N_("Expert set-up"),
    N_("Each player has a duchy at random and chooses the castle hex to start from."), SETUP },
  [CB_RULE_3_1] = { "3.1", N_("Start of a phase"),
    N_("Hex tiles left on the game board leave the game, goods stay. All depots are filled again, and the five goods tiles "
       "of the phase are turned up."), ROUNDS },
  [CB_RULE_3_2] = { "3.2", N_("Start of a round"),
    N_("All players roll two dice, the first player the white die too. The next goods tile goes to the depot that the white "
       "die names. The white die gives no action and cannot be changed."), ROUNDS },
  [CB_RULE_3_3] = { "3.3", N_("Turn order"),
    N_("The marker furthest along the bridge comes first; in a stack the top one. The order is fixed when the round starts."),
    ROUNDS },
  [CB_RULE_3_4] = { "3.4", N_("Five phases of five rounds"),
    N_("After five rounds the phase ends, after phase E the game."), ROUNDS },
  [CB_RULE_4_1] = { "4.1", N_("Two actions"),
    N_("A turn has one action for each of the two dice, in any order. A die may be left unused."), TURN },
  [CB_RULE_4_2] = { "4.2", N_("Workers change a die"),
    N_("Each worker paid turns a die up or down by 1; 6 and 1 are neighbours. Several workers may be paid."), TURN },
  [CB_RULE_4_3A] = { "4.3a", N_("Take a tile"),
    N_("The die names the depot. One tile goes from it to an empty key space, never straight into the duchy."), TURN },
  [CB_RULE_4_3B] = { "4.3b", N_("Place a tile"),
    N_("One tile goes from a key space to a hex of the duchy that bears the value of the die."), TURN },
  [CB_RULE_4_3C] = { "4.3c", N_("Sell goods"),
    N_("All goods of the colour that bears the value of the die are sold."), TURN },
  [CB_RULE_4_3D] = { "4.3d", N_("Take workers"), N_("Any die brings 2 workers."), TURN },
  [CB_RULE_4_4] = { "4.4", N_("Full key spaces"),
    N_("There are three key spaces. When all are full, one stored tile may be discarded to make room for the one being "
       "taken; at no other time."), TURN },
  [CB_RULE_4_5] = { "4.5", N_("The black depot"),
    N_("Once in one’s own turn, at any moment, one tile of the black depot may be bought for 2 silver coins. It needs no "
       "die."), "rulebook, the black depot" },
  [CB_RULE_5_1] = { "5.1", N_("Where a tile may lie"),
    N_("The hex is empty, has the tile’s colour and the value of the die, and touches a tile already in the duchy."),
    PLACING },
  [CB_RULE_5_2] = { "5.2", N_("One of each building in a city"),
    N_("A city, that is a region of building hexes, holds each of the eight buildings once. Each city counts for itself."),
    PLACING },
  [CB_RULE_5_3] = { "5.3", N_("Placed tiles stay"), N_("A placed tile is never moved, covered or taken away."), PLACING },
  [CB_RULE_5_4] = { "5.4", N_("What comes first"),
    N_("After a placement the completed region and colour are scored, then the tile takes effect, then play goes on."),
    PLACING },
  [CB_RULE_5_5] = { "5.5", N_("Effects"),
    N_("Castle: an action with any value. Ship: all goods of one depot, then one space along the bridge. Livestock: points "
       "for its animals and all of the species in the pasture. Market: take a ship or livestock. Carpenter’s workshop: take "
       "a building. Church: take a mine, monastery or castle. Warehouse: sell one colour. Boarding house: 4 workers. Bank: "
       "2 silver. Town hall: place another tile. Watchtower: 4 points."), BUILDINGS },
  [CB_RULE_5_6] = { "5.6", N_("Region completed"),
    N_("A region of 1 to 8 hexes scores 1, 3, 6, 10, 15, 21, 28 or 36, and 10, 8, 6, 4 or 2 more in phase A to E."), PLACING },
  [CB_RULE_5_7] = { "5.7", N_("Colour completed"),
    N_("Who first covers all hexes of a colour has the large bonus tile, worth 5, 6 or 7 with 2, 3 or 4 players; the second "
       "has the small one, worth 2, 3 or 4."), PLACING },
  [CB_RULE_6_1] = { "6.1", N_("What a sale brings"),
    N_("1 silver coin in all, and for each tile 2, 3 or 4 points with 2, 3 or 4 players."), "rulebook, selling goods" },
  [CB_RULE_7_1] = { "7.1", N_("Points"), N_("Points count at once."), SETUP },
  [CB_RULE_8_1] = { "8.1", N_("End of a phase"), N_("Each mine in the duchy brings 1 silver coin."),
    "rulebook, end of a phase" },
  [CB_RULE_9_1] = { "9.1", N_("Final scoring"),
    N_("1 point for each goods tile not sold, each silver coin, and each 2 workers; then the monasteries that score at the "
       "end. Tiles on key spaces score nothing."), "rulebook, end of the game" },
  [CB_RULE_9_2] = { "9.2", N_("Winner and tie"),
    N_("Most points win. In a tie, more empty hexes in the duchy; then the marker further back on the bridge. Some printed "
       "English rules say fewer empty hexes: an option."), "rulebook, end of the game" },
  [CB_RULE_10_1] = { "10.1", N_("Census"),
    N_("No more tiles of a kind can appear than exist. A tile nobody has named may be any that is left; it is named at the "
       "latest when it is taken."), RULING },
  [CB_RULE_10_2] = { "10.2", N_("What is not recorded"), N_("What was not entered is not judged."), RULING },
  [CB_RULE_11_0] = { "11", N_("Monasteries"),
    N_("A monastery works from the moment it lies in the duchy; some score at the end."), MONASTERIES },
#define MONASTERY(n, title, text) [CB_RULE_11_0 + n] = { "11." #n, title, text, MONASTERIES }
  MONASTERY (1, N_("Monastery 1"), N_("A city may hold several buildings of one type.")),
  MONASTERY (2, N_("Monastery 2"), N_("At the end of a phase each mine brings 1 worker too.")),
  MONASTERY (3, N_("Monastery 3"), N_("Each sale brings 2 silver coins, not 1.")),
  MONASTERY (4, N_("Monastery 4"), N_("Each sale brings 1 worker too.")),
  MONASTERY (5, N_("Monastery 5"),
             N_("A ship may also take the goods of one depot beside the chosen one; depots 6 and 1 are neighbours too.")),
  MONASTERY (6, N_("Monastery 6"),
             N_("The purchase of a turn may be from any depot, and be paid with silver, workers or both. In the 2011 edition "
                "with silver only.")),
  MONASTERY (7, N_("Monastery 7"), N_("Placing livestock brings 1 point more for each livestock tile that scores.")),
  MONASTERY (8, N_("Monastery 8"), N_("A worker turns a die by 1 or by 2.")),
  MONASTERY (9, N_("Monastery 9"), N_("For placing a building, a die may be turned by 1 without a worker.")),
  MONASTERY (10, N_("Monastery 10"), N_("For placing a ship or livestock, a die may be turned by 1 without a worker.")),
  MONASTERY (11, N_("Monastery 11"),
             N_("For placing a castle, mine or monastery, a die may be turned by 1 without a worker.")),
  MONASTERY (12, N_("Monastery 12"), N_("For taking a tile from a depot, a die may be turned by 1 without a worker.")),
  MONASTERY (13, N_("Monastery 13"),
             N_("Taking workers with a die or a castle brings 1 silver coin too; a boarding house does not.")),
  MONASTERY (14, N_("Monastery 14"),
             N_("Taking workers with a die or a castle brings 4 of them; a boarding house is not changed.")),
  MONASTERY (15, N_("Monastery 15"),
             N_("At the end 2 points for each colour of goods sold at least once; 3 in the 2011 edition.")),
  MONASTERY (16, N_("Monastery 16"), N_("At the end 4 points for each warehouse.")),
  MONASTERY (17, N_("Monastery 17"), N_("At the end 4 points for each watchtower.")),
  MONASTERY (18, N_("Monastery 18"), N_("At the end 4 points for each carpenter’s workshop.")),
  MONASTERY (19, N_("Monastery 19"), N_("At the end 4 points for each church.")),
  MONASTERY (20, N_("Monastery 20"), N_("At the end 4 points for each market.")),
  MONASTERY (21, N_("Monastery 21"), N_("At the end 4 points for each boarding house.")),
  MONASTERY (22, N_("Monastery 22"), N_("At the end 4 points for each bank.")),
  MONASTERY (23, N_("Monastery 23"), N_("At the end 4 points for each town hall.")),
  MONASTERY (24, N_("Monastery 24"), N_("At the end 4 points for each species of livestock in the duchy.")),
  MONASTERY (25, N_("Monastery 25"), N_("At the end 1 point for each goods tile sold.")),
  MONASTERY (26, N_("Monastery 26"), N_("At the end 3 points for each bonus tile; 2 in the 2011 edition.")),
  [CB_RULE_18_1] = { "18.1", N_("Editions"),
    N_("The edition of 2019/2020 is played; the numbers of 2011 for monasteries 6, 15 and 26 are an option."), RULING },
  [CB_RULE_18_2] = { "18.2", N_("Options"), N_("Where printed rules differ, the table chooses before the game."), RULING },
};
