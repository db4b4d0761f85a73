/* pw-final-page.c: the final page: who won, and where every point comes from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-final-page.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "model/pw-reveal.h"
#include "pw-board.h"
#include "pw-chart-card.h"
#include "pw-correction-list.h"
#include "pw-large-text.h"
#include "pw-marker-image.h"
#include "pw-page.h"
#include "pw-pair-layout.h"
#include "pw-rule-chip.h"
#include "pw-score-sheet.h"
#include "pw-wrap-layout.h"

struct _PwFinalPage
{
  PwScoresPage parent_instance;

  GtkWidget *ranking;
  GtkWidget *counts_card;       /* what is counted at the end; made anew for each game */
  GtkWidget *review;
  PwCorrectionList *corrections;
  PwChartCard *sources;
  PwChartCard *rounds;
  PwPlayerChips *chips;
  PwScoreSheet *sheet;
  GtkWidget *sheet_card;        /* what it is in */
  GtkWidget *board_card;        /* what @board is in */
  GtkWidget *board;             /* of @board_of, small, for what the open line of the sheet is about; NULL: the game has none */
  PwSession *board_of;          /* weak */
  GtkWidget *tell_next, *tell_all; /* while not everybody has been told; else NULL */
  char *ranked;                 /* (nullable): what the ranking shows, while not everybody has been told */
};

static char *
get_title (PwPage *page, gboolean narrow)
{
  return g_strdup (_("Final scoring"));
}

static void pw_final_page_focus (PwPage *page);

static void
page_init (PwPageInterface *iface)
{
  iface->focus = pw_final_page_focus;
  iface->name = "final";
  iface->bar = PW_PAGE_BAR_BACK | PW_PAGE_BAR_SCORES | PW_PAGE_BAR_LEDGER | PW_PAGE_BAR_MENU;
  iface->traits = PW_PAGE_OF_GAME | PW_PAGE_OFFERS_COPIES;
  iface->title = get_title;
  iface->subtitle = (char *(*) (PwPage *) ) pw_scores_page_dup_game;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PwFinalPage, pw_final_page, PW_TYPE_SCORES_PAGE, G_IMPLEMENT_INTERFACE (PW_TYPE_PAGE, page_init))

/* -- Ranking --------------------------------------------------------------------- */

/* Seats by place; equal places in the order of the seats. */
static void
sort_seats (const PwStanding *standings, guint n, guint *seats)
{
  for (guint i = 0; i < n; i++)
    {
      guint j = i;

      /* Place 0, who was not followed, comes last: minus one it is the largest number. */
      for (; j > 0 && standings[seats[j - 1]].place - 1 > standings[i].place - 1; j--)
        seats[j] = seats[j - 1];
      seats[j] = i;
    }
}

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* How a game against the game itself ended; NULL where places say it. */
static const char *
outcome_word (const PwStanding *standing)
{
  switch (standing->outcome)
    {
    case PW_OUTCOME_WON: return _("Won");
    case PW_OUTCOME_LOST: return _("Lost");
    case PW_OUTCOME_PLACE:
    default: return NULL;
    }
}

/* The same as a sentence, with the points. */
static char *
outcome_sentence (const PwStanding *standing, const char *name)
{
  g_autofree char *score = pw_number (standing->score);

  return g_strdup_printf (standing->outcome == PW_OUTCOME_WON ? _("%s has won, with %s points")
                                                              : _("%s has lost, with %s points"),
                          name, score);
}

static GtkWidget *
rank_row (const PwGame *game, const PwSetup *setup, guint seat, const PwStanding *standing, gboolean open)
{
  const char *outcome = outcome_word (standing);
  gboolean won = outcome ? standing->outcome == PW_OUTCOME_WON : standing->place == 1;
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 12, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  g_autofree char *names = pw_game_side_names (game, setup, seat);
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *name, *points;
  /* Without a place is who was not followed, or is left open where everybody is. */
  g_autofree char *place = outcome           ? g_strdup (outcome)
                           : standing->place ? g_strdup_printf ("%u", standing->place)
                                             : g_strdup ("–");
  g_autofree char *score = pw_number (standing->score);
  g_autofree char *spoken = outcome           ? outcome_sentence (standing, names)
                            : standing->place ? g_strdup_printf (_("Place %u: %s, %s points"), standing->place, names, score)
                                              : g_strdup_printf (open ? _("%s, left open") : _("%s, not followed"), names);

  add_label (who, place, "title-2");
  for (guint member = seat; member < setup->n_players; member++)
    if (member == seat ||
        (pw_game_has_sides (game, setup) && pw_game_side (game, setup, member) == pw_game_side (game, setup, seat)))
      {
        GtkWidget *marker = pw_marker_image_new (won ? 13 : 11);

        pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[member], setup->names[member]);
        gtk_box_append (GTK_BOX (who), marker);
      }
  name = add_label (who, names, won ? "title-2" : "title-4");
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), 3);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_tooltip_text (name, names);
  gtk_box_append (GTK_BOX (row), who);
  points = add_label (row,
                      standing->place ? score
                      : open          ? _("left open")
                                      : _("not followed"),
                      won               ? "title-1"
                      : standing->place ? "title-2"
                                        : "dim-label");
  gtk_label_set_xalign (GTK_LABEL (points), 1);
  /* Large points find no room beside a name. */
  if (pw_large_text_is_on (row))
    gtk_widget_set_layout_manager (row, pw_wrap_layout_new (12));
  gtk_widget_set_hexpand (points, pw_large_text_is_on (row));
  gtk_widget_add_css_class (row, "rank");
  if (won)
    gtk_widget_add_css_class (row, "won");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

/* -- The reveal -------------------------------------------------------------------------- */

static void
on_tell (PwFinalPage *self, GtkWidget *button)
{
  pw_reveal_tell (pw_scores_page_get_session (PW_SCORES_PAGE (self)), button == self->tell_all);
  pw_scores_page_update (PW_SCORES_PAGE (self));
}

static GtkWidget *
new_button (PwFinalPage *self, GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_widget_add_css_class (button, css_class);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_tell), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

/* Before anybody is told, what is counted on the table can still be entered there: what the game asks at its end says how. */
static void
add_before_told (PwFinalPage *self)
{
  PwSession *session = pw_scores_page_get_session (PW_SCORES_PAGE (self));
  g_autofree char *prompt = pw_game_prompt (pw_session_get_game (session), pw_session_get_setup (session),
                                            pw_session_get_state (session));
  GtkWidget *label = add_label (self->ranking, prompt, "dim-label"), *button;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  button = gtk_button_new_with_mnemonic (_("_Count first, at the table"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.back");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "raised");
  gtk_box_append (GTK_BOX (self->ranking), button);
}

/* Below the places that nobody knows yet. */
static void
add_buttons (PwFinalPage *self, gboolean any_told)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *focus;
  GtkRoot *root;

  if (!any_told && !adw_bin_get_child (ADW_BIN (self->counts_card)))
    add_before_told (self);

  self->tell_next = new_button (self, box, _("Reveal the next"), "suggested-action");
  self->tell_all = new_button (self, box, _("Reveal all"), "flat");
  gtk_widget_add_css_class (box, "tie-break");
  gtk_box_append (GTK_BOX (self->ranking), box);
  root = gtk_widget_get_root (self->counts_card);
  focus = root ? gtk_root_get_focus (root) : NULL;
  /* Who counts goes on with that. */
  if (!focus || !gtk_widget_is_ancestor (focus, self->counts_card))
    pw_final_page_focus (PW_PAGE (self));
}

/* Where typing begins below @root; NULL: nowhere. */
static GtkWidget *
first_field (GtkWidget *root)
{
  GtkWidget *found = GTK_IS_EDITABLE (root) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found; child = gtk_widget_get_next_sibling (child))
    found = first_field (child);
  return found;
}

/* Where everybody has been told, counting is over: what is typed by chance goes into no field of it. Who is on the page already stays there. */
static void
focus_told (PwFinalPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) && !gtk_widget_is_ancestor (focus, self->counts_card))
    return;
  gtk_widget_set_can_focus (self->counts_card, FALSE);
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  gtk_widget_set_can_focus (self->counts_card, TRUE);
}

/* Nobody is told because somebody pressed Enter once more. */
static void
pw_final_page_focus (PwPage *page)
{
  PwFinalPage *self = PW_FINAL_PAGE (page);
  PwSession *session = pw_scores_page_get_session (PW_SCORES_PAGE (self));
  GtkWidget *field = gtk_widget_get_visible (self->counts_card) ? first_field (self->counts_card) : NULL;

  if (!self->tell_next)
    focus_told (self);
  else if (pw_reveal_get_left (session) < pw_session_get_setup (session)->n_players || !field)
    gtk_widget_grab_focus (self->tell_next);
  else
    gtk_widget_grab_focus (field);
}

/* What is counted comes before anybody is told, and explains it afterwards; until then the button that tells the next stays where it is. */
static void
place_counts (PwFinalPage *self, gboolean before)
{
  GtkWidget *column = gtk_widget_get_parent (self->ranking);

  gtk_box_reorder_child_after (GTK_BOX (column), self->counts_card, before ? NULL : self->ranking);
}

/* A place of which nobody is told yet who has it. */
static GtkWidget *
secret_row (guint place)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 12, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  g_autofree char *number = g_strdup_printf ("%u", place), *spoken = g_strdup_printf (_("Place %u: not revealed"), place);

  add_label (row, number, "title-2");
  add_label (row, "?", "title-2");
  gtk_widget_add_css_class (row, "rank");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

/* What the ranking would show. */
static char *
describe_ranking (PwSession *session, const PwStanding *standings, const guint *seats, guint left)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%p %u", (void *) session, left);
  for (guint i = left; i < pw_session_get_setup (session)->n_players; i++)
    g_string_append_printf (text, " %u: %u %d", seats[i], standings[seats[i]].place, standings[seats[i]].score);
  return g_string_free (text, FALSE);
}

static void
update_ranking (PwFinalPage *self)
{
  PwSession *session = pw_scores_page_get_session (PW_SCORES_PAGE (self));
  const PwGame *game = pw_session_get_game (session);
  const PwSetup *setup = pw_session_get_setup (session);
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };
  guint seats[PW_MAX_PLAYERS];
  guint left = pw_reveal_get_left (session);
  gboolean open = !pw_game_get_level (game, pw_session_get_state (session), NULL)->seat;
  g_autofree char *ranked = NULL;
  GtkWidget *child;

  pw_history_rank (pw_session_get_history (session), standings);
  sort_seats (standings, setup->n_players, seats);
  ranked = describe_ranking (session, standings, seats, left);
  /* Tokens that are counted meanwhile change nothing of it: a button that is being pressed stays. */
  if (self->tell_next && g_strcmp0 (ranked, self->ranked) == 0)
    {
      for (guint i = 0; i < setup->n_players; i++)
        g_free (standings[i].tie_break);
      return;
    }
  g_free (self->ranked);
  self->ranked = g_steal_pointer (&ranked);
  self->tell_next = self->tell_all = NULL;
  while ((child = gtk_widget_get_first_child (self->ranking)))
    gtk_box_remove (GTK_BOX (self->ranking), child);
  for (guint i = 0; i < setup->n_players; i++)
    if (i < left)
      gtk_box_append (GTK_BOX (self->ranking), secret_row (i + 1));
    else if (pw_game_leads_side (game, setup, seats[i]))
      gtk_box_append (GTK_BOX (self->ranking), rank_row (game, setup, seats[i], &standings[seats[i]], open));
  if (left > 0)
    add_buttons (self, left < setup->n_players);
  for (guint i = 0; i < setup->n_players; i++)
    {
      char *sentence = standings[seats[i]].tie_break;

      if (sentence && left == 0)
        {
          GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *label = add_label (line, sentence, "body");

          gtk_label_set_wrap (GTK_LABEL (label), TRUE);
          gtk_label_set_xalign (GTK_LABEL (label), 0);
          gtk_widget_set_hexpand (label, TRUE);
          if (standings[seats[i]].rule)
            gtk_box_append (GTK_BOX (line), pw_rule_chip_new (pw_session_get_game (session), standings[seats[i]].rule));
          gtk_widget_add_css_class (line, "tie-break");
          gtk_box_append (GTK_BOX (self->ranking), line);
        }
      g_free (sentence);
    }
}

/* Where only the end was entered, nobody knows what came round by round. */
static gboolean
has_rounds (PwFinalPage *self)
{
  PwSession *session = pw_scores_page_get_session (PW_SCORES_PAGE (self));
  const PwGame *game = pw_session_get_game (session);
  const PwHistory *history = pw_session_get_history (session);

  for (guint i = 0; i <= pw_history_get_cursor (history); i++)
    if (!pw_game_get_level (game, pw_history_get_state (history, i), NULL)->end)
      return TRUE;
  return FALSE;
}

/* -- What lies there at the end ---------------------------------------------------------------- */

static const PwBoardClass *
board_class (PwFinalPage *self)
{
  return pw_board_class_for (pw_session_get_game (pw_scores_page_get_session (PW_SCORES_PAGE (self)))->id);
}

static gboolean
find_points (const PwEvent *event, gpointer data)
{
  PwFinalPage *self = data;

  return self->board && gtk_widget_get_visible (self->board) && board_class (self)->final_point (NULL, event);
}

/* Scrolls to the board, but not the line that was pressed away. */
static void
scroll_to_board (PwFinalPage *self)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (self->board_card, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *line = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  graphene_rect_t card, pressed;
  double by;

  if (!line || !gtk_widget_is_ancestor (line, self->sheet_card) || !gtk_widget_compute_bounds (line, scrolled, &pressed) ||
      !gtk_widget_compute_bounds (self->board_card, scrolled, &card))
    return;
  by = card.origin.y < 0 ? card.origin.y
                         : MAX (card.origin.y + card.size.height - (float) gtk_widget_get_height (scrolled), 0.0f);
  /* In one column it lies above the sheet, or below. */
  by = CLAMP (by, pressed.origin.y + pressed.size.height - (float) gtk_widget_get_height (scrolled), pressed.origin.y);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + by);
}

static void
on_pointed (PwFinalPage *self, const PwEvent *event)
{
  if (self->board && board_class (self)->final_point (self->board, event) && gtk_widget_get_root (GTK_WIDGET (self)))
    scroll_to_board (self);
}

/* A card around what is counted at the end, which hides itself too. */
static void
update_counts (PwFinalPage *self, GtkWidget *counts)
{
  adw_bin_set_child (ADW_BIN (self->counts_card), counts);
  if (counts)
    g_object_bind_property (counts, "visible", self->counts_card, "visible", G_BINDING_SYNC_CREATE);
  else
    gtk_widget_set_visible (self->counts_card, FALSE);
}

/* A card around a board, which hides itself where there is nothing to be seen. */
static void
update_board (PwFinalPage *self)
{
  PwSession *session = pw_scores_page_get_session (PW_SCORES_PAGE (self));

  if (session == self->board_of)
    return;
  if (self->board)
    gtk_box_remove (GTK_BOX (self->board_card), self->board);
  g_set_weak_pointer (&self->board_of, session);
  self->board = board_class (self)->final_board (session);
  update_counts (self, board_class (self)->end_counts (session));
  if (self->board)
    {
      gtk_box_append (GTK_BOX (self->board_card), self->board);
      g_object_bind_property (self->board, "visible", self->board_card, "visible", G_BINDING_SYNC_CREATE);
    }
  else
    gtk_widget_set_visible (self->board_card, FALSE);
}

/* Who has won is whom everybody asks about; before all are told, nobody may know. */
static guint
find_winner (PwSession *session)
{
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };
  guint seats[PW_MAX_PLAYERS], n = pw_session_get_setup (session)->n_players;

  pw_history_rank (pw_session_get_history (session), standings);
  sort_seats (standings, n, seats);
  for (guint i = 0; i < n; i++)
    g_free (standings[i].tie_break);
  return seats[0];
}

static void
pw_final_page_update (PwScoresPage *page)
{
  PwFinalPage *self = PW_FINAL_PAGE (page);
  PwSession *session = pw_scores_page_get_session (page);
  gboolean left = pw_reveal_get_left (session) > 0;

  if (!left)
    pw_scores_page_propose_player (page, find_winner (session));
  update_board (self);
  place_counts (self, left);
  update_ranking (self);
  pw_correction_list_set_session (self->corrections, session);
  pw_chart_card_set (self->sources, pw_session_get_history (session));
  pw_chart_card_set (self->rounds, pw_session_get_history (session));
  /* They say it all: they come when everybody has been told. */
  gtk_widget_set_visible (GTK_WIDGET (self->rounds), !left && has_rounds (self));
  gtk_widget_set_visible (GTK_WIDGET (self->sources), !left);
  gtk_widget_set_visible (self->review, !left && has_rounds (self));
  gtk_widget_set_visible (self->sheet_card, !left);
  pw_score_sheet_set (self->sheet, session, pw_scores_page_get_seat (page));
}

static void
pw_final_page_show_seat (PwScoresPage *page)
{
  pw_score_sheet_set (PW_FINAL_PAGE (page)->sheet, pw_scores_page_get_session (page), pw_scores_page_get_seat (page));
}

/* What is laid out by the text size, when it is made. */
static void
on_text_size (PwFinalPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && pw_scores_page_get_session (PW_SCORES_PAGE (self)))
    update_ranking (self);
  else
    pw_scores_page_update (PW_SCORES_PAGE (self));
}

/* -- Object ------------------------------------------------------------------------------ */

static void
pw_final_page_dispose (GObject *object)
{
  PwFinalPage *self = PW_FINAL_PAGE (object);

  if (self->sheet)
    pw_score_sheet_set_find (self->sheet, NULL, NULL);
  self->board = NULL;
  g_clear_weak_pointer (&self->board_of);
  g_clear_pointer (&PW_FINAL_PAGE (object)->ranked, g_free);
  G_OBJECT_CLASS (pw_final_page_parent_class)->dispose (object);
}

static void
pw_final_page_class_init (PwFinalPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_final_page_dispose;
  PW_SCORES_PAGE_CLASS (klass)->update = pw_final_page_update;
  PW_SCORES_PAGE_CLASS (klass)->show_seat = pw_final_page_show_seat;
  g_type_ensure (PW_TYPE_CHART_CARD);
  g_type_ensure (PW_TYPE_CORRECTION_LIST);
  g_type_ensure (PW_TYPE_PAIR_LAYOUT);
  g_type_ensure (PW_TYPE_SCORE_SHEET);
  g_type_ensure (PW_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-final-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PwFinalPage, ranking);
  gtk_widget_class_bind_template_child (widget_class, PwFinalPage, counts_card);
  gtk_widget_class_bind_template_child (widget_class, PwFinalPage, review);
  gtk_widget_class_bind_template_child (widget_class, PwFinalPage, corrections);
  gtk_widget_class_bind_template_child (widget_class, PwFinalPage, sources);
  gtk_widget_class_bind_template_child (widget_class, PwFinalPage, rounds);
  gtk_widget_class_bind_template_child (widget_class, PwFinalPage, chips);
  gtk_widget_class_bind_template_child (widget_class, PwFinalPage, sheet);
  gtk_widget_class_bind_template_child (widget_class, PwFinalPage, sheet_card);
  gtk_widget_class_bind_template_child (widget_class, PwFinalPage, board_card);
}

static void
pw_final_page_init (PwFinalPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pw_scores_page_set_chips (PW_SCORES_PAGE (self), self->chips);
  pw_score_sheet_set_find (self->sheet, find_points, self);
  g_signal_connect_object (self->sheet, "pointed", G_CALLBACK (on_pointed), self, G_CONNECT_SWAPPED);
  pw_text_scale_watch (GTK_WIDGET (self), G_CALLBACK (on_text_size));
}

/* -- Public --------------------------------------------------------------------------------- */

/**
 * pw_final_page_new:
 *
 * Returns: (transfer none): an empty page
 */
GtkWidget *
pw_final_page_new (void)
{
  return g_object_new (PW_TYPE_FINAL_PAGE, NULL);
}

/**
 * pw_final_page_get_text:
 *
 * Returns: (transfer full) (nullable): ranking, tie-break and all score sheets as text; only who has been told, while others have not
 */
char *
pw_final_page_get_text (PwFinalPage *self)
{
  PwSession *session;
  const PwSetup *setup;
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };
  guint seats[PW_MAX_PLAYERS], left;
  GString *text;
  g_autofree char *corrections = NULL;

  g_return_val_if_fail (PW_IS_FINAL_PAGE (self), NULL);
  session = pw_scores_page_get_session (PW_SCORES_PAGE (self));
  if (!session)
    return NULL;
  setup = pw_session_get_setup (session);
  left = pw_reveal_get_left (session);
  text = g_string_new (NULL);
  pw_history_rank (pw_session_get_history (session), standings);
  sort_seats (standings, setup->n_players, seats);
  g_string_append_printf (text, "%s\n", _(pw_session_get_game (session)->name));
  for (guint i = left; i < setup->n_players; i++)
    {
      const char *outcome = outcome_word (&standings[seats[i]]);
      g_autofree char *names = pw_game_side_names (pw_session_get_game (session), setup, seats[i]);
      g_autofree char *score = pw_number (standings[seats[i]].score);

      if (!pw_game_leads_side (pw_session_get_game (session), setup, seats[i]))
        continue;
      if (outcome)
        g_string_append_printf (text, "%s: %s, %s\n", outcome, names, score);
      else
        g_string_append_printf (text, "%u. %s: %s\n", standings[seats[i]].place, names, score);
    }
  for (guint i = 0; i < setup->n_players; i++)
    {
      if (standings[seats[i]].tie_break && left == 0)
        g_string_append_printf (text, "%s\n", standings[seats[i]].tie_break);
      g_free (standings[seats[i]].tie_break);
    }
  if (pw_setup_advice_note (setup))
    g_string_append_printf (text, "%s\n", pw_setup_advice_note (setup));
  if (pw_history_hidden_note (pw_session_get_history (session)))
    g_string_append_printf (text, "%s\n", pw_history_hidden_note (pw_session_get_history (session)));
  for (guint i = 0; i < setup->n_players && left == 0; i++)
    {
      g_autofree char *sheet = pw_score_sheet_text (session, seats[i]);

      g_string_append_printf (text, "\n%s", sheet);
    }
  if (left > 0)
    return g_string_free (text, FALSE);
  corrections = pw_correction_list_text (session);
  if (*corrections)
    g_string_append_printf (text, "\n%s", corrections);
  return g_string_free (text, FALSE);
}

/**
 * pw_final_page_copy:
 *
 * Puts pw_final_page_get_text() on the clipboard.
 */
void
pw_final_page_copy (PwFinalPage *self)
{
  g_autofree char *text = NULL;

  g_return_if_fail (PW_IS_FINAL_PAGE (self));
  text = pw_final_page_get_text (self);
  if (text)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
}
