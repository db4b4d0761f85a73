/* pw-level-rules.c: going over from one level to another, and what is asked then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-level-rules.h"

#include <string.h>

#include <glib/gi18n-lib.h>

static const PwLevel *
level_of (const PwLevelRules *rules, const PwLevelNow *now)
{
  return &rules->levels[now->level];
}

static guint
everybody (const PwLevelNow *now)
{
  return (1u << now->n_players) - 1;
}

/**
 * pw_level_asked:
 * @rules: the game's
 * @now: how it is kept
 *
 * Returns: of what is stale, what must be said before the game can go on
 */
guint
pw_level_asked (const PwLevelRules *rules, const PwLevelNow *now)
{
  const PwLevel *level = level_of (rules, now);

  if (now->over || level->end || level->open || (now->open && !level->seat))
    return 0;
  return now->stale & (level->seat ? 1u << now->me | now->wanted : rules->needs);
}

/**
 * pw_level_followed:
 * @rules: the game's
 * @now: how it is kept
 *
 * Returns: bit set of the seats whose boards are as the moves say, as PwGameLevels.followed
 */
guint
pw_level_followed (const PwLevelRules *rules, const PwLevelNow *now)
{
  const PwLevel *level = level_of (rules, now);

  if (level->end || level->open)
    return 0;
  return (level->seat ? 1u << now->me : everybody (now)) & ~now->stale;
}

/**
 * pw_level_actor:
 * @rules: the game's
 * @now: how it is kept
 *
 * Returns: who says what is asked; %PW_LEVEL_AS_EVER where nothing is
 */
int
pw_level_actor (const PwLevelRules *rules, const PwLevelNow *now)
{
  guint asked = pw_level_asked (rules, now);

  if (now->over)
    return PW_NOBODY;
  if (level_of (rules, now)->end)
    return PW_TABLE;
  if (asked == 0)
    return PW_LEVEL_AS_EVER;
  return asked & rules->seats ? __builtin_ctz (asked) : PW_TABLE;
}

/**
 * pw_level_playable:
 * @rules: the game's
 * @now: how it is kept
 * @state: the state
 *
 * Returns: the kinds that say what is asked; none where nothing is
 */
PwKindSet
pw_level_playable (const PwLevelRules *rules, const PwLevelNow *now, gconstpointer state)
{
  guint asked = pw_level_asked (rules, now), last;
  PwKindSet kinds;

  if (now->over || (asked == 0 && !level_of (rules, now)->end))
    return PW_KIND_SET_NONE;
  last = asked == 0 ? rules->finish : asked & rules->seats ? rules->confirm : rules->confirm_table;
  kinds = pw_kind_set_union (rules->statements (state), pw_kind_set_of (rules->level));
  return pw_kind_set_union (kinds, pw_kind_set_of (last));
}

/**
 * pw_level_not_now:
 * @rules: the game's
 * @now: how it is kept
 * @move: a move that is not on now
 * @error: return location for the refusal
 *
 * Refuses what has to wait for what is asked, and a confirmation that nothing asks for; as PwGamePlay.not_now.
 *
 * Returns: %FALSE where the level is no reason
 */
gboolean
pw_level_not_now (const PwLevelRules *rules, const PwLevelNow *now, const PwMove *move, GError **error)
{
  guint asked = pw_level_asked (rules, now);
  const char *remedy, *text;

  if (now->over)
    return FALSE;
  if (level_of (rules, now)->end)
    {
      remedy = _("Say what lies there, then: {finish}.");
      text = _("Only the end position is entered at this level.");
    }
  else if (asked)
    {
      remedy = asked & rules->seats ? _("Say what lies there, then: {confirm}.") : _(rules->table_remedy);
      text = _("What nobody has entered so far comes first.");
    }
  else if (move->kind == rules->confirm || move->kind == rules->confirm_table)
    {
      remedy = _("Go on with the game.");
      text = _("Nothing is missing.");
    }
  else
    return FALSE;
  pw_rule_error_set (error, rules->rule, remedy, "%s", text);
  return TRUE;
}

/**
 * pw_level_not_theirs:
 * @rules: the game's
 * @now: how it is kept
 * @move: a move that is not on now
 * @error: return location for the refusal
 *
 * Refuses the move of somebody whom the level does not follow.
 *
 * Returns: %FALSE where that is no reason
 */
gboolean
pw_level_not_theirs (const PwLevelRules *rules, const PwLevelNow *now, const PwMove *move, GError **error)
{
  if (!level_of (rules, now)->seat || move->player < 0 || move->player == (int) now->me)
    return FALSE;
  pw_rule_error_set (error, rules->rule, _("Switch to the level Referee to enter everybody’s moves."),
                     _("Only one player’s moves are entered at this level."));
  return TRUE;
}

/**
 * pw_level_leaves_open:
 * @rules: the game's
 * @move: the move "level"
 *
 * Returns: whether what nobody has said stays open
 */
gboolean
pw_level_leaves_open (const PwLevelRules *rules, const PwMove *move)
{
  return rules->open_arg >= 0 && move->args[rules->open_arg] != PW_ARG_NONE;
}

/* Only where everybody is followed something can be left open; FALSE with @error set where the level is another. */
static gboolean
check_open (const PwLevel *to, GError **error, guint rule)
{
  if (!to->seat && !to->end && !to->open)
    return TRUE;
  if (error)
    pw_rule_error_set (error, rule, _("Leave out the word “so”."),
                       _("Only the referee can go on with what is known and leave the rest open."));
  return FALSE;
}

/**
 * pw_level_check:
 * @rules: the game's
 * @now: how it is kept
 * @state: the state
 * @move: the move "level"
 * @error: (nullable): return location for the refusal
 *
 * As PwMoveKind.check of that move.
 *
 * Returns: whether the game can go over to that level
 */
gboolean
pw_level_check (const PwLevelRules *rules, const PwLevelNow *now, gconstpointer state, const PwMove *move, GError **error)
{
  guint to = (guint) move->args[rules->level_arg];
  int seat = move->args[rules->seat_arg];
  gboolean seated = rules->levels[to].seat, open = pw_level_leaves_open (rules, move);

  if (seated && (seat == PW_ARG_NONE || seat >= (int) now->n_players))
    {
      if (error)
        pw_rule_error_set (error, rules->rule, _("Add player= and whose board it is."), _("Say whose board is followed."));
      return FALSE;
    }
  if (!seated && seat != PW_ARG_NONE)
    {
      if (error)
        pw_rule_error_set (error, rules->rule, _("Leave out the player."),
                           _("Only the level of one board follows a single player."));
      return FALSE;
    }
  if (open && !check_open (&rules->levels[to], error, rules->rule))
    return FALSE;
  if (rules->refuse && rules->refuse (state, move, error))
    return FALSE;
  /* What is asked may be left open, and what was left open may be said after all. */
  if (to == now->level && (open ? pw_level_asked (rules, now) != 0 : now->open))
    return TRUE;
  if (to != now->level || (seated && (seat != (int) now->me || now->leaving)))
    return TRUE;
  if (error)
    pw_rule_error_set (error, rules->rule, _("Go on with the game."), _("The game is at this level already."));
  return FALSE;
}

static char *
say_level (const PwLevel *level, const PwSetup *setup, int seat, gboolean open)
{
  if (open)
    return g_strdup (_("From here on everybody’s moves are entered. What nobody has said stays open."));
  if (level->seat && level->open)
    return g_strdup_printf (_("From here on only what %s scores is entered."), pw_setup_name (setup, (guint) MAX (seat, 0)));
  if (level->seat)
    return g_strdup_printf (_("From here on only %s’s moves are entered."), pw_setup_name (setup, (guint) MAX (seat, 0)));
  if (level->end)
    return g_strdup (_("From here on only the end position is entered."));
  if (level->open)
    return g_strdup (_("From here on only what is scored is entered."));
  return g_strdup (_("From here on everybody’s moves are entered."));
}

/* Whether the level comes by itself later, as nobody could say now how things are: in the middle of a round, say. Then whose moves are
 * entered until then, in @seat. */
static gboolean
comes_later (const PwLevelRules *rules, const PwSetup *setup, gconstpointer before, const PwMove *move, int *seat)
{
  const PwGame *game = setup->game;
  gpointer after;
  g_autofree PwEvents *events = NULL;
  gboolean later;

  /* Only from one player's level to everybody's there is something to wait for. */
  if (rules->levels[move->args[rules->level_arg]].seat || !pw_game_get_level (game, before, NULL)->seat)
    return FALSE;
  after = pw_game_state_alloc (game);
  events = g_new (PwEvents, 1);
  events->n = 0;
  memcpy (after, before, game->state_size);
  pw_game_apply (game, after, move, events);
  later = pw_game_get_level (game, after, seat)->seat;
  g_aligned_free (after);
  return later;
}

/**
 * pw_level_sentence:
 * @rules: the game's
 * @setup: who plays
 * @before: the state in which the game goes over
 * @move: the move "level"
 *
 * Returns: (transfer full): what is entered from now on, and what is left out by that, as sentences
 */
char *
pw_level_sentence (const PwLevelRules *rules, const PwSetup *setup, gconstpointer before, const PwMove *move)
{
  g_autofree char *text = say_level (&rules->levels[move->args[rules->level_arg]], setup, move->args[rules->seat_arg],
                                     pw_level_leaves_open (rules, move));
  g_autofree char *left = rules->leaves ? rules->leaves (setup, before, move) : NULL;
  int seat = -1;

  if (comes_later (rules, setup, before, move, &seat))
    return g_strdup_printf (_("Everybody’s moves are entered as soon as what is under way is over; until then only %s’s."),
                            pw_setup_name (setup, (guint) MAX (seat, 0)));
  return left ? g_strdup_printf ("%s %s", text, left) : g_steal_pointer (&text);
}
