/* cc-view-row.c: lines of the score pad and rows of the final scoring, as a page shows them
 *
 * Nothing is reckoned here: the rules carry a line out on a table on which nothing else counts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/view/cc-view.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-quote.h"

/* A table on which nothing scores but what is said next. */
static CcState *
blank (const CcState *state, gboolean open)
{
  CcState *alone = g_memdup2 (state, sizeof *state);

  alone->level = open ? CC_LEVEL_FINAL : CC_LEVEL_PAD;
  alone->over = FALSE;
  /* What stands on the table does not count where rows are written. */
  alone->stale = TRUE;
  alone->n_rows = 0;
  memset (alone->rows, 0, sizeof alone->rows);
  for (guint seat = 0; seat < CC_MAX_PLAYERS; seat++)
    memset (alone->players[seat].goods, 0, sizeof alone->players[seat].goods);
  return alone;
}

static void
read_move (const PwMove *move, CcViewRow *row)
{
  row->kind = move->kind;
  row->times = 1;
  if (move->kind == CC_KIND_TAKES || move->kind == CC_KIND_POINTS)
    {
      row->whose = (guint8) (1u << move->player);
      return;
    }
  row->tiles = (guint8) cc_arg (move, CC_ARG_TILES, move->kind == CC_KIND_MONASTERY ? 9 : 0);
  row->pennants = (guint8) (move->kind == CC_KIND_CITY ? cc_arg (move, CC_ARG_PENNANTS, 0) : 0);
  if (move->kind == CC_KIND_FIELD && move->args[CC_ARG_LETTERS] != PW_ARG_NONE)
    row->tiles = (guint8) __builtin_popcount (cc_letters_of (move->args[CC_ARG_LETTERS], move->args[CC_ARG_MORE_LETTERS]));
  row->times = (guint8) cc_arg (move, CC_ARG_TIMES, 1);
  for (guint seat = 0; seat < CC_MAX_PLAYERS; seat++)
    row->whose = (guint8) (row->whose | (cc_arg (move, CC_ARG_SEATS + seat, 0) > 0) << seat);
}

static void
read_points (const PwEvents *events, CcViewRow *row)
{
  for (guint i = 0; i < events->n; i++)
    {
      const PwEvent *event = &events->items[i];

      if (event->kind != PW_EVENT_POINTS)
        continue;
      row->leaders = (guint8) (row->leaders | 1u << event->player);
      row->points[event->player] = event->amount;
      row->rule = event->rule;
    }
}

/**
 * cc_view_row:
 * @state: a state, for what was agreed and who plays
 * @move: a line of the score pad: a feature, goods or points
 * @open: it is of what is not complete, and scores at the end
 * @out: (out): what it says, and who scores what
 *
 * Returns: whether it is such a line
 */
gboolean
cc_view_row (const CcState *state, const PwMove *move, gboolean open, CcViewRow *out)
{
  g_autofree PwEvents *events = NULL;
  g_autofree CcState *alone = NULL;

  memset (out, 0, sizeof *out);
  if (move->kind < CC_KIND_ROAD || move->kind > CC_KIND_POINTS ||
      (move->kind >= CC_KIND_TAKES && (move->player < 0 || move->player >= (int) state->n_players)))
    return FALSE;
  read_move (move, out);
  out->open = open != FALSE;
  out->rule = move->kind == CC_KIND_TAKES ? CC_RULE_7_1 : CC_RULE_14_4;
  events = g_new (PwEvents, 1);
  events->n = 0;
  alone = blank (state, open);
  if (move->kind == CC_KIND_TAKES)
    return TRUE;
  if (move->kind == CC_KIND_POINTS)
    cc_points_apply (alone, move, events);
  else
    cc_row_apply (alone, move, events);
  if (open)
    cc_score_end (alone, events);
  read_points (events, out);
  out->shared = out->whose != 0 && (out->whose & (out->whose - 1)) != 0;
  return TRUE;
}

/* What a line says, without the full stop of a sentence. */
static char *
say_alone (const PwSetup *setup, const PwMove *move)
{
  g_autofree char *said = cc_sentence (setup, NULL, move, NULL, 0);

  return g_strndup (said, strlen (said) - (g_str_has_suffix (said, ".") ? 1 : 0));
}

/* -- Words ------------------------------------------------------------------------------------------------ */

/**
 * cc_view_row_title:
 *
 * Returns: (transfer full): what was scored, by itself: "City of 5 tiles, 1 pennant"
 */
char *
cc_view_row_title (const PwSetup *setup, const PwMove *move, const CcViewRow *row)
{
  static const guint8 sources[] = {
    [CC_KIND_ROAD] = CC_FROM_ROADS,   [CC_KIND_CITY] = CC_FROM_CITIES,  [CC_KIND_MONASTERY] = CC_FROM_MONASTERIES,
    [CC_KIND_FIELD] = CC_FROM_FIELDS, [CC_KIND_FEEDS] = CC_FROM_FIELDS,
  };
  PwEvent event = { .kind = PW_EVENT_POINTS };
  g_autofree char *text = NULL;

  if (row->kind == CC_KIND_TAKES || row->kind == CC_KIND_POINTS)
    return say_alone (setup, move);
  if (row->kind == CC_KIND_FEEDS)
    return g_strdup (_("City and its fields"));
  event.what = sources[row->kind];
  event.args[CC_DETAIL_PLACE] = event.args[CC_DETAIL_FEATURE] = PW_ARG_NONE;
  event.args[CC_DETAIL_TILES] = row->tiles;
  event.args[CC_DETAIL_MORE] = row->kind == CC_KIND_FIELD ? 0 : row->pennants;
  text = cc_event_text (setup, &event);
  return pw_capital (text);
}

/**
 * cc_view_row_sum:
 *
 * Returns: (transfer full): how the points come about: "5 × 2 + 1 × 2"; empty where there is nothing to reckon
 */
char *
cc_view_row_sum (const CcState *state, const CcViewRow *row)
{
  guint each = row->open ? 1 : 2;
  GString *text = g_string_new (NULL);

  if (row->kind == CC_KIND_ROAD)
    g_string_printf (text, "%u × 1", row->tiles);
  else if (row->kind == CC_KIND_MONASTERY)
    g_string_printf (text, "%u", row->tiles);
  else if (row->kind == CC_KIND_CITY && !row->open && row->tiles == 2 && state->options[CC_OPTION_SMALL_CITY])
    g_string_assign (text, "2");
  else if (row->kind == CC_KIND_CITY && row->pennants)
    g_string_printf (text, "%u × %u + %u × %u", row->tiles, each, row->pennants, each);
  else if (row->kind == CC_KIND_CITY)
    g_string_printf (text, "%u × %u", row->tiles, each);
  else if (row->kind == CC_KIND_FIELD && row->leaders && row->tiles)
    {
      guint seen = 0;

      /* With the pig a city brings more to one than to another. */
      for (guint seat = 0; seat < CC_MAX_PLAYERS; seat++)
        if (row->leaders >> seat & 1 && !(seen >> row->points[seat] / row->tiles & 1))
          {
            seen |= 1u << row->points[seat] / row->tiles;
            g_string_append_printf (text, "%s%u × %d", text->len ? ", " : "", row->tiles, row->points[seat] / row->tiles);
          }
    }
  if (row->times > 1)
    g_string_append_printf (text, "%s%u ×", text->len ? ", " : "", row->times);
  return g_string_free (text, FALSE);
}

/**
 * cc_view_row_result:
 *
 * Returns: (transfer full): what entering it does, for a button: "Ana scores 14"
 */
char *
cc_view_row_result (const PwSetup *setup, const PwMove *move, const CcViewRow *row)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (row->kind == CC_KIND_TAKES)
    return say_alone (setup, move);
  for (guint seat = 0; seat < setup->n_players; seat++)
    if (row->leaders >> seat & 1 && row->points[seat])
      {
        g_autofree char *points = pw_number (row->points[seat] * row->times);

        g_string_append (text, text->len ? ", " : "");
        /* Translators: a player, and how many points: what pressing a button brings. */
        g_string_append_printf (text, row->open ? _("%s %s at the end") : _("%s scores %s"), pw_setup_name (setup, seat),
                                points);
      }
  if (text->len == 0)
    return g_strdup (_("Nobody scores"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}
