/* kb-group.c: a group as people say it by the faces of its dice: 3+4, of which the 4 may be white
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include <string.h>

/** Share: dice of one colour that are left, and those of them that are in the group. */
typedef struct
{
  guint8 left[KB_OWN_DICE];
  guint n_left;
  guint8 group[KB_OWN_DICE];
  guint n, most;
} Share;

/* Moves a die that shows @face into the group; FALSE where none is left. */
static gboolean
take (Share *share, guint8 face)
{
  for (guint i = 0; i < share->n_left; i++)
    if (share->left[i] == face)
      {
        share->left[i] = 0;
        share->group[share->n++] = face;
        return TRUE;
      }
  return FALSE;
}

/* Whatever is left: for what a rule forbids then. */
static gboolean
put (Share *share, guint8 face)
{
  if (share->n >= share->most)
    return FALSE;
  share->group[share->n++] = face;
  return TRUE;
}

/**
 * kb_group:
 * @data: a state
 * @number: the advisor, or 20 more by Envoy; 0: what the dice count
 * @dice: (array length=n): faces, in any order
 * @n: how many
 * @move: (inout): a move of whoever acts
 *
 * A die is one's own where there is such a one, else a white one (5.2); a 2 that no die shows is a +2 token (5.3).
 *
 * Returns: %FALSE where they are more than anybody has, and where no advisor is influenced now
 */
gboolean
kb_group (gconstpointer data, guint number, const guint8 *dice, guint n, PwMove *move)
{
  const KbState *state = data;
  const KbPlayer *player = &state->players[move->player];
  Share own = { .most = KB_OWN_DICE }, white = { .most = KB_WHITE_DICE };
  guint total = 0, missing = 0;
  guint8 open[KB_DICE];
  KbHand hand;

  if (!pw_kind_set_has (kb_playable (state), KB_KIND_INFLUENCE) || number > KB_ENVOY_NUMBER + KB_ADVISORS)
    return FALSE;
  move->kind = KB_KIND_INFLUENCE;
  kb_hand (player, &hand);
  own.n_left = hand.n_own;
  white.n_left = hand.n_white;
  memcpy (own.left, hand.own, sizeof hand.own);
  memcpy (white.left, hand.white, sizeof hand.white);
  for (guint i = 0; i < n; i++)
    {
      total += dice[i];
      if (take (&own, dice[i]) || take (&white, dice[i]))
        continue;
      if (dice[i] == 2 && kb_has_plus2 (player) && move->args[KB_ARG_PLUS2] == PW_ARG_NONE)
        move->args[KB_ARG_PLUS2] = 2;
      else if (missing < KB_DICE)
        open[missing++] = dice[i];
      else
        return FALSE;
    }
  for (guint i = 0; i < missing; i++)
    if (!put (&own, open[i]) && !put (&white, open[i]))
      return FALSE;
  move->args[KB_ARG_DICE] = own.n ? kb_pack_sorted (pw_dice_pack (own.group, own.n)) : PW_ARG_NONE;
  move->args[KB_ARG_WHITE] = white.n ? kb_pack_sorted (pw_dice_pack (white.group, white.n)) : PW_ARG_NONE;
  if (number > KB_ENVOY_NUMBER)
    move->args[KB_ARG_ENVOY] = 1;
  move->args[KB_ARG_ADVISOR] = (gint16) (number > KB_ENVOY_NUMBER ? number - KB_ENVOY_NUMBER
                                         : number                 ? number
                                                                  : MIN (total, KB_ADVISORS));
  return TRUE;
}

/**
 * kb_joined:
 * @data: a state
 * @move: dice that were put together by clicks: %KB_ARG_DICE and %KB_ARG_WHITE
 *
 * Returns: (transfer full): "5+3"; "5+white 3" where kb_group() would take one's own 3
 */
char *
kb_joined (gconstpointer data, const PwMove *move)
{
  const KbState *state = data;
  guint8 all[KB_OWN_DICE + 6], read[6], white[6];
  guint n_own = move->args[KB_ARG_DICE] == PW_ARG_NONE ? 0 : pw_dice_unpack (move->args[KB_ARG_DICE], all);
  guint n_white = move->args[KB_ARG_WHITE] == PW_ARG_NONE ? 0 : pw_dice_unpack (move->args[KB_ARG_WHITE], white), n;
  PwMove again;

  if (n_own == 0)
    return n_white ? kb_group_text (PW_ARG_NONE, move->args[KB_ARG_WHITE]) : g_strdup ("");
  memcpy (all + n_own, white, n_white);
  n = MIN (n_own + n_white, G_N_ELEMENTS (read));
  memcpy (read, all, n);
  pw_move_init (&again, PW_KIND_ANY, move->player);
  if (kb_group (state, 0, read, n, &again) && again.args[KB_ARG_DICE] == move->args[KB_ARG_DICE] &&
      again.args[KB_ARG_WHITE] == move->args[KB_ARG_WHITE])
    return kb_group_text (pw_dice_pack (read, n), PW_ARG_NONE);
  return kb_group_text (move->args[KB_ARG_DICE], move->args[KB_ARG_WHITE]);
}
