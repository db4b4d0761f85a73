/* fuzz-bgstats.c: any names, titles and points as a link for BG Stats, and any bytes as what the library's index has
 * kept of a game, from which that link is made too
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include <string.h>

#include <json-glib/json-glib.h>

#include "games/pw-games.h"
#include "model/pw-bgstats.h"

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  fuzz_init ();
  return 0;
}

/* -- A summary ----------------------------------------------------------------------------------- */

/* The next number of an input; 0 behind its end. */
static guint
take (const uint8_t **data, size_t *size)
{
  guint value;

  if (*size == 0)
    return 0;
  value = **data;
  ++*data;
  --*size;
  return value;
}

static char **
take_words (const PwOption *options, guint n, const uint8_t **data, size_t *size)
{
  char **words = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    words[i] = g_strdup (options[i].words->words[take (data, size) % options[i].words->n_words].word);
  return words;
}

/* A name as a record can hold it: not empty, at most 60 characters. */
static char *
make_name (const char *line, guint seat)
{
  g_autofree char *clean = pw_record_clean_title (line);

  if (clean == NULL)
    return g_strdup_printf ("%u", seat);
  return g_utf8_strlen (clean, -1) > 60 ? g_utf8_substring (clean, 0, 60) : g_steal_pointer (&clean);
}

static PwSummary *
make_summary (const uint8_t *data, size_t size)
{
  PwSummary *summary = g_new0 (PwSummary, 1);
  const PwGame *game = pw_games_nth (take (&data, &size) % pw_games_count ());
  g_auto (GStrv) lines = NULL;
  guint n_lines, used = 0;

  summary->game = game;
  summary->n_seats = game->min_players + take (&data, &size) % (game->max_players - game->min_players + 1);
  summary->duration = take (&data, &size) * 16777259u;
  summary->begun = ((gint64) take (&data, &size) - 128) * G_GINT64_CONSTANT (1000000007);
  summary->over = TRUE;
  summary->options = take_words (game->terms.options, game->terms.n_options, &data, &size);
  for (guint i = 0; i < summary->n_seats; i++)
    {
      PwSummarySeat *seat = &summary->seats[i];

      seat->marker = (guint8) (i + 1);
      seat->known = take (&data, &size) % 8 != 0;
      seat->place = take (&data, &size) % (summary->n_seats + 1);
      seat->winner = seat->place == 1;
      seat->side = i;
      seat->sources = g_new0 (int, game->n_sources);
      for (guint k = 0; k < game->n_sources; k++)
        {
          seat->sources[k] = (int) (gint8) take (&data, &size) * (k % 3 == 2 ? 1000003 : 1);
          seat->total += seat->sources[k];
        }
      seat->options = take_words (game->terms.seat_options, game->terms.n_seat_options, &data, &size);
    }
  lines = fuzz_lines (data, size, 2 + PW_MAX_PLAYERS);
  n_lines = g_strv_length (lines);
  for (guint i = 0; i < summary->n_seats; i++)
    summary->seats[i].name = make_name (used < n_lines ? lines[used++] : "", i);
  summary->title = pw_record_clean_title (used < n_lines ? lines[used++] : NULL);
  summary->uid = used < n_lines ? g_strdup (lines[used]) : NULL;
  return summary;
}

/* -- What must hold -------------------------------------------------------------------------------- */

static void
check_players (JsonObject *play, const PwSummary *summary, PwBgstatsLeftOut left_out)
{
  JsonArray *players = json_object_get_array_member (play, "players");

  g_assert_cmpuint (json_array_get_length (players), ==, summary->n_seats);
  for (guint i = 0; i < summary->n_seats; i++)
    {
      JsonObject *player = json_array_get_object_element (players, i);
      const PwSummarySeat *seat = &summary->seats[i];
      const char *name = json_object_get_string_member (player, "name");

      if (left_out & PW_BGSTATS_NAMES)
        g_assert_true (g_str_has_prefix (seat->name, name));
      else
        g_assert_cmpstr (name, ==, seat->name);
      g_assert_cmpuint (strlen (name), >, 0);
      g_assert_cmpint (json_object_has_member (player, "score"), ==, seat->known != FALSE);
      if (seat->known)
        g_assert_cmpint (json_object_get_int_member (player, "score"), ==, seat->total);
      g_assert_cmpint (json_object_has_member (player, "rank"), ==, seat->place > 0);
    }
}

static void
check_link (const PwSummary *summary)
{
  PwBgstatsLeftOut left_out;
  g_autofree char *link = pw_bgstats_link (summary, &left_out);
  const char *data = strstr (link, "data=");
  g_autofree char *text = data ? g_uri_unescape_string (data + strlen ("data="), NULL) : NULL;
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  JsonObject *play;

  g_assert_true (g_str_has_prefix (link, "https://"));
  g_assert_cmpuint (strlen (link), <=, PW_BGSTATS_MAX_LINK);
  for (const char *p = link; *p; p++)
    g_assert_true (g_ascii_isgraph (*p) && *p != '"' && *p != '<' && *p != '>');
  fuzz_check_text (text);
  json_parser_load_from_data (parser, text, -1, &error);
  g_assert_no_error (error);
  play = json_node_get_object (json_parser_get_root (parser));
  g_assert_cmpstr (json_object_get_string_member (play, "sourceName"), ==, "Pipwright");
  if (json_object_has_member (play, "durationMin"))
    g_assert_cmpint (json_object_get_int_member (play, "durationMin"), >, 0);
  check_players (play, summary, left_out);
}

/* What the index keeps of it is the same summary. */
static void
check_kept (const PwSummary *summary)
{
  g_autoptr (GVariant) kept = g_variant_ref_sink (pw_summary_to_variant (summary));
  g_autoptr (PwSummary) again = pw_summary_from_variant (kept);
  g_autoptr (GVariant) twice = NULL;

  g_assert_nonnull (again);
  twice = g_variant_ref_sink (pw_summary_to_variant (again));
  g_assert_true (g_variant_equal (kept, twice));
}

/* The index is a file, and files can be damaged. */
static void
check_damaged (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GVariant) value = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (PW_SUMMARY_TYPE), bytes, FALSE));
  g_autoptr (PwSummary) summary = pw_summary_from_variant (value);
  g_autofree char *title = NULL;

  if (summary == NULL)
    return;
  title = pw_summary_title (summary);
  fuzz_check_text (title);
  g_free (pw_bgstats_link (summary, NULL));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (PwSummary) summary = NULL;

  check_damaged (data, size);
  summary = make_summary (data, size);
  check_link (summary);
  check_kept (summary);
  return 0;
}
