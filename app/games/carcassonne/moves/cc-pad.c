/* cc-pad.c: features as they are scored at the table, and rows of the final scoring (14.2, 14.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/moves/cc-pad.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

/* -- Words --------------------------------------------------------------------------------------------- */

#define SHARE(n) { 2 * n, #n, #n, NULL }, { 2 * n + 1, #n "p", #n "p", NULL }

static const PwWord share_list[] = { SHARE (1), SHARE (2), SHARE (3), SHARE (4), SHARE (5), SHARE (6), SHARE (7), SHARE (8), SHARE (9) };
const PwVocabulary cc_share_words = { "followers", N_("how many followers, such as 2; 2p with the pig"), share_list,
                                      G_N_ELEMENTS (share_list) };

static const PwWord open_list[] = { { 1, "open", N_("not complete"), NULL } };
const PwVocabulary cc_open_words = { "open", N_("open"), open_list, 1 };

/* -- Rows -------------------------------------------------------------------------------------------------- */

/* What a move says, as a row. */
static CcRow
row_of (const CcState *state, const PwMove *move)
{
  CcRow row = { .kind = move->kind };

  row.tiles = (guint8) cc_arg (move, CC_ARG_TILES, move->kind == CC_KIND_MONASTERY ? 9 : 0);
  row.pennants = (guint8) (move->kind == CC_KIND_CITY ? cc_arg (move, CC_ARG_PENNANTS, 0) : 0);
  row.times = (guint8) cc_arg (move, CC_ARG_TIMES, 1);
  if (move->kind == CC_KIND_FIELD)
    row.cities = cc_letters_of (move->args[CC_ARG_LETTERS], move->args[CC_ARG_MORE_LETTERS]);
  if (row.cities)
    row.tiles = (guint8) __builtin_popcount (row.cities);
  for (guint seat = 0; seat < CC_MAX_PLAYERS; seat++)
    {
      int share = cc_arg (move, CC_ARG_SEATS + seat, 0);

      row.followers[seat] = (guint8) (share / 2);
      row.pigs |= (guint8) ((share & 1) << seat);
    }
  return row;
}

/* Whether a row is of what is not complete: at the final scoring all are. */
static gboolean
is_open (const CcState *state, const PwMove *move)
{
  return state->level == CC_LEVEL_FINAL || move->kind == CC_KIND_FIELD || move->kind == CC_KIND_FEEDS ||
         cc_arg (move, CC_ARG_OPEN, 0) != 0;
}

static gboolean
check_shares (const CcState *state, const CcRow *row, GError **error)
{
  guint all = 0;

  for (guint seat = 0; seat < CC_MAX_PLAYERS; seat++)
    {
      all += row->followers[seat];
      if (seat >= state->n_players && row->followers[seat])
        return pw_rule_refuse (error, CC_RULE_2_1, _("Name somebody who plays."), _("Nobody sits there."));
      if (row->followers[seat] > CC_FOLLOWERS && state->level != CC_LEVEL_FINAL)
        return pw_rule_refuse (error, CC_RULE_1_6, _("Count again."), _("A player has seven followers."));
    }
  if (all == 0)
    return pw_rule_refuse (error, CC_RULE_14_2, _("Write a player’s name, and the number where it is not 1: Ana=2."),
                           _("Say whose followers stand there: without any it scores nothing."));
  if (row->kind == CC_KIND_MONASTERY && all > 1)
    return pw_rule_refuse (error, CC_RULE_14_2, _("Name one player."), _("One follower stands on a monastery, never more."));
  if (row->pigs && (row->kind == CC_KIND_ROAD || row->kind == CC_KIND_CITY || row->kind == CC_KIND_MONASTERY))
    return pw_rule_refuse (error, CC_RULE_9_1, _("Leave the p out."), _("The pig stands on fields only."));
  if (row->pigs && !state->options[CC_OPTION_PIG])
    return pw_rule_refuse (error, CC_RULE_2_5, _("Leave the p out."), _("This game is played without the pig."));
  return TRUE;
}

/* How many cities a field feeds is a number, or, where a city counts once for a player, which they are by letters of the table. */
static gboolean
check_cities (const CcState *state, const CcRow *row, const PwMove *move, GError **error)
{
  gboolean counted = move->args[CC_ARG_TILES] != PW_ARG_NONE;

  if (row->cities == 0 && !counted)
    return pw_rule_refuse (error, CC_RULE_14_4, _("For each field: field 3 Ana=2."),
                           _("Say how many completed cities the field feeds."));
  if (row->cities == 0)
    return TRUE;
  if (state->options[CC_OPTION_FIELDS] != CC_FIELDS_ONCE)
    return pw_rule_refuse (
      error, CC_RULE_14_4, _("For each field: field 3 Ana=2."),
      _("Letters are for games in which each city counts once for a player: here say how many cities the field feeds."));
  if (counted)
    return pw_rule_refuse (error, CC_RULE_14_4, _("Leave the number out: field abd Ana=1."),
                           _("The letters say how many cities there are."));
  if (row->times > 1)
    return pw_rule_refuse (error, CC_RULE_14_4, _("Enter it once for each time."),
                           _("Cities by letters are said field by field."));
  return TRUE;
}

static gboolean
check_fields (const CcState *state, const CcRow *row, const PwMove *move, GError **error)
{
  gboolean by_city = state->options[CC_OPTION_FIELDS] == CC_FIELDS_PER_CITY;

  if (row->kind != CC_KIND_FIELD && row->kind != CC_KIND_FEEDS)
    return TRUE;
  if (state->options[CC_OPTION_FIELDS] == CC_FIELDS_NONE)
    return pw_rule_refuse (error, CC_RULE_10_7, _("Leave it out."), _("This game is played without farmers."));
  if ((row->kind == CC_KIND_FEEDS) != by_city)
    return pw_rule_refuse (error, CC_RULE_14_4,
                           by_city ? _("For each completed city: feeds Ana=2 Ben=1.") : _("For each field: field 3 Ana=2."),
                           by_city ? _("Here fields score city by city.") : _("Here fields score field by field."));
  return row->kind == CC_KIND_FEEDS || check_cities (state, row, move, error);
}

/* More than the tiles of the game can show (1.5, 14.5). */
static gboolean
check_counts (const CcState *state, const CcRow *row, GError **error)
{
  guint most = row->kind == CC_KIND_ROAD   ? cc_most_of_road (state)
               : row->kind == CC_KIND_CITY ? cc_most_of_city (state)
                                           : CC_TILES;

  if (row->pennants > CC_PENNANTS)
    return pw_rule_refuse (error, CC_RULE_1_5, _("Count again."), _("There are ten pennants in all."));
  if (row->tiles <= most)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CC_RULE_14_5, _("Count again."),
                       row->kind == CC_KIND_ROAD ? _("No more than %u tiles show a road.")
                                                 : _("No more than %u tiles show a city."),
                       most);
  return FALSE;
}

gboolean
cc_row_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CcState *state = data;
  CcRow row = row_of (state, move);
  gboolean open = is_open (state, move);

  if (!check_fields (state, &row, move, error) || !check_shares (state, &row, error))
    return FALSE;
  if (!open && move->args[CC_ARG_TIMES] != PW_ARG_NONE)
    return pw_rule_refuse (error, CC_RULE_14_4, _("Enter it once for each time."),
                           _("Only rows of what is not complete are repeated."));
  if (!open && (move->kind == CC_KIND_ROAD || move->kind == CC_KIND_CITY) && row.tiles < 2)
    return pw_rule_refuse (error, CC_RULE_14_2, _("Count its tiles again; add open if it is not complete."),
                           _("A completed road or city has two tiles at least."));
  if (move->kind == CC_KIND_MONASTERY && open == (row.tiles == 9) && state->level != CC_LEVEL_FINAL)
    return pw_rule_refuse (error, CC_RULE_14_2, _("With open say how many tiles lie in its square of nine: 1 to 8."),
                           _("A monastery is complete with nine tiles, and only then."));
  if (!open && row.tiles == 2 && row.pennants > 0)
    return pw_rule_refuse (error, CC_RULE_14_2, _("Count again."), _("A completed city of two tiles has no pennant."));
  if (state->level != CC_LEVEL_FINAL && !check_counts (state, &row, error))
    return FALSE;
  if (row.pennants > row.tiles && state->level != CC_LEVEL_FINAL)
    return pw_rule_refuse (error, CC_RULE_14_2, _("Count again."), _("A city has one pennant for each tile at most."));
  if (open && state->n_rows >= CC_MAX_ROWS)
    return pw_rule_refuse (error, CC_RULE_14_4, _("Use times= for rows that are alike."), _("There are no more rows."));
  return TRUE;
}

/* Something was scored, and so the table is no longer as it was known; whose turn it was, and which tile was named, is past. */
static void
go_on_unseen (CcState *state)
{
  state->stale = TRUE;
  if (state->level == CC_LEVEL_MINE)
    state->missed |= (guint8) (((1u << state->n_players) - 1) & ~(1u << state->me));
  state->second = state->must = FALSE;
  state->drawn = 0;
  /* How much was entered: of dealt games. */
  state->last = (guint8) MIN (state->last + 1, 255);
  state->written += cc_is_pad (state);
}

void
cc_row_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  static const guint8 sources[] = {
    [CC_KIND_ROAD] = CC_FROM_ROADS, [CC_KIND_CITY] = CC_FROM_CITIES, [CC_KIND_MONASTERY] = CC_FROM_MONASTERIES
  };
  CcState *state = data;
  CcRow row = row_of (state, move);
  gint16 detail[4] = { PW_ARG_NONE, PW_ARG_NONE, row.tiles, row.pennants };
  guint most = 0;
  int points;

  if (is_open (state, move))
    {
      state->rows[state->n_rows++] = row;
      state->written += cc_is_pad (state);
      cc_note (events, CC_NOTE_KEPT, PW_TABLE, CC_RULE_14_4, PW_ARG_NONE, PW_ARG_NONE, row.tiles, row.pennants);
      return;
    }
  go_on_unseen (state);
  points = move->kind == CC_KIND_ROAD                               ? row.tiles
           : move->kind == CC_KIND_MONASTERY                        ? 9
           : row.tiles == 2 && state->options[CC_OPTION_SMALL_CITY] ? 2
                                                                    : 2 * (row.tiles + row.pennants);
  for (guint seat = 0; seat < state->n_players; seat++)
    most = MAX (most, row.followers[seat]);
  for (guint seat = 0; seat < state->n_players; seat++)
    if (row.followers[seat] == most)
      cc_points (state, seat, sources[move->kind], points, CC_RULE_6_4, detail, FALSE, events);
}

/* -- Goods, and points that fit no line ------------------------------------------------------------------------- */

gboolean
cc_takes_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CcState *state = data;
  int all = 0;

  if (move->player >= (int) state->n_players)
    return pw_rule_refuse (error, CC_RULE_2_1, _("Name somebody who plays."), _("Nobody sits there."));
  if (!state->options[CC_OPTION_GOODS])
    return pw_rule_refuse (error, CC_RULE_2_5, _("Leave it out."), _("This game is played without goods."));
  for (guint good = 0; good < CC_GOODS; good++)
    {
      all += cc_arg (move, good, 0);
      if (state->players[move->player].goods[good] + cc_arg (move, good, 0) > CC_MAX_SAID)
        return pw_rule_refuse (error, CC_RULE_1_6, _("Count again."), _("There are not that many tokens."));
    }
  if (all > 0)
    return TRUE;
  return pw_rule_refuse (error, CC_RULE_14_2, _("Write wine=1, grain=1 or cloth=1."), _("Say which tokens were taken."));
}

void
cc_takes_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;

  go_on_unseen (state);
  for (guint good = 0; good < CC_GOODS; good++)
    if (cc_arg (move, good, 0) > 0)
      {
        PwEvent *event = pw_events_add (events, PW_EVENT_RESOURCE, move->player, good, move->args[good], CC_RULE_7_1);

        event->args[0] = event->args[1] = PW_ARG_NONE;
        state->players[move->player].goods[good] = (guint8) (state->players[move->player].goods[good] + move->args[good]);
      }
}

gboolean
cc_points_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CcState *state = data;

  if (move->player >= (int) state->n_players)
    return pw_rule_refuse (error, CC_RULE_2_1, _("Name somebody who plays."), _("Nobody sits there."));
  if (move->reason == 0)
    return pw_rule_refuse (error, CC_RULE_14_2, _("Add the reason, such as points 5 ! a road of the second page."),
                           _("Points that fit no line need a reason."));
  return TRUE;
}

void
cc_points_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CcState *state = data;

  state->written += cc_is_pad (state);
  cc_points (state, (guint) move->player, CC_FROM_CORRECTIONS, move->args[CC_ARG_NUMBER], CC_RULE_14_2,
             (const gint16[4]){ PW_ARG_NONE, PW_ARG_NONE, 0, 0 }, FALSE, events);
}
