/* cy-printed.c: a component and what is printed on it, where that is asked at its first use
 *
 * A wood or stone tile costs a good that is certain and one more, which is pressed; of everything else the amounts are counted up and
 * down.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cy-printed.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cy-draw.h"
#include "games/caylus1303/data/cy-data.h"
#include "pw-make.h"
#include "pw-sketch.h"

/** WIDTH, HEIGHT: of the picture of a tile, in pixels; SIGN: of a good. */
#define WIDTH 140
#define HEIGHT 196
#define SIGN 26

/** GOODS: all amounts of a line. */
#define GOODS (((1u << CY_COSTS) - 1) << CY_ARG_GOODS)

/** PRESTIGE, SIDE, GAP, AFTER: of the printed values, in the order of PwGamePrinted; costs come first. */
#define PRESTIGE CY_BUILT_TILES
#define SIDE (2 * CY_BUILT_TILES)
#define GAP (SIDE + 1)
#define AFTER (SIDE + 2)

static int
tile_of (const PwMove *line)
{
  return line->kind == CY_KIND_VALUE ? line->args[CY_ARG_TILE] : CY_NO_TILE;
}

static gboolean
is_side (const PwMove *line)
{
  return line->kind == CY_KIND_VALUE && line->args[CY_ARG_WHERE] == CY_SAYS_SIDE;
}

static gboolean
says_cost (const PwMove *line)
{
  for (guint i = 0; i < CY_COSTS; i++)
    if (line->args[CY_ARG_GOODS + i] != PW_ARG_NONE)
      return TRUE;
  return FALSE;
}

/* The cost of such a tile is a good that its family has for certain, and another one. */
static gboolean
costs_two (const PwMove *line)
{
  return !is_side (line) && tile_of (line) >= CY_FIRST_BUILT && cy_tiles[tile_of (line)].family < CY_FAMILY_MONUMENT;
}

static guint
certain_good (const PwMove *line)
{
  return cy_tiles[tile_of (line)].family == CY_FAMILY_WOOD ? CY_WOOD : CY_STONE;
}

static const char *
name_good (guint good)
{
  return good == CY_GOODS ? _("1 of choice") : cy_good_label ((int) good);
}

/* -- The picture -------------------------------------------------------------------------------------------------- */

static void
draw_tile (PwPen *pen, double width, double height, const PwMove *line)
{
  guint tile = (guint) tile_of (line), show = CY_SHOW_STARTING + cy_tiles[tile].family, n;
  PwHue hue = (PwHue) cy_draw_hue (show);
  double x = 2, y = 2, w = width - 4, h = height - 8, strip = h * 0.22;
  char letter[2] = { cy_draw_letter (show), '\0' };
  CyMill mill = { { 0 }, (guint8) MAX (0, line->args[CY_ARG_NUMBER]) };
  CyLine lines[2] = { { { { 0 } }, 0 }, { { { 0 } }, 0 } };

  for (guint good = 0; good < CY_GOODS; good++)
    mill.goods[good] = (guint8) MAX (0, line->args[CY_ARG_GOODS + good]);
  cy_draw_outline (pen, show, x, y + 5, w, h);
  pw_pen_paint (pen, (int) PW_HUE_EDGE (hue), PW_PEN_NONE, 0);
  cy_draw_outline (pen, show, x, y, w, h);
  pw_pen_paint (pen, (int) PW_HUE_TINT (hue), PW_PEN_NONE, 0);
  cairo_save (pen->cr);
  cy_draw_outline (pen, show, x, y, w, h);
  cairo_clip (pen->cr);
  cy_draw_pattern (pen, show, x, y, w, h);
  cairo_rectangle (pen->cr, x, y, w, strip);
  pw_pen_paint (pen, (int) PW_HUE_FILL (hue), PW_PEN_NONE, 0);
  cairo_restore (pen->cr);
  cy_draw_outline (pen, show, x, y, w, h);
  pw_pen_paint (pen, PW_PEN_NONE, (int) PW_HUE_EDGE (hue), 1.6);
  pw_pen_text (pen, x + w - 16, y + strip * 0.6, 1, letter, 20, 800, PW_HUE_GLYPH (hue));
  n = cy_draw_effect (tile, !is_side (line), &mill, lines);
  for (guint i = 0; i < n; i++)
    cy_draw_centred (pen, &lines[i], x + w / 2, y + h * 0.44 + ((double) i - (n - 1) / 2.0) * 34, n > 1 ? 27 : 34, w - 18,
                     PW_COLOR_TEXT);
  cy_draw_fitted (pen, x + w / 2, y + h * 0.72, 0.5, cy_tile_label ((int) tile), 17, 700, PW_COLOR_TEXT, w - 16);
}

/* The spaces as they lie in a row: the gap, the stone tile, what is behind it. */
static void
draw_road (PwPen *pen, double width, double height, const PwMove *line)
{
  static const double dashes[] = { 2.5, 2.5 };
  int gap = line->args[CY_ARG_NUMBER], after = line->args[CY_ARG_WHERE], n = gap + after + 2;
  const int columns = 6;
  double step = width / columns, size = step - 4, top = (height - step * ((n + columns - 1) / columns)) / 2;

  for (int i = 0; i < n; i++)
    {
      double x = (i % columns) * step + 2, y = top + (i / columns) * step;
      gboolean lies = i == 0 || i == gap + 1;
      guint show = i == 0 ? CY_SHOW_WOOD : lies ? CY_SHOW_STONE : CY_SHOW_EMPTY;

      cy_draw_outline (pen, show, x, y, size, size);
      cairo_set_dash (pen->cr, dashes, lies ? 0 : 2, 0);
      pw_pen_paint (pen, lies ? (int) PW_HUE_FILL ((PwHue) cy_draw_hue (show)) : PW_PEN_NONE, PW_COLOR_STRONG, 1.2);
      cairo_set_dash (pen->cr, NULL, 0, 0);
    }
}

static void
draw_names (PwPen *pen, double width, double height, const PwMove *line)
{
  static const guint8 two[] = { CY_JOURNEYMAN, CY_CHAMBERLAIN };
  gboolean swapped = line->args[CY_ARG_NUMBER] == 1;

  for (guint i = 0; i < G_N_ELEMENTS (two); i++)
    {
      double y = height * (0.28 + 0.44 * i);

      pw_pen_icon (pen, cy_draw_character_icon (two[i]), width / 2, y - 14, 34, PW_COLOR_TEXT, 1);
      cy_draw_fitted (pen, width / 2, y + 18, 0.5, cy_character_label (two[swapped ? 1 - i : i]), 16, 700, PW_COLOR_TEXT, width);
    }
}

static void
draw_picture (PwPen *pen, double width, double height, gconstpointer data)
{
  const PwMove *line = data;

  switch (line->kind)
    {
    case CY_KIND_VALUE: draw_tile (pen, width, height, line); break;
    case CY_KIND_ROAD: draw_road (pen, width, height, line); break;
    default: draw_names (pen, width, height, line); break;
    }
}

static void
on_line_changed (PwSketch *picture, PwPrintedAnswer *answer)
{
  pw_sketch_set_data (picture, g_memdup2 (pw_printed_answer_get_line (answer), sizeof (PwMove)), g_free);
}

/* As PwBoardClass.printed_picture. */
GtkWidget *
cy_printed_picture (PwPrintedAnswer *answer)
{
  GtkWidget *picture = pw_sketch_new (WIDTH, HEIGHT, draw_picture,
                                      g_memdup2 (pw_printed_answer_get_line (answer), sizeof (PwMove)), g_free);

  g_signal_connect_object (answer, "changed", G_CALLBACK (on_line_changed), picture, G_CONNECT_SWAPPED);
  return picture;
}

/* -- Amounts ------------------------------------------------------------------------------------------------------------- */

/** Amount: a number that is counted up and down. */
typedef struct
{
  PwPrintedAnswer *answer;
  guint index;
  int least, most;
} Amount;

static void
show_amount (GtkWidget *label)
{
  const Amount *amount = g_object_get_data (G_OBJECT (label), "amount");
  int value = pw_printed_answer_get_line (amount->answer)->args[amount->index];
  g_autofree char *text = g_strdup_printf ("%d", MAX (0, value));

  gtk_label_set_text (GTK_LABEL (label), pw_printed_answer_is_open (amount->answer, amount->index) ? "?" : text);
}

static void
count (const Amount *amount, int by)
{
  int value = pw_printed_answer_get_line (amount->answer)->args[amount->index];
  gboolean good = amount->index >= CY_ARG_GOODS && amount->index <= CY_ARG_ANY;

  /* A number that nobody knows begins with what is taken for it. */
  if (!pw_printed_answer_is_open (amount->answer, amount->index))
    value = CLAMP (MAX (0, value) + by, amount->least, amount->most);
  pw_printed_answer_set (amount->answer, amount->index, good && value <= 0 ? PW_ARG_NONE : MAX (0, value));
}

static void
on_less (GtkWidget *label)
{
  count (g_object_get_data (G_OBJECT (label), "amount"), -1);
}

static void
on_more (GtkWidget *label)
{
  count (g_object_get_data (G_OBJECT (label), "amount"), 1);
}

static GtkWidget *
make_button (GtkWidget *label, const char *sign, const char *spoken, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (sign);

  gtk_widget_add_css_class (button, "raised");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_signal_connect_object (button, "clicked", callback, label, G_CONNECT_SWAPPED);
  return button;
}

/* A picture or word, and behind it "4 - +". */
static GtkWidget *
make_amount (PwPrintedAnswer *answer, GtkWidget *before, const char *name, guint index, int least, int most)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new (NULL);
  Amount *amount = g_new (Amount, 1);
  /* Translators: what a button counts down or up: "Prestige: less". */
  g_autofree char *less = g_strdup_printf (_("%s: less"), name), *more = g_strdup_printf (_("%s: more"), name);

  *amount = (Amount){ answer, index, least, most };
  g_object_set_data_full (G_OBJECT (label), "amount", amount, g_free);
  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "heading");
  pw_box_add (box, before, label, make_button (label, "−", less, G_CALLBACK (on_less)),
              make_button (label, "+", more, G_CALLBACK (on_more)), NULL);
  g_signal_connect_object (answer, "changed", G_CALLBACK (show_amount), label, G_CONNECT_SWAPPED);
  show_amount (label);
  return box;
}

static GtkWidget *
make_word (const char *text)
{
  GtkWidget *label = pw_words_new (text, NULL);

  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/* -- Goods ------------------------------------------------------------------------------------------------------------- */

static void
draw_good (PwPen *pen, double width, double height, gconstpointer data)
{
  cy_draw_sign (pen, CY_SIGN_FOOD + GPOINTER_TO_UINT (data), width / 2, height / 2, SIGN - 4, 0, PW_COLOR_TEXT);
}

static GtkWidget *
make_sign (guint good)
{
  return pw_sketch_new (SIGN, SIGN, draw_good, GUINT_TO_POINTER (good), NULL);
}

/* The second good of a cost, or -1. */
static int
second_good (PwPrintedAnswer *answer)
{
  const PwMove *line = pw_printed_answer_get_line (answer);

  if (pw_printed_answer_is_open (answer, CY_ARG_GOODS))
    return -1;
  for (guint good = 0; good < CY_COSTS; good++)
    if (line->args[CY_ARG_GOODS + good] > (good == certain_good (line) ? 1 : 0))
      return (int) good;
  return -1;
}

/* Which one is pressed is shown without pressing it. */
static void
show_second (GtkWidget *box, PwPrintedAnswer *answer)
{
  int second = second_good (answer), good = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (box); button; button = gtk_widget_get_next_sibling (button))
    if (GTK_IS_TOGGLE_BUTTON (button))
      {
        g_signal_handlers_block_matched (button, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, answer);
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), good++ == second);
        g_signal_handlers_unblock_matched (button, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, answer);
      }
}

static void
on_changed_second (PwPrintedAnswer *answer, GtkWidget *box)
{
  show_second (box, answer);
}

static void
on_good (GtkWidget *button, PwPrintedAnswer *answer)
{
  const PwMove *line = pw_printed_answer_get_line (answer);
  guint second = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "good")), certain = certain_good (line);

  for (guint good = 0; good < CY_COSTS; good++)
    {
      int amount = (good == certain) + (good == second);

      pw_printed_answer_set (answer, CY_ARG_GOODS + good, amount ? amount : PW_ARG_NONE);
    }
}

static GtkWidget *
make_two (PwPrintedAnswer *answer)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  guint certain = certain_good (pw_printed_answer_get_line (answer));

  pw_box_add (box, make_sign (certain), gtk_label_new ("+"), NULL);
  for (guint good = 0; good < CY_COSTS; good++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      gtk_button_set_child (GTK_BUTTON (button), make_sign (good));
      gtk_widget_add_css_class (button, "bonus-toggle");
      gtk_widget_set_tooltip_text (button, name_good (good));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name_good (good), -1);
      g_object_set_data (G_OBJECT (button), "good", GUINT_TO_POINTER (good));
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_good), answer, 0);
      gtk_box_append (GTK_BOX (box), button);
    }
  g_signal_connect_object (answer, "changed", G_CALLBACK (on_changed_second), box, 0);
  show_second (box, answer);
  return box;
}

static GtkWidget *
make_goods (PwPrintedAnswer *answer, guint n)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (guint good = 0; good < n; good++)
    gtk_grid_attach (GTK_GRID (grid),
                     make_amount (answer, make_sign (good), name_good (good), CY_ARG_GOODS + good, 0, good == CY_GOODS ? 3 : 9),
                     (int) (good % 2), (int) (good / 2), 1, 1);
  return grid;
}

/* -- All of it ----------------------------------------------------------------------------------------------------------- */

static gboolean
is_doubtful (PwPrintedAnswer *answer, guint value)
{
  PwSession *session = pw_printed_answer_get_session (answer);

  return pw_session_get_game (session)->printed->known (pw_session_get_state (session), value) == PW_PRINTED_UNKNOWN;
}

static void
add_tile (GtkWidget *box, PwPrintedAnswer *answer)
{
  const PwMove *line = pw_printed_answer_get_line (answer);
  guint i = (guint) tile_of (line) - CY_FIRST_BUILT;
  gboolean side = is_side (line), cost = side || says_cost (line);

  if (cost && is_doubtful (answer, side ? SIDE : i))
    pw_printed_answer_doubt (answer, 0, GOODS);
  if (!side && is_doubtful (answer, PRESTIGE + i))
    pw_printed_answer_doubt (answer, 1, 1u << CY_ARG_NUMBER);
  if (cost)
    {
      gtk_box_append (GTK_BOX (box), pw_words_new (side ? _("What the set-up side gives") : _("Cost"), "heading"));
      gtk_box_append (GTK_BOX (box), costs_two (line) ? make_two (answer) : make_goods (answer, side ? CY_GOODS : CY_COSTS));
    }
  if (line->args[CY_ARG_NUMBER] != PW_ARG_NONE)
    gtk_box_append (GTK_BOX (box), make_amount (answer, make_word (_("Prestige")), _("Prestige"), CY_ARG_NUMBER, 0, 40));
}

static void
add_road (GtkWidget *box, PwPrintedAnswer *answer)
{
  static const char *const words[] = { N_("Empty spaces before the stone tile"), N_("Empty spaces behind it") };
  static const guint8 args[] = { CY_ARG_NUMBER, CY_ARG_WHERE };
  static const guint8 most[] = { CY_MAX_GAP, CY_MAX_AFTER };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      if (is_doubtful (answer, i == 0 ? GAP : AFTER))
        pw_printed_answer_doubt (answer, i, 1u << args[i]);
      gtk_box_append (GTK_BOX (box), make_amount (answer, make_word (_(words[i])), _(words[i]), args[i], 0, most[i]));
    }
}

static void
on_names (GtkWidget *check, PwPrintedAnswer *answer)
{
  gboolean swapped = gtk_check_button_get_active (GTK_CHECK_BUTTON (check));

  if (swapped != (pw_printed_answer_get_line (answer)->args[CY_ARG_NUMBER] == 1))
    pw_printed_answer_set (answer, CY_ARG_NUMBER, swapped);
}

static void
on_names_changed (PwPrintedAnswer *answer, GtkWidget *check)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), pw_printed_answer_get_line (answer)->args[CY_ARG_NUMBER] == 1);
}

static void
add_names (GtkWidget *box, PwPrintedAnswer *answer)
{
  GtkWidget *check = gtk_check_button_new_with_label (_("The names are the other way round"));

  g_signal_connect_object (check, "toggled", G_CALLBACK (on_names), answer, 0);
  g_signal_connect_object (answer, "changed", G_CALLBACK (on_names_changed), check, 0);
  gtk_box_append (GTK_BOX (box), check);
}

/* As PwBoardClass.printed_fields. */
GtkWidget *
cy_printed_fields (PwPrintedAnswer *answer)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  switch (pw_printed_answer_get_line (answer)->kind)
    {
    case CY_KIND_VALUE: add_tile (box, answer); break;
    case CY_KIND_ROAD: add_road (box, answer); break;
    default: add_names (box, answer); break;
    }
  return box;
}
