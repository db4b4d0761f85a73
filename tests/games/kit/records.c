/* records.c: recorded games of any game: scores, bytes, and a second count of the points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "records.h"

#include <string.h>

static const RecordBook *book;
static const char *directory;

PwRecord *
records_load (const char *name)
{
  g_autofree char *path = g_build_filename (directory, name, NULL);
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_load (path, &error);

  g_assert_no_error (error);
  if (record->broken_line)
    g_error ("%s:%u: %s", path, record->broken_file_line, record->broken_reason->message);
  return record;
}

/* The state with which a record ends. */
gconstpointer
records_end (const PwRecord *record)
{
  return pw_history_get_state (record->history, pw_history_get_cursor (record->history));
}

char **
records_list (void)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".txt") || g_str_has_suffix (name, ".pipwright"))
      g_strv_builder_add (names, name);
  return g_strv_builder_end (names);
}

static void
assert_same_state (const PwRecord *record, char *printed)
{
  gsize size = book->game->state_size;
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) again = pw_record_parse (printed, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (again->broken_line, ==, 0);
  g_assert_cmpmem (records_end (record), size, records_end (again), size);
  g_free (printed);
}

static void
ends_in_the_same_bytes (gconstpointer data)
{
  g_autoptr (PwRecord) record = records_load (data);
  gsize size = book->game->state_size;
  g_autofree gpointer before = g_memdup2 (records_end (record), size);
  PwHistory *history = record->history;

  g_assert_cmpint (book->game->play.actor (records_end (record)), ==, PW_NOBODY);
  assert_same_state (record, pw_record_print (record));
  assert_same_state (record, pw_record_print_text (record));
  while (pw_history_undo (history))
    ;
  g_assert_cmpuint (pw_history_get_cursor (history), ==, 0);
  while (pw_history_redo (history))
    ;
  g_assert_cmpmem (before, size, records_end (record), size);
}

/* Text is compared line by line while it is read; here is made sure that there is something to compare, for everybody and
 * at the very end. */
/* What stands behind the last move of a text, from the end of its line. */
static const char *
find_end (const char *content)
{
  const char *end = content;

  for (const char *line = content; line; line = strchr (line, '\n') ? strchr (line, '\n') + 1 : NULL)
    if (!strchr (";=\n", *line))
      end = line;
  return strchr (end, '\n') ? strchr (end, '\n') : "";
}

static void
expects_every_score (gconstpointer data)
{
  g_autoptr (PwRecord) record = records_load (data);
  const PwSetup *setup = pw_history_get_setup (record->history);
  guint n = pw_history_get_cursor (record->history);
  g_autofree char *path = g_build_filename (directory, data, NULL);
  g_autofree char *content = NULL;
  const char *end;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  end = find_end (content);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      int score = pw_history_get_score (record->history, n, seat, -1);
      g_autofree char *line = g_strdup_printf ("\n= %s %d\n", setup->names[seat], score);

      if (record->has_scores)
        g_assert_cmpint (record->scores[seat], ==, score);
      else if (!strstr (end, line))
        g_error ("%s: behind its last move there should be the line:%s", (const char *) data, line);
    }
}

/* What the side of @leader has by a source. */
static int
side_score (const PwHistory *history, guint leader, guint source)
{
  const PwSetup *setup = pw_history_get_setup (history);
  int score = 0;

  for (guint seat = 0; seat < setup->n_players; seat++)
    if (pw_game_side_leader (book->game, setup, seat) == leader)
      score += pw_history_get_score (history, pw_history_get_cursor (history), seat, (int) source);
  return score;
}

static void
counts_to_the_same_scores (gconstpointer data)
{
  g_autoptr (PwRecord) record = records_load (data);
  const PwSetup *setup = pw_history_get_setup (record->history);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_autofree int *expected = NULL;

      if (!pw_game_leads_side (book->game, setup, seat))
        continue;
      expected = g_new0 (int, book->game->n_sources);
      book->count (record->history, seat, expected);
      for (guint source = 0; source < book->game->n_sources; source++)
        {
          int score = side_score (record->history, seat, source);

          if (score != expected[source])
            g_error ("%s: %s has %d by %s, counted again %d", (const char *) data, setup->names[seat], score,
                     book->game->sources[source].id, expected[source]);
        }
    }
}

void
records_add (const RecordBook *records, const char *folder)
{
  static const struct
  {
    const char *name;
    GTestDataFunc func;
  } tests[] = {
    { "ends-in-the-same-bytes", ends_in_the_same_bytes },
    { "expects-every-score", expects_every_score },
    { "counts-to-the-same-scores", counts_to_the_same_scores },
  };
  g_auto (GStrv) names = NULL;

  book = records;
  directory = folder;
  names = records_list ();
  for (guint i = 0; names[i]; i++)
    for (guint k = 0; k < G_N_ELEMENTS (tests); k++)
      {
        g_autofree char *path = g_strdup_printf ("/records/%s/%s/%s", book->game->id, names[i], tests[k].name);

        g_test_add_data_func_full (path, g_strdup (names[i]), tests[k].func, g_free);
      }
}

/* -- Records of earlier rules ------------------------------------------------------------------------- */

PwRecord *
records_parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_parse (text, -1, &error);

  g_assert_no_error (error);
  return record;
}

char *
records_replace (const char *printed, const char *line, const char *by)
{
  g_auto (GStrv) parts = g_strsplit (printed, line, -1);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  return g_strjoinv (by, parts);
}

void
records_assert_same (const PwRecord *a, const PwRecord *b)
{
  guint n = pw_history_get_length (a->history);
  gsize size = pw_history_get_game (a->history)->state_size;

  g_assert_cmpuint (a->broken_line, ==, 0);
  g_assert_cmpuint (b->broken_line, ==, 0);
  g_assert_cmpuint (pw_history_get_length (b->history), ==, n);
  g_assert_cmpuint (pw_history_get_cursor (a->history), ==, pw_history_get_cursor (b->history));
  g_assert_cmpmem (pw_history_get_state (a->history, n), size, pw_history_get_state (b->history, n), size);
}
