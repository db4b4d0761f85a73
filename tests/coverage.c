/* coverage.c: what has occurred in many random games, and what never did
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "coverage.h"

struct _Coverage
{
  const PwGame *game;
  GHashTable *counts;           /* "building cathedral" to a number */
  guint n_games;
};

void
coverage_expect (Coverage *self, const char *what, const char *name)
{
  g_hash_table_insert (self->counts, g_strdup_printf ("%s %s", what, name), GUINT_TO_POINTER (0));
}

void
coverage_except (Coverage *self, const char *what, const char *name)
{
  g_autofree char *key = g_strdup_printf ("%s %s", what, name);

  g_assert_true (g_hash_table_remove (self->counts, key));
}

void
coverage_count (Coverage *self, const char *what, const char *name)
{
  g_autofree char *key = g_strdup_printf ("%s %s", what, name);
  gpointer count;

  if (g_hash_table_lookup_extended (self->counts, key, NULL, &count))
    g_hash_table_insert (self->counts, g_steal_pointer (&key), GUINT_TO_POINTER (GPOINTER_TO_UINT (count) + 1));
}

Coverage *
coverage_new (const PwGame *game)
{
  Coverage *self = g_new0 (Coverage, 1);

  self->game = game;
  self->counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < game->n_kinds; i++)
    if (!game->kinds[i].statement)
      coverage_expect (self, "move", game->kinds[i].name);
  for (guint i = 0; i < game->n_sources; i++)
    coverage_expect (self, "points", game->sources[i].id);
  for (guint i = 0; i < game->n_resources; i++)
    coverage_expect (self, "resource", game->resources[i].id);
  for (guint i = 0; i < game->n_notes; i++)
    coverage_expect (self, "note", game->notes[i]);
  return self;
}

void
coverage_game (Coverage *self, const PwHistory *history)
{
  const PwGame *game = self->game;

  self->n_games++;
  for (guint i = 0; i < pw_history_get_length (history); i++)
    {
      guint n;
      const PwEvent *events = pw_history_get_events (history, i, &n);

      coverage_count (self, "move", game->kinds[pw_history_get_move (history, i)->kind].name);
      for (guint k = 0; k < n; k++)
        switch (events[k].kind)
          {
          case PW_EVENT_POINTS: coverage_count (self, "points", game->sources[events[k].what].id); break;
          case PW_EVENT_RESOURCE: coverage_count (self, "resource", game->resources[events[k].what].id); break;
          case PW_EVENT_NOTE:
          default: coverage_count (self, "note", game->notes[events[k].what]); break;
          }
    }
}

static int
by_count (gconstpointer a, gconstpointer b, gpointer counts)
{
  guint x = GPOINTER_TO_UINT (g_hash_table_lookup (counts, *(const char *const *) a));
  guint y = GPOINTER_TO_UINT (g_hash_table_lookup (counts, *(const char *const *) b));

  return x == y ? g_strcmp0 (*(const char *const *) a, *(const char *const *) b) : x < y ? -1 : 1;
}

void
coverage_report (Coverage *self)
{
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (char *));
  GHashTableIter iter;
  gpointer key;
  guint missing = 0;

  g_hash_table_iter_init (&iter, self->counts);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_array_append_val (keys, key);
  g_array_sort_with_data (keys, by_count, self->counts);
  g_test_message ("%u games of %s", self->n_games, self->game->id);
  for (guint i = 0; i < keys->len; i++)
    {
      const char *what = g_array_index (keys, const char *, i);
      guint count = GPOINTER_TO_UINT (g_hash_table_lookup (self->counts, what));

      g_test_message ("%8u %s", count, what);
      missing += count == 0;
    }
  if (missing > 0)
    g_test_message ("%u of %u things never occurred: they stand first in the table", missing, keys->len);
  g_assert_cmpuint (missing, ==, 0);
  g_hash_table_unref (self->counts);
  g_free (self);
}
