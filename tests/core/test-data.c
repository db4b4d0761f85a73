/* test-data.c: the tables that games bring along are read, and nothing of them stays known to the program's resources
 *
 * The toolkit looks for each folder of its icons in everything that is known: what four games leave there costs a start more than
 * reading the style sheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>

#include "core/pw-data.h"
#include "core/pw-history.h"
#include "games/pw-games.h"

/* As the game's own resources have them. */
void       kb_register_resource   (void);
void       kb_unregister_resource (void);

#define FOLDER "/io/github/pipwright/Pipwright/games"

static void
assert_unknown (void)
{
  g_auto (GStrv) children = g_resources_enumerate_children (FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert_null (children);
}

static void
test_unknown (void)
{
  assert_unknown ();
  for (guint i = 0; i < pw_games_count (); i++)
    {
      const PwGame *game = pw_games_nth (i);
      g_autoptr (PwSetup) setup = pw_setup_new (game, 2);
      g_autoptr (PwHistory) history = pw_history_new (game, setup, NULL);

      g_assert_nonnull (history);
      assert_unknown ();
    }
}

/* Another thread may be the one that makes the tables known: the toolkit looks up its icons in one. */
static gpointer
look_up (gpointer stop)
{
  while (!g_atomic_int_get ((int *) stop))
    g_resources_get_info (FOLDER "/none", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
  return NULL;
}

static void
test_beside_another_thread (void)
{
  int stop = FALSE;
  GThread *thread = g_thread_new ("look-up", look_up, &stop);

  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (JsonNode) tables = PW_DATA_READ (kb, FOLDER "/kingsburg.json");

      g_assert_true (JSON_NODE_HOLDS_OBJECT (tables));
    }
  g_atomic_int_set (&stop, TRUE);
  g_thread_join (thread);
  assert_unknown ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_add_all ();
  g_test_add_func ("/data/unknown", test_unknown);
  g_test_add_func ("/data/beside-another-thread", test_beside_another_thread);
  return g_test_run ();
}
