/* cb-rules.c: every rule by number, in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/data/cb-rules.h"

#include <glib/gi18n-lib.h>

#define COMPONENTS N_("rulebook, what is in the box")
#define SETUP N_("rulebook, preparing the game")
#define ROUNDS N_("rulebook, the five rounds")
#define TURN N_("rulebook, a player’s turn")
#define PLACING N_("rulebook, placing a hex tile")
#define BUILDINGS N_("rulebook, the buildings")
#define MONASTERIES N_("rulebook, the monastery tiles")
#define EXPANSIONS N_("rulebook, the expansions")
#define RULING N_("ruling of this project")

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
       "die."), N_("rulebook, the black depot") },
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
    N_("Whoever first covers all hexes of a colour gets the large bonus tile, worth 5, 6 or 7 with 2, 3 or 4 players; "
       "the second "
       "has the small one, worth 2, 3 or 4."), PLACING },
  [CB_RULE_6_1] = { "6.1", N_("What a sale brings"),
    N_("1 silver coin in all, and for each tile 2, 3 or 4 points with 2, 3 or 4 players."), N_("rulebook, selling goods") },
  [CB_RULE_7_1] = { "7.1", N_("Points"), N_("Points count at once."), SETUP },
  [CB_RULE_8_1] = { "8.1", N_("End of a phase"), N_("Each mine in the duchy brings 1 silver coin."),
    N_("rulebook, end of a phase") },
  [CB_RULE_9_1] = { "9.1", N_("Final scoring"),
    N_("1 point for each goods tile not sold, each silver coin, and each 2 workers; then the monasteries that score at the "
       "end. Tiles on key spaces score nothing."), N_("rulebook, end of the game") },
  [CB_RULE_9_2] = { "9.2", N_("Winner and tie"),
    N_("Most points win. In a tie, more empty hexes in the duchy; then the marker further back on the bridge. Some printed "
       "English rules say fewer empty hexes: an option."), N_("rulebook, end of the game") },
  [CB_RULE_10_1] = { "10.1", N_("Census"),
    N_("No more tiles of a kind can appear than exist. A tile nobody has named may be any that is left. A monastery, livestock "
       "or a building may lie on a key space without a name; it is named at the latest when it is placed."), RULING },
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
  MONASTERY (27, N_("Monastery 27"),
             N_("In a stack on the bridge its owner’s marker is always on top, even when others arrive later. Where "
                "two owners meet, the one who came last is on top.")),
  MONASTERY (28, N_("Monastery 28"), N_("At any time in one’s turn 1 silver coin buys 2 workers, as often as wanted.")),
  MONASTERY (29, N_("Monastery 29"), N_("At the end 4 points for each white castle.")),
  [CB_RULE_12_1] = { "12.1", N_("Extra tiles"),
    N_("Four tiles are shuffled in: monasteries 27 and 28, and with black backs the crane and the geese."), EXPANSIONS },
  [CB_RULE_12_2] = { "12.2", N_("Crane"),
    N_("A building. When it is placed it has the effect of any type of building, as its owner chooses. At the end it counts as "
       "one building of any type for monasteries 16 to 23 and 29, whichever brings most. In a city it is a type of its own."),
    EXPANSIONS },
  [CB_RULE_12_3] = { "12.3", N_("Geese"),
    N_("2 points, and those of all tiles of one other species in the pasture, as the owner chooses. Whatever livestock comes "
       "into that pasture later scores 2 points more. For monastery 24 they are a species of their own."), EXPANSIONS },
  [CB_RULE_12_4] = { "12.4", N_("White castles"),
    N_("Buildings: 6 with beige backs, 2 with black ones, and monastery 29. One that is placed gives an action with the white "
       "die of the round, which workers and monasteries may change. In a city it is a ninth type; that is an option."),
    EXPANSIONS },
  [CB_RULE_13_1] = { "13.1", N_("Inns"),
    N_("Each phase one inn comes beside the black depot and stays there until somebody buys it, as a black tile is bought."),
    EXPANSIONS },
  [CB_RULE_13_2] = { "13.2", N_("Where an inn may lie"),
    N_("On a hex of any colour, next to a tile and with the value of the die; at most one in each region. It has no effect."),
    EXPANSIONS },
  [CB_RULE_13_3] = { "13.3", N_("A region with an inn"), N_("It counts as one larger when it is completed, up to 8."), EXPANSIONS },
  [CB_RULE_13_4] = { "13.4", N_("What an inn is not"),
    N_("It helps to complete its colour. It is no building, no livestock, no mine and no ship, and monasteries 9 to 11 do not "
       "help to place it."), RULING },
  [CB_RULE_14_1] = { "14.1", N_("Trade routes"),
    N_("2, 3 or 4 players get 5, 4 or 3 route tiles each, at random. Laid side by side they are a row of goods spaces."), EXPANSIONS },
  [CB_RULE_14_2] = { "14.2", N_("Goods on the route"),
    N_("Sold goods are laid on the row from the left, one by one. One that has the colour of its space gives the bonus there at "
       "once. Points, silver and workers of the sale come first. When the row is full they go to the usual pile."), EXPANSIONS },
  [CB_RULE_14_3] = { "14.3", N_("What the tiles show"), N_("The faces of the route tiles are entered once, from the tiles. A space that is entered as of any colour gives its bonus to whatever is laid there."), RULING },
  [CB_RULE_15_1] = { "15.1", N_("Border posts"),
    N_("When tiles connect two posts at the edge of the duchy, that scores the points of the phase: 10, 8, 6, 4 or 2. When the "
       "third is connected too, as much again, and the large bonus for the first to do so, the small one for the second. What "
       "the starting castle connects scores nothing."), EXPANSIONS },
  [CB_RULE_16_1] = { "16.1", N_("Team game"),
    N_("Four players in two teams, taking turns: A, B, A, B. A team has one duchy of two halves, 1 castle on it, 2 silver coins "
       "and 3 goods; the first team starts with 3 workers, the second with 5."), EXPANSIONS },
  [CB_RULE_16_2] = { "16.2", N_("What a team shares"),
    N_("Workers, silver, goods and two key spaces are common; each player has two key spaces, two dice and a marker alone. Tiles "
       "do not move between storages. One may be discarded only when all spaces the player may use are full."), EXPANSIONS },
  [CB_RULE_16_3] = { "16.3", N_("Points of a team"),
    N_("Goods and bonus tiles have the values for four players. Both members’ points are added. In a tie, more empty hexes win."),
    EXPANSIONS },
  [CB_RULE_16_4] = { "16.4", N_("Solo game"),
    N_("1 silver coin, 2 workers, 3 goods and a castle on any castle hex. Board and values are those for two players. Goods of "
       "all colours can be stored."), EXPANSIONS },
  [CB_RULE_16_5] = { "16.5", N_("A round alone"),
    N_("Three dice are rolled. After the goods tile is placed, one hex tile of that depot leaves the game; where it is empty, one "
       "of the next depot clockwise that is not. The first in the order of the spaces is proposed; another may be named."), EXPANSIONS },
  [CB_RULE_16_6] = { "16.6", N_("Rivers"),
    N_("Only a river leads from one cluster of hexes to another. A region never crosses one."), EXPANSIONS },
  [CB_RULE_16_7] = { "16.7", N_("Black tiles"),
    N_("A ship takes the goods of one depot, and all other goods leave the game. Then 5 goods may be swapped for a tile of the "
       "black depot, stored black side up: it goes on a hex of any colour and does nothing else."), EXPANSIONS },
  [CB_RULE_16_8] = { "16.8", N_("Monasteries and colours, alone"),
    N_("Monasteries that score at the end score at once when they are placed. Completing a colour gives a tile of the black depot, "
       "placed at once with its effect; it may be declined."), EXPANSIONS },
  [CB_RULE_16_9] = { "16.9", N_("The goal"),
    N_("With each gain of points more may be bought, for 1 silver coin each. Whoever reaches the goal starts again at 0, the goal "
       "moves back by 5, and there is one action with any value. The goal is never below 5. What a tile brings about may be done in any order."), EXPANSIONS },
  [CB_RULE_16_10] = { "16.10", N_("Won or lost"), N_("The game is won the moment all 37 hexes are covered, within 25 rounds. Nothing is scored at the end."), EXPANSIONS },
  [CB_RULE_17_1] = { "17.1", N_("Shields at the start"),
    N_("They lie face up on the depots: with two players one on each; with three, one on 1, 3 and 5, two on 2, 4 and 6; with four, "
       "two on each. No more come."), EXPANSIONS },
  [CB_RULE_17_2] = { "17.2", N_("Taking a shield"),
    N_("Two equal dice, after workers, may be used together to take a shield from that depot. It goes on a castle tile of the "
       "duchy, in place of the one there, and works at once."), EXPANSIONS },
  [CB_RULE_17_3] = { "17.3", N_("Shields and monasteries"),
    N_("A shield beats a monastery of the same or the opposite effect: shield 9 beats monastery 3. All others add up."), RULING },
  [CB_RULE_17_4] = { "17.4", N_("Tribute"),
    N_("At the end of a phase, before the mines, each shield costs 1 silver coin; those not paid for are lost, as their owner "
       "chooses."), EXPANSIONS },
  [CB_RULE_17_5] = { "17.5", N_("Shields"), N_("At the end shields 1 to 6 are worth 12 points, 7 to 12 worth 8, 13 to 18 worth 4."), EXPANSIONS },
#define SHIELD(n, title, text) [CB_RULE_17_5 + n] = { "17.5." #n, title, text, EXPANSIONS }
  SHIELD (1, N_("Shield 1"), N_("All pasture hexes of the duchy count as one pasture for the animals.")),
  SHIELD (2, N_("Shield 2"), N_("Whenever another player gains workers, its owner gains as many; or one for each gain, as agreed.")),
  SHIELD (3, N_("Shield 3"), N_("Workers pay tribute as silver does.")),
  SHIELD (4, N_("Shield 4"), N_("Any number of tiles can be stored. If it is lost they stay, and the next tile taken costs what is too much.")),
  SHIELD (5, N_("Shield 5"), N_("A ship may also take one colour of goods from all six depots.")),
  SHIELD (6, N_("Shield 6"),
          N_("Once, at any time or at the end, its owner chooses an opponent: the monasteries in that duchy count for both, "
             "later ones too.")),
  SHIELD (7, N_("Shield 7"), N_("Bonus tiles gained from now on are worth double.")),
  SHIELD (8, N_("Shield 8"), N_("Mines pay 2 silver coins each.")),
  SHIELD (9, N_("Shield 9"), N_("A sale brings 1 silver coin for each goods tile.")),
  SHIELD (10, N_("Shield 10"), N_("Monasteries that score at the end score double.")),
  SHIELD (11, N_("Shield 11"), N_("The action of a castle may take a shield.")),
  SHIELD (12, N_("Shield 12"), N_("Goods sold score double.")),
  SHIELD (13, N_("Shield 13"), N_("At the end shields are worth double, this one too.")),
  SHIELD (14, N_("Shield 14"),
          N_("At the end of a phase, after all actions, a tile of any numbered depot may be placed at once, with its effect.")),
  SHIELD (15, N_("Shield 15"),
          N_("At the end of a phase, after all actions, a tile of the black depot may be placed at once, with its effect.")),
  SHIELD (16, N_("Shield 16"), N_("Once in a turn one of the dice may be set to any value.")),
  SHIELD (17, N_("Shield 17"), N_("A completed region counts as one larger, up to 8.")),
  SHIELD (18, N_("Shield 18"), N_("A tile need not lie next to another; colour and value still have to match.")),
  [CB_RULE_18_1] = { "18.1", N_("Editions"),
    N_("The edition of 2019/2020 is played; the numbers of 2011 for monasteries 6, 15 and 26 are an option."), RULING },
  [CB_RULE_18_2] = { "18.2", N_("Options"), N_("Where printed rules differ, the table chooses before the game."), RULING },
};

const PwNamed cb_chapters[CB_CHAPTERS] = {
  { "1", N_("Components"), NULL, NULL },
  { "2", N_("Set-up"), NULL, NULL },
  { "3", N_("Phase and round"), NULL, NULL },
  { "4", N_("Turn"), NULL, NULL },
  { "5", N_("Placing"), NULL, NULL },
  { "6", N_("Selling"), NULL, NULL },
  { "7", N_("Points"), NULL, NULL },
  { "8", N_("End of a phase"), NULL, NULL },
  { "9", N_("End of the game"), NULL, NULL },
  { "10", N_("What the referee also knows"), NULL, NULL },
  { "11", N_("Monasteries"), NULL, NULL },
  { "12", N_("Extra tiles and white castles"), NULL, NULL },
  { "13", N_("Inns"), NULL, NULL },
  { "14", N_("Trade routes"), NULL, NULL },
  { "15", N_("Border posts"), NULL, NULL },
  { "16", N_("Team game and solo"), NULL, NULL },
  { "17", N_("Shields"), NULL, NULL },
  { "18", N_("Editions and options"), NULL, NULL },
};
