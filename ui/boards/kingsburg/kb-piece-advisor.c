/* kb-piece-advisor.c: how an advisor is drawn: number, help, name, who influences it, who still can
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "kb-draw.h"
#include "kb-pieces.h"
#include "pw-card.h"
#include "core/pw-view-text.h"
#include "pw-marker.h"

#define RADIUS 8
#define PAD 5

typedef struct
{
  guint32 flags;
  KbDiceView groups[KB_GROUPS];
  guint8 markers[KB_GROUPS];
  guint8 others[KB_MAX_PLAYERS]; /* markers; ends with 0 or at its end */
  gint8 left;
  char name[30];
} AdvisorData;

G_STATIC_ASSERT (sizeof (AdvisorData) <= PW_PIECE_DATA);

/* The number is what is typed, too: a key where it may be. */
static void
draw_number (PwPen *pen, double cx, double cy, double size, guint number, gboolean key)
{
  char text[8];

  g_snprintf (text, sizeof text, "%u", number);
  pw_pen_box (pen, cx - size / 2, cy - size * 0.43, size, size * 0.86, size * 0.22);
  pw_pen_paint (pen, key ? PW_COLOR_TEXT : PW_COLOR_CARD, key ? PW_COLOR_CARD : PW_COLOR_STRONG, 1.2);
  pw_pen_text (pen, cx, cy, 0.5, text, size * 0.62, 800, key ? PW_COLOR_CARD : PW_COLOR_TEXT);
}

static void
draw_group (PwPen *pen, const KbDiceView *group, guint marker, const char *initial, double x, double cy, double size,
            double room)
{
  guint n = group->n_dice + group->n_white;
  gboolean plus2 = (group->flags & KB_GROUP_PLUS2) != 0;
  gboolean market = (group->flags & (KB_GROUP_MARKET_DOWN | KB_GROUP_MARKET_UP)) != 0;
  double lead = size + 3, need = lead + n * (size + 2) + (plus2 ? size * 1.3 : 0) + (market ? size * 1.1 : 0);

  if (need > room)
    size *= room / need;
  lead = size + 3;
  if (marker)
    pw_marker_draw (pen, x + size / 2, cy, MAX (size / 2, 5), marker, initial);
  else
    pw_pen_icon (pen, "barricade", x + size / 2, cy, size * 1.05, PW_COLOR_DIM, 1);
  x += lead;
  for (guint i = 0; i < n; i++, x += size + 2)
    kb_draw_die (pen, x, cy, size, i < group->n_dice ? group->dice[i] : group->white[i - group->n_dice],
                 i < group->n_dice ? marker : 0, marker == 0 && i < group->n_dice);
  if (plus2)
    {
      kb_draw_sign (pen, KB_SIGN_PLUS2, x + size * 0.6, cy, size * 0.95, 0);
      x += size * 1.3;
    }
  if (market)
    /* U+2212 MINUS SIGN */
    pw_pen_text (pen, x + 1, cy, 0, group->flags & KB_GROUP_MARKET_DOWN ? "\342\210\2221" : "+1", size * 0.8, 800, PW_COLOR_TEXT);
}

/* What it takes besides dice, and what would be left. */
static void
draw_means (PwPen *pen, const AdvisorData *data, double x, double cy)
{
  char text[24];

  if (data->flags & KB_SPOT_ENVOY)
    {
      pw_pen_icon (pen, "scroll", x + 6, cy, 13, PW_COLOR_ACCENT, 1);
      x += 16;
    }
  if (data->flags & KB_SPOT_PLUS2)
    {
      kb_draw_sign (pen, KB_SIGN_PLUS2, x + 7.5, cy, 12, 0);
      x += 18;
    }
  if (data->flags & KB_SPOT_MARKET)
    {
      pw_pen_icon (pen, "market", x + 6, cy, 12, PW_COLOR_TEXT, 1);
      x += 16;
    }
  if (data->left != KB_NO_TOTAL)
    {
      /* U+2192 RIGHTWARDS ARROW */
      g_snprintf (text, sizeof text, "\342\206\222 %d", data->left);
      pw_pen_text (pen, x, cy, 0, text, 11, 700, PW_COLOR_DIM);
    }
}

static void
draw_others (PwPen *pen, const AdvisorData *data, double right, double cy)
{
  for (int i = KB_MAX_PLAYERS - 1; i >= 0; i--)
    if (data->others[i])
      {
        pw_marker_draw (pen, right - 4, cy, 4, data->others[i], NULL);
        right -= 10;
      }
}

static void
draw_advisor (PwPen *pen, const PwPiece *piece)
{
  AdvisorData data;
  double w = piece->size, h = piece->height, left = -w / 2 + PAD, right = w / 2 - PAD, number = MIN (26, h * 0.36);
  double top = -h / 2 + PAD + number * 0.43, name_y = top + number * 0.43 + h * 0.105, low = h / 2 - PAD - 7;
  guint8 signs[KB_MAX_SIGNS];
  int points;
  guint n = kb_draw_help (piece->number, signs, &points);
  gboolean taken, first, second, legal = (piece->flags & PW_PIECE_LEGAL) != 0;
  double line = MIN (17, h * 0.22);

  memcpy (&data, piece->data, sizeof data);
  first = data.groups[0].flags != 0;
  second = data.groups[1].flags != 0;
  taken = first || second;
  pw_card_draw_ground (pen, piece,
                       data.flags & PW_SPOT_NOW ? PW_COLOR_WARN_SOFT
                       : taken                  ? PW_COLOR_SUNKEN
                                                : PW_COLOR_CARD,
                       data.flags & PW_SPOT_NOW ? PW_COLOR_WARN : PW_COLOR_LINE, data.flags & PW_SPOT_NOW ? 2 : 1, RADIUS);
  draw_number (pen, left + number / 2, top, number, piece->number, legal);
  kb_draw_signs (pen, signs, n, points, left + number + 5, top, MIN (16, h * 0.22), w - 2 * PAD - number - 5);
  if (!(first && second && h < 84))
    kb_draw_fitted (pen, left, name_y, data.name, MIN (12, h * 0.145), 400, PW_COLOR_DIM, w - 2 * PAD);
  if (first && second)
    {
      draw_group (pen, &data.groups[0], data.markers[0], piece->initials[0], left, low - line - 1, line - 1, w - 2 * PAD);
      draw_group (pen, &data.groups[1], data.markers[1], piece->initials[1], left, low, line - 1, w - 2 * PAD);
    }
  else if (taken)
    draw_group (pen, &data.groups[first ? 0 : 1], data.markers[first ? 0 : 1], piece->initials[first ? 0 : 1], left, low - 1,
                line, w - 2 * PAD - (legal ? 16 : 0));
  if (legal && !taken)
    draw_means (pen, &data, left, low);
  else if (legal && !second)
    pw_pen_icon (pen, "scroll", right - 7, low, 13, PW_COLOR_ACCENT, 1);
  if (!taken)
    draw_others (pen, &data, right, low);
  pw_card_draw_state (pen, piece, RADIUS);
}

void
kb_piece_advisor (PwPiece *piece, const KbView *view, const KbAdvisorSpot *spot)
{
  AdvisorData data;
  guint n = 0;

  memset (&data, 0, sizeof data);
  data.flags = spot->flags;
  data.left = spot->left;
  memcpy (data.groups, spot->groups, sizeof data.groups);
  pw_card_init (piece, spot->flags, draw_advisor);
  for (guint i = 0; i < KB_GROUPS; i++)
    if (spot->groups[i].flags && spot->groups[i].seat >= 0)
      {
        data.markers[i] = view->markers[spot->groups[i].seat];
        memcpy (piece->initials[i], view->initials[spot->groups[i].seat], sizeof piece->initials[i]);
      }
  for (guint seat = 0; seat < view->n_players; seat++)
    if (spot->others >> seat & 1)
      data.others[n++] = view->markers[seat];
  pw_view_keep (data.name, sizeof data.name, kb_advisor_label (spot->number));
  piece->number = spot->number;
  memcpy (piece->data, &data, sizeof data);
}
