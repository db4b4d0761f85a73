/* cy-view-effect.c: what a building does, in a few words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/view/cy-view.h"

#include <glib/gi18n-lib.h>

#include "core/pw-view-text.h"

static void
add_goods (GString *text, const guint8 *counts)
{
  int goods[CY_COSTS];
  g_autofree char *plain = NULL;

  for (guint good = 0; good < CY_COSTS; good++)
    goods[good] = counts[good];
  plain = cy_goods_text (goods);
  pw_view_add (text, plain);
}

G_GNUC_PRINTF (3, 4)
static void
add_if (GString *text, guint n, const char *format, ...)
{
  va_list args;

  if (n == 0)
    return;
  if (text->len > 0)
    g_string_append (text, _(", "));
  va_start (args, format);
  g_string_append_vprintf (text, format, args);
  va_end (args);
}

static void
add_gain (GString *text, const CyPrice *price)
{
  add_goods (text, price->gain);
  add_if (text, price->gain_workers,
          g_dngettext (GETTEXT_PACKAGE, "%u worker from the camp", "%u workers from the camp", (gulong) price->gain_workers),
          price->gain_workers);
  add_if (text, price->prestige, g_dngettext (GETTEXT_PACKAGE, "%u prestige", "%u prestige", (gulong) price->prestige),
          price->prestige);
  if (price->favour)
    pw_view_add (text, _("a favour"));
}

static const char *
does_label (const CyEffect *effect)
{
  switch ((CyDo) effect->does)
    {
    case CY_DOES_CLAIM: return _("a claim");
    case CY_DOES_BUILD_WOOD: return _("build a wood tile");
    case CY_DOES_BUILD_STONE: return effect->spares ? _("build a stone tile without its stone") : _("build a stone tile");
    case CY_DOES_PROVOST: return _("up to 2 steps of the provost");
    case CY_DOES_NOTHING:
    default: return "";
    }
}

/* "1 cloth for 4 prestige" */
static void
add_price (GString *text, const CyEffect *effect, const CyPrice *price)
{
  g_autoptr (GString) pay = g_string_new (NULL), gain = g_string_new (NULL);

  add_goods (pay, price->pay);
  add_if (pay, price->pay_workers,
          g_dngettext (GETTEXT_PACKAGE, "%u worker to the camp", "%u workers to the camp", (gulong) price->pay_workers),
          price->pay_workers);
  add_gain (gain, price);
  pw_view_add (gain, does_label (effect));
  if (text->len > 0)
    /* Translators: between two prices: "1 cloth for 4 prestige or 2 cloth for 6 prestige". */
    g_string_append (text, _(" or "));
  if (pay->len > 0)
    /* Translators: what is paid, and what is had for it. */
    g_string_append_printf (text, _("%s for %s"), pay->str, gain->str);
  else
    g_string_append (text, gain->str);
}

/* What a monument brings in each round, or once. */
static void
add_bonus (GString *text, const CyTileInfo *info)
{
  g_autoptr (GString) gain = g_string_new (NULL);

  add_gain (gain, &info->bonus);
  if (gain->len == 0)
    return;
  if (info->bonus_at_once)
    pw_view_add (text, gain->str);
  else
    {
      g_autofree char *each = g_strdup_printf (_("%s each round"), gain->str);

      pw_view_add (text, each);
    }
}

/**
 * cy_effect_text:
 * @state: a state
 * @tile: a #CyTile
 * @built: it shows its construction side
 *
 * Returns: (transfer full): what it does
 */
char *
cy_effect_text (const CyState *state, guint tile, gboolean built)
{
  GString *text = g_string_new (NULL);
  const CyTileInfo *info = &cy_tiles[tile];
  CyEffect effect = *cy_effect (state, tile, built);

  if (info->family == CY_FAMILY_MONUMENT)
    {
      add_bonus (text, info);
      return g_string_free (text, FALSE);
    }
  if (tile == CY_SPINNING_MILL && !built)
    {
      memcpy (effect.prices[0].gain, state->mill, sizeof state->mill);
      effect.prices[0].prestige = state->mill_prestige;
    }
  for (guint i = 0; i < effect.n_prices; i++)
    add_price (text, &effect, &effect.prices[i]);
  if (built)
    for (guint good = 0; good < CY_GOODS; good++)
      if (info->owner[good])
        /* Translators: a good for a tile's owner. */
        g_string_append_printf (text, _("; its owner %u %s"), info->owner[good], cy_good_label ((int) good));
  return g_string_free (text, FALSE);
}
