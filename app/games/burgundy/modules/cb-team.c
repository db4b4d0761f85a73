/* cb-team.c: the team game: four players, two duchies (16.1 to 16.3)
 *
 * Seats 0 and 2 are the first team, 1 and 3 the second. What partners share lies before both of them
 * alike: cb_share() sees to that whenever one of them changes it. What happens once for each duchy
 * happens to the first seat of its team.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-module-kinds.h"

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

#define TEAMS 2
#define SILVER 2

/* Whether the duchies are those of teams (16.1). */
static gboolean
check_duchies (const PwSetup *table, GError **error)
{
  for (guint seat = 0; seat < table->n_players; seat++)
    if (cb_duchy_nth ((guint) table->seat_options[seat][CB_SEAT_DUCHY])->kind != CB_TEAM)
      return pw_rule_refuse (error, CB_RULE_16_1,
                             _("Enter it in the duchy editor, as a team duchy, and choose it for both members."),
                             _("Each team needs a team duchy of two halves."));
  for (guint team = 0; team < TEAMS; team++)
    if (table->seat_options[team][CB_SEAT_DUCHY] != table->seat_options[team + TEAMS][CB_SEAT_DUCHY])
      return pw_rule_refuse (error, CB_RULE_16_1,
                             _("The first and the third player are one team, the second and the fourth the other: choose the "
                               "same duchy for both."),
                             _("The two members of a team have one duchy together."));
  return TRUE;
}

static gboolean
setup (CbState *state, const PwSetup *table, GError **error)
{
  if (table->n_players != 2 * TEAMS)
    return pw_rule_refuse (error, CB_RULE_16_1, _("Let four players sit down, or let everybody play alone."),
                           _("The team game is for four players."));
  if (table->options[CB_OPTION_POSTS])
    return pw_rule_refuse (error, CB_RULE_15_1, _("Leave out the border posts, or let everybody play alone."),
                           _("Border posts stand on duchies of one player only, not on those of teams."));
  if (state->level == PW_LEVEL_BOARD)
    return pw_rule_refuse (error, CB_RULE_10_2, _("Let the referee follow everybody, or enter the end position only."),
                           _("A single player’s board cannot be followed in a team game: the partner changes it too."));
  if (!check_duchies (table, error))
    return FALSE;
  state->n_boards = TEAMS;
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      CbPlayer *player = &state->players[seat];

      /* One member names the castle and the goods for both. */
      player->started = !cb_is_board (state, seat);
      if (state->level == PW_LEVEL_FINAL)
        continue;
      player->silver = SILVER;
      player->workers = (gint16) cb_starting_workers (CB_MODE_TEAM, seat);
    }
  return TRUE;
}

/* Four players by twos; everybody on the same side means that there are none. */
guint
cb_side (const PwSetup *setup, guint seat)
{
  return setup->options[CB_OPTION_MODE] == CB_MODE_TEAM ? seat % TEAMS : 0;
}

static char *
unsound (const CbState *state)
{
  for (guint seat = state->n_boards; seat < state->n_players; seat++)
    if (memcmp (&state->players[seat], &state->players[cb_board (state, seat)], CB_SHARED) != 0)
      return g_strdup_printf ("seat %u does not have what its partner has", seat);
  return NULL;
}

const CbModule cb_team_module = {
  .option = CB_OPTION_MODE,
  .value = CB_MODE_TEAM,
  .start = { .setup = setup },
  .dealing = { .unsound = unsound },
};
