/* module-sets.h: the expansions that random games are played with, and which a test has been given
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-setup.h"

G_BEGIN_DECLS

typedef enum
{
  BASE,
  TILES,                        /* those that add tiles */
  MARKERS,                      /* those that add shields, rows of goods, posts */
  SETS,
} Set;

/* What the paths of tests with it end with. */
extern const char *const set_names[SETS];

/* That of the test that runs. */
extern Set module_set;

/* What a test is given: how many play, which is returned, and in the next byte with which expansions. */
guint    set_begin (gconstpointer data);

/* A game of that many with the expansions of the set, on duchies that differ with @seed, at that level; sometimes
 * nobody has entered the tiles of the trade routes. Free it. */
PwSetup *set_setup (guint n_players, guint seed, guint level);

G_END_DECLS
