/* pw-dice-entry.c: dice to click when a roll is asked; rolling and drawing by the program
 *
 * Clicks write the same digits into the entry that people type, and what they type shows here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-dice-entry.h"

#include <glib/gi18n-lib.h>

#include "core/pw-dealer.h"
#include "core/pw-quote.h"

#include "pw-cut-tooltip.h"
#include "pw-die-image.h"
#include "pw-fit-layout.h"
#include "pw-large-text.h"
#include "pw-marker-image.h"
#include "pw-wrap-layout.h"

#define MAX_ROWS (PW_MAX_PLAYERS + 2)
#define MAX_DICE 6
#define FACES 6

typedef struct
{
  char *name;                   /* whose dice */
  int seat;                     /* or PW_TABLE */
  guint n;                      /* how many dice */
  guint8 dice[MAX_DICE];        /* what is entered so far; 0 = open */
  GtkWidget *faces[FACES];
  GtkWidget *images[FACES];
} Row;

struct _PwDiceEntry
{
  AdwBin parent_instance;

  GtkWidget *rows;

  PwSession *session;
  PwEntry *entry;
  Row row[MAX_ROWS];
  guint n_rows;
  int kind;                     /* the kind the rows are for, or -1 */
  gboolean asked;               /* they are asked for now */
  gboolean large;               /* they were made for large text */
  gboolean writing;
  const char *deal_label;
};

G_DEFINE_FINAL_TYPE (PwDiceEntry, pw_dice_entry, ADW_TYPE_BIN)

enum
{
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

enum
{
  PROP_0,
  PROP_DEAL_LABEL,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* -- What is entered ------------------------------------------------------------- */

static gboolean
is_full (const Row *row)
{
  return row->dice[row->n - 1] != 0;
}

static guint
count (const Row *row, guint value)
{
  guint n = 0;

  for (guint i = 0; i < row->n; i++)
    n += row->dice[i] == value;
  return n;
}

static void
show_row (const Row *row)
{
  for (guint i = 0; i < FACES; i++)
    {
      guint chosen = count (row, i + 1);
      g_autofree char *name = g_strdup_printf (chosen > 1 ? _("%s, %u; selected twice")
                                               : chosen   ? _("%s, %u; selected")
                                                          : "%s, %u",
                                               row->name, i + 1);

      pw_die_image_set (PW_DIE_IMAGE (row->images[i]), i + 1, chosen);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row->faces[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
}

/* Of more rows than there is room for, the first that is not full is to be seen: its dice are asked for. */
static void
show_next (PwDiceEntry *self)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT), *box;
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;
  double value;
  guint next = 0;

  while (next < self->n_rows && is_full (&self->row[next]))
    next++;
  if (!viewport || next == self->n_rows)
    return;
  box = gtk_widget_get_parent (gtk_widget_get_parent (self->row[next].faces[0]));
  if (!gtk_widget_get_mapped (box) || !gtk_widget_compute_bounds (box, gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &bounds))
    return;
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  /* At once: clamping the page would take its time, and the next press with it. */
  value = gtk_adjustment_get_value (adjustment);
  value = MAX (value, bounds.origin.y + bounds.size.height - gtk_adjustment_get_page_size (adjustment));
  gtk_adjustment_set_value (adjustment, MIN (value, bounds.origin.y));
}

/* The digits of all rows up to the first that is not full. */
static void
write_text (PwDiceEntry *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean whole = TRUE;

  for (guint i = 0; i < self->n_rows && whole; i++)
    {
      if (i > 0 && self->row[i].dice[0])
        g_string_append_c (text, ' ');
      for (guint j = 0; j < self->row[i].n && self->row[i].dice[j]; j++)
        g_string_append_c (text, (char) ('0' + self->row[i].dice[j]));
      whole = is_full (&self->row[i]);
    }
  self->writing = TRUE;
  pw_entry_set_text (self->entry, text->str);
  self->writing = FALSE;
  if (whole)
    pw_entry_activate (self->entry);
}

/* Digits typed into the entry, dealt out to the rows as far as they are dice: what stands behind a digit that is none
 * would slip into another's place. Other words leave the rows as they are. */
static void
on_text_changed (PwDiceEntry *self)
{
  const char *text = pw_entry_get_text (self->entry);
  guint row = 0, n = 0;

  if (self->writing || !self->asked)
    return;
  if (text[strspn (text, "0123456789 ,;")] != '\0')
    return;
  for (guint i = 0; i < self->n_rows; i++)
    memset (self->row[i].dice, 0, sizeof self->row[i].dice);
  for (; *text && row < self->n_rows; text++)
    {
      if (!g_ascii_isdigit (*text))
        continue;
      if (*text < '1' || *text > '6')
        break;
      self->row[row].dice[n++] = (guint8) (*text - '0');
      if (n == self->row[row].n)
        {
          row++;
          n = 0;
        }
    }
  for (guint i = 0; i < self->n_rows; i++)
    show_row (&self->row[i]);
  show_next (self);
}

static void
on_face_clicked (PwDiceEntry *self, GtkWidget *face)
{
  guint at = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (face), "face"));
  Row *row = &self->row[at / FACES];
  guint value = at % FACES + 1;

  /* A row that is full begins anew. */
  if (is_full (row))
    memset (row->dice, 0, sizeof row->dice);
  for (guint i = 0; i < row->n; i++)
    if (row->dice[i] == 0)
      {
        row->dice[i] = (guint8) value;
        break;
      }
  show_row (row);
  write_text (self);
  show_next (self);
}

/* -- Rows --------------------------------------------------------------------------- */

static void
clear (PwDiceEntry *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->rows)))
    gtk_box_remove (GTK_BOX (self->rows), child);
  for (guint i = 0; i < self->n_rows; i++)
    g_free (self->row[i].name);
  memset (self->row, 0, sizeof self->row);
  self->n_rows = 0;
}

static void
add_row (PwDiceEntry *self, const char *name, int seat, guint marker, guint n)
{
  Row *row = &self->row[self->n_rows];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *faces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = gtk_label_new (name);

  row->name = g_strdup (name);
  row->seat = seat;
  row->n = n;
  if (marker)
    {
      GtkWidget *image = pw_marker_image_new (9);

      pw_marker_image_set (PW_MARKER_IMAGE (image), marker, name);
      gtk_box_append (GTK_BOX (head), image);
    }
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  gtk_widget_set_hexpand (label, TRUE);
  pw_cut_tooltip (GTK_LABEL (label));
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (box), head);
  /* Large names stand above the dice where they find no room beside them. */
  if (pw_large_text_is_on (GTK_WIDGET (self)))
    gtk_widget_set_layout_manager (box, pw_wrap_layout_new (6));
  for (guint i = 0; i < FACES; i++)
    {
      row->images[i] = pw_die_image_new (26);
      row->faces[i] = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (row->faces[i]), row->images[i]);
      gtk_widget_add_css_class (row->faces[i], "flat");
      gtk_widget_add_css_class (row->faces[i], "die-face");
      g_object_set_data (G_OBJECT (row->faces[i]), "face", GUINT_TO_POINTER (self->n_rows * FACES + i));
      g_signal_connect_object (row->faces[i], "clicked", G_CALLBACK (on_face_clicked), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (faces), row->faces[i]);
    }
  gtk_box_append (GTK_BOX (box), faces);
  gtk_widget_add_css_class (box, "dice-row");
  gtk_box_append (GTK_BOX (self->rows), box);
  show_row (row);
  self->n_rows++;
}

/* Whether the rows are those of @owners, in their order. */
static gboolean
has_rows (PwDiceEntry *self, const PwDiceOwner *owners, guint n_owners)
{
  if (self->n_rows != MIN (n_owners, MAX_ROWS) || self->large != pw_large_text_is_on (GTK_WIDGET (self)))
    return FALSE;
  for (guint i = 0; i < self->n_rows; i++)
    if (self->row[i].seat != owners[i].seat || self->row[i].n != MIN (owners[i].n, MAX_DICE))
      return FALSE;
  return TRUE;
}

static void
build_rows (PwDiceEntry *self, const PwDiceOwner *owners, guint n_owners)
{
  const PwSetup *setup = pw_session_get_setup (self->session);

  clear (self);
  self->large = pw_large_text_is_on (GTK_WIDGET (self));
  for (guint i = 0; i < n_owners && i < MAX_ROWS; i++)
    {
      /* "white" in a sentence is "White" as the name of a row; a player's name stays as it was typed. */
      g_autofree char *name = owners[i].seat >= 0 ? g_strdup (owners[i].name) : pw_capital (owners[i].name);

      add_row (self, name, owners[i].seat, owners[i].seat >= 0 ? setup->markers[owners[i].seat] : 0,
               CLAMP (owners[i].n, 1, MAX_DICE));
    }
}

static void
set_deal_label (PwDiceEntry *self, const char *label)
{
  if (self->deal_label == label)
    return;
  self->deal_label = label;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DEAL_LABEL]);
}

/* Whether the program can do for the table what is asked now: it rolls and draws, and cannot read what is printed on a tile. */
static gboolean
can_deal (PwSession *session)
{
  PwMove move;

  return pw_dealer_roll (pw_session_get_history (session), &move) &&
         pw_kind_set_has (pw_session_get_game (session)->play.playable (pw_session_get_state (session)), move.kind);
}

static void
update (PwDiceEntry *self)
{
  gboolean looking_back = FALSE, table;
  PwDiceOwner owners[PW_MAX_ARGS];
  int kind = -1;
  guint asked, n_owners = 0;

  if (!self->session)
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      set_deal_label (self, NULL);
      return;
    }
  g_object_get (self->session, "looking-back", &looking_back, NULL);
  table = !looking_back && pw_session_get_actor (self->session) == PW_TABLE && !pw_entry_has_reader (self->entry);
  if (table)
    kind = pw_entry_get_dice (self->entry, owners, &n_owners);
  /* The rows stay for the next roll: a round later it is the same people's. */
  self->asked = kind >= 0;
  if (self->asked && (kind != self->kind || !has_rows (self, owners, n_owners)))
    build_rows (self, owners, n_owners);
  if (self->asked)
    self->kind = kind;
  on_text_changed (self);
  /* Something else of the table was clicked: that is asked first. */
  asked = pw_entry_get_partial (self->entry)->kind;
  gtk_widget_set_visible (GTK_WIDGET (self), self->asked && (asked == PW_KIND_ANY || (int) asked == kind));
  set_deal_label (self, !table || !can_deal (self->session) ? NULL : kind >= 0 ? _("_Roll for us") : _("_Draw for us"));
}

/* -- Object ---------------------------------------------------------------------------- */

static void
disconnect (PwDiceEntry *self)
{
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->entry)
    g_signal_handlers_disconnect_by_data (self->entry, self);
  g_clear_object (&self->session);
  g_clear_object (&self->entry);
}

static void
pw_dice_entry_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, PW_DICE_ENTRY (object)->deal_label);
}

static void
pw_dice_entry_dispose (GObject *object)
{
  PwDiceEntry *self = PW_DICE_ENTRY (object);

  disconnect (self);
  if (self->rows)
    clear (self);
  self->rows = NULL;
  G_OBJECT_CLASS (pw_dice_entry_parent_class)->dispose (object);
}

static void
pw_dice_entry_class_init (PwDiceEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_dice_entry_dispose;
  G_OBJECT_CLASS (klass)->get_property = pw_dice_entry_get_property;
  props[PROP_DEAL_LABEL] = g_param_spec_string ("deal-label", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_ERROR);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-dice-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, PwDiceEntry, rows);
}

static void
pw_dice_entry_init (PwDiceEntry *self)
{
  self->kind = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->rows, pw_fit_layout_new (3));
}

/**
 * pw_dice_entry_set_entry:
 * @session: (nullable): the game
 * @entry: (nullable): what is being entered in it
 *
 * Follows @session and @entry: visible whenever a roll is asked.
 */
void
pw_dice_entry_set_entry (PwDiceEntry *self, PwSession *session, PwEntry *entry)
{
  g_return_if_fail (PW_IS_DICE_ENTRY (self));

  disconnect (self);
  clear (self);
  self->kind = -1;
  self->asked = FALSE;
  if (session)
    {
      self->session = g_object_ref (session);
      self->entry = g_object_ref (entry);
      g_signal_connect_swapped (session, "changed", G_CALLBACK (update), self);
      g_signal_connect_swapped (entry, "notify::text", G_CALLBACK (on_text_changed), self);
      g_signal_connect_swapped (entry, "changed", G_CALLBACK (update), self);
    }
  update (self);
}

/**
 * pw_dice_entry_get_n_rows:
 *
 * Returns: how many people or dice are asked for, 0 when no roll is
 */
guint
pw_dice_entry_get_n_rows (PwDiceEntry *self)
{
  g_return_val_if_fail (PW_IS_DICE_ENTRY (self), 0);
  return self->asked ? self->n_rows : 0;
}

/**
 * pw_dice_entry_get_rows:
 *
 * Returns: (transfer none): what has the rows of dice in it
 */
GtkWidget *
pw_dice_entry_get_rows (PwDiceEntry *self)
{
  g_return_val_if_fail (PW_IS_DICE_ENTRY (self), NULL);
  return self->rows;
}

/**
 * pw_dice_entry_get_face:
 * @row: which dice
 * @value: 1 to 6
 *
 * Returns: (transfer none): the button with that face
 */
GtkWidget *
pw_dice_entry_get_face (PwDiceEntry *self, guint row, guint value)
{
  g_return_val_if_fail (PW_IS_DICE_ENTRY (self), NULL);
  g_return_val_if_fail (row < self->n_rows && value >= 1 && value <= FACES, NULL);
  return self->row[row].faces[value - 1];
}

/**
 * pw_dice_entry_deal:
 *
 * Rolls or draws what the table asks for now, out of the game's seed; the move is marked as dealt.
 *
 * Returns: whether it was played
 */
gboolean
pw_dice_entry_deal (PwDiceEntry *self)
{
  g_autoptr (GError) error = NULL;
  PwMove move;

  g_return_val_if_fail (PW_IS_DICE_ENTRY (self), FALSE);
  if (!self->session || !pw_dealer_roll (pw_session_get_history (self->session), &move))
    return FALSE;
  if (pw_session_play (self->session, &move, &error))
    return TRUE;
  g_signal_emit (self, signals[REFUSED], 0, error);
  return FALSE;
}
