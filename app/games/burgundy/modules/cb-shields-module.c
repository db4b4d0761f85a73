/* cb-shields-module.c: shields as a module: what the base asks it, and when (17)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-shields.h"

static void
works (CbState *state)
{
  if (state->shields.model > 0)
    cb_shields_lend (state);
}

/* Whoever still has to choose ends the turn by hand: it may have come with both dice. */
static gboolean
goes_on (const CbState *state, guint seat)
{
  return cb_shields_may_copy (state, seat);
}

/* Whether the monasteries of some opponent would help (17.5.6). */
static gboolean
might (const CbState *state, const PwPending *pending)
{
  CbState after;

  if (!cb_shields_may_copy (state, pending->seat))
    return FALSE;
  for (guint model = 0; model < state->n_boards; model++)
    {
      if (cb_same_side (state, model, pending->seat))
        continue;
      after = *state;
      after.shields.model = (guint8) (model + 1);
      cb_shields_lend (&after);
      if (cb_is_usable (&after, pending))
        return TRUE;
    }
  return FALSE;
}

static gboolean
setup (CbState *state, const PwSetup *table, GError **error)
{
  guint n_players = table->options[CB_OPTION_MODE] == CB_MODE_SOLO ? 2 : state->n_players;

  for (guint depot = 1; depot <= CB_DEPOTS; depot++)
    for (guint i = 0; i < cb_shields_on_depot (n_players, depot); i++)
      state->shields.depots[depot - 1][i] = CB_SHIELD_ANY;
  return TRUE;
}

static PwKindSet
always (const CbState *state)
{
  return PW_KIND_SET (CB_KIND_SHIELDS);
}

static PwKindSet
actions (const CbState *state, guint seat)
{
  return PW_KIND_SET (CB_KIND_SHIELD);
}

/* The set die of 17.5.16, and the opponent of 17.5.6: that one in the turns of others too. */
static PwKindSet
any_time (const CbState *state, int turn)
{
  PwKindSet kinds = turn >= 0 && cb_shield (state, (guint) turn, 16) ? PW_KIND_SET (CB_KIND_SET) : PW_KIND_SET_NONE;
  int owner = state->shields.model == 0 ? cb_shield_owner (state, 6) : -1;

  return owner >= 0 && cb_shields_may_copy (state, (guint) owner) ? pw_kind_set_union (kinds, PW_KIND_SET (CB_KIND_COPY)) : kinds;
}

static PwKindSet
answers (const CbState *state, const PwPending *pending)
{
  /* 17.5.11 is about castles: the action for the goal of a solo game is not one's (16.9). */
  return pending->kind == CB_PENDING_CASTLE && pending->arg == 0 && cb_shield (state, pending->seat, 11)
           ? PW_KIND_SET (CB_KIND_SHIELD)
           : PW_KIND_SET_NONE;
}

/* 17.5.1 */
static CbHexSet
pasture (const CbState *state, guint seat, guint hex, CbHexSet pasture)
{
  return cb_shield (state, seat, 1) ? cb_duchy_of (&state->players[seat])->of_type[CB_LIVESTOCK] : pasture;
}

/* 17.5.2: also what #2, #4, #14, #28 and whatever else bring; 18.2 counts gains: #14 adds
 * to one, and each coin of #28 is one, however many are entered together. */
static void
gained (CbState *state, guint seat, CbResource resource, int amount, CbRule rule, PwEvents *events)
{
  int owner;

  /* What people say that somebody has was not gained just now. */
  if (resource != CB_WORKERS || amount <= 0 || rule == CB_RULE_10_2)
    return;
  owner = cb_shield_owner (state, 2);
  if (owner < 0 || (guint) owner == cb_board (state, seat) || !cb_keeps (state, (guint) owner))
    return;
  if (state->options[CB_OPTION_SHIELD_2] == 0)
    cb_gain (state, (guint) owner, CB_WORKERS, amount, CB_RULE_17_5 + 2, events);
  else if (rule != CB_RULE_11_0 + 14)
    cb_gain (state, (guint) owner, CB_WORKERS, rule == CB_RULE_11_0 + 28 ? amount / CB_HIRED : 1, CB_RULE_17_5 + 2, events);
}

/* 17.5.4 */
static gboolean
unlimited (const CbState *state, guint seat)
{
  return cb_shield (state, seat, 4);
}

/* 4.4: without shield 4 again, whoever takes a tile throws out all that is too much; of a team only what goes to the
 * common storage does, as that is the one which held more (16.2). */
static void
stored (CbState *state, guint seat, int tile, CbStorage where)
{
  if (where == CB_STORAGE_PRIVATE && state->n_boards < state->n_players)
    return;
  if (state->players[seat].n_heap > 0 && !unlimited (state, seat))
    cb_push (state, seat, CB_PENDING_DISCARD, (guint) tile);
}

/* 17.5.5: what a ship brings besides; where the depots are not kept, all of it is said already. */
static gboolean
shipped (CbState *state, guint seat, PwEvents *events)
{
  if (!cb_shield (state, seat, 5) || cb_goods_are_stale (state))
    return FALSE;
  cb_push (state, seat, CB_PENDING_GATHER, 0);
  return TRUE;
}

/* 17.5.7 */
static void
bonus (CbState *state, guint seat, int points, PwEvents *events)
{
  if (cb_shield (state, seat, 7))
    cb_points (state, seat, CB_FROM_SHIELDS, points, CB_RULE_17_5 + 7, events);
}

/* 17.5.8 */
static void
mines (CbState *state, guint seat, guint n, PwEvents *events)
{
  if (cb_shield (state, seat, 8))
    cb_gain (state, seat, CB_SILVER, (int) n, CB_RULE_17_5 + 8, events);
}

/* 17.5.12, 17.5.9: that one beats monastery 3 (17.3). */
static gboolean
sale (CbState *state, guint seat, guint goods, guint n, PwEvents *events)
{
  PwEvent *event;

  if (cb_shield (state, seat, 12))
    {
      event = cb_points_of (state, seat, CB_FROM_SHIELDS, (int) n * state->board_players, CB_RULE_17_5 + 12, TRUE, events);
      event->args[0] = (gint16) goods;
      event->args[1] = (gint16) n;
    }
  if (!cb_shield (state, seat, 9))
    return FALSE;
  cb_gain (state, seat, CB_SILVER, (int) n, CB_RULE_17_5 + 9, events);
  return TRUE;
}

/* 17.5.17 */
static guint
region_size (const CbState *state, guint seat, guint region, guint size)
{
  return cb_shield (state, seat, 17) ? MIN (size + 1, CB_MAX_REGION_SIZE) : size;
}

/* 17.5.18 */
static CbHexSet
reach (const CbState *state, guint seat, CbHexSet reach)
{
  const CbPlayer *player = &state->players[seat];

  if (!cb_shield (state, seat, 18))
    return reach;
  return (CB_HEX (cb_duchy_of (player)->n_hexes - 1) * 2 - 1) & ~player->filled;
}

static gboolean
apart (const CbState *state, guint seat)
{
  return cb_shield_may_have_lain (state, seat, 18);
}

/* Monastery 1 may have been an opponent's, by shield 6. */
static gboolean
twins (const CbState *state, guint seat, int tile)
{
  return state->n_boards > 1 && cb_shield_may_have_lain (state, seat, 6);
}

/* 17.5.10 alone: monasteries that score when they are placed do so double (16.8). */
static void
monastery (const CbState *state, guint seat, guint n, guint *count, int *each)
{
  if (state->options[CB_OPTION_MODE] == CB_MODE_SOLO && cb_shield (state, seat, 10))
    *each *= 2;
}

/* Names what lies on the first depot with unnamed shields. */
static gboolean
name (const CbState *state, PwRandom *random, PwMove *out)
{
  guint left = CB_ALL_SHIELDS & ~state->shields.seen;

  for (guint depot = 1; depot <= CB_DEPOTS; depot++)
    {
      const guint8 *there = state->shields.depots[depot - 1];

      if (memchr (there, CB_SHIELD_ANY, CB_DEPOT_SHIELDS) == NULL)
        continue;
      pw_move_init (out, CB_KIND_SHIELDS, PW_TABLE);
      out->args[CB_ARG_DEPOT] = (gint16) depot;
      for (guint i = 0; i < CB_DEPOT_SHIELDS; i++)
        {
          guint rest = left, pick;

          if (there[i] != CB_SHIELD_ANY)
            {
              out->args[i] = there[i] ? there[i] : PW_ARG_NONE;
              continue;
            }
          if (left == 0)
            return FALSE;
          for (pick = pw_random_below (random, (guint) __builtin_popcount (left)); pick > 0; pick--)
            rest &= rest - 1;
          out->args[i] = (gint16) __builtin_ctz (rest);
          left &= ~CB_SHIELD_BIT (out->args[i]);
        }
      return TRUE;
    }
  return FALSE;
}

static gboolean
deal (const CbState *state, PwRandom *random, PwDealFlags flags, PwMove *out)
{
  return flags & PW_DEAL_RECORDED && state->stage == CB_STAGE_ROLL && !cb_asks (state) &&
         pw_kind_set_has (cb_playable (state), CB_KIND_SHIELDS) && name (state, random, out);
}

/* Whether @move takes a shield that nobody has named yet. */
static gboolean
guesses (const CbState *state, const PwMove *move, PwMove *named)
{
  int depot = move->args[CB_ARG_DEPOT], shield = move->args[CB_ARG_SHIELD];
  const guint8 *there, *at;

  if (move->kind != CB_KIND_SHIELD || depot < 1 || depot > CB_DEPOTS || shield < 1 ||
      memchr (state->shields.depots, shield, sizeof state->shields.depots) != NULL)
    return FALSE;
  there = state->shields.depots[depot - 1];
  at = memchr (there, CB_SHIELD_ANY, CB_DEPOT_SHIELDS);
  if (at == NULL)
    return FALSE;
  pw_move_init (named, CB_KIND_SHIELDS, PW_TABLE);
  named->args[CB_ARG_DEPOT] = (gint16) depot;
  named->args[at - there] = (gint16) shield;
  return TRUE;
}

static char *
unsound (const CbState *state)
{
  const CbShields *shields = &state->shields;
  guint owned = 0, seen = 0;

  for (guint seat = 0; seat < CB_MAX_PLAYERS; seat++)
    {
      if (owned & shields->owned[seat] || (seat >= state->n_boards && shields->owned[seat]))
        return g_strdup ("a shield lies in two duchies");
      owned |= shields->owned[seat];
    }
  for (guint shield = 1; shield <= CB_SHIELDS; shield++)
    {
      int owner = cb_shield_owner (state, shield);

      if (owner < 0 && shields->hex[shield] != 0)
        return g_strdup_printf ("shield %u lies on a hex and nobody has it", shield);
      if (owner < 0 || state->stated)
        continue;
      if (shields->hex[shield] == 0 || state->players[owner].tile[shields->hex[shield] - 1] != CB_TILE_CASTLE)
        return g_strdup_printf ("shield %u lies on no castle", shield);
      for (guint other = 1; other < shield; other++)
        if (owner == cb_shield_owner (state, other) && shields->hex[shield] == shields->hex[other])
          return g_strdup_printf ("shields %u and %u lie on one castle", other, shield);
      seen |= CB_SHIELD_BIT (shield);
    }
  for (guint i = 0; i < CB_DEPOTS * CB_DEPOT_SHIELDS && !state->stated; i++)
    {
      guint shield = shields->depots[i / CB_DEPOT_SHIELDS][i % CB_DEPOT_SHIELDS];

      if (shield == 0 || shield == CB_SHIELD_ANY)
        continue;
      if (seen >> shield & 1 || !(shields->seen >> shield & 1))
        return g_strdup_printf ("shield %u is in two places, or was never seen", shield);
      seen |= CB_SHIELD_BIT (shield);
    }
  for (guint seat = 0; seat < state->n_boards; seat++)
    {
      const CbPlayer *player = &state->players[seat];
      guint n = 0;

      for (guint tile = 0; tile < CB_TILE_UNKNOWN; tile++)
        n += player->heap[tile];
      if (n != player->n_heap)
        return g_strdup_printf ("seat %u: the tiles beyond the key spaces are wrongly counted", seat);
    }
  return NULL;
}

/* Somebody has said that @seat has no shields. */
static void
said_none (CbState *state, guint seat, CbTally tally)
{
  for (guint shield = 1; tally == CB_TALLY_SHIELDS && shield <= CB_SHIELDS; shield++)
    if (cb_shield (state, seat, shield))
      cb_shield_remove (state, shield, NULL);
}

const CbModule cb_shields_module = {
  .option = CB_OPTION_SHIELDS,
  .value = 1,
  .statements = PW_KIND_SET_INIT (CB_KIND_SHIELDS, CB_KIND_CREST, CB_KIND_HEAP),
  .start = { .setup = setup },
  .calendar = { .last = cb_shields_last, .dues = cb_shields_dues, .closing = cb_shields_closing },
  .board = {
    .catch_up = cb_shields_catch_up,
    .wants = cb_shields_wants,
    .confirmed = cb_shields_confirmed,
    .unsure = cb_shields_unsure,
  },
  .moves = {
    .always = always,
    .any_time = any_time,
    .might = might,
    .actions = actions,
    .answers = answers,
    .goes_on = goes_on,
    .not_now = cb_shields_not_now,
    .mend = cb_shields_mend,
    .complete = cb_shields_complete,
    .force = cb_shields_force,
  },
  .duchy = { .reach = reach, .unlimited = unlimited, .twins = twins, .apart = apart },
  .placing = { .region_size = region_size, .works = works, .pasture = pasture, .shipped = shipped },
  .gains = { .gained = gained, .stored = stored, .bonus = bonus, .mines = mines, .sale = sale },
  .end = { .monastery = monastery, .final = cb_shields_final },
  .position = {
    .said_none = said_none,
    .said = cb_shields_lend,
    .say = cb_shields_position,
    .doubts = cb_shields_doubts,
    .audit_size = cb_shields_audit_size,
    .audit = cb_shields_audit,
  },
  .words = {
    .sentence = cb_shields_sentence,
    .consequence = cb_shields_consequence,
    .event_text = cb_shields_event_text,
    .prompt = cb_shields_prompt,
    .choice_label = cb_shields_choice_label,
  },
  .choices = { .step = cb_shields_choose, .action = cb_shields_choose_action },
  .dealing = { .deal = deal, .name = name, .guesses = guesses, .unsound = unsound },
};
