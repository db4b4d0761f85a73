/* test-entry-lists.c: a key makes no list twice, however many ways its text is read in, in random games of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-dealer.h"
#include "games/pw-games.h"
#include "pw-entry-test.h"

/** MOVES: so many are played; every EVERY of them texts are typed. */
#define MOVES 60
#define EVERY 12

/* The game, counting what it lists. */
static const PwGame *inner;
static GHashTable *listed;
static guint n_lists, n_again;

static void
list (gconstpointer state, const PwMove *partial, GArray *out)
{
  g_autofree char *key = g_strdup_printf ("%p %d %u %u", state, partial->player, partial->kind, partial->flags);
  g_autoptr (GString) all = g_string_new (key);

  for (guint a = 0; a < PW_MAX_ARGS; a++)
    g_string_append_printf (all, " %d", partial->args[a]);
  n_lists++;
  n_again += !g_hash_table_add (listed, g_strdup (all->str));
  pw_game_choices (inner, state, partial, out);
}

/* Types the first letters of @text, one after the other, as people do. */
static void
type (PwEntry *entry, const char *text)
{
  g_autofree char *plain = g_strndup (text, strcspn (text, "("));

  for (const char *p = plain; *p; p = g_utf8_next_char (p))
    {
      g_autofree char *typed = g_strndup (plain, (gsize) (g_utf8_next_char (p) - plain));
      g_autofree char *numbered = g_strconcat (typed, " 3", NULL);

      g_hash_table_remove_all (listed);
      pw_entry_set_text (entry, typed);
      g_hash_table_remove_all (listed);
      pw_entry_set_text (entry, numbered);
    }
}

static void
test_no_list_twice (gconstpointer data)
{
  const PwGame *game = data;
  PwGameEntry counted = { 0 };
  PwGame counting = *game;
  g_autoptr (PwSetup) setup = pw_setup_new (game, MAX (2, game->min_players));
  g_autoptr (PwSession) session = NULL;
  g_autoptr (PwEntry) entry = NULL;
  PwRandom random = { 7 };
  g_autoptr (GError) error = NULL;
  PwMoves scratch = PW_MOVES_INIT;
  PwMove next;
  guint lists = 0, again = 0;

  if (game->entry)
    counted = *game->entry;
  counted.choices = list;
  counting.entry = &counted;
  inner = game;
  listed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  session = pw_session_new (&counting, setup, &error);
  g_assert_no_error (error);
  entry = pw_entry_new (session);
  for (guint n = 0; n < MOVES && pw_dealer_next (game, pw_session_get_state (session), &random, PW_DEAL_LAZY, &scratch, &next);
       n++)
    {
      if (n % EVERY == 0)
        {
          GListModel *page = pw_entry_get_choices (entry);
          g_autoptr (PwChoiceItem) first = g_list_model_get_item (page, 0);
          g_autofree char *label = first ? g_strdup (pw_choice_item_get_label (first)) : NULL;

          n_lists = n_again = 0;
          if (label)
            type (entry, label);
          lists += n_lists;
          again += n_again;
          pw_entry_set_text (entry, "");
        }
      next.flags = 0;
      g_assert_true (pw_session_play (session, &next, NULL));
    }
  g_test_message ("%u lists, %u of them made again", lists, again);
  g_assert_cmpuint (lists, >, 0);
  g_assert_cmpuint (again, ==, 0);
  pw_moves_clear (&scratch);
  g_clear_pointer (&listed, g_hash_table_unref);
}

int
main (int argc, char *argv[])
{
  pw_model_test_init_without_folders (&argc, &argv);
  for (guint i = 0; i < pw_games_count (); i++)
    {
      g_autofree char *path = g_strconcat ("/entry-lists/", pw_games_nth (i)->id, NULL);

      g_test_add_data_func (path, pw_games_nth (i), test_no_list_twice);
    }
  return g_test_run ();
}
