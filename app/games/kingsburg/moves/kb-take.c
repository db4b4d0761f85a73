/* kb-take.c: goods of choice, wherever they come from, and the Alchemist’s help (6, 3.2, 11.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include <glib/gi18n-lib.h>

/* -- take ------------------------------------------------------------------------------------------- */

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
    if (move->args[kb_good_args[i]] != PW_ARG_NONE)
      {
        n++;
        offered &= either >> move->args[kb_good_args[i]] & 1;
      }
  if (state->stage == KB_STAGE_HELP && kb_advisors[state->advisor].trade)
    {
      if (error)
        pw_rule_error_set (error, KB_RULE_6_2, _("Say which good is paid, for example: {give} or {pass}."),
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
      pw_rule_error_set (error, KB_RULE_6_1,
                         _("The rest of the help is not named: it comes by itself. For example: "
                           "{take}."),
                         _("%s offers a choice of: %s."), kb_advisor_label (state->advisor), which->str);
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
    if (move->args[kb_good_args[i]] != PW_ARG_NONE)
      kb_gain (state, seat, (KbResource) move->args[kb_good_args[i]], 1, rule, detail, events);
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
        move->args[kb_good_args[at]] = (gint16) good;
        list_sets (out, move, at + 1, n, good, either);
        move->args[kb_good_args[at]] = PW_ARG_NONE;
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
    pw_rule_error_set (error, KB_RULE_6_2, _("Give a good that is there, for example: {give} or {pass}."),
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
