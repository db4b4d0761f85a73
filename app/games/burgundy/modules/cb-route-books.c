/* cb-route-books.c: all books of route tiles that are known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-routes.h"
#include "games/burgundy/modules/cb-module-kinds.h"
#include "core/pw-parts.h"
#include "core/pw-record.h"

#include <glib/gi18n-lib.h>

/** SUM: how many digits of the sum of its contents are in a book's word. */
#define SUM 12

static const PwWord words[] = { { 0, "none", N_("Not entered"), NULL } };
static PwParts books = { 1, NULL, g_free };

/** cb_route_words: no tiles; the books that people entered are beyond. */
const PwVocabulary cb_route_words = { "route-tiles", N_("none, or tiles that were entered"), words, 1, .parts = &books };

/**
 * cb_route_register:
 * @book: the faces of the tiles
 * @error: (nullable): return location: PW_RECORD_ERROR_ROOM
 *
 * Makes a book known. The same one is known once.
 *
 * Returns: its value of the option "route-tiles", of which the caller owns a share until cb_route_release(); 0
 *   where nothing is entered; -1 where there is no room
 */
int
cb_route_register (const CbRouteBook *book, GError **error)
{
  static const CbRouteBook nothing;
  g_autofree char *content = NULL, *label = NULL;
  guint entered = cb_route_book_count (book);
  int value;

  if (memcmp (book, &nothing, sizeof nothing) == 0)
    return 0;
  content = cb_route_book_print (book, TRUE);
  label = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile entered", "%u tiles entered", entered), entered);
  value = pw_parts_add (&books, content, "tiles", SUM, label, g_memdup2 (book, sizeof *book));
  if (value < 0)
    pw_record_error_set (error, PW_RECORD_ERROR_ROOM, 0,
                         _("Too many sets of route tiles are in use at once: close some games."));
  return value;
}

/* Gives a share of cb_route_register() back. */
void
cb_route_release (int value)
{
  pw_parts_release (&books, value);
}

/* Whose share the caller owns, as the set-up of a game does. */
const CbRouteBook *
cb_route_nth (int value)
{
  return value >= 1 && pw_vocabulary_get (&cb_route_words, value) ? pw_parts_get (&books, value) : NULL;
}

/* Set-ups offer this book, of which the caller owns a share, and no other. */
void
cb_route_offer (int value)
{
  while (pw_parts_get_n_offered (&books) > 0 && pw_parts_get_offered (&books, 0) != value)
    pw_parts_offer_no_more (&books, pw_parts_get_offered (&books, 0));
  pw_parts_offer (&books, value);
}

/* What a record must carry to be read elsewhere. */
char *
cb_route_component_print (int value)
{
  return pw_parts_dup_content (&books, value);
}

gboolean
cb_route_component_parse (const char *text, gint16 *value, GError **error)
{
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);
  int i;

  if (!cb_route_book_parse (book, text, -1, error))
    return FALSE;
  i = cb_route_register (book, error);
  *value = (gint16) i;
  return i >= 0;
}
