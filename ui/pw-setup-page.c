/* pw-setup-page.c: the page on which a game is set up: which, who, by which options
 *
 * One PwSetup holds everything; widgets propose changes to it and show what it says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-setup-page.h"

#include <glib/gi18n-lib.h>

#include "model/pw-store.h"
#include "pw-board.h"
#include "pw-gallery.h"
#include "pw-game-card.h"
#include "pw-level-rows.h"
#include "pw-pair-layout.h"
#include "pw-player-row.h"
#include "pw-settings.h"
#include "pw-setup-draft.h"
#include "pw-setup-options.h"

struct _PwSetupPage
{
  AdwBin parent_instance;

  GtkBox *games;
  GtkWidget *level_box;
  PwLevelRows *level;
  GtkWidget *options_label;
  GtkListBox *options;
  GtkListBox *players;
  GtkWidget *add_row;
  GtkLabel *problem;
  GtkWidget *gallery_box;
  GtkLabel *gallery_label;
  PwGallery *gallery;
  GtkBox *editors;
  GtkSwitch *deal;

  const PwGame *game;
  PwSetup *setup;
  guint seat;                   /* whose pictures are shown */
  guint pictured;               /* the seat option that has pictures */
  gboolean ready;
};

G_DEFINE_FINAL_TYPE (PwSetupPage, pw_setup_page, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_READY,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

enum
{
  ENTERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void update (PwSetupPage *self);

static PwPlayerRow *
nth_row (PwSetupPage *self, guint seat)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->players, (int) seat);

  return PW_IS_PLAYER_ROW (row) ? PW_PLAYER_ROW (row) : NULL;
}

static void
show_seat (PwSetupPage *self, guint seat)
{
  self->seat = MIN (seat, self->setup->n_players - 1);
  if (gtk_widget_get_visible (self->gallery_box))
    {
      const PwOption *option = &self->game->seat_options[self->pictured];
      /* Translators: a player and what is chosen for that player: "Bruno: board". */
      g_autofree char *title = g_strdup_printf (_("%s: %s"), self->setup->names[self->seat], _(option->title));

      gtk_label_set_text (self->gallery_label, title);
      pw_gallery_update (self->gallery, self->setup, self->seat);
    }
}

static void
on_row_focused (GtkEventControllerFocus *controller, PwSetupPage *self)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));

  show_seat (self, pw_player_row_get_seat (PW_PLAYER_ROW (row)));
}

static void
on_name_changed (PwPlayerRow *row, const char *name, PwSetupPage *self)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name));

  pw_setup_set_name (self->setup, pw_player_row_get_seat (row), stripped);
  update (self);
}

static void
on_marker_chosen (PwPlayerRow *row, guint marker, PwSetupPage *self)
{
  pw_setup_draft_set_marker (self->setup, pw_player_row_get_seat (row), marker);
  update (self);
}

static void
on_option_chosen (PwPlayerRow *row, guint option, int value, PwSetupPage *self)
{
  self->seat = pw_player_row_get_seat (row);
  self->setup->seat_options[self->seat][option] = (gint16) value;
  update (self);
}

static void
on_picture_chosen (PwSetupPage *self, int value)
{
  self->setup->seat_options[self->seat][self->pictured] = (gint16) value;
  update (self);
}

/* Enter leads through all that is asked: a player's name, that player's picture, the next player. */
static void
go_to_next_player (PwSetupPage *self)
{
  if (self->seat + 1 < self->setup->n_players)
    pw_player_row_focus_name (nth_row (self, self->seat + 1));
  else
    g_signal_emit (self, signals[ENTERED], 0);
}

static void
on_name_entered (PwPlayerRow *row, PwSetupPage *self)
{
  show_seat (self, pw_player_row_get_seat (row));
  if (gtk_widget_get_visible (self->gallery_box))
    gtk_widget_child_focus (GTK_WIDGET (self->gallery), GTK_DIR_TAB_FORWARD);
  else
    go_to_next_player (self);
}

static void
on_moved (PwPlayerRow *row, guint from, guint to, PwSetupPage *self)
{
  if (to >= self->setup->n_players)
    return;
  pw_setup_draft_move (self->setup, from, to);
  self->seat = to;
  update (self);
  pw_player_row_focus_name (nth_row (self, to));
}

static void
on_removed (PwPlayerRow *row, PwSetupPage *self)
{
  guint seat = pw_player_row_get_seat (row);

  if (!pw_setup_draft_remove (self->setup, self->game, seat))
    return;
  self->seat = MIN (seat, self->setup->n_players - 1);
  update (self);
  pw_player_row_focus_name (nth_row (self, self->seat));
}

static void
on_add_clicked (PwSetupPage *self)
{
  if (!pw_setup_draft_add (self->setup, self->game))
    return;
  self->seat = self->setup->n_players - 1;
  update (self);
  pw_player_row_focus_name (nth_row (self, self->seat));
}

static GtkWidget *
create_row (PwSetupPage *self)
{
  GtkWidget *row = pw_player_row_new (self->game);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (focus, "enter", G_CALLBACK (on_row_focused), self);
  gtk_widget_add_controller (row, focus);
  g_signal_connect (row, "name-changed", G_CALLBACK (on_name_changed), self);
  g_signal_connect (row, "marker-chosen", G_CALLBACK (on_marker_chosen), self);
  g_signal_connect (row, "option-chosen", G_CALLBACK (on_option_chosen), self);
  g_signal_connect (row, "moved", G_CALLBACK (on_moved), self);
  g_signal_connect (row, "removed", G_CALLBACK (on_removed), self);
  g_signal_connect (row, "entered", G_CALLBACK (on_name_entered), self);
  return row;
}

/* As many rows as players; each is kept and shows another player when the order changes. */
static void
update_rows (PwSetupPage *self)
{
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    {
      if (!nth_row (self, seat))
        gtk_list_box_insert (self->players, create_row (self), (int) seat);
      pw_player_row_update (nth_row (self, seat), self->setup, seat);
    }
  while (nth_row (self, self->setup->n_players))
    gtk_list_box_remove (self->players, GTK_WIDGET (nth_row (self, self->setup->n_players)));
  gtk_widget_set_visible (self->add_row, self->setup->n_players < self->game->max_players);
}

/* Names say their problem in their row; whatever else is wrong is said below the list. */
static void
update_problem (PwSetupPage *self)
{
  g_autoptr (GError) error = NULL;
  gboolean named = TRUE;
  gboolean ready;

  for (guint seat = 0; seat < self->setup->n_players; seat++)
    {
      g_autofree char *problem = pw_setup_draft_problem (self->setup, seat);

      named &= problem == NULL;
    }
  ready = named && pw_setup_validate (self->setup, self->game, &error);
  gtk_label_set_text (self->problem, error ? error->message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), error != NULL);
  if (ready != self->ready)
    {
      self->ready = ready;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_READY]);
    }
}

static void
update (PwSetupPage *self)
{
  pw_level_rows_update (self->level, self->setup);
  update_rows (self);
  update_problem (self);
  show_seat (self, self->seat);
}

static void
on_level_chosen (PwSetupPage *self, int level, int seat)
{
  self->setup->level = (guint8) level;
  self->setup->me = (guint8) seat;
  update (self);
}

static void
on_option_value (gpointer owner, guint option, int value)
{
  PwSetupPage *self = owner;

  self->setup->options[option] = (gint16) value;
  update (self);
}

/* What is agreed for every game, apart from what the game itself offers. */
enum
{
  TERM_HINTS,
  TERM_DEALER,
  TERM_CLOCK,
  N_TERMS,
};

static const PwWord clock_words[] = { { 0, "no", N_("No"), NULL }, { 1, "yes", N_("Yes"), NULL } };
static const PwVocabulary clocks = { "clock", NULL, clock_words, G_N_ELEMENTS (clock_words) };

static const PwOption terms[N_TERMS] = {
  [TERM_HINTS] = { "hints", N_("Hints"), N_("What is legal now, and what it scores. Agreed for all and for the whole game."),
                   &pw_hints_words, 0 },
  [TERM_DEALER] = { "dealer", N_("Dice and tiles"),
                    N_("The program can roll and draw, from a seed that the log shows."),
                    &pw_dealer_words, 0 },
  [TERM_CLOCK] = { "clock", N_("Clock"), N_("How long each player thinks. It has no consequences."), &clocks, 0 },
};

static guint8 *
term_of (PwSetup *setup, guint term)
{
  switch (term)
    {
    case TERM_HINTS: return &setup->hints;
    case TERM_DEALER: return &setup->dealer;
    case TERM_CLOCK: default: return &setup->clock;
    }
}

static void
on_term_value (gpointer owner, guint term, int value)
{
  PwSetupPage *self = owner;

  *term_of (self->setup, term) = (guint8) value;
  update (self);
}

static void
fill_options (PwSetupPage *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->options, 0)))
    gtk_list_box_remove (self->options, GTK_WIDGET (row));
  self->deal = NULL;
  for (guint i = 0; i < self->game->n_options; i++)
    gtk_list_box_append (self->options, pw_setup_option_row_new (&self->game->options[i], i, self->setup->options[i],
                                                                 self, on_option_value));
  for (guint i = 0; i < N_TERMS; i++)
    if (i != TERM_DEALER || self->game->deal)
      gtk_list_box_append (self->options, pw_setup_option_row_new (&terms[i], i, *term_of (self->setup, i), self,
                                                                   on_term_value));
  if (pw_setup_draft_can_deal (self->game))
    {
      GtkWidget *deal = pw_setup_deal_row_new (&self->deal);

      gtk_list_box_append (self->options, deal);
      if (pw_settings_get ())
        gtk_switch_set_active (self->deal, g_settings_get_boolean (pw_settings_get (), "deal-start"));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->options),
                          gtk_list_box_get_row_at_index (self->options, 0) != NULL);
  gtk_widget_set_visible (self->options_label, gtk_widget_get_visible (GTK_WIDGET (self->options)));
}

/* Buttons that lead to where people enter what the pictures do not show. */
static void
fill_editors (PwSetupPage *self)
{
  const PwBoardClass *board = pw_board_find (self->game->id);
  GtkWidget *button;

  while ((button = gtk_widget_get_first_child (GTK_WIDGET (self->editors))))
    gtk_box_remove (self->editors, button);
  for (guint i = 0; board && i < board->n_editors; i++)
    gtk_box_append (self->editors, pw_setup_editor_button_new (self->game->id, &board->editors[i]));
}

/* Rows and pictures of what can be chosen now; a choice that is not offered any more is made anew. */
static void
fill_choices (PwSetupPage *self)
{
  gboolean pictures = FALSE;

  while (nth_row (self, 0))
    gtk_list_box_remove (self->players, GTK_WIDGET (nth_row (self, 0)));
  for (guint i = 0; i < self->game->n_seat_options; i++)
    for (guint seat = 0; seat < PW_MAX_PLAYERS; seat++)
      if (self->game->offered && !self->game->offered (self->setup, i, self->setup->seat_options[seat][i]))
        self->setup->seat_options[seat][i] = self->game->seat_options[i].def;
  for (guint i = 0; i < self->game->n_seat_options && !pictures; i++)
    {
      self->pictured = i;
      pictures = pw_gallery_set_option (self->gallery, self->game, i);
    }
  gtk_widget_set_visible (self->gallery_box, pictures);
  fill_editors (self);
  update (self);
}

static void
set_game (PwSetupPage *self, const PwGame *game)
{
  const PwBoardClass *board = pw_board_find (game->id);
  guint8 level = self->setup ? self->setup->level : PW_LEVEL_REFEREE;

  /* First, so that those of last time are found. */
  if (board && board->load_components)
    board->load_components ();
  g_clear_pointer (&self->setup, pw_setup_free);
  self->game = game;
  self->setup = pw_setup_draft_new (game, pw_settings_get ());
  self->setup->level = game->level ? level : PW_LEVEL_REFEREE;
  self->seat = 0;

  fill_options (self);
  gtk_widget_set_visible (self->level_box, game->level != NULL);
  fill_choices (self);
}

static void
on_game_toggled (GtkToggleButton *card, PwSetupPage *self)
{
  const PwGame *game = pw_game_card_get_game (PW_GAME_CARD (card));

  if (gtk_toggle_button_get_active (card) && game != self->game)
    set_game (self, game);
}

static void
fill_games (PwSetupPage *self)
{
  GtkToggleButton *first = NULL;

  for (guint i = 0; i < pw_games_count (); i++)
    {
      GtkWidget *card = pw_game_card_new (pw_games_nth (i));

      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (card), first);
      if (!first)
        first = GTK_TOGGLE_BUTTON (card);
      g_signal_connect (card, "toggled", G_CALLBACK (on_game_toggled), self);
      gtk_box_append (self->games, card);
    }
}

static void
pw_setup_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, PW_SETUP_PAGE (object)->ready);
}

static void
pw_setup_page_finalize (GObject *object)
{
  g_clear_pointer (&PW_SETUP_PAGE (object)->setup, pw_setup_free);
  G_OBJECT_CLASS (pw_setup_page_parent_class)->finalize (object);
}

static void
pw_setup_page_class_init (PwSetupPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = pw_setup_page_get_property;
  object_class->finalize = pw_setup_page_finalize;
  props[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * PwSetupPage::entered:
   *
   * Enter after the last player's choice: what is left is to start.
   */
  signals[ENTERED] = g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  g_type_ensure (PW_TYPE_GALLERY);
  g_type_ensure (PW_TYPE_LEVEL_ROWS);
  g_type_ensure (PW_TYPE_PAIR_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-setup-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, games);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, level_box);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, level);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, options_label);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, options);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, players);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, add_row);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, problem);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, gallery_box);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, gallery_label);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, gallery);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, editors);
  gtk_widget_class_bind_template_callback (widget_class, on_add_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_level_chosen);
}

static void
pw_setup_page_init (PwSetupPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->gallery, "chosen", G_CALLBACK (on_picture_chosen), self);
  g_signal_connect_swapped (self->gallery, "entered", G_CALLBACK (go_to_next_player), self);
}

/**
 * pw_setup_page_new:
 *
 * Returns: (transfer none): a set-up page; empty until pw_setup_page_prepare()
 */
GtkWidget *
pw_setup_page_new (void)
{
  return g_object_new (PW_TYPE_SETUP_PAGE, NULL);
}

/**
 * pw_setup_page_prepare:
 *
 * Begins a new set-up with the game, players and options of last time, at the level of the referee.
 */
void
pw_setup_page_prepare (PwSetupPage *self)
{
  GSettings *settings = pw_settings_get ();
  g_autofree char *last = settings ? g_settings_get_string (settings, "last-game") : NULL;
  GtkWidget *card, *chosen;

  g_return_if_fail (PW_IS_SETUP_PAGE (self));

  if (!gtk_widget_get_first_child (GTK_WIDGET (self->games)))
    fill_games (self);
  chosen = gtk_widget_get_first_child (GTK_WIDGET (self->games));
  if (!chosen)
    return;
  for (card = chosen; card; card = gtk_widget_get_next_sibling (card))
    if (g_strcmp0 (pw_game_card_get_game (PW_GAME_CARD (card))->id, last) == 0)
      chosen = card;
  self->game = pw_game_card_get_game (PW_GAME_CARD (chosen));
  g_clear_pointer (&self->setup, pw_setup_free);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chosen), TRUE);
  set_game (self, self->game);
}

/**
 * pw_setup_page_set_level:
 * @level: the level to begin with, where the game has levels
 */
void
pw_setup_page_set_level (PwSetupPage *self, PwLevel level)
{
  g_return_if_fail (PW_IS_SETUP_PAGE (self));
  if (self->setup && self->game->level)
    on_level_chosen (self, (int) level, self->setup->me);
}

/**
 * pw_setup_page_refresh:
 *
 * Shows what can be chosen now, after people have entered more of it. The set-up stays.
 */
void
pw_setup_page_refresh (PwSetupPage *self)
{
  const PwBoardClass *board;

  g_return_if_fail (PW_IS_SETUP_PAGE (self));

  if (!self->game)
    return;
  board = pw_board_find (self->game->id);
  if (board && board->load_components)
    board->load_components ();
  fill_choices (self);
}

/**
 * pw_setup_page_focus_first:
 *
 * Puts the caret where most people begin: into the first player's name.
 */
void
pw_setup_page_focus_first (PwSetupPage *self)
{
  g_return_if_fail (PW_IS_SETUP_PAGE (self));
  if (self->setup)
    pw_player_row_focus_name (nth_row (self, 0));
}

/**
 * pw_setup_page_get_ready:
 *
 * Returns: whether the game can be started
 */
gboolean
pw_setup_page_get_ready (PwSetupPage *self)
{
  g_return_val_if_fail (PW_IS_SETUP_PAGE (self), FALSE);
  return self->ready;
}

/**
 * pw_setup_page_get_setup:
 *
 * Returns: (transfer none): what is set up so far
 */
const PwSetup *
pw_setup_page_get_setup (PwSetupPage *self)
{
  g_return_val_if_fail (PW_IS_SETUP_PAGE (self), NULL);
  return self->setup;
}

/**
 * pw_setup_page_start:
 *
 * Begins the game: it is kept in the library, and the set-up is remembered for the next time.
 *
 * Returns: (transfer full): the game, or %NULL with @error set
 */
PwSession *
pw_setup_page_start (PwSetupPage *self, GError **error)
{
  g_autoptr (PwSession) session = NULL;
  g_autofree char *path = NULL;
  GSettings *settings = pw_settings_get ();
  gboolean deal;

  g_return_val_if_fail (PW_IS_SETUP_PAGE (self), NULL);

  /* An end position has no beginning. */
  deal = self->deal && gtk_switch_get_active (self->deal) && self->setup->level != PW_LEVEL_FINAL;
  /* Each game has a seed of its own, whoever rolls: one roll may be left to the program later. */
  self->setup->seed = (guint64) g_random_int_range (1, 1000000); /* short enough to be told */
  session = pw_session_new (self->game, self->setup, error);
  if (!session)
    return NULL;
  if (deal && !pw_setup_draft_deal (session, self->setup->seed, error))
    return NULL;
  path = pw_store_new_path (self->game, self->setup);
  pw_session_set_path (session, path);
  pw_session_save (session);

  pw_setup_draft_remember (self->setup, self->game, settings);
  if (settings && self->deal)
    g_settings_set_boolean (settings, "deal-start", gtk_switch_get_active (self->deal));
  return g_steal_pointer (&session);
}
