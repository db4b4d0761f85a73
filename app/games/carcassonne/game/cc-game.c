/* cc-game.c: Carcassonne as a PwGame: the first state, and what its parts are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/game/cc-tables.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "games/carcassonne/moves/cc-force.h"
#include "games/carcassonne/position/cc-position.h"
#include "games/carcassonne/words/cc-text.h"

/* -- The first state ------------------------------------------------------------------------------------ */

/* What has no object counts as left out (2.5). */
static void
agree (CcState *state, const PwSetup *table)
{
  for (guint i = 0; i < CC_OPTIONS; i++)
    state->options[i] = (guint8) table->options[i];
  state->options[CC_OPTION_GOODS] &= state->options[CC_OPTION_TILES];
  if (state->options[CC_OPTION_FIELDS] == CC_FIELDS_NONE)
    state->options[CC_OPTION_PIG] = 0;
}

static gboolean
matters (const PwSetup *table, guint option)
{
  return option == CC_OPTION_GOODS ? table->options[CC_OPTION_TILES] != 0
         : option == CC_OPTION_PIG ? table->options[CC_OPTION_FIELDS] != CC_FIELDS_NONE
                                   : TRUE;
}

static const char *
lacks (const PwSetup *table, guint option)
{
  return option == CC_OPTION_GOODS ? N_("Needs the tiles of Traders & Builders: goods are on them.")
         : option == CC_OPTION_PIG ? N_("Needs fields that score: the pig stands on them.")
                                   : NULL;
}

static gboolean
setup (gpointer data, const PwSetup *table, GError **error)
{
  CcState *state = data;

  memset (state, 0, sizeof *state);
  state->n_players = (guint8) table->n_players;
  state->level = table->level;
  state->me = table->level == CC_LEVEL_MINE ? table->me : 0;
  agree (state, table);
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    if (!cc_tiles[kind].expansion || state->options[CC_OPTION_TILES])
      {
        state->left[kind] = cc_tiles[kind].count;
        state->n_left = (guint8) (state->n_left + cc_tiles[kind].count);
        state->kinds_left |= G_GUINT64_CONSTANT (1) << kind;
      }
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      state->players[seat].supply[CC_FOLLOWER] = CC_FOLLOWERS;
      state->players[seat].supply[CC_BUILDER] = state->options[CC_OPTION_BUILDER];
      state->players[seat].supply[CC_PIG] = state->options[CC_OPTION_PIG];
    }
  cc_use_tile (state, cc_tiles_start ());
  cc_land_add (state, cc_tiles_start (), 0, 0, 0);
  return TRUE;
}

/* -- What is shown of it ---------------------------------------------------------------------------------- */

/* Whose turn comes next, if no second tile comes before. */
static int
next (gconstpointer data)
{
  const CcState *state = data;

  if (cc_actor (state) < 0)
    return PW_NOBODY;
  return (state->actor + 1) % state->n_players;
}

static void
turns (gconstpointer data, guint8 *seats, guint *n_done)
{
  const CcState *state = data;

  for (guint i = 0; i < state->n_players; i++)
    seats[i] = (guint8) i;
  *n_done = 0;
}

static void
hold (gconstpointer data, guint seat, int *out)
{
  const CcState *state = data;

  for (guint good = 0; good < CC_GOODS; good++)
    out[CC_HOLD_WINE + good] = state->players[seat].goods[good];
  out[CC_HOLD_FOLLOWERS] = state->players[seat].supply[CC_FOLLOWER];
}

static void
rank (gconstpointer data, const int *scores, PwStanding *out)
{
  const CcState *state = data;
  guint known = cc_is_pad (state) ? cc_followed (state) : (1u << state->n_players) - 1;

  for (guint seat = 0; seat < state->n_players; seat++)
    {
      out[seat] = (PwStanding){ .place = known >> seat & 1, .score = scores[seat] };
      for (guint other = 0; other < state->n_players && out[seat].place > 0; other++)
        out[seat].place += (known >> other & 1) && scores[other] > scores[seat];
    }
}

/* A second tile that is not taken nearly goes without saying, once the next player's is entered (8.6). */
static gboolean
without (gconstpointer data, guint seat, PwMove *out)
{
  const CcState *state = data;

  if (cc_actor (state) < 0 || !state->second || state->must || state->drawn || seat != (state->actor + 1u) % state->n_players)
    return FALSE;
  pw_move_init (out, CC_KIND_DECLINE, state->actor);
  return TRUE;
}

/* A line that no longer fits: a second tile that is not taken goes without saying (8.6), and a decline may be needless. */
static PwMend
mend (gconstpointer data, const PwMove *move, PwMove *out)
{
  const CcState *state = data;

  if (move->kind == CC_KIND_DECLINE)
    return PW_MEND_DROP;
  if (cc_actor (state) >= 0 && state->second && !state->must && !state->drawn && move->kind == CC_KIND_TILE &&
      move->player != state->actor)
    {
      pw_move_init (out, CC_KIND_DECLINE, state->actor);
      return PW_MEND_BEFORE;
    }
  return PW_MEND_NOTHING;
}

/* -- Soundness, for tests ------------------------------------------------------------------------------------ */

static char *
unsound_features (const CcState *state)
{
  for (guint tile = 0; tile < state->n_tiles; tile++)
    {
      const CcPlaced *placed = &state->tiles[tile];

      if (cc_land_tile_at (state, placed->x, placed->y) != (int) tile)
        return g_strdup_printf ("tile %u is not found", tile);
      for (guint side = 0; side < CC_SIDES; side++)
        if (placed->sides[side] != cc_land_tile_at (state, placed->x + cc_side_x (side), placed->y + cc_side_y (side)) + 1)
          return g_strdup_printf ("tile %u does not know what lies beside it", tile);
    }
  for (guint node = 0; node < state->n_nodes; node++)
    {
      guint root = cc_root (state, node), owners = 0;

      if (cc_root (state, state->nodes[node].next) != root)
        return g_strdup_printf ("beside segment %u stands one of another feature", node);
      if (root != node)
        continue;
      for (guint i = 0; i < state->n_figures; i++)
        if (state->figures[i].what == CC_FOLLOWER &&
            cc_feature_of (state, state->figures[i].tile, state->figures[i].segment) == node)
          owners |= 1u << state->figures[i].seat;
      if (owners != state->nodes[node].owners)
        return g_strdup_printf ("feature %u has other owners", node);
      if (!state->stated && !state->stale && owners && cc_is_complete (state, node))
        return g_strdup_printf ("feature %u is complete, and was not scored", node);
    }
  for (guint i = 0; i < state->n_gaps; i++)
    {
      guint needs = 0;

      if (cc_land_gap_at (state, state->gaps[i].x, state->gaps[i].y) != (int) i)
        return g_strdup_printf ("gap %u is not found", i);
      for (guint bit = 0; bit < G_N_ELEMENTS (state->asked[0]); bit++)
        needs |= (guint) (state->asked[i / 64][bit] >> i % 64 & 1) << bit;
      if (needs != state->gaps[i].needs)
        return g_strdup_printf ("gap %u does not ask for what its word says", i);
    }
  return NULL;
}

static char *
unsound (gconstpointer data)
{
  const CcState *state = data;
  guint left = 0;

  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    {
      guint n = state->left[kind] + state->gone[kind];

      left += state->left[kind];
      if ((state->left[kind] != 0) != (state->kinds_left >> kind & 1))
        return g_strdup_printf ("kind %u is left, or not", kind);
      for (guint tile = 0; tile < state->n_tiles; tile++)
        n += state->tiles[tile].kind == kind;
      if (n != (cc_tile (kind)->expansion && !state->options[CC_OPTION_TILES] ? 0u : cc_tile (kind)->count))
        return g_strdup_printf ("there are %u of kind %s", n, cc_tile (kind)->id);
    }
  if (left != state->n_left)
    return g_strdup ("what is left is counted wrongly");
  if (state->drawn && state->left[state->drawn - 1] == 0)
    return g_strdup ("a tile was drawn that is not left");
  if (state->actor >= state->n_players ||
      state->last > MAX (state->n_tiles, state->level == CC_LEVEL_REFEREE && !state->stated ? 0 : 255))
    return g_strdup ("nobody acts, or a tile was placed last that is not there");
  for (guint seat = 0; seat < state->n_players && !state->stated; seat++)
    {
      guint n = state->players[seat].supply[CC_FOLLOWER];

      for (guint i = 0; i < state->n_figures; i++)
        n += state->figures[i].seat == seat && state->figures[i].what == CC_FOLLOWER;
      if (n != CC_FOLLOWERS)
        return g_strdup_printf ("seat %u has %u followers", seat, n);
    }
  return unsound_features (state);
}

static const char *const groups[] = { N_("Traders & Builders"), N_("Scoring"), NULL };

static const PwGameDealing game_dealing = {
  .deal = cc_deal,
  .worth = cc_worth,
  .rate = cc_rate,
  .draws = cc_draws,
  .pick = cc_pick,
  .play_on = cc_play_on,
  .carry_out = cc_carry_out,
};

static const PwGameTurns game_turns = {
  .order = turns,
  .next = next,
};

static const PwGameEntry game_entry = {
  .complete = cc_complete,
  .choices = cc_choices,
  .ask = cc_ask,
  .unlikely = cc_unlikely,
  .also_called = cc_also_called,
  .without = without,
  .unsaid = cc_unsaid,
};

/* What statistics count besides points (14.6). */
static const PwFeat feats[] = {
  { "tiles", N_("Tiles"), FALSE },
  { "double-turns", N_("Double turns"), FALSE },
  { "largest-city", N_("Largest city"), TRUE },
  { "longest-road", N_("Longest road"), TRUE },
};

/* Whose tiles they are is known where each was entered by who placed it. */
static void
count (gconstpointer data, guint seat, int *out)
{
  const CcState *state = data;
  guint placed = 1;

  for (guint i = 0; i < state->n_players; i++)
    placed += state->turns[i];
  out[0] = out[1] = PW_FEAT_UNKNOWN;
  if (placed == state->n_tiles && placed > 1 && !state->stale)
    {
      out[0] = state->turns[seat];
      out[1] = state->doubles[seat];
    }
  out[2] = state->players[seat].most[0];
  out[3] = state->players[seat].most[1];
}

static const PwGameStory game_story = {
  .chapter = cc_chapter,
  .round = cc_chapter,           /* each is one */
  .now = cc_now,
  .feats = feats,
  .n_feats = G_N_ELEMENTS (feats),
  .count = count,
};

static const PwGameRepair game_repair = {
  .force = cc_force,
  .mend = mend,
};

static const PwGameSeating game_seating = {
  .matters = matters,
  .lacks = lacks,
};

static const PwGameLevels game_levels = {
  .levels = cc_levels,
  .n_levels = CC_LEVELS,
  .words = &cc_level_words,
  .now = cc_level,
  .followed = cc_followed,
  .leaves = cc_level_leaves,
};

/* As PwGameLedger.written: what the table does not play is not, nor what only this program tells apart. */
static gboolean
written (const PwSetup *agreed, guint source)
{
  if (source == CC_FROM_GOODS)
    return agreed->options[CC_OPTION_GOODS] && agreed->options[CC_OPTION_TILES];
  if (source == CC_FROM_FIELDS)
    return agreed->options[CC_OPTION_FIELDS] != CC_FIELDS_NONE;
  return source != CC_FROM_TRACK && source != CC_FROM_CORRECTIONS;
}

/* As PwGameLedger.counted: the supply follows from where figures stand, which only a referee sees. */
static gboolean
counted (gconstpointer data, guint holding)
{
  const CcState *state = data;

  return holding == CC_HOLD_FOLLOWERS ? state->level == CC_LEVEL_REFEREE
                                      : state->options[CC_OPTION_GOODS] && (state->options[CC_OPTION_TILES] || cc_is_pad (state));
}

static const PwGameLedger game_ledger = {
  .holdings = cc_holdings,
  .n_holdings = CC_HOLDINGS,
  .hold = hold,
  .counted = counted,
  .written = written,
};

static const PwGamePosition game_position = {
  .say = cc_position,
  .doubts = cc_doubts,
  .questions = cc_questions,
  .n_questions = CC_QUESTIONS,
  .cards = cc_cards,
  .n_cards = CC_CARDS,
};

const PwGame cc_game = {
  .id = "carcassonne",
  .name = N_("Carcassonne"),
  .bgg_id = 822,
  .rules_version = 1,
  .min_players = 2,
  .max_players = CC_MAX_PLAYERS,
  .state_size = sizeof (CcState),
  .kinds = cc_kinds,
  .n_kinds = CC_KINDS,
  .rules = cc_rules,
  .n_rules = CC_RULES,
  .chapters = cc_chapters,
  .n_chapters = CC_CHAPTERS,
  .sources = cc_sources,
  .n_sources = CC_SOURCES,
  .resources = cc_resources,
  .n_resources = CC_GOODS,
  .notes = cc_notes,
  .n_notes = CC_NOTES,
  .init = cc_words_load,
  .play = {
    .setup = setup,
    .actor = cc_actor,
    .playable = cc_playable,
    .not_now = cc_not_now,
    .rank = rank,
    .unsound = unsound,
  },
  .words = {
    .sentence = cc_sentence,
    .prompt = cc_prompt,
    .moment = cc_moment,
    .choice_label = cc_choice_label,
    .choice_sentence = cc_choice_sentence,
    .event_text = cc_event_text,
  },
  .terms = {
    .options = cc_options,
    .n_options = CC_OPTIONS,
    .groups = groups,
    .n_groups = 2,
    .presets = cc_presets,
    .n_presets = G_N_ELEMENTS (cc_presets),
  },
  .dealing = &game_dealing,
  .turns = &game_turns,
  .entry = &game_entry,
  .story = &game_story,
  .repair = &game_repair,
  .seating = &game_seating,
  .levels = &game_levels,
  .ledger = &game_ledger,
  .position = &game_position,
};
