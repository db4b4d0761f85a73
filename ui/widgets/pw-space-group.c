/* pw-space-group.c: a board or a row of spaces: one stop for Tab, arrow keys inside
 *
 * Left and Right go along the row, Up and Down to the nearest space of the next row while the
 * wished-for column is kept, Home and End to the row's ends, N and Shift+N to the next and the
 * previous legal space. Boards do not mirror: Left is left in every language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-space-group.h"

#include <math.h>
#include <string.h>

#include "pw-before-frame.h"
#include "pw-palette.h"
#include "pw-raster.h"

/* Spaces whose middles differ less than this share of their size are in one row. */
#define SAME_ROW 0.35

/* What a drawing of a layer was made for, besides what the board says. */
typedef struct
{
  int width, height;
  double scale;
  guint theme, look, font;
} Ground;

typedef struct
{
  GPtrArray *spaces;            /* unowned, in the order they were added */
  PwSpace *last;                /* had the focus last */
  double wish;                  /* column that Up and Down keep; NaN for that of the space */
  GBytes *key;                  /* what is drawn under the spaces depends on; NULL: it is drawn anew in each frame */
  Ground ground;
  GskRenderNode *drawn[PW_LAYERS]; /* for the key and the ground; NULL for nothing */
  gboolean kept;                /* they are that */
} PwSpaceGroupPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (PwSpaceGroup, pw_space_group, GTK_TYPE_WIDGET)

static PwSpaceGroupPrivate *
get_private (PwSpaceGroup *self)
{
  return pw_space_group_get_instance_private (self);
}

static PwSpace *
nth (PwSpaceGroup *self,
     guint         i)
{
  return g_ptr_array_index (get_private (self)->spaces, i);
}

static gboolean
reachable (PwSpace *space)
{
  return gtk_widget_get_visible (GTK_WIDGET (space)) && gtk_widget_get_child_visible (GTK_WIDGET (space)) &&
         pw_space_peek_piece (space)->kind != PW_PIECE_NONE;
}

static PwSpace *
find_focused (PwSpaceGroup *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return child != NULL && PW_IS_SPACE (child) ? PW_SPACE (child) : NULL;
}

static gboolean
is_legal (PwSpace *space)
{
  return (pw_space_peek_piece (space)->flags & PW_PIECE_LEGAL) != 0;
}

/* Where Tab enters: where one was last, else the first legal space, else the first. */
static PwSpace *
find_entry (PwSpaceGroup *self)
{
  PwSpaceGroupPrivate *priv = get_private (self);
  PwSpace *first = NULL;
  guint i;

  if (priv->last != NULL && reachable (priv->last))
    return priv->last;
  for (i = 0; i < priv->spaces->len; i++)
    {
      if (!reachable (nth (self, i)))
        continue;
      if (is_legal (nth (self, i)))
        return nth (self, i);
      if (first == NULL)
        first = nth (self, i);
    }
  return first;
}

/* The next space of the row (@step 1 or -1), or its end (@end). */
static PwSpace *
find_in_row (PwSpaceGroup *self,
             PwSpace      *from,
             int           step,
             gboolean      end)
{
  PwSpaceGroupPrivate *priv = get_private (self);
  double cx, cy, x, y, best = 0, size = pw_space_peek_piece (from)->size;
  PwSpace *found = NULL;
  guint i;

  pw_space_get_middle (from, &cx, &cy);
  for (i = 0; i < priv->spaces->len; i++)
    {
      PwSpace *space = nth (self, i);
      double along;

      if (space == from || !reachable (space))
        continue;
      pw_space_get_middle (space, &x, &y);
      along = (x - cx) * step;
      if (along <= 0.5 || fabs (y - cy) > size * SAME_ROW)
        continue;
      if (found == NULL || (end ? along > best : along < best))
        {
          best = along;
          found = space;
        }
    }
  return found;
}

/* The space of the next row (@step 1 is down) that is nearest to the wished-for column. */
static PwSpace *
find_in_column (PwSpaceGroup *self,
                PwSpace      *from,
                int           step)
{
  PwSpaceGroupPrivate *priv = get_private (self);
  double cx, cy, x, y, row = INFINITY, best = INFINITY, size = pw_space_peek_piece (from)->size;
  PwSpace *found = NULL;
  guint i;

  pw_space_get_middle (from, &cx, &cy);
  if (isnan (priv->wish))
    priv->wish = cx;
  for (i = 0; i < priv->spaces->len; i++)
    {
      if (!reachable (nth (self, i)))
        continue;
      pw_space_get_middle (nth (self, i), &x, &y);
      if ((y - cy) * step > size * SAME_ROW)
        row = MIN (row, (y - cy) * step);
    }
  for (i = 0; i < priv->spaces->len; i++)
    {
      if (!reachable (nth (self, i)))
        continue;
      pw_space_get_middle (nth (self, i), &x, &y);
      if (fabs ((y - cy) * step - row) > size * SAME_ROW || fabs (x - priv->wish) >= best)
        continue;
      best = fabs (x - priv->wish);
      found = nth (self, i);
    }
  return found;
}

static PwSpace *
find_legal (PwSpaceGroup *self,
            PwSpace      *from,
            int           step)
{
  PwSpaceGroupPrivate *priv = get_private (self);
  guint n = priv->spaces->len, at = 0, i;

  if (from != NULL)
    g_ptr_array_find (priv->spaces, from, &at);
  for (i = 1; i <= n; i++)
    {
      PwSpace *space = nth (self, (at + n + (step > 0 ? i : n - i)) % n);

      if (reachable (space) && is_legal (space))
        return space;
    }
  return NULL;
}

static gboolean
go (PwSpaceGroup *self,
    PwSpace      *space)
{
  return space != NULL && gtk_widget_grab_focus (GTK_WIDGET (space));
}

static gboolean
pw_space_group_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  PwSpaceGroup *self = PW_SPACE_GROUP (widget);
  PwSpaceGroupPrivate *priv = get_private (self);
  PwSpace *from = find_focused (self);
  double wish;

  if (!gtk_widget_get_can_focus (widget))
    return FALSE;
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return from == NULL && go (self, find_entry (self));
  if (from == NULL)
    return go (self, find_entry (self));

  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    {
      go (self, find_in_row (self, from, direction == GTK_DIR_RIGHT ? 1 : -1, FALSE));
    }
  else
    {
      PwSpace *to = find_in_column (self, from, direction == GTK_DIR_DOWN ? 1 : -1);

      /* Taking the focus resets the wish; this move keeps it. */
      wish = priv->wish;
      if (go (self, to))
        priv->wish = wish;
    }
  /* At the edge the focus stays: leaving is for Tab. */
  return TRUE;
}

static gboolean
pw_space_group_grab_focus (GtkWidget *widget)
{
  return go (PW_SPACE_GROUP (widget), find_entry (PW_SPACE_GROUP (widget)));
}

static void
pw_space_group_set_focus_child (GtkWidget *widget,
                                GtkWidget *child)
{
  PwSpaceGroupPrivate *priv = get_private (PW_SPACE_GROUP (widget));

  GTK_WIDGET_CLASS (pw_space_group_parent_class)->set_focus_child (widget, child);
  if (child != NULL && PW_IS_SPACE (child))
    priv->last = PW_SPACE (child);
  priv->wish = NAN;
  gtk_widget_queue_draw (widget);
}

static gboolean
on_row_end (GtkWidget *widget,
            GVariant  *args,
            gpointer   data)
{
  PwSpaceGroup *self = PW_SPACE_GROUP (widget);
  PwSpace *from = find_focused (self);

  if (from != NULL)
    go (self, PW_SPACE_GROUP_GET_CLASS (self)->find_end (self, from, g_variant_get_int32 (args)));
  return TRUE;
}

static PwSpace *
find_row_end (PwSpaceGroup *self,
              PwSpace      *from,
              int           step)
{
  return find_in_row (self, from, step, TRUE);
}

static gboolean
on_next_legal (GtkWidget *widget,
               GVariant  *args,
               gpointer   data)
{
  PwSpaceGroup *self = PW_SPACE_GROUP (widget);

  if (PW_SPACE_GROUP_GET_CLASS (self)->letters_are_typed)
    return FALSE;
  go (self, find_legal (self, find_focused (self), g_variant_get_int32 (args)));
  return TRUE;
}

static PwLayer
layer_of (PwSpace *space)
{
  const PwPiece *piece = pw_space_peek_piece (space);

  if (piece->kind == PW_PIECE_PLATE)
    return PW_LAYER_GROUND;
  if (piece->kind != PW_PIECE_SPACE && piece->kind != PW_PIECE_CARD)
    return PW_LAYER_TILES;
  if (piece->kind == PW_PIECE_CARD && (piece->flags & PW_PIECE_SELECTED) != 0)
    return PW_LAYER_LIT;
  return (piece->flags & (PW_PIECE_LEGAL | PW_PIECE_SELECTED | PW_PIECE_REFUSED)) != 0 ? PW_LAYER_LIT : PW_LAYER_GROUND;
}

static void
forget_drawings (PwSpaceGroup *self)
{
  PwSpaceGroupPrivate *priv = get_private (self);

  for (guint layer = 0; layer < PW_LAYERS; layer++)
    g_clear_pointer (&priv->drawn[layer], gsk_render_node_unref);
  priv->kept = FALSE;
}

/* What stays the same from frame to frame is drawn once, and the screen is not told that it differs. */
static void
keep_drawings (PwSpaceGroup *self)
{
  PwSpaceGroupPrivate *priv = get_private (self);
  GtkWidget *widget = GTK_WIDGET (self);
  Ground ground;

  memset (&ground, 0, sizeof ground);
  ground.width = gtk_widget_get_width (widget);
  ground.height = gtk_widget_get_height (widget);
  ground.scale = pw_raster_scale (widget, 1);
  ground.theme = pw_palette_theme ();
  ground.look = pw_palette_get_look ();
  ground.font = pango_font_description_hash (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
  if (priv->kept && memcmp (&ground, &priv->ground, sizeof ground) == 0)
    return;
  forget_drawings (self);
  for (guint layer = 0; layer < PW_LAYERS; layer++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      PW_SPACE_GROUP_GET_CLASS (self)->draw (self, snapshot, (PwLayer) layer);
      priv->drawn[layer] = pw_raster_node (gtk_snapshot_free_to_node (snapshot), widget, ground.scale);
    }
  priv->ground = ground;
  priv->kept = TRUE;
}

static void
draw_layer (PwSpaceGroup *self,
            GtkSnapshot  *snapshot,
            PwLayer       layer)
{
  PwSpaceGroupPrivate *priv = get_private (self);
  PwSpaceGroupClass *klass = PW_SPACE_GROUP_GET_CLASS (self);

  if (klass->draw == NULL)
    return;
  if (priv->key == NULL)
    {
      klass->draw (self, snapshot, layer);
      return;
    }
  keep_drawings (self);
  if (priv->drawn[layer] != NULL)
    gtk_snapshot_append_node (snapshot, priv->drawn[layer]);
}

static void
pw_space_group_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  PwSpaceGroup *self = PW_SPACE_GROUP (widget);
  PwSpaceGroupPrivate *priv = get_private (self);
  PwSpace *focused = find_focused (self);
  guint layer, i;

  /* A plate is large; its ring must not cover what lies on it. */
  if (focused != NULL && layer_of (focused) == PW_LAYER_GROUND && pw_space_peek_piece (focused)->kind == PW_PIECE_PLATE)
    focused = NULL;

  for (layer = 0; layer < PW_LAYERS; layer++)
    {
      draw_layer (self, snapshot, (PwLayer) layer);
      for (i = 0; i < priv->spaces->len; i++)
        if (nth (self, i) != focused && layer_of (nth (self, i)) == layer)
          gtk_widget_snapshot_child (widget, GTK_WIDGET (nth (self, i)), snapshot);
    }
  if (focused != NULL)
    gtk_widget_snapshot_child (widget, GTK_WIDGET (focused), snapshot);
}

static void
pw_space_group_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  PwSpaceGroup *self = PW_SPACE_GROUP (widget);

  if (PW_SPACE_GROUP_GET_CLASS (self)->place != NULL)
    PW_SPACE_GROUP_GET_CLASS (self)->place (self, width, height);
}

static void
on_pressed (PwSpace      *space,
            PwSpaceGroup *self)
{
  if (PW_SPACE_GROUP_GET_CLASS (self)->pressed != NULL)
    PW_SPACE_GROUP_GET_CLASS (self)->pressed (self, space);
}

static void
pw_space_group_dispose (GObject *object)
{
  PwSpaceGroupPrivate *priv = get_private (PW_SPACE_GROUP (object));
  guint i;

  priv->last = NULL;
  for (i = 0; i < priv->spaces->len; i++)
    gtk_widget_unparent (g_ptr_array_index (priv->spaces, i));
  g_ptr_array_set_size (priv->spaces, 0);
  G_OBJECT_CLASS (pw_space_group_parent_class)->dispose (object);
}

static void
pw_space_group_finalize (GObject *object)
{
  PwSpaceGroupPrivate *priv = get_private (PW_SPACE_GROUP (object));

  g_ptr_array_unref (priv->spaces);
  g_clear_pointer (&priv->key, g_bytes_unref);
  forget_drawings (PW_SPACE_GROUP (object));
  G_OBJECT_CLASS (pw_space_group_parent_class)->finalize (object);
}

static void
pw_space_group_class_init (PwSpaceGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = pw_space_group_dispose;
  object_class->finalize = pw_space_group_finalize;
  widget_class->focus = pw_space_group_focus;
  widget_class->grab_focus = pw_space_group_grab_focus;
  widget_class->set_focus_child = pw_space_group_set_focus_child;
  widget_class->snapshot = pw_space_group_snapshot;
  widget_class->size_allocate = pw_space_group_size_allocate;
  klass->find_end = find_row_end;

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, on_row_end, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, on_row_end, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_n, 0, on_next_legal, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_n, GDK_SHIFT_MASK, on_next_legal, "i", -1);
}

static void
pw_space_group_init (PwSpaceGroup *self)
{
  PwSpaceGroupPrivate *priv = get_private (self);

  priv->spaces = g_ptr_array_new ();
  priv->wish = NAN;
}

/**
 * pw_space_group_add:
 * @self: a group
 * @id: what the board calls the space
 * @pressable: whether it can be chosen
 *
 * Returns: (transfer none): a new space, the last of the group
 */
PwSpace *
pw_space_group_add (PwSpaceGroup *self,
                    guint         id,
                    gboolean      pressable)
{
  PwSpace *space = pw_space_new (id, pressable);

  gtk_widget_set_parent (GTK_WIDGET (space), GTK_WIDGET (self));
  g_ptr_array_add (get_private (self)->spaces, space);
  if (pressable)
    g_signal_connect (space, "pressed", G_CALLBACK (on_pressed), self);
  return space;
}

/* The space that is nearest to one that goes. */
static PwSpace *
find_nearest (PwSpaceGroup *self,
              PwSpace      *from)
{
  PwSpaceGroupPrivate *priv = get_private (self);
  double cx, cy, x, y, best = INFINITY;
  PwSpace *found = NULL;

  pw_space_get_middle (from, &cx, &cy);
  for (guint i = 0; i < priv->spaces->len; i++)
    {
      if (nth (self, i) == from || !reachable (nth (self, i)))
        continue;
      pw_space_get_middle (nth (self, i), &x, &y);
      if (hypot (x - cx, y - cy) >= best)
        continue;
      best = hypot (x - cx, y - cy);
      found = nth (self, i);
    }
  return found;
}

/**
 * pw_space_group_remove:
 * @self: a group
 * @id: what the board calls the space; one that is not there is none
 *
 * Takes a space away. Where it has the focus, that goes to the nearest one left.
 */
void
pw_space_group_remove (PwSpaceGroup *self,
                       guint         id)
{
  PwSpaceGroupPrivate *priv = get_private (self);
  PwSpace *space = NULL;

  for (guint i = 0; space == NULL && i < priv->spaces->len; i++)
    if (pw_space_get_id (nth (self, i)) == id)
      space = nth (self, i);
  if (space == NULL)
    return;
  if (find_focused (self) == space)
    go (self, find_nearest (self, space));
  if (priv->last == space)
    priv->last = NULL;
  g_signal_handlers_disconnect_by_data (space, self);
  g_ptr_array_remove (priv->spaces, space);
  gtk_widget_unparent (GTK_WIDGET (space));
}

/**
 * pw_space_group_find:
 * @self: a group
 * @id: what the board calls the space
 *
 * What is due before the next frame is done first: whoever looks at a space sees what the screen is about to show.
 *
 * Returns: (transfer none) (nullable): that space
 */
PwSpace *
pw_space_group_find (PwSpaceGroup *self,
                     guint         id)
{
  guint i;

  pw_before_frame_do ();
  for (i = 0; i < get_private (self)->spaces->len; i++)
    if (pw_space_get_id (nth (self, i)) == id)
      return nth (self, i);
  return NULL;
}

/* What a screen reader calls the group. */
void
pw_space_group_set_name (PwSpaceGroup *self,
                         const char   *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * pw_space_group_set_still:
 * @self: a group
 * @still: %TRUE for a picture that takes neither focus nor clicks
 */
void
pw_space_group_set_still (PwSpaceGroup *self,
                          gboolean      still)
{
  gtk_widget_set_can_focus (GTK_WIDGET (self), !still);
  gtk_widget_set_can_target (GTK_WIDGET (self), !still);
}

/**
 * pw_space_group_keep_drawing:
 * @self: a group
 * @key: bytes that are others whenever something else is to be drawn under the spaces
 * @size: how many
 *
 * Keeps what the class draws until @key, size, scale, font or theme differ. Who draws by anything else does not call this, and draws in
 * each frame.
 */
void
pw_space_group_keep_drawing (PwSpaceGroup  *self,
                             gconstpointer  key,
                             gsize          size)
{
  PwSpaceGroupPrivate *priv = get_private (self);
  g_autoptr (GBytes) bytes = g_bytes_new (key, size);

  if (priv->key != NULL && g_bytes_equal (priv->key, bytes))
    return;
  g_clear_pointer (&priv->key, g_bytes_unref);
  priv->key = g_steal_pointer (&bytes);
  forget_drawings (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
