/* cy-parts.c: what stands beside the road: round and phase, site, characters, tiles beside the board, who moves the provost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cy-parts.h"

#include <glib/gi18n-lib.h>

#include "cy-draw.h"
#include "cy-pieces.h"

static const char *
named (const CySpot *spot)
{
  return spot->name[0] ? spot->name : NULL;
}

/* -- Round and phase ------------------------------------------------------------------------------------ */

#define PHASES (CY_PHASES - 1)

static const char *
write_time (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CyView *view = in->view;
  const CySpot *spot = i < CY_ROUNDS ? &view->rounds[i] : &view->phases[i - CY_ROUNDS];

  if (i < CY_ROUNDS)
    cy_piece_round (piece, i, spot->flags);
  else
    cy_piece_phase (piece, i - CY_ROUNDS, spot->flags);
  return spot->name;
}

static const PwBoardLine time_lines[] = {
  { CY_SPOT_ROUND, CY_ROUNDS, 0, 31 },
  { CY_SPOT_PHASE, PHASES, 32, 35 },
  { 0 },
};

const PwBoardPartKind cy_part_time = {
  .name = N_("Round and phase"),
  .flags = PW_PART_NAMED | PW_PART_TEXT,
  .place = CY_SPOT_PHASE,
  .n = CY_ROUNDS + PHASES,
  .write = write_time,
  .lines = time_lines,
  .min_width = 240,
  .width = 278,
  .large_width = 144,
};

/* -- The site --------------------------------------------------------------------------------------------------- */

#define SITE_TILE_HEIGHT 118
#define SITE_PLACE 44
/** BUNDLE: the size of what a bundle brings, in pixels. */
#define BUNDLE 17

static const char *
write_site (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CyView *view = in->view;

  if (i < CY_SITE_TILES)
    {
      cy_piece_site_tile (piece, view, i);
      return named (&view->site_tiles[i].at);
    }
  cy_piece_site_place (piece, view, i - CY_SITE_TILES);
  return named (&view->site[i - CY_SITE_TILES].at);
}

/* From place to place. */
static double
site_step (const PwBoardPartInput *in, double width)
{
  const CyView *view = in->view;

  return MIN ((width - 8) / MAX (view->n_players, 1), 54);
}

/* What a bundle brings (11.3), behind the places, where there is room for it. */
static void
draw_site (const PwBoardPartInput *in, PwPen *pen, double width, double height)
{
  static const CyLine brings = { { { CY_SIGN_ARROW, 0 }, { CY_SIGN_PRESTIGE, 5 } }, 2 };
  const CyView *view = in->view;
  double needs = BUNDLE + 4 + cy_draw_width (&brings, BUNDLE), x = width - 4 - needs, y = SITE_TILE_HEIGHT + 6 + SITE_PLACE / 2.0;

  if (x < 4 + (view->n_players - 0.5) * site_step (in, width) + SITE_PLACE / 2.0)
    return;
  pw_pen_icon (pen, "cy-bundle", x + BUNDLE / 2.0, y, BUNDLE, PW_COLOR_TEXT, 1);
  cy_draw_line (pen, &brings, x + BUNDLE + 4, y, BUNDLE, needs, PW_COLOR_TEXT);
}

static gsize
key_of_site (const PwBoardPartInput *in, guint8 key[PW_PART_KEY])
{
  key[0] = ((const CyView *) in->view)->n_players;
  return 1;
}

static void
layout_site (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  double part = MIN ((width - CY_SITE_GAP) / CY_SITE_TILES, SITE_TILE_HEIGHT - 26);

  if (i < CY_SITE_TILES)
    *box = (PwBoardBox){ CY_SITE_GAP / 2.0 + (i + 0.5) * part, SITE_TILE_HEIGHT / 2.0 + 4, part - CY_SITE_GAP,
                         SITE_TILE_HEIGHT - CY_SITE_GAP };
  else
    {
      double step = site_step (in, width);

      *box = (PwBoardBox){ 4 + (i - CY_SITE_TILES + 0.5) * step, SITE_TILE_HEIGHT + 6 + SITE_PLACE / 2.0, MIN (SITE_PLACE, step),
                           SITE_PLACE };
    }
}

static const PwBoardLine site_lines[] = {
  { CY_SPOT_SITE_TILE, CY_SITE_TILES },
  { CY_SPOT_SITE_PLACE, CY_MAX_PLAYERS },
  { 0 },
};

const PwBoardPartKind cy_part_site = {
  .name = N_("Construction site"),
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED | PW_PART_TEXT,
  .place = CY_SPOT_SITE_TILE,
  .n = CY_SITE_TILES + CY_MAX_PLAYERS,
  .write = write_site,
  .lines = site_lines,
  .layout = layout_site,
  .draw = draw_site,
  .key = key_of_site,
  .height = SITE_TILE_HEIGHT + SITE_PLACE + 12,
  .min_width = 230,
  .width = 278,
  .large_width = 160,
};

/* -- Characters --------------------------------------------------------------------------------------------------- */

/** CHIP_WIDTH: pixels for a character with its name. */
#define CHIP_WIDTH 128
#define PEOPLE (CY_CHARACTERS + CY_ON_BOARD)

/* Those on the board; while they are chosen or a favour is used, all that can be had. */
static gboolean
shows_person (const CyView *view, guint i)
{
  if (view->asked == CY_ASK_PICK)
    return TRUE;
  if (view->asked == CY_ASK_FAVOUR && view->people[i].holder >= 0 && view->people[i].holder != view->actor)
    return TRUE;
  return view->people[i].holder == CY_BOARD || view->people[i].at.flags & (CY_SPOT_LEGAL | CY_SPOT_SELECTED | CY_SPOT_REFUSED);
}

/* While characters are still chosen, all of them are there to be chosen. */
static guint
strangers (const CyView *view)
{
  return view->phase == CY_PHASE_SETUP ? 0 : view->unnamed;
}

/* When all are taken there is nothing left to show. */
static char *
title_people (const PwBoardPartInput *in)
{
  const CyView *view = in->view;
  gboolean any = strangers (view) > 0;

  for (guint i = 0; i < CY_CHARACTERS && !any; i++)
    any = shows_person (view, i);
  return any ? g_strdup (_("Characters")) : NULL;
}

static const char *
write_person (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CyView *view = in->view;

  if (i >= CY_CHARACTERS)
    {
      cy_piece_stranger (piece);
      return i - CY_CHARACTERS < strangers (view) ? _("a character on the board that nobody has named") : NULL;
    }
  if (!shows_person (view, i))
    return NULL;
  cy_piece_person (piece, view, i);
  return view->people[i].at.name;
}

static const PwBoardFlow people_flow = { CHIP_WIDTH, 34, .gap = 6 };

const PwBoardPartKind cy_part_people = {
  .name = N_("Characters"),
  .title = title_people,
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED | PW_PART_TEXT,
  .place = CY_SPOT_PERSON,
  .n = PEOPLE,
  .write = write_person,
  .flow = &people_flow,
  .min_width = 230,
  .width = 278,
  .large_width = 140,
};

/* -- Tiles beside the board ------------------------------------------------------------------------------------------ */

#define OFFER_WIDTH 126
#define FIRST_MONUMENT (CY_GARDEN - CY_FIRST_BUILT)
#define MONUMENTS (CY_FAIRGROUND - CY_GARDEN)

static const char *
write_offer (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CyView *view = in->view;
  const CyOffer *offer = &view->offers[in->kind->first + i];

  if (offer->at.flags & CY_SPOT_GONE)
    return NULL;
  cy_piece_offer (piece, offer);
  return offer->at.name;
}

/* What is built leaves no gap. */
static const PwBoardFlow offers_flow = { OFFER_WIDTH, 36, .gap = 3 };

const PwBoardPartKind cy_part_monuments = {
  .name = N_("Monuments left"),
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED | PW_PART_TEXT,
  .place = CY_SPOT_OFFER,
  .first = FIRST_MONUMENT,
  .n = MONUMENTS,
  .write = write_offer,
  .flow = &offers_flow,
  .min_width = 230,
  .width = 278,
  .large_width = 140,
};

const PwBoardPartKind cy_part_tiles = {
  .name = N_("Tiles beside the board"),
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED | PW_PART_TEXT,
  .place = CY_SPOT_OFFER,
  .n = FIRST_MONUMENT,
  .write = write_offer,
  .flow = &offers_flow,
  .min_width = 230,
  .width = 278,
  .large_width = 140,
};

/* -- Steps of the provost ------------------------------------------------------------------------------------------------ */

#define STEPS_HEIGHT 26
#define IDLE_HEIGHT 26

static guint
locate_steps (guint i, guint *index)
{
  *index = i < CY_MAX_PLAYERS ? i : i - CY_MAX_PLAYERS;
  return i < CY_MAX_PLAYERS ? CY_SPOT_STEPS : CY_SPOT_IDLE;
}

/* In the set-up nobody can move him yet, and behind the activation he stands where he stands. */
static gboolean
counts_steps (const CyView *view)
{
  return (view->phase == CY_PHASE_PLANNING || view->phase == CY_PHASE_ACTIVATION) && !view->over && !view->one_board;
}

static char *
title_steps (const PwBoardPartInput *in)
{
  const CyView *view = in->view;

  return counts_steps (view) ? g_strdup_printf (_("Provost after %u; steps they can still make"), view->provost) : NULL;
}

static const char *
write_steps (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CyView *view = in->view;

  if (i < CY_MAX_PLAYERS)
    {
      if (i >= view->n_players || !counts_steps (view))
        return NULL;
      cy_piece_steps (piece, view, i);
      return view->players[i].at.name;
    }
  if (i - CY_MAX_PLAYERS >= view->n_idle || !counts_steps (view))
    return NULL;
  cy_piece_idle (piece, view, &view->idle[i - CY_MAX_PLAYERS]);
  return view->idle[i - CY_MAX_PLAYERS].at.name;
}

static void
layout_steps (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  const CyView *view = in->view;
  double part = width / MAX (view->n_players, 1);

  if (i < CY_MAX_PLAYERS)
    *box = (PwBoardBox){ (i + 0.5) * part, STEPS_HEIGHT / 2.0, part - 2, STEPS_HEIGHT - 2 };
  else
    *box = (PwBoardBox){ width / 2, STEPS_HEIGHT + (i - CY_MAX_PLAYERS + 0.5) * IDLE_HEIGHT, width - 2, IDLE_HEIGHT - 2 };
}

static void
measure_steps (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  const CyView *view = in->view;

  *minimum = *natural = counts_steps (view) ? STEPS_HEIGHT + view->n_idle * IDLE_HEIGHT : 0;
}

const PwBoardPartKind cy_part_steps = {
  .name = N_("Steps of the provost that can still be made, and workers beyond him"),
  .flags = PW_PART_NAMED | PW_PART_TEXT,
  .place = CY_SPOT_STEPS,
  .n = CY_MAX_PLAYERS + CY_MAX_IDLE,
  .title = title_steps,
  .locate = locate_steps,
  .write = write_steps,
  .layout = layout_steps,
  .measure = measure_steps,
  .min_width = 230,
  .width = 278,
  .large_width = 160,
};

/* -- Deliveries ----------------------------------------------------------------------------------------------------------- */

static char *
title_deliveries (const PwBoardPartInput *in)
{
  const CyView *view = in->view;

  return view->n_deliveries ? g_strdup (_("Most bundles; a tie: the lower number")) : NULL;
}

static const char *
write_delivery (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CyView *view = in->view;

  if (i >= view->n_deliveries)
    return NULL;
  cy_piece_delivery (piece, view, &view->deliveries[i]);
  return view->deliveries[i].at.name;
}

static const PwBoardFlow deliveries_flow = { 0, 28, .gap = 2 };

const PwBoardPartKind cy_part_deliveries = {
  .name = N_("Deliveries"),
  .flags = PW_PART_NAMED | PW_PART_TEXT,
  .place = CY_SPOT_DELIVERY,
  .n = CY_MAX_PLAYERS + 1,
  .title = title_deliveries,
  .write = write_delivery,
  .flow = &deliveries_flow,
  .min_width = 230,
  .width = 278,
  .large_width = 160,
};
