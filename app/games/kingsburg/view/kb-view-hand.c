/* kb-view-hand.c: the dice of whoever influences an advisor, which clicks put together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/view/kb-view-hand.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-view-text.h"
#include "games/kingsburg/state/kb-engine.h"

/* Own dice first. */
static gboolean
is_white (guint die)
{
  return die >= KB_OWN_DICE;
}

/* Bit i: die i of @player is in @group. Of those that show the same the first are. */
static guint
find_joined (const KbPlayer *player, const PwMove *group)
{
  guint8 faces[2][6] = { { 0 } };
  guint n[2] = { 0 }, found = 0;

  if (group == NULL)
    return 0;
  for (guint colour = 0; colour < 2; colour++)
    {
      gint16 packed = group->args[colour ? KB_ARG_WHITE : KB_ARG_DICE];

      n[colour] = packed == PW_ARG_NONE ? 0 : pw_dice_unpack (packed, faces[colour]);
    }
  for (guint die = 0; die < KB_DICE; die++)
    for (guint i = 0, colour = is_white (die); i < n[colour] && !(found >> die & 1) && !(player->used >> die & 1); i++)
      if (player->dice[die] != 0 && faces[colour][i] == player->dice[die])
        {
          faces[colour][i] = 0;
          found |= 1u << die;
        }
  return found;
}

/* Whose dice can be put together now; NULL: nobody's. */
static const KbPlayer *
find_hand (const PwViewInput *in)
{
  const KbState *state = in->state;
  int actor = kb_itself->play.actor (state);

  return in->partial && state->stage == KB_STAGE_INFLUENCE && actor >= 0 ? &state->players[actor] : NULL;
}

/**
 * kb_view_hand:
 * @in: what to show
 * @out: (inout): the view of it: its hand is written
 */
void
kb_view_hand (const PwViewInput *in, KbView *out)
{
  const KbPlayer *player = find_hand (in);
  guint joined = player ? find_joined (player, in->joined) : 0;

  for (guint die = 0; player && die < KB_DICE; die++)
    {
      KbDieSpot *spot = &out->hand[die];
      g_autofree char *name = NULL;

      if (player->dice[die] == 0 || player->used >> die & 1)
        continue;
      spot->face = player->dice[die];
      spot->flags = joined >> die & 1 ? PW_SPOT_SELECTED : 0;
      name = g_strdup_printf (is_white (die) ? _("White die %u: choose it for a group") : _("Die %u: choose it for a group"),
                              spot->face);
      pw_view_keep (spot->name, sizeof spot->name, name);
    }
}

/**
 * kb_press_die:
 * @in: what is shown
 * @die: which of whoever acts, white ones last
 * @partial: (inout): a move of whoever acts: the group with that die, or without it where it was in it
 *
 * Returns: whether it can be in a group
 */
gboolean
kb_press_die (const PwViewInput *in, guint die, PwMove *partial)
{
  const KbPlayer *player = find_hand (in);
  guint8 faces[2][KB_DICE];
  guint n[2] = { 0 }, joined;

  if (player == NULL || die >= KB_DICE || player->dice[die] == 0 || player->used >> die & 1)
    return FALSE;
  joined = find_joined (player, in->joined) ^ 1u << die;
  for (guint i = 0; i < KB_DICE; i++)
    if (joined >> i & 1)
      faces[is_white (i)][n[is_white (i)]++] = player->dice[i];
  partial->kind = KB_KIND_INFLUENCE;
  partial->flags |= PW_MOVE_JOINED;
  if (n[0])
    partial->args[KB_ARG_DICE] = kb_pack_sorted (pw_dice_pack (faces[0], n[0]));
  if (n[1])
    partial->args[KB_ARG_WHITE] = kb_pack_sorted (pw_dice_pack (faces[1], n[1]));
  return TRUE;
}
