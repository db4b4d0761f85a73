/* kb-rules.c: every rule by number, in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/data/kb-rules.h"

#include <glib/gi18n-lib.h>

#define SETUP N_("rulebook, preparing the game")
#define YEAR N_("rulebook, playing the game")
#define AID N_("rulebook, phase 1")
#define SEASON N_("rulebook, phase 2")
#define INFLUENCE N_("rulebook, phase 2, influencing advisors")
#define HELP N_("rulebook, phase 2, help of the advisors")
#define BUILDING N_("rulebook, phase 2, building")
#define WINTER N_("rulebook, phase 8")
#define END N_("rulebook, winning the game")
#define RULING N_("ruling of this project")

const PwRule kb_rules[KB_RULES] = {
  [KB_RULE_1_1] = { "1.1", N_("Set-up"),
    N_("Two to five players have 3 dice of their own each. Five enemy cards, one of each year, lie face down in the order I "
       "to V. The first turn order is random. Scores and soldiers stand at 0. Goods and tokens never run out."), SETUP },
  [KB_RULE_2_1] = { "2.1", N_("Five years of eight phases"),
    N_("Aid from the King, spring, the King’s Reward, summer, the King’s Envoy, autumn, recruiting, winter; five years of "
       "them."), YEAR },
  [KB_RULE_3_1] = { "3.1", N_("Aid from the King"),
    N_("Whoever has the fewest buildings, among those tied the fewest goods, rolls one white die more, in spring only."), AID },
  [KB_RULE_3_2] = { "3.2", N_("Aid for tied players"),
    N_("If players are still tied, each of them takes one good of choice and nobody gets the die; so everybody takes a good "
       "in year I."), AID },
  [KB_RULE_4_1] = { "4.1", N_("Steps of a season"),
    N_("Two players: marking. Merchants’ Guild gold, roll, Statue and Chapel in the old turn order, new turn order, "
       "influence, help, build, then the Inn in summer, Town Hall and Embassy. A forgotten gold of the Merchants’ Guild is "
       "lost by the book; here it is handed out before the roll."), SEASON },
  [KB_RULE_4_2] = { "4.2", N_("Dice of a season"),
    N_("Each player rolls 3 own dice, one white die for the King’s aid in spring, and one for the Farms."), SEASON },
  [KB_RULE_4_3] = { "4.3", N_("New turn order"),
    N_("The lowest total of all dice, white ones included, comes first; players tied keep their order among each other."),
    SEASON },
  [KB_RULE_5_1] = { "5.1", N_("One advisor or pass"),
    N_("In turn order each player influences one advisor or passes, round after round until all have passed. A pass is "
       "final for the season, and allowed with dice left."), INFLUENCE },
  [KB_RULE_5_2] = { "5.2", N_("A group of dice"),
    N_("One or more dice of one player whose total is the advisor’s number. At least one of them is not white, up to "
       "two may be white. Each die is used whole, and once."), INFLUENCE },
  [KB_RULE_5_3] = { "5.3", N_("+2 token"),
    N_("One +2 token may be added to a group, one in a season however many a player has, never without a die that is "
       "not white. Tokens "
       "paid to the Town Hall do not count."), INFLUENCE },
  [KB_RULE_5_4] = { "5.4", N_("Market"),
    N_("Whoever has the Market may count one group of a season as 1 less or 1 more, together with a +2 token too. A "
       "total of 19 "
       "counted as 18 reaches the King."), RULING },
  [KB_RULE_5_5] = { "5.5", N_("One group on an advisor"),
    N_("An advisor holds one group in a season, whoever’s it is; only the King’s Envoy brings a second."), INFLUENCE },
  [KB_RULE_6_1] = { "6.1", N_("Help"),
    N_("The advisors 1 to 18 in order help the owners of the groups; what is to be chosen is chosen then. Two groups on "
       "one advisor are helped in the order in which they were placed."), HELP },
  [KB_RULE_6_2] = { "6.2", N_("What may be declined or looked at"),
    N_("General and Queen let the owner look at the year’s enemy card, in secret. The Alchemist may be declined. The "
       "Smuggler can be paid at 0 points too; points may be negative."), HELP },
  [KB_RULE_6_3] = { "6.3", N_("Dice come back"),
    N_("After the help all dice come back; +2 tokens that were used, and white dice, go to the supply."), HELP },
  [KB_RULE_7_1] = { "7.1", N_("One building a season"),
    N_("In turn order each player may build one building, two with the King’s Envoy, and pays its cost."), BUILDING },
  [KB_RULE_7_2] = { "7.2", N_("From left to right"),
    N_("All buildings to the left in its row must stand. Each building stands once."), BUILDING },
  [KB_RULE_7_3] = { "7.3", N_("Points of a building"),
    N_("They count at once. If the building is destroyed, they are lost at once."), BUILDING },
  [KB_RULE_7_4] = { "7.4", N_("Crane"), N_("Buildings of the columns III and IV cost 1 gold less."), BUILDING },
  [KB_RULE_7_5] = { "7.5", N_("Effects of buildings"),
    N_("They hold from the moment the building stands, end-of-season effects in that same season too, once a season each. "
       "Statue: if all dice show the same, one is rolled again. Chapel: if all dice total 7 or less, all are rolled again. "
       "Inn: a +2 token at the end of summer. Town Hall: a good or a +2 token for a point. Embassy: a point. Stable: a "
       "soldier more from the advisors 5, 10 and 18."), N_("rulebook, notes on the buildings") },
  [KB_RULE_8_1] = { "8.1", N_("The King’s Reward"),
    N_("Whoever has the most buildings gets 1 point, and so does each of those tied, even with none."), N_("rulebook, "
                                                                                                           "phase 3") },
  [KB_RULE_9_1] = { "9.1", N_("The King’s Envoy"),
    N_("An Envoy who was not used returns first. Then whoever has the fewest buildings, among those tied the fewest "
       "goods, gets him; if players are still tied, nobody."), N_("rulebook, phase 5") },
  [KB_RULE_9_2] = { "9.2", N_("What the Envoy does"),
    N_("Once, in any season until the next phase 5: influence an advisor who holds a group or a mark, or build two "
       "buildings in one season, the first of which counts for the second. Then he returns."), N_("rulebook, phase 5") },
  [KB_RULE_10_1] = { "10.1", N_("Two players: marks"),
    N_("Before each season three dice mark the advisor of their total, then two dice that of theirs. If both totals are "
       "equal, the two dice mark the advisors of their faces; one is set aside if those are equal too. Only the Envoy "
       "reaches marked advisors."), N_("rulebook, two players") },
  [KB_RULE_11_1] = { "11.1", N_("Recruiting"),
    N_("In turn order each player recruits any number of soldiers for 2 goods each, with Barracks for 1 each."),
    N_("rulebook, phase 7") },
  [KB_RULE_11_2] = { "11.2", N_("The enemy and reinforcements"),
    N_("The year’s card is revealed. The first player rolls one die: so many soldiers join every player."), WINTER },
  [KB_RULE_11_3] = { "11.3", N_("Battle"),
    N_("Strength is soldiers and bonuses of buildings. More than the enemy’s is victory and brings the reward, less is "
       "defeat and brings the losses, as much brings nothing; with the Stone Wall it is victory."), WINTER },
  [KB_RULE_11_4] = { "11.4", N_("Highest strength"),
    N_("Whoever has the highest strength of all gets 1 point, and so does each of those tied, but only after a "
       "victory."), WINTER },
  [KB_RULE_11_5] = { "11.5", N_("Losses"),
    N_("Gold, wood, stone, goods of choice, building, points, in this order. What is missing is not made up for. "
       "Goods of choice are lost unasked where all go or all are of one kind."), WINTER },
  [KB_RULE_11_6] = { "11.6", N_("Destroyed building"),
    N_("Of the rightmost column that holds a building, the topmost one is destroyed."), WINTER },
  [KB_RULE_11_7] = { "11.7", N_("Fortress, and soldiers"),
    N_("The Fortress brings 1 point with a victory. After the battle all soldiers go home."), WINTER },
  [KB_RULE_12_1] = { "12.1", N_("End of the game"),
    N_("After year V the Cathedral brings 1 point for every 2 goods. Most points win; then most goods, then most buildings; "
       "then the victory is shared. Goods are gold, wood and stone only."), END },
  [KB_RULE_12_2] = { "12.2", N_("Slips of the book"),
    N_("The King also gives 1 gold. “Each building of the same column” means one of each building. The first column to be "
       "destroyed is the rightmost."), RULING },
  [KB_RULE_12_3] = { "12.3", N_("Enemy cards by hand"),
    N_("Any enemy card may be entered as it is printed. For the demons 6 of year IV sources differ: compare the card."),
    RULING },
  [KB_RULE_12_4] = { "12.4", N_("House rule: soldier tokens"),
    N_("Each player has the soldier tokens 0, 1, 1, 2, 3 and 4 and spends one each winter in place of the King’s die; "
       "where those left are alike, unasked."),
    "house rule" },
  [KB_RULE_13_1] = { "13.1", N_("How much is entered"),
    N_("Everybody’s moves; or those of one player, where nothing is checked that depends on the others; or only the end "
       "position."), RULING },
  [KB_RULE_13_2] = { "13.2", N_("What lies there"),
    N_("What is said to lie on the table counts. What cannot come about by the rules is pointed out."), RULING },
};

const PwNamed kb_chapters[KB_CHAPTERS] = {
  { "1", N_("Set-up"), NULL, NULL },
  { "2", N_("The year"), NULL, NULL },
  { "3", N_("Aid from the King"), NULL, NULL },
  { "4", N_("Productive seasons"), NULL, NULL },
  { "5", N_("Influence"), NULL, NULL },
  { "6", N_("Help"), NULL, NULL },
  { "7", N_("Building"), NULL, NULL },
  { "8", N_("The King’s Reward"), NULL, NULL },
  { "9", N_("The King’s Envoy"), NULL, NULL },
  { "10", N_("Two players"), NULL, NULL },
  { "11", N_("Soldiers and battle"), NULL, NULL },
  { "12", N_("The end, slips, options"), NULL, NULL },
  { "13", N_("This program"), NULL, NULL },
};
