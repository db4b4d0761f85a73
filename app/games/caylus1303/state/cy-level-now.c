/* cy-level-now.c: how much is entered, and what of the table is not known any more (14.3)
 *
 * CyState.stale is the whole of it: whose boards, and whether road, round and first player, are no longer as the moves say. In the
 * middle of a round nobody could say all that waits: there the referee takes over at the beginning of the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/state/cy-engine.h"

#include <glib/gi18n-lib.h>

static PwKindSet
statements (gconstpointer data)
{
  const CyState *state = data;
  PwKindSet said = PW_KIND_SET (CY_KIND_SPACE, CY_KIND_SITE, CY_KIND_BOARD, CY_KIND_VALUE, CY_KIND_ROAD, CY_KIND_NAMES);

  for (guint kind = CY_KIND_HAVE; kind <= CY_KIND_AT; kind++)
    if (kind != CY_KIND_RESIDENCES || state->level == PW_LEVEL_FINAL)
      pw_kind_set_add (&said, pw_kind_set_of (kind));
  return said;
}

static gboolean
refuse (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;

  if (move->args[CY_ARG_WHERE] != PW_LEVEL_REFEREE || !state->rises)
    return FALSE;
  if (error)
    pw_rule_error_set (error, CY_RULE_14_3, _("Go on with the game."),
                       _("The referee takes over already, at the beginning of the next round."));
  return TRUE;
}

/* Whether somebody but @me has a worker on the road or the site. */
static gboolean
others_work (const CyState *state, guint me)
{
  for (guint place = 0; place < CY_PLACES; place++)
    for (guint i = 0; i < 2; i++)
      if (state->places[place].workers[i] >= 0 && state->places[place].workers[i] != (int) me)
        return TRUE;
  for (guint i = 0; i < state->n_site; i++)
    if (state->site[i] != me)
      return TRUE;
  return FALSE;
}

/* Who has begun something that waits for a decision, or -1: whose turn it is to place has begun nothing. */
static int
seat_that_decides (const CyState *state)
{
  const PwPending *first = state->pendings.n ? &state->pendings.items[0] : NULL;

  return first && first->kind != CY_ASK_TURN && first->kind != CY_ASK_PICK && first->kind != CY_ASK_NAME ? first->seat : -1;
}

/**
 * cy_level_leaves:
 * @setup: who plays
 * @data: a state
 * @move: the move "level"
 *
 * Returns: (transfer full) (nullable): what goes by unseen, as PwGameLevels.leaves
 */
char *
cy_level_leaves (const PwSetup *setup, gconstpointer data, const PwMove *move)
{
  const CyState *state = data;

  guint me = (guint) cy_arg (move, CY_ARG_TILE, 0);
  int asked;
  g_autofree char *decides = NULL;

  if (move->args[CY_ARG_WHERE] != PW_LEVEL_BOARD || state->level != PW_LEVEL_REFEREE)
    return NULL;
  asked = seat_that_decides (state);
  if (asked >= 0 && asked != (int) me)
    decides = g_strdup_printf (_("What %s decides now is left out."), pw_setup_name (setup, (guint) asked));
  if (!others_work (state, me))
    return g_steal_pointer (&decides);
  return g_strdup_printf ("%s%s%s", decides ? decides : "", decides ? " " : "",
                          _("The others’ workers on the road and the site are left out, as nobody enters them any more."));
}

const PwLevel cy_levels[PW_BOARD_LEVELS] = {
  [PW_LEVEL_REFEREE] = { "referee", N_("Referee"), N_("Every worker, effect and character. Judges every move, counts "
                                                      "all prestige."),
                         "object-select-symbolic" },
  [PW_LEVEL_BOARD] = { "board", N_("My board"), N_("Only what one player does. Judges what that player has, and says what others might change."),
                       "avatar-default-symbolic", .seat = TRUE },
  [PW_LEVEL_FINAL] = { "final", N_("Final scoring"), N_("Only prestige and gold at the end. The result with its reasons, and what cannot be."),
                       "view-list-symbolic", .end = TRUE,
                       .asks = N_("What is not secret is filled in; the rest of the end is asked.") },
};

const PwLevelRules cy_level_rules = {
  .levels = cy_levels,
  .rule = CY_RULE_14_3,
  .seats = CY_STALE_TABLE - 1,
  .needs = (CY_STALE_TABLE - 1) | CY_STALE_TABLE,
  .level = CY_KIND_LEVEL,
  .confirm = CY_KIND_CONFIRM,
  .confirm_table = CY_KIND_CONFIRM_TABLE,
  .finish = CY_KIND_FINISH,
  .level_arg = CY_ARG_WHERE,
  .seat_arg = CY_ARG_TILE,
  .open_arg = CY_ARG_OPEN,
  .statements = statements,
  .refuse = refuse,
  .leaves = cy_level_leaves,
  .table_remedy = N_("Say the round, the first player and what lies on the road, then: {confirm-table}."),
};

PwLevelNow
cy_level_now (const CyState *state)
{
  return (PwLevelNow){ .level = state->level,
                       .me = state->me,
                       .stale = state->stale,
                       .n_players = state->n_players,
                       .over = state->over,
                       .leaving = state->rises,
                       .open = state->open };
}

/* How much is entered. */
guint
cy_level (gconstpointer data, int *seat)
{
  const CyState *state = data;

  *seat = state->me;
  return state->level;
}

/* The seats whose boards are as the moves say; at the end without those whose prestige nobody knows, as their tokens are not counted. */
guint
cy_followed (gconstpointer data)
{
  const CyState *state = data;
  PwLevelNow now = cy_level_now (state);
  guint seats = pw_level_followed (&cy_level_rules, &now);

  return state->over ? seats & ~(guint) state->blind : seats;
}

/* As cy_waits(), where something is not as usual. */
gboolean
cy_waits_for_said (const CyState *state)
{
  PwLevelNow now = cy_level_now (state);

  return state->level == PW_LEVEL_FINAL || pw_level_asked (&cy_level_rules, &now) != 0;
}
