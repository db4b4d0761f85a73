/* cb-say-text.c: statements and corrections as sentences
 *
 * A correction names what was believed before, where that is another value: "Correction: Ana
 * has 3 silver, not 2."
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/words/cb-sentences.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"

#define NOT_KNOWN (-1)

/* "Ana: a bank on c3." @old is a tile to deny, or CB_TILE_NONE. */
static char *
hex_sentence (const char *name, const char *hex, int tile, int old)
{
  if (tile == CB_TILE_NONE && old != CB_TILE_NONE)
    return g_strdup_printf (_("%s: %s is empty, without %s."), name, hex, cb_tile_phrase (old));
  if (tile == CB_TILE_NONE)
    return g_strdup_printf (_("%s: %s is empty."), name, hex);
  if (old != CB_TILE_NONE)
    return g_strdup_printf (_("%s: %s on %s, not %s."), name, cb_tile_phrase (tile), hex, cb_tile_phrase (old));
  return g_strdup_printf (_("%s: %s on %s."), name, cb_tile_phrase (tile), hex);
}

static char *
key_sentence (const char *name, int space, int tile, int old)
{
  if (tile == CB_TILE_NONE && old != CB_TILE_NONE)
    return g_strdup_printf (_("%s: key space %d is empty, without %s."), name, space, cb_tile_phrase (old));
  if (tile == CB_TILE_NONE)
    return g_strdup_printf (_("%s: key space %d is empty."), name, space);
  if (old != CB_TILE_NONE)
    return g_strdup_printf (_("%s: %s on key space %d, not %s."), name, cb_tile_phrase (tile), space, cb_tile_phrase (old));
  return g_strdup_printf (_("%s: %s on key space %d."), name, cb_tile_phrase (tile), space);
}

static char *
count_sentence (const char *name, int tile, int n)
{
  if (tile >= CB_COUNTED)
    return g_strdup_printf (n ? _("%s: %s in the duchy.") : _("%s: no %s in the duchy."), name, cb_tile_label (tile));
  return g_strdup_printf (_("%s: %d × %s in the duchy."), name, n, cb_tile_label (tile));
}

static char *
empty_sentence (const char *name, int n)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %d empty hex.", "%s: %d empty hexes.", (gulong) n), name, n);
}

static char *
stock_sentence (const char *name, int n, const char *goods, int old)
{
  if (old != NOT_KNOWN)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has %d %s goods tile, not %d.", "%s has %d %s goods tiles, not %d.",
                                         (gulong) n),
                            name, n, goods, old);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has %d %s goods tile.", "%s has %d %s goods tiles.", (gulong) n),
                          name, n, goods);
}

static char *
sold_sentence (const char *name, int n, const char *goods, int old)
{
  if (old != NOT_KNOWN)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has sold %d %s goods tile, not %d.",
                                         "%s has sold %d %s goods tiles, not %d.", (gulong) n),
                            name, n, goods, old);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has sold %d %s goods tile.", "%s has sold %d %s goods tiles.",
                                       (gulong) n),
                          name, n, goods);
}

/* A number of which nobody says what it is made of. */
static char *
tally_sentence (const char *name, int tally, int n)
{
  gulong many = (gulong) n;

  switch (tally)
    {
    case CB_TALLY_GOODS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has %d goods tile left.", "%s has %d goods tiles left.", many),
                              name, n);
    case CB_TALLY_SOLD:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has sold %d goods tile.", "%s has sold %d goods tiles.", many),
                              name, n);
    case CB_TALLY_COLOURS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has sold goods of %d colour.", "%s has sold goods of %d colours.",
                                           many),
                              name, n);
    case CB_TALLY_SPECIES:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has %d species of livestock.", "%s has %d species of livestock.",
                                           many),
                              name, n);
    case CB_TALLY_BONUS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has %d bonus tile.", "%s has %d bonus tiles.", many), name, n);
    case CB_TALLY_SHIELDS: return g_strdup_printf (_("%s has no shield."), name);
    case CB_TALLY_MONASTERIES:
    default: return g_strdup_printf (_("%s has no monastery that scores at the end."), name);
    }
}

static char *
have_sentence (const char *name, CbResource resource, int n, int old)
{
  if (resource == CB_SILVER)
    return old != NOT_KNOWN ? g_strdup_printf (_("%s has %d silver, not %d."), name, n, old)
                            : g_strdup_printf (_("%s has %d silver."), name, n);
  if (old != NOT_KNOWN)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has %d worker, not %d.", "%s has %d workers, not %d.", (gulong) n),
                            name, n, old);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has %d worker.", "%s has %d workers.", (gulong) n), name, n);
}

static char *
bonus_sentence (const char *name, CbType type, CbSize size)
{
  switch (size)
    {
    case CB_SIZE_LARGE: return g_strdup_printf (_("%s has the large bonus tile: %s."), name, cb_bonus_label (type));
    case CB_SIZE_SMALL: return g_strdup_printf (_("%s has the small bonus tile: %s."), name, cb_bonus_label (type));
    case CB_SIZE_BOTH: return g_strdup_printf (_("%s has both bonus tiles: %s."), name, cb_bonus_label (type));
    case CB_SIZE_NONE:
    default: return g_strdup_printf (_("%s has no bonus tile: %s."), name, cb_bonus_label (type));
    }
}

static char *
dice_sentence (const char *name, int packed)
{
  guint8 dice[6] = { 0 };

  if (pw_dice_unpack ((gint16) packed, dice) == 2)
    return g_strdup_printf (_("%s’s dice show %u and %u."), name, dice[0], dice[1]);
  return g_strdup_printf (_("%s’s unused die shows %u."), name, dice[0]);
}

static char *
score_sentence (const CbState *before, const char *name, const PwMove *move)
{
  int points = move->args[CB_ARG_NUMBER], track = before->players[move->player].track;
  gulong n = (gulong) ABS (points);
  g_autofree char *shown = pw_number (track + points);

  if (move->reason)
    return points < 0
             ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s loses %d point.", "%s loses %d points.", n), name, -points)
             : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s gets %d point.", "%s gets %d points.", n), name, points);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %s point on the track.", "%s: %s points on the track.",
                                       (gulong) ABS (track + points)),
                          name, shown);
}

static char *
order_sentence (const PwSetup *setup, const PwMove *move)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < setup->n_players; i++)
    g_string_append_printf (names, "%s%s", i ? ", " : "", pw_setup_name (setup, move->args[i]));
  return g_strdup_printf (_("The order of the round: %s."), names->str);
}

static char *
space_sentence (const PwMove *move)
{
  int depot = move->args[CB_ARG_DEPOT], space = move->args[CB_ARG_WHAT], tile = move->args[CB_ARG_TILE];

  if (depot == 0)
    return tile == CB_TILE_NONE ? g_strdup_printf (_("Black depot, space %d: empty."), space)
                                : g_strdup_printf (_("Black depot, space %d: %s."), space, cb_tile_label (tile));
  return tile == CB_TILE_NONE ? g_strdup_printf (_("Depot %d, space %d: empty."), depot, space)
                              : g_strdup_printf (_("Depot %d, space %d: %s."), depot, space, cb_tile_label (tile));
}

static char *
pile_sentence (const PwMove *move)
{
  int n = move->args[CB_ARG_NUMBER];

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Depot %d holds %d %s goods tile.", "Depot %d holds %d %s goods tiles.",
                                       (gulong) n),
                          move->args[CB_ARG_DEPOT], n, cb_goods_label (move->args[CB_ARG_GOODS]));
}

/* What a correction denies: the value before, where it is another. */
static int
denied (const PwMove *move, int old, int none)
{
  return move->reason && old != move->args[CB_ARG_NUMBER] ? old : none;
}

static int
denied_tile (const PwMove *move, int old)
{
  return move->reason && old != move->args[CB_ARG_TILE] ? old : CB_TILE_NONE;
}

static char *
plain_sentence (const PwSetup *setup, const CbState *before, const PwMove *move)
{
  const CbPlayer *player = move->player >= 0 ? &before->players[move->player] : NULL;
  const char *name = player ? pw_setup_name (setup, move->player) : "";
  int tile = move->args[CB_ARG_TILE], hex = move->args[CB_ARG_HEX], goods = move->args[CB_ARG_GOODS];
  int what = move->args[CB_ARG_WHAT], n = move->args[CB_ARG_NUMBER];

  switch (move->kind)
    {
    case CB_KIND_HEX:
      return hex_sentence (name, cb_hex_name (cb_duchy_of (player), (guint) hex), tile, denied_tile (move, player->tile[hex]));
    /* Those counted come on top of those that are seen: told is how many there are in all. */
    case CB_KIND_COUNT: return count_sentence (name, tile, n + (int) cb_hex_count (cb_hexes_with (player, tile)));
    case CB_KIND_EMPTY: return empty_sentence (name, n);
    case CB_KIND_KEY: return key_sentence (name, what, tile, denied_tile (move, player->store[what - 1]));
    case CB_KIND_STOCK:
      return stock_sentence (name, n, cb_goods_label (goods), denied (move, player->goods[goods - 1], NOT_KNOWN));
    case CB_KIND_SOLD: return sold_sentence (name, n, cb_goods_label (goods), denied (move, player->sold[goods - 1], NOT_KNOWN));
    case CB_KIND_HAVE:
      if (what >= CB_RESOURCES)
        return tally_sentence (name, what - CB_RESOURCES, n);
      return have_sentence (name, (CbResource) what, n,
                            denied (move, what == CB_SILVER ? player->silver : player->workers, NOT_KNOWN));
    case CB_KIND_BONUS: return bonus_sentence (name, (CbType) what, (CbSize) move->args[CB_ARG_SIZE]);
    case CB_KIND_BRIDGE: return g_strdup_printf (_("%s’s marker is on space %d of the bridge, on top."), name, what);
    case CB_KIND_DICE: return dice_sentence (name, what);
    case CB_KIND_SCORE: return score_sentence (before, name, move);
    case CB_KIND_SPACE: return space_sentence (move);
    case CB_KIND_PILE: return pile_sentence (move);
    case CB_KIND_NOW: return g_strdup_printf (_("It is phase %c, round %d."), 'A' + what, move->args[CB_ARG_SIZE]);
    case CB_KIND_WHITE: return g_strdup_printf (_("The white die shows %d."), what);
    case CB_KIND_INNS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d inn lies beside the black depot.",
                                           "%d inns lie beside the black depot.", (gulong) n),
                              n);
    case CB_KIND_ORDER: return order_sentence (setup, move);
    case CB_KIND_TURN:
    default: return g_strdup_printf (_("It is %s’s turn."), pw_setup_name (setup, what));
    }
}

/* A statement as a sentence; @data is the state before it. */
char *
cb_say_sentence (const PwSetup *setup, gconstpointer data, const PwMove *move)
{
  g_autofree char *sentence = plain_sentence (setup, data, move);

  return move->reason ? g_strdup_printf (_("Correction: %s"), sentence) : g_steal_pointer (&sentence);
}
