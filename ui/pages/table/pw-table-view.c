/* pw-table-view.c: the game as it is seen from two metres
 *
 * Everything is measured at 1080 lines and scaled with the height that there is, so that nothing
 * important is smaller than 40 pixels of 1080. What is looked at is shown: the present, or the moment chosen in the log.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-table-view.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "model/pw-clock.h"
#include "model/pw-reveal.h"
#include "pw-board.h"
#include "pw-css-class.h"
#include "pw-large-text.h"
#include "pw-marker-image.h"
#include "pw-page.h"

/* What sizes are given for. */
#define LINES 1080.0
#define COLUMNS 1440.0

enum
{
  TEXT = 44,
  NAME = 54,
  SCORE = 92,
  SCORE_OF_FOUR = 72,
  STRIP = 76,
  STRIP_OF_FOUR = 60,
  /* More cards than four stand below each other only so. */
  NAME_OF_SIX = 42,
  SCORE_OF_SIX = 54,
  STRIP_OF_SIX = 44,
};

typedef struct
{
  GtkWidget *card;
  GtkWidget *marker;
  GtkLabel *name;
  GtkLabel *time;               /* of the clock; hidden where none was agreed */
  GtkLabel *score;
  GtkWidget *lines;
  GtkWidget *strip;             /* dice and supplies; the game's board draws them */
} Card;

struct _PwTableView
{
  GtkWidget parent_instance;

  GtkWidget *child;
  GtkWidget *head, *middle, *cards, *foot;
  GtkLabel *moment;
  GtkWidget *moment_strip;      /* (nullable): the same in pictures; the game's board draws it */
  GtkLabel *sides;             /* their scores, and that some are hidden; not there where everybody plays alone and sees all */
  GtkWidget *board_place;
  GtkWidget *board;
  int board_seat;
  Card card[PW_MAX_PLAYERS];    /* by seat */
  guint n_cards;
  GtkWidget *last_marker;
  GtkLabel *last;
  GtkLabel *next;

  PwSession *session;
  gboolean stale;               /* something changed while it was not seen */
  double scale;
  guint scale_id;
  guint tick_id;                /* while seen, where there is a clock */
};

static char *
get_title (PwPage *page, gboolean narrow)
{
  return g_strdup (_("Table view"));
}

/* For those who sit further away it has the whole screen. */
static void
fill_screen (PwPage *page)
{
  gtk_window_fullscreen (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page))));
}

static void
give_screen_back (PwPage *page)
{
  gtk_window_unfullscreen (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page))));
}

static void
page_init (PwPageInterface *iface)
{
  iface->name = "view";
  iface->traits = PW_PAGE_OF_GAME | PW_PAGE_PLAYED_ON | PW_PAGE_ESCAPES;
  iface->title = get_title;
  iface->enter = fill_screen;
  iface->leave = give_screen_back;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PwTableView, pw_table_view, GTK_TYPE_WIDGET, G_IMPLEMENT_INTERFACE (PW_TYPE_PAGE, page_init))

/* -- Sizes -------------------------------------------------------------------------- */

static int
pixels (PwTableView *self, double size)
{
  return MAX (1, (int) (size * self->scale + 0.5));
}

/* Pixels, not points: the height decides, not the setting for text on a desk. */
static void
set_type (PwTableView *self, GtkLabel *label, double size, PangoWeight weight)
{
  g_autoptr (PangoAttrList) list = pango_attr_list_new ();

  pango_attr_list_insert (list, pango_attr_size_new_absolute (pixels (self, size) * PANGO_SCALE));
  pango_attr_list_insert (list, pango_attr_weight_new (weight));
  gtk_label_set_attributes (label, list);
}

static void
set_margins (GtkWidget *widget, int across, int along)
{
  gtk_widget_set_margin_start (widget, across);
  gtk_widget_set_margin_end (widget, across);
  gtk_widget_set_margin_top (widget, along);
  gtk_widget_set_margin_bottom (widget, along);
}

/* A size for three cards below each other, for four, or for six. */
static int
by_cards (PwTableView *self, int three, int four, int six)
{
  return self->n_cards > 4 ? six : self->n_cards > 3 ? four : three;
}

static void
make_strip (PwTableView *self, guint seat)
{
  const PwBoardClass *board = pw_board_class_for (pw_session_get_game (self->session)->id);
  Card *card = &self->card[seat];

  if (card->strip)
    gtk_box_remove (GTK_BOX (card->lines), card->strip);
  card->strip = NULL;
  card->strip = board->seat_strip (self->session, seat, pixels (self, by_cards (self, STRIP, STRIP_OF_FOUR, STRIP_OF_SIX)));
  if (card->strip)
    gtk_box_append (GTK_BOX (card->lines), card->strip);
}

static void
drop_moment_strip (PwTableView *self)
{
  if (self->moment_strip)
    gtk_box_remove (GTK_BOX (self->head), self->moment_strip);
  self->moment_strip = NULL;
}

static void
make_moment_strip (PwTableView *self)
{
  const PwBoardClass *board;

  drop_moment_strip (self);
  if (!self->session)
    return;
  board = pw_board_class_for (pw_session_get_game (self->session)->id);
  self->moment_strip = board->moment_strip (self->session, pixels (self, STRIP_OF_FOUR));
  if (self->moment_strip)
    gtk_box_insert_child_after (GTK_BOX (self->head), self->moment_strip, GTK_WIDGET (self->moment));
}

static void
apply_scale (PwTableView *self)
{
  set_type (self, self->moment, TEXT, PANGO_WEIGHT_BOLD);
  set_type (self, self->sides, TEXT, PANGO_WEIGHT_NORMAL);
  set_type (self, self->last, TEXT, PANGO_WEIGHT_NORMAL);
  set_type (self, self->next, TEXT, PANGO_WEIGHT_NORMAL);
  g_object_set (self->last_marker, "radius", MAX (4, pixels (self, 25)), NULL);
  set_margins (self->head, pixels (self, 56), pixels (self, 34));
  set_margins (self->middle, pixels (self, 56), pixels (self, 34));
  set_margins (self->foot, pixels (self, 56), pixels (self, 34));
  gtk_box_set_spacing (GTK_BOX (self->head), pixels (self, 28));
  gtk_box_set_spacing (GTK_BOX (self->middle), pixels (self, 48));
  gtk_box_set_spacing (GTK_BOX (self->foot), pixels (self, 24));
  gtk_box_set_spacing (GTK_BOX (self->cards), pixels (self, by_cards (self, 24, 16, 8)));
  gtk_widget_set_size_request (self->cards, pixels (self, 690), -1);
  make_moment_strip (self);
  for (guint seat = 0; seat < self->n_cards; seat++)
    {
      Card *card = &self->card[seat];

      set_type (self, card->name, by_cards (self, NAME, NAME, NAME_OF_SIX), PANGO_WEIGHT_BOLD);
      set_type (self, card->time, TEXT, PANGO_WEIGHT_NORMAL);
      set_type (self, card->score, by_cards (self, SCORE, SCORE_OF_FOUR, SCORE_OF_SIX), PANGO_WEIGHT_ULTRABOLD);
      g_object_set (card->marker, "radius", MAX (4, pixels (self, by_cards (self, 27, 27, 21))), NULL);
      set_margins (card->lines, pixels (self, 28), pixels (self, by_cards (self, 12, 4, 1)));
      gtk_box_set_spacing (GTK_BOX (gtk_widget_get_first_child (card->lines)), pixels (self, 24));
      make_strip (self, seat);
    }
}

static gboolean
on_scale_changed (gpointer data)
{
  PwTableView *self = data;

  self->scale_id = 0;
  apply_scale (self);
  return G_SOURCE_REMOVE;
}

/* -- What is shown --------------------------------------------------------------------- */

static GtkLabel *
new_label (gboolean dim)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (dim)
    gtk_widget_add_css_class (label, "dim-label");
  return GTK_LABEL (label);
}

static void
add_card (PwTableView *self, guint seat)
{
  const PwSetup *setup = pw_session_get_setup (self->session);
  Card *card = &self->card[seat];
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *name = pw_game_seat_short (pw_session_get_game (self->session), setup, seat);

  card->card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  card->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  card->strip = NULL;
  card->marker = pw_marker_image_new (11);
  pw_marker_image_set (PW_MARKER_IMAGE (card->marker), setup->markers[seat], setup->names[seat]);
  card->name = new_label (FALSE);
  gtk_label_set_text (card->name, name);
  gtk_label_set_width_chars (card->name, 4);
  gtk_widget_set_hexpand (GTK_WIDGET (card->name), TRUE);
  card->time = new_label (TRUE);
  gtk_label_set_ellipsize (card->time, PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_visible (GTK_WIDGET (card->time), pw_clock_of (self->session) != NULL);
  card->score = GTK_LABEL (gtk_label_new (NULL));
  gtk_box_append (GTK_BOX (line), card->marker);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (card->name));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (card->time));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (card->score));
  gtk_box_append (GTK_BOX (card->lines), line);
  gtk_box_append (GTK_BOX (card->card), card->lines);
  gtk_widget_set_valign (card->lines, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (card->lines, TRUE);
  gtk_widget_add_css_class (card->card, "seen-card");
  gtk_box_append (GTK_BOX (self->cards), card->card);
}

static void
show_board (PwTableView *self, int seat)
{
  const PwBoardClass *board = pw_board_class_for (pw_session_get_game (self->session)->id);

  /* A common centre is the same for everybody. */
  if (board->centre == PW_CENTRE_COMMON)
    seat = 0;
  if (seat == self->board_seat)
    return;
  if (self->board)
    gtk_box_remove (GTK_BOX (self->board_place), self->board);
  self->board = NULL;
  self->board_seat = seat;
  if (seat >= 0)
    self->board = board->seat_board (self->session, (guint) seat);
  if (self->board)
    {
      gtk_widget_set_hexpand (self->board, TRUE);
      gtk_widget_set_vexpand (self->board, TRUE);
      gtk_widget_set_can_focus (self->board, FALSE);
      gtk_widget_set_can_target (self->board, FALSE);
      gtk_box_append (GTK_BOX (self->board_place), self->board);
    }
  gtk_widget_set_visible (self->board_place, self->board != NULL);
  gtk_widget_set_hexpand (self->cards, self->board == NULL);
}

static void
show_last (PwTableView *self)
{
  const PwHistory *history = pw_session_get_history (self->session);
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  guint moment = pw_session_get_moment (self->session);
  g_autofree char *text = NULL;
  int player = PW_NOBODY;

  if (moment > 0)
    {
      const PwMove *move = pw_history_get_move (history, moment - 1);
      guint n_events;
      const PwEvent *events = pw_history_get_events (history, moment - 1, &n_events);

      text = game->words.sentence (setup, pw_history_get_state (history, moment - 1), move, events, n_events);
      player = move->player;
    }
  gtk_label_set_text (self->last, text ? text : "");
  gtk_widget_set_visible (self->last_marker, player >= 0);
  if (player >= 0)
    pw_marker_image_set (PW_MARKER_IMAGE (self->last_marker), setup->markers[player], setup->names[player]);
}

static void
show_times (PwTableView *self)
{
  PwClock *clock = self->session ? pw_clock_of (self->session) : NULL;

  for (guint seat = 0; clock && seat < self->n_cards; seat++)
    {
      g_autofree char *time = pw_clock_get_text (clock, seat);

      gtk_label_set_text (self->card[seat].time, time);
    }
}

static gboolean
on_tick (gpointer data)
{
  show_times (data);
  return G_SOURCE_CONTINUE;
}

/* Time is only told to those who look. */
static void
update_tick (PwTableView *self)
{
  gboolean wanted = self->session && pw_clock_of (self->session) && gtk_widget_get_mapped (GTK_WIDGET (self));

  show_times (self);
  if (!wanted)
    g_clear_handle_id (&self->tick_id, g_source_remove);
  else if (self->tick_id == 0)
    self->tick_id = g_timeout_add_seconds (1, on_tick, self);
}

/* Beside the moment: the scores of all sides, "Team A 148 · Team B 130" (free it), or that scores leave something out; which game
 * it is, the table shows. */
static char *
make_head (PwTableView *self)
{
  const PwGame *game = pw_session_get_game (self->session);
  const PwSetup *setup = pw_session_get_setup (self->session);
  const char *note = pw_history_hidden_note (pw_session_get_history (self->session));
  GString *text;

  if (!pw_game_has_sides (game, setup))
    return g_strdup (note ? note : "");
  text = g_string_new (NULL);
  for (guint leader = 0; leader < setup->n_players; leader++)
    {
      g_autofree char *side = pw_game_side_name (game, setup, leader), *score = NULL;
      int sum = 0;

      if (!pw_game_leads_side (game, setup, leader))
        continue;
      for (guint seat = 0; seat < setup->n_players; seat++)
        if (pw_game_side_leader (game, setup, seat) == leader)
          sum += pw_session_get_score (self->session, seat, -1);
      score = pw_number (sum);
      /* U+00B7 MIDDLE DOT */
      g_string_append_printf (text, "%s%s %s", text->len > 0 ? " \302\267 " : "", side, score);
    }
  if (note)
    g_string_append_printf (text, " \302\267 %s", note);
  return g_string_free (text, FALSE);
}

/* Where the game stands, and whether it stands still. */
static void
write_moment (PwTableView *self)
{
  const PwGame *game = pw_session_get_game (self->session);
  PwClock *clock = pw_clock_of (self->session);
  g_autofree char *moment = pw_game_now (game, pw_session_get_setup (self->session), pw_session_get_state (self->session));
  g_autofree char *paused = NULL;
  gboolean over = FALSE;

  g_object_get (self->session, "over", &over, NULL);
  if (clock && pw_clock_get_paused (clock) && !over)
    /* Translators: in front of where in the game one is */
    paused = moment ? g_strdup_printf (_("Clock paused · %s"), moment) : g_strdup (_("Clock paused"));
  gtk_label_set_text (self->moment, paused ? paused : moment ? moment : "");
}

/* In which order the cards stand: that of play, or by score. */
static void
order_cards (PwTableView *self, guint8 order[PW_MAX_PLAYERS])
{
  const PwGame *game = pw_session_get_game (self->session);
  guint n_done = 0;

  if (!pw_board_class_for (game->id)->by_score || !pw_board_order_by_score (self->session, order))
    pw_game_turns (game, pw_session_get_state (self->session), pw_session_get_setup (self->session)->n_players, order, &n_done);
}

static void
write_all (PwTableView *self)
{
  const PwGame *game = pw_session_get_game (self->session);
  const PwSetup *setup = pw_session_get_setup (self->session);
  gconstpointer state = pw_session_get_state (self->session);
  int actor = pw_session_get_actor (self->session);
  guint8 order[PW_MAX_PLAYERS];
  int follower;
  GtkWidget *after = NULL;
  g_autofree char *following = NULL, *head = make_head (self);

  order_cards (self, order);
  write_moment (self);
  gtk_label_set_text (self->sides, head);
  gtk_widget_set_visible (GTK_WIDGET (self->sides), *head != '\0');
  for (guint i = 0; i < setup->n_players; i++)
    {
      Card *card = &self->card[order[i]];
      gboolean on = order[i] == actor;
      g_autofree char *score = pw_number (pw_session_get_score (self->session, order[i], -1));
      g_autofree char *name = g_strdup_printf (on ? _("%s, current") : "%s", pw_setup_name (setup, order[i]));

      gtk_box_reorder_child_after (GTK_BOX (self->cards), card->card, after);
      after = card->card;
      gtk_label_set_text (card->score, score);
      /* Where nobody may know any of it, there is no score to show. */
      gtk_widget_set_visible (GTK_WIDGET (card->score), pw_reveal_knows_scores (self->session));
      pw_css_class_set (card->card, "on", on);
      gtk_accessible_update_property (GTK_ACCESSIBLE (card->name), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
  follower = actor >= 0 ? pw_game_next (game, state, setup->n_players) : PW_NOBODY;
  if (follower >= 0)
    /* Translators: whose turn comes after this one: "Next: Chiara" */
    following = g_strdup_printf (_("Next: %s"), pw_setup_name (setup, follower));
  gtk_label_set_text (self->next, following ? following : "");
  show_board (self, actor >= 0 ? actor : self->board_seat >= 0 ? self->board_seat : order[0]);
  show_last (self);
  update_tick (self);
}

/* What nobody sees is written when somebody does. */
static void
update (PwTableView *self)
{
  self->stale = !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (!self->stale)
    write_all (self);
}

/* -- Object --------------------------------------------------------------------------------- */

/* Small: what is inside takes the size that is given, not the other way round. */
static void
pw_table_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 320 : 180;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1280 : 720;
}

static void
pw_table_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PwTableView *self = PW_TABLE_VIEW (widget);
  double scale = MIN (height / LINES, width / COLUMNS);
  int least_width, least_height;

  /* Not now: nothing may change its size while sizes are given out. */
  if (scale != self->scale)
    {
      self->scale = scale;
      if (self->scale_id == 0)
        self->scale_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_scale_changed, self, NULL);
    }
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  width = MAX (width, least_width);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL, NULL);
  gtk_widget_allocate (self->child, width, MAX (height, least_height), -1, NULL);
}

static void
pw_table_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (pw_table_view_parent_class)->map (widget);
  if (PW_TABLE_VIEW (widget)->session && PW_TABLE_VIEW (widget)->stale)
    update (PW_TABLE_VIEW (widget));
  update_tick (PW_TABLE_VIEW (widget));
}

static void
pw_table_view_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (pw_table_view_parent_class)->unmap (widget);
  update_tick (PW_TABLE_VIEW (widget));
}

static void
clear (PwTableView *self)
{
  g_clear_handle_id (&self->tick_id, g_source_remove);
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->session && pw_clock_of (self->session))
    g_signal_handlers_disconnect_by_data (pw_clock_of (self->session), self);
  for (guint seat = 0; seat < self->n_cards; seat++)
    gtk_box_remove (GTK_BOX (self->cards), self->card[seat].card);
  self->n_cards = 0;
  drop_moment_strip (self);
  if (self->board)
    gtk_box_remove (GTK_BOX (self->board_place), self->board);
  self->board = NULL;
  self->board_seat = PW_NOBODY;
  g_clear_object (&self->session);
}

static void
pw_table_view_dispose (GObject *object)
{
  PwTableView *self = PW_TABLE_VIEW (object);

  g_clear_handle_id (&self->scale_id, g_source_remove);
  if (self->child)
    clear (self);
  g_clear_pointer (&self->child, gtk_widget_unparent);
  G_OBJECT_CLASS (pw_table_view_parent_class)->dispose (object);
}

static void
pw_table_view_class_init (PwTableViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_table_view_dispose;
  widget_class->measure = pw_table_view_measure;
  widget_class->map = pw_table_view_map;
  widget_class->unmap = pw_table_view_unmap;
  widget_class->size_allocate = pw_table_view_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "tableview");
  g_type_ensure (PW_TYPE_MARKER_IMAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-table-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PwTableView, child);
  gtk_widget_class_bind_template_child (widget_class, PwTableView, head);
  gtk_widget_class_bind_template_child (widget_class, PwTableView, moment);
  gtk_widget_class_bind_template_child (widget_class, PwTableView, sides);
  gtk_widget_class_bind_template_child (widget_class, PwTableView, middle);
  gtk_widget_class_bind_template_child (widget_class, PwTableView, board_place);
  gtk_widget_class_bind_template_child (widget_class, PwTableView, cards);
  gtk_widget_class_bind_template_child (widget_class, PwTableView, foot);
  gtk_widget_class_bind_template_child (widget_class, PwTableView, last_marker);
  gtk_widget_class_bind_template_child (widget_class, PwTableView, last);
  gtk_widget_class_bind_template_child (widget_class, PwTableView, next);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
pw_table_view_init (PwTableView *self)
{
  self->scale = 0.5;
  pw_text_grow_never (GTK_WIDGET (self));
  self->board_seat = PW_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * pw_table_view_new:
 *
 * Returns: (transfer floating): a table view, empty until pw_table_view_set_session()
 */
GtkWidget *
pw_table_view_new (void)
{
  return g_object_new (PW_TYPE_TABLE_VIEW, NULL);
}

/**
 * pw_table_view_set_session:
 * @session: (nullable): the game
 *
 * Follows @session from now on.
 */
void
pw_table_view_set_session (PwTableView *self, PwSession *session)
{
  g_return_if_fail (PW_IS_TABLE_VIEW (self));

  if (session == self->session)
    return;
  clear (self);
  if (!session)
    return;
  self->session = g_object_ref (session);
  self->n_cards = pw_session_get_setup (session)->n_players;
  for (guint seat = 0; seat < self->n_cards; seat++)
    add_card (self, seat);
  apply_scale (self);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (update), self);
  if (pw_clock_of (session))
    g_signal_connect_object (pw_clock_of (session), "notify::paused", G_CALLBACK (write_moment), self, G_CONNECT_SWAPPED);
  update (self);
}

/**
 * pw_table_view_get_scale:
 *
 * Returns: by how much everything is larger than at 1080 lines
 */
double
pw_table_view_get_scale (PwTableView *self)
{
  g_return_val_if_fail (PW_IS_TABLE_VIEW (self), 0);
  return self->scale;
}

/**
 * pw_table_view_get_last:
 *
 * Returns: the sentence about the last action
 */
const char *
pw_table_view_get_last (PwTableView *self)
{
  g_return_val_if_fail (PW_IS_TABLE_VIEW (self), NULL);
  return gtk_label_get_text (self->last);
}
