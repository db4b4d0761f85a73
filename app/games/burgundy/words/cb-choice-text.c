/* cb-choice-text.c: the words of the numbered choices
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/words/cb-sentences.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-quote.h"

static const char *
phrase_of (int tile)
{
  if (tile == CB_TILE_ANY)
    return _("a tile");
  if (tile >= CB_TILE_UNKNOWN)
    return cb_type_phrase (cb_tile_type ((CbTile) tile));
  return cb_tile_phrase (tile);
}

static char *
named (int tile)
{
  return pw_capital (tile >= CB_TILE_UNKNOWN ? cb_type_label (cb_tile_type ((CbTile) tile)) : cb_tile_label (tile));
}

/* "2 red, 1 pink", or NULL for an empty depot. */
static char *
goods_of_depot (const CbState *state, int depot)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < CB_GOODS; i++)
    if (state->depot_goods[depot - 1][i])
      g_string_append_printf (text, "%s%u %s", text->len ? ", " : "", state->depot_goods[depot - 1][i],
                              cb_goods_label ((int) i + 1));
  return g_string_free (text, text->len == 0);
}

static char *
change_label (const CbPlayer *player, int die, int workers)
{
  g_autoptr (GString) values = g_string_new (NULL);
  guint found[6], n = 0;

  for (guint value = 1; value <= 6; value++)
    if (cb_die_cost (player, (guint) die, value, FALSE) == (guint) workers)
      found[n++] = value;
  if (n == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Pay %d worker", "Pay %d workers", (gulong) workers), workers);
  if (n == 2)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d worker: %u or %u", "%d workers: %u or %u", (gulong) workers),
                            workers, found[0], found[1]);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (values, "%s%u", i ? "/" : "", found[i]);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d worker: %s", "%d workers: %s", (gulong) workers), workers,
                          values->str);
}

static char *
keep_label (const PwMove *move)
{
  static const guint8 keep_args[] = { CB_ARG_GOODS, CB_ARG_KEEP_2, CB_ARG_KEEP_3 };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < 3; i++)
    if (move->args[keep_args[i]] != PW_ARG_NONE)
      g_string_append_printf (text, "%s%s", text->len ? ", " : "", cb_goods_label (move->args[keep_args[i]]));
  if (text->len == 0)
    return g_strdup_printf (_("Depot %d"), move->args[CB_ARG_DEPOT]);
  return g_strdup_printf (_("Keep %s"), text->str);
}

static char *
start_goods_label (const PwMove *move)
{
  int goods = move->args[CB_ARG_KEEP_3];

  if (goods == PW_ARG_NONE)
    goods = move->args[CB_ARG_KEEP_2];
  if (goods == PW_ARG_NONE)
    goods = move->args[CB_ARG_GOODS];
  return pw_capital (cb_goods_label (goods));
}

/* How a purchase is paid. */
static const char *
price_of (const PwMove *move)
{
  switch (cb_arg (move, CB_ARG_WORKERS, 0))
    {
    case 0: return _("2 silver");
    case 1: return _("1 silver, 1 worker");
    default: return _("2 workers");
    }
}

/**
 * cb_choice_named:
 * @move: names tiles of a depot
 *
 * Returns: the first tile it names, or %PW_ARG_NONE
 */
int
cb_choice_named (const PwMove *move)
{
  for (guint i = 0; i < CB_BLACK_SPACES; i++)
    if (move->args[1 + i] != PW_ARG_NONE)
      return move->args[1 + i];
  return PW_ARG_NONE;
}

static char *
take_label (const CbState *state, const PwMove *move)
{
  int tile = move->args[CB_ARG_TILE], depot = cb_arg (move, CB_ARG_DEPOT, 0);
  g_autofree char *name = NULL;

  if (tile == PW_ARG_NONE)
    return g_strdup (_("Take a tile"));
  if (tile >= CB_TILE_DARK)
    return g_strdup (_("Say which monastery"));
  if (state->pending.n == 0 && (cb_arg (move, CB_ARG_WORKERS, 0) || depot != cb_arg (move, CB_ARG_DIE, depot)))
    return g_strdup_printf (_("Take %s from %d"), phrase_of (tile), depot);
  if (state->pending.n == 0)
    return g_strdup_printf (_("Take %s"), phrase_of (tile));
  name = named (tile);
  return g_strdup_printf (_("%s, depot %d"), name, depot);
}

/* "Depot 5 (mine, monastery)": what an effect may take there; the depot alone where that is anything. What stands in parentheses
 * is no word of the choice: "mine" is that mine, and not the depot. */
static char *
depot_label (const CbState *state, int depot)
{
  guint types = depot ? cb_take_types (state) : 0;
  g_autoptr (GString) tiles = g_string_new (NULL);

  for (guint space = 0; types && types != (1u << CB_TYPES) - 1 && space < CB_DEPOT_SPACES; space++)
    {
      int tile = state->depots[depot - 1][space];

      if (tile == CB_TILE_NONE || (tile != CB_TILE_ANY && !(types >> cb_tile_type ((CbTile) tile) & 1)))
        continue;
      g_string_append_printf (tiles, "%s%s", tiles->len ? ", " : "",
                              tile >= CB_TILE_UNKNOWN ? cb_type_label (cb_tile_type ((CbTile) tile)) : cb_tile_label (tile));
    }
  return tiles->len ? g_strdup_printf (_("Depot %d (%s)"), depot, tiles->str) : g_strdup_printf (_("Depot %d"), depot);
}

static const char *
claim_label (CbSize size)
{
  switch (size)
    {
    case CB_SIZE_LARGE: return _("Large bonus tile");
    case CB_SIZE_SMALL: return _("Small bonus tile");
    case CB_SIZE_NONE:
    case CB_SIZE_BOTH:
    default: return _("Both bonus tiles were gone");
    }
}

static char *
plain_name_of (const CbState *state, const PwChoice *choice)
{
  const PwMove *move = &choice->move;
  const CbPlayer *player = move->player >= 0 ? &state->players[move->player] : NULL;
  int tile = move->args[CB_ARG_TILE], depot = cb_arg (move, CB_ARG_DEPOT, 0);
  g_autofree char *name = NULL;

  switch ((CbGroup) choice->group)
    {
    case CB_GROUP_DIE: return g_strdup_printf (_("Use the %d"), move->args[CB_ARG_DIE]);
    case CB_GROUP_PLACE:
      name = named (tile);
      return g_strdup_printf (_("%s, %s"), name, cb_hex_name (cb_duchy_of (player), (guint) move->args[CB_ARG_HEX]));
    case CB_GROUP_SELL:
      return g_strdup_printf (_("Sell %u %s"), player->goods[move->args[CB_ARG_GOODS] - 1],
                              cb_goods_label (move->args[CB_ARG_GOODS]));
    case CB_GROUP_DEPOT: return depot_label (state, depot);
    case CB_GROUP_TAKE: return take_label (state, move);
    case CB_GROUP_WORKERS:
      return g_strdup_printf (cb_has (player, 13) ? _("Take %d workers, 1 silver") : _("Take %d workers"),
                              cb_has (player, 14) ? 4 : 2);
    case CB_GROUP_BUY: return g_strdup (cb_has (player, 6) ? _("Buy a tile") : _("Buy a black tile"));
    case CB_GROUP_BUY_TILE:
      if (tile >= CB_TILE_DARK)
        return g_strdup (_("Say which monastery"));
      if (depot)
        return g_strdup_printf (_("Buy %s from %d"), phrase_of (tile), depot);
      return g_strdup_printf (_("Buy %s"), phrase_of (tile));
    case CB_GROUP_PAY: return g_strdup_printf (_("Pay %s"), price_of (move));
    case CB_GROUP_CHANGE: return change_label (player, move->args[CB_ARG_DIE], cb_arg (move, CB_ARG_WORKERS, 0));
    case CB_GROUP_DISCARD: return g_strdup_printf (_("Discard %s"), cb_tile_phrase (move->args[CB_ARG_DISCARD]));
    case CB_GROUP_STORAGE:
      return g_strdup (move->args[CB_ARG_STORAGE] == CB_STORAGE_COMMON ? _("To the common key spaces")
                                                                       : _("To the private key spaces"));
    case CB_GROUP_SHIP:
      name = goods_of_depot (state, depot);
      return name ? g_strdup_printf (_("Depot %d: %s"), depot, name) : g_strdup_printf (_("Depot %d: empty"), depot);
    case CB_GROUP_KEEP: return keep_label (move);
    case CB_GROUP_HEX:
      return g_strdup_printf (_("Castle, %s"), cb_hex_name (cb_duchy_of (player), (guint) move->args[CB_ARG_HEX]));
    case CB_GROUP_GOODS:
      return move->kind == CB_KIND_GOODS ? pw_capital (cb_goods_label (move->args[0])) : start_goods_label (move);
    case CB_GROUP_NAME: return g_strdup_printf (_("It is %s"), phrase_of (cb_choice_named (move)));
    case CB_GROUP_SKIP: return g_strdup (pw_kind_set_has (cb_playable (state), CB_KIND_LOAD) ? _("That is all") : _("Skip"));
    case CB_GROUP_LOAD: return pw_capital (cb_goods_label (move->args[CB_ARG_GOODS]));
    case CB_GROUP_NUMBER:
      return g_strdup_printf (_("%d × %s"), move->args[CB_ARG_NUMBER], cb_goods_label (move->args[CB_ARG_GOODS]));
    case CB_GROUP_CLAIM: return g_strdup (claim_label ((CbSize) move->args[CB_ARG_SIZE]));
    case CB_GROUP_CONFIRM: return g_strdup (_(cb_kinds[move->kind].title));
    case CB_GROUP_END:
    default: return g_strdup (move->kind == CB_KIND_FINISH ? _("Final scoring") : _("End the turn"));
    }
}

/* What is thrown out, where that is said before the name of the tile, or at once with it. */
static char *
with_discard (char *name, const PwChoice *choice)
{
  int discard = choice->move.args[CB_ARG_DISCARD], tile = choice->move.args[CB_ARG_TILE];
  g_autofree char *plain = NULL;

  if ((choice->group != CB_GROUP_TAKE && choice->group != CB_GROUP_BUY_TILE) || discard == PW_ARG_NONE ||
      (tile < CB_TILE_UNKNOWN ? !choice->shortcut : !choice->more))
    return name;
  plain = name;
  /* Translators: "Take a building", and a tile that is thrown out for it. */
  return g_strdup_printf (_("%s, discard %s"), plain, cb_tile_phrase (discard));
}

/* The label without what is paid. */
static char *
name_of (const PwSetup *setup, gconstpointer data, const PwChoice *choice)
{
  const CbState *state = data;
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, words.choice_label)
    {
      char *text = module->words.choice_label (setup, state, choice);

      if (text)
        return text;
    }
  return with_discard (plain_name_of (state, choice), choice);
}

/* Of two equal tiles in common and private key spaces, which one (16.2). */
static char *
full_name_of (const PwSetup *setup, gconstpointer data, const PwChoice *choice)
{
  char *name = name_of (setup, data, choice);
  g_autofree char *plain = NULL;
  int storage = choice->move.args[CB_ARG_STORAGE];

  if (storage == PW_ARG_NONE || choice->more || (choice->group != CB_GROUP_PLACE && choice->group != CB_GROUP_DISCARD))
    return name;
  plain = name;
  return g_strdup_printf (storage == CB_STORAGE_COMMON ? _("%s, common") : _("%s, private"), plain);
}

/* What the move pays; of those that pay nothing, another argument may stand in the place of the workers. */
static int
workers_of (const PwMove *move)
{
  gboolean statement = move->kind < CB_KINDS && cb_kinds[move->kind].statement;

  return statement || move->kind == CB_KIND_DEPOT ? 0 : cb_arg (move, CB_ARG_WORKERS, 0);
}

char *
cb_choice_label (const PwSetup *setup, gconstpointer data, const PwChoice *choice)
{
  char *name = full_name_of (setup, data, choice);
  int workers = workers_of (&choice->move);
  g_autofree char *plain = NULL;

  if (workers == 0 || choice->group == CB_GROUP_CHANGE || choice->group == CB_GROUP_PAY)
    return name;
  plain = name;
  if (choice->move.kind == CB_KIND_BUY)
    return g_strdup_printf ("%s (%s)", plain, price_of (&choice->move));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s (%d worker)", "%s (%d workers)", (gulong) workers), plain, workers);
}

/* What a complete move would score, in words: "f3: mine region of 1 hex +1, f3: completed in phase B +8". */
static char *
points_in_words (const PwSetup *setup, const CbState *state, const PwMove *move)
{
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  g_autofree CbState *after = g_new (CbState, 1);
  GString *text = g_string_new (NULL);

  *after = *state;
  events->n = 0;
  pw_game_apply (cb_itself, after, move, events);
  for (guint i = 0; i < events->n; i++)
    {
      const PwEvent *event = &events->items[i];
      g_autofree char *what = NULL, *points = NULL;

      if (event->kind != PW_EVENT_POINTS || event->player != move->player || event->final)
        continue;
      what = cb_event_text (setup, event);
      points = pw_number_signed (event->amount);
      g_string_append_printf (text, "%s%s %s", text->len ? ", " : "", what, points);
    }
  return g_string_free (text, text->len == 0);
}

char *
cb_choice_sentence (const PwSetup *setup, gconstpointer data, const PwChoice *choice)
{
  const CbState *state = data;
  g_autofree char *label = NULL;
  g_autofree char *points = NULL;
  g_autofree char *paid = NULL;
  int workers = choice->move.kind != CB_KIND_BUY && choice->group != CB_GROUP_CHANGE ? workers_of (&choice->move) : 0;

  label = workers ? full_name_of (setup, data, choice) : cb_choice_label (setup, data, choice);

  if (workers > 0)
    paid = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "pays %d worker", "pays %d workers", (gulong) workers), workers);
  if (choice->more)
    return g_strdup_printf (_("%s%s%s; more choices follow"), label, paid ? ", " : "", paid ? paid : "");
  points = choice->points ? points_in_words (setup, state, &choice->move) : NULL;
  return g_strconcat (label, paid ? ", " : "", paid ? paid : "", points ? "; " : "", points ? points : "", NULL);
}
