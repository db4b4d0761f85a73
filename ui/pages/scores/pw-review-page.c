/* pw-review-page.c: the review: when it was decided, who was lucky, and what each should have done
 *
 * It begins when the page is first seen, shows what it has as soon as there are figures, and goes on as long as the page is seen, until
 * somebody stops it. The game is only read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-review-page.h"

#include <glib/gi18n-lib.h>

#include "pw-chance-chart.h"
#include "pw-large-text.h"
#include "pw-page.h"
#include "pw-pair-layout.h"
#include "pw-review-kept.h"
#include "pw-review-rows.h"
#include "pw-stack.h"
#include "pw-wrap-layout.h"
#include "review/pw-review-words.h"

/** SEED: every review of a game begins with the same, so that it says the same. */
#define SEED 1
/** LOOKS: so often, in milliseconds, it is looked how far it is. */
#define LOOKS 200

struct _PwReviewPage
{
  PwScoresPage parent_instance;

  GtkLabel *basis;
  GtkButton *stop;
  GtkProgressBar *progress;
  GtkWidget *found;
  GtkBox *curve_head;
  GtkToggleButton *as_table;
  GtkStack *curve_stack;
  PwChanceChart *chart;
  PwTextTable *table;
  GtkLabel *turns_title;
  GtkListBox *turns;
  GtkListBox *luck;
  PwPlayerChips *chips;
  GtkListBox *decisions;
  GtkLabel *doubt;

  PwReviewJob *job;             /* (nullable): of the game as it is */
  char *refused;                /* (nullable): why there is none */
  gboolean stopped;             /* by somebody */
  guint most;                   /* rollouts */
  guint looks;                  /* the source that looks how far it is */
  gboolean late;                /* surer rows than those that are shown are there */
  guint late_id;                /* the source that shows them */
};

enum
{
  LOOKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static char *
get_title (PwPage *page, gboolean narrow)
{
  return g_strdup (_("Review"));
}

static void run (PwReviewPage *self);
static void rest (PwReviewPage *self);

static void
enter (PwPage *page)
{
  run (PW_REVIEW_PAGE (page));
}

static void
leave (PwPage *page)
{
  rest (PW_REVIEW_PAGE (page));
}

static void
focus (PwPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (PW_REVIEW_PAGE (page)->stop));
}

static void
page_init (PwPageInterface *iface)
{
  iface->name = "review";
  iface->bar = PW_PAGE_BAR_BACK | PW_PAGE_BAR_MENU;
  iface->traits = PW_PAGE_OF_GAME | PW_PAGE_ESCAPES;
  iface->title = get_title;
  iface->subtitle = (char *(*) (PwPage *) ) pw_scores_page_dup_game;
  iface->enter = enter;
  iface->leave = leave;
  iface->focus = focus;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PwReviewPage, pw_review_page, PW_TYPE_SCORES_PAGE, G_IMPLEMENT_INTERFACE (PW_TYPE_PAGE, page_init))

static const PwHistory *
history_of (PwReviewPage *self)
{
  return pw_session_get_history (pw_scores_page_get_session (PW_SCORES_PAGE (self)));
}

/* (nullable): what there is to show. */
static const PwReview *
review_of (PwReviewPage *self)
{
  return self->job ? pw_review_job_get_review (self->job) : NULL;
}

/* -- How far it is ---------------------------------------------------------------------------- */

static void
show_standing (PwReviewPage *self)
{
  const PwReview *review = review_of (self);
  guint rollouts = 0;
  double part = self->job ? pw_review_job_get_progress (self->job, &rollouts) : 0;
  gboolean running = self->job && pw_review_job_is_running (self->job);
  g_autofree char *basis = review ? pw_review_basis_words (review) : NULL;

  if (self->refused)
    gtk_label_set_text (self->basis, self->refused);
  else if (basis)
    gtk_label_set_text (self->basis, basis);
  else
    gtk_label_set_text (self->basis,
                        running ? _("The game is played on from each of its moments…") : _("Nothing has been worked out yet."));
  gtk_widget_set_visible (GTK_WIDGET (self->progress), running);
  gtk_progress_bar_set_fraction (self->progress, CLAMP (part, 0, 1));
  if (running)
    {
      g_autofree char *text = g_strdup_printf (ngettext ("Going through it by %u game from each moment",
                                                         "Going through it by %u games from each moment", rollouts),
                                               rollouts);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->stop),
                          running || (self->job && (!review || pw_review_get_rollouts (review) < self->most)));
  gtk_button_set_label (self->stop, running ? _("_Stop") : _("_Go on"));
}

static gboolean
on_look (gpointer data)
{
  PwReviewPage *self = data;

  if (!self->job || !pw_review_job_is_running (self->job))
    {
      self->looks = 0;
      return G_SOURCE_REMOVE;
    }
  gtk_progress_bar_set_fraction (self->progress, CLAMP (pw_review_job_get_progress (self->job, NULL), 0, 1));
  return G_SOURCE_CONTINUE;
}

/* -- What it found ---------------------------------------------------------------------------- */

/* The rows; those that somebody is at, later. */
static void
show_rows (PwReviewPage *self)
{
  const PwReview *review = review_of (self);
  guint seat = pw_scores_page_get_seat (PW_SCORES_PAGE (self));
  gboolean turns = pw_review_rows_show_turns (self->turns, review, history_of (self));
  gboolean decisions = pw_review_rows_show_decisions (self->decisions, review, history_of (self), seat);

  self->late = !turns || !decisions;
}

static void
show_found (PwReviewPage *self)
{
  const PwReview *review = review_of (self);

  gtk_widget_set_visible (self->found, review != NULL);
  if (!review)
    {
      pw_review_rows_clear (self->turns);
      pw_review_rows_clear (self->decisions);
      return;
    }
  gtk_label_set_text (self->doubt, pw_review_doubt_words (review));
  pw_chance_chart_set (self->chart, review, history_of (self));
  pw_chance_table_show (self->table, review, history_of (self));
  pw_review_rows_show_luck (self->luck, review, history_of (self));
  show_rows (self);
}

static void
show_late (gpointer data)
{
  PwReviewPage *self = data;

  self->late_id = 0;
  if (self->late && review_of (self))
    show_rows (self);
}

/* When nobody is at the rows any more, what has come in the meantime is shown. */
static void
on_rows_state (PwReviewPage *self)
{
  if (self->late && !self->late_id)
    self->late_id = g_idle_add_once (show_late, self);
}

static void
on_sharper (PwReviewPage *self)
{
  show_found (self);
  show_standing (self);
  pw_review_kept_save (pw_scores_page_get_session (PW_SCORES_PAGE (self)), review_of (self));
}

/* -- Running ------------------------------------------------------------------------------------ */

static void
drop_job (PwReviewPage *self)
{
  g_clear_pointer (&self->refused, g_free);
  if (!self->job)
    return;
  g_signal_handlers_disconnect_by_data (self->job, self);
  pw_review_job_stop (self->job);
  g_clear_object (&self->job);
}

/* A job for the game as it is; what was kept of it is shown at once. */
static void
make_job (PwReviewPage *self)
{
  g_autoptr (GError) error = NULL;
  PwReview *kept;

  self->job = pw_review_job_new (history_of (self), SEED, &error);
  if (!self->job)
    {
      self->refused = g_strdup (error->message);
      return;
    }
  kept = pw_review_kept_find (pw_scores_page_get_session (PW_SCORES_PAGE (self)));
  if (kept)
    pw_review_job_take (self->job, kept);
  g_signal_connect_swapped (self->job, "sharper", G_CALLBACK (on_sharper), self);
  g_signal_connect_swapped (self->job, "stopped", G_CALLBACK (show_standing), self);
}

/* Begins or goes on, where nobody has stopped it. */
static void
run (PwReviewPage *self)
{
  if (!pw_scores_page_get_session (PW_SCORES_PAGE (self)))
    return;
  if (!self->job && !self->refused)
    {
      make_job (self);
      show_found (self);
    }
  if (self->job && !self->stopped && pw_review_job_start (self->job, self->most) && !self->looks)
    self->looks = g_timeout_add (LOOKS, on_look, self);
  show_standing (self);
}

static void
rest (PwReviewPage *self)
{
  if (self->job)
    pw_review_job_stop (self->job);
}

static void
on_stop (PwReviewPage *self)
{
  self->stopped = self->job && pw_review_job_is_running (self->job);
  if (self->stopped)
    rest (self);
  else
    run (self);
}

/* The game is another: what was reckoned is of one that there is no more. */
static void
pw_review_page_update (PwScoresPage *page)
{
  PwReviewPage *self = PW_REVIEW_PAGE (page);
  const PwReview *review = review_of (self);

  if (!review || !pw_review_is_of (review, history_of (self)))
    {
      drop_job (self);
      self->stopped = FALSE;
    }
  run (self);
}

static void
pw_review_page_show_seat (PwScoresPage *page)
{
  PwReviewPage *self = PW_REVIEW_PAGE (page);

  pw_review_rows_clear (self->decisions);
  if (review_of (self))
    show_rows (self);
}

/* -- Ways to the moments -------------------------------------------------------------------------- */

static void
look_at (PwReviewPage *self, guint at)
{
  pw_session_look_at (pw_scores_page_get_session (PW_SCORES_PAGE (self)), at);
  g_signal_emit (self, signals[LOOKED], 0);
}

static void
on_chart_looked (PwReviewPage *self, guint at)
{
  look_at (self, at);
}

static void
on_row_activated (PwReviewPage *self, GtkListBoxRow *row)
{
  int at = pw_review_row_get_moment (row);

  if (at >= 0)
    look_at (self, (guint) at);
}

static void
on_as_table (PwReviewPage *self)
{
  gboolean table = gtk_toggle_button_get_active (self->as_table);

  gtk_stack_set_visible_child (self->curve_stack, table ? GTK_WIDGET (self->table) : GTK_WIDGET (self->chart));
}

/* -- Object ------------------------------------------------------------------------------------------ */

static void
pw_review_page_dispose (GObject *object)
{
  PwReviewPage *self = PW_REVIEW_PAGE (object);

  drop_job (self);
  g_clear_handle_id (&self->looks, g_source_remove);
  g_clear_handle_id (&self->late_id, g_source_remove);
  G_OBJECT_CLASS (pw_review_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, basis);
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, stop);
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, progress);
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, found);
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, curve_head);
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, as_table);
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, curve_stack);
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, chart);
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, table);
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, turns);
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, turns_title);
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, luck);
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, chips);
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, decisions);
  gtk_widget_class_bind_template_child (widget_class, PwReviewPage, doubt);
}

static void
pw_review_page_class_init (PwReviewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_review_page_dispose;
  PW_SCORES_PAGE_CLASS (klass)->update = pw_review_page_update;
  PW_SCORES_PAGE_CLASS (klass)->show_seat = pw_review_page_show_seat;
  signals[LOOKED] = g_signal_new ("looked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (PW_TYPE_CHANCE_CHART);
  g_type_ensure (PW_TYPE_PAIR_LAYOUT);
  g_type_ensure (PW_TYPE_TEXT_TABLE);
  g_type_ensure (PW_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-review-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, on_stop);
  gtk_widget_class_bind_template_callback (widget_class, on_as_table);
  gtk_widget_class_bind_template_callback (widget_class, on_chart_looked);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
}

static void
pw_review_page_init (PwReviewPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->most = PW_REVIEW_MOST;
  pw_scores_page_set_chips (PW_SCORES_PAGE (self), self->chips);
  pw_stack_watch (self->curve_stack);
  pw_large_text_stack (self->curve_head);
  gtk_label_set_text (self->turns_title, _("Turning points"));
  g_signal_connect_swapped (self->turns, "state-flags-changed", G_CALLBACK (on_rows_state), self);
  g_signal_connect_swapped (self->decisions, "state-flags-changed", G_CALLBACK (on_rows_state), self);
}

/* -- Public --------------------------------------------------------------------------------- */

/**
 * pw_review_page_new:
 *
 * Returns: (transfer none): an empty page
 */
GtkWidget *
pw_review_page_new (void)
{
  return g_object_new (PW_TYPE_REVIEW_PAGE, NULL);
}

/**
 * pw_review_page_set_session:
 * @session: (nullable): the game whose review to show; the page follows it
 */
void
pw_review_page_set_session (PwReviewPage *self, PwSession *session)
{
  g_return_if_fail (PW_IS_REVIEW_PAGE (self));
  drop_job (self);
  self->stopped = FALSE;
  pw_scores_page_set_session (PW_SCORES_PAGE (self), session);
  show_found (self);
}

/**
 * pw_review_page_set_most:
 * @rollouts: until so many games were played from each moment it goes on; %PW_REVIEW_MOST where nobody says
 */
void
pw_review_page_set_most (PwReviewPage *self, guint rollouts)
{
  g_return_if_fail (PW_IS_REVIEW_PAGE (self));
  self->most = rollouts;
}

/**
 * pw_review_page_get_job:
 *
 * Returns: (transfer none) (nullable): what makes the review; %NULL where there can be none
 */
PwReviewJob *
pw_review_page_get_job (PwReviewPage *self)
{
  g_return_val_if_fail (PW_IS_REVIEW_PAGE (self), NULL);
  return self->job;
}
