/* cy-favour.c: favours: a character, or a tile of the site and then perhaps a character (9)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

static gboolean
from_board (const CyState *state)
{
  return pw_pendings_kind (&state->pendings) == CY_ASK_CHARACTER;
}

/* How many of those on the board nobody has named. */
static guint
count_unnamed (const CyState *state)
{
  guint named = 0;

  for (guint i = 0; i < CY_CHARACTERS; i++)
    named += state->characters[i] == CY_BOARD;
  return state->on_board - MIN (named, state->on_board);
}

/* Whether it lies there, or can be one of those that nobody has named. */
gboolean
cy_may_lie_on_board (const CyState *state, guint character)
{
  int where = state->characters[character];

  return where == CY_BOARD || (where == CY_AWAY && count_unnamed (state) > 0);
}

static gboolean
can_take (const CyState *state, int seat, guint character)
{
  int where = state->characters[character];

  if (from_board (state))
    return cy_may_lie_on_board (state, character);
  return where >= 0 && where != seat;
}

gboolean
cy_take_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint character = (guint) move->args[CY_ARG_CHARACTER];

  if (can_take (state, move->player, character))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CY_RULE_9_1, _("For example: {move}."),
                       from_board (state) ? _("This character does not lie on the board: %s.")
                                          : _("No other player has this character: %s."),
                       cy_character_label ((int) character));
  return FALSE;
}

void
cy_take_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint character = (guint) move->args[CY_ARG_CHARACTER];
  int from = MAX (CY_BOARD, state->characters[character]);

  pw_pendings_pop (&state->pendings);
  if (from == CY_BOARD)
    state->on_board--;
  cy_note (events, move->player, CY_NOTE_CHARACTER, 0, CY_RULE_9_1, (int) character, from);
  state->characters[character] = move->player;
  cy_go_on (state, events);
}

void
cy_take_legal (gconstpointer data, PwMoves *out)
{
  const CyState *state = data;
  int actor = cy_actor (state);

  for (guint i = 0; i < CY_CHARACTERS; i++)
    if (can_take (state, actor, i))
      pw_moves_append (out, CY_KIND_TAKE, actor)->args[CY_ARG_CHARACTER] = (gint16) i;
}

/* -- favour ------------------------------------------------------------------------------------------------------- */

gboolean
cy_favour_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint number = (guint) move->args[CY_ARG_NUMBER];

  if (cy_can_site (state, (guint) move->player, number))
    return TRUE;
  if (error && number > (state->round + 2u) / 3u)
    pw_rule_error_set (error, CY_RULE_9_2, _("For example: {move}."),
                       _("In round %u this tile of the site is not open yet: %u."), state->round, number);
  else if (error)
    pw_rule_error_set (error, CY_RULE_9_1, _("For example: {move}."),
                       _("This tile of the site brings nothing now, and no character lies on the board: %s."),
                       cy_tile_label (state->site_tiles[number - 1]));
  return FALSE;
}

/* The effect is answered first, then the character; an unnamed tile is named before. */
void
cy_favour_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint number = (guint) move->args[CY_ARG_NUMBER];

  pw_pendings_pop (&state->pendings);
  pw_pendings_push (&state->pendings, CY_ASK_CHARACTER, move->player, 0);
  pw_pendings_push (&state->pendings, CY_ASK_SITE, move->player, (int) number);
  if (state->site_tiles[number - 1] == CY_UNNAMED)
    pw_pendings_push (&state->pendings, CY_ASK_NAME, PW_TABLE, 0)->more = (gint16) number;
  cy_go_on (state, events);
}

void
cy_favour_legal (gconstpointer data, PwMoves *out)
{
  const CyState *state = data;

  for (guint number = 1; number <= CY_SITE_TILES; number++)
    if (cy_can_site (state, (guint) cy_actor (state), number))
      pw_moves_append (out, CY_KIND_FAVOUR, cy_actor (state))->args[CY_ARG_NUMBER] = (gint16) number;
}
