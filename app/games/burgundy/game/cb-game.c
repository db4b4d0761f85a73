/* cb-game.c: The Castles of Burgundy as a PwGame: the first state, whose move it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/game/cb-tables.h"

#include <glib/gi18n-lib.h>

#include "games/burgundy/data/cb-duchy.h"
#include "core/pw-record.h"

/* -- The first state ---------------------------------------------------------------------------- */

static gboolean
setup (gpointer data, const PwSetup *table, GError **error)
{
  CbState *state = data;

  if (table->n_players == 1 && table->options[CB_OPTION_MODE] != CB_MODE_SOLO)
    {
      pw_rule_error_set (error, CB_RULE_16_4, _("Choose the solo game, or let somebody else sit down."),
                         _("Whoever plays alone plays the solo game."));
      return FALSE;
    }
  for (guint seat = 0; seat < table->n_players && table->options[CB_OPTION_MODE] == CB_MODE_OWN; seat++)
    {
      guint kind = cb_duchy_nth ((guint) table->seat_options[seat][CB_SEAT_DUCHY])->kind;

      if (kind == CB_ONE_PIECE)
        continue;
      pw_rule_error_set (error, kind == CB_TEAM ? CB_RULE_16_1 : CB_RULE_16_4,
                         _("Choose another duchy, or the mode it is made for."), "%s",
                         kind == CB_TEAM ? _("A duchy of two halves is for the team game.")
                                         : _("A duchy of clusters and rivers is for the solo game."));
      return FALSE;
    }
  memset (state, 0, sizeof *state);
  state->n_players = state->n_boards = state->board_players = (guint8) table->n_players;
  state->stage = CB_STAGE_START;
  state->level = table->level;
  state->me = table->level == PW_LEVEL_BOARD ? table->me : 0;
  /* An end position is said from nothing. */
  if (state->level == PW_LEVEL_FINAL)
    state->stale = (guint8) (((1u << table->n_players) - 1) | CB_STALE_TABLE);
  state->bonus_large = state->bonus_small = (1u << CB_TYPES) - 1;
  memcpy (state->options, table->options, CB_OPTIONS * sizeof state->options[0]);
  for (guint seat = 0; seat < MIN (table->n_players, CB_MAX_PLAYERS); seat++)
    {
      CbPlayer *player = &state->players[seat];

      player->duchy = (guint16) table->seat_options[seat][CB_SEAT_DUCHY];
      if (state->level != PW_LEVEL_FINAL)
        {
          player->silver = 1;
          player->workers = (gint16) cb_starting_workers (CB_MODE_OWN, seat);
        }
      player->height = (guint8) (table->n_players - 1 - seat); /* 2.4: first player on top */
      state->order[seat] = (guint8) seat;
    }
  if (!cb_modules_setup (state, table, error))
    return FALSE;
  cb_census_begin (state);
  for (guint seat = 0; seat < state->n_boards && state->level != PW_LEVEL_FINAL; seat++)
    cb_census_add (state, FALSE, CB_TILE_CASTLE);
  return TRUE;
}

/* -- Whose move, and which ------------------------------------------------------------------------ */

/* 3.3: the order of the round; who has had a turn stands before the one who acts. */
static void
cb_turns (gconstpointer data, guint8 *seats, guint *n_done)
{
  const CbState *state = data;

  memcpy (seats, state->order, state->n_players);
  *n_done = state->stage == CB_STAGE_TURN ? state->turn : state->stage == CB_STAGE_PHASE_END ? state->n_players : 0;
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
      if ((int) cb_tile_type (player->tile[hex]) != duchy->type[hex] && cb_tile_type (player->tile[hex]) != CB_TYPES &&
          !state->stated)
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
  for (guint i = cb_key_spaces (state, seat); i < CB_STORE; i++)
    if (player->store[i] != CB_TILE_NONE)
      return g_strdup_printf ("seat %u has a tile on a key space that is not there", seat);
  /* What people say to be there may be against the rules: those are doubts. */
  if (state->stated)
    return NULL;
  for (guint i = 0; i < CB_GOODS; i++)
    colours += player->goods[i] > 0;
  if (colours > cb_goods_spaces (state))
    return g_strdup_printf ("seat %u stores %u colours of goods", seat, colours);
  if (player->bonus_large & player->bonus_small)
    return g_strdup_printf ("seat %u has both bonus tiles of a colour", seat);
  return NULL;
}

char *
cb_unsound (gconstpointer data)
{
  const CbState *state = data;
  guint order = 0, places = 0, n_open = 0;
  const CbModule *module;

  for (guint seat = 0; seat < state->n_players; seat++)
    {
      const CbPlayer *player = &state->players[seat];
      char *text = unsound_player (state, seat);

      if (text)
        return text;
      for (guint i = cb_first_space (state, seat); i < CB_STORE; i++)
        n_open += player->store[i] >= CB_TILE_UNKNOWN;
      order |= 1u << state->order[seat];
      places |= 1u << (player->bridge * CB_MAX_PLAYERS + player->height);
    }
  if (n_open != state->n_open)
    return g_strdup_printf ("%u stored tiles have no name, counted as %u", n_open, state->n_open);
  if (order != (1u << state->n_players) - 1)
    return g_strdup ("the order of the round does not hold each player once");
  if ((guint) __builtin_popcount (places) != state->n_players)
    return g_strdup ("two markers are at one place of the bridge");
  for (guint i = 0; i < CB_GOODS && !state->stated; i++)
    {
      guint n = 0;

      for (guint depot = 0; depot < CB_DEPOTS; depot++)
        n += state->depot_goods[depot][i];
      for (guint seat = 0; seat < state->n_boards; seat++)
        n += state->players[seat].goods[i] + state->players[seat].sold[i];
      if (n > cb_data_goods_per_colour () || state->goods_seen[i] > cb_data_goods_per_colour ())
        return g_strdup_printf ("too many goods of colour %u", i + 1);
    }
  for (guint back = 0; back < 2 && !state->stated; back++)
    for (int tile = CB_TILE_CASTLE; tile < CB_TILE_MONASTERY_0; tile++)
      if (state->seen[back][tile] > cb_supply (state, back == 1, tile))
        return g_strdup_printf ("too many tiles of kind %d", tile);
  if (state->stage != CB_STAGE_TURN && (state->pending.n > 0 || cb_asks (state)) != (state->stage == CB_STAGE_PHASE_END) &&
      (state->pending.n > 0 || state->stage == CB_STAGE_PHASE_END))
    return g_strdup ("a decision waits outside a turn");
  if (!pw_pendings_are_sound (&state->pending))
    return g_strdup ("the stack of decisions is torn");
  CB_FOREACH_MODULE (state, module, dealing.unsound)
    {
      char *text = module->dealing.unsound (state);

      if (text)
        return text;
    }
  return NULL;
}

/* -- What people entered themselves --------------------------------------------------------------------- */

#define SEAT_OPTIONS 1

/* The module whose option of the table it is, counted after those of a seat; or NULL. */
static const CbModule *
find_component (guint option)
{
  for (guint i = 0; i < CB_MODULES; i++)
    if (cb_modules[i] != NULL && cb_modules[i]->component.print != NULL &&
        option == SEAT_OPTIONS + cb_modules[i]->component.option)
      return cb_modules[i];
  return NULL;
}

static char *
component_print (guint option, int value)
{
  const CbModule *module = find_component (option);

  if (module)
    return module->component.print (value);
  return option == CB_SEAT_DUCHY ? cb_duchy_component_print (option, value) : NULL;
}

static gboolean
component_parse (guint option, const char *text, gint16 *value, GError **error)
{
  const CbModule *module = find_component (option);

  if (module)
    return module->component.parse (text, value, error);
  if (option == CB_SEAT_DUCHY)
    return cb_duchy_component_parse (option, text, value, error);
  pw_record_error_set (error, PW_RECORD_ERROR_SETUP, 0, _("Such a thing cannot be entered for this game."));
  return FALSE;
}

static void init (void);

static const PwGameDealing game_dealing = {
  .deal = cb_deal,
  .worth = cb_worth,
  .rate = cb_rate,
  .leave_open = cb_leave_open,
  .name = cb_name,
  .guesses = cb_guesses,
  .pick = cb_pick,
  .play_on = cb_play_on,
  .carry_out = cb_carry_out,
};

static const PwGameTurns game_turns = {
  .order = cb_turns,
  .side = cb_side,
};

/* To do without an effect is more than that. */
static gboolean
is_done (gconstpointer state, const PwMove *choice)
{
  return choice->kind == CB_KIND_END || (choice->kind == CB_KIND_SKIP && pw_kind_set_has (cb_playable (state), CB_KIND_LOAD));
}

static const PwGameEntry game_entry = {
  .complete = cb_complete,
  .choices = cb_choices,
  .shortcuts = cb_shortcuts,
  .ask = cb_ask,
  .unlikely = cb_unlikely,
  .is_done = is_done,
  .why_none = cb_why_none,
};

static const PwGameStory game_story = {
  .chapter = cb_chapter,
  .ending = cb_ending,
};

static const PwGameRepair game_repair = {
  .force = cb_force,
  .mend = cb_mend,
  .upgrade = cb_upgrade,
};

static const PwGameSeating game_seating = {
  .seats = cb_setup_seats,
  .offered = cb_duchy_offered,
  .matters = cb_setup_matters,
  .adjust = cb_setup_adjust,
};

static const PwGameComponents game_components = {
  .print = component_print,
  .parse = component_parse,
};

static const PwGameLevels game_levels = {
  .levels = pw_board_levels,
  .n_levels = PW_BOARD_LEVELS,
  .words = &pw_level_words,
  .now = cb_level,
  .followed = cb_followed,
  .leaves = cb_level_leaves,
};

static const PwGameLedger game_ledger = {
  .holdings = cb_holdings,
  .n_holdings = CB_HOLDINGS,
  .hold = cb_hold,
  .written = cb_setup_written,
};

static const PwGamePosition game_position = {
  .say = cb_position,
  .doubts = cb_doubts,
  .audit = cb_audit,
  .phrase = cb_phrase,
  .questions = cb_questions,
  .n_questions = CB_QUESTIONS,
  .cards = cb_cards,
  .n_cards = CB_CARDS,
};

const PwGame cb_game = {
  .id = "burgundy",
  .name = N_("The Castles of Burgundy"),
  .bgg_id = 271320,
  .rules_version = 2,
  .min_players = 1,
  .max_players = CB_MAX_PLAYERS,
  .state_size = sizeof (CbState),
  .kinds = cb_kind_table,
  .n_kinds = CB_KINDS,
  .rules = cb_rules,
  .n_rules = CB_RULES,
  .chapters = cb_chapters,
  .n_chapters = CB_CHAPTERS,
  .sources = cb_sources,
  .n_sources = CB_SOURCES,
  .resources = cb_resources,
  .n_resources = CB_RESOURCES,
  .notes = cb_notes,
  .n_notes = CB_NOTES,
  .init = init,
  .play = {
    .setup = setup,
    .actor = cb_actor,
    .playable = cb_playable,
    .not_now = cb_not_now,
    .rank = cb_rank,
    .unsound = cb_unsound,
  },
  .words = {
    .sentence = cb_sentence,
    .prompt = cb_prompt,
    .moment = cb_moment,
    .choice_label = cb_choice_label,
    .choice_sentence = cb_choice_sentence,
    .event_text = cb_event_text,
  },
  .terms = {
    .options = cb_option_table,
    .n_options = CB_OPTIONS,
    .seat_options = cb_seat_options,
    .n_seat_options = SEAT_OPTIONS,
    .groups = cb_groups,
    .n_groups = CB_GROUPS_OF_OPTIONS,
    .presets = cb_presets,
    .n_presets = CB_PRESETS,
  },
  .dealing = &game_dealing,
  .turns = &game_turns,
  .entry = &game_entry,
  .story = &game_story,
  .repair = &game_repair,
  .seating = &game_seating,
  .components = &game_components,
  .levels = &game_levels,
  .ledger = &game_ledger,
  .position = &game_position,
};

/* Once, before anything else is asked. */
static void
init (void)
{
  cb_tables_hand_down (&cb_game);
  cb_data_load ();
}
