/* components.c: duchies and route tiles for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "components.h"

#include "games/burgundy/modules/cb-routes.h"

#define POSTS 3

/* Indices of hexes at the edge of the one-piece shape, which has rows of 4, 5, 6, 7, 6, 5 and 4. */
static const guint8 places[][POSTS] = { { 0, 15, 33 }, { 3, 21, 36 }, { 1, 22, 32 } };

int
components_posts_duchy (guint of, guint posts)
{
  CbDraft draft;
  CbAt at[CB_MAX_HEXES];
  GError *error = NULL;
  int i;

  cb_draft_from_duchy (&draft, cb_duchy_nth (of));
  cb_draft_set_name (&draft, "Invented for tests");
  cb_draft_list (&draft, at);
  for (i = 0; i < POSTS; i++)
    {
      const CbAt *place = &at[places[posts % G_N_ELEMENTS (places)][i]];

      draft.cells[place->row][place->column].post = TRUE;
    }
  i = cb_duchy_register (&draft, &error);
  g_assert_no_error (error);
  return i;
}

#define TYPES(a, b) (1u << (a) | 1u << (b))

/* Bonus, number, types of each space. */
static const gint16 bonuses[CB_ROUTE_TILES][CB_ROUTE_SPACES][3] = {
  { { CB_ROUTE_POINTS, 3 }, { CB_ROUTE_SILVER, 2 }, { CB_ROUTE_WORKERS, 2 } },
  { { CB_ROUTE_TAKE, 0, TYPES (CB_SHIP, CB_LIVESTOCK) }, { CB_ROUTE_TAKE_ANY }, { CB_ROUTE_BLACK } },
  { { CB_ROUTE_PLACE }, { CB_ROUTE_SELL }, { CB_ROUTE_ACTION } },
  { { CB_ROUTE_OTHER }, { CB_ROUTE_POINTS, 2 }, { CB_ROUTE_BLACK, 2 } },
  { { CB_ROUTE_POINTS, 5 }, { CB_ROUTE_SILVER, 1 }, { CB_ROUTE_WORKERS, 1 } },
  { { CB_ROUTE_TAKE_ANY }, { CB_ROUTE_SELL }, { CB_ROUTE_POINTS, 4 } },
  { { CB_ROUTE_ACTION }, { CB_ROUTE_PLACE }, { CB_ROUTE_TAKE, 0, TYPES (CB_BUILDING, CB_BUILDING) } },
  { { CB_ROUTE_POINTS, 1 }, { CB_ROUTE_POINTS, 2 }, { CB_ROUTE_WORKERS, 3 } },
  { { CB_ROUTE_SILVER, 3 }, { CB_ROUTE_POINTS, 6 }, { CB_ROUTE_SELL } },
  { { CB_ROUTE_TAKE, 0, TYPES (CB_MINE, CB_CASTLE) }, { CB_ROUTE_BLACK }, { CB_ROUTE_POINTS, 9 } },
  { { CB_ROUTE_WORKERS, 1 }, { CB_ROUTE_PLACE }, { CB_ROUTE_POINTS, 2 } },
  { { CB_ROUTE_OTHER }, { CB_ROUTE_SILVER, 1 }, { CB_ROUTE_ACTION } },
};

int
components_route_book (void)
{
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);

  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    for (guint at = 0; at < CB_ROUTE_SPACES; at++)
      {
        CbRouteSpace *space = &book->spaces[tile][at];

        space->goods = (guint8) ((tile + at) % CB_GOODS + 1);
        cb_route_space_set (space, (CbRouteBonus) bonuses[tile][at][0]);
        space->number = bonuses[tile][at][1];
        space->types = (guint8) bonuses[tile][at][2];
        if (space->bonus == CB_ROUTE_OTHER)
          g_assert_true (cb_route_text_set (book, tile, at, "Invented: each other player gets a worker"));
      }
  g_assert_cmpuint (cb_route_book_count (book), ==, CB_ROUTE_TILES);
  return cb_route_register (book, NULL);
}

/* Takes the numbers that are free, and says that those beyond are more than an option can have. */
int
components_leave_no_room (PwParts *parts)
{
  int first = parts->first;

  for (guint i = 0; !g_queue_is_empty (&parts->vacant); i++)
    {
      g_autofree char *content = g_strdup_printf ("%u", i);

      g_assert_cmpint (pw_parts_add (parts, content, content, 0, NULL, NULL), >=, 0);
    }
  parts->first = G_MAXINT16 + 1;
  return first;
}

void
components_make_room (PwParts *parts, int first)
{
  parts->first = first;
  for (guint i = 0; pw_parts_count (parts) > 0; i++)
    pw_parts_release (parts, first + (int) i);
}
