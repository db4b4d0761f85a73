/* cb-shields-take.c: taking a shield, and the moves that some shields allow (17.2, 17.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-shields.h"

#include <glib/gi18n-lib.h>

/* -- shield: two equal dice, or the action of a castle (17.2, 17.5.11) --------------------------- */

/* The fewest workers that turn both dice into @depot. */
static guint
double_cost (const CbPlayer *player, guint depot)
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
  least = double_cost (player, depot);
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
      guint workers = state->pending.n ? 0 : double_cost (player, depot);
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

/* -- set: one own die shows any value (17.5.16) ---------------------------------------------------- */

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

/* -- copy: whose monasteries count (17.5.6) ------------------------------------------------------------ */

static gboolean
is_opponent (const CbState *state, guint seat, int model)
{
  return model >= 0 && model < (int) state->n_players && !cb_same_side (state, (guint) model, seat);
}

/* Says why @seat cannot choose an opponent. */
static void
refuse_copy (const CbState *state, int seat, GError **error)
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
        refuse_copy (state, move->player, error);
      return FALSE;
    }
  if (is_opponent (state, (guint) move->player, move->args[CB_ARG_SHIELD]))
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
      if (is_opponent (state, seat, (int) model))
        pw_moves_append (out, CB_KIND_COPY, (int) seat)->args[CB_ARG_SHIELD] = (gint16) model;
}

/* -- gather: one colour from all depots (17.5.5) ---------------------------------------------------------- */

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

/* -- discard: too many tiles without shield 4 (4.4) ---------------------------------------------------------- */

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

/* -- What need not be said, and what was played so ------------------------------------------------------------ */

gboolean
cb_shields_complete (const CbState *state, PwMove *move, GError **error)
{
  const CbPlayer *player = &state->players[move->player];
  int depot = move->args[CB_ARG_DEPOT];
  guint8 dice[2];

  switch (move->kind)
    {
    case CB_KIND_SHIELD:
      if (move->args[CB_ARG_WORKERS] == 0)
        move->args[CB_ARG_WORKERS] = PW_ARG_NONE;
      if (move->args[CB_ARG_WORKERS] == PW_ARG_NONE && state->pending.n == 0 && depot >= 1 && depot <= CB_DEPOTS &&
          player->used == 0 && player->dice[0] != 0 && player->dice[1] != 0)
        {
          guint cost = double_cost (player, (guint) depot);

          if (cost > 0 && (int) cost <= player->workers)
            move->args[CB_ARG_WORKERS] = (gint16) cost;
        }
      return TRUE;
    case CB_KIND_SET:
      if (move->args[CB_ARG_DIE] == PW_ARG_NONE && cb_dice_open (player, dice) == 1)
        move->args[CB_ARG_DIE] = dice[0];
      return TRUE;
    case CB_KIND_TRIBUTE:
      if (move->args[CB_ARG_WORKERS] == 0)
        move->args[CB_ARG_WORKERS] = PW_ARG_NONE;
      if (move->args[CB_ARG_WORKERS] == PW_ARG_NONE && move->args[CB_ARG_SHIELD] == PW_ARG_NONE &&
          cb_pending (state) == CB_PENDING_TRIBUTE && cb_top (state)->arg)
        {
          int missing = (int) cb_shields_of (state, (guint) move->player) - player->silver;

          if (missing > 0 && missing <= player->workers)
            move->args[CB_ARG_WORKERS] = (gint16) missing;
        }
      return TRUE;
    default: return TRUE;
    }
}

static CbForced
force_shield (const CbState *state, PwMove *move, GError **error)
{
  const CbPlayer *player = &state->players[move->player];
  int shield = move->args[CB_ARG_SHIELD], hex = move->args[CB_ARG_HEX], depot = move->args[CB_ARG_DEPOT];

  if (shield < 1 || shield > CB_SHIELDS || depot < 1 || depot > CB_DEPOTS || hex < 0 ||
      hex >= (int) cb_duchy_of (player)->n_hexes || player->tile[hex] != CB_TILE_CASTLE)
    return CB_FORCED_NEVER;
  /* One that is neither on a depot nor unseen lies in some duchy, or has left the game. */
  if (state->shields.seen >> shield & 1 && cb_shield_depot (state, (guint) shield) < 0)
    {
      pw_rule_error_set (error, CB_RULE_17_1, _("If it lies on a depot, correct that first."),
                         _("Shield %d has left the depots already."), shield);
      return CB_FORCED_NEVER;
    }
  if (state->pending.n > 0)
    move->args[CB_ARG_WORKERS] = PW_ARG_NONE;
  else
    move->args[CB_ARG_WORKERS] = (gint16) CLAMP (cb_arg (move, CB_ARG_WORKERS, 0), 0, player->workers);
  return CB_FORCED;
}

CbForced
cb_shields_force (const CbState *state, PwMove *move, GError **error)
{
  switch (move->kind)
    {
    case CB_KIND_SHIELD: return force_shield (state, move, error);
    case CB_KIND_SET:
      if (state->players[move->player].used == 3 || state->players[move->player].dice[0] == 0 || move->args[CB_ARG_NUMBER] < 1 ||
          move->args[CB_ARG_NUMBER] > 6)
        return CB_FORCED_NEVER;
      return CB_FORCED;
    case CB_KIND_COPY:
      return cb_shield (state, (guint) move->player, 6) && is_opponent (state, (guint) move->player, move->args[CB_ARG_SHIELD])
               ? CB_FORCED
               : CB_FORCED_NEVER;
    case CB_KIND_TRIBUTE:
    case CB_KIND_LAY:
    case CB_KIND_GATHER:
    case CB_KIND_DISCARD:
    case CB_KIND_HELPED: return CB_FORCED_NEVER;
    default: return CB_FORCED_NOT_MINE;
    }
}

/* -- Not now ---------------------------------------------------------------------------------------------------- */

/* What only shields bring. */
static gboolean
is_shield_kind (guint kind)
{
  switch (kind)
    {
    case CB_KIND_SHIELD:
    case CB_KIND_SET:
    case CB_KIND_COPY:
    case CB_KIND_TRIBUTE:
    case CB_KIND_GATHER:
    case CB_KIND_SHIELDS: return TRUE;
    default: return FALSE;
    }
}

gboolean
cb_shields_not_now (const CbState *state, const PwMove *move, GError **error)
{
  const PwPending *top = state->pending.n > 0 ? cb_top (state) : NULL;

  /* It waits for nobody's turn. */
  if (move->kind == CB_KIND_COPY && cb_shields_played (state) && state->stage != CB_STAGE_START && state->stage != CB_STAGE_OVER)
    {
      refuse_copy (state, move->player, error);
      return TRUE;
    }
  /* The base would name shield 14 for both. */
  if (top != NULL && top->kind == CB_PENDING_LAY && !top->arg && move->player == cb_actor (state))
    {
      pw_rule_error_set (error, CB_RULE_17_5 + 15,
                         _("Name a tile of the black depot and a hex, as in: {lay}. Or do without it: {skip}."),
                         _("First shield 15 brings a tile at the end of the phase."));
      return TRUE;
    }
  if (!is_shield_kind (move->kind))
    return FALSE;
  if (!cb_shields_played (state))
    {
      pw_rule_error_set (error, CB_RULE_17_1, _("They are chosen when a game is set up."), _("This game has no shields."));
      return TRUE;
    }
  if (state->stage != CB_STAGE_TURN || state->pending.n > 0 || move->player != cb_actor (state))
    return FALSE;
  if (move->kind == CB_KIND_SET)
    pw_rule_error_set (error, CB_RULE_17_5 + 16, _("Workers change it by 1 each."), _("Only shield 16 sets a die."));
  else if (move->kind == CB_KIND_TRIBUTE)
    pw_rule_error_set (error, CB_RULE_17_4, _("Go on with the turn."), _("The tribute is due at the end of a phase."));
  else
    pw_rule_error_set (error, CB_RULE_17_5 + 5, _("Place a ship first."),
                       _("A colour is gathered when a ship has been placed, with shield 5."));
  return TRUE;
}

/* A changed line may have left decisions open that were closed before, or closed some that were open. */
gboolean
cb_shields_mend (const CbState *state, const PwMove *move, PwMove *out, PwMend *mend)
{
  guint pending = cb_pending (state);
  gboolean here = move->player >= 0 && move->player == cb_actor (state) && pw_kind_set_has (cb_playable (state), move->kind);

  if ((move->kind == CB_KIND_TRIBUTE && pending != CB_PENDING_TRIBUTE) ||
      (move->kind == CB_KIND_GATHER && pending != CB_PENDING_GATHER) ||
      (move->kind == CB_KIND_DISCARD && pending != CB_PENDING_DISCARD) ||
      (move->kind == CB_KIND_HELPED && pending != CB_PENDING_HELPED))
    {
      *mend = PW_MEND_DROP;
      return TRUE;
    }
  if (cb_asks (state) || here)
    return FALSE;
  switch (pending)
    {
    case CB_PENDING_TRIBUTE:
      {
        const PwPending *top = cb_top (state);
        const CbPlayer *player = &state->players[top->seat];
        guint n = cb_shields_of (state, top->seat);

        pw_move_init (out, CB_KIND_TRIBUTE, top->seat);
        if ((int) n > player->silver + (top->arg ? player->workers : 0))
          out->args[CB_ARG_SHIELD] = (gint16) (31 - __builtin_clz (state->shields.owned[cb_board (state, top->seat)]));
        cb_shields_complete (state, out, NULL);
        *mend = PW_MEND_BEFORE;
        return TRUE;
      }
    case CB_PENDING_DISCARD:
      {
        PwMoves legal = PW_MOVES_INIT;

        cb_discard_kind_legal (state, &legal);
        *mend = legal.n > 0 ? PW_MEND_BEFORE : PW_MEND_NOTHING;
        if (legal.n > 0)
          *out = legal.items[0];
        pw_moves_clear (&legal);
        return TRUE;
      }
    case CB_PENDING_LAY:
    case CB_PENDING_COPY:
    case CB_PENDING_GATHER:
    case CB_PENDING_HELPED:
      pw_move_init (out, CB_KIND_SKIP, cb_top (state)->seat);
      *mend = PW_MEND_BEFORE;
      return TRUE;
    default: return FALSE;
    }
}
