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
  GtkWidget parent_instance;

  KbViewer *viewer;
  PwSession *session;
  GtkWidget *outer;             /* scrolls all of the board */
  GtkWidget *content;           /* the child of it, and what all the others are in */
  GtkWidget *dice, *supplies, *score, *sheet, *scroller;
};

G_DEFINE_FINAL_TYPE (KbMainBoard, kb_main_board, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_SHOWN_SEAT,
  PROP_HINTS,
  N_PROPS,
};

static void
write_score (KbMainBoard *self)
{
  const KbView *view = kb_viewer_get_view (self->viewer);
  g_autofree char *score = pw_number (pw_session_get_score (self->session, view->seat, -1));

  gtk_label_set_text (GTK_LABEL (self->score), score);
}

static void
on_changed (KbMainBoard *self)
{
  write_score (self);
}

static void
on_notify (KbViewer    *viewer,
           GParamSpec  *pspec,
           KbMainBoard *self)
{
  g_object_notify (G_OBJECT (self), pspec->name);
}

/* Boards do not mirror, so that places stay where the real ones are. */
static void
put (GtkWidget *widget,
     int        x,
     int        y,
     int        width,
     int        height)
{
  gtk_widget_allocate (widget, MAX (width, 1), MAX (height, 1), -1, gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)));
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

  put (self->dice, at.left, y, at.inner, at.dice);
  y += at.dice + at.gap;
  gtk_widget_set_child_visible (self->score, !at.wide);
  put (self->score, at.left + at.inner - at.score_width - 6, y + (at.supplies - at.score_height) / 2, at.score_width,
       at.score_height);
  put (self->supplies, at.left, y, at.supplies_width, at.supplies);
  y += at.supplies + at.gap;
  put (self->scroller, at.left, y, at.inner,
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
  GtkWidget *child;
  int least, best;
  Places at;

  /* Every child must have been measured before it is allocated. */
  for (child = gtk_widget_get_first_child (content); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, &least, &best, NULL, NULL);

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
  put (KB_MAIN_BOARD (widget)->outer, 0, 0, width, height);
}

static GtkSizeRequestMode
kb_main_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
kb_main_board_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  g_object_get_property (G_OBJECT (KB_MAIN_BOARD (object)->viewer), pspec->name, value);
}

static void
kb_main_board_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  g_object_set_property (G_OBJECT (KB_MAIN_BOARD (object)->viewer), pspec->name, value);
}

static void
kb_main_board_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (kb_main_board_parent_class)->dispose (object);
}

static void
kb_main_board_finalize (GObject *object)
{
  KbMainBoard *self = KB_MAIN_BOARD (object);

  g_clear_object (&self->viewer);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (kb_main_board_parent_class)->finalize (object);
}

static void
kb_main_board_class_init (KbMainBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = kb_main_board_get_property;
  object_class->set_property = kb_main_board_set_property;
  object_class->dispose = kb_main_board_dispose;
  object_class->finalize = kb_main_board_finalize;
  widget_class->size_allocate = kb_main_board_size_allocate;
  widget_class->get_request_mode = kb_main_board_get_request_mode;
  widget_class->measure = kb_main_board_measure;

  g_object_class_install_property (object_class, PROP_SEAT,
                                   g_param_spec_int ("seat", NULL, NULL, -1, KB_MAX_PLAYERS - 1, -1,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));
  g_object_class_install_property (object_class, PROP_SHOWN_SEAT,
                                   g_param_spec_int ("shown-seat", NULL, NULL, 0, KB_MAX_PLAYERS - 1, 0,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object_class, PROP_HINTS,
                                   g_param_spec_boolean ("hints", NULL, NULL, TRUE,
                                                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));
  gtk_widget_class_set_css_name (widget_class, "mainboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
kb_main_board_init (KbMainBoard *self)
{
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager (self->content, gtk_custom_layout_new (get_content_mode, measure_content, allocate_content));
  self->outer = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->outer), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->outer), self->content);
  gtk_widget_set_parent (self->outer, GTK_WIDGET (self));
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

  self->session = g_object_ref (pw_entry_get_session (entry));
  self->viewer = kb_viewer_new (self->session, entry);
  /* In the order F6 visits them. */
  self->sheet = pw_board_part_new (self->viewer, &kb_part_province);
  self->scroller = add (self, pw_board_part_scroll (self->sheet, GTK_POLICY_AUTOMATIC));
  self->supplies = add (self, pw_board_part_new (self->viewer, &kb_part_supplies));
  self->dice = add (self, pw_board_part_new (self->viewer, &kb_part_dice));
  self->score = add (self, gtk_label_new (NULL));
  gtk_widget_add_css_class (self->score, "title-2");
  gtk_widget_add_css_class (self->score, "numeric");

  pw_text_scale_watch (GTK_WIDGET (self->content), G_CALLBACK (gtk_widget_queue_resize));
  g_signal_connect_object (self->viewer, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->viewer, "notify", G_CALLBACK (on_notify), self, 0);
  /* The score stands in no view. */
  g_signal_connect_object (self->viewer, "moved", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  write_score (self);
  return GTK_WIDGET (self);
}
