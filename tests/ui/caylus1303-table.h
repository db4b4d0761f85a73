/* caylus1303-table.h: a table of Caylus 1303 at a decision, in its window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "boards/caylus1303/cy-parts.h"
#include "core/pw-dealer.h"
#include "games/caylus1303/moves/cy-moves.h"
#include "model/pw-printed.h"
#include "pw-board.h"
#include "pw-table-page.h"
#include "pw-ui-test.h"

typedef struct
{
  PwSession *session;
  PwEntry *entry;
  PwRandom random;
  GtkWidget *window;
  PwTablePage *page;
  PwSpaceGroup *road, *site, *people, *monuments, *tiles, *steps;
  guint refusals;
} Fixture;

/** Case: a table. */
typedef struct
{
  guint n_players;
  int width, height;
  guint hints;
  gboolean monument;            /* somebody can build one; else somebody is on turn in round 3 */
} Case;

static const Case usual = { 4, 1280, 800, PW_HINTS_POINTS };
static const Case pair = { 2, 1280, 800, PW_HINTS_POINTS };
static const Case five = { 5, 1280, 800, PW_HINTS_POINTS };
static const Case narrow = { 3, 360, 640, PW_HINTS_POINTS };
static const Case building = { 4, 1280, 800, PW_HINTS_POINTS, TRUE };
static const Case silent = { 3, 1280, 800, PW_HINTS_OFF };

static inline const CyState *
state_of (Fixture *fixture)
{
  return pw_session_get_state (fixture->session);
}

static inline void
on_refused (PwEntry *entry, const GError *error, Fixture *fixture)
{
  fixture->refusals++;
}

static inline PwSpaceGroup *
find_part (GtkWidget *root, const PwBoardPartKind *kind)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *part = pw_ui_test_find (root, PW_TYPE_BOARD_PART, i);

      g_assert_nonnull (part);
      if (pw_board_part_get_kind (PW_BOARD_PART (part)) == kind)
        return PW_SPACE_GROUP (part);
    }
}

static inline void
deal (Fixture *fixture)
{
  PwMoves scratch = PW_MOVES_INIT;
  g_autoptr (GError) error = NULL;
  PwMove move;

  g_assert_true (pw_dealer_next (&cy_game, state_of (fixture), &fixture->random, 0, &scratch, &move));
  pw_session_play (fixture->session, &move, &error);
  g_assert_no_error (error);
  pw_moves_clear (&scratch);
}

static inline guint
asked (Fixture *fixture)
{
  return state_of (fixture)->over ? CY_NOTHING : pw_pendings_kind (&state_of (fixture)->pendings);
}

/* Plays as dealt until that is asked, in round @round or later. */
static inline void
deal_until (Fixture *fixture, CyDecision decision, guint round)
{
  while (asked (fixture) != decision || state_of (fixture)->round < round)
    {
      g_assert_false (state_of (fixture)->over);
      deal (fixture);
    }
  pw_ui_test_settle ();
}

/* The seed of a game in which somebody can build a monument: looked for without a window. */
static inline guint64
find_monument (Fixture *fixture)
{
  g_autofree CyState *state = g_new (CyState, 1);
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  PwMoves scratch = PW_MOVES_INIT;
  PwMove move;

  for (guint64 seed = 1;; seed++)
    {
      PwRandom random = { seed };
      gboolean found = FALSE;

      g_assert_cmpuint (seed, <, 1000);
      *state = *state_of (fixture);
      while (!found && pw_dealer_next (&cy_game, state, &random, 0, &scratch, &move))
        {
          events->n = 0;
          cy_game.kinds[move.kind].apply (state, &move, events);
          found = !state->over && pw_pendings_kind (&state->pendings) == CY_ASK_MONUMENT;
        }
      if (found)
        {
          pw_moves_clear (&scratch);
          return seed;
        }
    }
}

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara", "David", "Eva" };
  const Case *table = data;
  g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, table->n_players);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < table->n_players; i++)
    pw_setup_set_name (setup, i, names[i]);
  setup->hints = (guint8) table->hints;
  fixture->session = pw_session_new (&cy_game, setup, &error);
  g_assert_no_error (error);
  /* What is printed is known: no press is asked back. */
  g_assert_true (pw_printed_confirm (fixture->session, &error));
  g_assert_no_error (error);
  fixture->random = (PwRandom){ table->monument ? find_monument (fixture) : 5 };
  deal_until (fixture, table->monument ? CY_ASK_MONUMENT : CY_ASK_TURN, table->monument ? 1 : 3);
  fixture->window = gtk_window_new ();
  fixture->page = PW_TABLE_PAGE (pw_table_page_new ());
  pw_table_page_set_session (fixture->page, fixture->session);
  fixture->entry = pw_table_page_get_entry (fixture->page);
  g_signal_connect (fixture->entry, "refused", G_CALLBACK (on_refused), fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), table->width, table->height);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  fixture->road = find_part (fixture->window, &cy_part_road);
  fixture->site = find_part (fixture->window, &cy_part_site);
  fixture->people = find_part (fixture->window, &cy_part_people);
  fixture->monuments = find_part (fixture->window, &cy_part_monuments);
  fixture->tiles = find_part (fixture->window, &cy_part_tiles);
  fixture->steps = find_part (fixture->window, &cy_part_steps);
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_signal_handlers_disconnect_by_data (fixture->entry, fixture);
  pw_table_page_set_session (fixture->page, NULL);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  g_assert_finalize_object (fixture->session);
}
