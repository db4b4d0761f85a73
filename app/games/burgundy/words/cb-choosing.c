/* cb-choosing.c: what lists of choices are put together with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/words/cb-choices-private.h"

void
cb_choose (CbChoosing *choosing, CbGroup group, const PwMove *move, gboolean more)
{
  PwChoice choice = { .move = *move, .more = more, .group = (gint16) group, .icon = -1 };

  if (!more)
    choice.points = (gint16) pw_game_points (cb_itself, choosing->state, move);
  g_array_append_val (choosing->out, choice);
}

/* The choice that was added last has a number of its own. */
void
cb_choose_number (CbChoosing *choosing, guint number)
{
  g_array_index (choosing->out, PwChoice, choosing->out->len - 1).number = (gint16) number;
}

/* Which of the choices from @from on it is lies on the table (10.1). */
void
cb_choose_facts (CbChoosing *choosing, guint from)
{
  for (guint i = from; i < choosing->out->len; i++)
    g_array_index (choosing->out, PwChoice, i).fact = TRUE;
}

/* Like pw_move_matches(), but "some building" matches every building; and whoever has chosen a die
 * may still buy something or end the turn. */
gboolean
cb_choice_matches (const PwMove *move, const PwMove *partial)
{
  PwMove open = *partial;
  int tile = partial->args[CB_ARG_TILE];

  if ((move->kind == CB_KIND_BUY || move->kind == CB_KIND_END) &&
      (partial->kind != PW_KIND_ANY || partial->args[CB_ARG_WORKERS] == PW_ARG_NONE))
    open.args[CB_ARG_DIE] = PW_ARG_NONE;
  if (tile >= CB_TILE_UNKNOWN && tile != PW_ARG_NONE)
    {
      if (tile != CB_TILE_ANY && cb_tile_type ((CbTile) MAX (move->args[CB_ARG_TILE], 0)) != cb_tile_type ((CbTile) tile))
        return FALSE;
      open.args[CB_ARG_TILE] = PW_ARG_NONE;
    }
  return pw_move_matches (move, &open);
}
