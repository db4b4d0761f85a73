/* cy-deliver.c: bundles for the site (11)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

static int
count (const int goods[CY_GOODS])
{
  int all = 0;

  for (guint good = 0; good < CY_GOODS; good++)
    all += goods[good];
  return all;
}

/* Whether @goods are @k bundles: k food and 2k others, none more than k times, or with the Chamberlain any 3k. */
static gboolean
are_bundles (const CyState *state, guint seat, const int goods[CY_GOODS], int k)
{
  if (count (goods) != 3 * k)
    return FALSE;
  if (cy_has (state, seat, CY_CHAMBERLAIN))
    return TRUE;
  for (guint good = CY_WOOD; good < CY_GOODS; good++)
    if (goods[good] > k)
      return FALSE;
  return goods[CY_FOOD] == k;
}

static void
goods_of (const PwMove *move, int goods[CY_GOODS])
{
  for (guint good = 0; good < CY_GOODS; good++)
    goods[good] = cy_arg (move, CY_ARG_GOODS + good, 0);
}

gboolean
cy_deliver_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint seat = (guint) move->player;
  int goods[CY_GOODS], k = move->args[CY_ARG_NUMBER];

  goods_of (move, goods);
  for (guint good = 0; good < CY_GOODS; good++)
    if (goods[good] > state->players[seat].goods[good])
      {
        if (error)
          pw_rule_error_set (error, CY_RULE_11_2, _("For example: {deliver} or {skip}."), _("There is not that much %s: %d."),
                             cy_good_label ((int) good), goods[good]);
        return FALSE;
      }
  if (are_bundles (state, seat, goods, k))
    return TRUE;
  /* Where only goods are named, it is they that say how many bundles are meant. */
  if (k == PW_ARG_NONE)
    k = MAX (1, count (goods) / 3);
  if (error)
    pw_rule_error_set (
      error, cy_has (state, seat, CY_CHAMBERLAIN) ? CY_RULE_10_8 : CY_RULE_11_2, _("For example: {deliver} or {skip}."),
      cy_has (state, seat, CY_CHAMBERLAIN)
        ? g_dngettext (GETTEXT_PACKAGE, "%d bundle is any 3 goods.", "%d bundles are any 3 goods each.", (gulong) k)
        : g_dngettext (GETTEXT_PACKAGE, "%d bundle is 1 food and two different goods of wood, stone, cloth and gold.",
                       "%d bundles are a food each and twice as many others, none of them more often than there are bundles.",
                       (gulong) k),
      k);
  return FALSE;
}

static void
score_gold (CyState *state, guint seat, int gold, int k, PwEvents *events)
{
  int bundles = MIN (gold, k);

  if (!cy_has (state, seat, CY_GOLDSMITH) || bundles == 0)
    return;
  if (state->options[CY_OPTION_GOLDSMITH])
    {
      if (state->used & CY_USED_GOLDSMITH)
        return;
      bundles = 1;
    }
  state->used |= CY_USED_GOLDSMITH;
  cy_points (state, seat, CY_FROM_GOLDSMITH, 5 * bundles, CY_RULE_10_9, bundles, events);
}

void
cy_deliver_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint seat = (guint) move->player;
  int goods[CY_GOODS], k = move->args[CY_ARG_NUMBER];

  pw_pendings_pop (&state->pendings);
  goods_of (move, goods);
  for (guint good = 0; good < CY_GOODS; good++)
    cy_gain (state, seat, (CyResource) good, -goods[good], CY_RULE_11_1, CY_PLACE_SITE, events);
  state->players[seat].bundles = (guint8) (state->players[seat].bundles + k);
  cy_note (events, move->player, CY_NOTE_DELIVERED, k, CY_RULE_11_1, k, 0);
  cy_points (state, seat, CY_FROM_BUNDLES, 5 * k, CY_RULE_11_3, k, events);
  if (cy_has (state, seat, CY_FOREMAN))
    cy_points (state, seat, CY_FROM_FOREMAN, k, CY_RULE_10_11, k, events);
  score_gold (state, seat, goods[CY_GOLD], k, events);
  cy_go_on (state, events);
}

static void
add (PwMoves *out, int actor, int k, const int goods[CY_GOODS])
{
  PwMove *move = pw_moves_append (out, CY_KIND_DELIVER, actor);

  move->args[CY_ARG_NUMBER] = (gint16) k;
  for (guint good = 0; good < CY_GOODS; good++)
    move->args[CY_ARG_GOODS + good] = goods[good] ? (gint16) goods[good] : PW_ARG_NONE;
}

/* Every way of giving @rest more goods from @good on. */
static void
list_others (const CyPlayer *player, int k, guint good, int rest, int goods[CY_GOODS], int actor, PwMoves *out)
{
  int most = MIN (MIN (player->goods[good], k), rest);

  if (good == CY_GOLD)
    {
      if (rest > most)
        return;
      goods[good] = rest;
      add (out, actor, k, goods);
      return;
    }
  for (goods[good] = most; goods[good] >= 0; goods[good]--)
    list_others (player, k, good + 1, rest - goods[good], goods, actor, out);
}

/* With the Chamberlain there are thousands of ways: one for each number of bundles is listed as an example; which goods they are is
 * asked (cy-complete.c, cy-choices.c). */
static void
list_cheapest (const CyPlayer *player, int k, int actor, PwMoves *out)
{
  int goods[CY_GOODS], rest = 3 * k;

  for (guint good = 0; good < CY_GOODS; good++)
    {
      goods[good] = MIN (player->goods[good], rest);
      rest -= goods[good];
    }
  add (out, actor, k, goods);
}

void
cy_deliver_legal (gconstpointer data, PwMoves *out)
{
  const CyState *state = data;
  int actor = cy_actor (state);
  const CyPlayer *player = &state->players[actor];
  int most = (int) cy_most_bundles (state, (guint) actor);

  for (int k = 1; k <= most; k++)
    {
      int goods[CY_GOODS] = { k };

      if (cy_has (state, (guint) actor, CY_CHAMBERLAIN))
        list_cheapest (player, k, actor, out);
      else
        list_others (player, k, CY_WOOD, 2 * k, goods, actor, out);
    }
}
