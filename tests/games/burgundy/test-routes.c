/* test-routes.c: route tiles that people enter: files, bad files, where they are kept, records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "components.h"
#include "core/pw-dealer.h"
#include "core/pw-disk.h"
#include "core/pw-record.h"
#include "games/burgundy/modules/cb-routes.h"
#include "games/pw-games.h"

#define EMPTY "[{}, {}, {}]"
#define REST EMPTY ", " EMPTY ", " EMPTY ", " EMPTY ", " EMPTY ", " EMPTY ", " EMPTY ", " EMPTY ", " EMPTY ", " EMPTY ", " EMPTY
#define TILES(first) "{\"format\": 1, \"kind\": \"route-tiles\", \"tiles\": [" first ", " REST "]}"
#define SPACE(space) TILES ("[" space ", {}, {}]")

/* -- Files -------------------------------------------------------------------------------------- */

static void
test_files_go_both_ways (void)
{
  const CbRouteBook *book = cb_route_nth (components_route_book ());
  g_autofree CbRouteBook *read = g_new0 (CbRouteBook, 1);

  for (int compact = 0; compact < 2; compact++)
    {
      g_autofree char *text = cb_route_book_print (book, compact);
      GError *error = NULL;

      g_assert_true (!compact || strchr (text, '\n') == NULL);
      g_assert_true (cb_route_book_parse (read, text, -1, &error));
      g_assert_no_error (error);
      g_assert_cmpmem (read, sizeof *read, book, sizeof *book);
    }
}

static void
test_unfinished_tiles_are_read (void)
{
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);
  GError *error = NULL;

  g_assert_true (cb_route_book_parse (book, SPACE ("{\"colour\": \"red\", \"bonus\": \"points\", \"number\": 12}"), -1, &error));
  g_assert_no_error (error);
  g_assert_cmpint (book->spaces[0][0].number, ==, 12);
  g_assert_true (cb_route_space_is_whole (&book->spaces[0][0]));
  g_assert_false (cb_route_tile_is_whole (book, 0));
  g_assert_cmpuint (cb_route_book_count (book), ==, 0);
}

static const struct { const char *text, *says; } bad[] = {
  { "", "JSON" },
  { "{", NULL },
  { "[]", "not route tiles" },
  { "{\"format\": 1, \"kind\": \"one-piece\"}", "route-tiles" },
  { "{\"kind\": \"route-tiles\", \"tiles\": []}", "format" },
  { "{\"format\": 2, \"kind\": \"route-tiles\", \"tiles\": []}", "newer" },
  { "{\"format\": 1, \"kind\": \"route-tiles\", \"tiles\": []}", "12" },
  { "{\"format\": 1, \"kind\": \"route-tiles\", \"tiles\": [], \"name\": \"x\"}", "name" },
  { TILES ("[{}, {}]"), "Tile 1" },
  { TILES ("7"), "Tile 1" },
  { SPACE ("7"), "Tile 1, space 1" },
  { SPACE ("{\"colour\": \"green\"}"), "colour" },
  { SPACE ("{\"bonus\": \"money\"}"), "bonus" },
  { SPACE ("{\"bonus\": \"points\", \"number\": 0}"), "number" },
  { SPACE ("{\"bonus\": \"points\", \"number\": 100}"), "number" },
  { SPACE ("{\"bonus\": \"sell\", \"number\": 1}"), "number" },
  { SPACE ("{\"bonus\": \"sell\", \"types\": [\"ship\"]}"), "types" },
  { SPACE ("{\"bonus\": \"take\", \"types\": [\"inn\"]}"), "types" },
  { SPACE ("{\"bonus\": \"points\", \"text\": \"x\"}"), "text" },
  { SPACE ("{\"bonus\": \"other\", \"text\": \"one\\ntwo\"}"), "text" },
  { SPACE ("{\"price\": 2}"), "price" },
  { "{\"format\": 1, \"format\": 1}", NULL },
  { "\xff\xfe", "UTF-8" },
};

static void
test_bad_files_are_refused (void)
{
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);
  g_autofree char *large = g_strnfill (100000, ' ');

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (cb_route_book_parse (book, bad[i].text, -1, &error));
      g_assert_nonnull (error);
      if (bad[i].says && strstr (error->message, bad[i].says) == NULL)
        g_error ("%s: %s", bad[i].text, error->message);
    }
  g_assert_false (cb_route_book_parse (book, large, -1, NULL));
}

/* Whatever is cut off or changed in a good file is read or refused, never more. */
static void
test_any_bytes (void)
{
  g_autofree char *text = cb_route_book_print (cb_route_nth (components_route_book ()), FALSE);
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);
  gsize n = strlen (text);
  PwRandom random = { 5 };

  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *other = g_strdup (text);
      guint at = pw_random_below (&random, (guint) n);

      other[at] = (char) (i % 3 == 0 ? 0 : pw_random_below (&random, 256));
      if (cb_route_book_parse (book, other, -1, NULL))
        cb_route_register (book, NULL);
    }
}

/* -- Where they are kept ------------------------------------------------------------------------ */

static void
test_store (void)
{
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);
  g_autofree char *path = cb_route_store_path ();
  const CbRouteBook *own = cb_route_nth (components_route_book ());
  const PwOption *option = &cb_game.terms.options[CB_OPTION_ROUTE_TILES];
  g_autoptr (GError) error = NULL;

  g_assert_true (cb_route_store_load (book, NULL));
  g_assert_cmpuint (cb_route_book_count (book), ==, 0);
  g_assert_cmpint (option->def, ==, 0);
  g_assert_true (cb_route_store_save (own, NULL));
  g_assert_cmpint (option->def, ==, components_route_book ());
  g_assert_true (cb_route_store_load (book, NULL));
  g_assert_cmpmem (book, sizeof *book, own, sizeof *own);
  /* A file that cannot be read is said to be so, and left alone. */
  g_assert_true (g_file_set_contents (path, "{\"format\": 1}", -1, NULL));
  g_assert_false (cb_route_store_load (book, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (cb_route_book_count (book), ==, 0);
  g_assert_cmpint (option->def, ==, 0);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* What is no file is neither read nor written; what a link leads to is. */
static void
test_store_links_and_pipes (void)
{
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);
  g_autofree char *path = cb_route_store_path (), *synced = g_strconcat (path, ".synced", NULL);
  const CbRouteBook *own = cb_route_nth (components_route_book ());
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_false (cb_route_store_load (book, &error));
  g_assert_error (error, PW_DISK_ERROR, PW_DISK_ERROR_NOT_A_FILE);
  g_clear_error (&error);
  g_assert_false (cb_route_store_save (own, &error));
  g_assert_error (error, PW_DISK_ERROR, PW_DISK_ERROR_NOT_A_FILE);
  g_assert_cmpint (g_unlink (path), ==, 0);

  g_assert_true (g_file_set_contents (synced, "old", -1, NULL));
  g_assert_cmpint (symlink (synced, path), ==, 0);
  g_assert_true (cb_route_store_save (own, NULL));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (cb_route_book_load (book, synced, NULL));
  g_assert_cmpmem (book, sizeof *book, own, sizeof *own);
  g_assert_true (cb_route_store_load (book, NULL));
  g_assert_cmpmem (book, sizeof *book, own, sizeof *own);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_unlink (synced), ==, 0);
}

/* -- Records ------------------------------------------------------------------------------------- */

/* A record brings its tiles along: read where nobody has them, under another word too. */
static void
test_records_carry_them (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
  g_autoptr (GError) error = NULL;
  PwHistory *history;
  PwRandom random = { 3 };

  setup->options[CB_OPTION_ROUTES] = 1;
  setup->options[CB_OPTION_ROUTE_TILES] = (gint16) components_route_book ();
  history = pw_history_new (&cb_game, setup, &error);
  g_assert_no_error (error);
  g_assert_true (pw_dealer_play (history, &random, PW_DEAL_RECORDED, &error));
  {
    g_autoptr (PwRecord) record = pw_record_new (history);

    for (int text = 0; text < 2; text++)
      {
        g_autofree char *written = text ? pw_record_print_text (record) : pw_record_print (record);
        g_autoptr (GString) changed = g_string_new (written);
        g_autoptr (PwRecord) read = NULL;

        g_assert_nonnull (strstr (written, "route-tiles"));
        g_assert_nonnull (strstr (written, "Invented"));
        /* Other tiles under the same word are others. */
        g_string_replace (changed, "\"number\": 9", "\"number\": 8", 0);
        read = pw_record_parse (changed->str, changed->len, &error);
        g_assert_no_error (error);
        g_assert_nonnull (read);
        g_assert_cmpint (pw_history_get_setup (read->history)->options[CB_OPTION_ROUTE_TILES], !=, components_route_book ());
        g_assert_cmpint (cb_route_nth (pw_history_get_setup (read->history)->options[CB_OPTION_ROUTE_TILES])->spaces[9][2].number,
                         ==, 8);
      }
  }
}

/* What was read off a tile in a game is kept; what was entered with care stays as it is. */
static void
test_spaces_are_learnt (void)
{
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);
  g_autofree char *path = cb_route_store_path ();
  const CbRouteSpace three = { .goods = 4, .bonus = CB_ROUTE_POINTS, .number = 3 };
  const CbRouteSpace other = { .goods = 2, .bonus = CB_ROUTE_SILVER, .number = 1 };
  const CbRouteSpace half = { .goods = 2, .bonus = CB_ROUTE_SILVER };

  g_assert_false (cb_route_store_learn (6, 1, &half));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (cb_route_store_learn (6, 1, &three));
  g_assert_true (cb_route_store_load (book, NULL));
  g_assert_cmpmem (&book->spaces[6][1], sizeof three, &three, sizeof three);
  g_assert_false (cb_route_store_learn (6, 1, &other));
  g_assert_true (cb_route_store_learn (6, 2, &other));
  g_assert_true (cb_route_store_load (book, NULL));
  g_assert_cmpint (book->spaces[6][1].number, ==, 3);
  g_assert_cmpmem (&book->spaces[6][2], sizeof other, &other, sizeof other);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_true (cb_route_store_load (book, NULL));
}

/* -- A tile in one line -------------------------------------------------------------------------- */

static void
test_lines_are_read_and_written (void)
{
  static const struct
  {
    const char *typed, *written, *problem;
  } cases[] = {
    { "red 2 silver, any take ship, black", "red 2 silver, any take S, any black", NULL },
    { "r2s,3tsl,42p", "red 2 silver, pink take S L, red 2 points", NULL },
    { "RED silver 2, pi take castle building, or pl", "red 2 silver, pink take C B, orange place", NULL },
    { "1a,2ac,3se", "turquoise take-any, purple action, pink sell", NULL },
    { "tu take any, brown black 2, orange other: Swap, then end", "turquoise take-any, brown 2 black, orange other: Swap",
      "A tile has 3 spaces." },
    { "6o: \"Swap, then end\"", "orange other: \"Swap, then end\"", NULL },
    /* Nobody need know of the colon. */
    { "other swap 2 tiles,red o Go 2nd", "any other: swap 2 tiles, red other: Go 2nd", NULL },
    { "412w", "red 12 workers", NULL },
    { "r1p,31w", "red 1 point, pink 1 worker", NULL },
    { "", "", NULL },
    { ",, 5b", ", , brown black", NULL },
    { "red", "", "Space 1: Which bonus?" },
    { "red silver, blue 3 points", "", "Space 1: How many?" },
    { "red 1 silver, blue 3 points", "red 1 silver",
      "Space 2: “blue” is not a colour: turquoise, purple, pink, red, brown or orange, or 1 to 6; or any." },
    { "red 3 gold", "",
      "Space 1: “gold” is not a bonus: points, silver, workers, take, any, black, place, sell, action or other." },
    { "red 3 sell", "", "Space 1: This bonus has no number." },
    { "red take", "", "Space 1: Which types may be taken? As in: take ship livestock." },
    { "red 100 points", "", "Space 1: “100” is not a number up to 99." },
    { "9s", "", "Space 1: “9” is not a colour: turquoise, purple, pink, red, brown or orange, or 1 to 6; or any." },
    { "red 2 silver pink", "", "Space 1: “pink” is too much: a comma begins the next space." },
    { "red 2 silver: more", "", "Space 1: Only another bonus has a sentence, as in: red other: swap two tiles." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1), *again = g_new0 (CbRouteBook, 1);
      g_autofree char *problem = cb_route_line_read (book, 6, cases[i].typed), *line = cb_route_line_print (book, 6);
      g_autofree char *none = NULL;

      g_assert_cmpstr (problem, ==, cases[i].problem);
      g_assert_cmpstr (line, ==, cases[i].written);
      /* What is written is read again. */
      none = cb_route_line_read (again, 6, line);
      g_assert_null (none);
      g_assert_cmpmem (again, sizeof *again, book, sizeof *book);
    }
}

/* Whatever a space shows, a sentence apart, is at most five keys, its comma or Enter among them. */
static void
test_a_space_is_five_keys (void)
{
  static const struct
  {
    const char *keys;
    CbRouteSpace space;
  } cases[] = {
    { "4 3p", { 4, CB_ROUTE_POINTS, 0, 0, 3 } },
    { "2s", { 2, CB_ROUTE_UNKNOWN, 0, 0, 0 } },
    { "12s", { 1, CB_ROUTE_SILVER, 0, 0, 2 } },
    { "612w", { 6, CB_ROUTE_WORKERS, 0, 0, 12 } },
    { "3ts", { 3, CB_ROUTE_TAKE, 1 << CB_SHIP, 0, 0 } },
    { "3tsl", { 3, CB_ROUTE_TAKE, 1 << CB_SHIP | 1 << CB_LIVESTOCK, 0, 0 } },
    { "5a", { 5, CB_ROUTE_TAKE_ANY, 0, 0, 0 } },
    { "5b", { 5, CB_ROUTE_BLACK, 0, 0, 0 } },
    { "52b", { 5, CB_ROUTE_BLACK, 0, 0, 2 } },
    { "4pl", { 4, CB_ROUTE_PLACE, 0, 0, 0 } },
    { "4se", { 4, CB_ROUTE_SELL, 0, 0, 0 } },
    { "4ac", { 4, CB_ROUTE_ACTION, 0, 0, 0 } },
    { "4o", { 4, CB_ROUTE_OTHER, 0, 0, 0 } },
    { "a b", { CB_ROUTE_ANY, CB_ROUTE_BLACK, 0, 0, 0 } },
  };
  gsize most = 0;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *problem = NULL;
      CbRouteSpace space;
      char own[CB_ROUTE_TEXT];

      if (cases[i].space.bonus == CB_ROUTE_UNKNOWN)
        {
          g_assert_false (cb_route_space_read (cases[i].keys, &space, own, &problem));
          continue;
        }
      g_assert_true (cb_route_space_read (cases[i].keys, &space, own, &problem));
      g_assert_cmpmem (&space, sizeof space, &cases[i].space, sizeof space);
      most = MAX (most, strlen (cases[i].keys) + 1);
    }
  g_test_message ("%u keys a space at most", (guint) most);
  g_assert_cmpuint (most, <=, 5);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("pipwright-routes-XXXXXX", NULL);
  int result;

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/burgundy/routes/files/both-ways", test_files_go_both_ways);
  g_test_add_func ("/burgundy/routes/files/unfinished", test_unfinished_tiles_are_read);
  g_test_add_func ("/burgundy/routes/files/bad", test_bad_files_are_refused);
  g_test_add_func ("/burgundy/routes/files/any-bytes", test_any_bytes);
  g_test_add_func ("/burgundy/routes/store", test_store);
  g_test_add_func ("/burgundy/routes/store-links-and-pipes", test_store_links_and_pipes);
  g_test_add_func ("/burgundy/routes/learnt", test_spaces_are_learnt);
  g_test_add_func ("/burgundy/routes/line", test_lines_are_read_and_written);
  g_test_add_func ("/burgundy/routes/line-keys", test_a_space_is_five_keys);
  g_test_add_func ("/burgundy/routes/records", test_records_carry_them);
  result = g_test_run ();
  {
    g_autofree char *own = g_build_filename (folder, "pipwright", NULL);

    g_rmdir (own);
    g_rmdir (folder);
  }
  return result;
}
