/* cb-hexes.c: the names of hexes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/data/cb-words.h"

#define HEX(index, name) { index, name, name, NULL }

const PwWord cb_hexes[CB_MAX_HEXES] = {
  HEX (0, "a1"), HEX (1, "a2"), HEX (2, "a3"), HEX (3, "a4"),
  HEX (4, "b1"), HEX (5, "b2"), HEX (6, "b3"), HEX (7, "b4"), HEX (8, "b5"),
  HEX (9, "c1"), HEX (10, "c2"), HEX (11, "c3"), HEX (12, "c4"), HEX (13, "c5"), HEX (14, "c6"),
  HEX (15, "d1"), HEX (16, "d2"), HEX (17, "d3"), HEX (18, "d4"), HEX (19, "d5"), HEX (20, "d6"),
  HEX (21, "d7"),
  HEX (22, "e1"), HEX (23, "e2"), HEX (24, "e3"), HEX (25, "e4"), HEX (26, "e5"), HEX (27, "e6"),
  HEX (28, "f1"), HEX (29, "f2"), HEX (30, "f3"), HEX (31, "f4"), HEX (32, "f5"),
  HEX (33, "g1"), HEX (34, "g2"), HEX (35, "g3"), HEX (36, "g4"),
  /* Larger ones, in the same rows once more; letters that begin no tile. */
  HEX (37, "h1"), HEX (38, "h2"), HEX (39, "h3"), HEX (40, "h4"),
  HEX (41, "i1"), HEX (42, "i2"), HEX (43, "i3"), HEX (44, "i4"), HEX (45, "i5"),
  HEX (46, "j1"), HEX (47, "j2"), HEX (48, "j3"), HEX (49, "j4"), HEX (50, "j5"), HEX (51, "j6"),
  HEX (52, "n1"), HEX (53, "n2"), HEX (54, "n3"), HEX (55, "n4"), HEX (56, "n5"), HEX (57, "n6"),
  HEX (58, "n7"),
  HEX (59, "o1"), HEX (60, "o2"), HEX (61, "o3"), HEX (62, "o4"), HEX (63, "o5"), HEX (64, "o6"),
  HEX (65, "p1"), HEX (66, "p2"), HEX (67, "p3"), HEX (68, "p4"), HEX (69, "p5"),
  HEX (70, "q1"), HEX (71, "q2"), HEX (72, "q3"), HEX (73, "q4"),
  HEX (74, "r1"), HEX (75, "r2"), HEX (76, "r3"), HEX (77, "r4"), HEX (78, "r5"), HEX (79, "r6"),
};

/**
 * cb_hex_name:
 * @duchy: a duchy
 * @hex: index of one of its hexes
 *
 * On the standard grid that is the row, a to g from the top, and the place from the left. Free shapes
 * take the same names in reading order.
 *
 * Returns: its name: "d4"
 */
const char *
cb_hex_name (const CbDuchy *duchy, guint hex)
{
  return hex < CB_MAX_HEXES ? cb_hexes[hex].word : "?";
}
