/* cb-route-book.c: the faces of the route tiles: what a space can show, and all books that are known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-routes.h"

#include <glib/gi18n-lib.h>

#include "games/burgundy/modules/cb-module-kinds.h"
#include "core/pw-parts.h"
#include "core/pw-record.h"

static const PwWord colour_words[] = {
  { 1, "turquoise", N_("turquoise"), "1" },
  { 2, "purple", N_("purple"), "2" },
  { 3, "pink", N_("pink"), "3" },
  { 4, "red", N_("red"), "4" },
  { 5, "brown", N_("brown"), "5" },
  { 6, "orange", N_("orange"), "6" },
  { CB_ROUTE_ANY, "any", N_("any colour"), NULL },
};
const PwVocabulary cb_route_colour_words = {
  "colour", N_("a goods colour: turquoise, purple, pink, red, brown or orange, or its number 1 to 6; or any"), colour_words,
  G_N_ELEMENTS (colour_words),
};

static const PwWord bonus_words[] = {
  { CB_ROUTE_POINTS, "points", N_("Points"), NULL },
  { CB_ROUTE_SILVER, "silver", N_("Silver"), "silverlings coins" },
  { CB_ROUTE_WORKERS, "workers", N_("Workers"), NULL },
  { CB_ROUTE_TAKE, "take", N_("Tile of some types"), NULL },
  { CB_ROUTE_TAKE_ANY, "take-any", N_("Any tile"), "any" },
  { CB_ROUTE_BLACK, "black", N_("Black depot"), "black-depot" },
  { CB_ROUTE_PLACE, "place", N_("Place a tile"), NULL },
  { CB_ROUTE_SELL, "sell", N_("Sell a colour"), NULL },
  { CB_ROUTE_ACTION, "action", N_("Any action"), NULL },
  { CB_ROUTE_OTHER, "other", N_("Another bonus"), "another" },
};
const PwVocabulary cb_route_bonus_words = {
  "bonus", N_("points, silver, workers, take, take-any, black, place, sell, action or other"), bonus_words,
  G_N_ELEMENTS (bonus_words),
};

/* Whether colour and bonus are entered, with all that the bonus needs. */
gboolean
cb_route_space_is_whole (const CbRouteSpace *space)
{
  switch ((CbRouteBonus) space->bonus)
    {
    case CB_ROUTE_UNKNOWN: return FALSE;
    case CB_ROUTE_POINTS:
    case CB_ROUTE_SILVER:
    case CB_ROUTE_WORKERS: return space->goods != 0 && space->number > 0;
    case CB_ROUTE_TAKE: return space->goods != 0 && space->types != 0;
    case CB_ROUTE_TAKE_ANY:
    case CB_ROUTE_BLACK:
    case CB_ROUTE_PLACE:
    case CB_ROUTE_SELL:
    case CB_ROUTE_ACTION:
    case CB_ROUTE_OTHER:
    default: return space->goods != 0;
    }
}

/* Whether goods of that colour, 1 to 6, bring its bonus (14.2). */
gboolean
cb_route_space_gives (const CbRouteSpace *space, guint goods)
{
  return goods != 0 && (space->goods == goods || space->goods == CB_ROUTE_ANY);
}

/* Of a space: a colour of goods, or any; translated. */
const char *
cb_route_colour_label (guint goods)
{
  return goods >= 1 && goods <= CB_ROUTE_ANY ? _(colour_words[goods - 1].label) : "?";
}

/**
 * cb_route_space_set:
 * @space: a space
 * @bonus: its bonus from now on
 *
 * What another bonus needed is forgotten: numbers and types.
 *
 * Returns: whether that is another than before
 */
gboolean
cb_route_space_set (CbRouteSpace *space, CbRouteBonus bonus)
{
  if (space->bonus == bonus)
    return FALSE;
  space->bonus = (guint8) bonus;
  space->types = 0;
  space->number = bonus == CB_ROUTE_POINTS || bonus == CB_ROUTE_SILVER || bonus == CB_ROUTE_WORKERS ? 1 : 0;
  return TRUE;
}

/* Sets the sentence of another bonus; FALSE where it is too long, or no text of one line. */
gboolean
cb_route_text_set (CbRouteBook *book, guint tile, guint space, const char *text)
{
  char *own = book->texts[tile][space];

  if (!g_utf8_validate (text, -1, NULL) || g_utf8_strlen (text, -1) > CB_ROUTE_TEXT_LENGTH || strlen (text) >= CB_ROUTE_TEXT)
    return FALSE;
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    if (g_unichar_iscntrl (g_utf8_get_char (p)))
      return FALSE;
  memset (own, 0, CB_ROUTE_TEXT);
  g_strlcpy (own, text, CB_ROUTE_TEXT);
  return TRUE;
}

/* Whether all of a tile is entered; @tile counts from 0. */
gboolean
cb_route_tile_is_whole (const CbRouteBook *book, guint tile)
{
  for (guint space = 0; space < CB_ROUTE_SPACES; space++)
    if (!cb_route_space_is_whole (&book->spaces[tile][space]))
      return FALSE;
  return TRUE;
}

/* How many tiles are entered. */
guint
cb_route_book_count (const CbRouteBook *book)
{
  guint n = 0;

  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    n += cb_route_tile_is_whole (book, tile);
  return n;
}

/**
 * cb_route_bonus_text:
 * @space: a space
 * @text: (nullable): the sentence of another bonus
 *
 * Returns: (transfer full): what it gives, such as "3 points"
 */
char *
cb_route_bonus_text (const CbRouteSpace *space, const char *text)
{
  GString *types;
  int n = space->number;

  switch ((CbRouteBonus) space->bonus)
    {
    case CB_ROUTE_POINTS: return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) n), n);
    case CB_ROUTE_SILVER:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d silver coin", "%d silver coins", (gulong) n), n);
    case CB_ROUTE_WORKERS: return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d worker", "%d workers", (gulong) n), n);
    case CB_ROUTE_TAKE:
      types = g_string_new (NULL);
      for (guint type = 0; type < CB_TYPES; type++)
        if (space->types >> type & 1)
          g_string_append_printf (types, "%s%s", types->len ? ", " : "", cb_type_label ((CbType) type));
      g_string_prepend (types, _("take a tile: "));
      return g_string_free (types, FALSE);
    case CB_ROUTE_TAKE_ANY: return g_strdup (_("take any tile from a numbered depot"));
    case CB_ROUTE_BLACK:
      return n ? g_strdup_printf (_("a tile from the black depot for %d silver"), n)
               : g_strdup (_("a tile from the black depot"));
    case CB_ROUTE_PLACE: return g_strdup (_("place a tile at once"));
    case CB_ROUTE_SELL: return g_strdup (_("sell one more colour"));
    case CB_ROUTE_ACTION: return g_strdup (_("an action with any value"));
    case CB_ROUTE_OTHER: return g_strdup (text && *text ? text : _("another bonus, as the tile says"));
    case CB_ROUTE_UNKNOWN:
    default: return g_strdup (_("not entered"));
    }
}
