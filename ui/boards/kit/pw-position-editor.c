/* pw-position-editor.c: where a position is entered: a page made from the game's table of fields
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-position-editor.h"

#include <glib/gi18n-lib.h>

#include "core/pw-quote.h"

#include "pw-board.h"
#include "pw-doubt-box.h"
#include "pw-make.h"
#include "pw-pair-layout.h"
#include "pw-position-fields.h"

/** THRESHOLD: from this width on there are two columns. */
#define THRESHOLD 860
/** FIRST: width of the first, where the game does not say. */
#define FIRST 500

/** Editor: what its parts are made from. */
typedef struct
{
  PwPosition *position;
  const PwGame *game;
  const PwBoardClass *board;
  int seat;
} Editor;

/* -- Fields ------------------------------------------------------------------------------------- */

/** Row: a field that comes and goes with what it is about. */
typedef struct
{
  PwPosition *position;         /* lives as long as the row */
  const PwField *field;
  PwMove about;
} Row;

static gboolean
is_there (GtkWidget *widget)
{
  const Row *row = g_object_get_data (G_OBJECT (widget), "pw-row");

  return !row || pw_field_is_there (row->field, pw_position_get_state (row->position), &row->about);
}

/* Folded away: it says nothing, and nobody has asked for all. */
static gboolean
is_folded (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "pw-folded") != NULL;
}

static void
update_row (GtkWidget *widget)
{
  gtk_widget_set_visible (widget, !is_folded (widget) && is_there (widget));
}

static void
fold (GtkWidget *row, gboolean folded)
{
  g_object_set_data (G_OBJECT (row), "pw-folded", GINT_TO_POINTER (folded));
  update_row (row);
}

/* The rows of a flow stand in children of its own. */
static void
follow (const Editor *editor, GtkWidget *widget, const PwField *field, const PwMove *about)
{
  Row *row;

  if (field->there == NULL)
    return;
  row = g_new0 (Row, 1);
  row->position = editor->position;
  row->field = field;
  row->about = *about;
  g_object_set_data_full (G_OBJECT (widget), "pw-row", row, g_free);
  g_signal_connect_object (editor->position, "changed", G_CALLBACK (update_row), widget, G_CONNECT_SWAPPED);
  update_row (widget);
}

/* Nothing where such a value is only typed. */
static GtkWidget *
value_new (const Editor *editor, const PwField *field, const PwArg *arg, guint at, const PwMove *about, const char *name)
{
  int min, max;

  switch (arg->type)
    {
    case PW_ARG_NUMBER:
      pw_field_range (field, arg, &min, &max);
      return pw_position_number_new (editor->position, about, at, min, max, name);
    case PW_ARG_WORD:
    case PW_ARG_SEAT:
    case PW_ARG_DIE: return pw_position_list_new (editor->position, about, at, name);
    case PW_ARG_DICE:
    case PW_ARG_CELL:
    default: return NULL;
    }
}

/* Whether all players are said, one after the other. */
static gboolean
is_order (const PwArg *values, guint n)
{
  for (guint i = 0; i < n; i++)
    if (values[i].type != PW_ARG_SEAT)
      return FALSE;
  return n > 1 && !(values[0].flags & (PW_ARG_OPTIONAL | PW_ARG_BARE));
}

/* One after the other, in as many lines as it takes. */
static GtkWidget *
values_new (const Editor *editor, const PwField *field, const PwMove *about, const char *label, PwDoubtBox *doubts)
{
  guint n_players = pw_session_get_setup (pw_position_get_session (editor->position))->n_players, n, seats = 0;
  const PwArg *values = pw_field_values (editor->game, field, &n);
  GtkWidget *flow;

  if (is_order (values, n))
    {
      GtkWidget *order = pw_position_order_new (editor->position, about, label);

      pw_doubt_box_add_field (doubts, about, order);
      return order;
    }
  flow = n > 1 ? pw_position_flow_new () : NULL;

  for (guint i = 0; i < n; i++)
    {
      /* Translators: what is said, and a part of it: "Turn order, first". */
      g_autofree char *name = n > 1 ? g_strdup_printf (_("%s, %s"), label, pw_arg_label (&values[i])) : g_strdup (label);
      g_autofree char *beside = pw_capital (pw_arg_label (&values[i]));
      GtkWidget *value;

      /* An order has as many places as players. */
      if (values[i].type == PW_ARG_SEAT && seats++ >= n_players)
        continue;
      /* A player alone is clicked; beside other values there is no room for all of them. */
      value = n == 1 && values[i].type == PW_ARG_SEAT ? pw_position_chips_new (editor->position, about, i, NULL, name)
                                                      : value_new (editor, field, &values[i], i, about, name);
      if (value == NULL)
        continue;
      pw_doubt_box_add_field (doubts, about, value);
      if (flow == NULL)
        return value;
      pw_position_flow_add (flow, pw_position_labelled (NULL, beside, value));
    }
  if (flow)
    {
      gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 2);
      gtk_widget_set_hexpand (flow, TRUE);
    }
  return flow;
}

static GtkWidget *
caption_new (const char *text)
{
  GtkWidget *label = pw_words_new (text, "caption dim-label");

  return label;
}

/** FEW: so many lists alike are all shown; of more, those that say something. */
#define FEW 4

static void
update_more (GtkWidget *button)
{
  GPtrArray *rows = g_object_get_data (G_OBJECT (button), "pw-rows");
  g_autofree char *label = NULL;
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    n += is_folded (rows->pdata[i]) && is_there (rows->pdata[i]);
  label = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u more", "%u more", n), n);
  gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_widget_set_visible (button, n > 0);
}

/* Whatever has said something stays to be seen. */
static void
on_said (GtkWidget *button, GParamSpec *property G_GNUC_UNUSED, GtkWidget *list)
{
  if (pw_position_list_is_empty (list))
    return;
  fold (gtk_widget_get_parent (list), FALSE);
  update_more (button);
}

static void
on_more (GtkWidget *button)
{
  GPtrArray *rows = g_object_get_data (G_OBJECT (button), "pw-rows");
  GtkWidget *first = NULL;

  for (guint i = 0; i < rows->len; i++)
    {
      if (!first && is_folded (rows->pdata[i]) && is_there (rows->pdata[i]))
        first = rows->pdata[i];
      fold (rows->pdata[i], FALSE);
    }
  if (first)
    gtk_widget_child_focus (first, GTK_DIR_TAB_FORWARD);
  update_more (button);
}

/* Of many lists of one field most say nothing, as a tile that is not owned: they are folded away below the others. */
static GtkWidget *
more_new (const Editor *editor, const char *heading)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, heading, -1);
  g_object_set_data_full (G_OBJECT (button), "pw-rows", g_ptr_array_new (), (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect (button, "clicked", G_CALLBACK (on_more), NULL);
  g_signal_connect_object (editor->position, "changed", G_CALLBACK (update_more), button, G_CONNECT_SWAPPED);
  return button;
}

static void
add_to_more (GtkWidget *button, GtkWidget *row, GtkWidget *list)
{
  g_ptr_array_add (g_object_get_data (G_OBJECT (button), "pw-rows"), row);
  fold (row, pw_position_list_is_empty (list));
  g_signal_connect_object (list, "notify::selected", G_CALLBACK (on_said), button, G_CONNECT_SWAPPED);
}

static void
add_field (const Editor *editor, GtkWidget *box, const PwField *field, const char *heading, PwDoubtBox *doubts)
{
  guint n = pw_field_count (field), n_values;
  gboolean signs = field->flags & PW_FIELD_SIGN && n > 1;
  GtkWidget *flow = signs ? pw_position_flow_new () : box, *more = NULL;

  pw_field_values (editor->game, field, &n_values);
  if (signs)
    gtk_box_append (GTK_BOX (box), caption_new (_(field->name)));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *label = NULL, *words = NULL;
      GtkWidget *values, *row;
      PwMove about;

      pw_field_nth (field, editor->seat, i, &about);
      label = pw_field_label (editor->game, field, pw_position_get_state (editor->position), &about);
      values = values_new (editor, field, &about, field->hint ? _(field->hint) : label, doubts);
      if (values == NULL)
        continue;
      /* What stands alone below a heading that says the same needs no words of its own. */
      if (g_str_equal (label, heading))
        {
          row = values;
          gtk_widget_set_halign (row, n_values > 1 ? GTK_ALIGN_FILL : GTK_ALIGN_START);
        }
      else
        {
          words = pw_capital (label);
          row = pw_position_labelled (editor->board->position_sign (editor->position, &about), signs ? NULL : words, values);
        }
      if (signs)
        pw_position_flow_add (flow, row);
      else
        gtk_box_append (GTK_BOX (box), row);
      if (GTK_IS_DROP_DOWN (values) && !signs && n > FEW)
        {
          if (!more)
            more = g_object_ref_sink (more_new (editor, heading));
          add_to_more (more, row, values);
        }
      follow (editor, signs ? gtk_widget_get_parent (row) : row, field, &about);
    }
  if (signs)
    gtk_box_append (GTK_BOX (box), flow);
  if (more)
    {
      update_more (more);
      gtk_box_append (GTK_BOX (box), more);
      g_object_unref (more);
    }
}

/* -- Cards ---------------------------------------------------------------------------------------- */

/* What cannot be is said once for each kind of statement. */
static GtkWidget *
doubts_new (const Editor *editor, guint kind)
{
  PwMove all;

  pw_move_init (&all, kind, editor->seat);
  return pw_doubt_box_new (editor->position, &all);
}

static GtkWidget *
fields_card_new (const Editor *editor, const PwFieldCard *card)
{
  GtkWidget *box, *widget = pw_position_card_new (_(card->title), &box), *doubts = NULL;

  if (card->todo)
    gtk_box_append (GTK_BOX (box), caption_new (_(card->todo)));
  for (guint i = 0; i < card->n_fields; i++)
    {
      const PwField *field = &card->fields[i];

      if (i == 0 || field->kind != field[-1].kind)
        doubts = doubts_new (editor, field->kind);
      add_field (editor, box, field, _(card->title), PW_DOUBT_BOX (doubts));
      if (i + 1 == card->n_fields || field->kind != field[1].kind)
        gtk_box_append (GTK_BOX (box), doubts);
    }
  return widget;
}

static GtkWidget *
card_new (const Editor *editor, const PwFieldCard *card)
{
  GtkWidget *own = editor->board->position_card (editor->position, editor->seat, card->id);

  if (own)
    return own;
  /* Points are said with what they can be. */
  if (card->n_fields == 1 && card->fields[0].flags & PW_FIELD_ADDS && editor->game->position->audit && editor->seat >= 0)
    {
      PwMove points;

      pw_field_nth (card->fields, editor->seat, 0, &points);
      return pw_position_track_new (editor->position, &points);
    }
  return fields_card_new (editor, card);
}

/**
 * pw_position_editor_new:
 * @position: what lies on the table
 * @seat: before whom, or %PW_TABLE
 *
 * Returns: (transfer floating) (nullable): everything that the game's table says can be said there, as it is known; %NULL where the
 *   table has nothing
 */
GtkWidget *
pw_position_editor_new (PwPosition *position, int seat)
{
  const PwGame *game = pw_session_get_game (pw_position_get_session (position));
  const Editor editor = { position, game, pw_board_class_for (game->id), seat };
  GtkWidget *columns[2] = { NULL, NULL }, *pair;
  GtkLayoutManager *layout;

  for (guint i = 0; i < pw_game_n_cards (game); i++)
    {
      const PwFieldCard *card = &game->position->cards[i];
      GtkWidget **column = &columns[card->beside];

      if (!pw_field_card_is_there (card, pw_position_get_state (position), seat))
        continue;
      if (*column == NULL)
        *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
      gtk_box_append (GTK_BOX (*column), card_new (&editor, card));
    }
  if (columns[0] == NULL && columns[1] == NULL)
    return NULL;
  if (columns[0] == NULL || columns[1] == NULL)
    {
      pair = adw_clamp_new ();
      adw_clamp_set_child (ADW_CLAMP (pair), columns[0] ? columns[0] : columns[1]);
    }
  else
    {
      pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      layout = pw_pair_layout_new ();
      g_object_set (layout, "threshold", THRESHOLD, "first-width",
                    editor.board->position_width ? editor.board->position_width : FIRST, "spacing", 18, NULL);
      gtk_widget_set_layout_manager (pair, layout);
      pw_box_add (pair, columns[0], columns[1], NULL);
    }
  gtk_widget_add_css_class (pair, "position-editor");
  return pair;
}
