/* test-job.c: a review that gets sharper while it runs, is stopped, and is kept beside the record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "core/pw-record.h"
#include "games/pw-games.h"
#include "games/template/template.h"
#include "review/pw-review-cache.h"
#include "review/pw-review-job.h"
#include "review/pw-review-words.h"

#define SEED 3

/* A short game: the last moves of one that was played to its end would be enough, but the first are as good. */
static PwHistory *
begun_of (const char *id, guint64 seed, guint moves)
{
  const PwGame *game = pw_games_find (id);
  g_autoptr (PwSetup) setup = pw_setup_new (game, 2);
  PwHistory *history = pw_history_new (game, setup, NULL);
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwMove move;

  while (pw_history_get_cursor (history) < moves &&
         pw_dealer_next (game, pw_history_get_state (history, pw_history_get_cursor (history)), &random, PW_POLICY_USUAL.flags,
                         &scratch, &move))
    g_assert_true (pw_history_play (history, &move, NULL));
  pw_moves_clear (&scratch);
  return history;
}

/* The same of the smallest game there is. */
static PwHistory *
begun (guint64 seed, guint moves)
{
  return begun_of ("template", seed, moves);
}

static PwReview *
reviewed (const PwHistory *history, guint rollouts)
{
  g_autoptr (GError) error = NULL;
  PwReview *it = pw_review_new (history, rollouts, SEED, &error);

  g_assert_no_error (error);
  g_assert_true (pw_review_run (it, NULL));
  return it;
}

/* Figure by figure. */
static void
assert_same (const PwReview *one, const PwReview *other)
{
  g_assert_cmpuint (pw_review_get_rollouts (one), ==, pw_review_get_rollouts (other));
  g_assert_cmpuint (pw_review_get_seed (one), ==, pw_review_get_seed (other));
  g_assert_cmpuint (pw_review_n_values (one), ==, pw_review_n_values (other));
  for (guint i = 0; i < pw_review_n_values (one); i++)
    g_assert_cmpmem (pw_review_nth_value (one, i), sizeof (PwValue), pw_review_nth_value (other, i), sizeof (PwValue));
  g_assert_cmpuint (pw_review_n_decisions (one), ==, pw_review_n_decisions (other));
  for (guint i = 0; i < pw_review_n_decisions (one); i++)
    {
      const PwDecision *a = pw_review_nth_decision (one, i), *b = pw_review_nth_decision (other, i);

      g_assert_true (pw_move_matches (&a->compared.move, &b->compared.move));
      g_assert_cmpmem (&a->compared.lead, sizeof (PwTally), &b->compared.lead, sizeof (PwTally));
      g_assert_cmpmem (&a->compared.win, sizeof (PwTally), &b->compared.win, sizeof (PwTally));
      g_assert_cmpint (a->confirmed, ==, b->confirmed);
      g_assert_cmpint (a->compared.forced, ==, b->compared.forced);
      g_assert_cmpuint (a->why.pairs, ==, b->why.pairs);
      g_assert_cmpuint (a->why.n, ==, b->why.n);
      g_assert_cmpfloat (a->why.earlier, ==, b->why.earlier);
      for (guint k = 0; k < a->why.n; k++)
        g_assert_cmpfloat (a->why.points[k], ==, b->why.points[k]);
    }
  for (guint kind = 0; kind < PW_LUCKS; kind++)
    g_assert_cmpfloat (pw_review_luck (one, 0, kind).points, ==, pw_review_luck (other, 0, kind).points);
}

/* -- The job --------------------------------------------------------------------------------------- */

static void
on_sharper (PwReviewJob *job, GArray *seen)
{
  guint rollouts = pw_review_get_rollouts (pw_review_job_get_review (job));

  g_array_append_val (seen, rollouts);
}

/* Runs until it stops by itself. */
static GArray *
run (PwReviewJob *job, guint most)
{
  GArray *seen = g_array_new (FALSE, FALSE, sizeof (guint));

  g_signal_connect (job, "sharper", G_CALLBACK (on_sharper), seen);
  if (pw_review_job_start (job, most))
    while (pw_review_job_is_running (job))
      g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (job, seen);
  return seen;
}

/* First a rough one, then surer ones; what it comes to is what a review by so many games says that was asked for at once. */
static void
test_sharpens (void)
{
  g_autoptr (PwHistory) history = begun (1, 24);
  g_autoptr (PwReviewJob) job = pw_review_job_new (history, SEED, NULL);
  g_autoptr (PwReview) whole = reviewed (history, 50);
  g_autoptr (GArray) seen = NULL, more = NULL;
  guint rollouts;

  g_assert_null (pw_review_job_get_review (job));
  seen = run (job, 50);
  g_assert_cmpuint (seen->len, ==, 2);
  g_assert_cmpuint (g_array_index (seen, guint, 0), ==, PW_REVIEW_FIRST);
  g_assert_cmpuint (g_array_index (seen, guint, 1), ==, 50);
  assert_same (pw_review_job_get_review (job), whole);
  g_assert_cmpfloat (pw_review_job_get_progress (job, &rollouts), ==, 0);
  g_assert_cmpuint (rollouts, ==, 0);
  /* As sharp as that already. */
  more = run (job, 50);
  g_assert_cmpuint (more->len, ==, 0);
}

static void
on_stopped (PwReviewJob *job, guint *stopped)
{
  ++*stopped;
}

/* Stopped in the middle: what was finished stays, what was not is dropped; then it goes on as if nobody had stopped it. */
static void
test_stopped (void)
{
  g_autoptr (PwHistory) history = begun (2, 24);
  g_autoptr (PwReviewJob) job = pw_review_job_new (history, SEED, NULL);
  g_autoptr (PwReview) whole = reviewed (history, 50);
  g_autoptr (GArray) first = run (job, PW_REVIEW_FIRST), rest = NULL;
  guint stopped = 0, rollouts;

  g_assert_cmpuint (first->len, ==, 1);
  g_signal_connect (job, "stopped", G_CALLBACK (on_stopped), &stopped);
  g_assert_true (pw_review_job_start (job, PW_REVIEW_MOST));
  pw_review_job_get_progress (job, &rollouts);
  g_assert_cmpuint (rollouts, ==, 50);
  pw_review_job_stop (job);
  g_assert_false (pw_review_job_is_running (job));
  g_assert_cmpuint (stopped, ==, 1);
  g_assert_cmpuint (pw_review_get_rollouts (pw_review_job_get_review (job)), ==, PW_REVIEW_FIRST);
  pw_review_job_stop (job);
  g_assert_cmpuint (stopped, ==, 1);
  rest = run (job, 50);
  g_assert_cmpuint (rest->len, ==, 1);
  assert_same (pw_review_job_get_review (job), whole);
}

/* Nobody is there any more when the thread is done. */
static void
test_left (void)
{
  g_autoptr (PwHistory) history = begun (2, 24);
  PwReviewJob *job = pw_review_job_new (history, SEED, NULL), *weak = job;

  g_object_add_weak_pointer (G_OBJECT (job), (gpointer *) &weak);
  g_assert_true (pw_review_job_start (job, PW_REVIEW_MOST));
  pw_review_job_stop (job);
  g_object_unref (job);
  while (weak)
    g_main_context_iteration (NULL, TRUE);
}

/* What was kept is where it goes on. */
static void
test_goes_on (void)
{
  g_autoptr (PwHistory) history = begun (2, 24);
  g_autoptr (PwReviewJob) job = pw_review_job_new (history, SEED, NULL);
  g_autoptr (GArray) seen = NULL;

  pw_review_job_take (job, reviewed (history, 20));
  seen = run (job, 50);
  g_assert_cmpuint (seen->len, ==, 1);
  g_assert_cmpuint (g_array_index (seen, guint, 0), ==, 50);
}

static void
test_refused (void)
{
  const PwGame *game = pw_games_find ("burgundy");
  g_autoptr (PwSetup) setup = pw_setup_new (game, 2);
  g_autoptr (PwHistory) history = NULL;
  g_autoptr (GError) error = NULL;

  setup->level = PW_LEVEL_BOARD;
  history = pw_history_new (game, setup, NULL);
  g_assert_null (pw_review_job_new (history, SEED, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
}

/* -- Kept ------------------------------------------------------------------------------------------ */

/** A folder of its own. */
typedef struct
{
  char *folder;
  char *path;
  PwHistory *history;
  PwReview *review;
} Kept;

static gboolean
save (const PwReview *review, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = pw_review_cache_print (review);

  return pw_review_cache_write (bytes, path, error);
}

static void
keep (Kept *kept, gconstpointer data)
{
  g_autofree char *record = NULL;

  kept->folder = g_dir_make_tmp ("pw-review-XXXXXX", NULL);
  record = g_build_filename (kept->folder, "game.pipwright", NULL);
  kept->path = pw_review_cache_path (record);
  kept->history = begun_of ("kingsburg", 4, 30);
  kept->review = reviewed (kept->history, 8);
  g_assert_true (save (kept->review, kept->path, NULL));
}

static void
clear (Kept *kept, gconstpointer data)
{
  g_chmod (kept->folder, 0700);
  g_remove (kept->path);
  g_assert_cmpint (g_rmdir (kept->folder), ==, 0);
  g_free (kept->folder);
  g_free (kept->path);
  pw_history_free (kept->history);
  pw_review_free (kept->review);
}

static void
test_kept (Kept *kept, gconstpointer data)
{
  g_autoptr (PwReview) read = pw_review_cache_load (kept->history, kept->path);

  g_assert_true (g_str_has_suffix (kept->path, "/game.pipwright-review"));
  g_assert_nonnull (read);
  assert_same (read, kept->review);
  g_assert_true (pw_review_is_of (read, kept->history));
}

/* Of a game that went on, or went back, or another one. */
static void
test_of_another (Kept *kept, gconstpointer data)
{
  g_autoptr (PwHistory) other = begun_of ("kingsburg", 5, 30), longer = begun_of ("kingsburg", 4, 31);

  g_assert_null (pw_review_cache_load (other, kept->path));
  g_assert_null (pw_review_cache_load (longer, kept->path));
  g_assert_false (pw_review_is_of (kept->review, longer));
  g_assert_true (pw_history_undo (kept->history));
  g_assert_null (pw_review_cache_load (kept->history, kept->path));
  g_assert_true (pw_history_redo (kept->history));
  g_assert_true (pw_review_is_of (kept->review, kept->history));
}

static void
write_bytes (const char *path, const char *data, gsize length)
{
  g_assert_true (g_file_set_contents (path, data, (gssize) length, NULL));
}

/* Whatever is read of it, nothing is believed that could not be; cut short anywhere, or with any byte changed, it does no harm. */
static void
test_corrupted (Kept *kept, gconstpointer data)
{
  g_autofree char *bytes = NULL;
  gsize length;
  PwRandom random = { 9 };

  g_assert_true (g_file_get_contents (kept->path, &bytes, &length, NULL));
  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (PwReview) read = NULL;

      write_bytes (kept->path, bytes, length * i / 60);
      read = pw_review_cache_load (kept->history, kept->path);
      g_assert_null (read);
    }
  for (guint i = 0; i < 300; i++)
    {
      gsize at = pw_random_below (&random, (guint) length);
      char was = bytes[at];
      g_autoptr (PwReview) read = NULL;

      bytes[at] ^= (char) (1 << pw_random_below (&random, 8));
      write_bytes (kept->path, bytes, length);
      read = pw_review_cache_load (kept->history, kept->path);
      /* A figure may be another; a move that could not be played may not, and all that is said of it has words. */
      for (guint k = 0; read && k < pw_review_n_decisions (read); k++)
        {
          const PwDecision *it = pw_review_nth_decision (read, k);
          g_autofree char *words = pw_review_move_words (kept->history, it->at, &it->compared.move);
          g_autofree char *why = pw_review_why_words (kept->history, it), *cost = pw_review_cost_words (it);

          g_assert_nonnull (words);
        }
      bytes[at] = was;
    }
}

/* What another version wrote begins otherwise. */
static void
test_other_version (Kept *kept, gconstpointer data)
{
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (kept->path, &bytes, &length, NULL));
  bytes[0]++;
  write_bytes (kept->path, bytes, length);
  g_assert_null (pw_review_cache_load (kept->history, kept->path));
  bytes[0]--;
  write_bytes (kept->path, bytes, length);
  pw_review_free (kept->review);
  kept->review = pw_review_cache_load (kept->history, kept->path);
  g_assert_nonnull (kept->review);
}

/* No file, a folder, a link that leads nowhere, one that is too large to be one. */
static void
test_not_a_file (Kept *kept, gconstpointer data)
{
  g_remove (kept->path);
  g_assert_null (pw_review_cache_load (kept->history, kept->path));
  g_assert_cmpint (g_mkdir (kept->path, 0700), ==, 0);
  g_assert_null (pw_review_cache_load (kept->history, kept->path));
  g_assert_false (save (kept->review, kept->path, NULL));
  g_assert_cmpint (g_rmdir (kept->path), ==, 0);
  write_bytes (kept->path, "", 0);
  g_assert_cmpint (truncate (kept->path, 64 * 1024 * 1024), ==, 0);
  g_assert_null (pw_review_cache_load (kept->history, kept->path));
}

/* A folder that is gone cannot be written to; that is said, and nothing else happens. */
static void
test_not_writable (Kept *kept, gconstpointer data)
{
  g_autofree char *path = g_build_filename (kept->folder, "gone", "game.pipwright-review", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (save (kept->review, path, &error));
  g_assert_nonnull (error);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Kept *kept, gconstpointer data);
  } kept[] = {
    { "/review/cache/kept", test_kept },
    { "/review/cache/of-another", test_of_another },
    { "/review/cache/corrupted", test_corrupted },
    { "/review/cache/other-version", test_other_version },
    { "/review/cache/not-a-file", test_not_a_file },
    { "/review/cache/not-writable", test_not_writable },
  };

  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  pw_games_register (&template_game);
  g_test_add_func ("/review/job/sharpens", test_sharpens);
  g_test_add_func ("/review/job/stopped", test_stopped);
  g_test_add_func ("/review/job/left", test_left);
  g_test_add_func ("/review/job/goes-on", test_goes_on);
  g_test_add_func ("/review/job/refused", test_refused);
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    g_test_add (kept[i].path, Kept, NULL, keep, kept[i].test, clear);
  return g_test_run ();
}
