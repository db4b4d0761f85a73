/* pw-values-page.c: what is printed on the components of a game, and how far it is known
 *
 * A row for each value: what it is, what is taken for it, and whether somebody has read it off the component. A preset is confirmed by
 * its button; any of them is changed by pressing its row, as an earlier line of the log is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-values-page.h"

#include <glib/gi18n-lib.h>

#include "pw-css-class.h"
#include "pw-make.h"
#include "pw-page.h"
#include "pw-scroll.h"
#include "pw-wrap-layout.h"

/** Row: the widgets of a value. */
typedef struct
{
  GtkWidget *row, *title, *taken, *known, *confirm;
} Row;

struct _PwValuesPage
{
  AdwBin parent_instance;

  PwSession *session;
  GtkLabel *summary;
  GtkWidget *list;
  GArray *rows;                 /* Row */
};

static char *
get_title (PwPage *page, gboolean narrow)
{
  return g_strdup (_("Printed values"));
}

static char *
get_subtitle (PwPage *page)
{
  PwSession *session = PW_VALUES_PAGE (page)->session;

  return session ? g_strdup (_(pw_session_get_game (session)->name)) : NULL;
}

static void update (PwValuesPage *self);

static void
page_init (PwPageInterface *iface)
{
  iface->name = "values";
  iface->bar = PW_PAGE_BAR_BACK | PW_PAGE_BAR_UNDO | PW_PAGE_BAR_MENU;
  iface->traits = PW_PAGE_OF_GAME | PW_PAGE_PLAYED_ON | PW_PAGE_ESCAPES;
  iface->title = get_title;
  iface->subtitle = get_subtitle;
  iface->enter = (void (*) (PwPage *)) update;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PwValuesPage, pw_values_page, ADW_TYPE_BIN, G_IMPLEMENT_INTERFACE (PW_TYPE_PAGE, page_init))

/* -- What is shown --------------------------------------------------------------------------------------------- */

static const char *
name_known (PwPrintedState known)
{
  switch (known)
    {
    case PW_PRINTED_SURE: return _("certain");
    case PW_PRINTED_CONFIRMED: return _("confirmed");
    case PW_PRINTED_PRESET: return _("preset");
    case PW_PRINTED_UNKNOWN:
    default: return _("unknown");
    }
}

static void
write_row (PwValuesPage *self, guint i, gconstpointer state)
{
  const PwGamePrinted *printed = pw_session_get_game (self->session)->printed;
  const Row *row = &g_array_index (self->rows, Row, i);
  PwPrintedState known = printed->known (state, i);
  g_autofree char *label = printed->label (state, i), *value = printed->value (state, i);
  /* Translators: what is taken for a value that nobody has read off the component. */
  g_autofree char *taken = known == PW_PRINTED_UNKNOWN ? g_strdup_printf (_("Not certain; for now it counts as: %s"), value)
                                                       : g_strdup (value);
  g_autofree char *press = g_strdup_printf (_("It is printed so: %s"), label);
  g_autofree char *spoken = g_strdup_printf ("%s: %s", label, taken);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_label_set_text (GTK_LABEL (row->title), label);
  gtk_label_set_text (GTK_LABEL (row->taken), taken);
  gtk_label_set_text (GTK_LABEL (row->known), name_known (known));
  pw_css_class_set (row->known, "warning", known == PW_PRINTED_UNKNOWN);
  pw_css_class_set (row->known, "dim-label", known != PW_PRINTED_UNKNOWN);
  gtk_widget_set_visible (row->confirm, known == PW_PRINTED_PRESET);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->confirm), GTK_ACCESSIBLE_PROPERTY_LABEL, press, -1);
}

static void
update (PwValuesPage *self)
{
  const PwHistory *history = self->session ? pw_session_get_history (self->session) : NULL;
  gconstpointer state = history ? pw_history_get_state (history, pw_history_get_cursor (history)) : NULL;
  g_autofree char *summary = NULL;
  guint n[PW_PRINTED_UNKNOWN + 1] = { 0 };

  if (!history)
    return;
  for (guint i = 0; i < self->rows->len; i++)
    {
      n[pw_session_get_game (self->session)->printed->known (state, i)]++;
      write_row (self, i, state);
    }
  /* Translators: how many printed values are known so far. */
  summary =
    g_strdup_printf (_("%u confirmed or certain, %u presets, %u unknown. Presets come from public sources: whoever has the "
                       "components reads them off. Click a row to change it, even later: the rest is then played again."),
                     n[PW_PRINTED_SURE] + n[PW_PRINTED_CONFIRMED], n[PW_PRINTED_PRESET], n[PW_PRINTED_UNKNOWN]);
  gtk_label_set_text (self->summary, summary);
}

static void
on_changed (PwValuesPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self);
}

/* -- What is pressed ------------------------------------------------------------------------------------------------ */

static void
on_row (PwValuesPage *self, GtkListBoxRow *row)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.change-value", "u", (guint) gtk_list_box_row_get_index (row));
}

static GtkWidget *
add_words (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = pw_words_new (NULL, css_class);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* What stands at the end of a row goes below its words where there is no room beside them: with large text. */
static void
add_row (PwValuesPage *self, guint i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *end = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  Row row = { .row = adw_preferences_row_new (),
              .title = add_words (words, "title"),
              .taken = add_words (words, "subtitle"),
              .known = gtk_label_new (NULL),
              .confirm = gtk_button_new_with_mnemonic (_("_Printed so")) };

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row.row), FALSE);
  gtk_widget_set_valign (row.confirm, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row.confirm, "raised");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row.confirm), "win.confirm-value");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row.confirm), "u", i);
  gtk_widget_set_layout_manager (end, pw_wrap_layout_new (6));
  gtk_widget_set_valign (end, GTK_ALIGN_CENTER);
  g_object_set (end, "margin-top", 4, "margin-bottom", 4, NULL);
  gtk_box_append (GTK_BOX (end), row.known);
  gtk_box_append (GTK_BOX (end), row.confirm);
  gtk_widget_set_layout_manager (box, pw_wrap_layout_new (6));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "header");
  gtk_widget_add_css_class (words, "title");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), end);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row.row), box);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row.row);
  g_array_append_val (self->rows, row);
}

/* -- Object --------------------------------------------------------------------------------------------------------- */

static void
pw_values_page_dispose (GObject *object)
{
  PwValuesPage *self = PW_VALUES_PAGE (object);

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_pointer (&self->rows, g_array_unref);
  G_OBJECT_CLASS (pw_values_page_parent_class)->dispose (object);
}

static void
pw_values_page_class_init (PwValuesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_values_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-values-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PwValuesPage, summary);
  gtk_widget_class_bind_template_child (widget_class, PwValuesPage, list);
  gtk_widget_class_bind_template_callback (widget_class, on_row);
}

static void
pw_values_page_init (PwValuesPage *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * pw_values_page_set_session:
 * @session: (nullable): the game
 *
 * Shows what is printed on the components of that game; nothing where all of it is certain.
 */
void
pw_values_page_set_session (PwValuesPage *self, PwSession *session)
{
  const PwGamePrinted *printed = session ? pw_session_get_game (session)->printed : NULL;

  g_return_if_fail (PW_IS_VALUES_PAGE (self));
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  for (guint i = 0; i < self->rows->len; i++)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), g_array_index (self->rows, Row, i).row);
  g_array_set_size (self->rows, 0);
  g_clear_object (&self->session);
  self->session = printed ? g_object_ref (session) : NULL;
  for (guint i = 0; printed && i < printed->n; i++)
    add_row (self, i);
  if (printed)
    g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), self);
  update (self);
}
