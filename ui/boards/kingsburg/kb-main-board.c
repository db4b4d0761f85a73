/* kb-main-board.c: all that lies before one player, and everybody's dice
 *
 * From top to bottom: the dice of all players in turn order, what the player shown has, and the
 * province sheet, which takes the rest, and scrolls where that is too low. With large text little would be left
 * for it: then all of the board scrolls as one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-main-board.h"

#include <math.h>

#include "core/pw-format.h"
#include "kb-parts.h"
#include "pw-large-text.h"

#define WIDE 560
#define MIN_WIDTH 290
#define NATURAL_WIDTH 676
/* Distance from the sides, and of the parts from each other. */
#define SIDE 8
#define GAP 6
/* A sheet's places are no wider and no higher than is good to read; on a very large screen, which is looked at from
 * further away, the sheet has at least this share of it. */
#define MAX_SHEET_WIDTH 900
#define MAX_SHEET_HEIGHT 620
#define SHEET_SHARE 0.6
#define MIN_HEIGHT 260

struct _KbMainBoard
{
  PwMainBoard parent_instance;

  GtkWidget *outer;             /* scrolls all of the board */
  GtkWidget *content;           /* the child of it, and what all the others are in */
  GtkWidget *dice, *supplies, *score, *sheet, *scroller;
};

G_DEFINE_FINAL_TYPE (KbMainBoard, kb_main_board, PW_TYPE_MAIN_BOARD)

static void
kb_main_board_write (PwMainBoard *board)
{
  const KbView *view = pw_main_board_get_view (board);
  g_autofree char *score = pw_number (pw_session_get_score (pw_main_board_get_session (board), view->seat, -1));

  gtk_label_set_text (GTK_LABEL (KB_MAIN_BOARD (board)->score), score);
}

/* What gets narrower than it can scrolls to the side. */
static int
height_of (GtkWidget *widget,
           int        width,
           gboolean   natural)
{
  int narrowest, least, best;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &narrowest, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, narrowest), &least, &best, NULL, NULL);
  return natural ? best : least;
}

/* -- What is on the board: its sizes are those of usual text, times the scale ------------- */

/** Places: the height of each line of the board at a width, in pixels. */
typedef struct
{
  double scale;
  gboolean wide;
  int inner, left;              /* the width of all, and where it begins */
  int dice, supplies, gap, end;
  int sheet;                    /* the least that it may get */
  int score_width, score_height, supplies_width;
} Places;

static Places
places_at (KbMainBoard *self,
           int          width)
{
  Places places = { .scale = pw_text_scale (GTK_WIDGET (self)) };

  places.wide = width >= WIDE * places.scale;
  places.inner = MIN (width - 2 * SIDE, (int) MAX (MAX_SHEET_WIDTH * places.scale, width * SHEET_SHARE));
  places.left = (width - places.inner) / 2;
  places.gap = places.wide ? GAP : 2;
  places.end = places.wide ? 4 : 0;
  /* Elsewhere the score has a place of its own. */
  gtk_widget_measure (self->score, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &places.score_width, NULL, NULL);
  gtk_widget_measure (self->score, GTK_ORIENTATION_VERTICAL, -1, NULL, &places.score_height, NULL, NULL);
  places.supplies_width = places.wide ? places.inner : places.inner - places.score_width - 12;
  places.dice = height_of (self->dice, places.inner, FALSE);
  places.supplies = height_of (self->supplies, places.supplies_width, FALSE);
  if (pw_large_text_is_on (GTK_WIDGET (self)))
    places.sheet = height_of (self->sheet, places.inner, !places.wide);
  return places;
}

static void
allocate_content (GtkWidget *content,
                  int        width,
                  int        height,
                  int        baseline)
{
  KbMainBoard *self = KB_MAIN_BOARD (gtk_widget_get_ancestor (content, KB_TYPE_MAIN_BOARD));
  Places at = places_at (self, width);
  int y = at.wide ? 4 : 2;

  pw_main_board_put (self->dice, at.left, y, at.inner, at.dice);
  y += at.dice + at.gap;
  gtk_widget_set_child_visible (self->score, !at.wide);
  pw_main_board_put (self->score, at.left + at.inner - at.score_width - 6, y + (at.supplies - at.score_height) / 2,
                     at.score_width, at.score_height);
  pw_main_board_put (self->supplies, at.left, y, at.supplies_width, at.supplies);
  y += at.supplies + at.gap;
  pw_main_board_put (self->scroller, at.left, y, at.inner,
                     MIN (height - y - at.end, (int) MAX (MAX_SHEET_HEIGHT * at.scale, height * SHEET_SHARE)));
}

static void
measure_content (GtkWidget      *content,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  KbMainBoard *self = KB_MAIN_BOARD (gtk_widget_get_ancestor (content, KB_TYPE_MAIN_BOARD));
  Places at;

  pw_main_board_measure_children (content, orientation);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }
  at = places_at (self, for_size > 0 ? for_size : NATURAL_WIDTH);
  *minimum = MIN_HEIGHT;
  /* All of it scrolls where text is large. */
  if (pw_large_text_is_on (GTK_WIDGET (self)))
    *minimum = (at.wide ? 4 : 2) + at.dice + at.supplies + 2 * at.gap + at.sheet + at.end;
  *natural = MAX (*minimum, at.dice + at.supplies + 2 * GAP + 8 + height_of (self->sheet, at.inner, TRUE));
}

static GtkSizeRequestMode
get_content_mode (GtkWidget *content)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* -- The board itself --------------------------------------------------------------------- */

static void
kb_main_board_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  pw_main_board_put (KB_MAIN_BOARD (widget)->outer, 0, 0, width, height);
}

static void
kb_main_board_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  KbMainBoard *self = KB_MAIN_BOARD (widget);

  /* It scrolls from there on. */
  gtk_widget_measure (self->outer, orientation, for_size, minimum, natural, NULL, NULL);
  gtk_widget_measure (self->content, orientation, for_size, NULL, natural, NULL, NULL);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
}

static void
kb_main_board_class_init (KbMainBoardClass *klass)
{
  GTK_WIDGET_CLASS (klass)->size_allocate = kb_main_board_size_allocate;
  GTK_WIDGET_CLASS (klass)->measure = kb_main_board_measure;
  PW_MAIN_BOARD_CLASS (klass)->write = kb_main_board_write;
}

static void
kb_main_board_init (KbMainBoard *self)
{
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager (self->content, gtk_custom_layout_new (get_content_mode, measure_content, allocate_content));
  self->outer = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->outer), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->outer), self->content);
  pw_main_board_add (PW_MAIN_BOARD (self), self->outer);
}

static GtkWidget *
add (KbMainBoard *self,
     GtkWidget   *child)
{
  gtk_box_append (GTK_BOX (self->content), child);
  return child;
}

/**
 * kb_main_board_new:
 * @entry: where presses go
 *
 * Returns: (transfer floating): the board of whoever acts
 */
GtkWidget *
kb_main_board_new (PwEntry *entry)
{
  KbMainBoard *self = g_object_new (KB_TYPE_MAIN_BOARD, NULL);
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new (pw_entry_get_session (entry), entry, &kb_scene_kind);

  /* In the order F6 visits them. */
  self->sheet = pw_board_part_new (viewer, &kb_part_province);
  self->scroller = add (self, pw_board_part_scroll (self->sheet, GTK_POLICY_AUTOMATIC));
  self->supplies = add (self, pw_board_part_new (viewer, &kb_part_supplies));
  self->dice = add (self, pw_board_part_new (viewer, &kb_part_dice));
  self->score = add (self, pw_main_board_new_score ());
  pw_text_scale_watch (GTK_WIDGET (self->content), G_CALLBACK (gtk_widget_queue_resize));
  pw_main_board_set_viewer (PW_MAIN_BOARD (self), viewer);
  return GTK_WIDGET (self);
}
