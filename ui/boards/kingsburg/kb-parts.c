/* kb-parts.c: the parts there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "kb-part.h"
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
write_advisor (const KbView *view, guint i, PwPiece *piece, const char **name)
{
  kb_piece_advisor (piece, view, &view->advisors[i]);
  *name = view->advisors[i].name;
  return TRUE;
}

static void
layout_advisor (const KbView *view, guint i, double width, double height, graphene_rect_t *box)
{
  guint columns = advisor_columns (width);

  kb_part_grid (i, columns, KB_ADVISORS / columns, width, height, 5, box);
}

static void
measure_advisors (const KbView *view, int width, int *minimum, int *natural)
{
  guint rows = KB_ADVISORS / advisor_columns (width);

  *minimum = (int) rows * 71;
  *natural = (int) rows * 77;
}

const KbPartKind kb_part_advisors = {
  N_("Advisors"), KB_PLACE_ADVISOR, KB_ADVISORS, TRUE, write_advisor, layout_advisor, measure_advisors, 240, 278, 144,
};

/* -- A province sheet ------------------------------------------------------------------------- */

static gboolean
write_building (const KbView *view, guint i, PwPiece *piece, const char **name)
{
  kb_piece_building (piece, &view->buildings[i]);
  *name = view->buildings[i].name;
  return TRUE;
}

static void
layout_building (const KbView *view, guint i, double width, double height, graphene_rect_t *box)
{
  kb_part_grid (i, KB_COLUMNS, KB_ROWS, width, height, width < NARROW ? 6 : GAP, box);
}

static void
measure_province (const KbView *view, int width, int *minimum, int *natural)
{
  grid_height (KB_ROWS, 44, width < NARROW ? 62 : 84, minimum, natural);
}

const KbPartKind kb_part_province = {
  N_("Province"), KB_PLACE_BUILDING, KB_BUILDINGS, TRUE, write_building, layout_building, measure_province, 280, 660, 280,
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
write_dice (const KbView *view, guint i, PwPiece *piece, const char **name)
{
  if (i >= view->n_players)
    return FALSE;
  kb_piece_dice (piece, view, &view->dice[i]);
  *name = view->dice[i].name;
  return TRUE;
}

static void
layout_dice (const KbView *view, guint i, double width, double height, graphene_rect_t *box)
{
  guint columns = dice_columns (view, width), rows = (view->n_players + columns - 1) / columns;

  /* Few players need no wide boxes. */
  kb_part_grid (i, columns, rows, MIN (width, columns * 172.0), height, 6, box);
}

static void
measure_dice (const KbView *view, int width, int *minimum, int *natural)
{
  guint columns = dice_columns (view, width), rows = (view->n_players + columns - 1) / columns;

  *minimum = *natural = (int) rows * (width < NARROW ? 36 : 58);
}

const KbPartKind kb_part_dice = {
  N_("Dice, in turn order"), KB_PLACE_DICE, KB_MAX_PLAYERS, FALSE, write_dice, layout_dice, measure_dice, 280, 660,
  DICE_LEAST,
};

/* -- Enemies ----------------------------------------------------------------------------------------- */

static gboolean
write_enemy (const KbView *view, guint i, PwPiece *piece, const char **name)
{
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
layout_enemy (const KbView *view, guint i, double width, double height, graphene_rect_t *box)
{
  kb_part_grid (i, 1, MAX (view->n_enemies, 1u), width, height, 4, box);
}

static void
measure_enemies (const KbView *view, int width, int *minimum, int *natural)
{
  *minimum = *natural = (int) view->n_enemies * (width < ENEMY_WIDTH + view->n_players * ENEMY_PLAYER ? 50 : 29);
}

const KbPartKind kb_part_enemies = {
  N_("Enemies of the year"), KB_PLACE_ENEMY, KB_YEAR_ENEMIES, TRUE, write_enemy, layout_enemy, measure_enemies, 240, 278, 144,
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
write_supply (const KbView *view, guint i, PwPiece *piece, const char **name)
{
  kb_piece_supply (piece, &view->supplies[i]);
  *name = view->supplies[i].name;
  return TRUE;
}

static void
layout_supply (const KbView *view, guint i, double width, double height, graphene_rect_t *box)
{
  guint columns = supply_columns (width);

  kb_part_grid (i, columns, (KB_RESOURCES + columns - 1) / columns, MIN (width, columns * 84.0), height, 4, box);
}

static void
measure_supplies (const KbView *view, int width, int *minimum, int *natural)
{
  *minimum = *natural = width < SUPPLIES_WIDTH ? 64 : width < NARROW ? 32 : 38;
}

const KbPartKind kb_part_supplies = {
  N_("Goods, +2 tokens and soldiers"), KB_PLACE_SUPPLY, KB_RESOURCES, TRUE, write_supply, layout_supply, measure_supplies,
  240, 420, 120,
};

/* -- The calendar ---------------------------------------------------------------------------------------- */

#define YEAR_HEIGHT 27
#define PHASE_HEIGHT 30

/* Years first, then the phases of this one. */
static gboolean
write_time (const KbView *view, guint i, PwPiece *piece, const char **name)
{
  const KbTimeSpot *spot = i < KB_YEARS ? &view->years[i] : &view->phases[i - KB_YEARS];

  if (i < KB_YEARS)
    kb_piece_year (piece, spot);
  else
    kb_piece_phase (piece, spot);
  *name = spot->name;
  return TRUE;
}

static void
layout_time (const KbView *view, guint i, double width, double height, graphene_rect_t *box)
{
  if (i < KB_YEARS)
    kb_part_grid (i, KB_YEARS, 1, width, YEAR_HEIGHT + 4, 4, box);
  else
    {
      kb_part_grid (i - KB_YEARS, KB_PHASE_WINTER, 1, width, PHASE_HEIGHT + 4, 4, box);
      box->origin.y += YEAR_HEIGHT + 7;
    }
}

static void
measure_time (const KbView *view, int width, int *minimum, int *natural)
{
  *minimum = *natural = YEAR_HEIGHT + 7 + PHASE_HEIGHT + 4;
}

const KbPartKind kb_part_calendar = {
  N_("Year and phase"), KB_PLACE_PHASE, KB_YEARS + KB_PHASE_WINTER, FALSE, write_time, layout_time, measure_time, 240, 278, 144,
};
