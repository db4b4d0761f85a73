/* test-entry-pick.c: a click on a choice is that choice, in random games of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/pw-games.h"
#include "pw-entry-test.h"

/** GAMES: of each; each has its own seed. */
#define GAMES PW_MODEL_TEST_ROUNDS (2, 1)

/** PAGES: so many are turned. */
#define PAGES 2

typedef struct
{
  PwSession *session;
  PwEntry *entry;
  guint64 seed;
  guint n_choices, n_pages;
} Clicks;

static guint
count_played (const Clicks *self)
{
  return pw_history_get_cursor (pw_session_get_history (self->session));
}

/* The page behind @typed that so many clicks on the last choice lead to; NULL where there are not so many. */
static GListModel *
turn_to (Clicks *self, const char *typed, guint page)
{
  GListModel *choices = pw_entry_get_choices (self->entry);

  while (pw_entry_back (self->entry))
    continue;
  if (*typed)
    pw_entry_set_text (self->entry, typed);
  for (guint i = 0; i < page; i++)
    {
      g_autoptr (PwChoiceItem) more = g_list_model_get_item (choices, g_list_model_get_n_items (choices) - 1);

      guint before = count_played (self);

      if (!more || pw_choice_item_get_choice (more))
        return NULL;
      g_assert_true (pw_entry_pick (self->entry, more));
      g_assert_cmpuint (count_played (self), ==, before);
      self->n_pages++;
    }
  return choices;
}

/* Whether what was played, or chosen, is @choice. */
static gboolean
is_it (Clicks *self, const PwChoice *choice, guint before)
{
  const PwHistory *history = pw_session_get_history (self->session);
  guint now = count_played (self);

  if (choice->more)
    return now == before && pw_move_matches (pw_entry_get_partial (self->entry), &choice->move);
  for (guint i = before; i < now; i++)
    if (pw_move_matches (pw_history_get_move (history, i), &choice->move))
      return TRUE;
  return FALSE;
}

static void
click_each (Clicks *self, const char *typed, guint page)
{
  const PwGame *game = pw_session_get_game (self->session);
  GListModel *choices = turn_to (self, typed, page);
  guint n = choices ? g_list_model_get_n_items (choices) : 0, before = count_played (self);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (PwChoiceItem) item = NULL;
      const PwChoice *choice;
      PwMove wanted;

      choices = turn_to (self, typed, page);
      item = g_list_model_get_item (choices, i);
      choice = pw_choice_item_get_choice (item);
      if (!choice)
        continue;
      wanted = choice->move;
      /* What is printed somewhere is asked first; nothing is played then. */
      if ((pw_entry_pick (self->entry, item) || count_played (self) > before) && !is_it (self, choice, before))
        g_error ("%s, game %u, line %u: behind “%s” a click on “%s” was something else than %s", game->id, (guint) self->seed,
                 before + 1, typed, pw_choice_item_get_label (item),
                 pw_notation_print (game, pw_session_get_setup (self->session), &wanted));
      while (count_played (self) > before)
        g_assert_true (pw_session_undo (self->session));
      self->n_choices++;
    }
}

static void
play (const PwGame *game, guint64 seed, Clicks *clicks)
{
  g_autoptr (PwSetup) setup = pw_setup_new (game, game->min_players + (guint) seed % (game->max_players - game->min_players + 1));
  g_autoptr (PwSession) session = pw_session_new (game, setup, NULL);
  g_autoptr (PwEntry) entry = pw_entry_new (session);
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwMove next;
  guint n = 0;

  clicks->session = session;
  clicks->entry = entry;
  clicks->seed = seed;
  while (pw_dealer_next (game, pw_session_get_state (session), &random, PW_DEAL_LAZY, &scratch, &next))
    {
      /* Now and then further pages too, and behind a letter, each time another, what it begins. */
      gboolean now = n % 8 == 0;
      char letter[2] = { (char) ('a' + n / 8 % 26), '\0' };

      for (guint page = 0; page < (now ? PAGES : 1) && pw_session_get_actor (session) >= 0; page++)
        click_each (clicks, "", page);
      if (now && pw_session_get_actor (session) >= 0)
        click_each (clicks, letter, 0);
      n++;
      next.flags = 0;
      g_assert_true (pw_session_play (session, &next, NULL));
    }
  pw_moves_clear (&scratch);
}

static void
test_each_choice (gconstpointer data)
{
  Clicks clicks = { 0 };

  for (guint64 seed = 1; seed <= GAMES; seed++)
    play (data, seed, &clicks);
  g_test_message ("%u choices, %u pages turned", clicks.n_choices, clicks.n_pages);
  g_assert_cmpuint (clicks.n_choices, >, 50);
}

int
main (int argc, char *argv[])
{
  pw_model_test_init_without_folders (&argc, &argv);
  for (guint i = 0; i < pw_games_count (); i++)
    {
      g_autofree char *path = g_strconcat ("/entry-pick/", pw_games_nth (i)->id, NULL);

      g_test_add_data_func (path, pw_games_nth (i), test_each_choice);
    }
  return g_test_run ();
}
