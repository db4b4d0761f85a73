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

/* Sets the height for a grid of @rows with spaces of at least @least and best @best pixels. */
static void
grid_height (guint rows, int least, int best, int *minimum, int *natural)
{
  *minimum = (int) rows * (least + GAP);
  *natural = (int) rows * (best + GAP);
}

/* -- Advisors ------------------------------------------------------------------------------ */

#define ADVISOR_WIDTH 140
#define ADVISOR_LEAST 74

/* Three columns in a side column, six where there is room; two with large text on a phone. */
static guint
advisor_columns (double width)
{
  return width >= 6 * ADVISOR_WIDTH ? 6 : width >= 3 * ADVISOR_LEAST ? 3 : 2;
}

static gboolean
write_advisor (const PwBoardPartInput *in, guint i, PwPiece *piece, const char **name)
{
  const KbView *view = in->view;

  kb_piece_advisor (piece, view, &view->advisors[i]);
  *name = view->advisors[i].name;
  return TRUE;
}

static void
layout_advisor (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  guint columns = advisor_columns (width);

  pw_board_part_grid (i, columns, KB_ADVISORS / columns, width, height, 5, box);
}

static void
measure_advisors (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  guint rows = KB_ADVISORS / advisor_columns (width);

  *minimum = (int) rows * 71;
  *natural = (int) rows * 77;
}

const PwBoardPartKind kb_part_advisors = {
  .name = N_("Advisors"),
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED | PW_PART_TEXT,
  .place = KB_PLACE_ADVISOR,
  .n = KB_ADVISORS,
  .write = write_advisor,
  .layout = layout_advisor,
  .measure = measure_advisors,
  .min_width = 240,
  .width = 278,
  .large_width = 144,
};

/* -- A province sheet ------------------------------------------------------------------------- */

static gboolean
write_building (const PwBoardPartInput *in, guint i, PwPiece *piece, const char **name)
{
  const KbView *view = in->view;

  kb_piece_building (piece, &view->buildings[i]);
  *name = view->buildings[i].name;
  return TRUE;
}

static void
layout_building (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  pw_board_part_grid (i, KB_COLUMNS, KB_ROWS, width, height, width < NARROW ? 6 : GAP, box);
}

static void
measure_province (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  grid_height (KB_ROWS, 44, width < NARROW ? 62 : 84, minimum, natural);
}

const PwBoardPartKind kb_part_province = {
  .name = N_("Province"),
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED | PW_PART_TEXT,
  .place = KB_PLACE_BUILDING,
  .n = KB_BUILDINGS,
  .write = write_building,
  .layout = layout_building,
  .measure = measure_province,
  .min_width = 280,
  .width = 660,
  .large_width = 280,
};

/* -- Everybody's dice ---------------------------------------------------------------------------- */

#define DICE_WIDTH 106
/* Where that leaves one column only: no total stands beside the dice then. */
#define DICE_LEAST 80

/* As few rows as there is room for, as even as can be. */
static guint
dice_columns (const KbView *view, double width)
{
  double column = width < 2 * DICE_WIDTH ? DICE_LEAST : DICE_WIDTH;
  guint fit = (guint) CLAMP (width / column, 1, view->n_players);
  guint rows = (view->n_players + fit - 1) / fit;

  return (view->n_players + rows - 1) / rows;
}

static gboolean
write_dice (const PwBoardPartInput *in, guint i, PwPiece *piece, const char **name)
{
  const KbView *view = in->view;

  if (i >= view->n_players)
    return FALSE;
  kb_piece_dice (piece, view, &view->dice[i]);
  *name = view->dice[i].name;
  return TRUE;
}

static void
layout_dice (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  const KbView *view = in->view;
  guint columns = dice_columns (view, width), rows = (view->n_players + columns - 1) / columns;

  /* Few players need no wide boxes. */
  pw_board_part_grid (i, columns, rows, MIN (width, columns * 172.0), height, 6, box);
}

static void
measure_dice (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  const KbView *view = in->view;
  guint columns = dice_columns (view, width), rows = (view->n_players + columns - 1) / columns;

  *minimum = *natural = (int) rows * (width < NARROW ? 36 : 58);
}

const PwBoardPartKind kb_part_dice = {
  .name = N_("Dice, in turn order"),
  .flags = PW_PART_NAMED | PW_PART_TEXT,
  .place = KB_PLACE_DICE,
  .n = KB_MAX_PLAYERS,
  .write = write_dice,
  .layout = layout_dice,
  .measure = measure_dice,
  .min_width = 280,
  .width = 660,
  .large_width = DICE_LEAST,
};

/* -- Enemies ----------------------------------------------------------------------------------------- */

static gboolean
write_enemy (const PwBoardPartInput *in, guint i, PwPiece *piece, const char **name)
{
  const KbView *view = in->view;

  if (i >= view->n_enemies)
    return FALSE;
  kb_piece_enemy (piece, view, &view->enemies[i]);
  *name = view->enemies[i].name;
  return TRUE;
}

/* What is drawn of an enemy, and of each player beside it; where that is too wide, players stand below. */
#define ENEMY_WIDTH 56
#define ENEMY_PLAYER 34

static void
layout_enemy (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  const KbView *view = in->view;

  pw_board_part_grid (i, 1, MAX (view->n_enemies, 1u), width, height, 4, box);
}

static void
measure_enemies (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  const KbView *view = in->view;

  *minimum = *natural = (int) view->n_enemies * (width < ENEMY_WIDTH + view->n_players * ENEMY_PLAYER ? 50 : 29);
}

const PwBoardPartKind kb_part_enemies = {
  .name = N_("Enemies of the year"),
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED | PW_PART_TEXT,
  .place = KB_PLACE_ENEMY,
  .n = KB_YEAR_ENEMIES,
  .write = write_enemy,
  .layout = layout_enemy,
  .measure = measure_enemies,
  .min_width = 240,
  .width = 278,
  .large_width = 144,
};

/* -- Supplies ------------------------------------------------------------------------------------------ */

/* Below this width two lines. */
#define SUPPLIES_WIDTH 190

static guint
supply_columns (double width)
{
  return width < SUPPLIES_WIDTH ? (KB_RESOURCES + 1) / 2 : KB_RESOURCES;
}

static gboolean
write_supply (const PwBoardPartInput *in, guint i, PwPiece *piece, const char **name)
{
  const KbView *view = in->view;

  kb_piece_supply (piece, &view->supplies[i]);
  *name = view->supplies[i].name;
  return TRUE;
}

static void
layout_supply (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  guint columns = supply_columns (width);

  pw_board_part_grid (i, columns, (KB_RESOURCES + columns - 1) / columns, MIN (width, columns * 84.0), height, 4, box);
}

static void
measure_supplies (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  *minimum = *natural = width < SUPPLIES_WIDTH ? 64 : width < NARROW ? 32 : 38;
}

const PwBoardPartKind kb_part_supplies = {
  .name = N_("Goods, +2 tokens and soldiers"),
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED | PW_PART_TEXT,
  .place = KB_PLACE_SUPPLY,
  .n = KB_RESOURCES,
  .write = write_supply,
  .layout = layout_supply,
  .measure = measure_supplies,
  .min_width = 240,
  .width = 420,
  .large_width = 120,
};

/* -- The calendar ---------------------------------------------------------------------------------------- */

#define YEAR_HEIGHT 27
#define PHASE_HEIGHT 30

/* Years first, then the phases of this one. */
static guint
locate_time (guint i, guint *index)
{
  *index = i < KB_YEARS ? i : i - KB_YEARS;
  return i < KB_YEARS ? KB_PLACE_YEAR : KB_PLACE_PHASE;
}

static gboolean
write_time (const PwBoardPartInput *in, guint i, PwPiece *piece, const char **name)
{
  const KbView *view = in->view;
  const KbTimeSpot *spot = i < KB_YEARS ? &view->years[i] : &view->phases[i - KB_YEARS];

  if (i < KB_YEARS)
    kb_piece_year (piece, spot);
  else
    kb_piece_phase (piece, spot);
  *name = spot->name;
  return TRUE;
}

static void
layout_time (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  if (i < KB_YEARS)
    pw_board_part_grid (i, KB_YEARS, 1, width, YEAR_HEIGHT + 4, 4, box);
  else
    {
      pw_board_part_grid (i - KB_YEARS, KB_PHASE_WINTER, 1, width, PHASE_HEIGHT + 4, 4, box);
      box->y += YEAR_HEIGHT + 7;
    }
}

static void
measure_time (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  *minimum = *natural = YEAR_HEIGHT + 7 + PHASE_HEIGHT + 4;
}

const PwBoardPartKind kb_part_calendar = {
  .name = N_("Year and phase"),
  .flags = PW_PART_NAMED | PW_PART_TEXT,
  .place = KB_PLACE_PHASE,
  .n = KB_YEARS + KB_PHASE_WINTER,
  .locate = locate_time,
  .write = write_time,
  .layout = layout_time,
  .measure = measure_time,
  .min_width = 240,
  .width = 278,
  .large_width = 144,
};
