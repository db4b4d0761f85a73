/* pw-question-list.c: what the result of a position depends on of one player, to be answered by presses
 *
 * A row for each question, with buttons for its numbers: where no answer has two digits one press is the answer, else
 * each press adds a digit. What an element of a set counts stands in the row of that element: one press says both. The
 * row that the entry asks now is marked. Nothing is kept here but which digits belong together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-question-list.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-css-class.h"
#include "pw-explain.h"
#include "pw-pair-layout.h"
#include "pw-position-fields.h"
#include "pw-wrap-layout.h"

struct _PwQuestionList
{
  AdwBin parent_instance;

  PwPosition *position;
  guint seat;
  GPtrArray *rows;              /* Row */
  GtkWidget *hint;
  GtkWidget *asked;             /* the row that is marked */
  int typing;                   /* the question whose digits are being pressed, or -1 */
  gboolean updating;
};

/** SIGN: the button that turns the sign of a number. */
#define SIGN (-1)
/** MARGIN: pixels below a row that are seen with it. */
#define MARGIN 24

G_DEFINE_FINAL_TYPE (PwQuestionList, pw_question_list, ADW_TYPE_BIN)

/* A question; or an element of a set, with what it counts. */
typedef struct
{
  guint question;
  int set;                      /* the set it belongs to, or -1 */
  int element;
  GtkWidget *widget;
  GtkLabel *value;              /* nullable */
  GtkWidget *owned;             /* nullable: whether the element is there */
  GPtrArray *buttons;           /* of its numbers, not owned */
} Row;

static const PwGame *
game_of (PwQuestionList *self)
{
  return pw_session_get_game (pw_position_get_session (self->position));
}

static const PwQuestion *
question_at (PwQuestionList *self, guint question)
{
  return &game_of (self)->position->questions[question];
}

static void
row_free (Row *row)
{
  g_ptr_array_unref (row->buttons);
  g_free (row);
}

static void update (PwQuestionList *self);

/* -- Presses ----------------------------------------------------------------------------------- */

static gboolean
is_there (PwQuestionList *self, const Row *row)
{
  return question_at (self, (guint) row->set)->set (pw_position_get_state (self->position), self->seat) >> row->element & 1;
}

static void
on_number (GtkWidget *button, PwQuestionList *self)
{
  const Row *row = g_object_get_data (G_OBJECT (button), "row");
  const PwQuestion *question = question_at (self, row->question);
  int number = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "number"));
  int before = question->value (pw_position_get_state (self->position), self->seat, question);

  if (self->updating)
    return;
  if (row->set >= 0 && !is_there (self, row))
    pw_position_answer_set (self->position, self->seat, (guint) row->set, row->element, TRUE);
  /* Digits pressed one after the other are one number. */
  if (number == SIGN)
    number = -before;
  else if (question->max > 9 && self->typing == (int) row->question && before != 0 && before * 10 + number <= question->max &&
           before * 10 - number >= question->min)
    number = before > 0 ? before * 10 + number : before * 10 - number;
  self->typing = (int) row->question;
  /* A button that was pressed for nothing comes up again. */
  if (!pw_position_answer (self->position, self->seat, row->question, number))
    update (self);
}

static void
on_owned (GtkToggleButton *button, PwQuestionList *self)
{
  const Row *row = g_object_get_data (G_OBJECT (button), "row");

  self->typing = -1;
  if (!self->updating &&
      !pw_position_answer_set (self->position, self->seat, (guint) row->set, row->element, gtk_toggle_button_get_active (button)))
    update (self);
}

static void
on_none (GtkWidget *button, PwQuestionList *self)
{
  const Row *row = g_object_get_data (G_OBJECT (button), "row");

  self->typing = -1;
  /* Pressed once more it says the same, and stays down. */
  pw_position_answer_set (self->position, self->seat, row->question, 0, FALSE);
  update (self);
}

/* Whether an answer that is shown beside it may still make @question needed, and nothing asks for the same now. */
static gboolean
may_be_needed (PwQuestionList *self, guint question, guint64 needed)
{
  const PwQuestion *it = question_at (self, question);

  if (it->hinges == 0 || !(needed >> (it->hinges - 1) & 1))
    return FALSE;
  for (guint at = 0; at < game_of (self)->position->n_questions; at++)
    if (needed >> at & 1 && question_at (self, at)->kind == it->kind && question_at (self, at)->what == it->what)
      return FALSE;
  return TRUE;
}

/* Whether the game that was played until the end was asked for answers all that is @needed: nobody has to. */
static gboolean
is_counted (PwQuestionList *self, guint64 needed)
{
  for (guint at = 0; at < game_of (self)->position->n_questions; at++)
    if (needed >> at & 1 && !pw_position_is_answered (self->position, self->seat, at) &&
        !pw_position_is_known (self->position, self->seat, at))
      return FALSE;
  return TRUE;
}

/* -- Showing ----------------------------------------------------------------------------------------- */

static void
update_row (PwQuestionList *self, Row *row, guint64 needed, int asked)
{
  const PwQuestion *question = question_at (self, row->question);
  gboolean there = row->set < 0 || is_there (self, row);
  gboolean answered = there && needed >> row->question & 1 &&
                      (pw_position_is_answered (self->position, self->seat, row->question) ||
                       pw_position_is_known (self->position, self->seat, row->question));
  int value = question->value ? question->value (pw_position_get_state (self->position), self->seat, question) : 0;
  g_autofree char *text = answered ? pw_number (value) : g_strdup ("");
  gboolean asks = needed >> (row->set >= 0 ? (guint) row->set : row->question) & 1;

  gtk_widget_set_visible (row->widget, asks || may_be_needed (self, row->question, needed));
  gtk_widget_set_sensitive (row->widget, asks);
  pw_css_class_set (row->widget, "asked", asked == (int) row->question && there);
  if (asked == (int) row->question && there && (row->set < 0 || !question->choices))
    self->asked = row->widget;
  if (row->value)
    gtk_label_set_text (row->value, !asks && question->only ? _(question->only) : question->choices ? "" : text);
  if (row->owned)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (row->owned), there);
  if (question->choices)
    value = question->set (pw_position_get_state (self->position), self->seat) != 0;
  for (guint i = 0; i < row->buttons->len; i++)
    if (GTK_IS_TOGGLE_BUTTON (row->buttons->pdata[i]))
      gtk_toggle_button_set_active (row->buttons->pdata[i],
                                    answered && value == GPOINTER_TO_INT (g_object_get_data (row->buttons->pdata[i], "number")));
}

/* The row that is marked is seen. */
static void
scroll_to (PwQuestionList *self, GtkWidget *row)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = scroller ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)) : NULL;
  graphene_rect_t bounds;

  if (adjustment && gtk_widget_compute_bounds (row, GTK_WIDGET (self), &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height + MARGIN);
}

static void
update (PwQuestionList *self)
{
  GtkWidget *before = self->asked;

  guint64 needed = pw_position_get_questions (self->position, self->seat);
  int asked = pw_position_next_question (self->position, (int) self->seat);

  self->asked = NULL;
  self->updating = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    update_row (self, self->rows->pdata[i], needed, asked);
  self->updating = FALSE;
  gtk_label_set_text (GTK_LABEL (self->hint),
                      asked >= 0 && is_counted (self, needed)
                        ? _("All of it was counted during the game. Type or click only what has changed since.")
                        : _("Type the numbers one after the other, or click them."));
  if (self->asked && self->asked != before)
    scroll_to (self, self->asked);
}

/* -- Building ------------------------------------------------------------------------------------------ */

static GtkWidget *
label_new (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
wrap_box_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, pw_wrap_layout_new (4));
  return box;
}

static void
name_button (GtkWidget *button, const char *name, const char *value)
{
  /* Translators: what is asked for, and an answer to press. */
  g_autofree char *text = g_strdup_printf (_("%s: %s"), name, value);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static GtkWidget *
button_new (PwQuestionList *self, Row *row, int number, GType type, GCallback pressed)
{
  g_autofree char *label = g_strdup_printf ("%d", number);
  GtkWidget *button = g_object_new (type, "label", label, NULL);

  gtk_widget_add_css_class (button, "raised");
  gtk_widget_add_css_class (button, "answer");
  g_object_set_data (G_OBJECT (button), "row", row);
  g_object_set_data (G_OBJECT (button), "number", GINT_TO_POINTER (number));
  g_signal_connect_object (button, type == GTK_TYPE_TOGGLE_BUTTON && pressed == G_CALLBACK (on_owned) ? "toggled" : "clicked",
                           pressed, self, 0);
  return button;
}

/* Buttons for all its numbers, or for digits. */
static GtkWidget *
numbers_new (PwQuestionList *self, Row *row)
{
  const PwQuestion *question = question_at (self, row->question);
  GtkWidget *box = wrap_box_new ();
  gboolean digits = question->max > 9;

  for (int number = digits ? 0 : question->min; number <= (digits ? 9 : question->max); number++)
    {
      GtkWidget *button = button_new (self, row, number, digits ? GTK_TYPE_BUTTON : GTK_TYPE_TOGGLE_BUTTON,
                                      G_CALLBACK (on_number));
      g_autofree char *text = g_strdup_printf ("%d", number);

      name_button (button, _(question->name), text);
      g_ptr_array_add (row->buttons, button);
      gtk_box_append (GTK_BOX (box), button);
    }
  if (question->min < 0)
    {
      GtkWidget *sign = button_new (self, row, SIGN, GTK_TYPE_BUTTON, G_CALLBACK (on_number));

      gtk_button_set_label (GTK_BUTTON (sign), "±");
      name_button (sign, _(question->name), _("below zero"));
      g_ptr_array_add (row->buttons, sign);
      gtk_box_append (GTK_BOX (box), sign);
    }
  return box;
}

static Row *
row_new (PwQuestionList *self, guint question, int set, int element)
{
  Row *row = g_new0 (Row, 1);

  row->question = question;
  row->set = set;
  row->element = element;
  row->buttons = g_ptr_array_new ();
  row->widget = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 4, "accessible-role",
                              GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_widget_add_css_class (row->widget, "question");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(question_at (self, question)->name), -1);
  pw_explain_set_rules (row->widget, game_of (self), question_at (self, question)->rules, _(question_at (self, question)->name));
  g_ptr_array_add (self->rows, row);
  return row;
}

/* Its name, and at the end of the line what is known. */
static void
add_head (PwQuestionList *self, Row *row)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8),
            *name = label_new (_(question_at (self, row->question)->name), "heading");

  row->value = GTK_LABEL (label_new ("", "title-4"));
  gtk_label_set_justify (row->value, GTK_JUSTIFY_RIGHT);
  gtk_label_set_xalign (row->value, 1);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (row->value));
  gtk_box_append (GTK_BOX (row->widget), head);
}

static GtkWidget *
number_row (PwQuestionList *self, guint question)
{
  Row *row = row_new (self, question, -1, 0);

  add_head (self, row);
  gtk_box_append (GTK_BOX (row->widget), numbers_new (self, row));
  return row->widget;
}

/* What element @n of a set counts, or -1. */
static int
find_element (PwQuestionList *self, guint set, int n)
{
  for (guint at = set + 1; at < game_of (self)->position->n_questions && !question_at (self, at)->choices; at++)
    if (question_at (self, at)->element == n)
      return (int) at;
  return -1;
}

static GtkWidget *
element_button (PwQuestionList *self, Row *row, guint set)
{
  g_autofree char *text = g_strdup_printf ("%d", row->element);

  row->owned = button_new (self, row, row->element, GTK_TYPE_TOGGLE_BUTTON, G_CALLBACK (on_owned));
  name_button (row->owned, _(question_at (self, set)->name), text);
  return row->owned;
}

/* The number of an element, what it counts, and numbers for that. */
static GtkWidget *
element_row (PwQuestionList *self, guint set, int n, guint question)
{
  Row *row = row_new (self, question, (int) set, n);
  GtkWidget *name = label_new (_(question_at (self, question)->name), NULL), *line = wrap_box_new ();
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_set_size_request (head, 176, -1);
  gtk_box_append (GTK_BOX (head), element_button (self, row, set));
  gtk_box_append (GTK_BOX (head), name);
  gtk_widget_set_hexpand (name, TRUE);
  if (question_at (self, question)->max > 9)
    {
      row->value = GTK_LABEL (gtk_label_new (""));
      gtk_widget_add_css_class (GTK_WIDGET (row->value), "heading");
      gtk_box_append (GTK_BOX (head), GTK_WIDGET (row->value));
    }
  gtk_box_append (GTK_BOX (line), head);
  gtk_box_append (GTK_BOX (line), numbers_new (self, row));
  gtk_box_append (GTK_BOX (row->widget), line);
  return row->widget;
}

static void
add_set (PwQuestionList *self, GtkWidget *box, guint set)
{
  guint64 choices = question_at (self, set)->choices (pw_position_get_state (self->position), self->seat);
  Row *row = row_new (self, set, -1, 0);
  GtkWidget *none = gtk_toggle_button_new_with_label (_("None")), *flow = wrap_box_new (), *card;
  gboolean any = FALSE;

  gtk_box_append (GTK_BOX (box), row->widget);
  add_head (self, row);
  gtk_widget_add_css_class (none, "raised");
  gtk_widget_add_css_class (none, "answer");
  g_object_set_data (G_OBJECT (none), "row", row);
  name_button (none, _(question_at (self, set)->name), _("None"));
  g_ptr_array_add (row->buttons, none);
  g_signal_connect_object (none, "clicked", G_CALLBACK (on_none), self, 0);
  gtk_box_append (GTK_BOX (gtk_widget_get_first_child (row->widget)), none);
  card = row->widget;
  for (int n = 0; n < 64; n++)
    {
      int question = find_element (self, set, n);

      if (!(choices >> n & 1))
        continue;
      if (question >= 0)
        gtk_box_append (GTK_BOX (card), element_row (self, set, n, (guint) question));
      else
        {
          Row *one = row_new (self, set, (int) set, n);

          any = TRUE;
          gtk_box_append (GTK_BOX (flow), one->widget);
          gtk_box_append (GTK_BOX (one->widget), element_button (self, one, set));
        }
    }
  if (any)
    gtk_box_append (GTK_BOX (card), flow);
  else
    g_object_ref_sink (flow), g_object_unref (flow);
}

static void
build (PwQuestionList *self)
{
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *first, *second, *cards[2];
  GtkLayoutManager *layout = pw_pair_layout_new ();
  gboolean sets = FALSE;

  g_object_set (layout, "threshold", 860, "first-width", 400, "spacing", 18, NULL);
  gtk_widget_set_layout_manager (pair, layout);
  cards[0] = pw_position_card_new (_("What the result depends on"), &first);
  cards[1] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (cards[1], "card");
  second = cards[1];
  self->hint = label_new (NULL, "caption");
  gtk_widget_add_css_class (self->hint, "dim-label");
  gtk_box_append (GTK_BOX (first), self->hint);
  for (guint at = 0; at < game_of (self)->position->n_questions; at++)
    if (question_at (self, at)->choices)
      {
        add_set (self, second, at);
        sets = TRUE;
      }
    else if (question_at (self, at)->element == 0)
      gtk_box_append (GTK_BOX (first), number_row (self, at));
  gtk_box_append (GTK_BOX (pair), cards[0]);
  if (sets)
    gtk_box_append (GTK_BOX (pair), cards[1]);
  else
    g_object_ref_sink (cards[1]), g_object_unref (cards[1]);
  gtk_widget_add_css_class (pair, "position-editor");
  adw_bin_set_child (ADW_BIN (self), pair);
}

/* -- Object ---------------------------------------------------------------------------------------------- */

static void
pw_question_list_dispose (GObject *object)
{
  PwQuestionList *self = PW_QUESTION_LIST (object);

  g_clear_object (&self->position);
  G_OBJECT_CLASS (pw_question_list_parent_class)->dispose (object);
}

static void
pw_question_list_finalize (GObject *object)
{
  g_ptr_array_unref (PW_QUESTION_LIST (object)->rows);
  G_OBJECT_CLASS (pw_question_list_parent_class)->finalize (object);
}

static void
pw_question_list_class_init (PwQuestionListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_question_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = pw_question_list_finalize;
}

static void
pw_question_list_init (PwQuestionList *self)
{
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) row_free);
  self->typing = -1;
}

/**
 * pw_question_list_new:
 * @position: an end position that is being entered, of a game that has questions
 * @seat: of whom it asks
 *
 * Returns: (transfer floating): a list of questions with their answers
 */
GtkWidget *
pw_question_list_new (PwPosition *position, guint seat)
{
  PwQuestionList *self = g_object_new (PW_TYPE_QUESTION_LIST, NULL);

  self->position = g_object_ref (position);
  self->seat = seat;
  build (self);
  g_signal_connect_object (position, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * pw_question_list_find_button:
 * @label: what is written on it
 *
 * Returns: (transfer none) (nullable): a button that answers @question
 */
GtkWidget *
pw_question_list_find_button (PwQuestionList *self, guint question, const char *label)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = self->rows->pdata[i];

      for (guint j = 0; row->question == question && j < row->buttons->len; j++)
        if (g_strcmp0 (gtk_button_get_label (row->buttons->pdata[j]), label) == 0)
          return row->buttons->pdata[j];
      if (row->set == (int) question && row->owned && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (row->owned)), label) == 0)
        return row->owned;
    }
  return NULL;
}
