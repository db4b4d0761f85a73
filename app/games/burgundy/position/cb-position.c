/* cb-position.c: the statements that make one table out of another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-says.h"

/* The table as it is after what was said so far, what it shall become, and the list. */
typedef struct
{
  CbState state;
  const CbState *to;
  PwMoves *out;
} Speech;

/* Begins a statement about @seat, or about the table. */
static PwMove
begin (CbKind kind, int seat)
{
  PwMove move;

  pw_move_init (&move, kind, seat);
  return move;
}

/* Says it: what is said later builds upon it. */
static void
say (Speech *speech, const PwMove *move)
{
  g_autofree PwEvents *events = g_new (PwEvents, 1);

  events->n = 0;
  cb_kinds[move->kind].apply (&speech->state, move, events);
  pw_moves_add (speech->out, move);
}

static void
say_of_module (gpointer speech, const PwMove *move)
{
  say (speech, move);
}

/* What modules have to say. */
static void
say_modules (Speech *speech)
{
  const CbModule *module;

  CB_FOREACH_MODULE (speech->to, module, position.say)
    module->position.say (&speech->state, speech->to, say_of_module, speech);
}

static void
say_number (Speech *speech, CbKind kind, int seat, int index, int what, int number)
{
  PwMove move = begin (kind, seat);

  if (index >= 0)
    move.args[index] = (gint16) what;
  move.args[CB_ARG_NUMBER] = (gint16) number;
  say (speech, &move);
}

static void
say_tile (Speech *speech, CbKind kind, int seat, int index, guint where, int tile)
{
  PwMove move = begin (kind, seat);

  move.args[index] = (gint16) where;
  move.args[CB_ARG_TILE] = (gint16) tile;
  say (speech, &move);
}

static void
say_duchy (Speech *speech, int seat)
{
  const CbPlayer *player = &speech->state.players[seat], *to = &speech->to->players[seat];

  for (guint hex = 0; hex < cb_duchy_of (to)->n_hexes; hex++)
    if (player->tile[hex] != to->tile[hex])
      say_tile (speech, CB_KIND_HEX, seat, CB_ARG_HEX, hex, to->tile[hex]);
  for (int tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
    if (tile != CB_TILE_MONASTERY_0 && cb_counted (player, tile) != cb_counted (to, tile))
      say_number (speech, CB_KIND_COUNT, seat, CB_ARG_TILE, tile, (int) cb_counted (to, tile));
  if (player->empty != to->empty)
    say_number (speech, CB_KIND_EMPTY, seat, -1, 0, (int) cb_empty_hexes (to));
}

static CbSize
bonus_of (const CbPlayer *player, guint type)
{
  guint bit = 1u << type;

  if (player->bonus_large & bit)
    return player->bonus_small & bit ? CB_SIZE_BOTH : CB_SIZE_LARGE;
  return player->bonus_small & bit ? CB_SIZE_SMALL : CB_SIZE_NONE;
}

static void
say_player (Speech *speech, int seat)
{
  const CbPlayer *player = &speech->state.players[seat], *to = &speech->to->players[seat];

  say_duchy (speech, seat);
  for (guint i = 0; i < CB_STORE; i++)
    if (player->store[i] != to->store[i])
      say_tile (speech, CB_KIND_KEY, seat, CB_ARG_WHAT, i + 1, to->store[i]);
  for (int goods = 1; goods <= CB_GOODS; goods++)
    {
      if (player->goods[goods - 1] != to->goods[goods - 1])
        say_number (speech, CB_KIND_STOCK, seat, CB_ARG_GOODS, goods, to->goods[goods - 1]);
      if (player->sold[goods - 1] != to->sold[goods - 1])
        say_number (speech, CB_KIND_SOLD, seat, CB_ARG_GOODS, goods, to->sold[goods - 1]);
    }
  for (int tally = 0; tally < CB_TALLIES; tally++)
    if (to->tally[tally] > 0 && player->tally[tally] != to->tally[tally])
      say_number (speech, CB_KIND_HAVE, seat, CB_ARG_WHAT, CB_RESOURCES + tally, to->tally[tally] - 1);
  if (player->workers != to->workers)
    say_number (speech, CB_KIND_HAVE, seat, CB_ARG_WHAT, CB_WORKERS, to->workers);
  if (player->silver != to->silver)
    say_number (speech, CB_KIND_HAVE, seat, CB_ARG_WHAT, CB_SILVER, to->silver);
  for (guint type = 0; type < CB_BONUSES; type++)
    if (bonus_of (player, type) != bonus_of (to, type))
      {
        PwMove move = begin (CB_KIND_BONUS, seat);

        move.args[CB_ARG_WHAT] = (gint16) type;
        move.args[CB_ARG_SIZE] = (gint16) bonus_of (to, type);
        say (speech, &move);
      }
  if (player->track != to->track)
    say_number (speech, CB_KIND_SCORE, seat, -1, 0, to->track - player->track);
}

/* A marker goes on top of what is there: from the bottom up, any stack comes about. */
static void
say_bridge (Speech *speech)
{
  const CbState *to = speech->to;
  gboolean differ = FALSE;

  for (guint seat = 0; seat < to->n_players; seat++)
    differ |= speech->state.players[seat].bridge != to->players[seat].bridge ||
              speech->state.players[seat].height != to->players[seat].height;
  if (!differ)
    return;
  for (guint space = 0; space < CB_BRIDGE_SPACES; space++)
    for (guint height = 0; height < to->n_players; height++)
      for (guint seat = 0; seat < to->n_players; seat++)
        if (to->players[seat].bridge == space && to->players[seat].height == height)
          {
            PwMove move = begin (CB_KIND_BRIDGE, (int) seat);

            move.args[CB_ARG_WHAT] = (gint16) (space + 1);
            say (speech, &move);
          }
}

static void
say_piles (Speech *speech)
{
  for (int depot = 1; depot <= CB_DEPOTS; depot++)
    for (int goods = 1; goods <= CB_GOODS; goods++)
      {
        guint n = speech->to->depot_goods[depot - 1][goods - 1];
        PwMove move = begin (CB_KIND_PILE, PW_TABLE);

        if (speech->state.depot_goods[depot - 1][goods - 1] == n)
          continue;
        move.args[CB_ARG_DEPOT] = (gint16) depot;
        move.args[CB_ARG_GOODS] = (gint16) goods;
        move.args[CB_ARG_NUMBER] = (gint16) n;
        say (speech, &move);
      }
}

static void
say_spaces (Speech *speech)
{
  for (guint depot = 0; depot <= CB_DEPOTS; depot++)
    {
      guint n = depot ? cb_depot_spaces (speech->to) : cb_black_spaces (speech->to);
      const guint8 *there = depot ? speech->state.depots[depot - 1] : speech->state.black;
      const guint8 *to = depot ? speech->to->depots[depot - 1] : speech->to->black;

      for (guint space = 0; space < n; space++)
        if (there[space] != to[space])
          {
            PwMove move = begin (CB_KIND_SPACE, PW_TABLE);

            move.args[CB_ARG_DEPOT] = (gint16) depot;
            move.args[CB_ARG_WHAT] = (gint16) (space + 1);
            move.args[CB_ARG_TILE] = to[space];
            say (speech, &move);
          }
    }
}

/* The dice that can still be used, packed, or PW_ARG_NONE. */
static gint16
open_dice (const CbPlayer *player)
{
  guint8 dice[2];
  guint n = 0;

  for (guint i = 0; i < 2; i++)
    if (!(player->used >> i & 1) && player->dice[i] != 0)
      dice[n++] = player->dice[i];
  return n ? pw_dice_pack (dice, n) : PW_ARG_NONE;
}

static void
say_whose_turn (Speech *speech, guint seat)
{
  PwMove move = begin (CB_KIND_TURN, PW_TABLE);

  move.args[CB_ARG_WHAT] = (gint16) seat;
  say (speech, &move);
}

/* Whose turn it is, and with which dice. */
static void
say_turn (Speech *speech)
{
  const CbState *to = speech->to;

  for (guint seat = 0; seat < to->n_players; seat++)
    {
      gint16 dice = open_dice (&to->players[seat]);
      PwMove move = begin (CB_KIND_DICE, (int) seat);

      if (dice == PW_ARG_NONE || dice == open_dice (&speech->state.players[seat]))
        continue;
      move.args[CB_ARG_WHAT] = dice;
      say (speech, &move);
    }
  if (speech->state.stage != CB_STAGE_TURN || speech->state.turn != to->turn)
    say_whose_turn (speech, to->order[to->turn]);
}

/* Nobody can say that a player has no dice left: a new round takes them away. */
static gboolean
must_lose_dice (const Speech *speech)
{
  guint seat = speech->to->order[speech->to->turn];

  return speech->to->stage == CB_STAGE_TURN && open_dice (&speech->to->players[seat]) == PW_ARG_NONE &&
         open_dice (&speech->state.players[seat]) != PW_ARG_NONE;
}

static void
say_table (Speech *speech)
{
  const CbState *to = speech->to;
  gboolean turns = to->stage == CB_STAGE_TURN;

  if (speech->state.stage == CB_STAGE_START || speech->state.phase != to->phase || speech->state.round != to->round ||
      (!turns && speech->state.stage != to->stage) || must_lose_dice (speech))
    {
      PwMove move = begin (CB_KIND_NOW, PW_TABLE);

      move.args[CB_ARG_WHAT] = to->phase;
      move.args[CB_ARG_SIZE] = (gint16) (to->round + 1);
      say (speech, &move);
    }
  say_spaces (speech);
  if (memcmp (speech->state.order, to->order, sizeof to->order) != 0)
    {
      PwMove move = begin (CB_KIND_ORDER, PW_TABLE);

      for (guint i = 0; i < to->n_players; i++)
        move.args[i] = to->order[i];
      say (speech, &move);
    }
  if (turns)
    say_turn (speech);
  if (turns && to->white != 0 && speech->state.white != to->white)
    {
      PwMove move = begin (CB_KIND_WHITE, PW_TABLE);

      move.args[CB_ARG_WHAT] = to->white;
      say (speech, &move);
    }
}

/**
 * cb_position:
 * @from: a state
 * @to: another state of the same table: as many players, the same duchies
 * @out: the statements are appended
 *
 * Finds what has to be said for @from to become @to. Nobody can say how a region was completed,
 * which goods of a phase lie ready, and that a decision waits. A game that is over needs
 * no more of the table than its goods; at the final-scoring level "finish" ends it.
 */
void
cb_position (gconstpointer from, gconstpointer to, PwMoves *out)
{
  Speech whole, *speech = &whole;

  speech->state = *(const CbState *) from;
  speech->to = to;
  speech->out = out;
  /* What waits for a decision would act as soon as something else makes it impossible. */
  if (speech->state.pending.n > 0)
    say_whose_turn (speech, speech->state.order[speech->state.turn]);
  for (guint seat = 0; seat < speech->to->n_players; seat++)
    say_player (speech, (int) seat);
  say_piles (speech);
  say_modules (speech);
  /* Who has monastery 27, be it lent by shield 6, lies above the others: that is said before. */
  say_bridge (speech);
  if (speech->to->stage == CB_STAGE_OVER)
    {
      PwMove move = begin (CB_KIND_FINISH, PW_TABLE);

      if (speech->state.level == PW_LEVEL_FINAL && speech->state.stage != CB_STAGE_OVER)
        say (speech, &move);
    }
  else if (speech->to->stage != CB_STAGE_START)
    {
      say_table (speech);
      say_modules (speech);
    }
}
