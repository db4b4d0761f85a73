/* position.c: a table of Kingsburg in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "position.h"

#include <stdlib.h>

static const char *const stages[] = {
  [KB_STAGE_AID] = "aid", [KB_STAGE_MARK] = "mark", [KB_STAGE_ROLL] = "roll", [KB_STAGE_REROLL] = "reroll",
  [KB_STAGE_REROLL_DICE] = "reroll-dice", [KB_STAGE_INFLUENCE] = "influence", [KB_STAGE_HELP] = "help",
  [KB_STAGE_BUILD] = "build", [KB_STAGE_TOWN_HALL] = "hall", [KB_STAGE_RECRUIT] = "recruit", [KB_STAGE_ENEMY] = "enemy",
  [KB_STAGE_KING] = "king", [KB_STAGE_TOKEN] = "token", [KB_STAGE_WIN] = "win", [KB_STAGE_LOSE] = "lose",
  [KB_STAGE_CLAIM] = "claim", [KB_STAGE_OVER] = "over",
};

static const char *const battles[] = { "none", "victory", "draw", "defeat" };
static const char *const did[] = { "statue", "chapel", "plus2", "market", "build", "build-twice", "pass" };

/* -- What belongs to nobody ------------------------------------------------------------------------------ */

static void
agree_tokens (Position *position, int seat, char **words)
{
  position->setup->options[KB_OPTION_TOKENS] = 1;
}

static void
set_stage (Position *position, int seat, char **words)
{
  KbState *state = position->state;
  int stage = position_index (stages, G_N_ELEMENTS (stages), words[0]);

  g_assert_cmpint (stage, >=, 0);
  state->stage = (guint8) stage;
  state->advisor = stage == KB_STAGE_HELP;
}

static void
set_order (Position *position, int seat, char **words)
{
  KbState *state = position->state;

  for (guint i = 0; i < state->n_players; i++)
    state->order[i] = (guint8) position_seat (position, words[i]);
}

static void
put_group (KbState *state, int seat, guint advisor)
{
  guint at = state->taken >> advisor & 1;

  state->groups[advisor][at] = (KbGroup){ .seat = (gint8) seat, .flags = KB_GROUP_THERE, .dice = 1 };
  state->taken |= 1u << advisor;
}

static void
set_mark (Position *position, int seat, char **words)
{
  put_group (position->state, -1, (guint) atoi (words[0]));
}

static void
set_group (Position *position, int seat, char **words)
{
  put_group (position->state, position_seat (position, words[0]), (guint) atoi (words[1]));
}

static char *
observe_taken (const Position *position, int seat, char **words)
{
  const KbState *state = position->state;
  GString *text = g_string_new (NULL);

  for (guint i = 1; i <= KB_ADVISORS; i++)
    if (state->taken >> i & 1)
      g_string_append_printf (text, "%s%u", text->len ? " " : "", i);
  return g_string_free (text, FALSE);
}

static void
set_enemy (Position *position, int seat, char **words)
{
  KbState *state = position->state;

  state->enemy = *kb_enemy_find (state->year, (guint) position_value (&kb_enemy_words, words[0]), (guint) atoi (words[1]));
  state->named = TRUE;
}

static const PositionWord table_words[] = {
  { "tokens", .agree = agree_tokens },
  { "year", FIELD (KbState, year), .base = 1 },
  { "phase", FIELD (KbState, phase), .vocabulary = &kb_phase_words },
  { "stage", FIELD (KbState, stage), NAMES (stages), .set = set_stage },
  { "order", .set = set_order },
  { "envoy", FIELD (KbState, envoy), .by_seat = TRUE },
  { "advisor", FIELD (KbState, advisor) },
  { "mark", .set = set_mark },
  { "group", .set = set_group },
  { "taken", .observe = observe_taken },
  { "enemy", .set = set_enemy },
  { NULL },
};

/* -- What belongs to a player -------------------------------------------------------------------------------- */

static KbPlayer *
player_of (const Position *position, int seat)
{
  return position_player (position, seat);
}

static void
set_built (Position *position, int seat, char **words)
{
  for (; *words; words++)
    {
      guint building = (guint) position_value (&kb_building_words, *words);

      for (guint left = building - building % KB_COLUMNS; left <= building; left++)
        player_of (position, seat)->buildings |= 1u << left;
    }
}

static void
set_only (Position *position, int seat, char **words)
{
  player_of (position, seat)->buildings |= 1u << position_value (&kb_building_words, words[0]);
}

static char *
describe_buildings (guint32 set)
{
  GString *text = g_string_new (NULL);

  for (guint building = 0; building < KB_BUILDINGS; building++)
    if (set >> building & 1)
      position_list (text, kb_building_words.words[building].word);
  return position_listed (text);
}

static char *
observe_built (const Position *position, int seat, char **words)
{
  return describe_buildings (player_of (position, seat)->buildings);
}

static char *
observe_ruins (const Position *position, int seat, char **words)
{
  return describe_buildings (player_of (position, seat)->ruins);
}

static char *
observe_buildings (const Position *position, int seat, char **words)
{
  return g_strdup_printf ("%u", kb_building_count (player_of (position, seat)));
}

/* "ana spent 0 2": soldier tokens that are gone. */
static void
set_spent (Position *position, int seat, char **words)
{
  for (; *words; words++)
    player_of (position, seat)->tokens[atoi (*words)]--;
}

static void
set_dice (Position *position, int seat, char **words)
{
  for (guint i = 0; words[0][i]; i++)
    player_of (position, seat)->dice[i] = (guint8) (words[0][i] - '0');
}

static void
set_white (Position *position, int seat, char **words)
{
  for (guint i = 0; words[0][i]; i++)
    player_of (position, seat)->dice[KB_OWN_DICE + i] = (guint8) (words[0][i] - '0');
}

static char *
describe_dice (const Position *position, int seat, guint first, guint last)
{
  GString *text = g_string_new (NULL);

  for (guint i = first; i < last; i++)
    if (player_of (position, seat)->dice[i])
      g_string_append_printf (text, "%u", player_of (position, seat)->dice[i]);
  return g_string_free (text, FALSE);
}

static char *
observe_dice (const Position *position, int seat, char **words)
{
  return describe_dice (position, seat, 0, KB_OWN_DICE);
}

static char *
observe_white (const Position *position, int seat, char **words)
{
  return describe_dice (position, seat, KB_OWN_DICE, KB_DICE);
}

static void
set_did (Position *position, int seat, char **words)
{
  int bit = position_index (did, G_N_ELEMENTS (did), words[0]);

  g_assert_cmpint (bit, >=, 0);
  player_of (position, seat)->did |= (guint16) (1u << bit);
}

/* "ana aid", or "ana no aid". */
static char *
observe_aid (const Position *position, int seat, char **words)
{
  return g_strdup (player_of (position, seat)->aid ? "" : "is missing");
}

static char *
observe_no (const Position *position, int seat, char **words)
{
  return g_strdup (player_of (position, seat)->aid ? "is wrong: aid" : "aid");
}

/* "ana peeked", or "ana not peeked". */
static char *
observe_peeked (const Position *position, int seat, char **words)
{
  const KbState *state = position->state;

  return g_strdup (state->peeked >> seat & 1 ? "" : "is wrong");
}

static char *
observe_not (const Position *position, int seat, char **words)
{
  const KbState *state = position->state;

  return g_strdup (state->peeked >> seat & 1 ? "is wrong: peeked" : "peeked");
}

static const PositionWord player_words[] = {
  { "score", FIELD (KbPlayer, points) },
  { "gold", FIELD (KbPlayer, goods[KB_GOLD]) },
  { "wood", FIELD (KbPlayer, goods[KB_WOOD]) },
  { "stone", FIELD (KbPlayer, goods[KB_STONE]) },
  { "plus2", FIELD (KbPlayer, plus2) },
  { "soldiers", FIELD (KbPlayer, soldiers) },
  { "battle", FIELD (KbPlayer, battle), NAMES (battles) },
  { "strength", FIELD (KbPlayer, strength) },
  { "built", .set = set_built, .observe = observe_built },
  { "only", .set = set_only },
  { "ruins", .observe = observe_ruins },
  { "buildings", .observe = observe_buildings },
  { "dice", .set = set_dice, .observe = observe_dice },
  { "white", .set = set_white, .observe = observe_white },
  { "did", .set = set_did },
  { "spent", .set = set_spent },
  { "aid", FIELD (KbPlayer, aid), .observe = observe_aid },
  { "no", .observe = observe_no },
  { "peeked", .observe = observe_peeked },
  { "not", .observe = observe_not },
  { NULL },
};

/* -- The whole -------------------------------------------------------------------------------------------------- */

static void
said (Position *position, const char *text)
{
  KbState *state = position->state;
  PwEvents events = { 0 };

  /* Whoever says the step means that one. */
  if (strstr (text, "stage "))
    state->waiting = 0;
  kb_go_on (state, &events);
  state->stated |= strstr (text, " only ") != NULL;
}

const TestGame kb_test = {
  .game = &kb_game,
  .table = table_words,
  .player = player_words,
  PLAYERS (KbState, players),
  .said = said,
};
