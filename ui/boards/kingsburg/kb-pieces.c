/* kb-pieces.c: how dice, enemies, supplies and the calendar are drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-pieces.h"

#include <string.h>

#include "kb-draw.h"
#include "pw-card.h"
#include "pw-marker.h"

/* Lower boxes of dice are one line. */
#define LOW 44
/* Between dice: the rings of two that are chosen do not meet, but where all stands in one line there is no room for that. */
#define DICE_GAP(low) ((low) ? 3.0 : 5.0)

/* -- Dice of a player ------------------------------------------------------------------ */

typedef struct
{
  guint32 flags;
  guint8 marker;
  guint8 n, n_white, used;
  guint8 dice[KB_DICE];
  guint16 plus2;
  guint8 total, left;
} DiceData;

G_STATIC_ASSERT (sizeof (DiceData) <= PW_PIECE_DATA);

/* How wide a number of +2 tokens is, whatever the type: the dice beside it do not move. */
#define DIGIT 8

/* Where the small signs begin of what can still be used. */
static double
marks_begin (guint32 flags, guint plus2, double right)
{
  if (flags & KB_SPOT_HAS_ENVOY)
    right -= 19;
  if (flags & (KB_SPOT_CAN_MARKET | KB_SPOT_USED_MARKET))
    right -= 19;
  return right - (plus2 > 9 ? 23 + 2 * DIGIT : plus2 > 1 ? 23 + DIGIT : plus2 ? 20 : 0);
}

/* Small signs of what can still be used: +2 tokens, the Market, the Envoy. Returns where they begin. */
static double
draw_marks (PwPen *pen, const DiceData *data, double right, double cy)
{
  double begin = marks_begin (data->flags, data->plus2, right);
  char text[8];

  if (data->flags & KB_SPOT_HAS_ENVOY)
    {
      pw_pen_icon (pen, "scroll", right - 7, cy, 14, PW_COLOR_TEXT, 1);
      right -= 19;
    }
  if (data->flags & (KB_SPOT_CAN_MARKET | KB_SPOT_USED_MARKET))
    {
      pw_pen_icon (pen, "market", right - 7, cy, 14, PW_COLOR_TEXT, data->flags & KB_SPOT_USED_MARKET ? 0.35 : 1);
      right -= 19;
    }
  if (data->plus2 > 0)
    {
      if (data->plus2 > 1)
        {
          g_snprintf (text, sizeof text, "%u", data->plus2);
          pw_pen_text (pen, right, cy, 1, text, 12, 700, PW_COLOR_TEXT);
          right -= (data->plus2 > 9 ? 2 : 1) * DIGIT + 3;
        }
      kb_draw_sign (pen, KB_SIGN_PLUS2, right - 8, cy, 13, 0);
    }
  return begin;
}

/* Where the dice lie in a box of @w by @h: from its middle, the left edge of the first, the middle of all, and how large they are. */
static void
place_dice (const KbDiceSpot *spot, double w, double h, double *x, double *y, double *size)
{
  gboolean low = h < LOW;
  double right = low ? marks_begin (spot->flags, spot->plus2, w / 2 - 6) : w / 2 - 8;

  *x = -w / 2 + 29;
  *y = low ? 0 : -h / 2 + 16;
  *size = MIN (low ? 17 : 20, (right - *x - (spot->n - 1) * DICE_GAP (low)) / MAX (spot->n, 1));
}

/**
 * kb_piece_die_box:
 * @spot: dice as kb_piece_dice() draws them
 * @dice: the box of all that
 * @die: which of them
 * @box: (out): where it lies
 */
void
kb_piece_die_box (const KbDiceSpot *spot, const PwBoardBox *dice, guint die, PwBoardBox *box)
{
  double x, y, size, gap = DICE_GAP (dice->height < LOW);

  place_dice (spot, dice->width, dice->height, &x, &y, &size);
  *box = (PwBoardBox){ dice->x + x + die * (size + gap) + size / 2, dice->y + y, size + gap, size + 6 };
}

/* How much all dice total, which decides the order, and how much can still be placed. */
static void
draw_total (PwPen *pen, const DiceData *data, double x, double cy)
{
  char text[32];
  double end;

  if (data->total == 0)
    return;
  g_snprintf (text, sizeof text, "%u", data->total);
  end = x + pw_pen_text (pen, x, cy, 0, text, 13, 700, PW_COLOR_TEXT);
  if (data->flags & KB_SPOT_PASSED)
    pw_pen_icon (pen, "pw-tick", end + 11, cy, 13, PW_COLOR_GOOD, 1);
  else if (data->left < data->total)
    {
      /* U+2192 RIGHTWARDS ARROW */
      g_snprintf (text, sizeof text, "\342\206\222 %u", data->left);
      pw_pen_text (pen, end + 4, cy, 0, text, 12, 400, PW_COLOR_DIM);
    }
}

static void
draw_dice (PwPen *pen, const PwPiece *piece)
{
  DiceData data;
  double w = piece->size, h = piece->height, x = -w / 2 + 7, first, size, right;
  /* On narrow boards all stands in one line. */
  gboolean now, low = h < LOW;
  double top = low ? 0 : -h / 2 + 16, bottom = low ? 0 : h / 2 - 12;

  memcpy (&data, piece->data, sizeof data);
  now = (data.flags & PW_SPOT_NOW) != 0;
  pw_card_draw_ground (pen, piece, now ? PW_COLOR_ACCENT_SOFT : PW_COLOR_CARD, now ? PW_COLOR_ACCENT : PW_COLOR_LINE, now ? 2 : 1,
                       8);
  right = draw_marks (pen, &data, w / 2 - 6, bottom);
  pw_marker_draw (pen, x + 8, top, low ? 8 : 9, data.marker, piece->label);
  place_dice (&(KbDiceSpot){ .flags = data.flags, .plus2 = data.plus2, .n = data.n }, w, h, &first, &top, &size);
  for (guint i = 0; i < data.n; i++)
    kb_draw_die (pen, first + i * (size + DICE_GAP (low)), top, size, data.dice[i], i >= KB_OWN_DICE ? 0 : data.marker,
                 data.used >> i & 1);
  x = low ? x + 26 + data.n * (size + DICE_GAP (low)) : x + 1;
  if (!low || right - x > 48)
    draw_total (pen, &data, x, bottom);
  pw_card_draw_state (pen, piece, 8);
}

void
kb_piece_dice (PwPiece *piece, const KbView *view, const KbDiceSpot *spot)
{
  DiceData data;

  memset (&data, 0, sizeof data);
  data.flags = spot->flags;
  data.marker = view->markers[spot->seat];
  data.n = spot->n;
  data.n_white = spot->n_white;
  data.used = spot->used;
  data.plus2 = spot->plus2;
  data.total = spot->total;
  data.left = spot->left;
  memcpy (data.dice, spot->dice, KB_DICE);
  pw_card_init (piece, spot->flags & ~PW_SPOT_NOW, draw_dice);
  pw_piece_set_label (piece, view->initials[spot->seat]);
  memcpy (piece->data, &data, sizeof data);
}

static void
draw_hand_die (PwPen *pen, const PwPiece *piece)
{
  double w = piece->size + 1, h = piece->size + 1;

  if (piece->flags & (PW_PIECE_SELECTED | PW_PIECE_HOVER))
    {
      pw_pen_box (pen, -w / 2, -h / 2, w, h, 6);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_CARD, 3);
      pw_pen_box (pen, -w / 2 - 1, -h / 2 - 1, w + 2, h + 2, 7);
      pw_pen_paint (pen, PW_PEN_NONE, piece->flags & PW_PIECE_SELECTED ? PW_COLOR_GLOW : PW_COLOR_STRONG, 2);
    }
  pw_card_draw_state (pen, piece, 5);
}

/* The die itself is drawn with those of its owner; here is what a click is for. */
void
kb_piece_hand_die (PwPiece *piece, const KbDieSpot *spot)
{
  pw_card_init (piece, spot->flags, draw_hand_die);
}

/* -- An enemy ------------------------------------------------------------------------------ */

typedef struct
{
  guint8 type, strength, destroys, n;
  guint8 sure;
  gint16 strengths[KB_MAX_PLAYERS];
  guint8 verdicts[KB_MAX_PLAYERS];
  guint8 markers[KB_MAX_PLAYERS];
} EnemyData;

static void
draw_verdict (PwPen *pen, guint verdict, double cx, double cy)
{
  cairo_t *cr = pen->cr;

  cairo_new_path (cr);
  switch ((KbBattle) verdict)
    {
    case KB_BATTLE_VICTORY:
      cairo_move_to (cr, cx - 4, cy);
      cairo_line_to (cr, cx - 1, cy + 3);
      cairo_line_to (cr, cx + 4.5, cy - 4);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_GOOD, 2);
      break;
    case KB_BATTLE_DRAW:
      cairo_move_to (cr, cx - 3.5, cy - 2);
      cairo_line_to (cr, cx + 3.5, cy - 2);
      cairo_move_to (cr, cx - 3.5, cy + 2);
      cairo_line_to (cr, cx + 3.5, cy + 2);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_DIM, 1.6);
      break;
    case KB_BATTLE_DEFEAT:
      cairo_move_to (cr, cx - 3.5, cy - 3.5);
      cairo_line_to (cr, cx + 3.5, cy + 3.5);
      cairo_move_to (cr, cx + 3.5, cy - 3.5);
      cairo_line_to (cr, cx - 3.5, cy + 3.5);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_ERROR, 1.8);
      break;
    case KB_BATTLE_NONE:
    default: break;
    }
}

/* Higher boxes of enemies have two lines. */
#define HIGH 40

static void
draw_enemy (PwPen *pen, const PwPiece *piece)
{
  EnemyData data;
  gboolean high = piece->height >= HIGH;
  double w = piece->size, left = -w / 2 + (piece->keycap ? 18 : 6), first, step;
  double top = high ? -piece->height / 2 + 13 : 0, line = high ? piece->height / 2 - 12 : 0;
  char text[8];

  memcpy (&data, piece->data, sizeof data);
  pw_card_draw_ground (pen, piece, data.sure ? PW_COLOR_ACCENT_SOFT : PW_COLOR_CARD, data.sure ? PW_COLOR_ACCENT : PW_COLOR_LINE,
                       data.sure ? 1.5 : 1, 6);
  pw_pen_icon (pen, kb_draw_enemy_icon (data.type), left + 9, top, 17, PW_COLOR_TEXT, 1);
  g_snprintf (text, sizeof text, "%u", data.strength);
  pw_pen_text (pen, left + 22, top, 0, text, 14, 800, PW_COLOR_TEXT);
  if (data.destroys)
    pw_pen_icon (pen, "building", left + 40, top, 11, PW_COLOR_WARN, 1);
  first = high ? -w / 2 + 2 : left + 50;
  step = MIN (64, (w / 2 - 2 - first) / MAX (data.n, 1));
  /* Along the right edge, so that the columns stand under each other. */
  first = w / 2 - 2 - step * data.n;
  for (guint seat = 0; seat < data.n; seat++)
    {
      /* Five in a side column stand closer. */
      double unit = MIN (1, step / 43), x = first + seat * step + (step - 42 * unit) / 2;
      gboolean known = data.verdicts[seat] != KB_BATTLE_NONE;

      pw_marker_draw (pen, x + 7 * unit, line, 6 * unit, data.markers[seat], NULL);
      g_snprintf (text, sizeof text, "%d", data.strengths[seat]);
      if (!known)
        g_strlcpy (text, "?", sizeof text);
      pw_pen_text (pen, x + 21 * unit, line, 0.5, text, 13 * MAX (unit, 0.9), 700, known ? PW_COLOR_TEXT : PW_COLOR_DIM);
      draw_verdict (pen, data.verdicts[seat], x + 34 * unit, line);
    }
  pw_card_draw_state (pen, piece, 6);
}

void
kb_piece_enemy (PwPiece *piece, const KbView *view, const KbEnemySpot *spot)
{
  EnemyData data;

  memset (&data, 0, sizeof data);
  data.type = spot->type;
  data.strength = spot->strength;
  data.destroys = spot->destroys;
  data.n = view->n_players;
  data.sure = (spot->flags & KB_SPOT_SURE) != 0;
  memcpy (data.strengths, spot->strengths, sizeof data.strengths);
  memcpy (data.verdicts, spot->verdicts, sizeof data.verdicts);
  memcpy (data.markers, view->markers, sizeof data.markers);
  pw_card_init (piece, spot->flags, draw_enemy);
  piece->keycap = spot->key;
  memcpy (piece->data, &data, sizeof data);
}

/* -- Supplies -------------------------------------------------------------------------------- */

static void
draw_supply (PwPen *pen, const PwPiece *piece)
{
  double w = piece->size, h = piece->height, size = MIN (h * 0.62, w * 0.4), x = -w / 2 + w * 0.3;
  char text[8];

  if (piece->flags & (PW_PIECE_LEGAL | PW_PIECE_SELECTED | PW_PIECE_FOCUS | PW_PIECE_HOVER))
    pw_card_draw_ground (pen, piece, PW_COLOR_CARD, PW_COLOR_LINE, 1, 8);
  kb_draw_sign (pen, piece->number, x, 0, size, 0);
  g_snprintf (text, sizeof text, "%u", piece->count);
  pw_pen_text (pen, x + size * 0.78, 0, 0, text, size * 0.84, 800, piece->count ? PW_COLOR_TEXT : PW_COLOR_DIM);
  pw_card_draw_state (pen, piece, 8);
}

void
kb_piece_supply (PwPiece *piece, const KbSupplySpot *spot)
{
  pw_card_init (piece, spot->flags, draw_supply);
  piece->number = spot->resource;
  piece->count = spot->number;
}

/* -- The calendar --------------------------------------------------------------------------------- */

static void
draw_year (PwPen *pen, const PwPiece *piece)
{
  gboolean now = (piece->flags & PW_PIECE_NOW) != 0, done = (piece->flags & PW_PIECE_DONE) != 0;

  pw_card_draw_ground (pen, piece, now ? PW_COLOR_ACCENT_BG : PW_COLOR_CARD,
                       now    ? PW_PEN_NONE
                       : done ? PW_COLOR_LINE
                              : PW_COLOR_STRONG,
                       1, 7);
  pw_pen_text (pen, done ? -5 : 0, 0, 0.5, piece->label, 14, 700, now ? PW_COLOR_ACCENT_FG : done ? PW_COLOR_DIM : PW_COLOR_TEXT);
  /* Struck out, a I would be a plus sign. */
  if (done)
    pw_pen_icon (pen, "pw-tick", piece->size / 2 - 9, 0, 10, PW_COLOR_DIM, 1);
  pw_card_draw_state (pen, piece, 7);
}

void
kb_piece_year (PwPiece *piece, const KbTimeSpot *spot)
{
  pw_card_init (piece, spot->flags, draw_year);
  pw_piece_set_label (piece, kb_year_label (spot->number));
}

static void
draw_phase (PwPen *pen, const PwPiece *piece)
{
  gboolean now = (piece->flags & PW_PIECE_NOW) != 0, done = (piece->flags & PW_PIECE_DONE) != 0;

  pw_card_draw_ground (pen, piece, now ? PW_COLOR_ACCENT_SOFT : PW_COLOR_SUNKEN, now ? PW_COLOR_ACCENT : PW_PEN_NONE, 2, 7);
  pw_pen_icon (pen, kb_draw_phase_icon (piece->number), 0, 0, MIN (piece->size, piece->height) * 0.62,
               now ? PW_COLOR_TEXT : PW_COLOR_DIM, done ? 0.55 : 1);
  pw_card_draw_state (pen, piece, 7);
}

void
kb_piece_phase (PwPiece *piece, const KbTimeSpot *spot)
{
  pw_card_init (piece, spot->flags, draw_phase);
  piece->number = spot->number;
}
