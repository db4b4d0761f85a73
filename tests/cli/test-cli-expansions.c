/* test-cli-expansions.c: expansions, teams, the solo game and duchies of one's own from the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "cli-run.h"

#define ROWS(posts) "{\"format\": 1, \"kind\": \"one-piece\", \"name\": \"Test\", \"rows\": [\"LCCK\", \"LLCKB\", \"LLBKBB\", \"SSSCSSS\", " \
                    "\"BBMBBL\", \"BMKBB\", \"MKKB\"]" posts "}"

static JsonObject *
options_of (JsonNode *record)
{
  return json_object_get_object_member (json_node_get_object (record), "options");
}

/* After how many moves somebody's turn goes on. */
static char *
in_a_turn (const char *record)
{
  guint n = cli_n_moves (record);

  for (guint i = n / 2; i < n; i++)
    {
      g_autofree char *move = cli_move (record, i);

      if (strstr (move, " take ") || strstr (move, " workers "))
        return g_strdup_printf ("%u", i);
    }
  return g_strdup ("0");
}

/* The record plays again, lists moves in its middle, and is scored. */
static void
assert_whole (const char *record)
{
  g_autofree char *at = in_a_turn (record);
  g_autoptr (CliResult) checked = cli_expect (0, record, "check", NULL);
  g_autoptr (CliResult) legal = cli_expect (0, record, "legal", "--at", at, NULL);
  g_autoptr (CliResult) json = cli_expect (0, record, "legal", "--at", at, "--json", NULL);
  g_autoptr (CliResult) score = cli_expect (0, record, "score", NULL);
  g_autoptr (CliResult) strict = cli_expect (0, record, "score", "--strict", "--json", NULL);
  g_autoptr (CliResult) replay = cli_expect (0, record, "replay", NULL);
  g_autofree char *text = cli_text (record, -1);
  g_autoptr (CliResult) again = cli_expect (0, text, "check", NULL);
  g_autoptr (JsonNode) node = cli_json (json->out);

  g_assert_nonnull (strstr (checked->out, "the game is over"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (json_node_get_object (node), "moves")), >, 0);
  g_assert_cmpuint (strlen (legal->out), >, 20);
  g_assert_cmpstr (strict->err, ==, "");
  g_assert_cmpuint (strlen (score->out), >, 100);
  g_assert_cmpuint (strlen (replay->out), >, 100);
}

/* -- --modules ---------------------------------------------------------------------------------- */

static void
modules_are_played (void)
{
  g_autoptr (CliResult) dealt = cli_expect (0, NULL, "deal", "--players", "3", "--modules", "shields,inns", "--seed", "7", NULL);
  g_autoptr (CliResult) spaces = cli_expect (0, NULL, "deal", "--players", "3", "-m", " shields , inns", "--seed", "7", NULL);
  g_autoptr (CliResult) text = cli_expect (0, NULL, "deal", "--modules", "extra-tiles,white-castles,inns,trade-routes,shields",
                                           "--seed", "7", "--text", NULL);
  g_autoptr (CliResult) help = cli_expect (0, NULL, "help", "deal", NULL);
  g_autoptr (JsonNode) node = cli_json (dealt->out);
  JsonObject *options = options_of (node);

  g_assert_cmpstr (json_object_get_string_member (options, "shields"), ==, "yes");
  g_assert_cmpstr (json_object_get_string_member (options, "inns"), ==, "yes");
  g_assert_false (json_object_has_member (options, "white-castles") &&
                  g_str_equal (json_object_get_string_member (options, "white-castles"), "yes"));
  g_assert_cmpstr (spaces->out, ==, dealt->out);
  g_assert_nonnull (strstr (dealt->out, "shields 1 "));
  g_assert_nonnull (strstr (text->out, "route "));
  g_assert_nonnull (strstr (help->out, "--modules"));
  assert_whole (dealt->out);
}

/* Each of them is one that the list of options knows. */
static void
modules_one_by_one (void)
{
  static const char *const modules[] = { "extra-tiles", "white-castles", "inns", "trade-routes", "shields" };

  for (guint i = 0; i < G_N_ELEMENTS (modules); i++)
    {
      g_autoptr (CliResult) dealt = cli_expect (0, NULL, "deal", "--modules", modules[i], NULL);

      assert_whole (dealt->out);
    }
}

static void
modules_that_are_none (void)
{
  g_autoptr (CliResult) unknown = cli_expect (2, NULL, "deal", "--modules", "shields,weather", NULL);
  g_autoptr (CliResult) no_module = cli_expect (2, NULL, "deal", "--modules", "mode", NULL);
  g_autoptr (CliResult) empty = cli_expect (2, NULL, "deal", "--modules", "shields,", NULL);
  g_autoptr (CliResult) posts = cli_expect (1, NULL, "deal", "--modules", "border-posts", NULL);
  g_autoptr (CliResult) elsewhere = cli_expect (2, NULL, "deal", "--game", "kingsburg", "--modules", "shields", NULL);

  g_assert_nonnull (strstr (unknown->err, "weather"));
  g_assert_null (strstr (unknown->err, "\"shields\""));
  g_assert_nonnull (strstr (no_module->err, "mode"));
  g_assert_cmpuint (strlen (empty->err), >, 0);
  g_assert_nonnull (strstr (posts->err, "three posts"));
  g_assert_nonnull (strstr (elsewhere->err, "shields"));
  g_assert_cmpstr (posts->out, ==, "");
}

/* -- --solo ---------------------------------------------------------------------------------------- */

static void
solo_is_played (void)
{
  g_autoptr (CliResult) dealt = cli_expect (0, NULL, "deal", "--solo", "--seed", "3", NULL);
  g_autoptr (CliResult) all = cli_expect (0, NULL, "deal", "--solo", "--modules",
                                          "extra-tiles,white-castles,inns,trade-routes,shields", "--option", "goal=47", NULL);
  g_autoptr (CliResult) score = cli_expect (0, dealt->out, "score", NULL);
  g_autoptr (JsonNode) node = cli_json (dealt->out);

  g_assert_cmpstr (json_object_get_string_member (options_of (node), "mode"), ==, "solo");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (json_node_get_object (node), "players")), ==, 1);
  g_assert_nonnull (strstr (dealt->out, "remove"));
  g_assert_nonnull (strstr (score->out, "Lost: Ana"));
  assert_whole (dealt->out);
  assert_whole (all->out);
}

static void
solo_refused (void)
{
  g_autoptr (CliResult) two = cli_expect (2, NULL, "deal", "--solo", "--players", "2", NULL);
  g_autoptr (CliResult) both = cli_expect (2, NULL, "deal", "--solo", "--team", NULL);
  g_autoptr (CliResult) posts = cli_expect (1, NULL, "deal", "--solo", "--modules", "border-posts", NULL);
  g_autoptr (CliResult) duchy = cli_expect (1, NULL, "deal", "--solo", "--option", "duchy=3", NULL);
  g_autoptr (CliResult) goal = cli_expect (2, NULL, "deal", "--solo", "--option", "goal=60", NULL);
  g_autoptr (CliResult) alone = cli_expect (1, NULL, "deal", "--players", "1", NULL);
  g_autoptr (CliResult) elsewhere = cli_expect (2, NULL, "deal", "--game", "kingsburg", "--solo", "--players", "2", NULL);

  g_assert_nonnull (strstr (two->err, "one player"));
  g_assert_nonnull (strstr (both->err, "not both"));
  g_assert_nonnull (strstr (posts->err, "order posts"));
  g_assert_nonnull (strstr (duchy->err, "clusters"));
  g_assert_nonnull (strstr (goal->err, "60"));
  g_assert_nonnull (strstr (alone->err, "solo"));
  g_assert_nonnull (strstr (elsewhere->err, "solo"));
}

/* -- --team ------------------------------------------------------------------------------------------ */

static char *
team_file (const char *which)
{
  g_autofree char *name = g_strdup_printf ("test-team-%s.json", which);

  return g_build_filename (g_getenv ("PW_SOURCE_ROOT"), "tests", "games", "burgundy", name, NULL);
}

static void
teams_are_played (void)
{
  g_autofree char *north = team_file ("north"), *south = team_file ("south");
  g_autoptr (CliResult) dealt = cli_expect (0, NULL, "deal", "--team", "--duchy", north, "--duchy", south, NULL);
  g_autoptr (CliResult) all = cli_expect (0, NULL, "deal", "--team", "--modules",
                                          "extra-tiles,white-castles,inns,trade-routes,shields", "--duchy", north, NULL);
  g_autoptr (CliResult) score = cli_expect (0, dealt->out, "score", NULL);
  g_autoptr (JsonNode) node = cli_json (dealt->out);

  g_assert_cmpstr (json_object_get_string_member (options_of (node), "mode"), ==, "team");
  g_assert_nonnull (strstr (dealt->out, "Test halves north"));
  g_assert_nonnull (strstr (dealt->out, "Test halves south"));
  g_assert_nonnull (strstr (score->out, "Ana and Cleo"));
  assert_whole (dealt->out);
  assert_whole (all->out);
}

static void
teams_refused (void)
{
  g_autofree char *north = team_file ("north");
  g_autoptr (CliResult) none = cli_expect (1, NULL, "deal", "--team", NULL);
  g_autoptr (CliResult) three = cli_expect (2, NULL, "deal", "--team", "--players", "3", "--duchy", north, NULL);
  g_autoptr (CliResult) posts = cli_expect (1, NULL, "deal", "--team", "--duchy", north, "--modules", "border-posts", NULL);
  g_autoptr (CliResult) alone = cli_expect (1, NULL, "deal", "--duchy", north, NULL);

  g_assert_nonnull (strstr (none->err, "team duchy"));
  g_assert_nonnull (strstr (three->err, "four players"));
  g_assert_nonnull (strstr (posts->err, "order posts"));
  g_assert_cmpuint (strlen (alone->err), >, 0);
}

/* -- --duchy ---------------------------------------------------------------------------------------- */

static void
duchies_of_one_s_own (void)
{
  g_autofree char *path = cli_file ("own.json", ROWS (""), -1);
  g_autofree char *posts = cli_file ("posts.json", ROWS (", \"posts\": [\"a1\", \"d1\", \"g1\"]"), -1);
  g_autoptr (CliResult) dealt = cli_expect (0, NULL, "deal", "--duchy", path, NULL);
  g_autoptr (CliResult) with = cli_expect (0, NULL, "deal", "--players", "4", "--duchy", posts, "--modules",
                                           "extra-tiles,white-castles,inns,trade-routes,border-posts,shields", NULL);

  g_assert_nonnull (strstr (dealt->out, "\"rows\""));
  assert_whole (dealt->out);
  assert_whole (with->out);
}

static void
duchies_that_cannot_be_read (void)
{
  g_autofree char *broken = cli_file ("broken.json", "{\"format\": 1,\n \"kind\": \"one-piece\",\n \"name\": }", -1);
  g_autofree char *short_one = cli_file ("short.json", "{\"format\": 1, \"kind\": \"one-piece\", \"name\": \"a\", \"rows\": []}",
                                         -1);
  g_autofree char *good = cli_file ("good.json", ROWS (""), -1);
  g_autoptr (CliResult) nothing = cli_expect (2, NULL, "deal", "--duchy", "/nonexistent/duchy.json", NULL);
  g_autoptr (CliResult) json = cli_expect (2, NULL, "deal", "--duchy", broken, NULL);
  g_autoptr (CliResult) rows = cli_expect (2, NULL, "deal", "--duchy", good, "--duchy", short_one, NULL);
  g_autoptr (CliResult) posts = cli_expect (1, NULL, "deal", "--duchy", good, "--modules", "border-posts", NULL);
  g_autoptr (CliResult) elsewhere = cli_expect (2, NULL, "deal", "--game", "kingsburg", "--duchy", good, NULL);

  g_assert_nonnull (strstr (nothing->err, "/nonexistent/duchy.json"));
  g_assert_true (g_str_has_prefix (json->err, broken));
  g_assert_true (g_str_has_prefix (rows->err, short_one));
  g_assert_nonnull (strstr (rows->err, "7 rows"));
  g_assert_nonnull (strstr (posts->err, "three posts"));
  g_assert_cmpuint (strlen (elsewhere->err), >, 0);
}

/* Hundreds of records with duchies of their own in one run: each has its own, and the last is as good as the first. */
static void
many_records_with_duchies (void)
{
  g_autoptr (GPtrArray) args = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *out = NULL, *err = NULL;
  g_auto (GStrv) lines = NULL;
  int status;

  g_ptr_array_add (args, g_strdup (cli_program ()));
  g_ptr_array_add (args, g_strdup ("check"));
  for (guint i = 0; i < 300; i++)
    {
      g_auto (GStrv) rows = g_strsplit (ROWS (""), "Test", 2);
      g_autofree char *name = g_strdup_printf ("land-%03u.txt", i), *number = g_strdup_printf ("Land %u", i);
      g_autofree char *duchy = g_strjoin (number, rows[0], rows[1], NULL);
      g_autofree char *text = g_strdup_printf ("game: burgundy\ncomponent: duchy mine %s\n"
                                               "player: Ana marker=1 duchy=mine\nplayer: Ben marker=2 duchy=7\n",
                                               duchy);

      g_ptr_array_add (args, cli_file (name, text, -1));
    }
  g_ptr_array_add (args, NULL);
  g_assert_true (g_spawn_sync (NULL, (char **) args->pdata, NULL, 0, NULL, NULL, &out, &err, &status, NULL));
  g_assert_cmpstr (err, ==, "");
  g_assert_true (g_spawn_check_wait_status (status, NULL));
  lines = g_strsplit (g_strchomp (out), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 300);
  for (guint i = 1; i < 300; i++)
    g_assert_cmpstr (strrchr (lines[i], ':'), ==, strrchr (lines[0], ':'));
}

int
main (int argc, char **argv)
{
  cli_init (&argc, &argv);
  g_test_add_func ("/cli/expansions/modules/played", modules_are_played);
  g_test_add_func ("/cli/expansions/modules/one-by-one", modules_one_by_one);
  g_test_add_func ("/cli/expansions/modules/none", modules_that_are_none);
  g_test_add_func ("/cli/expansions/solo/played", solo_is_played);
  g_test_add_func ("/cli/expansions/solo/refused", solo_refused);
  g_test_add_func ("/cli/expansions/team/played", teams_are_played);
  g_test_add_func ("/cli/expansions/team/refused", teams_refused);
  g_test_add_func ("/cli/expansions/duchy/own", duchies_of_one_s_own);
  g_test_add_func ("/cli/expansions/duchy/in-many-records", many_records_with_duchies);
  g_test_add_func ("/cli/expansions/duchy/unreadable", duchies_that_cannot_be_read);
  return g_test_run ();
}
