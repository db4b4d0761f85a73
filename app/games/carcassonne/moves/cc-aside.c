/* cc-aside.c: a tile that fits nowhere, a second tile that is not taken, a tile that is named, and the end by agreement
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/moves/cc-moves.h"

#include <glib/gi18n-lib.h>

/* -- aside (4.4, 11.2) -------------------------------------------------------------------------------- */

/* The first places where it fits, as words. */
static char *
name_places (const CcState *state, guint kind)
{
  g_autofree guint16 *order = g_new (guint16, CC_MAX_GAPS);
  guint n = cc_land_order (state, order), shown = 0;
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < n && shown < 5; i++)
    {
      const CcGap *gap = &state->gaps[order[i]];
      char place[PW_CELL_WORD];

      if (!(cc_tiles_fitting (gap->needs) >> kind & 1))
        continue;
      pw_compass_print (gap->x, gap->y, place);
      g_string_append_printf (names, "%s%s", shown++ ? ", " : "", place);
    }
  return g_string_free (names, FALSE);
}

static gboolean
check_drawn (const CcState *state, guint kind, GError **error)
{
  if (state->drawn == 0 || state->drawn - 1u == kind)
    return TRUE;
  if (error)
    {
      g_autofree char *text = g_strdup_printf (_("The tile that was drawn is %s."), cc_tile ((guint) state->drawn - 1u)->id);

      pw_rule_error_set (error, CC_RULE_13_4, _("Correct the line that names the tile."), "%s", text);
    }
  return FALSE;
}

gboolean
cc_aside_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CcState *state = data;
  guint kind = (guint) cc_arg (move, CC_ARG_KIND, CC_TILE_WORDS), n;

  if (!cc_can_exist (state, kind, error) || !check_drawn (state, kind, error))
    return FALSE;
  n = cc_count_places (state, kind);
  if (n == 0)
    return TRUE;
  if (error)
    {
      g_autofree char *places = name_places (state, kind);
      g_autofree char *remedy = g_strdup_printf (_("It fits at %s. For example: {tile}."), places);
      PwMove example;

      pw_rule_error_set (error, CC_RULE_11_2, remedy,
                         g_dngettext (GETTEXT_PACKAGE, "This tile fits at %u place.", "This tile fits at %u places.", n), n);
      cc_tile_example (state, move, &example);
      pw_rule_error_set_move (*error, &example);
    }
  return FALSE;
}

void
cc_aside_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;
  guint kind = (guint) move->args[CC_ARG_KIND];

  if (move->reason)
    state->stated = TRUE;
  cc_use_tile (state, kind);
  state->gone[kind]++;
  state->must = state->second;
  if (state->n_left == 0)
    cc_part_lapses (state, events);
}

void
cc_aside_legal (gconstpointer data, PwMoves *out)
{
  const CcState *state = data;
  guint64 kinds = state->drawn ? G_GUINT64_CONSTANT (1) << (state->drawn - 1) : state->kinds_left;

  for (; kinds; kinds &= kinds - 1)
    {
      guint kind = (guint) __builtin_ctzll (kinds);
      gboolean fits = FALSE;

      for (guint i = 0; i < state->n_gaps && !fits; i++)
        fits = cc_tiles_fitting (state->gaps[i].needs) >> kind & 1;
      if (!fits)
        pw_moves_append (out, CC_KIND_ASIDE, state->actor)->args[CC_ARG_KIND] = (gint16) kind;
    }
}

/* -- decline (8.6) ------------------------------------------------------------------------------------------ */

gboolean
cc_decline_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CcState *state = data;

  if (state->second && !state->must && !state->drawn)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CC_RULE_8_6, _("For example: {tile}."),
                       state->second ? _("The second tile was drawn, and is placed.") : _("No second tile is due."));
  return FALSE;
}

void
cc_decline_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;

  if (move->reason)
    state->stated = TRUE;
  state->second = state->must = FALSE;
  state->actor = (guint8) ((state->actor + 1) % state->n_players);
}

/* -- draw (13.4) --------------------------------------------------------------------------------------------- */

gboolean
cc_draw_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CcState *state = data;

  if (state->drawn)
    {
      if (error)
        pw_rule_error_set (error, CC_RULE_13_4, _("For example: {tile}."), _("The next tile is named already: it is %s."),
                           cc_tile ((guint) state->drawn - 1u)->id);
      return FALSE;
    }
  return cc_can_exist (state, (guint) cc_arg (move, CC_ARG_KIND, CC_TILE_WORDS), error);
}

void
cc_draw_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;

  state->drawn = (guint8) (move->args[CC_ARG_KIND] + 1);
}

/* -- finish ------------------------------------------------------------------------------------------------------ */

gboolean
cc_finish_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CcState *state = data;

  if (state->level != CC_LEVEL_REFEREE)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CC_RULE_13_4, _("Play on. Where tiles are missing from the box, say so: finish ! lost."),
                       g_dngettext (GETTEXT_PACKAGE, "The game ends by itself: %u tile is still to come.",
                                    "The game ends by itself: %u tiles are still to come.", state->n_left),
                       state->n_left);
  return FALSE;
}

void
cc_finish_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;

  if (move->reason && state->level == CC_LEVEL_REFEREE)
    state->stated = TRUE;
  cc_score_end (state, events);
}
