/* kb-text.c: log sentences, prompts, and the words of points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-engine.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"

static const guint8 count_args[KB_GOODS] = { KB_ARG_GOLD, KB_ARG_WOOD, KB_ARG_STONE };
static const guint8 good_args[KB_GOODS] = { KB_ARG_GOOD, KB_ARG_GOOD_2, KB_ARG_GOOD_3 };

/* -- Sentences ------------------------------------------------------------------------------------- */

/* "3 5 1", own dice and white ones alike. */
static void
append_faces (GString *text, gint16 packed)
{
  guint8 dice[6];
  guint n = packed == PW_ARG_NONE ? 0 : pw_dice_unpack (packed, dice);

  for (guint i = 0; i < n; i++)
    {
      if (i == KB_OWN_DICE)
        g_string_append (text, _(", white"));
      g_string_append_printf (text, " %u", dice[i]);
    }
}

static char *
roll_sentence (const PwSetup *setup, const PwMove *move)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_string_append_printf (text, "%s%s:", seat ? "; " : "", pw_setup_name (setup, seat));
      append_faces (text, move->args[seat]);
    }
  g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}

static char *
own_sentence (const char *what, const PwMove *move)
{
  GString *text = g_string_new (what);

  append_faces (text, move->args[KB_ARG_WHAT]);
  g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}

static char *
influence_sentence (const char *name, const PwMove *move)
{
  g_autofree char *dice = kb_group_text (move->args[KB_ARG_DICE], move->args[KB_ARG_WHITE]);
  g_autoptr (GString) with = g_string_new (dice);
  int market = kb_arg (move, KB_ARG_MARKET, 0);

  if (move->args[KB_ARG_PLUS2] != PW_ARG_NONE)
    g_string_append (with, _(" and a +2 token"));
  if (market != 0)
    g_string_append (with, market < 0 ? _(", Market 1 less") : _(", Market 1 more"));
  if (move->args[KB_ARG_ENVOY] != PW_ARG_NONE)
    g_string_append (with, _(", by the King’s Envoy"));
  return g_strdup_printf (_("%s influences %d, %s (%s)."), name, move->args[KB_ARG_ADVISOR],
                          kb_advisor_label ((guint) move->args[KB_ARG_ADVISOR]), with->str);
}

/* The goods that "take" names. */
static char *
taken_goods (const PwMove *move)
{
  int goods[KB_GOODS] = { 0 };

  for (guint i = 0; i < KB_GOODS; i++)
    if (move->args[good_args[i]] >= 0 && move->args[good_args[i]] < KB_GOODS)
      goods[move->args[good_args[i]]]++;
  return kb_goods_text (goods);
}

static char *
counted_goods (const PwMove *move)
{
  int goods[KB_GOODS];

  for (guint good = 0; good < KB_GOODS; good++)
    goods[good] = kb_arg (move, count_args[good], 0);
  return kb_goods_text (goods);
}

static char *
pass_sentence (const KbState *before, const char *name, int seat)
{
  if (before->stage == KB_STAGE_BUILD && before->players[seat].did & KB_DID_BUILD)
    return g_strdup_printf (_("%s keeps the King’s Envoy."), name);
  switch ((KbStage) before->stage)
    {
    case KB_STAGE_REROLL: return g_strdup_printf (_("%s keeps the dice."), name);
    case KB_STAGE_INFLUENCE: return g_strdup_printf (_("%s passes for the season."), name);
    case KB_STAGE_HELP: return g_strdup_printf (_("%s trades nothing."), name);
    case KB_STAGE_BUILD: return g_strdup_printf (_("%s builds nothing."), name);
    case KB_STAGE_TOWN_HALL: return g_strdup_printf (_("%s pays the Town Hall nothing."), name);
    case KB_STAGE_RECRUIT: return g_strdup_printf (_("%s recruits nobody."), name);
    default: return g_strdup_printf (_("%s passes."), name);
    }
}

static char *
recruit_sentence (const char *name, const PwMove *move)
{
  g_autofree char *paid = counted_goods (move);
  int n = move->args[KB_ARG_WHAT];

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s recruits %d soldier for %s.", "%s recruits %d soldiers for %s.",
                                       (gulong) n),
                          name, n, *paid ? paid : _("nothing"));
}

static char *
claim_sentence (const char *name, const PwMove *move)
{
  switch ((KbClaim) move->args[KB_ARG_WHAT])
    {
    case KB_CLAIM_POINT: return g_strdup_printf (_("%s gets a point from the King."), name);
    case KB_CLAIM_NOTHING: return g_strdup_printf (_("%s gets nothing from the King."), name);
    /* The rest says itself. */
    case KB_CLAIM_DIE:
    case KB_CLAIM_GOOD:
    case KB_CLAIM_ENVOY:
    default: return g_strdup ("");
    }
}

static char *
level_sentence (const PwSetup *setup, const KbState *before, const PwMove *move)
{
  switch ((PwLevel) move->args[KB_ARG_WHAT])
    {
    case PW_LEVEL_BOARD:
      return g_strdup_printf (_("From here on only %s’s moves are entered."),
                              pw_setup_name (setup, kb_arg (move, KB_ARG_NUMBER, 0)));
    case PW_LEVEL_FINAL: return g_strdup (_("From here on only the end position is entered."));
    case PW_LEVEL_REFEREE:
    default:
      if (kb_will_rise (before))
        return g_strdup (_("Everybody’s moves are entered once the dice or the battle are done."));
      return g_strdup (_("From here on everybody’s moves are entered."));
    }
}

/* A statement as a sentence. */
char *
kb_say_sentence (const PwSetup *setup, const PwMove *move)
{
  const char *name = move->player >= 0 ? pw_setup_name (setup, move->player) : "";
  int what = move->args[KB_ARG_WHAT], n = move->args[KB_ARG_NUMBER];
  g_autofree char *points = NULL;

  switch ((KbKind) move->kind)
    {
    case KB_KIND_BUILT:
      if (n == 0)
        return g_strdup_printf (_("%s has no building in row %d."), name, what);
      return g_strdup_printf (_("%s has row %d up to this building: %s."), name, what,
                              kb_building_label ((guint) ((what - 1) * KB_COLUMNS + n - 1)));
    case KB_KIND_HAVE:
      if (what == KB_RESOURCES + KB_TALLY_CATHEDRAL)
        return g_strdup_printf (n ? _("%s has the Cathedral.") : _("%s does not have the Cathedral."), name);
      if (what == KB_RESOURCES + KB_TALLY_GOODS)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has %d good.", "%s has %d goods.", (gulong) n), name, n);
      if (what == KB_RESOURCES + KB_TALLY_BUILDINGS)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has %d building.", "%s has %d buildings.", (gulong) n), name,
                                n);
      return g_strdup_printf (_("%s has %d: %s."), name, n, _(kb_resources[what].name));
    case KB_KIND_SCORE:
      points = pw_number_signed (n);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %s point.", "%s: %s points.", (gulong) ABS (n)), name, points);
    case KB_KIND_ENVOY:
      if (what == PW_ARG_NONE)
        return g_strdup (_("Nobody has the King’s Envoy."));
      return g_strdup_printf (_("%s has the King’s Envoy."), pw_setup_name (setup, what));
    case KB_KIND_ORDER:
      {
        GString *text = g_string_new (_("Turn order: "));

        for (guint i = 0; i < setup->n_players; i++)
          g_string_append_printf (text, "%s%s", i ? ", " : "",
                                  pw_setup_name (setup, CLAMP (move->args[i], 0, KB_MAX_PLAYERS - 1)));
        g_string_append_c (text, '.');
        return g_string_free (text, FALSE);
      }
    case KB_KIND_NOW:
    default:
      if (move->args[KB_ARG_TURN] != PW_ARG_NONE)
        return g_strdup_printf (_("It is year %s: %s; it is the turn of %s."), kb_year_label ((guint) (what - 1)),
                                kb_phase_label ((guint) n), setup->names[move->args[KB_ARG_TURN]]);
      return g_strdup_printf (_("It is year %s: %s."), kb_year_label ((guint) (what - 1)), kb_phase_label ((guint) n));
    }
}

/* The move itself, without what follows; empty where that says it all. */
static char *
plain_sentence (const PwSetup *setup, const KbState *before, const PwMove *move)
{
  const char *name = move->player >= 0 ? pw_setup_name (setup, move->player) : "";
  g_autofree char *goods = NULL;

  switch ((KbKind) move->kind)
    {
    case KB_KIND_MARK: return g_strdup (_("Five dice mark advisors."));
    case KB_KIND_ROLL: return roll_sentence (setup, move);
    case KB_KIND_OWN: return own_sentence (_("The own dice:"), move);
    case KB_KIND_REROLL: return own_sentence (_("Rolled again:"), move);
    case KB_KIND_USE:
      if (move->args[KB_ARG_WHITE] != PW_ARG_NONE)
        return g_strdup_printf (_("%s uses a building for a white die: %s."), name,
                                kb_building_label ((guint) move->args[KB_ARG_BUILDING]));
      return g_strdup_printf (_("%s uses a building: %s."), name, kb_building_label ((guint) move->args[KB_ARG_BUILDING]));
    case KB_KIND_INFLUENCE: return influence_sentence (name, move);
    case KB_KIND_TAKE:
      if (before->stage == KB_STAGE_HELP)
        return g_strdup ("");
      goods = taken_goods (move);
      return g_strdup_printf (_("%s takes %s."), name, goods);
    case KB_KIND_GIVE: return g_strdup_printf (_("%s gives %s."), name, kb_good_label ((guint) move->args[KB_ARG_GOOD]));
    case KB_KIND_BUILD:
      if (move->args[KB_ARG_ENVOY] != PW_ARG_NONE)
        return g_strdup_printf (_("%s also builds, by the King’s Envoy: %s."), name,
                                kb_building_label ((guint) move->args[KB_ARG_BUILDING]));
      return g_strdup_printf (_("%s builds: %s."), name, kb_building_label ((guint) move->args[KB_ARG_BUILDING]));
    case KB_KIND_HALL:
      return g_strdup_printf (_("%s pays the Town Hall for a point: %s."), name,
                              kb_good_label ((guint) move->args[KB_ARG_GOOD]));
    case KB_KIND_RECRUIT: return recruit_sentence (name, move);
    case KB_KIND_ENEMY:
      return g_strdup_printf (_("The enemy of year %s: %s, strength %d."), kb_year_label (before->year),
                              kb_enemy_label ((guint) move->args[0]), move->args[1]);
    case KB_KIND_CARD:
      return g_strdup_printf (_("The enemy of year %s, as the card has it: %s, strength %d."), kb_year_label (before->year),
                              kb_enemy_label ((guint) move->args[0]), move->args[1]);
    case KB_KIND_KING:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The King sends each player %d soldier.",
                                           "The King sends each player %d soldiers.", (gulong) move->args[KB_ARG_WHAT]),
                              move->args[KB_ARG_WHAT]);
    case KB_KIND_TOKEN:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s spends a token of %d soldier.",
                                           "%s spends a token of %d soldiers.", (gulong) move->args[KB_ARG_WHAT]),
                              name, move->args[KB_ARG_WHAT]);
    case KB_KIND_LOSE:
      goods = counted_goods (move);
      return g_strdup_printf (_("%s loses %s."), name, *goods ? goods : _("nothing"));
    case KB_KIND_PASS: return pass_sentence (before, name, move->player);
    case KB_KIND_BUILT:
    case KB_KIND_HAVE:
    case KB_KIND_SCORE:
    case KB_KIND_ENVOY:
    case KB_KIND_ORDER:
    case KB_KIND_NOW:
      goods = kb_say_sentence (setup, move);
      return move->reason ? g_strdup_printf (_("Correction: %s"), goods) : g_steal_pointer (&goods);
    case KB_KIND_FINISH: return g_strdup (_("The end position is entered."));
    case KB_KIND_LEVEL: return level_sentence (setup, before, move);
    case KB_KIND_CONFIRM: return g_strdup_printf (_("%s’s board is entered."), name);
    case KB_KIND_CONFIRM_TABLE: return g_strdup (_("What lies on the table is entered."));
    case KB_KIND_CLAIM: return claim_sentence (name, move);
    case KB_KINDS:
    default: return g_strdup ("");
    }
}

char *
kb_sentence (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events, guint n_events)
{
  g_autofree char *plain = plain_sentence (setup, before, move);
  g_autofree char *more = kb_consequences (setup, move, events, n_events);

  return g_strconcat (plain, *plain && *more ? " " : "", more, NULL);
}

/* -- Where the game is ------------------------------------------------------------------------------- */

char *
kb_moment (const PwSetup *setup, gconstpointer data)
{
  const KbState *state = data;

  if (state->level == PW_LEVEL_FINAL || state->stage == KB_STAGE_OVER)
    return g_strdup (_("Final scoring"));
  return g_strdup_printf (_("Year %s, %s"), kb_year_label (state->year), kb_phase_label (state->phase));
}

/* The year, for the axis of a chart. */
char *
kb_chapter (const PwSetup *setup, gconstpointer data)
{
  const KbState *state = data;

  return g_strdup (kb_year_label (state->year));
}

/* The phase, for tables. */
char *
kb_round (const PwSetup *setup, gconstpointer data)
{
  const KbState *state = data;

  return g_strdup (kb_phase_label (state->phase));
}

static char *
left_text (const KbState *state, int seat)
{
  KbHand hand;

  kb_hand (&state->players[seat], &hand);
  return kb_dice_text (hand.n_own ? pw_dice_pack (hand.own, hand.n_own) : PW_ARG_NONE,
                       hand.n_white ? pw_dice_pack (hand.white, hand.n_white) : PW_ARG_NONE);
}

static char *
roll_prompt (const PwSetup *setup, const KbState *state)
{
  GString *text = g_string_new (NULL);

  for (guint place = 0; place < setup->n_players; place++)
    {
      guint seat = state->order[place], white = kb_white_dice (state, seat);

      if (place)
        g_string_append (text, ", ");
      if (white)
        g_string_append_printf (text, _("3 and %u white of %s"), white, pw_setup_name (setup, seat));
      else
        g_string_append_printf (text, _("3 of %s"), pw_setup_name (setup, seat));
    }
  g_string_prepend (text, _("Dice: "));
  return g_string_free (text, FALSE);
}

static char *
help_prompt (const KbState *state)
{
  const KbAdvisorInfo *info = &kb_advisors[state->advisor];
  const char *name = kb_advisor_label (state->advisor);
  guint either, n = kb_take_count (state, &either);

  if (info->trade)
    return g_strdup_printf (_("%s: give one good for the two others, or pass"), name);
  if (info->either)
    return g_strdup_printf (_("%s: choose one"), name);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: choose %u good", "%s: choose %u goods", (gulong) n), name, n);
}

static char *
king_prompt (const KbState *state)
{
  if (state->enemy.unsure)
    return g_strdup_printf (_("compare the card of the %s, on which sources differ (else: card); then the King’s die"),
                            kb_enemy_label (state->enemy.type));
  return g_strdup (_("the first player’s die for the reinforcements"));
}

static char *
asked_prompt (const KbState *state)
{
  if (kb_asked (state) & ((1u << KB_MAX_PLAYERS) - 1))
    return g_strdup (_("say what lies on this board, then: confirm"));
  return g_strdup (_("say turn order, Envoy and the phase that begins, then: confirm-table"));
}

char *
kb_prompt (const PwSetup *setup, gconstpointer data)
{
  const KbState *state = data;
  int actor = kb_actor (state);
  g_autofree char *dice = NULL;

  if (state->stage == KB_STAGE_OVER)
    return g_strdup (_("The game is over."));
  if (state->level == PW_LEVEL_FINAL)
    return g_strdup (_("say what lies there, then: finish"));
  if (kb_asks (state))
    return asked_prompt (state);
  switch ((KbStage) state->stage)
    {
    case KB_STAGE_AID: return g_strdup (_("take a good from the King"));
    case KB_STAGE_MARK: return g_strdup (_("Dice that mark advisors: three, then two"));
    case KB_STAGE_ROLL: return kb_sees_all (state) ? roll_prompt (setup, state) : g_strdup (_("the own dice"));
    case KB_STAGE_REROLL: return g_strdup (_("roll again with Statue or Chapel, or pass"));
    case KB_STAGE_REROLL_DICE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d die rolled again", "%d dice rolled again",
                                           (gulong) __builtin_popcount (state->reroll)),
                              __builtin_popcount (state->reroll));
    case KB_STAGE_INFLUENCE:
      dice = left_text (state, actor);
      return g_strdup_printf (_("influence an advisor with %s, or pass"), dice);
    case KB_STAGE_HELP: return help_prompt (state);
    case KB_STAGE_BUILD:
      return g_strdup (state->players[actor].did & KB_DID_BUILD ? _("build once more with the King’s Envoy, or pass")
                                                                : _("build, or pass"));
    case KB_STAGE_TOWN_HALL: return g_strdup (_("pay the Town Hall for a point, or pass"));
    case KB_STAGE_RECRUIT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "recruit soldiers for %u good each, or pass",
                                           "recruit soldiers for %u goods each, or pass",
                                           (gulong) kb_soldier_price (&state->players[actor])),
                              kb_soldier_price (&state->players[actor]));
    case KB_STAGE_ENEMY: return g_strdup_printf (_("which enemy comes in year %s?"), kb_year_label (state->year));
    case KB_STAGE_KING: return king_prompt (state);
    case KB_STAGE_TOKEN: return g_strdup (_("spend a soldier token"));
    case KB_STAGE_WIN: return g_strdup (_("victory: choose a good"));
    case KB_STAGE_LOSE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "defeat: choose %u good to lose", "defeat: choose %u goods to lose",
                                           (gulong) state->enemy.lose.any),
                              state->enemy.lose.any);
    case KB_STAGE_CLAIM:
      return g_strdup_printf (_("%s: what came of it?"),
                              state->phase == KB_PHASE_WINTER ? _("Highest strength") : kb_phase_label (state->phase));
    case KB_STAGE_OVER:
    default: return g_strdup (_("The game is over."));
    }
}

/* -- Points, for score sheets -------------------------------------------------------------------------- */

char *
kb_event_text (const PwSetup *setup, const PwEvent *event)
{
  const char *year = kb_year_label ((guint) CLAMP (event->args[2], 0, KB_YEARS - 1));
  const char *phase = kb_phase_label ((guint) event->args[3]);
  int a = event->args[0], b = event->args[1];
  g_autofree char *points = NULL;

  if (event->kind != PW_EVENT_POINTS)
    return g_strdup ("");
  switch ((KbSource) event->what)
    {
    case KB_FROM_ADVISORS: return g_strdup_printf (_("%s, year %s, %s"), kb_advisor_label ((guint) a), year, phase);
    case KB_FROM_BUILDINGS: return g_strdup_printf (_("%s, year %s"), kb_building_label ((guint) a), year);
    case KB_FROM_REWARD:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "most buildings in year %s: %d", "most buildings in year %s: %d",
                                           (gulong) a),
                              year, a);
    case KB_FROM_BATTLES:
      if (event->rule == KB_RULE_11_4)
        return g_strdup_printf (_("highest strength in year %s: %d"), year, a);
      if (event->rule == KB_RULE_11_7)
        return g_strdup_printf (_("Fortress, victory in year %s"), year);
      return g_strdup_printf (_("victory over %s %d in year %s"), kb_enemy_label ((guint) a), b, year);
    case KB_FROM_EMBASSY:
    case KB_FROM_TOWN_HALL: return g_strdup_printf (_("%s, year %s, %s"), kb_building_label ((guint) a), year, phase);
    case KB_FROM_CATHEDRAL:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d good, 1 point for 2", "%d goods, 1 point for 2", (gulong) a), a);
    case KB_FROM_LOSSES:
      if (event->rule == KB_RULE_7_3)
        return g_strdup_printf (_("destroyed in year %s: %s"), year, kb_building_label ((guint) a));
      return g_strdup_printf (_("defeat by %s %d in year %s"), kb_enemy_label ((guint) a), b, year);
    case KB_FROM_TRACK: points = pw_number (a); return g_strdup_printf (_("the track shows %s"), points);
    case KB_FROM_CORRECTIONS:
    case KB_SOURCES:
    default: return g_strdup (_("agreed at the table"));
    }
}
