/* cb-ship.c: a ship's goods (5.5, 11.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#include <glib/gi18n-lib.h>

static const guint8 keep_args[CB_GOODS_SPACES] = { CB_ARG_GOODS, CB_ARG_KEEP_2, CB_ARG_KEEP_3 };

/* Of how many colours a player can store goods (5.5). */
guint
cb_goods_spaces (const CbState *state)
{
  guint n = CB_GOODS_SPACES;
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, duchy.goods_spaces)
    n = module->duchy.goods_spaces (state, n);
  return n;
}

/* The same for the modules from @first on: what @first - 1 has put in between is over. */
void
cb_ship_goes_on (CbState *state, guint first, guint seat, PwEvents *events)
{
  for (guint i = first; i < CB_MODULES; i++)
    if (state->modules >> i & 1 && cb_modules[i]->placing.shipped && cb_modules[i]->placing.shipped (state, seat, events))
      return;
  cb_bridge_advance (state, seat, events);
}

/* What follows once a ship has brought its goods, or there were none: the marker moves (5.5). */
void
cb_ship_done (CbState *state, guint seat, PwEvents *events)
{
  cb_ship_goes_on (state, 0, seat, events);
}

/**
 * cb_ship_choices:
 * @state: a state
 * @seat: who collects
 * @depot: 1 to 6
 * @colours: (out): colours (1 to 6) in the depot that are not in storage yet, ascending
 * @n_free: (out): free goods spaces
 *
 * There is something to choose only when the colours are more than the free spaces.
 *
 * Returns: how many such colours
 */
guint
cb_ship_choices (const CbState *state, guint seat, guint depot, guint8 colours[CB_GOODS], guint *n_free)
{
  const CbPlayer *player = &state->players[seat];
  guint n = 0, stored = 0, spaces = cb_goods_spaces (state);

  for (guint i = 0; i < CB_GOODS; i++)
    {
      stored += player->goods[i] > 0;
      if (player->goods[i] == 0 && state->depot_goods[depot - 1][i] > 0)
        colours[n++] = (guint8) (i + 1);
    }
  *n_free = stored < spaces ? spaces - stored : 0;
  return n;
}

/* #5: the depots form a ring, 6 beside 1. */
static gboolean
beside (guint a, guint b)
{
  return (a % CB_DEPOTS) + 1 == b || (b % CB_DEPOTS) + 1 == a;
}

/* Whether the colours to keep are named as far as there is a choice. */
gboolean
cb_ship_keeps (const CbState *state, const PwMove *move, GError **error)
{
  guint8 colours[CB_GOODS];
  guint n_free;
  guint n = cb_ship_choices (state, (guint) move->player, (guint) move->args[CB_ARG_DEPOT], colours, &n_free);
  guint n_named = 0, wanted = n > n_free ? n_free : 0;
  guint chosen = 0;

  for (guint i = 0; i < CB_GOODS_SPACES; i++)
    {
      int goods = move->args[keep_args[i]];
      gboolean there = FALSE;

      if (goods == PW_ARG_NONE)
        continue;
      for (guint c = 0; c < n; c++)
        there |= colours[c] == goods;
      if (!there || chosen >> goods & 1)
        {
          if (error)
            pw_rule_error_set (error, CB_RULE_5_5, _("Name each colour once, and only new ones of this depot."),
                               _("This colour cannot be chosen: %s."), cb_goods_label (goods));
          return FALSE;
        }
      chosen |= 1u << goods;
      n_named++;
    }
  if (n_named == wanted || (n <= n_free && n_named == n))
    return TRUE;
  if (error)
    {
      if (wanted == 0 && n > 0 && n_free > 0)
        pw_rule_error_set (error, CB_RULE_5_5, _("Leave out the colours: everything that fits is taken."),
                           _("All goods of the depot fit, so all are taken."));
      else if (wanted == 0)
        pw_rule_error_set (error, CB_RULE_5_5, _("Leave out the colours."), _("There is no colour to choose."));
      else
        pw_rule_error_set (error, CB_RULE_5_5, _("Everything that fits must be taken."),
                           g_dngettext (GETTEXT_PACKAGE, "Choose %u new colour: that many spaces are free.",
                                        "Choose %u new colours: that many spaces are free.", wanted),
                           wanted);
    }
  return FALSE;
}

gboolean
cb_ship_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  guint depot = (guint) move->args[CB_ARG_DEPOT];

  if (cb_pending (state) == CB_PENDING_SHIP_NEXT)
    {
      guint first = cb_top (state)->arg;

      if (!beside (first, depot))
        {
          if (error)
            {
              g_autofree char *remedy = g_strdup_printf (_("Depots %u and %u are beside depot %u."), (first + 4) % CB_DEPOTS + 1,
                                                         first % CB_DEPOTS + 1, first);

              pw_rule_error_set (error, CB_RULE_11_0 + 5, remedy, _("Depot %u is not beside depot %u."), depot, first);
            }
          return FALSE;
        }
    }
  return cb_ship_keeps (state, move, error);
}

/* Moves what fits from the depot into storage. */
static void
collect (CbState *state, const PwMove *move, PwEvents *events)
{
  CbPlayer *player = &state->players[move->player];
  guint depot = (guint) move->args[CB_ARG_DEPOT];
  guint8 colours[CB_GOODS];
  guint n_free;
  guint n = cb_ship_choices (state, (guint) move->player, depot, colours, &n_free);
  guint take = 0;

  if (n <= n_free)
    for (guint i = 0; i < n; i++)
      take |= 1u << colours[i];
  else
    for (guint i = 0; i < CB_GOODS_SPACES; i++)
      if (move->args[keep_args[i]] != PW_ARG_NONE)
        take |= 1u << move->args[keep_args[i]];
  for (guint i = 0; i < CB_GOODS; i++)
    {
      guint8 *lying = &state->depot_goods[depot - 1][i];

      if (*lying == 0 || (player->goods[i] == 0 && !(take >> (i + 1) & 1)))
        continue;
      player->goods[i] = (guint8) (player->goods[i] + *lying);
      cb_note (events, move->player, CB_NOTE_GOODS_TAKEN, *lying, CB_RULE_5_5, (int) i + 1, (int) depot);
      *lying = 0;
    }
  cb_share (state, (guint) move->player);
}

void
cb_ship_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  PwPending *top = pw_pendings_change (&state->pending);
  gboolean next = top->kind == CB_PENDING_SHIP_NEXT;

  cb_force_begin (state, move, events);
  collect (state, move, events);
  if (!next && cb_has (&state->players[move->player], 5))
    *top = (PwPending){ .kind = CB_PENDING_SHIP_NEXT, .seat = top->seat, .arg = (guint8) move->args[CB_ARG_DEPOT] };
  else
    {
      cb_pop (state);
      cb_ship_done (state, (guint) move->player, events);
    }
  cb_settle (state, events);
}

/* Appends @move once for each way to fill the free goods spaces. */
static void
list_keeps (const CbState *state, PwMove *move, PwMoves *out)
{
  guint8 colours[CB_GOODS];
  guint n_free;
  guint n = cb_ship_choices (state, (guint) move->player, (guint) move->args[CB_ARG_DEPOT], colours, &n_free);

  for (guint i = 0; i < CB_GOODS_SPACES; i++)
    move->args[keep_args[i]] = PW_ARG_NONE;
  if (n <= n_free || n_free == 0)
    {
      pw_moves_add (out, move);
      return;
    }
  for (guint mask = 1; mask < 1u << n; mask++)
    {
      guint k = 0;

      if ((guint) __builtin_popcount (mask) != n_free)
        continue;
      for (guint i = 0; i < n; i++)
        if (mask >> i & 1)
          move->args[keep_args[k++]] = colours[i];
      pw_moves_add (out, move);
    }
}

void
cb_ship_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  guint first = cb_top (state)->arg;
  gboolean next = cb_pending (state) == CB_PENDING_SHIP_NEXT;
  PwMove move;

  pw_move_init (&move, CB_KIND_SHIP, cb_actor (state));
  for (guint depot = 1; depot <= CB_DEPOTS; depot++)
    {
      if (next && !beside (first, depot))
        continue;
      move.args[CB_ARG_DEPOT] = (gint16) depot;
      list_keeps (state, &move, out);
    }
}
