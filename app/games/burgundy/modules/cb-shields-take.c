/* cb-shields-take.c: taking a shield: two equal dice, or the action of a castle (17.2, 17.5.11)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-shields.h"

#include <glib/gi18n-lib.h>

/* The fewest workers that turn both dice into @depot. */
guint
cb_shield_cost (const CbPlayer *player, guint depot)
{
  return cb_die_cost (player, player->dice[0], depot, FALSE) + cb_die_cost (player, player->dice[1], depot, FALSE);
}

/* Whether exactly so many workers can do it, divided among both dice. */
static gboolean
double_reaches (const CbPlayer *player, guint depot, guint workers)
{
  for (guint first = 0; first <= workers; first++)
    if (cb_die_reaches (player, player->dice[0], depot, FALSE, first) &&
        cb_die_reaches (player, player->dice[1], depot, FALSE, workers - first))
      return TRUE;
  return FALSE;
}

/* "7, 12": the shields of a set. */
static char *
list_shields (guint set)
{
  GString *list = g_string_new (NULL);

  for (; set != 0; set &= set - 1)
    g_string_append_printf (list, "%s%d", list->len ? ", " : "", __builtin_ctz (set));
  return g_string_free (list, FALSE);
}

/* Whether the dice, or the castle, pay for it. */
static gboolean
check_payment (const CbState *state, const PwMove *move, GError **error)
{
  const CbPlayer *player = &state->players[move->player];
  guint depot = (guint) move->args[CB_ARG_DEPOT];
  int workers = cb_arg (move, CB_ARG_WORKERS, 0);
  g_autofree char *remedy = NULL;
  guint least;

  if (state->pending.n > 0)
    {
      if (workers == 0)
        return TRUE;
      if (error)
        pw_rule_error_set (error, CB_RULE_17_5 + 11, _("Leave out the workers."), _("The castle’s action has any value."));
      return FALSE;
    }
  if (player->used != 0)
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_17_2, _("It can be taken instead of both actions of a turn."),
                           _("A shield takes both dice, and one of them is used."));
      return FALSE;
    }
  if (workers <= player->workers && double_reaches (player, depot, (guint) workers))
    return TRUE;
  if (error == NULL)
    return FALSE;
  least = cb_shield_cost (player, depot);
  remedy = (int) least > player->workers
             ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "That takes %u worker, and %d are there.",
                                             "That takes %u workers, and %d are there.", least),
                                least, player->workers)
             : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Pay %u worker.", "Pay %u workers.", least), least);
  pw_rule_error_set (error, CB_RULE_17_2, remedy, _("Both dice must show a %u; they show %u and %u."), depot, player->dice[0],
                     player->dice[1]);
  return FALSE;
}

gboolean
cb_shield_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  const CbPlayer *player = &state->players[move->player];
  const CbDuchy *duchy = cb_duchy_of (player);
  guint depot = (guint) move->args[CB_ARG_DEPOT], shield = (guint) move->args[CB_ARG_SHIELD];
  guint hex = (guint) move->args[CB_ARG_HEX], there = cb_shields_at (state, depot);

  if (!(there >> shield & 1))
    {
      g_autofree char *list = error ? list_shields (there) : NULL;
      g_autofree char *remedy = error ? g_strdup_printf (there ? _("There: %s.") : _("No shield lies there."), list) : NULL;

      if (error)
        pw_rule_error_set (error, CB_RULE_17_1, remedy, _("Depot %u has no such shield: %u."), depot, shield);
      return FALSE;
    }
  if (hex >= duchy->n_hexes || player->tile[hex] != CB_TILE_CASTLE)
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_17_2, _("Name a hex on which a castle lies; a shield there is replaced."),
                           _("A shield goes on a castle of the duchy, and none lies there."));
      return FALSE;
    }
  return check_payment (state, move, error);
}

/* Takes it off whatever depot it is known to lie on. */
static void
leave_depot (CbState *state, guint depot, guint shield)
{
  guint8 *there = &state->shields.depots[0][0];
  guint8 *at = memchr (there, (int) shield, sizeof state->shields.depots);

  if (at == NULL && depot > 0)
    at = memchr (state->shields.depots[depot - 1], CB_SHIELD_ANY, CB_DEPOT_SHIELDS);
  if (at)
    *at = 0;
}

void
cb_shield_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint seat = (guint) move->player, shield = (guint) move->args[CB_ARG_SHIELD];
  guint depot = (guint) move->args[CB_ARG_DEPOT], hex = (guint) move->args[CB_ARG_HEX];
  guint old;

  cb_force_begin (state, move, events);
  if (state->pending.n > 0)
    cb_pop (state);
  else
    {
      state->players[seat].used = 3;
      cb_gain (state, seat, CB_WORKERS, -cb_arg (move, CB_ARG_WORKERS, 0), CB_RULE_4_2, events);
    }
  old = cb_shield_on (state, seat, hex);
  leave_depot (state, depot, shield);
  if (old)
    cb_shield_remove (state, old, NULL);
  cb_shield_put (state, seat, shield, (int) hex);
  /* It works at once: at the end of a phase too, where only shields 14 and 15 let a castle be placed. But 14 comes
   * before 15: through that one it comes too late for this phase. */
  if (state->stage == CB_STAGE_PHASE_END && shield == 15)
    cb_push (state, seat, CB_PENDING_LAY, FALSE);
  cb_note (events, (int) seat, CB_NOTE_SHIELD, 1, CB_RULE_17_2, (int) shield, (int) hex)->args[2] = (gint16) depot;
  if (old)
    cb_note (events, (int) seat, CB_NOTE_SHIELD_GONE, 1, CB_RULE_17_2, (int) old, 0);
  if (cb_table_is_stale (state))
    cb_note (events, (int) seat, CB_NOTE_NOT_CHECKED, 1, CB_RULE_10_2, 0, (int) depot);
  cb_settle (state, events);
}

void
cb_shield_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);
  const CbPlayer *player = &state->players[seat];
  CbHexSet castles;
  guint n_castles;

  if (state->pending.n == 0 && (player->used != 0 || player->dice[0] == 0 || player->dice[1] == 0))
    return;
  castles = cb_hexes_with (player, CB_TILE_CASTLE);
  n_castles = cb_hex_count (castles);
  for (guint depot = 1; depot <= CB_DEPOTS; depot++)
    {
      guint workers = state->pending.n ? 0 : cb_shield_cost (player, depot);
      guint there;
      PwMove like, *move;

      if ((int) workers > player->workers)
        continue;
      there = cb_shields_at (state, depot);
      pw_move_init (&like, CB_KIND_SHIELD, seat);
      like.args[CB_ARG_DEPOT] = (gint16) depot;
      like.args[CB_ARG_WORKERS] = workers ? (gint16) workers : PW_ARG_NONE;
      move = pw_moves_extend (out, (guint) __builtin_popcount (there) * n_castles);
      for (; there != 0; there &= there - 1)
        {
          guint hex;

          CB_FOREACH_HEX (hex, castles)
            {
              *move = like;
              move->args[CB_ARG_SHIELD] = (gint16) __builtin_ctz (there);
              move->args[CB_ARG_HEX] = (gint16) hex;
              move++;
            }
        }
    }
}
