/* test-entry-game.c: a whole game for three entered by keys alone, each of them counted
 *
 * The dealer says what is played; the test looks through the numbered choices, as a person would,
 * for the shortest way to that very move. Rolls are typed as digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"
#include "model/pw-entry.h"

/** ENOUGH_KEYS: what an action may cost, Enter included. */
#define ENOUGH_KEYS 4

/** MAX_DIGITS: longer than any way should be. */
#define MAX_DIGITS 9

static void
on_refused (PwEntry *entry, const GError *error, gpointer data)
{
  g_error ("“%s” was refused: %s", pw_entry_get_text (entry), error->message);
}

/* Whether a choice can lead to @target: what it says, @target says too. */
static gboolean
leads_to (const PwMove *choice, const PwMove *target)
{
  if (choice->kind != PW_KIND_ANY && choice->kind != target->kind)
    return FALSE;
  if (choice->kind == PW_KIND_ANY && (target->kind == CB_KIND_BUY || target->kind == CB_KIND_END))
    return TRUE; /* they are in the list of either die */
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    {
      int said = choice->args[i], wanted = target->args[i];

      if (said == PW_ARG_NONE || said == wanted)
        continue;
      if (target->kind == CB_KIND_START)
        continue; /* goods come in any order */
      if (i == CB_ARG_TILE && said >= CB_TILE_UNKNOWN
          && (said == CB_TILE_ANY || (int) cb_tile_type ((CbTile) wanted) == said - CB_TILE_UNKNOWN))
        continue;
      return FALSE;
    }
  return TRUE;
}

/* Whether entering @choice plays @target. */
static gboolean
is_target (PwSession *session, const PwChoice *choice, const PwMove *target)
{
  PwMove whole = choice->move;

  return !choice->more && pw_game_complete (pw_session_get_game (session), pw_session_get_state (session), &whole, NULL)
         && pw_move_equal (&whole, target);
}

/* Digits that select @target, tried in order of length; NULL when no choices lead there. */
static char *
find_digits (PwEntry *entry, const PwMove *target)
{
  g_autoptr (GPtrArray) queue = g_ptr_array_new_with_free_func (g_free);
  GListModel *page = pw_entry_get_choices (entry);

  g_ptr_array_add (queue, g_strdup (""));
  for (guint at = 0; at < queue->len; at++)
    {
      const char *text = g_ptr_array_index (queue, at);

      pw_entry_set_text (entry, text);
      for (guint i = 0; i < g_list_model_get_n_items (page); i++)
        {
          g_autoptr (PwChoiceItem) item = g_list_model_get_item (page, i);
          const PwChoice *choice = pw_choice_item_get_choice (item);
          g_autofree char *longer = g_strdup_printf ("%s%u", text, pw_choice_item_get_number (item));

          if (choice && is_target (pw_entry_get_session (entry), choice, target))
            return i == 0 ? g_strdup (text) : g_steal_pointer (&longer);
          if (strlen (longer) < MAX_DIGITS && (choice == NULL || (choice->more && leads_to (&choice->move, target))))
            g_ptr_array_add (queue, g_steal_pointer (&longer));
        }
    }
  return NULL;
}

static char *
roll_digits (const PwMove *roll, guint n_players)
{
  GString *text = g_string_new (NULL);
  guint8 dice[6];

  g_string_append_printf (text, "%d", roll->args[0]);
  for (guint seat = 0; seat < n_players; seat++)
    {
      guint n = pw_dice_unpack (roll->args[1 + seat], dice);

      for (guint i = 0; i < n; i++)
        g_string_append_printf (text, "%u", dice[i]);
    }
  return g_string_free (text, FALSE);
}

/* Keys of one kind of move. */
typedef struct
{
  guint moves, keys, most, too_many;
  char *worst;
} Tally;

static void
count (Tally *tally, const char *text, const char *what)
{
  guint keys = (guint) strlen (text) + 1;

  tally->moves++;
  tally->keys += keys;
  tally->too_many += keys > ENOUGH_KEYS;
  if (keys > tally->most)
    {
      tally->most = keys;
      g_free (tally->worst);
      tally->worst = g_strdup_printf ("“%s” for: %s", text, what);
    }
}

static void
report (Tally *tallies, const PwGame *game, guint seed)
{
  guint actions = 0, keys = 0, too_many = 0;

  for (guint kind = 0; kind < game->n_kinds; kind++)
    {
      Tally *tally = &tallies[kind];

      if (tally->moves == 0)
        continue;
      g_test_message ("%s: %u moves, %.2f keys each, at most %u, %u over %u: %s", game->kinds[kind].name, tally->moves,
                      (double) tally->keys / tally->moves, tally->most, tally->too_many, ENOUGH_KEYS, tally->worst);
      if (!game->kinds[kind].table && kind != CB_KIND_START)
        {
          actions += tally->moves;
          keys += tally->keys;
          too_many += tally->too_many;
        }
      g_free (tally->worst);
    }
  g_test_message ("seed %u: %u actions of players, %u keys, %.2f keys each; %u need more than %u", seed, actions, keys,
                  (double) keys / actions, too_many, ENOUGH_KEYS);
}

static void
test_whole_game (gconstpointer data)
{
  guint seed = GPOINTER_TO_UINT (data);
  PwSession *session = pw_model_test_session ("burgundy");
  PwEntry *entry = pw_entry_new (session);
  const PwGame *game = pw_session_get_game (session);
  Tally tallies[CB_KINDS] = { 0 };
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwMove move;
  int played = 0;
  guint n = 0;
  gint64 slowest = 0;

  g_signal_connect (entry, "refused", G_CALLBACK (on_refused), NULL);
  g_signal_connect_swapped (entry, "played", G_CALLBACK (pw_model_test_count), &played);
  while (pw_dealer_next (game, pw_session_get_state (session), &random, PW_DEAL_LAZY, &scratch, &move))
    {
      const PwHistory *history = pw_session_get_history (session);
      g_autofree char *line = pw_notation_print (game, pw_session_get_setup (session), &move);
      g_autofree char *text = move.kind == CB_KIND_ROLL ? roll_digits (&move, 3) : find_digits (entry, &move);
      g_autofree char *empty = NULL;
      gint64 begin;

      if (text == NULL)
        g_error ("no choices lead to: %s", line);
      /* Typed key by key, as it is timed. */
      pw_entry_set_text (entry, "");
      begin = g_get_monotonic_time ();
      for (gsize i = 1; i <= strlen (text); i++)
        {
          g_autofree char *typed = g_strndup (text, i);

          pw_entry_set_text (entry, typed);
        }
      if (*text)
        slowest = MAX (slowest, (g_get_monotonic_time () - begin) / (gint64) strlen (text));
      if (!pw_entry_activate (entry))
        g_error ("“%s” did not play: %s", text, line);
      n++;
      g_assert_cmpuint (pw_history_get_cursor (history), ==, n);
      g_assert_cmpint (played, ==, (int) n);
      if (!pw_move_equal (pw_history_get_move (history, n - 1), &move))
        g_error ("“%s” played something else than: %s", text, line);
      g_assert_cmpstr (pw_entry_get_text (entry), ==, "");
      count (&tallies[move.kind], text, line);
    }
  g_assert_cmpint (pw_session_get_actor (session), ==, PW_NOBODY);
  report (tallies, game, seed);
  g_test_message ("seed %u: slowest key %.1f ms", seed, (double) slowest / 1000);
  pw_moves_clear (&scratch);
  g_assert_finalize_object (entry);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  for (guint seed = 1; seed <= 2; seed++)
    {
      g_autofree char *path = g_strdup_printf ("/entry/game/seed-%u", seed);

      g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_whole_game);
    }
  return g_test_run ();
}
