/* test-rules-examples.c: the worked examples of the rulebook and of the rules reference
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

/* Ana, Ben, Cleo, Dan are Blue, Black, Green, Red. */
#define BRIDGE_ROUND                                                                                                            \
  "ana pass; = first ana; ben pass; cleo place a; = cleo reserve 8; = cleo camp 6; dan pass; = next cleo; cleo place b; = cleo reserve 6"

const RuleCase cases_examples[] = {
  { "4.6/example-who-passes-when", "players 4; cleo reserve 10", BRIDGE_ROUND "; cleo pass; cleo skip; = next ana; ana skip; = next ben; ben skip; = next dan; dan skip",
    "asks bridge; next cleo" },
  { "8.1/example-carpenter", "phase activation; ana on c", "ana build wood-quarry", "ana 8.1 +2; ana wood 1; ana food 0; tile 10 wood-quarry; ana houses 8" },
  { "11.2/example-three-bundles", "phase delivery; ana on site; ana food 3; ana wood 4; ana stone 2; ana cloth 1", "ana deliver 3 wood 3 stone 2 cloth 1",
    "ana 11.3 +15" },
  { "11.2/example-four-wood", "phase delivery; ana on site; ana food 3; ana wood 4; ana stone 2; ana cloth 1", "ana deliver 3 wood 4 stone 2",
    "refused 11.2" },
  { "10.1/example-two-in-a-row", "dawn; ana is early-riser", "ana place a; = next ana; = ana reserve 8; ana place b", "next ben; ana reserve 7" },
  { "10.9/example-they-add-up", "phase delivery; ana on site; ana is goldsmith; ana is foreman; ana gold 1; ana stone 0", "ana deliver", "ana total +11" },
  { "10.8/example-two-and-one", "phase delivery; ana on site; ana is chamberlain; ana food 0", "ana deliver wood 2 stone 1", "ana 11.3 +5" },
  { "10.10/example-the-lower-number", "phase delivery; ana on site; ben on site; ana is deliveryman; ana food 2; ana wood 2; ana stone 2; ben food 2; ben wood 2; ben stone 2; board thief",
    "ana deliver 1; ben deliver 2; ana deliver 1", "asks favour; next ana" },
  { "2.4/example-three-players", "players 3", "", "ana reserve 6; ana camp 9" },
  { "6.7/example-two-tiles", "phase stewardship; ana lives 1; ana gold 1; ben built 10 tailor; ben built 11 manor", "ana skip", "provost 10" },
  { "6.7/example-three-in-the-gap", "phase stewardship; ana lives 1; ana gold 1; ben built 10 tailor; ben built 11 manor; ben built 12 wood-quarry", "ana skip", "provost 11" },
  { "6.4/example-a-ninth-space", "phase activation; ana on d; ana passed; ben passed; ana is bailiff; ana on 9",
    "ana provost 1; = provost 9; ana provost -2; = provost 7; = ana reserve 8; ben skip; ana provost 1", "ana total +0; ana food 1" },
  { "8.6/example-bens-visit", "ana built 10 stone-farm; ana is steward; ana passed; turn ben; ben is night-worker", "ben place 10", "ana 10.4 +2" },
  { "7.2/example-guild-with-three", "phase activation; ana on 6; ana reserve 11", "ana use", "ana reserve 15; ana camp 0; ana stone 0" },
  { "12.3/example-eight", "players 4; phase delivery; ana on site; ana lives 1 2; ana monument 3 garden; ana is day-laborer; ana reserve 3", "ana skip", "ana reserve 11" },
  { "8.2/example-gold-mine", "round 4; phase activation; site 3 foundry; ana on a; ana is architect; ana stone 0; board thief",
    "ana use; ana favour 2; ana build gold-mine", "ana 8.2 +4; ana 10.7 +1; ana food 0; asks character" },
  { "13.2/example-seventy", "round 9; phase delivery; ana on site; ana gold 3; ana score 64; ben score 70", "ana skip", "ana score 70; ana place 1; ben place 1" },
  { "4.7/example-passed-by-the-program", "players 3; ana passed; turn ben; ben reserve 1; cleo reserve 5", "cleo pass; ana skip", "asks bridge; next ben; can ben provost 1; cannot 6.5 ben provost 2" },
  { "12.2/example-ana-ben-ana", "phase stewardship; ana lives 2 6; ben lives 4; ana gold 9; ana wood 9; ben gold 1; board thief",
    "ana monument theater; = asks favour; ana skip; = next ben; ben skip", "asks monument; next ana" },
  { "11.4/example-deliveryman-alone", "phase delivery; ana is deliveryman; ana food 2; ana wood 2; ana stone 2; board thief", "ana deliver 2", "ana 11.3 +10; asks favour; next ana" },
  { "8.3/example-two-wood", "phase activation; ana on c; ana gold 1", "ana build covered-market wood", "ana wood 0; ana 8.1 +3" },
  { "1.4/example-gold-does-not-pay", "phase activation; ana on c; ana gold 1", "ana build covered-market gold", "refused 1.4" },
  { "7.6/example-an-empty-camp", "phase activation; ana on 5; ana reserve 14; ben on site", "ana use food", "ana food 0; ana reserve 14; ana camp 1" },
  { "10.8/example-three-equal", "phase delivery; ana on site; ana is chamberlain; ana food 0; ana wood 3", "ana deliver wood 3", "ana 11.3 +5" },
  { "2.3/example-round-1", "players 3; unnamed", "", "provost 8; ana reserve 6; ben reserve 6; cleo reserve 6" },
  { "5.3/example-the-wood-tile-beyond", "phase activation; ana on a; ana on 9; ana passed; ben passed", "ana skip; ana skip; ben skip", "ana food 1; event 5.3" },
  { "5.2/example-one-step-more", "phase activation; ana on a; ana on 9; ana passed; ben passed", "ana skip; ana provost 1; ben skip", "ana food 2; ana 7.3 +1" },
  { "6.7/example-the-gap-is-full", "phase stewardship; ana lives 1; ana gold 1; ben built 10 tailor; ben built 11 manor; ben built 12 wood-quarry; ben built 13 wood-sawmill", "ana skip", "provost 13" },
  { "10.5/example-ben-has-the-thief", "ana built 10 stone-farm; ana is steward; ana passed; turn ben; ben is thief; ben reserve 5", "ben place 10", "ana total +0" },
  { "8.6/example-activated-with-bens", "phase activation; ana on a; ana built 10 stone-farm; ben on 10; provost 10; ana food 0; ben food 0", "ana skip", "ben food 2; ben cloth 1; ana food 1" },
  { "8.6/example-activated-with-her-own", "phase activation; ana on a; ana built 10 stone-farm; ana on 10; provost 10; ana food 0", "ana skip", "ana food 2; ana cloth 1" },
  { "12.3/example-six-in-the-camp", "players 4; phase delivery; ana on site; ana lives 1 2; ana monument 3 garden; ana is day-laborer; ana reserve 9", "ana skip", "ana reserve 15; ana camp 0" },
  { "12.3/example-five-and-nothing", "players 5; phase delivery; ana on site; ben reserve 5", "ana skip", "ben reserve 7" },
  { "9.2/example-round-5", "round 5; phase activation; ana on a; board thief; ben is steward", "ana use", "can ana favour 1; can ana favour 2; cannot 9.2 ana favour 3; can ana take steward; cannot 9.1 ana take thief" },
  { "9.1/example-then-from-the-board", "round 5; phase activation; ana on a; board thief; ben is steward", "ana use; ana favour 1; ana skip", "asks character; can ana take thief; cannot 9.1 ana take steward" },
  { "12.1/example-a-claim-in-round-2", "round 2; phase activation; ana on b; ana cloth 1; ana passed; ben passed; ana reserve 3", "ana claim 3; ana skip; ben skip", "ana owns 3; ana residences 1; ana reserve 7; round 3" },
  { "12.2/example-statue-over-it", "round 4; phase stewardship; ana lives 3; ana gold 1; ana stone 2; ana reserve 3", "ana monument statue", "ana 12.2 +7; ana gold 0; ana stone 0; ana residences 0; ana reserve 6" },
  { "3.1/example-a-whole-round", "ana is architect; ben is foreman; board thief night-worker chamberlain",
    "ana place c; ben place a; ana place 2; ben place 9; ana place site; ben place 8; ana pass; ben place 3; = ben camp 6; ben pass; "
    "ben use; ben favour 1; ben use cloth; ben take thief; ana build wood-quarry; = tile 10 wood-quarry; ana skip; ben provost 1",
    "ana score 3; ana food 0; ana wood 2; ana stone 1; ana reserve 10; ana camp 5; ana houses 8; ben score 1; ben food 3; ben wood 1; ben stone 2; "
    "ben cloth 1; ben reserve 6; ben camp 9; provost 9; round 2; next ana; first ana; ben is thief" },
  { NULL, NULL, NULL, NULL },
};
