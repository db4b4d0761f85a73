/* kb-deal.c: random dice and cards, and how many dice a roll has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

static gint16
random_dice (PwRandom *random, guint n)
{
  guint8 dice[6] = { 0 };

  for (guint i = 0; i < n; i++)
    dice[i] = (guint8) (1 + pw_random_below (random, 6));
  return pw_dice_pack (dice, n);
}

/**
 * kb_dice_count:
 * @data: a state
 * @kind: a #KbKind of the table
 * @index: where one of its arguments stands
 *
 * Returns: how many dice the argument has now; 0: as the kind says
 */
guint
kb_dice_count (gconstpointer data, guint kind, guint index)
{
  const KbState *state = data;

  switch (kind)
    {
    case KB_KIND_ROLL: return index < state->n_players ? kb_dice_of (state, index) : 0;
    case KB_KIND_OWN: return kb_dice_of (state, state->me);
    case KB_KIND_REROLL: return (guint) __builtin_popcount (state->reroll);
    default: return 0;
    }
}

void
kb_deal (gconstpointer data, PwRandom *random, PwDealFlags flags, PwMove *out)
{
  const KbState *state = data;

  if (kb_asks (state))
    {
      pw_move_init (out, KB_KIND_CONFIRM_TABLE, PW_TABLE);
      return;
    }
  if (state->level == PW_LEVEL_FINAL)
    {
      pw_move_init (out, KB_KIND_FINISH, PW_TABLE);
      return;
    }
  switch ((KbStage) state->stage)
    {
    case KB_STAGE_MARK:
      pw_move_init (out, KB_KIND_MARK, PW_TABLE);
      out->args[0] = random_dice (random, 3);
      out->args[1] = random_dice (random, 2);
      break;
    case KB_STAGE_REROLL_DICE:
      pw_move_init (out, KB_KIND_REROLL, PW_TABLE);
      out->args[KB_ARG_WHAT] = random_dice (random, (guint) __builtin_popcount (state->reroll));
      break;
    case KB_STAGE_ENEMY:
      {
        const KbEnemy *enemy = kb_enemy_nth (state->year, pw_random_below (random, KB_YEAR_ENEMIES));

        pw_move_init (out, KB_KIND_ENEMY, PW_TABLE);
        out->args[0] = enemy->type;
        out->args[1] = enemy->strength;
        break;
      }
    case KB_STAGE_KING:
      pw_move_init (out, KB_KIND_KING, PW_TABLE);
      out->args[KB_ARG_WHAT] = random_dice (random, 1);
      break;
    default:
      if (!kb_sees_all (state))
        {
          pw_move_init (out, KB_KIND_OWN, PW_TABLE);
          out->args[KB_ARG_WHAT] = random_dice (random, kb_dice_of (state, state->me));
          break;
        }
      pw_move_init (out, KB_KIND_ROLL, PW_TABLE);
      for (guint seat = 0; seat < state->n_players; seat++)
        out->args[seat] = random_dice (random, kb_dice_of (state, seat));
      break;
    }
}
