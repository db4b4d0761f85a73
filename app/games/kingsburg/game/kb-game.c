/* kb-game.c: Kingsburg as a PwGame: the first state, whose move it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/state/kb-engine.h"

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

/* -- Whose move, and which --------------------------------------------------------------------------- */

int
kb_actor (gconstpointer data)
{
  const KbState *state = data;

  if (G_UNLIKELY (state->level | state->stale))
    {
      PwLevelNow now = kb_level_now (state);
      int actor = pw_level_actor (&kb_level_rules, &now);

      if (actor != PW_LEVEL_AS_EVER)
        return actor;
    }
  switch ((KbStage) state->stage)
    {
    case KB_STAGE_AID:
      for (guint i = 0; i < state->n_players; i++)
        if (state->waiting >> state->order[i] & 1)
          return state->order[i];
      return PW_TABLE;
    case KB_STAGE_REROLL:
    case KB_STAGE_INFLUENCE:
    case KB_STAGE_BUILD:
    case KB_STAGE_TOWN_HALL:
    case KB_STAGE_RECRUIT:
    case KB_STAGE_TOKEN:
    case KB_STAGE_WIN:
    case KB_STAGE_LOSE: return state->order[state->turn < state->n_players ? state->turn : 0];
    case KB_STAGE_HELP: return state->groups[state->advisor][state->group].seat;
    case KB_STAGE_CLAIM: return state->me;
    case KB_STAGE_OVER: return PW_NOBODY;
    case KB_STAGE_MARK:
    case KB_STAGE_ROLL:
    case KB_STAGE_REROLL_DICE:
    case KB_STAGE_ENEMY:
    case KB_STAGE_KING:
    default: return PW_TABLE;
    }
}

/* Whether each decides once, in turn order. */
static gboolean
goes_round_once (const KbState *state)
{
  return state->stage == KB_STAGE_REROLL || state->stage == KB_STAGE_REROLL_DICE || state->stage == KB_STAGE_BUILD ||
         state->stage == KB_STAGE_TOWN_HALL || state->stage == KB_STAGE_RECRUIT || state->stage == KB_STAGE_TOKEN ||
         state->stage == KB_STAGE_WIN || state->stage == KB_STAGE_LOSE;
}

/* The turn order (4.3); while advisors are influenced it goes round and round. */
static void
turns (gconstpointer data, guint8 *seats, guint *n_done)
{
  const KbState *state = data;

  memcpy (seats, state->order, state->n_players);
  *n_done = goes_round_once (state) ? MIN (state->turn, state->n_players) : 0;
}

/* Whose turn comes next in this step; who can do nothing then is still passed over. */
static int
next (gconstpointer data)
{
  const KbState *state = data;
  int actor = kb_actor (state);

  if (actor < 0 || state->level | state->stale)
    return PW_NOBODY;
  if (goes_round_once (state))
    return state->turn + 1 < state->n_players ? state->order[state->turn + 1] : PW_NOBODY;
  if (state->stage == KB_STAGE_AID)
    {
      for (guint i = 0; i < state->n_players; i++)
        if (state->order[i] != actor && state->waiting >> state->order[i] & 1)
          return state->order[i];
      return PW_NOBODY;
    }
  for (guint i = 1; state->stage == KB_STAGE_INFLUENCE && i < state->n_players; i++)
    {
      guint seat = state->order[(state->turn + i) % state->n_players];

      if (!(state->players[seat].did & KB_DID_PASS))
        return (int) seat;
    }
  return PW_NOBODY;
}

/* What the stage asks for. */
static PwKindSet
answers (const KbState *state)
{
  /* A card that must be compared can be entered as it is, until somebody acts upon it (12.3). */
  const gboolean card = state->enemy.unsure;

  switch ((KbStage) state->stage)
    {
    case KB_STAGE_AID:
    case KB_STAGE_WIN: return PW_KIND_SET (KB_KIND_TAKE);
    case KB_STAGE_MARK: return PW_KIND_SET (KB_KIND_MARK);
    case KB_STAGE_ROLL: return kb_sees_all (state) ? PW_KIND_SET (KB_KIND_ROLL) : PW_KIND_SET (KB_KIND_OWN);
    case KB_STAGE_REROLL: return PW_KIND_SET (KB_KIND_USE, KB_KIND_PASS);
    case KB_STAGE_REROLL_DICE: return PW_KIND_SET (KB_KIND_REROLL);
    case KB_STAGE_INFLUENCE: return PW_KIND_SET (KB_KIND_INFLUENCE, KB_KIND_PASS);
    case KB_STAGE_HELP:
      return kb_advisors[state->advisor].trade ? PW_KIND_SET (KB_KIND_GIVE, KB_KIND_PASS) : PW_KIND_SET (KB_KIND_TAKE);
    case KB_STAGE_BUILD: return PW_KIND_SET (KB_KIND_BUILD, KB_KIND_PASS);
    case KB_STAGE_TOWN_HALL: return PW_KIND_SET (KB_KIND_HALL, KB_KIND_PASS);
    case KB_STAGE_RECRUIT: return PW_KIND_SET (KB_KIND_RECRUIT, KB_KIND_PASS);
    case KB_STAGE_ENEMY: return PW_KIND_SET (KB_KIND_ENEMY, KB_KIND_CARD);
    case KB_STAGE_KING: return card ? PW_KIND_SET (KB_KIND_KING, KB_KIND_CARD) : PW_KIND_SET (KB_KIND_KING);
    case KB_STAGE_TOKEN:
      return card && state->turn == 0 ? PW_KIND_SET (KB_KIND_TOKEN, KB_KIND_CARD) : PW_KIND_SET (KB_KIND_TOKEN);
    case KB_STAGE_LOSE: return PW_KIND_SET (KB_KIND_LOSE);
    case KB_STAGE_CLAIM: return PW_KIND_SET (KB_KIND_CLAIM);
    case KB_STAGE_OVER:
    default: return PW_KIND_SET_NONE;
    }
}

PwKindSet
kb_playable (gconstpointer data)
{
  const KbState *state = data;

  if (state->stage == KB_STAGE_OVER)
    return PW_KIND_SET_NONE;
  if (G_UNLIKELY (state->level | state->stale))
    {
      PwLevelNow now = kb_level_now (state);
      PwKindSet kinds = pw_level_playable (&kb_level_rules, &now, state);

      if (!pw_kind_set_is_empty (kinds))
        return kinds;
    }
  return pw_kind_set_union (answers (state), PW_KIND_SET (KB_KIND_LEVEL));
}

/* -- Refusals by the moment --------------------------------------------------------------------------- */

/** Moment: what a stage asks for, and by which rule. */
typedef struct
{
  KbRule rule;
  const char *text, *remedy;
} Moment;

static const Moment moments[] = {
  [KB_STAGE_AID] = { KB_RULE_3_2, N_("First each tied player takes a good from the King."), N_("For example: {take}.") },
  [KB_STAGE_MARK] = { KB_RULE_10_1, N_("With two players, five dice first mark advisors."),
                      N_("Enter three dice, then two: {mark}.") },
  [KB_STAGE_ROLL] = { KB_RULE_4_1, N_("The season goes on with everybody’s dice."),
                      N_("Enter them player by player, white dice last.") },
  [KB_STAGE_REROLL] = { KB_RULE_4_1, N_("First Statue and Chapel are used, or not, in the old turn order."),
                        N_("For example: {use}; or {pass}.") },
  [KB_STAGE_REROLL_DICE] = { KB_RULE_4_1, N_("First come the dice that are rolled again."), N_("Enter what they show now.") },
  [KB_STAGE_INFLUENCE] = { KB_RULE_5_1, N_("Now advisors are influenced."), N_("For example: {influence}; or {pass}.") },
  [KB_STAGE_HELP] = { KB_RULE_6_1, N_("First the advisor’s help is chosen."), PW_REMEDY_EXAMPLE },
  [KB_STAGE_BUILD] = { KB_RULE_7_1, N_("Now it is time to build."), N_("For example: {build}; or {pass}.") },
  [KB_STAGE_TOWN_HALL] = { KB_RULE_7_5, N_("First the Town Hall is used, or not."), N_("For example: {hall}; or {pass}.") },
  [KB_STAGE_RECRUIT] = { KB_RULE_11_1, N_("Now soldiers are recruited."), N_("For example: {recruit}; or {pass}.") },
  [KB_STAGE_ENEMY] = { KB_RULE_11_2, N_("First the year’s enemy is revealed."), N_("For example: {enemy}.") },
  [KB_STAGE_KING] = { KB_RULE_11_2, N_("First the first player rolls for the King’s reinforcements."),
                      N_("Enter the die: {king}.") },
  [KB_STAGE_TOKEN] = { KB_RULE_12_4, N_("First each player spends a soldier token."), N_("For example: {token}.") },
  [KB_STAGE_WIN] = { KB_RULE_11_3, N_("First the winner chooses the reward."), N_("For example: {take}.") },
  [KB_STAGE_LOSE] = { KB_RULE_11_5, N_("First it is chosen which goods are lost."), N_("For example: {lose}.") },
  [KB_STAGE_CLAIM] = { KB_RULE_13_1, N_("First comes what the King gave in this phase."),
                       N_("For example: {claim}.") },
};

/* Rules that say when a kind of move comes. */
static KbRule
rule_of_kind (guint kind, KbRule otherwise)
{
  switch (kind)
    {
    case KB_KIND_INFLUENCE: return KB_RULE_5_1;
    case KB_KIND_BUILD: return KB_RULE_7_1;
    case KB_KIND_RECRUIT: return KB_RULE_11_1;
    case KB_KIND_USE:
    case KB_KIND_HALL: return KB_RULE_7_5;
    case KB_KIND_ENEMY:
    case KB_KIND_KING: return KB_RULE_11_2;
    case KB_KIND_TOKEN: return KB_RULE_12_4;
    case KB_KIND_MARK: return KB_RULE_10_1;
    default: return otherwise;
    }
}

/* Says why a kind of move, or its player, is not on now. */
void
kb_not_now (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  const Moment *moment = &moments[MIN (state->stage, G_N_ELEMENTS (moments) - 1)];
  gboolean on = move->kind < KB_KINDS && pw_kind_set_has (kb_playable (state), move->kind);

  if (error == NULL || kb_level_not_now (state, move, error))
    return;
  if (move->kind == KB_KIND_FINISH && state->stage != KB_STAGE_OVER)
    pw_rule_error_set (error, KB_RULE_12_1, _("Play on, or go over to the level of the final scoring."),
                       _("The game ends by itself after the battle of year V."));
  else if (state->stage == KB_STAGE_OVER)
    pw_rule_error_set (error, KB_RULE_12_1, _("Undo to play on from an earlier moment."), _("The game is over."));
  else if (move->kind == KB_KIND_MARK && state->n_players > 2)
    pw_rule_error_set (error, KB_RULE_10_1, _(moment->remedy), _("Advisors are marked with two players only."));
  else if (move->kind == KB_KIND_TOKEN && !state->options[KB_OPTION_TOKENS])
    pw_rule_error_set (error, KB_RULE_12_4, _("Choose it at the set-up of a game; here the King’s die is rolled."),
                       _("This game is played without soldier tokens."));
  else if (move->kind == KB_KIND_KING && state->options[KB_OPTION_TOKENS])
    pw_rule_error_set (error, KB_RULE_12_4, _(PW_REMEDY_EXAMPLE),
                       _("This game is played with soldier tokens in place of the King’s die."));
  else if (on && state->stage == KB_STAGE_INFLUENCE && move->player >= 0 && move->player < (int) state->n_players &&
           state->players[move->player].did & KB_DID_PASS)
    pw_rule_error_set (error, KB_RULE_5_1, _("The others go on."),
                       _("This player has passed for the season, or has no dice to place any more."));
  else if (on && move->player != kb_actor (state) && goes_round_once (state))
    pw_rule_error_set (error, moment->rule, _("Turns go by the turn order; whoever can do nothing is passed over."),
                       _("It is not this player’s turn."));
  else if (on && move->player != kb_actor (state))
    pw_rule_error_set (error, moment->rule, _("Enter what the player whose turn it is does."),
                       _("It is not this player’s turn."));
  else
    pw_rule_error_set (error, rule_of_kind (move->kind, moment->rule), _(moment->remedy), "%s", _(moment->text));
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
  .holdings = kb_holdings,
  .n_holdings = KB_HOLDINGS,
  .notes = kb_notes,
  .n_notes = KB_NOTES,
  .options = kb_options,
  .n_options = KB_OPTIONS,
  .questions = kb_questions,
  .n_questions = KB_QUESTIONS,
  .leaves = kb_level_leaves,
  .cards = kb_cards,
  .n_cards = KB_CARDS,
  .init = kb_data_load,
  .setup = setup,
  .actor = kb_actor,
  .turns = turns,
  .next = next,
  .playable = kb_playable,
  .not_now = kb_not_now,
  .force = kb_force,
  .levels = pw_board_levels,
  .n_levels = PW_BOARD_LEVELS,
  .level_words = &pw_level_words,
  .level = kb_level,
  .followed = kb_followed,
  .hold = kb_hold,
  .doubts = kb_doubts,
  .audit = kb_audit,
  .position = kb_position,
  .complete = kb_complete,
  .mend = kb_mend,
  .upgrade = kb_upgrade,
  .choices = kb_choices,
  .deal = kb_deal,
  .worth = kb_worth,
  .dice_count = kb_dice_count,
  .rank = kb_rank,
  .sentence = kb_sentence,
  .prompt = kb_prompt,
  .ask = kb_ask,
  .moment = kb_moment,
  .ending = kb_ending,
  .chapter = kb_chapter,
  .round = kb_round,
  .choice_label = kb_choice_label,
  .choice_sentence = kb_choice_sentence,
  .event_text = kb_event_text,
  .unsound = kb_unsound,
};
