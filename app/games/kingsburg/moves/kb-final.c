/* kb-final.c: the end of the game: Cathedral, ranking; what the ledger counts (12.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include <glib/gi18n-lib.h>

/* What lies before a player at the end, as it is known one by one, and at least what somebody said of all of it. */
guint
kb_final_goods (const KbPlayer *player)
{
  return MAX (kb_goods_count (player) + 1u, player->tally[KB_TALLY_GOODS]) - 1u;
}

guint
kb_final_buildings (const KbPlayer *player)
{
  return MAX (kb_building_count (player) + 1u, player->tally[KB_TALLY_BUILDINGS]) - 1u;
}

gboolean
kb_final_cathedral (const KbPlayer *player)
{
  return kb_stands (player, KB_CATHEDRAL) || player->tally[KB_TALLY_CATHEDRAL] == 2;
}

/* 12.1: the Cathedral brings 1 point for every 2 goods. */
void
kb_final_scoring (KbState *state, PwEvents *events)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      const KbPlayer *player = &state->players[seat];
      guint goods = kb_final_goods (player);
      PwEvent *event;

      if (!kb_counts (state, seat) || !kb_final_cathedral (player) || goods < 2)
        continue;
      event = pw_events_add (events, PW_EVENT_POINTS, (int) seat, KB_FROM_CATHEDRAL, (int) goods / 2, KB_RULE_12_1);
      event->final = TRUE;
      event->args[0] = (gint16) goods;
      event->args[2] = state->year;
      event->args[3] = state->phase;
    }
}

void
kb_end_game (KbState *state, PwEvents *events)
{
  kb_note (events, PW_TABLE, KB_NOTE_OVER, 0, KB_RULE_12_1, 0, 0);
  kb_final_scoring (state, events);
  state->stage = KB_STAGE_OVER;
}

/* Whether @a comes before @b: negative; points, goods, buildings. */
static int
compare (const KbState *state, const int *scores, guint a, guint b)
{
  const KbPlayer *x = &state->players[a], *y = &state->players[b];

  if (scores[a] != scores[b])
    return scores[b] - scores[a];
  if (kb_final_goods (x) != kb_final_goods (y))
    return (int) kb_final_goods (y) - (int) kb_final_goods (x);
  return (int) kb_final_buildings (y) - (int) kb_final_buildings (x);
}

static char *
tie_break_text (const KbState *state, guint winner, guint loser)
{
  const KbPlayer *x = &state->players[winner], *y = &state->players[loser];

  if (kb_final_goods (x) != kb_final_goods (y))
    return g_strdup_printf (_("more goods, %u against %u"), kb_final_goods (x), kb_final_goods (y));
  return g_strdup_printf (_("as many goods, but more buildings, %u against %u"), kb_final_buildings (x), kb_final_buildings (y));
}

void
kb_rank (gconstpointer data, const int *scores, PwStanding *out)
{
  const KbState *state = data;

  for (guint seat = 0; seat < state->n_players; seat++)
    {
      int next = -1;

      /* Who is not followed has no place among those who are (13.1). */
      out[seat] = (PwStanding){ .place = kb_counts (state, seat), .score = scores[seat] };
      if (!kb_counts (state, seat))
        continue;
      for (guint other = 0; other < state->n_players; other++)
        {
          if (other == seat || !kb_counts (state, other))
            continue;
          if (compare (state, scores, other, seat) < 0)
            out[seat].place++;
          else if (scores[other] == scores[seat] && compare (state, scores, seat, other) < 0 &&
                   (next < 0 || compare (state, scores, other, (guint) next) < 0))
            next = (int) other;
        }
      if (next < 0)
        continue;
      out[seat].tie_break = tie_break_text (state, seat, (guint) next);
      out[seat].before = (guint) next + 1;
      out[seat].rule = kb_rules[KB_RULE_12_1].id;
    }
}

/**
 * kb_hold:
 * @data: a state
 * @seat: a player
 * @out: (out): a number for each #KbHolding
 */
void
kb_hold (gconstpointer data, guint seat, int *out)
{
  const KbState *state = data;
  const KbPlayer *player = &state->players[seat];

  for (guint good = 0; good < KB_GOODS; good++)
    out[KB_HOLD_GOLD + good] = player->goods[good];
  out[KB_HOLD_PLUS2] = player->plus2;
  out[KB_HOLD_SOLDIERS] = player->soldiers;
  out[KB_HOLD_BUILDINGS] = (int) kb_final_buildings (player);
}
