/* cb-shields-end.c: shields at the end of a phase and of the game (17.4, 17.5, 17.5.14, 17.5.15)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-shields.h"

#include <glib/gi18n-lib.h>

/* Who of a duchy's players decides: the one whose turn came first. */
static guint
decider (const CbState *state, guint board)
{
  for (guint i = 0; i < state->n_players; i++)
    if (cb_board (state, state->order[i]) == board)
      return state->order[i];
  return board;
}

/* -- Shields 14 and 15: a tile of a depot, at once ------------------------------------------------- */

void
cb_shields_last (CbState *state, PwEvents *events)
{
  static const guint8 asked_last_first[] = { 15, 14 };

  for (guint i = 0; i < G_N_ELEMENTS (asked_last_first); i++)
    {
      int owner = cb_shield_owner (state, asked_last_first[i]);

      if (owner >= 0 && cb_keeps (state, (guint) owner))
        cb_push (state, decider (state, (guint) owner), CB_PENDING_LAY, asked_last_first[i] == 14);
      else if (owner >= 0)
        state->stale |= CB_STALE_TABLE;
    }
}

/* The tiles of a depot, 0 to 6, that can be placed; what lies beside it is not in it (13.1). */
static guint64
tiles_of (const CbState *state, guint seat, guint depot)
{
  guint64 tiles = cb_depot_tiles (state, depot, cb_tiles_of_types ((1u << CB_TYPES) - 1)) & ~cb_beside (state, depot);
  guint64 fit = 0;

  for (; tiles != 0; tiles &= tiles - 1)
    if (cb_place_hexes (state, seat, __builtin_ctzll (tiles)) != 0)
      fit |= tiles & -tiles;
  return fit;
}

static gboolean
lay_is_possible (const CbState *state, const PwPending *pending)
{
  /* What it laid may have brought another shield in its place (17.5.11). */
  if (!cb_shield (state, pending->seat, pending->arg ? 14 : 15))
    return FALSE;
  for (guint depot = pending->arg ? 1 : 0; depot <= (pending->arg ? CB_DEPOTS : 0); depot++)
    if (tiles_of (state, pending->seat, depot) != 0)
      return TRUE;
  return FALSE;
}

static CbRule
lay_rule (const CbState *state)
{
  return CB_RULE_17_5 + (cb_top (state)->arg ? 14 : 15);
}

gboolean
cb_lay_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  guint seat = (guint) move->player, depot = (guint) cb_arg (move, CB_ARG_DEPOT, 0);
  guint hex = (guint) move->args[CB_ARG_HEX];
  int tile = move->args[CB_ARG_TILE];
  gboolean numbered = cb_top (state)->arg;

  if ((depot > 0) != numbered)
    {
      if (error)
        pw_rule_error_set (error, lay_rule (state), numbered ? _("Say which depot, as in: {lay}.") : _("Leave out the depot."),
                           numbered ? _("Shield 14 brings a tile of a numbered depot.")
                                    : _("Shield 15 brings a tile of the black depot."));
      return FALSE;
    }
  if (!cb_depot_check (state, depot, tile, lay_rule (state), error))
    return FALSE;
  if (cb_is_beside (state, depot, tile))
    {
      if (error)
        pw_rule_error_set (error, lay_rule (state), _("Name a tile of the depot."),
                           _("It lies beside the depot, not in it: %s."), cb_tile_label (tile));
      return FALSE;
    }
  return cb_hex_check (state, seat, tile, hex, error);
}

void
cb_lay_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint seat = (guint) move->player, depot = (guint) cb_arg (move, CB_ARG_DEPOT, 0);
  int tile = move->args[CB_ARG_TILE];
  CbRule rule = lay_rule (state);

  cb_pop (state);
  cb_depot_remove (state, depot, tile);
  cb_note (events, (int) seat, CB_NOTE_TAKE, 1, rule, tile, (int) depot);
  cb_place_tile (state, seat, tile, (guint) move->args[CB_ARG_HEX], events);
  cb_settle (state, events);
}

void
cb_lay_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  const PwPending *top = cb_top (state);

  for (guint depot = top->arg ? 1 : 0; depot <= (top->arg ? CB_DEPOTS : 0); depot++)
    for (guint64 tiles = tiles_of (state, top->seat, depot); tiles != 0; tiles &= tiles - 1)
      {
        guint tile = (guint) __builtin_ctzll (tiles), hex;

        CB_FOREACH_HEX (hex, cb_place_hexes (state, top->seat, (int) tile))
          {
            PwMove *move = pw_moves_append (out, CB_KIND_LAY, top->seat);

            move->args[CB_ARG_TILE] = (gint16) tile;
            move->args[CB_ARG_HEX] = (gint16) hex;
            move->args[CB_ARG_DEPOT] = depot ? (gint16) depot : PW_ARG_NONE;
          }
      }
}

const CbPendingClass cb_pending_lay = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_LAY), .possible = lay_is_possible,
  .rule = CB_RULE_17_5 + 14, .message = N_("First shield 14 brings a tile at the end of the phase."),
  .remedy = N_("Name the tile, a hex and the depot, as in: {lay}. Or do without it: {skip}."),
};

/* -- Tribute (17.4) ----------------------------------------------------------------------------------- */

void
cb_shields_dues (CbState *state, PwEvents *events)
{
  guint asked = 0;

  /* The last one asked goes on the stack first. */
  for (guint i = state->n_players; i-- > 0;)
    {
      guint seat = state->order[i], board = cb_board (state, seat);

      if (decider (state, board) != seat || state->shields.owned[board] == 0 || !cb_keeps (state, board) || asked >> board & 1)
        continue;
      asked |= 1u << board;
      cb_push (state, seat, CB_PENDING_TRIBUTE, cb_shield (state, seat, 3));
    }
  /* What others gained after the last own turn can pay, and shield 2 may be given up. */
  cb_shields_catch_up (state, events);
}

static int
funds (const CbState *state, const PwPending *pending)
{
  const CbPlayer *player = &state->players[pending->seat];

  return player->silver + (pending->arg ? player->workers : 0);
}

static gboolean
tribute_is_possible (const CbState *state, const PwPending *pending)
{
  return cb_shields_of (state, pending->seat) > 0 && funds (state, pending) > 0;
}

/* Who has nothing to pay with loses all. */
static void
tribute_is_gone (CbState *state, const PwPending *pending, PwEvents *events)
{
  for (guint owned = state->shields.owned[cb_board (state, pending->seat)]; owned != 0; owned &= owned - 1)
    cb_shield_remove (state, (guint) __builtin_ctz (owned), events);
}

gboolean
cb_tribute_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  const CbPlayer *player = &state->players[move->player];
  int given_up = move->args[CB_ARG_SHIELD], workers = cb_arg (move, CB_ARG_WORKERS, 0);
  int n = (int) cb_shields_of (state, (guint) move->player);
  const char *remedy, *text;
  CbRule rule = CB_RULE_17_4;

  if (given_up != PW_ARG_NONE)
    {
      if (workers == 0 && cb_shield (state, (guint) move->player, (guint) given_up))
        return TRUE;
      remedy = _("Name a shield that lies in the duchy, as in: {tribute}.");
      text = _("Players can give up only shields of their own, and pay nothing for them.");
    }
  else if (workers > 0 && !cb_top (state)->arg)
    {
      rule = CB_RULE_17_5 + 3;
      remedy = _("Pay with silver, or give up shields, as in: {tribute}.");
      text = _("Only shield 3 lets workers pay the tribute.");
    }
  else if (workers > n || workers > player->workers)
    {
      rule = CB_RULE_17_5 + 3;
      remedy = _("Each shield costs one coin or one worker.");
      text = _("There are not that many workers.");
    }
  else if (n - workers > player->silver)
    {
      remedy = _("Give up what cannot be paid for, as in: {tribute}.");
      text = _("There is not a coin for each shield.");
    }
  else
    return TRUE;
  if (error)
    pw_rule_error_set (error, rule, remedy, "%s", text);
  return FALSE;
}

void
cb_tribute_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint seat = (guint) move->player;
  int n = (int) cb_shields_of (state, seat), workers = cb_arg (move, CB_ARG_WORKERS, 0);

  if (move->args[CB_ARG_SHIELD] != PW_ARG_NONE)
    cb_shield_remove (state, (guint) move->args[CB_ARG_SHIELD], events);
  else
    {
      cb_pop (state);
      cb_gain (state, seat, CB_SILVER, workers - n, CB_RULE_17_4, events);
      cb_gain (state, seat, CB_WORKERS, -workers, CB_RULE_17_5 + 3, events);
    }
  cb_settle (state, events);
}

void
cb_tribute_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  const PwPending *top = cb_top (state);
  const CbPlayer *player = &state->players[top->seat];
  int n = (int) cb_shields_of (state, top->seat), most = top->arg ? MIN (n, player->workers) : 0;

  for (int workers = MAX (0, n - player->silver); workers <= most; workers++)
    pw_moves_append (out, CB_KIND_TRIBUTE, top->seat)->args[CB_ARG_WORKERS] = workers ? (gint16) workers : PW_ARG_NONE;
  for (guint owned = state->shields.owned[cb_board (state, top->seat)]; owned != 0; owned &= owned - 1)
    pw_moves_append (out, CB_KIND_TRIBUTE, top->seat)->args[CB_ARG_SHIELD] = (gint16) __builtin_ctz (owned);
}

const CbPendingClass cb_pending_tribute = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_TRIBUTE), .required = TRUE, .possible = tribute_is_possible, .gone = tribute_is_gone,
  .rule = CB_RULE_17_4, .message = N_("First the tribute for the shields is paid."),
  .remedy = N_("For example: {tribute}."),
};

/* -- The end ------------------------------------------------------------------------------------------- */

/* Who has never chosen an opponent does so now (17.5.6). */
void
cb_shields_closing (CbState *state, PwEvents *events)
{
  int owner = cb_shield_owner (state, 6);

  if (owner >= 0 && state->shields.model == 0 && state->n_boards > 1 && cb_keeps (state, (guint) owner))
    cb_push (state, decider (state, (guint) owner), CB_PENDING_COPY, 0);
  cb_shields_want_model (state);
  cb_shields_catch_up (state, events);
}

static gboolean
copy_is_possible (const CbState *state, const PwPending *pending)
{
  return cb_shields_may_copy (state, pending->seat);
}

/* The choice is made. */
static void
copy_is_gone (CbState *state, const PwPending *pending, PwEvents *events)
{
}

const CbPendingClass cb_pending_copy = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_COPY), .possible = copy_is_possible, .gone = copy_is_gone,
  .rule = CB_RULE_17_5 + 6, .message = N_("First an opponent is chosen for shield 6."),
  .remedy = N_("Name an opponent. Or do without it: {skip}."),
};

guint
cb_shield_points (guint shield)
{
  return shield <= 6 ? 12 : shield <= 12 ? 8 : 4;
}

static void
points (PwEvents *events, guint seat, int amount, CbRule rule, int what)
{
  PwEvent *event;

  if (amount == 0)
    return;
  event = pw_events_add (events, PW_EVENT_POINTS, (int) seat, CB_FROM_SHIELDS, amount, rule);
  event->final = TRUE;
  event->args[0] = (gint16) what;
}

/* What the monasteries that shield 6 copies are worth: by one's own duchy, or by that of their owner (18.2). */
static int
copied_points (const CbState *state, guint seat, PwEvents *events)
{
  guint by = state->options[CB_OPTION_SHIELD_6] && state->shields.model > 0 ? state->shields.model - 1u : seat;
  int sum = 0;

  for (guint n = CB_FIRST_END_MONASTERY; n <= CB_LAST_END_MONASTERY; n++)
    if (CB_SCORES_AT_END (n) && state->players[seat].lent >> n & 1)
      {
        guint count;
        int each;

        cb_monastery (state, by, n, &count, &each);
        points (events, seat, (int) count * each, CB_RULE_17_5 + 6, (int) n);
        sum += (int) count * each;
      }
  return sum;
}

static int
own_points (const CbState *state, guint seat)
{
  int sum = 0;

  for (guint n = CB_FIRST_END_MONASTERY; n <= CB_LAST_END_MONASTERY; n++)
    if (CB_SCORES_AT_END (n) && state->players[seat].monasteries >> n & 1)
      {
        guint count;
        int each;

        cb_monastery (state, seat, n, &count, &each);
        sum += (int) count * each;
      }
  return sum;
}

void
cb_shields_final (const CbState *state, guint seat, PwEvents *events)
{
  int sum = 0, copied = copied_points (state, seat, events);

  /* Alone, monasteries have scored already (16.8). */
  if (cb_shield (state, seat, 10) && state->options[CB_OPTION_MODE] != CB_MODE_SOLO)
    points (events, seat, copied + own_points (state, seat), CB_RULE_17_5 + 10, 0);
  for (guint owned = state->shields.owned[cb_board (state, seat)]; owned != 0; owned &= owned - 1)
    {
      guint shield = (guint) __builtin_ctz (owned);

      points (events, seat, (int) cb_shield_points (shield), CB_RULE_17_5, (int) shield);
      sum += (int) cb_shield_points (shield);
    }
  if (cb_shield (state, seat, 13))
    points (events, seat, sum, CB_RULE_17_5 + 13, 0);
}
