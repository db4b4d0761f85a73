/* kb-help.c: what advisors give, and goods of choice wherever they come from (6, 3.2, 11.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/state/kb-engine.h"

#include <glib/gi18n-lib.h>

static const guint8 good_args[KB_GOODS] = { KB_ARG_GOOD, KB_ARG_GOOD_2, KB_ARG_GOOD_3 };

/* Whether the help asks something of its owner. The Alchemist asks nothing of who has no goods. */
gboolean
kb_must_choose (const KbState *state, guint seat, guint advisor)
{
  const KbAdvisorInfo *info = &kb_advisors[advisor];

  if (info->trade)
    return kb_goods_count (&state->players[seat]) > 0;
  return info->any > 0 || info->either != 0;
}

/**
 * kb_help:
 * @state: the state
 * @seat: whose group it is
 * @advisor: 1 to 18
 * @events: the events
 *
 * Gives what the advisor always gives, apart from goods of choice (6.1).
 */
void
kb_help (KbState *state, guint seat, guint advisor, PwEvents *events)
{
  const KbAdvisorInfo *info = &kb_advisors[advisor];
  int n = (int) advisor, soldiers = info->soldiers;

  kb_note (events, (int) seat, KB_NOTE_HELP, 0, KB_RULE_6_1, n, 0);
  if (info->trade && kb_goods_count (&state->players[seat]) == 0)
    kb_note (events, (int) seat, KB_NOTE_CANNOT, 0, KB_RULE_6_2, KB_STAGE_HELP, n);
  for (guint good = 0; good < KB_GOODS; good++)
    kb_gain (state, seat, (KbResource) good, info->goods[good], KB_RULE_6_1, n, events);
  kb_gain (state, seat, KB_RESOURCE_PLUS2, info->plus2, KB_RULE_6_1, n, events);
  kb_gain (state, seat, KB_RESOURCE_SOLDIERS, soldiers, KB_RULE_6_1, n, events);
  if (soldiers > 0 && kb_stands (&state->players[seat], KB_STABLE))
    kb_gain (state, seat, KB_RESOURCE_SOLDIERS, 1, KB_RULE_7_5, KB_STABLE, events);
  kb_points (state, seat, KB_FROM_ADVISORS, info->points, info->points < 0 ? KB_RULE_6_2 : KB_RULE_6_1, n, 0, events);
  if (info->peek)
    {
      state->peeked |= (guint8) (1u << seat);
      kb_note (events, (int) seat, KB_NOTE_PEEK, 0, KB_RULE_6_2, n, 0);
    }
}

/* -- take ------------------------------------------------------------------------------------------- */

/**
 * kb_take_count:
 * @state: a state in which goods are taken
 * @either: (out): bit set of #KbGood that may be taken
 *
 * Returns: how many goods "take" names now
 */
guint
kb_take_count (const KbState *state, guint *either)
{
  *either = (1u << KB_GOODS) - 1;
  if (state->stage == KB_STAGE_HELP)
    {
      const KbAdvisorInfo *info = &kb_advisors[state->advisor];

      if (info->either)
        *either = info->either;
      return info->either ? 1 : info->any;
    }
  if (state->stage == KB_STAGE_WIN)
    return MIN (state->enemy.win.any, KB_GOODS);
  return 1;
}

static KbRule
rule_of (const KbState *state)
{
  switch ((KbStage) state->stage)
    {
    case KB_STAGE_HELP: return KB_RULE_6_1;
    case KB_STAGE_WIN: return KB_RULE_11_3;
    default: return KB_RULE_3_2;
    }
}

gboolean
kb_take_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  guint either, n = 0, want = kb_take_count (state, &either);
  gboolean offered = TRUE;

  for (guint i = 0; i < KB_GOODS; i++)
    if (move->args[good_args[i]] != PW_ARG_NONE)
      {
        n++;
        offered &= either >> move->args[good_args[i]] & 1;
      }
  if (state->stage == KB_STAGE_HELP && kb_advisors[state->advisor].trade)
    {
      if (error)
        pw_rule_error_set (error, KB_RULE_6_2, _("Say which good is paid, for example: {give}; or {pass}."),
                           _("The Alchemist changes one good into one of each other kind."));
      return FALSE;
    }
  if (n != want)
    {
      if (error)
        pw_rule_error_set (error, rule_of (state), _("Name each good, for example: {take}."),
                           g_dngettext (GETTEXT_PACKAGE, "%u good is to be chosen, not %u.", "%u goods are to be chosen, not %u.",
                                        (gulong) want),
                           want, n);
      return FALSE;
    }
  if (offered)
    return TRUE;
  if (error)
    {
      g_autoptr (GString) which = g_string_new (NULL);

      for (guint good = 0; good < KB_GOODS; good++)
        if (either >> good & 1)
          g_string_append_printf (which, "%s%s", which->len ? ", " : "", kb_good_label (good));
      pw_rule_error_set (error, KB_RULE_6_1, _("What is given besides is not named: it comes by itself. For example: {take}."),
                         _("%s lets one choose of: %s."), kb_advisor_label (state->advisor), which->str);
    }
  return FALSE;
}

void
kb_take_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  guint seat = (guint) move->player;
  KbRule rule = rule_of (state);
  int detail = state->stage == KB_STAGE_HELP ? state->advisor : 0;

  kb_force_begin (state, move);
  if (state->stage == KB_STAGE_HELP)
    {
      kb_help (state, seat, state->advisor, events);
      state->group++;
    }
  else if (state->stage == KB_STAGE_WIN)
    state->players[seat].did |= KB_DID_DECLINE;
  else
    state->waiting &= (guint8) ~(1u << seat);
  for (guint i = 0; i < KB_GOODS; i++)
    if (move->args[good_args[i]] != PW_ARG_NONE)
      kb_gain (state, seat, (KbResource) move->args[good_args[i]], 1, rule, detail, events);
  kb_go_on (state, events);
}

/* Each set of goods once, in the order gold, wood, stone. */
static void
list_sets (PwMoves *out, PwMove *move, guint at, guint n, guint first, guint either)
{
  if (at == n || at == KB_GOODS)
    {
      pw_moves_add (out, move);
      return;
    }
  for (guint good = first; good < KB_GOODS; good++)
    if (either >> good & 1)
      {
        move->args[good_args[at]] = (gint16) good;
        list_sets (out, move, at + 1, n, good, either);
        move->args[good_args[at]] = PW_ARG_NONE;
      }
}

void
kb_take_legal (gconstpointer data, PwMoves *out)
{
  const KbState *state = data;
  guint either, n = kb_take_count (state, &either);
  PwMove move;

  if (state->stage == KB_STAGE_HELP && kb_advisors[state->advisor].trade)
    return;
  pw_move_init (&move, KB_KIND_TAKE, kb_actor (state));
  list_sets (out, &move, 0, n, 0, either);
}

/* -- give: the Alchemist ---------------------------------------------------------------------------- */

gboolean
kb_give_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  guint good = (guint) move->args[KB_ARG_GOOD];

  if (!kb_advisors[state->advisor].trade)
    {
      if (error)
        pw_rule_error_set (error, KB_RULE_6_2, _("Choose what is given, for example: {take}."),
                           _("Only the Alchemist takes a good."));
      return FALSE;
    }
  if (state->players[move->player].goods[good] > 0)
    return TRUE;
  if (error)
    pw_rule_error_set (error, KB_RULE_6_2, _("Give a good that is there, for example: {give}; or {pass}."),
                       _("There is no %s to give."), kb_good_label (good));
  return FALSE;
}

void
kb_give_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  guint seat = (guint) move->player, paid = (guint) move->args[KB_ARG_GOOD];

  kb_force_begin (state, move);
  kb_help (state, seat, state->advisor, events);
  kb_gain (state, seat, (KbResource) paid, -1, KB_RULE_6_2, state->advisor, events);
  for (guint good = 0; good < KB_GOODS; good++)
    if (good != paid)
      kb_gain (state, seat, (KbResource) good, 1, KB_RULE_6_2, state->advisor, events);
  state->group++;
  kb_go_on (state, events);
}

void
kb_give_legal (gconstpointer data, PwMoves *out)
{
  const KbState *state = data;
  int actor = kb_actor (state);

  if (actor < 0 || !kb_advisors[state->advisor].trade)
    return;
  for (guint good = 0; good < KB_GOODS; good++)
    if (state->players[actor].goods[good] > 0)
      pw_moves_append (out, KB_KIND_GIVE, actor)->args[KB_ARG_GOOD] = (gint16) good;
}
