/* pw-columns.c: the parts of the table side by side, or as pages where the window is narrow
 *
 * No part ever changes its parent: another layout only gives it another place, so focus and
 * scroll positions stay when a window is made wider or narrower.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-columns.h"

#include <glib/gi18n-lib.h>

#include "pw-large-text.h"

/* How wide the columns at the start and at the end are, and where there is much room; beside a main part that can do with all there is the
 * first is narrow, while log and scores are read, and stay. */
static const int side_widths[2][2] = { { 302, 302 }, { 360, 360 } };
static const int slim_widths[2][2] = { { 236, 302 }, { 300, 360 } };

#define SCROLL_BAR 16           /* what one takes of a part that has to scroll; wider columns have that room */
#define LOG_LEAST 164           /* 140 px of lines and the edges of the card */

struct _PwColumns
{
  GtkWidget parent_instance;

  GtkWidget *panels[2];         /* what lies behind the side columns */
  GtkWidget *parts[PW_PARTS];
  GtkWidget *told;              /* (nullable): lies over what nobody plays on */
  GdkRectangle told_room;
  GtkWidget *todo;              /* (nullable): below what stands beside the board, which makes room */
  GtkWidget *tabs;              /* on top of the side column, where there are two columns */
  GtkWidget *tab_buttons[PW_PAGES];
  GtkWidget *switcher;          /* at the bottom, where there are pages */
  AdwViewStack *stack;          /* never shown: the model behind the switcher */

  PwColumnsMode mode;
  gboolean wide;
  gboolean low;
  gboolean slim;                /* whether the column at the start is as narrow as it can be */
  PwPart page;
  PwPart side;
  guint absent;                 /* set of the parts that this game does not have */
  guint announce_id;
};

G_DEFINE_FINAL_TYPE (PwColumns, pw_columns, GTK_TYPE_WIDGET)

enum
{
  PROP_MAIN = 1,                /* PROP_MAIN + part */
  PROP_MODE = PROP_MAIN + PW_PARTS,
  PROP_WIDE,
  PROP_LOW,
  PROP_TOLD,
  PROP_TODO,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static const struct
{
  const char *name;
  const char *title;
  const char *icon;
} pages[PW_PAGES] = {
  { "main", N_("Player"), "pw-duchy-symbolic" },
  { "common", N_("Board"), "pw-board-symbolic" },
  { "players", N_("Players"), "pw-players-symbolic" },
  { "log", N_("Log"), "pw-log-symbolic" },
};

/* -- Which layout ------------------------------------------------------------- */

static gboolean
announce (gpointer data)
{
  PwColumns *self = data;

  self->announce_id = 0;
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WIDE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOW]);
  g_object_thaw_notify (G_OBJECT (self));
  return G_SOURCE_REMOVE;
}

/* Those who listen change sizes, which must wait until this allocation is over. */
static void
choose_mode (PwColumns *self, int width, int height)
{
  double scale = pw_text_scale (GTK_WIDGET (self));
  PwColumnsMode mode = width >= PW_COLUMNS_THREE_FROM * scale ? PW_COLUMNS_THREE
                       : width >= PW_COLUMNS_TWO_FROM * scale ? PW_COLUMNS_TWO
                                                              : PW_COLUMNS_PAGES;
  gboolean wide = width >= PW_COLUMNS_WIDE_FROM * scale;
  gboolean low = height < PW_COLUMNS_LOW_BELOW * scale;

  if (mode == self->mode && wide == self->wide && low == self->low)
    return;
  self->mode = mode;
  self->wide = wide;
  self->low = low;
  if (self->announce_id == 0)
    self->announce_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, announce, self, NULL);
}

/* -- Places -------------------------------------------------------------------- */

static int
least (GtkWidget *widget, GtkOrientation orientation, int for_size, int *natural)
{
  int minimum = 0, nat = 0;

  if (widget && gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, orientation, for_size, &minimum, &nat, NULL, NULL);
  if (natural)
    *natural = nat;
  return minimum;
}

static void
put (PwColumns *self, GtkWidget *child, int x, int y, int width, int height)
{
  gboolean shown = width > 0 && height > 0;

  if (!child)
    return;
  gtk_widget_set_child_visible (child, shown);
  if (!shown)
    return;
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

static void
hide (PwColumns *self, GtkWidget *child)
{
  put (self, child, 0, 0, 0, 0);
}

/* The entry bar takes what it wants, as long as the part above keeps what it needs, and more than
 * half. */
static int
entry_height (PwColumns *self, GtkWidget *above, int width, int height)
{
  int natural, minimum = least (self->parts[PW_PART_ENTRY], GTK_ORIENTATION_VERTICAL, width, &natural);
  int rest = height - least (above, GTK_ORIENTATION_VERTICAL, width, NULL);

  natural = MIN (natural, (int) (height * 0.46));
  return CLAMP (natural, minimum, MAX (minimum, rest));
}

static void
put_centre (PwColumns *self, GtkWidget *above, int x, int width, int height)
{
  int entry = entry_height (self, above, width, height);

  put (self, above, x, 0, width, height - entry);
  put (self, self->parts[PW_PART_ENTRY], x, height - entry, width, entry);
}

/* What is to be done covers nothing beside the board: the log, and then the scores, or the part that is shown there, are shorter meanwhile. */
static int
todo_height (PwColumns *self, int width)
{
  int natural;

  least (self->todo, GTK_ORIENTATION_VERTICAL, width, &natural);
  return natural;
}

static void
put_three (PwColumns *self, int width, int height, int first, int side)
{
  int natural, minimum = least (self->parts[PW_PART_PLAYERS], GTK_ORIENTATION_VERTICAL, side, &natural);
  int todo = todo_height (self, side), players = CLAMP (natural, minimum, MAX (minimum, height - todo - LOG_LEAST));
  int start = self->absent & 1u << PW_PART_COMMON ? 0 : first;
  int log = MAX (MIN (LOG_LEAST, height - players), height - players - todo);

  put (self, self->panels[0], 0, 0, start, height);
  put (self, self->panels[1], width - side, 0, side, height);
  put (self, self->parts[PW_PART_COMMON], 0, 0, start, height);
  put_centre (self, self->parts[PW_PART_MAIN], start, width - start - side, height);
  put (self, self->parts[PW_PART_PLAYERS], width - side, 0, side, players);
  put (self, self->parts[PW_PART_LOG], width - side, players, side, log);
  hide (self, self->tabs);
  hide (self, self->switcher);
}

static void
put_two (PwColumns *self, int width, int height, int side)
{
  int tabs;

  least (self->tabs, GTK_ORIENTATION_VERTICAL, side, &tabs);
  hide (self, self->panels[0]);
  put (self, self->panels[1], width - side, 0, side, height);
  put_centre (self, self->parts[PW_PART_MAIN], 0, width - side, height);
  put (self, self->tabs, width - side, 0, side, tabs);
  for (guint part = PW_PART_COMMON; part < PW_PAGES; part++)
    if (part == self->side)
      put (self, self->parts[part], width - side, tabs, side, height - tabs - todo_height (self, side));
    else
      hide (self, self->parts[part]);
  hide (self, self->switcher);
}

static void
put_pages (PwColumns *self, int width, int height)
{
  int switcher;

  least (self->switcher, GTK_ORIENTATION_VERTICAL, width, &switcher);
  put (self, self->panels[0], 0, 0, self->page == PW_PART_MAIN ? 0 : width, height);
  hide (self, self->panels[1]);
  hide (self, self->tabs);
  for (guint part = 0; part < PW_PAGES; part++)
    if (part != self->page)
      hide (self, self->parts[part]);
  put_centre (self, self->parts[self->page], 0, width, height - switcher);
  put (self, self->switcher, 0, height - switcher, width, switcher);
}

/* What is to be done: beside the board, or, where nothing is, over the lower end of the page on which people play.
 * Returns: by how much less room there is for what is told. */
static int
put_todo (PwColumns *self, int width, int end, int side)
{
  gboolean beside = self->mode != PW_COLUMNS_PAGES, shown = beside || self->page == PW_PART_MAIN;
  int room = beside ? side : width, height = shown ? todo_height (self, room) : 0;
  int bottom = beside ? gtk_widget_get_height (GTK_WIDGET (self)) : end;

  put (self, self->todo, width - room, MAX (0, bottom - height), room, MIN (height, bottom));
  return self->mode == PW_COLUMNS_TWO && self->side == PW_PART_COMMON ? 0 : height;
}

/* What is told of an entry lies over the log or the scores, and over what is played on only where nothing else is to be seen. */
static void
put_told (PwColumns *self, int width, int height, int side)
{
  gboolean beside = self->mode == PW_COLUMNS_THREE || (self->mode == PW_COLUMNS_TWO && self->side != PW_PART_COMMON);
  GtkWidget *above = self->parts[self->mode == PW_COLUMNS_PAGES ? self->page : PW_PART_MAIN];
  int end = beside || !above ? height : gtk_widget_get_height (above), x = beside ? width - side : 0, natural;
  int room = beside ? side : self->mode == PW_COLUMNS_TWO ? width - side : width;

  end -= put_todo (self, width, end, side);
  least (self->told, GTK_ORIENTATION_VERTICAL, room, &natural);
  put (self, self->told, x, MAX (0, end - natural), room, MIN (natural, end));
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = width - x - room;
  self->told_room = (GdkRectangle){ x, 0, room, end };
}

/* The width of the column at the start or at the end, which holds the parts from @first to @last: what stands in it is never cut. */
static int
side_width (PwColumns *self, gboolean end, PwPart first, PwPart last)
{
  const int *widths = (self->slim ? slim_widths : side_widths)[self->wide];
  int side = (int) (widths[end] * pw_text_scale (GTK_WIDGET (self)));

  for (guint part = first; part <= last; part++)
    side = MAX (side, least (self->parts[part], GTK_ORIENTATION_HORIZONTAL, -1, NULL) + (self->slim ? SCROLL_BAR : 0));
  return side;
}

static void
pw_columns_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PwColumns *self = PW_COLUMNS (widget);
  int start, side;

  choose_mode (self, width, height);
  /* Both are alike where they may be wide; where there is one, it holds all. */
  start = side_width (self, FALSE, PW_PART_COMMON, self->slim ? PW_PART_COMMON : PW_PART_LOG);
  side = side_width (self, TRUE, self->slim && self->mode == PW_COLUMNS_THREE ? PW_PART_PLAYERS : PW_PART_COMMON, PW_PART_LOG);
  switch (self->mode)
    {
    case PW_COLUMNS_THREE: put_three (self, width, height, start, side); break;
    case PW_COLUMNS_TWO: put_two (self, width, height, side); break;
    case PW_COLUMNS_PAGES:
    default: put_pages (self, width, height); break;
    }
  put_told (self, width, height, side);
}

/* The least is that of the pages: whatever is wider can always become pages. */
static void
pw_columns_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline)
{
  PwColumns *self = PW_COLUMNS (widget);
  int most = 0, below = 0;

  for (guint part = 0; part < PW_PAGES; part++)
    most = MAX (most, least (self->parts[part], orientation, -1, NULL));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      most = MAX (most, least (self->parts[PW_PART_ENTRY], orientation, -1, NULL));
      most = MAX (most, least (self->switcher, orientation, -1, NULL));
    }
  else
    below = least (self->parts[PW_PART_ENTRY], orientation, -1, NULL) + least (self->switcher, orientation, -1, NULL);
  *minimum = most + below;
  *natural = MAX (*minimum, orientation == GTK_ORIENTATION_HORIZONTAL ? PW_COLUMNS_THREE_FROM : PW_COLUMNS_LOW_BELOW);
}

/* -- Switching ------------------------------------------------------------------- */

static void
on_page_changed (PwColumns *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->stack);

  for (guint part = 0; part < PW_PAGES; part++)
    if (g_strcmp0 (name, pages[part].name) == 0)
      self->page = (PwPart) part;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
on_tab_toggled (PwColumns *self, GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (guint part = PW_PART_COMMON; part < PW_PAGES; part++)
    if (self->tab_buttons[part] == GTK_WIDGET (button))
      self->side = (PwPart) part;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
build_tabs (PwColumns *self)
{
  self->tabs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_set_homogeneous (GTK_BOX (self->tabs), TRUE);
  gtk_widget_add_css_class (self->tabs, "tabs");
  gtk_widget_add_css_class (self->tabs, "side-tabs");
  for (guint part = PW_PART_COMMON; part < PW_PAGES; part++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (_(pages[part].title));

      gtk_widget_add_css_class (button, "flat");
      if (part > PW_PART_COMMON)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->tab_buttons[PW_PART_COMMON]));
      self->tab_buttons[part] = button;
      gtk_box_append (GTK_BOX (self->tabs), button);
      g_signal_connect_object (button, "toggled", G_CALLBACK (on_tab_toggled), self, G_CONNECT_SWAPPED);
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tab_buttons[self->side]), TRUE);
  gtk_widget_set_parent (self->tabs, GTK_WIDGET (self));
}

static void
build_switcher (PwColumns *self)
{
  self->stack = ADW_VIEW_STACK (g_object_ref_sink (adw_view_stack_new ()));
  for (guint part = 0; part < PW_PAGES; part++)
    adw_view_stack_add_titled_with_icon (self->stack, adw_bin_new (), pages[part].name, _(pages[part].title), pages[part].icon);
  self->switcher = adw_view_switcher_bar_new ();
  adw_view_switcher_bar_set_stack (ADW_VIEW_SWITCHER_BAR (self->switcher), self->stack);
  adw_view_switcher_bar_set_reveal (ADW_VIEW_SWITCHER_BAR (self->switcher), TRUE);
  pw_large_text_tell (self->switcher);
  gtk_widget_set_parent (self->switcher, GTK_WIDGET (self));
  g_signal_connect_object (self->stack, "notify::visible-child", G_CALLBACK (on_page_changed), self, G_CONNECT_SWAPPED);
}

/* Below @above in what is drawn; above all where that is NULL. */
static void
set_child (PwColumns *self, GtkWidget **place, GtkWidget *child, GtkWidget *above)
{
  if (*place == child)
    return;
  g_clear_pointer (place, gtk_widget_unparent);
  *place = child;
  if (child)
    gtk_widget_insert_before (child, GTK_WIDGET (self), above);
}

/* -- Object -------------------------------------------------------------------------- */

static void
pw_columns_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PwColumns *self = PW_COLUMNS (object);

  switch (id)
    {
    case PROP_MODE: g_value_set_int (value, self->mode); break;
    case PROP_WIDE: g_value_set_boolean (value, self->wide); break;
    case PROP_LOW: g_value_set_boolean (value, self->low); break;
    case PROP_TOLD: g_value_set_object (value, self->told); break;
    case PROP_TODO: g_value_set_object (value, self->todo); break;
    default: g_value_set_object (value, self->parts[id - PROP_MAIN]); break;
    }
}

static void
pw_columns_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PwColumns *self = PW_COLUMNS (object);

  if (id == PROP_TOLD)
    set_child (self, &self->told, g_value_get_object (value), NULL);
  else if (id == PROP_TODO)
    set_child (self, &self->todo, g_value_get_object (value), self->told);
  else
    set_child (self, &self->parts[id - PROP_MAIN], g_value_get_object (value), self->tabs);
}

static void
pw_columns_dispose (GObject *object)
{
  PwColumns *self = PW_COLUMNS (object);

  g_clear_handle_id (&self->announce_id, g_source_remove);
  for (guint part = 0; part < PW_PARTS; part++)
    g_clear_pointer (&self->parts[part], gtk_widget_unparent);
  g_clear_pointer (&self->told, gtk_widget_unparent);
  g_clear_pointer (&self->todo, gtk_widget_unparent);
  g_clear_pointer (&self->panels[0], gtk_widget_unparent);
  g_clear_pointer (&self->panels[1], gtk_widget_unparent);
  g_clear_pointer (&self->tabs, gtk_widget_unparent);
  g_clear_pointer (&self->switcher, gtk_widget_unparent);
  g_clear_object (&self->stack);
  G_OBJECT_CLASS (pw_columns_parent_class)->dispose (object);
}

static void
pw_columns_class_init (PwColumnsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const names[PW_PARTS] = { "main", "common", "players", "log", "entry" };

  object_class->get_property = pw_columns_get_property;
  object_class->set_property = pw_columns_set_property;
  object_class->dispose = pw_columns_dispose;
  widget_class->measure = pw_columns_measure;
  widget_class->size_allocate = pw_columns_size_allocate;

  for (guint part = 0; part < PW_PARTS; part++)
    props[PROP_MAIN + part] = g_param_spec_object (names[part], NULL, NULL, GTK_TYPE_WIDGET,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_MODE] = g_param_spec_int ("mode", NULL, NULL, PW_COLUMNS_PAGES, PW_COLUMNS_THREE, PW_COLUMNS_THREE,
                                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_WIDE] = g_param_spec_boolean ("wide", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_LOW] = g_param_spec_boolean ("low", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_TOLD] = g_param_spec_object ("told", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_TODO] = g_param_spec_object ("todo", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "columns");
}

static void
pw_columns_init (PwColumns *self)
{
  static const char *const classes[2] = { "side-start", "side-end" };

  self->mode = PW_COLUMNS_THREE;
  self->side = PW_PART_PLAYERS;
  for (guint i = 0; i < 2; i++)
    {
      self->panels[i] = adw_bin_new ();
      gtk_widget_add_css_class (self->panels[i], "side");
      gtk_widget_add_css_class (self->panels[i], classes[i]);
      gtk_widget_set_can_target (self->panels[i], FALSE);
      gtk_widget_set_parent (self->panels[i], GTK_WIDGET (self));
    }
  build_tabs (self);
  build_switcher (self);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  pw_text_scale_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_resize));
}

/* -- Public ---------------------------------------------------------------------------- */

/**
 * pw_columns_get_mode:
 *
 * Returns: how the parts are laid out
 */
PwColumnsMode
pw_columns_get_mode (PwColumns *self)
{
  g_return_val_if_fail (PW_IS_COLUMNS (self), PW_COLUMNS_PAGES);
  return self->mode;
}

/**
 * pw_columns_get_wide:
 *
 * Returns: whether there is room for four choices a line
 */
gboolean
pw_columns_get_wide (PwColumns *self)
{
  g_return_val_if_fail (PW_IS_COLUMNS (self), FALSE);
  return self->wide;
}

/**
 * pw_columns_get_low:
 *
 * Returns: whether height is short, so that choices get one line
 */
gboolean
pw_columns_get_low (PwColumns *self)
{
  g_return_val_if_fail (PW_IS_COLUMNS (self), FALSE);
  return self->low;
}

/**
 * pw_columns_get_told_room:
 * @room: (out caller-allocates): where there is room for what is told in the present layout: it lies at its lower end
 */
void
pw_columns_get_told_room (PwColumns *self, GdkRectangle *room)
{
  g_return_if_fail (PW_IS_COLUMNS (self));
  *room = self->told_room;
}

/**
 * pw_columns_get_part:
 * @part: one of the parts
 *
 * Returns: (transfer none) (nullable): its widget
 */
GtkWidget *
pw_columns_get_part (PwColumns *self, PwPart part)
{
  g_return_val_if_fail (PW_IS_COLUMNS (self), NULL);
  g_return_val_if_fail (part < PW_PARTS, NULL);
  return self->parts[part];
}

/**
 * pw_columns_get_shown:
 * @part: one of the parts
 *
 * Returns: whether @part can be seen in the present layout
 */
gboolean
pw_columns_get_shown (PwColumns *self, PwPart part)
{
  g_return_val_if_fail (PW_IS_COLUMNS (self), FALSE);
  if (self->mode == PW_COLUMNS_THREE || part == PW_PART_ENTRY)
    return TRUE;
  if (self->mode == PW_COLUMNS_TWO)
    return part == PW_PART_MAIN || part == self->side;
  return part == self->page;
}

/**
 * pw_columns_show:
 * @part: one of the parts
 *
 * Turns to the page with @part, where it is not to be seen already.
 */
void
pw_columns_show (PwColumns *self, PwPart part)
{
  g_return_if_fail (PW_IS_COLUMNS (self));
  if (part >= PW_PAGES || self->absent & 1u << part)
    return;
  adw_view_stack_set_visible_child_name (self->stack, pages[part].name);
  if (part != PW_PART_MAIN)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tab_buttons[part]), TRUE);
  /* Who asks wants to focus something in it at once. */
  gtk_widget_set_child_visible (self->parts[part], TRUE);
}

/**
 * pw_columns_set_title:
 * @part: a part that can be a page
 * @title: (nullable): its translated name in the switchers
 * @icon: (nullable): name of its icon
 *
 * Gives a page the name that the game has for it.
 */
void
pw_columns_set_title (PwColumns *self, PwPart part, const char *title, const char *icon)
{
  AdwViewStackPage *page;

  g_return_if_fail (PW_IS_COLUMNS (self));
  g_return_if_fail (part < PW_PAGES);

  page = adw_view_stack_get_page (self->stack, adw_view_stack_get_child_by_name (self->stack, pages[part].name));
  adw_view_stack_page_set_title (page, title ? title : _(pages[part].title));
  adw_view_stack_page_set_icon_name (page, icon ? icon : pages[part].icon);
  if (self->tab_buttons[part])
    gtk_button_set_label (GTK_BUTTON (self->tab_buttons[part]), title ? title : _(pages[part].title));
}

/**
 * pw_columns_set_slim:
 * @self: the columns
 * @slim: whether the main part can do with all the room there is
 *
 * What stands at its start is then as narrow as it can be.
 */
void
pw_columns_set_slim (PwColumns *self, gboolean slim)
{
  if (self->slim == slim)
    return;
  self->slim = slim;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * pw_columns_set_present:
 * @part: a part that can be a page, not the main one
 * @present: whether there is anything in it
 *
 * A part that is not present takes no room and has no page.
 */
void
pw_columns_set_present (PwColumns *self, PwPart part, gboolean present)
{
  AdwViewStackPage *page;

  g_return_if_fail (PW_IS_COLUMNS (self));
  g_return_if_fail (part > PW_PART_MAIN && part < PW_PAGES);

  page = adw_view_stack_get_page (self->stack, adw_view_stack_get_child_by_name (self->stack, pages[part].name));
  self->absent = present ? self->absent & ~(1u << part) : self->absent | 1u << part;
  adw_view_stack_page_set_visible (page, present);
  gtk_widget_set_visible (self->tab_buttons[part], present);
  if (!present && self->page == part)
    pw_columns_show (self, PW_PART_MAIN);
  if (!present && self->side == part)
    pw_columns_show (self, PW_PART_PLAYERS);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
