/* pw-ledger-view.c: one player's ledger, line by line
 *
 * Where there is room, each thing that is counted has a column with its change and its total;
 * else what changed stands in words below the sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-ledger-view.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-columns.h"
#include "pw-css-class.h"
#include "pw-explain.h"
#include "pw-large-text.h"
#include "pw-lines.h"

/* A column's least width, pixels at text scale 1, and how many times as wide one may be; what is left for the sentences at least. */
#define CELL 62
#define WIDEST 2.2
#define SENTENCE 240

struct _PwLedgerView
{
  GtkWidget parent_instance;

  GtkWidget *card;
  GtkWidget *head;
  int widths[PW_LEDGER_MAX_COLUMNS]; /* of the columns */
  int least;                    /* width at which all of them leave room for the sentences */
  GtkWidget *empty;
  GtkListView *list;

  PwSession *session;
  PwLedgerModel *rows;
  GtkSingleSelection *selection;
  gboolean compact;
  guint columns;                /* a bit for each that is shown */
  guint compact_source;
};

G_DEFINE_FINAL_TYPE (PwLedgerView, pw_ledger_view, GTK_TYPE_WIDGET)

enum
{
  PROP_COMPACT = 1,
  N_PROPS
};

enum
{
  LOOKED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

/* -- Rows ---------------------------------------------------------------------------- */

/* The widgets of a row. */
typedef struct
{
  GtkWidget *row;
  GtkWidget *section;
  GtkWidget *body;
  GtkWidget *text;
  GtkWidget *changes[PW_LEDGER_MAX_COLUMNS]; /* NULL when compact */
  GtkWidget *totals[PW_LEDGER_MAX_COLUMNS];
  GtkWidget *sums;              /* NULL unless compact */
  GtkWidget *reason;
} Row;

static GtkWidget *
add_text (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = pw_lines_new_text (css_class);

  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* The sentence says it all: single numbers are not spoken. */
static void
silence (GtkWidget *widget)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

/* A change and a total, side by side. */
static void
add_cell (PwLedgerView *self, Row *row, GtkWidget *line, guint column)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_widget_set_size_request (cell, self->widths[column], -1);
  gtk_widget_set_valign (cell, GTK_ALIGN_START);
  gtk_widget_set_hexpand (cell, FALSE); /* not what the change in it asks for */
  row->changes[column] = gtk_label_new (NULL);
  row->totals[column] = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (row->changes[column]), 1);
  gtk_label_set_xalign (GTK_LABEL (row->totals[column]), 1);
  gtk_widget_set_hexpand (row->changes[column], TRUE);
  gtk_label_set_width_chars (GTK_LABEL (row->totals[column]), 3);
  gtk_widget_add_css_class (row->changes[column], "heading");
  silence (cell);
  gtk_box_append (GTK_BOX (cell), row->changes[column]);
  gtk_box_append (GTK_BOX (cell), row->totals[column]);
  gtk_box_append (GTK_BOX (line), cell);
}

static void
on_setup (PwLedgerView *self, GtkListItem *item)
{
  const PwGame *game = pw_session_get_game (self->session);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  Row *row = g_new0 (Row, 1);

  row->row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  row->section = add_text (row->row, "section");
  row->body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  gtk_widget_add_css_class (row->body, "ledger-row");
  gtk_box_append (GTK_BOX (row->row), row->body);
  gtk_box_append (GTK_BOX (row->body), line);
  row->text = add_text (line, NULL);
  gtk_widget_set_hexpand (row->text, TRUE);
  if (self->compact)
    {
      row->sums = add_text (row->body, "ledger-sums");
      silence (row->sums);
    }
  else
    for (guint i = 0; i < pw_ledger_n_columns (game); i++)
      if (self->columns >> i & 1)
        add_cell (self, row, line, i);
  row->reason = add_text (row->body, "reason");
  silence (row->reason);
  gtk_list_item_set_child (item, row->row);
  g_object_set_data_full (G_OBJECT (item), "row", row, g_free);
}

static void
fill_cell (Row *row, PwLedgerRow *ledger_row, guint column)
{
  int change = pw_ledger_row_get_change (ledger_row, column), total = pw_ledger_row_get_total (ledger_row, column);
  g_autofree char *total_text = pw_number (total);
  g_autofree char *change_text = change ? pw_number_signed (change) : g_strdup ("");

  gtk_label_set_text (GTK_LABEL (row->changes[column]), change_text);
  gtk_label_set_text (GTK_LABEL (row->totals[column]), total_text);
  pw_css_class_set (row->changes[column], "accent", column == PW_LEDGER_POINTS);
  pw_css_class_set (row->totals[column], "dim-label", change == 0);
}

static void
on_bind (PwLedgerView *self, GtkListItem *item)
{
  Row *row = g_object_get_data (G_OBJECT (item), "row");
  PwLedgerRow *ledger_row = gtk_list_item_get_item (item);
  g_autofree char *reason = pw_ledger_row_get_reason (ledger_row) ? pw_isolate (pw_ledger_row_get_reason (ledger_row)) : NULL;
  g_autofree char *sums = pw_ledger_row_sum_up (ledger_row);
  g_autofree char *spoken = pw_ledger_row_describe (ledger_row);
  g_autofree char *why = reason ? g_strdup_printf (_("Played so: %s"), reason) : g_strdup ("");

  gtk_label_set_text (GTK_LABEL (row->section), pw_ledger_row_get_section (ledger_row));
  gtk_widget_set_visible (row->section, pw_ledger_row_get_begins (ledger_row));
  gtk_label_set_text (GTK_LABEL (row->text), pw_ledger_row_get_text (ledger_row));
  gtk_label_set_text (GTK_LABEL (row->reason), why);
  gtk_widget_set_visible (row->reason, reason != NULL);
  pw_css_class_set (row->body, "correction", reason != NULL);
  if (row->sums)
    gtk_label_set_text (GTK_LABEL (row->sums), sums);
  else
    for (guint i = 0; i < pw_ledger_n_columns (pw_session_get_game (self->session)); i++)
      if (row->totals[i])
        fill_cell (row, ledger_row, i);
  pw_lines_speak (row->row, self->list, row->text, spoken);
  g_object_set_data (G_OBJECT (row->row), "ledger-row", ledger_row);
}

static void
on_unbind (PwLedgerView *self, GtkListItem *item)
{
  Row *row = g_object_get_data (G_OBJECT (item), "row");

  g_object_set_data (G_OBJECT (row->row), "ledger-row", NULL);
}

/* The focus is on an item of the list, which is around the row. */
static gboolean
explain (GtkWidget *widget, GtkWidget *focus, PwExplained *out)
{
  PwLedgerView *self = PW_LEDGER_VIEW (widget);
  GtkWidget *child = gtk_widget_get_first_child (focus);
  PwLedgerRow *row = child ? g_object_get_data (G_OBJECT (child), "ledger-row") : NULL;

  if (!row || !pw_lines_explain (self->session, pw_ledger_row_get_moment (row), out))
    return FALSE;
  out->subject = g_strdelimit (g_strdup (pw_ledger_row_get_text (row)), "\n", ' ');
  return TRUE;
}

/* @name on as many lines as it takes to be no wider than @width pixels, or than its longest word. No label that wraps by itself: in a
 * row it asks for the width at which it is one line high. */
static char *
break_lines (GtkWidget *widget, const char *name, int width, int *widest)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, name);
  GString *broken = g_string_new (NULL);

  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  for (GSList *l = pango_layout_get_lines_readonly (layout); l; l = l->next)
    {
      const PangoLayoutLine *line = l->data;
      g_autofree char *text = g_strstrip (g_strndup (name + line->start_index, (gsize) line->length));

      g_string_append_printf (broken, "%s%s", broken->len > 0 ? "\n" : "", text);
    }
  pango_layout_set_text (layout, broken->str, -1);
  pango_layout_set_width (layout, -1);
  pango_layout_get_pixel_size (layout, widest, NULL);
  return g_string_free (broken, FALSE);
}

/* As wide as the longest word of its name, within limits: numbers stand under what they count, and leave room for what they are about.
 * A word that is longer is cut, and has a tooltip. */
static void
add_head (PwLedgerView *self, guint column)
{
  const char *name = pw_ledger_column_name (pw_session_get_game (self->session), column);
  GtkWidget *label = gtk_label_new (NULL);
  double least = CELL * pw_text_scale (GTK_WIDGET (self));
  g_autofree char *lines = NULL;
  int widest;

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text (label, name);
  gtk_box_append (GTK_BOX (self->head), label);
  lines = break_lines (label, name, (int) least, &widest);
  gtk_label_set_text (GTK_LABEL (label), lines);
  self->widths[column] = (int) CLAMP (widest, least, WIDEST * least);
  self->least += self->widths[column] + gtk_box_get_spacing (GTK_BOX (self->head));
  /* No more than that. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), 1);
  gtk_widget_set_size_request (label, self->widths[column], -1);
}

/* A bit for each column that somebody counts. */
static guint
counted_columns (PwLedgerView *self)
{
  const PwHistory *history = pw_session_get_history (self->session);
  guint columns = 0;

  for (guint i = 0; i < pw_ledger_n_columns (pw_session_get_game (self->session)); i++)
    columns |= (guint) pw_ledger_has_column (history, i) << i;
  return columns;
}

/* Makes the rows anew, and the heads of the columns. */
static void
rebuild (PwLedgerView *self)
{
  g_autoptr (GtkListItemFactory) factory = NULL;
  const PwGame *game;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->head)))
    gtk_box_remove (GTK_BOX (self->head), child);
  gtk_widget_set_visible (self->head, !self->compact);
  if (!self->session)
    return;
  game = pw_session_get_game (self->session);
  child = gtk_label_new (_("Move"));
  gtk_label_set_xalign (GTK_LABEL (child), 0);
  gtk_widget_set_hexpand (child, TRUE);
  gtk_widget_set_valign (child, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (self->head), child);
  self->least = (int) (SENTENCE * pw_text_scale (GTK_WIDGET (self)));
  self->columns = counted_columns (self);
  for (guint i = 0; i < pw_ledger_n_columns (game); i++)
    if (self->columns >> i & 1)
      add_head (self, i);
  factory = gtk_signal_list_item_factory_new ();
  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_unbind), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
}

static void
update_empty (PwLedgerView *self)
{
  gtk_widget_set_visible (self->empty, self->rows && g_list_model_get_n_items (G_LIST_MODEL (self->rows)) == 0);
}

static gboolean on_compact_changed (gpointer data);

/* With another level other things are counted. */
static void
on_rows_changed (PwLedgerView *self)
{
  if (self->session && counted_columns (self) != self->columns && !self->compact_source)
    self->compact_source = g_idle_add (on_compact_changed, self);
  update_empty (self);
}

static guint
moment_of (gpointer row)
{
  return pw_ledger_row_get_moment (row);
}

static void
on_activated (PwLedgerView *self, guint position)
{
  pw_ledger_view_look_at (self, position);
}

/* -- Size -------------------------------------------------------------------------------- */

static gboolean
on_compact_changed (gpointer data)
{
  PwLedgerView *self = data;

  self->compact_source = 0;
  rebuild (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COMPACT]);
  return G_SOURCE_REMOVE;
}

static GtkSizeRequestMode
pw_ledger_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
pw_ledger_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = 160;
      *natural = 400;
      return;
    }
  /* Columns go where they do not fit, and must not keep the window wide before that. */
  *minimum = 200;
  *natural = PW_LEDGER_COLUMNS_FROM;
}

static void
pw_ledger_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PwLedgerView *self = PW_LEDGER_VIEW (widget);
  gboolean compact = width < MAX (PW_LEDGER_COLUMNS_FROM * pw_text_scale (widget), self->least);
  int minimum;

  gtk_widget_measure (self->card, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->card, &(GtkAllocation){ 0, 0, MAX (width, minimum), height }, baseline);
  /* Not now: rows may not be made while sizes are given out. */
  if (self->compact == compact)
    return;
  self->compact = compact;
  if (!self->compact_source)
    self->compact_source = g_idle_add (on_compact_changed, self);
}

/* -- Object -------------------------------------------------------------------------------- */

static void
pw_ledger_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, PW_LEDGER_VIEW (object)->compact);
}

static void
pw_ledger_view_dispose (GObject *object)
{
  PwLedgerView *self = PW_LEDGER_VIEW (object);

  g_clear_handle_id (&self->compact_source, g_source_remove);
  if (self->rows)
    g_signal_handlers_disconnect_by_data (self->rows, self);
  g_clear_object (&self->session);
  g_clear_object (&self->selection);
  g_clear_object (&self->rows);
  g_clear_pointer (&self->card, gtk_widget_unparent);
  G_OBJECT_CLASS (pw_ledger_view_parent_class)->dispose (object);
}

static void
pw_ledger_view_class_init (PwLedgerViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_ledger_view_dispose;
  G_OBJECT_CLASS (klass)->get_property = pw_ledger_view_get_property;
  widget_class->get_request_mode = pw_ledger_view_get_request_mode;
  widget_class->measure = pw_ledger_view_measure;
  widget_class->size_allocate = pw_ledger_view_size_allocate;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-ledger-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PwLedgerView, card);
  gtk_widget_class_bind_template_child (widget_class, PwLedgerView, head);
  gtk_widget_class_bind_template_child (widget_class, PwLedgerView, empty);
  gtk_widget_class_bind_template_child (widget_class, PwLedgerView, list);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  props[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  signals[LOOKED] = g_signal_new ("looked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_ledger_view_init (PwLedgerView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pw_explain_set_func (GTK_WIDGET (self), explain);
}

/**
 * pw_ledger_view_new:
 *
 * Returns: (transfer none): an empty ledger
 */
GtkWidget *
pw_ledger_view_new (void)
{
  return g_object_new (PW_TYPE_LEDGER_VIEW, NULL);
}

/**
 * pw_ledger_view_set_session:
 * @session: (nullable): the game whose ledger to show, the first player's
 */
void
pw_ledger_view_set_session (PwLedgerView *self, PwSession *session)
{
  g_return_if_fail (PW_IS_LEDGER_VIEW (self));

  if (self->rows)
    g_signal_handlers_disconnect_by_data (self->rows, self);
  gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->rows);
  g_set_object (&self->session, session);
  rebuild (self);
  if (!session)
    return;
  self->rows = pw_ledger_model_new (session, 0);
  self->selection = pw_lines_select (self->list, G_LIST_MODEL (self->rows), session, moment_of);
  g_signal_connect_object (self->rows, "items-changed", G_CALLBACK (on_rows_changed), self, G_CONNECT_SWAPPED);
  update_empty (self);
}

/**
 * pw_ledger_view_set_seat:
 * @seat: whose ledger to show
 */
void
pw_ledger_view_set_seat (PwLedgerView *self, guint seat)
{
  g_return_if_fail (PW_IS_LEDGER_VIEW (self) && self->rows != NULL);
  pw_ledger_model_set_seat (self->rows, seat);
  pw_lines_look_back (self->selection);
}

/**
 * pw_ledger_view_get_rows:
 *
 * Returns: (transfer none) (nullable): what it shows
 */
PwLedgerModel *
pw_ledger_view_get_rows (PwLedgerView *self)
{
  g_return_val_if_fail (PW_IS_LEDGER_VIEW (self), NULL);
  return self->rows;
}

/**
 * pw_ledger_view_look_at:
 * @row: index of a row
 *
 * Looks at the table as it was after that row, and emits "looked".
 */
void
pw_ledger_view_look_at (PwLedgerView *self, guint row)
{
  g_autoptr (PwLedgerRow) ledger_row = NULL;

  g_return_if_fail (PW_IS_LEDGER_VIEW (self));
  ledger_row = self->rows ? g_list_model_get_item (G_LIST_MODEL (self->rows), row) : NULL;
  if (!ledger_row)
    return;
  pw_session_look_at (self->session, pw_ledger_row_get_moment (ledger_row));
  g_signal_emit (self, signals[LOOKED], 0);
}
