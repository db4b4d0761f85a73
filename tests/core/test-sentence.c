/* test-sentence.c: sentences from tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-sentence.h"

static char *
say_who (const PwTold *told)
{
  return g_strdup (told->event ? "Ben" : "Ana");
}

static char *
say_what (const PwTold *told)
{
  return g_strdup ("a {who} of 100 %s");
}

static char *
say_number (const PwTold *told)
{
  return g_strdup_printf ("%u", told->n_events);
}

static const PwPlace places[] = { { "who", say_who }, { "what", say_what }, { "number", say_number }, { NULL } };

static gboolean
is_event (const PwTold *told)
{
  return told->event != NULL;
}

typedef struct
{
  const char *name, *text, *plural, *places;
  guint number;
  const char *expected;
} Case;

static const Case cases[] = {
  { "names", "{who} has {number}, {who}.", NULL, NULL, 3, "Ana has 3, Ana." },
  { "places-without-names", "%s has %d of %s.", NULL, "who number what", 3, "Ana has 3 of a {who} of 100 %s." },
  { "in-another-order", "%2$d: %1$s", NULL, "who number", 3, "3: Ana" },
  { "after-a-numbered-one", "%2$s %s", NULL, "who number who", 3, "3 Ana" },
  { "both", "{number} of %s", NULL, "who", 3, "3 of Ana" },
  { "one", "%s has %u good.", "%s has %u goods.", "who number", 1, "Ana has 1 good." },
  { "many", "%s has %u good.", "%s has %u goods.", "who number", 2, "Ana has 2 goods." },
  { "percent", "100 %% of {number}%", NULL, NULL, 3, "100 % of 3%" },
  { "nothing-to-fill", "Nothing.", NULL, NULL, 0, "Nothing." },
  { "not-filled-in-again", "{what}", NULL, NULL, 0, "a {who} of 100 %s" },

  /* What a translation should not have. */
  { "unknown-name", "{whom} and {who", NULL, NULL, 3, "{whom} and {who" },
  { "no-name", "{} {who}", NULL, NULL, 3, "{} Ana" },
  { "one-too-many", "%s and %s", NULL, "who", 3, "Ana and %s" },
  { "numbers-out-of-range", "%0$s %9$s %99999999999999999999$s %-1$s %2", NULL, "who", 3, "%0$s %9$s %99999999999999999999$s %-1$s %2" },
  { "other-conversions", "%n %5d %p %", NULL, "who", 3, "%n %5d %p %" },
};

static void
run_case (gconstpointer data)
{
  const Case *one = data;
  const PwSentence sentence = { 1, one->text, one->plural, one->places, NULL, "number" };
  const PwTold told = { .n_events = one->number };
  g_autofree char *text = pw_sentence_tell (&sentence, places, &told);

  g_assert_cmpstr (text, ==, one->expected);
}

/* The first that fits is said, of those for all at last. */
static void
test_which_of_several (void)
{
  static const PwSentence sentences[] = {
    { 1, "one, by {who}", NULL, NULL, is_event },         { 1, "one", NULL }, { 2, "two", NULL, NULL, is_event },
    { PW_SENTENCE_ANY, "another", NULL, NULL, is_event }, { 0, NULL },
  };
  const PwEvent event = { 0 };
  const PwTold move = { 0 }, with_event = { .event = &event };
  g_autofree char *first = pw_sentence_say (sentences, places, 1, &with_event);
  g_autofree char *second = pw_sentence_say (sentences, places, 1, &move);
  g_autofree char *other = pw_sentence_say (sentences, places, 7, &with_event);

  g_assert_cmpstr (first, ==, "one, by Ben");
  g_assert_cmpstr (second, ==, "one");
  g_assert_cmpstr (other, ==, "another");
  g_assert_null (pw_sentence_say (sentences, places, 2, &move));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/core/sentence/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], run_case);
    }
  g_test_add_func ("/core/sentence/which-of-several", test_which_of_several);
  return g_test_run ();
}
