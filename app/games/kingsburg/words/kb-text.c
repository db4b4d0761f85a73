/* kb-text.c: where the game is, prompts, and the words of points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/words/kb-told.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"

/* -- Where the game is ------------------------------------------------------------------------------- */

char *
kb_moment (const PwSetup *setup, gconstpointer data)
{
  const KbState *state = data;

  if (state->level == PW_LEVEL_FINAL || state->stage == KB_STAGE_OVER)
    return g_strdup (_("Final scoring"));
  return g_strdup_printf (_("Year %s, %s"), kb_year_label (state->year), kb_phase_label (state->phase));
}

/* The year, for the axis of a chart. */
char *
kb_chapter (const PwSetup *setup, gconstpointer data)
{
  const KbState *state = data;

  return g_strdup (kb_year_label (state->year));
}

/* The phase, for tables. */
char *
kb_round (const PwSetup *setup, gconstpointer data)
{
  const KbState *state = data;

  return g_strdup (kb_phase_label (state->phase));
}

static char *
left_text (const KbState *state, int seat)
{
  KbHand hand;

  kb_hand (&state->players[seat], &hand);
  return kb_dice_text (hand.n_own ? pw_dice_pack (hand.own, hand.n_own) : PW_ARG_NONE,
                       hand.n_white ? pw_dice_pack (hand.white, hand.n_white) : PW_ARG_NONE);
}

static char *
roll_prompt (const PwSetup *setup, const KbState *state)
{
  GString *text = g_string_new (NULL);

  for (guint place = 0; place < setup->n_players; place++)
    {
      guint seat = state->order[place], white = kb_white_dice (state, seat);

      if (place)
        g_string_append (text, ", ");
      if (white)
        g_string_append_printf (text, _("3 and %u white of %s"), white, pw_setup_name (setup, seat));
      else
        g_string_append_printf (text, _("3 of %s"), pw_setup_name (setup, seat));
    }
  g_string_prepend (text, _("Dice: "));
  return g_string_free (text, FALSE);
}

static char *
help_prompt (const KbState *state)
{
  const KbAdvisorInfo *info = &kb_advisors[state->advisor];
  const char *name = kb_advisor_label (state->advisor);
  guint either, n = kb_take_count (state, &either);

  if (info->trade)
    return g_strdup_printf (_("%s: give one good for the two others, or pass"), name);
  if (info->either)
    return g_strdup_printf (_("%s: choose one"), name);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: choose %u good", "%s: choose %u goods", (gulong) n), name, n);
}

static char *
king_prompt (const KbState *state)
{
  if (state->enemy.unsure)
    return g_strdup_printf (_("compare the card of the %s, on which sources differ (else: card); then the King’s die"),
                            kb_enemy_label (state->enemy.type));
  return g_strdup (_("the first player’s die for the reinforcements"));
}

static char *
asked_prompt (const KbState *state)
{
  if (kb_asked (state) & ((1u << KB_MAX_PLAYERS) - 1))
    return g_strdup (_("say what lies on this board, then: confirm"));
  return g_strdup (_("say turn order, Envoy and the phase that begins, then: confirm-table"));
}

/* Statue and Chapel, if they can be used both: three ones. */
static char *
reroll_prompt (const KbPlayer *player)
{
  if (!kb_may_use (player, KB_CHAPEL))
    return g_strdup (_("roll again with the Statue, or pass"));
  if (!kb_may_use (player, KB_STATUE))
    return g_strdup (_("roll again with the Chapel, or pass"));
  return g_strdup (_("roll again with Statue or Chapel, or pass"));
}

/* Whose dice they are stands nowhere else: the table rolls them. */
static char *
reroll_dice_prompt (const PwSetup *setup, const KbState *state)
{
  guint n = (guint) __builtin_popcount (state->reroll);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s rolls %u die again: what does it show?",
                                       "%s rolls %u dice again: what do they show?", n),
                          pw_setup_name (setup, state->order[state->turn]), n);
}

char *
kb_prompt (const PwSetup *setup, gconstpointer data)
{
  const KbState *state = data;
  int actor = kb_actor (state);
  g_autofree char *dice = NULL;

  if (state->stage == KB_STAGE_OVER)
    return g_strdup (_("The game is over."));
  if (state->level == PW_LEVEL_FINAL)
    return g_strdup (_("say what lies there, then: finish"));
  if (kb_asks (state))
    return asked_prompt (state);
  switch ((KbStage) state->stage)
    {
    case KB_STAGE_AID: return g_strdup (_("take a good from the King"));
    case KB_STAGE_MARK: return g_strdup (_("Dice that mark advisors: three, then two"));
    case KB_STAGE_ROLL:
      return kb_sees_all (state) ? roll_prompt (setup, state)
                                 : g_strdup (_("which dice were rolled: three, then the white ones"));
    case KB_STAGE_REROLL: return reroll_prompt (&state->players[actor]);
    case KB_STAGE_REROLL_DICE: return reroll_dice_prompt (setup, state);
    case KB_STAGE_INFLUENCE:
      dice = left_text (state, actor);
      return g_strdup_printf (_("influence an advisor with %s, or pass"), dice);
    case KB_STAGE_HELP: return help_prompt (state);
    case KB_STAGE_BUILD:
      return g_strdup (state->players[actor].did & KB_DID_BUILD ? _("build once more with the King’s Envoy, or pass")
                                                                : _("build, or pass"));
    case KB_STAGE_TOWN_HALL: return g_strdup (_("pay the Town Hall for a point, or pass"));
    case KB_STAGE_RECRUIT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "recruit soldiers for %u good each, or pass",
                                           "recruit soldiers for %u goods each, or pass",
                                           (gulong) kb_soldier_price (&state->players[actor])),
                              kb_soldier_price (&state->players[actor]));
    case KB_STAGE_ENEMY: return g_strdup_printf (_("which enemy comes in year %s?"), kb_year_label (state->year));
    case KB_STAGE_KING: return king_prompt (state);
    case KB_STAGE_TOKEN: return g_strdup (_("spend a soldier token"));
    case KB_STAGE_WIN: return g_strdup (_("victory: choose a good"));
    case KB_STAGE_LOSE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "defeat: choose %u good to lose", "defeat: choose %u goods to lose",
                                           (gulong) state->enemy.lose.any),
                              state->enemy.lose.any);
    case KB_STAGE_CLAIM:
      return g_strdup_printf (_("%s: what came of it?"),
                              state->phase == KB_PHASE_WINTER ? _("Highest strength") : kb_phase_label (state->phase));
    case KB_STAGE_OVER:
    default: return g_strdup (_("The game is over."));
    }
}

/* -- Points, for score sheets -------------------------------------------------------------------------- */

char *
kb_event_text (const PwSetup *setup, const PwEvent *event)
{
  const char *year = kb_year_label ((guint) CLAMP (event->args[2], 0, KB_YEARS - 1));
  const char *phase = kb_phase_label ((guint) event->args[3]);
  int a = event->args[0], b = event->args[1];
  g_autofree char *points = NULL;

  if (event->kind != PW_EVENT_POINTS)
    return g_strdup ("");
  switch ((KbSource) event->what)
    {
    case KB_FROM_ADVISORS: return g_strdup_printf (_("%s, year %s, %s"), kb_advisor_label ((guint) a), year, phase);
    case KB_FROM_BUILDINGS: return g_strdup_printf (_("%s, year %s"), kb_building_label ((guint) a), year);
    case KB_FROM_REWARD:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "most buildings in year %s: %d", "most buildings in year %s: %d",
                                           (gulong) a),
                              year, a);
    case KB_FROM_BATTLES:
      if (event->rule == KB_RULE_11_4)
        return g_strdup_printf (_("highest strength in year %s: %d"), year, a);
      if (event->rule == KB_RULE_11_7)
        return g_strdup_printf (_("Fortress, victory in year %s"), year);
      return g_strdup_printf (_("victory over %s %d in year %s"), kb_enemy_label ((guint) a), b, year);
    case KB_FROM_EMBASSY:
    case KB_FROM_TOWN_HALL: return g_strdup_printf (_("%s, year %s, %s"), kb_building_label ((guint) a), year, phase);
    case KB_FROM_CATHEDRAL:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d good, 1 point for 2", "%d goods, 1 point for 2", (gulong) a), a);
    case KB_FROM_LOSSES:
      if (event->rule == KB_RULE_7_3)
        return g_strdup_printf (_("destroyed in year %s: %s"), year, kb_building_label ((guint) a));
      return g_strdup_printf (_("defeat by %s %d in year %s"), kb_enemy_label ((guint) a), b, year);
    case KB_FROM_TRACK: points = pw_number (a); return g_strdup_printf (_("the track shows %s"), points);
    case KB_FROM_CORRECTIONS:
    case KB_SOURCES:
    default: return g_strdup (_("agreed at the table"));
    }
}
