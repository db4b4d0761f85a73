/* kb-doubts.c: what cannot be in a position, and which scores go with it (13.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/position/kb-says.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"

/** SEASON_POINTS: no more points than this come from advisors in a season: Queen, Jester and, by the
 * Envoy, the Jester once more (6.1, 9.2). */
#define SEASON_POINTS 5
/** SEASON_COST: the Smuggler, twice by the Envoy. */
#define SEASON_COST 2

/* -- Audit ----------------------------------------------------------------------------------------- */

static void
add (PwAudit *audit, KbSource source, KbRule rule, int least, int most)
{
  const char *name = _(kb_sources[source].name), *number = kb_rules[rule].id;
  g_autofree char *from = NULL, *to = NULL;

  audit->lowest += least;
  audit->highest += most;
  if (audit->lines == NULL || (least == 0 && most == 0))
    return;
  from = pw_number (least);
  to = pw_number (most);
  if (least == most)
    g_ptr_array_add (audit->lines, g_strdup_printf (_("%s (%s): %s"), name, number, from));
  else
    g_ptr_array_add (audit->lines, g_strdup_printf (_("%s (%s): %s to %s"), name, number, from, to));
}

/* The most points that a card of that year can take or give; one typed by hand may be anything. */
static int
most_of_year (guint year, gboolean win)
{
  int most = 0;

  for (guint i = 0; i < KB_YEAR_ENEMIES; i++)
    {
      const KbEnemy *enemy = kb_enemy_nth (year, i);

      most = MAX (most, win ? enemy->win.points : enemy->lose.points);
    }
  return most;
}

/**
 * kb_audit:
 * @data: a state
 * @seat: a player
 * @out: (out): its numbers are set, its lines appended where there is a list
 *
 * Buildings that stand have scored what they show, those that were destroyed nothing in the end. Everything
 * else leaves no trace but has its bounds. Enemy cards are taken to be those of the box.
 */
void
kb_audit (gconstpointer data, guint seat, PwAudit *out)
{
  const KbState *state = data;
  const KbPlayer *player = &state->players[seat];
  gboolean whole = state->level == PW_LEVEL_FINAL || state->stage == KB_STAGE_OVER;
  guint years = whole ? KB_YEARS : state->year + 1u, seasons = 3 * years;
  int buildings = 0, all = 0, win = 0, lose = 0;

  for (guint32 rest = player->buildings; rest; rest &= rest - 1)
    buildings += kb_buildings[__builtin_ctz (rest)].points;
  for (guint i = 0; i < KB_BUILDINGS; i++)
    all += kb_buildings[i].points;
  /* Where only the result is entered, nobody need say which buildings stand. */
  if (state->level != PW_LEVEL_FINAL || player->buildings != 0)
    all = buildings;
  for (guint year = 0; year < years; year++)
    {
      /* The reward, the highest strength, the Fortress. */
      win += most_of_year (year, TRUE) + 2;
      lose += most_of_year (year, FALSE);
    }
  out->lowest = out->highest = 0;
  add (out, KB_FROM_BUILDINGS, KB_RULE_7_3, buildings, all);
  add (out, KB_FROM_ADVISORS, KB_RULE_6_1, -(int) (SEASON_COST * seasons), (int) (SEASON_POINTS * seasons));
  add (out, KB_FROM_REWARD, KB_RULE_8_1, 0, (int) years);
  add (out, KB_FROM_BATTLES, KB_RULE_11_3, 0, win);
  add (out, KB_FROM_EMBASSY, KB_RULE_7_5, 0, (int) seasons);
  add (out, KB_FROM_TOWN_HALL, KB_RULE_7_5, 0, (int) seasons);
  add (out, KB_FROM_LOSSES, KB_RULE_11_5, -lose, 0);
  out->exact = FALSE;
}

/* -- Doubts ---------------------------------------------------------------------------------------- */

static void
doubt (GArray *out, KbRule rule, int seat, int kind, int what, char *text)
{
  PwDoubt doubt = { .rule = rule, .seat = seat, .text = text };

  pw_move_init (&doubt.field, (guint) kind, seat);
  if (what >= 0)
    doubt.field.args[KB_ARG_WHAT] = (gint16) what;
  g_array_append_val (out, doubt);
}

/* 7.2: no building without those to its left. */
static void
doubt_rows (const KbPlayer *player, guint seat, GArray *out)
{
  for (guint row = 0; row < KB_ROWS; row++)
    {
      guint of_row = player->buildings >> (row * KB_COLUMNS) & 15;

      if (of_row & (of_row + 1))
        doubt (out, KB_RULE_7_2, (int) seat, KB_KIND_BUILT, (int) row + 1,
               g_strdup_printf (_("Row %u has a gap: the %s is missing."), row + 1,
                                kb_building_label (row * KB_COLUMNS + (guint) __builtin_ctz (~of_row))));
    }
}

/* 11.3: how many points can have come together. */
static void
doubt_points (const KbState *state, guint seat, GArray *out)
{
  PwAudit audit = { 0 };
  int points = state->players[seat].points;
  g_autofree char *shown = NULL, *lowest = NULL, *highest = NULL;

  kb_audit (state, seat, &audit);
  if (points >= audit.lowest && points <= audit.highest)
    return;
  shown = pw_number (points);
  lowest = pw_number (audit.lowest);
  highest = pw_number (audit.highest);
  doubt (out, KB_RULE_13_2, (int) seat, KB_KIND_SCORE, -1,
         g_strdup_printf (_("%s points do not go with these buildings: from %s to %s are possible."), shown, lowest, highest));
}

/* Buildings cost goods: so many cannot come together in the seasons there are (7.1, 9.2). */
static void
doubt_count (const KbState *state, guint seat, GArray *out)
{
  guint n = kb_building_count (&state->players[seat]);
  guint years = state->level == PW_LEVEL_FINAL || state->stage == KB_STAGE_OVER ? KB_YEARS : state->year + 1u;
  /* One a season, and one more each year by the Envoy. */
  guint most = 4 * years;

  if (n > most)
    doubt (out, KB_RULE_7_1, (int) seat, PW_KIND_ANY, -1,
           g_strdup_printf (_("%u buildings stand: in %u years at most %u can be built."), n, years, most));
}

/**
 * kb_doubts:
 * @data: a state
 * @out: (element-type PwDoubt): what cannot have come about is appended
 */
void
kb_doubts (gconstpointer data, GArray *out)
{
  const KbState *state = data;

  for (guint seat = 0; seat < state->n_players; seat++)
    {
      gboolean asked = state->level == PW_LEVEL_FINAL || !(state->stale >> seat & 1);

      doubt_rows (&state->players[seat], seat, out);
      if (!asked || !kb_keeps (state, seat))
        continue;
      doubt_count (state, seat, out);
      doubt_points (state, seat, out);
    }
}
