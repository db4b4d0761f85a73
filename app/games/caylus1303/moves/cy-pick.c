/* cy-pick.c: characters in the set-up (2.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

static gboolean
refuse_taken (const CyState *state, guint character, GError **error)
{
  if (error)
    pw_rule_error_set (error, CY_RULE_2_5, _("Another one. For example: {move}."),
                       _("Somebody has this character already: %s."), cy_character_name (state, (int) character));
  return FALSE;
}

gboolean
cy_pick_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint character = (guint) move->args[CY_ARG_CHARACTER];

  return state->characters[character] == CY_AWAY || refuse_taken (state, character, error);
}

void
cy_pick_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;

  pw_pendings_pop (&state->pendings);
  state->characters[move->args[CY_ARG_CHARACTER]] = move->player;
  state->picked = cy_is_board (state) ? state->n_players : state->picked + 1;
  cy_go_on (state, events);
}

void
cy_pick_legal (gconstpointer data, PwMoves *out)
{
  const CyState *state = data;

  for (int i = 0; i < CY_CHARACTERS; i++)
    if (state->characters[i] == CY_AWAY)
      pw_moves_append (out, CY_KIND_PICK, cy_actor (state))->args[CY_ARG_CHARACTER] = (gint16) i;
}

/* -- board ------------------------------------------------------------------------------------------------------ */

/* Where it has its three characters. */
static const guint8 board_args[CY_ON_BOARD] = { CY_ARG_CHARACTER, CY_ARG_GOODS, CY_ARG_GOODS + 1 };

/* Those that lie there must be named by it, and nobody may have another: naming again what is known changes nothing. */
gboolean
cy_board_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint said = 0, n = 0;

  for (guint i = 0; i < CY_ON_BOARD; i++)
    if (move->args[board_args[i]] != PW_ARG_NONE)
      {
        guint character = (guint) move->args[board_args[i]];

        if (state->characters[character] >= 0)
          return refuse_taken (state, character, error);
        n += !(said >> character & 1);
        said |= 1u << character;
      }
  for (guint i = 0; i < CY_CHARACTERS; i++)
    if (state->characters[i] == CY_BOARD && !(said >> i & 1))
      {
        if (error)
          pw_rule_error_set (error, CY_RULE_14_1, _("Name it too, or undo to where it was named."),
                             _("This character is known to lie on the board: %s."), cy_character_name (state, (int) i));
        return FALSE;
      }
  if (n != state->on_board)
    {
      if (error)
        pw_rule_error_set (error, CY_RULE_2_5, _("Name all of them, and each once."),
                           g_dngettext (GETTEXT_PACKAGE, "On the board lies %u character.", "On the board lie %u characters.",
                                        (gulong) state->on_board),
                           state->on_board);
      return FALSE;
    }
  return TRUE;
}

void
cy_board_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;

  for (guint i = 0; i < CY_ON_BOARD; i++)
    if (move->args[board_args[i]] != PW_ARG_NONE)
      state->characters[move->args[board_args[i]]] = CY_BOARD;
}

void
cy_board_legal (gconstpointer data, PwMoves *out)
{
}
