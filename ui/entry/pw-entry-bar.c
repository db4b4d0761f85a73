/* pw-entry-bar.c: where everything is entered: choices, dice, one line of text
 *
 * Nothing is decided here: keys and clicks go to the PwEntry, and what it says is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-bar.h"

#include <glib/gi18n-lib.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "core/pw-quote.h"
#include "model/pw-question.h"

#include "pw-announce.h"
#include "pw-before-frame.h"
#include "pw-choice-list.h"
#include "pw-css-class.h"
#include "pw-cut-tooltip.h"
#include "pw-dice-entry.h"
#include "pw-ghost.h"
#include "pw-keep-layout.h"
#include "pw-large-text.h"
#include "pw-marker-image.h"
#include "pw-row-layout.h"

/** CHOICES_HEIGHT: three lines of choices or dice. They always have it, so that the board keeps its size; more are scrolled. */
#define CHOICES_HEIGHT 132
/** LINE_HEIGHT: the same of a bar that has one line of choices, or one row of dice. */
#define LINE_HEIGHT 44
/** LARGE_LINE_HEIGHT: where a name stands above its dice. */
#define LARGE_LINE_HEIGHT 56

/** SEEN: so many pixels of a choice may be out of sight, and nobody misses them. */
#define SEEN 2
/** TURNED: how much of what is seen is another after a page was turned. */
#define TURNED 0.85

struct _PwEntryBar
{
  AdwBin parent_instance;

  GtkWidget *head;
  PwKeepLayout *head_keep;
  GtkLabel *question;
  GtkScrolledWindow *scroller;
  PwKeepLayout *keep;
  PwDiceEntry *dice;
  PwChoiceList *choices;
  PwMarkerImage *marker;
  GtkEntry *text;
  GtkLabel *ghost;
  GtkWidget *deal_button;
  GtkWidget *hints;
  GtkWidget *enter_cap;
  GtkLabel *enter_hint;

  PwSession *session;
  PwEntry *entry;
  gboolean narrow;
  gboolean single_line;
  gboolean syncing;
  gboolean entering;            /* Enter is being carried out */
  GtkWidget *more[2];           /* say how many choices are out of sight: on narrow bars, and on others */
  guint more_id, more_frames;
  guint ghost_id;
  guint moment;                 /* whose question is shown */
  PwChoiceItem *reached;        /* (nullable): the choice the arrow keys have led to; others are only proposed */
};

G_DEFINE_FINAL_TYPE (PwEntryBar, pw_entry_bar, ADW_TYPE_BIN)

enum
{
  BACK,
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkText *
text_of (PwEntryBar *self)
{
  return GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->text)));
}

static void update_more (PwEntryBar *self);

/* -- What is shown ---------------------------------------------------------------- */

/* Again once the text has its place. */
static gboolean
place_ghost_later (gpointer data)
{
  PwEntryBar *self = data;

  self->ghost_id = 0;
  pw_ghost_place (self->text, GTK_WIDGET (self->ghost));
  return G_SOURCE_REMOVE;
}

/* What is cut of the dim words is told. */
static gboolean
on_query_tooltip (PwEntryBar *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  if (!pango_layout_is_ellipsized (gtk_label_get_layout (self->ghost)))
    return FALSE;
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (self->ghost));
  return TRUE;
}

static void
write_ghost (gpointer data)
{
  PwEntryBar *self = data;
  const char *ghost = self->entry ? pw_entry_get_ghost (self->entry) : NULL;

  gtk_label_set_text (self->ghost, ghost ? ghost : "");
  pw_ghost_place (self->text, GTK_WIDGET (self->ghost));
  if (self->ghost_id == 0)
    self->ghost_id = g_idle_add (place_ghost_later, self);
}

/* Finding the words costs more than anything else that a key brings: once for a frame. */
static void
update_ghost (PwEntryBar *self)
{
  pw_before_frame (write_ghost, self);
}

static void
update_hints (PwEntryBar *self)
{
  int selected = self->entry ? pw_entry_get_selected (self->entry) : -1;
  g_autofree char *hint = NULL;
  PwMove move;

  if (selected >= 0 && (guint) selected < pw_choice_list_get_n (self->choices))
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (pw_entry_get_choices (self->entry), (guint) selected);
      const PwChoice *choice = pw_choice_item_get_choice (item);

      if (pw_choice_item_get_key (item) > 0)
        hint = g_strdup_printf (choice && !choice->more ? _("plays %u") : _("opens %u"), pw_choice_item_get_key (item));
      else
        hint = g_strdup (choice && !choice->more ? _("plays") : _("opens"));
    }
  if (!hint && self->entry && pw_entry_get_move (self->entry, &move))
    hint = g_strdup (_("plays"));
  gtk_label_set_text (self->enter_hint, hint ? hint : "");
  gtk_widget_set_visible (self->enter_cap, hint != NULL);
  /* The button takes their room. */
  gtk_widget_set_visible (self->hints, !self->narrow && self->session && pw_session_get_actor (self->session) != PW_NOBODY &&
                                         !gtk_widget_get_visible (self->deal_button));
}

static void
update_text (PwEntryBar *self)
{
  const char *text = pw_entry_get_text (self->entry);

  if (g_strcmp0 (text, gtk_editable_get_text (GTK_EDITABLE (self->text))) != 0)
    {
      self->syncing = TRUE;
      gtk_editable_set_text (GTK_EDITABLE (self->text), text ? text : "");
      gtk_editable_set_position (GTK_EDITABLE (self->text), -1);
      self->syncing = FALSE;
    }
  update_ghost (self);
}

/* What is asked anew begins with the first choice, however far the last ones were scrolled. */
static void
rewind_choices (PwEntryBar *self)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_hadjustment (self->scroller), 0);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
update (PwEntryBar *self)
{
  int actor = self->session ? pw_session_get_actor (self->session) : PW_NOBODY;
  const PwSetup *setup = self->session ? pw_session_get_setup (self->session) : NULL;
  g_autofree char *question = self->entry ? pw_question_new_whole (self->entry) : NULL;
  g_autofree char *line = question ? pw_capital (question) : NULL;
  gboolean dice = gtk_widget_get_visible (GTK_WIDGET (self->dice));
  guint moment = self->session ? pw_session_get_moment (self->session) : 0;
  /* Who reads the text says elsewhere whose board it is about. */
  int marked = self->entry && pw_entry_has_reader (self->entry) ? PW_NOBODY : actor;

  pw_marker_image_set (self->marker, marked >= 0 ? setup->markers[marked] : 0, marked >= 0 ? setup->names[marked] : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->marker), marked >= 0);
  /* Dice to click are choices already. */
  gtk_widget_set_visible (GTK_WIDGET (self->choices), !dice && pw_choice_list_get_n (self->choices) > 0);
  /* Their room stays while they come and go, so that the board keeps its size; where others read the text, none come. */
  gtk_widget_set_visible (GTK_WIDGET (self->scroller),
                          dice || pw_choice_list_get_n (self->choices) > 0 ||
                            (actor != PW_NOBODY && self->entry && !pw_entry_has_reader (self->entry)));
  /* Above the board it stands behind a name; here it is a line by itself. */
  if (!dice && (g_strcmp0 (gtk_label_get_text (self->question), line ? line : "") != 0 || moment != self->moment))
    rewind_choices (self);
  self->moment = moment;
  gtk_label_set_text (self->question, line ? line : "");
  gtk_widget_set_visible (GTK_WIDGET (self->question), self->narrow && question && *question);
  gtk_widget_set_visible (self->head, self->narrow && question && *question);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, question ? question : "", -1);
  update_ghost (self);
  update_hints (self);
  update_more (self);
}

static void
update_now (gpointer self)
{
  update (self);
}

/* Once for all that a move changes. */
static void
ask_for_update (PwEntryBar *self)
{
  pw_before_frame (update_now, self);
}

/* -- What is typed -------------------------------------------------------------------- */

static void
on_text_changed (PwEntryBar *self)
{
  if (self->entry && !self->syncing)
    pw_entry_set_text (self->entry, gtk_editable_get_text (GTK_EDITABLE (self->text)));
  update_ghost (self);
}

static void
on_activate (PwEntryBar *self)
{
  if (!self->entry)
    return;
  /* Enter again on what a rule has just refused: it was meant. */
  if (pw_entry_get_insistent (self->entry) && *pw_entry_get_text (self->entry))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.played-so", NULL);
      return;
    }
  self->entering = TRUE;
  /* Where dice and draws were left to the program, Enter is all it takes. */
  if (*pw_entry_get_text (self->entry) == '\0' && pw_dealer_is_agreed (pw_session_get_history (self->session)))
    pw_dice_entry_deal (self->dice);
  else
    pw_entry_activate (self->entry);
  self->entering = FALSE;
}

/* Whether more of the same text could still be an entry. */
static gboolean
is_unfinished (const GError *error)
{
  return g_error_matches (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS) ||
         g_error_matches (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING);
}

static void
on_refused (PwEntryBar *self, GError *error)
{
  /* What was entered and refused stays to be mended, and goes when something else is typed. Not while somebody types. */
  if (self->entering && !is_unfinished (error))
    gtk_editable_select_region (GTK_EDITABLE (self->text), 0, -1);
  g_signal_emit (self, signals[REFUSED], 0, error);
}

static void
update_deal (PwEntryBar *self)
{
  g_autofree char *label = NULL;

  g_object_get (self->dice, "deal-label", &label, NULL);
  if (label)
    gtk_button_set_label (GTK_BUTTON (self->deal_button), label);
  gtk_widget_set_visible (self->deal_button, label != NULL);
  update_hints (self);
}

static void
on_deal_clicked (PwEntryBar *self)
{
  pw_dice_entry_deal (self->dice);
  pw_entry_bar_focus (self);
}

/* Whether the text is what Enter has had refused: selected from end to end, typed over by the next key. */
static gboolean
is_given_up (PwEntryBar *self)
{
  int start, end;

  return self->entry && *pw_entry_get_text (self->entry) &&
         gtk_editable_get_selection_bounds (GTK_EDITABLE (self->text), &start, &end) && start == 0 &&
         end == (int) g_utf8_strlen (pw_entry_get_text (self->entry), -1);
}

static void
go_back (PwEntryBar *self)
{
  if (is_given_up (self))
    pw_entry_set_text (self->entry, "");
  else if (!self->entry || !pw_entry_back (self->entry))
    g_signal_emit (self, signals[BACK], 0);
}

/* Where there is nothing to choose from, nor anything typed, the arrow may be somebody else's. */
static gboolean
move_selected (PwEntryBar *self, int step)
{
  int n = (int) pw_choice_list_get_n (self->choices);

  if (self->entry && n > 0)
    {
      g_autoptr (PwChoiceItem) item = NULL;

      pw_entry_set_selected (self->entry, (pw_entry_get_selected (self->entry) + step + n) % n);
      item = g_list_model_get_item (pw_entry_get_choices (self->entry), (guint) pw_entry_get_selected (self->entry));
      g_set_object (&self->reached, item);
    }
  return n > 0 || (self->entry && *pw_entry_get_text (self->entry));
}

static gboolean
on_key_pressed (PwEntryBar *self, guint key, guint code, GdkModifierType state)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  switch (key)
    {
    case GDK_KEY_Escape: go_back (self); return GDK_EVENT_STOP;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up: return move_selected (self, -1);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down: return move_selected (self, 1);
    default: return GDK_EVENT_PROPAGATE;
    }
}

/* -- Room for choices ---------------------------------------------------------------------- */

/* Two lines of what is asked: one that takes as much moves nothing when it comes. */
static void
keep_head (PwEntryBar *self)
{
  g_autoptr (PangoLayout) lines = gtk_widget_create_pango_layout (GTK_WIDGET (self->question), "\n");
  int height;

  pango_layout_get_pixel_size (lines, NULL, &height);
  pw_keep_layout_reset (self->head_keep, height);
}

/* On a bar of one line that has one row of dice, too: the one that is asked for is scrolled to. */
static void
keep_height (PwEntryBar *self)
{
  double line = pw_large_text_is_on (GTK_WIDGET (self)) ? LARGE_LINE_HEIGHT : LINE_HEIGHT;
  int height = (int) ((self->single_line ? line : CHOICES_HEIGHT) * pw_text_scale (GTK_WIDGET (self)));

  keep_head (self);
  pw_keep_layout_reset (self->keep, height);
  gtk_scrolled_window_set_max_content_height (self->scroller, height);
}

/* How many choices, or rows of dice, are not wholly to be seen. */
static guint
count_hidden (PwEntryBar *self)
{
  GtkWidget *list = pw_dice_entry_get_n_rows (self->dice) > 0 ? pw_dice_entry_get_rows (self->dice) : GTK_WIDGET (self->choices);
  double width = gtk_widget_get_width (GTK_WIDGET (self->scroller)), height = gtk_widget_get_height (GTK_WIDGET (self->scroller));
  guint n = 0;

  if (!gtk_widget_get_mapped (list))
    return 0;
  for (GtkWidget *row = gtk_widget_get_first_child (list); row; row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t bounds;

      if (gtk_widget_get_mapped (row) && gtk_widget_compute_bounds (row, GTK_WIDGET (self->scroller), &bounds))
        n += bounds.origin.x < -SEEN || bounds.origin.y < -SEEN || bounds.origin.x + bounds.size.width > width + SEEN ||
             bounds.origin.y + bounds.size.height > height + SEEN;
    }
  return n;
}

static void
write_more (PwEntryBar *self)
{
  guint n = count_hidden (self);
  /* Translators: choices that are out of sight; pressing it shows them */
  g_autofree char *text = g_strdup_printf (ngettext ("%u more", "%u more", n), n);

  for (guint i = 0; i < G_N_ELEMENTS (self->more); i++)
    {
      gtk_button_set_label (GTK_BUTTON (self->more[i]), text);
      gtk_widget_set_visible (self->more[i], n > 0 && (i == 0) == self->narrow);
    }
}

/* Places are given out after this in a frame: the next one knows them. */
static gboolean
on_more_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  PwEntryBar *self = PW_ENTRY_BAR (widget);

  if (self->more_frames-- > 0)
    return G_SOURCE_CONTINUE;
  self->more_id = 0;
  write_more (self);
  return G_SOURCE_REMOVE;
}

static void
update_more (PwEntryBar *self)
{
  self->more_frames = 1;
  if (self->more_id == 0)
    self->more_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_more_frame, NULL, NULL);
}

/* The next page, and after the last the first. */
static void
turn_page (GtkAdjustment *adjustment)
{
  double value = gtk_adjustment_get_value (adjustment), page = gtk_adjustment_get_page_size (adjustment);
  double last = gtk_adjustment_get_upper (adjustment) - page;

  gtk_adjustment_set_value (adjustment, value >= last - 1 ? 0 : MIN (value + page * TURNED, last));
}

static void
on_more_clicked (PwEntryBar *self)
{
  turn_page (self->single_line && !gtk_widget_get_visible (GTK_WIDGET (self->dice))
               ? gtk_scrolled_window_get_hadjustment (self->scroller)
               : gtk_scrolled_window_get_vadjustment (self->scroller));
  pw_entry_bar_focus (self);
}

static void
watch_choices (PwEntryBar *self)
{
  GtkAdjustment *both[] = { gtk_scrolled_window_get_hadjustment (self->scroller),
                            gtk_scrolled_window_get_vadjustment (self->scroller) };

  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    {
      g_signal_connect_object (both[i], "changed", G_CALLBACK (update_more), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (both[i], "value-changed", G_CALLBACK (update_more), self, G_CONNECT_SWAPPED);
    }
  pw_text_scale_watch (GTK_WIDGET (self), G_CALLBACK (keep_height));
  keep_height (self);
}

/* -- Object ------------------------------------------------------------------------------ */

static void
disconnect (PwEntryBar *self)
{
  if (self->entry)
    g_signal_handlers_disconnect_by_data (self->entry, self);
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->entry);
  g_clear_object (&self->session);
}

static void
pw_entry_bar_dispose (GObject *object)
{
  g_clear_handle_id (&PW_ENTRY_BAR (object)->ghost_id, g_source_remove);
  pw_before_frame_drop (write_ghost, object);
  pw_before_frame_drop (update_now, object);
  if (PW_ENTRY_BAR (object)->more_id)
    gtk_widget_remove_tick_callback (GTK_WIDGET (object), PW_ENTRY_BAR (object)->more_id);
  PW_ENTRY_BAR (object)->more_id = 0;
  disconnect (PW_ENTRY_BAR (object));
  g_clear_object (&PW_ENTRY_BAR (object)->reached);
  G_OBJECT_CLASS (pw_entry_bar_parent_class)->dispose (object);
}

static void
pw_entry_bar_class_init (PwEntryBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_entry_bar_dispose;
  signals[BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_ERROR);
  g_type_ensure (PW_TYPE_CHOICE_LIST);
  g_type_ensure (PW_TYPE_DICE_ENTRY);
  g_type_ensure (PW_TYPE_KEEP_LAYOUT);
  g_type_ensure (PW_TYPE_MARKER_IMAGE);
  g_type_ensure (PW_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-entry-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, PwEntryBar, head);
  gtk_widget_class_bind_template_child (widget_class, PwEntryBar, head_keep);
  gtk_widget_class_bind_template_child (widget_class, PwEntryBar, question);
  gtk_widget_class_bind_template_child_full (widget_class, "more_above", FALSE, G_STRUCT_OFFSET (PwEntryBar, more[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "more_beside", FALSE, G_STRUCT_OFFSET (PwEntryBar, more[1]));
  gtk_widget_class_bind_template_callback (widget_class, on_more_clicked);
  gtk_widget_class_bind_template_child (widget_class, PwEntryBar, scroller);
  gtk_widget_class_bind_template_child (widget_class, PwEntryBar, keep);
  gtk_widget_class_bind_template_child (widget_class, PwEntryBar, dice);
  gtk_widget_class_bind_template_child (widget_class, PwEntryBar, choices);
  gtk_widget_class_bind_template_child (widget_class, PwEntryBar, marker);
  gtk_widget_class_bind_template_child (widget_class, PwEntryBar, text);
  gtk_widget_class_bind_template_child (widget_class, PwEntryBar, ghost);
  gtk_widget_class_bind_template_child (widget_class, PwEntryBar, deal_button);
  gtk_widget_class_bind_template_child (widget_class, PwEntryBar, hints);
  gtk_widget_class_bind_template_child (widget_class, PwEntryBar, enter_cap);
  gtk_widget_class_bind_template_child (widget_class, PwEntryBar, enter_hint);
  gtk_widget_class_bind_template_callback (widget_class, on_text_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_deal_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_refused);
  gtk_widget_class_bind_template_callback (widget_class, update_deal);
}

/* The choice that the arrow keys have reached; what was refused comes before it. */
static gboolean
explain (GtkWidget *widget, GtkWidget *focus, PwExplained *out)
{
  PwEntryBar *self = PW_ENTRY_BAR (widget);
  int selected = self->entry && !pw_entry_get_refused (self->entry) ? pw_entry_get_selected (self->entry) : -1;
  g_autoptr (PwChoiceItem) item = NULL;

  if (selected < 0 || !self->reached)
    return FALSE;
  item = g_list_model_get_item (pw_entry_get_choices (self->entry), (guint) selected);
  return item == self->reached && pw_choice_list_explain (self->choices, (guint) selected, out);
}

static void
pw_entry_bar_init (PwEntryBar *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  watch_choices (self);
  pw_explain_set_func (GTK_WIDGET (self), explain);
  pw_announce_through (GTK_WIDGET (self->text));
  pw_cut_tooltip (self->question);
  gtk_widget_set_has_tooltip (gtk_widget_get_parent (GTK_WIDGET (self->ghost)), TRUE);
  g_signal_connect_swapped (gtk_widget_get_parent (GTK_WIDGET (self->ghost)), "query-tooltip", G_CALLBACK (on_query_tooltip),
                            self);
  /* Before the text itself, which would beep at the arrows. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self->text), keys);
}

/* -- Public ---------------------------------------------------------------------------------- */

/**
 * pw_entry_bar_set_entry:
 * @session: (nullable): the game
 * @entry: (nullable): what is being entered in it
 */
void
pw_entry_bar_set_entry (PwEntryBar *self, PwSession *session, PwEntry *entry)
{
  g_return_if_fail (PW_IS_ENTRY_BAR (self));

  disconnect (self);
  pw_choice_list_set_entry (self->choices, session, entry);
  pw_dice_entry_set_entry (self->dice, session, entry);
  if (entry)
    {
      self->session = g_object_ref (session);
      self->entry = g_object_ref (entry);
      g_signal_connect_swapped (entry, "changed", G_CALLBACK (ask_for_update), self);
      g_signal_connect_swapped (entry, "notify::text", G_CALLBACK (update_text), self);
      g_signal_connect_swapped (entry, "notify::ghost", G_CALLBACK (update_ghost), self);
      g_signal_connect_swapped (entry, "notify::selected", G_CALLBACK (update_hints), self);
      g_signal_connect_swapped (entry, "refused", G_CALLBACK (on_refused), self);
      g_signal_connect_swapped (session, "changed", G_CALLBACK (ask_for_update), self);
      update_text (self);
    }
  update (self);
}

/**
 * pw_entry_bar_set_layout:
 * @columns: the most choices on a line
 * @single_line: whether all choices stand on one line
 * @narrow: whether the bar has no room for hints and nothing above it asks the question
 */
void
pw_entry_bar_set_layout (PwEntryBar *self, guint columns, gboolean single_line, gboolean narrow)
{
  g_return_if_fail (PW_IS_ENTRY_BAR (self));

  pw_choice_list_set_columns (self->choices, columns, single_line);
  self->single_line = single_line;
  keep_height (self);
  gtk_scrolled_window_set_policy (self->scroller, single_line ? GTK_POLICY_EXTERNAL : GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  self->narrow = narrow;
  pw_css_class_set (GTK_WIDGET (self), "narrow", narrow);
  update (self);
}

/**
 * pw_entry_bar_focus:
 *
 * Puts the caret into the entry; what is typed already stays unselected.
 */
void
pw_entry_bar_focus (PwEntryBar *self)
{
  g_return_if_fail (PW_IS_ENTRY_BAR (self));
  gtk_text_grab_focus_without_selecting (text_of (self));
}

/**
 * pw_entry_bar_has_focus:
 *
 * Returns: whether the caret is in the entry
 */
gboolean
pw_entry_bar_has_focus (PwEntryBar *self)
{
  g_return_val_if_fail (PW_IS_ENTRY_BAR (self), FALSE);
  return gtk_widget_has_focus (GTK_WIDGET (text_of (self)));
}

/**
 * pw_entry_bar_key:
 * @controller: the controller that got the key elsewhere in the window
 * @key: a key nobody else wanted
 * @state: modifiers
 *
 * Typing goes to the entry from anywhere.
 *
 * Returns: whether the key was used
 */
gboolean
pw_entry_bar_key (PwEntryBar *self, GtkEventControllerKey *controller, guint key, GdkModifierType state)
{
  gunichar c = gdk_keyval_to_unicode (key);

  g_return_val_if_fail (PW_IS_ENTRY_BAR (self), FALSE);
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;
  if (key == GDK_KEY_Escape)
    {
      go_back (self);
      pw_entry_bar_focus (self);
      return TRUE;
    }
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    {
      on_activate (self);
      return TRUE;
    }
  if (key != GDK_KEY_BackSpace && (c == 0 || !g_unichar_isprint (c)))
    return FALSE;
  pw_entry_bar_focus (self);
  return gtk_event_controller_key_forward (controller, GTK_WIDGET (text_of (self)));
}

/**
 * pw_entry_bar_type:
 * @text: what was typed elsewhere and belongs here
 * @enter: whether Enter was pressed behind it
 *
 * Puts it where the caret is, in place of what is selected, and leads the focus here.
 */
void
pw_entry_bar_type (PwEntryBar *self, const char *text, gboolean enter)
{
  int at;

  g_return_if_fail (PW_IS_ENTRY_BAR (self));
  pw_entry_bar_focus (self);
  gtk_editable_delete_selection (GTK_EDITABLE (self->text));
  at = gtk_editable_get_position (GTK_EDITABLE (self->text));
  gtk_editable_insert_text (GTK_EDITABLE (self->text), text, -1, &at);
  gtk_editable_set_position (GTK_EDITABLE (self->text), at);
  if (enter)
    on_activate (self);
}
