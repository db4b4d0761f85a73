/* kb-choice-text.c: the words of the numbered choices
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/words/kb-told.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-quote.h"

/* "5+4+white 3 and a +2 token, Market −1". */
static char *
group_label (const PwMove *move)
{
  g_autofree char *dice = kb_group_text (move->args[KB_ARG_DICE], move->args[KB_ARG_WHITE]);
  int market = kb_arg (move, KB_ARG_MARKET, 0);

  return g_strdup_printf ("%s%s%s", dice, move->args[KB_ARG_PLUS2] != PW_ARG_NONE ? _(" and a +2 token") : "",
                          market < 0   ? _(", Market −1")
                          : market > 0 ? _(", Market +1")
                                       : "");
}

/* Advisors have their numbers beside them. */
static char *
advisor_label (const PwChoice *choice)
{
  const char *name = kb_advisor_label ((guint) choice->move.args[KB_ARG_ADVISOR]);
  gboolean envoy = choice->group == KB_GROUP_ADVISOR_ENVOY;
  g_autofree char *dice = NULL;

  if (choice->more)
    return envoy ? g_strdup_printf (_("%s by Envoy"), name) : g_strdup (name);
  dice = group_label (&choice->move);
  return envoy ? g_strdup_printf (_("%s by Envoy (%s)"), name, dice) : g_strdup_printf ("%s (%s)", name, dice);
}

static char *
goods_label (const PwMove *move)
{
  int goods[KB_GOODS] = { 0 };

  for (guint i = 0; i < KB_GOODS; i++)
    if (move->args[kb_good_args[i]] != PW_ARG_NONE)
      goods[move->args[kb_good_args[i]]]++;
  return kb_goods_text (goods);
}

static char *
counts_label (const PwMove *move)
{
  int goods[KB_GOODS];

  for (guint good = 0; good < KB_GOODS; good++)
    goods[good] = kb_arg (move, kb_count_args[good], 0);
  return kb_goods_text (goods);
}

static char *
building_label (const KbState *state, const PwMove *move, gboolean envoy)
{
  guint building = (guint) move->args[KB_ARG_BUILDING];
  guint8 cost[KB_GOODS];
  int goods[KB_GOODS];
  g_autofree char *price = NULL;

  kb_cost (state, (guint) move->player, building, cost);
  for (guint good = 0; good < KB_GOODS; good++)
    goods[good] = cost[good];
  price = kb_goods_text (goods);
  return envoy ? g_strdup_printf (_("%s by Envoy (%s)"), kb_building_label (building), price)
               : g_strdup_printf ("%s (%s)", kb_building_label (building), price);
}

/* What the Alchemist gives for a good. */
static char *
give_label (const PwMove *move)
{
  guint paid = (guint) move->args[KB_ARG_GOOD];
  int goods[KB_GOODS] = { 1, 1, 1 };
  g_autofree char *got = NULL;

  if (move->kind == KB_KIND_HALL)
    return g_strdup_printf (_("Pay 1 %s"), kb_good_label (paid));
  goods[paid] = 0;
  got = kb_goods_text (goods);
  return g_strdup_printf (_("Give 1 %s for %s"), kb_good_label (paid), got);
}

static const char *
pass_label (const KbState *state)
{
  int actor = kb_actor (state);

  if (state->stage == KB_STAGE_BUILD && actor >= 0 && state->players[actor].did & KB_DID_BUILD)
    return _("Keep the Envoy");
  switch ((KbStage) state->stage)
    {
    case KB_STAGE_REROLL: return _("Keep the dice");
    case KB_STAGE_INFLUENCE: return _("Pass for the season");
    case KB_STAGE_HELP: return _("Trade nothing");
    case KB_STAGE_BUILD: return _("Build nothing");
    case KB_STAGE_TOWN_HALL: return _("Pay nothing");
    case KB_STAGE_RECRUIT: return _("Recruit nobody");
    default: return _("Pass");
    }
}

/* "3 gold, 1 building": what a card takes or gives. */
char *
kb_spoils_text (const KbSpoils *spoils)
{
  GString *text = g_string_new (NULL);
  int goods[KB_GOODS];
  g_autofree char *plain = NULL;

  for (guint good = 0; good < KB_GOODS; good++)
    goods[good] = spoils->goods[good];
  plain = kb_goods_text (goods);
  g_string_append (text, plain);
  if (spoils->any)
    {
      g_string_append (text, text->len ? ", " : "");
      g_string_append_printf (text,
                              g_dngettext (GETTEXT_PACKAGE, "%u good of choice", "%u goods of choice", (gulong) spoils->any),
                              spoils->any);
    }
  if (spoils->buildings)
    {
      g_string_append (text, text->len ? ", " : "");
      g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%u building", "%u buildings", (gulong) spoils->buildings),
                              spoils->buildings);
    }
  if (spoils->points)
    {
      g_string_append (text, text->len ? ", " : "");
      g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%u point", "%u points", (gulong) spoils->points),
                              spoils->points);
    }
  if (text->len == 0)
    g_string_append (text, _("nothing"));
  return g_string_free (text, FALSE);
}

char *
kb_choice_label (const PwSetup *setup, gconstpointer data, const PwChoice *choice)
{
  const KbState *state = data;
  const PwMove *move = &choice->move;
  g_autofree char *text = NULL;

  switch ((KbChoiceGroup) choice->group)
    {
    case KB_GROUP_ADVISOR:
    case KB_GROUP_ADVISOR_ENVOY: return advisor_label (choice);
    case KB_GROUP_DICE:
      text = group_label (move);
      /* Digits alone are the number of a choice. */
      return text[strspn (text, "0123456789")] == '\0' ? g_strdup_printf (_("Use the %d"), atoi (text))
                                                       : g_steal_pointer (&text);
    case KB_GROUP_GOODS: text = goods_label (move); return g_strdup_printf (_("Take %s"), text);
    case KB_GROUP_GIVE: return give_label (move);
    case KB_GROUP_BUILDING:
    case KB_GROUP_BUILDING_ENVOY: return building_label (state, move, choice->group == KB_GROUP_BUILDING_ENVOY);
    case KB_GROUP_SOLDIERS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d soldier", "%d soldiers", (gulong) move->args[KB_ARG_WHAT]),
                              move->args[KB_ARG_WHAT]);
    case KB_GROUP_PAY: text = counts_label (move); return g_strdup_printf (_("Pay %s"), text);
    case KB_GROUP_LOSE: text = counts_label (move); return g_strdup_printf (_("Lose %s"), text);
    case KB_GROUP_REROLL:
      if (move->args[KB_ARG_WHITE] != PW_ARG_NONE)
        return g_strdup_printf (_("%s, a white die"), kb_building_label ((guint) move->args[KB_ARG_BUILDING]));
      return g_strdup (kb_building_label ((guint) move->args[KB_ARG_BUILDING]));
    case KB_GROUP_ENEMY:
      text = pw_capital (kb_enemy_label ((guint) move->args[0]));
      return g_strdup_printf ("%s %d", text, move->args[1]);
    case KB_GROUP_TOKEN:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Token of %d soldier", "Token of %d soldiers",
                                           (gulong) move->args[KB_ARG_WHAT]),
                              move->args[KB_ARG_WHAT]);
    case KB_GROUP_CLAIM:
      return g_strdup (_(pw_vocabulary_get (kb_itself->kinds[KB_KIND_CLAIM].args[0].words, move->args[KB_ARG_WHAT])->label));
    case KB_GROUP_PASS: return g_strdup (pass_label (state));
    /* Translators: influence an advisor in another way than the cheapest. No word of it may begin as the name of an advisor does:
     * its first letter is typed for it. */
    case KB_GROUP_OTHERWISE: return g_strdup (_("Otherwise"));
    /* Translators: the same where the Market counts one less or one more. None of its words may begin as the name of an advisor does,
     * nor as that of the former; what stands in parentheses does not count. */
    case KB_GROUP_RAISED: return g_strdup (_("Raised, lowered (Market)"));
    case KB_GROUP_CONFIRM:
    default: return g_strdup (_(kb_itself->kinds[MIN (move->kind, KB_KINDS - 1)].title));
    }
}

char *
kb_choice_sentence (const PwSetup *setup, gconstpointer data, const PwChoice *choice)
{
  const KbState *state = data;
  g_autofree char *label = kb_choice_label (setup, data, choice);

  if (choice->move.kind == KB_KIND_ENEMY)
    {
      const KbEnemy *enemy = kb_enemy_find (state->year, (guint) choice->move.args[0], (guint) choice->move.args[1]);
      g_autofree char *lose = enemy ? kb_spoils_text (&enemy->lose) : g_strdup ("?");
      g_autofree char *win = enemy ? kb_spoils_text (&enemy->win) : g_strdup ("?");

      return g_strdup_printf (_("%s; defeat: %s; victory: %s"), label, lose, win);
    }
  if (choice->group == KB_GROUP_OTHERWISE)
    return g_strdup (_("Otherwise: an advisor with other dice or a token"));
  if (choice->group == KB_GROUP_RAISED)
    return g_strdup (_("Raised, lowered: an advisor by the Market, which counts 1 more or less"));
  if (choice->more)
    return g_strdup_printf (_("%s; more choices follow"), label);
  if (choice->points != 0)
    {
      g_autofree char *points = pw_number_signed (choice->points);

      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s; %s point", "%s; %s points", (gulong) ABS (choice->points)),
                              label, points);
    }
  return g_steal_pointer (&label);
}

/**
 * kb_also_called:
 * @data: a state
 * @move: a choice
 *
 * Returns: (transfer full) (nullable): of doing nothing, the words for that: what is built may be “none”
 */
char *
kb_also_called (gconstpointer data, const PwMove *move)
{
  /* Translators: words that people may type for doing nothing now, beside the choice's own, such as "Build nothing". */
  return move->kind == KB_KIND_PASS ? g_strdup (_("nothing none")) : NULL;
}
