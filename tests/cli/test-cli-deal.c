/* test-cli-deal.c: the commands of pipwright-referee that play games themselves: deal, perft, review
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "cli-run.h"

#define OBJECT(nodes, i) json_node_get_object (g_ptr_array_index (nodes, i))

/* -- deal ---------------------------------------------------------------------------------------------- */

/* The same seed and style give the same game; the title says which; "random" is what was always dealt. */
static void
deal_has_styles (void)
{
  static const char *const styles[] = { "random", "greedy", "builder", "policy" };
  g_autofree char *plain = cli_dealt ("3", "7"), *before = NULL;
  g_autoptr (CliResult) wrong = cli_expect (2, NULL, "deal", "--style", "wild", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_autoptr (CliResult) one = cli_expect (0, NULL, "deal", "--players", "3", "--seed", "7", "--style", styles[i], NULL);
      g_autoptr (CliResult) same = cli_expect (0, NULL, "deal", "--players", "3", "--seed", "7", "--style", styles[i], NULL);
      g_autoptr (CliResult) checked = cli_expect (0, one->out, "check", NULL);
      g_autofree char *title = g_strdup_printf ("deal --style %s --seed 7, game 1", styles[i]);

      g_assert_cmpstr (one->out, ==, same->out);
      g_assert_cmpstr (one->out, !=, before);
      g_assert_true ((strstr (one->out, title) != NULL) == (i > 0));
      if (i == 0)
        g_assert_cmpstr (one->out, ==, plain);
      g_free (before);
      before = g_strdup (one->out);
    }
  g_assert_nonnull (strstr (wrong->err, "wild"));
}

static void
deal_repeats_a_seed (void)
{
  g_autofree char *one = cli_dealt ("4", "7"), *same = cli_dealt ("4", "7"), *other = cli_dealt ("4", "8");

  g_assert_cmpstr (one, ==, same);
  g_assert_cmpstr (one, !=, other);
}

static void
deal_follows_options (void)
{
  g_autoptr (CliResult) lazy = cli_expect (0, NULL, "deal", "--seed", "4", "--depots", "lazy", NULL);
  g_autoptr (CliResult) recorded = cli_expect (0, NULL, "deal", "--seed", "4", "--depots", "recorded", "--edition", "2011",
                                               "--option", "duchy=3,7", NULL);
  g_autoptr (CliResult) checked = cli_expect (0, recorded->out, "check", NULL);
  g_autoptr (JsonNode) node = cli_json (recorded->out);
  JsonObject *object = json_node_get_object (node);

  g_assert_null (strstr (lazy->out, "\"depot "));
  g_assert_nonnull (strstr (recorded->out, "depot "));
  g_assert_cmpuint (cli_n_moves (recorded->out), >, cli_n_moves (lazy->out));
  g_assert_cmpstr (json_object_get_string_member (json_object_get_object_member (object, "options"), "edition"), ==, "2011");
  g_assert_nonnull (strstr (checked->out, "the game is over"));
}

/* What goes with a part that is left out is not written as played, but where somebody says so. */
static void
deal_writes_no_idle_options (void)
{
  g_autoptr (CliResult) base = cli_expect (0, NULL, "deal", "--game", "carcassonne", "--option", "expansion-tiles=no", "--option",
                                           "fields=none", NULL);
  g_autoptr (CliResult)
    said = cli_expect (0, NULL, "deal", "--game", "carcassonne", "--option", "expansion-tiles=no", "--option", "goods=yes", NULL);
  g_autoptr (CliResult) checked = cli_expect (0, base->out, "check", NULL);
  g_autoptr (CliResult) noted = cli_expect (0, said->out, "check", NULL);

  g_assert_nonnull (strstr (base->out, "\"goods\": \"no\", \"builder\": \"yes\", \"pig\": \"no\""));
  g_assert_cmpstr (checked->err, ==, "");
  g_assert_nonnull (strstr (noted->err, "goods: yes"));
}

static void
deal_writes_many (void)
{
  g_autofree char *directory = cli_directory ();
  g_autoptr (CliResult)
    files = cli_expect (0, NULL, "deal", "--players", "3", "--games", "3", "--seed", "21", "--output", directory, NULL);
  g_autoptr (CliResult) lines = cli_expect (0, NULL, "deal", "--players", "3", "--games", "3", "--seed", "21", "--json", NULL);
  g_autoptr (CliResult) texts = cli_expect (0, NULL, "deal", "--games", "2", "--text", NULL);
  g_auto (GStrv) paths = g_strsplit (g_strstrip (files->out), "\n", -1);
  g_autoptr (GPtrArray) nodes = cli_json_lines (lines->out);

  g_assert_cmpuint (g_strv_length (paths), ==, 3);
  g_assert_cmpuint (nodes->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (CliResult) result = cli_expect (0, NULL, "check", paths[i], NULL);
      g_autofree char *content = NULL;

      g_assert_true (g_file_get_contents (paths[i], &content, NULL, NULL));
      g_assert_cmpuint (cli_n_moves (content), ==,
                        json_array_get_length (json_object_get_array_member (OBJECT (nodes, i), "moves")));
    }
  g_assert_nonnull (strstr (texts->out, "\n\n"));
}

static void
deal_measures (void)
{
  g_autoptr (CliResult) text = cli_expect (0, NULL, "deal", "--bench", "--games", "3", NULL);
  g_autoptr (CliResult) json = cli_expect (0, NULL, "deal", "--bench", "--games", "3", "--players", "4", "--json", NULL);
  g_autoptr (JsonNode) node = cli_json (json->out);
  JsonObject *object = json_node_get_object (node);

  g_assert_nonnull (strstr (text->out, "moves/s"));
  g_assert_nonnull (strstr (text->out, "games/s"));
  g_assert_cmpint (json_object_get_int_member (object, "games"), ==, 3);
  g_assert_cmpint (json_object_get_int_member (object, "moves"), >, 3 * 200);
  g_assert_cmpfloat (json_object_get_double_member (object, "moves_per_second"), >, 0);
  g_assert_cmpfloat (json_object_get_double_member (object, "playout_moves_per_processor_second"), >, 0);
  g_assert_nonnull (strstr (text->out, "play them out"));
}

static void
deal_refuses_nonsense (void)
{
  g_autoptr (CliResult) many = cli_expect (2, NULL, "deal", "--players", "5", NULL);
  g_autoptr (CliResult) game = cli_expect (3, NULL, "deal", "--game", "chess", NULL);
  g_autoptr (CliResult) depots = cli_expect (2, NULL, "deal", "--depots", "maybe", NULL);
  g_autoptr (CliResult) edition = cli_expect (2, NULL, "deal", "--edition", "1999", NULL);
  g_autoptr (CliResult) option = cli_expect (2, NULL, "deal", "--option", "weather=rain", NULL);
  g_autoptr (CliResult) seed = cli_expect (2, NULL, "deal", "--seed", "x", NULL);
  g_autoptr (CliResult) games = cli_expect (2, NULL, "deal", "--games", "0", NULL);
  g_autoptr (CliResult) word = cli_expect (2, NULL, "deal", "word", NULL);

  g_assert_nonnull (strstr (many->err, "1 to 4"));
  g_assert_nonnull (strstr (game->err, "chess"));
  g_assert_nonnull (strstr (edition->err, "1999"));
  g_assert_nonnull (strstr (option->err, "weather"));
}

/* -- perft ---------------------------------------------------------------------------------------------- */

static gint64
sequences (const char *record, const char *depth, const char *at)
{
  g_autoptr (CliResult) result = cli_expect (0, record, "perft", depth, "--at", at, "--json", NULL);
  g_autoptr (JsonNode) node = cli_json (result->out);

  return json_object_get_int_member (json_node_get_object (node), "sequences");
}

static void
perft_counts (void)
{
  g_autofree char *record = cli_dealt ("2", "6");
  g_autoptr (CliResult) legal = cli_expect (0, record, "legal", "--at", "12", "--json", NULL);
  g_autoptr (CliResult) divided = cli_expect (0, record, "perft", "2", "--at", "12", "--divide", "--json", NULL);
  g_autoptr (CliResult) deep = cli_expect (2, record, "perft", "99", NULL);
  g_autoptr (JsonNode) list = cli_json (legal->out), node = cli_json (divided->out);
  JsonObject *moves = json_object_get_object_member (json_node_get_object (node), "moves");
  g_autoptr (GList) values = json_object_get_values (moves);
  gint64 sum = 0;

  for (GList *l = values; l; l = l->next)
    sum += json_node_get_int (l->data);
  g_assert_cmpint (sequences (record, "0", "12"), ==, 1);
  g_assert_cmpint (sequences (record, "1", "12"), ==,
                   json_array_get_length (json_object_get_array_member (json_node_get_object (list), "moves")));
  g_assert_cmpint (sequences (record, "2", "12"), ==, sum);
  g_assert_cmpint (sequences (record, "2", "12"), >, sequences (record, "1", "12"));
}

/* -- review ----------------------------------------------------------------------------------------------- */

/* A game cut after some moves: what is reviewed is short, and so is the test. */
static void
review_says_what_was_worth_what (void)
{
  g_autofree char *record = cli_dealt ("2", "5");
  g_autofree char *begun = cli_text (record, 30);
  g_autoptr (CliResult) text = cli_expect (0, begun, "review", "--rollouts", "4", NULL);
  g_autoptr (CliResult) json = cli_expect (0, begun, "review", "--rollouts", "4", "--seed", "2", "--json", NULL);
  g_autoptr (CliResult) again = cli_expect (0, begun, "review", "--rollouts", "4", "--seed", "2", "--json", NULL);
  g_autoptr (JsonNode) node = cli_json (json->out);
  JsonObject *object = json_node_get_object (node), *player;
  JsonArray *values = json_object_get_array_member (object, "values"),
            *decisions = json_object_get_array_member (object, "decisions");

  g_assert_nonnull (strstr (text->out, "Chance to win"));
  g_assert_nonnull (strstr (text->out, "Luck"));
  g_assert_cmpstr (json->out, ==, again->out);
  g_assert_cmpint (json_object_get_int_member (object, "moves"), ==, 30);
  g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (values, json_array_get_length (values) - 1), "at"),
                   ==, 30);
  player = json_array_get_object_element (json_object_get_array_member (json_array_get_object_element (values, 0), "players"), 1);
  g_assert_cmpfloat (json_object_get_double_member (player, "win"), <=, 1);
  g_assert_cmpuint (json_array_get_length (decisions), >, 0);
  g_assert_true (json_object_has_member (json_array_get_object_element (decisions, 0), "better"));
  g_assert_true (json_object_has_member (json_array_get_object_element (decisions, 0), "why"));
  g_assert_nonnull (json_object_get_array_member (object, "turns"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "luck")), ==, 4);
}

/* What was done in the time that was given is what a review by so many games says. */
static void
review_takes_a_time (void)
{
  g_autofree char *record = cli_dealt ("2", "5");
  g_autofree char *begun = cli_text (record, 12);
  g_autoptr (CliResult) timed = cli_expect (0, begun, "review", "--seconds", "1", "--json", NULL);
  g_autoptr (CliResult) same = NULL;
  g_autoptr (JsonNode) node = cli_json (timed->out);
  g_autofree char *rollouts = g_strdup_printf ("%" G_GINT64_FORMAT,
                                               json_object_get_int_member (json_node_get_object (node), "rollouts"));
  g_autoptr (CliResult) both = cli_expect (2, begun, "review", "--seconds", "1", "--rollouts", "8", NULL);
  g_autoptr (CliResult) none = cli_expect (2, begun, "review", "--seconds", "0", NULL);

  same = cli_expect (0, begun, "review", "--rollouts", rollouts, "--json", NULL);
  g_assert_cmpstr (timed->out, ==, same->out);
  g_assert_nonnull (strstr (both->err, "--seconds"));
  g_assert_nonnull (strstr (none->err, "--seconds"));
}

static void
review_refuses_what_it_cannot_know (void)
{
  static const char board[] = "game: burgundy\nlevel: board\nme: 1\nplayer: Ana\nplayer: Ben\n";
  g_autoptr (CliResult) unknown = cli_expect (3, board, "review", NULL);
  g_autoptr (CliResult) few = cli_expect (2, board, "review", "--rollouts", "3", NULL);

  g_assert_nonnull (strstr (unknown->err, "everything was entered"));
  g_assert_cmpstr (unknown->out, ==, "");
  g_assert_nonnull (strstr (few->err, "--rollouts"));
}

static void
deal_plays_matches (void)
{
  g_autoptr (CliResult) text = cli_expect (0, NULL, "deal", "--games", "4", "--match", "policy,random", NULL);
  g_autoptr (CliResult) json = cli_expect (0, NULL, "deal", "--games", "3", "--match", "policy,random", "--json", NULL);
  g_autoptr (CliResult) timed = cli_expect (0, NULL, "deal", "--game", "kingsburg", "--match", "search:0.001s,random", NULL);
  g_autoptr (CliResult) one = cli_expect (2, NULL, "deal", "--match", "policy", NULL);
  g_autoptr (CliResult) nobody = cli_expect (2, NULL, "deal", "--match", "policy,me", NULL);
  g_autoptr (CliResult) team = cli_expect (2, NULL, "deal", "--solo", "--match", "policy,random", NULL);
  g_autoptr (JsonNode) node = cli_json (json->out);

  /* Two pairs that were won are no proof that all will be: two won and two lost are counted with them. */
  g_assert_nonnull (strstr (text->out, "policy won 100.0 % ± 37.7"));
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (json_node_get_object (node), "win_error"), 0.192, 0.001);
  g_assert_cmpint (json_object_get_int_member (json_node_get_object (node), "games"), ==, 4);
  g_assert_nonnull (strstr (timed->out, "search:0.001s won"));
  g_assert_nonnull (strstr (one->err, "greedy,builder"));
  g_assert_nonnull (strstr (nobody->err, "me"));
  g_assert_nonnull (strstr (team->err, "two players"));
}

/* -- advise ------------------------------------------------------------------------------------------------ */

/* The best moves of a moment, each of them legal there; where the table acts, or not all is entered, it says why there are none. */
static void
advise_names_the_best_moves (void)
{
  g_autofree char *record = cli_dealt ("2", "5"), *begun = cli_text (record, 11), *board = NULL;
  g_autoptr (CliResult) text = cli_expect (0, begun, "advise", "--rollouts", "40", NULL);
  g_autoptr (CliResult) json = cli_expect (0, record, "advise", "--at", "11", "--rollouts", "40", "--json", NULL);
  g_autoptr (CliResult) drawn = cli_expect (3, record, "advise", "--at", "0", NULL);
  g_autoptr (CliResult) again = cli_expect (0, begun, "advise", "--rollouts", "40", "--json", NULL);
  g_autoptr (CliResult) over = cli_expect (3, record, "advise", NULL);
  g_autoptr (CliResult) few = cli_expect (2, begun, "advise", "--rollouts", "3", NULL);
  g_autoptr (JsonNode) node = cli_json (json->out);
  JsonObject *object = json_node_get_object (node);
  JsonArray *moves = json_object_get_array_member (object, "moves");

  g_assert_nonnull (strstr (text->out, "1  "));
  g_assert_nonnull (strstr (text->out, "to win"));
  g_assert_cmpstr (json->out, ==, again->out);
  g_assert_cmpint (json_object_get_int_member (object, "at"), ==, 11);
  g_assert_cmpuint (json_array_get_length (moves), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      JsonObject *move = json_array_get_object_element (moves, i);
      g_autofree char *played = g_strdup_printf ("%s%s\n", begun, json_object_get_string_member (move, "move"));
      g_autoptr (CliResult) legal = cli_expect (0, played, "check", NULL);

      g_assert_cmpfloat (json_object_get_double_member (move, "win"), <=, 1);
      g_assert_cmpstr (legal->err, ==, "");
    }
  /* What goods are drawn at the start nobody decides. */
  g_assert_nonnull (strstr (drawn->err, "a draw"));
  g_assert_nonnull (strstr (over->err, "The game is over"));
  g_assert_nonnull (strstr (few->err, "--rollouts"));
}

int
main (int argc, char **argv)
{
  cli_init (&argc, &argv);
  g_test_add_func ("/cli/deal/repeats-a-seed", deal_repeats_a_seed);
  g_test_add_func ("/cli/deal/has-styles", deal_has_styles);
  g_test_add_func ("/cli/deal/follows-options", deal_follows_options);
  g_test_add_func ("/cli/deal/writes-no-idle-options", deal_writes_no_idle_options);
  g_test_add_func ("/cli/deal/writes-many", deal_writes_many);
  g_test_add_func ("/cli/deal/measures", deal_measures);
  g_test_add_func ("/cli/deal/refuses-nonsense", deal_refuses_nonsense);
  g_test_add_func ("/cli/perft/counts", perft_counts);
  g_test_add_func ("/cli/review/says-what-was-worth-what", review_says_what_was_worth_what);
  g_test_add_func ("/cli/review/takes-a-time", review_takes_a_time);
  g_test_add_func ("/cli/review/refuses-what-it-cannot-know", review_refuses_what_it_cannot_know);
  g_test_add_func ("/cli/advise/names-the-best-moves", advise_names_the_best_moves);
  g_test_add_func ("/cli/deal/plays-matches", deal_plays_matches);
  return g_test_run ();
}
