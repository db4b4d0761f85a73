/* kb-view-names.c: what a screen reader says of the things on the boards
 *
 * What may change comes last, so that it is heard last.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/view/kb-view-names.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-quote.h"
#include "core/pw-view-text.h"
#include "games/kingsburg/words/kb-told.h"

static void
add_points (int points, GString *text)
{
  g_autofree char *number = pw_number (points);

  pw_view_addf (text, g_dngettext (GETTEXT_PACKAGE, "%s point", "%s points", (gulong) ABS (points)), number);
}

static void
add_goods (GString *text, const guint8 *counts)
{
  int goods[KB_GOODS];
  guint sum = 0;
  g_autofree char *plain = NULL;

  for (guint good = 0; good < KB_GOODS; good++)
    {
      goods[good] = counts[good];
      sum += counts[good];
    }
  if (sum == 0)
    return;
  plain = kb_goods_text (goods);
  pw_view_add (text, plain);
}

static void
add_reason (const PwViewInput *in, guint32 flags, GString *text)
{
  if (flags & PW_SPOT_REFUSED && in->reason)
    g_string_append_printf (text, _("; refused: %s"), in->reason);
  if (flags & PW_SPOT_NOT_CHECKED)
    g_string_append (text, _("; not checked"));
}

/* -- Advisors ------------------------------------------------------------------------------------- */

static void
add_help (guint advisor, GString *text)
{
  const KbAdvisorInfo *info = kb_advisor (advisor);
  GString *either = g_string_new (NULL);

  add_goods (text, info->goods);
  for (guint good = 0; good < KB_GOODS; good++)
    if (info->either >> good & 1)
      {
        if (either->len > 0)
          /* Translators: "gold or wood" */
          g_string_append (either, _(" or "));
        g_string_append (either, kb_good_label (good));
      }
  if (either->len > 0)
    pw_view_addf (text, "1 %s", either->str);
  g_string_free (either, TRUE);
  if (info->trade)
    pw_view_add (text, _("one of each other good for 1 good"));
  if (info->any)
    pw_view_addf (text, g_dngettext (GETTEXT_PACKAGE, "%u good of choice", "%u goods of choice", (gulong) info->any), info->any);
  if (info->plus2)
    pw_view_addf (text, g_dngettext (GETTEXT_PACKAGE, "%u +2 token", "%u +2 tokens", (gulong) info->plus2), info->plus2);
  if (info->soldiers)
    pw_view_addf (text, g_dngettext (GETTEXT_PACKAGE, "%u soldier", "%u soldiers", (gulong) info->soldiers), info->soldiers);
  if (info->peek)
    pw_view_add (text, _("a look at the enemy"));
  if (info->points)
    add_points (info->points, text);
}

static void
add_group (const PwViewInput *in, const KbDiceView *group, GString *text)
{
  gint16 own = group->n_dice ? pw_dice_pack (group->dice, group->n_dice) : PW_ARG_NONE;
  gint16 white = group->n_white ? pw_dice_pack (group->white, group->n_white) : PW_ARG_NONE;
  g_autofree char *dice = NULL;

  if (group->flags == 0)
    return;
  dice = group->seat < 0 ? kb_dice_text (own, white) : kb_group_text (own, white);
  g_string_append (text, "; ");
  if (group->seat < 0)
    g_string_append_printf (text, _("marked by the table with %s"), dice);
  else
    g_string_append_printf (text, _("%s with %s"), pw_setup_name (in->setup, group->seat), dice);
  if (group->flags & KB_GROUP_PLUS2)
    g_string_append (text, _(" and a +2 token"));
  if (group->flags & (KB_GROUP_MARKET_DOWN | KB_GROUP_MARKET_UP))
    g_string_append (text, group->flags & KB_GROUP_MARKET_DOWN ? _(", Market −1") : _(", Market +1"));
  if (group->flags & KB_GROUP_ENVOY)
    g_string_append (text, _(", by the King’s Envoy"));
}

static void
add_reach (const PwViewInput *in, int actor, const KbAdvisorSpot *spot, GString *text)
{
  GString *others = g_string_new (NULL);

  if (spot->flags & PW_SPOT_SELECTED)
    g_string_append (text, _("; chosen"));
  else if (spot->flags & PW_SPOT_LEGAL)
    {
      g_string_append (text, _("; legal"));
      if (spot->flags & KB_SPOT_ENVOY)
        g_string_append (text, _(" with the Envoy"));
      if (spot->flags & KB_SPOT_PLUS2 && spot->flags & KB_SPOT_MARKET)
        g_string_append (text, _(" with +2 or the Market"));
      else if (spot->flags & KB_SPOT_PLUS2)
        g_string_append (text, _(" with +2"));
      else if (spot->flags & KB_SPOT_MARKET)
        g_string_append (text, _(" with the Market"));
      if (spot->left != KB_NO_TOTAL && actor >= 0)
        g_string_append_printf (text, _(", leaves %d of %d"), spot->left, kb_dice_left (in->state, (guint) actor));
    }
  for (guint seat = 0; seat < kb_shown (in)->n_players; seat++)
    if (spot->others >> seat & 1)
      pw_view_add (others, pw_setup_name (in->setup, seat));
  if (others->len > 0)
    g_string_append_printf (text, _("; within reach of %s"), others->str);
  g_string_free (others, TRUE);
}

/* "12, Duchess, 2 goods of choice, 1 +2 token; Ben with 6 6; ..." */
void
kb_name_advisor (const PwViewInput *in, int actor, KbAdvisorSpot *spot)
{
  g_autoptr (GString) text = g_string_new (NULL);

  pw_view_addf (text, "%u", spot->number);
  pw_view_add (text, kb_advisor_label (spot->number));
  add_help (spot->number, text);
  for (guint i = 0; i < KB_GROUPS; i++)
    add_group (in, &spot->groups[i], text);
  if (spot->flags & PW_SPOT_NOW)
    g_string_append (text, _("; helps now"));
  add_reach (in, actor, spot, text);
  add_reason (in, spot->flags, text);
  pw_view_keep (spot->name, sizeof spot->name, text->str);
}

/* -- Buildings ---------------------------------------------------------------------------------------- */

static void
add_bonus (const KbBuildingSpot *spot, GString *text)
{
  if (spot->bonus != 0)
    {
      g_autofree char *bonus = pw_number_signed (spot->bonus);

      pw_view_addf (text, _("%s in battle"), bonus);
    }
  if (spot->special < KB_ENEMY_TYPES)
    {
      g_autofree char *bonus = pw_number_signed (spot->special_bonus);

      pw_view_addf (text, _("%s against %s"), bonus, kb_enemy_label (spot->special));
    }
}

/* "Guard Tower, row 3, costs 1 gold, 1 stone, 1 point, +1 in battle; ..." */
void
kb_name_building (const PwViewInput *in, KbBuildingSpot *spot)
{
  g_autoptr (GString) text = g_string_new (kb_building_label (spot->building));
  g_autoptr (GString) cost = g_string_new (NULL);

  pw_view_addf (text, _("row %u"), spot->building / KB_COLUMNS + 1);
  add_goods (cost, spot->cost);
  pw_view_addf (text, _("costs %s"), cost->len > 0 ? cost->str : _("nothing"));
  pw_view_addf (text, g_dngettext (GETTEXT_PACKAGE, "%u point", "%u points", (gulong) spot->points), spot->points);
  add_bonus (spot, text);
  if (spot->flags & KB_SPOT_RUIN)
    g_string_append (text, _("; destroyed"));
  if (spot->flags & KB_SPOT_BUILT)
    g_string_append (text, _("; built"));
  else if (spot->flags & PW_SPOT_LEGAL && spot->flags & PW_SPOT_POINTS)
    g_string_append_printf (text,
                            g_dngettext (GETTEXT_PACKAGE, "; legal: scores %u point", "; legal: scores %u points",
                                         (gulong) spot->points),
                            spot->points);
  else if (spot->flags & PW_SPOT_LEGAL)
    g_string_append (text, _("; legal"));
  else if (spot->flags & KB_SPOT_AFFORD)
    g_string_append (text, _("; can be paid for"));
  else if (spot->flags & KB_SPOT_NEXT)
    g_string_append (text, _("; next of its row, too expensive now"));
  if (spot->flags & KB_SPOT_BUILT && spot->flags & PW_SPOT_LEGAL)
    g_string_append (text, _("; can be used"));
  if (spot->flags & KB_SPOT_AT_RISK)
    g_string_append (text, _("; lost if a battle destroys a building"));
  if (spot->flags & PW_SPOT_SELECTED)
    g_string_append (text, _("; chosen"));
  add_reason (in, spot->flags, text);
  pw_view_keep (spot->name, sizeof spot->name, text->str);
}

/* -- Dice ------------------------------------------------------------------------------------------------ */

static void
add_faces (const KbDiceSpot *spot, GString *text)
{
  for (guint i = 0; i < spot->n; i++)
    {
      pw_view_addf (text, i >= KB_OWN_DICE ? _("white %u") : "%u", spot->dice[i]);
      if (spot->used >> i & 1)
        g_string_append (text, _(" (placed)"));
    }
}

/* "Ana, place 1; dice 5, 3 (placed), 1; total 9, 6 left; ..." */
void
kb_name_dice (const PwViewInput *in, guint place, KbDiceSpot *spot)
{
  g_autoptr (GString) text = g_string_new (pw_setup_name (in->setup, spot->seat));
  g_autoptr (GString) faces = g_string_new (NULL);

  pw_view_addf (text, _("place %u in the turn order"), place + 1);
  if (spot->total > 0)
    {
      add_faces (spot, faces);
      g_string_append_printf (text, _("; dice %s; total %u, %u left"), faces->str, spot->total, spot->left);
    }
  else
    g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "; %u die", "; %u dice", (gulong) spot->n), spot->n);
  if (spot->plus2)
    pw_view_addf (text, g_dngettext (GETTEXT_PACKAGE, "%u +2 token", "%u +2 tokens", (gulong) spot->plus2), spot->plus2);
  if (spot->flags & KB_SPOT_USED_PLUS2)
    pw_view_add (text, _("+2 used"));
  if (spot->flags & KB_SPOT_CAN_MARKET)
    pw_view_add (text, _("Market to use"));
  if (spot->flags & KB_SPOT_USED_MARKET)
    pw_view_add (text, _("Market used"));
  if (spot->flags & KB_SPOT_HAS_ENVOY)
    pw_view_add (text, _("has the King’s Envoy"));
  if (spot->flags & KB_SPOT_PASSED)
    pw_view_add (text, _("has passed"));
  if (spot->flags & PW_SPOT_NOW)
    pw_view_add (text, _("to move"));
  if (spot->flags & PW_SPOT_NOT_CHECKED)
    g_string_append (text, _("; not checked"));
  pw_view_keep (spot->name, sizeof spot->name, text->str);
}

/* -- Enemies, supplies, time --------------------------------------------------------------------------------- */

/* "goblins 3; Ana 4, victory; Ben 2, defeat" */
void
kb_name_enemy (const PwViewInput *in, const KbEnemy *enemy, KbEnemySpot *spot)
{
  const char *const verdicts[] = { [KB_BATTLE_NONE] = "?",
                                   [KB_BATTLE_VICTORY] = _("victory"),
                                   [KB_BATTLE_DRAW] = _("neither"),
                                   [KB_BATTLE_DEFEAT] = _("defeat") };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *type = pw_capital (kb_enemy_label (spot->type));
  g_autofree char *lose = kb_spoils_text (&enemy->lose), *win = kb_spoils_text (&enemy->win);

  g_string_append_printf (text, "%s %u", type, spot->strength);
  g_string_append_printf (text, _("; defeat: %s; victory: %s"), lose, win);
  for (guint seat = 0; seat < kb_shown (in)->n_players; seat++)
    if (spot->verdicts[seat] == KB_BATTLE_NONE)
      g_string_append_printf (text, kb_is_left_open (kb_shown (in), seat) ? _("; %s left open") : _("; %s not followed"),
                              pw_setup_name (in->setup, seat));
    else
      {
        g_autofree char *strength = pw_number (spot->strengths[seat]);

        g_string_append_printf (text, "; %s %s, %s", pw_setup_name (in->setup, seat), strength, verdicts[spot->verdicts[seat]]);
      }
  if (spot->flags & KB_SPOT_SURE)
    g_string_append (text, _("; this year’s enemy"));
  else if (spot->flags & PW_SPOT_LEGAL)
    g_string_append (text, _("; legal"));
  pw_view_keep (spot->name, sizeof spot->name, text->str);
}

static void
add_resource (guint resource, guint number, GString *text)
{
  if (resource < KB_GOODS)
    pw_view_addf (text, "%u %s", number, kb_good_label (resource));
  else if (resource == KB_RESOURCE_PLUS2 && number == 0)
    pw_view_add (text, _("no +2 tokens"));
  else if (resource == KB_RESOURCE_PLUS2)
    pw_view_addf (text, g_dngettext (GETTEXT_PACKAGE, "%u +2 token", "%u +2 tokens", (gulong) number), number);
  else
    pw_view_addf (text, g_dngettext (GETTEXT_PACKAGE, "%u soldier", "%u soldiers", (gulong) number), number);
}

void
kb_name_supply (KbSupplySpot *spot)
{
  g_autoptr (GString) text = g_string_new (NULL);

  add_resource (spot->resource, spot->number, text);
  if (spot->flags & PW_SPOT_LEGAL)
    g_string_append (text, _("; legal"));
  if (spot->flags & PW_SPOT_NOT_CHECKED)
    g_string_append (text, _("; not checked"));
  pw_view_keep (spot->name, sizeof spot->name, text->str);
}

static void
add_when (const KbTimeSpot *spot, GString *text)
{
  if (spot->flags & PW_SPOT_DONE)
    pw_view_add (text, _("over"));
  else if (spot->flags & PW_SPOT_NOW)
    pw_view_add (text, _("now"));
}

void
kb_name_year (KbTimeSpot *spot)
{
  g_autoptr (GString) text = g_string_new (NULL);

  pw_view_addf (text, _("year %s"), kb_year_label (spot->number));
  add_when (spot, text);
  pw_view_keep (spot->name, sizeof spot->name, text->str);
}

void
kb_name_phase (KbTimeSpot *spot)
{
  g_autoptr (GString) text = g_string_new (NULL);

  pw_view_addf (text, _("phase %u"), spot->number);
  pw_view_add (text, kb_phase_label (spot->number));
  add_when (spot, text);
  pw_view_keep (spot->name, sizeof spot->name, text->str);
}

/**
 * kb_view_summary:
 * @setup: who plays
 * @state: a state
 * @seat: whose card
 * @score: the score
 *
 * Returns: (transfer full): all a small card shows, in one sentence
 */
char *
kb_view_summary (const PwSetup *setup, const KbState *state, guint seat, int score)
{
  const KbPlayer *player = &state->players[seat];
  GString *text = g_string_new (pw_setup_name (setup, seat));
  guint n = kb_building_count (player);

  add_points (score, text);
  pw_view_addf (text, g_dngettext (GETTEXT_PACKAGE, "%u building", "%u buildings", (gulong) n), n);
  for (guint resource = 0; resource < KB_RESOURCES; resource++)
    add_resource (resource,
                  resource < KB_GOODS             ? player->goods[resource]
                  : resource == KB_RESOURCE_PLUS2 ? player->plus2
                                                  : player->soldiers,
                  text);
  if (state->envoy == (int) seat)
    pw_view_add (text, _("has the King’s Envoy"));
  return g_string_free (text, FALSE);
}
