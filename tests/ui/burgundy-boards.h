/* burgundy-boards.h: a game of which somebody’s turn has come, and both its boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "boards/burgundy/cb-duchy-board.h"
#include "boards/burgundy/cb-parts.h"
#include "pw-ui-table.h"

#define HEXES 37

typedef struct
{
  PwSession *session;
  PwEntry *entry;
  GtkWidget *window, *main, *common;
  PwSpaceGroup *duchy, *depots;
  guint refusals;
} Fixture;

static inline const CbState *
get_state (Fixture *fixture)
{
  return pw_session_get_state (fixture->session);
}

/* Somebody's turn has come and no die is used; in the depot of one of the two lies a tile. */
static inline gboolean
is_to_be_seen (const CbState *state)
{
  const CbPlayer *player;

  if (state->stage != CB_STAGE_TURN || state->pending.n > 0)
    return FALSE;
  player = &state->players[cb_actor (state)];
  for (guint i = 0; i < CB_DEPOT_SPACES && player->used == 0; i++)
    if (state->depots[player->dice[0] - 1][i] != CB_TILE_NONE || state->depots[player->dice[1] - 1][i] != CB_TILE_NONE)
      return TRUE;
  return FALSE;
}

/* A game in which somebody's turn has come; both boards side by side. */
static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  guint moves = 0;

  fixture->session = pw_ui_test_session ();
  /* The first turn after a few rounds, before it has used a die. */
  do
    g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, 7 + moves++));
  while (moves < 60 || !is_to_be_seen (get_state (fixture)));

  fixture->entry = pw_entry_new (fixture->session);
  pw_ui_table_count (fixture->entry, &fixture->refusals);
  fixture->window = pw_ui_table_boards (fixture->entry, &fixture->main, &fixture->common);
  fixture->duchy = PW_SPACE_GROUP (pw_ui_test_find (fixture->main, CB_TYPE_DUCHY_BOARD, 0));
  fixture->depots = PW_SPACE_GROUP (pw_ui_table_part (fixture->common, &cb_part_depots));
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close_boards (fixture->window, fixture->entry, fixture->session);
}

static inline PwSpace *
hex (Fixture *fixture, const char *name)
{
  const CbDuchy *duchy = cb_duchy_nth (get_state (fixture)->players[cb_actor (get_state (fixture))].duchy);

  for (guint i = 0; i < duchy->n_hexes; i++)
    if (g_str_equal (cb_hex_name (duchy, i), name))
      return pw_space_group_find (fixture->duchy, i);
  g_assert_not_reached ();
}
