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
#include "core/pw-quote.h"
#include "pw-doubt-box.h"
#include "pw-explain.h"
#include "pw-make.h"
#include "pw-marker-image.h"
#include "pw-tooltip.h"
#include "pw-typed.h"
#include "pw-wrap-layout.h"

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
  GtkWidget *label = pw_words_new (title, "heading");

  *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_widget_add_css_class (*box, "card");
  gtk_box_append (GTK_BOX (*box), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (*box), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return *box;
}

/**
 * pw_position_flow_new:
 *
 * Returns: (transfer floating): a box for small fields, as many beside each other as there is room for
 */
GtkWidget *
pw_position_flow_new (void)
{
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 6);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (flow), TRUE);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (flow), 6);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (flow), 6);
  gtk_widget_add_css_class (flow, "position-flow");
  return flow;
}

void
pw_position_flow_add (GtkWidget *flow, GtkWidget *child)
{
  gtk_flow_box_append (GTK_FLOW_BOX (flow), child);
  gtk_widget_set_focusable (gtk_widget_get_parent (child), FALSE);
}

/**
 * pw_position_labelled:
 * @picture: (nullable): what stands first
 * @text: (nullable): what stands before the field
 * @field: a field
 *
 * Returns: (transfer floating): all of it in a row
 */
GtkWidget *
pw_position_labelled (GtkWidget *picture, const char *text, GtkWidget *field)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (picture)
    gtk_box_append (GTK_BOX (box), picture);
  if (text)
    {
      GtkWidget *label = pw_words_new (text, NULL);

      gtk_widget_set_hexpand (label, TRUE);
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_valign (field, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), field);
  return box;
}

/* -- Values --------------------------------------------------------------------------------------- */

typedef struct
{
  PwPosition *position;         /* lives as long as the field */
  PwMove about;
  guint at;
  GArray *values;               /* of a list: what its rows stand for */
  gboolean updating;
} Value;

static void
value_free (gpointer data)
{
  Value *value = data;

  g_clear_pointer (&value->values, g_array_unref);
  g_object_unref (value->position);
  g_free (value);
}

static Value *
value_of (gpointer widget)
{
  return g_object_get_data (G_OBJECT (widget), "pw-value");
}

static const PwArg *
arg_of (PwPosition *position, const PwMove *about, guint at)
{
  const PwGame *game = pw_session_get_game (pw_position_get_session (position));
  const PwField *field = pw_field_find (game, about);
  const PwArg *values;
  guint n;

  g_assert (field != NULL);
  values = pw_field_values (game, field, &n);
  g_assert (at < n);
  return &values[at];
}

static int
read_value (const Value *value)
{
  PwMove now;

  pw_position_read_field (value->position, &value->about, &now);
  return now.args[arg_of (value->position, &value->about, value->at)->index];
}

/* What all fields for a value have. */
static void
equip (GtkWidget *widget, PwPosition *position, const PwMove *about, guint at, const char *name)
{
  const PwGame *game = pw_session_get_game (pw_position_get_session (position));
  const char *rules = pw_field_find (game, about)->rules;
  Value *value = g_new0 (Value, 1);

  value->position = g_object_ref (position);
  value->about = *about;
  value->at = at;
  g_object_set_data_full (G_OBJECT (widget), "pw-value", value, value_free);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (widget, name);
  if (rules)
    pw_explain_set_rules (widget, game, rules, name);
}

static void
on_value (GtkSpinButton *spin)
{
  Value *value = value_of (spin);

  if (!value->updating)
    pw_position_say_value (value->position, &value->about, value->at, gtk_spin_button_get_value_as_int (spin));
}

/* Each digit counts at once: whoever closes the window now loses nothing. */
static void
on_typed (GtkSpinButton *spin)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));
  char *end;
  gint64 typed = g_ascii_strtoll (text, &end, 10);
  double min, max;

  gtk_spin_button_get_range (spin, &min, &max);
  if (!value_of (spin)->updating && *text && *end == '\0' && typed >= min && typed <= max &&
      typed != gtk_spin_button_get_value_as_int (spin))
    {
      int at = gtk_editable_get_position (GTK_EDITABLE (spin));

      gtk_spin_button_set_value (spin, (double) typed);
      gtk_editable_set_position (GTK_EDITABLE (spin), at);
    }
}

static guint
moment_of (GtkSpinButton *spin)
{
  return pw_session_get_moment (pw_position_get_session (value_of (spin)->position));
}

/* The digits that were typed since are the beginning of something else. */
static void
take_back (GtkSpinButton *spin, guint moment, int number)
{
  Value *value = value_of (spin);

  if (moment_of (spin) == moment + 1 && pw_position_find_last (value->position, &value->about))
    pw_session_undo (pw_position_get_session (value->position));
  else
    gtk_spin_button_set_value (spin, number);
}

static void
update_spin (GtkSpinButton *spin)
{
  Value *value = value_of (spin);

  value->updating = TRUE;
  gtk_spin_button_set_value (spin, read_value (value));
  value->updating = FALSE;
}

/**
 * pw_position_number_new:
 * @position: what lies on the table
 * @about: a statement about something in PwGame.cards; its values do not matter
 * @at: which of its values: a number
 * @min: the least
 * @max: the most
 * @name: what a screen reader says
 *
 * Returns: (transfer floating): a field for it
 */
GtkWidget *
pw_position_number_new (PwPosition *position, const PwMove *about, guint at, int min, int max, const char *name)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, 1);

  equip (spin, position, about, at, name);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), max > 99 ? 4 : 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), max > 99 ? 4 : 2);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  update_spin (GTK_SPIN_BUTTON (spin));
  g_signal_connect (spin, "notify::value", G_CALLBACK (on_value), NULL);
  g_signal_connect (spin, "changed", G_CALLBACK (on_typed), NULL);
  pw_typed_watch_number (GTK_SPIN_BUTTON (spin), moment_of, take_back);
  g_signal_connect_object (position, "changed", G_CALLBACK (update_spin), spin, G_CONNECT_SWAPPED);
  return spin;
}

/* The same for the first value. */
GtkWidget *
pw_position_spin_new (PwPosition *position, const PwMove *about, int min, int max, const char *name)
{
  return pw_position_number_new (position, about, 0, min, max, name);
}

/* -- Lists --------------------------------------------------------------------------------------- */

static void
add_row (GtkStringList *rows, GArray *values, int value, const char *text)
{
  gtk_string_list_append (rows, text);
  g_array_append_val (values, value);
}

static void
update_list (GtkDropDown *list)
{
  Value *value = value_of (list);
  int now = read_value (value);
  guint selected = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < value->values->len; i++)
    if (g_array_index (value->values, int, i) == now)
      selected = i;
  value->updating = TRUE;
  /* What is not known now is not to be chosen either. */
  if (selected == GTK_INVALID_LIST_POSITION && now == PW_ARG_NONE)
    {
      selected = value->values->len;
      add_row (GTK_STRING_LIST (gtk_drop_down_get_model (list)), value->values, now, _("not known"));
    }
  gtk_drop_down_set_selected (list, selected);
  value->updating = FALSE;
}

static void
on_selected (GtkDropDown *list)
{
  Value *value = value_of (list);
  guint selected = gtk_drop_down_get_selected (list);

  if (value->updating || selected >= value->values->len)
    return;
  if (!pw_position_say_value (value->position, &value->about, value->at, g_array_index (value->values, int, selected)))
    update_list (list);
}

static void
list_rows (PwPosition *position, const PwArg *arg, GtkStringList *rows, GArray *values)
{
  const PwSetup *setup = pw_session_get_setup (pw_position_get_session (position));
  gconstpointer state = pw_position_get_state (position);

  if (arg->flags & (PW_ARG_OPTIONAL | PW_ARG_BARE))
    /* Translators: in a list of players, and in a list of other things: none of them. */
    add_row (rows, values, PW_ARG_NONE, arg->type == PW_ARG_SEAT ? _("nobody") : _("none"));
  if (arg->type == PW_ARG_SEAT)
    for (guint seat = 0; seat < setup->n_players; seat++)
      add_row (rows, values, (int) seat, pw_setup_name (setup, seat));
  for (guint i = 0; arg->type == PW_ARG_WORD && i < pw_vocabulary_count (arg->words); i++)
    {
      const PwWord *word = pw_vocabulary_nth (arg->words, i);

      if (!arg->words->there || arg->words->there (state, word->value))
        add_row (rows, values, word->value, arg->words->label ? arg->words->label (word->value) : _(word->label));
    }
  for (int face = 1; arg->type == PW_ARG_DIE && face <= 6; face++)
    {
      g_autofree char *text = g_strdup_printf ("%d", face);

      add_row (rows, values, face, text);
    }
}

/**
 * pw_position_list_new:
 * @position: what lies on the table
 * @about: a statement about something in PwGame.cards; its values do not matter
 * @at: which of its values: a word, a player or a die
 * @name: what a screen reader says
 *
 * Returns: (transfer floating): a list to choose it from
 */
GtkWidget *
pw_position_list_new (PwPosition *position, const PwMove *about, guint at, const char *name)
{
  GtkStringList *rows = gtk_string_list_new (NULL);
  GtkWidget *list = gtk_drop_down_new (G_LIST_MODEL (rows), NULL);
  Value *value;

  equip (list, position, about, at, name);
  value = value_of (list);
  value->values = g_array_new (FALSE, FALSE, sizeof (int));
  value->updating = TRUE;
  list_rows (position, arg_of (position, about, at), rows, value->values);
  update_list (GTK_DROP_DOWN (list));
  g_signal_connect (list, "notify::selected", G_CALLBACK (on_selected), NULL);
  g_signal_connect_object (position, "changed", G_CALLBACK (update_list), list, G_CONNECT_SWAPPED);
  return list;
}

/* Whether it says that nothing is there: in the notation a hyphen. */
gboolean
pw_position_list_is_empty (GtkWidget *list)
{
  Value *value = value_of (list);
  const PwArg *arg = arg_of (value->position, &value->about, value->at);
  const PwWord *word = arg->type == PW_ARG_WORD ? pw_vocabulary_get (arg->words, read_value (value)) : NULL;

  return word && g_str_equal (word->word, "-");
}

/* -- Chips ---------------------------------------------------------------------------------------- */

/** CHIPS: so far apart. */
#define CHIPS 6

/* A row of chips for what @about says there. */
static GtkWidget *
chips_new (PwPosition *position, const PwMove *about, guint at, const char *name)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_widget_set_layout_manager (box, pw_wrap_layout_new (CHIPS));
  equip (box, position, about, at, name);
  /* Each of them says what it is. */
  gtk_widget_set_tooltip_text (box, NULL);
  return box;
}

/* What @button shows: a player with the marker, or a word. */
static GtkWidget *
add_chip (GtkWidget *box, GtkWidget *button, int seat, const char *text)
{
  const PwSetup *setup = pw_session_get_setup (pw_position_get_session (value_of (box)->position));
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, CHIPS), *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (14, g_utf8_strlen (text, -1)));
  if (seat >= 0)
    {
      GtkWidget *marker = pw_marker_image_new (8);

      pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[seat], setup->names[seat]);
      gtk_box_append (GTK_BOX (inner), marker);
    }
  else
    gtk_widget_set_margin_start (inner, 4); /* a chip leaves less room before a marker than behind a word */
  gtk_box_append (GTK_BOX (inner), label);
  gtk_button_set_child (GTK_BUTTON (button), inner);
  gtk_widget_add_css_class (button, "chip");
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static int
value_of_chip (GtkWidget *chip)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chip), "pw-chip"));
}

static void
update_chips (GtkWidget *box)
{
  Value *value = value_of (box);
  int now = read_value (value);

  value->updating = TRUE;
  for (GtkWidget *chip = gtk_widget_get_first_child (box); chip; chip = gtk_widget_get_next_sibling (chip))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), value_of_chip (chip) == now);
  value->updating = FALSE;
}

/* What is so already stays so. */
static void
on_chip (GtkWidget *box, GtkWidget *chip)
{
  Value *value = value_of (box);

  if (value->updating)
    return;
  pw_position_say_value (value->position, &value->about, value->at, value_of_chip (chip));
  update_chips (box);
}

/**
 * pw_position_chips_new:
 * @position: what lies on the table
 * @about: a statement about something in PwGame.cards; its values do not matter
 * @at: which of its values: a word or a player, of few
 * @none: (nullable): what is shown where nothing is said, if that can be; %NULL: "nobody" or "none"
 * @name: what a screen reader says
 *
 * Returns: (transfer floating): all that it can be, beside each other: one click chooses
 */
GtkWidget *
pw_position_chips_new (PwPosition *position, const PwMove *about, guint at, const char *none, const char *name)
{
  GtkWidget *box = chips_new (position, about, at, name);
  const PwArg *arg = arg_of (position, about, at);
  g_autoptr (GtkStringList) rows = gtk_string_list_new (NULL);
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (int));

  list_rows (position, arg, rows, values);
  for (guint i = 0; i < values->len; i++)
    {
      int value = g_array_index (values, int, i);
      const char *word = value == PW_ARG_NONE && none ? none : gtk_string_list_get_string (rows, i);
      gboolean is_name = arg->type == PW_ARG_SEAT && value != PW_ARG_NONE;
      g_autofree char *text = is_name ? g_strdup (word) : pw_capital (word);
      /* Translators: what is said, and one thing that it can be: "The King’s Envoy, Ana". */
      g_autofree char *whole = g_strdup_printf (_("%s, %s"), name, text);
      GtkWidget *chip = add_chip (box, gtk_toggle_button_new (), is_name ? value : -1, text);

      g_object_set_data (G_OBJECT (chip), "pw-chip", GINT_TO_POINTER (value));
      pw_tooltip_set (chip, whole);
      gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
      g_signal_connect_object (chip, "clicked", G_CALLBACK (on_chip), box, G_CONNECT_SWAPPED);
    }
  update_chips (box);
  g_signal_connect_object (position, "changed", G_CALLBACK (update_chips), box, G_CONNECT_SWAPPED);
  return box;
}

/* -- An order ------------------------------------------------------------------------------------- */

static void
update_order (GtkWidget *box)
{
  Value *value = value_of (box);
  const PwGame *game = pw_session_get_game (pw_position_get_session (value->position));
  const PwSetup *setup = pw_session_get_setup (pw_position_get_session (value->position));
  const PwArg *values;
  GtkWidget *after = NULL;
  PwMove now;
  guint n;

  values = pw_field_values (game, pw_position_read_field (value->position, &value->about, &now), &n);
  for (guint i = 0; i < MIN (n, setup->n_players); i++)
    for (GtkWidget *chip = gtk_widget_get_first_child (box); chip; chip = gtk_widget_get_next_sibling (chip))
      {
        g_autofree char *name = NULL;

        if (value_of_chip (chip) != now.args[values[i].index])
          continue;
        name = g_strdup_printf (_("%s, %s"), pw_setup_name (setup, (guint) value_of_chip (chip)), pw_arg_label (&values[i]));
        gtk_box_reorder_child_after (GTK_BOX (box), chip, after);
        after = chip;
        pw_tooltip_set (chip, name);
        gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
        break;
      }
}

/* One place ahead; the first one goes to the end. */
static void
on_ordered (GtkWidget *box, GtkWidget *chip)
{
  Value *value = value_of (box);
  const PwGame *game = pw_session_get_game (pw_position_get_session (value->position));
  guint n_players = pw_session_get_setup (pw_position_get_session (value->position))->n_players, n, at = 0;
  const PwArg *values;
  PwMove move;

  values = pw_field_values (game, pw_position_read_field (value->position, &value->about, &move), &n);
  n = MIN (n, n_players);
  while (at + 1 < n && move.args[values[at].index] != value_of_chip (chip))
    at++;
  if (at > 0)
    move.args[values[at].index] = move.args[values[at - 1].index];
  for (guint i = 0; at == 0 && i + 1 < n; i++)
    move.args[values[i].index] = move.args[values[i + 1].index];
  move.args[values[at > 0 ? at - 1 : n - 1].index] = (gint16) value_of_chip (chip);
  pw_position_say (value->position, &move);
}

/**
 * pw_position_order_new:
 * @position: what lies on the table
 * @about: a statement whose values are all players, the first one first
 * @name: what a screen reader says
 *
 * Returns: (transfer floating): the players in their order; a click moves one a place ahead, the first one to the end
 */
GtkWidget *
pw_position_order_new (PwPosition *position, const PwMove *about, const char *name)
{
  const PwSetup *setup = pw_session_get_setup (pw_position_get_session (position));
  GtkWidget *box = chips_new (position, about, 0, name);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      GtkWidget *chip = add_chip (box, gtk_button_new (), (int) seat, pw_setup_name (setup, seat));

      g_object_set_data (G_OBJECT (chip), "pw-chip", GUINT_TO_POINTER (seat));
      g_signal_connect_object (chip, "clicked", G_CALLBACK (on_ordered), box, G_CONNECT_SWAPPED);
    }
  update_order (box);
  g_signal_connect_object (position, "changed", G_CALLBACK (update_order), box, G_CONNECT_SWAPPED);
  return box;
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
      GtkWidget *line = pw_words_new (audit.lines->pdata[i], NULL);

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
 *
 * Returns: (transfer floating): a card for the points before the final scoring, with what they can be
 */
GtkWidget *
pw_position_track_new (PwPosition *position, const PwMove *like)
{
  GtkWidget *box, *card = pw_position_card_new (_("Points track, before the final scoring"), &box);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *range = pw_words_new (NULL, NULL), *spin, *doubts;
  GtkWidget *expander = gtk_expander_new_with_mnemonic (_("_How this is worked out"));
  Track *track = g_new0 (Track, 1);

  spin = pw_position_spin_new (position, like, -99, 999, _("Points on the track"));
  doubts = pw_doubt_box_new (position, like);
  pw_doubt_box_add_field (PW_DOUBT_BOX (doubts), like, spin);
  gtk_widget_set_hexpand (range, TRUE);
  pw_box_add (row, spin, range, NULL);
  pw_box_add (box, row, doubts, NULL);
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
