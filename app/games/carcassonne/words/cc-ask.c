/* cc-ask.c: what is asked now, and where a game is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/words/cc-text.h"

#include <glib/gi18n-lib.h>

/** PAD_LINES: so many lines of a score pad are as good as a round. */
#define PAD_LINES 5

/** LINES_FROM: the first of those that the next line belongs to. */
#define LINES_FROM(state) ((state)->written / PAD_LINES * PAD_LINES + 1u)

char *
cc_prompt (const PwSetup *setup, gconstpointer data)
{
  const CcState *state = data;

  if (state->over)
    return g_strdup (_("The game is over."));
  if (cc_is_pad (state))
    return g_strdup (_("what is scored: city 6 p1 and a name"));
  if (state->level == CC_LEVEL_FINAL)
    return g_strdup (_("what is left standing"));
  if (state->stale)
    return g_strdup (_("what lies on the table"));
  if (state->drawn && state->second)
    return g_strdup_printf (_("where the second tile lies: %s"), cc_tile ((guint) state->drawn - 1u)->id);
  if (state->drawn)
    return g_strdup_printf (_("where the tile lies: %s"), cc_tile ((guint) state->drawn - 1u)->id);
  return g_strdup (state->second ? _("the second tile, or none") : _("the tile, by its edges as it lies"));
}

char *
cc_ask (const PwSetup *setup, gconstpointer data, const PwMove *partial, const GArray *choices)
{
  const PwMove *first = choices->len > 0 ? &g_array_index (choices, PwChoice, 0).move : NULL;

  /* A line of the pad leaves nothing to ask. */
  if (first && first->kind >= CC_KIND_ROAD && first->kind <= CC_KIND_POINTS)
    return NULL;
  if (partial->kind != CC_KIND_TILE && partial->args[CC_ARG_PLACE] == PW_ARG_NONE)
    return NULL;
  /* What is listed is what is asked: tiles that look alike come before places. */
  if (partial->args[CC_ARG_PLACE] == PW_ARG_NONE && first && first->args[CC_ARG_PLACE] == PW_ARG_NONE)
    return g_strdup (partial->args[CC_ARG_KIND] == PW_ARG_NONE ? _("which tile") : _("how it lies"));
  if (partial->args[CC_ARG_PLACE] == PW_ARG_NONE)
    return g_strdup (_("where it lies"));
  if (partial->args[CC_ARG_KIND] == PW_ARG_NONE)
    return g_strdup (_("which tile"));
  if (partial->args[CC_ARG_TURN] == PW_ARG_NONE && choices->len > 0 && g_array_index (choices, PwChoice, 0).more)
    return g_strdup (_("how it lies"));
  return g_strdup (_("a figure, or nobody"));
}

static guint
placed (const CcState *state)
{
  return state->n_tiles - 1u;
}

char *
cc_moment (const PwSetup *setup, gconstpointer data)
{
  const CcState *state = data;
  guint first, all;

  if (state->over)
    return g_strdup (_("Final scoring"));
  if (cc_is_pad (state))
    /* Five lines of a score pad go together. Translators: the first and the last of these. */
    return g_strdup_printf (_("Lines %u to %u"), LINES_FROM (state), LINES_FROM (state) + PAD_LINES - 1);
  if (state->level != CC_LEVEL_REFEREE)
    return g_strdup (_(cc_levels[state->level].title));
  /* Ten tiles go together in the log. Translators: the first and the last tile of these, and how many there are. */
  all = cc_land_tiles (state);
  first = placed (state) / 10 * 10 + 1;
  return g_strdup_printf (_("Tiles %u to %u of %u"), first, MIN (first + 9, all), all);
}

/* Which tile comes, and how many are left with it: the log has ten of them together. */
char *
cc_now (const PwSetup *setup, gconstpointer data)
{
  const CcState *state = data;
  guint all = cc_land_tiles (state);

  if (cc_is_pad (state) && !state->over && state->written == 0)
    return g_strdup (_(cc_levels[state->level].title));
  if (cc_is_pad (state) && !state->over)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u line", "%u lines", state->written), (guint) state->written);
  if (state->over || state->level != CC_LEVEL_REFEREE || state->n_left == 0)
    return cc_moment (setup, data);
  /* Translators: the tile that comes, how many there are, how many of them are left. */
  return g_strdup_printf (_("Tile %u of %u, %u left"), all - state->n_left + 1, all, (guint) state->n_left);
}

/* Ten tiles each, or five lines of a score pad: a chart's axis. */
char *
cc_chapter (const PwSetup *setup, gconstpointer data)
{
  const CcState *state = data;
  guint n = placed (state);

  if (cc_is_pad (state))
    return g_strdup_printf ("%u", LINES_FROM (state) + PAD_LINES - 1);
  if (state->level != CC_LEVEL_REFEREE || n == 0)
    return NULL;
  return g_strdup_printf ("%u", MIN ((n + 9) / 10 * 10, cc_land_tiles (state)));
}

/**
 * cc_unlikely:
 * @setup: who plays
 * @data: how it stands
 * @move: a legal move
 *
 * On the score pad there is nothing else to choose than the end, and Enter is pressed easily.
 *
 * Returns: (transfer full) (nullable): why ending is hardly meant, and what Enter once more does
 */
char *
cc_unlikely (const PwSetup *setup, gconstpointer data, const PwMove *move)
{
  const CcState *state = data;

  if (move->kind != CC_KIND_FINISH || !cc_is_pad (state))
    return NULL;
  if (state->level == CC_LEVEL_MINE && state->options[CC_OPTION_GOODS])
    /* Translators: the name of another player. */
    return g_strdup_printf (
      _("Press Enter again to end the game and do the final scoring. If others took goods, say before what the most is "
        "that any of them has: %s goods wine=3."),
      pw_setup_name (setup, state->me == 0 ? 1 : 0));
  return g_strdup (_("Press Enter again to end the game and do the final scoring."));
}
