/* pw-table-keys.c: where keys go on the table: to the entry, from part to part, to a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-table-page-private.h"

#include "pw-board.h"

/* An arrow leads from the empty line to the board that is filled in. */
static gboolean
is_arrow (guint key)
{
  return key == GDK_KEY_Up || key == GDK_KEY_KP_Up || key == GDK_KEY_Down || key == GDK_KEY_KP_Down;
}

static gboolean
on_key_unused (PwTablePage *self, guint key, guint code, GdkModifierType state, GtkEventControllerKey *controller)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (!self->entry)
    return GDK_EVENT_PROPAGATE;
  if (is_arrow (key) && pw_table_page_shows_position (self) && pw_entry_bar_has_focus (self->bar))
    return pw_position_page_focus_board (self->position);
  if (focus && GTK_IS_EDITABLE (focus))
    return GDK_EVENT_PROPAGATE;
  return pw_entry_bar_key (self->bar, controller, key, state);
}

static gboolean
refocus (gpointer data)
{
  PwTablePage *self = data;

  self->focus_id = 0;
  pw_entry_bar_focus (self->bar);
  return G_SOURCE_REMOVE;
}

/* The mouse never takes the caret away. */
void
pw_table_page_refocus (PwTablePage *self)
{
  /* A position has fields of its own. */
  if (pw_table_page_shows_position (self))
    return;
  if (self->focus_id == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->focus_id = g_idle_add_full (G_PRIORITY_DEFAULT, refocus, self, NULL);
}

static gboolean
on_next_part (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  pw_table_page_next_part (PW_TABLE_PAGE (widget), GPOINTER_TO_INT (user_data));
  return TRUE;
}

static gboolean
on_show_player (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  PwTablePage *self = PW_TABLE_PAGE (widget);
  int seat = GPOINTER_TO_INT (user_data);

  if (!gtk_widget_get_mapped (widget) || !self->session || seat >= (int) pw_session_get_setup (self->session)->n_players)
    return FALSE;
  pw_table_page_show_player (self, seat);
  return TRUE;
}

/* What is advised is written into the entry. */
static gboolean
on_advice (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return gtk_widget_get_mapped (widget) && pw_advice_card_take (PW_TABLE_PAGE (widget)->advice, GPOINTER_TO_UINT (user_data));
}

static void
add_shortcut (GtkEventController *controller, guint key, GdkModifierType modifiers, GtkShortcutFunc function, int data)
{
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers),
                                                          gtk_callback_action_new (function, GINT_TO_POINTER (data), NULL)));
}

/* The mouse, F6, and the keys of the players. */
void
pw_table_page_add_keys (PwTablePage *self)
{
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "released", G_CALLBACK (pw_table_page_refocus), self);
  g_signal_connect_swapped (click, "unpaired-release", G_CALLBACK (pw_table_page_refocus), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (shortcuts), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_shortcut (shortcuts, GDK_KEY_F6, 0, on_next_part, 1);
  add_shortcut (shortcuts, GDK_KEY_F6, GDK_SHIFT_MASK, on_next_part, -1);
  for (int seat = 0; seat < PW_MAX_PLAYERS; seat++)
    {
      add_shortcut (shortcuts, (guint) (GDK_KEY_1 + seat), GDK_CONTROL_MASK, on_show_player, seat);
      add_shortcut (shortcuts, (guint) (GDK_KEY_KP_1 + seat), GDK_CONTROL_MASK, on_show_player, seat);
    }
  for (int nth = 0; nth < 3; nth++)
    {
      add_shortcut (shortcuts, (guint) (GDK_KEY_1 + nth), GDK_ALT_MASK, on_advice, nth);
      add_shortcut (shortcuts, (guint) (GDK_KEY_KP_1 + nth), GDK_ALT_MASK, on_advice, nth);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), shortcuts);
}

void
pw_table_page_drop_keys (PwTablePage *self)
{
  g_clear_handle_id (&self->focus_id, g_source_remove);
  if (self->keys_owner)
    {
      gtk_widget_remove_controller (self->keys_owner, self->keys);
      g_object_remove_weak_pointer (G_OBJECT (self->keys_owner), (gpointer *) &self->keys_owner);
    }
  self->keys_owner = NULL;
  self->keys = NULL;
}

/* What no widget wants of a key is typed into the entry. */
void
pw_table_page_take_keys (PwTablePage *self)
{
  pw_table_page_drop_keys (self);
  self->keys = gtk_event_controller_key_new ();
  self->keys_owner = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  g_object_add_weak_pointer (G_OBJECT (self->keys_owner), (gpointer *) &self->keys_owner);
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (on_key_unused), self);
  gtk_widget_add_controller (self->keys_owner, self->keys);
}

/* As PW_TYPED_ACTION: what a board or a field could not mean is typed into the entry. */
void
pw_table_page_take_typed (GtkWidget *widget, const char *action, GVariant *typed)
{
  const char *text;
  gboolean enter;

  g_variant_get (typed, "(&sb)", &text, &enter);
  pw_entry_bar_type (PW_TABLE_PAGE (widget)->bar, text, enter);
}

/* -- Parts in the order of F6 ------------------------------------------------------------------ */

typedef struct
{
  PwPart part;
  GtkWidget *widget;
} Stop;

static void
add_groups (GArray *stops, PwPart part, GtkWidget *root)
{
  GList *groups = root ? pw_board_list_groups (root) : NULL;

  for (GList *at = groups; at; at = at->next)
    g_array_append_vals (stops, &(Stop){ part, at->data }, 1);
  if (!groups && root)
    g_array_append_vals (stops, &(Stop){ part, root }, 1);
  g_list_free (groups);
}

static GArray *
list_stops (PwTablePage *self)
{
  GArray *stops = g_array_new (FALSE, FALSE, sizeof (Stop));
  g_autoptr (GList) groups = pw_board_list_groups (GTK_WIDGET (self->standing_place));

  g_array_append_vals (stops, &(Stop){ PW_PART_ENTRY, GTK_WIDGET (self->bar) }, 1);
  add_groups (stops, PW_PART_MAIN, pw_table_page_shows_position (self) ? GTK_WIDGET (self->position) : self->board);
  add_groups (stops, PW_PART_COMMON, self->common);
  for (GList *at = groups; at; at = at->next)
    g_array_append_vals (stops, &(Stop){ PW_PART_PLAYERS, at->data }, 1);
  if (gtk_widget_get_visible (GTK_WIDGET (self->advice)))
    g_array_append_vals (stops, &(Stop){ PW_PART_PLAYERS, GTK_WIDGET (self->advice) }, 1);
  g_array_append_vals (stops, &(Stop){ PW_PART_PLAYERS, GTK_WIDGET (self->cards) }, 1);
  g_array_append_vals (stops, &(Stop){ PW_PART_LOG, GTK_WIDGET (self->log) }, 1);
  return stops;
}

static gboolean
enter (PwTablePage *self, const Stop *stop)
{
  if (stop->part == PW_PART_ENTRY)
    {
      pw_entry_bar_focus (self->bar);
      return TRUE;
    }
  pw_columns_show (self->columns, stop->part);
  return gtk_widget_child_focus (stop->widget, GTK_DIR_TAB_FORWARD) || gtk_widget_grab_focus (stop->widget);
}

/**
 * pw_table_page_next_part:
 * @step: 1 for the next part, -1 for the one before
 *
 * Moves the focus between the parts of the table; where they are pages, it turns to them.
 */
void
pw_table_page_next_part (PwTablePage *self, int step)
{
  g_autoptr (GArray) stops = NULL;
  GtkWidget *focus;
  int at = 0, n;

  g_return_if_fail (PW_IS_TABLE_PAGE (self));
  stops = list_stops (self);
  n = (int) stops->len;
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  for (int i = 0; focus && i < n; i++)
    {
      GtkWidget *widget = g_array_index (stops, Stop, i).widget;

      if (focus == widget || gtk_widget_is_ancestor (focus, widget))
        at = i;
    }
  for (int i = 1; i <= n; i++)
    if (enter (self, &g_array_index (stops, Stop, (at + step * i + n * i) % n)))
      return;
}
