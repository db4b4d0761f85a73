/* test-fields.c: the tables of what positions are made of, of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "fields.h"
#include "games/pw-games.h"
#include "games/template/template.h"

static const PwGame *
game_of (gconstpointer data)
{
  return g_str_equal (data, "template") ? &template_game : pw_games_find (data);
}

/* Every other game is played with what comes with more than a board. */
static PwSetup *
with_more (guint n_players, guint seed)
{
  static const char *const more[] = { "inns", "shields", "extra-tiles", NULL };
  const PwGame *game = pw_games_find ("burgundy");
  PwSetup *setup = pw_setup_new (game, n_players);

  for (guint i = 0; i < game->terms.n_options && seed % 2; i++)
    if (g_strv_contains (more, game->terms.options[i].id))
      setup->options[i] = 1;
  return setup;
}

static void
test_read_as_said (gconstpointer data)
{
  fields_check (game_of (data), 24, g_str_equal (data, "burgundy") ? with_more : NULL, "now");
}

/* What is said one thing upon the other, or drawn tile by tile, a game's own part says. */
static void
test_whole (gconstpointer data)
{
  fields_are_whole (game_of (data), "dice crest route printed laid");
}

int
main (int argc, char **argv)
{
  static const char *const games[] = { "burgundy", "kingsburg", "template" };

  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *read = g_strdup_printf ("/fields/%s/read-as-said", games[i]);
      g_autofree char *whole = g_strdup_printf ("/fields/%s/whole", games[i]);

      g_test_add_data_func (read, games[i], test_read_as_said);
      g_test_add_data_func (whole, games[i], test_whole);
    }
  return g_test_run ();
}
