/* kb-influence.c: dice placed on advisors (5, 9.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

/* -- Refusals ------------------------------------------------------------------------------------ */

/* Whether the dice of a packed group are among those that are left. */
static gboolean
are_left (const guint8 *left, guint n_left, gint16 packed)
{
  guint8 dice[6];
  guint n = packed == PW_ARG_NONE ? 0 : pw_dice_unpack (packed, dice);
  guint seen = 0;

  for (guint i = 0; i < n; i++)
    {
      gboolean found = FALSE;

      for (guint k = 0; k < n_left && !found; k++)
        if (left[k] == dice[i] && !(seen >> k & 1))
          {
            seen |= 1u << k;
            found = TRUE;
          }
      if (!found)
        return FALSE;
    }
  return TRUE;
}

static int
sum_of (gint16 packed)
{
  guint8 dice[6];
  guint n = packed == PW_ARG_NONE ? 0 : pw_dice_unpack (packed, dice);
  int total = 0;

  for (guint i = 0; i < n; i++)
    total += dice[i];
  return total;
}

/* "5, 4, white 3": the dice that can still be placed. */
static char *
left_text (const KbHand *hand)
{
  return kb_dice_text (hand->n_own ? pw_dice_pack (hand->own, hand->n_own) : PW_ARG_NONE,
                       hand->n_white ? pw_dice_pack (hand->white, hand->n_white) : PW_ARG_NONE);
}

static gboolean
check_dice (const KbState *state, const PwMove *move, GError **error)
{
  const KbPlayer *player = &state->players[move->player];
  gint16 own = move->args[KB_ARG_DICE], white = move->args[KB_ARG_WHITE];
  KbHand hand;

  kb_hand (player, &hand);
  if (own == PW_ARG_NONE && white != PW_ARG_NONE)
    return pw_rule_refuse (error, KB_RULE_5_2, _("For example: {influence} or {pass}."),
                           _("White dice alone influence nobody, not even with a +2 token."));
  if (own == PW_ARG_NONE && move->args[KB_ARG_PLUS2] != PW_ARG_NONE && hand.n_own == 0)
    return pw_rule_refuse (error, KB_RULE_5_3, _("Nobody is influenced with white dice alone: {pass}."),
                           _("A +2 token goes with at least one die that is not white."));
  if (own == PW_ARG_NONE)
    {
      if (error)
        {
          g_autofree char *left = left_text (&hand);
          g_autofree char *remedy = g_strdup_printf (_("Dice left: %s. For example: {influence} or {pass}."), left);

          pw_rule_refuse (error, KB_RULE_5_2, remedy, _("No group of the dice that are left reaches this advisor."));
        }
      return FALSE;
    }
  if (are_left (hand.own, hand.n_own, own) && are_left (hand.white, hand.n_white, white))
    return TRUE;
  if (error)
    {
      g_autofree char *left = left_text (&hand);
      g_autofree char *remedy =
        g_strdup_printf (hand.n_white
                           ? _("Dice left: %s. White dice are written after white=. For example: {influence} or {pass}.")
                           : _("Dice left: %s. For example: {influence} or {pass}."),
                         left);
      g_autofree char *want = kb_dice_text (own, white);
      g_autofree char *text = g_strdup_printf (_("These dice are not left: %s."), want);

      pw_rule_refuse (error, KB_RULE_5_2, remedy, text);
    }
  return FALSE;
}

static gboolean
check_help (const KbState *state, const PwMove *move, GError **error)
{
  const KbPlayer *player = &state->players[move->player];

  if (move->args[KB_ARG_PLUS2] != PW_ARG_NONE)
    {
      if (player->did & KB_DID_PLUS2)
        return pw_rule_refuse (error, KB_RULE_5_3, _("Without it, for example: {influence} or {pass}."),
                               _("A +2 token was used in this season already."));
      if (player->plus2 == 0)
        return pw_rule_refuse (error, KB_RULE_5_3, _("Without it, for example: {influence} or {pass}."),
                               _("There is no +2 token left."));
    }
  if (move->args[KB_ARG_MARKET] == PW_ARG_NONE)
    return TRUE;
  if (!kb_stands (player, KB_MARKET))
    return pw_rule_refuse (error, KB_RULE_5_4, _("With the dice as they are, for example: {influence} or {pass}."),
                           _("Only the Market counts a group as 1 less or 1 more."));
  if (player->did & KB_DID_MARKET)
    return pw_rule_refuse (error, KB_RULE_5_4, _("With the dice as they are, for example: {influence} or {pass}."),
                           _("The Market was used in this season already."));
  return TRUE;
}

static gboolean
check_total (const PwMove *move, GError **error)
{
  int plus2 = kb_arg (move, KB_ARG_PLUS2, 0), market = kb_arg (move, KB_ARG_MARKET, 0);
  int dice = sum_of (move->args[KB_ARG_DICE]) + sum_of (move->args[KB_ARG_WHITE]);
  int total = dice + plus2 + market, advisor = move->args[KB_ARG_ADVISOR];

  if (total == advisor)
    return TRUE;
  if (error)
    {
      pw_rule_error_set (error, KB_RULE_5_2, _("For example: {influence} or {pass}."),
                         _("The group counts %d, but %s is number %d."), total, kb_advisor_label ((guint) advisor), advisor);
    }
  return FALSE;
}

static gboolean
check_place (const KbState *state, const PwMove *move, GError **error)
{
  guint advisor = (guint) move->args[KB_ARG_ADVISOR];
  gboolean taken = state->taken >> advisor & 1, marked = taken && state->groups[advisor][0].seat < 0;

  if (move->args[KB_ARG_ENVOY] != PW_ARG_NONE)
    {
      if (state->envoy != move->player)
        return pw_rule_refuse (error, KB_RULE_9_2, _("For example: {influence} or {pass}."),
                               _("This player does not have the King’s Envoy."));
      if (!taken && kb_sees_all (state))
        return pw_rule_refuse (error, KB_RULE_9_2, _("Without him, for example: {influence} or {pass}."),
                               _("This advisor is free: the King’s Envoy is not needed."));
      if (state->groups[advisor][1].flags & KB_GROUP_THERE)
        return pw_rule_refuse (error, KB_RULE_9_2, _("For example: {influence} or {pass}."),
                               _("Two groups lie on this advisor already."));
      return TRUE;
    }
  if (!taken)
    return TRUE;
  if (marked)
    return pw_rule_refuse (error, KB_RULE_10_1, _("For example: {influence} or {pass}."),
                           _("This advisor is marked for the season: only the King’s Envoy gets there."));
  return pw_rule_refuse (error, KB_RULE_5_5, _("For example: {influence} or {pass}."),
                         _("A group lies on this advisor already."));
}

gboolean
kb_influence_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;

  /* That an advisor is taken is wrong whatever the dice, where none are said. */
  if (move->args[KB_ARG_DICE] == PW_ARG_NONE && !check_place (state, move, error))
    return FALSE;
  return check_dice (state, move, error) && check_help (state, move, error) && check_total (move, error) &&
         check_place (state, move, error);
}

/* -- Carrying it out ---------------------------------------------------------------------------- */

/* Marks the dice as used: of equal ones the first. */
static void
use_dice (KbPlayer *player, gint16 packed, guint first, guint last)
{
  guint8 dice[6];
  guint n = packed == PW_ARG_NONE ? 0 : pw_dice_unpack (packed, dice);

  for (guint i = 0; i < n; i++)
    for (guint k = first; k < last; k++)
      if (player->dice[k] == dice[i] && !(player->used >> k & 1))
        {
          player->used |= (guint8) (1u << k);
          break;
        }
}

void
kb_influence_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  KbPlayer *player = &state->players[move->player];
  guint advisor = (guint) move->args[KB_ARG_ADVISOR];
  int market = kb_arg (move, KB_ARG_MARKET, 0);
  KbGroup *group = &state->groups[advisor][state->groups[advisor][0].flags & KB_GROUP_THERE ? 1 : 0];
  gboolean acts = state->order[state->turn] == move->player;
  PwEvent *event;

  kb_force_begin (state, move);
  *group = (KbGroup){
    .seat = move->player,
    .flags = KB_GROUP_THERE,
    .dice = move->args[KB_ARG_DICE],
    .white = (gint16) kb_arg (move, KB_ARG_WHITE, 0),
  };
  use_dice (player, move->args[KB_ARG_DICE], 0, KB_OWN_DICE);
  use_dice (player, move->args[KB_ARG_WHITE], KB_OWN_DICE, KB_DICE);
  state->taken |= 1u << advisor;
  if (move->args[KB_ARG_PLUS2] != PW_ARG_NONE)
    {
      group->flags |= KB_GROUP_PLUS2;
      player->did |= KB_DID_PLUS2;
      kb_gain (state, (guint) move->player, KB_RESOURCE_PLUS2, -1, KB_RULE_5_3, (int) advisor, events);
    }
  if (market != 0)
    {
      group->flags |= market < 0 ? KB_GROUP_MARKET_DOWN : KB_GROUP_MARKET_UP;
      player->did |= KB_DID_MARKET;
    }
  if (move->args[KB_ARG_ENVOY] != PW_ARG_NONE)
    group->flags |= KB_GROUP_ENVOY;
  event = kb_note (events, move->player, KB_NOTE_INFLUENCE, 0, market ? KB_RULE_5_4 : KB_RULE_5_2, (int) advisor, group->dice);
  event->args[2] = group->white;
  event->args[3] = group->flags;
  if (group->flags & KB_GROUP_ENVOY && state->envoy == move->player)
    {
      state->envoy = -1;
      kb_note (events, move->player, KB_NOTE_ENVOY_BACK, 0, KB_RULE_9_2, 0, 0);
    }
  if (!kb_sees_all (state))
    kb_note (events, move->player, KB_NOTE_NOT_CHECKED, 0, KB_RULE_13_1, (int) advisor, 0);
  if (acts)
    state->turn = (guint8) ((state->turn + 1) % state->n_players);
  kb_go_on (state, events);
}
