/* cb-part-goal.c: the points marker of a solo game on its way to the goal (16.5, 16.9)
 *
 * A bar as long as the way, the marker above the place it has reached, the goal above the end. Points that are about to move the
 * marker are shown in advance.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "cb-parts.h"
#include "cb-pieces.h"
#include "pw-card.h"
#include "pw-marker.h"

#define GOAL_HEIGHT 54
#define CARD_WIDTH 52.0
#define CARD_HEIGHT 28.0
#define CARD_Y 20.0
#define BAR_Y 42.0
#define BAR_HEIGHT 9.0
/* Room for rings. */
#define SIDE 5.0

/* The marker with the points it is at, or the goal with its own. */
static void
draw_mark (PwPen         *pen,
           const PwPiece *piece)
{
  char text[8];
  double x = -piece->size / 2 + 15;

  pw_card_draw_ground (pen, piece, PW_COLOR_CARD, PW_COLOR_STRONG, 1, 8);
  if (piece->list[0] != 0)
    pw_marker_draw (pen, x, 0, 7.5, piece->list[0], piece->initials[0]);
  else
    pw_pen_icon (pen, "goal", x, 0, 18, PW_COLOR_TEXT, 1);
  g_snprintf (text, sizeof text, "%u", piece->number);
  pw_pen_text (pen, x + 20, 0, 0.5, text, 15, 700, PW_COLOR_TEXT);
  pw_card_draw_state (pen, piece, 8);
}

/* Where @points are on a bar of @width pixels. */
static double
goal_x (const CbViewSolo *solo, guint points, double width)
{
  guint goal = MAX (solo->goal, 1);

  return SIDE + (width - 2 * SIDE) * MIN (points, goal) / goal;
}

static const char *
write_goal (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CbViewSolo *solo = &((const CbView *) in->view)->solo;

  pw_card_init (piece, 0, draw_mark);
  piece->number = solo->marks[i].number;
  if (i == CB_GOAL_MARKER)
    {
      piece->list[0] = in->setup->markers[0];
      pw_marker_initial (in->setup->names[0], piece->initials[0]);
    }
  cb_piece_add_flags (piece, &solo->marks[i]);
  return solo->marks[i].name;
}

static void
layout_goal (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  const CbViewSolo *solo = &((const CbView *) in->view)->solo;
  double goal = width - SIDE - CARD_WIDTH / 2;
  double marker = CLAMP (goal_x (solo, solo->marker, width), SIDE + CARD_WIDTH / 2, goal - CARD_WIDTH - 10);

  *box = (PwBoardBox){ i == CB_GOAL_MARKER ? marker : goal, CARD_Y, CARD_WIDTH, CARD_HEIGHT };
}

static void
draw_goal (const PwBoardPartInput *in, PwPen *pen, double width, double height)
{
  const CbViewSolo *solo = &((const CbView *) in->view)->solo;
  double at = goal_x (solo, solo->marker, width), then = goal_x (solo, solo->marker + solo->gain, width);

  pw_pen_box (pen, SIDE, BAR_Y, width - 2 * SIDE, BAR_HEIGHT, BAR_HEIGHT / 2);
  pw_pen_paint (pen, PW_COLOR_SUNKEN, PW_COLOR_STRONG, 1);
  if (then > at)
    {
      pw_pen_box (pen, SIDE, BAR_Y, then - SIDE, BAR_HEIGHT, BAR_HEIGHT / 2);
      pw_pen_paint (pen, PW_COLOR_ACCENT_SOFT, PW_COLOR_ACCENT, 1);
    }
  if (at > SIDE + 1)
    {
      pw_pen_box (pen, SIDE, BAR_Y, at - SIDE, BAR_HEIGHT, MIN (BAR_HEIGHT, at - SIDE) / 2);
      pw_pen_paint (pen, PW_COLOR_ACCENT_BG, PW_PEN_NONE, 0);
    }
}

static gsize
key_goal (const PwBoardPartInput *in, guint8 key[PW_PART_KEY])
{
  const CbViewSolo *solo = &((const CbView *) in->view)->solo;

  key[0] = (guint8) solo->goal;
  key[1] = (guint8) solo->marker;
  key[2] = (guint8) solo->gain;
  return 3;
}

const PwBoardPartKind cb_part_goal = {
  .name = N_("Points marker and goal"),
  .flags = PW_PART_TEXT | PW_PART_PRESSABLE | PW_PART_NAMED,
  .place = CB_PLACE_GOAL,
  .n = CB_GOAL_SPOTS,
  .write = write_goal,
  .layout = layout_goal,
  .height = GOAL_HEIGHT,
  .draw = draw_goal,
  .key = key_goal,
  .min_width = 200,
  .width = 254,
};
