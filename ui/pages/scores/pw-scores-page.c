/* pw-scores-page.c: a page that follows a game and shows what one of its players has: the chips, whose it is, when it looks again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-scores-page.h"

#include <glib/gi18n-lib.h>

/* ROOM: pixels that a chip leaves to others in its row. */
#define ROOM 56

typedef struct
{
  PwPlayerChips *chips;
  PwSession *session;
  guint seat;                   /* whose scores are shown */
  gboolean chosen;              /* somebody said whose */
  gboolean stale;               /* something changed while the page was hidden */
} PwScoresPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PwScoresPage, pw_scores_page, ADW_TYPE_BIN)

static PwScoresPagePrivate *
get_private (gpointer self)
{
  return pw_scores_page_get_instance_private (self);
}

/**
 * pw_scores_page_update:
 *
 * To be called when something that the page shows has changed: it looks again, now or when it is next seen.
 */
void
pw_scores_page_update (PwScoresPage *self)
{
  PwScoresPagePrivate *private = get_private (self);
  gboolean seen = gtk_widget_get_mapped (GTK_WIDGET (self));

  if (!private->session)
    return;
  private->stale = !seen;
  if (seen)
    PW_SCORES_PAGE_GET_CLASS (self)->update (self);
}

/* Which moment is looked at changes no score. */
static void
on_changed (PwScoresPage *self, PwChange change)
{
  if (change != PW_CHANGE_VIEW)
    pw_scores_page_update (self);
}

static void
on_player_chosen (PwScoresPage *self, int seat)
{
  pw_scores_page_show_player (self, (guint) seat);
}

static void
pw_scores_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (pw_scores_page_parent_class)->map (widget);
  if (get_private (widget)->stale)
    pw_scores_page_update (PW_SCORES_PAGE (widget));
}

static void
pw_scores_page_dispose (GObject *object)
{
  PwScoresPagePrivate *private = get_private (object);

  if (private->session)
    g_signal_handlers_disconnect_by_data (private->session, object);
  g_clear_object (&private->session);
  G_OBJECT_CLASS (pw_scores_page_parent_class)->dispose (object);
}

static void
pw_scores_page_class_init (PwScoresPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_scores_page_dispose;
  GTK_WIDGET_CLASS (klass)->map = pw_scores_page_map;
  g_type_ensure (PW_TYPE_PLAYER_CHIPS);
}

static void
pw_scores_page_init (PwScoresPage *self)
{
}

/**
 * pw_scores_page_set_chips:
 * @chips: part of the page: what a player is chosen by
 *
 * To be called once, before any game.
 */
void
pw_scores_page_set_chips (PwScoresPage *self, PwPlayerChips *chips)
{
  get_private (self)->chips = chips;
  pw_player_chips_set_order (chips, FALSE);
  pw_player_chips_wrap (chips);
  g_signal_connect_object (chips, "chosen", G_CALLBACK (on_player_chosen), self, G_CONNECT_SWAPPED);
}

/**
 * pw_scores_page_set_session:
 * @session: (nullable): the game whose scores to show; the page follows it
 */
void
pw_scores_page_set_session (PwScoresPage *self, PwSession *session)
{
  PwScoresPagePrivate *private = get_private (self);

  g_return_if_fail (PW_IS_SCORES_PAGE (self));

  if (private->session)
    g_signal_handlers_disconnect_by_data (private->session, self);
  g_set_object (&private->session, session);
  private->seat = 0;
  private->chosen = FALSE;
  pw_player_chips_set_session (private->chips, session);
  pw_player_chips_set_room (private->chips, ROOM);
  pw_player_chips_set_current (private->chips, 0);
  if (session)
    g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), self);
  pw_scores_page_update (self);
}

/**
 * pw_scores_page_get_session:
 *
 * Returns: (transfer none) (nullable): the game whose scores are shown
 */
PwSession *
pw_scores_page_get_session (PwScoresPage *self)
{
  g_return_val_if_fail (PW_IS_SCORES_PAGE (self), NULL);
  return get_private (self)->session;
}

/**
 * pw_scores_page_show_player:
 * @seat: whose scores to show
 */
void
pw_scores_page_show_player (PwScoresPage *self, guint seat)
{
  PwScoresPagePrivate *private = get_private (self);

  g_return_if_fail (PW_IS_SCORES_PAGE (self));
  g_return_if_fail (private->session != NULL && seat < pw_session_get_setup (private->session)->n_players);
  private->seat = seat;
  private->chosen = TRUE;
  pw_player_chips_set_current (private->chips, (int) seat);
  PW_SCORES_PAGE_GET_CLASS (self)->show_seat (self);
}

/**
 * pw_scores_page_propose_player:
 * @seat: whose scores are of most interest
 *
 * Theirs are shown as long as nobody has chosen; the page itself says so before it shows anything.
 */
void
pw_scores_page_propose_player (PwScoresPage *self, guint seat)
{
  PwScoresPagePrivate *private = get_private (self);

  g_return_if_fail (PW_IS_SCORES_PAGE (self));
  if (private->chosen || private->seat == seat)
    return;
  private->seat = seat;
  pw_player_chips_set_current (private->chips, (int) seat);
}

/**
 * pw_scores_page_get_seat:
 *
 * Returns: whose scores are shown
 */
guint
pw_scores_page_get_seat (PwScoresPage *self)
{
  g_return_val_if_fail (PW_IS_SCORES_PAGE (self), 0);
  return get_private (self)->seat;
}

/**
 * pw_scores_page_dup_game:
 *
 * Returns: (transfer full) (nullable): what the game is called
 */
char *
pw_scores_page_dup_game (PwScoresPage *self)
{
  PwSession *session = pw_scores_page_get_session (self);

  return session ? g_strdup (_(pw_session_get_game (session)->name)) : NULL;
}
