/* cb-main-board.c: all that lies before one player
 *
 * The duchy fills the middle. On wide boards dice, supplies, key spaces and goods stand in the
 * corners that a duchy leaves free, as on the real one; on narrow boards in two lines, above and
 * below it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-main-board.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "cb-duchy-board.h"
#include "cb-row.h"
#include "cb-supplies.h"
#include "pw-theme-watch.h"

#define WIDE 560
#define MIN_WIDTH 290
#define MIN_HEIGHT 260
#define NATURAL_WIDTH 676
/* Lines above and below the duchy on narrow boards, and distance from the sides. */
#define LINE 54
#define SIDE 12
#define SIDE_WIDE 16
/* The hex width at which the corners have the sizes below. */
#define UNIT 70.0
#define DIE 44.0
#define KEY 45.0
#define TOKEN 38.0
#define ICON 26.0
/* From this width of hexes the duchy and the key spaces would overlap: see place_wide(). */
#define WIDTH_PER_HEX 9.2
/* From this text size on there is no room for captions. */
#define LARGE_TEXT 1.5

struct _CbMainBoard
{
  GtkWidget parent_instance;

  CbViewer *viewer;
  PwSession *session;
  GtkWidget *duchy, *dice, *supplies, *store, *goods, *score;
  GtkWidget *store_caption, *goods_caption;
};

G_DEFINE_FINAL_TYPE (CbMainBoard, cb_main_board, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_SHOWN_SEAT,
  PROP_HINTS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static const CbDuchy *
get_duchy (CbMainBoard *self)
{
  return cb_duchy_nth (cb_viewer_get_view (self->viewer)->duchy);
}

static void
write_labels (CbMainBoard *self)
{
  const CbView *view = cb_viewer_get_view (self->viewer);
  g_autofree char *score = g_strdup_printf ("%d", pw_session_get_score (self->session, view->seat, -1));
  g_autofree char *sold = NULL, *stored = NULL;
  const char *caption = _("Goods");

  if (view->n_heap > 0)
    stored = g_strdup_printf (ngettext ("Key spaces, %u tile more", "Key spaces, %u tiles more", view->n_heap), view->n_heap);
  if (view->n_sold > 0)
    /* Translators: goods tiles; "Goods, 4 sold" */
    caption = sold = g_strdup_printf (ngettext ("Goods, %u sold", "Goods, %u sold", view->n_sold), view->n_sold);
  gtk_label_set_text (GTK_LABEL (self->goods_caption), caption);
  gtk_label_set_text (GTK_LABEL (self->store_caption), stored != NULL ? stored : view->n_common > 0 ? _("Key spaces: common, own") : _("Key spaces"));
  gtk_label_set_text (GTK_LABEL (self->score), score);
}

static void
on_changed (CbViewer    *viewer,
            CbMainBoard *self)
{
  write_labels (self);
}

static void
on_session_changed (PwSession   *session,
                    PwChange     change,
                    CbMainBoard *self)
{
  write_labels (self);
}

static void
on_notify (CbViewer    *viewer,
           GParamSpec  *pspec,
           CbMainBoard *self)
{
  g_object_notify (G_OBJECT (self), pspec->name);
}

static void
get_size (GtkWidget *widget,
          int       *width,
          int       *height)
{
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, height, NULL, NULL);
}

/* Boards do not mirror, so that places stay where the real ones are. */
static void
put (GtkWidget *widget,
     int        x,
     int        y,
     int        width,
     int        height)
{
  gtk_widget_allocate (widget, MAX (width, 1), MAX (height, 1), -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)));
}

/* On wide boards captions, in step with the board; on narrow ones the score, which elsewhere has
 * a place of its own. */
static void
show_details (CbMainBoard *self,
              gboolean     wide,
              double       scale)
{
  gboolean captions = wide && pw_theme_text_scale (GTK_WIDGET (self)) < LARGE_TEXT;
  g_autoptr (PangoAttrList) larger = NULL;

  if (scale > 1.2)
    {
      larger = pango_attr_list_new ();
      pango_attr_list_insert (larger, pango_attr_scale_new (scale));
    }
  gtk_label_set_attributes (GTK_LABEL (self->store_caption), larger);
  gtk_label_set_attributes (GTK_LABEL (self->goods_caption), larger);
  gtk_widget_set_child_visible (self->store_caption, captions);
  gtk_widget_set_child_visible (self->goods_caption, captions);
  gtk_widget_set_child_visible (self->score, !wide);
}

static void
place_wide (CbMainBoard *self,
            int          width,
            int          height)
{
  const CbDuchy *duchy = get_duchy (self);
  double hex = cb_duchy_board_hex_for (duchy, width, height), scale;
  int w, h, x, y, top, bottom, caption_w, caption_h;

  /* The lowest row and the key spaces stand side by side. */
  hex = MIN (hex, floor ((width - 2 * SIDE_WIDE) / WIDTH_PER_HEX));
  scale = hex / UNIT;
  cb_row_set_size (CB_ROW (self->dice), round (DIE * scale));
  cb_row_set_size (CB_ROW (self->store), round (KEY * scale));
  cb_row_set_size (CB_ROW (self->goods), round (TOKEN * scale));
  cb_supplies_set_size (CB_SUPPLIES (self->supplies), round (ICON * scale), GTK_ORIENTATION_VERTICAL);
  show_details (self, TRUE, scale);

  cb_duchy_board_size (duchy, hex, &w, &h);
  top = MAX (0, MIN ((height - h) / 2, 12));
  bottom = top + h;
  put (self->duchy, (width - w) / 2, top, w, h);

  get_size (self->dice, &w, &h);
  put (self->dice, SIDE_WIDE - 4, top, w, h);
  get_size (self->supplies, &w, &h);
  put (self->supplies, width - SIDE_WIDE - 6 - w, top + 6, w, h);

  get_size (self->store, &w, &h);
  y = bottom - h;
  put (self->store, SIDE_WIDE - 6, y, w, h);
  get_size (self->store_caption, &caption_w, &caption_h);
  put (self->store_caption, SIDE_WIDE + 2, y - caption_h, caption_w, caption_h);

  get_size (self->goods, &w, &h);
  x = width - SIDE_WIDE - w;
  y = bottom - 6 - h;
  put (self->goods, x, y, w, h);
  get_size (self->goods_caption, &caption_w, &caption_h);
  put (self->goods_caption, width - SIDE_WIDE - 6 - caption_w, y - caption_h - 2, caption_w, caption_h);
}

static void
place_narrow (CbMainBoard *self,
              int          width,
              int          height)
{
  const CbDuchy *duchy = get_duchy (self);
  double hex = cb_duchy_board_hex_for (duchy, width - 4, height - 2 * LINE);
  int w, h, score_w, score_h, x, duchy_h, rest;

  cb_row_set_size (CB_ROW (self->dice), 30);
  cb_row_set_size (CB_ROW (self->store), 32);
  cb_row_set_size (CB_ROW (self->goods), 30);
  cb_supplies_set_size (CB_SUPPLIES (self->supplies), 20, GTK_ORIENTATION_HORIZONTAL);
  show_details (self, FALSE, 1);

  get_size (self->dice, &w, &h);
  put (self->dice, SIDE - 6, (LINE - h) / 2, w, h);
  get_size (self->score, &score_w, &score_h);
  x = width - SIDE - score_w;
  put (self->score, x, (LINE - score_h) / 2, score_w, score_h);
  get_size (self->supplies, &w, &h);
  put (self->supplies, x - 16 - w, (LINE - h) / 2, w, h);

  cb_duchy_board_size (duchy, hex, &w, &duchy_h);
  put (self->duchy, (width - w) / 2, LINE, w, duchy_h);

  /* The lower line stays near the duchy on tall pages. */
  rest = MIN (height - LINE - duchy_h, 2 * LINE);
  get_size (self->store, &w, &h);
  put (self->store, SIDE - 6, LINE + duchy_h + MAX (0, (rest - h) / 2), w, h);
  get_size (self->goods, &w, &h);
  put (self->goods, width - SIDE + 6 - w, LINE + duchy_h + MAX (0, (rest - h) / 2), w, h);
}

static void
cb_main_board_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  CbMainBoard *self = CB_MAIN_BOARD (widget);

  if (width >= WIDE)
    place_wide (self, width, height);
  else
    place_narrow (self, width, height);
}

static GtkSizeRequestMode
cb_main_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
cb_main_board_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  CbMainBoard *self = CB_MAIN_BOARD (widget);
  const CbDuchy *duchy = get_duchy (self);
  GtkWidget *child;
  int width = for_size > 0 ? for_size : NATURAL_WIDTH, w, h;
  double hex;

  /* Every child must have been measured before it is allocated. */
  for (child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, &w, &h, NULL, NULL);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }
  hex = cb_duchy_board_hex_for (duchy, width >= WIDE ? width : width - 4, 1e6);
  if (width >= WIDE)
    hex = MIN (hex, floor ((width - 2 * SIDE_WIDE) / WIDTH_PER_HEX));
  cb_duchy_board_size (duchy, hex, &w, &h);
  *minimum = MIN_HEIGHT;
  *natural = MAX (MIN_HEIGHT, width >= WIDE ? h : h + 2 * LINE);
}

static void
cb_main_board_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  g_object_get_property (G_OBJECT (CB_MAIN_BOARD (object)->viewer), pspec->name, value);
}

static void
cb_main_board_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  g_object_set_property (G_OBJECT (CB_MAIN_BOARD (object)->viewer), pspec->name, value);
}

static void
cb_main_board_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (cb_main_board_parent_class)->dispose (object);
}

static void
cb_main_board_finalize (GObject *object)
{
  CbMainBoard *self = CB_MAIN_BOARD (object);

  g_clear_object (&self->viewer);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (cb_main_board_parent_class)->finalize (object);
}

static void
cb_main_board_class_init (CbMainBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = cb_main_board_get_property;
  object_class->set_property = cb_main_board_set_property;
  object_class->dispose = cb_main_board_dispose;
  object_class->finalize = cb_main_board_finalize;
  widget_class->size_allocate = cb_main_board_size_allocate;
  widget_class->get_request_mode = cb_main_board_get_request_mode;
  widget_class->measure = cb_main_board_measure;

  properties[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, -1, CB_MAX_PLAYERS - 1, -1,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_SHOWN_SEAT] = g_param_spec_int ("shown-seat", NULL, NULL, 0, CB_MAX_PLAYERS - 1, 0,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_HINTS] = g_param_spec_boolean ("hints", NULL, NULL, TRUE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "mainboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_main_board_init (CbMainBoard *self)
{
}

static GtkWidget *
add (CbMainBoard *self,
     GtkWidget   *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return child;
}

static GtkWidget *
new_label (const char *text,
           const char *style,
           gboolean    dim)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style);
  if (dim)
    gtk_widget_add_css_class (label, "dim-label");
  return label;
}

/**
 * cb_main_board_new:
 * @entry: where presses go
 *
 * Returns: (transfer floating): the board of whoever acts
 */
GtkWidget *
cb_main_board_new (PwEntry *entry)
{
  CbMainBoard *self = g_object_new (CB_TYPE_MAIN_BOARD, NULL);

  self->session = g_object_ref (pw_entry_get_session (entry));
  self->viewer = cb_viewer_new (self->session, entry);
  /* In the order F6 visits them. */
  self->duchy = add (self, cb_duchy_board_new (self->viewer));
  self->store = add (self, cb_row_new (self->viewer, CB_PLACE_STORE));
  self->goods = add (self, cb_row_new (self->viewer, CB_PLACE_GOODS));
  self->dice = add (self, cb_row_new (self->viewer, CB_PLACE_DIE));
  self->supplies = add (self, cb_supplies_new (self->viewer));
  self->store_caption = add (self, new_label (_("Key spaces"), "caption", TRUE));
  self->goods_caption = add (self, new_label (NULL, "caption", TRUE));
  self->score = add (self, new_label (NULL, "title-2", FALSE));
  gtk_widget_add_css_class (self->score, "numeric");

  g_signal_connect_object (self->viewer, "changed", G_CALLBACK (on_changed), self, 0);
  g_signal_connect_object (self->viewer, "notify", G_CALLBACK (on_notify), self, 0);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (on_session_changed), self, 0);
  write_labels (self);
  return GTK_WIDGET (self);
}
