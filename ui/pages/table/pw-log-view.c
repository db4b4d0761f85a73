/* pw-log-view.c: what happened, line by line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-log-view.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "core/pw-format.h"
#include "model/pw-log-model.h"
#include "pw-css-class.h"
#include "pw-die-image.h"
#include "pw-lines.h"
#include "pw-log-menu.h"
#include "pw-marker-image.h"
#include "pw-pile-layout.h"
#include "pw-popover.h"
#include "pw-row-layout.h"

/* For how many frames the newest line is searched. */
#define SCROLL_FRAMES 5
/** AT_END: so many lines at the end may be replaced by new ones when something is entered: its own, and a heading. */
#define AT_END 2

struct _PwLogView
{
  AdwBin parent_instance;

  GtkScrolledWindow *scroller;
  GtkListView *list;
  GtkLabel *agreed;              /* what the whole game is played with */

  PwSession *session;
  PwLogModel *lines;
  GtkSingleSelection *selection;
  GtkWidget *menu;              /* of one line */
  gboolean show_dropped;
  guint scroll_id;
  guint scroll_frames;
  guint scroll_to;              /* the line to bring into view; G_MAXUINT: the last one */
};

G_DEFINE_FINAL_TYPE (PwLogView, pw_log_view, ADW_TYPE_BIN)

/* -- One line ----------------------------------------------------------------------- */

/* The widgets of a line, in the order they stand in it. */
typedef struct
{
  GtkWidget *row;
  GtkWidget *marker;
  GtkWidget *die;
  GtkWidget *words;             /* the sentence above the reason */
  GtkWidget *text;
  GtkWidget *reason;
  GtkWidget *rule;              /* after a section's head */
  GtkWidget *points;
  GtkWidget *more;              /* on the selected line: its menu, for those who cannot right-click */
} Line;

static void show_menu (PwLogView *self, GtkListItem *item, GtkWidget *at);

static GtkListItem *
item_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "item");
}

static void
on_more_clicked (GtkWidget *button, PwLogView *self)
{
  GtkListItem *item = item_of (gtk_widget_get_parent (gtk_widget_get_parent (button)));

  show_menu (self, item, button);
}

/* The menu's button keeps its place where it is not shown, so that no line breaks anew. */
static GtkWidget *
make_more (PwLogView *self, Line *line)
{
  GtkWidget *place = adw_bin_new ();

  line->more = gtk_button_new_from_icon_name ("pw-more-symbolic");
  gtk_widget_add_css_class (line->more, "flat");
  gtk_widget_add_css_class (line->more, "more");
  gtk_widget_set_focusable (line->more, FALSE);
  gtk_widget_set_visible (line->more, FALSE);
  gtk_widget_set_tooltip_text (line->more, _("What can be done with this line"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (line->more), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What can be done with this line"), -1);
  g_signal_connect_object (line->more, "clicked", G_CALLBACK (on_more_clicked), self, 0);
  gtk_widget_set_size_request (place, 22, 18);
  gtk_widget_set_valign (place, GTK_ALIGN_START);
  adw_bin_set_child (ADW_BIN (place), line->more);
  return place;
}

static gboolean
is_a_move (PwLogLine *line)
{
  return !pw_log_line_get_section (line) && !pw_log_line_get_detail (line) && !pw_log_line_get_struck (line) &&
         !pw_log_line_get_undone (line);
}

static void
on_selected (GtkListItem *item)
{
  Line *line = g_object_get_data (G_OBJECT (item), "line");
  PwLogLine *log_line = gtk_list_item_get_item (item);

  gtk_widget_set_visible (line->more, gtk_list_item_get_selected (item) && log_line && is_a_move (log_line));
}

static void
on_setup (PwLogView *self, GtkListItem *item)
{
  Line *line = g_new0 (Line, 1);

  line->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (line->row, pw_row_layout_new (8));
  line->marker = pw_marker_image_new (6);
  line->die = pw_die_image_new (14);
  line->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager (line->words, pw_pile_layout_new ());
  line->text = pw_lines_new_text (NULL);
  line->reason = pw_lines_new_text ("reason");
  line->rule = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
  line->points = gtk_label_new (NULL);
  gtk_widget_set_valign (line->marker, GTK_ALIGN_START);
  gtk_widget_set_valign (line->die, GTK_ALIGN_START);
  gtk_widget_set_size_request (line->marker, 18, 18);
  gtk_widget_set_size_request (line->die, 18, 18);
  gtk_box_append (GTK_BOX (line->words), line->text);
  gtk_box_append (GTK_BOX (line->words), line->reason);
  gtk_widget_set_valign (line->points, GTK_ALIGN_START);
  gtk_widget_set_valign (line->rule, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (line->rule, TRUE);
  gtk_widget_add_css_class (line->points, "heading");
  gtk_box_append (GTK_BOX (line->row), line->marker);
  gtk_box_append (GTK_BOX (line->row), line->die);
  gtk_box_append (GTK_BOX (line->row), line->words);
  gtk_box_append (GTK_BOX (line->row), line->rule);
  gtk_box_append (GTK_BOX (line->row), line->points);
  gtk_box_append (GTK_BOX (line->row), make_more (self, line));
  gtk_list_item_set_child (item, line->row);
  g_object_set_data (G_OBJECT (line->row), "item", item);
  g_object_set_data_full (G_OBJECT (item), "line", line, g_free);
  g_signal_connect (item, "notify::selected", G_CALLBACK (on_selected), NULL);
}

/* The die of a move the table made: the first one its kind names, 0 without one. */
static guint
die_of (PwLogView *self, PwLogLine *log_line)
{
  const PwHistory *history = pw_session_get_history (self->session);
  guint moment = pw_log_line_get_moment (log_line);
  const PwMove *move = moment > 0 && moment <= pw_history_get_length (history) && !pw_log_line_get_struck (log_line)
                         ? pw_history_get_move (history, moment - 1)
                         : NULL;
  const PwMoveKind *kind = move ? &pw_history_get_game (history)->kinds[move->kind] : NULL;

  for (guint i = 0; kind && i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_DIE && move->args[kind->args[i].index] != PW_ARG_NONE)
      return (guint) move->args[kind->args[i].index];
  return 0;
}

/* Whether the program rolled or drew nothing before: there the seed is told. */
static gboolean
is_first_dealt (PwLogView *self, PwLogLine *log_line)
{
  const PwHistory *history = pw_session_get_history (self->session);
  guint n = MIN (pw_log_line_get_moment (log_line), pw_history_get_length (history));

  for (guint i = 0; i + 1 < n; i++)
    if (pw_history_get_move (history, i)->flags & PW_MOVE_DEALT)
      return FALSE;
  return TRUE;
}

static void
on_bind (PwLogView *self, GtkListItem *item)
{
  Line *line = g_object_get_data (G_OBJECT (item), "line");
  PwLogLine *log_line = gtk_list_item_get_item (item);
  const PwSetup *setup = pw_session_get_setup (self->session);
  gboolean section = pw_log_line_get_section (log_line);
  gboolean detail = pw_log_line_get_detail (log_line);
  gboolean dropped = pw_log_line_get_undone (log_line) || pw_log_line_get_struck (log_line);
  g_autofree char *reason = pw_log_line_get_reason (log_line) ? pw_isolate (pw_log_line_get_reason (log_line)) : NULL;
  int player = pw_log_line_get_player (log_line);
  int points = pw_log_line_get_points (log_line);
  g_autofree char *score = points ? pw_number_signed (points) : g_strdup ("");
  g_autofree char *text = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *spoken = NULL;
  GtkWidget *row;

  if (!section && pw_log_line_get_dealt (log_line) && setup->seed && is_first_dealt (self, log_line))
    text = g_strdup_printf (_("%s Dealt by the program, seed %" PRIu64 "."), pw_log_line_get_text (log_line), setup->seed);
  else if (!section && pw_log_line_get_dealt (log_line))
    text = g_strdup_printf (_("%s Dealt by the program."), pw_log_line_get_text (log_line));
  else
    text = g_strdup (pw_log_line_get_text (log_line));

  shown = pw_keep_parentheses (text);
  gtk_label_set_text (GTK_LABEL (line->text), shown);
  gtk_label_set_text (GTK_LABEL (line->reason), reason ? reason : "");
  gtk_widget_set_visible (line->reason, reason != NULL);
  gtk_widget_set_hexpand (line->words, !section);
  gtk_label_set_text (GTK_LABEL (line->points), score);
  pw_marker_image_set (PW_MARKER_IMAGE (line->marker), player >= 0 ? setup->markers[player] : 0, NULL);
  pw_die_image_set (PW_DIE_IMAGE (line->die), !section && !detail && player < 0 ? die_of (self, log_line) : 0, 0);
  gtk_widget_set_visible (line->marker, !section && player >= 0);
  gtk_widget_set_visible (line->die, !section && !detail && player < 0);
  gtk_widget_set_visible (line->rule, section);
  gtk_widget_set_visible (gtk_widget_get_parent (line->more), !section);
  gtk_widget_set_visible (line->points, points != 0);
  pw_css_class_set (line->row, "section", section);
  pw_css_class_set (line->row, "detail", detail);
  pw_css_class_set (line->row, "undone", dropped);
  /* The bar of a correction is at the edge of the whole line. */
  row = pw_lines_item_of (line->row, self->list);
  if (row)
    pw_css_class_set (row, "correction", reason != NULL && !dropped);
  gtk_list_item_set_activatable (item, is_a_move (log_line));
  gtk_list_item_set_selectable (item, is_a_move (log_line));
  on_selected (item);

  spoken = pw_log_line_new_spoken (log_line, text);
  pw_lines_speak (line->row, self->list, line->text, spoken);
}

/* -- The menu of a line ------------------------------------------------------------------ */

static void
show_menu (PwLogView *self, GtkListItem *item, GtkWidget *at)
{
  PwLogLine *line = item ? gtk_list_item_get_item (item) : NULL;
  g_autoptr (GMenuModel) model = NULL;
  graphene_rect_t bounds;

  if (!line || !is_a_move (line) || !gtk_widget_compute_bounds (at, GTK_WIDGET (self), &bounds))
    return;
  gtk_single_selection_set_selected (self->selection, gtk_list_item_get_position (item));
  model = pw_log_menu_new (pw_log_line_get_moment (line));
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), model);
  pw_popover_point_at (GTK_POPOVER (self->menu), &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                                                  (int) bounds.size.width, (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

/* The line that @widget is, or is in. */
static GtkListItem *
line_around (PwLogView *self, GtkWidget *widget)
{
  for (; widget && widget != GTK_WIDGET (self->list); widget = gtk_widget_get_parent (widget))
    {
      GtkWidget *child = gtk_widget_get_first_child (widget);

      if (item_of (widget))
        return item_of (widget);
      if (child && item_of (child))
        return item_of (child);
    }
  return NULL;
}

static void
show_menu_at (PwLogView *self, double x, double y)
{
  GtkListItem *item = line_around (self, gtk_widget_pick (GTK_WIDGET (self->list), x, y, GTK_PICK_DEFAULT));

  if (item)
    show_menu (self, item, gtk_list_item_get_child (item));
}

static void
on_right_click (PwLogView *self, int n_press, double x, double y)
{
  show_menu_at (self, x, y);
}

static void
on_long_press (PwLogView *self, double x, double y)
{
  show_menu_at (self, x, y);
}

static GtkListItem *
selected_item (PwLogView *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row; row = gtk_widget_get_next_sibling (row))
    {
      GtkListItem *item = line_around (self, row);

      if (item && gtk_list_item_get_selected (item))
        return item;
    }
  return NULL;
}

static gboolean
on_menu_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  PwLogView *self = PW_LOG_VIEW (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkListItem *item = line_around (self, focus);

  if (!item || !is_a_move (gtk_list_item_get_item (item)))
    item = selected_item (self);
  if (!item)
    return FALSE;
  show_menu (self, item, gtk_list_item_get_child (item));
  return TRUE;
}

static void
add_menu (PwLogView *self)
{
  GtkGesture *click = gtk_gesture_click_new (), *press = gtk_gesture_long_press_new ();

  self->menu = gtk_popover_menu_new_from_model (NULL);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_popover_set_position (GTK_POPOVER (self->menu), GTK_POS_BOTTOM);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_right_click), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (on_long_press), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), GTK_EVENT_CONTROLLER (press));
}

/* -- The newest line, and the one looked at ------------------------------------------- */

/* The list measures its rows as they come into view, so the end is found in a few steps. */
static gboolean
scroll (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  PwLogView *self = PW_LOG_VIEW (widget);
  guint n = self->lines ? g_list_model_get_n_items (G_LIST_MODEL (self->lines)) : 0;

  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", MIN (self->scroll_to, n - 1));
  if (--self->scroll_frames > 0)
    return G_SOURCE_CONTINUE;
  self->scroll_id = 0;
  return G_SOURCE_REMOVE;
}

static void
begin_scroll (PwLogView *self, guint at)
{
  self->scroll_to = at;
  self->scroll_frames = SCROLL_FRAMES;
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll, NULL, NULL);
}

/* Brings line @at into view, or with %G_MAXUINT the last one. */
static void
show_line (PwLogView *self, guint at)
{
  gboolean looking_back = FALSE;

  if (self->session)
    g_object_get (self->session, "looking-back", &looking_back, NULL);
  if (!looking_back)
    begin_scroll (self, self->scroll_id == 0 ? at : MIN (self->scroll_to, at));
}

/* The line that is looked at may have been chosen elsewhere: in the ledger, in a review. */
static void
show_selected (PwLogView *self)
{
  guint at = gtk_single_selection_get_selected (self->selection);

  if (at != GTK_INVALID_LIST_POSITION)
    begin_scroll (self, at);
}

static void
show_newest (PwLogView *self)
{
  show_line (self, G_MAXUINT);
}

static guint
moment_of (gpointer line)
{
  return is_a_move (line) ? pw_log_line_get_moment (line) : 0;
}

/* Whether the line at @position holds for the whole game: it was put before all others while the game goes on at its end. */
static gboolean
is_lasting (PwLogView *self, guint position)
{
  g_autoptr (PwLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), position);
  const PwHistory *history = pw_session_get_history (self->session);
  guint moment = line ? moment_of (line) : 0;

  return moment > 0 && moment <= pw_history_get_cursor (history) &&
         pw_history_get_game (history)->kinds[pw_history_get_move (history, moment - 1)->kind].lasting;
}

/* What is new stands at the end; where an earlier line was rewritten, people want to see that one. */
static void
on_items_changed (PwLogView *self, guint position, guint n_removed, guint n_added)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  gboolean at_end = position + n_added >= n && n_removed <= AT_END;

  show_line (self, at_end || position == 0 || is_lasting (self, position) ? G_MAXUINT : position);
}

static void
on_line_activated (PwLogView *self, guint position)
{
  pw_log_view_look_at (self, position);
}

static gboolean
explain (GtkWidget *widget, GtkWidget *focus, PwExplained *out)
{
  return pw_log_view_explain_moment (PW_LOG_VIEW (widget), pw_log_view_get_focused (PW_LOG_VIEW (widget)), out);
}

/* -- Object ------------------------------------------------------------------------------ */

static void
pw_log_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (pw_log_view_parent_class)->map (widget);
  show_newest (PW_LOG_VIEW (widget));
}

static void
pw_log_view_dispose (GObject *object)
{
  PwLogView *self = PW_LOG_VIEW (object);

  if (self->scroll_id)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scroll_id);
  self->scroll_id = 0;
  if (self->lines)
    g_signal_handlers_disconnect_by_data (self->lines, self);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_object (&self->session);
  g_clear_object (&self->selection);
  g_clear_object (&self->lines);
  G_OBJECT_CLASS (pw_log_view_parent_class)->dispose (object);
}

static void
pw_log_view_class_init (PwLogViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_log_view_dispose;
  widget_class->map = pw_log_view_map;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, on_menu_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, on_menu_key, NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PwLogView, scroller);
  gtk_widget_class_bind_template_child (widget_class, PwLogView, list);
  gtk_widget_class_bind_template_child (widget_class, PwLogView, agreed);
  gtk_widget_class_bind_template_callback (widget_class, on_line_activated);
}

static void
pw_log_view_init (PwLogView *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  add_menu (self);
  pw_explain_set_func (GTK_WIDGET (self), explain);
}

/**
 * pw_log_view_set_session:
 * @session: (nullable): the game whose log to show
 */
void
pw_log_view_set_session (PwLogView *self, PwSession *session)
{
  g_return_if_fail (PW_IS_LOG_VIEW (self));

  if (self->lines)
    g_signal_handlers_disconnect_by_data (self->lines, self);
  gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->lines);
  g_set_object (&self->session, session);
  gtk_widget_set_visible (GTK_WIDGET (self->agreed), session && pw_setup_advice_note (pw_session_get_setup (session)));
  if (!session)
    return;
  gtk_label_set_text (self->agreed, pw_setup_advice_note (pw_session_get_setup (session)));
  self->lines = pw_log_model_new (session);
  pw_log_model_set_show_dropped (self->lines, self->show_dropped);
  self->selection = pw_lines_select (self->list, G_LIST_MODEL (self->lines), session, moment_of);
  g_signal_connect_swapped (self->lines, "items-changed", G_CALLBACK (on_items_changed), self);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (show_selected), self, G_CONNECT_SWAPPED);
  show_newest (self);
}

/**
 * pw_log_view_get_lines:
 *
 * Returns: (transfer none) (nullable): the lines it shows: PwLogLine
 */
GListModel *
pw_log_view_get_lines (PwLogView *self)
{
  g_return_val_if_fail (PW_IS_LOG_VIEW (self), NULL);
  return G_LIST_MODEL (self->lines);
}

/**
 * pw_log_view_look_at:
 * @line: index of a line
 *
 * Shows the table as it was after that line.
 */
void
pw_log_view_look_at (PwLogView *self, guint line)
{
  g_autoptr (PwLogLine) log_line = NULL;

  g_return_if_fail (PW_IS_LOG_VIEW (self));
  log_line = self->lines ? g_list_model_get_item (G_LIST_MODEL (self->lines), line) : NULL;
  if (log_line && is_a_move (log_line))
    pw_session_look_at (self->session, pw_log_line_get_moment (log_line));
}

/**
 * pw_log_view_set_show_dropped:
 * @show: whether what was undone is shown too, in its place
 */
void
pw_log_view_set_show_dropped (PwLogView *self, gboolean show)
{
  g_return_if_fail (PW_IS_LOG_VIEW (self));
  self->show_dropped = show;
  if (self->lines)
    pw_log_model_set_show_dropped (self->lines, show);
}

/**
 * pw_log_view_get_focused:
 *
 * Returns: the moment after the line that has the focus, 0 when none has
 */
guint
pw_log_view_get_focused (PwLogView *self)
{
  GtkRoot *root;
  GtkListItem *item;

  g_return_val_if_fail (PW_IS_LOG_VIEW (self), 0);
  root = gtk_widget_get_root (GTK_WIDGET (self));
  item = root ? line_around (self, gtk_root_get_focus (root)) : NULL;
  return item && is_a_move (gtk_list_item_get_item (item)) ? pw_log_line_get_moment (gtk_list_item_get_item (item)) : 0;
}

/**
 * pw_log_view_explain_moment:
 * @moment: the moment after a line
 * @out: (out caller-allocates): cleared; the rules by which that line came about
 *
 * Returns: whether there are such rules
 */
gboolean
pw_log_view_explain_moment (PwLogView *self, guint moment, PwExplained *out)
{
  g_return_val_if_fail (PW_IS_LOG_VIEW (self), FALSE);
  if (!pw_lines_explain (self->session, moment, out))
    return FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->lines)); i++)
    {
      g_autoptr (PwLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), i);

      if (!out->subject && pw_log_line_get_moment (line) == moment && !pw_log_line_get_section (line) &&
          !pw_log_line_get_detail (line) && !pw_log_line_get_struck (line))
        out->subject = g_strdup (pw_log_line_get_text (line));
    }
  return TRUE;
}
