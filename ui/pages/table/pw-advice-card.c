/* pw-advice-card.c: the three best moves of the moment, where the table agreed to advice
 *
 * It reckons only while it can be seen, and only of the present; the next entry makes it begin anew. Nothing is played by it: pressing a line
 * writes that move into the entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-advice-card.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"
#include "pw-make.h"
#include "review/pw-adviser.h"
#include "review/pw-review-words.h"

/** DELAY: ms after an entry before it begins to reckon: whoever enters line after line is not advised. */
#define DELAY 150

struct _PwAdviceCard
{
  AdwBin parent_instance;

  GtkWidget *basis;
  GtkWidget *lines;
  PwSession *session;
  PwEntry *entry;
  PwAdviser *adviser;
  gboolean drawn;               /* the entry says what was drawn: */
  PwMove draw;
  guint delay_id;
};

G_DEFINE_FINAL_TYPE (PwAdviceCard, pw_advice_card, ADW_TYPE_BIN)

enum
{
  TAKEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
write_basis (PwAdviceCard *self, const char *text)
{
  gtk_label_set_text (GTK_LABEL (self->basis), text);
}

static void
clear_lines (PwAdviceCard *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->lines)))
    gtk_box_remove (GTK_BOX (self->lines), child);
}

static void
on_line_clicked (PwAdviceCard *self, GtkWidget *button)
{
  pw_advice_card_take (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "pw-nth")));
}

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = pw_words_new (text, css_class);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* What somebody would do by @move, in the words that are read as that very move; where there are none, in what the log says of it first. Nothing
 * is known of what comes behind a draw that is only being entered: that stands there as it is typed. */
static char *
print_deed (PwAdviceCard *self, const PwMove *move)
{
  const PwHistory *history = pw_session_get_history (self->session);
  guint at = pw_history_get_cursor (history);
  g_autofree char *said = pw_entry_say (self->entry, move);
  g_autofree char *line = pw_notation_print (pw_history_get_game (history), pw_history_get_setup (history), move);
  g_autofree char *text = NULL;
  char *end;

  if (!g_str_equal (said, line) || !pw_game_check (pw_history_get_game (history), pw_history_get_state (history, at), move, NULL))
    return g_steal_pointer (&said);
  text = pw_review_move_words (history, at, move);
  end = strstr (text, ". ");
  if (!end && g_str_has_suffix (text, "."))
    end = text + strlen (text) - 1;
  if (end)
    *end = '\0';
  return g_steal_pointer (&text);
}

/* Whether another line of @advice than the @i-th would begin with @deed: then more has to be said. */
static gboolean
is_said_twice (PwAdviceCard *self, const PwAdvice *advice, guint i, const char *deed)
{
  for (guint k = 0; k < advice->n; k++)
    {
      g_autofree char *other = k == i ? NULL : print_deed (self, &advice->moves[k].move);

      if (other && g_str_equal (other, deed))
        return TRUE;
    }
  return FALSE;
}

/* What the line says: what would be done, as the log says it; or, where that tells two of them not apart, as it is typed. */
static char *
print_line (PwAdviceCard *self, const PwAdvice *advice, guint i)
{
  g_autofree char *deed = print_deed (self, &advice->moves[i].move);

  return is_said_twice (self, advice, i, deed) ? pw_entry_say (self->entry, &advice->moves[i].move) : g_steal_pointer (&deed);
}

/* What can be done, and what is to be expected of it. */
static void
add_line (PwAdviceCard *self, const PwAdvice *advice, guint i)
{
  g_autofree char *move = print_line (self, advice, i);
  g_autofree char *value = pw_advice_words (advice, i);
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  add_label (box, move, NULL);
  add_label (box, value, "caption");
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "advice-line");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, move,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, value, -1);
  g_object_set_data (G_OBJECT (button), "pw-nth", GUINT_TO_POINTER (i));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_line_clicked), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->lines), button);
}

/* Surer figures take the place of the first: whoever has gone to a line stays there. */
static void
on_advised (PwAdviceCard *self)
{
  const PwAdvice *advice = pw_adviser_get_advice (self->adviser);
  GtkWidget *focus = gtk_widget_get_focus_child (self->lines);
  g_autofree char *basis = NULL;
  guint nth = focus ? GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (focus), "pw-nth")) : 0;

  if (!advice)
    return;
  basis = pw_advice_basis (advice);
  clear_lines (self);
  for (guint i = 0; i < advice->n; i++)
    add_line (self, advice, i);
  write_basis (self, basis);
  if (focus)
    {
      GtkWidget *line = gtk_widget_get_first_child (self->lines);

      for (; nth > 0 && line && gtk_widget_get_next_sibling (line); nth--)
        line = gtk_widget_get_next_sibling (line);
      if (line)
        gtk_widget_grab_focus (line);
    }
}

static gboolean
begin (gpointer data)
{
  PwAdviceCard *self = data;
  const PwHistory *history = pw_session_get_history (self->session);
  g_autoptr (GError) error = NULL;

  self->delay_id = 0;
  if (pw_adviser_ask (self->adviser, history, pw_history_get_cursor (history), self->drawn ? &self->draw : NULL, PW_ADVICE_MOST,
                      &error))
    write_basis (self, _("Calculating…"));
  else
    write_basis (self, error->message);
  return G_SOURCE_REMOVE;
}

static void
stop (PwAdviceCard *self)
{
  g_clear_handle_id (&self->delay_id, g_source_remove);
  pw_adviser_stop (self->adviser);
  clear_lines (self);
}

/* What was said is of a moment that is past. */
static void
start_anew (PwAdviceCard *self)
{
  gboolean back = FALSE;

  stop (self);
  if (!self->session || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  g_object_get (self->session, "looking-back", &back, NULL);
  if (back)
    {
      write_basis (self, _("There is advice for the present moment only."));
      return;
    }
  write_basis (self, _("Calculating…"));
  self->delay_id = g_timeout_add (DELAY, begin, self);
}

static void
on_session_changed (PwAdviceCard *self)
{
  self->drawn = FALSE;
  start_anew (self);
}

/* Where a tile is named as it is placed, there is something to say once it is known. */
static void
on_entry_changed (PwAdviceCard *self)
{
  const PwHistory *history = pw_session_get_history (self->session);
  PwMove draw;
  gboolean drawn = pw_advice_find_draw (history, pw_history_get_cursor (history), pw_entry_get_partial (self->entry), &draw);

  if (drawn == self->drawn && (!drawn || pw_move_matches (&draw, &self->draw)))
    return;
  self->drawn = drawn;
  self->draw = draw;
  start_anew (self);
}

static void
pw_advice_card_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (pw_advice_card_parent_class)->map (widget);
  start_anew (PW_ADVICE_CARD (widget));
}

static void
pw_advice_card_unmap (GtkWidget *widget)
{
  stop (PW_ADVICE_CARD (widget));
  GTK_WIDGET_CLASS (pw_advice_card_parent_class)->unmap (widget);
}

static void
drop (PwAdviceCard *self)
{
  if (self->adviser)
    stop (self);
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->entry)
    g_signal_handlers_disconnect_by_data (self->entry, self);
  g_clear_object (&self->session);
  g_clear_object (&self->entry);
}

static void
pw_advice_card_dispose (GObject *object)
{
  PwAdviceCard *self = PW_ADVICE_CARD (object);

  drop (self);
  if (self->adviser)
    g_signal_handlers_disconnect_by_data (self->adviser, self);
  g_clear_object (&self->adviser);
  G_OBJECT_CLASS (pw_advice_card_parent_class)->dispose (object);
}

static void
pw_advice_card_class_init (PwAdviceCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_advice_card_dispose;
  GTK_WIDGET_CLASS (klass)->map = pw_advice_card_map;
  GTK_WIDGET_CLASS (klass)->unmap = pw_advice_card_unmap;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  signals[TAKEN] = g_signal_new ("taken", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_advice_card_init (PwAdviceCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->adviser = pw_adviser_new ();
  g_signal_connect_swapped (self->adviser, "advised", G_CALLBACK (on_advised), self);
  gtk_widget_add_css_class (box, "card");
  add_label (box, _("Advice"), "heading");
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_box_append (GTK_BOX (box), self->lines);
  self->basis = add_label (box, NULL, "caption");
  gtk_widget_add_css_class (self->basis, "dim-label");
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Advice"), -1);
}

/**
 * pw_advice_card_set_entry:
 * @session: (nullable): a game
 * @entry: (nullable): what is entered in it
 *
 * It is shown where that game was begun with advice.
 */
void
pw_advice_card_set_entry (PwAdviceCard *self, PwSession *session, PwEntry *entry)
{
  gboolean agreed = session && pw_session_get_setup (session)->hints == PW_HINTS_ADVICE;

  g_return_if_fail (PW_IS_ADVICE_CARD (self));
  drop (self);
  self->drawn = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), agreed);
  if (!agreed)
    return;
  self->session = g_object_ref (session);
  self->entry = g_object_ref (entry);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_session_changed), self);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (on_entry_changed), self);
  start_anew (self);
}

/**
 * pw_advice_card_take:
 * @i: 0 for the first of its moves
 *
 * Writes that move into the entry, where it can be looked at, changed and played.
 *
 * Returns: %FALSE where there is none
 */
gboolean
pw_advice_card_take (PwAdviceCard *self, guint i)
{
  const PwAdvice *advice;
  g_autofree char *text = NULL;

  g_return_val_if_fail (PW_IS_ADVICE_CARD (self), FALSE);
  advice = pw_adviser_get_advice (self->adviser);
  if (!self->entry || !advice || i >= advice->n)
    return FALSE;
  text = pw_entry_say (self->entry, &advice->moves[i].move);
  pw_entry_restart (self->entry, text);
  g_signal_emit (self, signals[TAKEN], 0);
  return TRUE;
}
