/* pw-position-page.c: where a position is entered: players, an editor for each, doubts, the end
 *
 * For the final scoring it first asks what the result depends on, and nothing more; the whole board is there for
 * those who want it checked. The editors are made from the game's table of fields; a game without one gets a form for each kind of
 * statement.
 * What is typed into the entry is read as a statement about the player who is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-position-page-private.h"

#include <glib/gi18n-lib.h>

#include "pw-announce.h"
#include "pw-before-frame.h"
#include "pw-css-class.h"
#include "pw-doubt-box.h"
#include "pw-large-text.h"
#include "pw-move-form.h"
#include "pw-position-editor.h"
#include "pw-question-list.h"
#include "pw-stack.h"
#include "pw-tooltip.h"
#include "pw-wrap-layout.h"

G_DEFINE_FINAL_TYPE (PwPositionPage, pw_position_page, ADW_TYPE_BIN)

enum
{
  REFUSED,
  SEAT_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* -- Editors -------------------------------------------------------------------------------- */

static void
on_line (PwPositionPage *self, const char *line)
{
  g_autoptr (GError) error = NULL;

  if (!pw_position_page_say (self, line, &error))
    g_signal_emit (self, signals[REFUSED], 0, error);
}

/* A form for each kind of statement about @seat. */
static GtkWidget *
plain_editor_new (PwPositionPage *self, int seat)
{
  const PwGame *game = pw_session_get_game (pw_position_page_session (self));
  PwKindSet playable = game->play.playable (pw_position_get_state (self->position));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18), *clamp = adw_clamp_new ();

  for (guint kind = 0; kind < game->n_kinds; kind++)
    if (pw_kind_set_has (playable, kind) && game->kinds[kind].statement && game->kinds[kind].table == (seat < 0))
      {
        GtkWidget *form = pw_move_form_new (pw_position_page_session (self), kind), *doubts;
        PwMove like;

        pw_move_init (&like, kind, seat);
        pw_move_form_set_seat (PW_MOVE_FORM (form), seat);
        g_signal_connect_object (form, "line", G_CALLBACK (on_line), self, G_CONNECT_SWAPPED);
        doubts = pw_doubt_box_new (self->position, &like);
        gtk_box_append (GTK_BOX (box), form);
        gtk_box_append (GTK_BOX (box), doubts);
      }
  gtk_widget_add_css_class (box, "plain-board");
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  return clamp;
}

static GtkWidget *
editor_new (PwPositionPage *self, int seat)
{
  GtkWidget *editor = pw_position_editor_new (self->position, seat);

  return editor ? editor : plain_editor_new (self, seat);
}

static void
on_next (PwPositionPage *self)
{
  int next = pw_position_next_seat (self->position, self->seat);

  if (next >= 0)
    pw_position_page_set_seat (self, next);
}

/* Once all is answered for a player. */
static void
update_next (PwPositionPage *self)
{
  const PwSetup *setup = pw_session_get_setup (pw_position_page_session (self));
  gboolean answered = pw_position_page_is_question (self) && self->seat >= 0 &&
                      pw_position_next_question (self->position, self->seat) < 0;
  int next = answered ? pw_position_next_seat (self->position, self->seat) : PW_NOBODY;
  g_autofree char *label = NULL;

  gtk_widget_set_visible (self->next_button, next >= 0 && !self->whole);
  if (next < 0)
    return;
  /* Translators: the player whose board is entered next. */
  label = g_strdup_printf (_("_Next: %s"), pw_setup_name (setup, (guint) next));
  gtk_button_set_label (GTK_BUTTON (self->next_button), label);
}

/* What is asked: of a player what the result depends on, of the table the rows of what is left standing. */
static GtkWidget *
asked_new (PwPositionPage *self)
{
  return self->seat >= 0 ? pw_question_list_new (self->position, (guint) self->seat)
                         : self->board->end_rows (self->position, self->entry);
}

gboolean
pw_position_page_has_rows (PwPositionPage *self)
{
  return self->board->end_rows_title != NULL && pw_position_is_end (self->position);
}

static void
show_editor (PwPositionPage *self)
{
  gboolean asks = !self->whole && (self->seat >= 0 ? pw_position_page_is_question (self) : pw_position_page_has_rows (self));
  g_autofree char *name = g_strdup_printf ("%d%s", self->seat, asks ? "-asked" : "");
  GtkWidget *page = gtk_stack_get_child_by_name (self->editors, name);

  if (!page)
    {
      page = gtk_scrolled_window_new ();
      gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (page), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (page), asks ? asked_new (self) : editor_new (self, self->seat));
      gtk_stack_add_named (self->editors, page, name);
      pw_text_widen (page);
    }
  gtk_stack_set_visible_child (self->editors, page);
}

/**
 * pw_position_page_focus_board:
 *
 * Moves the focus to the board that is filled in: its keys are what the page tells to press.
 *
 * Returns: whether there is one
 */
gboolean
pw_position_page_focus_board (PwPositionPage *self)
{
  g_autoptr (GList) groups = NULL;

  g_return_val_if_fail (PW_IS_POSITION_PAGE (self), FALSE);
  groups = pw_board_list_groups (GTK_WIDGET (self));
  return groups && gtk_widget_child_focus (groups->data, GTK_DIR_TAB_FORWARD);
}

static void
focus_board (gpointer data)
{
  pw_position_page_focus_board (data);
}

static void
on_view_toggled (PwPositionPage *self)
{
  pw_position_page_show_whole (self, gtk_toggle_button_get_active (self->whole_button));
  /* Not where what was typed has turned to it. What a new board shows is known just before the frame. */
  if (self->whole && gtk_widget_get_focus_child (self->views))
    pw_before_frame (focus_board, self);
}

/* Whoever clicks it means the board, though it is shown: what is typed then is of a place, and no count of the whole board. */
static void
on_view_clicked (PwPositionPage *self)
{
  if (self->whole)
    pw_before_frame (focus_board, self);
}

/* -- Following --------------------------------------------------------------------------------- */

/* What goes on without what is asked; FALSE where the game has to know it. */
static gboolean
find_open (PwPositionPage *self, PwMove *out)
{
  const PwGame *game = pw_session_get_game (pw_position_page_session (self));

  return pw_game_level_move_open (game, out) && pw_game_check (game, pw_position_get_state (self->position), out, NULL);
}

static void
on_open (PwPositionPage *self)
{
  g_autoptr (PwPositionPage) alive = g_object_ref (self);
  g_autoptr (GError) error = NULL;
  PwMove move;

  if (find_open (self, &move) && !pw_session_play (pw_position_page_session (self), &move, &error))
    g_signal_emit (self, signals[REFUSED], 0, error);
}

/* One sentence that says what to do, and whose it is; the final scoring asks its own questions. */
static void
update_todo (PwPositionPage *self)
{
  const PwSetup *setup = pw_session_get_setup (pw_position_page_session (self));
  gboolean final = pw_position_is_end (self->position);
  int actor = pw_session_get_game (pw_position_page_session (self))->play.actor (pw_position_get_state (self->position));
  g_autofree char *text = NULL;
  PwMove open;

  gtk_widget_set_visible (self->todo_line, !final);
  gtk_widget_set_visible (self->open_button, find_open (self, &open));
  if (final)
    return;
  if (actor != self->seat && actor >= 0)
    text = g_strdup_printf (_("First comes what lies in front of %s."), pw_setup_name (setup, (guint) actor));
  else if (actor != self->seat)
    text = g_strdup (_("First comes what lies on the table."));
  else if (self->seat >= 0)
    text = g_strdup_printf (_("Correct whatever is different in front of %s, then click “This is right”."),
                            pw_setup_name (setup, (guint) self->seat));
  else
    text = g_strdup (_("Correct whatever is different on the table, then click “This is right”."));
  gtk_label_set_text (self->todo, text);
}

static void
update (PwPositionPage *self)
{
  const PwGame *game = pw_session_get_game (pw_position_page_session (self));
  PwMove end;
  int actor = game->play.actor (pw_position_get_state (self->position));
  gboolean final = pw_position_is_end (self->position), has_end;

  if (!pw_position_is_asked (self->position))
    return;
  /* Board after board is asked: whose turn it is to be entered is shown. */
  if (!final && actor != self->actor)
    {
      self->actor = actor;
      pw_position_page_set_seat (self, actor);
    }
  has_end = pw_position_find_end (self->position, self->seat, &end) && (final || end.player == self->seat);
  gtk_widget_set_visible (self->end_button, has_end);
  gtk_button_set_label (GTK_BUTTON (self->end_button), final ? _("_Score it") : _("This is _right"));
  pw_tooltip_set (self->end_button, final            ? _("The final scoring of all players (Ctrl+Enter)")
                                    : self->seat < 0 ? _("The table is as shown: go on (Ctrl+Enter)")
                                                     : _("The board is as shown: go on (Ctrl+Enter)"));
  update_todo (self);
  gtk_button_set_label (GTK_BUTTON (self->anyway_button), final ? _("Score _anyway") : _("Go on _anyway"));
  gtk_button_set_label (GTK_BUTTON (self->table_chip),
                        pw_position_page_has_rows (self) ? _(self->board->end_rows_title) : _("Table"));
  gtk_widget_set_visible (self->table_chip, !final || pw_position_page_has_rows (self));
  gtk_widget_set_visible (self->views,
                          pw_position_page_is_question (self) && (self->seat >= 0 || pw_position_page_has_rows (self)));
  if (pw_entry_has_reader (self->entry))
    pw_position_page_update_hint (self);
  update_next (self);
  pw_position_page_update_doubts (self);
  pw_position_page_update_total (self);
}

/* -- The end ------------------------------------------------------------------------------------ */

static void
play_end (PwPositionPage *self)
{
  g_autoptr (PwPositionPage) alive = g_object_ref (self);
  g_autoptr (GError) error = NULL;
  PwMove end;

  gtk_revealer_set_reveal_child (self->question, FALSE);
  if (!pw_position_find_end (self->position, self->seat, &end))
    return;
  if (!pw_session_play (pw_position_page_session (self), &end, &error))
    g_signal_emit (self, signals[REFUSED], 0, error);
}

static void
ask (PwPositionPage *self)
{
  const GArray *doubts = pw_position_get_doubts (self->position);
  const PwSetup *setup = pw_session_get_setup (pw_position_page_session (self));
  g_autofree char *open = pw_position_list_open (self->position);
  g_autoptr (GString) text = g_string_new (NULL);

  if (open)
    /* Translators: what nobody has said: "Ana: Silver, Workers." */
    g_string_append_printf (text, _("The result depends on what nobody has said yet. %s"), open);
  if (doubts->len > 0)
    g_string_append_printf (text, ngettext ("%s%u thing is not possible:", "%s%u things are not possible:", doubts->len),
                            open ? " " : "", doubts->len);
  for (guint i = 0; i < MIN (doubts->len, 3); i++)
    {
      const PwDoubt *doubt = &g_array_index (doubts, PwDoubt, i);

      /* Each board has its own a1. */
      if (doubt->seat >= 0)
        g_string_append_printf (text, " %s:", pw_setup_name (setup, (guint) doubt->seat));
      g_string_append_printf (text, " %s", doubt->text);
    }
  if (doubts->len > 3)
    g_string_append (text, " …");
  g_string_append_printf (text, " %s", pw_position_is_end (self->position) ? _("Score anyway?") : _("Go on anyway?"));
  gtk_label_set_text (self->question_text, text->str);
  gtk_revealer_set_reveal_child (self->question, TRUE);
  gtk_widget_grab_focus (self->anyway_button);
  pw_announce (GTK_WIDGET (self), text->str);
}

/* What was typed and not entered is part of the position, and is never left out without a word: it is said first, and as long as it is refused
 * nothing is scored. */
static void
on_end (PwPositionPage *self)
{
  g_autoptr (PwPositionPage) alive = g_object_ref (self);
  gboolean typed = *pw_entry_get_text (self->entry) != '\0';

  if (typed && !pw_entry_activate (self->entry))
    return;
  /* Who typed that this is the end has been asked by now. */
  if (!typed || !gtk_revealer_get_reveal_child (self->question))
    pw_position_page_finish (self);
}

static gboolean
on_end_shortcut (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  on_end (PW_POSITION_PAGE (widget));
  return TRUE;
}

/* -- Object -------------------------------------------------------------------------------------- */

static void
on_chip_chosen (PwPositionPage *self, int seat)
{
  pw_position_page_set_seat (self, seat);
  if (self->whole || !pw_position_is_end (self->position))
    pw_before_frame (focus_board, self);
}

static void
on_table_clicked (PwPositionPage *self)
{
  pw_position_page_set_seat (self, PW_TABLE);
}

static void
on_refused (PwPositionPage *self, GError *error)
{
  g_signal_emit (self, signals[REFUSED], 0, error);
}

static void
pw_position_page_dispose (GObject *object)
{
  PwPositionPage *self = PW_POSITION_PAGE (object);

  pw_before_frame_drop (focus_board, self);
  if (self->entry)
    pw_entry_set_reader (self->entry, NULL, NULL, NULL, NULL);
  g_clear_object (&self->entry);
  g_clear_object (&self->position);
  G_OBJECT_CLASS (pw_position_page_parent_class)->dispose (object);
}

static void
pw_position_page_finalize (GObject *object)
{
  pw_moves_clear (&PW_POSITION_PAGE (object)->line);
  G_OBJECT_CLASS (pw_position_page_parent_class)->finalize (object);
}

static void
pw_position_page_class_init (PwPositionPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_position_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = pw_position_page_finalize;
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_ERROR);
  signals[SEAT_CHOSEN] = g_signal_new ("seat-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_INT);

  g_type_ensure (PW_TYPE_PLAYER_CHIPS);
  g_type_ensure (PW_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-position-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, views);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, tabs);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, next_button);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, whole_button);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, needed_button);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, chips);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, table_chip);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, todo_line);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, todo);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, open_button);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, end_button);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, editors);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, question);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, question_text);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, answers);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, anyway_button);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, doubts_button);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, doubts_list);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, lines);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, lines_button);
  gtk_widget_class_bind_template_child (widget_class, PwPositionPage, sum);
  gtk_widget_class_bind_template_callback (widget_class, on_chip_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_table_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_view_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_view_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_next);
  gtk_widget_class_bind_template_callback (widget_class, on_open);
  gtk_widget_class_bind_template_callback (widget_class, play_end);
  gtk_widget_class_bind_template_callback (widget_class, on_end);
  gtk_widget_class_bind_template_callback (widget_class, pw_position_page_back);
}

static void
pw_position_page_init (PwPositionPage *self)
{
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->seat = self->actor = self->suggested = PW_NOBODY;
  pw_stack_watch (self->editors);
  pw_large_text_stack (self->tabs);
  pw_large_text_stack (self->answers);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (shortcuts), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (shortcuts),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Return, GDK_CONTROL_MASK),
                                                          gtk_callback_action_new (on_end_shortcut, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), shortcuts);
}

/**
 * pw_position_page_new:
 * @entry: where statements are typed
 *
 * Returns: (transfer none): the page; it shows nothing before pw_position_page_set_active()
 */
GtkWidget *
pw_position_page_new (PwEntry *entry)
{
  PwPositionPage *self = g_object_new (PW_TYPE_POSITION_PAGE, NULL);

  self->entry = g_object_ref (entry);
  self->position = pw_position_new (pw_entry_get_session (entry));
  self->board = pw_board_class_for (pw_session_get_game (pw_position_page_session (self))->id);
  pw_player_chips_set_session (self->chips, pw_position_page_session (self));
  pw_position_page_show_whole (self, pw_position_goes_beyond (self->position));
  g_signal_connect_object (self->position, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->position, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

PwPosition *
pw_position_page_get_position (PwPositionPage *self)
{
  return self->position;
}

gboolean
pw_position_page_is_asked (PwPositionPage *self)
{
  return pw_position_is_asked (self->position);
}

/* Who is to be entered first: whom the game asks, who was looked at, or somebody whose board nobody knows. */
static int
first_seat (PwPositionPage *self)
{
  const PwGame *game = pw_session_get_game (pw_position_page_session (self));
  guint followed = pw_game_followed (game, pw_position_get_state (self->position));

  if (self->asked == PW_POSITION_ASKED)
    return game->play.actor (pw_position_get_state (self->position));
  if (self->suggested >= 0 && !(followed >> self->suggested & 1))
    return self->suggested;
  for (guint seat = 0; seat < pw_session_get_setup (pw_position_page_session (self))->n_players; seat++)
    if (!(followed >> seat & 1))
      return (int) seat;
  return PW_TABLE;
}

/**
 * pw_position_page_set_active:
 * @active: whether a position is entered now
 *
 * While it is, the entry reads statements.
 */
void
pw_position_page_set_active (PwPositionPage *self, gboolean active)
{
  PwPositionAsked asked;
  gboolean begins;

  g_return_if_fail (PW_IS_POSITION_PAGE (self));

  asked = !active ? PW_POSITION_NOT_ASKED : pw_position_is_end (self->position) ? PW_POSITION_ASKED_END : PW_POSITION_ASKED;
  begins = asked != self->asked;
  self->asked = asked;
  if (!active)
    {
      pw_entry_set_reader (self->entry, NULL, NULL, NULL, NULL);
      return;
    }
  pw_position_page_update_hint (self);
  /* Whatever was entered when a position was asked for last. */
  if (begins)
    {
      int seat = first_seat (self);

      self->actor = self->seat = PW_NOBODY;
      /* Whose moves were entered has a board: it is shown as it is, and no form that asks for it. */
      if (seat >= 0 && pw_position_page_is_question (self) && pw_position_was_played (self->position, (guint) seat))
        pw_position_page_show_whole (self, TRUE);
      pw_position_page_set_seat (self, seat);
    }
  update (self);
}

/**
 * pw_position_page_suggest_seat:
 * @seat: whose board people look at, while no position is asked for
 *
 * That one's end position is entered first, where it is asked for next.
 */
void
pw_position_page_suggest_seat (PwPositionPage *self, int seat)
{
  g_return_if_fail (PW_IS_POSITION_PAGE (self));
  self->suggested = seat;
}

/**
 * pw_position_page_set_seat:
 * @seat: whose board to enter, or %PW_TABLE
 */
void
pw_position_page_set_seat (PwPositionPage *self, int seat)
{
  g_return_if_fail (PW_IS_POSITION_PAGE (self));

  if (seat == self->seat || seat >= (int) pw_session_get_setup (pw_position_page_session (self))->n_players)
    return;
  self->seat = seat;
  pw_player_chips_set_current (self->chips, seat);
  pw_css_class_set (self->table_chip, "on", seat == PW_TABLE);
  show_editor (self);
  update (self);
  g_signal_emit (self, signals[SEAT_CHOSEN], 0, seat);
}

/**
 * pw_position_page_show_whole:
 * @whole: whether the whole board is shown, or only what the result depends on
 */
void
pw_position_page_show_whole (PwPositionPage *self, gboolean whole)
{
  g_return_if_fail (PW_IS_POSITION_PAGE (self));

  if (self->whole == whole)
    return;
  self->whole = whole;
  gtk_toggle_button_set_active (whole ? self->whole_button : self->needed_button, TRUE);
  if (self->seat != PW_NOBODY)
    show_editor (self);
  update (self);
}

int
pw_position_page_get_seat (PwPositionPage *self)
{
  g_return_val_if_fail (PW_IS_POSITION_PAGE (self), PW_NOBODY);
  return self->seat;
}

void
pw_position_page_set_narrow (PwPositionPage *self, gboolean narrow)
{
  g_return_if_fail (PW_IS_POSITION_PAGE (self));
  pw_player_chips_set_room (self->chips, narrow ? 8 : 56);
  if (self->narrow != narrow)
    {
      self->narrow = narrow;
      update (self);
    }
}

/**
 * pw_position_page_finish:
 *
 * Ends the position: at once where all of it can be, else after people insist.
 */
void
pw_position_page_finish (PwPositionPage *self)
{
  g_autofree char *open = NULL;

  g_return_if_fail (PW_IS_POSITION_PAGE (self));

  open = pw_position_list_open (self->position);
  if (open || pw_position_get_doubts (self->position)->len > 0)
    ask (self);
  else
    play_end (self);
}

/**
 * pw_position_page_back:
 *
 * Escape: the question goes; nothing that was said is lost.
 *
 * Returns: whether there was one
 */
gboolean
pw_position_page_back (PwPositionPage *self)
{
  gboolean asked;

  g_return_val_if_fail (PW_IS_POSITION_PAGE (self), FALSE);
  asked = gtk_revealer_get_reveal_child (self->question);
  gtk_revealer_set_reveal_child (self->question, FALSE);
  return asked;
}

/* The button that leads to the next player; shown once all is answered. */
GtkWidget *
pw_position_page_get_next (PwPositionPage *self)
{
  g_return_val_if_fail (PW_IS_POSITION_PAGE (self), NULL);
  return self->next_button;
}
