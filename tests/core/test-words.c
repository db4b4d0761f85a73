/* test-words.c: words that every game puts together in the same way: refusals, rules of a spot, text of JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-json-text.h"
#include "core/pw-refuse.h"
#include "core/pw-view-text.h"

/* Whoever asks reads why, by which rule, and what would help; whoever does not is told no all the same. */
static void
test_refusals (void)
{
  g_autoptr (GError) error = NULL, plain = NULL;

  g_assert_false (pw_rule_refuse_marked (NULL, 7, "Do that.", "Not %d of %s.", 3, "these"));
  g_assert_false (pw_rule_refuse_marked (&error, 7, "Do that.", "Not %d of %s.", 3, "these"));
  g_assert_error (error, PW_RULE_ERROR, 7);
  g_assert_cmpstr (error->message, ==, "Not 3 of these.");
  g_assert_cmpstr (pw_rule_error_get_remedy (error), ==, "Do that.");
  g_assert_false (pw_rule_refuse_marked (&plain, 0, NULL, "100 %% no."));
  g_assert_cmpstr (plain->message, ==, "100 % no.");
  g_assert_null (pw_rule_error_get_remedy (plain));
}

/* Each once, the nearest first; one number is not another that begins so. */
static void
test_rules_of_a_spot (void)
{
  static const char *const ids[] = { "5.1", "5.10", "5.1", "13.2", "5.10", "5" };
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    pw_view_add_rule (all, ids[i]);
  g_assert_cmpstr (all->str, ==, "5.1 5.10 13.2 5");
}

static void
test_json (void)
{
  static const struct
  {
    const char *text, *json;
  } cases[] = {
    { "", "\"\"" },
    { "Ana", "\"Ana\"" },
    { "a \"b\" \\c", "\"a \\\"b\\\" \\\\c\"" },
    { "one\ntwo\t", "\"one\\u000atwo\\u0009\"" },
    { "Žofie", "\"Žofie\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) out = g_string_new (NULL);

      pw_json_append_text (out, cases[i].text);
      g_assert_cmpstr (out->str, ==, cases[i].json);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/refusals", test_refusals);
  g_test_add_func ("/words/rules-of-a-spot", test_rules_of_a_spot);
  g_test_add_func ("/words/json", test_json);
  return g_test_run ();
}
