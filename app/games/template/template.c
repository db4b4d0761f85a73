/* template.c: a game to copy when a new one is begun
 *
 * A larger game has one file for each kind of move; see ../burgundy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "template.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-level-rules.h"
#include "core/pw-sentence.h"

#define TREASURE 2

/* -- roll --------------------------------------------------------------------------- */

static void
roll_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  TemplateState *state = data;

  state->die = (guint8) move->args[0];
}

/* -- run: args[0] = tokens spent -------------------------------------------------------- */

static void
next_player (TemplateState *state, PwEvents *events)
{
  state->die = 0;
  if (state->place[state->actor] >= state->goal)
    {
      state->over = TRUE;
      for (guint seat = 0; seat < state->n_players; seat++)
        if (state->tokens[seat] > 0 && !(state->stale >> seat & 1))
          pw_events_add (events, PW_EVENT_POINTS, (int) seat, 1, state->tokens[seat], TEMPLATE_RULE_3_1)->final = TRUE;
      return;
    }
  state->actor = (guint8) ((state->actor + 1) % state->n_players);
}

static gboolean
run_check (gconstpointer data, const PwMove *move, GError **error)
{
  const TemplateState *state = data;
  int spent = move->args[0] == PW_ARG_NONE ? 0 : move->args[0];
  g_autofree char *remedy = NULL;

  if (spent <= state->tokens[state->actor])
    return TRUE;
  remedy = g_strdup_printf (_("Spend at most %u."), state->tokens[state->actor]);
  pw_rule_error_set (error, TEMPLATE_RULE_2_2, remedy, _("There are not that many tokens: %d."), spent);
  return FALSE;
}

static void
run_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  TemplateState *state = data;
  int spent = move->args[0] == PW_ARG_NONE ? 0 : move->args[0];
  int steps = MIN (state->die + spent, state->goal - state->place[state->actor]);

  state->place[state->actor] = (guint8) (state->place[state->actor] + steps);
  state->tokens[state->actor] = (guint8) (state->tokens[state->actor] - spent);
  if (spent)
    pw_events_add (events, PW_EVENT_RESOURCE, state->actor, 0, -spent, TEMPLATE_RULE_2_2);
  pw_events_add (events, PW_EVENT_POINTS, state->actor, 0, steps, TEMPLATE_RULE_2_1);
  next_player (state, events);
}

/* -- rest ----------------------------------------------------------------------------------- */

static gboolean
rest_check (gconstpointer data, const PwMove *move, GError **error)
{
  const TemplateState *state = data;

  if (state->tokens[state->actor] < 3)
    return TRUE;
  pw_rule_error_set (error, TEMPLATE_RULE_2_3, _("Run."), _("With three tokens nobody may rest."));
  return FALSE;
}

static void
rest_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  TemplateState *state = data;

  state->tokens[state->actor]++;
  pw_events_add (events, PW_EVENT_RESOURCE, state->actor, 0, 1, TEMPLATE_RULE_2_3);
  if (state->treasure)
    pw_events_add (events, PW_EVENT_POINTS, state->actor, 2, TREASURE, TEMPLATE_RULE_2_4)->secret = TRUE;
  next_player (state, events);
}

/* -- level, steps, tokens, confirm ---------------------------------------------------------------- */

static const PwLevelRules level_rules;

static PwLevelNow
level_now (const TemplateState *state)
{
  return (PwLevelNow){ .level = state->level, .stale = state->stale, .n_players = state->n_players, .over = state->over };
}

static gboolean
level_check (gconstpointer data, const PwMove *move, GError **error)
{
  PwLevelNow now = level_now (data);

  return pw_level_check (&level_rules, &now, data, move, error);
}

/* At the score pad nobody enters dice and rests. */
static void
level_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  TemplateState *state = data;

  state->level = (guint8) move->args[0];
  state->die = 0;
  if (state->level == TEMPLATE_LEVEL_PAD)
    state->stale = (guint8) ((1u << state->n_players) - 1);
}

static gboolean
steps_check (gconstpointer data, const PwMove *move, GError **error)
{
  const TemplateState *state = data;

  if (move->player < state->n_players && state->place[move->player] + move->args[0] <= state->goal)
    return TRUE;
  pw_rule_error_set (error, TEMPLATE_RULE_2_1, _("Enter what is left to the goal."), _("Nobody runs past the goal."));
  return FALSE;
}

static void
steps_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  TemplateState *state = data;

  state->actor = (guint8) move->player;
  state->place[state->actor] = (guint8) (state->place[state->actor] + move->args[0]);
  pw_events_add (events, PW_EVENT_POINTS, state->actor, 0, move->args[0], TEMPLATE_RULE_2_1);
  next_player (state, events);
}

static gboolean
tokens_check (gconstpointer data, const PwMove *move, GError **error)
{
  const TemplateState *state = data;

  if (move->player < state->n_players)
    return TRUE;
  pw_rule_error_set (error, TEMPLATE_RULE_2_2, NULL, _("Nobody sits there."));
  return FALSE;
}

static void
tokens_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  TemplateState *state = data;

  state->tokens[move->player] = (guint8) move->args[0];
}

static void
confirm_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  TemplateState *state = data;

  state->stale &= (guint8) ~(1u << move->player);
}

/* -- Tables ------------------------------------------------------------------------------------ */

static const PwArg roll_args[] = { { "die", PW_ARG_DIE, 0, 0, 1, 6, NULL } };
static const PwArg run_args[] = { { "tokens", PW_ARG_NUMBER, 0, PW_ARG_OPTIONAL, 0, 3, NULL } };

static const PwLevel levels[TEMPLATE_LEVELS] = {
  { "referee", N_("Referee"), N_("Every die and every run. Judges each, counts every point."), "object-select-symbolic" },
  { "pad", N_("Score pad"), N_("Only how far somebody came. Counts the points."), "view-list-symbolic", .open = TRUE },
};
static const PwWord level_list[TEMPLATE_LEVELS] = {
  { TEMPLATE_LEVEL_REFEREE, "referee", N_("Referee"), NULL },
  { TEMPLATE_LEVEL_PAD, "pad", N_("Score pad"), NULL },
};
static const PwVocabulary level_words = { "level", N_("referee or pad"), level_list, TEMPLATE_LEVELS };

static const PwArg level_args[] = { { "level", PW_ARG_WORD, 0, 0, 0, 0, &level_words } };
static const PwArg steps_args[] = { { "steps", PW_ARG_NUMBER, 0, 0, 1, 40, NULL } };
static const PwArg tokens_args[] = { { "number", PW_ARG_NUMBER, 0, 0, 0, 3, NULL } };

static PwKindSet
statements (gconstpointer data)
{
  return PW_KIND_SET (TEMPLATE_KIND_TOKENS);
}

static const PwLevelRules level_rules = {
  .levels = levels,
  .rule = TEMPLATE_RULE_4_1,
  .seats = (1u << TEMPLATE_MAX_PLAYERS) - 1,
  .needs = (1u << TEMPLATE_MAX_PLAYERS) - 1,
  .level = TEMPLATE_KIND_LEVEL,
  .confirm = TEMPLATE_KIND_CONFIRM,
  .confirm_table = PW_KIND_ANY,
  .finish = PW_KIND_ANY,
  .level_arg = 0,
  .seat_arg = 1,
  .open_arg = -1,
  .statements = statements,
};

/* What a position is made of: the page on which it is entered comes from this table. */
static void
read_tokens (gconstpointer data, PwMove *statement)
{
  statement->args[0] = ((const TemplateState *) data)->tokens[statement->player];
}

static const PwField token_fields[] = { { N_("Tokens"), TEMPLATE_KIND_TOKENS, .rules = "2.2", .read = read_tokens } };
static const PwFieldCard cards[] = { { "tokens", N_("Tokens"), NULL, .fields = token_fields, .n_fields = 1 } };

static const PwMoveKind kinds[TEMPLATE_KINDS] = {
  { "roll", N_("Die"), roll_args, 1, TRUE, NULL, roll_apply },
  { "run", N_("Run"), run_args, 1, FALSE, run_check, run_apply },
  { "rest", N_("Rest"), NULL, 0, FALSE, rest_check, rest_apply },
  { "level", N_("Level"), level_args, 1, TRUE, level_check, level_apply, pw_legal_none },
  { "steps", N_("Steps"), steps_args, 1, FALSE, steps_check, steps_apply, .anybody = TRUE },
  { "tokens", N_("Tokens"), tokens_args, 1, FALSE, tokens_check, tokens_apply, .statement = TRUE },
  { "confirm", N_("All is said"), NULL, 0, FALSE, NULL, confirm_apply },
};

static const PwRule rules[TEMPLATE_RULES] = {
  { "1.1", N_("The die"), N_("A turn begins with the die."), "template" },
  { "2.1", N_("Run"), N_("A run goes as far as the die, and scores a point a step."), "template" },
  { "2.2", N_("Tokens"), N_("Each token spent makes a run longer by one."), "template" },
  { "2.3", N_("Rest"), N_("A rest brings a token, up to three."), "template" },
  { "3.1", N_("The end"), N_("Who reaches the goal ends the game; tokens left score a point each."), "template" },
  { "2.4", N_("Treasure"), N_("With treasure a rest brings two points, which nobody is told."), "template" },
  { "4.1", N_("Levels"), N_("Everything is entered, or only how far somebody came."), "template" },
};

static const PwNamed chapters[] = {
  { "1", N_("The die"), NULL, NULL },
  { "2", N_("Runs and rests"), NULL, NULL },
  { "3", N_("The end"), NULL, NULL },
  { "4", N_("Levels"), NULL, NULL },
};

static const PwNamed sources[] = {
  { "steps", N_("Steps"), "S", "accent_bg" },
  { "tokens", N_("Tokens"), "T", "g6" },
  { "treasure", N_("Treasure"), "R", "g3" },
};

static const PwNamed resources[] = { { "tokens", N_("Tokens"), "T", "text" } };

static const PwNamed holdings[] = { { "tokens", N_("Tokens"), "T", "text" }, { "steps", N_("Steps"), "S", "text" } };

static const PwWord lengths[] = { { 0, "short", N_("Short"), NULL }, { 1, "long", N_("Long"), NULL } };
static const PwVocabulary length_words = { "length", N_("short or long"), lengths, G_N_ELEMENTS (lengths) };
static const PwWord treasures[] = { { 0, "without", N_("Without"), NULL }, { 1, "with", N_("With"), NULL } };
static const PwVocabulary treasure_words = { "treasure", N_("with or without"), treasures, G_N_ELEMENTS (treasures) };
static const PwWord totals[] = { { 0, "open", N_("Open"), NULL }, { 1, "hidden", N_("Hidden"), NULL } };
static const PwVocabulary totals_words = { "totals", N_("open or hidden"), totals, G_N_ELEMENTS (totals) };
static const PwOption options[] = {
  { "length", N_("Length"), N_("A long race goes to 40."), &length_words, 0 },
  { "treasure", N_("Treasure"), N_("A rest brings secret points."), &treasure_words, 0 },
  { "totals", N_("Totals"), N_("Whether secret points are added up before the end."), &totals_words, 0 },
};

static gboolean
setup (gpointer data, const PwSetup *table, GError **error)
{
  TemplateState *state = data;

  memset (state, 0, sizeof *state);
  state->n_players = (guint8) table->n_players;
  state->goal = table->options[0] ? 40 : 20;
  state->treasure = table->options[1] != 0;
  state->level = table->level;
  state->stale = state->level == TEMPLATE_LEVEL_PAD ? (guint8) ((1u << table->n_players) - 1) : 0;
  return TRUE;
}

static int
actor (gconstpointer data)
{
  const TemplateState *state = data;
  PwLevelNow now = level_now (state);
  int asked = pw_level_actor (&level_rules, &now);

  if (asked != PW_LEVEL_AS_EVER)
    return asked;
  return state->level == TEMPLATE_LEVEL_PAD || state->die > 0 ? state->actor : PW_TABLE;
}

static PwKindSet
playable (gconstpointer data)
{
  const TemplateState *state = data;
  PwLevelNow now = level_now (state);
  PwKindSet asked = pw_level_playable (&level_rules, &now, state);

  if (state->over || !pw_kind_set_is_empty (asked))
    return asked;
  if (state->level == TEMPLATE_LEVEL_PAD)
    return PW_KIND_SET (TEMPLATE_KIND_STEPS, TEMPLATE_KIND_LEVEL);
  return state->die == 0 ? PW_KIND_SET (TEMPLATE_KIND_ROLL, TEMPLATE_KIND_LEVEL)
                         : PW_KIND_SET (TEMPLATE_KIND_RUN, TEMPLATE_KIND_REST, TEMPLATE_KIND_LEVEL);
}

static void
not_now (gconstpointer data, const PwMove *move, GError **error)
{
  const TemplateState *state = data;
  PwLevelNow now = level_now (state);

  if (state->over)
    pw_rule_error_set (error, TEMPLATE_RULE_3_1, _("Undo to play on from an earlier moment."), _("The game is over."));
  else if (pw_level_not_now (&level_rules, &now, move, error))
    return;
  else if (state->level == TEMPLATE_LEVEL_PAD || move->kind == TEMPLATE_KIND_STEPS)
    pw_rule_error_set (error, TEMPLATE_RULE_4_1, _("Switch to the other level."), _("This is not entered at this level."));
  else if (state->die == 0)
    pw_rule_error_set (error, TEMPLATE_RULE_1_1, _("Roll."), _("The die comes first."));
  else
    pw_rule_error_set (error, TEMPLATE_RULE_1_1, _("Run or rest."), _("It is somebody else’s turn, or the die is rolled."));
}

static gboolean
complete (gconstpointer data, PwMove *move, GError **error)
{
  if (move->kind == TEMPLATE_KIND_RUN && move->args[0] == 0)
    move->args[0] = PW_ARG_NONE;
  return TRUE;
}

static void
deal (gconstpointer data, PwRandom *random, PwDealFlags flags, PwMove *out)
{
  pw_move_init (out, TEMPLATE_KIND_ROLL, PW_TABLE);
  out->args[0] = (gint16) (1 + pw_random_below (random, 6));
}

static void
rank (gconstpointer data, const int *scores, PwStanding *out)
{
  const TemplateState *state = data;

  for (guint seat = 0; seat < state->n_players; seat++)
    {
      out[seat] = (PwStanding){ .place = 1, .score = scores[seat] };
      for (guint other = 0; other < state->n_players; other++)
        out[seat].place += scores[other] > scores[seat];
    }
}

static char *
say_number (const PwTold *told)
{
  return g_strdup_printf ("%d", told->move->args[0]);
}

static const PwPlace places[] = { { "player", pw_told_player }, { "number", say_number }, { NULL } };

/* A place may stand in a sentence by its name as well: {player}. */
static const PwSentence sentences[] = {
  { TEMPLATE_KIND_ROLL, N_("The die shows %d."), NULL, "number" },
  { TEMPLATE_KIND_RUN, N_("%s runs."), NULL, "player" },
  { TEMPLATE_KIND_REST, N_("%s rests."), NULL, "player" },
  { TEMPLATE_KIND_STEPS, N_("%s comes %s steps further."), NULL, "player number" },
  { TEMPLATE_KIND_TOKENS, N_("%s has %s tokens."), NULL, "player number" },
  { TEMPLATE_KIND_CONFIRM, N_("That is all that %s has."), NULL, "player" },
  { 0, NULL },
};

static char *
sentence (const PwSetup *table, gconstpointer before, const PwMove *move, const PwEvent *events, guint n_events)
{
  const PwTold told = { .setup = table, .state = before, .move = move, .events = events, .n_events = n_events };

  if (move->kind == TEMPLATE_KIND_LEVEL)
    return pw_level_sentence (&level_rules, table, before, move);
  return pw_sentence_say (sentences, places, move->kind, &told);
}

static void
hold (gconstpointer data, guint seat, int *out)
{
  const TemplateState *state = data;

  out[0] = state->tokens[seat];
  out[1] = state->place[seat];
}

static char *
prompt (const PwSetup *table, gconstpointer data)
{
  const TemplateState *state = data;

  if (state->over)
    return g_strdup (_("The game is over."));
  if (state->level == TEMPLATE_LEVEL_PAD)
    return g_strdup (_("how far somebody came"));
  if (state->stale)
    return g_strdup (_("the tokens"));
  return state->die == 0 ? g_strdup (_("the die")) : g_strdup (_("run or rest"));
}

static char *
moment (const PwSetup *table, gconstpointer data)
{
  const TemplateState *state = data;

  return state->over ? g_strdup (_("Final scoring")) : g_strdup_printf (_("A race to %u"), state->goal);
}

static char *
choice_label (const PwSetup *table, gconstpointer data, const PwChoice *choice)
{
  const PwMove *move = &choice->move;

  if (move->kind == TEMPLATE_KIND_ROLL)
    return g_strdup_printf ("%d", move->args[0]);
  if (move->kind == TEMPLATE_KIND_RUN && !choice->more && move->args[0] != PW_ARG_NONE)
    return g_strdup_printf (_("Run with %d"), move->args[0]);
  if (move->kind == TEMPLATE_KIND_STEPS && !choice->more)
    return g_strdup_printf (_("%s: %d"), table->names[move->player], move->args[0]);
  return g_strdup (move->kind < TEMPLATE_KINDS ? _(kinds[move->kind].title) : "?");
}

static char *
event_text (const PwSetup *table, const PwEvent *event)
{
  return g_strdup (event->what == 0 ? _("steps") : event->what == 1 ? _("tokens left") : _("treasure"));
}

static guint
level (gconstpointer data, int *seat)
{
  const TemplateState *state = data;

  *seat = 0;
  return state->level;
}

static guint
followed (gconstpointer data)
{
  PwLevelNow now = level_now (data);

  return pw_level_followed (&level_rules, &now);
}

static char *
unsound (gconstpointer data)
{
  const TemplateState *state = data;

  for (guint seat = 0; seat < state->n_players; seat++)
    if (state->tokens[seat] > 3 || state->place[seat] > state->goal)
      return g_strdup ("too many tokens, or past the goal");
  return NULL;
}

static const PwGameDealing game_dealing = { .deal = deal };
static const PwGameEntry game_entry = { .complete = complete };
static const PwGamePosition game_position = { .cards = cards, .n_cards = G_N_ELEMENTS (cards) };

static const PwGameLevels game_levels = {
  .levels = levels,
  .n_levels = TEMPLATE_LEVELS,
  .words = &level_words,
  .now = level,
  .followed = followed,
};

static const PwGameLedger game_ledger = {
  .holdings = holdings,
  .n_holdings = G_N_ELEMENTS (holdings),
  .hold = hold,
};

const PwGame template_game = {
  .id = "template",
  .name = N_("A race"),
  .rules_version = 1,
  .min_players = 2,
  .max_players = TEMPLATE_MAX_PLAYERS,
  .state_size = sizeof (TemplateState),
  .kinds = kinds,
  .n_kinds = TEMPLATE_KINDS,
  .rules = rules,
  .n_rules = TEMPLATE_RULES,
  .chapters = chapters,
  .n_chapters = G_N_ELEMENTS (chapters),
  .sources = sources,
  .n_sources = G_N_ELEMENTS (sources),
  .resources = resources,
  .n_resources = G_N_ELEMENTS (resources),
  .play = {
    .setup = setup,
    .actor = actor,
    .playable = playable,
    .not_now = not_now,
    .rank = rank,
    .unsound = unsound,
  },
  .words = {
    .sentence = sentence,
    .prompt = prompt,
    .moment = moment,
    .choice_label = choice_label,
    .choice_sentence = choice_label,
    .event_text = event_text,
  },
  .terms = {
    .options = options,
    .n_options = G_N_ELEMENTS (options),
  },
  .dealing = &game_dealing,
  .entry = &game_entry,
  .levels = &game_levels,
  .ledger = &game_ledger,
  .position = &game_position,
};
