/* pw-review-cache.c: a review that is kept beside the record
 *
 * A file of GVariant. It is hostile until checked: whatever is not just what this program would write of this very game is no review.
 * Nothing of the game is in it but figures and the moves that would have been better, each of which has to be legal at its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-review-cache.h"

#include <string.h>

#include "core/pw-disk.h"
#include "core/pw-record.h"
#include "review/pw-review-private.h"

/** MAGIC: another way to reckon or to keep needs another. On a machine of other byte order it reads as another, too. */
#define MAGIC 0x50575206u
/** MOST_BYTES: no review is as large by far. */
#define MOST_BYTES (16 * 1024 * 1024)

#define TALLY "(tdd)"
#define VALUE "(ua(" TALLY TALLY "))"
#define WHY "(uia(id)d)"
#define DECISION "(ubb(yyan)" TALLY TALLY WHY ")"
#define TYPE "(usuta" VALUE "a" DECISION ")"

/**
 * pw_review_cache_path:
 * @record: where a game is kept
 *
 * Returns: (transfer full): where its review is
 */
char *
pw_review_cache_path (const char *record)
{
  return g_strconcat (record, PW_RECORD_REVIEW_SUFFIX, NULL);
}

/* -- Writing ------------------------------------------------------------------------------------- */

static GVariant *
print_tally (const PwTally *tally)
{
  return g_variant_new (TALLY, tally->n, tally->mean, tally->squares);
}

static GVariant *
print_value (const PwReview *self, const PwValue *value)
{
  GVariantBuilder seats;

  g_variant_builder_init (&seats, G_VARIANT_TYPE ("a(" TALLY TALLY ")"));
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    g_variant_builder_add (&seats, "(@" TALLY "@" TALLY ")", print_tally (&value->points[seat]), print_tally (&value->win[seat]));
  return g_variant_new (VALUE, value->at, &seats);
}

static GVariant *
print_decision (const PwDecision *it)
{
  const PwMove *move = &it->compared.move;
  GVariant *args = g_variant_new_fixed_array (G_VARIANT_TYPE_INT16, move->args, PW_MAX_ARGS, sizeof (gint16));
  GVariantBuilder parts;

  g_variant_builder_init (&parts, G_VARIANT_TYPE ("a(id)"));
  for (guint i = 0; i < it->why.n; i++)
    g_variant_builder_add (&parts, "(id)", it->why.source[i], it->why.points[i]);
  return g_variant_new ("(ubb(yy@an)@" TALLY "@" TALLY WHY ")", it->at, it->confirmed, it->compared.forced, move->kind,
                        (guint8) move->player, args, print_tally (&it->compared.lead), print_tally (&it->compared.win),
                        it->why.pairs, it->why.at_once, &parts, it->why.earlier);
}

/**
 * pw_review_cache_print:
 * @review: a review that was run
 *
 * Returns: (transfer full): it as a file has it
 */
GBytes *
pw_review_cache_print (const PwReview *review)
{
  g_autoptr (GVariant) all = NULL;
  GVariantBuilder values, decisions;

  g_variant_builder_init (&values, G_VARIANT_TYPE ("a" VALUE));
  for (guint i = 0; i < review->values->len; i++)
    g_variant_builder_add_value (&values, print_value (review, &g_array_index (review->values, PwValue, i)));
  g_variant_builder_init (&decisions, G_VARIANT_TYPE ("a" DECISION));
  for (guint i = 0; i < review->decisions->len; i++)
    g_variant_builder_add_value (&decisions, print_decision (&g_array_index (review->decisions, PwDecision, i)));
  all = g_variant_ref_sink (g_variant_new (TYPE, MAGIC, review->digest, review->rollouts, review->seed, &values, &decisions));
  return g_variant_get_data_as_bytes (all);
}

/**
 * pw_review_cache_write:
 * @bytes: from pw_review_cache_print()
 * @path: a file
 * @error: (nullable): return location
 *
 * Keeps it there, in place of what was kept; in any thread.
 *
 * Returns: whether it could be written
 */
gboolean
pw_review_cache_write (GBytes *bytes, const char *path, GError **error)
{
  return pw_disk_write (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), 0600, error);
}

/* -- Reading --------------------------------------------------------------------------------------- */

/* FALSE where no values can add up to that. */
static gboolean
read_tally (GVariant *from, guint64 most, PwTally *out)
{
  g_variant_get (from, TALLY, &out->n, &out->mean, &out->squares);
  return out->n <= most && isfinite (out->mean) && isfinite (out->squares) && ABS (out->mean) < G_MAXINT16 && out->squares >= 0;
}

static gboolean
read_value (const PwReview *self, GVariant *from, PwValue *out)
{
  g_autoptr (GVariant) seats = g_variant_get_child_value (from, 1);
  guint at;

  g_variant_get_child (from, 0, "u", &at);
  if (at != out->at || g_variant_n_children (seats) != self->setup->n_players)
    return FALSE;
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    {
      g_autoptr (GVariant) points = NULL, win = NULL;

      g_variant_get_child (seats, seat, "(@" TALLY "@" TALLY ")", &points, &win);
      if (!read_tally (points, self->rollouts, &out->points[seat]) || !read_tally (win, self->rollouts, &out->win[seat]) ||
          out->points[seat].n != self->rollouts || out->win[seat].n != self->rollouts || out->win[seat].mean < -1e-6 ||
          out->win[seat].mean > 1 + 1e-6)
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_why (const PwReview *self, guint pairs, int at_once, GVariantIter *parts, double earlier, PwWhy *out)
{
  *out = (PwWhy){ .pairs = pairs, .at_once = at_once, .earlier = earlier };
  if (pairs > PW_MAX_ROLLOUTS || at_once > G_MAXINT16 || at_once < G_MININT16 ||
      g_variant_iter_n_children (parts) > PW_WHY_PARTS || !isfinite (earlier) || ABS (earlier) >= PW_MAX_PLAYERS)
    return FALSE;
  while (g_variant_iter_next (parts, "(id)", &out->source[out->n], &out->points[out->n]))
    {
      if (out->source[out->n] < PW_WHY_OTHERS || out->source[out->n] >= (int) self->game->n_sources ||
          !isfinite (out->points[out->n]))
        return FALSE;
      out->n++;
    }
  return TRUE;
}

/* The state that the decision was made in. */
static const PwReviewTask *
find_task (const PwReview *self, guint index)
{
  for (guint i = 0; i < self->tasks->len; i++)
    {
      const PwReviewTask *task = &g_array_index (self->tasks, PwReviewTask, i);

      if (task->decides && task->index == index)
        return task;
    }
  return NULL;
}

/* FALSE where the move that is said to be better could not have been played. */
static gboolean
read_move (const PwReview *self, guint index, guint kind, guint player, GVariant *args, PwMove *out)
{
  const PwReviewTask *task = find_task (self, index);
  gsize n;
  const gint16 *values = g_variant_get_fixed_array (args, &n, sizeof (gint16));

  if (n != PW_MAX_ARGS || kind >= self->game->n_kinds || player != (guint8) task->played.player)
    return FALSE;
  /* The move that was played itself may have been one that is recorded in another form than it is checked in. */
  *out = task->played;
  out->kind = (guint8) kind;
  memcpy (out->args, values, sizeof out->args);
  return memcmp (out, &task->played, sizeof *out) == 0 || pw_game_check (self->game, task->moment.state, out, NULL);
}

static gboolean
read_decision (const PwReview *self, guint index, GVariant *from, PwDecision *out)
{
  g_autoptr (GVariant) args = NULL, lead = NULL, win = NULL;
  g_autoptr (GVariantIter) parts = NULL;
  guint at, pairs;
  guint8 kind, player;
  int at_once;
  double earlier;

  g_variant_get (from, "(ubb(yy@an)@" TALLY "@" TALLY WHY ")", &at, &out->confirmed, &out->compared.forced, &kind, &player, &args,
                 &lead, &win, &pairs, &at_once, &parts, &earlier);
  return at == out->at && read_move (self, index, kind, player, args, &out->compared.move) &&
         read_tally (lead, PW_MAX_ROLLOUTS * 4, &out->compared.lead) &&
         read_tally (win, PW_MAX_ROLLOUTS * 4, &out->compared.win) && out->compared.lead.n == out->compared.win.n &&
         read_why (self, pairs, at_once, parts, earlier, &out->why);
}

/* Fills @self in with what is in the file. */
static gboolean
read_all (PwReview *self, GVariant *all)
{
  g_autoptr (GVariant) values = g_variant_get_child_value (all, 4), decisions = g_variant_get_child_value (all, 5);

  if (g_variant_n_children (values) != self->values->len || g_variant_n_children (decisions) != self->decisions->len)
    return FALSE;
  for (guint i = 0; i < self->values->len; i++)
    {
      g_autoptr (GVariant) value = g_variant_get_child_value (values, i);

      if (!read_value (self, value, &g_array_index (self->values, PwValue, i)))
        return FALSE;
    }
  for (guint i = 0; i < self->decisions->len; i++)
    {
      g_autoptr (GVariant) decision = g_variant_get_child_value (decisions, i);

      if (!read_decision (self, i, decision, &g_array_index (self->decisions, PwDecision, i)))
        return FALSE;
    }
  return TRUE;
}

/**
 * pw_review_cache_load:
 * @history: a game
 * @path: a file
 *
 * Returns: (transfer full) (nullable): the review of @history that is kept there; %NULL where there is none, it is of another game, of
 *   another moment of it or of another version of the program, or anything is wrong with it
 */
PwReview *
pw_review_cache_load (const PwHistory *history, const char *path)
{
  g_autofree char *data = NULL, *digest = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GVariant) all = NULL;
  g_autoptr (PwReview) review = NULL;
  const char *of;
  gsize length;
  guint magic, rollouts;
  guint64 seed;

  if (!pw_disk_read (path, MOST_BYTES, &data, &length, NULL, NULL))
    return NULL;
  bytes = g_bytes_new_take (g_steal_pointer (&data), length);
  all = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (TYPE), bytes, FALSE));
  if (!g_variant_is_normal_form (all))
    return NULL;
  g_variant_get_child (all, 0, "u", &magic);
  g_variant_get_child (all, 1, "&s", &of);
  g_variant_get_child (all, 2, "u", &rollouts);
  g_variant_get_child (all, 3, "t", &seed);
  if (magic != MAGIC || rollouts < 4 || rollouts > PW_MAX_ROLLOUTS)
    return NULL;
  digest = pw_review_digest (history);
  if (!g_str_equal (digest, of))
    return NULL;
  review = pw_review_new (history, rollouts, seed, NULL);
  if (!review || !read_all (review, all))
    return NULL;
  review->done = TRUE;
  review->n_done = review->n_todo;
  return g_steal_pointer (&review);
}
