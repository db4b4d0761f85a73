/* cy-printed.c: what is printed on the components, how far it is known, and which moves rest on it (18)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/state/cy-engine.h"

#include <glib/gi18n-lib.h>

/* The values, one after the other: costs, prestige, the set-up side of the Spinning Mill, the road, names. */
enum
{
  FIRST_PRESTIGE = CY_BUILT_TILES,
  SIDE = 2 * CY_BUILT_TILES,
  GAP,
  AFTER,
  NAMES,
  VALUES,
};

G_STATIC_ASSERT (VALUES == CY_PRINTED_VALUES);

static PwPrintedState
known_by (CyMark mark, gboolean said)
{
  if (said)
    return PW_PRINTED_CONFIRMED;
  return mark == CY_SURE ? PW_PRINTED_SURE : mark == CY_TO_CONFIRM ? PW_PRINTED_PRESET : PW_PRINTED_UNKNOWN;
}

/**
 * cy_printed_known:
 * @data: a state
 * @i: which value
 *
 * Returns: as PwGamePrinted.known
 */
PwPrintedState
cy_printed_known (gconstpointer data, guint i)
{
  const CyState *state = data;

  switch (i)
    {
    case SIDE: return known_by ((CyMark) cy_tiles[CY_SPINNING_MILL].side_mark, state->said_mill);
    case GAP: return known_by ((CyMark) cy_gap_mark, state->said_road);
    case AFTER: return known_by ((CyMark) cy_after_mark, state->said_road);
    case NAMES: return known_by (CY_TO_CONFIRM, state->said_names);
    default: break;
    }
  if (i < FIRST_PRESTIGE)
    return known_by ((CyMark) cy_tiles[CY_FIRST_BUILT + i].cost_mark, state->said_cost >> i & 1);
  i -= FIRST_PRESTIGE;
  return known_by ((CyMark) cy_tiles[CY_FIRST_BUILT + i].prestige_mark, state->said_prestige >> i & 1);
}

/* As PwGamePrinted.label. */
char *
cy_printed_label (gconstpointer data, guint i)
{
  switch (i)
    {
    case SIDE: return g_strdup_printf (_("%s, set-up side"), cy_tile_label (CY_SPINNING_MILL));
    case GAP: return g_strdup (_("Spaces of the road in the gap"));
    case AFTER: return g_strdup (_("Spaces of the road behind the stone tile"));
    case NAMES: return g_strdup (_("Names of two characters"));
    default: break;
    }
  if (i < FIRST_PRESTIGE)
    return g_strdup_printf (_("%s, cost"), cy_tile_label ((int) (CY_FIRST_BUILT + i)));
  return g_strdup_printf (_("%s, prestige"), cy_tile_label ((int) (CY_FIRST_BUILT + i - FIRST_PRESTIGE)));
}

static char *
goods_of (const guint8 *goods, guint n)
{
  int amounts[CY_COSTS] = { 0 };

  for (guint i = 0; i < n; i++)
    amounts[i] = goods[i];
  return cy_goods_text (amounts);
}

/* As PwGamePrinted.value. */
char *
cy_printed_value (gconstpointer data, guint i)
{
  const CyState *state = data;
  g_autofree char *goods = NULL;

  switch (i)
    {
    case SIDE:
      goods = goods_of (state->mill, CY_GOODS);
      /* Translators: goods, and prestige beside them. */
      return g_strdup_printf (_("%s, %u prestige"), goods, state->mill_prestige);
    case GAP: return g_strdup_printf ("%u", state->gap);
    case AFTER: return g_strdup_printf ("%u", state->after);
    case NAMES: return g_strdup (state->swapped ? _("the other way round") : _("as shown here"));
    default: break;
    }
  if (i < FIRST_PRESTIGE)
    return goods_of (state->cost[i], CY_COSTS);
  return g_strdup_printf ("%u", state->prestige[i - FIRST_PRESTIGE]);
}

/* -- The lines that say it ------------------------------------------------------------------------------------- */

static void
say_tile (const CyState *state, guint tile, gboolean cost, gboolean prestige, PwMove *out)
{
  pw_move_init (out, CY_KIND_VALUE, PW_TABLE);
  out->args[CY_ARG_TILE] = (gint16) (CY_FIRST_BUILT + tile);
  for (guint i = 0; i < CY_COSTS && cost; i++)
    if (state->cost[tile][i])
      out->args[CY_ARG_GOODS + i] = state->cost[tile][i];
  if (prestige)
    out->args[CY_ARG_NUMBER] = state->prestige[tile];
}

static void
say_side (const CyState *state, PwMove *out)
{
  pw_move_init (out, CY_KIND_VALUE, PW_TABLE);
  out->args[CY_ARG_TILE] = CY_SPINNING_MILL;
  out->args[CY_ARG_WHERE] = CY_SAYS_SIDE;
  for (guint good = 0; good < CY_GOODS; good++)
    if (state->mill[good])
      out->args[CY_ARG_GOODS + good] = state->mill[good];
  out->args[CY_ARG_NUMBER] = state->mill_prestige;
}

static void
say_road (const CyState *state, PwMove *out)
{
  pw_move_init (out, CY_KIND_ROAD, PW_TABLE);
  out->args[CY_ARG_NUMBER] = state->gap;
  out->args[CY_ARG_WHERE] = state->after;
}

static void
say_names (const CyState *state, PwMove *out)
{
  pw_move_init (out, CY_KIND_NAMES, PW_TABLE);
  out->args[CY_ARG_NUMBER] = state->swapped;
}

/* As PwGamePrinted.say: cost and prestige of a tile are one line where both are to be said. */
void
cy_printed_say (gconstpointer data, guint i, PwMove *out)
{
  const CyState *state = data;
  guint tile = i < FIRST_PRESTIGE ? i : i - FIRST_PRESTIGE;

  switch (i)
    {
    case SIDE: say_side (state, out); return;
    case GAP:
    case AFTER: say_road (state, out); return;
    case NAMES: say_names (state, out); return;
    default: break;
    }
  say_tile (state, tile, i < FIRST_PRESTIGE || state->said_cost >> tile & 1,
            i >= FIRST_PRESTIGE || state->said_prestige >> tile & 1, out);
}

/* -- What rests on it ---------------------------------------------------------------------------------------------- */

static PwPrintedState
worse (PwPrintedState a, PwPrintedState b)
{
  return MAX (a, b);
}

/* 8.1, 8.2, 12.2: cost and prestige. */
static PwPrintedState
rests_on_tile (const CyState *state, guint tile, PwMove *out)
{
  guint i = tile - CY_FIRST_BUILT;
  PwPrintedState cost = cy_printed_known (state, i), prestige = cy_printed_known (state, FIRST_PRESTIGE + i);

  /* What is certain or known need not be said again. */
  say_tile (state, i, cost >= PW_PRINTED_PRESET, prestige >= PW_PRINTED_PRESET, out);
  return worse (cost, prestige);
}

/**
 * cy_printed_rests:
 * @data: a state
 * @move: a legal move
 * @out: (out): the line that confirms what it rests on
 *
 * Returns: as PwGamePrinted.rests: tiles when they are built, the road when the game begins, the Spinning Mill when it is named, names
 *   when one of the two characters comes into play
 */
PwPrintedState
cy_printed_rests (gconstpointer data, const PwMove *move, PwMove *out)
{
  const CyState *state = data;
  int tile = move->args[CY_ARG_TILE];

  switch ((CyKind) move->kind)
    {
    case CY_KIND_BUILD:
    case CY_KIND_MONUMENT: return rests_on_tile (state, (guint) tile, out);
    case CY_KIND_FAVOUR:
      return tile >= CY_FIRST_BUILT && tile < CY_FAIRGROUND ? rests_on_tile (state, (guint) tile, out) : PW_PRINTED_SURE;
    case CY_KIND_SPACE:
    case CY_KIND_SITE: say_side (state, out); return tile == CY_SPINNING_MILL ? cy_printed_known (state, SIDE) : PW_PRINTED_SURE;
    case CY_KIND_PICK:
      if (state->picked == 0 && !state->said_road)
        {
          say_road (state, out);
          return worse (cy_printed_known (state, GAP), cy_printed_known (state, AFTER));
        }
      G_GNUC_FALLTHROUGH;
    case CY_KIND_TAKE:
      say_names (state, out);
      return cy_names_to_confirm >> move->args[CY_ARG_CHARACTER] & 1 ? cy_printed_known (state, NAMES) : PW_PRINTED_SURE;
    default: return PW_PRINTED_SURE;
    }
}
