/* cc-pad-list.c: the lines of the score pad, the newest at the bottom beside the entry, or the rows of the final scoring, the newest on
 * top beside the form
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-pad-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cc-pictures.h"
#include "core/pw-format.h"
#include "games/carcassonne/view/cc-view.h"
#include "pw-line-row.h"
#include "pw-make.h"

/** PICTURE: of a sort, in pixels. */
#define PICTURE 20
/** LEAST: of the lines that are seen, in pixels of height. */
#define LEAST 200

/** Line: what a row was made of. */
typedef struct
{
  guint moment, reason;
  gboolean open;
  PwMove move;
} Line;

struct _CcPadList
{
  AdwBin parent_instance;

  PwSession *session;
  gboolean standing;            /* only what is left standing at the end */
  GArray *lines;                /* Line: as the list shows them */
  GtkWidget *list, *empty, *hint;
  GtkWidget *window;            /* of the pad: it scrolls by itself */
  gboolean follow;              /* the last line is in view */
  guint scroll_id;
};

G_DEFINE_FINAL_TYPE (CcPadList, cc_pad_list, ADW_TYPE_BIN)

/* -- Which lines -------------------------------------------------------------------------------------- */

static gboolean
was_kept (const PwHistory *history, guint i)
{
  guint n;
  const PwEvent *events = pw_history_get_events (history, i, &n);

  for (guint k = 0; k < n; k++)
    if (events[k].kind == PW_EVENT_NOTE && events[k].what == CC_NOTE_KEPT)
      return TRUE;
  return FALSE;
}

static GArray *
collect (CcPadList *self)
{
  const PwHistory *history = pw_session_get_history (self->session);
  const CcState *state = pw_session_get_state (self->session);
  GArray *lines = g_array_new (FALSE, TRUE, sizeof (Line));
  guint end = pw_session_get_moment (self->session), kept = 0;

  for (guint i = 0; i < end; i++)
    {
      const PwMove *move = pw_history_get_move (history, i);
      Line line;

      if (move->kind < CC_KIND_ROAD || move->kind > CC_KIND_POINTS)
        continue;
      memset (&line, 0, sizeof line);
      line.moment = i + 1;
      line.open = was_kept (history, i);
      line.move = *move;
      kept += line.open != 0;
      if (line.open || !self->standing)
        g_array_append_val (lines, line);
    }
  /* At the level of the referee rows are forgotten. */
  for (guint i = 0; i < lines->len && kept > state->n_rows;)
    if (g_array_index (lines, Line, i).open)
      {
        g_array_remove_index (lines, i);
        kept--;
      }
    else
      i++;
  return lines;
}

/* -- Rows --------------------------------------------------------------------------------------------------- */

static GtkWidget *
sign_of (const PwMove *move)
{
  switch ((CcKind) move->kind)
    {
    case CC_KIND_ROAD: return cc_picture_sign (PICTURE, CC_SIGN_ROAD);
    case CC_KIND_CITY: return cc_picture_sign (PICTURE, CC_SIGN_CITY);
    case CC_KIND_MONASTERY: return cc_picture_sign (PICTURE, CC_SIGN_MONASTERY);
    case CC_KIND_FIELD:
    case CC_KIND_FEEDS: return cc_picture_sign (PICTURE, CC_SIGN_FIELD);
    case CC_KIND_TAKES:
      for (guint good = 0; good < CC_GOODS; good++)
        if (move->args[good] > 0)
          return cc_picture_good (PICTURE, (CcGood) good);
      return NULL;
    default: return gtk_image_new_from_icon_name ("document-edit-symbolic");
    }
}

static char *
caption_of (CcPadList *self, const Line *line, const CcViewRow *row)
{
  const PwSetup *setup = pw_session_get_setup (self->session);
  g_autofree char *sum = cc_view_row_sum (pw_session_get_state (self->session), row);
  g_autofree char *whose = line->move.kind < CC_KIND_TAKES ? cc_seat_list (setup, &line->move) : NULL;
  const char *reason = line->move.reason ? pw_reasons_get (setup->reasons, line->move.reason) : NULL;
  g_autofree char *shown = reason ? pw_isolate (reason) : NULL;
  const char *parts[] = { whose, sum[0] ? sum : NULL, line->open && !self->standing ? _("at the end") : NULL, shown };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i])
      g_string_append_printf (text, "%s%s", text->len ? "; " : "", parts[i]);
  return g_string_free (text, FALSE);
}

static GtkWidget *
row_new (CcPadList *self, const Line *line)
{
  const PwSetup *setup = pw_session_get_setup (self->session);
  const PwGame *game = pw_session_get_game (self->session);
  PwLineRow shown = { .moment = line->moment };
  g_autofree char *title = NULL, *caption = NULL;
  CcViewRow row;

  if (!cc_view_row (pw_session_get_state (self->session), &line->move, line->open, &row))
    return gtk_list_box_row_new ();
  title = cc_view_row_title (setup, &line->move, &row);
  caption = caption_of (self, line, &row);
  shown.sign = sign_of (&line->move);
  shown.title = title;
  shown.caption = caption;
  shown.rule = game->rules[row.rule].id;
  shown.seats = row.leaders;
  shown.later = line->open;
  for (guint seat = 0; seat < setup->n_players; seat++)
    shown.points[seat] = row.points[seat] * row.times;
  return pw_line_row_new (self->session, &shown);
}

static gboolean
alike (const Line *a, const Line *b)
{
  return a->moment == b->moment && a->open == b->open && memcmp (&a->move, &b->move, sizeof a->move) == 0;
}

/* The newest comes into view. */
static gboolean
scroll_to_end (gpointer data)
{
  CcPadList *self = data;
  GtkAdjustment *across = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->window));

  self->scroll_id = 0;
  gtk_adjustment_set_value (across, gtk_adjustment_get_upper (across) - gtk_adjustment_get_page_size (across));
  return G_SOURCE_REMOVE;
}

/* Once it has its place: whoever places it puts the value back that was there before. Also where less of the list is to be seen than
 * before, as something else has come beside it. */
static void
on_longer (CcPadList *self)
{
  if (self->follow && self->scroll_id == 0)
    self->scroll_id = g_idle_add (scroll_to_end, self);
}

/* Who scrolls up to an earlier line stays there, until one more is written. */
static void
on_scrolled (CcPadList *self, GtkAdjustment *across)
{
  self->follow = self->scroll_id != 0 || gtk_adjustment_get_value (across) + gtk_adjustment_get_page_size (across) >=
                                           gtk_adjustment_get_upper (across) - 1;
}

/* The index of the row that has the focus, or something in it; -1: none has. */
static int
focused_row (CcPadList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row = focus && gtk_widget_is_ancestor (focus, self->list) ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW)
                                                                       : NULL;

  return row ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) : -1;
}

/* What is as it was stays: a line more is a row more. */
static void
update (CcPadList *self)
{
  int focused = focused_row (self);
  GArray *lines = collect (self);
  GtkListBoxRow *row;
  guint same = 0;

  while (same < lines->len && same < self->lines->len &&
         alike (&g_array_index (lines, Line, same), &g_array_index (self->lines, Line, same)))
    same++;
  for (guint i = same; i < self->lines->len; i++)
    {
      row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), self->standing ? 0 : (int) same);
      gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
    }
  for (guint i = same; i < lines->len; i++)
    gtk_list_box_insert (GTK_LIST_BOX (self->list), row_new (self, &g_array_index (lines, Line, i)), self->standing ? 0 : -1);
  /* Whoever corrects a line stays with it: the focus of a row that goes would be on the way out of the game. */
  if (focused >= 0 && lines->len > 0 && focused_row (self) < 0)
    gtk_widget_grab_focus (
      GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), MIN (focused, (int) lines->len - 1))));
  self->follow |= lines->len > same;
  g_array_unref (self->lines);
  self->lines = lines;
  gtk_widget_set_visible (self->list, lines->len > 0);
  gtk_widget_set_visible (self->hint, lines->len > 0);
  gtk_widget_set_visible (self->empty, lines->len == 0);
}

/* -- Object ------------------------------------------------------------------------------------------------------ */

static void
cc_pad_list_dispose (GObject *object)
{
  CcPadList *self = CC_PAD_LIST (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (cc_pad_list_parent_class)->dispose (object);
}

static void
cc_pad_list_finalize (GObject *object)
{
  g_array_unref (CC_PAD_LIST (object)->lines);
  G_OBJECT_CLASS (cc_pad_list_parent_class)->finalize (object);
}

static void
cc_pad_list_class_init (CcPadListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cc_pad_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = cc_pad_list_finalize;
}

static void
cc_pad_list_init (CcPadList *self)
{
  self->lines = g_array_new (FALSE, TRUE, sizeof (Line));
}

static GtkWidget *
label_new (const char *text, const char *css_class)
{
  GtkWidget *label = pw_words_new (text, css_class);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

/* Few lines stand at the bottom, where the next is typed. */
static GtkWidget *
make_window (CcPadList *self)
{
  GtkAdjustment *across;

  self->window = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->window), LEAST);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->window), self->list);
  gtk_widget_set_vexpand (self->window, TRUE);
  gtk_widget_set_valign (self->list, GTK_ALIGN_END);
  across = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->window));
  g_signal_connect_object (across, "notify::upper", G_CALLBACK (on_longer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (across, "notify::page-size", G_CALLBACK (on_longer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (across, "value-changed", G_CALLBACK (on_scrolled), self, G_CONNECT_SWAPPED);
  self->follow = TRUE;
  return self->window;
}

/**
 * cc_pad_list_new:
 * @session: a game of Carcassonne
 * @standing: only what is left standing at the end
 *
 * Returns: (transfer floating): its lines; those of the pad scroll by themselves
 */
GtkWidget *
cc_pad_list_new (PwSession *session, gboolean standing)
{
  CcPadList *self = g_object_new (CC_TYPE_PAD_LIST, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->session = g_object_ref (session);
  self->standing = standing;
  self->list = pw_line_list_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  standing ? _("Still standing") : _("Scored so far"), -1);
  self->hint = label_new (standing ? _("The newest is on top; click a line to correct it.")
                                   : _("The newest is below; click a line to correct it."),
                          "dim-label");
  self->empty = label_new (standing
                             ? _("One row for each road, city, monastery or field on which followers stand. Type them, such as "
                                 "road 4 and a name, or use the form.")
                             : _("Nothing is written down yet. Type what is scored, such as city 6 p1 and a name, or use the "
                                 "form."),
                           "dim-label");
  gtk_box_append (GTK_BOX (box), label_new (standing ? _("Still standing") : _("Scored so far"), "title-4"));
  gtk_box_append (GTK_BOX (box), self->hint);
  gtk_box_append (GTK_BOX (box), self->empty);
  gtk_box_append (GTK_BOX (box), standing ? self->list : make_window (self));
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (update), self);
  update (self);
  return GTK_WIDGET (self);
}

guint
cc_pad_list_count (CcPadList *self)
{
  g_return_val_if_fail (CC_IS_PAD_LIST (self), 0);
  return self->lines->len;
}
