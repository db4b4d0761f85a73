/* template.c: a game to copy when a new one is begun
 *
 * A larger game has one file for each kind of move; see ../burgundy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "template.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-sentence.h"

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
        if (state->tokens[seat] > 0)
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

  if (spent <= state->tokens[state->actor])
    return TRUE;
  if (error)
    {
      g_autofree char *remedy = g_strdup_printf (_("Spend at most %u."), state->tokens[state->actor]);

      pw_rule_error_set (error, TEMPLATE_RULE_2_2, remedy, _("There are not so many tokens: %d."), spent);
    }
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
  if (error)
    pw_rule_error_set (error, TEMPLATE_RULE_2_3, _("Run."), _("With three tokens nobody may rest."));
  return FALSE;
}

static void
rest_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  TemplateState *state = data;

  state->tokens[state->actor]++;
  pw_events_add (events, PW_EVENT_RESOURCE, state->actor, 0, 1, TEMPLATE_RULE_2_3);
  next_player (state, events);
}

/* -- Tables ------------------------------------------------------------------------------------ */

static const PwArg roll_args[] = { { "die", PW_ARG_DIE, 0, 0, 1, 6, NULL } };
static const PwArg run_args[] = { { "tokens", PW_ARG_NUMBER, 0, PW_ARG_OPTIONAL, 0, 3, NULL } };

static const PwMoveKind kinds[TEMPLATE_KINDS] = {
  { "roll", N_("Die"), roll_args, 1, TRUE, NULL, roll_apply },
  { "run", N_("Run"), run_args, 1, FALSE, run_check, run_apply },
  { "rest", N_("Rest"), NULL, 0, FALSE, rest_check, rest_apply },
};

static const PwRule rules[TEMPLATE_RULES] = {
  { "1.1", N_("The die"), N_("A turn begins with the die."), "template" },
  { "2.1", N_("Run"), N_("A run goes as far as the die, and scores a point a step."), "template" },
  { "2.2", N_("Tokens"), N_("Each token spent makes a run longer by one."), "template" },
  { "2.3", N_("Rest"), N_("A rest brings a token, up to three."), "template" },
  { "3.1", N_("The end"), N_("Who reaches the goal ends the game; tokens left score a point each."), "template" },
};

static const PwNamed chapters[] = {
  { "1", N_("The die"), NULL, NULL },
  { "2", N_("Runs and rests"), NULL, NULL },
  { "3", N_("The end"), NULL, NULL },
};

static const PwNamed sources[] = {
  { "steps", N_("Steps"), "S", "accent_bg" },
  { "tokens", N_("Tokens"), "T", "g6" },
};

static const PwNamed resources[] = { { "tokens", N_("Tokens"), "T", "text" } };

static const PwNamed holdings[] = { { "tokens", N_("Tokens"), "T", "text" }, { "steps", N_("Steps"), "S", "text" } };

static const PwWord lengths[] = { { 0, "short", N_("Short"), NULL }, { 1, "long", N_("Long"), NULL } };
static const PwVocabulary length_words = { "length", N_("short or long"), lengths, G_N_ELEMENTS (lengths) };
static const PwOption options[] = { { "length", N_("Length"), N_("A long race goes to 40."), &length_words, 0 } };

static gboolean
setup (gpointer data, const PwSetup *table, GError **error)
{
  TemplateState *state = data;

  memset (state, 0, sizeof *state);
  state->n_players = (guint8) table->n_players;
  state->goal = table->options[0] ? 40 : 20;
  return TRUE;
}

static int
actor (gconstpointer data)
{
  const TemplateState *state = data;

  return state->over ? PW_NOBODY : state->die == 0 ? PW_TABLE : state->actor;
}

static PwKindSet
playable (gconstpointer data)
{
  const TemplateState *state = data;

  if (state->over)
    return PW_KIND_SET_NONE;
  return state->die == 0 ? PW_KIND_SET (TEMPLATE_KIND_ROLL) : PW_KIND_SET (TEMPLATE_KIND_RUN, TEMPLATE_KIND_REST);
}

static void
not_now (gconstpointer data, const PwMove *move, GError **error)
{
  const TemplateState *state = data;

  if (state->over)
    pw_rule_error_set (error, TEMPLATE_RULE_3_1, _("Undo to play on from an earlier moment."), _("The game is over."));
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
say_player (const PwTold *told)
{
  return g_strdup (pw_setup_name (told->setup, (guint) told->move->player));
}

static char *
say_die (const PwTold *told)
{
  return g_strdup_printf ("%d", told->move->args[0]);
}

static const PwPlace places[] = { { "player", say_player }, { "die", say_die }, { NULL } };

/* A place may stand in a template by its name as well: {player}. */
static const PwSentence sentences[] = {
  { TEMPLATE_KIND_ROLL, N_("The die shows %d."), NULL, "die" },
  { TEMPLATE_KIND_RUN, N_("%s runs."), NULL, "player" },
  { TEMPLATE_KIND_REST, N_("%s rests."), NULL, "player" },
  { 0, NULL },
};

static char *
sentence (const PwSetup *table, gconstpointer before, const PwMove *move, const PwEvent *events, guint n_events)
{
  const PwTold told = { .setup = table, .state = before, .move = move, .events = events, .n_events = n_events };

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
  return g_strdup (move->kind < TEMPLATE_KINDS ? _(kinds[move->kind].title) : "?");
}

static char *
event_text (const PwSetup *table, const PwEvent *event)
{
  return g_strdup (event->what == 0 ? _("steps") : _("tokens left"));
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
  .holdings = holdings,
  .n_holdings = G_N_ELEMENTS (holdings),
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .setup = setup,
  .actor = actor,
  .playable = playable,
  .not_now = not_now,
  .complete = complete,
  .deal = deal,
  .rank = rank,
  .sentence = sentence,
  .hold = hold,
  .prompt = prompt,
  .moment = moment,
  .choice_label = choice_label,
  .choice_sentence = choice_label,
  .event_text = event_text,
  .unsound = unsound,
};
