/* pw-rules-dialog.c: the rules by number, to read and to search
 *
 * Asked about something, it shows the rules of that, and a button leads to all of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-rules-dialog.h"

#include <glib/gi18n-lib.h>

#include "model/pw-rule-search.h"
#include "pw-announce.h"
#include "pw-drop-down.h"
#include "pw-make.h"
#include "pw-stack.h"

#define WIDTH 680
#define HEIGHT 720
/* Breaking so much text into lines takes its time: what is not seen at first is made afterwards. */
#define AT_ONCE 24
#define AT_A_TIME 8

struct _PwRulesDialog
{
  PwDialog parent_instance;

  const PwGame *game;
  GArray *asked;                /* (nullable): the rules that were asked for: only they are shown */
  GArray *found;

  GtkSearchEntry *search;
  GtkWidget *games;
  GtkWidget *subject;           /* what was asked about, and the way to all rules */
  GtkWidget *subject_text;
  GtkStack *stack;
  GtkScrolledWindow *scroller;
  GtkListBox *list;
  GPtrArray *rows;              /* by rule; NULL: not made yet */
  guint make_id;
};

G_DEFINE_FINAL_TYPE (PwRulesDialog, pw_rules_dialog, PW_TYPE_DIALOG)

/* -- One rule ---------------------------------------------------------------------------------- */

static guint
rule_of (GtkListBoxRow *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "rule"));
}

static GtkWidget *
paragraph (const char *text, const char *css_class)
{
  GtkWidget *label = pw_words_new (text, css_class);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

static GtkWidget *
make_row (const PwGame *game, guint i)
{
  const PwRule *rule = &game->rules[i];
  GtkWidget *row = gtk_list_box_row_new (), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *number = gtk_label_new (rule->id), *source;
  g_autofree char *spoken = g_strdup_printf (_("Rule %s: %s. %s"), rule->id, _(rule->title), _(rule->text));

  gtk_widget_add_css_class (number, "rule-number");
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_widget_set_size_request (number, 48, -1);
  gtk_box_append (GTK_BOX (words), paragraph (_(rule->title), "heading"));
  gtk_box_append (GTK_BOX (words), paragraph (_(rule->text), "body"));
  source = paragraph (_(rule->source), "caption");
  gtk_widget_add_css_class (source, "dim-label");
  gtk_box_append (GTK_BOX (words), source);
  gtk_widget_set_hexpand (words, TRUE);
  pw_box_add (line, number, words, NULL);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  g_object_set_data (G_OBJECT (row), "rule", GUINT_TO_POINTER (i));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

static void
set_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  PwRulesDialog *self = data;
  const PwNamed *chapter = pw_game_rule_chapter (self->game, rule_of (row));
  g_autofree char *text = NULL;
  GtkWidget *head;

  /* What was asked for stands in the order of its weight. */
  if (!chapter || self->asked || (before && pw_game_rule_chapter (self->game, rule_of (before)) == chapter))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  if (gtk_list_box_row_get_header (row))
    return;
  /* Translators: the number and the title of a chapter of the rules */
  text = g_strdup_printf (_("%s. %s"), chapter->id, _(chapter->name));
  head = paragraph (text, "rules-chapter");
  g_object_set (head, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_list_box_row_set_header (row, head);
}

/* -- Which are shown ------------------------------------------------------------------------------- */

static gboolean
contains (const GArray *rules, guint rule)
{
  for (guint i = 0; i < rules->len; i++)
    if (g_array_index (rules, guint, i) == rule)
      return TRUE;
  return FALSE;
}

static guint
rank (PwRulesDialog *self, guint rule)
{
  for (guint i = 0; self->asked && i < self->asked->len; i++)
    if (g_array_index (self->asked, guint, i) == rule)
      return i;
  return self->game->n_rules + rule;
}

static int
compare (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data)
{
  return (int) rank (data, rule_of (a)) - (int) rank (data, rule_of (b));
}

static gboolean make_rows (PwRulesDialog *self, guint n);

static void
focus_rule (PwRulesDialog *self, guint rule)
{
  make_rows (self, G_MAXUINT);
  gtk_widget_grab_focus (g_ptr_array_index (self->rows, rule));
}

static const char *
query_of (PwRulesDialog *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search));
}

/* Makes rows for up to @n rules that are to be shown; FALSE when all have one. */
static gboolean
make_rows (PwRulesDialog *self, guint n)
{
  for (guint i = 0; i < self->found->len; i++)
    {
      guint rule = g_array_index (self->found, guint, i);

      if (g_ptr_array_index (self->rows, rule))
        continue;
      if (n-- == 0)
        return TRUE;
      g_ptr_array_index (self->rows, rule) = make_row (self->game, rule);
      gtk_list_box_append (self->list, g_ptr_array_index (self->rows, rule));
    }
  return FALSE;
}

static gboolean
on_make (gpointer data)
{
  PwRulesDialog *self = data;

  if (make_rows (self, AT_A_TIME))
    return G_SOURCE_CONTINUE;
  self->make_id = 0;
  return G_SOURCE_REMOVE;
}

static void
update (PwRulesDialog *self)
{
  g_clear_pointer (&self->found, g_array_unref);
  self->found = self->asked ? g_array_ref (self->asked) : pw_rule_search (self->game, query_of (self));
  gtk_widget_set_visible (self->subject, self->asked != NULL);
  gtk_widget_set_visible (self->games, self->asked == NULL && pw_games_count () > 1);
  if (make_rows (self, AT_ONCE) && self->make_id == 0)
    self->make_id = g_idle_add_full (G_PRIORITY_LOW, on_make, self, NULL);
  /* Hidden, not filtered: a screen reader of GTK 4.8 meets rows that are filtered out. */
  for (guint i = 0; i < self->rows->len; i++)
    if (g_ptr_array_index (self->rows, i))
      gtk_widget_set_visible (g_ptr_array_index (self->rows, i), contains (self->found, i));
  gtk_list_box_invalidate_sort (self->list);
  gtk_list_box_invalidate_headers (self->list);
  gtk_stack_set_visible_child_name (self->stack, self->found->len > 0 ? "list" : "nothing");
}

static void
on_search_changed (PwRulesDialog *self)
{
  g_autofree char *text = NULL;

  /* Whoever searches looks in all rules. */
  if (*query_of (self))
    g_clear_pointer (&self->asked, g_array_unref);
  update (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  if (!*query_of (self))
    return;
  text = g_strdup_printf (ngettext ("%u rule found", "%u rules found", self->found->len), self->found->len);
  pw_announce (GTK_WIDGET (self->search), text);
}

/* Whoever begins to type while a rule has the focus goes on in the field: there a blank is a blank. */
static void
on_typed (PwRulesDialog *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (!*query_of (self) || (focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->search))))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  gtk_editable_set_position (GTK_EDITABLE (self->search), -1);
}

/* Enter, or Down, leads from the words to what they found. */
static void
on_search_activated (PwRulesDialog *self)
{
  if (self->found->len > 0)
    focus_rule (self, g_array_index (self->found, guint, 0));
}

static gboolean
on_search_key (PwRulesDialog *self, guint key, guint code, GdkModifierType state)
{
  if ((key != GDK_KEY_Down && key != GDK_KEY_KP_Down) || self->found->len == 0)
    return GDK_EVENT_PROPAGATE;
  on_search_activated (self);
  return GDK_EVENT_STOP;
}

/* Escape takes back what was typed, then closes. */
static void
on_stop_search (PwRulesDialog *self)
{
  if (*query_of (self))
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

/* All of them, at the place of those that were asked for. */
static void
on_show_all (PwRulesDialog *self)
{
  g_autoptr (GArray) asked = g_steal_pointer (&self->asked);

  update (self);
  if (asked && asked->len > 0)
    focus_rule (self, g_array_index (asked, guint, 0));
}

static void
forget_rows (PwRulesDialog *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (g_ptr_array_index (self->rows, i))
      gtk_list_box_remove (self->list, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->rows, (int) self->game->n_rules);
}

static void
on_game_chosen (PwRulesDialog *self, GParamSpec *pspec, GtkDropDown *games)
{
  const PwGame *game = pw_games_nth (gtk_drop_down_get_selected (games));

  if (game == self->game)
    return;
  self->game = game;
  g_clear_pointer (&self->asked, g_array_unref);
  g_clear_pointer (&self->found, g_array_unref);
  self->found = g_array_new (FALSE, FALSE, sizeof (guint));
  forget_rows (self);
  update (self);
}

/* -- Object ---------------------------------------------------------------------------------------- */

static void
list_games (PwRulesDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkDropDown *games = GTK_DROP_DOWN (self->games);
  guint at = 0;

  for (guint i = 0; i < pw_games_count (); i++)
    {
      gtk_string_list_append (names, _(pw_games_nth (i)->name));
      if (pw_games_nth (i) == self->game)
        at = i;
    }
  gtk_drop_down_set_model (games, G_LIST_MODEL (names));
  pw_drop_down_give_way_to_large_text (games);
  gtk_drop_down_set_selected (games, at);
  g_signal_connect_object (games, "notify::selected", G_CALLBACK (on_game_chosen), self, G_CONNECT_SWAPPED);
}

static void
pw_rules_dialog_dispose (GObject *object)
{
  PwRulesDialog *self = PW_RULES_DIALOG (object);

  g_clear_handle_id (&self->make_id, g_source_remove);
  g_clear_pointer (&self->asked, g_array_unref);
  g_clear_pointer (&self->found, g_array_unref);
  G_OBJECT_CLASS (pw_rules_dialog_parent_class)->dispose (object);
}

static void
pw_rules_dialog_finalize (GObject *object)
{
  g_ptr_array_unref (PW_RULES_DIALOG (object)->rows);
  G_OBJECT_CLASS (pw_rules_dialog_parent_class)->finalize (object);
}

static void
pw_rules_dialog_class_init (PwRulesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_rules_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = pw_rules_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-rules-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PwRulesDialog, games);
  gtk_widget_class_bind_template_child (widget_class, PwRulesDialog, search);
  gtk_widget_class_bind_template_child (widget_class, PwRulesDialog, subject);
  gtk_widget_class_bind_template_child (widget_class, PwRulesDialog, subject_text);
  gtk_widget_class_bind_template_child (widget_class, PwRulesDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, PwRulesDialog, scroller);
  gtk_widget_class_bind_template_child (widget_class, PwRulesDialog, list);
  gtk_widget_class_bind_template_callback (widget_class, on_typed);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_search_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search);
  gtk_widget_class_bind_template_callback (widget_class, on_search_key);
  gtk_widget_class_bind_template_callback (widget_class, on_show_all);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "window.close", NULL);
}

static void
pw_rules_dialog_init (PwRulesDialog *self)
{
  self->found = g_array_new (FALSE, FALSE, sizeof (guint));
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  pw_stack_watch (self->stack);
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  gtk_list_box_set_sort_func (self->list, compare, self, NULL);
  gtk_list_box_set_header_func (self->list, set_header, self, NULL);
}

/**
 * pw_rules_dialog_new:
 * @parent: the window it belongs to
 * @game: (nullable): whose rules; else those of the first game, and another may be chosen
 * @rules: (nullable): the numbers of those that explain what was asked about: they alone are shown at first
 * @subject: (nullable): what that is
 *
 * Returns: (transfer none): a dialog with the rules; Escape closes it
 */
PwRulesDialog *
pw_rules_dialog_new (GtkWindow *parent, const PwGame *game, const char *rules, const char *subject)
{
  PwRulesDialog *self = g_object_new (PW_TYPE_RULES_DIALOG, "transient-for", parent, NULL);

  self->game = game ? game : pw_games_nth (0);
  self->asked = pw_rule_search_ids (self->game, rules);
  if (self->asked->len == 0)
    g_clear_pointer (&self->asked, g_array_unref);
  list_games (self);
  gtk_label_set_text (GTK_LABEL (self->subject_text), subject ? subject : "");
  gtk_widget_set_visible (self->subject_text, subject && *subject);
  forget_rows (self);
  update (self);
  if (self->asked)
    focus_rule (self, g_array_index (self->asked, guint, 0));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->search));
  pw_dialog_fit (PW_DIALOG (self), WIDTH, HEIGHT);
  return self;
}

/**
 * pw_rules_dialog_search:
 * @query: (nullable): what to search for, or %NULL to only go to where it is typed
 */
void
pw_rules_dialog_search (PwRulesDialog *self, const char *query)
{
  g_return_if_fail (PW_IS_RULES_DIALOG (self));
  if (query)
    gtk_editable_set_text (GTK_EDITABLE (self->search), query);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/**
 * pw_rules_dialog_get_shown:
 *
 * Returns: (transfer full): the numbers of the rules that are shown, in their order, with spaces between them
 */
char *
pw_rules_dialog_get_shown (PwRulesDialog *self)
{
  g_autoptr (GArray) shown = g_array_new (FALSE, FALSE, sizeof (guint));
  GtkListBoxRow *row;

  g_return_val_if_fail (PW_IS_RULES_DIALOG (self), NULL);
  make_rows (self, G_MAXUINT);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    if (gtk_widget_get_visible (GTK_WIDGET (row)))
      g_array_append_vals (shown, &(guint){ rule_of (row) }, 1);
  return pw_rule_search_print (self->game, shown);
}
