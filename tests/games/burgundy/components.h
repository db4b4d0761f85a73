/* components.h: duchies and route tiles for tests: invented ones, like none that is printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-parts.h"
#include "games/burgundy/data/cb-duchy.h"

G_BEGIN_DECLS

/* A duchy with three border posts, in the colours of printed duchy @of, an index: on the hexes a1, d1 and
 * g1, or for other values of @posts at other places of the edge. Returns its place for cb_duchy_nth(). */
int components_posts_duchy (guint of, guint posts);

/* Route tiles: in the first space of tile n is colour n, then the next ones, in the order of their numbers and
 * beginning again. Returns their value of the option. */
int components_route_book (void);

/* Leaves no room for any more of @parts, of which there must be none by now. Returns what makes room again. */
int components_leave_no_room (PwParts *parts);
void components_make_room (PwParts *parts, int first);

G_END_DECLS
