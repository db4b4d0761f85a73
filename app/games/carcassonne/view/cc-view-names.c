/* cc-view-names.c: what tiles, places and features are called for those who do not see them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/view/cc-view.h"

#include <glib/gi18n-lib.h>

/** GAPS_TOLD: places of a feature that are named. */
#define GAPS_TOLD 4u

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

/* "city of 4 tiles, 1 pennant, 1 opening". */
static void
add_what (const CcWorth *worth, GString *text)
{
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
      if (n == 0)
        add (text, ", ", "%s", _("feeds no completed city"));
      else
        add (text, ", ", g_dngettext (GETTEXT_PACKAGE, "feeds %u completed city", "feeds %u completed cities", n), n);
      break;
    }
  if (worth->pennants)
    add (text, ", ", g_dngettext (GETTEXT_PACKAGE, "%u pennant", "%u pennants", worth->pennants), worth->pennants);
  for (guint good = 0; good < CC_GOODS; good++)
    if (worth->goods[good])
      {
        g_autofree char *tokens = cc_count_good (good, worth->goods[good]);

        add (text, ", ", "%s", tokens);
      }
  if (worth->sort == CC_MONASTERY && worth->open)
    add (text, ", ", g_dngettext (GETTEXT_PACKAGE, "%u tile missing", "%u tiles missing", worth->open), worth->open);
  else if (worth->sort != CC_FIELD && worth->open)
    add (text, ", ", g_dngettext (GETTEXT_PACKAGE, "%u opening", "%u openings", worth->open), worth->open);
}

/* Names of the seats in @seats: "Bruno and Chiara". */
static char *
names_of (const PwSetup *setup, guint seats)
{
  GString *names = g_string_new (NULL);
  guint left = (guint) __builtin_popcount (seats);

  for (guint seat = 0, n = 0; seat < setup->n_players; seat++)
    if (seats >> seat & 1)
      {
        /* Translators: before the last of several names. */
        g_string_append (names, n == 0 ? "" : n + 1 == left ? _(" and ") : ", ");
        g_string_append (names, pw_setup_name (setup, seat));
        n++;
      }
  return g_string_free (names, FALSE);
}

/* "5 now, 10 complete"; of a field "6 points", and what it is to those whose pig is there (10.4). */
static void
add_worth (const PwSetup *setup, const CcWorth *worth, GString *text)
{
  guint pigs = worth->sort == CC_FIELD ? worth->leaders & worth->pigs : 0;
  int with_pig = worth->now + (int) worth->cities;

  if (worth->sort != CC_FIELD && worth->open > 0)
    g_string_append_printf (text, _("%d now, %d complete"), worth->now, worth->closed);
  else
    g_string_append_printf (text, _("%d points"), pigs && pigs == worth->leaders ? with_pig : worth->now);
  if (pigs && pigs != worth->leaders && worth->cities)
    {
      g_autofree char *names = names_of (setup, pigs);

      /* Translators: behind the points of a field: points; a name, or several. */
      g_string_append_printf (text, _(", %d with the pig for %s"), with_pig, names);
    }
}

/**
 * cc_view_feature_title:
 * @worth: a feature
 *
 * Returns: (transfer full): "city of 4 tiles, 1 pennant, 1 opening"
 */
char *
cc_view_feature_title (const CcWorth *worth)
{
  GString *text = g_string_new (NULL);

  add_what (worth, text);
  return g_string_free (text, FALSE);
}

/**
 * cc_view_feature_leads:
 * @setup: who plays
 * @worth: a feature
 *
 * Returns: (transfer full) (nullable): who has the majority: "Bruno leads", "Bruno and Chiara lead"; %NULL where nobody stands
 */
char *
cc_view_feature_leads (const PwSetup *setup, const CcWorth *worth)
{
  g_autofree char *names = names_of (setup, worth->leaders);

  if (worth->leaders == 0)
    return NULL;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s leads", "%s lead", (gulong) __builtin_popcount (worth->leaders)),
                          names);
}

/**
 * cc_view_feature_worth:
 * @setup: who plays
 * @worth: a feature
 *
 * Returns: (transfer full): "5 now, 10 complete"
 */
char *
cc_view_feature_worth (const PwSetup *setup, const CcWorth *worth)
{
  GString *text = g_string_new (NULL);

  add_worth (setup, worth, text);
  return g_string_free (text, FALSE);
}

/**
 * cc_view_gaps_text:
 * @gaps: (array length=n): places that a feature needs tiles at
 * @n: how many
 *
 * Returns: (transfer full) (nullable): "n3w1: 4 fit, s2w4: none fits", the first few; %NULL where there are none
 */
char *
cc_view_gaps_text (const CcFeatureGap *gaps, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < MIN (n, GAPS_TOLD); i++)
    {
      char place[PW_CELL_WORD];

      pw_compass_print (gaps[i].x, gaps[i].y, place);
      if (gaps[i].fits)
        /* Translators: a place; how many of the tiles that are left fit there. */
        add (text, ", ", g_dngettext (GETTEXT_PACKAGE, "%s: %u fits", "%s: %u fit", gaps[i].fits), place, gaps[i].fits);
      else
        add (text, ", ", _("%s: none fits"), place);
    }
  if (n > GAPS_TOLD)
    /* Translators: after a list: so many more. */
    add (text, ", ", _("and %u more"), n - GAPS_TOLD);
  return n ? g_strdup (text->str) : NULL;
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

  add_what (worth, text);
  add_figures (setup, worth, text);
  g_string_append (text, "; ");
  add_worth (setup, worth, text);
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
