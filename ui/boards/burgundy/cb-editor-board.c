/* cb-editor-board.c: the grid on which a duchy is painted, one widget a place
 *
 * Letters paint the hex with the focus and go on to the next, so that a whole duchy is typed like
 * a word; presses and strokes of the pointer use the tool.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-editor-board.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "cb-duchy-board.h"
#include "games/burgundy/words/cb-sentences.h"
#include "pw-hex.h"
#include "pw-pen.h"
#include "pw-theme-watch.h"

#define MIN_HEX 20
#define NATURAL_HEX 64
#define NATURAL_FREE_HEX 50

/* The keys that mean something on a hex: colours, marks, and numbers where they are free. */
#define KEYS "CMKSLBTPRH"
#define DICE "123456"

struct _CbEditorBoard
{
  PwSpaceGroup parent_instance;

  CbEditorModel *model;
  guint8 kind;                  /* what the spaces were made for; CB_DUCHY_KINDS: nothing */
  CbTool tool;
  guint half;
  gboolean has_bank;            /* a river begins at: */
  CbAt bank;
  PwSpace *stroke;              /* the last space of a stroke of the pointer */
  double w, x, y;               /* of a hex; corner of the grid */
};

G_DEFINE_FINAL_TYPE (CbEditorBoard, cb_editor_board, PW_TYPE_SPACE_GROUP)

static const struct { int row, column; } sides[6] = { { -1, 1 }, { 0, 2 }, { 1, 1 }, { 1, -1 }, { 0, -2 }, { -1, -1 } };

static const char *const icons[CB_TYPES] = { "castle", "mine", "monastery", "ship", "livestock", "building" };

static CbAt
at_of (PwSpace *space)
{
  guint id = pw_space_get_id (space);

  return (CbAt){ (guint8) (id / CB_GRID_COLUMNS), (guint8) (id % CB_GRID_COLUMNS) };
}

static PwSpace *
space_at (CbEditorBoard *self, int row, int column)
{
  return row < 0 || column < 0 ? NULL : pw_space_group_find (PW_SPACE_GROUP (self), (guint) (row * CB_GRID_COLUMNS + column));
}

/* Rows and columns that are shown: the fixed shape, or the room for any. */
static void
get_extent (CbEditorBoard *self, double *width, double *height)
{
  gboolean fixed = self->kind == CB_ONE_PIECE;

  *width = fixed ? 7 : CB_GRID_COLUMNS / 2.0;
  *height = (fixed ? 6 : CB_GRID_ROWS - 1) * PW_HEX_PITCH + PW_HEX_HEIGHT;
}

static int
hex_for (CbEditorBoard *self, double width, double height)
{
  double w, h;

  get_extent (self, &w, &h);
  return MAX (MIN_HEX, (int) floor (MIN (width / (w + 2 * CB_DUCHY_PAD), height / (h + 2 * CB_DUCHY_PAD))));
}

/* -- What is shown -------------------------------------------------------------------------- */

static char *
describe (const CbDraft *draft, CbAt at)
{
  const CbCell *cell = &draft->cells[at.row][at.column];
  int index = cell->there ? cb_draft_index (draft, at.row, at.column) : -1;
  const char *hex = index >= 0 ? cb_hex_words.words[index].word : NULL;
  g_autoptr (GString) name = g_string_new (NULL);

  if (hex == NULL)
    return g_strdup_printf (_("row %u, place %u, no hex"), at.row + 1u, at.column / 2 + 1u);
  if (cell->die == 0)
    g_string_printf (name, _("%s, %s, no number"), hex,
                     cell->type < CB_TYPES ? cb_type_label ((CbType) cell->type) : _("no colour"));
  else
    g_string_printf (name, _("%s, %s, needs %u"), hex,
                     cell->type < CB_TYPES ? cb_type_label ((CbType) cell->type) : _("no colour"), cell->die);
  if (draft->kind == CB_TEAM)
    g_string_append_printf (name, _(", half %u"), cell->half + 1u);
  if (cell->start)
    g_string_append (name, _("; starting castle"));
  if (cell->post)
    g_string_append (name, _("; border post"));
  for (guint i = 0; i < draft->n_rivers; i++)
    for (guint end = 0; end < 2; end++)
      if (draft->rivers[i][end].row == at.row && draft->rivers[i][end].column == at.column)
        {
          int other = cb_draft_index (draft, draft->rivers[i][1 - end].row, draft->rivers[i][1 - end].column);

          if (other >= 0)
            g_string_append_printf (name, _("; river to %s"), cb_hex_words.words[other].word);
        }
  return g_strdup (name->str);
}

static void
make_piece (CbEditorBoard *self, CbAt at, PwPiece *piece)
{
  const CbCell *cell = &cb_editor_model_get (self->model)->cells[at.row][at.column];
  char label[4];

  pw_piece_init (piece, cell->there ? PW_PIECE_UNKNOWN : PW_PIECE_GAP, 1);
  piece->hue = -1;
  if (!cell->there)
    return;
  if (cell->type < CB_TYPES && cell->die > 0)
    {
      piece->kind = PW_PIECE_SPACE;
      piece->hue = (gint8) cell->type;
      piece->number = cell->die;
      pw_piece_set_icon (piece, icons[cell->type]);
    }
  else
    {
      piece->hue = cell->type < CB_TYPES ? (gint8) cell->type : -1;
      g_snprintf (label, sizeof label, "%c",
                  cell->die > 0           ? '0' + cell->die
                  : cell->type < CB_TYPES ? cb_type_letters[cell->type]
                                          : '?');
      pw_piece_set_label (piece, label);
    }
  if (self->has_bank && self->bank.row == at.row && self->bank.column == at.column)
    piece->flags |= PW_PIECE_SELECTED;
}

static void
write_spaces (CbEditorBoard *self)
{
  const CbDraft *draft = cb_editor_model_get (self->model);

  for (int row = 0; row < CB_GRID_ROWS; row++)
    for (int column = 0; column < CB_GRID_COLUMNS; column++)
      {
        PwSpace *space = space_at (self, row, column);
        CbAt at = { (guint8) row, (guint8) column };
        g_autofree char *name = NULL;
        PwPiece piece;

        if (space == NULL || !cb_draft_is_place (draft, row, column))
          continue;
        make_piece (self, at, &piece);
        pw_space_set_piece (space, &piece);
        name = describe (draft, at);
        pw_space_set_name (space, name);
      }
}

static void
on_changed (CbEditorBoard *self)
{
  const CbDraft *draft = cb_editor_model_get (self->model);

  if (self->kind != draft->kind)
    {
      self->kind = draft->kind;
      self->has_bank = FALSE;
      for (int row = 0; row < CB_GRID_ROWS; row++)
        for (int column = 0; column < CB_GRID_COLUMNS; column++)
          {
            gboolean shown = cb_draft_is_place (draft, row, column);
            PwSpace *space = space_at (self, row, column);

            if (space == NULL && shown)
              space = pw_space_group_add (PW_SPACE_GROUP (self), (guint) (row * CB_GRID_COLUMNS + column), TRUE);
            if (space)
              gtk_widget_set_visible (GTK_WIDGET (space), shown);
          }
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  if (self->has_bank && !draft->cells[self->bank.row][self->bank.column].there)
    self->has_bank = FALSE;
  write_spaces (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
cb_editor_board_place (PwSpaceGroup *group, int width, int height)
{
  CbEditorBoard *self = CB_EDITOR_BOARD (group);
  double w, h;

  get_extent (self, &w, &h);
  self->w = hex_for (self, width, height);
  self->x = (width - w * self->w) / 2;
  self->y = (height - h * self->w) / 2;
  for (int row = 0; row < CB_GRID_ROWS; row++)
    for (int column = 0; column < CB_GRID_COLUMNS; column++)
      {
        PwSpace *space = space_at (self, row, column);

        if (space == NULL || !gtk_widget_get_visible (GTK_WIDGET (space)))
          continue;
        pw_space_set_size (space, self->w);
        pw_space_allocate (space, self->x + (column / 2.0 + 0.5) * self->w,
                           self->y + (row * PW_HEX_PITCH + PW_HEX_SIDE) * self->w);
      }
  write_spaces (self);
}

static void
middle (CbEditorBoard *self, CbAt at, double *x, double *y)
{
  *x = self->x + (at.column / 2.0 + 0.5) * self->w;
  *y = self->y + (at.row * PW_HEX_PITCH + PW_HEX_SIDE) * self->w;
}

static void
draw_land (CbEditorBoard *self, PwPen *pen, const CbAt *at, guint n)
{
  double x, y;

  for (guint i = 0; i < n; i++)
    {
      middle (self, at[i], &x, &y);
      pw_hex_path (pen->cr, x, y, self->w * (1 + 1.5 * CB_DUCHY_PAD), 0.1, FALSE);
    }
  pw_pen_paint (pen, PW_COLOR_PLATE, PW_PEN_NONE, 0);
}

/* Rivers, then the outlines of regions; between two halves the line is thicker. */
static void
draw_lines (CbEditorBoard *self, PwPen *pen, const CbAt *at, guint n)
{
  const CbDraft *draft = cb_editor_model_get (self->model);
  double x, y, p[6][2];

  for (guint i = 0; i < draft->n_rivers; i++)
    {
      middle (self, draft->rivers[i][0], &x, &y);
      cairo_move_to (pen->cr, x, y);
      middle (self, draft->rivers[i][1], &x, &y);
      cairo_line_to (pen->cr, x, y);
    }
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_BLUE_FILL, MAX (3, self->w * 0.12));
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < n; i++)
        {
          const CbCell *cell = &draft->cells[at[i].row][at[i].column];

          middle (self, at[i], &x, &y);
          pw_hex_corners (x, y, self->w, FALSE, p);
          for (guint side = 0; side < 6; side++)
            {
              int row = at[i].row + sides[side].row, column = at[i].column + sides[side].column;
              const CbCell *other = row >= 0 && row < CB_GRID_ROWS && column >= 0 && column < CB_GRID_COLUMNS
                                      ? &draft->cells[row][column]
                                      : NULL;
              gboolean seam = other && other->there && other->half != cell->half;

              if (pass == 1 ? !seam : seam || (other && other->there && other->type == cell->type))
                continue;
              cairo_move_to (pen->cr, p[side][0], p[side][1]);
              cairo_line_to (pen->cr, p[(side + 1) % 6][0], p[(side + 1) % 6][1]);
            }
        }
      pw_pen_paint (pen, PW_PEN_NONE, pass ? PW_COLOR_TEXT : PW_COLOR_RIM, MAX (1, self->w * (pass ? 0.07 : 0.036)));
    }
}

static void
draw_badge (PwPen *pen, double x, double y, double r, const char *letter, const char *icon)
{
  cairo_arc (pen->cr, x, y, r, 0, 2 * G_PI);
  pw_pen_paint (pen, PW_COLOR_TEXT, PW_COLOR_CARD, 1.5);
  if (icon)
    pw_pen_icon (pen, icon, x, y, r * 1.35, PW_COLOR_CARD, 1);
  else
    pw_pen_text (pen, x, y, 0.5, letter, r * 1.35, 700, PW_COLOR_CARD);
}

/* What stands on hexes, above them. */
static void
draw_badges (CbEditorBoard *self, PwPen *pen, const CbAt *at, guint n)
{
  const CbDraft *draft = cb_editor_model_get (self->model);
  double x, y, r = MAX (6, self->w * 0.15);

  for (guint i = 0; i < n; i++)
    {
      const CbCell *cell = &draft->cells[at[i].row][at[i].column];

      middle (self, at[i], &x, &y);
      if (cell->start)
        draw_badge (pen, x + self->w * 0.32, y - self->w * 0.26, r, NULL, "castle");
      if (cell->post)
        draw_badge (pen, x - self->w * 0.32, y - self->w * 0.26, r, "P", NULL);
    }
}

static void
cb_editor_board_draw (PwSpaceGroup *group, GtkSnapshot *snapshot, PwLayer layer)
{
  CbEditorBoard *self = CB_EDITOR_BOARD (group);
  GtkWidget *widget = GTK_WIDGET (group);
  PwPen pen = { .theme = pw_palette_theme (), .pango = gtk_widget_get_pango_context (widget) };
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                               (float) gtk_widget_get_height (widget));
  CbAt at[CB_MAX_HEXES];
  guint n = cb_draft_list (cb_editor_model_get (self->model), at);

  if (layer == PW_LAYER_LIT)
    return;
  pen.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  if (layer == PW_LAYER_GROUND)
    draw_land (self, &pen, at, n);
  else
    draw_lines (self, &pen, at, n);
  cairo_destroy (pen.cr);
}

/* Badges are above all, also above the hex with the focus. */
static void
cb_editor_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbEditorBoard *self = CB_EDITOR_BOARD (widget);
  PwPen pen = { .theme = pw_palette_theme (), .pango = gtk_widget_get_pango_context (widget) };
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                               (float) gtk_widget_get_height (widget));
  CbAt at[CB_MAX_HEXES];
  guint n = cb_draft_list (cb_editor_model_get (self->model), at);

  GTK_WIDGET_CLASS (cb_editor_board_parent_class)->snapshot (widget, snapshot);
  pen.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  draw_badges (self, &pen, at, n);
  cairo_destroy (pen.cr);
}

/* -- What is done ------------------------------------------------------------------------------ */

static void
river_at (CbEditorBoard *self, CbAt at)
{
  const CbDraft *draft = cb_editor_model_get (self->model);

  if (draft->kind != CB_SOLO || !draft->cells[at.row][at.column].there)
    return;
  if (self->has_bank && cb_editor_model_toggle_river (self->model, self->bank, at))
    self->has_bank = FALSE;
  else
    {
      self->has_bank = !(self->has_bank && self->bank.row == at.row && self->bank.column == at.column);
      self->bank = at;
    }
  write_spaces (self);
}

static gboolean
apply_tool (CbEditorBoard *self, CbAt at, CbTool tool)
{
  if (tool < (CbTool) CB_TYPES)
    return cb_editor_model_paint (self->model, at, (CbType) tool, self->half);
  if (tool == CB_TOOL_ERASE)
    return cb_editor_model_remove (self->model, at);
  if (tool >= CB_TOOL_DIE_1 && tool <= CB_TOOL_DIE_6)
    return cb_editor_model_set_die (self->model, at, tool - CB_TOOL_DIE_1 + 1, self->half);
  if (tool == CB_TOOL_START)
    return cb_editor_model_toggle_start (self->model, at);
  if (tool == CB_TOOL_POST)
    return cb_editor_model_toggle_post (self->model, at);
  river_at (self, at);
  return TRUE;
}

static void
cb_editor_board_pressed (PwSpaceGroup *group, PwSpace *space)
{
  CbEditorBoard *self = CB_EDITOR_BOARD (group);

  apply_tool (self, at_of (space), self->tool);
}

/* The place after @at in reading order, or before it: of the whole grid row by row. */
static void
step (CbEditorBoard *self, CbAt at, int by)
{
  int place = at.row * CB_GRID_COLUMNS + at.column;

  for (place += by; place >= 0 && place < CB_GRID_ROWS * CB_GRID_COLUMNS; place += by)
    {
      PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (self), (guint) place);

      /* A free shape is entered row by row too, but rows end where people say. */
      if (self->kind != CB_ONE_PIECE && place / CB_GRID_COLUMNS != at.row)
        return;
      if (space && gtk_widget_get_visible (GTK_WIDGET (space)))
        {
          gtk_widget_grab_focus (GTK_WIDGET (space));
          return;
        }
    }
}

/* Goes on once a hex has all it needs: where numbers are free, both letter and number. */
static void
go_on (CbEditorBoard *self, CbAt at)
{
  const CbCell *cell = &cb_editor_model_get (self->model)->cells[at.row][at.column];

  if (cell->type < CB_TYPES && cell->die > 0)
    step (self, at, 1);
}

static gboolean
on_key_pressed (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, CbEditorBoard *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  gunichar letter = g_unichar_toupper (gdk_keyval_to_unicode (keyval));
  const char *found;
  CbAt at;

  if (child == NULL || !PW_IS_SPACE (child) || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;
  at = at_of (PW_SPACE (child));
  found = letter > 0 && letter < 128 ? strchr (cb_type_letters, (int) letter) : NULL;
  if (found && *found)
    {
      if (cb_editor_model_paint (self->model, at, (CbType) (found - cb_type_letters), self->half))
        go_on (self, at);
    }
  else if (letter >= '1' && letter <= '6' && self->kind != CB_ONE_PIECE)
    {
      if (cb_editor_model_set_die (self->model, at, letter - '0', self->half))
        go_on (self, at);
    }
  else if (letter == 'T')
    cb_editor_model_toggle_start (self->model, at);
  else if (letter == 'P')
    cb_editor_model_toggle_post (self->model, at);
  else if (letter == 'R')
    river_at (self, at);
  else if (letter == 'H')
    cb_editor_model_toggle_half (self->model, at);
  else if (keyval == GDK_KEY_Delete)
    cb_editor_model_remove (self->model, at);
  else if (keyval == GDK_KEY_BackSpace)
    {
      PwSpace *before;

      step (self, at, -1);
      before = PW_SPACE (gtk_widget_get_focus_child (GTK_WIDGET (self)));
      cb_editor_model_paint (self->model, at_of (before), CB_TYPES, self->half);
    }
  else if (keyval == GDK_KEY_Escape && self->has_bank)
    {
      self->has_bank = FALSE;
      write_spaces (self);
    }
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/**
 * cb_editor_board_type:
 * @keyval: a key that nothing else on the page has used
 * @state: what is held with it
 *
 * A letter or number that the grid takes goes to the hex that has the focus, or had it last, wherever the focus is now;
 * so does the focus.
 *
 * Returns: whether it was used
 */
gboolean
cb_editor_board_type (CbEditorBoard *self, guint keyval, GdkModifierType state)
{
  gunichar letter = g_unichar_toupper (gdk_keyval_to_unicode (keyval));

  if (letter == 0 || letter >= 128 || strchr (self->kind == CB_ONE_PIECE ? KEYS : KEYS DICE, (int) letter) == NULL ||
      state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK) || !gtk_widget_grab_focus (GTK_WIDGET (self)))
    return GDK_EVENT_PROPAGATE;
  return on_key_pressed (NULL, keyval, 0, state, self);
}

/* -- A stroke of the pointer -------------------------------------------------------------------- */

static PwSpace *
pick (CbEditorBoard *self, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  return widget && PW_IS_SPACE (widget) ? PW_SPACE (widget) : NULL;
}

static void
on_drag_begin (GtkGestureDrag *drag, double x, double y, CbEditorBoard *self)
{
  self->stroke = pick (self, x, y);
}

/* A press on one hex is left to it; once a second one is reached, all on the way are painted. */
static void
on_drag_update (GtkGestureDrag *drag, double dx, double dy, CbEditorBoard *self)
{
  gboolean claimed = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (drag)) != NULL &&
                     gtk_gesture_get_sequence_state (GTK_GESTURE (drag), gtk_gesture_get_last_updated_sequence (
                                                                           GTK_GESTURE (drag))) == GTK_EVENT_SEQUENCE_CLAIMED;
  double x, y;
  PwSpace *space;

  if (self->tool > CB_TOOL_DIE_6)
    return;
  gtk_gesture_drag_get_start_point (drag, &x, &y);
  space = pick (self, x + dx, y + dy);
  if (space == NULL || space == self->stroke)
    return;
  if (!claimed)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
      cb_editor_model_begin (self->model);
      if (self->stroke)
        apply_tool (self, at_of (self->stroke), self->tool);
    }
  self->stroke = space;
  apply_tool (self, at_of (space), self->tool);
}

static void
on_drag_end (GtkGestureDrag *drag, double dx, double dy, CbEditorBoard *self)
{
  self->stroke = NULL;
  cb_editor_model_end (self->model);
}

/* -- The widget ------------------------------------------------------------------------------------ */

static GtkSizeRequestMode
cb_editor_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
cb_editor_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  CbEditorBoard *self = CB_EDITOR_BOARD (widget);
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  int most = self->kind == CB_ONE_PIECE ? NATURAL_HEX : NATURAL_FREE_HEX, hex = most;
  double w, h;

  get_extent (self, &w, &h);
  if (!across && for_size > 0)
    hex = MIN (most, hex_for (self, for_size, 1e6));
  *natural = (int) ceil (((across ? w : h) + 2 * CB_DUCHY_PAD) * hex);
  *minimum = across ? (int) ceil ((w + 2 * CB_DUCHY_PAD) * MIN_HEX) : *natural;
}

static void
cb_editor_board_finalize (GObject *object)
{
  g_clear_object (&CB_EDITOR_BOARD (object)->model);
  G_OBJECT_CLASS (cb_editor_board_parent_class)->finalize (object);
}

static void
cb_editor_board_class_init (CbEditorBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PwSpaceGroupClass *group_class = PW_SPACE_GROUP_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_editor_board_finalize;
  widget_class->get_request_mode = cb_editor_board_get_request_mode;
  widget_class->measure = cb_editor_board_measure;
  widget_class->snapshot = cb_editor_board_snapshot;
  group_class->place = cb_editor_board_place;
  group_class->draw = cb_editor_board_draw;
  group_class->pressed = cb_editor_board_pressed;
}

static void
cb_editor_board_init (CbEditorBoard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->kind = CB_DUCHY_KINDS;
  self->w = NATURAL_HEX;
  pw_theme_watch (GTK_WIDGET (self));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  pw_space_group_set_name (PW_SPACE_GROUP (self), _("Duchy"));
}

/**
 * cb_editor_board_new:
 * @model: what is edited
 *
 * Returns: (transfer floating): the grid, as large as its width
 */
GtkWidget *
cb_editor_board_new (CbEditorModel *model)
{
  CbEditorBoard *self = g_object_new (CB_TYPE_EDITOR_BOARD, NULL);

  self->model = g_object_ref (model);
  g_signal_connect_object (model, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  on_changed (self);
  return GTK_WIDGET (self);
}

/* What a press does from now on. */
void
cb_editor_board_set_tool (CbEditorBoard *self, CbTool tool)
{
  self->tool = tool;
  self->has_bank = FALSE;
  write_spaces (self);
}

/* To which half new hexes belong: 0 or 1. */
void
cb_editor_board_set_half (CbEditorBoard *self, guint half)
{
  self->half = half;
}

/* Puts the focus on a place. */
void
cb_editor_board_go_to (CbEditorBoard *self, CbAt at)
{
  PwSpace *space = space_at (self, at.row, at.column);

  if (space)
    gtk_widget_grab_focus (GTK_WIDGET (space));
}
