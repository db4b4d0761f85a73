/* cb-game.c: The Castles of Burgundy as a PwGame: the first state, whose move it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/state/cb-modules.h"

#include <glib/gi18n-lib.h>

#include "games/burgundy/data/cb-duchy.h"
#include "core/pw-record.h"

/* -- The first state ---------------------------------------------------------------------------- */

/**
 * cb_starting_workers:
 * @mode: how the game is played
 * @seat: a seat
 *
 * Returns: with how many workers the seat begins (2.3); a team has them together (16.1), alone one has two
 *   (16.4)
 */
guint
cb_starting_workers (CbMode mode, guint seat)
{
  switch (mode)
    {
    case CB_MODE_TEAM: return seat % 2 == 0 ? 3 : 5;
    case CB_MODE_SOLO: return 2;
    case CB_MODE_OWN:
    default: return seat + 1;
    }
}

static gboolean
setup (gpointer data, const PwSetup *table, GError **error)
{
  CbState *state = data;

  if (table->n_players == 1 && table->options[CB_OPTION_MODE] != CB_MODE_SOLO)
    {
      pw_rule_error_set (error, CB_RULE_16_4, _("Choose the solo game, or let somebody else sit down."),
                         _("Who plays alone plays the solo game."));
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

int
cb_actor (gconstpointer data)
{
  const CbState *state = data;

  if (G_UNLIKELY (state->level | state->stale))
    {
      int actor = cb_level_actor (state);

      if (actor != PW_LEVEL_AS_EVER)
        return actor;
    }
  switch ((CbStage) state->stage)
    {
    case CB_STAGE_START:
      for (guint seat = 0; seat < state->n_players; seat++)
        if (!state->players[seat].started)
          return (int) seat;
      return PW_TABLE;
    case CB_STAGE_ROLL:
    case CB_STAGE_GOODS: return PW_TABLE;
    case CB_STAGE_TURN:
    case CB_STAGE_PHASE_END:
      if (state->pending.n == 0)
        return state->order[state->turn];
      return cb_pending_classes[cb_pending (state)]->table ? PW_TABLE : cb_top (state)->seat;
    case CB_STAGE_OVER:
    default: return PW_NOBODY;
    }
}

/* 3.3: the order of the round; who has had a turn stands before the one who acts. */
static void
cb_turns (gconstpointer data, guint8 *seats, guint *n_done)
{
  const CbState *state = data;

  memcpy (seats, state->order, state->n_players);
  *n_done = state->stage == CB_STAGE_TURN ? state->turn : state->stage == CB_STAGE_PHASE_END ? state->n_players : 0;
}

/* What leaves more than it answers, and is not to be begun while so much waits: see PW_MAX_PENDING. */
#define LEAVES_MORE PW_KIND_SET (CB_KIND_PLACE, CB_KIND_SELL, CB_KIND_LAY, CB_KIND_COVER)

static gboolean
too_much_waits (const CbState *state)
{
  return G_UNLIKELY (state->pending.n > PW_MAX_PENDING - CB_PENDING_ROOM);
}

/**
 * cb_turn_seat:
 * @state: a state
 *
 * Returns: the seat that acts in its own turn, be it in the middle of an effect; -1 where none does
 */
int
cb_turn_seat (const CbState *state)
{
  int seat = state->order[state->turn];

  if (state->stage != CB_STAGE_TURN)
    return -1;
  /* Hot: nothing waits, and nothing is special. */
  if (G_LIKELY ((state->level | state->stale | state->pending.n) == 0))
    return seat;
  if (cb_actor (state) != seat)
    return -1;
  return state->pending.n > 0 && cb_pending_classes[cb_pending (state)]->before ? -1 : seat;
}

/* What may be done at any time stands beside the stack of decisions: nothing that is asked forbids it (4.5). */
PwKindSet
cb_any_time (const CbState *state)
{
  int turn = cb_turn_seat (state);
  PwKindSet kinds = turn >= 0 ? PW_KIND_SET (CB_KIND_BUY) : PW_KIND_SET_NONE;
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, any_time)
    pw_kind_set_add (&kinds, module->any_time (state, turn));
  return kinds;
}

/* The kinds of moves that answer the decision asked. */
static PwKindSet
while_pending (const CbState *state)
{
  const PwPending *top = cb_top (state);
  const CbPendingClass *class = cb_pending_classes[top->kind];
  PwKindSet kinds = class->kinds;
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, answers)
    pw_kind_set_add (&kinds, module->answers (state, top));
  if (too_much_waits (state))
    kinds = pw_kind_set_minus (kinds, LEAVES_MORE);
  return class->required ? kinds : pw_kind_set_union (kinds, PW_KIND_SET (CB_KIND_SKIP));
}

PwKindSet
cb_always (const CbState *state)
{
  PwKindSet kinds = PW_KIND_SET (CB_KIND_DEPOT, CB_KIND_LEVEL);
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, always)
    pw_kind_set_add (&kinds, module->always (state));
  return kinds;
}

PwKindSet
cb_playable (gconstpointer data)
{
  const CbState *state = data;
  const CbModule *module;
  PwKindSet kinds;

  if (G_UNLIKELY (state->level | state->stale))
    {
      kinds = cb_level_playable (state);
      if (!pw_kind_set_is_empty (kinds))
        return kinds;
    }
  switch ((CbStage) state->stage)
    {
    case CB_STAGE_START:
      kinds = pw_kind_set_common (cb_always (state), PW_KIND_SET (CB_KIND_ROUTE, CB_KIND_PRINTED));
      return pw_kind_set_union (kinds, PW_KIND_SET (CB_KIND_START, CB_KIND_LEVEL));
    case CB_STAGE_ROLL: kinds = PW_KIND_SET (CB_KIND_ROLL, CB_KIND_PHASE_GOODS); break;
    case CB_STAGE_GOODS: kinds = PW_KIND_SET (CB_KIND_GOODS); break;
    case CB_STAGE_OVER: return PW_KIND_SET_NONE;
    case CB_STAGE_TURN:
    case CB_STAGE_PHASE_END:
    default:
      if (state->pending.n > 0)
        {
          kinds = while_pending (state);
          break;
        }
      kinds = PW_KIND_SET (CB_KIND_TAKE, CB_KIND_PLACE, CB_KIND_SELL, CB_KIND_WORKERS, CB_KIND_END);
      CB_FOREACH_MODULE (state, module, actions)
        pw_kind_set_add (&kinds, module->actions (state, state->order[state->turn]));
      break;
    }
  pw_kind_set_add (&kinds, cb_always (state));
  return pw_kind_set_union (kinds, cb_any_time (state));
}

/* Refuses an answer to what nothing asks for, by the rule that would; FALSE where it is none. */
static gboolean
not_asked (const PwMove *move, GError **error)
{
  const PwKindSet actions = PW_KIND_SET (CB_KIND_TAKE, CB_KIND_PLACE, CB_KIND_SELL, CB_KIND_WORKERS, CB_KIND_SHIP);
  CbRule rule = move->kind == CB_KIND_FIRST ? CB_RULE_16_9 : 0;

  for (guint i = CB_PENDING_NONE + 1; i < CB_PENDINGS && rule == 0; i++)
    if (cb_pending_classes[i] != NULL && cb_pending_classes[i]->rule != 0 &&
        pw_kind_set_has (pw_kind_set_minus (cb_pending_classes[i]->kinds, actions), move->kind))
      rule = (CbRule) cb_pending_classes[i]->rule;
  if (rule == 0)
    return FALSE;
  pw_rule_error_set (error, rule, _("It answers what a tile or a rule has asked for."), _("Nothing asks for that now."));
  return TRUE;
}

/* What each stage asks before anything else. */
static const struct
{
  guint rule;
  const char *remedy, *message;
} stage_refusals[] = {
  [CB_STAGE_OVER] = { CB_RULE_3_4, N_("Undo to play on from an earlier moment."), N_("The game is over.") },
  [CB_STAGE_START] = { CB_RULE_2_3, N_("In the order of the first round, each names a hex and three goods."),
                       N_("First every player’s starting castle and goods are entered.") },
  [CB_STAGE_ROLL] = { CB_RULE_3_2, N_("Enter the white die and two dice for each player."), N_("The round begins with the dice.") },
  [CB_STAGE_GOODS] = { CB_RULE_3_2, N_("Say which colour the round’s goods tile has."),
                       N_("The round’s goods tile comes before the first turn.") },
};

static gboolean
refuse_by_stage (const CbState *state, GError **error)
{
  if (state->stage >= G_N_ELEMENTS (stage_refusals) || stage_refusals[state->stage].message == NULL)
    return FALSE;
  pw_rule_error_set (error, stage_refusals[state->stage].rule, _(stage_refusals[state->stage].remedy), "%s",
                     _(stage_refusals[state->stage].message));
  return TRUE;
}

/* What the level, an expansion or the end of the game says against a kind of move. */
static gboolean
refuse_by_others (const CbState *state, const PwMove *move, GError **error)
{
  if (cb_level_not_now (state, move, error))
    return TRUE;
  for (guint i = 0; i < CB_MODULES; i++)
    if (cb_modules[i] != NULL && cb_modules[i]->not_now != NULL && cb_modules[i]->not_now (state, move, error))
      return TRUE;
  if (move->kind != CB_KIND_FINISH || state->stage == CB_STAGE_OVER)
    return FALSE;
  pw_rule_error_set (error, CB_RULE_9_1, _("Play on, or go over to the level of the final scoring."),
                     _("The game ends by itself after the last turn."));
  return TRUE;
}

/* Says why a kind of move, or its player, is not on now. */
void
cb_not_now (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  int actor = cb_actor (state);

  if (error == NULL)
    return;
  if (refuse_by_others (state, move, error) || refuse_by_stage (state, error))
    return;
  if (state->pending.n > 0 && cb_pending_classes[cb_pending (state)]->table)
    {
      const CbPendingClass *class = cb_pending_classes[cb_pending (state)];

      pw_rule_error_set (error, class->rule, _(class->remedy), "%s", _(class->message));
      return;
    }
  if (move->kind < CB_KINDS && cb_kinds[move->kind].table)
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
  if (state->pending.n > 0)
    {
      const CbPendingClass *class = cb_pending_classes[cb_pending (state)];

      if (too_much_waits (state) && pw_kind_set_has (pw_kind_set_common (class->kinds, LEAVES_MORE), move->kind))
        pw_rule_error_set (error, CB_RULE_5_4, _("Do without it: {skip}. Or use what waits, for example: {move}."),
                           _("So much waits to be used that nothing more can be placed or sold first."));
      else if (class->message)
        pw_rule_error_set (error, class->rule, _(class->remedy), "%s", _(class->message));
      else
        pw_rule_error_set (error, CB_RULE_5_4, _("Do without it: {skip}. Or use it, for example: {move}."),
                           _("First comes the effect of the tile just placed."));
    }
  else if (not_asked (move, error))
    return;
  else if (move->kind == CB_KIND_SKIP)
    pw_rule_error_set (error, CB_RULE_5_5, _("End the turn with: {end}."), _("There is no effect to do without."));
  else if (move->kind == CB_KIND_SHIP)
    pw_rule_error_set (error, CB_RULE_5_5, _("Place a ship first."), _("No ship has just been placed."));
  else
    pw_rule_error_set (error, CB_RULE_2_3, _("Undo to change how the game began."), _("The start of the game is over."));
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
  guint order = 0, places = 0;
  const CbModule *module;

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
  CB_FOREACH_MODULE (state, module, unsound)
    {
      char *text = module->unsound (state);

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
    if (cb_modules[i] != NULL && cb_modules[i]->component_print != NULL && option == SEAT_OPTIONS + cb_modules[i]->component)
      return cb_modules[i];
  return NULL;
}

static char *
component_print (guint option, int value)
{
  const CbModule *module = find_component (option);

  if (module)
    return module->component_print (value);
  return option == CB_SEAT_DUCHY ? cb_duchy_component_print (option, value) : NULL;
}

static gboolean
component_parse (guint option, const char *text, gint16 *value, GError **error)
{
  const CbModule *module = find_component (option);

  if (module)
    return module->component_parse (text, value, error);
  if (option == CB_SEAT_DUCHY)
    return cb_duchy_component_parse (option, text, value, error);
  pw_record_error_set (error, PW_RECORD_ERROR_SETUP, 0, _("Such a thing cannot be entered for this game."));
  return FALSE;
}

const PwGame cb_game = {
  .id = "burgundy",
  .name = N_("The Castles of Burgundy"),
  .bgg_id = 271320,
  .rules_version = 2,
  .min_players = 1,
  .max_players = CB_MAX_PLAYERS,
  .state_size = sizeof (CbState),
  .kinds = cb_kinds,
  .n_kinds = CB_KINDS,
  .rules = cb_rules,
  .n_rules = CB_RULES,
  .chapters = cb_chapters,
  .n_chapters = CB_CHAPTERS,
  .sources = cb_sources,
  .n_sources = CB_SOURCES,
  .resources = cb_resources,
  .n_resources = CB_RESOURCES,
  .holdings = cb_holdings,
  .n_holdings = CB_HOLDINGS,
  .notes = cb_notes,
  .n_notes = CB_NOTES,
  .options = cb_options,
  .n_options = CB_OPTIONS,
  .seat_options = cb_seat_options,
  .n_seat_options = SEAT_OPTIONS,
  .groups = cb_groups,
  .n_groups = CB_GROUPS_OF_OPTIONS,
  .presets = cb_presets,
  .n_presets = CB_PRESETS,
  .questions = cb_questions,
  .n_questions = CB_QUESTIONS,
  .init = cb_data_load,
  .setup = setup,
  .actor = cb_actor,
  .turns = cb_turns,
  .playable = cb_playable,
  .not_now = cb_not_now,
  .force = cb_force,
  .levels = pw_board_levels,
  .n_levels = PW_BOARD_LEVELS,
  .level_words = &pw_level_words,
  .level = cb_level,
  .followed = cb_followed,
  .hold = cb_hold,
  .doubts = cb_doubts,
  .audit = cb_audit,
  .position = cb_position,
  .phrase = cb_phrase,
  .complete = cb_complete,
  .mend = cb_mend,
  .upgrade = cb_upgrade,
  .choices = cb_choices,
  .deal = cb_deal,
  .worth = cb_worth,
  .side = cb_side,
  .rank = cb_rank,
  .sentence = cb_sentence,
  .prompt = cb_prompt,
  .ask = cb_ask,
  .moment = cb_moment,
  .ending = cb_ending,
  .chapter = cb_chapter,
  .choice_label = cb_choice_label,
  .choice_sentence = cb_choice_sentence,
  .event_text = cb_event_text,
  .component_print = component_print,
  .component_parse = component_parse,
  .offered = cb_duchy_offered,
  .seats = cb_setup_seats,
  .matters = cb_setup_matters,
  .adjust = cb_setup_adjust,
  .unsound = cb_unsound,
};
