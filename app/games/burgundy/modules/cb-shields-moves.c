/* cb-shields-moves.c: the moves that some shields allow or ask for: set, copy, gather, discard (17.5, 4.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-shields.h"

#include <glib/gi18n-lib.h>

/* -- set: one own die shows any value (17.5.16) ----------------------------------------------- */

gboolean
cb_set_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  const CbPlayer *player = &state->players[move->player];
  guint8 dice[2];
  guint n = cb_dice_open (player, dice);
  int die = move->args[CB_ARG_DIE];
  const char *remedy, *text;

  if (player->set)
    {
      remedy = _("It can be done again in the next turn.");
      text = _("Shield 16 has set a die in this turn already.");
    }
  else if (die == PW_ARG_NONE || !((n > 0 && dice[0] == die) || (n > 1 && dice[1] == die)))
    {
      remedy = _("Say which unused die by what it shows, and its new value, as in: {set}.");
      text = _("No unused die shows that.");
    }
  else if (die == move->args[CB_ARG_NUMBER])
    {
      remedy = _("Name another value, or use the die as it is.");
      text = _("The die shows that already.");
    }
  else
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_17_5 + 16, remedy, "%s", text);
  return FALSE;
}

void
cb_set_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  CbPlayer *player = &state->players[move->player];
  guint i;

  cb_force_begin (state, move, events);
  /* Played so: another die than was said. */
  i = !(player->used & 1) && player->dice[0] == move->args[CB_ARG_DIE]   ? 0
      : !(player->used & 2) && player->dice[1] == move->args[CB_ARG_DIE] ? 1
                                                                         : player->used & 1;
  cb_note (events, move->player, CB_NOTE_SET, 1, CB_RULE_17_5 + 16, player->dice[i], move->args[CB_ARG_NUMBER]);
  player->dice[i] = (guint8) move->args[CB_ARG_NUMBER];
  player->set = TRUE;
  cb_settle (state, events);
}

void
cb_set_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);
  guint8 dice[2];
  guint n = state->players[seat].set ? 0 : cb_dice_open (&state->players[seat], dice);

  for (guint i = 0; i < n; i++)
    for (gint16 value = 1; value <= 6; value++)
      if (value != dice[i])
        {
          PwMove *move = pw_moves_append (out, CB_KIND_SET, seat);

          move->args[CB_ARG_DIE] = dice[i];
          move->args[CB_ARG_NUMBER] = value;
        }
}

/* -- copy: whose monasteries count (17.5.6) --------------------------------------------------- */

/* Whether @model is somebody whose monasteries shield 6 may count for @seat. */
gboolean
cb_shields_is_model (const CbState *state, guint seat, int model)
{
  return model >= 0 && model < (int) state->n_players && !cb_same_side (state, (guint) model, seat);
}

/* Says why @seat cannot choose an opponent. */
void
cb_shields_refuse_copy (const CbState *state, int seat, GError **error)
{
  if (seat >= 0 && seat < (int) state->n_players && cb_shield (state, (guint) seat, 6))
    pw_rule_error_set (error, CB_RULE_17_5 + 6, _("The choice is made once."),
                       _("The opponent for shield 6 is chosen already."));
  else
    pw_rule_error_set (error, CB_RULE_17_5 + 6, _("Take shield 6 first."),
                       _("Only the owner of shield 6 counts the monasteries of an opponent."));
}

gboolean
cb_copy_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;

  if (move->player >= (int) state->n_players || !cb_shields_may_copy (state, (guint) move->player))
    {
      if (error)
        cb_shields_refuse_copy (state, move->player, error);
      return FALSE;
    }
  if (cb_shields_is_model (state, (guint) move->player, move->args[CB_ARG_SHIELD]))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_17_5 + 6, _("Name an opponent."), _("Shield 6 counts the monasteries of an opponent."));
  return FALSE;
}

void
cb_copy_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint model = (guint) move->args[CB_ARG_SHIELD];

  cb_force_begin (state, move, events);
  state->shields.model = (guint8) (cb_board (state, model) + 1);
  cb_shields_want_model (state);
  cb_shields_lend (state);
  cb_note (events, move->player, CB_NOTE_COPIES, 1, CB_RULE_17_5 + 6, (int) model, 0);
  cb_settle (state, events);
}

/* It does not wait for a turn, so whoever acts is not asked. */
void
cb_copy_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;

  for (guint seat = 0; seat < state->n_players; seat++)
    for (guint model = 0; cb_shields_may_copy (state, seat) && model < state->n_players; model++)
      if (cb_shields_is_model (state, seat, (int) model))
        pw_moves_append (out, CB_KIND_COPY, (int) seat)->args[CB_ARG_SHIELD] = (gint16) model;
}

/* -- gather: one colour from all depots (17.5.5) ---------------------------------------------- */

static gboolean
is_there (const CbState *state, guint goods)
{
  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    if (state->depot_goods[depot][goods - 1] > 0)
      return TRUE;
  return FALSE;
}

static gboolean
has_room (const CbState *state, guint seat, guint goods)
{
  const CbPlayer *player = &state->players[seat];
  guint colours = 0;

  for (guint i = 0; i < CB_GOODS; i++)
    colours += player->goods[i] > 0;
  return player->goods[goods - 1] > 0 || colours < cb_goods_spaces (state);
}

gboolean
cb_gather_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  guint goods = (guint) move->args[CB_ARG_GOODS];
  gboolean there = is_there (state, goods);

  if (there && has_room (state, (guint) move->player, goods))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_17_5 + 5, _("Choose another colour, or do without: {skip}."),
                       there ? _("There is no space for goods of this colour: %s.")
                             : _("No depot has goods of this colour: %s."),
                       cb_goods_label ((int) goods));
  return FALSE;
}

void
cb_gather_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint seat = (guint) move->player, goods = (guint) move->args[CB_ARG_GOODS];

  cb_pop (state);
  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    {
      guint8 *lying = &state->depot_goods[depot][goods - 1];

      if (*lying == 0)
        continue;
      state->players[seat].goods[goods - 1] = (guint8) (state->players[seat].goods[goods - 1] + *lying);
      cb_note (events, (int) seat, CB_NOTE_GOODS_TAKEN, *lying, CB_RULE_17_5 + 5, (int) goods, (int) depot + 1);
      *lying = 0;
    }
  cb_share (state, seat);
  cb_ship_goes_on (state, CB_MODULE_SHIELDS + 1, seat, events);
  cb_settle (state, events);
}

void
cb_gather_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  guint seat = cb_top (state)->seat;

  for (guint goods = 1; goods <= CB_GOODS; goods++)
    if (is_there (state, goods) && has_room (state, seat, goods))
      pw_moves_append (out, CB_KIND_GATHER, (int) seat)->args[CB_ARG_GOODS] = (gint16) goods;
}

static gboolean
gather_is_possible (const CbState *state, const PwPending *pending)
{
  for (guint goods = 1; goods <= CB_GOODS; goods++)
    if (is_there (state, goods) && has_room (state, pending->seat, goods))
      return TRUE;
  return FALSE;
}

static void
gather_is_gone (CbState *state, const PwPending *pending, PwEvents *events)
{
  cb_ship_goes_on (state, CB_MODULE_SHIELDS + 1, pending->seat, events);
}

const CbPendingClass cb_pending_gather = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_GATHER), .possible = gather_is_possible, .gone = gather_is_gone,
  .rule = CB_RULE_17_5 + 5, .message = N_("First shield 5 brings one colour of goods."),
  .remedy = N_("Name a colour, as in: {gather}. Or do without it: {skip}."),
};

/* -- discard: too many tiles without shield 4 (4.4) ------------------------------------------- */

/* What may be too much: of a team the common storage, which is all that shield 4 is for (16.2). */
static CbStorage
crowded (const CbState *state)
{
  return state->n_boards < state->n_players ? CB_STORAGE_COMMON : CB_STORAGE_PRIVATE;
}

/* Of the tile taken last one stays. */
static gboolean
may_go (const CbState *state, const PwPending *pending, int tile)
{
  guint n = cb_store_count_in (state, pending->seat, crowded (state), tile);

  return n > (tile == pending->arg);
}

gboolean
cb_discard_kind_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;

  if (may_go (state, cb_top (state), move->args[CB_ARG_TILE]))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_4_4, _("Name a tile that was stored before."),
                       _("Without shield 4, tiles stored before are thrown out until the key spaces hold the rest."));
  return FALSE;
}

void
cb_discard_kind_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  cb_store_remove (state, (guint) move->player, move->args[CB_ARG_TILE], crowded (state));
  cb_note (events, move->player, CB_NOTE_DISCARD, 1, CB_RULE_4_4, move->args[CB_ARG_TILE], 0);
  cb_settle (state, events);
}

void
cb_discard_kind_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  const PwPending *top = cb_top (state);
  guint8 tiles[CB_STORED];
  guint n = cb_stored (&state->players[top->seat], tiles);

  for (guint i = 0; i < n; i++)
    if (may_go (state, top, tiles[i]))
      pw_moves_append (out, CB_KIND_DISCARD, top->seat)->args[CB_ARG_TILE] = tiles[i];
}

static gboolean
discard_is_possible (const CbState *state, const PwPending *pending)
{
  return state->players[pending->seat].n_heap > 0 && !cb_store_unlimited (state, pending->seat);
}

static void
discard_is_gone (CbState *state, const PwPending *pending, PwEvents *events)
{
}

const CbPendingClass cb_pending_discard = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_DISCARD), .required = TRUE, .possible = discard_is_possible, .gone = discard_is_gone,
  .rule = CB_RULE_4_4, .message = N_("What is too much for the key spaces is thrown out first."),
  .remedy = N_("Name a stored tile, as in: {discard}."),
};
