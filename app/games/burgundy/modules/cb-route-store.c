/* cb-route-store.c: the route tiles that the user has entered, where they are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-routes-private.h"

#include <string.h>

#include "games/burgundy/modules/cb-module-kinds.h"
#include "core/pw-disk.h"
#include "core/pw-kept.h"

/* Where the user's tiles are kept; the file need not exist yet. */
char *
cb_route_store_path (void)
{
  return pw_kept_path ("route-tiles.json");
}

/* Set-ups begin with @book from now on: what they are given holds it. */
static void
begin_with (const CbRouteBook *book)
{
  int value = cb_route_register (book, NULL);

  value = MAX (value, 0);
  cb_route_offer (value);
  cb_options[CB_OPTION_ROUTE_TILES].def = (gint16) value;
  cb_route_release (value);
}

/**
 * cb_route_store_load:
 * @book: (out): the user's tiles; nothing entered where there is no file or it cannot be read
 * @error: (nullable): return location: why it cannot be read
 *
 * From now on set-ups begin with these tiles.
 *
 * Returns: FALSE where there is a file that cannot be read
 */
gboolean
cb_route_store_load (CbRouteBook *book, GError **error)
{
  g_autofree char *path = cb_route_store_path (), *folder = g_path_get_dirname (path);
  gboolean good = TRUE;

  pw_disk_drop_unfinished (folder);
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    memset (book, 0, sizeof *book);
  else if (!cb_route_book_load (book, path, error))
    {
      memset (book, 0, sizeof *book);
      good = FALSE;
    }
  begin_with (book);
  return good;
}

/* Keeps the user's tiles; set-ups begin with them from now on. */
gboolean
cb_route_store_save (const CbRouteBook *book, GError **error)
{
  g_autofree char *path = cb_route_store_path ();

  begin_with (book);
  return cb_route_book_save (book, path, error);
}

static void
add_move (gpointer moves, const PwMove *move)
{
  pw_moves_add (moves, move);
}

/* Whether the tile, from 0, lies in somebody's row. */
static gboolean
is_played (const CbState *state, guint tile)
{
  for (guint board = 0; board < state->n_boards; board++)
    for (guint i = 0; i < CB_ROUTE_ROW; i++)
      if (state->routes.row[board][i] == tile + 1)
        return TRUE;
  return FALSE;
}

/* Whether what is printed there is still to be said in this game. */
static gboolean
is_missing (const CbState *state, guint tile, guint at)
{
  return state->modules >> CB_MODULE_ROUTES & 1 && state->stage != CB_STAGE_OVER && is_played (state, tile) &&
         state->routes.faces[tile][at].bonus == CB_ROUTE_UNKNOWN;
}

/**
 * cb_route_store_tell:
 * @state: a state
 * @out: moves to add to
 *
 * Adds what the user has entered of the tiles that lie in the rows of this game and the game does not know, as statements.
 */
void
cb_route_store_tell (const CbState *state, PwMoves *out)
{
  g_autofree CbRouteBook *book = NULL;
  g_autofree char *path = NULL;

  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    for (guint at = 0; at < CB_ROUTE_SPACES; at++)
      {
        if (!is_missing (state, tile, at))
          continue;
        /* Most games miss nothing, and read no file. */
        if (!book)
          {
            book = g_new0 (CbRouteBook, 1);
            path = cb_route_store_path ();
            if (!g_file_test (path, G_FILE_TEST_EXISTS) || !cb_route_book_load (book, path, NULL))
              return;
          }
        if (cb_route_space_is_whole (&book->spaces[tile][at]))
          cb_route_say_printed (&book->spaces[tile][at], tile, at, add_move, out);
      }
}

/**
 * cb_route_store_learn:
 * @tile: 0 to 11
 * @at: 0 to 2
 * @space: what is on it, read off the component during a game
 *
 * Keeps for later games what was entered once. What the user has entered already stays as it is, and a
 * file that cannot be read or written stays too.
 *
 * Returns: whether something new is kept
 */
gboolean
cb_route_store_learn (guint tile, guint at, const CbRouteSpace *space)
{
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);

  if (!cb_route_store_load (book, NULL) || cb_route_space_is_whole (&book->spaces[tile][at]) || !cb_route_space_is_whole (space))
    return FALSE;
  book->spaces[tile][at] = *space;
  return cb_route_store_save (book, NULL);
}

/**
 * cb_route_store_forget:
 * @tile: 0 to 11
 * @at: 0 to 2
 * @space: what cb_route_store_learn() kept
 *
 * Takes back what was kept, as it was not so. What has become something else since stays.
 */
void
cb_route_store_forget (guint tile, guint at, const CbRouteSpace *space)
{
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);

  if (!cb_route_store_load (book, NULL) || memcmp (&book->spaces[tile][at], space, sizeof *space) != 0)
    return;
  memset (&book->spaces[tile][at], 0, sizeof *space);
  cb_route_store_save (book, NULL);
}
