/* test-format.c: numbers and dates look the same wherever they are printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <limits.h>
#include <locale.h>

#include "core/pw-format.h"

static const struct
{
  int number;
  const char *plain, *change;
} numbers[] = {
  { 0, "0", "0" },
  { 7, "7", "+7" },
  { -3, "−3", "−3" },
  { 1234567, "1234567", "+1234567" },
  { -1000, "−1000", "−1000" },
  { INT_MIN, "−2147483648", "−2147483648" },
};

static void
check_numbers (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *plain = pw_number (numbers[i].number);
      g_autofree char *change = pw_number_signed (numbers[i].number);

      g_assert_cmpstr (plain, ==, numbers[i].plain);
      g_assert_cmpstr (change, ==, numbers[i].change);
    }
}

/* The mark keeps a sign in front where text runs from right to left; what has none needs no mark. */
static void
signs_stand_before_numbers_from_right_to_left_too (void)
{
  pw_number_set_right_to_left (TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      const char *plain = numbers[i].plain, *change = numbers[i].change;
      g_autofree char *others = pw_number_for_others (numbers[i].number);
      g_autofree char *number = pw_number (numbers[i].number), *marked = g_strconcat ("\xe2\x80\x8e", plain, NULL);
      g_autofree char *signed_number = pw_number_signed (numbers[i].number);
      g_autofree char *marked_change = g_strconcat ("\xe2\x80\x8e", change, NULL);

      g_assert_cmpstr (number, ==, numbers[i].number < 0 ? marked : plain);
      g_assert_cmpstr (others, ==, plain);
      g_assert_cmpstr (signed_number, ==, numbers[i].number ? marked_change : change);
    }
  pw_number_set_right_to_left (FALSE);
  check_numbers ();
}

static void
numbers_have_no_groups_and_a_real_minus_sign (void)
{
  check_numbers ();
}

/* Those that are installed; some group digits, some have signs of their own. */
static void
numbers_are_the_same_in_every_language (void)
{
  static const char *const locales[] = { "de_DE.UTF-8", "en_US.UTF-8", "es_ES.UTF-8", "fa_IR.UTF-8", "pt_BR.UTF-8", "C.UTF-8" };
  g_autofree char *before = g_strdup (setlocale (LC_NUMERIC, NULL));
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    if (setlocale (LC_NUMERIC, locales[i]))
      {
        check_numbers ();
        n++;
      }
  setlocale (LC_NUMERIC, before);
  g_assert_cmpuint (n, >, 0);
}

static void
dates_have_the_month_as_a_word_and_the_whole_year (void)
{
  g_autoptr (GDateTime) early = g_date_time_new_utc (2027, 1, 3, 23, 59, 0);
  g_autoptr (GDateTime) late = g_date_time_new_utc (2026, 11, 21, 0, 0, 0);
  g_autofree char *first = pw_date (early), *second = pw_date (late);

  g_assert_cmpstr (first, ==, "3 January 2027");
  g_assert_cmpstr (second, ==, "21 November 2026");
}

static void
names_that_run_from_right_to_left_turn_nothing_else (void)
{
  static const struct
  {
    const char *name, *shown;
  } cases[] = {
    { "Ana", "Ana" },
    { "Žofie \"ß\" 王", "Žofie \"ß\" 王" },
    { "משה", "\xe2\x81\xa8משה\xe2\x81\xa9" },
    { "محمد علي", "\xe2\x81\xa8محمد علي\xe2\x81\xa9" },
    { "\xe2\x80\xae"
      "531",
      "\xe2\x81\xa8\xe2\x80\xae"
      "531\xe2\x81\xa9" },
    /* Its own mark would end ours too soon. */
    { "a\xe2\x81\xa9\xe2\x80\xae"
      "b",
      "\xe2\x81\xa8"
      "a\xe2\x80\xae"
      "b\xe2\x81\xa9" },
    { "", "" },
    /* One line, and nothing that a name does not have. */
    { "two\nlines\r\n\xe2\x80\xa8", "two lines   " },
    { "a;b\tc", "a;b c" },
    { "bell\a \x1b[31m \xc2\x9b", "bell\xef\xbf\xbd \xef\xbf\xbd[31m \xef\xbf\xbd" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *shown = pw_isolate (cases[i].name);

      g_assert_cmpstr (shown, ==, cases[i].shown);
    }
}

static void
file_names_are_readable_in_any_encoding (void)
{
  g_autofree char *path = pw_shown_path ("/tmp/caf\xe9/\xe2\x80\xae"
                                         "gnp.x"),
                  *file = pw_shown_file ("/tmp/caf\xe9/a\nb\xff.pipwright");

  g_assert_true (g_utf8_validate (path, -1, NULL));
  g_assert_nonnull (strstr (path, "/tmp/caf"));
  g_assert_true (g_str_has_prefix (path, "\xe2\x81\xa8"));
  g_assert_true (g_str_has_suffix (path, "\xe2\x81\xa9"));
  g_assert_true (g_utf8_validate (file, -1, NULL));
  g_assert_true (g_str_has_prefix (file, "a b"));
  g_assert_true (g_str_has_suffix (file, ".pipwright"));
}

/* A short parenthesis is one word for whoever breaks lines; a long one is none any more. */
static void
no_line_breaks_in_parentheses (void)
{
  static const char *const cases[][2] = {
    { "Ana takes a bank (die 3 and 1 worker).", "Ana takes a bank (die\302\2403\302\240and\302\2401\302\240worker)." },
    { "no end (of it", "no end (of it" },
    { "a (b c) d (e f)", "a (b\302\240c) d (e\302\240f)" },
    { "Ana sells (this is so long that no line of the log would hold it).",
      "Ana sells \342\200\223 this is so long that no line of the log would hold it." },
    { "Ana sells (this is so long (not that short) that no line would hold it); then (a b)",
      "Ana sells \342\200\223 this is so long (not\302\240that\302\240short) that no line would hold it; then (a\302\240b)" },
    { "Turn order: Ana (10), Ben Li (9).", "Turn order: Ana\302\240(10), Ben Li\302\240(9)." },
    { "Ana: 3 5 1; Ben: 6 5 4.", "Ana: 3\302\2405\302\2401; Ben: 6\302\2405\302\2404." },
    { "Barracks (2 gold)", "Barracks (2\302\240gold)" },
    { "a (b (c d) e) f", "a (b\302\240(c\302\240d)\302\240e) f" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *kept = pw_keep_parentheses (cases[i][0]);

      g_assert_cmpstr (kept, ==, cases[i][1]);
    }
}

int
main (int argc, char **argv)
{
  /* The language of whoever runs this does not count. */
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_setenv ("LANGUAGE", "", TRUE);
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/format/numbers-have-no-groups-and-a-real-minus-sign", numbers_have_no_groups_and_a_real_minus_sign);
  g_test_add_func ("/core/format/signs-stand-before-numbers-from-right-to-left-too",
                   signs_stand_before_numbers_from_right_to_left_too);
  g_test_add_func ("/core/format/numbers-are-the-same-in-every-language", numbers_are_the_same_in_every_language);
  g_test_add_func ("/core/format/dates-have-the-month-as-a-word-and-the-whole-year",
                   dates_have_the_month_as_a_word_and_the_whole_year);
  g_test_add_func ("/core/format/names-that-run-from-right-to-left-turn-nothing-else",
                   names_that_run_from_right_to_left_turn_nothing_else);
  g_test_add_func ("/core/format/file-names-are-readable-in-any-encoding", file_names_are_readable_in_any_encoding);
  g_test_add_func ("/core/format/no-line-breaks-in-parentheses", no_line_breaks_in_parentheses);
  return g_test_run ();
}
