/* kb-parts.c: the parts of a board: each a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "kb-parts.h"
#include "kb-pieces.h"

#define GAP 8
/* Below this width all is smaller: phones. */
#define NARROW 500

/* -- Advisors ------------------------------------------------------------------------------ */

#define ADVISOR_WIDTH 140
#define ADVISOR_LEAST 74

static const char *
write_advisor (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const KbView *view = in->view;

  kb_piece_advisor (piece, view, &view->advisors[i]);
  return view->advisors[i].name;
}

/* Three columns in a side column, six where there is room; two with large text on a phone. */
static void
grid_advisors (const PwBoardPartInput *in, double width, PwBoardGrid *grid)
{
  guint columns = width >= 6 * ADVISOR_WIDTH ? 6 : width >= 3 * ADVISOR_LEAST ? 3 : 2;

  *grid = (PwBoardGrid){ columns, KB_ADVISORS / columns, .gap = 5, .least = 71, .best = 77 };
}

const PwBoardPartKind kb_part_advisors = {
  .name = N_("Advisors"),
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED | PW_PART_TEXT,
  .place = KB_PLACE_ADVISOR,
  .n = KB_ADVISORS,
  .write = write_advisor,
  .grid = grid_advisors,
  .min_width = 240,
  .width = 278,
  .large_width = 144,
};

/* -- A province sheet ------------------------------------------------------------------------- */

static const char *
write_building (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const KbView *view = in->view;

  kb_piece_building (piece, &view->buildings[i]);
  return view->buildings[i].name;
}

static void
grid_province (const PwBoardPartInput *in, double width, PwBoardGrid *grid)
{
  *grid = (PwBoardGrid){ KB_COLUMNS, KB_ROWS, .gap = width < NARROW ? 6 : GAP, .least = 44 + GAP,
                         .best = (width < NARROW ? 62 : 84) + GAP };
}

const PwBoardPartKind kb_part_province = {
  .name = N_("Province"),
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED | PW_PART_TEXT,
  .place = KB_PLACE_BUILDING,
  .n = KB_BUILDINGS,
  .write = write_building,
  .grid = grid_province,
  .min_width = 280,
  .width = 660,
  .large_width = 280,
};

/* -- Everybody's dice ---------------------------------------------------------------------------- */

#define DICE_WIDTH 106
/* Where that leaves one column only: no total stands beside the dice then. */
#define DICE_LEAST 80

static const char *
write_dice (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const KbView *view = in->view;

  if (i >= KB_MAX_PLAYERS)
    {
      const KbDieSpot *die = &view->hand[i - KB_MAX_PLAYERS];

      if (die->face == 0)
        return NULL;
      kb_piece_hand_die (piece, die);
      return die->name;
    }
  if (i >= view->n_players)
    return NULL;
  kb_piece_dice (piece, view, &view->dice[i]);
  return view->dice[i].name;
}

/* As few rows as there is room for, as even as can be; few players need no wide boxes. */
static void
grid_of_dice (const PwBoardPartInput *in, double width, PwBoardGrid *grid)
{
  const KbView *view = in->view;
  double column = width < 2 * DICE_WIDTH ? DICE_LEAST : DICE_WIDTH;
  guint fit = (guint) CLAMP (width / column, 1, view->n_players), rows = (view->n_players + fit - 1) / fit;
  guint columns = (view->n_players + rows - 1) / rows;
  int height = width < NARROW ? 36 : 58;

  *grid = (PwBoardGrid){ columns,      (view->n_players + columns - 1) / columns, .gap = 6, .least = height, .best = height,
                         .widest = 172 };
}

static void
measure_dice (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  PwBoardGrid grid;

  grid_of_dice (in, width, &grid);
  *minimum = *natural = (int) grid.rows * grid.best;
}

/* Upon the dice of whoever acts lies what is clicked of each. */
static void
lay_out_dice (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  const KbView *view = in->view;
  PwBoardGrid grid;
  guint at = i;

  for (guint place = 0; i >= KB_MAX_PLAYERS && place < view->n_players; place++)
    if (view->dice[place].seat == view->actor)
      at = place;
  grid_of_dice (in, width, &grid);
  pw_board_grid_box (&grid, at, width, height, box);
  if (i >= KB_MAX_PLAYERS && at < KB_MAX_PLAYERS)
    {
      const PwBoardBox dice = *box;

      kb_piece_die_box (&view->dice[at], &dice, i - KB_MAX_PLAYERS, box);
    }
}

static guint
locate_dice (guint i, guint *index)
{
  *index = i < KB_MAX_PLAYERS ? i : i - KB_MAX_PLAYERS;
  return i < KB_MAX_PLAYERS ? KB_PLACE_DICE : KB_PLACE_DIE;
}

const PwBoardPartKind kb_part_dice = {
  .name = N_("Dice, in turn order"),
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED | PW_PART_TEXT,
  .place = KB_PLACE_DICE,
  .n = KB_MAX_PLAYERS + KB_DICE,
  .still = KB_MAX_PLAYERS,
  .write = write_dice,
  .measure = measure_dice,
  .layout = lay_out_dice,
  .locate = locate_dice,
  .min_width = 280,
  .width = 660,
  .large_width = DICE_LEAST,
};

/* -- Enemies ----------------------------------------------------------------------------------------- */

static const char *
write_enemy (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const KbView *view = in->view;

  if (i >= view->n_enemies)
    return NULL;
  kb_piece_enemy (piece, view, &view->enemies[i]);
  return view->enemies[i].name;
}

/* What is drawn of an enemy, and of each player beside it; where that is too wide, players stand below. */
#define ENEMY_WIDTH 56
#define ENEMY_PLAYER 34

static void
grid_enemies (const PwBoardPartInput *in, double width, PwBoardGrid *grid)
{
  const KbView *view = in->view;
  int height = width < ENEMY_WIDTH + view->n_players * ENEMY_PLAYER ? 50 : 29;

  *grid = (PwBoardGrid){ 1, view->n_enemies, .gap = 4, .least = height, .best = height };
}

const PwBoardPartKind kb_part_enemies = {
  .name = N_("Enemies of the year"),
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED | PW_PART_TEXT,
  .place = KB_PLACE_ENEMY,
  .n = KB_YEAR_ENEMIES,
  .write = write_enemy,
  .grid = grid_enemies,
  .min_width = 240,
  .width = 278,
  .large_width = 144,
};

/* -- Supplies ------------------------------------------------------------------------------------------ */

/* Below this width two lines. */
#define SUPPLIES_WIDTH 190

static const char *
write_supply (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const KbView *view = in->view;

  kb_piece_supply (piece, &view->supplies[i]);
  return view->supplies[i].name;
}

static void
grid_supplies (const PwBoardPartInput *in, double width, PwBoardGrid *grid)
{
  guint rows = width < SUPPLIES_WIDTH ? 2 : 1;
  int height = width < NARROW ? 32 : 38;

  *grid = (PwBoardGrid){ (KB_RESOURCES + rows - 1) / rows, rows, .gap = 4, .least = height, .best = height, .widest = 84 };
}

const PwBoardPartKind kb_part_supplies = {
  .name = N_("Goods, +2 tokens and soldiers"),
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED | PW_PART_TEXT,
  .place = KB_PLACE_SUPPLY,
  .n = KB_RESOURCES,
  .write = write_supply,
  .grid = grid_supplies,
  .min_width = 240,
  .width = 420,
  .large_width = 120,
};

/* -- The calendar ---------------------------------------------------------------------------------------- */

static const char *
write_time (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const KbView *view = in->view;
  const KbTimeSpot *spot = i < KB_YEARS ? &view->years[i] : &view->phases[i - KB_YEARS];

  if (i < KB_YEARS)
    kb_piece_year (piece, spot);
  else
    kb_piece_phase (piece, spot);
  return spot->name;
}

/* Years first, then the phases of this one. */
static const PwBoardLine time_lines[] = {
  { KB_PLACE_YEAR, KB_YEARS, 0, 31 },
  { KB_PLACE_PHASE, KB_PHASE_WINTER, 34, 34 },
  { 0 },
};

#define CALENDAR \
  .name = N_("Year and phase"), .place = KB_PLACE_PHASE, .n = KB_YEARS + KB_PHASE_WINTER, .write = write_time, \
  .lines = time_lines, .min_width = 240, .width = 278, .large_width = 144

const PwBoardPartKind kb_part_calendar = { .flags = PW_PART_NAMED | PW_PART_TEXT, CALENDAR };

/* The same where a position is entered: what is clicked is what it is now. */
const PwBoardPartKind kb_part_calendar_said = { .flags = PW_PART_PRESSABLE | PW_PART_NAMED | PW_PART_TEXT, CALENDAR };
