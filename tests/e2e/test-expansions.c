/* test-expansions.c: games with expansions, chosen on the set-up page and played by the entry bar
 *
 * What a screen reader reads leads the way: switches, lists and players by their names. What cannot be together is refused
 * with its rule; what is played with stands in the record, which pipwright-referee reads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "pw-e2e.h"

static const char *program, *referee;

/* -- The set-up page ---------------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  gboolean on;
} Switch;

static gboolean
is_switched (PwE2e *e2e, gpointer data)
{
  const Switch *wanted = data;
  g_autofree char *pattern = g_strconcat (wanted->name, "*", NULL);
  g_autoptr (GPtrArray) found = pw_e2e_find_all (e2e, ATSPI_ROLE_INVALID, pattern);
  gboolean on = FALSE;

  for (guint i = 0; i < found->len; i++)
    on |= pw_e2e_has_state (found->pdata[i], ATSPI_STATE_CHECKED) || pw_e2e_has_state (found->pdata[i], ATSPI_STATE_PRESSED);
  return on == wanted->on;
}

/* The row of an expansion, which turns its switch. */
static void
turn (PwE2e *e2e, const char *name, gboolean on)
{
  pw_unref AtspiAccessible *row = pw_e2e_wait (e2e, ATSPI_ROLE_LIST_ITEM, name);
  g_autofree char *what = g_strdup_printf ("“%s” to be %s", name, on ? "on" : "off");
  Switch wanted = { name, on };

  pw_e2e_until (e2e, is_switched, &(Switch){ name, !on }, "the switch as it was");
  pw_e2e_click (e2e, row);
  pw_e2e_until (e2e, is_switched, &wanted, what);
}

/* One of the list: each alone, two teams, solo. */
static void
let_play (PwE2e *e2e, const char *keys)
{
  pw_unref AtspiAccessible *list = pw_e2e_wait (e2e, ATSPI_ROLE_COMBO_BOX, "Who plays*");

  pw_e2e_click (e2e, list);
  /* All three of them are there while it is dropped down. */
  pw_e2e_expect (e2e, "Each alone");
  pw_e2e_expect (e2e, "Two teams");
  pw_e2e_expect (e2e, "Solo");
  pw_e2e_keys (e2e, keys);
}

static void
name_player (PwE2e *e2e, guint seat, const char *name)
{
  g_autofree char *field = g_strdup_printf ("Name of player %u", seat);
  g_autofree char *row = g_strdup_printf ("Player %u, %s, *", seat, name);
  pw_unref AtspiAccessible *entry = pw_e2e_wait (e2e, ATSPI_ROLE_TEXT, field);

  pw_e2e_click (e2e, entry);
  pw_e2e_keys (e2e, "ctrl+a");
  pw_e2e_type (e2e, name);
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, row);
}

static void
remove_player (PwE2e *e2e, guint seat)
{
  g_autofree char *button = g_strdup_printf ("Remove Player %u", seat);

  pw_e2e_press (e2e, button);
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_PUSH_BUTTON, button);
}

/* Said with its rule and what to do; nothing starts, not by the key either. */
static void
expect_refused (PwE2e *e2e, const char *reason)
{
  pw_unref AtspiAccessible *start = NULL;
  g_autofree char *path = NULL;

  pw_e2e_expect (e2e, reason);
  start = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, "*Start the game*");
  g_assert_false (pw_e2e_has_state (start, ATSPI_STATE_SENSITIVE));
  pw_e2e_keys (e2e, "ctrl+Return");
  pw_e2e_expect (e2e, reason);
  path = pw_e2e_saved_path (e2e);
  g_assert_null (path);
}

/* -- The table ---------------------------------------------------------------------------------------- */

typedef struct
{
  const char *line;
  const char *log;              /* what the log says of it then */
} Entered;

/* @refused: a glob of what is said of the line, which is taken back from the entry. */
static void
expect_not_entered (PwE2e *e2e, const char *line, const char *refused)
{
  pw_e2e_say (e2e, line);
  pw_e2e_expect (e2e, refused);
  pw_e2e_keys (e2e, "ctrl+a BackSpace");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_INVALID, refused);
}

static void
play (PwE2e *e2e, const Entered *entered, guint n, guint *played)
{
  for (guint i = 0; i < n; i++)
    {
      pw_e2e_say (e2e, entered[i].line);
      ++*played;
      pw_e2e_wait_saved (e2e, NULL, *played, *played, entered[i].line);
      pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, entered[i].log);
    }
}

#define PLAY(e2e, entered, played) play (e2e, entered, G_N_ELEMENTS (entered), played)

/* All @words stand in the record on disk, and another program finds the game legal. Free what it says of the scores. */
static char *
check_record (PwE2e *e2e, const char *const *words)
{
  g_autofree char *path = pw_e2e_saved_path (e2e), *content = NULL, *check = NULL;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  for (; *words; words++)
    if (!strstr (content, *words))
      g_error ("%s is missing in the record: %s", *words, content);
  check = pw_e2e_output_of ((const char *[]){ referee, "check", "--json", path, NULL });
  g_assert_nonnull (strstr (check, "\"legal\":true"));
  return pw_e2e_output_of ((const char *[]){ referee, "score", "--json", path, NULL });
}

static PwE2e *
open_set_up (PwE2e *e2e)
{
  pw_e2e_start (e2e);
  pw_e2e_press (e2e, "New game");
  pw_e2e_expect (e2e, "Player 3, Player 3, *");
  return e2e;
}

/* -- Tests -------------------------------------------------------------------------------------------- */

static void
two_with_three_expansions (void)
{
  static const Entered first[] = {
    { "start d4 red red pink", "Ana starts with a castle on d4 and goods: 1 pink, 2 red." },
    { "start d4 1 2 3", "Ben starts with a castle on d4 and goods: 1 turquoise, 1 purple, 1 pink." },
    { "4 22 13", "White die 4: Ana 2 2, Ben 1 3." },
    { "goods red", "Goods tile to depot 4: red." },
    { "shield 2 7 d4", "Ana takes shield 7 from depot 2, for d4." },
  };
  static const Entered second[] = {
    { "sell turquoise", "Ben sells 1 turquoise goods tile (die 1); 2 points" },
    { "buy inn", "Ben buys an inn from the black depot for 2 silver." },
    { "take 3 white-castle", "Ben takes a white castle from depot 3 (die 3)." },
    { "3 45 32", "White die 3: Ana 4 5, Ben 3 2." },
    { "goods pink", "Goods tile to depot 3: pink." },
    { "sell red", "Ana sells 2 red goods tiles (die 4); 4 points" },
    { "workers", "Ana takes 2 workers (die 5)." },
    { "end", "Ana ends the turn." },
    { "place white-castle c3", "Ben places a white castle on c3 (die 3). Completes a city of 1 hex; 11 points" },
  };
  /* The white castle lets Ben act with the white die; then the inn goes where no building could. */
  static const Entered third[] = {
    { "workers", "Ben takes 2 workers (die 3)." },
    { "place inn d3", "Ben places an inn on d3 (die 2)." },
  };
  static const char *const has[] = {
    "\"shields\": \"yes\"",
    "\"inns\": \"yes\"",
    "\"white-castles\": \"yes\"",
    "\"border-posts\": \"no\"",
    "\"trade-routes\": \"no\"",
    "\"extra-tiles\": \"no\"",
    "\"mode\": \"own\"",
    "\"Ana shield 2 7 d4\"",
    "\"Ben buy inn\"",
    "\"Ben place white-castle c3 die=3\"",
    "\"Ben place inn d3 die=2\"",
    NULL,
  };
  PwE2e *e2e = open_set_up (pw_e2e_new (program, NULL, NULL));
  g_autofree char *scores = NULL;
  guint played = 0;

  /* Border posts are nothing for teams: refused with the reason, until one of them goes. */
  turn (e2e, "Border posts", TRUE);
  let_play (e2e, "Home Down Return");
  pw_e2e_expect (e2e, "Player 4, Player 4, Team B*");
  expect_refused (e2e, "Border posts are for two to four players who each play alone. Rule 15.1. Leave out *");
  turn (e2e, "Border posts", FALSE);
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_INVALID, "Border posts are for two to four players *");

  let_play (e2e, "Home Return");
  pw_e2e_expect (e2e, "Player 4, Player 4, 4 workers");
  remove_player (e2e, 4);
  remove_player (e2e, 3);
  name_player (e2e, 1, "Ana");
  name_player (e2e, 2, "Ben");
  turn (e2e, "Shields", TRUE);
  turn (e2e, "Inns", TRUE);
  turn (e2e, "White castles", TRUE);
  pw_e2e_press (e2e, "*Start the game*");
  pw_e2e_expect (e2e, "Ana, duchy 1");

  PLAY (e2e, first, &played);
  /* Only two equal dice take a shield, and two workers do not make them equal here. */
  expect_not_entered (e2e, "shield 6 8 d4", "Both dice must show a 6; they show 1 and 3.*Rule 17.2.*");
  PLAY (e2e, second, &played);
  PLAY (e2e, third, &played);
  scores = check_record (e2e, has);
  g_assert_nonnull (strstr (scores, "\"name\":\"Ana\",\"score\":4,"));
  g_assert_nonnull (strstr (scores, "\"name\":\"Ben\",\"score\":13,"));
  pw_e2e_quit (e2e);
}

static void
solo (void)
{
  static const Entered turn_1[] = {
    { "start b3 1 1 red", "Ana starts with a castle on b3 and goods: 2 turquoise, 1 red." },
    { "1 66", "White die 1: Ana 6 6." },
    { "goods pink", "Goods tile to depot 1: pink." },
    { "remove watchtower", "From depot 1 a watchtower leaves the game." },
    { "take 2 castle die=6 workers=2", "Ana takes a castle from depot 2 (die 6 and 2 workers)." },
  };
  static const char *const has[] = { "\"mode\": \"solo\"", "\"duchy\": \"13a\"", "\"Ana remove tile=watchtower\"", NULL };
  PwE2e *e2e = open_set_up (pw_e2e_new (program, NULL, NULL));
  g_autofree char *scores = NULL;
  guint played = 0;

  let_play (e2e, "Home Down Down Return");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_INVALID, "Player 3, Player 3, *");
  /* Nor are border posts for somebody alone. */
  turn (e2e, "Border posts", TRUE);
  expect_refused (e2e, "Border posts are for two to four players who each play alone. Rule 15.1. Leave out *");
  turn (e2e, "Border posts", FALSE);
  name_player (e2e, 1, "Ana");
  pw_e2e_expect (e2e, "Player 1, Ana, first player, 2 workers");
  pw_e2e_expect (e2e, "Duchy 13a, check against your board, Ana");
  pw_e2e_press (e2e, "*Start the game*");
  pw_e2e_expect (e2e, "Ana, duchy 13a");
  pw_e2e_expect (e2e, "0 of 50 points");
  PLAY (e2e, turn_1, &played);
  scores = check_record (e2e, has);
  g_assert_nonnull (strstr (scores, "\"name\":\"Ana\",\"score\":0,"));
  pw_e2e_quit (e2e);
}

/* The duchies of the border posts are entered by people: here they lie where the editor puts them. */
static void
border_posts (void)
{
  static const char
    *const duchy = "{\"format\": 1, \"kind\": \"one-piece\", \"name\": \"Three posts\", \"rows\": [\"LCCK\", \"LLCKB\", "
                   "\"LLBKBB\", \"SSSCSSS\", \"BBMBBL\", \"BMKBB\", \"MKKB\"], \"start\": [\"d4\"], "
                   "\"posts\": [\"a1\", \"d1\", \"g1\"]}";
  static const Entered turn_1[] = {
    { "start d4 1 5 5", "Player 1 starts with a castle on d4 and goods: 1 turquoise, 2 brown." },
    { "start d4 1 2 3", "Player 2 starts with a castle on d4 and goods: 1 turquoise, 1 purple, 1 pink." },
    { "6 43 42", "White die 6: Player 1 4 3, Player 2 4 2." },
    { "goods red", "Goods tile to depot 6: red." },
    { "take 3 sheep2", "Player 1 takes sheep 2 from depot 3 (die 3)." },
  };
  static const char *const has[] = {
    "\"border-posts\": \"yes\"", "\"inns\": \"no\"", "\"posts\": [\"a1\", \"d1\", \"g1\"]", "\"name\": \"Three posts\"", NULL,
  };
  PwE2e *e2e = pw_e2e_new (program, NULL, NULL);
  g_autofree char *folder = g_build_filename (pw_e2e_get_home (e2e), "data", "pipwright", "duchies", NULL);
  g_autofree char *path = g_build_filename (folder, "three-posts.json", NULL), *scores = NULL;
  guint played = 0;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, duchy, -1, NULL));
  open_set_up (e2e);
  remove_player (e2e, 3);
  turn (e2e, "Border posts", TRUE);
  pw_e2e_expect (e2e, "Three posts, own*");
  pw_e2e_press (e2e, "*Start the game*");
  pw_e2e_expect (e2e, "Player 1, duchy Three posts");
  PLAY (e2e, turn_1, &played);
  scores = check_record (e2e, has);
  g_assert_nonnull (strstr (scores, "\"name\":\"Player 2\""));
  pw_e2e_quit (e2e);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 3);
  program = argv[1];
  referee = argv[2];
  g_test_add_func ("/e2e/expansions/two-with-three-expansions", two_with_three_expansions);
  g_test_add_func ("/e2e/expansions/solo", solo);
  g_test_add_func ("/e2e/expansions/border-posts", border_posts);
  return g_test_run ();
}
