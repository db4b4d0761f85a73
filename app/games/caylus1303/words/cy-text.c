/* cy-text.c: what is asked, where a game is, and the words of choices
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/words/cy-text.h"

#include <glib/gi18n-lib.h>

static char *
ask_name (const CyState *state, const PwPending *asked)
{
  if (asked->more)
    return g_strdup_printf (_("which tile is number %d of the site?"), asked->more);
  return g_strdup_printf (_("which tile lies on space %d?"), CY_SPACE_OF_PLACE (asked->arg));
}

static char *
ask_monument (const CyState *state, const PwPending *asked)
{
  return g_strdup_printf (_("a monument on the residence on space %d, or none"), CY_SPACE_OF_PLACE (asked->arg));
}

static char *
ask_bridge (const CyState *state)
{
  if (cy_is_board (state))
    return g_strdup (_("Guilds Bridge: up to 3 steps, a worker each, or none"));
  return g_strdup_printf (_("Guilds Bridge: up to 3 steps from %u, a worker each, or none"), state->provost);
}

static char *
ask_active (const CyState *state, const PwPending *asked)
{
  g_autofree char *where = asked->arg >= 0 ? cy_place_text (state, asked->arg) : NULL;

  if (where)
    return g_strdup_printf (_("is this worker activated: %s?"), where);
  if ((state->standing & (state->standing - 1)) == 0)
    return g_strdup_printf (_("is this worker activated: %s?"),
                            cy_tile_label ((int) CY_FIRST_BUILT + __builtin_ctz (state->standing)));
  return g_strdup (_("which worker is activated next, or not?"));
}

/* What is said of a position. */
static char *
ask_position (const CyState *state)
{
  PwLevelNow now = cy_level_now (state);

  if (state->level == PW_LEVEL_FINAL)
    return g_strdup (_("the end position: prestige and gold of each player"));
  if (pw_level_actor (&cy_level_rules, &now) >= 0)
    return g_strdup (_("goods, workers in the reserve, characters, tiles and residences, then confirm"));
  return g_strdup (_("round, first player and what lies on the road, then confirm"));
}

/* 4.6: what a placement takes is said where it is more than the worker. */
static char *
ask_turn (const CyState *state, const PwPending *asked)
{
  guint price = cy_placing (state, (guint) asked->seat, FALSE);

  if (price == 1)
    return g_strdup (_("place a worker, or pass"));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "place a worker (takes %u), or pass",
                                       "place a worker (takes %u), or pass", (gulong) price),
                          price);
}

static char *
ask (const CyState *state, const PwPending *asked)
{
  switch ((CyDecision) asked->kind)
    {
    case CY_ASK_PICK: return g_strdup (_("choose a character"));
    case CY_ASK_EARLY: return g_strdup (_("Early Riser: place a worker, paying one more, or skip"));
    case CY_ASK_TURN: return ask_turn (state, asked);
    case CY_ASK_NAME: return ask_name (state, asked);
    case CY_ASK_USE: return g_strdup_printf (_("%s: use it, or skip"), cy_tile_label (asked->arg));
    case CY_ASK_BUILD:
      return g_strdup_printf (asked->arg == CY_FAMILY_WOOD ? _("%s: build a wood tile, or skip")
                                                           : _("%s: build a stone tile, or skip"),
                              cy_tile_label (asked->rest));
    case CY_ASK_CLAIM: return g_strdup (_("Lawyer: claim a starting tile for 1 cloth, or skip"));
    case CY_ASK_TOLL: return g_strdup_printf (_("Toll: up to 2 steps of the provost (now %u), or skip"), state->provost);
    case CY_ASK_BRIDGE: return ask_bridge (state);
    case CY_ASK_BAILIFF: return g_strdup_printf (_("Bailiff: 1 step of the provost (now %u), or skip"), state->provost);
    case CY_ASK_FAVOUR: return g_strdup (_("favour: take a character, use a tile of the site, or skip"));
    case CY_ASK_CHARACTER: return g_strdup (_("take a character from the board, or skip"));
    case CY_ASK_DELIVER: return g_strdup (asked->arg ? _("Deliveryman: bundles, or none") : _("bundles for the site, or none"));
    case CY_ASK_MONUMENT: return ask_monument (state, asked);
    case CY_ASK_ACTIVE: return ask_active (state, asked);
    case CY_ASK_MOST: return g_strdup (_("has this player delivered most?"));
    case CY_ASK_HOME:
    case CY_ASK_SITE:
    case CY_NOTHING:
    case CY_DECISIONS:
    default: return g_strdup (_("The game goes on."));
    }
}

char *
cy_prompt (const PwSetup *setup, gconstpointer data)
{
  const CyState *state = data;
  const PwPending *asked = state->pendings.n ? pw_pendings_top (&state->pendings) : NULL;

  if (!state->over && cy_waits (state))
    return ask_position (state);
  /* 13.2: they are counted by hand beside what was entered. */
  if (state->over || asked == NULL)
    return g_strdup_printf (_("The game is over. Tokens that were counted can be compared: %s tokens 38"),
                            pw_setup_name (setup, 0));
  return ask (state, asked);
}

char *
cy_moment (const PwSetup *setup, gconstpointer data)
{
  const CyState *state = data;

  if (state->over || state->level == PW_LEVEL_FINAL)
    return g_strdup (_("Final scoring"));
  if (state->phase == CY_PHASE_SETUP)
    return g_strdup (cy_phase_label (state->phase));
  /* Translators: a phase, and the number of the round. */
  return g_strdup_printf (_("%s, round %u of %u"), cy_phase_label (state->phase), state->round, (guint) CY_ROUNDS);
}

/* The round: a chart's axis. */
char *
cy_chapter (const PwSetup *setup, gconstpointer data)
{
  const CyState *state = data;

  return state->round ? g_strdup_printf ("%u", state->round) : NULL;
}

/* The phase of the round, for tables. */
char *
cy_round (const PwSetup *setup, gconstpointer data)
{
  const CyState *state = data;

  return g_strdup (cy_phase_label (state->phase));
}

/**
 * cy_paid_text:
 * @state: the state in which @move is played
 * @move: a tile or a monument is built
 *
 * Returns: (transfer full): all that it takes, what is fixed and what is named of choice: "1 wood, 1 stone"; empty where it is free
 */
char *
cy_paid_text (const CyState *state, const PwMove *move)
{
  const PwPending *asked = state->pendings.n ? pw_pendings_top (&state->pendings) : NULL;
  guint spares = asked && asked->kind == CY_ASK_BUILD ? (guint) asked->more : 0;
  int goods[CY_COSTS] = { 0 };
  guint8 cost[CY_COSTS];

  cy_cost (state, (guint) move->args[CY_ARG_TILE], spares, cost);
  for (guint good = 0; good < CY_GOODS; good++)
    goods[good] = cost[good] + (cost[CY_ANY] ? cy_arg (move, CY_ARG_GOODS + good, 0) : 0);
  return cy_goods_text (goods);
}

/* -- Choices ----------------------------------------------------------------------------------------------- */

/* What a move names of goods. */
static char *
goods_label (const PwMove *move)
{
  int goods[CY_COSTS] = { 0 };

  for (guint good = 0; good < CY_GOODS; good++)
    goods[good] = cy_arg (move, CY_ARG_GOODS + good, 0);
  return cy_goods_text (goods);
}

static char *
with_goods (const char *label, const PwMove *move)
{
  g_autofree char *goods = goods_label (move);

  return *goods ? g_strdup_printf ("%s (%s)", label, goods) : g_strdup (label);
}

/* What a price without goods of choice takes. */
static char *
price_label (const CyState *state, guint price)
{
  const PwPending *asked = pw_pendings_top (&state->pendings);
  const CyEffect *effect = cy_effect (state, (guint) asked->arg, asked->more != 0);
  const CyPrice *it = &effect->prices[price - 1];
  int goods[CY_COSTS];

  for (guint good = 0; good < CY_COSTS; good++)
    goods[good] = it->pay[good];
  if (it->pay_workers)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u worker", "%u workers", (gulong) it->pay_workers), it->pay_workers);
  return cy_goods_text (goods);
}

/* Where there is a choice, all that it takes: who reads "1 wood" of a tile of two woods would look for the other one. */
static char *
build_label (const CyState *state, const PwChoice *choice)
{
  g_autofree char *named = goods_label (&choice->move), *paid = NULL;
  const char *tile = cy_tile_label (choice->move.args[CY_ARG_TILE]);

  if (!*named)
    return g_strdup (tile);
  paid = cy_paid_text (state, &choice->move);
  return g_strdup_printf ("%s (%s)", tile, paid);
}

/* The goods that it names are typed as they stand; where it names none, what the price is. */
static char *
use_label (const CyState *state, const PwMove *move)
{
  int price = cy_arg (move, CY_ARG_NUMBER, 0);
  g_autofree char *goods = goods_label (move);

  if (*goods)
    return g_steal_pointer (&goods);
  return price && pw_pendings_kind (&state->pendings) == CY_ASK_USE ? price_label (state, (guint) price)
                                                                    : g_strdup (_("Use it"));
}

static char *
deliver_label (const PwMove *move)
{
  int k = cy_arg (move, CY_ARG_NUMBER, 0);
  g_autofree char *text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d bundle", "%d bundles", (gulong) k), k);

  return with_goods (text, move);
}

/* How much of a good: what is said of it, or all that it comes to. */
static char *
amount_label (const PwChoice *choice)
{
  guint good = (guint) choice->group - CY_GROUP_GOODS;
  int n = cy_arg (&choice->move, CY_ARG_GOODS + good, 0);
  g_autofree char *text = g_strdup_printf ("%d %s", n, cy_good_label ((int) good));

  return choice->more ? g_steal_pointer (&text) : with_goods (text, &choice->move);
}

/* Steps back may be typed as they are written: what stands in parentheses is no word to type. */
static char *
steps_label (const PwMove *move)
{
  int steps = move->args[CY_ARG_NUMBER];

  if (steps > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d step forward", "%d steps forward", (gulong) steps), steps);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "-%d (step back)", "-%d (steps back)", (gulong) -steps), -steps);
}

/* A place by what lies there; where such a tile lies twice, or nobody knows which, with its number. */
static char *
place_label (const CyState *state, int place)
{
  int tile = place < CY_PLACES ? state->places[place].tile : CY_NO_TILE;
  guint n = 0;

  if (place < CY_PRINTED_PLACES || place >= CY_PLACES)
    return cy_place_text (state, place);
  for (guint i = CY_PRINTED_PLACES; i < CY_PLACES; i++)
    n += state->places[i].tile == tile;
  if (tile == CY_UNNAMED)
    /* Translators: a tile that nobody has named, and the space on which it lies. */
    return g_strdup_printf (_("Unnamed (%d)"), (int) CY_SPACE_OF_PLACE (place));
  return n > 1 ? g_strdup_printf ("%s (%d)", cy_tile_label (tile), (int) CY_SPACE_OF_PLACE (place))
               : g_strdup (cy_tile_label (tile));
}

char *
cy_choice_label (const PwSetup *setup, gconstpointer data, const PwChoice *choice)
{
  const CyState *state = data;
  const PwMove *move = &choice->move;
  int tile = move->args[CY_ARG_TILE], number = move->args[CY_ARG_NUMBER];

  switch (move->kind)
    {
    case CY_KIND_PICK:
    case CY_KIND_TAKE:
      if (move->args[CY_ARG_CHARACTER] != PW_ARG_NONE)
        return g_strdup (cy_character_name (state, move->args[CY_ARG_CHARACTER]));
      break;
    case CY_KIND_ACTIVATED:
    case CY_KIND_IDLE:
      if (tile != PW_ARG_NONE)
        return g_strdup_printf (move->kind == CY_KIND_IDLE ? _("Not activated: %s") : _("Activated: %s"), cy_tile_label (tile));
      break;
    case CY_KIND_PLACE:
    case CY_KIND_CLAIM:
      if (move->args[CY_ARG_WHERE] >= CY_PLACE_TILES)
        return g_strdup (cy_tile_label (move->args[CY_ARG_WHERE] - CY_PLACE_TILES));
      if (move->args[CY_ARG_WHERE] != PW_ARG_NONE)
        return place_label (state, move->args[CY_ARG_WHERE]);
      break;
    case CY_KIND_BUILD:
    case CY_KIND_MONUMENT:
      if (tile != PW_ARG_NONE)
        return build_label (state, choice);
      break;
    case CY_KIND_SPACE:
    case CY_KIND_SITE:
      if (tile != PW_ARG_NONE)
        return g_strdup (cy_tile_label (tile));
      break;
    case CY_KIND_USE: return use_label (state, move);
    case CY_KIND_DELIVER: return choice->group >= CY_GROUP_GOODS ? amount_label (choice) : deliver_label (move);
    case CY_KIND_PROVOST:
      if (number != PW_ARG_NONE)
        return steps_label (move);
      break;
    case CY_KIND_FAVOUR:
      if (number != PW_ARG_NONE)
        return g_strdup_printf (_("Site %d: %s"), number, cy_tile_label (state->site_tiles[number - 1]));
      break;
    default: break;
    }
  return g_strdup (move->kind < CY_KINDS ? _(cy_itself->kinds[move->kind].title) : "?");
}

char *
cy_choice_sentence (const PwSetup *setup, gconstpointer state, const PwChoice *choice)
{
  return cy_choice_label (setup, state, choice);
}
