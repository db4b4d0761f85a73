/* pw-player-row.c: one player on the set-up page
 *
 * The row changes nothing itself: it says what is wished for, and shows what the set-up says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-player-row.h"

#include <glib/gi18n-lib.h>

#include "pw-board.h"
#include "pw-css-class.h"
#include "pw-drop-down.h"
#include "pw-explain.h"
#include "pw-marker-image.h"
#include "pw-name-suggest.h"
#include "pw-pair-layout.h"
#include "pw-wrap-layout.h"
#include "pw-setup-draft.h"
#include "pw-setup-words.h"

struct _PwPlayerRow
{
  GtkListBoxRow parent_instance;

  GtkWidget *handle;
  GtkWidget *marker_button;
  GtkPopover *marker_popover;
  GtkFlowBox *markers;
  PwMarkerImage *marker;
  GtkEditable *name;
  GtkWidget *notes;
  GtkWidget *first;
  GtkLabel *note;
  GtkLabel *problem;
  GtkBox *options;
  GtkWidget *remove_button;

  const PwGame *game;
  guint seat;
  gboolean updating;            /* what widgets say now is not a wish */
};

G_DEFINE_FINAL_TYPE (PwPlayerRow, pw_player_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  NAME_CHANGED,
  MARKER_CHOSEN,
  OPTION_CHOSEN,
  MOVED,
  REMOVED,
  ENTERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
set_label (gpointer widget, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
on_name_changed (PwPlayerRow *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[NAME_CHANGED], 0, gtk_editable_get_text (self->name));
}

static void
on_name_entered (PwPlayerRow *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
on_marker_activated (PwPlayerRow *self, GtkFlowBoxChild *child)
{
  gtk_popover_popdown (self->marker_popover);
  g_signal_emit (self, signals[MARKER_CHOSEN], 0, (guint) gtk_flow_box_child_get_index (child) + 1);
}

static void
on_option_selected (GtkDropDown *drop_down, GParamSpec *pspec, PwPlayerRow *self)
{
  guint option = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (drop_down), "option"));
  GArray *offered = g_object_get_data (G_OBJECT (drop_down), "offered");
  guint selected = gtk_drop_down_get_selected (drop_down);

  if (!self->updating && selected != GTK_INVALID_LIST_POSITION)
    g_signal_emit (self, signals[OPTION_CHOSEN], 0, option, g_array_index (offered, int, selected));
}

static void
move_by (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PwPlayerRow *self = PW_PLAYER_ROW (widget);
  int to = (int) self->seat + g_variant_get_int32 (parameter);

  if (to >= 0)
    g_signal_emit (self, signals[MOVED], 0, self->seat, (guint) to);
}

static void
remove_player (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[REMOVED], 0);
}

static GdkContentProvider *
on_drag_prepare (GtkDragSource *source, double x, double y, PwPlayerRow *self)
{
  return gdk_content_provider_new_typed (PW_TYPE_PLAYER_ROW, self);
}

static void
on_drag_begin (GtkDragSource *source, GdkDrag *drag, PwPlayerRow *self)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 24, 24);
}

static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, PwPlayerRow *self)
{
  PwPlayerRow *other = g_value_get_object (value);

  if (!other || gtk_widget_get_parent (GTK_WIDGET (other)) != gtk_widget_get_parent (GTK_WIDGET (self)))
    return FALSE;
  if (other != self)
    g_signal_emit (self, signals[MOVED], 0, other->seat, self->seat);
  return TRUE;
}

/* The markers to choose from: shape and colour, told apart by number for those who see neither. */
static void
fill_markers (PwPlayerRow *self)
{
  guint n = pw_setup_draft_markers (self->game);

  for (guint marker = 1; marker <= n; marker++)
    {
      GtkWidget *image = pw_marker_image_new (14);
      g_autofree char *label = pw_setup_words_marker (marker);

      pw_marker_image_set (PW_MARKER_IMAGE (image), marker, NULL);
      gtk_widget_set_size_request (image, 40, 40);
      gtk_flow_box_append (self->markers, image);
      gtk_widget_set_tooltip_text (gtk_widget_get_parent (image), label);
      set_label (gtk_widget_get_parent (image), label);
    }
}

static void
fill_options (PwPlayerRow *self, const PwSetup *setup)
{
  for (guint i = 0; i < self->game->terms.n_seat_options; i++)
    {
      const PwOption *option = &self->game->terms.seat_options[i];
      GArray *offered = pw_setup_words_offered (self->game, setup, i);
      GtkStringList *words = gtk_string_list_new (NULL);
      GtkWidget *drop_down;

      for (guint k = 0; k < offered->len; k++)
        gtk_string_list_take (words, pw_setup_words_value (option, g_array_index (offered, int, k), TRUE));
      drop_down = pw_drop_down_new (words);
      g_object_set_data (G_OBJECT (drop_down), "option", GUINT_TO_POINTER (i));
      g_object_set_data_full (G_OBJECT (drop_down), "offered", offered, (GDestroyNotify) g_array_unref);
      gtk_widget_set_tooltip_text (drop_down, _(option->text));
      if (option->rules)
        pw_explain_set_rules (drop_down, self->game, option->rules, _(option->title));
      g_signal_connect (drop_down, "notify::selected", G_CALLBACK (on_option_selected), self);
      gtk_box_append (self->options, drop_down);
    }
}

/* GTK orders widgets beside each other by their middles: half a pixel would put the button that removes before the name. */
static gboolean
pw_player_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  PwPlayerRow *self = PW_PLAYER_ROW (widget);
  GtkWidget *const stops[] = { self->marker_button, GTK_WIDGET (self->name), GTK_WIDGET (self->options), self->remove_button };
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  int step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  int i = step > 0 ? 0 : (int) G_N_ELEMENTS (stops) - 1;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (pw_player_row_parent_class)->focus (widget, direction);
  for (int at = 0; focus && at < (int) G_N_ELEMENTS (stops); at++)
    if (focus == stops[at] || gtk_widget_is_ancestor (focus, stops[at]))
      i = at;
  for (; i >= 0 && i < (int) G_N_ELEMENTS (stops); i += step)
    if (gtk_widget_child_focus (stops[i], direction))
      return TRUE;
  return FALSE;
}

static void
pw_player_row_class_init (PwPlayerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[NAME_CHANGED] = g_signal_new ("name-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                        G_TYPE_STRING);
  signals[MARKER_CHOSEN] = g_signal_new ("marker-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                         G_TYPE_UINT);
  signals[OPTION_CHOSEN] = g_signal_new ("option-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                         G_TYPE_UINT, G_TYPE_INT);
  signals[MOVED] = g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[REMOVED] = g_signal_new ("removed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ENTERED] = g_signal_new ("entered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  widget_class->focus = pw_player_row_focus;
  gtk_widget_class_install_action (widget_class, "player.move", "i", move_by);
  gtk_widget_class_install_action (widget_class, "player.remove", NULL, remove_player);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "player.move", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "player.move", "i", 1);

  g_type_ensure (PW_TYPE_MARKER_IMAGE);
  g_type_ensure (PW_TYPE_PAIR_LAYOUT);
  g_type_ensure (PW_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-player-row.ui");
  gtk_widget_class_bind_template_child (widget_class, PwPlayerRow, handle);
  gtk_widget_class_bind_template_child (widget_class, PwPlayerRow, marker_button);
  gtk_widget_class_bind_template_child (widget_class, PwPlayerRow, marker_popover);
  gtk_widget_class_bind_template_child (widget_class, PwPlayerRow, markers);
  gtk_widget_class_bind_template_child (widget_class, PwPlayerRow, marker);
  gtk_widget_class_bind_template_child (widget_class, PwPlayerRow, name);
  gtk_widget_class_bind_template_child (widget_class, PwPlayerRow, notes);
  gtk_widget_class_bind_template_child (widget_class, PwPlayerRow, first);
  gtk_widget_class_bind_template_child (widget_class, PwPlayerRow, note);
  gtk_widget_class_bind_template_child (widget_class, PwPlayerRow, problem);
  gtk_widget_class_bind_template_child (widget_class, PwPlayerRow, options);
  gtk_widget_class_bind_template_child (widget_class, PwPlayerRow, remove_button);
  gtk_widget_class_bind_template_callback (widget_class, on_name_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_name_entered);
  gtk_widget_class_bind_template_callback (widget_class, on_marker_activated);
}

/**
 * pw_player_row_has_usual_name:
 *
 * Returns: whether nobody gave that player a name yet
 */
gboolean
pw_player_row_has_usual_name (PwPlayerRow *self)
{
  g_return_val_if_fail (PW_IS_PLAYER_ROW (self), FALSE);
  for (guint n = 1; n <= PW_MAX_PLAYERS; n++)
    {
      g_autofree char *usual = g_strdup_printf (_("Player %u"), n);

      if (g_str_equal (gtk_editable_get_text (self->name), usual))
        return TRUE;
    }
  return FALSE;
}

static gboolean
select_name (gpointer data)
{
  PwPlayerRow *self = data;

  if (pw_player_row_has_usual_name (self))
    gtk_editable_select_region (self->name, 0, -1);
  return G_SOURCE_REMOVE;
}

/* Who clicks into "Player 1" to type a name means to write over it, as where the focus came by Tab. The click puts the caret
 * first. */
static void
on_name_focused (PwPlayerRow *self)
{
  if (pw_player_row_has_usual_name (self))
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, select_name, g_object_ref (self), g_object_unref);
}

static void
pw_player_row_init (PwPlayerRow *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkDragSource *source;
  GtkDropTarget *target;

  gtk_widget_init_template (GTK_WIDGET (self));
  pw_name_suggest_add (GTK_ENTRY (self->name));
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (on_name_focused), self);
  gtk_widget_add_controller (GTK_WIDGET (self->name), focus);

  source = gtk_drag_source_new ();
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (on_drag_prepare), self);
  g_signal_connect (source, "drag-begin", G_CALLBACK (on_drag_begin), self);
  gtk_widget_add_controller (self->handle, GTK_EVENT_CONTROLLER (source));

  target = gtk_drop_target_new (PW_TYPE_PLAYER_ROW, GDK_ACTION_MOVE);
  g_signal_connect (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/**
 * pw_player_row_new:
 * @game: what is played
 * @setup: the set-up that says what is offered
 *
 * Returns: (transfer none): a row, empty until pw_player_row_update()
 */
GtkWidget *
pw_player_row_new (const PwGame *game, const PwSetup *setup)
{
  PwPlayerRow *self = g_object_new (PW_TYPE_PLAYER_ROW, NULL);

  self->game = game;
  fill_markers (self);
  fill_options (self, setup);
  return GTK_WIDGET (self);
}

/* Where in a list that value stands. */
static guint
find_offered (GtkWidget *drop_down, int value)
{
  const GArray *offered = g_object_get_data (G_OBJECT (drop_down), "offered");

  for (guint i = 0; i < offered->len; i++)
    if (g_array_index (offered, int, i) == value)
      return i;
  return GTK_INVALID_LIST_POSITION;
}

static void
update_options (PwPlayerRow *self, const PwSetup *setup, const char *name)
{
  GtkWidget *drop_down = gtk_widget_get_first_child (GTK_WIDGET (self->options));

  for (guint i = 0; drop_down; i++, drop_down = gtk_widget_get_next_sibling (drop_down))
    {
      const PwOption *option = &self->game->terms.seat_options[i];
      g_autofree char *label = g_strdup_printf (_("%s, %s"), name, _(option->title));

      gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), find_offered (drop_down, setup->seat_options[self->seat][i]));
      set_label (drop_down, label);
    }
}

/**
 * pw_player_row_update:
 * @setup: the set-up
 * @seat: whom of it the row shows
 *
 * Shows that player. Widgets are kept, so that the focus and the caret stay.
 */
void
pw_player_row_update (PwPlayerRow *self, const PwSetup *setup, guint seat)
{
  const PwBoardClass *board = pw_board_class_for (self->game->id);
  g_autofree char *problem = pw_setup_draft_problem (setup, seat);
  g_autofree char *note = NULL;
  g_autofree char *label = NULL;
  g_autofree char *title = NULL;
  g_autofree char *remove = NULL;
  g_autofree char *marker = NULL;
  g_autofree char *shown = NULL;
  const char *name;
  guint min, max;

  g_return_if_fail (PW_IS_PLAYER_ROW (self));

  pw_game_seats (self->game, setup, &min, &max);
  self->updating = TRUE;
  self->seat = seat;
  name = setup->names[seat] ? setup->names[seat] : "";
  /* A space at the end may be one between two words that are being typed. */
  shown = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  if (!g_str_equal (shown, name))
    gtk_editable_set_text (self->name, name);
  pw_marker_image_set (self->marker, setup->markers[seat], name);
  name = *name ? pw_setup_name (setup, seat) : name;

  note = board->seat_note (setup, seat);
  gtk_label_set_text (self->note, note ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);
  gtk_widget_set_visible (self->first, seat == 0);
  gtk_label_set_text (self->problem, problem ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
  gtk_widget_set_visible (self->notes, !problem && (seat == 0 || note));
  pw_css_class_set (GTK_WIDGET (self->name), "error", problem != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_STATE_INVALID,
                               problem ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);

  update_options (self, setup, name);
  title = g_strdup_printf (_("Player %u"), seat + 1);
  label = g_strjoin (", ", title, name, seat == 0 ? _("first player") : note ? note : "", seat == 0 ? note : NULL, NULL);
  set_label (self, label);
  g_free (label);
  label = g_strdup_printf (_("Name of player %u"), seat + 1);
  set_label (self->name, label);
  marker = pw_setup_words_marker (setup->markers[seat]);
  g_free (label);
  label = g_strdup_printf (_("Marker of %s: %s"), name, marker);
  set_label (self->marker_button, label);
  gtk_widget_set_tooltip_text (self->marker_button, label);
  remove = g_strdup_printf (_("Remove %s"), *name ? name : title);
  set_label (self->remove_button, remove);
  gtk_widget_set_tooltip_text (self->remove_button, remove);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "player.remove", setup->n_players > min);
  self->updating = FALSE;
}

/**
 * pw_player_row_get_seat:
 *
 * Returns: whom the row shows
 */
guint
pw_player_row_get_seat (PwPlayerRow *self)
{
  g_return_val_if_fail (PW_IS_PLAYER_ROW (self), 0);
  return self->seat;
}

/**
 * pw_player_row_type:
 * @text: what is typed
 *
 * Writes over the name, and puts the caret behind it.
 */
void
pw_player_row_type (PwPlayerRow *self, const char *text)
{
  g_return_if_fail (PW_IS_PLAYER_ROW (self));
  gtk_editable_set_text (self->name, text);
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (self->name));
  gtk_editable_set_position (self->name, -1);
}

/**
 * pw_player_row_focus_name:
 *
 * Puts the caret into the name.
 */
void
pw_player_row_focus_name (PwPlayerRow *self)
{
  g_return_if_fail (PW_IS_PLAYER_ROW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}
