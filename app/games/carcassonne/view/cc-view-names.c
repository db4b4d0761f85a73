/* cc-view-names.c: what tiles, places and features are called for those who do not see them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/view/cc-view.h"

#include <glib/gi18n-lib.h>

static void
add (GString *text, const char *separator, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
add (GString *text, const char *separator, const char *format, ...)
{
  va_list args;

  g_string_append (text, text->len ? separator : "");
  va_start (args, format);
  g_string_append_vprintf (text, format, args);
  va_end (args);
}

/* "Bruno 1, Chiara 1 and builder". */
static void
add_figures (const PwSetup *setup, const CcWorth *worth, GString *text)
{
  const char *separator = "; ";

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      if (worth->followers[seat] == 0 && !((worth->builders | worth->pigs) >> seat & 1))
        continue;
      add (text, separator, "%s %u", pw_setup_name (setup, seat), worth->followers[seat]);
      if (worth->builders >> seat & 1)
        g_string_append (text, _(" and builder"));
      if (worth->pigs >> seat & 1)
        g_string_append (text, _(" and pig"));
      separator = ", ";
    }
}

/**
 * cc_view_feature_name:
 * @setup: who plays
 * @worth: a feature
 *
 * Returns: (transfer full): "city of 4 tiles, 1 pennant, 1 opening; Bruno 1, Chiara 1 and builder; 5 now, 10 complete"
 */
char *
cc_view_feature_name (const PwSetup *setup, const CcWorth *worth)
{
  GString *text = g_string_new (NULL);
  guint n = worth->tiles;

  switch (worth->sort)
    {
    case CC_CITY: add (text, "", g_dngettext (GETTEXT_PACKAGE, "city of %u tile", "city of %u tiles", n), n); break;
    case CC_ROAD: add (text, "", g_dngettext (GETTEXT_PACKAGE, "road of %u tile", "road of %u tiles", n), n); break;
    case CC_MONASTERY:
      add (text, "", g_dngettext (GETTEXT_PACKAGE, "monastery with %u tile", "monastery with %u tiles", n), n);
      break;
    case CC_FIELD:
    case CC_SORTS:
    default:
      add (text, "", g_dngettext (GETTEXT_PACKAGE, "field of %u tile", "field of %u tiles", n), n);
      n = worth->cities;
      add (text, ", ", g_dngettext (GETTEXT_PACKAGE, "feeds %u completed city", "feeds %u completed cities", n), n);
      break;
    }
  if (worth->pennants)
    add (text, ", ", g_dngettext (GETTEXT_PACKAGE, "%u pennant", "%u pennants", worth->pennants), worth->pennants);
  for (guint good = 0; good < CC_GOODS; good++)
    if (worth->goods[good])
      add (text, ", ", "%u %s", worth->goods[good], _(cc_good_words.words[good].label));
  if (worth->sort != CC_FIELD && worth->open)
    add (text, ", ", g_dngettext (GETTEXT_PACKAGE, "%u opening", "%u openings", worth->open), worth->open);
  add_figures (setup, worth, text);
  if (worth->sort == CC_FIELD || worth->open == 0)
    add (text, "; ", _("%d points"), worth->now);
  else
    add (text, "; ", _("%d now, %d complete"), worth->now, worth->closed);
  return g_string_free (text, FALSE);
}

/* "n1e3, road to a monastery; Ana, monk". */
char *
cc_view_tile_name (const PwSetup *setup, const CcViewTile *tile)
{
  GString *text = g_string_new (NULL);
  char place[PW_CELL_WORD];

  pw_compass_print (tile->x, tile->y, place);
  g_string_printf (text, "%s, %s", place, cc_tile_phrase (tile->kind));
  for (guint i = 0; i < tile->n_figures; i++)
    {
      const CcFigure *figure = &tile->figures[i];
      int feature = cc_feature_word (tile->kind, tile->turn, figure->segment);

      add (text, "; ", _("%s, %s"), pw_setup_name (setup, figure->seat), cc_role (figure->what, cc_feature_sort (feature)));
    }
  if (tile->flags & CC_VIEW_LAST)
    add (text, "; ", "%s", _("the last tile"));
  return g_string_free (text, FALSE);
}

/* "place 2, n3e2; 37 tiles left fit here", "n4e6; dead: no tile left has these edges". */
char *
cc_view_gap_name (const CcView *view, const CcViewGap *gap)
{
  GString *text = g_string_new (NULL);
  char place[PW_CELL_WORD];

  pw_compass_print (gap->x, gap->y, place);
  if (gap->number > 0)
    add (text, "", _("place %d, %s"), gap->number, place);
  else
    add (text, "", "%s", place);
  if (gap->flags & CC_VIEW_CHOSEN)
    add (text, ", ", "%s", _("chosen"));
  if (gap->flags & CC_VIEW_DEAD)
    add (text, "; ", "%s", _("dead: no tile left has these edges"));
  else
    add (text, "; ", g_dngettext (GETTEXT_PACKAGE, "%u tile left fits here", "%u tiles left fit here", gap->fits), gap->fits);
  if (gap->points > 0)
    add (text, "; ", g_dngettext (GETTEXT_PACKAGE, "%d point now", "%d points now", (gulong) gap->points), gap->points);
  return g_string_free (text, FALSE);
}
