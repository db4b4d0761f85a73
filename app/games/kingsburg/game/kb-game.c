/* kb-game.c: Kingsburg as a PwGame: the first state, and what every state keeps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/game/kb-tables.h"

#include <glib/gi18n-lib.h>

/* -- The first state ------------------------------------------------------------------------------- */

static gboolean
setup (gpointer data, const PwSetup *table, GError **error)
{
  static const guint8 tokens[KB_TOKEN_VALUES] = { 1, 2, 1, 1, 1 };
  KbState *state = data;

  memset (state, 0, sizeof *state);
  state->n_players = (guint8) table->n_players;
  state->phase = KB_PHASE_AID;
  state->stage = KB_STAGE_AID;
  state->envoy = -1;
  state->level = table->level;
  state->me = table->level == PW_LEVEL_BOARD ? table->me : 0;
  for (guint i = 0; i < KB_OPTIONS; i++)
    state->options[i] = table->options[i];
  for (guint seat = 0; seat < MIN (table->n_players, KB_MAX_PLAYERS); seat++)
    {
      state->order[seat] = (guint8) seat;
      memcpy (state->players[seat].tokens, tokens, sizeof tokens);
    }
  /* 3.2: nobody has anything yet, so everybody takes a good. */
  state->waiting = (guint8) ((1u << table->n_players) - 1);
  if (state->level == PW_LEVEL_BOARD)
    {
      state->waiting = (guint8) (1u << state->me);
      state->stale = (guint8) ((((1u << table->n_players) - 1) & ~(1u << state->me)) | KB_STALE_TABLE);
    }
  /* An end position is said from nothing. */
  if (state->level == PW_LEVEL_FINAL)
    {
      state->waiting = 0;
      state->stale = (guint8) (((1u << table->n_players) - 1) | KB_STALE_TABLE | KB_STALE_NOW);
      state->begins = TRUE;
    }
  return TRUE;
}

/* -- Soundness, for tests -------------------------------------------------------------------------------- */

static char *
unsound_player (const KbState *state, guint seat)
{
  const KbPlayer *player = &state->players[seat];

  if (player->buildings >> KB_BUILDINGS)
    return g_strdup_printf ("seat %u has buildings that do not exist", seat);
  if (player->buildings & player->ruins)
    return g_strdup_printf ("seat %u has a building that is destroyed", seat);
  for (guint i = 0; i < KB_DICE; i++)
    {
      if (player->dice[i] > 6)
        return g_strdup_printf ("seat %u, die %u shows %u", seat, i, player->dice[i]);
      if (player->dice[i] == 0 && player->used >> i & 1)
        return g_strdup_printf ("seat %u uses a die that is not there", seat);
    }
  for (guint row = 0; row < KB_ROWS && !state->stated; row++)
    {
      guint of_row = player->buildings >> (row * KB_COLUMNS) & 15;

      if (of_row & (of_row + 1))
        return g_strdup_printf ("seat %u, row %u has a gap", seat, row + 1);
    }
  return NULL;
}

char *
kb_unsound (gconstpointer data)
{
  const KbState *state = data;
  guint order = 0;

  for (guint i = 0; i < state->n_players; i++)
    {
      char *text = unsound_player (state, i);

      if (text)
        return text;
      order |= 1u << state->order[i];
    }
  if (order != (1u << state->n_players) - 1)
    return g_strdup ("the turn order does not hold each player once");
  for (guint advisor = 0; advisor <= KB_ADVISORS; advisor++)
    {
      const KbGroup *groups = state->groups[advisor];

      if ((groups[0].flags != 0) != (state->taken >> advisor & 1) || (groups[1].flags && !groups[0].flags))
        return g_strdup_printf ("advisor %u is wrongly taken or not", advisor);
      for (guint i = 0; i < KB_GROUPS; i++)
        if (groups[i].seat < -1 || groups[i].seat >= (int) state->n_players)
          return g_strdup_printf ("advisor %u holds nobody's dice", advisor);
    }
  if (state->envoy < -1 || state->envoy >= (int) state->n_players)
    return g_strdup ("nobody has the Envoy");
  if (state->year >= KB_YEARS || state->phase < KB_PHASE_AID || state->phase > KB_PHASE_WINTER || state->turn > state->n_players)
    return g_strdup ("the calendar shows nothing there is");
  if (state->stage == KB_STAGE_AID && state->waiting == 0 && !state->begins && state->level == PW_LEVEL_REFEREE &&
      !kb_asks (state))
    return g_strdup ("nobody is waited for");
  return NULL;
}

/* What stands above is known below by the game itself only. */
static void
init (void)
{
  kb_itself = &kb_game;
  kb_data_load ();
}

static const PwGameDealing game_dealing = {
  .deal = kb_deal,
  .worth = kb_worth,
  .rate = kb_rate,
  .pick = kb_pick,
  .play_on = kb_play_on,
  .carry_out = kb_carry_out,
};

static const PwGameTurns game_turns = {
  .order = kb_turns,
  .next = kb_next,
};

static gboolean
is_done (gconstpointer state, const PwMove *choice)
{
  return choice->kind == KB_KIND_PASS;
}

static const PwGameEntry game_entry = {
  .complete = kb_complete,
  .choices = kb_choices,
  .ask = kb_ask,
  .is_done = is_done,
  .also_called = kb_also_called,
  .dice_count = kb_dice_count,
  .group = kb_group,
  .joined = kb_joined,
};

static const PwGameStory game_story = {
  .chapter = kb_chapter,
  .round = kb_round,
  .ending = kb_ending,
};

static const PwGameRepair game_repair = {
  .force = kb_force,
  .mend = kb_mend,
  .upgrade = kb_upgrade,
};

static const PwGameLevels game_levels = {
  .levels = pw_board_levels,
  .n_levels = PW_BOARD_LEVELS,
  .words = &pw_level_words,
  .now = kb_level,
  .followed = kb_followed,
  .leaves = kb_level_leaves,
};

/* As PwGameLedger.written: what only this program tells apart is not. */
static gboolean
written (const PwSetup *setup, guint source)
{
  return source != KB_FROM_TRACK && source != KB_FROM_CORRECTIONS;
}

static const PwGameLedger game_ledger = {
  .holdings = kb_holdings,
  .n_holdings = KB_HOLDINGS,
  .hold = kb_hold,
  .written = written,
};

static const PwGamePosition game_position = {
  .say = kb_position,
  .doubts = kb_doubts,
  .audit = kb_audit,
  .questions = kb_questions,
  .n_questions = KB_QUESTIONS,
  .cards = kb_cards,
  .n_cards = KB_CARDS,
};


const PwGame kb_game = {
  .id = "kingsburg",
  .name = N_("Kingsburg"),
  .rules_version = 2,
  .min_players = 2,
  .max_players = KB_MAX_PLAYERS,
  .state_size = sizeof (KbState),
  .kinds = kb_kinds,
  .n_kinds = KB_KINDS,
  .rules = kb_rules,
  .n_rules = KB_RULES,
  .chapters = kb_chapters,
  .n_chapters = KB_CHAPTERS,
  .sources = kb_sources,
  .n_sources = KB_SOURCES,
  .resources = kb_resources,
  .n_resources = KB_RESOURCES,
  .notes = kb_notes,
  .n_notes = KB_NOTES,
  .init = init,
  .play = {
    .setup = setup,
    .actor = kb_actor,
    .playable = kb_playable,
    .not_now = kb_not_now,
    .rank = kb_rank,
    .unsound = kb_unsound,
  },
  .words = {
    .sentence = kb_sentence,
    .prompt = kb_prompt,
    .moment = kb_moment,
    .choice_label = kb_choice_label,
    .choice_sentence = kb_choice_sentence,
    .event_text = kb_event_text,
  },
  .terms = {
    .options = kb_options,
    .n_options = KB_OPTIONS,
  },
  .dealing = &game_dealing,
  .turns = &game_turns,
  .entry = &game_entry,
  .story = &game_story,
  .repair = &game_repair,
  .levels = &game_levels,
  .ledger = &game_ledger,
  .position = &game_position,
};
