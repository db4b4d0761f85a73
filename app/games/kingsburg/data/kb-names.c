/* kb-names.c: what is counted, and goods and dice in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/data/kb-names.h"

#include <glib/gi18n-lib.h>

const PwNamed kb_sources[KB_SOURCES] = {
  [KB_FROM_ADVISORS] = { "advisors", N_("Advisors"), "A", "accent" },
  [KB_FROM_BUILDINGS] = { "buildings", N_("Buildings"), "B", "beige" },
  [KB_FROM_REWARD] = { "reward", N_("The King’s Reward"), "R", "yellow" },
  [KB_FROM_BATTLES] = { "battles", N_("Battles"), "S", "blue" },
  [KB_FROM_EMBASSY] = { "embassy", N_("Embassy"), "E", "lime" },
  [KB_FROM_TOWN_HALL] = { "town-hall", N_("Town Hall"), "H", "token-6" },
  [KB_FROM_CATHEDRAL] = { "cathedral", N_("Cathedral"), "C", "token-5" },
  [KB_FROM_LOSSES] = { "losses", N_("Losses"), "L", "grey" },
  [KB_FROM_TRACK] = { "track", N_("Read off the track"), "T", "token-1" },
  [KB_FROM_CORRECTIONS] = { "corrections", N_("Corrections"), "±", "token-2" },
};

const PwNamed kb_resources[KB_RESOURCES] = {
  [KB_RESOURCE_GOLD] = { "gold", N_("Gold"), "G", "text" },
  [KB_RESOURCE_WOOD] = { "wood", N_("Wood"), "W", "text" },
  [KB_RESOURCE_STONE] = { "stone", N_("Stone"), "S", "text" },
  [KB_RESOURCE_PLUS2] = { "plus2", N_("+2 tokens"), "+2", "text" },
  [KB_RESOURCE_SOLDIERS] = { "soldiers", N_("Soldiers"), "M", "text" },
};

const PwNamed kb_holdings[KB_HOLDINGS] = {
  [KB_HOLD_GOLD] = { "gold", N_("Gold"), "G", "yellow" },
  [KB_HOLD_WOOD] = { "wood", N_("Wood"), "W", "beige" },
  [KB_HOLD_STONE] = { "stone", N_("Stone"), "S", "grey" },
  [KB_HOLD_PLUS2] = { "plus2", N_("+2 tokens"), "+2", "text" },
  [KB_HOLD_SOLDIERS] = { "soldiers", N_("Soldiers"), "M", "text" },
  [KB_HOLD_BUILDINGS] = { "buildings", N_("Buildings"), "B", "text" },
};

const char *const kb_notes[KB_NOTES] = {
  [KB_NOTE_YEAR] = "year",
  [KB_NOTE_PHASE] = "phase",
  [KB_NOTE_AID_DIE] = "aid-die",
  [KB_NOTE_AID_TIE] = "aid-tie",
  [KB_NOTE_ENVOY_GETS] = "envoy-gets",
  [KB_NOTE_ENVOY_BACK] = "envoy-back",
  [KB_NOTE_ENVOY_NOBODY] = "envoy-nobody",
  [KB_NOTE_MARK] = "mark",
  [KB_NOTE_ASIDE] = "aside",
  [KB_NOTE_ORDER] = "order",
  [KB_NOTE_STEP] = "step",
  [KB_NOTE_INFLUENCE] = "influence",
  [KB_NOTE_CANNOT] = "cannot",
  [KB_NOTE_HELP] = "help",
  [KB_NOTE_PEEK] = "peek",
  [KB_NOTE_BUILD] = "build",
  [KB_NOTE_DESTROYED] = "destroyed",
  [KB_NOTE_OFFER] = "offer",
  [KB_NOTE_ENEMY] = "enemy",
  [KB_NOTE_COMPARE] = "compare",
  [KB_NOTE_KING] = "king",
  [KB_NOTE_BATTLE] = "battle",
  [KB_NOTE_NOT_CHECKED] = "not-checked",
  [KB_NOTE_OVER] = "over",
};

/* -- Goods, dice ------------------------------------------------------------------------------------ */

/* "1 gold, 2 wood": goods and how many. */
char *
kb_goods_text (const int goods[KB_GOODS])
{
  GString *text = g_string_new (NULL);

  for (guint good = 0; good < KB_GOODS; good++)
    if (goods[good] > 0)
      g_string_append_printf (text, "%s%d %s", text->len ? ", " : "", goods[good], kb_good_label (good));
  return g_string_free (text, FALSE);
}

static char *
join_dice (gint16 own, gint16 white, const char *between)
{
  GString *text = g_string_new (NULL);
  guint8 dice[6];
  guint n = own == PW_ARG_NONE ? 0 : pw_dice_unpack (own, dice);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", text->len ? between : "", dice[i]);
  n = white == PW_ARG_NONE ? 0 : pw_dice_unpack (white, dice);
  for (guint i = 0; i < n; i++)
    {
      if (text->len)
        g_string_append (text, between);
      g_string_append_printf (text, _("white %u"), dice[i]);
    }
  return g_string_free (text, FALSE);
}

/* "5, 4, white 3": dice one by one. */
char *
kb_dice_text (gint16 own, gint16 white)
{
  return join_dice (own, white, ", ");
}

/* "5+4+white 3": dice that lie on an advisor together. */
char *
kb_group_text (gint16 own, gint16 white)
{
  return join_dice (own, white, "+");
}
