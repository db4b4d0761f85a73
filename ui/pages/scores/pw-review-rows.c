/* pw-review-rows.c: what a review found, as rows of lists
 *
 * A row leads to its moment; the button in it makes a copy of the game there, to try something else. Surer figures come while somebody reads:
 * no row moves away from under the pointer or the keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-review-rows.h"

#include <glib/gi18n-lib.h>

#include "pw-chance-chart.h"
#include "pw-marker-image.h"
#include "pw-wrap-layout.h"
#include "review/pw-review-words.h"

#define MOMENT "pw-review-moment"

/* -- Rows ------------------------------------------------------------------------------------- */

/**
 * pw_review_rows_clear:
 * @list: loses its rows, whoever is at them
 */
void
pw_review_rows_clear (GtkListBox *list)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (list))))
    gtk_list_box_remove (list, row);
}

/* No line ends between a number and its "%", nor behind "±". */
static PangoAttrList *
attributes_of (const char *text)
{
  PangoAttrList *list = pango_attr_list_new ();
  g_autoptr (GRegex) together = g_regex_new ("\\d %|± \\d", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (together, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      PangoAttribute *attribute = pango_attr_allow_breaks_new (FALSE);
      int start, end;

      g_match_info_fetch_pos (match, 0, &start, &end);
      attribute->start_index = (guint) start;
      attribute->end_index = (guint) end;
      pango_attr_list_insert (list, attribute);
    }
  return list;
}

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);
  g_autoptr (PangoAttrList) attributes = attributes_of (text);

  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* A row with @spoken for those who do not see it; @at: the moment it leads to, or -1. */
static void
add_row (GtkListBox *list, GtkWidget *content, int at, const char *spoken)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), at >= 0);
  g_object_set_data (G_OBJECT (row), MOMENT, GINT_TO_POINTER (at + 1));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (at >= 0)
    gtk_widget_set_tooltip_text (row, _("Look at this moment"));
  gtk_list_box_append (list, row);
}

int
pw_review_row_get_moment (GtkListBoxRow *row)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), MOMENT)) - 1;
}

/* -- Rows that somebody is at ---------------------------------------------------------------------- */

/** Place: where the keyboard was in a list that is filled anew. */
typedef struct
{
  int row;                      /* -1: elsewhere */
  gboolean button;
} Place;

static gboolean
is_in_use (GtkListBox *list)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (GTK_WIDGET (list));

  return (flags & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_WITHIN)) != 0 &&
         gtk_list_box_get_row_at_index (list, 0) != NULL;
}

/* Whether the rows of @list are of the @n moments of @moments, in that order. */
static gboolean
is_of_moments (GtkListBox *list, const int *moments, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, (int) i);

      if (!row || pw_review_row_get_moment (row) != moments[i])
        return FALSE;
    }
  return gtk_list_box_get_row_at_index (list, MAX (1, (int) n)) == NULL;
}

/* Takes the rows away, to be replaced by those of @moments; %FALSE where that has to wait, as somebody is at them. */
static gboolean
take_rows (GtkListBox *list, const int *moments, guint n, Place *place)
{
  gboolean focus = (gtk_widget_get_state_flags (GTK_WIDGET (list)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
  GtkWidget *row = focus ? gtk_widget_get_focus_child (GTK_WIDGET (list)) : NULL;

  if (is_in_use (list) && !is_of_moments (list, moments, n))
    return FALSE;
  place->row = row ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) : -1;
  place->button = row && gtk_widget_get_focus_child (row);
  pw_review_rows_clear (list);
  return TRUE;
}

static void
find_place (GtkListBox *list, const Place *place)
{
  GtkListBoxRow *row = place->row >= 0 ? gtk_list_box_get_row_at_index (list, place->row) : NULL;

  if (row && (!place->button || !gtk_widget_child_focus (GTK_WIDGET (row), GTK_DIR_TAB_BACKWARD)))
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* From that moment on in a copy of the game. */
static GtkWidget *
try_button_new (guint at)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Try it"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.try-it");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", at);
  gtk_widget_set_tooltip_text (button, _("Play on from here in a copy of the game"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  return button;
}

static void
add_empty (GtkListBox *list, const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  add_label (box, text, "dim-label");
  add_row (list, box, -1, text);
}

/* -- Turning points ----------------------------------------------------------------------------- */

/**
 * pw_review_rows_show_turns:
 * @list: gets a row for each
 * @review: a review that was run
 * @history: its game
 *
 * Shows where the game turned, with the numbers of the marks in the chart.
 *
 * Returns: %FALSE where rows would move that somebody is at: then they stay as they are
 */
gboolean
pw_review_rows_show_turns (GtkListBox *list, const PwReview *review, const PwHistory *history)
{
  PwTurn turns[PW_CHANCE_TURNS];
  int moments[PW_CHANCE_TURNS] = { 0 };
  guint n = pw_review_turns (review, PW_CHANCE_TURNS, turns);
  Place place;

  for (guint i = 0; i < n; i++)
    moments[i] = (int) pw_review_nth_value (review, turns[i].value - 1)->at;
  if (!take_rows (list, moments, n, &place))
    return FALSE;
  if (n == 0)
    add_empty (list, _("No single moment changed the chances for sure."));
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
      g_autofree char *number = g_strdup_printf ("%u", i + 1), *words = pw_review_turn_words (review, history, &turns[i]);
      GtkWidget *label;

      /* The button goes below words that leave it no room: in narrow windows, and with large text. */
      gtk_widget_set_layout_manager (box, pw_wrap_layout_new (6));
      gtk_widget_set_valign (add_label (line, number, "heading"), GTK_ALIGN_CENTER);
      gtk_label_set_width_chars (GTK_LABEL (gtk_widget_get_first_child (line)), 2);
      label = add_label (line, words, NULL);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_box_append (GTK_BOX (box), line);
      gtk_box_append (GTK_BOX (box), try_button_new ((guint) moments[i]));
      add_row (list, box, moments[i], words);
    }
  find_place (list, &place);
  return TRUE;
}

/* -- Luck ----------------------------------------------------------------------------------------- */

/**
 * pw_review_rows_show_luck:
 * @list: gets a row for each player
 * @review: a review that was run
 * @history: its game
 *
 * Shows who was lucky, by dice and by what was drawn.
 */
void
pw_review_rows_show_luck (GtkListBox *list, const PwReview *review, const PwHistory *history)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);

  pw_review_rows_clear (list);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
      GtkWidget *marker = pw_marker_image_new (8);
      g_autofree char *who = pw_game_seat_name (game, setup, seat);
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *spoken = NULL;

      for (guint kind = 0; kind < PW_LUCKS; kind++)
        {
          PwLuck luck = pw_review_luck (review, seat, kind);
          g_autofree char *points = pw_review_luck_words (&luck);

          if (luck.n == 0)
            continue;
          if (text->len > 0)
            g_string_append (text, " · ");
          if (kind == PW_LUCK_DICE)
            g_string_append_printf (text, ngettext ("dice %s (%u roll)", "dice %s (%u rolls)", luck.n), points, luck.n);
          else
            g_string_append_printf (text, ngettext ("tiles and cards %s (%u draw)", "tiles and cards %s (%u draws)", luck.n),
                                    points, luck.n);
        }
      if (text->len == 0)
        g_string_append (text, _("nothing was left to luck"));
      pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[seat], setup->names[seat]);
      gtk_widget_set_valign (marker, GTK_ALIGN_CENTER);
      gtk_widget_set_hexpand (lines, TRUE);
      add_label (lines, who, "heading");
      add_label (lines, text->str, NULL);
      gtk_box_append (GTK_BOX (row), marker);
      gtk_box_append (GTK_BOX (row), lines);
      spoken = g_strdup_printf ("%s: %s", who, text->str);
      add_row (list, row, -1, spoken);
    }
}

/* -- Decisions --------------------------------------------------------------------------------------- */

static void
add_decision (GtkListBox *list, const PwHistory *history, const PwDecision *it)
{
  const PwGame *game = pw_history_get_game (history);
  g_autofree char *moment = game->words.moment (pw_history_get_setup (history), pw_history_get_state (history, it->at));
  g_autofree char *head = g_strdup_printf (_("Move %u · %s"), it->at + 1, moment);
  g_autofree char *cost = pw_review_cost_words (it), *why = pw_review_why_words (history, it);
  g_autofree char *done = NULL, *other = NULL, *played = NULL, *better = NULL, *spoken = NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  pw_review_both_words (history, it, &done, &other);
  played = g_strdup_printf (_("Played: %s"), done);
  better = g_strdup_printf (pw_decision_is_sure (it) ? _("Better: %s") : _("Perhaps better: %s"), other);
  spoken = g_strjoin (" · ", head, played, better, cost, why, NULL);
  add_label (box, head, "dim-label");
  add_label (box, played, NULL);
  add_label (box, better, "heading");
  add_label (box, cost, NULL);
  if (why)
    add_label (box, why, NULL);
  gtk_box_append (GTK_BOX (box), try_button_new (it->at));
  add_row (list, box, (int) it->at, spoken);
}

/**
 * pw_review_rows_show_decisions:
 * @list: gets a row for each
 * @review: a review that was run
 * @history: its game
 * @seat: a player
 *
 * Shows what the player did that cost most.
 *
 * Returns: %FALSE where rows would move that somebody is at: then they stay as they are
 */
gboolean
pw_review_rows_show_decisions (GtkListBox *list, const PwReview *review, const PwHistory *history, guint seat)
{
  const PwDecision *dear[PW_REVIEW_NAMED];
  int moments[PW_REVIEW_NAMED] = { 0 };
  guint n = pw_review_costliest (review, seat, PW_REVIEW_NAMED, dear);
  Place place;

  for (guint i = 0; i < n; i++)
    moments[i] = (int) dear[i]->at;
  if (!take_rows (list, moments, n, &place))
    return FALSE;
  if (n == 0)
    add_empty (list, _("Nothing better was found than what was played."));
  for (guint i = 0; i < n; i++)
    add_decision (list, history, dear[i]);
  find_place (list, &place);
  return TRUE;
}
