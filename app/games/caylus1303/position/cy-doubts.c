/* cy-doubts.c: what cannot be in a position, and tokens that do not add up (14.5, 13.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/position/cy-position.h"

#include <glib/gi18n-lib.h>

static void
doubt (GArray *out, CyRule rule, int seat, int kind, guint arg, int what, char *text)
{
  PwDoubt one = { .rule = rule, .seat = seat, .text = text };

  pw_move_init (&one.field, kind < 0 ? PW_KIND_ANY : (guint) kind, seat);
  if (kind >= 0 && what >= 0)
    one.field.args[arg] = (gint16) what;
  g_array_append_val (out, one);
}

/* -- Tiles --------------------------------------------------------------------------------------------------- */

/* 14.1: of each kind as many as there are; the site and the set-up count too. */
static void
doubt_twice (const CyState *state, GArray *out)
{
  for (guint tile = CY_FIRST_BUILT; tile < CY_FAIRGROUND; tile++)
    if (state->lie[tile] > cy_tiles[tile].copies)
      for (int seat = state->n_players - 1; seat >= 0; seat--)
        if (cy_said_space (state, (guint) seat, tile) != CY_LIES_NOWHERE)
          {
            doubt (out, CY_RULE_14_1, seat, CY_KIND_OWNS, CY_ARG_TILE, (int) tile,
                   g_strdup_printf (_("This tile lies in two places: %s."), cy_tile_label ((int) tile)));
            break;
          }
}

/* 8.1: spaces fill from the bridge on. */
static void
doubt_gaps (const CyState *state, GArray *out)
{
  guint empty = cy_empty_space (state);

  for (guint space = empty; space > 0 && space <= cy_spaces (state); space++)
    {
      const CyPlace *place = &state->places[CY_PLACE_OF_SPACE (space)];

      if (place->tile >= 0 && place->owner >= 0 && place->flags & CY_IS_BUILT)
        {
          doubt (out, CY_RULE_8_1, place->owner, CY_KIND_OWNS, CY_ARG_TILE, place->tile,
                 g_strdup_printf (_("Space %u is empty, and a tile was built behind it, on space %u."), empty, space));
          return;
        }
    }
}

/* 14.1: seven wood and seven stone tiles lie beside the board; and there is room for so many. */
static void
doubt_many (const CyState *state, GArray *out)
{
  guint n = 0, room = (guint) state->gap + state->after;

  for (guint seat = 0; seat < state->n_players; seat++)
    for (guint tile = CY_FIRST_BUILT; tile < CY_GARDEN; tile++)
      n += cy_said_space (state, seat, tile) != CY_LIES_NOWHERE;
  if (n > 14)
    doubt (out, CY_RULE_14_1, PW_TABLE, -1, 0, -1,
           g_strdup_printf (_("%u wood and stone tiles are built: at most 14 can be."), n));
  else if (n > room)
    doubt (out, CY_RULE_8_4, PW_TABLE, -1, 0, -1,
           g_strdup_printf (state->said_road ? _("%u wood and stone tiles are built: the road has room for %u.")
                                             : _("%u wood and stone tiles are built: by the preset the road has room for %u."),
                            n, room));
}

/* -- Houses ------------------------------------------------------------------------------------------------------ */

typedef struct
{
  guint tiles, monuments, residences, claimed;
} Houses;

static Houses
houses_of (const CyState *state, guint seat)
{
  Houses houses = { 0 };

  for (guint tile = CY_FIRST_BUILT; tile < CY_FAIRGROUND; tile++)
    if (cy_said_space (state, seat, tile) != CY_LIES_NOWHERE)
      *(tile < CY_GARDEN ? &houses.tiles : &houses.monuments) += 1;
  for (guint space = 1; space <= CY_STARTING_SPACES; space++)
    {
      const CyPlace *place = &state->places[CY_PLACE_OF_SPACE (space)];

      houses.claimed += place->owner == (int) seat && place->flags == 0;
    }
  houses.residences = cy_residences (state, seat);
  if (state->players[seat].said_residences)
    houses.residences = MAX (houses.residences, state->players[seat].said_residences - 1u);
  return houses;
}

static void
doubt_houses (const CyState *state, GArray *out)
{
  guint all = 0;

  for (guint seat = 0; seat < state->n_players; seat++)
    {
      Houses houses = houses_of (state, seat);
      guint n = houses.tiles + houses.monuments + houses.residences + houses.claimed;

      all += houses.monuments + houses.residences + houses.claimed;
      if (n > CY_HOUSES)
        doubt (out, CY_RULE_1_3, (int) seat, -1, 0, -1,
               g_strdup_printf (_("%u houses are on tiles, residences and monuments: each player has %d."), n, CY_HOUSES));
    }
  if (all > CY_STARTING_SPACES)
    doubt (out, CY_RULE_12_2, PW_TABLE, -1, 0, -1,
           g_strdup_printf (_("There are %u residences and monuments together, on %d starting tiles."), all,
                            CY_STARTING_SPACES));
}

/* -- Prestige -------------------------------------------------------------------------------------------------------- */

/* What is printed on the own tiles comes first. */
static void
doubt_prestige (const CyState *state, guint seat, GArray *out)
{
  int printed = 0;
  gboolean preset = FALSE;

  for (guint tile = CY_FIRST_BUILT; tile < CY_FAIRGROUND; tile++)
    if (cy_said_space (state, seat, tile) != CY_LIES_NOWHERE)
      {
        printed += state->prestige[tile - CY_FIRST_BUILT];
        preset |= cy_tiles[tile].prestige_mark != CY_SURE && !cy_has_bit (state->said_prestige, tile);
      }
  if (cy_tokens (state, seat) >= printed)
    return;
  doubt (out, CY_RULE_13_2, (int) seat, CY_KIND_PRESTIGE, 0, -1,
         g_strdup_printf (preset ? _("%d prestige is less than what the tiles and monuments bring by the presets: %d.")
                                 : _("%d prestige is less than what the tiles and monuments bring: %d."),
                          cy_tokens (state, seat), printed));
}

/* 13.2: the tokens that were counted, and the sum of what was gained. */
static void
doubt_tokens (const CyState *state, guint seat, GArray *out)
{
  const CyPlayer *player = &state->players[seat];
  int counted = player->counted - 1, sum = cy_tokens (state, seat);

  if (player->counted == 0 || counted == sum || state->blind >> seat & 1)
    return;
  if (counted == player->prestige)
    doubt (out, CY_RULE_13_2, (int) seat, CY_KIND_TOKENS, 0, -1,
           g_strdup_printf (_("%d counted, %d entered: that differs by just the prestige for the gold, which has no tokens."),
                            counted, sum));
  else
    doubt (out, CY_RULE_13_2, (int) seat, CY_KIND_TOKENS, 0, -1,
           g_strdup_printf (_("%d counted, %d entered: say which counts."), counted, sum));
}

/**
 * cy_doubts:
 * @data: a state
 * @out: (element-type PwDoubt): what cannot have come about is appended
 */
void
cy_doubts (gconstpointer data, GArray *out)
{
  const CyState *state = data;

  doubt_twice (state, out);
  doubt_gaps (state, out);
  doubt_many (state, out);
  doubt_houses (state, out);
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      /* Secret sums are not told by what is wrong with them: before the end here, before the reveal by whoever shows it. */
      if (state->level == PW_LEVEL_FINAL || state->over)
        {
          guint n = out->len;

          if (!(state->blind >> seat & 1))
            doubt_prestige (state, seat, out);
          doubt_tokens (state, seat, out);
          for (guint i = n; i < out->len; i++)
            g_array_index (out, PwDoubt, i).secret = state->level != PW_LEVEL_FINAL;
        }
    }
}
