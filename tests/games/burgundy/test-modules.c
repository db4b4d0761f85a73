/* test-modules.c: the contracts on random games with expansions, each alone and all together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "components.h"
#include "contracts.h"
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"

#ifdef __SANITIZE_ADDRESS__
#define SCALE 10                 /* so much fewer games */
#else
#define SCALE 1
#endif

/**
 * Group:
 * @name: of the tests
 * @options: options that are 1 (no more than here; 0 ends the list)
 * @n_games: how many
 * @few, @many: numbers of players
 */
typedef struct
{
  const char *name;
  guint options[8];
  guint n_games;
  guint few, many;
} Group;

static const Group groups[] = {
  { "extra-tiles", { CB_OPTION_EXTRA }, 200, 2, 4 },
  { "white-castles", { CB_OPTION_WHITE_CASTLES }, 200, 2, 4 },
  { "inns", { CB_OPTION_INNS }, 200, 2, 4 },
  { "trade-routes", { CB_OPTION_ROUTES }, 200, 2, 4 },
  { "border-posts", { CB_OPTION_POSTS }, 200, 2, 4 },
  { "shields", { CB_OPTION_SHIELDS }, 200, 2, 4 },
  { "all-together", { CB_OPTION_EXTRA, CB_OPTION_WHITE_CASTLES, CB_OPTION_INNS, CB_OPTION_ROUTES, CB_OPTION_POSTS, CB_OPTION_SHIELDS, CB_OPTION_EXPERT }, 500, 2, 4 },
};

/* Other duchies, editions and rulings from game to game. */
static PwSetup *
setup_of (const Group *group, guint seed)
{
  guint n_players = group->few + seed % (group->many - group->few + 1);
  PwSetup *setup = pw_setup_new (&cb_game, n_players);

  for (guint i = 0; i < G_N_ELEMENTS (group->options) && group->options[i] != 0; i++)
    setup->options[group->options[i]] = 1;
  for (guint seat = 0; seat < n_players; seat++)
    {
      guint duchy = (seed + 3 * seat) % cb_duchy_count ();

      setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) (setup->options[CB_OPTION_POSTS]
                                                             ? components_posts_duchy (duchy, seed + seat)
                                                             : (int) duchy);
    }
  /* Sometimes nobody has entered the tiles. */
  if (setup->options[CB_OPTION_ROUTES] && seed % 4 != 3)
    setup->options[CB_OPTION_ROUTE_TILES] = (gint16) components_route_book ();
  setup->options[CB_OPTION_EDITION] = seed % 5 == 4;
  setup->options[CB_OPTION_WHITE_CASTLE_CITY] = seed % 3 == 1;
  setup->options[CB_OPTION_SHIELD_2] = seed % 3 == 2;
  setup->options[CB_OPTION_SHIELD_6] = seed % 4 == 3;
  setup->options[CB_OPTION_POSTS_BONUS] = seed % 5 == 3;
  return setup;
}

static void
play_games (gconstpointer data)
{
  const Group *group = data;

  for (guint seed = 0; seed < group->n_games; seed += SCALE + (SCALE > 1))
    {
      g_autoptr (PwSetup) setup = setup_of (group, seed);

      contracts_play (&cb_game, setup, 4000 + seed, seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY, seed % 8 < 2);
    }
}

static void
revise_games (gconstpointer data)
{
  const Group *group = data;

  for (guint seed = 0; seed < 15; seed += SCALE)
    {
      g_autoptr (PwSetup) setup = setup_of (group, seed);

      contracts_revise (&cb_game, setup, 5000 + seed, seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY);
    }
}

static void
correct_games (gconstpointer data)
{
  const Group *group = data;

  for (guint seed = 0; seed < 60; seed += SCALE)
    {
      g_autoptr (PwSetup) setup = setup_of (group, seed);

      contracts_correct (&cb_game, setup, 6000 + seed, seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY);
    }
}

/* -- What cannot be set up ------------------------------------------------------------------- */

static void
assert_refused (const PwSetup *setup, const char *rule)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (pw_game_state_new (&cb_game, setup, &error));
  g_assert_true (error->domain == PW_RULE_ERROR);
  g_assert_cmpstr (cb_game.rules[error->code].id, ==, rule);
  g_assert_nonnull (pw_rule_error_get_remedy (error));
}

static void
test_border_posts_need_duchies_with_three (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
  int with = components_posts_duchy (4, 1);
  g_autofree gpointer state = NULL;
  GError *error = NULL;

  cb_duchy_set_offered ((guint) with, TRUE);
  g_assert_true (cb_game.seating->offered (setup, CB_SEAT_DUCHY, 0));
  g_assert_true (cb_game.seating->offered (setup, CB_SEAT_DUCHY, with));
  setup->options[CB_OPTION_POSTS] = 1;
  g_assert_false (cb_game.seating->offered (setup, CB_SEAT_DUCHY, 0));
  g_assert_true (cb_game.seating->offered (setup, CB_SEAT_DUCHY, with));
  assert_refused (setup, "15.1");
  setup->seat_options[0][CB_SEAT_DUCHY] = (gint16) with;
  assert_refused (setup, "15.1");
  setup->seat_options[1][CB_SEAT_DUCHY] = (gint16) with;
  state = pw_game_state_new (&cb_game, setup, &error);
  g_assert_no_error (error);
  g_assert_nonnull (state);
  setup->options[CB_OPTION_MODE] = CB_MODE_SOLO;
  assert_refused (setup, "15.1");
  cb_duchy_set_offered ((guint) with, FALSE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_autofree char *games = g_strdup_printf ("/burgundy/modules/%s/random-games", groups[i].name);
      g_autofree char *revisions = g_strdup_printf ("/burgundy/modules/%s/revisions", groups[i].name);
      g_autofree char *corrections = g_strdup_printf ("/burgundy/modules/%s/corrections", groups[i].name);

      g_test_add_data_func (games, &groups[i], play_games);
      g_test_add_data_func (revisions, &groups[i], revise_games);
      g_test_add_data_func (corrections, &groups[i], correct_games);
    }
  g_test_add_func ("/burgundy/modules/border-posts/duchies", test_border_posts_need_duchies_with_three);
  return g_test_run ();
}
