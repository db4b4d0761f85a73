/* cb-text.c: where the game is, prompts, and the words of points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/words/cb-sentences.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-sentence.h"

/* "C" */
const char *
cb_phase_name (guint phase)
{
  static const char *const names[CB_PHASES] = { "A", "B", "C", "D", "E" };

  return names[phase < CB_PHASES ? phase : CB_PHASES - 1];
}

char *
cb_moment (const PwSetup *setup, gconstpointer data)
{
  const CbState *state = data;
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, words.moment)
    {
      char *text = module->words.moment (setup, state);

      if (text)
        return text;
    }
  if (state->level == PW_LEVEL_FINAL)
    return g_strdup (_("Final scoring"));
  switch ((CbStage) state->stage)
    {
    case CB_STAGE_START: return g_strdup (_("Set-up"));
    case CB_STAGE_OVER: return g_strdup (_("Final scoring"));
    default: return g_strdup_printf (_("Phase %s, round %u of 5"), cb_phase_name (state->phase), state->round + 1u);
    }
}

/* The phase, for the axis of a chart; none before the first. */
char *
cb_chapter (const PwSetup *setup, gconstpointer data)
{
  const CbState *state = data;

  return state->stage == CB_STAGE_START ? NULL : g_strdup (cb_phase_name (state->phase));
}

/* -- Prompts ---------------------------------------------------------------------------------- */

static char *
say_actor (const PwTold *told)
{
  return g_strdup (pw_setup_name (told->setup, (guint) cb_actor (told->state)));
}

/* Whose dice the table says at the level of one board. */
static char *
say_roller (const PwTold *told)
{
  const CbState *state = told->state;

  return g_strdup (pw_setup_name (told->setup, state->stage == CB_STAGE_ROLL ? state->me : state->order[state->turn]));
}

static char *
say_dice (const PwTold *told)
{
  const CbState *state = told->state;
  GString *text = g_string_new (_("Dice: white"));

  for (guint i = 0; i < told->setup->n_players; i++)
    g_string_append_printf (text, ", %s", pw_setup_name (told->setup, state->order[i]));
  return g_string_free (text, FALSE);
}

static char *
say_white (const PwTold *told)
{
  const CbState *state = told->state;

  return g_strdup_printf ("%u", state->white);
}

static char *
say_colour (const PwTold *told)
{
  return g_strdup (cb_type_label ((CbType) cb_top (told->state)->arg));
}

/* The dice the actor may still use, and how many. */
static guint
open_dice (const PwTold *told, guint8 dice[2])
{
  const CbState *state = told->state;

  return cb_dice_open (&state->players[cb_actor (state)], dice);
}

static char *
say_die_1 (const PwTold *told)
{
  guint8 dice[2] = { 0 };

  open_dice (told, dice);
  return g_strdup_printf ("%u", dice[0]);
}

static char *
say_die_2 (const PwTold *told)
{
  guint8 dice[2] = { 0 };

  open_dice (told, dice);
  return g_strdup_printf ("%u", dice[1]);
}

static const PwPlace places[] = {
  { "actor", say_actor }, { "roller", say_roller }, { "dice", say_dice },   { "white", say_white },
  { "colour", say_colour }, { "die-1", say_die_1 }, { "die-2", say_die_2 }, { NULL },
};

static gboolean
has_one_start (const PwTold *told)
{
  return cb_hex_count (cb_start_hexes (told->state, (guint) cb_actor (told->state))) == 1;
}

static gboolean
is_posts_bonus (const PwTold *told)
{
  return cb_top (told->state)->arg == CB_BONUS_POSTS;
}

static gboolean
nobody_kept_the_table (const PwTold *told)
{
  return cb_goods_are_stale (told->state);
}

static gboolean
used_none (const PwTold *told)
{
  const CbState *state = told->state;

  return state->players[cb_actor (state)].used == 0;
}

/** Asked: what is asked where the stage does not say it. */
typedef enum
{
  ASKED_POSITION,
  ASKED_BOARD,
  ASKED_TABLE,
  ASKED_OWN_DICE,
} Asked;

static const PwSentence level_prompts[] = {
  { ASKED_POSITION, N_("the end position: what each player has, then the final scoring"), NULL },
  { ASKED_BOARD, N_("%s’s board as it is now, then confirm it"), NULL, "actor" },
  { ASKED_TABLE, N_("the depots and the round as they are now, then confirm the table"), NULL },
  { ASKED_OWN_DICE, N_("Dice: %s"), NULL, "roller" },
  { 0, NULL },
};

static const PwSentence stage_prompts[] = {
  { CB_STAGE_START, N_("three goods tiles to start with"), NULL, NULL, has_one_start },
  { CB_STAGE_START, N_("starting castle, then three goods tiles"), NULL },
  { CB_STAGE_ROLL, "{dice}", NULL },
  { CB_STAGE_GOODS, N_("Which goods tile goes to depot %u?"), NULL, "white" },
  { CB_STAGE_OVER, N_("The game is over."), NULL },
  { 0, NULL },
};

static const PwSentence pending_prompts[] = {
  { CB_PENDING_CASTLE, N_("castle: an action with any value"), NULL },
  { CB_PENDING_BONUS, N_("all border posts connected: which bonus tile was still there?"), NULL, NULL, is_posts_bonus },
  { CB_PENDING_BONUS, N_("colour of %s complete: which bonus tile was still there?"), NULL, "colour" },
  { CB_PENDING_SHIP, N_("ship: which goods did it bring?"), NULL, NULL, nobody_kept_the_table },
  { CB_PENDING_SHIP, N_("ship: goods of which depot?"), NULL },
  { CB_PENDING_SHIP_NEXT, N_("ship: which goods did it bring?"), NULL, NULL, nobody_kept_the_table },
  { CB_PENDING_SHIP_NEXT, N_("monastery 5: goods of a neighbouring depot?"), NULL },
  { CB_PENDING_MARKET, N_("market: take a ship or livestock"), NULL },
  { CB_PENDING_CARPENTER, N_("carpenter’s workshop: take a building"), NULL },
  { CB_PENDING_CHURCH, N_("church: take a mine, monastery or castle"), NULL },
  { CB_PENDING_WAREHOUSE, N_("warehouse: sell goods of one colour"), NULL },
  { CB_PENDING_TOWN_HALL, N_("town hall: place one more tile"), NULL },
  { 0, NULL },
};

/* By the number of dice that are left. */
static const PwSentence dice_prompts[] = {
  { 2, N_("choose a die: the %u or the %u"), NULL, "die-1 die-2" },
  { 0, N_("buy a tile, or end the turn"), NULL },
  { PW_SENTENCE_ANY, N_("first die: use a %u"), NULL, "die-1", used_none },
  { PW_SENTENCE_ANY, N_("second die: use the %u"), NULL, "die-1" },
  { 0, NULL },
};

static char *
level_prompt (const CbState *state, const PwTold *told)
{
  Asked asked;

  if (state->level == PW_LEVEL_FINAL && state->stage != CB_STAGE_OVER)
    asked = ASKED_POSITION;
  else if (cb_asks (state))
    asked = cb_actor (state) >= 0 ? ASKED_BOARD : ASKED_TABLE;
  else if (pw_kind_set_has (cb_playable (state), CB_KIND_OWN))
    asked = ASKED_OWN_DICE;
  else
    return NULL;
  return pw_sentence_say (level_prompts, places, asked, told);
}

char *
cb_prompt (const PwSetup *setup, gconstpointer data)
{
  const CbState *state = data;
  const PwTold told = { .setup = setup, .state = state };
  const CbModule *module;
  char *text = level_prompt (state, &told);
  guint8 dice[2];

  if (text == NULL)
    text = pw_sentence_say (stage_prompts, places, state->stage, &told);
  CB_FOREACH_MODULE (state, module, words.prompt)
    if (text == NULL)
      text = module->words.prompt (setup, state);
  if (text == NULL)
    text = pw_sentence_say (pending_prompts, places, (int) cb_pending (state), &told);
  return text ? text : pw_sentence_say (dice_prompts, places, (int) open_dice (&told, dice), &told);
}

/* -- Points, for score sheets --------------------------------------------------------------- */

/* What an end-scoring monastery counts, how many, and how much each: "monastery 22: bank, 3 × 4". */
static char *
monastery_text (guint n, int count, int each)
{
  switch (n)
    {
    case 15: return g_strdup_printf (_("monastery %u: colours sold, %d × %d"), n, count, each);
    case 24: return g_strdup_printf (_("monastery %u: species of livestock, %d × %d"), n, count, each);
    case 25: return g_strdup_printf (_("monastery %u: goods tiles sold, %d × %d"), n, count, each);
    case 26: return g_strdup_printf (_("monastery %u: bonus tiles, %d × %d"), n, count, each);
    default:
      return g_strdup_printf (_("monastery %u: %s, %d × %d"), n,
                              cb_tile_label (n == 29 ? CB_TILE_WHITE_CASTLE : (int) (CB_TILE_WAREHOUSE + n - 16)), count, each);
    }
}

char *
cb_event_text (const PwSetup *setup, const PwEvent *event)
{
  const CbDuchy *duchy = event->player >= 0 ? cb_duchy_nth ((guint) setup->seat_options[event->player][CB_SEAT_DUCHY]) : NULL;
  g_autofree char *points = NULL;

  if (event->kind != PW_EVENT_POINTS || duchy == NULL)
    return g_strdup ("");
  for (guint i = 0; i < CB_MODULES; i++)
    if (cb_modules[i] != NULL && cb_modules[i]->words.event_text != NULL &&
        setup->options[cb_modules[i]->option] == (int) cb_modules[i]->value)
      {
        char *text = cb_modules[i]->words.event_text (setup, event);

        if (text)
          return text;
      }
  switch (event->rule)
    {
    case CB_RULE_5_6:
      if (event->args[2] == 0)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %s of %d hex", "%s: %s of %d hexes", (gulong) event->args[1]),
                                cb_hex_name (duchy, (guint) event->args[0]),
                                cb_region_label ((CbType) duchy->type[event->args[0]]), event->args[1]);
      return g_strdup_printf (_("%s: completed in phase %s"), cb_hex_name (duchy, (guint) event->args[0]),
                              cb_phase_name ((guint) event->args[3]));
    case CB_RULE_5_7:
      return g_strdup_printf (event->args[1] ? _("large bonus tile: %s") : _("small bonus tile: %s"),
                              cb_type_label ((CbType) event->args[0]));
    case CB_RULE_5_5:
    case CB_RULE_11_0 + 7:
      return g_strdup_printf (_("%s on %s"), cb_tile_label (event->args[1]), cb_hex_name (duchy, (guint) event->args[0]));
    case CB_RULE_6_1:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d %s goods tile sold", "%d %s goods tiles sold",
                                           (gulong) event->args[1]),
                              event->args[1], cb_goods_label (event->args[0]));
    case CB_RULE_7_1:
      if (event->what == CB_FROM_CORRECTIONS)
        return g_strdup (_("agreed at the table"));
      points = pw_number (event->args[0]);
      return g_strdup_printf (_("the track shows %s"), points);
    case CB_RULE_9_1:
      if (event->args[1] == 0)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d goods tile not sold", "%d goods tiles not sold",
                                             (gulong) event->args[0]),
                                event->args[0]);
      if (event->args[1] == 1)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d silver coin", "%d silver coins", (gulong) event->args[0]),
                                event->args[0]);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d worker, 1 point for 2", "%d workers, 1 point for 2",
                                           (gulong) event->args[0]),
                              event->args[0]);
    default: break;
    }
  if (event->rule >= CB_RULE_11_0 + 15 && event->rule <= CB_RULE_11_29 && event->args[0] > 0)
    return monastery_text ((guint) (event->rule - CB_RULE_11_0), event->args[0], event->amount / event->args[0]);
  return g_strdup ("");
}
