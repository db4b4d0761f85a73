/* pw-choice-list.c: the numbered choices: a grid, or one line that scrolls sideways
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-choice-list.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-view-input.h"
#include "core/pw-view-text.h"
#include "model/pw-rule-search.h"
#include "pw-board.h"
#include "pw-css-class.h"
#include "pw-cut-tooltip.h"
#include "pw-fit-layout.h"
#include "pw-large-text.h"
#include "pw-row-layout.h"
#include "pw-tooltip.h"

/** MAX_SPARE: how many rows are kept for lists that are longer again: more than a page has. */
#define MAX_SPARE 12

struct _PwChoiceList
{
  GtkWidget parent_instance;

  PwSession *session;
  PwEntry *entry;
  GListModel *choices;
};

G_DEFINE_FINAL_TYPE (PwChoiceList, pw_choice_list, GTK_TYPE_WIDGET)

/* -- Rows ------------------------------------------------------------------------- */

static void
on_row_clicked (PwChoiceList *self, GtkWidget *row)
{
  pw_entry_pick (self->entry, g_object_get_data (G_OBJECT (row), "item"));
}

static GtkWidget *
label_with (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  return label;
}

/** Row: what stands in a row, and the choice that it was written for. */
typedef struct
{
  GtkWidget *box, *key, *letter, *icon, *label, *effect, *pill; /* icon and effect may be NULL */
  PwMove move;
  int group;
  guint moment;                 /* what was drawn then */
} Row;

static Row *
row_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "row");
}

/* What it scores at once; in an outline what it would bring, where that is nothing. Where it brings nothing either, the words get the room of a 0. */
static void
write_pill (GtkWidget *pill, const PwChoice *choice)
{
  gboolean worth = choice->points == 0 && choice->worth != 0;
  g_autofree char *text = worth ? pw_number (choice->worth) : pw_number_signed (choice->points);

  gtk_label_set_text (GTK_LABEL (pill), text);
  pw_css_class_set (pill, "worth", worth);
}

/* Puts @picture in place of @old, behind @before. */
static GtkWidget *
put_picture (Row *row, GtkWidget *old, GtkWidget *picture, GtkWidget *before)
{
  if (old)
    gtk_box_remove (GTK_BOX (row->box), old);
  if (picture)
    {
      gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
      gtk_box_insert_child_after (GTK_BOX (row->box), picture, before);
    }
  return picture;
}

/* The pictures before and behind the words; another choice may have others. Large words need the room. */
static void
write_pictures (PwChoiceList *self, Row *row, const PwChoice *choice)
{
  const PwBoardClass *board = pw_board_class_for (pw_session_get_game (self->session)->id);
  gboolean large = pw_large_text_is_on (GTK_WIDGET (self));

  row->icon = put_picture (row, row->icon, choice ? board->choice_icon (self->session, choice) : NULL, row->letter);
  row->effect = put_picture (row, row->effect, choice && !large ? board->choice_effect (self->session, choice) : NULL,
                             row->label);
}

/* What may be typed for @item: its number, and the letter that stands for it behind digits; a letter of its own alone, which is the better known. */
static void
write_keys (Row *row, PwChoiceItem *item)
{
  guint8 key = pw_choice_item_get_keycap (item);
  char letter = pw_choice_item_get_letter (item), number[4];
  g_autofree char *typed = g_strndup (&letter, 1);

  pw_view_key (number, key);
  gtk_label_set_text (GTK_LABEL (row->key), number);
  gtk_widget_set_visible (row->key, key > 0 && !(key & PW_KEY_LETTER));
  gtk_label_set_text (GTK_LABEL (row->letter), typed);
  gtk_widget_set_visible (row->letter, letter != '\0');
}

/* What a screen reader says of a row: its keys, and what it is. */
static char *
name_row (Row *row, const char *text)
{
  const char *number = gtk_widget_get_visible (row->key) ? gtk_label_get_text (GTK_LABEL (row->key)) : NULL,
             *letter = gtk_widget_get_visible (row->letter) ? gtk_label_get_text (GTK_LABEL (row->letter)) : NULL;

  return g_strconcat (number ? number : "", number ? ", " : "", letter ? letter : "", letter ? ", " : "", text, NULL);
}

static void
write_row (PwChoiceList *self, GtkWidget *widget, PwChoiceItem *item)
{
  const PwChoice *choice = pw_choice_item_get_choice (item);
  const char *label = pw_choice_item_get_label (item), *sentence = pw_choice_item_get_sentence (item);
  gboolean repeats = g_strcmp0 (sentence, label) == 0;
  g_autofree char *kept = pw_keep_parentheses (label ? label : "");
  g_autofree char *name = NULL;
  Row *row = row_of (widget);
  PwMove move;
  int group = choice ? choice->group : -1;
  guint moment = pw_history_get_cursor (pw_session_get_history (self->session));

  pw_move_init (&move, PW_KIND_ANY, PW_NOBODY);
  if (choice)
    move = choice->move;
  if (group != row->group || moment != row->moment || !pw_move_equal (&move, &row->move))
    write_pictures (self, row, choice);
  row->moment = moment;
  row->move = move;
  row->group = group;
  write_keys (row, item);
  name = name_row (row, sentence ? sentence : label);
  gtk_label_set_text (GTK_LABEL (row->label), kept);
  gtk_widget_set_visible (row->pill, choice && (choice->points != 0 || choice->worth != 0));
  if (choice)
    write_pill (row->pill, choice);
  /* What is there to be read, a tooltip need not repeat; what is cut of it, it tells. */
  pw_tooltip_set (widget, repeats ? NULL : sentence);
  gtk_widget_set_has_tooltip (row->label, repeats);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (widget), "item", g_object_ref (item), g_object_unref);
}

static GtkWidget *
make_row (PwChoiceList *self)
{
  GtkWidget *widget = g_object_new (GTK_TYPE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  Row *row = g_new0 (Row, 1);

  row->group = -1;
  pw_move_init (&row->move, PW_KIND_ANY, PW_NOBODY);
  row->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (row->box, pw_row_layout_new (6));
  row->key = label_with (NULL, "keycap");
  row->letter = label_with (NULL, "keycap");
  row->label = gtk_label_new (NULL);
  row->pill = label_with (NULL, "pill");
  gtk_label_set_xalign (GTK_LABEL (row->label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (row->label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (row->label), TRUE);
  gtk_label_set_lines (GTK_LABEL (row->label), 2);
  gtk_label_set_width_chars (GTK_LABEL (row->label), 4);
  gtk_widget_set_hexpand (row->label, TRUE);
  pw_cut_tooltip (GTK_LABEL (row->label));
  gtk_box_append (GTK_BOX (row->box), row->key);
  gtk_box_append (GTK_BOX (row->box), row->letter);
  gtk_box_append (GTK_BOX (row->box), row->label);
  gtk_box_append (GTK_BOX (row->box), row->pill);
  gtk_button_set_child (GTK_BUTTON (widget), row->box);
  gtk_widget_add_css_class (widget, "choice");
  g_object_set_data_full (G_OBJECT (widget), "row", row, g_free);
  g_signal_connect_object (widget, "clicked", G_CALLBACK (on_row_clicked), self, G_CONNECT_SWAPPED);
  return widget;
}

/* Brings the chosen row into view of the scrolled window around the list. */
static void
scroll_to (PwChoiceList *self, GtkWidget *row)
{
  GtkWidget *window = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (!window || !gtk_widget_get_mapped (row) || !gtk_widget_compute_bounds (row, GTK_WIDGET (self), &bounds))
    return;
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (window)), bounds.origin.x,
                             bounds.origin.x + bounds.size.width);
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window)), bounds.origin.y,
                             bounds.origin.y + bounds.size.height);
}

static void
update_selected (PwChoiceList *self)
{
  int selected = pw_entry_get_selected (self->entry), i = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self)); row; row = gtk_widget_get_next_sibling (row), i++)
    {
      pw_css_class_set (row, "on", i == selected);
      gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, i == selected, -1);
      if (i == selected)
        scroll_to (self, row);
    }
}

static void
clear (PwChoiceList *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (row);
}

/* Rows stay and say something else: what is made anew must find its style and measure its words again. */
static void
rebuild (PwChoiceList *self)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self)), *next;
  guint n_spare = 0;

  for (guint i = 0; self->choices && i < g_list_model_get_n_items (self->choices); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (self->choices, i);

      if (!row)
        {
          row = make_row (self);
          gtk_widget_set_parent (row, GTK_WIDGET (self));
        }
      write_row (self, row, item);
      gtk_widget_set_visible (row, TRUE);
      row = gtk_widget_get_next_sibling (row);
    }
  /* What is not needed now will be: it is out of sight, and no screen reader tells of it. */
  for (; row; row = next, n_spare++)
    {
      next = gtk_widget_get_next_sibling (row);
      if (n_spare < MAX_SPARE)
        gtk_widget_set_visible (row, FALSE);
      else
        gtk_widget_unparent (row);
    }
  if (self->entry)
    update_selected (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* -- Object --------------------------------------------------------------------------- */

static void
disconnect (PwChoiceList *self)
{
  if (self->entry)
    g_signal_handlers_disconnect_by_data (self->entry, self);
  if (self->choices)
    g_signal_handlers_disconnect_by_data (self->choices, self);
  g_clear_object (&self->choices);
  g_clear_object (&self->entry);
  g_clear_object (&self->session);
}

static void
pw_choice_list_dispose (GObject *object)
{
  disconnect (PW_CHOICE_LIST (object));
  clear (PW_CHOICE_LIST (object));
  G_OBJECT_CLASS (pw_choice_list_parent_class)->dispose (object);
}

static void
pw_choice_list_class_init (PwChoiceListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_choice_list_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_widget_class_set_css_name (widget_class, "choices");
}

static gboolean
explain (GtkWidget *widget, GtkWidget *focus, PwExplained *out)
{
  PwChoiceList *self = PW_CHOICE_LIST (widget);
  guint i = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (widget); row; row = gtk_widget_get_next_sibling (row), i++)
    if (focus == row || gtk_widget_is_ancestor (focus, row))
      return pw_choice_list_explain (self, i, out);
  return FALSE;
}

static void
pw_choice_list_init (PwChoiceList *self)
{
  pw_explain_set_func (GTK_WIDGET (self), explain);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), pw_fit_layout_new (3));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Choices"), -1);
}

/**
 * pw_choice_list_set_entry:
 * @session: (nullable): the game
 * @entry: (nullable): what is being entered in it
 *
 * Shows the choices of @entry from now on.
 */
void
pw_choice_list_set_entry (PwChoiceList *self, PwSession *session, PwEntry *entry)
{
  g_return_if_fail (PW_IS_CHOICE_LIST (self));

  disconnect (self);
  /* Another game has other pictures. */
  clear (self);
  if (entry)
    {
      self->session = g_object_ref (session);
      self->entry = g_object_ref (entry);
      self->choices = g_object_ref (pw_entry_get_choices (entry));
      g_signal_connect_swapped (self->choices, "items-changed", G_CALLBACK (rebuild), self);
      g_signal_connect_swapped (self->entry, "notify::selected", G_CALLBACK (update_selected), self);
    }
  rebuild (self);
}

/**
 * pw_choice_list_set_columns:
 * @most: the most choices on a line
 * @single_line: whether all of them stand on one line, to be scrolled sideways
 */
void
pw_choice_list_set_columns (PwChoiceList *self, guint most, gboolean single_line)
{
  g_return_if_fail (PW_IS_CHOICE_LIST (self));
  pw_fit_layout_set_most (PW_FIT_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), most, single_line);
}

/**
 * pw_choice_list_explain:
 * @i: which choice, from 0
 * @out: (out caller-allocates): cleared; the rules of what it would do
 *
 * Returns: whether there are any
 */
gboolean
pw_choice_list_explain (PwChoiceList *self, guint i, PwExplained *out)
{
  g_autoptr (PwChoiceItem) item = NULL;
  g_autoptr (GArray) rules = NULL;
  const PwChoice *choice;

  g_return_val_if_fail (PW_IS_CHOICE_LIST (self), FALSE);
  item = self->choices ? g_list_model_get_item (self->choices, i) : NULL;
  choice = item ? pw_choice_item_get_choice (item) : NULL;
  if (!choice)
    return FALSE;
  rules = pw_rule_search_choice (pw_session_get_game (self->session), pw_entry_get_state (self->entry), choice);
  if (rules->len == 0)
    return FALSE;
  out->game = pw_session_get_game (self->session);
  out->rules = pw_rule_search_print (out->game, rules);
  out->subject = g_strdup (pw_choice_item_get_sentence (item) ? pw_choice_item_get_sentence (item)
                                                              : pw_choice_item_get_label (item));
  return TRUE;
}

/**
 * pw_choice_list_get_n:
 *
 * Returns: how many choices are shown
 */
guint
pw_choice_list_get_n (PwChoiceList *self)
{
  g_return_val_if_fail (PW_IS_CHOICE_LIST (self), 0);
  return self->choices ? g_list_model_get_n_items (self->choices) : 0;
}

/**
 * pw_choice_list_get_row:
 * @i: which, from 0
 *
 * Returns: (transfer none) (nullable): its button
 */
GtkWidget *
pw_choice_list_get_row (PwChoiceList *self, guint i)
{
  GtkWidget *row;

  g_return_val_if_fail (PW_IS_CHOICE_LIST (self), NULL);
  row = gtk_widget_get_first_child (GTK_WIDGET (self));
  while (row && i-- > 0)
    row = gtk_widget_get_next_sibling (row);
  return row && gtk_widget_get_visible (row) ? row : NULL;
}
