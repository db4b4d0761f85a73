/* cb-say-player.c: statements of what else a player has: stored tiles, goods, coins, points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-says.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"

/* -- key ------------------------------------------------------------------------------------- */

gboolean
cb_say_key_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  guint n = cb_key_spaces (state, (guint) move->player);

  if (!cb_say_check (state, move, error))
    return FALSE;
  /* What nobody has named yet may lie there (10.1). */
  if (move->args[CB_ARG_WHAT] <= (int) n)
    return cb_tile_is_open (move->args[CB_ARG_TILE]) || cb_say_check_tile (move->args[CB_ARG_TILE], error);
  if (error)
    pw_rule_error_set (error, n > CB_KEY_SPACES ? CB_RULE_16_2 : CB_RULE_4_4, _("Name a space that exists."),
                       g_dngettext (GETTEXT_PACKAGE, "This player has %u key space.", "This player has %u key spaces.", n), n);
  return FALSE;
}

void
cb_say_key_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint8 *space = &state->players[move->player].store[move->args[CB_ARG_WHAT] - 1];
  int tile = move->args[CB_ARG_TILE];

  cb_say_begin (state);
  if (*space != tile && *space != CB_TILE_NONE && *space < CB_TILE_UNKNOWN)
    cb_census_say (state, *space, FALSE);
  if (*space != tile && tile != CB_TILE_NONE && tile < CB_TILE_UNKNOWN)
    cb_census_say (state, tile, TRUE);
  state->n_open = (guint8) (state->n_open + (tile >= CB_TILE_UNKNOWN) - (*space >= CB_TILE_UNKNOWN));
  *space = (guint8) tile;
  cb_share (state, (guint) move->player);
  cb_say_end (state, events);
}

/* -- stock, sold ------------------------------------------------------------------------------- */

/* Goods that nobody has seen before are seen now; what is not there after all was not (10.1). */
static void
say_goods (CbState *state, const PwMove *move, guint8 *goods, PwEvents *events)
{
  cb_say_begin (state);
  cb_census_say_goods (state, (guint) move->args[CB_ARG_GOODS], *goods, (guint) move->args[CB_ARG_NUMBER]);
  *goods = (guint8) move->args[CB_ARG_NUMBER];
  cb_share (state, (guint) move->player);
  cb_say_end (state, events);
}

gboolean
cb_say_stock_check (gconstpointer data, const PwMove *move, GError **error)
{
  return cb_say_check (data, move, error);
}

void
cb_say_stock_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  say_goods (state, move, &state->players[move->player].goods[move->args[CB_ARG_GOODS] - 1], events);
}

gboolean
cb_say_sold_check (gconstpointer data, const PwMove *move, GError **error)
{
  return cb_say_check (data, move, error);
}

void
cb_say_sold_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  say_goods (state, move, &state->players[move->player].sold[move->args[CB_ARG_GOODS] - 1], events);
}

/* -- have -------------------------------------------------------------------------------------- */

static gboolean
is_none (int tally)
{
  return tally == CB_TALLY_MONASTERIES || tally == CB_TALLY_SHIELDS;
}

/* Numbers of which nobody says what they are made of serve the final scoring alone. */
gboolean
cb_say_have_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  int tally = move->args[CB_ARG_WHAT] - CB_RESOURCES, n = move->args[CB_ARG_NUMBER];

  if (!cb_say_check (state, move, error))
    return FALSE;
  if (tally < 0 || (state->level == PW_LEVEL_FINAL && n <= (is_none (tally) ? 0 : CB_TALLY_MOST)))
    return TRUE;
  if (error == NULL)
    return FALSE;
  if (state->level != PW_LEVEL_FINAL)
    pw_rule_error_set (error, CB_RULE_10_2, _("Say which, one by one, as in: stock red 2."),
                       _("The number alone is enough only for the final scoring."));
  else if (is_none (tally))
    pw_rule_error_set (error, CB_RULE_10_2, _("Name each of them by its number."), _("Only “none” is said this way."));
  else
    pw_rule_error_set (error, CB_RULE_10_1, _("Count again."), _("There cannot be more than %d."), CB_TALLY_MOST);
  return FALSE;
}

/* None of them lies in the duchy: those go of which nobody said where they lie. */
static void
say_none (CbState *state, guint seat, int tally)
{
  CbPlayer *player = &state->players[seat];
  const CbModule *module;

  for (guint n = CB_FIRST_END_MONASTERY; tally == CB_TALLY_MONASTERIES && n <= CB_LAST_END_MONASTERY; n++)
    if (CB_SCORES_AT_END (n) && cb_counted (player, CB_TILE_MONASTERY_0 + (int) n) > 0)
      {
        cb_census_say (state, CB_TILE_MONASTERY_0 + (int) n, FALSE);
        player->monasteries &= ~(1u << n);
      }
  CB_FOREACH_MODULE (state, module, position.said_none)
    module->position.said_none (state, seat, (CbTally) tally);
}

void
cb_say_have_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  CbPlayer *player = &state->players[move->player];
  int resource = move->args[CB_ARG_WHAT], n = move->args[CB_ARG_NUMBER];

  cb_say_begin (state);
  if (resource < CB_RESOURCES)
    cb_gain (state, (guint) move->player, (CbResource) resource, n - (resource == CB_WORKERS ? player->workers : player->silver),
             CB_RULE_10_2, events);
  else if (is_none (resource - CB_RESOURCES))
    say_none (state, (guint) move->player, resource - CB_RESOURCES);
  else
    player->tally[resource - CB_RESOURCES] = (guint8) (n + 1);
  cb_share (state, (guint) move->player);
  cb_say_end (state, events);
}

/* -- bonus ------------------------------------------------------------------------------------- */

gboolean
cb_say_bonus_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;

  if (move->args[CB_ARG_WHAT] != CB_BONUS_POSTS || state->modules >> CB_MODULE_POSTS & 1)
    return cb_say_check (state, move, error);
  if (error)
    pw_rule_error_set (error, CB_RULE_15_1, _("Name the colour of the bonus tile."),
                       _("This game is played without border posts."));
  return FALSE;
}

/* Puts @bit in or takes it out. */
static void
put (guint8 *set, guint bit, gboolean in)
{
  *set = (guint8) (in ? *set | bit : *set & ~bit);
}

void
cb_say_bonus_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  CbPlayer *player = &state->players[move->player];
  guint bit = 1u << move->args[CB_ARG_WHAT];
  int size = move->args[CB_ARG_SIZE];
  guint large = 0, small = 0;

  cb_say_begin (state);
  put (&player->bonus_large, bit, size == CB_SIZE_LARGE || size == CB_SIZE_BOTH);
  put (&player->bonus_small, bit, size == CB_SIZE_SMALL || size == CB_SIZE_BOTH);
  cb_share (state, (guint) move->player);
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      large |= state->players[seat].bonus_large;
      small |= state->players[seat].bonus_small;
    }
  /* What nobody has lies on the board. */
  put (&state->bonus_large, bit, !(large & bit));
  put (&state->bonus_small, bit, !(small & bit));
}

/* -- bridge ------------------------------------------------------------------------------------ */

gboolean
cb_say_bridge_check (gconstpointer data, const PwMove *move, GError **error)
{
  return cb_say_check (data, move, error);
}

void
cb_say_bridge_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  cb_say_begin (state);
  cb_bridge_put (state, (guint) move->player, (guint) move->args[CB_ARG_WHAT] - 1);
}

/* -- dice -------------------------------------------------------------------------------------- */

gboolean
cb_say_dice_check (gconstpointer data, const PwMove *move, GError **error)
{
  return cb_say_check (data, move, error);
}

void
cb_say_dice_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  CbPlayer *player = &state->players[move->player];
  guint8 dice[6] = { 0 };
  guint n = pw_dice_unpack (move->args[CB_ARG_WHAT], dice);

  cb_say_begin (state);
  player->dice[0] = dice[0];
  player->dice[1] = n == 2 ? dice[1] : dice[0];
  player->used = n == 2 ? 0 : 2;
}

/* -- score ------------------------------------------------------------------------------------- */

gboolean
cb_say_score_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  int after;

  if (!cb_say_check (state, move, error))
    return FALSE;
  after = state->players[move->player].track + move->args[CB_ARG_NUMBER];
  if (after >= -CB_TRACK_MAX && after <= CB_TRACK_MAX)
    return TRUE;
  if (error)
    {
      g_autofree char *points = pw_number (after);

      pw_rule_error_set (error, CB_RULE_7_1, _("Say how many points are added, or taken away."), _("No player has %s points."),
                         points);
    }
  return FALSE;
}

void
cb_say_score_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  guint seat = (guint) move->player;
  CbSource source = cb_follows (state, seat) ? CB_FROM_CORRECTIONS : CB_FROM_TRACK;
  PwEvent *event;

  cb_say_begin (state);
  if (move->args[CB_ARG_NUMBER] == 0)
    return;
  /* After the end, the track no longer shows what came before the final scoring. */
  if (state->stage == CB_STAGE_OVER)
    {
      pw_events_add (events, PW_EVENT_POINTS, move->player, CB_FROM_CORRECTIONS, move->args[CB_ARG_NUMBER], CB_RULE_7_1)
        ->final = TRUE;
      return;
    }
  event = cb_points (state, seat, source, move->args[CB_ARG_NUMBER], CB_RULE_7_1, events);
  event->args[0] = state->players[seat].track;
}
