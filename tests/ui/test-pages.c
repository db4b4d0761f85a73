/* test-pages.c: what is printed, read back by a reader of PDF files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include <glib/gstdio.h>

#include "pw-pages.h"
#include "pw-ui-test.h"

/* A finished game. */
static PwSession *
play_game (void)
{
  PwSession *session = pw_ui_test_session ();

  pw_ui_test_play_dealt (session, G_MAXUINT, 3);
  return session;
}

/* The text of a document as PDF, laid out as on the pages; a form feed ends each. */
static char *
read_back (const PwDocument *document)
{
  g_autofree char *folder = g_dir_make_tmp ("pipwright-pages-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "out.pdf", NULL);
  const char *argv[] = { "pdftotext", "-layout", path, "-", NULL };
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  char *out;
  int status;

  g_assert_true (pw_pages_save (document, file, &error));
  g_assert_no_error (error);
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_remove (path);
  g_rmdir (folder);
  return out;
}

static guint
n_pages (const char *text)
{
  guint n = 0;

  for (const char *p = text; *p; p++)
    n += *p == '\f';
  return n;
}

/* Whether a line begins with @name and goes on with just these numbers. */
static gboolean
has_line (const char *text, const char *name, const int *numbers, guint n)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i]; i++)
    {
      const char *line = g_strstrip (lines[i]);
      gboolean same = g_str_has_prefix (line, name);
      const char *at = line + strlen (name);

      if (!same)
        continue;
      for (guint k = 0; k < n && same; k++)
        {
          char *end;

          same = g_ascii_strtoll (at, &end, 10) == numbers[k] && end != at;
          at = end;
        }
      if (same && *g_strstrip ((char *) at) == '\0')
        return TRUE;
    }
  return FALSE;
}

static void
test_score_sheet (void)
{
  g_autoptr (PwSession) session = play_game ();
  const PwHistory *history = pw_session_get_history (session);
  const PwGame *game = pw_session_get_game (session);
  const PwSetup *setup = pw_session_get_setup (session);
  g_autoptr (PwDocument) document = pw_document_new_scores (pw_session_get_record (session));
  g_autofree char *text = read_back (document);
  guint at = pw_history_get_cursor (history);
  int numbers[PW_MAX_PLAYERS];

  g_assert_cmpuint (n_pages (text), >=, 1);
  g_assert_nonnull (strstr (text, game->name));
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      numbers[seat] = pw_history_get_score (history, at, seat, -1);
      g_assert_nonnull (strstr (text, setup->names[seat]));
    }
  g_assert_true (has_line (text, "Total", numbers, setup->n_players));
  for (guint source = 0; source < game->n_sources; source++)
    {
      gboolean used = FALSE;

      for (guint seat = 0; seat < setup->n_players; seat++)
        {
          numbers[seat] = pw_history_get_score (history, at, seat, (int) source);
          used = used || numbers[seat] != 0;
          /* A minus sign is not what a number begins with for a reader of numbers. */
          if (numbers[seat] < 0)
            used = FALSE;
        }
      if (used)
        g_assert_true (has_line (text, game->sources[source].name, numbers, setup->n_players));
    }
  /* What the rules add up to is the same. */
  for (guint i = 0; i < document->blocks->len; i++)
    {
      const PwBlock *block = document->blocks->pdata[i];
      guint n_rows;

      if (block->kind != PW_BLOCK_TABLE || !block->sum)
        continue;
      n_rows = block->cells->len / block->n_columns;
      for (guint column = 1; column < block->n_columns; column++)
        {
          int sum = 0;

          for (guint row = 1; row + 1 < n_rows; row++)
            {
              const char *cell = block->cells->pdata[row * block->n_columns + column];

              sum += g_str_has_prefix (cell, "−") ? -atoi (cell + strlen ("−")) : atoi (cell);
            }
          g_assert_cmpint (sum, ==, atoi (block->cells->pdata[(n_rows - 1) * block->n_columns + column]));
        }
    }
}

/* What people count at a table, with the expansions they play, and nothing that only the program tells apart. */
static void
test_blank_sheet (void)
{
  static const struct
  {
    const char *options, *there, *not_there;
  } cases[] = {
    { "", "Player Regions Livestock Monasteries Total", "Shields Border Trade Corrections Read bought" },
    { "shields border-posts trade-routes", "Shields Border Trade Total", "Corrections Read bought" },
  };
  const PwGame *game = pw_ui_test_game ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, 4);
      g_auto (GStrv) on = g_strsplit (cases[i].options, " ", -1), there = g_strsplit (cases[i].there, " ", -1);
      g_auto (GStrv) not_there = g_strsplit (cases[i].not_there, " ", -1);
      g_autoptr (PwDocument) document = NULL;
      g_autofree char *text = NULL;

      for (guint option = 0; option < game->terms.n_options; option++)
        if (g_strv_contains ((const char *const *) on, game->terms.options[option].id))
          setup->options[option] = 1;
      document = pw_document_new_blank (game, setup);
      text = read_back (document);
      g_assert_cmpuint (n_pages (text), ==, 1);
      for (guint k = 0; there[k]; k++)
        g_assert_nonnull (strstr (text, there[k]));
      for (guint k = 0; not_there[k]; k++)
        g_assert_null (strstr (text, not_there[k]));
    }
}

/* A game whose table is a landscape: its sheet by sort, its log, and what is written on by hand. */
static void
test_landscape_on_paper (void)
{
  static const char text[] =
    "game: carcassonne\nplayer: \"Ana\" marker=1\nplayer: \"Ben\" marker=2\n\n"
    "Ana tile frfr e1 follower road\nBen tile ffff s1 follower monastery\nAna tile frrr e2 turn=0 builder road-w\n"
    "Ben tile ccff-w n1 turn=1 follower city\nAna tile crrr w1 turn=0 follower city\nAna tile cfcf-p n1w1 builder city\n"
    "Ben tile cfff s2 turn=2\nAna tile cfff n1e1 turn=3 follower field\nfinish ! lost\n";
  static const char *const sheet_has[] = { "Ana", "Ben", "Cities", "Roads", "Fields", "Goods", "10.8" };
  static const char *const log_has[] = { "Ben lays a monastery at s1 (ffff), a monk.", "The city of 3 tiles is complete: Ben 6.",
                                         "lost" };
  static const char *const blank_has[] = { "Player", "Total", "Cities", "Roads", "Monasteries", "Fields", "Goods" };
  static const char *const blank_lacks[] = { "Corrections", "Read off" };
  g_autoptr (PwSession) session = pw_session_new_for_record (pw_record_parse (text, -1, NULL));
  const PwRecord *record = pw_session_get_record (session);
  g_autoptr (PwDocument) scores = pw_document_new_scores (record), log = pw_document_new_log (record);
  g_autoptr (PwDocument) blank = pw_document_new_blank (pw_session_get_game (session), pw_session_get_setup (session));
  g_autofree char *sheet_text = read_back (scores), *log_text = read_back (log), *blank_text = read_back (blank);
  g_autofree char *name = pw_document_file_name (record, NULL, PW_DOCUMENT_BLANK, "/");

  for (guint i = 0; i < G_N_ELEMENTS (sheet_has); i++)
    g_assert_nonnull (strstr (sheet_text, sheet_has[i]));
  for (guint i = 0; i < G_N_ELEMENTS (log_has); i++)
    g_assert_nonnull (strstr (log_text, log_has[i]));
  for (guint i = 0; i < G_N_ELEMENTS (blank_has); i++)
    g_assert_nonnull (strstr (blank_text, blank_has[i]));
  for (guint i = 0; i < G_N_ELEMENTS (blank_lacks); i++)
    g_assert_null (strstr (blank_text, blank_lacks[i]));
  g_assert_true (has_line (sheet_text, "Total", (const int[]){ 20, 11 }, 2));
  g_assert_cmpstr (name, ==, "carcassonne-blank.pdf");
}

/* A file says which game it is and what of it, and is none that is there. */
static void
test_file_names (void)
{
  static const struct
  {
    const char *title, *path;
    PwDocumentKind kind;
    const char *name;
  } cases[] = {
    { NULL, NULL, PW_DOCUMENT_SCORES, "burgundy-sheet.pdf" },
    { NULL, "/games/2026-11-22-burgundy-ana-ben.pipwright", PW_DOCUMENT_SCORES, "2026-11-22-burgundy-ana-ben-sheet.pdf" },
    { NULL, "/games/2026-11-22-burgundy-ana-ben.pipwright", PW_DOCUMENT_LOG, "2026-11-22-burgundy-ana-ben-log.pdf" },
    { NULL, "/games/2026-11-22-burgundy-ana-ben.pipwright", PW_DOCUMENT_BLANK, "burgundy-blank.pdf" },
    { "New year/2027: “last” one", "/x.pipwright", PW_DOCUMENT_SCORES, "New year-2027- “last” one-sheet.pdf" },
    { "..", "/x.pipwright", PW_DOCUMENT_LOG, "-.-log.pdf" },
    { "一二三", "/x.pipwright", PW_DOCUMENT_LOG, "一二三-log.pdf" },
  };
  g_autofree char *folder = g_dir_make_tmp ("pipwright-names-XXXXXX", NULL);
  g_autoptr (PwSession) session = pw_ui_test_session ();
  PwRecord *record = (PwRecord *) pw_session_get_record (session);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *free_name = NULL, *next = NULL, *third = NULL, *taken = NULL, *also = NULL, *stem = NULL, *other = NULL;

      g_free (record->title);
      record->title = g_strdup (cases[i].title);
      free_name = pw_document_file_name (record, cases[i].path, cases[i].kind, folder);
      g_assert_cmpstr (free_name, ==, cases[i].name);
      taken = g_build_filename (folder, free_name, NULL);
      g_assert_true (g_file_set_contents (taken, "", 0, NULL));
      next = pw_document_file_name (record, cases[i].path, cases[i].kind, folder);
      stem = g_strndup (free_name, strlen (free_name) - strlen (".pdf"));
      other = g_strconcat (stem, "-2.pdf", NULL);
      g_assert_cmpstr (next, ==, other);
      also = g_build_filename (folder, next, NULL);
      g_assert_true (g_file_set_contents (also, "", 0, NULL));
      third = pw_document_file_name (record, cases[i].path, cases[i].kind, folder);
      g_assert_true (g_str_has_suffix (third, "-3.pdf"));
      g_remove (taken);
      g_remove (also);
    }
  g_free (record->title);
  record->title = g_strnfill (3000, 'x');
  {
    g_autofree char *name = pw_document_file_name (record, NULL, PW_DOCUMENT_LOG, folder);

    g_assert_cmpuint (strlen (name), <, 200);
  }
  g_clear_pointer (&record->title, g_free);
  g_rmdir (folder);
}

static void
test_log (void)
{
  g_autoptr (PwSession) session = play_game ();
  g_autoptr (PwDocument) document = pw_document_new_log (pw_session_get_record (session));
  g_autofree char *text = read_back (document), *last = NULL, *foot = NULL;
  guint n = pw_history_get_cursor (pw_session_get_history (session)), pages = n_pages (text);

  g_assert_cmpuint (pages, >, 2);
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *number = g_strdup_printf ("(^|\\n|\\f) *%u  ?\\S", i);

      g_assert_true (g_regex_match_simple (number, text, 0, 0));
    }
  foot = g_strdup_printf ("%u of %u", pages, pages);
  g_assert_nonnull (strstr (text, foot));
}

/* Every page keeps its margins: nothing stands below the footer. */
static void
test_pages_of_any_size (void)
{
  g_autoptr (PwSession) session = play_game ();
  g_autoptr (PwDocument) document = pw_document_new_log (pw_session_get_record (session));
  static const double sizes[][2] = { { 595, 842 }, { 612, 792 }, { 842, 595 }, { 298, 420 } };
  guint before = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (PwPages) pages = pw_pages_new (document, sizes[i][0], sizes[i][1]);

      g_assert_cmpuint (pw_pages_count (pages), >, 1);
      before = MAX (before, pw_pages_count (pages));
    }
  g_assert_cmpuint (before, >, 10);
}

static void
test_full_disk (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (pw_ui_test_game (), 4);
  g_autoptr (PwDocument) document = pw_document_new_blank (pw_ui_test_game (), setup);
  g_autofree char *folder = g_dir_make_tmp ("pipwright-pages-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "out.pdf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  struct rlimit was, small;
  gboolean written;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &was), ==, 0);
  small = was;
  small.rlim_cur = 1000;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  written = pw_pages_save (document, file, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &was), ==, 0);
  g_assert_false (written);
  g_assert_nonnull (error);
  /* The folder is empty, else it could not be removed. */
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/pages/score-sheet", test_score_sheet);
  g_test_add_func ("/pages/blank-sheet", test_blank_sheet);
  g_test_add_func ("/pages/a landscape on paper", test_landscape_on_paper);
  g_test_add_func ("/pages/file-names", test_file_names);
  g_test_add_func ("/pages/log", test_log);
  g_test_add_func ("/pages/pages-of-any-size", test_pages_of_any_size);
  g_test_add_func ("/pages/full-disk", test_full_disk);
  return g_test_run ();
}
