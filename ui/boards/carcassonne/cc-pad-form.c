/* cc-pad-form.c: a line of the score pad by pointer: what it is, how large, whose followers
 *
 * The button says what it will do. Nothing is kept here but the numbers of the line that is being made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-pad-form.h"

#include <glib/gi18n-lib.h>

#include "cc-pictures.h"
#include "core/pw-notation.h"
#include "games/carcassonne/view/cc-view.h"
#include "pw-marker-image.h"
#include "pw-wrap-layout.h"

/** FIRST_KIND, KINDS: the moves that are lines of a pad: from road to points. */
#define FIRST_KIND CC_KIND_ROAD
#define KINDS (CC_KIND_POINTS - CC_KIND_ROAD + 1)
/** PICTURE: of a sort, in pixels. */
#define PICTURE 18

struct _CcPadForm
{
  AdwBin parent_instance;

  PwSession *session;
  guint kind, seat;
  gboolean updating;

  GtkBox *box, *sort_box;
  GtkWidget *sorts[KINDS];
  GtkWidget *rows[CC_PAD_NUMBERS];
  GtkWidget *numbers[CC_PAD_NUMBERS];
  GtkWidget *open;
  GtkWidget *whose, *owners[CC_MAX_PLAYERS]; /* of goods and points: one player */
  GtkWidget *reason;            /* of points that fit no line */
  GtkWidget *shares, *followers[CC_MAX_PLAYERS], *pigs[CC_MAX_PLAYERS];
  GtkWidget *button, *problem, *note;
};

G_DEFINE_FINAL_TYPE (CcPadForm, cc_pad_form, ADW_TYPE_BIN)

enum
{
  SAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/** Number: what is asked of a line, and of which kinds; @arg: where the move has it. */
typedef struct
{
  const char *name;
  guint kinds;
  guint8 arg;
  int min, max, first;
} Number;

#define OF(kind) (1u << (CC_KIND_##kind - FIRST_KIND))

static const Number numbers[CC_PAD_NUMBERS] = {
  [CC_PAD_TILES] = { N_("Tiles"), OF (ROAD) | OF (CITY) | OF (MONASTERY), CC_ARG_TILES, 1, CC_TILES, 2 },
  [CC_PAD_PENNANTS] = { N_("Pennants"), OF (CITY), CC_ARG_PENNANTS, 0, 10, 0 },
  [CC_PAD_CITIES] = { N_("Completed cities it feeds"), OF (FIELD), CC_ARG_TILES, 0, 78, 1 },
  [CC_PAD_WINE] = { N_("Wine"), OF (TAKES), CC_WINE, 0, 9, 0 },
  [CC_PAD_GRAIN] = { N_("Grain"), OF (TAKES), CC_GRAIN, 0, 6, 0 },
  [CC_PAD_CLOTH] = { N_("Cloth"), OF (TAKES), CC_CLOTH, 0, 5, 0 },
  [CC_PAD_POINTS] = { N_("Points"), OF (POINTS), CC_ARG_NUMBER, -CC_MAX_SCORE, CC_MAX_SCORE, 1 },
  [CC_PAD_TIMES] = { N_("How many alike"), OF (ROAD) | OF (CITY) | OF (MONASTERY) | OF (FIELD) | OF (FEEDS), CC_ARG_TIMES, 1, 9, 1 },
};

static const CcState *
state_of (CcPadForm *self)
{
  return pw_session_get_state (self->session);
}

static gboolean
is_feature (guint kind)
{
  return kind <= CC_KIND_FEEDS;
}

/* Fields have no end, and nothing is complete at the final scoring. */
static gboolean
is_open (CcPadForm *self)
{
  if (!is_feature (self->kind))
    return FALSE;
  return state_of (self)->level == CC_LEVEL_FINAL || self->kind >= CC_KIND_FIELD ||
         gtk_check_button_get_active (GTK_CHECK_BUTTON (self->open));
}

static gboolean
is_asked (CcPadForm *self, guint number)
{
  if (!(numbers[number].kinds >> (self->kind - FIRST_KIND) & 1))
    return FALSE;
  if (number == CC_PAD_TIMES)
    return is_open (self);
  /* A monastery that is complete has nine. */
  return number != CC_PAD_TILES || self->kind != CC_KIND_MONASTERY || is_open (self);
}

static int
number_of (CcPadForm *self, guint number)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->numbers[number]));
}

/* -- What it says --------------------------------------------------------------------------------------- */

static gboolean
has_reason (CcPadForm *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->reason)));

  return self->kind == CC_KIND_POINTS && *g_strstrip (text) != '\0';
}

/**
 * cc_pad_form_get_move:
 * @self: a form
 * @move: (out): the line that is made, without its reason
 */
void
cc_pad_form_get_move (CcPadForm *self, PwMove *move)
{
  const CcState *state = state_of (self);

  pw_move_init (move, self->kind, is_feature (self->kind) ? PW_TABLE : (int) self->seat);
  for (guint i = 0; i < CC_PAD_NUMBERS; i++)
    if (is_asked (self, i))
      {
        int value = number_of (self, i);

        /* What is not there is not said; times 1 neither. */
        if (value > (i == CC_PAD_TIMES) || i == CC_PAD_POINTS || i == CC_PAD_CITIES)
          move->args[numbers[i].arg] = (gint16) value;
      }
  if (!is_feature (self->kind))
    return;
  if (is_open (self) && state->level != CC_LEVEL_FINAL && self->kind < CC_KIND_FIELD)
    move->args[CC_ARG_OPEN] = 1;
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      int n = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->followers[seat]));
      gboolean pig = self->kind >= CC_KIND_FIELD && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->pigs[seat]));

      if (n > 0)
        move->args[CC_ARG_SEATS + seat] = (gint16) (2 * n + (pig ? 1 : 0));
    }
}

static void
update_button (CcPadForm *self)
{
  const PwGame *game = pw_session_get_game (self->session);
  g_autoptr (GError) error = NULL;
  g_autofree char *label = NULL;
  CcViewRow row;
  PwMove move;
  gboolean good;

  cc_pad_form_get_move (self, &move);
  /* Some reason or other: the table's reasons get it when it is done with. */
  move.reason = has_reason (self);
  good = pw_game_check (game, state_of (self), &move, &error) && cc_view_row (state_of (self), &move, is_open (self), &row);
  label = good ? cc_view_row_result (pw_session_get_setup (self->session), &move, &row) : g_strdup (_("Write it down"));
  gtk_button_set_label (GTK_BUTTON (self->button), label);
  gtk_widget_set_sensitive (self->button, good);
  gtk_label_set_text (GTK_LABEL (self->problem), error ? error->message : "");
  gtk_widget_set_visible (self->problem, error != NULL);
}

static void
set_on (GtkWidget *toggle, gboolean on)
{
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)) != on)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), on);
}

static void
update (CcPadForm *self)
{
  const CcState *state = state_of (self);
  PwKindSet playable = pw_session_get_game (self->session)->play.playable (state);

  if (self->updating)
    return;
  self->updating = TRUE;
  for (guint i = 0; i < KINDS; i++)
    {
      guint kind = FIRST_KIND + i;
      gboolean there = pw_kind_set_has (playable, kind) && (kind != CC_KIND_TAKES || state->options[CC_OPTION_GOODS]);

      if (kind == CC_KIND_FIELD || kind == CC_KIND_FEEDS)
        there = there && state->options[CC_OPTION_FIELDS] != CC_FIELDS_NONE &&
                (kind == CC_KIND_FEEDS) == (state->options[CC_OPTION_FIELDS] == CC_FIELDS_PER_CITY);
      gtk_widget_set_visible (self->sorts[i], there);
      set_on (self->sorts[i], kind == self->kind);
    }
  gtk_widget_set_visible (self->open, state->level != CC_LEVEL_FINAL && self->kind <= CC_KIND_MONASTERY);
  for (guint i = 0; i < CC_PAD_NUMBERS; i++)
    gtk_widget_set_visible (self->rows[i], is_asked (self, i));
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->numbers[CC_PAD_TILES]), is_open (self) ? 1 : 2,
                             self->kind == CC_KIND_MONASTERY ? 8 : CC_TILES);
  gtk_widget_set_visible (self->whose, !is_feature (self->kind));
  gtk_widget_set_visible (self->reason, self->kind == CC_KIND_POINTS);
  gtk_widget_set_visible (self->shares, is_feature (self->kind));
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      set_on (self->owners[seat], seat == self->seat);
      gtk_widget_set_visible (self->pigs[seat], self->kind >= CC_KIND_FIELD && state->options[CC_OPTION_PIG]);
    }
  gtk_widget_set_visible (self->note, cc_is_pad (state));
  self->updating = FALSE;
  update_button (self);
}

/* The sort stays: one road often follows another. */
static void
clear (CcPadForm *self)
{
  self->updating = TRUE;
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->open), FALSE);
  gtk_editable_set_text (GTK_EDITABLE (self->reason), "");
  for (guint i = 0; i < CC_PAD_NUMBERS; i++)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->numbers[i]), numbers[i].first);
  for (guint seat = 0; seat < state_of (self)->n_players; seat++)
    {
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->followers[seat]), 0);
      set_on (self->pigs[seat], FALSE);
    }
  self->updating = FALSE;
  update (self);
}

/**
 * cc_pad_form_is_line:
 * @move: any move
 *
 * Returns: whether it is what the form writes
 */
gboolean
cc_pad_form_is_line (const PwMove *move)
{
  return move->kind >= FIRST_KIND && move->kind < FIRST_KIND + KINDS;
}

/**
 * cc_pad_form_show:
 * @self: a form
 * @move: (nullable): a line, whoever said it; %NULL: none any more
 *
 * Fills in what the line says, so that whoever types it sees what it brings.
 */
void
cc_pad_form_show (CcPadForm *self, const PwMove *move)
{
  g_return_if_fail (CC_IS_PAD_FORM (self));
  g_return_if_fail (move == NULL || cc_pad_form_is_line (move));
  clear (self);
  if (!move)
    return;
  self->kind = move->kind;
  if (!is_feature (move->kind) && move->player >= 0)
    self->seat = (guint) move->player;
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->open), is_feature (move->kind) && move->args[CC_ARG_OPEN] == 1);
  /* How far the numbers go depends on what it is. */
  update (self);
  for (guint i = 0; i < CC_PAD_NUMBERS; i++)
    if (is_asked (self, i) && move->args[numbers[i].arg] != PW_ARG_NONE)
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->numbers[i]), move->args[numbers[i].arg]);
  for (guint seat = 0; is_feature (move->kind) && seat < state_of (self)->n_players; seat++)
    {
      int n = move->args[CC_ARG_SEATS + seat];

      if (n == PW_ARG_NONE)
        continue;
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->followers[seat]), n / 2);
      set_on (self->pigs[seat], n & 1);
    }
  if (move->kind == CC_KIND_POINTS)
    {
      const char *reason = pw_move_get_reason (move, pw_session_get_setup (self->session));

      gtk_editable_set_text (GTK_EDITABLE (self->reason), reason ? reason : "");
    }
}

/* -- Presses -------------------------------------------------------------------------------------------------- */

static void
on_say (CcPadForm *self)
{
  const PwHistory *history = pw_session_get_history (self->session);
  g_autoptr (CcPadForm) alive = g_object_ref (self);
  g_autoptr (GError) error = NULL;
  guint before = pw_history_get_cursor (history);
  PwMove move;

  cc_pad_form_get_move (self, &move);
  if (has_reason (self) && !pw_move_set_reason (&move, pw_session_get_setup (self->session),
                                                gtk_editable_get_text (GTK_EDITABLE (self->reason)), &error))
    {
      gtk_label_set_text (GTK_LABEL (self->problem), error->message);
      gtk_widget_set_visible (self->problem, TRUE);
      return;
    }
  g_signal_emit (self, signals[SAY], 0, &move);
  /* What was refused stays, to be put right. */
  if (pw_history_get_cursor (pw_session_get_history (self->session)) > before)
    clear (self);
}

static void
on_sort (CcPadForm *self, GtkToggleButton *button)
{
  guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  if (!self->updating && gtk_toggle_button_get_active (button))
    cc_pad_form_set_kind (self, FIRST_KIND + i);
}

static void
on_owner (CcPadForm *self, GtkToggleButton *button)
{
  if (!self->updating && gtk_toggle_button_get_active (button))
    cc_pad_form_set_seat (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index")));
}

/* A number brings nothing new to ask; a range that was narrowed while the form changes neither. */
static void
on_number (CcPadForm *self)
{
  if (!self->updating)
    update_button (self);
}

/* -- Making it -------------------------------------------------------------------------------------------------- */

static GtkWidget *
spin_new (CcPadForm *self, const char *name, int min, int max, int value)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (on_number), self, G_CONNECT_SWAPPED);
  return spin;
}

/* A picture, or none, a name and what stands at the end. */
static GtkWidget *
row_new (GtkWidget *sign, const char *name, GtkWidget *last)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  if (sign)
    gtk_box_append (GTK_BOX (row), sign);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), last);
  return row;
}

static GtkWidget *
toggle_new (CcPadForm *self, GtkWidget *sign, const char *name, guint index, GtkWidget *group, gpointer handler)
{
  GtkWidget *button = gtk_toggle_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  if (sign)
    gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), gtk_label_new (name));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "pad-sort");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (group)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (group));
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  g_signal_connect_object (button, "toggled", G_CALLBACK (handler), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
sort_picture (guint kind)
{
  switch ((CcKind) kind)
    {
    case CC_KIND_ROAD: return cc_picture_sign (PICTURE, CC_SIGN_ROAD);
    case CC_KIND_CITY: return cc_picture_sign (PICTURE, CC_SIGN_CITY);
    case CC_KIND_MONASTERY: return cc_picture_sign (PICTURE, CC_SIGN_MONASTERY);
    case CC_KIND_FIELD:
    case CC_KIND_FEEDS: return cc_picture_sign (PICTURE, CC_SIGN_FIELD);
    case CC_KIND_TAKES: return cc_picture_good (PICTURE, CC_WINE);
    default: return NULL;
    }
}

static void
add_sorts (CcPadForm *self)
{
  /* The game's own titles are those of moves, and longer. */
  static const char *const names[KINDS] = { N_("Road"),  N_("City"),  N_("Monastery"), N_("Field"),
                                            N_("Field"), N_("Goods"), N_("Points") };
  static const guint8 order[KINDS] = { 1, 0, 2, 3, 4, 5, 6 };
  GtkWidget *first = NULL;

  for (guint k = 0; k < KINDS; k++)
    {
      guint i = order[k];

      self->sorts[i] = toggle_new (self, sort_picture (FIRST_KIND + i), _(names[i]), i, first, on_sort);
      first = first ? first : self->sorts[i];
      gtk_box_append (self->sort_box, self->sorts[i]);
    }
}

static void
add_owners (CcPadForm *self)
{
  const PwSetup *setup = pw_session_get_setup (self->session);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      GtkWidget *marker = pw_marker_image_new (8);

      pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[seat], setup->names[seat]);
      self->owners[seat] = toggle_new (self, marker, pw_setup_name (setup, seat), seat, seat ? self->owners[0] : NULL, on_owner);
      gtk_box_append (GTK_BOX (self->whose), self->owners[seat]);
    }
}

static void
add_shares (CcPadForm *self)
{
  const PwSetup *setup = pw_session_get_setup (self->session);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      GtkWidget *marker = pw_marker_image_new (8), *last = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      /* Translators: what is counted, and whose. */
      g_autofree char *name = g_strdup_printf (_("Followers of %s"), pw_setup_name (setup, seat));
      g_autofree char *pig = g_strdup_printf (_("The pig of %s is there"), pw_setup_name (setup, seat));

      pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[seat], setup->names[seat]);
      self->followers[seat] = spin_new (self, name, 0, 9, 0);
      self->pigs[seat] = gtk_toggle_button_new ();
      gtk_button_set_child (GTK_BUTTON (self->pigs[seat]), cc_picture_figure (16, CC_DRAW_PIG, setup->markers[seat], FALSE));
      gtk_widget_set_tooltip_text (self->pigs[seat], pig);
      gtk_widget_set_valign (self->pigs[seat], GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (self->pigs[seat], "pad-sort");
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->pigs[seat]), GTK_ACCESSIBLE_PROPERTY_LABEL, pig, -1);
      g_signal_connect_object (self->pigs[seat], "toggled", G_CALLBACK (on_number), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (last), self->pigs[seat]);
      gtk_box_append (GTK_BOX (last), self->followers[seat]);
      gtk_box_append (GTK_BOX (self->shares), row_new (marker, pw_setup_name (setup, seat), last));
    }
}

/* What is counted of a line; how many are alike stands behind whose they are. */
static void
add_numbers (CcPadForm *self)
{
  GtkWidget *before = self->whose;

  for (guint i = 0; i < CC_PAD_NUMBERS; i++)
    {
      GtkWidget *sign = i >= CC_PAD_WINE && i <= CC_PAD_CLOTH ? cc_picture_good (16, (CcGood) (i - CC_PAD_WINE)) : NULL;

      self->numbers[i] = spin_new (self, _(numbers[i].name), numbers[i].min, numbers[i].max, numbers[i].first);
      self->rows[i] = row_new (sign, _(numbers[i].name), self->numbers[i]);
      gtk_box_insert_child_after (self->box, self->rows[i], i == CC_PAD_TIMES ? self->shares : before);
      before = self->rows[i];
    }
}

/* -- Object ---------------------------------------------------------------------------------------------------- */

static void
cc_pad_form_dispose (GObject *object)
{
  CcPadForm *self = CC_PAD_FORM (object);

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  /* What the numbers say is asked no more while they go away. */
  self->updating = TRUE;
  g_clear_object (&self->session);
  G_OBJECT_CLASS (cc_pad_form_parent_class)->dispose (object);
}

static void
cc_pad_form_class_init (CcPadFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cc_pad_form_dispose;
  /**
   * CcPadForm::say:
   * @move: the line
   *
   * The button was pressed.
   */
  signals[SAY] = g_signal_new ("say", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                               G_TYPE_POINTER);

  g_type_ensure (PW_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/cc-pad-form.ui");
  gtk_widget_class_bind_template_child (widget_class, CcPadForm, box);
  gtk_widget_class_bind_template_child (widget_class, CcPadForm, sort_box);
  gtk_widget_class_bind_template_child (widget_class, CcPadForm, whose);
  gtk_widget_class_bind_template_child (widget_class, CcPadForm, reason);
  gtk_widget_class_bind_template_child (widget_class, CcPadForm, open);
  gtk_widget_class_bind_template_child (widget_class, CcPadForm, shares);
  gtk_widget_class_bind_template_child (widget_class, CcPadForm, button);
  gtk_widget_class_bind_template_child (widget_class, CcPadForm, problem);
  gtk_widget_class_bind_template_child (widget_class, CcPadForm, note);
  gtk_widget_class_bind_template_callback (widget_class, on_number);
  gtk_widget_class_bind_template_callback (widget_class, on_say);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
cc_pad_form_init (CcPadForm *self)
{
  self->kind = CC_KIND_CITY;
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Points that fit no line say what for (14.2). */
  gtk_entry_set_max_length (GTK_ENTRY (self->reason), PW_MAX_REASON);
}

/**
 * cc_pad_form_new:
 * @session: a game of Carcassonne
 *
 * Returns: (transfer floating): a form for one line after the other
 */
GtkWidget *
cc_pad_form_new (PwSession *session)
{
  CcPadForm *self = g_object_new (CC_TYPE_PAD_FORM, NULL);

  self->session = g_object_ref (session);
  self->updating = TRUE;
  add_sorts (self);
  add_owners (self);
  add_numbers (self);
  add_shares (self);
  self->updating = FALSE;
  g_signal_connect_swapped (session, "changed", G_CALLBACK (update), self);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * cc_pad_form_set_kind:
 * @kind: of the moves from road to points
 */
void
cc_pad_form_set_kind (CcPadForm *self, guint kind)
{
  g_return_if_fail (CC_IS_PAD_FORM (self));
  g_return_if_fail (kind >= FIRST_KIND && kind < FIRST_KIND + KINDS);
  self->kind = kind;
  update (self);
}

/**
 * cc_pad_form_set_seat:
 * @seat: whose goods and points are written
 */
void
cc_pad_form_set_seat (CcPadForm *self, guint seat)
{
  g_return_if_fail (CC_IS_PAD_FORM (self));
  self->seat = MIN (seat, state_of (self)->n_players - 1u);
  update (self);
}

void
cc_pad_form_set_number (CcPadForm *self, CcPadNumber number, int value)
{
  g_return_if_fail (CC_IS_PAD_FORM (self));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->numbers[number]), value);
}

void
cc_pad_form_set_followers (CcPadForm *self, guint seat, int followers, gboolean pig)
{
  g_return_if_fail (CC_IS_PAD_FORM (self));
  g_return_if_fail (seat < state_of (self)->n_players);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->followers[seat]), followers);
  set_on (self->pigs[seat], pig);
}

void
cc_pad_form_set_open (CcPadForm *self, gboolean open)
{
  g_return_if_fail (CC_IS_PAD_FORM (self));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->open), open);
}

GtkWidget *
cc_pad_form_get_button (CcPadForm *self)
{
  g_return_val_if_fail (CC_IS_PAD_FORM (self), NULL);
  return self->button;
}

/**
 * cc_pad_form_set_reason:
 * @text: what points that fit no line are for; one line
 */
void
cc_pad_form_set_reason (CcPadForm *self, const char *text)
{
  g_return_if_fail (CC_IS_PAD_FORM (self));
  gtk_editable_set_text (GTK_EDITABLE (self->reason), text);
}
