/* cb-die.c: what a die can do: workers and free steps (4.1, 4.2, monasteries 8 to 12)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/state/cb-modules.h"

#include <glib/gi18n-lib.h>

const guint8 cb_die_costs[2][2][6] = {
  { { 0, 1, 2, 3, 2, 1 }, { 0, 0, 1, 2, 1, 0 } },
  { { 0, 1, 1, 2, 1, 1 }, { 0, 0, 1, 1, 1, 0 } },
};

/**
 * cb_die_reaches:
 * @player: whose workers
 * @die: the face shown
 * @value: the value wanted
 * @free_step: whether one step is free
 * @workers: exactly how many workers are paid
 *
 * Paying more than needed is foolish but allowed, if the steps can end on the value: without a
 * free step, single steps keep their parity, and one double step cannot come back to its start.
 *
 * Returns: whether that payment can make the value
 */
gboolean
cb_die_reaches (const CbPlayer *player, guint die, guint value, gboolean free_step, guint workers)
{
  guint least = cb_die_cost (player, die, value, free_step);

  if (workers < least)
    return FALSE;
  if (free_step)
    return TRUE;
  if (cb_has (player, 8))
    return !(workers == 1 && die == value);
  return (workers - least) % 2 == 0;
}

/**
 * cb_dice_open:
 * @player: a player
 * @dice: (out): the faces of the dice not used yet, each face once
 *
 * Returns: how many different faces those are
 */
guint
cb_dice_open (const CbPlayer *player, guint8 dice[2])
{
  guint n = 0;

  for (guint i = 0; i < 2; i++)
    if (!(player->used & (1 << i)) && (n == 0 || dice[0] != player->dice[i]))
      dice[n++] = player->dice[i];
  return n;
}

/**
 * cb_faces:
 * @state: a state
 * @seat: who acts
 * @dice: (out): the faces that may pay for an action now, each once
 *
 * Between effects those are the dice not used yet; while an effect waits, the die that it says, if
 * any.
 *
 * Returns: how many; 0 while an effect waits that gives an action with any value
 */
guint
cb_faces (const CbState *state, guint seat, guint8 dice[2])
{
  const CbPendingClass *class;

  if (state->pending.n == 0)
    return cb_dice_open (&state->players[seat], dice);
  class = cb_pending_classes[cb_pending (state)];
  if (G_LIKELY (class->face == NULL))
    return 0;
  dice[0] = (guint8) class->face (state, cb_top (state));
  return 1;
}

static gboolean
is_open (const guint8 *dice, guint n, int die)
{
  return (n > 0 && dice[0] == die) || (n > 1 && dice[1] == die);
}

/* Says which die shows what, for a player who named another. */
static void
refuse_die (const guint8 *dice, guint n, int die, GError **error)
{
  g_autofree char *remedy = NULL;

  if (error == NULL)
    return;
  if (n == 0)
    remedy = g_strdup (_("End the turn, or buy a tile of the black depot."));
  else if (n == 1)
    remedy = g_strdup_printf (_("Use the %u."), dice[0]);
  else
    remedy = g_strdup_printf (_("Use the %u or the %u."), dice[0], dice[1]);

  if (n == 0)
    pw_rule_error_set (error, CB_RULE_4_1, remedy, _("Both dice are used: a turn has one action for each die."));
  else
    pw_rule_error_set (error, CB_RULE_4_1, remedy, _("No unused die shows %d."), die);
}

/* What to pay instead, or with which of the @n dice, for an action that needs @value. */
static char *
payment_remedy (const CbPlayer *player, int die, guint value, gboolean free_step, const guint8 *dice, guint n)
{
  guint least = cb_die_cost (player, die, value, free_step), least_other = 99, other = 0;

  for (guint i = 0; i < n; i++)
    if (dice[i] != die && cb_die_cost (player, dice[i], value, free_step) < least_other)
      {
        other = dice[i];
        least_other = cb_die_cost (player, other, value, free_step);
      }
  if (least_other == 0)
    return g_strdup_printf (_("The other die, the %u, can do it."), other);
  if ((int) least > player->workers && (int) least_other <= player->workers)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "With the other die, the %u, it takes %u worker.",
                                         "With the other die, the %u, it takes %u workers.", least_other),
                            other, least_other);
  if ((int) least > player->workers)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "That takes %u worker, and %d are there.",
                                         "That takes %u workers, and %d are there.", least),
                            least, player->workers);
  if (least == 0)
    return g_strdup (_("Pay no worker."));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Pay %u worker.", "Pay %u workers.", least), least);
}

/**
 * cb_die_check:
 * @state: a state
 * @player: who acts
 * @move: the move, with its die and its workers
 * @value: the value that the action needs
 * @free_step: whether a monastery gives one step free
 * @rule: the rule that asks for the value
 * @what: a translated phrase for what needs it: "f4"
 * @error: (nullable): return location
 *
 * Checks the payment of an action: by a die and workers, or by the castle's effect, which has
 * any value.
 *
 * Returns: whether it is right
 */
gboolean
cb_die_check (const CbState *state, const CbPlayer *player, const PwMove *move, guint value,
              gboolean free_step, CbRule rule, const char *what, GError **error)
{
  int die = move->args[CB_ARG_DIE];
  int workers = cb_arg (move, CB_ARG_WORKERS, 0);
  guint8 dice[2];
  guint n = cb_faces (state, (guint) move->player, dice);

  if (state->pending.n > 0 && n == 0)
    {
      if (die == PW_ARG_NONE && workers == 0)
        return TRUE;
      if (error)
        pw_rule_error_set (error, CB_RULE_5_5, _("Leave out the die and the workers."),
                           _("This action comes from a tile, it uses no die and no workers."));
      return FALSE;
    }
  if (die == PW_ARG_NONE || !is_open (dice, n, die))
    {
      refuse_die (dice, n, die == PW_ARG_NONE ? 0 : die, error);
      return FALSE;
    }
  if (workers > player->workers)
    {
      if (error)
        {
          g_autofree char *remedy = g_strdup_printf (_("With the %d it takes %u."), die,
                                                     cb_die_cost (player, die, value, free_step));

          if (player->workers == 0)
            pw_rule_error_set (error, CB_RULE_4_2, remedy, "%s", _("There is no worker to pay with."));
          else
            pw_rule_error_set (error, CB_RULE_4_2, remedy,
                               g_dngettext (GETTEXT_PACKAGE, "There is only %d worker to pay with.",
                                            "There are only %d workers to pay with.", (gulong) player->workers),
                               player->workers);
        }
      return FALSE;
    }
  if (cb_die_reaches (player, die, value, free_step, workers))
    return TRUE;
  if (error)
    {
      g_autofree char *remedy = payment_remedy (player, die, value, free_step, dice, n);

      if (workers == 0)
        pw_rule_error_set (error, rule, remedy, _("%s needs a %u, the die shows a %d."), what, value, die);
      else
        pw_rule_error_set (error, CB_RULE_4_2, remedy,
                           g_dngettext (GETTEXT_PACKAGE, "%d worker does not turn the %d into a %u.",
                                        "%d workers do not turn the %d into a %u.", (gulong) workers),
                           workers, die, value);
    }
  return FALSE;
}

/**
 * cb_die_use:
 * @state: the state
 * @move: a checked action
 * @events: its events
 *
 * Pays for an action: marks the die and takes the workers, or takes the effect that pays off
 * the stack of pending decisions.
 */
void
cb_die_use (CbState *state, const PwMove *move, PwEvents *events)
{
  CbPlayer *player = &state->players[move->player];
  int die = move->args[CB_ARG_DIE];

  if (state->pending.n > 0)
    {
      cb_pop (state);
      cb_gain (state, (guint) move->player, CB_WORKERS, -cb_arg (move, CB_ARG_WORKERS, 0), CB_RULE_4_2, events);
      return;
    }
  if (!(player->used & 1) && player->dice[0] == die)
    player->used |= 1;
  else if (!(player->used & 2) && player->dice[1] == die)
    player->used |= 2;
  else
    player->used |= player->used & 1 ? 2 : 1; /* Played so with a die of another face. */
  cb_gain (state, (guint) move->player, CB_WORKERS, -cb_arg (move, CB_ARG_WORKERS, 0), CB_RULE_4_2, events);
}
