/* cb-doubts.c: what a player's board cannot hold, apart from the duchy
 *
 * Whatever a game by the rules brings about raises no doubt, at no moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-doubts.h"
#include "games/burgundy/position/cb-says.h"

#include <glib/gi18n-lib.h>

#include "games/burgundy/position/cb-audit.h"
#include "core/pw-format.h"

/* 5.5: three goods spaces. Goods come by ships, apart from the three of the start (2.2). */
static void
doubt_goods (const CbState *state, guint seat, const CbKnown *known, GArray *out)
{
  const CbPlayer *player = &state->players[seat];
  guint colours = 0, last = 0, n = 0, sold = 0;

  for (guint i = 0; i < CB_GOODS; i++)
    {
      n += player->goods[i] + player->sold[i];
      if (player->sold[i] > 0)
        sold = i + 1;
      if (player->goods[i] > 0)
        {
          colours++;
          last = i + 1;
        }
    }
  if (colours > cb_goods_spaces (state))
    cb_doubt (out, CB_RULE_5_5, (int) seat, CB_KIND_STOCK, CB_ARG_GOODS, (int) last,
              g_strdup_printf (_("%u colours of goods are stored, and there are only three goods spaces."), colours));
  if (n > 3 && !known->partial && cb_is_whole (state, seat) && cb_hexes_with (player, CB_TILE_SHIP) == 0)
    cb_doubt (out, CB_RULE_5_5, (int) seat, sold ? CB_KIND_SOLD : CB_KIND_STOCK, CB_ARG_GOODS, (int) (sold ? sold : last),
              g_strdup_printf (_("%u goods tiles were sold or are stored: without a ship there are only the three "
                                 "of the start."),
                               n));
}

/* 5.5: each ship moves the marker one space. */
static void
doubt_bridge (const CbState *state, guint seat, const CbKnown *known, GArray *out)
{
  const CbPlayer *player = &state->players[seat];
  guint ships = cb_hex_count (cb_hexes_with (player, CB_TILE_SHIP)), spaces = 0;

  /* The ships of a team have moved one marker or the other. */
  for (guint other = cb_board (state, seat); other < state->n_players; other += state->n_boards)
    spaces += state->players[other].bridge;
  if (known->partial || !cb_is_whole (state, seat) || spaces <= ships)
    return;
  if (spaces > player->bridge)
    {
      cb_doubt (out, CB_RULE_16_2, (int) seat, CB_KIND_BRIDGE, -1, 0,
                g_strdup_printf (_("The two markers of the team have moved %u spaces, but only %u ships lie in the duchy."),
                                 spaces, ships));
      return;
    }
  cb_doubt (out, CB_RULE_5_5, (int) seat, CB_KIND_BRIDGE, -1, 0,
            g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                          "The marker is on space %u of the bridge, but only %u ship lies in the duchy.",
                                          "The marker is on space %u of the bridge, but only %u ships lie in the duchy.",
                                          (gulong) ships),
                             player->bridge + 1u, ships));
}

/* 5.7: one bonus tile of a colour for who has covered all of it, as long as there is one. */
static void
doubt_bonus (const CbState *state, guint seat, const CbKnown *known, GArray *out)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  gboolean none = FALSE;
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, start.no_bonus)
    none = TRUE;
  for (guint type = 0; type < CB_TYPES; type++)
    {
      guint bit = 1u << type;
      guint open = cb_hex_count (duchy->of_type[type] & ~player->filled);
      gboolean has = ((player->bonus_large | player->bonus_small) & bit) != 0;
      const char *name = cb_type_label ((CbType) type);

      if (player->bonus_large & player->bonus_small & bit)
        cb_doubt (out, CB_RULE_5_7, (int) seat, CB_KIND_BONUS, CB_ARG_WHAT, (int) type,
                  g_strdup_printf (_("Nobody can have both bonus tiles of a colour: %s."), name));
      if (has && none)
        {
          cb_doubt (out, CB_RULE_16_8, (int) seat, CB_KIND_BONUS, CB_ARG_WHAT, (int) type,
                    g_strdup_printf (_("There are no bonus tiles in a solo game: %s."), name));
          continue;
        }
      /* Of a colour that a duchy has none of, nothing can be covered. */
      if (none || !cb_is_whole (state, seat) || duchy->of_type[type] == 0)
        continue;
      if (has && open > known->counted[type] + known->unknown)
        cb_doubt (out, CB_RULE_5_7, (int) seat, CB_KIND_BONUS, CB_ARG_WHAT, (int) type,
                  g_strdup_printf (_("A bonus tile is for a colour that is covered completely: %s is not."), name));
      if (!has && open == 0 && (state->bonus_large | state->bonus_small) & bit)
        cb_doubt (out, CB_RULE_5_7, (int) seat, CB_KIND_BONUS, CB_ARG_WHAT, (int) type,
                  g_strdup_printf (_("The colour is covered completely, and a bonus tile is still free: %s."), name));
    }
}

/* 7.1: the track against what lies there. */
static void
doubt_track (const CbState *state, guint seat, GArray *out)
{
  int track = state->players[seat].track;
  PwAudit audit = { 0 };
  g_autofree char *shown = NULL, *lowest = NULL, *highest = NULL;

  if (!cb_is_whole (state, seat))
    return;
  cb_audit (state, seat, &audit);
  if (track >= audit.lowest && track <= audit.highest)
    return;
  shown = pw_number (track);
  lowest = pw_number (audit.lowest);
  highest = pw_number (audit.highest);
  cb_doubt (out, CB_RULE_7_1, (int) seat, CB_KIND_SCORE, -1, 0,
            audit.lowest == audit.highest
              ? g_strdup_printf (_("The track shows %s; what lies there has given %s before the final scoring."), shown, lowest)
              : g_strdup_printf (_("The track shows %s; what lies there has given %s to %s before the final scoring."), shown,
                                 lowest, highest));
}

void
cb_doubts_of_player (const CbState *state, guint seat, GArray *out)
{
  CbKnown known = cb_known (&state->players[seat]);

  doubt_goods (state, seat, &known, out);
  doubt_bridge (state, seat, &known, out);
  doubt_bonus (state, seat, &known, out);
  doubt_track (state, seat, out);
}

/* 5.7, 15.1: there is one large and one small bonus tile of a colour, and of the border posts. */
static void
doubt_shared_bonus (const CbState *state, GArray *out)
{
  for (guint type = 0; type < CB_BONUSES; type++)
    {
      guint bit = 1u << type, n_large = 0, n_small = 0, last_large = 0, last_small = 0;
      const char *name = cb_bonus_label ((CbType) type);
      CbRule rule = type == CB_BONUS_POSTS ? CB_RULE_15_1 : CB_RULE_5_7;

      for (guint seat = 0; seat < state->n_boards; seat++)
        {
          if (state->players[seat].bonus_large & bit)
            {
              n_large++;
              last_large = seat;
            }
          if (state->players[seat].bonus_small & bit)
            {
              n_small++;
              last_small = seat;
            }
        }
      if (n_large > 1)
        cb_doubt (out, rule, (int) last_large, CB_KIND_BONUS, CB_ARG_WHAT, (int) type,
                  g_strdup_printf (_("Only one player can have the large bonus tile: %s."), name));
      if (n_small > 1)
        cb_doubt (out, rule, (int) last_small, CB_KIND_BONUS, CB_ARG_WHAT, (int) type,
                  g_strdup_printf (_("Only one player can have the small bonus tile: %s."), name));
    }
}

/**
 * cb_doubts:
 * @data: a state
 * @out: (element-type PwDoubt): what cannot be is appended, board by board, then the table
 *
 * Finds what no game by the rules can have brought about. The field of a doubt is where it is
 * most likely to be mended.
 */
void
cb_doubts (gconstpointer data, GArray *out)
{
  const CbState *state = data;
  const CbModule *module;

  for (guint seat = 0; seat < state->n_boards; seat++)
    {
      cb_doubts_of_duchy (state, seat, out);
      cb_doubts_of_player (state, seat, out);
    }
  doubt_shared_bonus (state, out);
  cb_doubts_of_tiles (state, out);
  cb_doubts_of_goods (state, out);
  CB_FOREACH_MODULE (state, module, position.doubts)
    module->position.doubts (state, out);
}
