/* kb-fields.c: what a position is made of, and where it stands on the page (13.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/position/kb-says.h"

#include <glib/gi18n-lib.h>

static const KbPlayer *
player_of (gconstpointer state, const PwMove *statement)
{
  return &((const KbState *) state)->players[statement->player];
}

static void
read_row (gconstpointer state, PwMove *statement)
{
  guint row = (guint) (statement->args[KB_ARG_WHAT] - 1);

  statement->args[KB_ARG_NUMBER] = (gint16) kb_row_built (player_of (state, statement), row);
}

static void
read_have (gconstpointer state, PwMove *statement)
{
  statement->args[KB_ARG_NUMBER] = (gint16) kb_amount (player_of (state, statement), (KbResource) statement->args[KB_ARG_WHAT]);
}

static void
read_score (gconstpointer state, PwMove *statement)
{
  statement->args[KB_ARG_NUMBER] = player_of (state, statement)->points;
}

static void
read_envoy (gconstpointer data, PwMove *statement)
{
  const KbState *state = data;

  statement->args[KB_ARG_WHAT] = state->envoy >= 0 ? state->envoy : PW_ARG_NONE;
}

static void
read_order (gconstpointer data, PwMove *statement)
{
  const KbState *state = data;

  for (guint i = 0; i < state->n_players; i++)
    statement->args[i] = state->order[i];
}

/* The calendar, and in a step that goes by turns whose turn it is. */
static void
read_now (gconstpointer data, PwMove *statement)
{
  const KbState *state = data;
  gboolean begins = state->begins == KB_BEGINS_PHASE;
  gboolean step = !begins && (state->stage == KB_STAGE_BUILD || state->stage == KB_STAGE_TOWN_HALL);
  gboolean turn = step || (!begins && state->stage == KB_STAGE_RECRUIT);

  statement->args[KB_ARG_WHAT] = (gint16) (state->year + 1);
  statement->args[KB_ARG_NUMBER] = state->phase;
  statement->args[KB_ARG_STEP] = step ? state->stage : PW_ARG_NONE;
  statement->args[KB_ARG_TURN] = turn ? state->order[MIN (state->turn, state->n_players - 1)] : PW_ARG_NONE;
}

static const PwField rows[] = {
  { N_("Buildings that stand"), KB_KIND_BUILT, { { KB_ARG_WHAT, 1, KB_ROWS } }, .rules = "12.1 7.3", .read = read_row },
};
static const PwField goods[] = {
  { N_("Goods, +2 tokens and soldiers"), KB_KIND_HAVE, { { KB_ARG_WHAT, 0, KB_RESOURCES } }, .rules = "12.1 13.2",
    .read = read_have },
};
static const PwField track[] = {
  { N_("Points on the track"), KB_KIND_SCORE, .min = -99, .max = 999, .flags = PW_FIELD_ADDS, .rules = "12.1 7.3",
    .read = read_score },
};
static const PwField board[] = {
  { N_("Year and phase"), KB_KIND_NOW, .rules = "2.1 13.2", .read = read_now },
  { N_("Turn order"), KB_KIND_ORDER, .rules = "4.3", .read = read_order },
  { N_("The King’s Envoy"), KB_KIND_ENVOY, .rules = "9.1", .read = read_envoy },
};

#define FIELDS(list) .fields = list, .n_fields = G_N_ELEMENTS (list)

const PwFieldCard kb_cards[KB_CARDS] = {
  { "buildings", N_("Buildings that stand"), NULL, FIELDS (rows) },
  { "goods", N_("Goods, +2 tokens and soldiers"), NULL, .beside = TRUE, FIELDS (goods) },
  { "track", N_("Points track, before the final scoring"), NULL, .beside = TRUE, FIELDS (track) },
  { "board", N_("What stands on the board"), NULL, .table = TRUE, FIELDS (board) },
};
