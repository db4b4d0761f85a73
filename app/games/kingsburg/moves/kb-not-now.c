/* kb-not-now.c: why a move is not on now: refusals by the moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include <glib/gi18n-lib.h>

/** Moment: what a stage asks for, and by which rule. */
typedef struct
{
  KbRule rule;
  const char *text, *remedy;
} Moment;

static const Moment moments[] = {
  [KB_STAGE_AID] = { KB_RULE_3_2, N_("First each tied player takes a good from the King."), N_("For example: {take}.") },
  [KB_STAGE_MARK] = { KB_RULE_10_1, N_("With two players, five dice first mark advisors."),
                      N_("Enter three dice, then two: {mark}.") },
  [KB_STAGE_ROLL] = { KB_RULE_4_1, N_("The season goes on with everybody’s dice."),
                      N_("Enter them player by player; a white die comes after the others.") },
  [KB_STAGE_REROLL] = { KB_RULE_4_1, N_("First Statue and Chapel are used, or not, in the old turn order."),
                        N_("For example: {use} or {pass}.") },
  [KB_STAGE_REROLL_DICE] = { KB_RULE_4_1, N_("The dice that are rolled again come first."), N_("Enter what they show now.") },
  [KB_STAGE_INFLUENCE] = { KB_RULE_5_1, N_("Now advisors are influenced."), N_("For example: {influence} or {pass}.") },
  [KB_STAGE_HELP] = { KB_RULE_6_1, N_("First the advisor’s help is chosen."), PW_REMEDY_EXAMPLE },
  [KB_STAGE_BUILD] = { KB_RULE_7_1, N_("Now it is time to build."), N_("For example: {build} or {pass}.") },
  [KB_STAGE_TOWN_HALL] = { KB_RULE_7_5, N_("First the Town Hall is used, or not."), N_("For example: {hall} or {pass}.") },
  [KB_STAGE_RECRUIT] = { KB_RULE_11_1, N_("Now soldiers are recruited."), N_("For example: {recruit} or {pass}.") },
  [KB_STAGE_ENEMY] = { KB_RULE_11_2, N_("First the year’s enemy is revealed."), N_("For example: {enemy}.") },
  [KB_STAGE_KING] = { KB_RULE_11_2, N_("First the first player rolls for the King’s reinforcements."),
                      N_("Enter the die: {king}.") },
  [KB_STAGE_TOKEN] = { KB_RULE_12_4, N_("First each player spends a soldier token."), N_("For example: {token}.") },
  [KB_STAGE_WIN] = { KB_RULE_11_3, N_("First the winner chooses the reward."), N_("For example: {take}.") },
  [KB_STAGE_LOSE] = { KB_RULE_11_5, N_("Which goods are lost must be chosen first."), N_("For example: {lose}.") },
  [KB_STAGE_CLAIM] = { KB_RULE_13_1, N_("What the King gave in this phase comes first."),
                       N_("For example: {claim}.") },
};

/* Rules that say when a kind of move comes. */
static KbRule
rule_of_kind (guint kind, KbRule otherwise)
{
  switch (kind)
    {
    case KB_KIND_INFLUENCE: return KB_RULE_5_1;
    case KB_KIND_BUILD: return KB_RULE_7_1;
    case KB_KIND_RECRUIT: return KB_RULE_11_1;
    case KB_KIND_USE:
    case KB_KIND_HALL: return KB_RULE_7_5;
    case KB_KIND_ENEMY:
    case KB_KIND_KING: return KB_RULE_11_2;
    case KB_KIND_TOKEN: return KB_RULE_12_4;
    case KB_KIND_MARK: return KB_RULE_10_1;
    default: return otherwise;
    }
}

/* Says why a kind of move, or its player, is not on now. */
void
kb_not_now (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  const Moment *moment = &moments[MIN (state->stage, G_N_ELEMENTS (moments) - 1)];
  gboolean on = move->kind < KB_KINDS && pw_kind_set_has (kb_playable (state), move->kind);

  if (error == NULL || kb_level_not_now (state, move, error))
    return;
  if (move->kind == KB_KIND_FINISH && state->stage != KB_STAGE_OVER)
    pw_rule_error_set (error, KB_RULE_12_1, _("Play on, or switch to the level Final scoring."),
                       _("The game ends by itself after the battle of year V."));
  else if (state->stage == KB_STAGE_OVER)
    pw_rule_error_set (error, KB_RULE_12_1, _("Undo to play on from an earlier moment."), _("The game is over."));
  else if (move->kind == KB_KIND_MARK && state->n_players > 2)
    pw_rule_error_set (error, KB_RULE_10_1, _(moment->remedy), _("Advisors are marked with two players only."));
  else if (move->kind == KB_KIND_TOKEN && !state->options[KB_OPTION_TOKENS])
    pw_rule_error_set (error, KB_RULE_12_4, _("Choose it when a game is set up; here the King’s die is rolled."),
                       _("This game is played without soldier tokens."));
  else if (move->kind == KB_KIND_KING && state->options[KB_OPTION_TOKENS])
    pw_rule_error_set (error, KB_RULE_12_4, _(PW_REMEDY_EXAMPLE),
                       _("This game is played with soldier tokens in place of the King’s die."));
  else if (on && state->stage == KB_STAGE_INFLUENCE && move->player >= 0 && move->player < (int) state->n_players &&
           state->players[move->player].did & KB_DID_PASS)
    pw_rule_error_set (error, KB_RULE_5_1, _("The others go on."),
                       _("This player has passed for the season, or has no dice to place any more."));
  else if (on && move->player != kb_actor (state) && kb_goes_round (state))
    pw_rule_error_set (error, moment->rule, _("Turns go by the turn order; whoever can do nothing is passed over."),
                       _("It is not this player’s turn."));
  else if (on && move->player != kb_actor (state))
    pw_rule_error_set (error, moment->rule, _("Enter what the player whose turn it is does."),
                       _("It is not this player’s turn."));
  else
    pw_rule_error_set (error, rule_of_kind (move->kind, moment->rule), _(moment->remedy), "%s", _(moment->text));
}
