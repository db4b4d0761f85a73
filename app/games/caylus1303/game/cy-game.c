/* cy-game.c: Caylus 1303 as a PwGame: the first state, and what every state keeps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/game/cy-tables.h"

#include <glib/gi18n-lib.h>

/* -- The first state ------------------------------------------------------------------------------- */

/* 2.1, 2.2: which tiles they are nobody has said. */
static void
lay_road (CyState *state)
{
  for (guint place = 0; place < CY_PLACES; place++)
    state->places[place] = (CyPlace){ .tile = CY_NO_TILE, .owner = -1, .workers = { -1, -1 } };
  for (guint place = 0; place < CY_PRINTED_PLACES; place++)
    state->places[place].tile = (gint8) (CY_FAIRGROUND + place);
  for (guint space = 1; space <= CY_WOOD_SPACE; space++)
    state->places[CY_PLACE_OF_SPACE (space)].tile = CY_UNNAMED;
  state->places[CY_PLACE_OF_SPACE (cy_stone_space (state))].tile = CY_UNNAMED;
  memset (state->site_tiles, CY_UNNAMED, sizeof state->site_tiles);
}

static gboolean
setup (gpointer data, const PwSetup *table, GError **error)
{
  static const CyPlayer player = { .goods = { [CY_FOOD] = 1, [CY_WOOD] = 2, [CY_STONE] = 1 }, .houses = CY_HOUSES };
  CyState *state = data;
  PwEvents *none;
  guint camp = table->n_players == 2 || table->n_players == 5 ? 5 : 9;

  memset (state, 0, sizeof *state);
  state->n_players = (guint8) table->n_players;
  state->level = table->level;
  state->me = table->level == PW_LEVEL_BOARD ? table->me : 0;
  if (state->level == PW_LEVEL_BOARD)
    {
      state->blind = (guint8) (((1u << table->n_players) - 1) & ~(1u << state->me));
      state->stale = (guint8) (state->blind | CY_STALE_TABLE);
    }
  for (guint i = 0; i < CY_OPTIONS; i++)
    state->options[i] = (guint8) table->options[i];
  state->gap = cy_preset_gap;
  state->after = cy_preset_after;
  state->provost = CY_WOOD_SPACE - 1;
  state->on_board = CY_ON_BOARD;
  memset (state->characters, CY_AWAY, sizeof state->characters);
  for (guint tile = 0; tile < CY_BUILT_TILES; tile++)
    {
      memcpy (state->cost[tile], cy_tiles[CY_FIRST_BUILT + tile].cost, CY_COSTS);
      state->prestige[tile] = cy_tiles[CY_FIRST_BUILT + tile].prestige;
    }
  memcpy (state->mill, cy_tiles[CY_SPINNING_MILL].sides[0].prices[0].gain, sizeof state->mill);
  state->mill_prestige = cy_tiles[CY_SPINNING_MILL].sides[0].prices[0].prestige;
  lay_road (state);
  for (guint seat = 0; seat < MIN (table->n_players, CY_MAX_PLAYERS); seat++)
    {
      state->players[seat] = player;
      state->players[seat].camp = (guint8) camp;
      state->players[seat].reserve = (guint8) (CY_WORKERS - camp);
    }
  /* Nothing happens before the first character is chosen. */
  none = g_newa (PwEvents, 1);
  none->n = 0;
  cy_go_on (state, none);
  return TRUE;
}

/* -- Soundness, for tests -------------------------------------------------------------------------------- */

static char *
unsound_player (const CyState *state, guint seat)
{
  const CyPlayer *player = &state->players[seat];
  guint workers = player->reserve + player->camp, houses = player->houses;

  for (guint place = 0; place < CY_PLACES; place++)
    {
      workers += state->places[place].workers[0] == (int) seat;
      workers += state->places[place].workers[1] == (int) seat;
      houses += state->places[place].owner == (int) seat;
    }
  for (guint i = 0; i < state->n_site; i++)
    workers += state->site[i] == seat;
  if (seat == state->me)
    workers += (guint) __builtin_popcount (state->standing);
  houses += (guint) __builtin_popcount (player->elsewhere);
  if (workers != CY_WORKERS)
    return g_strdup_printf ("seat %u has %u workers", seat, workers);
  if (state->stated ? houses < CY_HOUSES : houses != CY_HOUSES)
    return g_strdup_printf ("seat %u has %u houses", seat, houses);
  return NULL;
}

static char *
unsound (gconstpointer data)
{
  const CyState *state = data;
  guint8 lie[CY_TILES] = { 0 };

  for (guint seat = 0; seat < state->n_players; seat++)
    {
      char *text = unsound_player (state, seat);

      if (text)
        return text;
    }
  for (guint place = CY_PRINTED_PLACES; place < CY_PLACES; place++)
    if (state->places[place].tile >= 0)
      lie[state->places[place].tile]++;
  for (guint i = 0; i < CY_SITE_TILES; i++)
    if (state->site_tiles[i] >= 0)
      lie[state->site_tiles[i]]++;
  for (guint seat = 0; seat < state->n_players; seat++)
    for (guint32 rest = state->players[seat].elsewhere; rest; rest &= rest - 1)
      lie[CY_FIRST_BUILT + __builtin_ctz (rest)]++;
  for (guint tile = 0; tile < CY_FAIRGROUND; tile++)
    /* A starting tile lies under its monument. */
    if (tile < CY_WOOD_FARM ? lie[tile] > state->lie[tile] : lie[tile] != state->lie[tile])
      return g_strdup_printf ("tile %u lies %u times, %u are counted", tile, lie[tile], state->lie[tile]);
  for (guint tile = 0; tile < CY_FAIRGROUND; tile++)
    if (state->lie[tile] > cy_tiles[tile].copies && !state->stated)
      return g_strdup_printf ("tile %u lies %u times", tile, state->lie[tile]);
  if (state->provost > cy_farthest (state))
    return g_strdup ("the provost is off the road");
  if (!pw_pendings_are_sound (&state->pendings) || (!state->over && !cy_waits (state) && state->pendings.n == 0))
    return g_strdup ("nothing is asked");
  return NULL;
}

/* What stands above is known below by the game itself only. */
static void
init (void)
{
  cy_itself = &cy_game;
  cy_data_load ();
}

static const PwGameDealing game_dealing = {
  .deal = cy_deal,
  .worth = cy_worth,
  .rate = cy_rate,
  .draws = cy_draws,
  .pick = cy_any,
  .play_on = cy_play_on,
  .carry_out = cy_carry_out,
};

static const PwGameTurns game_turns = {
  .order = cy_turns,
};

static gboolean
is_done (gconstpointer state, const PwMove *choice)
{
  return choice->kind == CY_KIND_PASS;
}

static const PwGameEntry game_entry = {
  .complete = cy_complete,
  .choices = cy_choices,
  .ask = cy_ask,
  .trail = cy_trail,
  .is_done = is_done,
  .also_called = cy_also_called,
};

static const PwGameRepair game_repair = {
  .force = cy_force,
  .mend = cy_mend,
  .asked = cy_asked,
};

static const PwGameStory game_story = {
  .chapter = cy_chapter,
  .round = cy_round,
  .ending = cy_ending,
};

static const PwGameLevels game_levels = {
  .levels = cy_levels,
  .n_levels = PW_BOARD_LEVELS,
  .words = &pw_level_words,
  .now = cy_level,
  .followed = cy_followed,
  .leaves = cy_level_leaves,
};

static const PwGamePosition game_position = {
  .say = cy_position,
  .doubts = cy_doubts,
  .questions = cy_questions,
  .n_questions = CY_QUESTIONS,
  .cards = cy_cards,
  .n_cards = CY_CARDS,
};

static const PwGamePrinted game_printed = {
  .n = CY_PRINTED_VALUES,
  .known = cy_printed_known,
  .label = cy_printed_label,
  .value = cy_printed_value,
  .say = cy_printed_say,
  .rests = cy_printed_rests,
};

/* As PwGameLedger.written: what only this program tells apart is not. */
static gboolean
written (const PwSetup *setup, guint source)
{
  return source != CY_FROM_TOKENS && source != CY_FROM_CORRECTIONS;
}

static const PwGameLedger game_ledger = {
  .holdings = cy_holdings,
  .n_holdings = CY_HOLDINGS,
  .hold = cy_hold,
  .written = written,
};

const PwGame cy_game = {
  .id = "caylus1303",
  .name = N_("Caylus 1303"),
  .all_secret = TRUE,
  .rules_version = 1,
  .min_players = 2,
  .max_players = CY_MAX_PLAYERS,
  .state_size = sizeof (CyState),
  .kinds = cy_kinds,
  .n_kinds = CY_KINDS,
  .rules = cy_rules,
  .n_rules = CY_RULES,
  .chapters = cy_chapters,
  .n_chapters = CY_CHAPTERS,
  .sources = cy_sources,
  .n_sources = CY_SOURCES,
  .resources = cy_resources,
  .n_resources = CY_RESOURCES,
  .notes = cy_notes,
  .n_notes = CY_NOTES,
  .init = init,
  .play = {
    .setup = setup,
    .actor = cy_actor,
    .playable = cy_playable,
    .not_now = cy_not_now,
    .rank = cy_rank,
    .unsound = unsound,
  },
  .words = {
    .sentence = cy_sentence,
    .prompt = cy_prompt,
    .moment = cy_moment,
    .choice_label = cy_choice_label,
    .choice_sentence = cy_choice_sentence,
    .event_text = cy_event_text,
  },
  .terms = {
    .options = cy_options,
    .n_options = CY_OPTIONS,
  },
  .dealing = &game_dealing,
  .turns = &game_turns,
  .entry = &game_entry,
  .repair = &game_repair,
  .story = &game_story,
  .levels = &game_levels,
  .ledger = &game_ledger,
  .position = &game_position,
  .printed = &game_printed,
};
