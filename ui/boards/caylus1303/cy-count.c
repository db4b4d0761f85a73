/* cy-count.c: the tokens that are counted at the end, beside what was entered
 *
 * A row for each player: how many tokens of 1, of 3, of 5 and of 10, or what they come to. Once they are counted it says whether they agree with
 * what was entered. Until everybody has been told no sum of that is said; then, where they do not agree, the players say which counts (13.2).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cy-count.h"

#include <glib/gi18n-lib.h>

#include "cy-draw.h"
#include "games/caylus1303/caylus1303.h"
#include "games/caylus1303/view/cy-view.h"
#include "model/pw-reveal.h"
#include "pw-announce.h"
#include "pw-make.h"
#include "pw-marker-image.h"
#include "pw-refusal.h"
#include "pw-sketch.h"
#include "pw-wrap-layout.h"

/** TOKEN: of a token, in pixels; BOXES: how many of each, and last of all what they come to; MOST: more than anybody has. */
#define TOKEN 24
#define BOXES 5
#define SUM (BOXES - 1)
#define MOST 9999

static const guint8 worths[] = { 1, 3, 5, 10 };

/** Row: a player's. */
typedef struct
{
  guint seat;
  gboolean counted;             /* as it was shown last */
  GtkWidget *row, *boxes[BOXES], *gold, *state, *problem;
  GtkWidget *question, *which, *tokens, *entries; /* where they do not agree */
} Row;

struct _CyCount
{
  GtkBox parent_instance;

  PwSession *session;           /* weak: who shows this shows the game, and no other */
  Row rows[CY_MAX_PLAYERS];
  gboolean reading;             /* boxes are filled in */
};

#define CY_TYPE_COUNT (cy_count_get_type ())
G_DECLARE_FINAL_TYPE (CyCount, cy_count, CY, COUNT, GtkBox)
G_DEFINE_FINAL_TYPE (CyCount, cy_count, GTK_TYPE_BOX)

static guint
n_players (CyCount *self)
{
  return pw_session_get_setup (self->session)->n_players;
}

static const CyState *
end_of (CyCount *self)
{
  return pw_session_get_state (self->session);
}

static Row *
row_of (CyCount *self, GtkWidget *widget)
{
  for (guint seat = 0; seat < n_players (self); seat++)
    if (gtk_widget_is_ancestor (widget, self->rows[seat].row))
      return &self->rows[seat];
  g_return_val_if_reached (&self->rows[0]);
}

/* A number, 0 where nothing stands, or -1. */
static int
read_box (GtkWidget *box)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (box))));
  guint64 number;

  if (*text == '\0')
    return 0;
  return g_ascii_string_to_unsigned (text, 10, 0, MOST, &number, NULL) ? (int) number : -1;
}

static gboolean
is_empty (GtkWidget *box)
{
  return *gtk_editable_get_text (GTK_EDITABLE (box)) == '\0';
}

/* What the four boxes come to, or -1. */
static int
add_up (const Row *row)
{
  int sum = 0;

  for (guint i = 0; i < SUM; i++)
    {
      int n = read_box (row->boxes[i]);

      if (n < 0)
        return -1;
      sum += worths[i] * n;
    }
  return sum;
}

static gboolean
has_four (const Row *row)
{
  for (guint i = 0; i < SUM; i++)
    if (!is_empty (row->boxes[i]))
      return TRUE;
  return FALSE;
}

/* What the boxes of a row say, or -1. */
static int
sum_of (const Row *row)
{
  return has_four (row) ? add_up (row) : read_box (row->boxes[SUM]);
}

static gboolean
says_anything (const Row *row)
{
  return has_four (row) || !is_empty (row->boxes[SUM]);
}

static void
write_box (CyCount *self, GtkWidget *box, int number)
{
  g_autofree char *text = number < 0 ? g_strdup ("") : g_strdup_printf ("%d", number);

  self->reading = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (box), text);
  self->reading = FALSE;
}

static void
show_problem (Row *row, const char *text)
{
  gboolean said = g_strcmp0 (text, gtk_label_get_text (GTK_LABEL (row->problem))) == 0;

  gtk_label_set_text (GTK_LABEL (row->problem), text ? text : "");
  gtk_widget_set_visible (row->problem, text != NULL);
  if (text && !said)
    pw_announce (row->problem, text);
}

/* What stands in a box and is no number stays there, and is said to be none; FALSE where there is nothing like that. */
static gboolean
show_unreadable (Row *row)
{
  gboolean any = FALSE;

  for (guint i = 0; i < BOXES; i++)
    {
      gboolean unreadable = read_box (row->boxes[i]) < 0;

      if (unreadable)
        gtk_widget_add_css_class (row->boxes[i], "error");
      else
        gtk_widget_remove_css_class (row->boxes[i], "error");
      any |= unreadable;
    }
  if (any)
    show_problem (row, _("Say with numbers how many there are."));
  return any;
}

static void show_state (CyCount *self, Row *row);

/* The four say what they come to; a sum that is typed instead stands alone. */
static void
on_typed (CyCount *self, GtkWidget *box)
{
  Row *row;

  if (self->reading)
    return;
  row = row_of (self, box);
  if (box != row->boxes[SUM])
    write_box (self, row->boxes[SUM], has_four (row) ? add_up (row) : -1);
  else
    for (guint i = 0; i < SUM; i++)
      write_box (self, row->boxes[i], -1);
  if (!show_unreadable (row))
    show_problem (row, NULL);
  show_state (self, row);
}

/* -- What counts ----------------------------------------------------------------------------------------- */

static void
play (CyCount *self, Row *row, PwMove *move)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (!pw_session_play (self->session, move, &error))
    text = pw_refusal_text (pw_session_get_game (self->session), error);
  show_problem (row, text);
}

static void
play_count (CyCount *self, Row *row)
{
  int sum = sum_of (row);
  PwMove move;

  if (show_unreadable (row))
    return;
  pw_move_init (&move, CY_KIND_TOKENS, (int) row->seat);
  move.args[CY_ARG_NUMBER] = (gint16) MIN (has_four (row) ? read_box (row->boxes[0]) : sum, MOST);
  for (guint i = 1; i < SUM && has_four (row); i++)
    move.args[CY_ARG_GOODS + i - 1] = (gint16) read_box (row->boxes[i]);
  play (self, row, &move);
}

/* Enter goes on to the next box, and behind the last one of a player counts; the next player follows. */
static void
on_enter (CyCount *self, GtkWidget *box)
{
  Row *row = row_of (self, box);
  GtkWidget *next = NULL;

  if (show_unreadable (row))
    return;
  for (guint i = 0; i + 1 < SUM; i++)
    if (box == row->boxes[i])
      next = is_empty (box) && !has_four (row) ? row->boxes[SUM] : row->boxes[i + 1];
  if (!next && is_empty (row->boxes[SUM]))
    next = row->boxes[box == row->boxes[SUM] ? 0 : SUM];
  if (!next)
    {
      play_count (self, row);
      next = gtk_widget_get_visible (row->problem) ? box
             : row->seat + 1 < n_players (self)    ? self->rows[row->seat + 1].boxes[0]
                                                   : NULL;
    }
  if (next)
    gtk_widget_grab_focus (next);
  else
    g_signal_emit_by_name (gtk_widget_get_root (box), "move-focus", GTK_DIR_TAB_FORWARD);
}

static gboolean
has_focus (const Row *row)
{
  GtkRoot *root = gtk_widget_get_root (row->row);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && gtk_widget_is_ancestor (focus, row->row);
}

/* Counts what stands in boxes that nobody is at any more. */
static gboolean
count_left (gpointer data)
{
  CyCount *self = data;

  for (guint seat = 0; self->session && gtk_widget_get_mapped (GTK_WIDGET (self)) && seat < n_players (self); seat++)
    {
      Row *row = &self->rows[seat];
      int counted = end_of (self)->players[seat].counted - 1;

      if (!has_focus (row) && says_anything (row) && !show_unreadable (row) && sum_of (row) != counted)
        play_count (self, row);
    }
  return G_SOURCE_REMOVE;
}

/* Whoever goes on with Tab or by a click has counted as well. Not now: what is played may change who has the focus. */
static void
on_left (CyCount *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, count_left, g_object_ref (self), g_object_unref);
}

static void
on_tokens (CyCount *self, GtkWidget *button)
{
  Row *row = row_of (self, button);
  const CyState *state = end_of (self);
  const CyPlayer *player = &state->players[row->seat];
  PwMove move;

  pw_move_init (&move, CY_KIND_PRESTIGE, (int) row->seat);
  move.args[CY_ARG_NUMBER] = (gint16) (player->prestige + player->counted - 1 - cy_view_entered (state, row->seat));
  move.reason = pw_reasons_add (pw_session_get_setup (self->session)->reasons, _("The tokens count."));
  play (self, row, &move);
}

/* They were miscounted. */
static void
on_entries (CyCount *self, GtkWidget *button)
{
  Row *row = row_of (self, button);
  PwMove move;

  pw_move_init (&move, CY_KIND_TOKENS, (int) row->seat);
  move.args[CY_ARG_NUMBER] = (gint16) cy_view_entered (end_of (self), row->seat);
  play (self, row, &move);
}

/* -- Rows -------------------------------------------------------------------------------------------------- */

static void
set_state (Row *row, const char *text, const char *css_class)
{
  gtk_label_set_text (GTK_LABEL (row->state), text);
  gtk_widget_remove_css_class (row->state, "good");
  gtk_widget_remove_css_class (row->state, "warn");
  gtk_widget_remove_css_class (row->state, "dim-label");
  gtk_widget_add_css_class (row->state, css_class);
}

static void
ask_which (Row *row, int counted, int entered)
{
  g_autofree char *which = g_strdup_printf (_("The entries give %d, the tokens %d. Which counts?"), entered, counted);
  g_autofree char *tokens = g_strdup_printf (_("The tokens, %d"), counted);
  g_autofree char *entries = g_strdup_printf (_("The entries, %d"), entered);
  int more = counted - entered;
  g_autofree char *text = more > 0 ? g_strdup_printf (_("%d more than entered"), more)
                                   : g_strdup_printf (_("%d less than entered"), -more);

  set_state (row, text, "warn");
  gtk_label_set_text (GTK_LABEL (row->which), which);
  gtk_button_set_label (GTK_BUTTON (row->tokens), tokens);
  gtk_button_set_label (GTK_BUTTON (row->entries), entries);
}

/* What was counted, where that is known by its sum alone. */
static void
show_counted (CyCount *self, Row *row, int counted)
{
  if (counted < 0 || sum_of (row) == counted)
    return;
  for (guint i = 0; i < SUM; i++)
    write_box (self, row->boxes[i], -1);
  write_box (self, row->boxes[SUM], counted);
}

/* How far the counting of a player is, and what has come of it. Before the reveal no sum is said but that of the boxes. */
static void
show_state (CyCount *self, Row *row)
{
  const CyState *state = end_of (self);
  int counted = state->players[row->seat].counted - 1, entered = cy_view_entered (state, row->seat);
  gboolean told = pw_reveal_get_left (self->session) == 0, typing = says_anything (row) && sum_of (row) != counted,
           differs = !typing && counted >= 0 && entered >= 0 && counted != entered;

  if (typing)
    set_state (row, _("counting"), "dim-label");
  else if (differs && told)
    ask_which (row, counted, entered);
  else if (differs)
    {
      set_state (row, _("does not agree"), "warn");
      gtk_label_set_text (GTK_LABEL (row->which),
                          _("By the entries it is another sum (13.2). Count again, or go on: once all are told, you say "
                            "which counts."));
    }
  else if (counted < 0)
    set_state (row, _("not counted"), "dim-label");
  else
    set_state (row, entered >= 0 ? _("agrees") : _("counted"), "good");
  gtk_widget_set_visible (row->question, differs);
  gtk_widget_set_visible (gtk_widget_get_parent (row->tokens), told);
  if (differs)
    gtk_widget_add_css_class (row->row, "correction-preview");
  else
    gtk_widget_remove_css_class (row->row, "correction-preview");
}

static void
show_row (CyCount *self, Row *row)
{
  const CyPlayer *player = &end_of (self)->players[row->seat];
  int counted = player->counted - 1, gold = player->goods[CY_GOLD];
  g_autofree char *worth = g_strdup_printf (_("%d gold: %d"), gold, 2 * gold);

  show_counted (self, row, counted);
  /* What was taken back is not counted anew when somebody goes by. */
  for (guint i = 0; i < BOXES && row->counted && counted < 0; i++)
    write_box (self, row->boxes[i], -1);
  row->counted = counted >= 0;
  gtk_label_set_text (GTK_LABEL (row->gold), worth);
  show_state (self, row);
}

static void
update (CyCount *self)
{
  const CyState *state = end_of (self);
  gboolean shown = state->over && state->level != PW_LEVEL_FINAL;

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  for (guint seat = 0; seat < n_players (self) && shown; seat++)
    show_row (self, &self->rows[seat]);
}

static void
draw_token (PwPen *pen, double width, double height, gconstpointer data)
{
  g_autofree char *text = g_strdup_printf ("%d", GPOINTER_TO_INT (data));

  pw_pen_box (pen, 1, 1, width - 2, height - 2, width / 2);
  pw_pen_paint (pen, PW_HUE_FILL (PW_HUE_YELLOW), PW_HUE_EDGE (PW_HUE_YELLOW), 1.2);
  pw_pen_text (pen, width / 2, height / 2, 0.5, text, height * 0.5, 800, PW_HUE_GLYPH (PW_HUE_YELLOW));
}

static GtkWidget *
new_box (CyCount *self, guint i, const char *player)
{
  GtkWidget *box = gtk_entry_new ();
  g_autofree char *name = i == SUM ? g_strdup_printf (_("%s: all tokens together"), player)
                                   : g_strdup_printf (_("%s: tokens of %d"), player, worths[i]);

  gtk_editable_set_width_chars (GTK_EDITABLE (box), i == SUM ? 5 : 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (box), i == SUM ? 5 : 3);
  gtk_entry_set_input_purpose (GTK_ENTRY (box), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_alignment (GTK_ENTRY (box), 0.5);
  gtk_widget_set_tooltip_text (box, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (box, "changed", G_CALLBACK (on_typed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (box, "activate", G_CALLBACK (on_enter), self, G_CONNECT_SWAPPED);
  return box;
}

static GtkWidget *
new_boxes (CyCount *self, Row *row, const char *player)
{
  GtkWidget *boxes = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_widget_set_layout_manager (boxes, pw_wrap_layout_new (8));
  for (guint i = 0; i < BOXES; i++)
    {
      GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

      row->boxes[i] = new_box (self, i, player);
      pw_box_add (pair,
                  i == SUM ? gtk_label_new ("=")
                           : pw_sketch_new (TOKEN, TOKEN, draw_token, GINT_TO_POINTER ((int) worths[i]), NULL),
                  row->boxes[i], NULL);
      gtk_box_append (GTK_BOX (boxes), pair);
    }
  return boxes;
}

static GtkWidget *
new_question (CyCount *self, Row *row)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  row->question = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  row->which = pw_words_new ("", NULL);
  row->tokens = gtk_button_new ();
  row->entries = gtk_button_new ();
  gtk_widget_add_css_class (row->tokens, "raised");
  gtk_widget_add_css_class (row->entries, "raised");
  g_signal_connect_object (row->tokens, "clicked", G_CALLBACK (on_tokens), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row->entries, "clicked", G_CALLBACK (on_entries), self, G_CONNECT_SWAPPED);
  gtk_widget_set_layout_manager (buttons, pw_wrap_layout_new (8));
  pw_box_add (buttons, row->tokens, row->entries, NULL);
  pw_box_add (row->question, row->which, buttons, NULL);
  return row->question;
}

static void
add_row (CyCount *self, guint seat)
{
  const PwSetup *setup = pw_session_get_setup (self->session);
  Row *row = &self->rows[seat];
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *marker = pw_marker_image_new (11), *name;
  GtkEventController *focus = gtk_event_controller_focus_new ();
  const char *player = pw_setup_name (setup, seat);

  row->seat = seat;
  row->row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[seat], setup->names[seat]);
  name = gtk_label_new (player);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_add_css_class (name, "heading");
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_tooltip_text (name, player);
  gtk_label_set_width_chars (GTK_LABEL (name), 3);
  /* Large words find no room beside each other. */
  gtk_widget_set_layout_manager (head, pw_wrap_layout_new (8));
  row->gold = gtk_label_new (NULL);
  gtk_widget_add_css_class (row->gold, "dim-label");
  row->state = gtk_label_new (NULL);
  row->problem = pw_words_new ("", "error");
  gtk_widget_set_visible (row->problem, FALSE);
  pw_box_add (head, marker, name, row->gold, row->state, NULL);
  pw_box_add (row->row, head, new_boxes (self, row, player), row->problem, new_question (self, row), NULL);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_left), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row->row, focus);
  gtk_box_append (GTK_BOX (self), row->row);
}

/* -- Object -------------------------------------------------------------------------------------------------- */

static void
cy_count_dispose (GObject *object)
{
  g_clear_weak_pointer (&CY_COUNT (object)->session);
  G_OBJECT_CLASS (cy_count_parent_class)->dispose (object);
}

static void
cy_count_class_init (CyCountClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cy_count_dispose;
}

static void
cy_count_init (CyCount *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
}

/* As PwBoardClass.end_counts. */
GtkWidget *
cy_count_new (PwSession *session)
{
  CyCount *self = g_object_new (CY_TYPE_COUNT, NULL);

  g_set_weak_pointer (&self->session, session);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_box_append (GTK_BOX (self), pw_words_new (_("Tokens counted"), "heading"));
  for (guint seat = 0; seat < n_players (self); seat++)
    add_row (self, seat);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
