/* cc-deal.c: tiles that the program draws, and what players who build for later like
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-bytes.h"
#include "games/carcassonne/moves/cc-moves.h"

/* Whether a tile can be drawn now, though a player acts: nobody need name it before it is placed (11.4). */
gboolean
cc_draws (gconstpointer data)
{
  const CcState *state = data;

  return state->level == CC_LEVEL_REFEREE && !state->over && !state->stale && !state->drawn && state->n_left > 0;
}

/* What is written on a score pad is dealt as well: features that are completed, and goods, forty lines of them. */
static void
deal_row (const CcState *state, PwRandom *random, PwMove *out)
{
  guint seat = pw_random_below (random, state->n_players);

  switch (state->last >= 40 || state->level == CC_LEVEL_FINAL ? 10 : state->last % 8 == 7 ? 9 : pw_random_below (random, 9))
    {
    case 0:
    case 1:
    case 2:
    case 3:
      pw_move_init (out, CC_KIND_ROAD, PW_TABLE);
      out->args[CC_ARG_TILES] = (gint16) (2 + pw_random_below (random, 7));
      break;
    case 4:
    case 5:
    case 6:
    case 7:
      pw_move_init (out, CC_KIND_CITY, PW_TABLE);
      out->args[CC_ARG_TILES] = (gint16) (2 + pw_random_below (random, 8));
      if (out->args[CC_ARG_TILES] > 2 && pw_random_below (random, 2))
        out->args[CC_ARG_PENNANTS] = (gint16) (1 + pw_random_below (random, 2));
      break;
    case 8: pw_move_init (out, CC_KIND_MONASTERY, PW_TABLE); break;
    case 9:
      if (state->options[CC_OPTION_GOODS])
        {
          pw_move_init (out, CC_KIND_TAKES, (int) seat);
          out->args[pw_random_below (random, CC_GOODS)] = 1;
          return;
        }
      pw_move_init (out, CC_KIND_ROAD, PW_TABLE);
      out->args[CC_ARG_TILES] = 4;
      break;
    default: pw_move_init (out, CC_KIND_FINISH, PW_TABLE); return;
    }
  out->args[CC_ARG_SEATS + seat] = 2;
  if (out->kind != CC_KIND_MONASTERY && pw_random_below (random, 5) == 0)
    out->args[CC_ARG_SEATS + (seat + 1) % state->n_players] = 2;
}

/* A tile of those that are left, each as likely. */
guint
cc_any_tile (const CcState *state, PwRandom *random)
{
  guint64 left[CC_TILE_KINDS / 8];

  G_STATIC_ASSERT (sizeof left == sizeof state->left);
  memcpy (left, state->left, sizeof left);
  return pw_bytes_find (left, G_N_ELEMENTS (left), pw_random_below (random, state->n_left));
}

/* Draws a tile. */
void
cc_deal (gconstpointer data, PwRandom *random, PwDealFlags flags, PwMove *out)
{
  const CcState *state = data;

  if (state->level != CC_LEVEL_REFEREE)
    {
      deal_row (state, random, out);
      return;
    }
  /* What went by at the score pad is asked first: that the table is as it was known. */
  if (state->stale)
    {
      pw_move_init (out, CC_KIND_CONFIRM, PW_TABLE);
      return;
    }
  pw_move_init (out, CC_KIND_DRAW, PW_TABLE);
  out->args[CC_ARG_KIND] = (gint16) cc_any_tile (state, random);
}

/* Builders like features that are large already, and farmers early. */
int
cc_worth (gconstpointer data, const PwMove *move)
{
  const CcState *state = data;

  if (move->kind != CC_KIND_TILE)
    return move->kind == CC_KIND_DECLINE ? 0 : 4;
  if (move->args[CC_ARG_FIGURE] == PW_ARG_NONE)
    return 4;
  if (move->args[CC_ARG_FIGURE] != CC_FOLLOWER)
    return 9;
  if (cc_feature_sort (move->args[CC_ARG_FEATURE]) == CC_FIELD)
    return state->players[move->player].supply[CC_FOLLOWER] > 4 ? 6 : 2;
  return state->players[move->player].supply[CC_FOLLOWER] > 1 ? 7 : 3;
}
