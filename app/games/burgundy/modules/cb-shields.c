/* cb-shields.c: shields: where they are, and what they do while they lie on a castle (17)
 *
 * Shields belong to a duchy, not to a seat: of a team to both members.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-shields.h"

/* -- Where they are ---------------------------------------------------------------------------- */

guint
cb_shields_of (const CbState *state, guint seat)
{
  return (guint) __builtin_popcount (state->shields.owned[cb_board (state, seat)]);
}

/* 17.1 */
guint
cb_shields_on_depot (guint n_players, guint depot)
{
  return n_players == 4 || (n_players == 3 && depot % 2 == 0) ? 2 : 1;
}

int
cb_shield_owner (const CbState *state, guint shield)
{
  for (guint seat = 0; seat < state->n_boards; seat++)
    if (state->shields.owned[seat] >> shield & 1)
      return (int) seat;
  return -1;
}

guint
cb_shield_on (const CbState *state, guint seat, guint hex)
{
  for (guint owned = state->shields.owned[cb_board (state, seat)]; owned != 0; owned &= owned - 1)
    if (state->shields.hex[__builtin_ctz (owned)] == hex + 1)
      return (guint) __builtin_ctz (owned);
  return 0;
}

int
cb_shield_depot (const CbState *state, guint shield)
{
  const guint8 *at = memchr (state->shields.depots, (int) shield, sizeof state->shields.depots);

  return at ? (int) (at - &state->shields.depots[0][0]) / CB_DEPOT_SHIELDS + 1 : -1;
}

guint
cb_shields_at (const CbState *state, guint depot)
{
  guint set = 0;

  for (guint i = 0; i < CB_DEPOT_SHIELDS; i++)
    {
      guint shield = state->shields.depots[depot - 1][i];

      set |= shield == CB_SHIELD_ANY ? CB_ALL_SHIELDS & ~state->shields.seen : CB_SHIELD_BIT (shield);
    }
  return set & CB_ALL_SHIELDS;
}

/**
 * cb_shield_may_have_lain:
 * @state: a state
 * @seat: a player
 * @shield: a shield
 *
 * A shield never passes from one duchy to another, nor back to a depot.
 *
 * Returns: whether it lies in the duchy, or may have lain there before it left the game
 */
gboolean
cb_shield_may_have_lain (const CbState *state, guint seat, guint shield)
{
  if (cb_shield (state, seat, shield))
    return TRUE;
  return (state->shields.seen >> shield & 1 || state->stated || state->stale) && cb_shield_owner (state, shield) < 0 &&
         cb_shield_depot (state, shield) < 0;
}

/* The shield lies on @hex of @seat's duchy, -1: nobody said where. */
void
cb_shield_put (CbState *state, guint seat, guint shield, int hex)
{
  CbShields *shields = &state->shields;
  int owner = cb_shield_owner (state, shield);

  if (owner >= 0)
    shields->owned[owner] &= ~CB_SHIELD_BIT (shield);
  shields->owned[cb_board (state, seat)] |= CB_SHIELD_BIT (shield);
  shields->hex[shield] = (guint8) (hex + 1);
  shields->seen |= CB_SHIELD_BIT (shield);
  if (shield == 6)
    {
      shields->model = (guint8) (cb_shields_only_model (state, seat) + 1);
      cb_shields_want_model (state);
    }
  cb_shields_lend (state);
}

/* The shield leaves the game. */
void
cb_shield_remove (CbState *state, guint shield, PwEvents *events)
{
  CbShields *shields = &state->shields;
  int owner = cb_shield_owner (state, shield);

  if (owner < 0)
    return;
  shields->owned[owner] &= ~CB_SHIELD_BIT (shield);
  shields->hex[shield] = 0;
  if (shield == 6)
    shields->model = shields->wanted = 0;
  cb_shields_lend (state);
  if (events)
    cb_note (events, owner, CB_NOTE_SHIELD_GONE, 1, CB_RULE_17_4, (int) shield, 0);
}

/* -- Shield 6 -------------------------------------------------------------------------------------- */

int
cb_shields_only_model (const CbState *state, guint seat)
{
  return state->n_boards == 2 ? 1 - (int) cb_board (state, seat) : -1;
}

/* The monasteries of the chosen duchy work for the owner of shield 6 as they are now (17.5.6). */
void
cb_shields_lend (CbState *state)
{
  gboolean settle = FALSE;

  for (guint seat = 0; seat < state->n_players; seat++)
    {
      CbPlayer *player = &state->players[seat];
      guint32 lent = cb_shield (state, seat, 6) && state->shields.model > 0 ? state->players[state->shields.model - 1].monasteries
                                                                            : 0;

      settle |= ((lent ^ player->lent) >> 27 & 1) != 0;
      player->lent = lent;
    }
  if (settle)
    cb_bridge_settle (state);
}

/* Once, at any time (17.5.6); whoever is not followed chooses nothing (10.2). */
gboolean
cb_shields_may_copy (const CbState *state, guint seat)
{
  return cb_shield (state, seat, 6) && state->shields.model == 0 && state->n_boards > 1 && cb_keeps (state, seat);
}
