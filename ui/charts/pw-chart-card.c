/* pw-chart-card.c: a chart with its title, and the table of text behind it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-chart-card.h"

#include <glib/gi18n-lib.h>

#include "pw-large-text.h"
#include "pw-line-chart.h"
#include "pw-make.h"
#include "pw-score-tables.h"
#include "pw-source-bars.h"
#include "pw-stack.h"

struct _PwChartCard
{
  AdwBin parent_instance;

  gboolean sources;
  GtkWidget *button;
  GtkStack *stack;
  GtkWidget *chart;
  GtkWidget *table;
};

G_DEFINE_FINAL_TYPE (PwChartCard, pw_chart_card, ADW_TYPE_BIN)

enum
{
  PROP_SOURCES = 1,
  PROP_AS_TABLE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static gboolean
is_table (PwChartCard *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button));
}

static void
on_toggled (PwChartCard *self)
{
  gtk_stack_set_visible_child (self->stack, is_table (self) ? self->table : self->chart);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_AS_TABLE]);
}

static void
pw_chart_card_constructed (GObject *object)
{
  PwChartCard *self = PW_CHART_CARD (object);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = pw_words_new (self->sources ? _("Where the points come from") : _("Round by round"), NULL);

  G_OBJECT_CLASS (pw_chart_card_parent_class)->constructed (object);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "chart-card");
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (title, "heading");
  self->button = gtk_toggle_button_new_with_mnemonic (_("As a _table"));
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_add_css_class (self->button, "as-table");
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (self->button, GTK_ALIGN_END);
  pw_large_text_stack (GTK_BOX (head));
  g_signal_connect_object (self->button, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
  pw_box_add (head, title, self->button, NULL);

  self->chart = self->sources ? pw_source_bars_new () : pw_line_chart_new ();
  self->table = pw_text_table_new ();
  self->stack = GTK_STACK (gtk_stack_new ());
  pw_stack_watch (self->stack);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_widget_set_vexpand (self->chart, !self->sources);
  gtk_stack_add_child (self->stack, self->chart);
  gtk_stack_add_child (self->stack, self->table);
  pw_box_add (box, head, GTK_WIDGET (self->stack), NULL);
  adw_bin_set_child (ADW_BIN (self), box);
}

static void
pw_chart_card_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PwChartCard *self = PW_CHART_CARD (object);

  g_value_set_boolean (value, id == PROP_SOURCES ? self->sources : is_table (self));
}

static void
pw_chart_card_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PwChartCard *self = PW_CHART_CARD (object);

  if (id == PROP_SOURCES)
    self->sources = g_value_get_boolean (value);
  else
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button), g_value_get_boolean (value));
}

static void
pw_chart_card_class_init (PwChartCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = pw_chart_card_constructed;
  object_class->get_property = pw_chart_card_get_property;
  object_class->set_property = pw_chart_card_set_property;
  props[PROP_SOURCES] = g_param_spec_boolean ("sources", NULL, NULL, FALSE,
                                              G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_AS_TABLE] = g_param_spec_boolean ("as-table", NULL, NULL, FALSE,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
pw_chart_card_init (PwChartCard *self)
{
}

/**
 * pw_chart_card_set:
 * @history: the game whose scores to show, up to its cursor
 *
 * Fills the chart, and the table behind it.
 */
void
pw_chart_card_set (PwChartCard *self, const PwHistory *history)
{
  g_return_if_fail (PW_IS_CHART_CARD (self));
  if (self->sources)
    {
      pw_source_bars_set (PW_SOURCE_BARS (self->chart), history);
      pw_score_table_show_sources (PW_TEXT_TABLE (self->table), history);
    }
  else
    {
      pw_line_chart_set (PW_LINE_CHART (self->chart), history);
      pw_score_table_show_rounds (PW_TEXT_TABLE (self->table), history);
    }
}
