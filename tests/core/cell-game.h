/* cell-game.h: a game on a table without bounds: eight stones, each next to another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "core/pw-game.h"

#define CELL_STONES 8

typedef struct
{
  guint8 n_players, actor, n;
  gint16 cells[CELL_STONES];
} CellState;

static gboolean
cell_is_taken (const CellState *state, gint16 cell)
{
  for (guint i = 0; i < state->n; i++)
    if (state->cells[i] == cell)
      return TRUE;
  return FALSE;
}

static gboolean
cell_may_be (const CellState *state, gint16 cell)
{
  if (state->n == 0)
    return cell == pw_cell (0, 0);
  if (cell_is_taken (state, cell))
    return FALSE;
  for (guint i = 0; i < state->n; i++)
    if (ABS (pw_cell_x (cell) - pw_cell_x (state->cells[i])) + ABS (pw_cell_y (cell) - pw_cell_y (state->cells[i])) == 1)
      return TRUE;
  return FALSE;
}

static gboolean
cell_check (gconstpointer state, const PwMove *move, GError **error)
{
  if (cell_may_be (state, move->args[0]))
    return TRUE;
  if (error)
    pw_rule_error_set (error, 0, "Next to a stone: {stone}.", "That place is not free, or not next to a stone.");
  return FALSE;
}

static void
cell_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CellState *state = data;

  state->cells[state->n++] = move->args[0];
  pw_events_add (events, PW_EVENT_POINTS, state->actor, 0, 1 + ABS (pw_cell_x (move->args[0])), 0);
  state->actor = (guint8) ((state->actor + 1) % state->n_players);
}

/* Too many to fill in one by one: the game lists them. */
static void
cell_legal (gconstpointer data, PwMoves *out)
{
  const CellState *state = data;

  for (int y = CELL_STONES; y >= -CELL_STONES; y--)
    for (int x = -CELL_STONES; x <= CELL_STONES; x++)
      if (cell_may_be (state, pw_cell (x, y)))
        pw_moves_append (out, 0, state->actor)->args[0] = pw_cell (x, y);
}

static gboolean
cell_setup (gpointer data, const PwSetup *setup, GError **error)
{
  memset (data, 0, sizeof (CellState));
  ((CellState *) data)->n_players = (guint8) setup->n_players;
  return TRUE;
}

static int
cell_actor (gconstpointer data)
{
  const CellState *state = data;

  return state->n < CELL_STONES ? state->actor : PW_NOBODY;
}

static PwKindSet
cell_playable (gconstpointer data)
{
  return cell_actor (data) == PW_NOBODY ? PW_KIND_SET_NONE : PW_KIND_SET (0);
}

static void
cell_not_now (gconstpointer state, const PwMove *move, GError **error)
{
  pw_rule_error_set (error, 0, NULL, "Not now.");
}

static void
cell_rank (gconstpointer state, const int *scores, PwStanding *out)
{
  for (guint seat = 0; seat < ((const CellState *) state)->n_players; seat++)
    out[seat] = (PwStanding){ .place = 1, .score = scores[seat] };
}

static char *
cell_label (const PwSetup *setup, gconstpointer state, const PwChoice *choice)
{
  char word[PW_CELL_WORD] = "Stone";

  if (choice->move.args[0] != PW_ARG_NONE)
    pw_compass_print (pw_cell_x (choice->move.args[0]), pw_cell_y (choice->move.args[0]), word);
  return g_strdup (word);
}

static char *
cell_sentence (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events, guint n_events)
{
  return g_strdup_printf ("%s lays a stone.", setup->names[move->player]);
}

static char *
cell_prompt (const PwSetup *setup, gconstpointer state)
{
  return g_strdup ("a stone");
}

static char *
cell_event (const PwSetup *setup, const PwEvent *event)
{
  return g_strdup ("a stone");
}

static char *
cell_unsound (gconstpointer data)
{
  return ((const CellState *) data)->n > CELL_STONES ? g_strdup ("too many stones") : NULL;
}

static const PwCells cell_words = { "place", "a place such as n2e1", pw_compass_print, pw_compass_parse };
static const PwArg cell_args[] = { { "place", PW_ARG_CELL, 0, .cells = &cell_words } };
static const PwMoveKind cell_kinds[] = { { "stone", "Stone", cell_args, 1, FALSE, cell_check, cell_apply, cell_legal } };
static const PwRule cell_rules[] = { { "1.1", "Stones", "Each stone lies next to another.", "test" } };
static const PwNamed cell_sources[] = { { "stones", "Stones", "S", "g1" } };

static const PwGame cell_game = {
  .id = "cells",
  .name = "Stones",
  .rules_version = 1,
  .min_players = 2,
  .max_players = 3,
  .state_size = sizeof (CellState),
  .kinds = cell_kinds,
  .n_kinds = 1,
  .rules = cell_rules,
  .n_rules = 1,
  .sources = cell_sources,
  .n_sources = 1,
  .play = {
    .setup = cell_setup,
    .actor = cell_actor,
    .playable = cell_playable,
    .not_now = cell_not_now,
    .rank = cell_rank,
    .unsound = cell_unsound,
  },
  .words = {
    .sentence = cell_sentence,
    .prompt = cell_prompt,
    .moment = cell_prompt,
    .choice_label = cell_label,
    .choice_sentence = cell_label,
    .event_text = cell_event,
  },
};
