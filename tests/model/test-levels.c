/* test-levels.c: what is told of a game that was kept at a level of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-record.h"
#include "model/pw-csv.h"
#include "model/pw-summary.h"
#include "pw-model-test.h"

/* At the score pad nobody knows what lies on the table, and everybody knows the points. */
static void
test_the_score_pad (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_parse ("game: template\nlevel: pad\nplayer: Ana\nplayer: Ben\n\n"
                                                 "Ana steps 5\nBen steps 19\nBen steps 1\n",
                                                 -1, &error);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) pw_summary_free);
  g_autofree char *csv = NULL;
  PwSummary *summary;

  g_assert_no_error (error);
  summary = pw_summary_new (record);
  g_ptr_array_add (all, summary);
  g_assert_true (summary->over);
  g_assert_true (summary->seats[0].known && summary->seats[1].known);
  g_assert_cmpuint (summary->seats[1].place, ==, 1);
  g_assert_cmpint (summary->seats[0].score, ==, 5);
  csv = pw_csv_print (all);
  g_assert_nonnull (strstr (csv, ",pad,"));
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_func ("/levels/the-score-pad", test_the_score_pad);
  return g_test_run ();
}
