/* pw-position-page.c: where a position is entered: players, an editor for each, doubts, the end
 *
 * For the final scoring it first asks what the result depends on, and nothing more; the whole board is there for
 * those who want it checked. A game's own editor draws its board; a game without one gets a form for each kind of statement.
 * What is typed into the entry is read as a statement about the player who is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-position-page.h"

#include <glib/gi18n-lib.h>

#include "boards/plain/pw-move-form.h"
#include "core/pw-format.h"
#include "core/pw-quote.h"
#include "model/pw-score-model.h"
#include "pw-announce.h"
#include "pw-board.h"
#include "pw-doubt-box.h"
#include "pw-large-text.h"
#include "pw-player-chips.h"
#include "pw-question-list.h"
#include "pw-rule-chip.h"
#include "pw-stack.h"
#include "pw-wrap-layout.h"

struct _PwPositionPage
{
  AdwBin parent_instance;

  PwEntry *entry;
  PwPosition *position;
  const PwBoardClass *board;
  int actor;                    /* whose board the game asks first, as it was */
  int seat;                     /* PW_TABLE for what belongs to nobody; PW_NOBODY before the first */
  gboolean narrow;
  gboolean whole;               /* the whole board is shown, not only what the result depends on */
  PwMoves line;                 /* what was read last */

  GtkWidget *views;
  GtkWidget *next_button;
  GtkToggleButton *whole_button, *needed_button;
  PwPlayerChips *chips;
  GtkWidget *table_chip;
  GtkWidget *end_button;
  GtkStack *editors;
  GtkRevealer *question;
  GtkLabel *question_text;
  GtkWidget *anyway_button;
  GtkMenuButton *doubts_button;
  GtkWidget *doubts_list;
  GtkWidget *lines;
  GtkWidget *lines_button;
  GtkLabel *sum;
};

G_DEFINE_FINAL_TYPE (PwPositionPage, pw_position_page, ADW_TYPE_BIN)

enum
{
  REFUSED,
  SEAT_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static PwSession *
session_of (PwPositionPage *self)
{
  return pw_position_get_session (self->position);
}

/* -- The entry ------------------------------------------------------------------------------ */

/* Entry and play_text() pass on a single move: the whole line is kept here in between. */
static gboolean
read_text (gpointer owner, const char *text, PwMove *move, GError **error)
{
  PwPositionPage *self = owner;

  self->line.n = 0;
  if (!pw_position_read_line (self->position, self->seat, -1, text, &self->line, error))
    return FALSE;
  *move = self->line.items[0];
  return TRUE;
}

static gboolean
is_question (PwPositionPage *self)
{
  return pw_session_get_game (session_of (self))->n_questions > 0 && pw_position_is_end (self->position);
}

/* Once all is answered for a player, the next one is asked; in the end Enter scores. */
static void
go_on (PwPositionPage *self)
{
  int next;

  if (!is_question (self) || self->whole || self->seat < 0 || pw_position_next_question (self->position, self->seat) >= 0)
    return;
  next = pw_position_next_seat (self->position, self->seat);
  if (next >= 0)
    pw_position_page_set_seat (self, next);
  else
    gtk_widget_grab_focus (self->end_button);
}

static gboolean
play_text (gpointer owner, const PwMove *move)
{
  PwPositionPage *self = owner;
  const PwGame *game = pw_session_get_game (session_of (self));
  PwMoves line = PW_MOVES_INIT;
  gboolean finish = FALSE, said, beyond = FALSE;

  for (guint i = 0; i < self->line.n; i++)
    {
      const PwMove *one = &self->line.items[i];

      finish |= !game->kinds[one->kind].statement;
      if (!game->kinds[one->kind].statement)
        continue;
      pw_moves_add (&line, one);
      beyond |= !pw_position_is_answer (self->position, one);
      if (one->player >= 0 && one->player != self->seat)
        pw_position_page_set_seat (self, one->player);
    }
  said = pw_position_say_line (self->position, &line);
  pw_moves_clear (&line);
  if (said && beyond && is_question (self))
    pw_position_page_show_whole (self, TRUE);
  if (said && finish)
    pw_position_page_finish (self);
  else if (said)
    go_on (self);
  return said;
}

/* -- Editors -------------------------------------------------------------------------------- */

static void
on_line (PwPositionPage *self, const char *line)
{
  g_autoptr (GError) error = NULL;
  PwMove move;

  if (read_text (self, line, &move, &error))
    play_text (self, &move);
  else
    g_signal_emit (self, signals[REFUSED], 0, error);
}

/* A form for each kind of statement about @seat. */
static GtkWidget *
plain_editor_new (PwPositionPage *self, int seat)
{
  const PwGame *game = pw_session_get_game (session_of (self));
  PwKindSet playable = game->playable (pw_position_get_state (self->position));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18), *clamp = adw_clamp_new ();

  for (guint kind = 0; kind < game->n_kinds; kind++)
    if (pw_kind_set_has (playable, kind) && game->kinds[kind].statement && game->kinds[kind].table == (seat < 0))
      {
        GtkWidget *form = pw_move_form_new (session_of (self), kind), *doubts;
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
  GtkWidget *editor = self->board->position_editor (self->position, seat);

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
  const PwSetup *setup = pw_session_get_setup (session_of (self));
  gboolean answered = is_question (self) && self->seat >= 0 && pw_position_next_question (self->position, self->seat) < 0;
  int next = answered ? pw_position_next_seat (self->position, self->seat) : PW_NOBODY;
  g_autofree char *label = NULL;

  gtk_widget_set_visible (self->next_button, next >= 0 && !self->whole);
  if (next < 0)
    return;
  /* Translators: the player whose board is entered next. */
  label = g_strdup_printf (_("_Next: %s"), pw_setup_name (setup, (guint) next));
  gtk_button_set_label (GTK_BUTTON (self->next_button), label);
}

static void
show_editor (PwPositionPage *self)
{
  gboolean asks = !self->whole && self->seat >= 0 && is_question (self);
  g_autofree char *name = g_strdup_printf ("%d%s", self->seat, asks ? "-asked" : "");
  GtkWidget *page = gtk_stack_get_child_by_name (self->editors, name);

  if (!page)
    {
      page = gtk_scrolled_window_new ();
      gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (page), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (page), asks ? pw_question_list_new (self->position, (guint) self->seat)
                                                                      : editor_new (self, self->seat));
      gtk_stack_add_named (self->editors, page, name);
    }
  gtk_stack_set_visible_child (self->editors, page);
}

static void
on_view_toggled (PwPositionPage *self)
{
  pw_position_page_show_whole (self, gtk_toggle_button_get_active (self->whole_button));
}

/* What can be typed: what is asked now, or examples. */
static void
update_hint (PwPositionPage *self)
{
  const PwSetup *setup = pw_session_get_setup (session_of (self));
  int question = self->seat >= 0 && !self->whole ? pw_position_next_question (self->position, self->seat) : -1;
  g_autofree char *expected = NULL, *hint = NULL;

  if (question >= 0)
    {
      expected = pw_position_expect (self->position, (guint) self->seat, (guint) question);
      /* Translators: a player, and what is asked: "Silver: a number from 0 to 99". */
      hint = g_strdup_printf (_("%s – %s"), pw_setup_name (setup, (guint) self->seat), expected);
    }
  pw_entry_set_reader (self->entry, read_text, play_text,
                       hint                         ? hint
                       : self->board->position_hint ? _(self->board->position_hint)
                                                    : NULL,
                       self);
}

/* -- Doubts and totals ------------------------------------------------------------------------ */

static void
on_doubt_clicked (PwPositionPage *self, GtkWidget *button)
{
  gtk_menu_button_popdown (self->doubts_button);
  pw_position_page_set_seat (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat")));
}

static void
update_doubts (PwPositionPage *self)
{
  const GArray *doubts = pw_position_get_doubts (self->position);
  const PwSetup *setup = pw_session_get_setup (session_of (self));
  g_autofree char *label = g_strdup_printf (ngettext ("%u thing cannot be", "%u things cannot be", doubts->len), doubts->len);
  GtkWidget *child;

  gtk_widget_set_visible (GTK_WIDGET (self->doubts_button), doubts->len > 0);
  gtk_menu_button_set_label (self->doubts_button, label);
  while ((child = gtk_widget_get_first_child (self->doubts_list)))
    gtk_box_remove (GTK_BOX (self->doubts_list), child);
  for (guint i = 0; i < doubts->len; i++)
    {
      const PwDoubt *doubt = &g_array_index (doubts, PwDoubt, i);
      GtkWidget *row = pw_doubt_row_new (pw_session_get_game (session_of (self)), doubt);
      GtkWidget *go = gtk_button_new_with_label (doubt->seat >= 0 ? pw_setup_name (setup, doubt->seat) : _("Table"));

      gtk_widget_set_valign (go, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (go, "raised");
      g_object_set_data (G_OBJECT (go), "seat", GINT_TO_POINTER (MAX (doubt->seat, PW_TABLE)));
      g_signal_connect_object (go, "clicked", G_CALLBACK (on_doubt_clicked), self, G_CONNECT_SWAPPED);
      if (doubt->seat >= 0 || gtk_widget_get_visible (self->table_chip))
        gtk_box_append (GTK_BOX (row), go);
      gtk_box_append (GTK_BOX (self->doubts_list), row);
    }
  /* What was asked may be answered now. */
  gtk_revealer_set_reveal_child (self->question, FALSE);
}

static GtkWidget *
label_new (const char *text, const char *css_class, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), xalign < 1);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_line (PwPositionPage *self, PwScoreLine *line)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *text;
  g_autofree char *points = pw_number (pw_score_line_get_points (line));

  text = label_new (pw_score_line_get_text (line), NULL, 0);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row), pw_rule_chip_new (pw_session_get_game (session_of (self)), pw_score_line_get_rule (line)));
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (GTK_BOX (row), label_new (points, "heading", 1));
  gtk_box_append (GTK_BOX (self->lines), row);
}

/* What the final scoring would bring now. */
static void
update_total (PwPositionPage *self)
{
  const PwSetup *setup = pw_session_get_setup (session_of (self));
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *sum = NULL, *before = NULL, *last = NULL, *all = NULL;
  GtkWidget *child;
  int total = 0, end = 0;

  gboolean shown = self->seat >= 0 && pw_position_is_end (self->position);

  gtk_widget_set_visible (self->lines_button, shown);
  while ((child = gtk_widget_get_first_child (self->lines)))
    gtk_box_remove (GTK_BOX (self->lines), child);
  if (!shown)
    return;
  lines = pw_position_final_lines (self->position, (guint) self->seat, &total);
  for (guint i = 0; i < lines->len; i++)
    {
      end += pw_score_line_get_points (lines->pdata[i]);
      add_line (self, lines->pdata[i]);
    }
  if (lines->len == 0)
    gtk_box_append (GTK_BOX (self->lines), label_new (_("Nothing scores at the end yet."), "dim-label", 0));
  before = pw_number (total - end);
  last = pw_number (end);
  all = pw_number (total);
  sum = self->narrow ? g_strdup_printf ("%s + %s = %s", before, last, all)
                     /* Translators: a player, points so far, points of the final scoring, their sum. */
                     : g_strdup_printf (_("%s: %s + %s = %s"), pw_setup_name (setup, self->seat), before, last, all);
  gtk_label_set_text (self->sum, sum);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lines_button), GTK_ACCESSIBLE_PROPERTY_LABEL, sum, -1);
}

static void
update (PwPositionPage *self)
{
  const PwGame *game = pw_session_get_game (session_of (self));
  PwMove end;
  int actor = game->actor (pw_position_get_state (self->position));
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
  if (has_end)
    gtk_button_set_label (GTK_BUTTON (self->end_button), final ? _("_Score it") : _(game->kinds[end.kind].title));
  gtk_button_set_label (GTK_BUTTON (self->anyway_button), final ? _("Score _anyway") : _("Go on _anyway"));
  gtk_widget_set_visible (self->table_chip, !final);
  gtk_widget_set_visible (self->views, is_question (self) && self->seat >= 0);
  if (pw_entry_has_reader (self->entry))
    update_hint (self);
  update_next (self);
  update_doubts (self);
  update_total (self);
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
  if (!pw_session_play (session_of (self), &end, &error))
    g_signal_emit (self, signals[REFUSED], 0, error);
}

static void
ask (PwPositionPage *self)
{
  const GArray *doubts = pw_position_get_doubts (self->position);
  g_autofree char *open = pw_position_list_open (self->position);
  g_autoptr (GString) text = g_string_new (NULL);

  if (open)
    /* Translators: what nobody has said: "Ana: Silver, Workers." */
    g_string_append_printf (text, _("The result depends on what nobody has said yet. %s"), open);
  if (doubts->len > 0)
    g_string_append_printf (text, ngettext ("%s%u thing cannot be:", "%s%u things cannot be:", doubts->len), open ? " " : "",
                            doubts->len);
  for (guint i = 0; i < MIN (doubts->len, 3); i++)
    g_string_append_printf (text, " %s", g_array_index (doubts, PwDoubt, i).text);
  if (doubts->len > 3)
    g_string_append (text, " …");
  g_string_append_printf (text, " %s", pw_position_is_end (self->position) ? _("Score anyway?") : _("Go on anyway?"));
  gtk_label_set_text (self->question_text, text->str);
  gtk_revealer_set_reveal_child (self->question, TRUE);
  gtk_widget_grab_focus (self->anyway_button);
  pw_announce (GTK_WIDGET (self), text->str);
}

static void
on_back_clicked (PwPositionPage *self)
{
  pw_position_page_back (self);
}

static gboolean
on_end_shortcut (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  pw_position_page_finish (PW_POSITION_PAGE (widget));
  return TRUE;
}

/* -- Object -------------------------------------------------------------------------------------- */

static void
on_chip_chosen (PwPositionPage *self, int seat)
{
  pw_position_page_set_seat (self, seat);
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
on_lines_toggled (PwPositionPage *self)
{
  gtk_widget_set_visible (gtk_widget_get_parent (self->lines),
                          gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->lines_button)));
}

static void
pw_position_page_dispose (GObject *object)
{
  PwPositionPage *self = PW_POSITION_PAGE (object);

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
  G_OBJECT_CLASS (klass)->dispose = pw_position_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = pw_position_page_finalize;
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_ERROR);
  signals[SEAT_CHOSEN] = g_signal_new ("seat-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_INT);
}

static GtkWidget *
build_head (PwPositionPage *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *scroll = gtk_scrolled_window_new ();
  GtkWidget *chips = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->chips = g_object_new (PW_TYPE_PLAYER_CHIPS, NULL);
  g_signal_connect_object (self->chips, "chosen", G_CALLBACK (on_chip_chosen), self, G_CONNECT_SWAPPED);
  self->table_chip = gtk_button_new_with_label (_("Table"));
  gtk_widget_add_css_class (self->table_chip, "flat");
  gtk_widget_add_css_class (self->table_chip, "chip");
  gtk_widget_set_valign (self->table_chip, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->table_chip, "clicked", G_CALLBACK (on_table_clicked), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (chips), GTK_WIDGET (self->chips));
  gtk_box_append (GTK_BOX (chips), self->table_chip);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroll), GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), chips);
  gtk_widget_set_hexpand (scroll, TRUE);

  self->end_button = gtk_button_new_with_mnemonic (_("_Score it"));
  gtk_widget_set_valign (self->end_button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->end_button, "suggested-action");
  gtk_widget_set_tooltip_text (self->end_button, _("The final scoring of all players (Ctrl+Enter)"));
  g_signal_connect_object (self->end_button, "clicked", G_CALLBACK (pw_position_page_finish), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (head), scroll);
  gtk_box_append (GTK_BOX (head), self->end_button);
  gtk_widget_add_css_class (head, "turn-bar");
  return head;
}

static GtkWidget *
build_views (PwPositionPage *self)
{
  GtkWidget *tabs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->views = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->needed_button = GTK_TOGGLE_BUTTON (gtk_toggle_button_new_with_mnemonic (_("What is _needed")));
  self->whole_button = GTK_TOGGLE_BUTTON (gtk_toggle_button_new_with_mnemonic (_("_Whole board")));
  gtk_toggle_button_set_group (self->whole_button, self->needed_button);
  gtk_toggle_button_set_active (self->needed_button, TRUE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->needed_button), _("Only what the result depends on"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->whole_button), _("Everything that lies there, to have it checked"));
  g_signal_connect_object (self->whole_button, "toggled", G_CALLBACK (on_view_toggled), self, G_CONNECT_SWAPPED);
  self->next_button = gtk_button_new_with_mnemonic ("");
  gtk_widget_add_css_class (self->next_button, "raised");
  gtk_widget_add_css_class (self->next_button, "suggested-action");
  g_signal_connect_object (self->next_button, "clicked", G_CALLBACK (on_next), self, G_CONNECT_SWAPPED);
  gtk_widget_set_layout_manager (self->views, pw_wrap_layout_new (6));
  gtk_widget_set_hexpand (tabs, TRUE);
  gtk_widget_add_css_class (tabs, "linked");
  gtk_widget_add_css_class (tabs, "tabs");
  gtk_widget_add_css_class (self->views, "position-views");
  gtk_box_append (GTK_BOX (tabs), GTK_WIDGET (self->needed_button));
  gtk_box_append (GTK_BOX (tabs), GTK_WIDGET (self->whole_button));
  pw_large_text_stack (GTK_BOX (tabs));
  gtk_box_append (GTK_BOX (self->views), tabs);
  gtk_box_append (GTK_BOX (self->views), self->next_button);
  return self->views;
}

static GtkWidget *
build_question (PwPositionPage *self)
{
  GtkWidget *line = g_object_new (GTK_TYPE_BOX, "spacing", 12, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
  GtkWidget *back = gtk_button_new_with_mnemonic (_("_Look at it"));
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->question = GTK_REVEALER (gtk_revealer_new ());
  self->question_text = GTK_LABEL (label_new ("", NULL, 0));
  gtk_label_set_wrap_mode (self->question_text, PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (GTK_WIDGET (self->question_text), TRUE);
  self->anyway_button = gtk_button_new_with_mnemonic (_("Score _anyway"));
  gtk_widget_add_css_class (self->anyway_button, "raised");
  gtk_widget_add_css_class (back, "raised");
  gtk_widget_set_valign (buttons, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->anyway_button, "clicked", G_CALLBACK (play_end), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (back, "clicked", G_CALLBACK (on_back_clicked), self, G_CONNECT_SWAPPED);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (line), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  pw_large_text_stack (GTK_BOX (buttons));
  gtk_box_append (GTK_BOX (buttons), back);
  gtk_box_append (GTK_BOX (buttons), self->anyway_button);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->question_text));
  gtk_box_append (GTK_BOX (line), buttons);
  gtk_widget_add_css_class (line, "banner-line");
  gtk_revealer_set_child (self->question, line);
  return GTK_WIDGET (self->question);
}

static GtkWidget *
build_foot (PwPositionPage *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *popover = gtk_popover_new (), *scroll = gtk_scrolled_window_new (), *lines_scroll = gtk_scrolled_window_new ();

  self->doubts_list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroll), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroll), 360);
  gtk_widget_set_size_request (scroll, 300, -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), self->doubts_list);
  gtk_popover_set_child (GTK_POPOVER (popover), scroll);
  self->doubts_button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_popover (self->doubts_button, popover);
  gtk_menu_button_set_direction (self->doubts_button, GTK_ARROW_UP);
  gtk_widget_add_css_class (GTK_WIDGET (self->doubts_button), "doubts-button");
  gtk_widget_set_valign (GTK_WIDGET (self->doubts_button), GTK_ALIGN_CENTER);

  self->lines_button = gtk_toggle_button_new ();
  gtk_widget_add_css_class (self->lines_button, "raised");
  gtk_widget_set_valign (self->lines_button, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (self->lines_button, GTK_ALIGN_END);
  gtk_widget_set_hexpand (self->lines_button, TRUE);
  gtk_widget_set_tooltip_text (self->lines_button, _("Points so far and those of the final scoring; press for its lines"));
  g_signal_connect_object (self->lines_button, "toggled", G_CALLBACK (on_lines_toggled), self, G_CONNECT_SWAPPED);
  self->sum = GTK_LABEL (label_new ("", "title-4", 1));
  gtk_label_set_ellipsize (self->sum, PANGO_ELLIPSIZE_START);
  gtk_button_set_child (GTK_BUTTON (self->lines_button), GTK_WIDGET (self->sum));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->doubts_button));
  gtk_box_append (GTK_BOX (row), self->lines_button);

  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (self->lines, "dense");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (lines_scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (lines_scroll), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (lines_scroll), 200);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (lines_scroll), self->lines);
  gtk_widget_set_visible (lines_scroll, FALSE);
  gtk_box_append (GTK_BOX (foot), lines_scroll);
  gtk_box_append (GTK_BOX (foot), row);
  gtk_widget_add_css_class (foot, "position-foot");
  return foot;
}

static void
pw_position_page_init (PwPositionPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  self->seat = self->actor = PW_NOBODY;
  self->editors = GTK_STACK (gtk_stack_new ());
  pw_stack_watch (self->editors);
  gtk_stack_set_hhomogeneous (self->editors, FALSE);
  gtk_stack_set_vhomogeneous (self->editors, FALSE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->editors), TRUE);
  gtk_box_append (GTK_BOX (box), build_head (self));
  gtk_box_append (GTK_BOX (box), build_views (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->editors));
  gtk_box_append (GTK_BOX (box), build_question (self));
  gtk_box_append (GTK_BOX (box), build_foot (self));
  adw_bin_set_child (ADW_BIN (self), box);

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
  self->board = pw_board_class_for (pw_session_get_game (session_of (self))->id);
  pw_player_chips_set_session (self->chips, session_of (self));
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

/* Who is to be entered first: somebody whose board nobody knows. */
static int
first_seat (PwPositionPage *self)
{
  const PwGame *game = pw_session_get_game (session_of (self));
  guint followed = game->followed ? game->followed (pw_position_get_state (self->position)) : 0;

  for (guint seat = 0; seat < pw_session_get_setup (session_of (self))->n_players; seat++)
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
  g_return_if_fail (PW_IS_POSITION_PAGE (self));

  if (!active)
    {
      pw_entry_set_reader (self->entry, NULL, NULL, NULL, NULL);
      return;
    }
  update_hint (self);
  if (self->seat == PW_NOBODY)
    pw_position_page_set_seat (self, first_seat (self));
  update (self);
}

/**
 * pw_position_page_set_seat:
 * @seat: whose board to enter, or %PW_TABLE
 */
void
pw_position_page_set_seat (PwPositionPage *self, int seat)
{
  g_return_if_fail (PW_IS_POSITION_PAGE (self));

  if (seat == self->seat || seat >= (int) pw_session_get_setup (session_of (self))->n_players)
    return;
  self->seat = seat;
  pw_player_chips_set_current (self->chips, seat);
  if (seat == PW_TABLE)
    gtk_widget_add_css_class (self->table_chip, "on");
  else
    gtk_widget_remove_css_class (self->table_chip, "on");
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
