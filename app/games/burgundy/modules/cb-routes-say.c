/* cb-routes-say.c: what people say of the trade routes: rows, what is printed, what lies there (10.1, 14)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-routes-private.h"

#include <glib/gi18n-lib.h>

/** UNKNOWN_MOST: the most points that a space gives which nobody has entered, for the audit. */
#define UNKNOWN_MOST 10

/* What all of these ask. */
static gboolean
check (const CbState *state, const PwMove *move, GError **error)
{
  if (!cb_say_check (state, move, error))
    return FALSE;
  if (state->modules >> CB_MODULE_ROUTES & 1)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_14_1, _("They are chosen when a game is set up."), _("This game has no trade routes."));
  return FALSE;
}

/* What waited for it goes on, at the end of a phase too. */
static void
go_on (CbState *state, PwEvents *events)
{
  if (state->stage == CB_STAGE_PHASE_END && state->level != PW_LEVEL_FINAL && state->pending.n > 0 && !cb_asks (state))
    cb_settle (state, events);
  else
    cb_say_end (state, events);
}

/* -- route: the tiles of a row ------------------------------------------------------------------ */

gboolean
cb_say_route_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  guint n, seen = 0;

  if (!check (state, move, error))
    return FALSE;
  n = cb_route_tiles (state);
  for (guint board = 0; board < state->n_boards; board++)
    for (guint i = 0; i < n; i++)
      if (board != cb_board (state, (guint) move->player) || cb_arg (move, i, 0) == 0)
        seen |= 1u << state->routes.row[board][i];
  for (guint i = 0; i < CB_ROUTE_ROW; i++)
    {
      guint tile = (guint) cb_arg (move, i, 0);

      if (tile == 0 && (i == 0 || move->args[i] == PW_ARG_NONE || move->args[i - 1] != PW_ARG_NONE))
        continue;
      /* Written one after the other, they have no gaps. */
      if (i >= n || (i > 0 && move->args[i - 1] == PW_ARG_NONE))
        {
          if (error)
            pw_rule_error_set (error, CB_RULE_14_1, _("Name them from the left, with 0 for one that is not known."),
                               g_dngettext (GETTEXT_PACKAGE, "In this game a trade route has %u tile.",
                                            "In this game a trade route has %u tiles.", n),
                               n);
          return FALSE;
        }
      if (seen >> tile & 1)
        {
          if (error)
            pw_rule_error_set (error, CB_RULE_14_1, _("Look at its number again, or correct the other row first."),
                               _("Route tile %u lies elsewhere already: there is one of each."), tile);
          return FALSE;
        }
      seen |= 1u << tile;
    }
  return TRUE;
}

/* Whether a row is said as it lies there, rather than what nobody has named so far. */
static gboolean
is_said_anew (const CbState *state, const PwMove *move)
{
  return move->reason != 0 || state->level == PW_LEVEL_FINAL || cb_asks (state);
}

/* Naming what nobody knew changes nothing that was said before; 0 takes it back only where all is said anew. */
void
cb_say_route_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint8 *row = state->routes.row[cb_board (state, (guint) move->player)];

  for (guint i = 0; i < cb_route_tiles (state); i++)
    {
      guint tile = (guint) cb_arg (move, i, 0);

      if (tile == row[i] || move->args[i] == PW_ARG_NONE || (tile == 0 && !is_said_anew (state, move)))
        continue;
      if (row[i] != 0)
        cb_say_begin (state);
      row[i] = (guint8) tile;
    }
  go_on (state, events);
}

/* -- printed: a space of a tile ------------------------------------------------------------------- */

/* The space that such a statement describes. */
static CbRouteSpace
described (const PwMove *move)
{
  CbRouteSpace space = { .goods = (guint8) cb_arg (move, CB_ROUTE_ARG_GOODS, 0),
                         .bonus = (guint8) cb_arg (move, CB_ROUTE_ARG_BONUS, 0) };

  space.number = (gint16) cb_arg (move, CB_ROUTE_ARG_NUMBER, 0);
  for (guint i = CB_ROUTE_ARG_TYPE; i < CB_ROUTE_ARG_TYPE + CB_ROUTE_ARG_TYPES; i++)
    if (move->args[i] >= 0 && move->args[i] < CB_TYPES)
      space.types |= (guint8) (1u << move->args[i]);
  return space;
}

gboolean
cb_say_printed_check (gconstpointer data, const PwMove *move, GError **error)
{
  CbRouteSpace space = described (move);
  gboolean number = space.bonus == CB_ROUTE_POINTS || space.bonus == CB_ROUTE_SILVER || space.bonus == CB_ROUTE_WORKERS;

  if (!check (data, move, error))
    return FALSE;
  for (guint i = CB_ROUTE_ARG_TYPE + 1; i < CB_ROUTE_ARG_TYPE + CB_ROUTE_ARG_TYPES; i++)
    if (move->args[i] != PW_ARG_NONE && move->args[i - 1] == PW_ARG_NONE)
      space.types = space.bonus = 0; /* Written one after the other, they have no gaps. */
  if (space.bonus != 0 && (number ? space.number > 0 : space.number == 0 || space.bonus == CB_ROUTE_BLACK) &&
      (space.types != 0) == (space.bonus == CB_ROUTE_TAKE))
    return TRUE;
  if (error == NULL)
    return FALSE;
  if (number)
    pw_rule_error_set (error, CB_RULE_14_3, _("As in: printed 7 1 red points 3."), _("Say how many."));
  else if (space.bonus == CB_ROUTE_TAKE)
    pw_rule_error_set (error, CB_RULE_14_3, _("As in: printed 7 1 red take type=ship second=livestock."),
                       _("Say which types may be taken."));
  else
    pw_rule_error_set (error, CB_RULE_14_3, _("Leave out the number and the types."),
                       _("This bonus has neither a number nor types."));
  return FALSE;
}

void
cb_say_printed_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  CbRouteSpace *space = &state->routes.faces[move->args[CB_ROUTE_ARG_TILE] - 1][move->args[CB_ROUTE_ARG_SPACE] - 1];
  CbRouteSpace now = described (move);

  if (space->bonus != CB_ROUTE_UNKNOWN && memcmp (space, &now, sizeof now) != 0)
    cb_say_begin (state);
  *space = now;
  go_on (state, events);
}

/* -- laid: the goods on a row ------------------------------------------------------------------------ */

gboolean
cb_say_laid_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  guint n, at = (guint) move->args[CB_ARG_WHAT];

  if (!check (state, move, error))
    return FALSE;
  n = MIN (cb_route_laid (state, (guint) move->player) + 1, cb_route_tiles (state) * CB_ROUTE_SPACES);
  if (at <= n)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_14_2, _("Say first what lies on the spaces before it."),
                       _("A trade route is filled from the left: space %u is the next."), n);
  return FALSE;
}

/* Without a colour the row is empty from there on. */
void
cb_say_laid_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint8 *laid = state->routes.laid[cb_board (state, (guint) move->player)];
  guint at = (guint) move->args[CB_ARG_WHAT] - 1;

  cb_say_begin (state);
  if (move->args[CB_ARG_GOODS] == PW_ARG_NONE)
    memset (laid + at, 0, CB_ROUTE_ROW * CB_ROUTE_SPACES - at);
  else
    laid[at] = (guint8) move->args[CB_ARG_GOODS];
  go_on (state, events);
}

/* -- Positions ------------------------------------------------------------------------------------------ */

/* What is printed on space @at of @tile, both from 0, as a statement. */
void
cb_route_say_printed (const CbRouteSpace *space, guint tile, guint at, CbSay say, gpointer speech)
{
  guint arg = CB_ROUTE_ARG_TYPE;
  PwMove move;

  pw_move_init (&move, CB_KIND_PRINTED, PW_TABLE);
  move.args[CB_ROUTE_ARG_TILE] = (gint16) (tile + 1);
  move.args[CB_ROUTE_ARG_SPACE] = (gint16) (at + 1);
  move.args[CB_ROUTE_ARG_GOODS] = space->goods;
  move.args[CB_ROUTE_ARG_BONUS] = space->bonus;
  if (space->number)
    move.args[CB_ROUTE_ARG_NUMBER] = space->number;
  for (guint type = 0; type < CB_TYPES && arg < CB_ROUTE_ARG_TYPE + CB_ROUTE_ARG_TYPES; type++)
    if (space->types >> type & 1)
      move.args[arg++] = (gint16) type;
  say (speech, &move);
}

static void
say_row (const CbState *from, const CbState *to, guint board, CbSay say, gpointer speech)
{
  const guint8 *now = from->routes.laid[board], *laid = to->routes.laid[board];
  guint n = cb_route_laid (to, board);
  PwMove move;

  if (memcmp (from->routes.row[board], to->routes.row[board], CB_ROUTE_ROW) != 0)
    {
      pw_move_init (&move, CB_KIND_ROUTE, (int) board);
      for (guint i = 0; i < cb_route_tiles (to); i++)
        move.args[i] = to->routes.row[board][i];
      say (speech, &move);
    }
  for (guint i = 0; i < n; i++)
    if (now[i] != laid[i])
      {
        pw_move_init (&move, CB_KIND_LAID, (int) board);
        move.args[CB_ARG_WHAT] = (gint16) (i + 1);
        move.args[CB_ARG_GOODS] = laid[i];
        say (speech, &move);
      }
  if (cb_route_laid (from, board) > n)
    {
      pw_move_init (&move, CB_KIND_LAID, (int) board);
      move.args[CB_ARG_WHAT] = (gint16) (n + 1);
      say (speech, &move);
    }
}

void
cb_route_position (const CbState *from, const CbState *to, CbSay say, gpointer speech)
{
  for (guint tile = 0; tile < CB_ROUTE_TILES; tile++)
    for (guint at = 0; at < CB_ROUTE_SPACES; at++)
      if (to->routes.faces[tile][at].bonus != CB_ROUTE_UNKNOWN &&
          memcmp (&from->routes.faces[tile][at], &to->routes.faces[tile][at], sizeof (CbRouteSpace)) != 0)
        cb_route_say_printed (&to->routes.faces[tile][at], tile, at, say, speech);
  for (guint board = 0; board < to->n_boards; board++)
    say_row (from, to, board, say, speech);
}

/* -- Doubts and audit ------------------------------------------------------------------------------------ */

static guint
count_sold (const CbState *state, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < CB_GOODS; i++)
    n += state->players[seat].sold[i];
  return n;
}

void
cb_route_doubts (const CbState *state, GArray *out)
{
  for (guint board = 0; board < state->n_boards; board++)
    {
      guint laid[CB_GOODS + 1] = { 0 }, n = cb_route_laid (state, board), sold = count_sold (state, board);
      guint waiting = 0;

      /* In the middle of a sale the rest is still to be laid. */
      for (guint i = 0; i < state->pending.n; i++)
        if (state->pending.items[i].kind == CB_PENDING_ROUTE_LAY && cb_board (state, state->pending.items[i].seat) == board)
          waiting += state->pending.items[i].more;
      for (guint i = 0; i < n; i++)
        laid[state->routes.laid[board][i]]++;
      for (guint goods = 1; goods <= CB_GOODS; goods++)
        if (laid[goods] > state->players[board].sold[goods - 1])
          cb_doubt (out, CB_RULE_14_2, (int) board, CB_KIND_SOLD, CB_ARG_GOODS, (int) goods,
                    g_strdup_printf (_("More goods lie on the trade route than were sold: %s."), cb_goods_label ((int) goods)));
      /* Nothing at all on the row: nobody has said what lies there. */
      if (cb_is_whole (state, board) && n > 0 && n + waiting < MIN (sold, cb_route_tiles (state) * CB_ROUTE_SPACES))
        cb_doubt (
          out, CB_RULE_14_2, (int) board, CB_KIND_LAID, CB_ARG_WHAT, (int) n + 1,
          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                        "%u goods tile was sold, but only %u lie on the trade route, which is not full.",
                                        "%u goods tiles were sold, but only %u lie on the trade route, which is not full.",
                                        (gulong) sold),
                           sold, n));
    }
}

/* Points for what lies on spaces of its colour; of what nobody has entered, none to many. */
void
cb_route_audit (const CbState *state, guint seat, const CbKnown *known, PwAudit *out)
{
  guint n = cb_route_laid (state, seat),
        all = MIN (count_sold (state, cb_board (state, seat)), cb_route_tiles (state) * CB_ROUTE_SPACES);
  CbSpan span = { 0, 0 };

  for (guint i = 0; i < MAX (n, all); i++)
    {
      const CbRouteSpace *space = cb_route_space (state, seat, i);

      if (space == NULL || space->bonus == CB_ROUTE_UNKNOWN)
        span.most += UNKNOWN_MOST;
      else if (space->bonus != CB_ROUTE_POINTS)
        continue;
      else if (i >= n)
        span.most += space->number;
      else if (cb_route_space_gives (space, state->routes.laid[cb_board (state, seat)][i]))
        {
          span.least += space->number;
          span.most += space->number;
        }
    }
  cb_audit_add (out, CB_FROM_ROUTES, CB_RULE_14_2, span);
}
