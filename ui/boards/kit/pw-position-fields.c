/* pw-position-fields.c: fields for what a position says: each says its statement at once
 *
 * A field shows what the state says, and writes what people enter as a statement; nothing is kept
 * in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-position-fields.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-doubt-box.h"
#include "pw-explain.h"

/**
 * pw_position_card_new:
 * @title: its heading
 * @box: (out): where its content goes
 *
 * Returns: (transfer floating): a card
 */
GtkWidget *
pw_position_card_new (const char *title, GtkWidget **box)
{
  GtkWidget *label = gtk_label_new (title);

  *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_widget_add_css_class (*box, "card");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (*box), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (*box), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return *box;
}

/* -- Numbers -------------------------------------------------------------------------------------- */

typedef struct
{
  PwPosition *position;         /* lives as long as the field */
  PwMove like;
  const PwPositionNumber *number;
  gboolean updating;
} Field;

static int
value_of (const Field *field)
{
  return field->number->read (pw_position_get_state (field->position), &field->like);
}

static void
on_value (GtkSpinButton *spin, GParamSpec *pspec, Field *field)
{
  int value = gtk_spin_button_get_value_as_int (spin);

  if (!field->updating && value != value_of (field))
    field->number->say (field->position, &field->like, value);
}

/* Each digit counts at once: whoever closes the window now loses nothing. */
static void
on_typed (GtkSpinButton *spin, Field *field)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));
  char *end;
  gint64 value = g_ascii_strtoll (text, &end, 10);
  double min, max;

  gtk_spin_button_get_range (spin, &min, &max);
  if (!field->updating && *text && *end == '\0' && value >= min && value <= max &&
      value != gtk_spin_button_get_value_as_int (spin))
    {
      int at = gtk_editable_get_position (GTK_EDITABLE (spin));

      gtk_spin_button_set_value (spin, (double) value);
      gtk_editable_set_position (GTK_EDITABLE (spin), at);
    }
}

static void
update_spin (GtkSpinButton *spin)
{
  Field *field = g_object_get_data (G_OBJECT (spin), "pw-field");

  field->updating = TRUE;
  gtk_spin_button_set_value (spin, value_of (field));
  field->updating = FALSE;
}

/**
 * pw_position_spin_new:
 * @position: what lies on the table
 * @like: the statement it makes, but for its number
 * @number: (transfer none): how that is read and said; static
 * @min: the least
 * @max: the most
 * @name: what a screen reader says
 *
 * Returns: (transfer floating): a field for a number
 */
GtkWidget *
pw_position_spin_new (PwPosition *position, const PwMove *like, const PwPositionNumber *number, int min, int max,
                      const char *name)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, 1);
  Field *field = g_new0 (Field, 1);

  field->position = position;
  field->like = *like;
  field->number = number;
  g_object_set_data_full (G_OBJECT (spin), "pw-position", g_object_ref (position), g_object_unref);
  g_object_set_data_full (G_OBJECT (spin), "pw-field", field, g_free);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), max > 99 ? 4 : 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), max > 99 ? 4 : 2);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (spin, name);
  if (number->rules && number->rules (like))
    pw_explain_set_rules (spin, pw_session_get_game (pw_position_get_session (position)), number->rules (like), name);
  update_spin (GTK_SPIN_BUTTON (spin));
  g_signal_connect (spin, "notify::value", G_CALLBACK (on_value), field);
  g_signal_connect (spin, "changed", G_CALLBACK (on_typed), field);
  g_signal_connect_object (position, "changed", G_CALLBACK (update_spin), spin, G_CONNECT_SWAPPED);
  return spin;
}

/* -- The track ------------------------------------------------------------------------------------ */

typedef struct
{
  PwPosition *position;
  guint seat;
  GtkLabel *range;
  GtkWidget *lines;
} Track;

static void
update_track (GtkWidget *card)
{
  Track *track = g_object_get_data (G_OBJECT (card), "pw-track");
  const PwGame *game = pw_session_get_game (pw_position_get_session (track->position));
  PwAudit audit = { .lines = g_ptr_array_new_with_free_func (g_free) };
  g_autofree char *range = NULL, *lowest = NULL, *highest = NULL;
  GtkWidget *child;

  pw_game_audit (game, pw_position_get_state (track->position), track->seat, &audit);
  lowest = pw_number (audit.lowest);
  highest = pw_number (audit.highest);
  range = audit.lowest == audit.highest
            ? g_strdup_printf (_("The track can only show %s with what is entered here."), lowest)
            : g_strdup_printf (_("The track can show %s to %s with what is entered here."), lowest, highest);
  gtk_label_set_text (track->range, range);
  while ((child = gtk_widget_get_first_child (track->lines)))
    gtk_box_remove (GTK_BOX (track->lines), child);
  for (guint i = 0; i < audit.lines->len; i++)
    {
      GtkWidget *line = gtk_label_new (audit.lines->pdata[i]);

      gtk_label_set_xalign (GTK_LABEL (line), 0);
      gtk_label_set_wrap (GTK_LABEL (line), TRUE);
      gtk_box_append (GTK_BOX (track->lines), line);
    }
  if (audit.lines->len == 0)
    gtk_box_append (GTK_BOX (track->lines), gtk_label_new (_("Nothing that is entered gives points.")));
  g_ptr_array_unref (audit.lines);
}

/**
 * pw_position_track_new:
 * @position: what lies on the table, of a game with an audit
 * @like: the statement of a player's points
 * @number: how that is read and said
 *
 * Returns: (transfer floating): a card for the points before the final scoring, with what they can be
 */
GtkWidget *
pw_position_track_new (PwPosition *position, const PwMove *like, const PwPositionNumber *number)
{
  GtkWidget *box, *card = pw_position_card_new (_("Points track, before the final scoring"), &box);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *range = gtk_label_new (NULL), *spin, *doubts;
  GtkWidget *expander = gtk_expander_new_with_mnemonic (_("_How this is worked out"));
  Track *track = g_new0 (Track, 1);

  spin = pw_position_spin_new (position, like, number, -99, 999, _("Points on the track"));
  doubts = pw_doubt_box_new (position, like);
  pw_doubt_box_add_field (PW_DOUBT_BOX (doubts), like, spin);
  gtk_label_set_xalign (GTK_LABEL (range), 0);
  gtk_label_set_wrap (GTK_LABEL (range), TRUE);
  gtk_widget_set_hexpand (range, TRUE);
  gtk_box_append (GTK_BOX (row), spin);
  gtk_box_append (GTK_BOX (row), range);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), doubts);
  track->position = position;
  track->seat = (guint) like->player;
  track->range = GTK_LABEL (range);
  track->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (track->lines, "dense");
  gtk_expander_set_child (GTK_EXPANDER (expander), track->lines);
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (gtk_expander_get_label_widget (GTK_EXPANDER (expander)))), -1);
  gtk_box_append (GTK_BOX (box), expander);
  g_object_set_data_full (G_OBJECT (card), "pw-position", g_object_ref (position), g_object_unref);
  g_object_set_data_full (G_OBJECT (card), "pw-track", track, g_free);
  g_signal_connect_object (position, "changed", G_CALLBACK (update_track), card, G_CONNECT_SWAPPED);
  update_track (card);
  return card;
}
