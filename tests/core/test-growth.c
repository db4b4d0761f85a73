/* test-growth.c: ten times as many lines take about ten times as long to read, of whatever kind they are
 *
 * Counted is processor time, against what the same process takes to split as many bytes into words at that moment: so neither
 * the machine nor what else it does matters. Where the work can be counted, it is. With --growth a million lines of each kind are read as well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <time.h>

#include "core/pw-record.h"
#include "core/pw-revision.h"
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"

/**
 * SMALL: this many lines, and ten times as many
 * TOO_MUCH: n log n grows by 12.5 from SMALL to ten times as much, n² by 100; caches and the allocator take their part. The
 *   sanitizers' own work has a growth of its own: under them the lines are only read.
 */
#ifdef __SANITIZE_ADDRESS__
#define SMALL 500
#define TOO_MUCH G_MAXDOUBLE
#else
#define SMALL 10000
#define TOO_MUCH 40.0
#endif

/** MOST_AGAIN: with as many moves another game is made of one by striking a line; each keeps all states. */
#define MOST_AGAIN 30000

static gboolean all;

#define HEAD "{\"format\": 1, \"game\": \"burgundy\", \"players\": [{\"name\": \"Ana\"}, {\"name\": \"Ben\"}],\n"
#define TEXT_HEAD "game: burgundy\nplayer: Ana\nplayer: Ben marker=2\n"

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

/* -- Records of many lines ---------------------------------------------------------------------- */

typedef enum
{
  MOVES,
  REASONS,
  BROKEN,
  STRUCK_UP,
  STRUCK_DOWN,
  STRUCK_ALIKE,
  STRUCK_AGAIN,
  OPTIONS,
  COMPONENTS,
  PLAYERS,
  PLAYER_OPTIONS,
  MEMBERS,
  DEEP_MEMBERS,
  SECONDS,
  TEXT_MOVES,
  TEXT_STATEMENTS,
  TEXT_BROKEN,
  TEXT_STRUCK,
  TEXT_COMMENTS,
  TEXT_BLANK,
  TEXT_ASSERTIONS,
  TEXT_HEADER,
  TEXT_COMPONENTS,
  TEXT_WORDS,
  N_KINDS,
} Kind;

static const char *const names[N_KINDS] = {
  "moves", "moves with a reason each", "moves that cannot be played", "struck lines", "struck lines in descending order",
  "struck lines of one place", "one more struck line", "unknown options", "components", "players", "options of a player",
  "unknown members", "members within members", "seconds", "text: moves", "text: statements", "text: moves that cannot be played",
  "text: struck lines", "text: comments", "text: blank lines", "text: assertions", "text: header", "text: components",
  "text: words in a line",
};

/* Line @i of @n. */
static void
append_line (GString *out, Kind kind, guint i, guint n)
{
  const char *comma = i ? ",\n" : "";

  switch (kind)
    {
    case MOVES: g_string_append_printf (out, "%s\"Ana have silver 3 ! x\"", comma); return;
    case REASONS: g_string_append_printf (out, "%s\"Ana have silver 3 ! x%u\"", comma, i); return;
    case BROKEN: g_string_append_printf (out, "%s\"x%u\"", comma, i); return;
    case STRUCK_UP:
    case STRUCK_AGAIN: g_string_append_printf (out, "%s{\"before\": %u, \"line\": \"x%u\"}", comma, i, i); return;
    case STRUCK_DOWN: g_string_append_printf (out, "%s{\"before\": %u, \"line\": \"x%u\"}", comma, n - i, i); return;
    case STRUCK_ALIKE: g_string_append_printf (out, "%s{\"before\": 0, \"line\": \"x%u\"}", comma, i); return;
    case OPTIONS:
    case MEMBERS:
    case PLAYER_OPTIONS: g_string_append_printf (out, "%s\"o%u\": \"no\"", comma, i); return;
    case COMPONENTS: g_string_append_printf (out, "%s\"d%u\": {\"format\": %u}", comma, i, i); return;
    case PLAYERS: g_string_append_printf (out, "%s{\"name\": \"P%u\"}", comma, i); return;
    case DEEP_MEMBERS: g_string_append_printf (out, "%s{\"a%u\": [%u, {\"b\": 1}]}", comma, i, i); return;
    case SECONDS: g_string_append_printf (out, "%s%u", comma, i); return;
    case TEXT_MOVES: g_string_append (out, "Ana have silver 3 ! x\n"); return;
    case TEXT_STATEMENTS: g_string_append_printf (out, "Ana have silver %u\n", i % 9); return;
    case TEXT_BROKEN: g_string_append_printf (out, "x%u\n", i); return;
    case TEXT_STRUCK: g_string_append_printf (out, "- x%u\n", i); return;
    case TEXT_COMMENTS: g_string_append_printf (out, "; x%u\n", i); return;
    case TEXT_BLANK: g_string_append (out, " \n"); return;
    case TEXT_ASSERTIONS: g_string_append (out, "= Ana 0\n"); return;
    case TEXT_HEADER: g_string_append (out, "hints: moves\n"); return;
    case TEXT_COMPONENTS: g_string_append_printf (out, "component: duchy d%u {\"format\": %u}\n", i, i); return;
    case TEXT_WORDS: g_string_append_printf (out, " x%u", i); return;
    case N_KINDS:
    default: g_assert_not_reached ();
    }
}

static char *
file_of (Kind kind, guint n)
{
  static const char *const before[N_KINDS] = {
    [MOVES] = HEAD "\"moves\": [",
    [REASONS] = HEAD "\"moves\": [",
    [BROKEN] = HEAD "\"moves\": [",
    [OPTIONS] = HEAD "\"moves\": [],\n\"options\": {",
    [COMPONENTS] = HEAD "\"moves\": [],\n\"components\": {\"duchy\": {",
    [PLAYERS] = "{\"format\": 1, \"game\": \"burgundy\", \"moves\": [], \"players\": [",
    [PLAYER_OPTIONS] =
      "{\"format\": 1, \"game\": \"burgundy\", \"moves\": [], \"players\": [{\"name\": \"Ana\"}, {\"name\": \"Ben\",\n",
    [MEMBERS] = HEAD "\"moves\": [],\n",
    [DEEP_MEMBERS] = HEAD "\"moves\": [], \"more\": [",
    [SECONDS] = HEAD "\"moves\": [], \"seconds\": [",
    [TEXT_STATEMENTS] = "game: burgundy\nlevel: final\nplayer: Ana\nplayer: Ben marker=2\n",
    [TEXT_HEADER] = "game: burgundy\n",
    [TEXT_COMPONENTS] = "game: burgundy\n",
    [TEXT_WORDS] = TEXT_HEAD "Ana",
  };
  static const char *const after[N_KINDS] = {
    [OPTIONS] = "}",
    [COMPONENTS] = "}}",
    [PLAYER_OPTIONS] = "}]",
    [MEMBERS] = "",
    [TEXT_HEADER] = "player: Ana\nplayer: Ben marker=2\n",
    [TEXT_WORDS] = "\n",
  };
  GString *out = g_string_new (NULL);

  if (before[kind])
    g_string_append (out, before[kind]);
  else if (kind >= TEXT_MOVES)
    g_string_append (out, TEXT_HEAD);
  else
    {
      /* Places for the lines that were struck. */
      g_string_append (out, HEAD "\"moves\": [");
      for (guint i = 0; i < (kind == STRUCK_DOWN    ? MIN (n, PW_HISTORY_MAX_MOVES)
                             : kind == STRUCK_AGAIN ? MIN (n, MOST_AGAIN)
                                                    : 0);
           i++)
        append_line (out, MOVES, i, n);
      g_string_append (out, "], \"struck\": [");
    }
  for (guint i = 0; i < n; i++)
    append_line (out, kind, i, n);
  if (kind < TEXT_MOVES)
    g_string_append_printf (out, "%s}\n", after[kind] ? after[kind] : "]");
  else if (after[kind])
    g_string_append (out, after[kind]);
  return g_string_free (out, FALSE);
}

/* -- Measuring ------------------------------------------------------------------------------------ */

/* Reads a record, writes what came of it in both forms, and strikes the first line where others are struck. */
static void
work (const char *text)
{
  guint n;

  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_parse (text, -1, &error);
  g_autofree char *json = NULL, *notation = NULL;

  if (record == NULL)
    {
      g_assert_true (error->domain == PW_RECORD_ERROR);
      return;
    }
  g_assert_cmpuint (pw_history_get_n_shifts (record->history), ==, 0);
  json = pw_record_print (record);
  notation = pw_record_print_text (record);
  n = pw_history_get_cursor (record->history);
  if (n > 0 && n <= MOST_AGAIN && pw_history_get_n_struck (record->history) > 0)
    {
      PwRevision *revision = pw_revision_new (record->history, PW_REVISION_STRIKE, 0, NULL, NULL);

      g_assert_cmpuint (pw_history_get_n_shifts (pw_revision_get_history (revision)), ==, 0);
      pw_revision_free (revision);
    }
}

/* Something that surely takes a time in proportion to @length, with as much memory. */
static void
reference (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n,", -1);

  g_assert_nonnull (words[0]);
}

static double
seconds_for (void (*function) (const char *text), const char *text)
{
  double best = G_MAXDOUBLE, spent = 0;

  /* What disturbs makes it slower, never quicker. */
  for (guint i = 0; i < 3 && (i == 0 || spent < 0.1); i++)
    {
      double begin = now ();

      function (text);
      best = MIN (best, now () - begin);
      spent += now () - begin;
    }
  return MAX (best, 1e-6);
}

/* How much longer ten times as many lines take, apart from what the machine makes of ten times as much memory. */
static double
growth (Kind kind, guint n, double *seconds)
{
  g_autofree char *small = file_of (kind, n), *large = file_of (kind, 10 * n);
  double one = seconds_for (work, small), ten = seconds_for (work, large);
  double machine = seconds_for (reference, large) / seconds_for (reference, small) /
                   ((double) strlen (large) / (double) strlen (small));

  *seconds = ten;
  /* What takes no time at all cannot be compared. */
  return ten < 0.005 ? 0 : ten / MAX (one, 0.002) / CLAMP (machine, 1, 2);
}

static void
test_growth (gconstpointer data)
{
  Kind kind = (Kind) GPOINTER_TO_UINT (data);
  double seconds, ratio = growth (kind, SMALL, &seconds);
  g_autofree char *largest = NULL;

  g_test_message ("%s: %d lines in %.3f s, %.1f times as long as %d", names[kind], 10 * SMALL, seconds, ratio, SMALL);
  /* Something else may have had the machine's caches: a reader that is too slow is so each time. */
  for (guint i = 0; i < 2 && ratio > TOO_MUCH; i++)
    ratio = MIN (ratio, growth (kind, SMALL, &seconds));
  g_assert_cmpfloat (ratio, <, TOO_MUCH);
  if (!all)
    return;
  largest = file_of (kind, 100 * SMALL);
  if (strlen (largest) > PW_RECORD_MAX_BYTES)
    {
      g_test_message ("%s: %d lines are %.0f MiB, more than is read", names[kind], 100 * SMALL,
                      (double) strlen (largest) / 1048576.0);
      return;
    }
  ratio = growth (kind, 10 * SMALL, &seconds);
  g_test_message ("%s: %d lines in %.3f s, %.1f times as long as %d", names[kind], 100 * SMALL, seconds, ratio, 10 * SMALL);
  g_assert_cmpfloat (ratio, <, TOO_MUCH);
}

/* A game has an end: what one record can take of the machine's memory has one, too. */
static void
test_no_game_has_so_many_moves (void)
{
  g_autofree char *text = file_of (TEXT_MOVES, PW_HISTORY_MAX_MOVES + 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_parse (text, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (record->broken_line, ==, PW_HISTORY_MAX_MOVES + 1);
  g_assert_nonnull (strstr (record->broken_reason->message, "at most"));
}

/* Lines that were struck are in the order of their places, whatever the file's order; those of one place in the file's. */
static void
test_struck_lines_are_in_order (void)
{
  const guint n = 1000;
  g_autofree char *text = file_of (STRUCK_DOWN, n);
  g_autoptr (PwRecord) down = pw_record_parse (text, -1, NULL), alike = NULL;
  g_autofree char *same = file_of (STRUCK_ALIKE, n);

  g_assert_cmpuint (pw_history_get_n_struck (down->history), ==, n);
  for (guint i = 0; i < n; i++)
    {
      const PwStruck *struck = pw_history_get_struck (down->history, i);
      g_autofree char *line = g_strdup_printf ("x%u", n - 1 - i);

      g_assert_cmpuint (struck->before, ==, i + 1);
      g_assert_cmpstr (struck->line, ==, line);
    }
  alike = pw_record_parse (same, -1, NULL);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *line = g_strdup_printf ("x%u", i);

      g_assert_cmpstr (pw_history_get_struck (alike->history, i)->line, ==, line);
    }
}

int
main (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    if (strcmp (argv[i], "--growth") == 0)
      {
        all = TRUE;
        memmove (argv + i, argv + i + 1, (gsize) (argc-- - i) * sizeof *argv);
        break;
      }
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/core/growth/struck-lines-are-in-order", test_struck_lines_are_in_order);
  /* The other build has it: under sanitizers as many moves take minutes. */
  if (TOO_MUCH < G_MAXDOUBLE)
    g_test_add_func ("/core/growth/no-game-has-so-many-moves", test_no_game_has_so_many_moves);
  for (guint kind = 0; kind < N_KINDS; kind++)
    {
      g_autofree char *path = g_strdup_printf ("/core/growth/%s", names[kind]);

      g_strdelimit (path, " :", '-');
      g_test_add_data_func (path, GUINT_TO_POINTER (kind), test_growth);
    }
  return g_test_run ();
}
