/* pw-setup-page.c: the page on which a game is set up: which, who, by which options
 *
 * One PwSetup holds everything; widgets propose changes to it and show what it says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-setup-page-private.h"

#include <glib/gi18n-lib.h>

#include "core/pw-idle-options.h"
#include "model/pw-printed.h"
#include "model/pw-store.h"
#include "pw-announce.h"
#include "pw-board.h"
#include "pw-game-card.h"
#include "pw-page.h"
#include "pw-pair-layout.h"
#include "pw-part-keys.h"
#include "pw-refusal.h"
#include "pw-settings.h"
#include "pw-setup-draft.h"
#include "pw-setup-options.h"
#include "pw-setup-words.h"
#include "pw-wrap-layout.h"

/** NARROW: pixels: in less the players stand below the games, as the template has it. */
#define NARROW 760

static char *
get_title (PwPage *page, gboolean narrow)
{
  return g_strdup (pw_setup_page_is_final (PW_SETUP_PAGE (page)) ? _("Final scoring") : _("New game"));
}

static void
page_init (PwPageInterface *iface)
{
  iface->name = "setup";
  iface->bar = PW_PAGE_BAR_CANCEL | PW_PAGE_BAR_START;
  iface->traits = PW_PAGE_BEFORE_GAME | PW_PAGE_ESCAPES;
  iface->title = get_title;
  iface->restore = (void (*) (PwPage *)) pw_setup_page_refresh;
  iface->focus = (void (*) (PwPage *)) pw_setup_page_focus_first;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PwSetupPage, pw_setup_page, ADW_TYPE_BIN, G_IMPLEMENT_INTERFACE (PW_TYPE_PAGE, page_init))

enum
{
  PROP_0,
  PROP_READY,
  PROP_FINAL,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void fill_choices (PwSetupPage *self);

/* Shows why the game cannot begin as it is set up, with the rule that is in the way; NULL: nothing is. */
static void
show_problem (PwSetupPage *self, const GError *error)
{
  g_autofree char *reason = error ? pw_refusal_text (self->game, error) : NULL;

  gtk_widget_set_visible (self->trouble, error != NULL);
  if (g_strcmp0 (reason, self->reason) == 0)
    return;
  g_free (self->reason);
  self->reason = g_steal_pointer (&reason);
  adw_bin_set_child (self->problem, error ? pw_refusal_content_new (self->game, error, 90) : NULL);
  if (self->reason)
    pw_announce (GTK_WIDGET (self), self->reason);
}

/* Names say their problem in their row; whatever else is wrong is said at the foot of the page. */
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
  ready = named && pw_setup_check (self->setup, self->game, &error);
  show_problem (self, error);
  if (ready != self->ready)
    {
      self->ready = ready;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_READY]);
    }
}

/* All of the page, from the set-up. */
void
pw_setup_page_update (PwSetupPage *self)
{
  pw_setup_agreed_update (self->agreed);
  pw_level_rows_update (self->level, self->game, self->setup);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FINAL]);
  pw_setup_players_update (self);
  update_problem (self);
  pw_setup_players_show (self, self->seat);
}

static void
on_level_chosen (PwSetupPage *self, int level, int seat)
{
  self->setup->level = (guint8) level;
  self->setup->me = (guint8) seat;
  pw_setup_page_update (self);
}

/* Whether other pictures are to be shown than those that are. */
static gboolean
is_offered_else (PwSetupPage *self)
{
  g_autoptr (GArray) now = NULL;

  if (!self->offered)
    return FALSE;
  now = pw_setup_words_offered (self->game, self->setup, self->pictured);
  return now->len != self->offered->len ||
         (now->len > 0 && memcmp (now->data, self->offered->data, now->len * sizeof (int)) != 0);
}

/* An option of the table may decide who plays, and on what. */
static void
on_agreed (gpointer owner)
{
  PwSetupPage *self = owner;

  pw_setup_draft_fit (self->setup, self->game);
  self->seat = MIN (self->seat, self->setup->n_players - 1);
  if (is_offered_else (self))
    fill_choices (self);
  else
    pw_setup_page_update (self);
}

/* Buttons that lead to where people enter what the pictures do not show. */
static void
fill_editors (PwSetupPage *self)
{
  const PwBoardClass *board = pw_board_class_for (self->game->id);
  GtkWidget *button;

  while ((button = gtk_widget_get_first_child (GTK_WIDGET (self->editors))))
    gtk_flow_box_remove (self->editors, button);
  for (guint i = 0; i < board->n_editors; i++)
    {
      gtk_flow_box_append (self->editors, pw_setup_editor_button_new (self->game->id, &board->editors[i]));
      /* The keyboard goes to the button itself. */
      gtk_widget_set_focusable (GTK_WIDGET (gtk_flow_box_get_child_at_index (self->editors, (int) i)), FALSE);
    }
}

/* Rows and pictures of what can be chosen now; a choice that is not offered any more is made anew. */
static void
fill_choices (PwSetupPage *self)
{
  gboolean pictures = FALSE;

  while (pw_setup_players_nth (self, 0))
    gtk_list_box_remove (self->players, GTK_WIDGET (pw_setup_players_nth (self, 0)));
  pw_setup_draft_fit (self->setup, self->game);
  for (guint i = 0; i < self->game->terms.n_seat_options && !pictures; i++)
    {
      self->pictured = i;
      pictures = pw_gallery_set_option (self->gallery, self->game, self->setup, i);
    }
  g_clear_pointer (&self->offered, g_array_unref);
  if (pictures)
    self->offered = pw_setup_words_offered (self->game, self->setup, self->pictured);
  gtk_widget_set_visible (self->gallery_box, pictures);
  gtk_widget_set_visible (self->nothing, pictures && self->offered->len == 0);
  gtk_widget_set_visible (self->shuffle, pictures && self->offered->len > 1);
  fill_editors (self);
  pw_setup_page_update (self);
}

static void
remember_defaults (PwSetupPage *self)
{
  for (guint i = 0; i < self->game->terms.n_options; i++)
    self->usual[i] = self->game->terms.options[i].def;
}

static void
set_game (PwSetupPage *self, const PwGame *game)
{
  const PwBoardClass *board = pw_board_class_for (game->id);
  /* The level stays where the other game has one of that name. */
  const PwLevel *level = self->setup ? pw_game_nth_level (self->game, self->setup->level) : NULL;
  g_autoptr (PwSetup) before = NULL;

  /* First, so that those of last time are found. */
  board->load_components ();
  before = g_steal_pointer (&self->setup);
  self->game = game;
  self->setup = pw_setup_draft_new (game, pw_settings_get ());
  remember_defaults (self);
  /* What was typed so far is not lost. */
  if (before)
    pw_setup_draft_take_players (self->setup, game, before);
  self->setup->level = level ? (guint8) MAX (pw_game_find_level (game, level->id), 0) : 0;
  self->seat = 0;

  pw_setup_agreed_set (self->agreed, game, self->setup);
  gtk_widget_set_visible (self->level_box, pw_game_n_levels (game) > 1);
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
  g_value_set_boolean (value, id == PROP_FINAL ? pw_setup_page_is_final (PW_SETUP_PAGE (object)) : PW_SETUP_PAGE (object)->ready);
}

static void
pw_setup_page_finalize (GObject *object)
{
  PwSetupPage *self = PW_SETUP_PAGE (object);

  g_clear_pointer (&self->agreed, pw_setup_agreed_free);
  g_clear_pointer (&self->offered, g_array_unref);
  g_clear_pointer (&self->setup, pw_setup_free);
  g_free (self->reason);
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
  props[PROP_FINAL] = g_param_spec_boolean ("final", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * PwSetupPage::entered:
   *
   * Enter after the last player's choice: what is left is to start.
   */
  g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (PW_TYPE_GALLERY);
  g_type_ensure (PW_TYPE_LEVEL_ROWS);
  g_type_ensure (PW_TYPE_PAIR_LAYOUT);
  g_type_ensure (PW_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-setup-page.ui");
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, games);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, level_box);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, level);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, options);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, groups);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, players);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, add_row);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, trouble);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, problem);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, gallery_box);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, gallery_label);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, shuffle);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, gallery);
  gtk_widget_class_bind_template_child (widget_class, PwSetupPage, editors);
  gtk_widget_class_bind_template_callback_full (widget_class, "on_add_clicked", G_CALLBACK (pw_setup_players_add));
  gtk_widget_class_bind_template_callback (widget_class, on_level_chosen);
  gtk_widget_class_bind_template_callback_full (widget_class, "on_shuffle_clicked", G_CALLBACK (pw_setup_players_shuffle));
}

/* Into a part of the page: to what is chosen there, or to the first name. */
static gboolean
enter_part (GtkWidget *page, GtkWidget *part)
{
  PwSetupPage *self = PW_SETUP_PAGE (page);

  if (part == GTK_WIDGET (self->games))
    for (GtkWidget *card = gtk_widget_get_first_child (part); card; card = gtk_widget_get_next_sibling (card))
      if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (card)))
        return gtk_widget_grab_focus (card);
  if (part == GTK_WIDGET (self->players))
    {
      pw_player_row_focus_name (pw_setup_players_nth (self, 0));
      return TRUE;
    }
  return gtk_widget_child_focus (part, GTK_DIR_TAB_FORWARD);
}

static void
pw_setup_page_init (PwSetupPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->agreed = pw_setup_agreed_new (self->options, self->groups, on_agreed, self);
  pw_setup_players_watch (self);
  {
    GtkWidget *const parts[] = {
      GTK_WIDGET (self->games),   GTK_WIDGET (self->level),   GTK_WIDGET (self->options),
      GTK_WIDGET (self->players), GTK_WIDGET (self->gallery), GTK_WIDGET (self->groups),
    };

    pw_part_keys_add (GTK_WIDGET (self), parts, G_N_ELEMENTS (parts), enter_part);
  }
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
  self->begun = TRUE;
}

/**
 * pw_setup_page_is_begun:
 *
 * Returns: whether a game was being set up and not started: pw_setup_page_refresh() takes it up again
 */
gboolean
pw_setup_page_is_begun (PwSetupPage *self)
{
  g_return_val_if_fail (PW_IS_SETUP_PAGE (self), FALSE);
  return self->begun;
}

/**
 * pw_setup_page_set_end:
 * @end: whether to begin with the level at which the end position is entered, where the game has one; else with the usual one
 */
void
pw_setup_page_set_end (PwSetupPage *self, gboolean end)
{
  g_return_if_fail (PW_IS_SETUP_PAGE (self));
  if (self->setup)
    on_level_chosen (self, end ? MAX (pw_game_end_level (self->game), 0) : 0, self->setup->me);
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
  board = pw_board_class_for (self->game->id);
  board->load_components ();
  /* What people entered is the new default: whoever had the old one goes on with it. The editor may have made it so already. */
  for (guint i = 0; i < self->game->terms.n_options; i++)
    if (self->setup->options[i] == self->usual[i])
      self->setup->options[i] = self->game->terms.options[i].def;
  remember_defaults (self);
  pw_setup_hold (self->setup);
  pw_setup_agreed_set (self->agreed, self->game, self->setup);
  fill_choices (self);
}

/**
 * pw_setup_page_focus_first:
 *
 * Puts the caret where most people begin: into the first player's name; in a narrow window, where that is far below, the keyboard
 * goes to the chosen game, at the top.
 */
void
pw_setup_page_focus_first (PwSetupPage *self)
{
  g_return_if_fail (PW_IS_SETUP_PAGE (self));
  if (!self->setup)
    return;
  if (gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)))) < NARROW)
    enter_part (GTK_WIDGET (self), GTK_WIDGET (self->games));
  else
    pw_player_row_focus_name (pw_setup_players_nth (self, 0));
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

/* Whether only an end position is going to be entered. */
gboolean
pw_setup_page_is_final (PwSetupPage *self)
{
  g_return_val_if_fail (PW_IS_SETUP_PAGE (self), FALSE);
  return self->setup && pw_game_nth_level (self->game, self->setup->level)->end;
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
  g_autoptr (PwSetup) agreed = NULL;
  g_autofree char *path = NULL;
  GSettings *settings = pw_settings_get ();
  gboolean deal;

  g_return_val_if_fail (PW_IS_SETUP_PAGE (self), NULL);

  /* An end position has no beginning. */
  deal = pw_setup_agreed_get_deal (self->agreed) && !pw_setup_page_is_final (self);
  /* Each game has a seed of its own, whoever rolls: one roll may be left to the program later. */
  self->setup->seed = (guint64) g_random_int_range (1, 1000000); /* short enough to be told */
  agreed = pw_setup_copy (self->setup);
  pw_idle_options_clear (agreed, 0);
  session = pw_session_new (self->game, agreed, error);
  if (!session)
    return NULL;
  /* What was read off the components once is known from the beginning. */
  pw_printed_begin (session);
  if (deal && !pw_setup_draft_deal (session, self->setup->seed, error))
    return NULL;
  path = pw_store_new_path (self->game, self->setup);
  pw_session_set_path (session, path);
  pw_session_save_soon (session);
  /* The next game finds that the name is taken. */
  pw_session_flush (session);

  pw_setup_draft_remember (self->setup, self->game, settings);
  pw_setup_agreed_remember (self->agreed);
  self->begun = FALSE;
  return g_steal_pointer (&session);
}
