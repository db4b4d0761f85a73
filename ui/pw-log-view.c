/* pw-log-view.c: what happened, line by line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-log-view.h"

#include <glib/gi18n-lib.h>

#include "model/pw-log-model.h"
#include "pw-die-image.h"
#include "pw-marker-image.h"

/* For how many frames the newest line is searched. */
#define SCROLL_FRAMES 5

struct _PwLogView
{
  AdwBin parent_instance;

  GtkScrolledWindow *scroller;
  GtkListView *list;

  PwSession *session;
  PwLogModel *lines;
  GtkSingleSelection *selection;
  guint scroll_id;
  guint scroll_frames;
};

G_DEFINE_FINAL_TYPE (PwLogView, pw_log_view, ADW_TYPE_BIN)

/* -- One line ----------------------------------------------------------------------- */

/* The widgets of a line, in the order they stand in it. */
typedef struct
{
  GtkWidget *row;
  GtkWidget *marker;
  GtkWidget *die;
  GtkWidget *text;
  GtkWidget *rule;              /* after a section's head */
  GtkWidget *points;
} Line;

static void
on_setup (PwLogView *self, GtkListItem *item)
{
  Line *line = g_new0 (Line, 1);

  line->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  line->marker = pw_marker_image_new (6);
  line->die = pw_die_image_new (14);
  line->text = gtk_label_new (NULL);
  line->rule = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
  line->points = gtk_label_new (NULL);
  gtk_widget_set_valign (line->marker, GTK_ALIGN_START);
  gtk_widget_set_valign (line->die, GTK_ALIGN_START);
  gtk_widget_set_size_request (line->marker, 18, 18);
  gtk_widget_set_size_request (line->die, 18, 18);
  gtk_label_set_xalign (GTK_LABEL (line->text), 0);
  gtk_label_set_wrap (GTK_LABEL (line->text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (line->text), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (line->text), 8);
  gtk_widget_set_valign (line->points, GTK_ALIGN_START);
  gtk_widget_set_valign (line->rule, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (line->rule, TRUE);
  gtk_widget_add_css_class (line->points, "heading");
  gtk_box_append (GTK_BOX (line->row), line->marker);
  gtk_box_append (GTK_BOX (line->row), line->die);
  gtk_box_append (GTK_BOX (line->row), line->text);
  gtk_box_append (GTK_BOX (line->row), line->rule);
  gtk_box_append (GTK_BOX (line->row), line->points);
  gtk_list_item_set_child (item, line->row);
  g_object_set_data_full (G_OBJECT (item), "line", line, g_free);
}

/* The die of a move the table made: the first one its kind names, 0 without one. */
static guint
die_of (PwLogView *self, PwLogLine *log_line)
{
  const PwHistory *history = pw_session_get_history (self->session);
  guint moment = pw_log_line_get_moment (log_line);
  const PwMove *move = moment > 0 && moment <= pw_history_get_length (history) ? pw_history_get_move (history, moment - 1)
                                                                              : NULL;
  const PwMoveKind *kind = move ? &pw_history_get_game (history)->kinds[move->kind] : NULL;

  for (guint i = 0; kind && i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_DIE && move->args[kind->args[i].index] != PW_ARG_NONE)
      return (guint) move->args[kind->args[i].index];
  return 0;
}

static void
set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
on_bind (PwLogView *self, GtkListItem *item)
{
  Line *line = g_object_get_data (G_OBJECT (item), "line");
  PwLogLine *log_line = gtk_list_item_get_item (item);
  const PwSetup *setup = pw_session_get_setup (self->session);
  gboolean section = pw_log_line_get_section (log_line);
  int player = pw_log_line_get_player (log_line);
  int points = pw_log_line_get_points (log_line);
  g_autofree char *score = points ? g_strdup_printf (points > 0 ? "+%d" : "−%d", ABS (points)) : g_strdup ("");
  g_autofree char *text = NULL;

  if (!section && pw_log_line_get_dealt (log_line))
    text = g_strdup_printf (_("%s Dealt by the program."), pw_log_line_get_text (log_line));
  else
    text = g_strdup (pw_log_line_get_text (log_line));

  gtk_label_set_text (GTK_LABEL (line->text), text);
  gtk_widget_set_hexpand (line->text, !section);
  gtk_label_set_text (GTK_LABEL (line->points), score);
  pw_marker_image_set (PW_MARKER_IMAGE (line->marker), player >= 0 ? setup->markers[player] : 0, NULL);
  pw_die_image_set (PW_DIE_IMAGE (line->die), !section && player < 0 ? die_of (self, log_line) : 0, 0);
  gtk_widget_set_visible (line->marker, !section && player >= 0);
  gtk_widget_set_visible (line->die, !section && player < 0);
  gtk_widget_set_visible (line->rule, section);
  gtk_widget_set_visible (line->points, points != 0);
  set_class (line->row, "section", section);
  set_class (line->row, "undone", pw_log_line_get_undone (log_line));
  gtk_list_item_set_activatable (item, !section);
  gtk_list_item_set_selectable (item, !section);

  if (points)
    {
      g_autofree char *spoken = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s; %d point", "%s; %d points",
                                                              (gulong) ABS (points)), text, points);

      gtk_accessible_update_property (GTK_ACCESSIBLE (line->text), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
    }
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (line->text), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* -- The newest line, and the one looked at ------------------------------------------- */

/* The list measures its rows as they come into view, so the end is found in a few steps. */
static gboolean
scroll (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  PwLogView *self = PW_LOG_VIEW (widget);
  guint n = self->lines ? g_list_model_get_n_items (G_LIST_MODEL (self->lines)) : 0;

  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n - 1);
  if (--self->scroll_frames > 0)
    return G_SOURCE_CONTINUE;
  self->scroll_id = 0;
  return G_SOURCE_REMOVE;
}

static void
show_newest (PwLogView *self)
{
  gboolean looking_back = FALSE;

  if (self->session)
    g_object_get (self->session, "looking-back", &looking_back, NULL);
  if (looking_back)
    return;
  self->scroll_frames = SCROLL_FRAMES;
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll, NULL, NULL);
}

static void
update_selection (PwLogView *self)
{
  gboolean looking_back = FALSE;
  guint at = GTK_INVALID_LIST_POSITION;

  g_object_get (self->session, "looking-back", &looking_back, NULL);
  for (guint i = 0; looking_back && i < g_list_model_get_n_items (G_LIST_MODEL (self->lines)); i++)
    {
      g_autoptr (PwLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), i);

      if (!pw_log_line_get_section (line) && pw_log_line_get_moment (line) == pw_session_get_moment (self->session))
        at = i;
    }
  gtk_single_selection_set_selected (self->selection, at);
}

static void
on_line_activated (PwLogView *self, guint position)
{
  pw_log_view_look_at (self, position);
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
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->lines)
    g_signal_handlers_disconnect_by_data (self->lines, self);
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
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PwLogView, scroller);
  gtk_widget_class_bind_template_child (widget_class, PwLogView, list);
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
}

/**
 * pw_log_view_set_session:
 * @session: (nullable): the game whose log to show
 */
void
pw_log_view_set_session (PwLogView *self, PwSession *session)
{
  g_return_if_fail (PW_IS_LOG_VIEW (self));

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->lines)
    g_signal_handlers_disconnect_by_data (self->lines, self);
  gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->lines);
  g_set_object (&self->session, session);
  if (!session)
    return;
  self->lines = pw_log_model_new (session);
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->lines));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_swapped (self->lines, "items-changed", G_CALLBACK (show_newest), self);
  g_signal_connect_swapped (session, "notify::looking-back", G_CALLBACK (update_selection), self);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (update_selection), self);
  update_selection (self);
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
  if (log_line && !pw_log_line_get_section (log_line))
    pw_session_look_at (self->session, pw_log_line_get_moment (log_line));
}
