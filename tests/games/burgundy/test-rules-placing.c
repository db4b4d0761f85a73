/* test-rules-placing.c: where a tile may lie (5.1 to 5.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

const RuleCase cases_placing[] = {
  /* 5.1 */
  { "5.1/colour-value-and-neighbour", "ana store mine; ana dice 44", "ana place mine e3", "ana at e3 mine" },
  { "5.1/not-on-another-colour", "ana store mine; ana dice 33", "ana place mine c3", "refused 5.1" },
  { "5.1/not-on-another-value", "ana store mine; ana dice 55; ana workers 0", "ana place mine e3", "refused 5.1" },
  { "5.1/not-far-from-all-tiles", "ana store mine; ana dice 11", "ana place mine f2", "refused 5.1" },
  { "5.1/next-to-any-tile", "ana store mine; ana on e3=mine; ana dice 11", "ana place mine f2", "ana at f2 mine" },
  { "5.1/the-first-tile-next-to-the-castle", "ana store k1; ana dice 11", "ana place k1 c4", "ana at c4 k1" },
  { "5.1/a-castles-action-needs-no-value", "ana on a2=castle; ana store castle mine; ana dice 44",
    "ana place castle a3; ana place mine e3", "ana at e3 mine" },
  { "5.1/but-the-colour", "ana on a2=castle; ana store castle mine; ana dice 44",
    "ana place castle a3; ana place mine c3", "refused 5.1" },
  { "5.1/and-a-neighbour", "ana on a2=castle; ana store castle mine; ana dice 44",
    "ana place castle a3; ana place mine g1", "refused 5.1" },

  /* 5.2 */
  { "5.2/second-watchtower-in-a-city", "ana on e4=watchtower; ana store watchtower; ana dice 11",
    "ana place watchtower e5", "refused 5.2" },
  { "5.2/wherever-it-lies-in-the-city", "ana on e4=bank e5=watchtower; ana store watchtower; ana dice 55",
    "ana place watchtower f4", "refused 5.2" },
  { "5.2/another-building-in-the-city", "ana on e4=watchtower; ana store bank; ana dice 11", "ana place bank e5",
    "ana at e5 bank" },
  { "5.2/second-watchtower-in-another-city", "ana on e4=watchtower; ana store watchtower; ana dice 33",
    "ana place watchtower c3", "ana at c3 watchtower" },
  { "5.2/by-the-town-hall-too", "ana on e4=watchtower; ana store watchtower town-hall; ana dice 33",
    "ana place town-hall c3; ana place watchtower e5", "refused 5.2" },
  { "5.2/other-tiles-may-repeat", "ana on d3=ship; ana store ship; ana dice 11", "ana place ship d2", "ana at d2 ship" },

  /* 5.3 */
  { "5.3/not-on-a-tile", "ana on e3=mine; ana store mine; ana dice 44", "ana place mine e3", "refused 5.3" },
  { "5.3/not-on-the-first-castle", "ana store castle; ana dice 66", "ana place castle d4", "refused 5.3" },
  { "5.3/not-on-a-tile-of-another-colour", "ana on e3=mine; ana store bank; ana dice 44", "ana place bank e3",
    "refused 5.3" },

  /* 5.4 */
  { "5.4/the-effect-before-the-next-action", "ana store market; ana dice 33; depot 1 ship",
    "ana place market c3; ana workers die=3", "refused 5.4" },
  { "5.4/the-effect-before-the-end-of-the-turn", "ana store market; ana dice 33; depot 1 ship",
    "ana place market c3; ana end", "refused 5.4" },
  { "5.4/the-ships-goods-before-the-next-action", "ana store ship; ana dice 22; pot 3 red",
    "ana place ship d3; ana workers die=2", "refused 5.4" },
  { "5.4/the-region-then-the-effect", "ana store market; ana dice 33; depot 1 ship", "ana place market c3",
    "ana 5.6 +11; asks market" },
  { NULL, NULL, NULL, NULL },
};
