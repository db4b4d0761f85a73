/* cb-counts.c: a duchy told in one line: "3 banks, 2 watchtowers, #17, #22, 4 cows"
 *
 * Each part, between commas, is a tile and how many of it; the number may come first or last. "4
 * cows" is one tile with four cows on it, "2 cow4" are two of these. Whoever counts a duchy also
 * counts silver, workers and empty hexes: they may stand in the same line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-position-view.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "games/burgundy/position/cb-says.h"

/** MOST: no count is larger. */
#define MOST 42

typedef struct
{
  int number;                   /* how many, or -1 */
  int animals;                  /* a number after the name, or -1 */
  char *name;                   /* words joined by hyphens, lower case */
} Part;

static void
part_clear (Part *part)
{
  g_free (part->name);
}

static gboolean
is_number (const char *word)
{
  return *word && strspn (word, "0123456789") == strlen (word) && strlen (word) <= 3;
}

/* "2", "x", "town", "halls" */
static void
part_read (const char *text, Part *part)
{
  g_autofree char *lower = g_utf8_strdown (text, -1);
  g_auto (GStrv) words = g_strsplit_set (lower, " \t", -1);
  g_autoptr (GString) name = g_string_new (NULL);

  *part = (Part){ .number = -1, .animals = -1 };
  for (guint i = 0; words[i]; i++)
    {
      const char *word = words[i];

      if (*word == '\0' || g_str_equal (word, "x") || g_str_equal (word, "×") || g_str_equal (word, "and"))
        continue;
      if (is_number (word) && name->len == 0 && part->number < 0)
        part->number = atoi (word);
      else if (is_number (word) && name->len > 0 && part->animals < 0)
        part->animals = atoi (word);
      else
        g_string_append_printf (name, "%s%s", name->len ? "-" : "", word);
    }
  part->name = g_strdup (name->str);
}

/* The same name in the singular. */
static char *
singular (const char *name, guint way)
{
  gsize length = strlen (name);

  if (way == 1 && length > 2 && name[length - 1] == 's')
    return g_strndup (name, length - 1);
  if (way == 2 && length > 3 && g_str_has_suffix (name, "es"))
    return g_strndup (name, length - 2);
  if (way == 3 && length > 4 && g_str_has_suffix (name, "ies"))
    return g_strdup_printf ("%.*sy", (int) length - 3, name);
  return way == 0 ? g_strdup (name) : NULL;
}

/* The first tile of the species that @name means, or -1. */
static int
find_species (const char *name)
{
  static const char *const words[4] = { "cow", "sheep", "pig", "chicken" };

  for (guint way = 0; way < 3; way++)
    {
      g_autofree char *one = singular (name, way);

      for (guint i = 0; one && i < G_N_ELEMENTS (words); i++)
        if (g_str_equal (words[i], one))
          return (int) (CB_TILE_COW_2 + 3 * i);
    }
  return -1;
}

static int
find_tile (const char *name)
{
  for (guint way = 0; way < 4; way++)
    {
      g_autofree char *one = singular (name, way);
      int tile = one ? cb_position_word (one) : -1;

      if (tile > CB_TILE_NONE)
        return tile;
    }
  return -1;
}

static gboolean
add (CbCounts *out, int tile, int n)
{
  int most = tile >= CB_TILE_MONASTERY_0 ? 1 : MOST;

  out->tiles[tile] = (guint8) MIN (out->tiles[tile] + n, most);
  return TRUE;
}

static gboolean
is_word (const char *name, const char *word)
{
  return g_str_has_prefix (name, word) && (name[strlen (word)] == '\0' || g_str_equal (name + strlen (word), "s"));
}

static gboolean
part_take (const Part *part, CbCounts *out)
{
  int n = part->number >= 0 ? part->number : part->animals, species, tile;
  gboolean twice = part->number >= 0 && part->animals >= 0;

  if (*part->name == '\0') /* "17" by itself is a monastery */
    return part->number >= 1 && part->number <= 29 && add (out, CB_TILE_MONASTERY_0 + part->number, 1);
  if (is_number (part->name))
    return FALSE;
  /* The number behind it is its own: one in front can only say that there is one. */
  if (g_str_equal (part->name, "monastery"))
    return part->number <= 1 && part->number != 0 && part->animals >= 1 && part->animals <= 29 &&
           add (out, CB_TILE_MONASTERY_0 + part->animals, 1);
  species = find_species (part->name);
  if (species >= 0)
    {
      int animals = part->animals >= 0 ? part->animals : part->number;
      int several = twice ? part->number : 1;

      return animals >= 2 && animals <= 4 && several <= MOST && add (out, species + animals - 2, several);
    }
  /* Of anything else a second number says nothing. */
  if (twice)
    return FALSE;
  if (is_word (part->name, "silver") || is_word (part->name, "coin"))
    {
      out->have[CB_SILVER] = n;
      return n >= 0;
    }
  if (is_word (part->name, "worker"))
    {
      out->have[CB_WORKERS] = n;
      return n >= 0;
    }
  if (is_word (part->name, "point") || is_word (part->name, "score") || is_word (part->name, "track"))
    {
      out->points = n;
      return n >= 0;
    }
  if (g_str_equal (part->name, "empty") || g_str_has_prefix (part->name, "empty-"))
    {
      out->empty = n;
      return n >= 0 && n <= CB_MAX_HEXES;
    }
  tile = find_tile (part->name);
  return tile >= 0 && n <= (tile >= CB_TILE_MONASTERY_0 ? 1 : MOST) && add (out, tile, n >= 0 ? n : 1);
}

/**
 * cb_counts_read:
 * @text: a line, "3 banks, 2 watchtowers, #17, #22, 4 cows"
 * @out: (out): what it says; cb_counts_clear() it
 */
void
cb_counts_read (const char *text, CbCounts *out)
{
  g_auto (GStrv) parts = g_strsplit_set (text, ",;\n", -1);

  memset (out, 0, sizeof *out);
  out->have[CB_WORKERS] = out->have[CB_SILVER] = out->empty = -1;
  out->points = PW_ARG_NONE;
  for (guint i = 0; parts[i]; i++)
    {
      const char *stripped = g_strstrip (parts[i]);
      Part part;

      if (*stripped == '\0')
        continue;
      part_read (stripped, &part);
      if (!part_take (&part, out) && !out->unknown)
        out->unknown = g_strdup (stripped);
      part_clear (&part);
    }
}

void
cb_counts_clear (CbCounts *counts)
{
  g_clear_pointer (&counts->unknown, g_free);
}

static void
append (GString *text, const char *what)
{
  g_string_append_printf (text, "%s%s", text->len ? ", " : "", what);
}

/**
 * cb_counts_say:
 *
 * Returns: (transfer full): how @counts is understood, for people; empty where it says nothing
 */
char *
cb_counts_say (const CbCounts *counts)
{
  GString *text = g_string_new (NULL);

  for (int tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
    if (counts->tiles[tile] > 0)
      {
        g_autofree char *many = tile >= CB_TILE_MONASTERY_0
                                  ? g_strdup (cb_tile_label (tile))
                                  : g_strdup_printf ("%u × %s", counts->tiles[tile], cb_tile_label (tile));

        append (text, many);
      }
  if (counts->have[CB_SILVER] >= 0)
    {
      g_autofree char *silver = g_strdup_printf (_("%d silver"), counts->have[CB_SILVER]);

      append (text, silver);
    }
  if (counts->have[CB_WORKERS] >= 0)
    {
      g_autofree char *workers = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d worker", "%d workers",
                                                               (gulong) counts->have[CB_WORKERS]),
                                                  counts->have[CB_WORKERS]);

      append (text, workers);
    }
  if (counts->empty >= 0)
    {
      g_autofree char *empty = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d empty hex", "%d empty hexes",
                                                             (gulong) counts->empty),
                                                counts->empty);

      append (text, empty);
    }
  if (counts->points != PW_ARG_NONE)
    {
      g_autofree char *points = g_strdup_printf (_("%d on the track"), counts->points);

      append (text, points);
    }
  return g_string_free (text, FALSE);
}
