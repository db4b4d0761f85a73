/* test-entry-names.c: whole games entered by somebody who knows the names of things, keys counted
 *
 * By numbers alone it is in test-entry-keys.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "model/pw-entry-private.h"

/** MOST_KEYS: what is counted apart. */
#define MOST_KEYS 9

/** GAMES: how many are played; each has its own seed. */
#define GAMES PW_MODEL_TEST_ROUNDS (6, 1)

typedef struct
{
  guint n[MOST_KEYS + 2];       /* moves by their keys; the last: more than MOST_KEYS */
  guint moves, keys;
} Count;

static char *
dice_text (PwEntryTest *test, const PwMove *roll)
{
  GString *text = g_string_new (NULL);
  PwDiceOwner owners[PW_MAX_ARGS];
  guint n_owners;

  /* Another move of the table is asked in words. */
  if (pw_entry_get_dice (test->entry, owners, &n_owners) != roll->kind)
    n_owners = 0;
  for (guint i = 0; i < n_owners; i++)
    {
      const PwArg *arg = owners[i].arg;
      guint8 dice[6];
      guint n;

      if (roll->args[arg->index] == PW_ARG_NONE)
        continue;
      n = arg->type == PW_ARG_DICE ? pw_dice_unpack (roll->args[arg->index], dice) : 0;
      if (arg->type == PW_ARG_DIE)
        g_string_append_printf (text, "%d", roll->args[arg->index]);
      for (guint d = 0; d < n; d++)
        g_string_append_printf (text, "%u", dice[d]);
    }
  return g_string_free (text, FALSE);
}

static void
count (Count *counted, gsize n_keys)
{
  counted->n[MIN (n_keys, MOST_KEYS + 1)]++;
  counted->moves++;
  counted->keys += (guint) n_keys;
}

static void
tell (const Count *counted, const char *what)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 1; i <= MOST_KEYS + 1; i++)
    if (counted->n[i])
      g_string_append_printf (text, ", %u with %u%s", counted->n[i], i, i > MOST_KEYS ? " or more" : "");
  g_test_message ("%s: %u moves, %u keys, %.2f a move%s", what, counted->moves, counted->keys,
                  (double) counted->keys / MAX (counted->moves, 1), text->str);
}

/* Plays @target by keys and looks that nothing else was played. */
static void
play_by_keys (PwEntryTest *test, const char *text, const PwMove *target)
{
  const PwHistory *history = pw_session_get_history (test->session);
  guint before = pw_history_get_cursor (history);

  pw_entry_test_type (test, text);
  /* What may have been meant for a die that is not there is asked once. */
  if (!pw_entry_activate (test->entry) &&
      (!g_error_matches (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNLIKELY) || !pw_entry_activate (test->entry)))
    g_error ("“%s” was refused: %s", text, test->refused->message);
  test->n_refused = 0;
  if (pw_history_get_cursor (history) != before + 1)
    g_error ("“%s” played nothing yet", text);
  g_assert_true (pw_move_equal (pw_history_get_move (history, before), target));
}

/* Whether a move is more than its action: workers are paid, a tile is thrown out to make room. */
static gboolean
has_extras (const PwGame *game, const PwMove *move)
{
  const PwMoveKind *kind = &game->kinds[move->kind];

  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].flags & PW_ARG_OPTIONAL && kind->args[i].type != PW_ARG_DIE &&
        move->args[kind->args[i].index] != PW_ARG_NONE && strcmp (kind->args[i].name, "depot") != 0)
      return TRUE;
  return FALSE;
}

/* @counts: players' actions, their actions with extras, the table. */
static void
play_game (PwEntryTest *test, PwDealFlags flags, guint64 seed, Count counts[3])
{
  const PwGame *game = pw_session_get_game (test->session);
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwMove target;

  while (pw_dealer_next (game, pw_session_get_state (test->session), &random, flags, &scratch, &target))
    {
      gboolean of_table = target.player == PW_TABLE;
      g_autofree char *text = NULL;

      target.flags = 0; /* people rolled it */
      if (of_table && pw_entry_get_all (test->entry)->len == 0)
        text = game->kinds[target.kind].args[0].type == PW_ARG_DIE
                 ? dice_text (test, &target)
                 : pw_notation_print (game, pw_session_get_setup (test->session), &target);
      else
        text = pw_entry_test_shortest (test->session, &target);
      count (&counts[of_table ? 2 : has_extras (game, &target)], strlen (text) + 1);
      play_by_keys (test, text, &target);
    }
  pw_moves_clear (&scratch);
  g_assert_cmpint (pw_session_get_actor (test->session), ==, PW_NOBODY);
}

static guint
up_to (const Count *counted, guint n_keys)
{
  guint n = 0;

  for (guint i = 0; i <= n_keys; i++)
    n += counted->n[i];
  return n;
}

/* Four keys are enough for an action. The rare exceptions are a tile not yet named that lies where
 * either die can take it, and what could be bought as well as placed. */
static void
assert_short (const Count counts[3])
{
  g_assert_cmpuint (up_to (&counts[0], 4) * 50, >=, counts[0].moves * 49);
  g_assert_cmpuint (up_to (&counts[0], 6), ==, counts[0].moves);
  g_assert_cmpuint (up_to (&counts[1], MOST_KEYS), ==, counts[1].moves);
}

static void
test_four_keys (PwEntryTest *test, gconstpointer moment)
{
  Count counts[3] = { { { 0 } } };

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      play_game (test, PW_DEAL_LAZY, seed, counts);
      while (pw_session_undo (test->session))
        ;
    }
  tell (&counts[0], "actions, by numbers and names");
  tell (&counts[1], "actions with workers or a discard, by numbers and names");
  assert_short (counts);
}

static void
test_four_keys_recorded (PwEntryTest *test, gconstpointer moment)
{
  Count counts[3] = { { { 0 } } };

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      play_game (test, PW_DEAL_RECORDED, seed, counts);
      while (pw_session_undo (test->session))
        ;
    }
  tell (&counts[0], "actions, every tile recorded before");
  tell (&counts[1], "actions with workers or a discard, every tile recorded before");
  assert_short (counts);
}

/* Tiles keep their names to themselves until they are placed, as people play: paid or not, at most one action of a hundred takes more than
 * four keys. Those are a monastery that must be named while another tile is thrown out, and a purchase from another depot that is paid with
 * workers. */
static void
test_four_keys_open (PwEntryTest *test, gconstpointer moment)
{
  Count counts[3] = { { { 0 } } };
  guint enough;

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      play_game (test, PW_DEAL_OPEN, seed, counts);
      while (pw_session_undo (test->session))
        ;
    }
  tell (&counts[0], "actions, tiles named when they are placed");
  tell (&counts[1], "actions with workers or a discard, tiles named when they are placed");
  enough = up_to (&counts[0], 4) + up_to (&counts[1], 4);
  g_assert_cmpuint (enough * 100, >=, (counts[0].moves + counts[1].moves) * 99);
  g_assert_cmpuint (up_to (&counts[0], 6), ==, counts[0].moves);
  g_assert_cmpuint (up_to (&counts[1], 6), ==, counts[1].moves);
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  PW_ENTRY_TEST ("/entry-names/four-keys", pw_moment_start, test_four_keys);
  PW_ENTRY_TEST ("/entry-names/four-keys-recorded", pw_moment_start, test_four_keys_recorded);
  PW_ENTRY_TEST ("/entry-names/four-keys-open", pw_moment_start, test_four_keys_open);
  return g_test_run ();
}
