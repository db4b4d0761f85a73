/* cy-choices.c: the numbered choices of deliveries: how many bundles, by that number, then which goods
 *
 * With the Chamberlain there are thousands of ways, so they are no list: one good is asked after the other, and how much of it is given
 * goes by that number; none of it comes last.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/words/cy-text.h"

#include <glib/gi18n-lib.h>

/** DIGITS: after such numbers one without may come. */
#define DIGITS 6

/* Of nobody, once only the end is scored. */
static gboolean
asks_bundles (const CyState *state)
{
  return cy_actor (state) >= 0 && state->pendings.n && pw_pendings_top (&state->pendings)->kind == CY_ASK_DELIVER;
}

static gboolean
says_goods (const PwMove *partial)
{
  for (guint good = 0; good < CY_GOODS; good++)
    if (partial->args[CY_ARG_GOODS + good] != PW_ARG_NONE)
      return TRUE;
  return FALSE;
}

/* Which good is to be said next; CY_GOODS: none. */
static guint
next_good (const PwMove *partial)
{
  guint good = 0;

  while (good < CY_GOODS && partial->args[CY_ARG_GOODS + good] != PW_ARG_NONE)
    good++;
  return good;
}

/* Goods behind @good that the player has and nothing is said of. */
static int
count_behind (const CyPlayer *player, const PwMove *partial, guint good)
{
  int n = 0;

  while (++good < CY_GOODS)
    n += partial->args[CY_ARG_GOODS + good] == PW_ARG_NONE ? player->goods[good] : 0;
  return n;
}

static int
rest_of (const PwMove *partial)
{
  int rest = 3 * partial->args[CY_ARG_NUMBER];

  for (guint good = 0; good < CY_GOODS; good++)
    rest -= cy_arg (partial, CY_ARG_GOODS + good, 0);
  return rest;
}

/* Fills in what goes without saying. Returns whether nothing is left to say. */
static gboolean
fill_in (const CyPlayer *player, PwMove *partial)
{
  for (guint good = next_good (partial); good < CY_GOODS; good = next_good (partial))
    {
      int rest = rest_of (partial), most = MIN (rest, player->goods[good]);

      if (MAX (0, rest - count_behind (player, partial, good)) != most)
        return FALSE;
      partial->args[CY_ARG_GOODS + good] = (gint16) most;
    }
  return TRUE;
}

static void
append_any (GArray *out, const CyState *state, const PwMove *partial, guint group, int number)
{
  PwChoice choice = { .move = *partial, .group = (gint16) group, .icon = -1, .number = (gint16) number };

  choice.more = !fill_in (&state->players[partial->player], &choice.move);
  for (guint good = 0; good < CY_GOODS && !choice.more; good++)
    if (choice.move.args[CY_ARG_GOODS + good] == 0)
      choice.move.args[CY_ARG_GOODS + good] = PW_ARG_NONE;
  choice.points = (gint16) (choice.more ? 5 * partial->args[CY_ARG_NUMBER] : pw_game_points (cy_itself, state, &choice.move));
  g_array_append_val (out, choice);
}

/* @partial says how many bundles: all of it, where the goods can only be some. */
static void
append_bundles (GArray *out, const CyState *state, const PwMove *partial, int k)
{
  PwChoice choice = { .move = *partial, .group = CY_KIND_DELIVER, .icon = -1, .number = (gint16) k };
  PwMoves legal = PW_MOVES_INIT;
  guint n = 0;

  pw_game_legal_of_kind (cy_itself, state, CY_KIND_DELIVER, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].args[CY_ARG_NUMBER] == k && n++ == 0)
      choice.move = legal.items[i];
  if (n > 1)
    {
      choice.move = *partial;
      choice.more = TRUE;
    }
  choice.points = (gint16) (choice.more ? 5 * k : pw_game_points (cy_itself, state, &choice.move));
  if (n > 0)
    g_array_append_val (out, choice);
  pw_moves_clear (&legal);
}

/* One without a number may come last, but not after high ones. */
static int
last_number (int highest)
{
  return highest > DIGITS ? highest + 1 : 0;
}

static void
choose_bundles (const CyState *state, int actor, gboolean may_skip, GArray *out)
{
  int most = (int) cy_most_bundles (state, (guint) actor);
  PwMove move;
  PwChoice skip = { .group = CY_KIND_SKIP, .icon = -1, .number = (gint16) last_number (most), .letter = '0' };

  pw_move_init (&move, CY_KIND_DELIVER, actor);
  for (int k = 1; k <= most; k++)
    {
      move.args[CY_ARG_NUMBER] = (gint16) k;
      if (cy_has (state, (guint) actor, CY_CHAMBERLAIN))
        append_any (out, state, &move, CY_KIND_DELIVER, k);
      else
        append_bundles (out, state, &move, k);
    }
  pw_move_init (&skip.move, CY_KIND_SKIP, actor);
  if (may_skip)
    g_array_append_val (out, skip);
}

static void
choose_goods (const CyState *state, const PwMove *partial, GArray *out)
{
  const CyPlayer *player = &state->players[partial->player];
  PwMove next = *partial;
  guint good;
  int rest, least, most;

  next.kind = CY_KIND_DELIVER;
  if (fill_in (player, &next))
    {
      /* What people have typed may be no way at all. */
      if (cy_deliver_check (state, &next, NULL))
        append_any (out, state, &next, CY_KIND_DELIVER, 0);
      return;
    }
  good = next_good (&next);
  rest = rest_of (&next);
  most = MIN (rest, player->goods[good]);
  least = MAX (0, rest - count_behind (player, &next, good));
  for (int n = MAX (1, least); n <= most; n++)
    {
      next.args[CY_ARG_GOODS + good] = (gint16) n;
      append_any (out, state, &next, CY_GROUP_GOODS + good, n);
    }
  next.args[CY_ARG_GOODS + good] = 0;
  if (least == 0)
    append_any (out, state, &next, CY_GROUP_GOODS + good, last_number (most));
}

/**
 * cy_choices:
 * @data: a state
 * @partial: what is chosen so far
 * @out: (element-type PwChoice): the next choices are appended
 */
void
cy_choices (gconstpointer data, const PwMove *partial, GArray *out)
{
  const CyState *state = data;
  int actor = cy_actor (state);

  if (!asks_bundles (state) || (partial->kind != PW_KIND_ANY && partial->kind != CY_KIND_DELIVER))
    cy_choice_list (state, partial, out);
  else if (partial->player != actor)
    return;
  else if (partial->args[CY_ARG_NUMBER] == PW_ARG_NONE && !says_goods (partial))
    choose_bundles (state, actor, partial->kind == PW_KIND_ANY, out);
  else if (!cy_has (state, (guint) actor, CY_CHAMBERLAIN))
    cy_choice_list (state, partial, out);
  else if (partial->args[CY_ARG_NUMBER] == PW_ARG_NONE)
    choose_bundles (state, actor, FALSE, out);
  else if (partial->args[CY_ARG_NUMBER] >= 1 && rest_of (partial) >= 0 &&
           cy_can_bundle (state, (guint) actor, (guint) partial->args[CY_ARG_NUMBER]))
    choose_goods (state, partial, out);
}

/**
 * cy_ask:
 * @setup: who plays
 * @state: how it stands
 * @partial: what is chosen so far
 * @choices: (element-type PwChoice): what may be added
 *
 * Returns: (transfer full) (nullable): what is asked; %NULL: what the prompt asks
 */
char *
cy_ask (const PwSetup *setup, gconstpointer state, const PwMove *partial, const GArray *choices)
{
  int group = g_array_index (choices, PwChoice, 0).group, k = partial->args[CY_ARG_NUMBER];

  if (k == PW_ARG_NONE || (group < CY_GROUP_GOODS && group != CY_KIND_DELIVER))
    return NULL;
  if (group == CY_KIND_DELIVER)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d bundle: which goods?", "%d bundles: which goods?", (gulong) k), k);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d bundle: how much of this good: %s?",
                                       "%d bundles: how much of this good: %s?", (gulong) k),
                          k, cy_good_label (group - CY_GROUP_GOODS));
}

/**
 * cy_also_called:
 * @state: a state
 * @move: a choice
 *
 * Returns: (transfer full) (nullable): of what is paid in goods of choice, these: "tailor stone"
 */
char *
cy_also_called (gconstpointer state, const PwMove *move)
{
  GString *names;

  if (move->kind != CY_KIND_BUILD && move->kind != CY_KIND_MONUMENT && move->kind != CY_KIND_USE)
    return NULL;
  names = g_string_new (NULL);
  for (guint good = 0; good < CY_GOODS; good++)
    if (move->args[CY_ARG_GOODS + good] > 0)
      g_string_append_printf (names, "%s %s ", cy_good_label ((int) good), cy_resources[good].id);
  return g_string_free (names, FALSE);
}
