/* pw-table-page.c: the table: the acting player's board, everything round it, the entry bar
 *
 * The page puts the parts together and says where keys go. What may be played is the entry's
 * business, what is shown that of each part.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-table-page.h"

#include <glib/gi18n-lib.h>

#include "model/pw-question.h"
#include "model/pw-speaker.h"
#include "pw-announce.h"
#include "pw-board.h"
#include "pw-columns.h"
#include "pw-cut-tooltip.h"
#include "pw-entry-bar.h"
#include "pw-explain.h"
#include "pw-large-text.h"
#include "pw-log-view.h"
#include "pw-marker-image.h"
#include "pw-player-cards.h"
#include "pw-player-chips.h"
#include "pw-position-page.h"
#include "pw-refusal.h"
#include "pw-score-card.h"
#include "pw-sides-card.h"
#include "pw-space.h"
#include "pw-stack.h"
#include "pw-wrap-layout.h"

/** TODO_LEAST: letters that stand on a line of the card over the board at least. */
#define TODO_LEAST 12

struct _PwTablePage
{
  AdwBin parent_instance;

  PwColumns *columns;
  GtkRevealer *back_revealer;
  GtkLabel *back_label;
  GtkWidget *back_button;
  GtkWidget *edit_button;
  GtkWidget *turn_bar;
  PwMarkerImage *turn_marker;
  GtkLabel *turn_name;
  GtkLabel *turn_prompt;
  PwPlayerChips *chips;
  AdwToastOverlay *toasts;
  AdwBin *main_place;
  GtkWidget *todo_card;         /* what is done on the real table now */
  GtkLabel *todo;
  AdwBin *common_place;
  PwScoreCard *score;
  AdwBin *standing_place;
  PwPlayerCards *cards;
  PwLogView *log;
  PwEntryBar *bar;

  PwSession *session;
  PwEntry *entry;
  PwSpeaker *speaker;
  GtkWidget *board;
  GtkWidget *common;
  GtkStack *main;               /* the board, or where a position is entered */
  PwPositionPage *position;
  AdwToast *refusal;
  GError *refused;              /* what it says */
  GtkEventController *keys;     /* on the window while the page is shown */
  GtkWidget *keys_owner;
  guint focus_id;
};

G_DEFINE_FINAL_TYPE (PwTablePage, pw_table_page, ADW_TYPE_BIN)

enum
{
  PROP_SHOWN = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* -- Whose board ------------------------------------------------------------------- */

static const PwBoardClass *
board_of (PwTablePage *self)
{
  return pw_board_class_for (pw_session_get_game (self->session)->id);
}

static int
board_seat (PwTablePage *self, const char *property)
{
  int seat = PW_NOBODY;

  if (self->board)
    g_object_get (self->board, property, &seat, NULL);
  return seat;
}

static gboolean
looking_back (PwTablePage *self)
{
  gboolean back = FALSE;

  if (self->session)
    g_object_get (self->session, "looking-back", &back, NULL);
  return back;
}

/* What the line above the board says. */
static void
update_turn (PwTablePage *self)
{
  const PwSetup *setup = pw_session_get_setup (self->session);
  int actor = pw_session_get_actor (self->session);
  int pinned = board_seat (self, "seat");
  int seat = pinned >= 0 ? pinned : actor;
  g_autofree char *question = pw_question_new (self->entry);
  const char *prompt = question;
  g_autofree char *note = NULL;

  if (pinned >= 0 && pinned != actor && actor >= 0)
    note = g_strdup_printf (_("%s is to move; Esc goes back there"), pw_setup_name (setup, actor));
  gtk_widget_set_visible (GTK_WIDGET (self->turn_marker), seat >= 0);
  gtk_widget_set_visible (GTK_WIDGET (self->turn_name), seat >= 0);
  if (seat >= 0)
    {
      pw_marker_image_set (self->turn_marker, setup->markers[seat], setup->names[seat]);
      gtk_label_set_text (self->turn_name, pw_setup_name (setup, seat));
    }
  /* The bar above says what an earlier moment is. */
  if (looking_back (self))
    prompt = NULL;
  gtk_label_set_text (self->turn_prompt, note ? note : prompt ? prompt : "");
  pw_player_chips_set_current (self->chips, actor);
}

static void
update_shown (PwTablePage *self)
{
  int seat = board_seat (self, "shown-seat");
  const PwSetup *setup = pw_session_get_setup (self->session);

  if (seat < 0 || (guint) seat >= setup->n_players)
    seat = 0;
  pw_score_card_set (self->score, self->session, (guint) seat);
  pw_player_cards_set_hidden (self->cards, seat);
  update_turn (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOWN]);
}

static void
update_looking_back (PwTablePage *self)
{
  const PwGame *game = pw_session_get_game (self->session);
  gboolean back = looking_back (self);

  if (back)
    {
      g_autofree char *moment = game->moment
                                  ? game->moment (pw_session_get_setup (self->session), pw_session_get_state (self->session))
                                  : g_strdup ("");
      g_autofree char *text = g_strdup_printf (_("Looking at an earlier moment: %s, after move %u."), moment,
                                               pw_session_get_moment (self->session));

      gtk_label_set_text (self->back_label, text);
    }
  gtk_revealer_set_reveal_child (self->back_revealer, back);
}

/* -- What is done on the table ------------------------------------------------------------ */

static void
close_todo (PwTablePage *self)
{
  gtk_widget_set_visible (self->todo_card, FALSE);
}

/* Stands until the next entry; the past has nothing to be done. */
static void
update_todo (PwTablePage *self)
{
  const PwHistory *history = pw_session_get_history (self->session);
  guint n_events, last = pw_history_get_cursor (history);
  g_auto (PwEnding) ending = { 0 };
  const PwEvent *events;

  close_todo (self);
  if (last == 0 || looking_back (self))
    return;
  events = pw_history_get_events (history, last - 1, &n_events);
  pw_game_ending (pw_history_get_game (history), pw_history_get_setup (history), pw_history_get_state (history, last - 1),
                  pw_history_get_move (history, last - 1), events, n_events, &ending);
  if (!ending.todo)
    return;
  /* A label that may break anywhere is measured at its narrowest, too: one letter a line takes ten times as long as all the rest. */
  gtk_label_set_width_chars (self->todo, (int) MIN (g_utf8_strlen (ending.todo, -1) / 2, TODO_LEAST));
  gtk_label_set_text (self->todo, ending.todo);
  gtk_widget_set_visible (self->todo_card, TRUE);
}

/* -- Refusals -------------------------------------------------------------------------- */

static void
on_toast_dismissed (PwTablePage *self, AdwToast *toast)
{
  if (self->refusal != toast)
    return;
  g_clear_object (&self->refusal);
  g_clear_error (&self->refused);
}

static void
drop_refusal (PwTablePage *self)
{
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->refusal);

  g_clear_error (&self->refused);
  if (toast)
    adw_toast_dismiss (toast);
}

static void
on_refused (PwTablePage *self, GError *error)
{
  const PwGame *game = pw_session_get_game (self->session);
  g_autofree char *spoken = pw_refusal_text (game, error);
  int width;

  drop_refusal (self);
  self->refused = g_error_copy (error);
  /* Beside the edges and the button to close it. */
  width = (int) ((gtk_widget_get_width (GTK_WIDGET (self->toasts)) - 110) / (8.4 * pw_text_scale (GTK_WIDGET (self))));
  self->refusal = pw_refusal_new (game, error, width, pw_entry_get_insistent (self->entry) != NULL);
  g_signal_connect_object (self->refusal, "dismissed", G_CALLBACK (on_toast_dismissed), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, g_object_ref (self->refusal));
  pw_announce (GTK_WIDGET (self->bar), spoken);
}

/* Whoever hears the game is told at once what an entry did. */
static void
on_say (PwTablePage *self, const char *text)
{
  pw_announce (GTK_WIDGET (self->bar), text);
}

/* -- Positions ------------------------------------------------------------------------------ */

static gboolean
position_shown (PwTablePage *self)
{
  return self->position && gtk_stack_get_visible_child (self->main) == GTK_WIDGET (self->position);
}

/* While the game asks what lies on the table, that is entered in the board's place. */
static void
update_position (PwTablePage *self)
{
  gboolean asked = pw_position_page_is_asked (self->position);
  gboolean final = pw_position_is_end (pw_position_page_get_position (self->position));
  gboolean shown = asked && !looking_back (self);

  pw_position_page_set_active (self->position, asked);
  gtk_stack_set_visible_child (self->main, shown ? GTK_WIDGET (self->position) : self->board);
  gtk_widget_set_visible (self->turn_bar, !shown && pw_columns_get_mode (self->columns) != PW_COLUMNS_PAGES);
  pw_columns_set_present (self->columns, PW_PART_COMMON, self->common != NULL && !(asked && final));
}

static void
on_position_seat (PwTablePage *self, int seat)
{
  if (seat >= 0)
    g_object_set (self->board, "seat", seat, NULL);
  update_shown (self);
}

/* -- Following --------------------------------------------------------------------------- */

static void
on_session_changed (PwTablePage *self, PwChange change)
{
  /* Whoever looked at another board while somebody played wants to see who is next. */
  update_position (self);
  if (change == PW_CHANGE_PLAYED && !position_shown (self))
    g_object_set (self->board, "seat", PW_SEAT_ACTOR, NULL);
  update_shown (self);
  update_looking_back (self);
  update_todo (self);
}

static void
on_text_edited (PwTablePage *self)
{
  drop_refusal (self);
}

static void
on_played (PwTablePage *self)
{
  drop_refusal (self);
}

static void
on_layout_changed (PwTablePage *self)
{
  PwColumnsMode mode = pw_columns_get_mode (self->columns);
  gboolean narrow = mode == PW_COLUMNS_PAGES;

  pw_entry_bar_set_layout (self->bar, pw_columns_get_wide (self->columns) ? 4 : 3, narrow || pw_columns_get_low (self->columns),
                           narrow);
  gtk_widget_set_visible (self->turn_bar, !narrow && !position_shown (self));
  if (self->position)
    pw_position_page_set_narrow (self->position, narrow);
  pw_player_chips_set_room (self->chips, pw_columns_get_wide (self->columns) ? 56 : 22);
}

static void
on_player_chosen (PwTablePage *self, int seat)
{
  pw_table_page_show_player (self, seat);
}

static void
on_back_clicked (PwTablePage *self)
{
  pw_session_look_at_present (self->session);
  pw_entry_bar_focus (self->bar);
}

static void
on_escape (PwTablePage *self)
{
  pw_table_page_back (self);
}

/* An earlier moment is that of a line: its rules are asked for, wherever the focus is. */
static gboolean
explain (GtkWidget *widget, GtkWidget *focus, PwExplained *out)
{
  PwTablePage *self = PW_TABLE_PAGE (widget);

  if (!self->session || !looking_back (self) || PW_IS_SPACE (focus))
    return FALSE;
  return pw_log_view_explain_moment (self->log, pw_session_get_moment (self->session), out);
}

/* -- Keys ----------------------------------------------------------------------------------- */

static gboolean
on_key_unused (PwTablePage *self, guint key, guint code, GdkModifierType state, GtkEventControllerKey *controller)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (!self->entry || (focus && GTK_IS_EDITABLE (focus)))
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
static void
on_released (PwTablePage *self)
{
  /* A position has fields of its own. */
  if (position_shown (self))
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

static void
add_shortcut (GtkEventController *controller, guint key, GdkModifierType modifiers, GtkShortcutFunc function, int data)
{
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers),
                                                          gtk_callback_action_new (function, GINT_TO_POINTER (data), NULL)));
}

static void
add_shortcuts (PwTablePage *self)
{
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (shortcuts), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_shortcut (shortcuts, GDK_KEY_F6, 0, on_next_part, 1);
  add_shortcut (shortcuts, GDK_KEY_F6, GDK_SHIFT_MASK, on_next_part, -1);
  for (int seat = 0; seat < PW_MAX_PLAYERS; seat++)
    {
      add_shortcut (shortcuts, (guint) (GDK_KEY_1 + seat), GDK_CONTROL_MASK, on_show_player, seat);
      add_shortcut (shortcuts, (guint) (GDK_KEY_KP_1 + seat), GDK_CONTROL_MASK, on_show_player, seat);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), shortcuts);
}

static void
drop_keys (PwTablePage *self)
{
  if (self->keys_owner)
    {
      gtk_widget_remove_controller (self->keys_owner, self->keys);
      g_object_remove_weak_pointer (G_OBJECT (self->keys_owner), (gpointer *) &self->keys_owner);
    }
  self->keys_owner = NULL;
  self->keys = NULL;
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
  add_groups (stops, PW_PART_MAIN, position_shown (self) ? GTK_WIDGET (self->position) : self->board);
  add_groups (stops, PW_PART_COMMON, self->common);
  for (GList *at = groups; at; at = at->next)
    g_array_append_vals (stops, &(Stop){ PW_PART_PLAYERS, at->data }, 1);
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

/* -- Object ---------------------------------------------------------------------------------------- */

static void
disconnect (PwTablePage *self)
{
  drop_refusal (self);
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->entry)
    g_signal_handlers_disconnect_by_data (self->entry, self);
  g_clear_object (&self->speaker);
  g_clear_object (&self->session);
  g_clear_object (&self->entry);
}

static void
pw_table_page_map (GtkWidget *widget)
{
  PwTablePage *self = PW_TABLE_PAGE (widget);

  GTK_WIDGET_CLASS (pw_table_page_parent_class)->map (widget);
  drop_keys (self);
  self->keys = gtk_event_controller_key_new ();
  self->keys_owner = GTK_WIDGET (gtk_widget_get_root (widget));
  g_object_add_weak_pointer (G_OBJECT (self->keys_owner), (gpointer *) &self->keys_owner);
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (on_key_unused), self);
  gtk_widget_add_controller (self->keys_owner, self->keys);
  on_released (self);
}

static void
pw_table_page_unmap (GtkWidget *widget)
{
  PwTablePage *self = PW_TABLE_PAGE (widget);

  g_clear_handle_id (&self->focus_id, g_source_remove);
  drop_keys (self);
  GTK_WIDGET_CLASS (pw_table_page_parent_class)->unmap (widget);
}

/* Whoever brings focus to the page means the entry. */
static gboolean
pw_table_page_grab_focus (GtkWidget *widget)
{
  pw_entry_bar_focus (PW_TABLE_PAGE (widget)->bar);
  return TRUE;
}

static void
pw_table_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_int (value, pw_table_page_get_shown (PW_TABLE_PAGE (object)));
}

static void
pw_table_page_dispose (GObject *object)
{
  PwTablePage *self = PW_TABLE_PAGE (object);

  g_clear_handle_id (&self->focus_id, g_source_remove);
  drop_keys (self);
  disconnect (self);
  G_OBJECT_CLASS (pw_table_page_parent_class)->dispose (object);
}

static void
pw_table_page_class_init (PwTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_table_page_dispose;
  G_OBJECT_CLASS (klass)->get_property = pw_table_page_get_property;
  props[PROP_SHOWN] = g_param_spec_int ("shown", NULL, NULL, PW_NOBODY, PW_MAX_PLAYERS - 1, PW_NOBODY,
                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  widget_class->map = pw_table_page_map;
  widget_class->unmap = pw_table_page_unmap;
  widget_class->grab_focus = pw_table_page_grab_focus;

  g_type_ensure (PW_TYPE_COLUMNS);
  g_type_ensure (PW_TYPE_ENTRY_BAR);
  g_type_ensure (PW_TYPE_LOG_VIEW);
  g_type_ensure (PW_TYPE_MARKER_IMAGE);
  g_type_ensure (PW_TYPE_PLAYER_CARDS);
  g_type_ensure (PW_TYPE_PLAYER_CHIPS);
  g_type_ensure (PW_TYPE_SCORE_CARD);
  g_type_ensure (PW_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, columns);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, back_revealer);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, back_label);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, back_button);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, edit_button);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, turn_bar);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, turn_marker);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, turn_name);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, turn_prompt);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, chips);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, main_place);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, todo_card);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, todo);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, common_place);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, score);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, standing_place);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, cards);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, log);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, bar);
  gtk_widget_class_bind_template_callback (widget_class, close_todo);
  gtk_widget_class_bind_template_callback (widget_class, on_back_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_player_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_refused);
  gtk_widget_class_bind_template_callback (widget_class, on_escape);
}

static void
pw_table_page_init (PwTablePage *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  pw_cut_tooltip (self->turn_name);
  pw_cut_tooltip (self->turn_prompt);
  pw_explain_set_func (GTK_WIDGET (self), explain);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_released), self);
  g_signal_connect_swapped (click, "unpaired-release", G_CALLBACK (on_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  add_shortcuts (self);
  g_signal_connect_object (self->columns, "notify::mode", G_CALLBACK (on_layout_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->columns, "notify::wide", G_CALLBACK (on_layout_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->columns, "notify::low", G_CALLBACK (on_layout_changed), self, G_CONNECT_SWAPPED);
}

/* The score of each side, or what the game has to say. */
static void
show_standing (PwTablePage *self, const PwBoardClass *board)
{
  GtkWidget *standing = pw_sides_card_new (self->session);

  if (!standing)
    standing = board->standing (self->entry);
  adw_bin_set_child (self->standing_place, standing);
  gtk_widget_set_visible (GTK_WIDGET (self->standing_place), standing != NULL);
}

/* -- Public -------------------------------------------------------------------------------------------- */

/**
 * pw_table_page_new:
 *
 * Returns: (transfer none): an empty table
 */
GtkWidget *
pw_table_page_new (void)
{
  return g_object_new (PW_TYPE_TABLE_PAGE, NULL);
}

/**
 * pw_table_page_set_session:
 * @session: (nullable): the game to show
 */
void
pw_table_page_set_session (PwTablePage *self, PwSession *session)
{
  const PwBoardClass *board;

  g_return_if_fail (PW_IS_TABLE_PAGE (self));
  if (session == self->session)
    return;

  disconnect (self);
  pw_entry_bar_set_entry (self->bar, NULL, NULL);
  pw_log_view_set_session (self->log, session);
  pw_player_chips_set_clock (self->chips, TRUE);
  pw_player_chips_set_session (self->chips, session);
  pw_player_cards_set_session (self->cards, session);
  adw_bin_set_child (self->main_place, NULL);
  adw_bin_set_child (self->common_place, NULL);
  adw_bin_set_child (self->standing_place, NULL);
  self->board = self->common = NULL;
  self->position = NULL;
  self->main = NULL;
  if (!session)
    return;

  self->session = g_object_ref (session);
  self->entry = pw_entry_new (session);
  self->speaker = pw_speaker_new (session);
  g_signal_connect_object (self->speaker, "say", G_CALLBACK (on_say), self, G_CONNECT_SWAPPED);
  board = board_of (self);
  self->board = board->main_board (self->entry);
  self->common = board->common_board (self->entry);
  pw_columns_set_title (self->columns, PW_PART_MAIN, board->main_title ? _(board->main_title) : NULL, board->main_icon);
  self->main = GTK_STACK (gtk_stack_new ());
  pw_stack_watch (self->main);
  gtk_stack_set_hhomogeneous (self->main, FALSE);
  gtk_stack_set_vhomogeneous (self->main, FALSE);
  self->position = PW_POSITION_PAGE (pw_position_page_new (self->entry));
  gtk_stack_add_child (self->main, self->board);
  gtk_stack_add_child (self->main, GTK_WIDGET (self->position));
  adw_bin_set_child (self->main_place, GTK_WIDGET (self->main));
  adw_bin_set_child (self->common_place, self->common);
  show_standing (self, board);
  g_signal_connect_object (self->position, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->position, "seat-chosen", G_CALLBACK (on_position_seat), self, G_CONNECT_SWAPPED);
  pw_entry_bar_set_entry (self->bar, session, self->entry);

  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_session_changed), self);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (update_turn), self);
  g_signal_connect_swapped (self->entry, "notify::text", G_CALLBACK (on_text_edited), self);
  g_signal_connect_swapped (self->entry, "played", G_CALLBACK (on_played), self);
  g_signal_connect_object (self->board, "notify::shown-seat", G_CALLBACK (update_shown), self, G_CONNECT_SWAPPED);
  update_position (self);
  update_shown (self);
  update_looking_back (self);
  update_todo (self);
  on_layout_changed (self);
}

/**
 * pw_table_page_get_entry:
 *
 * Returns: (transfer none) (nullable): what is being entered
 */
PwEntry *
pw_table_page_get_entry (PwTablePage *self)
{
  g_return_val_if_fail (PW_IS_TABLE_PAGE (self), NULL);
  return self->entry;
}

/**
 * pw_table_page_show_player:
 * @seat: a player, or %PW_SEAT_ACTOR for whoever acts
 *
 * Shows that player's board in the middle, until the next move or Escape.
 */
void
pw_table_page_show_player (PwTablePage *self, int seat)
{
  g_return_if_fail (PW_IS_TABLE_PAGE (self));
  if (!self->board)
    return;
  if (position_shown (self) && seat >= 0)
    {
      pw_position_page_set_seat (self->position, seat);
      pw_columns_show (self->columns, PW_PART_MAIN);
      return;
    }
  g_object_set (self->board, "seat", seat == pw_session_get_actor (self->session) ? PW_SEAT_ACTOR : seat, NULL);
  /* Of a player without a board in the middle the score is what differs. */
  pw_columns_show (self->columns, board_of (self)->centre == PW_CENTRE_COMMON ? PW_PART_PLAYERS : PW_PART_MAIN);
  update_shown (self);
}

/**
 * pw_table_page_get_shown:
 *
 * Returns: whose board is in the middle
 */
int
pw_table_page_get_shown (PwTablePage *self)
{
  g_return_val_if_fail (PW_IS_TABLE_PAGE (self), PW_NOBODY);
  return board_seat (self, "shown-seat");
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

/**
 * pw_table_page_back:
 *
 * One step back where the entry has nothing to take back: the refusal goes, then the card over the board, the earlier
 * moment, then another player's board.
 *
 * Returns: whether there was anything
 */
gboolean
pw_table_page_back (PwTablePage *self)
{
  g_return_val_if_fail (PW_IS_TABLE_PAGE (self), FALSE);
  if (!self->session)
    return FALSE;
  if (self->refusal)
    drop_refusal (self);
  else if (gtk_widget_get_visible (self->todo_card))
    close_todo (self);
  else if (looking_back (self))
    pw_session_look_at_present (self->session);
  else if (position_shown (self) && pw_position_page_back (self->position))
    pw_entry_bar_focus (self->bar);
  else if (!position_shown (self) && board_seat (self, "seat") >= 0)
    pw_table_page_show_player (self, PW_SEAT_ACTOR);
  else if (!pw_columns_get_shown (self->columns, PW_PART_MAIN))
    pw_columns_show (self->columns, PW_PART_MAIN);
  else
    return FALSE;
  return TRUE;
}

/**
 * pw_table_page_get_refusal:
 *
 * Returns: (transfer none) (nullable): the toast that says why the last entry was refused
 */
AdwToast *
pw_table_page_get_refusal (PwTablePage *self)
{
  g_return_val_if_fail (PW_IS_TABLE_PAGE (self), NULL);
  return self->refusal;
}

/**
 * pw_table_page_get_refused:
 *
 * Returns: (transfer none) (nullable): what the refusal that is shown says
 */
const GError *
pw_table_page_get_refused (PwTablePage *self)
{
  g_return_val_if_fail (PW_IS_TABLE_PAGE (self), NULL);
  return self->refused;
}

/**
 * pw_table_page_get_line:
 *
 * Returns: the line at hand, as the moment after it: the one that has the focus in the log, else
 *   the last one of the moment that is shown; 0 when there is none
 */
guint
pw_table_page_get_line (PwTablePage *self)
{
  guint focused;

  g_return_val_if_fail (PW_IS_TABLE_PAGE (self), 0);
  focused = pw_log_view_get_focused (self->log);
  return focused ? focused : self->session ? pw_session_get_moment (self->session) : 0;
}

/**
 * pw_table_page_set_show_dropped:
 * @show: whether the log shows also what was undone or struck
 */
void
pw_table_page_set_show_dropped (PwTablePage *self, gboolean show)
{
  g_return_if_fail (PW_IS_TABLE_PAGE (self));
  pw_log_view_set_show_dropped (self->log, show);
}
