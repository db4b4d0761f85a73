/* pw-move-form.c: one kind of move as a form: a field for each argument, the legal moves below
 *
 * The tables of the game say what an argument is; nothing here knows any game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-move-form.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-notation.h"
#include "core/pw-quote.h"
#include "pw-drop-down.h"
#include "pw-make.h"

struct _PwMoveForm
{
  AdwBin parent_instance;

  PwSession *session;
  guint kind;
  int seat;                     /* of whom it is said, or PW_NOBODY: whoever acts */
  GtkWidget *fields[PW_MAX_ARGS][6]; /* by argument; several where it is several dice */
  GtkWidget *legal;
  GtkWidget *legal_title;
};

G_DEFINE_FINAL_TYPE (PwMoveForm, pw_move_form, ADW_TYPE_BIN)

enum
{
  LINE,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
tell_changed (PwMoveForm *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static const PwMoveKind *
kind_of (PwMoveForm *self)
{
  return &pw_session_get_game (self->session)->kinds[self->kind];
}

/* The seat of an argument that belongs to one, else -1. */
static int
seat_of (const PwMoveKind *kind, const PwArg *arg)
{
  if ((arg->flags & PW_ARG_PER_SEAT) == 0)
    return -1;
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].flags & PW_ARG_PER_SEAT)
      return arg->index - kind->args[i].index;
  return -1;
}

/* -- Fields ------------------------------------------------------------------------ */

static GtkWidget *
number_field (int min, int max)
{
  GtkWidget *field = gtk_spin_button_new_with_range (min, MAX (min, max), 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field), CLAMP (0, min, max));
  gtk_widget_set_valign (field, GTK_ALIGN_CENTER);
  return field;
}

/* A cell is typed: nobody picks one of thousands from a list. */
static GtkWidget *
cell_field (void)
{
  GtkWidget *field = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (field), 8);
  gtk_widget_set_valign (field, GTK_ALIGN_CENTER);
  return field;
}

static GtkWidget *
list_field (const char *const *items)
{
  GtkWidget *field = gtk_drop_down_new_from_strings (items);

  /* A long choice leaves room for the name of its row, on a phone too. */
  pw_drop_down_give_way (GTK_DROP_DOWN (field));
  gtk_widget_set_valign (field, GTK_ALIGN_CENTER);
  return field;
}

/* A drop-down of numbers, words or players; the first item of an optional one is empty. */
static GtkWidget *
choice_field (PwMoveForm *self, const PwArg *arg)
{
  const PwSetup *setup = pw_session_get_setup (self->session);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  if (arg->flags & PW_ARG_OPTIONAL)
    g_ptr_array_add (items, g_strdup (_("whatever fits")));
  if (arg->type == PW_ARG_SEAT)
    for (guint i = 0; i < setup->n_players; i++)
      g_ptr_array_add (items, g_strdup (pw_setup_name (setup, i)));
  else if (arg->type == PW_ARG_WORD)
    for (guint i = 0; i < arg->words->n_words; i++)
      g_ptr_array_add (items, g_strdup (_(arg->words->words[i].label)));
  else
    for (int i = arg->type == PW_ARG_DIE ? 1 : arg->min; i <= (arg->type == PW_ARG_DIE ? 6 : arg->max); i++)
      g_ptr_array_add (items, pw_number (i));
  g_ptr_array_add (items, NULL);
  return list_field ((const char *const *) items->pdata);
}

static void
add_field (PwMoveForm *self, AdwPreferencesGroup *group, guint i)
{
  const PwMoveKind *kind = kind_of (self);
  const PwArg *arg = &kind->args[i];
  const PwSetup *setup = pw_session_get_setup (self->session);
  int seat = seat_of (kind, arg);
  g_autofree char *title = seat >= 0 ? g_strdup (pw_setup_name (setup, seat)) : pw_capital (pw_arg_label (arg));
  GtkWidget *row;
  guint n = 1;

  if (seat >= (int) setup->n_players)
    return;
  row = adw_action_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (arg->type == PW_ARG_DICE)
    n = (guint) CLAMP (arg->max, 1, 6);
  for (guint j = 0; j < n; j++)
    {
      gboolean spin = arg->type == PW_ARG_DICE ||
                      (arg->type == PW_ARG_NUMBER && arg->max - arg->min > 40 && !(arg->flags & PW_ARG_OPTIONAL));

      self->fields[i][j] = arg->type == PW_ARG_CELL   ? cell_field ()
                           : !spin                    ? choice_field (self, arg)
                           : arg->type == PW_ARG_DICE ? number_field (1, 6)
                                                      : number_field (arg->min, arg->max);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->fields[i][j]), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
      g_signal_connect_object (self->fields[i][j],
                               arg->type == PW_ARG_CELL ? "changed"
                               : spin                   ? "value-changed"
                                                        : "notify::selected",
                               G_CALLBACK (tell_changed), self, G_CONNECT_SWAPPED);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->fields[i][j]);
    }
  adw_preferences_group_add (group, row);
}

/* What is typed there, where it is something; nothing is an error unless the argument may be left out. */
static gboolean
read_cell (PwMoveForm *self, guint i, gint16 *cell, GError **error)
{
  const PwArg *arg = &kind_of (self)->args[i];
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->fields[i][0]))));

  *cell = PW_ARG_NONE;
  if (pw_cell_parse (arg->cells, text, cell) || (*text == '\0' && (arg->flags & PW_ARG_OPTIONAL)))
    return TRUE;
  if (*text == '\0')
    g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("Something is missing: %s."), _(arg->cells->expects));
  else
    g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” is not understood: expected %s."), text,
                 _(arg->cells->expects));
  return FALSE;
}

/* What the field of argument @i says, or PW_ARG_NONE; cells are read by read_cell(). */
static gint16
value_of (PwMoveForm *self, guint i)
{
  const PwArg *arg = &kind_of (self)->args[i];
  guint8 dice[6];
  guint n = 0, at;

  if (!self->fields[i][0])
    return PW_ARG_NONE;
  if (arg->type == PW_ARG_DICE)
    {
      for (; n < 6 && self->fields[i][n]; n++)
        dice[n] = (guint8) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->fields[i][n]));
      return pw_dice_pack (dice, n);
    }
  if (GTK_IS_SPIN_BUTTON (self->fields[i][0]))
    return (gint16) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->fields[i][0]));
  at = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->fields[i][0]));
  if (arg->flags & PW_ARG_OPTIONAL)
    {
      if (at == 0)
        return PW_ARG_NONE;
      at--;
    }
  switch (arg->type)
    {
    case PW_ARG_WORD: return arg->words->words[at].value;
    case PW_ARG_SEAT: return (gint16) at;
    case PW_ARG_DIE: return (gint16) (at + 1);
    default: return (gint16) (arg->min + (int) at);
    }
}

/* -- Playing ------------------------------------------------------------------------- */

static void
on_play_clicked (PwMoveForm *self)
{
  g_autofree char *line = pw_move_form_get_line (self);

  g_signal_emit (self, signals[LINE], 0, line);
}

static void
on_legal_activated (PwMoveForm *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[LINE], 0, g_object_get_data (G_OBJECT (row), "line"));
}

static GtkWidget *
build_fields (PwMoveForm *self)
{
  const PwMoveKind *kind = kind_of (self);
  GtkWidget *group = adw_preferences_group_new ();

  for (guint i = 0; i < kind->n_args; i++)
    add_field (self, ADW_PREFERENCES_GROUP (group), i);
  return group;
}

static void
build (PwMoveForm *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *group = build_fields (self);
  GtkWidget *play = gtk_button_new_with_mnemonic (_("_Play"));

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _(kind_of (self)->title));
  gtk_widget_set_valign (play, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (play, "raised");
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), play);
  g_signal_connect_object (play, "clicked", G_CALLBACK (on_play_clicked), self, G_CONNECT_SWAPPED);

  self->legal_title = gtk_label_new (_("Legal now"));
  gtk_label_set_xalign (GTK_LABEL (self->legal_title), 0);
  gtk_widget_add_css_class (self->legal_title, "caption");
  gtk_widget_add_css_class (self->legal_title, "dim-label");
  self->legal = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->legal), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->legal, "boxed-list");
  g_signal_connect_object (self->legal, "row-activated", G_CALLBACK (on_legal_activated), self, G_CONNECT_SWAPPED);

  pw_box_add (box, group, self->legal_title, self->legal, NULL);
  adw_bin_set_child (ADW_BIN (self), box);
}

static void
pw_move_form_dispose (GObject *object)
{
  g_clear_object (&PW_MOVE_FORM (object)->session);
  G_OBJECT_CLASS (pw_move_form_parent_class)->dispose (object);
}

/* To the first field, not to its row: numbers can be typed at once. */
static gboolean
pw_move_form_grab_focus (GtkWidget *widget)
{
  GtkWidget *first = PW_MOVE_FORM (widget)->fields[0][0];

  return first ? gtk_widget_grab_focus (first) : GTK_WIDGET_CLASS (pw_move_form_parent_class)->grab_focus (widget);
}

static void
pw_move_form_class_init (PwMoveFormClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = pw_move_form_grab_focus;
  G_OBJECT_CLASS (klass)->dispose = pw_move_form_dispose;
  signals[LINE] = g_signal_new ("line", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_move_form_init (PwMoveForm *self)
{
  self->seat = PW_NOBODY;
}

/**
 * pw_move_form_new:
 * @session: the game
 * @kind: an index into its kinds of moves
 *
 * Returns: (transfer none): a form for that kind
 */
GtkWidget *
pw_move_form_new (PwSession *session, guint kind)
{
  PwMoveForm *self = g_object_new (PW_TYPE_MOVE_FORM, NULL);

  self->session = g_object_ref (session);
  self->kind = kind;
  build (self);
  return GTK_WIDGET (self);
}

/**
 * pw_move_form_new_fields:
 * @session: the game
 * @kind: an index into its kinds of moves
 *
 * Returns: (transfer floating): the fields of a move of that kind and nothing else, for
 *   pw_move_form_get_move()
 */
GtkWidget *
pw_move_form_new_fields (PwSession *session, guint kind)
{
  PwMoveForm *self = g_object_new (PW_TYPE_MOVE_FORM, NULL);

  self->session = g_object_ref (session);
  self->kind = kind;
  adw_bin_set_child (ADW_BIN (self), build_fields (self));
  return GTK_WIDGET (self);
}

/**
 * pw_move_form_set_seat:
 * @seat: of whom a statement is made
 *
 * Has the form speak of @seat instead of whoever acts.
 */
void
pw_move_form_set_seat (PwMoveForm *self, int seat)
{
  g_return_if_fail (PW_IS_MOVE_FORM (self));
  self->seat = seat;
}

/**
 * pw_move_form_set_legal:
 * @legal: moves; those of other kinds are left out
 *
 * Lists the legal moves of the form's kind, where they are not too many.
 */
void
pw_move_form_set_legal (PwMoveForm *self, const PwMoves *legal)
{
  GtkWidget *row;
  guint n = 0;

  g_return_if_fail (PW_IS_MOVE_FORM (self));
  g_return_if_fail (self->legal != NULL);

  while ((row = gtk_widget_get_first_child (self->legal)))
    gtk_list_box_remove (GTK_LIST_BOX (self->legal), row);
  for (guint i = 0; i < legal->n; i++)
    n += legal->items[i].kind == self->kind;
  gtk_widget_set_visible (self->legal, n > 0 && n <= PW_MOVE_FORM_MOST);
  gtk_widget_set_visible (self->legal_title, n > 0 && n <= PW_MOVE_FORM_MOST);
  if (n > PW_MOVE_FORM_MOST)
    return;
  for (guint i = 0; i < legal->n; i++)
    {
      const PwMove *move = &legal->items[i];
      g_autofree char *points = NULL, *shown = NULL;
      char *line;

      if (move->kind != self->kind)
        continue;
      line = pw_notation_print (pw_session_get_game (self->session), pw_session_get_setup (self->session), move);
      row = adw_action_row_new ();
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      shown = pw_isolate (line);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), shown);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      points = pw_number_signed (
        pw_game_points (pw_session_get_game (self->session), pw_session_get_state (self->session), move));
      if (g_strcmp0 (points, "0") != 0)
        {
          GtkWidget *pill = gtk_label_new (points);

          gtk_widget_add_css_class (pill, "pill");
          gtk_widget_set_valign (pill, GTK_ALIGN_CENTER);
          adw_action_row_add_suffix (ADW_ACTION_ROW (row), pill);
        }
      g_object_set_data_full (G_OBJECT (row), "line", line, g_free);
      gtk_list_box_append (GTK_LIST_BOX (self->legal), row);
    }
}

/**
 * pw_move_form_get_move:
 * @player: who makes the move; ignored where the table makes it
 * @move: (out): what the fields say; where it is not all of it, what is there
 * @error: where a place that is needed is not typed (%PW_NOTATION_ERROR_MISSING), or what is typed is none
 *
 * Returns: whether it is a whole move
 */
gboolean
pw_move_form_get_move (PwMoveForm *self, int player, PwMove *move, GError **error)
{
  const PwMoveKind *kind;
  gboolean whole = TRUE;

  g_return_val_if_fail (PW_IS_MOVE_FORM (self), FALSE);
  kind = kind_of (self);
  pw_move_init (move, self->kind, kind->table ? PW_TABLE : player);
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].type != PW_ARG_CELL)
      move->args[kind->args[i].index] = value_of (self, i);
    else
      whole = read_cell (self, i, &move->args[kind->args[i].index], whole ? error : NULL) && whole;
  return whole;
}

/**
 * pw_move_form_get_line:
 *
 * Returns: (transfer full): the move that the fields say, in notation
 */
char *
pw_move_form_get_line (PwMoveForm *self)
{
  PwMove move;

  g_return_val_if_fail (PW_IS_MOVE_FORM (self), NULL);
  pw_move_form_get_move (self, self->seat >= 0 ? self->seat : MAX (0, pw_session_get_actor (self->session)), &move, NULL);
  return pw_notation_print (pw_session_get_game (self->session), pw_session_get_setup (self->session), &move);
}
