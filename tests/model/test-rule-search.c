/* test-rule-search.c: rules found by number, by words, by what happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include "games/pw-games.h"
#include "model/pw-rule-search.h"

static char *
found (const char *game_id, const char *query)
{
  const PwGame *game = pw_games_find (game_id);
  g_autoptr (GArray) rules = pw_rule_search (game, query);

  return pw_rule_search_print (game, rules);
}

static void
assert_found (const char *game, const char *query, const char *ids)
{
  g_autofree char *got = found (game, query);

  if (!g_str_equal (got, ids))
    g_error ("“%s” finds “%s”, not “%s”", query, got, ids);
}

static void
test_by_number (void)
{
  assert_found ("burgundy", "5.2", "5.2");
  assert_found ("burgundy", " 5.2. ", "5.2");
  /* The parts of a rule, not the numbers that begin with the same digits. */
  assert_found ("burgundy", "4.3", "4.3a 4.3b 4.3c 4.3d");
  assert_found ("burgundy", "4.3C", "4.3c");
  assert_found ("burgundy", "16.1", "16.1");
  assert_found ("burgundy", "16.10", "16.10");
  assert_found ("burgundy", "2", "2.1 2.2 2.3 2.4 2.5");
  assert_found ("burgundy", "17.5.1", "17.5.1");
  assert_found ("kingsburg", "11.6", "11.6");
  /* No rule bears it, one mentions it. */
  assert_found ("burgundy", "164", "1.1");
  assert_found ("burgundy", "99", "");
}

static void
test_by_words (void)
{
  assert_found ("burgundy", "boarding house workers", "5.5 11.13 11.14");
  assert_found ("burgundy", "MONASTERY 26", "11.26");
  assert_found ("burgundy", "carpenter's", "5.5 11.18");
  assert_found ("burgundy", "Cárpéntêr’s", "5.5 11.18");
  assert_found ("kingsburg", "stone WALL", "11.3");
  assert_found ("burgundy", "castle zebra", "");
}

static void
test_nothing_typed_is_all (void)
{
  static const char *const nothing[] = { "", "   ", ",", NULL };

  for (guint g = 0; g < pw_games_count (); g++)
    for (guint i = 0; i < G_N_ELEMENTS (nothing); i++)
      {
        g_autoptr (GArray) rules = pw_rule_search (pw_games_nth (g), nothing[i]);

        g_assert_cmpuint (rules->len, ==, pw_games_nth (g)->n_rules);
      }
}

static void
test_strange_queries (void)
{
  g_autofree char *lengthy = g_strnfill (20000, 'a');

  assert_found ("burgundy", lengthy, "");
  assert_found ("burgundy", "\xff\xfe", "");
  assert_found ("burgundy", "\"'%s\\", "");
}

static void
test_every_rule_by_its_own_number (void)
{
  for (guint g = 0; g < pw_games_count (); g++)
    for (guint i = 0; i < pw_games_nth (g)->n_rules; i++)
      {
        const char *id = pw_games_nth (g)->rules[i].id;
        g_autoptr (GArray) rules = pw_rule_search (pw_games_nth (g), id);

        g_assert_cmpuint (rules->len, >=, 1);
        g_assert_cmpuint (g_array_index (rules, guint, 0), ==, i);
      }
}

static void
test_ids (void)
{
  const PwGame *game = pw_games_find ("burgundy");
  g_autoptr (GArray) rules = pw_rule_search_ids (game, "11.3 6.1  nonsense 11.3 4.3A");
  g_autoptr (GArray) none = pw_rule_search_ids (game, NULL);
  g_autofree char *ids = pw_rule_search_print (game, rules);

  g_assert_cmpstr (ids, ==, "11.3 6.1 4.3a");
  g_assert_cmpuint (none->len, ==, 0);
}

static void
assert_line (PwSession *session, guint i, const char *ids)
{
  const PwHistory *history = pw_session_get_history (session);
  g_autoptr (GArray) rules = pw_rule_search_line (history, i);
  g_autofree char *got = pw_rule_search_print (pw_session_get_game (session), rules);

  g_assert_cmpstr (got, ==, ids);
}

static void
test_of_a_line (void)
{
  PwSession *session = pw_model_test_session ("burgundy");

  pw_model_test_play (session, "ana start d4 1 2 3");
  pw_model_test_play (session, "ben start d4 4 5 6");
  pw_model_test_play (session, "chiara start d4 1 1 4");
  pw_model_test_play (session, "roll 4 36 22 51");
  pw_model_test_play (session, "goods 2");
  pw_model_test_play (session, "ana workers 3");
  assert_line (session, 5, "4.3d");
  /* A correction is about the rule it breaks. */
  pw_model_test_play (session, "ana take 3 castle die=6 workers=0 ! we agreed");
  {
    const PwHistory *history = pw_session_get_history (session);
    g_autoptr (GArray) rules = pw_rule_search_line (history, 6);

    g_assert_cmpuint (rules->len, >=, 1);
    g_assert_cmpstr (pw_session_get_game (session)->rules[g_array_index (rules, guint, 0)].id, ==, "4.3a");
  }
  g_assert_finalize_object (session);
}

/* One key leads from any line to a rule: nearly all have one. */
static void
test_most_lines_have_rules (void)
{
  static const char *const games[] = { "burgundy", "kingsburg" };

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      PwSession *session = pw_model_test_session (games[g]);
      const PwHistory *history = pw_session_get_history (session);
      g_autoptr (GHashTable) without = g_hash_table_new (g_str_hash, g_str_equal);
      guint n = 0;

      pw_model_test_deal (session, 150, 3);
      for (guint i = 0; i < pw_history_get_cursor (history); i++)
        {
          g_autoptr (GArray) rules = pw_rule_search_line (history, i);

          if (rules->len > 0)
            n++;
          else
            g_hash_table_add (without,
                              (gpointer) pw_session_get_game (session)->kinds[pw_history_get_move (history, i)->kind].name);
        }
      {
        GHashTableIter iter;
        gpointer name;

        g_hash_table_iter_init (&iter, without);
        while (g_hash_table_iter_next (&iter, &name, NULL))
          g_test_message ("%s: %s has no rule", games[g], (char *) name);
      }
      g_assert_cmpuint (n, ==, pw_history_get_cursor (history));
      g_assert_finalize_object (session);
    }
}

/* Every rule can be shown under a head, and says something. */
static void
test_every_rule_has_its_chapter (void)
{
  for (guint g = 0; g < pw_games_count (); g++)
    for (guint i = 0; i < pw_games_nth (g)->n_rules; i++)
      {
        const PwRule *rule = &pw_games_nth (g)->rules[i];

        g_assert_nonnull (pw_game_rule_chapter (pw_games_nth (g), i));
        g_assert_true (*rule->title && *rule->text && *rule->source);
      }
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);

  g_test_add_func ("/model/rule-search/by-number", test_by_number);
  g_test_add_func ("/model/rule-search/by-words", test_by_words);
  g_test_add_func ("/model/rule-search/nothing-typed-is-all", test_nothing_typed_is_all);
  g_test_add_func ("/model/rule-search/strange-queries", test_strange_queries);
  g_test_add_func ("/model/rule-search/every-rule-by-its-own-number", test_every_rule_by_its_own_number);
  g_test_add_func ("/model/rule-search/ids", test_ids);
  g_test_add_func ("/model/rule-search/of-a-line", test_of_a_line);
  g_test_add_func ("/model/rule-search/most-lines-have-rules", test_most_lines_have_rules);
  g_test_add_func ("/model/rule-search/every-rule-has-its-chapter", test_every_rule_has_its_chapter);
  return g_test_run ();
}
