/* cy-choice-effect.c: behind the words of a choice, what it would do: a building's effect, what its owner gains, whose a character is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cy-choice-effect.h"

#include <string.h>

#include "cy-draw.h"
#include "games/caylus1303/moves/cy-moves.h"
#include "pw-sketch.h"

/** HEIGHT: of the picture; ONE, TWO: of a single line of signs, and of each of two; HOUSE, PILL: of an owner's gain. In pixels. */
#define HEIGHT 28
#define ONE 17
#define TWO 13.5
#define HOUSE 18
#define PILL 24
/** MARKER: the radius of whoever has a character. */
#define MARKER 8

/** Effect: what is drawn. */
typedef struct
{
  CyLine lines[2];
  guint n;
  guint8 owner, gain;           /* whose house, as a marker, and what the visit brings; 0: nobody's */
  char initial[8];
} Effect;

static void
draw_effect (PwPen *pen, double width, double height, gconstpointer data)
{
  const Effect *effect = data;
  double size = effect->n == 2 ? TWO : ONE;
  char gain[8];

  for (guint i = 0; i < effect->n; i++)
    cy_draw_line (pen, &effect->lines[i], width - cy_draw_width (&effect->lines[i], size),
                  effect->n == 1 ? height / 2 : height * (i ? 0.76 : 0.24), size, width, PW_COLOR_TEXT);
  if (effect->owner == 0)
    return;
  cy_draw_house (pen, HOUSE / 2 + 1, height / 2, HOUSE, effect->owner, effect->initial);
  g_snprintf (gain, sizeof gain, "+%u", effect->gain);
  pw_pen_text (pen, width - 1, height / 2, 1, gain, 13, 700, PW_COLOR_TEXT);
}

static GtkWidget *
new_picture (const Effect *effect)
{
  double width = effect->owner ? HOUSE + PILL : 0;

  for (guint i = 0; i < effect->n; i++)
    width = MAX (width, cy_draw_width (&effect->lines[i], effect->n == 2 ? TWO : ONE) + 2);
  return width > 0 ? pw_sketch_new ((int) width, HEIGHT, draw_effect, g_memdup2 (effect, sizeof *effect), g_free) : NULL;
}

static GtkWidget *
new_of_tile (const CyState *state, int tile, gboolean built)
{
  CyMill mill = { .prestige = state->mill_prestige };
  Effect effect = { 0 };

  if (tile < 0)
    return NULL;
  memcpy (mill.goods, state->mill, sizeof mill.goods);
  effect.n = cy_draw_effect ((guint) tile, built, &mill, effect.lines);
  return new_picture (&effect);
}

/* 4.3, 10.4, 10.5: what somebody else gains by it comes first, as it is the price of the place. */
static GtkWidget *
new_of_place (const CyState *state, const PwSetup *setup, guint seat, guint where)
{
  const CyPlace *there = &state->places[where];
  guint gain = cy_visit_gain (state, seat, where);
  Effect effect = { .gain = (guint8) gain };

  if (gain == 0)
    return new_of_tile (state, there->tile, (there->flags & CY_IS_BUILT) != 0);
  effect.owner = setup->markers[there->owner];
  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (setup->names[there->owner])), effect.initial);
  return new_picture (&effect);
}

/* As PwBoardClass.choice_effect. */
GtkWidget *
cy_choice_effect (PwSession *session, const PwChoice *choice)
{
  const CyState *state = pw_session_get_state (session);
  const PwSetup *setup = pw_session_get_setup (session);
  const PwMove *move = &choice->move;
  int where = move->args[CY_ARG_WHERE], number = move->args[CY_ARG_NUMBER], character = move->args[CY_ARG_CHARACTER];

  if (move->kind == CY_KIND_PLACE && where >= 0 && where < CY_PLACES && move->player >= 0)
    return new_of_place (state, setup, (guint) move->player, (guint) where);
  if (move->kind == CY_KIND_FAVOUR && number >= 1 && number <= CY_SITE_TILES)
    return new_of_tile (state, state->site_tiles[number - 1], FALSE);
  if (move->kind == CY_KIND_TAKE && character >= 0 && character < CY_CHARACTERS && state->characters[character] >= 0)
    return pw_sketch_new_marker (setup->markers[state->characters[character]], setup->names[state->characters[character]],
                                 MARKER);
  return NULL;
}
