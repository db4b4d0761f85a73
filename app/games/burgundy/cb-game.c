/* cb-game.c: The Castles of Burgundy as a PwGame: its tables, the first state, whose move it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-engine.h"

#include <glib/gi18n-lib.h>

/* -- Arguments, in the order they are written --------------------------------------------- */

#define ARG_DIE { "die", PW_ARG_DIE, CB_ARG_DIE, PW_ARG_OPTIONAL, 1, 6, NULL }
#define ARG_WORKERS { "workers", PW_ARG_NUMBER, CB_ARG_WORKERS, PW_ARG_OPTIONAL, 0, 99, NULL }
#define ARG_DISCARD { "discard", PW_ARG_WORD, CB_ARG_DISCARD, PW_ARG_OPTIONAL, 0, 0, &cb_tile_words }
#define ARG_TILE { "tile", PW_ARG_WORD, CB_ARG_TILE, 0, 0, 0, &cb_tile_words }
#define ARG_HEX { "hex", PW_ARG_WORD, CB_ARG_HEX, 0, 0, 0, &cb_hex_words }
#define ARG_GOODS(name, index, flags) { name, PW_ARG_WORD, index, flags, 0, 0, &cb_goods_words }

static const PwArg start_args[] = {
  ARG_HEX,
  ARG_GOODS ("goods", CB_ARG_GOODS, 0),
  ARG_GOODS ("second", CB_ARG_KEEP_2, 0),
  ARG_GOODS ("third", CB_ARG_KEEP_3, 0),
};

static const PwArg roll_args[] = {
  { "white", PW_ARG_DIE, 0, 0, 1, 6, NULL },
  { "first", PW_ARG_DICE, 1, PW_ARG_PER_SEAT, 2, 2, NULL },
  { "second", PW_ARG_DICE, 2, PW_ARG_PER_SEAT, 2, 2, NULL },
  { "third", PW_ARG_DICE, 3, PW_ARG_PER_SEAT, 2, 2, NULL },
  { "fourth", PW_ARG_DICE, 4, PW_ARG_PER_SEAT, 2, 2, NULL },
};

static const PwArg goods_args[] = { ARG_GOODS ("goods", 0, 0) };

static const PwArg phase_goods_args[] = {
  ARG_GOODS ("round1", 0, 0), ARG_GOODS ("round2", 1, 0), ARG_GOODS ("round3", 2, 0),
  ARG_GOODS ("round4", 3, 0), ARG_GOODS ("round5", 4, 0),
};

#define ARG_SPACE(name, index) { name, PW_ARG_WORD, index, PW_ARG_OPTIONAL, 0, 0, &cb_tile_words }

static const PwArg depot_args[] = {
  { "depot", PW_ARG_NUMBER, 0, 0, 0, CB_DEPOTS, NULL },
  ARG_SPACE ("space1", 1), ARG_SPACE ("space2", 2), ARG_SPACE ("space3", 3), ARG_SPACE ("space4", 4),
  ARG_SPACE ("space5", 5), ARG_SPACE ("space6", 6), ARG_SPACE ("space7", 7), ARG_SPACE ("space8", 8),
};

static const PwArg take_args[] = {
  { "depot", PW_ARG_NUMBER, CB_ARG_DEPOT, 0, 1, CB_DEPOTS, NULL },
  ARG_TILE, ARG_DIE, ARG_WORKERS, ARG_DISCARD,
};

static const PwArg place_args[] = { ARG_TILE, ARG_HEX, ARG_DIE, ARG_WORKERS };
static const PwArg sell_args[] = { ARG_GOODS ("goods", CB_ARG_GOODS, 0), ARG_DIE, ARG_WORKERS };
static const PwArg workers_args[] = { ARG_DIE };

static const PwArg buy_args[] = {
  ARG_TILE,
  { "depot", PW_ARG_NUMBER, CB_ARG_DEPOT, PW_ARG_OPTIONAL, 1, CB_DEPOTS, NULL },
  ARG_WORKERS, ARG_DISCARD,
};

static const PwArg ship_args[] = {
  { "depot", PW_ARG_NUMBER, CB_ARG_DEPOT, 0, 1, CB_DEPOTS, NULL },
  ARG_GOODS ("keep", CB_ARG_GOODS, PW_ARG_OPTIONAL),
  ARG_GOODS ("second", CB_ARG_KEEP_2, PW_ARG_OPTIONAL),
  ARG_GOODS ("third", CB_ARG_KEEP_3, PW_ARG_OPTIONAL),
};

#define KIND(word, title, args, name) \
  { word, title, args, G_N_ELEMENTS (args), FALSE, cb_##name##_check, cb_##name##_apply, cb_##name##_legal }
#define TABLE_KIND(word, title, args, name) \
  { word, title, args, G_N_ELEMENTS (args), TRUE, cb_##name##_check, cb_##name##_apply, cb_##name##_legal }

static const PwMoveKind kinds[CB_KINDS] = {
  [CB_KIND_START] = KIND ("start", N_("Start"), start_args, start),
  [CB_KIND_ROLL] = TABLE_KIND ("roll", N_("Dice"), roll_args, roll),
  [CB_KIND_GOODS] = TABLE_KIND ("goods", N_("Goods tile"), goods_args, goods),
  [CB_KIND_PHASE_GOODS] = TABLE_KIND ("phase-goods", N_("Goods of the phase"), phase_goods_args, phase_goods),
  [CB_KIND_DEPOT] = { "depot", N_("Tiles of a depot"), depot_args, G_N_ELEMENTS (depot_args), TRUE,
                      cb_depot_check_kind, cb_depot_apply, cb_depot_legal_kind },
  [CB_KIND_TAKE] = KIND ("take", N_("Take a tile"), take_args, take),
  [CB_KIND_PLACE] = KIND ("place", N_("Place a tile"), place_args, place),
  [CB_KIND_SELL] = KIND ("sell", N_("Sell goods"), sell_args, sell),
  [CB_KIND_WORKERS] = KIND ("workers", N_("Take workers"), workers_args, workers),
  [CB_KIND_BUY] = KIND ("buy", N_("Buy a tile"), buy_args, buy),
  [CB_KIND_SHIP] = KIND ("ship", N_("Goods of a ship"), ship_args, ship),
  [CB_KIND_SKIP] = { "skip", N_("Do without"), NULL, 0, FALSE, cb_skip_check, cb_skip_apply, cb_skip_legal },
  [CB_KIND_END] = { "end", N_("End the turn"), NULL, 0, FALSE, cb_end_check, cb_end_apply, cb_end_legal },
};

/* -- What is counted ------------------------------------------------------------------------- */

static const PwNamed sources[CB_SOURCES] = {
  [CB_FROM_REGIONS] = { "regions", N_("Regions"), "R", "accent" },
  [CB_FROM_LIVESTOCK] = { "livestock", N_("Livestock"), "L", "lime" },
  [CB_FROM_GOODS] = { "goods", N_("Goods sold"), "G", "token-6" },
  [CB_FROM_WATCHTOWERS] = { "watchtowers", N_("Watchtowers"), "B", "beige" },
  [CB_FROM_BONUS] = { "bonus", N_("Bonus tiles"), "X", "blue" },
  [CB_FROM_MONASTERIES] = { "monasteries", N_("Monasteries"), "K", "yellow" },
  [CB_FROM_LEFT_OVER] = { "left-over", N_("Left over"), "E", "grey" },
};

static const PwNamed resources[CB_RESOURCES] = {
  [CB_WORKERS] = { "workers", N_("Workers"), "W", "text" },
  [CB_SILVER] = { "silver", N_("Silver"), "A", "text" },
};

static const char *const notes[] = {
  [CB_NOTE_ROUND] = "round",
  [CB_NOTE_PHASE] = "phase",
  [CB_NOTE_GOODS_PLACED] = "goods-placed",
  [CB_NOTE_TAKE] = "take",
  [CB_NOTE_DISCARD] = "discard",
  [CB_NOTE_PLACE] = "place",
  [CB_NOTE_REGION] = "region",
  [CB_NOTE_BONUS] = "bonus",
  [CB_NOTE_BRIDGE] = "bridge",
  [CB_NOTE_GOODS_TAKEN] = "goods-taken",
  [CB_NOTE_SOLD] = "sold",
  [CB_NOTE_SKIP] = "skip",
  [CB_NOTE_LOST] = "lost",
  [CB_NOTE_TURN] = "turn",
  [CB_NOTE_OVER] = "over",
};

static const PwWord edition_words[] = {
  { 0, "2019", N_("2019/2020"), "2020" },
  { 1, "2011", N_("2011"), NULL },
};
static const PwVocabulary editions = { "edition", N_("2019 or 2011"), edition_words, G_N_ELEMENTS (edition_words) };

static const PwWord tie_break_words[] = {
  { 0, "most-empty", N_("Most empty hexes"), NULL },
  { 1, "fewest-empty", N_("Fewest empty hexes"), NULL },
};
static const PwVocabulary tie_breaks = { "tie-break", N_("most-empty or fewest-empty"), tie_break_words,
                                         G_N_ELEMENTS (tie_break_words) };

static const PwOption options[CB_OPTIONS] = {
  [CB_OPTION_EDITION] = { "edition", N_("Edition"),
                          N_("In 2011, monastery 15 gave 3 points, monastery 26 gave 2, and monastery 6 took "
                             "silver only."),
                          &editions, 0 },
  [CB_OPTION_TIE_BREAK] = { "tie-break", N_("Tie-break"),
                            N_("Which player wins a tie; some printed English rules say fewest."), &tie_breaks, 0 },
};

static const PwOption seat_options[] = {
  [CB_SEAT_DUCHY] = { "duchy", N_("Duchy"), N_("The number printed on the player board."), &cb_duchy_words, 0 },
};

/* -- The first state ---------------------------------------------------------------------------- */

static gboolean
setup (gpointer data, const PwSetup *table, GError **error)
{
  CbState *state = data;

  memset (state, 0, sizeof *state);
  state->n_players = (guint8) table->n_players;
  state->stage = CB_STAGE_START;
  state->bonus_large = state->bonus_small = (1u << CB_TYPES) - 1;
  memcpy (state->options, table->options, CB_OPTIONS * sizeof state->options[0]);
  cb_census_begin (state);
  for (guint seat = 0; seat < table->n_players; seat++)
    {
      CbPlayer *player = &state->players[seat];

      player->duchy = (guint8) table->seat_options[seat][CB_SEAT_DUCHY];
      player->silver = 1;
      player->workers = (gint16) (seat + 1);
      player->height = (guint8) (table->n_players - 1 - seat); /* 2.4: first player on top */
      state->order[seat] = (guint8) seat;
      cb_census_add (state, FALSE, CB_TILE_CASTLE);
    }
  return TRUE;
}

/* -- Whose move, and which ------------------------------------------------------------------------ */

int
cb_actor (gconstpointer data)
{
  const CbState *state = data;

  switch ((CbStage) state->stage)
    {
    case CB_STAGE_START:
      for (guint seat = 0; seat < state->n_players; seat++)
        if (!state->players[seat].started)
          return (int) seat;
      return PW_TABLE;
    case CB_STAGE_ROLL: case CB_STAGE_GOODS: return PW_TABLE;
    case CB_STAGE_TURN: return state->order[state->turn];
    case CB_STAGE_OVER: default: return PW_NOBODY;
    }
}

/* 3.3: the order of the round; who has had a turn stands before the one who acts. */
static void
cb_turns (gconstpointer data, guint8 *seats, guint *n_done)
{
  const CbState *state = data;

  memcpy (seats, state->order, state->n_players);
  *n_done = state->stage == CB_STAGE_TURN ? state->turn : 0;
}

#define BIT(kind) (G_GUINT64_CONSTANT (1) << (kind))

guint64
cb_playable (gconstpointer data)
{
  const CbState *state = data;

  switch ((CbStage) state->stage)
    {
    case CB_STAGE_START: return BIT (CB_KIND_START);
    case CB_STAGE_ROLL: return BIT (CB_KIND_ROLL) | BIT (CB_KIND_DEPOT) | BIT (CB_KIND_PHASE_GOODS);
    case CB_STAGE_GOODS: return BIT (CB_KIND_GOODS) | BIT (CB_KIND_DEPOT);
    case CB_STAGE_OVER: return 0;
    case CB_STAGE_TURN: default: break;
    }
  switch (cb_pending (state))
    {
    case CB_PENDING_NONE:
      return BIT (CB_KIND_TAKE) | BIT (CB_KIND_PLACE) | BIT (CB_KIND_SELL) | BIT (CB_KIND_WORKERS)
             | BIT (CB_KIND_BUY) | BIT (CB_KIND_END) | BIT (CB_KIND_DEPOT);
    case CB_PENDING_CASTLE:
      return BIT (CB_KIND_TAKE) | BIT (CB_KIND_PLACE) | BIT (CB_KIND_SELL) | BIT (CB_KIND_WORKERS)
             | BIT (CB_KIND_BUY) | BIT (CB_KIND_SKIP) | BIT (CB_KIND_DEPOT);
    case CB_PENDING_SHIP: case CB_PENDING_SHIP_NEXT:
      return BIT (CB_KIND_SHIP) | BIT (CB_KIND_BUY) | BIT (CB_KIND_SKIP) | BIT (CB_KIND_DEPOT);
    case CB_PENDING_WAREHOUSE:
      return BIT (CB_KIND_SELL) | BIT (CB_KIND_BUY) | BIT (CB_KIND_SKIP) | BIT (CB_KIND_DEPOT);
    case CB_PENDING_TOWN_HALL:
      return BIT (CB_KIND_PLACE) | BIT (CB_KIND_BUY) | BIT (CB_KIND_SKIP) | BIT (CB_KIND_DEPOT);
    default:
      return BIT (CB_KIND_TAKE) | BIT (CB_KIND_BUY) | BIT (CB_KIND_SKIP) | BIT (CB_KIND_DEPOT);
    }
}

/* Says why a kind of move, or its player, is not on now. */
void
cb_not_now (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  int actor = cb_actor (state);

  if (error == NULL)
    return;
  switch ((CbStage) state->stage)
    {
    case CB_STAGE_OVER:
      pw_rule_error_set (error, CB_RULE_3_4, _("Undo to play on from an earlier moment."), _("The game is over."));
      return;
    case CB_STAGE_START:
      pw_rule_error_set (error, CB_RULE_2_3, _("In the order of the first round, each names a hex and three goods."),
                         _("First every player’s starting castle and goods are entered."));
      return;
    case CB_STAGE_ROLL:
      pw_rule_error_set (error, CB_RULE_3_2, _("Enter the white die and two dice for each player."),
                         _("The round begins with the dice."));
      return;
    case CB_STAGE_GOODS:
      pw_rule_error_set (error, CB_RULE_3_2, _("Say which colour the round’s goods tile has."),
                         _("The round’s goods tile comes before the first turn."));
      return;
    case CB_STAGE_TURN: default:
      break;
    }
  if (move->kind < CB_KINDS && kinds[move->kind].table)
    {
      pw_rule_error_set (error, CB_RULE_3_2, _("Dice and goods come at the start of a round."),
                         _("The round is under way: its dice and goods are on the table."));
      return;
    }
  if (move->player != actor)
    {
      pw_rule_error_set (error, CB_RULE_3_3, _("Turns go by the bridge: furthest forward first, in a stack from the top."),
                         _("It is not this player’s turn."));
      return;
    }
  switch (cb_pending (state))
    {
    case CB_PENDING_NONE:
      if (move->kind == CB_KIND_SKIP)
        pw_rule_error_set (error, CB_RULE_5_5, _("End the turn with: end."), _("There is no effect to do without."));
      else if (move->kind == CB_KIND_SHIP)
        pw_rule_error_set (error, CB_RULE_5_5, _("Place a ship first."), _("No ship has just been placed."));
      else
        pw_rule_error_set (error, CB_RULE_2_3, _("Undo to change how the game began."),
                           _("The start of the game is over."));
      return;
    case CB_PENDING_SHIP: case CB_PENDING_SHIP_NEXT:
      pw_rule_error_set (error, CB_RULE_5_4, _("Choose the ship’s depot."), _("First the ship’s goods are collected."));
      return;
    default:
      pw_rule_error_set (error, CB_RULE_5_4, _("Use it, or do without it: skip."),
                         _("First comes the effect of the tile just placed."));
      return;
    }
}

/* -- Soundness, for tests ------------------------------------------------------------------------------ */

static char *
unsound_player (const CbState *state, guint seat)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  CbHexSet filled = 0, frontier = 0;
  guint colours = 0;

  for (guint hex = 0; hex < CB_MAX_HEXES; hex++)
    {
      if (player->tile[hex] == CB_TILE_NONE)
        continue;
      if (hex >= duchy->n_hexes || !cb_tile_is_named (player->tile[hex]))
        return g_strdup_printf ("seat %u, hex %u holds no named tile of its duchy", seat, hex);
      if ((int) cb_tile_type (player->tile[hex]) != duchy->type[hex])
        return g_strdup_printf ("seat %u, hex %u holds a tile of another type", seat, hex);
      filled |= CB_HEX (hex);
      frontier |= duchy->neighbours[hex];
    }
  if (filled != player->filled || frontier != player->frontier)
    return g_strdup_printf ("seat %u: the sets of hexes are not those of the tiles", seat);
  for (guint region = 0; region < duchy->n_regions; region++)
    if (((duchy->of_region[region] & ~filled) == 0) != (player->regions_done >> region & 1))
      return g_strdup_printf ("seat %u: region %u is wrongly done or not", seat, region);
  if (player->workers < 0 || player->silver < 0)
    return g_strdup_printf ("seat %u has less than nothing", seat);
  if (player->store[CB_KEY_SPACES] != CB_TILE_NONE)
    return g_strdup_printf ("seat %u has a fourth key space", seat);
  for (guint i = 0; i < CB_GOODS; i++)
    colours += player->goods[i] > 0;
  if (colours > CB_GOODS_SPACES)
    return g_strdup_printf ("seat %u stores %u colours of goods", seat, colours);
  if (player->bonus_large & player->bonus_small)
    return g_strdup_printf ("seat %u has both bonus tiles of a colour", seat);
  return NULL;
}

char *
cb_unsound (gconstpointer data)
{
  const CbState *state = data;
  guint order = 0, places = 0;

  for (guint seat = 0; seat < state->n_players; seat++)
    {
      const CbPlayer *player = &state->players[seat];
      char *text = unsound_player (state, seat);

      if (text)
        return text;
      order |= 1u << state->order[seat];
      places |= 1u << (player->bridge * CB_MAX_PLAYERS + player->height);
    }
  if (order != (1u << state->n_players) - 1)
    return g_strdup ("the order of the round does not hold each player once");
  if ((guint) __builtin_popcount (places) != state->n_players)
    return g_strdup ("two markers are at one place of the bridge");
  for (guint i = 0; i < CB_GOODS; i++)
    {
      guint n = 0;

      for (guint depot = 0; depot < CB_DEPOTS; depot++)
        n += state->depot_goods[depot][i];
      for (guint seat = 0; seat < state->n_players; seat++)
        n += state->players[seat].goods[i] + state->players[seat].sold[i];
      if (n > cb_data_goods_per_colour () || state->goods_seen[i] > cb_data_goods_per_colour ())
        return g_strdup_printf ("too many goods of colour %u", i + 1);
    }
  for (guint back = 0; back < 2; back++)
    for (int tile = CB_TILE_CASTLE; tile < CB_TILE_MONASTERY_0; tile++)
      if (state->seen[back][tile] > cb_data_supply (back == 1, (CbTile) tile))
        return g_strdup_printf ("too many tiles of kind %d", tile);
  if (state->stage != CB_STAGE_TURN && state->n_pending > 0)
    return g_strdup ("a decision waits outside a turn");
  return NULL;
}

const PwGame cb_game = {
  .id = "burgundy",
  .name = N_("The Castles of Burgundy"),
  .rules_version = 1,
  .min_players = 2,
  .max_players = CB_MAX_PLAYERS,
  .state_size = sizeof (CbState),
  .kinds = kinds,
  .n_kinds = CB_KINDS,
  .rules = cb_rules,
  .n_rules = CB_RULES,
  .sources = sources,
  .n_sources = CB_SOURCES,
  .resources = resources,
  .n_resources = CB_RESOURCES,
  .notes = notes,
  .n_notes = G_N_ELEMENTS (notes),
  .options = options,
  .n_options = CB_OPTIONS,
  .seat_options = seat_options,
  .n_seat_options = G_N_ELEMENTS (seat_options),
  .init = cb_data_load,
  .setup = setup,
  .actor = cb_actor,
  .turns = cb_turns,
  .playable = cb_playable,
  .not_now = cb_not_now,
  .complete = cb_complete,
  .mend = cb_mend,
  .choices = cb_choices,
  .deal = cb_deal,
  .rank = cb_rank,
  .sentence = cb_sentence,
  .prompt = cb_prompt,
  .moment = cb_moment,
  .chapter = cb_chapter,
  .choice_label = cb_choice_label,
  .choice_sentence = cb_choice_sentence,
  .event_text = cb_event_text,
  .unsound = cb_unsound,
};
