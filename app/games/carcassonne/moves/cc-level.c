/* cc-level.c: how much is entered, going over from one level to another, and what can be played when (14.1, 14.3)
 *
 * The landscape belongs to everybody, so that only one thing can be stale: whether it is as the moves say. At the score pad it
 * is not, from the first line on that is scored there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/moves/cc-pad.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/** TABLE: the bit of what is stale. */
#define TABLE (1u << CC_MAX_PLAYERS)

const PwLevel cc_levels[CC_LEVELS] = {
  [CC_LEVEL_REFEREE] = { "referee", N_("Referee"), N_("Every tile with its figure. Judges each, counts every point."),
                         "object-select-symbolic" },
  [CC_LEVEL_PAD] = { "pad", N_("Score pad"), N_("Each completed feature when it is scored. Counts majorities and points."),
                     "view-list-symbolic", .open = TRUE },
  [CC_LEVEL_MINE] = { "mine", N_("My score pad"), N_("What one player scores. Counts that player’s points; there is no ranking."),
                      "avatar-default-symbolic", .seat = TRUE, .open = TRUE },
  [CC_LEVEL_FINAL] = { "final", N_("Final scoring"), N_("Only what is left standing. The complete score with its reasons."),
                       "view-list-symbolic", .end = TRUE,
                       .asks = N_("What is known is filled in; the rest of the end position is asked.") },
};

static const PwWord level_list[CC_LEVELS] = {
  { CC_LEVEL_REFEREE, "referee", N_("Referee"), NULL },
  { CC_LEVEL_PAD, "pad", N_("Score pad"), NULL },
  { CC_LEVEL_MINE, "mine", N_("My score pad"), NULL },
  { CC_LEVEL_FINAL, "final", N_("Final scoring"), NULL },
};
const PwVocabulary cc_level_words = { "level", N_("referee, pad, mine or final"), level_list, CC_LEVELS };

static PwKindSet
statements (gconstpointer data)
{
  const CcState *state = data;
  PwKindSet said = PW_KIND_SET (CC_KIND_LIES, CC_KIND_STANDS, CC_KIND_HAVE, CC_KIND_SCORE, CC_KIND_GONE, CC_KIND_NOW);

  if (state->level == CC_LEVEL_FINAL)
    pw_kind_set_add (&said, PW_KIND_SET (CC_KIND_ROAD, CC_KIND_CITY, CC_KIND_MONASTERY, CC_KIND_FIELD, CC_KIND_FEEDS));
  return said;
}

/**
 * cc_level_leaves:
 * @setup: who plays
 * @data: how it stands
 * @move: a level that the game goes over to
 *
 * Returns: (transfer full) (nullable): that rows of a final scoring are left out, as the figures on the table take their place
 */
char *
cc_level_leaves (const PwSetup *setup, gconstpointer data, const PwMove *move)
{
  const CcState *state = data;

  if (move->args[0] != CC_LEVEL_REFEREE || state->n_rows == 0)
    return NULL;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%u row of the final scoring is left out: what stands on the table takes its place.",
                                       "%u rows of the final scoring are left out: what stands on the table takes their place.",
                                       state->n_rows),
                          state->n_rows);
}

const PwLevelRules cc_level_rules = {
  .levels = cc_levels,
  .rule = CC_RULE_14_3,
  .seats = 0,
  .needs = TABLE,
  .level = CC_KIND_LEVEL,
  .confirm = PW_KIND_ANY,
  .confirm_table = CC_KIND_CONFIRM,
  .finish = CC_KIND_FINISH,
  .level_arg = 0,
  .seat_arg = 1,
  .open_arg = -1,
  .statements = statements,
  .leaves = cc_level_leaves,
  .table_remedy = N_("Say what lies there and whose turn it is, then: {confirm}."),
};

PwLevelNow
cc_level_now (const CcState *state)
{
  return (PwLevelNow){ .level = state->level,
                       .me = state->me,
                       .stale = state->stale ? TABLE | ((1u << state->n_players) - 1) : 0,
                       .n_players = state->n_players,
                       .over = state->over };
}

/* How much is entered. */
guint
cc_level (gconstpointer data, int *seat)
{
  *seat = ((const CcState *) data)->me;
  return ((const CcState *) data)->level;
}

/* The seats whose points are as the moves say: at the score pad everybody's are, at that of one player no others. */
guint
cc_followed (gconstpointer data)
{
  const CcState *state = data;
  PwLevelNow now = cc_level_now (state);
  guint all = (1u << now.n_players) - 1;

  if (cc_is_pad (state))
    return (state->level == CC_LEVEL_MINE ? 1u << state->me : all) & ~(guint) state->missed;
  return pw_level_followed (&cc_level_rules, &now) & ~(guint) state->missed;
}

/* Who enters something now. */
int
cc_actor (gconstpointer data)
{
  const CcState *state = data;

  if (G_UNLIKELY (state->level | state->stale | state->over))
    {
      PwLevelNow now = cc_level_now (state);
      int actor = pw_level_actor (&cc_level_rules, &now);

      return actor != PW_LEVEL_AS_EVER ? actor : PW_TABLE;
    }
  return state->actor;
}

PwKindSet
cc_playable (gconstpointer data)
{
  const CcState *state = data;
  PwKindSet kinds;

  if (state->over)
    return PW_KIND_SET_NONE;
  if (G_UNLIKELY (state->level | state->stale))
    {
      PwLevelNow now = cc_level_now (state);

      kinds = pw_level_playable (&cc_level_rules, &now, state);
      if (pw_kind_set_is_empty (kinds))
        kinds = PW_KIND_SET (CC_KIND_ROAD, CC_KIND_CITY, CC_KIND_MONASTERY, CC_KIND_FIELD, CC_KIND_FEEDS, CC_KIND_TAKES,
                             CC_KIND_POINTS, CC_KIND_FINISH, CC_KIND_LEVEL);
      return kinds;
    }
  kinds = PW_KIND_SET (CC_KIND_TILE, CC_KIND_ASIDE, CC_KIND_DRAW, CC_KIND_FINISH, CC_KIND_LEVEL);
  if (state->second && !state->must && !state->drawn)
    pw_kind_set_add (&kinds, pw_kind_set_of (CC_KIND_DECLINE));
  return kinds;
}

static gboolean
is_of_pad (guint kind)
{
  return kind >= CC_KIND_ROAD && kind <= CC_KIND_POINTS;
}

/* Says why a kind of move, or its player, is not on now. */
void
cc_not_now (gconstpointer data, const PwMove *move, GError **error)
{
  const CcState *state = data;
  PwLevelNow now = cc_level_now (state);

  if (error == NULL)
    return;
  if (state->over)
    pw_rule_error_set (error, CC_RULE_10_1, _("Undo to play on from an earlier moment."), _("The game is over."));
  else if (pw_level_not_now (&cc_level_rules, &now, move, error))
    return;
  else if (cc_is_pad (state) && (move->kind == CC_KIND_TAKES || move->kind == CC_KIND_POINTS))
    pw_rule_error_set (error, CC_RULE_14_2, _("Begin with the player’s name, such as Ana goods wine=1."), _("Whose is it?"));
  else if (cc_is_pad (state))
    pw_rule_error_set (error, CC_RULE_14_1,
                       _("Enter what is scored, such as city 6 Ana=1, or go over to the level of the referee."),
                       _("Tiles and figures are not entered at the score pad."));
  else if (is_of_pad (move->kind))
    pw_rule_error_set (error, CC_RULE_14_1, _("Enter the tile: {tile}. Or go over to the score pad."),
                       _("At this level completed features are scored by themselves."));
  else if (move->kind == CC_KIND_DECLINE && !cc_decline_check (state, move, error))
    return;
  else if (state->second)
    pw_rule_error_set (error, CC_RULE_8_2, _("Enter the second tile: {tile}. If it is not taken: {decline}."),
                       _("First the player whose builder worked places a second tile, or declines."));
  else
    pw_rule_error_set (error, CC_RULE_3_1, _("Enter what the player whose turn it is does: {tile}."),
                       _("It is not this player’s turn."));
}

/* -- level, confirm -------------------------------------------------------------------------------------------- */

gboolean
cc_level_check (gconstpointer data, const PwMove *move, GError **error)
{
  PwLevelNow now = cc_level_now (data);

  return pw_level_check (&cc_level_rules, &now, data, move, error);
}

void
cc_level_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;

  state->level = (guint8) move->args[0];
  state->me = state->level == CC_LEVEL_MINE ? (guint8) move->args[1] : 0;
  if (state->level == CC_LEVEL_REFEREE)
    {
      /* At the pad it counted the lines; which tile was placed last nobody knows now. */
      if (state->stale)
        state->last = 0;
      /* Rows are of a final scoring only. */
      memset (state->rows, 0, sizeof state->rows);
      state->n_rows = 0;
      if (state->n_left == 0 && !state->stale)
        cc_score_end (state, events);
    }
}

void
cc_confirm_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;

  state->stale = FALSE;
  state->missed = 0;
  state->stated = TRUE;
  if (state->n_left == 0)
    cc_score_end (state, events);
}
