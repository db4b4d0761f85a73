/* pw-table-page.c: the table: the acting player's board, everything round it, the entry bar
 *
 * The page puts the parts together and says where keys go. What may be played is the entry's
 * business, what is shown that of each part.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-table-page-private.h"

#include <glib/gi18n-lib.h>

#include "model/pw-reveal.h"
#include "pw-announce.h"
#include "pw-board.h"
#include "pw-cut-tooltip.h"
#include "pw-explain.h"
#include "pw-row-layout.h"
#include "pw-sides-card.h"
#include "pw-space.h"
#include "pw-stack.h"
#include "pw-typed.h"
#include "pw-wrap-layout.h"

static void
page_init (PwPageInterface *iface)
{
  iface->name = "table";
  iface->bar = PW_PAGE_BAR_BACK | PW_PAGE_BAR_UNDO | PW_PAGE_BAR_LEVEL | PW_PAGE_BAR_LEDGER | PW_PAGE_BAR_FULLSCREEN |
               PW_PAGE_BAR_MENU;
  iface->traits = PW_PAGE_OF_GAME | PW_PAGE_PLAYED_ON | PW_PAGE_OFFERS_COPIES;
  iface->title = pw_table_page_get_title;
  iface->subtitle = pw_table_page_get_subtitle;
  iface->room = pw_table_page_get_room;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PwTablePage, pw_table_page, ADW_TYPE_BIN, G_IMPLEMENT_INTERFACE (PW_TYPE_PAGE, page_init))

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

int
pw_table_page_board_seat (PwTablePage *self, const char *property)
{
  int seat = PW_NOBODY;

  if (self->board)
    g_object_get (self->board, property, &seat, NULL);
  return seat;
}

gboolean
pw_table_page_looks_back (PwTablePage *self)
{
  gboolean back = FALSE;

  if (self->session)
    g_object_get (self->session, "looking-back", &back, NULL);
  return back;
}

static void
update_shown (PwTablePage *self)
{
  int seat = pw_table_page_board_seat (self, "shown-seat");
  const PwSetup *setup = pw_session_get_setup (self->session);

  if (seat < 0 || (guint) seat >= setup->n_players)
    seat = 0;
  if (self->position && !pw_position_page_is_asked (self->position))
    pw_position_page_suggest_seat (self->position, seat);
  pw_score_card_set (self->score, self->session, (guint) seat);
  pw_player_cards_set_hidden (self->cards, seat);
  pw_table_page_update_turn (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOWN]);
}

/* Whoever hears the game is told at once what an entry did. */
static void
on_say (PwTablePage *self, const char *text)
{
  pw_announce (GTK_WIDGET (self->bar), text);
}

/* -- Positions ------------------------------------------------------------------------------ */

gboolean
pw_table_page_shows_position (PwTablePage *self)
{
  return self->position && gtk_stack_get_visible_child (self->main) == GTK_WIDGET (self->position);
}

/* What stands in the middle is called what it is now, and what has nothing to show takes no room. */
static void
update_parts (PwTablePage *self, gboolean with_common)
{
  const PwBoardClass *board = board_of (self);
  const char *now = board->main_title_now (self->session), *title = now ? now : board->main_title ? _(board->main_title) : NULL;

  if (g_strcmp0 (title, self->main_title) != 0)
    pw_columns_set_title (self->columns, PW_PART_MAIN, title, board->main_icon);
  self->main_title = title;
  pw_columns_set_present (self->columns, PW_PART_COMMON, with_common && !board->common_is_empty (self->session));
}

/* While the game asks what lies on the table, that is entered in the board's place. */
static void
update_position (PwTablePage *self)
{
  gboolean asked = pw_position_page_is_asked (self->position);
  gboolean final = pw_position_is_end (pw_position_page_get_position (self->position));
  gboolean shown = asked && !pw_table_page_looks_back (self), was_shown = pw_table_page_shows_position (self);

  pw_position_page_set_active (self->position, asked);
  gtk_stack_set_visible_child (self->main, shown ? GTK_WIDGET (self->position) : self->board);
  /* Whose board was entered last is not whom people look at now. */
  if (was_shown && !shown && !pw_table_page_looks_back (self))
    g_object_set (self->board, "seat", PW_SEAT_ACTOR, NULL);
  gtk_widget_set_visible (self->turn_bar, !shown && pw_columns_get_mode (self->columns) != PW_COLUMNS_PAGES);
  /* What lies on the table is said on the page of the position, not beside it. */
  update_parts (self, self->common != NULL && !shown && !(asked && final));
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
  pw_reveal_await (self->session);
  /* What was refused is past, however something else was done. */
  if (change != PW_CHANGE_VIEW)
    pw_table_page_drop_refusal (self);
  /* Whoever looked at another board while somebody played wants to see who is next. */
  update_position (self);
  if (change == PW_CHANGE_PLAYED && !pw_table_page_shows_position (self))
    g_object_set (self->board, "seat", PW_SEAT_ACTOR, NULL);
  update_shown (self);
  pw_table_page_update_moment (self);
  pw_table_page_update_todo (self);
}

static void
on_text_edited (PwTablePage *self)
{
  pw_table_page_drop_refusal (self);
}

static void
on_played (PwTablePage *self)
{
  pw_table_page_drop_refusal (self);
}

/* Which later lines do not fit with @line is decided in the window of a changed line. */
static gboolean
on_breaks (PwTablePage *self, const char *line)
{
  pw_table_page_drop_refusal (self);
  return gtk_widget_activate_action (GTK_WIDGET (self), "win.enter-late", "s", line);
}

/** WIDE_ROOM: letters of names that the line above the board has room for; ROOM: in a usual window; TRAIL_ROOM: where what waits stands there: none. */
#define WIDE_ROOM 56
#define ROOM 16
#define TRAIL_ROOM 0

/* What is asked is read before who plays: names give way to it. */
void
pw_table_page_update_room (PwTablePage *self)
{
  gboolean trail = gtk_widget_get_visible (GTK_WIDGET (self->trail));

  pw_player_chips_set_room (self->chips, pw_columns_get_wide (self->columns) ? WIDE_ROOM : trail ? TRAIL_ROOM : ROOM);
}

static void
on_layout_changed (PwTablePage *self)
{
  PwColumnsMode mode = pw_columns_get_mode (self->columns);
  gboolean narrow = mode == PW_COLUMNS_PAGES;
  gboolean one_line = narrow || pw_columns_get_low (self->columns) || (self->session && board_of (self)->one_line);

  pw_entry_bar_set_layout (self->bar, pw_columns_get_wide (self->columns) ? 4 : 3, one_line, narrow);
  gtk_widget_set_visible (self->turn_bar, !narrow && !pw_table_page_shows_position (self));
  if (self->position)
    pw_position_page_set_narrow (self->position, narrow);
  pw_table_page_update_room (self);
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

  if (!self->session || !pw_table_page_looks_back (self) || PW_IS_SPACE (focus))
    return FALSE;
  return pw_log_view_explain_moment (self->log, pw_session_get_moment (self->session), out);
}

/* -- Object ---------------------------------------------------------------------------------------- */

static void
disconnect (PwTablePage *self)
{
  pw_table_page_drop_refusal (self);
  if (self->session)
    {
      g_signal_handlers_disconnect_by_data (self->session, self);
      pw_trail_bar_set (self->trail, NULL);
    }
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
  pw_table_page_take_keys (self);
  pw_table_page_refocus (self);
}

static void
pw_table_page_unmap (GtkWidget *widget)
{
  pw_table_page_drop_keys (PW_TABLE_PAGE (widget));
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

  pw_table_page_drop_keys (self);
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
  gtk_widget_class_install_action (widget_class, PW_TYPED_ACTION, "(sb)", pw_table_page_take_typed);

  g_type_ensure (PW_TYPE_ADVICE_CARD);
  g_type_ensure (PW_TYPE_COLUMNS);
  g_type_ensure (PW_TYPE_ENTRY_BAR);
  g_type_ensure (PW_TYPE_LOG_VIEW);
  g_type_ensure (PW_TYPE_MARKER_IMAGE);
  g_type_ensure (PW_TYPE_PLAYER_CARDS);
  g_type_ensure (PW_TYPE_PLAYER_CHIPS);
  g_type_ensure (PW_TYPE_ROW_LAYOUT);
  g_type_ensure (PW_TYPE_SCORE_CARD);
  g_type_ensure (PW_TYPE_TOAST);
  g_type_ensure (PW_TYPE_TRAIL_BAR);
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
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, trail);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, turn_prompt);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, chips);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, toast);
  gtk_widget_class_bind_template_callback_full (widget_class, "on_toast_closed", G_CALLBACK (pw_table_page_forget_refusal));
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, main_place);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, todo_card);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, todo);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, common_place);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, advice);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, score);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, standing_place);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, cards);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, log);
  gtk_widget_class_bind_template_child (widget_class, PwTablePage, bar);
  gtk_widget_class_bind_template_callback_full (widget_class, "close_todo", G_CALLBACK (pw_table_page_close_todo));
  gtk_widget_class_bind_template_callback (widget_class, on_back_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_player_chosen);
  gtk_widget_class_bind_template_callback_full (widget_class, "on_advice_taken", G_CALLBACK (pw_table_page_refocus));
  gtk_widget_class_bind_template_callback_full (widget_class, "on_refused", G_CALLBACK (pw_table_page_refuse));
  gtk_widget_class_bind_template_callback (widget_class, on_escape);
}

static void
pw_table_page_init (PwTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pw_cut_tooltip (self->turn_name);
  pw_cut_tooltip (self->turn_prompt);
  pw_explain_set_func (GTK_WIDGET (self), explain);
  pw_table_page_add_keys (self);
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

/* The boards of the game, and the page where a position of it is entered. */
static void
show_boards (PwTablePage *self, const PwBoardClass *board)
{
  self->board = board->main_board (self->entry);
  self->common = board->common_board (self->entry);
  self->main_title = board->main_title ? _(board->main_title) : NULL;
  pw_columns_set_slim (self->columns, board->slim_sides);
  pw_columns_set_title (self->columns, PW_PART_MAIN, self->main_title, board->main_icon);
  pw_columns_set_title (self->columns, PW_PART_COMMON, board->common_title ? _(board->common_title) : NULL, board->common_icon);
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
  g_return_if_fail (PW_IS_TABLE_PAGE (self));
  if (session == self->session)
    return;

  disconnect (self);
  pw_entry_bar_set_entry (self->bar, NULL, NULL);
  pw_advice_card_set_entry (self->advice, NULL, NULL);
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
  show_boards (self, board_of (self));
  g_signal_connect_object (self->position, "refused", G_CALLBACK (pw_table_page_refuse), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->position, "seat-chosen", G_CALLBACK (on_position_seat), self, G_CONNECT_SWAPPED);
  pw_entry_bar_set_entry (self->bar, session, self->entry);
  pw_advice_card_set_entry (self->advice, session, self->entry);

  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_session_changed), self);
  pw_reveal_await (session);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (pw_table_page_update_turn), self);
  g_signal_connect_swapped (self->entry, "notify::text", G_CALLBACK (on_text_edited), self);
  g_signal_connect_swapped (self->entry, "played", G_CALLBACK (on_played), self);
  g_signal_connect_swapped (self->entry, "breaks", G_CALLBACK (on_breaks), self);
  g_signal_connect_object (self->board, "notify::shown-seat", G_CALLBACK (update_shown), self, G_CONNECT_SWAPPED);
  update_position (self);
  update_shown (self);
  pw_table_page_update_moment (self);
  pw_table_page_update_todo (self);
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
  if (pw_table_page_shows_position (self) && seat >= 0)
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
  return pw_table_page_board_seat (self, "shown-seat");
}

/**
 * pw_table_page_back:
 *
 * One step back where the entry has nothing to take back: the refusal goes, then the card beside the board, the earlier
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
  if (self->refused)
    pw_table_page_drop_refusal (self);
  else if (gtk_widget_get_visible (self->todo_card))
    pw_table_page_close_todo (self);
  else if (pw_table_page_looks_back (self))
    pw_session_look_at_present (self->session);
  else if (pw_table_page_shows_position (self) && pw_position_page_back (self->position))
    pw_entry_bar_focus (self->bar);
  else if (!pw_table_page_shows_position (self) && pw_table_page_board_seat (self, "seat") >= 0)
    pw_table_page_show_player (self, PW_SEAT_ACTOR);
  else if (!pw_columns_get_shown (self->columns, PW_PART_MAIN))
    pw_columns_show (self->columns, PW_PART_MAIN);
  else
    return FALSE;
  return TRUE;
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
 * @show: whether the log shows also what was undone
 */
void
pw_table_page_set_show_dropped (PwTablePage *self, gboolean show)
{
  g_return_if_fail (PW_IS_TABLE_PAGE (self));
  pw_log_view_set_show_dropped (self->log, show);
}
